//! Several turns in one post: of each a headline, the rest in short, a computer player's reason, and pictures of what
//! has changed.

use archipel_rules::{Position, Seat, Seats, Step, Told};
use archipel_words::{Args, Translator, join_lines, tr};

use crate::ai_seats;
use crate::app::App;
use crate::error::Error;
use crate::image_service::Scene;
use crate::loaded_game::LoadedGame;

/// One person's turn and three computer players' turns; more occur only in games without people and at quiet tables.
const MOST_TURNS: usize = 6;
/// From this many turns on, each has only its headline.
const MANY_TURNS: usize = 4;
/// The island of the last player and the board; the others are a press away.
const MOST_PICTURES: usize = 2;

/// The steps that a post up to entry `n` reports. Without `from`, those of one turn.
pub fn steps(loaded: &LoadedGame, from: Option<u32>, n: u32) -> &[Step] {
    let Some(from) = from else { return loaded.table.turn_steps(n) };
    let steps = loaded.table.steps();
    let start = steps.partition_point(|step| step.n < from);
    let end = steps.partition_point(|step| step.n <= n);
    steps.get(start..end).unwrap_or_default()
}

/// What happened, turn by turn, within a maximum number of characters.
pub async fn lines(app: &App, loaded: &LoadedGame, steps: &[Step], room: usize) -> Result<String, Error> {
    let (Some(first), Some(last)) = (steps.first(), steps.last()) else { return Ok(String::new()) };
    let reasons = app.store.ai_reasons(loaded.row.number, first.n, last.n).await?;
    let digest = TurnDigest {
        translator: &loaded.translator(loaded.channel_lang()),
        computers: ai_seats::seats(&loaded.row),
        reasons: &reasons,
    };
    Ok(digest.tell(steps, room))
}

/// Tells steps to the channel.
pub struct TurnDigest<'a> {
    pub translator: &'a Translator<'a>,
    pub computers: Seats,
    /// Why computer players chose their actions: entry number and reason.
    pub reasons: &'a [(u32, String)],
}

impl TurnDigest<'_> {
    pub fn tell(&self, steps: &[Step], room: usize) -> String {
        let lang = self.translator.lang;
        let turns: Vec<&[Step]> = steps.split_inclusive(|step| step.ends_post).collect();
        let by_computers = turns.iter().filter(|turn| self.is_of_computer(turn)).count();
        let skipped = turns.len().saturating_sub(MOST_TURNS);
        let room = room / (turns.len() - skipped).max(1);
        let mut text = Vec::new();
        if skipped > 0 {
            text.push(tr(lang, "row-skipped", &Args::new().with("count", skipped)));
        }
        let mut folded = false;
        for turn in &turns[skipped..] {
            // A long row of computer players would hide what the reader waits for.
            let short = turns.len() >= MANY_TURNS || (by_computers > 1 && self.is_of_computer(turn));
            let (lines, left_out) = self.turn(turn, short);
            folded |= left_out;
            text.push(join_lines(lang, &lines, room));
        }
        if folded {
            let button = tr(lang, "button-log", &Args::new());
            text.push(format!("-# {}", tr(lang, "post-folded", &Args::new().with("button", button))));
        }
        text.retain(|line| !line.is_empty());
        text.join("\n")
    }

    fn is_of_computer(&self, turn: &[Step]) -> bool {
        turn.last().is_some_and(|step| self.computers.contains(step.seat))
    }

    /// The lines of a turn, the headline first; whether something was left out.
    fn turn(&self, turn: &[Step], short: bool) -> (Vec<String>, bool) {
        let Some(game) = self.translator.game else { return (Vec::new(), false) };
        let actor = turn.last().map(|step| step.seat);
        let mut told = game.digest(turn.iter().flat_map(|step| &step.events));
        if told.is_empty() {
            return (Vec::new(), false);
        }
        let best = headline(&told, actor);
        let first = told.remove(best);
        let left_out = short && !told.is_empty();
        if short {
            told.clear();
        }
        told.insert(0, first);
        let last_of = |seat: Seat| match told.first() {
            Some(first) if first.seat == Some(seat) => Some(0),
            Some(_) | None => told.iter().rposition(|one| one.seat == Some(seat)),
        };
        // A reason stands with the move of its player.
        let reasons: Vec<(usize, String)> = self
            .computers
            .iter()
            .filter_map(|seat| {
                let own = |n: u32| turn.iter().any(|step| step.n == n && step.seat == seat);
                let own = self.reasons.iter().filter(|(n, _)| own(*n)).map(|(_, why)| why.as_str());
                let why = ai_seats::words(self.translator.lang, &self.translator.name(seat), own)?;
                Some((last_of(seat)?, format!("-# 💭 {why}")))
            })
            .collect();
        let lines = told.iter().enumerate().flat_map(|(index, one)| {
            let sentence = self.translator.phrase(&one.phrase);
            let line = if index == 0 { format!("**{sentence}**") } else { format!("• {sentence}") };
            let whys = reasons.iter().filter(move |(at, _)| *at == index).map(|(_, why)| why.clone());
            std::iter::once(line).chain(whys)
        });
        (lines.collect(), left_out)
    }
}

/// The sentence that says most about a turn, best about the player whose turn it was; the first of several.
fn headline(told: &[Told], actor: Option<Seat>) -> usize {
    let worth = |one: &Told| (one.weight, one.seat == actor);
    let best = told.iter().map(worth).max();
    told.iter().position(|one| Some(worth(one)) == best).unwrap_or(0)
}

/// Pictures of all changes by the players who acted, each subject once. Nothing that has not changed is shown, except
/// at the end of the game.
pub fn scenes(before: &Position, after: &Position, steps: &[Step]) -> Vec<Scene> {
    let mut seats: Vec<Seat> = Vec::new();
    for step in steps.iter().rev() {
        if !seats.contains(&step.seat) {
            seats.push(step.seat);
        }
    }
    let over = after.outcome().is_some();
    let mut scenes: Vec<Scene> = Vec::new();
    for scene in seats.iter().flat_map(|seat| Scene::of_changes(before, after, *seat)) {
        let new = scenes.iter().all(|other| other.what != scene.what);
        if new && ((over && scenes.is_empty()) || !scene.highlight.is_empty()) {
            scenes.push(scene);
        }
    }
    scenes.truncate(MOST_PICTURES);
    scenes
}

#[cfg(test)]
mod figures;

#[cfg(test)]
mod tests {
    use archipel_rules::{Phrase, Weight};

    use super::*;

    #[test]
    fn the_headline_is_the_weightiest_sentence_about_the_player() {
        let told = |seat, weight| Told::of(Seat(seat), weight, Phrase::new("told-free"));
        let turn = [
            told(1, Weight::Usual),
            told(1, Weight::Action),
            told(0, Weight::Action),
            told(0, Weight::Action),
            told(0, Weight::Detail),
        ];
        assert_eq!(headline(&turn, Some(Seat(0))), 2);
        assert_eq!(headline(&turn, Some(Seat(2))), 1);
    }
}
