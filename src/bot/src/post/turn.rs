//! What the whole channel reads: the opening, the turns, the end, what was taken back.

use archipel_rules::{Seat, Seats, Viewer};
use archipel_store::UserId;
use archipel_words::{Args, join_lines, say};
use serde_json::Value;
use serenity::all::ButtonStyle;

use super::row;
use crate::calls::listed;
use crate::component::{ComponentId, Press};
use crate::desk::Desk;
use crate::error::Error;
use crate::hall::Sitting;
use crate::reply::{Button, Reply};
use crate::studio::{Page, Scene};
use crate::time::clocks::Clocks;
use crate::time::{ClockRule, absence};
use crate::{computer, lobby, look};

/// Room for the lines of a turn beside heading and calls.
const MAX_LINES: usize = 1400;

pub async fn opening(desk: &Desk, sitting: &Sitting, payload: &Value) -> Result<Reply, Error> {
    let lang = sitting.channel_lang();
    let voice = sitting.voice(lang);
    let (position, events) = sitting.table.opening().map_err(|error| Error::Fault(error.to_string()))?;
    let told = events.iter().filter_map(|event| event.tell(Viewer::Public));
    let lines: Vec<String> = told.map(|phrase| format!("• {}", voice.phrase(&phrase))).collect();
    let order: Vec<String> =
        sitting.game.seats.iter().map(|seated| computer::introduction(seated, lang)).collect();
    let mut text = vec![
        format!("## {}", voice.say("title", &Args::new())),
        say(lang, "opening-order", &Args::new().with("players", voice.list(&order))),
    ];
    if let Some(seed) = sitting.game.seed {
        text.push(format!(
            "-# {}",
            say(lang, "seed-hash", &Args::new().with("hash", lobby::seed_hash(seed)))
        ));
    }
    text.push(join_lines(lang, &lines, MAX_LINES));
    let task = |seat| voice.phrase(&position.task(seat, Viewer::Public));
    let mut called = call(sitting, position.due(), &listed(payload, "direct"), &mut text, task);
    called.extend(heads_up(sitting, payload, &mut text));
    text.extend(deadlines(desk, sitting, position.due()).await?);
    let scene = Scene::plain(archipel_render::What::Board);
    let picture = desk.studio.draw_at(sitting, (0, &position), Viewer::Public, scene, lang).await;
    let reply = Reply { mentions: called, ..Reply::text(text.join("\n")) };
    Ok(reply.picture(picture).buttons(table_buttons(sitting)))
}

pub async fn turn(desk: &Desk, sitting: &Sitting, n: u32, payload: &Value) -> Result<Option<Reply>, Error> {
    let lang = sitting.channel_lang();
    let voice = sitting.voice(lang);
    let from = payload["from"].as_u64().and_then(|from| u32::try_from(from).ok());
    let steps = row::steps(sitting, from, n);
    // Taken back before it was told.
    let Some(last) = steps.last().filter(|step| step.n == n) else { return Ok(None) };
    let position = |n| sitting.table.position_at(n).map_err(|error| Error::Fault(error.to_string()));
    let after = position(n)?;
    let before = position(steps[0].n - 1)?;
    let heading = Args::new()
        .with("title", voice.say("title", &Args::new()))
        .with("number", sitting.game.number.get())
        .with("round", before.progress().round);
    let mut text = vec![say(lang, "panel-heading", &heading)];
    let over = after.outcome().is_some();
    text.push(row::lines(desk, sitting, steps, if over { MAX_LINES / 2 } else { MAX_LINES }).await?);
    // Of those who became due, whoever has acted since is not called any more.
    let still = sitting.table.position().due();
    let newly_due = steps.iter().flat_map(|step| step.newly_due.iter());
    let due: Seats = newly_due.filter(|seat| still.contains(*seat)).collect();
    let task = |seat| voice.phrase(&after.task(seat, Viewer::Public));
    let mut called = call(sitting, due, &listed(payload, "direct"), &mut text, task);
    called.extend(heads_up(sitting, payload, &mut text));
    text.extend(deadlines(desk, sitting, due).await?);
    let away = played_for(payload, last.seat);
    for seat in &away {
        text.push(say(lang, "post-caretaker", &Args::new().with("player", voice.name(*seat))));
    }
    let mut reply = Reply { mentions: called, ..Reply::default() };
    if over {
        text.extend(ending(sitting));
        let id = ComponentId::new(sitting.game.number, 0, Press::Rematch);
        let button = |press, key: &str| {
            Button::new(ComponentId::new(sitting.game.number, 0, press), say(lang, key, &Args::new()))
        };
        reply = reply.buttons(vec![
            Button::new(id, say(lang, "button-rematch", &Args::new())).style(ButtonStyle::Success),
            button(Press::Score, "button-score"),
            button(Press::Log(0), "button-log"),
            button(Press::Replay, "button-replay"),
        ]);
    } else {
        let mut buttons = table_buttons(sitting);
        if !away.is_empty() {
            buttons.push(absence::back(sitting));
        }
        reply = reply.buttons(buttons);
    }
    reply.text = text.join("\n");
    if after.outcome().is_some() {
        reply = reply.picture(desk.studio.draw_page(sitting, (n, &after), Page::Score, lang).await);
    }
    for scene in row::scenes(&before, &after, steps) {
        let drawn = desk.studio.draw_at(sitting, (n, &after), Viewer::Public, scene, lang);
        reply = reply.picture(drawn.await);
    }
    Ok(Some(reply))
}

