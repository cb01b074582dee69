//! The view: everything that one viewer may see of a game, and nothing else (rules 9).

use serde::Serialize;

use super::action::Action;
use super::data::data;
use super::kinds::{Islet, Source, Way};
use super::options::Options;
use super::state::State;
use crate::{BySeat, Outcome, Seat, Seats, Viewer};

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    #[serde(skip)]
    pub viewer: Viewer,
    pub options: Options,
    pub round: u32,
    pub rounds: u32,
    pub start: Seat,
    pub active: Option<Seat>,
    pub due: Seats,
    pub canoe: Islet,
    pub islets: Vec<IsletView>,
    /// The islet with the newest palm.
    pub newest: Option<Islet>,
    /// Tiles in the bag.
    pub bag: usize,
    /// The tiles used for sailing, in order.
    pub used: Vec<u8>,
    pub players: BySeat<PlayerView>,
    /// The viewer's own tiles.
    pub hand: Vec<TileView>,
    pub outcome: Option<Outcome>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct IsletView {
    pub islet: Islet,
    pub pearls: u8,
    pub owner: Option<Seat>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    pub palms: usize,
    pub groves: i64,
    pub pearls: i64,
    pub score: i64,
    /// Tiles in hand.
    pub tiles: usize,
}

/// A tile in hand and where it would take the canoe now.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TileView {
    pub tile: u8,
    pub landings: Vec<Landing>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Landing {
    pub way: Way,
    pub islet: Islet,
    /// The points that it would bring at once.
    pub gain: i64,
}

impl View {
    pub fn new(state: &State, viewer: Viewer) -> View {
        let islet = |islet: Islet| IsletView {
            islet,
            pearls: data().pearls[islet.index()],
            owner: state.palms[islet.index()],
        };
        let player = |seat: Seat| PlayerView {
            palms: state.palms_of(seat),
            groves: state.points(seat, Source::Groves),
            pearls: state.points(seat, Source::Pearls),
            score: state.score(seat),
            tiles: state.players[seat].hand.len(),
        };
        let hand = match viewer {
            Viewer::Seat(seat) => state.players.get(seat).map(|player| (seat, &player.hand)),
            Viewer::Public => None,
        };
        let tile = |seat: Seat, tile: u8| {
            let landing = |way: &Way| {
                let gain = state.gain(seat, Action::Sail { tile, way: *way });
                state.landing(tile, *way).map(|islet| Landing { way: *way, islet, gain })
            };
            TileView { tile, landings: Way::ALL.iter().filter_map(landing).collect() }
        };
        View {
            viewer,
            options: state.options,
            round: state.round(),
            rounds: data().rounds.into(),
            start: state.start,
            active: state.active(),
            due: state.due_seats(),
            canoe: state.canoe,
            islets: Islet::all().map(islet).collect(),
            newest: state.newest,
            bag: state.bag.len(),
            used: state.used.clone(),
            players: BySeat::new(state.players.count(), player),
            hand: hand
                .map_or_else(Vec::new, |(seat, hand)| hand.iter().map(|one| tile(seat, *one)).collect()),
            outcome: state.game_outcome(),
        }
    }
}
