//! Permissions: every command and every component, used by every role. A refused interaction changes nothing.
#![allow(clippy::expect_used, reason = "tests may panic")]

mod matrix;
#[path = "../support/mod.rs"]
mod support;

use archipel_rules::{GameId, When};
use discord_sim::client::TestUser;
use discord_sim::{Id, Message, Outcome};
use matrix::{Expected, NO_GAME, NOT_SEATED, No, Stale, Yes, commands, components};
use sqlx::{Connection, Row, SqliteConnection};
use support::{Harness, TIMEOUT, press, slash};

/// The roles, in the order of the columns of the matrix.
const ROLES: [&str; 7] = [
    "seated and due",
    "seated, not due",
    "player of another game",
    "spectator",
    "host",
    "server manager",
    "other server",
];
const DUE: usize = 0;
const WAITING: usize = 1;
const ELSEWHERE: usize = 2;
const HOST: usize = 4;
const MANAGER: usize = 5;
const FOREIGN: usize = 6;

struct World {
    harness: Harness,
    people: Vec<TestUser>,
    /// The channel in which each user acts.
    channels: Vec<Id>,
    /// A message in that channel.
    messages: Vec<Message>,
}

/// A running game in #harbour, a lobby in #quay, and a second server without a game.
async fn world() -> World {
    let harness = Harness::new().await;
    let mut seated = Vec::new();
    for name in ["Ada", "Bernd", "Cees"] {
        seated.push(harness.person(name, "en-US").await);
    }
    let options = [("home_island", "fixed"), ("first_player", "seat_1")];
    let post = support::start_game_with(&harness, "anno1503", &seated, &options).await;
    let host = seated[0].clone();
    let mut order = harness.in_turn_order(&seated);
    // A player who is not the host must be due.
    let mut post = post;
    if order[0].id() == host.id() {
        let panel = support::player::open(&host, harness.channel).await;
        let mut panel = panel;
        while let Some(verb) = ["end_turn", "take", "roll"]
            .into_iter()
            .find(|v| support::player::verbs(&panel).iter().any(|o| o == v))
        {
            panel = support::player::press(&host, &panel, verb, |_| 0).await;
            if verb == "end_turn" {
                break;
            }
        }
        post = harness.next_post(Some(post.id)).await;
        order.rotate_left(1);
    }
    let due = order[0].clone();
    let waiting = order
        .iter()
        .find(|one| one.id() != due.id() && one.id() != host.id())
        .expect("a third player")
        .clone();
    let guild = harness.client.guild().await.expect("a guild");
    let quay = harness.client.create_channel(guild, "quay").await.expect("a channel");
    let (dora, spectator) = (harness.person("Dora", "en-US").await, harness.person("Emil", "en-US").await);
    slash(&dora, quay, "game new", &[("game", "anno1503")]).await;
    let manager = harness.person("Mona", "en-US").await;
    let rights: &[&str] = &["MANAGE_CHANNELS"];
    harness
        .client
        .set_permissions(harness.channel, &manager.id().to_string(), rights, &[])
        .await
        .expect("a permission");
    let foreign = harness.person("Fritz", "en-US").await;
    let abroad = harness.client.create_guild("Abroad", &foreign).await.expect("a guild");
    let bay = harness.client.create_channel(abroad, "bay").await.expect("a channel");
    let own = foreign.say(bay, "Ahoy!").await.expect("a message");
    harness.client.leave(guild, foreign.id()).await.expect("a user who left");
    let harbour = harness.channel;
    World {
        people: vec![due, waiting, dora, spectator, host, manager, foreign],
        channels: vec![harbour, harbour, harbour, harbour, harbour, harbour, bay],
        messages: vec![post.clone(), post.clone(), post.clone(), post.clone(), post.clone(), post, own],
        harness,
    }
}

/// All game data in the database: games, seats, clocks, entries, votes.
async fn state(harness: &Harness) -> Vec<String> {
    let mut connection = SqliteConnection::connect(&harness.database_url()).await.expect("a connection");
    let mut rows = Vec::new();
    for query in [
        "SELECT number || ' ' || status || ' ' || channel_id || ' ' || host_id || ' ' || pace || ' ' || options
            || ' ' || coalesce(clock, '') || ' ' || coalesce(paused_at, '') FROM games WHERE number <= 2 ORDER BY number",
        "SELECT game || ' ' || seat || ' ' || coalesce(user_id, computer) || ' ' || coalesce(bank, '') || ' ' || coalesce(due_since, '')
            || ' ' || coalesce(caretaker_since, '') FROM seats WHERE game <= 2 ORDER BY game, seat",
        "SELECT game || ' ' || n || ' ' || seat || ' ' || body FROM entries WHERE game <= 2 ORDER BY game, n",
        "SELECT id || ' ' || ballots || ' ' || status FROM votes ORDER BY id",
    ] {
        let found = sqlx::query(query).fetch_all(&mut connection).await.expect("rows");
        rows.extend(found.iter().map(|row| row.get::<String, _>(0)));
    }
    rows
}

