//! The permission matrix: expected result of each command and component by role. The columns are [`crate::ROLES`].

/// Expected result of an interaction.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Expected {
    /// Accepted: executed, or answered with a question.
    Yes,
    /// Refused with these words.
    No(&'static str),
    /// Stale: the game has changed since; nothing is executed.
    Stale,
}
pub use Expected::{No, Stale, Yes};

pub const NOT_SEATED: Expected = No("not in this game");
pub const NO_GAME: Expected = No("no game in this channel");
const DEAD_COMPONENT: Expected = No("has expired");

/// Accepted for players, refused for all others.
const fn players(elsewhere: Expected) -> [Expected; 7] {
    [Yes, Yes, NOT_SEATED, NOT_SEATED, Yes, NOT_SEATED, elsewhere]
}

const fn everyone(elsewhere: Expected) -> [Expected; 7] {
    [Yes, Yes, Yes, Yes, Yes, Yes, elsewhere]
}

const fn nobody(words: &'static str, elsewhere: Expected) -> [Expected; 7] {
    [No(words), No(words), No(words), No(words), No(words), No(words), elsewhere]
}

const fn host(words: &'static str) -> [Expected; 7] {
    let other = No("Only the host");
    [other, other, other, other, No(words), other, NO_GAME]
}

/// Command, options, expected result by role.
pub type Row<'a> = (&'a str, &'a [(&'a str, &'a str)], [Expected; 7]);

/// Every command, with its subcommands.
pub fn commands() -> Vec<Row<'static>> {
    let started = "already started";
    let mut rows: Vec<Row> = vec![
        ("game new", &[("game", "no such game")], nobody("don’t know that game", No("don’t know that game"))),
        ("game join", &[], nobody(started, NO_GAME)),
        ("game leave", &[], nobody(started, NO_GAME)),
        ("game computer", &[("level", "easy")], host(started)),
        ("game dismiss", &[("captain", "Tjerk")], host(started)),
        ("game start", &[], host(started)),
        ("game options", &[("option", "pace"), ("value", "live")], host(started)),
        ("game info", &[], everyone(NO_GAME)),
        ("game resume", &[], {
            let not = No("isn’t paused");
            [not, not, NOT_SEATED, NOT_SEATED, not, NOT_SEATED, NO_GAME]
        }),
        // The first request opens the vote; later ones are refused because it is open.
        ("game pause", &[], {
            let open = No("already open");
            [Yes, open, NOT_SEATED, NOT_SEATED, open, NOT_SEATED, NO_GAME]
        }),
        ("game move", &[("number", "1")], {
            let (not, here) = (No("Only the host"), No("already in this channel"));
            [not, not, not, not, here, here, No("no such game")]
        }),
        ("game abandon", &[], {
            let not = No("Only the host");
            [not, not, not, not, Yes, Yes, NO_GAME]
        }),
        ("play", &[], players(NO_GAME)),
        ("hand", &[], players(NO_GAME)),
        ("island", &[("player", "1")], everyone(NO_GAME)),
        ("board", &[], everyone(NO_GAME)),
        ("log", &[], everyone(NO_GAME)),
        ("history", &[("turn", "99")], nobody("no such turn", NO_GAME)),
        ("score", &[], everyone(NO_GAME)),
        ("overview", &[], everyone(NO_GAME)),
        ("changes", &[], players(NO_GAME)),
        ("replay", &[], everyone(NO_GAME)),
        ("redo", &[], [No(""), No(""), NOT_SEATED, NOT_SEATED, No(""), NOT_SEATED, NO_GAME]),
        ("undo", &[], [No(""), No(""), NOT_SEATED, NOT_SEATED, No(""), NOT_SEATED, NO_GAME]),
        ("rules", &[], everyone(Yes)),
        ("help", &[], everyone(Yes)),
        ("learn", &[("game", "anno1701")], everyone(Yes)),
    ];
    // Everyone may change their own settings.
    rows.extend([
        ("remind show", &[][..], everyone(Yes)),
        ("remind zone", &[("zone", "Europe/Berlin")][..], everyone(Yes)),
        ("remind quiet", &[("from", "23"), ("to", "6")][..], everyone(Yes)),
        ("remind days", &[("days", "Mon-Sun")][..], everyone(Yes)),
        ("remind way", &[("way", "channel")][..], everyone(Yes)),
        ("remind vacation", &[][..], everyone(Yes)),
        ("remind next", &[("on", "false")][..], everyone(Yes)),
        ("remind on", &[][..], everyone(Yes)),
        ("remind off", &[][..], everyone(Yes)),
        ("pictures", &[("theme", "night"), ("size", "small")][..], everyone(Yes)),
    ]);
    rows
}

