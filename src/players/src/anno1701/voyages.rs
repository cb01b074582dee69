//! Ships: where they should go, and what a colony there would be worth.

use std::collections::VecDeque;
use std::sync::OnceLock;

use archipel_rules::anno1701::data::{COLONIES, Data, data};
use archipel_rules::anno1701::kinds::{Back, Face, Good, Track};
use archipel_rules::anno1701::map::{FAR, HEXES, Hex, PLACES, SeaField};
use archipel_rules::anno1701::view::SeatInfo;

use super::income::{GOLD, Income};

/// A colony that is still to be founded counts for so much, and for less with every turn of the way there.
const STILL_AT_SEA: f64 = 0.85;
const A_TURN_LATER: f64 = 0.16;
/// A cannon or a sack, in ways to roll a good; more of them if few are missing to a power field.
const SYMBOL: f64 = 2.0;
const WANTED_SYMBOL: f64 = 6.0;

/// A ship at sea: its number, where it is, and the points it has left.
pub type Ship = (u8, Hex, u8);

/// What colonies would bring, as a seat sees the sea.
#[derive(Clone, Debug)]
pub struct ColonyValues<'a> {
    info: SeatInfo<'a>,
    /// The worth of a cannon and of a sack.
    symbols: [f64; 2],
    /// What a colony gains from each place, in ways to roll a good of middling price.
    places: [f64; PLACES],
}

/// A free site, and what it is worth to a ship that is on its way there.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    pub site: usize,
    pub value: f64,
    share: f64,
}

impl<'a> ColonyValues<'a> {
    pub fn new(info: SeatInfo<'a>, income: &Income) -> ColonyValues<'a> {
        let symbols = [Track::Cannons, Track::Sacks].map(|track| symbol_value(info, track));
        let prices: [f64; Good::COUNT] = std::array::from_fn(|good| income.price(Good::ALL[good]));
        let unknown = means().each_ref().map(|(income, counts)| {
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

    /// The free sites for a ship with so many points left.
    pub fn targets(&self, at: Hex, points: u8) -> impl Iterator<Item = Target> + '_ {
        let chart = &data().chart;
        let speed = f64::from(self.info.speed());
        let left = COLONIES > self.info.colonies().len();
        let free = (0..chart.sites.len()).filter(move |site| left && self.info.owner(*site).is_none());
        free.map(move |site| {
            let steps = f64::from(steps(at, chart.sites[site].anchor));
            let turns = ((steps - f64::from(points)) / speed).max(0.0);
            let share = STILL_AT_SEA / (1.0 + A_TURN_LATER * turns) - 0.002 * steps;
            let [one, other] = chart.places_of(site);
            Target { site, value: share * (self.places[one] + self.places[other]), share }
        })
    }

    /// Counts the colonies to which these ships are on their way.
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
        // Symbols count as if they were gold; their favours are judged when they are there.
        let symbols = if let Some(face) = self.info.face(place) {
            income.add_face(face, share);
            face.island.track().map_or(0.0, |track| f64::from(face.symbols) * self.symbols[track as usize])
        } else {
            let (mean, counts) = &means()[data().chart.places[place].back as usize];
            income.add(mean, share);
            self.symbols[0] * counts[0] + self.symbols[1] * counts[1]
        };
        income.gold += share * symbols / GOLD;
    }
}

/// The mean of all tiles with a back: yields, and cannons and sacks.
fn means() -> &'static [(Income, [f64; 2]); Back::COUNT] {
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

/// Cannons and sacks are wanted most just before they win a power field, or to keep it.
fn symbol_value(info: SeatInfo, track: Track) -> f64 {
    let own = info.symbols_of(info.seat, track);
    let others: u8 = info.others().map(|other| info.symbols_of(other, track)).max().unwrap_or(0);
    let needed = match info.power(track) {
        Some(owner) if owner == info.seat => return if others + 1 >= own { SYMBOL } else { 0.5 },
        Some(_) => (others + 1).saturating_sub(own),
        None => data().power_threshold.saturating_sub(own),
    };
    if needed <= 2 { WANTED_SYMBOL } else { SYMBOL }
}

/// Steps to a field without entering a question mark before it; a ship in a harbour begins on any field beside it.
pub fn steps(from: Hex, to: Hex) -> u8 {
    let chart = &data().chart;
    let quiet = &quiet_steps()[to.index()];
    if chart.is_sea(from) {
        return quiet[from.index()];
    }
    chart.seas(from).iter().map(|sea| quiet[sea.index()].saturating_add(1)).min().unwrap_or(FAR)
}

/// To each field, from each field. Who counts the short cuts through question marks, but does not sail them, makes no
/// headway where the way around is longer.
fn quiet_steps() -> &'static [[u8; HEXES]] {
    static STEPS: OnceLock<Vec<[u8; HEXES]>> = OnceLock::new();
    STEPS.get_or_init(|| Hex::all().map(quiet_steps_to).collect())
}

fn quiet_steps_to(to: Hex) -> [u8; HEXES] {
    let chart = &data().chart;
    let mut steps = [FAR; HEXES];
    steps[to.index()] = 0;
    let mut open = VecDeque::from([to]);
    while let Some(hex) = open.pop_front() {
        for next in chart.seas(hex) {
            if steps[next.index()] == FAR {
                steps[next.index()] = steps[hex.index()] + 1;
                // A question mark may be left, but not passed.
                if chart.field(*next) != SeaField::Question {
                    open.push_back(*next);
                }
            }
        }
    }
    steps
}

/// The site at whose anchor a ship lies.
pub fn anchored(info: SeatInfo, ship: u8) -> Option<usize> {
    let (_, at, _) = info.ships().find(|(number, ..)| *number == ship)?;
    data().chart.site_at(at)
}

/// Are both islands of a site known?
pub fn is_known(info: SeatInfo, site: usize) -> bool {
    data().chart.places_of(site).iter().all(|place| info.face(*place).is_some())
}
