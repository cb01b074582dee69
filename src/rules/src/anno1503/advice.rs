//! The action that the panel recommends: a simple plan, from what the player knows. Develop and settle, keep a ship at
//! sea, sell what no goal needs, buy what is missing, and sail to the nearest tile that is not known yet.

use super::action::Action;
use super::data::data;
use super::kinds::{Building, Good, Goods};
use super::map::{SQUARES, Square};
use super::state::{Phase, State};
use crate::{Phrase, Seat};

/// Gold that is kept for pirates and fire.
const RESERVE: u32 = 3;
const FAR: u8 = u8::MAX;

impl State {
    /// The recommended action and its reason.
    pub(super) fn advice(&self, seat: Seat) -> Option<(Action, Phrase)> {
        if !self.due_seats().contains(seat) {
            return None;
        }
        match self.phase {
            Phase::Phase2 => self.development().or_else(|| self.trading(seat)).or_else(|| self.voyage(seat)),
            Phase::Phase3 => self.voyage(seat),
            Phase::TilePending => self.tile_use(),
            Phase::ChooseHome | Phase::TurnStart | Phase::Resolve | Phase::GameOver => None,
        }
        .or_else(|| Some((self.default_action_for(seat)?, Phrase::new("why-needed"))))
    }

    fn development(&self) -> Option<(Action, Phrase)> {
        let at_sea = self.player().ships.iter().flatten().count();
        if at_sea == 0 && self.may_build_ship().is_ok() {
            return Some((Action::BuildShip, Phrase::new("why-ship")));
        }
        let fields = 1..=self.player().residents.len() as u8;
        let risen = fields.filter_map(|field| Some((self.may_develop(field).ok()?, field)));
        if let Some((_, field)) = risen.max() {
            return Some((Action::Develop { field }, Phrase::new("why-develop")));
        }
        let free = self.may_settle(None).is_ok().then_some(None);
        let building = || Building::ALL.iter().find(|kind| self.may_settle(Some(**kind)).is_ok());
        if let Some(building) = free.or_else(|| building().map(|kind| Some(*kind))) {
            return Some((Action::Settle { building }, Phrase::new("why-settle")));
        }
        self.may_build_ship().is_ok().then(|| (Action::BuildShip, Phrase::new("why-ship")))
    }

    fn trading(&self, seat: Seat) -> Option<(Action, Phrase)> {
        let spare = self.spare_goods(seat);
        let fields = 1..=self.player().residents.len() as u8;
        let sales = fields.flat_map(|field| {
            let spare = spare.iter().filter(|(_, count)| *count > 0);
            spare.filter_map(move |(good, _)| Some((self.may_sell(field, good).ok()?.1, field, good)))
        });
        if let Some((_, field, good)) = sales.max_by_key(|(price, field, _)| (*price, *field)) {
            return Some((Action::Sell { field, good }, Phrase::new("why-spare")));
        }
        let good = self.missing_good(seat)?;
        let price = u32::from(self.may_buy(good).ok()?);
        let rich = self.player().gold >= price + RESERVE;
        rich.then(|| (Action::Buy { good }, Phrase::new("why-missing")))
    }

    /// The one good that a goal lacks.
    fn missing_good(&self, seat: Seat) -> Option<Good> {
        let hand = self.players[seat].hand;
        let costs = data().goal_order.iter().filter_map(|goal| self.goal_cost(seat, *goal));
        let lacking = costs.map(|cost| hand.lacking(&cost)).filter(|lacking| lacking.total() == 1);
        lacking.min_by_key(Goods::total)?.kinds().iter().next()
    }

    fn voyage(&self, seat: Seat) -> Option<(Action, Phrase)> {
        let player = &self.players[seat];
        let new = |island: usize| self.islands[island].is_some() && player.notes[island].is_none();
        let ships = (1..=player.ships.len() as u8)
            .filter_map(|ship| self.points_left(seat, ship).map(|(at, points)| (ship, at, points)))
            .filter(|(_, _, points)| *points > 0);
        let ways = ways_to(new);
        for (ship, at, points) in ships {
            let beside = data().chart.islands_beside(at).find(|(island, _)| new(*island));
            if let Some((_, island)) = beside {
                return Some((Action::Discover { ship, island }, Phrase::new("why-unknown")));
            }
            let reach = data().chart.reach(at, points).into_iter();
            let nearest = reach.min_by_key(|(to, steps)| (ways[to.index()], *steps));
            if let Some((to, _)) = nearest.filter(|(to, _)| ways[to.index()] < ways[at.index()]) {
                return Some((Action::Sail { ship, to }, Phrase::new("why-unknown")));
            }
        }
        None
    }

    fn tile_use(&self) -> Option<(Action, Phrase)> {
        let usable = |dock, field| self.may_use_tile(dock, field).is_ok();
        let numbers = || (1..=super::data::NUMBERS as u8).map(Some);
        let dock = numbers().find(|dock| usable(*dock, None));
        let fields = (1..=self.player().residents.len() as u8).rev().map(Some);
        let field = || fields.clone().find(|field| usable(None, *field));
        let (dock, field) = match dock {
            Some(dock) => (dock, None),
            None if usable(None, None) => (None, None),
            None => (None, field()?),
        };
        Some((Action::UseTile { dock, field }, Phrase::new("why-tile")))
    }
}

/// The steps from every square to the nearest one beside such an island.
fn ways_to(wanted: impl Fn(usize) -> bool) -> [u8; SQUARES] {
    let mut ways = [FAR; SQUARES];
    let chart = &data().chart;
    let beside = |square: &Square| chart.islands_beside(*square).any(|(island, _)| wanted(island));
    let mut shore: Vec<Square> =
        Square::all().filter(|square| chart.is_sea(*square)).filter(beside).collect();
    let mut steps = 0;
    while !shore.is_empty() {
        shore.retain(|square| ways[square.index()] == FAR);
        for square in &shore {
            ways[square.index()] = steps;
        }
        shore = shore.iter().flat_map(|square| chart.moves(*square)).collect();
        shore.retain(|square| ways[square.index()] == FAR);
        steps += 1;
    }
    ways
}
