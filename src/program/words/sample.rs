//! Sentences with real facts: computer players play a game with a fixed seed, and what people would read is printed.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use archipel_players::Level;
use archipel_rules::{Action, Answer, Asked, GameId, Id, Position, Seat, Seed, Step, Table, Viewer};
use archipel_words::{Args, Icon, Lang, Translator, tr};

use super::super::CliError;

pub const NAMES: [&str; 3] = ["Ada", "Ben", "Cem"];
const SEED: u64 = 16;
/// Turns before the first post that is printed: the opening moves are all alike.
const SKIPPED_TURNS: usize = 9;
const POSTS: usize = 10;
const REFUSALS: usize = 20;
/// A game that takes longer is stopped.
const MOST_ACTIONS: u32 = 3000;
/// Options of a menu that are printed.
const MOST_OPTIONS: usize = 12;

pub fn of(lang: Lang, game: GameId) -> Result<String, CliError> {
    let seats = NAMES.len().min(*game.seat_counts().end());
    let names: Vec<String> = NAMES.iter().take(seats).map(|name| (*name).to_owned()).collect();
    let mut table = Table::new(game, serde_json::json!({}), names.clone(), Seed::from_number(SEED))?;
    let mut sample = Sample {
        words: Translator { lang, game: Some(game), names: &names, icons: false },
        out: String::new(),
    };
    let title = sample.words.tr("title", &Args::new());
    sample.line(&format!("# {title} ({lang})\n"));
    // Of a short game fewer turns are left out.
    let skipped = SKIPPED_TURNS.min(turns_of(&table)?.saturating_sub(POSTS + 1));
    let mut turns = 0;
    let mut tried: Vec<Action> = Vec::new();
    let mut refusals = BTreeMap::new();
    sample.line("## Ten turn posts\n");
    for number in 0..MOST_ACTIONS {
        let Some(seat) = table.position().due().iter().next() else { break };
        let Some(action) = choose(&table, seat, number) else { break };
        if turns == skipped + POSTS {
            sample.panel(&table, seat, &action);
        }
        if refusals.len() < REFUSALS {
            tried.push(action.clone());
            tried.extend((0..3).filter_map(|way| wander(table.position(), seat, number * 3 + way)));
            provoke(&table, &tried, &sample.words, &mut refusals);
        }
        if act(&mut table, seat, &action)? {
            turns += 1;
            if (skipped + 1..=skipped + POSTS).contains(&turns) {
                sample.post(&table);
            }
            if turns == skipped + POSTS {
                sample.line("## The panel at each step of a turn\n");
            }
        }
        if turns > skipped + POSTS && refusals.len() >= REFUSALS {
            break;
        }
    }
    sample.line("## Twenty refusals\n");
    for refusal in refusals.values().take(REFUSALS) {
        sample.line(&format!("✋ {refusal}"));
    }
    sample.line("");
    Ok(sample.out)
}

/// What the computer player on this seat does.
pub fn choose(table: &Table, seat: Seat, number: u32) -> Option<Action> {
    let seed = Seed::from_number(u64::from(number));
    archipel_players::choose(table.position(), seat, Level::Medium, seed).map(|choice| choice.action)
}

/// Does it, and says whether it ends a turn.
fn act(table: &mut Table, seat: Seat, action: &Action) -> Result<bool, CliError> {
    let game = table.game();
    let refused = |refusal| CliError::new(format!("{game}: a computer player was refused: {refusal}"));
    table.act(seat, action).map(|step| step.ends_turn).map_err(refused)
}

/// How many turns the game has, as far as that matters.
fn turns_of(table: &Table) -> Result<usize, CliError> {
    let (mut table, mut turns) = (table.clone(), 0);
    for number in 0..MOST_ACTIONS {
        let Some(seat) = table.position().due().iter().next() else { break };
        let Some(action) = choose(&table, seat, number) else { break };
        turns += usize::from(act(&mut table, seat, &action)?);
        if turns > SKIPPED_TURNS + POSTS {
            break;
        }
    }
    Ok(turns)
}

/// An action that is legal now, found by answering the questions in a way that depends on `number` alone.
pub fn wander(position: &Position, seat: Seat, number: u32) -> Option<Action> {
    let (mut answers, mut options): (Vec<Answer>, Vec<Id>) = (Vec::new(), Vec::new());
    let mut state = u64::from(number) + 1;
    loop {
        options.clear();
        match position.ask(seat, &answers, &mut options) {
            Asked::Question(param) => {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let index = usize::try_from(state >> 33).unwrap_or(0) % options.len().max(1);
                answers.push(Answer { param, id: *options.get(index)? });
            }
            Asked::Complete => return position.game().from_answers(&answers),
            Asked::Nothing => return None,
        }
    }
}

