//! `/remind`: how, when and whether a user is notified.

mod dates;
mod parse;
mod summary;

use archipel_store::{AlarmKind, CancelAlarms, Millis, SeatClock, StoreError, TimeChange};
use archipel_words::{Args, Lang, clip, tr};
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use self::parse::{WEEK, needs_zone, span_of_days, time_of_day, today, week};
use self::summary::shown;
use super::{Context, answer, invocation};
use crate::app::App;
use crate::error::{Denial, Error};
use crate::invocation::{Invocation, Visibility};
use crate::reply::Reply;
use crate::schedule::clocks::{self, Clocks, Stop};
use crate::schedule::{ClockRule, UserSettings, Via, zones};

/// The longest allowed quiet hours, in minutes.
const LONGEST_QUIET: u16 = 16 * 60;

/// Set how, when and whether you are notified and reminded.
#[poise::command(
    slash_command,
    subcommands("show", "zone", "quiet", "days", "way", "vacation", "next", "on", "off"),
    subcommand_required
)]
#[expect(clippy::unused_async, reason = "a command is an async function")]
pub async fn remind(_: Context<'_>) -> Result<(), Error> {
    Ok(())
}

/// Show your settings.
#[poise::command(slash_command)]
async fn show(ctx: Context<'_>) -> Result<(), Error> {
    change(ctx, |_, _| Ok(())).await
}

/// Set your time zone.
#[poise::command(slash_command)]
async fn zone(ctx: Context<'_>, #[autocomplete = "complete_zone"] zone: String) -> Result<(), Error> {
    change(ctx, move |user_settings, _| {
        let wanted = zone.trim();
        let known = zones().find(|name| name.eq_ignore_ascii_case(wanted));
        user_settings.zone = Some(known.ok_or(Error::Denied(Denial::NoSuchZone))?);
        Ok(())
    })
    .await
}

#[expect(clippy::unused_async, reason = "an autocompletion is an async function")]
async fn complete_zone(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let wanted = typed.trim().to_lowercase().replace(' ', "_");
    let fits = |name: &String| name.to_lowercase().contains(&wanted);
    // Zones whose name or city starts with the typed text come first.
    let mut found: Vec<String> = zones().filter(fits).collect();
    found.sort_by_key(|name| {
        let lower = name.to_lowercase();
        let city = lower.rsplit('/').next().unwrap_or_default().to_owned();
        (!city.starts_with(&wanted), !lower.starts_with(&wanted), lower)
    });
    let choices = found.into_iter().map(|name| AutocompleteChoice::new(clip(&name, 100), name));
    CreateAutocompleteResponse::new().set_choices(choices.take(25).collect())
}

/// Set the hours in which you are not disturbed; without hours: none.
#[poise::command(slash_command)]
async fn quiet(ctx: Context<'_>, from: Option<String>, to: Option<String>) -> Result<(), Error> {
    change(ctx, move |user_settings, _| {
        user_settings.quiet = match (&from, &to) {
            (None, None) => None,
            (Some(from), Some(to)) => {
                let (from, to) = (time_of_day(from)?, time_of_day(to)?);
                let length = (to + 1440 - from) % 1440;
                if length == 0 || length > LONGEST_QUIET {
                    return Err(Error::Denied(Denial::QuietHours));
                }
                needs_zone(user_settings)?;
                Some((from, to))
            }
            _ => return Err(Error::Denied(Denial::TimeOfDay)),
        };
        Ok(())
    })
    .await
}

/// Set the days of the week on which you play; without days: all.
#[poise::command(slash_command)]
async fn days(ctx: Context<'_>, #[autocomplete = "complete_days"] days: Option<String>) -> Result<(), Error> {
    change(ctx, move |user_settings, lang| {
        user_settings.days = match &days {
            None => None,
            Some(text) => {
                needs_zone(user_settings)?;
                Some(week(text, lang)?)
            }
        };
        Ok(())
    })
    .await
}

#[expect(clippy::unused_async, reason = "an autocompletion is an async function")]
async fn complete_days(ctx: Context<'_>, _typed: &str) -> CreateAutocompleteResponse {
    let lang = invocation(ctx).lang;
    let name = |index: usize| tr(lang, WEEK[index], &Args::new());
    let ranges = [(0, 4), (0, 5), (5, 6), (0, 6)];
    let choices = ranges.map(|(first, last)| {
        // Typed text, which `week` reads again.
        let text = format!("{}-{}", name(first), name(last));
        AutocompleteChoice::new(text.clone(), text)
    });
    CreateAutocompleteResponse::new().set_choices(choices.to_vec())
}

/// Be notified in the channel or by direct message.
#[poise::command(slash_command)]
async fn way(ctx: Context<'_>, #[autocomplete = "complete_way"] way: String) -> Result<(), Error> {
    change(ctx, move |user_settings, _| {
        user_settings.via = match way.as_str() {
            "dm" => Via::Dm,
            "channel" => Via::Channel,
            _ => return Err(Error::Denied(Denial::Way)),
        };
        Ok(())
    })
    .await
}

#[expect(clippy::unused_async, reason = "an autocompletion is an async function")]
async fn complete_way(ctx: Context<'_>, _typed: &str) -> CreateAutocompleteResponse {
    let lang = invocation(ctx).lang;
    let choice = |key, value: &str| AutocompleteChoice::new(tr(lang, key, &Args::new()), value);
    CreateAutocompleteResponse::new()
        .set_choices(vec![choice("way-channel", "channel"), choice("way-dm", "dm")])
}

