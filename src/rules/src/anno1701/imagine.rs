//! Another state that looks the same to a viewer: everything hidden is dealt anew.

use super::bundle::{Bundle, Item};
use super::data::data;
use super::kinds::{Back, Good, Goods, Stack};
use super::map::Spots;
use super::orders::{KeepOrder, Orders};
use super::state::{Phase, State};
use super::tile::Tile;
use crate::{Dice, Seat, Viewer};

impl State {
    pub(super) fn imagined(&self, viewer: Viewer, dice: &mut Dice) -> State {
        let mut other = self.clone();
        other.dice = dice.fork();
        dice.deal_anew(&mut other.events.cards);
        dice.deal_anew(&mut other.encounters.cards);
        other.imagine_islands(viewer, dice);
        other.imagine_tiles(viewer, dice);
        other.imagine_hands(viewer, dice);
        other.imagine_offers(viewer, dice);
        other.imagine_orders(viewer, dice);
        other
    }

    fn hidden_seats(&self, viewer: Viewer) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.players.seats().filter(move |seat| !viewer.is(*seat))
    }

    /// Tiles change places among those with equal backs that lie face down and were not looked at.
    fn imagine_islands(&mut self, viewer: Viewer, dice: &mut Dice) {
        let own = self.players.iter().find(|(seat, _)| viewer.is(*seat));
        let known = own.map_or(Spots::NONE, |(_, player)| player.known);
        for back in Back::ALL {
            let hidden = data().chart.places.iter().enumerate().filter(|(index, place)| {
                place.back == *back && !known.contains(*index) && !self.face_up.contains(*index)
            });
            let hidden: Vec<usize> = hidden.map(|(index, _)| index).collect();
            let mut tiles: Vec<u8> = hidden.iter().map(|place| self.islands[*place]).collect();
            dice.deal_anew(&mut tiles);
            hidden.into_iter().zip(tiles).for_each(|(place, tile)| self.islands[place] = tile);
        }
    }

    /// The stacks, and the tiles that others hold or have face down, are dealt anew within each stack.
    fn imagine_tiles(&mut self, viewer: Viewer, dice: &mut Dice) {
        let chosen: Vec<Seat> =
            self.hidden_seats(viewer).filter(|seat| self.players[*seat].chosen.is_some()).collect();
        for stack in Stack::ALL {
            let mut slots: Vec<&mut Tile> = self.stacks[*stack as usize].iter_mut().collect();
            if !viewer.is(self.active) {
                slots.extend(self.searched.iter_mut().chain(&mut self.placing));
            }
            for (_, player) in self.players.iter_mut().filter(|(seat, _)| !viewer.is(*seat)) {
                slots.extend(&mut player.dealt);
                let lying = player.fields.iter_mut().flatten().filter(|lying| !lying.built);
                slots.extend(lying.map(|lying| &mut lying.tile));
            }
            slots.retain(|tile| tile.stack() == *stack);
            let mut tiles: Vec<Tile> = slots.iter().map(|tile| **tile).collect();
            dice.deal_anew(&mut tiles);
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

    /// The numbers of cards stay; who holds which is dealt anew, but what is openly on offer is there.
    fn imagine_hands(&mut self, viewer: Viewer, dice: &mut Dice) {
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
        dice.deal_anew(&mut cards);
        for (seat, shown, size) in hidden {
            let hand = &mut self.players[seat].hand;
            *hand = shown;
            let rest = (size - shown.total()) as usize;
            for good in cards.drain(..rest.min(cards.len())) {
                hand[good] += 1;
            }
        }
    }

    /// The goods that a player must have because of offers that the viewer knows.
    fn shown_goods(&self, seat: Seat, viewer: Viewer) -> Goods {
        let mut shown = Goods::NONE;
        for offer in self.offers.iter().filter(|offer| offer.from == seat && offer.is_known_to(viewer)) {
            for (good, count) in offer.give.goods.iter() {
                shown[good] = shown[good].max(count);
            }
        }
        shown
    }

    /// Offers between two others: something that the maker has for something else.
    fn imagine_offers(&mut self, viewer: Viewer, dice: &mut Dice) {
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

    /// The likeliest trade orders of others are none.
    fn imagine_orders(&mut self, viewer: Viewer, dice: &mut Dice) {
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
