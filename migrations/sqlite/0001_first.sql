-- Archipel's whole memory. Read this file to know what the program knows.
--
-- Times are milliseconds since 1970 (UTC); they are handed in by the program, the database has no clock.
-- Ids of Discord (guild, channel, user, message, interaction) are its snowflakes. JSON is kept as text.
-- Every accepted action is one transaction over entries, snapshots, outbox, alarms and interactions.

-- A game, from its lobby to its end. Never deleted: `number` is the public number that people see.
CREATE TABLE games (
    number           INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id         INTEGER NOT NULL,
    channel_id       INTEGER NOT NULL,                  -- a channel or a thread
    game             TEXT    NOT NULL,                  -- which game: 'anno1503', ...
    status           TEXT    NOT NULL DEFAULT 'lobby' CHECK (status IN ('lobby', 'running', 'over', 'abandoned')),
    title            TEXT    NOT NULL,
    host_id          INTEGER NOT NULL,                  -- the user who opened the lobby
    language         TEXT    NOT NULL CHECK (length(language) BETWEEN 2 AND 10),    -- of the posts: 'en', 'de', 'nl'
    pace             TEXT    NOT NULL,
    options          TEXT    NOT NULL CHECK (json_valid(options)),
    seed             TEXT    CHECK (length(seed) = 64), -- secret until the game is over; NULL in the lobby
    rules            TEXT,                              -- the version of the rules that it is played with
    lobby_message_id INTEGER,
    parked           TEXT,                              -- why its record no longer replays; NULL: all is well
    created_at       INTEGER NOT NULL,
    started_at       INTEGER,
    ended_at         INTEGER,
    CHECK (status IN ('lobby', 'abandoned') OR (seed IS NOT NULL AND rules IS NOT NULL AND started_at IS NOT NULL)),
    CHECK ((status IN ('over', 'abandoned')) = (ended_at IS NOT NULL))
) STRICT;

-- One open game per channel or thread.
CREATE UNIQUE INDEX games_open ON games (channel_id) WHERE status IN ('lobby', 'running');
CREATE INDEX games_channel ON games (channel_id);
CREATE INDEX games_running ON games (number) WHERE status = 'running';

-- Who sits where. In the lobby: in order of joining; from the start on: in turn order. Nobody sits twice.
CREATE TABLE seats (
    game    INTEGER NOT NULL REFERENCES games (number),
    seat    INTEGER NOT NULL CHECK (seat >= 0),
    user_id INTEGER NOT NULL,
    name    TEXT    NOT NULL,                           -- as it was when the person sat down
    PRIMARY KEY (game, seat),
    UNIQUE (game, user_id)
) STRICT, WITHOUT ROWID;

-- The games of a person.
CREATE INDEX seats_user ON seats (user_id);

-- The record of a game, append only, numbered from 1 without gaps. The primary key is what makes the second
-- of two writers lose.
CREATE TABLE entries (
    game           INTEGER NOT NULL REFERENCES games (number),
    n              INTEGER NOT NULL CHECK (n >= 1),
    seat           INTEGER NOT NULL CHECK (seat >= 0),
    user_id        INTEGER,                             -- who pressed; NULL: nobody did (a clock, a plan)
    body           TEXT    NOT NULL CHECK (json_valid(body)),   -- {"action":...}, {"undo":n} or {"redo":n}
    interaction_id INTEGER UNIQUE,                      -- what brought it; only on the first entry of several
    at             INTEGER NOT NULL,
    PRIMARY KEY (game, n)
) STRICT, WITHOUT ROWID;

-- An entry is never changed and never removed.
CREATE TRIGGER entries_are_final BEFORE UPDATE ON entries BEGIN SELECT RAISE(ABORT, 'entries are final'); END;
CREATE TRIGGER entries_are_kept BEFORE DELETE ON entries BEGIN SELECT RAISE(ABORT, 'entries are kept'); END;

-- Where each game stands: the state after entry `n` (0: after the setup), so that nothing need be replayed.
CREATE TABLE snapshots (
    game  INTEGER PRIMARY KEY REFERENCES games (number),
    n     INTEGER NOT NULL CHECK (n >= 0),
    rules TEXT    NOT NULL,                             -- the version of the rules that wrote it
    state BLOB    NOT NULL                              -- JSON, deflated (zlib)
) STRICT;

