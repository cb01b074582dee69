//! Breaks long names into two lines.

use crate::text::{TextStyle, measure};

/// Breaks a name that is wider than `room` at a space or after a hyphen, so that the longer line is as short as possible.
/// The second line is empty if the name fits or cannot be broken.
pub(super) fn two(text: &str, style: TextStyle, room: f32) -> (&str, &str) {
    let width = |line: &str| measure(style.face, style.size, line);
    if width(text) <= room {
        return (text, "");
    }
    let halves = text.match_indices([' ', '-']).map(|(at, sign)| {
        let (one, other) = text.split_at(at + sign.len());
        (one.trim_end(), other)
    });
    let longer = |halves: &(&str, &str)| width(halves.0).max(width(halves.1));
    halves.min_by(|one, other| longer(one).total_cmp(&longer(other))).unwrap_or((text, ""))
}

/// Shrinks the style to fit the longer line, to three quarters at most.
pub(super) fn small_enough(lines: (&str, &str), style: TextStyle, room: f32) -> TextStyle {
    let width =
        [lines.0, lines.1].map(|line| measure(style.face, style.size, line)).into_iter().fold(room, f32::max);
    TextStyle { size: style.size * (room / width).max(0.75), ..style }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::Rgb;

    #[test]
    fn names_are_broken_into_lines_of_similar_length() {
        let style = TextStyle::bold(20.0, Rgb(0));
        assert_eq!(two("Beer", style, 100.0), ("Beer", ""));
        assert_eq!(
            two("Champagne & coffee & gramophones", style, 180.0),
            ("Champagne & coffee", "& gramophones")
        );
        assert_eq!(two("1er-Erkundungs-Schiff", style, 150.0), ("1er-Erkundungs-", "Schiff"));
        assert_eq!(two("Nähmaschinenfabrik", style, 100.0), ("Nähmaschinenfabrik", ""));
    }
}
