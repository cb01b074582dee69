//! A bot with unmodified serenity and poise, from login to lost connections.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

mod common;

use std::time::Duration;

use common::{Tally, stage};
use discord_sim::client::ClientError;
use discord_sim::{Match, OutcomeKind};

const PATIENCE: Duration = Duration::from_secs(10);

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_logs_in_registers_commands_and_answers() {
    let stage = stage().await;
    let ada = stage.sim.create_user("Ada", "en-US").await.unwrap();
    let outcome = ada.slash(stage.harbour, "ping", &[]).await.unwrap();
    assert_eq!(outcome.kind, OutcomeKind::Message);
    assert!(!outcome.deferred && outcome.ack_ms.unwrap() < 3000.0);
    let message = outcome.message.unwrap();
    assert_eq!(message.content, "pong");
    assert!(message.author.bot && message.components.is_empty());
    let seen = ada.messages(stage.harbour).await.unwrap();
    assert_eq!(seen.last().unwrap().id, message.id);
    assert_eq!(Tally::count(&stage.tally.ready), 1);
    let latency = stage.client.latency().await.unwrap();
    assert_eq!(latency.count, 1);
    assert!(latency.max_ms > 0.0 && latency.max_ms < 3000.0);
}

#[tokio::test(flavor = "multi_thread")]
async fn sixteen_concurrent_users_are_all_answered() {
    let stage = stage().await;
    let mut crowd = Vec::new();
    for number in 0..16 {
        crowd.push(stage.sim.create_user(&format!("Sailor {number}"), "en-US").await.unwrap());
    }
    let begun = std::time::Instant::now();
    let harbour = stage.harbour;
    let tasks = crowd.into_iter().map(|sailor| {
        tokio::spawn(async move {
            for _ in 0..20 {
                let outcome = sailor.slash(harbour, "ping", &[]).await.unwrap();
                assert_eq!(outcome.message.unwrap().content, "pong");
            }
        })
    });
    for task in tasks.collect::<Vec<_>>() {
        task.await.unwrap();
    }
    let latency = stage.client.latency().await.unwrap();
    assert_eq!(latency.count, 320);
    println!("320 commands in {:?}: {latency:?}", begun.elapsed());
    assert_eq!(
        stage.sim.create_user("Ada", "en-US").await.unwrap().messages(harbour).await.unwrap().len(),
        320
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_are_found_and_checked_like_in_discords_client() {
    let stage = stage().await;
    let ada = stage.sim.create_user("Ada", "en-US").await.unwrap();
    let bert = stage.sim.create_user("Bert", "de").await.unwrap();
    let harbour = stage.harbour;
    let outcome = ada.slash(harbour, "game new", &[("game", "anno1503"), ("seats", "3")]).await.unwrap();
    assert_eq!(outcome.message.unwrap().content, "anno1503 for 3");
    // A user with the German locale types the German name.
    let outcome = bert.slash(harbour, "spiel neu", &[("game", "anno1701")]).await.unwrap();
    let hidden = outcome.message.unwrap();
    assert!(hidden.is_ephemeral());
    assert!(bert.messages(harbour).await.unwrap().iter().any(|message| message.id == hidden.id));
    assert!(ada.messages(harbour).await.unwrap().iter().all(|message| message.id != hidden.id));

    let code = |result: Result<_, ClientError>| match result {
        Err(ClientError::Refused { code, .. }) => code,
        other => panic!("not refused: {other:?}"),
    };
    assert_eq!(code(ada.slash(harbour, "spiel neu", &[]).await), "no_command");
    assert_eq!(code(ada.slash(harbour, "game", &[]).await), "incomplete_command");
    assert_eq!(code(ada.slash(harbour, "game new", &[]).await), "missing_option");
    assert_eq!(code(ada.slash(harbour, "game new", &[("game", "x"), ("seats", "9")]).await), "bad_option");
    assert_eq!(code(ada.slash(harbour, "game new", &[("colour", "x")]).await), "no_option");
    let who = &[("user", "bert"), ("channel", "#harbour"), ("loud", "true")];
    let outcome = ada.slash(harbour, "who", who).await.unwrap();
    assert_eq!(outcome.message.unwrap().content, "Bert harbour true");
}

#[tokio::test(flavor = "multi_thread")]
async fn autocomplete_offers_choices() {
    let stage = stage().await;
    let ada = stage.sim.create_user("Ada", "en-US").await.unwrap();
    let outcome = ada.autocomplete(stage.harbour, "game new", &[("game", "17")], "game").await.unwrap();
    assert_eq!(outcome.kind, OutcomeKind::Autocomplete);
    let choices = outcome.choices.unwrap();
    assert_eq!(choices.len(), 1);
    assert_eq!((choices[0].name.as_str(), choices[0].value.as_str()), ("ANNO1701", Some("anno1701")));
    let all = ada.autocomplete(stage.harbour, "game new", &[], "game").await.unwrap();
    assert_eq!(all.choices.unwrap().len(), 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deferred_answer_replaces_thinking() {
    let stage = stage().await;
    let ada = stage.sim.create_user("Ada", "en-US").await.unwrap();
    let hasty = ada.clone().with_settle_timeout(Duration::ZERO);
    let outcome = hasty.slash(stage.harbour, "slow", &[("ms", "300")]).await.unwrap();
    assert_eq!(outcome.kind, OutcomeKind::Deferred);
    assert!(outcome.message.unwrap().is_loading());
    let outcome = ada.outcome(outcome.interaction_id, PATIENCE).await.unwrap();
    assert_eq!((outcome.kind, outcome.deferred), (OutcomeKind::Message, true));
    let message = outcome.message.unwrap();
    assert_eq!(message.content, "done at last");
    assert!(!message.is_loading() && message.edited_timestamp.is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn buttons_selects_and_modals_work() {
    let stage = stage().await;
    let ada = stage.sim.create_user("Ada", "en-US").await.unwrap();
    let panel = ada.slash(stage.harbour, "panel", &[]).await.unwrap().message.unwrap();
    assert_eq!(panel.labels(), ["Update", "Later", "Form", "Reply", "Off"]);
    let said = |outcome: discord_sim::Outcome| outcome.message.unwrap().content;

    let reply = ada.press(&panel, "Reply").await.unwrap();
    assert!(reply.message.as_ref().unwrap().is_ephemeral());
    assert_eq!(said(reply), "replied");
    assert_eq!(said(ada.select(&panel, "v1:goods", &["wool", "Wine"]).await.unwrap()), "wool+wine");
    let user = format!("user {}", ada.id());
    assert_eq!(said(ada.select(&panel, "v1:user", &["Ada"]).await.unwrap()), user);
    let everyone = format!("mentionable {}", stage.client.guild().await.unwrap());
    assert_eq!(said(ada.select(&panel, "v1:mention", &["@everyone"]).await.unwrap()), everyone);
    let channel = format!("channel {}", stage.harbour);
    assert_eq!(said(ada.select(&panel, "v1:channel", &["harbour"]).await.unwrap()), channel);

    let modal = ada.press(&panel, "v1:form").await.unwrap();
    assert_eq!(modal.kind, OutcomeKind::Modal);
    let modal = modal.modal.unwrap();
    assert_eq!((modal.title.as_str(), modal.inputs().count()), ("Found an island", 1));
    assert!(ada.submit(&modal, &[("name", "x")]).await.is_err(), "shorter than min_length");
    assert_eq!(said(ada.submit(&modal, &[("name", "Haven")]).await.unwrap()), "founded Haven");
    let modal = ada.slash(stage.harbour, "form", &[]).await.unwrap().modal.unwrap();
    assert_eq!(said(ada.submit(&modal, &[("name", "Cove")]).await.unwrap()), "founded Cove");

    let later = ada.press(&panel, "Later").await.unwrap();
    assert_eq!((later.kind, later.deferred), (OutcomeKind::Update, true));
    assert_eq!(said(later), "edited later");
    ada.wait_for(stage.harbour, PATIENCE, |message| message.content == "and a secret").await.unwrap();

    let off = ada.press(&panel, "Off").await;
    assert!(matches!(off, Err(ClientError::Refused { code, .. }) if code == "bad_component"));
    let update = ada.press(&panel, "Update").await.unwrap();
    assert_eq!(update.kind, OutcomeKind::Update);
    assert_eq!(said(update), "updated");
    assert!(ada.reload(&panel).await.unwrap().unwrap().components.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn images_have_their_description_and_size() {
    let stage = stage().await;
    let ada = stage.sim.create_user("Ada", "en-US").await.unwrap();
    let message = ada.slash(stage.harbour, "picture", &[]).await.unwrap().message.unwrap();
    // The chart is shown by the embed, so only the board is listed.
    let [board] = message.attachments.as_slice() else { panic!("{:?}", message.attachments) };
    assert_eq!(board.description.as_deref(), Some("A board with two islands"));
    assert_eq!((board.width, board.height), (Some(1000), Some(700)));
    let bytes = stage.client.download(board).await.unwrap();
    assert_eq!(bytes.len(), board.size);
    assert!(bytes.starts_with(b"\x89PNG"));
    let chart = message.embeds[0]["image"]["url"].as_str().unwrap();
    assert!(chart.starts_with(stage.sim.origin()) && chart.ends_with("/chart.png"), "{chart}");
}

#[tokio::test(flavor = "multi_thread")]
async fn direct_messages_reach_only_users_who_allow_them() {
    let stage = stage().await;
    let ada = stage.sim.create_user("Ada", "en-US").await.unwrap();
    let outcome = ada.slash(stage.harbour, "whisper", &[]).await.unwrap();
    assert_eq!(outcome.message.unwrap().content, "sent");
    let dm = ada.dm().await.unwrap().unwrap();
    assert_eq!(ada.messages(dm).await.unwrap()[0].content, "psst");
    let bert = stage.sim.create_user("Bert", "en-US").await.unwrap();
    assert!(bert.messages(dm).await.is_err(), "DMs of other users are not visible");
    bert.allow_dms(false).await.unwrap();
    let outcome = bert.slash(stage.harbour, "whisper", &[]).await.unwrap();
    assert_eq!(outcome.message.unwrap().content, "403 50007");
    let cora = stage.sim.create_user("Cora", "en-US").await.unwrap();
    let own = cora.open_dm().await.unwrap();
    assert_eq!(cora.slash(own, "ping", &[]).await.unwrap().kind, OutcomeKind::Message);
    // Commands work in direct messages as well, with a user instead of a member.
    assert_eq!(ada.slash(dm, "ping", &[]).await.unwrap().message.unwrap().content, "pong");
}

#[tokio::test(flavor = "multi_thread")]
async fn threads_can_start_from_messages() {
    let stage = stage().await;
    let ada = stage.sim.create_user("Ada", "en-US").await.unwrap();
    let outcome = ada.slash(stage.harbour, "thread", &[]).await.unwrap();
    assert_eq!(outcome.kind, OutcomeKind::Message, "{:?}", stage.tally.errors);
    let thread = stage.client.channel("Table 1").await.unwrap();
    assert_eq!(outcome.message.unwrap().content, format!("<#{thread}>"));
    assert_eq!(ada.messages(thread).await.unwrap()[0].content, "welcome");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_connection_is_resumed_without_losing_events() {
    let stage = stage().await;
    let ada = stage.sim.create_user("Ada", "en-US").await.unwrap();
    assert_eq!(stage.client.drop_gateway().await.unwrap(), 1);
    // The event is buffered in the session and delivered on resume.
    let outcome = ada.slash(stage.harbour, "ping", &[]).await.unwrap();
    assert_eq!(outcome.kind, OutcomeKind::Message, "not delivered after the resume");
    assert_eq!(Tally::count(&stage.tally.ready), 1, "the session was resumed, not started again");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_resumable_invalid_session_is_resumed() {
    let stage = stage().await;
    let ada = stage.sim.create_user("Ada", "en-US").await.unwrap();
    assert_eq!(stage.client.invalid_session(true).await.unwrap(), 1);
    let begun = std::time::Instant::now();
    while Tally::count(&stage.tally.resumed) < 1 && begun.elapsed() < Duration::from_secs(20) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!((Tally::count(&stage.tally.resumed), Tally::count(&stage.tally.ready)), (1, 1));
    assert_eq!(ada.slash(stage.harbour, "ping", &[]).await.unwrap().kind, OutcomeKind::Message);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_reconnects_on_request() {
    let stage = stage().await;
    let ada = stage.sim.create_user("Ada", "en-US").await.unwrap();
    assert_eq!(stage.client.inject(&discord_sim::Fault::Reconnect).await.unwrap(), 1);
    let outcome = ada.slash(stage.harbour, "ping", &[]).await.unwrap();
    assert_eq!(outcome.kind, OutcomeKind::Message);
}

#[tokio::test(flavor = "multi_thread")]
async fn after_an_invalid_session_the_bot_identifies_again() {
    let stage = stage().await;
    let ada = stage.sim.create_user("Ada", "en-US").await.unwrap();
    assert_eq!(stage.client.invalid_session(false).await.unwrap(), 1);
    let begun = std::time::Instant::now();
    while Tally::count(&stage.tally.ready) < 2 && begun.elapsed() < Duration::from_secs(20) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(Tally::count(&stage.tally.ready), 2);
    assert_eq!(ada.slash(stage.harbour, "ping", &[]).await.unwrap().kind, OutcomeKind::Message);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_duplicate_interaction_is_acknowledged_once() {
    let stage = stage().await;
    let ada = stage.sim.create_user("Ada", "en-US").await.unwrap();
    stage.client.duplicate(1).await.unwrap();
    let outcome = ada.slash(stage.harbour, "ping", &[]).await.unwrap();
    assert_eq!(outcome.kind, OutcomeKind::Message);
    let begun = std::time::Instant::now();
    while Tally::count(&stage.tally.interactions) < 2 && begun.elapsed() < PATIENCE {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert_eq!(Tally::count(&stage.tally.interactions), 2, "the bot received it twice");
    let requests = loop {
        let requests = stage.client.requests(0).await.unwrap();
        let callbacks: Vec<u16> = requests
            .iter()
            .filter(|entry| entry.path.ends_with("/callback"))
            .map(|entry| entry.status)
            .collect();
        if callbacks.len() == 2 || begun.elapsed() > PATIENCE {
            break requests;
        }
    };
    let refused = requests.iter().find(|entry| entry.status == 400).expect("no callback was refused");
    assert_eq!(refused.refusal.as_ref().unwrap()["code"], 40_060);
    let pongs = ada.messages(stage.harbour).await.unwrap();
    assert_eq!(pongs.iter().filter(|message| message.content == "pong").count(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unacknowledged_interaction_fails_for_the_user() {
    let stage = stage().await;
    let ada = stage.sim.create_user("Ada", "en-US").await.unwrap();
    stage.client.fail(Match::new("POST", "/interactions/", 1), 500).await.unwrap();
    let waiting = tokio::spawn({
        let (ada, harbour) = (ada.clone(), stage.harbour);
        async move { ada.slash(harbour, "ping", &[]).await }
    });
    while stage.client.requests(0).await.unwrap().iter().all(|entry| entry.status != 500) {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    stage.client.advance(Duration::from_secs(3)).await.unwrap();
    let outcome = waiting.await.unwrap().unwrap();
    assert_eq!(outcome.kind, OutcomeKind::Failed);
    assert_eq!(outcome.error.as_deref(), Some("The application did not respond"));
}
