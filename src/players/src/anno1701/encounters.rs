//! The value of encounters on question marks. Every encounter card is equally likely.

use archipel_rules::anno1701::data::{Effect, data};
use archipel_rules::anno1701::kinds::{Encounter, Good, Goods, Track};
use archipel_rules::anno1701::map::{Hex, SeaField};
use archipel_rules::anno1701::view::SeatInfo;

use super::evaluation::Evaluation;

/// Faces of the die that is rolled against a pirate.
const DIE_FACES: u8 = 6;

/// A ship on a question mark, with both possible results evaluated.
#[derive(Clone, Debug)]
pub struct ShipEncounter<'a> {
    info: SeatInfo<'a>,
    sails_on: Evaluation<'a>,
    sent_back: Evaluation<'a>,
}

impl<'a> ShipEncounter<'a> {
    /// `points` are the movement points that the ship has left.
    pub fn new(info: SeatInfo<'a>, ship: u8, at: Hex, points: u8) -> ShipEncounter<'a> {
        let sails_on = Evaluation::with_ship(info, (ship, at, points));
        // Assumes the start field; a nearer harbour of the player would be better.
        let sent_back = Evaluation::with_ship(info, (ship, data().chart.start, 0));
        ShipEncounter { info, sails_on, sent_back }
    }

    /// The encounter at the first question mark of a course, where the ship stops; `None` if there is none.
    pub fn on_course(info: SeatInfo<'a>, ship: u8, path: &[Hex]) -> Option<ShipEncounter<'a>> {
        let (_, _, mut points) = info.ships().find(|(number, ..)| *number == ship)?;
        for hex in path {
            points = points.saturating_sub(1);
            if data().chart.field(*hex) == SeaField::Question {
                return Some(ShipEncounter::new(info, ship, *hex, points));
            }
        }
        None
    }

    /// The expected value before the card is drawn. A building with `Redraw` exchanges bad cards.
    pub fn value(&self) -> f64 {
        let drawn = self.value_of_draw();
        if self.effects().any(|effect| effect == Effect::Redraw) {
            self.mean(|value| value.max(drawn))
        } else {
            drawn
        }
    }

    /// The expected value of one draw that must be kept.
    pub fn value_of_draw(&self) -> f64 {
        self.mean(|value| value)
    }

    /// The value of this card with the best reply to it.
    pub fn value_of_card(&self, card: Encounter) -> f64 {
        let sails = self.info.sails();
        match card {
            Encounter::FreeTrader => self.value_of_sale(),
            Encounter::Pirate { strength, demand, reward, .. } => {
                self.value_of_fight(strength, reward).max(self.value_of_payment(demand))
            }
            Encounter::Castaways => self.sails_on.with_gold(sails.into()).value(),
            Encounter::Hurricane { sails: needed } if sails < needed => self.sent_back.value(),
            Encounter::Hurricane { .. } => self.sails_on.value(),
        }
    }

    /// The expected value of a fight: die and cannons against the strength of the pirate.
    pub fn value_of_fight(&self, strength: u8, reward: u8) -> f64 {
        let cannons = self.info.symbols_of(self.info.seat, Track::Cannons);
        let winning = (1..=DIE_FACES).filter(|die| die + cannons >= strength).count();
        let win_probability = winning as f64 / f64::from(DIE_FACES);
        win_probability * self.sails_on.with_gold(reward.into()).value()
            + (1.0 - win_probability) * self.sent_back.value()
    }

    /// The value of paying what the pirate demands, less the discounts of buildings.
    fn value_of_payment(&self, demand: u8) -> f64 {
        let discount = |effect| if let Effect::PirateDiscount(gold) = effect { gold } else { 0 };
        let demand = u16::from(demand).saturating_sub(self.effects().map(discount).sum());
        if demand > self.info.gold() {
            return super::NEVER;
        }
        self.sails_on.with_gold(-f64::from(demand)).value()
    }

    /// The value of selling the least useful good to the free trader, or of selling nothing.
    fn value_of_sale(&self) -> f64 {
        let gold = data().trader_gold(self.info.symbols_of(self.info.seat, Track::Sacks));
        let sale = |good: Good| {
            let mut after = self.sails_on.with_gold(gold.into());
            after.hand.subtract(&Goods::one(good));
            after.value()
        };
        let goods = self.sails_on.hand.kinds().filter(|_| gold > 0);
        goods.map(sale).fold(self.sails_on.value(), f64::max)
    }

    /// The mean over all cards. Equal cards lie next to each other and are evaluated once.
    fn mean(&self, adjust: impl Fn(f64) -> f64) -> f64 {
        let equal = data().encounters.chunk_by(|one, other| one == other);
        let sum: f64 = equal.map(|cards| cards.len() as f64 * adjust(self.value_of_card(cards[0]))).sum();
        sum / data().encounters.len() as f64
    }

    /// The effects of the player's buildings.
    fn effects(&self) -> impl Iterator<Item = Effect> + 'a {
        self.info.tiles().filter(|tile| tile.built).map(|tile| data().printed(tile.building).effect)
    }
}
