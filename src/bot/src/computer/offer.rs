//! Offers that computer players make: at most one in a turn, and only where a person sits who could take it.

use archipel_players::{Level, propose};
use archipel_rules::{Action, Mark, Seat, Seats, Seed, Table, Viewer};
use archipel_store::SeatTime;
use serde_json::Value;

use crate::hall::Sitting;

/// What a computer player does about offers before it goes on with its turn: it takes back what nobody wanted, or
/// makes one; `None`: neither.
pub fn next(sitting: &Sitting, times: &[SeatTime], seat: Seat, seed: Seed) -> Option<Action> {
    let table = &sitting.table;
    let level = sitting.game.seated(seat).and_then(|seated| Level::parse(seated.level()?))?;
    let people = times.iter().any(|time| time.seat != seat && !time.plays_by_itself());
    let open = table.position().invitations(Viewer::Public).iter().any(|offer| offer.from == seat);
    if open {
        return propose(table.position(), seat, seed);
    }
    if level == Level::Easy || !people {
        return None;
    }
    let last = last_offer(table, seat);
    if last.is_some_and(|(this_turn, _)| this_turn) {
        return None;
    }
    let offer = propose(table.position(), seat, seed)?;
    // Nobody reads the same offer in every round.
    let known = last.is_some_and(|(_, terms)| action_value(&offer).as_ref() == Some(terms));
    (!known).then_some(offer)
}

/// The last offer of this seat as the record has it, and whether it was made in this turn.
fn last_offer(table: &Table, seat: Seat) -> Option<(bool, &Value)> {
    let step = table.steps().iter().rev().find(|step| step.seat == seat && step.invites)?;
    let entry = table.record().entries.iter().find(|entry| entry.n == step.n)?;
    match &entry.mark {
        Mark::Action(action) => Some((step.progress.turn == table.position().progress().turn, action)),
        Mark::Undo(_) | Mark::Redo(_) => None,
    }
}

fn action_value(action: &Action) -> Option<Value> {
    serde_json::to_value(action).ok()
}

/// Is an offer of a computer's open to nobody but people? Then its turn waits for them, but not for long.
pub fn awaits_people(table: &Table, times: &[SeatTime]) -> bool {
    let by_itself: Seats = times.iter().filter(|time| time.plays_by_itself()).map(|time| time.seat).collect();
    let open = table.position().invitations(Viewer::Public);
    super::invited(table, times).is_none()
        && open.iter().any(|offer| by_itself.contains(offer.from) && !offer.to.without(by_itself).is_empty())
}
