//! `/anno1800 build tile:brewery`: a wish typed in a word or two leads to the best plan, or to what is missing for it.
#![allow(clippy::expect_used, reason = "a test may fail loudly")]

mod support;

use archipel_rules::Mark;
use discord_sim::Message;
use discord_sim::client::Person;
use serde_json::json;
use support::{Stage, assert_refusal, player, press, say, start_game};

const BUILD: &str = "anno1800 build";

#[tokio::test(flavor = "multi_thread")]
async fn a_typed_wish_is_planned_or_explained() {
    let stage = Stage::new().await;
    let people = [stage.person("Ada", "en-US").await, stage.person("Bea", "en-GB").await];
    let post = start_game(&stage, "anno1800", &people).await;
    let called = |person: &&Person| post.content.contains(&format!("👉 {}", person.mention()));
    let person = people.iter().find(called).expect("somebody is called");
    what_is_missing_is_said(&stage, person).await;
    tiles_of_every_kind_are_suggested(&stage, person).await;
    a_free_tile_is_looked_at_first(&stage, person).await;
    the_best_plan_is_confirmed(&stage, person).await;
    stage.all_accepted(&[]).await;
}

/// Neither `kind` nor `field` nor `pay` is needed to be told why not.
async fn what_is_missing_is_said(stage: &Stage, person: &Person) {
    let before = stage.entries();
    for tile in ["heavy_weapons_factory", "Heavy weapons factory"] {
        let answer = say(person, stage.harbour, BUILD, &[("tile", tile)]).await;
        assert_refusal(&answer, "You cannot pay for this now");
    }
    let answer = say(person, stage.harbour, BUILD, &[("tile", "castle in the air")]).await;
    assert_refusal(&answer, "");
    assert_eq!(stage.entries(), before, "nothing was changed");
}

async fn tiles_of_every_kind_are_suggested(stage: &Stage, person: &Person) {
    let suggested = person.autocomplete(stage.harbour, BUILD, &[("tile", "brew")], "tile").await;
    let choices = suggested.expect("suggestions").choices.unwrap_or_default();
    let values: Vec<&str> = choices.iter().filter_map(|choice| choice.value.as_str()).collect();
    assert_eq!(values, ["brewery"]);
}

/// There is one way to pay nothing; the player still sees where the tile would stand.
async fn a_free_tile_is_looked_at_first(stage: &Stage, person: &Person) {
    let before = stage.entries();
    let panel = say(person, stage.harbour, BUILD, &[("tile", "shipyard_1")]).await;
    assert!(player::options(&panel).is_some(), "{}", panel.content);
    assert_eq!(stage.entries(), before, "nothing was done unseen");
}

async fn the_best_plan_is_confirmed(stage: &Stage, person: &Person) {
    let before = stage.entries();
    let panel = say(person, stage.harbour, BUILD, &[("tile", "brewery")]).await;
    assert!(panel.is_ephemeral());
    for words in ["How do you pay?", "Brewery", "Best way"] {
        assert!(panel.content.contains(words), "{words}: {}", panel.content);
    }
    assert_eq!(placeholder(&panel), "Other ways to pay");
    let (_, ways) = player::options(&panel).expect("the ways to pay");
    assert!(ways.contains(&"1".to_owned()) && ways.contains(&"own".to_owned()), "{ways:?}");
    assert_eq!(stage.entries(), before, "a plan is confirmed first");
    let best =
        panel.labels().into_iter().find(|label| label.contains("Best way")).expect("its button").to_owned();
    press(person, &panel, &best).await;
    let record = stage.record(1);
    let Some(Mark::Action(action)) = record.entries.first().map(|entry| &entry.mark) else {
        panic!("it is not in the record");
    };
    assert_eq!(
        (&action["verb"], &action["tile"], &action["pay"]),
        (&json!("build"), &json!("brewery"), &json!("1"))
    );
    assert!(action["field"].is_string(), "{action}");
}

fn placeholder(panel: &Message) -> &str {
    let menu = panel.parts().find(|part| part.get("options").is_some()).expect("a menu");
    menu["placeholder"].as_str().unwrap_or_default()
}
