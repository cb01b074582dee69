//! Looking without changing: pictures, log, score, history, rules, and what is suggested while typing; each in the
//! language of who asks.
#![allow(clippy::expect_used, clippy::cast_possible_truncation, reason = "a test may fail loudly")]

mod support;

use archipel_rules::{Answer, Asked, GameId, Id as Word, Seat, Table, VERB};
use archipel_words::{Lang, Voice, escape_markdown, rules};
use discord_sim::Message;
use discord_sim::client::Person;
use support::{Stage, player, refused, say, start_game};

const LANGS: [(Lang, &str); 3] = [(Lang::En, "en-US"), (Lang::De, "de"), (Lang::Nl, "nl")];

/// A three-player game with one player per language, in the order of `LANGS`.
async fn table(stage: &Stage) -> Vec<Person> {
    let mut people = Vec::new();
    for (name, (_, locale)) in ["Ada", "Bernd", "Cees"].into_iter().zip(LANGS) {
        people.push(stage.person(name, locale).await);
    }
    start_game(stage, "anno1503", &people).await;
    people
}

/// A private answer with one picture of the right width, described within Discord's limit; gives the alt text.
async fn picture(stage: &Stage, answer: &Message, name: &str) -> String {
    assert!(answer.is_ephemeral(), "a look is private: {}", answer.content);
    let [file] = &answer.attachments[..] else { panic!("one picture: {:?}", answer.attachments) };
    assert_eq!((file.filename.as_str(), file.width), (name, Some(1000)));
    let bytes = stage.client.download(file).await.expect("the bytes");
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
async fn pictures_are_private_and_described_in_the_askers_language() {
    let stage = Stage::new().await;
    let people = table(&stage).await;
    let seats = stage.record(1).seats;
    let seat = |name: &str| seats.iter().position(|seat| seat == name).expect("a seat") + 1;
    let channel = stage.harbour;
    let (mut boards, mut islands) = (Vec::new(), Vec::new());
    for person in &people {
        picture(&stage, &say(person, channel, "hand", &[]).await, "hand.png").await;
        boards.push(picture(&stage, &say(person, channel, "board", &[]).await, "board.png").await);
        let own = format!("island-{}.png", seat(person.name()));
        picture(&stage, &say(person, channel, "island", &[]).await, &own).await;
        // By number, name or mention, whoever asks.
        let ada = format!("island-{}.png", seat("Ada"));
        for player in [seat("Ada").to_string(), "ada".to_owned(), people[0].mention()] {
            let answer = say(person, channel, "island", &[("player", &player)]).await;
            islands.push(picture(&stage, &answer, &ada).await);
            assert_eq!(answer.labels().len(), 2, "a button for each other island");
        }
    }
    boards.dedup();
    islands.dedup();
    assert_eq!(
        (boards.len(), islands.len()),
        (3, 3),
        "one description per language: {boards:#?} {islands:#?}"
    );

    let answer = say(&people[0], channel, "island", &[("player", "Ada")]).await;
    let next = support::press(&people[0], &answer, "Bernd").await;
    assert_eq!(next.id, answer.id, "the other island takes its place");
    picture(&stage, &next, &format!("island-{}.png", seat("Bernd"))).await;
    let offered =
        people[1].autocomplete(channel, "island", &[("player", "ce")], "player").await.expect("suggestions");
    let names: Vec<String> =
        offered.choices.unwrap_or_default().into_iter().map(|choice| choice.name).collect();
    assert_eq!(names, ["Cees"]);
    refused(&people[0], channel, "island", &[("player", "Zoë")], "no such player").await;
    // Whoever does not play sees what is public, and has no hand.
    picture(&stage, &say(&stage.stranger, channel, "board", &[]).await, "board.png").await;
    refused(&stage.stranger, channel, "hand", &[], "do not sit").await;
    assert_eq!(stage.entries(), 0, "looking changes nothing");
    stage.all_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn log_score_and_history_speak_the_askers_language() {
    let stage = Stage::new().await;
    let people = table(&stage).await;
    let channel = stage.harbour;
    refused(&people[0], channel, "history", &[("turn", "1")], "no such turn").await;
    // One whole turn.
    let opening = stage.next_post(None).await;
    let due = people.iter().find(|person| opening.content.contains(&person.mention())).expect("a call");
    let mut panel = player::open(due, channel).await;
    while !player::verbs(&panel).iter().any(|verb| verb == "end_turn") {
        let verb = player::verbs(&panel)[0].clone();
        panel = player::press(due, &panel, &verb, |_| 0).await;
    }
    player::press(due, &panel, "end_turn", |_| 0).await;
    stage.next_post(Some(opening.id)).await;

    let table = Table::replay(stage.record(1)).expect("the record replays");
    let names: Vec<String> = table.record().seats.iter().map(|name| escape_markdown(name)).collect();
    for (person, (lang, _)) in people.iter().zip(LANGS) {
        let voice = Voice { lang, game: Some(GameId::Anno1503), names: &names };
        let sentence = |index: usize| {
            let viewer = archipel_rules::Viewer::Seat(Seat(
                table.record().seats.iter().position(|name| name == person.name()).expect("a seat") as u8,
            ));
            let opening = table.opening().expect("an opening").1;
            let events = opening.iter().chain(table.steps().iter().flat_map(|step| &step.events));
            events
                .filter_map(|event| event.tell(viewer))
                .map(|told| voice.phrase(&told))
                .nth(index)
                .expect("a sentence")
        };
        let log = say(person, channel, "log", &[]).await;
        assert!(log.is_ephemeral() && log.content.contains(&sentence(0)), "{}\n{}", sentence(0), log.content);
        let score = say(person, channel, "score", &[]).await;
        assert_eq!(score.attachments.len(), 1, "the chart");
        picture(&stage, &score, "score.png").await;
        for standing in table.position().standings() {
            let line = score
                .content
                .lines()
                .find(|line| line.contains(&voice.name(standing.seat)))
                .expect("a line each");
            assert!(line.contains(&format!("**{}**", standing.score)), "{line}");
            let parts =
                standing.parts.iter().map(|(id, points)| format!("{}: {points}", voice.term(id.as_str())));
            assert!(
                parts.clone().count() > 0 && parts.into_iter().all(|part| line.contains(&part)),
                "{line}"
            );
        }
        let history = say(person, channel, "history", &[("turn", "1")]).await;
        assert!(history.is_ephemeral() && !history.attachments.is_empty(), "{}", history.content);
        let last =
            table.steps().iter().find(|step| step.closes).expect("a turn").events.first().expect("an event");
        let told =
            last.tell(archipel_rules::Viewer::Public).map(|told| voice.phrase(&told)).unwrap_or_default();
        assert!(history.content.contains(&told), "{told}\n{}", history.content);
        assert_eq!(
            say(person, channel, "history", &[]).await.content,
            history.content,
            "the last turn unless told"
        );
    }
    let heading = [("Turn 1 of 1", 0), ("Zug 1 von 1", 1), ("Beurt 1 van 1", 2)];
    for (words, person) in heading {
        let history = say(&people[person], channel, "history", &[("turn", "1")]).await;
        assert!(history.content.contains(words), "{words}: {}", history.content);
    }
    refused(&people[1], channel, "history", &[("turn", "2")], "1").await;
    stage.all_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_are_found_in_every_language() {
    let stage = Stage::new().await;
    let channel = stage.harbour;
    for (lang, locale) in LANGS {
        let person = stage.person("Reader", locale).await;
        let topics = rules::topics(lang, GameId::Anno1503);
        let list = say(&person, channel, "rules", &[]).await;
        assert!(list.is_ephemeral() && list.content.contains(&topics[0].title), "{}", list.content);
        for topic in topics {
            let answer = say(&person, channel, "rules", &[("topic", topic.id)]).await;
            assert!(answer.content.starts_with(&format!("## {}", topic.title)), "{}", answer.content);
            assert!(answer.content.contains(topic.text.lines().next().unwrap_or_default()));
            assert!(
                answer.content.ends_with(topic.text.lines().last().unwrap_or_default()),
                "{} is cut off",
                topic.id
            );
        }
        // By title, and by what is typed so far.
        let answer = say(&person, channel, "rules", &[("topic", &topics[1].title)]).await;
        assert!(answer.content.contains(&topics[1].title), "{}", answer.content);
        let offered = person.autocomplete(channel, "rules", &[("topic", &topics[1].title)], "topic").await;
        let offered = offered.expect("suggestions").choices.unwrap_or_default();
        assert_eq!(offered[0].value, topics[1].id);
        let offered = person.autocomplete(channel, "rules", &[("topic", "")], "topic").await;
        assert_eq!(offered.expect("suggestions").choices.unwrap_or_default().len(), topics.len().min(25));
    }
    stage.all_accepted(&[]).await;
}

/// The legal answers that the rules list after these.
fn legal(table: &Table, seat: Seat, answers: &[Answer]) -> Option<(&'static str, Vec<String>)> {
    let mut options = Vec::new();
    match table.position().ask(seat, answers, &mut options) {
        Asked::Question(param) => Some((param, options.iter().map(ToString::to_string).collect())),
        Asked::Complete | Asked::Nothing => None,
    }
}

async fn suggested(
    person: &Person,
    stage: &Stage,
    verb: &str,
    typed: &[(&str, &str)],
    focused: &str,
) -> Vec<String> {
    let command = format!("anno1503 {verb}");
    let offered = person.autocomplete(stage.harbour, &command, typed, focused).await.expect("suggestions");
    let choices = offered.choices.unwrap_or_default();
    choices.iter().filter_map(|choice| choice.value.as_str().map(str::to_owned)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn suggestions_are_the_legal_answers_and_nothing_else() {
    let stage = Stage::new().await;
    let people = table(&stage).await;
    let mut dice = archipel_rules::Dice::new(archipel_rules::Seed::from_number(7));
    let mut compared = 0;
    for _ in 0..12 {
        let table = Table::replay(stage.record(1)).expect("the record replays");
        let seat = table.position().due().iter().next().expect("somebody is due");
        let person = people
            .iter()
            .find(|person| person.name() == table.record().seats[seat.index()])
            .expect("a player");
        for verb in GameId::Anno1503.verbs() {
            // Walk down one random path of questions, comparing at each.
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
                // A question with one answer is not asked.
                if options.len() > 1 {
                    assert_eq!(
                        suggested(person, &stage, verb.id, &typed, param).await,
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
            // To others, and where the verb is closed, nothing is suggested.
            let other = people.iter().find(|other| other.id() != person.id()).expect("another");
            if let Some(param) = verb.params.first().filter(|_| verb.when == archipel_rules::When::Due) {
                let nobody = if offered { other } else { person };
                let none = suggested(nobody, &stage, verb.id, &[(param.name, "")], param.name).await;
                assert_eq!(none, Vec::<String>::new(), "{} is not open", verb.id);
            }
        }
        let panel = player::open(person, stage.harbour).await;
        let verb = player::next_verb(&player::verbs(&panel), &[]);
        player::press(person, &panel, &verb, |values| dice.index(values.len())).await;
    }
    assert!(compared > 20, "only {compared} questions were compared");
    stage.all_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn half_a_command_opens_the_panel_and_a_wrong_one_is_refused_by_the_rules() {
    let stage = Stage::new().await;
    let people = table(&stage).await;
    let ada = &people[0];
    // Standing orders may be given at any time.
    let panel = say(ada, stage.harbour, "anno1503 set_orders", &[("order", "take")]).await;
    let (menu, goods) = player::options(&panel).expect("the next question");
    assert!(panel.is_ephemeral() && panel.content.contains("Which good?"), "{}", panel.content);
    assert!(menu.ends_with(":q:set_orders.take") && goods.len() == 6, "{menu} {goods:?}");
    assert_eq!(stage.entries(), 0);
    // Answered there, it is done.
    let panel = support::message(ada.select(&panel, &menu, &["spice"]).await.expect("a choice"));
    let (menu, _) = player::options(&panel).expect("the last question");
    support::message(ada.select(&panel, &menu, &["2"]).await.expect("a choice"));
    assert_eq!(stage.entries(), 1);

    // A label does as well as an id, in one's own language.
    let typed = [("order", "take"), ("good", "Gewürz"), ("up_to", "3")];
    say(&people[1], stage.harbour, "anno1503 set_orders", &typed).await;
    assert_eq!(stage.entries(), 2);

    // Wrong in itself, and wrong now: the rules say what is wrong, in the language of who typed it.
    let table = Table::replay(stage.record(1)).expect("the record replays");
    let names: Vec<String> = table.record().seats.clone();
    let wrong: [(&str, &[(&str, &str)]); 4] = [
        ("sell", &[("field", "7"), ("good", "spice")]),
        ("develop", &[("field", "7")]),
        ("sail", &[("ship", "2"), ("to", "a1")]),
        ("buy", &[("good", "tobacco")]),
    ];
    let mut refusals = 0;
    for (person, (lang, _)) in people.iter().zip(LANGS) {
        let seat = Seat(names.iter().position(|name| name == person.name()).expect("a seat") as u8);
        let voice = Voice { lang, game: Some(GameId::Anno1503), names: &names };
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
            let action = GameId::Anno1503.read(&answers).expect("an action");
            let Err(refusal) = table.position().clone().apply(seat, &action, &mut Vec::new()) else {
                continue;
            };
            let answer = say(person, stage.harbour, &format!("anno1503 {verb}"), typed).await;
            assert_eq!(answer.content, format!("✋ {}", voice.refusal(&refusal)), "{verb}");
            assert!(answer.is_ephemeral());
            refusals += 1;
        }
    }
    assert!(refusals >= 10, "only {refusals} were refused");
    refused(ada, stage.harbour, "anno1503 set_orders", &[("order", "moon")], "There is no such choice").await;
    assert_eq!(stage.entries(), 2, "nothing of this was done");
    stage.all_accepted(&[]).await;
}
