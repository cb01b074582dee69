//! Conditions that hold in every state (Mille Fiori rules 12).

use super::board::{Field, Fields};
use super::cards::Card;
use super::data::data;
use super::kinds::{Area, Symbol};
use super::state::{Phase, State};
use super::{bonus, houses, sea_route};
use crate::Seat;

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

impl State {
    pub(super) fn check_invariants(&self) -> Result<(), String> {
        self.cards_are_conserved()?;
        self.cards_fit_their_fields()?;
        self.board_is_sound()?;
        for seat in self.players.seats() {
            self.rhombs_are_conserved(seat)?;
            self.bonus_is_deserved(seat)?;
        }
        self.hands_are_even()?;
        self.game_ends_in_time()
    }

    /// Every card but those on the discard pile.
    fn unplayed(&self) -> impl Iterator<Item = Card> + '_ {
        let hands = self.players.iter().flat_map(|(seat, player)| {
            player.hand.iter().chain(&player.set_aside).copied().chain(self.locked(seat))
        });
        self.draw_pile.iter().chain(&self.display).copied().chain(hands)
    }

    /// 1: every card is in exactly one place.
    fn cards_are_conserved(&self) -> Result<(), String> {
        let mut found: Vec<Card> =
            self.unplayed().chain(self.discard.iter().map(|played| played.card)).collect();
        let mut deck: Vec<Card> = data().deck.to_vec();
        found.sort_unstable();
        deck.sort_unstable();
        ensure(found == deck, || format!("the {} cards differ from the deck", found.len()))?;
        for (seat, player) in self.players.iter() {
            let held =
                player.pick.is_none_or(|pick| self.phase != Phase::Choose || player.hand.contains(&pick));
            ensure(held, || format!("{seat:?} has chosen a card that it does not hold"))?;
        }
        Ok(())
    }

    /// 2: rhombs on fields, on bonus places, in supply and in reserve add up to all rhombs.
    fn rhombs_are_conserved(&self, seat: Seat) -> Result<(), String> {
        let display = data().display(self.options.display);
        let player = &self.players[seat];
        let placed = self.board.of(seat).len() + usize::from(self.bonus.count(seat));
        let all = usize::from(display.supply + display.reserve);
        ensure(placed + usize::from(player.rhombs()) == all, || {
            format!("the rhombs of {seat:?} do not add up")
        })?;
        ensure(player.reserve == display.reserve || player.supply == 0, || {
            format!("{seat:?} has used the reserve too early")
        })?;
        ensure(player.supply > 0 || self.end_trigger.is_some(), || {
            format!("{seat:?} has an empty supply, but end_trigger is not set")
        })?;
        // 4: every turn starts with a rhomb.
        let starts = self.phase == Phase::Play && self.active == seat;
        ensure(!starts || player.supply > 0, || format!("{seat:?} starts a turn without a rhomb"))?;
        ensure(player.ship <= sea_route::LAST, || format!("the ship of {seat:?} is beyond the last field"))
    }

    /// 3: no more unplayed cards than free fields, so that every card can be placed (rules R1).
    fn cards_fit_their_fields(&self) -> Result<(), String> {
        let mut unplayed = [0; Symbol::COUNT];
        self.unplayed().for_each(|card| unplayed[card.symbol().index()] += 1);
        let free = !self.board.occupied();
        let fits = |symbols: &[Symbol], fields: Fields| {
            let cards: usize = symbols.iter().map(|symbol| unplayed[symbol.index()]).sum();
            ensure(cards <= (fields & free).len(), || format!("{cards} cards are too many for {symbols:?}"))
        };
        for area in Area::ALL {
            match area {
                Area::Nobili | Area::Populi => fits(area.symbols(), Fields::of(*area))?,
                Area::Workshops | Area::Houses | Area::Trade | Area::Harbor => {
                    for symbol in area.symbols() {
                        fits(&[*symbol], data().by_symbol[symbol.index()])?;
                    }
                }
            }
        }
        Ok(())
    }

    /// 5, 6: houses without gaps, pyramids without holes, one owner per field.
    fn board_is_sound(&self) -> Result<(), String> {
        let occupied = self.board.occupied();
        let owned: usize = self.players.seats().map(|seat| self.board.of(seat).len()).sum();
        ensure(owned == occupied.len(), || "a field has two owners".to_owned())?;
        let built = (occupied & Fields::of(Area::Houses)).len();
        let next = houses::next(occupied).map_or(20, Field::number);
        ensure(built == next, || "the houses have a gap".to_owned())?;
        for area in [Area::Nobili, Area::Populi] {
            for field in occupied & Fields::of(area) {
                let base = data().pyramid(area).rests_on[field.number()];
                ensure(occupied.contains_all(base), || {
                    format!("{field:?} is occupied, but a field below it is free")
                })?;
            }
        }
        let placed = self.discard.iter().filter(|played| played.field.is_some()).count();
        ensure(placed == occupied.len(), || "rhombs and played cards do not agree".to_owned())
    }

    /// 7: a seat holds a bonus place if and only if it has the set, but for the very last rhomb (rules R14).
    fn bonus_is_deserved(&self, seat: Seat) -> Result<(), String> {
        for area in Area::WITH_BONUS {
            let held = self.bonus.place(area, seat).is_some();
            let complete = bonus::is_complete(area, self.board.of(seat));
            let spent = self.players[seat].rhombs() == 0;
            ensure(held == complete || complete && spent, || {
                format!("{seat:?} wrongly holds or lacks the bonus of {}", area.as_str())
            })?;
            let mut holders = self.bonus.taken(area).to_vec();
            holders.sort_unstable();
            holders.dedup();
            ensure(holders.len() == self.bonus.taken(area).len(), || "a bonus was taken twice".to_owned())?;
        }
        Ok(())
    }

    /// 9: hands have the same size; in the tactical variant players who have begun their turn hold none.
    fn hands_are_even(&self) -> Result<(), String> {
        let full = data().hand_size + 1 - usize::from(self.card_round);
        for (seat, player) in self.players.iter() {
            let expected = match self.phase {
                Phase::Choose => full,
                Phase::Play if self.is_on_turn() && seat == self.active => full,
                Phase::Play | Phase::Extra if self.is_on_turn() && !self.has_begun(seat) => full,
                Phase::Play | Phase::Extra => 0,
                Phase::Over => player.hand.len(),
            };
            ensure(player.hand.len() == expected, || {
                format!("{seat:?} holds {} cards instead of {expected}", player.hand.len())
            })?;
        }
        Ok(())
    }

    /// 14: no more rounds than the cards allow.
    fn game_ends_in_time(&self) -> Result<(), String> {
        let most = data().display(self.options.display).max_rounds.of(self.count());
        ensure(usize::from(self.round) <= most, || format!("round {} exceeds {most}", self.round))
    }
}
