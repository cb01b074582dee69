//! Time at the table, with the real program: calls, reminders, wishes, clocks, absence, pauses.
#![allow(clippy::expect_used, reason = "a test may fail loudly")]

mod absence;
#[path = "../support/mod.rs"]
mod support;

use std::time::Duration;

use discord_sim::client::Person;
use discord_sim::{Id, Message};
use support::{PATIENCE, Stage, assert_refusal, pings, press, say, start_game_with};

const HOUR: Duration = Duration::from_secs(3600);
const FIXED: &[(&str, &str)] = &[("home_island", "fixed"), ("first_player", "seat_1")];

async fn people(stage: &Stage, names: &[&str]) -> Vec<Person> {
    let mut people = Vec::new();
    for name in names {
        people.push(stage.person(name, "en-US").await);
    }
    people
}

/// A game for these people with options; they are given in turn order, the first is due.
async fn game(stage: &Stage, people: &[Person], options: &[(&str, &str)]) -> (Message, Vec<Person>) {
    let options: Vec<(&str, &str)> = FIXED.iter().chain(options).copied().collect();
    let opening = start_game_with(stage, "anno1503", people, &options).await;
    (opening, stage.in_order(people))
}

/// The reminders that the channel has seen.
async fn reminders(stage: &Stage, channel: Id) -> Vec<Message> {
    let messages = stage.stranger.messages(channel).await.expect("messages");
    messages.into_iter().filter(|message| message.content.contains('⏰')).collect()
}

async fn reminder(stage: &Stage, reader: &Person, channel: Id, after: Option<Id>) -> Message {
    let fits = |post: &Message| post.content.contains('⏰') && after.is_none_or(|after| post.id > after);
    let seen = if channel == stage.harbour { &stage.stranger } else { reader };
    seen.wait_for(channel, PATIENCE, fits).await.expect("a reminder")
}

/// Long enough for a sweep and a delivery to have happened if they were going to.
async fn a_while() {
    tokio::time::sleep(Duration::from_secs(7)).await;
}

/// Ends the turn of whoever is due by the panel.
async fn end_turn(stage: &Stage, person: &Person) {
    let panel = support::player::open(person, stage.harbour).await;
    let mut panel = panel;
    for _ in 0..20 {
        let verbs = support::player::verbs(&panel);
        let verb = ["end_turn", "take", "roll", "lose_tile"]
            .into_iter()
            .find(|verb| verbs.iter().any(|v| v == verb));
        let Some(verb) = verb else { return };
        panel = support::player::press(person, &panel, verb, |_| 0).await;
        if verb == "end_turn" {
            return;
        }
    }
}

