//! Details for the full description: every field, every bonus place, every play.

use archipel_rules::{
    Phrase,
    mille_fiori::{
        View,
        view::{CardView, PlayView},
    },
};

use super::hand;
use crate::Subject;

pub(crate) fn details(view: &View, subject: Subject) -> Vec<Phrase> {
    match subject {
        Subject::Board => board(view),
        Subject::Hand if hand::owner(view).is_some() => {
            let cards = view.hand.iter().chain(&view.display);
            cards.flat_map(|held| held.plays.iter().map(|play| way(held, play))).collect()
        }
        Subject::Hand => Vec::new(),
        Subject::Island(seat) => {
            let own = view.fields.iter().filter(|field| field.owner == Some(seat));
            let phrase =
                |place, symbol| Phrase::new("text-mf-own").place("place", place).term("symbol", symbol);
            own.map(|field| phrase(field.label, field.symbol.id())).collect()
        }
    }
}

fn board(view: &View) -> Vec<Phrase> {
    let mut phrases = Vec::new();
    for field in &view.fields {
        let phrase = match field.owner {
            Some(owner) => Phrase::new("text-mf-taken").seat("player", owner),
            None if field.open => Phrase::new("text-mf-open"),
            None => continue,
        };
        phrases.push(phrase.place("place", field.label).term("symbol", field.symbol.id()));
    }
    for bonus in &view.bonus {
        for (points, holder) in &bonus.places {
            let phrase = match holder {
                Some(holder) => Phrase::new("text-mf-bonus-taken").seat("player", *holder),
                None => Phrase::new("text-mf-bonus-free"),
            };
            phrases.push(phrase.term("area", bonus.area.id()).number("points", *points));
        }
    }
    for good in &view.goods {
        phrases.push(Phrase::new("text-mf-good").term("good", good.good.id()).number("value", good.value));
    }
    for (place, sea) in (1_i64..).zip(&view.sea_route) {
        let key = if sea.extra_card { "text-mf-sea-extra" } else { "text-mf-sea" };
        phrases.push(Phrase::new(key).number("place", place).number("points", sea.points));
    }
    phrases
}

/// One way to play a card, with its immediate effect.
fn way(held: &CardView, play: &PlayView) -> Phrase {
    let phrase = match play.field {
        Some(field) => Phrase::new("text-mf-play").place("place", field.label()),
        None => Phrase::new("text-mf-play-sail"),
    };
    phrase
        .term("card", held.card.id())
        .number("points", play.effect.own())
        .number("others", play.effect.others())
        .number("extra", i64::from(play.effect.extra))
}
