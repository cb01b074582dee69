//! What happens to channels, messages and people while a game runs.

use std::time::Duration;

use discord_sim::Message;
use discord_sim::client::Person;

use crate::play;
use crate::support::told::told_at_last;
use crate::support::{PATIENCE, Stage, press, say};

/// The note that a host gets when a channel is closed to the bot.
async fn noted(host: &Person) -> Message {
    let begun = tokio::time::Instant::now();
    loop {
        if let Some(channel) = host.dm().await.expect("channels") {
            let fits = |message: &Message| message.content.contains("can no longer post");
            return host.wait_for(channel, PATIENCE, fits).await.expect("a note");
        }
        assert!(begun.elapsed() < PATIENCE, "no note to the host");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

async fn host(stage: &Stage, people: &[Person]) -> Person {
    let info = say(&people[0], stage.harbour, "game info", &[]).await;
    let crowned = info.content.lines().find(|line| line.contains('👑')).expect("a host").to_owned();
    people.iter().find(|person| crowned.contains(person.name())).expect("the host").clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_permission_that_is_taken_stops_the_game_and_given_back_lets_it_go_on() {
    let stage = Stage::new().await;
    let people = play::table(&stage, &["Ada", "Bernd"]).await;
    let host = host(&stage, &people).await;
    play::steps(&people, stage.harbour, 3).await;
    told_at_last(&stage).await;
    stage.client.permit(stage.harbour, "bot", &[], &["SEND_MESSAGES"]).await.expect("a permission");
    // Answers to interactions need no permission, so play goes on; its posts wait.
    play::steps(&people, stage.harbour, 6).await;
    let note = noted(&host).await;
    assert!(note.content.contains(&format!("<#{}>", stage.harbour)), "{}", note.content);
    let (out, _, code) = stage.tool(&["doctor"]);
    assert!(code == Some(1) && out.contains("take no posts"), "{out}");
    stage.client.permit(stage.harbour, "bot", &["SEND_MESSAGES"], &[]).await.expect("a permission");
    told_at_last(&stage).await;
    play::steps(&people, stage.harbour, 3).await;
    told_at_last(&stage).await;
    let dm = host.dm().await.expect("channels").expect("direct messages");
    let notes = host.messages(dm).await.expect("messages");
    assert_eq!(
        notes.iter().filter(|note| note.content.contains("can no longer post")).count(),
        1,
        "told once"
    );
    stage.all_accepted(&[403]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_is_thrown_out_and_invited_again_goes_on() {
    let mut stage = Stage::new().await;
    let people = play::table(&stage, &["Ada", "Bernd"]).await;
    play::steps(&people, stage.harbour, 2).await;
    told_at_last(&stage).await;
    let (guild, bot) =
        (stage.client.guild().await.expect("a guild"), stage.client.bot().await.expect("a bot"));
    // The last step is written, and then the bot is gone before it can tell.
    stage
        .client
        .fault(&discord_sim::Fault::Slow {
            requests: discord_sim::Match::new("POST", "/channels/", 1),
            ms: 1500,
        })
        .await
        .expect("a fault");
    stage.client.fail(discord_sim::Match::new("POST", "/channels/", 1), 500).await.expect("a fault");
    play::steps(&people, stage.harbour, 3).await;
    stage.client.leave(guild, bot).await.expect("thrown out");
    stage.kill();
    stage.start().await;
    tokio::time::sleep(Duration::from_secs(3)).await;
    stage.client.invite_bot(guild).await.expect("invited");
    told_at_last(&stage).await;
    play::steps(&people, stage.harbour, 3).await;
    told_at_last(&stage).await;
    stage.all_accepted(&[0, 403, 404, 500]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_card_a_deleted_channel_and_a_player_who_leaves() {
    let stage = Stage::new().await;
    let (ada, bernd) = (stage.person("Ada", "en-US").await, stage.person("Bernd", "en-US").await);
    let manager = stage.person("Mona", "en-US").await;
    let rights: &[&str] = &["MANAGE_MESSAGES"];
    stage.client.permit(stage.harbour, &manager.id().to_string(), rights, &[]).await.expect("a permission");
    // The lobby card is deleted: commands do what its buttons did.
    let card = say(&ada, stage.harbour, "game new", &[("game", "anno1503")]).await;
    manager.delete(&card).await.expect("deleted");
    say(&bernd, stage.harbour, "game join", &[]).await;
    for (option, value) in [("home_island", "fixed"), ("first_player", "seat_1")] {
        say(&ada, stage.harbour, "game options", &[("option", option), ("value", value)]).await;
    }
    let started = say(&ada, stage.harbour, "game start", &[]).await;
    assert!(started.content.contains("has begun"), "{}", started.content);
    let opening = stage.next_post(None).await;
    // So are turn posts, and nobody minds.
    manager.delete(&opening).await.expect("deleted");
    let people = stage.in_order(&[ada.clone(), bernd.clone()]);
    play::steps(&people, stage.harbour, 4).await;
    told_at_last(&stage).await;
    // A player leaves the server: the others vote, and a caretaker plays on.
    let (person, _) = play::due(&people, stage.harbour).await.expect("somebody is due");
    let other = people.iter().find(|other| other.id() != person.id()).expect("another").clone();
    let guild = stage.client.guild().await.expect("a guild");
    stage.client.leave(guild, person.id()).await.expect("gone");
    for hours in [13, 19, 31, 61, 25] {
        stage.advance(Duration::from_secs(hours * 3600));
        tokio::time::sleep(Duration::from_secs(6)).await;
    }
    let fits = |post: &Message| post.content.contains("is used up");
    let ballot = stage.stranger.wait_for(stage.harbour, PATIENCE, fits).await.expect("a vote");
    press(&other, &ballot, "🧑‍🌾 Caretaker").await;
    let call = format!("👉 {}", other.mention());
    let called = |post: &Message| post.id > ballot.id && post.content.contains(&call);
    stage.stranger.wait_for(stage.harbour, PATIENCE, called).await.expect("the other is called");
    // The whole channel goes: the host is told, and nothing else breaks.
    stage.client.delete_channel(stage.harbour).await.expect("deleted");
    stage.advance(Duration::from_secs(13 * 3600));
    let dead = stage.tool(&["doctor"]);
    assert!(dead.0.contains("database"), "{}", dead.0);
    let quay = stage.client.create_channel(guild, "quay").await.expect("a channel");
    // The game moves: not by anybody, not onto another game, and what was still to be told is told there.
    let stranger = say(&manager, quay, "game move", &[("number", "1")]).await;
    assert!(stranger.content.contains("Only the host"), "{}", stranger.content);
    let pier = stage.client.create_channel(guild, "pier").await.expect("a channel");
    let card = say(&other, pier, "game new", &[("game", "anno1503")]).await;
    assert!(card.content.contains("Game 2"), "{}", card.content);
    for channel in [quay, pier] {
        let rights: &[&str] = &["MANAGE_CHANNELS"];
        stage.client.permit(channel, &manager.id().to_string(), rights, &[]).await.expect("a permission");
    }
    let busy = say(&manager, pier, "game move", &[("number", "1")]).await;
    assert!(busy.content.contains("already open in this channel"), "{}", busy.content);
    let moved = say(&manager, quay, "game move", &[("number", "1")]).await;
    assert!(moved.content.contains("goes on here"), "{}", moved.content);
    let fits = |post: &Message| post.content.contains("goes on in this channel");
    stage.stranger.wait_for(quay, PATIENCE, fits).await.expect("it goes on");
    let info = say(&other, quay, "game info", &[]).await;
    assert!(info.content.contains("Game 1") && !info.content.contains("cannot post"), "{}", info.content);
    stage.all_accepted(&[403, 404]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_that_is_deleted_under_its_game() {
    let stage = Stage::new().await;
    let (ada, bernd) = (stage.person("Ada", "en-US").await, stage.person("Bernd", "en-US").await);
    let thread = ada.start_thread(stage.harbour, "Islands", None).await.expect("a thread");
    let card = say(&ada, thread, "game new", &[("game", "anno1503")]).await;
    press(&bernd, &card, "➕ Join").await;
    for (option, value) in [("home_island", "fixed"), ("first_player", "seat_1")] {
        say(&ada, thread, "game options", &[("option", option), ("value", value)]).await;
    }
    press(&ada, &card, "▶️ Start").await;
    let people = stage.in_order(&[ada.clone(), bernd]);
    play::steps(&people, thread, 2).await;
    let before = stage.entries();
    stage.client.delete_channel(thread).await.expect("deleted");
    // The next reminder finds nobody there: the host is told, and takes the game elsewhere.
    stage.advance(Duration::from_secs(13 * 3600));
    noted(&ada).await;
    let moved = say(&ada, stage.harbour, "game move", &[("number", "1")]).await;
    assert!(moved.content.contains("goes on here"), "{}", moved.content);
    let fits = |post: &Message| post.content.contains("goes on in this channel");
    stage.stranger.wait_for(stage.harbour, PATIENCE, fits).await.expect("it goes on");
    play::steps(&people, stage.harbour, 3).await;
    assert_eq!(stage.entries(), before + 3, "nothing was lost on the way");
    stage.all_accepted(&[404]).await;
}
