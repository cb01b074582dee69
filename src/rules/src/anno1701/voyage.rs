use super::routes::Routes;
use super::state::State;
impl State {
    pub(super) fn routes_of(&self, ship: usize) -> Option<Routes> {
        let at = self.player().ships[ship]?;
        let course = &self.this_turn.courses[ship];
        if course.done {
            return None;
        }
        Some(Routes::new(at, self.points_left(ship), course.visited))
    }
    pub(super) fn points_left(&self, ship: usize) -> u8 {
        let course = &self.this_turn.courses[ship];
        if course.done { 0 } else { course.points.unwrap_or_else(|| self.player().speed()) }
    }
}
