//! Positions from whole games, stored as seeds and numbers of actions, to measure the planner.

use archipel_rules::anno1800::data::{Role, data};
use archipel_rules::anno1800::kinds::{Terrain, Tier, Tile};
use archipel_rules::anno1800::step::{Goal, Order, Place};
use archipel_rules::anno1800::{Options, State};
use archipel_rules::{Answer, Asked, Dice, Game, Id, Seat, Seed, VERB};

/// A position: the game with this seed after this many actions.
#[derive(Clone, Copy, Debug)]
pub struct Recorded {
    pub seed: u64,
    pub seats: usize,
    pub actions: u32,
}

pub const MID_GAME: u32 = 120;
pub const LATE_GAME: u32 = 400;

/// A simple player: prefers cards and buildings, takes a festival when little else is left, and makes all choices after
/// the verb at random.
fn act(state: &State, seat: Seat, dice: &mut Dice, options: &mut Vec<Id>) -> Option<<State as Game>::Action> {
    let mut answers: Vec<Answer> = Vec::new();
    let mut asked = state.ask(seat, &answers, options);
    while let Asked::Question(param) = asked {
        let id = if param == VERB { verb(options, dice)? } else { *dice.pick(options)? };
        answers.push(Answer { param, id });
        asked = state.ask(seat, &answers, options);
    }
    if asked == Asked::Complete { State::from_answers(&answers) } else { None }
}

fn verb(options: &[Id], dice: &mut Dice) -> Option<Id> {
    let likes = [
        ("play", 95),
        ("build", 60),
        ("ships", 30),
        ("hire", 40),
        ("upgrade", 30),
        ("claim", 60),
        ("explore", 30),
    ];
    for (verb, chance) in likes {
        if let Some(id) = options.iter().find(|id| id.as_str() == verb)
            && dice.index(100) < chance
        {
            return Some(*id);
        }
    }
    let others: Vec<Id> =
        options.iter().filter(|id| !["swap", "auto_end"].contains(&id.as_str())).copied().collect();
    dice.pick(&others).or(options.first()).copied()
}

impl Recorded {
    /// `None`: the game ends earlier.
    pub fn state(self) -> Option<State> {
        let mut state =
            State::set_up(&Options::default(), self.seats, Seed::from_number(self.seed), &mut Vec::new())
                .ok()?;
        let mut dice = Dice::new(Seed::from_number(self.seed ^ 0x1800));
        let mut options = Vec::new();
        for _ in 0..self.actions {
            let seat = state.due().iter().next()?;
            let action = act(&state, seat, &mut dice, &mut options).or_else(|| state.default_action(seat))?;
            state.apply(seat, &action, &mut Vec::new()).ok()?;
        }
        state.due().iter().next().map(|_| state)
    }
}

/// Positions of games of this length.
pub fn positions(actions: u32, count: usize) -> Vec<State> {
    let all = (0..).map(|seed| Recorded { seed, seats: 2 + (seed % 3) as usize, actions });
    all.filter_map(Recorded::state).take(count).collect()
}

/// Orders of the player to move: every tile, every card in hand, people, upgrades, ships.
pub fn orders(state: &State, seat: Seat) -> Vec<Order> {
    let player = &state.players()[seat];
    let mut orders = Vec::new();
    for tile in Tile::ALL.iter().filter(|tile| state.supply().tiles[tile.index()] > 0) {
        let role = data().tile(*tile).role;
        let fits = |field: &archipel_rules::anno1800::fields::Field| role.fits(field.terrain());
        let free = player.fields().filter(fits).find(|field| player.plot(*field).visible().is_none());
        if let Some(field) = free.or_else(|| player.fields().find(fits)) {
            let goal = Goal::Build { tile: *tile, field };
            orders.push(Order::one(goal));
            if let Role::Ship { .. } = role {
                let sea = player.fields().filter(|other| other.terrain() == Terrain::Sea && *other != field);
                orders.extend(
                    sea.take(1).map(|other| Order::new([goal, Goal::Build { tile: *tile, field: other }])),
                );
            }
        }
    }
    orders.extend(player.hand.iter().map(|card| Order::one(Goal::Play { card })));
    for tier in Tier::ALL {
        for other in Tier::ALL.iter().filter(|other| *other <= tier) {
            orders.push(Order::new([Goal::Hire { tier: *tier }, Goal::Hire { tier: *other }]));
            orders.push(Order::new([*tier, *other, *tier].map(|tier| Goal::Hire { tier })));
        }
        if tier.raised().is_some() {
            for at in [Place::Residence, Place::Exhausted] {
                let goal = Goal::Upgrade { tier: *tier, at };
                orders.extend((1..=3).map(|count| Order::new(std::iter::repeat_n(goal, count))));
            }
        }
        orders.push(Order::one(Goal::Hire { tier: *tier }));
    }
    orders
}
