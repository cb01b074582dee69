//! Points in time, written so that Discord shows them in the reader's own time zone and language.

/// "in 3 hours", "2 days ago".
pub fn relative(unix_seconds: i64) -> String {
    format!("<t:{unix_seconds}:R>")
}

/// Date and time of day.
pub fn absolute(unix_seconds: i64) -> String {
    format!("<t:{unix_seconds}:f>")
}

/// The date alone.
pub fn date(unix_seconds: i64) -> String {
    format!("<t:{unix_seconds}:D>")
}

/// The time of day alone.
pub fn clock(unix_seconds: i64) -> String {
    format!("<t:{unix_seconds}:t>")
}
