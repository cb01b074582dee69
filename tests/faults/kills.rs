//! SIGKILL at random points of many turns: nothing acknowledged is lost, nothing is executed or posted twice.

use std::time::{Duration, Instant};

use archipel_rules::{Dice, EntryKind, Seed, Table};
use sqlx::{Connection, SqliteConnection};

use crate::fast_players;
use crate::support::Harness;
use crate::support::turn_posts::wait_until_all_turns_posted;

#[tokio::test(flavor = "multi_thread")]
async fn kills_at_random_points_neither_lose_nor_duplicate_anything() {
    let turns: u32 = std::env::var("ARCHIPEL_KILL_TURNS").map_or(20, |text| text.parse().expect("a number"));
    let seed = std::env::var("ARCHIPEL_KILL_SEED").map_or(7, |text| text.parse().expect("a number"));
    let every = std::env::var("ARCHIPEL_KILL_EVERY").map_or(3, |text| text.parse().expect("a number"));
    let mut dice = Dice::new(Seed::from_number(seed));
    let mut harness = Harness::new().await;
    let mut people = fast_players::start_game(&harness, &["Ada", "Bernd"]).await;
    let begun = Instant::now();
    let (mut kills, mut unposted, mut presses, mut acknowledged, mut unanswered) = (0, 0, 0_u32, 0_u32, 0);
    let mut database = SqliteConnection::connect(&harness.database_url()).await.expect("a connection");
    let mut ended = 0;
    while ended < turns {
        // Replay the record rarely: exporting it starts a process.
        if presses % 25 == 0 {
            ended = ended_turns(&harness);
            println!("{ended} turns, {kills} kills, {:.0} s", begun.elapsed().as_secs_f64());
        }
        let Some((person, panel)) = fast_players::due(&people, harness.channel).await else {
            tokio::time::sleep(Duration::from_millis(100)).await;
            continue;
        };
        // The same player is probably due again: ask them first.
        people.sort_by_key(|other| other.id() != person.id());
        // Some steps are interrupted between the press and the last post.
        let done = if dice.index(every) == 0 {
            // Half of the kills wait for the answer first, so that posts are being drawn and sent; with only a delay, a
            // slow machine would never get that far.
            let (answered, moment) = (dice.index(2) == 0, Duration::from_millis(dice.index(120) as u64));
            let mut task = tokio::spawn({
                let (person, panel) = (person.clone(), panel.clone());
                async move { fast_players::step(&person, &panel).await }
            });
            let done = if answered { Some((&mut task).await.expect("a player")) } else { None };
            tokio::time::sleep(moment).await;
            unposted += u32::from(has_unposted(&mut database).await);
            harness.kill();
            kills += 1;
            // Skip the three seconds for which discord-sim waits for an answer.
            harness.client.advance(Duration::from_millis(3100)).await.expect("the clock");
            harness.start().await;
            match done {
                Some(done) => done,
                None => task.await.expect("a player"),
            }
        } else {
            fast_players::step(&person, &panel).await
        };
        presses += 1;
        match done {
            Some(after) => acknowledged = acknowledged.max(fast_players::next_entry(&after) - 1),
            None => unanswered += 1,
        }
        let written: u32 = sqlx::query_scalar("SELECT count(*) FROM entries")
            .fetch_one(&mut database)
            .await
            .expect("a number");
        assert!(written >= acknowledged, "entry {acknowledged} was acknowledged, {written} are stored");
    }
    let record = harness.record(1);
    assert!(record.entries.iter().all(|entry| matches!(entry.mark, EntryKind::Action(_))));
    let entries = u32::try_from(record.entries.len()).expect("a number");
    assert!(entries <= presses, "{entries} entries by {presses} presses: one was executed twice");
    assert!(
        entries + unanswered >= presses,
        "{entries} entries, {presses} presses, {unanswered} unanswered: one was lost"
    );
    wait_until_all_turns_posted(&harness).await;
    // Status 0: a kill interrupted a request, which the next process repeats.
    harness.assert_requests_accepted(&[0]).await;
    let journal = harness.client.requests(0).await.expect("the journal");
    println!(
        "{} turns, {presses} steps, {kills} kills survived, {unposted} of them with a post on its way, {unanswered} steps without an answer, {} of the last {} requests broken off; 0 lost, 0 doubled; {:.0} s",
        ended_turns(&harness),
        journal.iter().filter(|entry| entry.status == 0).count(),
        journal.len(),
        begun.elapsed().as_secs_f64()
    );
    assert!(kills > 0, "there were no kills");
}

/// Whether the outbox has rows that are not delivered.
async fn has_unposted(database: &mut SqliteConnection) -> bool {
    let open = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM outbox WHERE delivered_at IS NULL)");
    open.fetch_one(database).await.expect("an answer")
}

fn ended_turns(harness: &Harness) -> u32 {
    let table = Table::replay(harness.record(1)).expect("the record replays");
    u32::try_from(table.steps().iter().filter(|step| step.ends_turn).count()).expect("a number")
}
