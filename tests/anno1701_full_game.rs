//! Full three-player games of Anno 1701: offers that are accepted, declined, countered or accepted twice, lost fights,
//! riots, and a victory.
#![allow(clippy::expect_used, reason = "tests may panic")]

mod support;

use std::collections::BTreeSet;

use archipel_rules::{Dice, Seed, Table, Viewer};
use discord_sim::Message;
use discord_sim::client::TestUser;
use support::{Harness, assert_no_secrets, assert_refusal, is_game_over, message, player, slash, start_game};

/// Random events that must occur in the games.
const REQUIRED_EVENTS: [&str; 3] = ["event-pirate_lost", "event-riot_began", "event-won"];

#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_full_games_until_all_events_occurred() {
    let harness = Harness::new().await;
    let people = [
        harness.person("Ada", "en-US").await,
        harness.person("Bernd", "de").await,
        harness.person("Cees", "nl").await,
    ];
    let mut dice = Dice::new(Seed::from_number(1701));
    let mut seen = BTreeSet::new();
    for number in 1..=8 {
        play(&harness, &people, number, &mut seen, &mut dice).await;
        if all_seen(&seen) {
            break;
        }
    }
    assert!(all_seen(&seen), "not seen in eight games: {seen:?}");
    assert!(seen.contains("event-traded"), "no trade was made");
    harness.assert_requests_accepted(&[]).await;
}

fn all_seen(seen: &BTreeSet<&str>) -> bool {
    REQUIRED_EVENTS.iter().all(|event| seen.contains(event))
}

fn collect_events(table: &Table, seen: &mut BTreeSet<&'static str>) {
    let events = table.steps().iter().flat_map(|step| &step.events);
    seen.extend(events.filter_map(|event| event.describe(Viewer::Public)).map(|phrase| phrase.key));
}

/// Plays the first game to its end, and later ones only until all required events have occurred.
async fn play(
    harness: &Harness,
    people: &[TestUser],
    number: u32,
    seen: &mut BTreeSet<&'static str>,
    dice: &mut Dice,
) {
    let mut post = start_game(harness, "anno1701", people).await;
    let start = post.id;
    let mut traded = false;
    for turn in 0.. {
        assert!(turn < 600, "the game does not end");
        let called = |person: &&TestUser| post.content.contains(&format!("👉 {}", person.mention()));
        // While all players choose tiles, several are called at once.
        for person in people.iter().filter(called) {
            take_turn(harness, people, person, &mut traded, dice).await;
        }
        post = harness.next_post(Some(post.id)).await;
        if is_game_over(&post) {
            break;
        }
        if number > 1 && turn % 5 == 0 {
            collect_events(&Table::replay(harness.record(number)).expect("the record replays"), seen);
            if all_seen(seen) {
                return;
            }
        }
    }
    assert!(traded, "nobody had anything to trade in a whole game");
    let table = Table::replay(harness.record(number)).expect("the record replays");
    let outcome = table.position().outcome().expect("an outcome");
    assert_eq!(outcome.winners.iter().count(), 1);
    let public: Vec<Message> =
        harness.public_messages().await.into_iter().filter(|post| post.id >= start).collect();
    let everything: String = public.iter().map(Message::text).collect::<Vec<_>>().join("\n");
    assert_no_secrets(&table, &everything);
    for picture in public.iter().flat_map(|post| &post.attachments) {
        assert!(
            picture.description.as_deref().is_some_and(|alt| !alt.is_empty()),
            "a picture without alt text"
        );
        assert!(!picture.filename.contains("hand"), "a hand was posted");
    }
    collect_events(&table, seen);
}

/// Required answers first, then useful actions, then ships, then the end of the turn.
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

