//! Limits of embeds: length of each field, ten embeds, six thousand characters in total.

use serde_json::{Value, json};

use super::Form;
use super::form::join;

const WEB: [&str; 2] = ["http", "https"];
const WEB_OR_FILE: [&str; 3] = ["http", "https", "attachment"];
/// Total of titles, descriptions, field names and values, footers and author names over all embeds of a message.
const TOTAL: usize = 6000;

/// Validates `embeds` and returns them as Discord stores them.
pub fn embeds(form: &mut Form, of: &Value, path: &str) -> Vec<Value> {
    let here = join(path, "embeds");
    let list = form.list(of, path, "embeds", &(0..=10));
    let mut total = 0;
    let mut stored = Vec::with_capacity(list.len());
    for (index, embed) in list.iter().enumerate() {
        let at = join(&here, index);
        if form.object(embed, &at) {
            total += measure(form, embed, &at);
            stored.push(normalised(embed));
        }
    }
    if total > TOTAL {
        form.add(&here, "MAX_EMBED_SIZE_EXCEEDED", format!("Embed size exceeds maximum size of {TOTAL}"));
    }
    stored
}

/// Validates one embed; returns how many characters count towards the total.
fn measure(form: &mut Form, embed: &Value, at: &str) -> usize {
    let mut total = 0;
    let mut count = |text: Option<String>| total += text.map_or(0, |text| text.chars().count());
    count(form.text(embed, at, "title", &(0..=256)));
    count(form.text(embed, at, "description", &(0..=4096)));
    form.url(embed, at, "url", &WEB, 2048);
    form.int(embed, at, "color", &(0..=0xFF_FFFF));
    form.time(embed, at, "timestamp");
    let fields_at = join(at, "fields");
    for (index, field) in form.list(embed, at, "fields", &(0..=25)).iter().enumerate() {
        let at = join(&fields_at, index);
        for (key, longest) in [("name", 256), ("value", 1024)] {
            let text = form.needed_text(field, &at, key, &(0..=longest));
            // Here Discord treats an empty text as missing.
            if text.as_deref() == Some("") {
                form.required(&join(&at, key));
            }
            count(text);
        }
        form.boolean(field, &at, "inline");
    }
    if let Some(footer) = embed.get("footer").filter(|part| !part.is_null()) {
        let at = join(at, "footer");
        count(form.needed_text(footer, &at, "text", &(0..=2048)));
        form.url(footer, &at, "icon_url", &WEB_OR_FILE, 2048);
    }
    if let Some(author) = embed.get("author").filter(|part| !part.is_null()) {
        let at = join(at, "author");
        count(form.needed_text(author, &at, "name", &(0..=256)));
        form.url(author, &at, "url", &WEB, 2048);
        form.url(author, &at, "icon_url", &WEB_OR_FILE, 2048);
    }
    for picture in ["image", "thumbnail"] {
        if let Some(part) = embed.get(picture).filter(|part| !part.is_null()) {
            let at = join(at, picture);
            if part.get("url").is_none_or(Value::is_null) {
                form.required(&join(&at, "url"));
            } else {
                form.url(part, &at, "url", &WEB_OR_FILE, 2048);
            }
        }
    }
    total
}

fn normalised(embed: &Value) -> Value {
    let mut embed = embed.clone();
    if let Value::Object(map) = &mut embed {
        map.retain(|_, value| !value.is_null());
        map.insert("type".into(), json!("rich"));
        if let Some(Value::Array(fields)) = map.get_mut("fields") {
            for field in fields {
                if let Value::Object(field) = field {
                    field.entry("inline").or_insert(json!(false));
                }
            }
        }
    }
    embed
}
