//! Brings the emoji that Discord keeps for this application in line with the sprites of the games' words.
//!
//! The name of an emoji contains a hash of its drawing: what is listed under the wanted name need not be sent again.
//! Until an emoji is there, its icon is a Unicode emoji.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use archipel_render::emoji;
use archipel_words::{Icon, knows_application_emoji, set_application_emoji, sprites};
use serde_json::json;
use serenity::all::{CreateAttachment, Emoji, Http};

use crate::app::App;
use crate::retry::{classify, redacted};

/// Between two uploads, so that they leave room for answers and posts within Discord's 50 requests per second.
const PAUSE: Duration = Duration::from_millis(30);
/// The waits before a request is repeated. Through a proxy the bot cannot see how long Discord asks it to wait.
const FIRST_WAIT: Duration = Duration::from_millis(500);
const LONGEST_WAIT: Duration = Duration::from_secs(8);
/// How often a request is repeated before the whole synchronisation starts again.
const ATTEMPTS: usize = 6;
/// Discord would refuse a post with a deleted emoji on a button: posts under way get the time to arrive.
const GRACE: Duration = Duration::from_secs(5);
/// How often to look whether an emoji was missing.
const CHECK: Duration = Duration::from_secs(2);
/// The waits before a failed synchronisation starts again.
const FIRST_RESTART: Duration = Duration::from_secs(1);
const LONGEST_RESTART: Duration = Duration::from_secs(600);

/// What a synchronisation found and did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct EmojiReport {
    /// Emoji that were already there.
    pub present: usize,
    pub uploaded: usize,
    /// Emoji of earlier releases.
    pub deleted: usize,
    /// Emoji that Discord refused.
    pub refused: usize,
}

/// Synchronises in the background: at the start, until it succeeds, and whenever Discord has turned out to lack one.
pub async fn run(app: Arc<App>, http: Arc<Http>) {
    let work = async {
        let mut wait = FIRST_RESTART;
        loop {
            match synchronise(&http, GRACE).await {
                Ok(report) => {
                    tracing::info!(?report, "application emoji");
                    wait = FIRST_RESTART;
                    while knows_application_emoji() {
                        tokio::time::sleep(CHECK).await;
                    }
                }
                Err(error) => {
                    tracing::warn!(reason = redacted(&error), ?wait, "could not synchronise emoji; retrying");
                    tokio::time::sleep(wait).await;
                    wait = (wait * 2).min(LONGEST_RESTART);
                }
            }
        }
    };
    tokio::select! {
        () = work => {}
        () = app.stopped() => {}
    }
}

/// Uploads what is missing or has changed, then deletes what earlier releases have left. Emoji that are not ours stay.
pub async fn synchronise(http: &Http, grace: Duration) -> Result<EmojiReport, serenity::Error> {
    let wanted = wanted();
    let listed = patiently(|| http.get_application_emojis()).await?;
    let mut known: HashMap<String, Icon> = HashMap::new();
    for emoji in &listed {
        if let Some(sprite) = wanted.get(emoji.name.as_str()) {
            known.insert((*sprite).to_owned(), icon(emoji));
        }
    }
    let mut report = EmojiReport { present: known.len(), ..EmojiReport::default() };
    set_application_emoji(known.clone());
    for (name, sprite) in &wanted {
        if known.contains_key(*sprite) {
            continue;
        }
        match upload(http, name, sprite).await {
            Ok(emoji) => {
                report.uploaded += 1;
                known.insert((*sprite).to_owned(), icon(&emoji));
                set_application_emoji(known.clone());
            }
            Err(error) if classify(&error).is_temporary() => return Err(error),
            Err(error) => {
                report.refused += 1;
                tracing::warn!(name, reason = redacted(&error), "Discord refused an emoji");
            }
        }
        tokio::time::sleep(PAUSE).await;
    }
    let names: HashSet<&str> = wanted.keys().map(String::as_str).collect();
    let old = |emoji: &&Emoji| emoji::is_ours(&emoji.name) && !names.contains(emoji.name.as_str());
    let old: Vec<&Emoji> = listed.iter().filter(old).collect();
    if !old.is_empty() && report.refused == 0 {
        tokio::time::sleep(grace).await;
        for emoji in old {
            patiently(|| http.delete_application_emoji(emoji.id)).await?;
            report.deleted += 1;
        }
    }
    Ok(report)
}

/// The sprites of all words, by the names of their emoji.
fn wanted() -> BTreeMap<String, &'static str> {
    let words = sprites::groups().iter().flat_map(|group| &group.words);
    words.filter_map(|(_, sprite)| Some((emoji::name(sprite)?, *sprite))).collect()
}

fn icon(emoji: &Emoji) -> Icon {
    Icon::Application { name: emoji.name.clone(), id: emoji.id.get() }
}

async fn upload(http: &Http, name: &str, sprite: &'static str) -> Result<Emoji, serenity::Error> {
    // Drawing takes some milliseconds, during which other tasks should run.
    let drawn = tokio::task::spawn_blocking(move || emoji::png(sprite)).await;
    let png = drawn.ok().flatten().ok_or(serenity::Error::Other("a sprite could not be drawn"))?;
    let image = CreateAttachment::bytes(png, "emoji.png").to_base64();
    let body = json!({ "name": name, "image": image });
    patiently(|| http.create_application_emoji(&body)).await
}

/// Repeats a request that may succeed soon.
async fn patiently<T, F>(mut request: impl FnMut() -> F) -> Result<T, serenity::Error>
where
    F: Future<Output = Result<T, serenity::Error>>,
{
    let mut wait = FIRST_WAIT;
    for _ in 1..ATTEMPTS {
        match request().await {
            Err(error) if classify(&error).is_temporary() => {
                tracing::debug!(reason = redacted(&error), ?wait, "an emoji has to wait");
                tokio::time::sleep(wait).await;
                wait = (wait * 2).min(LONGEST_WAIT);
            }
            outcome => return outcome,
        }
    }
    request().await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_with_an_icon_names_a_sprite_that_exists() {
        for (word, sprite) in sprites::groups().iter().flat_map(|group| &group.words) {
            assert!(emoji::name(sprite).is_some(), "{word} has the unknown sprite {sprite}");
        }
        // Discord's limit is 2,000, and other emoji may be among them.
        assert!((100..1000).contains(&wanted().len()), "{}", wanted().len());
    }
}
