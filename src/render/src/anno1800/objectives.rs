//! What the objective cards ask for and bring, in signs.

use archipel_rules::anno1800::{
    data::data,
    kinds::{Naval, Objective, Tier},
};

use super::symbols::{self, Sign};

/// A card in signs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Deal {
    pub(super) asks: Vec<Sign>,
    pub(super) brings: Vec<Sign>,
    /// A limit behind the signs.
    pub(super) note: Option<&'static str>,
}

impl Deal {
    fn counts(sign: Sign) -> Self {
        Self { asks: vec![sign], ..Self::default() }
    }

    fn trade(asks: Vec<Sign>, brings: Sign) -> Self {
        Self { asks, brings: vec![brings], note: None }
    }
}

pub(super) fn deal(objective: Objective) -> Deal {
    let objectives = &data().objectives;
    let explore = |count| Sign::new(symbols::token(Naval::Explore), count);
    match objective {
        Objective::AlonsoGraves => Deal::trade(
            vec![explore(objectives.graves_explore), Sign::new("gold", objectives.graves_gold)],
            Sign::new("a1800_extra_action", 0),
        ),
        Objective::Aarhant => Deal::trade(
            vec![Sign::new(symbols::cube(Tier::Investor), 1)],
            Sign::new("gold", objectives.aarhant_gold),
        ),
        Objective::TheEditor => {
            Deal::trade(vec![explore(objectives.editor_explore)], Sign::new("a1800_discard", 1))
        }
        Objective::BerylOmara => Deal::trade(vec![explore(2)], Sign::new(symbols::token(Naval::Trade), 1)),
        Objective::HannahGoode => Deal {
            asks: Tier::ALL.iter().map(|tier| Sign::new(symbols::cube(*tier), 1)).collect(),
            ..Deal::default()
        },
        Objective::University => Deal::counts(Sign::new(symbols::cube(Tier::Engineer), 1)),
        Objective::WorldsFair => Deal::counts(Sign::new(symbols::cube(Tier::Investor), 1)),
        Objective::MadameKahina => Deal::counts(Sign::new(symbols::token(Naval::Trade), 1)),
        Objective::TheTourist => Deal::counts(Sign::new("a1800_expedition", 1)),
        Objective::Zoo => Deal::counts(Sign::new("a1800_animal", 1)),
        Objective::Museum => Deal::counts(Sign::new("a1800_artifact", 1)),
        Objective::BenteJorgensen => {
            Deal { note: Some("≤ 1"), ..Deal::counts(Sign::new("a1800_island_old", 1)) }
        }
        Objective::IsabelSarmento => Deal::counts(Sign::new("a1800_island_new", 1)),
        Objective::Pyrphorians => Deal::counts(Sign::new("card_back", 1)),
        Objective::EdvardGoode
        | Objective::WillieWibblesock
        | Objective::PrincessQing
        | Objective::TheQueen
        | Objective::CarlVonMalching
        | Objective::EliBleakworth => Deal {
            asks: objectives
                .industries(objective)
                .iter()
                .map(|tile| Sign::new(symbols::tile(*tile), 1))
                .collect(),
            ..Deal::default()
        },
    }
}
