//! Builders of positions for tests. They conserve all components, so that the invariants hold.

use super::action::Path;
use super::data::data;
use super::events::Event;
use super::kinds::{Building, Encounter, Field, Good, Goods, Happening, Rank, Stack, Track};
use super::map::Hex;
use super::options::StartPlayer;
use super::orders::Orders;
use super::player::PlacedTile;
use super::state::{Phase, State};
use super::tile::Tile;
use super::view::PlayerView;
use super::{Action, Options};
use crate::{Answer, Dice, Game, Id, Reveal, Seat, Seats, Seed, Viewer};

/// A position that a test builds and then plays.
#[derive(Clone, Debug)]
pub struct Scene {
    state: State,
    events: Vec<Event>,
}

/// The first seat begins, tiles are not chosen, and the dice are not rolled automatically.
pub fn plain_options() -> Options {
    Options {
        start_player: StartPlayer::SeatOne,
        first_game_setup: true,
        auto_roll: false,
        ..Options::default()
    }
}

impl Scene {
    /// Before the first roll, seat k on board k, all boards empty.
    pub fn new(players: usize) -> Scene {
        Scene::with(players, &plain_options())
    }

    pub fn with(players: usize, options: &Options) -> Scene {
        let mut events = Vec::new();
        let mut state = State::new(options, players, Seed::from_number(1701), &mut events);
        for (seat, player) in state.players.iter_mut() {
            player.board = seat.0;
            for placed in player.fields.iter_mut().filter_map(Option::take) {
                state.stacks[placed.tile.stack() as usize].push(placed.tile);
            }
        }
        Scene { state, events }
    }

    /// In the action phase of the first seat's turn.
    pub fn acting(players: usize) -> Scene {
        Scene::new(players).phase(Phase::Action)
    }

    /// In the sailing phase of the first seat's turn.
    pub fn sailing(players: usize) -> Scene {
        Scene::new(players).phase(Phase::Sailing)
    }

    #[must_use]
    pub fn phase(mut self, phase: Phase) -> Scene {
        self.state.phase = phase;
        self
    }

    #[must_use]
    pub fn active(mut self, seat: Seat) -> Scene {
        self.state.active = seat;
        self
    }

    #[must_use]
    pub fn gold(mut self, seat: Seat, gold: u16) -> Scene {
        self.state.players[seat].gold = gold;
        self.state.update_riots(&mut Vec::new());
        self
    }

    /// For instance `2 rum, 1 brick`.
    #[must_use]
    pub fn hand(mut self, seat: Seat, text: &str) -> Scene {
        self.state.players[seat].hand = goods(text);
        for good in Good::ALL {
            let held: u8 = self.state.players.values().map(|player| player.hand[*good]).sum();
            self.state.supply[*good] = data().cards_per_good - held;
        }
        self
    }

    fn claim(&mut self, kind: Building) -> Tile {
        let stack = &mut self.state.stacks[data().printed(kind).stack as usize];
        match stack.iter().position(|tile| tile.kind() == kind) {
            Some(index) => stack.remove(index),
            None => panic!("there is no {kind:?} left"),
        }
    }

    /// An unbuilt tile.
    #[must_use]
    pub fn tile(mut self, seat: Seat, field: Field, kind: Building) -> Scene {
        let tile = self.claim(kind);
        self.state.players[seat].fields[field as usize] = Some(PlacedTile::face_down(tile));
        self
    }

    /// A building, on the first field that is free.
    #[must_use]
    pub fn built(mut self, seat: Seat, kind: Building) -> Scene {
        let tile = self.claim(kind);
        let player = &mut self.state.players[seat];
        let Some(slot) = player.fields.iter_mut().find(|slot| slot.is_none()) else {
            panic!("the board is full")
        };
        *slot = Some(PlacedTile { built: true, ..PlacedTile::face_down(tile) });
        let printed = data().printed(kind);
        player.sails += printed.sails;
        for (track, count) in Track::ALL.iter().zip(printed.symbols) {
            self.state.gain_symbols(seat, *track, count, &mut Vec::new());
        }
        // Buildings of stack II need the citizen.
        if printed.stack == Stack::Two {
            let residents = &mut self.state.players[seat].residents;
            *residents = (*residents).max(1);
        }
        self
    }

    /// With a favour stone on it.
    #[must_use]
    pub fn honoured(self, seat: Seat, kind: Building) -> Scene {
        let mut scene = self.built(seat, kind);
        let fields = scene.state.players[seat].fields.iter_mut().flatten();
        fields.filter(|placed| placed.tile.kind() == kind).for_each(|placed| placed.favour = true);
        scene
    }

    #[must_use]
    pub fn residents(mut self, seat: Seat, count: u8) -> Scene {
        self.state.players[seat].residents = count;
        self
    }

    #[must_use]
    pub fn donated(mut self, seat: Seat) -> Scene {
        self.state.donations.push(seat);
        self
    }

    /// Puts an island tile on a place and swaps it with the one there.
    #[must_use]
    pub fn island(mut self, place: &str, tile: &str) -> Scene {
        let Some(here) = data().chart.place_at(hex(place)) else {
            panic!("{place} is not a place for an island")
        };
        let Some(tile) = data().island_ids.iter().position(|id| id == tile) else {
            panic!("there is no island tile {tile}")
        };
        let there = self.state.islands.iter().position(|placed| usize::from(*placed) == tile);
        self.state.islands.swap(here, there.unwrap_or(here));
        self
    }

