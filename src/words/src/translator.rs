//! Translates the messages of a game: a language, the game and its players' names.

use archipel_rules::{Arg, GameId, Id, Phrase, Refusal, Seat};

use crate::{Args, Lang, bundles, number, tr};

/// Translates for one game into one language.
#[derive(Clone, Copy, Debug)]
pub struct Translator<'a> {
    pub lang: Lang,
    /// The game whose own version of a key is tried first.
    pub game: Option<GameId>,
    /// By seat; must already be cleaned or escaped for where the text is shown.
    pub names: &'a [String],
}

impl Translator<'_> {
    /// Translates a key; the game may have its own version of it.
    pub fn tr(&self, key: &str, args: &Args) -> String {
        self.find(key, None, args).unwrap_or_else(|| bundles::missing(self.lang, key, None))
    }

    /// Translates a message from the rules.
    pub fn phrase(&self, phrase: &Phrase) -> String {
        self.tr(phrase.key, &self.args(phrase))
    }

    /// Why an action is refused, and what to do instead.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        self.tr(&format!("refused-{}", refusal.code()), &self.args(&refusal.0))
    }

    /// The name of a game term. Numeric ids are shown unchanged.
    pub fn term(&self, id: &str) -> String {
        self.counted(id, 1)
    }

    /// Counted terms: 2 Spice, 1 Stone. For a count of one, a term with a `.one` attribute is shown without a number:
    /// Planks, not 1 Planks.
    pub fn terms(&self, terms: &[(Id, i64)]) -> String {
        if terms.is_empty() {
            return self.tr("list-nothing", &Args::new());
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
        self.tr(&format!("verb-{id}"), &Args::new())
    }

    /// The text of a question: the verb's own version, or the one shared by all verbs with this parameter.
    pub fn question(&self, verb: &str, param: &str) -> String {
        let (specific, shared) = (format!("param-{verb}-{param}"), format!("param-{param}"));
        let none = Args::new();
        self.find(&specific, None, &none).unwrap_or_else(|| self.tr(&shared, &none))
    }

    /// The heading for the answers other than the best one, if the question has such a heading.
    pub fn other_answers(&self, param: &str) -> Option<String> {
        self.find(&format!("param-{param}"), Some("others"), &Args::new())
    }

    /// The emoji of a key, if it has one.
    pub fn icon(&self, key: &str) -> Option<String> {
        self.find(key, Some("icon"), &Args::new())
    }

    /// An attribute of a verb's question: the name or description of the command's option.
    pub fn param(&self, verb: &str, param: &str, attr: &str) -> String {
        let none = Args::new();
        let specific = self.find(&format!("param-{verb}-{param}"), Some(attr), &none);
        specific.unwrap_or_else(|| self.attr(&format!("param-{param}"), attr))
    }

    /// The name of a lobby option.
    pub fn option(&self, id: &str) -> String {
        self.tr(&format!("option-{id}"), &Args::new())
    }

    /// The name of a value of a lobby option; a value without a key (such as the name of a data set) is shown unchanged.
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
        self.find(key, Some(attr), &Args::new())
            .unwrap_or_else(|| bundles::missing(self.lang, key, Some(attr)))
    }

    /// The name of the player in this seat.
    pub fn name(&self, seat: Seat) -> String {
        self.names
            .get(seat.index())
            .cloned()
            .unwrap_or_else(|| tr(self.lang, "seat", &Args::new().with("number", seat.index() + 1)))
    }

    /// Ada, Ben and Cem.
    pub fn list<S: AsRef<str>>(&self, items: &[S]) -> String {
        match items {
            [] => self.tr("list-nothing", &Args::new()),
            [only] => only.as_ref().to_owned(),
            [head @ .., last] => {
                let head: Vec<&str> = head.iter().map(AsRef::as_ref).collect();
                let args = Args::new().with("head", head.join(", ")).with("last", last.as_ref());
                self.tr("list-and", &args)
            }
        }
    }

    fn counted(&self, id: &str, count: i64) -> String {
        if !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_digit()) {
            return id.to_owned();
        }
        self.tr(id, &Args::new().with("pieces", count))
    }

    /// Tries the key with the game's id in front, then without.
    fn find(&self, key: &str, attr: Option<&str>, args: &Args) -> Option<String> {
        match self.game {
            Some(game) => {
                let specific = format!("{game}-{key}");
                bundles::find(self.lang, &[&specific, key], attr, args.fluent())
            }
            None => bundles::find(self.lang, &[key], attr, args.fluent()),
        }
    }

    fn args<'p>(&self, phrase: &'p Phrase) -> Args<'p> {
        let mut args = Args::new();
        for (name, arg) in &phrase.args {
            match arg {
                Arg::Seat(seat) => args.set(*name, self.name(*seat)),
                Arg::Number(number) => args.set(*name, *number),
                Arg::Term(id) => {
                    // Lets a message depend on the term: gender, case.
                    args.set(format!("{name}_id"), id.as_str());
                    args.set(*name, self.term(id.as_str()));
                }
                // Written as on the pictures: `h_a1` is H-A1.
                Arg::Place(id) => args.set(*name, id.as_str().replace('_', "-").to_uppercase()),
                Arg::Terms(terms) => args.set(*name, self.terms(terms)),
                Arg::Phrase(inner) => args.set(*name, self.phrase(inner)),
            }
        }
        args
    }
}
