//! The view: everything that one viewer may see of a game, and nothing else.

mod build;

use serde::Serialize;

use super::board::Field;
use super::cards::Card;
use super::data::{Canvas, Point};
use super::effect::Effect;
use super::kinds::{Area, Source, Symbol};
use super::options::Options;
use super::plan::Plan;
use super::state::{Phase, Played};
use crate::{BySeat, Outcome, Seat, Seats, Viewer};

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    #[serde(skip)]
    pub viewer: Viewer,
    pub options: Options,
    pub phase: Phase,
    pub round: u8,
    /// The most rounds that the cards allow.
    pub rounds: u8,
    pub card_round: u8,
    /// The card rounds of a round.
    pub card_rounds: u8,
    pub turn: u32,
    /// The holder of the Doge card.
    pub start: Seat,
    /// Whose turn it is; `None` while all choose.
    pub active: Option<Seat>,
    pub due: Seats,
    pub pending_extra: bool,
    /// The seat whose empty supply ends the game.
    pub end_trigger: Option<Seat>,
    pub players: BySeat<PlayerView>,
    pub canvas: Canvas,
    pub fields: Vec<FieldView>,
    pub stars: Vec<StarView>,
    pub bonus: Vec<BonusView>,
    pub goods: Vec<GoodView>,
    pub rows: Vec<RowView>,
    pub sea_route: Vec<SeaView>,
    /// In the order of arrival; a seated viewer also sees what each card could do.
    pub display: Vec<CardView>,
    pub discard: Vec<Played>,
    /// The plays from this index on are new to the viewer: made since the viewer's last play, or, for the public, in
    /// the last card round.
    pub recent: usize,
    pub draw_pile: usize,
    /// The cards that were never dealt, once the game is over.
    pub undealt: Option<Vec<Card>>,
    /// The viewer's own cards, the chosen one among them until it is played.
    pub hand: Vec<CardView>,
    pub pick: Option<Card>,
    /// The cards that the viewer has set aside in this card round.
    pub passed: Vec<Card>,
    pub plan: Option<Plan>,
    pub outcome: Option<Outcome>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    /// Points on the track.
    pub score: u16,
    /// Points reserved by bonus places.
    pub bonus_points: u16,
    pub points: Vec<(Source, u16)>,
    pub supply: u8,
    pub reserve: u8,
    pub ship: u8,
    /// Cards in hand, and cards set aside.
    pub cards: u8,
    #[serde(rename = "aside")]
    pub set_aside: u8,
    /// A chosen card lies ready and is not played yet.
    pub has_chosen: bool,
    /// Whether the player's turn in this card round has begun.
    pub has_begun: bool,
    /// For each area: how much of its set the player holds, and how much is needed.
    pub sets: Vec<(Area, u8, u8)>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct FieldView {
    pub field: Field,
    /// The code printed on it, in lower case.
    pub label: crate::Id,
    pub area: Area,
    pub symbol: Symbol,
    /// The value of a house; `None` elsewhere.
    pub value: Option<u8>,
    pub at: Point,
    pub owner: Option<Seat>,
    /// Free, and legal for a card with its symbol.
    pub open: bool,
}

/// The extra-card symbol between three workshops.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct StarView {
    pub fields: Vec<Field>,
    pub at: Point,
    pub used: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BonusView {
    pub area: Area,
    /// The middle of the four places.
    pub at: Point,
    /// Points and holder, the best place first.
    pub places: Vec<(u8, Option<Seat>)>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct GoodView {
    pub good: Symbol,
    pub value: u16,
}

/// A row of goods with its fleet.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct RowView {
    pub goods: u8,
    pub ships: u8,
    /// The points that a rhomb of the fleet would score now.
    pub fleet_points: u16,
    /// The fleet has left.
    pub left: bool,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct SeaView {
    pub at: Point,
    pub points: u8,
    pub extra_card: bool,
    pub ships: Seats,
}

/// A card and what the viewer could do with it now.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CardView {
    pub card: Card,
    pub plays: Vec<PlayView>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct PlayView {
    /// Without a field: sail.
    pub field: Option<Field>,
    pub effect: Effect,
}
