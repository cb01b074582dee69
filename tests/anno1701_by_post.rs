//! Whole three-player games of Anno 1701 in a channel: offers that are accepted, declined, countered and raced for,
//! lost fights, riots, and a victory.
#![allow(clippy::expect_used, reason = "a test may fail loudly")]

mod support;

use std::collections::BTreeSet;

use archipel_rules::{Dice, Seed, Table, Viewer};
use discord_sim::Message;
use discord_sim::client::Person;
use support::{Stage, assert_refusal, keeps_secrets, message, over, player, say, start_game};

/// What games must have shown before the test is content; each comes by chance.
const SIGHTS: [&str; 3] = ["event-pirate_lost", "event-riot_began", "event-won"];

#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_whole_games_until_all_was_seen() {
    let stage = Stage::new().await;
    let people = [
        stage.person("Ada", "en-US").await,
        stage.person("Bernd", "de").await,
        stage.person("Cees", "nl").await,
    ];
    let mut dice = Dice::new(Seed::from_number(1701));
    let mut seen = BTreeSet::new();
    for number in 1..=8 {
        play(&stage, &people, number, &mut seen, &mut dice).await;
        if all_seen(&seen) {
            break;
        }
    }
    assert!(all_seen(&seen), "not seen in eight games: {seen:?}");
    assert!(seen.contains("event-traded"), "no trade was made");
    stage.all_accepted(&[]).await;
}

fn all_seen(seen: &BTreeSet<&str>) -> bool {
    SIGHTS.iter().all(|sight| seen.contains(sight))
}

fn look(table: &Table, seen: &mut BTreeSet<&'static str>) {
    let events = table.steps().iter().flat_map(|step| &step.events);
    seen.extend(events.filter_map(|event| event.tell(Viewer::Public)).map(|phrase| phrase.key));
}

/// Plays a game to its end; a further one only until all was seen.
async fn play(
    stage: &Stage,
    people: &[Person],
    number: u32,
    seen: &mut BTreeSet<&'static str>,
    dice: &mut Dice,
) {
    let mut post = start_game(stage, "anno1701", people).await;
    let start = post.id;
    let mut traded = false;
    for turn in 0.. {
        assert!(turn < 600, "the game does not end");
        let called = |person: &&Person| post.content.contains(&format!("👉 {}", person.mention()));
        // While all choose their tiles, several are called at once.
        for person in people.iter().filter(called) {
            take_turn(stage, people, person, &mut traded, dice).await;
        }
        post = stage.next_post(Some(post.id)).await;
        if over(&post) {
            break;
        }
        if number > 1 && turn % 5 == 0 {
            look(&Table::replay(stage.record(number)).expect("the record replays"), seen);
            if all_seen(seen) {
                return;
            }
        }
    }
    assert!(traded, "nobody had anything to trade in a whole game");
    let table = Table::replay(stage.record(number)).expect("the record replays");
    let outcome = table.position().outcome().expect("it is over");
    assert_eq!(outcome.winners.iter().count(), 1);
    let public: Vec<Message> = stage.public().await.into_iter().filter(|post| post.id >= start).collect();
    let everything: String = public.iter().map(Message::text).collect::<Vec<_>>().join("\n");
    keeps_secrets(&table, &everything);
    for picture in public.iter().flat_map(|post| &post.attachments) {
        assert!(
            picture.description.as_deref().is_some_and(|alt| !alt.is_empty()),
            "a picture without alt text"
        );
        assert!(!picture.filename.contains("hand"), "a hand was posted");
    }
    look(&table, seen);
}

/// What must be answered first, then what helps, then the sea, then the end.
const ORDER: [(&str, usize); 19] = [
    ("choose_tiles", 1),
    ("roll", 1),
    ("discard", 5),
    ("keep_tile", 5),
    ("place_tile", 5),
    ("encounter", 20),
    ("retreat", 5),
    ("pay_favour", 3),
    ("build_resident", 3),
    ("build_building", 5),
    ("donate", 1),
    ("build_ship", 1),
    ("buy_tile", 1),
    ("found", 2),
    ("discover", 2),
    ("use", 2),
    ("set_sail", 1),
    ("sail", 2),
    ("end_turn", 1),
];

async fn take_turn(stage: &Stage, people: &[Person], person: &Person, traded: &mut bool, dice: &mut Dice) {
    let mut panel = player::open(person, stage.harbour).await;
    let mut done: Vec<String> = Vec::new();
    while panel.content.contains("👉") {
        let offered = player::verbs(&panel);
        if !*traded && offered.iter().any(|verb| verb == "offer") && trade(stage, people, person).await {
            *traded = true;
            panel = player::open(person, stage.harbour).await;
            continue;
        }
        let times = |verb: &str| done.iter().filter(|done| *done == verb).count();
        let next =
            ORDER.iter().find(|(verb, most)| offered.iter().any(|one| one == verb) && times(verb) < *most);
        let (verb, _) = *next.unwrap_or_else(|| panic!("nothing to do: {offered:?} after {done:?}"));
        panel = player::press(person, &panel, verb, |values| prefer(verb, values, dice)).await;
        assert!(!panel.content.contains('✋'), "{verb} was offered and refused: {}", panel.content);
        done.push(verb.to_owned());
        assert!(done.len() < 80, "a turn does not end: {done:?}");
        if done.last().is_some_and(|verb| ["end_turn", "choose_tiles"].contains(&verb.as_str())) {
            break;
        }
    }
}

