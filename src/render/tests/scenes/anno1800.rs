//! Hand-made positions of Anno 1800, from the start to the fullest islands that the components allow.

use std::{collections::HashMap, sync::OnceLock};

use archipel_rules::{
    Seat,
    anno1800::{
        Tokens,
        cards::Expedition,
        data::{Role, data},
        fields::Field,
        kinds::{NewWorld, Objective, OldWorld, Resource, Terrain, Tier, Tile},
        testing::Scene,
    },
};
use serde_json::Value;

const OWNER: Seat = Seat(0);

/// Right after setup.
pub fn start(players: usize) -> Scene {
    Scene::new(players).gold(Seat(1), 1)
}

/// Early in a game: one island of each world, a dozen tiles, half of the residents at work.
pub fn middle(players: usize) -> Scene {
    let scene = Scene::new(players)
        .objectives(&[
            Objective::TheEditor,
            Objective::University,
            Objective::Zoo,
            Objective::IsabelSarmento,
            Objective::PrincessQing,
        ])
        .gold(OWNER, 2)
        .gold(Seat(1), 5)
        .old_world(OWNER, OldWorld::OwCompass)
        .old_world(Seat(1), OldWorld::OwLoom)
        .new_world(OWNER, NewWorld::Nwi3)
        .residence(OWNER, [3, 4, 2, 1, 0])
        .exhausted(OWNER, [0, 1, 1, 0, 0])
        .residence(Seat(1), [2, 5, 3, 1, 1])
        .expedition(OWNER, Expedition::all().next().unwrap())
        .played(OWNER, "fw_08")
        .played(OWNER, "fw_36")
        .played(OWNER, "aei_04")
        .card_tokens(OWNER, "fw_35", Tokens { trade: 2, explore: 0 });
    let built = [
        (OWNER, "h_b2", Tile::BrickworksWorker),
        (OWNER, "h_b3", Tile::Brewery),
        (OWNER, "h_c3", Tile::Glassworks),
        (OWNER, "h_a4", Tile::TradeShip2),
        (OWNER, "o1_a1", Tile::RumDistillery),
        (OWNER, "o1_a2", Tile::Shipyard2),
        (OWNER, "o1_b3", Tile::ExploreShip1),
        (Seat(1), "h_a2", Tile::CharcoalKilnWorker),
        (Seat(1), "h_b3", Tile::Bakery),
        (Seat(1), "h_c3", Tile::Brewery),
    ];
    let scene = built.into_iter().fold(scene, |scene, (seat, field, tile)| scene.built(seat, field, tile));
    scene.at_work(OWNER, "h_a1", &[Tier::Farmer]).at_work(OWNER, "h_b3", &[Tier::Worker]).at_work(
        OWNER,
        "o1_a1",
        &[Tier::Artisan],
    )
}

/// [`middle`] a turn later: bread was produced, one more island, new cards, fewer free residents.
pub fn middle_later(players: usize) -> Scene {
    let hand: Vec<String> =
        middle(players).hand_of(OWNER).iter().skip(1).map(|card| card.id().to_string()).collect();
    let hand: Vec<&str> =
        hand.iter().map(String::as_str).chain(["nw_01", "nw_09", "nw_17", "aei_30"]).collect();
    middle(players)
        .gold(OWNER, 6)
        .built(OWNER, "h_d3", Tile::Bakery)
        .at_work(OWNER, "h_b1", &[Tier::Farmer, Tier::Farmer])
        .residence(OWNER, [1, 3, 2, 1, 0])
        .new_world(OWNER, NewWorld::Nwi6)
        .played(OWNER, "nw_02")
        .hand(OWNER, &hand)
        .stock(&[Resource::Grain])
}

