//! Encodes and decodes the `custom_id` of buttons and menus: version, game, entry number, action, answers.
//!
//! Components keep no state in memory, so they work after restarts and upgrades. The entry number tells whether the
//! game has moved on since the component was made.

use archipel_players::Level;
use archipel_rules::{GameId, Id};
use archipel_store::{AbsenceChoice, GameNumber, VoteId};
use archipel_words::rule_book::Shelf;

/// Discord's limit for a `custom_id`.
pub const MAX_ID: usize = 100;

/// A decoded `custom_id`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ComponentId {
    /// The game's number.
    pub game: GameNumber,
    /// The number of the game's next entry when the component was created; 0 if it does not matter.
    pub entry: u32,
    pub press: Press,
}

impl ComponentId {
    /// For components that belong to no game.
    pub fn without_game(press: Press) -> ComponentId {
        ComponentId { game: GameNumber::new(0), entry: 0, press }
    }
}

/// A page of the rules look-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RulesPage {
    pub shelf: Shelf,
    /// The list of topics if there is none.
    pub topic: Option<Id>,
    /// From 0.
    pub number: u8,
}

/// The effect of pressing the component.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Press {
    /// Open the turn panel.
    Play,
    /// Continue with these answers (a menu adds its value).
    Answer(Vec<Id>),
    /// Continue with these answers, and ask every question that is usually filled in.
    Detail(Vec<Id>),
    /// Like `Answer`, but confirmed: apply the action.
    Confirm(Vec<Id>),
    /// Reply to an open offer, even if the game has changed otherwise.
    Reply(Vec<Id>),
    Undo,
    /// Offer to ask the others for an undo.
    OfferUndo,
    Redo,
    Hand,
    Board,
    Island(u8),
    /// The presser's own island.
    OwnIsland,
    Log(u32),
    Score,
    History(u32),
    /// Play the animation of the game.
    Replay,
    Join,
    Leave,
    Start,
    Options,
    /// The host's card of computer players.
    Computers,
    AddComputer(Level),
    /// Remove the computer player of this name.
    Dismiss(Id),
    /// A menu for this option.
    SetOption(Id),
    /// Set the language of the posts.
    Language(Id),
    Abandon,
    /// Agree or disagree in a vote.
    Consent(VoteId, bool),
    Rematch,
    /// Ask the others to undo this entry and everything after it.
    AskUndo(u32),
    /// Open a thread here and a new game of this kind in it.
    Thread(Id),
    /// Remind me of these games later.
    Snooze(Vec<GameNumber>),
    /// Vote about an absent player.
    Vote(VoteId, AbsenceChoice),
    /// Take the user's own seat back from the caretaker.
    Back,
    /// Show a page of the rules; without one, the choice of games.
    Rules(Option<RulesPage>),
    /// A menu of topics; the number tells apart the menus of one message.
    RulesMenu(Shelf, u8),
    /// Explain a refusal: show this page in a message of its own.
    Why(RulesPage),
    /// A page of `/help`.
    Help(HelpPage),
    /// The lesson of the game in this channel, or else a choice of lessons.
    Lessons,
    /// A card of a lesson, counted from 1.
    Learn(GameId, u8),
    /// Start a guided first game.
    TryGame(GameId),
    /// No more tips in this guided game.
    StopTips,
    /// What the icons of this kind of game mean: open it, or turn to a page of it.
    Legend(GameId, Option<u8>),
}

/// The pages of `/help`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HelpPage {
    Overview,
    Notifications,
    /// The list of commands, page by page from 0.
    Commands(u8),
    /// The games that wait for the user.
    Waiting,
}

impl HelpPage {
    fn encode(self) -> String {
        match self {
            HelpPage::Overview => "overview".to_owned(),
            HelpPage::Notifications => "notifications".to_owned(),
            HelpPage::Commands(page) => format!("commands.{page}"),
            HelpPage::Waiting => "waiting".to_owned(),
        }
    }

