//! Undo beyond what a player may undo alone: all other players must agree. Computer players always do, so a user alone
//! with them gets the undo at once.

use std::sync::Arc;

use archipel_rules::{Reveal, Viewer};
use archipel_store::{
    ChangeContext, Choice, Motion, NewPost, NewVote, PostBody, StoreError, UndoRange, UserId, Vote, VoteId,
    VoteKind, VoteStatus,
};
use archipel_words::{Args, join_lines, tr};
use serenity::all::ButtonStyle;

use super::pause::{self, Transition};
use crate::app::App;
use crate::custom_id::{ComponentId, Press};
use crate::error::{Denial, Error, why};
use crate::game_service::Change;
use crate::invocation::Invocation;
use crate::loaded_game::{LoadedGame, event_lines};
use crate::panel;
use crate::reply::{Button, Reply};

const MAX_LINES: usize = 1200;

/// Tells a user why their last action cannot be undone freely, and offers to ask the others.
pub fn offer(
    loaded: &LoadedGame,
    invocation: &Invocation,
    refusal: &archipel_rules::Refusal,
) -> Result<Reply, Error> {
    let seat = loaded.own_seat(invocation.user)?;
    let translator = loaded.translator(invocation.lang);
    let own = loaded.table.steps().iter().rev().find(|step| step.seat == seat && !step.out_of_turn);
    let text = format!("✋ {}", translator.refusal(refusal));
    let why = why(loaded.row.game, refusal, invocation.lang);
    let Some(own) = own else { return Ok(Reply::text(text).buttons(why.into_iter().collect())) };
    let id = ComponentId::new(loaded.row.number, loaded.table.next_number(), Press::AskUndo(own.n));
    let alone = loaded.row.users().count() < 2;
    let label =
        tr(invocation.lang, if alone { "button-undo-anyway" } else { "button-ask-undo" }, &Args::new());
    let button = Button::new(id, label).style(ButtonStyle::Primary);
    Ok(Reply::text(text).buttons([button].into_iter().chain(why).collect()))
}

/// Opens a vote about the undo.
pub async fn ask(
    app: &App,
    invocation: &Invocation,
    loaded: &LoadedGame,
    entry: u32,
    from: u32,
) -> Result<Reply, Error> {
    let seat = loaded.own_seat(invocation.user)?;
    if entry != loaded.table.next_number() {
        return Err(Error::Stale(loaded.row.number));
    }
    if !loaded.table.steps().iter().any(|step| step.n == from && step.seat == seat && !step.out_of_turn) {
        return Err(Error::Denied(Denial::OldButton));
    }
    let range = UndoRange { from, entry };
    let alone = loaded.row.users().count() < 2;
    let question = [NewPost::new(loaded.row.channel, PostBody::Vote { kind: VoteKind::Undo })];
    let new = NewVote {
        game: loaded.row.number,
        motion: Motion::Undo(range),
        started_by: invocation.user,
        posts: if alone { &[] } else { &question },
    };
    let context = invocation.context(app.clock.now());
    let asked = match app.store.open_vote(&new, &context).await {
        Err(StoreError::Repeated { .. }) => {
            return Ok(Reply::text(tr(invocation.lang, "consent-asked", &Args::new())));
        }
        // An earlier vote that is void because the game has continued is withdrawn.
        Err(StoreError::VoteIsOpen { open, .. }) => {
            let old = app.store.vote(open).await?;
            if matches!(old.motion, Motion::Undo(range) if range.entry == entry) {
                return Err(Error::Denied(Denial::VoteIsOpen));
            }
            let clock = ChangeContext::clock(app.clock.now());
            app.store.close_vote(open, VoteStatus::Withdrawn, &[], &clock).await?;
            app.store.open_vote(&new, &context).await?
        }
        asked => asked?,
    };
    if alone {
        let fresh = grant(app, &asked, range, invocation.user).await?;
        let note = tr(invocation.lang, "undone", &Args::new());
        return panel::open(app, invocation, &fresh, Some(note)).await;
    }
    app.wakeups.outbox.notify_one();
    Ok(Reply::text(tr(invocation.lang, "consent-asked", &Args::new())))
}

