//! `/remind`: how, when and whether somebody is called.

mod read;
mod shown;

use archipel_store::{CancelAlarms, Millis, SeatClock, StoreError, TimeChange};
use archipel_words::{Args, Lang, clip, say};
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use self::read::{WEEK, needs_zone, span_of_days, time_of_day, week};
use self::shown::shown;
use super::{Context, answer, request};
use crate::desk::Desk;
use crate::error::Error;
use crate::request::{Request, Shown};
use crate::time::clocks::{self, Clocks, Stop};
use crate::time::{ClockRule, Via, Wishes, zones};

/// Nobody sleeps longer.
const LONGEST_QUIET: u16 = 16 * 60;

/// How, when and whether you are called and reminded.
#[poise::command(
    slash_command,
    subcommands("show", "zone", "quiet", "days", "way", "vacation", "next", "on", "off"),
    subcommand_required
)]
#[expect(clippy::unused_async, reason = "a command is an async function")]
pub async fn remind(_: Context<'_>) -> Result<(), Error> {
    Ok(())
}

/// See what you have set.
#[poise::command(slash_command)]
async fn show(ctx: Context<'_>) -> Result<(), Error> {
    change(ctx, |_, _| Ok(())).await
}

/// Set your time zone.
#[poise::command(slash_command)]
async fn zone(ctx: Context<'_>, #[autocomplete = "complete_zone"] zone: String) -> Result<(), Error> {
    change(ctx, move |wishes, _| {
        let wanted = zone.trim();
        let known = zones().find(|name| name.eq_ignore_ascii_case(wanted));
        wishes.zone = Some(known.ok_or(Error::Denied("denied-no-such-zone"))?);
        Ok(())
    })
    .await
}

#[expect(clippy::unused_async, reason = "an autocompletion is an async function")]
async fn complete_zone(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let wanted = typed.trim().to_lowercase().replace(' ', "_");
    let fits = |name: &String| name.to_lowercase().contains(&wanted);
    // What begins with the typed word, or whose city does, comes first.
    let mut found: Vec<String> = zones().filter(fits).collect();
    found.sort_by_key(|name| {
        let lower = name.to_lowercase();
        let city = lower.rsplit('/').next().unwrap_or_default().to_owned();
        (!city.starts_with(&wanted), !lower.starts_with(&wanted), lower)
    });
    let choices = found.into_iter().map(|name| AutocompleteChoice::new(clip(&name, 100), name));
    CreateAutocompleteResponse::new().set_choices(choices.take(25).collect())
}

/// Set the hours in which nobody disturbs you; without hours: none.
#[poise::command(slash_command)]
async fn quiet(ctx: Context<'_>, from: Option<String>, to: Option<String>) -> Result<(), Error> {
    change(ctx, move |wishes, _| {
        wishes.quiet = match (&from, &to) {
            (None, None) => None,
            (Some(from), Some(to)) => {
                let (from, to) = (time_of_day(from)?, time_of_day(to)?);
                let length = (to + 1440 - from) % 1440;
                if length == 0 || length > LONGEST_QUIET {
                    return Err(Error::Denied("denied-quiet-hours"));
                }
                needs_zone(wishes)?;
                Some((from, to))
            }
            _ => return Err(Error::Denied("denied-time-of-day")),
        };
        Ok(())
    })
    .await
}

/// Set the days of the week on which you play; without days: all.
#[poise::command(slash_command)]
async fn days(ctx: Context<'_>, #[autocomplete = "complete_days"] days: Option<String>) -> Result<(), Error> {
    change(ctx, move |wishes, lang| {
        wishes.days = match &days {
            None => None,
            Some(text) => {
                needs_zone(wishes)?;
                Some(week(text, lang)?)
            }
        };
        Ok(())
    })
    .await
}

#[expect(clippy::unused_async, reason = "an autocompletion is an async function")]
async fn complete_days(ctx: Context<'_>, _typed: &str) -> CreateAutocompleteResponse {
    let lang = request(ctx).lang;
    let name = |index: usize| say(lang, WEEK[index], &Args::new());
    let ranges = [(0, 4), (0, 5), (5, 6), (0, 6)];
    let choices = ranges.map(|(first, last)| {
        let text = format!("{}-{}", name(first), name(last));
        AutocompleteChoice::new(text.clone(), text)
    });
    CreateAutocompleteResponse::new().set_choices(choices.to_vec())
}

