//! Sprites and colours of Anno 1800, and costs and effects as rows of sprites.

use archipel_rules::anno1800::{
    data::{Effect, Role, data},
    kinds::{Deck, Naval, Resource, Tier, Tile},
    resources::Cost,
};

use super::grounds;
use crate::{
    Canvas,
    shape::units,
    text::{Align, TextStyle, measure},
    theme::Rgb,
};

/// The sprite of a resource. Resources that other games also have share their sprite.
pub(super) fn resource(resource: Resource) -> &'static str {
    match resource {
        Resource::Planks => "a1800_planks",
        Resource::Grain => "a1800_grain",
        Resource::Potatoes => "a1800_potatoes",
        Resource::Pigs => "a1800_pigs",
        Resource::Wool => "a1800_wool",
        Resource::Coal => "a1800_coal",
        Resource::Bricks => "a1800_bricks",
        Resource::Goods => "a1800_goods",
        Resource::Steel => "a1800_steel",
        Resource::Sails => "a1800_sails",
        Resource::Glass => "a1800_glass",
        Resource::Brass => "a1800_brass",
        Resource::Windows => "a1800_windows",
        Resource::Dynamite => "a1800_dynamite",
        Resource::Cannons => "a1800_cannons",
        Resource::SteamEngines => "a1800_steam_engines",
        Resource::Beer => "a1800_beer",
        Resource::Bread => "a1800_bread",
        Resource::Schnapps => "a1800_schnapps",
        Resource::Sausages => "a1800_sausages",
        Resource::Soap => "a1800_soap",
        Resource::CannedFood => "a1800_canned_food",
        Resource::WorkClothes => "a1800_work_clothes",
        Resource::CottonFabric => "a1800_cotton_fabric",
        Resource::Coffee => "a1800_coffee",
        Resource::Rum => "a1800_rum",
        Resource::Cigars => "a1800_cigars",
        Resource::Chocolate => "a1800_chocolate",
        Resource::Champagne => "a1800_champagne",
        Resource::Spectacles => "a1800_spectacles",
        Resource::PocketWatches => "a1800_pocket_watches",
        Resource::SewingMachines => "a1800_sewing_machines",
        Resource::FurCoats => "a1800_fur_coats",
        Resource::SteamCarriages => "a1800_steam_carriages",
        Resource::Bicycles => "a1800_bicycles",
        Resource::LightBulbs => "a1800_light_bulbs",
        Resource::Gramophones => "a1800_gramophones",
        Resource::HeavyWeapons => "a1800_heavy_weapons",
        Resource::Cotton => "a1800_cotton",
        Resource::Cacao => "a1800_cacao",
        Resource::CoffeeBeans => "a1800_coffee_beans",
        Resource::Rubber => "a1800_rubber",
        Resource::SugarCane => "a1800_sugar_cane",
        Resource::Tobacco => "tobacco",
    }
}

pub(super) const fn person(tier: Tier) -> &'static str {
    match tier {
        Tier::Farmer => "a1800_farmer",
        Tier::Worker => "a1800_worker",
        Tier::Artisan => "a1800_artisan",
        Tier::Engineer => "a1800_engineer",
        Tier::Investor => "a1800_investor",
    }
}

/// The sprite of a tier's cube, which has a mark besides its colour, for colour-blind players.
pub(super) const fn cube(tier: Tier) -> &'static str {
    match tier {
        Tier::Farmer => "a1800_cube_farmer",
        Tier::Worker => "a1800_cube_worker",
        Tier::Artisan => "a1800_cube_artisan",
        Tier::Engineer => "a1800_cube_engineer",
        Tier::Investor => "a1800_cube_investor",
    }
}

/// The colour of a tier's cubes, as in their sprites.
pub(super) const fn ink(tier: Tier) -> Rgb {
    match tier {
        Tier::Farmer => Rgb(0x0079_A23F),
        Tier::Worker => Rgb(0x003F_78BD),
        Tier::Artisan => Rgb(0x00C4_453A),
        Tier::Engineer => Rgb(0x007E_57A6),
        Tier::Investor => Rgb(0x002F_A9A6),
    }
}

/// A pale ground in the colour of a tier, for sprites.
pub(super) const fn tint(tier: Tier) -> Rgb {
    match tier {
        Tier::Farmer => Rgb(0x00DD_E6C2),
        Tier::Worker => Rgb(0x00CF_DFF0),
        Tier::Artisan => Rgb(0x00F1_D0C6),
        Tier::Engineer => Rgb(0x00DF_D2EA),
        Tier::Investor => Rgb(0x00C8_E6E3),
    }
}

pub(super) const fn deck(deck: Deck) -> &'static str {
    match deck {
        Deck::Fw => "a1800_deck_fw",
        Deck::Aei => "a1800_deck_aei",
        Deck::Nw => "a1800_deck_nw",
    }
}

/// The ground of a deck's cards.
pub(super) const fn deck_tint(deck: Deck) -> Rgb {
    match deck {
        Deck::Fw => Rgb(0x00DB_E6C8),
        Deck::Aei => Rgb(0x00EB_D3DA),
        Deck::Nw => Rgb(0x00F4_E0B0),
    }
}

pub(super) const fn token(naval: Naval) -> &'static str {
    match naval {
        Naval::Trade => "a1800_trade_token",
        Naval::Explore => "a1800_explore_token",
    }
}