/// Every component.
pub fn components() -> Vec<(&'static str, [Expected; 7])> {
    let started = "already started";
    let views = everyone(DEAD_COMPONENT);
    let dead = DEAD_COMPONENT;
    let nobody_can_press = [dead; 7];
    let host_only = |words| {
        let other = No("Only the host");
        [other, other, other, other, No(words), other, DEAD_COMPONENT]
    };
    vec![
        ("play:", players(DEAD_COMPONENT)),
        ("q:", players(DEAD_COMPONENT)),
        ("ok:", players(DEAD_COMPONENT)),
        ("q:no_such_verb", players(DEAD_COMPONENT)),
        ("re:accept.o1", {
            let gone = No("offer has closed");
            [gone, gone, NOT_SEATED, NOT_SEATED, gone, NOT_SEATED, DEAD_COMPONENT]
        }),
        ("hand:", players(DEAD_COMPONENT)),
        ("undo:", [Stale, Stale, NOT_SEATED, NOT_SEATED, Stale, NOT_SEATED, DEAD_COMPONENT]),
        ("redo:", [Stale, Stale, NOT_SEATED, NOT_SEATED, Stale, NOT_SEATED, DEAD_COMPONENT]),
        ("board:", views),
        ("island:0", views),
        ("mine:", views),
        ("help:overview", everyone(Yes)),
        ("help:notifications", everyone(Yes)),
        ("help:commands.0", everyone(Yes)),
        ("help:waiting", everyone(Yes)),
        ("lessons:", everyone(Yes)),
        ("learn:anno1503.1", everyone(Yes)),
        ("learn:anno1503.9", nobody_can_press),
        ("try:mille-fiori", everyone(Yes)),
        ("notips:", [dead, dead, NOT_SEATED, NOT_SEATED, dead, NOT_SEATED, dead]),
        ("legend:anno1800", everyone(Yes)),
        ("legend:anno1800.1", everyone(Yes)),
        ("island:9", nobody("No one by that name", DEAD_COMPONENT)),
        ("log:0", views),
        ("score:", views),
        ("replay:", views),
        ("history:99", nobody("no such turn", DEAD_COMPONENT)),
        ("join:", nobody(started, DEAD_COMPONENT)),
        ("leave:", nobody(started, DEAD_COMPONENT)),
        ("start:", host_only(started)),
        // After the start the options can only be read.
        ("options:", views),
        ("computers:", host_only(started)),
        ("computer:easy", host_only(started)),
        ("dismiss:Tjerk", host_only(started)),
        ("set:pace", host_only("not an option")),
        ("lang:de", host_only(started)),
        ("rematch:", {
            let not = No(started);
            [not, not, NOT_SEATED, NOT_SEATED, not, NOT_SEATED, DEAD_COMPONENT]
        }),
        ("askundo:77", [Stale, Stale, NOT_SEATED, NOT_SEATED, Stale, NOT_SEATED, DEAD_COMPONENT]),
        ("consent:999.1", {
            let closed = No("vote is closed");
            [closed, closed, NOT_SEATED, NOT_SEATED, closed, NOT_SEATED, DEAD_COMPONENT]
        }),
        ("vote:999.end", {
            let closed = No("vote is closed");
            [closed, closed, NOT_SEATED, NOT_SEATED, closed, NOT_SEATED, DEAD_COMPONENT]
        }),
        ("back:", {
            let none = No("there’s no caretaker");
            [none, none, NOT_SEATED, NOT_SEATED, none, NOT_SEATED, DEAD_COMPONENT]
        }),
        ("snooze:1", {
            let none = No("No one is waiting for you");
            [Yes, none, NOT_SEATED, NOT_SEATED, none, NOT_SEATED, DEAD_COMPONENT]
        }),
        // The rules are for everyone, whatever the game of the message.
        ("rules:", everyone(Yes)),
        ("rules:anno1800.trade", everyone(Yes)),
        ("topics:anno1800.0", everyone(Yes)),
        ("why:anno1503.selling", everyone(Yes)),
        ("thread:no_such_game", nobody("don’t know that game", DEAD_COMPONENT)),
        ("abandon:", {
            let not = No("Only the host");
            [not, not, not, not, Yes, No("is over"), DEAD_COMPONENT]
        }),
    ]
}
