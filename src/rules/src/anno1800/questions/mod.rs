//! The questions: what a player may do now, one answer after the other. Exactly what is offered is accepted.

pub(super) mod affordable;
mod legal_steps;
pub mod menus;
mod orders;
mod payment_steps;
mod shared;

use crate::anno1800::action::AnswerReader;
use crate::anno1800::action::Move;
use crate::anno1800::action::param::{CARDS, FIELD, OBJECTIVE, RULE, WHERE};
use crate::anno1800::data::{Effect, MOST_PARTS, data};
use crate::anno1800::kinds::{Objective, Tier};
use crate::anno1800::options::AutoEnd;
use crate::anno1800::questions::affordable::Affordable;
use crate::anno1800::questions::shared::{Chosen, card_question, cube_question, land_question};
use crate::anno1800::state::State;
use crate::anno1800::step::{Goal, Order};
use crate::answer_reader::{InvalidAnswers, complete, question};
use crate::{Answer, Asked, Id, Seat};

impl State {
    pub(in crate::anno1800) fn ask_after(
        &self,
        seat: Seat,
        answers: &[Answer],
        options: &mut Vec<Id>,
    ) -> Asked {
        if self.players.get(seat).is_none() {
            options.clear();
            return Asked::Nothing;
        }
        let open = || {
            let affordable = self.affordable(seat);
            let moves =
                Move::ALL.iter().copied().filter(move |action| self.is_open(seat, *action, &affordable));
            moves.map(Move::id)
        };
        AnswerReader::ask(answers, options, open, |action, rest, options| {
            self.permits(seat, action).map_err(|_| InvalidAnswers)?;
            self.question_of(seat, action, rest, options)
        })
    }

    /// Whether any action with this verb is legal.
    fn is_open(&self, seat: Seat, action: Move, affordable: &Affordable) -> bool {
        if self.permits(seat, action).is_err() {
            return false;
        }
        match action {
            Move::Play => affordable.any_card(),
            Move::Build => affordable.kinds().next().is_some(),
            Move::Ships => affordable.ships(&Order::default()).next().is_some(),
            Move::Rebuild => affordable.returnable().next().is_some(),
            Move::Hire => affordable.hires(&Order::default()).next().is_some(),
            Move::Upgrade => affordable.raises(&Order::default()).next().is_some(),
            Move::Claim => self.may_claim(seat).is_ok(),
            Move::Explore => self.may_explore(seat).is_ok(),
            Move::Expedition => self.may_send_expedition(seat, 1).is_ok(),
            Move::Swap => !self.swappable(seat).is_empty(),
            Move::Activate => !self.usable_cards(seat).is_empty(),
            Move::Objective => self.usable_objectives(seat).next().is_some(),
            Move::Promote => Tier::ALL.iter().any(|tier| self.promotable(seat, *tier).next().is_some()),
            Move::Shift => Tier::ALL.iter().any(|tier| self.shiftable(seat, *tier).next().is_some()),
            Move::Produce => self.producing(seat).next().is_some(),
            Move::Work => self.working(seat).next().is_some(),
            Move::Trade => self.tradable(seat).next().is_some(),
            Move::Fetch => self.fetchable(seat).next().is_some(),
            Move::Gift => self.gift_cards(seat).next().is_some(),
            Move::Labour => self.open_parts().any(|part| self.labours(seat, part).next().is_some()),
            Move::Spend => self.open_parts().any(|part| !self.picks_for_part(seat, part).is_empty()),
            Move::Return => self.returnable_now(seat).next().is_some(),
            Move::Finish => self.open_parts().any(|part| self.may_finish(seat, part)),
            Move::Festival | Move::Withdraw | Move::EndTurn | Move::AutoEnd => true,
        }
    }

