//! The laws of the house, checked by random play for any game: what is offered is accepted and nothing else is, a
//! refusal changes nothing, what is hidden stays hidden, records replay, nothing appears or vanishes, games end.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::record::Record;
use crate::{
    Answer, Answers, Asked, BySeat, Dice, Game, GameId, Id, Reveal, Seat, Seats, Seed, SetupError, Table,
    VERB, Verb, Viewer, When, WithGame,
};

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

/// How much random play there is, and how long a game may last.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// No game may last longer; it counts as unfinished.
    pub most_actions: u32,
    /// The laws are checked at about one in so many actions.
    pub check_every: u32,
    /// A player does something beside the turn (orders, resignation) at about one in so many actions; 0: never.
    pub aside_every: u32,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan { most_actions: 200_000, check_every: 40, aside_every: 50 }
    }
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

    fn close<G: Game>(&mut self, game: &G, actions: u32) {
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

/// A law that was broken, and where.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("law \"{law}\" broken after {actions} actions: {what}")]
pub struct Violation {
    pub law: &'static str,
    pub actions: u32,
    pub what: String,
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
    seeds: std::ops::Range<u64>,
    most_actions: u32,
) -> Result<Report, SetupError> {
    let mut report = Report::default();
    for seed in seeds {
        report.add(&play_out::<G>(options, seats, Seed::from_number(seed), most_actions)?);
    }
    Ok(report)
}

/// The players' own dice: another stream than the game's.
fn policy_dice(seed: Seed) -> Dice {
    let mut bytes = seed.0;
    bytes[31] ^= 0xa5;
    Dice::new(Seed(bytes))
}

/// Plays one game at random and holds it against all laws.
pub fn check_game<G: Game>(
    options: &Value,
    seats: usize,
    seed: Seed,
    plan: Plan,
) -> Result<Report, Violation> {
    Checked::<G>::new(options, seats, seed, plan)?.play()
}

/// The same for a game known at run time.
pub fn check(
    game: GameId,
    options: &Value,
    seats: usize,
    seed: Seed,
    plan: Plan,
) -> Result<Report, Violation> {
    struct Check<'a>(&'a Value, usize, Seed, Plan);
    impl WithGame for Check<'_> {
        type Out = Result<Report, Violation>;
        fn run<G: Game>(self) -> Self::Out {
            check_game::<G>(self.0, self.1, self.2, self.3)
        }
    }
    game.with(Check(options, seats, seed, plan))
}

/// A game under examination.
struct Checked<G: Game> {
    game: G,
    /// Actions in JSON, by seat, for the record.
    played: Vec<(Seat, Value)>,
    options: Value,
    seed: Seed,
    plan: Plan,
    dice: Dice,
    walk: Walk,
    report: Report,
    actions: u32,
}

impl<G: Game> Checked<G> {
    fn new(options: &Value, seats: usize, seed: Seed, plan: Plan) -> Result<Checked<G>, Violation> {
        let fault = |what: String| Violation { law: "a game can be set up", actions: 0, what };
        let typed: G::Options =
            serde_json::from_value(options.clone()).map_err(|error| fault(error.to_string()))?;
        let game =
            G::set_up(&typed, seats, seed, &mut Vec::new()).map_err(|error| fault(error.to_string()))?;
        Ok(Checked {
            game,
            played: Vec::new(),
            options: options.clone(),
            seed,
            plan,
            dice: policy_dice(seed),
            walk: Walk::default(),
            report: Report::default(),
            actions: 0,
        })
    }

