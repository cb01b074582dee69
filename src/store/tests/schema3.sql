-- A database of schema 3 as the last release with that schema left it: tables, rows of every kind, and the checksums of
-- its migrations. Made by running migrations 0001-0003 and dumping the result. Do not edit.

CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO "_sqlx_migrations" VALUES(1,'first','2026-01-01 00:00:00',1,X'E0344C4D3CFCA1A81F44AA5727014AD362A68655E4E866AC27031F7D9A6DC61010FAED520015C96E70835CA9E47A8F6B',0);
INSERT INTO "_sqlx_migrations" VALUES(2,'time','2026-01-01 00:00:00',1,X'DE9B241271DA730BE66E14AA722E4072AC099CF5D81A70CE6F83EFAD3071C4C6C483C8D70439B4DE8767775A9FDA43C7',0);
INSERT INTO "_sqlx_migrations" VALUES(3,'computers','2026-01-01 00:00:00',1,X'4ED40E55877707ED3FA1B035943389DF34AD51D7AFD9BE104E725302ABF249BD23FADB77184DFDD4E74E0655419C3235',0);
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
INSERT INTO "alarms" VALUES(1,1,'remind',11,'5.1',3000,'{"count":1}',0,NULL,NULL,NULL);
INSERT INTO "alarms" VALUES(2,1,'remind',12,'5.0',3001,'{"count":0}',0,NULL,NULL,NULL);
INSERT INTO "alarms" VALUES(3,1,'remind',11,'4.1',1150,'{"count":1}',1,NULL,NULL,1151);
INSERT INTO "alarms" VALUES(4,1,'clock',11,'5',3002,'{}',0,NULL,NULL,NULL);
INSERT INTO "alarms" VALUES(5,4,'overdue',13,'3',3003,'{}',0,NULL,NULL,NULL);
INSERT INTO "alarms" VALUES(6,1,'computer',0,'5',3004,'{}',0,NULL,NULL,NULL);
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
INSERT INTO "ballots" VALUES(1,1,12,'3.3.4','{"11":"caretaker","13":"caretaker"}','caretaker',1115,1116);
INSERT INTO "ballots" VALUES(2,4,13,'2.2','{}','lapsed',1117,1118);
INSERT INTO "ballots" VALUES(3,1,12,'5.5.4','{"11":"more"}',NULL,1119,NULL);
INSERT INTO "ballots" VALUES(4,1,13,'5.snooze 1.4','{}',NULL,1119,NULL);
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
INSERT INTO "consents" VALUES(1,1,'undo',12,'{"from":1,"entry":4}','{"11":false}','refused',1110,1120);
INSERT INTO "consents" VALUES(2,1,'pause',11,'{}','{}','withdrawn',1111,1121);
INSERT INTO "consents" VALUES(3,1,'undo',11,'{"from":3,"entry":5}','{"12":true,"13":false}','open',1112,NULL);
INSERT INTO "consents" VALUES(4,4,'resume',13,'{}','{"11":true}','granted',1113,1114);
CREATE TABLE entries (
    game           INTEGER NOT NULL REFERENCES games (number),
    n              INTEGER NOT NULL CHECK (n >= 1),
    seat           INTEGER NOT NULL CHECK (seat >= 0),
    user_id        INTEGER,                             -- who pressed; NULL: nobody did (a clock, a plan)
    body           TEXT    NOT NULL CHECK (json_valid(body)),   -- {"action":...}, {"undo":n} or {"redo":n}
    interaction_id INTEGER UNIQUE,                      -- what brought it; only on the first entry of several
    at             INTEGER NOT NULL, why TEXT,
    PRIMARY KEY (game, n)
) STRICT, WITHOUT ROWID;
INSERT INTO "entries" VALUES(1,1,0,11,'{"action":{"build":1}}',901,1100,NULL);
INSERT INTO "entries" VALUES(1,2,2,NULL,'{"action":{"build":2}}',NULL,1101,'imagined 63');
INSERT INTO "entries" VALUES(1,3,0,11,'{"undo":1}',902,1102,NULL);
INSERT INTO "entries" VALUES(1,4,0,11,'{"redo":1}',903,1103,NULL);
INSERT INTO "entries" VALUES(3,1,0,11,'{"action":{"pass":null}}',NULL,1800,NULL);
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
    ended_at         INTEGER, clock TEXT, paused_at INTEGER, unreachable TEXT, told INTEGER,
    CHECK (status IN ('lobby', 'abandoned') OR (seed IS NOT NULL AND rules IS NOT NULL AND started_at IS NOT NULL)),
    CHECK ((status IN ('over', 'abandoned')) = (ended_at IS NOT NULL))
) STRICT;
INSERT INTO "games" VALUES(1,1,5,'anno1503','running','Sunday',11,'en','daily','{"length":"short"}','0000000000000000000000000000000000000000000000000000000000000007','1',NULL,NULL,1000,1001,NULL,'3d+12h',NULL,NULL,2);
INSERT INTO "games" VALUES(2,1,6,'anno1701','lobby','Lobby',12,'de','brisk','{}',NULL,NULL,700,NULL,2000,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(3,1,7,'anno1800','over','Over',11,'nl','relaxed','{}','0000000000000000000000000000000000000000000000000000000000000007','1',NULL,NULL,1000,1001,1900,NULL,NULL,NULL,1);
INSERT INTO "games" VALUES(4,1,8,'mille-fiori','running','Broken',11,'en','live','{}','0000000000000000000000000000000000000000000000000000000000000007','1',NULL,'entry 3 does not replay',1000,1001,NULL,NULL,1500,'403: Missing Access (code 50001)',NULL);
INSERT INTO "games" VALUES(5,1,9,'anno1503','abandoned','Abandoned',12,'en','36h','{}',NULL,NULL,NULL,NULL,1000,NULL,1100,NULL,NULL,NULL,NULL);
CREATE TABLE interactions (
    id      INTEGER PRIMARY KEY,
    game    INTEGER REFERENCES games (number),
    outcome TEXT    NOT NULL,
    at      INTEGER NOT NULL
) STRICT;
INSERT INTO "interactions" VALUES(901,1,'built',1100);
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
    error         TEXT, user_id INTEGER,                                 -- of the last attempt that failed
    CHECK ((claimed_by IS NULL) = (claimed_until IS NULL))
) STRICT;
INSERT INTO "outbox" VALUES(1,2,101,'lobby','{}',1301,0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(2,1,102,'opening','{}',1302,0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(3,1,103,'opening','{"direct":[11],"next":[12]}',1303,0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(4,1,104,'turn','{"from":1,"n":2}',1304,0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(5,1,105,'turn','{"caretaker":[1],"direct":[11],"from":3,"n":4,"next":[12]}',1305,0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(6,1,106,'turn','{"n":4}',1306,0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(7,1,107,'turn','{"caretaker":true,"n":4}',1307,0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(8,3,108,'film','{}',1308,0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(9,1,109,'moved','{}',1309,0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(10,1,110,'undone','{"n":3}',1310,0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(11,1,111,'taken-back','{"direct":[12],"n":3}',1311,0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(12,1,112,'invitation','{"from":2,"number":1}',1312,0,0,NULL,NULL,1300,801,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(13,1,113,'invitation','{"from":3,"number":2}',1313,0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(14,1,114,'closed-invitation','{"from":4,"number":1}',1314,0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(15,1,11,'due','{"entry":5}',1315,0,0,NULL,NULL,NULL,NULL,NULL,NULL,11);
INSERT INTO "outbox" VALUES(16,1,116,'due','{"user":11}',1316,0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(17,1,12,'next','{"entry":5}',1317,0,0,NULL,NULL,NULL,NULL,NULL,NULL,12);
INSERT INTO "outbox" VALUES(18,1,13,'remind','{"games":[1,4],"user":13}',1318,0,0,NULL,NULL,NULL,NULL,NULL,NULL,13);
INSERT INTO "outbox" VALUES(19,1,119,'remind','{"games":[1],"user":11}',1319,0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(20,1,120,'consent','{"kind":"undo"}',1320,0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(21,1,121,'consent','{"kind":"pause"}',1321,0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(22,1,122,'consent','{"kind":"resume"}',1322,0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(23,1,123,'ballot','{"about":"5.5.4","user":12}',1323,0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(24,5,124,'abandoned','{"user":12}',1324,0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(25,5,125,'abandoned','{}',1325,0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(26,4,14,'unreachable','{}',1326,0,0,NULL,NULL,NULL,NULL,NULL,NULL,14);
CREATE TABLE people (
    user_id  INTEGER PRIMARY KEY,
    locale   TEXT    NOT NULL,                          -- as Discord names it: 'en-GB', 'de', 'nl'
    settings TEXT    NOT NULL DEFAULT '{}' CHECK (json_valid(settings)),
    seen_at  INTEGER NOT NULL
, dm_channel_id INTEGER, dm_closed_at INTEGER) STRICT;
INSERT INTO "people" VALUES(11,'en-GB','{"zone":"Europe/Berlin","quiet":[0,480],"via":"dm"}',1200,555,NULL);
INSERT INTO "people" VALUES(12,'de','{}',1300,NULL,1310);
CREATE TABLE "seats" (
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
INSERT INTO "seats" VALUES(1,0,11,'Ada',500,1200,NULL,NULL);
INSERT INTO "seats" VALUES(1,1,12,'Ben',700,NULL,1300,NULL);
INSERT INTO "seats" VALUES(1,2,NULL,'Tjerk',NULL,NULL,NULL,'hard');
INSERT INTO "seats" VALUES(1,3,13,'Cat',600,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(2,0,12,'Ben',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(3,0,11,'Ada',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(3,1,12,'Ben',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(4,0,11,'Ada',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(4,1,13,'Cat',NULL,NULL,NULL,NULL);
CREATE TABLE snapshots (
    game  INTEGER PRIMARY KEY REFERENCES games (number),
    n     INTEGER NOT NULL CHECK (n >= 0),
    rules TEXT    NOT NULL,                             -- the version of the rules that wrote it
    state BLOB    NOT NULL                              -- JSON, deflated (zlib)
) STRICT;
INSERT INTO "snapshots" VALUES(1,4,'1',X'7801AB56CA53B232A9050008710219');
CREATE UNIQUE INDEX games_open ON games (channel_id) WHERE status IN ('lobby', 'running');
CREATE INDEX games_channel ON games (channel_id);
CREATE INDEX games_running ON games (number) WHERE status = 'running';
CREATE TRIGGER entries_are_final BEFORE UPDATE ON entries BEGIN SELECT RAISE(ABORT, 'entries are final'); END;
CREATE TRIGGER entries_are_kept BEFORE DELETE ON entries BEGIN SELECT RAISE(ABORT, 'entries are kept'); END;
CREATE INDEX interactions_at ON interactions (at);
CREATE INDEX outbox_waiting ON outbox (channel_id, id) WHERE delivered_at IS NULL AND parked_at IS NULL;
CREATE INDEX outbox_parked ON outbox (parked_at) WHERE parked_at IS NOT NULL;
CREATE INDEX outbox_delivered ON outbox (delivered_at) WHERE delivered_at IS NOT NULL;
CREATE INDEX alarms_due ON alarms (due_at) WHERE done_at IS NULL;
CREATE UNIQUE INDEX consents_open ON consents (game, kind) WHERE status = 'open';
CREATE INDEX outbox_next ON outbox (id) WHERE delivered_at IS NULL AND parked_at IS NULL;
CREATE INDEX alarms_person ON alarms (user_id, kind, due_at) WHERE done_at IS NULL;
CREATE INDEX alarms_claimed ON alarms (claimed_by) WHERE claimed_by IS NOT NULL;
CREATE INDEX alarms_game ON alarms (game) WHERE done_at IS NULL;
CREATE INDEX seats_user ON seats (user_id);
CREATE INDEX alarms_thinking ON alarms (due_at) WHERE done_at IS NULL AND kind = 'computer';
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('games',5);
INSERT INTO "sqlite_sequence" VALUES('outbox',26);
INSERT INTO "sqlite_sequence" VALUES('alarms',6);
INSERT INTO "sqlite_sequence" VALUES('consents',4);
INSERT INTO "sqlite_sequence" VALUES('ballots',4);
