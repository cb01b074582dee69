//! Routes of ships: the shortest safe route, otherwise the shortest one.

use arrayvec::ArrayVec;

use super::action::Path;
use super::data::data;
use super::map::{HEXES, Hex, HexSet, SeaField};

/// The largest number of hexes in a path that is written as one id.
pub(super) const MAX_ROUTE: u8 = 11;

/// All fields that a ship can reach, with routes.
#[derive(Debug)]
pub(super) struct Routes {
    /// By distance, safe routes first.
    pub fields: ArrayVec<Hex, HEXES>,
    safe: Sweep,
    /// Including routes across question marks.
    any: Sweep,
}

/// A route to a field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Way {
    pub path: Path,
    /// The first question-mark field before the destination; the voyage is interrupted there.
    pub risk: Option<Hex>,
}

impl Routes {
    /// `visited` fields may not be entered again in this move (Anno 1701 rules R6).
    pub fn new(from: Hex, points: u8, visited: HexSet) -> Routes {
        let points = points.min(MAX_ROUTE);
        let safe = Sweep::new(from, points, visited, true);
        let any = Sweep::new(from, points, visited, false);
        let risky = any.reached.iter().filter(|hex| safe.before[hex.index()].is_none());
        let fields = safe.reached.iter().chain(risky).copied().collect();
        Routes { fields, safe, any }
    }

    pub fn way(&self, to: Hex) -> Option<Way> {
        let path = self.safe.path(to).or_else(|| self.any.path(to))?;
        let (_, before_end) = path.split_last()?;
        let risk = before_end.iter().copied().find(|hex| data().chart.field(*hex) == SeaField::Question);
        Some(Way { path, risk })
    }
}

/// One breadth-first search.
#[derive(Debug)]
struct Sweep {
    from: Hex,
    reached: ArrayVec<Hex, HEXES>,
    before: [Option<Hex>; HEXES],
}

impl Sweep {
    /// A safe search does not continue from question marks.
    fn new(from: Hex, points: u8, visited: HexSet, safe: bool) -> Sweep {
        let chart = &data().chart;
        let mut sweep = Sweep { from, reached: ArrayVec::new(), before: [None; HEXES] };
        let mut entered = visited;
        entered.insert(from);
        let mut depth = [0; HEXES];
        let (mut hex, mut done) = (from, 0);
        loop {
            let steps = depth[hex.index()];
            let is_end = steps == points || (safe && hex != from && chart.field(hex) == SeaField::Question);
            for next in chart.seas(hex).iter().copied().filter(|_| !is_end) {
                if !entered.contains(next) {
                    entered.insert(next);
                    sweep.before[next.index()] = Some(hex);
                    depth[next.index()] = steps + 1;
                    sweep.reached.push(next);
                }
            }
            match sweep.reached.get(done) {
                Some(reached) => hex = *reached,
                None => break,
            }
            done += 1;
        }
        sweep
    }

    fn path(&self, to: Hex) -> Option<Path> {
        let mut path = Path::new();
        let mut hex = to;
        while hex != self.from {
            path.try_push(hex).ok()?;
            hex = self.before[hex.index()]?;
        }
        path.reverse();
        Some(path)
    }
}
