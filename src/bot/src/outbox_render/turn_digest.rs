//! Several turns in one post: each player's actions, the computer players' reasons, and pictures of the changes.

use archipel_rules::{Position, Seat, Step, Viewer};
use archipel_words::{Args, join_lines, tr};

use crate::ai_seats;
use crate::app::App;
use crate::error::Error;
use crate::image_service::Scene;
use crate::loaded_game::{LoadedGame, event_lines};

/// One person's turn and three computer players' turns; more occur only in games without people.
const MOST_TURNS: usize = 6;
const MOST_PICTURES: usize = 4;

/// The steps that a post up to entry `n` reports. Without `from`, those of one turn.
pub fn steps(loaded: &LoadedGame, from: Option<u32>, n: u32) -> &[Step] {
    let Some(from) = from else { return loaded.table.turn_steps(n) };
    let steps = loaded.table.steps();
    let start = steps.partition_point(|step| step.n < from);
    let end = steps.partition_point(|step| step.n <= n);
    steps.get(start..end).unwrap_or_default()
}

/// The events, turn by turn, within a maximum number of characters.
pub async fn lines(app: &App, loaded: &LoadedGame, steps: &[Step], room: usize) -> Result<String, Error> {
    let lang = loaded.channel_lang();
    let translator = loaded.translator(lang);
    let (Some(first), Some(last)) = (steps.first(), steps.last()) else { return Ok(String::new()) };
    let reasons = app.store.ai_reasons(loaded.row.number, first.n, last.n).await?;
    let turns: Vec<&[Step]> = steps.split_inclusive(|step| step.ends_turn).collect();
    let skipped = turns.len().saturating_sub(MOST_TURNS);
    let room = room / (turns.len() - skipped).max(1);
    let mut text = Vec::new();
    if skipped > 0 {
        text.push(tr(lang, "row-skipped", &Args::new().with("count", skipped)));
    }
    for turn in &turns[skipped..] {
        let told: Vec<String> =
            turn.iter().flat_map(|step| event_lines(&step.events, Viewer::Public, &translator)).collect();
        let seat = turn.last().map_or(last.seat, |step| step.seat);
        let own = |n: u32| turn.iter().any(|step| step.n == n && step.seat == seat);
        let own = reasons.iter().filter(|(n, _)| own(*n)).map(|(_, why)| why.as_str());
        let why = ai_seats::words(lang, &translator.name(seat), own).map(|why| format!("-# 💭 {why}"));
        let left = room.saturating_sub(why.as_ref().map_or(0, |why| why.chars().count() + 1));
        text.push(join_lines(lang, &told, left));
        text.extend(why);
    }
    text.retain(|line| !line.is_empty());
    Ok(text.join("\n"))
}

/// Pictures of all changes by the players who acted, each subject once.
pub fn scenes(before: &Position, after: &Position, steps: &[Step]) -> Vec<Scene> {
    let mut seats: Vec<Seat> = Vec::new();
    for step in steps.iter().rev() {
        if !seats.contains(&step.seat) {
            seats.push(step.seat);
        }
    }
    let mut scenes: Vec<Scene> = Vec::new();
    for scene in seats.iter().flat_map(|seat| Scene::of_changes(before, after, *seat)) {
        let new = scenes.iter().all(|other| other.what != scene.what);
        if new && (scenes.is_empty() || !scene.highlight.is_empty()) {
            scenes.push(scene);
        }
    }
    scenes.truncate(MOST_PICTURES);
    scenes
}
