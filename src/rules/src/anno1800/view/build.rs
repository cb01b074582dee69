//! Builds the view of one viewer (13).

use crate::anno1800::cards::{Card, Cards};
use crate::anno1800::data::{Effect, data};
use crate::anno1800::kinds::{Deck, Objective, Resource, Tier, Tile};
use crate::anno1800::planner;
use crate::anno1800::player;
use crate::anno1800::player::Tokens;
use crate::anno1800::resources::Resources;
use crate::anno1800::state::{State, Turn};
use crate::anno1800::step::{Goal, Order};
use crate::anno1800::view::{
    Access, Board, DeckLeft, ExpeditionCard, HandCard, Market, NewIsland, Now, ObjectiveCard, PlayedCard,
    Player, Plot, Sale, View, Wanted, Way,
};
use crate::{BySeat, Seat, Seats, Viewer};

impl State {
    pub(in crate::anno1800) fn view_for(&self, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => self.players.get(seat).map(|player| (seat, player)),
            Viewer::Public => None,
        };
        View {
            viewer,
            edition: self.options.edition,
            round: self.round,
            turn: self.turns,
            first: self.first,
            active: self.active,
            due: self.due_seats(),
            end_round: self.end_round,
            last_round: self.end_round.is_some_and(|end| self.round > end),
            fireworks: self.fireworks,
            players: BySeat::new(self.count(), |seat| self.area(seat, viewer)),
            board: self.board(),
            objectives: self.objectives.iter().map(|card| self.objective_card(*card)).collect(),
            now: self.now(viewer),
            market: own.map_or_else(Vec::new, |(seat, _)| self.market(seat)),
            hand: own.map_or_else(Vec::new, |(seat, _)| self.hand_cards(seat)),
            expeditions: own.map_or_else(Vec::new, |(_, player)| expedition_cards(player)),
            auto_end: own.map(|(seat, _)| self.auto_end[seat]),
            outcome: self.final_outcome(),
        }
    }

    fn area(&self, seat: Seat, viewer: Viewer) -> Player {
        let player = &self.players[seat];
        let open = viewer.is(seat) || self.over;
        Player {
            gold: player.gold,
            residence: player.residence,
            exhausted: player.exhausted,
            cubes: std::array::from_fn(|tier| player.cubes(Tier::ALL[tier])),
            ready: player.ready,
            spent: player.spent,
            on_cards: player.on_cards,
            fields: player.fields().map(|field| self.plot_of(seat, field)).collect(),
            old_world: player.old_world.iter().collect(),
            new_world: player
                .new_world
                .iter()
                .map(|island| NewIsland { island, resources: data().new_world(island) })
                .collect(),
            hand: by_deck(player.hand),
            hand_cards: open.then(|| player.hand.iter().collect()),
            played: played_cards(player),
            played_by_deck: by_deck(player.played),
            expeditions: player.expeditions.len() as u8,
            expedition_cards: open.then(|| expedition_cards(player)),
            fireworks: self.fireworks == Some(seat),
            sells: Resource::ALL
                .iter()
                .filter_map(|resource| Some((*resource, player.cheapest(*resource)?.0)))
                .collect(),
            shipyards: player.shipyards().to_vec(),
        }
    }

    fn plot_of(&self, seat: Seat, field: crate::anno1800::fields::Field) -> Plot {
        let player = &self.players[seat];
        let plot = player.plot(field);
        Plot {
            field,
            terrain: field.terrain(),
            printed: plot.printed,
            built: plot.built,
            slots: plot.slots,
            fresh: player.fresh & (1 << field.index()) != 0,
        }
    }

    fn board(&self) -> Board {
        let sale = |tile: Tile| Sale {
            tile,
            left: self.supply.tiles[tile.index()],
            cost: data().tile(tile).cost,
            affordable: if self.over { Seats::NONE } else { self.buyers_of(tile) },
        };
        Board {
            tiles: data().on_sale().map(sale).collect(),
            decks: Deck::ALL
                .iter()
                .map(|deck| DeckLeft {
                    deck: *deck,
                    cards: self.deck_size(*deck) as u8,
                    empty_gold: data().empty_deck_gold(*deck),
                })
                .collect(),
            expeditions: self.stacks.expeditions.len() as u8,
            old_world: self.stacks.old_world.len() as u8,
            new_world: self.stacks.new_world.len() as u8,
            cubes: self.supply.cubes,
        }
    }

    /// The seats that could buy this tile, as if it were their turn.
    fn buyers_of(&self, tile: Tile) -> Seats {
        let able = |seat: &Seat| self.with_turn_of(*seat, |state| state.affordable(*seat).can_build(tile));
        self.players.seats().filter(able).collect()
    }

    /// Evaluates `look` on the state as if it were the beginning of this seat's turn.
    pub(in crate::anno1800) fn with_turn_of<T>(&self, seat: Seat, look: impl Fn(&State) -> T) -> T {
        if seat == self.active && self.paying.is_none() {
            return look(self);
        }
        let mut other = self.clone();
        if other.paying.is_some() {
            let _ = other.withdraw();
        }
        if seat != self.active {
            other.active = seat;
            other.turn = Turn::begun();
        }
        look(&other)
    }

    fn now(&self, viewer: Viewer) -> Now {
        let wanted = self.paying.iter().flat_map(|paying| {
            let parts = paying.payment.order.parts.iter().enumerate();
            parts.map(|(index, part)| Wanted {
                goal: part.goal,
                cost: part.cost,
                finished: paying.payment.is_finished(index),
            })
        });
        // A card stays secret until it is played, because its payment may be withdrawn.
        let wanted = wanted.filter(|part| viewer.is(self.active) || !matches!(part.goal, Goal::Play { .. }));
        Now {
            actions_left: self.turn.actions_left,
            base_done: self.turn.base_done,
            traded: self.turn.traded,
            stock: self.turn.stock.iter().collect(),
            free_upgrades: self.turn.free_upgrades,
            paying: wanted.collect(),
        }
    }

    fn objective_card(&self, card: Objective) -> ObjectiveCard {
        let counted = |seat: Seat| self.counted(card, seat);
        let counts =
            self.counted(card, Seat(0)).map(|_| BySeat::new(self.count(), |seat| counted(seat).unwrap_or(0)));
        let used = match card {
            Objective::AlonsoGraves => self.turn.graves_used,
            Objective::Aarhant => self.turn.aarhant_used,
            Objective::TheEditor => self.turn.editor_used,
            _ => false,
        };
        ObjectiveCard { card, counts, used }
    }

    /// The cheapest way to get each resource: the player's own work of the lowest tier, trade, or an island (13.2).
    fn market(&self, seat: Seat) -> Vec<Market> {
        self.with_turn_of(seat, |state| {
            let ways = Resource::ALL
                .iter()
                .map(|resource| Market { resource: *resource, way: state.way(seat, *resource) });
            ways.collect()
        })
    }

    fn way(&self, seat: Seat, resource: Resource) -> Way {
        let player = &self.players[seat];
        let fields = player.fields().filter_map(|field| {
            let (tier, made) = self.may_work(seat, field).ok()?;
            (made == resource).then_some((tier, field))
        });
        if let Some((tier, field)) = fields.min() {
            return Way::Own { field, tier };
        }
        let beryl = self.in_play(Objective::BerylOmara);
        let affordable = |price| crate::anno1800::step::TokenPick::for_trade(player, beryl, price).is_some();
        let partners = seat.next(self.count()).round_from(self.count()).filter_map(|partner| {
            let price = self.may_trade(seat, partner, resource, None).ok()?;
            Some((price, self.players[partner].gold, partner))
        });
        let best = partners.min_by_key(|(price, gold, _)| (*price, *gold));
        match best {
            Some((price, _, partner)) if affordable(price) => Way::Trade { seat: partner, price },
            _ if player.yields().contains(resource) && affordable(data().limits.fetch_price) => Way::Island,
            _ if self.access(seat, resource) != Access::Missing => Way::Later,
            _ => Way::None,
        }
    }

    fn access(&self, seat: Seat, resource: Resource) -> Access {
        let player = &self.players[seat];
        if player.makes(resource) || player.yields().contains(resource) {
            Access::Make
        } else if !resource.is_new_world() && self.players.values().any(|partner| partner.makes(resource)) {
            Access::Trade
        } else {
            Access::Missing
        }
    }

    fn hand_cards(&self, seat: Seat) -> Vec<HandCard> {
        let hand = self.players[seat].hand;
        self.with_turn_of(seat, |state| hand.iter().map(|card| state.hand_card(seat, card)).collect())
    }

    fn hand_card(&self, seat: Seat, card: Card) -> HandCard {
        let need = data().card(card).need;
        let access =
            |resources: Resources| resources.iter().map(|one| (one, self.access(seat, one))).collect();
        HandCard {
            card,
            need,
            needs: access(need.resources),
            effect: data().card(card).effect,
            points: data().card_points(card.deck()),
            payable: !self.over && planner::payable(self, seat, &Order::one(Goal::Play { card })),
        }
    }
}

fn by_deck(cards: Cards) -> [u8; Deck::COUNT] {
    std::array::from_fn(|deck| cards.of(Deck::ALL[deck]).len() as u8)
}

fn expedition_cards(player: &player::Player) -> Vec<ExpeditionCard> {
    player.expeditions.iter().map(ExpeditionCard::new).collect()
}

/// Tokens are taken from the cards with the lowest ids first, so the remaining ones lie on the highest.
fn played_cards(player: &player::Player) -> Vec<PlayedCard> {
    let mut left = player.on_cards;
    let mut cards: Vec<PlayedCard> = player
        .played
        .iter()
        .map(|card| PlayedCard { card, active: player.active.contains(card), tokens: Tokens::default() })
        .collect();
    for one in cards.iter_mut().rev().filter(|one| player.laden.contains(one.card)) {
        if let Effect::TokensGold { trade, explore, .. } = data().card(one.card).effect {
            one.tokens = Tokens { trade: trade.min(left.trade), explore: explore.min(left.explore) };
            left.trade -= one.tokens.trade;
            left.explore -= one.tokens.explore;
        }
    }
    cards
}
