//! Answers to offers of trade. A computer player makes none itself: offers are for people, who can talk about them.

use archipel_rules::Seat;
use archipel_rules::anno1701::data::data;
use archipel_rules::anno1701::view::OfferView;
use archipel_rules::anno1701::{Action, State};

use super::outlook::Outlook;
use crate::sense::own_view;

/// In rounds: a trade that brings the end no nearer than this is not worth the other's gain.
const GAIN: f64 = 0.1;

/// The answer to the first offer that waits for this seat; only what the seat sees of itself counts.
pub fn answer(state: &State, seat: Seat) -> Option<Action> {
    let view = own_view(state, seat);
    let waits = |offer: &&OfferView| offer.to.contains(seat) && !offer.declined.contains(seat);
    let offer = view.offers.iter().find(waits)?;
    let number = offer.number;
    let good = is_good(state, seat, offer);
    Some(if good { Action::Accept { offer: number } } else { Action::Decline { offer: number } })
}

fn is_good(state: &State, seat: Seat, offer: &OfferView) -> bool {
    let sight = state.sight(seat);
    let Some((gives, wants)) = offer.terms else { return false };
    // Who is about to win gets no help; nor is anybody paid with what is not there.
    let leads = sight.favours_of(offer.from) >= data().leader_favours;
    let affordable = sight.hand().covers(&wants.goods) && sight.gold() >= wants.gold.into();
    if leads || !affordable {
        return false;
    }
    let now = Outlook::of(sight);
    let mut after = now.clone();
    after.hand.subtract(&wants.goods);
    after.hand.add(&gives.goods);
    after.gold += f64::from(gives.gold) - f64::from(wants.gold);
    after.worth() > now.worth() + GAIN && (now.is_riot() || !after.is_riot())
}
