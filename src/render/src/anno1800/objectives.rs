//! Requirements and rewards of the objective cards as sprites.

use archipel_rules::anno1800::{
    data::data,
    kinds::{Naval, Objective, Tier},
};

use super::symbols::{self, CountedSprite};

/// An objective card as sprites.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Deal {
    pub(super) asks: Vec<CountedSprite>,
    pub(super) brings: Vec<CountedSprite>,
}

impl Deal {
    fn counts(item: CountedSprite) -> Self {
        Self { asks: vec![item], ..Self::default() }
    }

    fn trade(asks: Vec<CountedSprite>, brings: CountedSprite) -> Self {
        Self { asks, brings: vec![brings] }
    }
}

/// What a card counts or does, in words.
pub(super) const fn words(objective: Objective) -> &'static str {
    match objective {
        Objective::AlonsoGraves => "label-1800-extra-action",
        Objective::Aarhant => "label-1800-investor-gold",
        Objective::TheEditor => "label-1800-card-under",
        Objective::BerylOmara => "label-1800-explore-as-trade",
        Objective::HannahGoode => "label-1800-most-people",
        Objective::University => "label-1800-most-engineers",
        Objective::WorldsFair => "label-1800-most-investors",
        Objective::MadameKahina => "label-1800-most-trade",
        Objective::TheTourist => "label-1800-most-expeditions",
        Objective::Zoo => "label-1800-each-animal",
        Objective::Museum => "label-1800-each-artifact",
        Objective::BenteJorgensen => "label-1800-one-old-world",
        Objective::IsabelSarmento => "label-1800-each-new-world",
        Objective::Pyrphorians => "label-1800-each-card",
        Objective::EdvardGoode
        | Objective::WillieWibblesock
        | Objective::PrincessQing
        | Objective::TheQueen
        | Objective::CarlVonMalching
        | Objective::EliBleakworth => "label-1800-each-industry",
    }
}

pub(super) fn deal(objective: Objective) -> Deal {
    let objectives = &data().objectives;
    let explore = |count| CountedSprite::new(symbols::token(Naval::Explore), count);
    match objective {
        Objective::AlonsoGraves => Deal::trade(
            vec![explore(objectives.graves_explore), CountedSprite::new("gold", objectives.graves_gold)],
            CountedSprite::new("a1800_extra_action", 0),
        ),
        Objective::Aarhant => Deal::trade(
            vec![CountedSprite::new(symbols::cube(Tier::Investor), 1)],
            CountedSprite::new("gold", objectives.aarhant_gold),
        ),
        Objective::TheEditor => {
            Deal::trade(vec![explore(objectives.editor_explore)], CountedSprite::new("a1800_discard", 1))
        }
        Objective::BerylOmara => {
            Deal::trade(vec![explore(2)], CountedSprite::new(symbols::token(Naval::Trade), 1))
        }
        Objective::HannahGoode => Deal {
            asks: Tier::ALL.iter().map(|tier| CountedSprite::new(symbols::cube(*tier), 1)).collect(),
            ..Deal::default()
        },
        Objective::University => Deal::counts(CountedSprite::new(symbols::cube(Tier::Engineer), 1)),
        Objective::WorldsFair => Deal::counts(CountedSprite::new(symbols::cube(Tier::Investor), 1)),
        Objective::MadameKahina => Deal::counts(CountedSprite::new(symbols::token(Naval::Trade), 1)),
        Objective::TheTourist => Deal::counts(CountedSprite::new("a1800_expedition", 1)),
        Objective::Zoo => Deal::counts(CountedSprite::new("a1800_animal", 1)),
        Objective::Museum => Deal::counts(CountedSprite::new("a1800_artifact", 1)),
        Objective::BenteJorgensen => Deal::counts(CountedSprite::new("a1800_island_old", 1)),
        Objective::IsabelSarmento => Deal::counts(CountedSprite::new("a1800_island_new", 1)),
        Objective::Pyrphorians => Deal::counts(CountedSprite::new("card_back", 1)),
        Objective::EdvardGoode
        | Objective::WillieWibblesock
        | Objective::PrincessQing
        | Objective::TheQueen
        | Objective::CarlVonMalching
        | Objective::EliBleakworth => Deal {
            asks: objectives
                .industries(objective)
                .iter()
                .map(|tile| CountedSprite::new(symbols::tile(*tile), 1))
                .collect(),
            ..Deal::default()
        },
    }
}
