//! `/help`, the lessons with their pictures, and the guided first game, in all languages.
#![allow(clippy::expect_used, reason = "tests may panic")]

mod support;

use archipel_rules::GameId;
use archipel_words::{Args, Lang, tr};
use discord_sim::client::TestUser;
use discord_sim::{Id, Message};
use support::{Harness, TIMEOUT, message, player, press, slash, start_game};

const LOCALES: [&str; 3] = ["en-US", "de", "nl"];

fn text(locale: &str, key: &str) -> String {
    tr(Lang::from_locale(locale), key, &Args::new())
}

async fn people(harness: &Harness) -> Vec<TestUser> {
    let mut people = Vec::new();
    for (name, locale) in ["Ada", "Bernd", "Cees"].into_iter().zip(LOCALES) {
        people.push(harness.person(name, locale).await);
    }
    people
}

#[tokio::test(flavor = "multi_thread")]
async fn help_leads_to_lessons_notifications_commands_and_waiting_games() {
    let harness = Harness::new().await;
    for (person, locale) in people(&harness).await.iter().zip(LOCALES) {
        for channel in [harness.channel, person.open_dm().await.expect("direct messages")] {
            let help = slash(person, channel, "help", &[]).await;
            assert!(help.is_ephemeral() && help.content.starts_with('👋'), "{}", help.content);
            assert_eq!(help.content.lines().count(), 5, "{}", help.content);
            let labels = ["learn", "waiting", "notifications", "commands"];
            let labels = labels.map(|button| text(locale, &format!("button-help-{button}")));
            let (legend, questions) =
                help.labels().split_last().map(|(last, rest)| (*last, rest.to_vec())).expect("buttons");
            assert_eq!(questions, labels);
            assert_eq!(legend, text(locale, "button-legend"));
            // The legend is a message of its own, and leads to those of the other games.
            let icons = press(person, &help, legend).await;
            assert!(icons.id != help.id && icons.content.contains("Anno 1503"), "{}", icons.content);
            let others = press(person, &icons, "Anno 1800").await;
            assert!(others.id == icons.id && others.content.contains("Anno 1800"), "{}", others.content);

            let lessons = press(person, &help, &labels[0]).await;
            assert_eq!(lessons.id, help.id, "the message is edited in place");
            assert_eq!(
                lessons.labels().len(),
                GameId::ALL.len(),
                "a choice of games: {:?}",
                lessons.labels()
            );

            let help = slash(person, channel, "help", &[]).await;
            let waiting = press(person, &help, &labels[1]).await;
            assert!(waiting.content.starts_with('✅'), "{}", waiting.content);
            let help = press(person, &waiting, &text(locale, "button-back")).await;
            assert!(help.content.starts_with('👋'), "{}", help.content);

            let notifications = press(person, &help, &labels[2]).await;
            assert_eq!(notifications.content, slash(person, channel, "remind show", &[]).await.content);

            let help = press(person, &notifications, &text(locale, "button-back")).await;
            let mut page = press(person, &help, &labels[3]).await;
            assert!(
                page.content.contains("</play:") && page.content.contains("</learn:"),
                "{}",
                page.content
            );
            let mut commands = page.content.clone();
            while page
                .part(&text(locale, "button-later"))
                .is_some_and(|button| button["disabled"] != serde_json::json!(true))
            {
                page = press(person, &page, &text(locale, "button-later")).await;
                commands.push_str(&page.content);
            }
            for known in ["</game new:", "</remind quiet:", "</rules:", "`/anno1503`"] {
                assert!(commands.contains(known), "{known}: {commands}");
            }
        }
    }
    harness.assert_requests_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_waits_is_listed_with_a_link_and_a_button() {
    let harness = Harness::new().await;
    let people = people(&harness).await;
    start_game(&harness, "anno1503", &people[..2]).await;
    let (mut due, mut idle) = (0, 0);
    for (person, locale) in people.iter().zip(LOCALES).take(2) {
        let help = slash(person, harness.channel, "help", &[]).await;
        let waiting = press(person, &help, &text(locale, "button-help-waiting")).await;
        if waiting.content.starts_with('✅') {
            idle += 1;
            continue;
        }
        due += 1;
        assert!(waiting.content.contains("👉") && waiting.content.contains("<t:"), "{}", waiting.content);
        assert!(waiting.content.contains("https://discord.com/channels/"), "{}", waiting.content);
        let play = format!("{} · 1", text(locale, "button-play"));
        let panel = press(person, &waiting, &play).await;
        assert!(!player::verbs(&panel).is_empty(), "{:?}", panel.labels());
    }
    assert_eq!((due, idle), (1, 1));
    // In this channel the lesson is that of its game.
    let help = slash(&people[0], harness.channel, "help", &[]).await;
    let lesson = press(&people[0], &help, &text("en-US", "button-help-learn")).await;
    assert!(lesson.content.contains("Anno 1503 · 1 of 5"), "{}", lesson.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn lobby_and_opening_post_offer_the_lesson_and_its_pages_turn_in_place() {
    let harness = Harness::new().await;
    let people = people(&harness).await;
    let learn = text("en-US", "button-learn");
    let card = slash(&people[0], harness.channel, "game new", &[("game", "mille-fiori")]).await;
    press(&people[1], &card, "➕ Join").await;
    let from_lobby = press(&harness.spectator, &card, &learn).await;
    assert!(from_lobby.is_ephemeral() && from_lobby.content.contains("1 of 5"), "{}", from_lobby.content);
    press(&people[0], &card, "▶️ Start").await;
    let opening = harness.next_post(Some(card.id)).await;
    assert!(press(&harness.spectator, &opening, &learn).await.content.contains("Mille Fiori · 1 of 5"));

    for game in GameId::ALL {
        for (person, locale) in people.iter().zip(LOCALES) {
            let mut card = slash(person, harness.channel, "learn", &[("game", game.as_str())]).await;
            let first = card.id;
            for number in 1..=5 {
                assert!(card.is_ephemeral());
                assert_eq!(card.id, first, "the pages turn in one message");
                assert!(
                    card.content.contains(&text(locale, &format!("learn-{game}-{number}"))),
                    "{}",
                    card.content
                );
                let [picture] = &card.attachments[..] else { panic!("one picture: {:?}", card.attachments) };
                assert_eq!(picture.filename, format!("learn-{number}.png"));
                let alt = picture.description.as_deref().expect("a description");
                assert!(alt.contains('①') && alt.chars().count() <= 1024, "{alt}");
                if number < 5 {
                    card = press(person, &card, &text(locale, "button-next-card")).await;
                }
            }
            support::assert_disabled(&card, &text(locale, "button-next-card"));
            let back = press(person, &card, &text(locale, "button-previous-card")).await;
            assert!(back.content.contains(&text(locale, &format!("learn-{game}-4"))), "{}", back.content);
        }
    }
    harness.assert_requests_accepted(&[]).await;
}

/// The thread that a reply mentions.
fn mentioned(reply: &Message) -> Id {
    let inside = reply.content.split("<#").nth(1).and_then(|rest| rest.split('>').next());
    inside.unwrap_or_else(|| panic!("no channel: {}", reply.content)).parse().expect("an id")
}

async fn try_game(person: &TestUser, channel: Id, game: &str, locale: &str) -> (Message, Id) {
    let card = slash(person, channel, "learn", &[("game", game)]).await;
    let ready = press(person, &card, &text(locale, "button-try-game")).await;
    let thread = mentioned(&ready);
    (ready, thread)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guided_game_starts_at_once_gives_tips_and_goes_on_without_them() {
    let harness = Harness::new().await;
    let people = people(&harness).await;
    for (person, locale) in people.iter().zip(LOCALES) {
        let (ready, thread) = try_game(person, harness.channel, "anno1503", locale).await;
        assert!(ready.is_ephemeral() && ready.content.starts_with('🧭'), "{}", ready.content);
        let called = |post: &Message| post.content.contains("👉") && post.content.contains(&person.mention());
        let opening = person.wait_for(thread, TIMEOUT, called).await.expect("the learner begins");
        let mut panel = player::open(person, thread).await;
        // Up to the command, which the program writes as a mention.
        let welcome = text(locale, "tips-welcome");
        let welcome = welcome.split('`').next().expect("a text");
        assert!(panel.content.contains(welcome), "{}", panel.content);
        assert!(panel.content.matches("> 💡").count() >= 2, "welcome and a tip: {}", panel.content);

        // A turn with tips.
        let mut done: Vec<String> = Vec::new();
        let mut tips = 0;
        while done.last().is_none_or(|last| last != "end_turn") {
            let verb = player::next_verb(&player::verbs(&panel), &done);
            panel = player::press(person, &panel, &verb, |_| 0).await;
            tips += panel.content.matches("> 💡").count();
            done.push(verb);
        }
        assert!(tips > 0, "{}", panel.content);
        let again = |post: &Message| post.id > opening.id && called(post);
        person.wait_for(thread, TIMEOUT, again).await.expect("the computer players have played");

        let panel = player::open(person, thread).await;
        let stopped = press(person, &panel, &text(locale, "button-stop-tips")).await;
        assert!(stopped.content.contains(&text(locale, "tips-stopped")), "{}", stopped.content);
        let panel = player::open(person, thread).await;
        assert!(!panel.content.contains('💡') && !player::verbs(&panel).is_empty(), "{}", panel.content);
        assert!(panel.part(&text(locale, "button-stop-tips")).is_none(), "{:?}", panel.labels());

        // The same button leads back to the game that is running.
        assert_eq!(try_game(person, harness.channel, "anno1503", locale).await.1, thread);
        slash(person, thread, "game abandon", &[]).await;
    }
    harness.assert_requests_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_can_be_tried_and_its_first_panel_has_a_tip() {
    let harness = Harness::new().await;
    let ada = harness.person("Ada", "en-US").await;
    for game in GameId::ALL {
        let (_, thread) = try_game(&ada, harness.channel, game.as_str(), "en-US").await;
        let called = |post: &Message| post.content.contains("👉") && post.content.contains(&ada.mention());
        ada.wait_for(thread, TIMEOUT, called).await.expect("the learner is called");
        let panel = player::open(&ada, thread).await;
        assert!(panel.content.matches("> 💡").count() >= 2, "{game}: {}", panel.content);
        assert!(panel.part("🔕 Stop the tips").is_some(), "{game}: {:?}", panel.labels());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn without_private_threads_a_public_one_is_used_and_without_threads_an_explanation_is_given() {
    let harness = Harness::new().await;
    let ada = harness.person("Ada", "en-US").await;
    let bot = harness.client.bot().await.expect("the bot").to_string();
    let private: &[&str] = &["CREATE_PRIVATE_THREADS"];
    harness.client.set_permissions(harness.channel, &bot, &[], private).await.expect("a permission");
    let (_, thread) = try_game(&ada, harness.channel, "anno1503", "en-US").await;
    let called = |post: &Message| post.content.contains("👉");
    harness.spectator.wait_for(thread, TIMEOUT, called).await.expect("a public thread");

    let all: &[&str] = &["CREATE_PRIVATE_THREADS", "CREATE_PUBLIC_THREADS"];
    harness.client.set_permissions(harness.channel, &bot, &[], all).await.expect("a permission");
    let card = slash(&ada, harness.channel, "learn", &[("game", "mille-fiori")]).await;
    let refused = press(&ada, &card, "🧭 Try it").await;
    assert!(refused.content.contains("can’t open a thread"), "{}", refused.content);

    let dm = ada.open_dm().await.expect("direct messages");
    let card = slash(&ada, dm, "learn", &[("game", "mille-fiori")]).await;
    let explained = message(ada.press(&card, "🧭 Try it").await.expect("an outcome"));
    assert!(explained.content.contains("channel on a server"), "{}", explained.content);
    harness.assert_requests_accepted(&[403]).await;
}
