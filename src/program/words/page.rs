//! One HTML page for reviewers of a language: every kind of sentence that came up in games of computer players, with
//! real facts, beside its English text; then every text that a game does not fill.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use archipel_rules::{Arg, Asked, GameId, Phrase, Seat, Seed, Table, Viewer};
use archipel_words::check::Files;
use archipel_words::{Args, Lang, Translator};

use super::super::CliError;
use super::sample::{NAMES, choose, wander};

const SEED: u64 = 16;
const MOST_ACTIONS: u32 = 1500;
/// Sentences of one kind that are shown.
const OF_ONE_KIND: usize = 2;

pub fn of(lang: Lang) -> Result<String, CliError> {
    let mut page = Page { lang, out: String::new(), seen: BTreeSet::new() };
    page.head();
    for game in GameId::ALL.iter().copied() {
        let filled = play(game)?;
        page.game(game, &filled);
    }
    page.rest();
    page.out.push_str("</body></html>\n");
    Ok(page.out)
}

/// The sentences of a game, by key; of each kind the first few that differ in their facts.
type Filled = BTreeMap<String, Vec<Phrase>>;

/// Lets computer players play, and notes what people would be told.
fn play(game: GameId) -> Result<Filled, CliError> {
    let seats = NAMES.len().min(*game.seat_counts().end());
    let names: Vec<String> = NAMES.iter().take(seats).map(|name| (*name).to_owned()).collect();
    let mut table = Table::new(game, serde_json::json!({}), names, Seed::from_number(SEED))?;
    let mut filled = Filled::new();
    for number in 0..MOST_ACTIONS {
        let Some(seat) = table.position().due().iter().next() else { break };
        let Some(action) = choose(&table, seat, number) else { break };
        for viewer in [Viewer::Public, Viewer::Seat(seat)] {
            note(&mut filled, "", table.position().prompt(seat, viewer));
        }
        options(&table, seat, &action, &mut filled);
        // An earlier or foreign action is refused for one reason or another.
        for other in Seat::all(seats).filter(|other| *other != seat) {
            let tried = wander(table.position(), seat, number).unwrap_or_else(|| action.clone());
            if let Err(refusal) = table.position().clone().apply(other, &tried, &mut Vec::new()) {
                note(&mut filled, "refused-", refusal.0);
            }
        }
        let Ok(step) = table.act(seat, &action) else { break };
        let told = step.events.iter().flat_map(|event| {
            [Viewer::Public, Viewer::Seat(seat)].into_iter().filter_map(|viewer| event.describe(viewer))
        });
        told.for_each(|phrase| note(&mut filled, "", phrase));
    }
    game.reference().into_iter().flat_map(|table| table.rows).for_each(|row| note(&mut filled, "", row));
    Ok(filled)
}

/// The labels and details of all answers on the way to this action.
fn options(table: &Table, seat: Seat, action: &archipel_rules::Action, filled: &mut Filled) {
    let taken = action.to_answers();
    for index in 0..taken.len() {
        let mut options = Vec::new();
        let before = &taken[..index];
        if let Asked::Question(_) = table.position().ask(seat, before, &mut options) {
            for id in options {
                let choice = table.position().describe(seat, before, id);
                note(filled, "", choice.label);
                choice.detail.into_iter().for_each(|detail| note(filled, "", detail));
            }
        }
    }
}

fn note(filled: &mut Filled, prefix: &str, phrase: Phrase) {
    for (_, arg) in &phrase.args {
        if let Arg::Phrase(inner) = arg {
            note(filled, "", (**inner).clone());
        }
    }
    let kept = filled.entry(format!("{prefix}{}", phrase.key)).or_default();
    if kept.len() < OF_ONE_KIND && !kept.contains(&phrase) {
        kept.push(phrase);
    }
}

struct Page {
    lang: Lang,
    out: String,
    /// The keys that have been shown.
    seen: BTreeSet<String>,
}

impl Page {
    fn line(&mut self, line: &str) {
        let _ = writeln!(self.out, "{line}");
    }

    fn head(&mut self) {
        let code = self.lang.code();
        self.line(&format!(
            "<!doctype html><html lang=\"{code}\"><head><meta charset=\"utf-8\"><title>{code}</title>"
        ));
        self.line("<style>body{font:16px/1.4 sans-serif;max-width:75rem;margin:1rem auto;padding:0 1rem}");
        self.line(
            "table{border-collapse:collapse;width:100%}td,th{border-top:1px solid #ccc;padding:.3rem .6rem;",
        );
        self.line("text-align:left;vertical-align:top;white-space:pre-line}td:first-child{font:12px monospace;color:#555;width:16rem}");
        self.line("td:last-child{color:#555}</style></head><body>");
        self.line(&format!("<h1>{}</h1>", escaped(self.lang.own_name())));
    }

    fn game(&mut self, game: GameId, filled: &Filled) {
        let names: Vec<String> = NAMES.iter().map(|name| (*name).to_owned()).collect();
        let in_language = |lang| Translator { lang, game: Some(game), names: &names, icons: false };
        let (own, english) = (in_language(self.lang), in_language(Lang::ENGLISH));
        self.open(&own.tr("title", &Args::new()));
        for (key, phrases) in filled {
            self.seen.insert(key.clone());
            self.seen.insert(format!("{game}-{key}"));
            for phrase in phrases {
                let said = |translator: &Translator| {
                    if key.starts_with("refused-") {
                        translator.refusal(&archipel_rules::Refusal(phrase.clone()))
                    } else {
                        translator.phrase(phrase)
                    }
                };
                self.row(key, &said(&own), &said(&english));
            }
        }
        self.line("</table>");
    }

    /// The texts that stand by themselves, or that no game filled, as they are written.
    fn rest(&mut self) {
        let (own, _) = Files::embedded(self.lang).messages();
        let (english, _) = Files::embedded(Lang::ENGLISH).messages();
        self.open("…");
        for (key, text) in &english {
            if !self.seen.contains(key) {
                let own = own.get(key).map_or("", |message| message.text.as_str());
                self.row(key, own, &text.text);
            }
        }
        self.line("</table>");
    }

    fn open(&mut self, title: &str) {
        self.line(&format!("<h2>{}</h2><table>", escaped(title)));
    }

    fn row(&mut self, key: &str, own: &str, english: &str) {
        let cells = [key, own, english].map(|text| format!("<td>{}</td>", escaped(text))).concat();
        self.line(&format!("<tr>{cells}</tr>"));
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
