//! All SQL statements. `$1` and `RETURNING` work in SQLite and PostgreSQL; SQLite-only statements are at the end.

// Interactions

pub(crate) const INTERACTION: &str = "SELECT game, outcome FROM interactions WHERE id = $1";
pub(crate) const SAVE_INTERACTION: &str =
    "INSERT INTO interactions (id, game, outcome, at) VALUES ($1, $2, $3, $4)";
pub(crate) const PRUNE_INTERACTIONS: &str = "DELETE FROM interactions WHERE at < $1";
pub(crate) const PRUNE_OUTBOX: &str = "DELETE FROM outbox WHERE delivered_at < $1";
pub(crate) const PRUNE_ALARMS: &str = "\
    DELETE FROM alarms WHERE done_at < $1 AND game IN (SELECT number FROM games WHERE ended_at < $1)";

// Games and seats

pub(crate) const GAME: &str = "\
    SELECT number, guild_id, channel_id, game, status, title, host_id, language, pace, options, seed, rules,
           lobby_message_id, replay_error, created_at, started_at, ended_at, clock, paused_at, channel_error,
           announced_through, table_settings, guide
    FROM games WHERE number = $1";
pub(crate) const SEATS: &str =
    "SELECT seat, user_id, name, computer FROM seats WHERE game = $1 ORDER BY seat";
pub(crate) const OPEN_GAME_IN_CHANNEL: &str =
    "SELECT number FROM games WHERE channel_id = $1 AND status IN ('lobby', 'running')";
pub(crate) const LAST_GAME_IN_CHANNEL: &str =
    "SELECT number, (SELECT coalesce(max(n), 0) FROM entries WHERE entries.game = games.number)
    FROM games WHERE channel_id = $1 ORDER BY number DESC LIMIT 1";
pub(crate) const OPEN_GAMES_OF_USER: &str = "\
    SELECT number FROM games JOIN seats ON seats.game = games.number
    WHERE user_id = $1 AND status IN ('lobby', 'running') ORDER BY number";
pub(crate) const RUNNING_GAMES: &str = "SELECT number FROM games WHERE status = 'running' ORDER BY number";
pub(crate) const COUNT_OPEN_GAMES: &str = "SELECT count(*) FROM games WHERE status IN ('lobby', 'running')";
pub(crate) const COUNT_REPLAY_ERRORS: &str =
    "SELECT count(*) FROM games WHERE status = 'running' AND replay_error IS NOT NULL";
pub(crate) const CREATE_GAME: &str = "\
    INSERT INTO games (guild_id, channel_id, game, title, host_id, language, pace, options, clock, created_at,
                       table_settings)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING number";
/// If the host has left, the longest-seated user becomes host.
pub(crate) const PROMOTE_HOST: &str = "\
    UPDATE games SET host_id = (SELECT user_id FROM seats WHERE game = $1 AND user_id IS NOT NULL ORDER BY seat LIMIT 1)
    WHERE number = $1 AND EXISTS (SELECT 1 FROM seats WHERE game = $1 AND user_id IS NOT NULL)
                      AND NOT EXISTS (SELECT 1 FROM seats WHERE game = $1 AND user_id = host_id)";
pub(crate) const CHANGE_LOBBY: &str = "\
    UPDATE games SET title = coalesce($2, title), language = coalesce($3, language), pace = coalesce($4, pace),
                     options = coalesce($5, options), host_id = coalesce($6, host_id),
                     clock = CASE $7 WHEN '' THEN NULL ELSE coalesce($7, clock) END,
                     table_settings = coalesce($8, table_settings)
    WHERE number = $1";
pub(crate) const SET_LOBBY_MESSAGE: &str = "UPDATE games SET lobby_message_id = $2 WHERE number = $1";
pub(crate) const SET_GUIDE: &str = "UPDATE games SET guide = $2 WHERE number = $1";
pub(crate) const SET_REPLAY_ERROR: &str = "UPDATE games SET replay_error = $2 WHERE number = $1";
pub(crate) const START_GAME: &str = "\
    UPDATE games SET status = 'running', seed = $2, rules = $3, options = $4, started_at = $5 WHERE number = $1";
