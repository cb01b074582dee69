//! Ships: sailing, discovering, founding colonies (Anno 1701 rules, 6.13 to 6.15).

use super::data::{COLONIES, SHIPS, data};
use super::events::{Event, VoyageEvent};
use super::map::{Hex, HexSet, SeaField};
use super::refusals::Refusal;
use super::routes::Routes;
use super::state::{Course, Route, State};

impl State {
    /// The ship's index and position; refuses if its move is finished.
    fn ready_ship(&self, ship: u8) -> Result<(usize, Hex), Refusal> {
        let index = usize::from(ship).wrapping_sub(1);
        if index >= SHIPS {
            return Err(Refusal::UnknownId);
        }
        let course = &self.this_turn.courses[index];
        match self.player().ships[index] {
            Some(_) if course.done => Err(Refusal::ShipDone),
            Some(at) => Ok((index, at)),
            None => Err(Refusal::NotAtSea),
        }
    }

    /// The movement points left of a ship, by index.
    pub(super) fn points_left(&self, ship: usize) -> u8 {
        let course = &self.this_turn.courses[ship];
        if course.done { 0 } else { course.points.unwrap_or_else(|| self.player().speed()) }
    }

    /// The fields that the ship has visited in this move, including the first one (R6).
    fn visited(&self, ship: usize) -> HexSet {
        let mut visited = self.this_turn.courses[ship].visited;
        if let Some(at) = self.player().ships[ship] {
            visited.insert(at);
        }
        visited
    }

    /// The routes of a ship, by index, whose move is not finished.
    pub(super) fn routes_of(&self, ship: usize) -> Option<Routes> {
        let (_, at) = self.ready_ship(ship as u8 + 1).ok()?;
        Some(Routes::new(at, self.points_left(ship), self.visited(ship)))
    }

    pub(super) fn may_sail(&self, ship: u8, path: &[Hex]) -> Result<usize, Refusal> {
        let (index, mut at) = self.ready_ship(ship)?;
        let points = self.points_left(index);
        let mut visited = self.visited(index);
        if path.is_empty() {
            return Err(Refusal::NotAdjacent);
        }
        for (steps, hex) in path.iter().enumerate() {
            if !data().chart.is_sea(*hex) {
                return Err(Refusal::Land);
            }
            if !data().chart.seas(at).contains(hex) {
                return Err(Refusal::NotAdjacent);
            }
            if visited.contains(*hex) {
                return Err(Refusal::Visited);
            }
            if steps >= points.into() {
                return Err(Refusal::NoPoints { points });
            }
            visited.insert(*hex);
            at = *hex;
        }
        Ok(index)
    }

    /// The fields that a ship may enter after this path.
    pub(super) fn next_steps(&self, ship: u8, path: &[Hex]) -> impl Iterator<Item = Hex> + use<> {
        let ready =
            self.ready_ship(ship).ok().filter(|(index, _)| path.len() < self.points_left(*index).into());
        let (at, mut visited) = match ready {
            Some((index, at)) => (path.last().copied().or(Some(at)), self.visited(index)),
            None => (None, HexSet::NONE),
        };
        for hex in path {
            visited.insert(*hex);
        }
        let seas = at.map_or(&[][..], |at| data().chart.seas(at));
        seas.iter().copied().filter(move |hex| !visited.contains(*hex))
    }

    /// Marks the ship as used, and ends the move of any ship used before.
    fn board_ship(&mut self, ship: usize) {
        let (visited, points) = (self.visited(ship), self.points_left(ship));
        for (index, course) in self.this_turn.courses.iter_mut().enumerate() {
            if index == ship {
                *course = Course { points: Some(points), visited, ..*course };
            } else {
                course.done |= course.points.is_some();
            }
        }
    }

