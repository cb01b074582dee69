//! Trade offers that computer players make: at most one per turn, and only when a person could accept it.

use archipel_players::{Level, propose};
use archipel_rules::{Action, EntryKind, Seat, Seed, Table, Viewer};
use archipel_store::SeatTime;
use serde_json::Value;

use crate::loaded_game::LoadedGame;

/// The offer-related action to play before the rest of the turn: withdraw an unanswered offer, or make one.
pub fn next(loaded: &LoadedGame, times: &[SeatTime], seat: Seat, seed: Seed) -> Option<Action> {
    let table = &loaded.table;
    let level = loaded.row.seated(seat).and_then(|seated| Level::parse(seated.level()?))?;
    let people = times.iter().any(|time| time.seat != seat && !time.is_played_by_ai());
    let open = table.position().open_offers(Viewer::Public).iter().any(|offer| offer.from == seat);
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
    // Do not repeat the previous offer.
    let known = last.is_some_and(|(_, terms)| action_value(&offer).as_ref() == Some(terms));
    (!known).then_some(offer)
}

/// Whether the seat's last offer was made in this turn, and its action in the record.
fn last_offer(table: &Table, seat: Seat) -> Option<(bool, &Value)> {
    let step = table.steps().iter().rev().find(|step| step.seat == seat && step.invites)?;
    let entry = table.record().entries.iter().find(|entry| entry.n == step.n)?;
    match &entry.mark {
        EntryKind::Action(action) => Some((step.progress.turn == table.position().progress().turn, action)),
        EntryKind::Undo(_) | EntryKind::Redo(_) => None,
    }
}

fn action_value(action: &Action) -> Option<Value> {
    serde_json::to_value(action).ok()
}
