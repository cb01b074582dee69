//! Builds positions for tests. Components are conserved, so that the invariants hold.

use std::collections::BTreeMap;

use super::cards::{Card, Cards, Expedition};
use super::data::{Role, data};
use super::fields::Field;
use super::kinds::{Deck, NewWorld, Objective, OldWorld, Resource, Tier, Tile};
use super::options::{AutoEnd, StartPlayer, Style};
use super::player::Tokens;
use super::step::{Order, Step};
use super::{Action, Event, Options, Payment, Player, Refusal, State};
use crate::{Game, Reveal, Seat, Seed};

/// A position to set up, then to play in.
#[derive(Clone, Debug)]
pub struct Scene {
    pub state: State,
    pub events: Vec<Event>,
}

/// The first seat begins, turns end only by `end_turn`, objectives of the first game.
pub fn plain_options() -> Options {
    Options {
        start_player: StartPlayer::One,
        auto_end: AutoEnd::Never,
        objectives: Style::FirstGame,
        ..Options::default()
    }
}

impl Scene {
    /// Right after setup: every player area is START of rules 11, without gold.
    pub fn new(players: usize) -> Scene {
        Scene::with(players, &plain_options())
    }

    pub fn with(players: usize, options: &Options) -> Scene {
        let mut events = Vec::new();
        match State::new(options, players, Seed::from_number(1800), &mut events) {
            Ok(mut state) => {
                state.players.iter_mut().for_each(|(_, player)| player.gold = 0);
                Scene { state, events }
            }
            Err(error) => panic!("{error}"),
        }
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.state.players[seat]
    }

    #[must_use]
    pub fn gold(mut self, seat: Seat, gold: u16) -> Scene {
        self.state.players[seat].gold = gold;
        self
    }

    /// Free cubes: farmers, workers, artisans, engineers, investors; the supply pays for the difference.
    #[must_use]
    pub fn residence(mut self, seat: Seat, cubes: [u8; 5]) -> Scene {
        self.exchange(cubes, |state| &mut state.players[seat].residence);
        self
    }

    #[must_use]
    pub fn exhausted(mut self, seat: Seat, cubes: [u8; 5]) -> Scene {
        self.exchange(cubes, |state| &mut state.players[seat].exhausted);
        self
    }

    fn exchange(&mut self, cubes: [u8; 5], place: impl Fn(&mut State) -> &mut [u8; 5]) {
        let old = std::mem::replace(place(&mut self.state), cubes);
        for tier in 0..Tier::COUNT {
            self.state.supply.cubes[tier] = self.state.supply.cubes[tier] + old[tier] - cubes[tier];
        }
    }

    /// Cubes out of the supply onto the workplaces of a field.
    #[must_use]
    pub fn at_work(mut self, seat: Seat, field: &str, tiers: &[Tier]) -> Scene {
        for tier in tiers {
            self.state.supply.cubes[tier.index()] -= 1;
            self.state.players[seat].plot_mut(field_of(field)).occupy(*tier);
        }
        self
    }

    /// A tile out of the supply; ships bring their tokens, ready.
    #[must_use]
    pub fn built(mut self, seat: Seat, field: &str, tile: Tile) -> Scene {
        let field = field_of(field);
        self.state.supply.tiles[tile.index()] -= 1;
        let player = &mut self.state.players[seat];
        assert!(data().tile(tile).role.fits(field.terrain()), "{tile:?} does not fit {field:?}");
        for (gone, sign) in [(player.plot(field).visible(), false), (Some(tile), true)] {
            if let Some(Role::Ship { naval, strength }) = gone.map(|tile| data().tile(tile).role) {
                let ready = player.ready.of_mut(naval);
                *ready = if sign { *ready + strength } else { *ready - strength };
            }
        }
        player.plot_mut(field).built = Some(tile);
        self
    }

    /// Ready and spent tokens of ships, as trade and exploration tokens; together the strength of the fleet.
    #[must_use]
    pub fn tokens(mut self, seat: Seat, ready: (u8, u8), spent: (u8, u8)) -> Scene {
        let player = &mut self.state.players[seat];
        player.ready = Tokens { trade: ready.0, explore: ready.1 };
        player.spent = Tokens { trade: spent.0, explore: spent.1 };
        self
    }

    /// Tokens on a played, used card.
    #[must_use]
    pub fn card_tokens(mut self, seat: Seat, card: &str, tokens: Tokens) -> Scene {
        self = self.played(seat, card);
        let player = &mut self.state.players[seat];
        player.active.remove(card_of(card));
        player.laden.insert(card_of(card));
        player.on_cards.trade += tokens.trade;
        player.on_cards.explore += tokens.explore;
        self
    }

    /// Exactly these cards in hand; all others of the hand go back under their decks.
    #[must_use]
    pub fn hand(mut self, seat: Seat, cards: &[&str]) -> Scene {
        let old = std::mem::take(&mut self.state.players[seat].hand);
        old.iter().for_each(|card| self.state.stacks.put_under(card));
        for card in cards {
            self.fetch_card(card_of(card));
            self.state.players[seat].hand.insert(card_of(card));
        }
        self
    }

    /// A card played in an earlier turn, its effect unused.
    #[must_use]
    pub fn played(mut self, seat: Seat, card: &str) -> Scene {
        self.fetch_card(card_of(card));
        let player = &mut self.state.players[seat];
        player.played.insert(card_of(card));
        player.active.insert(card_of(card));
        self
    }

    /// Removes a card from its current place.
    fn fetch_card(&mut self, card: Card) {
        for deck in &mut self.state.stacks.decks {
            deck.retain(|other| *other != card);
        }
        for (_, player) in self.state.players.iter_mut() {
            player.hand.remove(card);
            player.played.remove(card);
            player.active.remove(card);
        }
    }

