//! The posts of a game, made from the outbox at the moment of delivery: words, pictures, and whom they call.

use archipel_rules::{Seat, Seats, Viewer};
use archipel_store::{ConsentId, Post, UserId};
use archipel_words::{Args, join_lines, say};
use serenity::all::ButtonStyle;

use crate::component::{ComponentId, Press};
use crate::desk::Desk;
use crate::error::Error;
use crate::hall::Sitting;
use crate::reply::{Button, Reply};
use crate::studio::Scene;
use crate::{consent, invitation, lobby, look};

/// Room for the lines of a turn beside heading and calls.
const MAX_LINES: usize = 1400;

/// The message of an outbox row; `None` if there is nothing left to say.
pub async fn write(desk: &Desk, post: &Post) -> Result<Option<Reply>, Error> {
    let Some(number) = post.game else { return Ok(None) };
    if post.kind == "lobby" {
        return Ok(Some(lobby::card(&desk.store.game(number).await?, None)));
    }
    let sitting = match desk.sitting(number).await {
        Err(Error::Denied("denied-not-started")) if post.kind == "abandoned" => {
            let game = desk.store.game(number).await?;
            let lang = archipel_words::Lang::from_locale(&game.language);
            return Ok(Some(Reply::text(say(
                lang,
                "post-abandoned",
                &Args::new().with("number", number.get()),
            ))));
        }
        sitting => sitting?,
    };
    let lang = sitting.channel_lang();
    let n = post.payload["n"].as_u64().and_then(|n| u32::try_from(n).ok()).unwrap_or(0);
    Ok(match post.kind.as_str() {
        "opening" => Some(opening(desk, &sitting).await?),
        "turn" => turn(desk, &sitting, n).await?,
        "undone" => Some(undone(desk, &sitting, say(lang, "post-undone", &Args::new())).await),
        "taken-back" => {
            let entry = sitting.table.record().entries.iter().find(|entry| entry.n == n);
            let player = entry.map(|entry| sitting.voice(lang).name(entry.seat)).unwrap_or_default();
            Some(
                undone(desk, &sitting, say(lang, "post-taken-back", &Args::new().with("player", player)))
                    .await,
            )
        }
        invitation::OPEN => invitation::message(&sitting, post),
        invitation::CLOSED => invitation::closed(&sitting, post)?,
        "remind" => remind(&sitting, &post.payload),
        "abandoned" => {
            Some(Reply::text(say(lang, "post-abandoned", &Args::new().with("number", number.get()))))
        }
        "consent" => {
            let id = ConsentId::new(post.payload["consent"].as_u64().unwrap_or(0));
            consent::message(&sitting, &desk.store.consent(id).await?)
        }
        other => {
            tracing::error!(kind = other, "an outbox row of unknown kind is skipped");
            None
        }
    })
}

async fn opening(desk: &Desk, sitting: &Sitting) -> Result<Reply, Error> {
    let lang = sitting.channel_lang();
    let voice = sitting.voice(lang);
    let (position, events) = sitting.table.opening().map_err(|error| Error::Fault(error.to_string()))?;
    let told = events.iter().filter_map(|event| event.tell(Viewer::Public));
    let lines: Vec<String> = told.map(|phrase| format!("• {}", voice.phrase(&phrase))).collect();
    let order: Vec<String> = (0..sitting.names.len()).map(|index| voice.name(Seat(index as u8))).collect();
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
    let called =
        call(sitting, position.due(), &mut text, |seat| voice.phrase(&position.task(seat, Viewer::Public)));
    let scene = Scene::plain(archipel_render::What::Board);
    let picture = desk.studio.draw_view(sitting, position.view(Viewer::Public), scene, lang).await;
    let reply = Reply { mentions: called, ..Reply::text(text.join("\n")) };
    Ok(reply.picture(picture).buttons(table_buttons(sitting)))
}