-- Every interaction that changed something, and what was answered: Discord may deliver one twice, and the
-- second time it is answered, not carried out. Old rows are pruned; Discord's tokens live for 15 minutes.
CREATE TABLE interactions (
    id      INTEGER PRIMARY KEY,
    game    INTEGER REFERENCES games (number),
    outcome TEXT    NOT NULL,
    at      INTEGER NOT NULL
) STRICT;

CREATE INDEX interactions_at ON interactions (at);

-- What is to be posted, written in the transaction that caused it and delivered afterwards. Per channel in the
-- order of ids: a row waits for the earlier ones of its channel, unless they are parked. A worker holds a row by
-- a lease; `attempts` counts the claims, so a worker whose lease ran out cannot spoil the next one's work.
-- The nonce by which Discord recognises a post that it already has is made of `id` and `created_at`.
CREATE TABLE outbox (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    game          INTEGER REFERENCES games (number),
    channel_id    INTEGER NOT NULL,
    kind          TEXT    NOT NULL,
    payload       TEXT    NOT NULL CHECK (json_valid(payload)),
    created_at    INTEGER NOT NULL,
    next_try_at   INTEGER NOT NULL,
    attempts      INTEGER NOT NULL DEFAULT 0,
    claimed_by    TEXT,
    claimed_until INTEGER,
    delivered_at  INTEGER,
    message_id    INTEGER,
    parked_at     INTEGER,                              -- given up: an operator may look at `error`
    error         TEXT,                                 -- of the last attempt that failed
    CHECK ((claimed_by IS NULL) = (claimed_until IS NULL))
) STRICT;

CREATE INDEX outbox_waiting ON outbox (channel_id, id) WHERE delivered_at IS NULL AND parked_at IS NULL;
CREATE INDEX outbox_parked ON outbox (parked_at) WHERE parked_at IS NOT NULL;
CREATE INDEX outbox_delivered ON outbox (delivered_at) WHERE delivered_at IS NOT NULL;

-- What is to happen at a time: reminders, deadlines. Claimed like the outbox. The key says what an alarm is
-- about, and rows that are done stay as long as their game is open: nobody is reminded twice of the same thing.
CREATE TABLE alarms (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    game          INTEGER NOT NULL REFERENCES games (number),
    kind          TEXT    NOT NULL,
    user_id       INTEGER NOT NULL DEFAULT 0,           -- whom it concerns; 0: the whole table
    about         TEXT    NOT NULL,                     -- which occasion, for instance 'entry 17, second reminder'
    due_at        INTEGER NOT NULL,
    payload       TEXT    NOT NULL CHECK (json_valid(payload)),
    attempts      INTEGER NOT NULL DEFAULT 0,
    claimed_by    TEXT,
    claimed_until INTEGER,
    done_at       INTEGER,
    UNIQUE (game, kind, user_id, about),
    CHECK ((claimed_by IS NULL) = (claimed_until IS NULL))
) STRICT;

CREATE INDEX alarms_due ON alarms (due_at) WHERE done_at IS NULL;

-- What a person told us or Discord told us of them.
CREATE TABLE people (
    user_id  INTEGER PRIMARY KEY,
    locale   TEXT    NOT NULL,                          -- as Discord names it: 'en-GB', 'de', 'nl'
    settings TEXT    NOT NULL DEFAULT '{}' CHECK (json_valid(settings)),
    seen_at  INTEGER NOT NULL
) STRICT;

-- A question to all others at the table, such as taking back more than one may alone. One at a time per kind.
CREATE TABLE consents (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    game       INTEGER NOT NULL REFERENCES games (number),
    kind       TEXT    NOT NULL,
    asked_by   INTEGER NOT NULL,
    payload    TEXT    NOT NULL CHECK (json_valid(payload)),
    answers    TEXT    NOT NULL DEFAULT '{}' CHECK (json_valid(answers)),      -- {"<user id>": true | false}
    status     TEXT    NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'granted', 'refused', 'withdrawn')),
    created_at INTEGER NOT NULL,
    closed_at  INTEGER,
    CHECK ((status = 'open') = (closed_at IS NULL))
) STRICT;

CREATE UNIQUE INDEX consents_open ON consents (game, kind) WHERE status = 'open';
