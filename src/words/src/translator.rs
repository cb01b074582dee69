//! Translates the messages of a game: a language, the game and its players' names.

use archipel_rules::{Arg, GameId, Phrase, Refusal, Seat};

use crate::capitals::{Place, finish, finish_with_icons};
use crate::forms::{self, Ids, Words};
use crate::{Args, Icon, Lang, bundles, icon, number, sprites, tr};

/// Translates for one game into one language.
#[derive(Clone, Copy, Debug)]
pub struct Translator<'a> {
    pub lang: Lang,
    /// The game whose own version of a key is tried first.
    pub game: Option<GameId>,
    /// By seat; must already be cleaned or escaped for where the text is shown.
    pub names: &'a [String],
    /// Whether the words of the game and the players have their icons in front of them. Only the text of a message can
    /// show them: not labels, menus, files, pictures and their descriptions, or a terminal.
    pub icons: bool,
}

impl Translator<'_> {
    /// Translates a key; the game may have its own version of it.
    pub fn tr(&self, key: &str, args: &Args) -> String {
        self.finished(self.raw(key, args), Place::Sentence)
    }

    /// Translates a message from the rules: a sentence, which begins with a capital.
    pub fn phrase(&self, phrase: &Phrase) -> String {
        self.finished(self.unfinished(phrase), Place::Sentence)
    }

    /// Translates a message that stands on a button, in a menu or as a heading.
    pub fn label(&self, phrase: &Phrase) -> String {
        finish(self.unfinished(phrase), Place::Label)
    }

    /// Translates a message that goes on after a label: what an answer costs and does.
    pub fn detail(&self, phrase: &Phrase) -> String {
        self.finished(self.unfinished(phrase), Place::Continued)
    }

    /// Why an action is refused, and what to do instead.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        self.tr(&format!("refused-{}", refusal.code()), &self.args(&refusal.0))
    }

    /// The name of a game term as it stands on cards and pictures, with a capital. Numeric ids are shown unchanged.
    pub fn term(&self, id: &str) -> String {
        finish(forms::title(self.lang, self.game, id), Place::Label)
    }

    /// The label of a verb.
    pub fn verb(&self, id: &str) -> String {
        finish(self.raw(&format!("verb-{id}"), &Args::new()), Place::Sentence)
    }

    /// The text of a question: the verb's own version, or the one shared by all verbs with this parameter.
    pub fn question(&self, verb: &str, param: &str) -> String {
        let (specific, shared) = (format!("param-{verb}-{param}"), format!("param-{param}"));
        let none = Args::new();
        self.found(&specific, None, &none)
            .unwrap_or_else(|| finish(self.raw(&shared, &none), Place::Sentence))
    }

    /// The heading for the answers other than the best one, if the question has such a heading.
    pub fn other_answers(&self, param: &str) -> Option<String> {
        self.found(&format!("param-{param}"), Some("others"), &Args::new())
    }

    /// The icon of a key: the emoji that the application has for its sprite, or a Unicode emoji.
    pub fn icon(&self, key: &str) -> Option<Icon> {
        if let Some(icon) = sprites::of_word(self.game, key).and_then(icon::of_sprite) {
            return Some(icon);
        }
        let shared = format!("icon-{key}");
        let specific = self.game.map(|game| format!("icon-{game}-{key}"));
        let keys: Vec<&str> = specific.iter().chain([&shared]).map(String::as_str).collect();
        bundles::find(self.lang, &keys, None, Args::new().fluent()).map(Icon::Unicode)
    }

    /// The icon of an answer: of its label, of the word that it names, or of the first thing in its label that has one.
    pub fn icon_of_answer(&self, label: &Phrase, id: &str) -> Option<Icon> {
        self.icon(label.key).or_else(|| self.icon(id)).or_else(|| self.icon_in(label))
    }

    fn icon_in(&self, phrase: &Phrase) -> Option<Icon> {
        phrase.args.iter().find_map(|(_, arg)| match arg {
            Arg::Seat(seat) => self.icon(&seat_key(*seat)),
            Arg::Term(id) => self.icon(id.as_str()),
            Arg::Terms(terms) => terms.iter().find_map(|(id, _)| self.icon(id.as_str())),
            Arg::Phrase(inner) => self.icon(inner.key).or_else(|| self.icon_in(inner)),
            Arg::Number(_) | Arg::Place(_) => None,
        })
    }

    /// An attribute of a verb's question: the name or description of the command's option.
    pub fn param(&self, verb: &str, param: &str, attr: &str) -> String {
        let none = Args::new();
        let specific = self.found(&format!("param-{verb}-{param}"), Some(attr), &none);
        specific.unwrap_or_else(|| self.attr(&format!("param-{param}"), attr))
    }

    /// The name of a lobby option.
    pub fn option(&self, id: &str) -> String {
        finish(self.raw(&format!("option-{id}"), &Args::new()), Place::Sentence)
    }

    /// The name of a value of a lobby option; a value without a key (such as the name of a data set) is shown unchanged.
    pub fn option_value(&self, id: &str, value: &str) -> String {
        if let Ok(value) = value.parse() {
            return number(self.lang, value);
        }
        let none = Args::new();
        self.found(&format!("option-{id}-{value}"), None, &none)
            .or_else(|| self.found(&format!("value-{value}"), None, &none))
            .unwrap_or_else(|| value.to_owned())
    }

    /// An attribute of a key: `.name`, `.description`, `.title`.
    pub fn attr(&self, key: &str, attr: &str) -> String {
        self.found(key, Some(attr), &Args::new())
            .unwrap_or_else(|| bundles::missing(self.lang, key, Some(attr)))
    }

    /// The name of the player in this seat.
    pub fn name(&self, seat: Seat) -> String {
        self.names
            .get(seat.index())
            .cloned()
            .unwrap_or_else(|| tr(self.lang, "seat", &Args::new().with("number", seat.index() + 1)))
    }

    /// The name with the mark of the emblem that the player's pieces bear.
    fn marked_name(&self, seat: Seat) -> String {
        let name = self.name(seat);
        match sprites::of_word(None, &seat_key(seat)).filter(|_| self.icons) {
            Some(sprite) => forms::sprite_mark(sprite) + &name,
            None => name,
        }
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

    fn finished(&self, text: String, place: Place) -> String {
        if self.icons { finish_with_icons(text, place, icon::of_sprite) } else { finish(text, place) }
    }

    /// Marks are still in it, because it may become part of another sentence.
    fn unfinished(&self, phrase: &Phrase) -> String {
        self.raw(phrase.key, &self.args(phrase))
    }

    fn raw(&self, key: &str, args: &Args) -> String {
        self.find(key, None, args).unwrap_or_else(|| bundles::missing(self.lang, key, None))
    }

    fn found(&self, key: &str, attr: Option<&str>, args: &Args) -> Option<String> {
        self.find(key, attr, args).map(|text| finish(text, Place::Sentence))
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

    pub(crate) fn args<'p>(&self, phrase: &'p Phrase) -> Args<'p> {
        let mut args = Args::new();
        for (name, arg) in &phrase.args {
            match arg {
                Arg::Seat(seat) => args.set(*name, self.marked_name(*seat)),
                Arg::Number(number) => args.set(*name, *number),
                Arg::Term(id) => {
                    // Lets a message depend on the term: gender, case.
                    args.set(format!("{name}_id"), id.as_str());
                    args.set_words(*name, Words { game: self.game, ids: Ids::One(*id) });
                }
                // Written as on the pictures: `h_a1` is H-A1.
                Arg::Place(id) => args.set(*name, id.as_str().replace('_', "-").to_uppercase()),
                Arg::Terms(terms) => {
                    args.set_words(*name, Words { game: self.game, ids: Ids::Counted(terms.clone()) });
                }
                Arg::Phrase(inner) => args.set(*name, self.unfinished(inner)),
            }
        }
        args
    }
}

/// The key of a player's emblem.
fn seat_key(seat: Seat) -> String {
    format!("seat_{}", seat.index())
}
