//! Reads a data file and checks every constraint of the specification.

use std::fmt::Debug;

use super::super::cards::DECK_SIZES;
use super::super::fields::{Field, HOME_FIELDS, ISLE_FIELDS, ISLES};
use super::super::kinds::{Deck, NewWorld, OldWorld, Resource, Tier, Tile};
use super::super::resources::Cost;
use super::check_cards::{cards, effect, expeditions, objectives};
use super::file::{CostPart, File, IndustryPart, IslePart, ShipPart};
use super::{
    Data, Effect, IsleData, Limits, MOST_PARTS, Role, SHIP_UNITS, SLOTS, SetupData, TierData, TileData,
    Weights,
};
use crate::DataError;
use crate::data::require;

/// Checks that there is one entry per kind, in the order of the kinds.
pub(super) fn listed<K: Copy + PartialEq + Debug>(
    found: impl Iterator<Item = K>,
    all: &[K],
    rule: &'static str,
) -> Result<(), DataError> {
    let found: Vec<K> = found.collect();
    require(found == all, rule, found)
}

pub fn read(json: &str) -> Result<Data, DataError> {
    let file: File = serde_json::from_str(json).map_err(|error| DataError::Unreadable(error.to_string()))?;
    require(file.game == "anno1800", "the file belongs to this game", &file.game)?;
    require(!file.version.is_empty(), "the data have a version", &file.version)?;
    require(file.setup.players == [2, 3, 4], "2, 3 or 4 players", &file.setup.players)?;
    listed(file.resources.list.iter().map(|one| one.id), Resource::ALL, "every resource is listed in order")?;
    for one in &file.resources.list {
        let new_world = one.kind == "new_world";
        require(
            new_world == one.id.is_new_world(),
            "the last six resources are those of the New World",
            one.id,
        )?;
    }
    let data = Data {
        version: file.version.clone(),
        tiers: tiers(&file)?,
        tiles: tiles(&file)?,
        cards: cards(&file)?,
        card_points: per_deck(|deck| {
            let part = file.population_cards.decks.get(&deck);
            part.map(|part| part.points)
        })?,
        empty_deck_gold: empty_deck_gold(&file)?,
        home: home(&file)?,
        old_world: old_world(&file)?,
        new_world: new_world(&file)?,
        expeditions: expeditions(&file)?,
        visit_points: std::array::from_fn(|tier| {
            file.expedition_cards.visit_points.get(&Tier::ALL[tier]).copied().unwrap_or(0)
        }),
        objectives: objectives(&file.objective_cards, file.fireworks_tile.points)?,
        setup: setup(&file)?,
        limits: limits(&file)?,
        weights: weights(&file)?,
    };
    whole(&data)?;
    Ok(data)
}

/// Checks constraints between several parts of the file.
fn whole(data: &Data) -> Result<(), DataError> {
    for (field, printed) in data.home.iter().enumerate() {
        let fits = match (Field::new(field), printed) {
            (Some(field), Some(tile)) => data.tile(*tile).role.fits(field.terrain()),
            _ => true,
        };
        require(fits, "a printed tile fits the terrain of its field", printed)?;
    }
    for island in OldWorld::ALL {
        let fits = data.old_world(*island).printed.is_none_or(|(place, tile)| {
            Field::on_isle(0, usize::from(place))
                .is_some_and(|field| data.tile(tile).role.fits(field.terrain()))
        });
        require(fits, "a printed tile fits the terrain of its field", island)?;
    }
    for tier in Tier::ALL {
        let four = u16::from(data.setup.cubes[tier.index()]) * 4;
        require(four <= u16::from(data.tier(*tier).cubes), "there are cubes for four players", tier)?;
    }
    for deck in Deck::ALL {
        let dealt = data.setup.hand[deck.index()] * 4;
        require(dealt <= DECK_SIZES[deck.index()], "there are cards for four players", deck)?;
    }
    Ok(())
}

pub(super) fn cost(part: &CostPart) -> Result<Cost, DataError> {
    let resources = part.resources.iter().copied().collect::<super::super::resources::Resources>();
    require(resources.len() == part.resources.len(), "a cost names a resource once", &part.resources)?;
    require(part.explore == 0 || part.trade == 0, "no cost needs both kinds of tokens", part.explore)?;
    let mut cubes = [0; Tier::COUNT];
    for tier in &part.cubes {
        cubes[tier.index()] += 1;
    }
    Ok(Cost { resources, cubes, explore: part.explore, trade: part.trade, gold: 0 })
}