    fn decode(text: &str) -> Option<HelpPage> {
        match text {
            "overview" => Some(HelpPage::Overview),
            "notifications" => Some(HelpPage::Notifications),
            "waiting" => Some(HelpPage::Waiting),
            _ => Some(HelpPage::Commands(text.strip_prefix("commands.")?.parse().ok()?)),
        }
    }
}

impl ComponentId {
    pub fn new(game: GameNumber, entry: u32, press: Press) -> ComponentId {
        ComponentId { game, entry, press }
    }

    /// Returns `None` if the id would exceed Discord's limit.
    pub fn encode(&self) -> Option<String> {
        let (verb, rest) = match &self.press {
            Press::Play => ("play", String::new()),
            Press::Answer(path) => ("q", encode_path(path)),
            Press::Detail(path) => ("d", encode_path(path)),
            Press::Confirm(path) => ("ok", encode_path(path)),
            Press::Reply(path) => ("re", encode_path(path)),
            Press::Undo => ("undo", String::new()),
            Press::OfferUndo => ("offerundo", String::new()),
            Press::Redo => ("redo", String::new()),
            Press::Hand => ("hand", String::new()),
            Press::Board => ("board", String::new()),
            Press::Island(seat) => ("island", seat.to_string()),
            Press::OwnIsland => ("mine", String::new()),
            Press::Log(page) => ("log", page.to_string()),
            Press::Score => ("score", String::new()),
            Press::History(turn) => ("history", turn.to_string()),
            Press::Replay => ("replay", String::new()),
            Press::Join => ("join", String::new()),
            Press::Leave => ("leave", String::new()),
            Press::Start => ("start", String::new()),
            Press::Options => ("options", String::new()),
            Press::Computers => ("computers", String::new()),
            Press::AddComputer(level) => ("computer", level.id().to_owned()),
            Press::Dismiss(name) => ("dismiss", name.to_string()),
            Press::SetOption(option) => ("set", option.to_string()),
            Press::Language(code) => ("lang", code.to_string()),
            Press::Abandon => ("abandon", String::new()),
            Press::Consent(id, yes) => ("consent", format!("{id}.{}", u8::from(*yes))),
            Press::Rematch => ("rematch", String::new()),
            Press::AskUndo(from) => ("askundo", from.to_string()),
            Press::Thread(game) => ("thread", game.to_string()),
            Press::Snooze(games) => {
                ("snooze", games.iter().map(ToString::to_string).collect::<Vec<_>>().join("."))
            }
            Press::Vote(id, choice) => ("vote", format!("{id}.{}", choice.as_str())),
            Press::Back => ("back", String::new()),
            Press::Rules(page) => ("rules", page.map_or_else(String::new, encode_page)),
            Press::RulesMenu(book, number) => ("topics", format!("{book}.{number}")),
            Press::Why(page) => ("why", encode_page(*page)),
            Press::Help(page) => ("help", page.encode()),
            Press::Lessons => ("lessons", String::new()),
            Press::Learn(game, card) => ("learn", format!("{game}.{card}")),
            Press::TryGame(game) => ("try", game.to_string()),
            Press::StopTips => ("notips", String::new()),
            Press::Legend(game, None) => ("legend", game.as_str().to_owned()),
            Press::Legend(game, Some(page)) => ("legend", format!("{}.{page}", game.as_str())),
        };
        let id = format!("a:{}:{}:{verb}:{rest}", self.game, self.entry);
        (id.len() <= MAX_ID).then_some(id)
    }

