//! Undo with AI players: they always agree.

use archipel_rules::EntryKind;

use crate::game;
use crate::support::{Harness, assert_refusal, press, slash};

const CHOOSE: &[(&str, &str)] = &[("home_island", "choose"), ("first_player", "seat_1")];

fn entry_kinds(harness: &Harness) -> String {
    let symbol = |kind: &EntryKind| match kind {
        EntryKind::Action(_) => '.',
        EntryKind::Undo(_) => '-',
        EntryKind::Redo(_) => '+',
    };
    harness.record(1).entries.iter().map(|entry| symbol(&entry.mark)).collect()
}

/// The last player chooses a home first; then the AI players choose, and the first of them rolls, which reveals hidden
/// information.
#[tokio::test(flavor = "multi_thread")]
async fn undoing_revealed_moves_needs_no_vote_of_ai_players() {
    let harness = Harness::new().await;
    let ada = harness.person("Ada", "en-US").await;
    game::start(&harness, &ada, "anno1503", &["easy", "easy"], CHOOSE).await;
    let panel = game::wait_until_due(&harness, &ada).await.expect("a home to choose");
    game::press(&ada, &panel, "choose_home").await;
    game::wait_until_due(&harness, &ada).await.expect("the first turn");
    assert!(!entry_kinds(&harness).contains('-'));
    let offer = slash(&ada, harness.channel, "undo", &[]).await;
    assert_refusal(&offer, "revealed hidden information");
    let undone = press(&ada, &offer, "↩️ Undo anyway").await;
    assert!(undone.content.contains("Choose your home island"), "{}", undone.content);
    assert!(entry_kinds(&harness).contains('-'), "{}", entry_kinds(&harness));
    // The game continues from there.
    game::press(&ada, &undone, "choose_home").await;
    game::wait_until_due(&harness, &ada).await.expect("the first turn");
    harness.assert_requests_accepted(&[]).await;
}
