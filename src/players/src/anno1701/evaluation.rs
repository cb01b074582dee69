//! Estimates how many rounds a player still needs to win.

use archipel_rules::anno1701::data::data;
use archipel_rules::anno1701::kinds::{Field, Good, Goods, Happening, Stack};
use archipel_rules::anno1701::view::SeatInfo;

use super::income::{EVENT_ROLLS, Income, ROLLS};
use super::plan;
use super::voyages::{ColonyValues, Ship};

/// Value of a card and of a gold that the plan does not need, in cards.
const SPARE_CARD: f64 = 0.3;
const SPARE_GOLD: f64 = 0.25;
/// Spare gold above this counts for nothing.
const MAX_SPARE_GOLD: f64 = 9.0;
/// Value of a tile before it is drawn, in cards: the best of three, or the top one.
const SEARCHED_TILE: f64 = 2.2;
const TOP_TILE: f64 = 1.3;
/// Additional value of a tile of the second stack, in cards.
const STACK_TWO: f64 = 0.6;
/// Value of a tile if two or more others still wait to be built, in cards.
const THIRD_TILE: f64 = 0.2;
/// The effort is never estimated lower than this, in cards.
const MIN_EFFORT: f64 = 0.2;
/// Value of a card that burns, in cards.
const BURNT_CARD: f64 = 0.6;

/// The facts of a position that its value depends on.
#[derive(Clone, Debug)]
pub struct Evaluation<'a> {
    pub info: SeatInfo<'a>,
    pub hand: Goods,
    pub gold: f64,
    pub income: Income,
    /// Price of each good, in cards.
    pub prices: [f64; Good::COUNT],
    /// Value of tiles that are bought but not drawn yet, in cards.
    undrawn_tiles: f64,
}

impl<'a> Evaluation<'a> {
    pub fn of(info: SeatInfo<'a>) -> Evaluation<'a> {
        Evaluation::with_ships(info, info.ships())
    }

    /// Evaluates the position with one ship moved to another place.
    pub fn with_ship(info: SeatInfo<'a>, moved: Ship) -> Evaluation<'a> {
        Evaluation::with_ships(info, info.ships().map(|ship| if ship.0 == moved.0 { moved } else { ship }))
    }

    fn with_ships(info: SeatInfo<'a>, ships: impl Iterator<Item = Ship>) -> Evaluation<'a> {
        let mut income = Income::of(info);
        let mut ships = ships.peekable();
        if ships.peek().is_some() {
            let colonies = ColonyValues::new(info, &income);
            colonies.add_ships(ships, &mut income);
        }
        let prices = std::array::from_fn(|good| income.price(Good::ALL[good]));
        Evaluation { info, hand: info.hand(), gold: info.gold().into(), income, prices, undrawn_tiles: 0.0 }
    }

    /// The position after a tile was bought, before it is drawn.
    pub fn after_buying(mut self, stack: Stack, search: bool) -> Evaluation<'a> {
        let price = if search { data().search_price } else { data().tile_price };
        self.gold -= f64::from(price);
        let waiting = self.info.tiles().filter(|tile| !tile.built).count();
        let tile = if search { SEARCHED_TILE } else { TOP_TILE };
        let better = if stack == Stack::Two { STACK_TWO } else { 0.0 };
        self.undrawn_tiles += if waiting > 1 { THIRD_TILE } else { tile + better };
        // If no meadow is free, the tile will cover a landscape.
        if Field::MEADOWS.iter().all(|field| self.info.tile_on(*field).is_some()) {
            self.income.remove_poorest_landscape();
        }
        self
    }

    /// The position with this much more gold; `more` may be negative.
    pub fn with_gold(&self, more: f64) -> Evaluation<'a> {
        Evaluation { gold: self.gold + more, ..self.clone() }
    }

    /// The negated number of rounds until this player wins.
    pub fn value(&self) -> f64 {
        let left = plan::effort(self) - self.undrawn_tiles;
        -left.max(MIN_EFFORT) / self.income.cards_per_round(self.info.players(), self.is_riot())
            - self.fire_risk()
    }

    pub fn is_riot(&self) -> bool {
        self.gold < f64::from(data().riot_below)
    }

    /// The value of spare cards, and of gold beyond what is planned, in cards.
    pub fn spare(&self, cards: u32, planned: f64) -> f64 {
        let gold = self.gold - f64::from(data().riot_below) - planned;
        SPARE_CARD * f64::from(cards) + SPARE_GOLD * gold.clamp(0.0, MAX_SPARE_GOLD)
    }

    /// The expected loss by fire before the player's next turn, in rounds.
    fn fire_risk(&self) -> f64 {
        let cards = self.hand.total();
        if cards <= self.info.fire_limit() {
            return 0.0;
        }
        let burning = data().events.iter().flatten().filter(|event| **event == Happening::Fire).count();
        let fires = burning as f64 / data().events.len() as f64;
        let chance = (fires * EVENT_ROLLS / ROLLS * self.info.players() as f64).min(1.0);
        chance * f64::from(cards / 2) * BURNT_CARD / self.income.cards_per_round(self.info.players(), false)
    }
}
