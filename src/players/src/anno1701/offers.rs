//! Trade offers: replies to offers of others, and offers of a computer player in its own turn.

use archipel_rules::anno1701::bundle::{Bundle, Item};
use archipel_rules::anno1701::data::data;
use archipel_rules::anno1701::kinds::Good;
use archipel_rules::anno1701::view::OfferView;
use archipel_rules::anno1701::view::SeatInfo;
use archipel_rules::anno1701::{Action, Phase, State};
use archipel_rules::{Game, Seat};

use super::evaluation::Evaluation;
use crate::evaluate::own_view;

/// A trade must gain more than this, in rounds, because the other player gains too.
const MIN_GAIN: f64 = 0.1;
/// Maximum number of goods, or of gold, that are offered for one card.
const MAX_GOODS: u8 = 2;
const MAX_GOLD: u8 = 3;

/// Replies to the first offer that waits for this seat. The decision uses only what the seat sees.
pub fn answer(state: &State, seat: Seat) -> Option<Action> {
    let view = own_view(state, seat);
    let waits = |offer: &&OfferView| offer.to.contains(seat) && !offer.declined.contains(seat);
    let offer = view.offers.iter().find(waits)?;
    let number = offer.number;
    let info = state.seat_info(seat);
    let good = offer.terms.is_some_and(|(gives, wants)| is_good(info, offer.from, gives, wants));
    Some(if good { Action::Accept { offer: number } } else { Action::Decline { offer: number } })
}

fn is_good(info: SeatInfo, from: Seat, gives: Bundle, wants: Bundle) -> bool {
    // Do not help a player who is about to win.
    let leads = info.favours_of(from) >= data().leader_favours;
    !leads && gain(info, gives, wants).is_some_and(|gain| gain > MIN_GAIN)
}

/// The number of rounds that a trade saves; `None` if the seat cannot pay, or if paying would cause a riot.
fn gain(info: SeatInfo, gets: Bundle, pays: Bundle) -> Option<f64> {
    if !info.hand().covers(&pays.goods) || info.gold() < pays.gold.into() {
        return None;
    }
    let now = Evaluation::of(info);
    let mut after = now.clone();
    after.hand.subtract(&pays.goods);
    after.hand.add(&gets.goods);
    after.gold += f64::from(gets.gold) - f64::from(pays.gold);
    (now.is_riot() || !after.is_riot()).then(|| after.value() - now.value())
}

/// The offer to all that helps this seat most, among those that another player would accept and gain less from. The
/// other players' cards are resampled, so the offer may still be refused. Withdraws an open offer first.
pub fn proposal(state: &State, seat: Seat) -> Option<Action> {
    let info = state.seat_info(seat);
    if info.phase() != Phase::Action || !info.is_active() {
        return None;
    }
    if let Some(open) = own_view(state, seat).offers.iter().find(|offer| offer.from == seat) {
        return Some(Action::Withdraw { offer: open.number });
    }
    let others = || info.others().filter(|other| info.favours_of(*other) < data().leader_favours);
    let mut best: Option<(f64, Bundle, Bundle)> = None;
    for want in Good::ALL.iter().map(|good| Bundle::one(Item::Good(*good))) {
        for give in payments().filter(|give| !give.shares_item_with(&want)) {
            let Some(own) = gain(info, want, give) else { continue };
            let at_least = best.map_or(MIN_GAIN, |(best, ..)| best);
            let takes = |other: Seat| {
                gain(state.seat_info(other), give, want).is_some_and(|gain| gain > MIN_GAIN && gain < own)
            };
            if own > at_least && others().any(takes) {
                best = Some((own, give, want));
            }
        }
    }
    let offer = best.map(|(_, give, want)| Action::Offer { to: None, give, want })?;
    // The options of the game may forbid trade.
    state.clone().apply(seat, &offer, &mut Vec::new()).is_ok().then_some(offer)
}

/// Everything that may be offered for one card.
fn payments() -> impl Iterator<Item = Bundle> {
    let max = |item| if item == Item::Gold { MAX_GOLD } else { MAX_GOODS };
    Item::all().flat_map(move |item| {
        (1..=max(item)).map(move |count| {
            let mut give = Bundle::default();
            give.set(item, count);
            give
        })
    })
}
