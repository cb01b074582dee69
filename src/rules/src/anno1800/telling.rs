//! Events, costs, effects and goals in phrases, as each viewer may know them.

use super::cards::Card;
use super::data::{Effect, data};
use super::event::Event;
use super::kinds::Tier;
use super::options::AutoEnd;
use super::payment::Used;
use super::refusal::deck_word;
use super::resources::Cost;
use super::step::Goal;
use crate::{Arg, Id, Phrase, Seat, Viewer};

type Counted = Vec<(Id, i64)>;

fn count(parts: &mut Counted, word: Id, number: impl Into<i64>) {
    let number = number.into();
    if number > 0 {
        parts.push((word, number));
    }
}

fn cubes(parts: &mut Counted, cubes: [u8; Tier::COUNT]) {
    for tier in Tier::ALL {
        count(parts, tier.id(), cubes[tier.index()]);
    }
}

/// What something costs: goods, people, tokens, gold.
pub(super) fn cost_phrase(cost: &Cost) -> Phrase {
    let mut parts = Counted::new();
    cost.resources.iter().for_each(|resource| count(&mut parts, resource.id(), 1));
    cubes(&mut parts, cost.cubes);
    count(&mut parts, Id::new("explore_token"), cost.explore);
    count(&mut parts, Id::new("trade_token"), cost.trade);
    count(&mut parts, Id::new("gold"), cost.gold);
    if parts.is_empty() {
        Phrase::new("cost-free")
    } else {
        Phrase::new("cost").with("parts", Arg::Terms(parts))
    }
}

/// What a payment uses up: people, tokens, gold.
pub(super) fn used_terms(used: &Used) -> Arg {
    let mut parts = Counted::new();
    cubes(&mut parts, used.cubes);
    count(&mut parts, Id::new("trade_token"), used.trade_tokens());
    count(&mut parts, Id::new("explore_token"), used.explore_tokens());
    count(&mut parts, Id::new("gold"), used.gold);
    Arg::Terms(parts)
}

pub(super) fn effect_phrase(effect: Effect) -> Phrase {
    match effect {
        Effect::GainCubes { tier, count } => {
            Phrase::new("effect-gain_cubes").term("tier", tier.id()).number("cubes", count)
        }
        Effect::TokensGold { trade, explore, gold } => {
            let mut parts = Counted::new();
            count(&mut parts, Id::new("trade_token"), trade);
            count(&mut parts, Id::new("explore_token"), explore);
            count(&mut parts, Id::new("gold"), gold);
            Phrase::new("effect-tokens_gold").with("parts", Arg::Terms(parts))
        }
        Effect::Expedition { count } => Phrase::new("effect-expedition").number("cards", count),
        Effect::FreeNewWorld { .. } => Phrase::new("effect-free_new_world"),
        Effect::Upgrades { from, max } => Phrase::new("effect-upgrades")
            .term("tier", from.id())
            .term("to", from.raised().unwrap_or(from).id())
            .number("cubes", max),
        Effect::ExtraAction => Phrase::new("effect-extra_action"),
        Effect::Discard { max } => Phrase::new("effect-discard").number("cards", max),
    }
}

pub(super) fn goal_phrase(goal: Goal) -> Phrase {
    match goal {
        Goal::Build { tile, field } => {
            Phrase::new("goal-build").term("tile", tile.id()).place("field", field.id())
        }
        Goal::Play { card } => Phrase::new("goal-play").term("card", card.id()),
        Goal::Hire { tier } => Phrase::new("goal-hire").term("tier", tier.id()),
        Goal::Upgrade { tier, .. } => {
            Phrase::new("goal-upgrade").term("tier", tier.id()).term("to", tier.raised().unwrap_or(tier).id())
        }
    }
}

pub(super) fn phrase_arg(phrase: Phrase) -> Arg {
    Arg::Phrase(Box::new(phrase))
}

fn about(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).seat("player", seat)
}

/// A card only for its owner; the others see its back.
fn secret(keys: [&'static str; 2], seat: Seat, card: Card, viewer: Viewer) -> Phrase {
    if viewer.is(seat) {
        about(keys[0], seat).term("card", card.id())
    } else {
        about(keys[1], seat).term("deck", deck_word(card.deck()))
    }
}

impl Event {
    pub(super) fn tell(&self, viewer: Viewer) -> Option<Phrase> {
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
