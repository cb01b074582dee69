//! Nobody is missed while they need not be there: vacations and quiet hours hold calls, reminders and votes.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use discord_sim::Message;
use discord_sim::client::Person;

use crate::support::{PATIENCE, Stage, pings, press, say};
use crate::{HOUR, a_while, end_turn, game, people, reminder, reminders};

/// The time of the bot's clock, which the test has moved by so much.
fn now(moved: Duration) -> Duration {
    SystemTime::now().duration_since(UNIX_EPOCH).expect("a time") + moved
}

/// The date in UTC so many days from now, as people write it.
fn date(days: u64) -> String {
    let then = i64::try_from(now(HOUR * 24 * u32::try_from(days).expect("a few")).as_secs()).expect("a time");
    jiff::Timestamp::from_second(then).expect("a time").to_zoned(jiff::tz::TimeZone::UTC).date().to_string()
}

async fn in_utc(stage: &Stage, person: &Person) {
    say(person, stage.harbour, "remind zone", &[("zone", "UTC")]).await;
}

fn used_up(post: &Message) -> bool {
    post.content.contains("is used up")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vacation_holds_the_call_and_the_reminders() {
    let stage = Stage::new().await;
    let two = people(&stage, &["Ada", "Bernd"]).await;
    for person in &two {
        in_utc(&stage, person).await;
        // Also who wants to be told that they are next is not told now.
        say(person, stage.harbour, "remind next", &[("on", "true")]).await;
        let set = say(person, stage.harbour, "remind vacation", &[("last", &date(5))]).await;
        assert!(set.content.contains("🏖"), "{}", set.content);
    }
    let (opening, order) = game(&stage, &two, &[("pace", "brisk")]).await;
    assert_eq!(pings(&opening), 0, "both are away: {}", opening.content);
    stage.advance(HOUR * 24 * 4);
    a_while().await;
    assert!(reminders(&stage, stage.harbour).await.is_empty(), "still away");
    stage.advance(HOUR * 24 * 2);
    let told = reminder(&stage, &order[0], stage.harbour, None).await;
    assert!(told.content.contains(&order[0].mention()) && pings(&told) == 1, "{}", told.content);
    // Back home, the other is told in the channel that the next turn is theirs.
    end_turn(&stage, &order[0]).await;
    end_turn(&stage, &order[1]).await;
    let heads_up = |post: &Message| post.id > told.id && post.content.contains("🔜 Next:");
    let post = stage.stranger.wait_for(stage.harbour, PATIENCE, heads_up).await.expect("a word in advance");
    assert_eq!(pings(&post), 2, "one is due, one is next: {}", post.content);
    stage.all_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn quiet_hours_hold_the_vote_which_may_end_the_game_unrated() {
    let stage = Stage::new().await;
    let two = people(&stage, &["Ada", "Bernd"]).await;
    let (_, order) = game(&stage, &two, &[("pace", "brisk")]).await;
    let (due, other) = (&order[0], &order[1]);
    let mut last = None;
    for gap in [4, 6, 10, 20] {
        stage.advance(HOUR * gap);
        last = Some(reminder(&stage, due, stage.harbour, last).await.id);
    }
    // Eight hours after the last reminder the others would be asked; but now the due one sleeps for twelve.
    in_utc(&stage, due).await;
    let hour = now(HOUR * 40).as_secs() / 3600 % 24;
    let hours = [hour, hour + 12].map(|hour| format!("{}:00", hour % 24));
    say(due, stage.harbour, "remind quiet", &[("from", &hours[0]), ("to", &hours[1])]).await;
    stage.advance(HOUR * 9);
    a_while().await;
    assert!(!stage.public().await.iter().any(used_up), "nobody is missed in quiet hours");
    // Then the other sleeps, who is named and not woken.
    in_utc(&stage, other).await;
    let hours = [hour + 19, hour + 23].map(|hour| format!("{}:00", hour % 24));
    say(other, stage.harbour, "remind quiet", &[("from", &hours[0]), ("to", &hours[1])]).await;
    stage.advance(HOUR * 12);
    let ballot = stage.stranger.wait_for(stage.harbour, PATIENCE, used_up).await.expect("a vote");
    assert!(ballot.content.contains(&other.mention()) && pings(&ballot) == 0, "{}", ballot.content);
    let ended = press(other, &ballot, "🏳️ End the game").await;
    assert!(ended.content.contains("ended without a result"), "{}", ended.content);
    let told = |post: &Message| post.content.contains("Game 1 was ended without a result");
    stage.stranger.wait_for(stage.harbour, PATIENCE, told).await.expect("the channel is told");
    // Nobody is called any more, and the channel is free.
    let before = reminders(&stage, stage.harbour).await.len();
    stage.advance(HOUR * 24 * 10);
    a_while().await;
    assert_eq!(reminders(&stage, stage.harbour).await.len(), before);
    let card = say(other, stage.harbour, "game new", &[("game", "anno1503")]).await;
    assert!(card.content.contains("Game 2"), "{}", card.content);
    stage.all_accepted(&[]).await;
}
