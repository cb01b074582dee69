//! Builders of positions for tests. They conserve all tiles, so that the invariants hold.

use super::kinds::Islet;
use super::options::{FirstPlayer, Options};
use super::state::{SEATS, State};
use super::{Action, Event, Refusal};
use crate::{Game, Reveal, Seat, Seed};

/// A position that a test builds and then plays. Seat 0 begins.
#[derive(Clone, Debug)]
pub struct Scene {
    pub state: State,
    pub events: Vec<Event>,
}

impl Default for Scene {
    fn default() -> Scene {
        let mut events = Vec::new();
        let options = Options { first_player: FirstPlayer::Seat1 };
        Scene { state: State::new(options, Seed::from_number(12), &mut events), events }
    }
}

impl Scene {
    /// Gives a seat these tiles, in exchange with the bag.
    #[must_use]
    pub fn hand(mut self, seat: Seat, tiles: &[u8]) -> Scene {
        let old = std::mem::take(&mut self.state.players[seat].hand);
        self.state.bag.splice(0..0, old);
        for tile in tiles {
            if let Some(place) = self.state.bag.iter().position(|other| other == tile) {
                self.state.bag.remove(place);
            }
        }
        self.state.players[seat].hand = tiles.to_vec();
        self
    }

    /// Plants palms for both seats on islets such as `abc`, as if each had sailed there; the turns pass accordingly.
    #[must_use]
    pub fn palms(mut self, of_first: &str, of_second: &str) -> Scene {
        for (seat, islets) in Seat::all(SEATS).zip([of_first, of_second]) {
            for letter in islets.chars() {
                let islet = Islet::all().find(|islet| islet.id().as_str() == letter.to_string());
                if let Some(islet) = islet {
                    self.state.palms[islet.index()] = Some(seat);
                }
                self.state.used.extend(self.state.bag.pop());
                self.state.turn += 1;
            }
        }
        self
    }

    #[must_use]
    pub fn canoe(mut self, islet: &str) -> Scene {
        self.state.canoe = Islet::parse(islet).unwrap_or(self.state.canoe);
        self
    }

    #[must_use]
    pub fn pearls(mut self, of_first: u8, of_second: u8) -> Scene {
        for (seat, pearls) in Seat::all(SEATS).zip([of_first, of_second]) {
            self.state.players[seat].pearls = pearls;
        }
        self
    }

    /// Acts; afterwards `events` holds what happened.
    pub fn act(&mut self, seat: Seat, action: Action) -> Result<Reveal, Refusal> {
        self.events.clear();
        self.state.apply(seat, &action, &mut self.events)
    }
}
