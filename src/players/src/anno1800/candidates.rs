//! The actions to consider. All of them are legal. Left out are payments by hand, production in advance, payment plans
//! other than the best, and several different people or ships at once.

use archipel_rules::anno1800::action::{Launch, Pay, Upgrade};
use archipel_rules::anno1800::cards::{Card, Cards};
use archipel_rules::anno1800::data::{Effect, Role, data};
use archipel_rules::anno1800::fields::Field;
use archipel_rules::anno1800::kinds::{Objective, Tier, Tile};
use archipel_rules::anno1800::planner::PaymentMeans;
use archipel_rules::anno1800::resources::Resources;
use archipel_rules::anno1800::step::{Goal, Order, Place};
use archipel_rules::anno1800::{Action, Player, State};
use archipel_rules::{Game, Seat};

use super::plan::Plan;

const BEST_PLAN: Pay = Pay::Plan(1);
/// Number of fields considered for building over, if the island is full.
const MAX_FIELDS_TO_BUILD_OVER: usize = 3;
/// Maximum number of people to hire or upgrade, or of cards to swap, in one action.
const MAX_AT_ONCE: usize = 3;

pub fn all(state: &State, seat: Seat) -> Vec<Action> {
    if !state.due().contains(seat) {
        return Vec::new();
    }
    if state.is_paying() {
        // A person started this payment by hand before the computer player took over.
        return vec![Action::Withdraw];
    }
    let mut candidates =
        Candidates { state, seat, player: &state.players()[seat], found: Vec::with_capacity(64) };
    candidates.add_free();
    if state.turn().actions_left > 0 {
        candidates.add_paid();
        candidates.add_voyages();
        candidates.add_swaps();
        candidates.found.push(Action::Festival);
    }
    if state.turn().base_done {
        candidates.found.push(Action::EndTurn);
    }
    candidates.found
}

struct Candidates<'a> {
    state: &'a State,
    seat: Seat,
    player: &'a Player,
    found: Vec<Action>,
}

