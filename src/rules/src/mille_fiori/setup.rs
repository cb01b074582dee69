//! Setup of a new game (Mille Fiori rules 4).

use arrayvec::ArrayVec;

use super::board::Board;
use super::bonus::BonusPlaces;
use super::cards::{Hand, Pile};
use super::data::data;
use super::events::Event;
use super::kinds::Source;
use super::options::{FirstPlayer, Options};
use super::player::Player;
use super::state::{Phase, State};
use crate::{BySeat, Dice, Seat, Seed};

impl State {
    /// Sets the game up. The shuffle and the start player are the only random events of the game.
    pub(super) fn new(options: Options, seats: usize, seed: Seed, events: &mut Vec<Event>) -> State {
        let display = data().display(options.display);
        let mut dice = Dice::new(seed);
        let mut draw_pile = data().deck.clone();
        dice.shuffle(&mut draw_pile);
        let start = match options.first_player {
            FirstPlayer::Random => Seat(dice.index(seats) as u8),
            FirstPlayer::Seat1 => Seat(0),
        };
        let player = |_| Player {
            hand: Hand::new(),
            pick: None,
            set_aside: Hand::new(),
            supply: display.supply,
            reserve: display.reserve,
            ship: 0,
            points: [0; Source::COUNT],
            plan: None,
        };
        let mut state = State {
            options,
            phase: Phase::Choose,
            round: 0,
            card_round: 0,
            turn: 0,
            start,
            active: start,
            draw_pile,
            display: Pile::new(),
            discard: ArrayVec::new(),
            board: Board::new(seats),
            bonus: BonusPlaces::default(),
            players: BySeat::new(seats, player),
            end_trigger: None,
        };
        state.open(display.open_at_start.of(seats), events);
        state.start_round(events);
        state
    }
}
