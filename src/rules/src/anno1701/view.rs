//! What one viewer may see of a game of Anno 1701, and nothing else (specification, sections 9 and 13).

use serde::Serialize;

use super::bundle::Bundle;
use super::data::{COLONIES, SHIPS, STONES, data};
use super::kinds::{
    Back, Building, Encounter, Face, Field, Good, Goods, Happening, Landscape, Resident, Stack, Track,
};
use super::map::{Corner, Hex};
use super::orders::Orders;
use super::state::{Lying, Phase, State};
use super::tile::Tile;
use crate::{BySeat, Outcome, Seat, Seats, Viewer};

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    #[serde(skip)]
    pub viewer: Viewer,
    pub round: u32,
    pub turn: u32,
    pub first: Seat,
    pub active: Seat,
    pub due: Seats,
    pub phase: Phase,
    pub players: BySeat<PlayerView>,
    /// The 28 places, in the order of their ids.
    pub islands: Vec<IslandView>,
    /// The 28 colony sites, in the order of their anchors.
    pub sites: Vec<SiteView>,
    /// `None`: unlimited.
    pub supply: Option<Goods>,
    /// How many tiles are left in stack I and II.
    pub stacks: [u8; Stack::COUNT],
    pub events_left: u8,
    pub event_discards: Vec<[Happening; 2]>,
    pub encounters_left: u8,
    pub encounter_discards: Vec<Encounter>,
    /// The owners of sea power, trade power and contentment.
    pub powers: [Option<Seat>; Track::COUNT],
    /// Price and donor, from the lowest.
    pub donations: Vec<(u16, Option<Seat>)>,
    /// The owners of the seven-colonies fields; no fields with fewer than four players.
    pub seven: Vec<Option<Seat>>,
    pub last_dice: Option<[u8; 2]>,
    /// The event card of the last roll, if it brought one.
    pub last_event: Option<[Happening; 2]>,
    /// The ship that sailed last and its way, beginning with the field it left.
    pub last_route: Option<RouteView>,
    /// The encounter card that waits for an answer; public.
    pub encounter: Option<MetView>,
    /// How many goods the active player must return after a fire.
    pub owed: u8,
    /// Tiles in somebody's hands: dealt, searched, or to be placed.
    pub tiles_in_hand: Option<TilesInHand>,
    pub offers: Vec<OfferView>,
    /// The viewer's own standing orders.
    pub orders: Option<Orders>,
    pub outcome: Option<Outcome>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(clippy::struct_excessive_bools, reason = "what is to be seen, each for itself")]
