//! Routes button presses and menu selections to their handlers.

use std::sync::Arc;

use archipel_rules::Id;
use archipel_store::{AlarmKind, CancelAlarms, ChangeContext, GameNumber, MessageId, Status};
use archipel_words::{Args, tr};
use serenity::all::{
    ChannelId, ChannelType, ComponentInteraction, ComponentInteractionDataKind, CreateThread, Http, Message,
    MessageFlags,
};

use crate::app::App;
use crate::commands::help;
use crate::custom_id::{ComponentId, Press, RulesPage, decode_path};
use crate::error::{Denial, Error};
use crate::game_service::Change;
use crate::invocation::{Invocation, Visibility, shown_for};
use crate::open_panels::PanelMark;
use crate::panel::Asking;
use crate::reply::Reply;
use crate::responder::Responder;
use crate::schedule::reminders;
use crate::views::Form;
use crate::votes::{absence, undo};
use crate::{guided_game, legend, lessons, lobby, panel, rule_pages, views};

/// Answers any component interaction.
pub async fn handle(
    app: &Arc<App>,
    http: &Arc<Http>,
    interaction: &ComponentInteraction,
) -> Result<(), Error> {
    let invocation = Invocation::of_component(interaction);
    let responder = Responder::of_component(http, interaction);
    let id = ComponentId::decode(&interaction.data.custom_id);
    let shown = match &id {
        Some(ComponentId { press: Press::Why(_), .. }) => Visibility::Privately,
        Some(id) if id.press.changes_its_message() => Visibility::InPlace,
        Some(id) if id.opens_beside() => Visibility::Privately,
        _ => shown_for(interaction),
    };
    if let Some(ComponentId { game, press: Press::Replay, .. }) = id {
        let asker = invocation.clone();
        let loaded = async {
            app.games.row_for(&asker, game).await?;
            app.games.load(game).await
        };
        return views::replay(app, responder, invocation, shown, loaded).await;
    }
    let value = match &interaction.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.first().cloned(),
        _ => None,
    };
    let work = async {
        let id = id.ok_or(Error::Denied(Denial::OldButton))?;
        find_card(app, &id, &interaction.message).await?;
        press(app, http, &invocation, id, value.as_deref()).await
    };
    responder.answer(app, &invocation, shown, work).await
}

impl Press {
    fn is_on_a_lobby_card(&self) -> bool {
        matches!(
            self,
            Press::Join
                | Press::Leave
                | Press::Computers
                | Press::Options
                | Press::Start
                | Press::Language(_)
        )
    }

    /// Does the press update the public message that it is on?
    fn changes_its_message(&self) -> bool {
        matches!(
            self,
            Press::Join
                | Press::Leave
                | Press::Start
                | Press::Language(_)
                | Press::Consent(..)
                | Press::Vote(..)
        )
    }
}

impl ComponentId {
    /// Does the press on a panel open a message beside it? The pages of such a message have no entry number and replace
    /// each other.
    fn opens_beside(&self) -> bool {
        let look = matches!(
            self.press,
            Press::Hand | Press::Board | Press::Island(_) | Press::Log(_) | Press::Score | Press::History(_)
        );
        // The picture above the legend's button stays.
        let legend = matches!(self.press, Press::Legend(_, None));
        (look && self.entry > 0) || legend || self.press == Press::OfferUndo
    }
}

/// A crash may come between posting a lobby card and storing its message id; a press on the card recovers the id.
async fn find_card(app: &App, id: &ComponentId, on: &Message) -> Result<(), Error> {
    let private = on.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
    if private || !id.press.is_on_a_lobby_card() {
        return Ok(());
    }
    // An unknown game is reported when the press is handled.
    let Ok(game) = app.store.game(id.game).await else { return Ok(()) };
    let lost = game.status == Status::Lobby && game.lobby_message.is_none();
    if lost && game.channel.get() == on.channel_id.get() {
        app.store.set_lobby_message(id.game, MessageId::new(on.id.get())).await?;
    }
    Ok(())
}

