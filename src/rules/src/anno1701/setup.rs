//! The setup (Anno 1701 rules, section 4).

use arrayvec::ArrayVec;

use super::data::{BOARDS, DEALT, KEPT, data};
use super::events::{Event, TableEvent};
use super::kinds::{Field, Goods, Stack, Track};
use super::map::{PLACES, SITES, Spots};
use super::options::{Options, StartPlayer};
use super::player::{PlacedTile, Player};
use super::refusals::Refusal;
use super::state::{Phase, Pile, State, ThisTurn};
use super::tile::Tile;
use crate::{BySeat, Dice, Seat, Seats, Seed};

impl State {
    pub(super) fn new(options: &Options, seats: usize, seed: Seed, events: &mut Vec<Event>) -> State {
        let mut dice = Dice::new(seed);
        let mut boards: ArrayVec<u8, BOARDS> = (0..BOARDS as u8).collect();
        dice.shuffle(&mut boards);
        let first = start_player(options.start_player, seats, &mut dice, events);
        let mut state = State {
            options: options.clone(),
            round: 1,
            turn: 0,
            first,
            active: first,
            phase: Phase::SetupChoose,
            players: BySeat::new(seats, |seat| Player::new(boards[seat.index()])),
            supply: Goods([data().cards_per_good; 6]),
            islands: lay_islands(&mut dice),
            face_up: Spots::NONE,
            colonies: [None; SITES],
            stacks: [Stack::One, Stack::Two].map(|stack| shuffled(stack, &mut dice)),
            events: Pile::shuffled(&mut dice),
            encounters: Pile::shuffled(&mut dice),
            powers: [None; Track::COUNT],
            donations: ArrayVec::new(),
            seven: Seats::NONE,
            riots: Seats::NONE,
            offers: ArrayVec::new(),
            offers_made: 0,
            this_turn: ThisTurn::default(),
            owed: 0,
            searched: ArrayVec::new(),
            placing: None,
            met: None,
            last_dice: None,
            last_event: None,
            last_route: None,
            winner: None,
            timed_out: false,
            dice,
        };
        for seat in Seat::all(seats) {
            events.push(TableEvent::Board { seat, board: state.players[seat].board + 1 }.into());
        }
        state.deal_tiles();
        if options.first_game_setup {
            for seat in Seat::all(seats) {
                let dealt = &state.players[seat].dealt;
                let tiles = [dealt[0], dealt[1]];
                state.players[seat].chosen = Some(tiles);
                events.push(TableEvent::TilesChosen { seat, tiles }.into());
            }
            state.lay_chosen_tiles();
            state.begin_turn(first, events);
        }
        state
    }

    /// Deals four tiles to choose from, or the two that are kept.
    fn deal_tiles(&mut self) {
        let count = if self.options.first_game_setup { KEPT } else { DEALT };
        for seat in self.players.seats() {
            for _ in 0..count {
                let tile = self.stacks[Stack::One as usize].pop();
                self.players[seat].dealt.extend(tile);
            }
        }
    }

    pub(super) fn may_choose_tiles(&self, seat: Seat, first: Tile, second: Tile) -> Result<(), Refusal> {
        let dealt = &self.players[seat].dealt;
        if !dealt.contains(&first) || !dealt.contains(&second) {
            return Err(Refusal::NotDealt);
        }
        if first == second { Err(Refusal::NeedTwo) } else { Ok(()) }
    }

    /// A player may change the choice until the last player has chosen. Returns `true` if the game begins.
    pub(super) fn choose_tiles(
        &mut self,
        seat: Seat,
        tiles: [Tile; KEPT],
        events: &mut Vec<Event>,
    ) -> Result<bool, Refusal> {
        self.may_choose_tiles(seat, tiles[0], tiles[1])?;
        self.players[seat].chosen = Some(tiles);
        events.push(TableEvent::TilesChosen { seat, tiles }.into());
        let all = self.players.values().all(|player| player.chosen.is_some());
        if all {
            self.lay_chosen_tiles();
            self.begin_turn(self.first, events);
        }
        Ok(all)
    }

    /// Places the kept tiles face down on m1 and m2, returns the others to stack I, and shuffles it.
    fn lay_chosen_tiles(&mut self) {
        for (_, player) in self.players.iter_mut() {
            let chosen = player.chosen.take().unwrap_or([player.dealt[0], player.dealt[1]]);
            for (field, tile) in [Field::M1, Field::M2].into_iter().zip(chosen) {
                player.fields[field as usize] = Some(PlacedTile::face_down(tile));
            }
            let returned = player.dealt.drain(..).filter(|tile| !chosen.contains(tile));
            self.stacks[Stack::One as usize].extend(returned);
        }
        self.dice.shuffle(&mut self.stacks[Stack::One as usize]);
    }

    /// Anno 1701 rules D1: the two best tiles of the preference list; two equal ones only if there is no alternative.
    pub(super) fn default_tiles(&self, seat: Seat) -> Option<[Tile; KEPT]> {
        let mut dealt = self.players[seat].dealt.clone();
        dealt.sort_by_key(|tile| (data().tile_rank(*tile), *tile));
        let first = *dealt.first()?;
        let other = dealt.iter().skip(1).find(|tile| tile.kind() != first.kind());
        Some([first, *other.or(dealt.get(1))?])
    }
}

fn shuffled(stack: Stack, dice: &mut Dice) -> ArrayVec<Tile, { super::data::TILES }> {
    let mut tiles: ArrayVec<Tile, { super::data::TILES }> = data().tiles(stack).collect();
    dice.shuffle(&mut tiles);
    tiles
}

/// Deals dark tiles to dark places and light tiles to light places.
fn lay_islands(dice: &mut Dice) -> [u8; PLACES] {
    let mut tiles: Vec<u8> = (0..PLACES as u8).collect();
    dice.shuffle(&mut tiles);
    let mut islands = [0; PLACES];
    for (island, place) in islands.iter_mut().zip(&data().chart.places) {
        if let Some(next) = tiles.iter().position(|tile| data().islands[usize::from(*tile)].0 == place.back) {
            *island = tiles.swap_remove(next);
        }
    }
    islands
}

/// Anno 1701 rules setup 2: the highest sum of two dice begins; tied players roll again.
fn start_player(option: StartPlayer, seats: usize, dice: &mut Dice, events: &mut Vec<Event>) -> Seat {
    if option == StartPlayer::SeatOne {
        return Seat(0);
    }
    let mut rolling = Seats::all(seats);
    loop {
        let mut highest = 0;
        let mut leaders = Seats::NONE;
        for seat in rolling.iter() {
            let sum = dice.d6() + dice.d6();
            events.push(TableEvent::FirstRoll { seat, sum }.into());
            if sum > highest {
                (highest, leaders) = (sum, Seats::NONE);
            }
            if sum == highest {
                leaders.insert(seat);
            }
        }
        rolling = leaders;
        if let (1, Some(seat)) = (rolling.len(), rolling.iter().next()) {
            events.push(TableEvent::Begins { seat }.into());
            return seat;
        }
    }
}
