//! Which plans may be made, and which planned plays can still become legal.

use super::{Alternative, ExtraInstruction, Guard, Target};
use crate::Seat;
use crate::mille_fiori::action::{GuardChoice, PlannedExtra, PlannedPlay};
use crate::mille_fiori::board::Fields;
use crate::mille_fiori::cards::{Card, CardSet};
use crate::mille_fiori::data::data;
use crate::mille_fiori::effect::Play;
use crate::mille_fiori::houses;
use crate::mille_fiori::kinds::Symbol;
use crate::mille_fiori::options::Leftovers;
use crate::mille_fiori::refusals::{NeverLegal, Refusal};
use crate::mille_fiori::state::{Phase, State};

impl State {
    /// A seat may plan after it has chosen a card and before its turn in this card round.
    pub(in crate::mille_fiori) fn may_plan(&self, seat: Seat) -> Result<(), Refusal> {
        match self.phase {
            Phase::Over => Err(Refusal::GameOver),
            Phase::Choose if self.players[seat].pick.is_none() => Err(Refusal::ChooseBeforePlanning),
            Phase::Play | Phase::Extra if seat == self.active => Err(Refusal::YourTurn),
            Phase::Play | Phase::Extra if self.has_begun(seat) => Err(Refusal::TooLateToPlan),
            Phase::Choose | Phase::Play | Phase::Extra => Ok(()),
        }
    }

    /// The cards with which the seat can plan its coming turn: the chosen one, or in the tactical variant any of its
    /// hand.
    pub(in crate::mille_fiori) fn plannable(&self, seat: Seat) -> CardSet {
        let player = &self.players[seat];
        if self.is_on_turn() {
            player.hand.iter().copied().collect()
        } else {
            player.pick.into_iter().collect()
        }
    }

    /// The cards with which the seat can plan an extra play: those of the display, and those of its hand if they join
    /// the display in time.
    pub(in crate::mille_fiori) fn plannable_extras(&self, seat: Seat) -> CardSet {
        let joins = self.is_last_card_round() && self.options.leftovers == Leftovers::WhenChosen;
        let hand = if joins { self.players[seat].hand.as_slice() } else { &[] };
        self.display.iter().chain(hand).copied().collect()
    }

    /// The fields that are legal for a card or may become legal.
    pub(in crate::mille_fiori) fn possible_fields(&self, card: Card) -> Fields {
        data().for_symbol[card.symbol().index()] & !self.board.occupied()
    }

    /// Those of the cards that still have a free field.
    pub(in crate::mille_fiori) fn with_fields(&self, cards: CardSet) -> CardSet {
        let free = !self.board.occupied();
        let holds = |card: &Card| data().for_symbol[card.symbol().index()].meets(free);
        cards.into_iter().filter(holds).collect()
    }

    /// Whether "the next house" may be the target of this card: only for a House card, while a house is free.
    pub(in crate::mille_fiori) fn may_plan_next_house(&self, card: Card) -> bool {
        card.symbol() == Symbol::House && !self.possible_fields(card).is_empty()
    }

    /// Checks that this play can become legal before the turn.
    pub(in crate::mille_fiori) fn may_become(
        &self,
        seat: Seat,
        card: Card,
        to: Target,
    ) -> Result<(), NeverLegal> {
        match to {
            Target::Sail if self.may_sail(seat) => Ok(()),
            Target::Sail => Err(NeverLegal::ShipAtEnd),
            Target::NextHouse if self.may_plan_next_house(card) => Ok(()),
            Target::Field(field) if self.possible_fields(card).contains(field) => Ok(()),
            Target::Field(field) if self.board.occupied().contains(field) => Err(NeverLegal::FieldTaken),
            Target::Field(field) if field.area() == card.area() => {
                Err(NeverLegal::WrongSymbol(card.symbol()))
            }
            Target::NextHouse | Target::Field(_) => Err(NeverLegal::WrongArea(card.area())),
        }
    }

    /// The card of a planned play. The action names it only in the tactical variant, where no card is chosen in
    /// advance.
    fn planned_card(&self, seat: Seat, card: Option<Card>) -> Result<Card, Refusal> {
        let named = if self.is_on_turn() { card } else { self.players[seat].pick.filter(|_| card.is_none()) };
        let held = named.filter(|card| self.plannable(seat).contains(*card));
        held.ok_or(Refusal::Impossible(NeverLegal::CardNotThere))
    }

    pub(super) fn may_plan_play(&self, seat: Seat, planned: PlannedPlay) -> Result<Alternative, Refusal> {
        let card = self.planned_card(seat, planned.card)?;
        self.may_become(seat, card, planned.to)?;
        let guard = match planned.guard {
            GuardChoice::AsShown => {
                let legal = self.resolve(card, planned.to).filter(|play| self.may_play(seat, *play).is_ok());
                legal.map_or_else(Guard::default, |play| Guard::as_shown(&self.effect(seat, play)))
            }
            GuardChoice::Always => Guard::default(),
            GuardChoice::Custom(terms) => terms.into(),
        };
        Ok(Alternative { card: planned.card, to: planned.to, guard })
    }

    pub(super) fn may_plan_extra(
        &self,
        seat: Seat,
        planned: PlannedExtra,
    ) -> Result<ExtraInstruction, Refusal> {
        let PlannedExtra { card, to, guard } = planned;
        if !self.plannable_extras(seat).contains(card) {
            return Err(Refusal::Impossible(NeverLegal::CardNotThere));
        }
        self.may_become(seat, card, to)?;
        Ok(ExtraInstruction::Play { card, to, guard: guard.map_or_else(Guard::default, Guard::from) })
    }

    /// Two checks: the plan has room for another alternative; it has room for another instruction for extra cards.
    pub(in crate::mille_fiori) fn may_extend(
        &self,
        seat: Seat,
    ) -> (Result<(), Refusal>, Result<(), Refusal>) {
        match &self.players[seat].plan {
            None => (Err(Refusal::NoPlan), Err(Refusal::NoPlan)),
            Some(plan) => {
                let room = |full: bool| if full { Err(Refusal::TooLong) } else { Ok(()) };
                (room(plan.main.is_full()), room(plan.extras.is_full()))
            }
        }
    }

    /// Checks that the seat may cancel its plan.
    pub(in crate::mille_fiori) fn may_cancel(&self, seat: Seat) -> Result<(), Refusal> {
        if self.players[seat].plan.is_some() { Ok(()) } else { Err(Refusal::NoPlan) }
    }

    /// The play that a plan means on the board as it stands. `None`: all houses are taken.
    pub(super) fn resolve(&self, card: Card, to: Target) -> Option<Play> {
        let field = match to {
            Target::Sail => None,
            Target::NextHouse => Some(houses::next(self.board.occupied())?),
            Target::Field(field) => Some(field),
        };
        Some(Play { card, field })
    }
}
