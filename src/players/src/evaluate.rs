//! What a player must sense of a game to play it: how good a position is, and how good an action looks.

use archipel_rules::{Dice, Game, Reveal, Seat, Standing, Viewer};

use crate::enumerate;

/// A game that computer players can play. Everything is judged as `seat` sees it.
pub trait Evaluator: Game {
    /// So many turns an imagined game goes on before it is judged.
    const HORIZON: u32;
    /// A lead of this much worth makes a win about three times as likely as a loss.
    const SCALE: f64;

    /// More imagined games than these do not make a decision better, or take too long.
    const GAMES: u32 = u32::MAX;
    /// What is foreseen counts as much as so many imagined games: a few lucky ones do not overthrow it.
    const FORESIGHT: f64 = 40.0;
    /// One move in so many of an imagined game is a random one, so that the games differ; `None`: luck makes them differ.
    const RANDOM_MOVE_RATE: Option<u32> = Some(12);

    /// So many of ten actions are a fancy of the easy player's.
    const EASY_BLUNDER_RATE: u32 = 4;

    /// So many actions of the own turn are looked ahead; 1: none beyond the next.
    const DEPTH: u32 = 1;

    /// Is the turn, or this part of it, over with this action, or is what follows luck?
    fn ends_turn(&self, _action: &Self::Action) -> bool {
        false
    }

    /// Does an action that reveals something still lead to one place only, for who acts?
    fn is_sure(&self, _action: &Self::Action) -> bool {
        false
    }

    /// What a player thinks of doing; by default everything.
    fn candidate_actions(&self, seat: Seat, dice: &mut Dice) -> Vec<Self::Action> {
        enumerate::all(self, seat, dice)
    }

    /// What is answered to an invitation beside the turns, such as an offer; `None`: there is none for this seat.
    fn reply(&self, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// What is proposed to the others in the own turn beside the actions, such as a trade; `None`: nothing.
    fn proposal(&self, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// How good the position is for this seat; only differences matter.
    fn value(&self, seat: Seat) -> f64;

    /// How good an action looks at a glance; by default by what it leads to.
    fn score_action(&self, seat: Seat, action: &Self::Action, dice: &mut Dice) -> f64 {
        self.outcome_of(seat, action, dice)
    }

    /// What is done where nothing leads anywhere at a glance, although it is not the end; `None`: what looks best. All
    /// that was thought of comes with its value, the best first.
    fn fallback_action(
        &self,
        _seat: Seat,
        _ranked: &[(f64, Self::Action)],
        _dice: &mut Dice,
    ) -> Option<Self::Action> {
        None
    }

    /// The best of what was thought of, looked at once more and further; by default as it is.
    fn look_further(&self, _seat: Seat, ranked: Vec<(f64, Self::Action)>) -> Vec<(f64, Self::Action)> {
        ranked
    }

    /// How good the position is to which an action leads.
    fn outcome_of(&self, seat: Seat, action: &Self::Action, dice: &mut Dice) -> f64 {
        let mut after = self.clone();
        match after.apply(seat, action, &mut Vec::new()) {
            Ok(Reveal::Nothing) => after.value(seat),
            // Of equals, what reveals nothing: the other may be wanted later.
            Ok(Reveal::To(_)) => after.expected(seat, dice) - 0.01,
            Err(_) => f64::NEG_INFINITY,
        }
    }

    /// What comes after something was revealed: the best of what can be done with it, in an imagined world.
    fn expected(&self, seat: Seat, dice: &mut Dice) -> f64 {
        let now = self.value(seat);
        if !self.due().contains(seat) {
            return now;
        }
        let next = self.candidate_actions(seat, dice).into_iter().take(8).map(|action| {
            let mut after = self.clone();
            let done = after.apply(seat, &action, &mut Vec::new());
            if done.is_ok() { after.value(seat) } else { f64::NEG_INFINITY }
        });
        next.fold(now, f64::max)
    }

    /// The chance to win from here, from 0 to 1, while it is open.
    fn win_probability(&self, seat: Seat) -> f64 {
        let others = Seat::all(self.seats()).filter(|other| *other != seat);
        let best = others.map(|other| self.value(other)).fold(f64::NEG_INFINITY, f64::max);
        chance((self.value(seat) - best) / Self::SCALE)
    }
}

/// The chance to win with this lead, from 0 to 1; with a lead of 1 a win is about three times as likely as a loss.
pub fn chance(lead: f64) -> f64 {
    1.0 / (1.0 + (-lead).exp())
}

/// What a seat sees of an imagined state.
pub fn own_view<G: Game>(game: &G, seat: Seat) -> G::View {
    game.view(Viewer::Seat(seat))
}

/// What the ranking says of a seat: its score.
pub fn standing(standings: &[Standing], seat: Seat) -> f64 {
    standings.iter().find(|standing| standing.seat == seat).map_or(0.0, |standing| standing.score as f64)
}
