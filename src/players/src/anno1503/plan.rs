//! The effort that each choice of three victory points still takes.

use archipel_rules::anno1503::data::{BROWN_DOCKS, FIELDS, GREY_DOCKS, data};
use archipel_rules::anno1503::kinds::{Good, Goods, Resident, VictoryPoint};
use archipel_rules::anno1503::view::{Island, Player};

use super::voyages::{MAX_VOYAGES, Voyages, Wanted};

/// Gold that the victory point for gold needs.
const GOLD_GOAL: f64 = 30.0;
/// Value of one gold, in cards: as a part of the goal, up to `ENOUGH_GOLD`, and above either.
const GOAL_GOLD: f64 = 0.4;
const USEFUL_GOLD: f64 = 0.25;
const SPARE_GOLD: f64 = 0.08;
const ENOUGH_GOLD: f64 = 12.0;
/// Value of a card that the plan does not need but that can be sold, in cards.
const SPARE_CARD: f64 = 0.4;
/// Additional cost of a card above the hand limit, in cards.
const EXCESS_CARD: f64 = 0.3;
/// Value of a card whose kind is hidden, in cards.
const HIDDEN_CARD: f64 = 0.7;
/// Effort of a victory point that cannot be reached, in cards.
const OUT_OF_REACH: f64 = 40.0;
/// Effort of a tile that cannot be reached, in cards.
const TILE_OUT_OF_REACH: f64 = 10.0;
/// Prices in cards. No home island produces rare goods.
const COMMON_PRICE: f64 = 1.0;
const RARE_PRICE: f64 = 1.7;
/// Residents that must be promoted for the victory points for merchants and for buildings.
const PROMOTED: usize = 3;
/// The ten ways to choose three of the five victory points.
const PLANS: usize = 10;

/// The facts of a position that the effort depends on.
#[derive(Debug)]
pub struct Situation<'a> {
    pub player: &'a Player,
    pub islands: &'a [Island],
    pub enough_buildings: bool,
    pub players: usize,
    /// Number of trading posts and of contracts that all players together have docked.
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

/// The effort of every plan, in cards. Parts that several plans share are computed once.
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
        *effort = plan_effort(situation, plan, costs[residents], &voyages[tiles]);
    }
    efforts
}

fn plan_effort(situation: &Situation, plan: Plan, mut goods: Goods, voyages: &Voyages) -> f64 {
    let player = situation.player;
    let wants = |point| plan.contains(&point);
    let mut count = 0;
    if wants(VictoryPoint::TradingPosts) {
        count += GREY_DOCKS - posts(player).min(GREY_DOCKS);
    }
    if wants(VictoryPoint::Contracts) {
        count += BROWN_DOCKS - usize::from(player.contracts).min(BROWN_DOCKS);
    }
    let count = count.min(MAX_VOYAGES);
    let mut effort = TILE_OUT_OF_REACH * (count as f64 - voyages.tiles).max(0.0);
    effort += voyages.efforts[count];
    for _ in player.ships.len()..count {
        goods.add(&data().ship_cost);
    }
    if wants(VictoryPoint::Buildings) && !situation.enough_buildings {
        effort += OUT_OF_REACH;
    }
    let gold = f64::from(player.gold);
    if wants(VictoryPoint::Gold) {
        effort += GOAL_GOLD * (GOLD_GOAL - gold).max(0.0);
        effort -= SPARE_GOLD * (gold - GOLD_GOAL).max(0.0);
    } else {
        effort -= USEFUL_GOLD * gold.min(ENOUGH_GOLD) + SPARE_GOLD * (gold - ENOUGH_GOLD).max(0.0);
    }
    effort + missing_cards(player, goods)
}

/// The goods that the residents for these victory points still cost.
fn residents(player: &Player, merchants: bool, buildings: bool) -> Goods {
    let mut steps: Vec<usize> = player
        .fields
        .iter()
        .filter_map(|field| field.resident)
        .map(|resident| resident as usize + 1)
        .collect();
    steps.sort_unstable_by(|one, other| other.cmp(one));
    let mut goods = Goods::NONE;
    let inhabitants = if buildings { FIELDS } else { PROMOTED };
    while (merchants || buildings) && steps.len() < inhabitants {
        goods.add(&data().cost(Resident::Pioneer));
        steps.push(1);
    }
    // Only four tiles show pioneers and settlers, so a full island needs three citizens.
    let wanted = match (merchants, buildings) {
        (true, _) => 4,
        (false, true) => 3,
        (false, false) => 0,
    };
    for step in steps.iter().take(PROMOTED) {
        for next in *step..wanted {
            goods.add(&data().cost(Resident::ALL[next]));
        }
    }
    goods
}

pub fn posts(player: &Player) -> usize {
    player.grey_docks.iter().filter(|dock| dock.post.is_some()).count()
}

/// The price of the missing cards, less the value of the spare cards in hand.
fn missing_cards(player: &Player, goods: Goods) -> f64 {
    let Some(hand) = player.hand else {
        return total_price(goods) - HIDDEN_CARD * f64::from(player.hand_size);
    };
    let lacking = hand.lacking(&goods);
    let needed = goods.total() - lacking.total();
    let spare = hand.total() - needed;
    let excess = hand.total().saturating_sub(data().hand_limit);
    total_price(lacking) - SPARE_CARD * f64::from(spare) + EXCESS_CARD * f64::from(excess)
}

pub fn total_price(goods: Goods) -> f64 {
    goods.iter().map(|(good, count)| f64::from(count) * price(good)).sum()
}

pub fn price(good: Good) -> f64 {
    match good {
        Good::Wood | Good::Stone | Good::Tool | Good::Cloth => COMMON_PRICE,
        Good::Tobacco | Good::Spice => RARE_PRICE,
    }
}