    fn play(mut self) -> Result<Report, Violation> {
        self.examine()?;
        while self.actions < self.plan.most_actions && self.game.outcome().is_none() {
            let (seat, anytime) = self.next_actor()?;
            let Some(action) = random_action(&self.game, seat, anytime, &mut self.dice, &mut self.walk)
            else {
                return self
                    .require(false, "a due player can act", || format!("{seat:?}"))
                    .map(|()| self.report);
            };
            self.require_spelling(&action)?;
            if self.dice.below(self.plan.check_every) == 0 {
                self.hidden_stays_hidden(seat, &action)?;
            }
            let verb = G::verb_of(&action).map_or("?", |verb| verb.id);
            *self.report.verbs.entry(verb.to_owned()).or_default() += 1;
            let encoded = serde_json::to_value(&action);
            let result = self.game.apply(seat, &action, &mut Vec::new());
            self.require(result.is_ok(), "what is offered is accepted", || {
                format!("{seat:?} {action:?}: {result:?}")
            })?;
            let encoded = encoded.map_err(|error| self.violation("an action is JSON", error.to_string()))?;
            self.played.push((seat, encoded));
            self.actions += 1;
            let sound = self.game.check();
            self.require(sound.is_ok(), "invariants hold", || {
                format!("{sound:?} after {seat:?} {action:?}")
            })?;
            if self.dice.below(self.plan.check_every) == 0 || self.game.outcome().is_some() {
                self.examine()?;
            }
        }
        self.replays()?;
        self.report.close(&self.game, self.actions);
        Ok(self.report)
    }

    /// A due seat at random; now and then any seat, for what can be done at any time.
    fn next_actor(&mut self) -> Result<(Seat, bool), Violation> {
        if self.plan.aside_every > 0 && self.dice.below(self.plan.aside_every) == 0 {
            let seat = Seat(self.dice.index(self.game.seats()) as u8);
            let mut verbs = Vec::new();
            if self.game.ask(seat, &[], &mut verbs) == Asked::Question(VERB) {
                return Ok((seat, true));
            }
        }
        let due: Vec<Seat> = self.game.due().iter().collect();
        match self.dice.pick(&due) {
            Some(seat) => Ok((*seat, false)),
            None => Err(self.violation("somebody is due until the game is over", String::new())),
        }
    }

    fn violation(&self, law: &'static str, what: String) -> Violation {
        Violation { law, actions: self.actions, what }
    }

    fn require(
        &mut self,
        holds: bool,
        law: &'static str,
        what: impl FnOnce() -> String,
    ) -> Result<(), Violation> {
        self.report.checks += 1;
        if holds { Ok(()) } else { Err(self.violation(law, what())) }
    }

    fn require_spelling(&mut self, action: &G::Action) -> Result<(), Violation> {
        let read = G::read(&G::spell(action));
        self.require(read.as_ref() == Some(action), "an action survives its spelling", || {
            format!("{action:?}: {read:?}")
        })
    }

    /// Everything that is checked of a position.
    fn examine(&mut self) -> Result<(), Violation> {
        let over = self.game.outcome().is_some();
        self.require(
            self.game.due().is_empty() == over,
            "somebody is due until the game is over",
            String::new,
        )?;
        self.state_survives_json()?;
        for seat in Seat::all(self.game.seats() + 1) {
            self.questions_are_sound(seat)?;
            self.offered_iff_accepted(seat)?;
        }
        for seat in self.game.due().iter() {
            let action = self.game.absent(seat);
            let legal = action.as_ref().is_some_and(|action| self.game.offers(seat, action));
            self.require(legal, "the play for an absent player is legal", || format!("{seat:?} {action:?}"))?;
        }
        self.standings_are_sound()
    }

    fn state_survives_json(&mut self) -> Result<(), Violation> {
        let json = serde_json::to_vec(&self.game)
            .map_err(|error| self.violation("a state is JSON", error.to_string()))?;
        let back: Result<G, _> = serde_json::from_slice(&json);
        let same = back.as_ref().is_ok_and(|back| *back == self.game);
        self.require(same, "a state survives its JSON", || format!("{:?}", back.err()))
    }

