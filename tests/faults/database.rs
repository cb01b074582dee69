//! The database: locked by another program, on a full disk, on a clock that jumps.

use std::time::Duration;

use discord_sim::Message;
use discord_sim::client::Person;
use sqlx::{Connection, SqliteConnection};

use crate::play;
use crate::support::told::told_at_last;
use crate::support::{PATIENCE, Stage, say};

#[tokio::test(flavor = "multi_thread")]
async fn a_locked_database_is_waited_for_and_then_said_to_be() {
    let stage = Stage::new().await;
    let people = play::table(&stage, &["Ada", "Bernd"]).await;
    play::steps(&people, stage.harbour, 2).await;
    let mut other = SqliteConnection::connect(&stage.database()).await.expect("a connection");
    // For a few seconds: the player waits and is answered.
    let (person, panel) = play::due(&people, stage.harbour).await.expect("somebody is due");
    let patient = person.clone().patient(Duration::from_secs(25));
    let before = stage.entries();
    sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.expect("the lock");
    let press = tokio::spawn(async move { play::step(&patient, &panel).await });
    tokio::time::sleep(Duration::from_secs(4)).await;
    assert_eq!(stage.entries(), before);
    sqlx::query("ROLLBACK").execute(&mut other).await.expect("the end");
    assert!(press.await.expect("a player").is_some(), "the press was answered in the end");
    assert_eq!(stage.entries(), before + 1);
    // For longer than anybody waits: a clear word, and nothing is changed.
    let (person, panel) = play::due(&people, stage.harbour).await.expect("somebody is due");
    let patient = person.clone().patient(Duration::from_secs(45));
    sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.expect("the lock");
    let id = play::easy(&panel).expect("a step");
    let mut outcome = patient.press(&panel, &id).await.expect("an outcome");
    if let Some((menu, values)) = outcome.message.as_ref().and_then(crate::support::player::options) {
        let panel = outcome.message.clone().expect("a panel");
        outcome = patient.select(&panel, &menu, &[&values[0]]).await.expect("an outcome");
    }
    let said = outcome.message.expect("an answer");
    assert!(said.content.contains('⚠') && said.content.contains("nothing was changed"), "{}", said.content);
    sqlx::query("ROLLBACK").execute(&mut other).await.expect("the end");
    assert_eq!(stage.entries(), before + 1);
    assert!(stage.log().contains("locked by another program"), "the operator is told why");
    play::steps(&people, stage.harbour, 2).await;
    told_at_last(&stage).await;
    stage.all_accepted(&[]).await;
}

/// The program under a limit for the size of its files, which the system enforces like a disk that is full.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_said_and_harms_nothing() {
    let mut stage = Stage::new().await;
    let people = play::table(&stage, &["Ada", "Bernd"]).await;
    play::steps(&people, stage.harbour, 3).await;
    assert_eq!(stage.terminate(), Some(0));
    let size = std::fs::metadata(stage.path("archipel.db")).expect("a database").len() / 512;
    // So many blocks more than there are; the log of the database grows until it meets the limit.
    let limited = stage.command();
    let mut command = std::process::Command::new("sh");
    let script = format!("trap '' XFSZ; ulimit -f {}; exec \"$0\"", size + 160);
    command.args(["-c", &script]).arg(limited.get_program());
    command.env_clear();
    for (name, value) in limited.get_envs() {
        if let Some(value) = value {
            command.env(name, value);
        }
    }
    stage.start_with(&mut command).await;
    let mut acknowledged = stage.entries();
    let mut faults = 0;
    for _ in 0..400 {
        let Some((person, panel)) = play::due(&people, stage.harbour).await else {
            faults += 1;
            break;
        };
        match play::step(&person, &panel).await {
            Some(after) => acknowledged = acknowledged.max(play::next_entry(&after) as usize - 1),
            None => faults += 1,
        }
        if faults > 2 {
            break;
        }
    }
    assert!(faults > 0, "the disk was never full");
    let log = stage.log();
    assert!(log.contains("disk"), "the operator is told why:\n{log}");
    stage.kill();
    // With room again, everything that was acknowledged is there, and the file is sound.
    let (out, errors, _) = stage.tool(&["doctor"]);
    assert!(out.contains("ok   database"), "{out}{errors}");
    assert_eq!(stage.entries(), acknowledged, "neither lost nor by half");
    stage.start().await;
    play::steps(&people, stage.harbour, 3).await;
    told_at_last(&stage).await;
}

const DAY: i64 = 24 * 3600 * 1000;

fn is_reminder(post: &Message) -> bool {
    post.content.contains('⏰')
}

async fn reminders(stage: &Stage) -> usize {
    stage.public().await.iter().filter(|post| is_reminder(post)).count()
}

/// Forwards by a year: one reminder, not all that would have come. Then the game goes on.
async fn a_year_ahead(stage: &Stage, people: &[Person]) {
    stage.move_clock(365 * DAY);
    stage.stranger.wait_for(stage.harbour, PATIENCE, is_reminder).await.expect("a reminder");
    tokio::time::sleep(Duration::from_secs(6)).await;
    assert_eq!(reminders(stage).await, 1);
    play::steps(people, stage.harbour, 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_is_put_back_while_it_runs() {
    let stage = Stage::new().await;
    let people = play::table(&stage, &["Ada", "Bernd"]).await;
    a_year_ahead(&stage, &people).await;
    for back in [365 * DAY, DAY / 24, DAY / 24] {
        // In the middle of a step: what is claimed and in hand was so by the other clock.
        let (person, panel) = play::due(&people, stage.harbour).await.expect("somebody is due");
        let press = tokio::spawn(async move { play::step(&person, &panel).await });
        tokio::time::sleep(Duration::from_millis(15)).await;
        stage.move_clock(-back);
        press.await.expect("a player");
        play::steps(&people, stage.harbour, 4).await;
    }
    told_at_last(&stage).await;
    assert_eq!(reminders(&stage).await, 1, "a clock that goes back reminds nobody");
    // Whoever became due since is reminded by the new time.
    stage.move_clock(15 * DAY / 24);
    let begun = tokio::time::Instant::now();
    while reminders(&stage).await < 2 {
        assert!(begun.elapsed() < PATIENCE, "nobody is reminded any more\n{}", stage.log());
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    stage.all_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_jumps_neither_floods_nor_silences() {
    let mut stage = Stage::new().await;
    let people = play::table(&stage, &["Ada", "Bernd"]).await;
    a_year_ahead(&stage, &people).await;
    // Back again, with a death in between, so that leases and waits of the future are left behind.
    let (person, panel) = play::due(&people, stage.harbour).await.expect("somebody is due");
    let press = tokio::spawn(async move { play::step(&person, &panel).await });
    tokio::time::sleep(Duration::from_millis(30)).await;
    stage.kill();
    let _ = press.await;
    stage.move_clock(-365 * DAY);
    stage.start().await;
    play::steps(&people, stage.harbour, 6).await;
    told_at_last(&stage).await;
    let score = say(&people[0], stage.harbour, "score", &[]).await;
    assert!(score.content.contains("Ada"), "{}", score.content);
    stage.all_accepted(&[0]).await;
}
