//! Builders of positions for tests. They conserve all components, so that the invariants hold.

use super::data::{FIRST_BUILDING_FIELD, data};
use super::kinds::{Building, Face, Good, Goods, Resident, Tile};
use super::map::Square;
use super::options::{FirstPlayer, HomeIsland};
use super::orders::TakeOrder;
use super::player::{Post, Ship};
use super::state::Phase;
use super::view::Player;
use super::{Action, Event, Options, State};
use crate::{Dice, Game, Reveal, Seat, Seed, Viewer};

/// A position that a test builds and then plays.
#[derive(Clone, Debug)]
pub struct Scene {
    state: State,
    events: Vec<Event>,
}

/// Seat k has home island k, the first seat begins, and the die is not rolled automatically.
pub fn plain_options() -> Options {
    Options {
        home_island: HomeIsland::Fixed,
        first_player: FirstPlayer::SeatOne,
        auto_roll: false,
        ..Options::default()
    }
}

impl Scene {
    /// Before the first roll.
    pub fn new(players: usize) -> Scene {
        Scene::with(players, &plain_options())
    }

    pub fn with(players: usize, options: &Options) -> Scene {
        let mut events = Vec::new();
        match State::set_up(options, players, Seed::from_number(1503), &mut events) {
            Ok(state) => Scene { state, events },
            Err(error) => panic!("{error}"),
        }
    }

    /// In phase 2 of the first seat's turn.
    pub fn trading(players: usize) -> Scene {
        let mut scene = Scene::new(players);
        scene.state.phase = Phase::Phase2;
        scene
    }

    #[must_use]
    pub fn gold(mut self, seat: Seat, gold: u32) -> Scene {
        self.state.players[seat].gold = gold;
        self
    }

    /// For instance `2 spice, 1 stone`.
    #[must_use]
    pub fn hand(mut self, seat: Seat, text: &str) -> Scene {
        self.state.players[seat].hand = goods(text);
        for good in Good::ALL {
            let held: u8 = self.state.players.values().map(|player| player.hand[*good]).sum();
            self.state.supply[*good] = data().cards_per_good - held;
        }
        self
    }

    #[must_use]
    pub fn home(mut self, seat: Seat, home: u8) -> Scene {
        self.state.players[seat].home = Some(home - 1);
        self
    }

    /// The residents from field 1 on; from field 4 on each brings the building named for it.
    #[must_use]
    pub fn residents(mut self, seat: Seat, residents: &[Resident], buildings: &[Building]) -> Scene {
        let player = &mut self.state.players[seat];
        for kind in player.buildings.iter_mut().filter_map(Option::take) {
            self.state.display[kind] += 1;
        }
        player.residents = residents.iter().copied().collect();
        assert_eq!(buildings.len(), (residents.len() + 1).saturating_sub(FIRST_BUILDING_FIELD));
        for (place, kind) in player.buildings.iter_mut().zip(buildings) {
            *place = Some(*kind);
            self.state.display[*kind] -= 1;
        }
        self
    }

    /// Removes buildings that no player owns from the game, so that only these are left.
    #[must_use]
    pub fn display(mut self, left: &[Building]) -> Scene {
        for kind in Building::ALL {
            self.state.display[*kind] = left.iter().filter(|other| *other == kind).count() as u8;
        }
        self
    }

    #[must_use]
    pub fn post(mut self, seat: Seat, dock: u8, good: Good) -> Scene {
        let tile = self.claim(Face::TradingPost(good));
        self.state.players[seat].posts[usize::from(dock) - 1] = Some(Post { good, back: tile.back });
        self
    }

    #[must_use]
    pub fn contracts(mut self, seat: Seat, count: usize) -> Scene {
        for _ in 0..count {
            let tile = self.claim(Face::Contract);
            self.state.players[seat].contracts.push(tile.back);
        }
        self
    }

