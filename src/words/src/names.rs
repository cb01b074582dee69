//! Names that users gave themselves, made harmless.

use unicode_normalization::char::is_combining_mark;
use unicode_segmentation::UnicodeSegmentation;

/// Longer names are cut.
pub const NAME_LENGTH: usize = 32;

/// Accents and vowel signs that one letter may carry.
const MARKS: usize = 3;

/// What Discord may take for markup, a link, an emoji or a mention.
const MARKUP: &str = r"\*_~`|<>#-+.()[]:";

/// Shown for a name of which nothing is left.
const NAMELESS: &str = "–";

/// A name for places that show no markup (buttons, menus, pictures): without invisible, turning and stacked
/// characters, on one line, of at most `NAME_LENGTH` characters.
pub fn clean_name(name: &str) -> String {
    let visible: String =
        name.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(|c| shown(*c)).collect();
    let letters: String = visible.graphemes(true).map(unstacked).collect();
    let line = letters.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.is_empty() {
        return NAMELESS.to_owned();
    }
    match line.grapheme_indices(true).nth(NAME_LENGTH) {
        Some(_) => {
            let kept: String = line.graphemes(true).take(NAME_LENGTH - 1).collect();
            format!("{}…", kept.trim_end())
        }
        None => line,
    }
}

/// A name for sentences: cleaned, and so that it neither pings nor links nor breaks the markup around it.
pub fn escape_markdown(name: &str) -> String {
    let name = clean_name(name);
    let mut escaped = String::with_capacity(name.len() + 8);
    for c in name.chars() {
        if MARKUP.contains(c) {
            escaped.push('\\');
        }
        escaped.push(c);
        if c == '@' {
            // Discord looks for mentions before it looks for backslashes.
            escaped.push('\u{200b}');
        }
    }
    escaped
}

/// A letter without more marks than any script needs.
fn unstacked(grapheme: &str) -> String {
    let mut marks = 0;
    let mut letters = false;
    let kept = grapheme.chars().filter(|c| {
        if !is_combining_mark(*c) {
            letters |= !c.is_whitespace();
            return true;
        }
        marks += 1;
        letters && marks <= MARKS
    });
    kept.collect()
}

/// Everything but controls, and what takes no room or turns the direction of writing.
fn shown(c: char) -> bool {
    !c.is_control()
        && !matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0e}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}
