//! The course of the game: setup, rounds and card rounds.

use super::board::Board;
use super::bonus::BonusPlaces;
use super::cards::Hand;
use super::data::data;
use super::event::{Event, Shown};
use super::kinds::Source;
use super::options::{FirstPlayer, Leftovers, Options};
use super::state::{Phase, Player, State};
use crate::{BySeat, Dice, Seat, Seed};

impl State {
    /// Setup (specification, section 4). The shuffle and the start player are the only chance of the whole game.
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
            aside: Hand::new(),
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
            display: super::cards::Pile::new(),
            discard: arrayvec::ArrayVec::new(),
            board: Board::new(seats),
            bonus: BonusPlaces::default(),
            players: BySeat::new(seats, player),
            end_trigger: None,
        };
        state.open(display.open_at_start.of(seats), events);
        state.start_round(events);
        state
    }

    /// Opens cards of the draw pile into the display; if fewer are left, all (MF R21).
    fn open(&mut self, count: usize, events: &mut Vec<Event>) {
        let mut opened = Shown::new();
        for card in std::iter::from_fn(|| self.draw_pile.pop()).take(count) {
            self.display.push(card);
            opened.push(card);
        }
        if !opened.is_empty() {
            events.push(Event::Opened { cards: opened });
        }
    }

    fn start_round(&mut self, events: &mut Vec<Event>) {
        let (seats, hand_size) = (self.count(), data().hand_size);
        if self.draw_pile.len() < hand_size * seats {
            return self.end_game(events);
        }
        // From the second round on the Doge card moves one seat clockwise.
        if self.round > 0 {
            self.start = self.start.next(seats);
        }
        self.round += 1;
        self.card_round = 0;
        events.push(Event::RoundBegan { round: self.round, start: self.start });
        for seat in self.start.round_from(seats) {
            self.players[seat].hand = std::iter::from_fn(|| self.draw_pile.pop()).take(hand_size).collect();
        }
        self.open(data().display(self.options.display).open_each_round.of(seats), events);
        self.start_card_round(events);
    }

    fn start_card_round(&mut self, events: &mut Vec<Event>) {
        self.card_round += 1;
        self.active = self.start;
        for (seat, player) in self.players.iter() {
            events.push(Event::HandTaken { seat, hand: player.hand.clone() });
        }
        // The tactical variant has no common choice.
        self.phase = if self.is_on_turn() { Phase::Play } else { Phase::Choose };
    }

    /// The turn is over when nothing is pending: the next player's begins, or the card round ends.
    pub(super) fn end_turn(&mut self, events: &mut Vec<Event>) {
        self.players[self.active].plan = None;
        self.turn += 1;
        self.phase = Phase::Play;
        self.active = self.active.next(self.count());
        if self.active == self.start {
            self.end_card_round(events);
        }
    }

    fn end_card_round(&mut self, events: &mut Vec<Event>) {
        // MF R17, R19: an empty supply ends the game with the card round, before anything else is looked at.
        if self.end_trigger.is_some() {
            return self.end_game(events);
        }
        if self.is_last_card_round() {
            if self.options.leftovers == Leftovers::EndOfRound {
                for seat in self.start.round_from(self.count()) {
                    self.lay_out(seat, events);
                }
            }
            return self.start_round(events);
        }
        // Each takes up what the right neighbour has set aside.
        for seat in Seat::all(self.count()) {
            let passed = std::mem::take(&mut self.players[seat].aside);
            let neighbour = seat.next(self.count());
            self.players[neighbour].hand = passed;
        }
        self.start_card_round(events);
    }

    /// The leftovers of a seat join the display.
    pub(super) fn lay_out(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let leftovers = std::mem::take(&mut self.players[seat].aside);
        self.display.extend(leftovers.iter().copied());
        if !leftovers.is_empty() {
            events.push(Event::LaidOut { seat, cards: leftovers });
        }
    }

    fn end_game(&mut self, events: &mut Vec<Event>) {
        self.phase = Phase::Over;
        for (_, player) in self.players.iter_mut() {
            player.plan = None;
        }
        events.push(Event::Ended { by: self.end_trigger });
    }
}
