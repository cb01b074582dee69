//! Display settings of a user (`/pictures`), and the animation that is posted after a game.
#![allow(clippy::expect_used, reason = "tests may panic")]

mod support;

use archipel_words::{Args, Lang, tr};
use discord_sim::client::TestUser;
use discord_sim::{AttachmentView, Message};
use sqlx::{Connection, SqliteConnection};
use support::{Harness, TIMEOUT, assert_slash_refused, is_game_over, player, press, slash, start_game_with};

/// The first seat begins, so that the test knows who is due.
const OPTIONS: &[(&str, &str)] = &[("home_island", "fixed"), ("first_player", "seat_1")];
/// Discord's upload limit for every server.
const MAX_BYTES: usize = 8 * 1024 * 1024;

/// Width in pixels, and mean brightness from 0 to 255.
async fn width_and_brightness(harness: &Harness, file: &AttachmentView) -> (u32, u64) {
    let bytes = harness.client.download(file).await.expect("the bytes");
    let picture = image::load_from_memory(&bytes).expect("a picture").to_luma8();
    let sum: u64 = picture.pixels().map(|pixel| u64::from(pixel.0[0])).sum();
    (picture.width(), sum / u64::from(picture.width() * picture.height()))
}

async fn first_picture(harness: &Harness, answer: &Message) -> (u32, u64) {
    let file = answer.attachments.first().unwrap_or_else(|| panic!("no picture: {}", answer.content));
    width_and_brightness(harness, file).await
}

