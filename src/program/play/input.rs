//! Parses input lines: `/command option:value`, `7`, `7 2,3`, `@name`, `#channel`, or a chat message.

/// A parsed input line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    Empty,
    Help,
    /// `@` lists the users, `@name` switches to a user, `@+name` creates one.
    ListUsers,
    SwitchUser(String),
    NewUser(String),
    /// `#` lists the channels, `#name` switches to one.
    ListChannels,
    SwitchChannel(String),
    /// `7`, or `7 2,3` for the second and third option of menu 7.
    Press(usize, Vec<usize>),
    /// `/game new game:anno1503`; a `?` at the end asks for completions.
    Slash {
        command: String,
        options: Vec<(String, String)>,
        completes: bool,
    },
    Say(String),
}

impl Input {
    pub fn parse(text: &str) -> Input {
        let text = text.trim();
        let first = text.chars().next();
        match first {
            None => Input::Empty,
            Some('?') => Input::Help,
            Some('@') if text == "@" => Input::ListUsers,
            Some('@') => match text.strip_prefix("@+") {
                Some(name) => Input::NewUser(name.trim().to_owned()),
                None => Input::SwitchUser(text[1..].trim().to_owned()),
            },
            Some('#') if text == "#" => Input::ListChannels,
            Some('#') => Input::SwitchChannel(text[1..].trim().to_owned()),
            Some('/') => slash(&text[1..]),
            Some('0'..='9') => press(text).unwrap_or_else(|| Input::Say(text.to_owned())),
            Some(_) => Input::Say(text.to_owned()),
        }
    }
}

fn press(text: &str) -> Option<Input> {
    let (number, rest) = text.split_once(' ').unwrap_or((text, ""));
    let choices = rest.split([',', ' ']).filter(|part| !part.is_empty()).map(str::parse);
    Some(Input::Press(number.parse().ok()?, choices.collect::<Result<_, _>>().ok()?))
}

/// Parses a command: its name ends at the first `option:`, a value ends at the next option; quotes around a value are
/// removed.
fn slash(text: &str) -> Input {
    let completes = text.ends_with('?');
    let text = text.strip_suffix('?').unwrap_or(text);
    let mut command = Vec::new();
    let mut options: Vec<(String, String)> = Vec::new();
    for part in text.split_whitespace() {
        match (part.split_once(':'), options.last_mut()) {
            (Some((name, value)), _) if is_name(name) => options.push((name.to_owned(), value.to_owned())),
            (_, Some((_, value))) => {
                value.push(' ');
                value.push_str(part);
            }
            (_, None) => command.push(part),
        }
    }
    for (_, value) in &mut options {
        *value = value.trim().trim_matches('"').to_owned();
    }
    Input::Slash { command: command.join(" "), options, completes }
}

/// Whether this can be the name of an option; in `12:30`, it cannot.
fn is_name(text: &str) -> bool {
    text.chars().next().is_some_and(char::is_alphabetic)
        && text.chars().all(|c| c.is_alphanumeric() || matches!(c, '_' | '-'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_parsed() {
        assert_eq!(Input::parse("  "), Input::Empty);
        assert_eq!(Input::parse("7"), Input::Press(7, vec![]));
        assert_eq!(Input::parse("7 2, 3"), Input::Press(7, vec![2, 3]));
        assert_eq!(Input::parse("7 up"), Input::Say("7 up".into()));
        assert_eq!(Input::parse("@+ Dora"), Input::NewUser("Dora".into()));
        assert_eq!(Input::parse("#harbour"), Input::SwitchChannel("harbour".into()));
        let options = vec![
            ("game".to_owned(), "mille-fiori".to_owned()),
            ("note".to_owned(), "two command".to_owned()),
        ];
        let slash = Input::Slash { command: "game new".into(), options, completes: false };
        assert_eq!(Input::parse("/game new game:mille-fiori note:\"two command\""), slash);
        let asking = Input::Slash {
            command: "game new".into(),
            options: vec![("game".into(), String::new())],
            completes: true,
        };
        assert_eq!(Input::parse("/game new game:?"), asking);
    }
}
