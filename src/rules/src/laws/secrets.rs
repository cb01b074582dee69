//! Hidden information stays hidden.

use super::{Checked, Violation};
use crate::{Answer, Asked, Dice, Game, Reveal, Seat, Seats, Seed, Viewer};

impl<G: Game> Checked<G> {
    /// Information hidden from a viewer changes neither the view, nor the questions, nor the descriptions of unrevealed
    /// events.
    pub(super) fn hidden_stays_hidden(&mut self, actor: Seat, action: &G::Action) -> Result<(), Violation> {
        let viewers: Vec<Viewer> =
            Seat::all(self.game.seats()).map(Viewer::Seat).chain([Viewer::Public]).collect();
        for viewer in viewers {
            let other = self.game.resample_hidden(viewer, &mut self.dice);
            let sound = other.check();
            self.require(sound.is_ok(), "a resampled state satisfies the invariants", || {
                format!("{viewer:?}: {sound:?}")
            })?;
            let same = other.view(viewer) == self.game.view(viewer)
                && other.due() == self.game.due()
                && other.open_offers(viewer) == self.game.open_offers(viewer);
            self.require(same, "hidden information does not change the view", || format!("{viewer:?}"))?;
            self.require(
                other.standings() == self.game.standings(),
                "hidden information does not change the standings",
                String::new,
            )?;
            let prompts =
                |game: &G| game.due().iter().map(|seat| game.prompt(seat, viewer)).collect::<Vec<_>>();
            let same = prompts(&other) == prompts(&self.game);
            self.require(same, "hidden information does not change the prompts", || format!("{viewer:?}"))?;
            if let Viewer::Seat(seat) = viewer {
                self.same_questions(&other, seat)?;
            }
            // The AI searches from a resampled state, so that state must not depend on anything hidden.
            let dice = Dice::new(Seed::from_number(self.actions.into()));
            let (resampled, resampled_again) = (
                self.game.resample_hidden(viewer, &mut dice.clone()),
                other.resample_hidden(viewer, &mut dice.clone()),
            );
            self.require(
                resampled == resampled_again,
                "hidden information does not change the resampled state",
                || format!("{viewer:?}"),
            )?;
            let (mut real, mut other) = (self.game.clone(), other);
            let (mut real_events, mut other_events) = (Vec::new(), Vec::new());
            let result = real.apply(actor, action, &mut real_events);
            let again = other.apply(actor, action, &mut other_events);
            let own = viewer == Viewer::Seat(actor);
            // Other players' actions may depend on hidden information, such as a secret plan.
            let accepted = result.as_ref().map(|_| ()) == again.as_ref().map(|_| ());
            self.require(
                !own || accepted,
                "hidden information does not change which actions are accepted",
                || format!("{viewer:?} {action:?}: {result:?} / {again:?}"),
            )?;
            // Events may differ if the action revealed something to all players or to this viewer; otherwise they must
            // be equal.
            let shown = match &result {
                Ok(Reveal::To(seats)) => {
                    *seats == Seats::all(self.game.seats())
                        || matches!(viewer, Viewer::Seat(seat) if seats.contains(seat))
                }
                Ok(Reveal::Nothing) | Err(_) => false,
            };
            if result.is_ok() && again.is_ok() && !shown {
                let describe = |events: &[G::Event]| -> Vec<_> {
                    events.iter().filter_map(|event| G::describe_event(event, viewer)).collect()
                };
                let same = describe(&real_events) == describe(&other_events);
                let what = || format!("{viewer:?} {action:?}");
                self.require(
                    same,
                    "event descriptions show hidden information only to seats it was revealed to",
                    what,
                )?;
                let same = real.view(viewer) == other.view(viewer);
                self.require(same, "hidden information does not change the next view", what)?;
            }
        }
        Ok(())
    }

    /// Answers the viewer's questions in both states in the same way.
    pub(super) fn same_questions(&mut self, other: &G, seat: Seat) -> Result<(), Violation> {
        let mut answers: Vec<Answer> = Vec::new();
        loop {
            let (mut here, mut there) = (Vec::new(), Vec::new());
            let asked = self.game.ask(seat, &answers, &mut here);
            let again = other.ask(seat, &answers, &mut there);
            let same = asked == again && here == there;
            self.require(same, "hidden information does not change the questions", || {
                format!("{seat:?} {answers:?}")
            })?;
            for id in &here {
                let described =
                    self.game.describe(seat, &answers, *id) == other.describe(seat, &answers, *id);
                self.require(described, "hidden information does not change the labels", || {
                    format!("{seat:?} {answers:?} {id}")
                })?;
            }
            let Asked::Question(param) = asked else { return Ok(()) };
            let Some(id) = self.dice.pick(&here).copied() else { return Ok(()) };
            answers.push(Answer { param, id });
        }
    }
}
