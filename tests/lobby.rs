//! Before the first turn: seats, options, threads, and the ways a game ends without one.
#![allow(clippy::expect_used, reason = "a test may fail loudly")]

mod support;

use discord_sim::client::Person;
use discord_sim::{Fault, Id, Kind, Match, Message};
use support::{
    PATIENCE, Stage, assert_disabled, assert_refusal, message, over, press, refused, say, start_game,
};

async fn open(stage: &Stage, host: &Person) -> Message {
    say(host, stage.harbour, "game new", &[("game", "anno1503")]).await
}

/// The card in the channel, as soon as it says this.
async fn redrawn(stage: &Stage, card: &Message, words: &str) -> Message {
    let fits = |post: &Message| post.id == card.id && post.content.contains(words);
    stage.stranger.wait_for(stage.harbour, PATIENCE, fits).await.expect("the card is redrawn")
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_are_taken_and_given_up_on_one_card() {
    let stage = Stage::new().await;
    let ada = stage.person("Ada", "en-US").await;
    let card = open(&stage, &ada).await;
    assert!(!card.is_ephemeral() && card.content.contains("1. Ada 👑"), "{}", card.content);
    assert_disabled(&card, "▶️ Start");

    let bernd = stage.person("Bernd", "de").await;
    let joined = bernd.press(&card, "➕ Join").await.expect("a seat");
    assert_eq!((joined.kind, joined.message.as_ref().map(|card| card.id)), (Kind::Update, Some(card.id)));
    assert!(message(joined).content.contains("2. Bernd"));
    assert_refusal(&press(&bernd, &card, "➕ Join").await, "Du hast schon einen Platz");

    // Typed commands redraw the same card.
    let mut others = Vec::new();
    for name in ["Cees", "Dora"] {
        let person = stage.person(name, "nl").await;
        assert!(say(&person, stage.harbour, "game join", &[]).await.is_ephemeral());
        others.push(person);
    }
    let full = redrawn(&stage, &card, "4. Dora").await;
    assert!(full.content.contains("(4;"), "{}", full.content);
    assert_disabled(&full, "➕ Join");
    refused(&stage.stranger, stage.harbour, "game join", &[], "All seats are taken").await;
    refused(&stage.stranger, stage.harbour, "game leave", &[], "You have no seat").await;
    say(&others[1], stage.harbour, "game leave", &[]).await;
    let left = press(&others[0], &card, "➖ Leave").await;
    assert!(!left.content.contains("Cees") && !left.content.contains("Dora"), "{}", left.content);

    assert_refusal(&press(&bernd, &card, "▶️ Start").await, "(👑)");
    refused(&bernd, stage.harbour, "game start", &[], "(👑)").await;
    let started = press(&ada, &card, "▶️ Start").await;
    assert_eq!(started.id, card.id);
    assert!(
        started.labels().is_empty() && started.content.contains("The game has begun"),
        "{}",
        started.content
    );
    for command in ["game join", "game leave", "game start"] {
        refused(&ada, stage.harbour, command, &[], "already started").await;
    }
    let cards = stage.public().await.into_iter().filter(|post| post.content.contains("👑"));
    assert_eq!(cards.count(), 1, "the card is edited in place");
    stage.all_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_host_sets_options_by_menu_or_typed() {
    let stage = Stage::new().await;
    let (ada, bernd) = (stage.person("Ada", "en-US").await, stage.person("Bernd", "de").await);
    let card = open(&stage, &ada).await;
    press(&bernd, &card, "➕ Join").await;
    assert_refusal(&press(&bernd, &card, "⚙️ Options").await, "(👑)");
    let typed = [("option", "pace"), ("value", "live")];
    refused(&bernd, stage.harbour, "game options", &typed, "(👑)").await;

    let list = press(&ada, &card, "⚙️ Options").await;
    assert!(list.is_ephemeral());
    let values = message(ada.select(&list, "Which option?", &["pace"]).await.expect("values"));
    assert_eq!(values.id, list.id, "the menus change in place");
    let list = message(ada.select(&values, "Pace", &["brisk"]).await.expect("the list"));
    let pace = list.parts().next().expect("a menu")["options"][0]["description"].clone();
    assert!(pace.as_str().is_some_and(|pace| pace.starts_with("brisk")), "{pace}");
    redrawn(&stage, &card, "brisk").await;

    // Typed, with suggestions.
    let offered = |outcome: discord_sim::Outcome| -> Vec<String> {
        let choices = outcome.choices.unwrap_or_default();
        choices.iter().filter_map(|choice| choice.value.as_str().map(str::to_owned)).collect()
    };
    let names = offered(
        ada.autocomplete(stage.harbour, "game options", &[("option", "")], "option").await.expect("names"),
    );
    let expected = [
        "pace",
        "clock",
        "language",
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
        offered(ada.autocomplete(stage.harbour, "game options", &typing, "value").await.expect("values"));
    assert_eq!(values, ["random", "choose", "fixed"]);
    say(&ada, stage.harbour, "game options", &[("option", "home_island"), ("value", "choose")]).await;
    // An option that is not the rulebook's way has a line.
    redrawn(&stage, &card, "• ").await;
    let wrong = [("option", "home_island"), ("value", "moon")];
    refused(&ada, stage.harbour, "game options", &wrong, "random, choose, fixed").await;
    refused(&ada, stage.harbour, "game options", &[("option", "moon"), ("value", "1")], "no such option")
        .await;

    // The language of the posts.
    say(&ada, stage.harbour, "game options", &[("option", "language"), ("value", "de")]).await;
    redrawn(&stage, &card, "**Tempo**").await;
    press(&ada, &card, "▶️ Start").await;
    let opening = stage.next_post(None).await;
    assert!(opening.content.contains("Heimatinsel"), "the posts are in German: {}", opening.content);
    let options = stage.record(1).options;
    assert_eq!(options, serde_json::json!({ "home_island": "choose" }));
    refused(&ada, stage.harbour, "game options", &typed, "already started").await;
    stage.all_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_is_found_again_that_the_bot_had_lost() {
    let stage = Stage::new().await;
    let (ada, bernd) = (stage.person("Ada", "en-US").await, stage.person("Bernd", "en-US").await);
    // The bot learns only late where its card is: what is typed meanwhile is drawn then.
    let slow = Fault::Slow { requests: Match::new("GET", "/webhooks/", 1), ms: 700 };
    stage.client.fault(&slow).await.expect("a fault");
    let card = open(&stage, &ada).await;
    say(&bernd, stage.harbour, "game join", &[]).await;
    redrawn(&stage, &card, "2. Bernd").await;
    let sure = say(&ada, stage.harbour, "game abandon", &[]).await;
    press(&ada, &sure, "🏳️ End the game").await;
    // It never learns it; who presses on the card shows it.
    stage.client.fail(Match::new("GET", "/webhooks/", 1), 404).await.expect("a fault");
    let card = open(&stage, &ada).await;
    say(&bernd, stage.harbour, "game join", &[]).await;
    let options = press(&ada, &card, "⚙️ Options").await;
    assert!(options.is_ephemeral(), "{}", options.content);
    say(&ada, stage.harbour, "game options", &[("option", "pace"), ("value", "brisk")]).await;
    assert!(redrawn(&stage, &card, "brisk").await.content.contains("2. Bernd"));
    stage.all_accepted(&[404]).await;
}

fn thread_of(answer: &Message) -> Id {
    let text = answer.content.split("<#").nth(1).and_then(|text| text.split('>').next());
    text.and_then(|text| text.parse().ok()).unwrap_or_else(|| panic!("no thread in {}", answer.content))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_game_is_offered_a_thread_and_runs_there() {
    let stage = Stage::new().await;
    let (ada, bernd) = (stage.person("Ada", "en-US").await, stage.person("Bernd", "de").await);
    start_game(&stage, "anno1503", &[ada.clone(), bernd.clone()]).await;
    let busy = open(&stage, &ada).await;
    assert_refusal(&busy, "Game 1 is already open");
    let thread = thread_of(&press(&ada, &busy, "🧵 Open a thread").await);
    assert_ne!(thread, stage.harbour);
    let card = ada.wait_for(thread, PATIENCE, |post| post.content.contains("👑")).await.expect("a card");
    assert!(card.content.contains("Game 2"), "{}", card.content);
    press(&bernd, &card, "➕ Join").await;
    // The card was posted, not answered: it is redrawn all the same, as soon as the bot knows where it is.
    let begun = tokio::time::Instant::now();
    loop {
        say(&bernd, thread, "game leave", &[]).await;
        let redrawn = ada.again(&card).await.expect("messages").expect("the card");
        say(&bernd, thread, "game join", &[]).await;
        if !redrawn.content.contains("Bernd") {
            break;
        }
        assert!(begun.elapsed() < PATIENCE, "{}", redrawn.content);
    }
    press(&ada, &card, "▶️ Start").await;
    let opening =
        ada.wait_for(thread, PATIENCE, |post| post.content.contains("👉")).await.expect("an opening");
    assert_eq!(opening.channel_id, thread);
    let panel = say(&ada, thread, "play", &[]).await;
    assert!(panel.content.contains("game 2"), "{}", panel.content);
    let panel = say(&ada, stage.harbour, "play", &[]).await;
    assert!(panel.content.contains("game 1"), "{}", panel.content);
    stage.all_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_abandoned_by_its_host_after_a_question() {
    let stage = Stage::new().await;
    let (ada, bernd) = (stage.person("Ada", "en-US").await, stage.person("Bernd", "en-US").await);
    refused(&ada, stage.harbour, "game info", &[], "There is no game").await;
    refused(&ada, stage.harbour, "game new", &[("game", "chess")], "I know: anno1503").await;
    start_game(&stage, "anno1503", &[ada.clone(), bernd.clone()]).await;
    let info = say(&stage.stranger, stage.harbour, "game info", &[]).await;
    assert!(info.is_ephemeral() && info.labels().is_empty());
    for words in ["Game 1", "Ada", "Bernd", "daily", "waits for", "Fingerprint"] {
        assert!(info.content.contains(words), "{words}: {}", info.content);
    }

    refused(&bernd, stage.harbour, "game abandon", &[], "(👑)").await;
    let question = say(&ada, stage.harbour, "game abandon", &[]).await;
    assert!(question.content.contains("cannot be taken back"), "{}", question.content);
    assert!(
        say(&ada, stage.harbour, "play", &[]).await.content.contains("game 1"),
        "a question ends nothing"
    );
    let done = press(&ada, &question, "🏳️ End the game").await;
    assert!(done.content.contains("has been ended") && done.labels().is_empty(), "{:?}", done.labels());
    let fits = |post: &Message| post.content.starts_with("🏳️");
    stage.stranger.wait_for(stage.harbour, PATIENCE, fits).await.expect("the channel is told");
    refused(&ada, stage.harbour, "anno1503 end_turn", &[], "over").await;
    refused(&ada, stage.harbour, "game abandon", &[], "over").await;
    let info = say(&ada, stage.harbour, "game info", &[]).await;
    assert!(!info.content.contains("waits for"), "nobody is waited for any more: {}", info.content);

    // The channel is free again.
    assert!(!open(&stage, &bernd).await.is_ephemeral());
    stage.all_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_offers_a_rematch_with_the_same_people() {
    let stage = Stage::new().await;
    let (ada, bernd) = (stage.person("Ada", "en-US").await, stage.person("Bernd", "en-US").await);
    start_game(&stage, "anno1503", &[ada.clone(), bernd.clone()]).await;
    // Giving up on the panel asks once more before it is done.
    let panel = say(&ada, stage.harbour, "play", &[]).await;
    let sure = message(ada.select(&panel, "At any time …", &["resign"]).await.expect("a question"));
    assert_eq!(stage.entries(), 0, "not by one slip: {}", sure.content);
    let button = sure.labels()[0].to_owned();
    press(&ada, &sure, &button).await;
    let end = stage.stranger.wait_for(stage.harbour, PATIENCE, over).await.expect("the end");
    assert!(end.content.contains("Bernd") && end.content.contains("seed"), "{}", end.content);
    assert_refusal(&press(&stage.stranger, &end, "🔁 Rematch").await, "do not sit");
    let opened = press(&bernd, &end, "🔁 Rematch").await;
    assert!(opened.is_ephemeral());
    let card = stage
        .stranger
        .wait_for(stage.harbour, PATIENCE, |post| post.content.contains("Game 2"))
        .await
        .expect("a card");
    assert!(card.content.contains("Ada") && card.content.contains("Bernd 👑"), "{}", card.content);
    // Once more is once too much: the channel is taken by the new lobby.
    assert_refusal(&press(&ada, &end, "🔁 Rematch").await, "Game 2 is already open");
    press(&bernd, &card, "▶️ Start").await;
    stage.next_post(Some(card.id)).await;
    assert!(say(&ada, stage.harbour, "play", &[]).await.content.contains("game 2"));
    stage.all_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_leaves_hands_the_crown_on() {
    let stage = Stage::new().await;
    let (ada, bernd) = (stage.person("Ada", "en-US").await, stage.person("Bernd", "de").await);
    let card = open(&stage, &ada).await;
    press(&bernd, &card, "➕ Join").await;
    let left = press(&ada, &card, "➖ Leave").await;
    assert!(left.content.contains("1. Bernd 👑"), "{}", left.content);
    press(&ada, &card, "➕ Join").await;
    assert_refusal(&press(&ada, &card, "▶️ Start").await, "(👑)");
    assert!(press(&bernd, &card, "▶️ Start").await.content.contains("The game has begun"));
    stage.all_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_resigns_by_a_slip_of_the_tongue() {
    let stage = Stage::new().await;
    let people = [stage.person("Ada", "en-US").await, stage.person("Bernd", "de").await];
    start_game(&stage, "anno1503", &people).await;
    let sure = say(&people[0], stage.harbour, "anno1503 resign", &[]).await;
    assert!(sure.content.contains("Are you sure?"), "{}", sure.content);
    assert_eq!(stage.entries(), 0, "nothing is done before the second look");
    let button = sure.parts().find_map(|part| part["custom_id"].as_str()).expect("a button").to_owned();
    press(&people[0], &sure, &button).await;
    assert_eq!(stage.entries(), 1);
    let ended = stage.stranger.wait_for(stage.harbour, PATIENCE, over).await.expect("the end");
    assert!(ended.content.contains("Bernd"), "{}", ended.content);
    stage.all_accepted(&[]).await;
}
