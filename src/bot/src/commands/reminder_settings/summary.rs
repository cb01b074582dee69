//! The user's reminder settings as text.

use archipel_store::Millis;
use archipel_words::{Args, Lang, glued, tr};
use jiff::civil::Date;

use super::dates;
use super::parse::WEEK;
use crate::reply::Reply;
use crate::schedule::{UserSettings, Via};

pub fn shown(user_settings: &UserSettings, lang: Lang, now: Millis) -> Reply {
    let line = |key: &str, value: String| tr(lang, key, &Args::new().with("value", value));
    let word = |key: &str| tr(lang, key, &Args::new());
    let clock = |minutes: u16| format!("{:02}:{:02}", minutes / 60, minutes % 60);
    let range = |first: String, last: String| {
        tr(lang, "glue-range", &Args::new().with("first", first).with("last", last))
    };
    let date = |text: &String| {
        text.parse::<Date>().map_or_else(|_| text.clone(), |date| dates::in_words(date, lang))
    };
    let quiet =
        user_settings.quiet.map_or_else(|| word("wish-none"), |(from, to)| range(clock(from), clock(to)));
    let days = user_settings.days.map_or_else(
        || word("wish-every-day"),
        |days| {
            let named = WEEK.iter().enumerate().filter(|(index, _)| days & (1 << index) != 0);
            glued(lang, "glue-comma", named.map(|(_, key)| word(key)))
        },
    );
    let away = user_settings
        .away
        .as_ref()
        .map_or_else(|| word("wish-none"), |(first, last)| range(date(first), date(last)));
    let local = jiff::Timestamp::from_millisecond(now)
        .map(|moment| moment.to_zoned(user_settings.time_zone()).strftime("%H:%M").to_string())
        .unwrap_or_default();
    let zone = user_settings.zone.as_ref().map_or_else(
        || word("wish-no-zone"),
        |zone| tr(lang, "glue-zone", &Args::new().with("zone", zone).with("time", &local)),
    );
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
