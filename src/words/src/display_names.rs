//! Makes display names chosen by users safe to show.

use unicode_normalization::char::is_combining_mark;
use unicode_segmentation::UnicodeSegmentation;

/// Longer names are truncated.
pub const NAME_LENGTH: usize = 32;

/// Combining marks (accents, vowel signs) kept per character.
const MAX_MARKS: usize = 3;

/// Characters that Discord may read as markup, a link, an emoji or a mention.
const MARKUP: &str = r"\*_~`|<>#-+.()[]:";

/// Shown if nothing of a name remains.
const EMPTY_NAME: &str = "–";

/// A name for places without markup (buttons, menus, pictures): one line of at most `NAME_LENGTH` characters, without
/// invisible characters, direction overrides and stacked accents.
pub fn clean_name(name: &str) -> String {
    let visible: String =
        name.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(|c| is_visible(*c)).collect();
    let letters: String = visible.graphemes(true).map(limit_marks).collect();
    let line = letters.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.is_empty() {
        return EMPTY_NAME.to_owned();
    }
    match line.grapheme_indices(true).nth(NAME_LENGTH) {
        Some(_) => {
            let kept: String = line.graphemes(true).take(NAME_LENGTH - 1).collect();
            format!("{}…", kept.trim_end())
        }
        None => line,
    }
}

/// A name for messages: cleaned, and escaped so that it neither pings nor links nor breaks the surrounding markup.
pub fn escape_markdown(name: &str) -> String {
    let name = clean_name(name);
    let mut escaped = String::with_capacity(name.len() + 8);
    for c in name.chars() {
        if MARKUP.contains(c) {
            escaped.push('\\');
        }
        escaped.push(c);
        if c == '@' {
            // Discord parses mentions before backslash escapes.
            escaped.push('\u{200b}');
        }
    }
    escaped
}

/// Removes marks beyond `MAX_MARKS`, and all marks that follow no letter.
fn limit_marks(grapheme: &str) -> String {
    let mut marks = 0;
    let mut letters = false;
    let kept = grapheme.chars().filter(|c| {
        if !is_combining_mark(*c) {
            letters |= !c.is_whitespace();
            return true;
        }
        marks += 1;
        letters && marks <= MAX_MARKS
    });
    kept.collect()
}

/// Not a control character, not of zero width, not a direction override.
fn is_visible(c: char) -> bool {
    !c.is_control()
        && !matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0e}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}
