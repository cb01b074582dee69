//! Vacations and quiet hours delay calls, reminders and votes.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use discord_sim::Message;
use discord_sim::client::TestUser;

use crate::support::{Harness, TIMEOUT, pings, press, slash};
use crate::{HOUR, end_turn, game, people, reminder, reminders, wait_for_alarms};

/// The time on the bot's clock, which the test has moved.
fn now(moved: Duration) -> Duration {
    SystemTime::now().duration_since(UNIX_EPOCH).expect("a time") + moved
}

/// The UTC date this many days from now, in the format that users type.
fn date(days: u64) -> String {
    let then = i64::try_from(now(HOUR * 24 * u32::try_from(days).expect("a small number")).as_secs())
        .expect("a time");
    jiff::Timestamp::from_second(then).expect("a time").to_zoned(jiff::tz::TimeZone::UTC).date().to_string()
}

async fn use_utc(harness: &Harness, person: &TestUser) {
    slash(person, harness.channel, "remind zone", &[("zone", "UTC")]).await;
}

fn used_up(post: &Message) -> bool {
    post.content.contains("ran out of time")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vacation_delays_calls_and_reminders() {
    let harness = Harness::new().await;
    let two = people(&harness, &["Ada", "Bernd"]).await;
    for person in &two {
        use_utc(&harness, person).await;
        // The notice to the next player is delayed too.
        slash(person, harness.channel, "remind next", &[("on", "true")]).await;
        // A date is repeated in words before it is sent.
        let typing = [("last", &*date(5))];
        let offered = person.autocomplete(harness.channel, "remind vacation", &typing, "last").await;
        let offered = offered.expect("a date").choices.unwrap_or_default();
        assert_eq!(offered[0].value.as_str(), Some(&*date(5)));
        assert!(offered[0].name.contains(", "), "with the day of the week: {}", offered[0].name);
        let set = slash(person, harness.channel, "remind vacation", &typing).await;
        assert!(set.content.contains("🏖"), "{}", set.content);
    }
    let (opening, order) = game(&harness, &two, &[("pace", "brisk")]).await;
    assert_eq!(pings(&opening), 0, "both are away: {}", opening.content);
    harness.advance(HOUR * 24 * 4);
    wait_for_alarms().await;
    assert!(reminders(&harness, harness.channel).await.is_empty(), "still away");
    harness.advance(HOUR * 24 * 2);
    let reminded = reminder(&harness, &order[0], harness.channel, None).await;
    assert!(reminded.content.contains(&order[0].mention()) && pings(&reminded) == 1, "{}", reminded.content);
    // After the vacation, the other player gets a notice that they are next.
    end_turn(&harness, &order[0]).await;
    end_turn(&harness, &order[1]).await;
    let heads_up = |post: &Message| post.id > reminded.id && post.content.contains("🔜 Next:");
    let post = harness.spectator.wait_for(harness.channel, TIMEOUT, heads_up).await.expect("a heads-up");
    assert_eq!(pings(&post), 2, "one is due, one is next: {}", post.content);
    harness.assert_requests_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn quiet_hours_delay_the_vote_which_can_end_the_game_without_result() {
    let harness = Harness::new().await;
    let two = people(&harness, &["Ada", "Bernd"]).await;
    let (_, order) = game(&harness, &two, &[("pace", "brisk")]).await;
    let (due, other) = (&order[0], &order[1]);
    let mut last = None;
    for gap in [4, 6, 10, 20] {
        harness.advance(HOUR * gap);
        last = Some(reminder(&harness, due, harness.channel, last).await.id);
    }
    // The vote would begin eight hours after the last reminder, but the due player now has twelve quiet hours.
    use_utc(&harness, due).await;
    let hour = now(HOUR * 40).as_secs() / 3600 % 24;
    let hours = [hour, hour + 12].map(|hour| format!("{}:00", hour % 24));
    slash(due, harness.channel, "remind quiet", &[("from", &hours[0]), ("to", &hours[1])]).await;
    harness.advance(HOUR * 9);
    wait_for_alarms().await;
    assert!(!harness.public_messages().await.iter().any(used_up), "no vote begins in quiet hours");
    // Then the other player has quiet hours: the vote names them but does not ping them.
    use_utc(&harness, other).await;
    let hours = [hour + 19, hour + 23].map(|hour| format!("{}:00", hour % 24));
    slash(other, harness.channel, "remind quiet", &[("from", &hours[0]), ("to", &hours[1])]).await;
    harness.advance(HOUR * 12);
    let ballot = harness.spectator.wait_for(harness.channel, TIMEOUT, used_up).await.expect("a vote");
    assert!(ballot.content.contains(&other.mention()) && pings(&ballot) == 0, "{}", ballot.content);
    let ended = press(other, &ballot, "🏳️ End the game").await;
    assert!(ended.content.contains("ends with no result"), "{}", ended.content);
    let announced = |post: &Message| post.content.contains("Game 1 was ended with no result");
    harness.spectator.wait_for(harness.channel, TIMEOUT, announced).await.expect("a post in the channel");
    // No more calls, and the channel is free for a new game.
    let before = reminders(&harness, harness.channel).await.len();
    harness.advance(HOUR * 24 * 10);
    wait_for_alarms().await;
    assert_eq!(reminders(&harness, harness.channel).await.len(), before);
    let card = slash(other, harness.channel, "game new", &[("game", "anno1503")]).await;
    assert!(card.content.contains("Game 2"), "{}", card.content);
    harness.assert_requests_accepted(&[]).await;
}