    /// Leaves this many cards in a deck; the rest goes to the hand of another seat.
    #[must_use]
    pub fn deck(mut self, deck: Deck, cards: usize, rest_to: Seat) -> Scene {
        while self.state.deck_size(deck) > cards {
            if let Some(card) = self.state.stacks.draw(deck) {
                self.state.players[rest_to].hand.insert(card);
            }
        }
        self
    }

    #[must_use]
    pub fn objectives(mut self, cards: &[Objective]) -> Scene {
        self.state.objectives = cards.iter().copied().collect();
        self
    }

    #[must_use]
    pub fn old_world(mut self, seat: Seat, island: OldWorld) -> Scene {
        self.state.stacks.old_world.retain(|other| *other != island);
        self.state.add_old_world(seat, island);
        self
    }

    #[must_use]
    pub fn new_world(mut self, seat: Seat, island: NewWorld) -> Scene {
        self.state.stacks.new_world.retain(|other| *other != island);
        self.state.players[seat].new_world.push(island);
        self
    }

    #[must_use]
    pub fn top_old_world(mut self, island: OldWorld) -> Scene {
        let stack = &mut self.state.stacks.old_world;
        stack.retain(|other| *other != island);
        stack.push(island);
        self
    }

    #[must_use]
    pub fn top_new_world(mut self, island: NewWorld) -> Scene {
        let stack = &mut self.state.stacks.new_world;
        stack.retain(|other| *other != island);
        stack.push(island);
        self
    }

    #[must_use]
    pub fn expedition(mut self, seat: Seat, card: Expedition) -> Scene {
        self.state.stacks.expeditions.retain(|other| *other != card);
        self.state.players[seat].expeditions.insert(card);
        self
    }

    #[must_use]
    pub fn stock(mut self, resources: &[Resource]) -> Scene {
        for resource in resources {
            self.state.turn.stock.add(*resource);
        }
        self
    }

    #[must_use]
    pub fn traded(mut self, resources: &[Resource]) -> Scene {
        for resource in resources {
            self.state.turn.traded.insert(*resource);
        }
        self
    }

    #[must_use]
    pub fn actions_left(mut self, actions: u8) -> Scene {
        self.state.turn.actions_left = actions;
        self
    }

    #[must_use]
    pub fn seat_to_move(mut self, seat: Seat) -> Scene {
        self.state.active = seat;
        self
    }

    /// Carries out an order by a list of steps on a copy: the position after it, or the refusal.
    pub fn pay(&self, seat: Seat, order: &Order, steps: &[Step]) -> Result<(Scene, Payment), Refusal> {
        let mut after = self.clone();
        after.events.clear();
        after.state.possible(seat, order)?;
        let payment = after.state.carry_out(seat, order, steps, &mut after.events)?;
        after.state.complete(seat, &payment, &mut after.events);
        after.sound();
        Ok((after, payment))
    }

    /// A single step inside a payment.
    pub fn step(&mut self, seat: Seat, payment: &mut Payment, step: Step) -> Result<(), &'static str> {
        let (mut after, mut paid) = (self.clone(), payment.clone());
        let result = after.state.take_step(seat, &mut paid, &step, &mut after.events);
        result.map_err(|refusal| refusal.code())?;
        (*self, *payment) = (after, paid);
        Ok(())
    }

    /// Carries an action out, or returns the code of its refusal.
    pub fn act(&mut self, seat: Seat, action: &Action) -> Result<Reveal, &'static str> {
        self.events.clear();
        let offered = self.state.is_offered(seat, action);
        let result = self.state.apply(seat, action, &mut self.events);
        assert_eq!(offered, result.is_ok(), "offered if and only if accepted: {action:?}, {result:?}");
        self.sound();
        result.map_err(|refusal| refusal.code())
    }

    fn sound(&self) {
        if let Err(broken) = self.state.check() {
            panic!("{broken}");
        }
    }

    /// The parts of a player's score, as if the game were over now.
    pub fn score(&self, seat: Seat) -> BTreeMap<String, i64> {
        let mut over = self.state.clone();
        over.over = true;
        let standing = over.standings().into_iter().find(|standing| standing.seat == seat);
        let parts = standing.map(|standing| standing.parts).unwrap_or_default();
        parts.into_iter().map(|(part, points)| (part.to_string(), points)).collect()
    }

    /// The winners, as if the game were over now.
    pub fn winners(&self) -> Vec<Seat> {
        let mut over = self.state.clone();
        over.over = true;
        over.outcome().map(|outcome| outcome.winners.iter().collect()).unwrap_or_default()
    }

    #[must_use]
    pub fn round(mut self, round: u32) -> Scene {
        self.state.round = round;
        self
    }

    pub fn end_round(&self) -> Option<u32> {
        self.state.end_round
    }

    pub fn fireworks(&self) -> Option<Seat> {
        self.state.fireworks
    }

    #[must_use]
    pub fn with_fireworks(mut self, seat: Seat) -> Scene {
        self.state.fireworks = Some(seat);
        self.state.end_round = Some(self.state.round);
        self
    }

    /// The card that lies lowest in a deck.
    pub fn bottom(&self, deck: Deck) -> Option<Card> {
        self.state.stacks.deck(deck).first().copied()
    }

    /// Cards in hand.
    pub fn hand_of(&self, seat: Seat) -> Cards {
        self.state.players[seat].hand
    }
}

pub fn field_of(text: &str) -> Field {
    match Field::parse(text) {
        Some(field) => field,
        None => panic!("there is no field {text:?}"),
    }
}

pub fn card_of(text: &str) -> Card {
    match Card::parse(text) {
        Some(card) => card,
        None => panic!("there is no card {text:?}"),
    }
}
