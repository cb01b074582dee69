//! How somebody likes pictures, and the film that is posted by itself when a game has ended.
#![allow(clippy::expect_used, reason = "a test may fail loudly")]

mod support;

use archipel_words::{Args, Lang, say as words};
use discord_sim::client::Person;
use discord_sim::{AttachmentView, Message};
use sqlx::{Connection, SqliteConnection};
use support::{PATIENCE, Stage, over, player, press, refused, say, start_game_with};

/// The first seat begins, so that everybody knows who is due.
const OPTIONS: &[(&str, &str)] = &[("home_island", "fixed"), ("first_player", "seat_1")];
/// What Discord takes everywhere.
const MOST_BYTES: usize = 8 * 1024 * 1024;

/// Width in pixels, and how light the picture is on the whole: 0 to 255.
async fn seen(stage: &Stage, file: &AttachmentView) -> (u32, u64) {
    let bytes = stage.client.download(file).await.expect("the bytes");
    let picture = image::load_from_memory(&bytes).expect("a picture").to_luma8();
    let sum: u64 = picture.pixels().map(|pixel| u64::from(pixel.0[0])).sum();
    (picture.width(), sum / u64::from(picture.width() * picture.height()))
}

async fn first(stage: &Stage, answer: &Message) -> (u32, u64) {
    let file = answer.attachments.first().unwrap_or_else(|| panic!("no picture: {}", answer.content));
    seen(stage, file).await
}

