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
            night: theme.map_or(Ok(before.night), |text| read(&text, &THEMES, "denied-theme"))?,
            size: size.map_or(Ok(before.size), |text| read(&text, &SIZES, "denied-size"))?,
        };
        if wishes.pictures != before {
            write(desk, &request, &wishes).await?;
        }
        Ok(shown(desk, &request, wishes.pictures).await)
    })
    .await
}

/// What is typed, and its word.
const THEMES: [(bool, &str, &str); 2] = [(false, "day", "theme-day"), (true, "night", "theme-night")];
const SIZES: [(Size, &str, &str); 3] = [
    (Size::Small, "small", "size-small"),
    (Size::Normal, "normal", "size-normal"),
    (Size::Large, "large", "size-large"),
];

fn read<T: Copy>(text: &str, known: &[(T, &str, &str)], denied: &'static str) -> Result<T, Error> {
    let found = known.iter().find(|(_, id, _)| *id == text.trim().to_lowercase());
    found.map(|(value, ..)| *value).ok_or(Error::Denied(denied))
}

/// The word for a value.
fn word<T: PartialEq>(lang: Lang, value: &T, known: &[(T, &str, &str)]) -> String {
    let found = known.iter().find(|(other, ..)| other == value);
    found.map(|(.., key)| say(lang, key, &Args::new())).unwrap_or_default()
}

fn choices<T>(lang: Lang, known: &[(T, &str, &str)]) -> CreateAutocompleteResponse {
    let choices = known.iter().map(|(_, id, key)| AutocompleteChoice::new(say(lang, key, &Args::new()), *id));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

#[expect(clippy::unused_async, reason = "an autocompletion is an async function")]
async fn complete_theme(ctx: Context<'_>, _typed: &str) -> CreateAutocompleteResponse {
    choices(request(ctx).lang, &THEMES)
}

#[expect(clippy::unused_async, reason = "an autocompletion is an async function")]
async fn complete_size(ctx: Context<'_>, _typed: &str) -> CreateAutocompleteResponse {
    choices(request(ctx).lang, &SIZES)
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
    let line = |key: &str, value: String| say(lang, key, &Args::new().with("value", value));
    let lines = [
        say(lang, "pictures-heading", &Args::new()),
        line("pictures-theme", word(lang, &taste.night, &THEMES)),
        line("pictures-size", word(lang, &taste.size, &SIZES)),
    ];
    let reply = Reply::text(lines.join("\n"));
    let Ok(sitting) = desk.sitting_here(request.channel).await else { return reply };
    let viewer = sitting.viewer(request.user);
    let reader = desk.reader(request).await;
    reply.picture(desk.studio.draw(&sitting, viewer, Scene::plain(What::Board), reader).await)
}