fn tiers(file: &File) -> Result<[TierData; Tier::COUNT], DataError> {
    let list = &file.tiers.list;
    listed(list.iter().map(|one| one.id), Tier::ALL, "every tier is listed in order")?;
    listed(file.hire_costs.list.iter().map(|one| one.tier), Tier::ALL, "every tier has a cost of hiring")?;
    let steps = file.upgrade_costs.list.iter().map(|one| (one.from, Some(one.to)));
    let expected: Vec<(Tier, Option<Tier>)> =
        Tier::ALL.iter().map(|tier| (*tier, tier.raised())).filter(|(_, to)| to.is_some()).collect();
    listed(steps, &expected, "every step between tiers has its cost")?;
    let mut tiers = [TierData::default(); Tier::COUNT];
    for (index, part) in list.iter().enumerate() {
        require(usize::from(part.level) == index + 1, "tiers have the levels 1 to 5", part.level)?;
        require(
            part.deck == part.id.deck(),
            "farmers and workers use one deck, the other tiers the other",
            part.id,
        )?;
        tiers[index] = TierData {
            cubes: part.cubes,
            shift_gold: part.shift_end_gold,
            trade_price: part.trade_tokens_per_resource.unwrap_or(0),
            hire: cost(&file.hire_costs.list[index].cost)?,
            upgrade: match file.upgrade_costs.list.get(index) {
                Some(step) => cost(&step.cost)?,
                None => Cost::FREE,
            },
        };
    }
    Ok(tiers)
}

fn tiles(file: &File) -> Result<[TileData; Tile::COUNT], DataError> {
    let industries = file.start_industries.list.iter().chain(&file.industries.list);
    let ships = file.shipyards.list.iter().chain(&file.ships.list);
    let ids = industries.clone().map(|one| one.id).chain(ships.clone().map(|one| one.id));
    listed(ids, Tile::ALL, "every tile is listed in order")?;
    let mut tiles = Vec::with_capacity(Tile::COUNT);
    for part in industries {
        tiles.push(industry(part)?);
    }
    for part in ships {
        tiles.push(ship(part)?);
    }
    let bought = |tile: &TileData| tile.copies > 0;
    let all: usize = tiles.iter().map(|tile| usize::from(tile.copies)).sum();
    require(
        all == 120 && tiles.iter().filter(|tile| bought(tile)).count() == 44,
        "120 building tiles of 44 kinds",
        all,
    )?;
    for tile in &tiles {
        let start = tile.replaces.map(|start| tiles[start.index()].role);
        let same = match (tile.role, start) {
            (Role::Industry { product, tier }, Some(Role::Industry { product: other, .. })) => {
                product == other && tier == Tier::Worker
            }
            (_, Some(_)) => false,
            (_, None) => true,
        };
        require(same, "a workers' version makes what its start industry makes", tile.replaces)?;
    }
    tiles
        .try_into()
        .map_err(|_| DataError::Broken { rule: "every tile is listed in order", found: String::new() })
}

fn industry(part: &IndustryPart) -> Result<TileData, DataError> {
    let rule = "an industry has two workplaces for farmers, workers, artisans or engineers";
    require(usize::from(part.workplaces) == SLOTS && part.workplace_tier != Tier::Investor, rule, part.id)?;
    Ok(TileData {
        role: Role::Industry { product: part.product, tier: part.workplace_tier },
        copies: part.copies,
        cost: part.cost.as_ref().map_or(Ok(Cost::FREE), cost)?,
        replaces: part.replaces_start,
    })
}

fn ship(part: &ShipPart) -> Result<TileData, DataError> {
    require((1..=3).contains(&part.strength), "shipyards and ships have the strengths 1 to 3", part.id)?;
    let cost = cost(&part.cost)?;
    // The planner relies on this: a ship of an order affects the others only by its tokens.
    let plain =
        cost == Cost { resources: cost.resources, ..Cost::FREE } && cost.resources.len() <= SHIP_UNITS;
    require(plain, "shipyards and ships cost resources only, at most four", part.id)?;
    Ok(TileData {
        role: match part.kind {
            None => Role::Shipyard { strength: part.strength },
            Some(naval) => Role::Ship { naval, strength: part.strength },
        },
        copies: part.copies,
        cost,
        replaces: None,
    })
}

fn per_deck<T: Debug>(value: impl Fn(Deck) -> Option<T>) -> Result<[T; Deck::COUNT], DataError> {
    let rule = "every deck is listed";
    let values: Option<Vec<T>> = Deck::ALL.iter().map(|deck| value(*deck)).collect();
    let broken = || DataError::Broken { rule, found: String::new() };
    values.and_then(|values| values.try_into().ok()).ok_or_else(broken)
}

fn empty_deck_gold(file: &File) -> Result<[u8; Deck::COUNT], DataError> {
    per_deck(|deck| {
        let value = file.empty_deck_gold.get(deck.as_str())?;
        if value.is_null() { Some(0) } else { u8::try_from(value.as_u64()?).ok() }
    })
}

fn home(file: &File) -> Result<[Option<Tile>; HOME_FIELDS], DataError> {
    let fields = &file.home_island.fields;
    require(fields.len() == HOME_FIELDS, "the home island has 20 fields", fields.len())?;
    for (index, one) in fields.iter().enumerate() {
        let sound = one.field.index() == index && one.field.terrain() == one.terrain;
        require(sound, "two rows inland, one coast, one sea", one.field)?;
    }
    Ok(std::array::from_fn(|index| fields[index].printed))
}

