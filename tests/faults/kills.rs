//! SIGKILL at random points of many turns: nothing that was accepted is lost, nothing is done or told twice.

use std::time::{Duration, Instant};

use archipel_rules::{Dice, Mark, Seed, Table};
use sqlx::{Connection, SqliteConnection};

use crate::play;
use crate::support::Stage;
use crate::support::told::told_at_last;

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_or_doubled_by_kills_at_random_points() {
    let turns: u32 = std::env::var("ARCHIPEL_KILL_TURNS").map_or(20, |text| text.parse().expect("a number"));
    let seed = std::env::var("ARCHIPEL_KILL_SEED").map_or(7, |text| text.parse().expect("a number"));
    let every = std::env::var("ARCHIPEL_KILL_EVERY").map_or(3, |text| text.parse().expect("a number"));
    let mut dice = Dice::new(Seed::from_number(seed));
    let mut stage = Stage::new().await;
    let mut people = play::table(&stage, &["Ada", "Bernd"]).await;
    let begun = Instant::now();
    let (mut kills, mut untold, mut presses, mut acknowledged, mut cut_off) = (0, 0, 0_u32, 0_u32, 0);
    let mut database = SqliteConnection::connect(&stage.database()).await.expect("a connection");
    let mut told = 0;
    while told < turns {
        // The record is replayed now and then only: it takes a process.
        if presses % 25 == 0 {
            told = closed(&stage);
            println!("{told} turns, {kills} kills, {:.0} s", begun.elapsed().as_secs_f64());
        }
        let Some((person, panel)) = play::due(&people, stage.harbour).await else {
            tokio::time::sleep(Duration::from_millis(100)).await;
            continue;
        };
        // Most likely the same is due again.
        people.sort_by_key(|other| other.id() != person.id());
        // Some of the steps are cut off somewhere between the press and the last post.
        let done = if dice.index(every) == 0 {
            // Half of them before the answer, half when the answer is there and posts are being drawn and sent: by
            // the clock alone, a slow machine would never come so far.
            let (answered, moment) = (dice.index(2) == 0, Duration::from_millis(dice.index(120) as u64));
            let mut task = tokio::spawn({
                let (person, panel) = (person.clone(), panel.clone());
                async move { play::step(&person, &panel).await }
            });
            let done = if answered { Some((&mut task).await.expect("a player")) } else { None };
            tokio::time::sleep(moment).await;
            untold += u32::from(is_untold(&mut database).await);
            stage.kill();
            kills += 1;
            // Nobody waits three seconds for the dead.
            stage.client.advance(Duration::from_millis(3100)).await.expect("the clock");
            stage.start().await;
            match done {
                Some(done) => done,
                None => task.await.expect("a player"),
            }
        } else {
            play::step(&person, &panel).await
        };
        presses += 1;
        match done {
            Some(after) => acknowledged = acknowledged.max(play::next_entry(&after) - 1),
            None => cut_off += 1,
        }
        let written: u32 = sqlx::query_scalar("SELECT count(*) FROM entries")
            .fetch_one(&mut database)
            .await
            .expect("a number");
        assert!(written >= acknowledged, "entry {acknowledged} was acknowledged, {written} are there");
    }
    let record = stage.record(1);
    assert!(record.entries.iter().all(|entry| matches!(entry.mark, Mark::Action(_))));
    let entries = u32::try_from(record.entries.len()).expect("a number");
    assert!(entries <= presses, "{entries} entries by {presses} presses: one was done twice");
    assert!(
        entries + cut_off >= presses,
        "{entries} entries, {presses} presses, {cut_off} cut off: one is lost"
    );
    told_at_last(&stage).await;
    // A kill may hit while a request is being sent; then it was not refused, and is sent again by the next run.
    stage.all_accepted(&[0]).await;
    let journal = stage.client.journal(0).await.expect("the journal");
    println!(
        "{} turns, {presses} steps, {kills} kills survived, {untold} of them with a post on its way, {cut_off} steps without an answer, {} of the last {} requests broken off; 0 lost, 0 doubled; {:.0} s",
        closed(&stage),
        journal.iter().filter(|entry| entry.status == 0).count(),
        journal.len(),
        begun.elapsed().as_secs_f64()
    );
    assert!(kills > 0, "nobody was killed");
}

/// Is something written down that the channel has not been told yet?
async fn is_untold(database: &mut SqliteConnection) -> bool {
    let open = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM outbox WHERE delivered_at IS NULL)");
    open.fetch_one(database).await.expect("an answer")
}

fn closed(stage: &Stage) -> u32 {
    let table = Table::replay(stage.record(1)).expect("the record replays");
    u32::try_from(table.steps().iter().filter(|step| step.closes).count()).expect("a number")
}
