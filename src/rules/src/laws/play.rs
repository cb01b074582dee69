//! Random play and its statistics.

use std::collections::BTreeMap;
use std::ops::AddAssign;

use serde::Deserialize;
use serde_json::Value;

use crate::record::FORMAT;
use crate::{
    Answer, Asked, Dice, Entry, EntryKind, Game, GameId, Id, Record, Seat, Seed, SetupError, Verb, When,
    WithGame,
};

/// Buffers that random play reuses.
#[derive(Debug, Default)]
pub struct Scratch {
    options: Vec<Id>,
    answers: Vec<Answer>,
}

impl Scratch {
    /// The answers of the last random action.
    pub fn answers(&self) -> &[Answer] {
        &self.answers
    }
}

/// Finds a random action of this seat by answering the questions at random. Uses only verbs with `When::Due`; with
/// `anytime` also standing orders, resignation and the like.
pub fn random_action<G: Game>(
    game: &G,
    seat: Seat,
    anytime: bool,
    dice: &mut Dice,
    scratch: &mut Scratch,
) -> Option<G::Action> {
    scratch.answers.clear();
    let mut asked = game.ask(seat, &scratch.answers, &mut scratch.options);
    if !anytime {
        scratch.options.retain(|id| is_due_verb::<G>(*id));
    }
    while let Asked::Question(param) = asked {
        let id = *dice.pick(&scratch.options)?;
        scratch.answers.push(Answer { param, id });
        asked = game.ask(seat, &scratch.answers, &mut scratch.options);
    }
    if asked == Asked::Complete { G::from_answers(&scratch.answers) } else { None }
}

fn is_due_verb<G: Game>(id: Id) -> bool {
    find_verb::<G>(id).is_some_and(|verb| verb.when == When::Due)
}

fn find_verb<G: Game>(id: Id) -> Option<&'static Verb> {
    G::verbs().iter().find(|verb| verb.id == id.as_str())
}

/// Statistics of random play.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Report {
    pub games: u32,
    pub finished: u32,
    pub actions: u64,
    pub rounds: u64,
    pub longest: u32,
    /// The sums of the final scores, by seat.
    pub score_sums: Vec<i64>,
    /// Games won or shared, by seat.
    pub wins: Vec<u32>,
    /// How often each verb was used.
    pub verbs: BTreeMap<String, u64>,
    /// How many checks were made.
    pub checks: u64,
}

impl Report {
    pub fn add(&mut self, other: &Report) {
        self.games += other.games;
        self.finished += other.finished;
        self.actions += other.actions;
        self.rounds += other.rounds;
        self.longest = self.longest.max(other.longest);
        self.checks += other.checks;
        add_up(&mut self.wins, &other.wins);
        add_up(&mut self.score_sums, &other.score_sums);
        for (verb, count) in &other.verbs {
            *self.verbs.entry(verb.clone()).or_default() += count;
        }
    }

    pub(super) fn finish<G: Game>(&mut self, game: &G, actions: u32) {
        self.games += 1;
        self.actions += u64::from(actions);
        self.rounds += u64::from(game.progress().round);
        self.longest = self.longest.max(actions);
        self.wins.resize(self.wins.len().max(game.seats()), 0);
        self.score_sums.resize(self.score_sums.len().max(game.seats()), 0);
        for standing in game.standings() {
            self.score_sums[standing.seat.index()] += standing.score;
        }
        if let Some(outcome) = game.outcome() {
            self.finished += 1;
            outcome.winners.iter().for_each(|seat| self.wins[seat.index()] += 1);
        }
    }
}

fn add_up<T: Copy + Default + AddAssign>(mine: &mut Vec<T>, theirs: &[T]) {
    mine.resize(mine.len().max(theirs.len()), T::default());
    mine.iter_mut().zip(theirs).for_each(|(mine, theirs)| *mine += *theirs);
}

/// Plays one random game without checks.
pub fn play_out<G: Game>(
    options: &G::Options,
    seats: usize,
    seed: Seed,
    most_actions: u32,
) -> Result<Report, SetupError> {
    play_watched::<G>(options, seats, seed, most_actions, |_, _| {})
}

/// Like `play_out`, and calls `watch` for every action.
fn play_watched<G: Game>(
    options: &G::Options,
    seats: usize,
    seed: Seed,
    most_actions: u32,
    mut watch: impl FnMut(Seat, &G::Action),
) -> Result<Report, SetupError> {
    let mut events = Vec::new();
    let mut game = G::set_up(options, seats, seed, &mut events)?;
    let mut dice = policy_dice(seed);
    let mut scratch = Scratch::default();
    let mut actions = 0;
    while actions < most_actions && game.outcome().is_none() {
        let Some(seat) = game.due().iter().next() else { break };
        let Some(action) = random_action(&game, seat, false, &mut dice, &mut scratch) else { break };
        events.clear();
        if game.apply(seat, &action, &mut events).is_err() {
            break;
        }
        watch(seat, &action);
        actions += 1;
    }
    let mut report = Report::default();
    report.finish(&game, actions);
    Ok(report)
}

/// Plays a random game known only at run time; returns its statistics and, if wanted, its record.
pub fn play(
    game: GameId,
    options: &Value,
    seats: usize,
    seed: Seed,
    most_actions: u32,
    recorded: bool,
) -> Result<(Report, Option<Record>), SetupError> {
    struct Play<'a>(&'a Value, usize, Seed, u32, Option<&'a mut Vec<Entry>>);
    impl WithGame for Play<'_> {
        type Out = Result<Report, SetupError>;
        fn run<G: Game>(self) -> Self::Out {
            let Play(options, seats, seed, most_actions, entries) = self;
            let options =
                G::Options::deserialize(options).map_err(|error| SetupError::Options(error.to_string()))?;
            let Some(entries) = entries else { return play_out::<G>(&options, seats, seed, most_actions) };
            play_watched::<G>(&options, seats, seed, most_actions, |seat, action| {
                let n = entries.len() as u32 + 1;
                // Our own actions always serialize; a missing one would show as a gap when the record is replayed.
                if let Ok(action) = serde_json::to_value(action) {
                    entries.push(Entry { n, seat, mark: EntryKind::Action(action) });
                }
            })
        }
    }
    let mut entries = Vec::new();
    let report = game.with(Play(options, seats, seed, most_actions, recorded.then_some(&mut entries)))?;
    let record = recorded.then(|| Record {
        archipel: FORMAT,
        game,
        rules: game.version(),
        options: options.clone(),
        seats: Seat::all(seats).map(|seat| format!("Seat {}", seat.index() + 1)).collect(),
        seed,
        entries,
    });
    Ok((report, record))
}

/// The players' dice: a different stream from the game's.
pub(super) fn policy_dice(seed: Seed) -> Dice {
    let mut bytes = seed.0;
    bytes[31] ^= 0xa5;
    Dice::new(Seed(bytes))
}
