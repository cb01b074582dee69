//! What follows when the table waits for other players than before: who is called where, whose reminders and clocks
//! end and begin, when computer players and caretakers act.

use archipel_rules::{Seats, Table};
use archipel_store::{
    AlarmKind, CancelAlarms, DuePost, Mentions, Millis, NewAlarm, NewPost, PostBody, SeatClock, SeatTime,
    Store, StoreError, StoredGame, UserId, UserProfile,
};

use crate::ai_seats;
use crate::schedule::clocks::{Clocks, Stop};
use crate::schedule::{ClockRule, UserSettings, by_dm, heads_up, reminders};

/// Who is waited for no longer, and who anew.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Handover {
    pub relieved: Seats,
    pub called: Seats,
    /// By taking something back: nobody earns time by it.
    pub taken_back: bool,
    /// So long the computer players wait before they act.
    pub pause: Millis,
    /// So long where one of them has made people an offer.
    pub patience: Millis,
}

/// All that follows from a handover.
#[derive(Clone, PartialEq, Debug)]
pub struct Calls {
    /// Whose alarms of before are void.
    pub cancel: Vec<UserId>,
    pub alarms: Vec<NewAlarm>,
    pub clocks: Vec<SeatClock>,
    /// The seats for which no person is waited: those of computer players and those in the care of one.
    pub by_itself: Seats,
    /// Of these, those whose owner is away.
    pub cared_for: Seats,
    /// The direct messages.
    pub posts: Vec<NewPost>,
    /// Whom the post in the channel pings, and whom not.
    pub mentions: Mentions,
}

impl Calls {
    pub async fn of(
        store: &Store,
        game: &StoredGame,
        table: &Table,
        handover: Handover,
        now: Millis,
    ) -> Result<Calls, StoreError> {
        let times = store.seat_times(game.number).await?;
        let people = if handover.relieved.is_empty() && handover.called.is_empty() {
            Vec::new()
        } else {
            store.users_of_game(game.number).await?
        };
        Ok(Calls::made(game, table, handover, &people, &times, now))
    }

    fn nobody(times: &[SeatTime]) -> Calls {
        let seats = |fits: fn(&SeatTime) -> bool| {
            times.iter().filter(|time| fits(time)).map(|time| time.seat).collect::<Seats>()
        };
        Calls {
            cancel: Vec::new(),
            alarms: Vec::new(),
            clocks: Vec::new(),
            by_itself: seats(SeatTime::plays_by_itself),
            cared_for: seats(|time| time.caretaker_since.is_some()),
            posts: Vec::new(),
            mentions: Mentions::default(),
        }
    }

    /// Which alarms are void from now on. Whoever thinks about an earlier position may stop.
    pub fn void(&self) -> Vec<CancelAlarms> {
        let mut void: Vec<_> =
            self.cancel.iter().map(|user| CancelAlarms { kind: None, user: Some(*user) }).collect();
        if !self.by_itself.is_empty() {
            void.push(CancelAlarms { kind: Some(AlarmKind::AiTurn), user: None });
        }
        void
    }

    /// The same for people and times at hand.
    pub fn made(
        game: &StoredGame,
        table: &Table,
        handover: Handover,
        people: &[UserProfile],
        times: &[SeatTime],
        now: Millis,
    ) -> Calls {
        let mut calls = Calls::nobody(times);
        let changed: Seats = handover.relieved.iter().chain(handover.called.iter()).collect();
        calls.cancel = changed.iter().filter_map(|seat| user(times, seat)).collect();
        let entry = table.next_number();
        let due = table.position().due().iter().any(|seat| calls.by_itself.contains(seat));
        if due || ai_seats::invited(table, times).is_some() {
            let patient = ai_seats::awaits_people(table, times);
            let wait = if patient { handover.patience } else { handover.pause };
            calls.alarms.push(ai_seats::call(&entry.to_string(), now.saturating_add(wait)));
        }
        let awaited = DuePost { entry: Some(entry), user: None };
        let mut direct = Vec::new();
        for seat in handover.called.iter() {
            let Some(user) = user(times, seat) else { continue };
            if calls.cared_for.contains(seat) {
                direct.push(user);
                continue;
            }
            let open =
                UserSettings::of(people.iter().find(|person| person.user == user)).hours().next_open(now);
            if open > now {
                // Nobody is woken: the first word comes when the quiet hours are over.
                calls.alarms.push(reminders::later(user, entry, open));
                direct.push(user);
                continue;
            }
            calls.alarms.push(reminders::first(user, &game.pace, entry, now));
            if people.iter().any(|person| person.user == user && by_dm(person, now)) {
                direct.push(user);
                calls.posts.push(NewPost::direct(user, PostBody::Due(awaited)));
            }
        }
        if let Some(rule) = game.clock.as_deref().and_then(ClockRule::read) {
            let clocks = Clocks { rule, times, people, now };
            let why = if handover.taken_back { Stop::Held } else { Stop::Done };
            let (relieved, called) =
                (handover.relieved.without(calls.by_itself), handover.called.without(calls.by_itself));
            let (set, alarms) = clocks.turned(relieved, called, why, &entry.to_string());
            calls.clocks = set;
            calls.alarms.extend(alarms);
        }
        let mut next = Vec::new();
        // Who is next can sleep on; the call itself waits for the morning as well.
        let wants = |user: &UserId| {
            let person = people.iter().find(|person| person.user == *user);
            let user_settings = UserSettings::of(person);
            user_settings.next && user_settings.hours().next_open(now) <= now
        };
        if people.iter().any(|person| wants(&person.user)) {
            let coming = heads_up::next_up(table.position()).without(calls.by_itself);
            for user in coming.iter().filter_map(|seat| user(times, seat)).filter(wants) {
                if people.iter().any(|person| person.user == user && by_dm(person, now)) {
                    calls.posts.push(NewPost::direct(user, PostBody::Next(awaited)));
                } else {
                    next.push(user);
                }
            }
        }
        calls.mentions = Mentions { direct, next };
        calls
    }
}

fn user(times: &[SeatTime], seat: archipel_rules::Seat) -> Option<UserId> {
    times.iter().find(|time| time.seat == seat)?.user
}
