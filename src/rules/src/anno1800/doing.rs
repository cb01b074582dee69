//! Carrying actions out: each is checked as a whole on a copy and then done as a whole (5.3).

use super::action::Action;
use super::building::is_ship;
use super::event::Event;
use super::fields::Field;
use super::kinds::Resource;
use super::options::StockRule;
use super::refusal::Refusal;
use super::state::State;
use super::step::{Goal, Order, Step};
use crate::{Reveal, Seat, Seats};

impl State {
    /// On a copy: a refusal may leave traces.
    pub(super) fn perform(
        &mut self,
        seat: Seat,
        action: &Action,
        events: &mut Vec<Event>,
    ) -> Result<Reveal, Refusal> {
        let own = Reveal::To(Seats::one(seat));
        match *action {
            Action::Build { tile, field, pay } => self.build(seat, tile, field, None, pay, events),
            Action::Rebuild { returned, tile, field, pay } => {
                self.build(seat, tile, field, Some(returned), pay, events)
            }
            Action::Ships { ref ships, .. } if !ships.iter().all(|launch| is_ship(launch.ship)) => {
                Err(Refusal::UnknownId)
            }
            Action::Ships { ref ships, pay } => {
                let order = Order::new(ships.iter().map(|launch| Goal::from(*launch)));
                self.pay_for(seat, &order, pay, None, events)
            }
            Action::Play { card, pay } => {
                self.pay_for(seat, &Order::one(Goal::Play { card }), pay, None, events)
            }
            Action::ShipAnywhere { ship } => Err(self.why_no_ship(seat, ship)),
            Action::UpgradeAnywhere { tier } => Err(self.why_no_upgrade(seat, tier)),
            Action::Hire { ref tiers, .. } if tiers.is_empty() => Err(Refusal::HireCount),
            Action::Upgrade { ref steps, .. } if steps.is_empty() => Err(Refusal::UpgradeCount),
            Action::Hire { ref tiers, pay } => {
                let order = Order::new(tiers.iter().map(|tier| Goal::Hire { tier: *tier }));
                self.pay_for(seat, &order, pay, None, events)
            }
            Action::Upgrade { ref steps, pay } => {
                let order = Order::new(steps.iter().map(|raise| Goal::from(*raise)));
                self.pay_for(seat, &order, pay, None, events)
            }
            Action::Swap { ref cards } => self.swap(seat, cards, events).map(|()| own),
            Action::Claim => self.claim(seat, events),
            Action::Explore => self.explore(seat, events),
            Action::Expedition { cards } => self.expedition(seat, cards, events).map(|()| own),
            Action::Festival => {
                self.festival(seat, events);
                Ok(Reveal::Nothing)
            }
            Action::Activate { card, ref under } => self.activate(seat, card, under, events),
            Action::Objective { objective, card } => {
                self.use_objective(seat, objective, card, events).map(|()| Reveal::Nothing)
            }
            Action::Shift { tier, from } => self.free_step(seat, Step::Shift { tier, from }, events),
            Action::Promote { tier, at } => self.free_step(seat, Step::Promote { tier, at }, events),
            Action::Produce { field } => self.produce(seat, field, events).map(|()| Reveal::Nothing),
            Action::Withdraw => self.withdraw().map(|()| Reveal::Nothing),
            Action::EndTurn => {
                self.end_turn(events);
                Ok(Reveal::Nothing)
            }
            Action::AutoEnd { rule } => {
                self.may_set_auto_end(seat, rule)?;
                self.auto_end[seat] = rule;
                events.push(Event::AutoEnd { seat, rule });
                Ok(Reveal::Nothing)
            }
            Action::Work { .. }
            | Action::Trade { .. }
            | Action::Fetch { .. }
            | Action::Gift { .. }
            | Action::Labour { .. }
            | Action::Spend { .. }
            | Action::Return { .. }
            | Action::Finish { .. } => {
                let step = self.step_of(seat, action).ok_or(Refusal::UnknownId)?;
                self.step_by_hand(seat, step, events)
            }
        }
    }

    pub(super) fn may_set_auto_end(&self, seat: Seat, rule: super::options::AutoEnd) -> Result<(), Refusal> {
        if self.auto_end[seat] == rule { Err(Refusal::NoChange) } else { Ok(()) }
    }

    pub(super) fn may_produce(&self, seat: Seat, field: Field) -> Result<Resource, Refusal> {
        if self.options.stock == StockRule::Action || self.turn.actions_left == 0 {
            return Err(Refusal::ProduceAheadOff);
        }
        self.may_work(seat, field).map(|(_, resource)| resource)
    }

    /// Makes a unit ahead, for a later action of this turn (6.14).
    fn produce(&mut self, seat: Seat, field: Field, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let resource = self.may_produce(seat, field)?;
        self.work(seat, field)?;
        events.push(Event::Produced { seat, resource });
        Ok(())
    }

    /// Everybody rests, every ship token is ready, tokens on cards lapse (6.11).
    fn festival(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let player = &mut self.players[seat];
        for plot in &mut player.plots {
            for tier in std::mem::take(&mut plot.slots).into_iter().flatten() {
                player.residence[tier.index()] += 1;
            }
        }
        for (free, tired) in player.residence.iter_mut().zip(&mut player.exhausted) {
            *free += std::mem::take(tired);
        }
        player.ready.trade += std::mem::take(&mut player.spent.trade);
        player.ready.explore += std::mem::take(&mut player.spent.explore);
        player.on_cards = super::state::Tokens::default();
        player.laden = super::cards::Cards::NONE;
        self.count_action();
        events.push(Event::Festival { seat });
    }
}
