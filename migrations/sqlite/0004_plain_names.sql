-- Renames tables and columns to plain names, and merges the two vote tables into one.

-- Settings and Discord locale of each user, as described in 0001 and 0002.
ALTER TABLE people RENAME TO users;

ALTER TABLE games RENAME COLUMN told TO announced_through;     -- last entry that a post in the channel covers; NULL: the
                                                               -- last finished turn
ALTER TABLE games RENAME COLUMN parked TO replay_error;        -- why the record no longer replays; NULL: it does
ALTER TABLE games RENAME COLUMN unreachable TO channel_error;  -- why the channel rejects posts; NULL: it accepts them

-- How the AI chose this action: 'glance', 'imagined 63', ...; NULL: a user acted, or the reason is unknown.
ALTER TABLE entries RENAME COLUMN why TO ai_reason;

-- One alarm per game, kind, user and dedup_key; completed alarms stay until the game is closed.
ALTER TABLE alarms RENAME COLUMN about TO dedup_key;

-- An 'ai_turn' alarm tells the AI worker to play the seats of AI players and caretakers. The alarm worker ignores it.
DROP INDEX alarms_thinking;
UPDATE alarms SET kind = 'ai_turn' WHERE kind = 'computer';
CREATE INDEX alarms_ai_turns ON alarms (due_at) WHERE done_at IS NULL AND kind = 'ai_turn';

-- Votes of the players: about undoing actions, pausing or resuming the game (all others must agree), or about a player
-- who ran out of time (the majority of the others decides).
CREATE TABLE votes (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    game         INTEGER NOT NULL REFERENCES games (number),
    kind         TEXT    NOT NULL CHECK (kind IN ('undo', 'pause', 'resume', 'absence')),
    subject_user INTEGER,                               -- the absent player; NULL for the other kinds
    dedup_key    TEXT,                                  -- one absence vote per player and key; NULL for the other kinds
    started_by   INTEGER,                               -- who asked; NULL: an alarm started the vote
    payload      TEXT    NOT NULL DEFAULT '{}' CHECK (json_valid(payload)),     -- undo: {"from", "entry"}; absence: {"entry"}
    ballots      TEXT    NOT NULL DEFAULT '{}' CHECK (json_valid(ballots)),     -- {"<user id>": "agree" | "refuse" | ...}
    status       TEXT    NOT NULL DEFAULT 'open' CHECK (status IN (
                     'open', 'granted', 'refused', 'withdrawn',                 -- withdrawn: nothing is left to decide
                     'more', 'pass', 'caretaker', 'end')),                      -- what the majority decided on an absence
    created_at   INTEGER NOT NULL,
    closed_at    INTEGER,
    ballot_id    INTEGER UNIQUE,                        -- the id in the former table `ballots`, which old buttons contain
    CHECK ((status = 'open') = (closed_at IS NULL)),
    CHECK ((kind = 'absence') = (subject_user IS NOT NULL)),
    CHECK ((kind = 'absence') = (dedup_key IS NOT NULL))
) STRICT;

-- One open vote per game and kind; absences are told apart by player and occasion.
CREATE UNIQUE INDEX votes_open ON votes (game, kind) WHERE status = 'open' AND kind <> 'absence';
CREATE UNIQUE INDEX votes_absence ON votes (game, subject_user, dedup_key) WHERE kind = 'absence';

INSERT INTO votes (id, game, kind, started_by, payload, ballots, status, created_at, closed_at)
    SELECT id, game, kind, asked_by, payload,
           (SELECT json_group_object(key, CASE value WHEN 1 THEN 'agree' ELSE 'refuse' END) FROM json_each(answers)),
           status, created_at, closed_at
    FROM consents WHERE kind IN ('undo', 'pause', 'resume');

-- Consents keep their ids. Ballots move to ids above all ids of both tables, so that no id of an old button can name a
-- vote other than its own. `about` begins with the number of the entry that was awaited: CAST reads that number.
INSERT INTO votes (id, game, kind, subject_user, dedup_key, payload, ballots, status, created_at, closed_at, ballot_id)
    SELECT id + (SELECT max(coalesce((SELECT max(id) FROM consents), 0), coalesce((SELECT max(id) FROM ballots), 0))),
           game, 'absence', user_id, about, json_object('entry', CAST(about AS INTEGER)), votes,
           CASE WHEN result IS NULL THEN 'open' WHEN result IN ('more', 'pass', 'caretaker', 'end') THEN result
                ELSE 'withdrawn' END,
           created_at, closed_at, id
    FROM ballots;

DROP TABLE consents;
DROP TABLE ballots;
