//! Voyages: a ship each, and the way there.

use std::sync::OnceLock;

use archipel_rules::anno1503::data::{BROWN_DOCKS, GREY_DOCKS, data};
use archipel_rules::anno1503::kinds::Face;
use archipel_rules::anno1503::map::{SQUARES, Square};
use archipel_rules::anno1503::view::Island;
use archipel_rules::anno1503::{Action, State};
use archipel_rules::{Dice, Seat, Viewer};

use super::plan::Situation;
use super::{LITTLE, NEVER};
use crate::evaluate::Evaluator;

/// A turn at sea, in cards.
const TURN_AT_SEA: f64 = 1.2;
const FAR: u8 = 30;
/// No plan takes more.
pub const MOST_VOYAGES: usize = GREY_DOCKS + BROWN_DOCKS;
/// A look at an unknown tile, in moves; as often as it takes to find what is wanted, and once for coming back to it.
const LOOK: f64 = 2.0;
const COMING_BACK: f64 = 1.0;
/// So much farther than it is seems a tile that is known to be of no use, in moves.
const USELESS: f64 = 20.0;
/// The share of the wanted tiles that is still there when ships arrive, for all players together: each may hope for an
/// equal part of it. With more hope they sail in vain where others were faster.
const STILL_THERE: f64 = 0.9;

/// What voyages are made for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wanted {
    pub posts: bool,
    pub contracts: bool,
}

impl Wanted {
    fn fits(self, face: Face) -> bool {
        match face {
            Face::TradingPost(_) => self.posts,
            Face::Contract => self.contracts,
            // A treasure is taken in passing, if it is worth the ship.
            Face::Promotion | Face::Gold => false,
        }
    }
}

/// The next voyages, one after the other.
#[derive(Clone, Copy, Debug, Default)]
pub struct Voyages {
    /// So many of the wanted tiles can be had, by and large.
    pub tiles: f64,
    /// What so many voyages take, in cards, without the ships.
    pub ways: [f64; MOST_VOYAGES + 1],
}

impl Voyages {
    /// Every voyage has a goal of its own: the ships at sea take theirs first.
    pub fn new(situation: &Situation, wanted: Wanted) -> Voyages {
        let player = situation.player;
        let points = f64::from(data().action_points(situation.players));
        let lying = || situation.islands.iter().filter(|island| island.back.is_some());
        let known = lying().filter(|island| island.note.is_some_and(|(face, _)| wanted.fits(face))).count();
        let unknown = lying().filter(|island| island.note.is_none()).count();
        let chance = situation.chance(wanted, known, unknown);
        let mut goals: Vec<(Square, f64)> =
            lying().map(|island| (island.square, detour(wanted, island, chance))).collect();
        let mut ways = [0.0; MOST_VOYAGES + 1];
        let ships = player.ships.iter().map(|ship| (ship.at, 0.0));
        let to_come = std::iter::repeat((data().chart.start, 1.0));
        for (index, (from, launch)) in ships.chain(to_come).take(MOST_VOYAGES).enumerate() {
            let way = |(square, detour): (Square, f64)| f64::from(distance(from, square)) + detour;
            let nearest = (0..goals.len()).map(|goal| (way(goals[goal]), goal));
            let nearest = nearest.min_by(|one, other| one.0.total_cmp(&other.0));
            let way = nearest.map_or(FAR.into(), |(way, goal)| {
                goals.swap_remove(goal);
                way
            });
            ways[index + 1] = ways[index] + TURN_AT_SEA * (launch + way) / points;
        }
        let hope = STILL_THERE / situation.players as f64;
        Voyages { tiles: hope * (known as f64 + chance * unknown as f64), ways }
    }
}

impl Situation<'_> {
    /// How likely an unknown tile is one of those wanted: what is neither docked nor known lies on the map or in the
    /// reserve.
    fn chance(&self, wanted: Wanted, known: usize, unknown: usize) -> f64 {
        let all = data().tiles_for(self.players).filter(|tile| wanted.fits(tile.face)).count();
        // What does not fit on the islands is the reserve, whatever comes and goes.
        let islands = self.islands.iter().filter(|island| island.used).count();
        let reserve = data().tiles_for(self.players).count().saturating_sub(islands);
        let docked =
            if wanted.posts { self.docked.0 } else { 0 } + if wanted.contracts { self.docked.1 } else { 0 };
        let hidden = unknown + reserve;
        all.saturating_sub(docked + known) as f64 / hidden.max(1) as f64
    }
}

/// What a look at a tile promises: an unknown one must be looked at by somebody, and where a ship lies, it is done; one
/// seen before is looked at again only to be used.
pub fn discovery_value(state: &State, seat: Seat, square: Square, action: &Action, dice: &mut Dice) -> f64 {
    let now = state.value(seat);
    let islands = state.islands_seen_by(Viewer::Seat(seat));
    if islands.iter().any(|island| island.square == square && island.note.is_none()) {
        return now + 2.0 * LITTLE;
    }
    let used = state.outcome_of(seat, action, dice);
    if used > now { used } else { NEVER }
}

/// A known tile is certain; an unknown one may be of no use; a known useless one is far away.
fn detour(wanted: Wanted, island: &Island, chance: f64) -> f64 {
    match island.note {
        None => COMING_BACK + LOOK / chance.max(LOOK / USELESS),
        Some((face, _)) if wanted.fits(face) => 0.0,
        Some(_) => USELESS,
    }
}

/// Moves from every sea square to a square beside every island square.
fn distance(from: Square, island: Square) -> u8 {
    static WAYS: OnceLock<Vec<[u8; SQUARES]>> = OnceLock::new();
    let ways = WAYS.get_or_init(|| Square::all().map(ways_to).collect());
    ways[island.index()][from.index()]
}

/// Breadth first, from the squares beside the island.
fn ways_to(island: Square) -> [u8; SQUARES] {
    let chart = &data().chart;
    let mut ways = [FAR; SQUARES];
    let mut shore: Vec<Square> = island.neighbours().filter(|square| chart.is_sea(*square)).collect();
    for way in 0..FAR {
        let mut next = Vec::new();
        for square in shore {
            if ways[square.index()] == FAR {
                ways[square.index()] = way;
                next.extend(chart.moves(square));
            }
        }
        shore = next;
    }
    ways
}
