//! What to show beside each question of Anno 1701.

use archipel_rules::{
    Seat,
    anno1701::{Phase, View, view::PlayerView},
};

use super::sprites;
use crate::{
    Subject,
    decision::{Mean, Question, Stage},
};

pub(super) fn stage(view: &View, seat: Seat, question: &Question<'_>) -> Stage {
    let player = view.players.get(seat);
    let subject = subject(view, seat, question);
    let target = |id: &str| target(view, player?, question.param, id);
    let stage = Stage::new(subject, question, target);
    let stage = stage.means(player.into_iter().flat_map(|player| means(view, player)));
    let found = stage.has_targets();
    match subject {
        Subject::Board if question.param == "stack" => stage,
        Subject::Board => stage.besides(ships(player)),
        Subject::Island(_) if found => stage,
        Subject::Island(_) => {
            let fields = player.into_iter().flat_map(|player| &player.fields);
            stage.besides(fields.map(|field| field.field.as_str().to_owned()))
        }
        Subject::Hand if found && question.param != "good" => stage,
        Subject::Hand => {
            let hand = player.and_then(|player| player.hand).unwrap_or_default();
            stage.besides(hand.iter().map(|(good, _)| good.as_str().to_owned()))
        }
    }
}

/// The chart for ships, the hand for goods and tiles, the settlement for buildings.
fn subject(view: &View, seat: Seat, question: &Question<'_>) -> Subject {
    match (question.verb(), question.param) {
        (Some("place_tile" | "build_building" | "pay_favour"), _) | (Some("use"), "building") => {
            Subject::Island(seat)
        }
        (Some("buy_tile"), "stack") => Subject::Board,
        (Some("sail" | "discover" | "found" | "encounter" | "retreat" | "donate" | "end_turn"), param)
            if param != "good" =>
        {
            Subject::Board
        }
        (Some(_), _) => Subject::Hand,
        (None, _) => match view.phase {
            Phase::SetupChoose | Phase::Discard | Phase::KeepTile => Subject::Hand,
            Phase::Sailing | Phase::Encounter | Phase::Retreat | Phase::GameOver => Subject::Board,
            // Players who are not on turn see the chart.
            Phase::Yield | Phase::Action | Phase::PlaceTile if view.active != seat => Subject::Board,
            Phase::Yield | Phase::Action | Phase::PlaceTile => Subject::Island(seat),
        },
    }
}

fn target(view: &View, player: &PlayerView, param: &str, id: &str) -> Option<String> {
    match param {
        "ship" => {
            let ship = player.ships.iter().find(|ship| ship.number.to_string() == id)?;
            Some(ship.at.to_string())
        }
        // A route is written as all its hexes; it leads to the last one.
        "to" | "step" => hex(id),
        "field" if matches!(view.phase, Phase::Sailing) => hex(id),
        "field" | "first" | "second" | "tile" | "good" | "save" | "get" => Some(id.to_owned()),
        "stack" => Some(format!("stack_{id}")),
        "give" | "want" | "discard" => Some(good(id).to_owned()),
        "building" => building(player, id),
        _ => None,
    }
}

/// The last hex of a route such as `g4g5h5`.
fn hex(id: &str) -> Option<String> {
    id.len().is_multiple_of(2).then(|| id.get(id.len().checked_sub(2)?..)).flatten().map(str::to_owned)
}

/// The good of several pieces, such as `wood2`.
fn good(id: &str) -> &str {
    id.trim_matches(|sign: char| sign.is_ascii_digit() || sign == '_')
}

/// The field of a building, or one of the two printed advantages.
fn building(player: &PlayerView, id: &str) -> Option<String> {
    if matches!(id, "settler" | "village_centre") {
        return Some(id.to_owned());
    }
    let stands = |tile: &archipel_rules::anno1701::view::TileView| {
        tile.built && tile.building.is_some_and(|kind| kind.as_str() == id)
    };
    let field = player.fields.iter().find(|field| field.tile.as_ref().is_some_and(stands))?;
    Some(field.field.as_str().to_owned())
}

fn ships(player: Option<&PlayerView>) -> Vec<String> {
    player.iter().flat_map(|player| &player.ships).map(|ship| ship.at.to_string()).collect()
}

fn means(view: &View, player: &PlayerView) -> Vec<Mean> {
    let hand = player.hand.unwrap_or_default();
    let mut means = vec![Mean::new("gold", "gold", player.gold)];
    means.extend(hand.iter().map(|(good, count)| Mean::new(sprites::good(good), good.as_str(), count)));
    if matches!(view.phase, Phase::Sailing | Phase::Encounter | Phase::Retreat) {
        means.push(Mean::new(sprites::CANNON, "cannons", player.symbols[0]));
        means.push(Mean::new(sprites::SAIL, "sails", player.sails));
    }
    means
}
