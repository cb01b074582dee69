//! Public posts: the opening, turns, the end of the game, and undone turns.

use archipel_rules::{Seat, Seats, Viewer};
use archipel_store::{Mentions, PlayedFor, TurnPost, UserId};
use archipel_words::{Args, join_lines, tr};
use serenity::all::ButtonStyle;

use super::turn_digest;
use crate::app::App;
use crate::custom_id::{ComponentId, Press};
use crate::error::Error;
use crate::image_service::{Scene, TableKind};
use crate::loaded_game::LoadedGame;
use crate::reply::{Button, Reply};
use crate::schedule::ClockRule;
use crate::schedule::clocks::Clocks;
use crate::votes::absence;
use crate::{ai_seats, lessons, lobby, views};

/// Maximum length of the lines of a turn; leaves room for heading and mentions.
const MAX_LINES: usize = 1400;

pub async fn opening(app: &App, loaded: &LoadedGame, mentions: &Mentions) -> Result<Reply, Error> {
    let lang = loaded.channel_lang();
    let translator = loaded.translator(lang);
    let (position, events) = loaded.table.opening().map_err(|error| Error::Fault(error.to_string()))?;
    let told = events.iter().filter_map(|event| event.describe(Viewer::Public));
    let lines: Vec<String> = told.map(|phrase| format!("• {}", translator.phrase(&phrase))).collect();
    let order: Vec<String> =
        loaded.row.seats.iter().map(|seated| ai_seats::introduction(seated, lang)).collect();
    let mut text = vec![
        format!("## {}", translator.tr("title", &Args::new())),
        tr(lang, "opening-order", &Args::new().with("players", translator.list(&order))),
    ];
    if let Some(seed) = loaded.row.seed {
        text.push(format!("-# {}", tr(lang, "seed-hash", &Args::new().with("hash", lobby::seed_hash(seed)))));
    }
    text.push(join_lines(lang, &lines, MAX_LINES));
    let task = |seat| translator.phrase(&position.prompt(seat, Viewer::Public));
    let mut called = heads_up(loaded, mentions, &mut text);
    text.extend(deadlines(app, loaded, position.due()).await?);
    called.extend(call(loaded, position.due(), &mentions.direct, &mut text, task));
    let scene = Scene::plain(archipel_render::Subject::Board);
    let picture = app.images.draw_at(loaded, (0, &position), Viewer::Public, scene, lang).await;
    let reply = Reply { mentions: called, ..Reply::text(text.join("\n")) };
    let mut buttons = table_buttons(loaded);
    buttons.push(lessons::button(loaded.row.game, lang));
    Ok(reply.picture(picture).buttons(buttons))
}

pub async fn turn(app: &App, loaded: &LoadedGame, post: &TurnPost) -> Result<Option<Reply>, Error> {
    let n = post.n;
    let lang = loaded.channel_lang();
    let translator = loaded.translator(lang);
    let steps = turn_digest::steps(loaded, post.from, n);
    // The turn was undone before it was posted.
    let Some(last) = steps.last().filter(|step| step.n == n) else { return Ok(None) };
    let position = |n| loaded.table.position_at(n).map_err(|error| Error::Fault(error.to_string()));
    let after = position(n)?;
    let before = position(steps[0].n - 1)?;
    let heading = Args::new()
        .with("title", translator.tr("title", &Args::new()))
        .with("number", loaded.row.number.get())
        .with("round", before.progress().round);
    let mut text = vec![format!("-# {}", tr(lang, "panel-heading", &heading))];
    let over = after.outcome().is_some();
    text.push(turn_digest::lines(app, loaded, steps, if over { MAX_LINES / 2 } else { MAX_LINES }).await?);
    // Players who became due and have acted since are not mentioned.
    let still = loaded.table.position().due();
    let newly_due = steps.iter().flat_map(|step| step.newly_due.iter());
    let due: Seats = newly_due.filter(|seat| still.contains(*seat)).collect();
    let task = |seat| translator.phrase(&after.prompt(seat, Viewer::Public));
    let away = played_for(&post.caretaker, last.seat);
    for seat in &away {
        text.push(tr(lang, "post-caretaker", &Args::new().with("player", translator.name(*seat))));
    }
    // Who is due, and what for, comes last.
    let mut called = heads_up(loaded, &post.mentions, &mut text);
    text.extend(deadlines(app, loaded, due).await?);
    called.extend(call(loaded, due, &post.mentions.direct, &mut text, task));
    let mut reply = Reply { mentions: called, ..Reply::default() };
    if over {
        text.extend(ending(loaded));
        let id = ComponentId::new(loaded.row.number, 0, Press::Rematch);
        let button = |press, key: &str| {
            Button::new(ComponentId::new(loaded.row.number, 0, press), tr(lang, key, &Args::new()))
        };
        reply = reply.buttons(vec![
            Button::new(id, tr(lang, "button-rematch", &Args::new())).style(ButtonStyle::Success),
            button(Press::Score, "button-score"),
            button(Press::Log(0), "button-log"),
            button(Press::Replay, "button-replay"),
        ]);
    } else {
        let mut buttons = table_buttons(loaded);
        if !away.is_empty() {
            buttons.push(absence::back(loaded));
        }
        reply = reply.buttons(buttons);
    }
    reply.text = text.join("\n");
    if after.outcome().is_some() {
        reply = reply.picture(app.images.draw_page(loaded, (n, &after), TableKind::Score, lang).await);
    }
    for scene in turn_digest::scenes(&before, &after, steps) {
        let drawn = app.images.draw_at(loaded, (n, &after), Viewer::Public, scene, lang);
        reply = reply.picture(drawn.await);
    }
    Ok(Some(reply))
}

