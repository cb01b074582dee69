//! Resampling: deals the tiles that a viewer cannot see at random (rules 9).

use super::state::State;
use crate::{Dice, Seat, Viewer};

impl State {
    pub(super) fn resampled(&self, viewer: Viewer, dice: &mut Dice) -> State {
        let mut state = self.clone();
        state.dice = dice.fork();
        let hidden: Vec<Seat> = self.players.seats().filter(|seat| !viewer.is(*seat)).collect();
        let mut unseen = std::mem::take(&mut state.bag);
        for seat in &hidden {
            unseen.append(&mut state.players[*seat].hand);
        }
        dice.redeal(&mut unseen);
        for seat in hidden {
            let rest = unseen.len() - self.players[seat].hand.len();
            let mut hand = unseen.split_off(rest);
            hand.sort_unstable();
            state.players[seat].hand = hand;
        }
        state.bag = unseen;
        state
    }
}
