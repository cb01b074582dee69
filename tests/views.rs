//! Read-only commands: pictures, log, score, history, rules, and autocomplete; each in the language of the user.
#![allow(clippy::expect_used, clippy::cast_possible_truncation, reason = "tests may panic")]

mod support;

use std::collections::BTreeSet;

use archipel_rules::{Answer, Asked, GameId, Id as Word, Seat, Table, VERB};
use archipel_words::rule_book::{self, Kind, Shelf};
use archipel_words::{Lang, Translator, escape_markdown};
use discord_sim::Message;
use discord_sim::client::TestUser;
use serde_json::Value;
use support::{Harness, assert_slash_refused, player, slash, start_game};

/// Every language with one of its Discord locales.
fn langs() -> impl Iterator<Item = (Lang, &'static str)> {
    Lang::all().filter_map(|lang| Some((lang, lang.discord_locales().last()?.as_str())))
}

/// A three-player game with one player per language, in the order of `langs`.
async fn start_in_three_languages(harness: &Harness) -> Vec<TestUser> {
    let mut people = Vec::new();
    for (name, (_, locale)) in ["Ada", "Bernd", "Cees"].into_iter().zip(langs()) {
        people.push(harness.person(name, locale).await);
    }
    start_game(harness, "anno1503", &people).await;
    people
}

/// Asserts that the answer is private and has one valid picture with an alt text; returns the alt text.
async fn assert_picture(harness: &Harness, answer: &Message, name: &str) -> String {
    assert!(answer.is_ephemeral(), "a view is private: {}", answer.content);
    let [file] = &answer.attachments[..] else { panic!("one picture: {:?}", answer.attachments) };
    assert_eq!((file.filename.as_str(), file.width), (name, Some(1000)));
    let bytes = harness.client.download(file).await.expect("the bytes");
    assert!(
        bytes.starts_with(b"\x89PNG") && bytes.len() == file.size && file.size < 400_000,
        "{}",
        file.size
    );
    let alt = file.description.clone().unwrap_or_default();
    assert!(!alt.is_empty() && alt.chars().count() <= 1024, "{alt}");
    alt
}

