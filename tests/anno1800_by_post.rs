//! A whole two-player game of Anno 1800 in a channel, through every kind of action: planned and own payments, taken back
//! and withdrawn ones, cards, islands, expeditions, to the final scoring.
#![allow(clippy::expect_used, reason = "a test may fail loudly")]

mod support;

use std::collections::BTreeMap;

use archipel_rules::{Dice, Seed, Table};
use discord_sim::Message;
use discord_sim::client::Person;
use support::{Stage, keeps_secrets, message, over, player, say, start_game_with};

/// The nine main actions (there are two ways to build and two to explore), and those around them.
const KINDS: [&str; 15] = [
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
/// The way of one player to an expedition, typed: glass and windows for an engineer, with whose help cannons for the
/// ship whose token is the second that an expedition takes. Each can be paid for after a festival.
const VOYAGE: [(&str, &str, &str); 9] = [
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
/// Steps of an own payment, the one that completes it first.
const STEPS: [&str; 8] = ["finish", "work", "labour", "spend", "trade", "fetch", "gift", "withdraw"];

/// How often each verb was used.
type Used = BTreeMap<String, usize>;

/// What comes up depends on the cards: games are played until everything has.
const MOST_GAMES: u32 = 6;

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_through_every_kind_of_action() {
    let mut stage = Stage::new().await;
    let people = [stage.person("Ada", "en-US").await, stage.person("Bernd", "de").await];
    let mut used = Used::new();
    for number in 1..=MOST_GAMES {
        a_game(&mut stage, &people, number, &mut used).await;
        let missing: Vec<&&str> = KINDS.iter().filter(|kind| !used.contains_key(**kind)).collect();
        if missing.is_empty() {
            break;
        }
        assert!(number < MOST_GAMES, "never done: {missing:?}; done: {used:?}");
    }
    stage.all_accepted(&[]).await;
}

async fn a_game(stage: &mut Stage, people: &[Person; 2], number: u32, used: &mut Used) {
    let options = [("round_limit", "40"), ("objectives", "effects")];
    let opening = start_game_with(stage, "anno1800", people, &options).await;
    let mut post = opening.clone();
    let mut dice = Dice::new(Seed::from_number(1800));
    let mut voyage = VOYAGE.iter();
    for turn in 1.. {
        assert!(turn < 90, "the game does not end");
        let called = |person: &&Person| post.content.contains(&format!("👉 {}", person.mention()));
        let person = people.iter().find(called).expect("somebody is called");
        match turn {
            2 => a_tile_that_cannot_be_paid_is_explained(stage, person).await,
            5 => {
                stage.kill();
                stage.start().await;
            }
            _ => {}
        }
        // The second player to act goes on the voyage; the other one tries everything else.
        if turn % 2 == 0
            && let Some(wish) = voyage.as_slice().first()
        {
            let verb = if go_on(stage, person, *wish).await {
                voyage.next().map_or("", |wish| wish.0)
            } else {
                "festival"
            };
            *used.entry(verb.to_owned()).or_default() += 1;
        }
        take_turn(stage, person, used, &mut dice).await;
        post = stage.next_post(Some(post.id)).await;
        if over(&post) {
            break;
        }
    }
    the_end(stage, number, &opening, &post).await;
}

/// Types the next wish of the voyage and takes the best plan; where that cannot be paid for, everybody rests.
async fn go_on(stage: &Stage, person: &Person, (verb, option, value): (&str, &str, &str)) -> bool {
    let mut panel = say(person, stage.harbour, &format!("anno1800 {verb}"), &[(option, value)]).await;
    let paid = !panel.content.contains('✋');
    while let Some((menu, values)) = player::options(&panel).filter(|_| paid) {
        let usual = ["done", "residence", "1"];
        let value = usual.iter().find(|usual| values.iter().any(|value| value == *usual));
        let value = value.copied().unwrap_or(values[0].as_str());
        panel = message(person.select(&panel, &menu, &[value]).await.expect("a choice"));
    }
    if !paid {
        let panel = player::open(person, stage.harbour).await;
        player::press(person, &panel, "festival", |_| 0).await;
    }
    paid
}

/// What was done least is done next, so that everything comes up; the turn ends when nothing else is left.
async fn take_turn(stage: &Stage, person: &Person, used: &mut Used, dice: &mut Dice) {
    let mut panel = player::open(person, stage.harbour).await;
    let mut steps = 0;
    while panel.content.contains("👉") {
        steps += 1;
        assert!(steps < 60, "a turn does not end: {}", panel.content);
        let offered = player::verbs(&panel);
        let paying = offered.iter().any(|verb| verb == "withdraw");
        let verb = if paying {
            // Now and then somebody gives an own payment up.
            let step = STEPS.iter().find(|step| offered.iter().any(|verb| verb == *step));
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
            // The best plan stands first; an own payment is only for the first times.
            if values.iter().any(|value| value == "own") { 0 } else { dice.index(values.len()) }
        })
        .await;
        assert!(!panel.content.contains('✋'), "{verb} was offered and refused: {}", panel.content);
        assert!(panel.is_ephemeral());
        if chose_own {
            *used.entry("own".to_owned()).or_default() += 1;
            if times_of(used, "own") == 2 {
                *used.entry("withdraw".to_owned()).or_default() += 1;
                panel = withdraw_and_undo(stage, person, panel).await;
            }
        }
    }
}

/// What is new comes first; then industries for what the cards need, with a festival after every other action.
fn next_verb(offered: &[String], used: &Used) -> String {
    let has = |verb: &&str| offered.iter().any(|offered| offered == verb);
    let times = |verb: &str| times_of(used, verb);
    // Tokens are saved up for the first expedition.
    let dear =
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
        new.iter().chain(&["rebuild", "shift", "produce", "promote"]).copied().filter(|verb| !dear(verb));
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

/// An open payment is given up: everything is as before it.
async fn withdraw_and_undo(stage: &Stage, person: &Person, panel: Message) -> Message {
    let entries = stage.entries();
    let panel = player::press(person, &panel, "withdraw", |_| 0).await;
    assert_eq!(stage.entries(), entries + 1);
    assert!(!player::verbs(&panel).iter().any(|verb| verb == "finish"), "the payment is closed");
    panel
}

/// A typed wish that cannot be paid for is answered with what is missing.
async fn a_tile_that_cannot_be_paid_is_explained(stage: &Stage, person: &Person) {
    let before = stage.entries();
    let terms = [("kind", "engineer"), ("tile", "heavy_weapons_factory"), ("pay", "plan_1")];
    let answer = say(person, stage.harbour, "anno1800 build", &terms).await;
    assert!(answer.is_ephemeral() && answer.content.contains('✋'), "{}", answer.content);
    assert_eq!(stage.entries(), before, "nothing was changed");
}

async fn the_end(stage: &Stage, number: u32, opening: &Message, last: &Message) {
    let table = Table::replay(stage.record(number)).expect("the record replays");
    assert!(table.position().outcome().is_some());
    let standings = table.position().standings();
    assert!(standings.iter().all(|one| one.score == one.parts.iter().map(|(_, points)| points).sum::<i64>()));
    for standing in &standings {
        assert!(last.content.contains(&format!("**{}**", standing.score)), "{}", last.content);
    }
    let mut public = stage.public().await;
    public.retain(|post| post.id >= opening.id);
    let closing = table.steps().iter().filter(|step| step.closes).count();
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
    keeps_secrets(&table, &everything);
    // A private panel of the finished game says so.
    let panel = message(stage.stranger.slash(stage.harbour, "score", &[]).await.expect("the scores"));
    assert!(panel.content.contains("Ada"), "{}", panel.content);
}
