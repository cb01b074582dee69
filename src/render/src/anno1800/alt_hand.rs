//! Alt text of the viewer's cards.

use archipel_rules::{
    Phrase,
    anno1800::{View, view::HandCard},
};

use super::{
    alt::{hand_size, purse, terms},
    hand,
    marks::{self, Mark},
};

pub(super) fn hand(view: &View) -> Vec<Phrase> {
    let Some((seat, player)) = hand::owner(view).and_then(|seat| Some((seat, view.players.get(seat)?)))
    else {
        return Vec::new();
    };
    let mut phrases = vec![
        Phrase::new("alt-1800-hand")
            .seat("player", seat)
            .number("cards", hand_size(player))
            .number("expeditions", player.expeditions),
        purse(player),
    ];
    if view.active == seat && view.outcome.is_none() {
        phrases.push(Phrase::new("alt-1800-actions").number("actions", view.now.actions_left));
    }
    phrases.extend(hand::cards(view).into_iter().map(|card| card_phrase(view, card)));
    for expedition in &view.expeditions {
        phrases.push(
            Phrase::new("alt-1800-expedition")
                .term("card", expedition.card.id())
                .term("animal", expedition.animal.id())
                .term("artifact", expedition.artifact.id()),
        );
    }
    phrases
}

/// A card that can be played, or what it still needs.
fn card_phrase(view: &View, own: &HandCard) -> Phrase {
    let phrase = |key| Phrase::new(key).term("card", own.card.id()).number("points", own.points);
    if own.payable {
        return phrase("alt-1800-payable");
    }
    let missing = own.need.resources.iter().filter(|resource| match marks::of(view, *resource) {
        Mark::Make | Mark::Trade(_) => false,
        Mark::Later | Mark::Missing => true,
    });
    phrase("alt-1800-card").with("missing", terms(missing.map(|resource| (resource.id(), 1))))
}
