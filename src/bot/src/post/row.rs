//! Turns in a row, told in one post: what each did, why computer players did it, and what changed in pictures.

use archipel_rules::{Position, Seat, Step, Viewer};
use archipel_words::{Args, join_lines, say};

use crate::computer;
use crate::desk::Desk;
use crate::error::Error;
use crate::hall::Sitting;
use crate::look;
use crate::studio::Scene;

/// A person's turn and three computers' are four; more are told only where nobody plays any more.
const MOST_TURNS: usize = 6;
const MOST_PICTURES: usize = 4;

/// The steps that a post up to entry `n` tells. Without a beginning it is one chapter.
pub fn steps(sitting: &Sitting, from: Option<u32>, n: u32) -> &[Step] {
    let Some(from) = from else { return sitting.table.chapter(n) };
    let steps = sitting.table.steps();
    let start = steps.partition_point(|step| step.n < from);
    let end = steps.partition_point(|step| step.n <= n);
    steps.get(start..end).unwrap_or_default()
}

/// What happened, turn by turn, within so many characters.
pub async fn lines(desk: &Desk, sitting: &Sitting, steps: &[Step], room: usize) -> Result<String, Error> {
    let lang = sitting.channel_lang();
    let voice = sitting.voice(lang);
    let (Some(first), Some(last)) = (steps.first(), steps.last()) else { return Ok(String::new()) };
    let reasons = desk.store.reasons(sitting.game.number, first.n, last.n).await?;
    let turns: Vec<&[Step]> = steps.split_inclusive(|step| step.closes).collect();
    let skipped = turns.len().saturating_sub(MOST_TURNS);
    let room = room / (turns.len() - skipped).max(1);
    let mut text = Vec::new();
    if skipped > 0 {
        text.push(say(lang, "row-skipped", &Args::new().with("count", skipped)));
    }
    for turn in &turns[skipped..] {
        let told: Vec<String> =
            turn.iter().flat_map(|step| look::tell(&step.events, Viewer::Public, &voice)).collect();
        let seat = turn.last().map_or(last.seat, |step| step.seat);
        let own = |n: u32| turn.iter().any(|step| step.n == n && step.seat == seat);
        let own = reasons.iter().filter(|(n, _)| own(*n)).map(|(_, why)| why.as_str());
        let why = computer::words(lang, &voice.name(seat), own).map(|why| format!("-# 💭 {why}"));
        let left = room.saturating_sub(why.as_ref().map_or(0, |why| why.chars().count() + 1));
        text.push(join_lines(lang, &told, left));
        text.extend(why);
    }
    text.retain(|line| !line.is_empty());
    Ok(text.join("\n"))
}

/// The pictures that tell what changed by the doing of all who acted; each thing once.
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