async fn press(
    app: &Arc<App>,
    http: &Arc<Http>,
    invocation: &Invocation,
    id: ComponentId,
    value: Option<&str>,
) -> Result<Reply, Error> {
    // These belong to no game: anybody may press them anywhere.
    match id.press {
        Press::Help(page) => return help::page(app, invocation, page).await,
        Press::Lessons => return help::lesson_here(app, invocation).await,
        Press::Learn(game, card) => return lessons::card(app, invocation, game, card).await,
        Press::TryGame(game) => return guided_game::start(app, http, invocation, game).await,
        Press::Rules(page) => return Ok(rule_pages::page(invocation.lang, page.as_ref())),
        Press::Why(page) => return Ok(rule_pages::page(invocation.lang, Some(&page))),
        Press::RulesMenu(shelf, _) => {
            let page = RulesPage { shelf, topic: value.and_then(Id::parse), number: 0 };
            return Ok(rule_pages::page(invocation.lang, Some(&page)));
        }
        Press::Legend(game, page) => return Ok(legend::legend(game, invocation.lang, page.unwrap_or(0))),
        _ => {}
    }
    app.games.row_for(invocation, id.game).await?;
    if let Some(reply) = press_in_lobby(app, http, invocation, &id, value).await? {
        return Ok(reply);
    }
    let loaded = app.games.load(id.game).await?;
    match id.press {
        Press::Play => panel::open(app, invocation, &loaded, None).await,
        Press::Answer(mut path) => {
            path.extend(value.map(parse).transpose()?.unwrap_or_default());
            panel::answer(app, invocation, &loaded, id.entry, &path, Asking::Usual).await
        }
        Press::Detail(mut path) => {
            path.extend(value.map(parse).transpose()?.unwrap_or_default());
            panel::answer(app, invocation, &loaded, id.entry, &path, Asking::Everything).await
        }
        Press::Confirm(path) => {
            panel::answer(app, invocation, &loaded, id.entry, &path, Asking::Confirmed).await
        }
        Press::Reply(path) => panel::reply_to_offer(app, invocation, &loaded, &path).await,
        Press::Undo => mark(app, invocation, &loaded, id.entry, &Change::Undo).await,
        Press::OfferUndo => offer_undo(app, invocation, &loaded, id.entry).await,
        Press::Redo => mark(app, invocation, &loaded, id.entry, &Change::Redo).await,
        Press::Hand => views::hand(app, invocation, &loaded, Form::Picture).await,
        Press::Board => views::board(app, invocation, &loaded, Form::Picture).await,
        Press::Island(seat) => {
            views::island(app, invocation, &loaded, archipel_rules::Seat(seat), Form::Picture).await
        }
        Press::OwnIsland => {
            // Spectators see the first island, with buttons to the others.
            let own = loaded.seat_of(invocation.user).unwrap_or(archipel_rules::Seat(0));
            views::island(app, invocation, &loaded, own, Form::Picture).await
        }
        Press::Log(page) => views::log(invocation, &loaded, page),
        Press::Score => Ok(views::score(app, invocation, &loaded, Form::Picture).await),
        Press::History(turn) => views::history(app, invocation, &loaded, turn, Form::Picture).await,
        Press::AskUndo(from) => undo::ask(app, invocation, &loaded, id.entry, from).await,
        Press::Consent(vote, yes) => undo::answer(app, invocation, &loaded, vote, yes).await,
        Press::Vote(vote, choice) => absence::vote(app, invocation, &loaded, vote, choice).await,
        Press::Back => {
            absence::come_back(app, invocation, &loaded).await?;
            let note = tr(invocation.lang, "came-back", &Args::new());
            panel::open(app, invocation, &loaded, Some(note)).await
        }
        Press::StopTips => {
            loaded.own_seat(invocation.user)?;
            guided_game::stop_tips(app, &loaded.row).await?;
            let fresh = app.games.load(id.game).await?;
            let note = tr(invocation.lang, "tips-stopped", &Args::new());
            panel::open(app, invocation, &fresh, Some(note)).await
        }
        Press::Join
        | Press::Leave
        | Press::Start
        | Press::Options
        | Press::Computers
        | Press::AddComputer(_)
        | Press::Dismiss(_)
        | Press::SetOption(_)
        | Press::Language(_)
        | Press::Abandon
        | Press::Thread(_)
        | Press::Snooze(_)
        | Press::Replay
        | Press::Rules(_)
        | Press::RulesMenu(..)
        | Press::Why(_)
        | Press::Help(_)
        | Press::Lessons
        | Press::Learn(..)
        | Press::TryGame(_)
        | Press::Legend(..)
        | Press::Rematch => Err(Error::Denied(Denial::OldButton)),
    }
}

