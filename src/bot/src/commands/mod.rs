//! The slash commands: thin functions that parse, ask and reply. Their names and descriptions come from the crate
//! `words`.

mod display_settings;
mod game;
mod game_actions;
pub mod help;
mod parse_options;
mod play;
mod reminder_settings;
mod rules;
mod views;

use std::sync::Arc;

use archipel_words::Localised;
use poise::{BoxFuture, CommandParameter};
use serenity::all::Http;

use crate::app::App;
use crate::error::Error;
use crate::invocation::{Invocation, Visibility};
use crate::reply::Reply;
use crate::responder::Responder;

pub type Context<'a> = poise::ApplicationContext<'a, Arc<App>, Error>;
pub type Command = poise::Command<Arc<App>, Error>;

/// All commands of the bot.
pub fn all() -> Vec<Command> {
    let mut commands = general();
    for command in &mut commands {
        localise(command, "command");
    }
    commands.extend(game_actions::all());
    commands
}

/// The commands that belong to no game.
fn general() -> Vec<Command> {
    let mut commands = play::all();
    commands.extend(help::all());
    commands.extend(rules::all());
    commands.extend(views::all());
    commands.extend([display_settings::pictures(), game::game(), reminder_settings::remind()]);
    commands
}

/// Registers the commands with Discord.
pub async fn register(http: &Http) -> Result<(), serenity::Error> {
    let commands = poise::builtins::create_application_commands(&all());
    let registered = serenity::all::Command::set_global_commands(http, commands).await?;
    // From now on texts mention commands so that readers can press them.
    let ids = registered.iter().map(|command| (command.name.clone(), command.id.get()));
    archipel_words::set_command_ids(ids);
    Ok(())
}

/// Runs `work` and sends its result as the response to a command.
fn answer<'a>(
    ctx: Context<'a>,
    shown: Visibility,
    work: impl Future<Output = Result<Reply, Error>> + Send + 'a,
) -> BoxFuture<'a, Result<(), Error>> {
    let responder = Responder::of_command(&ctx.serenity_context().http, ctx.interaction);
    let (invocation, work) = (invocation(ctx), Box::pin(work));
    Box::pin(async move { responder.answer(ctx.data(), &invocation, shown, work).await })
}

fn invocation(ctx: Context<'_>) -> Invocation {
    Invocation::of_command(ctx.interaction)
}

/// Sets the names and descriptions of a command and its subcommands in all languages.
fn localise(command: &mut Command, above: &str) {
    let key = format!("{above}-{}", command.name);
    let (name, description) = (Localised::attr(&key, "name"), Localised::attr(&key, "description"));
    command.name_localizations = pairs(&name);
    command.description = Some(description.base.clone().into());
    command.description_localizations = pairs(&description);
    for parameter in &mut command.parameters {
        localise_parameter(parameter, &format!("command-param-{}", parameter.name));
    }
    for below in &mut command.subcommands {
        localise(below, &key);
    }
}

fn localise_parameter(parameter: &mut CommandParameter<Arc<App>, Error>, key: &str) {
    let (name, description) = (Localised::attr(key, "name"), Localised::attr(key, "description"));
    parameter.name_localizations = pairs(&name);
    parameter.description = Some(description.base.clone().into());
    parameter.description_localizations = pairs(&description);
}

type Pairs = std::borrow::Cow<'static, [(std::borrow::Cow<'static, str>, std::borrow::Cow<'static, str>)]>;

fn pairs(localised: &Localised) -> Pairs {
    let pairs = localised.others.iter().map(|(locale, text)| ((*locale).into(), text.clone().into()));
    pairs.collect::<Vec<_>>().into()
}
