//! Checks expansion tiles, island tiles and encounter cards of the data file.

use std::collections::BTreeSet;

use super::super::kinds::{Back, Building, Encounter, Face, Good, Island, Rank, Stack};
use super::check::stack;
use super::file::{EffectPart, EncounterPart, Encounters, Expansion, IslandPart, TileOrder, TilePart};
use super::{DEALT, ENCOUNTERS, Effect, ISLAND_TILES, Printed, TILES};
use crate::data::{broken, equal, require};
use crate::{DataError, MAX_SEATS};

type Tiles = ([Printed; Building::COUNT], [Building; TILES]);

pub(super) fn expansion(part: &Expansion, total: usize) -> Result<Tiles, DataError> {
    let ids: Vec<Building> = part.list.iter().map(|tile| tile.id).collect();
    equal(&ids.as_slice(), &Building::ALL, "21 kinds of expansion tiles, in their order")?;
    equal(&total, &TILES, "36 expansion tiles")?;
    let mut kinds = Vec::new();
    for tile in &part.list {
        require((1..=9).contains(&tile.count), "one to nine copies of a tile", (tile.id, tile.count))?;
        let names: Vec<String> =
            (1..=tile.count).map(|copy| format!("{}_{copy}", tile.id.as_str())).collect();
        equal(&tile.instances, &names, "the copies of a tile are counted")?;
        kinds.extend(std::iter::repeat_n(tile.id, tile.count));
    }
    let printed = part.list.iter().map(printed).collect::<Result<Vec<Printed>, DataError>>()?;
    for (name, size) in &part.stack_sizes {
        let wanted = stack(name)?;
        let found = kinds.iter().filter(|kind| printed[**kind as usize].stack == wanted).count();
        equal(&found, size, "the stacks have their sizes")?;
        let enough = wanted == Stack::Two || found >= MAX_SEATS * DEALT;
        require(enough, "stack I suffices for the start", found)?;
    }
    let kinds = kinds.as_slice().try_into().map_err(|_| broken("36 expansion tiles", kinds.len()))?;
    let printed = printed
        .as_slice()
        .try_into()
        .map_err(|_| broken("21 kinds of expansion tiles, in their order", ids))?;
    Ok((printed, kinds))
}

fn printed(tile: &TilePart) -> Result<Printed, DataError> {
    Ok(Printed {
        stack: stack(&tile.stack)?,
        sails: tile.sails,
        symbols: [tile.cannons, tile.sacks, tile.happy],
        effect: effect(tile)?,
    })
}

fn effect(tile: &TilePart) -> Result<Effect, DataError> {
    let rule = "a building has the effect of the rulebook";
    let Some(part) = &tile.effect else { return Ok(Effect::Nothing) };
    Ok(match part {
        EffectPart::FireShelter { cards } => Effect::FireShelter(*cards),
        EffectPart::Exchange { give_good, give_count } => {
            require(*give_count == 2, rule, (tile.id, part))?;
            let give = if give_good == "any" {
                None
            } else {
                Some(Good::parse(give_good).ok_or_else(|| broken(rule, (tile.id, part)))?)
            };
            Effect::Exchange { give, count: *give_count }
        }
        EffectPart::Sell { give_count, gold } => {
            require(*give_count == 1, rule, (tile.id, part))?;
            Effect::Sell(*gold)
        }
        EffectPart::Buy { gold } => Effect::Buy(*gold),
        EffectPart::QueenDiscount { gold } => Effect::QueenDiscount(*gold),
        EffectPart::PirateDiscount { gold } => Effect::PirateDiscount(*gold),
        EffectPart::RedrawEncounter => Effect::Redraw,
        EffectPart::FavourField { gold } => Effect::FavourField(*gold),
        EffectPart::ShipDiscount { goods } => {
            require(*goods == 1, rule, (tile.id, part))?;
            Effect::ShipDiscount
        }
        EffectPart::TurnGold { gold } => Effect::TurnGold(*gold),
        EffectPart::EventGold { gold } => Effect::EventGold(*gold),
    })
}