    /// Returns `None` for an id of another program or version.
    pub fn decode(text: &str) -> Option<ComponentId> {
        let mut parts = text.splitn(5, ':');
        if parts.next()? != "a" {
            return None;
        }
        let game = GameNumber::new(parts.next()?.parse().ok()?);
        let entry = parts.next()?.parse().ok()?;
        let (verb, rest) = (parts.next()?, parts.next()?);
        let press = match verb {
            "play" => Press::Play,
            "q" => Press::Answer(decode_path(rest)?),
            "d" => Press::Detail(decode_path(rest)?),
            "ok" => Press::Confirm(decode_path(rest)?),
            "re" => Press::Reply(decode_path(rest)?),
            "undo" => Press::Undo,
            "offerundo" => Press::OfferUndo,
            "redo" => Press::Redo,
            "hand" => Press::Hand,
            "board" => Press::Board,
            "island" => Press::Island(rest.parse().ok()?),
            "mine" => Press::OwnIsland,
            "log" => Press::Log(rest.parse().ok()?),
            "score" => Press::Score,
            "history" => Press::History(rest.parse().ok()?),
            "replay" => Press::Replay,
            "join" => Press::Join,
            "leave" => Press::Leave,
            "start" => Press::Start,
            "options" => Press::Options,
            "computers" => Press::Computers,
            "computer" => Press::AddComputer(Level::parse(rest)?),
            "dismiss" => Press::Dismiss(Id::parse(rest)?),
            "set" => Press::SetOption(Id::parse(rest)?),
            "lang" => Press::Language(Id::parse(rest)?),
            "abandon" => Press::Abandon,
            "consent" => {
                let (id, yes) = rest.split_once('.')?;
                Press::Consent(VoteId::new(id.parse().ok()?), yes == "1")
            }
            "rematch" => Press::Rematch,
            "askundo" => Press::AskUndo(rest.parse().ok()?),
            "thread" => Press::Thread(Id::parse(rest)?),
            "snooze" => {
                let games = rest.split('.').map(|number| number.parse().ok().map(GameNumber::new));
                Press::Snooze(games.collect::<Option<_>>()?)
            }
            "vote" => {
                let (id, choice) = rest.split_once('.')?;
                Press::Vote(VoteId::new(id.parse().ok()?), AbsenceChoice::parse(choice)?)
            }
            "back" => Press::Back,
            "rules" if rest.is_empty() => Press::Rules(None),
            "rules" => Press::Rules(Some(decode_page(rest)?)),
            "topics" => {
                let (shelf, number) = rest.split_once('.')?;
                Press::RulesMenu(Shelf::parse(shelf)?, number.parse().ok()?)
            }
            "why" => Press::Why(decode_page(rest)?),
            "help" => Press::Help(HelpPage::decode(rest)?),
            "lessons" => Press::Lessons,
            "learn" => {
                let (game, card) = rest.split_once('.')?;
                Press::Learn(game.parse().ok()?, card.parse().ok()?)
            }
            "try" => Press::TryGame(rest.parse().ok()?),
            "notips" => Press::StopTips,
            "legend" => match rest.split_once('.') {
                Some((game, page)) => Press::Legend(game.parse().ok()?, Some(page.parse().ok()?)),
                None => Press::Legend(rest.parse().ok()?, None),
            },
            _ => return None,
        };
        Some(ComponentId { game, entry, press })
    }
}

/// `anno1800`, `anno1800.trade`, `anno1800.industries.1`.
fn encode_page(page: RulesPage) -> String {
    let RulesPage { shelf, topic, number } = page;
    match topic {
        None => shelf.to_string(),
        Some(topic) if number == 0 => format!("{shelf}.{topic}"),
        Some(topic) => format!("{shelf}.{topic}.{number}"),
    }
}

fn decode_page(text: &str) -> Option<RulesPage> {
    let mut parts = text.splitn(3, '.');
    let shelf = Shelf::parse(parts.next()?)?;
    let topic = parts.next().map(Id::parse);
    let number = parts.next().map_or(Some(0), |number| number.parse().ok())?;
    match topic {
        Some(topic) => Some(RulesPage { shelf, topic: Some(topic?), number }),
        None => Some(RulesPage { shelf, topic: None, number }),
    }
}

