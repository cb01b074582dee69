//! What a post says of a turn: each action in one sentence, with what was paid for it.

use super::events::Event;
use super::kinds::{Deck, Resource, Tier};
use super::refusals::deck_word;
use crate::anno1800::describe::phrases::used_parts;
use crate::digest::{enumerated, paid};
use crate::{Arg, Id, Phrase, Seat, Told, Viewer, Weight};

/// An action whose payment may still follow.
struct UnpaidAction {
    seat: Seat,
    phrase: Phrase,
    /// The tier and number of cubes of an upgrade.
    upgraded: Option<(Tier, u8)>,
}

#[derive(Default)]
struct Digest {
    told: Vec<Told>,
    unpaid: Option<UnpaidAction>,
    /// Cards by deck: drawn, put under their decks, and the number of expedition cards.
    drawn: Vec<(Id, i64)>,
    put_under: Vec<(Id, i64)>,
    expeditions: u8,
    trades: Vec<(Resource, Seat)>,
    /// Who drew cards without an action before.
    actor: Option<Seat>,
}

pub(super) fn digest(events: &[&Event]) -> Vec<Told> {
    let mut digest = Digest::default();
    for event in events {
        digest.tell(event);
    }
    digest.close(Vec::new());
    digest.told
}

impl Digest {
    fn tell(&mut self, event: &Event) {
        match *event {
            // Part of the payment, which is told with the action.
            Event::Produced { .. } | Event::Shifted { .. } | Event::Gift { .. } => {}
            Event::Traded { partner, resource, .. } => self.trades.push((resource, partner)),
            Event::Paid { used, .. } if self.unpaid.is_some() => self.close(used_parts(&used)),
            Event::Paid { .. } => self.log(Weight::Usual, event),
            Event::Built { seat, tile, field, over } => {
                let phrase = about("told-built", seat).term("tile", tile.id()).place("field", field.id());
                let over = match over {
                    Some(over) => Phrase::new("told-over").term("over", over.id()),
                    None => Phrase::new("told-free"),
                };
                self.open(seat, phrase.with("over", Arg::Phrase(Box::new(over))));
            }
            Event::Played { seat, card } => {
                let points = super::data::data().card_points(card.deck());
                self.open(seat, about("told-played", seat).term("card", card.id()).number("points", points));
            }
            Event::Hired { seat, tier } => self.open(seat, about("told-hired", seat).term("tier", tier.id())),
            Event::Claimed { seat, island } => {
                self.open(seat, about("told-claimed", seat).term("island", island.id()));
            }
            Event::Explored { seat, island } => {
                self.open(seat, about("told-explored", seat).term("island", island.id()));
            }
            Event::Raised { seat, tier, to } => self.upgrade(seat, tier, to),
            // Only its owner knows which card.
            Event::Drew { seat, card } => self.card(seat, |digest| count(&mut digest.drawn, card.deck())),
            Event::PutUnder { seat, card } => {
                self.card(seat, |digest| count(&mut digest.put_under, card.deck()));
            }
            Event::FoundExpedition { seat, .. } => self.card(seat, |digest| digest.expeditions += 1),
            // The call at the end says whose turn it is.
            Event::Begins { .. } | Event::TurnBegan { .. } => self.close(Vec::new()),
            Event::Festival { .. } | Event::Activated { .. } | Event::Objective { .. } => {
                self.log(Weight::Action, event);
            }
            Event::PutBack { .. }
            | Event::Gained { .. }
            | Event::Objectives { .. }
            | Event::AutoEnd { .. } => self.log_beside(Weight::Detail, event),
            // The payment of the card that was played follows.
            Event::Fireworks { .. } => self.log_beside(Weight::Turning, event),
            Event::LastRound | Event::Over | Event::RoundLimit { .. } => {
                self.log(Weight::Turning, event);
            }
        }
    }

    fn open(&mut self, seat: Seat, phrase: Phrase) {
        self.close(Vec::new());
        self.unpaid = Some(UnpaidAction { seat, phrase, upgraded: None });
    }

    /// Equal upgrades become one action.
    fn upgrade(&mut self, seat: Seat, tier: Tier, to: Tier) {
        match &mut self.unpaid {
            Some(UnpaidAction { upgraded: Some((from, cubes)), .. }) if *from == tier => *cubes += 1,
            Some(_) | None => {
                self.open(seat, about("told-raised", seat).term("to", to.id()));
                self.unpaid.iter_mut().for_each(|unpaid| unpaid.upgraded = Some((tier, 1)));
            }
        }
    }

    /// Remembers a card, whose action, if it has one, has been told before.
    fn card(&mut self, seat: Seat, remember: impl FnOnce(&mut Digest)) {
        self.actor = Some(seat);
        remember(self);
    }

    /// Tells the action with what was paid for it, then the partners of trade and the cards.
    fn close(&mut self, parts: Vec<(Id, i64)>) {
        if let Some(UnpaidAction { seat, phrase, upgraded }) = self.unpaid.take() {
            self.actor = Some(seat);
            let phrase = match upgraded {
                Some((tier, cubes)) => phrase
                    .with("people", Arg::Terms(vec![(tier.id(), i64::from(cubes))]))
                    .number("cubes", cubes),
                None => phrase,
            };
            self.told.push(Told::of(seat, Weight::Action, phrase.with("paid", paid(parts))));
        }
        let Some(seat) = self.actor.take() else { return };
        let partners: Vec<Phrase> = self
            .trades
            .drain(..)
            .map(|(resource, partner)| {
                Phrase::new("told-partner").seat("partner", partner).term("resource", resource.id())
            })
            .collect();
        if let Some(list) = enumerated(partners.into_iter()) {
            let phrase = about("told-trades", seat).with("list", Arg::Phrase(Box::new(list)));
            self.told.push(Told::of(seat, Weight::Detail, phrase));
        }
        for (key, cards) in [
            ("told-put_under", std::mem::take(&mut self.put_under)),
            ("told-drew", std::mem::take(&mut self.drawn)),
        ] {
            if !cards.is_empty() {
                let phrase = about(key, seat).with("cards", Arg::Terms(cards));
                self.told.push(Told::of(seat, Weight::Usual, phrase));
            }
        }
        let expeditions = std::mem::take(&mut self.expeditions);
        if expeditions > 0 {
            let phrase = about("told-expeditions", seat).number("cards", expeditions);
            self.told.push(Told::of(seat, Weight::Action, phrase));
        }
    }

    fn log(&mut self, weight: Weight, event: &Event) {
        self.close(Vec::new());
        self.told.extend(event.describe(Viewer::Public).map(|phrase| Told::as_logged(weight, phrase)));
    }

    /// Tells a consequence without closing the action, whose payment still follows.
    fn log_beside(&mut self, weight: Weight, event: &Event) {
        self.told.extend(event.describe(Viewer::Public).map(|phrase| Told::as_logged(weight, phrase)));
    }
}

/// Counts one more card of a deck.
fn count(cards: &mut Vec<(Id, i64)>, deck: Deck) {
    let word = deck_word(deck);
    match cards.iter_mut().find(|(other, _)| *other == word) {
        Some((_, count)) => *count += 1,
        None => cards.push((word, 1)),
    }
}

fn about(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).seat("player", seat)
}
