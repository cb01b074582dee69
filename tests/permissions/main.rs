//! Who may do what: every command and every component, by everybody it could be pressed or typed by. Whatever is
//! refused changes nothing.
#![allow(clippy::expect_used, reason = "a test may fail loudly")]

mod matrix;
#[path = "../support/mod.rs"]
mod support;

use archipel_rules::{GameId, When};
use discord_sim::client::Person;
use discord_sim::{Id, Message, Outcome};
use matrix::{Expected, Late, NO_GAME, No, SIT, Yes, commands, components};
use sqlx::{Connection, Row, SqliteConnection};
use support::{PATIENCE, Stage, press, say};

/// The people of the matrix, in the order of its columns.
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
    stage: Stage,
    people: Vec<Person>,
    /// Where each of them acts.
    places: Vec<Id>,
    /// A message there.
    messages: Vec<Message>,
}

/// A running game in the harbour, another on the quay, a third in another server.
async fn world() -> World {
    let stage = Stage::new().await;
    let mut seated = Vec::new();
    for name in ["Ada", "Bernd", "Cees"] {
        seated.push(stage.person(name, "en-US").await);
    }
    let options = [("home_island", "fixed"), ("first_player", "seat_1")];
    let post = support::start_game_with(&stage, "anno1503", &seated, &options).await;
    let host = seated[0].clone();
    let mut order = stage.in_order(&seated);
    // Somebody who is not the host is due.
    let mut post = post;
    if order[0].id() == host.id() {
        let panel = support::player::open(&host, stage.harbour).await;
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
        post = stage.next_post(Some(post.id)).await;
        order.rotate_left(1);
    }
    let due = order[0].clone();
    let waiting =
        order.iter().find(|one| one.id() != due.id() && one.id() != host.id()).expect("a third").clone();
    let guild = stage.client.guild().await.expect("a guild");
    let quay = stage.client.create_channel(guild, "quay").await.expect("a channel");
    let (dora, spectator) = (stage.person("Dora", "en-US").await, stage.person("Emil", "en-US").await);
    say(&dora, quay, "game new", &[("game", "anno1503")]).await;
    let manager = stage.person("Mona", "en-US").await;
    let rights: &[&str] = &["MANAGE_CHANNELS"];
    stage.client.permit(stage.harbour, &manager.id().to_string(), rights, &[]).await.expect("a permission");
    let foreign = stage.person("Fritz", "en-US").await;
    let abroad = stage.client.create_guild("Abroad", &foreign).await.expect("a guild");
    let bay = stage.client.create_channel(abroad, "bay").await.expect("a channel");
    let own = foreign.say(bay, "Ahoy!").await.expect("a message");
    stage.client.leave(guild, foreign.id()).await.expect("gone");
    let harbour = stage.harbour;
    World {
        people: vec![due, waiting, dora, spectator, host, manager, foreign],
        places: vec![harbour, harbour, harbour, harbour, harbour, harbour, bay],
        messages: vec![post.clone(), post.clone(), post.clone(), post.clone(), post.clone(), post, own],
        stage,
    }
}

/// All that the database knows of games: who sits where, what was done, how clocks stand.
async fn state(stage: &Stage) -> Vec<String> {
    let mut connection = SqliteConnection::connect(&stage.database()).await.expect("a connection");
    let mut rows = Vec::new();
    for query in [
        "SELECT number || ' ' || status || ' ' || channel_id || ' ' || host_id || ' ' || pace || ' ' || options
            || ' ' || coalesce(clock, '') || ' ' || coalesce(paused_at, '') FROM games WHERE number <= 2 ORDER BY number",
        "SELECT game || ' ' || seat || ' ' || coalesce(user_id, computer) || ' ' || coalesce(bank, '') || ' ' || coalesce(due_since, '')
            || ' ' || coalesce(caretaker_since, '') FROM seats WHERE game <= 2 ORDER BY game, seat",
        "SELECT game || ' ' || n || ' ' || seat || ' ' || body FROM entries WHERE game <= 2 ORDER BY game, n",
        "SELECT id || ' ' || answers || ' ' || status FROM consents ORDER BY id",
        "SELECT id || ' ' || votes FROM ballots ORDER BY id",
    ] {
        let found = sqlx::query(query).fetch_all(&mut connection).await.expect("rows");
        rows.extend(found.iter().map(|row| row.get::<String, _>(0)));
    }
    rows
}