pub(super) const fn ship(naval: Naval) -> &'static str {
    match naval {
        Naval::Trade => "a1800_trade_ship",
        Naval::Explore => "a1800_explore_ship",
    }
}

/// The sprite of a tile: the product of an industry, or else the tile itself.
pub(super) fn tile(tile: Tile) -> &'static str {
    match data().tile(tile).role {
        Role::Industry { product, .. } => resource(product),
        Role::Shipyard { .. } => "shipyard",
        Role::Ship { naval, .. } => ship(naval),
    }
}

/// A sprite and a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CountedSprite {
    pub(super) sprite: &'static str,
    pub(super) count: u8,
}

impl CountedSprite {
    pub(super) const fn new(sprite: &'static str, count: u8) -> Self {
        Self { sprite, count }
    }
}

/// A cost as sprites, in the order of the rules: resources, cubes, tokens, gold.
pub(super) fn cost(cost: &Cost) -> Vec<CountedSprite> {
    let resources = cost.resources.iter().map(|one| CountedSprite::new(resource(one), 1));
    let cubes = cost.cubes().map(|(tier, count)| CountedSprite::new(cube(tier), count));
    let rest =
        [(token(Naval::Explore), cost.explore), (token(Naval::Trade), cost.trade), ("gold", cost.gold)];
    let rest = rest
        .into_iter()
        .filter(|(_, count)| *count > 0)
        .map(|(sprite, count)| CountedSprite::new(sprite, count));
    resources.chain(cubes).chain(rest).collect()
}

/// The effect of a card or an island as sprites. A count of 0 is not shown.
pub(super) fn effect(effect: Effect) -> Vec<CountedSprite> {
    match effect {
        Effect::GainCubes { tier, count } => vec![CountedSprite::new(cube(tier), count)],
        Effect::TokensGold { trade, explore, gold } => {
            let all = [(token(Naval::Trade), trade), (token(Naval::Explore), explore), ("gold", gold)];
            all.into_iter()
                .filter(|(_, count)| *count > 0)
                .map(|(sprite, count)| CountedSprite::new(sprite, count))
                .collect()
        }
        Effect::Expedition { count } => vec![CountedSprite::new("a1800_expedition", count)],
        Effect::FreeNewWorld { .. } => vec![CountedSprite::new("a1800_free_new_world", 0)],
        Effect::Upgrades { from, max } => {
            let to = from.raised().unwrap_or(from);
            vec![
                CountedSprite::new(cube(from), 0),
                CountedSprite::new("a1800_upgrade", max),
                CountedSprite::new(cube(to), 0),
            ]
        }
        Effect::ExtraAction => vec![CountedSprite::new("a1800_extra_action", 0)],
        Effect::Discard { max } => vec![CountedSprite::new("a1800_discard", max)],
    }
}

/// Draws sprites side by side, centred; counts above 1 are drawn on the sprite.
pub(super) fn row(canvas: &mut Canvas, items: &[CountedSprite], cx: f32, cy: f32, side: f32, step: f32) {
    let left = cx - step * (units(items.len()) - 1.0) / 2.0;
    for (i, item) in items.iter().enumerate() {
        counted(canvas, *item, left + units(i) * step, cy, side);
    }
}

/// Draws a sprite with its count at the lower right.
pub(super) fn counted(canvas: &mut Canvas, item: CountedSprite, cx: f32, cy: f32, side: f32) {
    canvas.sprite(item.sprite, cx, cy, side);
    if item.count > 1 {
        let palette = canvas.palette();
        let letters = (side * 0.5).max(17.0);
        let (x, y) = (cx + side * 0.36, cy + side * 0.3);
        grounds::badge(canvas, x, y, &item.count.to_string(), letters, palette.plaque);
    }
}

/// Draws sprites from left to right, each with its count beside it. Returns the right end.
pub(super) fn counted_row(
    canvas: &mut Canvas,
    items: &[CountedSprite],
    x: f32,
    cy: f32,
    side: f32,
    style: TextStyle,
) -> f32 {
    let mut at = x;
    for item in items {
        canvas.sprite(item.sprite, at + side / 2.0, cy, side);
        at += side + 2.0;
        if item.count > 1 {
            at += canvas.text(at, cy + style.size * 0.36, &item.count.to_string(), style, Align::Left) + 5.0;
        }
    }
    at - 2.0
}

/// The width of [`counted_row`].
pub(super) fn counted_row_width(items: &[CountedSprite], side: f32, style: TextStyle) -> f32 {
    let counts = items.iter().filter(|item| item.count > 1);
    let counts: f32 = counts.map(|item| measure(style.face, style.size, &item.count.to_string()) + 5.0).sum();
    units(items.len()) * (side + 2.0) + counts - 2.0
}

/// Draws a sprite with a number beside it. Returns where the next one may begin.
pub(super) fn figure(
    canvas: &mut Canvas,
    sprite: &str,
    x: f32,
    cy: f32,
    side: f32,
    text: &str,
    style: TextStyle,
) -> f32 {
    canvas.sprite(sprite, x + side / 2.0, cy, side);
    let width = canvas.text(x + side + 5.0, cy + style.size * 0.36, text, style, Align::Left);
    x + side + 5.0 + width
}