    /// Every question fits a menu of Discord, and every offered answer can be described and leads on.
    fn questions_are_sound(&mut self, seat: Seat) -> Result<(), Violation> {
        let mut open: Vec<Vec<Answer>> = vec![Vec::new()];
        while let Some(answers) = open.pop() {
            let mut options = Vec::new();
            match self.game.ask(seat, &answers, &mut options) {
                Asked::Question(param) => {
                    let distinct: std::collections::BTreeSet<&Id> = options.iter().collect();
                    let fits = (1..=25).contains(&options.len()) && distinct.len() == options.len();
                    self.require(fits, "a question has 1 to 25 different answers", || {
                        format!("{answers:?}: {options:?}")
                    })?;
                    // Deep trees (discards) are sampled.
                    let deep = answers.len() > 2;
                    for id in options {
                        let choice = self.game.describe(seat, &answers, id);
                        self.require(choice.id == id, "a choice keeps its answer", || {
                            format!("{answers:?} {id}")
                        })?;
                        let mut next = answers.clone();
                        next.push(Answer { param, id });
                        if !deep || self.dice.below(4) == 0 {
                            open.push(next);
                        }
                    }
                }
                Asked::Complete => {
                    let action = G::read(&answers);
                    let readable = action.as_ref().is_some_and(|action| self.game.offers(seat, action));
                    self.require(readable, "complete answers spell an offered action", || {
                        format!("{answers:?}")
                    })?;
                }
                Asked::Nothing => {
                    self.require(answers.is_empty(), "an offered answer leads on", || {
                        format!("{answers:?}")
                    })?;
                }
            }
        }
        Ok(())
    }

    /// Offered and mangled actions alike: `offers` and `apply` agree, and a refusal leaves no trace.
    fn offered_iff_accepted(&mut self, seat: Seat) -> Result<(), Violation> {
        for _ in 0..12 {
            // Begin with an action of any seat, then change some of its answers.
            let origin = Seat(self.dice.index(self.game.seats()) as u8);
            let mut spelt = match random_action(&self.game, origin, true, &mut self.dice, &mut self.walk) {
                Some(action) => G::spell(&action),
                None => self.random_spelling(),
            };
            match self.dice.below(4) {
                0 => {}
                1 => spelt = self.random_spelling(),
                _ => self.mangle(&mut spelt),
            }
            let Some(action) = G::read(&spelt) else {
                let asked = self.game.ask(seat, &spelt, &mut Vec::new());
                self.require(asked != Asked::Complete, "what cannot be read is not complete", || {
                    format!("{spelt:?}")
                })?;
                continue;
            };
            let offered = self.game.offers(seat, &action);
            let mut changed = self.game.clone();
            let mut events = Vec::new();
            let result = changed.apply(seat, &action, &mut events);
            self.require(offered == result.is_ok(), "offered if and only if accepted", || {
                format!("{seat:?} {action:?}: offered {offered}, but {result:?}")
            })?;
            if result.is_err() {
                let untouched = changed == self.game && events.is_empty();
                self.require(untouched, "a refusal changes nothing", || format!("{seat:?} {action:?}"))?;
            }
        }
        Ok(())
    }

    /// Answers out of thin air: any verb, any ids that occur anywhere.
    fn random_spelling(&mut self) -> Answers {
        let mut spelt = Answers::new();
        if let Some(verb) = self.dice.pick(G::verbs()) {
            let _ = spelt.try_push(Answer { param: VERB, id: Id::new(verb.id) });
            for param in verb.params {
                let times = if param.many { self.dice.below(4) } else { self.dice.below(5).min(1) };
                for _ in 0..times {
                    let id = self.random_id();
                    let _ = spelt.try_push(Answer { param: param.name, id });
                }
            }
        }
        spelt
    }