fn old_world(file: &File) -> Result<[IsleData; OldWorld::COUNT], DataError> {
    let part = &file.old_world_islands;
    listed(part.list.iter().map(|one| one.id), OldWorld::ALL, "every Old World island is listed in order")?;
    let names = ["a1", "b1", "a2", "b2", "a3", "b3"];
    require(part.fields.len() == ISLE_FIELDS, "an Old World island has six fields", part.fields.len())?;
    for (index, one) in part.fields.iter().enumerate() {
        let terrain = Field::on_isle(0, index).map(Field::terrain);
        let sound = one.field == names[index] && terrain == Some(one.terrain);
        require(sound, "two fields inland, two at the coast, two at sea", &one.field)?;
    }
    let mut islands = [IsleData::default(); OldWorld::COUNT];
    for (island, one) in islands.iter_mut().zip(&part.list) {
        *island = isle(one, &names)?;
    }
    Ok(islands)
}

fn isle(part: &IslePart, names: &[&str]) -> Result<IsleData, DataError> {
    let printed = match &part.printed {
        None => None,
        Some(printed) => {
            let place = names.iter().position(|name| *name == printed.field);
            require(place.is_some(), "an Old World island has six fields", &printed.field)?;
            place.map(|place| (place as u8, printed.tile))
        }
    };
    let effect = part.effect.as_ref().map(effect).transpose()?;
    let sound = matches!(effect, None | Some(Effect::GainCubes { .. } | Effect::Expedition { .. }));
    require(sound, "an island brings cubes or expedition cards", part.id)?;
    Ok(IsleData { printed, effect })
}

fn new_world(file: &File) -> Result<[super::super::resources::Resources; NewWorld::COUNT], DataError> {
    let list = &file.new_world_islands.list;
    listed(list.iter().map(|one| one.id), NewWorld::ALL, "every New World island is listed in order")?;
    for one in list {
        let sound = one.resources.len() == 3 && one.resources.iter().all(|one| one.is_new_world());
        require(sound, "a New World island has three of its resources", one.id)?;
    }
    Ok(std::array::from_fn(|index| list[index].resources.iter().copied().collect()))
}

fn setup(file: &File) -> Result<SetupData, DataError> {
    let part = &file.setup;
    let gold = part.gold_by_seat.clone().try_into();
    let rule = "the setup states the gold of four seats";
    Ok(SetupData {
        cubes: std::array::from_fn(|tier| part.cubes.get(&Tier::ALL[tier]).copied().unwrap_or(0)),
        hand: per_deck(|deck| Some(part.hand.get(&deck).copied().unwrap_or(0)))?,
        gold: gold.map_err(|found| DataError::Broken { rule, found: format!("{found:?}") })?,
    })
}

fn limits(file: &File) -> Result<Limits, DataError> {
    let part = &file.limits;
    let lists = [part.hires_per_action, part.upgrades_per_action, part.swaps_per_action];
    require(lists == [MOST_PARTS; 3], "three hires, upgrades or swaps an action", lists)?;
    let islands = [part.old_world_islands_per_player, part.new_world_islands_per_player];
    require(islands == [ISLES; 2], "four islands of each kind for a player", islands)?;
    let rule = "every island of a player has its cost";
    let costs: Result<[u8; ISLES], Vec<u8>> = part.island_explore_cost.clone().try_into();
    require(
        (1..=3).contains(&part.expedition_cards),
        "one to three expedition cards",
        part.expedition_cards,
    )?;
    require(
        part.new_world_cards_per_island == 3,
        "the New World deck never runs short",
        part.new_world_cards_per_island,
    )?;
    require(part.gold_per_point > 0, "gold is worth points", part.gold_per_point)?;
    Ok(Limits {
        island_cost: costs.map_err(|found| DataError::Broken { rule, found: format!("{found:?}") })?,
        new_world_cards: part.new_world_cards_per_island,
        expedition_cost: part.expedition_explore_cost,
        expedition_cards: part.expedition_cards,
        fetch_price: part.new_world_resource_trade_tokens,
        trade_gold: part.trade_gold_to_partner,
        gold_per_point: part.gold_per_point,
    })
}

fn weights(file: &File) -> Result<Weights, DataError> {
    let part = &file.planner_weights;
    require(part.cube.len() == Tier::COUNT, "the planner has a weight for every tier", part.cube.len())?;
    Ok(Weights {
        cube: std::array::from_fn(|tier| part.cube.get(&Tier::ALL[tier]).copied().unwrap_or(0)),
        last_free_workplace: part.last_free_workplace,
        emptied_tier: part.emptied_tier,
        card_trade: part.temp_trade_token,
        ship_trade: part.trade_token,
        card_explore: part.temp_explore_token,
        ship_explore: part.explore_token,
        beryl_extra: part.beryl_extra,
        partner_gold: part.partner_gold,
        gold: part.gold,
        gift: part.free_new_world_card,
        returned: part.returned_tile,
    })
}
