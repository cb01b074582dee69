//! Voyages: which sites ships should sail to, and what a colony there would be worth.

use std::collections::VecDeque;
use std::sync::OnceLock;

use archipel_rules::anno1701::data::{COLONIES, Data, data};
use archipel_rules::anno1701::kinds::{Back, Face, Good, Track};
use archipel_rules::anno1701::map::{FAR, HEXES, Hex, PLACES, SeaField};
use archipel_rules::anno1701::view::SeatInfo;

use super::income::{GOLD, Income};

/// Share of a colony's value that counts before it is founded.
const UNFOUNDED_SHARE: f64 = 0.85;
/// Each turn of the voyage divides the share by 1 plus this much more.
const TURN_DISCOUNT: f64 = 0.16;
/// Each step of the voyage lowers the share by this much, to break ties.
const STEP_DISCOUNT: f64 = 0.002;
/// Value of a cannon or sack, in ways to roll a good: usually, if at most `FEW_SYMBOLS` are missing to win a power
/// field, and if the player's power field is safe.
const SYMBOL: f64 = 2.0;
const WANTED_SYMBOL: f64 = 6.0;
const SPARE_SYMBOL: f64 = 0.5;
const FEW_SYMBOLS: u8 = 2;

/// A ship at sea: its number, its place and its remaining movement points.
pub type Ship = (u8, Hex, u8);

/// The income that colonies would bring, as far as the seat knows the islands.
#[derive(Clone, Debug)]
pub struct ColonyValues<'a> {
    info: SeatInfo<'a>,
    /// Value of a cannon and of a sack.
    symbols: [f64; 2],
    /// Income that a colony gains from each place, in ways to roll a good of average price.
    places: [f64; PLACES],
}

/// A free site and its value for a ship that sails there.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    pub site: usize,
    pub value: f64,
    /// Share of the colony's value that counts before it is founded.
    share: f64,
}

impl<'a> ColonyValues<'a> {
    pub fn new(info: SeatInfo<'a>, income: &Income) -> ColonyValues<'a> {
        let symbols = [Track::Cannons, Track::Sacks].map(|track| symbol_value(info, track));
        let prices: [f64; Good::COUNT] = std::array::from_fn(|good| income.price(Good::ALL[good]));
        let unknown = mean_islands().each_ref().map(|(income, counts)| {
            let goods: f64 = income.goods.iter().zip(prices).map(|(ways, price)| ways * price).sum();
            goods + GOLD * income.gold + symbols[0] * counts[0] + symbols[1] * counts[1]
        });
        let settled = info.settled();
        let places = std::array::from_fn(|place| match info.face(place) {
            _ if settled.contains(place) => 0.0,
            None => unknown[data().chart.places[place].back as usize],
            Some(face) => {
                let ways = f64::from(Data::ways(face.number));
                match (face.island.good(), face.island.track()) {
                    (Some(good), _) => ways * prices[good as usize],
                    (None, Some(track)) => f64::from(face.symbols) * symbols[track as usize],
                    (None, None) => ways * GOLD,
                }
            }
        });
        ColonyValues { info, symbols, places }
    }

    /// The free sites, with their value for a ship at `at` with this many movement points left.
    pub fn targets(&self, at: Hex, points: u8) -> impl Iterator<Item = Target> + '_ {
        let chart = &data().chart;
        let speed = f64::from(self.info.speed());
        let left = COLONIES > self.info.colonies().len();
        let free = (0..chart.sites.len()).filter(move |site| left && self.info.owner(*site).is_none());
        free.map(move |site| {
            let steps = f64::from(distance(at, chart.sites[site].anchor));
            let turns = ((steps - f64::from(points)) / speed).max(0.0);
            let share = UNFOUNDED_SHARE / (1.0 + TURN_DISCOUNT * turns) - STEP_DISCOUNT * steps;
            let [one, other] = chart.places_of(site);
            Target { site, value: share * (self.places[one] + self.places[other]), share }
        })
    }

    /// Adds the income of the colonies that these ships are expected to found.
    pub fn add_ships(&self, ships: impl Iterator<Item = Ship>, income: &mut Income) {
        let mut taken = None;
        for (_, at, points) in ships {
            let free = self.targets(at, points).filter(|target| Some(target.site) != taken);
            if let Some(best) = free.max_by(|one, other| one.value.total_cmp(&other.value)) {
                taken = Some(best.site);
                for place in data().chart.places_of(best.site) {
                    self.add_place(place, best.share, income);
                }
            }
        }
    }

