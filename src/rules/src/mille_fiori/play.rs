//! Playing a card: what is legal, and what happens then.

use super::action::Action;
use super::board::{Field, Fields};
use super::cards::{Card, Kinds, take_out};
use super::data::data;
use super::effect::Play;
use super::event::Event;
use super::kinds::{Area, Source};
use super::refusal::Refusal;
use super::state::{Phase, Played, State};
use super::{houses, sea_route};
use crate::{Reveal, Seat, Seats};

impl State {
    /// The cards that the active player may play now: the chosen one, one of the hand, or one of the display.
    pub(super) fn playable(&self) -> Kinds {
        let player = &self.players[self.active];
        match self.phase {
            Phase::Play if self.is_on_turn() => player.hand.iter().copied().collect(),
            Phase::Play => player.pick.into_iter().collect(),
            Phase::Extra => self.display.iter().copied().collect(),
            Phase::Choose | Phase::Over => Kinds::default(),
        }
    }

    /// Where this seat may put a rhomb with this card: nowhere without a rhomb.
    pub(super) fn fields_for(&self, seat: Seat, card: Card) -> Fields {
        if self.players[seat].rhombs() == 0 { Fields::NONE } else { self.board.legal_fields(card) }
    }

    /// A ship at the end of the route never moves again (MF R3).
    pub(super) fn may_sail(&self, seat: Seat) -> bool {
        self.players[seat].ship < sea_route::LAST
    }

    /// Is this play of an available card possible on the board as it stands?
    pub(super) fn may_play(&self, seat: Seat, play: Play) -> Result<(), Refusal> {
        match play.field {
            Some(field) if self.fields_for(seat, play.card).contains(field) => Ok(()),
            Some(field) => Err(self.why_not(play.card, field)),
            None if self.may_sail(seat) => Ok(()),
            None => Err(Refusal::ShipAtEnd),
        }
    }

    /// Why no rhomb can be put there with this card.
    fn why_not(&self, card: Card, field: Field) -> Refusal {
        let occupied = self.board.occupied();
        if occupied.contains(field) {
            return Refusal::FieldTaken;
        }
        let area = card.area();
        if field.area() != area {
            return Refusal::WrongArea(area);
        }
        match area {
            Area::Workshops | Area::Trade if field.symbol() != card.symbol() => {
                Refusal::WrongSymbol(card.symbol())
            }
            Area::Houses => match houses::next(occupied) {
                Some(next) if next != field => Refusal::HouseNotNext(next),
                Some(_) | None => Refusal::NoRhomb,
            },
            Area::Nobili | Area::Populi
                if !occupied.contains_all(data().pyramid(area).rests_on[field.number()]) =>
            {
                Refusal::NotSupported
            }
            Area::Workshops | Area::Trade | Area::Nobili | Area::Populi | Area::Harbor => Refusal::NoRhomb,
        }
    }

    /// May this seat play this card now, wherever to?
    fn may_use(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        if !data().has(card) {
            return Err(Refusal::UnknownCard);
        }
        if self.phase == Phase::Choose {
            return Err(Refusal::ChooseFirst);
        }
        if seat != self.active {
            return Err(Refusal::NotYourTurn(self.active));
        }
        if self.playable().contains(card) {
            return Ok(());
        }
        Err(match self.phase {
            Phase::Extra => Refusal::CardNotInDisplay,
            Phase::Play | Phase::Choose | Phase::Over if self.is_on_turn() => Refusal::CardNotInHand,
            Phase::Play | Phase::Choose | Phase::Over => Refusal::CardNotChosen,
        })
    }

    /// An extra card is a "may" (MF R10); the chosen card must be played (MF R12).
    pub(super) fn may_decline(&self, seat: Seat) -> Result<(), Refusal> {
        match self.phase {
            Phase::Play | Phase::Extra if seat != self.active => Err(Refusal::NotYourTurn(self.active)),
            Phase::Extra => Ok(()),
            Phase::Choose | Phase::Play | Phase::Over => Err(Refusal::NoExtraPending),
        }
    }

