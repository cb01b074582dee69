//! Full three-player games of Mille Fiori: secret drafts, plans made in advance, chains of extra cards.
#![allow(clippy::expect_used, reason = "tests may panic")]

mod support;

use archipel_rules::{Step, Table, Viewer};
use discord_sim::Message;
use discord_sim::client::TestUser;
use support::{Harness, assert_no_secrets, is_game_over, message, player, start_game};

/// Prefers extra cards, then the bot's recommendation, then the first answer; the card only, if it is not to be planned.
fn best(panel: &Message, values: &[String], planning: bool) -> usize {
    if let Some(later) = values.iter().position(|value| value == "later").filter(|_| !planning) {
        return later;
    }
    let words = |value: &String| player::words_of(panel, value).to_lowercase();
    let with = |word: &str| values.iter().position(|value| words(value).contains(word));
    with("extra").or_else(|| with("★")).unwrap_or_default()
}

/// Presses a verb and answers its questions as the panel recommends.
async fn press(person: &TestUser, panel: &Message, verb: &str, planning: bool) -> Message {
    let mut panel = player::press_verb(person, panel, verb, |values| best(panel, values, planning)).await;
    while let Some((menu, values)) = player::options(&panel) {
        let value = values[best(&panel, &values, planning)].clone();
        panel = message(player::choose(person, &panel, &menu, &value).await.expect("a choice"));
        assert!(!panel.content.contains('✋'), "offered and refused: {}", panel.content);
    }
    panel
}

/// Acts for a person until no action is due. With `planning`, each pick is followed by a plan for its play.
async fn act_until_done(harness: &Harness, person: &TestUser, planning: bool) -> Message {
    let mut panel = player::open(person, harness.channel).await;
    while panel.content.contains("👉") {
        let offered = player::verbs(&panel);
        let verb = ["choose", "place", "sail", "decline"]
            .into_iter()
            .find(|verb| offered.iter().any(|one| one == verb));
        let verb = verb.unwrap_or_else(|| panic!("nothing to do: {offered:?}"));
        panel = press(person, &panel, verb, planning).await;
        if verb == "choose" && planning && player::verbs(&panel).iter().any(|verb| verb == "plan") {
            panel = press(person, &panel, "plan", planning).await;
        }
    }
    panel
}

/// The length of the longest chain: plays of one seat in one turn, not counting the first.
fn longest_chain(table: &Table) -> usize {
    let verb = |step: &Step| {
        let entry = table.record().entries.iter().find(|entry| entry.n == step.n).expect("an entry");
        let archipel_rules::EntryKind::Action(action) = &entry.mark else { return String::new() };
        action["verb"].as_str().unwrap_or_default().to_owned()
    };
    let mut longest = 0;
    for run in table.steps().chunk_by(|one, next| one.seat == next.seat) {
        let plays = run.iter().filter(|step| ["place", "sail"].contains(&verb(step).as_str())).count();
        longest = longest.max(plays.saturating_sub(1));
    }
    longest
}

#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_full_games_until_a_chain_of_three() {
    let harness = Harness::new().await;
    let people = [
        harness.person("Ada", "en-US").await,
        harness.person("Bernd", "de").await,
        harness.person("Cees", "nl").await,
    ];
    let mut chain = 0;
    for number in 1..=30 {
        let table = play(&harness, &people, number).await;
        chain = chain.max(longest_chain(&table));
        if chain >= 3 {
            break;
        }
    }
    assert!(chain >= 3, "no chain of three extra cards in thirty games; the longest was {chain}");
    harness.assert_requests_accepted(&[]).await;
}

async fn play(harness: &Harness, people: &[TestUser], number: u32) -> Table {
    let start = start_game(harness, "mille-fiori", people).await;
    let mut rounds = 0;
    let ended = loop {
        rounds += 1;
        assert!(rounds < 200, "the game does not end");
        // Usually all players plan ahead, so that a card round needs no second wait.
        for person in people {
            act_until_done(harness, person, rounds % 4 != 0).await;
        }
        let ended =
            harness.public_messages().await.into_iter().find(|post| post.id > start.id && is_game_over(post));
        if let Some(ended) = ended {
            break ended;
        }
    };
    let table = Table::replay(harness.record(number)).expect("the record replays");
    assert!(table.position().outcome().is_some());
    let closing = table.steps().iter().filter(|step| step.ends_post).count();
    let heading = format!("· game {number} ·");
    let posts: Vec<Message> =
        harness.public_messages().await.into_iter().filter(|post| post.content.contains(&heading)).collect();
    assert_eq!(posts.len(), closing, "every card round is posted exactly once");
    assert_final_numbers_agree(&table, &ended);
    assert!(ended.attachments.iter().all(|picture| !picture.filename.contains("hand")));
    // When one person acts, the plans of the others are executed with it, in one post.
    let together = table.steps().iter().map(plays_in).max();
    assert!(together >= Some(2), "no plan was executed with another play: {together:?}");
    let everything: String = posts.iter().map(Message::text).collect::<Vec<_>>().join("\n");
    assert_no_secrets(&table, &everything);
    let alts = posts.iter().flat_map(|post| &post.attachments).map(|picture| picture.description.as_deref());
    assert!(alts.clone().all(|alt| alt.is_some_and(|alt| !alt.is_empty())), "a picture without alt text");
    table
}

/// The number of plays that one step caused: more than one if plans were executed.
fn plays_in(step: &Step) -> usize {
    let phrases = step.events.iter().filter_map(|event| event.describe(Viewer::Public));
    phrases.filter(|phrase| ["event-placed", "event-sailed"].contains(&phrase.key)).count()
}

/// The closing post, the final board and the score chart show the same points: those of the standings.
fn assert_final_numbers_agree(table: &Table, ended: &Message) {
    let alt = |name: &str| {
        let picture = ended.attachments.iter().find(|picture| picture.filename == name);
        picture.and_then(|picture| picture.description.clone()).unwrap_or_else(|| panic!("no {name}"))
    };
    let (board, chart) = (alt("board.png"), alt("score.png"));
    for standing in table.position().standings() {
        let (name, score) = (&table.record().seats[standing.seat.index()], standing.score);
        let line = format!("**{}.** {name} — **{score}**", standing.rank);
        assert!(ended.content.contains(&line), "{line}: {}", ended.content);
        assert!(board.contains(&format!("{name}: {score} points")), "{name} has {score}: {board}");
        assert!(chart.contains(&score.to_string()), "{name} has {score}: {chart}");
    }
}
