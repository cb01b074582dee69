//! Presses of buttons and choices in menus: decoded, sent to where they belong.

use std::sync::Arc;

use archipel_rules::Id;
use archipel_store::{CancelAlarms, Cause, GameNumber, MessageId, Status};
use archipel_words::{Args, say};
use serenity::all::{
    ChannelId, ChannelType, ComponentInteraction, ComponentInteractionDataKind, CreateThread, Http, Message,
    MessageFlags,
};

use crate::component::{ComponentId, Press};
use crate::desk::Desk;
use crate::error::Error;
use crate::hall::Deed;
use crate::look::Form;
use crate::reply::Reply;
use crate::request::{Door, Request, Shown, shown_for};
use crate::time::{absence, reminders};
use crate::{computer, consent, invitation, lobby, look, panel};

/// Answers a component interaction, whatever it is.
pub async fn handle(
    desk: &Arc<Desk>,
    http: &Arc<Http>,
    interaction: &ComponentInteraction,
) -> Result<(), Error> {
    let request = Request::of_component(interaction);
    let door = Door::of_component(http, interaction);
    let id = ComponentId::decode(&interaction.data.custom_id);
    let shown = match &id {
        Some(id) if id.press.changes_its_message() => Shown::InPlace,
        _ => shown_for(interaction),
    };
    if let Some(ComponentId { game, press: Press::Replay, .. }) = id {
        let asker = request.clone();
        let sitting = async {
            desk.game_of(&asker, game).await?;
            desk.sitting(game).await
        };
        return look::replay(desk, door, request, shown, sitting).await;
    }
    let value = match &interaction.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.first().cloned(),
        _ => None,
    };
    let work = async {
        let id = id.ok_or(Error::Denied("denied-old-button"))?;
        find_card(desk, &id, &interaction.message).await?;
        press(desk, http, &request, id, value.as_deref()).await
    };
    door.answer(desk, &request, shown, work).await
}

impl Press {
    fn is_on_a_lobby_card(&self) -> bool {
        matches!(self, Press::Join | Press::Leave | Press::Computers | Press::Options | Press::Start)
    }

    /// Cards of the whole channel that are redrawn in place by a press.
    fn changes_its_message(&self) -> bool {
        matches!(self, Press::Join | Press::Leave | Press::Start | Press::Consent(..) | Press::Vote(..))
    }
}

/// A crash may have come between a lobby's card and the note of where it is: whoever presses on it shows it.
async fn find_card(desk: &Desk, id: &ComponentId, on: &Message) -> Result<(), Error> {
    let private = on.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
    if private || !id.press.is_on_a_lobby_card() {
        return Ok(());
    }
    // Of a game that is not known, the press itself is told.
    let Ok(game) = desk.store.game(id.game).await else { return Ok(()) };
    let lost = game.status == Status::Lobby && game.lobby_message.is_none();
    if lost && game.channel.get() == on.channel_id.get() {
        desk.store.set_lobby_message(id.game, MessageId::new(on.id.get())).await?;
    }
    Ok(())
}

