//! Where a player stands, and how many rounds that is from the end.

use archipel_rules::anno1701::data::data;
use archipel_rules::anno1701::kinds::{Field, Good, Goods, Happening, Stack};
use archipel_rules::anno1701::view::SeatInfo;

use super::income::Income;
use super::plan;
use super::voyages::{ColonyValues, Ship};

/// A card, or a piece of gold, that no plan needs.
const SPARE_CARD: f64 = 0.3;
const SPARE_GOLD: f64 = 0.25;
/// More gold than this is of little use at once.
const ENOUGH_GOLD: f64 = 9.0;
/// What a tile yet to be drawn is worth in cards: the best of three, or the top one.
const SEARCHED_TILE: f64 = 2.2;
const TOP_TILE: f64 = 1.3;
/// A tile of the second stack is better.
const STACK_TWO: f64 = 0.6;
/// A tile beyond two that wait to be built.
const THIRD_TILE: f64 = 0.2;

/// What matters of a position, ready to be judged.
#[derive(Clone, Debug)]
pub struct Evaluation<'a> {
    pub info: SeatInfo<'a>,
    pub hand: Goods,
    pub gold: f64,
    pub income: Income,
    /// Of each good.
    pub prices: [f64; Good::COUNT],
    /// Cards' worth that is promised but not there.
    promise: f64,
}

impl<'a> Evaluation<'a> {
    pub fn of(info: SeatInfo<'a>) -> Evaluation<'a> {
        Evaluation::with_ships(info, info.ships())
    }

    /// The same if this ship were there.
    pub fn with_ship(info: SeatInfo<'a>, moved: Ship) -> Evaluation<'a> {
        Evaluation::with_ships(info, info.ships().map(|ship| if ship.0 == moved.0 { moved } else { ship }))
    }

    fn with_ships(info: SeatInfo<'a>, ships: impl Iterator<Item = Ship>) -> Evaluation<'a> {
        let mut income = Income::of(info);
        let mut ships = ships.peekable();
        if ships.peek().is_some() {
            let sea = ColonyValues::new(info, &income);
            sea.add_ships(ships, &mut income);
        }
        let prices = std::array::from_fn(|good| income.price(Good::ALL[good]));
        Evaluation { info, hand: info.hand(), gold: info.gold().into(), income, prices, promise: 0.0 }
    }

    /// The same after a tile was bought, but before it is known.
    pub fn after_buying(mut self, stack: Stack, search: bool) -> Evaluation<'a> {
        let price = if search { data().search_price } else { data().tile_price };
        self.gold -= f64::from(price);
        let waiting = self.info.tiles().filter(|tile| !tile.built).count();
        let tile = if search { SEARCHED_TILE } else { TOP_TILE };
        let better = if stack == Stack::Two { STACK_TWO } else { 0.0 };
        self.promise += if waiting > 1 { THIRD_TILE } else { tile + better };
        // Where no meadow is free, a landscape is given up: the poorest one.
        if Field::MEADOWS.iter().all(|field| self.info.tile_on(*field).is_some()) {
            self.income.home_lost();
        }
        self
    }

    /// The same with so much more gold, or less.
    pub fn with_gold(&self, more: f64) -> Evaluation<'a> {
        Evaluation { gold: self.gold + more, ..self.clone() }
    }

    /// Rounds until the end, with a minus.
    pub fn value(&self) -> f64 {
        let left = plan::effort(self) - self.promise;
        -left.max(0.2) / self.income.a_round(self.info.players(), self.is_riot()) - self.fire_risk()
    }

    pub fn is_riot(&self) -> bool {
        self.gold < f64::from(data().riot_below)
    }

    /// What cards and gold beyond all plans are good for.
    pub fn spare(&self, cards: u32, planned: f64) -> f64 {
        let gold = self.gold - f64::from(data().riot_below) - planned;
        SPARE_CARD * f64::from(cards) + SPARE_GOLD * gold.clamp(0.0, ENOUGH_GOLD)
    }

    /// In rounds: what a fire would take, by how likely it is before the next own turn.
    fn fire_risk(&self) -> f64 {
        let cards = self.hand.total();
        if cards <= self.info.fire_limit() {
            return 0.0;
        }
        let burning = data().events.iter().flatten().filter(|event| **event == Happening::Fire).count();
        let fires = burning as f64 / data().events.len() as f64;
        let chance = (fires * 8.0 / 36.0 * self.info.players() as f64).min(1.0);
        chance * f64::from(cards / 2) * 0.6 / self.income.a_round(self.info.players(), false)
    }
}
