//! The tables of the single areas.

use arrayvec::ArrayVec;

use super::check::{Register, ensure};
use super::file::{self, File};
use super::{Houses, Point, Pyramid, Workshops};
use crate::DataError;
use crate::mille_fiori::board::{Field, Fields};
use crate::mille_fiori::kinds::{Area, Symbol};

pub fn workshops(file: &file::Workshops, register: &Register) -> Result<Workshops, DataError> {
    let mut neighbours = [Fields::NONE; 30];
    for (own, field) in file.fields.iter().enumerate() {
        for other in &field.adjacent {
            neighbours[own].insert(register.find(Area::Workshops, other)?);
        }
    }
    for (number, around) in neighbours.iter().enumerate() {
        let own = Field::new(Area::Workshops, number as u8);
        let mutual = around.into_iter().all(|other| other != own && neighbours[other.number()].contains(own));
        ensure(mutual, "neighbouring workshops list each other", || file.fields[number].id.clone())?;
    }
    let mut star = [Fields::NONE; 30];
    let mut stars = Vec::new();
    for symbol in &file.stars {
        let fields = symbol.fields.iter().map(|id| register.find(Area::Workshops, id));
        let fields: Fields = fields.collect::<Result<Vec<_>, _>>()?.into_iter().collect();
        ensure(fields.len() == 3, "an extra-card symbol lies between three workshops", || {
            format!("{:?}", symbol.fields)
        })?;
        for field in fields {
            ensure(star[field.number()].is_empty(), "a workshop touches one extra-card symbol", || {
                file.fields[field.number()].id.clone()
            })?;
            star[field.number()] = fields;
        }
        stars.push((fields, Point { x: symbol.x, y: symbol.y }));
    }
    let without = star.iter().position(|around| around.is_empty());
    ensure(without.is_none(), "a workshop touches one extra-card symbol", || format!("{without:?}"))?;
    Ok(Workshops { points: file.points, points_pigment: file.points_pigment, neighbours, star, stars })
}

pub fn houses(file: &file::Houses) -> Result<Houses, DataError> {
    let values: [u8; 20] = std::array::from_fn(|index| file.fields[index].value);
    let mut by_value = ArrayVec::<Fields, 20>::new();
    let mut known = ArrayVec::<u8, 20>::new();
    for (index, value) in values.iter().enumerate() {
        let field = Field::new(Area::Houses, index as u8);
        if let Some(place) = known.iter().position(|other| other == value) {
            by_value[place].insert(field);
        } else {
            known.push(*value);
            by_value.push(field.set());
        }
    }
    ensure(
        file.extra_card_at.iter().chain([&file.bonus_at]).all(|k| *k >= 1 && usize::from(*k) <= known.len()),
        "there are enough different house values for the extra cards and the bonus",
        || format!("{} values", known.len()),
    )?;
    Ok(Houses { values, by_value, extra_card_at: file.extra_card_at, bonus_at: file.bonus_at })
}

/// Derives the levels, and which fields pay how much, from the two fields that each field rests on.
pub fn pyramid(area: Area, file: &file::Pyramid, register: &Register) -> Result<Pyramid, DataError> {
    let mut rests_on = [Fields::NONE; 12];
    let mut below = [Fields::NONE; 12];
    let mut level = [0; 12];
    for (number, field) in file.fields.iter().enumerate() {
        for id in &field.rests_on {
            let base = register.find(area, id)?;
            ensure(base.number() < number, "a pyramid is listed from the bottom up", || field.id.clone())?;
            rests_on[number].insert(base);
            level[number] = level[base.number()] + 1;
            below[number] = below[number] | below[base.number()] | base.set();
        }
        let bases = rests_on[number];
        let even = bases.into_iter().all(|base| level[base.number()] + 1 == level[number]);
        ensure(
            bases.is_empty() || bases.len() == 2 && even,
            "a field rests on two fields of the level below",
            || field.id.clone(),
        )?;
    }
    for (step, count) in [5, 4, 3].into_iter().enumerate() {
        let found = level.iter().filter(|own| **own == step).count();
        ensure(found == count, "a pyramid has levels of 5, 4 and 3 fields", || {
            format!("{found} in level {} of {}", step + 1, area.as_str())
        })?;
    }
    let points = level.map(|level| file.points[level]);
    let pays =
        below.map(|below| below.into_iter().map(|base| (base, points[base.number()])).take(5).collect());
    let top = (0..12).filter(|number| level[usize::from(*number)] == 2);
    let top = top.map(|number| Field::new(area, number)).collect();
    Ok(Pyramid { match_factor: file.match_factor, points, rests_on, pays, top })
}

/// Five rows: in each, all four goods and the three ships of a fleet.
pub fn rows(file: &File, register: &Register) -> Result<([Fields; 5], [Fields; 5]), DataError> {
    let rule = "each of the five rows has the four goods and three ships";
    let mut trade = [Fields::NONE; 5];
    let mut harbor = [Fields::NONE; 5];
    let place = |rows: &mut [Fields; 5], area: Area, row: usize, id: &str| {
        let line = row.checked_sub(1).and_then(|row| rows.get_mut(row));
        let line = line.ok_or_else(|| DataError::Broken { rule, found: format!("row {row} for {id}") })?;
        line.insert(register.find(area, id)?);
        Ok::<_, DataError>(())
    };
    for field in &file.trade.fields {
        place(&mut trade, Area::Trade, field.row, &field.id)?;
    }
    for field in &file.harbor.fields {
        place(&mut harbor, Area::Harbor, field.row, &field.id)?;
    }
    for row in 0..5 {
        let mut symbols: Vec<Symbol> =
            trade[row].into_iter().map(|field| register.symbols[field.index()]).collect();
        symbols.sort_unstable();
        ensure(symbols == Area::Trade.symbols() && harbor[row].len() == 3, rule, || {
            format!("row {}", row + 1)
        })?;
    }
    Ok((trade, harbor))
}