/// Pirates are fought, tiles are drawn as they come; the rest is chance.
fn prefer(verb: &str, values: &[String], dice: &mut Dice) -> usize {
    let wanted: &[&str] = match verb {
        "encounter" => &["fight", "keep"],
        "buy_tile" => &["draw", "top"],
        _ => &[],
    };
    let wanted = wanted.iter().find_map(|word| values.iter().position(|value| value == word));
    wanted.unwrap_or_else(|| dice.index(values.len()))
}

/// All kinds of offers, as soon as the active player has a good to give. False: there is none.
async fn trade(stage: &Stage, people: &[Person], active: &Person) -> bool {
    let command = "anno1701 offer";
    let typed = [("to", "all"), ("give", "")];
    let suggested = active.autocomplete(stage.harbour, command, &typed, "give").await.expect("suggestions");
    let values = suggested.choices.unwrap_or_default();
    let goods = values.iter().filter_map(|choice| choice.value.as_str());
    let Some(good) =
        goods.map(str::to_owned).find(|id| !id.starts_with("gold") && !id.ends_with(char::is_numeric))
    else {
        return false;
    };
    let others: Vec<&Person> = people.iter().filter(|person| person.id() != active.id()).collect();
    let give = format!("{good},done");
    let to_all = [("to", "all"), ("give", give.as_str()), ("want", "gold,done")];

    // One declines, the other makes a counter-offer, which is refused.
    offer(stage, active, &to_all).await;
    let post = open_offer(stage, None).await;
    assert!(others.iter().all(|other| post.content.contains(&other.mention())), "{}", post.content);
    message(others[0].press(&post, "Decline").await.expect("declined"));
    let panel = message(others[1].press(&post, "Counter-offer").await.expect("a question"));
    assert!(panel.is_ephemeral(), "terms are thought over in private");
    answer(others[1], panel, &good).await;
    let closed = closed_offer(stage, &post).await;
    assert!(closed.content.contains("~~"), "{}", closed.content);
    let counter = open_offer(stage, Some(&post)).await;
    assert!(counter.content.contains(&active.mention()), "{}", counter.content);
    assert!(!counter.content.contains("💰 1"), "the terms are between the two: {}", counter.content);
    // Somebody else cannot meddle; the one who is asked looks at it in private, and declines.
    let panel = player::open(others[0], stage.harbour).await;
    assert!(!panel.labels().iter().any(|label| label.contains("Accept")), "{:?}", panel.labels());
    let panel = message(active.press(&counter, "👀 Look at it").await.expect("a panel"));
    assert!(panel.is_ephemeral() && panel.content.contains("🤝"), "{}", panel.content);
    let refused = say(active, stage.harbour, "anno1701 decline", &[]).await;
    assert!(!refused.content.contains('✋'), "{}", refused.content);

    // Two accept at the same moment: one trade, one clear word.
    offer(stage, active, &to_all).await;
    let post = open_offer(stage, Some(&counter)).await;
    let (one, other) = tokio::join!(others[0].press(&post, "Accept"), others[1].press(&post, "Accept"));
    let answers = [message(one.expect("an answer")), message(other.expect("an answer"))];
    let refused: Vec<&Message> = answers.iter().filter(|answer| answer.content.contains('✋')).collect();
    assert_eq!(refused.len(), 1, "exactly one is too late: {answers:?}");
    assert!(refused[0].is_ephemeral());
    let closed = closed_offer(stage, &post).await;
    assert!(closed.parts().next().is_none(), "a closed offer has no buttons");
    let late = others[0].press(&post, "Accept").await;
    assert!(
        late.is_err() || late.is_ok_and(|late| late.message.is_some_and(|late| late.content.contains('✋')))
    );
    // A stranger is told so.
    offer_to_nobody(stage).await;
    true
}

/// Somebody who does not play makes no offers.
async fn offer_to_nobody(stage: &Stage) {
    let terms = [("to", "all"), ("give", "gold,done"), ("want", "wood,done")];
    assert_refusal(
        &say(&stage.stranger, stage.harbour, "anno1701 offer", &terms).await,
        "do not sit at this table",
    );
}

async fn offer(stage: &Stage, person: &Person, terms: &[(&str, &str)]) {
    let made = say(person, stage.harbour, "anno1701 offer", terms).await;
    assert!(!made.content.contains('✋'), "an offer was refused: {}", made.content);
}

/// Answers the menus of a panel: gold is given, a good is wanted, and that is enough.
async fn answer(person: &Person, mut panel: Message, good: &str) {
    while let Some((menu, values)) = player::options(&panel) {
        let wanted =
            ["done", "gold", good].into_iter().find(|wanted| values.iter().any(|value| value == wanted));
        let wanted = wanted.unwrap_or_else(|| panic!("nothing fits in {values:?}"));
        panel = message(person.select(&panel, &menu, &[wanted]).await.expect("an answer"));
        assert!(!panel.content.contains('✋'), "{}", panel.content);
    }
}

/// The post of an offer after this one.
async fn open_offer(stage: &Stage, after: Option<&Message>) -> Message {
    let last = stage.public().await.last().map(|post| post.id);
    let fits = |post: &Message| {
        let new = after.is_none_or(|after| post.id > after.id);
        new && post.content.contains("🤝") && post.parts().next().is_some()
    };
    let found = stage.stranger.wait_for(stage.harbour, support::PATIENCE, fits).await;
    found.unwrap_or_else(|error| panic!("no offer after {last:?}: {error}"))
}

/// The same post when its offer is open no longer.
async fn closed_offer(stage: &Stage, post: &Message) -> Message {
    let fits = |now: &Message| now.id == post.id && now.content.contains("~~");
    stage.stranger.wait_for(stage.harbour, support::PATIENCE, fits).await.expect("it is closed")
}
