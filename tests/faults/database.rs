//! A locked database, a full disk, and a clock that jumps.

use std::time::Duration;

use discord_sim::Message;
use discord_sim::client::TestUser;
use sqlx::{Connection, SqliteConnection};

use crate::fast_players;
use crate::support::turn_posts::wait_until_all_turns_posted;
use crate::support::{Harness, TIMEOUT, slash};

#[tokio::test(flavor = "multi_thread")]
async fn a_locked_database_delays_the_answer_and_is_reported_in_the_end() {
    let harness = Harness::new().await;
    let people = fast_players::start_game(&harness, &["Ada", "Bernd"]).await;
    fast_players::steps(&people, harness.channel, 2).await;
    let mut other = SqliteConnection::connect(&harness.database_url()).await.expect("a connection");
    // Locked for a few seconds: the answer is late.
    let (person, panel) = fast_players::due(&people, harness.channel).await.expect("a player is due");
    let patient = person.clone().with_settle_timeout(Duration::from_secs(25));
    let before = harness.entry_count();
    sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.expect("the lock");
    let press = tokio::spawn(async move { fast_players::step(&patient, &panel).await });
    tokio::time::sleep(Duration::from_secs(4)).await;
    assert_eq!(harness.entry_count(), before);
    sqlx::query("ROLLBACK").execute(&mut other).await.expect("a rollback");
    assert!(press.await.expect("a player").is_some(), "the press was answered in the end");
    assert_eq!(harness.entry_count(), before + 1);
    // Locked for longer than the bot waits: an error message, and nothing changes.
    let (person, panel) = fast_players::due(&people, harness.channel).await.expect("a player is due");
    let patient = person.clone().with_settle_timeout(Duration::from_secs(45));
    sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.expect("the lock");
    let id = fast_players::quick_button(&panel).expect("a step");
    let mut outcome = patient.press(&panel, &id).await.expect("an outcome");
    if let Some((menu, values)) = outcome.message.as_ref().and_then(crate::support::player::options) {
        let panel = outcome.message.clone().expect("a panel");
        outcome =
            crate::support::player::choose(&patient, &panel, &menu, &values[0]).await.expect("an outcome");
    }
    let answer = outcome.message.expect("an answer");
    assert!(
        answer.content.contains('⚠') && answer.content.contains("Nothing was changed"),
        "{}",
        answer.content
    );
    sqlx::query("ROLLBACK").execute(&mut other).await.expect("a rollback");
    assert_eq!(harness.entry_count(), before + 1);
    assert!(harness.log().contains("locked by another program"), "the log gives the reason");
    fast_players::steps(&people, harness.channel, 2).await;
    wait_until_all_turns_posted(&harness).await;
    harness.assert_requests_accepted(&[]).await;
}

/// `ulimit -f` limits the size of the program's files, which acts like a full disk.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_reported_and_loses_nothing() {
    let mut harness = Harness::new().await;
    let people = fast_players::start_game(&harness, &["Ada", "Bernd"]).await;
    fast_players::steps(&people, harness.channel, 3).await;
    assert_eq!(harness.terminate(), Some(0));
    let size = std::fs::metadata(harness.path("archipel.db")).expect("a database").len() / 512;
    // Leave room for 160 blocks; the write-ahead log grows until it reaches the limit.
    let limited = harness.command();
    let mut command = std::process::Command::new("sh");
    let script = format!("trap '' XFSZ; ulimit -f {}; exec \"$0\"", size + 160);
    command.args(["-c", &script]).arg(limited.get_program());
    command.env_clear();
    for (name, value) in limited.get_envs() {
        if let Some(value) = value {
            command.env(name, value);
        }
    }
    harness.start_with(&mut command).await;
    let mut acknowledged = harness.entry_count();
    let mut faults = 0;
    for _ in 0..400 {
        let Some((person, panel)) = fast_players::due(&people, harness.channel).await else {
            faults += 1;
            break;
        };
        match fast_players::step(&person, &panel).await {
            Some(after) => acknowledged = acknowledged.max(fast_players::next_entry(&after) as usize - 1),
            None => faults += 1,
        }
        if faults > 2 {
            break;
        }
    }
    assert!(faults > 0, "the disk was never full");
    let log = harness.log();
    assert!(log.contains("disk"), "the log gives the reason:\n{log}");
    harness.kill();
    // Without the limit, everything acknowledged is stored and the database is intact.
    let (out, errors, _) = harness.run_command(&["doctor"]);
    assert!(out.contains("ok   database"), "{out}{errors}");
    assert_eq!(harness.entry_count(), acknowledged, "no entry is lost or partial");
    harness.start().await;
    fast_players::steps(&people, harness.channel, 3).await;
    wait_until_all_turns_posted(&harness).await;
}

