//! Taking back more than one may alone: the others are asked, and all must agree. Computer players always do: whoever is
//! alone with them is granted it at once.

use std::sync::Arc;

use archipel_rules::{Reveal, Viewer};
use archipel_store::{Consent, ConsentId, ConsentStatus, NewConsent, NewPost, StoreError, UserId};
use archipel_words::{Args, join_lines, say};
use serde_json::json;
use serenity::all::ButtonStyle;

use crate::component::{ComponentId, Press};
use crate::desk::Desk;
use crate::error::Error;
use crate::hall::{Deed, Sitting};
use crate::look;
use crate::panel;
use crate::reply::{Button, Reply};
use crate::request::Request;
use crate::time::pause;

const KIND: &str = "undo";
const MAX_LINES: usize = 1200;

/// What is said to somebody whose last deed cannot be taken back freely: why, and the way that is left.
pub fn offer(
    sitting: &Sitting,
    request: &Request,
    refusal: &archipel_rules::Refusal,
) -> Result<Reply, Error> {
    let seat = sitting.own_seat(request.user)?;
    let voice = sitting.voice(request.lang);
    let own = sitting.table.steps().iter().rev().find(|step| step.seat == seat && !step.aside);
    let text = format!("✋ {}", voice.refusal(refusal));
    let Some(own) = own else { return Ok(Reply::text(text)) };
    let id = ComponentId::new(sitting.game.number, sitting.table.next_number(), Press::AskUndo(own.n));
    let alone = sitting.game.people().count() < 2;
    let label = say(request.lang, if alone { "button-undo-anyway" } else { "button-ask-undo" }, &Args::new());
    let button = Button::new(id, label).style(ButtonStyle::Primary);
    Ok(Reply::text(text).buttons(vec![button]))
}

/// Asks the table.
pub async fn ask(
    desk: &Desk,
    request: &Request,
    sitting: &Sitting,
    entry: u32,
    from: u32,
) -> Result<Reply, Error> {
    let seat = sitting.own_seat(request.user)?;
    if entry != sitting.table.next_number() {
        return Err(Error::Stale(sitting.game.number));
    }
    if !sitting.table.steps().iter().any(|step| step.n == from && step.seat == seat && !step.aside) {
        return Err(Error::Denied("denied-old-button"));
    }
    let payload = json!({ "from": from, "entry": entry });
    let alone = sitting.game.people().count() < 2;
    let question = [NewPost::new(sitting.game.channel, "consent", json!({ "kind": KIND }))];
    let new = NewConsent {
        game: sitting.game.number,
        kind: KIND,
        asked_by: request.user,
        payload: &payload,
        posts: if alone { &[] } else { &question },
    };
    let cause = request.cause(desk.clock.now());
    let asked = match desk.store.ask_consent(&new, &cause).await {
        Err(StoreError::Repeated { .. }) => {
            return Ok(Reply::text(say(request.lang, "consent-asked", &Args::new())));
        }
        // An earlier question that the game has overtaken is in nobody's way.
        Err(StoreError::AlreadyAsked { open, .. }) => {
            let old = desk.store.consent(open).await?;
            if old.payload["entry"] == json!(entry) {
                return Err(Error::Denied("denied-already-asked"));
            }
            let clock = archipel_store::Cause::clock(desk.clock.now());
            desk.store.close_consent(open, ConsentStatus::Withdrawn, &[], &clock).await?;
            desk.store.ask_consent(&new, &cause).await?
        }
        asked => asked?,
    };
    if alone {
        let fresh = grant(desk, &asked).await?;
        let note = say(request.lang, "undone", &Args::new());
        return panel::open(desk, request, &fresh, Some(note)).await;
    }
    desk.courier.notify_one();
    Ok(Reply::text(say(request.lang, "consent-asked", &Args::new())))
}

