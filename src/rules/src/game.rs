//! The narrow waist between the games and everything else: the trait that each game fulfils.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use arrayvec::ArrayVec;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Dice, GameId, Id, Phrase, Seat, Seats, Seed};

/// Whose eyes: a player's, or those of anybody who looks at the channel.
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

/// A verb of a game, as it stands in the specification, with the questions it may ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verb {
    pub id: &'static str,
    pub params: &'static [Param],
    pub when: When,
}

/// When a verb is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// In answer to what is asked of a due player.
    Due,
    /// Ahead of one's turn, so that nobody needs to wait: a plan.
    Ahead,
    /// Beside all turns: standing orders, giving up.
    Anytime,
}

/// The name of a question, and of the option of a typed command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Param {
    pub name: &'static str,
    /// Asked several times in a row, the order of the answers without meaning (discards); typed as a list.
    pub many: bool,
    /// Left out of a typed command, the recommended answer stands in; it is seen before anything is done.
    pub usual: bool,
}

/// One answered question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answer {
    pub param: &'static str,
    pub id: Id,
}

/// The name of the first question of all.
pub const VERB: &str = "verb";

/// An action spelt out as answers; the first one is the verb.
pub type Answers = ArrayVec<Answer, 32>;

/// What follows after some answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// A question of this name; its legal answers are in the list.
    Question(&'static str),
    /// Nothing more to ask: the answers spell an action.
    Complete,
    /// These answers lead nowhere.
    Nothing,
}

/// How an offered answer is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    pub id: Id,
    pub label: Phrase,
    /// What it costs and does, in a few words.
    pub detail: Option<Phrase>,
    pub recommended: bool,
}

/// An open question to others that nobody waits for, such as an offer of trade: told in the channel, answered by a press.
#[derive(Clone, PartialEq, Debug)]
pub struct Invitation {
    /// Never used twice in a game.
    pub number: u32,
    pub from: Seat,
    pub to: Seats,
    /// What is proposed, as the viewer may know it.
    pub text: Phrase,
    /// The beginnings of answers that are offered as buttons, the verb first; each must be offered by `ask` to every
    /// seat in `to` that can afford it. Where answers are missing, the panel asks on.
    pub replies: Vec<Vec<Id>>,
}

/// What an applied action showed that had been random or hidden, and to whom. It bars the free undo.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reveal {
    Nothing,
    To(Seats),
}

/// Where a game stands in time. A new turn number means that a turn was finished.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Progress {
    pub round: u32,
    pub turn: u32,
}

/// One player's place in the (interim or final) ranking.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    pub seat: Seat,
    /// 1 is best; equal ranks are shared.
    pub rank: u8,
    pub score: i64,
    /// Every part of the score, by its word.
    pub parts: Vec<(Id, i64)>,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    pub winners: Seats,
    /// Why it ended, as the key of a sentence.
    pub cause: &'static str,
}

/// An option that the host may set before the start. The first value is the default.
/// Values are JSON where they parse as such (`true`, `40`, `null`), else plain strings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    pub id: &'static str,
    pub values: &'static [&'static str],
}

/// Why an action was refused: a stable code, which is also the key of the sentence, and its facts.
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

/// A game. The value is the whole state: cloned, compared, stored, replayed.
///
/// Two laws are fuzzed for every game: what is offered by `ask` is what `apply` accepts, no more and no less;
/// and what a viewer may not see never changes the viewer's `view`, questions or tidings.
pub trait Game: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Sized {
    type Options: Clone + PartialEq + Debug + Default + Serialize + DeserializeOwned;
    type Action: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    type Event: Clone + PartialEq + Debug;
    type Refusal: Clone + PartialEq + Debug + Into<Refusal>;
    type View: Clone + PartialEq + Debug + Serialize;

    const ID: GameId;

    /// The version of rules and data; a record names it.
    fn version() -> String;
    fn seat_counts() -> RangeInclusive<usize>;
    fn option_specs() -> &'static [OptionSpec];
    fn verbs() -> &'static [Verb];
    /// Everything that a question of this name may ever be answered with: what a player may type though it is not offered now, so as to
    /// learn why not.
    fn names(_param: &str) -> Vec<Id> {
        Vec::new()
    }

    /// Sets the game up and runs it to the first question. The number of seats has been checked.
    fn set_up(
        options: &Self::Options,
        seats: usize,
        seed: Seed,
        events: &mut Vec<Self::Event>,
    ) -> Result<Self, SetupError>;

    fn seats(&self) -> usize;
    /// Who must act now; nobody once the game is over.
    fn due(&self) -> Seats;
    fn progress(&self) -> Progress;
    /// What is asked of this seat now, in a few words, as this viewer may know it.
    fn task(&self, seat: Seat, viewer: Viewer) -> Phrase;

    /// What may follow after these answers; fills `options` with the legal ids. Never panics, whatever the answers.
    fn ask(&self, seat: Seat, answers: &[Answer], options: &mut Vec<Id>) -> Asked;
    /// How an offered answer is shown to this seat.
    fn describe(&self, seat: Seat, answers: &[Answer], option: Id) -> Choice;
    /// Reads answers, the verb first, as an action; says nothing about its legality. `None`: no such thing.
    fn read(answers: &[Answer]) -> Option<Self::Action>;
    /// Spells an action as answers: the inverse of `read`.
    fn spell(action: &Self::Action) -> Answers;

    /// Carries an action out as a whole or refuses it as a whole, leaving the state and `events` untouched.
    fn apply(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        events: &mut Vec<Self::Event>,
    ) -> Result<Reveal, Self::Refusal>;
    /// The play made for a due player who is absent: legal, modest, without surprises.
    fn absent(&self, seat: Seat) -> Option<Self::Action>;

    /// What is open to others beside the turn, as this viewer may know it.
    fn invitations(&self, _viewer: Viewer) -> Vec<Invitation> {
        Vec::new()
    }

    /// Everything that this viewer may see, and nothing else.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// An event in a phrase, as this viewer may know it; `None`: not at all.
    fn tell(event: &Self::Event, viewer: Viewer) -> Option<Phrase>;
    /// Another state that looks the same to this viewer: what is hidden is dealt anew, and by the dice alone, so that
    /// nothing of how it lay shows through.
    #[must_use]
    fn imagine(&self, viewer: Viewer, dice: &mut Dice) -> Self;

    fn standings(&self) -> Vec<Standing>;
    fn outcome(&self) -> Option<Outcome>;

    /// Checks what must hold in every state (conservation of components and the like).
    fn check(&self) -> Result<(), String>;

    /// The verb of an action.
    fn verb_of(action: &Self::Action) -> Option<&'static Verb> {
        let spelt = Self::spell(action);
        let id = spelt.first()?.id;
        Self::verbs().iter().find(|verb| verb.id == id.as_str())
    }

    /// Is this very action offered to this seat, question by question?
    fn offers(&self, seat: Seat, action: &Self::Action) -> bool {
        let spelt = Self::spell(action);
        let mut options = Vec::new();
        for (index, answer) in spelt.iter().enumerate() {
            options.clear();
            let asked = self.ask(seat, &spelt[..index], &mut options);
            if asked != Asked::Question(answer.param) || !options.contains(&answer.id) {
                return false;
            }
        }
        options.clear();
        self.ask(seat, &spelt, &mut options) == Asked::Complete && Self::read(&spelt).as_ref() == Some(action)
    }
}
