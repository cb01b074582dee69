//! What industries, ships, people and cards cost and do, as tables for looking up.

use super::cards::Expedition;
use super::data::{Role, data};
use super::describe::phrases::{cost_phrase, effect_phrase};
use super::kinds::{Deck, Tier, Tile};
use super::resources::Cost;
use crate::{Arg, Phrase, Reference};

pub fn tables() -> Vec<Reference> {
    vec![
        Reference { id: "industries", rows: industries() },
        Reference { id: "start_industries", rows: start_industries() },
        Reference { id: "fleet", rows: fleet() },
        Reference { id: "people", rows: people() },
        Reference { id: "cards_fw", rows: cards(Deck::Fw) },
        Reference { id: "cards_aei", rows: cards(Deck::Aei) },
        Reference { id: "cards_nw", rows: cards(Deck::Nw) },
        Reference { id: "objective_cards", rows: objectives() },
        Reference { id: "expedition_cards", rows: expeditions() },
    ]
}

fn nested(phrase: Phrase) -> Arg {
    Arg::Phrase(Box::new(phrase))
}

fn cost(cost: &Cost) -> Arg {
    nested(cost_phrase(cost))
}

fn industries() -> Vec<Phrase> {
    let row = |tile: Tile| match data().tile(tile).role {
        Role::Industry { product, tier } => Some(
            Phrase::new("row-industry")
                .term("tile", tile.id())
                .term("product", product.id())
                .term("tier", tier.id())
                .with("cost", cost(&data().tile(tile).cost)),
        ),
        Role::Shipyard { .. } | Role::Ship { .. } => None,
    };
    data().on_sale().filter_map(row).collect()
}

fn start_industries() -> Vec<Phrase> {
    let row = |tile: Tile| match data().tile(tile).role {
        Role::Industry { product, tier } => Some(
            Phrase::new("row-start_industry")
                .term("tile", tile.id())
                .term("product", product.id())
                .term("tier", tier.id()),
        ),
        Role::Shipyard { .. } | Role::Ship { .. } => None,
    };
    let printed = Tile::ALL.iter().copied().filter(|tile| data().home_of(*tile).is_some());
    printed.filter_map(row).collect()
}

fn fleet() -> Vec<Phrase> {
    let row = |tile: Tile| match data().tile(tile).role {
        Role::Industry { .. } => None,
        Role::Shipyard { .. } | Role::Ship { .. } => Some(
            Phrase::new("row-fleet")
                .term("tile", tile.id())
                .number("copies", data().tile(tile).copies)
                .with("cost", cost(&data().tile(tile).cost)),
        ),
    };
    data().on_sale().filter_map(row).collect()
}

fn people() -> Vec<Phrase> {
    let row = |tier: &Tier| {
        let facts = data().tier(*tier);
        let row = Phrase::new(if tier.raised().is_some() { "row-people" } else { "row-people_top" })
            .term("tier", tier.id())
            .with("hire", cost(&facts.hire))
            .number("shift", facts.shift_gold);
        match tier.raised() {
            Some(to) => row
                .term("to", to.id())
                .with("upgrade", cost(&facts.upgrade))
                .number("tokens", facts.trade_price),
            None => row,
        }
    };
    Tier::ALL.iter().map(row).collect()
}

fn cards(deck: Deck) -> Vec<Phrase> {
    let row = |card: super::cards::Card| {
        let facts = data().card(card);
        Phrase::new("row-card")
            .term("card", card.id())
            .with("need", cost(&facts.need))
            .with("effect", nested(effect_phrase(facts.effect)))
    };
    deck.cards().map(row).collect()
}

fn objectives() -> Vec<Phrase> {
    let row = |objective: &super::kinds::Objective| {
        let facts = &data().objectives;
        let (card, points) = (objective.id(), facts.points(*objective));
        let industries: Vec<_> = facts.industries(*objective).iter().map(|tile| (tile.id(), 1)).collect();
        if !industries.is_empty() {
            Phrase::new("row-objective_industries")
                .term("card", card)
                .number("points", points)
                .with("industries", Arg::Terms(industries))
        } else if facts.second_points(*objective) > 0 {
            Phrase::new("row-objective_most")
                .term("card", card)
                .number("points", points)
                .number("second", facts.second_points(*objective))
        } else if points == 0 {
            Phrase::new("row-objective_effect").term("card", card)
        } else {
            Phrase::new("row-objective_points").term("card", card).number("points", points)
        }
    };
    super::kinds::Objective::ALL.iter().map(row).collect()
}

fn expeditions() -> Vec<Phrase> {
    let row = |card: Expedition| {
        let visitors = data().visitors(card);
        Phrase::new("row-expedition")
            .term("card", card.id())
            .term("animal", visitors.animal.id())
            .term("artifact", visitors.artifact.id())
    };
    Expedition::all().map(row).collect()
}
