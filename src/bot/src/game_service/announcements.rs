//! Which posts a change of a game leads to, and up to which entry the channel has then been told.

use archipel_rules::{EntryKind, Seat, Seats, Table, Viewer};
use archipel_store::{NewPost, OfferPost, PlayedFor, PostBody, TurnPost, UndoPost};

use super::Change;
use super::turn_effects::Calls;
use crate::loaded_game::{LoadedGame, last_closed};

/// What the channel is told, and up to which entry it knows everything then.
pub struct Announcements {
    pub posts: Vec<NewPost>,
    pub told: u32,
}

impl Announcements {
    pub fn of(
        loaded: &LoadedGame,
        table: &Table,
        from: u32,
        change: &Change,
        calls: &Calls,
    ) -> Announcements {
        let mut announcements = Announcements { posts: Vec::new(), told: loaded.told() };
        let new = table.record().entries.get(from as usize - 1..).unwrap_or_default();
        let closed = |n: u32| table.steps().iter().any(|step| step.n == n && step.ends_turn);
        match change {
            Change::Undo | Change::UndoByConsent(..) => {
                // A chapter that had been told is open again: told once, however many there are.
                let knew = |n: u32| {
                    loaded.table.steps().iter().any(|step| step.n == n && step.ends_turn)
                        && n <= announcements.told
                };
                let undone = new.iter().find(|entry| matches!(entry.mark, EntryKind::Undo(n) if knew(n)));
                if let Some(entry) = undone {
                    let post = UndoPost { n: entry.n, mentions: calls.mentions.clone() };
                    let body = if *change == Change::Undo {
                        PostBody::TakenBack(post)
                    } else {
                        PostBody::Undone(post)
                    };
                    announcements.posts.push(NewPost::new(loaded.row.channel, body));
                }
                announcements.told = announcements.told.min(last_closed(table));
            }
            Change::Called(..) => {
                let last = last_closed(table);
                if last > announcements.told && worth_telling(table, announcements.told, calls.by_itself) {
                    announcements.tell(loaded, table, last, Seats::NONE, calls);
                }
            }
            Change::Act(_) | Change::Redo | Change::Absent => {
                let absent =
                    if *change == Change::Absent { seats_of(table, from, u32::MAX) } else { Seats::NONE };
                for entry in new {
                    let n = if let EntryKind::Redo(n) = entry.mark { n } else { entry.n };
                    if closed(n) {
                        announcements.tell(loaded, table, n, absent, calls);
                    }
                }
            }
        }
        announcements
    }

    /// A post about everything up to entry `n` that was not told yet.
    fn tell(&mut self, loaded: &LoadedGame, table: &Table, n: u32, absent: Seats, calls: &Calls) {
        let from = self.told + 1;
        let away = |seat: &Seat| calls.cared_for.contains(*seat) || absent.contains(*seat);
        let played_for: Vec<Seat> = seats_of(table, from, n).iter().filter(away).collect();
        let turn = TurnPost {
            n,
            from: Some(from),
            caretaker: PlayedFor::Seats(played_for),
            mentions: calls.mentions.clone(),
        };
        self.posts.push(NewPost::new(loaded.row.channel, PostBody::Turn(turn)));
        self.told = n;
    }
}

/// Turns of computer players are told when a person is called, and else when no computer goes on: so a whole row of
/// them is one post, and a game that only computers play is told at its end.
fn worth_telling(table: &Table, told: u32, by_itself: Seats) -> bool {
    let due = table.position().due();
    let untold = table.steps().iter().filter(|step| step.n > told);
    let people = untold
        .flat_map(|step| step.newly_due.iter())
        .any(|seat| !by_itself.contains(seat) && due.contains(seat));
    people || !due.iter().any(|seat| by_itself.contains(seat))
}

/// Who acted in these entries.
fn seats_of(table: &Table, from: u32, to: u32) -> Seats {
    table.steps().iter().filter(|step| (from..=to).contains(&step.n)).map(|step| step.seat).collect()
}

/// What the channel is told of the invitations that a deed, the entries from this one on, opened and closed.
pub fn offer_posts(loaded: &LoadedGame, table: &Table, from: u32) -> Vec<NewPost> {
    let numbers = |table: &Table| -> Vec<u32> {
        table.position().open_offers(Viewer::Public).iter().map(|open_offer| open_offer.number).collect()
    };
    let (before, after) = (numbers(&loaded.table), numbers(table));
    let post = |body: fn(OfferPost) -> PostBody, number: &u32| {
        NewPost::new(loaded.row.channel, body(OfferPost { number: *number, from }))
    };
    let closed = before
        .iter()
        .filter(|number| !after.contains(number))
        .map(|number| post(PostBody::ClosedOffer, number));
    let opened = after
        .iter()
        .filter(|number| !before.contains(number))
        .map(|number| post(PostBody::OpenOffer, number));
    closed.chain(opened).collect()
}
