//! Getting resources (6.2.2): work, trade, New World islands and gifts of cards; and ending shifts.

use super::cards::Card;
use super::data::{Effect, data};
use super::events::Event;
use super::fields::Field;
use super::kinds::{Naval, Resource, Tier};
use super::options::StockRule;
use super::refusals::Refusal;
use super::resources::Resources;
use super::state::State;
use super::step::{Place, TokenPick};
use crate::Seat;

impl State {
    /// Checks that a cube may work on this field now; returns its tier and its product.
    pub(super) fn may_work(&self, seat: Seat, field: Field) -> Result<(Tier, Resource), Refusal> {
        let player = &self.players[seat];
        let plot = player.plot(field);
        let (Some((resource, tier)), Some(tile), true) =
            (plot.industry(), plot.visible(), player.owns_field(field))
        else {
            return Err(Refusal::NotYourIndustry { field });
        };
        if !plot.has_free_slot() {
            let gold = plot.slots.iter().flatten().map(|cube| data().tier(*cube).shift_gold).min();
            return Err(Refusal::NoFreeWorkplace { tile, gold: gold.unwrap_or(0) });
        }
        if player.residence[tier.index()] == 0 {
            return Err(Refusal::NoCube { tier });
        }
        Ok((tier, resource))
    }

    pub(super) fn work(&mut self, seat: Seat, field: Field) -> Result<Tier, Refusal> {
        let (tier, resource) = self.may_work(seat, field)?;
        let player = &mut self.players[seat];
        player.residence[tier.index()] -= 1;
        player.plot_mut(field).occupy(tier);
        self.turn.stock.add(resource);
        Ok(tier)
    }

    pub(super) fn may_produce(&self, seat: Seat, field: Field) -> Result<Resource, Refusal> {
        if self.options.stock == StockRule::Action || self.turn.actions_left == 0 {
            return Err(Refusal::ProduceAheadOff);
        }
        self.may_work(seat, field).map(|(_, resource)| resource)
    }

    /// Produces a unit for a later action of this turn (6.14).
    pub(super) fn produce(
        &mut self,
        seat: Seat,
        field: Field,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let resource = self.may_produce(seat, field)?;
        self.work(seat, field)?;
        events.push(Event::Produced { seat, resource });
        Ok(())
    }

    /// The price of a trade with this partner; without a field, in the cheapest of the partner's tiles.
    pub(super) fn may_trade(
        &self,
        seat: Seat,
        partner: Seat,
        resource: Resource,
        field: Option<Field>,
    ) -> Result<u8, Refusal> {
        if resource.is_new_world() {
            return Err(Refusal::NotTradable);
        }
        if partner == seat {
            return Err(Refusal::SelfTrade);
        }
        let player = self.players.get(partner).ok_or(Refusal::UnknownId)?;
        let price = match field {
            None => player.cheapest(resource).map(|(price, _)| price),
            Some(field) => player.plot(field).industry().and_then(|(made, tier)| {
                (made == resource && player.owns_field(field)).then(|| data().tier(tier).trade_price)
            }),
        };
        let price = price.ok_or(Refusal::PartnerCannot { seat: partner, resource })?;
        if self.turn.traded.contains(resource) {
            return Err(Refusal::AlreadyTraded { resource });
        }
        Ok(price)
    }

    /// The partner cannot refuse, gets the gold, and lends neither cubes nor workplaces.
    pub(super) fn trade(
        &mut self,
        seat: Seat,
        partner: Seat,
        resource: Resource,
        field: Option<Field>,
        tokens: Option<TokenPick>,
    ) -> Result<TokenPick, Refusal> {
        let price = self.may_trade(seat, partner, resource, field)?;
        let pick = self.pick(seat, Naval::Trade, price, tokens)?;
        self.spend(seat, pick);
        self.turn.traded.insert(resource);
        self.players[partner].gold = self.players[partner].gold.saturating_add(data().limits.trade_gold);
        self.turn.stock.add(resource);
        Ok(pick)
    }

    pub(super) fn fetch(
        &mut self,
        seat: Seat,
        resource: Resource,
        tokens: Option<TokenPick>,
    ) -> Result<TokenPick, Refusal> {
        if !self.players[seat].yields().contains(resource) {
            return Err(Refusal::NoSuchIsland { resource });
        }
        let pick = self.pick(seat, Naval::Trade, data().limits.fetch_price, tokens)?;
        self.spend(seat, pick);
        self.turn.stock.add(resource);
        Ok(pick)
    }

    /// The resources that this card can still give for free.
    pub(super) fn gifts_of(&self, seat: Seat, card: Card) -> Result<Resources, Refusal> {
        let player = &self.players[seat];
        match data().card(card).effect {
            _ if !player.played.contains(card) => Err(Refusal::NotPlayed),
            _ if !player.active.contains(card) => Err(Refusal::NotActive),
            Effect::FreeNewWorld { choices } => Ok(choices),
            Effect::GainCubes { .. }
            | Effect::TokensGold { .. }
            | Effect::Expedition { .. }
            | Effect::Upgrades { .. }
            | Effect::ExtraAction
            | Effect::Discard { .. } => Err(Refusal::StepNotAllowed),
        }
    }

    pub(super) fn gift(&mut self, seat: Seat, card: Card, resource: Resource) -> Result<(), Refusal> {
        if !self.gifts_of(seat, card)?.contains(resource) {
            return Err(Refusal::NotOnCard { card, resource });
        }
        self.players[seat].active.remove(card);
        self.turn.stock.add(resource);
        Ok(())
    }

    /// Checks that this shift may end now; returns its cost in gold.
    pub(super) fn may_shift(&self, seat: Seat, tier: Tier, from: Place) -> Result<u16, Refusal> {
        let player = &self.players[seat];
        if from == Place::Residence || !self.has_cube(seat, tier, from) {
            return Err(Refusal::CubeNotThere { tier });
        }
        let need = u16::from(data().tier(tier).shift_gold);
        if player.gold < need {
            return Err(Refusal::NotEnoughGold { need, have: player.gold });
        }
        Ok(need)
    }

    /// Ends one shift; returns the gold paid.
    pub(super) fn shift(&mut self, seat: Seat, tier: Tier, from: Place) -> Result<u16, Refusal> {
        let gold = self.may_shift(seat, tier, from)?;
        let player = &mut self.players[seat];
        player.gold -= gold;
        player.residence[tier.index()] += 1;
        match from {
            Place::Workplace(field) => {
                if let Some(slot) = player.plot_mut(field).slot_of(tier) {
                    *slot = None;
                }
            }
            Place::Exhausted | Place::Residence => player.exhausted[tier.index()] -= 1,
        }
        Ok(gold)
    }
}
