//! Redeals everything that is hidden from a viewer.

use super::kinds::{Good, Goods, Tile};
use super::orders::{Orders, TakeOrder};
use super::state::State;
use crate::{Dice, Seat, Viewer};

impl State {
    pub(super) fn resampled(&self, viewer: Viewer, dice: &mut Dice) -> State {
        let mut other = self.clone();
        other.dice = dice.fork();
        dice.redeal(&mut other.home_order);
        other.resample_hands(viewer, dice);
        other.resample_tiles(viewer, dice);
        other.resample_private(viewer, dice);
        other
    }

    /// Keeps the sizes of the hidden hands and redeals their cards.
    fn resample_hands(&mut self, viewer: Viewer, dice: &mut Dice) {
        if self.options.open_hands {
            return;
        }
        let mut cards: Vec<Good> = Vec::new();
        let hidden: Vec<Seat> = self.players.seats().filter(|seat| !viewer.is(*seat)).collect();
        for seat in &hidden {
            for (good, count) in self.players[*seat].hand.iter() {
                cards.extend(std::iter::repeat_n(good, count.into()));
            }
        }
        // The supply is public, so the hidden cards are known in total; only their owners are not.
        dice.redeal(&mut cards);
        for seat in hidden {
            let hand = &mut self.players[seat].hand;
            let size = hand.total();
            *hand = Goods::NONE;
            for good in cards.drain(..(size as usize).min(cards.len())) {
                hand[good] += 1;
            }
        }
    }

    /// Redeals the faces among tiles with equal backs, except those that the viewer has seen.
    fn resample_tiles(&mut self, viewer: Viewer, dice: &mut Dice) {
        let pending =
            self.pending.filter(|_| viewer.is(self.active)).map(|pending| usize::from(pending.island));
        let notes =
            self.players.iter().find(|(seat, _)| viewer.is(*seat)).map(|(_, player)| player.notes.clone());
        let known = |island: usize| {
            pending == Some(island) || notes.as_ref().is_some_and(|notes| notes[island].is_some())
        };
        self.reserve.sort_by_key(|tile| tile.back);
        dice.shuffle(&mut self.reserve);
        for back in 2..=self.count() as u8 {
            let on_map = self.islands.iter_mut().enumerate().filter(|(island, _)| !known(*island));
            let on_map = on_map.filter_map(|(_, tile)| tile.as_mut());
            let hidden = on_map.chain(&mut self.reserve).filter(|tile| tile.back == back);
            let mut hidden: Vec<&mut Tile> = hidden.collect();
            let mut faces: Vec<_> = hidden.iter().map(|tile| tile.face).collect();
            dice.redeal(&mut faces);
            hidden.iter_mut().zip(faces).for_each(|(tile, face)| tile.face = face);
        }
    }

    /// Which tiles the other players have seen is public. The rounds in which they saw them and their orders are
    /// hidden.
    fn resample_private(&mut self, viewer: Viewer, dice: &mut Dice) {
        let round = self.round;
        for (seat, player) in self.players.iter_mut() {
            if viewer.is(seat) {
                continue;
            }
            for note in player.notes.iter_mut().flatten() {
                *note = dice.below(round) + 1;
            }
            if player.resigned {
                continue;
            }
            player.orders = Orders { auto_on_turn: player.orders.auto_on_turn, ..Orders::default() };
            if let Some(good) = dice.pick(Good::ALL) {
                player.orders.take.push(TakeOrder { good: *good, up_to: Some(dice.d6()) });
            }
        }
    }
}