/// The buttons that need no loaded game: those of the lobby, of reminders and of a game that is over.
async fn press_in_lobby(
    app: &Arc<App>,
    http: &Arc<Http>,
    invocation: &Invocation,
    id: &ComponentId,
    value: Option<&str>,
) -> Result<Option<Reply>, Error> {
    let reply = match &id.press {
        Press::Join => lobby::join(app, invocation, id.game).await?,
        Press::Leave => lobby::leave(app, invocation, id.game).await?,
        Press::Start => lobby::start(app, invocation, id.game).await?,
        Press::Options => {
            let card = lobby::options_card(app, invocation, id.game, value).await?;
            // What was chosen for a game that has begun has no controls.
            if card.rows.is_empty() { card } else { until_the_start(id.game, card) }
        }
        Press::Computers => until_the_start(id.game, lobby::ai_card(app, invocation, id.game).await?),
        Press::AddComputer(level) => {
            let (game, reply) = lobby::add_ai(app, invocation, id.game, level.id()).await?;
            lobby::refresh_card(http, &game).await;
            until_the_start(id.game, reply)
        }
        Press::Dismiss(name) => {
            let (game, reply) = lobby::dismiss_ai(app, invocation, id.game, name.as_str()).await?;
            lobby::refresh_card(http, &game).await;
            until_the_start(id.game, reply)
        }
        Press::SetOption(option) => {
            let value = value.unwrap_or_default();
            let (game, reply) = lobby::set_option(app, invocation, id.game, option.as_str(), value).await?;
            lobby::refresh_card(http, &game).await;
            until_the_start(id.game, reply)
        }
        Press::Language(code) => lobby::set_language(app, invocation, id.game, code.as_str()).await?,
        Press::Thread(game) => thread(app, http, invocation, *game).await?,
        Press::Snooze(games) => snooze(app, invocation, games).await?,
        Press::Abandon => lobby::abandon(app, invocation, id.game).await?,
        Press::Rematch => lobby::rematch(app, invocation, id.game).await?,
        _ => return Ok(None),
    };
    Ok(Some(reply))
}

async fn mark(
    app: &Arc<App>,
    invocation: &Invocation,
    loaded: &Arc<crate::loaded_game::LoadedGame>,
    entry: u32,
    change: &Change,
) -> Result<Reply, Error> {
    match app
        .games
        .act(loaded.row.number, invocation.user, Some(entry), change, &invocation.context(app.clock.now()))
        .await
    {
        Ok(fresh) => panel::open(app, invocation, &fresh, None).await,
        Err(Error::Stale(_)) => panel::stale(app, invocation, loaded).await,
        Err(error) => Err(error),
    }
}

/// The controls of a lobby turn into the panel when the game starts.
fn until_the_start(game: GameNumber, controls: Reply) -> Reply {
    controls.kept_up_to_date(PanelMark { game, waits: true })
}

/// What `/undo` would offer: the undo itself, or to ask the others for it.
async fn offer_undo(
    app: &Arc<App>,
    invocation: &Invocation,
    loaded: &Arc<crate::loaded_game::LoadedGame>,
    entry: u32,
) -> Result<Reply, Error> {
    match loaded.undoable(loaded.own_seat(invocation.user)?) {
        Ok(_) => mark(app, invocation, loaded, entry, &Change::Undo).await,
        Err(refusal) => undo::offer(loaded, invocation, &refusal),
    }
}

/// Opens a thread for a second game in a channel.
async fn thread(app: &Arc<App>, http: &Arc<Http>, invocation: &Invocation, game: Id) -> Result<Reply, Error> {
    let translator = archipel_words::Translator {
        lang: invocation.channel_lang,
        game: Some(lobby::game_named(game.as_str())?),
        names: &[],
        icons: false,
    };
    let title = translator.tr("title", &Args::new());
    let new = CreateThread::new(title).kind(ChannelType::PublicThread);
    let thread = ChannelId::new(invocation.channel.get()).create_thread(http, new).await?;
    lobby::create_in(app, invocation, game, archipel_store::ChannelId::new(thread.id.get())).await
}

/// Snoozes the presser's own reminders of these games.
async fn snooze(app: &Arc<App>, invocation: &Invocation, games: &[GameNumber]) -> Result<Reply, Error> {
    let now = app.clock.now();
    let mut until = None;
    for number in games {
        let game = app.games.row_for(invocation, *number).await?;
        let loaded = app.games.load(*number).await?;
        let seat = loaded.own_seat(invocation.user)?;
        if !game.status.is_open() || !loaded.table.position().due().contains(seat) {
            continue;
        }
        let alarm = reminders::snoozed(invocation.user, &game, now);
        until = until.max(Some(alarm.due_at));
        let cancel = [CancelAlarms { kind: Some(AlarmKind::Reminder), user: Some(invocation.user) }];
        // A repeated delivery sets the same alarm, which its dedup key ignores.
        app.store.change_alarms(*number, &cancel, &[alarm], &ChangeContext::clock(now)).await?;
    }
    let until = until.ok_or(Error::Denied(Denial::NothingDue))?;
    let args = Args::new().with("when", archipel_words::timestamps::relative(until / 1000));
    Ok(Reply::text(tr(invocation.lang, "snoozed", &args)))
}

/// The value of a menu: one answer or several.
fn parse(value: &str) -> Result<Vec<Id>, Error> {
    decode_path(value).ok_or(Error::Denied(Denial::OldButton))
}
