//! Statistics of Mille Fiori: random and simple players compared with the specification (section 14).
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::cast_precision_loss,
    reason = "tests may panic, and statistics need little precision"
)]

use archipel_rules::mille_fiori::{Action, Options, Phase, State};
use archipel_rules::{Dice, Game, Seat, Seed, Viewer};

/// Means over many games: final score, card rounds, and the share of games ended by an empty pile.
struct Figures {
    score: f64,
    card_rounds: f64,
    by_deck: f64,
}

fn measure(
    options: Options,
    seats: usize,
    games: u64,
    choose: fn(&State, Seat, &mut Dice) -> Action,
) -> Figures {
    let (mut score, mut card_rounds, mut by_deck) = (0, 0, 0);
    for seed in 0..games {
        let mut state = State::set_up(&options, seats, Seed::from_number(seed), &mut Vec::new()).unwrap();
        let mut dice = Dice::new(Seed::from_number(seed + 1_000_000));
        while let Some(seat) = state.due().iter().next() {
            let action = choose(&state, seat, &mut dice);
            state.apply(seat, &action, &mut Vec::new()).unwrap();
        }
        score += state.standings().iter().map(|one| one.score).sum::<i64>();
        card_rounds += state.progress().turn / u32::try_from(seats).unwrap();
        by_deck += u32::from(state.outcome().unwrap().cause == "cause-deck");
    }
    Figures {
        score: score as f64 / (games * seats as u64) as f64,
        card_rounds: f64::from(card_rounds) / games as f64,
        by_deck: f64::from(by_deck) / games as f64,
    }
}

/// A random legal play, all equally likely.
fn random(state: &State, seat: Seat, dice: &mut Dice) -> Action {
    let view = state.view(Viewer::Seat(seat));
    let (cards, extra) = match view.phase {
        Phase::Choose => return Action::Choose { card: dice.pick(&view.hand).unwrap().card, to: None },
        Phase::Play => (view.hand, false),
        Phase::Extra => (view.display, true),
        Phase::Over => unreachable!(),
    };
    let plays = cards.iter().flat_map(|card| {
        card.plays.iter().map(|play| match play.field {
            Some(field) => Action::Place { card: card.card, field },
            None => Action::Sail { card: card.card },
        })
    });
    let plays: Vec<Action> = plays.chain(extra.then_some(Action::Decline)).collect();
    *dice.pick(&plays).unwrap()
}

/// The default action, as the simplest sensible player.
fn simple(state: &State, seat: Seat, _: &mut Dice) -> Action {
    state.default_action(seat).unwrap()
}

#[test]
fn random_games_match_the_length_and_score_of_the_specification() {
    for (seats, score, card_rounds) in [(2, 114.0, 24.0), (3, 120.0, 23.0), (4, 67.0, 16.0)] {
        let found = measure(Options::default(), seats, 1000, random);
        println!("random, {seats} players: score {:.1}, {:.1} card rounds", found.score, found.card_rounds);
        assert!(
            (found.score / score - 1.0).abs() < 0.05,
            "{seats} players: {} instead of {score}",
            found.score
        );
        assert!(
            (found.card_rounds / card_rounds - 1.0).abs() < 0.03,
            "{seats} players: {}",
            found.card_rounds
        );
    }
}

#[test]
fn simple_players_match_the_figures_of_the_specification() {
    for (seats, score, card_rounds) in [(2, 213.0, 18.7), (3, 184.0, 18.2), (4, 154.0, 15.9)] {
        let found = measure(Options::default(), seats, 300, simple);
        let Figures { score: mean, card_rounds: length, by_deck } = found;
        println!(
            "simple, {seats} players: score {mean:.1}, {length:.1} card rounds, {:.0} % by the pile",
            by_deck * 100.0
        );
        assert!((mean / score - 1.0).abs() < 0.04, "{seats} players: {mean} instead of {score}");
        assert!((length / card_rounds - 1.0).abs() < 0.02, "{seats} players: {length} card rounds");
    }
}
