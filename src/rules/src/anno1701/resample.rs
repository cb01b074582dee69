//! Redeals everything that is hidden from a viewer.

use super::bundle::{Bundle, Item};
use super::data::data;
use super::kinds::{Back, Good, Goods, Stack};
use super::map::Spots;
use super::orders::{KeepOrder, Orders};
use super::state::{Phase, State};
use super::tile::Tile;
use crate::{Dice, Seat, Viewer};

impl State {
    pub(super) fn resampled(&self, viewer: Viewer, dice: &mut Dice) -> State {
        let mut other = self.clone();
        other.dice = dice.fork();
        dice.redeal(&mut other.events.cards);
        dice.redeal(&mut other.encounters.cards);
        other.resample_islands(viewer, dice);
        other.resample_tiles(viewer, dice);
        other.resample_hands(viewer, dice);
        other.resample_offers(viewer, dice);
        other.resample_orders(viewer, dice);
        other
    }

    fn hidden_seats(&self, viewer: Viewer) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.players.seats().filter(move |seat| !viewer.is(*seat))
    }

    /// Redeals the face-down island tiles that the viewer has not seen, among equal backs.
    fn resample_islands(&mut self, viewer: Viewer, dice: &mut Dice) {
        let own = self.players.iter().find(|(seat, _)| viewer.is(*seat));
        let known = own.map_or(Spots::NONE, |(_, player)| player.known);
        for back in Back::ALL {
            let hidden = data().chart.places.iter().enumerate().filter(|(index, place)| {
                place.back == *back && !known.contains(*index) && !self.face_up.contains(*index)
            });
            let hidden: Vec<usize> = hidden.map(|(index, _)| index).collect();
            let mut tiles: Vec<u8> = hidden.iter().map(|place| self.islands[*place]).collect();
            dice.redeal(&mut tiles);
            hidden.into_iter().zip(tiles).for_each(|(place, tile)| self.islands[place] = tile);
        }
    }

    /// Redeals the stacks and the hidden tiles of other players, within each stack.
    fn resample_tiles(&mut self, viewer: Viewer, dice: &mut Dice) {
        let chosen: Vec<Seat> =
            self.hidden_seats(viewer).filter(|seat| self.players[*seat].chosen.is_some()).collect();
        for stack in Stack::ALL {
            let mut slots: Vec<&mut Tile> = self.stacks[*stack as usize].iter_mut().collect();
            if !viewer.is(self.active) {
                slots.extend(self.searched.iter_mut().chain(&mut self.placing));
            }
            for (_, player) in self.players.iter_mut().filter(|(seat, _)| !viewer.is(*seat)) {
                slots.extend(&mut player.dealt);
                let placed = player.fields.iter_mut().flatten().filter(|placed| !placed.built);
                slots.extend(placed.map(|placed| &mut placed.tile));
            }
            slots.retain(|tile| tile.stack() == *stack);
            let mut tiles: Vec<Tile> = slots.iter().map(|tile| **tile).collect();
            dice.redeal(&mut tiles);
            slots.into_iter().zip(tiles).for_each(|(slot, tile)| *slot = tile);
        }
        if self.phase == Phase::SetupChoose {
            for seat in chosen {
                let player = &mut self.players[seat];
                let mut dealt = player.dealt.clone();
                dice.shuffle(&mut dealt);
                player.chosen = Some([dealt[0], dealt[1]]);
            }
        }
    }

    /// Keeps the sizes of the hidden hands and redeals their cards, except goods that must be there because they are
    /// offered.
    fn resample_hands(&mut self, viewer: Viewer, dice: &mut Dice) {
        if self.options.open_hands {
            return;
        }
        let hidden: Vec<(Seat, Goods, u32)> = self
            .hidden_seats(viewer)
            .map(|seat| (seat, self.shown_goods(seat, viewer), self.players[seat].hand.total()))
            .collect();
        let mut cards: Vec<Good> = Vec::new();
        for (seat, shown, _) in &hidden {
            for (good, count) in self.players[*seat].hand.iter() {
                cards.extend(std::iter::repeat_n(good, (count - shown[good]).into()));
            }
        }
        dice.redeal(&mut cards);
        for (seat, shown, size) in hidden {
            let hand = &mut self.players[seat].hand;
            *hand = shown;
            let rest = (size - shown.total()) as usize;
            for good in cards.drain(..rest.min(cards.len())) {
                hand[good] += 1;
            }
        }
    }

    /// The goods that a player must hold because of offers that the viewer knows.
    fn shown_goods(&self, seat: Seat, viewer: Viewer) -> Goods {
        let mut shown = Goods::NONE;
        for offer in self.offers.iter().filter(|offer| offer.from == seat && offer.is_known_to(viewer)) {
            for (good, count) in offer.give.goods.iter() {
                shown[good] = shown[good].max(count);
            }
        }
        shown
    }

    /// Replaces offers between two other players by a random item that the maker holds for another item.
    fn resample_offers(&mut self, viewer: Viewer, dice: &mut Dice) {
        for index in 0..self.offers.len() {
            let offer = self.offers[index];
            if offer.is_known_to(viewer) {
                continue;
            }
            let had: Vec<Item> = Item::all().filter(|item| self.held(offer.from, *item) > 0).collect();
            let Some(give) = dice.pick(&had).copied() else { continue };
            let wanted: Vec<Item> = Item::all().filter(|item| *item != give).collect();
            let want = dice.pick(&wanted).copied().unwrap_or(Item::Gold);
            self.offers[index].give = Bundle::one(give);
            self.offers[index].want = Bundle::one(want);
        }
    }

    /// Other players' trade orders are hidden; assume none.
    fn resample_orders(&mut self, viewer: Viewer, dice: &mut Dice) {
        for (_, player) in self.players.iter_mut().filter(|(seat, _)| !viewer.is(*seat)) {
            let keep = dice.pick(Good::ALL).map(|good| KeepOrder { good: *good, count: Some(dice.d6()) });
            player.order_uses.clear();
            player.orders = Orders {
                keep: keep.into_iter().collect(),
                keep_gold: dice.d6(),
                ask_on_turn: dice.below(2) == 0,
                trade_with_leader: dice.below(2) == 0,
                ..Orders::default()
            };
        }
    }
}
