//! The roll and its yields (Anno 1701 rules, section 5.1).

use super::data::{Effect, data};
use super::events::{Event, TableEvent};
use super::kinds::{Field, Goods, Happening, Island};
use super::state::{Phase, State};
use crate::Seat;

impl State {
    /// Rolls and resolves everything; a win is checked once afterwards (R2).
    pub(super) fn roll(&mut self, events: &mut Vec<Event>) {
        let seat = self.active;
        let dice = [self.dice.d6(), self.dice.d6()];
        let sum = dice[0] + dice[1];
        self.last_dice = Some(dice);
        self.last_event = None;
        events.push(TableEvent::Rolled { seat, dice }.into());
        if data().event_rolls.contains(&sum) {
            self.pay_event_gold(events);
            self.draw_event(events);
        } else {
            for seat in self.in_turn_order() {
                self.yield_to(seat, sum, events);
            }
            self.update_riots(events);
        }
        self.phase = Phase::Discard;
        self.finish_step(events);
        if self.phase == Phase::GameOver {
            self.owed = 0;
        } else if self.owed == 0 {
            self.begin_action(events);
        }
    }

    /// Pays the gold of palace gardens before the card is drawn.
    fn pay_event_gold(&mut self, events: &mut Vec<Event>) {
        for seat in self.in_turn_order() {
            let player = &mut self.players[seat];
            for field in 0..Field::COUNT {
                let Some(placed) = player.fields[field].filter(|placed| placed.built) else { continue };
                let building = placed.tile.kind();
                if let Effect::EventGold(gold) = data().printed(building).effect {
                    player.gold += gold;
                    events.push(TableEvent::BuildingGold { seat, building, gold }.into());
                }
            }
        }
        self.update_riots(events);
    }

    /// Resolves both events of a card, each for all players.
    fn draw_event(&mut self, events: &mut Vec<Event>) {
        let Some(card) = self.events.draw(&mut self.dice) else { return };
        let happenings = data().events[usize::from(card)];
        self.last_event = Some(card);
        events.push(TableEvent::Card { happenings }.into());
        for happening in happenings {
            match happening {
                Happening::Fire => self.fire(events),
                Happening::Tax => self.tax(events),
                Happening::Queen => self.queen(events),
            }
            self.update_riots(events);
        }
        self.events.discards.push(card);
    }

    /// The landscape first, then each different island with a colony, in the order of the places.
    fn yield_to(&mut self, seat: Seat, roll: u8, events: &mut Vec<Event>) {
        if data().riot_blocked_rolls.contains(&roll) && self.riots.contains(seat) {
            events.push(TableEvent::YieldBlocked { seat, roll }.into());
            return;
        }
        let player = &self.players[seat];
        let mut gains = Goods::NONE;
        let mut coins = 0;
        let landscape = Field::numbered(roll)
            .filter(|field| player.placed(*field).is_none())
            .and_then(|field| data().landscape(player.board, field))
            .map(|landscape| data().good_of(landscape));
        let islands =
            player.settled().iter().map(|place| self.face(place)).filter(|face| face.number == roll);
        let mut wanted: arrayvec::ArrayVec<_, 32> = landscape.into_iter().collect();
        for face in islands {
            match face.island.good() {
                Some(good) => wanted.push(good),
                None if face.island == Island::Gold => coins += 1,
                None => {}
            }
        }
        for good in wanted {
            if self.hand_out(seat, good) {
                gains[good] += 1;
            } else {
                events.push(TableEvent::SupplyEmpty { seat, good }.into());
            }
        }
        self.players[seat].gold += u16::from(coins);
        if coins > 0 || !gains.is_empty() {
            events.push(TableEvent::Yielded { seat, roll, goods: gains, gold: coins }.into());
        }
    }
}
