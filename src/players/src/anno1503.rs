//! What a player senses of Anno 1503: how many cards' worth of effort the cheapest three victory points still take
//! (after the plans of the specification's section 15).

use std::sync::OnceLock;

use archipel_rules::anno1503::data::{BROWN_DOCKS, FIELDS, FIRST_BUILDING_FIELD, GREY_DOCKS, data};
use archipel_rules::anno1503::kinds::{Face, Good, Goods, Resident, VictoryPoint};
use archipel_rules::anno1503::map::{SQUARES, Square};
use archipel_rules::anno1503::view::{Island, Player, View};
use archipel_rules::anno1503::{Action, State};
use archipel_rules::{Dice, Seat};

use crate::sense::{Sense, own_view};

/// Having won.
const VICTORY: f64 = 1000.0;
/// A piece of gold in cards: towards the 30, up to a comfortable purse, and beyond.
const GOLD_WANTED: f64 = 0.5;
const GOLD_AT_HAND: f64 = 0.25;
const GOLD_TO_SPARE: f64 = 0.08;
const COMFORTABLE: f64 = 12.0;
/// A card that no plan needs can still be sold.
const SPARE_CARD: f64 = 0.4;
/// A turn at sea, in cards.
const TURN_AT_SEA: f64 = 1.2;
const OUT_OF_REACH: f64 = 40.0;
const FAR: u8 = 30;

impl Sense for State {
    const HORIZON: u32 = 8;
    const SCALE: f64 = 5.0;

    fn worth(&self, seat: Seat) -> f64 {
        let view = own_view(self, seat);
        let player = &view.players[seat];
        if player.victory_points.iter().filter(|progress| progress.held).count() >= 3 {
            return VICTORY;
        }
        let mut efforts: Vec<f64> = plans().map(|plan| effort(&view, player, plan)).collect();
        efforts.sort_by(f64::total_cmp);
        // The best plan, and a little for the ways that stay open beside it.
        let open = 0.75 * efforts[0] + 0.15 * efforts[1] + 0.1 * efforts[2];
        income(player) - danger(player) - open
    }

    /// Ending the turn lets the dice roll on, which is no merit of its own: it counts as what is then given up.
    fn appraise(&self, seat: Seat, action: &Action, dice: &mut Dice) -> f64 {
        match action {
            Action::EndTurn { discards } => self.worth(seat) - 0.1 * weight(*discards),
            _ => self.outcome_of(seat, action, dice),
        }
    }
}

type Plan = [VictoryPoint; 3];

/// The ten ways to choose three of the five victory points.
fn plans() -> impl Iterator<Item = Plan> {
    let all = VictoryPoint::ALL;
    (0..all.len()).flat_map(move |one| {
        (one + 1..all.len())
            .flat_map(move |two| (two + 1..all.len()).map(move |three| [all[one], all[two], all[three]]))
    })
}

