-- Computer players: seats without a person, turns that they are to play, and why they played as they did.

-- A seat is a person's or a computer player's. SQLite changes no column in place, so the table is written anew.
CREATE TABLE seats_anew (
    game            INTEGER NOT NULL REFERENCES games (number),
    seat            INTEGER NOT NULL CHECK (seat >= 0),
    user_id         INTEGER,                            -- NULL: a computer player sits here
    name            TEXT    NOT NULL,                   -- as it was when somebody sat down
    bank            INTEGER,                            -- as in 0002
    due_since       INTEGER,
    caretaker_since INTEGER,
    computer        TEXT CHECK (computer IN ('easy', 'medium', 'hard')),    -- how well it plays; NULL: a person
    PRIMARY KEY (game, seat),
    UNIQUE (game, user_id),
    CHECK ((user_id IS NULL) <> (computer IS NULL))
) STRICT, WITHOUT ROWID;
INSERT INTO seats_anew (game, seat, user_id, name, bank, due_since, caretaker_since)
    SELECT game, seat, user_id, name, bank, due_since, caretaker_since FROM seats;
DROP TABLE seats;
ALTER TABLE seats_anew RENAME TO seats;
CREATE INDEX seats_user ON seats (user_id);

-- Up to this entry the channel has been told (or a post about it waits in the outbox): turns of computer players in a
-- row are told together. NULL: up to the last turn that was finished.
ALTER TABLE games ADD COLUMN told INTEGER;

-- Why a computer player did it: 'glance', 'imagined 63', ...; NULL: a person did it, or nobody knows.
ALTER TABLE entries ADD COLUMN why TEXT;

-- Whose turn it is, if it is a computer's, is an alarm of kind 'computer' about the entry that is awaited. It is claimed
-- by those who think, never by the sweep, and removed with the entry that it leads to. Caretakers are such players now.
UPDATE OR REPLACE alarms SET kind = 'computer', user_id = 0 WHERE kind = 'caretaker' AND done_at IS NULL;
CREATE INDEX alarms_thinking ON alarms (due_at) WHERE done_at IS NULL AND kind = 'computer';
