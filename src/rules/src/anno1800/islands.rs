//! Old World, New World and expeditions (6.8, 6.9, 6.10). Their cost is exploration tokens, those on cards first.

use super::data::data;
use super::events::Event;
use super::fields::{Field, ISLE_FIELDS};
use super::kinds::{Deck, Naval, OldWorld};
use super::refusals::Refusal;
use super::state::State;
use super::step::TokenPick;
use crate::{Reveal, Seat, Seats};

impl State {
    /// The n-th Old World island of a player costs n tokens.
    pub fn may_claim(&self, seat: Seat) -> Result<TokenPick, Refusal> {
        self.may_sail(seat, self.players[seat].old_world.len(), self.stacks.old_world.is_empty())
    }

    pub fn may_explore(&self, seat: Seat) -> Result<TokenPick, Refusal> {
        self.may_sail(seat, self.players[seat].new_world.len(), self.stacks.new_world.is_empty())
    }

    fn may_sail(&self, seat: Seat, owned: usize, none_left: bool) -> Result<TokenPick, Refusal> {
        let cost = data().limits.island_cost.get(owned).ok_or(Refusal::IslandLimit)?;
        if none_left {
            return Err(Refusal::StackEmpty);
        }
        self.pick(seat, Naval::Explore, *cost, None)
    }

    pub(super) fn claim(&mut self, seat: Seat, events: &mut Vec<Event>) -> Result<Reveal, Refusal> {
        let pick = self.may_claim(seat)?;
        self.spend(seat, pick);
        let island = self.stacks.old_world.pop().ok_or(Refusal::StackEmpty)?;
        self.add_old_world(seat, island);
        events.push(Event::Claimed { seat, island });
        if let Some(effect) = data().old_world(island).effect {
            self.bring(seat, effect, events);
        }
        self.count_action();
        Ok(Reveal::To(Seats::all(self.count())))
    }

    /// Adds an island with its fields and printed tiles to the player's area.
    pub(super) fn add_old_world(&mut self, seat: Seat, island: OldWorld) {
        let player = &mut self.players[seat];
        let isle = player.old_world.len();
        player.old_world.push(island);
        for field in (0..ISLE_FIELDS).filter_map(|place| Field::on_isle(isle, place)) {
            player.fresh |= 1 << field.index();
        }
        if let Some((place, tile)) = data().old_world(island).printed
            && let Some(field) = Field::on_isle(isle, usize::from(place))
        {
            player.print(field, Some(tile));
        }
    }

    pub(super) fn explore(&mut self, seat: Seat, events: &mut Vec<Event>) -> Result<Reveal, Refusal> {
        let pick = self.may_explore(seat)?;
        self.spend(seat, pick);
        let island = self.stacks.new_world.pop().ok_or(Refusal::StackEmpty)?;
        self.players[seat].new_world.push(island);
        events.push(Event::Explored { seat, island });
        for _ in 0..data().limits.new_world_cards {
            self.draw_to_hand(seat, Deck::Nw, events);
        }
        self.count_action();
        Ok(Reveal::To(Seats::all(self.count())))
    }

    pub fn may_send_expedition(&self, seat: Seat, cards: u8) -> Result<TokenPick, Refusal> {
        if !(1..=data().limits.expedition_cards).contains(&cards) {
            return Err(Refusal::ExpeditionCount);
        }
        if self.stacks.expeditions.is_empty() {
            return Err(Refusal::StackEmpty);
        }
        self.pick(seat, Naval::Explore, data().limits.expedition_cost, None)
    }

    pub(super) fn expedition(
        &mut self,
        seat: Seat,
        cards: u8,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let pick = self.may_send_expedition(seat, cards)?;
        self.spend(seat, pick);
        self.draw_expeditions(seat, cards, events);
        self.count_action();
        Ok(())
    }

    /// Draws up to `count` expedition cards (7.4.5). Returns the number drawn.
    pub(super) fn draw_expeditions(&mut self, seat: Seat, count: u8, events: &mut Vec<Event>) -> u8 {
        let mut drawn = 0;
        for _ in 0..count {
            let Some(card) = self.stacks.expeditions.pop() else { break };
            self.players[seat].expeditions.insert(card);
            events.push(Event::FoundExpedition { seat, card });
            drawn += 1;
        }
        drawn
    }
}