/// Be called in the channel or by direct message.
#[poise::command(slash_command)]
async fn way(ctx: Context<'_>, #[autocomplete = "complete_way"] way: String) -> Result<(), Error> {
    change(ctx, move |wishes, _| {
        wishes.via = match way.as_str() {
            "dm" => Via::Dm,
            "channel" => Via::Channel,
            _ => return Err(Error::Denied("denied-way")),
        };
        Ok(())
    })
    .await
}

#[expect(clippy::unused_async, reason = "an autocompletion is an async function")]
async fn complete_way(ctx: Context<'_>, _typed: &str) -> CreateAutocompleteResponse {
    let lang = request(ctx).lang;
    let choice = |key, value: &str| AutocompleteChoice::new(say(lang, key, &Args::new()), value);
    CreateAutocompleteResponse::new()
        .set_choices(vec![choice("way-channel", "channel"), choice("way-dm", "dm")])
}

/// Say when you are away; without dates: you are back.
#[poise::command(slash_command)]
async fn vacation(ctx: Context<'_>, first: Option<String>, last: Option<String>) -> Result<(), Error> {
    let now = ctx.data().clock.now();
    change(ctx, move |wishes, _| {
        wishes.away = match (&first, &last) {
            (None, None) => None,
            (first, Some(last)) => Some(span_of_days(wishes, first.as_deref(), last, now)?),
            _ => return Err(Error::Denied("denied-dates")),
        };
        Ok(())
    })
    .await
}

/// Be told when you are next.
#[poise::command(slash_command)]
async fn next(ctx: Context<'_>, on: bool) -> Result<(), Error> {
    change(ctx, move |wishes, _| {
        wishes.next = on;
        Ok(())
    })
    .await
}

/// Be reminded (again).
#[poise::command(slash_command)]
async fn on(ctx: Context<'_>) -> Result<(), Error> {
    change(ctx, |wishes, _| {
        wishes.off = false;
        Ok(())
    })
    .await
}

/// No reminders; you are still called when it is your turn.
#[poise::command(slash_command)]
async fn off(ctx: Context<'_>) -> Result<(), Error> {
    change(ctx, |wishes, _| {
        wishes.off = true;
        Ok(())
    })
    .await
}

/// Changes the wishes of whoever asks, and shows them.
async fn change(
    ctx: Context<'_>,
    with: impl FnOnce(&mut Wishes, Lang) -> Result<(), Error> + Send,
) -> Result<(), Error> {
    let (desk, request) = (ctx.data(), request(ctx));
    answer(ctx, Shown::Privately, async {
        let now = desk.clock.now();
        let before = Wishes::of(desk.store.person(request.user).await?.as_ref());
        let mut wishes = before.clone();
        with(&mut wishes, request.lang)?;
        if wishes != before {
            desk.store.remember_person(request.user, &request.locale, now).await?;
            settle(desk, &request, &wishes, now).await?;
            desk.sweeper.notify_one();
        }
        Ok(shown(&wishes, request.lang, now))
    })
    .await
}

/// Writes the wishes. Where a clock of this person runs, the time until now counts by the old wishes and the time from
/// now on by the new ones.
async fn settle(desk: &Desk, request: &Request, wishes: &Wishes, now: Millis) -> Result<(), Error> {
    let mut parts: Vec<(archipel_store::GameNumber, [SeatClock; 1], [archipel_store::NewAlarm; 1])> =
        Vec::new();
    for game in desk.store.games_of_user(request.user).await? {
        let Some(rule) = game.clock.as_deref().and_then(ClockRule::read) else { continue };
        let (times, people) =
            (desk.store.seat_times(game.number).await?, desk.store.people_of(game.number).await?);
        let running = times.iter().find(|time| time.user == Some(request.user) && time.due_since.is_some());
        let Some(time) = running else { continue };
        let clocks = Clocks { rule, times: &times, people: &people, now };
        let left = clocks.stopped(time.seat, Stop::Held).bank.unwrap_or(0);
        let deadline = wishes.hours().after(now, left);
        let alarm = clocks::alarm(request.user, &format!("wishes {now}"), deadline);
        parts.push((game.number, [clocks.running(time.seat, left)], [alarm]));
    }
    let cancel = [CancelAlarms { kind: Some(clocks::KIND), user: Some(request.user) }];
    let changes: Vec<TimeChange> = parts
        .iter()
        .map(|(number, clocks, alarms)| TimeChange {
            clocks,
            cancel_alarms: &cancel,
            alarms,
            ..TimeChange::of(*number)
        })
        .collect();
    match desk.store.change_settings(request.user, &wishes.write(), &changes, &request.cause(now)).await {
        Ok(()) | Err(StoreError::Repeated { .. }) => Ok(()),
        Err(error) => Err(error.into()),
    }
}