/// Joins answers with dots, also for the value of a menu; writes repeated answers once, with a count.
pub fn encode_path(path: &[Id]) -> String {
    let runs = path.chunk_by(|one, next| one == next).map(|run| match run.len() {
        1 => run[0].to_string(),
        count => format!("{}*{count}", run[0]),
    });
    runs.collect::<Vec<_>>().join(".")
}

pub fn decode_path(text: &str) -> Option<Vec<Id>> {
    let mut path = Vec::new();
    for part in text.split('.').filter(|part| !part.is_empty()) {
        let (id, count) =
            part.split_once('*').map_or(Some((part, 1)), |(id, n)| Some((id, n.parse().ok()?)))?;
        if count > 64 {
            return None;
        }
        path.extend(std::iter::repeat_n(Id::parse(id)?, count));
    }
    Some(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_round_trip_through_text() {
        let page =
            |game, number| RulesPage { shelf: Shelf::Game(game), topic: Some(Id::new("trade")), number };
        let path: Vec<Id> = ["end_turn", "wood", "wood", "tobacco"].map(Id::new).to_vec();
        let presses = [
            Press::Play,
            Press::Answer(path.clone()),
            Press::Confirm(path),
            Press::Answer(Vec::new()),
            Press::Detail(vec![Id::new("upgrade")]),
            Press::OfferUndo,
            Press::Consent(VoteId::new(7), true),
            Press::SetOption(Id::new("home_island")),
            Press::Language(Id::new("nl")),
            Press::OwnIsland,
            Press::Log(3),
            Press::Computers,
            Press::AddComputer(Level::Hard),
            Press::Dismiss(Id::new("Brandaan")),
            Press::Snooze(vec![GameNumber::new(12), GameNumber::new(70)]),
            Press::Vote(VoteId::new(5), AbsenceChoice::Caretaker),
            Press::Back,
            Press::Rules(None),
            Press::Rules(Some(RulesPage { shelf: Shelf::Here, topic: None, number: 0 })),
            Press::Rules(Some(page(GameId::MilleFiori, 3))),
            Press::RulesMenu(Shelf::Game(GameId::Anno1800), 1),
            Press::Why(page(GameId::Anno1503, 0)),
            Press::Help(HelpPage::Overview),
            Press::Help(HelpPage::Notifications),
            Press::Help(HelpPage::Commands(1)),
            Press::Help(HelpPage::Waiting),
            Press::Lessons,
            Press::Learn(GameId::MilleFiori, 5),
            Press::TryGame(GameId::Anno1503),
            Press::StopTips,
            Press::Legend(GameId::MilleFiori, None),
            Press::Legend(GameId::Anno1800, Some(2)),
        ];
        for press in presses {
            let id = ComponentId::new(GameNumber::new(12), 345, press);
            let text = id.encode().expect("it fits");
            assert_eq!(ComponentId::decode(&text), Some(id), "{text}");
        }
    }

    #[test]
    fn repeated_answers_are_counted() {
        let path = vec![Id::new("wood"); 12];
        let id = ComponentId::new(GameNumber::new(1), 1, Press::Answer(path)).encode();
        assert_eq!(id.as_deref(), Some("a:1:1:q:wood*12"));
    }

    #[test]
    fn invalid_ids_are_rejected() {
        for text in [
            "",
            "a",
            "a:1:1:q",
            "b:1:1:q:x",
            "a:x:1:q:x",
            "a:1:1:what:x",
            "a:1:1:q:wood*9999",
            "a:1:1:consent:x",
            "a:1:1:vote:1.everything",
            "a:1:1:snooze:1.x",
            "a:1:1:computer:godlike",
            "a:0:0:rules:chess.trade",
            "a:0:0:rules:anno1800.trade.x",
            "a:0:0:why:",
            "a:0:0:learn:chess.1",
            "a:0:0:learn:anno1503",
            "a:0:0:help:me",
            "a:0:0:legend:chess",
            "a:0:0:legend:anno1800.x",
        ] {
            assert_eq!(ComponentId::decode(text), None, "{text}");
        }
    }
}
