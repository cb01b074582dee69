//! Checks the sea board of the data file: its lists must agree with the geometry.

use std::collections::BTreeSet;

use arrayvec::ArrayVec;

use super::super::map::{Chart, FAR, HEXES, Hex, PLACES, Place, SITES, SeaField, Site};
use super::file::{SeaBoard, SitePart};
use crate::DataError;
use crate::data::{broken, equal, require};

pub(super) fn chart(board: &SeaBoard) -> Result<Chart, DataError> {
    let mut places: Vec<Place> = Vec::new();
    let mut sites: Vec<Site> = Vec::new();
    let sorted = board.tile_places.is_sorted_by_key(|place| place.id);
    require(sorted && board.tile_places.len() == PLACES, "28 places in order", board.tile_places.len())?;
    let sorted = board.colony_sites.is_sorted_by_key(|site| site.id);
    require(
        sorted && board.colony_sites.len() == SITES,
        "28 colony sites in order",
        board.colony_sites.len(),
    )?;
    let index_of = |hex: Hex| {
        let found = board.tile_places.iter().position(|place| place.id == hex);
        found.map(|index| index as u8).ok_or_else(|| broken("a site lies between two places", hex))
    };
    for site in &board.colony_sites {
        let [one, other] = site.places;
        let apart = one != other && one.touches(other) && site.id.touches(one) && site.id.touches(other);
        require(apart, "a site lies between two places", site.id)?;
        sites.push(Site { anchor: site.id, places: [index_of(one)?, index_of(other)?], tip: site.tip });
    }
    for (index, part) in board.tile_places.iter().enumerate() {
        let mine = sites.iter().enumerate().filter(|(_, site)| site.places.contains(&(index as u8)));
        let mine: Vec<u8> = mine.map(|(site, _)| site as u8).collect();
        let mine = mine.as_slice().try_into().map_err(|_| broken("every place has two sites", part.id))?;
        let group = board.archipelagos.iter().position(|group| group.id == part.archipelago);
        let group = group.ok_or_else(|| broken("every place belongs to an archipelago", part.id))?;
        let listed = board.archipelagos[group].places.contains(&part.id);
        require(listed, "every place belongs to an archipelago", part.id)?;
        equal(&part.back, &board.archipelagos[group].back, "an archipelago has one back")?;
        places.push(Place {
            hex: part.id,
            back: part.back,
            archipelago: group as u8 + 1,
            sites: mine,
            seas: ArrayVec::new(),
        });
    }
    for group in &board.archipelagos {
        equal(&group.places.len(), &group.size, "an archipelago has its size")?;
    }
    let fields = fields(board, &places, &sites)?;
    let mut chart = Chart::new(board.start, fields, places, sites);
    for (index, part) in board.tile_places.iter().enumerate() {
        let seas: ArrayVec<Hex, 6> = chart.seas(part.id).iter().copied().collect();
        let (found, listed): (BTreeSet<Hex>, BTreeSet<Hex>) =
            (seas.iter().copied().collect(), part.sea_neighbours.iter().copied().collect());
        equal(&listed, &found, "a place lists the sea beside it")?;
        chart.places[index].seas = seas;
    }
    steps(board, &chart)?;
    Ok(chart)
}

fn fields(board: &SeaBoard, places: &[Place], sites: &[Site]) -> Result<[SeaField; HEXES], DataError> {
    let mut fields = [None; HEXES];
    for (index, place) in places.iter().enumerate() {
        fields[place.hex.index()] = Some(SeaField::Place(index as u8));
    }
    for part in &board.sea {
        require(Hex::new(part.col, part.row) == Some(part.id), "a sea field lies where it says", part.id)?;
        let site = sites.iter().position(|site| site.anchor == part.id);
        let field = match (part.field.as_str(), site) {
            ("open", None) => SeaField::Open,
            ("start", None) => SeaField::Start,
            ("question", None) => SeaField::Question,
            ("anchor", Some(site)) => SeaField::Anchor(site as u8),
            _ => return Err(broken("an anchor for every site", part.id)),
        };
        let twice = fields[part.id.index()].replace(field).is_some();
        require(!twice, "every hex is sea or a place, once", part.id)?;
    }
    let all: Option<Vec<SeaField>> = fields.iter().copied().collect();
    let all = all.ok_or_else(|| broken("every hex is sea or a place, once", fields.len()))?;
    let of =
        |wanted: SeaField| -> BTreeSet<Hex> { Hex::all().filter(|hex| all[hex.index()] == wanted).collect() };
    equal(&of(SeaField::Start), &BTreeSet::from([board.start]), "there is one start field")?;
    let questions: BTreeSet<Hex> = board.question_fields.iter().copied().collect();
    equal(&questions, &of(SeaField::Question), "the question marks are listed")?;
    all.as_slice().try_into().map_err(|_| broken("every hex is sea or a place, once", all.len()))
}

fn steps(board: &SeaBoard, chart: &Chart) -> Result<(), DataError> {
    let rule = "distances are the fewest steps from the start";
    for part in &board.sea {
        let steps = chart.steps(board.start, part.id);
        require(steps != FAR, "the sea is one connected region", part.id)?;
        equal(&part.steps_from_start, &steps, rule)?;
    }
    let far = |site: &&SitePart| chart.steps(board.start, site.id) != site.steps_from_start;
    match board.colony_sites.iter().find(far) {
        Some(site) => Err(broken(rule, site.id)),
        None => Ok(()),
    }
}
