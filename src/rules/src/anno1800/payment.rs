//! Paying for an action step by step (6.2.2, 6.2.3): every step is checked at its place, nothing is made in excess.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::data::data;
use super::event::Event;
use super::kinds::{Naval, Tier};
use super::refusal::Refusal;
use super::resources::{Cubes, Resources, Stock};
use super::state::{Player, State, Supply, Turn};
use super::step::{Goal, MOST_ORDERED, Order, Step, TokenPick};
use crate::{MAX_SEATS, Seat};

/// A payment under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Payment {
    pub order: Order,
    pub(super) progress: ArrayVec<Progress, MOST_ORDERED>,
    pub(super) returns: u8,
    pub(super) stock_before: Stock,
    pub used: Used,
}

/// How far a part is paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Progress {
    pub cubes: Cubes,
    pub tokens: bool,
    pub finished: bool,
    /// A card is reserved for the hired cube.
    pub card: bool,
}

/// What a payment used up: what the planner weighs, and what the table is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Used {
    /// Placed or exhausted.
    pub cubes: Cubes,
    pub card_trade: u8,
    pub ship_trade: u8,
    pub card_explore: u8,
    pub ship_explore: u8,
    /// Of the exploration tokens, those used as trade tokens (in pairs).
    pub beryl: u8,
    pub gold: u16,
    pub traded: Resources,
    pub gifts: u8,
    pub returned: u8,
}

/// A payment that a player makes by hand, with all that is needed to give it up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Paying {
    pub payment: Payment,
    pub(super) before: Before,
}

/// What a payment can change.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Before {
    pub player: Player,
    pub gold: [u16; MAX_SEATS],
    pub supply: Supply,
    pub turn: Turn,
}

impl Payment {
    pub fn new(order: Order, stock: Stock) -> Payment {
        let progress = order.parts.iter().map(|_| Progress::default()).collect();
        Payment { order, progress, returns: 0, stock_before: stock, used: Used::default() }
    }

    pub fn is_finished(&self, part: usize) -> bool {
        self.progress.get(part).is_some_and(|progress| progress.finished)
    }

    pub fn all_finished(&self) -> bool {
        self.progress.iter().all(|progress| progress.finished)
    }

    /// The cubes that a part still needs.
    pub fn cubes_due(&self, part: usize) -> Cubes {
        match (self.order.parts.get(part), self.progress.get(part)) {
            (Some(wanted), Some(paid)) if !paid.finished => {
                std::array::from_fn(|tier| wanted.cost.cubes[tier].saturating_sub(paid.cubes[tier]))
            }
            _ => [0; Tier::COUNT],
        }
    }

    /// The tokens that a part still needs.
    pub fn tokens_due(&self, part: usize) -> Option<(Naval, u8)> {
        let (wanted, paid) = (self.order.parts.get(part)?, self.progress.get(part)?);
        if paid.finished || paid.tokens {
            return None;
        }
        match (wanted.cost.trade, wanted.cost.explore) {
            (0, 0) => None,
            (0, explore) => Some((Naval::Explore, explore)),
            (trade, _) => Some((Naval::Trade, trade)),
        }
    }

    /// The resources that unfinished parts need, with how many of each.
    pub fn resources_due(&self) -> Stock {
        let mut due = Stock::default();
        let open = self.order.parts.iter().zip(&self.progress).filter(|(_, paid)| !paid.finished);
        open.flat_map(|(part, _)| part.cost.resources.iter()).for_each(|resource| due.add(resource));
        due
    }

    /// Cards already reserved from a deck in this action (6.6).
    pub(super) fn reserved(&self, deck: super::kinds::Deck) -> usize {
        let hired = self.order.parts.iter().zip(&self.progress);
        hired
            .filter(|(part, paid)| {
                paid.card && matches!(part.goal, Goal::Hire { tier } if tier.deck() == deck)
            })
            .count()
    }

    fn use_tokens(&mut self, pick: TokenPick, naval: Naval) {
        self.used.card_trade += pick.card_trade;
        self.used.ship_trade += pick.ship_trade;
        self.used.card_explore += pick.card_explore;
        self.used.ship_explore += pick.ship_explore;
        if naval == Naval::Trade {
            self.used.beryl += pick.explore();
        }
    }
}

impl State {
    /// Carries out a whole list of steps for an order, or says why not (6.2.3). On a copy: a refused list leaves
    /// traces.
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

    /// Is everything paid, and nothing left over?
    pub(super) fn settle(&self, payment: &Payment) -> Result<(), Refusal> {
        if let Some(part) = payment.progress.iter().position(|progress| !progress.finished) {
            let missing = payment.order.parts[part].cost.resources.without(self.turn.stock.kinds());
            return Err(Refusal::PartUnpaid { part, missing });
        }
        match self.turn.stock.exceeds(&payment.stock_before) {
            Some(resource) => Err(Refusal::Surplus { resource }),
            None => Ok(()),
        }
    }

    /// One step at its place. On a copy: a refused step may leave traces.
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
    pub(super) fn exhaust(&mut self, seat: Seat, tier: Tier) -> Result<(), Refusal> {
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

    /// What a finished part brings; returns the gold that it cost.
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

    /// Opens a payment that the player makes by hand.
    pub(super) fn open_payment(&mut self, order: Order) {
        let before = Before {
            player: *self.player(),
            gold: std::array::from_fn(|seat| {
                self.players.get(Seat(seat as u8)).map_or(0, |player| player.gold)
            }),
            supply: self.supply,
            turn: self.turn,
        };
        let payment = Payment::new(order, self.turn.stock);
        self.paying = Some(Box::new(Paying { payment, before }));
    }

    /// Gives the open payment up: everything is as before it.
    pub(super) fn withdraw(&mut self) -> Result<(), Refusal> {
        let paying = self.paying.take().ok_or(Refusal::NotPaying)?;
        let Before { player, gold, supply, turn } = paying.before;
        for (seat, player) in self.players.iter_mut() {
            player.gold = gold[seat.index()];
        }
        *self.player_mut() = player;
        self.supply = supply;
        self.turn = turn;
        Ok(())
    }
}

/// The deck gold of an empty deck.
pub(super) fn deck_gold(tier: Tier) -> u16 {
    data().empty_deck_gold(tier.deck()).into()
}

/// Words for what was used, for the table.
impl Used {
    pub fn is_nothing(&self) -> bool {
        *self == Used::default()
    }

    pub fn trade_tokens(&self) -> u8 {
        self.card_trade + self.ship_trade
    }

    pub fn explore_tokens(&self) -> u8 {
        self.card_explore + self.ship_explore
    }
}
