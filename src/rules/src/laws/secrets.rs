//! Hidden information stays hidden.

use super::{Checked, Violation};
use crate::{Answer, Asked, Dice, Game, Reveal, Seat, Seats, Seed, Viewer};

impl<G: Game> Checked<G> {
    /// Information hidden from a viewer changes neither the view, nor the questions, nor the descriptions of unrevealed events.
    pub(super) fn hidden_stays_hidden(&mut self, actor: Seat, action: &G::Action) -> Result<(), Violation> {
        let viewers: Vec<Viewer> =
            Seat::all(self.game.seats()).map(Viewer::Seat).chain([Viewer::Public]).collect();
        for viewer in viewers {
            let other = self.game.resample_hidden(viewer, &mut self.dice);
            let sound = other.check();
            self.require(sound.is_ok(), "an imagined state is sound", || format!("{viewer:?}: {sound:?}"))?;
            let same = other.view(viewer) == self.game.view(viewer)
                && other.due() == self.game.due()
                && other.open_offers(viewer) == self.game.open_offers(viewer);
            self.require(same, "hidden things do not change the view", || format!("{viewer:?}"))?;
            self.require(
                other.standings() == self.game.standings(),
                "hidden things do not change the standings",
                String::new,
            )?;
            let tasks =
                |game: &G| game.due().iter().map(|seat| game.prompt(seat, viewer)).collect::<Vec<_>>();
            let same = tasks(&other) == tasks(&self.game);
            self.require(same, "hidden things do not change what is said to be asked", || {
                format!("{viewer:?}")
            })?;
            if let Viewer::Seat(seat) = viewer {
                self.same_questions(&other, seat)?;
            }
            // The AI searches from a resampled state, so that state must not depend on anything hidden.
            let luck = Dice::new(Seed::from_number(self.actions.into()));
            let (thought, rethought) = (
                self.game.resample_hidden(viewer, &mut luck.clone()),
                other.resample_hidden(viewer, &mut luck.clone()),
            );
            self.require(thought == rethought, "hidden things do not change what is imagined", || {
                format!("{viewer:?}")
            })?;
            let (mut real, mut imagined) = (self.game.clone(), other);
            let (mut told, mut retold) = (Vec::new(), Vec::new());
            let result = real.apply(actor, action, &mut told);
            let again = imagined.apply(actor, action, &mut retold);
            let own = viewer == Viewer::Seat(actor);
            // Other players' actions may depend on hidden information, such as a secret plan.
            let accepted = result.as_ref().map(|_| ()) == again.as_ref().map(|_| ());
            self.require(!own || accepted, "hidden things do not change what is accepted", || {
                format!("{viewer:?} {action:?}: {result:?} / {again:?}")
            })?;
            // What is revealed to everyone or to this viewer may differ; everything else must be equal.
            let shown = match &result {
                Ok(Reveal::To(seats)) => {
                    *seats == Seats::all(self.game.seats())
                        || matches!(viewer, Viewer::Seat(seat) if seats.contains(seat))
                }
                Ok(Reveal::Nothing) | Err(_) => false,
            };
            if result.is_ok() && again.is_ok() && !shown {
                let tell = |events: &[G::Event]| -> Vec<_> {
                    events.iter().filter_map(|event| G::describe_event(event, viewer)).collect()
                };
                let same = tell(&told) == tell(&retold);
                let what = || format!("{viewer:?} {action:?}");
                self.require(same, "a secret is told only to whom it is revealed", what)?;
                let same = real.view(viewer) == imagined.view(viewer);
                self.require(same, "hidden things do not change the next view", what)?;
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
}
