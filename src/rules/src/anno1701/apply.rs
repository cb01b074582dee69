//! Checks when an action is allowed, and dispatches it to the file of its rule.

use arrayvec::ArrayVec;

use super::action::{Action, Move};
use super::advantages::AdvantageAnswers;
use super::bundle::Item;
use super::events::Event;
use super::refusals::Refusal;
use super::state::{Phase, State};
use crate::{Reveal, Seat, Seats, When};

impl State {
    /// Checks game, seat and phase; these errors precede those of the action itself (Anno 1701 rules, section 6).
    pub(super) fn permits(&self, seat: Seat, action: Move) -> Result<(), Refusal> {
        if self.phase == Phase::GameOver {
            return Err(Refusal::GameOver);
        }
        if self.players.get(seat).is_none() {
            return Err(Refusal::UnknownId);
        }
        match action.when() {
            When::Anytime => return Ok(()),
            When::Ahead => return self.permits_trade(seat, action),
            When::Due => {}
        }
        let fits = action.phases().contains(&self.phase);
        if seat != self.active && self.phase != Phase::SetupChoose {
            return Err(Refusal::NotYourTurn);
        }
        if fits {
            return Ok(());
        }
        Err(match self.phase {
            Phase::Discard | Phase::KeepTile | Phase::PlaceTile | Phase::Encounter | Phase::Retreat => {
                Refusal::Pending
            }
            Phase::SetupChoose | Phase::Yield | Phase::Action | Phase::Sailing | Phase::GameOver => {
                Refusal::WrongPhase
            }
        })
    }

    /// Applies an action as a whole or refuses it as a whole, then updates riots and checks for a win.
    pub(super) fn apply_action(
        &mut self,
        seat: Seat,
        action: &Action,
        events: &mut Vec<Event>,
    ) -> Result<Reveal, Refusal> {
        self.permits(seat, action.name())?;
        let (turn, staked) = (self.turn, self.at_stake(seat));
        let held = Item::all().map(|item| (item, self.held(seat, item)));
        let held: ArrayVec<(Item, u8), 7> = held.filter(|(item, _)| staked.count(*item) > 0).collect();
        let reveal = self.dispatch(seat, action, events)?;
        let spent = held.into_iter().any(|(item, count)| self.held(seat, item) < count);
        let voided = self.void_offers(events);
        self.finish_step(events);
        let shown = spent || voided || self.turn != turn;
        Ok(if shown { Reveal::To(Seats::all(self.count())) } else { reveal })
    }

    /// Calls the rule of the action; returns what it revealed (Anno 1701 rules, section 5.4).
    fn dispatch(&mut self, seat: Seat, action: &Action, events: &mut Vec<Event>) -> Result<Reveal, Refusal> {
        let all = Reveal::To(Seats::all(self.count()));
        let reveal_if = |shown: bool| if shown { all } else { Reveal::Nothing };
        Ok(match *action {
            Action::ChooseTiles { first, second } => {
                reveal_if(self.choose_tiles(seat, [first, second], events)?)
            }
            Action::Roll => {
                self.roll(events);
                all
            }
            Action::Discard { goods } => self.discard(goods, events).map(|()| Reveal::Nothing)?,
            Action::Offer { to, give, want } => reveal_if(self.offer(seat, to, give, want, events)?),
            Action::Counter { offer, give, want } => {
                reveal_if(self.counter(seat, offer, give, want, events)?)
            }
            Action::Accept { offer } => self.accept(seat, offer, events).map(|()| all)?,
            Action::Decline { offer } => self.decline(seat, offer, events).map(|()| Reveal::Nothing)?,
            Action::Withdraw { offer } => self.withdraw(seat, offer, events).map(|()| Reveal::Nothing)?,
            Action::BuildResident => self.build_resident(events).map(|()| Reveal::Nothing)?,
            // The tile is turned face up.
            Action::BuildBuilding { field } => self.build_building(field, events).map(|()| all)?,
            Action::BuildShip { save } => self.build_ship(save, events).map(|()| Reveal::Nothing)?,
            Action::BuyTile { stack, search } => {
                self.buy_tile(stack, search, events)?;
                Reveal::To(Seats::one(seat))
            }
            Action::KeepTile { tile } => self.keep_tile(tile, events).map(|()| Reveal::Nothing)?,
            Action::PlaceTile { field } => self.place_tile(field, events).map(|()| Reveal::Nothing)?,
            Action::Use { building, give, give2, get } => {
                self.use_advantage(building, AdvantageAnswers { give, give2, get }, events)?;
                Reveal::Nothing
            }
            Action::PayFavour { building } => self.pay_favour(building, events).map(|()| Reveal::Nothing)?,
            Action::Donate => self.donate(events).map(|()| Reveal::Nothing)?,
            // Expired offers cannot be restored, so their end counts as a reveal.
            Action::SetSail => {
                let offers = !self.offers.is_empty();
                reveal_if(self.set_sail(events) || offers)
            }
            Action::Sail { ship, ref path } => reveal_if(self.sail(ship, path, events)?),
            Action::Discover { ship } => {
                self.discover(ship, events)?;
                Reveal::To(Seats::one(seat))
            }
            Action::Found { ship } => reveal_if(self.found(ship, events)?),
            Action::Encounter { reply, good } => self.reply(reply, good, events).map(|()| all)?,
            Action::Retreat { to } => self.retreat(to, events).map(|()| Reveal::Nothing)?,
            Action::EndTurn => {
                self.end_turn(events);
                all
            }
            Action::SetOrders(order) => self.set_orders(seat, order, events).map(|()| Reveal::Nothing)?,
        })
    }
}
