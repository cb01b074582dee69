//! Writes actions as complete answers: the inverse of `parse`.

use super::param::{
    CARD, CARDS, FIELD, KIND, OBJECTIVE, PART, PAY, PILE, RESOURCE, RETURNED, RETURNED_WHERE, RULE, SEAT,
    SHIP, TIER, TILE, TOKENS, WHERE,
};
use super::{Action, DONE, Spot, berth_id, seat_id, ship_id};
use crate::anno1800::card_effects::discards;
use crate::anno1800::cards::Card;
use crate::anno1800::fields::Field;
use crate::anno1800::kinds::Tile;
use crate::anno1800::questions::menus::{CardGroup, TileGroup};
use crate::anno1800::step::Place;
use crate::{Answer, Answers, Id, VERB};

/// Collects answers.
struct AnswerWriter(Answers);

impl AnswerWriter {
    /// An action that does not come from questions may have too many answers; surplus ones are dropped. Such an action
    /// is never offered.
    fn push(&mut self, param: &'static str, id: Id) {
        let _ = self.0.try_push(Answer { param, id });
    }

    fn tile(&mut self, tile: Tile) {
        if let Some(kind) = TileGroup::of(tile) {
            self.push(KIND, kind.id());
        }
        self.push(TILE, tile.id());
    }

    fn land(&mut self, shore: &'static str, param: &'static str, field: Field) {
        self.push(shore, Id::new(field.shore().as_str()));
        self.push(param, field.id());
    }

    fn place(&mut self, place: Place) {
        self.push(WHERE, Spot::of(place).id());
        if let Place::Workplace(field) = place {
            self.push(FIELD, field.id());
        }
    }

    fn card(&mut self, card: Card) {
        self.push(PILE, CardGroup::of(card).id());
        self.push(CARD, card.id());
    }

    fn done(&mut self, param: &'static str, full: bool) {
        if !full {
            self.push(param, Id::new(DONE));
        }
    }
}

pub(in crate::anno1800) fn to_answers(action: &Action) -> Answers {
    let mut out = AnswerWriter(Answers::new());
    out.push(VERB, action.name().id());
    match action {
        Action::Build { tile, field, pay } => {
            out.tile(*tile);
            if let Some(field) = field {
                out.land(WHERE, FIELD, *field);
            }
            out.push(PAY, pay.id());
        }
        Action::Rebuild { returned, tile, field, pay } => {
            out.land(RETURNED_WHERE, RETURNED, *returned);
            out.tile(*tile);
            if let Some(field) = field {
                out.land(WHERE, FIELD, *field);
            }
            out.push(PAY, pay.id());
        }
        Action::Ships { ships, pay } => {
            for (number, launch) in ships.iter().enumerate() {
                out.push(SHIP, ship_id(launch.ship));
                out.push(FIELD, berth_id(number, launch.field));
            }
            out.done(SHIP, ships.is_full());
            out.push(PAY, pay.id());
        }
        Action::ShipAnywhere { ship } => out.push(SHIP, ship_id(*ship)),
        Action::UpgradeAnywhere { tier } => out.push(TIER, tier.id()),
        Action::Play { card, pay } => {
            out.card(*card);
            out.push(PAY, pay.id());
        }
        Action::Swap { cards } => {
            cards.iter().for_each(|card| out.card(*card));
            out.done(PILE, cards.is_full());
        }
        Action::Hire { tiers, pay } => {
            tiers.iter().for_each(|tier| out.push(TIER, tier.id()));
            out.done(TIER, tiers.is_full());
            out.push(PAY, pay.id());
        }
        Action::Upgrade { steps, pay } => {
            for raise in steps {
                out.push(TIER, raise.tier.id());
                out.place(raise.at);
            }
            out.done(TIER, steps.is_full());
            out.push(PAY, pay.id());
        }
        Action::Expedition { cards } => out.push(CARDS, Id::number(*cards)),
        Action::Activate { card, under } => {
            out.card(*card);
            under.iter().for_each(|card| out.card(*card));
            if discards(*card) {
                out.done(PILE, under.is_full());
            }
        }
        Action::Objective { objective, card } => {
            out.push(OBJECTIVE, objective.id());
            if let Some(card) = card {
                out.card(*card);
            }
        }
        Action::Shift { tier, from: place } | Action::Promote { tier, at: place } => {
            out.push(TIER, tier.id());
            out.place(*place);
        }
        Action::Produce { field } | Action::Return { field } => out.land(WHERE, FIELD, *field),
        Action::Work { field } => out.push(FIELD, field.id()),
        Action::Trade { resource, seat, tokens } => {
            out.push(RESOURCE, resource.id());
            out.push(SEAT, seat_id(*seat));
            out.push(TOKENS, tokens.id());
        }
        Action::Fetch { resource, tokens } => {
            out.push(RESOURCE, resource.id());
            out.push(TOKENS, tokens.id());
        }
        Action::Gift { card, resource } => {
            out.push(CARD, card.id());
            out.push(RESOURCE, resource.id());
        }
        Action::Labour { part, tier } => {
            out.push(PART, Id::number(*part));
            out.push(TIER, tier.id());
        }
        Action::Spend { part, tokens } => {
            out.push(PART, Id::number(*part));
            out.push(TOKENS, tokens.id());
        }
        Action::Finish { part } => out.push(PART, Id::number(*part)),
        Action::AutoEnd { rule } => out.push(RULE, Id::new(rule.as_str())),
        Action::Claim | Action::Explore | Action::Festival | Action::Withdraw | Action::EndTurn => {}
    }
    out.0
}
