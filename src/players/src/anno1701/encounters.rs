//! Question marks: what it is worth to meet somebody there. Which card comes is luck; each is as likely as any other.

use archipel_rules::anno1701::data::{Effect, data};
use archipel_rules::anno1701::kinds::{Encounter, Good, Goods, Track};
use archipel_rules::anno1701::map::{Hex, SeaField};
use archipel_rules::anno1701::view::SeatInfo;

use super::evaluation::Evaluation;

/// Faces of the die that is rolled against a pirate.
const FACES: u8 = 6;

/// A ship on a question mark: how things stand if it may sail on, and if it is sent back.
#[derive(Clone, Debug)]
pub struct ShipEncounter<'a> {
    info: SeatInfo<'a>,
    on: Evaluation<'a>,
    back: Evaluation<'a>,
}

impl<'a> ShipEncounter<'a> {
    /// The ship is there, and has so many points left.
    pub fn new(info: SeatInfo<'a>, ship: u8, at: Hex, points: u8) -> ShipEncounter<'a> {
        let on = Evaluation::with_ship(info, (ship, at, points));
        // An own harbour that is nearer would be better still.
        let back = Evaluation::with_ship(info, (ship, data().chart.start, 0));
        ShipEncounter { info, on, back }
    }

    /// At the first question mark of a course, where the ship is stopped; `None`: there is none.
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

    /// Before the card is drawn; with a university a bad one is exchanged.
    pub fn value(&self) -> f64 {
        let drawn = self.drawn();
        if self.effects().any(|effect| effect == Effect::Redraw) {
            self.mean(|value| value.max(drawn))
        } else {
            drawn
        }
    }

    /// With whatever card is drawn.
    pub fn drawn(&self) -> f64 {
        self.mean(|value| value)
    }

    /// With this card, and the best answer to it.
    pub fn with(&self, card: Encounter) -> f64 {
        let sails = self.info.sails();
        match card {
            Encounter::FreeTrader => self.sold(),
            Encounter::Pirate { strength, demand, reward, .. } => {
                self.fought(strength, reward).max(self.paid(demand))
            }
            Encounter::Castaways => self.on.with_gold(sails.into()).value(),
            Encounter::Hurricane { sails: needed } if sails < needed => self.back.value(),
            Encounter::Hurricane { .. } => self.on.value(),
        }
    }

    /// The die and the cannons against the strength of a pirate.
    pub fn fought(&self, strength: u8, reward: u8) -> f64 {
        let cannons = self.info.symbols_of(self.info.seat, Track::Cannons);
        let winning = (1..=FACES).filter(|die| die + cannons >= strength).count();
        let chance = winning as f64 / f64::from(FACES);
        chance * self.on.with_gold(reward.into()).value() + (1.0 - chance) * self.back.value()
    }

    /// What the pirate demands, watchtowers counted, if it can be paid.
    fn paid(&self, demand: u8) -> f64 {
        let discount = |effect| if let Effect::PirateDiscount(gold) = effect { gold } else { 0 };
        let demand = u16::from(demand).saturating_sub(self.effects().map(discount).sum());
        if demand > self.info.gold() {
            return super::NEVER;
        }
        self.on.with_gold(-f64::from(demand)).value()
    }

    /// The free trader buys the good that is missed least, or nothing.
    fn sold(&self) -> f64 {
        let gold = data().trader_gold(self.info.symbols_of(self.info.seat, Track::Sacks));
        let sale = |good: Good| {
            let mut after = self.on.with_gold(gold.into());
            after.hand.subtract(&Goods::one(good));
            after.value()
        };
        let goods = self.on.hand.kinds().filter(|_| gold > 0);
        goods.map(sale).fold(self.on.value(), f64::max)
    }

    /// Over all cards; those that are alike are judged once.
    fn mean(&self, judged: impl Fn(f64) -> f64) -> f64 {
        let alike = data().encounters.chunk_by(|one, other| one == other);
        let sum: f64 = alike.map(|cards| cards.len() as f64 * judged(self.with(cards[0]))).sum();
        sum / data().encounters.len() as f64
    }

    /// Of the own buildings.
    fn effects(&self) -> impl Iterator<Item = Effect> + 'a {
        self.info.tiles().filter(|tile| tile.built).map(|tile| data().printed(tile.building).effect)
    }
}
