//! The overview table: hand size, which decides the end of the game, and resources of all players.

use archipel_rules::anno1800::{View, kinds::Tier, view::Player};

use super::{alt::hand_size, played_cards, symbols};
use crate::table_image::{Best, Row, TableImage};

pub(crate) fn overview(view: &View) -> TableImage {
    let all = |figure: &dyn Fn(&Player) -> i64| view.players.values().map(figure).collect::<Vec<i64>>();
    let count = |length: usize| i64::try_from(length).unwrap_or(0);
    let mut rows = vec![
        Row::new("victory", "figure-points", all(&|player| played_cards::card_points(player).into())),
        // The first empty hand ends the game.
        Row::new("card_back", "figure-cards", all(&hand_size)).best(Best::Least),
        Row::new("a1800_expedition", "figure-expeditions", all(&|player| player.expeditions.into())),
        Row::new("gold", "figure-gold", all(&|player| player.gold.into())),
    ];
    for tier in Tier::ALL {
        let people = all(&|player| player.cubes[tier.index()].into());
        rows.push(Row::new(symbols::cube(*tier), tier.as_str(), people));
    }
    let tiles = |player: &Player| count(player.fields.iter().filter(|plot| plot.visible().is_some()).count());
    let trade = |player: &Player| i64::from(player.ready.trade) + i64::from(player.spent.trade);
    let explore = |player: &Player| i64::from(player.ready.explore) + i64::from(player.spent.explore);
    rows.extend([
        Row::new("a1800_factory", "figure-tiles", all(&tiles)),
        Row::new("a1800_trade_token", "figure-trade", all(&trade)),
        Row::new("a1800_explore_token", "figure-explore", all(&explore)),
        Row::new("a1800_island_old", "figure-old", all(&|player| count(player.old_world.len()))),
        Row::new("a1800_island_new", "figure-new", all(&|player| count(player.new_world.len()))),
    ]);
    TableImage::overview(view.round, view.players.count(), view.due, view.outcome.as_ref(), rows)
}
