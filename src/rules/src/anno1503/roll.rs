//! The roll and its resolution, player by player in turn order from the active one.

use serde::{Deserialize, Serialize};

use super::data::data;
use super::events::Event;
use super::kinds::{Building, Good, GoodSet, Happening, Yield};
use super::refusals::Refusal;
use super::state::{Phase, State};
use crate::Seat;

/// The unresolved part of a roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Resolve {
    pub matter: Cause,
    /// How many players are done.
    pub served: u8,
    /// How many goods the current player has taken (golden times with a church).
    pub picked: u8,
    /// The player has been asked; orders changed after that do not answer the question.
    pub asked: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Cause {
    Yield(u8),
    Event(Happening),
}

impl State {
    pub(super) fn roll(&mut self, events: &mut Vec<Event>) {
        let seat = self.active;
        let die = self.dice.d6();
        self.last_die = Some(die);
        self.last_happening = None;
        events.push(Event::Rolled { seat, die });
        let matter = if die == data().event_number {
            let happening = data().happening(self.dice.d6());
            self.last_happening = Some(happening);
            events.push(Event::Happened { seat, happening });
            Cause::Event(happening)
        } else {
            Cause::Yield(die)
        };
        self.resolve = Some(Resolve { matter, served: 0, picked: 0, asked: false });
        self.phase = Phase::Resolve;
    }

    /// The unresolved part of the roll, and the player whose share is next.
    pub(super) fn open_entry(&self) -> Option<(Seat, Resolve)> {
        let entry = self.resolve?;
        let seat = Seat(((self.active.index() + usize::from(entry.served)) % self.count()) as u8);
        Some((seat, entry))
    }

    /// Resolves the roll up to the next choice; `false` if a player must choose.
    pub(super) fn resolve_roll(&mut self, events: &mut Vec<Event>) -> bool {
        while let Some((seat, entry)) = self.open_entry() {
            if usize::from(entry.served) == self.count() {
                self.resolve = None;
                self.phase = Phase::Phase2;
                break;
            }
            let done = match entry.matter {
                Cause::Yield(_) | Cause::Event(Happening::GoldenTimes) => self.serve_good(seat, events),
                Cause::Event(Happening::Pirate) => self.pirate(seat, events),
                Cause::Event(Happening::Fire) => {
                    self.fire(seat, events);
                    true
                }
            };
            if !done {
                self.resolve = Some(Resolve { asked: true, ..entry });
                return false;
            }
        }
        true
    }

    /// Moves on to the next player.
    pub(super) fn next_entry(&mut self) {
        if let Some(entry) = &mut self.resolve {
            *entry = Resolve { matter: entry.matter, served: entry.served + 1, picked: 0, asked: false };
        }
    }

    /// The goods that the roll gives this player, whether in supply or not.
    fn allowed(&self, seat: Seat) -> GoodSet {
        match self.resolve.map(|entry| entry.matter) {
            Some(Cause::Yield(number)) => {
                let player = &self.players[seat];
                let mut goods = match player.home_yield(number) {
                    Some(Yield::Any) => GoodSet::ALL,
                    Some(Yield::Good(good)) => [good].into_iter().collect(),
                    None => GoodSet::NONE,
                };
                // Anno 1503 rules R7: one card, never two; the same good twice gives no choice.
                if let Some(post) = player.post_at(number) {
                    goods.insert(post.good);
                }
                goods
            }
            Some(Cause::Event(Happening::GoldenTimes)) => GoodSet::ALL,
            Some(Cause::Event(Happening::Pirate | Happening::Fire)) | None => GoodSet::NONE,
        }
    }

    /// Anno 1503 rules R6: only goods still in the supply are offered.
    pub(super) fn offered(&self, seat: Seat) -> GoodSet {
        self.allowed(seat).and(self.supply.kinds())
    }

    fn serve_good(&mut self, seat: Seat, events: &mut Vec<Event>) -> bool {
        let offered = self.offered(seat);
        let by_orders = offered.len() > 1 && self.decides_automatically(seat);
        let good = match offered.len() {
            0 => {
                events.push(Event::NothingLeft { seat });
                self.next_entry();
                return true;
            }
            1 => offered.iter().next(),
            _ if by_orders => self.ordered_good(seat, offered),
            _ => None,
        };
        match good {
            Some(good) => {
                self.hand_out(seat, good, events);
                if by_orders {
                    events.push(Event::ChosenByOrders { seat });
                }
                true
            }
            None => false,
        }
    }

    pub(super) fn may_take(&self, seat: Seat, good: Good) -> Result<(), Refusal> {
        if !self.allowed(seat).contains(good) {
            return Err(Refusal::NotOffered);
        }
        if self.supply[good] == 0 { Err(Refusal::SupplyEmpty) } else { Ok(()) }
    }

    pub(super) fn take(&mut self, seat: Seat, good: Good, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.may_take(seat, good)?;
        self.hand_out(seat, good, events);
        Ok(())
    }

    fn hand_out(&mut self, seat: Seat, good: Good, events: &mut Vec<Event>) {
        self.supply[good] -= 1;
        self.players[seat].hand[good] += 1;
        events.push(Event::Took { seat, good });
        let golden = self.last_happening == Some(Happening::GoldenTimes);
        let picks = if golden && self.players[seat].owns(Building::Church) { data().church_picks } else { 1 };
        match &mut self.resolve {
            Some(entry) if entry.picked + 1 < picks => {
                entry.picked += 1;
                entry.asked = false;
            }
            _ => self.next_entry(),
        }
    }
}