/// Four islands of each world, every field built, 22 population and 12 expedition cards in hand, 25 cards played.
pub fn full(players: usize) -> Scene {
    let mut scene = Scene::new(players)
        .objectives(&[
            Objective::AlonsoGraves,
            Objective::HannahGoode,
            Objective::MadameKahina,
            Objective::BenteJorgensen,
            Objective::WillieWibblesock,
        ])
        .gold(OWNER, 27)
        .gold(Seat(1), 104);
    for island in [OldWorld::OwStorehouse, OldWorld::OwMerchant, OldWorld::OwSlipway, OldWorld::OwLookout] {
        scene = scene.old_world(OWNER, island);
    }
    for island in [NewWorld::Nwi1, NewWorld::Nwi2, NewWorld::Nwi7, NewWorld::Nwi8] {
        scene = scene.new_world(OWNER, island);
    }
    scene = built(scene);
    scene = staffed(scene);
    for number in 1..=25_usize {
        let card = match number {
            1..=13 => format!("fw_{:02}", number * 3),
            14..=19 => format!("aei_{:02}", (number - 13) * 5),
            _ => format!("nw_{:02}", (number - 19) * 4),
        };
        // Every third effect is used up.
        scene = if number % 3 == 0 {
            scene.card_tokens(OWNER, &card, Tokens { trade: u8::from(number % 2 == 0), explore: 1 })
        } else {
            scene.played(OWNER, &card)
        };
    }
    let hand: Vec<String> = (1..=22_usize)
        .map(|number| match number {
            1..=11 => format!("fw_{:02}", number * 4 + 1 + usize::from(number % 3 == 2)),
            12..=17 => format!("aei_{:02}", (number - 11) * 5 + 1),
            _ => format!("nw_{:02}", (number - 17) * 4 + 1),
        })
        .collect();
    let hand: Vec<&str> = hand.iter().map(String::as_str).collect();
    scene = scene.hand(OWNER, &hand);
    Expedition::all()
        .step_by(2)
        .chain(Expedition::all().skip(1).take(1))
        .fold(scene, |scene, card| scene.expedition(OWNER, card))
}

/// Industries on all land, two shipyards, ships on all sea fields.
fn built(mut scene: Scene) -> Scene {
    let industries = data().on_sale().filter(|tile| matches!(data().tile(*tile).role, Role::Industry { .. }));
    let mut industries = industries.filter(|tile| *tile != Tile::WarehouseWorker);
    let mut ships =
        [Tile::TradeShip3, Tile::ExploreShip3, Tile::TradeShip2, Tile::ExploreShip1].into_iter().cycle();
    for field in Field::all() {
        let on_isle = field.isle().is_some();
        let printed = scene.player(OWNER).plot(field).printed.is_some();
        let tile = match field.terrain() {
            _ if on_isle && printed => None,
            Terrain::Inland | Terrain::Coast if field.as_str() == "h_e3" => Some(Tile::Shipyard3),
            Terrain::Inland | Terrain::Coast => industries.next(),
            Terrain::Sea => ships.next(),
        };
        if let Some(tile) = tile {
            scene = scene.built(OWNER, field.as_str(), tile);
        }
    }
    let ready = (scene.player(OWNER).ready.trade, scene.player(OWNER).ready.explore);
    scene.tokens(OWNER, (ready.0 - 7, ready.1 - 3), (7, 3))
}

/// Residents that are free, at work and exhausted; one was upgraded at its workplace.
fn staffed(mut scene: Scene) -> Scene {
    scene = scene.residence(OWNER, [0, 10, 3, 4, 2]).exhausted(OWNER, [3, 4, 0, 2, 1]);
    for (i, field) in Field::all().enumerate().filter(|(i, _)| i % 3 != 2) {
        if let Some((_, tier)) = scene.player(OWNER).plot(field).industry() {
            let raised = if i == 12 { tier.raised().unwrap_or(tier) } else { tier };
            let both = [tier, raised];
            let workers = if i % 4 == 0 { &both[..] } else { &both[..1] };
            scene = scene.at_work(OWNER, field.as_str(), workers);
        }
    }
    scene
}

/// The names in the data file.
pub fn word(language: &str, id: &str) -> Option<String> {
    static NAMES: OnceLock<HashMap<(String, String), String>> = OnceLock::new();
    let names = NAMES.get_or_init(|| {
        let file: Value =
            serde_json::from_str(include_str!("../../../../assets/games/anno1800.json")).unwrap();
        let mut names = HashMap::new();
        collect(&file, &mut names);
        names
    });
    names.get(&(language.to_owned(), id.to_owned())).cloned()
}

fn collect(value: &Value, names: &mut HashMap<(String, String), String>) {
    if let (Some(id), Some(item)) = (value.get("id").and_then(Value::as_str), value.as_object()) {
        for language in ["en", "de", "nl"] {
            let name = |value: &Value| Some(value.get("name")?.get(language)?.as_str()?.to_owned());
            let title = item.get("title").and_then(|title| Some(title.get(language)?.as_str()?.to_owned()));
            let pair = item.get("animal").zip(item.get("artifact"));
            let pair =
                pair.and_then(|(animal, artifact)| Some(format!("{} · {}", name(animal)?, name(artifact)?)));
            if let Some(word) = name(value).or(title).or(pair) {
                names.insert((language.to_owned(), id.to_owned()), word);
            }
        }
    }
    match value {
        Value::Array(list) => list.iter().for_each(|item| collect(item, names)),
        Value::Object(map) => map.values().for_each(|item| collect(item, names)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
