//! Full two-player games of Anno 1800 with every kind of action: recommended and custom payments, undone and withdrawn
//! ones, cards, islands, expeditions, and the final scoring.
#![allow(clippy::expect_used, reason = "tests may panic")]

mod support;

use std::collections::BTreeMap;

use archipel_rules::{Dice, Seed, Table};
use discord_sim::Message;
use discord_sim::client::TestUser;
use support::{Harness, assert_no_secrets, is_game_over, message, player, slash, start_game_with};

/// All kinds of actions that the games must contain.
const REQUIRED_VERBS: [&str; 15] = [
    "play",
    "build",
    "ships",
    "hire",
    "upgrade",
    "claim",
    "explore",
    "expedition",
    "swap",
    "festival",
    "finish",
    "withdraw",
    "activate",
    "objective",
    "shift",
];
/// The commands that lead one player to an expedition: glass and windows for an engineer, who helps to build cannons for
/// the ship with the second exploration token. Each can be paid for after a festival.
const EXPEDITION_PLAN: [(&str, &str, &str); 9] = [
    ("build", "tile", "steelworks_worker"),
    ("build", "tile", "glassworks"),
    ("build", "tile", "window_factory"),
    ("upgrade", "tier", "worker"),
    ("upgrade", "tier", "artisan"),
    ("build", "tile", "cannon_foundry"),
    ("build", "tile", "sailmakers_worker"),
    ("ships", "ship", "e1"),
    ("expedition", "cards", "3"),
];
/// Steps of a custom payment; the one that completes it is first.
const PAYMENT_STEPS: [&str; 8] = ["finish", "work", "labour", "spend", "trade", "fetch", "gift", "withdraw"];

/// How often each verb was used.
type Used = BTreeMap<String, usize>;

/// The available actions depend on the cards, so several games may be needed.
const MAX_GAMES: u32 = 6;

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_full_games_with_every_kind_of_action() {
    let mut harness = Harness::new().await;
    let people = [harness.person("Ada", "en-US").await, harness.person("Bernd", "de").await];
    let mut used = Used::new();
    for number in 1..=MAX_GAMES {
        play_game(&mut harness, &people, number, &mut used).await;
        let missing: Vec<&&str> = REQUIRED_VERBS.iter().filter(|kind| !used.contains_key(**kind)).collect();
        if missing.is_empty() {
            break;
        }
        assert!(number < MAX_GAMES, "never used: {missing:?}; used: {used:?}");
    }
    harness.assert_requests_accepted(&[]).await;
}

async fn play_game(harness: &mut Harness, people: &[TestUser; 2], number: u32, used: &mut Used) {
    let options = [("round_limit", "40"), ("objectives", "effects")];
    let opening = start_game_with(harness, "anno1800", people, &options).await;
    let mut post = opening.clone();
    let mut dice = Dice::new(Seed::from_number(1800));
    let mut plan = EXPEDITION_PLAN.iter();
    for turn in 1.. {
        assert!(turn < 90, "the game does not end");
        let called = |person: &&TestUser| post.content.contains(&format!("👉 {}", person.mention()));
        let person = people.iter().find(called).expect("a player is called");
        match turn {
            2 => a_tile_that_cannot_be_paid_is_explained(harness, person).await,
            5 => {
                harness.kill();
                harness.start().await;
            }
            _ => {}
        }
        // The second player to act follows the expedition plan; the other one tries everything else.
        if turn % 2 == 0
            && let Some(step) = plan.as_slice().first()
        {
            let verb = if follow_plan(harness, person, *step).await {
                plan.next().map_or("", |step| step.0)
            } else {
                "festival"
            };
            *used.entry(verb.to_owned()).or_default() += 1;
        }
        take_turn(harness, person, used, &mut dice).await;
        post = harness.next_post(Some(post.id)).await;
        if is_game_over(&post) {
            break;
        }
    }
    check_finished_game(harness, number, &opening, &post).await;
}

/// Types the next command of the expedition plan and takes the best payment; holds a festival if it cannot be paid.
async fn follow_plan(
    harness: &Harness,
    person: &TestUser,
    (verb, option, value): (&str, &str, &str),
) -> bool {
    let mut panel = slash(person, harness.channel, &format!("anno1800 {verb}"), &[(option, value)]).await;
    let paid = !panel.content.contains('✋');
    while let Some((menu, values)) = player::options(&panel).filter(|_| paid) {
        let preferred = ["done", "residence", "1"];
        let value = preferred.iter().find(|wanted| values.iter().any(|value| value == *wanted));
        let value = value.copied().unwrap_or(values[0].as_str());
        panel = message(player::choose(person, &panel, &menu, value).await.expect("a choice"));
    }
    if !paid {
        let panel = player::open(person, harness.channel).await;
        player::press(person, &panel, "festival", |_| 0).await;
    }
    paid
}

