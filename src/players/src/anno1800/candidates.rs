//! The actions that are worth a thought. All of them are legal; many legal ones are left out: payments by hand, work ahead, the next best
//! plans, several different people or ships at once.

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

const BEST: Pay = Pay::Plan(1);
/// Where a full island is built over, so many fields are looked at.
const FIELDS_TO_BUILD_OVER: usize = 3;
const MOST_AT_ONCE: usize = 3;

pub fn all(state: &State, seat: Seat) -> Vec<Action> {
    if !state.due().contains(seat) {
        return Vec::new();
    }
    if state.is_paying() {
        // Somebody else began to pay by hand.
        return vec![Action::Withdraw];
    }
    let mut candidates =
        Candidates { state, seat, player: &state.players()[seat], found: Vec::with_capacity(64) };
    candidates.free();
    if state.turn().actions_left > 0 {
        candidates.paid();
        candidates.voyages();
        candidates.swap();
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
    fn free(&mut self) {
        for card in self.state.usable_cards(self.seat).iter() {
            match data().card(card).effect {
                Effect::Discard { max } => {
                    let worst: Vec<Card> = self.hardest(max.into());
                    for count in 1..=worst.len() {
                        let under = worst[..count].iter().copied().collect();
                        self.found.push(Action::Activate { card, under });
                    }
                }
                // The planner uses tokens when they are needed; they would lapse.
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
            // One place stands for all: where the cube is at rest, it is ready for more.
            let place = self.state.promotable(self.seat, *tier).next();
            self.found.extend(place.map(|at| Action::Promote { tier: *tier, at }));
        }
        for objective in self.state.usable_objectives(self.seat) {
            let card =
                if objective == Objective::TheEditor { self.hardest(1).first().copied() } else { None };
            self.found.push(Action::Objective { objective, card });
        }
    }

    /// The cards that would be played last.
    fn hardest(&self, count: usize) -> Vec<Card> {
        Plan::new(self.state, self.seat, Cards::NONE).hardest().take(count).collect()
    }

    fn paid(&mut self) {
        let payment = PaymentMeans::new(self.state, self.seat);
        for card in self.player.hand.iter() {
            if payment.payable(&Order::one(Goal::Play { card })) {
                self.found.push(Action::Play { card, pay: BEST });
            }
        }
        for tile in data().on_sale() {
            if self.is_of_use(tile) {
                self.build(&payment, tile);
            }
        }
        for tier in Tier::ALL {
            self.hire(&payment, *tier);
            for at in [Place::Residence, Place::Exhausted] {
                self.upgrade(&payment, *tier, at);
            }
        }
        for pair in Tier::ALL.windows(2) {
            self.move_up(&payment, pair[0], pair[1]);
        }
    }

    /// Not what is made as easily already.
    fn is_of_use(&self, tile: Tile) -> bool {
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

    fn build(&mut self, payment: &PaymentMeans, tile: Tile) {
        for field in self.fields(tile) {
            let order = Order::one(Goal::Build { tile, field });
            // What is built over helps to pay for nothing.
            if !self.can_do(payment, &order) {
                continue;
            }
            self.found.push(match data().tile(tile).role {
                Role::Ship { .. } => {
                    Action::Ships { ships: [Launch { ship: tile, field }].into_iter().collect(), pay: BEST }
                }
                Role::Industry { .. } | Role::Shipyard { .. } => {
                    Action::Build { tile, field: Some(field), pay: BEST }
                }
            });
        }
    }

    fn can_do(&self, payment: &PaymentMeans, order: &Order) -> bool {
        self.state.possible(self.seat, order).is_ok() && payment.payable(order)
    }

    /// Where it would stand: where nothing is, else over what is missed least.
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
        fields.truncate(FIELDS_TO_BUILD_OVER);
        fields
    }

    fn hire(&mut self, payment: &PaymentMeans, tier: Tier) {
        for count in 1..=MOST_AT_ONCE {
            let order = Order::new(std::iter::repeat_n(Goal::Hire { tier }, count));
            if !self.can_do(payment, &order) {
                break;
            }
            let tiers = std::iter::repeat_n(tier, count).collect();
            self.found.push(Action::Hire { tiers, pay: BEST });
        }
    }

    fn upgrade(&mut self, payment: &PaymentMeans, tier: Tier, at: Place) {
        for count in 1..=MOST_AT_ONCE {
            let order = Order::new(std::iter::repeat_n(Goal::Upgrade { tier, at }, count));
            if !self.can_do(payment, &order) {
                break;
            }
            let steps = std::iter::repeat_n(Upgrade { tier, at }, count).collect();
            self.found.push(Action::Upgrade { steps, pay: BEST });
        }
    }

    /// One rises, and one from below takes the place.
    fn move_up(&mut self, payment: &PaymentMeans, below: Tier, tier: Tier) {
        let at = Place::Residence;
        let steps = [Upgrade { tier, at }, Upgrade { tier: below, at }];
        // Each beginning of an order must be payable by itself.
        let (first, both) = (Order::one(steps[0].into()), Order::new(steps.map(Goal::from)));
        if self.can_do(payment, &first) && self.can_do(payment, &both) {
            self.found.push(Action::Upgrade { steps: steps.into_iter().collect(), pay: BEST });
        }
    }

    fn voyages(&mut self) {
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

    fn swap(&mut self) {
        let swappable = self.state.swappable(self.seat);
        let worst = Plan::new(self.state, self.seat, Cards::NONE);
        let worst: Vec<Card> =
            worst.hardest().filter(|card| swappable.contains(*card)).take(MOST_AT_ONCE).collect();
        for count in 1..=worst.len() {
            self.found.push(Action::Swap { cards: worst[..count].iter().copied().collect() });
        }
    }
}
