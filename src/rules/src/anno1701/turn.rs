//! The turn: who may do what when, how it runs on by itself, and when the game is won (specification, section 5).

use super::action::{Action, Move, Reply};
use super::data::{Effect, data};
use super::event::{Deal, Event, Fate, Voyage};
use super::kinds::Encounter;
use super::options::WinCheck;
use super::refusal::Refusal;
use super::state::{Phase, State, ThisTurn};
use crate::{Seat, Seats};

impl State {
    /// The general errors, which come before those of the action itself (specification, section 6).
    pub(super) fn permits(&self, seat: Seat, action: Move) -> Result<(), Refusal> {
        if self.phase == Phase::GameOver {
            return Err(Refusal::GameOver);
        }
        if self.players.get(seat).is_none() {
            return Err(Refusal::UnknownId);
        }
        let fits = match action {
            Move::SetOrders => return Ok(()),
            Move::Offer | Move::Accept | Move::Counter | Move::Decline | Move::Withdraw => {
                return self.permits_trade(seat, action);
            }
            Move::ChooseTiles if self.phase == Phase::SetupChoose => return Ok(()),
            _ if self.phase == Phase::SetupChoose => return Err(Refusal::WrongPhase),
            _ if seat != self.active => return Err(Refusal::NotYourTurn),
            Move::ChooseTiles => false,
            Move::Roll => self.phase == Phase::Yield,
            Move::Discard => self.phase == Phase::Discard,
            Move::KeepTile => self.phase == Phase::KeepTile,
            Move::PlaceTile => self.phase == Phase::PlaceTile,
            Move::BuildResident
            | Move::BuildBuilding
            | Move::BuildShip
            | Move::BuyTile
            | Move::Use
            | Move::PayFavour
            | Move::Donate
            | Move::SetSail => self.phase == Phase::Action,
            Move::Sail | Move::Discover | Move::Found | Move::EndTurn => self.phase == Phase::Sailing,
            Move::Encounter => self.phase == Phase::Encounter,
            Move::Retreat => self.phase == Phase::Retreat,
        };
        if fits {
            return Ok(());
        }
        Err(match self.phase {
            Phase::Discard | Phase::KeepTile | Phase::PlaceTile | Phase::Encounter | Phase::Retreat => {
                Refusal::Pending
            }
            Phase::SetupChoose | Phase::Yield | Phase::Action | Phase::Sailing | Phase::GameOver => {
                Refusal::WrongPhase
            }
        })
    }

    pub(super) fn due_seats(&self) -> Seats {
        match self.phase {
            Phase::GameOver => Seats::NONE,
            Phase::SetupChoose => self
                .players
                .iter()
                .filter(|(_, player)| player.chosen.is_none())
                .map(|(seat, _)| seat)
                .collect(),
            Phase::Yield
            | Phase::Discard
            | Phase::Action
            | Phase::KeepTile
            | Phase::PlaceTile
            | Phase::Sailing
            | Phase::Encounter
            | Phase::Retreat => Seats::one(self.active),
        }
    }

    /// The start of a turn, up to its first question. A1701 R2: the win is tested before the roll.
    pub(super) fn begin_turn(&mut self, seat: Seat, events: &mut Vec<Event>) {
        self.turn += 1;
        self.active = seat;
        self.phase = Phase::Yield;
        events.push(Fate::TurnBegan { seat, round: self.round }.into());
        if !self.is_won(events) && self.options.auto_roll {
            self.roll(events);
        }
    }

    /// After the roll, and after a fire was answered.
    pub(super) fn begin_action(&mut self, events: &mut Vec<Event>) {
        self.phase = Phase::Action;
        let seat = self.active;
        let player = &mut self.players[seat];
        let banks: u16 = (player.built())
            .filter_map(|lying| match data().printed(lying.tile.kind()).effect {
                Effect::TurnGold(gold) => Some((lying.tile.kind(), gold)),
                _ => None,
            })
            .map(|(building, gold)| {
                events.push(Fate::BuildingGold { seat, building, gold }.into());
                gold
            })
            .sum();
        player.gold += banks;
        if banks > 0 {
            self.settle(events);
        }
    }

    /// After every complete step: riots begin and end with the gold, and the active player may have won.
    pub(super) fn settle(&mut self, events: &mut Vec<Event>) {
        self.settle_riots(events);
        self.is_won(events);
    }