async fn press(
    desk: &Arc<Desk>,
    http: &Arc<Http>,
    request: &Request,
    id: ComponentId,
    value: Option<&str>,
) -> Result<Reply, Error> {
    desk.game_of(request, id.game).await?;
    match id.press {
        Press::Join => return lobby::join(desk, request, id.game).await,
        Press::Leave => return lobby::leave(desk, request, id.game).await,
        Press::Start => return lobby::start(desk, request, id.game).await,
        Press::Options => return lobby::options_card(desk, request, id.game, value).await,
        Press::Computers => return computer::card(desk, request, id.game).await,
        Press::AddComputer(level) => {
            let (game, reply) = computer::add(desk, request, id.game, level.id()).await?;
            lobby::refresh_card(http, &game).await;
            return Ok(reply);
        }
        Press::Dismiss(name) => {
            let (game, reply) = computer::dismiss(desk, request, id.game, name.as_str()).await?;
            lobby::refresh_card(http, &game).await;
            return Ok(reply);
        }
        Press::SetOption(option) => {
            let (game, reply) =
                lobby::set_option(desk, request, id.game, option.as_str(), value.unwrap_or_default()).await?;
            lobby::refresh_card(http, &game).await;
            return Ok(reply);
        }
        Press::Thread(game) => return thread(desk, http, request, game).await,
        Press::Snooze(games) => return snooze(desk, request, &games).await,
        Press::Abandon => return lobby::abandon(desk, request, id.game).await,
        Press::Rematch => return lobby::rematch(desk, request, id.game).await,
        _ => {}
    }
    let sitting = desk.sitting(id.game).await?;
    match id.press {
        Press::Play => panel::open(desk, request, &sitting, None).await,
        Press::Answer(mut path) => {
            path.extend(value.map(parse).transpose()?);
            panel::answer(desk, request, &sitting, id.entry, &path, false).await
        }
        Press::Confirm(path) => panel::answer(desk, request, &sitting, id.entry, &path, true).await,
        Press::Reply(path) => invitation::reply(desk, request, &sitting, &path).await,
        Press::Undo => mark(desk, request, &sitting, id.entry, &Deed::Undo).await,
        Press::Redo => mark(desk, request, &sitting, id.entry, &Deed::Redo).await,
        Press::Hand => look::hand(desk, request, &sitting, Form::Picture).await,
        Press::Board => look::board(desk, request, &sitting, Form::Picture).await,
        Press::Island(seat) => {
            look::island(desk, request, &sitting, archipel_rules::Seat(seat), Form::Picture).await
        }
        Press::Log(page) => look::log(request, &sitting, page),
        Press::Score => Ok(look::score(desk, request, &sitting, Form::Picture).await),
        Press::History(turn) => look::history(desk, request, &sitting, turn, Form::Picture).await,
        Press::AskUndo(from) => consent::ask(desk, request, &sitting, id.entry, from).await,
        Press::Consent(consent, yes) => consent::answer(desk, request, &sitting, consent, yes).await,
        Press::Vote(ballot, choice) => absence::vote(desk, request, &sitting, ballot, choice).await,
        Press::Back => {
            absence::come_back(desk, request, &sitting).await?;
            let note = say(request.lang, "came-back", &Args::new());
            panel::open(desk, request, &sitting, Some(note)).await
        }
        Press::Join
        | Press::Leave
        | Press::Start
        | Press::Options
        | Press::Computers
        | Press::AddComputer(_)
        | Press::Dismiss(_)
        | Press::SetOption(_)
        | Press::Abandon
        | Press::Thread(_)
        | Press::Snooze(_)
        | Press::Replay
        | Press::Rematch => Err(Error::Denied("denied-old-button")),
    }
}

async fn mark(
    desk: &Arc<Desk>,
    request: &Request,
    sitting: &Arc<crate::hall::Sitting>,
    entry: u32,
    deed: &Deed,
) -> Result<Reply, Error> {
    match desk
        .act(sitting.game.number, request.user, Some(entry), deed, &request.cause(desk.clock.now()))
        .await
    {
        Ok(fresh) => panel::open(desk, request, &fresh, None).await,
        Err(Error::Stale(_)) => panel::stale(desk, request, sitting).await,
        Err(error) => Err(error),
    }
}

/// A thread of its own for a second game in a channel.
async fn thread(desk: &Arc<Desk>, http: &Arc<Http>, request: &Request, game: Id) -> Result<Reply, Error> {
    let voice = archipel_words::Voice {
        lang: request.channel_lang,
        game: Some(lobby::game_named(game.as_str())?),
        names: &[],
    };
    let title = voice.say("title", &Args::new());
    let new = CreateThread::new(title).kind(ChannelType::PublicThread);
    let thread = ChannelId::new(request.channel.get()).create_thread(http, new).await?;
    lobby::create_in(desk, request, game, archipel_store::ChannelId::new(thread.id.get())).await
}

/// Reminds of these games later, whoever presses: everybody has reminders of their own.
async fn snooze(desk: &Arc<Desk>, request: &Request, games: &[GameNumber]) -> Result<Reply, Error> {
    let now = desk.clock.now();
    let mut until = None;
    for number in games {
        let game = desk.game_of(request, *number).await?;
        let sitting = desk.sitting(*number).await?;
        let seat = sitting.own_seat(request.user)?;
        if !game.status.is_open() || !sitting.table.position().due().contains(seat) {
            continue;
        }
        let alarm = reminders::snoozed(request.user, &game, now);
        until = until.max(Some(alarm.due_at));
        let cancel = [CancelAlarms { kind: Some(reminders::KIND), user: Some(request.user) }];
        // Delivered twice, it is the same reminder twice: the key of the alarm guards it.
        desk.store.change_alarms(*number, &cancel, &[alarm], &Cause::clock(now)).await?;
    }
    let until = until.ok_or(Error::Denied("denied-nothing-due"))?;
    let args = Args::new().with("when", archipel_words::time::relative(until / 1000));
    Ok(Reply::text(say(request.lang, "snoozed", &args)))
}

fn parse(value: &str) -> Result<Id, Error> {
    Id::parse(value).ok_or(Error::Denied("denied-old-button"))
}
