//! Finishes a text: words of the game are lower case inside a sentence (where the language does so) and get a capital
//! at its start and on labels; in messages, their icons stand in front of them.

use crate::Icon;

/// Stands in front of every word of the game until a text is finished; never shown.
pub(crate) const MARK: char = '\u{e000}';
/// The name of a sprite stands between these two, in front of what it depicts; never shown.
pub(crate) const SPRITE: char = '\u{e001}';
pub(crate) const SPRITE_END: char = '\u{e002}';
/// Keeps an icon on the line of its word.
const NO_BREAK: char = '\u{a0}';

/// Where a finished text is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// A sentence: a word gets a capital at the start of the text and after a full stop.
    Sentence,
    /// A button, a line of a menu, a heading: also after a colon, a dot or an arrow.
    Label,
    /// The continuation of a line, such as the description of an answer: no capital at the start.
    Continued,
}

/// Removes the marks, and gives the words after them a capital where they need one.
pub(crate) fn finish(text: String, place: Place) -> String {
    finish_with_icons(text, place, |_| None)
}

/// Like `finish`, and puts the icons of sprites in front of words and their numbers, each icon once.
pub(crate) fn finish_with_icons(
    text: String,
    place: Place,
    icon_of: impl Fn(&str) -> Option<Icon>,
) -> String {
    if !text.contains([MARK, SPRITE]) {
        return text;
    }
    let mut out = Finished::default();
    let (mut rest, mut capital) = (text.as_str(), false);
    while let Some((before, after)) = rest.split_once([MARK, SPRITE]) {
        out.push(before, &mut capital);
        if rest[before.len()..].starts_with(MARK) {
            capital |= needs_capital(&out.plain, place);
            rest = after;
        } else {
            let (sprite, word) = after.split_once(SPRITE_END).unwrap_or(("", after));
            out.push_icon(sprite, &icon_of);
            rest = word;
        }
    }
    out.push(rest, &mut capital);
    out.text
}

#[derive(Default)]
struct Finished<'t> {
    text: String,
    /// The same without icons.
    plain: String,
    /// The sprites whose icons are in the text.
    shown: Vec<&'t str>,
}

impl<'t> Finished<'t> {
    fn push(&mut self, piece: &str, capital: &mut bool) {
        if piece.is_empty() {
            return;
        }
        let piece = if std::mem::take(capital) { capitalise(piece) } else { piece.to_owned() };
        self.text.push_str(&piece);
        self.plain.push_str(&piece);
    }

    fn push_icon(&mut self, sprite: &'t str, icon_of: &impl Fn(&str) -> Option<Icon>) {
        // A name that is put together from words may begin with one that has an icon too: one icon is enough.
        if self.shown.contains(&sprite) || self.text.ends_with(NO_BREAK) {
            return;
        }
        if let Some(icon) = icon_of(sprite) {
            self.text.insert_str(before_number(&self.text), &format!("{icon}{NO_BREAK}"));
            self.shown.push(sprite);
        }
    }
}

/// Where the number at the end of a text begins (`pays 12 `), or the end of the text.
fn before_number(text: &str) -> usize {
    let Some(spaced) = text.strip_suffix([' ', NO_BREAK]) else { return text.len() };
    if !spaced.ends_with(|c: char| c.is_ascii_digit()) {
        return text.len();
    }
    let head = spaced.trim_end_matches(|c: char| c.is_ascii_digit() || ".,+\u{2212}".contains(c));
    // Part of a name, such as a field of a board: H-A1.
    if head.ends_with(|c: char| c.is_alphanumeric()) { text.len() } else { head.len() }
}

fn needs_capital(before: &str, place: Place) -> bool {
    if !before.chars().any(char::is_alphanumeric) {
        return place != Place::Continued;
    }
    let spaced = before.trim_end_matches([' ', '\n', '*', '-', '•', '>']);
    let ends = |marks: &[char]| spaced.ends_with(marks);
    let new_line = before[spaced.len()..].contains('\n');
    new_line
        || (spaced.len() < before.len()
            && (ends(&['.', '!', '?']) || place == Place::Label && ends(&[':', '·', '→', '—'])))
}

/// With the first letter in upper case.
pub(crate) fn capitalise(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}
