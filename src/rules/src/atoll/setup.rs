//! Setup of a new game (rules 4).

use super::data::data;
use super::events::Event;
use super::kinds::{ISLETS, Islet};
use super::options::{FirstPlayer, Options};
use super::player::Player;
use super::state::{SEATS, State};
use crate::{BySeat, Dice, Seat, Seed};

impl State {
    pub(super) fn new(options: Options, seed: Seed, events: &mut Vec<Event>) -> State {
        let mut dice = Dice::new(seed);
        let mut bag: Vec<u8> = data().all_tiles().collect();
        dice.shuffle(&mut bag);
        let start = match options.first_player {
            FirstPlayer::Random => Seat(dice.index(SEATS) as u8),
            FirstPlayer::Seat1 => Seat(0),
        };
        let mut state = State {
            options,
            dice,
            start,
            turn: 0,
            canoe: Islet(0),
            palms: [None; ISLETS],
            newest: None,
            bag,
            used: Vec::new(),
            players: BySeat::new(SEATS, |_| Player::default()),
        };
        events.push(Event::Began { start });
        for seat in start.round_from(SEATS) {
            for _ in 0..data().hand_size {
                state.draw(seat, events);
            }
        }
        state
    }

    /// Draws a tile into a hand. The bag lasts until the end (a check of the data).
    pub(super) fn draw(&mut self, seat: Seat, events: &mut Vec<Event>) {
        if let Some(tile) = self.bag.pop() {
            let hand = &mut self.players[seat].hand;
            hand.push(tile);
            hand.sort_unstable();
            events.push(Event::Drew { seat, tile });
        }
    }
}
