//! Property tests that every `Game` must satisfy, checked by random play: exactly what is offered is accepted, a
//! refusal changes nothing, hidden information stays hidden, records replay, components are conserved, games end.

mod offers;
mod play;
mod records;
mod secrets;

pub use play::{Report, Scratch, play, play_out, random_action};

use serde_json::Value;

use crate::{Asked, Dice, Game, GameId, Seat, Seats, Seed, VERB, WithGame};
use play::policy_dice;

/// How much to play and how often to check.
#[derive(Clone, Copy, Debug)]
pub struct CheckPlan {
    /// A longer game counts as unfinished.
    pub most_actions: u32,
    /// The properties are checked at about one in this many actions.
    pub check_every: u32,
    /// A player acts outside the turn (orders, resignation) at about one in this many actions; 0: never.
    pub out_of_turn_every: u32,
}

impl Default for CheckPlan {
    fn default() -> CheckPlan {
        CheckPlan { most_actions: 200_000, check_every: 40, out_of_turn_every: 50 }
    }
}

/// A property that failed, and where.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("law \"{law}\" broken after {actions} actions: {what}")]
pub struct Violation {
    pub law: &'static str,
    pub actions: u32,
    pub what: String,
}

/// Plays one random game and checks all properties.
pub fn check_game<G: Game>(
    options: &Value,
    seats: usize,
    seed: Seed,
    plan: CheckPlan,
) -> Result<Report, Violation> {
    Checked::<G>::new(options, seats, seed, plan)?.play()
}

/// Like `check_game`, for a game known only at run time.
pub fn check(
    game: GameId,
    options: &Value,
    seats: usize,
    seed: Seed,
    plan: CheckPlan,
) -> Result<Report, Violation> {
    struct Check<'a>(&'a Value, usize, Seed, CheckPlan);
    impl WithGame for Check<'_> {
        type Out = Result<Report, Violation>;
        fn run<G: Game>(self) -> Self::Out {
            check_game::<G>(self.0, self.1, self.2, self.3)
        }
    }
    game.with(Check(options, seats, seed, plan))
}

/// A game being checked.
struct Checked<G: Game> {
    game: G,
    /// The actions so far as JSON, for the record.
    played: Vec<(Seat, Value)>,
    options: Value,
    seed: Seed,
    plan: CheckPlan,
    dice: Dice,
    scratch: Scratch,
    report: Report,
    actions: u32,
}

impl<G: Game> Checked<G> {
    fn new(options: &Value, seats: usize, seed: Seed, plan: CheckPlan) -> Result<Checked<G>, Violation> {
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
            scratch: Scratch::default(),
            report: Report::default(),
            actions: 0,
        })
    }

    fn play(mut self) -> Result<Report, Violation> {
        self.examine()?;
        while self.actions < self.plan.most_actions && self.game.outcome().is_none() {
            let (seat, anytime) = self.next_actor()?;
            let Some(action) = random_action(&self.game, seat, anytime, &mut self.dice, &mut self.scratch)
            else {
                return self
                    .require(false, "a due player can act", || format!("{seat:?}"))
                    .map(|()| self.report);
            };
            self.answers_round_trip(&action)?;
            if self.dice.below(self.plan.check_every) == 0 {
                self.hidden_stays_hidden(seat, &action)?;
            }
            let verb = G::verb_of(&action).map_or("?", |verb| verb.id);
            *self.report.verbs.entry(verb.to_owned()).or_default() += 1;
            let encoded = serde_json::to_value(&action);
            let result = self.game.apply(seat, &action, &mut Vec::new());
            self.require(result.is_ok(), "an offered action is accepted", || {
                format!("{seat:?} {action:?}: {result:?}")
            })?;
            let encoded =
                encoded.map_err(|error| self.violation("an action serializes to JSON", error.to_string()))?;
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
        self.report.finish(&self.game, self.actions);
        Ok(self.report)
    }

    /// A random due seat; sometimes any seat, for actions that are possible at any time.
    fn next_actor(&mut self) -> Result<(Seat, bool), Violation> {
        if self.plan.out_of_turn_every > 0 && self.dice.below(self.plan.out_of_turn_every) == 0 {
            let seat = Seat(self.dice.index(self.game.seats()) as u8);
            let mut verbs = Vec::new();
            if self.game.ask(seat, &[], &mut verbs) == Asked::Question(VERB) {
                return Ok((seat, true));
            }
        }
        let due: Vec<Seat> = self.game.due().iter().collect();
        match self.dice.pick(&due) {
            Some(seat) => Ok((*seat, false)),
            None => Err(self.violation("some seat is due until the game is over", String::new())),
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

    fn answers_round_trip(&mut self, action: &G::Action) -> Result<(), Violation> {
        let read = G::from_answers(&G::to_answers(action));
        self.require(read.as_ref() == Some(action), "to_answers and from_answers are inverse", || {
            format!("{action:?}: {read:?}")
        })
    }

    /// Runs all checks on the current position.
    fn examine(&mut self) -> Result<(), Violation> {
        let over = self.game.outcome().is_some();
        self.require(
            self.game.due().is_empty() == over,
            "some seat is due until the game is over",
            String::new,
        )?;
        self.state_survives_json()?;
        for seat in Seat::all(self.game.seats() + 1) {
            self.questions_are_sound(seat)?;
            self.offered_iff_accepted(seat)?;
        }
        for seat in self.game.due().iter() {
            let action = self.game.default_action(seat);
            let legal = action.as_ref().is_some_and(|action| self.game.is_offered(seat, action));
            self.require(legal, "the default action is legal", || format!("{seat:?} {action:?}"))?;
        }
        self.standings_are_sound()
    }

    fn state_survives_json(&mut self) -> Result<(), Violation> {
        let json = serde_json::to_vec(&self.game)
            .map_err(|error| self.violation("a state serializes to JSON", error.to_string()))?;
        let back: Result<G, _> = serde_json::from_slice(&json);
        let same = back.as_ref().is_ok_and(|back| *back == self.game);
        self.require(same, "a state survives a JSON round trip", || format!("{:?}", back.err()))
    }

    fn standings_are_sound(&mut self) -> Result<(), Violation> {
        let standings = self.game.standings();
        let seats: Seats = standings.iter().map(|standing| standing.seat).collect();
        let all = standings.len() == self.game.seats() && seats == Seats::all(self.game.seats());
        self.require(all, "the standings list every seat once", || format!("{standings:?}"))?;
        let sums =
            standings.iter().all(|one| one.score == one.parts.iter().map(|(_, part)| part).sum::<i64>());
        self.require(sums, "the parts of a score add up to it", || format!("{standings:?}"))?;
        if let Some(outcome) = self.game.outcome() {
            let best: Seats = standings.iter().filter(|one| one.rank == 1).map(|one| one.seat).collect();
            self.require(outcome.winners == best, "the winners are the seats with rank 1", || {
                format!("{outcome:?} {standings:?}")
            })?;
        }
        Ok(())
    }
}
