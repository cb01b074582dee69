//! The view: everything that one viewer may see of a game, and nothing else (Anno 1800 rules 9 and 13).

mod build;

use serde::Serialize;

use super::cards::{Card, Expedition};
use super::data::{Effect, data};
use super::fields::Field;
use super::kinds::{Deck, NewWorld, Objective, OldWorld, Resource, Terrain, Tier, Tile};
use super::options::{AutoEnd, Edition};
use super::player::Tokens;
use super::resources::{Cost, Cubes, Resources};
use super::step::Goal;
use crate::{BySeat, Outcome, Seat, Seats, Viewer};

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    #[serde(skip)]
    pub viewer: Viewer,
    pub edition: Edition,
    pub round: u32,
    pub turn: u32,
    /// Seat 1 of the rulebook.
    pub first: Seat,
    pub active: Seat,
    pub due: Seats,
    /// The round in which a hand became empty for the first time.
    pub end_round: Option<u32>,
    pub last_round: bool,
    pub fireworks: Option<Seat>,
    pub players: BySeat<Player>,
    pub board: Board,
    pub objectives: Vec<ObjectiveCard>,
    /// The current turn of the active player.
    pub now: Now,
    /// For every resource the cheapest way to get it; only for a seated viewer.
    pub market: Vec<Market>,
    /// The viewer's hand, sorted by id.
    pub hand: Vec<HandCard>,
    /// The viewer's expedition cards.
    pub expeditions: Vec<ExpeditionCard>,
    /// The viewer's own setting.
    pub auto_end: Option<AutoEnd>,
    pub outcome: Option<Outcome>,
}

/// A player's area.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Player {
    pub gold: u16,
    /// Free cubes by tier.
    pub residence: Cubes,
    pub exhausted: Cubes,
    /// All cubes by tier, wherever they are.
    pub cubes: Cubes,
    /// Tokens of ships.
    pub ready: Tokens,
    pub spent: Tokens,
    /// Tokens on population cards.
    pub on_cards: Tokens,
    /// In field order.
    pub fields: Vec<Plot>,
    pub old_world: Vec<OldWorld>,
    pub new_world: Vec<NewIsland>,
    /// The number of hand cards by deck.
    pub hand: [u8; Deck::COUNT],
    /// The hand cards; visible to the owner, and to all at the end.
    pub hand_cards: Option<Vec<Card>>,
    /// Played cards, sorted by id.
    pub played: Vec<PlayedCard>,
    /// The number of played cards by deck.
    pub played_by_deck: [u8; Deck::COUNT],
    pub expeditions: u8,
    /// Visible to the owner, and to all at the end.
    pub expedition_cards: Option<Vec<ExpeditionCard>>,
    pub fireworks: bool,
    /// The resources that partners can buy from this player, with their prices in trade tokens.
    pub sells: Vec<(Resource, u8)>,
    /// Strengths of the shipyards, the strongest first.
    pub shipyards: Vec<u8>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Plot {
    pub field: Field,
    pub terrain: Terrain,
    pub printed: Option<Tile>,
    /// Lies over the printed one.
    pub built: Option<Tile>,
    pub slots: [Option<Tier>; 2],
    /// Built, put back or claimed in its owner's latest turn.
    pub fresh: bool,
}

impl Plot {
    pub fn visible(&self) -> Option<Tile> {
        self.built.or(self.printed)
    }
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct NewIsland {
    pub island: NewWorld,
    pub resources: Resources,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct PlayedCard {
    pub card: Card,
    /// Its effect is unused.
    pub active: bool,
    /// Tokens lying on it.
    pub tokens: Tokens,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct ExpeditionCard {
    pub card: Expedition,
    pub animal: Tier,
    pub artifact: Tier,
}

/// The common supply.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Board {
    pub tiles: Vec<Sale>,
    pub decks: Vec<DeckLeft>,
    pub expeditions: u8,
    pub old_world: u8,
    pub new_world: u8,
    pub cubes: Cubes,
}

/// A building tile on the board.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Sale {
    pub tile: Tile,
    pub left: u8,
    pub cost: Cost,
    /// The seats that could pay for it and place it now, as if it were their turn.
    pub affordable: Seats,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct DeckLeft {
    pub deck: Deck,
    pub cards: u8,
    /// The gold for a hired or gained cube once the deck is empty.
    pub empty_gold: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ObjectiveCard {
    pub card: Objective,
    /// The number that the card counts, by seat: cubes, tokens, cards, islands, industries; `None` for cards with an
    /// effect.
    pub counts: Option<BySeat<u8>>,
    /// Used in this turn.
    pub used: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Now {
    pub actions_left: u8,
    /// The regular action of the turn has been taken.
    pub base_done: bool,
    pub traded: Resources,
    /// Goods made and not yet used.
    pub stock: Vec<(Resource, u8)>,
    /// Pending free upgrades, by the tier that rises.
    pub free_upgrades: Cubes,
    /// The action that is being paid for by hand: its parts, and which are finished.
    pub paying: Vec<Wanted>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Wanted {
    pub goal: Goal,
    pub cost: Cost,
    pub finished: bool,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Market {
    pub resource: Resource,
    pub way: Way,
}

/// The cheapest way to get a resource now.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// A free cube at one of the player's free workplaces.
    Own {
        field: Field,
        tier: Tier,
    },
    /// For this many trade tokens, which the player has.
    Trade {
        seat: Seat,
        price: u8,
    },
    /// A New World island, for one trade token.
    Island,
    /// There is a source, but no cube is free or tokens are short.
    Later,
    None,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct HandCard {
    pub card: Card,
    pub need: Cost,
    /// Every needed resource, and whether it can be made, can be traded or is missing.
    pub needs: Vec<(Resource, Access)>,
    #[serde(skip)]
    pub effect: Effect,
    pub points: u8,
    /// Can be paid for now (as if it were the viewer's turn).
    pub payable: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Access {
    /// An industry or island of the player provides it.
    Make,
    /// A partner makes it.
    Trade,
    Missing,
}

impl ExpeditionCard {
    pub(in crate::anno1800) fn new(card: Expedition) -> ExpeditionCard {
        let visitors = data().visitors(card);
        ExpeditionCard { card, animal: visitors.animal, artifact: visitors.artifact }
    }
}
