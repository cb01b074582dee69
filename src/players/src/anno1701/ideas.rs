//! What a player thinks of doing: not every course of every ship, and no offers.

use std::collections::VecDeque;

use archipel_rules::anno1701::action::{MAX_PATH, Path};
use archipel_rules::anno1701::data::data;
use archipel_rules::anno1701::map::{HEXES, Hex, SeaField};
use archipel_rules::anno1701::sight::Sight;
use archipel_rules::anno1701::{Action, Phase, State};
use archipel_rules::{Dice, Game, Seat};

use super::income::Income;
use super::sea::{Sea, Target};
use crate::moves;

/// So many goals of a ship are thought of.
const GOALS: usize = 3;
/// Offers are for people, who can talk about them; courses are thought of below.
const NOT_ASKED: [&str; 5] = ["offer", "counter", "decline", "withdraw", "sail"];

pub fn all(state: &State, seat: Seat, dice: &mut Dice) -> Vec<Action> {
    let sight = state.sight(seat);
    // After a fire the order of the rules is sensible: what the next resident costs is kept.
    if sight.phase() == Phase::Discard {
        return state.absent(seat).into_iter().collect();
    }
    let mut ideas = moves::such(state, seat, dice, |_, param, id| {
        param != archipel_rules::VERB || !NOT_ASKED.contains(&id.as_str())
    });
    if sight.phase() == Phase::Sailing && sight.is_active() {
        courses(state, sight, &mut ideas);
    }
    ideas
}

/// The way towards the best sites of each ship, as far as its points carry it.
fn courses(state: &State, sight: Sight, ideas: &mut Vec<Action>) {
    let sea = Sea::new(sight, &Income::of(sight));
    for (ship, at, points) in sight.ships().filter(|(_, _, points)| *points > 0) {
        let mut goals: Vec<Target> = sea.targets(at, points).collect();
        goals.sort_by(|one, other| other.value.total_cmp(&one.value));
        for goal in goals.iter().take(GOALS) {
            let path = towards(at, data().chart.sites[goal.site].anchor, points);
            let course = Action::Sail { ship, path };
            // A ship that has sailed already may cross its own way.
            if state.clone().apply(sight.seat, &course, &mut Vec::new()).is_ok() {
                ideas.push(course);
            }
        }
    }
}

/// The shortest way that does not enter a question mark, or as much of it as there are points for.
fn towards(from: Hex, to: Hex, points: u8) -> Path {
    let chart = &data().chart;
    let mut before: [Option<Hex>; HEXES] = [None; HEXES];
    let mut open = VecDeque::from([to]);
    // From the goal to the ship, so that the steps come out in order.
    while let Some(hex) = open.pop_front() {
        for next in chart.seas(hex) {
            let risky = chart.field(*next) == SeaField::Question && *next != from;
            if before[next.index()].is_none() && *next != to && !risky {
                before[next.index()] = Some(hex);
                open.push_back(*next);
            }
        }
    }
    let mut path = Path::new();
    let mut hex = from;
    if !chart.is_sea(from) {
        // Out of a harbour by the sea field from which it goes on best.
        let Some(out) =
            chart.seas(from).iter().copied().find(|sea| before[sea.index()].is_some() || *sea == to)
        else {
            return path;
        };
        path.push(out);
        hex = out;
    }
    while hex != to && path.len() < usize::from(points).min(MAX_PATH) {
        let Some(next) = before[hex.index()] else { break };
        path.push(next);
        hex = next;
    }
    path
}
