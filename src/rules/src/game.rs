//! The trait `Game`: the only interface between a game and the rest of the program.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use arrayvec::ArrayVec;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Dice, GameId, Id, Phrase, Seat, Seats, Seed, Told, Weight};

/// Who is looking at a game: a player, or the public in the channel.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Viewer {
    Seat(Seat),
    Public,
}

impl Viewer {
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

/// A verb of a game, named as in the specification, with its questions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verb {
    pub id: &'static str,
    pub params: &'static [Param],
    pub when: When,
}

/// When a verb may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// Only by a player who must act now.
    Due,
    /// Also before the player's turn, as a plan, so that other players need not wait.
    Ahead,
    /// At any time, outside the turn order: standing orders, resignation.
    Anytime,
}

/// A question; the same name is the option of the slash command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Param {
    pub name: &'static str,
    /// Asked several times in a row; the order of the answers does not matter (discards). Typed as a list.
    pub many: bool,
    /// If a typed command omits it, the recommended answer is filled in and shown before the action is applied.
    pub usual: bool,
    /// The panel answers it with the recommended answer, or ends a list with it, and offers the others beside it.
    pub filled: bool,
}

impl Param {
    /// A question that is asked once and must be answered.
    pub const fn one(name: &'static str) -> Param {
        Param { name, many: false, usual: false, filled: false }
    }

    /// A question that is asked several times in a row.
    pub const fn many(name: &'static str) -> Param {
        Param { name, many: true, usual: false, filled: false }
    }
}

/// One answered question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answer {
    pub param: &'static str,
    pub id: Id,
}

/// The name of the first question.
pub const VERB: &str = "verb";
/// The answer that ends a list of answers to the same question.
pub const DONE: &str = "done";

/// An action written as answers; the first one is the verb.
pub type Answers = ArrayVec<Answer, 32>;

/// The result of asking after a list of answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// A question with this name; its legal answers are in `options`.
    Question(&'static str),
    /// Nothing more to ask: the answers form a legal action.
    Complete,
    /// Not a prefix of any legal action.
    Nothing,
}

/// An offered answer as shown to the player.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    pub id: Id,
    pub label: Phrase,
    /// Cost and effect in a few words.
    pub detail: Option<Phrase>,
    pub recommended: bool,
}

impl Choice {
    /// Marks the next answer of the advised action, if the answers so far belong to it. The verb also says why.
    #[must_use]
    pub(crate) fn advised(mut self, answers: &[Answer], advice: Option<&(Answers, Phrase)>) -> Choice {
        let Some((best, why)) = advice.filter(|(best, _)| best.starts_with(answers)) else { return self };
        self.recommended = best.get(answers.len()).is_some_and(|answer| answer.id == self.id);
        if self.recommended && answers.is_empty() {
            self.detail = self.detail.or_else(|| Some(why.clone()));
        }
        self
    }
}

/// An open offer to other players, such as a trade offer. The game does not wait for it; it is posted in the channel
/// with buttons to answer.
#[derive(Clone, PartialEq, Debug)]
pub struct OpenOffer {
    /// Unique within a game.
    pub number: u32,
    pub from: Seat,
    pub to: Seats,
    /// The offer, with information hidden from the viewer removed.
    pub text: Phrase,
    /// One button per entry: the first answers of an action, beginning with the verb. `ask` must offer each of them to
    /// every seat in `to` that can afford it. If answers are missing, the panel asks for the rest.
    pub replies: Vec<Vec<Id>>,
}

/// To whom an applied action revealed something random or hidden. A reveal prevents the free undo.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reveal {
    Nothing,
    To(Seats),
}

/// Round and turn of a game. A new turn number means that a turn has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Progress {
    pub round: u32,
    pub turn: u32,
}

/// One player's row in the interim or final ranking.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    pub seat: Seat,
    /// 1 is best; equal ranks are shared.
    pub rank: u8,
    pub score: i64,
    /// The parts of the score, each with the id of its name.
    pub parts: Vec<(Id, i64)>,
}

/// A table of what components cost and do, as rows of text.
#[derive(Clone, PartialEq, Debug)]
pub struct Reference {
    /// Its title is the message `reference-<id>`.
    pub id: &'static str,
    pub rows: Vec<Phrase>,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    pub winners: Seats,
    /// The message key of the reason.
    pub cause: &'static str,
}

/// An option that the host may set before the start. The first value is the default.
/// Values are JSON where they parse as such (`true`, `40`, `null`), else plain strings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    pub id: &'static str,
    pub values: &'static [&'static str],
}

/// Why an action was refused: a stable code, which is also the message key, and its arguments.
#[derive(Clone, PartialEq, Debug, Serialize, thiserror::Error)]
#[error("refused: {}", .0.key)]
pub struct Refusal(pub Phrase);

impl Refusal {
    pub fn code(&self) -> &'static str {
        self.0.key
    }
}

/// Why a game cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    #[error("{game} is played by {} to {} players, not by {seats}", .allowed.start(), .allowed.end())]
    Seats { game: GameId, seats: usize, allowed: RangeInclusive<usize> },
    #[error("the options are not valid: {0}")]
    Options(String),
}

