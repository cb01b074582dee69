//! What a player thinks of doing: not every course of every ship, and no offers.

use archipel_rules::anno1701::action::{MAX_PATH, Path};
use archipel_rules::anno1701::data::data;
use archipel_rules::anno1701::map::{FAR, Hex, SeaField};
use archipel_rules::anno1701::view::SeatInfo;
use archipel_rules::anno1701::{Action, Phase, State};
use archipel_rules::{Dice, Game, Seat};

use super::income::Income;
use super::voyages::{ColonyValues, Target, steps};
use crate::enumerate;

/// So many goals of a ship are thought of.
const GOALS: usize = 3;
/// Offers are for people, who can talk about them; courses are thought of below.
const NOT_ASKED: [&str; 5] = ["offer", "counter", "decline", "withdraw", "sail"];

pub fn all(state: &State, seat: Seat, dice: &mut Dice) -> Vec<Action> {
    let info = state.seat_info(seat);
    // After a fire the order of the rules is sensible: what the next resident costs is kept.
    if info.phase() == Phase::Discard {
        return state.default_action(seat).into_iter().collect();
    }
    let mut ideas = enumerate::such(state, seat, dice, |_, param, id| {
        param != archipel_rules::VERB || !NOT_ASKED.contains(&id.as_str())
    });
    if info.phase() == Phase::Sailing && info.is_active() {
        courses(state, info, &mut ideas);
    }
    ideas
}

/// The way towards the best sites of each ship, as far as its points carry it, and to the question marks within reach.
fn courses(state: &State, info: SeatInfo, ideas: &mut Vec<Action>) {
    let sea = ColonyValues::new(info, &Income::of(info));
    for (ship, at, points) in info.ships().filter(|(_, _, points)| *points > 0) {
        let mut goals: Vec<Target> = sea.targets(at, points).collect();
        goals.sort_by(|one, other| other.value.total_cmp(&one.value));
        let anchors = goals.iter().take(GOALS).map(|goal| data().chart.sites[goal.site].anchor);
        for goal in anchors.chain(questions(at, points)) {
            let course = Action::Sail { ship, path: towards(at, goal, points) };
            // A ship that has sailed already may cross its own way.
            if state.clone().apply(info.seat, &course, &mut Vec::new()).is_ok() {
                ideas.push(course);
            }
        }
    }
}

/// The question marks that a ship can enter with these points.
fn questions(at: Hex, points: u8) -> impl Iterator<Item = Hex> {
    let marks = Hex::all().filter(|hex| data().chart.field(*hex) == SeaField::Question);
    marks.filter(move |mark| *mark != at && steps(at, *mark) <= points)
}

/// The shortest way that enters no question mark before its end, or as much of it as there are points for.
fn towards(from: Hex, to: Hex, points: u8) -> Path {
    let chart = &data().chart;
    let mut path = Path::new();
    let mut hex = from;
    while hex != to && path.len() < usize::from(points).min(MAX_PATH) {
        let quiet = |next: &Hex| *next == to || chart.field(*next) != SeaField::Question;
        let next = chart.seas(hex).iter().copied().filter(quiet).min_by_key(|next| steps(*next, to));
        let Some(next) = next.filter(|next| steps(*next, to) < FAR) else { break };
        path.push(next);
        hex = next;
    }
    path
}
