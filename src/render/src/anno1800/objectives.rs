//! What the objective cards ask for, in signs, and what of it each player has.

use archipel_rules::anno1800::{
    View,
    data::data,
    kinds::{Naval, Objective, Tier},
    view::Player,
};

use super::{
    districts,
    symbols::{self, Sign},
};

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
        Objective::BenteJorgensen => Deal { note: Some("≤ 1"), ..Deal::counts(Sign::new("a1800_island_old", 1)) },
        Objective::IsabelSarmento => Deal::counts(Sign::new("a1800_island_new", 1)),
        Objective::Pyrphorians => Deal::counts(Sign::new("card_back", 1)),
        Objective::EdvardGoode
        | Objective::WillieWibblesock
        | Objective::PrincessQing
        | Objective::TheQueen
        | Objective::CarlVonMalching
        | Objective::EliBleakworth => Deal {
            asks: objectives.industries(objective).iter().map(|tile| Sign::new(symbols::tile(*tile), 1)).collect(),
            ..Deal::default()
        },
    }
}

/// How many a player has of what is counted; `None` if nothing is, or if it is hidden.
pub(super) fn count(_view: &View, player: &Player, objective: Objective) -> Option<i64> {
    let cubes = |tier: Tier| i64::from(cubes(player, tier));
    match objective {
        Objective::AlonsoGraves
        | Objective::Aarhant
        | Objective::TheEditor
        | Objective::BerylOmara
        | Objective::Zoo
        | Objective::Museum => None,
        Objective::HannahGoode => Some(Tier::ALL.iter().map(|tier| cubes(*tier)).sum()),
        Objective::University => Some(cubes(Tier::Engineer)),
        Objective::WorldsFair => Some(cubes(Tier::Investor)),
        Objective::MadameKahina => {
            let all = [player.ready, player.spent, player.on_cards];
            Some(all.into_iter().map(|tokens| i64::from(tokens.trade)).sum())
        }
        Objective::TheTourist => Some(i64::from(player.expedition_count)),
        Objective::BenteJorgensen => i64::try_from(player.old_world.len()).ok(),
        Objective::IsabelSarmento => i64::try_from(player.new_world.len()).ok(),
        Objective::Pyrphorians => Some(player.hand_sizes.iter().map(|size| i64::from(*size)).sum()),
        Objective::EdvardGoode
        | Objective::WillieWibblesock
        | Objective::PrincessQing
        | Objective::TheQueen
        | Objective::CarlVonMalching
        | Objective::EliBleakworth => {
            let wanted = data().objectives.industries(objective);
            let has = |tile| player.plots.iter().any(|plot| plot.visible() == Some(tile));
            i64::try_from(wanted.iter().filter(|tile| has(**tile)).count()).ok()
        }
    }
}

/// All cubes of a tier, wherever they are.
pub(super) fn cubes(player: &Player, tier: Tier) -> u8 {
    player.residence[tier.index()] + player.exhausted[tier.index()] + districts::working(player, tier)
}
