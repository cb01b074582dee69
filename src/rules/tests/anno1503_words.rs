//! Every word that Anno 1503 needs is there in every language, and asks only for facts that the rules give.
#![allow(clippy::unwrap_used, clippy::cast_possible_truncation, reason = "a test may fail loudly")]

use std::collections::{BTreeMap, BTreeSet};

use archipel_rules::anno1503::State;
use archipel_rules::anno1503::kinds::{Building, Good, Happening, Resident, VictoryPoint};
use archipel_rules::laws::{Walk, random_action};
use archipel_rules::{Arg, Dice, Game, Phrase, Seat, Seed, Viewer};

const LANGUAGES: [(&str, &str); 3] = [
    ("en", include_str!("../../../assets/locales/en/anno1503.ftl")),
    ("de", include_str!("../../../assets/locales/de/anno1503.ftl")),
    ("nl", include_str!("../../../assets/locales/nl/anno1503.ftl")),
];

/// Messages and attributes (`key.name`) with their text.
fn messages(text: &str) -> BTreeMap<String, String> {
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    let (mut message, mut current) = (String::new(), String::new());
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((key, value)) = line.split_once(" = ").filter(|_| line.starts_with("anno1503-")) {
            key["anno1503-".len()..].clone_into(&mut message);
            current.clone_from(&message);
            found.insert(current.clone(), value.to_owned());
        } else if let Some((key, value)) = line.strip_prefix("    .").and_then(|rest| rest.split_once(" = "))
        {
            current = format!("{message}.{key}");
            found.insert(current.clone(), value.to_owned());
        } else if !line.trim().is_empty() {
            found.get_mut(&current).unwrap().push_str(line);
        }
    }
    found
}

fn variables(text: &str) -> BTreeSet<String> {
    let names = text.split('$').skip(1);
    names
        .map(|rest| rest.chars().take_while(|sign| sign.is_alphanumeric() || *sign == '_').collect())
        .collect()
}

/// Every key in the source, whether or not a random game meets it.
fn keys_in_source() -> BTreeSet<String> {
    let sources = [
        include_str!("../src/anno1503/event.rs"),
        include_str!("../src/anno1503/describe.rs"),
        include_str!("../src/anno1503/state.rs"),
    ];
    let kinds = ["event-", "choice-", "task-", "cause-", "face-", "verb-"];
    let literals = sources.iter().flat_map(|source| source.split('"'));
    let keys = literals.filter(|text| kinds.iter().any(|kind| text.starts_with(kind)));
    let keys: BTreeSet<String> = keys.map(str::to_owned).collect();
    assert!(keys.len() > 100, "the source was read: {}", keys.len());
    keys
}

fn refusal_codes() -> BTreeSet<String> {
    let source = include_str!("../src/anno1503/refusal.rs");
    let codes = source
        .lines()
        .filter_map(|line| line.split_once(" => \""))
        .map(|(_, rest)| rest.trim_end_matches("\","));
    let codes: BTreeSet<String> = codes.map(|code| format!("refused-{code}")).collect();
    assert!(codes.len() > 40, "the source was read: {}", codes.len());
    codes
}

#[test]
fn every_language_has_every_word() {
    let specs = State::option_specs();
    let mut needed: BTreeSet<String> = keys_in_source();
    needed.extend(refusal_codes());
    needed.extend(
        ["title", "tagline", "ask-verb", "any", "gold", "trading_post", "contract", "treasure"]
            .map(str::to_owned),
    );
    needed.extend(Good::ALL.iter().map(|id| id.as_str().to_owned()));
    needed.extend(Resident::ALL.iter().map(|id| id.as_str().to_owned()));
    needed.extend(Building::ALL.iter().map(|id| id.as_str().to_owned()));
    needed.extend(Happening::ALL.iter().map(|id| id.as_str().to_owned()));
    needed.extend(VictoryPoint::ALL.iter().map(|id| id.as_str().to_owned()));
    for verb in State::verbs() {
        needed.extend([
            format!("verb-{}", verb.id),
            format!("verb-{}.name", verb.id),
            format!("verb-{}.description", verb.id),
        ]);
        for param in verb.params {
            let name = param.name;
            needed.extend([
                format!("ask-{name}"),
                format!("param-{name}.name"),
                format!("param-{name}.description"),
            ]);
        }
    }
    for spec in specs {
        needed.extend([format!("option-{}", spec.id), format!("option-{}.description", spec.id)]);
        needed.extend(spec.values.iter().map(|value| format!("option-{}-{value}", spec.id)));
    }
    for (language, text) in LANGUAGES {
        let messages = messages(text);
        let missing: Vec<&String> = needed.iter().filter(|key| !messages.contains_key(*key)).collect();
        assert!(missing.is_empty(), "{language} lacks {missing:?}");
        let known = |key: &str| {
            needed.contains(key) || key.contains('.') || key.starts_with("param-") || key == "promotion"
        };
        let unused: Vec<&String> = messages.keys().filter(|key| !known(key)).collect();
        assert!(unused.is_empty(), "{language} has words that nobody says: {unused:?}");
    }
}

