//! New rules under running games: what replays goes on, what does not stays as it stands and is reported.

use sqlx::{Connection, SqliteConnection};

use crate::play;
use crate::support::told::told_at_last;
use crate::support::{Stage, assert_refusal, say};

async fn write(stage: &Stage, statement: &'static str) {
    let mut connection = SqliteConnection::connect(&stage.database()).await.expect("a connection");
    sqlx::query(statement).execute(&mut connection).await.expect("a row");
    connection.close().await.expect("the end");
}

#[tokio::test(flavor = "multi_thread")]
async fn running_games_are_carried_over_or_kept_as_they_stand() {
    let mut stage = Stage::new().await;
    let people = play::table(&stage, &["Ada", "Bernd"]).await;
    play::steps(&people, stage.harbour, 4).await;
    assert_eq!(stage.terminate(), Some(0));
    let rules = stage.record(1).rules;
    write(&stage, "UPDATE games SET rules = '0+older'").await;
    assert_ne!(stage.record(1).rules, rules);
    stage.start().await;
    assert_eq!(stage.record(1).rules, rules, "carried over before it serves");
    play::steps(&people, stage.harbour, 4).await;
    told_at_last(&stage).await;
    // An entry that these rules do not know.
    let panel = play::due(&people, stage.harbour).await.expect("somebody is due");
    assert_eq!(stage.terminate(), Some(0));
    write(
        &stage,
        "INSERT INTO entries (game, n, seat, body, at)
         SELECT 1, max(n) + 1, 0, '{\"action\":{\"verb\":\"build_airship\"}}', 1 FROM entries",
    )
    .await;
    write(&stage, "UPDATE games SET rules = '0+older'").await;
    stage.start().await;
    let board = say(&people[0], stage.harbour, "board", &[]).await;
    assert!(!board.attachments.is_empty(), "it can be looked at: {}", board.content);
    let (person, _) = panel;
    let panel = say(&person, stage.harbour, "play", &[]).await;
    let id = play::easy(&panel).expect("a button");
    let mut refused = person.press(&panel, &id).await.expect("an outcome").message.expect("an answer");
    while let Some((menu, values)) = crate::support::player::options(&refused) {
        let chosen = person.select(&refused, &menu, &[&values[0]]).await.expect("an outcome");
        refused = chosen.message.expect("an answer");
    }
    assert_refusal(&refused, "older rules");
    let (out, _, code) = stage.tool(&["doctor"]);
    assert!(code == Some(1) && out.contains("no longer replay"), "{out}");
    assert!(stage.log().contains("no longer replays"), "the operator is told");
}
