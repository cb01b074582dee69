//! The setup (Anno 1503 rules, section 4): components, home islands, the first player.

use arrayvec::ArrayVec;

use super::data::{HOMES, data};
use super::events::Event;
use super::kinds::{Goods, Tile};
use super::options::{FirstPlayer, HomeIsland, Options};
use super::player::Player;
use super::refusals::Refusal;
use super::state::{ISLANDS, Phase, RESERVE, State, ThisTurn};
use crate::{BySeat, Dice, Seat, Seats, Seed, SetupError};

impl State {
    pub(super) fn new(
        options: &Options,
        seats: usize,
        seed: Seed,
        events: &mut Vec<Event>,
    ) -> Result<State, SetupError> {
        options.check()?;
        let mut dice = Dice::new(seed);
        let mut home_order: ArrayVec<u8, HOMES> = (0..HOMES as u8).collect();
        if options.home_island != HomeIsland::Fixed {
            dice.shuffle(&mut home_order);
        }
        let (islands, reserve) = lay_tiles(seats, &mut dice);
        let first = first_player(options.first_player, seats, &mut dice, events);
        events.push(Event::Begins { seat: first });
        let mut state = State {
            options: options.clone(),
            dice,
            round: 1,
            turn: 1,
            first,
            active: first,
            phase: Phase::TurnStart,
            players: BySeat::new(seats, |_| Player::new()),
            supply: Goods::NONE,
            islands,
            reserve,
            used_treasures: 0,
            display: data().buildings(seats),
            last_die: None,
            last_happening: None,
            resolve: None,
            pending: None,
            this_turn: ThisTurn::default(),
            home_order,
            outcome: None,
        };
        for good in super::kinds::Good::ALL {
            let handed_out: u8 = state.players.values().map(|player| player.hand[*good]).sum();
            state.supply[*good] = data().cards_per_good - handed_out;
        }
        if options.home_island == HomeIsland::Choose {
            // The last player in turn order chooses first.
            state.phase = Phase::ChooseHome;
            state.active = state.before(first);
        } else {
            for (seat, home) in Seat::all(seats).zip(state.home_order.clone()) {
                state.give_home(seat, home, events);
            }
            events.push(Event::TurnBegan { seat: first, round: 1 });
        }
        state.advance(events);
        Ok(state)
    }

    fn before(&self, seat: Seat) -> Seat {
        Seat(((seat.index() + self.count() - 1) % self.count()) as u8)
    }

    fn give_home(&mut self, seat: Seat, home: u8, events: &mut Vec<Event>) {
        self.players[seat].home = Some(home);
        events.push(Event::Home { seat, home: home + 1 });
    }

    pub(super) fn may_choose_home(&self, home: u8) -> Result<(), Refusal> {
        if !(1..=HOMES as u8).contains(&home) {
            return Err(Refusal::UnknownId);
        }
        let taken = self.players.values().any(|player| player.home == Some(home - 1));
        if taken { Err(Refusal::HomeTaken) } else { Ok(()) }
    }

    pub(super) fn choose_home(&mut self, home: u8, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.may_choose_home(home)?;
        self.give_home(self.active, home - 1, events);
        if self.active == self.first {
            self.phase = Phase::TurnStart;
            events.push(Event::TurnBegan { seat: self.first, round: 1 });
        } else {
            self.active = self.before(self.active);
        }
        Ok(())
    }

    /// The number of players with a home island.
    pub(super) fn homes_given(&self) -> usize {
        self.players.values().filter(|player| player.home.is_some()).count()
    }

    /// The default home island: the next free one of the shuffled order.
    pub(super) fn next_home(&self) -> Option<u8> {
        self.home_order.iter().map(|home| home + 1).find(|home| self.may_choose_home(*home).is_ok())
    }
}

/// Anno 1503 rules R1: shuffles each stack, puts a tile on each island of its number, and makes the rest the reserve.
fn lay_tiles(seats: usize, dice: &mut Dice) -> (ArrayVec<Option<Tile>, ISLANDS>, ArrayVec<Tile, RESERVE>) {
    let chart = &data().chart;
    let mut islands: ArrayVec<Option<Tile>, ISLANDS> = chart.islands.iter().map(|_| None).collect();
    let mut reserve = ArrayVec::new();
    for back in 2..=seats as u8 {
        let mut stack: Vec<Tile> = data().tiles_for(seats).filter(|tile| tile.back == back).collect();
        dice.shuffle(&mut stack);
        for (slot, island) in islands.iter_mut().zip(&chart.islands) {
            if island.number == back {
                *slot = stack.pop();
            }
        }
        reserve.extend(stack);
    }
    dice.shuffle(&mut reserve);
    (islands, reserve)
}

/// Anno 1503 rules setup 7: the highest roll begins; tied players roll again.
fn first_player(option: FirstPlayer, seats: usize, dice: &mut Dice, events: &mut Vec<Event>) -> Seat {
    match option {
        FirstPlayer::SeatOne => Seat(0),
        FirstPlayer::Random => Seat(dice.index(seats) as u8),
        FirstPlayer::Dice => {
            let mut rolling = Seats::all(seats);
            loop {
                let mut highest = 0;
                let mut leaders = Seats::NONE;
                for seat in rolling.iter() {
                    let rolled = dice.d6();
                    events.push(Event::FirstRoll { seat, die: rolled });
                    if rolled > highest {
                        (highest, leaders) = (rolled, Seats::NONE);
                    }
                    if rolled == highest {
                        leaders.insert(seat);
                    }
                }
                rolling = leaders;
                if let (1, Some(seat)) = (rolling.len(), rolling.iter().next()) {
                    return seat;
                }
            }
        }
    }
}
