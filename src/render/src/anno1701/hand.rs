//! The viewer's hidden information: goods and which costs they cover, tiles, inspected islands.

use archipel_rules::{
    Seat, Viewer,
    anno1701::{
        View,
        data::{STONES, data},
        kinds::{Goods, Resident, Stack},
        view::PlayerView,
    },
};

use super::{hand_secrets, hand_tiles, pieces, sprites};
use crate::{
    Canvas, PictureOptions,
    background_cache::{self, Key},
    shape::{Area, units},
    sheet::Sheet,
    text::{Align, TextStyle},
    theme::Rgb,
    widgets,
};

const GREEN: Rgb = Rgb(0x002E_7D4F);
const TOP: f32 = 112.0;
const CARDS: f32 = widgets::CARD.1 + 34.0;
const SLIPS: f32 = 234.0;
const SLIP: f32 = 191.0;

/// The seat whose hand is shown.
pub(super) fn owner(view: &View) -> Option<Seat> {
    match view.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    }
}

pub(super) fn draw(view: &View, options: &PictureOptions<'_>, sheet: Sheet) -> Canvas {
    let own = owner(view).and_then(|seat| Some((seat, view.players.get(seat)?)));
    let tiles = hand_tiles::height(view);
    let secrets = own.map_or(0.0, |(_, player)| hand_secrets::height(view, player));
    let height = TOP + tiles + CARDS + SLIPS + secrets + 24.0;
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a height in whole units")]
    let variant = height as u64;
    let key = Key { name: "anno1701 hand", variant, sheet, theme: options.theme };
    let mut canvas = background_cache::get_or_draw(key, height, ground);
    if let Some((seat, player)) = own {
        header(&mut canvas, seat, player, options);
        hand_tiles::draw(&mut canvas, view, TOP, options);
        let hand = player.hand.unwrap_or_default();
        for (i, (good, count)) in hand.iter().enumerate() {
            let (at, word) = ((32.0 + units(i) * 157.0, TOP + tiles + 16.0), options.term(good.as_str()));
            let card = Area::new(at.0, at.1, widgets::CARD.0, widgets::CARD.1);
            let is_new = widgets::is_new(&mut canvas, options, good.as_str(), card);
            widgets::goods_card(&mut canvas, at, sprites::good(good), &word, count, is_new);
        }
        let costs = costs(view, player);
        let left = 500.0 - SLIP * (units(costs.len()) - 1.0) / 2.0;
        for (i, cost) in costs.iter().enumerate() {
            let at = (left + units(i) * SLIP, TOP + tiles + CARDS);
            slip(&mut canvas, cost, (hand, player.gold), at, options);
        }
        hand_secrets::draw(&mut canvas, view, player, TOP + tiles + CARDS + SLIPS, options);
    }
    canvas
}

fn ground(canvas: &mut Canvas) {
    let area = canvas.area();
    widgets::water(canvas, area, 41);
    widgets::panel(canvas, Area::new(24.0, 24.0, 952.0, 76.0));
    widgets::frame(canvas);
}

/// Name, cards and their limit in a fire, gold, favours.
fn header(canvas: &mut Canvas, seat: Seat, player: &PlayerView, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    let alarm = |on: bool| if on { palette.alarm } else { palette.ink };
    widgets::shield(canvas, seat.index(), 64.0, 62.0, 46.0);
    canvas.text_fit(98.0, 75.0, options.name(seat), TextStyle::title(38.0, palette.ink), Align::Left, 370.0);
    canvas.sprite("card_back", 512.0, 62.0, 50.0);
    let cards = format!("{}/{}", player.hand_size, player.fire_limit);
    let style = TextStyle::bold(31.0, alarm(player.hand_size > player.fire_limit));
    canvas.text(542.0, 74.0, &cards, style, Align::Left);
    canvas.sprite("gold", 660.0, 62.0, 50.0);
    let style = TextStyle::bold(31.0, alarm(player.riot));
    canvas.text(692.0, 74.0, &player.gold.to_string(), style, Align::Left);
    pieces::favours(canvas, player.favours, STONES, (942.0, 62.0), 42.0);
}

/// Something that costs goods.
pub(super) struct Cost {
    pub(super) sprite: &'static str,
    pub(super) term: &'static str,
    pub(super) goods: Goods,
    pub(super) gold: u16,
}

impl Cost {
    pub(super) fn is_covered(&self, hand: Goods, gold: u16) -> bool {
        hand.covers(&self.goods) && gold >= self.gold
    }
}

/// The next resident, buildings of both stacks, a ship and the next donation, as far as they are still available.
pub(super) fn costs(view: &View, player: &PlayerView) -> Vec<Cost> {
    let cost = |sprite, term, goods, gold| Cost { sprite, term, goods, gold };
    let resident = |(next, goods): (Resident, Goods)| cost(sprites::resident(next), next.as_str(), goods, 0);
    let building = |stack, term| cost("house", term, data().building_cost(stack), 0);
    let gift = view.donations.iter().find(|(_, donor)| donor.is_none());
    player
        .next_resident
        .map(resident)
        .into_iter()
        .chain([
            building(Stack::One, "label-1701-building-1"),
            building(Stack::Two, "label-1701-building-2"),
            cost("ship", "label-ship", data().ship_cost, 0),
        ])
        .chain(gift.map(|(price, _)| cost("a1701_donate", "label-1701-donate", Goods::NONE, *price)))
        .collect()
}

/// One cost: how many of each good the player has and needs.
fn slip(
    canvas: &mut Canvas,
    cost: &Cost,
    (hand, gold): (Goods, u16),
    (x, top): (f32, f32),
    options: &PictureOptions<'_>,
) {
    let palette = canvas.palette();
    let area = Area::new(x - 91.0, top + 4.0, 182.0, 214.0);
    let payable = cost.is_covered(hand, gold);
    let (edge, width) = if payable { (GREEN, 5.0) } else { (palette.line, 2.2) };
    widgets::plaque(canvas, area, edge, width);
    canvas.sprite_faded(cost.sprite, x, area.y + 48.0, 80.0, if payable { 255 } else { 150 });
    let style = TextStyle::bold(24.0, palette.plaque_ink);
    canvas.text_fit(x, area.y + 114.0, &options.term(cost.term), style, Align::Middle, 168.0);
    let asked = cost.goods.iter().filter(|(_, need)| *need > 0);
    let mut items: Vec<(&str, u16, u16)> =
        asked.map(|(good, need)| (sprites::good(good), hand[good].into(), need.into())).collect();
    if cost.gold > 0 {
        items.push(("gold", gold, cost.gold));
    }
    let step = (174.0 / units(items.len().max(1))).min(58.0);
    // A single entry may be wider.
    let room = if items.len() == 1 { 150.0 } else { step - 3.0 };
    let left = x - step * (units(items.len()) - 1.0) / 2.0;
    for (i, (sprite, have, need)) in items.into_iter().enumerate() {
        let at = left + units(i) * step;
        let held = have >= need;
        canvas.sprite_faded(sprite, at, area.y + 142.0, 40.0, if held { 255 } else { 140 });
        let ink = if held { GREEN } else { pieces::RED };
        let text = format!("{have}/{need}");
        canvas.text_fit(at, area.y + 182.0, &text, TextStyle::bold(21.0, ink), Align::Middle, room);
        // Tick and cross differ in shape, not only in colour.
        let mark = if held { "✓" } else { "✗" };
        canvas.text(at, area.y + 205.0, mark, TextStyle::bold(20.0, ink), Align::Middle);
    }
    if payable {
        widgets::tick(canvas, area.right() - 16.0, area.y + 16.0, 38.0);
    }
}
