//! Turn calls, reminders, reminder settings, clocks, absence and pauses.
#![allow(clippy::expect_used, reason = "tests may panic")]

mod absence;
#[path = "../support/mod.rs"]
mod support;

use std::time::Duration;

use discord_sim::client::TestUser;
use discord_sim::{Id, Message};
use support::{Harness, TIMEOUT, assert_refusal, pings, press, slash, start_game_with};

const HOUR: Duration = Duration::from_secs(3600);
const FIXED: &[(&str, &str)] = &[("home_island", "fixed"), ("first_player", "seat_1")];

async fn people(harness: &Harness, names: &[&str]) -> Vec<TestUser> {
    let mut people = Vec::new();
    for name in names {
        people.push(harness.person(name, "en-US").await);
    }
    people
}

/// Starts a game with options; returns the opening post and the players in turn order, of whom the first is due.
async fn game(harness: &Harness, people: &[TestUser], options: &[(&str, &str)]) -> (Message, Vec<TestUser>) {
    let options: Vec<(&str, &str)> = FIXED.iter().chain(options).copied().collect();
    let opening = start_game_with(harness, "anno1503", people, &options).await;
    (opening, harness.in_turn_order(people))
}

/// The reminders in a channel.
async fn reminders(harness: &Harness, channel: Id) -> Vec<Message> {
    let messages = harness.spectator.messages(channel).await.expect("messages");
    messages.into_iter().filter(|message| message.content.contains('⏰')).collect()
}

/// Waits for a reminder.
async fn reminder(harness: &Harness, reader: &TestUser, channel: Id, after: Option<Id>) -> Message {
    let fits = |post: &Message| post.content.contains('⏰') && after.is_none_or(|after| post.id > after);
    let seen = if channel == harness.channel { &harness.spectator } else { reader };
    seen.wait_for(channel, TIMEOUT, fits).await.expect("a reminder")
}

/// Waits long enough for due alarms to fire and their posts to be delivered.
async fn wait_for_alarms() {
    tokio::time::sleep(Duration::from_secs(7)).await;
}

