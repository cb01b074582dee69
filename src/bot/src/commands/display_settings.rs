//! `/pictures`: theme and size of pictures that only the user sees.

use archipel_render::Subject;
use archipel_store::StoreError;
use archipel_words::{Args, Lang, tr};
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use super::{Context, answer, invocation};
use crate::app::App;
use crate::error::{Denial, Error};
use crate::image_service::{DisplaySettings, Scene, Size};
use crate::invocation::{Invocation, Visibility};
use crate::reply::Reply;
use crate::schedule::UserSettings;

/// Change the look of pictures that only you see.
#[poise::command(slash_command)]
pub async fn pictures(
    ctx: Context<'_>,
    #[autocomplete = "complete_theme"] theme: Option<String>,
    #[autocomplete = "complete_size"] size: Option<String>,
) -> Result<(), Error> {
    let (app, invocation) = (ctx.data(), invocation(ctx));
    answer(ctx, Visibility::Privately, async {
        let mut user_settings = UserSettings::of(app.store.user(invocation.user).await?.as_ref());
        let before = user_settings.pictures;
        user_settings.pictures = DisplaySettings {
            night: theme.map_or(Ok(before.night), |text| read(&text, &THEMES, Denial::Theme))?,
            size: size.map_or(Ok(before.size), |text| read(&text, &SIZES, Denial::Size))?,
        };
        if user_settings.pictures != before {
            write(app, &invocation, &user_settings).await?;
        }
        Ok(shown(app, &invocation, user_settings.pictures).await)
    })
    .await
}

/// Values with the text that users type and the key of the display word.
const THEMES: [(bool, &str, &str); 2] = [(false, "day", "theme-day"), (true, "night", "theme-night")];
const SIZES: [(Size, &str, &str); 3] = [
    (Size::Small, "small", "size-small"),
    (Size::Normal, "normal", "size-normal"),
    (Size::Large, "large", "size-large"),
];

fn read<T: Copy>(text: &str, known: &[(T, &str, &str)], denied: Denial) -> Result<T, Error> {
    let found = known.iter().find(|(_, id, _)| *id == text.trim().to_lowercase());
    found.map(|(value, ..)| *value).ok_or(Error::Denied(denied))
}

/// The display word for a value.
fn word<T: PartialEq>(lang: Lang, value: &T, known: &[(T, &str, &str)]) -> String {
    let found = known.iter().find(|(other, ..)| other == value);
    found.map(|(.., key)| tr(lang, key, &Args::new())).unwrap_or_default()
}

fn choices<T>(lang: Lang, known: &[(T, &str, &str)]) -> CreateAutocompleteResponse {
    let choices = known.iter().map(|(_, id, key)| AutocompleteChoice::new(tr(lang, key, &Args::new()), *id));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

#[expect(clippy::unused_async, reason = "an autocompletion is an async function")]
async fn complete_theme(ctx: Context<'_>, _typed: &str) -> CreateAutocompleteResponse {
    choices(invocation(ctx).lang, &THEMES)
}

#[expect(clippy::unused_async, reason = "an autocompletion is an async function")]
async fn complete_size(ctx: Context<'_>, _typed: &str) -> CreateAutocompleteResponse {
    choices(invocation(ctx).lang, &SIZES)
}

async fn write(app: &App, invocation: &Invocation, user_settings: &UserSettings) -> Result<(), Error> {
    let now = app.clock.now();
    app.store.save_locale(invocation.user, &invocation.locale, now).await?;
    match app
        .store
        .change_settings(invocation.user, &user_settings.write(), &[], &invocation.context(now))
        .await
    {
        Ok(()) | Err(StoreError::Repeated { .. }) => Ok(()),
        Err(error) => Err(error.into()),
    }
}

/// The current settings, with a sample picture if a game is played here.
async fn shown(app: &App, invocation: &Invocation, display: DisplaySettings) -> Reply {
    let lang = invocation.lang;
    let line = |key: &str, value: String| tr(lang, key, &Args::new().with("value", value));
    let lines = [
        tr(lang, "pictures-heading", &Args::new()),
        line("pictures-theme", word(lang, &display.night, &THEMES)),
        line("pictures-size", word(lang, &display.size, &SIZES)),
    ];
    let reply = Reply::text(lines.join("\n"));
    let Ok(loaded) = app.games.load_in_channel(invocation.channel).await else { return reply };
    let viewer = loaded.viewer(invocation.user);
    let audience = app.audience(invocation.user, invocation.lang).await;
    reply.picture(app.images.draw(&loaded, viewer, Scene::plain(Subject::Board), audience).await)
}