pub(crate) const CLOSE_GAME: &str = "UPDATE games SET status = $2, ended_at = $3 WHERE number = $1";
pub(crate) const MOVE_GAME: &str =
    "UPDATE games SET channel_id = $2, channel_error = NULL, lobby_message_id = NULL WHERE number = $1";
pub(crate) const MOVE_POSTS: &str = "\
    UPDATE outbox SET channel_id = $2, next_try_at = $3, claimed_by = NULL, claimed_until = NULL
    WHERE game = $1 AND delivered_at IS NULL AND parked_at IS NULL AND user_id IS NULL";
pub(crate) const CLEAR_SEATS: &str = "DELETE FROM seats WHERE game = $1";
pub(crate) const SEAT: &str =
    "INSERT INTO seats (game, seat, user_id, name, computer) VALUES ($1, $2, $3, $4, $5)";

// Entries and snapshots

pub(crate) const STATUS_AND_LAST_ENTRY: &str = "\
    SELECT status, (SELECT coalesce(max(n), 0) FROM entries WHERE entries.game = games.number), paused_at
    FROM games WHERE number = $1";
pub(crate) const LAST_ENTRY: &str = "SELECT coalesce(max(n), 0) FROM entries WHERE game = $1";
pub(crate) const ENTRIES: &str =
    "SELECT n, seat, user_id, body, at FROM entries WHERE game = $1 AND n > $2 ORDER BY n";
pub(crate) const APPEND_ENTRY: &str = "\
    INSERT INTO entries (game, n, seat, user_id, body, interaction_id, at, ai_reason)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
pub(crate) const SET_ANNOUNCED_THROUGH: &str = "UPDATE games SET announced_through = $2 WHERE number = $1";
pub(crate) const AI_REASONS: &str = "SELECT n, ai_reason FROM entries WHERE game = $1 AND n BETWEEN $2 AND $3 AND ai_reason IS NOT NULL ORDER BY n";
pub(crate) const SET_RULES: &str = "\
    UPDATE games SET rules = $3, replay_error = NULL WHERE number = $1 AND status = 'running'
      AND (SELECT coalesce(max(n), 0) FROM entries WHERE entries.game = games.number) = $2";
pub(crate) const SNAPSHOT: &str = "SELECT n, rules, state FROM snapshots WHERE game = $1";
pub(crate) const PUT_SNAPSHOT: &str = "\
    INSERT INTO snapshots (game, n, rules, state) VALUES ($1, $2, $3, $4)
    ON CONFLICT (game) DO UPDATE SET n = excluded.n, rules = excluded.rules, state = excluded.state";

// Outbox

/// `next_try_at` is 0, so that a backwards clock jump cannot delay a new post.
pub(crate) const QUEUE_POST: &str = "\
    INSERT INTO outbox (game, channel_id, kind, payload, created_at, next_try_at, user_id)
    VALUES ($1, $2, $3, $4, $5, 0, $6)";
pub(crate) const POST_DUE: &str = "\
    SELECT id FROM outbox WHERE delivered_at IS NULL AND parked_at IS NULL
      AND next_try_at NOT BETWEEN $1 + 1 AND $1 + 43200000
      AND (claimed_until IS NULL OR claimed_until NOT BETWEEN $1 + 1 AND $1 + 3600000) LIMIT 1";
/// A retry more than twelve hours ahead, or a lease of more than an hour, was written before a backwards clock jump and
/// is ignored. Posts do not wait for an earlier film, which takes seconds to render.
pub(crate) const CLAIM_POSTS: &str = "\
    UPDATE outbox SET claimed_by = $1, claimed_until = $3, attempts = attempts + 1
    WHERE id IN (
        SELECT id FROM outbox AS post
        WHERE delivered_at IS NULL AND parked_at IS NULL AND next_try_at NOT BETWEEN $2 + 1 AND $2 + 43200000
          AND (claimed_until IS NULL OR claimed_until NOT BETWEEN $2 + 1 AND $2 + 3600000)
          AND NOT EXISTS (
              SELECT 1 FROM outbox AS earlier
              WHERE earlier.channel_id = post.channel_id AND earlier.id < post.id AND earlier.kind <> 'film'
                AND earlier.delivered_at IS NULL AND earlier.parked_at IS NULL)
        ORDER BY id LIMIT $4)
    RETURNING id, game, channel_id, user_id, kind, payload, created_at, attempts";
