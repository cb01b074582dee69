//! Finds what to highlight by comparing two views.

use archipel_rules::{
    Id, Seat,
    anno1503::{
        View,
        kinds::{Building, Good},
        view::{Player, Ship},
    },
};

use super::board_panels::on_display;
use crate::Subject;

pub(crate) fn changes(before: &View, after: &View, subject: Subject) -> Vec<Id> {
    let mut new = Vec::new();
    match subject {
        Subject::Island(seat) => {
            if let (Some(before), Some(after)) = (before.players.get(seat), after.players.get(seat)) {
                island(before, after, &mut new);
            }
        }
        Subject::Board => board(before, after, &mut new),
        Subject::Hand => hand(before, after, &mut new),
    }
    new
}

fn island(before: &Player, after: &Player, new: &mut Vec<Id>) {
    for (old, now) in before.grey_docks.iter().zip(&after.grey_docks) {
        mark(old.post != now.post, new, || format!("dock_{}", now.number));
    }
    for (old, now) in before.fields.iter().zip(&after.fields) {
        mark(old.resident != now.resident, new, || format!("field_{}", now.number));
        mark(old.building != now.building, new, || format!("building_{}", now.number));
    }
    let (few, many) = (before.contracts.min(after.contracts), before.contracts.max(after.contracts));
    for number in few + 1..=many {
        mark(true, new, || format!("contract_{number}"));
    }
    mark(before.gold != after.gold, new, || "gold".into());
    mark(before.hand_size != after.hand_size, new, || "hand".into());
    mark(before.ships_in_supply != after.ships_in_supply, new, || "ships".into());
    for (old, now) in before.victory_points.iter().zip(&after.victory_points) {
        mark(old.held != now.held, new, || now.point.as_str().into());
    }
}

fn board(before: &View, after: &View, new: &mut Vec<Id>) {
    for (old, now) in before.islands.iter().zip(&after.islands) {
        mark(old.back != now.back, new, || now.square.to_string());
    }
    let place =
        |ships: &[Ship], number: u8| ships.iter().find(|ship| ship.number == number).map(|ship| ship.at);
    for ((seat, old), now) in before.players.iter().zip(after.players.values()) {
        for ship in &now.ships {
            mark(place(&old.ships, ship.number) != Some(ship.at), new, || ship.at.to_string());
        }
        mark(old.gold != now.gold, new, || gold_id(seat));
        for (was, is) in old.victory_points.iter().zip(&now.victory_points) {
            mark(was.held != is.held, new, || format!("{}_{}", is.point.as_str(), seat.index()));
        }
    }
    for kind in Building::ALL {
        mark(on_display(before, *kind) != on_display(after, *kind), new, || kind.as_str().into());
    }
}

fn hand(before: &View, after: &View, new: &mut Vec<Id>) {
    let own = |view: &View| super::hand::owner(view).and_then(|seat| view.players.get(seat)?.hand);
    if let (Some(old), Some(now)) = (own(before), own(after)) {
        for good in Good::ALL {
            mark(old[*good] != now[*good], new, || good.as_str().into());
        }
    }
}

pub(super) fn gold_id(seat: Seat) -> String {
    format!("gold_{}", seat.index())
}

fn mark(changed: bool, new: &mut Vec<Id>, id: impl FnOnce() -> String) {
    if changed
        && let Some(id) = Id::parse(&id())
        && !new.contains(&id)
    {
        new.push(id);
    }
}
