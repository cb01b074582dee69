-- Time at the table: clocks, pauses, caretakers, votes about the absent, direct messages, unreachable channels.

-- `pace` of 0001 is now a word (`relaxed`, `daily`, `brisk`, `live`) or a span of the host's own (`36h`, `3d`).
ALTER TABLE games ADD COLUMN clock TEXT;                -- time bank and increment, '3d+12h'; NULL: no clock
ALTER TABLE games ADD COLUMN paused_at INTEGER;         -- nobody acts, nothing runs; NULL: the game goes on
ALTER TABLE games ADD COLUMN unreachable TEXT;          -- why its channel takes no posts (they wait); NULL: it does

-- The time of each player. What runs, runs outside of that person's quiet hours, days off and vacation.
ALTER TABLE seats ADD COLUMN bank INTEGER;              -- milliseconds left when `due_since` was written; NULL: no clock
ALTER TABLE seats ADD COLUMN due_since INTEGER;         -- the clock runs since then; NULL: it stands
ALTER TABLE seats ADD COLUMN caretaker_since INTEGER;   -- a caretaker plays this seat; NULL: its owner does

-- A direct message has the id of its reader here, and the same id in `channel_id`: ids of Discord never meet, and so
-- each reader gets them in order like a channel does. The worker opens the channel when it delivers.
ALTER TABLE outbox ADD COLUMN user_id INTEGER;          -- NULL: for the channel
CREATE INDEX outbox_next ON outbox (id) WHERE delivered_at IS NULL AND parked_at IS NULL;

-- `settings` of 0001, all optional: zone (IANA name), quiet ([from, to] in minutes of the day), days (bits, Monday
-- first), via ('dm' or 'channel'), away ([first, last] date), next (heads-up wanted), off (no reminders).
ALTER TABLE people ADD COLUMN dm_channel_id INTEGER;    -- the channel of direct messages, once it was opened
ALTER TABLE people ADD COLUMN dm_closed_at INTEGER;     -- when Discord last said that this person takes none

-- One person's reminders that are due within minutes of each other are claimed, and told, together.
CREATE INDEX alarms_person ON alarms (user_id, kind, due_at) WHERE done_at IS NULL;
CREATE INDEX alarms_claimed ON alarms (claimed_by) WHERE claimed_by IS NOT NULL;
CREATE INDEX alarms_game ON alarms (game) WHERE done_at IS NULL;

-- A vote of the others about a player whose time is used up. One per player and occasion.
CREATE TABLE ballots (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    game       INTEGER NOT NULL REFERENCES games (number),
    user_id    INTEGER NOT NULL,                        -- whose absence it is about
    about      TEXT    NOT NULL,                        -- which occasion: the number of the entry that is awaited
    votes      TEXT    NOT NULL DEFAULT '{}' CHECK (json_valid(votes)),     -- {"<user id>": "more" | "pass" | ...}
    result     TEXT,                                    -- what won; 'lapsed': the player came back first
    created_at INTEGER NOT NULL,
    closed_at  INTEGER,
    UNIQUE (game, user_id, about),
    CHECK ((result IS NULL) = (closed_at IS NULL))
) STRICT;