const DAY: i64 = 24 * 3600 * 1000;

fn is_reminder(post: &Message) -> bool {
    post.content.contains('⏰')
}

async fn reminders(harness: &Harness) -> usize {
    harness.public_messages().await.iter().filter(|post| is_reminder(post)).count()
}

/// Moves the clock forward by a year: one reminder is posted, not all that would have been due.
async fn jump_a_year_ahead(harness: &Harness, people: &[TestUser]) {
    harness.move_clock(365 * DAY);
    harness.spectator.wait_for(harness.channel, TIMEOUT, is_reminder).await.expect("a reminder");
    tokio::time::sleep(Duration::from_secs(6)).await;
    assert_eq!(reminders(harness).await, 1);
    fast_players::steps(people, harness.channel, 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_set_back_while_running_delays_no_post_and_no_reminder() {
    let harness = Harness::new().await;
    let people = fast_players::start_game(&harness, &["Ada", "Bernd"]).await;
    jump_a_year_ahead(&harness, &people).await;
    for back in [365 * DAY, DAY / 24, DAY / 24] {
        // Set the clock back during a step, so that claims made with the old clock are open.
        let (person, panel) = fast_players::due(&people, harness.channel).await.expect("a player is due");
        let press = tokio::spawn(async move { fast_players::step(&person, &panel).await });
        tokio::time::sleep(Duration::from_millis(15)).await;
        harness.move_clock(-back);
        press.await.expect("a player");
        fast_players::steps(&people, harness.channel, 4).await;
    }
    wait_until_all_turns_posted(&harness).await;
    assert_eq!(reminders(&harness).await, 1, "a clock set back triggers no reminder");
    // The player who became due since then is reminded according to the new time.
    harness.move_clock(15 * DAY / 24);
    let begun = tokio::time::Instant::now();
    while reminders(&harness).await < 2 {
        assert!(begun.elapsed() < TIMEOUT, "no more reminders\n{}", harness.log());
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    harness.assert_requests_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_set_back_during_a_crash_delays_no_post() {
    let mut harness = Harness::new().await;
    let people = fast_players::start_game(&harness, &["Ada", "Bernd"]).await;
    jump_a_year_ahead(&harness, &people).await;
    // Set the clock back across a crash, so that leases and retry times lie in the future.
    let (person, panel) = fast_players::due(&people, harness.channel).await.expect("a player is due");
    let press = tokio::spawn(async move { fast_players::step(&person, &panel).await });
    tokio::time::sleep(Duration::from_millis(30)).await;
    harness.kill();
    let _ = press.await;
    harness.move_clock(-365 * DAY);
    harness.start().await;
    fast_players::steps(&people, harness.channel, 6).await;
    wait_until_all_turns_posted(&harness).await;
    let score = slash(&people[0], harness.channel, "score", &[]).await;
    assert!(score.content.contains("Ada"), "{}", score.content);
    harness.assert_requests_accepted(&[0]).await;
}

fn set_file_limit(pid: u32, bytes: &str) {
    let limit = std::process::Command::new("prlimit")
        .args(["--pid", &pid.to_string(), &format!("--fsize={bytes}:unlimited")])
        .status();
    assert!(limit.expect("prlimit").success());
}

/// The file size limit acts like a full disk; raising it acts like freeing space.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn when_space_is_free_again_the_game_continues_without_a_restart() {
    let mut harness = Harness::new().await;
    harness.kill();
    let port = crate::limits_and_metrics::free_port();
    let mut command = std::process::Command::new("sh");
    let configured = harness.command();
    command.args(["-c", "trap '' XFSZ; exec \"$0\""]).arg(configured.get_program()).env_clear();
    command.envs(configured.get_envs().filter_map(|(name, value)| Some((name, value?))));
    command.env("ARCHIPEL_WATCH_ADDR", format!("127.0.0.1:{port}"));
    harness.start_with(&mut command).await;
    let people = fast_players::start_game(&harness, &["Ada", "Bernd"]).await;
    fast_players::steps(&people, harness.channel, 2).await;
    let health = || crate::limits_and_metrics::get(port, "/healthz");
    assert!(health().starts_with("HTTP/1.1 200"), "{}", health());
    let pid = harness.pid().expect("a process");
    set_file_limit(pid, "4096");
    let before = harness.entry_count();
    let (person, panel) = fast_players::due(&people, harness.channel).await.expect("a player is due");
    assert!(fast_players::step(&person, &panel).await.is_none(), "nothing can be saved");
    let sick = health();
    assert!(sick.starts_with("HTTP/1.1 503") && sick.contains("disk"), "{sick}");
    set_file_limit(pid, "unlimited");
    assert_eq!(harness.entry_count(), before);
    let healthy = health();
    assert!(healthy.starts_with("HTTP/1.1 200"), "{healthy}");
    fast_players::steps(&people, harness.channel, 3).await;
    wait_until_all_turns_posted(&harness).await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_replaced_database_file_is_noticed_and_nothing_is_accepted_into_the_lost_one() {
    let mut harness = Harness::new().await;
    harness.kill();
    let port = crate::limits_and_metrics::free_port();
    let mut command = harness.command();
    command.env("ARCHIPEL_WATCH_ADDR", format!("127.0.0.1:{port}"));
    harness.start_with(&mut command).await;
    let people = fast_players::start_game(&harness, &["Ada", "Bernd"]).await;
    fast_players::steps(&people, harness.channel, 2).await;
    wait_until_all_turns_posted(&harness).await;
    let (file, aside) = (harness.path("archipel.db"), harness.path("aside.db"));
    std::fs::rename(&file, &aside).expect("a renamed file");
    std::fs::copy(&aside, &file).expect("another file in its place");
    let sick = crate::limits_and_metrics::get(port, "/healthz");
    assert!(sick.starts_with("HTTP/1.1 503") && sick.contains("removed or replaced"), "{sick}");
    let (person, panel) = fast_players::due(&people, harness.channel).await.expect("a player is due");
    assert!(fast_players::step(&person, &panel).await.is_none(), "a press on a lost file is refused");
    assert!(harness.log().contains("removed or replaced"), "{}", harness.log());
    // The file is put back: the game continues.
    std::fs::rename(&aside, &file).expect("the file in its place");
    fast_players::steps(&people, harness.channel, 2).await;
    wait_until_all_turns_posted(&harness).await;
}

/// On a slow database the answer is deferred; a refusal must not take the place of the lobby's card.
#[tokio::test(flavor = "multi_thread")]
async fn a_late_refusal_is_private_and_leaves_the_card_as_it_is() {
    let harness = Harness::new().await;
    let ada = harness.person("Ada", "en-US").await;
    let card = slash(&ada, harness.channel, "game new", &[("game", "anno1503")]).await;
    let mut other = SqliteConnection::connect(&harness.database_url()).await.expect("a connection");
    let patient = ada.clone().with_settle_timeout(Duration::from_secs(25));
    sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.expect("the lock");
    let pressed = card.clone();
    let press = tokio::spawn(async move { patient.press(&pressed, "➕ Join").await });
    tokio::time::sleep(Duration::from_secs(2)).await;
    sqlx::query("ROLLBACK").execute(&mut other).await.expect("a rollback");
    let refusal = ada.wait_for(harness.channel, TIMEOUT, |post| post.content.contains('✋')).await;
    let refusal = refusal.expect("a refusal");
    assert!(refusal.is_ephemeral() && refusal.id != card.id, "{}", refusal.content);
    press.await.expect("a task").expect("an outcome");
    let public = harness.public_messages().await;
    let after = public.iter().find(|post| post.id == card.id).expect("the card");
    assert_eq!((&after.content, after.parts().count()), (&card.content, card.parts().count()));
    assert!(public.iter().all(|post| !post.content.contains('✋')), "nobody else sees the refusal");
    harness.assert_requests_accepted(&[]).await;
}
