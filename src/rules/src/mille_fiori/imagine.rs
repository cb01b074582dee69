//! Imagining what is hidden: the cards that a viewer does not see are dealt anew.

use super::cards::{Card, Hand};
use super::state::{Phase, Player, State};
use crate::{Dice, Seat, Viewer};

impl State {
    pub(super) fn imagined(&self, viewer: Viewer, dice: &mut Dice) -> State {
        let mut state = self.clone();
        let hidden: Vec<Seat> = self.players.seats().filter(|seat| !viewer.is(*seat)).collect();
        let over = self.phase == Phase::Over;
        let mut unseen: Vec<Card> = Vec::new();
        for seat in &hidden {
            let player = &state.players[*seat];
            unseen.extend(player.hand.iter().chain(&player.aside));
            unseen.extend(self.locked(*seat));
        }
        // The undealt cards are public once the game is over, but not their order.
        if over {
            dice.deal_anew(&mut state.draw_pile);
        } else {
            unseen.extend(&state.draw_pile);
        }
        dice.deal_anew(&mut unseen);
        let mut deal = unseen.into_iter();
        for seat in hidden {
            let locked = self.locked(seat).is_some();
            let Player { hand, aside, pick, plan, .. } = &mut state.players[seat];
            let mut anew = |cards: &Hand| deal.by_ref().take(cards.len()).collect::<Hand>();
            *hand = anew(hand);
            *aside = anew(aside);
            if locked {
                *pick = deal.next();
            } else if pick.is_some() {
                *pick = dice.pick(hand).copied();
            }
            // Whether there is a plan is hidden as well; the likeliest plan is none.
            *plan = None;
        }
        if !over {
            let left = state.draw_pile.len();
            state.draw_pile = deal.take(left).collect();
        }
        state
    }

    /// The chosen card of this seat, if it lies apart from the hand.
    pub(super) fn locked(&self, seat: Seat) -> Option<Card> {
        if self.phase == Phase::Choose { None } else { self.players[seat].pick }
    }
}
