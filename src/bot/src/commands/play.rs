//! `/play`, `/undo`, `/redo`.

use archipel_words::{Args, tr};

use super::{Command, Context, answer, invocation};
use crate::error::Error;
use crate::game_service::Change;
use crate::invocation::Visibility;
use crate::{panel, votes};

pub fn all() -> Vec<Command> {
    vec![play(), undo(), redo()]
}

/// Open your turn panel.
#[poise::command(slash_command, guild_only)]
async fn play(ctx: Context<'_>) -> Result<(), Error> {
    let (app, invocation) = (ctx.data(), invocation(ctx));
    answer(ctx, Visibility::Privately, async {
        let loaded = app.games.load_in_channel(invocation.channel).await?;
        panel::open(app, &invocation, &loaded, None).await
    })
    .await
}

/// Undo your last action.
#[poise::command(slash_command, guild_only)]
async fn undo(ctx: Context<'_>) -> Result<(), Error> {
    let (app, invocation) = (ctx.data(), invocation(ctx));
    answer(ctx, Visibility::Privately, async {
        let loaded = app.games.load_in_channel(invocation.channel).await?;
        let context = invocation.context(app.clock.now());
        match app.games.act(loaded.row.number, invocation.user, None, &Change::Undo, &context).await {
            Ok(fresh) => {
                let note = tr(invocation.lang, "undone", &Args::new());
                panel::open(app, &invocation, &fresh, Some(note)).await
            }
            Err(Error::Refused { refusal, .. }) => votes::undo::offer(&loaded, &invocation, &refusal),
            Err(error) => Err(error),
        }
    })
    .await
}

/// Redo the action that you undid.
#[poise::command(slash_command, guild_only)]
async fn redo(ctx: Context<'_>) -> Result<(), Error> {
    let (app, invocation) = (ctx.data(), invocation(ctx));
    answer(ctx, Visibility::Privately, async {
        let loaded = app.games.load_in_channel(invocation.channel).await?;
        let context = invocation.context(app.clock.now());
        let fresh = app.games.act(loaded.row.number, invocation.user, None, &Change::Redo, &context).await?;
        let note = tr(invocation.lang, "redone", &Args::new());
        panel::open(app, &invocation, &fresh, Some(note)).await
    })
    .await
}
