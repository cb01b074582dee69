//! Taking back among computers: free over their moves while nothing was seen; beyond that they always agree.

use archipel_rules::Mark;

use crate::support::{Stage, assert_refusal, press, say};
use crate::table;

const CHOOSE: &[(&str, &str)] = &[("home_island", "choose"), ("first_player", "seat_1")];

fn marks(stage: &Stage) -> String {
    let mark = |mark: &Mark| match mark {
        Mark::Action(_) => '.',
        Mark::Undo(_) => '-',
        Mark::Redo(_) => '+',
    };
    stage.record(1).entries.iter().map(|entry| mark(&entry.mark)).collect()
}

/// The last in order chooses a home first; the computers choose after, and the first of them rolls: that was seen.
#[tokio::test(flavor = "multi_thread")]
async fn what_was_seen_is_taken_back_without_a_question_to_computers() {
    let stage = Stage::new().await;
    let ada = stage.person("Ada", "en-US").await;
    table::start(&stage, &ada, "anno1503", &["easy", "easy"], CHOOSE).await;
    let panel = table::asked(&stage, &ada).await.expect("a home to choose");
    table::press(&ada, &panel, "choose_home").await;
    table::asked(&stage, &ada).await.expect("the first turn");
    assert!(!marks(&stage).contains('-'));
    let offer = say(&ada, stage.harbour, "undo", &[]).await;
    assert_refusal(&offer, "showed something hidden or random");
    let undone = press(&ada, &offer, "↩️ Undo all the same").await;
    assert!(undone.content.contains("Choose your home island"), "{}", undone.content);
    assert!(marks(&stage).contains('-'), "{}", marks(&stage));
    // And the game goes on from there.
    table::press(&ada, &undone, "choose_home").await;
    table::asked(&stage, &ada).await.expect("the first turn");
    stage.all_accepted(&[]).await;
}