async fn take_turn(
    harness: &Harness,
    people: &[TestUser],
    person: &TestUser,
    traded: &mut bool,
    dice: &mut Dice,
) {
    let mut panel = player::open(person, harness.channel).await;
    let mut done: Vec<String> = Vec::new();
    while panel.content.contains("👉") {
        let offered = player::verbs(&panel);
        if !*traded && offered.iter().any(|verb| verb == "offer") && trade(harness, people, person).await {
            *traded = true;
            panel = player::open(person, harness.channel).await;
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

/// Fights pirates and takes the first tiles; chooses the rest at random.
fn prefer(verb: &str, values: &[String], dice: &mut Dice) -> usize {
    let wanted: &[&str] = match verb {
        "encounter" => &["fight", "keep"],
        "buy_tile" => &["draw", "top"],
        _ => &[],
    };
    let wanted = wanted.iter().find_map(|word| values.iter().position(|value| value == word));
    wanted.unwrap_or_else(|| dice.index(values.len()))
}

/// Makes all kinds of offers if the active player has a good to give; returns whether there was one.
async fn trade(harness: &Harness, people: &[TestUser], active: &TestUser) -> bool {
    let command = "anno1701 offer";
    let typed = [("to", "all"), ("give", "")];
    let suggested = active.autocomplete(harness.channel, command, &typed, "give").await.expect("suggestions");
    let values = suggested.choices.unwrap_or_default();
    let goods = values.iter().filter_map(|choice| choice.value.as_str());
    let Some(good) =
        goods.map(str::to_owned).find(|id| !id.starts_with("gold") && !id.ends_with(char::is_numeric))
    else {
        return false;
    };
    let others: Vec<&TestUser> = people.iter().filter(|person| person.id() != active.id()).collect();
    let give = format!("{good},done");
    let to_all = [("to", "all"), ("give", give.as_str()), ("want", "gold,done")];

    // One declines, the other makes a counter-offer, which is refused.
    offer(harness, active, &to_all).await;
    let post = open_offer(harness, None).await;
    assert!(others.iter().all(|other| post.content.contains(&other.mention())), "{}", post.content);
    message(others[0].press(&post, "Decline").await.expect("declined"));
    let panel = message(others[1].press(&post, "Counter-offer").await.expect("a question"));
    assert!(panel.is_ephemeral(), "the counter-offer is made in private");
    answer(others[1], panel, &good).await;
    let closed = closed_offer(harness, &post).await;
    assert!(closed.content.contains("~~"), "{}", closed.content);
    let counter = open_offer(harness, Some(&post)).await;
    assert!(counter.content.contains(&active.mention()), "{}", counter.content);
    assert!(!counter.content.contains("💰 1"), "the terms are private: {}", counter.content);
    // Other players cannot answer; the addressee looks at it in private and declines.
    let panel = player::open(others[0], harness.channel).await;
    assert!(!panel.labels().iter().any(|label| label.contains("Accept")), "{:?}", panel.labels());
    let panel = message(active.press(&counter, "👀 View").await.expect("a panel"));
    assert!(panel.is_ephemeral() && panel.content.contains("🤝"), "{}", panel.content);
    let refused = slash(active, harness.channel, "anno1701 decline", &[]).await;
    assert!(!refused.content.contains('✋'), "{}", refused.content);

    // Two accept at the same moment: one trade, one refusal.
    offer(harness, active, &to_all).await;
    let post = open_offer(harness, Some(&counter)).await;
    let (one, other) = tokio::join!(others[0].press(&post, "Accept"), others[1].press(&post, "Accept"));
    let answers = [message(one.expect("an answer")), message(other.expect("an answer"))];
    let refused: Vec<&Message> = answers.iter().filter(|answer| answer.content.contains('✋')).collect();
    assert_eq!(refused.len(), 1, "exactly one is too late: {answers:?}");
    assert!(refused[0].is_ephemeral());
    let closed = closed_offer(harness, &post).await;
    assert!(closed.parts().next().is_none(), "a closed offer has no buttons");
    let late = others[0].press(&post, "Accept").await;
    assert!(
        late.is_err() || late.is_ok_and(|late| late.message.is_some_and(|late| late.content.contains('✋')))
    );
    // A spectator is refused.
    offer_by_spectator(harness).await;
    true
}

/// A spectator cannot make offers.
async fn offer_by_spectator(harness: &Harness) {
    let terms = [("to", "all"), ("give", "gold,done"), ("want", "wood,done")];
    assert_refusal(
        &slash(&harness.spectator, harness.channel, "anno1701 offer", &terms).await,
        "not in this game",
    );
}

async fn offer(harness: &Harness, person: &TestUser, terms: &[(&str, &str)]) {
    let made = slash(person, harness.channel, "anno1701 offer", terms).await;
    assert!(!made.content.contains('✋'), "an offer was refused: {}", made.content);
}

/// Answers the menus of a panel: gives gold, wants this good, and finishes.
async fn answer(person: &TestUser, mut panel: Message, good: &str) {
    while let Some((menu, values)) = player::options(&panel) {
        let wanted =
            ["done", "gold", good].into_iter().find(|wanted| values.iter().any(|value| value == wanted));
        let wanted = wanted.unwrap_or_else(|| panic!("no known answer in {values:?}"));
        panel = message(player::choose(person, &panel, &menu, wanted).await.expect("an answer"));
        assert!(!panel.content.contains('✋'), "{}", panel.content);
    }
}

/// Waits for the next post with an open offer.
async fn open_offer(harness: &Harness, after: Option<&Message>) -> Message {
    let last = harness.public_messages().await.last().map(|post| post.id);
    let fits = |post: &Message| {
        let new = after.is_none_or(|after| post.id > after.id);
        new && post.content.contains("🤝") && post.parts().next().is_some()
    };
    let found = harness.spectator.wait_for(harness.channel, support::TIMEOUT, fits).await;
    found.unwrap_or_else(|error| panic!("no offer after {last:?}: {error}"))
}

/// Waits until the offer of this post is closed.
async fn closed_offer(harness: &Harness, post: &Message) -> Message {
    let fits = |now: &Message| now.id == post.id && now.content.contains("~~");
    harness.spectator.wait_for(harness.channel, support::TIMEOUT, fits).await.expect("the closed offer")
}
