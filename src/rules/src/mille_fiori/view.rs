//! What one viewer may see of a game of Mille Fiori, and nothing else.

use serde::Serialize;

use super::board::{Field, Fields};
use super::bonus;
use super::cards::{Card, Kinds};
use super::data::{Canvas, Point, data};
use super::effect::{Effect, Play};
use super::kinds::{Area, Source, Symbol};
use super::options::Options;
use super::plan::Plan;
use super::state::{Phase, Played, State};
use super::{harbor, trade};
use crate::{BySeat, Game, Outcome, Seat, Seats, Viewer};

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
    /// Who holds the Doge card.
    pub start: Seat,
    /// Whose turn it is; nobody's while all choose.
    pub active: Option<Seat>,
    pub due: Seats,
    pub pending_extra: bool,
    /// Who has ended the game by the last rhomb of the supply.
    pub end_trigger: Option<Seat>,
    pub players: BySeat<PlayerView>,
    pub canvas: Canvas,
    pub fields: Vec<FieldView>,
    pub stars: Vec<StarView>,
    pub bonus: Vec<BonusView>,
    pub goods: Vec<GoodView>,
    pub rows: Vec<RowView>,
    pub sea_route: Vec<SeaView>,
    /// In the order of arrival; with plays for a seated viewer.
    pub display: Vec<CardView>,
    pub discard: Vec<Played>,
    /// The plays from this one on are new to the viewer: made since the viewer's last play, or in the last card
    /// round for the public.
    pub recent: usize,
    pub draw_pile: usize,
    /// The cards that were never dealt, once the game is over.
    pub undealt: Option<Vec<Card>>,
    /// The viewer's own cards, the chosen one among them until it is played.
    pub hand: Vec<CardView>,
    pub pick: Option<Card>,
    /// What the viewer has set aside in this card round.
    pub passed: Vec<Card>,
    pub plan: Option<Plan>,
    pub outcome: Option<Outcome>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    /// On the track.
    pub score: u16,
    /// Reserved by bonus places.
    pub bonus_points: u16,
    pub points: Vec<(Source, u16)>,
    pub supply: u8,
    pub reserve: u8,
    pub ship: u8,
    /// Cards in hand, and cards set aside.
    pub cards: u8,
    pub aside: u8,
    pub has_chosen: bool,
    /// Has the turn in this card round begun?
    pub has_begun: bool,
    /// How far the set of each area is, and how much is needed.
    pub sets: Vec<(Area, u8, u8)>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct FieldView {
    pub field: Field,
    /// The code printed on it, in small letters.
    pub label: crate::Id,
    pub area: Area,
    pub symbol: Symbol,
    /// Of a house.
    pub value: Option<u8>,
    pub at: Point,
    pub owner: Option<Seat>,
    /// Free, and nothing is in the way of a card of its kind.
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
    /// What a rhomb of the fleet would score now.
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

impl View {
    pub fn new(state: &State, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => state.players.get(seat).map(|player| (seat, player)),
            Viewer::Public => None,
        };
        let seat = own.map(|(seat, _)| seat);
        let hand = own.map_or_else(Vec::new, |(seat, player)| {
            player.hand.iter().copied().chain(state.locked(seat)).collect()
        });
        View {
            viewer,
            options: state.options,
            phase: state.phase,
            round: state.round,
            rounds: data().display(state.options.display).max_rounds.of(state.count()) as u8,
            card_round: state.card_round,
            card_rounds: state.card_rounds() as u8,
            turn: state.turn,
            start: state.start,
            active: matches!(state.phase, Phase::Play | Phase::Extra).then_some(state.active),
            due: state.due(),
            pending_extra: state.phase == Phase::Extra,
            end_trigger: state.end_trigger,
            players: BySeat::new(state.count(), |seat| player_view(state, seat)),
            canvas: data().canvas,
            fields: Field::all().map(|field| field_view(state, field)).collect(),
            stars: stars(state),
            bonus: Area::WITH_BONUS.iter().map(|area| bonus_view(state, *area)).collect(),
            goods: Area::Trade.symbols().iter().map(|good| good_view(state, *good)).collect(),
            rows: (0..5).map(|row| row_view(state, row)).collect(),
            sea_route: sea_route(state),
            display: card_views(state, seat, &state.display),
            discard: state.discard.to_vec(),
            recent: recent(state, seat),
            draw_pile: state.draw_pile.len(),
            undealt: (state.phase == Phase::Over).then(|| {
                let mut undealt = state.draw_pile.to_vec();
                undealt.sort_unstable();
                undealt
            }),
            hand: card_views(state, seat, &hand),
            pick: own.and_then(|(_, player)| player.pick),
            passed: own.map_or_else(Vec::new, |(_, player)| player.aside.to_vec()),
            plan: own.and_then(|(_, player)| player.plan.as_deref().cloned()),
            outcome: state.outcome(),
        }
    }
}

