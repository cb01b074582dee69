//! Words that a language does not want, from `forbidden.txt` in its folder. One line each:
//!
//! ```text
//! # a comment
//! taken back -> undone
//! colour* -> color…
//! may [except rules- month-] -> can
//! waar [only anno1503- anno1701-] -> product
//! ```
//!
//! Whole words, in upper or lower case. `*` at the beginning or the end of a pattern stands for more letters. In brackets:
//! the beginnings of keys that are excepted, or the only ones meant. Search words of the rules (`.words`) are free.

/// One line of the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forbidden {
    pub pattern: Pattern,
    /// What to write instead.
    pub instead: String,
    except: Vec<String>,
    only: Vec<String>,
}

/// A word or some words to look for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pattern {
    /// In lower case, without stars.
    text: String,
    more_before: bool,
    more_after: bool,
}

impl Forbidden {
    #[expect(
        clippy::case_sensitive_file_extension_comparisons,
        reason = "the end of a key, not a file extension"
    )]
    pub fn concerns(&self, key: &str) -> bool {
        let begins = |prefixes: &[String]| prefixes.iter().any(|prefix| key.starts_with(prefix.as_str()));
        !key.ends_with(".words") && !begins(&self.except) && (self.only.is_empty() || begins(&self.only))
    }
}

impl Pattern {
    pub fn new(text: &str) -> Pattern {
        let text = text.trim();
        Pattern {
            text: text.trim_matches('*').to_lowercase(),
            more_before: text.starts_with('*'),
            more_after: text.ends_with('*'),
        }
    }

    /// Is it in this text? Letters and digits around it make it another word.
    pub fn is_in(&self, text: &str) -> bool {
        let text = text.to_lowercase();
        let ends_in_word = |part: &str| part.chars().next_back().is_some_and(char::is_alphanumeric);
        let begins_in_word = |part: &str| part.chars().next().is_some_and(char::is_alphanumeric);
        text.match_indices(&self.text).any(|(at, found)| {
            let (before, after) = (&text[..at], &text[at + found.len()..]);
            let starts = self.more_before || !begins_in_word(found) || !ends_in_word(before);
            let stops = self.more_after || !ends_in_word(found) || !begins_in_word(after);
            starts && stops
        })
    }
}

/// Reads a `forbidden.txt`; the lines that cannot be read are the second half.
pub fn read(text: &str) -> (Vec<Forbidden>, Vec<String>) {
    let (mut words, mut errors) = (Vec::new(), Vec::new());
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        match read_line(line) {
            Some(word) => words.push(word),
            None => errors.push(format!("forbidden.txt: {line}")),
        }
    }
    (words, errors)
}

fn read_line(line: &str) -> Option<Forbidden> {
    let (left, instead) = line.split_once(" -> ")?;
    let (pattern, brackets) = left.split_once(" [").unwrap_or((left, ""));
    let (mut except, mut only) = (Vec::new(), Vec::new());
    if !brackets.is_empty() {
        let mut words = brackets.strip_suffix(']')?.split_whitespace();
        let list = match words.next()? {
            "except" => &mut except,
            "only" => &mut only,
            _ => return None,
        };
        list.extend(words.map(str::to_owned));
    }
    let pattern = Pattern::new(pattern);
    let word = Forbidden { pattern, instead: instead.trim().to_owned(), except, only };
    (!word.pattern.text.is_empty() && !word.instead.is_empty()).then_some(word)
}

impl std::fmt::Display for Pattern {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let star = |more: bool| if more { "*" } else { "" };
        write!(f, "{}{}{}", star(self.more_before), self.text, star(self.more_after))
    }
}
