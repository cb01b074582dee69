//! Random small positions for the planner, poor enough that paying is hard.

use archipel_rules::Dice;
use archipel_rules::anno1800::Tokens;
use archipel_rules::anno1800::cards::Card;
use archipel_rules::anno1800::data::{Effect, Role, data};
use archipel_rules::anno1800::fields::Field;
use archipel_rules::anno1800::kinds::{Deck, Naval, NewWorld, Objective, Resource, Terrain, Tier, Tile};
use archipel_rules::anno1800::step::{Goal, Order, Place};
use archipel_rules::anno1800::testing::Scene;
use archipel_rules::{Seat, Seed};

pub const A: Seat = Seat(0);

/// How rich a random position is.
#[derive(Clone, Copy, Debug)]
pub struct Wealth {
    /// Most free cubes of a tier.
    pub cubes: usize,
    pub gold: usize,
    pub tokens: usize,
    /// Chance (of 10) of cards and objective cards that help.
    pub extras: usize,
    /// Chance (of 10) that a workplace is taken.
    pub busy: usize,
}

pub const POOR: Wealth = Wealth { cubes: 2, gold: 4, tokens: 2, extras: 3, busy: 2 };
pub const RICH: Wealth = Wealth { cubes: 5, gold: 9, tokens: 6, extras: 3, busy: 3 };

/// The random position with this number: industries, cubes, tokens, gold, partners.
pub fn position(seed: u64, wealth: Wealth) -> Scene {
    let dice = &mut Dice::new(Seed::from_number(seed));
    let players = 2 + dice.index(2);
    let mut scene = Scene::new(players);
    let mut objectives = vec![Objective::Zoo, Objective::Museum];
    if dice.index(10) < wealth.extras {
        objectives.push(Objective::BerylOmara);
    }
    if dice.index(10) < wealth.extras {
        objectives.push(Objective::Aarhant);
    }
    scene = scene.objectives(&objectives);
    // Shipyards for any ships that are ordered.
    for field in ["h_c3", "h_d3", "h_e3"] {
        scene = scene.built(A, field, Tile::Shipyard3);
    }
    for seat in Seat::all(players) {
        scene = build_up(scene, seat, dice);
    }
    let mut free = || std::array::from_fn(|_| dice.index(wealth.cubes + 1) as u8);
    let (residence, exhausted): ([u8; 5], [u8; 5]) = (free(), free());
    scene = scene.residence(A, residence).exhausted(A, exhausted.map(|cubes| cubes / 2));
    for field in Field::all() {
        let Some((_, tier)) = scene.player(A).plot(field).industry() else { continue };
        for _ in 0..2 {
            if dice.index(10) < wealth.busy {
                // Sometimes a cube that was upgraded at its workplace.
                let tier = if dice.index(4) == 0 { tier.raised().unwrap_or(tier) } else { tier };
                scene = scene.at_work(A, field.as_str(), &[tier]);
            }
        }
    }
    scene = scene.gold(A, dice.index(wealth.gold + 1) as u16);
    let mut some = || dice.index(wealth.tokens + 1) as u8;
    let ready = (some(), some());
    scene = fleet(scene, ready);
    extras(scene, dice, wealth)
}

/// Tokens that match the visible ships as far as possible: `ready` ones ready, the rest spent.
fn fleet(scene: Scene, ready: (u8, u8)) -> Scene {
    let player = scene.player(A);
    let strength = |naval| player.fleet(naval);
    let trade = strength(Naval::Trade);
    let explore = strength(Naval::Explore);
    let ready = (ready.0.min(trade), ready.1.min(explore));
    scene.tokens(A, ready, (trade - ready.0, explore - ready.1))
}

/// Some industries, and sometimes a ship or a shipyard.
fn build_up(mut scene: Scene, seat: Seat, dice: &mut Dice) -> Scene {
    for _ in 0..3 + dice.index(6) {
        let tile = Tile::ALL[10 + dice.index(Tile::COUNT - 10)];
        let fields: Vec<Field> = scene
            .player(seat)
            .fields()
            .filter(|field| {
                data().tile(tile).role.fits(field.terrain())
                    && scene.player(seat).plot(*field).built.is_none()
            })
            .collect();
        let owned = scene.player(seat).tiles().any(|(_, other)| other == tile);
        let industry = matches!(data().tile(tile).role, Role::Industry { .. });
        if fields.is_empty() || (owned && industry) || scene.state.supply().tiles[tile.index()] == 0 {
            continue;
        }
        scene = scene.built(seat, fields[dice.index(fields.len())].as_str(), tile);
    }
    if dice.index(3) == 0 {
        let isles = NewWorld::ALL.len();
        let island = NewWorld::ALL[dice.index(isles)];
        let taken = scene
            .state
            .players()
            .iter()
            .any(|(_, player)| player.new_world.iter().any(|other| other == island));
        if !taken {
            scene = scene.new_world(seat, island);
        }
    }
    scene
}

