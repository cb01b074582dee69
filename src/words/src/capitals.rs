//! Capital letters. Words of the game are lower case inside a sentence (where the language does so) and get a capital
//! at its start, and on labels.

/// Stands in front of every word of the game until a text is finished; never shown.
pub(crate) const MARK: char = '\u{e000}';

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
    if !text.contains(MARK) {
        return text;
    }
    let mut finished = String::with_capacity(text.len());
    let mut parts = text.split(MARK);
    finished.push_str(parts.next().unwrap_or_default());
    for part in parts {
        if needs_capital(&finished, place) {
            finished.push_str(&capitalise(part));
        } else {
            finished.push_str(part);
        }
    }
    finished
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