    fn question_of(
        &self,
        seat: Seat,
        action: Move,
        rest: &mut AnswerReader,
        options: &mut Vec<Id>,
    ) -> Result<Asked, InvalidAnswers> {
        Ok(match action {
            Move::Claim => complete(self.may_claim(seat).is_ok(), rest),
            Move::Explore => complete(self.may_explore(seat).is_ok(), rest),
            Move::Festival | Move::Withdraw | Move::EndTurn => complete(true, rest),
            Move::Play => {
                let hand = self.players[seat].hand;
                let cards = || self.affordable(seat).cards();
                match card_question(cards, |card| hand.contains(card), false, rest, options)? {
                    Chosen::Card(card) => {
                        self.pay_question(seat, &Order::one(Goal::Play { card }), rest, options)?
                    }
                    Chosen::Asked(asked) => asked,
                    Chosen::Done => Asked::Nothing,
                }
            }
            Move::Build => self.build_question(seat, rest, options)?,
            Move::Rebuild => self.rebuild_question(seat, rest, options)?,
            Move::Ships => self.ships_question(seat, rest, options)?,
            Move::Hire => self.hire_question(seat, rest, options)?,
            Move::Upgrade => self.upgrade_question(seat, rest, options)?,
            Move::Expedition => match rest.digit(CARDS)? {
                None => {
                    let most = data().limits.expedition_cards;
                    let counts =
                        (1..=most).rev().filter(|cards| self.may_send_expedition(seat, *cards).is_ok());
                    question(CARDS, options, counts.map(Id::number))
                }
                Some(cards) => complete(self.may_send_expedition(seat, cards).is_ok(), rest),
            },
            Move::Swap => self.swap_question(seat, rest, options)?,
            Move::Activate => self.activate_question(seat, rest, options)?,
            Move::Objective => match rest.next(OBJECTIVE, Objective::parse)? {
                None => question(OBJECTIVE, options, self.usable_objectives(seat).map(Objective::id)),
                Some(Objective::TheEditor) if self.may_use_editor(seat).is_ok() && self.paying.is_none() => {
                    let hand = self.players[seat].hand;
                    match card_question(|| hand, |card| hand.contains(card), false, rest, options)? {
                        Chosen::Card(_) => complete(true, rest),
                        Chosen::Asked(asked) => asked,
                        Chosen::Done => Asked::Nothing,
                    }
                }
                Some(objective) => complete(self.may_use_objective(seat, objective, None).is_ok(), rest),
            },
            Move::Promote => {
                let tiers =
                    Tier::ALL.iter().copied().filter(|tier| self.promotable(seat, *tier).next().is_some());
                cube_question(tiers, |tier| self.promotable(seat, tier), rest, options)?
            }
            Move::Shift => {
                let tiers =
                    Tier::ALL.iter().copied().filter(|tier| self.shiftable(seat, *tier).next().is_some());
                cube_question(tiers, |tier| self.shiftable(seat, tier), rest, options)?
            }
            Move::Produce => match land_question(|| self.producing(seat), (WHERE, FIELD), rest, options)? {
                Ok(field) => complete(self.may_produce(seat, field).is_ok(), rest),
                Err(asked) => asked,
            },
            Move::Work
            | Move::Trade
            | Move::Fetch
            | Move::Gift
            | Move::Labour
            | Move::Spend
            | Move::Return
            | Move::Finish => self.step_question(seat, action, rest, options)?,
            Move::AutoEnd => match rest.next(RULE, AutoEnd::parse)? {
                None => {
                    let others =
                        AutoEnd::ALL.into_iter().filter(|rule| self.may_set_auto_end(seat, *rule).is_ok());
                    question(RULE, options, others.map(|rule| Id::new(rule.as_str())))
                }
                Some(rule) => complete(self.may_set_auto_end(seat, rule).is_ok(), rest),
            },
        })
    }

    fn swap_question(
        &self,
        seat: Seat,
        rest: &mut AnswerReader,
        options: &mut Vec<Id>,
    ) -> Result<Asked, InvalidAnswers> {
        let mut left = self.swappable(seat);
        for chosen in 0..MOST_PARTS {
            match card_question(|| left, |card| left.contains(card), chosen > 0, rest, options)? {
                Chosen::Card(card) => left.remove(card),
                Chosen::Asked(asked) => return Ok(asked),
                Chosen::Done => break,
            };
        }
        Ok(complete(true, rest))
    }

    fn activate_question(
        &self,
        seat: Seat,
        rest: &mut AnswerReader,
        options: &mut Vec<Id>,
    ) -> Result<Asked, InvalidAnswers> {
        let usable = self.usable_cards(seat);
        let card = match card_question(|| usable, |card| usable.contains(card), false, rest, options)? {
            Chosen::Card(card) => card,
            Chosen::Asked(asked) => return Ok(asked),
            Chosen::Done => return Ok(Asked::Nothing),
        };
        if let Effect::Discard { max } = data().card(card).effect {
            let mut left = self.players[seat].hand;
            // `done` ends the list, unless the list is full.
            for _ in 0..max {
                match card_question(|| left, |card| left.contains(card), true, rest, options)? {
                    Chosen::Card(card) => left.remove(card),
                    Chosen::Asked(asked) => return Ok(asked),
                    Chosen::Done => break,
                };
            }
        }
        Ok(complete(true, rest))
    }
}