#[test]
fn names_and_descriptions_fit_discord() {
    for (language, text) in LANGUAGES {
        let messages = messages(text);
        for (key, value) in &messages {
            let attribute = key.split_once('.').map(|(_, attribute)| attribute);
            if attribute == Some("name") {
                let plain = value.chars().all(|sign| sign.is_alphanumeric() || sign == '_' || sign == '-');
                assert!(plain && value.chars().count() <= 32, "{language} {key}: {value}");
                assert_eq!(value, &value.to_lowercase(), "{language} {key}");
            }
            if attribute == Some("description") {
                assert!((1..=100).contains(&value.chars().count()), "{language} {key}: {value}");
            }
        }
        let verbs: Vec<&String> =
            State::verbs().iter().map(|verb| &messages[&format!("verb-{}.name", verb.id)]).collect();
        assert_eq!(
            verbs.iter().collect::<BTreeSet<_>>().len(),
            verbs.len(),
            "{language}: command names differ"
        );
        for verb in State::verbs() {
            let names: BTreeSet<&String> =
                verb.params.iter().map(|param| &messages[&format!("param-{}.name", param.name)]).collect();
            assert_eq!(names.len(), verb.params.len(), "{language}: option names of {} differ", verb.id);
        }
    }
}

/// The facts given with each key, as far as random games meet it.
#[derive(Default)]
struct Said(BTreeMap<String, BTreeSet<String>>);

impl Said {
    fn hear(&mut self, phrase: &Phrase) {
        self.hear_as(phrase.key.to_owned(), phrase);
    }

    fn hear_as(&mut self, key: String, phrase: &Phrase) {
        let names: BTreeSet<String> = phrase.args.iter().map(|(name, _)| (*name).to_owned()).collect();
        for (_, arg) in &phrase.args {
            if let Arg::Phrase(inner) = arg {
                self.hear(inner);
            }
        }
        let known = self.0.entry(key).or_insert_with(|| names.clone());
        assert_eq!(*known, names, "{} always has the same facts", phrase.key);
    }
}

#[test]
fn every_sentence_uses_exactly_the_facts_given() {
    let mut said = Said::default();
    let options = [
        serde_json::json!({}),
        serde_json::json!({ "home_island": "choose", "auto_roll": false, "round_limit": 30 }),
        serde_json::json!({ "off_turn_choices": "ask" }),
    ];
    for number in 0..60 {
        let seats = 2 + number as usize % 3;
        let options = serde_json::from_value(options[number as usize % options.len()].clone()).unwrap();
        let mut events = Vec::new();
        let mut game = State::set_up(&options, seats, Seed::from_number(number), &mut events).unwrap();
        let (mut dice, mut walk) = (Dice::new(Seed::from_number(number + 1)), Walk::default());
        for _ in 0..3000 {
            for event in events.drain(..) {
                let viewers = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public]);
                viewers
                    .filter_map(|viewer| State::tell(&event, viewer))
                    .for_each(|phrase| said.hear(&phrase));
            }
            let Some(seat) = game.due().iter().next() else { break };
            said.hear(&game.task(seat));
            let anytime = dice.below(200) == 0;
            let actor = if anytime { Seat(dice.index(seats) as u8) } else { seat };
            let Some(action) = random_action(&game, actor, anytime, &mut dice, &mut walk) else { continue };
            for index in 0..walk.answers().len() {
                let choice = game.describe(actor, &walk.answers()[..index], walk.answers()[index].id);
                said.hear(&choice.label);
                choice.detail.iter().for_each(|detail| said.hear(detail));
            }
            if let Err(refusal) = game.clone().apply(Seat(dice.index(seats) as u8), &action, &mut Vec::new())
            {
                let refusal = archipel_rules::Refusal::from(refusal);
                said.hear_as(format!("refused-{}", refusal.code()), &refusal.0);
            }
            game.apply(actor, &action, &mut events).unwrap();
        }
    }
    let heard = |kind: &str| said.0.keys().filter(|key| key.starts_with(kind)).count();
    assert!(heard("event-") >= 38 && heard("choice-") >= 44 && heard("task-") >= 8, "{:?}", said.0.keys());
    for (language, text) in LANGUAGES {
        let messages = messages(text);
        for (key, facts) in &said.0 {
            let used = variables(&messages[key]);
            assert!(used.is_subset(facts), "{language} {key} uses {used:?}, given are {facts:?}");
            // The player is left out of one's own private tidings.
            let left_out: Vec<&String> = facts.difference(&used).filter(|name| *name != "player").collect();
            assert!(left_out.is_empty(), "{language} {key} leaves out {left_out:?}");
        }
    }
}
