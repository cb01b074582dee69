//! AI players and faults: SIGKILL while they think, a pause, a clock set back, a caretaker.

use std::time::Duration;

use archipel_rules::{Dice, Seed};

use crate::game;
use crate::support::{Harness, TIMEOUT, press, slash};

const QUICK_VERBS: [&str; 4] = ["end_turn", "take", "roll", "lose_tile"];

/// Ends the turn of a person with as few actions as possible.
async fn end_turn(person: &discord_sim::client::TestUser, mut panel: discord_sim::Message) {
    loop {
        let verbs = crate::support::player::verbs(&panel);
        let Some(verb) = QUICK_VERBS.into_iter().find(|verb| verbs.iter().any(|one| one == verb)) else {
            return;
        };
        panel = game::press(person, &panel, verb).await;
        if verb == "end_turn" {
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn kills_while_ai_players_think_neither_lose_nor_duplicate_moves() {
    let mut harness = Harness::new().await;
    let ada = harness.person("Ada", "en-US").await;
    game::start(&harness, &ada, "anno1503", &["medium", "hard", "easy"], &[("home_island", "fixed")]).await;
    let mut dice = Dice::new(Seed::from_number(3));
    let mut kills = 0;
    for _ in 0..4 {
        let panel = game::wait_until_due(&harness, &ada).await.expect("Ada's turn");
        end_turn(&ada, panel).await;
        for _ in 0..2 {
            tokio::time::sleep(Duration::from_millis(dice.index(250) as u64)).await;
            let before = harness.entry_count();
            harness.kill();
            harness.client.advance(Duration::from_millis(3100)).await.expect("the clock");
            assert!(harness.entry_count() >= before, "entries are kept");
            harness.start().await;
            kills += 1;
        }
    }
    game::wait_until_due(&harness, &ada).await;
    println!("{kills} kills, {} entries", harness.entry_count());
    game::assert_posted_once_without_flood(&harness, std::slice::from_ref(&ada)).await;
    game::assert_ai_moves_are_explained(&harness, std::slice::from_ref(&ada)).await;
    harness.assert_requests_accepted(&[0]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pause_cancels_the_ai_turn_and_resuming_restarts_it() {
    // AI players wait for a minute: long enough to be interrupted.
    let harness = game::harness_with_pause(60).await;
    let ada = harness.person("Ada", "en-US").await;
    let options = [("home_island", "fixed"), ("first_player", "seat_1")];
    game::start(&harness, &ada, "anno1503", &["easy"], &options).await;
    let table = game::replay(&harness);
    if table.record().seats[0] == "Ada" {
        let panel = game::wait_until_due(&harness, &ada).await.expect("Ada's turn");
        end_turn(&ada, panel).await;
    }
    let before = harness.entry_count();
    assert!(slash(&ada, harness.channel, "game pause", &[]).await.content.contains("is paused"));
    harness.advance(Duration::from_secs(300));
    tokio::time::sleep(Duration::from_secs(7)).await;
    assert_eq!(harness.entry_count(), before, "nobody plays during a pause");
    slash(&ada, harness.channel, "game resume", &[]).await;
    harness.advance(Duration::from_secs(61));
    game::wait_until_due(&harness, &ada).await.expect("Ada's turn");
    assert!(harness.entry_count() > before, "the AI player has played");
    harness.assert_requests_accepted(&[0]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_set_back_delays_no_ai_turn() {
    let harness = Harness::new().await;
    let ada = harness.person("Ada", "en-US").await;
    // Start with a clock that is a year ahead.
    let year = 365 * 24 * 3600 * 1000;
    harness.move_clock(year);
    game::start(&harness, &ada, "anno1503", &["easy"], &[("home_island", "fixed")]).await;
    let panel = game::wait_until_due(&harness, &ada).await.expect("Ada's turn");
    // Set the clock back while AI players act, several times.
    let before = harness.entry_count();
    end_turn(&ada, panel).await;
    harness.move_clock(-year);
    let mut panel = game::wait_until_due(&harness, &ada).await.expect("Ada's turn");
    assert!(harness.entry_count() > before + 1, "the AI player has played");
    for _ in 0..3 {
        end_turn(&ada, panel).await;
        harness.move_clock(-3600 * 1000);
        panel = game::wait_until_due(&harness, &ada).await.expect("Ada's turn");
    }
    // No reminder was posted.
    let reminded = harness.public_messages().await.iter().any(|post| post.content.contains('⏰'));
    assert!(!reminded, "a clock set back triggers no reminder");
    game::assert_posted_once_without_flood(&harness, std::slice::from_ref(&ada)).await;
    harness.assert_requests_accepted(&[]).await;
}

/// Two people and an AI player: only the other person votes about the absent one, whose seat an AI then plays.
#[tokio::test(flavor = "multi_thread")]
async fn ai_players_have_no_vote_about_a_caretaker() {
    let harness = Harness::new().await;
    let (ada, ben) = (harness.person("Ada", "en-US").await, harness.person("Ben", "en-US").await);
    let card = slash(&ada, harness.channel, "game new", &[("game", "anno1503")]).await;
    press(&ben, &card, "➕ Join").await;
    slash(&ada, harness.channel, "game computer", &[("level", "medium")]).await;
    for (option, value) in [("home_island", "fixed"), ("pace", "brisk")] {
        slash(&ada, harness.channel, "game options", &[("option", option), ("value", value)]).await;
    }
    press(&ada, &card, "▶️ Start").await;
    let called = |post: &discord_sim::Message| post.content.contains("👉");
    let post = harness.spectator.wait_for(harness.channel, TIMEOUT, called).await.expect("a call");
    let (away, here) = if post.content.contains(&ada.mention()) { (&ada, &ben) } else { (&ben, &ada) };
    // Let all reminders pass.
    let mut ballot = None;
    for _ in 0..12 {
        harness.advance(Duration::from_secs(3600 * 10));
        tokio::time::sleep(Duration::from_millis(600)).await;
        harness.advance(Duration::from_secs(3600 * 15));
        let messages = harness.public_messages().await;
        ballot = messages.into_iter().find(|post| post.content.contains("ran out of time"));
        if ballot.is_some() {
            break;
        }
        tokio::time::sleep(Duration::from_secs(5)).await;
    }
    let ballot = ballot.expect("a vote");
    assert_eq!(crate::support::pings(&ballot), 1, "AI players have no vote: {}", ballot.content);
    let done = press(here, &ballot, "🧑‍🌾 Caretaker").await;
    assert!(done.content.contains("A caretaker plays"), "one of one is more than half: {}", done.content);
    game::wait_until_due(&harness, here).await.expect("the turn of the remaining player");
    let announced = |post: &discord_sim::Message| post.content.contains("who is away") && post.id > ballot.id;
    let post = harness.spectator.wait_for(harness.channel, TIMEOUT, announced).await.expect("a post");
    let back = press(away, &post, "🙋 I’m back").await;
    assert!(back.content.contains("Welcome back"), "{}", back.content);
    harness.assert_requests_accepted(&[]).await;
}
