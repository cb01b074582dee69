//! Alt texts. `ALT_KEYS.md` lists the keys.

use archipel_rules::{
    Arg, Id, Phrase, Seat,
    anno1503::{
        View,
        data::data,
        kinds::{Face, Goods, VictoryPoint},
        map::Square,
        view::Player,
    },
};

use super::{
    hand,
    printed::{costs, winning},
    yield_sprite,
};
use crate::{PictureOptions, Subject, table_image::other_winners};

pub(crate) fn describe(view: &View, options: &PictureOptions<'_>) -> Vec<Phrase> {
    match options.subject {
        Subject::Island(seat) => {
            view.players.get(seat).map(|player| island(seat, player)).unwrap_or_default()
        }
        Subject::Board => board(view),
        Subject::Hand => own_hand(view),
    }
}

fn held(player: &Player) -> i64 {
    number(player.victory_points.iter().filter(|point| point.held).count())
}

fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

fn island(seat: Seat, player: &Player) -> Vec<Phrase> {
    let mut phrases = vec![
        Phrase::new("alt-island")
            .seat("player", seat)
            .number("gold", player.gold)
            .number("cards", player.hand_size)
            .number("points", held(player))
            .number("needed", number(winning())),
        progress(player),
    ];
    let residents = runs(player.fields.iter().filter_map(|field| Some(field.resident?.id())));
    phrases.push(Phrase::new("alt-residents").with("residents", Arg::Terms(residents)));
    let buildings = runs(player.fields.iter().filter_map(|field| Some(field.building?.id())));
    if !buildings.is_empty() {
        phrases.push(Phrase::new("alt-buildings").with("buildings", Arg::Terms(buildings)));
    }
    for (dock, good) in player.grey_docks.iter().filter_map(|dock| Some((dock, dock.post?))) {
        phrases.push(Phrase::new("alt-post").number("number", dock.number).term("good", good.id()));
    }
    phrases.push(
        Phrase::new("alt-contracts")
            .number("contracts", player.contracts)
            .number("price", player.purchase_price),
    );
    if let [one, two, three, four, five] = player.yields.as_slice() {
        let id = |yielded| Id::new(yield_sprite(yielded));
        phrases.push(
            Phrase::new("alt-yields")
                .term("one", id(*one))
                .term("two", id(*two))
                .term("three", id(*three))
                .term("four", id(*four))
                .term("five", id(*five)),
        );
    }
    phrases.push(
        Phrase::new("alt-left")
            .number("ships", player.ships_in_supply)
            .number("pioneers", player.pioneer_tiles_left)
            .number("citizens", player.citizen_tiles_left),
    );
    phrases.push(
        Phrase::new("alt-dangers").number("pirate", player.pirate_cost).number("fire", player.fire_cost),
    );
    phrases
}

fn progress(player: &Player) -> Phrase {
    player.victory_points.iter().fold(Phrase::new("alt-progress"), |phrase, point| {
        let (have, need) = match point.point {
            VictoryPoint::Gold => ("gold", "gold_needed"),
            VictoryPoint::TradingPosts => ("posts", "posts_needed"),
            VictoryPoint::Contracts => ("contracts", "contracts_needed"),
            VictoryPoint::Buildings => ("buildings", "buildings_needed"),
            VictoryPoint::Merchants => ("merchants", "merchants_needed"),
        };
        phrase.number(have, point.have).number(need, point.need)
    })
}

/// Counts runs of equal ids.
fn runs(ids: impl Iterator<Item = Id>) -> Vec<(Id, i64)> {
    let mut out: Vec<(Id, i64)> = Vec::new();
    for id in ids {
        match out.last_mut() {
            Some((last, count)) if *last == id => *count += 1,
            _ => out.push((id, 1)),
        }
    }
    out
}

fn board(view: &View) -> Vec<Phrase> {
    let mut phrases = vec![match view.outcome.as_ref().and_then(|outcome| outcome.winners.iter().next()) {
        Some(winner) => Phrase::new("alt-board-won").number("round", view.round).seat("player", winner),
        None => Phrase::new("alt-board").number("round", view.round).seat("player", view.active),
    }];
    phrases.extend(other_winners(view.outcome.as_ref()));
    if let Some(die) = view.last_die {
        phrases.push(match view.last_happening {
            Some(happening) => {
                Phrase::new("alt-die-event").number("number", die).term("event", happening.id())
            }
            None => Phrase::new("alt-die").number("number", die),
        });
    }
    if let Some((square, face)) = view.pending {
        phrases.push(tile("alt-pending", square, face));
    }
    for (seat, player) in view.players.iter() {
        let key = match player.ships.len() {
            0 => "alt-player-ashore",
            1 => "alt-player-ship",
            _ => "alt-player-ships",
        };
        let phrase =
            Phrase::new(key).seat("player", seat).number("gold", player.gold).number("points", held(player));
        let places = player.ships.iter().zip(["place", "second"]);
        phrases.push(places.fold(phrase, |phrase, (ship, name)| phrase.place(name, ship.at.id())));
    }
    let tiles = |back: u8| number(view.islands.iter().filter(|island| island.back == Some(back)).count());
    phrases.push(
        Phrase::new("alt-tiles")
            .number("two", tiles(2))
            .number("three", tiles(3))
            .number("four", tiles(4))
            .number("reserve", view.reserve),
    );
    let display: Vec<(Id, i64)> = view
        .display
        .iter()
        .filter(|(_, count)| *count > 0)
        .map(|(kind, count)| (kind.id(), (*count).into()))
        .collect();
    phrases.push(Phrase::new("alt-display").with("buildings", Arg::Terms(display)));
    phrases.push(Phrase::new("alt-supply").with("goods", goods(view.supply)));
    for (square, face) in view.islands.iter().filter_map(|island| Some((island.square, island.note?.0))) {
        phrases.push(tile("alt-note", square, face));
    }
    phrases
}

/// The term for a tile whose face the viewer knows.
fn tile(key: &'static str, square: Square, face: Face) -> Phrase {
    let face = match face {
        Face::TradingPost(good) => Phrase::new("face-trading_post").term("good", good.id()),
        Face::Contract => Phrase::new("face-contract"),
        Face::Promotion => Phrase::new("face-promotion"),
        Face::Gold => Phrase::new("face-gold"),
    };
    Phrase::new(key).place("place", square.id()).with("tile", Arg::Phrase(Box::new(face)))
}

fn goods(goods: Goods) -> Arg {
    Arg::Terms(
        goods.iter().filter(|(_, count)| *count > 0).map(|(good, count)| (good.id(), count.into())).collect(),
    )
}

fn own_hand(view: &View) -> Vec<Phrase> {
    let Some((seat, player)) = hand::owner(view).and_then(|seat| Some((seat, view.players.get(seat)?)))
    else {
        return Vec::new();
    };
    let cards = player.hand.unwrap_or_default();
    let mut phrases = vec![
        Phrase::new("alt-hand")
            .seat("player", seat)
            .number("cards", player.hand_size)
            .with("goods", goods(cards)),
        Phrase::new("alt-hand-gold")
            .number("gold", player.gold)
            .number("price", player.purchase_price)
            .number("purchases", view.purchases_left),
    ];
    if player.hand_size > data().hand_limit {
        phrases.push(Phrase::new("alt-hand-limit").number("limit", data().hand_limit));
    }
    let payable: Vec<(Id, i64)> =
        costs().iter().filter(|cost| cards.covers(&cost.goods)).map(|cost| (Id::new(cost.term), 1)).collect();
    phrases.push(Phrase::new("alt-payable").with("things", Arg::Terms(payable)));
    phrases
}
