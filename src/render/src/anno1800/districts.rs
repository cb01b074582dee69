//! The residential districts: free, working and exhausted residents of each tier, and the cost of more.

use archipel_rules::anno1800::{data::data, kinds::Tier, view::Player};

use super::{
    layout::DISTRICTS,
    symbols::{self, CountedSprite},
};
use crate::{
    Canvas, PictureOptions,
    shape::{Area, Shape, units},
    text::{Align, TextStyle},
    widgets,
};

const STEP: f32 = 191.2;
/// Size of the sprites in the price list.
const SPRITE_SIZE: f32 = 33.0;

fn area(tier: Tier) -> Area {
    Area::new(DISTRICTS.x + units(tier.index()) * STEP, DISTRICTS.y, STEP - 6.0, DISTRICTS.h)
}

/// Draws the parts that never change: residents and prices.
pub(super) fn ground(canvas: &mut Canvas) {
    let palette = canvas.palette();
    for &tier in Tier::ALL {
        let area = area(tier);
        widgets::plaque(canvas, area, symbols::ink(tier), 5.0);
        let head = Area::new(area.x + 3.0, area.y + 3.0, area.w - 6.0, 122.0);
        canvas.fill(&Shape::rounded(head, 8.0), symbols::tint(tier).opaque());
        canvas.sprite(symbols::person(tier), area.x + 44.0, area.y + 46.0, 80.0);
        canvas.sprite(symbols::cube(tier), area.x + 101.0, area.y + 44.0, 40.0);
        let prices = data().tier(tier);
        let mark = |canvas: &mut Canvas, sprite: &str, y: f32| canvas.sprite(sprite, area.x + 21.0, y, 32.0);
        let y = area.y + 147.0;
        mark(canvas, "a1800_hire", y);
        list(canvas, &symbols::cost(&prices.hire), area.x + 58.0, y);
        if tier.raised().is_some() {
            mark(canvas, "a1800_upgrade", y + 37.0);
            list(canvas, &symbols::cost(&prices.upgrade), area.x + 58.0, y + 37.0);
        }
        let style = TextStyle::bold(24.0, palette.plaque_ink);
        let y = y + 73.0;
        mark(canvas, "a1800_shift", y);
        symbols::figure(canvas, "gold", area.x + 42.0, y, 30.0, &prices.shift_gold.to_string(), style);
        if prices.trade_price > 0 {
            let token = "a1800_trade_token";
            symbols::figure(canvas, token, area.x + 114.0, y, 32.0, &prices.trade_price.to_string(), style);
        }
    }
}

fn list(canvas: &mut Canvas, items: &[CountedSprite], x: f32, y: f32) {
    for (i, item) in items.iter().enumerate() {
        symbols::counted(canvas, *item, x + units(i) * (SPRITE_SIZE + 1.0), y, SPRITE_SIZE);
    }
}

/// Free residents in large numbers, working and exhausted ones below.
pub(super) fn draw(canvas: &mut Canvas, player: &Player, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    for &tier in Tier::ALL {
        let area = area(tier);
        let (free, tired) = (player.residence[tier.index()], player.exhausted[tier.index()]);
        let working = working(player, tier);
        let style = TextStyle::bold(46.0, palette.plaque_ink);
        canvas.text(area.x + 125.0, area.y + 61.0, &free.to_string(), style, Align::Left);
        let style = |count: u8| {
            TextStyle::bold(27.0, if count > 0 { palette.plaque_ink } else { crate::theme::Rgb(0x00A0_9580) })
        };
        let y = area.y + 104.0;
        symbols::figure(
            canvas,
            "a1800_factory",
            area.x + 20.0,
            y,
            32.0,
            &working.to_string(),
            style(working),
        );
        symbols::figure(canvas, "a1800_exhausted", area.x + 108.0, y, 32.0, &tired.to_string(), style(tired));
        widgets::mark(
            canvas,
            options,
            tier.as_str(),
            Area::new(area.x + 4.0, area.y + 4.0, area.w - 8.0, 120.0),
        );
    }
}

/// The number of cubes of this tier on all workplaces.
pub(super) fn working(player: &Player, tier: Tier) -> u8 {
    let slots = player.fields.iter().flat_map(|plot| plot.slots).filter(|slot| *slot == Some(tier));
    u8::try_from(slots.count()).unwrap_or(u8::MAX)
}