/// The message with the voting buttons. `None` if the vote cannot be shown.
pub fn message(loaded: &LoadedGame, vote: &Vote) -> Option<Reply> {
    let lang = loaded.channel_lang();
    let translator = loaded.translator(lang);
    let asked_by = vote.started_by?;
    let asker = Args::new().with("player", translator.name(loaded.seat_of(asked_by)?));
    let mut text = match &vote.motion {
        Motion::Pause => vec![tr(lang, "consent-pause", &asker)],
        Motion::Resume => vec![tr(lang, "consent-resume", &asker)],
        Motion::Undo(range) => what_to_undo(loaded, range.from, tr(lang, "consent-question", &asker)),
        Motion::Absence(_) => return None,
    };
    for seat in &loaded.row.seats {
        if let Some(choice) = seat.user().and_then(|user| vote.ballots.get(&user)) {
            let agrees = *choice == Choice::Agree;
            text.push(format!("{} {}", if agrees { "✅" } else { "❌" }, translator.name(seat.seat)));
        }
    }
    let status = match vote.status {
        VoteStatus::Open => None,
        VoteStatus::Granted | VoteStatus::Decided(_) => Some(match vote.motion {
            Motion::Pause => "consent-paused",
            Motion::Resume => "consent-resumed",
            Motion::Undo(_) | Motion::Absence(_) => "consent-granted",
        }),
        VoteStatus::Refused => Some("consent-refused"),
        VoteStatus::Withdrawn => Some("consent-withdrawn"),
    };
    text.extend(status.map(|key| tr(lang, key, &Args::new())));
    if vote.status != VoteStatus::Open {
        return Some(Reply::text(text.join("\n")));
    }
    // Ping the users who have not answered yet.
    let silent = |user: &UserId| *user != asked_by && !vote.ballots.contains_key(user);
    let called: Vec<UserId> = loaded.row.users().filter(silent).collect();
    text.push(called.iter().map(|user| format!("<@{user}>")).collect::<Vec<_>>().join(" "));
    let button = |yes, key: &str| {
        let id = ComponentId::new(loaded.row.number, 0, Press::Consent(vote.id, yes));
        Button::new(id, tr(lang, key, &Args::new()))
    };
    let reply = Reply { mentions: called, ..Reply::text(text.join("\n")) };
    Some(reply.buttons(vec![
        button(true, "button-agree").style(ButtonStyle::Success),
        button(false, "button-refuse").style(ButtonStyle::Danger),
    ]))
}

/// The events that would be undone, and whether hidden information was revealed.
fn what_to_undo(loaded: &LoadedGame, from: u32, question: String) -> Vec<String> {
    let lang = loaded.channel_lang();
    let steps: Vec<_> = loaded.table.steps().iter().filter(|step| step.n >= from).collect();
    let translator = loaded.translator(lang);
    let seen: Vec<String> =
        steps.iter().flat_map(|step| event_lines(&step.events, Viewer::Public, &translator)).collect();
    let mut text = vec![question, join_lines(lang, &seen, MAX_LINES)];
    if steps.iter().any(|step| step.reveal != Reveal::Nothing) {
        text.push(tr(lang, "consent-revealed", &Args::new()));
    }
    text
}

/// Carries out the undo after all have agreed.
async fn grant(app: &App, vote: &Vote, range: UndoRange, asked_by: UserId) -> Result<Arc<LoadedGame>, Error> {
    let change = Change::UndoByConsent(range.from, vote.id);
    let context = ChangeContext::clock(app.clock.now());
    app.games.act(vote.game, asked_by, Some(range.entry), &change, &context).await
}

/// Answers a vote on its message.
pub async fn answer(
    app: &App,
    invocation: &Invocation,
    loaded: &Arc<LoadedGame>,
    id: VoteId,
    yes: bool,
) -> Result<Reply, Error> {
    loaded.own_seat(invocation.user)?;
    let vote = app.store.vote(id).await?;
    let Some(asked_by) = vote.started_by.filter(|_| vote.game == loaded.row.number) else {
        return Err(Error::Denied(Denial::OldButton));
    };
    if asked_by == invocation.user {
        return Err(Error::Denied(Denial::OwnVote));
    }
    let now = app.clock.now();
    let void = matches!(vote.motion, Motion::Undo(range) if range.entry != loaded.table.next_number());
    let choice = if yes { Choice::Agree } else { Choice::Refuse };
    let vote = match app.store.cast_ballot(id, invocation.user, choice, &invocation.context(now)).await {
        Err(StoreError::Repeated { .. }) => app.store.vote(id).await?,
        vote => vote?,
    };
    let clock = ChangeContext::clock(now);
    let mut others = loaded.row.users().filter(|user| *user != asked_by);
    let vote = if void {
        app.store.close_vote(id, VoteStatus::Withdrawn, &[], &clock).await?
    } else if !yes {
        app.store.close_vote(id, VoteStatus::Refused, &[], &clock).await?
    } else if others.all(|user| vote.ballots.get(&user) == Some(&Choice::Agree)) {
        match &vote.motion {
            Motion::Undo(range) => drop(grant(app, &vote, *range, asked_by).await?),
            Motion::Pause => pause::grant(app, loaded, Transition::Pause, id).await?,
            Motion::Resume => pause::grant(app, loaded, Transition::Resume, id).await?,
            Motion::Absence(_) => return Err(Error::Denied(Denial::OldButton)),
        }
        // Render the game as it was before, so that the message can list what was undone.
        Vote { status: VoteStatus::Granted, ..vote }
    } else {
        vote
    };
    message(loaded, &vote).ok_or(Error::Denied(Denial::VoteClosed))
}
