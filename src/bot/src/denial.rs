//! The reasons why a user's request is denied, and the message key of each.

use std::fmt;

use archipel_store::GameNumber;
use archipel_words::Args;

/// The user may not do this, or it is not possible now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Denial {
    AlreadyHere,
    AlreadySeated,
    ChannelBusy { number: GameNumber },
    Dates,
    Days,
    FilmFailed,
    FilmsBusy,
    Full,
    NoCaretaker,
    NoGame,
    NoPass,
    NoSuchAnswer,
    NoSuchGame,
    NoSuchOption,
    NoSuchPlayer,
    NoSuchSpan { values: String },
    NoSuchTurn { last: u32 },
    NoSuchValue { values: String },
    NoSuchZone,
    NoZone,
    NotAPlayer,
    NotPaused,
    NotSeated,
    NotStarted,
    NotYourTurn { players: String },
    NothingDue,
    OfferClosed,
    OldButton,
    OnlyAiPlayers,
    OnlyHost,
    OnlyInServers,
    OtherGame,
    Over,
    OwnAbsence,
    OwnVote,
    Paused,
    QuietHours,
    ReplayError,
    Running,
    SeatCount { min: usize, max: usize },
    SeatsChanged,
    Size,
    Theme,
    TimeOfDay,
    TooFast,
    UnknownCommand,
    UnknownGame { games: String },
    Vacation { days: i32 },
    VerbNotNow { task: String },
    VoteClosed,
    VoteIsOpen,
    Way,
}

impl Denial {
    /// The key of the sentence in `assets/locales`.
    pub fn key(&self) -> &'static str {
        match self {
            Denial::AlreadyHere => "denied-already-here",
            Denial::AlreadySeated => "denied-already-seated",
            Denial::ChannelBusy { .. } => "denied-channel-busy",
            Denial::Dates => "denied-dates",
            Denial::Days => "denied-days",
            Denial::FilmFailed => "film-failed",
            Denial::FilmsBusy => "denied-films-busy",
            Denial::Full => "denied-full",
            Denial::NoCaretaker => "denied-no-caretaker",
            Denial::NoGame => "denied-no-game",
            Denial::NoPass => "denied-no-pass",
            Denial::NoSuchAnswer => "denied-no-such-answer",
            Denial::NoSuchGame => "denied-no-such-game",
            Denial::NoSuchOption => "denied-no-such-option",
            Denial::NoSuchPlayer => "denied-no-such-player",
            Denial::NoSuchSpan { .. } => "denied-no-such-span",
            Denial::NoSuchTurn { .. } => "denied-no-such-turn",
            Denial::NoSuchValue { .. } => "denied-no-such-value",
            Denial::NoSuchZone => "denied-no-such-zone",
            Denial::NoZone => "denied-no-zone",
            Denial::NotAPlayer => "denied-not-a-player",
            Denial::NotPaused => "denied-not-paused",
            Denial::NotSeated => "denied-not-seated",
            Denial::NotStarted => "denied-not-started",
            Denial::NotYourTurn { .. } => "denied-not-your-turn",
            Denial::NothingDue => "denied-nothing-due",
            Denial::OfferClosed => "invitation-over",
            Denial::OldButton => "denied-old-button",
            Denial::OnlyAiPlayers => "denied-only-computers",
            Denial::OnlyHost => "denied-only-host",
            Denial::OnlyInServers => "denied-only-in-servers",
            Denial::OtherGame => "denied-other-game",
            Denial::Over => "denied-over",
            Denial::OwnAbsence => "denied-own-absence",
            Denial::OwnVote => "denied-own-question",
            Denial::Paused => "denied-paused",
            Denial::QuietHours => "denied-quiet-hours",
            Denial::ReplayError => "denied-parked",
            Denial::Running => "denied-running",
            Denial::SeatCount { .. } => "denied-seat-count",
            Denial::SeatsChanged => "denied-seats-changed",
            Denial::Size => "denied-size",
            Denial::Theme => "denied-theme",
            Denial::TimeOfDay => "denied-time-of-day",
            Denial::TooFast => "denied-too-fast",
            Denial::UnknownCommand => "denied-unknown-command",
            Denial::UnknownGame { .. } => "denied-unknown-game",
            Denial::Vacation { .. } => "denied-vacation",
            Denial::VerbNotNow { .. } => "denied-verb-not-now",
            Denial::VoteClosed => "denied-question-closed",
            Denial::VoteIsOpen => "denied-already-asked",
            Denial::Way => "denied-way",
        }
    }

    /// The arguments of the sentence. Numbers are passed as text, so that they are not formatted.
    pub fn args(&self) -> Args<'_> {
        let args = Args::new();
        match self {
            Denial::ChannelBusy { number } => args.with("number", number.to_string()),
            Denial::NoSuchSpan { values } | Denial::NoSuchValue { values } => args.with("values", values),
            Denial::NoSuchTurn { last } => args.with("last", last.to_string()),
            Denial::NotYourTurn { players } => args.with("players", players),
            Denial::SeatCount { min, max } => args.with("min", min.to_string()).with("max", max.to_string()),
            Denial::UnknownGame { games } => args.with("games", games),
            Denial::Vacation { days } => args.with("days", days.to_string()),
            Denial::VerbNotNow { task } => args.with("task", task),
            Denial::AlreadyHere
            | Denial::AlreadySeated
            | Denial::Dates
            | Denial::Days
            | Denial::FilmFailed
            | Denial::FilmsBusy
            | Denial::Full
            | Denial::NoCaretaker
            | Denial::NoGame
            | Denial::NoPass
            | Denial::NoSuchAnswer
            | Denial::NoSuchGame
            | Denial::NoSuchOption
            | Denial::NoSuchPlayer
            | Denial::NoSuchZone
            | Denial::NoZone
            | Denial::NotAPlayer
            | Denial::NotPaused
            | Denial::NotSeated
            | Denial::NotStarted
            | Denial::NothingDue
            | Denial::OfferClosed
            | Denial::OldButton
            | Denial::OnlyAiPlayers
            | Denial::OnlyHost
            | Denial::OnlyInServers
            | Denial::OtherGame
            | Denial::Over
            | Denial::OwnAbsence
            | Denial::OwnVote
            | Denial::Paused
            | Denial::QuietHours
            | Denial::ReplayError
            | Denial::Running
            | Denial::SeatsChanged
            | Denial::Size
            | Denial::Theme
            | Denial::TimeOfDay
            | Denial::TooFast
            | Denial::UnknownCommand
            | Denial::VoteClosed
            | Denial::VoteIsOpen
            | Denial::Way => args,
        }
    }
}

impl fmt::Display for Denial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}