#[tokio::test(flavor = "multi_thread")]
async fn pictures_are_private_with_alt_text_in_the_users_language() {
    let harness = Harness::new().await;
    let people = start_in_three_languages(&harness).await;
    let seats = harness.record(1).seats;
    let seat = |name: &str| seats.iter().position(|seat| seat == name).expect("a seat") + 1;
    let channel = harness.channel;
    let (mut boards, mut islands) = (Vec::new(), Vec::new());
    for person in &people {
        assert_picture(&harness, &slash(person, channel, "hand", &[]).await, "hand.png").await;
        boards.push(assert_picture(&harness, &slash(person, channel, "board", &[]).await, "board.png").await);
        let own = format!("island-{}.png", seat(person.name()));
        assert_picture(&harness, &slash(person, channel, "island", &[]).await, &own).await;
        // The player can be given by number, name or mention.
        let ada = format!("island-{}.png", seat("Ada"));
        for player in [seat("Ada").to_string(), "ada".to_owned(), people[0].mention()] {
            let answer = slash(person, channel, "island", &[("player", &player)]).await;
            islands.push(assert_picture(&harness, &answer, &ada).await);
            assert_eq!(answer.labels().len(), 3, "the legend, and a button for each other island");
        }
    }
    boards.dedup();
    islands.dedup();
    assert_eq!(
        (boards.len(), islands.len()),
        (3, 3),
        "one description per language: {boards:#?} {islands:#?}"
    );

    let answer = slash(&people[0], channel, "island", &[("player", "Ada")]).await;
    let next = support::press(&people[0], &answer, "Bernd").await;
    assert_eq!(next.id, answer.id, "the other island replaces it");
    assert_picture(&harness, &next, &format!("island-{}.png", seat("Bernd"))).await;
    let offered =
        people[1].autocomplete(channel, "island", &[("player", "ce")], "player").await.expect("suggestions");
    let names: Vec<String> =
        offered.choices.unwrap_or_default().into_iter().map(|choice| choice.name).collect();
    assert_eq!(names, ["Cees"]);
    assert_slash_refused(&people[0], channel, "island", &[("player", "Zoë")], "No one by that name").await;
    // A spectator sees public information and has no hand.
    assert_picture(&harness, &slash(&harness.spectator, channel, "board", &[]).await, "board.png").await;
    assert_slash_refused(&harness.spectator, channel, "hand", &[], "not in this game").await;
    assert_eq!(harness.entry_count(), 0, "views change nothing");
    harness.assert_requests_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn log_score_and_history_are_in_the_users_language() {
    let harness = Harness::new().await;
    let people = start_in_three_languages(&harness).await;
    let channel = harness.channel;
    assert_slash_refused(&people[0], channel, "history", &[("turn", "1")], "no such turn").await;
    // Play one whole turn.
    let opening = harness.next_post(None).await;
    let due = people.iter().find(|person| opening.content.contains(&person.mention())).expect("a call");
    let mut panel = player::open(due, channel).await;
    while !player::verbs(&panel).iter().any(|verb| verb == "end_turn") {
        let verb = player::verbs(&panel)[0].clone();
        panel = player::press(due, &panel, &verb, |_| 0).await;
    }
    player::press(due, &panel, "end_turn", |_| 0).await;
    harness.next_post(Some(opening.id)).await;

    let table = Table::replay(harness.record(1)).expect("the record replays");
    let names: Vec<String> = table.record().seats.iter().map(|name| escape_markdown(name)).collect();
    for (person, (lang, _)) in people.iter().zip(langs()) {
        let translator = Translator { lang, game: Some(GameId::Anno1503), names: &names, icons: false };
        let sentence = |index: usize| {
            let viewer = archipel_rules::Viewer::Seat(Seat(
                table.record().seats.iter().position(|name| name == person.name()).expect("a seat") as u8,
            ));
            let opening = table.opening().expect("an opening").1;
            let events = opening.iter().chain(table.steps().iter().flat_map(|step| &step.events));
            events
                .filter_map(|event| event.describe(viewer))
                .map(|phrase| translator.phrase(&phrase))
                .nth(index)
                .expect("a sentence")
        };
        let log = slash(person, channel, "log", &[]).await;
        assert!(log.is_ephemeral() && log.content.contains(&sentence(0)), "{}\n{}", sentence(0), log.content);
        let score = slash(person, channel, "score", &[]).await;
        assert_eq!(score.attachments.len(), 1, "the chart");
        assert_picture(&harness, &score, "score.png").await;
        for standing in table.position().standings() {
            let line = score
                .content
                .lines()
                .find(|line| line.contains(&translator.name(standing.seat)))
                .expect("a line per player");
            assert!(line.contains(&format!("**{}**", standing.score)), "{line}");
            let parts = standing
                .parts
                .iter()
                .map(|(id, points)| format!("{}: {points}", translator.term(id.as_str())));
            assert!(
                parts.clone().count() > 0 && parts.into_iter().all(|part| line.contains(&part)),
                "{line}"
            );
        }
        let history = slash(person, channel, "history", &[("turn", "1")]).await;
        assert!(history.is_ephemeral() && !history.attachments.is_empty(), "{}", history.content);
        let last = table
            .steps()
            .iter()
            .find(|step| step.ends_turn)
            .expect("a turn")
            .events
            .first()
            .expect("an event");
        let sentence = last
            .describe(archipel_rules::Viewer::Public)
            .map(|phrase| translator.phrase(&phrase))
            .unwrap_or_default();
        assert!(history.content.contains(&sentence), "{sentence}\n{}", history.content);
        assert_eq!(
            slash(person, channel, "history", &[]).await.content,
            history.content,
            "the last turn by default"
        );
    }
    let heading = [("Turn 1 of 1", 0), ("Zug 1 von 1", 1), ("Beurt 1 van 1", 2)];
    for (words, person) in heading {
        let history = slash(&people[person], channel, "history", &[("turn", "1")]).await;
        assert!(history.content.contains(words), "{words}: {}", history.content);
    }
    assert_slash_refused(&people[1], channel, "history", &[("turn", "2")], "1").await;
    harness.assert_requests_accepted(&[]).await;
}

/// The custom ids of all components of a message.
fn components(message: &Message) -> Vec<&str> {
    message.parts().filter_map(|part| part.get("custom_id")?.as_str()).collect()
}

/// The custom id of the button that leads on.
fn next(page: &Message) -> Option<&str> {
    let leads_on = |part: &&Value| part["label"].as_str().is_some_and(|label| label.ends_with('▶'));
    page.parts().find(leads_on)?.get("custom_id")?.as_str()
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_are_read_page_by_page_in_every_language() {
    let harness = Harness::new().await;
    let channel = harness.channel;
    let shelf = Shelf::Game(GameId::Anno1503);
    for (lang, locale) in langs() {
        let person = harness.person("Reader", locale).await;
        // Where no game is played, the reader chooses the game: nothing is guessed.
        let choice = slash(&person, channel, "rules", &[]).await;
        assert!(choice.is_ephemeral() && !choice.content.contains("##"), "{}", choice.content);
        for shelf in Shelf::all() {
            assert!(components(&choice).contains(&format!("a:0:0:rules:{shelf}").as_str()), "{shelf}");
        }
        let list = support::press(&person, &choice, "a:0:0:rules:anno1503").await;
        let listed: Vec<_> = rule_book::listed(lang, shelf).collect();
        assert!(list.content.starts_with("## Anno 1503 · "), "{}", list.content);
        assert!(listed.iter().all(|topic| list.content.contains(&topic.title)), "{}", list.content);
        // The menu opens a topic, the arrow leads through all the others to the last page of the last one.
        let opened = person.select(&list, "a:0:0:topics:anno1503.0", &[listed[0].id]).await;
        let mut page = support::message(opened.expect("a topic"));
        for topic in &listed {
            let pages = topic.pages();
            for (number, text) in pages.iter().enumerate() {
                assert!(
                    page.content.starts_with(&format!("## Anno 1503 · {}", topic.title)),
                    "{}",
                    page.content
                );
                assert!(page.content.ends_with(text.as_str()), "{} is cut off", topic.id);
                let parts = components(&page);
                assert_eq!(parts.len(), parts.iter().collect::<BTreeSet<_>>().len(), "{parts:?}");
                let at_end = topic.id == listed[listed.len() - 1].id && number + 1 == pages.len();
                assert_eq!(next(&page).is_none(), at_end, "{}", topic.id);
                if let Some(button) = next(&page) {
                    page = support::press(&person, &page, button).await;
                }
            }
        }
        // Related topics are buttons.
        let topic = rule_book::topic(lang, shelf, "selling").expect("a topic");
        let page = slash(&person, channel, "rules", &[("topic", "selling"), ("game", "anno1503")]).await;
        let other = rule_book::topic(lang, shelf, topic.see[0]).expect("a topic");
        let page = support::press(&person, &page, &format!("a:0:0:rules:anno1503.{}", other.id)).await;
        assert!(page.content.contains(&other.title), "{}", page.content);
        // By title, by a term of the glossary, and by autocomplete.
        let game = ("game", "anno1503");
        let answer = slash(&person, channel, "rules", &[("topic", &listed[1].title), game]).await;
        assert!(answer.content.contains(&listed[1].title), "{}", answer.content);
        let term =
            rule_book::topics(lang, shelf).iter().find(|topic| topic.kind == Kind::Term).expect("a term");
        let answer = slash(&person, channel, "rules", &[("topic", term.id), game]).await;
        assert!(answer.content.starts_with(&format!("## Anno 1503 · {}", term.title)), "{}", answer.content);
        let offered = person.autocomplete(channel, "rules", &[("topic", "undo")], "topic").await;
        let offered = offered.expect("suggestions").choices.unwrap_or_default();
        assert!((1..=25).contains(&offered.len()));
        let value = offered[0].value.as_str().expect("a text");
        let answer = slash(&person, channel, "rules", &[("topic", value)]).await;
        assert!(answer.content.starts_with("## "), "{}", answer.content);
        let nothing = slash(&person, channel, "rules", &[("topic", "xyzzy"), game]).await;
        assert!(nothing.content.contains("xyzzy") && nothing.content.contains(&listed[0].title));
    }
    harness.assert_requests_accepted(&[]).await;
}

/// The next question and its legal answers according to the rules.
fn legal(table: &Table, seat: Seat, answers: &[Answer]) -> Option<(&'static str, Vec<String>)> {
    let mut options = Vec::new();
    match table.position().ask(seat, answers, &mut options) {
        Asked::Question(param) => Some((param, options.iter().map(ToString::to_string).collect())),
        Asked::Complete | Asked::Nothing => None,
    }
}

async fn suggested(
    person: &TestUser,
    harness: &Harness,
    verb: &str,
    typed: &[(&str, &str)],
    focused: &str,
) -> Vec<String> {
    let command = format!("anno1503 {verb}");
    let offered = person.autocomplete(harness.channel, &command, typed, focused).await.expect("suggestions");
    let choices = offered.choices.unwrap_or_default();
    choices.iter().filter_map(|choice| choice.value.as_str().map(str::to_owned)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn autocomplete_suggests_exactly_the_legal_answers() {
    let harness = Harness::new().await;
    let people = start_in_three_languages(&harness).await;
    let mut dice = archipel_rules::Dice::new(archipel_rules::Seed::from_number(7));
    let mut compared = 0;
    for _ in 0..12 {
        let table = Table::replay(harness.record(1)).expect("the record replays");
        let seat = table.position().due().iter().next().expect("a player is due");
        let person = people
            .iter()
            .find(|person| person.name() == table.record().seats[seat.index()])
            .expect("a player");
        for verb in GameId::Anno1503.verbs() {
            // Follow one random path of questions and compare at each step.
            let mut answers = vec![Answer { param: VERB, id: Word::new(verb.id) }];
            let offered =
                legal(&table, seat, &[]).is_some_and(|(_, verbs)| verbs.iter().any(|one| one == verb.id));
            let mut given: Vec<(&str, String)> = Vec::new();
            while let Some((param, options)) = offered.then(|| legal(&table, seat, &answers)).flatten() {
                let many = verb.params.iter().any(|known| known.name == param && known.many);
                if many {
                    break;
                }
                let mut typed: Vec<(&str, &str)> =
                    given.iter().map(|(name, value)| (*name, value.as_str())).collect();
                typed.push((param, ""));
                // A question with a single answer is skipped.
                if options.len() > 1 {
                    assert_eq!(
                        suggested(person, &harness, verb.id, &typed, param).await,
                        options,
                        "{} {typed:?}",
                        verb.id
                    );
                    compared += 1;
                }
                let value = options[dice.index(options.len())].clone();
                answers.push(Answer { param, id: Word::parse(&value).expect("an id") });
                given.push((param, value));
            }
            // Nothing is suggested to other players, or if the verb is not legal now.
            let other = people.iter().find(|other| other.id() != person.id()).expect("another");
            if let Some(param) = verb.params.first().filter(|_| verb.when == archipel_rules::When::Due) {
                let nobody = if offered { other } else { person };
                let none = suggested(nobody, &harness, verb.id, &[(param.name, "")], param.name).await;
                assert_eq!(none, Vec::<String>::new(), "{} is not open", verb.id);
            }
        }
        let panel = player::open(person, harness.channel).await;
        let verb = player::next_verb(&player::verbs(&panel), &[]);
        player::press(person, &panel, &verb, |values| dice.index(values.len())).await;
    }
    assert!(compared > 20, "only {compared} questions were compared");
    harness.assert_requests_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_incomplete_command_opens_the_panel_and_an_illegal_one_is_refused() {
    let harness = Harness::new().await;
    let people = start_in_three_languages(&harness).await;
    let ada = &people[0];
    // `set_orders` is legal at any time.
    let panel = slash(ada, harness.channel, "anno1503 set_orders", &[("order", "take")]).await;
    let (menu, goods) = player::options(&panel).expect("the next question");
    assert!(panel.is_ephemeral() && panel.content.contains("Which goods?"), "{}", panel.content);
    assert!(menu.ends_with(":set_orders.take") && goods.len() == 6, "{menu} {goods:?}");
    assert_eq!(harness.entry_count(), 0);
    // Answering the questions there executes the action.
    let panel = support::message(player::choose(ada, &panel, &menu, "spice").await.expect("a choice"));
    let (menu, _) = player::options(&panel).expect("the last question");
    support::message(player::choose(ada, &panel, &menu, "2").await.expect("a choice"));
    assert_eq!(harness.entry_count(), 1);

    // A label in the user's language works as well as an id.
    let typed = [("order", "take"), ("good", "Gewürz"), ("up_to", "3")];
    slash(&people[1], harness.channel, "anno1503 set_orders", &typed).await;
    assert_eq!(harness.entry_count(), 2);

    // Illegal actions: the answer is the refusal of the rules in the user's language.
    let table = Table::replay(harness.record(1)).expect("the record replays");
    let names: Vec<String> = table.record().seats.clone();
    let wrong: [(&str, &[(&str, &str)]); 4] = [
        ("sell", &[("field", "7"), ("good", "spice")]),
        ("develop", &[("field", "7")]),
        ("sail", &[("ship", "2"), ("to", "a1")]),
        ("buy", &[("good", "tobacco")]),
    ];
    let mut refusals = 0;
    for (person, (lang, _)) in people.iter().zip(langs()) {
        let seat = Seat(names.iter().position(|name| name == person.name()).expect("a seat") as u8);
        let translator = Translator { lang, game: Some(GameId::Anno1503), names: &names, icons: false };
        for (verb, typed) in wrong {
            let mut answers = vec![Answer { param: VERB, id: Word::new(verb) }];
            answers.extend(typed.iter().map(|(param, value)| {
                Answer {
                    param: GameId::Anno1503
                        .verbs()
                        .iter()
                        .flat_map(|verb| verb.params)
                        .find(|known| known.name == *param)
                        .expect("a param")
                        .name,
                    id: Word::parse(value).expect("an id"),
                }
            }));
            let action = GameId::Anno1503.from_answers(&answers).expect("an action");
            let Err(refusal) = table.position().clone().apply(seat, &action, &mut Vec::new()) else {
                continue;
            };
            let answer = slash(person, harness.channel, &format!("anno1503 {verb}"), typed).await;
            assert_eq!(answer.content, format!("✋ {}", translator.refusal(&refusal)), "{verb}");
            // *Why?* opens the topic that explains it, and leaves the refusal where it is.
            let topic = rule_book::why(lang, GameId::Anno1503, &refusal).expect("a topic");
            let why = support::press(person, &answer, components(&answer)[0]).await;
            assert!(
                why.id != answer.id && why.is_ephemeral() && why.content.contains(&topic.title),
                "{}",
                why.content
            );
            assert!(answer.is_ephemeral());
            refusals += 1;
        }
    }
    assert!(refusals >= 10, "only {refusals} were refused");
    assert_slash_refused(
        ada,
        harness.channel,
        "anno1503 set_orders",
        &[("order", "moon")],
        "not one of the choices",
    )
    .await;
    assert_eq!(harness.entry_count(), 2, "refused actions change nothing");
    harness.assert_requests_accepted(&[]).await;
}