/// Stack II before stack I, each in its order.
pub(super) fn tile_ranks(
    order: &TileOrder,
    printed: &[Printed; Building::COUNT],
) -> Result<[u8; Building::COUNT], DataError> {
    let rule = "the tile order lists every building once, under its stack";
    let all: BTreeSet<Building> = order.one.iter().chain(&order.two).copied().collect();
    require(all.len() == Building::COUNT, rule, &all)?;
    require(order.one.len() + order.two.len() == Building::COUNT, rule, all.len())?;
    let mut ranks = [0; Building::COUNT];
    for (rank, (kind, stack)) in (0..).zip(
        order
            .two
            .iter()
            .map(|kind| (kind, Stack::Two))
            .chain(order.one.iter().map(|kind| (kind, Stack::One))),
    ) {
        equal(&printed[*kind as usize].stack, &stack, rule)?;
        ranks[*kind as usize] = rank;
    }
    Ok(ranks)
}

pub(super) fn islands(list: &[IslandPart], total: usize) -> Result<[(Back, Face); ISLAND_TILES], DataError> {
    equal(&total, &ISLAND_TILES, "28 island tiles")?;
    let names: BTreeSet<&str> = list.iter().map(|island| island.id.as_str()).collect();
    equal(&names.len(), &list.len(), "every island tile has its own name")?;
    for back in Back::ALL {
        let count = list.iter().filter(|island| island.back == *back).count();
        equal(&count, &(ISLAND_TILES / 2), "14 island tiles of each back")?;
    }
    let faces = list.iter().map(|island| Ok((island.back, face(island)?)));
    let faces = faces.collect::<Result<Vec<(Back, Face)>, DataError>>()?;
    faces.as_slice().try_into().map_err(|_| broken("28 island tiles", faces.len()))
}

fn face(part: &IslandPart) -> Result<Face, DataError> {
    let island = match part.kind.as_str() {
        "tobacco" => Island::Tobacco,
        "sugar_cane" => Island::SugarCane,
        "gold" => Island::Gold,
        "forest" => Island::Forest,
        "pasture" => Island::Pasture,
        "harbour" => Island::Harbour,
        "foreign_people" => Island::ForeignPeople,
        _ => return Err(broken("seven kinds of island tiles", &part.kind)),
    };
    let symbols = part.cannons + part.sacks;
    let fits = match island {
        Island::Harbour => part.number == 0 && part.cannons > 0 && part.sacks == 0,
        Island::ForeignPeople => part.number == 0 && part.sacks > 0 && part.cannons == 0,
        Island::Tobacco | Island::SugarCane | Island::Gold | Island::Forest | Island::Pasture => {
            symbols == 0 && matches!(part.number, 3..=6 | 8..=11)
        }
    };
    require(fits, "an island tile has a number or symbols", &part.id)?;
    Ok(Face { island, number: part.number, symbols })
}

pub(super) fn encounters(part: &Encounters, total: usize) -> Result<[Encounter; ENCOUNTERS], DataError> {
    equal(&total, &ENCOUNTERS, "24 encounter cards")?;
    let cards = part.list.iter().map(encounter).collect::<Result<Vec<Encounter>, DataError>>()?;
    cards.as_slice().try_into().map_err(|_| broken("24 encounter cards", cards.len()))
}

fn encounter(card: &EncounterPart) -> Result<Encounter, DataError> {
    let rule = "traders, pirates, castaways and hurricanes";
    Ok(match (card.kind.as_str(), card.rank.as_deref()) {
        ("free_trader", None) => Encounter::FreeTrader,
        ("castaways", None) => Encounter::Castaways,
        ("hurricane", None) if card.sails > 0 => Encounter::Hurricane { sails: card.sails },
        ("pirate", Some(rank)) if card.strength > 0 => Encounter::Pirate {
            rank: match rank {
                "weak" => Rank::Weak,
                "strong" => Rank::Strong,
                "mighty" => Rank::Mighty,
                _ => return Err(broken(rule, rank)),
            },
            strength: card.strength,
            demand: card.demand,
            reward: card.reward,
        },
        _ => return Err(broken(rule, &card.kind)),
    })
}
