//! The steps of a payment (6.2.2, 6.2.3): each is checked when it is taken, and nothing may be produced in excess.

use super::{BeforePayment, ManualPayment, Payment};
use crate::Seat;
use crate::anno1800::data::data;
use crate::anno1800::events::Event;
use crate::anno1800::kinds::{Naval, Tier};
use crate::anno1800::refusals::Refusal;
use crate::anno1800::state::State;
use crate::anno1800::step::{Goal, Order, Step, TokenPick};

impl State {
    /// Carries out a whole list of steps for an order, or refuses it (6.2.3). Call it on a copy: a refused list may
    /// have changed the state.
    pub fn carry_out(
        &mut self,
        seat: Seat,
        order: &Order,
        steps: &[Step],
        events: &mut Vec<Event>,
    ) -> Result<Payment, Refusal> {
        let mut payment = Payment::new(order.clone(), self.turn.stock);
        for step in steps {
            self.take_step(seat, &mut payment, step, events)?;
        }
        self.settle(&payment)?;
        Ok(payment)
    }

    /// Checks that every part is paid and no unit is left over.
    pub(in crate::anno1800) fn settle(&self, payment: &Payment) -> Result<(), Refusal> {
        if let Some(part) = payment.progress.iter().position(|progress| !progress.finished) {
            let missing = payment.order.parts[part].cost.resources.without(self.turn.stock.kinds());
            return Err(Refusal::PartUnpaid { part, missing });
        }
        match self.turn.stock.exceeds(&payment.stock_before) {
            Some(resource) => Err(Refusal::Surplus { resource }),
            None => Ok(()),
        }
    }

    /// Takes one step. Call it on a copy: a refused step may have changed the state.
    pub fn take_step(
        &mut self,
        seat: Seat,
        payment: &mut Payment,
        step: &Step,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        match *step {
            Step::Work { field } => {
                let tier = self.work(seat, field)?;
                payment.used.cubes[tier.index()] += 1;
            }
            Step::Trade { resource, seat: partner, field, tokens } => {
                let pick = self.trade(seat, partner, resource, field, tokens)?;
                payment.use_tokens(pick, Naval::Trade);
                payment.used.traded.insert(resource);
                events.push(Event::Traded { seat, partner, resource });
            }
            Step::Fetch { resource, tokens } => {
                let pick = self.fetch(seat, resource, tokens)?;
                payment.use_tokens(pick, Naval::Trade);
            }
            Step::Gift { card, resource } => {
                self.gift(seat, card, resource)?;
                payment.used.gifts += 1;
                events.push(Event::Gift { seat, card, resource });
            }
            Step::Labour { part, tier } => self.labour(seat, payment, part, tier)?,
            Step::Spend { part, tokens } => self.spend_for(seat, payment, part, tokens)?,
            Step::Shift { tier, from } => {
                payment.used.gold += self.shift(seat, tier, from)?;
                events.push(Event::Shifted { seat, tier });
            }
            Step::Activate { card } => self.activate_quietly(seat, card, events)?,
            Step::Promote { tier, at } => self.promote(seat, tier, at, events)?,
            Step::Aarhant => {
                self.use_aarhant(seat, events)?;
                payment.used.cubes[Tier::Investor.index()] += 1;
            }
            Step::Return { field } => self.put_back(seat, payment, field, events)?,
            Step::Finish { part } => self.finish(seat, payment, part, events)?,
        }
        Ok(())
    }

    fn labour(&mut self, seat: Seat, payment: &mut Payment, part: usize, tier: Tier) -> Result<(), Refusal> {
        if payment.cubes_due(part)[tier.index()] == 0 {
            return Err(Refusal::NotNeeded);
        }
        self.exhaust(seat, tier)?;
        payment.progress[part].cubes[tier.index()] += 1;
        payment.used.cubes[tier.index()] += 1;
        Ok(())
    }

