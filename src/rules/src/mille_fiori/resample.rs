//! Resampling: deals the cards that a viewer cannot see at random.

use super::cards::{Card, Hand};
use super::player::Player;
use super::state::{Phase, State};
use crate::{Dice, Seat, Viewer};

impl State {
    pub(super) fn resampled(&self, viewer: Viewer, dice: &mut Dice) -> State {
        let mut state = self.clone();
        let hidden: Vec<Seat> = self.players.seats().filter(|seat| !viewer.is(*seat)).collect();
        let over = self.phase == Phase::Over;
        let mut unseen: Vec<Card> = Vec::new();
        for seat in &hidden {
            let player = &state.players[*seat];
            unseen.extend(player.hand.iter().chain(&player.set_aside));
            unseen.extend(self.locked(*seat));
        }
        // Once the game is over the undealt cards are public, but their order is not.
        if over {
            dice.redeal(&mut state.draw_pile);
        } else {
            unseen.extend(&state.draw_pile);
        }
        dice.redeal(&mut unseen);
        let mut deal = unseen.into_iter();
        for seat in hidden {
            let locked = self.locked(seat).is_some();
            let Player { hand, set_aside, pick, plan, .. } = &mut state.players[seat];
            let mut redeal = |cards: &Hand| deal.by_ref().take(cards.len()).collect::<Hand>();
            *hand = redeal(hand);
            *set_aside = redeal(set_aside);
            if locked {
                *pick = deal.next();
            } else if pick.is_some() {
                *pick = dice.pick(hand).copied();
            }
            // The existence of a plan is hidden as well; having none is the most likely.
            *plan = None;
        }
        if !over {
            let left = state.draw_pile.len();
            state.draw_pile = deal.take(left).collect();
        }
        state
    }
}