fn player_view(state: &State, seat: Seat) -> PlayerView {
    let player = &state.players[seat];
    let progress = |area: &Area| {
        let (held, needed) = bonus::progress(*area, state.board.of(seat));
        (*area, held, needed)
    };
    PlayerView {
        score: player.score(),
        bonus_points: state.bonus.points(seat),
        points: Source::ALL.iter().map(|source| (*source, player.points[source.index()])).collect(),
        supply: player.supply,
        reserve: player.reserve,
        ship: player.ship,
        cards: player.hand.len() as u8 + u8::from(state.locked(seat).is_some()),
        aside: player.aside.len() as u8,
        has_chosen: player.pick.is_some(),
        has_begun: state.has_begun(seat),
        sets: Area::WITH_BONUS.iter().map(progress).collect(),
    }
}

fn field_view(state: &State, field: Field) -> FieldView {
    let area = field.area();
    FieldView {
        field,
        label: field.label(),
        area,
        symbol: field.symbol(),
        value: (area == Area::Houses).then(|| data().houses.values[field.number()]),
        at: data().places[field.index()],
        owner: state.board.owner(field),
        open: state.board.legal_fields(Card::new(field.symbol(), 1)).contains(field),
    }
}

fn stars(state: &State) -> Vec<StarView> {
    let occupied = state.board.occupied();
    let star = |(fields, at): &(Fields, Point)| StarView {
        fields: fields.into_iter().collect(),
        at: *at,
        used: occupied.contains_all(*fields),
    };
    data().workshops.stars.iter().map(star).collect()
}

fn bonus_view(state: &State, area: Area) -> BonusView {
    let holders = state.bonus.taken(area);
    let place = |(place, points): (usize, &u8)| (*points, holders.get(place).copied());
    BonusView {
        area,
        at: data().bonus_places[area.index()],
        places: data().bonus_points.iter().enumerate().map(place).collect(),
    }
}

fn good_view(state: &State, good: Symbol) -> GoodView {
    GoodView { good, value: trade::value(&state.board, good) }
}

fn row_view(state: &State, row: usize) -> RowView {
    let occupied = state.board.occupied();
    let ships = (occupied & data().harbor_rows[row]).len() as u8;
    RowView {
        goods: (occupied & data().trade_rows[row]).len() as u8,
        ships,
        fleet_points: harbor::fleet_points(&state.board, row),
        left: ships == 3,
    }
}

fn sea_route(state: &State) -> Vec<SeaView> {
    let ships = |position: usize| {
        let here = state.players.iter().filter(|(_, player)| usize::from(player.ship) == position);
        here.map(|(seat, _)| seat).collect()
    };
    let fields = data().sea_route.iter().enumerate();
    fields
        .map(|(position, field)| SeaView {
            at: Point { x: field.x, y: field.y },
            points: field.points,
            extra_card: field.extra_card,
            ships: ships(position),
        })
        .collect()
}

fn card_views(state: &State, seat: Option<Seat>, cards: &[Card]) -> Vec<CardView> {
    let view = |card: &Card| {
        let plays = seat.filter(|_| state.phase != Phase::Over).map_or_else(Vec::new, |seat| {
            let only: Kinds = std::iter::once(*card).collect();
            let view = |play: Play| PlayView { field: play.field, effect: state.effect(seat, play) };
            state.plays(seat, only).map(view).collect()
        });
        CardView { card: *card, plays }
    };
    cards.iter().map(view).collect()
}

/// The first play that is new to a viewer.
fn recent(state: &State, seat: Option<Seat>) -> usize {
    let plays = &state.discard;
    if let Some(seat) = seat {
        return plays.iter().rposition(|played| played.seat == seat).map_or(0, |last| last + 1);
    }
    // The last turn of everybody: plays in a row by the same seat are one turn.
    let turns = plays.chunk_by(|one, next| one.seat == next.seat);
    turns.rev().take(state.count()).fold(plays.len(), |first, turn| first - turn.len())
}
