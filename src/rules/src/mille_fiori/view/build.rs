//! Builds the view of one viewer from the state.

use super::{
    BonusView, CardView, FieldView, GoodView, PlayView, PlayerView, RowView, SeaView, StarView, View,
};
use crate::mille_fiori::board::{Field, Fields};
use crate::mille_fiori::cards::{Card, CardSet};
use crate::mille_fiori::data::{Point, data};
use crate::mille_fiori::effect::Play;
use crate::mille_fiori::kinds::{Area, Source, Symbol};
use crate::mille_fiori::state::{Phase, State};
use crate::mille_fiori::{bonus, harbor, trade};
use crate::{BySeat, Seat, Viewer};

impl State {
    pub(in crate::mille_fiori) fn view_for(&self, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => self.players.get(seat).map(|player| (seat, player)),
            Viewer::Public => None,
        };
        let seat = own.map(|(seat, _)| seat);
        let hand = own.map_or_else(Vec::new, |(seat, player)| {
            player.hand.iter().copied().chain(self.locked(seat)).collect()
        });
        View {
            viewer,
            options: self.options,
            phase: self.phase,
            round: self.round,
            rounds: data().display(self.options.display).max_rounds.of(self.count()) as u8,
            card_round: self.card_round,
            card_rounds: self.card_rounds() as u8,
            turn: self.turn,
            start: self.start,
            active: matches!(self.phase, Phase::Play | Phase::Extra).then_some(self.active),
            due: self.due_seats(),
            pending_extra: self.phase == Phase::Extra,
            end_trigger: self.end_trigger,
            players: BySeat::new(self.count(), |seat| player_view(self, seat)),
            canvas: data().canvas,
            fields: Field::all().map(|field| field_view(self, field)).collect(),
            stars: stars(self),
            bonus: Area::WITH_BONUS.iter().map(|area| bonus_view(self, *area)).collect(),
            goods: Area::Trade.symbols().iter().map(|good| good_view(self, *good)).collect(),
            rows: (0..5).map(|row| row_view(self, row)).collect(),
            sea_route: sea_route(self),
            display: card_views(self, seat, &self.display),
            discard: self.discard.to_vec(),
            recent: recent(self, seat),
            draw_pile: self.draw_pile.len(),
            undealt: (self.phase == Phase::Over).then(|| {
                let mut undealt = self.draw_pile.to_vec();
                undealt.sort_unstable();
                undealt
            }),
            hand: card_views(self, seat, &hand),
            pick: own.and_then(|(_, player)| player.pick),
            passed: own.map_or_else(Vec::new, |(_, player)| player.set_aside.to_vec()),
            plan: own.and_then(|(_, player)| player.plan.as_deref().cloned()),
            outcome: self.final_outcome(),
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
        set_aside: player.set_aside.len() as u8,
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
            let only: CardSet = std::iter::once(*card).collect();
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
    // The last turn of every seat: consecutive plays by the same seat are one turn.
    let turns = plays.chunk_by(|one, next| one.seat == next.seat);
    turns.rev().take(state.count()).fold(plays.len(), |first, turn| first - turn.len())
}
