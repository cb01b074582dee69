//! Finds what to highlight by comparing two views.

use archipel_rules::{
    Id, Seat,
    anno1701::{
        View,
        kinds::{Good, Resident, Track},
        view::{PlayerView, ShipView},
    },
};

use super::{board_players::id_of, favours, hand};
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
        Subject::Hand => own_hand(before, after, &mut new),
    }
    new
}

fn island(before: &PlayerView, after: &PlayerView, new: &mut Vec<Id>) {
    for (old, now) in before.fields.iter().zip(&after.fields) {
        // Whether a building was used is not highlighted.
        let lying = |field: &archipel_rules::anno1701::view::FieldView| {
            field.tile.map(|tile| (tile.stack, tile.built, tile.favour))
        };
        mark(lying(old) != lying(now), new, || now.field.as_str().into());
    }
    for resident in Resident::ALL {
        let had = before.residents.contains(resident);
        mark(had != after.residents.contains(resident), new, || resident.as_str().into());
    }
    mark(before.riot != after.riot, new, || "riot".into());
    mark(before.favours != after.favours, new, || "favours".into());
    mark(before.gold != after.gold, new, || "gold".into());
    mark(before.hand_size != after.hand_size, new, || "hand".into());
    for track in Track::ALL {
        let (old, now) = (before.symbols[*track as usize], after.symbols[*track as usize]);
        mark(old != now, new, || track.as_str().into());
    }
    mark(before.sails != after.sails, new, || "sails".into());
    mark(before.ships_in_supply != after.ships_in_supply, new, || "ships".into());
    mark(before.colonies != after.colonies, new, || "colonies".into());
}

fn board(before: &View, after: &View, new: &mut Vec<Id>) {
    for (old, now) in before.islands.iter().zip(&after.islands) {
        mark(old.face_up != now.face_up || old.known_by != now.known_by, new, || now.hex.to_string());
    }
    for (old, now) in before.sites.iter().zip(&after.sites) {
        mark(old.owner != now.owner, new, || now.anchor.to_string());
    }
    let place =
        |ships: &[ShipView], number: u8| ships.iter().find(|ship| ship.number == number).map(|ship| ship.at);
    for ((seat, old), now) in before.players.iter().zip(after.players.values()) {
        for ship in &now.ships {
            mark(place(&old.ships, ship.number) != Some(ship.at), new, || ship.at.to_string());
        }
        mark(old.favours != now.favours, new, || id_of("favours", seat));
        mark(old.gold != now.gold, new, || id_of("gold", seat));
    }
    for track in Track::ALL {
        let (old, now) = (before.powers[*track as usize], after.powers[*track as usize]);
        mark(old != now, new, || track.power().into());
    }
    for (i, (old, now)) in before.donations.iter().zip(&after.donations).enumerate() {
        mark(old.1 != now.1, new, || favours::gift_id(i));
    }
    for (i, (old, now)) in before.seven.iter().zip(&after.seven).enumerate() {
        mark(old != now, new, || favours::seven_id(i));
    }
}

/// Goods whose number changed, and newly inspected islands.
fn own_hand(before: &View, after: &View, new: &mut Vec<Id>) {
    let own = |view: &View| hand::owner(view).and_then(|seat: Seat| view.players.get(seat)?.hand);
    if let (Some(old), Some(now)) = (own(before), own(after)) {
        for good in Good::ALL {
            mark(old[*good] != now[*good], new, || good.as_str().into());
        }
    }
    for (old, now) in before.islands.iter().zip(&after.islands) {
        mark(old.face.is_none() && now.face.is_some() && !now.face_up, new, || now.hex.to_string());
    }
}

fn mark(changed: bool, new: &mut Vec<Id>, id: impl FnOnce() -> String) {
    if changed
        && let Some(id) = Id::parse(&id())
        && !new.contains(&id)
    {
        new.push(id);
    }
}
