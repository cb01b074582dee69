//! The public lobby card, and the additional information of `/game info`.

use std::sync::Arc;

use archipel_rules::{Id, Seed};
use archipel_store::{GameNumber, MessageId, OfferWait, Status, StoredGame, TableSettings};
use archipel_words::{Args, Lang, Translator, tr};
use serde_json::Value;
use serenity::all::{ButtonStyle, ChannelId, Http, Message};

use crate::ai_seats;
use crate::app::App;
use crate::custom_id::{ComponentId, Press};
use crate::error::Error;
use crate::error::hex;
use crate::lessons;
use crate::loaded_game::LoadedGame;
use crate::reply::{Button, Reply};
use crate::schedule::clocks::Clocks;
use crate::schedule::{ClockRule, Pace, reminders, span_words};

/// The public lobby card.
pub fn card(game: &StoredGame, note: Option<&str>) -> Reply {
    let lang = Lang::from_locale(&game.language);
    let translator = Translator { lang, game: Some(game.game), names: &[], icons: true };
    let no_args = Args::new();
    let seats = game.game.seat_counts();
    let mut lines = vec![
        format!("# {}", translator.tr("title", &no_args)),
        format!("-# {}", translator.tr("tagline", &no_args)),
        tr(lang, "lobby-number", &Args::new().with("number", game.number.get())),
        String::new(),
        tr(
            lang,
            "lobby-seats",
            &Args::new()
                .with("taken", game.seats.len())
                .with("min", *seats.start())
                .with("max", *seats.end()),
        ),
    ];
    lines.extend(game.seats.iter().map(|seat| {
        let crown = if seat.user() == Some(game.host) { " 👑" } else { "" };
        format!("{}. {}{crown}", seat.seat.index() + 1, ai_seats::introduction(seat, lang))
    }));
    lines.push(String::new());
    let length = Args::new()
        .with("length", translator.tr("lobby-length", &no_args))
        .with("weight", translator.tr("lobby-weight", &no_args));
    lines.push(tr(lang, "lobby-game", &length));
    lines.push(tr(lang, "lobby-language", &Args::new().with("language", lang.own_name())));
    lines.push(tr(lang, "lobby-pace", &Args::new().with("pace", pace_name(lang, &game.pace))));
    if let Some(clock) = &game.clock {
        lines.push(tr(lang, "lobby-clock", &Args::new().with("clock", clock_words(lang, clock))));
    }
    lines.extend(table_lines(game, lang));
    lines.extend(changed_options(game, &translator));
    lines.extend(note.map(ToOwned::to_owned));
    let reply = Reply { keeps_files: true, ..Reply::text(lines.join("\n")) };
    if game.status != Status::Lobby {
        return reply;
    }
    let button =
        |press, key: &str| Button::new(ComponentId::new(game.number, 0, press), tr(lang, key, &Args::new()));
    let has_ai = !ai_seats::seats(game).is_empty();
    reply.buttons(vec![
        button(Press::Join, "button-join")
            .style(ButtonStyle::Success)
            .enabled(game.seats.len() < *seats.end()),
        button(Press::Leave, "button-leave"),
        button(Press::Computers, "button-computers").enabled(game.seats.len() < *seats.end() || has_ai),
        button(Press::Options, "button-options"),
        button(Press::Start, "button-start")
            .style(ButtonStyle::Primary)
            .enabled(seats.contains(&game.seats.len())),
        language_button(game, lang),
        lessons::button(game.game, lang),
    ])
}

/// Changes the language of the posts to the next one with a single press.
fn language_button(game: &StoredGame, lang: Lang) -> Button {
    let next = Lang::all().cycle().skip_while(|other| *other != lang).nth(1).unwrap_or(lang);
    let id = ComponentId::new(game.number, 0, Press::Language(Id::new(next.code())));
    Button::new(id, tr(next, "button-language", &Args::new().with("language", next.own_name())))
}

/// The card as a new message: with the board at the start of such a game.
pub async fn card_with_picture(app: &App, game: &StoredGame) -> Reply {
    let lang = Lang::from_locale(&game.language);
    card(game, None).picture(app.images.draw_sample(game.game, lang).await)
}

/// How the table posts and waits, where that differs from the default.
fn table_lines(game: &StoredGame, lang: Lang) -> Vec<String> {
    let (usual, chosen) = (TableSettings::default(), game.settings);
    let line = |(option, value)| {
        format!("• {}", tr(lang, "glue-option", &Args::new().with("option", option).with("value", value)))
    };
    let quiet = (chosen.quiet != usual.quiet).then(|| line(quiet_words(lang, chosen.quiet)));
    let offers = (chosen.offers != usual.offers).then(|| line(offer_words(lang, chosen.offers)));
    quiet.into_iter().chain(offers).collect()
}

/// The name and the value of the option *quiet*.
pub(super) fn quiet_words(lang: Lang, quiet: bool) -> (String, String) {
    let value = if quiet { "quiet-on" } else { "quiet-off" };
    (tr(lang, "option-quiet", &Args::new()), tr(lang, value, &Args::new()))
}

/// The name and the value of the option *offers*.
pub(super) fn offer_words(lang: Lang, offers: OfferWait) -> (String, String) {
    let value = match offers {
        OfferWait::Pace => "offers-pace",
        OfferWait::Brief => "offers-brief",
    };
    (tr(lang, "option-offers", &Args::new()), tr(lang, value, &Args::new()))
}

