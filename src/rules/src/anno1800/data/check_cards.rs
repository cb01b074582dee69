//! Parses and checks population cards, expedition cards and objective cards.

use super::super::cards::{CARDS, Card, DECK_SIZES, EXPEDITIONS};
use super::super::kinds::{Deck, Objective, Tier};
use super::super::questions::menus::CardGroup;
use super::check::{cost, listed};
use super::file::{EffectPart, File, ObjectivesPart};
use super::{CardData, Effect, ObjectiveData, Visitors};
use crate::DataError;
use crate::data::require;

pub(super) fn effect(part: &EffectPart) -> Result<Effect, DataError> {
    Ok(match *part {
        EffectPart::GainCubes { tier, count } => Effect::GainCubes { tier, count },
        EffectPart::TokensGold { trade, explore, gold } => Effect::TokensGold { trade, explore, gold },
        EffectPart::Expedition { count } => Effect::Expedition { count },
        EffectPart::FreeNewWorld { ref choices } => {
            require(
                choices.iter().all(|one| one.is_new_world()),
                "a New World effect gives New World resources",
                choices,
            )?;
            Effect::FreeNewWorld { choices: choices.iter().copied().collect() }
        }
        EffectPart::Upgrades { from, to, max } => {
            require(from.raised() == Some(to), "an upgrade is one step", to)?;
            Effect::Upgrades { from, max }
        }
        EffectPart::ExtraAction => Effect::ExtraAction,
        EffectPart::Discard { max } => {
            require(max <= 2, "at most two cards are put under their decks", max)?;
            Effect::Discard { max }
        }
    })
}

pub(super) fn cards(file: &File) -> Result<[CardData; CARDS], DataError> {
    let part = &file.population_cards;
    for deck in Deck::ALL {
        let counted = part.decks.get(deck).map(|one| one.count);
        require(counted == Some(DECK_SIZES[deck.index()]), "46, 32 and 24 population cards", counted)?;
    }
    let mut cards = Vec::with_capacity(CARDS);
    for (index, one) in part.list.iter().enumerate() {
        require(one.id.index() == index, "every card is listed in order", one.id)?;
        cards.push(CardData { need: cost(&one.need)?, effect: effect(&one.effect)? });
    }
    // A Discord menu has at most 25 options; see `CardGroup`.
    for pile in CardGroup::ALL {
        let size = cards
            .iter()
            .enumerate()
            .filter(|(index, card)| Card::new(*index).is_some_and(|id| pile.holds(id.deck(), card.effect)));
        require(size.count() <= 25, "at most 25 cards of a deck have effects of one group", pile)?;
    }
    let count = cards.len();
    cards
        .try_into()
        .map_err(|_| DataError::Broken { rule: "every card is listed in order", found: count.to_string() })
}

pub(super) fn expeditions(file: &File) -> Result<[Visitors; EXPEDITIONS], DataError> {
    let list = &file.expedition_cards.list;
    let in_order = list.iter().enumerate().all(|(index, one)| one.id.index() == index);
    require(in_order && list.len() == EXPEDITIONS, "22 expedition cards, in order", list.len())?;
    let low = |tier| matches!(tier, Tier::Farmer | Tier::Worker);
    for one in list {
        let sound = !low(one.animal.visitor) && !low(one.artifact.visitor);
        require(sound, "expedition cards need artisans, engineers or investors", one.id)?;
    }
    Ok(std::array::from_fn(|index| Visitors {
        animal: list[index].animal.visitor,
        artifact: list[index].artifact.visitor,
    }))
}

pub(super) fn objectives(part: &ObjectivesPart, fireworks: u8) -> Result<ObjectiveData, DataError> {
    listed(part.list.iter().map(|one| one.id), Objective::ALL, "every objective card is listed in order")?;
    require(
        part.in_play == 5 && part.first_game.len() == 5,
        "five objective cards are in play",
        part.in_play,
    )?;
    let find = |card: Objective| &part.list[card.index()];
    let number = |card: Objective, name: &'static str| -> Result<u8, DataError> {
        let value = find(card).pay.get(name).and_then(serde_json::Value::as_u64);
        let rule = "an objective card says what its effect costs";
        value
            .and_then(|value| u8::try_from(value).ok())
            .ok_or(DataError::Broken { rule, found: format!("{card:?}") })
    };
    let rule = "an objective card says what it brings";
    let missing = |card: Objective| DataError::Broken { rule, found: format!("{card:?}") };
    let points =
        |one: &super::file::ObjectivePart| one.first_points.or(one.points).or(one.points_each).unwrap_or(0);
    Ok(ObjectiveData {
        in_play: part.in_play,
        first_game: part.first_game.clone(),
        points: std::array::from_fn(|index| points(&part.list[index])),
        second_points: std::array::from_fn(|index| part.list[index].second_points.unwrap_or(0)),
        industries: part
            .list
            .iter()
            .filter(|one| !one.industries.is_empty())
            .map(|one| (one.id, one.industries.clone()))
            .collect(),
        graves_explore: number(Objective::AlonsoGraves, "explore")?,
        graves_gold: number(Objective::AlonsoGraves, "gold")?,
        aarhant_gold: *find(Objective::Aarhant)
            .gain
            .get("gold")
            .ok_or_else(|| missing(Objective::Aarhant))?,
        editor_explore: number(Objective::TheEditor, "explore")?,
        bente_islands: find(Objective::BenteJorgensen)
            .max_old_world_islands
            .ok_or_else(|| missing(Objective::BenteJorgensen))?,
        fireworks,
    })
}