/// Does what must be done before the turn of this person can end, and ends it.
async fn end_turn(stage: &Stage, person: &Person) {
    let mut panel = player::open(person, stage.harbour).await;
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
async fn pictures_are_as_their_reader_likes_them() {
    let mut stage = Stage::new().await;
    let people = [stage.person("Ada", "en-US").await, stage.person("Bernd", "de").await];
    let opening = start_game_with(&stage, "anno1503", &people, OPTIONS).await;
    let (ada, bernd, harbour) = (&people[0], &people[1], stage.harbour);
    let (width, day) = first(&stage, &say(ada, harbour, "board", &[]).await).await;
    assert_eq!(width, 1000);
    let before = say(bernd, harbour, "board", &[]).await;

    say(ada, harbour, "remind zone", &[("zone", "Europe/Berlin")]).await;
    let answer = say(ada, harbour, "pictures", &[("theme", "night"), ("size", "small")]).await;
    assert!(answer.is_ephemeral() && answer.content.contains("lantern light"), "{}", answer.content);
    assert!(answer.content.contains("small"), "{}", answer.content);
    let (width, night) = first(&stage, &answer).await;
    assert!(width == 500 && night + 25 < day, "{width} pixels, {night} by night and {day} by day");
    // Every look of this person, and the panel.
    for command in ["board", "island", "hand", "overview", "score", "play"] {
        let (width, light) = first(&stage, &say(ada, harbour, command, &[]).await).await;
        assert!(width == 500 && light + 15 < day, "/{command}: {width} pixels, light {light}, by day {day}");
    }
    // Nobody else's, and not the channel's.
    let after = say(bernd, harbour, "board", &[]).await;
    let bytes = |message: &Message| message.attachments[0].clone();
    assert_eq!(
        stage.client.download(&bytes(&after)).await.expect("bytes"),
        stage.client.download(&bytes(&before)).await.expect("bytes")
    );
    let order = stage.in_order(&people);
    end_turn(&stage, &order[0]).await;
    let post = stage.next_post(Some(opening.id)).await;
    assert_eq!(post.attachments[0].width, Some(1000), "the channel's pictures stay as they are");
    // Each wish by itself; wishes about calls stay, and all of them outlive the program.
    say(ada, harbour, "remind next", &[("on", "true")]).await;
    let answer = say(ada, harbour, "pictures", &[("size", "large")]).await;
    let (width, light) = first(&stage, &answer).await;
    assert!(width == 1600 && light + 25 < day, "{width} pixels, light {light}");
    stage.kill();
    stage.start().await;
    let (width, light) = first(&stage, &say(ada, harbour, "board", &[]).await).await;
    assert!(width == 1600 && light + 25 < day, "{width} pixels, light {light}");
    let calls = say(ada, harbour, "remind show", &[]).await;
    assert!(calls.content.contains("Europe/Berlin"), "{}", calls.content);

    // In the reader's language, and what is not known is refused.
    let answer = say(bernd, harbour, "pictures", &[]).await;
    assert!(answer.content.contains(&words(Lang::De, "theme-day", &Args::new())), "{}", answer.content);
    refused(ada, harbour, "pictures", &[("theme", "purple")], "two kinds").await;
    refused(ada, harbour, "pictures", &[("size", "9000")], "three sizes").await;
    let (width, _) = first(&stage, &say(ada, harbour, "board", &[]).await).await;
    assert_eq!(width, 1600, "what is refused changes nothing");
    let offered = bernd.autocomplete(harbour, "pictures", &[("size", "")], "size").await.expect("sizes");
    assert_eq!(offered.choices.unwrap_or_default().len(), 3);
    stage.all_accepted(&[]).await;
}

/// Frames by their control blocks.
fn frames(gif: &[u8]) -> usize {
    gif.windows(3).filter(|bytes| *bytes == [0x21, 0xF9, 0x04]).count()
}

async fn resign(stage: &Stage, person: &Person) -> Message {
    let sure = say(person, stage.harbour, "anno1503 resign", &[]).await;
    let button = sure.parts().find_map(|part| part["custom_id"].as_str()).expect("a button").to_owned();
    let before = stage.public().await.last().expect("a message").id;
    press(person, &sure, &button).await;
    let ended = |post: &Message| post.id > before && over(post);
    stage.stranger.wait_for(stage.harbour, PATIENCE, ended).await.expect("the end")
}

fn film(message: &Message) -> Option<&AttachmentView> {
    message.attachments.iter().find(|file| file.filename == "replay.gif")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_ended_is_shown_as_a_film() {
    let stage = Stage::new().await;
    let people = [stage.person("Ada", "en-US").await, stage.person("Bernd", "de").await];
    let mut last = start_game_with(&stage, "anno1503", &people, OPTIONS).await;
    let order = stage.in_order(&people);
    for person in order.iter().cycle().take(6) {
        end_turn(&stage, person).await;
        last = stage.next_post(Some(last.id)).await;
    }
    let score = resign(&stage, &people[0]).await;
    assert!(film(&score).is_none() && score.attachments.iter().any(|file| file.filename == "score.png"));
    let post = stage.stranger.wait_for(stage.harbour, PATIENCE, |post| film(post).is_some()).await;
    let post = post.expect("the film");
    assert!(post.id > score.id && !post.is_ephemeral(), "after the score, for everybody");
    assert!(post.content.contains("game 1 in 7 turns"), "{}", post.content);
    assert_eq!(support::pings(&post), 0, "nobody is called by a film");
    let file = film(&post).expect("the film");
    assert!(file.size < MOST_BYTES && file.description.is_some(), "{file:?}");
    let bytes = stage.client.download(file).await.expect("the bytes");
    assert!(bytes.starts_with(b"GIF89a") && frames(&bytes) >= 9, "{} frames", frames(&bytes));

    // A game that is given up at once is no film; the queue does not keep it either.
    start_game_with(&stage, "anno1503", &people, OPTIONS).await;
    resign(&stage, &people[1]).await;
    let mut connection = SqliteConnection::connect(&stage.database()).await.expect("a connection");
    let query = "SELECT count(*) FROM outbox WHERE kind = 'film' AND delivered_at IS NOT NULL";
    let settled = async {
        while sqlx::query_scalar::<_, i64>(query).fetch_one(&mut connection).await.expect("a count") < 2 {
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(PATIENCE, settled).await.expect("both are settled");
    let films = stage.public().await.iter().filter(|post| film(post).is_some()).count();
    assert_eq!(films, 1);
    stage.all_accepted(&[]).await;
}