    /// An id that was offered to somebody somewhere, or a number.
    fn random_id(&mut self) -> Id {
        if self.dice.below(3) == 0 {
            return Id::number(self.dice.below(10));
        }
        let seat = Seat(self.dice.index(self.game.seats()) as u8);
        let _ = random_action(&self.game, seat, true, &mut self.dice, &mut self.walk);
        self.dice.pick(&self.walk.answers).map_or(Id::new("nonsense"), |answer| answer.id)
    }

    fn mangle(&mut self, spelt: &mut Answers) {
        let at = self.dice.index(spelt.len().max(1));
        match self.dice.below(4) {
            0 if spelt.len() > 1 => {
                spelt.remove(at.max(1));
            }
            1 if !spelt.is_full() && !spelt.is_empty() => {
                let again = spelt[at];
                spelt.push(again);
            }
            _ => {
                let id = self.random_id();
                if let Some(answer) = spelt.get_mut(at) {
                    answer.id = id;
                }
            }
        }
    }

    /// What a viewer may not see changes neither the view nor the questions nor the tidings of what is not revealed.
    fn hidden_stays_hidden(&mut self, actor: Seat, action: &G::Action) -> Result<(), Violation> {
        let viewers: Vec<Viewer> =
            Seat::all(self.game.seats()).map(Viewer::Seat).chain([Viewer::Public]).collect();
        for viewer in viewers {
            let other = self.game.imagine(viewer, &mut self.dice);
            let sound = other.check();
            self.require(sound.is_ok(), "an imagined state is sound", || format!("{viewer:?}: {sound:?}"))?;
            let same = other.view(viewer) == self.game.view(viewer) && other.due() == self.game.due();
            self.require(same, "hidden things do not change the view", || format!("{viewer:?}"))?;
            self.require(
                other.standings() == self.game.standings(),
                "hidden things do not change the standings",
                String::new,
            )?;
            if let Viewer::Seat(seat) = viewer {
                self.same_questions(&other, seat)?;
            }
            let (mut real, mut imagined) = (self.game.clone(), other);
            let (mut told, mut retold) = (Vec::new(), Vec::new());
            let result = real.apply(actor, action, &mut told);
            let again = imagined.apply(actor, action, &mut retold);
            let own = viewer == Viewer::Seat(actor);
            // What is revealed may depend on it: another player's secret plan, for one.
            let same = result.as_ref().map(|_| ()) == again.as_ref().map(|_| ());
            self.require(!own || same, "hidden things do not change what is accepted", || {
                format!("{viewer:?} {action:?}: {result:?} / {again:?}")
            })?;
            if result == Ok(Reveal::Nothing) && again.is_ok() {
                let tell = |events: &[G::Event]| -> Vec<_> {
                    events.iter().filter_map(|event| G::tell(event, viewer)).collect()
                };
                let same = tell(&told) == tell(&retold);
                self.require(same, "hidden things do not change the tidings", || {
                    format!("{viewer:?} {action:?}")
                })?;
                let same = real.view(viewer) == imagined.view(viewer);
                self.require(same, "hidden things do not change the next view", || {
                    format!("{viewer:?} {action:?}")
                })?;
            }
            // What is revealed to somebody else is not told to this viewer.
            if let (Ok(Reveal::To(seats)), true) = (&result, again.is_ok()) {
                let sees = matches!(viewer, Viewer::Seat(seat) if seats.contains(seat));
                let to_all = *seats == Seats::all(self.game.seats());
                if !sees && !to_all {
                    let tell = |events: &[G::Event]| -> Vec<_> {
                        events.iter().filter_map(|event| G::tell(event, viewer)).collect()
                    };
                    let same = tell(&told) == tell(&retold);
                    self.require(same, "a secret is told only to whom it is revealed", || {
                        format!("{viewer:?} {action:?}")
                    })?;
                }
            }
        }
        Ok(())
    }

