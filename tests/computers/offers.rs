//! Offers that a person makes to computer players in Anno 1701: they are answered, and nobody waits for ever.

use archipel_rules::Mark;
use discord_sim::client::Person;

use crate::support::{PATIENCE, Stage, player, say};
use crate::table;

/// Rolls, and answers whatever comes before the actions of the turn.
async fn come_to_action(stage: &Stage, person: &Person) {
    for _ in 0..20 {
        let panel = table::asked(stage, person).await.expect("the game goes on");
        let offered = player::verbs(&panel);
        if offered.iter().any(|verb| verb == "offer") {
            return;
        }
        let first = ["choose_tiles", "roll", "discard", "keep_tile", "place_tile"];
        let verb = first.iter().find(|verb| offered.iter().any(|one| one == *verb));
        table::press(person, &panel, verb.expect("something to do before the actions")).await;
    }
    panic!("no action phase");
}

/// How often computers have accepted or declined.
fn answers(stage: &Stage, person: &Person) -> usize {
    let game = table::replay(stage);
    let own = table::seat_of(&game, person);
    let is_answer = |mark: &Mark| matches!(mark, Mark::Action(action) if matches!(action["verb"].as_str(), Some("accept" | "decline")));
    game.record().entries.iter().filter(|entry| entry.seat != own && is_answer(&entry.mark)).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn computers_answer_the_offers_of_people() {
    let stage = Stage::new().await;
    let ada = stage.person("Ada", "en-US").await;
    table::start(&stage, &ada, "anno1701", &["medium", "easy"], &[]).await;
    come_to_action(&stage, &ada).await;
    let terms = [("to", "all"), ("give", "gold,done"), ("want", "wood,done")];
    let made = say(&ada, stage.harbour, "anno1701 offer", &terms).await;
    assert!(!made.content.contains('✋'), "an offer was refused: {}", made.content);
    // Nobody presses anything: one of them accepts, or both decline.
    let begun = tokio::time::Instant::now();
    while answers(&stage, &ada) == 0 {
        assert!(begun.elapsed() < PATIENCE, "nobody answers\n{}", stage.log());
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    table::moves_have_reasons(&stage, std::slice::from_ref(&ada)).await;
    // And the turn is still Ada's.
    let panel = table::asked(&stage, &ada).await.expect("the game goes on");
    assert!(player::verbs(&panel).iter().any(|verb| verb == "set_sail"), "{:?}", player::verbs(&panel));
    stage.all_accepted(&[]).await;
}
