//! `/help` and `/learn`: what the bot can do, what waits for the user, and how to learn a game.

use archipel_rules::{GameId, Viewer};
use archipel_store::{Status, StoredGame};
use archipel_words::{Args, Lang, Localised, Translator, clip, join_lines, mention, tr};
use serenity::all::ButtonStyle;

use super::reminder_settings;
use super::{Command, Context, answer, invocation};
use crate::app::App;
use crate::custom_id::{ComponentId, HelpPage, Press};
use crate::error::Error;
use crate::invocation::{Invocation, Visibility};
use crate::legend;
use crate::lessons;
use crate::reply::{Button, Reply};

/// Maximum length of the lines of a page; leaves room for its heading.
const MAX_LINES: usize = 1850;
/// Maximum length of the description of a command.
const MAX_DESCRIPTION: usize = 70;

pub fn all() -> Vec<Command> {
    vec![help(), learn()]
}

/// Find out what to do next.
#[poise::command(slash_command)]
async fn help(ctx: Context<'_>) -> Result<(), Error> {
    let invocation = invocation(ctx);
    answer(ctx, Visibility::Privately, async { Ok(overview(invocation.lang)) }).await
}

/// Learn a game in five minutes.
#[poise::command(slash_command)]
async fn learn(
    ctx: Context<'_>,
    #[autocomplete = "super::game::complete_game"] game: Option<String>,
) -> Result<(), Error> {
    let (app, invocation) = (ctx.data(), invocation(ctx));
    answer(ctx, Visibility::Privately, async {
        match game {
            Some(name) => lessons::card(app, &invocation, crate::lobby::game_named(&name)?, 1).await,
            None => lesson_here(app, &invocation).await,
        }
    })
    .await
}

/// The lesson of the game in this channel, or else a choice of lessons.
pub async fn lesson_here(app: &App, invocation: &Invocation) -> Result<Reply, Error> {
    match app.games.row_in_channel(invocation.channel).await {
        Ok(here) => lessons::card(app, invocation, here.game, 1).await,
        Err(Error::Denied(_)) => Ok(lessons::choice(invocation.lang)),
        Err(error) => Err(error),
    }
}

/// A page of the help.
pub async fn page(app: &App, invocation: &Invocation, page: HelpPage) -> Result<Reply, Error> {
    let lang = invocation.lang;
    let reply = match page {
        HelpPage::Overview => return Ok(overview(lang)),
        HelpPage::Notifications => reminder_settings::current(app, invocation).await?,
        HelpPage::Commands(number) => return Ok(commands(lang, number)),
        HelpPage::Waiting => waiting(app, invocation).await?,
    };
    Ok(reply.buttons(vec![button(lang, Press::Help(HelpPage::Overview), "button-back")]))
}

fn overview(lang: Lang) -> Reply {
    let buttons = vec![
        button(lang, Press::Lessons, "button-help-learn").style(ButtonStyle::Success),
        button(lang, Press::Help(HelpPage::Waiting), "button-help-waiting").style(ButtonStyle::Primary),
        button(lang, Press::Help(HelpPage::Notifications), "button-help-notifications"),
        button(lang, Press::Help(HelpPage::Commands(0)), "button-help-commands"),
        legend::button(GameId::ALL[0], lang),
    ];
    Reply::text(tr(lang, "help-overview", &Args::new())).buttons(buttons)
}

fn button(lang: Lang, press: Press, key: &str) -> Button {
    Button::new(ComponentId::without_game(press), tr(lang, key, &Args::new()))
}

/// All commands by group: those for every day, those of `/game` and of `/remind`, and the typed actions of the games.
fn commands(lang: Lang, number: u8) -> Reply {
    let pages = command_pages(lang);
    let number = usize::from(number).min(pages.len() - 1);
    let to = |page: usize, key: &str| {
        let press = Press::Help(HelpPage::Commands(u8::try_from(page).unwrap_or(u8::MAX)));
        button(lang, press, key).enabled(page < pages.len())
    };
    let buttons = vec![
        button(lang, Press::Help(HelpPage::Overview), "button-back"),
        // Before the first page there is none: a number that no page has.
        to(number.checked_sub(1).unwrap_or(usize::from(u8::MAX)), "button-earlier"),
        to(number + 1, "button-later"),
    ];
    Reply::text(pages[number].clone()).buttons(buttons)
}

