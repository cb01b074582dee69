//! Exhaustive search: tries every list of steps that the rules accept, independently of the planner.
//!
//! Of lists that lead to the same position only the cheapest is continued. Nothing else is skipped: shifts of any cube
//! at any time, any partner and any of its tiles, any pick of tokens, parts in any order, units produced before they
//! are needed.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap, HashMap};

use archipel_rules::Seat;
use archipel_rules::anno1800::data::{Effect, data};
use archipel_rules::anno1800::fields::Field;
use archipel_rules::anno1800::kinds::{Objective, Resource, Tier};
use archipel_rules::anno1800::planner::{Filter, cost};
use archipel_rules::anno1800::step::{Order, Place, Step, TokenPick};
use archipel_rules::anno1800::{Payment, State};

/// The means that may be used besides cubes, tokens and gold (6.2.5, point 8); each level includes the previous ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    Plain,
    Gifts,
    Purses,
    Aarhant,
}

pub const LEVELS: [Level; 4] = [Level::Plain, Level::Gifts, Level::Purses, Level::Aarhant];

#[derive(Clone)]
struct Node {
    state: State,
    payment: Payment,
    steps: Vec<Step>,
}

/// The cheapest payment, and the cheapest of every class.
#[derive(Clone, Debug, Default)]
pub struct Truth {
    pub best: Option<(u32, Vec<Step>)>,
    pub classes: BTreeMap<Class, u32>,
    pub level: Option<Level>,
}

/// 6.2.5, point 9: cubes, ship trade tokens, card tokens, exploration tokens, gold, traded resources.
pub type Class = ([u8; 5], u8, u8, u8, u16, u64);

pub fn class_of(used: &archipel_rules::anno1800::Used) -> Class {
    let card = used.card_trade + used.card_explore;
    let explore = used.card_explore + used.ship_explore;
    (used.cubes, used.ship_trade, card, explore, used.gold, used.traded.0)
}

/// `None`: more positions than allowed.
pub fn search(state: &State, seat: Seat, order: &Order, filter: Filter, most: usize) -> Option<Truth> {
    for level in LEVELS {
        let truth = search_level(state, seat, order, filter, level, most)?;
        if truth.best.is_some() {
            return Some(Truth { level: Some(level), ..truth });
        }
    }
    Some(Truth::default())
}

fn search_level(
    state: &State,
    seat: Seat,
    order: &Order,
    filter: Filter,
    level: Level,
    most: usize,
) -> Option<Truth> {
    let mut truth = Truth::default();
    let mut nodes = vec![Node {
        state: state.clone(),
        payment: Payment::new(order.clone(), state.turn().stock),
        steps: Vec::new(),
    }];
    let mut known: HashMap<Vec<u8>, u32> = HashMap::new();
    let mut open = BinaryHeap::from([Reverse((0, 0))]);
    while let Some(Reverse((cost, index))) = open.pop() {
        let node: Node = nodes[index].clone();
        if known.get(&key(&node, seat)).is_some_and(|best| *best < cost) {
            continue;
        }
        if node.payment.all_finished()
            && node.state.turn().stock.exceeds(&state.turn().stock).is_none()
            && obeys(&node, filter)
        {
            let cost = cost::of_payment(&node.steps, &node.payment.used, &node.state.players()[seat]);
            let class = truth.classes.entry(class_of(&node.payment.used)).or_insert(cost);
            *class = cost.min(*class);
            if truth.best.as_ref().is_none_or(|(best, _)| cost < *best) {
                truth.best = Some((cost, node.steps.clone()));
            }
        }
        for step in candidates(&node, seat, order, level) {
            let mut next = node.clone();
            if next.state.take_step(seat, &mut next.payment, &step, &mut Vec::new()).is_err() {
                continue;
            }
            if over(&next, state) {
                continue;
            }
            next.steps.push(step);
            let cost = cost::of_used(&next.payment.used, &data().weights);
            let entry = known.entry(key(&next, seat)).or_insert(u32::MAX);
            if cost < *entry {
                *entry = cost;
                nodes.push(next);
                open.push(Reverse((cost, nodes.len() - 1)));
                if nodes.len() > most {
                    return None;
                }
            }
        }
    }
    Some(truth)
}

/// Whether a finished payment satisfies the filter (6.2.1).
fn obeys(node: &Node, filter: Filter) -> bool {
    let used = &node.payment.used;
    match filter {
        Filter::None => true,
        Filter::NoGold => used.gold == 0,
        Filter::NoTrade => used.traded.is_empty(),
    }
}

fn trades_of(node: &Node) -> impl Iterator<Item = (Resource, Seat)> {
    node.steps.iter().filter_map(|step| match step {
        Step::Trade { resource, seat, .. } => Some((*resource, *seat)),
        _ => None,
    })
}

/// Whether there is more in stock than the unfinished parts and the earlier stock explain. Such a list can never become
/// valid.
fn over(node: &Node, before: &State) -> bool {
    let due = node.payment.resources_due();
    node.state
        .turn()
        .stock
        .iter()
        .any(|(resource, count)| count > due.count(resource) + before.turn().stock.count(resource))
}

