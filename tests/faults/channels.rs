//! Channels, threads and messages that disappear, lost permissions, and players who leave the server.

use std::time::Duration;

use discord_sim::Message;
use discord_sim::client::TestUser;

use crate::fast_players;
use crate::support::turn_posts::wait_until_all_turns_posted;
use crate::support::{Harness, TIMEOUT, press, slash};

/// Waits for the direct message that tells the host that the bot cannot post in the channel.
async fn wait_for_host_note(host: &TestUser) -> Message {
    let begun = tokio::time::Instant::now();
    loop {
        if let Some(channel) = host.dm().await.expect("channels") {
            let fits = |message: &Message| message.content.contains("can’t post in");
            return host.wait_for(channel, TIMEOUT, fits).await.expect("a note");
        }
        assert!(begun.elapsed() < TIMEOUT, "no note to the host");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

async fn host(harness: &Harness, people: &[TestUser]) -> TestUser {
    let info = slash(&people[0], harness.channel, "game info", &[]).await;
    let crowned = info.content.lines().find(|line| line.contains('👑')).expect("a host").to_owned();
    people.iter().find(|person| crowned.contains(person.name())).expect("the host").clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn posts_wait_while_the_bot_lacks_permission_and_are_sent_afterwards() {
    let harness = Harness::new().await;
    let people = fast_players::start_game(&harness, &["Ada", "Bernd"]).await;
    let host = host(&harness, &people).await;
    fast_players::steps(&people, harness.channel, 3).await;
    wait_until_all_turns_posted(&harness).await;
    harness
        .client
        .set_permissions(harness.channel, "bot", &[], &["SEND_MESSAGES"])
        .await
        .expect("a permission");
    // Answers to interactions need no permission, so the game continues; its posts wait.
    fast_players::steps(&people, harness.channel, 6).await;
    let note = wait_for_host_note(&host).await;
    assert!(note.content.contains(&format!("<#{}>", harness.channel)), "{}", note.content);
    let (out, _, code) = harness.run_command(&["doctor"]);
    assert!(code == Some(1) && out.contains("cannot post in the channels"), "{out}");
    harness
        .client
        .set_permissions(harness.channel, "bot", &["SEND_MESSAGES"], &[])
        .await
        .expect("a permission");
    wait_until_all_turns_posted(&harness).await;
    fast_players::steps(&people, harness.channel, 3).await;
    wait_until_all_turns_posted(&harness).await;
    let dm = host.dm().await.expect("channels").expect("direct messages");
    let notes = host.messages(dm).await.expect("messages");
    assert_eq!(notes.iter().filter(|note| note.content.contains("can’t post in")).count(), 1, "one note");
    harness.assert_requests_accepted(&[403]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_is_removed_and_invited_again_continues_its_games() {
    let mut harness = Harness::new().await;
    let people = fast_players::start_game(&harness, &["Ada", "Bernd"]).await;
    fast_players::steps(&people, harness.channel, 2).await;
    wait_until_all_turns_posted(&harness).await;
    let (guild, bot) =
        (harness.client.guild().await.expect("a guild"), harness.client.bot().await.expect("a bot"));
    // The last step is stored, and the bot is removed before it can post.
    harness
        .client
        .inject(&discord_sim::Fault::Slow {
            requests: discord_sim::Match::new("POST", "/channels/", 1),
            ms: 1500,
        })
        .await
        .expect("a fault");
    harness.client.fail(discord_sim::Match::new("POST", "/channels/", 1), 500).await.expect("a fault");
    fast_players::steps(&people, harness.channel, 3).await;
    harness.client.leave(guild, bot).await.expect("the bot is removed");
    harness.kill();
    harness.start().await;
    tokio::time::sleep(Duration::from_secs(3)).await;
    harness.client.invite_bot(guild).await.expect("invited");
    wait_until_all_turns_posted(&harness).await;
    fast_players::steps(&people, harness.channel, 3).await;
    wait_until_all_turns_posted(&harness).await;
    harness.assert_requests_accepted(&[0, 403, 404, 500]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_survives_a_deleted_card_a_player_who_leaves_and_a_deleted_channel() {
    let harness = Harness::new().await;
    let (ada, bernd) = (harness.person("Ada", "en-US").await, harness.person("Bernd", "en-US").await);
    let manager = harness.person("Mona", "en-US").await;
    let rights: &[&str] = &["MANAGE_MESSAGES"];
    harness
        .client
        .set_permissions(harness.channel, &manager.id().to_string(), rights, &[])
        .await
        .expect("a permission");
    // The lobby card is deleted: commands replace its buttons.
    let card = slash(&ada, harness.channel, "game new", &[("game", "anno1503")]).await;
    manager.delete(&card).await.expect("deleted");
    slash(&bernd, harness.channel, "game join", &[]).await;
    for (option, value) in [("home_island", "fixed"), ("first_player", "seat_1")] {
        slash(&ada, harness.channel, "game options", &[("option", option), ("value", value)]).await;
    }
    let started = slash(&ada, harness.channel, "game start", &[]).await;
    assert!(started.content.contains("has started"), "{}", started.content);
    let opening = harness.next_post(None).await;
    // Deleted turn posts have no effect.
    manager.delete(&opening).await.expect("deleted");
    let people = harness.in_turn_order(&[ada.clone(), bernd.clone()]);
    fast_players::steps(&people, harness.channel, 4).await;
    wait_until_all_turns_posted(&harness).await;
    // A player leaves the server: the others vote, and a caretaker takes over.
    let (person, _) = fast_players::due(&people, harness.channel).await.expect("a player is due");
    let other = people.iter().find(|other| other.id() != person.id()).expect("another").clone();
    let guild = harness.client.guild().await.expect("a guild");
    harness.client.leave(guild, person.id()).await.expect("gone");
    for hours in [13, 19, 31, 61, 25] {
        harness.advance(Duration::from_secs(hours * 3600));
        tokio::time::sleep(Duration::from_secs(6)).await;
    }
    let fits = |post: &Message| post.content.contains("ran out of time");
    let ballot = harness.spectator.wait_for(harness.channel, TIMEOUT, fits).await.expect("a vote");
    press(&other, &ballot, "🧑‍🌾 Caretaker").await;
    let call = format!("👉 {}", other.mention());
    let called = |post: &Message| post.id > ballot.id && post.content.contains(&call);
    harness.spectator.wait_for(harness.channel, TIMEOUT, called).await.expect("the other is called");
    // The channel is deleted: the host is notified, and nothing else breaks.
    harness.client.delete_channel(harness.channel).await.expect("deleted");
    harness.advance(Duration::from_secs(13 * 3600));
    let dead = harness.run_command(&["doctor"]);
    assert!(dead.0.contains("database"), "{}", dead.0);
    let quay = harness.client.create_channel(guild, "quay").await.expect("a channel");
    // The game moves: only the host or a manager may move it, not to a channel with another game; waiting posts follow.
    let stranger = slash(&manager, quay, "game move", &[("number", "1")]).await;
    assert!(stranger.content.contains("Only the host"), "{}", stranger.content);
    let pier = harness.client.create_channel(guild, "pier").await.expect("a channel");
    let card = slash(&other, pier, "game new", &[("game", "anno1503")]).await;
    assert!(card.content.contains("Game 2"), "{}", card.content);
    for channel in [quay, pier] {
        let rights: &[&str] = &["MANAGE_CHANNELS"];
        harness
            .client
            .set_permissions(channel, &manager.id().to_string(), rights, &[])
            .await
            .expect("a permission");
    }
    let busy = slash(&manager, pier, "game move", &[("number", "1")]).await;
    assert!(busy.content.contains("already running here"), "{}", busy.content);
    let moved = slash(&manager, quay, "game move", &[("number", "1")]).await;
    assert!(moved.content.contains("continues here"), "{}", moved.content);
    let fits = |post: &Message| post.content.contains("continues in this channel");
    harness.spectator.wait_for(quay, TIMEOUT, fits).await.expect("the game continues");
    let info = slash(&other, quay, "game info", &[]).await;
    assert!(info.content.contains("Game 1") && !info.content.contains("can’t post"), "{}", info.content);
    harness.assert_requests_accepted(&[403, 404]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_whose_thread_is_deleted_can_be_moved() {
    let harness = Harness::new().await;
    let (ada, bernd) = (harness.person("Ada", "en-US").await, harness.person("Bernd", "en-US").await);
    let thread = ada.start_thread(harness.channel, "Islands", None).await.expect("a thread");
    let card = slash(&ada, thread, "game new", &[("game", "anno1503")]).await;
    press(&bernd, &card, "➕ Join").await;
    for (option, value) in [("home_island", "fixed"), ("first_player", "seat_1")] {
        slash(&ada, thread, "game options", &[("option", option), ("value", value)]).await;
    }
    press(&ada, &card, "▶️ Start").await;
    let people = harness.in_turn_order(&[ada.clone(), bernd]);
    fast_players::steps(&people, thread, 2).await;
    let before = harness.entry_count();
    harness.client.delete_channel(thread).await.expect("deleted");
    // The next reminder cannot be posted: the host is notified and moves the game.
    harness.advance(Duration::from_secs(13 * 3600));
    wait_for_host_note(&ada).await;
    let moved = slash(&ada, harness.channel, "game move", &[("number", "1")]).await;
    assert!(moved.content.contains("continues here"), "{}", moved.content);
    let fits = |post: &Message| post.content.contains("continues in this channel");
    harness.spectator.wait_for(harness.channel, TIMEOUT, fits).await.expect("the game continues");
    fast_players::steps(&people, harness.channel, 3).await;
    assert_eq!(harness.entry_count(), before + 3, "no entry was lost");
    harness.assert_requests_accepted(&[404]).await;
}