async fn direct(person: &Person, words: &str) -> Message {
    let begun = tokio::time::Instant::now();
    loop {
        if let Some(channel) = person.dm().await.expect("channels") {
            let fits = |message: &Message| message.content.contains(words);
            return person.wait_for(channel, PATIENCE, fits).await.expect("a direct message");
        }
        assert!(begun.elapsed() < PATIENCE, "no direct message to {}", person.name());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn reminders_rise_end_and_lead_to_a_vote_and_a_caretaker() {
    let stage = Stage::new().await;
    let three = people(&stage, &["Ada", "Bernd", "Cees"]).await;
    let (opening, order) = game(&stage, &three, &[("pace", "brisk")]).await;
    let due = &order[0];
    assert!(opening.content.contains(&format!("👉 {}", due.mention())), "{}", opening.content);
    assert_eq!(pings(&opening), 1, "only who is due is pinged");
    stage.advance(HOUR * 3);
    a_while().await;
    assert!(reminders(&stage, stage.harbour).await.is_empty(), "too early");
    let mut last = None;
    // A half, then gaps of three, five and ten quarters of eight hours.
    for gap in [1, 6, 10, 20] {
        stage.advance(HOUR * gap);
        let told = reminder(&stage, due, stage.harbour, last).await;
        assert!(told.content.contains(&due.mention()) && told.content.contains("game 1"), "{}", told.content);
        assert_eq!(pings(&told), 1);
        assert!(told.labels().contains(&"🎲 Play"), "{:?}", told.labels());
        last = Some(told.id);
    }
    // After the last one the others are asked, once.
    stage.advance(HOUR * 9);
    let fits = |post: &Message| post.content.contains("is used up");
    let ballot = stage.stranger.wait_for(stage.harbour, PATIENCE, fits).await.expect("a vote");
    assert_eq!(pings(&ballot), 2, "the two others");
    stage.advance(HOUR * 100);
    a_while().await;
    assert_eq!(reminders(&stage, stage.harbour).await.len(), 4, "four reminders and no more");
    // Not for the absent one, not for strangers.
    assert_refusal(&press(due, &ballot, "🧑‍🌾 Caretaker").await, "about you");
    assert_refusal(&press(&stage.stranger, &ballot, "🧑‍🌾 Caretaker").await, "do not sit");
    let half = press(&order[1], &ballot, "🧑‍🌾 Caretaker").await;
    assert!(half.content.contains("What shall happen"), "one of two is not more than half: {}", half.content);
    assert_eq!(stage.entries(), 0);
    let done = press(&order[2], &ballot, "🧑‍🌾 Caretaker").await;
    assert!(done.content.contains("A caretaker plays"), "{}", done.content);
    // The caretaker plays the turn, and the next player is called.
    let called = stage.next_post(Some(ballot.id)).await;
    assert!(called.content.contains("who is away"), "{}", called.content);
    assert!(called.content.contains(&format!("👉 {}", order[1].mention())), "{}", called.content);
    let played = stage.entries();
    assert!(played > 0);
    // Whoever comes back plays again: nothing is played for them any more.
    let back = press(due, &called, "🙋 I am back").await;
    assert!(back.content.contains("Welcome back"), "{}", back.content);
    assert_refusal(&press(due, &called, "🙋 I am back").await, "there is no caretaker");
    end_turn(&stage, &order[1]).await;
    let called = stage.next_post(Some(called.id)).await;
    end_turn(&stage, &order[2]).await;
    let called = stage.next_post(Some(called.id)).await;
    assert!(called.content.contains(&format!("👉 {}", due.mention())), "{}", called.content);
    let before = stage.entries();
    a_while().await;
    assert_eq!(stage.entries(), before, "the owner of the seat plays");
    stage.all_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn quiet_hours_hold_reminders_and_several_games_are_one_message() {
    let mut stage = Stage::new().await;
    let two = people(&stage, &["Ada", "Bernd"]).await;
    // Quiet all around this very hour, whatever time it is, and for the next fourteen.
    let (ada, now) =
        (&two[0], std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("a time"));
    let hour = now.as_secs() / 3600 % 24;
    let text = |hour: u64| format!("{}:00", hour % 24);
    let no_zone = say(ada, stage.harbour, "remind quiet", &[("from", "22"), ("to", "7")]).await;
    assert_refusal(&no_zone, "time zone");
    let wrong = say(ada, stage.harbour, "remind zone", &[("zone", "Mars/Olympus")]).await;
    assert_refusal(&wrong, "do not know this time zone");
    let offered =
        ada.autocomplete(stage.harbour, "remind zone", &[("zone", "berl")], "zone").await.expect("zones");
    let offered = offered.choices.expect("suggestions");
    assert_eq!(offered[0].value.as_str(), Some("Europe/Berlin"), "{offered:?}");
    say(ada, stage.harbour, "remind zone", &[("zone", "utc")]).await;
    let hours = [("from", text(hour)), ("to", text(hour + 14))];
    let hours: Vec<(&str, &str)> = hours.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let set = say(ada, stage.harbour, "remind quiet", &hours).await;
    assert!(set.content.contains("UTC") && set.is_ephemeral(), "{}", set.content);
    // Ada is due in two games at once: her wishes make her the one who is waited for.
    let quay = stage
        .client
        .create_channel(stage.client.guild().await.expect("a guild"), "quay")
        .await
        .expect("a channel");
    let mut due_in = Vec::new();
    for channel in [stage.harbour, quay] {
        let card = say(ada, channel, "game new", &[("game", "anno1503")]).await;
        press(&two[1], &card, "➕ Join").await;
        for (option, value) in FIXED.iter().chain(&[("pace", "brisk")]) {
            say(ada, channel, "game options", &[("option", option), ("value", value)]).await;
        }
        press(ada, &card, "▶️ Start").await;
        let called = stage
            .stranger
            .wait_for(channel, PATIENCE, |post| post.content.contains("👉"))
            .await
            .expect("a call");
        if called.content.contains(&format!("👉 {}", two[1].mention())) {
            let panel = support::player::open(&two[1], channel).await;
            let mut panel = panel;
            while let Some(verb) = support::player::verbs(&panel)
                .into_iter()
                .find(|verb| ["end_turn", "take", "roll", "lose_tile"].contains(&verb.as_str()))
            {
                panel = support::player::press(&two[1], &panel, &verb, |_| 0).await;
                if verb == "end_turn" {
                    break;
                }
            }
        }
        // She is asleep: named, not pinged.
        let mention = format!("👉 {} —", ada.name());
        let told = stage.stranger.wait_for(channel, PATIENCE, |post| post.content.contains(&mention)).await;
        assert_eq!(pings(&told.expect("a call")), 0);
        due_in.push(channel);
    }
    stage.advance(HOUR * 5);
    a_while().await;
    for channel in &due_in {
        assert!(reminders(&stage, *channel).await.is_empty(), "Ada sleeps");
    }
    // The program is away while her night ends; afterwards there is one message for both games, not two.
    stage.kill();
    stage.advance(HOUR * 12);
    stage.start().await;
    let told = reminder(&stage, ada, stage.harbour, None).await;
    assert!(told.content.contains("game 1") && told.content.contains("game 2"), "{}", told.content);
    assert_eq!(pings(&told), 1);
    let plays = told.labels().iter().filter(|label| label.starts_with("🎲 Play")).count();
    assert_eq!(plays, 2, "{:?}", told.labels());
    a_while().await;
    assert_eq!(reminders(&stage, stage.harbour).await.len(), 1, "no burst");
    assert_eq!(reminders(&stage, quay).await.len(), 0, "one message for both");
    // Later means later; only those who are waited for can say so.
    assert_refusal(&press(&two[1], &told, "💤 Later").await, "Nobody waits for you");
    let snoozed = press(ada, &told, "💤 Later").await;
    assert!(snoozed.content.contains("I will remind you <t:"), "{}", snoozed.content);
    stage.advance(HOUR * 2 + Duration::from_secs(60));
    let again = reminder(&stage, ada, stage.harbour, Some(told.id)).await;
    assert!(again.content.contains("game 1") && again.content.contains("game 2"), "{}", again.content);
    // Switched off, nothing comes.
    say(ada, stage.harbour, "remind off", &[]).await;
    stage.advance(HOUR * 40);
    a_while().await;
    assert_eq!(reminders(&stage, stage.harbour).await.len(), 2);
    stage.all_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn direct_messages_call_and_remind_and_fall_back_to_the_channel() {
    let stage = Stage::new().await;
    let mut two = people(&stage, &["Ada"]).await;
    two.push(stage.person("Bernd", "de").await);
    for person in &two {
        let set = say(person, stage.harbour, "remind way", &[("way", "dm")]).await;
        assert!(
            set.content.contains("direct message") || set.content.contains("Direktnachricht"),
            "{}",
            set.content
        );
        say(person, stage.harbour, "remind next", &[("on", "true")]).await;
    }
    let (opening, order) = game(&stage, &two, &[("pace", "brisk")]).await;
    assert!(pings(&opening) == 0, "whoever is told directly is not pinged: {}", opening.content);
    let call = direct(&order[0], "👉").await;
    assert!(call.content.contains(&format!("<#{}>", stage.harbour)), "{}", call.content);
    // The other is told that the turn comes near, in their own language.
    let words = if order[1].name() == "Bernd" { "Du bist als Nächstes dran" } else { "You are next" };
    direct(&order[1], words).await;
    // A turn is played from the direct message.
    let german = order[0].name() == "Bernd";
    let play = call.labels()[0].to_owned();
    assert!(
        play.starts_with("🎲") && call.content.contains(if german { "Runde 1" } else { "round 1" }),
        "{call:?}"
    );
    let panel = press(&order[0], &call, &play).await;
    assert!(panel.is_ephemeral() || panel.content.contains("👉"), "{}", panel.content);
    // Reminders come directly as well.
    stage.advance(HOUR * 4);
    let told = direct(&order[0], "⏰").await;
    assert!(told.content.contains("👉"), "{}", told.content);
    assert!(reminders(&stage, stage.harbour).await.is_empty());
    // Whoever closes direct messages is called in the channel.
    order[0].open_dms(false).await.expect("a setting");
    stage.advance(HOUR * 6);
    let told = reminder(&stage, &order[0], stage.harbour, None).await;
    assert!(told.content.contains(&order[0].mention()) && pings(&told) == 1, "{}", told.content);
    order[1].open_dms(false).await.expect("a setting");
    end_turn(&stage, &order[0]).await;
    let call = format!("👉 {}", order[1].mention());
    let called = stage.stranger.wait_for(stage.harbour, PATIENCE, |post| post.content.contains(&call)).await;
    assert_eq!(pings(&called.expect("a call in the channel")), 1);
    stage.all_accepted(&[403]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_run_out_and_pauses_stop_them() {
    let stage = Stage::new().await;
    let two = people(&stage, &["Ada", "Bernd"]).await;
    let host = &two[0];
    let card = say(host, stage.harbour, "game new", &[("game", "anno1503")]).await;
    let wrong = say(host, stage.harbour, "game options", &[("option", "clock"), ("value", "soon")]).await;
    assert_refusal(&wrong, "2d+6h");
    let wrong = say(host, stage.harbour, "game options", &[("option", "pace"), ("value", "1m")]).await;
    assert_refusal(&wrong, "36h");
    for (option, value) in [("clock", "1d+4h"), ("pace", "36h"), FIXED[0], FIXED[1]] {
        say(host, stage.harbour, "game options", &[("option", option), ("value", value)]).await;
    }
    press(&two[1], &card, "➕ Join").await;
    let card = stage.stranger.again(&card).await.expect("messages").expect("the card");
    assert!(card.content.contains("1 day") && card.content.contains("4 hours"), "{}", card.content);
    assert!(card.content.contains("1 day 12 hours a turn"), "{}", card.content);
    press(host, &card, "▶️ Start").await;
    let opening = stage.next_post(None).await;
    let order = stage.in_order(&two);
    assert!(opening.content.contains("has time until <t:"), "{}", opening.content);
    // Half of it passes; then the game is paused for a week, by consent.
    stage.advance(HOUR * 12);
    a_while().await;
    let asked = say(&order[0], stage.harbour, "game pause", &[]).await;
    assert!(asked.content.contains("have been asked"), "{}", asked.content);
    let fits = |post: &Message| post.content.contains("asks to pause");
    let question = stage.stranger.wait_for(stage.harbour, PATIENCE, fits).await.expect("a question");
    assert_refusal(&press(&order[0], &question, "✅ Agree").await, "now the others answer");
    let agreed = press(&order[1], &question, "✅ Agree").await;
    assert!(agreed.content.contains("the game is paused"), "{}", agreed.content);
    let panel = support::player::open(&order[0], stage.harbour).await;
    let verb = support::player::verbs(&panel).remove(0);
    let refused = support::player::press(&order[0], &panel, &verb, |_| 0).await;
    assert_refusal(&refused, "paused");
    stage.advance(HOUR * 24 * 7);
    a_while().await;
    assert!(reminders(&stage, stage.harbour).await.is_empty(), "nobody is reminded of a paused game");
    say(&order[1], stage.harbour, "game resume", &[]).await;
    let fits = |post: &Message| post.content.contains("asks to go on with");
    let question = stage.stranger.wait_for(stage.harbour, PATIENCE, fits).await.expect("a question");
    press(&order[0], &question, "✅ Agree").await;
    // Eleven of the twelve hours that are left, then the rest.
    stage.advance(HOUR * 11);
    a_while().await;
    let used_up = |post: &Message| post.content.contains("is used up");
    let public = stage.public().await;
    assert!(!public.iter().any(used_up), "there is an hour left");
    stage.advance(HOUR + Duration::from_secs(90));
    let ballot = stage.stranger.wait_for(stage.harbour, PATIENCE, used_up).await.expect("a vote");
    // The only other gives more time; half the bank later the vote comes again, and now the turn is passed.
    let more = press(&order[1], &ballot, "⏳ More time").await;
    assert!(more.content.contains("gets more time"), "{}", more.content);
    stage.advance(HOUR * 12 + Duration::from_secs(90));
    let again = |post: &Message| used_up(post) && post.id > ballot.id;
    let ballot = stage.stranger.wait_for(stage.harbour, PATIENCE, again).await.expect("a second vote");
    let passed = press(&order[1], &ballot, "⏭️ Pass the turn").await;
    assert!(passed.content.contains("played modestly"), "{}", passed.content);
    let called = stage.next_post(Some(ballot.id)).await;
    assert!(called.content.contains(&format!("👉 {}", order[1].mention())), "{}", called.content);
    // An old vote decides nothing.
    let end =
        ballot.part("🏳️ End the game").expect("a button")["custom_id"].as_str().expect("an id").to_owned();
    let late = support::message(order[1].forge(&ballot, &end, None).await.expect("an outcome"));
    assert!(late.content.contains("played modestly"), "{}", late.content);
    assert!(stage.entries() > 0);
    stage.all_accepted(&[]).await;
}
