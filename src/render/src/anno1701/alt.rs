//! Alt texts. `ALT_KEYS.md` lists the keys.

use archipel_rules::{
    Arg, Id, Phrase, Seat,
    anno1701::{
        Phase, View,
        data::data,
        kinds::{Building, Face, Goods, Track},
        map::Hex,
        view::PlayerView,
    },
};

use super::{alt_board, hand, hand_secrets, island_panel};
use crate::{PictureOptions, Subject};

pub(crate) fn describe(view: &View, options: &PictureOptions<'_>) -> Vec<Phrase> {
    match options.subject {
        Subject::Island(seat) => {
            view.players.get(seat).map(|player| island(view, seat, player)).unwrap_or_default()
        }
        Subject::Board => alt_board::board(view),
        Subject::Hand => own_hand(view),
    }
}

pub(super) fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

/// Counts equal ids, in the order of their first occurrence.
pub(super) fn counted(ids: impl Iterator<Item = Id>) -> Arg {
    let mut out: Vec<(Id, i64)> = Vec::new();
    for id in ids {
        match out.iter_mut().find(|(other, _)| *other == id) {
            Some((_, count)) => *count += 1,
            None => out.push((id, 1)),
        }
    }
    Arg::Terms(out)
}

pub(super) fn goods(goods: Goods) -> Arg {
    let some = goods.iter().filter(|(_, count)| *count > 0);
    Arg::Terms(some.map(|(good, count)| (good.id(), count.into())).collect())
}

fn island(view: &View, seat: Seat, player: &PlayerView) -> Vec<Phrase> {
    let symbols = |track: Track| player.symbols[track as usize];
    let mut phrases = vec![
        Phrase::new("alt-1701-island")
            .seat("player", seat)
            .number("favours", player.favours)
            .number("needed", data().favours_to_win)
            .number("gold", player.gold)
            .number("cards", player.hand_size)
            .number("limit", player.fire_limit),
    ];
    if player.riot {
        phrases.push(Phrase::new("alt-1701-riot").seat("player", seat));
    }
    if !player.residents.is_empty() {
        let residents = counted(player.residents.iter().map(|resident| resident.id()));
        phrases.push(Phrase::new("alt-1701-residents").with("residents", residents));
    }
    if let Some((next, cost)) = player.next_resident {
        phrases.push(Phrase::new("alt-1701-next").term("resident", next.id()).with("goods", goods(cost)));
    }
    let built = player.fields.iter().filter_map(|field| field.tile.filter(|tile| tile.built)?.building);
    let built: Vec<Id> = built.map(Building::id).collect();
    if !built.is_empty() {
        phrases.push(Phrase::new("alt-1701-buildings").with("buildings", counted(built.into_iter())));
    }
    phrases.extend(unbuilt(player));
    for field in player.fields.iter().filter(|field| field.tile.is_none()) {
        if let (Some(number), Some(good)) = (field.number, field.good) {
            phrases.push(Phrase::new("alt-1701-yield").number("number", number).term("good", good.id()));
        }
    }
    phrases.push(
        Phrase::new("alt-1701-symbols")
            .number("cannons", symbols(Track::Cannons))
            .number("sacks", symbols(Track::Sacks))
            .number("happy", symbols(Track::Happy))
            .number("sails", player.sails)
            .number("points", player.speed),
    );
    phrases.push(
        Phrase::new("alt-1701-left")
            .number("colonies", player.colonies)
            .number("left", player.colonies_left)
            .number("ships", player.ships_in_supply),
    );
    let islands = island_panel::settled(view, seat);
    phrases.extend(
        islands
            .into_iter()
            .map(|face| Phrase::new("alt-1701-settled").with("tile", Arg::Phrase(Box::new(tile(face))))),
    );
    phrases
}

/// Unbuilt tiles: names for their owner, only a count for other viewers.
fn unbuilt(player: &PlayerView) -> Vec<Phrase> {
    let lying = player.fields.iter().filter_map(|field| Some((field.field, field.tile?)));
    let lying: Vec<_> = lying.filter(|(_, tile)| !tile.built).collect();
    let unknown = lying.iter().filter(|(_, tile)| tile.building.is_none()).count();
    let mut phrases: Vec<Phrase> = lying
        .iter()
        .filter_map(|(field, tile)| {
            let building = tile.building?.id();
            Some(Phrase::new("alt-1701-own-tile").place("place", field.id()).term("building", building))
        })
        .collect();
    if unknown > 0 {
        phrases.push(Phrase::new("alt-1701-face-down").number("tiles", number(unknown)));
    }
    phrases
}

/// An island tile: its kind, and its number or its symbols.
fn tile(face: Face) -> Phrase {
    match face.island.track() {
        None => Phrase::new("alt-1701-tile").term("island", face.island.id()).number("number", face.number),
        Some(track) => Phrase::new("alt-1701-tile-symbols")
            .term("island", face.island.id())
            .with("symbols", Arg::Terms(vec![(track.id(), face.symbols.into())])),
    }
}

/// A face-down tile that the viewer has inspected.
pub(super) fn looked_at((hex, face): (Hex, Face)) -> Phrase {
    let tile = Arg::Phrase(Box::new(tile(face)));
    Phrase::new("alt-1701-looked").place("place", hex.id()).with("tile", tile)
}

/// A face-up tile.
pub(super) fn face_up(hex: Hex, face: Face) -> Phrase {
    let tile = Arg::Phrase(Box::new(tile(face)));
    Phrase::new("alt-1701-open").place("place", hex.id()).with("tile", tile)
}

fn own_hand(view: &View) -> Vec<Phrase> {
    let Some((seat, player)) = hand::owner(view).and_then(|seat| Some((seat, view.players.get(seat)?)))
    else {
        return Vec::new();
    };
    let cards = player.hand.unwrap_or_default();
    let mut phrases = Vec::new();
    let in_hand = view.tiles_in_hand.as_ref().and_then(|held| held.tiles.as_ref());
    if let Some(tiles) = in_hand {
        let key = if view.phase == Phase::PlaceTile { "alt-1701-place" } else { "alt-1701-choose" };
        phrases.push(Phrase::new(key).with("tiles", counted(tiles.iter().map(|tile| tile.kind().id()))));
    }
    phrases.push(if player.hand_size == 0 {
        Phrase::new("alt-1701-hand-empty").seat("player", seat).number("gold", player.gold)
    } else {
        Phrase::new("alt-1701-hand")
            .seat("player", seat)
            .number("cards", player.hand_size)
            .number("limit", player.fire_limit)
            .with("goods", goods(cards))
            .number("gold", player.gold)
    });
    let costs = hand::costs(view, player);
    let payable = costs.iter().filter(|cost| cost.is_covered(cards, player.gold));
    let payable: Vec<(Id, i64)> = payable.map(|cost| (Id::new(cost.term), 1)).collect();
    if !payable.is_empty() {
        phrases.push(Phrase::new("alt-1701-payable").with("things", Arg::Terms(payable)));
    }
    phrases.extend(unbuilt(player));
    phrases.extend(hand_secrets::looked_at(view).into_iter().map(looked_at));
    phrases
}