pub(crate) const MARK_DELIVERED: &str = "\
    UPDATE outbox SET delivered_at = $3, message_id = $2, parked_at = NULL, claimed_by = NULL, claimed_until = NULL
    WHERE id = $1 AND delivered_at IS NULL";
pub(crate) const CAP_POST_TIMES: &str = "\
    UPDATE outbox SET next_try_at = $1 WHERE delivered_at IS NULL AND parked_at IS NULL AND next_try_at > $1";
pub(crate) const LAST_TURN_MESSAGE: &str = "\
    SELECT message_id FROM outbox JOIN games ON games.number = outbox.game
    WHERE outbox.game = $1 AND outbox.channel_id = games.channel_id AND kind IN ('opening', 'turn') AND message_id IS NOT NULL
    ORDER BY id DESC LIMIT 1";
pub(crate) const OFFER_MESSAGE: &str = "\
    SELECT message_id FROM outbox
    WHERE game = $1 AND kind = 'invitation' AND payload ->> 'number' = $2 AND message_id IS NOT NULL
    ORDER BY id DESC LIMIT 1";
pub(crate) const RETRY_LATER: &str = "\
    UPDATE outbox SET next_try_at = $3, error = $4, claimed_by = NULL, claimed_until = NULL
    WHERE id = $1 AND attempts = $2 AND delivered_at IS NULL AND parked_at IS NULL";
pub(crate) const PARK_POST: &str = "\
    UPDATE outbox SET parked_at = $4, error = $3, claimed_by = NULL, claimed_until = NULL
    WHERE id = $1 AND attempts = $2 AND delivered_at IS NULL AND parked_at IS NULL";
pub(crate) const RELEASE_POSTS: &str = "\
    UPDATE outbox SET claimed_by = NULL, claimed_until = NULL WHERE claimed_by = $1 AND delivered_at IS NULL";
pub(crate) const CLAIMANTS: &str = "\
    SELECT claimed_by FROM outbox WHERE claimed_by IS NOT NULL AND delivered_at IS NULL
    UNION SELECT claimed_by FROM alarms WHERE claimed_by IS NOT NULL AND done_at IS NULL";
pub(crate) const SET_CHANNEL_ERROR: &str =
    "UPDATE games SET channel_error = $2 WHERE number = $1 AND channel_error IS NULL";
pub(crate) const CLEAR_CHANNEL_ERROR: &str =
    "UPDATE games SET channel_error = NULL WHERE number = $1 AND channel_error IS NOT NULL";
pub(crate) const RETRY_NOW: &str = "\
    UPDATE outbox SET next_try_at = $3
    WHERE delivered_at IS NULL AND parked_at IS NULL AND claimed_by IS NULL AND user_id IS NULL AND next_try_at > $3
      AND game IN (SELECT number FROM games WHERE channel_error IS NOT NULL
                     AND (channel_id = coalesce($1, channel_id) AND guild_id = coalesce($2, guild_id)))";
pub(crate) const COUNT_UNREACHABLE: &str =
    "SELECT count(*) FROM games WHERE status IN ('lobby', 'running') AND channel_error IS NOT NULL";
pub(crate) const BACKLOG: &str = "\
    SELECT (SELECT count(*) FROM outbox WHERE delivered_at IS NULL AND parked_at IS NULL) AS waiting,
           (SELECT count(*) FROM outbox WHERE parked_at IS NOT NULL) AS parked,
           (SELECT min(created_at) FROM outbox WHERE delivered_at IS NULL AND parked_at IS NULL) AS oldest";

// Alarms

pub(crate) const SET_ALARM: &str = "\
    INSERT INTO alarms (game, kind, user_id, dedup_key, due_at, payload) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (game, kind, user_id, dedup_key) DO NOTHING";
/// AI turns are claimed separately, only as many as the AI worker can handle at once.
pub(crate) const ALARM_DUE: &str = "\
    SELECT id FROM alarms WHERE done_at IS NULL AND due_at <= $1 AND (kind = 'ai_turn') = $2
      AND (claimed_until IS NULL OR claimed_until NOT BETWEEN $1 + 1 AND $1 + 3600000) LIMIT 1";
