//! Shortens text to Discord's length limits.

use unicode_segmentation::UnicodeSegmentation;

use crate::{Args, Lang, tr};

/// Length in UTF-16 code units. Discord's own counts are never larger.
pub fn length(text: &str) -> usize {
    text.chars().map(char::len_utf16).sum()
}

/// Shortens a text that is too long, with an ellipsis; never splits a grapheme cluster.
pub fn clip(text: &str, max: usize) -> String {
    if text.len() <= max || length(text) <= max {
        return text.to_owned();
    }
    let Some(room) = max.checked_sub(1) else { return String::new() };
    let mut used = 0;
    let kept = text.graphemes(true).take_while(|grapheme| {
        used += length(grapheme);
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
