//! Words of the game and their forms: `wood`, `2 bricks`, `einen Kaufmann`.
//!
//! A word is a message: its value is the form inside a sentence, its attributes are other forms. See
//! `docs/translating.md`.

use std::borrow::Cow;

use archipel_rules::{GameId, Id};
use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentValue};
use intl_memoizer::Memoizable;
use unic_langid::LanguageIdentifier;

use crate::capitals::{MARK, SPRITE, SPRITE_END, capitalise};
use crate::{Args, Lang, bundles, number, sprites};

/// One word of a game, or several with their numbers, as an argument of a message.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Words {
    pub game: Option<GameId>,
    pub ids: Ids,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Ids {
    One(Id),
    Counted(Vec<(Id, i64)>),
}

/// How a list is joined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Join {
    /// `wood, stone and 2 bricks`
    And,
    /// `wood, stone, 2 bricks`
    Comma,
}

impl FluentType for Words {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, intls: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        let lang = intls.with_try_get::<BundleLang, _, _>((), |lang| lang.0);
        self.plain(lang.unwrap_or_default()).into()
    }

    fn as_string_threadsafe(&self, intls: &intl_memoizer::concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        let lang = intls.with_try_get::<BundleLang, _, _>((), |lang| lang.0);
        self.plain(lang.unwrap_or_default()).into()
    }
}

/// The language of the bundle in which a message is being formatted.
pub(crate) struct BundleLang(pub Lang);

impl Memoizable for BundleLang {
    type Args = ();
    type Error = std::convert::Infallible;

    fn construct(lang: LanguageIdentifier, (): ()) -> Result<BundleLang, Self::Error> {
        Ok(BundleLang(Lang::from_code(&lang.to_string()).unwrap_or_default()))
    }
}

impl Words {
    /// As `{ $good }` shows it.
    fn plain(&self, lang: Lang) -> String {
        match &self.ids {
            Ids::One(id) => marked(self.game, id.as_str(), &word(lang, self.game, id.as_str(), "", None)),
            Ids::Counted(ids) => list(lang, self.game, ids, "", Join::And),
        }
    }
}

/// `WORD($good)`, `WORD($tier, $count)`, `WORD($good, form: "dat")`, `WORD("anno1800-coal")`.
pub(crate) fn word_function<'a>(
    lang: Lang,
    given: &[FluentValue<'a>],
    named: &FluentArgs,
) -> FluentValue<'a> {
    let (form, count) = (text(named, "form"), given.get(1).and_then(whole));
    match given.first() {
        Some(FluentValue::Custom(value)) => match (**value).as_any().downcast_ref::<Words>() {
            Some(Words { game, ids: Ids::One(id) }) => {
                word_or_flag(lang, *game, id.as_str(), form, count).into()
            }
            Some(Words { game, ids: Ids::Counted(ids) }) => {
                let words = ids
                    .iter()
                    .map(|(id, _)| marked(*game, id.as_str(), &word(lang, *game, id.as_str(), form, count)));
                join(lang, &words.collect::<Vec<_>>(), Join::And).into()
            }
            None => FluentValue::Error,
        },
        Some(FluentValue::String(key)) if bundles::home(lang, &[key]).is_some() => {
            word_or_flag(lang, None, key, form, count).into()
        }
        Some(other) => other.clone(),
        None => FluentValue::Error,
    }
}

fn word_or_flag(lang: Lang, game: Option<GameId>, id: &str, form: &str, count: Option<i64>) -> String {
    let word = word(lang, game, id, form, count);
    if FLAGS.contains(&form) { word } else { marked(game, id, &word) }
}

/// `COUNT($goods)`, `COUNT($goods, form: "dat", join: "comma")`, `COUNT($tier, $count)`,
/// `COUNT("anno1800-gold", $gold)`.
pub(crate) fn count_function<'a>(
    lang: Lang,
    given: &[FluentValue<'a>],
    named: &FluentArgs,
) -> FluentValue<'a> {
    let form = text(named, "form");
    let joined = if text(named, "join") == "comma" { Join::Comma } else { Join::And };
    let value = match given.first() {
        Some(FluentValue::Custom(value)) => value,
        Some(FluentValue::String(key)) if bundles::home(lang, &[key]).is_some() => {
            let count = given.get(1).and_then(whole).unwrap_or(1);
            return counted(lang, None, key, count, form).into();
        }
        other => return other.cloned().unwrap_or(FluentValue::Error),
    };
    match (**value).as_any().downcast_ref::<Words>() {
        Some(Words { game, ids: Ids::One(id) }) => {
            let count = given.get(1).and_then(whole).unwrap_or(1);
            list(lang, *game, &[(*id, count)], form, joined).into()
        }
        Some(Words { game, ids: Ids::Counted(ids) }) => list(lang, *game, ids, form, joined).into(),
        None => FluentValue::Error,
    }
}

/// `TITLE("anno1800-coal")`: as on a card, with a capital.
pub(crate) fn title_function<'a>(lang: Lang, given: &[FluentValue<'a>]) -> FluentValue<'a> {
    match given.first() {
        Some(FluentValue::String(key)) => with_sprite(None, key, title(lang, None, key)).into(),
        Some(FluentValue::Custom(value)) => match (**value).as_any().downcast_ref::<Words>() {
            Some(Words { game, ids: Ids::One(id) }) => {
                with_sprite(*game, id.as_str(), title(lang, *game, id.as_str())).into()
            }
            _ => FluentValue::Error,
        },
        _ => FluentValue::Error,
    }
}

