//! Costs, effects and goals as phrases.

use crate::anno1800::data::Effect;
use crate::anno1800::kinds::Tier;
use crate::anno1800::payment::Used;
use crate::anno1800::resources::Cost;
use crate::anno1800::step::Goal;
use crate::{Arg, Id, Phrase};

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

/// A cost: goods, people, tokens, gold.
pub(in crate::anno1800) fn cost_phrase(cost: &Cost) -> Phrase {
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

/// The people, tokens and gold that a payment uses.
pub(in crate::anno1800) fn used_terms(used: &Used) -> Arg {
    Arg::Terms(used_parts(used))
}

/// The same as a list of counted words.
pub(in crate::anno1800) fn used_parts(used: &Used) -> Vec<(Id, i64)> {
    let mut parts = Counted::new();
    cubes(&mut parts, used.cubes);
    count(&mut parts, Id::new("trade_token"), used.trade_tokens());
    count(&mut parts, Id::new("explore_token"), used.explore_tokens());
    count(&mut parts, Id::new("gold"), used.gold);
    parts
}

pub(in crate::anno1800) fn effect_phrase(effect: Effect) -> Phrase {
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

pub(in crate::anno1800) fn goal_phrase(goal: Goal) -> Phrase {
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

pub(in crate::anno1800) fn phrase_arg(phrase: Phrase) -> Arg {
    Arg::Phrase(Box::new(phrase))
}