pub struct PlayerView {
    /// Settlement board 1-4.
    pub board: u8,
    pub gold: u16,
    pub riot: bool,
    /// Contents only for the owner (or with open hands).
    pub hand: Option<Goods>,
    pub hand_size: u32,
    /// With more cards than this a fire takes half.
    pub fire_limit: u32,
    /// The residents that are built, in their order.
    pub residents: Vec<Resident>,
    /// The next one and its cost.
    pub next_resident: Option<(Resident, Goods)>,
    pub settler_used: bool,
    pub centre_used: bool,
    /// Meadows m1-m4, then landscapes by number.
    pub fields: Vec<FieldView>,
    /// Cannons, sacks, happy residents.
    pub symbols: [u8; Track::COUNT],
    pub sails: u8,
    /// Movement points of each ship and turn.
    pub speed: u8,
    /// Ships at sea.
    pub ships: Vec<ShipView>,
    pub ships_in_supply: u8,
    pub colonies: u8,
    pub colonies_left: u8,
    pub favours: u8,
    pub stones_left: u8,
    /// Has chosen tiles at the start.
    pub chosen: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct FieldView {
    pub field: Field,
    pub number: Option<u8>,
    /// `None` for meadows.
    pub landscape: Option<Landscape>,
    /// What the landscape gives, covered or not.
    pub good: Option<Good>,
    /// A landscape under a tile gives nothing any more.
    pub tile: Option<TileView>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct TileView {
    pub stack: Stack,
    /// `None`: face down and not the viewer's.
    pub building: Option<Building>,
    pub built: bool,
    /// Its advantage was used in this turn.
    pub used: bool,
    /// A favour stone lies on it.
    pub favour: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ShipView {
    /// 1 or 2.
    pub number: u8,
    /// A sea field, or a harbour tile after a retreat.
    pub at: Hex,
    /// Movement points left in this turn; `None` unless its owner is active.
    pub points: Option<u8>,
    /// Its move of this turn is over.
    pub done: bool,
    /// Where it can go now; only for the owner, in the sailing phase.
    pub reach: Vec<Hex>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct IslandView {
    pub hex: Hex,
    pub back: Back,
    pub archipelago: u8,
    pub face_up: bool,
    /// Known to this viewer: face up, or looked at by them.
    pub face: Option<Face>,
    /// Who has looked at it; public.
    pub known_by: Seats,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct SiteView {
    pub anchor: Hex,
    /// The corner of the anchor field at which the colony stands.
    pub tip: Corner,
    pub owner: Option<Seat>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RouteView {
    pub seat: Seat,
    pub ship: u8,
    pub path: Vec<Hex>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct MetView {
    pub ship: u8,
    pub at: Hex,
    pub card: Encounter,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TilesInHand {
    /// How many the player looks at, and of which stack; public.
    pub stack: Stack,
    pub count: u8,
    /// Only for who holds them.
    pub tiles: Option<Vec<Tile>>,
    /// The choice made so far at the start, if it is the viewer's.
    pub chosen: Option<[Tile; 2]>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OfferView {
    pub number: u32,
    pub from: Seat,
    /// To whom it is open.
    pub to: Seats,
    /// To everybody, hence known to everybody.
    pub public: bool,
    pub declined: Seats,
    /// What is given and what is wanted, if the viewer may know.
    pub terms: Option<(Bundle, Bundle)>,
}

impl State {
    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        let data = data();
        let event = |card: &u8| data.events[usize::from(*card)];
        let seven = if self.count() == data.seven_players { data.seven_fields } else { 0 };
        let mut owners = self.seven.iter();
        let donors =
            (0..).zip(data.donations).map(|(index, gold)| (gold, self.donations.get(index).copied()));
        View {
            viewer,
            round: self.round,
            turn: self.turn,
            first: self.first,
            active: self.active,
            due: self.due_seats(),
            phase: self.phase,
            players: BySeat::new(self.count(), |seat| self.player_seen_by(viewer, seat)),
            islands: self.islands_seen_by(viewer),
            sites: (data.chart.sites.iter().zip(self.colonies))
                .map(|(site, owner)| SiteView { anchor: site.anchor, tip: site.tip, owner })
                .collect(),
            supply: (!self.is_unlimited()).then_some(self.supply),
            stacks: [0, 1].map(|stack: usize| self.stacks[stack].len() as u8),
            events_left: self.events.cards.len() as u8,
            event_discards: self.events.discards.iter().map(event).collect(),
            encounters_left: self.encounters.cards.len() as u8,
            encounter_discards: (self.encounters.discards.iter())
                .map(|card| data.encounters[usize::from(*card)])
                .collect(),
            powers: self.powers,
            donations: donors.collect(),
            seven: (0..seven).map(|_| owners.next()).collect(),
            last_dice: self.last_dice,
            last_event: self.last_event.as_ref().map(event),
            last_route: self.last_route.as_ref().map(|route| RouteView {
                seat: route.seat,
                ship: route.ship + 1,
                path: route.path.to_vec(),
            }),
            encounter: self.met_seen(),
            owed: self.owed,
            tiles_in_hand: self.tiles_seen_by(viewer),
            offers: self.offers_seen_by(viewer),
            orders: (self.players.iter())
                .find(|(seat, _)| viewer.is(*seat))
                .map(|(_, player)| player.orders.clone()),
            outcome: self.end_of(),
        }
    }

    fn player_seen_by(&self, viewer: Viewer, seat: Seat) -> PlayerView {
        let player = &self.players[seat];
        let own = viewer.is(seat);
        let favours = self.favours(seat);
        let active = seat == self.active && self.turn > 0;
        PlayerView {
            board: player.board + 1,
            gold: player.gold,
            riot: player.has_riot(),
            hand: (self.options.open_hands || own).then_some(player.hand),
            hand_size: player.hand.total(),
            fire_limit: player.fire_limit(),
            residents: Resident::ALL[..usize::from(player.residents)].to_vec(),
            next_resident: player.next_resident().map(|next| (next, data().cost(next))),
            settler_used: active && self.this_turn.settler_used,
            centre_used: active && self.this_turn.centre_used,
            fields: (Field::ALL.iter())
                .map(|field| field_seen(*field, player.board, player.lying(*field), own))
                .collect(),
            symbols: player.symbols,
            sails: player.sails,
            speed: player.speed(),
            ships: (0..SHIPS).filter_map(|ship| self.ship_seen_by(viewer, seat, ship)).collect(),
            ships_in_supply: player.ships_in_supply() as u8,
            colonies: player.colonies.len() as u8,
            colonies_left: (COLONIES - player.colonies.len()) as u8,
            favours,
            stones_left: STONES - favours,
            chosen: player.chosen.is_some(),
        }
    }

    fn ship_seen_by(&self, viewer: Viewer, seat: Seat, ship: usize) -> Option<ShipView> {
        let at = self.players[seat].ships[ship]?;
        let active = seat == self.active && self.turn > 0;
        let reach = if active && viewer.is(seat) && self.phase == Phase::Sailing {
            self.routes_of(ship).map(|routes| routes.fields.to_vec()).unwrap_or_default()
        } else {
            Vec::new()
        };
        Some(ShipView {
            number: ship as u8 + 1,
            at,
            points: active.then(|| self.points_left(ship)),
            done: active && self.this_turn.courses[ship].done,
            reach,
        })
    }

    fn islands_seen_by(&self, viewer: Viewer) -> Vec<IslandView> {
        let places = data().chart.places.iter().enumerate();
        let seen = places.map(|(index, place)| {
            let known_by: Seats =
                self.players.seats().filter(|seat| self.players[*seat].known.contains(index)).collect();
            let face_up = self.face_up.contains(index);
            let known = face_up || matches!(viewer, Viewer::Seat(seat) if known_by.contains(seat));
            IslandView {
                hex: place.hex,
                back: place.back,
                archipelago: place.archipelago,
                face_up,
                face: known.then(|| self.face(index)),
                known_by,
            }
        });
        seen.collect()
    }

    fn met_seen(&self) -> Option<MetView> {
        let (met, card) = self.encounter()?;
        let at = self.player().ships[usize::from(met.ship)]?;
        Some(MetView { ship: met.ship + 1, at, card })
    }

    fn tiles_seen_by(&self, viewer: Viewer) -> Option<TilesInHand> {
        if self.phase == Phase::SetupChoose {
            let Viewer::Seat(seat) = viewer else { return None };
            let player = self.players.get(seat)?;
            let tiles = Some(player.dealt.to_vec());
            let count = player.dealt.len() as u8;
            return Some(TilesInHand { stack: Stack::One, count, tiles, chosen: player.chosen });
        }
        let tiles: Vec<Tile> = self.searched.iter().copied().chain(self.placing).collect();
        Some(TilesInHand {
            stack: tiles.first()?.stack(),
            count: tiles.len() as u8,
            tiles: viewer.is(self.active).then_some(tiles),
            chosen: None,
        })
    }

    fn offers_seen_by(&self, viewer: Viewer) -> Vec<OfferView> {
        let seen = self.offers.iter().map(|offer| OfferView {
            number: offer.number,
            from: offer.from,
            to: offer.to.without(offer.declined),
            public: offer.public,
            declined: offer.declined,
            terms: offer.is_known_to(viewer).then_some((offer.give, offer.want)),
        });
        seen.collect()
    }
}

fn field_seen(field: Field, board: u8, lying: Option<Lying>, own: bool) -> FieldView {
    let landscape = data().landscape(board, field);
    FieldView {
        field,
        number: field.number(),
        landscape,
        good: landscape.map(|landscape| data().good_of(landscape)),
        tile: lying.map(|lying| TileView {
            stack: lying.tile.stack(),
            building: (lying.built || own).then(|| lying.tile.kind()),
            built: lying.built,
            used: lying.used,
            favour: lying.favour,
        }),
    }
}
