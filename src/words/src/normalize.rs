//! Text normalization for search: ignores case, accents and the spelling of umlauts.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Lower case without accents; umlauts and their `ae` spelling become the bare vowel: Gebäude, gebaeude and GEBAUDE all
/// become `gebaude`. Apply it to both sides of a comparison.
pub(crate) fn normalize(text: &str) -> String {
    let mut normalized = String::with_capacity(text.len());
    for c in text.nfkd().filter(|c| !is_combining_mark(*c)).flat_map(char::to_lowercase) {
        match c {
            'ß' => normalized.push_str("ss"),
            'æ' | 'œ' => normalized.push(if c == 'æ' { 'a' } else { 'o' }),
            'e' if normalized.ends_with(['a', 'o', 'u']) => {}
            c => normalized.push(c),
        }
    }
    normalized
}

/// The normalized words of a text.
pub(crate) fn words(text: &str) -> Vec<String> {
    text.split(|c: char| !c.is_alphanumeric() && !is_combining_mark(c))
        .filter(|word| !word.is_empty())
        .map(normalize)
        .collect()
}
