//! The income of a settlement and its colonies.

use archipel_rules::anno1701::data::{Data, Effect, data};
use archipel_rules::anno1701::kinds::{Face, Field, Good, Island, Track};
use archipel_rules::anno1701::view::SeatInfo;

/// Value of one gold, in cards.
pub const GOLD: f64 = 0.8;
/// Number of ways to roll two dice.
pub const ROLLS: f64 = 36.0;
/// Number of those rolls that bring an event card.
pub const EVENT_ROLLS: f64 = 8.0;
/// Probability that a roll brings an event card.
const EVENT_PROBABILITY: f64 = EVENT_ROLLS / ROLLS;
/// Number of event cards that collect taxes.
const TAX_CARDS: f64 = 8.0;
/// Share of the income that remains in a riot, when 6 and 8 give nothing.
const RIOT_SHARE: f64 = 0.65;
/// Income from one sail, in cards per round.
const SAIL: f64 = 0.1;

/// The price of a good, in cards, falls by `PRICE_SLOPE` for each way to roll it and is 1 at `AVERAGE_WAYS`.
const PRICE_SLOPE: f64 = 0.22;
const AVERAGE_WAYS: f64 = 6.0;
const MIN_PRICE: f64 = 0.8;
const MAX_PRICE: f64 = 2.3;

/// Income of a player. Goods and gold are counted in ways to roll two dice that bring one.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Income {
    pub goods: [f64; Good::COUNT],
    pub gold: f64,
    happy: f64,
    /// Income from buildings, in cards per round.
    buildings: f64,
    /// The landscape with the fewest ways.
    poorest: Option<(Good, f64)>,
}

impl Income {
    /// The income from landscapes, colonies and buildings.
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
        income.buildings = SAIL * f64::from(info.sails());
        let built = info.tiles().filter(|tile| tile.built);
        income.buildings +=
            built.map(|tile| effect_income(data().printed(tile.building).effect)).sum::<f64>();
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

    /// Removes the poorest landscape, which a new tile covers.
    pub fn remove_poorest_landscape(&mut self) {
        if let Some((good, ways)) = self.poorest.take() {
            self.goods[good as usize] -= ways;
        }
    }

    /// The whole income, in cards per round.
    pub fn cards_per_round(&self, players: usize, riot: bool) -> f64 {
        let rolls = players as f64;
        let cards = self.goods.iter().sum::<f64>() + GOLD * self.gold;
        let cards = if riot { RIOT_SHARE * cards } else { cards };
        let taxes = TAX_CARDS / data().events.len() as f64;
        let tax = (f64::from(data().tax_base) + f64::from(data().tax_per_happy) * self.happy)
            .min(data().tax_max.into());
        rolls * (cards / ROLLS + GOLD * EVENT_PROBABILITY * taxes * tax) + self.buildings
    }

    /// The value of a good, in cards: the rarer it comes in, the higher.
    pub fn price(&self, good: Good) -> f64 {
        (1.0 + PRICE_SLOPE * (AVERAGE_WAYS - self.goods[good as usize])).clamp(MIN_PRICE, MAX_PRICE)
    }
}

/// The income from the effect of a building, in cards per round.
fn effect_income(effect: Effect) -> f64 {
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
