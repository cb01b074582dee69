//! The action that the panel recommends: a simple plan, from what the player knows. Favours first, then residents,
//! buildings and ships; exchange what is missing; buy tiles while that causes no riot; sail to the nearest free site.

use super::action::{Action, Usable};
use super::advantages::AdvantageAnswers;
use super::data::data;
use super::kinds::{Building, Field, Good, Goods, Stack};
use super::state::{Phase, State};
use crate::{Phrase, Seat};

/// Gold above the limit of a riot that is kept when a tile is bought.
const RESERVE: u16 = 2;

impl State {
    /// The recommended action and its reason.
    pub(super) fn advice(&self, seat: Seat) -> Option<(Action, Phrase)> {
        if !self.due_seats().contains(seat) {
            return None;
        }
        let why = |key: &'static str| move |action: Action| (action, Phrase::new(key));
        match self.phase {
            Phase::Action => (self.favour().map(why("why-favour")))
                .or_else(|| self.construction().map(why("why-build")))
                .or_else(|| self.helpful_exchange(seat).map(why("why-exchange")))
                .or_else(|| self.tile_to_buy().map(why("why-tile"))),
            Phase::Sailing => self.course(seat).map(why("why-site")),
            Phase::SetupChoose
            | Phase::Yield
            | Phase::Discard
            | Phase::KeepTile
            | Phase::PlaceTile
            | Phase::Encounter
            | Phase::Retreat
            | Phase::GameOver => None,
        }
        .or_else(|| Some((self.default_action_for(seat)?, Phrase::new("why-needed"))))
    }

    /// Whether the player can pay this much without a riot.
    fn is_rich(&self, gold: u16) -> bool {
        self.player().gold >= gold + data().riot_below
    }

    fn favour(&self) -> Option<Action> {
        let paid =
            |building: &&Building| self.may_pay_favour(**building).is_ok_and(|(_, gold)| self.is_rich(gold));
        let favour =
            Building::ALL.iter().find(paid).map(|building| Action::PayFavour { building: *building });
        favour.or_else(|| self.may_donate().is_ok_and(|gold| self.is_rich(gold)).then_some(Action::Donate))
    }

    fn construction(&self) -> Option<Action> {
        if self.may_build_resident().is_ok() {
            return Some(Action::BuildResident);
        }
        let building = Field::ALL.iter().find(|field| self.may_build_building(**field).is_ok());
        if let Some(field) = building {
            return Some(Action::BuildBuilding { field: *field });
        }
        let idle = self.player().ships.iter().all(Option::is_none);
        (idle && self.may_build_ship(None).is_ok()).then_some(Action::BuildShip { save: None })
    }

    /// The costs of what the player could build next.
    fn goals(&self) -> Vec<Goods> {
        let player = self.player();
        let resident = player.next_resident().map(|next| data().cost(next));
        let planned = Field::ALL.iter().filter_map(|field| player.placed(*field)).filter(|one| !one.built);
        let buildings = planned.map(|one| data().building_cost(one.tile.stack()));
        let idle = player.ships.iter().all(Option::is_none);
        resident.into_iter().chain(buildings).chain(idle.then_some(data().ship_cost)).collect()
    }

    /// Exchanges spare goods for the one that a goal lacks.
    fn helpful_exchange(&self, seat: Seat) -> Option<Action> {
        let hand = self.players[seat].hand;
        for cost in self.goals() {
            let lacking = hand.lacking(&cost);
            let mut missing = Good::ALL.iter().copied().filter(|good| lacking[*good] > 0);
            let (Some(get), None) = (missing.next(), missing.next()) else { continue };
            let spare = |good: &Good| hand[*good] > cost[*good];
            for building in self.usable() {
                let gives = Good::ALL.iter().copied().filter(spare).map(Some);
                for give in [None].into_iter().chain(gives) {
                    let wish = AdvantageAnswers { give, give2: None, get: Some(get) };
                    if self.may_use(building, wish).is_ok() && self.keeps(building, give, cost) {
                        return Some(Action::Use { building, give, give2: None, get: Some(get) });
                    }
                }
            }
        }
        None
    }

    /// Whether an exchange leaves what the goal needs.
    fn keeps(&self, building: Usable, give: Option<Good>, cost: Goods) -> bool {
        use super::advantages::Advantage;
        let hand = self.player().hand;
        match super::advantages::advantage_of(building) {
            Some(Advantage::Equal { give: fixed, count }) => {
                give.or(fixed).is_some_and(|good| hand[good] >= cost[good] + count)
            }
            Some(Advantage::Buy(gold)) => self.is_rich(gold),
            Some(Advantage::AnyTwo | Advantage::Sell(_)) | None => false,
        }
    }

    fn tile_to_buy(&self) -> Option<Action> {
        let waiting = Field::ALL.iter().filter_map(|field| self.player().placed(*field));
        if waiting.filter(|one| !one.built).count() > 1 {
            return None;
        }
        let stacks = Stack::ALL.iter().rev();
        let mut affordable = stacks
            .filter(|stack| self.may_buy_tile(**stack, false).is_ok_and(|gold| self.is_rich(gold + RESERVE)));
        affordable.next().map(|stack| Action::BuyTile { stack: *stack, search: false })
    }

    /// Founds a colony where the ship is, or sails towards the nearest site without one.
    fn course(&self, seat: Seat) -> Option<Action> {
        let chart = &data().chart;
        for ship in 1..=super::data::SHIPS as u8 {
            if self.may_found(ship).is_ok() {
                return Some(Action::Found { ship });
            }
            let index = usize::from(ship) - 1;
            let (Some(at), Some(routes)) = (self.players[seat].ships[index], self.routes_of(index)) else {
                continue;
            };
            let free =
                |hex: &super::map::Hex| chart.site_at(*hex).is_some_and(|site| self.colonies[site].is_none());
            let sites: Vec<_> = super::map::Hex::all().filter(free).collect();
            let far = |hex| sites.iter().map(|site| chart.steps(hex, *site)).min().unwrap_or(u8::MAX);
            let best = routes.fields.iter().min_by_key(|hex| far(**hex)).filter(|hex| far(**hex) < far(at));
            if let Some(way) = best.and_then(|hex| routes.way(*hex)) {
                return Some(Action::Sail { ship, path: way.path });
            }
        }
        None
    }
}
