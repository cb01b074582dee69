//! New rules with running games: games that replay are migrated, others are frozen and reported.

use sqlx::{Connection, SqliteConnection};

use crate::fast_players;
use crate::support::turn_posts::wait_until_all_turns_posted;
use crate::support::{Harness, assert_refusal, slash};

async fn write(harness: &Harness, statement: &'static str) {
    let mut connection = SqliteConnection::connect(&harness.database_url()).await.expect("a connection");
    sqlx::query(statement).execute(&mut connection).await.expect("a row");
    connection.close().await.expect("a closed connection");
}

#[tokio::test(flavor = "multi_thread")]
async fn running_games_are_migrated_or_frozen() {
    let mut harness = Harness::new().await;
    let people = fast_players::start_game(&harness, &["Ada", "Bernd"]).await;
    fast_players::steps(&people, harness.channel, 4).await;
    assert_eq!(harness.terminate(), Some(0));
    let rules = harness.record(1).rules;
    write(&harness, "UPDATE games SET rules = '0+older'").await;
    assert_ne!(harness.record(1).rules, rules);
    harness.start().await;
    assert_eq!(harness.record(1).rules, rules, "migrated before the bot serves");
    fast_players::steps(&people, harness.channel, 4).await;
    wait_until_all_turns_posted(&harness).await;
    // Add an entry that the rules do not know.
    let panel = fast_players::due(&people, harness.channel).await.expect("a player is due");
    assert_eq!(harness.terminate(), Some(0));
    write(
        &harness,
        "INSERT INTO entries (game, n, seat, body, at)
         SELECT 1, max(n) + 1, 0, '{\"action\":{\"verb\":\"build_airship\"}}', 1 FROM entries",
    )
    .await;
    write(&harness, "UPDATE games SET rules = '0+older'").await;
    harness.start().await;
    let board = slash(&people[0], harness.channel, "board", &[]).await;
    assert!(!board.attachments.is_empty(), "a frozen game can be viewed: {}", board.content);
    let (person, _) = panel;
    let panel = slash(&person, harness.channel, "play", &[]).await;
    let id = fast_players::quick_button(&panel).expect("a button");
    let mut refused = person.press(&panel, &id).await.expect("an outcome").message.expect("an answer");
    while let Some((menu, values)) = crate::support::player::options(&refused) {
        let chosen =
            crate::support::player::choose(&person, &refused, &menu, &values[0]).await.expect("an outcome");
        refused = chosen.message.expect("an answer");
    }
    assert_refusal(&refused, "older rules");
    let (out, _, code) = harness.run_command(&["doctor"]);
    assert!(code == Some(1) && out.contains("cannot be replayed"), "{out}");
    assert!(harness.log().contains("no longer replays"), "the log reports it");
}
