//! Parses a data file and checks every constraint of the specification.

use std::collections::BTreeSet;
use std::fmt::Debug;

use super::super::kinds::{Field, Good, Goods, Happening, Landscape, Resident, Stack, Track};
use super::board::chart;
use super::file::{Cost, File, ResidentPart};
use super::tiles::{encounters, expansion, islands, tile_ranks};
use super::{BOARDS, COLONIES, DONATIONS, Data, EVENT_CARDS, Position, SHIPS, STONES};
use crate::DataError;
use crate::data::{broken, equal, require};

pub fn read(json: &str) -> Result<Data, DataError> {
    let file: File = serde_json::from_str(json).map_err(|error| DataError::Unreadable(error.to_string()))?;
    equal(&file.game.id.as_str(), &"anno1701", "the file belongs to this game")?;
    equal(&file.game.players, &vec![2, 3, 4], "2, 3 or 4 players")?;
    require(!file.game.data_version.is_empty(), "the data have a version", &file.game.data_version)?;
    goods(&file)?;
    dice(&file)?;
    let (ships, favours, orders) = (&file.ships, &file.favour_board, &file.standing_orders);
    equal(&[ships.discover_cost, ships.found_cost], &[1, 0], "discovering costs a point, founding none")?;
    equal(&file.counts.ships_per_player, &SHIPS, "two ships per player")?;
    equal(&file.counts.colonies_per_player, &COLONIES, "eight colonies per player")?;
    equal(&file.counts.favour_stones_per_player, &STONES, "five favour stones per player")?;
    equal(&file.win.favours, &STONES, "five favours win")?;
    let chart = chart(&file.sea_board)?;
    let (printed, kinds) = expansion(&file.expansion_tiles, file.counts.expansion_tiles)?;
    let burning = &file.event_cards.rules.fire;
    equal(
        &shelter(&printed),
        &Some(burning.fire_station_bonus),
        "a fire station shelters as many cards as the fire rule says",
    )?;
    Ok(Data {
        version: file.game.data_version.clone(),
        cards_per_good: file.goods.supply_each,
        start_gold: file.gold.start,
        riot_below: file.gold.riot_below,
        event_rolls: file.dice.event_rolls.iter().copied().collect(),
        riot_blocked_rolls: file.dice.riot_blocked_rolls.iter().copied().collect(),
        boards: boards(&file)?,
        landscape_goods: landscape_goods(&file)?,
        layout: layout(&file)?,
        resident_costs: residents(&file.residents)?,
        building_costs: [cost(&file.costs.building_I.goods), cost(&file.costs.building_II.goods)],
        ship_cost: ship_cost(&file)?,
        tile_price: file.costs.expansion_tile_top.gold,
        search_price: file.costs.expansion_tile_choice_of_3.gold,
        settler_count: settler(&file.residents)?,
        centre_price: file.village_centre.advantage.gold,
        chart,
        islands: islands(&file.island_tiles.list, file.counts.island_tiles)?,
        island_ids: file.island_tiles.list.iter().map(|island| island.id.clone()).collect(),
        tile_ranks: tile_ranks(&orders.tile_order, &printed)?,
        printed,
        kinds,
        encounters: encounters(&file.encounter_cards, file.counts.encounter_cards)?,
        trader_gold: trader(&file)?,
        events: events(&file)?,
        fire_limit: burning.limit,
        tax_base: file.event_cards.rules.tax.base,
        tax_per_happy: file.event_cards.rules.tax.per_happy,
        tax_max: file.event_cards.rules.tax.max,
        queen_two: file.event_cards.rules.queen.two_favours,
        queen_three: file.event_cards.rules.queen.three_or_more,
        power_threshold: favours.power_fields.threshold,
        power_fixed: fixed(&file)?,
        seven_colonies: seven(&file)?,
        seven_fields: favours.seven_colonies.fields,
        seven_players: favours.seven_colonies.only_with_players,
        donations: donations(&favours.donations.gold)?,
        ship_points: ships.base_points,
        points_per_sail: ships.points_per_sail,
        favours_to_win: file.win.favours,
        keep_for_resident: orders.keep_for_resident.clone(),
        keep_one_more: orders.keep_one_more.clone(),
        keep_rest: order(&orders.keep_rest, "keep_rest lists every good once")?,
        trade_keep_gold: orders.trade_keep_gold,
        trade_max_times: orders.trade_max_times,
        leader_favours: orders.leader_favours,
    })
}

