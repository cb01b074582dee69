//! Planning: lodging plans, and running them when the turn has come. Secret, as is their existence.

use super::action::{Action, Planned, PlannedExtra, Wish};
use super::board::Fields;
use super::cards::{Card, Kinds};
use super::data::data;
use super::effect::Play;
use super::event::Event;
use super::houses;
use super::kinds::Symbol;
use super::options::Leftovers;
use super::plan::{Alternative, Entry, Guard, Misfit, Plan, To};
use super::refusal::{Never, Refusal};
use super::state::{Phase, State};
use crate::Seat;

impl State {
    /// A plan is made after one's own choice, and before one's own turn in this card round.
    pub(super) fn may_plan(&self, seat: Seat) -> Result<(), Refusal> {
        match self.phase {
            Phase::Over => Err(Refusal::GameOver),
            Phase::Choose if self.players[seat].pick.is_none() => Err(Refusal::ChooseBeforePlanning),
            Phase::Play | Phase::Extra if seat == self.active => Err(Refusal::YourTurn),
            Phase::Play | Phase::Extra if self.has_begun(seat) => Err(Refusal::TooLateToPlan),
            Phase::Choose | Phase::Play | Phase::Extra => Ok(()),
        }
    }

    /// The cards that one's own coming turn can be planned with: the chosen one, or any of the hand.
    pub(super) fn plannable(&self, seat: Seat) -> Kinds {
        let player = &self.players[seat];
        if self.is_on_turn() {
            player.hand.iter().copied().collect()
        } else {
            player.pick.into_iter().collect()
        }
    }

    /// The cards that an extra play can be planned with: those of the display, and those of one's own hand if
    /// they join the display in time.
    pub(super) fn plannable_extras(&self, seat: Seat) -> Kinds {
        let joins = self.is_last_card_round() && self.options.leftovers == Leftovers::WhenChosen;
        let hand = if joins { self.players[seat].hand.as_slice() } else { &[] };
        self.display.iter().chain(hand).copied().collect()
    }

    /// The fields that may be or become legal for a card.
    pub(super) fn possible_fields(&self, card: Card) -> Fields {
        data().for_symbol[card.symbol().index()] & !self.board.occupied()
    }

    /// Those of the cards that still have a free field.
    pub(super) fn with_fields(&self, cards: Kinds) -> Kinds {
        let free = !self.board.occupied();
        let holds = |card: &Card| data().for_symbol[card.symbol().index()].meets(free);
        cards.into_iter().filter(holds).collect()
    }

    /// "The next house", whichever it will be, can be said of a House card.
    pub(super) fn may_plan_next_house(&self, card: Card) -> bool {
        card.symbol() == Symbol::House && !self.possible_fields(card).is_empty()
    }

    /// May this become legal before the turn?
    fn may_become(&self, seat: Seat, card: Card, to: To) -> Result<(), Never> {
        match to {
            To::Sail if self.may_sail(seat) => Ok(()),
            To::Sail => Err(Never::ShipAtEnd),
            To::NextHouse if self.may_plan_next_house(card) => Ok(()),
            To::Field(field) if self.possible_fields(card).contains(field) => Ok(()),
            To::Field(field) if self.board.occupied().contains(field) => Err(Never::FieldTaken),
            To::Field(field) if field.area() == card.area() => Err(Never::WrongSymbol(card.symbol())),
            To::NextHouse | To::Field(_) => Err(Never::WrongArea(card.area())),
        }
    }

    /// The card of a planned play: named only if it is not yet chosen.
    fn planned_card(&self, seat: Seat, card: Option<Card>) -> Result<Card, Refusal> {
        let named = if self.is_on_turn() { card } else { self.players[seat].pick.filter(|_| card.is_none()) };
        let held = named.filter(|card| self.plannable(seat).contains(*card));
        held.ok_or(Refusal::Impossible(Never::CardNotThere))
    }

    fn may_plan_play(&self, seat: Seat, planned: Planned) -> Result<Alternative, Refusal> {
        let card = self.planned_card(seat, planned.card)?;
        self.may_become(seat, card, planned.to)?;
        let guard = match planned.guard {
            Wish::AsShown => {
                let legal = self.resolve(card, planned.to).filter(|play| self.may_play(seat, *play).is_ok());
                legal.map_or_else(Guard::default, |play| Guard::as_shown(&self.effect(seat, play)))
            }
            Wish::Always => Guard::default(),
            Wish::Custom(terms) => terms.into(),
        };
        Ok(Alternative { card: planned.card, to: planned.to, guard })
    }

    fn may_plan_extra(&self, seat: Seat, planned: PlannedExtra) -> Result<Entry, Refusal> {
        let PlannedExtra { card, to, guard } = planned;
        if !self.plannable_extras(seat).contains(card) {
            return Err(Refusal::Impossible(Never::CardNotThere));
        }
        self.may_become(seat, card, to)?;
        Ok(Entry::Play { card, to, guard: guard.map_or_else(Guard::default, Guard::from) })
    }

