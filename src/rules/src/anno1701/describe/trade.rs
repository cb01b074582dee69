//! Labels of offers between players.

use super::super::action::ALL;
use super::super::action::Move;
use super::super::action::param::GIVE;
use super::super::action::{parse_counted, parse_offer};
use super::super::bundle::{Bundle, Item};
use super::super::state::State;
use super::Shown;
use crate::{Answer, Phrase, Seat};

impl State {
    /// In a counter-offer, recommends what the other player has named.
    pub(super) fn show_terms(
        &self,
        seat: Seat,
        action: Move,
        param: &str,
        answers: &[Answer],
        option: &str,
    ) -> Option<Shown> {
        let (item, count) = parse_counted(option)?;
        let held = self.held(seat, item);
        let shown = Shown::new(counted_phrase(item, count)).detail(match item {
            Item::Good(_) => Phrase::new("choice-held").number("cards", held),
            Item::Gold => Phrase::new("choice-held_gold").number("gold", held),
        });
        if action == Move::Offer {
            return Some(shown);
        }
        let number = parse_offer(answers.get(1)?.id.as_str())?;
        let offer = self.offers.iter().find(|offer| offer.number == number)?;
        let named = if param == GIVE { offer.want } else { offer.give };
        Some(shown.recommended(named.count(item) == count))
    }

    pub(super) fn show_addressee(&self, option: &str) -> Option<Shown> {
        if option == ALL {
            return Some(Shown::new(Phrase::new("choice-all")).recommended(true));
        }
        let seat = Seat(option.parse::<u8>().ok()?.checked_sub(1)?);
        let player = self.players.get(seat)?;
        let cards =
            Phrase::new("choice-cards").number("cards", player.hand.total()).number("gold", player.gold);
        Some(Shown::new(Phrase::new("choice-player").seat("player", seat)).detail(cards))
    }

    pub(super) fn show_offer(&self, number: u32) -> Option<Shown> {
        let offer = self.offers.iter().find(|offer| offer.number == number)?;
        let label = Phrase::new("choice-offer")
            .seat("player", offer.from)
            .with("give", offer.give.terms())
            .with("want", offer.want.terms());
        Some(Shown::new(label))
    }
}

pub(super) fn counted_phrase(item: Item, count: u8) -> Phrase {
    let mut bundle = Bundle::default();
    bundle.set(item, count);
    Phrase::new("choice-counted").with("goods", bundle.terms())
}