    fn add_place(&self, place: usize, share: f64, income: &mut Income) {
        if self.info.settled().contains(place) {
            return;
        }
        // Symbols count like gold until the colony is founded; then `plan` counts their favours.
        let symbols = if let Some(face) = self.info.face(place) {
            income.add_face(face, share);
            face.island.track().map_or(0.0, |track| f64::from(face.symbols) * self.symbols[track as usize])
        } else {
            let (mean, counts) = &mean_islands()[data().chart.places[place].back as usize];
            income.add(mean, share);
            self.symbols[0] * counts[0] + self.symbols[1] * counts[1]
        };
        income.gold += share * symbols / GOLD;
    }
}

/// By back, the mean income of the island tiles, and their mean number of cannons and of sacks.
fn mean_islands() -> &'static [(Income, [f64; 2]); Back::COUNT] {
    static MEANS: OnceLock<[(Income, [f64; 2]); Back::COUNT]> = OnceLock::new();
    MEANS.get_or_init(|| [mean(Back::Dark), mean(Back::Light)])
}

fn mean(back: Back) -> (Income, [f64; 2]) {
    let mut income = Income::default();
    let mut symbols = [0.0; 2];
    let faces: Vec<Face> =
        data().islands.iter().filter(|(on, _)| *on == back).map(|(_, face)| *face).collect();
    let share = 1.0 / faces.len().max(1) as f64;
    for face in faces {
        income.add_face(face, share);
        if let Some(track) = face.island.track() {
            symbols[track as usize] += share * f64::from(face.symbols);
        }
    }
    (income, symbols)
}

/// The value of a cannon or sack: highest when few are missing to win a power field.
fn symbol_value(info: SeatInfo, track: Track) -> f64 {
    let own = info.symbols_of(info.seat, track);
    let others: u8 = info.others().map(|other| info.symbols_of(other, track)).max().unwrap_or(0);
    let needed = match info.power(track) {
        Some(owner) if owner == info.seat => return if others + 1 >= own { SYMBOL } else { SPARE_SYMBOL },
        Some(_) => (others + 1).saturating_sub(own),
        None => data().power_threshold.saturating_sub(own),
    };
    if needed <= FEW_SYMBOLS { WANTED_SYMBOL } else { SYMBOL }
}

/// Steps to a field by paths that enter no question mark before it. A ship in a harbour starts on any field beside it.
pub fn distance(from: Hex, to: Hex) -> u8 {
    let chart = &data().chart;
    let distances = &distance_table()[to.index()];
    if chart.is_sea(from) {
        return distances[from.index()];
    }
    chart.seas(from).iter().map(|sea| distances[sea.index()].saturating_add(1)).min().unwrap_or(FAR)
}

/// Distances to each field, from each field. Paths through question marks do not count, because ships avoid them: a ship
/// that counted such a short cut would make no progress where the way around is longer.
fn distance_table() -> &'static [[u8; HEXES]] {
    static TABLE: OnceLock<Vec<[u8; HEXES]>> = OnceLock::new();
    TABLE.get_or_init(|| Hex::all().map(distances_to).collect())
}

fn distances_to(to: Hex) -> [u8; HEXES] {
    let chart = &data().chart;
    let mut distances = [FAR; HEXES];
    distances[to.index()] = 0;
    let mut open = VecDeque::from([to]);
    while let Some(hex) = open.pop_front() {
        for next in chart.seas(hex) {
            if distances[next.index()] == FAR {
                distances[next.index()] = distances[hex.index()] + 1;
                // A path may start at a question mark, but not lead through one.
                if chart.field(*next) != SeaField::Question {
                    open.push_back(*next);
                }
            }
        }
    }
    distances
}

/// The site at whose anchor the ship is.
pub fn anchored(info: SeatInfo, ship: u8) -> Option<usize> {
    let (_, at, _) = info.ships().find(|(number, ..)| *number == ship)?;
    data().chart.site_at(at)
}

/// Whether both islands of a site are known.
pub fn is_known(info: SeatInfo, site: usize) -> bool {
    data().chart.places_of(site).iter().all(|place| info.face(*place).is_some())
}
