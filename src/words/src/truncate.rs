//! Shortens text to Discord's length limits.

use unicode_segmentation::UnicodeSegmentation;

use crate::{Args, Lang, tr};

/// How many code units an icon counts, whatever its markup: [`drop_icons`] removes those for which there is no room.
const ICON: usize = 2;

/// Length in UTF-16 code units. Discord's own counts are never larger, except for icons.
pub fn length(text: &str) -> usize {
    if text.contains("<:") { pieces(text).map(piece_length).sum() } else { sent_length(text) }
}

fn piece_length(piece: &str) -> usize {
    if piece.starts_with("<:") && piece.len() > 2 { ICON } else { sent_length(piece) }
}

/// As Discord counts.
fn sent_length(text: &str) -> usize {
    text.chars().map(char::len_utf16).sum()
}

/// Grapheme clusters, and icons and mentions of commands as one piece each.
fn pieces(mut rest: &str) -> impl Iterator<Item = &str> {
    std::iter::from_fn(move || {
        let length = markup(rest).or_else(|| rest.graphemes(true).next().map(str::len))?;
        let (piece, after) = rest.split_at(length);
        rest = after;
        Some(piece)
    })
}

/// The length of the markup (`<:wood:12>`, `</game new:12>`) with which the text begins.
fn markup(text: &str) -> Option<usize> {
    let inside = text.strip_prefix("<:").or_else(|| text.strip_prefix("</"))?;
    let (inside, _) = inside.split_once('>')?;
    let (name, id) = inside.split_once(':')?;
    let is_name = !name.contains(['<', '\n']);
    let is_id = !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_digit());
    (is_name && is_id).then_some(inside.len() + 3)
}

/// Removes the last icons of a text that Discord would refuse as too long. Their words stay.
pub fn drop_icons(text: &str, max: usize) -> String {
    let mut pieces: Vec<&str> = pieces(text).collect();
    let mut over = sent_length(text).saturating_sub(max);
    let mut at = pieces.len();
    while over > 0 && at > 0 {
        at -= 1;
        if pieces[at].starts_with("<:") && pieces[at].len() > 2 {
            let spaced = pieces.get(at + 1).is_some_and(|next| *next == "\u{a0}");
            over = over.saturating_sub(sent_length(pieces[at]) + usize::from(spaced));
            pieces.drain(at..=at + usize::from(spaced));
        }
    }
    pieces.concat()
}

/// Shortens a text that is too long, with an ellipsis; never splits a grapheme cluster, an icon or a mention.
pub fn clip(text: &str, max: usize) -> String {
    if text.len() <= max || length(text) <= max {
        return text.to_owned();
    }
    let Some(room) = max.checked_sub(1) else { return String::new() };
    let mut used = 0;
    let kept = pieces(text).take_while(|piece| {
        used += piece_length(piece);
        used <= room
    });
    let kept: String = kept.collect();
    format!("{}…", kept.trim_end())
}

/// Joins as many whole lines as fit; the last line says how many were dropped.
pub fn join_lines<S: AsRef<str>>(lang: Lang, lines: &[S], max: usize) -> String {
    let mut used: usize = lines.iter().map(|line| length(line.as_ref()) + 1).sum();
    if used <= max + 1 {
        return join(lines);
    }
    // Drop lines from the end until the rest and the last line fit.
    for kept in (1..lines.len()).rev() {
        used -= length(lines[kept].as_ref()) + 1;
        if used <= max {
            let more = more(lang, lines.len() - kept);
            if used + length(&more) <= max {
                return format!("{}\n{more}", join(&lines[..kept]));
            }
        }
    }
    let more = if lines.len() > 1 { format!("\n{}", more(lang, lines.len() - 1)) } else { String::new() };
    let first = lines.first().map_or("", AsRef::as_ref);
    match max.checked_sub(length(&more)) {
        Some(room) if room > 0 => clip(first, room) + &more,
        _ => clip(first, max),
    }
}

fn join<S: AsRef<str>>(lines: &[S]) -> String {
    let lines: Vec<&str> = lines.iter().map(AsRef::as_ref).collect();
    lines.join("\n")
}

fn more(lang: Lang, count: usize) -> String {
    tr(lang, "more-lines", &Args::new().with("count", count))
}
