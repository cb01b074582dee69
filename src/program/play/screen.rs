//! A message as lines of text, its buttons and menus with numbers.

use std::collections::HashMap;
use std::fmt::Write;

use discord_sim::Message;
use serde_json::Value;

/// A button or menu that can be pressed by its number.
#[derive(Clone, Debug)]
pub struct Handle {
    pub message: Message,
    pub custom_id: String,
    /// The values of a menu, in the order shown; none for a button.
    pub options: Option<Vec<String>>,
}

/// Text that cannot command the terminal.
pub fn harmless(text: &str) -> String {
    text.chars().map(|c| if c.is_control() && c != '\n' { '\u{fffd}' } else { c }).collect()
}

fn word<'a>(of: &'a Value, key: &str) -> &'a str {
    of.get(key).and_then(Value::as_str).unwrap_or_default()
}

fn label(part: &Value) -> String {
    let emoji = part.pointer("/emoji/name").and_then(Value::as_str).unwrap_or_default();
    harmless([emoji, word(part, "label")].join(" ").trim())
}

/// Mentions by name instead of by number.
fn named(text: &str, names: &HashMap<String, String>) -> String {
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

/// Who wrote a message, and who sees it.
pub fn head(message: &Message, names: &HashMap<String, String>) -> String {
    let author = names.get(&message.author.id.to_string()).unwrap_or(&message.author.username);
    let private = if message.is_ephemeral() { " (only you see this)" } else { "" };
    harmless(&format!("── {author}{private} ──"))
}

/// Everything that can be read on it.
pub fn body(message: &Message, names: &HashMap<String, String>) -> String {
    if message.is_loading() {
        return "… thinking …".to_owned();
    }
    harmless(&named(&message.text(), names))
}

/// Buttons and menus with their numbers; `handles` learns what the numbers mean.
pub fn parts(message: &Message, handles: &mut Vec<Handle>) -> String {
    let mut out = String::new();
    for row in &message.components {
        let mut buttons = Vec::new();
        for part in row.get("components").and_then(Value::as_array).into_iter().flatten() {
            let off = part.get("disabled") == Some(&Value::Bool(true));
            let custom_id = word(part, "custom_id").to_owned();
            if custom_id.is_empty() || off {
                buttons.push(format!("( ) {}", label(part)));
                continue;
            }
            let options = part.get("options").and_then(Value::as_array);
            let values = options.map(|list| list.iter().map(|one| word(one, "value").to_owned()).collect());
            handles.push(Handle { message: message.clone(), custom_id, options: values });
            let number = handles.len();
            match options {
                None => buttons.push(format!("[{number}] {}", label(part))),
                Some(options) => {
                    let _ = writeln!(out, "[{number}] {}", harmless(word(part, "placeholder")));
                    for (at, option) in options.iter().enumerate() {
                        let detail = harmless(word(option, "description"));
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
    fn nobody_commands_the_terminal() {
        assert_eq!(harmless("a\x1b[2Jb\u{7}\nc"), "a\u{fffd}[2Jb\u{fffd}\nc");
    }

    #[test]
    fn mentions_have_names() {
        let names = HashMap::from([("12".to_owned(), "Ada".to_owned())]);
        assert_eq!(named("<@12>, <@!12> and <@13> <@", &names), "@Ada, @Ada and <@13> <@");
    }
}
