//! The action that the panel recommends: a simple plan, from what the player knows. Play cards; build the industries
//! that the cards in hand need, and what those need; raise residents; rest when most of them are tired.

use arrayvec::ArrayVec;

use super::action::{Action, Launch, Pay, Upgrade};
use super::cards::Card;
use super::data::{Effect, Role, data};
use super::fields::Field;
use super::kinds::{Naval, Resource, Tier, Tile};
use super::questions::affordable::Affordable;
use super::resources::Cost;
use super::state::State;
use super::step::{Goal, Order};
use crate::{Phrase, Seat};

/// How far the needs of industries are followed.
const MAX_DEPTH: u8 = 3;
/// The best payment.
const PAY: Pay = Pay::Plan(1);

impl State {
    /// The recommended action and its reason.
    pub(super) fn advice(&self, seat: Seat) -> Option<(Action, Phrase)> {
        if !self.due_seats().contains(seat) || self.paying.is_some() {
            return None;
        }
        let why = |key: &'static str| move |action: Action| (action, Phrase::new(key));
        let gain = self.free_effect(seat).map(why("why-effect"));
        if gain.is_some() || self.turn.actions_left == 0 {
            return gain.or_else(|| Some((Action::EndTurn, Phrase::new("why-end"))));
        }
        let affordable = self.affordable(seat);
        (self.card_to_play(&affordable).map(why("why-card")))
            .or_else(|| self.needed_industry(seat, &affordable).map(why("why-industry")))
            .or_else(|| self.needed_island(seat).map(why("why-island")))
            .or_else(|| self.needed_upgrade(seat, &affordable).map(why("why-upgrade")))
            .or_else(|| self.explorer(seat, &affordable).map(why("why-ship")))
            .or_else(|| self.is_tired(seat).then(|| (Action::Festival, Phrase::new("why-festival"))))
    }

    /// A played card whose effect costs nothing.
    fn free_effect(&self, seat: Seat) -> Option<Action> {
        let useful = |card: &Card| !matches!(data().card(*card).effect, Effect::Discard { .. });
        let card = self.usable_cards(seat).iter().find(useful)?;
        Some(Action::Activate { card, under: ArrayVec::new() })
    }

    /// The card with the greatest need, which scores most.
    fn card_to_play(&self, affordable: &Affordable) -> Option<Action> {
        let cards = affordable.cards();
        let card = cards.iter().max_by_key(|card| data().card(*card).need.resources.len())?;
        Some(Action::Play { card, pay: PAY })
    }

    /// The hand cards, those with the fewest missing goods first.
    fn goals(&self, seat: Seat) -> Vec<&'static Cost> {
        let hand = self.players[seat].hand.iter();
        let mut goals: Vec<&Cost> = hand.map(|card| &data().card(card).need).collect();
        goals.sort_by_key(|need| self.missing(seat, need).count());
        goals
    }

    /// The resources of a cost that this player's industries cannot make.
    fn missing<'a>(&'a self, seat: Seat, cost: &Cost) -> impl Iterator<Item = Resource> + use<'a> {
        let player = &self.players[seat];
        cost.resources.iter().filter(move |resource| !player.makes(*resource))
    }

    fn needed_industry(&self, seat: Seat, affordable: &Affordable) -> Option<Action> {
        let needs = |need: &'static Cost| self.missing(seat, need);
        let mut wanted = self.goals(seat).into_iter().flat_map(needs);
        let tile = wanted.find_map(|resource| self.industry_for(seat, affordable, resource, MAX_DEPTH))?;
        Some(Action::Build { tile, field: Some(self.free_place(seat, tile)?), pay: PAY })
    }

    /// A field without an industry that is of use; the start industry that the tile improves counts as free.
    fn free_place(&self, seat: Seat, tile: Tile) -> Option<Field> {
        let player = &self.players[seat];
        let improved = data().tile(tile).replaces;
        let free = |field: &Field| {
            let visible = player.plot(*field).visible();
            visible.is_none() || visible == improved
        };
        player.fields().filter(free).find(|field| self.may_place(seat, tile, *field).is_ok())
    }

    /// An industry that makes this, or that makes what such an industry needs.
    fn industry_for(
        &self,
        seat: Seat,
        affordable: &Affordable,
        resource: Resource,
        depth: u8,
    ) -> Option<Tile> {
        let makes = |tile: &Tile| matches!(data().tile(*tile).role, Role::Industry { product, .. } if product == resource);
        let tiles: Vec<Tile> = data().on_sale().filter(makes).collect();
        let fits = |tile: &&Tile| affordable.can_build(**tile) && self.free_place(seat, **tile).is_some();
        let now = tiles.iter().find(fits).copied();
        if now.is_some() || depth == 0 {
            return now;
        }
        let costs = tiles.iter().map(|tile| &data().tile(*tile).cost);
        let mut first = costs.flat_map(|cost| self.missing(seat, cost));
        first.find_map(|needed| self.industry_for(seat, affordable, needed, depth - 1))
    }

    /// Whether more residents are tired or at work than at rest.
    fn is_tired(&self, seat: Seat) -> bool {
        let player = &self.players[seat];
        let tired: usize = player.exhausted.iter().map(|cubes| usize::from(*cubes)).sum();
        let working = player.plots.iter().flat_map(|plot| plot.slots).flatten().count();
        let resting: usize = player.residence.iter().map(|cubes| usize::from(*cubes)).sum();
        tired + working > resting
    }

    /// A ship for more islands, once the fields are full.
    fn explorer(&self, seat: Seat, affordable: &Affordable) -> Option<Action> {
        let order = Order::default();
        let explores =
            |ship: &Tile| matches!(data().tile(*ship).role, Role::Ship { naval: Naval::Explore, .. });
        let ship = affordable.ships(&order).find(explores)?;
        let field = self.free_place(seat, ship)?;
        Some(Action::Ships { ships: [Launch { ship, field }].into_iter().collect(), pay: PAY })
    }

    /// Room for industries, or goods that only the New World has.
    fn needed_island(&self, seat: Seat) -> Option<Action> {
        let player = &self.players[seat];
        let full = player.fields().all(|field| player.plot(field).visible().is_some());
        if full && self.may_claim(seat).is_ok() {
            return Some(Action::Claim);
        }
        let made = |resource: Resource| {
            data().on_sale().any(|tile| {
                matches!(data().tile(tile).role, Role::Industry { product, .. } if product == resource)
            })
        };
        let foreign = |need: &'static Cost| self.missing(seat, need).any(|resource| !made(resource));
        let lacking = self.goals(seat).into_iter().any(foreign);
        (lacking && self.may_explore(seat).is_ok()).then_some(Action::Explore)
    }

    /// Raises a resident to the tier of which the cards in hand need most.
    fn needed_upgrade(&self, seat: Seat, affordable: &Affordable) -> Option<Action> {
        let order = Order::default();
        let player = &self.players[seat];
        let needed = |tier: Tier| {
            let goals = self.goals(seat).into_iter().map(|need| need.cubes[tier.index()]);
            goals.max().unwrap_or_default() > player.cubes(tier)
        };
        let tier = affordable.raises(&order).filter(|tier| tier.raised().is_some_and(needed)).last()?;
        let at = affordable.raisable(&order, tier).next()?;
        let steps = [Upgrade { tier, at }].into_iter().collect();
        let possible = self.possible(seat, &Order::one(Goal::from(Upgrade { tier, at }))).is_ok();
        possible.then_some(Action::Upgrade { steps, pay: PAY })
    }
}
