//! A person plays with three AI players: pings, number of posts, hidden information.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use archipel_rules::Viewer;
use archipel_words::{Lang, Translator};
use discord_sim::Message;
use discord_sim::client::TestUser;

use crate::game;
use crate::support::{Harness, TIMEOUT, assert_no_secrets, is_game_over, pings, player, slash};

/// Acts for a person until no action is due.
async fn act_until_done(person: &TestUser, mut panel: Message, plan: &[&str]) {
    let mut done: Vec<String> = Vec::new();
    while panel.content.contains("👉") && done.len() < 30 {
        let offered = player::verbs(&panel);
        let verb = plan.iter().find(|verb| offered.iter().any(|one| one == *verb)).expect("a verb");
        panel = game::press(person, &panel, verb).await;
        assert!(!panel.content.contains('✋'), "offered and refused: {}", panel.content);
        done.push((*verb).to_owned());
        if *verb == "end_turn" {
            break;
        }
    }
}

/// Asserts that nobody was shown hidden information of an AI player.
async fn assert_ai_hands_hidden(harness: &Harness, person: &TestUser) {
    let game = game::replay(harness);
    let public: Vec<Message> = harness.public_messages().await;
    let everything: String = public.iter().map(Message::text).collect::<Vec<_>>().join("\n");
    assert_no_secrets(&game, &everything);
    let own = game::seat_of(&game, person);
    let messages = person.messages(harness.channel).await.expect("messages");
    let seen: String = messages.iter().map(Message::text).collect::<Vec<_>>().join("\n");
    let translator = Translator {
        lang: Lang::ENGLISH,
        game: Some(game.game()),
        names: &game.record().seats,
        icons: false,
    };
    let events = || game.steps().iter().flat_map(|step| &step.events);
    // The person may have seen the same sentence legitimately at another time.
    let legitimate: HashSet<String> = events()
        .filter_map(|event| event.describe(Viewer::Seat(own)))
        .map(|phrase| translator.phrase(&phrase))
        .collect();
    for event in events() {
        for seat in archipel_rules::Seat::all(game.record().seats.len()).filter(|seat| *seat != own) {
            let theirs = event.describe(Viewer::Seat(seat));
            if theirs != event.describe(Viewer::Public)
                && theirs != event.describe(Viewer::Seat(own))
                && let Some(theirs) = theirs
            {
                let sentence = translator.phrase(&theirs);
                let known = legitimate.contains(&sentence);
                assert!(known || !seen.contains(&sentence), "an AI player's secret: {sentence}");
            }
        }
    }
    for name in game.record().seats.iter().filter(|name| *name != person.name()) {
        let pictures = messages.iter().chain(&public).flat_map(|message| &message.attachments);
        let held = format!("{name} holds");
        assert!(
            pictures.clone().all(|picture| !picture.description.as_deref().unwrap_or("").contains(&held))
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn mille_fiori_rounds_ping_only_the_person_and_explain_ai_moves() {
    let harness = Harness::new().await;
    let ada = harness.person("Ada", "en-US").await;
    let opening = game::start(&harness, &ada, "mille-fiori", &["easy", "medium", "hard"], &[]).await;
    assert_eq!(pings(&opening), 1, "AI players are not pinged: {}", opening.content);
    assert!(opening.content.contains("🤔"), "the thinking player is named: {}", opening.content);
    for _ in 0..12 {
        let Some(panel) = game::wait_until_due(&harness, &ada).await else { break };
        act_until_done(&ada, panel, &["choose", "place", "sail", "decline"]).await;
    }
    game::wait_until_due(&harness, &ada).await;
    game::assert_posted_once_without_flood(&harness, std::slice::from_ref(&ada)).await;
    game::assert_ai_moves_are_explained(&harness, std::slice::from_ref(&ada)).await;
    assert_ai_hands_hidden(&harness, &ada).await;
    let public = harness.public_messages().await;
    let explained = public.iter().filter(|post| post.content.contains("💭")).count();
    assert!(explained > 0, "no move is explained");
    assert!(public.iter().all(|post| pings(post) <= 1), "only Ada is ever pinged");
    harness.assert_requests_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn interactions_are_answered_while_ai_players_think() {
    let harness = Harness::new().await;
    let ada = harness.person("Ada", "en-US").await;
    game::start(&harness, &ada, "anno1503", &["hard", "medium", "hard"], &[("home_island", "fixed")]).await;
    let plan = ["take", "lose_tile", "use_tile", "develop", "roll", "end_turn"];
    let mut times = Vec::new();
    for _ in 0..3 {
        let Some(panel) = game::wait_until_due(&harness, &ada).await else { break };
        act_until_done(&ada, panel, &plan).await;
        // Views are answered while they think: discord-sim treats more than three seconds as a failure.
        for _ in 0..5 {
            let begun = Instant::now();
            slash(&harness.spectator, harness.channel, "score", &[]).await;
            times.push(begun.elapsed());
        }
    }
    game::wait_until_due(&harness, &ada).await;
    times.sort();
    println!(
        "responses while AI players think: median {:?}, slowest {:?}",
        times[times.len() / 2],
        times[times.len() - 1]
    );
    game::assert_posted_once_without_flood(&harness, std::slice::from_ref(&ada)).await;
    game::assert_ai_moves_are_explained(&harness, std::slice::from_ref(&ada)).await;
    // Three consecutive AI turns are announced in one post, which calls Ada and explains each turn.
    let mention = format!("👉 {}", ada.mention());
    let public = harness.public_messages().await;
    let rows: Vec<&Message> =
        public.iter().filter(|post| post.content.contains(&mention) && post.content.contains("💭")).collect();
    assert!(rows.iter().any(|post| post.content.matches("💭").count() == 3), "{rows:?}");
    harness.assert_requests_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ai_players_alone_finish_the_game_in_one_post() {
    let harness = Harness::new().await;
    let ada = harness.person("Ada", "en-US").await;
    let options = [("home_island", "fixed"), ("first_player", "seat_1")];
    game::start(&harness, &ada, "anno1503", &["medium", "medium"], &options).await;
    game::wait_until_due(&harness, &ada).await.expect("Ada's turn");
    let before = game::turn_posts(&harness).await.len();
    let sure = slash(&ada, harness.channel, "anno1503 resign", &[]).await;
    crate::support::press(&ada, &sure, sure.labels()[0]).await;
    let end = harness.spectator.wait_for(harness.channel, TIMEOUT * 10, is_game_over).await.expect("the end");
    assert!(end.content.contains("earlier turns"), "{}", end.content);
    let posted = game::turn_posts(&harness).await.len() - before;
    assert!(posted <= 2, "the resignation and the end, not {posted} posts");
    tokio::time::sleep(Duration::from_millis(200)).await;
    game::assert_posted_once_without_flood(&harness, std::slice::from_ref(&ada)).await;
    harness.assert_requests_accepted(&[]).await;
}
