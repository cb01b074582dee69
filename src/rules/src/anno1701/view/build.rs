//! Builds the view of one viewer.

use super::super::data::{COLONIES, SHIPS, STONES, data};
use super::super::kinds::{Field, Resident, Stack};
use super::super::player::PlacedTile;
use super::super::state::{Phase, State};
use super::super::tile::Tile;
use super::{
    EncounterView, FieldView, IslandView, OfferView, PlayerView, RouteView, ShipView, SiteView, TileView,
    TilesInHand, View,
};
use crate::{BySeat, Seat, Seats, Viewer};

impl State {
    pub(in crate::anno1701) fn view_for(&self, viewer: Viewer) -> View {
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
            outcome: self.final_outcome(),
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
                .map(|field| field_seen(*field, player.board, player.placed(*field), own))
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

    fn met_seen(&self) -> Option<EncounterView> {
        let (met, card) = self.encounter()?;
        let at = self.player().ships[usize::from(met.ship)]?;
        Some(EncounterView { ship: met.ship + 1, at, card })
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

fn field_seen(field: Field, board: u8, placed: Option<PlacedTile>, own: bool) -> FieldView {
    let landscape = data().landscape(board, field);
    FieldView {
        field,
        number: field.number(),
        landscape,
        good: landscape.map(|landscape| data().good_of(landscape)),
        tile: placed.map(|placed| TileView {
            stack: placed.tile.stack(),
            building: (placed.built || own).then(|| placed.tile.kind()),
            built: placed.built,
            used: placed.used,
            favour: placed.favour,
        }),
    }
}
