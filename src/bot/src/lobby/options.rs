//! The options of a game before its start: those of the game, the pace, the clock and the language.

use archipel_rules::Id;
use archipel_store::{GameNumber, LobbyChange, OfferWait, Status, StoreError, StoredGame, TableSettings};
use archipel_words::{Args, Lang, Translator, glued, tr};
use serde_json::Value;

use super::card::{card, clock_words, current, offer_words, pace_name, quiet_words};
use super::only_host;
use crate::app::App;
use crate::custom_id::{ComponentId, Press};
use crate::error::{Denial, Error};
use crate::invocation::Invocation;
use crate::reply::{Menu, MenuOption, Reply};
use crate::schedule::{ClockRule, Pace};

const NO_CLOCK: &str = "none";
const OFF: &str = "off";
const ON: &str = "on";

fn clock_of(game: &StoredGame) -> String {
    game.clock.clone().unwrap_or_else(|| NO_CLOCK.to_owned())
}

/// Whether a custom duration is valid: paces and clocks accept other values than the offered ones.
fn is_custom_duration(option: &str, value: &str) -> bool {
    match option {
        "pace" => Pace::read(value).is_some(),
        "clock" => ClockRule::read(value).is_some(),
        _ => false,
    }
}

/// The private card with all options, which after the start can only be read; if `option` is given, with the values of that option.
pub async fn options_card(
    app: &App,
    invocation: &Invocation,
    number: GameNumber,
    option: Option<&str>,
) -> Result<Reply, Error> {
    let game = app.store.game(number).await?;
    if game.status != Status::Lobby {
        return Ok(chosen_options(&game, invocation.lang));
    }
    only_host(&game, invocation.user)?;
    Ok(option.map_or_else(
        || option_list(&game, invocation.lang),
        |option| value_list(&game, invocation.lang, option),
    ))
}

/// All options of the lobby: those of the game, the pace, the clock and the language.
pub fn all_options(game: &StoredGame) -> Vec<(&'static str, Vec<&'static str>, String)> {
    let mut all = vec![
        ("pace", Pace::NAMED.iter().map(|(name, _)| *name).collect(), game.pace.clone()),
        ("clock", [NO_CLOCK].into_iter().chain(ClockRule::OFFERED).collect(), clock_of(game)),
        ("language", Lang::all().map(Lang::code).collect(), game.language.clone()),
        ("quiet", vec![OFF, ON], if game.settings.quiet { ON } else { OFF }.to_owned()),
    ];
    // Only games with trade have offers.
    if game.game.verbs().iter().any(|verb| verb.id == "offer") {
        let values = OfferWait::ALL.iter().map(|wait| wait.as_str()).collect();
        all.push(("offers", values, game.settings.offers.as_str().to_owned()));
    }
    for spec in game.game.option_specs().iter().filter(|spec| spec.values.len() > 1) {
        let value = current(&game.options, spec.id).unwrap_or_else(|| spec.values[0].to_owned());
        all.push((spec.id, spec.values.to_vec(), value));
    }
    all
}

/// The translated name and value of an option.
pub fn option_words(game: &StoredGame, lang: Lang, id: &str, value: &str) -> (String, String) {
    let translator = Translator { lang, game: Some(game.game), names: &[], icons: false };
    match id {
        "pace" => (tr(lang, "option-pace", &Args::new()), pace_name(lang, value)),
        "clock" => (tr(lang, "option-clock", &Args::new()), clock_words(lang, value)),
        "language" => {
            let name =
                Lang::from_code(value).map_or_else(|| value.to_owned(), |lang| lang.own_name().to_owned());
            (tr(lang, "option-language", &Args::new()), name)
        }
        "quiet" => quiet_words(lang, value == ON),
        "offers" => offer_words(lang, OfferWait::parse(value).unwrap_or_default()),
        _ => (translator.option(id), translator.option_value(id, value)),
    }
}