fn candidates(node: &Node, seat: Seat, order: &Order, level: Level) -> Vec<Step> {
    let state = &node.state;
    let player = &state.players()[seat];
    let due = node.payment.resources_due();
    let mut steps = Vec::new();
    for field in player.fields() {
        let plot = player.plot(field);
        if plot.industry().is_some_and(|(resource, _)| due.count(resource) > 0) {
            steps.push(Step::Work { field });
        }
        for tier in Tier::ALL {
            if plot.slots.contains(&Some(*tier)) {
                steps.push(Step::Shift { tier: *tier, from: Place::Workplace(field) });
            }
        }
    }
    steps.extend(Tier::ALL.iter().map(|tier| Step::Shift { tier: *tier, from: Place::Exhausted }));
    for (resource, _) in due.iter() {
        for tokens in picks(data().limits.fetch_price) {
            steps.push(Step::Fetch { resource, tokens: Some(tokens) });
        }
        trades(state, seat, resource, &mut steps);
    }
    for part in 0..order.parts.len() {
        steps.extend(Tier::ALL.iter().map(|tier| Step::Labour { part, tier: *tier }));
        if let Some((_, price)) = node.payment.tokens_due(part) {
            steps.extend(picks(price).into_iter().map(|pick| Step::Spend { part, tokens: Some(pick) }));
            steps.extend(
                explore_picks(price).into_iter().map(|pick| Step::Spend { part, tokens: Some(pick) }),
            );
        }
        steps.push(Step::Finish { part });
    }
    for card in player.active.iter() {
        match data().card(card).effect {
            Effect::FreeNewWorld { choices } if level >= Level::Gifts => {
                let wanted = choices.iter().filter(|resource| due.count(*resource) > 0);
                steps.extend(wanted.map(|resource| Step::Gift { card, resource }));
            }
            Effect::TokensGold { .. } if level >= Level::Purses => steps.push(Step::Activate { card }),
            _ => {}
        }
    }
    if level >= Level::Aarhant && state.in_play(Objective::Aarhant) {
        steps.push(Step::Aarhant);
    }
    steps
}

fn trades(state: &State, seat: Seat, resource: Resource, steps: &mut Vec<Step>) {
    for (partner, player) in state.players().iter().filter(|(partner, _)| *partner != seat) {
        for field in player.fields() {
            if let Some((made, tier)) = player.plot(field).industry()
                && made == resource
            {
                for pick in picks(data().tier(tier).trade_price) {
                    steps.push(Step::Trade {
                        resource,
                        seat: partner,
                        field: Some(field),
                        tokens: Some(pick),
                    });
                }
            }
        }
    }
}

/// Every pick that is worth this many trade tokens.
fn picks(price: u8) -> Vec<TokenPick> {
    let mut picks = Vec::new();
    for card_trade in 0..=price {
        for ship_trade in 0..=price - card_trade {
            let rest = 2 * (price - card_trade - ship_trade);
            picks.extend((0..=rest).map(|card_explore| TokenPick {
                card_trade,
                ship_trade,
                card_explore,
                ship_explore: rest - card_explore,
            }));
        }
    }
    picks
}

fn explore_picks(price: u8) -> Vec<TokenPick> {
    (0..=price)
        .map(|card_explore| TokenPick { card_explore, ship_explore: price - card_explore, ..TokenPick::NONE })
        .collect()
}

/// Everything that affects the following steps, the cost and the class.
fn key(node: &Node, seat: Seat) -> Vec<u8> {
    let player = &node.state.players()[seat];
    let mut key = Vec::with_capacity(128);
    key.extend(player.residence);
    key.extend(player.exhausted);
    key.extend(player.gold.to_le_bytes());
    for tokens in [player.ready, player.spent, player.on_cards] {
        key.extend([tokens.trade, tokens.explore]);
    }
    for field in player.fields() {
        let mut cubes = player.plot(field).slots.map(|slot| slot.map_or(0, |tier| tier as u8 + 1));
        cubes.sort_unstable();
        if cubes[1] > 0 {
            key.extend([field.index() as u8, cubes[0], cubes[1]]);
        }
    }
    key.push(u8::MAX);
    key.extend(player.active.iter().map(|card| card.index() as u8));
    key.push(u8::MAX);
    for (resource, count) in node.state.turn().stock.iter() {
        key.extend([resource as u8, count]);
    }
    key.push(u8::MAX);
    key.extend(node.state.turn().traded.0.to_le_bytes());
    key.push(u8::from(node.state.turn().aarhant_used));
    for part in 0..node.payment.order.parts.len() {
        key.push(u8::from(node.payment.is_finished(part)));
        key.extend(node.payment.cubes_due(part));
        key.push(u8::from(node.payment.tokens_due(part).is_some()));
    }
    let used = node.payment.used;
    key.extend(used.cubes);
    key.extend([used.card_trade, used.ship_trade, used.card_explore, used.ship_explore, used.beryl]);
    key.extend(used.gold.to_le_bytes());
    let mut worked: Vec<Field> = node
        .steps
        .iter()
        .filter_map(|step| if let Step::Work { field } = step { Some(*field) } else { None })
        .collect();
    worked.sort_unstable();
    worked.dedup();
    key.extend(worked.iter().map(|field| field.index() as u8));
    key.push(u8::MAX);
    let mut trades: Vec<(Resource, Seat)> = trades_of(node).collect();
    trades.sort_unstable();
    key.extend(trades.iter().flat_map(|(resource, seat)| [*resource as u8, seat.0]));
    key
}
