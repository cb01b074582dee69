//! Parses a data file and checks every constraint of the specification.

use std::collections::BTreeSet;
use std::fmt::Debug;

use super::super::kinds::{Building, Good, GoodSet, Goods, Happening, Resident, VictoryPoint, Yield};
use super::file::{Cost, File, HomeIsland, PerPlayers, Rule};
use super::islands::{chart, tiles};
use super::{
    BROWN_DOCKS, Data, FIELDS, FIRST_BUILDING_FIELD, GREY_DOCKS, HOMES, NUMBERS, SAFE_FIELDS, SHIPS,
};
use crate::DataError;
use crate::data::{broken, equal, require};

pub(super) const PLAYERS: [usize; 3] = [2, 3, 4];

pub fn read(json: &str) -> Result<Data, DataError> {
    let file: File = serde_json::from_str(json).map_err(|error| DataError::Unreadable(error.to_string()))?;
    equal(&file.game.id.as_str(), &"anno1503", "the file belongs to this game")?;
    equal(&file.game.players, &vec![2, 3, 4], "2, 3 or 4 players")?;
    require(!file.game.data_version.is_empty(), "the data have a version", &file.game.data_version)?;
    goods(&file)?;
    residents(&file)?;
    limits(&file)?;
    let chart = chart(&file.map, &file.refill_order.list)?;
    let tiles = tiles(&file.island_tiles, &chart)?;
    let [draw_card_price, church_picks] = buildings(&file)?;
    let mut better_prices = arrayvec::ArrayVec::new();
    for kind in &file.buildings.kinds {
        if let Rule::SalePrice { prices } = &kind.rule {
            better_prices.extend(prices.iter().map(|(resident, price)| (kind.id, *resident, *price)));
        }
    }
    let by_step =
        |pick: fn(&super::file::ResidentPart) -> u8| std::array::from_fn(|i| pick(&file.residents.list[i]));
    Ok(Data {
        version: file.game.data_version.clone(),
        cards_per_good: file.goods.cards_per_good,
        ship_cost: cost(&file.costs.ship),
        resident_costs: [&file.costs.pioneer, &file.costs.settler, &file.costs.citizen, &file.costs.merchant]
            .map(cost),
        buys: std::array::from_fn(|i| file.residents.list[i].buys.iter().copied().collect()),
        prices: by_step(|resident| resident.price),
        better_prices,
        pioneer_tiles: file.residents.tiles_per_player.pioneer_settler,
        citizen_tiles: file.residents.tiles_per_player.citizen_merchant,
        purchase_price: file.trade.purchase_price,
        contract_discount: file.trade.discount_per_contract,
        purchases_per_turn: file.trade.purchases_per_turn,
        hand_limit: file.limits.hand_limit_end_of_own_turn,
        draw_card_price,
        church_picks: church_picks as u8,
        shipyard_factor: file.ships.shipyard_factor,
        chest_gold: file.island_tiles.treasures.gold.gold,
        start_gold: file.setup.gold,
        start_goods: cost(&file.setup.goods),
        homes: homes(&file.home_islands.list)?,
        chart,
        tiles,
        building_marks: file.buildings.tiles.iter().map(|tile| (tile.mark, tile.kind)).collect(),
        event_number: file.events.event_die_trigger,
        happenings: happenings(&file)?,
        points_needed: file.victory_points.needed,
        point_thresholds: points(&file)?,
        goal_order: order(&file.standing_orders.goal_order, "goal_order lists every goal once")?,
        missing_order: order(&file.standing_orders.missing_order, "missing_order lists every good once")?,
        surplus_order: order(&file.standing_orders.surplus_order, "surplus_order lists every good once")?,
        discard_order: order(&file.standing_orders.discard_order, "discard_order lists every good once")?,
        tile_class_order: order(
            &file.standing_orders.lose_tile_classes,
            "lose_tile_classes lists every class once",
        )?,
        action_points: action_points(&file)?,
    })
}