/// The one message that all answer on. `None` when it is too late to ask.
pub fn message(sitting: &Sitting, consent: &Consent) -> Option<Reply> {
    let lang = sitting.channel_lang();
    let voice = sitting.voice(lang);
    let asker = Args::new().with("player", voice.name(sitting.seat_of(consent.asked_by)?));
    let mut text = match consent.kind.as_str() {
        pause::PAUSE => vec![say(lang, "consent-pause", &asker)],
        pause::RESUME => vec![say(lang, "consent-resume", &asker)],
        _ => what_to_undo(sitting, consent, say(lang, "consent-question", &asker))?,
    };
    for seat in &sitting.game.seats {
        if let Some(agrees) = seat.user().and_then(|user| consent.answers.get(&user)) {
            text.push(format!("{} {}", if *agrees { "✅" } else { "❌" }, voice.name(seat.seat)));
        }
    }
    let status = match consent.status {
        ConsentStatus::Open => None,
        ConsentStatus::Granted => Some(match consent.kind.as_str() {
            pause::PAUSE => "consent-paused",
            pause::RESUME => "consent-resumed",
            _ => "consent-granted",
        }),
        ConsentStatus::Refused => Some("consent-refused"),
        ConsentStatus::Withdrawn => Some("consent-withdrawn"),
    };
    text.extend(status.map(|key| say(lang, key, &Args::new())));
    if consent.status != ConsentStatus::Open {
        return Some(Reply::text(text.join("\n")));
    }
    // Whoever has not answered yet is called.
    let silent = |user: &UserId| *user != consent.asked_by && !consent.answers.contains_key(user);
    let called: Vec<UserId> = sitting.game.people().filter(silent).collect();
    text.push(called.iter().map(|user| format!("<@{user}>")).collect::<Vec<_>>().join(" "));
    let button = |yes, key: &str| {
        let id = ComponentId::new(sitting.game.number, 0, Press::Consent(consent.id, yes));
        Button::new(id, say(lang, key, &Args::new()))
    };
    let reply = Reply { mentions: called, ..Reply::text(text.join("\n")) };
    Some(reply.buttons(vec![
        button(true, "button-agree").style(ButtonStyle::Success),
        button(false, "button-refuse").style(ButtonStyle::Danger),
    ]))
}

/// What would be taken back, and whether something was seen since.
fn what_to_undo(sitting: &Sitting, consent: &Consent, question: String) -> Option<Vec<String>> {
    let lang = sitting.channel_lang();
    let from = u32::try_from(consent.payload["from"].as_u64()?).ok()?;
    let steps: Vec<_> = sitting.table.steps().iter().filter(|step| step.n >= from).collect();
    let voice = sitting.voice(lang);
    let seen: Vec<String> =
        steps.iter().flat_map(|step| look::tell(&step.events, Viewer::Public, &voice)).collect();
    let mut text = vec![question, join_lines(lang, &seen, MAX_LINES)];
    if steps.iter().any(|step| step.reveal != Reveal::Nothing) {
        text.push(say(lang, "consent-revealed", &Args::new()));
    }
    Some(text)
}

/// All agree.
async fn grant(desk: &Desk, consent: &Consent) -> Result<Arc<Sitting>, Error> {
    let number = |field: &str| consent.payload[field].as_u64().and_then(|n| u32::try_from(n).ok());
    let deed = Deed::UndoByConsent(number("from").unwrap_or(0), consent.id);
    let cause = archipel_store::Cause::clock(desk.clock.now());
    desk.act(consent.game, consent.asked_by, number("entry"), &deed, &cause).await
}

/// Somebody answers on the message.
pub async fn answer(
    desk: &Desk,
    request: &Request,
    sitting: &Arc<Sitting>,
    id: ConsentId,
    yes: bool,
) -> Result<Reply, Error> {
    sitting.own_seat(request.user)?;
    let consent = desk.store.consent(id).await?;
    if consent.game != sitting.game.number {
        return Err(Error::Denied("denied-old-button"));
    }
    if consent.asked_by == request.user {
        return Err(Error::Denied("denied-own-question"));
    }
    let now = desk.clock.now();
    let overtaken = consent.kind == KIND && consent.payload["entry"] != json!(sitting.table.next_number());
    let consent = match desk.store.answer_consent(id, request.user, yes, &request.cause(now)).await {
        Err(StoreError::Repeated { .. }) => desk.store.consent(id).await?,
        consent => consent?,
    };
    let clock = archipel_store::Cause::clock(now);
    let others = || sitting.game.people().filter(|user| *user != consent.asked_by);
    let consent = if overtaken {
        desk.store.close_consent(id, ConsentStatus::Withdrawn, &[], &clock).await?
    } else if !yes {
        desk.store.close_consent(id, ConsentStatus::Refused, &[], &clock).await?
    } else if others().all(|user| consent.answers.get(&user) == Some(&true)) {
        if consent.kind != KIND {
            pause::grant(desk, sitting, &consent.kind, id).await?;
            return message(sitting, &Consent { status: ConsentStatus::Granted, ..consent })
                .ok_or(Error::Denied("denied-question-closed"));
        }
        let shown = message(sitting, &Consent { status: ConsentStatus::Granted, ..consent.clone() });
        grant(desk, &consent).await?;
        return shown.ok_or(Error::Denied("denied-question-closed"));
    } else {
        consent
    };
    message(sitting, &consent).ok_or(Error::Denied("denied-question-closed"))
}