/// Asserts that the outcome is as expected, and that a refusal changed nothing.
async fn check(
    world: &World,
    what: &str,
    role: usize,
    expected: Expected,
    outcome: Outcome,
    before: &[String],
) {
    let case = format!("{what} by {}", ROLES[role]);
    assert_eq!(outcome.error, None, "{case}");
    let answer = outcome.message.unwrap_or_else(|| panic!("{case}: no answer"));
    let refused = answer.content.starts_with('✋');
    match expected {
        Yes => assert!(!refused && !answer.content.starts_with('⚠'), "{case}: {}", answer.content),
        Stale => {
            assert!(answer.content.contains('⌛'), "{case}: {}", answer.content);
            assert_eq!(state(&world.harness).await, before, "{case} changed something");
        }
        No(words) => {
            assert!(
                refused && answer.content.contains(words),
                "{case} should say {words}: {}",
                answer.content
            );
            assert!(answer.is_ephemeral(), "{case}: a refusal is private");
            assert_eq!(state(&world.harness).await, before, "{case} changed something");
        }
    }
}

/// All registered commands with their subcommands, except the verbs of the games.
async fn registered(world: &World) -> Vec<String> {
    let commands = world.people[HOST].commands(world.harness.channel).await.expect("commands");
    let games: Vec<String> = GameId::ALL.iter().map(|game| game.as_str().replace('-', "")).collect();
    let mut names = Vec::new();
    for command in commands {
        let name = command["name"].as_str().expect("a name").to_owned();
        if games.contains(&name) {
            continue;
        }
        let options = command["options"].as_array().cloned().unwrap_or_default();
        let below: Vec<&str> = options
            .iter()
            .filter(|option| option["type"] == 1)
            .filter_map(|option| option["name"].as_str())
            .collect();
        if below.is_empty() {
            names.push(name);
        } else {
            names.extend(below.iter().map(|sub| format!("{name} {sub}")));
        }
    }
    names.sort();
    names
}

#[tokio::test(flavor = "multi_thread")]
async fn every_command_by_every_role() {
    let world = world().await;
    let rows = commands();
    let mut listed: Vec<String> = rows.iter().map(|(command, ..)| (*command).to_owned()).collect();
    listed.sort();
    assert_eq!(listed, registered(&world).await, "every command has a row");
    for (command, options, expected) in rows {
        for (role, expected) in expected.into_iter().enumerate() {
            let before = state(&world.harness).await;
            let outcome =
                world.people[role].slash(world.channels[role], command, options).await.expect("an outcome");
            check(&world, &format!("/{command}"), role, expected, outcome, &before).await;
        }
    }
    world.harness.assert_requests_accepted(&[]).await;
}

