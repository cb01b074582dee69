//! Carrying actions out: each is checked as a whole on a copy and then done as a whole (5.3).

use super::action::{Action, Pay};
use super::cards::Card;
use super::data::{Effect, data};
use super::event::Event;
use super::fields::Field;
use super::kinds::{Naval, Objective, Resource, Tile};
use super::options::StockRule;
use super::payment::Payment;
use super::planner::{self, Filter, MOST_PLANS, Prospect};
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
            Action::Ships { ref ships, pay } => {
                let order = Order::new(ships.iter().map(|launch| Goal::from(*launch)));
                self.pay_for(seat, &order, pay, None, events)
            }
            Action::Play { card, pay } => {
                self.pay_for(seat, &Order::one(Goal::Play { card }), pay, None, events)
            }
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

    fn build(
        &mut self,
        seat: Seat,
        tile: Tile,
        field: Option<Field>,
        returned: Option<Field>,
        pay: Pay,
        events: &mut Vec<Event>,
    ) -> Result<Reveal, Refusal> {
        // A command without a field is never carried out, but says what else is missing.
        let Some(field) = field else {
            let mut copy = self.clone();
            let somewhere =
                self.default_field(seat, tile).or_else(|| self.fields_for(seat, tile).first().copied());
            let goal = somewhere.map(|field| Goal::Build { tile, field });
            let goal = goal.ok_or_else(|| self.why_nowhere(seat, tile))?;
            copy.pay_for(seat, &Order::one(goal), pay, returned, events)?;
            return Err(Refusal::NeedPlace);
        };
        self.pay_for(seat, &Order::one(Goal::Build { tile, field }), pay, returned, events)
    }

    /// Pays for an order by a plan or opens a payment by hand.
    fn pay_for(
        &mut self,
        seat: Seat,
        order: &Order,
        pay: Pay,
        returned: Option<Field>,
        events: &mut Vec<Event>,
    ) -> Result<Reveal, Refusal> {
        if pay == Pay::Own && !has_choice(order) {
            return Err(Refusal::NoSuchPlan);
        }
        if let Some(field) = returned {
            // Planned for the position after the tile is put back; both happen, or neither.
            let after = self.after_return(seat, field, order)?;
            after.may_pay(seat, order)?;
            if pay == Pay::Own {
                self.open_payment(order.clone());
                return self.step_by_hand(seat, Step::Return { field }, events);
            }
            let mut steps = vec![Step::Return { field }];
            steps.extend(after.plan(seat, order, pay)?);
            return self.pay_by(seat, order, &steps, events);
        }
        self.may_pay(seat, order)?;
        if pay == Pay::Own {
            self.open_payment(order.clone());
            return Ok(Reveal::Nothing);
        }
        let steps = self.plan(seat, order, pay)?;
        self.pay_by(seat, order, &steps, events)
    }

    /// Is every part possible, and can it be paid for in the order in which the parts are named?
    pub(super) fn may_pay(&self, seat: Seat, order: &Order) -> Result<(), Refusal> {
        self.possible(seat, order)?;
        let means = Prospect::new(self, seat);
        for parts in 1..=order.parts.len() {
            let prefix = order.prefix(parts);
            if !means.payable(&prefix) {
                return Err(Refusal::NoPlan { obstacles: planner::why_not(self, seat, &prefix) });
            }
        }
        Ok(())
    }

    fn plan(&self, seat: Seat, order: &Order, pay: Pay) -> Result<Vec<Step>, Refusal> {
        let plans = match pay {
            Pay::Own => return Err(Refusal::NoSuchPlan),
            Pay::Plan(_) => planner::plans(self, seat, order, Filter::None),
            Pay::Filtered(filter) => {
                if planner::plans(self, seat, order, Filter::None).len() < MOST_PLANS {
                    return Err(Refusal::NoSuchPlan);
                }
                planner::plans(self, seat, order, filter)
            }
        };
        let index = match pay {
            Pay::Plan(plan) => usize::from(plan).wrapping_sub(1),
            Pay::Filtered(_) | Pay::Own => 0,
        };
        plans.get(index).map(|plan| plan.steps.to_vec()).ok_or(Refusal::NoSuchPlan)
    }

    fn pay_by(
        &mut self,
        seat: Seat,
        order: &Order,
        steps: &[Step],
        events: &mut Vec<Event>,
    ) -> Result<Reveal, Refusal> {
        let payment = self.carry_out(seat, order, steps, events)?;
        Ok(self.complete(seat, &payment, events))
    }

    /// Everything is paid: reserved cards are drawn in the order of the parts, and the action is counted.
    pub(super) fn complete(&mut self, seat: Seat, payment: &Payment, events: &mut Vec<Event>) -> Reveal {
        if !payment.used.is_nothing() {
            events.push(Event::Paid { seat, used: payment.used });
        }
        let mut drawn = false;
        for (part, paid) in payment.order.parts.iter().zip(&payment.progress) {
            if let Goal::Hire { tier } = part.goal
                && paid.card
            {
                drawn |= self.draw_to_hand(seat, tier.deck(), events);
            }
        }
        self.count_action();
        if drawn { Reveal::To(Seats::one(seat)) } else { Reveal::Nothing }
    }

    /// A step of the open payment; the last `finish` completes the action.
    pub(super) fn step_by_hand(
        &mut self,
        seat: Seat,
        step: Step,
        events: &mut Vec<Event>,
    ) -> Result<Reveal, Refusal> {
        let mut paying = self.paying.take().ok_or(Refusal::NotPaying)?;
        if let Some(resource) = self.made_by(seat, step) {
            self.needed(&paying.payment, resource)?;
        }
        self.take_step(seat, &mut paying.payment, &step, events)?;
        if !paying.payment.all_finished() {
            self.paying = Some(paying);
            return Ok(Reveal::Nothing);
        }
        self.settle(&paying.payment)?;
        Ok(self.complete(seat, &paying.payment, events))
    }

    /// Would one more unit of this not be left over (6.2.3)?
    pub(super) fn needed(&self, payment: &Payment, resource: Resource) -> Result<(), Refusal> {
        let count = |stock: &super::resources::Stock| u16::from(stock.count(resource));
        let most = count(&payment.resources_due()) + count(&payment.stock_before);
        if count(&self.turn.stock) < most { Ok(()) } else { Err(Refusal::Surplus { resource }) }
    }

    /// The resource that a step makes.
    fn made_by(&self, seat: Seat, step: Step) -> Option<Resource> {
        match step {
            Step::Work { field } => self.players[seat].plot(field).industry().map(|(resource, _)| resource),
            Step::Trade { resource, .. } | Step::Fetch { resource, .. } | Step::Gift { resource, .. } => {
                Some(resource)
            }
            Step::Labour { .. }
            | Step::Spend { .. }
            | Step::Shift { .. }
            | Step::Activate { .. }
            | Step::Promote { .. }
            | Step::Aarhant
            | Step::Return { .. }
            | Step::Finish { .. } => None,
        }
    }

    /// A free action that is also a step: inside a payment it belongs to it.
    fn free_step(&mut self, seat: Seat, step: Step, events: &mut Vec<Event>) -> Result<Reveal, Refusal> {
        if self.paying.is_some() {
            return self.step_by_hand(seat, step, events);
        }
        self.take_step(seat, &mut Payment::new(Order::default(), self.turn.stock), &step, events)?;
        Ok(Reveal::Nothing)
    }

    /// A step as a player spells it.
    fn step_of(&self, seat: Seat, action: &Action) -> Option<Step> {
        let on_cards = self.players.get(seat)?.on_cards.explore;
        let part = |part: u8| usize::from(part).checked_sub(1);
        Some(match *action {
            Action::Work { field } => Step::Work { field },
            Action::Trade { resource, seat, tokens } => {
                Step::Trade { resource, seat, field: None, tokens: Some(tokens.tokens(on_cards)) }
            }
            Action::Fetch { resource, tokens } => {
                Step::Fetch { resource, tokens: Some(tokens.tokens(on_cards)) }
            }
            Action::Gift { card, resource } => Step::Gift { card, resource },
            Action::Labour { part: number, tier } => Step::Labour { part: part(number)?, tier },
            Action::Spend { part: number, tokens } => {
                Step::Spend { part: part(number)?, tokens: Some(tokens.tokens(on_cards)) }
            }
            Action::Return { field } => Step::Return { field },
            Action::Finish { part: number } => Step::Finish { part: part(number)? },
            _ => return None,
        })
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

    pub(super) fn may_swap(&self, seat: Seat, cards: &[Card]) -> Result<(), Refusal> {
        if cards.is_empty() {
            return Err(Refusal::SwapCount);
        }
        self.all_in_hand(seat, cards)?;
        match cards.iter().find(|card| self.deck_size(card.deck()) == 0) {
            Some(card) => Err(Refusal::DeckEmpty { deck: card.deck() }),
            None => Ok(()),
        }
    }

    /// Different cards, all in hand.
    pub(super) fn all_in_hand(&self, seat: Seat, cards: &[Card]) -> Result<(), Refusal> {
        let mut hand = self.players[seat].hand;
        if cards.iter().all(|card| hand.remove(*card)) { Ok(()) } else { Err(Refusal::NotInHand) }
    }

    /// Cards go under their decks in the given order, then as many are drawn (6.5).
    fn swap(&mut self, seat: Seat, cards: &[Card], events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.may_swap(seat, cards)?;
        cards.iter().for_each(|card| self.put_under(seat, *card, events));
        for card in cards {
            self.draw_to_hand(seat, card.deck(), events);
        }
        self.count_action();
        Ok(())
    }

    fn put_under(&mut self, seat: Seat, card: Card, events: &mut Vec<Event>) {
        self.players[seat].hand.remove(card);
        self.stacks.put_under(card);
        events.push(Event::PutUnder { seat, card });
    }

    /// May this card's effect be used now, with these cards to be put under their decks?
    pub(super) fn may_activate(&self, seat: Seat, card: Card, under: &[Card]) -> Result<Effect, Refusal> {
        let effect = self.usable_effect(seat, card)?;
        match effect {
            Effect::Discard { max } => {
                if self.paying.is_some() {
                    return Err(Refusal::StepNotAllowed);
                }
                if under.len() > usize::from(max) {
                    return Err(Refusal::DiscardCount);
                }
                self.all_in_hand(seat, under)?;
            }
            _ if !under.is_empty() => return Err(Refusal::DiscardCount),
            Effect::GainCubes { .. } | Effect::Expedition { .. } if self.paying.is_some() => {
                return Err(Refusal::StepNotAllowed);
            }
            Effect::GainCubes { tier, .. } if !self.can_gain(seat, tier) => {
                return Err(Refusal::NothingToGain);
            }
            Effect::Expedition { .. } if self.stacks.expeditions.is_empty() => {
                return Err(Refusal::NothingToGain);
            }
            Effect::FreeNewWorld { .. } => return Err(Refusal::GiftInPayment),
            Effect::GainCubes { .. }
            | Effect::Expedition { .. }
            | Effect::TokensGold { .. }
            | Effect::Upgrades { .. }
            | Effect::ExtraAction => {}
        }
        Ok(effect)
    }

    fn activate(
        &mut self,
        seat: Seat,
        card: Card,
        under: &[Card],
        events: &mut Vec<Event>,
    ) -> Result<Reveal, Refusal> {
        let effect = self.may_activate(seat, card, under)?;
        match effect {
            Effect::TokensGold { .. }
            | Effect::Upgrades { .. }
            | Effect::ExtraAction
            | Effect::FreeNewWorld { .. } => {
                return self.free_step(seat, Step::Activate { card }, events);
            }
            Effect::GainCubes { .. } | Effect::Expedition { .. } | Effect::Discard { .. } => {}
        }
        self.players[seat].active.remove(card);
        events.push(Event::Activated { seat, card });
        Ok(match effect {
            Effect::Discard { .. } => {
                under.iter().for_each(|card| self.put_under(seat, *card, events));
                self.look_at_hand(seat, events);
                Reveal::Nothing
            }
            _ => self.bring(seat, effect, events),
        })
    }

    /// Cubes or expedition cards, of a card or an island, as far as possible.
    pub(super) fn bring(&mut self, seat: Seat, effect: Effect, events: &mut Vec<Event>) -> Reveal {
        let drawn = match effect {
            Effect::GainCubes { tier, count } => self.gain_cubes(seat, tier, count, events),
            Effect::Expedition { count } => self.draw_expeditions(seat, count, events),
            Effect::TokensGold { .. }
            | Effect::FreeNewWorld { .. }
            | Effect::Upgrades { .. }
            | Effect::ExtraAction
            | Effect::Discard { .. } => 0,
        };
        if drawn > 0 { Reveal::To(Seats::one(seat)) } else { Reveal::Nothing }
    }

    pub(super) fn may_use_objective(
        &self,
        seat: Seat,
        objective: Objective,
        card: Option<Card>,
    ) -> Result<(), Refusal> {
        match (objective, card) {
            (Objective::Aarhant, None) => self.may_use_aarhant(seat),
            (Objective::AlonsoGraves | Objective::TheEditor, _) if self.paying.is_some() => {
                Err(Refusal::PaymentOpen)
            }
            (Objective::AlonsoGraves, None) => self.may_use_graves(seat),
            (Objective::TheEditor, card) => {
                self.may_use_editor(seat)?;
                self.all_in_hand(seat, &[card.ok_or(Refusal::NotInHand)?])
            }
            _ => Err(Refusal::UnknownId),
        }
    }

    fn use_objective(
        &mut self,
        seat: Seat,
        objective: Objective,
        card: Option<Card>,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        self.may_use_objective(seat, objective, card)?;
        let costs = &data().objectives;
        if objective == Objective::Aarhant {
            return self.free_step(seat, Step::Aarhant, events).map(|_| ());
        }
        events.push(Event::Objective { seat, objective });
        if let Some(card) = card {
            let pick = self.pick(seat, Naval::Explore, costs.editor_explore, None)?;
            self.spend(seat, pick);
            self.turn.editor_used = true;
            self.put_under(seat, card, events);
            self.look_at_hand(seat, events);
        } else {
            let pick = self.pick(seat, Naval::Explore, costs.graves_explore, None)?;
            self.spend(seat, pick);
            self.players[seat].gold -= u16::from(costs.graves_gold);
            self.turn.graves_used = true;
            self.turn.actions_left += 1;
        }
        Ok(())
    }
}

/// Is there anything to choose in paying for this?
pub(super) fn has_choice(order: &Order) -> bool {
    order.parts.iter().any(|part| !part.cost.resources.is_empty() || part.cost.trade > 0)
}
