//! A game in play: its record and where it stands. Everything that happens to a game happens here.

use serde_json::Value;

use crate::record::{self, Entry, FORMAT, Mark, Record};
use crate::{
    Action, Event, GameId, Id, Phrase, Position, Progress, Refusal, Reveal, Seat, Seats, Seed, SetupError,
    When,
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
    /// Where the game stands after it.
    pub progress: Progress,
    pub due: Seats,
    /// Who became due by it.
    pub newly_due: Seats,
    /// Is something finished that the whole channel should be told now: a turn, the game, or a wait for others?
    pub closes: bool,
}

/// Why a record cannot be replayed.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum ReplayError {
    #[error("the record has format {0}; this program reads format {FORMAT}")]
    Format(u32),
    #[error("the record was played with rules {found}; this program has {expected}")]
    Rules { found: String, expected: String },
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("entry {n}: expected number {expected}")]
    Numbering { n: u32, expected: u32 },
    #[error("entry {n}: there is no such action: {reason}")]
    Unreadable { n: u32, reason: String },
    #[error("entry {n}: {refusal}")]
    Refused { n: u32, refusal: Refusal },
    #[error("entry {n}: entry {target} cannot be taken back or done again there")]
    Mark { n: u32, target: u32 },
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

    /// Replays a record, checking every entry.
    pub fn replay(record: Record) -> Result<Table, ReplayError> {
        if record.archipel != FORMAT {
            return Err(ReplayError::Format(record.archipel));
        }
        let expected = record.game.version();
        if record.rules != expected {
            return Err(ReplayError::Rules { found: record.rules, expected });
        }
        check_marks(&record.entries)?;
        let (position, steps) = run(&record, u32::MAX)?;
        Ok(Table { record, position, steps })
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

    /// The position right after this entry (0: after the setup), as the record then stood.
    pub fn position_at(&self, n: u32) -> Result<Position, ReplayError> {
        let entries: Vec<Entry> = self.record.entries.iter().filter(|entry| entry.n <= n).cloned().collect();
        let record = Record { entries, ..self.record.clone() };
        run(&record, n).map(|(position, _)| position)
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

    /// The entry that this seat may take back freely now: its own last one, if it showed nothing.
    pub fn undoable(&self, seat: Seat) -> Result<u32, Refusal> {
        self.undoable_past(seat, Seats::NONE)
    }

    /// The same where these seats mind nothing (computer players): what they did since goes with it, unless it showed
    /// something.
    pub fn undoable_past(&self, seat: Seat, patient: Seats) -> Result<u32, Refusal> {
        // What is done beside the turn is in the way only if it showed something (a resignation rolls dice).
        let in_the_way = |step: &&Step| {
            step.reveal != Reveal::Nothing
                || !step.aside && (step.seat == seat || !patient.contains(step.seat))
        };
        let last = self.steps.iter().rev().find(in_the_way);
        match last {
            Some(step) if step.aside => Err(refusal("undo_revealed")),
            Some(step) if step.seat != seat && !patient.contains(step.seat) => {
                Err(refusal("undo_other_acted"))
            }
            Some(step) if step.reveal != Reveal::Nothing => Err(refusal("undo_revealed")),
            Some(step) => Ok(step.n),
            None => Err(refusal("undo_nothing")),
        }
    }

    /// The entry that this seat may do again: the last one taken back, if nothing else was done since.
    pub fn redoable(&self, seat: Seat) -> Result<u32, Refusal> {
        let undone = record::undone(&self.record.entries);
        let last_action = self.steps.iter().rev().find(|step| !step.aside).map_or(0, |step| step.n);
        let target = self.record.entries.iter().rev().find_map(|entry| match entry.mark {
            Mark::Undo(n) if undone.contains(&n) => Some(n),
            _ => None,
        });
        let target = target.filter(|n| *n > last_action).ok_or_else(|| refusal("redo_nothing"))?;
        // Of several taken back in a row, the earliest comes back first.
        let first = undone.iter().copied().find(|n| *n > last_action).unwrap_or(target);
        let owner = self.record.entries.iter().find(|entry| entry.n == first).map(|entry| entry.seat);
        if owner == Some(seat) { Ok(first) } else { Err(refusal("redo_not_yours")) }
    }

    /// Takes the seat's last action back.
    pub fn undo(&mut self, seat: Seat) -> Result<u32, Refusal> {
        self.undo_past(seat, Seats::NONE)
    }

    /// Takes the seat's last action back with all that these seats did since.
    pub fn undo_past(&mut self, seat: Seat, patient: Seats) -> Result<u32, Refusal> {
        let n = self.undoable_past(seat, patient)?;
        self.undo_by_consent(seat, n)?;
        Ok(n)
    }

    /// Takes back an action and everything after it, also beyond what was revealed: by consent of all others.
    pub fn undo_by_consent(&mut self, seat: Seat, from: u32) -> Result<(), Refusal> {
        let later: Vec<u32> =
            self.steps.iter().rev().filter(|step| step.n >= from && !step.aside).map(|step| step.n).collect();
        if later.last() != Some(&from) {
            return Err(refusal("undo_nothing"));
        }
        let before = self.clone();
        for n in later {
            if let Err(refusal) = self.mark(seat, Mark::Undo(n)) {
                *self = before;
                return Err(refusal);
            }
        }
        Ok(())
    }

    /// Does an action again that was taken back.
    pub fn redo(&mut self, seat: Seat) -> Result<u32, Refusal> {
        let n = self.redoable(seat)?;
        self.mark(seat, Mark::Redo(n))?;
        Ok(n)
    }

    fn mark(&mut self, seat: Seat, mark: Mark) -> Result<(), Refusal> {
        self.record.entries.push(Entry { n: self.next_number(), seat, mark });
        if let Ok((position, steps)) = run(&self.record, u32::MAX) {
            self.position = position;
            self.steps = steps;
            Ok(())
        } else {
            self.record.entries.pop();
            Err(refusal("undo_in_the_way"))
        }
    }
}

fn refusal(code: &'static str) -> Refusal {
    Refusal(Phrase::new(code))
}

fn apply(position: &mut Position, n: u32, seat: Seat, action: &Action) -> Result<Step, Refusal> {
    let (due_before, progress_before) = (position.due(), position.progress());
    let mut events = Vec::new();
    let reveal = position.apply(seat, action, &mut events)?;
    let aside = action.verb().is_some_and(|verb| verb.when != When::Due);
    let (due, progress) = (position.due(), position.progress());
    let new_turn = progress.turn != progress_before.turn;
    // A new turn asks something new, also of somebody who was due before.
    let newly_due = if new_turn { due } else { due.without(due_before) };
    let closes = new_turn || !newly_due.is_empty() || (due.is_empty() && !due_before.is_empty());
    Ok(Step { n, seat, events, reveal, aside, progress, due, newly_due, closes })
}

/// Runs the entries that count, up to and including number `last`.
fn run(record: &Record, last: u32) -> Result<(Position, Vec<Step>), ReplayError> {
    let (mut position, _) = Position::set_up(record.game, &record.options, record.seats.len(), record.seed)?;
    let mut steps = Vec::new();
    for (entry, value) in record::effective(&record.entries) {
        let Entry { n, seat, .. } = *entry;
        if n > last {
            break;
        }
        let action = record
            .game
            .decode_action(value)
            .map_err(|error| ReplayError::Unreadable { n, reason: error.to_string() })?;
        let step =
            apply(&mut position, n, seat, &action).map_err(|refusal| ReplayError::Refused { n, refusal })?;
        steps.push(step);
    }
    Ok((position, steps))
}

/// Entries are numbered without gaps, and undo and redo speak of earlier actions that stand or do not stand.
fn check_marks(entries: &[Entry]) -> Result<(), ReplayError> {
    for (index, entry) in entries.iter().enumerate() {
        let (n, expected) = (entry.n, index as u32 + 1);
        if n != expected {
            return Err(ReplayError::Numbering { n, expected });
        }
        let earlier = &entries[..index];
        let is_action = |target: u32| {
            earlier.iter().any(|entry| entry.n == target && matches!(entry.mark, Mark::Action(_)))
        };
        let fits = match entry.mark {
            Mark::Action(_) => true,
            Mark::Undo(target) => is_action(target) && !record::undone(earlier).contains(&target),
            Mark::Redo(target) => is_action(target) && record::undone(earlier).contains(&target),
        };
        if !fits {
            let (Mark::Undo(target) | Mark::Redo(target)) = entry.mark else { continue };
            return Err(ReplayError::Mark { n, target });
        }
    }
    Ok(())
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

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);

    fn action(value: &Value) -> Action {
        GameId::Anno1503.decode_action(value).unwrap()
    }

    /// The first seat stands in phase 2 with a wood and a stone to sell.
    fn table() -> Table {
        let options = json!({ "home_island": "fixed", "first_player": "seat_1", "auto_roll": false });
        let names = vec!["Ada".to_owned(), "Ben".to_owned()];
        let mut table = Table::new(GameId::Anno1503, options, names, Seed::from_number(5)).unwrap();
        table.act(A, &action(&json!({ "verb": "roll" }))).unwrap();
        while let Some(take) = table.position().absent(A).filter(|action| action.verb().unwrap().id == "take")
        {
            table.act(A, &take).unwrap();
        }
        table
    }

    fn sell(good: &str) -> Action {
        action(&json!({ "verb": "sell", "field": 1, "good": good }))
    }

    fn orders() -> Action {
        action(&json!({ "verb": "set_orders", "order": "auto_on_turn", "on": true }))
    }

    #[test]
    fn an_own_action_that_showed_nothing_is_taken_back_and_done_again() {
        let mut table = table();
        let before = table.position().clone();
        table.act(A, &sell("wood")).unwrap();
        let after = table.position().clone();
        let n = table.undo(A).unwrap();
        assert_eq!(*table.position(), before);
        assert_eq!(table.redo(A), Ok(n));
        assert_eq!(*table.position(), after);
        assert_eq!(Table::replay(table.record().clone()).unwrap().position(), &after);
    }

    #[test]
    fn what_was_shown_is_not_taken_back() {
        let mut table = table();
        assert_eq!(table.undo(A).unwrap_err().code(), "undo_revealed", "the roll");
    }

    #[test]
    fn nobody_takes_back_what_another_did() {
        let mut table = table();
        table.act(A, &sell("wood")).unwrap();
        assert_eq!(table.undo(B).unwrap_err().code(), "undo_other_acted");
        let empty = Table::new(
            GameId::Anno1503,
            json!({ "auto_roll": false }),
            vec![String::new(); 2],
            Seed::from_number(1),
        );
        assert_eq!(empty.unwrap().undo(A).unwrap_err().code(), "undo_nothing");
    }

    #[test]
    fn orders_are_beside_the_turn() {
        let mut table = table();
        table.act(A, &sell("wood")).unwrap();
        table.act(B, &orders()).unwrap();
        assert_eq!(table.undo(B).unwrap_err().code(), "undo_other_acted", "orders are not undone");
        table.undo(A).unwrap();
        assert!(table.steps().iter().any(|step| step.seat == B), "the orders stay");
    }

    #[test]
    fn a_resignation_that_rolled_dice_is_in_the_way() {
        let mut table = Table::new(
            GameId::Anno1503,
            json!({ "home_island": "fixed", "first_player": "seat_1", "auto_roll": false }),
            vec![String::new(); 3],
            Seed::from_number(5),
        )
        .unwrap();
        table.act(A, &action(&json!({ "verb": "roll" }))).unwrap();
        while let Some(take) = table.position().absent(A).filter(|action| action.verb().unwrap().id == "take")
        {
            table.act(A, &take).unwrap();
        }
        table.act(A, &sell("wood")).unwrap();
        table.act(A, &action(&json!({ "verb": "resign" }))).unwrap();
        assert_eq!(table.undo(A).unwrap_err().code(), "undo_revealed");
    }

    #[test]
    fn of_several_taken_back_the_earliest_comes_back_first() {
        let mut table = table();
        table.act(A, &sell("wood")).unwrap();
        let first = table.position().clone();
        table.act(A, &action(&json!({ "verb": "sail", "ship": 1, "to": "c2" }))).unwrap();
        let second = table.position().clone();
        table.undo(A).unwrap();
        table.undo(A).unwrap();
        assert_eq!(table.redo(B).unwrap_err().code(), "redo_not_yours");
        table.redo(A).unwrap();
        assert_eq!(*table.position(), first);
        table.redo(A).unwrap();
        assert_eq!(*table.position(), second);
        assert_eq!(table.redo(A).unwrap_err().code(), "redo_nothing");
    }

    #[test]
    fn a_new_action_ends_the_redo() {
        let mut table = table();
        table.act(A, &sell("wood")).unwrap();
        table.undo(A).unwrap();
        table.act(A, &sell("stone")).unwrap();
        assert_eq!(table.redo(A).unwrap_err().code(), "redo_nothing");
    }

    #[test]
    fn by_consent_everything_since_is_taken_back() {
        let mut table = table();
        let before = table.position().clone();
        table.act(A, &sell("wood")).unwrap();
        let from = table.steps().last().unwrap().n;
        let end = table.position().absent(A).unwrap();
        table.act(A, &end).unwrap();
        table.act(B, &action(&json!({ "verb": "roll" }))).unwrap();
        table.undo_by_consent(A, from).unwrap();
        assert_eq!(*table.position(), before);
        assert_eq!(table.undo_by_consent(A, 99).unwrap_err().code(), "undo_nothing");
    }

    #[test]
    fn a_record_with_impossible_marks_is_refused() {
        let mut table = table();
        table.act(A, &sell("wood")).unwrap();
        let good = table.record().clone();
        let n = good.entries.len() as u32;
        let with = |number: u32, mark: Mark| {
            let mut record = good.clone();
            record.entries.push(Entry { n: number, seat: A, mark });
            Table::replay(record).map(|table| table.next_number())
        };
        assert_eq!(with(n + 1, Mark::Undo(n)), Ok(n + 2));
        assert_eq!(with(n + 2, Mark::Undo(n)), Err(ReplayError::Numbering { n: n + 2, expected: n + 1 }));
        assert_eq!(with(n + 1, Mark::Redo(n)), Err(ReplayError::Mark { n: n + 1, target: n }));
        assert_eq!(with(n + 1, Mark::Undo(n + 7)), Err(ReplayError::Mark { n: n + 1, target: n + 7 }));
        let other = Record { rules: "0+none".to_owned(), ..good.clone() };
        assert!(matches!(Table::replay(other), Err(ReplayError::Rules { .. })));
        assert_eq!(Table::replay(Record { archipel: 2, ..good }).map(|_| ()), Err(ReplayError::Format(2)));
    }
}