/// A game. The value is the whole state: it is cloned, compared, stored and replayed.
///
/// Two properties are fuzzed for every game: `apply` accepts exactly what `ask` offers; and information hidden from a
/// viewer never changes that viewer's `view`, questions or event descriptions.
pub trait Game: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Sized {
    type Options: Clone + PartialEq + Debug + Default + Serialize + DeserializeOwned;
    type Action: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    type Event: Clone + PartialEq + Debug;
    type Refusal: Clone + PartialEq + Debug + Into<Refusal>;
    type View: Clone + PartialEq + Debug + Serialize;

    const ID: GameId;

    /// The version of rules and data; stored in every record.
    fn version() -> String;
    fn seat_counts() -> RangeInclusive<usize>;
    fn option_specs() -> &'static [OptionSpec];
    fn verbs() -> &'static [Verb];
    /// Tables of what the components cost and do, for looking up.
    fn reference() -> Vec<Reference> {
        Vec::new()
    }
    /// All answers that this question can ever have. A player may type one that is not offered now and learns why not.
    fn all_values(_param: &str) -> Vec<Id> {
        Vec::new()
    }

    /// Sets up the game and runs it to the first question. The caller has checked the number of seats.
    fn set_up(
        options: &Self::Options,
        seats: usize,
        seed: Seed,
        events: &mut Vec<Self::Event>,
    ) -> Result<Self, SetupError>;

    fn seats(&self) -> usize;
    /// Who must act now; empty once the game is over.
    fn due(&self) -> Seats;
    fn progress(&self) -> Progress;
    /// The number of the stretch of play that the channel reads in one post, if that is more than a turn: where all
    /// choose at the same time, a post per player would say little.
    fn post_unit(&self) -> Option<u32> {
        None
    }
    /// Short prompt for this seat, with information hidden from `viewer` removed.
    fn prompt(&self, seat: Seat, viewer: Viewer) -> Phrase;

    /// The next question after these answers; fills `options` with its legal answers. Never panics, even on invalid
    /// answers.
    fn ask(&self, seat: Seat, answers: &[Answer], options: &mut Vec<Id>) -> Asked;
    /// The label of an offered answer.
    fn describe(&self, seat: Seat, answers: &[Answer], option: Id) -> Choice;
    /// What a player should know before this action, because it cannot be taken back or costs more than it says: the
    /// panel asks once. Uses only what this seat may know.
    fn warning(&self, _seat: Seat, _action: &Self::Action) -> Option<Phrase> {
        None
    }
    /// Parses answers, the verb first, into an action without checking its legality. `None` if they do not form one.
    fn from_answers(answers: &[Answer]) -> Option<Self::Action>;
    /// Writes an action as answers: the inverse of `from_answers`.
    fn to_answers(action: &Self::Action) -> Answers;

    /// Applies an action completely, or refuses it and leaves the state and `events` unchanged.
    fn apply(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        events: &mut Vec<Self::Event>,
    ) -> Result<Reveal, Self::Refusal>;
    /// The action made for an absent player who must act: legal, and nothing voluntary.
    fn default_action(&self, seat: Seat) -> Option<Self::Action>;

    /// The open offers, with information hidden from the viewer removed.
    fn open_offers(&self, _viewer: Viewer) -> Vec<OpenOffer> {
        Vec::new()
    }

    /// Everything that this viewer may see, and nothing else.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// Describes an event for this viewer; `None` if the viewer may not know of it.
    fn describe_event(event: &Self::Event, viewer: Viewer) -> Option<Phrase>;
    /// What a post says of these events, which happened one after another: from public information only, payments in
    /// the sentence that they belong to, routine left out. The log has every event.
    fn digest(events: &[&Self::Event]) -> Vec<Told> {
        let told = events.iter().filter_map(|event| Self::describe_event(event, Viewer::Public));
        told.map(|phrase| Told::as_logged(Weight::Usual, phrase)).collect()
    }
    /// A state that looks the same to this viewer but has its hidden parts redealt. Only the dice decide, so the result
    /// carries no information about the real hidden parts.
    #[must_use]
    fn resample_hidden(&self, viewer: Viewer, dice: &mut Dice) -> Self;

    fn standings(&self) -> Vec<Standing>;
    fn outcome(&self) -> Option<Outcome>;

    /// Checks the invariants of every state, such as conservation of components.
    fn check(&self) -> Result<(), String>;

    fn verb_of(action: &Self::Action) -> Option<&'static Verb> {
        let answers = Self::to_answers(action);
        let id = answers.first()?.id;
        Self::verbs().iter().find(|verb| verb.id == id.as_str())
    }

    /// Whether `ask` offers exactly this action to this seat, question by question.
    fn is_offered(&self, seat: Seat, action: &Self::Action) -> bool {
        let answers = Self::to_answers(action);
        let mut options = Vec::new();
        for (index, answer) in answers.iter().enumerate() {
            options.clear();
            let asked = self.ask(seat, &answers[..index], &mut options);
            if asked != Asked::Question(answer.param) || !options.contains(&answer.id) {
                return false;
            }
        }
        options.clear();
        self.ask(seat, &answers, &mut options) == Asked::Complete
            && Self::from_answers(&answers).as_ref() == Some(action)
    }
}
