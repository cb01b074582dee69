//! Alt text of the shared board.

use archipel_rules::{
    BySeat, Phrase,
    anno1800::{
        View,
        kinds::{Deck, Tier},
        view::Board,
    },
};

use super::{
    alt::{hand_size, number, terms},
    hand,
    marks::{self, Mark},
    played_cards,
};
use crate::table_image::other_winners;

pub(super) fn board(view: &View) -> Vec<Phrase> {
    let mut phrases = vec![match view.outcome.as_ref().and_then(|outcome| outcome.winners.iter().next()) {
        Some(winner) => Phrase::new("alt-1800-board-won").number("round", view.round).seat("player", winner),
        None => Phrase::new("alt-1800-board").number("round", view.round).seat("player", view.active),
    }];
    phrases.extend(other_winners(view.outcome.as_ref()));
    if let (Some(owner), Some(round), None) = (view.fireworks, view.end_round, &view.outcome) {
        phrases.push(Phrase::new("alt-1800-ending").seat("player", owner).number("round", round + 1));
    }
    for (seat, player) in view.players.iter() {
        phrases.push(
            Phrase::new("alt-1800-player")
                .seat("player", seat)
                .number("points", played_cards::card_points(player))
                .number("cards", hand_size(player))
                .number("gold", player.gold)
                .number("cubes", player.cubes.iter().map(|count| i64::from(*count)).sum::<i64>())
                .number("old", number(player.old_world.len()))
                .number("new", number(player.new_world.len()))
                .number("expeditions", player.expeditions),
        );
    }
    if let Some(seat) = hand::owner(view) {
        let tiles = view.board.tiles.iter().filter(|sale| sale.affordable.contains(seat));
        let tiles = terms(tiles.map(|sale| (sale.tile.id(), 1)));
        phrases.push(Phrase::new("alt-1800-affordable").with("tiles", tiles));
    }
    for objective in &view.objectives {
        phrases.push(Phrase::new("alt-1800-objective").term("card", objective.card.id()));
        for (seat, count) in objective.counts.iter().flat_map(BySeat::iter) {
            phrases.push(Phrase::new("alt-1800-count").seat("player", seat).number("count", *count));
        }
    }
    phrases.extend(supply(&view.board));
    if hand::owner(view).is_some() {
        phrases.extend(market(view));
    }
    phrases
}

/// Stacks, cubes, and tiles that are left.
fn supply(board: &Board) -> [Phrase; 3] {
    let deck = |deck: Deck| board.decks.iter().find(|left| left.deck == deck).map_or(0, |left| left.cards);
    let cubes = Tier::ALL.iter().map(|tier| (tier.id(), i64::from(board.cubes[tier.index()])));
    let tiles =
        board.tiles.iter().filter(|sale| sale.left > 0).map(|sale| (sale.tile.id(), i64::from(sale.left)));
    [
        Phrase::new("alt-1800-stacks")
            .number("fw", deck(Deck::Fw))
            .number("aei", deck(Deck::Aei))
            .number("nw", deck(Deck::Nw))
            .number("expeditions", board.expeditions)
            .number("old", board.old_world)
            .number("new", board.new_world),
        Phrase::new("alt-1800-cubes").with("cubes", terms(cubes)),
        Phrase::new("alt-1800-tiles").with("tiles", terms(tiles)),
    ]
}

/// What the viewer can produce now, and what can be traded at each price.
fn market(view: &View) -> [Phrase; 2] {
    let (mut made, mut traded) = (Vec::new(), Vec::new());
    for offer in &view.market {
        match marks::of(view, offer.resource) {
            Mark::Make => made.push((offer.resource.id(), 1)),
            Mark::Trade(price) => traded.push((offer.resource.id(), i64::from(price))),
            Mark::Later | Mark::Missing => {}
        }
    }
    [
        Phrase::new("alt-1800-made").with("goods", terms(made)),
        Phrase::new("alt-1800-traded").with("goods", terms(traded)),
    ]
}
