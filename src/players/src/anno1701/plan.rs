//! What the favours that are still missing cost, taken from the cheapest.

use archipel_rules::anno1701::data::{Effect, data};
use archipel_rules::anno1701::kinds::{Building, Goods, Resident, Track};
use archipel_rules::anno1701::view::SeatInfo;

use super::evaluation::Evaluation;

/// A symbol for which there is no tile yet: the tile, and its building.
const UNKNOWN_SYMBOL: f64 = 4.6;
/// Gold that is needed, in cards.
const NEEDED_GOLD: f64 = 0.85;
/// A power field that another may take at any time.
const AT_STAKE: f64 = 2.5;
const NEARLY_AT_STAKE: f64 = 1.0;
/// A favour that is there is better than one that can be paid: the goods may burn, the gold may go.
const HELD: f64 = 0.6;
/// Sailing to a colony, beside the ship.
const VOYAGE: f64 = 1.5;
/// A symbol of a tile, and a happy citizen, who also pays taxes: those who value them more win more.
const SYMBOL: f64 = 1.5;
const HAPPY: f64 = 4.0;
/// A favour for which there is no way at all.
const OUT_OF_REACH: f64 = 20.0;

/// What a favour, or several, take.
#[derive(Clone, Copy, Debug, Default)]
struct Cost {
    goods: Goods,
    gold: f64,
    /// In cards that cannot be named yet.
    cards: f64,
}

impl Cost {
    fn with(mut self, other: &Cost) -> Cost {
        self.goods.add(&other.goods);
        self.gold += other.gold;
        self.cards += other.cards;
        self
    }

    /// What is missing of it, in cards.
    fn missing(&self, evaluation: &Evaluation) -> f64 {
        let lacking = evaluation.hand.lacking(&self.goods);
        let goods: f64 =
            lacking.0.iter().zip(evaluation.prices).map(|(count, price)| f64::from(*count) * price).sum();
        let gold = (self.gold + f64::from(data().riot_below) - evaluation.gold).max(0.0);
        goods + NEEDED_GOLD * gold + self.cards
    }
}

/// Ways to a favour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    Resident(usize),
    Power(Track),
    Honour(Building),
    Donation(usize),
    SevenColonies,
}

/// Cards' worth until the fifth favour, less what the spare cards in the hand are good for.
pub fn effort(evaluation: &Evaluation) -> f64 {
    let info = evaluation.info;
    let missing = data().favours_to_win.saturating_sub(info.favours());
    let mut ways = Ways::new(info);
    let mut total = Cost::default();
    let mut so_far = total.missing(evaluation);
    for left in (0..missing).rev() {
        let next = ways.open().map(|(way, cost)| (way, total.with(&cost)));
        let next = next.map(|(way, cost)| (way, cost, cost.missing(evaluation)));
        let Some((way, cost, effort)) = next.min_by(|one, other| one.2.total_cmp(&other.2)) else {
            so_far += OUT_OF_REACH * f64::from(left + 1);
            break;
        };
        (total, so_far) = (cost, effort);
        ways.take(way);
    }
    let spare =
        evaluation.hand.total() - (total.goods.total() - evaluation.hand.lacking(&total.goods).total());
    let held = HELD * f64::from(info.favours());
    so_far + at_stake(info) - held - evaluation.spare(spare, total.gold) - waiting_tiles(info)
}

/// The ways that are still open, with what each costs.
struct Ways<'a> {
    info: SeatInfo<'a>,
    residents: usize,
    donations: usize,
    taken: [Option<Way>; 5],
    costs: [Option<Cost>; 3],
}

impl<'a> Ways<'a> {
    fn new(info: SeatInfo<'a>) -> Ways<'a> {
        let costs = [Track::Cannons, Track::Sacks, Track::Happy].map(|track| power(info, track));
        Ways { info, residents: info.residents(), donations: 0, taken: [None; 5], costs }
    }

    fn open(&self) -> impl Iterator<Item = (Way, Cost)> + '_ {
        let free = |way: Way| !self.taken.contains(&Some(way));
        let resident = Resident::ALL.get(self.residents).map(|next| {
            (Way::Resident(self.residents), Cost { goods: data().cost(*next), ..Cost::default() })
        });
        let powers =
            Track::ALL.iter().filter_map(|track| Some((Way::Power(*track), self.costs[*track as usize]?)));
        let honours = own_tiles(self.info).filter_map(|(building, built, favour)| {
            let Effect::FavourField(gold) = data().printed(building).effect else { return None };
            let goods =
                if built { Goods::NONE } else { data().building_cost(data().printed(building).stack) };
            (!favour).then_some((Way::Honour(building), Cost { goods, gold: gold.into(), cards: 0.0 }))
        });
        let donation =
            self.info.donations().get(self.donations).map(|gold| {
                (Way::Donation(self.donations), Cost { gold: f64::from(*gold), ..Cost::default() })
            });
        let seven = self.info.seven_open().then(|| (Way::SevenColonies, seven(self.info)));
        (resident.into_iter().chain(powers).chain(honours).chain(donation).chain(seven))
            .filter(move |(way, _)| free(*way))
    }

    fn take(&mut self, way: Way) {
        match way {
            Way::Resident(_) => self.residents += 1,
            Way::Donation(_) => self.donations += 1,
            Way::Power(_) | Way::Honour(_) | Way::SevenColonies => {
                if let Some(slot) = self.taken.iter_mut().find(|slot| slot.is_none()) {
                    *slot = Some(way);
                }
            }
        }
    }
}

/// All own tiles and the one to be placed: which, is it built, has it its favour.
fn own_tiles(info: SeatInfo<'_>) -> impl Iterator<Item = (Building, bool, bool)> + '_ {
    let lying = info.tiles().map(|tile| (tile.building, tile.built, tile.favour));
    lying.chain(info.placing().map(|building| (building, false, false)))
}

/// What it takes to win a power field; `None`: it is won already, or out of reach.
fn power(info: SeatInfo, track: Track) -> Option<Cost> {
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

fn seven(info: SeatInfo) -> Cost {
    let missing = data().seven_colonies.saturating_sub(info.colonies().len());
    let mut cost = Cost { cards: VOYAGE * missing as f64, ..Cost::default() };
    for _ in info.ships().count()..missing {
        cost.goods.add(&data().ship_cost);
    }
    cost
}

/// A power field is kept only as long as nobody has more.
fn at_stake(info: SeatInfo) -> f64 {
    let risk = |track: &Track| {
        if info.power(*track) != Some(info.seat) {
            return 0.0;
        }
        let own = info.symbols_of(info.seat, *track);
        let others = info.others().map(|other| info.symbols_of(other, *track)).max().unwrap_or(0);
        match own.saturating_sub(others) {
            _ if own >= data().power_fixed => 0.0,
            0 => AT_STAKE,
            1 => NEARLY_AT_STAKE,
            _ => 0.0,
        }
    };
    Track::ALL.iter().map(risk).sum()
}

/// Tiles that wait to be built are good for something, the best two of them.
fn waiting_tiles(info: SeatInfo) -> f64 {
    let (mut best, mut second) = (0.0_f64, 0.0_f64);
    for (building, ..) in own_tiles(info).filter(|(_, built, _)| !built) {
        let value = tile_value(building);
        if value > best {
            (best, second) = (value, best);
        } else {
            second = second.max(value);
        }
    }
    0.12 * best + 0.06 * second
}

/// How good a tile is by itself (specification, section 14).
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