    /// Walks through the viewer's questions in both states alike.
    fn same_questions(&mut self, other: &G, seat: Seat) -> Result<(), Violation> {
        let mut answers: Vec<Answer> = Vec::new();
        loop {
            let (mut here, mut there) = (Vec::new(), Vec::new());
            let asked = self.game.ask(seat, &answers, &mut here);
            let again = other.ask(seat, &answers, &mut there);
            let same = asked == again && here == there;
            self.require(same, "hidden things do not change the questions", || {
                format!("{seat:?} {answers:?}")
            })?;
            for id in &here {
                let described =
                    self.game.describe(seat, &answers, *id) == other.describe(seat, &answers, *id);
                self.require(described, "hidden things do not change the choices", || {
                    format!("{seat:?} {answers:?} {id}")
                })?;
            }
            let Asked::Question(param) = asked else { return Ok(()) };
            let Some(id) = self.dice.pick(&here).copied() else { return Ok(()) };
            answers.push(Answer { param, id });
        }
    }

    fn standings_are_sound(&mut self) -> Result<(), Violation> {
        let standings = self.game.standings();
        let seats: Seats = standings.iter().map(|standing| standing.seat).collect();
        let all = standings.len() == self.game.seats() && seats == Seats::all(self.game.seats());
        self.require(all, "everybody stands somewhere", || format!("{standings:?}"))?;
        let sums =
            standings.iter().all(|one| one.score == one.parts.iter().map(|(_, part)| part).sum::<i64>());
        self.require(sums, "the parts of a score make it up", || format!("{standings:?}"))?;
        if let Some(outcome) = self.game.outcome() {
            let best: Seats = standings.iter().filter(|one| one.rank == 1).map(|one| one.seat).collect();
            self.require(outcome.winners == best, "the winners are first", || {
                format!("{outcome:?} {standings:?}")
            })?;
        }
        Ok(())
    }

    /// The record leads to the same state, also through JSON, also after taking back and doing again.
    fn replays(&mut self) -> Result<(), Violation> {
        let names: Vec<String> =
            Seat::all(self.game.seats()).map(|seat| format!("Player {}", seat.0 + 1)).collect();
        let law = "a record replays to the same state";
        let table = Table::new(G::ID, self.options.clone(), names, self.seed);
        let mut table = table.map_err(|error| self.violation(law, error.to_string()))?;
        for (seat, value) in std::mem::take(&mut self.played) {
            let action =
                G::ID.decode_action(&value).map_err(|error| self.violation(law, error.to_string()))?;
            if let Err(refusal) = table.act(seat, &action) {
                return Err(self.violation(law, format!("{refusal} at {value}")));
            }
            if self.dice.below(self.plan.check_every * 20) == 0 {
                self.undo_and_redo(&mut table, seat)?;
            }
        }
        let json =
            serde_json::to_string(table.record()).map_err(|error| self.violation(law, error.to_string()))?;
        let record: Record =
            serde_json::from_str(&json).map_err(|error| self.violation(law, error.to_string()))?;
        let again = Table::replay(record).map_err(|error| self.violation(law, error.to_string()))?;
        let same = again.position() == table.position() && again.record() == table.record();
        self.require(same, law, String::new)?;
        let mine = serde_json::to_value(&self.game).ok();
        let theirs = serde_json::to_value(table.position()).ok();
        self.require(mine == theirs, law, String::new)
    }

    fn undo_and_redo(&mut self, table: &mut Table, seat: Seat) -> Result<(), Violation> {
        let before = table.position().clone();
        if table.undo(seat).is_err() {
            return Ok(());
        }
        let redone = table.redo(seat);
        let same = redone.is_ok() && *table.position() == before;
        self.require(same, "taking back and doing again changes nothing", || format!("{redone:?}"))
    }
}

/// Wins by seat in percent, for reports.
pub fn win_shares(report: &Report) -> BySeat<f64> {
    let games = f64::from(report.finished.max(1));
    BySeat::new(report.wins.len(), |seat| f64::from(report.wins[seat.index()]) * 100.0 / games)
}
