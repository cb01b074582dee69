//! What to show beside each question of Anno 1800.

use archipel_rules::{
    Seat,
    anno1800::{
        View,
        fields::{Field, HOME_FIELDS},
        kinds::{Naval, Tier},
        view::Player,
    },
};

use super::{hand, symbols};
use crate::{
    Subject,
    decision::{Corner, Mean, Question, Stage},
};

/// The short ids of ships in questions, with the ids of their tiles.
const SHIPS: [(&str, &str); 6] = [
    ("t1", "trade_ship_1"),
    ("t2", "trade_ship_2"),
    ("t3", "trade_ship_3"),
    ("e1", "explore_ship_1"),
    ("e2", "explore_ship_2"),
    ("e3", "explore_ship_3"),
];

/// The hand cards to show if the question is not about a card.
const FIRST_CARDS: usize = 10;

pub(super) fn stage(view: &View, seat: Seat, question: &Question<'_>) -> Stage {
    let player = view.players.get(seat);
    let subject = subject(seat, question);
    let stage = Stage::new(subject, question, |id| target(question.param, id));
    let stage = stage.means(player.into_iter().flat_map(means));
    if stage.has_targets() {
        let corner = match question.param {
            "tile" | "card" | "ship" => Corner::LowerLeft,
            "objective" => Corner::Middle,
            _ => Corner::UpperLeft,
        };
        return stage.numbers_in(corner);
    }
    match subject {
        Subject::Board => stage,
        Subject::Island(_) => {
            let home = Field::all().take(HOME_FIELDS);
            stage.besides(home.map(|field| field.as_str().to_owned()))
        }
        // The first two rows: the payable cards come first.
        Subject::Hand => {
            let cards = hand::cards(view).into_iter().take(FIRST_CARDS);
            stage.besides(cards.map(|card| card.card.id().to_string()))
        }
    }
}

/// The hand for cards, the board for tiles and objectives, the player's islands for residents and fields.
fn subject(seat: Seat, question: &Question<'_>) -> Subject {
    match (question.verb(), question.param) {
        (_, "tile" | "kind" | "ship" | "objective" | "resource") => Subject::Board,
        (_, "tier" | "field" | "where" | "returned" | "returned_where") => Subject::Island(seat),
        (_, "card" | "pile" | "cards")
        | (Some("play" | "swap" | "expedition" | "explore" | "end_turn"), _) => Subject::Hand,
        _ => Subject::Island(seat),
    }
}

fn target(param: &str, id: &str) -> Option<String> {
    match param {
        "tile" | "card" | "objective" | "resource" | "tier" => Some(id.to_owned()),
        "ship" => {
            let long = SHIPS.iter().find(|(short, _)| *short == id).map_or(id, |(_, long)| long);
            Some(long.to_owned())
        }
        "field" | "returned" => Some(berth(id).unwrap_or(id).to_owned()),
        _ => None,
    }
}

/// A sea field that a question names by a letter.
fn berth(id: &str) -> Option<&'static str> {
    let [letter @ b'a'..=b'z'] = id.as_bytes() else { return None };
    Field::sea().nth(usize::from(letter - b'a')).map(Field::as_str)
}

/// Gold, usable tokens and free residents.
fn means(player: &Player) -> Vec<Mean> {
    let tokens = |naval: Naval| i64::from(player.ready.of(naval)) + i64::from(player.on_cards.of(naval));
    let mut means = vec![
        Mean::new("gold", "gold", player.gold),
        Mean::new(symbols::token(Naval::Trade), "trade_token", tokens(Naval::Trade)),
        Mean::new(symbols::token(Naval::Explore), "explore_token", tokens(Naval::Explore)),
    ];
    let free = |tier: &Tier| Mean::new(symbols::cube(*tier), tier.as_str(), player.residence[tier.index()]);
    means.extend(Tier::ALL.iter().map(free));
    means
}
