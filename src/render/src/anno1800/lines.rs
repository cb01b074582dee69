//! Names in two lines where one is too narrow.

use crate::text::{TextStyle, measure};

/// Breaks a name that does not fit between two words or after a hyphen, so that both lines are as short as can be. The
/// second line is empty if one is enough or if there is no place to break.
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

/// The style, small enough for the longer line but never below three quarters.
pub(super) fn small_enough(lines: (&str, &str), style: TextStyle, room: f32) -> TextStyle {
    let width =
        [lines.0, lines.1].map(|line| measure(style.face, style.size, line)).into_iter().fold(room, f32::max);
    TextStyle { size: style.size * (room / width).max(0.75), ..style }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::Ink;

    #[test]
    fn names_break_in_the_middle() {
        let style = TextStyle::bold(20.0, Ink(0));
        assert_eq!(two("Beer", style, 100.0), ("Beer", ""));
        assert_eq!(
            two("Champagne & coffee & gramophones", style, 180.0),
            ("Champagne & coffee", "& gramophones")
        );
        assert_eq!(two("1er-Erkundungs-Schiff", style, 150.0), ("1er-Erkundungs-", "Schiff"));
        assert_eq!(two("Nähmaschinenfabrik", style, 100.0), ("Nähmaschinenfabrik", ""));
    }
}
