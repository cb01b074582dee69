//! *Learn in five minutes*: five cards for each game, with a picture of a real position and numbers on it.
//!
//! The positions are in `assets/learn`: a record, which is replayed by the rules, and what the numbers of each card point
//! at. The texts are `learn-<game>-<card>` in the locale files.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use archipel_render::shape::Area;
use archipel_render::{Callout, Colours, Side, Subject, Target};
use archipel_rules::{GameId, Id, Record, Seat, Table, Viewer};
use archipel_words::{Args, Lang, Translator, join_lines, tr, tr_attr};
use serde::Deserialize;
use serde_json::Value;
use serenity::all::ButtonStyle;

use crate::app::App;
use crate::custom_id::{ComponentId, Press};
use crate::error::{Denial, Error};
use crate::image_service::{self, Audience, Scene, with_options};
use crate::invocation::Invocation;
use crate::legend;
use crate::reply::{Attachment, Button, Reply};

/// The cards of a lesson.
const CARDS: u8 = 5;
/// Whose eyes the pictures are drawn for.
const LEARNER: Seat = Seat(0);
const MAX_ALT: usize = 1024;

/// A position with its cards.
#[derive(Debug)]
struct Lesson {
    table: Table,
    cards: Vec<CardPicture>,
}

#[derive(Debug)]
struct CardPicture {
    subject: Subject,
    callouts: Vec<Callout>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LessonFile {
    /// A record without the version of the rules: it is replayed with the rules of this program.
    record: Value,
    cards: Vec<CardFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardFile {
    picture: PictureKind,
    callouts: Vec<CalloutFile>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum PictureKind {
    Island,
    Board,
    Hand,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CalloutFile {
    id: Option<String>,
    /// Left, top, width, height.
    region: Option<[f32; 4]>,
    side: Option<SideName>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum SideName {
    Left,
    Right,
    Above,
    Below,
    Corner,
}

macro_rules! sources {
    ($($name:ident = $id:literal in $module:ident;)+) => {
        const SOURCES: &[(GameId, &str)] =
            &[$((GameId::$name, include_str!(concat!("../../../assets/learn/", $id, ".json")))),+];
    };
}

archipel_rules::for_each_game!(sources);

static LESSONS: LazyLock<BTreeMap<GameId, Arc<Lesson>>> = LazyLock::new(|| {
    let read = |(game, text): &(GameId, &str)| match Lesson::read(*game, text) {
        Ok(lesson) => Some((*game, Arc::new(lesson))),
        Err(error) => {
            tracing::error!(%game, error, "a lesson has no pictures");
            None
        }
    };
    SOURCES.iter().filter_map(read).collect()
});

impl Lesson {
    fn read(game: GameId, text: &str) -> Result<Lesson, String> {
        let mut file: LessonFile = serde_json::from_str(text).map_err(|error| error.to_string())?;
        file.record["rules"] = Value::String(game.version());
        let record: Record = serde_json::from_value(file.record).map_err(|error| error.to_string())?;
        let table = Table::replay(record).map_err(|error| error.to_string())?;
        let cards = file.cards.iter().map(CardFile::read).collect::<Result<_, _>>()?;
        Ok(Lesson { table, cards })
    }
}

impl CardFile {
    fn read(&self) -> Result<CardPicture, String> {
        let subject = match self.picture {
            PictureKind::Island => Subject::Island(LEARNER),
            PictureKind::Board => Subject::Board,
            PictureKind::Hand => Subject::Hand,
        };
        let callouts = self.callouts.iter().map(CalloutFile::read).collect::<Result<_, _>>()?;
        Ok(CardPicture { subject, callouts })
    }
}

impl CalloutFile {
    fn read(&self) -> Result<Callout, String> {
        let target = match (&self.id, self.region) {
            (Some(id), None) => Target::Id(Id::parse(id).ok_or_else(|| format!("{id} is too long"))?),
            (None, Some([x, y, w, h])) => Target::Region(Area::new(x, y, w, h)),
            _ => return Err("a callout needs an id or a region".to_owned()),
        };
        let side = self.side.map(|side| match side {
            SideName::Left => Side::Left,
            SideName::Right => Side::Right,
            SideName::Above => Side::Above,
            SideName::Below => Side::Below,
            SideName::Corner => Side::Corner,
        });
        Ok(Callout { target, side })
    }
}

/// The button that opens a lesson.
pub fn button(game: GameId, lang: Lang) -> Button {
    let id = ComponentId::without_game(Press::Learn(game, 1));
    Button::new(id, tr(lang, "button-learn", &Args::new()))
}

/// A choice of all lessons.
pub fn choice(lang: Lang) -> Reply {
    let buttons = GameId::ALL.iter().map(|game| {
        let title =
            Translator { lang, game: Some(*game), names: &[], icons: false }.tr("title", &Args::new());
        Button::new(ComponentId::without_game(Press::Learn(*game, 1)), title).style(ButtonStyle::Primary)
    });
    Reply::text(tr(lang, "learn-which", &Args::new())).buttons(buttons.collect())
}

/// A card, counted from 1, with buttons to turn the pages and to try the game.
pub async fn card(app: &App, invocation: &Invocation, game: GameId, number: u8) -> Result<Reply, Error> {
    if !(1..=CARDS).contains(&number) {
        return Err(Error::Denied(Denial::OldButton));
    }
    let lang = invocation.lang;
    let key = format!("learn-{game}-{number}");
    let heading = Args::new()
        .with(
            "game",
            Translator { lang, game: Some(game), names: &[], icons: false }.tr("title", &Args::new()),
        )
        .with("title", tr_attr(lang, &key, "title", &Args::new()))
        .with("number", number)
        .with("last", CARDS);
    let text = format!("{}\n{}", tr(lang, "learn-heading", &heading), tr(lang, &key, &Args::new()));
    let audience = app.audience(invocation.user, lang).await;
    let picture = match LESSONS.get(&game).cloned() {
        Some(lesson) => {
            let work = move || paint(&lesson, game, number, audience);
            app.images.draw_lesson((game, number), audience, work).await
        }
        None => None,
    };
    let turn = |to: u8, key: &str| {
        let is_card = (1..=CARDS).contains(&to);
        // A disabled button needs an id of its own.
        let press = Press::Learn(game, to);
        Button::new(ComponentId::without_game(press), tr(lang, key, &Args::new())).enabled(is_card)
    };
    let trying = Button::new(
        ComponentId::without_game(Press::TryGame(game)),
        tr(lang, "button-try-game", &Args::new()),
    );
    let (next, trying) = if number == CARDS {
        (turn(number + 1, "button-next-card"), trying.style(ButtonStyle::Success))
    } else {
        (turn(number + 1, "button-next-card").style(ButtonStyle::Primary), trying)
    };
    let buttons =
        vec![turn(number - 1, "button-previous-card"), next, trying, legend::button(game, invocation.lang)];
    Ok(Reply::text(text).picture(picture).buttons(buttons))
}

fn paint(lesson: &Lesson, game: GameId, number: u8, audience: Audience) -> Attachment {
    let names = &lesson.table.record().seats;
    let translator = Translator { lang: audience.lang, game: Some(game), names, icons: false };
    let no_picture = CardPicture { subject: Subject::Board, callouts: Vec::new() };
    let card = lesson.cards.get(usize::from(number) - 1).unwrap_or(&no_picture);
    let view = lesson.table.position().view(Viewer::Seat(LEARNER));
    with_options(&translator, &Scene::plain(card.subject), |options| {
        let options = audience.display.of(options);
        let numbers = tr_attr(audience.lang, &format!("learn-{game}-{number}"), "alt", &Args::new());
        let picture = image_service::alt(&archipel_render::describe(&view, &options), &translator);
        let drawn = archipel_render::draw_with_callouts(&view, &options, &card.callouts);
        Attachment {
            name: format!("learn-{number}.png"),
            alt: join_lines(audience.lang, &[numbers, picture], MAX_ALT),
            bytes: drawn.encode_in(Colours::of(game, options.theme)),
        }
    })
}

#[cfg(test)]
mod tests;