fn extras(mut scene: Scene, dice: &mut Dice, wealth: Wealth) -> Scene {
    if dice.index(10) < wealth.extras {
        let tokens = Tokens { trade: dice.index(3) as u8, explore: dice.index(3) as u8 };
        scene = scene.card_tokens(A, "fw_40", tokens);
    }
    for _ in 0..2 {
        if dice.index(10) < wealth.extras {
            let helpers: Vec<Card> =
                Deck::ALL.iter().flat_map(|deck| deck.cards()).filter(|card| helps(*card)).collect();
            let card = helpers[dice.index(helpers.len())];
            if !scene.player(A).played.contains(card) {
                scene = scene.played(A, &format!("{card:?}"));
            }
        }
    }
    for _ in 0..2 {
        if dice.index(10) < wealth.extras {
            scene = scene.stock(&[Resource::ALL[dice.index(12)]]);
        }
        if dice.index(10) < wealth.extras {
            scene = scene.traded(&[Resource::ALL[dice.index(12)]]);
        }
    }
    if dice.index(5) == 0 {
        let deck = Deck::ALL[dice.index(2)];
        scene = scene.deck(deck, dice.index(2), Seat(1));
    }
    scene
}

fn helps(card: Card) -> bool {
    matches!(data().card(card).effect, Effect::TokensGold { .. } | Effect::FreeNewWorld { .. })
}

/// An order that is possible here apart from its payment; mostly one whose resources all have a source.
pub fn order(scene: &Scene, dice: &mut Dice) -> Order {
    for _ in 0..8 {
        let order = any_order(scene, dice);
        if order
            .parts
            .iter()
            .flat_map(|part| part.cost.resources.iter())
            .all(|resource| has_source(scene, resource))
        {
            return order;
        }
    }
    any_order(scene, dice)
}

fn has_source(scene: &Scene, resource: Resource) -> bool {
    let made = scene.state.players().iter().any(|(_, player)| player.makes(resource));
    made || scene.player(A).yields().contains(resource) || scene.state.turn().stock.count(resource) > 0
}

fn any_order(scene: &Scene, dice: &mut Dice) -> Order {
    match dice.index(10) {
        0..=1 => build(scene, dice),
        2..=3 => play(scene, dice),
        4..=5 => Order::new((0..=dice.index(3)).map(|_| Goal::Hire { tier: Tier::ALL[dice.index(5)] })),
        6..=7 => upgrade(scene, dice),
        _ => ships(scene, dice),
    }
}

fn build(scene: &Scene, dice: &mut Dice) -> Order {
    loop {
        let tile = Tile::ALL[10 + dice.index(38)];
        let role = data().tile(tile).role;
        let owned = scene.player(A).tiles().any(|(_, other)| other == tile);
        let fields: Vec<Field> =
            scene.player(A).fields().filter(|field| role.fits(field.terrain())).collect();
        if scene.state.supply().tiles[tile.index()] > 0 && !owned && !matches!(role, Role::Ship { .. }) {
            return Order::one(Goal::Build { tile, field: fields[dice.index(fields.len())] });
        }
    }
}

fn play(scene: &Scene, dice: &mut Dice) -> Order {
    let all = Deck::ALL.iter().flat_map(|deck| deck.cards());
    let cards: Vec<Card> = all.filter(|card| !scene.player(A).played.contains(*card)).collect();
    Order::one(Goal::Play { card: cards[dice.index(cards.len())] })
}

/// Cubes at any place, including places that are still empty.
fn upgrade(scene: &Scene, dice: &mut Dice) -> Order {
    let fields: Vec<Field> =
        scene.player(A).fields().filter(|field| scene.player(A).plot(*field).industry().is_some()).collect();
    Order::new((0..=dice.index(3)).map(|_| {
        let tier = Tier::ALL[dice.index(4)];
        let at = match dice.index(3) {
            0 => Place::Residence,
            1 => Place::Exhausted,
            _ => {
                let field = |field: &&Field| {
                    let plot = scene.player(A).plot(**field);
                    plot.slots.contains(&Some(tier)) || plot.industry().is_some_and(|(_, at)| at == tier)
                };
                let fitting: Vec<&Field> = fields.iter().filter(field).collect();
                match fitting.len() {
                    0 => Place::Residence,
                    count => Place::Workplace(*fitting[dice.index(count)]),
                }
            }
        };
        Goal::Upgrade { tier, at }
    }))
}

fn ships(scene: &Scene, dice: &mut Dice) -> Order {
    let sea: Vec<Field> = scene.player(A).fields().filter(|field| field.terrain() == Terrain::Sea).collect();
    let mut fields = sea;
    dice.shuffle(&mut fields);
    let over = dice.index(2) == 0;
    fields.sort_by_key(|field| !over && scene.player(A).plot(*field).visible().is_some());
    let count = 1 + dice.index(2);
    Order::new(
        fields
            .into_iter()
            .take(count)
            .map(|field| Goal::Build { tile: Tile::ALL[48 + dice.index(6)], field }),
    )
}

/// Two or three ships, each built over an existing ship where there is one.
pub fn ships_over_ships(scene: &Scene, dice: &mut Dice) -> Order {
    let player = scene.player(A);
    let mut fields: Vec<Field> = player.fields().filter(|field| field.terrain() == Terrain::Sea).collect();
    fields.sort_by_key(|field| player.plot(*field).visible().is_none());
    let count = 2 + dice.index(2);
    Order::new(
        fields
            .into_iter()
            .take(count)
            .map(|field| Goal::Build { tile: Tile::ALL[48 + dice.index(6)], field }),
    )
}
