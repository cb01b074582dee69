//! Random play: one sample is a whole game; the counter gives actions per second.

use archipel_rules::laws::play_out;
use archipel_rules::{Game, GameId, Seed, WithGame};
use divan::counter::ItemsCount;

fn main() {
    divan::main();
}

const MOST_ACTIONS: u32 = 20_000;

struct PlayOut {
    seats: usize,
    seed: u64,
}

impl WithGame for PlayOut {
    type Out = u64;
    fn run<G: Game>(self) -> u64 {
        play_out::<G>(&G::Options::default(), self.seats, Seed::from_number(self.seed), MOST_ACTIONS)
            .map_or(0, |report| report.actions)
    }
}

#[divan::bench(args = GameId::ALL.iter().flat_map(|game| game.seat_counts().map(|seats| (*game, seats))))]
fn random_game(bencher: divan::Bencher, (game, seats): (GameId, usize)) {
    let actions = game.with(PlayOut { seats, seed: 7 });
    bencher.counter(ItemsCount::new(actions)).bench(|| game.with(PlayOut { seats, seed: 7 }));
}
