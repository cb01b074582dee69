//! `/anno1800 build tile:brewery`: a short command leads to the best payment, or the answer says what is missing.
#![allow(clippy::expect_used, reason = "tests may panic")]

mod support;

use archipel_rules::EntryKind;
use discord_sim::client::TestUser;
use serde_json::json;
use support::{Harness, assert_refusal, player, press, slash, start_game};

const BUILD: &str = "anno1800 build";

#[tokio::test(flavor = "multi_thread")]
async fn a_build_command_offers_a_payment_or_says_what_is_missing() {
    let harness = Harness::new().await;
    let people = [harness.person("Ada", "en-US").await, harness.person("Bea", "en-GB").await];
    let post = start_game(&harness, "anno1800", &people).await;
    let called = |person: &&TestUser| post.content.contains(&format!("👉 {}", person.mention()));
    let person = people.iter().find(called).expect("a player is called");
    missing_resources_are_named(&harness, person).await;
    tiles_of_every_kind_are_suggested(&harness, person).await;
    a_free_tile_is_confirmed_first(&harness, person).await;
    the_best_plan_is_confirmed(&harness, person).await;
    harness.assert_requests_accepted(&[]).await;
}

/// The refusal needs neither `kind` nor `field` nor `pay`.
async fn missing_resources_are_named(harness: &Harness, person: &TestUser) {
    let before = harness.entry_count();
    for tile in ["heavy_weapons_factory", "Heavy weapons factory"] {
        let answer = slash(person, harness.channel, BUILD, &[("tile", tile)]).await;
        assert_refusal(&answer, "You can’t pay for this now");
    }
    let answer = slash(person, harness.channel, BUILD, &[("tile", "castle in the air")]).await;
    assert_refusal(&answer, "");
    assert_eq!(harness.entry_count(), before, "nothing changed");
}

async fn tiles_of_every_kind_are_suggested(harness: &Harness, person: &TestUser) {
    let suggested = person.autocomplete(harness.channel, BUILD, &[("tile", "brew")], "tile").await;
    let choices = suggested.expect("suggestions").choices.unwrap_or_default();
    let values: Vec<&str> = choices.iter().filter_map(|choice| choice.value.as_str()).collect();
    assert_eq!(values, ["brewery"]);
}

/// A free tile has a single payment, but the player still confirms its place.
async fn a_free_tile_is_confirmed_first(harness: &Harness, person: &TestUser) {
    let before = harness.entry_count();
    let panel = slash(person, harness.channel, BUILD, &[("tile", "shipyard_1")]).await;
    assert!(player::options(&panel).is_some(), "{}", panel.content);
    assert_eq!(harness.entry_count(), before, "nothing happens before the confirmation");
}

async fn the_best_plan_is_confirmed(harness: &Harness, person: &TestUser) {
    let before = harness.entry_count();
    let panel = slash(person, harness.channel, BUILD, &[("tile", "brewery")]).await;
    assert!(panel.is_ephemeral());
    for words in ["How do you pay?", "Brewery"] {
        assert!(panel.content.contains(words), "{words}: {}", panel.content);
    }
    let (_, ways) = player::options(&panel).expect("the ways to pay");
    assert!(ways.contains(&"1".to_owned()) && ways.contains(&"own".to_owned()), "{ways:?}");
    assert_eq!(harness.entry_count(), before, "nothing happens before the confirmation");
    let best =
        panel.labels().into_iter().find(|label| label.contains("Best way")).expect("its button").to_owned();
    press(person, &panel, &best).await;
    let record = harness.record(1);
    let Some(EntryKind::Action(action)) = record.entries.first().map(|entry| &entry.mark) else {
        panic!("no action in the record");
    };
    assert_eq!(
        (&action["verb"], &action["tile"], &action["pay"]),
        (&json!("build"), &json!("brewery"), &json!("1"))
    );
    assert!(action["field"].is_string(), "{action}");
}