pub(crate) const CLAIM_ALARMS: &str = "\
    UPDATE alarms SET claimed_by = $1, claimed_until = $3, attempts = attempts + 1
    WHERE id IN (
        SELECT id FROM alarms
        WHERE done_at IS NULL AND due_at <= $2 AND (kind = 'ai_turn') = $5
          AND (claimed_until IS NULL OR claimed_until NOT BETWEEN $2 + 1 AND $2 + 3600000)
        ORDER BY due_at, id LIMIT $4)
    RETURNING id, game, kind, user_id, dedup_key, due_at, payload, attempts";
/// Claims the remaining alarms of this kind for the users whose alarms the worker has just claimed.
pub(crate) const CLAIM_RELATED_ALARMS: &str = "\
    UPDATE alarms SET claimed_by = $1, claimed_until = $3, attempts = attempts + 1
    WHERE done_at IS NULL AND kind = $4 AND due_at <= $5
      AND (claimed_until IS NULL OR claimed_until NOT BETWEEN $2 + 1 AND $2 + 3600000)
      AND user_id IN (SELECT mine.user_id FROM alarms AS mine
                      WHERE mine.claimed_by = $1 AND mine.claimed_until = $3 AND mine.kind = $4 AND mine.user_id <> 0)
    RETURNING id, game, kind, user_id, dedup_key, due_at, payload, attempts";
pub(crate) const RELEASE_ALARMS: &str =
    "UPDATE alarms SET claimed_by = NULL, claimed_until = NULL WHERE claimed_by = $1 AND done_at IS NULL";
pub(crate) const FINISH_ALARM: &str = "\
    UPDATE alarms SET done_at = $3, claimed_by = NULL, claimed_until = NULL
    WHERE id = $1 AND attempts = $2 AND done_at IS NULL";
pub(crate) const POSTPONE_ALARM: &str = "\
    UPDATE alarms SET due_at = $3, claimed_by = NULL, claimed_until = NULL
    WHERE id = $1 AND attempts = $2 AND done_at IS NULL";
pub(crate) const CAP_AI_TURN_TIMES: &str =
    "UPDATE alarms SET due_at = $1 WHERE kind = 'ai_turn' AND done_at IS NULL AND due_at > $1";
pub(crate) const CANCEL_ALARMS: &str = "\
    DELETE FROM alarms WHERE game = $1 AND done_at IS NULL AND kind = coalesce($2, kind)
      AND user_id = coalesce($3, user_id)";
pub(crate) const ALARMS_OF_GAME: &str = "\
    SELECT id, game, kind, user_id, dedup_key, due_at, payload, attempts FROM alarms
    WHERE game = $1 AND done_at IS NULL ORDER BY due_at, id";
pub(crate) const NEXT_ALARM: &str = "SELECT min(coalesce(claimed_until, due_at)) FROM alarms WHERE done_at IS NULL AND (kind = 'ai_turn') = $1";
pub(crate) const ALARM_IS_CLAIMED: &str =
    "SELECT EXISTS (SELECT 1 FROM alarms WHERE id = $1 AND attempts = $2 AND done_at IS NULL)";
pub(crate) const DELETE_CLAIMED_ALARM: &str =
    "DELETE FROM alarms WHERE id = $1 AND attempts = $2 AND done_at IS NULL";

// Users

pub(crate) const USER: &str = "\
    SELECT user_id, locale, settings, seen_at, dm_channel_id, dm_closed_at FROM users WHERE user_id = $1";
pub(crate) const USERS_OF_GAME: &str = "\
    SELECT user_id, locale, settings, seen_at, dm_channel_id, dm_closed_at FROM users
    WHERE user_id IN (SELECT seats.user_id FROM seats WHERE game = $1)";
pub(crate) const SET_DM_CHANNEL: &str = "\
    INSERT INTO users (user_id, locale, seen_at, dm_channel_id) VALUES ($1, '', 0, $2)
    ON CONFLICT (user_id) DO UPDATE SET dm_channel_id = excluded.dm_channel_id, dm_closed_at = NULL";
