//! The posts that a change of a game causes, and the last entry that they cover.

use archipel_rules::{EntryKind, Seat, Seats, Table, Viewer};
use archipel_store::{DuePost, NewPost, OfferPost, PlayedFor, PostBody, TurnPost, UndoPost};

use super::Change;
use super::post_ends::post_ends;
use super::turn_effects::TurnEffects;
use crate::loaded_game::{LoadedGame, last_closed};

/// Posts for the channel, and the last entry that all posts so far cover.
pub struct Announcements {
    pub posts: Vec<NewPost>,
    pub announced_through: u32,
}

impl Announcements {
    pub fn of(
        loaded: &LoadedGame,
        table: &Table,
        from: u32,
        change: &Change,
        newly_due: Seats,
        effects: &TurnEffects,
    ) -> Announcements {
        let earlier = loaded.announced_through();
        let mut announcements = Announcements { posts: Vec::new(), announced_through: earlier };
        let ends = post_ends(table.steps(), loaded.row.settings.quiet);
        let new = table.record().entries.get(from as usize - 1..).unwrap_or_default();
        match change {
            Change::Undo | Change::UndoByConsent(..) => {
                // An announced turn is open again. One post is enough, even if several turns were undone.
                let was_announced = |n: u32| {
                    loaded.table.steps().iter().any(|step| step.n == n && step.ends_turn)
                        && n <= announcements.announced_through
                };
                let undone =
                    new.iter().find(|entry| matches!(entry.mark, EntryKind::Undo(n) if was_announced(n)));
                if let Some(entry) = undone {
                    let post = UndoPost { n: entry.n, mentions: effects.mentions.clone() };
                    let body = if *change == Change::Undo {
                        PostBody::TakenBack(post)
                    } else {
                        PostBody::Undone(post)
                    };
                    announcements.posts.push(NewPost::new(loaded.row.channel, body));
                }
                announcements.announced_through = announcements.announced_through.min(last_closed(table));
            }
            Change::AiTurn(..) => {
                let last = ends.last().copied().unwrap_or(0);
                if last > announcements.announced_through
                    && should_announce(table, announcements.announced_through, effects.ai_played)
                {
                    announcements.announce(loaded, table, last, Seats::NONE, effects);
                }
            }
            Change::Act(_) | Change::Redo | Change::Absent => {
                let absent =
                    if *change == Change::Absent { seats_of(table, from, u32::MAX) } else { Seats::NONE };
                for entry in new {
                    let n = if let EntryKind::Redo(n) = entry.mark { n } else { entry.n };
                    if ends.contains(&n) {
                        announcements.announce(loaded, table, n, absent, effects);
                    }
                }
            }
        }
        // An undo that was not posted is not called out either.
        if !matches!(change, Change::Undo | Change::UndoByConsent(..)) {
            let covered = announcements.announced_through;
            let posted = table.steps().iter().filter(|step| step.n > earlier && step.n <= covered);
            let by_post: Seats = posted.flat_map(|step| step.newly_due.iter()).collect();
            announcements.call(loaded, newly_due.without(by_post), effects);
        }
        announcements
    }

    /// Calls players who must act before the next post; those in `direct` are notified otherwise.
    fn call(&mut self, loaded: &LoadedGame, seats: Seats, effects: &TurnEffects) {
        for user in loaded.users(seats).into_iter().filter(|user| !effects.mentions.direct.contains(user)) {
            let due = PostBody::Due(DuePost { entry: None, user: Some(user) });
            self.posts.push(NewPost::new(loaded.row.channel, due));
        }
    }

    /// Adds a post that covers all unannounced entries up to `n`.
    fn announce(&mut self, loaded: &LoadedGame, table: &Table, n: u32, absent: Seats, effects: &TurnEffects) {
        let from = self.announced_through + 1;
        let away = |seat: &Seat| effects.with_caretaker.contains(*seat) || absent.contains(*seat);
        let played_for: Vec<Seat> = seats_of(table, from, n).iter().filter(away).collect();
        let turn = TurnPost {
            n,
            from: Some(from),
            caretaker: PlayedFor::Seats(played_for),
            mentions: effects.mentions.clone(),
        };
        self.posts.push(NewPost::new(loaded.row.channel, PostBody::Turn(turn)));
        self.announced_through = n;
    }
}

/// Whether to announce the turns of computer players now: when a person becomes due, or when no computer player is due.
/// A sequence of such turns therefore gets one post, and a game that only computers play is announced at its end.
fn should_announce(table: &Table, announced_through: u32, ai_played: Seats) -> bool {
    let due = table.position().due();
    let unannounced = table.steps().iter().filter(|step| step.n > announced_through);
    let people = unannounced
        .flat_map(|step| step.newly_due.iter())
        .any(|seat| !ai_played.contains(seat) && due.contains(seat));
    people || !due.iter().any(|seat| ai_played.contains(seat))
}

/// The seats that acted in these entries.
fn seats_of(table: &Table, from: u32, to: u32) -> Seats {
    table.steps().iter().filter(|step| (from..=to).contains(&step.n)).map(|step| step.seat).collect()
}

/// Posts about the trade offers that the entries from `from` on opened and closed.
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