/// Verbs of a turn are for the player who is due, the others are for all players.
#[tokio::test(flavor = "multi_thread")]
async fn every_verb_by_every_role() {
    let world = world().await;
    let commands = world.people[DUE].commands(world.channels[DUE]).await.expect("commands");
    for game in GameId::ALL {
        let name = game.as_str().replace('-', "");
        let command = commands.iter().find(|one| one["name"] == name.as_str()).expect("the game's command");
        let verbs = command["options"].as_array().into_iter().flatten();
        let verbs: Vec<&str> = verbs.filter_map(|verb| verb["name"].as_str()).collect();
        for verb in game.verbs() {
            let near = verbs.contains(&verb.id);
            let command = format!("{name} {}{}", if near { "" } else { "more " }, verb.id);
            for role in 0..ROLES.len() {
                let seated = matches!(role, DUE | WAITING | HOST);
                let expected = match (role, game.as_str()) {
                    (FOREIGN, _) => NO_GAME,
                    (_, other) if other != "anno1503" => No("a different game"),
                    _ if !seated => NOT_SEATED,
                    // The rules decide what the due player may do.
                    (DUE, _) => continue,
                    _ if verb.when == When::Due => No(""),
                    _ => continue,
                };
                let before = state(&world.harness).await;
                let outcome =
                    world.people[role].slash(world.channels[role], &command, &[]).await.expect("an outcome");
                check(&world, &format!("/{command}"), role, expected, outcome, &before).await;
            }
        }
    }
    world.harness.assert_requests_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_component_by_every_role() {
    let world = world().await;
    // The custom ids contain an old entry number, so undo and redo answer with the current panel and do nothing.
    for (component, expected) in components() {
        for (role, expected) in expected.into_iter().enumerate() {
            let before = state(&world.harness).await;
            let id = format!("a:1:0:{component}");
            let outcome =
                world.people[role].forge(&world.messages[role], &id, None).await.expect("an outcome");
            check(&world, &id, role, expected, outcome, &before).await;
        }
    }
    world.harness.assert_requests_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_custom_ids_and_values_change_nothing() {
    let world = world().await;
    let before = state(&world.harness).await;
    let long = "x".repeat(95);
    let many = format!("a:1:1:q:{}", ["wood*64"; 10].join("."));
    let forged = [
        "",
        "a",
        "a:1",
        "a:1:0",
        "a:1:0:play",
        "b:1:0:play:",
        "a:0:0:play:",
        "a:99999:0:play:",
        "a:-1:0:play:",
        "a:18446744073709551615:0:play:",
        "a:99999999999999999999999:0:play:",
        "a:1:4294967296:q:",
        "a:1:0:q:🏝️",
        "a:1:0:q:wood*65",
        "a:1:0:q:wood*-1",
        "a:1:0:vote:1.everything",
        "a:1:0:snooze:",
        "a:1:0:computer:godlike",
        "a:1:0:computer:",
        "a:1:0:snooze:1.99999",
        "a:1:0:consent:1",
        "a:1:0:legend:chess",
        "a:1:0:legend:anno1800.300",
        "a:1:0:log:-1",
        "a:1:0:history:99999999999",
        "'; DROP TABLE games; --",
        long.as_str(),
        many.as_str(),
    ];
    let (due, elsewhere, foreign) = (&world.people[DUE], &world.people[ELSEWHERE], &world.people[FOREIGN]);
    for id in forged {
        for (role, person) in [(DUE, due), (FOREIGN, foreign)] {
            let outcome = person.forge(&world.messages[role], id, None).await.expect("an outcome");
            let answer = outcome.message.unwrap_or_else(|| panic!("{id:?}: no answer: {:?}", outcome.error));
            let harmless = answer.content.starts_with('✋') || answer.content.contains('⌛');
            assert!(harmless, "{id:?} by {}: {}", ROLES[role], answer.content);
            assert_eq!(state(&world.harness).await, before, "{id:?} changed something");
        }
    }
    // Menu values that were never offered, and very long ones.
    let panel = support::player::open(due, world.harness.channel).await;
    let next = panel
        .parts()
        .filter_map(|part| part["custom_id"].as_str()?.split(':').nth(2)?.parse::<u32>().ok())
        .max();
    let next = next.expect("a number");
    let huge = "9".repeat(5000);
    for values in [&["no_such_thing"][..], &[""], &[huge.as_str()], &["🏝️"], &["end_turn", "end_turn"]] {
        let id = format!("a:1:{next}:q:sell");
        let outcome = due.forge(&world.messages[DUE], &id, Some(values)).await.expect("an outcome");
        let answer = outcome.message.expect("an answer");
        assert!(
            answer.content.starts_with('✋') || answer.content.contains('⌛'),
            "{values:?}: {}",
            answer.content
        );
        assert_eq!(state(&world.harness).await, before, "{values:?} changed something");
    }
    // A player of another game cannot act in this one, and no player acts for another.
    let quay = world.harness.client.channel("quay").await.expect("a channel");
    let card = elsewhere.wait_for(quay, TIMEOUT, |_| true).await.expect("a card");
    for component in ["play:", "board:", "ok:resign", "abandon:", "join:", "score:"] {
        let outcome =
            elsewhere.forge(&card, &format!("a:1:{next}:{component}"), None).await.expect("an outcome");
        let answer = outcome.message.expect("an answer");
        assert!(answer.content.starts_with('✋'), "{component}: {}", answer.content);
    }
    let outcome =
        world.people[WAITING].forge(&world.messages[WAITING], &format!("a:1:{next}:ok:end_turn"), None).await;
    let answer = outcome.expect("an outcome").message.expect("an answer");
    assert!(answer.content.contains('⌛') || answer.content.starts_with('✋'), "{}", answer.content);
    assert_eq!(state(&world.harness).await, before);
    // After all this the game still exists, and a manager can end it.
    let question = slash(&world.people[MANAGER], world.harness.channel, "game abandon", &[]).await;
    let ended = press(&world.people[MANAGER], &question, "🏳️ End the game").await;
    assert!(ended.content.contains("has been ended"), "{}", ended.content);
    world.harness.assert_requests_accepted(&[]).await;
}
