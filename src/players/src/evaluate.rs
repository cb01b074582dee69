//! The knowledge that a computer player needs about a game: how good a position is, and how good an action looks.

use archipel_rules::{Dice, Game, Reveal, Seat, Standing, Viewer};

use crate::enumerate;

/// [`Evaluator::EASY_BLUNDER_RATE`] is a share of this.
pub(crate) const EASY_BLUNDER_BASE: u32 = 10;
/// Subtracted from the value of an action that reveals something: of equal actions, the one that reveals nothing
/// keeps the other available. In units of [`Evaluator::value`].
const REVEAL_PENALTY: f64 = 0.01;
/// Number of next actions considered after something was revealed.
const MAX_ACTIONS_AFTER_REVEAL: usize = 8;

/// A game that computer players can play. Everything is judged from the point of view of `seat`.
pub trait Evaluator: Game {
    /// Number of turns after which a simulated game is stopped and judged.
    const HORIZON: u32;
    /// With a lead of this value, a win is about three times as likely as a loss.
    const SCALE: f64;

    /// Maximum number of simulated games per decision, where more do not help or take too long.
    const MAX_GAMES: u32 = u32::MAX;
    /// The result of the beam search weighs as much as this many simulated games, so that a few lucky games do not
    /// override it.
    const PRIOR_GAMES: f64 = 40.0;
    /// In simulated games, one action in this many is random, so that the games differ. `None` if chance in the game
    /// itself makes them differ enough.
    const RANDOM_MOVE_RATE: Option<u32> = Some(12);

    /// Of every ten easy-level actions, this many are random.
    const EASY_BLUNDER_RATE: u32 = 4;

    /// Number of actions within one turn that the beam search looks ahead. 1 means only the next action.
    const SEARCH_DEPTH: u32 = 1;

    /// Whether this action ends the turn or a part of it, or is followed by a random event.
    fn ends_turn(&self, _action: &Self::Action) -> bool {
        false
    }

    /// Whether the acting player can predict the result of this action, although it reveals something.
    fn is_deterministic(&self, _action: &Self::Action) -> bool {
        false
    }

    /// The actions to consider; by default all.
    fn candidate_actions(&self, seat: Seat, dice: &mut Dice) -> Vec<Self::Action> {
        enumerate::all_actions(self, seat, dice)
    }

    /// The reply to a trade offer that is open to this seat, in or out of turn; `None` if there is no offer.
    fn reply(&self, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// A trade offer to make, or to withdraw, in the seat's own turn; `None` for no change.
    fn proposal(&self, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// How good the position is for this seat. Only differences between values matter.
    fn value(&self, seat: Seat) -> f64;

    /// How good an action looks without search; by default the value of the position it leads to.
    fn score_action(&self, seat: Seat, action: &Self::Action, dice: &mut Dice) -> f64 {
        self.value_after(seat, action, dice)
    }

    /// An action for positions in which no single action improves anything; `None` to take the best one. `ranked`
    /// holds all candidates with their scores, best first.
    fn fallback_action(
        &self,
        _seat: Seat,
        _ranked: &[(f64, Self::Action)],
        _dice: &mut Dice,
    ) -> Option<Self::Action> {
        None
    }

    /// Scores the best candidates again with a deeper, slower method; by default returns `ranked` unchanged.
    fn rerank(&self, _seat: Seat, ranked: Vec<(f64, Self::Action)>) -> Vec<(f64, Self::Action)> {
        ranked
    }

    /// The value of the position after an action.
    fn value_after(&self, seat: Seat, action: &Self::Action, dice: &mut Dice) -> f64 {
        let mut after = self.clone();
        match after.apply(seat, action, &mut Vec::new()) {
            Ok(Reveal::Nothing) => after.value(seat),
            Ok(Reveal::To(_)) => after.value_after_reveal(seat, dice) - REVEAL_PENALTY,
            Err(_) => f64::NEG_INFINITY,
        }
    }

    /// The value of a position in which something was just revealed: that of the best next action, or of taking none.
    fn value_after_reveal(&self, seat: Seat, dice: &mut Dice) -> f64 {
        let now = self.value(seat);
        if !self.due().contains(seat) {
            return now;
        }
        let candidates = self.candidate_actions(seat, dice).into_iter();
        let next = candidates.take(MAX_ACTIONS_AFTER_REVEAL).map(|action| {
            let mut after = self.clone();
            let done = after.apply(seat, &action, &mut Vec::new());
            if done.is_ok() { after.value(seat) } else { f64::NEG_INFINITY }
        });
        next.fold(now, f64::max)
    }

    /// The probability that this seat wins an unfinished game, from 0 to 1.
    fn win_probability(&self, seat: Seat) -> f64 {
        let others = Seat::all(self.seats()).filter(|other| *other != seat);
        let best = others.map(|other| self.value(other)).fold(f64::NEG_INFINITY, f64::max);
        probability_from_lead((self.value(seat) - best) / Self::SCALE)
    }
}

/// The logistic function. With a lead of 1, a win is about three times as likely as a loss.
pub fn probability_from_lead(lead: f64) -> f64 {
    1.0 / (1.0 + (-lead).exp())
}

pub fn own_view<G: Game>(game: &G, seat: Seat) -> G::View {
    game.view(Viewer::Seat(seat))
}

pub fn score_of(standings: &[Standing], seat: Seat) -> f64 {
    standings.iter().find(|standing| standing.seat == seat).map_or(0.0, |standing| standing.score as f64)
}
