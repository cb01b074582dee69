//! The cost of the missing favours, cheapest first.

use archipel_rules::anno1701::data::{Effect, data};
use archipel_rules::anno1701::kinds::{Building, Goods, Resident, Track};
use archipel_rules::anno1701::view::SeatInfo;

use super::evaluation::Evaluation;

// All costs and values are in cards, except those of `tile_value`.

/// A symbol that no tile of the player has: the cost of a tile and of its building.
const UNKNOWN_SYMBOL: f64 = 4.6;
/// One missing gold.
const NEEDED_GOLD: f64 = 0.85;
/// Risk of losing a power field with a lead of 0, and of 1.
const RISK_WITHOUT_LEAD: f64 = 2.5;
const RISK_WITH_LEAD_OF_ONE: f64 = 1.0;
/// Bonus of a favour that is won, over one that can be paid for: goods may burn, and gold may be lost.
const WON_FAVOUR: f64 = 0.6;
/// Sailing to a colony, without the ship.
const VOYAGE: f64 = 1.5;
/// A favour that cannot be won in any way.
const OUT_OF_REACH: f64 = 20.0;

/// Share of its [`tile_value`] that an unbuilt tile counts for: the best one, and the second best.
const BEST_TILE_SHARE: f64 = 0.12;
const SECOND_TILE_SHARE: f64 = 0.06;

/// Value of a sail, cannon or sack on a tile.
const SYMBOL: f64 = 1.5;
/// Value of a happy citizen on a tile: more than the rules suggest, because happy citizens also pay taxes.
const HAPPY: f64 = 4.0;

/// The cost of one or more favours.
#[derive(Clone, Copy, Debug, Default)]
struct Cost {
    goods: Goods,
    gold: f64,
    /// Cost in cards whose kind is not known yet.
    cards: f64,
}

impl Cost {
    fn with(mut self, other: &Cost) -> Cost {
        self.goods.add(&other.goods);
        self.gold += other.gold;
        self.cards += other.cards;
        self
    }

    /// The part of the cost that the player cannot pay yet, in cards.
    fn missing(&self, evaluation: &Evaluation) -> f64 {
        let lacking = evaluation.hand.lacking(&self.goods);
        let goods: f64 =
            lacking.0.iter().zip(evaluation.prices).map(|(count, price)| f64::from(*count) * price).sum();
        let gold = (self.gold + f64::from(data().riot_below) - evaluation.gold).max(0.0);
        goods + NEEDED_GOLD * gold + self.cards
    }
}

/// A way to win a favour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum FavourSource {
    Resident(usize),
    Power(Track),
    Honour(Building),
    Donation(usize),
    SevenColonies,
}

/// The effort until the last favour, less the value of spare cards in hand; in cards.
pub fn effort(evaluation: &Evaluation) -> f64 {
    let info = evaluation.info;
    let missing = data().favours_to_win.saturating_sub(info.favours());
    let mut sources = OpenSources::new(info);
    let mut total = Cost::default();
    let mut effort_so_far = total.missing(evaluation);
    for left in (0..missing).rev() {
        let next = sources.open().map(|(source, cost)| (source, total.with(&cost)));
        let next = next.map(|(source, cost)| (source, cost, cost.missing(evaluation)));
        let Some((source, cost, effort)) = next.min_by(|one, other| one.2.total_cmp(&other.2)) else {
            effort_so_far += OUT_OF_REACH * f64::from(left + 1);
            break;
        };
        (total, effort_so_far) = (cost, effort);
        sources.take(source);
    }
    let spare =
        evaluation.hand.total() - (total.goods.total() - evaluation.hand.lacking(&total.goods).total());
    let won = WON_FAVOUR * f64::from(info.favours());
    effort_so_far + power_risk(info) - won - evaluation.spare(spare, total.gold) - unbuilt_tiles(info)
}

/// The sources of favours that are still open, with their costs.
struct OpenSources<'a> {
    info: SeatInfo<'a>,
    residents: usize,
    donations: usize,
    taken: [Option<FavourSource>; 5],
    power_costs: [Option<Cost>; 3],
}

impl<'a> OpenSources<'a> {
    fn new(info: SeatInfo<'a>) -> OpenSources<'a> {
        let power_costs = [Track::Cannons, Track::Sacks, Track::Happy].map(|track| power_cost(info, track));
        OpenSources { info, residents: info.residents(), donations: 0, taken: [None; 5], power_costs }
    }

    fn open(&self) -> impl Iterator<Item = (FavourSource, Cost)> + '_ {
        let free = |source: FavourSource| !self.taken.contains(&Some(source));
        let resident = Resident::ALL.get(self.residents).map(|next| {
            (FavourSource::Resident(self.residents), Cost { goods: data().cost(*next), ..Cost::default() })
        });
        let powers = Track::ALL
            .iter()
            .filter_map(|track| Some((FavourSource::Power(*track), self.power_costs[*track as usize]?)));
        let honours = own_tiles(self.info).filter_map(|(building, built, favour)| {
            let Effect::FavourField(gold) = data().printed(building).effect else { return None };
            let goods =
                if built { Goods::NONE } else { data().building_cost(data().printed(building).stack) };
            (!favour)
                .then_some((FavourSource::Honour(building), Cost { goods, gold: gold.into(), cards: 0.0 }))
        });
        let donation = self.info.donations().get(self.donations).map(|gold| {
            (FavourSource::Donation(self.donations), Cost { gold: f64::from(*gold), ..Cost::default() })
        });
        let seven =
            self.info.seven_open().then(|| (FavourSource::SevenColonies, seven_colonies_cost(self.info)));
        (resident.into_iter().chain(powers).chain(honours).chain(donation).chain(seven))
            .filter(move |(source, _)| free(*source))
    }

