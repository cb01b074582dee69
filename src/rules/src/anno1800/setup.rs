//! Setup of a new game (Anno 1800 rules 4). All random events of the game happen here.

use arrayvec::ArrayVec;

use super::cards::{Cards, Expedition, Expeditions};
use super::data::{Role, data};
use super::events::Event;
use super::fields::{ALL_FIELDS, Field};
use super::kinds::{Deck, NewWorld, Objective, OldWorld, Tile};
use super::options::{Options, Style};
use super::player::{IslandList, Player, Plot, Tokens};
use super::state::{Stacks, State, Supply, Turn};
use crate::{BySeat, Dice, Seat, Seed, SetupError};

impl State {
    pub(super) fn new(
        options: &Options,
        seats: usize,
        seed: Seed,
        events: &mut Vec<Event>,
    ) -> Result<State, SetupError> {
        options.check(seats)?;
        let mut dice = Dice::new(seed);
        let stacks = Stacks::shuffled(&mut dice);
        let objectives = objectives(options, &mut dice);
        let start = options.start_seat().unwrap_or_else(|| dice.index(seats));
        let first = Seat(start as u8);
        let mut state = State {
            options: *options,
            round: 1,
            turns: 1,
            first,
            active: first,
            players: BySeat::new(seats, |_| Player::new()),
            supply: Supply::full(),
            stacks,
            objectives,
            turn: Turn::begun(),
            paying: None,
            end_round: None,
            fireworks: None,
            auto_end: BySeat::new(seats, |_| options.auto_end),
            over: false,
        };
        for (order, seat) in first.round_from(seats).enumerate() {
            state.deal(seat, order);
        }
        let mut cards = [None; 5];
        cards.iter_mut().zip(&state.objectives).for_each(|(place, card)| *place = Some(*card));
        events.push(Event::Objectives { cards });
        events.push(Event::Begins { seat: first });
        events.push(Event::TurnBegan { seat: first, round: 1 });
        Ok(state)
    }

    /// Cubes, cards and gold of a player, by the order of turns.
    fn deal(&mut self, seat: Seat, order: usize) {
        let setup = &data().setup;
        let player = &mut self.players[seat];
        player.gold = setup.gold.get(order).copied().unwrap_or(0);
        player.residence = setup.cubes;
        for (supply, taken) in self.supply.cubes.iter_mut().zip(setup.cubes) {
            *supply -= taken;
        }
        for deck in Deck::ALL {
            for _ in 0..setup.hand[deck.index()] {
                if let Some(card) = self.stacks.draw(*deck) {
                    player.hand.insert(card);
                }
            }
        }
    }
}

impl Player {
    /// A home island with what is printed on it.
    fn new() -> Player {
        let mut player = Player {
            residence: [0; 5],
            exhausted: [0; 5],
            gold: 0,
            ready: Tokens::default(),
            spent: Tokens::default(),
            on_cards: Tokens::default(),
            laden: Cards::NONE,
            plots: [Plot::default(); ALL_FIELDS],
            old_world: IslandList::default(),
            new_world: IslandList::default(),
            hand: Cards::NONE,
            played: Cards::NONE,
            active: Cards::NONE,
            expeditions: Expeditions::default(),
            fresh: 0,
        };
        for field in Field::all() {
            player.print(field, data().printed_at_home(field));
        }
        player
    }

    /// A printed tile comes into play; a ship brings its tokens, ready.
    pub(super) fn print(&mut self, field: Field, tile: Option<Tile>) {
        self.plot_mut(field).printed = tile;
        if let Some(Role::Ship { naval, strength }) = tile.map(|tile| data().tile(tile).role) {
            *self.ready.of_mut(naval) += strength;
        }
    }
}

impl Supply {
    pub(super) fn full() -> Supply {
        Supply {
            tiles: std::array::from_fn(|tile| data().tile(Tile::ALL[tile]).copies),
            cubes: std::array::from_fn(|tier| data().tier(super::kinds::Tier::ALL[tier]).cubes),
        }
    }
}

impl Turn {
    /// The beginning of a turn (5): one action, all else empty.
    pub(super) fn begun() -> Turn {
        Turn { actions_left: 1, ..Turn::default() }
    }
}

impl Stacks {
    fn shuffled(dice: &mut Dice) -> Stacks {
        let mut stacks = Stacks {
            decks: [Deck::Fw, Deck::Aei, Deck::Nw].map(|deck| deck.cards().collect()),
            expeditions: Expedition::all().collect(),
            old_world: OldWorld::ALL.iter().copied().collect(),
            new_world: NewWorld::ALL.iter().copied().collect(),
        };
        stacks.decks.iter_mut().for_each(|deck| dice.shuffle(deck));
        dice.shuffle(&mut stacks.expeditions);
        dice.shuffle(&mut stacks.old_world);
        dice.shuffle(&mut stacks.new_world);
        stacks
    }
}

/// First the cards that the host named, then those of the style, then any.
fn objectives(options: &Options, dice: &mut Dice) -> ArrayVec<Objective, 5> {
    let mut style: Vec<Objective> = match options.objectives {
        Style::Random | Style::Custom => Vec::new(),
        Style::FirstGame => data().objectives.first_game.clone(),
        Style::Effects => Objective::ALL[..4].to_vec(),
        Style::Majorities => Objective::ALL[4..9].to_vec(),
        Style::Industries => {
            let sets = |card: &Objective| !data().objectives.industries(*card).is_empty();
            Objective::ALL.iter().copied().filter(sets).collect()
        }
    };
    if options.objectives == Style::Industries {
        dice.shuffle(&mut style);
    }
    let mut others = Objective::ALL.to_vec();
    dice.shuffle(&mut others);
    let mut cards = ArrayVec::new();
    for card in options.named().chain(style).chain(others) {
        if !cards.is_full() && !cards.contains(&card) {
            cards.push(card);
        }
    }
    cards.sort_unstable();
    cards
}
