//! What to show beside each question of Atoll.

use archipel_rules::{Seat, atoll::View, atoll::kinds::Islet};

use super::changes;
use crate::{
    Subject,
    decision::{Mean, Question, Stage},
};

/// The lagoon with the player's tiles below; the tiles are the answers.
pub(super) fn stage(view: &View, seat: Seat, question: &Question<'_>) -> Stage {
    let tile = |id: &str| Some(changes::tile_id(id.parse().ok()?).to_string());
    let target = |id: &str| if question.param == "tile" { tile(id) } else { None };
    let player = view.players.get(seat).into_iter();
    let means = player.map(|player| Mean::new("atoll_pearl", "pearls", player.pearls));
    let stage = Stage::new(Subject::Hand, question, target).means(means);
    if question.param == "tile" {
        return stage;
    }
    stage.besides(Islet::all().map(|islet| islet.id().to_string()))
}