/// What was chosen for a game that has begun.
fn chosen_options(game: &StoredGame, lang: Lang) -> Reply {
    let mut lines = vec![tr(lang, "options-chosen", &Args::new().with("number", game.number.get()))];
    lines.extend(all_options(game).into_iter().map(|(id, _, value)| {
        let (option, value) = option_words(game, lang, id, &value);
        let args = Args::new().with("option", option).with("value", value);
        format!("• {}", tr(lang, "glue-option", &args))
    }));
    Reply::text(lines.join("\n"))
}

fn option_list(game: &StoredGame, lang: Lang) -> Reply {
    let options = all_options(game).into_iter().map(|(id, _, value)| {
        let (label, value) = option_words(game, lang, id, &value);
        MenuOption { value: id.to_owned(), icon: None, label, description: Some(value), selected: false }
    });
    let menu = Menu {
        id: ComponentId::new(game.number, 0, Press::Options),
        placeholder: tr(lang, "options-which", &Args::new()),
        options: options.collect(),
    };
    Reply::text(tr(lang, "options-heading", &Args::new())).menu(menu)
}

fn value_list(game: &StoredGame, lang: Lang, option: &str) -> Reply {
    let Some((id, values, current)) = all_options(game).into_iter().find(|(id, _, _)| *id == option) else {
        return option_list(game, lang);
    };
    let name = option_words(game, lang, id, &current).0;
    let options = values.iter().map(|value| MenuOption {
        value: (*value).to_owned(),
        icon: None,
        label: option_words(game, lang, id, value).1,
        description: None,
        selected: *value == current,
    });
    let menu = Menu {
        id: ComponentId::new(game.number, 0, Press::SetOption(Id::new(id))),
        placeholder: name.clone(),
        options: options.collect(),
    };
    Reply::text(format!("**{name}**")).menu(menu)
}

/// Sets one option and returns the list of options. The caller redraws the card in the channel.
pub async fn set_option(
    app: &App,
    invocation: &Invocation,
    number: GameNumber,
    option: &str,
    value: &str,
) -> Result<(StoredGame, Reply), Error> {
    let game = app.store.game(number).await?;
    only_host(&game, invocation.user)?;
    let known = all_options(&game).into_iter().find(|(id, _, _)| *id == option);
    let Some((id, values, _)) = known else { return Err(Error::Denied(Denial::NoSuchOption)) };
    if !values.contains(&value) && !is_custom_duration(id, value) {
        let values = glued(invocation.lang, "glue-comma", values);
        return Err(Error::Denied(match id {
            "pace" | "clock" => Denial::NoSuchSpan { values },
            _ => Denial::NoSuchValue { values },
        }));
    }
    let mut change = LobbyChange::default();
    match id {
        "pace" => change.pace = Pace::read(value).map(Pace::spell),
        "clock" => change.clock = Some(ClockRule::read(value).map(ClockRule::spell).unwrap_or_default()),
        "language" => change.language = Some(value.to_owned()),
        "quiet" => change.settings = Some(TableSettings { quiet: value == ON, ..game.settings }),
        "offers" => {
            let offers = OfferWait::parse(value).unwrap_or_default();
            change.settings = Some(TableSettings { offers, ..game.settings });
        }
        _ => {
            let mut options = game.options.clone();
            let parsed = serde_json::from_str(value).unwrap_or_else(|_| Value::String(value.to_owned()));
            options[id] = parsed;
            change.options = Some(options);
        }
    }
    let game = match app.store.change_lobby(number, &change, &invocation.context(app.clock.now())).await {
        Err(StoreError::Repeated { .. }) => app.store.game(number).await?,
        game => game?,
    };
    let reply = option_list(&game, invocation.lang);
    Ok((game, reply))
}

/// Sets the language of the posts by the button on the card, and returns the card.
pub async fn set_language(
    app: &App,
    invocation: &Invocation,
    number: GameNumber,
    code: &str,
) -> Result<Reply, Error> {
    let (game, _) = set_option(app, invocation, number, "language", code).await?;
    Ok(card(&game, None))
}