    /// A colony with all its effects.
    #[must_use]
    pub fn colony(mut self, seat: Seat, anchor: &str) -> Scene {
        let Some(site) = data().chart.site_at(hex(anchor)) else { panic!("{anchor} is not an anchor field") };
        let before = self.state.players[seat].settled();
        self.state.colonies[site] = Some(seat);
        self.state.players[seat].colonies.insert(site);
        for place in data().chart.places_of(site) {
            self.state.face_up.insert(place);
            let face = self.state.face(place);
            if let Some(track) = face.island.track().filter(|_| !before.contains(place)) {
                self.state.gain_symbols(seat, track, face.symbols, &mut Vec::new());
            }
        }
        self
    }

    /// Adds symbols without their components; use only for scenes that are drawn, not played.
    pub fn gain(&mut self, seat: Seat, track: Track, count: u8) {
        self.state.gain_symbols(seat, track, count, &mut self.events);
    }

    /// The owner of a power field.
    pub fn power(&self, track: Track) -> Option<Seat> {
        self.state.powers[track as usize]
    }

    #[must_use]
    pub fn ship(mut self, seat: Seat, ship: u8, at: Option<&str>) -> Scene {
        self.state.players[seat].ships[usize::from(ship) - 1] = at.map(hex);
        self
    }

    #[must_use]
    pub fn orders(mut self, seat: Seat, change: impl Fn(&mut Orders)) -> Scene {
        let player = &mut self.state.players[seat];
        change(&mut player.orders);
        player.order_uses = player.orders.trades.iter().map(|_| 0).collect();
        self
    }

    /// The event card on top of its pile.
    #[must_use]
    pub fn event(mut self, first: Happening, second: Happening) -> Scene {
        let wanted = |card: &u8| data().events[usize::from(*card)] == [first, second];
        let Some(index) = self.state.events.cards.iter().position(wanted) else {
            panic!("this card is not in the pile")
        };
        let card = self.state.events.cards.remove(index);
        self.state.events.cards.push(card);
        self
    }

    /// The encounter cards on top of their pile, the first one on top.
    #[must_use]
    pub fn encounters(mut self, cards: &[Encounter]) -> Scene {
        for wanted in cards.iter().rev() {
            let pile = &mut self.state.encounters.cards;
            let is_it = |card: &u8| data().encounters[usize::from(*card)] == *wanted;
            let Some(index) = pile.iter().position(is_it) else { panic!("this card is not in the pile") };
            let card = pile.remove(index);
            pile.push(card);
        }
        self
    }

    /// The tiles on top of their stack, the first one on top.
    #[must_use]
    pub fn top(mut self, kinds: &[Building]) -> Scene {
        for kind in kinds.iter().rev() {
            let tile = self.claim(*kind);
            self.state.stacks[tile.stack() as usize].push(tile);
        }
        self
    }

    /// The kinds of a stack from the bottom.
    pub fn bottom(&self, stack: Stack, count: usize) -> Vec<Building> {
        self.state.stacks[stack as usize].iter().take(count).map(|tile| tile.kind()).collect()
    }

    /// Sets the next throws of a die, until something else uses the generator.
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
    pub fn player(&self, seat: Seat) -> PlayerView {
        self.state.view(Viewer::Seat(seat)).players[seat].clone()
    }

    /// A hand as text, for instance `1 brick, 2 rum`.
    pub fn hand_of(&self, seat: Seat) -> String {
        let hand = self.state.players[seat].hand;
        let cards = hand.iter().filter(|(_, count)| *count > 0);
        cards.map(|(good, count)| format!("{count} {}", good.as_str())).collect::<Vec<_>>().join(", ")
    }

    pub fn symbols_of(&self, seat: Seat, track: Track) -> u8 {
        self.state.players[seat].symbols[track as usize]
    }

    /// The points that a ship has left in this turn.
    pub fn points(&self, ship: u8) -> u8 {
        self.state.points_left(usize::from(ship) - 1)
    }

    /// The id of the island tile on a place, if the viewer knows it.
    pub fn known(&self, viewer: Viewer, place: &str) -> Option<&'static str> {
        let view = self.state.view(viewer);
        let island = view.islands.iter().find(|island| island.hex == hex(place))?;
        let index = data().chart.place_at(hex(place))?;
        island.face.map(|_| data().island_ids[usize::from(self.state.islands[index])].as_str())
    }

    /// The open offers by number.
    pub fn open_offers(&self) -> Vec<u32> {
        self.state.offers.iter().map(|offer| offer.number).collect()
    }

    /// The answers offered after these.
    pub fn offered(&self, seat: Seat, answers: &[(&'static str, &str)]) -> Vec<String> {
        let answers: Vec<Answer> =
            answers.iter().map(|(param, id)| Answer { param, id: Id::new(id) }).collect();
        let mut options = Vec::new();
        self.state.ask(seat, &answers, &mut options);
        options.iter().map(ToString::to_string).collect()
    }

    /// The players with a riot.
    pub fn riots(&self) -> Seats {
        self.state.riots
    }
}

pub const STRONG: Encounter = Encounter::Pirate { rank: Rank::Strong, strength: 7, demand: 2, reward: 3 };
pub const MIGHTY: Encounter = Encounter::Pirate { rank: Rank::Mighty, strength: 9, demand: 3, reward: 5 };

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

pub fn hex(text: &str) -> Hex {
    match Hex::parse(text) {
        Some(hex) => hex,
        None => panic!("there is no hex {text:?}"),
    }
}

/// `f3-e3-d2`.
pub fn path(text: &str) -> Path {
    text.split('-').map(hex).collect()
}
