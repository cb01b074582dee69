//! Discord timestamp markup, which clients show in the reader's time zone and language.

/// "in 3 hours", "2 days ago".
pub fn relative(unix_seconds: i64) -> String {
    format!("<t:{unix_seconds}:R>")
}

/// Date and time of day.
pub fn absolute(unix_seconds: i64) -> String {
    format!("<t:{unix_seconds}:f>")
}

/// Date only.
pub fn date(unix_seconds: i64) -> String {
    format!("<t:{unix_seconds}:D>")
}

/// Time of day only.
pub fn clock(unix_seconds: i64) -> String {
    format!("<t:{unix_seconds}:t>")
}