impl Candidates<'_> {
    fn add_free(&mut self) {
        for card in self.state.usable_cards(self.seat).iter() {
            match data().card(card).effect {
                Effect::Discard { max } => {
                    let worst: Vec<Card> = self.hardest(max.into());
                    for count in 1..=worst.len() {
                        let under = worst[..count].iter().copied().collect();
                        self.found.push(Action::Activate { card, under });
                    }
                }
                // The planner uses these tokens when a payment needs them; unused ones would be lost.
                Effect::TokensGold { trade, .. } if trade > 0 => {}
                Effect::GainCubes { .. }
                | Effect::TokensGold { .. }
                | Effect::Expedition { .. }
                | Effect::FreeNewWorld { .. }
                | Effect::Upgrades { .. }
                | Effect::ExtraAction => {
                    self.found.push(Action::Activate { card, under: std::iter::empty().collect() });
                }
            }
        }
        for tier in Tier::ALL {
            // The first place is the residence, if possible: the upgraded cube is then ready to work.
            let place = self.state.promotable(self.seat, *tier).next();
            self.found.extend(place.map(|at| Action::Promote { tier: *tier, at }));
        }
        for objective in self.state.usable_objectives(self.seat) {
            let card =
                if objective == Objective::TheEditor { self.hardest(1).first().copied() } else { None };
            self.found.push(Action::Objective { objective, card });
        }
    }

    /// The cards to give up first, according to the plan.
    fn hardest(&self, count: usize) -> Vec<Card> {
        Plan::new(self.state, self.seat, Cards::NONE).hardest().take(count).collect()
    }

    fn add_paid(&mut self) {
        let payment = PaymentMeans::new(self.state, self.seat);
        for card in self.player.hand.iter() {
            if payment.payable(&Order::one(Goal::Play { card })) {
                self.found.push(Action::Play { card, pay: BEST_PLAN });
            }
        }
        for tile in data().on_sale() {
            if self.is_useful(tile) {
                self.add_builds(&payment, tile);
            }
        }
        for tier in Tier::ALL {
            self.add_hires(&payment, *tier);
            for at in [Place::Residence, Place::Exhausted] {
                self.add_upgrades(&payment, *tier, at);
            }
        }
        for pair in Tier::ALL.windows(2) {
            self.add_double_upgrade(&payment, pair[0], pair[1]);
        }
    }

    /// Excludes industries whose product the player already makes with the same or a lower tier, and weaker shipyards.
    fn is_useful(&self, tile: Tile) -> bool {
        if self.state.supply().tiles[tile.index()] == 0 {
            return false;
        }
        match data().tile(tile).role {
            Role::Industry { product, tier } => {
                let made = |field: Field| self.player.plot(field).industry();
                let counts = |objective: &Objective| data().objectives.industries(*objective).contains(&tile);
                let for_points = Objective::ALL.iter().filter(|one| self.state.in_play(**one)).any(counts);
                let known =
                    self.player.fields().filter_map(made).any(|(other, by)| other == product && by <= tier);
                !known || (for_points && !self.player.tiles().any(|(_, other)| other == tile))
            }
            Role::Shipyard { strength } => {
                self.player.shipyards().first().is_none_or(|best| *best < strength)
            }
            Role::Ship { .. } => true,
        }
    }

    fn add_builds(&mut self, payment: &PaymentMeans, tile: Tile) {
        for field in self.fields(tile) {
            let order = Order::one(Goal::Build { tile, field });
            // A tile that is built over cannot help to pay.
            if !self.can_do(payment, &order) {
                continue;
            }
            self.found.push(match data().tile(tile).role {
                Role::Ship { .. } => Action::Ships {
                    ships: [Launch { ship: tile, field }].into_iter().collect(),
                    pay: BEST_PLAN,
                },
                Role::Industry { .. } | Role::Shipyard { .. } => {
                    Action::Build { tile, field: Some(field), pay: BEST_PLAN }
                }
            });
        }
    }

    fn can_do(&self, payment: &PaymentMeans, order: &Order) -> bool {
        self.state.possible(self.seat, order).is_ok() && payment.payable(order)
    }

    /// The fields to build on: an empty one, or else those whose tiles are the least useful.
    fn fields(&self, tile: Tile) -> Vec<Field> {
        if let Some(field) = self.state.default_field(self.seat, tile) {
            return vec![field];
        }
        let mut fields: Vec<Field> = self.state.fields_for(self.seat, tile).into_iter().collect();
        let needed = self
            .player
            .hand
            .iter()
            .fold(Resources::NONE, |all, card| all.or(data().card(card).need.resources));
        fields.sort_by_key(|field| {
            match self.player.plot(*field).visible().map(|tile| data().tile(tile).role) {
                None => 0,
                Some(Role::Ship { strength, .. } | Role::Shipyard { strength }) => usize::from(strength),
                Some(Role::Industry { product, tier }) => {
                    1 + tier.index() + if needed.contains(product) { 5 } else { 0 }
                }
            }
        });
        fields.truncate(MAX_FIELDS_TO_BUILD_OVER);
        fields
    }

    fn add_hires(&mut self, payment: &PaymentMeans, tier: Tier) {
        for count in 1..=MAX_AT_ONCE {
            let order = Order::new(std::iter::repeat_n(Goal::Hire { tier }, count));
            if !self.can_do(payment, &order) {
                break;
            }
            let tiers = std::iter::repeat_n(tier, count).collect();
            self.found.push(Action::Hire { tiers, pay: BEST_PLAN });
        }
    }

    fn add_upgrades(&mut self, payment: &PaymentMeans, tier: Tier, at: Place) {
        for count in 1..=MAX_AT_ONCE {
            let order = Order::new(std::iter::repeat_n(Goal::Upgrade { tier, at }, count));
            if !self.can_do(payment, &order) {
                break;
            }
            let steps = std::iter::repeat_n(Upgrade { tier, at }, count).collect();
            self.found.push(Action::Upgrade { steps, pay: BEST_PLAN });
        }
    }

    /// Upgrades one person, and one of the tier below to replace it.
    fn add_double_upgrade(&mut self, payment: &PaymentMeans, below: Tier, tier: Tier) {
        let at = Place::Residence;
        let steps = [Upgrade { tier, at }, Upgrade { tier: below, at }];
        // The first upgrade must be payable by itself, too.
        let (first, both) = (Order::one(steps[0].into()), Order::new(steps.map(Goal::from)));
        if self.can_do(payment, &first) && self.can_do(payment, &both) {
            self.found.push(Action::Upgrade { steps: steps.into_iter().collect(), pay: BEST_PLAN });
        }
    }

    fn add_voyages(&mut self) {
        if self.state.may_claim(self.seat).is_ok() {
            self.found.push(Action::Claim);
        }
        if self.state.may_explore(self.seat).is_ok() {
            self.found.push(Action::Explore);
        }
        let cards = data().limits.expedition_cards;
        if self.state.may_send_expedition(self.seat, cards).is_ok() {
            self.found.push(Action::Expedition { cards });
        }
    }

    fn add_swaps(&mut self) {
        let swappable = self.state.swappable(self.seat);
        let worst = Plan::new(self.state, self.seat, Cards::NONE);
        let worst: Vec<Card> =
            worst.hardest().filter(|card| swappable.contains(*card)).take(MAX_AT_ONCE).collect();
        for count in 1..=worst.len() {
            self.found.push(Action::Swap { cards: worst[..count].iter().copied().collect() });
        }
    }
}
