//! The signs of Anno 1800: which drawing stands for what, the colour of each tier, and costs as rows of signs.

use archipel_rules::anno1800::{
    data::{Effect, Role, data},
    kinds::{Deck, Naval, Resource, Tier, Tile},
    resources::Cost,
};

use super::stamped;
use crate::{
    Canvas,
    shape::units,
    text::{Align, TextStyle, measure},
    theme::Ink,
};

/// The drawing of a resource. Those that other games have too share it.
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

/// Each cube has its own mark besides its colour, for eyes that cannot tell the colours apart.
pub(super) const fn cube(tier: Tier) -> &'static str {
    match tier {
        Tier::Farmer => "a1800_cube_farmer",
        Tier::Worker => "a1800_cube_worker",
        Tier::Artisan => "a1800_cube_artisan",
        Tier::Engineer => "a1800_cube_engineer",
        Tier::Investor => "a1800_cube_investor",
    }
}

/// The colour of a tier's cubes, as in their drawings.
pub(super) const fn ink(tier: Tier) -> Ink {
    match tier {
        Tier::Farmer => Ink(0x0079_A23F),
        Tier::Worker => Ink(0x003F_78BD),
        Tier::Artisan => Ink(0x00C4_453A),
        Tier::Engineer => Ink(0x007E_57A6),
        Tier::Investor => Ink(0x002F_A9A6),
    }
}

/// A pale ground in the colour of a tier, under sprites.
pub(super) const fn tint(tier: Tier) -> Ink {
    match tier {
        Tier::Farmer => Ink(0x00DD_E6C2),
        Tier::Worker => Ink(0x00CF_DFF0),
        Tier::Artisan => Ink(0x00F1_D0C6),
        Tier::Engineer => Ink(0x00DF_D2EA),
        Tier::Investor => Ink(0x00C8_E6E3),
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
pub(super) const fn deck_tint(deck: Deck) -> Ink {
    match deck {
        Deck::Fw => Ink(0x00DB_E6C8),
        Deck::Aei => Ink(0x00EB_D3DA),
        Deck::Nw => Ink(0x00F4_E0B0),
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

/// What a tile is known by: the product of an industry, else the thing itself.
pub(super) fn tile(tile: Tile) -> &'static str {
    match data().tile(tile).role {
        Role::Industry { product, .. } => resource(product),
        Role::Shipyard { .. } => "shipyard",
        Role::Ship { naval, .. } => ship(naval),
    }
}

/// A sign and how many of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sign {
    pub(super) sprite: &'static str,
    pub(super) count: u8,
}

impl Sign {
    pub(super) const fn new(sprite: &'static str, count: u8) -> Self {
        Self { sprite, count }
    }
}

/// What has to be paid, in the order of the rules: resources, cubes, tokens, gold.
pub(super) fn cost(cost: &Cost) -> Vec<Sign> {
    let resources = cost.resources.iter().map(|one| Sign::new(resource(one), 1));
    let cubes = cost.cubes().map(|(tier, count)| Sign::new(cube(tier), count));
    let rest =
        [(token(Naval::Explore), cost.explore), (token(Naval::Trade), cost.trade), ("gold", cost.gold)];
    let rest =
        rest.into_iter().filter(|(_, count)| *count > 0).map(|(sprite, count)| Sign::new(sprite, count));
    resources.chain(cubes).chain(rest).collect()
}

/// What a card or an island brings. A count of 0 is not written.
pub(super) fn effect(effect: Effect) -> Vec<Sign> {
    match effect {
        Effect::GainCubes { tier, count } => vec![Sign::new(cube(tier), count)],
        Effect::TokensGold { trade, explore, gold } => {
            let all = [(token(Naval::Trade), trade), (token(Naval::Explore), explore), ("gold", gold)];
            all.into_iter()
                .filter(|(_, count)| *count > 0)
                .map(|(sprite, count)| Sign::new(sprite, count))
                .collect()
        }
        Effect::Expedition { count } => vec![Sign::new("a1800_expedition", count)],
        Effect::FreeNewWorld { .. } => vec![Sign::new("a1800_free_new_world", 0)],
        Effect::Upgrades { from, max } => {
            let to = from.raised().unwrap_or(from);
            vec![Sign::new(cube(from), 0), Sign::new("a1800_upgrade", max), Sign::new(cube(to), 0)]
        }
        Effect::ExtraAction => vec![Sign::new("a1800_extra_action", 0)],
        Effect::Discard { max } => vec![Sign::new("a1800_discard", max)],
    }
}

/// Draws signs side by side around a centre; counts above 1 stand on their sign.
pub(super) fn row(canvas: &mut Canvas, signs: &[Sign], cx: f32, cy: f32, side: f32, step: f32) {
    let left = cx - step * (units(signs.len()) - 1.0) / 2.0;
    for (i, sign) in signs.iter().enumerate() {
        counted(canvas, *sign, left + units(i) * step, cy, side);
    }
}

/// One sign with its count at the lower right.
pub(super) fn counted(canvas: &mut Canvas, sign: Sign, cx: f32, cy: f32, side: f32) {
    canvas.sprite(sign.sprite, cx, cy, side);
    if sign.count > 1 {
        let palette = canvas.palette();
        let letters = (side * 0.5).max(17.0);
        let (x, y) = (cx + side * 0.36, cy + side * 0.3);
        stamped::badge(canvas, x, y, &sign.count.to_string(), letters, palette.plaque);
    }
}

/// Signs from left to right, each with its count beside it; answers where they end.
pub(super) fn spelled(
    canvas: &mut Canvas,
    signs: &[Sign],
    x: f32,
    cy: f32,
    side: f32,
    style: TextStyle,
) -> f32 {
    let mut at = x;
    for sign in signs {
        canvas.sprite(sign.sprite, at + side / 2.0, cy, side);
        at += side + 2.0;
        if sign.count > 1 {
            at += canvas.text(at, cy + style.size * 0.36, &sign.count.to_string(), style, Align::Left) + 5.0;
        }
    }
    at - 2.0
}

/// How wide [`spelled`] is.
pub(super) fn spelled_width(signs: &[Sign], side: f32, style: TextStyle) -> f32 {
    let counts = signs.iter().filter(|sign| sign.count > 1);
    let counts: f32 = counts.map(|sign| measure(style.face, style.size, &sign.count.to_string()) + 5.0).sum();
    units(signs.len()) * (side + 2.0) + counts - 2.0
}

/// A sign and a number beside it; answers where the next may begin.
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