fn command_pages(lang: Lang) -> Vec<String> {
    let mut pages = Vec::new();
    let mut daily = Vec::new();
    for command in super::general() {
        if command.subcommands.is_empty() {
            daily.push(line(lang, &command.name, &format!("command-{}", command.name)));
            continue;
        }
        let below = command.subcommands.iter().map(|below| {
            line(
                lang,
                &format!("{}-{}", command.name, below.name),
                &format!("command-{}-{}", command.name, below.name),
            )
        });
        let heading = Localised::attr(&format!("command-{}", command.name), "description");
        pages.push(group(lang, &in_language(&heading, lang), &below.collect::<Vec<_>>()));
    }
    pages.insert(0, group(lang, &tr(lang, "help-daily", &Args::new()), &daily));
    let typed = super::game_actions::all();
    let typed: Vec<String> = GameId::ALL
        .iter()
        .zip(&typed)
        .map(|(game, command)| {
            let title =
                Translator { lang, game: Some(*game), names: &[], icons: false }.tr("title", &Args::new());
            let args = Args::new().with("command", format!("`/{}`", command.name)).with("what", title);
            tr(lang, "help-command", &args)
        })
        .collect();
    pages.push(group(lang, &tr(lang, "help-typed", &Args::new()), &typed));
    pages
}

fn group(lang: Lang, heading: &str, lines: &[String]) -> String {
    let heading = tr(lang, "help-group", &Args::new().with("heading", heading));
    format!("{heading}\n{}", join_lines(lang, lines, MAX_LINES))
}

fn line(lang: Lang, command: &str, key: &str) -> String {
    let what = clip(&in_language(&Localised::attr(key, "description"), lang), MAX_DESCRIPTION);
    let args = Args::new().with("command", mention(lang, command)).with("what", what);
    tr(lang, "help-command", &args)
}

fn in_language(text: &Localised, lang: Lang) -> String {
    let own = text.others.iter().find(|(locale, _)| Lang::from_locale(locale) == lang);
    own.map_or_else(|| text.base.clone(), |(_, text)| text.clone())
}

/// The games in which the user is due, with how long, what is to do, and a link.
async fn waiting(app: &App, invocation: &Invocation) -> Result<Reply, Error> {
    let lang = invocation.lang;
    let mut lines = Vec::new();
    let mut buttons = Vec::new();
    for game in app.store.games_of_user(invocation.user).await? {
        if game.status != Status::Running || game.paused_at.is_some() {
            continue;
        }
        if let Some(line) = due_line(app, invocation, &game).await? {
            lines.push(line);
            let label = tr(lang, "button-play", &Args::new());
            let id = ComponentId::new(game.number, 0, Press::Play);
            buttons.push(Button::new(id, format!("{label} · {}", game.number)).style(ButtonStyle::Success));
        }
    }
    if lines.is_empty() {
        return Ok(Reply::text(tr(lang, "help-nothing-waits", &Args::new())));
    }
    buttons.truncate(5);
    let heading = tr(lang, "help-waiting", &Args::new().with("count", lines.len()));
    Ok(Reply::text(format!("{heading}\n{}", join_lines(lang, &lines, MAX_LINES))).buttons(buttons))
}

/// The line of one game; `None` if it does not wait for the user.
async fn due_line(app: &App, invocation: &Invocation, game: &StoredGame) -> Result<Option<String>, Error> {
    let lang = invocation.lang;
    let Some(seat) = game.seat_of(invocation.user) else { return Ok(None) };
    let loaded = app.games.load(game.number).await?;
    let position = loaded.table.position();
    if !position.due().contains(seat) {
        return Ok(None);
    }
    let called = loaded.table.steps().iter().rfind(|step| step.newly_due.contains(seat));
    let since = match called {
        Some(step) => app.store.entries_since(game.number, step.n - 1).await?.first().map(|row| row.at),
        None => game.started_at,
    };
    let place = match app.store.last_turn_message(game.number).await? {
        Some(message) => format!("https://discord.com/channels/{}/{}/{message}", game.guild, game.channel),
        None => format!("<#{}>", game.channel),
    };
    let args = Args::new()
        .with("game", loaded.heading(lang))
        .with("task", loaded.translator(lang).phrase(&position.prompt(seat, Viewer::Seat(seat))))
        .with("since", archipel_words::timestamps::relative(since.unwrap_or(game.created_at) / 1000))
        .with("place", place);
    Ok(Some(tr(lang, "help-due", &args)))
}
