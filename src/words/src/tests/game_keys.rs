//! Every key that the games build from a pattern exists in every language. Checked against the games' lists of verbs
//! and options, and by random play.

use std::collections::BTreeSet;

use archipel_rules::{
    Action, Answer, Arg, Asked, GameId, Id, Phrase, Position, Refusal, Seat, Seed, VERB, Viewer, When,
};

use super::disk::{complete, parse_locale};
use crate::check::parse::Messages;
use crate::{Lang, Translator, check, sprites};

/// Words without an icon: game, word (`*`: all), reason.
const WITHOUT_ICON: [(&str, &str, &str); 1] = [("atoll", "*", "an example game, which no server plays")];

/// Checks the keys of one game in all languages, and collects the errors.
struct KeyChecker {
    game: GameId,
    locales: Vec<(Lang, Messages)>,
    checked: BTreeSet<String>,
    errors: BTreeSet<String>,
}

impl KeyChecker {
    fn new(game: GameId) -> KeyChecker {
        let locales = complete().map(|lang| (lang, with_shared(lang))).collect();
        KeyChecker { game, locales, checked: BTreeSet::new(), errors: BTreeSet::new() }
    }

    /// Requires one of these keys, with or without the game's id in front, in every language.
    fn require(&mut self, keys: &[String]) {
        let game = self.game;
        let exists = |messages: &Messages, key: &String| {
            messages.contains_key(key) || messages.contains_key(&format!("{game}-{key}"))
        };
        let missing =
            self.locales.iter().filter(|(_, messages)| !keys.iter().any(|key| exists(messages, key)));
        let missing: Vec<&str> = missing.map(|(lang, _)| lang.code()).collect();
        if !missing.is_empty() {
            self.errors.insert(format!("{game} lacks {} in {}", keys.join(" or "), missing.join(", ")));
        }
    }

    /// Requires the key, and that its message uses no variable that is not given.
    fn phrase(&mut self, key: &str, phrase: &Phrase) {
        if self.checked.insert(key.to_owned()) {
            self.require(&[key.to_owned()]);
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
        // The same key may be used with different arguments.
        if self.checked.insert(format!("{key} {given:?}")) {
            let specific = format!("{}-{key}", self.game);
            for (lang, messages) in &self.locales {
                let Some(message) = messages.get(&specific).or_else(|| messages.get(key)) else { continue };
                let unknown: Vec<&String> =
                    message.variables.iter().filter(|name| !given.contains(*name)).collect();
                if !unknown.is_empty() {
                    self.errors.insert(format!("{lang}: {key} uses {unknown:?}, but gets only {given:?}"));
                }
            }
        }
    }

    fn term(&mut self, id: Id) {
        if id.as_str().parse::<u32>().is_err() && self.checked.insert(id.as_str().to_owned()) {
            self.require(&[id.as_str().to_owned()]);
            self.icon(id);
        }
    }

    /// Every word that is not a number has an icon.
    fn icon(&mut self, id: Id) {
        let excused = WITHOUT_ICON
            .iter()
            .any(|(game, word, _)| *game == self.game.as_str() && (*word == id.as_str() || *word == "*"));
        let has = sprites::of_word(Some(self.game), id.as_str()).is_some();
        if has == excused {
            self.errors.insert(format!("{}-{id}: has an icon: {has}, may lack one: {excused}", self.game));
        }
    }

    fn refusal(&mut self, refusal: &Refusal) {
        self.phrase(&format!("refused-{}", refusal.code()), &refusal.0);
    }

    fn finish(self) {
        let errors: Vec<String> = self.errors.into_iter().collect();
        assert!(errors.is_empty(), "{} errors:\n{}", errors.len(), errors.join("\n"));
    }
}

/// The messages of a language, and the names that all languages share.
fn with_shared(lang: Lang) -> Messages {
    let mut messages = check::shared();
    messages.extend(parse_locale(lang).0);
    messages
}

/// A deterministic random number generator.
struct Random(u64);

impl Random {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % count
    }
}

#[test]
fn verbs_questions_and_options_are_translated() {
    for game in GameId::ALL.iter().copied() {
        let mut checker = KeyChecker::new(game);
        checker.require(&["title".to_owned()]);
        checker.require(&["tagline".to_owned()]);
        for verb in game.verbs() {
            for part in ["", ".name", ".description"] {
                checker.require(&[format!("verb-{}{part}", verb.id)]);
                for param in verb.params {
                    let specific = format!("param-{}-{}{part}", verb.id, param.name);
                    checker.require(&[specific, format!("param-{}{part}", param.name)]);
                }
            }
        }
        for option in game.option_specs() {
            checker.require(&[format!("option-{}", option.id)]);
            for value in option.values.iter().filter(|value| value.parse::<i64>().is_err()) {
                checker.require(&[format!("option-{}-{value}", option.id), format!("value-{value}")]);
            }
        }
        checker.finish();
    }
}

