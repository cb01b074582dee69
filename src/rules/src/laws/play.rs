//! Random play, and its figures.

use std::collections::BTreeMap;
use std::ops::Range;

use crate::{Answer, Asked, BySeat, Dice, Game, Id, Seat, Seed, SetupError, Verb, When};

/// Buffers that random play uses again and again.
#[derive(Debug, Default)]
pub struct Walk {
    options: Vec<Id>,
    answers: Vec<Answer>,
}

impl Walk {
    /// The answers of the last walk.
    pub fn answers(&self) -> &[Answer] {
        &self.answers
    }
}

/// A random action of this seat, found by answering the questions at random. Only verbs that answer what is asked of
/// a due player; with `anytime` also standing orders, resignations and the like.
pub fn random_action<G: Game>(
    game: &G,
    seat: Seat,
    anytime: bool,
    dice: &mut Dice,
    walk: &mut Walk,
) -> Option<G::Action> {
    walk.answers.clear();
    let mut asked = game.ask(seat, &walk.answers, &mut walk.options);
    if !anytime {
        walk.options.retain(|id| is_due_verb::<G>(*id));
    }
    while let Asked::Question(param) = asked {
        let id = *dice.pick(&walk.options)?;
        walk.answers.push(Answer { param, id });
        asked = game.ask(seat, &walk.answers, &mut walk.options);
    }
    if asked == Asked::Complete { G::read(&walk.answers) } else { None }
}

fn is_due_verb<G: Game>(id: Id) -> bool {
    find_verb::<G>(id).is_some_and(|verb| verb.when == When::Due)
}

fn find_verb<G: Game>(id: Id) -> Option<&'static Verb> {
    G::verbs().iter().find(|verb| verb.id == id.as_str())
}

/// What random play did.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Report {
    pub games: u32,
    pub finished: u32,
    pub actions: u64,
    pub rounds: u64,
    pub longest: u32,
    pub score_sum: i64,
    pub scores: u32,
    /// Games won or shared, by seat.
    pub wins: Vec<u32>,
    /// How often each verb was used.
    pub verbs: BTreeMap<String, u64>,
    /// How many checks of any law were made.
    pub checks: u64,
}

impl Report {
    pub fn add(&mut self, other: &Report) {
        self.games += other.games;
        self.finished += other.finished;
        self.actions += other.actions;
        self.rounds += other.rounds;
        self.longest = self.longest.max(other.longest);
        self.score_sum += other.score_sum;
        self.scores += other.scores;
        self.checks += other.checks;
        self.wins.resize(self.wins.len().max(other.wins.len()), 0);
        self.wins.iter_mut().zip(&other.wins).for_each(|(mine, theirs)| *mine += theirs);
        for (verb, count) in &other.verbs {
            *self.verbs.entry(verb.clone()).or_default() += count;
        }
    }

    pub(super) fn close<G: Game>(&mut self, game: &G, actions: u32) {
        self.games += 1;
        self.actions += u64::from(actions);
        self.rounds += u64::from(game.progress().round);
        self.longest = self.longest.max(actions);
        self.wins.resize(self.wins.len().max(game.seats()), 0);
        for standing in game.standings() {
            self.score_sum += standing.score;
            self.scores += 1;
        }
        if let Some(outcome) = game.outcome() {
            self.finished += 1;
            outcome.winners.iter().for_each(|seat| self.wins[seat.index()] += 1);
        }
    }
}

/// Plays one game at random, as fast as it can, without checking anything.
pub fn play_out<G: Game>(
    options: &G::Options,
    seats: usize,
    seed: Seed,
    most_actions: u32,
) -> Result<Report, SetupError> {
    let mut events = Vec::new();
    let mut game = G::set_up(options, seats, seed, &mut events)?;
    let mut dice = policy_dice(seed);
    let mut walk = Walk::default();
    let mut actions = 0;
    while actions < most_actions && game.outcome().is_none() {
        let Some(seat) = game.due().iter().next() else { break };
        let Some(action) = random_action(&game, seat, false, &mut dice, &mut walk) else { break };
        events.clear();
        if game.apply(seat, &action, &mut events).is_err() {
            break;
        }
        actions += 1;
    }
    let mut report = Report::default();
    report.close(&game, actions);
    Ok(report)
}

/// Plays many games at random and adds the figures up.
pub fn simulate<G: Game>(
    options: &G::Options,
    seats: usize,
    seeds: Range<u64>,
    most_actions: u32,
) -> Result<Report, SetupError> {
    let mut report = Report::default();
    for seed in seeds {
        report.add(&play_out::<G>(options, seats, Seed::from_number(seed), most_actions)?);
    }
    Ok(report)
}

/// The players' own dice: another stream than the game's.
pub(super) fn policy_dice(seed: Seed) -> Dice {
    let mut bytes = seed.0;
    bytes[31] ^= 0xa5;
    Dice::new(Seed(bytes))
}

/// Wins by seat in percent, for reports.
pub fn win_shares(report: &Report) -> BySeat<f64> {
    let games = f64::from(report.finished.max(1));
    BySeat::new(report.wins.len(), |seat| f64::from(report.wins[seat.index()]) * 100.0 / games)
}