/// What a plan still takes, in cards.
fn effort(view: &View, player: &Player, plan: Plan) -> f64 {
    let wants = |point| plan.contains(&point);
    let mut goods = residents(player, wants(VictoryPoint::Merchants), wants(VictoryPoint::Buildings));
    let mut effort = 0.0;
    let mut voyages = 0;
    if wants(VictoryPoint::TradingPosts) {
        voyages += GREY_DOCKS - posts(player);
    }
    if wants(VictoryPoint::Contracts) {
        voyages += BROWN_DOCKS - usize::from(player.contracts).min(BROWN_DOCKS);
    }
    let tiles = view.islands.iter().filter(|island| island.back.is_some()).count();
    // Every other tile is of the wrong kind or will be gone.
    effort += OUT_OF_REACH * (voyages as f64 - tiles as f64 * 0.6).max(0.0) / 4.0;
    effort += sea(view, player, voyages, &mut goods);
    if wants(VictoryPoint::Buildings) && !enough_buildings(view, player) {
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

fn enough_buildings(view: &View, player: &Player) -> bool {
    let own: Vec<_> = player.fields.iter().filter_map(|field| field.building).collect();
    let left = view.display.iter().filter(|(kind, _)| !own.contains(kind)).count();
    own.len() + left > FIELDS - FIRST_BUILDING_FIELD
}

/// Voyages: a ship each, and the way there.
fn sea(view: &View, player: &Player, voyages: usize, goods: &mut Goods) -> f64 {
    if voyages == 0 {
        return 0.0;
    }
    for _ in player.ships.len()..voyages {
        goods.add(&data().ship_cost);
    }
    let points = f64::from(data().action_points(view.players.count()));
    let mut goals: Vec<&Island> = view.islands.iter().filter(|island| island.back.is_some()).collect();
    let mut ways = 0.0;
    // Every voyage has a goal of its own: the ships at sea take theirs first.
    let ships = player.ships.iter().map(|ship| (ship.at, 0.0));
    let to_come = std::iter::repeat((data().chart.start, 1.0));
    for (from, launch) in ships.chain(to_come).take(voyages) {
        let way = |island: &Island| f64::from(distance(from, island.square)) + detour(player, island);
        let nearest = (0..goals.len()).min_by(|one, other| way(goals[*one]).total_cmp(&way(goals[*other])));
        ways += launch + nearest.map_or(FAR.into(), |index| way(goals.swap_remove(index)));
    }
    TURN_AT_SEA * ways / points
}

/// A known tile is certain; an unknown one may be of no use; a known useless one is far away.
fn detour(player: &Player, island: &Island) -> f64 {
    match island.note {
        None => 2.0,
        Some((Face::TradingPost(_), _)) if posts(player) < GREY_DOCKS => 0.0,
        Some((Face::Contract, _)) if usize::from(player.contracts) < BROWN_DOCKS => 0.0,
        // A treasure is taken in passing, if it is worth the ship.
        Some((Face::TradingPost(_) | Face::Contract | Face::Promotion | Face::Gold, _)) => 20.0,
    }
}

fn posts(player: &Player) -> usize {
    player.grey_docks.iter().filter(|dock| dock.post.is_some()).count()
}

/// Moves from every sea square to a square beside every island square.
fn distance(from: Square, island: Square) -> u8 {
    static WAYS: OnceLock<Vec<[u8; SQUARES]>> = OnceLock::new();
    let ways = WAYS.get_or_init(|| Square::all().map(ways_to).collect());
    ways[island.index()][from.index()]
}

/// Breadth first, from the squares beside the island.
fn ways_to(island: Square) -> [u8; SQUARES] {
    let chart = &data().chart;
    let mut ways = [FAR; SQUARES];
    let mut shore: Vec<Square> = island.neighbours().filter(|square| chart.is_sea(*square)).collect();
    for way in 0..FAR {
        let mut next = Vec::new();
        for square in shore {
            if ways[square.index()] == FAR {
                ways[square.index()] = way;
                next.extend(chart.moves(square));
            }
        }
        shore = next;
    }
    ways
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

fn weight(goods: Goods) -> f64 {
    goods.iter().map(|(good, count)| f64::from(count) * price(good)).sum()
}

/// What no home island yields by itself is dearer.
fn price(good: Good) -> f64 {
    match good {
        Good::Wood | Good::Stone | Good::Tool | Good::Cloth => 1.0,
        Good::Tobacco | Good::Spice => 1.7,
    }
}

/// Residents pay every turn; posts and buildings help for the rest of the game.
fn income(player: &Player) -> f64 {
    let residents: f64 = player
        .fields
        .iter()
        .filter(|field| field.resident.is_some())
        .map(|field| 0.25 * f64::from(field.price) + if field.building.is_some() { 0.3 } else { 0.0 })
        .sum();
    let rare = player.grey_docks.iter().filter(|dock| matches!(dock.post, Some(Good::Spice | Good::Tobacco)));
    residents + 0.5 * posts(player) as f64 + 1.0 * rare.count() as f64
}

/// Gold keeps pirates and fire away.
fn danger(player: &Player) -> f64 {
    let short = |cost: u32| f64::from(cost.saturating_sub(player.gold).min(1));
    0.8 * short(player.pirate_cost) + 0.9 * short(player.fire_cost)
}