/// Set the dates when you are away; without dates: you are back.
#[poise::command(slash_command)]
async fn vacation(
    ctx: Context<'_>,
    #[autocomplete = "complete_date"] first: Option<String>,
    #[autocomplete = "complete_date"] last: Option<String>,
) -> Result<(), Error> {
    let now = ctx.data().clock.now();
    let locale = invocation(ctx).locale;
    change(ctx, move |user_settings, _| {
        user_settings.away = match (&first, &last) {
            (None, None) => None,
            (first, Some(last)) => {
                let (first, last) = span_of_days(user_settings, first.as_deref(), last, &locale, now)?;
                Some((first.to_string(), last.to_string()))
            }
            _ => return Err(Error::Denied(Denial::Dates)),
        };
        Ok(())
    })
    .await
}

/// Repeats a date in words before it is sent, so that nobody takes 7/4 for another day than was meant.
async fn complete_date(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let (app, invocation) = (ctx.data(), invocation(ctx));
    let person = app.store.user(invocation.user).await.ok().flatten();
    let today = today(&UserSettings::of(person.as_ref()), app.clock.now());
    let date = today.and_then(|today| dates::date(typed, &invocation.locale, today));
    let choice = date.map(|date| {
        AutocompleteChoice::new(clip(&dates::in_words(date, invocation.lang), 100), date.to_string())
    });
    CreateAutocompleteResponse::new().set_choices(choice.into_iter().collect())
}

/// Be notified when you are next.
#[poise::command(slash_command)]
async fn next(ctx: Context<'_>, on: bool) -> Result<(), Error> {
    change(ctx, move |user_settings, _| {
        user_settings.next = on;
        Ok(())
    })
    .await
}

/// Turn reminders on.
#[poise::command(slash_command)]
async fn on(ctx: Context<'_>) -> Result<(), Error> {
    change(ctx, |user_settings, _| {
        user_settings.off = false;
        Ok(())
    })
    .await
}

/// Turn reminders off; you are still notified when it is your turn.
#[poise::command(slash_command)]
async fn off(ctx: Context<'_>) -> Result<(), Error> {
    change(ctx, |user_settings, _| {
        user_settings.off = true;
        Ok(())
    })
    .await
}

/// Changes the user's settings and shows the result.
async fn change(
    ctx: Context<'_>,
    with: impl FnOnce(&mut UserSettings, Lang) -> Result<(), Error> + Send,
) -> Result<(), Error> {
    let (app, invocation) = (ctx.data(), invocation(ctx));
    answer(ctx, Visibility::Privately, async {
        let now = app.clock.now();
        let before = UserSettings::of(app.store.user(invocation.user).await?.as_ref());
        let mut user_settings = before.clone();
        with(&mut user_settings, invocation.lang)?;
        if user_settings != before {
            app.store.save_locale(invocation.user, &invocation.locale, now).await?;
            settle(app, &invocation, &user_settings, now).await?;
            app.wakeups.alarms.notify_one();
        }
        Ok(shown(&user_settings, invocation.lang, now))
    })
    .await
}

/// The settings as they are now.
pub async fn current(app: &App, invocation: &Invocation) -> Result<Reply, Error> {
    let user_settings = UserSettings::of(app.store.user(invocation.user).await?.as_ref());
    Ok(shown(&user_settings, invocation.lang, app.clock.now()))
}

/// Saves the settings. If the user's clock runs, time until now counts by the old settings, and time from now on by the
/// new ones.
async fn settle(
    app: &App,
    invocation: &Invocation,
    user_settings: &UserSettings,
    now: Millis,
) -> Result<(), Error> {
    let mut parts: Vec<(archipel_store::GameNumber, [SeatClock; 1], [archipel_store::NewAlarm; 1])> =
        Vec::new();
    for game in app.store.games_of_user(invocation.user).await? {
        let Some(rule) = game.clock.as_deref().and_then(ClockRule::read) else { continue };
        let (times, people) =
            (app.store.seat_times(game.number).await?, app.store.users_of_game(game.number).await?);
        let running =
            times.iter().find(|time| time.user == Some(invocation.user) && time.due_since.is_some());
        let Some(time) = running else { continue };
        let clocks = Clocks { rule, times: &times, people: &people, now };
        let left = clocks.stopped(time.seat, Stop::Held).bank.unwrap_or(0);
        let deadline = user_settings.hours().after(now, left);
        let alarm = clocks::alarm(invocation.user, &format!("wishes {now}"), deadline);
        parts.push((game.number, [clocks.running(time.seat, left)], [alarm]));
    }
    let cancel = [CancelAlarms { kind: Some(AlarmKind::Clock), user: Some(invocation.user) }];
    let changes: Vec<TimeChange> = parts
        .iter()
        .map(|(number, clocks, alarms)| TimeChange {
            clocks,
            cancel_alarms: &cancel,
            alarms,
            ..TimeChange::of(*number)
        })
        .collect();
    match app
        .store
        .change_settings(invocation.user, &user_settings.write(), &changes, &invocation.context(now))
        .await
    {
        Ok(()) | Err(StoreError::Repeated { .. }) => Ok(()),
        Err(error) => Err(error.into()),
    }
}
