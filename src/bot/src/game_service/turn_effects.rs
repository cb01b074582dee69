//! Effects of a change of due players: who is notified and where, which reminders and clocks stop and start, and when
//! computer players and caretakers act.

use archipel_rules::{Seats, Table};
use archipel_store::{
    AlarmKind, CancelAlarms, DuePost, Mentions, Millis, NewAlarm, NewPost, PostBody, SeatClock, SeatTime,
    Store, StoreError, StoredGame, UserId, UserProfile,
};

use crate::ai_seats;
use crate::schedule::clocks::{Clocks, Stop};
use crate::schedule::{ClockRule, UserSettings, accepts_dm, by_dm, heads_up, reminders};

/// The change of due players.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Handover {
    pub no_longer_due: Seats,
    pub newly_due: Seats,
    /// Caused by an undo, so no clock gets its increment.
    pub undone: bool,
    /// How long computer players wait before they act.
    pub pause: Millis,
    /// How long they wait if one of them has made an offer to people.
    pub patience: Millis,
}

/// All effects of a handover.
#[derive(Clone, PartialEq, Debug)]
pub struct TurnEffects {
    /// The users whose previous alarms are cancelled.
    pub cancel: Vec<UserId>,
    pub alarms: Vec<NewAlarm>,
    pub clocks: Vec<SeatClock>,
    /// The seats that an AI plays: computer players and seats with a caretaker.
    pub ai_played: Seats,
    /// The seats with a caretaker.
    pub with_caretaker: Seats,
    /// The direct messages.
    pub posts: Vec<NewPost>,
    /// Whom the post in the channel pings, and who is notified otherwise.
    pub mentions: Mentions,
}

impl TurnEffects {
    pub async fn of(
        store: &Store,
        game: &StoredGame,
        table: &Table,
        handover: Handover,
        now: Millis,
    ) -> Result<TurnEffects, StoreError> {
        let times = store.seat_times(game.number).await?;
        let people = if handover.no_longer_due.is_empty() && handover.newly_due.is_empty() {
            Vec::new()
        } else {
            store.users_of_game(game.number).await?
        };
        Ok(TurnEffects::compute(game, table, handover, &people, &times, now))
    }

    fn none(times: &[SeatTime]) -> TurnEffects {
        let seats = |fits: fn(&SeatTime) -> bool| {
            times.iter().filter(|time| fits(time)).map(|time| time.seat).collect::<Seats>()
        };
        TurnEffects {
            cancel: Vec::new(),
            alarms: Vec::new(),
            clocks: Vec::new(),
            ai_played: seats(SeatTime::is_played_by_ai),
            with_caretaker: seats(|time| time.caretaker_since.is_some()),
            posts: Vec::new(),
            mentions: Mentions::default(),
        }
    }

    /// The alarms to cancel. A search on an earlier position is cancelled too.
    pub fn cancelled_alarms(&self) -> Vec<CancelAlarms> {
        let mut cancelled: Vec<_> =
            self.cancel.iter().map(|user| CancelAlarms { kind: None, user: Some(*user) }).collect();
        if !self.ai_played.is_empty() {
            cancelled.push(CancelAlarms { kind: Some(AlarmKind::AiTurn), user: None });
        }
        cancelled
    }

    /// Like [`of`](Self::of), with users and times that are already loaded.
    pub fn compute(
        game: &StoredGame,
        table: &Table,
        handover: Handover,
        people: &[UserProfile],
        times: &[SeatTime],
        now: Millis,
    ) -> TurnEffects {
        let mut effects = TurnEffects::none(times);
        let changed: Seats = handover.no_longer_due.iter().chain(handover.newly_due.iter()).collect();
        effects.cancel = changed.iter().filter_map(|seat| user(times, seat)).collect();
        let entry = table.next_number();
        let due = table.position().due().iter().any(|seat| effects.ai_played.contains(seat));
        if due || ai_seats::with_open_offer(table, times).is_some() {
            let patient = ai_seats::awaits_people(table, times);
            let wait = if patient { handover.patience } else { handover.pause };
            effects.alarms.push(ai_seats::ai_turn_alarm(&entry.to_string(), now.saturating_add(wait)));
        }
        let awaited = DuePost { entry: Some(entry), user: None };
        let mut direct = Vec::new();
        for seat in handover.newly_due.iter() {
            let Some(user) = user(times, seat) else { continue };
            if effects.with_caretaker.contains(seat) {
                direct.push(user);
                continue;
            }
            let open =
                UserSettings::of(people.iter().find(|person| person.user == user)).hours().next_open(now);
            if open > now {
                // Do not disturb the user: the first notice comes when the quiet hours are over.
                effects.alarms.push(reminders::later(user, entry, open));
                direct.push(user);
                continue;
            }
            effects.alarms.push(reminders::first(user, &game.pace, entry, now));
            let person = people.iter().find(|person| person.user == user);
            let quietly = game.settings.quiet && person.is_none_or(|person| accepts_dm(person, now));
            if quietly || person.is_some_and(|person| by_dm(person, now)) {
                direct.push(user);
                effects.posts.push(NewPost::direct(user, PostBody::Due(awaited)));
            }
        }
        if let Some(rule) = game.clock.as_deref().and_then(ClockRule::read) {
            let clocks = Clocks { rule, times, people, now };
            let why = if handover.undone { Stop::Held } else { Stop::Done };
            let (no_longer_due, called) = (
                handover.no_longer_due.without(effects.ai_played),
                handover.newly_due.without(effects.ai_played),
            );
            let (set, alarms) = clocks.turned(no_longer_due, called, why, &entry.to_string());
            effects.clocks = set;
            effects.alarms.extend(alarms);
        }
        let mut next = Vec::new();
        // In quiet hours there is no heads-up; the notice of the turn is delayed as well.
        let wants = |user: &UserId| {
            let person = people.iter().find(|person| person.user == *user);
            let user_settings = UserSettings::of(person);
            user_settings.next && user_settings.hours().next_open(now) <= now
        };
        if people.iter().any(|person| wants(&person.user)) {
            let coming = heads_up::next_up(table.position()).without(effects.ai_played);
            for user in coming.iter().filter_map(|seat| user(times, seat)).filter(wants) {
                if people.iter().any(|person| person.user == user && by_dm(person, now)) {
                    effects.posts.push(NewPost::direct(user, PostBody::Next(awaited)));
                } else {
                    next.push(user);
                }
            }
        }
        effects.mentions = Mentions { direct, next };
        effects
    }
}

fn user(times: &[SeatTime], seat: archipel_rules::Seat) -> Option<UserId> {
    times.iter().find(|time| time.seat == seat)?.user
}
