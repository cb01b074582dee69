//! What a settlement and its colonies bring in.

use archipel_rules::anno1701::data::{Data, Effect, data};
use archipel_rules::anno1701::kinds::{Face, Field, Good, Island, Track};
use archipel_rules::anno1701::view::SeatInfo;

/// A piece of gold, in cards.
pub const GOLD: f64 = 0.8;
/// Ways to roll two dice.
const ROLLS: f64 = 36.0;
/// Rolls that bring an event card, of all.
const EVENTS: f64 = 8.0 / ROLLS;

/// What comes in, in ways to roll it.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Income {
    pub goods: [f64; Good::COUNT],
    pub gold: f64,
    happy: f64,
    /// By buildings, in cards a round.
    buildings: f64,
    /// The ways of the landscape that is missed least.
    poorest: Option<(Good, f64)>,
}

impl Income {
    /// Landscapes, colonies and buildings.
    pub fn of(info: SeatInfo) -> Income {
        let mut income = Income::default();
        for field in Field::LANDSCAPES {
            let (Some(landscape), Some(number)) = (data().landscape(info.board(), field), field.number())
            else {
                continue;
            };
            if info.tile_on(field).is_none() {
                let (good, ways) = (data().good_of(landscape), f64::from(Data::ways(number)));
                income.goods[good as usize] += ways;
                if income.poorest.is_none_or(|(_, fewest)| ways < fewest) {
                    income.poorest = Some((good, ways));
                }
            }
        }
        for place in info.settled().iter() {
            if let Some(face) = info.face(place) {
                income.add_face(face, 1.0);
            }
        }
        income.happy = f64::from(info.symbols_of(info.seat, Track::Happy));
        income.buildings = 0.1 * f64::from(info.sails());
        let built = info.tiles().filter(|tile| tile.built);
        income.buildings += built.map(|tile| help(data().printed(tile.building).effect)).sum::<f64>();
        income
    }

    pub fn add_face(&mut self, face: Face, share: f64) {
        let ways = share * f64::from(Data::ways(face.number));
        if let Some(good) = face.island.good() {
            self.goods[good as usize] += ways;
        } else if face.island == Island::Gold {
            self.gold += ways;
        }
    }

    pub fn add(&mut self, other: &Income, share: f64) {
        self.goods.iter_mut().zip(other.goods).for_each(|(mine, theirs)| *mine += share * theirs);
        self.gold += share * other.gold;
    }

    /// A tile covers the poorest landscape.
    pub fn home_lost(&mut self) {
        if let Some((good, ways)) = self.poorest.take() {
            self.goods[good as usize] -= ways;
        }
    }

    /// All of it, in cards a round.
    pub fn a_round(&self, players: usize, riot: bool) -> f64 {
        let rolls = players as f64;
        let cards = self.goods.iter().sum::<f64>() + GOLD * self.gold;
        // In a riot 6 and 8 give nothing.
        let cards = if riot { 0.65 * cards } else { cards };
        let taxes = 8.0 / data().events.len() as f64;
        let tax = (f64::from(data().tax_base) + f64::from(data().tax_per_happy) * self.happy)
            .min(data().tax_max.into());
        rolls * (cards / ROLLS + GOLD * EVENTS * taxes * tax) + self.buildings
    }

    /// What a card of this kind is worth: what comes in seldom is dear.
    pub fn price(&self, good: Good) -> f64 {
        (1.0 + 0.22 * (6.0 - self.goods[good as usize])).clamp(0.8, 2.3)
    }
}

/// What the effect of a building brings, in cards a round.
fn help(effect: Effect) -> f64 {
    match effect {
        Effect::Nothing | Effect::FavourField(_) => 0.0,
        Effect::TurnGold(gold) => GOLD * f64::from(gold),
        Effect::EventGold(gold) => 0.5 * GOLD * f64::from(gold),
        Effect::Buy(_) | Effect::Exchange { .. } => 0.25,
        Effect::Sell(_) => 0.2,
        Effect::QueenDiscount(_) | Effect::PirateDiscount(_) | Effect::FireShelter(_) => 0.08,
        Effect::Redraw | Effect::ShipDiscount => 0.05,
    }
}