    /// A1701 R1: automatic, also outside one's turn.
    pub(super) fn settle_riots(&mut self, events: &mut Vec<Event>) {
        for (seat, player) in self.players.iter() {
            match (self.riots.contains(seat), player.has_riot()) {
                (false, true) => {
                    self.riots.insert(seat);
                    events.push(Fate::RiotBegan { seat }.into());
                }
                (true, false) => {
                    self.riots.remove(seat);
                    events.push(Fate::RiotEnded { seat }.into());
                }
                (false, false) | (true, true) => {}
            }
        }
    }

    /// Five favours and no riot, in one's own turn.
    fn is_won(&mut self, events: &mut Vec<Event>) -> bool {
        let seat = self.active;
        let tested = match self.phase {
            Phase::GameOver => return true,
            Phase::SetupChoose => false,
            Phase::Yield => self.options.win_check == WinCheck::Immediate,
            _ => true,
        };
        let won = tested && !self.riots.contains(seat) && self.favours(seat) >= data().favours_to_win;
        if won {
            self.winner = Some(seat);
            self.phase = Phase::GameOver;
            self.expire_offers(events);
            events.push(Fate::Won { seat }.into());
        }
        won
    }

    /// A1701 6.12: open offers expire; `true`: no ship is at sea, so the turn is over.
    pub(super) fn set_sail(&mut self, events: &mut Vec<Event>) -> bool {
        self.expire_offers(events);
        let at_sea = self.player().ships.iter().any(Option::is_some);
        if at_sea {
            self.phase = Phase::Sailing;
            events.push(Voyage::SetSail { seat: self.active }.into());
        } else {
            self.end_turn(events);
        }
        !at_sea
    }

    pub(super) fn end_turn(&mut self, events: &mut Vec<Event>) {
        self.this_turn = ThisTurn::default();
        for (_, player) in self.players.iter_mut() {
            player.order_uses.iter_mut().for_each(|uses| *uses = 0);
        }
        self.player_mut().fields.iter_mut().flatten().for_each(|lying| lying.used = false);
        let next = self.active.next(self.count());
        if next == self.first {
            if self.round >= self.options.round_limit {
                self.time_out(events);
                return;
            }
            self.round += 1;
        }
        self.begin_turn(next, events);
    }

    /// The first in the table of places wins.
    fn time_out(&mut self, events: &mut Vec<Event>) {
        self.winner = self.ranking().first().map(|standing| standing.seat);
        self.timed_out = true;
        self.phase = Phase::GameOver;
        events.push(Fate::TimedOut { rounds: self.round }.into());
    }

    fn expire_offers(&mut self, events: &mut Vec<Event>) {
        let count = self.offers.len() as u8;
        self.offers.clear();
        if count > 0 {
            events.push(Deal::OffersExpired { count }.into());
        }
    }

    /// The minimal turn (specification, section 5.2): nothing that is voluntary.
    pub(super) fn play_absent(&self, seat: Seat) -> Option<Action> {
        if !self.due_seats().contains(seat) {
            return None;
        }
        Some(match self.phase {
            Phase::SetupChoose => {
                let [first, second] = self.tiles_for_the_absent(seat)?;
                Action::ChooseTiles { first, second }
            }
            Phase::Yield => Action::Roll,
            Phase::Discard => Action::Discard { goods: self.burnt(seat, self.owed.into()) },
            Phase::Action => Action::SetSail,
            Phase::KeepTile => {
                let best = self.searched.iter().min_by_key(|tile| (data().tile_rank(**tile), **tile));
                Action::KeepTile { tile: *best? }
            }
            Phase::PlaceTile => Action::PlaceTile { field: self.field_for_the_absent()? },
            Phase::Sailing => Action::EndTurn,
            Phase::Encounter => Action::Encounter { reply: self.reply_of_the_absent()?, good: None },
            Phase::Retreat => Action::Retreat { to: self.nearest_retreat()? },
            Phase::GameOver => return None,
        })
    }

    /// A1701 5.2, D9 to D11: keep the card, do not sell, pay if enough gold for the peace remains, else fight.
    fn reply_of_the_absent(&self) -> Option<Reply> {
        let (_, card) = self.encounter()?;
        Some(match card {
            Encounter::FreeTrader if self.may_reply(Reply::Skip, None).is_ok() => Reply::Skip,
            Encounter::Pirate { .. } => {
                let left = self.player().gold.checked_sub(self.demand()?);
                if left.is_some_and(|left| left >= data().riot_below) { Reply::Pay } else { Reply::Fight }
            }
            Encounter::FreeTrader | Encounter::Castaways | Encounter::Hurricane { .. } => Reply::Keep,
        })
    }
}
