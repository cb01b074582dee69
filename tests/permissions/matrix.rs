//! The matrix: what is to come of each command and each component, by who uses it. The columns are [`crate::ROLES`].

/// What is to come of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Expected {
    /// It is done, or asked further.
    Yes,
    /// It is refused with these words.
    No(&'static str),
    /// The game has gone on since; nothing is done.
    Late,
}
pub use Expected::{Late, No, Yes};

pub const SIT: Expected = No("do not sit");
pub const NO_GAME: Expected = No("no game in this channel");
const DEAD: Expected = No("no longer leads anywhere");

/// Players may, others may look only; elsewhere there is no such game.
const fn players(elsewhere: Expected) -> [Expected; 7] {
    [Yes, Yes, SIT, SIT, Yes, SIT, elsewhere]
}

const fn everybody(elsewhere: Expected) -> [Expected; 7] {
    [Yes, Yes, Yes, Yes, Yes, Yes, elsewhere]
}

const fn nobody(words: &'static str, elsewhere: Expected) -> [Expected; 7] {
    [No(words), No(words), No(words), No(words), No(words), No(words), elsewhere]
}

const fn host(words: &'static str) -> [Expected; 7] {
    let other = No("Only the host");
    [other, other, other, other, No(words), other, NO_GAME]
}

pub type Line<'a> = (&'a str, &'a [(&'a str, &'a str)], [Expected; 7]);

/// Every command, with its subcommands.
pub fn commands() -> Vec<Line<'static>> {
    let started = "already started";
    let mut rows: Vec<Line> = vec![
        (
            "game new",
            &[("game", "no such game")],
            nobody("do not know this game", No("do not know this game")),
        ),
        ("game join", &[], nobody(started, NO_GAME)),
        ("game leave", &[], nobody(started, NO_GAME)),
        ("game computer", &[("level", "easy")], host(started)),
        ("game dismiss", &[("captain", "Tjerk")], host(started)),
        ("game start", &[], host(started)),
        ("game options", &[("option", "pace"), ("value", "live")], host(started)),
        ("game info", &[], everybody(NO_GAME)),
        ("game resume", &[], {
            let not = No("not paused");
            [not, not, SIT, SIT, not, SIT, NO_GAME]
        }),
        // The first who asks is heard; the others hear that it was asked.
        ("game pause", &[], {
            let open = No("already open");
            [Yes, open, SIT, SIT, open, SIT, NO_GAME]
        }),
        ("game move", &[("number", "1")], {
            let (not, here) = (No("Only the host"), No("already played here"));
            [not, not, not, not, here, here, No("no such game")]
        }),
        ("game abandon", &[], {
            let not = No("Only the host");
            [not, not, not, not, Yes, Yes, NO_GAME]
        }),
        ("play", &[], players(NO_GAME)),
        ("hand", &[], players(NO_GAME)),
        ("island", &[("player", "1")], everybody(NO_GAME)),
        ("board", &[], everybody(NO_GAME)),
        ("log", &[], everybody(NO_GAME)),
        ("history", &[("turn", "99")], nobody("no such turn", NO_GAME)),
        ("score", &[], everybody(NO_GAME)),
        ("overview", &[], everybody(NO_GAME)),
        ("changes", &[], players(NO_GAME)),
        ("replay", &[], everybody(NO_GAME)),
        ("redo", &[], [No(""), No(""), SIT, SIT, No(""), SIT, NO_GAME]),
        ("undo", &[], [No(""), No(""), SIT, SIT, No(""), SIT, NO_GAME]),
        ("rules", &[], everybody(Yes)),
    ];
    // Wishes are everybody's own affair.
    rows.extend([
        ("remind show", &[][..], everybody(Yes)),
        ("remind zone", &[("zone", "Europe/Berlin")][..], everybody(Yes)),
        ("remind quiet", &[("from", "23"), ("to", "6")][..], everybody(Yes)),
        ("remind days", &[("days", "Mon-Sun")][..], everybody(Yes)),
        ("remind way", &[("way", "channel")][..], everybody(Yes)),
        ("remind vacation", &[][..], everybody(Yes)),
        ("remind next", &[("on", "false")][..], everybody(Yes)),
        ("remind on", &[][..], everybody(Yes)),
        ("remind off", &[][..], everybody(Yes)),
        ("pictures", &[("theme", "night"), ("size", "small")][..], everybody(Yes)),
    ]);
    rows
}

/// Every component.
pub fn components() -> Vec<(&'static str, [Expected; 7])> {
    let started = "already started";
    let looks = everybody(DEAD);
    let host_only = |words| {
        let other = No("Only the host");
        [other, other, other, other, No(words), other, DEAD]
    };
    vec![
        ("play:", players(DEAD)),
        ("q:", players(DEAD)),
        ("ok:", players(DEAD)),
        ("q:no_such_verb", players(DEAD)),
        ("re:accept.o1", {
            let gone = No("no longer open");
            [gone, gone, SIT, SIT, gone, SIT, DEAD]
        }),
        ("hand:", players(DEAD)),
        ("undo:", [Late, Late, SIT, SIT, Late, SIT, DEAD]),
        ("redo:", [Late, Late, SIT, SIT, Late, SIT, DEAD]),
        ("board:", looks),
        ("island:0", looks),
        ("island:9", nobody("no such player", DEAD)),
        ("log:0", looks),
        ("score:", looks),
        ("replay:", looks),
        ("history:99", nobody("no such turn", DEAD)),
        ("join:", nobody(started, DEAD)),
        ("leave:", nobody(started, DEAD)),
        ("start:", host_only(started)),
        ("options:", host_only(started)),
        ("computers:", host_only(started)),
        ("computer:easy", host_only(started)),
        ("dismiss:Tjerk", host_only(started)),
        ("set:pace", host_only("not possible")),
        ("rematch:", {
            let not = No(started);
            [not, not, SIT, SIT, not, SIT, DEAD]
        }),
        ("askundo:77", [Late, Late, SIT, SIT, Late, SIT, DEAD]),
        ("consent:999.1", {
            let closed = No("settled");
            [closed, closed, SIT, SIT, closed, SIT, DEAD]
        }),
        ("vote:999.end", {
            let closed = No("settled");
            [closed, closed, SIT, SIT, closed, SIT, DEAD]
        }),
        ("back:", {
            let none = No("there is no caretaker");
            [none, none, SIT, SIT, none, SIT, DEAD]
        }),
        ("snooze:1", {
            let none = No("Nobody waits for you");
            [Yes, none, SIT, SIT, none, SIT, DEAD]
        }),
        ("thread:no_such_game", nobody("do not know this game", DEAD)),
        ("abandon:", {
            let not = No("Only the host");
            [not, not, not, not, Yes, No("is over"), DEAD]
        }),
    ]
}
