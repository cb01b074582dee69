//! The common board in facts.

use archipel_rules::{
    Phrase, Seat,
    anno1800::{
        View,
        data::data,
        kinds::{Deck, Resource, Tier},
    },
};

use super::{
    alt::{hand_size, number, terms},
    hand,
    market::{self, Source},
    objectives,
};

pub(super) fn board(view: &View) -> Vec<Phrase> {
    let mut said = vec![match view.outcome.as_ref().and_then(|outcome| outcome.winners.iter().next()) {
        Some(winner) => Phrase::new("alt-1800-board-won").number("round", view.round).seat("player", winner),
        None => Phrase::new("alt-1800-board").number("round", view.round).seat("player", view.active),
    }];
    if let (Some(owner), Some(round), None) = (view.fireworks, view.end_round, &view.outcome) {
        said.push(Phrase::new("alt-1800-ending").seat("player", owner).number("round", round + 1));
    }
    for (seat, player) in view.players.iter() {
        said.push(
            Phrase::new("alt-1800-player")
                .seat("player", seat)
                .number("points", player.points)
                .number("cards", hand_size(player))
                .number("gold", player.gold)
                .number("cubes", Tier::ALL.iter().map(|tier| i64::from(objectives::cubes(player, *tier))).sum::<i64>())
                .number("old", number(player.old_world.len()))
                .number("new", number(player.new_world.len()))
                .number("expeditions", player.expedition_count),
        );
    }
    if hand::owner(view).is_some() {
        let affordable = terms(view.affordable.iter().map(|tile| (tile.id(), 1)));
        said.push(Phrase::new("alt-1800-affordable").with("tiles", affordable));
    }
    for &objective in &view.objectives {
        said.push(Phrase::new("alt-1800-objective").term("card", objective.id()));
        for (seat, player) in view.players.iter() {
            if let Some(count) = objectives::count(view, player, objective) {
                said.push(Phrase::new("alt-1800-count").seat("player", seat).number("count", count));
            }
        }
    }
    said.extend(supply(view));
    if let Some(seat) = hand::owner(view) {
        said.extend(market(view, seat));
    }
    said
}

/// Stacks, cubes, and tiles that can still be had.
fn supply(view: &View) -> [Phrase; 3] {
    let deck = |deck: Deck| view.decks[deck.index()];
    let cubes = Tier::ALL.iter().map(|tier| (tier.id(), i64::from(view.cubes[tier.index()])));
    let tiles = data().on_sale().map(|tile| (tile.id(), i64::from(view.tiles[tile.index()])));
    [
        Phrase::new("alt-1800-stacks")
            .number("fw", deck(Deck::Fw))
            .number("aei", deck(Deck::Aei))
            .number("nw", deck(Deck::Nw))
            .number("expeditions", view.expeditions)
            .number("old", view.old_world)
            .number("new", view.new_world),
        Phrase::new("alt-1800-cubes").with("cubes", terms(cubes)),
        Phrase::new("alt-1800-tiles").with("tiles", terms(tiles.filter(|(_, left)| *left > 0))),
    ]
}

/// What the viewer can make now, and what can be traded for so many tokens.
fn market(view: &View, seat: Seat) -> [Phrase; 2] {
    let sources = || Resource::ALL.iter().map(|resource| (resource.id(), market::source(view, seat, *resource)));
    let made = sources().filter(|(_, source)| matches!(source, Source::Stock | Source::Make)).map(|(id, _)| (id, 1));
    let traded = sources().filter(|(_, source)| source.tokens() > 0).map(|(id, source)| (id, i64::from(source.tokens())));
    [
        Phrase::new("alt-1800-made").with("goods", terms(made)),
        Phrase::new("alt-1800-traded").with("goods", terms(traded)),
    ]
}