/// The first action with the second one's answers to all questions that both ask but the first.
fn mix(game: GameId, one: &Action, other: &Action) -> Option<Action> {
    let mut answers = one.to_answers();
    let others = other.to_answers();
    for answer in answers.iter_mut().skip(1) {
        if let Some(same) = others.iter().find(|same| same.param == answer.param) {
            answer.id = same.id;
        }
    }
    game.from_answers(&answers)
}

/// Tries actions that were legal earlier, for every seat, and keeps what the players would be told: once for every
/// kind of refusal.
fn provoke(
    table: &Table,
    tried: &[Action],
    words: &Translator,
    refusals: &mut BTreeMap<&'static str, String>,
) {
    // Some of the earlier actions, spread over the whole game, and always the newest.
    let every = (tried.len() / 40).max(1);
    let earlier: Vec<&Action> = tried.iter().rev().step_by(every).collect();
    let mixed = earlier.windows(2).filter_map(|pair| mix(table.game(), pair[0], pair[1])).collect::<Vec<_>>();
    for action in earlier.into_iter().chain(&mixed) {
        for seat in Seat::all(table.position().seats()) {
            if let Err(refusal) = table.position().clone().apply(seat, action, &mut Vec::new()) {
                refusals.entry(refusal.code()).or_insert_with(|| words.refusal(&refusal));
            }
        }
    }
}

struct Sample<'a> {
    words: Translator<'a>,
    out: String,
}

impl Sample<'_> {
    fn line(&mut self, line: &str) {
        let _ = writeln!(self.out, "{line}");
    }

    /// What the channel reads after a turn.
    fn post(&mut self, table: &Table) {
        let last = table.next_number() - 1;
        let heading = self.heading(table);
        self.line(&heading);
        let events = table.turn_steps(last).iter().flat_map(|step: &Step| &step.events);
        let told: Vec<String> = events
            .filter_map(|event| event.describe(Viewer::Public))
            .map(|phrase| format!("• {}", self.words.phrase(&phrase)))
            .collect();
        for line in &told {
            self.line(line);
        }
        let position = table.position();
        for seat in position.due().iter() {
            let task = self.words.phrase(&position.prompt(seat, Viewer::Public));
            let args = Args::new().with("name", self.words.name(seat)).with("task", task);
            self.line(&tr(self.words.lang, "glue-call", &args));
        }
        self.line("");
    }

    fn heading(&self, table: &Table) -> String {
        let args = Args::new()
            .with("title", self.words.tr("title", &Args::new()))
            .with("number", 1)
            .with("round", table.position().progress().round);
        tr(self.words.lang, "panel-heading", &args)
    }

    /// What the private panel asks on the way to this action: task, question, answers. The answer taken is marked.
    fn panel(&mut self, table: &Table, seat: Seat, action: &Action) {
        let position = table.position();
        let task = self.words.phrase(&position.prompt(seat, Viewer::Seat(seat)));
        self.line(&format!("👉 {task}"));
        let taken = action.to_answers();
        for (index, answer) in taken.iter().enumerate() {
            let before = &taken[..index];
            let mut options = Vec::new();
            let Asked::Question(param) = position.ask(seat, before, &mut options) else { break };
            // A question with a single answer is not shown.
            if index > 0 && options.len() == 1 {
                continue;
            }
            if let Some(verb) = before.first() {
                let args = Args::new()
                    .with("verb", self.words.verb(verb.id.as_str()))
                    .with("question", self.words.question(verb.id.as_str(), param));
                let question = tr(self.words.lang, "glue-question", &args);
                self.line(&format!("**{question}**"));
            }
            options.iter().take(MOST_OPTIONS).for_each(|id| {
                let mark = if *id == answer.id { "▶" } else { " " };
                let option = self.option(table, seat, before, *id);
                self.line(&format!("  {mark} {option}"));
            });
            if options.len() > MOST_OPTIONS {
                self.line("    …");
            }
        }
        self.line("");
    }

    fn option(&self, table: &Table, seat: Seat, before: &[Answer], id: Id) -> String {
        let choice = table.position().describe(seat, before, id);
        let icon = self.words.icon_of_answer(&choice.label, id.as_str());
        let label = Icon::before(icon.as_ref(), &self.words.label(&choice.label));
        let Some(detail) = &choice.detail else { return label };
        let args = Args::new().with("label", label).with("detail", self.words.detail(detail));
        tr(self.words.lang, "glue-answer", &args)
    }
}