pub(crate) const SET_DM_CLOSED: &str = "\
    INSERT INTO users (user_id, locale, seen_at, dm_closed_at) VALUES ($1, '', 0, $2)
    ON CONFLICT (user_id) DO UPDATE SET dm_closed_at = excluded.dm_closed_at";
pub(crate) const SAVE_LOCALE: &str = "\
    INSERT INTO users (user_id, locale, seen_at) VALUES ($1, $2, $3)
    ON CONFLICT (user_id) DO UPDATE SET locale = excluded.locale, seen_at = excluded.seen_at";
pub(crate) const SET_SETTINGS: &str =
    "UPDATE users SET settings = $2, dm_closed_at = NULL WHERE user_id = $1";

// Clocks, pauses, caretakers

pub(crate) const SEAT_TIMES: &str =
    "SELECT seat, user_id, bank, due_since, caretaker_since FROM seats WHERE game = $1 ORDER BY seat";
pub(crate) const SET_SEAT_CLOCK: &str =
    "UPDATE seats SET bank = $3, due_since = $4 WHERE game = $1 AND seat = $2";
pub(crate) const SET_CARETAKER: &str = "UPDATE seats SET caretaker_since = $3 WHERE game = $1 AND seat = $2";
pub(crate) const SET_PAUSED: &str = "\
    UPDATE games SET paused_at = $2 WHERE number = $1 AND status = 'running' AND (paused_at IS NULL) <> ($2 IS NULL)";

// Votes

pub(crate) const VOTE: &str = "\
    SELECT id, game, kind, subject_user, dedup_key, started_by, payload, ballots, status, created_at
    FROM votes WHERE id = $1";
pub(crate) const OPEN_VOTE_OF_KIND: &str = "\
    SELECT id, game, kind, subject_user, dedup_key, started_by, payload, ballots, status, created_at
    FROM votes WHERE game = $1 AND kind = $2 AND status = 'open' ORDER BY id LIMIT 1";
/// `ballot_id` is the id in buttons that were posted before schema 4.
pub(crate) const ABSENCE_VOTE: &str = "\
    SELECT id, game, kind, subject_user, dedup_key, started_by, payload, ballots, status, created_at
    FROM votes WHERE kind = 'absence' AND (id = $1 OR ballot_id = $1)";
pub(crate) const ABSENCE_VOTE_ABOUT: &str = "\
    SELECT id, game, kind, subject_user, dedup_key, started_by, payload, ballots, status, created_at
    FROM votes WHERE kind = 'absence' AND game = $1 AND subject_user = $2 AND dedup_key = $3";
pub(crate) const INSERT_VOTE: &str = "\
    INSERT INTO votes (game, kind, subject_user, dedup_key, started_by, payload, created_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT (game, subject_user, dedup_key) WHERE kind = 'absence' DO NOTHING";
pub(crate) const SET_BALLOTS: &str = "UPDATE votes SET ballots = $2 WHERE id = $1 AND status = 'open'";
pub(crate) const CLOSE_VOTE: &str =
    "UPDATE votes SET status = $3, closed_at = $4 WHERE id = $1 AND game = $2 AND status = 'open'";
pub(crate) const WITHDRAW_VOTES: &str =
    "UPDATE votes SET status = 'withdrawn', closed_at = $2 WHERE game = $1 AND status = 'open'";

// Table of the migrator

pub(crate) const SCHEMA_VERSION: &str = "SELECT coalesce(max(version), 0) FROM _sqlx_migrations";

// SQLite only

/// Takes the write lock at once; a deferred transaction could fail at its first write.
pub(crate) const BEGIN_WRITE: &str = "BEGIN IMMEDIATE";
pub(crate) const USER_VERSION: &str = "PRAGMA user_version";
pub(crate) const ENABLE_WAL: &str = "PRAGMA journal_mode = WAL";
pub(crate) const COUNT_TABLES: &str = "SELECT count(*), count(*) FILTER (WHERE name = '_sqlx_migrations') FROM sqlite_schema WHERE type = 'table'";
pub(crate) const COPY_INTO: &str = "VACUUM INTO $1";
pub(crate) const INTEGRITY: &str = "SELECT integrity_check FROM pragma_integrity_check";
pub(crate) const ORPHANS: &str = "SELECT \"table\" FROM pragma_foreign_key_check";
