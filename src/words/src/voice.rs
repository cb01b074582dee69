//! Who speaks: a language, a game and the names at its table. Makes sentences of what the rules say.

use archipel_rules::{Arg, GameId, Id, Phrase, Refusal, Seat};

use crate::{Args, Lang, books, number, say};

/// The voice of one game in one language.
#[derive(Clone, Copy, Debug)]
pub struct Voice<'a> {
    pub lang: Lang,
    /// Whose words are tried first.
    pub game: Option<GameId>,
    /// By seat; already escaped for the place where they are shown.
    pub names: &'a [String],
}

impl Voice<'_> {
    /// A sentence of the bot; the game may have its own version of it.
    pub fn say(&self, key: &str, args: &Args) -> String {
        self.find(key, None, args).unwrap_or_else(|| books::missing(self.lang, key, None))
    }

    /// What the rules have to say.
    pub fn phrase(&self, phrase: &Phrase) -> String {
        self.say(phrase.key, &self.args(phrase))
    }

    /// Why something is refused, and what to do.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        self.say(&format!("refused-{}", refusal.code()), &self.args(&refusal.0))
    }

    /// A word of the game. Numbers stand for themselves.
    pub fn term(&self, id: &str) -> String {
        self.counted(id, 1)
    }

    /// Counted words: 2 Spice, 1 Stone. A single piece of a word that has its own way to say so (`.one`) needs no number:
    /// Planks, not 1 Planks.
    pub fn terms(&self, terms: &[(Id, i64)]) -> String {
        if terms.is_empty() {
            return self.say("list-nothing", &Args::new());
        }
        let counted = terms.iter().map(|(id, count)| {
            let single = if *count == 1 { self.find(id.as_str(), Some("one"), &Args::new()) } else { None };
            single.unwrap_or_else(|| {
                format!("{} {}", number(self.lang, *count), self.counted(id.as_str(), *count))
            })
        });
        counted.collect::<Vec<_>>().join(", ")
    }

    /// The label of a verb.
    pub fn verb(&self, id: &str) -> String {
        self.say(&format!("verb-{id}"), &Args::new())
    }

    /// What is asked: the verb's own wording, or that of all verbs with this question.
    pub fn question(&self, verb: &str, param: &str) -> String {
        let (own, common) = (format!("param-{verb}-{param}"), format!("param-{param}"));
        let none = Args::new();
        self.find(&own, None, &none).unwrap_or_else(|| self.say(&common, &none))
    }

    /// What the answers beside the best one are called, where they have a name.
    pub fn other_answers(&self, param: &str) -> Option<String> {
        self.find(&format!("param-{param}"), Some("others"), &Args::new())
    }

    /// The little picture of a word, where it has one.
    pub fn icon(&self, key: &str) -> Option<String> {
        self.find(key, Some("icon"), &Args::new())
    }

    /// An attribute of a verb's question: the command's option.
    pub fn param(&self, verb: &str, param: &str, attr: &str) -> String {
        let none = Args::new();
        let own = self.find(&format!("param-{verb}-{param}"), Some(attr), &none);
        own.unwrap_or_else(|| self.attr(&format!("param-{param}"), attr))
    }

    /// The name of an option that the host may set.
    pub fn option(&self, id: &str) -> String {
        self.say(&format!("option-{id}"), &Args::new())
    }

    /// What a value of an option means; one that has no word (the name of a data set) stands for itself.
    pub fn option_value(&self, id: &str, value: &str) -> String {
        if let Ok(value) = value.parse() {
            return number(self.lang, value);
        }
        let none = Args::new();
        self.find(&format!("option-{id}-{value}"), None, &none)
            .or_else(|| self.find(&format!("value-{value}"), None, &none))
            .unwrap_or_else(|| value.to_owned())
    }

    /// An attribute of a key: `.name`, `.description`, `.title`.
    pub fn attr(&self, key: &str, attr: &str) -> String {
        self.find(key, Some(attr), &Args::new()).unwrap_or_else(|| books::missing(self.lang, key, Some(attr)))
    }

    /// The name of the player on this seat.
    pub fn name(&self, seat: Seat) -> String {
        self.names
            .get(seat.index())
            .cloned()
            .unwrap_or_else(|| say(self.lang, "seat", &Args::new().with("number", seat.index() + 1)))
    }

    /// Ada, Ben and Cem.
    pub fn list<S: AsRef<str>>(&self, items: &[S]) -> String {
        match items {
            [] => self.say("list-nothing", &Args::new()),
            [only] => only.as_ref().to_owned(),
            [head @ .., last] => {
                let head: Vec<&str> = head.iter().map(AsRef::as_ref).collect();
                let args = Args::new().with("head", head.join(", ")).with("last", last.as_ref());
                self.say("list-and", &args)
            }
        }
    }

    fn counted(&self, id: &str, count: i64) -> String {
        if !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_digit()) {
            return id.to_owned();
        }
        self.say(id, &Args::new().with("pieces", count))
    }

    /// The key with the game in front, and without.
    fn find(&self, key: &str, attr: Option<&str>, args: &Args) -> Option<String> {
        match self.game {
            Some(game) => {
                let own = format!("{game}-{key}");
                books::find(self.lang, &[&own, key], attr, args.fluent())
            }
            None => books::find(self.lang, &[key], attr, args.fluent()),
        }
    }

    fn args<'p>(&self, phrase: &'p Phrase) -> Args<'p> {
        let mut args = Args::new();
        for (name, arg) in &phrase.args {
            match arg {
                Arg::Seat(seat) => args.set(*name, self.name(*seat)),
                Arg::Number(number) => args.set(*name, *number),
                Arg::Term(id) => {
                    // For sentences that depend on the word: gender, case.
                    args.set(format!("{name}_id"), id.as_str());
                    args.set(*name, self.term(id.as_str()));
                }
                // As in the pictures: `h_a1` is H-A1.
                Arg::Place(id) => args.set(*name, id.as_str().replace('_', "-").to_uppercase()),
                Arg::Terms(terms) => args.set(*name, self.terms(terms)),
                Arg::Phrase(inner) => args.set(*name, self.phrase(inner)),
            }
        }
        args
    }
}
