//! Checks the sea chart and the island tiles of a data file.

use std::collections::BTreeSet;

use super::super::kinds::{Face, Tile};
use super::super::map::{COLS, Chart, OUT_OF_REACH, ROWS, SQUARES, Square};
use super::super::state::RESERVE;
use super::check::{PLAYERS, per_players};
use super::file::{IslandTiles, Map, TilePart};
use super::{BROWN_DOCKS, GREY_DOCKS};
use crate::DataError;
use crate::data::{broken, equal, require};

pub fn chart(map: &Map, refill_order: &[Square]) -> Result<Chart, DataError> {
    equal(&[map.rows, map.cols], &[ROWS, COLS], "the chart has 5 rows of 12 squares")?;
    let drawn = map.text.len() == ROWS && map.text.iter().all(|row| row.len() == COLS && row.is_ascii());
    require(drawn, "the chart is drawn as 5 rows of 12 signs", &map.text)?;
    let mut numbers = [None; SQUARES];
    let mut starts = Vec::new();
    let mut dolphins = BTreeSet::new();
    for (square, sign) in Square::all().zip(map.text.iter().flat_map(|row| row.chars())) {
        match sign {
            'S' => starts.push(square),
            '.' => {}
            '~' => {
                dolphins.insert(square);
            }
            '2'..='4' => numbers[square.index()] = Some(sign as u8 - b'0'),
            _ => return Err(broken("the chart's signs are S . ~ 2 3 4", (square, sign))),
        }
    }
    equal(&starts, &vec![map.start], "there is one start square")?;
    let chart = Chart::new(map.start, &numbers);
    let cut_off =
        Square::all().find(|square| chart.is_sea(*square) && chart.sea_distance(*square) == OUT_OF_REACH);
    require(cut_off.is_none(), "the sea is one connected region", cut_off)?;
    let dry = chart.islands.iter().find(|island| island.sea_distance == OUT_OF_REACH);
    require(dry.is_none(), "every island square has a landing square", dry)?;
    equal(&chart.islands.len(), &26, "26 island squares")?;
    for number in 2..=4_u8 {
        let count = chart.islands.iter().filter(|island| island.number == number).count();
        let listed =
            per_players(&map.islands_per_number, usize::from(number), "islands of the numbers 2, 3 and 4")?;
        equal(&listed, &count, "the islands of each number are counted")?;
    }
    let reach = |number: u8| {
        chart.islands.iter().filter(move |island| island.number == number).map(|i| i.sea_distance)
    };
    for number in 2..4 {
        let ordered = reach(number).max() <= reach(number + 1).min();
        require(ordered, "islands farther from the start have a higher number", number)?;
    }
    fields(map, &chart, &dolphins)?;
    let expected: Vec<Square> = chart.refill_order.iter().map(|index| chart.islands[*index].square).collect();
    equal(&refill_order, &expected.as_slice(), "refills go to the farthest island, then by row and column")?;
    Ok(chart)
}

/// Checks that the listed squares agree with the drawn chart.
fn fields(map: &Map, chart: &Chart, dolphins: &BTreeSet<Square>) -> Result<(), DataError> {
    let listed: Vec<Square> = map.fields.iter().map(|field| field.id).collect();
    equal(&listed, &Square::all().collect(), "every square is listed once, in map order")?;
    for field in &map.fields {
        let square = field.id;
        equal(&[field.row, field.col], &[square.row(), square.col()], "a square has its own row and column")?;
        let island = chart.island_at(square).map(|index| chart.islands[index]);
        let kind = match island {
            Some(_) => "island",
            None if square == chart.start => "start",
            None => "sea",
        };
        equal(&field.kind.as_str(), &kind, "listed and drawn squares are of one kind")?;
        equal(&field.number, &island.map(|island| island.number), "listed and drawn numbers agree")?;
        equal(&field.dolphin, &dolphins.contains(&square), "listed and drawn dolphins agree")?;
        equal(
            &field.sea_distance,
            &chart.sea_distance(square),
            "distances are the fewest moves from the start",
        )?;
        let sorted = |list: &[Square]| list.iter().copied().collect::<BTreeSet<_>>();
        let seas: BTreeSet<Square> = chart.moves(square).collect();
        let islands: BTreeSet<Square> = chart.islands_beside(square).map(|(_, island)| island).collect();
        if island.is_some() {
            equal(&sorted(&field.landing), &seas, "an island lists its landing squares")?;
        } else {
            equal(&sorted(&field.moves), &seas, "a sea square lists its moves")?;
            equal(&sorted(&field.islands), &islands, "a sea square lists the islands beside it")?;
        }
    }
    Ok(())
}

pub fn tiles(part: &IslandTiles, chart: &Chart) -> Result<Vec<Tile>, DataError> {
    let tiles = part.list.iter().map(tile).collect::<Result<Vec<Tile>, DataError>>()?;
    equal(&tiles.len(), &32, "32 island tiles")?;
    let names: BTreeSet<&str> = part.list.iter().map(|tile| tile.id.as_str()).collect();
    equal(&names.len(), &tiles.len(), "every island tile has its own name")?;
    let reserve_rule = "the tiles left over of the used stacks are the reserve";
    for players in PLAYERS {
        let used = |tile: &&Tile| usize::from(tile.back) <= players;
        let squares = chart.islands.iter().filter(|island| usize::from(island.number) <= players).count();
        let left_over = tiles.iter().filter(used).count().checked_sub(squares);
        let listed = per_players(&part.reserve_size, players, reserve_rule)?;
        equal(&Some(listed), &left_over, reserve_rule)?;
        require(listed < RESERVE, "the reserve is small", listed)?;
        let posts =
            tiles.iter().filter(used).filter(|tile| matches!(tile.face, Face::TradingPost(_))).count();
        require(posts < GREY_DOCKS * players, "the trading posts do not suffice for all players", posts)?;
        let contracts = tiles.iter().filter(used).filter(|tile| tile.face == Face::Contract).count();
        require(
            contracts < BROWN_DOCKS * players,
            "the contracts do not suffice for all players",
            contracts,
        )?;
    }
    for number in 2..=4 {
        let squares = chart.islands.iter().filter(|island| island.number == number).count();
        let count = tiles.iter().filter(|tile| tile.back == number).count();
        require(count >= squares, "there is a tile for every island of its number", (number, count))?;
    }
    require(part.treasures.gold.gold > 0, "the chest holds gold", part.treasures.gold.gold)?;
    Ok(tiles)
}

fn tile(part: &TilePart) -> Result<Tile, DataError> {
    let face = match (part.kind.as_str(), part.good, part.treasure.as_deref()) {
        ("trading_post", Some(good), None) => Face::TradingPost(good),
        ("contract", None, None) => Face::Contract,
        ("treasure", None, Some("promotion")) => Face::Promotion,
        ("treasure", None, Some("gold")) => Face::Gold,
        _ => return Err(broken("a tile is a trading post of a good, a contract or a treasure", &part.id)),
    };
    require((2..=4).contains(&part.back), "the backs of tiles are 2, 3 and 4", &part.id)?;
    Ok(Tile { back: part.back, face })
}