    fn take(&mut self, source: FavourSource) {
        match source {
            FavourSource::Resident(_) => self.residents += 1,
            FavourSource::Donation(_) => self.donations += 1,
            FavourSource::Power(_) | FavourSource::Honour(_) | FavourSource::SevenColonies => {
                if let Some(slot) = self.taken.iter_mut().find(|slot| slot.is_none()) {
                    *slot = Some(source);
                }
            }
        }
    }
}

/// The tiles of this player and the one to be placed: building, whether it is built, whether its favour is won.
fn own_tiles(info: SeatInfo<'_>) -> impl Iterator<Item = (Building, bool, bool)> + '_ {
    let placed = info.tiles().map(|tile| (tile.building, tile.built, tile.favour));
    placed.chain(info.placing().map(|building| (building, false, false)))
}

/// The cost of winning a power field; `None` if it is won already or cannot be won any more.
fn power_cost(info: SeatInfo, track: Track) -> Option<Cost> {
    let own = info.symbols_of(info.seat, track);
    let goal = match info.power(track) {
        Some(owner) if owner == info.seat => return None,
        Some(owner) => {
            let theirs = info.symbols_of(owner, track);
            if theirs >= data().power_fixed {
                return None;
            }
            theirs + 1
        }
        None => data().power_threshold,
    };
    let mut missing = goal.saturating_sub(own);
    let mut cost = Cost::default();
    for (building, built, _) in own_tiles(info) {
        let printed = data().printed(building);
        let symbols = printed.symbols[track as usize];
        if !built && symbols > 0 && missing > 0 {
            missing = missing.saturating_sub(symbols);
            cost.goods.add(&data().building_cost(printed.stack));
        }
    }
    cost.cards += UNKNOWN_SYMBOL * f64::from(missing);
    Some(cost)
}

fn seven_colonies_cost(info: SeatInfo) -> Cost {
    let missing = data().seven_colonies.saturating_sub(info.colonies().len());
    let mut cost = Cost { cards: VOYAGE * missing as f64, ..Cost::default() };
    for _ in info.ships().count()..missing {
        cost.goods.add(&data().ship_cost);
    }
    cost
}

/// The risk of losing power fields: another player takes one by having more symbols.
fn power_risk(info: SeatInfo) -> f64 {
    let risk = |track: &Track| {
        if info.power(*track) != Some(info.seat) {
            return 0.0;
        }
        let own = info.symbols_of(info.seat, *track);
        let others = info.others().map(|other| info.symbols_of(other, *track)).max().unwrap_or(0);
        match own.saturating_sub(others) {
            _ if own >= data().power_fixed => 0.0,
            0 => RISK_WITHOUT_LEAD,
            1 => RISK_WITH_LEAD_OF_ONE,
            _ => 0.0,
        }
    };
    Track::ALL.iter().map(risk).sum()
}

/// The value of the best two tiles that are not built yet.
fn unbuilt_tiles(info: SeatInfo) -> f64 {
    let (mut best, mut second) = (0.0_f64, 0.0_f64);
    for (building, ..) in own_tiles(info).filter(|(_, built, _)| !built) {
        let value = tile_value(building);
        if value > best {
            (best, second) = (value, best);
        } else {
            second = second.max(value);
        }
    }
    BEST_TILE_SHARE * best + SECOND_TILE_SHARE * second
}

/// The value of a tile by itself (Anno 1701 rules, section 14).
pub fn tile_value(building: Building) -> f64 {
    let printed = data().printed(building);
    let [cannons, sacks, happy] = printed.symbols.map(f64::from);
    let effect = match printed.effect {
        Effect::FavourField(_) => 12.0,
        Effect::TurnGold(_) => 4.0,
        Effect::Buy(_) | Effect::EventGold(_) => 2.5,
        Effect::Exchange { .. } => 2.0,
        Effect::Sell(_) => 1.5,
        Effect::FireShelter(_) | Effect::QueenDiscount(_) | Effect::PirateDiscount(_) => 0.5,
        Effect::Nothing | Effect::Redraw | Effect::ShipDiscount => 0.0,
    };
    SYMBOL * (f64::from(printed.sails) + cannons + sacks) + HAPPY * happy + effect
}