pub(super) fn cost(cost: &Cost) -> Goods {
    let mut goods = Goods::NONE;
    for (good, count) in cost {
        goods[*good] = *count;
    }
    goods
}

fn order<T: Copy + Ord + Debug, const N: usize>(list: &[T], rule: &'static str) -> Result<[T; N], DataError> {
    let distinct: BTreeSet<T> = list.iter().copied().collect();
    require(distinct.len() == N, rule, list)?;
    list.try_into().map_err(|_| broken(rule, list))
}

fn goods(file: &File) -> Result<(), DataError> {
    let ids: Vec<Good> = file.goods.list.iter().map(|good| good.id).collect();
    equal(&ids.as_slice(), &Good::ALL, "six kinds of goods, in their order")?;
    let total = u32::from(file.goods.supply_each) * ids.len() as u32;
    equal(&file.counts.goods_cards, &total, "the cards of all goods make up the total")?;
    equal(&total, &84, "84 goods cards")?;
    let gold = &file.gold;
    require(gold.start >= gold.riot_below, "no player begins with a riot", gold.start)
}

fn dice(file: &File) -> Result<(), DataError> {
    let rolls = &file.dice;
    let all: BTreeSet<u8> = rolls.event_rolls.iter().chain(&rolls.yield_rolls).copied().collect();
    let count = rolls.event_rolls.len() + rolls.yield_rolls.len();
    let every: BTreeSet<u8> = (2..=12).collect();
    require(all == every && count == 11, "every roll brings an event or a yield", &all)?;
    let numbers: Vec<u8> = Field::LANDSCAPES.iter().filter_map(|field| field.number()).collect();
    equal(&rolls.yield_rolls, &numbers, "yields at 3 to 6 and 8 to 11")?;
    let blocked = rolls.riot_blocked_rolls.iter().all(|roll| rolls.yield_rolls.contains(roll));
    require(blocked, "a riot blocks rolls that yield", &rolls.riot_blocked_rolls)
}

fn boards(file: &File) -> Result<[[Landscape; 8]; BOARDS], DataError> {
    let list = &file.settlement.boards;
    equal(&list.len(), &BOARDS, "four settlement boards")?;
    equal(&file.counts.settlement_boards, &BOARDS, "four settlement boards")?;
    let mut boards = [[Landscape::Mountains; 8]; BOARDS];
    for (index, (board, part)) in boards.iter_mut().zip(list).enumerate() {
        equal(&part.id, &format!("board_{}", index + 1), "boards are named board_1 to board_4")?;
        equal(&part.yields.len(), &8, "each board has eight landscapes")?;
        for (landscape, field) in board.iter_mut().zip(Field::LANDSCAPES) {
            let number = field.number().unwrap_or(0).to_string();
            let found = part.yields.get(&number);
            *landscape = *found.ok_or_else(|| broken("each number once on every board", &part.yields))?;
        }
        for kind in Landscape::ALL {
            let ways: u8 = Field::LANDSCAPES
                .iter()
                .zip(&*board)
                .filter(|(_, landscape)| *landscape == kind)
                .map(|(field, _)| Data::ways(field.number().unwrap_or(0)))
                .sum();
            equal(&ways, &7, "every landscape has 7 ways to be rolled")?;
        }
    }
    for number in 0..8 {
        let kinds: BTreeSet<Landscape> = boards.iter().map(|board| board[number]).collect();
        equal(&kinds.len(), &BOARDS, "at each number all boards differ")?;
    }
    Ok(boards)
}

fn landscape_goods(file: &File) -> Result<[Good; Landscape::COUNT], DataError> {
    let map = &file.settlement.landscape_good;
    let goods: Vec<Good> = Landscape::ALL.iter().filter_map(|kind| map.get(kind).copied()).collect();
    order(&goods, "each landscape gives a good of its own")
}

fn layout(file: &File) -> Result<Vec<Position>, DataError> {
    let fields = &file.settlement.fields;
    let ids: BTreeSet<&str> = fields.iter().map(|field| field.id.as_str()).collect();
    let residents = Resident::ALL.iter().map(|resident| resident.as_str());
    let known: BTreeSet<&str> = Field::ALL
        .iter()
        .map(|field| field.as_str())
        .chain(residents)
        .chain(["settler", "village_centre"])
        .collect();
    require(ids == known && fields.len() == 17, "a board has its 17 fields", &ids)?;
    let places: BTreeSet<(u8, u8)> = fields.iter().map(|field| (field.line, field.x_half)).collect();
    equal(&places.len(), &17, "no two fields lie in one place")?;
    let position = |field: &super::file::FieldPart| Position {
        id: field.id.clone(),
        line: field.line,
        x_half: field.x_half,
    };
    Ok(fields.iter().map(position).collect())
}

