//! Points and winners (rules 7).

use std::cmp::Reverse;

use super::data::data;
use super::kinds::{ISLETS, Islet, Source, Way};
use super::state::{SEATS, State};
use crate::{Outcome, Seat, Standing};

/// The points of all groves of a seat. A grove is an unbroken row of palms; the row may lead around the lagoon.
pub(super) fn groves(palms: &[Option<Seat>; ISLETS], seat: Seat) -> i64 {
    let own = |islet: Islet| palms[islet.index()] == Some(seat);
    let first = |islet: &Islet| own(*islet) && !own(islet.step(Way::Anticlockwise, 1));
    let length =
        |islet: Islet| (0..ISLETS).take_while(|steps| own(islet.step(Way::Clockwise, *steps))).count();
    Islet::all().filter(first).map(|islet| i64::from(data().grove(length(islet)))).sum()
}

impl State {
    pub fn points(&self, seat: Seat, source: Source) -> i64 {
        match source {
            Source::Groves => groves(&self.palms, seat),
            Source::Pearls => self.players[seat].pearls.into(),
        }
    }

    pub fn score(&self, seat: Seat) -> i64 {
        Source::ALL.iter().map(|source| self.points(seat, *source)).sum()
    }

    /// The free islets beside palms of this seat: where its groves can grow.
    pub fn room_to_grow(&self, seat: Seat) -> usize {
        let own = |islet: Islet| self.palms[islet.index()] == Some(seat);
        let free = |islet: &Islet| self.palms[islet.index()].is_none();
        Islet::all().filter(free).filter(|islet| Way::ALL.iter().any(|way| own(islet.step(*way, 1)))).count()
    }

    /// The best first. Equal scores are ranked by pearls (rules R3), then the rank is shared.
    pub(super) fn ranked(&self) -> Vec<Standing> {
        let key = |seat: Seat| Reverse((self.score(seat), self.points(seat, Source::Pearls)));
        let mut seats: Vec<Seat> = self.players.seats().collect();
        seats.sort_by_key(|seat| key(*seat));
        let standing = |seat: Seat| {
            let better = Seat::all(SEATS).filter(|other| key(*other) < key(seat)).count();
            let parts = Source::ALL.iter().map(|source| (source.id(), self.points(seat, *source)));
            Standing { seat, rank: better as u8 + 1, score: self.score(seat), parts: parts.collect() }
        };
        seats.into_iter().map(standing).collect()
    }

    pub(super) fn game_outcome(&self) -> Option<Outcome> {
        let first = |standing: &Standing| standing.rank == 1;
        self.is_over().then(|| Outcome {
            winners: self.ranked().into_iter().filter(first).map(|best| best.seat).collect(),
            cause: "cause-rounds",
        })
    }
}
