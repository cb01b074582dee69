//! What a line means: `/command option:value`, `7`, `7 2,3`, `@name`, `#channel`, or words.

/// A line, understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    Nothing,
    Help,
    /// `@` lists the people, `@name` takes a seat, `@+name` brings somebody new.
    People,
    Person(String),
    NewPerson(String),
    /// `#` lists the channels, `#name` goes there.
    Channels,
    Channel(String),
    /// `7`, or `7 2,3` for the second and third option of menu 7.
    Press(usize, Vec<usize>),
    /// `/game new game:anno1503`; with `?` at its end it asks what could follow.
    Slash {
        words: String,
        options: Vec<(String, String)>,
        asks: bool,
    },
    Say(String),
}

impl Line {
    pub fn parse(text: &str) -> Line {
        let text = text.trim();
        let first = text.chars().next();
        match first {
            None => Line::Nothing,
            Some('?') => Line::Help,
            Some('@') if text == "@" => Line::People,
            Some('@') => match text.strip_prefix("@+") {
                Some(name) => Line::NewPerson(name.trim().to_owned()),
                None => Line::Person(text[1..].trim().to_owned()),
            },
            Some('#') if text == "#" => Line::Channels,
            Some('#') => Line::Channel(text[1..].trim().to_owned()),
            Some('/') => slash(&text[1..]),
            Some('0'..='9') => press(text).unwrap_or_else(|| Line::Say(text.to_owned())),
            Some(_) => Line::Say(text.to_owned()),
        }
    }
}

fn press(text: &str) -> Option<Line> {
    let (number, rest) = text.split_once(' ').unwrap_or((text, ""));
    let choices = rest.split([',', ' ']).filter(|part| !part.is_empty()).map(str::parse);
    Some(Line::Press(number.parse().ok()?, choices.collect::<Result<_, _>>().ok()?))
}

/// Words until the first `option:`; a value with spaces stands in quotes, or reaches to the next option.
fn slash(text: &str) -> Line {
    let asks = text.ends_with('?');
    let text = text.strip_suffix('?').unwrap_or(text);
    let mut words = Vec::new();
    let mut options: Vec<(String, String)> = Vec::new();
    for part in text.split_whitespace() {
        match (part.split_once(':'), options.last_mut()) {
            (Some((name, value)), _) if is_name(name) => options.push((name.to_owned(), value.to_owned())),
            (_, Some((_, value))) => {
                value.push(' ');
                value.push_str(part);
            }
            (_, None) => words.push(part),
        }
    }
    for (_, value) in &mut options {
        *value = value.trim().trim_matches('"').to_owned();
    }
    Line::Slash { words: words.join(" "), options, asks }
}

/// Names of options are lower-case words; `12:30` is none.
fn is_name(text: &str) -> bool {
    text.chars().next().is_some_and(char::is_alphabetic)
        && text.chars().all(|c| c.is_alphanumeric() || matches!(c, '_' | '-'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_understood() {
        assert_eq!(Line::parse("  "), Line::Nothing);
        assert_eq!(Line::parse("7"), Line::Press(7, vec![]));
        assert_eq!(Line::parse("7 2, 3"), Line::Press(7, vec![2, 3]));
        assert_eq!(Line::parse("7 up"), Line::Say("7 up".into()));
        assert_eq!(Line::parse("@+ Dora"), Line::NewPerson("Dora".into()));
        assert_eq!(Line::parse("#harbour"), Line::Channel("harbour".into()));
        let options =
            vec![("game".to_owned(), "mille-fiori".to_owned()), ("note".to_owned(), "two words".to_owned())];
        let slash = Line::Slash { words: "game new".into(), options, asks: false };
        assert_eq!(Line::parse("/game new game:mille-fiori note:\"two words\""), slash);
        let asking = Line::Slash {
            words: "game new".into(),
            options: vec![("game".into(), String::new())],
            asks: true,
        };
        assert_eq!(Line::parse("/game new game:?"), asking);
    }
}
