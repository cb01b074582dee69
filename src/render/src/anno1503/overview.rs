//! The overview table: the five victory points and what counts towards them.

use archipel_rules::anno1503::{View, kinds::VictoryPoint, view::Player};

use super::printed::{emblem, winning};
use crate::table_image::{Best, Row, TableImage};

pub(crate) fn overview(view: &View) -> TableImage {
    let all = |figure: fn(&Player) -> u32| view.players.values().map(figure).collect::<Vec<u32>>();
    let held = |player: &Player| player.victory_points.iter().filter(|point| point.held).count();
    let points = view.players.values().map(|player| i64::try_from(held(player)).unwrap_or(0));
    let mut rows =
        vec![Row::new("victory", "figure-victory", points).needed(i64::try_from(winning()).unwrap_or(0))];
    for (index, point) in VictoryPoint::ALL.iter().enumerate() {
        let progress =
            |player: &Player| player.victory_points.get(index).map_or((0, 0), |p| (p.have, p.need));
        let have = view.players.values().map(|player| progress(player).0);
        let need = view.players.values().map(|player| progress(player).1).max().unwrap_or(0);
        rows.push(Row::new(emblem(*point), word(*point), have).needed(need));
    }
    rows.push(Row::new("card_back", "figure-cards", all(|player| player.hand_size)).best(Best::None));
    let ships = all(|player| u32::try_from(player.ships.len()).unwrap_or(0));
    rows.push(Row::new("ship", "figure-ships", ships));
    let residents = |player: &Player| player.fields.iter().filter(|field| field.resident.is_some()).count();
    let residents = view.players.values().map(|player| i64::try_from(residents(player)).unwrap_or(0));
    rows.push(Row::new("settler", "figure-residents", residents));
    rows.push(Row::new("pirate", "figure-pirate", all(|player| player.pirate_cost)).best(Best::Least));
    rows.push(Row::new("fire", "figure-fire", all(|player| player.fire_cost)).best(Best::Least));
    TableImage::overview(view.round, view.players.count(), view.due, view.outcome.as_ref(), rows)
}

/// A row that counts towards a victory point.
const fn word(point: VictoryPoint) -> &'static str {
    match point {
        VictoryPoint::Gold => "figure-gold",
        VictoryPoint::TradingPosts => "figure-posts",
        VictoryPoint::Contracts => "figure-contracts",
        VictoryPoint::Buildings => "figure-buildings",
        VictoryPoint::Merchants => "figure-merchants",
    }
}
