//! Formats a message as text, with numbers for its buttons and menus.

use std::collections::HashMap;
use std::fmt::Write;

use discord_sim::Message;
use serde_json::Value;

/// A button or menu that is used by its number.
#[derive(Clone, Debug)]
pub struct Control {
    pub message: Message,
    pub custom_id: String,
    /// The values of a menu, in the order shown; `None` for a button.
    pub options: Option<Vec<String>>,
}

/// Replaces control characters, so that a message cannot send escape sequences to the terminal.
pub fn escape_controls(text: &str) -> String {
    text.chars().map(|c| if c.is_control() && c != '\n' { '\u{fffd}' } else { c }).collect()
}

fn text<'a>(of: &'a Value, key: &str) -> &'a str {
    of.get(key).and_then(Value::as_str).unwrap_or_default()
}

fn label(part: &Value) -> String {
    // A terminal cannot show the application's own emoji, which have an id.
    let emoji = part.get("emoji").filter(|emoji| emoji.get("id").is_none_or(Value::is_null));
    let emoji = emoji.map(|emoji| text(emoji, "name")).unwrap_or_default();
    escape_controls([emoji, text(part, "label")].join(" ").trim())
}

/// Replaces user ids in mentions with names.
fn name_mentions(text: &str, names: &HashMap<String, String>) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find("<@") {
        let (before, from) = rest.split_at(at);
        out.push_str(before);
        let id = from[2..].trim_start_matches('!').split('>').next().unwrap_or_default();
        if let Some(name) = names.get(id) {
            let _ = write!(out, "@{name}");
            rest = from.split_once('>').map_or("", |(_, rest)| rest);
        } else {
            out.push_str("<@");
            rest = &from[2..];
        }
    }
    out.push_str(rest);
    out
}

/// Shows mentions of commands (`</game new:5>`) as they are typed.
fn name_commands(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, from)) = rest.split_once("</") {
        out.push_str(before);
        let mention = from.split_once('>').and_then(|(inside, after)| {
            let (name, id) = inside.split_once(':')?;
            id.bytes().all(|byte| byte.is_ascii_digit()).then_some((name, after))
        });
        if let Some((name, after)) = mention {
            let _ = write!(out, "/{name}");
            rest = after;
        } else {
            out.push_str("</");
            rest = from;
        }
    }
    out.push_str(rest);
    out
}

/// Leaves out the application's emoji (`<:wood:5>`): their words follow.
fn leave_out_emoji(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, from)) = rest.split_once("<:") {
        out.push_str(before);
        let after = from.split_once('>').and_then(|(inside, after)| {
            let (_, id) = inside.split_once(':')?;
            let is_id = !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_digit());
            is_id.then(|| after.strip_prefix(['\u{a0}', ' ']).unwrap_or(after))
        });
        if let Some(after) = after {
            rest = after;
        } else {
            out.push_str("<:");
            rest = from;
        }
    }
    out.push_str(rest);
    out
}

/// The author, and whether the message is ephemeral.
pub fn head(message: &Message, names: &HashMap<String, String>) -> String {
    let author = names.get(&message.author.id.to_string()).unwrap_or(&message.author.username);
    let private = if message.is_ephemeral() { " (only you see this)" } else { "" };
    escape_controls(&format!("── {author}{private} ──"))
}

/// All text of the message.
pub fn body(message: &Message, names: &HashMap<String, String>) -> String {
    if message.is_loading() {
        return "… thinking …".to_owned();
    }
    escape_controls(&leave_out_emoji(&name_commands(&name_mentions(&message.text(), names))))
}

/// Formats buttons and menus with their numbers, and appends them to `controls`: number n is `controls[n - 1]`.
pub fn controls(message: &Message, controls: &mut Vec<Control>) -> String {
    let mut out = String::new();
    for row in &message.components {
        let mut buttons = Vec::new();
        for part in row.get("components").and_then(Value::as_array).into_iter().flatten() {
            let off = part.get("disabled") == Some(&Value::Bool(true));
            let custom_id = text(part, "custom_id").to_owned();
            if custom_id.is_empty() || off {
                buttons.push(format!("( ) {}", label(part)));
                continue;
            }
            let options = part.get("options").and_then(Value::as_array);
            let values = options.map(|list| list.iter().map(|one| text(one, "value").to_owned()).collect());
            controls.push(Control { message: message.clone(), custom_id, options: values });
            let number = controls.len();
            match options {
                None => buttons.push(format!("[{number}] {}", label(part))),
                Some(options) => {
                    let _ = writeln!(out, "[{number}] {}", escape_controls(text(part, "placeholder")));
                    for (at, option) in options.iter().enumerate() {
                        let detail = escape_controls(text(option, "description"));
                        let dash = if detail.is_empty() { "" } else { " — " };
                        let _ = writeln!(out, "    {number} {}  {}{dash}{detail}", at + 1, label(option));
                    }
                }
            }
        }
        if !buttons.is_empty() {
            let _ = writeln!(out, "{}", buttons.join("   "));
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_are_replaced() {
        assert_eq!(escape_controls("a\x1b[2Jb\u{7}\nc"), "a\u{fffd}[2Jb\u{fffd}\nc");
    }

    #[test]
    fn commands_are_shown_as_they_are_typed() {
        assert_eq!(name_commands("Use </game new:12>, </x or </y:z>."), "Use /game new, </x or </y:z>.");
    }

    #[test]
    fn emoji_of_the_application_are_left_out() {
        assert_eq!(leave_out_emoji("<:wood:5>\u{a0}2 wood, <:x> <:gold:12> gold"), "2 wood, <:x> gold");
    }

    #[test]
    fn mentions_show_names() {
        let names = HashMap::from([("12".to_owned(), "Ada".to_owned())]);
        assert_eq!(name_mentions("<@12>, <@!12> and <@13> <@", &names), "@Ada, @Ada and <@13> <@");
    }
}