    /// Carries an action out with everything that follows from it, or refuses it.
    pub(super) fn act(
        &mut self,
        seat: Seat,
        action: Action,
        events: &mut Vec<Event>,
    ) -> Result<Reveal, Refusal> {
        if self.phase == Phase::Over {
            return Err(Refusal::GameOver);
        }
        if seat.index() >= self.count() {
            return Err(Refusal::NotAPlayer);
        }
        let before = (self.round, self.card_round, self.phase == Phase::Choose);
        let (played, told) = (self.discard.len(), events.len());
        match action {
            Action::Choose { card } => {
                self.may_choose(seat, card)?;
                self.choose(seat, card, events);
            }
            Action::Place { card, field } => self.play(seat, Play { card, field: Some(field) }, events)?,
            Action::Sail { card } => self.play(seat, Play { card, field: None }, events)?,
            Action::Decline => {
                self.may_decline(seat)?;
                self.decline(seat, events);
            }
            Action::Plan(_) | Action::PlanOr(_) | Action::PlanExtra { .. } | Action::CancelPlan => {
                self.plan(seat, action, events)?;
                return Ok(Reveal::Nothing);
            }
        }
        self.go_on(events);
        // Nothing is taken back beyond the lock, new hands, cards laid open, or what another player has done by plan.
        let after = (self.round, self.card_round, self.phase == Phase::Choose);
        let others_acted = self.discard[played..].iter().any(|played| played.seat != seat);
        let laid_open = events[told..].iter().any(|event| matches!(event, Event::LaidOut { .. }));
        let shown = before != after || self.phase == Phase::Over || others_acted || laid_open;
        Ok(if shown { Reveal::To(Seats::all(self.count())) } else { Reveal::Nothing })
    }

    fn play(&mut self, seat: Seat, play: Play, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.may_use(seat, play.card)?;
        self.may_play(seat, play)?;
        self.carry_out(play, false, events);
        Ok(())
    }

    pub(super) fn decline(&mut self, seat: Seat, events: &mut Vec<Event>) {
        events.push(Event::Declined { seat });
        self.end_turn(events);
    }

    /// Everything that nobody decides: extra cards that lapse, and plans.
    fn go_on(&mut self, events: &mut Vec<Event>) {
        loop {
            let went_on = match self.phase {
                Phase::Choose | Phase::Over => false,
                Phase::Play => self.run_plan(events),
                Phase::Extra => self.lapses(events) || self.run_planned_extra(events),
            };
            if !went_on {
                return;
            }
        }
    }

    /// MF R11, R14: an extra card lapses if there is none, or nothing can be done with any.
    fn lapses(&mut self, events: &mut Vec<Event>) -> bool {
        let seat = self.active;
        let usable = if self.may_sail(seat) {
            !self.display.is_empty()
        } else {
            self.playable().into_iter().any(|card| !self.fields_for(seat, card).is_empty())
        };
        if !usable {
            events.push(Event::Lapsed { seat });
            self.end_turn(events);
        }
        !usable
    }

    /// The effects of one legal play of the active player, in the fixed order of the specification (6.3).
    pub(super) fn carry_out(&mut self, play: Play, planned: bool, events: &mut Vec<Event>) {
        let (seat, Play { card, field }) = (self.active, play);
        let effect = self.effect(seat, play);
        let extra = self.phase == Phase::Extra;
        if extra {
            take_out(&mut self.display, card);
        } else if self.is_on_turn() {
            self.pick_on_turn(seat, card, events);
        } else {
            self.players[seat].pick = None;
        }
        if let Some(field) = field {
            events.push(Event::Placed { seat, card, field, planned, extra });
            self.take_rhomb(seat, events);
            self.board.put(seat, field);
            for other in Seat::all(self.count()) {
                self.score(other, effect.points[other.index()], field.area().source(), events);
            }
        } else {
            events.push(Event::Sailed { seat, card, planned, extra });
        }
        if let Some(to) = effect.ship {
            self.players[seat].ship = to;
            events.push(Event::ShipMoved { seat, to });
            self.score(seat, effect.sea_points, Source::SeaRoute, events);
        }
        if let (Some(_), Some(field)) = (effect.bonus, field) {
            // MF R13, R15: the marker comes from the supply, else from the reserve, and may be the last rhomb.
            self.take_rhomb(seat, events);
            self.bonus.take(field.area(), seat);
            events.push(Event::BonusTaken { seat, area: field.area(), points: effect.bonus_points() });
        }
        self.discard.push(Played { seat, card, field });
        if effect.extra {
            events.push(Event::ExtraEarned { seat });
            self.phase = Phase::Extra;
        } else {
            self.end_turn(events);
        }
    }

    fn score(&mut self, seat: Seat, points: u16, source: Source, events: &mut Vec<Event>) {
        if points > 0 {
            self.players[seat].points[source.index()] += points;
            events.push(Event::Scored { seat, points, source });
        }
    }

    /// MF R16: the reserve is touched only when the personal supply is empty.
    fn take_rhomb(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let player = &mut self.players[seat];
        if player.supply == 0 {
            player.reserve -= 1;
            return;
        }
        player.supply -= 1;
        // MF R18: a second empty supply has no further effect.
        if player.supply == 0 && self.end_trigger.is_none() {
            self.end_trigger = Some(seat);
            events.push(Event::LastRhomb { seat });
        }
    }
}
