//! A game in play: its record and where it stands. Everything that happens to a game happens here.

mod replay;
#[cfg(test)]
mod tests;
mod undo;

use serde_json::Value;

pub use self::replay::ReplayError;
use crate::record::{Entry, FORMAT, Mark, Record};
use crate::{
    Action, Event, GameId, Id, Invitation, Phrase, Position, Progress, Refusal, Reveal, Seat, Seats, Seed,
    SetupError, Viewer, When,
};

/// A record together with the position it leads to.
#[derive(Clone, Debug)]
pub struct Table {
    record: Record,
    position: Position,
    steps: Vec<Step>,
}

/// An entry that counts, and what its action did.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    pub n: u32,
    pub seat: Seat,
    pub events: Vec<Event>,
    pub reveal: Reveal,
    /// Beside the turn (standing orders, resignation): neither undone nor in the way of an undo.
    pub aside: bool,
    /// Did it open an invitation to others?
    pub invites: bool,
    /// Where the game stands after it.
    pub progress: Progress,
    pub due: Seats,
    /// Who became due by it.
    pub newly_due: Seats,
    /// Is something finished that the whole channel should be told now: a turn, the game, or a wait for others?
    pub closes: bool,
}

impl Table {
    /// Sets a new game up.
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

    /// A record that no longer replays, at the position that was stored with it: to be looked at.
    pub fn stored(record: Record, position: Position) -> Table {
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

    /// The entries that count, with what they did.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The steps that belong together up to and including number `n`: what happened since the channel was last told.
    pub fn chapter(&self, n: u32) -> &[Step] {
        let end = self.steps.partition_point(|step| step.n <= n);
        let earlier = &self.steps[..end.saturating_sub(1)];
        let start = earlier.iter().rposition(|step| step.closes).map_or(0, |index| index + 1);
        &self.steps[start..end]
    }

    /// The number that the next entry will have.
    pub fn next_number(&self) -> u32 {
        self.record.entries.len() as u32 + 1
    }

    /// What the setup did.
    pub fn opening(&self) -> Result<(Position, Vec<Event>), SetupError> {
        Position::set_up(self.record.game, &self.record.options, self.record.seats.len(), self.record.seed)
    }

    /// Carries an action out and appends it to the record, or refuses it and changes nothing.
    pub fn act(&mut self, seat: Seat, action: &Action) -> Result<&Step, Refusal> {
        let encoded = serde_json::to_value(action).map_err(|_| Refusal(Phrase::new("unknown_id")))?;
        let n = self.next_number();
        let step = apply(&mut self.position, n, seat, action)?;
        self.record.entries.push(Entry { n, seat, mark: Mark::Action(encoded) });
        self.steps.push(step);
        Ok(&self.steps[self.steps.len() - 1])
    }
}

fn apply(position: &mut Position, n: u32, seat: Seat, action: &Action) -> Result<Step, Refusal> {
    let (due_before, progress_before) = (position.due(), position.progress());
    let open_before = position.invitations(Viewer::Public);
    let mut events = Vec::new();
    let reveal = position.apply(seat, action, &mut events)?;
    let aside = action.verb().is_some_and(|verb| verb.when != When::Due);
    let (due, progress) = (position.due(), position.progress());
    let new_turn = progress.turn != progress_before.turn;
    // A new turn asks something new, also of somebody who was due before.
    let newly_due = if new_turn { due } else { due.without(due_before) };
    let closes = new_turn || !newly_due.is_empty() || (due.is_empty() && !due_before.is_empty());
    let known = |invitation: &Invitation| open_before.iter().any(|other| other.number == invitation.number);
    let invites = position.invitations(Viewer::Public).iter().any(|one| one.from == seat && !known(one));
    Ok(Step { n, seat, events, reveal, aside, invites, progress, due, newly_due, closes })
}

/// Reads a player's answers given by name (a typed command) into the order of the verb's questions.
pub fn order_answers(game: GameId, verb: &str, given: &[(String, Vec<Id>)]) -> Option<Vec<crate::Answer>> {
    let verb = game.verbs().iter().find(|known| known.id == verb)?;
    let mut answers = vec![crate::Answer { param: crate::VERB, id: Id::new(verb.id) }];
    for param in verb.params {
        let ids = given.iter().filter(|(name, _)| name == param.name).flat_map(|(_, ids)| ids);
        answers.extend(ids.map(|id| crate::Answer { param: param.name, id: *id }));
    }
    Some(answers)
}
