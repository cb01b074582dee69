//! What the games ask for by pattern has its words in every language: by their lists, and by playing at random.

use std::collections::BTreeSet;

use archipel_rules::{
    Action, Answer, Arg, Asked, GameId, Id, Phrase, Position, Refusal, Seat, Seed, VERB, Viewer, When,
};

use super::library::{Sentences, read};
use crate::{Lang, Voice};

/// The sentences of all languages, and what they lack.
struct Reader {
    game: GameId,
    books: Vec<(Lang, Sentences)>,
    seen: BTreeSet<String>,
    faults: BTreeSet<String>,
}

impl Reader {
    fn new(game: GameId) -> Reader {
        let books = Lang::ALL.into_iter().map(|lang| (lang, read(lang).0)).collect();
        Reader { game, books, seen: BTreeSet::new(), faults: BTreeSet::new() }
    }

    /// One of these keys is there, with the game in front or without, in every language.
    fn needs(&mut self, keys: &[String]) {
        let game = self.game;
        let there = |book: &Sentences, key: &String| {
            book.contains_key(key) || book.contains_key(&format!("{game}-{key}"))
        };
        let lacking = self.books.iter().filter(|(_, book)| !keys.iter().any(|key| there(book, key)));
        let lacking: Vec<&str> = lacking.map(|(lang, _)| lang.code()).collect();
        if !lacking.is_empty() {
            self.faults.insert(format!("{game} lacks {} in {}", keys.join(" or "), lacking.join(", ")));
        }
    }

    /// The sentence of this key asks for no fact that is not given.
    fn phrase(&mut self, key: &str, phrase: &Phrase) {
        if self.seen.insert(key.to_owned()) {
            self.needs(&[key.to_owned()]);
        }
        let mut given = BTreeSet::from(["pieces".to_owned()]);
        for (name, arg) in &phrase.args {
            given.insert((*name).to_owned());
            match arg {
                Arg::Term(id) => {
                    given.insert(format!("{name}_id"));
                    self.term(*id);
                }
                Arg::Terms(terms) => terms.iter().for_each(|(id, _)| self.term(*id)),
                Arg::Phrase(inner) => self.phrase(inner.key, inner),
                Arg::Seat(_) | Arg::Number(_) | Arg::Place(_) => {}
            }
        }
        // The facts may differ from one time to the next.
        if self.seen.insert(format!("{key} {given:?}")) {
            let own = format!("{}-{key}", self.game);
            for (lang, book) in &self.books {
                let Some(said) = book.get(&own).or_else(|| book.get(key)) else { continue };
                let lost: Vec<&String> =
                    said.variables.iter().filter(|name| !given.contains(*name)).collect();
                if !lost.is_empty() {
                    self.faults.insert(format!("{lang}: {key} asks for {lost:?}, given are {given:?}"));
                }
            }
        }
    }

    fn term(&mut self, id: Id) {
        if id.as_str().parse::<u32>().is_err() && self.seen.insert(id.as_str().to_owned()) {
            self.needs(&[id.as_str().to_owned()]);
        }
    }

    fn refusal(&mut self, refusal: &Refusal) {
        self.phrase(&format!("refused-{}", refusal.code()), &refusal.0);
    }

    fn finish(self) {
        let faults: Vec<String> = self.faults.into_iter().collect();
        assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    }
}

/// Numbers that are the same in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % count
    }
}

#[test]
fn verbs_questions_and_options_have_words() {
    for game in GameId::ALL.iter().copied() {
        let mut reader = Reader::new(game);
        reader.needs(&["title".to_owned()]);
        reader.needs(&["tagline".to_owned()]);
        for verb in game.verbs() {
            for part in ["", ".name", ".description"] {
                reader.needs(&[format!("verb-{}{part}", verb.id)]);
                for param in verb.params {
                    let own = format!("param-{}-{}{part}", verb.id, param.name);
                    reader.needs(&[own, format!("param-{}{part}", param.name)]);
                }
            }
        }
        for option in game.option_specs() {
            reader.needs(&[format!("option-{}", option.id)]);
            for value in option.values.iter().filter(|value| value.parse::<i64>().is_err()) {
                reader.needs(&[format!("option-{}-{value}", option.id), format!("value-{value}")]);
            }
        }
        reader.finish();
    }
}