/// Discord requires the commands of a group, and the options of a command, to have unique names in each language.
#[test]
fn names_of_verbs_and_questions_are_unique() {
    for game in GameId::ALL.iter().copied() {
        for lang in Lang::all() {
            let translator = Translator { lang, game: Some(game), names: &[], icons: false };
            let verbs: BTreeSet<String> = game
                .verbs()
                .iter()
                .map(|verb| translator.attr(&format!("verb-{}", verb.id), "name"))
                .collect();
            assert_eq!(verbs.len(), game.verbs().len(), "{lang} {game}: {verbs:?}");
            for verb in game.verbs() {
                let params: BTreeSet<String> =
                    verb.params.iter().map(|param| translator.param(verb.id, param.name, "name")).collect();
                assert_eq!(params.len(), verb.params.len(), "{lang} {game} {}: {params:?}", verb.id);
            }
        }
    }
}

#[test]
fn all_messages_of_random_play_are_translated() {
    for game in GameId::ALL.iter().copied() {
        let mut checker = KeyChecker::new(game);
        let mut random = Random(1);
        for seats in game.seat_counts() {
            play(&mut checker, &mut random, seats, &serde_json::json!({}));
            // Every value of every option, one at a time.
            for option in game.option_specs() {
                for value in option.values {
                    let value: serde_json::Value =
                        serde_json::from_str(value).unwrap_or_else(|_| (*value).into());
                    play(&mut checker, &mut random, seats, &serde_json::json!({ option.id: value }));
                }
            }
        }
        assert!(checker.checked.len() > 30, "random play used only {:?}", checker.checked);
        checker.finish();
    }
}

fn play(checker: &mut KeyChecker, random: &mut Random, seats: usize, options: &serde_json::Value) {
    let seed = Seed::from_number(random.below(1 << 20) as u64);
    let (mut position, events) = Position::set_up(checker.game, options, seats, seed).unwrap();
    let viewers: Vec<Viewer> = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public]).collect();
    for phrase in events.iter().flat_map(|event| viewers.iter().filter_map(|viewer| event.describe(*viewer)))
    {
        checker.phrase(phrase.key, &phrase);
    }
    let mut tried: Vec<Action> = Vec::new();
    let mut told = events;
    for _ in 0..600 {
        let due: Vec<Seat> = position.due().iter().collect();
        if due.is_empty() {
            break;
        }
        let seat = due[random.below(due.len())];
        for viewer in [Viewer::Seat(seat), Viewer::Public] {
            let task = position.prompt(seat, viewer);
            checker.phrase(task.key, &task);
        }
        let Some(action) = choose(checker, random, &position, seat) else { continue };
        // Actions that were legal earlier provoke refusals.
        tried.push(action.clone());
        for other in Seat::all(seats).chain([seat, seat, seat, seat]) {
            let earlier = &tried[random.below(tried.len())];
            if let Err(refusal) = position.clone().apply(other, earlier, &mut Vec::new()) {
                checker.refusal(&refusal);
            }
        }
        let mut events = Vec::new();
        if let Err(refusal) = position.apply(seat, &action, &mut events) {
            panic!("{action:?} was offered and refused: {refusal}");
        }
        for phrase in
            events.iter().flat_map(|event| viewers.iter().filter_map(|viewer| event.describe(*viewer)))
        {
            checker.phrase(phrase.key, &phrase);
        }
        told.extend(events);
    }
    // Of the whole game, of single events and of all that lies between.
    let game = checker.game;
    for window in [1, 2, 7, 50, told.len().max(1)] {
        for told in told.chunks(window).flat_map(|events| game.digest(events)) {
            checker.phrase(told.phrase.key, &told.phrase);
        }
    }
    for standing in position.standings() {
        standing.parts.iter().for_each(|(id, _)| checker.term(*id));
    }
    if let Some(outcome) = position.outcome() {
        checker.require(&[outcome.cause.to_owned()]);
    }
}

/// Answers questions at random until they form an action.
fn choose(checker: &mut KeyChecker, random: &mut Random, position: &Position, seat: Seat) -> Option<Action> {
    let verbs = checker.game.verbs();
    let mut answers: Vec<Answer> = Vec::new();
    let mut offered = Vec::new();
    loop {
        offered.clear();
        match position.ask(seat, &answers, &mut offered) {
            Asked::Question(param) => {
                // Verbs that are always available are chosen rarely, so that the game makes progress.
                let anytime =
                    |id: &Id| verbs.iter().any(|verb| verb.when != When::Due && verb.id == id.as_str());
                if param == VERB && random.below(60) > 0 && !offered.iter().all(anytime) {
                    offered.retain(|id| !anytime(id));
                }
                let id = offered[random.below(offered.len())];
                let choice = position.describe(seat, &answers, id);
                checker.phrase(choice.label.key, &choice.label);
                if let Some(detail) = &choice.detail {
                    checker.phrase(detail.key, detail);
                }
                answers.push(Answer { param, id });
            }
            Asked::Complete => return checker.game.from_answers(&answers),
            Asked::Nothing => return None,
        }
    }
}