    /// Sails step by step; returns `true` if an encounter card was drawn.
    pub(super) fn sail(&mut self, ship: u8, path: &[Hex], events: &mut Vec<Event>) -> Result<bool, Refusal> {
        let index = self.may_sail(ship, path)?;
        self.board_ship(index);
        let seat = self.active;
        let before = self.player().ships[index];
        let same = self.last_route.take().filter(|route| {
            route.seat == seat && usize::from(route.ship) == index && route.path.last().copied() == before
        });
        let mut route = same.unwrap_or(Route { seat, ship: index as u8, path: before.into_iter().collect() });
        let mut steps = 0;
        let mut meets = false;
        for hex in path.iter().copied() {
            steps += 1;
            let course = &mut self.this_turn.courses[index];
            course.points = course.points.map(|points| points.saturating_sub(1));
            course.visited.insert(hex);
            self.player_mut().ships[index] = Some(hex);
            let _ = route.path.try_push(hex);
            meets = data().chart.field(hex) == SeaField::Question;
            if meets {
                break;
            }
        }
        let to = self.player().ships[index].unwrap_or(data().chart.start);
        self.last_route = Some(route);
        events.push(VoyageEvent::Sailed { seat, ship, to, steps }.into());
        if meets {
            self.meet(index, events);
        }
        Ok(meets)
    }

    fn site_of(&self, ship: u8) -> Result<(usize, usize), Refusal> {
        let (index, at) = self.ready_ship(ship)?;
        let site = data().chart.site_at(at).ok_or(Refusal::NoAnchor)?;
        Ok((index, site))
    }

    /// Returns the ship and the adjacent places that the player has not seen.
    pub(super) fn may_discover(&self, ship: u8) -> Result<(usize, [Option<usize>; 2]), Refusal> {
        let (index, site) = self.site_of(ship)?;
        let hidden = data().chart.places_of(site).map(|place| {
            let known = self.face_up.contains(place) || self.player().known.contains(place);
            (!known).then_some(place)
        });
        if hidden == [None, None] {
            return Err(Refusal::NothingHidden);
        }
        if self.points_left(index) == 0 { Err(Refusal::NoPoints { points: 0 }) } else { Ok((index, hidden)) }
    }

    /// Shows the tiles beside an anchor to this player only.
    pub(super) fn discover(&mut self, ship: u8, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let (index, hidden) = self.may_discover(ship)?;
        self.board_ship(index);
        let course = &mut self.this_turn.courses[index];
        course.points = course.points.map(|points| points.saturating_sub(1));
        let seat = self.active;
        let faces = hidden.map(|place| place.map(|place| (data().chart.places[place].hex, self.face(place))));
        hidden.into_iter().flatten().for_each(|place| self.player_mut().known.insert(place));
        let anchor = self.player().ships[index].unwrap_or(data().chart.start);
        events.push(VoyageEvent::Discovered { seat, anchor, faces }.into());
        Ok(())
    }

    pub(super) fn may_found(&self, ship: u8) -> Result<(usize, usize), Refusal> {
        let (index, site) = self.site_of(ship)?;
        if self.colonies[site].is_some() {
            return Err(Refusal::SiteTaken);
        }
        let left = self.player().colonies.len() < COLONIES;
        if left { Ok((index, site)) } else { Err(Refusal::NoColonyLeft) }
    }

    /// Returns `true` if a tile was turned face up.
    pub(super) fn found(&mut self, ship: u8, events: &mut Vec<Event>) -> Result<bool, Refusal> {
        let (index, site) = self.may_found(ship)?;
        self.board_ship(index);
        let seat = self.active;
        let places = data().chart.places_of(site);
        let before = self.player().settled();
        let turned = places.iter().any(|place| !self.face_up.contains(*place));
        for place in places {
            self.face_up.insert(place);
        }
        self.colonies[site] = Some(seat);
        let player = self.player_mut();
        player.colonies.insert(site);
        player.ships[index] = None;
        self.this_turn.courses[index].done = true;
        let faces = places.map(|place| (data().chart.places[place].hex, self.face(place)));
        events.push(VoyageEvent::Founded { seat, anchor: data().chart.sites[site].anchor, faces }.into());
        for place in places.into_iter().filter(|place| !before.contains(*place)) {
            let face = self.face(place);
            if let Some(track) = face.island.track() {
                self.gain_symbols(seat, track, face.symbols, events);
            }
        }
        self.claim_seven_colonies(events);
        Ok(turned)
    }

    /// Anno 1701 rules R30: with four players, the first two with seven colonies.
    fn claim_seven_colonies(&mut self, events: &mut Vec<Event>) {
        let seat = self.active;
        let open = self.count() == data().seven_players && self.seven.len() < data().seven_fields.into();
        if open && !self.seven.contains(seat) && self.player().colonies.len() >= data().seven_colonies {
            self.seven.insert(seat);
            events.push(super::events::ActionEvent::SevenColonies { seat }.into());
        }
    }
}
