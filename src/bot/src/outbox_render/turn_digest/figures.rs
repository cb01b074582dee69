//! How long posts are, over games of computer players: as one line per event, which is how posts were written before
//! there were digests, and as they are now. `cargo test -p archipel-bot figures -- --ignored --nocapture`

use archipel_players::{Level, choose};
use archipel_rules::{GameId, Seats, Seed, Step, Table, Viewer};
use archipel_words::{Lang, Translator, length};

use super::TurnDigest;

const NAMES: [&str; 3] = ["Ada", "Ben", "Cem"];
const MOST_ACTIONS: u32 = 3_000;
const ROOM: usize = 1_400;

/// A game of medium players up to this many actions.
fn played(game: GameId, seed: u64, actions: u32) -> Table {
    let names = NAMES.map(str::to_owned).to_vec();
    let mut table =
        Table::new(game, serde_json::json!({}), names, Seed::from_number(seed)).expect("a game for three");
    for number in 0..actions {
        let Some(seat) = table.position().due().iter().next() else { break };
        let seed = Seed::from_number(u64::from(number));
        let choice = choose(table.position(), seat, Level::Medium, seed).expect("a legal action");
        table.act(seat, &choice.action).expect("an accepted action");
    }
    table
}

fn digest(words: &Translator<'_>, steps: &[Step]) -> String {
    TurnDigest { translator: words, computers: Seats::NONE, reasons: &[] }.tell(steps, ROOM)
}

fn events(words: &Translator<'_>, steps: &[Step]) -> String {
    let events = steps.iter().flat_map(|step| &step.events);
    let told = events.filter_map(|event| event.describe(Viewer::Public));
    told.map(|phrase| format!("• {}", words.phrase(&phrase))).collect::<Vec<_>>().join("\n")
}

/// Median and 90th percentile.
fn spread(mut values: Vec<usize>) -> (usize, usize) {
    values.sort_unstable();
    (values[values.len() / 2], values[values.len() * 9 / 10])
}

fn report(what: &str, posts: &[String]) {
    let lines = spread(posts.iter().map(|post| post.lines().count()).collect());
    let characters = spread(posts.iter().map(|post| length(post)).collect());
    println!("{what}: {} posts, lines {lines:?}, characters {characters:?}", posts.len());
}

#[test]
#[ignore = "prints figures; takes a minute"]
fn lines_and_characters_of_posts() {
    let names = NAMES.map(str::to_owned).to_vec();
    for game in [GameId::Anno1503, GameId::Anno1701, GameId::Anno1800, GameId::MilleFiori] {
        let words = Translator { lang: Lang::ENGLISH, game: Some(game), names: &names, icons: false };
        let (mut before, mut after, mut rounds) = (Vec::new(), Vec::new(), 0);
        for seed in 1.. {
            let table = played(game, seed, MOST_ACTIONS);
            rounds += table.position().progress().round;
            let turns = table.steps().split_inclusive(|step| step.ends_turn);
            before.extend(turns.map(|turn| events(&words, turn)));
            let posts = table.steps().split_inclusive(|step| step.ends_post);
            after.extend(posts.map(|post| digest(&words, post)));
            if after.len() >= 200 {
                break;
            }
        }
        println!("{game}: {rounds} rounds");
        report("  one line per event", &before);
        report("  digests", &after);
    }
}

#[test]
fn payments_are_in_the_sentence_of_the_deed() {
    let names = NAMES.map(str::to_owned).to_vec();
    let words = Translator { lang: Lang::ENGLISH, game: Some(GameId::Anno1800), names: &names, icons: false };
    let table = played(GameId::Anno1800, 1, 120);
    let posts: Vec<String> =
        table.steps().split_inclusive(|step| step.ends_post).map(|post| digest(&words, post)).collect();
    let built: Vec<&String> = posts.iter().filter(|post| post.contains(" builds ")).collect();
    assert!(!built.is_empty(), "nothing was built in 120 actions");
    for post in built {
        assert!(post.lines().next().is_some_and(|line| line.starts_with("**")), "no headline: {post}");
        let sentence = post.lines().find(|line| line.contains(" builds ")).unwrap_or_default();
        assert!(sentence.contains(" for "), "a building without its cost: {post}");
    }
    assert!(posts.iter().all(|post| !post.contains("uses for it") && !post.contains("turn of")));
}

#[test]
fn a_card_round_begins_with_the_points_of_all_players() {
    let names = NAMES.map(str::to_owned).to_vec();
    let words =
        Translator { lang: Lang::ENGLISH, game: Some(GameId::MilleFiori), names: &names, icons: false };
    let table = played(GameId::MilleFiori, 1, 40);
    let posts: Vec<String> =
        table.steps().split_inclusive(|step| step.ends_post).map(|post| digest(&words, post)).collect();
    assert!(posts.len() > 2, "{posts:?}");
    for post in &posts[..posts.len() - 1] {
        assert!(post.starts_with("**Card round: "), "{post}");
        assert!(NAMES.iter().all(|name| post.contains(&format!("• {name} "))), "a play is missing: {post}");
        assert!(!post.contains("has chosen"), "{post}");
    }
}
