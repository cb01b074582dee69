//! What to show beside each question of Anno 1503.

use archipel_rules::{
    Seat,
    anno1503::{Phase, View, view::Player},
};

use super::changes;
use crate::{
    Subject,
    decision::{Mean, Question, Stage},
};

pub(super) fn stage(view: &View, seat: Seat, question: &Question<'_>) -> Stage {
    let player = view.players.get(seat);
    let subject = subject(view, seat, question);
    let target = |id: &str| target(player?, question.param, id);
    let stage = Stage::new(subject, question, target).means(player.into_iter().flat_map(means));
    match subject {
        Subject::Board if matches!(question.param, "building" | "victim") => stage,
        Subject::Board => stage.besides(squares(player)),
        Subject::Island(_) if stage.has_targets() => stage,
        Subject::Island(_) => stage.besides((1..=7).map(|number| format!("field_{number}"))),
        Subject::Hand => stage.besides(goods(player)),
    }
}

/// The chart for ships, the hand for cards, the island for everything else.
fn subject(view: &View, seat: Seat, question: &Question<'_>) -> Subject {
    match (question.verb(), question.param) {
        (_, "good" | "discard") => Subject::Hand,
        (_, "victim" | "building" | "ship" | "to" | "island")
        | (Some("sail" | "discover" | "leave_tile"), _) => Subject::Board,
        (Some("take" | "buy" | "build_ship" | "draw_card" | "end_turn" | "set_orders"), _) => Subject::Hand,
        // After the ships have left, the chart matters most.
        (None, _) if view.active == seat && matches!(view.phase, Phase::Phase3 | Phase::TilePending) => {
            Subject::Board
        }
        _ => Subject::Island(seat),
    }
}

fn target(player: &Player, param: &str, id: &str) -> Option<String> {
    match param {
        "tile" if id == "contract" => Some(format!("contract_{}", player.contracts)),
        "to" | "island" | "good" | "discard" | "building" | "tile" => Some(id.to_owned()),
        "ship" => {
            let ship = player.ships.iter().find(|ship| ship.number.to_string() == id)?;
            Some(ship.at.id().to_string())
        }
        "field" => Some(format!("field_{id}")),
        "dock" => Some(format!("dock_{id}")),
        // Players are counted from 1.
        "victim" => Some(changes::gold_id(Seat(id.parse::<u8>().ok()?.checked_sub(1)?))),
        _ => None,
    }
}

/// Where the player's ships are.
fn squares(player: Option<&Player>) -> Vec<String> {
    player.iter().flat_map(|player| &player.ships).map(|ship| ship.at.id().to_string()).collect()
}

fn goods(player: Option<&Player>) -> Vec<String> {
    let hand = player.and_then(|player| player.hand).unwrap_or_default();
    hand.iter().map(|(good, _)| good.id().to_string()).collect()
}

fn means(player: &Player) -> Vec<Mean> {
    let hand = player.hand.unwrap_or_default();
    let goods: Vec<Mean> =
        hand.iter().map(|(good, count)| Mean::new(good.as_str(), good.as_str(), count)).collect();
    [vec![Mean::new("gold", "label-gold", player.gold)], goods].concat()
}
