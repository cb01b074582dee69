//! The overview table: the Queen's favours and what counts towards them.

use archipel_rules::anno1701::{View, data::data, kinds::Track, view::PlayerView};

use super::sprites;
use crate::table_image::{Best, Row, TableImage};

pub(crate) fn overview(view: &View) -> TableImage {
    let all = |figure: &dyn Fn(&PlayerView) -> usize| {
        let figures = view.players.values().map(figure);
        figures.map(|count| i64::try_from(count).unwrap_or(0)).collect::<Vec<i64>>()
    };
    let mut rows = vec![
        Row::new(sprites::FAVOUR, "figure-favours", all(&|player| player.favours.into()))
            .needed(data().favours_to_win),
        Row::new("citizen", "figure-residents", all(&|player| player.residents.len())),
        Row::new("gold", "figure-gold", all(&|player| player.gold.into())),
        Row::new("card_back", "figure-cards", all(&|player| player.hand_size as usize)).best(Best::None),
    ];
    for track in Track::ALL {
        let (sprite, word) = match track {
            Track::Cannons => (sprites::CANNON, "cannons"),
            Track::Sacks => (sprites::SACK, "sacks"),
            Track::Happy => (sprites::HAPPY, "happy"),
        };
        rows.push(Row::new(sprite, word, all(&|player| player.symbols[*track as usize].into())));
    }
    let built = |player: &PlayerView| {
        player.fields.iter().filter(|field| field.tile.as_ref().is_some_and(|tile| tile.built)).count()
    };
    rows.extend([
        Row::new(sprites::SAIL, "sails", all(&|player| player.sails.into())),
        Row::new("ship", "figure-ships", all(&|player| player.ships.len())),
        Row::new(sprites::COLONY, "figure-colonies", all(&|player| player.colonies.into())),
        Row::new("a1701_market_hall", "figure-buildings", all(&built)),
    ]);
    TableImage::overview(view.round, view.players.count(), view.due, view.outcome.as_ref(), rows)
}