/// One line for each option that differs from the default.
fn changed_options(game: &StoredGame, translator: &Translator) -> Vec<String> {
    let specs = game.game.option_specs().iter();
    let changed = specs.filter_map(|spec| {
        let value = current(&game.options, spec.id)?;
        (value != spec.values[0]).then(|| {
            let args = Args::new()
                .with("option", translator.option(spec.id))
                .with("value", translator.option_value(spec.id, &value));
            format!("• {}", tr(translator.lang, "glue-option", &args))
        })
    });
    changed.collect()
}

/// The value of an option, spelt as in the specification; `None` if it is not set.
pub(super) fn current(options: &Value, id: &str) -> Option<String> {
    match options.get(id)? {
        Value::String(text) => Some(text.clone()),
        other => Some(other.to_string()),
    }
}

pub(super) fn pace_name(lang: Lang, pace: &str) -> String {
    let Some(span) = Pace::read(pace) else { return pace.to_owned() };
    if Pace::NAMED.iter().any(|(name, _)| *name == pace) {
        return tr(lang, &format!("pace-{pace}"), &Args::new());
    }
    let first = reminders::gap(span, 1).unwrap_or(span.0);
    let args = Args::new().with("span", span_words(lang, span.0)).with("first", span_words(lang, first));
    tr(lang, "pace-own", &args)
}

/// Describes a clock: "3 days, and 12 hours for each turn", or that there is none.
pub(super) fn clock_words(lang: Lang, clock: &str) -> String {
    let Some(rule) = ClockRule::read(clock) else { return tr(lang, "clock-none", &Args::new()) };
    let args = Args::new()
        .with("bank", span_words(lang, rule.bank))
        .with("increment", span_words(lang, rule.increment));
    tr(lang, "clock-rule", &args)
}

/// Redraws the card in the channel. Failures, such as a deleted card, are only logged.
pub async fn refresh_card(http: &Http, game: &StoredGame) {
    let Some(message) = game.lobby_message else { return };
    let edit = card(game, None).edit_message();
    if let Err(error) = ChannelId::new(game.channel.get()).edit_message(http, message.get(), edit).await {
        tracing::warn!(%error, "could not redraw a lobby card");
    }
}

/// Stores the message id of a lobby's card and redraws the card if the lobby changed meanwhile.
pub async fn remember_card(app: &App, http: &Http, number: GameNumber, sent: &Message) -> Result<(), Error> {
    app.store.set_lobby_message(number, MessageId::new(sent.id.get())).await?;
    let game = app.store.game(number).await?;
    if card(&game, None).text.trim() != sent.content.trim() {
        refresh_card(http, &game).await;
    }
    Ok(())
}

/// The card as the response to a typed command, without the buttons of the card in the channel.
#[must_use]
pub fn without_buttons(mut card: Reply) -> Reply {
    card.rows.clear();
    card
}

/// The response to `/game info`.
pub async fn info(
    app: &App,
    game: &StoredGame,
    loaded: Option<&Arc<LoadedGame>>,
    lang: Lang,
) -> Result<Reply, Error> {
    let mut reply = card(game, None);
    reply.rows.clear();
    if let Some(loaded) = loaded {
        let translator = loaded.translator(lang);
        let due: Vec<String> =
            loaded.table.position().due().iter().map(|seat| translator.name(seat)).collect();
        let status = if due.is_empty() || !game.status.is_open() {
            tr(lang, "panel-over", &Args::new())
        } else {
            tr(lang, "panel-waiting", &Args::new().with("players", translator.list(&due)))
        };
        reply.text = format!("{}\n⏳ {status}", reply.text);
        for line in time(app, game, loaded, lang).await? {
            reply.text = format!("{}\n{line}", reply.text);
        }
    }
    if let Some(seed) = game.seed {
        reply.text =
            format!("{}\n{}", reply.text, tr(lang, "seed-hash", &Args::new().with("hash", seed_hash(seed))));
    }
    Ok(reply)
}

/// Lines about a pause, an unreachable channel, and the time left on the clocks.
async fn time(app: &App, game: &StoredGame, loaded: &LoadedGame, lang: Lang) -> Result<Vec<String>, Error> {
    let mut lines = Vec::new();
    if !game.status.is_open() {
        return Ok(lines);
    }
    if let Some(since) = game.paused_at {
        let args = Args::new().with("since", archipel_words::timestamps::relative(since / 1000));
        lines.push(tr(lang, "info-paused", &args));
    }
    if game.channel_error.is_some() {
        lines.push(tr(lang, "info-unreachable", &Args::new()));
    }
    let Some(rule) = game.clock.as_deref().and_then(ClockRule::read) else { return Ok(lines) };
    let (times, people) =
        (app.store.seat_times(game.number).await?, app.store.users_of_game(game.number).await?);
    let clocks = Clocks { rule, times: &times, people: &people, now: app.clock.now() };
    let translator = loaded.translator(lang);
    lines.extend(times.iter().filter(|time| time.user.is_some()).map(|time| {
        let args = Args::new()
            .with("player", translator.name(time.seat))
            .with("left", span_words(lang, clocks.left(time.seat)))
            .with("runs", if time.due_since.is_some() { "yes" } else { "no" });
        tr(lang, "info-clock", &args)
    }));
    Ok(lines)
}

/// The hash of the seed, published at the start to prove that nobody changes the seed afterwards.
pub fn seed_hash(seed: Seed) -> String {
    use sha2::{Digest, Sha256};
    let digest = Sha256::digest(seed.to_string().as_bytes());
    hex(&digest)
}
