//! SIGKILL while computers think, a pause that interrupts them, and a caretaker among them.

use std::time::Duration;

use archipel_rules::{Dice, Seed};

use crate::support::{PATIENCE, Stage, press, say};
use crate::table;

const EASY: [&str; 4] = ["end_turn", "take", "roll", "lose_tile"];

/// Ends the turn of a person as fast as possible.
async fn end_turn(person: &discord_sim::client::Person, mut panel: discord_sim::Message) {
    loop {
        let verbs = crate::support::player::verbs(&panel);
        let Some(verb) = EASY.into_iter().find(|verb| verbs.iter().any(|one| one == verb)) else { return };
        panel = table::press(person, &panel, verb).await;
        if verb == "end_turn" {
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn kills_while_they_think_lose_and_double_nothing() {
    let mut stage = Stage::new().await;
    let ada = stage.person("Ada", "en-US").await;
    table::start(&stage, &ada, "anno1503", &["medium", "hard", "easy"], &[("home_island", "fixed")]).await;
    let mut dice = Dice::new(Seed::from_number(3));
    let mut cut_off = 0;
    for _ in 0..4 {
        let panel = table::asked(&stage, &ada).await.expect("Ada's turn");
        end_turn(&ada, panel).await;
        for _ in 0..2 {
            tokio::time::sleep(Duration::from_millis(dice.index(250) as u64)).await;
            let before = stage.entries();
            stage.kill();
            stage.client.advance(Duration::from_millis(3100)).await.expect("the clock");
            assert!(stage.entries() >= before, "what was written stays");
            stage.start().await;
            cut_off += 1;
        }
    }
    table::asked(&stage, &ada).await;
    println!("{cut_off} kills, {} entries", stage.entries());
    table::told_once_without_a_flood(&stage, std::slice::from_ref(&ada)).await;
    table::moves_have_reasons(&stage, std::slice::from_ref(&ada)).await;
    stage.all_accepted(&[0]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pause_throws_the_thought_away_and_resuming_begins_it_anew() {
    // They let people read for a minute: long enough to be interrupted.
    let stage = table::with_pause(60).await;
    let ada = stage.person("Ada", "en-US").await;
    let options = [("home_island", "fixed"), ("first_player", "seat_1")];
    table::start(&stage, &ada, "anno1503", &["easy"], &options).await;
    let table = table::replay(&stage);
    if table.record().seats[0] == "Ada" {
        let panel = table::asked(&stage, &ada).await.expect("Ada's turn");
        end_turn(&ada, panel).await;
    }
    let before = stage.entries();
    assert!(say(&ada, stage.harbour, "game pause", &[]).await.content.contains("is paused"));
    stage.advance(Duration::from_secs(300));
    tokio::time::sleep(Duration::from_secs(7)).await;
    assert_eq!(stage.entries(), before, "nobody plays in a pause");
    say(&ada, stage.harbour, "game resume", &[]).await;
    stage.advance(Duration::from_secs(61));
    table::asked(&stage, &ada).await.expect("Ada's turn");
    assert!(stage.entries() > before, "the computer has played");
    stage.all_accepted(&[0]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_is_put_back_holds_no_computer_up() {
    let stage = Stage::new().await;
    let ada = stage.person("Ada", "en-US").await;
    // Game and calls by a clock that is a year ahead.
    let year = 365 * 24 * 3600 * 1000;
    stage.move_clock(year);
    table::start(&stage, &ada, "anno1503", &["easy"], &[("home_island", "fixed")]).await;
    let panel = table::asked(&stage, &ada).await.expect("Ada's turn");
    // While they are at it, again and again.
    let before = stage.entries();
    end_turn(&ada, panel).await;
    stage.move_clock(-year);
    let mut panel = table::asked(&stage, &ada).await.expect("Ada's turn");
    assert!(stage.entries() > before + 1, "the computer has played");
    for _ in 0..3 {
        end_turn(&ada, panel).await;
        stage.move_clock(-3600 * 1000);
        panel = table::asked(&stage, &ada).await.expect("Ada's turn");
    }
    // Nobody was reminded of anything in all these hours.
    let reminded = stage.public().await.iter().any(|post| post.content.contains('⏰'));
    assert!(!reminded, "a clock that goes back reminds nobody");
    table::told_once_without_a_flood(&stage, std::slice::from_ref(&ada)).await;
    stage.all_accepted(&[]).await;
}

/// Two people and a computer: who is absent is voted on by the other person alone, and is cared for by a computer.
#[tokio::test(flavor = "multi_thread")]
async fn a_caretaker_among_computers() {
    let stage = Stage::new().await;
    let (ada, ben) = (stage.person("Ada", "en-US").await, stage.person("Ben", "en-US").await);
    let card = say(&ada, stage.harbour, "game new", &[("game", "anno1503")]).await;
    press(&ben, &card, "➕ Join").await;
    say(&ada, stage.harbour, "game computer", &[("level", "medium")]).await;
    for (option, value) in [("home_island", "fixed"), ("pace", "brisk")] {
        say(&ada, stage.harbour, "game options", &[("option", option), ("value", value)]).await;
    }
    press(&ada, &card, "▶️ Start").await;
    let called = |post: &discord_sim::Message| post.content.contains("👉");
    let post = stage.stranger.wait_for(stage.harbour, PATIENCE, called).await.expect("a call");
    let (away, here) = if post.content.contains(&ada.mention()) { (&ada, &ben) } else { (&ben, &ada) };
    // Reminders until nobody hopes any more.
    let mut ballot = None;
    for _ in 0..12 {
        stage.advance(Duration::from_secs(3600 * 10));
        tokio::time::sleep(Duration::from_millis(600)).await;
        stage.advance(Duration::from_secs(3600 * 15));
        let messages = stage.public().await;
        ballot = messages.into_iter().find(|post| post.content.contains("is used up"));
        if ballot.is_some() {
            break;
        }
        tokio::time::sleep(Duration::from_secs(5)).await;
    }
    let ballot = ballot.expect("a vote");
    assert_eq!(crate::support::pings(&ballot), 1, "computers have no vote: {}", ballot.content);
    let done = press(here, &ballot, "🧑‍🌾 Caretaker").await;
    assert!(done.content.contains("A caretaker plays"), "one of one is more than half: {}", done.content);
    table::asked(&stage, here).await.expect("the turn of whoever is there");
    let told = |post: &discord_sim::Message| post.content.contains("who is away") && post.id > ballot.id;
    let post = stage.stranger.wait_for(stage.harbour, PATIENCE, told).await.expect("a post");
    let back = press(away, &post, "🙋 I am back").await;
    assert!(back.content.contains("Welcome back"), "{}", back.content);
    stage.all_accepted(&[]).await;
}
