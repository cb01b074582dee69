//! Voyages: a ship each, and the way there.

use std::sync::OnceLock;

use archipel_rules::anno1503::data::{BROWN_DOCKS, GREY_DOCKS, data};
use archipel_rules::anno1503::kinds::Face;
use archipel_rules::anno1503::map::{SQUARES, Square};
use archipel_rules::anno1503::view::Island;

use super::plan::{Situation, posts};

/// A turn at sea, in cards.
const TURN_AT_SEA: f64 = 1.2;
const FAR: u8 = 30;
/// No plan takes more.
pub const MOST_VOYAGES: usize = GREY_DOCKS + BROWN_DOCKS;

/// The next voyages, one after the other.
#[derive(Debug)]
pub struct Voyages {
    /// Tiles that lie on the map.
    pub tiles: usize,
    /// What so many voyages take, in cards, without the ships.
    pub ways: [f64; MOST_VOYAGES + 1],
}

impl Voyages {
    /// Every voyage has a goal of its own: the ships at sea take theirs first.
    pub fn new(situation: &Situation) -> Voyages {
        let player = situation.player;
        let points = f64::from(data().action_points(situation.players));
        let useful = [posts(player) < GREY_DOCKS, usize::from(player.contracts) < BROWN_DOCKS];
        let mut goals: Vec<(Square, f64)> = (situation.islands.iter())
            .filter(|island| island.back.is_some())
            .map(|island| (island.square, detour(useful, island)))
            .collect();
        let tiles = goals.len();
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
        Voyages { tiles, ways }
    }
}

/// A known tile is certain; an unknown one may be of no use; a known useless one is far away.
fn detour([posts, contracts]: [bool; 2], island: &Island) -> f64 {
    match island.note {
        None => 2.0,
        Some((Face::TradingPost(_), _)) if posts => 0.0,
        Some((Face::Contract, _)) if contracts => 0.0,
        // A treasure is taken in passing, if it is worth the ship.
        Some((Face::TradingPost(_) | Face::Contract | Face::Promotion | Face::Gold, _)) => 20.0,
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