/// For whom somebody else played; an older version wrote only that it was so.
fn played_for(payload: &Value, last: Seat) -> Vec<Seat> {
    match &payload["caretaker"] {
        Value::Array(seats) => {
            seats.iter().filter_map(|seat| seat.as_u64()?.try_into().ok()).map(Seat).collect()
        }
        Value::Bool(true) => vec![last],
        _ => Vec::new(),
    }
}

/// Final scores with every part, and the seed that was promised at the start.
fn ending(sitting: &Sitting) -> Vec<String> {
    let lang = sitting.channel_lang();
    let voice = sitting.voice(lang);
    let position = sitting.table.position();
    let mut lines = Vec::new();
    if let Some(outcome) = position.outcome() {
        let winners: Vec<String> = outcome.winners.iter().map(|seat| voice.name(seat)).collect();
        lines.push(format!(
            "## 🏆 {}",
            say(lang, "ending-winner", &Args::new().with("players", voice.list(&winners)))
        ));
        lines.push(voice.say(outcome.cause, &Args::new()));
    }
    lines.extend(look::standings(&position.standings(), &voice));
    if let Some(seed) = sitting.game.seed {
        lines.push(format!("-# {}", say(lang, "ending-seed", &Args::new().with("seed", seed.to_string()))));
    }
    lines
}

pub async fn undone(desk: &Desk, sitting: &Sitting, told: String) -> Reply {
    let lang = sitting.channel_lang();
    let voice = sitting.voice(lang);
    let position = sitting.table.position();
    let mut text = vec![told];
    let task = |seat| voice.phrase(&position.task(seat, Viewer::Public));
    let called = call(sitting, position.due(), &[], &mut text, task);
    let scene = Scene::plain(archipel_render::What::Board);
    let picture = desk.studio.draw(sitting, Viewer::Public, scene, lang).await;
    let reply = Reply { mentions: called, ..Reply::text(text.join("\n")) };
    reply.picture(picture).buttons(table_buttons(sitting))
}

/// Adds a line for each who is called, and says whom to ping: not those who are told elsewhere.
pub fn call(
    sitting: &Sitting,
    due: Seats,
    elsewhere: &[UserId],
    text: &mut Vec<String>,
    task: impl Fn(Seat) -> String,
) -> Vec<UserId> {
    let voice = sitting.voice(sitting.channel_lang());
    let (mut called, mut thinking) = (Vec::new(), Vec::new());
    for seated in due.iter().filter_map(|seat| sitting.game.seated(seat)) {
        let Some(user) = seated.user() else {
            thinking.push(voice.name(seated.seat));
            continue;
        };
        let name = if elsewhere.contains(&user) {
            voice.name(seated.seat)
        } else {
            called.push(user);
            format!("<@{user}>")
        };
        text.push(format!("👉 {name} — {}", task(seated.seat)));
    }
    if !thinking.is_empty() {
        let args = Args::new().with("players", voice.list(&thinking)).with("count", thinking.len());
        text.push(say(voice.lang, "post-thinking", &args));
    }
    called
}

/// The line for those who want to know that they are next, and are not due yet.
fn heads_up(sitting: &Sitting, payload: &Value, text: &mut Vec<String>) -> Vec<UserId> {
    let due = sitting.users(sitting.table.position().due());
    let next: Vec<UserId> = listed(payload, "next").into_iter().filter(|user| !due.contains(user)).collect();
    if !next.is_empty() {
        let names: Vec<String> = next.iter().map(|user| format!("<@{user}>")).collect();
        let lang = sitting.channel_lang();
        let args = Args::new().with("players", sitting.voice(lang).list(&names));
        text.push(say(lang, "post-next", &args));
    }
    next
}

/// Where clocks run: until when those who are due have time.
pub async fn deadlines(desk: &Desk, sitting: &Sitting, due: Seats) -> Result<Vec<String>, Error> {
    let (game, lang) = (&sitting.game, sitting.channel_lang());
    let Some(rule) = game.clock.as_deref().and_then(ClockRule::read).filter(|_| !due.is_empty()) else {
        return Ok(Vec::new());
    };
    let (times, people) =
        (desk.store.seat_times(game.number).await?, desk.store.people_of(game.number).await?);
    let now = desk.clock.now();
    let clocks = Clocks { rule, times: &times, people: &people, now };
    let voice = sitting.voice(lang);
    let running = times.iter().filter(|time| due.contains(time.seat) && time.due_since.is_some());
    let lines = running.filter_map(|time| {
        let deadline = clocks.deadline(time.user?, clocks.left(time.seat)) / 1000;
        let args = Args::new()
            .with("player", voice.name(time.seat))
            .with("at", archipel_words::time::absolute(deadline))
            .with("left", archipel_words::time::relative(deadline));
        Some(say(lang, "post-deadline", &args))
    });
    Ok(lines.collect())
}

pub fn table_buttons(sitting: &Sitting) -> Vec<Button> {
    let lang = sitting.channel_lang();
    let button = |press, key: &str| {
        Button::new(ComponentId::new(sitting.game.number, 0, press), say(lang, key, &Args::new()))
    };
    vec![
        button(Press::Play, "button-play").style(ButtonStyle::Success),
        button(Press::Hand, "button-my-hand"),
        button(Press::Board, "button-board"),
        button(Press::Log(0), "button-log"),
    ]
}