async fn turn(desk: &Desk, sitting: &Sitting, n: u32) -> Result<Option<Reply>, Error> {
    let lang = sitting.channel_lang();
    let voice = sitting.voice(lang);
    let chapter = sitting.table.chapter(n);
    // Taken back by consent before it was told.
    let Some(last) = chapter.last().filter(|step| step.n == n) else { return Ok(None) };
    let position = |n| sitting.table.position_at(n).map_err(|error| Error::Fault(error.to_string()));
    let after = position(n)?;
    let before = position(chapter[0].n - 1)?;
    let heading = Args::new()
        .with("title", voice.say("title", &Args::new()))
        .with("number", sitting.game.number.get())
        .with("round", before.progress().round);
    let mut text = vec![say(lang, "panel-heading", &heading)];
    let lines: Vec<String> =
        chapter.iter().flat_map(|step| look::tell(step, Viewer::Public, &voice)).collect();
    text.push(join_lines(lang, &lines, MAX_LINES));
    // Of those who became due, whoever has acted since is not called any more.
    let due: Seats =
        last.newly_due.iter().filter(|seat| sitting.table.position().due().contains(*seat)).collect();
    let called = call(sitting, due, &mut text, |seat| voice.phrase(&after.task(seat, Viewer::Public)));
    let mut reply = Reply { mentions: called, ..Reply::default() };
    if after.outcome().is_some() {
        text.extend(ending(sitting));
        let id = ComponentId::new(sitting.game.number, 0, Press::Rematch);
        let button = |press, key: &str| {
            Button::new(ComponentId::new(sitting.game.number, 0, press), say(lang, key, &Args::new()))
        };
        reply = reply.buttons(vec![
            Button::new(id, say(lang, "button-rematch", &Args::new())).style(ButtonStyle::Success),
            button(Press::Score, "button-score"),
            button(Press::Log(0), "button-log"),
        ]);
    } else {
        reply = reply.buttons(table_buttons(sitting));
    }
    reply.text = text.join("\n");
    for scene in Scene::of_changes(&before, &after, last.seat) {
        reply = reply.picture(desk.studio.draw_view(sitting, after.view(Viewer::Public), scene, lang).await);
    }
    Ok(Some(reply))
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

async fn undone(desk: &Desk, sitting: &Sitting, told: String) -> Reply {
    let lang = sitting.channel_lang();
    let voice = sitting.voice(lang);
    let position = sitting.table.position();
    let mut text = vec![told];
    let called =
        call(sitting, position.due(), &mut text, |seat| voice.phrase(&position.task(seat, Viewer::Public)));
    let scene = Scene::plain(archipel_render::What::Board);
    let picture = desk.studio.draw(sitting, Viewer::Public, scene, lang).await;
    let reply = Reply { mentions: called, ..Reply::text(text.join("\n")) };
    reply.picture(picture).buttons(table_buttons(sitting))
}

fn remind(sitting: &Sitting, payload: &serde_json::Value) -> Option<Reply> {
    let user = UserId::new(payload["user"].as_u64()?);
    let seat = sitting.seat_of(user)?;
    let position = sitting.table.position();
    if !position.due().contains(seat) {
        return None;
    }
    let lang = sitting.channel_lang();
    let voice = sitting.voice(lang);
    let mut text = vec![format!("⏰ {}", say(lang, "post-reminder", &Args::new()))];
    let called =
        call(sitting, Seats::one(seat), &mut text, |seat| voice.phrase(&position.task(seat, Viewer::Public)));
    let reply = Reply { mentions: called, ..Reply::text(text.join("\n")) };
    Some(reply.buttons(table_buttons(sitting)))
}

/// Adds a line for each who is called, and says whom to ping.
fn call(sitting: &Sitting, due: Seats, text: &mut Vec<String>, task: impl Fn(Seat) -> String) -> Vec<UserId> {
    for seat in due.iter() {
        if let Some(seated) = sitting.game.seated(seat) {
            text.push(format!("👉 <@{}> — {}", seated.user, task(seat)));
        }
    }
    sitting.users(due)
}

fn table_buttons(sitting: &Sitting) -> Vec<Button> {
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
