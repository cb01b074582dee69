//! What each choice of three victory points still takes.

use archipel_rules::anno1503::data::{BROWN_DOCKS, FIELDS, GREY_DOCKS, data};
use archipel_rules::anno1503::kinds::{Good, Goods, Resident, VictoryPoint};
use archipel_rules::anno1503::view::{Island, Player};

use super::voyages::{MOST_VOYAGES, Voyages, Wanted};

/// A piece of gold in cards: towards the 30, up to a comfortable purse, and beyond.
const GOLD_WANTED: f64 = 0.4;
const GOLD_AT_HAND: f64 = 0.25;
const GOLD_TO_SPARE: f64 = 0.08;
const COMFORTABLE: f64 = 12.0;
/// A card that no plan needs can still be sold.
const SPARE_CARD: f64 = 0.4;
const OUT_OF_REACH: f64 = 40.0;
/// A tile that is not to be had.
const TILE_OUT_OF_REACH: f64 = 10.0;
/// The ten ways to choose three of the five victory points.
const PLANS: usize = 10;

/// What matters of a position.
#[derive(Debug)]
pub struct Situation<'a> {
    pub player: &'a Player,
    pub islands: &'a [Island],
    pub enough_buildings: bool,
    pub players: usize,
    /// The trading posts and contracts that all players together have docked.
    pub docked: (usize, usize),
}

type Plan = [VictoryPoint; 3];

fn plans() -> impl Iterator<Item = Plan> {
    let all = VictoryPoint::ALL;
    (0..all.len()).flat_map(move |one| {
        (one + 1..all.len())
            .flat_map(move |two| (two + 1..all.len()).map(move |three| [all[one], all[two], all[three]]))
    })
}

/// What every plan still takes, in cards. What plans have in common is judged once.
pub fn efforts(situation: &Situation) -> [f64; PLANS] {
    let player = situation.player;
    let voyages = [(false, false), (false, true), (true, false), (true, true)].map(|(posts, contracts)| {
        if posts || contracts {
            Voyages::new(situation, Wanted { posts, contracts })
        } else {
            Voyages::default()
        }
    });
    let costs = [(false, false), (false, true), (true, false), (true, true)]
        .map(|(merchants, buildings)| residents(player, merchants, buildings));
    let mut efforts = [OUT_OF_REACH; PLANS];
    for (effort, plan) in efforts.iter_mut().zip(plans()) {
        let wants = |point| plan.contains(&point);
        let residents =
            usize::from(wants(VictoryPoint::Merchants)) * 2 + usize::from(wants(VictoryPoint::Buildings));
        let tiles =
            usize::from(wants(VictoryPoint::TradingPosts)) * 2 + usize::from(wants(VictoryPoint::Contracts));
        *effort = one_effort(situation, plan, costs[residents], &voyages[tiles]);
    }
    efforts
}

fn one_effort(situation: &Situation, plan: Plan, mut goods: Goods, voyages: &Voyages) -> f64 {
    let player = situation.player;
    let wants = |point| plan.contains(&point);
    let mut count = 0;
    if wants(VictoryPoint::TradingPosts) {
        count += GREY_DOCKS - posts(player).min(GREY_DOCKS);
    }
    if wants(VictoryPoint::Contracts) {
        count += BROWN_DOCKS - usize::from(player.contracts).min(BROWN_DOCKS);
    }
    let count = count.min(MOST_VOYAGES);
    let mut effort = TILE_OUT_OF_REACH * (count as f64 - voyages.tiles).max(0.0);
    effort += voyages.ways[count];
    for _ in player.ships.len()..count {
        goods.add(&data().ship_cost);
    }
    if wants(VictoryPoint::Buildings) && !situation.enough_buildings {
        effort += OUT_OF_REACH;
    }
    let gold = f64::from(player.gold);
    if wants(VictoryPoint::Gold) {
        effort += GOLD_WANTED * (30.0 - gold).max(0.0);
        effort -= GOLD_TO_SPARE * (gold - 30.0).max(0.0);
    } else {
        effort -= GOLD_AT_HAND * gold.min(COMFORTABLE) + GOLD_TO_SPARE * (gold - COMFORTABLE).max(0.0);
    }
    effort + missing(player, goods)
}

/// The goods that residents and buildings still cost.
fn residents(player: &Player, merchants: bool, buildings: bool) -> Goods {
    let mut steps: Vec<usize> = player
        .fields
        .iter()
        .filter_map(|field| field.resident)
        .map(|resident| resident as usize + 1)
        .collect();
    steps.sort_unstable_by(|one, other| other.cmp(one));
    let mut goods = Goods::NONE;
    let inhabitants = if buildings { FIELDS } else { 3 };
    while (merchants || buildings) && steps.len() < inhabitants {
        goods.add(&data().cost(Resident::Pioneer));
        steps.push(1);
    }
    // Only four tiles show pioneers and settlers: who fills the island needs three citizens.
    let wanted = match (merchants, buildings) {
        (true, _) => 4,
        (false, true) => 3,
        (false, false) => 0,
    };
    for step in steps.iter().take(3) {
        for next in *step..wanted {
            goods.add(&data().cost(Resident::ALL[next]));
        }
    }
    goods
}

pub fn posts(player: &Player) -> usize {
    player.grey_docks.iter().filter(|dock| dock.post.is_some()).count()
}

/// The cards that must still be got, less what the spare ones in the hand are good for.
fn missing(player: &Player, goods: Goods) -> f64 {
    let Some(hand) = player.hand else {
        return weight(goods) - 0.7 * f64::from(player.hand_size);
    };
    let lacking = hand.lacking(&goods);
    let needed = goods.total() - lacking.total();
    let spare = hand.total() - needed;
    let excess = hand.total().saturating_sub(data().hand_limit);
    weight(lacking) - SPARE_CARD * f64::from(spare) + 0.3 * f64::from(excess)
}

pub fn weight(goods: Goods) -> f64 {
    goods.iter().map(|(good, count)| f64::from(count) * price(good)).sum()
}

/// What no home island yields by itself is dearer.
pub fn price(good: Good) -> f64 {
    match good {
        Good::Wood | Good::Stone | Good::Tool | Good::Cloth => 1.0,
        Good::Tobacco | Good::Spice => 1.7,
    }
}
