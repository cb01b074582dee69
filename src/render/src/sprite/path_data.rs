//! Reads the `d` attribute of an SVG path: lines, quadratic and cubic curves (arcs are not supported: draw them as curves).

use tiny_skia::{Path, PathBuilder};

/// Returns `None` if the text is not path data, and `Some(None)` if the path is empty.
#[expect(clippy::option_option, reason = "an error and an empty path are different results")]
pub(super) fn parse(data: &str) -> Option<Option<Path>> {
    let mut pen = Pen { builder: PathBuilder::new(), at: (0.0, 0.0), start: (0.0, 0.0), control: (0.0, 0.0) };
    let mut numbers = Numbers { rest: data.trim_start() };
    let mut command = None;
    while !numbers.rest.is_empty() {
        if let Some(letter) = numbers.rest.chars().next().filter(char::is_ascii_alphabetic) {
            numbers.advance(1);
            command = Some(letter);
        }
        command = Some(pen.step(command?, &mut numbers)?);
    }
    Some(pen.builder.finish())
}

struct Pen {
    builder: PathBuilder,
    at: (f32, f32),
    start: (f32, f32),
    /// Last control point, for the smooth commands.
    control: (f32, f32),
}

impl Pen {
    /// Draws one segment and returns the command that applies if more numbers follow.
    fn step(&mut self, command: char, numbers: &mut Numbers<'_>) -> Option<char> {
        let relative = command.is_ascii_lowercase();
        let base = if relative { self.at } else { (0.0, 0.0) };
        let mut point = || Some((numbers.next()? + base.0, numbers.next()? + base.1));
        let mirrored = (2.0 * self.at.0 - self.control.0, 2.0 * self.at.1 - self.control.1);
        match command.to_ascii_lowercase() {
            'm' => {
                let to = point()?;
                self.builder.move_to(to.0, to.1);
                (self.at, self.start, self.control) = (to, to, to);
                return Some(if relative { 'l' } else { 'L' });
            }
            'l' => self.line(point()?),
            'h' => {
                let x = numbers.next()? + base.0;
                self.line((x, self.at.1));
            }
            'v' => {
                let y = numbers.next()? + base.1;
                self.line((self.at.0, y));
            }
            'q' => {
                let (control, to) = (point()?, point()?);
                self.quad(control, to);
            }
            't' => {
                let to = point()?;
                self.quad(mirrored, to);
            }
            'c' => {
                let (first, second, to) = (point()?, point()?, point()?);
                self.cubic(first, second, to);
            }
            's' => {
                let (second, to) = (point()?, point()?);
                self.cubic(mirrored, second, to);
            }
            'z' => {
                self.builder.close();
                (self.at, self.control) = (self.start, self.start);
            }
            _ => return None,
        }
        Some(command)
    }

    fn line(&mut self, to: (f32, f32)) {
        self.builder.line_to(to.0, to.1);
        (self.at, self.control) = (to, to);
    }

    fn quad(&mut self, control: (f32, f32), to: (f32, f32)) {
        self.builder.quad_to(control.0, control.1, to.0, to.1);
        (self.at, self.control) = (to, control);
    }

    fn cubic(&mut self, first: (f32, f32), second: (f32, f32), to: (f32, f32)) {
        self.builder.cubic_to(first.0, first.1, second.0, second.1, to.0, to.1);
        (self.at, self.control) = (to, second);
    }
}

struct Numbers<'a> {
    rest: &'a str,
}

impl Numbers<'_> {
    fn advance(&mut self, bytes: usize) {
        self.rest = self.rest.get(bytes..).unwrap_or_default().trim_start_matches([' ', ',', '\n', '\t']);
    }

    fn next(&mut self) -> Option<f32> {
        let mut seen_dot = false;
        let end = self
            .rest
            .char_indices()
            .find(|&(i, c)| match c {
                '-' | '+' => i > 0,
                '.' => std::mem::replace(&mut seen_dot, true),
                _ => !c.is_ascii_digit(),
            })
            .map_or(self.rest.len(), |(i, _)| i);
        let value = self.rest.get(..end)?.parse().ok()?;
        self.advance(end);
        Some(value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_need_no_separator() {
        let path = parse("M1-2l.5.5-3 4z").flatten().expect("valid path data");
        assert!((path.bounds().left() + 1.5).abs() < 1e-6);
    }

    #[test]
    fn arcs_are_refused() {
        assert!(parse("M0 0A1 1 0 0 0 2 2").is_none());
    }
}