    /// Which of the verbs that go with a plan may be used: what is there, and what there is room for.
    pub(super) fn may_extend(&self, seat: Seat) -> (Result<(), Refusal>, Result<(), Refusal>) {
        match &self.players[seat].plan {
            None => (Err(Refusal::NoPlan), Err(Refusal::NoPlan)),
            Some(plan) => {
                let room = |full: bool| if full { Err(Refusal::TooLong) } else { Ok(()) };
                (room(plan.main.is_full()), room(plan.extras.is_full()))
            }
        }
    }

    /// May the seat's plan be withdrawn?
    pub(super) fn may_cancel(&self, seat: Seat) -> Result<(), Refusal> {
        if self.players[seat].plan.is_some() { Ok(()) } else { Err(Refusal::NoPlan) }
    }

    /// Lodges, extends or cancels a plan.
    pub(super) fn plan(
        &mut self,
        seat: Seat,
        action: Action,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        if let Action::CancelPlan = action {
            self.may_cancel(seat)?;
            self.players[seat].plan = None;
            events.push(Event::PlanCancelled { seat });
            return Ok(());
        }
        self.may_plan(seat)?;
        match action {
            Action::Plan(wanted) => {
                let mut plan = Plan::default();
                plan.main.push(self.may_plan_play(seat, wanted)?);
                self.players[seat].plan = Some(Box::new(plan));
            }
            Action::PlanOr(wanted) => {
                self.may_extend(seat).0?;
                let alternative = self.may_plan_play(seat, wanted)?;
                self.players[seat].plan.iter_mut().for_each(|plan| plan.main.push(alternative));
            }
            Action::PlanExtra { play } => {
                self.may_extend(seat).1?;
                let entry = play.map_or(Ok(Entry::Decline), |wanted| self.may_plan_extra(seat, wanted))?;
                self.players[seat].plan.iter_mut().for_each(|plan| plan.extras.push(entry));
            }
            Action::Choose { .. }
            | Action::Place { .. }
            | Action::Sail { .. }
            | Action::Decline
            | Action::CancelPlan => {}
        }
        if let Some(plan) = &self.players[seat].plan {
            let (alternatives, extras) = (plan.main.len() as u8, plan.extras.len() as u8);
            events.push(Event::PlanLodged { seat, alternatives, extras });
        }
        Ok(())
    }

    /// The play that a plan means on the board as it stands. `None`: all houses are taken.
    fn resolve(&self, card: Card, to: To) -> Option<Play> {
        let field = match to {
            To::Sail => None,
            To::NextHouse => Some(houses::next(self.board.occupied())?),
            To::Field(field) => Some(field),
        };
        Some(Play { card, field })
    }

    /// Does a planned play of the active player apply now?
    fn fits(&self, card: Card, to: To, guard: Guard) -> Result<Play, Misfit> {
        if !self.playable().contains(card) {
            return Err(Misfit::Refused(Refusal::CardNotInDisplay));
        }
        let play = self.resolve(card, to).ok_or(Misfit::Refused(Refusal::FieldTaken))?;
        self.may_play(self.active, play).map_err(Misfit::Refused)?;
        guard.admits(&self.effect(self.active, play)).map(|()| play)
    }

    /// The turn begins: the first alternative that applies is played; if none does, the plan is dropped.
    pub(super) fn run_plan(&mut self, events: &mut Vec<Event>) -> bool {
        let seat = self.active;
        let Some(mut plan) = self.players[seat].plan.take() else { return false };
        let mut why = Misfit::NothingPlanned;
        for Alternative { card, to, guard } in plan.main.take() {
            let Some(card) = card.or(self.players[seat].pick) else { continue };
            match self.fits(card, to, guard) {
                Ok(fitting) => {
                    self.players[seat].plan = Some(plan);
                    self.carry_out(fitting, true, events);
                    return true;
                }
                // The reason that the owner is told is that of the first wish.
                Err(misfit) if why == Misfit::NothingPlanned => why = misfit,
                Err(_) => {}
            }
        }
        events.push(Event::PlanDropped { seat, why });
        false
    }

    /// An extra card: the first entry that applies is carried out and struck from the list.
    pub(super) fn run_planned_extra(&mut self, events: &mut Vec<Event>) -> bool {
        let seat = self.active;
        let Some(mut plan) = self.players[seat].plan.take() else { return false };
        let mut why = Misfit::NothingPlanned;
        for (index, entry) in plan.extras.iter().enumerate() {
            let fitting = match *entry {
                Entry::Decline => Ok(None),
                Entry::Play { card, to, guard } => self.fits(card, to, guard).map(Some),
            };
            match fitting {
                Ok(fitting) => {
                    plan.extras.remove(index);
                    self.players[seat].plan = Some(plan);
                    match fitting {
                        Some(fitting) => self.carry_out(fitting, true, events),
                        None => self.decline(seat, events),
                    }
                    return true;
                }
                Err(misfit) if why == Misfit::NothingPlanned => why = misfit,
                Err(_) => {}
            }
        }
        events.push(Event::PlanDropped { seat, why });
        false
    }
}