fn cost(cost: &Cost) -> Goods {
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

pub(super) fn per_players<T: Copy + Debug>(
    map: &PerPlayers<T>,
    players: usize,
    rule: &'static str,
) -> Result<T, DataError> {
    map.get(&players.to_string()).copied().ok_or_else(|| broken(rule, map))
}

fn goods(file: &File) -> Result<(), DataError> {
    let ids: Vec<Good> = file.goods.list.iter().map(|good| good.id).collect();
    equal(&ids.as_slice(), &Good::ALL, "six kinds of goods, in their order")?;
    let total = u32::from(file.goods.cards_per_good) * ids.len() as u32;
    equal(&file.goods.total_cards, &total, "the cards of all goods make up the total")?;
    equal(&total, &90, "90 goods cards")?;
    let home: Vec<Good> = file.goods.list.iter().filter(|good| good.home_good).map(|good| good.id).collect();
    equal(&home, &vec![Good::Wood, Good::Stone, Good::Tool, Good::Cloth], "four goods come from home")
}

fn residents(file: &File) -> Result<(), DataError> {
    let ids: Vec<Resident> = file.residents.list.iter().map(|resident| resident.id).collect();
    equal(&ids.as_slice(), &Resident::ALL, "four residents, from the lowest step to the highest")?;
    for (index, resident) in file.residents.list.iter().enumerate() {
        equal(&usize::from(resident.step), &(index + 1), "residents have the steps 1 to 4")?;
        let tile = if resident.id.uses_citizen_tile() { "citizen_merchant" } else { "pioneer_settler" };
        equal(
            &resident.tile.as_str(),
            &tile,
            "pioneers and settlers share a tile, citizens and merchants too",
        )?;
        require(!resident.buys.is_empty(), "every resident buys something", resident.id)?;
        require(resident.price > 0, "every resident pays", resident.id)?;
    }
    let tiles = &file.residents.tiles_per_player;
    let all = usize::from(tiles.pioneer_settler) + usize::from(tiles.citizen_merchant);
    equal(&all, &FIELDS, "each player has seven resident tiles")?;
    require(file.costs.building.is_empty(), "a public building is free of charge", &file.costs.building)?;
    for paid in [
        &file.costs.ship,
        &file.costs.pioneer,
        &file.costs.settler,
        &file.costs.citizen,
        &file.costs.merchant,
    ] {
        require(cost(paid).total() > 0, "ships and residents cost something", paid)?;
    }
    Ok(())
}

fn limits(file: &File) -> Result<(), DataError> {
    let (board, limits, trade) = (&file.home_board, &file.limits, &file.trade);
    equal(&board.resident_fields, &FIELDS, "seven resident fields")?;
    equal(&board.safe_fields, &(1..=SAFE_FIELDS).collect(), "the first two fields are safe")?;
    equal(
        &board.building_fields,
        &(FIRST_BUILDING_FIELD..=FIELDS).collect(),
        "buildings below the fields 4 to 7",
    )?;
    equal(&board.brown_docks, &BROWN_DOCKS, "three brown docks")?;
    equal(&limits.contracts_per_player, &BROWN_DOCKS, "a contract for each brown dock")?;
    equal(&limits.trading_posts_per_player, &GREY_DOCKS, "a trading post for each grey dock")?;
    equal(&limits.ships_per_player, &SHIPS, "two ships per player")?;
    equal(&limits.same_building_per_player, &1, "no two buildings of a kind")?;
    equal(&limits.hand_limit_end_of_own_turn, &5, "at most five cards at the end of a player's own turn")?;
    equal(&trade.sales_per_resident_per_turn, &1, "a resident buys once in a turn")?;
    let discount = u32::from(trade.discount_per_contract) * BROWN_DOCKS as u32;
    require(
        u32::from(trade.purchase_price) > discount,
        "a purchase always costs something",
        trade.purchase_price,
    )?;
    equal(
        &file.setup.residents,
        &vec![Resident::Pioneer, Resident::Settler],
        "a player begins with a pioneer and a settler",
    )?;
    equal(&file.setup.ships_on_start, &1, "one ship on the start square")?;
    let handed_out = cost(&file.setup.goods).0.iter().all(|count| count * 4 <= file.goods.cards_per_good);
    require(handed_out, "the goods suffice for the start", &file.setup.goods)?;
    let sailing = [file.ships.move_cost, file.ships.discover_cost];
    equal(&sailing, &[1, 1], "a move or a discovery costs one action point")
}

fn action_points(file: &File) -> Result<[u8; 3], DataError> {
    let mut points = [0; 3];
    for (slot, players) in points.iter_mut().zip(PLAYERS) {
        let found =
            per_players(&file.ships.action_points_per_ship, players, "action points for 2, 3 and 4 players")?;
        equal(&usize::from(found), &players, "as many action points as players")?;
        let setup = file.setup.per_players.get(&players.to_string());
        let setup = setup.ok_or_else(|| broken("a setup for 2, 3 and 4 players", players))?;
        equal(&setup.action_points, &found, "setup and ships agree on the action points")?;
        let used: Vec<u8> = (2..=players as u8).collect();
        equal(&setup.tile_backs, &used, "the stacks up to the number of players are used")?;
        equal(&setup.building_marks, &used, "the buildings up to the number of players are used")?;
        *slot = found;
    }
    Ok(points)
}

fn homes(list: &[HomeIsland]) -> Result<[[Yield; NUMBERS]; HOMES], DataError> {
    equal(&list.len(), &HOMES, "four home islands")?;
    let mut homes = [[Yield::Any; NUMBERS]; HOMES];
    for (index, (home, island)) in homes.iter_mut().zip(list).enumerate() {
        equal(&island.id, &format!("home_{}", index + 1), "home islands are named home_1 to home_4")?;
        equal(&island.yields.len(), &NUMBERS, "a home island yields at 1 to 5")?;
        let mut goods = GoodSet::NONE;
        for number in 1..=NUMBERS {
            let text = island.yields.get(&number.to_string());
            let text = text.ok_or_else(|| broken("a home island yields at 1 to 5", &island.yields))?;
            home[number - 1] = match Good::parse(text) {
                Some(good) => {
                    goods.insert(good);
                    Yield::Good(good)
                }
                None if text == "any" => Yield::Any,
                None => return Err(broken("a home island yields goods or any", text)),
            };
        }
        let own: GoodSet = [Good::Wood, Good::Stone, Good::Tool, Good::Cloth].into_iter().collect();
        let any: Vec<u8> = (1..=5).filter(|number| home[usize::from(*number) - 1] == Yield::Any).collect();
        require(
            goods == own && any == [island.any_number],
            "a home island yields wood, stone, tool, cloth and one \"?\"",
            &island.yields,
        )?;
        let docks: Vec<u8> = (1..=5).filter(|number| *number != island.any_number).collect();
        equal(&island.grey_docks, &docks, "a grey dock at every number but the \"?\"")?;
    }
    for number in 0..NUMBERS {
        for (index, home) in homes.iter().enumerate() {
            let differs = homes[..index].iter().all(|other| other[number] != home[number]);
            require(differs, "at each number all home islands differ", (number + 1, &home[number]))?;
        }
    }
    Ok(homes)
}

/// Checks the buildings; returns the price of the grand trading post and the number of goods that a church gives.
fn buildings(file: &File) -> Result<[u32; 2], DataError> {
    let part = &file.buildings;
    let ids: Vec<Building> = part.kinds.iter().map(|kind| kind.id).collect();
    equal(&ids.as_slice(), &Building::ALL, "eight kinds of public buildings, in their order")?;
    let (mut price, mut picks) = (0, 0);
    for kind in &part.kinds {
        let fits = match (kind.id, &kind.rule) {
            (Building::GrandTradingPost, Rule::DrawCard { cost }) => {
                price = *cost;
                true
            }
            (Building::FireBrigade, Rule::IgnoreEvent { event }) => *event == Happening::Fire,
            (Building::Smithy, Rule::IgnoreEvent { event }) => *event == Happening::Pirate,
            (Building::Church, Rule::GoldenTimes { picks: goods }) => {
                picks = u32::from(*goods);
                (1..=2).contains(goods)
            }
            (Building::School | Building::Bathhouse | Building::Tavern, Rule::SalePrice { prices }) => {
                let lists = &file.residents.list;
                lists
                    .iter()
                    .all(|resident| prices.get(&resident.id).is_none_or(|price| *price >= resident.price))
            }
            (Building::Shipyard, Rule::ActionPoints { factor }) => *factor == file.ships.shipyard_factor,
            _ => false,
        };
        require(fits, "a public building has the effect of the rulebook", (kind.id, &kind.rule))?;
    }
    equal(&part.tiles.len(), &14, "14 public buildings")?;
    let marks = part.tiles.iter().all(|tile| (2..=4).contains(&tile.mark));
    require(marks, "the marks of buildings are 2, 3 and 4", part.tiles.len())?;
    for players in PLAYERS {
        let used = part.tiles.iter().filter(|tile| usize::from(tile.mark) <= players).count();
        require(used < 4 * players, "the public buildings do not suffice for all players", used)?;
    }
    Ok([price, picks])
}

fn happenings(file: &File) -> Result<[Happening; 6], DataError> {
    let rule = "each number of the event die brings one event";
    equal(&file.events.event_die_trigger, &6, "a 6 brings an event")?;
    let mut happenings = [None; 6];
    for event in &file.events.list {
        let amount = if event.id == Happening::GoldenTimes { event.goods } else { event.gold };
        equal(&amount, &Some(1), "events take one gold for each thing, or give one good")?;
        for die in &event.die {
            let slot =
                happenings.get_mut(usize::from(*die).wrapping_sub(1)).ok_or_else(|| broken(rule, die))?;
            require(slot.is_none(), rule, die)?;
            *slot = Some(event.id);
        }
    }
    let mut found = [Happening::Pirate; 6];
    for (slot, happening) in found.iter_mut().zip(happenings) {
        *slot = happening.ok_or_else(|| broken(rule, happenings))?;
    }
    Ok(found)
}

fn points(file: &File) -> Result<[u32; 5], DataError> {
    let part = &file.victory_points;
    let ids: Vec<VictoryPoint> = part.list.iter().map(|point| point.id).collect();
    equal(&ids.as_slice(), &VictoryPoint::ALL, "five victory points, in their order")?;
    equal(&part.needed, &3, "three victory points win")?;
    let found: [u32; 5] = std::array::from_fn(|index| part.list[index].at_least);
    let reachable = found[1] <= GREY_DOCKS as u32
        && found[2] <= BROWN_DOCKS as u32
        && found[3] <= super::BUILDING_PLACES as u32
        && found[4] <= u32::from(file.residents.tiles_per_player.citizen_merchant);
    require(reachable && found.iter().all(|need| *need > 0), "every victory point can be reached", found)?;
    Ok(found)
}
