//! The user's reminder settings as text.

use archipel_store::Millis;
use archipel_words::{Args, Lang, tr};

use super::parse::WEEK;
use crate::reply::Reply;
use crate::schedule::{UserSettings, Via};

pub fn shown(user_settings: &UserSettings, lang: Lang, now: Millis) -> Reply {
    let line = |key: &str, value: String| tr(lang, key, &Args::new().with("value", value));
    let word = |key: &str| tr(lang, key, &Args::new());
    let clock = |minutes: u16| format!("{:02}:{:02}", minutes / 60, minutes % 60);
    let quiet = user_settings
        .quiet
        .map_or_else(|| word("wish-none"), |(from, to)| format!("{} – {}", clock(from), clock(to)));
    let days = user_settings.days.map_or_else(
        || word("wish-every-day"),
        |days| {
            let named = WEEK.iter().enumerate().filter(|(index, _)| days & (1 << index) != 0);
            named.map(|(_, key)| word(key)).collect::<Vec<_>>().join(", ")
        },
    );
    let away = user_settings
        .away
        .as_ref()
        .map_or_else(|| word("wish-none"), |(first, last)| format!("{first} – {last}"));
    let local = jiff::Timestamp::from_millisecond(now)
        .map(|moment| moment.to_zoned(user_settings.time_zone()).strftime("%H:%M").to_string())
        .unwrap_or_default();
    let zone =
        user_settings.zone.as_ref().map_or_else(|| word("wish-no-zone"), |zone| format!("{zone} ({local})"));
    let yes_no = |yes| word(if yes { "wish-yes" } else { "wish-no" });
    let lines = [
        word("wishes-heading"),
        line("wish-reminders", yes_no(!user_settings.off)),
        line("wish-way", word(if user_settings.via == Via::Dm { "way-dm" } else { "way-channel" })),
        line("wish-zone", zone),
        line("wish-quiet", quiet),
        line("wish-days", days),
        line("wish-away", away),
        line("wish-next", yes_no(user_settings.next)),
    ];
    Reply::text(lines.join("\n"))
}