/// Discord wants different names for the commands of a group and for the options of a command, in each language.
#[test]
fn names_of_verbs_and_questions_differ() {
    for game in GameId::ALL.iter().copied() {
        for lang in Lang::ALL {
            let voice = Voice { lang, game: Some(game), names: &[] };
            let verbs: BTreeSet<String> =
                game.verbs().iter().map(|verb| voice.attr(&format!("verb-{}", verb.id), "name")).collect();
            assert_eq!(verbs.len(), game.verbs().len(), "{lang} {game}: {verbs:?}");
            for verb in game.verbs() {
                let params: BTreeSet<String> =
                    verb.params.iter().map(|param| voice.param(verb.id, param.name, "name")).collect();
                assert_eq!(params.len(), verb.params.len(), "{lang} {game} {}: {params:?}", verb.id);
            }
        }
    }
}

#[test]
fn whatever_a_game_says_has_words() {
    for game in GameId::ALL.iter().copied() {
        let mut reader = Reader::new(game);
        let mut chance = Chance(1);
        for seats in game.seat_counts() {
            play(&mut reader, &mut chance, seats, &serde_json::json!({}));
            // Every value of every option, one at a time.
            for option in game.option_specs() {
                for value in option.values {
                    let value: serde_json::Value =
                        serde_json::from_str(value).unwrap_or_else(|_| (*value).into());
                    play(&mut reader, &mut chance, seats, &serde_json::json!({ option.id: value }));
                }
            }
        }
        assert!(reader.seen.len() > 30, "only {:?} was said", reader.seen);
        reader.finish();
    }
}

fn play(reader: &mut Reader, chance: &mut Chance, seats: usize, options: &serde_json::Value) {
    let seed = Seed::from_number(chance.below(1 << 20) as u64);
    let (mut position, events) = Position::set_up(reader.game, options, seats, seed).unwrap();
    let viewers: Vec<Viewer> = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public]).collect();
    for phrase in events.iter().flat_map(|event| viewers.iter().filter_map(|viewer| event.tell(*viewer))) {
        reader.phrase(phrase.key, &phrase);
    }
    let mut tried: Vec<Action> = Vec::new();
    for _ in 0..600 {
        let due: Vec<Seat> = position.due().iter().collect();
        if due.is_empty() {
            break;
        }
        let seat = due[chance.below(due.len())];
        for viewer in [Viewer::Seat(seat), Viewer::Public] {
            let task = position.task(seat, viewer);
            reader.phrase(task.key, &task);
        }
        let Some(action) = choose(reader, chance, &position, seat) else { continue };
        // An action that was fine at another time shows how it is refused.
        tried.push(action.clone());
        for other in Seat::all(seats).chain([seat, seat, seat, seat]) {
            let late = &tried[chance.below(tried.len())];
            if let Err(refusal) = position.clone().apply(other, late, &mut Vec::new()) {
                reader.refusal(&refusal);
            }
        }
        let mut events = Vec::new();
        if let Err(refusal) = position.apply(seat, &action, &mut events) {
            panic!("{action:?} was offered and refused: {refusal}");
        }
        for phrase in events.iter().flat_map(|event| viewers.iter().filter_map(|viewer| event.tell(*viewer)))
        {
            reader.phrase(phrase.key, &phrase);
        }
    }
    for standing in position.standings() {
        standing.parts.iter().for_each(|(id, _)| reader.term(*id));
    }
    if let Some(outcome) = position.outcome() {
        reader.needs(&[outcome.cause.to_owned()]);
    }
}

/// Answers questions at random until they spell an action.
fn choose(reader: &mut Reader, chance: &mut Chance, position: &Position, seat: Seat) -> Option<Action> {
    let verbs = reader.game.verbs();
    let mut answers: Vec<Answer> = Vec::new();
    let mut offered = Vec::new();
    loop {
        offered.clear();
        match position.ask(seat, &answers, &mut offered) {
            Asked::Question(param) => {
                // What can be done at any time is done now and then, or nobody would play on.
                let anytime =
                    |id: &Id| verbs.iter().any(|verb| verb.when != When::Due && verb.id == id.as_str());
                if param == VERB && chance.below(60) > 0 && !offered.iter().all(anytime) {
                    offered.retain(|id| !anytime(id));
                }
                let id = offered[chance.below(offered.len())];
                let choice = position.describe(seat, &answers, id);
                reader.phrase(choice.label.key, &choice.label);
                if let Some(detail) = &choice.detail {
                    reader.phrase(detail.key, detail);
                }
                answers.push(Answer { param, id });
            }
            Asked::Complete => return reader.game.read(&answers),
            Asked::Nothing => return None,
        }
    }
}