async fn judge(
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
        Late => {
            assert!(answer.content.contains('⌛'), "{case}: {}", answer.content);
            assert_eq!(state(&world.stage).await, before, "{case} changed something");
        }
        No(words) => {
            assert!(
                refused && answer.content.contains(words),
                "{case} should say {words}: {}",
                answer.content
            );
            assert!(answer.is_ephemeral(), "{case}: a refusal is private");
            assert_eq!(state(&world.stage).await, before, "{case} changed something");
        }
    }
}

/// Every command that is registered, with its subcommands, but for the verbs of the games.
async fn registered(world: &World) -> Vec<String> {
    let commands = world.people[HOST].commands(world.stage.harbour).await.expect("commands");
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
async fn every_command_by_everybody() {
    let world = world().await;
    let rows = commands();
    let mut listed: Vec<String> = rows.iter().map(|(command, ..)| (*command).to_owned()).collect();
    listed.sort();
    assert_eq!(listed, registered(&world).await, "every command has its row");
    for (command, options, expected) in rows {
        for (role, expected) in expected.into_iter().enumerate() {
            let before = state(&world.stage).await;
            let outcome =
                world.people[role].slash(world.places[role], command, options).await.expect("an outcome");
            judge(&world, &format!("/{command}"), role, expected, outcome, &before).await;
        }
    }
    world.stage.all_accepted(&[]).await;
}

/// The verbs of the games: those of a turn are for whoever is due, those beside the turn for all players.
#[tokio::test(flavor = "multi_thread")]
async fn every_verb_by_everybody() {
    let world = world().await;
    let commands = world.people[DUE].commands(world.places[DUE]).await.expect("commands");
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
                    (_, other) if other != "anno1503" => No("Another game"),
                    _ if !seated => SIT,
                    // What one may do when it is one's turn is the rules' to say.
                    (DUE, _) => continue,
                    _ if verb.when == When::Due => No(""),
                    _ => continue,
                };
                let before = state(&world.stage).await;
                let outcome =
                    world.people[role].slash(world.places[role], &command, &[]).await.expect("an outcome");
                judge(&world, &format!("/{command}"), role, expected, outcome, &before).await;
            }
        }
    }
    world.stage.all_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_component_by_everybody() {
    let world = world().await;
    // Undo and redo carry an old entry number, so that they answer with the current panel and do nothing.
    for (component, expected) in components() {
        for (role, expected) in expected.into_iter().enumerate() {
            let before = state(&world.stage).await;
            let id = format!("a:1:0:{component}");
            let outcome =
                world.people[role].forge(&world.messages[role], &id, None).await.expect("an outcome");
            judge(&world, &id, role, expected, outcome, &before).await;
        }
    }
    world.stage.all_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ids_that_nobody_made() {
    let world = world().await;
    let before = state(&world.stage).await;
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
            assert_eq!(state(&world.stage).await, before, "{id:?} changed something");
        }
    }
    // Values of menus that were never offered, and too long ones.
    let panel = support::player::open(due, world.stage.harbour).await;
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
        assert_eq!(state(&world.stage).await, before, "{values:?} changed something");
    }
    // A player of another game cannot act in this one from there, and nobody acts for another.
    let quay = world.stage.client.channel("quay").await.expect("a channel");
    let card = elsewhere.wait_for(quay, PATIENCE, |_| true).await.expect("a card");
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
    assert_eq!(state(&world.stage).await, before);
    // Only the host and managers end a game; after all this it is still there to be ended.
    let question = say(&world.people[MANAGER], world.stage.harbour, "game abandon", &[]).await;
    let ended = press(&world.people[MANAGER], &question, "🏳️ End the game").await;
    assert!(ended.content.contains("has been ended"), "{}", ended.content);
    world.stage.all_accepted(&[]).await;
}
