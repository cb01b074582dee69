//! Words made comparable: without case, accents and the two ways to write an umlaut.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Both sides of a comparison are folded: Gebäude, gebaeude and GEBAUDE become the same.
pub(crate) fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for c in text.nfkd().filter(|c| !is_combining_mark(*c)).flat_map(char::to_lowercase) {
        match c {
            'ß' => folded.push_str("ss"),
            'æ' | 'œ' => folded.push(if c == 'æ' { 'a' } else { 'o' }),
            'e' if folded.ends_with(['a', 'o', 'u']) => {}
            c => folded.push(c),
        }
    }
    folded
}

/// The words of a text, folded.
pub(crate) fn words(text: &str) -> Vec<String> {
    text.split(|c: char| !c.is_alphanumeric() && !is_combining_mark(c))
        .filter(|word| !word.is_empty())
        .map(fold)
        .collect()
}
