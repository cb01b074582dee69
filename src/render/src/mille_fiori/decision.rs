//! What to show beside each question of Mille Fiori.

use archipel_rules::{
    Seat,
    mille_fiori::{Phase, View, cards::Card, options::Draft, view::CardView},
};

use super::{changes::display_id, symbols};
use crate::{
    Subject,
    decision::{Corner, Mean, Question, Stage},
};

pub(super) fn stage(view: &View, seat: Seat, question: &Question<'_>) -> Stage {
    let subject = subject(view, question);
    let held = |card: &Card| view.hand.iter().any(|held| held.card == *card);
    let target = |id: &str| match question.param {
        "card" => {
            let shown = |card: Card| if held(&card) { card.to_string() } else { open(card) };
            Card::parse(id).map(shown).into_iter().collect()
        }
        // The open cards of the area.
        "area" => {
            let cards = view.display.iter().map(|open| open.card);
            let mut lines: Vec<String> = cards.filter(|card| card.area().as_str() == id).map(open).collect();
            lines.sort();
            lines.dedup();
            lines
        }
        "field" => vec![id.to_owned()],
        _ => Vec::new(),
    };
    let stage = Stage::new(subject, question, target).means(means(view, seat));
    match subject {
        Subject::Hand if stage.has_targets() && view.pending_extra => stage.numbers_in(Corner::Middle),
        _ if stage.has_targets() => stage,
        Subject::Board => {
            let chosen = view.hand.iter().filter(|held| Some(held.card) == view.pick);
            stage.besides(chosen.flat_map(fields))
        }
        Subject::Hand | Subject::Island(_) => {
            stage.besides(view.hand.iter().map(|held| held.card.to_string()))
        }
    }
}

/// The line of an open card.
fn open(card: Card) -> String {
    display_id(card.symbol().as_str())
}

/// The fields that a card can take.
fn fields(card: &CardView) -> impl Iterator<Item = String> {
    card.plays.iter().filter_map(|play| Some(play.field?.id().to_string()))
}

/// The hand, which also shows the open cards, for choosing cards; the board for choosing fields.
fn subject(view: &View, question: &Question<'_>) -> Subject {
    match (question.verb(), question.param) {
        (_, "card" | "area") => Subject::Hand,
        (Some("place" | "sail"), _) | (_, "field") => Subject::Board,
        // The card is already chosen, so the board shows where it can go. An extra card is still to be chosen.
        (None, _) if view.phase == Phase::Play && view.options.draft == Draft::Simultaneous => Subject::Board,
        _ => Subject::Hand,
    }
}

/// The cards in hand with their ship numbers, the rhombs left and the space of the ship.
fn means(view: &View, seat: Seat) -> Vec<Mean> {
    let cards = view.hand.iter().map(|held| {
        let card = held.card;
        Mean::new(symbols::sprite(card.symbol()), card.id().as_str(), 1).labelled(card.number())
    });
    let player = view.players.get(seat).into_iter();
    let stock = player.flat_map(|player| {
        [
            Mean::new("rhomb", "label-rhombs", player.supply),
            Mean::new("harbor_ship", "label-sea-spaces", player.ship),
        ]
    });
    cards.chain(stock).collect()
}
