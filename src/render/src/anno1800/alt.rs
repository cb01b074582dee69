//! Alt texts. `ALT_KEYS.md` lists the keys.

use archipel_rules::{
    Arg, Id, Phrase, Seat,
    anno1800::{
        View,
        data::{Role, data},
        kinds::{Terrain, Tier},
        resources::Resources,
        view::Player,
    },
};

use super::{alt_board, alt_hand, districts, played_cards};
use crate::{PictureOptions, Subject};

pub(crate) fn describe(view: &View, options: &PictureOptions<'_>) -> Vec<Phrase> {
    match options.subject {
        Subject::Island(seat) => {
            view.players.get(seat).map(|player| island(seat, player)).unwrap_or_default()
        }
        Subject::Board => alt_board::board(view),
        Subject::Hand => alt_hand::hand(view),
    }
}

pub(super) fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

/// Counts equal ids, in the order of their first occurrence.
pub(super) fn terms(ids: impl IntoIterator<Item = (Id, i64)>) -> Arg {
    let mut out: Vec<(Id, i64)> = Vec::new();
    for (id, count) in ids {
        match out.iter_mut().find(|(known, _)| *known == id) {
            Some((_, sum)) => *sum += count,
            None => out.push((id, count)),
        }
    }
    Arg::Terms(out)
}

/// Gold and tokens.
pub(super) fn purse(player: &Player) -> Phrase {
    let (ready, spent, cards) = (player.ready, player.spent, player.on_cards);
    Phrase::new("alt-1800-purse")
        .number("gold", player.gold)
        .number("trade", ready.trade)
        .number("trade_all", ready.trade + spent.trade)
        .number("explore", ready.explore)
        .number("explore_all", ready.explore + spent.explore)
        .number("trade_cards", cards.trade)
        .number("explore_cards", cards.explore)
}

pub(super) fn hand_size(player: &Player) -> i64 {
    player.hand.iter().map(|size| i64::from(*size)).sum()
}

fn island(seat: Seat, player: &Player) -> Vec<Phrase> {
    let mut phrases = vec![
        Phrase::new("alt-1800-island")
            .seat("player", seat)
            .number("points", played_cards::card_points(player))
            .number("cards", hand_size(player))
            .number("expeditions", player.expeditions),
        purse(player),
    ];
    phrases.extend(people(player));
    phrases.extend(industries(player));
    phrases.push(room(player));
    for (island, isle) in player.old_world.iter().zip(1_i64..) {
        phrases.push(Phrase::new("alt-1800-isle").number("number", isle).term("island", island.id()));
    }
    if !player.new_world.is_empty() {
        let yields = player.new_world.iter().fold(Resources::NONE, |all, bay| all.or(bay.resources));
        let goods = terms(yields.iter().map(|resource| (resource.id(), 1)));
        let islands = number(player.new_world.len());
        phrases.push(Phrase::new("alt-1800-bays").number("islands", islands).with("goods", goods));
    }
    phrases.push(played(player));
    for played in player.played.iter().filter(|played| played.active) {
        phrases.push(Phrase::new("alt-1800-unused").term("card", played.card.id()));
    }
    phrases.extend(fields(player));
    phrases
}

/// Free, working and exhausted residents; empty tiers are left out.
fn people(player: &Player) -> impl Iterator<Item = Phrase> + '_ {
    Tier::ALL.iter().filter_map(|tier| {
        let (free, tired) = (player.residence[tier.index()], player.exhausted[tier.index()]);
        let working = districts::working(player, *tier);
        (free + tired + working > 0).then(|| {
            Phrase::new("alt-1800-people")
                .term("people", tier.id())
                .number("free", free)
                .number("working", working)
                .number("exhausted", tired)
        })
    })
}

/// Products with free workplaces, products without one, and the harbor.
fn industries(player: &Player) -> Vec<Phrase> {
    let (mut free, mut busy, mut harbor) = (Vec::new(), Vec::new(), Vec::new());
    for (plot, tile) in player.fields.iter().filter_map(|plot| Some((plot, plot.visible()?))) {
        match data().tile(tile).role {
            Role::Industry { product, .. } => match plot.slots.iter().filter(|slot| slot.is_none()).count() {
                0 => busy.push((product.id(), 1)),
                places => free.push((product.id(), number(places))),
            },
            Role::Shipyard { .. } | Role::Ship { .. } => harbor.push((tile.id(), 1)),
        }
    }
    let mut phrases = vec![Phrase::new("alt-1800-workplaces").with("goods", terms(free))];
    if !busy.is_empty() {
        phrases.push(Phrase::new("alt-1800-busy").with("goods", terms(busy)));
    }
    phrases.push(Phrase::new("alt-1800-harbor").with("tiles", terms(harbor)));
    phrases
}

/// Empty fields.
fn room(player: &Player) -> Phrase {
    let empty = |terrain: Terrain| {
        let bare = player.fields.iter().filter(|plot| plot.terrain == terrain && plot.visible().is_none());
        number(bare.count())
    };
    Phrase::new("alt-1800-room")
        .number("inland", empty(Terrain::Inland))
        .number("coast", empty(Terrain::Coast))
        .number("sea", empty(Terrain::Sea))
}

fn played(player: &Player) -> Phrase {
    let [fw, aei, nw] = player.played_by_deck;
    Phrase::new("alt-1800-played")
        .number("fw", fw)
        .number("aei", aei)
        .number("nw", nw)
        .number("points", played_cards::card_points(player))
}

/// Every tile by its field. It comes last, because readers need it only to choose a place.
fn fields(player: &Player) -> impl Iterator<Item = Phrase> + '_ {
    player.fields.iter().filter_map(|plot| {
        let tile = plot.visible()?;
        Some(Phrase::new("alt-1800-field").place("place", plot.field.id()).term("tile", tile.id()))
    })
}
