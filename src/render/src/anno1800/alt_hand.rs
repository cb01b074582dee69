//! The viewer's own cards in facts.

use archipel_rules::{
    Phrase, Seat,
    anno1800::{View, cards::Card, data::data, resources::Resources},
};

use super::{
    alt::{hand_size, purse, terms},
    hand,
    market::{self, Source},
};

pub(super) fn hand(view: &View) -> Vec<Phrase> {
    let Some((seat, player)) = hand::owner(view).and_then(|seat| Some((seat, view.players.get(seat)?))) else {
        return Vec::new();
    };
    let mut said = vec![
        Phrase::new("alt-1800-hand")
            .seat("player", seat)
            .number("cards", hand_size(player))
            .number("expeditions", player.expedition_count),
        purse(player),
    ];
    if view.active == seat && view.outcome.is_none() {
        said.push(Phrase::new("alt-1800-actions").number("actions", view.turn.actions_left));
    }
    said.extend(hand::cards(view, player).into_iter().map(|card| told(view, seat, card)));
    for card in player.expeditions.iter().flat_map(|all| all.iter()) {
        let visitors = data().visitors(card);
        said.push(
            Phrase::new("alt-1800-expedition")
                .term("card", card.id())
                .term("animal", visitors.animal.id())
                .term("artifact", visitors.artifact.id()),
        );
    }
    said
}

/// A card that can be paid for, or what is missing for it.
fn told(view: &View, seat: Seat, card: Card) -> Phrase {
    let points = data().card_points(card.deck());
    if hand::payable(view, card) {
        return Phrase::new("alt-1800-payable").term("card", card.id()).number("points", points);
    }
    let need = data().card(card).need.resources;
    let missing: Resources =
        need.iter().filter(|resource| market::source(view, seat, *resource) == Source::Nowhere).collect();
    Phrase::new("alt-1800-card")
        .term("card", card.id())
        .number("points", points)
        .with("missing", terms(missing.iter().map(|resource| (resource.id(), 1))))
}