    /// A cube of the residence is exhausted (7.3.7).
    pub(in crate::anno1800) fn exhaust(&mut self, seat: Seat, tier: Tier) -> Result<(), Refusal> {
        let player = &mut self.players[seat];
        if player.residence[tier.index()] == 0 {
            return Err(Refusal::NoCube { tier });
        }
        player.residence[tier.index()] -= 1;
        player.exhausted[tier.index()] += 1;
        Ok(())
    }

    fn spend_for(
        &mut self,
        seat: Seat,
        payment: &mut Payment,
        part: usize,
        tokens: Option<TokenPick>,
    ) -> Result<(), Refusal> {
        let (naval, price) = payment.tokens_due(part).ok_or(Refusal::NotNeeded)?;
        let pick = self.pick(seat, naval, price, tokens)?;
        self.spend(seat, pick);
        payment.use_tokens(pick, naval);
        payment.progress[part].tokens = true;
        Ok(())
    }

    /// Pays the part out of stock and carries out its result. Missing `labour` and `spend` steps are added here.
    fn finish(
        &mut self,
        seat: Seat,
        payment: &mut Payment,
        part: usize,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let wanted = *payment.order.parts.get(part).ok_or(Refusal::UnknownId)?;
        if payment.is_finished(part) {
            return Err(Refusal::NotNeeded);
        }
        let missing = wanted.cost.resources.without(self.turn.stock.kinds());
        if !missing.is_empty() {
            return Err(Refusal::PartUnpaid { part, missing });
        }
        for (index, count) in payment.cubes_due(part).into_iter().enumerate() {
            for _ in 0..count {
                self.labour(seat, payment, part, Tier::ALL[index])?;
            }
        }
        if payment.tokens_due(part).is_some() {
            self.spend_for(seat, payment, part, None)?;
        }
        payment.used.gold += self.result(seat, payment, part, wanted.goal, events)?;
        wanted.cost.resources.iter().for_each(|resource| self.turn.stock.take(resource));
        payment.progress[part].finished = true;
        Ok(())
    }

    /// Applies the result of a finished part; returns the gold that it cost.
    fn result(
        &mut self,
        seat: Seat,
        payment: &mut Payment,
        part: usize,
        goal: Goal,
        events: &mut Vec<Event>,
    ) -> Result<u16, Refusal> {
        match goal {
            Goal::Build { tile, field } => self.place(seat, tile, field, events).map(|()| 0),
            Goal::Play { card } => self.lay_out(seat, card, events).map(|()| 0),
            Goal::Hire { tier } => {
                let deck = tier.deck();
                let reserve = self.deck_size(deck) > payment.reserved(deck);
                let gold = self.hire_cube(seat, tier, reserve, events)?;
                payment.progress[part].card = reserve;
                Ok(gold)
            }
            Goal::Upgrade { tier, at } => self.raise(seat, tier, at, events).map(|()| 0),
        }
    }

    /// Opens a payment by hand.
    pub(in crate::anno1800) fn open_payment(&mut self, order: Order) {
        let before = BeforePayment {
            player: *self.player(),
            gold: std::array::from_fn(|seat| {
                self.players.get(Seat(seat as u8)).map_or(0, |player| player.gold)
            }),
            supply: self.supply,
            turn: self.turn,
        };
        let payment = Payment::new(order, self.turn.stock);
        self.paying = Some(Box::new(ManualPayment { payment, before }));
    }

    /// Withdraws the open payment and restores the state before it.
    pub(in crate::anno1800) fn withdraw(&mut self) -> Result<(), Refusal> {
        let paying = self.paying.take().ok_or(Refusal::NotPaying)?;
        let BeforePayment { player, gold, supply, turn } = paying.before;
        for (seat, player) in self.players.iter_mut() {
            player.gold = gold[seat.index()];
        }
        *self.player_mut() = player;
        self.supply = supply;
        self.turn = turn;
        Ok(())
    }
}

/// The gold that a cube of this tier costs once its deck is empty.
pub(in crate::anno1800) fn deck_gold(tier: Tier) -> u16 {
    data().empty_deck_gold(tier.deck()).into()
}
