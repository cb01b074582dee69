//! Open offers, for example of a trade: posted with buttons, answered by the first player who presses one, and edited
//! when they are closed. The game never waits for them.

use archipel_rules::{OpenOffer, Seat, Viewer};
use archipel_store::{MessageId, OfferPost, OfferWait, Post, PostBody};
use archipel_words::{Args, Lang, join_lines, tr};
use serenity::all::ButtonStyle;

use crate::app::App;
use crate::custom_id::{ComponentId, Press};
use crate::error::Error;
use crate::loaded_game::{LoadedGame, event_lines};
use crate::reply::{Button, Reply};

const MAX_LINES: usize = 1200;

/// The message of an open offer. If the offer was closed before it was posted, the message shows the offer and its
/// result; `None` if it was undone.
pub fn message(loaded: &LoadedGame, post: OfferPost) -> Result<Option<Reply>, Error> {
    let open_offers = loaded.table.position().open_offers(Viewer::Public);
    let Some(open_offer) = open_offers.iter().find(|open_offer| open_offer.number == post.number) else {
        return match end_of(loaded, post)? {
            Some(end) => over(loaded, post, end),
            None => Ok(None),
        };
    };
    let lang = loaded.channel_lang();
    // A computer player's offer pings nobody where it is open only briefly.
    let by_computer = loaded.row.seated(open_offer.from).is_some_and(|seated| seated.level().is_some());
    let called = if by_computer && loaded.row.settings.offers == OfferWait::Brief {
        Vec::new()
    } else {
        loaded.users(open_offer.to)
    };
    let mentions: Vec<String> = called.iter().map(|user| format!("<@{user}>")).collect();
    let text = format!("{}\n{}", line(loaded, lang, open_offer), mentions.join(" "));
    let buttons = replies(loaded, lang, open_offer);
    let buttons = if buttons.is_empty() {
        // The terms are private: the addressee sees them in the panel.
        let look = ComponentId::new(loaded.row.number, 0, Press::Play);
        vec![Button::new(look, tr(lang, "button-look", &Args::new())).style(ButtonStyle::Primary)]
    } else {
        buttons
    };
    Ok(Some(Reply { mentions: called, ..Reply::text(text.trim_end().to_owned()) }.buttons(buttons)))
}

/// The entry that closed the offer.
fn end_of(loaded: &LoadedGame, post: OfferPost) -> Result<Option<u32>, Error> {
    for step in loaded.table.steps().iter().filter(|step| step.n > post.from) {
        if open_after(loaded, step.n, post)?.is_none() {
            return Ok(Some(step.n));
        }
    }
    Ok(None)
}

/// The offer as it was after an entry.
fn open_after(loaded: &LoadedGame, n: u32, post: OfferPost) -> Result<Option<OpenOffer>, Error> {
    let position = loaded.table.position_at(n).map_err(|error| Error::Fault(error.to_string()))?;
    let mut open = position.open_offers(Viewer::Public).into_iter();
    Ok(open.find(|open_offer| open_offer.number == post.number))
}

/// The final version of an offer's message: the offer and its result.
pub fn closed(loaded: &LoadedGame, post: OfferPost) -> Result<Option<Reply>, Error> {
    over(loaded, post, post.from)
}

/// The message of an offer that this entry closed.
fn over(loaded: &LoadedGame, post: OfferPost, end: u32) -> Result<Option<Reply>, Error> {
    let lang = loaded.channel_lang();
    let Some(open_offer) = open_after(loaded, end.saturating_sub(1), post)? else { return Ok(None) };
    let translator = loaded.translator(lang);
    let step = loaded.table.steps().iter().find(|step| step.n == end);
    let events = step.map(|step| event_lines(&step.events, Viewer::Public, &translator)).unwrap_or_default();
    let mut text = vec![format!("~~{}~~", line(loaded, lang, &open_offer))];
    text.push(if events.is_empty() {
        tr(lang, "invitation-over", &Args::new())
    } else {
        join_lines(lang, &events, MAX_LINES)
    });
    Ok(Some(Reply::text(text.join("\n"))))
}

/// The message that this post edits; `None`: the post is a new message.
pub async fn replaced(app: &App, post: &Post) -> Result<Option<MessageId>, Error> {
    match (&post.body, post.game) {
        (PostBody::ClosedOffer(offer), Some(game)) => Ok(app.store.offer_message(game, offer.number).await?),
        _ => Ok(None),
    }
}

/// Lines and buttons of the offers that are open to this seat, for its panel.
pub fn open_to(loaded: &LoadedGame, seat: Seat, lang: Lang) -> (Vec<String>, Vec<Button>) {
    let open_offers = loaded.table.position().open_offers(Viewer::Seat(seat));
    let own: Vec<&OpenOffer> = open_offers.iter().filter(|open_offer| open_offer.to.contains(seat)).collect();
    let lines = own.iter().map(|open_offer| line(loaded, lang, open_offer)).collect();
    (lines, own.first().map(|open_offer| replies(loaded, lang, open_offer)).unwrap_or_default())
}

fn line(loaded: &LoadedGame, lang: Lang, open_offer: &OpenOffer) -> String {
    format!("🤝 {}", loaded.translator(lang).phrase(&open_offer.text))
}

fn replies(loaded: &LoadedGame, lang: Lang, open_offer: &OpenOffer) -> Vec<Button> {
    let translator = loaded.plain_translator(lang);
    let buttons = open_offer.replies.iter().enumerate().filter_map(|(index, path)| {
        let id = ComponentId::new(loaded.row.number, 0, Press::Reply(path.clone()));
        let style = if index == 0 { ButtonStyle::Success } else { ButtonStyle::Secondary };
        Some(Button::new(id, translator.verb(path.first()?.as_str())).style(style))
    });
    buttons.collect()
}
