//! What somebody wishes, in words.

use archipel_store::Millis;
use archipel_words::{Args, Lang, say};

use super::read::WEEK;
use crate::reply::Reply;
use crate::time::{Via, Wishes};

/// All wishes in words.
pub fn shown(wishes: &Wishes, lang: Lang, now: Millis) -> Reply {
    let line = |key: &str, value: String| say(lang, key, &Args::new().with("value", value));
    let word = |key: &str| say(lang, key, &Args::new());
    let clock = |minutes: u16| format!("{:02}:{:02}", minutes / 60, minutes % 60);
    let quiet = wishes
        .quiet
        .map_or_else(|| word("wish-none"), |(from, to)| format!("{} – {}", clock(from), clock(to)));
    let days = wishes.days.map_or_else(
        || word("wish-every-day"),
        |days| {
            let named = WEEK.iter().enumerate().filter(|(index, _)| days & (1 << index) != 0);
            named.map(|(_, key)| word(key)).collect::<Vec<_>>().join(", ")
        },
    );
    let away =
        wishes.away.as_ref().map_or_else(|| word("wish-none"), |(first, last)| format!("{first} – {last}"));
    let local = jiff::Timestamp::from_millisecond(now)
        .map(|moment| moment.to_zoned(wishes.time_zone()).strftime("%H:%M").to_string())
        .unwrap_or_default();
    let zone = wishes.zone.as_ref().map_or_else(|| word("wish-no-zone"), |zone| format!("{zone} ({local})"));
    let yes_no = |yes| word(if yes { "wish-yes" } else { "wish-no" });
    let lines = [
        word("wishes-heading"),
        line("wish-reminders", yes_no(!wishes.off)),
        line("wish-way", word(if wishes.via == Via::Dm { "way-dm" } else { "way-channel" })),
        line("wish-zone", zone),
        line("wish-quiet", quiet),
        line("wish-days", days),
        line("wish-away", away),
        line("wish-next", yes_no(wishes.next)),
    ];
    Reply::text(lines.join("\n"))
}