    /// Takes a tile of this face from the chart.
    fn claim(&mut self, face: Face) -> Tile {
        let lying = self.state.islands.iter().position(|tile| tile.is_some_and(|tile| tile.face == face));
        let island = lying.or_else(|| {
            let spare = self.state.reserve.iter().position(|tile| tile.face == face)?;
            let island = self.state.islands.iter().position(Option::is_some)?;
            let tile = self.state.islands[island].replace(self.state.reserve[spare])?;
            self.state.reserve[spare] = tile;
            Some(island)
        });
        match island.and_then(|island| self.state.islands[island].take()) {
            Some(tile) => tile,
            None => panic!("there is no {face:?} left"),
        }
    }

    /// Lays a tile of this face on an island, in exchange for the one lying there.
    #[must_use]
    pub fn tile(mut self, square: &str, face: Face) -> Scene {
        let Some(here) = data().chart.island_at(square_of(square)) else {
            panic!("{square} is not an island")
        };
        let is_wanted = |tile: &Tile| tile.face == face;
        if let Some(there) = self.state.islands.iter().position(|tile| tile.as_ref().is_some_and(is_wanted)) {
            self.state.islands.swap(here, there);
        } else if let Some(spare) = self.state.reserve.iter_mut().find(|tile| is_wanted(tile)) {
            if let Some(tile) = self.state.islands[here].replace(*spare) {
                *spare = tile;
            }
        } else {
            panic!("there is no {face:?} left");
        }
        self
    }

    #[must_use]
    pub fn ship(mut self, seat: Seat, ship: u8, square: &str) -> Scene {
        self.state.players[seat].ships[usize::from(ship) - 1] =
            Some(Ship { at: square_of(square), spent: 0 });
        self
    }

    #[must_use]
    pub fn take_orders(mut self, seat: Seat, orders: &[TakeOrder]) -> Scene {
        self.state.players[seat].orders.take = orders.to_vec();
        self
    }

    /// Sets the next throws of the die, until something else uses the generator.
    #[must_use]
    pub fn dice(mut self, faces: &[u8]) -> Scene {
        self.state.dice = Dice::showing(faces);
        self
    }

    /// Applies an action or returns the code of its refusal.
    pub fn act(&mut self, seat: Seat, action: &Action) -> Result<Reveal, &'static str> {
        self.events.clear();
        let result = self.state.apply(seat, action, &mut self.events);
        if let Err(broken) = self.state.check() {
            panic!("{broken} after {action:?}");
        }
        result.map_err(super::Refusal::code)
    }

    pub fn state(&self) -> &State {
        &self.state
    }

    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// A player's view of themselves.
    pub fn player(&self, seat: Seat) -> Player {
        self.state.view(Viewer::Seat(seat)).players[seat].clone()
    }

    /// A hand as text, for instance `1 stone, 2 spice`.
    pub fn hand_of(&self, seat: Seat) -> String {
        let hand = self.state.players[seat].hand;
        let cards = hand
            .iter()
            .filter(|(_, count)| *count > 0)
            .map(|(good, count)| format!("{count} {}", good.as_str()));
        cards.collect::<Vec<_>>().join(", ")
    }

    pub fn residents_of(&self, seat: Seat) -> Vec<Resident> {
        self.state.players[seat].residents.to_vec()
    }

    pub fn points_of(&self, seat: Seat) -> u32 {
        self.state.players[seat].points().count()
    }

    /// The answers offered after these.
    pub fn offered(&self, seat: Seat, answers: &[(&'static str, &str)]) -> Vec<String> {
        let answers: Vec<crate::Answer> =
            answers.iter().map(|(param, id)| crate::Answer { param, id: crate::Id::new(id) }).collect();
        let mut options = Vec::new();
        self.state.ask(seat, &answers, &mut options);
        options.iter().map(ToString::to_string).collect()
    }
}

pub fn goods(text: &str) -> Goods {
    let mut goods = Goods::NONE;
    for part in text.split(", ").filter(|part| !part.is_empty()) {
        match part
            .split_once(' ')
            .and_then(|(count, good)| Some((count.parse::<u8>().ok()?, Good::parse(good)?)))
        {
            Some((count, good)) => goods[good] += count,
            None => panic!("{part:?} is not a count and a good"),
        }
    }
    goods
}

pub fn square_of(text: &str) -> Square {
    match Square::parse(text) {
        Some(square) => square,
        None => panic!("there is no square {text:?}"),
    }
}
