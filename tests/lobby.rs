//! The lobby: seats, options, threads; and games that are abandoned, resigned or rematched.
#![allow(clippy::expect_used, reason = "tests may panic")]

mod support;

use discord_sim::client::TestUser;
use discord_sim::{Fault, Id, Match, Message, OutcomeKind};
use support::{
    Harness, TIMEOUT, assert_disabled, assert_refusal, assert_slash_refused, is_game_over, message, press,
    slash, start_game,
};

async fn open_lobby(harness: &Harness, host: &TestUser) -> Message {
    slash(host, harness.channel, "game new", &[("game", "anno1503")]).await
}

/// Waits until the card contains these words.
async fn wait_for_card(harness: &Harness, card: &Message, words: &str) -> Message {
    let fits = |post: &Message| post.id == card.id && post.content.contains(words);
    harness.spectator.wait_for(harness.channel, TIMEOUT, fits).await.expect("the card is redrawn")
}

#[tokio::test(flavor = "multi_thread")]
async fn players_join_and_leave_on_one_card() {
    let harness = Harness::new().await;
    let ada = harness.person("Ada", "en-US").await;
    let card = open_lobby(&harness, &ada).await;
    assert!(!card.is_ephemeral() && card.content.contains("1. Ada 👑"), "{}", card.content);
    assert_disabled(&card, "▶️ Start");

    let bernd = harness.person("Bernd", "de").await;
    let joined = bernd.press(&card, "➕ Join").await.expect("a seat");
    assert_eq!(
        (joined.kind, joined.message.as_ref().map(|card| card.id)),
        (OutcomeKind::Update, Some(card.id))
    );
    assert!(message(joined).content.contains("2. Bernd"));
    assert_refusal(&press(&bernd, &card, "➕ Join").await, "Du hast schon einen Platz");

    // Slash commands update the same card.
    let mut others = Vec::new();
    for name in ["Cees", "Dora"] {
        let person = harness.person(name, "nl").await;
        assert!(slash(&person, harness.channel, "game join", &[]).await.is_ephemeral());
        others.push(person);
    }
    let full = wait_for_card(&harness, &card, "4. Dora").await;
    assert!(full.content.contains("4 / 4"), "{}", full.content);
    assert_disabled(&full, "➕ Join");
    assert_slash_refused(&harness.spectator, harness.channel, "game join", &[], "All seats are taken").await;
    assert_slash_refused(&harness.spectator, harness.channel, "game leave", &[], "You don’t have a seat")
        .await;
    slash(&others[1], harness.channel, "game leave", &[]).await;
    let left = press(&others[0], &card, "➖ Leave").await;
    assert!(!left.content.contains("Cees") && !left.content.contains("Dora"), "{}", left.content);

    assert_refusal(&press(&bernd, &card, "▶️ Start").await, "(👑)");
    assert_slash_refused(&bernd, harness.channel, "game start", &[], "(👑)").await;
    let started = press(&ada, &card, "▶️ Start").await;
    assert_eq!(started.id, card.id);
    assert!(
        started.labels().is_empty() && started.content.contains("The game has started"),
        "{}",
        started.content
    );
    for command in ["game join", "game leave", "game start"] {
        assert_slash_refused(&ada, harness.channel, command, &[], "already started").await;
    }
    let cards = harness.public_messages().await.into_iter().filter(|post| post.content.contains("👑"));
    assert_eq!(cards.count(), 1, "the card is edited in place");
    harness.assert_requests_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_host_sets_options_by_menu_or_command() {
    let harness = Harness::new().await;
    let (ada, bernd) = (harness.person("Ada", "en-US").await, harness.person("Bernd", "de").await);
    let card = open_lobby(&harness, &ada).await;
    press(&bernd, &card, "➕ Join").await;
    assert_refusal(&press(&bernd, &card, "⚙️ Options").await, "(👑)");
    let typed = [("option", "pace"), ("value", "live")];
    assert_slash_refused(&bernd, harness.channel, "game options", &typed, "(👑)").await;

    let list = press(&ada, &card, "⚙️ Options").await;
    assert!(list.is_ephemeral());
    let values = message(ada.select(&list, "Which option?", &["pace"]).await.expect("values"));
    assert_eq!(values.id, list.id, "the menus change in place");
    let list = message(ada.select(&values, "Pace", &["brisk"]).await.expect("the list"));
    let pace = list.parts().next().expect("a menu")["options"][0]["description"].clone();
    assert!(pace.as_str().is_some_and(|pace| pace.starts_with("brisk")), "{pace}");
    wait_for_card(&harness, &card, "brisk").await;

    // By command, with autocomplete.
    let offered = |outcome: discord_sim::Outcome| -> Vec<String> {
        let choices = outcome.choices.unwrap_or_default();
        choices.iter().filter_map(|choice| choice.value.as_str().map(str::to_owned)).collect()
    };
    let names = offered(
        ada.autocomplete(harness.channel, "game options", &[("option", "")], "option").await.expect("names"),
    );
    let expected = [
        "pace",
        "clock",
        "language",
        "quiet",
        "home_island",
        "first_player",
        "off_turn_choices",
        "auto_roll",
        "notes",
        "open_hands",
        "round_limit",
    ];
    assert_eq!(names, expected);
    let typing = [("option", "home_island"), ("value", "")];
    let values =
        offered(ada.autocomplete(harness.channel, "game options", &typing, "value").await.expect("values"));
    assert_eq!(values, ["random", "choose", "fixed"]);
    slash(&ada, harness.channel, "game options", &[("option", "home_island"), ("value", "choose")]).await;
    // Options that differ from the rulebook are listed on the card.
    wait_for_card(&harness, &card, "• ").await;
    let wrong = [("option", "home_island"), ("value", "moon")];
    assert_slash_refused(&ada, harness.channel, "game options", &wrong, "random, choose, fixed").await;
    assert_slash_refused(
        &ada,
        harness.channel,
        "game options",
        &[("option", "moon"), ("value", "1")],
        "not an option",
    )
    .await;

    // Set the language of public posts.
    slash(&ada, harness.channel, "game options", &[("option", "language"), ("value", "de")]).await;
    wait_for_card(&harness, &card, "**Tempo**").await;
    press(&ada, &card, "▶️ Start").await;
    let opening = harness.next_post(None).await;
    assert!(opening.content.contains("Heimatinsel"), "the posts are in German: {}", opening.content);
    let options = harness.record(1).options;
    assert_eq!(options, serde_json::json!({ "home_island": "choose" }));
    assert_slash_refused(&ada, harness.channel, "game options", &typed, "already started").await;
    harness.assert_requests_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_card_whose_message_id_is_unknown_is_found_again() {
    let harness = Harness::new().await;
    let (ada, bernd) = (harness.person("Ada", "en-US").await, harness.person("Bernd", "en-US").await);
    // The bot learns the message id of its card late: changes made meanwhile are drawn then.
    let slow = Fault::Slow { requests: Match::new("GET", "/webhooks/", 1), ms: 700 };
    harness.client.inject(&slow).await.expect("a fault");
    let card = open_lobby(&harness, &ada).await;
    slash(&bernd, harness.channel, "game join", &[]).await;
    wait_for_card(&harness, &card, "2. Bernd").await;
    let sure = slash(&ada, harness.channel, "game abandon", &[]).await;
    press(&ada, &sure, "🏳️ End the game").await;
    // The request for the message id fails: a press on the card provides it.
    harness.client.fail(Match::new("GET", "/webhooks/", 1), 404).await.expect("a fault");
    let card = open_lobby(&harness, &ada).await;
    slash(&bernd, harness.channel, "game join", &[]).await;
    let options = press(&ada, &card, "⚙️ Options").await;
    assert!(options.is_ephemeral(), "{}", options.content);
    slash(&ada, harness.channel, "game options", &[("option", "pace"), ("value", "brisk")]).await;
    assert!(wait_for_card(&harness, &card, "brisk").await.content.contains("2. Bernd"));
    harness.assert_requests_accepted(&[404]).await;
}

fn thread_of(answer: &Message) -> Id {
    let text = answer.content.split("<#").nth(1).and_then(|text| text.split('>').next());
    text.and_then(|text| text.parse().ok()).unwrap_or_else(|| panic!("no thread in {}", answer.content))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_game_is_offered_a_thread_and_runs_there() {
    let harness = Harness::new().await;
    let (ada, bernd) = (harness.person("Ada", "en-US").await, harness.person("Bernd", "de").await);
    start_game(&harness, "anno1503", &[ada.clone(), bernd.clone()]).await;
    let busy = open_lobby(&harness, &ada).await;
    assert_refusal(&busy, "Game 1 is already running");
    let thread = thread_of(&press(&ada, &busy, "🧵 Open a thread").await);
    assert_ne!(thread, harness.channel);
    let card = ada.wait_for(thread, TIMEOUT, |post| post.content.contains("👑")).await.expect("a card");
    assert!(card.content.contains("Game 2"), "{}", card.content);
    press(&bernd, &card, "➕ Join").await;
    // This card is a post, not an answer: it is updated too, as soon as the bot knows its message id.
    let begun = tokio::time::Instant::now();
    loop {
        slash(&bernd, thread, "game leave", &[]).await;
        let redrawn = ada.reload(&card).await.expect("messages").expect("the card");
        slash(&bernd, thread, "game join", &[]).await;
        if !redrawn.content.contains("Bernd") {
            break;
        }
        assert!(begun.elapsed() < TIMEOUT, "{}", redrawn.content);
    }
    press(&ada, &card, "▶️ Start").await;
    let opening =
        ada.wait_for(thread, TIMEOUT, |post| post.content.contains("👉")).await.expect("an opening");
    assert_eq!(opening.channel_id, thread);
    let panel = slash(&ada, thread, "play", &[]).await;
    assert!(panel.content.contains("game 2"), "{}", panel.content);
    let panel = slash(&ada, harness.channel, "play", &[]).await;
    assert!(panel.content.contains("game 1"), "{}", panel.content);
    harness.assert_requests_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_abandons_a_game_after_confirming() {
    let harness = Harness::new().await;
    let (ada, bernd) = (harness.person("Ada", "en-US").await, harness.person("Bernd", "en-US").await);
    assert_slash_refused(&ada, harness.channel, "game info", &[], "There’s no game").await;
    // The command to use instead can be pressed.
    assert_slash_refused(&ada, harness.channel, "game info", &[], "</game new:").await;
    assert_slash_refused(&ada, harness.channel, "game new", &[("game", "chess")], "Choose one of: anno1503")
        .await;
    start_game(&harness, "anno1503", &[ada.clone(), bernd.clone()]).await;
    let info = slash(&harness.spectator, harness.channel, "game info", &[]).await;
    assert!(info.is_ephemeral() && info.labels().is_empty());
    for words in ["Game 1", "Ada", "Bernd", "daily", "Waiting for", "Fingerprint"] {
        assert!(info.content.contains(words), "{words}: {}", info.content);
    }

    assert_slash_refused(&bernd, harness.channel, "game abandon", &[], "(👑)").await;
    let question = slash(&ada, harness.channel, "game abandon", &[]).await;
    assert!(question.content.contains("can’t be undone"), "{}", question.content);
    assert!(
        slash(&ada, harness.channel, "play", &[]).await.content.contains("game 1"),
        "asking does not end the game"
    );
    let done = press(&ada, &question, "🏳️ End the game").await;
    assert!(done.content.contains("has been ended") && done.labels().is_empty(), "{:?}", done.labels());
    let fits = |post: &Message| post.content.starts_with("🏳️");
    harness.spectator.wait_for(harness.channel, TIMEOUT, fits).await.expect("a post in the channel");
    assert_slash_refused(&ada, harness.channel, "anno1503 end_turn", &[], "over").await;
    assert_slash_refused(&ada, harness.channel, "game abandon", &[], "over").await;
    let info = slash(&ada, harness.channel, "game info", &[]).await;
    assert!(!info.content.contains("Waiting for"), "no player is due: {}", info.content);

    // The channel is free again.
    assert!(!open_lobby(&harness, &bernd).await.is_ephemeral());
    harness.assert_requests_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_game_offers_a_rematch_with_the_same_players() {
    let harness = Harness::new().await;
    let (ada, bernd) = (harness.person("Ada", "en-US").await, harness.person("Bernd", "en-US").await);
    start_game(&harness, "anno1503", &[ada.clone(), bernd.clone()]).await;
    // Resigning on the panel asks for confirmation.
    let panel = slash(&ada, harness.channel, "play", &[]).await;
    let sure = message(ada.select(&panel, "More actions…", &["resign"]).await.expect("a question"));
    assert_eq!(harness.entry_count(), 0, "not without confirmation: {}", sure.content);
    let button = sure.labels()[0].to_owned();
    press(&ada, &sure, &button).await;
    let end = harness.spectator.wait_for(harness.channel, TIMEOUT, is_game_over).await.expect("the end");
    assert!(end.content.contains("Bernd") && end.content.contains("seed"), "{}", end.content);
    assert_refusal(&press(&harness.spectator, &end, "🔁 Rematch").await, "not in this game");
    let opened = press(&bernd, &end, "🔁 Rematch").await;
    assert!(opened.is_ephemeral());
    let card = harness
        .spectator
        .wait_for(harness.channel, TIMEOUT, |post| post.content.contains("Game 2"))
        .await
        .expect("a card");
    assert!(card.content.contains("Ada") && card.content.contains("Bernd 👑"), "{}", card.content);
    // A second rematch is refused: the channel already has the new lobby.
    assert_refusal(&press(&ada, &end, "🔁 Rematch").await, "Game 2 is already running");
    press(&bernd, &card, "▶️ Start").await;
    harness.next_post(Some(card.id)).await;
    assert!(slash(&ada, harness.channel, "play", &[]).await.content.contains("game 2"));
    harness.assert_requests_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn when_the_host_leaves_the_next_player_becomes_host() {
    let harness = Harness::new().await;
    let (ada, bernd) = (harness.person("Ada", "en-US").await, harness.person("Bernd", "de").await);
    let card = open_lobby(&harness, &ada).await;
    press(&bernd, &card, "➕ Join").await;
    let left = press(&ada, &card, "➖ Leave").await;
    assert!(left.content.contains("1. Bernd 👑"), "{}", left.content);
    press(&ada, &card, "➕ Join").await;
    assert_refusal(&press(&ada, &card, "▶️ Start").await, "(👑)");
    assert!(press(&bernd, &card, "▶️ Start").await.content.contains("The game has started"));
    harness.assert_requests_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn resigning_by_command_asks_for_confirmation() {
    let harness = Harness::new().await;
    let people = [harness.person("Ada", "en-US").await, harness.person("Bernd", "de").await];
    start_game(&harness, "anno1503", &people).await;
    let sure = slash(&people[0], harness.channel, "anno1503 resign", &[]).await;
    assert!(sure.content.contains("Are you sure?"), "{}", sure.content);
    assert_eq!(harness.entry_count(), 0, "nothing happens before the confirmation");
    let button = sure.parts().find_map(|part| part["custom_id"].as_str()).expect("a button").to_owned();
    press(&people[0], &sure, &button).await;
    assert_eq!(harness.entry_count(), 1);
    let ended = harness.spectator.wait_for(harness.channel, TIMEOUT, is_game_over).await.expect("the end");
    assert!(ended.content.contains("Bernd"), "{}", ended.content);
    harness.assert_requests_accepted(&[]).await;
}