/// Does what the turn requires, and ends it.
async fn end_turn(harness: &Harness, person: &TestUser) {
    let mut panel = player::open(person, harness.channel).await;
    loop {
        let offered = player::verbs(&panel);
        let verb =
            ["end_turn", "take", "roll"].into_iter().find(|verb| offered.iter().any(|one| one == verb));
        let verb = verb.unwrap_or_else(|| panic!("nothing ends this turn: {offered:?}\n{}", panel.content));
        panel = player::press(person, &panel, verb, |_| 0).await;
        if verb == "end_turn" {
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pictures_follow_the_users_display_settings() {
    let mut harness = Harness::new().await;
    let people = [harness.person("Ada", "en-US").await, harness.person("Bernd", "de").await];
    let opening = start_game_with(&harness, "anno1503", &people, OPTIONS).await;
    let (ada, bernd, harbour) = (&people[0], &people[1], harness.channel);
    let (width, day) = first_picture(&harness, &slash(ada, harbour, "board", &[]).await).await;
    assert_eq!(width, 1000);
    let before = slash(bernd, harbour, "board", &[]).await;

    slash(ada, harbour, "remind zone", &[("zone", "Europe/Berlin")]).await;
    let answer = slash(ada, harbour, "pictures", &[("theme", "night"), ("size", "small")]).await;
    assert!(answer.is_ephemeral() && answer.content.contains("lantern light"), "{}", answer.content);
    assert!(answer.content.contains("small"), "{}", answer.content);
    let (width, night) = first_picture(&harness, &answer).await;
    assert!(width == 500 && night + 25 < day, "{width} pixels, {night} at night and {day} by day");
    // This applies to all views of this user, and to the panel.
    for command in ["board", "island", "hand", "overview", "score", "play"] {
        let (width, light) = first_picture(&harness, &slash(ada, harbour, command, &[]).await).await;
        assert!(width == 500 && light + 15 < day, "/{command}: {width} pixels, light {light}, by day {day}");
    }
    // Pictures of other users and of the channel do not change.
    let after = slash(bernd, harbour, "board", &[]).await;
    let bytes = |message: &Message| message.attachments[0].clone();
    assert_eq!(
        harness.client.download(&bytes(&after)).await.expect("bytes"),
        harness.client.download(&bytes(&before)).await.expect("bytes")
    );
    let order = harness.in_turn_order(&people);
    end_turn(&harness, &order[0]).await;
    let post = harness.next_post(Some(opening.id)).await;
    assert_eq!(post.attachments[0].width, Some(1000), "the channel's pictures do not change");
    // Settings are independent of each other and of the reminder settings, and survive a restart.
    slash(ada, harbour, "remind next", &[("on", "true")]).await;
    let answer = slash(ada, harbour, "pictures", &[("size", "large")]).await;
    let (width, light) = first_picture(&harness, &answer).await;
    assert!(width == 1600 && light + 25 < day, "{width} pixels, light {light}");
    harness.kill();
    harness.start().await;
    let (width, light) = first_picture(&harness, &slash(ada, harbour, "board", &[]).await).await;
    assert!(width == 1600 && light + 25 < day, "{width} pixels, light {light}");
    let reminders = slash(ada, harbour, "remind show", &[]).await;
    assert!(reminders.content.contains("Europe/Berlin"), "{}", reminders.content);

    // The answer is in the user's language; unknown values are refused.
    let answer = slash(bernd, harbour, "pictures", &[]).await;
    assert!(
        answer.content.contains(&tr(Lang::from_locale("de"), "theme-day", &Args::new())),
        "{}",
        answer.content
    );
    assert_slash_refused(ada, harbour, "pictures", &[("theme", "purple")], "*day* or *night*").await;
    assert_slash_refused(ada, harbour, "pictures", &[("size", "9000")], "*normal* or *large*").await;
    let (width, _) = first_picture(&harness, &slash(ada, harbour, "board", &[]).await).await;
    assert_eq!(width, 1600, "a refused value changes nothing");
    let offered = bernd.autocomplete(harbour, "pictures", &[("size", "")], "size").await.expect("sizes");
    assert_eq!(offered.choices.unwrap_or_default().len(), 3);
    harness.assert_requests_accepted(&[]).await;
}

/// Counts frames by their graphic control extensions.
fn frames(gif: &[u8]) -> usize {
    gif.windows(3).filter(|bytes| *bytes == [0x21, 0xF9, 0x04]).count()
}

async fn resign(harness: &Harness, person: &TestUser) -> Message {
    let sure = slash(person, harness.channel, "anno1503 resign", &[]).await;
    let button = sure.parts().find_map(|part| part["custom_id"].as_str()).expect("a button").to_owned();
    let before = harness.public_messages().await.last().expect("a message").id;
    press(person, &sure, &button).await;
    let ended = |post: &Message| post.id > before && is_game_over(post);
    harness.spectator.wait_for(harness.channel, TIMEOUT, ended).await.expect("the end")
}

fn animation(message: &Message) -> Option<&AttachmentView> {
    message.attachments.iter().find(|file| file.filename == "replay.gif")
}

#[tokio::test(flavor = "multi_thread")]
async fn an_animation_is_posted_after_a_game() {
    let harness = Harness::new().await;
    let people = [harness.person("Ada", "en-US").await, harness.person("Bernd", "de").await];
    let mut last = start_game_with(&harness, "anno1503", &people, OPTIONS).await;
    let order = harness.in_turn_order(&people);
    for person in order.iter().cycle().take(6) {
        end_turn(&harness, person).await;
        last = harness.next_post(Some(last.id)).await;
    }
    let score = resign(&harness, &people[0]).await;
    assert!(animation(&score).is_none() && score.attachments.iter().any(|file| file.filename == "score.png"));
    let post = harness.spectator.wait_for(harness.channel, TIMEOUT, |post| animation(post).is_some()).await;
    let post = post.expect("the film");
    assert!(post.id > score.id && !post.is_ephemeral(), "after the score, in public");
    assert!(post.content.contains("game 1 in 7 turns"), "{}", post.content);
    assert_eq!(support::pings(&post), 0, "a film pings nobody");
    let file = animation(&post).expect("the film");
    assert!(file.size < MAX_BYTES && file.description.is_some(), "{file:?}");
    let bytes = harness.client.download(file).await.expect("the bytes");
    assert!(bytes.starts_with(b"GIF89a") && frames(&bytes) >= 9, "{} frames", frames(&bytes));

    // A game that ends at once gets no animation, and its outbox row is settled.
    start_game_with(&harness, "anno1503", &people, OPTIONS).await;
    resign(&harness, &people[1]).await;
    let mut connection = SqliteConnection::connect(&harness.database_url()).await.expect("a connection");
    let query = "SELECT count(*) FROM outbox WHERE kind = 'film' AND delivered_at IS NOT NULL";
    let settled = async {
        while sqlx::query_scalar::<_, i64>(query).fetch_one(&mut connection).await.expect("a count") < 2 {
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(TIMEOUT, settled).await.expect("both are settled");
    let animations = harness.public_messages().await.iter().filter(|post| animation(post).is_some()).count();
    assert_eq!(animations, 1);
    harness.assert_requests_accepted(&[]).await;
}
