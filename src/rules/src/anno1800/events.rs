//! The events of a game, and their description for one viewer (9).

use super::cards::{Card, Expedition};
use super::data::data;
use super::describe::phrases::{effect_phrase, phrase_arg, used_terms};
use super::fields::Field;
use super::kinds::{NewWorld, Objective, OldWorld, Resource, Tier, Tile};
use super::options::AutoEnd;
use super::payment::Used;
use super::refusals::deck_word;
use crate::{Arg, Phrase, Seat, Viewer};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    Objectives {
        cards: [Option<Objective>; 5],
    },
    Begins {
        seat: Seat,
    },
    TurnBegan {
        seat: Seat,
        round: u32,
    },
    // Payment.
    Produced {
        seat: Seat,
        resource: Resource,
    },
    Traded {
        seat: Seat,
        partner: Seat,
        resource: Resource,
    },
    Gift {
        seat: Seat,
        card: Card,
        resource: Resource,
    },
    Shifted {
        seat: Seat,
        tier: Tier,
    },
    PutBack {
        seat: Seat,
        tile: Tile,
        field: Field,
    },
    Paid {
        seat: Seat,
        used: Used,
    },
    // Results.
    Built {
        seat: Seat,
        tile: Tile,
        field: Field,
        over: Option<Tile>,
    },
    Played {
        seat: Seat,
        card: Card,
    },
    Hired {
        seat: Seat,
        tier: Tier,
    },
    Gained {
        seat: Seat,
        tier: Tier,
        cubes: u8,
    },
    Raised {
        seat: Seat,
        tier: Tier,
        to: Tier,
    },
    /// Only its owner knows which card.
    Drew {
        seat: Seat,
        card: Card,
    },
    /// Only the player who put it there knows which card.
    PutUnder {
        seat: Seat,
        card: Card,
    },
    Claimed {
        seat: Seat,
        island: OldWorld,
    },
    Explored {
        seat: Seat,
        island: NewWorld,
    },
    /// Only its owner knows which card.
    FoundExpedition {
        seat: Seat,
        card: Expedition,
    },
    Festival {
        seat: Seat,
    },
    Activated {
        seat: Seat,
        card: Card,
    },
    Objective {
        seat: Seat,
        objective: Objective,
    },
    // The turn and the end.
    AutoEnd {
        seat: Seat,
        rule: AutoEnd,
    },
    Fireworks {
        seat: Seat,
    },
    LastRound,
    Over,
    RoundLimit {
        rounds: u32,
    },
}

impl Event {
    pub(super) fn describe(&self, viewer: Viewer) -> Option<Phrase> {
        Some(match *self {
            Event::Objectives { cards } => {
                let names = cards.iter().flatten().map(|card| (card.id(), 1)).collect();
                Phrase::new("event-objectives").with("cards", Arg::Terms(names))
            }
            Event::Begins { seat } => about("event-begins", seat),
            Event::TurnBegan { seat, round } => about("event-turn_began", seat).number("round", round),
            Event::Produced { seat, resource } => {
                about("event-produced", seat).term("resource", resource.id())
            }
            Event::Traded { seat, partner, resource } => {
                about("event-traded", seat).seat("partner", partner).term("resource", resource.id())
            }
            Event::Gift { seat, card, resource } => {
                about("event-gift", seat).term("card", card.id()).term("resource", resource.id())
            }
            Event::Shifted { seat, tier } => about("event-shifted", seat)
                .term("tier", tier.id())
                .number("gold", data().tier(tier).shift_gold),
            Event::PutBack { seat, tile, field } => {
                about("event-put_back", seat).term("tile", tile.id()).place("field", field.id())
            }
            Event::Paid { seat, used } => about("event-paid", seat).with("parts", used_terms(&used)),
            Event::Built { seat, tile, field, over: None } => {
                about("event-built", seat).term("tile", tile.id()).place("field", field.id())
            }
            Event::Built { seat, tile, field, over: Some(over) } => about("event-built_over", seat)
                .term("tile", tile.id())
                .place("field", field.id())
                .term("over", over.id()),
            Event::Played { seat, card } => about("event-played", seat)
                .term("card", card.id())
                .number("points", data().card_points(card.deck())),
            Event::Hired { seat, tier } => about("event-hired", seat).term("tier", tier.id()),
            Event::Gained { seat, tier, cubes } => {
                about("event-gained", seat).term("tier", tier.id()).number("cubes", cubes)
            }
            Event::Raised { seat, tier, to } => {
                about("event-raised", seat).term("tier", tier.id()).term("to", to.id())
            }
            Event::Drew { seat, card } => secret(["event-drew", "event-drew_hidden"], seat, card, viewer),
            Event::PutUnder { seat, card } => {
                secret(["event-put_under", "event-put_under_hidden"], seat, card, viewer)
            }
            Event::Claimed { seat, island } => about("event-claimed", seat).term("island", island.id()),
            Event::Explored { seat, island } => about("event-explored", seat).term("island", island.id()),
            Event::FoundExpedition { seat, card } if viewer.is(seat) => {
                about("event-expedition", seat).term("card", card.id())
            }
            Event::FoundExpedition { seat, .. } => about("event-expedition_hidden", seat),
            Event::Festival { seat } => about("event-festival", seat),
            Event::Activated { seat, card } => about("event-activated", seat)
                .term("card", card.id())
                .with("effect", phrase_arg(effect_phrase(data().card(card).effect))),
            Event::Objective { seat, objective } => {
                about("event-objective", seat).term("card", objective.id())
            }
            // The setting is private.
            Event::AutoEnd { seat, .. } if !viewer.is(seat) => return None,
            Event::AutoEnd { seat, rule } => about(
                match rule {
                    AutoEnd::WhenNothingLeft => "event-auto_end_when_nothing_left",
                    AutoEnd::Always => "event-auto_end_always",
                    AutoEnd::Never => "event-auto_end_never",
                },
                seat,
            ),
            Event::Fireworks { seat } => about("event-fireworks", seat),
            Event::LastRound => Phrase::new("event-last_round"),
            Event::Over => Phrase::new("event-over"),
            Event::RoundLimit { rounds } => Phrase::new("event-round_limit").number("rounds", rounds),
        })
    }
}

fn about(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).seat("player", seat)
}

/// Names the card to its owner; the others see only its deck.
fn secret(keys: [&'static str; 2], seat: Seat, card: Card, viewer: Viewer) -> Phrase {
    if viewer.is(seat) {
        about(keys[0], seat).term("card", card.id())
    } else {
        about(keys[1], seat).term("deck", deck_word(card.deck()))
    }
}