/// Ends the turn with the panel.
async fn end_turn(harness: &Harness, person: &TestUser) {
    let panel = support::player::open(person, harness.channel).await;
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

/// Waits for a direct message with these words.
async fn direct_message(person: &TestUser, words: &str) -> Message {
    let begun = tokio::time::Instant::now();
    loop {
        if let Some(channel) = person.dm().await.expect("channels") {
            let fits = |message: &Message| message.content.contains(words);
            return person.wait_for(channel, TIMEOUT, fits).await.expect("a direct message");
        }
        assert!(begun.elapsed() < TIMEOUT, "no direct message to {}", person.name());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn reminders_have_growing_gaps_and_end_in_a_vote_about_a_caretaker() {
    let harness = Harness::new().await;
    let three = people(&harness, &["Ada", "Bernd", "Cees"]).await;
    let (opening, order) = game(&harness, &three, &[("pace", "brisk")]).await;
    let due = &order[0];
    assert!(opening.content.contains(&format!("👉 {}", due.mention())), "{}", opening.content);
    assert_eq!(pings(&opening), 1, "only the due player is pinged");
    harness.advance(HOUR * 3);
    wait_for_alarms().await;
    assert!(reminders(&harness, harness.channel).await.is_empty(), "too early");
    let mut last = None;
    // The first reminder comes after half the pace of eight hours, the next ones after 3/4, 5/4 and 10/4 of it.
    for gap in [1, 6, 10, 20] {
        harness.advance(HOUR * gap);
        let post = reminder(&harness, due, harness.channel, last).await;
        assert!(post.content.contains(&due.mention()) && post.content.contains("game 1"), "{}", post.content);
        assert_eq!(pings(&post), 1);
        assert!(post.labels().contains(&"🎲 Play"), "{:?}", post.labels());
        last = Some(post.id);
    }
    // After the last reminder the others are asked to vote, once.
    harness.advance(HOUR * 9);
    let fits = |post: &Message| post.content.contains("ran out of time");
    let ballot = harness.spectator.wait_for(harness.channel, TIMEOUT, fits).await.expect("a vote");
    assert_eq!(pings(&ballot), 2, "the two others are pinged");
    harness.advance(HOUR * 100);
    wait_for_alarms().await;
    assert_eq!(reminders(&harness, harness.channel).await.len(), 4, "four reminders and no more");
    // Neither the absent player nor spectators may vote.
    assert_refusal(&press(due, &ballot, "🧑‍🌾 Caretaker").await, "about you");
    assert_refusal(&press(&harness.spectator, &ballot, "🧑‍🌾 Caretaker").await, "not in this game");
    let half = press(&order[1], &ballot, "🧑‍🌾 Caretaker").await;
    assert!(half.content.contains("What now"), "one of two is not more than half: {}", half.content);
    assert_eq!(harness.entry_count(), 0);
    let done = press(&order[2], &ballot, "🧑‍🌾 Caretaker").await;
    assert!(done.content.contains("A caretaker plays"), "{}", done.content);
    // The caretaker finishes the turn, and the next player is called.
    let called = harness.next_post(Some(ballot.id)).await;
    assert!(called.content.contains("who is away"), "{}", called.content);
    assert!(called.content.contains(&format!("👉 {}", order[1].mention())), "{}", called.content);
    let played = harness.entry_count();
    assert!(played > 0);
    // A player who returns takes over from the caretaker.
    let back = press(due, &called, "🙋 I’m back").await;
    assert!(back.content.contains("Welcome back"), "{}", back.content);
    assert_refusal(&press(due, &called, "🙋 I’m back").await, "there’s no caretaker");
    end_turn(&harness, &order[1]).await;
    let called = harness.next_post(Some(called.id)).await;
    end_turn(&harness, &order[2]).await;
    let called = harness.next_post(Some(called.id)).await;
    assert!(called.content.contains(&format!("👉 {}", due.mention())), "{}", called.content);
    let before = harness.entry_count();
    wait_for_alarms().await;
    assert_eq!(harness.entry_count(), before, "the caretaker does not play");
    harness.assert_requests_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn quiet_hours_delay_reminders_which_are_then_combined_for_several_games() {
    let mut harness = Harness::new().await;
    let two = people(&harness, &["Ada", "Bernd"]).await;
    // Quiet hours that cover the present hour and the next fourteen.
    let (ada, now) =
        (&two[0], std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("a time"));
    let hour = now.as_secs() / 3600 % 24;
    let text = |hour: u64| format!("{}:00", hour % 24);
    let no_zone = slash(ada, harness.channel, "remind quiet", &[("from", "22"), ("to", "7")]).await;
    assert_refusal(&no_zone, "time zone");
    let wrong = slash(ada, harness.channel, "remind zone", &[("zone", "Mars/Olympus")]).await;
    assert_refusal(&wrong, "don’t know that time zone");
    let offered =
        ada.autocomplete(harness.channel, "remind zone", &[("zone", "berl")], "zone").await.expect("zones");
    let offered = offered.choices.expect("suggestions");
    assert_eq!(offered[0].value.as_str(), Some("Europe/Berlin"), "{offered:?}");
    slash(ada, harness.channel, "remind zone", &[("zone", "utc")]).await;
    let hours = [("from", text(hour)), ("to", text(hour + 14))];
    let hours: Vec<(&str, &str)> = hours.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let set = slash(ada, harness.channel, "remind quiet", &hours).await;
    assert!(set.content.contains("UTC") && set.is_ephemeral(), "{}", set.content);
    // Ada is due in two games at once.
    let quay = harness
        .client
        .create_channel(harness.client.guild().await.expect("a guild"), "quay")
        .await
        .expect("a channel");
    let mut due_in = Vec::new();
    for channel in [harness.channel, quay] {
        let card = slash(ada, channel, "game new", &[("game", "anno1503")]).await;
        press(&two[1], &card, "➕ Join").await;
        for (option, value) in FIXED.iter().chain(&[("pace", "brisk")]) {
            slash(ada, channel, "game options", &[("option", option), ("value", value)]).await;
        }
        press(ada, &card, "▶️ Start").await;
        let called = harness
            .spectator
            .wait_for(channel, TIMEOUT, |post| post.content.contains("👉"))
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
        // In quiet hours the post names her but does not ping her.
        let mention = format!("👉 {} —", ada.name());
        let post = harness.spectator.wait_for(channel, TIMEOUT, |post| post.content.contains(&mention)).await;
        assert_eq!(pings(&post.expect("a call")), 0);
        due_in.push(channel);
    }
    harness.advance(HOUR * 5);
    wait_for_alarms().await;
    for channel in &due_in {
        assert!(reminders(&harness, *channel).await.is_empty(), "Ada has quiet hours");
    }
    // The program is down when her quiet hours end; afterwards one message covers both games.
    harness.kill();
    harness.advance(HOUR * 12);
    harness.start().await;
    let combined = reminder(&harness, ada, harness.channel, None).await;
    assert!(
        combined.content.contains("game 1") && combined.content.contains("game 2"),
        "{}",
        combined.content
    );
    assert_eq!(pings(&combined), 1);
    let plays = combined.labels().iter().filter(|label| label.starts_with("🎲 Play")).count();
    assert_eq!(plays, 2, "{:?}", combined.labels());
    wait_for_alarms().await;
    assert_eq!(reminders(&harness, harness.channel).await.len(), 1, "no burst");
    assert_eq!(reminders(&harness, quay).await.len(), 0, "one message for both games");
    // Snooze works, and only for the player who is due.
    assert_refusal(&press(&two[1], &combined, "💤 Remind me later").await, "No one is waiting for you");
    let snoozed = press(ada, &combined, "💤 Remind me later").await;
    assert!(snoozed.content.contains("I’ll remind you <t:"), "{}", snoozed.content);
    harness.advance(HOUR * 2 + Duration::from_secs(60));
    let again = reminder(&harness, ada, harness.channel, Some(combined.id)).await;
    assert!(again.content.contains("game 1") && again.content.contains("game 2"), "{}", again.content);
    // After `/remind off` there are no reminders.
    slash(ada, harness.channel, "remind off", &[]).await;
    harness.advance(HOUR * 40);
    wait_for_alarms().await;
    assert_eq!(reminders(&harness, harness.channel).await.len(), 2);
    harness.assert_requests_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn direct_messages_replace_pings_and_fall_back_to_the_channel() {
    let harness = Harness::new().await;
    let mut two = people(&harness, &["Ada"]).await;
    two.push(harness.person("Bernd", "de").await);
    for person in &two {
        let set = slash(person, harness.channel, "remind way", &[("way", "dm")]).await;
        assert!(
            set.content.contains("direct message") || set.content.contains("Direktnachricht"),
            "{}",
            set.content
        );
        slash(person, harness.channel, "remind next", &[("on", "true")]).await;
    }
    let (opening, order) = game(&harness, &two, &[("pace", "brisk")]).await;
    assert!(pings(&opening) == 0, "a user who gets a direct message is not pinged: {}", opening.content);
    let call = direct_message(&order[0], "👉").await;
    assert!(call.content.contains(&format!("<#{}>", harness.channel)), "{}", call.content);
    // The next player is notified in their language.
    let words = if order[1].name() == "Bernd" { "Du bist als Nächstes dran" } else { "You’re next" };
    direct_message(&order[1], words).await;
    // The panel opens from the direct message.
    let german = order[0].name() == "Bernd";
    let play = call.labels()[0].to_owned();
    assert!(
        play.starts_with("🎲") && call.content.contains(if german { "Runde 1" } else { "round 1" }),
        "{call:?}"
    );
    let panel = press(&order[0], &call, &play).await;
    assert!(panel.is_ephemeral() || panel.content.contains("👉"), "{}", panel.content);
    // Reminders are direct messages too.
    harness.advance(HOUR * 4);
    let reminded = direct_message(&order[0], "⏰").await;
    assert!(reminded.content.contains("👉"), "{}", reminded.content);
    assert!(reminders(&harness, harness.channel).await.is_empty());
    // A player who blocks direct messages is called in the channel.
    order[0].allow_dms(false).await.expect("a setting");
    harness.advance(HOUR * 6);
    let reminded = reminder(&harness, &order[0], harness.channel, None).await;
    assert!(reminded.content.contains(&order[0].mention()) && pings(&reminded) == 1, "{}", reminded.content);
    order[1].allow_dms(false).await.expect("a setting");
    end_turn(&harness, &order[0]).await;
    let call = format!("👉 {}", order[1].mention());
    let called =
        harness.spectator.wait_for(harness.channel, TIMEOUT, |post| post.content.contains(&call)).await;
    assert_eq!(pings(&called.expect("a call in the channel")), 1);
    harness.assert_requests_accepted(&[403]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_run_out_and_pauses_stop_them() {
    let harness = Harness::new().await;
    let two = people(&harness, &["Ada", "Bernd"]).await;
    let host = &two[0];
    let card = slash(host, harness.channel, "game new", &[("game", "anno1503")]).await;
    let wrong = slash(host, harness.channel, "game options", &[("option", "clock"), ("value", "soon")]).await;
    assert_refusal(&wrong, "2d+6h");
    let wrong = slash(host, harness.channel, "game options", &[("option", "pace"), ("value", "1m")]).await;
    assert_refusal(&wrong, "36h");
    for (option, value) in [("clock", "1d+4h"), ("pace", "36h"), FIXED[0], FIXED[1]] {
        slash(host, harness.channel, "game options", &[("option", option), ("value", value)]).await;
    }
    press(&two[1], &card, "➕ Join").await;
    let card = harness.spectator.reload(&card).await.expect("messages").expect("the card");
    assert!(card.content.contains("1 day") && card.content.contains("4 hours"), "{}", card.content);
    assert!(card.content.contains("1 day 12 hours a turn"), "{}", card.content);
    press(host, &card, "▶️ Start").await;
    let opening = harness.next_post(None).await;
    let order = harness.in_turn_order(&two);
    assert!(opening.content.contains("has until <t:"), "{}", opening.content);
    // After half of the time bank, the game is paused by vote for a week.
    harness.advance(HOUR * 12);
    wait_for_alarms().await;
    let asked = slash(&order[0], harness.channel, "game pause", &[]).await;
    assert!(asked.content.contains("are voting now"), "{}", asked.content);
    let fits = |post: &Message| post.content.contains("would like to pause");
    let question = harness.spectator.wait_for(harness.channel, TIMEOUT, fits).await.expect("a question");
    assert_refusal(&press(&order[0], &question, "✅ Agree").await, "the others decide");
    let agreed = press(&order[1], &question, "✅ Agree").await;
    assert!(agreed.content.contains("the game is paused"), "{}", agreed.content);
    let panel = support::player::open(&order[0], harness.channel).await;
    let verb = support::player::verbs(&panel).remove(0);
    let refused = support::player::press(&order[0], &panel, &verb, |_| 0).await;
    assert_refusal(&refused, "paused");
    harness.advance(HOUR * 24 * 7);
    wait_for_alarms().await;
    assert!(reminders(&harness, harness.channel).await.is_empty(), "nobody is reminded of a paused game");
    slash(&order[1], harness.channel, "game resume", &[]).await;
    let fits = |post: &Message| post.content.contains("would like to continue");
    let question = harness.spectator.wait_for(harness.channel, TIMEOUT, fits).await.expect("a question");
    press(&order[0], &question, "✅ Agree").await;
    // Eleven of the remaining twelve hours pass, then the rest.
    harness.advance(HOUR * 11);
    wait_for_alarms().await;
    let used_up = |post: &Message| post.content.contains("ran out of time");
    let public = harness.public_messages().await;
    assert!(!public.iter().any(used_up), "there is an hour left");
    harness.advance(HOUR + Duration::from_secs(90));
    let ballot = harness.spectator.wait_for(harness.channel, TIMEOUT, used_up).await.expect("a vote");
    // The other player votes for more time; after half of the bank there is a second vote, which passes the turn.
    let more = press(&order[1], &ballot, "⏳ More time").await;
    assert!(more.content.contains("gets more time"), "{}", more.content);
    harness.advance(HOUR * 12 + Duration::from_secs(90));
    let again = |post: &Message| used_up(post) && post.id > ballot.id;
    let ballot = harness.spectator.wait_for(harness.channel, TIMEOUT, again).await.expect("a second vote");
    let passed = press(&order[1], &ballot, "⏭️ Skip turn").await;
    assert!(passed.content.contains("safe minimal move"), "{}", passed.content);
    let called = harness.next_post(Some(ballot.id)).await;
    assert!(called.content.contains(&format!("👉 {}", order[1].mention())), "{}", called.content);
    // A closed vote has no effect.
    let end =
        ballot.part("🏳️ End the game").expect("a button")["custom_id"].as_str().expect("an id").to_owned();
    let late = support::message(order[1].forge(&ballot, &end, None).await.expect("an outcome"));
    assert!(late.content.contains("safe minimal move"), "{}", late.content);
    assert!(harness.entry_count() > 0);
    harness.assert_requests_accepted(&[]).await;
}
