//! A game in progress: its record and its current position. Every change to a game goes through `Table`.

mod replay;
#[cfg(test)]
mod tests;
mod undo;

use serde_json::Value;

pub use self::replay::ReplayError;
use crate::record::{Entry, EntryKind, FORMAT, Record};
use crate::{
    Action, Event, GameId, Id, OpenOffer, Phrase, Position, Progress, Refusal, Reveal, Seat, Seats, Seed,
    SetupError, Viewer, When,
};

/// A record and the position that it leads to.
#[derive(Clone, Debug)]
pub struct Table {
    record: Record,
    position: Position,
    steps: Vec<Step>,
}

/// An effective action and its results.
#[derive(Clone, PartialEq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each answers a question of its own about the action")]
pub struct Step {
    pub n: u32,
    pub seat: Seat,
    pub events: Vec<Event>,
    pub reveal: Reveal,
    /// The action was made outside the turn (standing orders, resignation): it cannot be undone and does not prevent an
    /// undo.
    pub out_of_turn: bool,
    /// Whether the action made a new open offer.
    pub invites: bool,
    /// The progress after the action.
    pub progress: Progress,
    pub due: Seats,
    /// The seats that became due.
    pub newly_due: Seats,
    /// A turn or the game ended, or other players must act.
    pub ends_turn: bool,
    /// Whether to post in the channel now: a turn ended, or of a game with [`post units`](crate::Game::post_unit) such
    /// a unit.
    pub ends_post: bool,
}

impl Table {
    /// Sets up a new game.
    pub fn new(game: GameId, options: Value, seats: Vec<String>, seed: Seed) -> Result<Table, SetupError> {
        let (position, _) = Position::set_up(game, &options, seats.len(), seed)?;
        let record = Record {
            archipel: FORMAT,
            game,
            rules: game.version(),
            options,
            seats,
            seed,
            entries: Vec::new(),
        };
        Ok(Table { record, position, steps: Vec::new() })
    }

    /// A read-only table for a record that no longer replays, at the position stored with it.
    pub fn frozen(record: Record, position: Position) -> Table {
        Table { record, position, steps: Vec::new() }
    }

    pub fn record(&self) -> &Record {
        &self.record
    }

    pub fn position(&self) -> &Position {
        &self.position
    }

    pub fn game(&self) -> GameId {
        self.record.game
    }

    /// The effective actions with their results.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The steps up to and including number `n` that have not been posted in the channel.
    pub fn turn_steps(&self, n: u32) -> &[Step] {
        let end = self.steps.partition_point(|step| step.n <= n);
        let earlier = &self.steps[..end.saturating_sub(1)];
        let start = earlier.iter().rposition(|step| step.ends_turn).map_or(0, |index| index + 1);
        &self.steps[start..end]
    }

    /// The number of the next entry.
    pub fn next_number(&self) -> u32 {
        self.record.entries.len() as u32 + 1
    }

    /// The events of the setup.
    pub fn opening(&self) -> Result<(Position, Vec<Event>), SetupError> {
        Position::set_up(self.record.game, &self.record.options, self.record.seats.len(), self.record.seed)
    }

    /// Applies an action and appends it to the record, or refuses it and changes nothing.
    pub fn act(&mut self, seat: Seat, action: &Action) -> Result<&Step, Refusal> {
        let encoded = serde_json::to_value(action).map_err(|_| Refusal(Phrase::new("unknown_id")))?;
        let n = self.next_number();
        let step = apply(&mut self.position, n, seat, action)?;
        self.record.entries.push(Entry { n, seat, mark: EntryKind::Action(encoded) });
        self.steps.push(step);
        Ok(&self.steps[self.steps.len() - 1])
    }
}

fn apply(position: &mut Position, n: u32, seat: Seat, action: &Action) -> Result<Step, Refusal> {
    let (due_before, progress_before) = (position.due(), position.progress());
    let (open_before, unit_before) = (position.open_offers(Viewer::Public), position.post_unit());
    let mut events = Vec::new();
    let reveal = position.apply(seat, action, &mut events)?;
    let out_of_turn = action.verb().is_some_and(|verb| verb.when != When::Due);
    let (due, progress) = (position.due(), position.progress());
    let new_turn = progress.turn != progress_before.turn;
    // A new turn asks a new question, even if the player was due before.
    let newly_due = if new_turn { due } else { due.without(due_before) };
    let ends_turn = new_turn || !newly_due.is_empty() || (due.is_empty() && !due_before.is_empty());
    let unit = position.post_unit();
    let ends_post = ends_turn && (unit.is_none() || unit != unit_before || due.is_empty());
    let known = |open_offer: &OpenOffer| open_before.iter().any(|other| other.number == open_offer.number);
    let invites = position.open_offers(Viewer::Public).iter().any(|one| one.from == seat && !known(one));
    Ok(Step { n, seat, events, reveal, out_of_turn, invites, progress, due, newly_due, ends_turn, ends_post })
}

/// Sorts named answers (from a slash command) into the order of the verb's questions.
pub fn order_answers(game: GameId, verb: &str, given: &[(String, Vec<Id>)]) -> Option<Vec<crate::Answer>> {
    let verb = game.verbs().iter().find(|known| known.id == verb)?;
    let mut answers = vec![crate::Answer { param: crate::VERB, id: Id::new(verb.id) }];
    for param in verb.params {
        let ids = given.iter().filter(|(name, _)| name == param.name).flat_map(|(_, ids)| ids);
        answers.extend(ids.map(|id| crate::Answer { param: param.name, id: *id }));
    }
    Some(answers)
}