/// The seats that a caretaker played for. Rows of an older version say only that there was one.
fn played_for(caretaker: &PlayedFor, last: Seat) -> Vec<Seat> {
    match caretaker {
        PlayedFor::Seats(seats) => seats.clone(),
        PlayedFor::LastSeat(true) => vec![last],
        PlayedFor::LastSeat(false) => Vec::new(),
    }
}

/// Final scores with every part, and the seed whose hash was published at the start.
fn ending(loaded: &LoadedGame) -> Vec<String> {
    let lang = loaded.channel_lang();
    let translator = loaded.translator(lang);
    let position = loaded.table.position();
    let mut lines = Vec::new();
    if let Some(outcome) = position.outcome() {
        let winners: Vec<String> = outcome.winners.iter().map(|seat| translator.name(seat)).collect();
        lines.push(format!(
            "## 🏆 {}",
            tr(lang, "ending-winner", &Args::new().with("players", translator.list(&winners)))
        ));
        lines.push(translator.tr(outcome.cause, &Args::new()));
    }
    lines.extend(views::standings(&position.standings(), &translator));
    if let Some(seed) = loaded.row.seed {
        lines.push(format!("-# {}", tr(lang, "ending-seed", &Args::new().with("seed", seed.to_string()))));
    }
    lines
}

pub async fn undone(app: &App, loaded: &LoadedGame, told: String) -> Reply {
    let lang = loaded.channel_lang();
    let translator = loaded.translator(lang);
    let position = loaded.table.position();
    let mut text = vec![told];
    let task = |seat| translator.phrase(&position.prompt(seat, Viewer::Public));
    let called = call(loaded, position.due(), &[], &mut text, task);
    let scene = Scene::plain(archipel_render::Subject::Board);
    let picture = app.images.draw(loaded, Viewer::Public, scene, lang).await;
    let reply = Reply { mentions: called, ..Reply::text(text.join("\n")) };
    reply.picture(picture).buttons(table_buttons(loaded))
}

/// Adds a line for each player who is due, after those who think; returns the users to ping, without those who get a direct message.
pub fn call(
    loaded: &LoadedGame,
    due: Seats,
    elsewhere: &[UserId],
    text: &mut Vec<String>,
    task: impl Fn(Seat) -> String,
) -> Vec<UserId> {
    let translator = loaded.translator(loaded.channel_lang());
    let (mut called, mut calls, mut thinking) = (Vec::new(), Vec::new(), Vec::new());
    for seated in due.iter().filter_map(|seat| loaded.row.seated(seat)) {
        let Some(user) = seated.user() else {
            thinking.push(translator.name(seated.seat));
            continue;
        };
        let name = if elsewhere.contains(&user) {
            translator.name(seated.seat)
        } else {
            called.push(user);
            format!("<@{user}>")
        };
        let args = Args::new().with("name", name).with("task", task(seated.seat));
        calls.push(format!("**{}**", tr(translator.lang, "glue-call", &args)));
    }
    if !thinking.is_empty() {
        let args = Args::new().with("players", translator.list(&thinking)).with("count", thinking.len());
        text.push(tr(translator.lang, "post-thinking", &args));
    }
    text.extend(calls);
    called
}

/// A line for players who asked for a heads-up and are next.
fn heads_up(loaded: &LoadedGame, mentions: &Mentions, text: &mut Vec<String>) -> Vec<UserId> {
    let due = loaded.users(loaded.table.position().due());
    let next: Vec<UserId> = mentions.next.iter().copied().filter(|user| !due.contains(user)).collect();
    if !next.is_empty() {
        let names: Vec<String> = next.iter().map(|user| format!("<@{user}>")).collect();
        let lang = loaded.channel_lang();
        let args = Args::new().with("players", loaded.translator(lang).list(&names));
        text.push(tr(lang, "post-next", &args));
    }
    next
}

/// The deadlines of the players who are due, in games with clocks.
pub async fn deadlines(app: &App, loaded: &LoadedGame, due: Seats) -> Result<Vec<String>, Error> {
    let (game, lang) = (&loaded.row, loaded.channel_lang());
    let Some(rule) = game.clock.as_deref().and_then(ClockRule::read).filter(|_| !due.is_empty()) else {
        return Ok(Vec::new());
    };
    let (times, people) =
        (app.store.seat_times(game.number).await?, app.store.users_of_game(game.number).await?);
    let now = app.clock.now();
    let clocks = Clocks { rule, times: &times, people: &people, now };
    let translator = loaded.translator(lang);
    let running = times.iter().filter(|time| due.contains(time.seat) && time.due_since.is_some());
    let lines = running.filter_map(|time| {
        let deadline = clocks.deadline(time.user?, clocks.left(time.seat)) / 1000;
        let args = Args::new()
            .with("player", translator.name(time.seat))
            .with("at", archipel_words::timestamps::absolute(deadline))
            .with("left", archipel_words::timestamps::relative(deadline));
        Some(tr(lang, "post-deadline", &args))
    });
    Ok(lines.collect())
}

pub fn table_buttons(loaded: &LoadedGame) -> Vec<Button> {
    let lang = loaded.channel_lang();
    let button = |press, key: &str| {
        Button::new(ComponentId::new(loaded.row.number, 0, press), tr(lang, key, &Args::new()))
    };
    vec![
        button(Press::Play, "button-play").style(ButtonStyle::Success),
        button(Press::Hand, "button-my-hand"),
        button(Press::OwnIsland, "button-my-island"),
        button(Press::Board, "button-board"),
        button(Press::Log(0), "button-log"),
    ]
}