/// A word as it stands on buttons, cards and pictures: `.title`, or the word with a capital. Labels of pictures are
/// drawn as they are written.
pub(crate) fn title(lang: Lang, game: Option<GameId>, id: &str) -> String {
    if is_number(id) {
        return id.to_owned();
    }
    let keys = keys(game, id);
    let keys = [keys[0].as_ref(), keys[1].as_ref()];
    let Some(home) = bundles::home(lang, &keys) else { return bundles::missing(lang, id, None) };
    if let Some(title) = bundles::in_language(home, &keys, Some("title"), &FluentArgs::new()) {
        return title;
    }
    let word = word(lang, game, id, "", None);
    if id.starts_with("label-") { word } else { capitalise(&word) }
}

/// Attributes that say something about a word instead of being a form of it; for selectors.
const FLAGS: [&str; 2] = ["gender", "uncounted"];

/// A word in a form; `count` is the number that stands before it. A form that the word does not declare is made by the
/// message `form-<form>`, or is the word itself.
fn word(lang: Lang, game: Option<GameId>, id: &str, form: &str, count: Option<i64>) -> String {
    if is_number(id) {
        return id.to_owned();
    }
    let keys = keys(game, id);
    let keys = [keys[0].as_ref(), keys[1].as_ref()];
    let Some(home) = bundles::home(lang, &keys) else { return bundles::missing(lang, id, None) };
    let args = Args::new().with("pieces", count.unwrap_or(1));
    let find = |attr: Option<&str>| bundles::in_language(home, &keys, attr, args.fluent());
    if !form.is_empty() {
        if let Some(found) = find(Some(form)) {
            return found;
        }
        if FLAGS.contains(&form) {
            return "none".to_owned();
        }
        let maker = format!("form-{form}");
        if bundles::home(home, &[&maker]) == Some(home) {
            // `a-dat` is made from the form `dat`.
            let rest = form.split_once('-').map_or("", |(_, rest)| rest);
            let inner = word(home, game, id, rest, count);
            let flag = |attr: &str| find(Some(attr)).unwrap_or_else(|| "none".to_owned());
            let vowel = inner.chars().next().is_some_and(|c| "aeiouAEIOU".contains(c));
            let args = Args::new()
                .with("start", if vowel { "vowel" } else { "other" })
                .with("gender", flag("gender"))
                .with("uncounted", flag("uncounted"))
                .with("pieces", count.unwrap_or(1))
                .with("word", inner);
            if let Some(made) = bundles::in_language(home, &[&maker], None, args.fluent()) {
                return made;
            }
        }
    }
    let alone = if count.is_none() { find(Some("alone")) } else { None };
    alone.or_else(|| find(None)).unwrap_or_else(|| bundles::missing(lang, id, None))
}

/// Counted words: `2 spice and 1 stone`. Of a word that is `.uncounted`, one piece has no number: `planks`.
fn list(lang: Lang, game: Option<GameId>, ids: &[(Id, i64)], form: &str, joined: Join) -> String {
    let counted = ids.iter().map(|(id, count)| counted(lang, game, id.as_str(), *count, form));
    join(lang, &counted.collect::<Vec<_>>(), joined)
}

fn counted(lang: Lang, game: Option<GameId>, id: &str, count: i64, form: &str) -> String {
    let said = marked(game, id, &word(lang, game, id, form, Some(count)));
    if count == 1 && is_uncounted(lang, game, id) { said } else { format!("{} {said}", number(lang, count)) }
}

fn is_uncounted(lang: Lang, game: Option<GameId>, id: &str) -> bool {
    let keys = keys(game, id);
    let keys = [keys[0].as_ref(), keys[1].as_ref()];
    bundles::home(lang, &keys)
        .and_then(|home| bundles::in_language(home, &keys, Some("uncounted"), &FluentArgs::new()))
        .is_some_and(|flag| flag == "yes")
}

fn join(lang: Lang, items: &[String], joined: Join) -> String {
    match items {
        [] => bundles::find(lang, &["list-nothing"], None, &FluentArgs::new()).unwrap_or_default(),
        [only] => only.clone(),
        all if joined == Join::Comma => all.join(", "),
        [head @ .., last] => {
            let args = Args::new().with("head", head.join(", ")).with("last", last);
            bundles::find(lang, &["list-and"], None, args.fluent()).unwrap_or_default()
        }
    }
}

fn keys(game: Option<GameId>, id: &str) -> [Cow<'_, str>; 2] {
    [game.map_or(Cow::Borrowed(id), |game| Cow::Owned(format!("{game}-{id}"))), Cow::Borrowed(id)]
}

fn is_number(id: &str) -> bool {
    !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_digit())
}

fn marked(game: Option<GameId>, id: &str, word: &str) -> String {
    with_sprite(game, id, format!("{MARK}{word}"))
}

/// Puts the name of the sprite that stands for a word in front of it. A name that is put together from words has their
/// sprites in it.
fn with_sprite(game: Option<GameId>, id: &str, word: String) -> String {
    match sprites::of_word(game, id) {
        Some(sprite) if !word.contains(SPRITE) => sprite_mark(sprite) + &word,
        _ => word,
    }
}

/// Stands in front of what a sprite depicts, until the text is finished.
pub(crate) fn sprite_mark(sprite: &str) -> String {
    format!("{SPRITE}{sprite}{SPRITE_END}")
}

fn text<'n>(named: &'n FluentArgs, name: &'n str) -> &'n str {
    match named.get(name) {
        Some(FluentValue::String(text)) => text,
        _ => "",
    }
}

#[expect(clippy::cast_possible_truncation, reason = "an integer that was passed in as an i64")]
fn whole(value: &FluentValue) -> Option<i64> {
    match value {
        FluentValue::Number(number) => Some(number.value as i64),
        _ => None,
    }
}
