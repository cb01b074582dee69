//! The effort of voyages: each voyage takes one ship to one tile.

use std::sync::OnceLock;

use archipel_rules::anno1503::data::{BROWN_DOCKS, GREY_DOCKS, data};
use archipel_rules::anno1503::kinds::Face;
use archipel_rules::anno1503::map::{SQUARES, Square};
use archipel_rules::anno1503::view::Island;
use archipel_rules::anno1503::{Action, State};
use archipel_rules::{Dice, Seat, Viewer};

use super::plan::Situation;
use super::{NEVER, TIE_BREAK};
use crate::evaluate::Evaluator;

/// Effort of a turn at sea, in cards.
const TURN_AT_SEA: f64 = 1.2;
/// Distance of an unreachable square, in moves.
const FAR: u8 = 30;
/// Maximum number of voyages in a plan.
pub const MAX_VOYAGES: usize = GREY_DOCKS + BROWN_DOCKS;
/// Cost of discovering an unknown tile, in moves. It is paid for every tile until a wanted one is found.
const DISCOVERY: f64 = 2.0;
/// Cost of returning to a discovered tile, in moves.
const RETURN: f64 = 1.0;
/// Extra distance of a tile that is known to be useless, in moves.
const USELESS: f64 = 20.0;
/// Share of the wanted tiles that all players together still find when their ships arrive; each player expects an equal
/// part. A higher share makes players sail to tiles that others reach first.
const STILL_THERE: f64 = 0.9;
/// Cost of launching a new ship, in moves.
const LAUNCH: f64 = 1.0;

/// The kinds of tile that a plan needs.
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
            // No voyage is planned for a treasure; a passing ship takes it if it is worth the ship.
            Face::Promotion | Face::Gold => false,
        }
    }
}

/// The effort of the next voyages.
#[derive(Clone, Copy, Debug, Default)]
pub struct Voyages {
    /// Expected number of wanted tiles that this player can get.
    pub tiles: f64,
    /// Effort of the first n voyages, in cards, without the price of the ships.
    pub efforts: [f64; MAX_VOYAGES + 1],
}

impl Voyages {
    /// Gives every voyage a different goal. Ships at sea choose first.
    pub fn new(situation: &Situation, wanted: Wanted) -> Voyages {
        let player = situation.player;
        let points = f64::from(data().action_points(situation.players));
        let on_map = || situation.islands.iter().filter(|island| island.back.is_some());
        let known = on_map().filter(|island| island.note.is_some_and(|(face, _)| wanted.fits(face))).count();
        let unknown = on_map().filter(|island| island.note.is_none()).count();
        let chance = situation.chance(wanted, known, unknown);
        let mut goals: Vec<(Square, f64)> =
            on_map().map(|island| (island.square, extra_moves(wanted, island, chance))).collect();
        let mut efforts = [0.0; MAX_VOYAGES + 1];
        let ships = player.ships.iter().map(|ship| (ship.at, 0.0));
        let new_ships = std::iter::repeat((data().chart.start, LAUNCH));
        for (index, (from, launch)) in ships.chain(new_ships).take(MAX_VOYAGES).enumerate() {
            let moves = |(square, extra): (Square, f64)| f64::from(distance(from, square)) + extra;
            let nearest = (0..goals.len()).map(|goal| (moves(goals[goal]), goal));
            let nearest = nearest.min_by(|one, other| one.0.total_cmp(&other.0));
            let moves = nearest.map_or(FAR.into(), |(moves, goal)| {
                goals.swap_remove(goal);
                moves
            });
            efforts[index + 1] = efforts[index] + TURN_AT_SEA * (launch + moves) / points;
        }
        let share = STILL_THERE / situation.players as f64;
        Voyages { tiles: share * (known as f64 + chance * unknown as f64), efforts }
    }
}

impl Situation<'_> {
    /// The probability that an unknown tile is a wanted one. A tile that is neither docked nor known is on the map or in
    /// the reserve.
    fn chance(&self, wanted: Wanted, known: usize, unknown: usize) -> f64 {
        let all = data().tiles_for(self.players).filter(|tile| wanted.fits(tile.face)).count();
        // The reserve has a constant size: the tiles that do not fit on the islands.
        let islands = self.islands.iter().filter(|island| island.used).count();
        let reserve = data().tiles_for(self.players).count().saturating_sub(islands);
        let docked =
            if wanted.posts { self.docked.0 } else { 0 } + if wanted.contracts { self.docked.1 } else { 0 };
        let hidden = unknown + reserve;
        all.saturating_sub(docked + known) as f64 / hidden.max(1) as f64
    }
}

/// The value of discovering a tile. An unknown tile is always worth it once a ship is there; a known one only if it is
/// then used.
pub fn discovery_value(state: &State, seat: Seat, square: Square, action: &Action, dice: &mut Dice) -> f64 {
    let now = state.value(seat);
    let islands = state.islands_seen_by(Viewer::Seat(seat));
    if islands.iter().any(|island| island.square == square && island.note.is_none()) {
        return now + 2.0 * TIE_BREAK;
    }
    let used = state.value_after(seat, action, dice);
    if used > now { used } else { NEVER }
}

/// Moves to add to the distance of a tile: the search for a wanted one if it is unknown, a penalty if it is useless.
fn extra_moves(wanted: Wanted, island: &Island, chance: f64) -> f64 {
    match island.note {
        None => RETURN + DISCOVERY / chance.max(DISCOVERY / USELESS),
        Some((face, _)) if wanted.fits(face) => 0.0,
        Some(_) => USELESS,
    }
}

/// Moves from a sea square to the nearest square beside an island.
fn distance(from: Square, island: Square) -> u8 {
    static DISTANCES: OnceLock<Vec<[u8; SQUARES]>> = OnceLock::new();
    let distances = DISTANCES.get_or_init(|| Square::all().map(distances_to).collect());
    distances[island.index()][from.index()]
}

/// Breadth-first search from the squares beside the island.
fn distances_to(island: Square) -> [u8; SQUARES] {
    let chart = &data().chart;
    let mut distances = [FAR; SQUARES];
    let mut frontier: Vec<Square> = island.neighbours().filter(|square| chart.is_sea(*square)).collect();
    for moves in 0..FAR {
        let mut next = Vec::new();
        for square in frontier {
            if distances[square.index()] == FAR {
                distances[square.index()] = moves;
                next.extend(chart.moves(square));
            }
        }
        frontier = next;
    }
    distances
}