/// Prefers the verb used least, so that every verb is used; ends the turn when nothing else is left.
async fn take_turn(harness: &Harness, person: &TestUser, used: &mut Used, dice: &mut Dice) {
    let mut panel = player::open(person, harness.channel).await;
    let mut steps = 0;
    while panel.content.contains("👉") {
        steps += 1;
        assert!(steps < 60, "a turn does not end: {}", panel.content);
        let offered = player::verbs(&panel);
        let paying = offered.iter().any(|verb| verb == "withdraw");
        let verb = if paying {
            // Sometimes withdraw a custom payment.
            let step = PAYMENT_STEPS.iter().find(|step| offered.iter().any(|verb| verb == *step));
            if steps > 40 { "withdraw" } else { step.expect("a step") }.to_owned()
        } else {
            next_verb(&offered, used)
        };
        *used.entry(verb.clone()).or_default() += 1;
        let own = times_of(used, "own") < 3;
        let mut chose_own = false;
        panel = player::press(person, &panel, &verb, |values| {
            if let Some(index) = values.iter().position(|value| value == "own").filter(|_| own) {
                chose_own = true;
                return index;
            }
            // Exploration ships lead to the first expedition.
            if let Some(index) = values.iter().position(|value| ["e1", "e2", "e3"].contains(&value.as_str()))
            {
                return index;
            }
            // The best payment is first; a custom payment is used only a few times.
            if values.iter().any(|value| value == "own") { 0 } else { dice.index(values.len()) }
        })
        .await;
        assert!(!panel.content.contains('✋'), "{verb} was offered and refused: {}", panel.content);
        assert!(panel.is_ephemeral());
        if chose_own {
            *used.entry("own".to_owned()).or_default() += 1;
            if times_of(used, "own") == 2 {
                *used.entry("withdraw".to_owned()).or_default() += 1;
                panel = withdraw_and_undo(harness, person, panel).await;
            }
        }
    }
}

/// Unused verbs first; then industries for the goods that the cards need, with a festival after every other action.
fn next_verb(offered: &[String], used: &Used) -> String {
    let has = |verb: &&str| offered.iter().any(|offered| offered == verb);
    let times = |verb: &str| times_of(used, verb);
    // Save tokens for the first expedition.
    let reserved =
        |verb: &&str| ["claim", "explore"].contains(verb) && times(verb) > 0 && times("expedition") == 0;
    let new = [
        "play",
        "expedition",
        "activate",
        "objective",
        "hire",
        "upgrade",
        "ships",
        "claim",
        "explore",
        "swap",
    ];
    let new =
        new.iter().chain(&["rebuild", "shift", "produce", "promote"]).copied().filter(|verb| !reserved(verb));
    let always = |verb: &str| ["play", "activate", "expedition"].contains(&verb);
    let most = |verb: &str| if verb == "ships" && times("expedition") == 0 { 12 } else { 2 };
    let first = new.filter(|verb| always(verb) || times(verb) < most(verb)).find(has);
    let rested = times("festival") * 2 > times("build");
    let order = if rested { ["build", "festival", "end_turn"] } else { ["festival", "build", "end_turn"] };
    let next = first.or_else(|| order.into_iter().find(has));
    next.unwrap_or_else(|| panic!("nothing to do: {offered:?}")).to_owned()
}

fn times_of(used: &Used, verb: &str) -> usize {
    used.get(verb).copied().unwrap_or_default()
}

/// Withdraws an open payment, which restores the state before it.
async fn withdraw_and_undo(harness: &Harness, person: &TestUser, panel: Message) -> Message {
    let entries = harness.entry_count();
    let panel = player::press(person, &panel, "withdraw", |_| 0).await;
    assert_eq!(harness.entry_count(), entries + 1);
    assert!(!player::verbs(&panel).iter().any(|verb| verb == "finish"), "the payment is closed");
    panel
}

/// The answer to a command that cannot be paid for says what is missing.
async fn a_tile_that_cannot_be_paid_is_explained(harness: &Harness, person: &TestUser) {
    let before = harness.entry_count();
    let terms = [("kind", "engineer"), ("tile", "heavy_weapons_factory"), ("pay", "plan_1")];
    let answer = slash(person, harness.channel, "anno1800 build", &terms).await;
    assert!(answer.is_ephemeral() && answer.content.contains('✋'), "{}", answer.content);
    assert_eq!(harness.entry_count(), before, "nothing changed");
}

async fn check_finished_game(harness: &Harness, number: u32, opening: &Message, last: &Message) {
    let table = Table::replay(harness.record(number)).expect("the record replays");
    assert!(table.position().outcome().is_some());
    let standings = table.position().standings();
    assert!(standings.iter().all(|one| one.score == one.parts.iter().map(|(_, points)| points).sum::<i64>()));
    for standing in &standings {
        assert!(last.content.contains(&format!("**{}**", standing.score)), "{}", last.content);
    }
    let mut public = harness.public_messages().await;
    public.retain(|post| post.id >= opening.id);
    let closing = table.steps().iter().filter(|step| step.ends_turn).count();
    let posts = public.iter().filter(|post| post.content.contains(&format!("· game {number} ·"))).count();
    assert_eq!(posts, closing, "every turn is posted exactly once");
    for picture in public.iter().flat_map(|post| &post.attachments) {
        assert!(!picture.filename.contains("hand"), "a hand was posted");
        assert!(
            picture.description.as_deref().is_some_and(|alt| !alt.is_empty()),
            "a picture without alt text"
        );
    }
    let everything: String = public.iter().map(Message::text).collect::<Vec<_>>().join("\n");
    assert_no_secrets(&table, &everything);
    // The scores of the finished game are still available.
    let panel = message(harness.spectator.slash(harness.channel, "score", &[]).await.expect("the scores"));
    assert!(panel.content.contains("Ada"), "{}", panel.content);
}