fn residents(list: &[ResidentPart]) -> Result<[Goods; Resident::COUNT], DataError> {
    let ids: Vec<&str> = list.iter().map(|resident| resident.id.as_str()).collect();
    let rule = "settler, citizen, merchant, aristocrat";
    equal(&ids, &vec!["settler", "citizen", "merchant", "aristocrat"], rule)?;
    let costs = [&list[1], &list[2], &list[3]].map(|resident| cost(&resident.cost));
    require(costs.iter().all(|cost| !cost.is_empty()), "residents cost goods", costs)?;
    Ok(costs)
}

fn settler(list: &[ResidentPart]) -> Result<u8, DataError> {
    let count = list[0].advantage.as_ref().map(|trade| trade.give_count);
    count.filter(|count| *count > 0).ok_or_else(|| broken("the settler exchanges goods", count))
}

/// A shipyard saves one of three goods.
fn ship_cost(file: &File) -> Result<Goods, DataError> {
    let ship = cost(&file.costs.ship.goods);
    require(ship.0.iter().all(|count| *count <= 1) && ship.total() == 3, "a ship costs three goods", ship)?;
    Ok(ship)
}

fn shelter(printed: &[super::Printed]) -> Option<u8> {
    printed.iter().find_map(|kind| match kind.effect {
        super::Effect::FireShelter(cards) => Some(cards),
        _ => None,
    })
}

fn trader(file: &File) -> Result<Vec<u16>, DataError> {
    let table = &file.encounter_cards.free_trader_gold.table;
    let mut gold = Vec::new();
    for step in table {
        let last = step.sacks_max.unwrap_or(step.sacks_min);
        equal(&gold.len(), &step.sacks_min.into(), "the trader's steps follow each other")?;
        gold.extend((step.sacks_min..=last).map(|_| step.gold));
    }
    require(gold.first() == Some(&0) && gold.len() > 1, "the trader buys only from owners of sacks", &gold)?;
    Ok(gold)
}

fn events(file: &File) -> Result<[[Happening; 2]; EVENT_CARDS], DataError> {
    let cards: Vec<[Happening; 2]> = file.event_cards.list.iter().map(|card| card.events).collect();
    equal(&file.counts.event_cards, &EVENT_CARDS, "eleven event cards")?;
    let differ = cards.iter().all(|[first, second]| first != second);
    require(differ, "the two events of a card differ", &cards)?;
    cards.as_slice().try_into().map_err(|_| broken("eleven event cards", cards.len()))
}

fn fixed(file: &File) -> Result<u8, DataError> {
    let powers = &file.favour_board.power_fields;
    let ids: Vec<(&str, Track)> = powers.list.iter().map(|field| (field.id.as_str(), field.track)).collect();
    let known: Vec<(&str, Track)> = Track::ALL.iter().map(|track| (track.power(), *track)).collect();
    equal(&ids, &known, "a power field for each track")?;
    require(powers.fixed_at > powers.threshold, "a power field is won before it is fixed", powers.fixed_at)?;
    Ok(powers.fixed_at)
}

fn seven(file: &File) -> Result<usize, DataError> {
    let seven = &file.favour_board.seven_colonies;
    require(
        (1..=COLONIES).contains(&seven.colonies),
        "every player has enough colonies for the seven-colonies favour",
        seven.colonies,
    )?;
    Ok(seven.colonies)
}

fn donations(gold: &[u16]) -> Result<[u16; DONATIONS], DataError> {
    require(gold.is_sorted() && gold.iter().all(|gold| *gold > 0), "donations begin with the lowest", gold)?;
    gold.try_into().map_err(|_| broken("five donation fields", gold))
}

/// The stack with this name in the file.
pub(super) fn stack(name: &str) -> Result<Stack, DataError> {
    match name {
        "I" => Ok(Stack::One),
        "II" => Ok(Stack::Two),
        _ => Err(broken("the stacks are I and II", name)),
    }
}
