//! The actions to consider: not every course of every ship, and no trade offers.

use archipel_rules::anno1701::action::{MAX_PATH, Path};
use archipel_rules::anno1701::data::data;
use archipel_rules::anno1701::map::{FAR, Hex, SeaField};
use archipel_rules::anno1701::view::SeatInfo;
use archipel_rules::anno1701::{Action, Phase, State};
use archipel_rules::{Dice, Game, Seat};

use super::income::Income;
use super::voyages::{ColonyValues, Target, distance};
use crate::enumerate;

/// Number of colony sites considered per ship.
const MAX_GOALS: usize = 3;
/// Verbs that are not enumerated: `offers` handles trade, and [`add_courses`] chooses courses.
const EXCLUDED_VERBS: [&str; 5] = ["offer", "counter", "decline", "withdraw", "sail"];

pub fn all(state: &State, seat: Seat, dice: &mut Dice) -> Vec<Action> {
    let info = state.seat_info(seat);
    // The default discard after a fire is good: it keeps what the next resident costs.
    if info.phase() == Phase::Discard {
        return state.default_action(seat).into_iter().collect();
    }
    let mut actions = enumerate::filtered_actions(state, seat, dice, |_, param, id| {
        param != archipel_rules::VERB || !EXCLUDED_VERBS.contains(&id.as_str())
    });
    if info.phase() == Phase::Sailing && info.is_active() {
        add_courses(state, info, &mut actions);
    }
    actions
}

/// Adds courses of each ship towards its best colony sites, as far as its points allow, and to question marks in reach.
fn add_courses(state: &State, info: SeatInfo, actions: &mut Vec<Action>) {
    let colonies = ColonyValues::new(info, &Income::of(info));
    for (ship, at, points) in info.ships().filter(|(_, _, points)| *points > 0) {
        let mut goals: Vec<Target> = colonies.targets(at, points).collect();
        goals.sort_by(|one, other| other.value.total_cmp(&one.value));
        let anchors = goals.iter().take(MAX_GOALS).map(|goal| data().chart.sites[goal.site].anchor);
        for goal in anchors.chain(question_marks(at, points)) {
            let course = Action::Sail { ship, path: path_towards(at, goal, points) };
            // The rules refuse a course that crosses the path on which the ship has sailed already.
            if state.clone().apply(info.seat, &course, &mut Vec::new()).is_ok() {
                actions.push(course);
            }
        }
    }
}

/// The question marks that a ship can enter with these points.
fn question_marks(at: Hex, points: u8) -> impl Iterator<Item = Hex> {
    let marks = Hex::all().filter(|hex| data().chart.field(*hex) == SeaField::Question);
    marks.filter(move |mark| *mark != at && distance(at, *mark) <= points)
}

/// The shortest path that enters no question mark before its end, cut off where the points run out.
fn path_towards(from: Hex, to: Hex, points: u8) -> Path {
    let chart = &data().chart;
    let mut path = Path::new();
    let mut hex = from;
    while hex != to && path.len() < usize::from(points).min(MAX_PATH) {
        let allowed = |next: &Hex| *next == to || chart.field(*next) != SeaField::Question;
        let next = chart.seas(hex).iter().copied().filter(allowed).min_by_key(|next| distance(*next, to));
        let Some(next) = next.filter(|next| distance(*next, to) < FAR) else { break };
        path.push(next);
        hex = next;
    }
    path
}
