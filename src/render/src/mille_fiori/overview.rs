//! The overview table: points, rhombs, ship, progress of the sets.

use archipel_rules::mille_fiori::{View, kinds::Area, view::PlayerView};

use super::symbols;
use crate::table_image::{Best, Row, TableImage};

pub(crate) fn overview(view: &View) -> TableImage {
    let all = |figure: &dyn Fn(&PlayerView) -> u16| view.players.values().map(figure).collect::<Vec<u16>>();
    let mut rows = vec![
        Row::new("victory", "figure-points", all(&|player| player.score)),
        Row::new("bonus", "figure-reserved", all(&|player| player.bonus_points)),
        // The last rhomb ends the game.
        Row::new("rhomb", "figure-rhombs", all(&|player| player.supply.into())).best(Best::None),
        Row::new("wheel", "sea_route", all(&|player| player.ship.into())),
    ];
    for (index, area) in Area::WITH_BONUS.iter().enumerate() {
        let set =
            |player: &PlayerView| player.sets.get(index).map_or((0, 0), |(_, held, need)| (*held, *need));
        let need = view.players.values().map(|player| set(player).1).max().unwrap_or(0);
        let held = view.players.values().map(|player| set(player).0);
        rows.push(Row::new(symbols::emblem(*area), area.as_str(), held).needed(need));
    }
    TableImage::overview(view.round.into(), view.players.count(), view.due, view.outcome.as_ref(), rows)
}
