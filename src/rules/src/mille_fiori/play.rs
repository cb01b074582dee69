//! Playing a card (Mille Fiori rules 6): which plays are legal, and their effects.

use super::board::{Field, Fields};
use super::cards::{Card, CardSet, take_out};
use super::data::data;
use super::effect::Play;
use super::events::Event;
use super::kinds::{Area, Source};
use super::refusals::Refusal;
use super::state::{Phase, Played, State};
use super::{houses, sea_route};
use crate::Seat;

impl State {
    /// The cards that the active player may play now: the chosen one, one of the hand, or one of the display.
    pub(super) fn playable(&self) -> CardSet {
        let player = &self.players[self.active];
        match self.phase {
            Phase::Play if self.is_on_turn() => player.hand.iter().copied().collect(),
            Phase::Play => player.pick.into_iter().collect(),
            Phase::Extra => self.display.iter().copied().collect(),
            Phase::Choose | Phase::Over => CardSet::default(),
        }
    }

    /// The fields where this seat may put a rhomb with this card; none if it has no rhomb left.
    pub(super) fn fields_for(&self, seat: Seat, card: Card) -> Fields {
        if self.players[seat].rhombs() == 0 { Fields::NONE } else { self.board.legal_fields(card) }
    }

    /// A ship at the end of the route never moves again (Mille Fiori rules R3).
    pub(super) fn may_sail(&self, seat: Seat) -> bool {
        self.players[seat].ship < sea_route::LAST
    }

    /// Checks that this play of an available card is possible on the current board.
    pub(super) fn may_play(&self, seat: Seat, play: Play) -> Result<(), Refusal> {
        match play.field {
            Some(field) if self.fields_for(seat, play.card).contains(field) => Ok(()),
            Some(field) => Err(self.why_not(play.card, field)),
            None if self.may_sail(seat) => Ok(()),
            None => Err(Refusal::ShipAtEnd),
        }
    }

    /// Why this card cannot put a rhomb on this field.
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

    /// Checks that this seat may play this card now, regardless of the target.
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

    /// An extra card is optional (Mille Fiori rules R10); the chosen card must be played (R12).
    pub(super) fn may_decline(&self, seat: Seat) -> Result<(), Refusal> {
        match self.phase {
            Phase::Play | Phase::Extra if seat != self.active => Err(Refusal::NotYourTurn(self.active)),
            Phase::Extra => Ok(()),
            Phase::Choose | Phase::Play | Phase::Over => Err(Refusal::NoExtraPending),
        }
    }

    pub(super) fn play(&mut self, seat: Seat, play: Play, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.may_use(seat, play.card)?;
        self.may_play(seat, play)?;
        self.carry_out(play, false, events);
        Ok(())
    }

    pub(super) fn decline(&mut self, seat: Seat, events: &mut Vec<Event>) {
        events.push(Event::Declined { seat });
        self.end_turn(events);
    }

    /// Mille Fiori rules R11, R14: the extra card is forfeited if the display is empty or none of its cards can be
    /// played. Returns whether it was.
    pub(super) fn forfeit_unusable_extra(&mut self, events: &mut Vec<Event>) -> bool {
        let seat = self.active;
        let usable = if self.may_sail(seat) {
            !self.display.is_empty()
        } else {
            self.playable().into_iter().any(|card| !self.fields_for(seat, card).is_empty())
        };
        if !usable {
            events.push(Event::ExtraForfeited { seat });
            self.end_turn(events);
        }
        !usable
    }

    /// The effects of one legal play of the active player, in the fixed order of Mille Fiori rules 6.3.
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
            // Mille Fiori rules R13, R15: the marker comes from the supply, else from the reserve, and may be the last
            // rhomb.
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

    /// Mille Fiori rules R16: the reserve is touched only when the personal supply is empty.
    fn take_rhomb(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let player = &mut self.players[seat];
        if player.supply == 0 {
            player.reserve -= 1;
            return;
        }
        player.supply -= 1;
        // Mille Fiori rules R18: a second empty supply has no further effect.
        if player.supply == 0 && self.end_trigger.is_none() {
            self.end_trigger = Some(seat);
            events.push(Event::LastRhomb { seat });
        }
    }
}
