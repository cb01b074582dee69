//! `/pictures`: how somebody likes to see what only they see. What a whole channel sees is not one person's to choose.

use archipel_render::What;
use archipel_store::StoreError;
use archipel_words::{Args, Lang, say};
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use super::{Context, answer, request};
use crate::desk::Desk;
use crate::error::Error;
use crate::reply::Reply;
use crate::request::{Request, Shown};
use crate::studio::{Scene, Size, Taste};
use crate::time::Wishes;

/// How pictures look that only you see.
#[poise::command(slash_command)]
pub async fn pictures(
    ctx: Context<'_>,
    #[autocomplete = "complete_theme"] theme: Option<String>,
    #[autocomplete = "complete_size"] size: Option<String>,
) -> Result<(), Error> {
    let (desk, request) = (ctx.data(), request(ctx));
    answer(ctx, Shown::Privately, async {
        let mut wishes = Wishes::of(desk.store.person(request.user).await?.as_ref());
        let before = wishes.pictures;
        wishes.pictures = Taste {
            night: theme.as_deref().map_or(Ok(before.night), read_theme)?,
            size: size.as_deref().map_or(Ok(before.size), read_size)?,
        };
        if wishes.pictures != before {
            write(desk, &request, &wishes).await?;
        }
        Ok(shown(desk, &request, wishes.pictures).await)
    })
    .await
}

const THEMES: [(&str, bool); 2] = [("day", false), ("night", true)];

fn read_theme(text: &str) -> Result<bool, Error> {
    let known = THEMES.into_iter().find(|(id, _)| *id == text.trim());
    known.map(|(_, night)| night).ok_or(Error::Denied("denied-theme"))
}

fn read_size(text: &str) -> Result<Size, Error> {
    Size::ALL.into_iter().find(|size| size.id() == text.trim()).ok_or(Error::Denied("denied-size"))
}

fn word(lang: Lang, kind: &str, id: &str) -> String {
    say(lang, &format!("{kind}-{id}"), &Args::new())
}

#[expect(clippy::unused_async, reason = "an autocompletion is an async function")]
async fn complete_theme(ctx: Context<'_>, _typed: &str) -> CreateAutocompleteResponse {
    let lang = request(ctx).lang;
    let choices = THEMES.map(|(id, _)| AutocompleteChoice::new(word(lang, "theme", id), id));
    CreateAutocompleteResponse::new().set_choices(choices.to_vec())
}

#[expect(clippy::unused_async, reason = "an autocompletion is an async function")]
async fn complete_size(ctx: Context<'_>, _typed: &str) -> CreateAutocompleteResponse {
    let lang = request(ctx).lang;
    let choices = Size::ALL.map(|size| AutocompleteChoice::new(word(lang, "size", size.id()), size.id()));
    CreateAutocompleteResponse::new().set_choices(choices.to_vec())
}

async fn write(desk: &Desk, request: &Request, wishes: &Wishes) -> Result<(), Error> {
    let now = desk.clock.now();
    desk.store.remember_person(request.user, &request.locale, now).await?;
    match desk.store.change_settings(request.user, &wishes.write(), &[], &request.cause(now)).await {
        Ok(()) | Err(StoreError::Repeated { .. }) => Ok(()),
        Err(error) => Err(error.into()),
    }
}

/// What is set now, in words and, where a game is played here, by its board.
async fn shown(desk: &Desk, request: &Request, taste: Taste) -> Reply {
    let lang = request.lang;
    let theme = if taste.night { "night" } else { "day" };
    let line = |key: &str, value: String| say(lang, key, &Args::new().with("value", value));
    let lines = [
        say(lang, "pictures-heading", &Args::new()),
        line("pictures-theme", word(lang, "theme", theme)),
        line("pictures-size", word(lang, "size", taste.size.id())),
    ];
    let reply = Reply::text(lines.join("\n"));
    let Ok(sitting) = desk.sitting_here(request.channel).await else { return reply };
    let viewer = sitting.viewer(request.user);
    let reader = desk.reader(request).await;
    reply.picture(desk.studio.draw(&sitting, viewer, Scene::plain(What::Board), reader).await)
}
