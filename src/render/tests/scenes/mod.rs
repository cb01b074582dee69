//! Hand-made views for tests, benchmarks and examples.
#![allow(dead_code, reason = "each user needs only some of them")]
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "the values are made by hand")]

pub mod anno1701;
pub mod anno1800;

use archipel_rules::{
    BySeat, GameId, Seat, Seats, Viewer,
    anno1503::{
        Phase, View,
        kinds::{Building, ByGood, Face, Good, Happening, Resident, VictoryPoint, Yield},
        map::Square,
        view::{Field, GreyDock, Island, Player, Progress, Ship},
    },
    mille_fiori::{
        cards::Card,
        kinds::Symbol,
        plan::{Alternative, ExtraInstruction, Guard, Plan, Target},
    },
};
use archipel_words::{Lang, Translator};

const MAP: [&str; 5] = ["22..22.3..44", ".2.2....3..~", "S....23...44", ".2.2...33..~", "22..23.34.44"];

fn square(id: &str) -> Square {
    Square::parse(id).expect("a valid square id")
}

fn islands(players: u8) -> Vec<Island> {
    let mut out = Vec::new();
    for (row, line) in MAP.iter().enumerate() {
        for (col, c) in line.chars().enumerate() {
            if let Some(number) = c.to_digit(10) {
                let number = u8::try_from(number).unwrap();
                let used = number <= players;
                let square = Square::new(row, col + 1).unwrap();
                out.push(Island { square, number, used, back: used.then_some(number), note: None });
            }
        }
    }
    out
}

fn fresh(seat: Seat, active: bool) -> Player {
    let goods = [
        Yield::Any,
        Yield::Good(Good::Stone),
        Yield::Good(Good::Wood),
        Yield::Good(Good::Cloth),
        Yield::Good(Good::Tool),
    ];
    let mut yields = goods.to_vec();
    yields.rotate_right(seat.index());
    let mut player = Player {
        home: Some(seat.0 + 1),
        resigned: false,
        grey_docks: yields
            .iter()
            .zip(1..)
            .map(|(y, number)| GreyDock { number, exists: *y != Yield::Any, post: None })
            .collect(),
        yields,
        contracts: 0,
        fields: (1..=7)
            .map(|number| Field {
                number,
                safe: number <= 2,
                resident: None,
                price: 0,
                sold: false,
                building: None,
            })
            .collect(),
        gold: 7,
        hand: None,
        hand_size: 2,
        ships: vec![Ship { number: 1, at: square("c1"), points: active.then_some(4) }],
        ships_in_supply: 1,
        pioneer_tiles_left: 2,
        citizen_tiles_left: 3,
        purchase_price: 6,
        pirate_cost: 0,
        fire_cost: 0,
        victory_points: Vec::new(),
    };
    settle(&mut player, &[Resident::Pioneer, Resident::Settler], &[]);
    player
}

/// Puts residents on the first fields and buildings below the fourth and later ones, then updates all totals.
pub fn settle(player: &mut Player, residents: &[Resident], buildings: &[Building]) {
    for (i, field) in player.fields.iter_mut().enumerate() {
        field.resident = residents.get(i).copied();
        field.building = if i >= 3 { buildings.get(i - 3).copied() } else { None };
        field.price = field.resident.map_or(0, |r| match r {
            Resident::Pioneer => 1 + u8::from(buildings.contains(&Building::School)),
            Resident::Settler => 2 + 2 * u8::from(buildings.contains(&Building::Tavern)),
            Resident::Citizen => 3 + u8::from(buildings.contains(&Building::Tavern)),
            Resident::Merchant => 4 + 2 * u8::from(buildings.contains(&Building::Bathhouse)),
        });
    }
    let upper = residents.iter().filter(|r| r.uses_citizen_tile()).count();
    player.citizen_tiles_left = 3 - u8::try_from(upper).unwrap();
    player.pioneer_tiles_left = 4 - u8::try_from(residents.len() - upper).unwrap();
    count(player);
}

fn count(player: &mut Player) {
    let posts = u32::try_from(player.grey_docks.iter().filter(|d| d.post.is_some()).count()).unwrap();
    let buildings = u32::try_from(player.fields.iter().filter(|f| f.building.is_some()).count()).unwrap();
    let merchants =
        u32::try_from(player.fields.iter().filter(|f| f.resident == Some(Resident::Merchant)).count())
            .unwrap();
    player.pirate_cost = posts + u32::from(player.contracts);
    player.fire_cost =
        u32::try_from(player.fields.iter().skip(2).filter(|f| f.resident.is_some()).count()).unwrap();
    player.purchase_price = 6 - player.contracts;
    player.victory_points = [
        (VictoryPoint::Gold, player.gold, 30),
        (VictoryPoint::TradingPosts, posts, 4),
        (VictoryPoint::Contracts, player.contracts.into(), 3),
        (VictoryPoint::Buildings, buildings, 4),
        (VictoryPoint::Merchants, merchants, 3),
    ]
    .map(|(point, have, need)| Progress { point, have, need, held: have >= need })
    .to_vec();
}

/// The first turn.
pub fn start(players: u8) -> View {
    let marks: &[u8] = match players {
        2 => &[0, 1, 1, 1, 1, 1, 1, 1],
        3 => &[1, 1, 1, 1, 2, 1, 2, 2],
        _ => &[1, 2, 2, 1, 2, 2, 2, 2],
    };
    View {
        viewer: Viewer::Public,
        round: 1,
        turn: 1,
        active: Seat(0),
        due: Seats::one(Seat(0)),
        phase: Phase::Phase2,
        players: BySeat::new(players.into(), |seat| fresh(seat, seat == Seat(0))),
        islands: islands(players),
        supply: ByGood([15 - players, 15 - players, 15, 15, 15, 15]),
        reserve: players * 2 - 2,
        display: Building::ALL.iter().copied().zip(marks.iter().copied()).collect(),
        last_die: Some(3),
        last_happening: None,
        pending: None,
        pending_square: None,
        orders: None,
        purchases_left: 2,
        outcome: None,
    }
}

/// Some turns later, seen by seat 0, who has inspected two tiles.
pub fn middle(players: u8) -> View {
    use Building::{Church, School, Tavern};
    use Resident::{Citizen, Pioneer, Settler};
    let mut view = start(players);
    view.viewer = Viewer::Seat(Seat(0));
    view.round = 9;
    view.last_die = Some(6);
    view.last_happening = Some(Happening::Fire);
    for island in &mut view.islands {
        if ["a1", "b2", "c6"].map(square).contains(&island.square) {
            island.back = None;
        }
        if island.square == square("d2") {
            island.note = Some((Face::TradingPost(Good::Spice), 4));
        }
        if island.square == square("b4") {
            island.note = Some((Face::Gold, 6));
        }
    }
    let player = &mut view.players[Seat(0)];
    player.gold = 4;
    player.grey_docks[2].post = Some(Good::Spice);
    player.grey_docks[4].post = Some(Good::Tobacco);
    player.contracts = 1;
    player.hand = Some(ByGood([2, 1, 0, 1, 2, 0]));
    player.hand_size = 6;
    player.ships = vec![
        Ship { number: 1, at: square("b5"), points: Some(2) },
        Ship { number: 2, at: square("c3"), points: Some(4) },
    ];
    player.ships_in_supply = 0;
    settle(player, &[Citizen, Settler, Pioneer, Settler, Pioneer], &[School, Tavern]);
    player.fields[1].sold = true;
    let player = &mut view.players[Seat(1)];
    player.gold = 16;
    player.contracts = 2;
    player.ships[0].at = square("c3");
    settle(player, &[Settler, Settler, Pioneer, Pioneer], &[Church]);
    view
}

/// The fullest boards.
pub fn late(players: u8) -> View {
    use Building::{Bathhouse, FireBrigade, GrandTradingPost, School, Shipyard, Smithy, Tavern};
    use Resident::{Citizen, Merchant, Pioneer, Settler};
    let mut view = middle(players);
    view.viewer = Viewer::Seat(Seat(0));
    view.round = 31;
    view.last_happening = Some(Happening::GoldenTimes);
    for (i, island) in view.islands.iter_mut().enumerate() {
        if i % 3 == 0 {
            island.back = None;
            island.note = None;
        }
    }
    let seats: Vec<Seat> = view.players.seats().collect();
    for seat in seats {
        let player = &mut view.players[seat];
        player.gold = [28, 44, 30, 30][seat.index()];
        for (dock, good) in player.grey_docks.iter_mut().zip([
            Good::Tobacco,
            Good::Spice,
            Good::Spice,
            Good::Cloth,
            Good::Tobacco,
        ]) {
            dock.post = dock.exists.then_some(good);
        }
        player.contracts = 3 - u8::try_from(seat.index()).unwrap() % 3;
        player.ships = vec![
            Ship { number: 1, at: square("c1"), points: (seat == Seat(0)).then_some(8) },
            Ship {
                number: 2,
                at: square(if seat.index() < 2 { "c1" } else { "c10" }),
                points: (seat == Seat(0)).then_some(8),
            },
        ];
        player.hand_size = 9;
        player.hand = (seat == Seat(0)).then_some(ByGood([1, 2, 0, 1, 3, 5]));
        let buildings =
            [[Tavern, School, Bathhouse, Shipyard], [GrandTradingPost, FireBrigade, Smithy, Bathhouse]]
                [seat.index() % 2];
        settle(player, &[Merchant, Merchant, Settler, Pioneer, Settler, Pioneer, Citizen], &buildings);
        for field in player.fields.iter_mut().step_by(2) {
            field.sold = true;
        }
    }
    view.phase = Phase::TilePending;
    view.pending_square = Some(square("c11"));
    view.pending = Some((square("c11"), Face::Promotion));
    view.supply = ByGood([3, 0, 7, 12, 1, 9]);
    for entry in view.display.iter_mut().step_by(2) {
        entry.1 = 0;
    }
    view
}

/// Hand-made views with the fullest boards, the fullest view of each game first.
pub fn hand_made() -> Vec<archipel_rules::View> {
    use archipel_rules::{Game as _, View};
    vec![
        View::Anno1503(late(4)),
        View::Anno1503(middle(4)),
        View::Anno1701(anno1701::late(4)),
        View::Anno1701(anno1701::searching(4)),
        View::Anno1800(anno1800::full(4).state.view(Viewer::Seat(Seat(0)))),
    ]
}

/// Changes a view of Mille Fiori: the viewer has chosen a card, passed others on, and entered a long plan.
pub fn planned(view: archipel_rules::View) -> archipel_rules::View {
    let archipel_rules::View::MilleFiori(mut view) = view else { return view };
    let field =
        |id| Target::Field(archipel_rules::mille_fiori::board::Field::parse(id).expect("a valid field id"));
    let strict = Guard { min_points: 12, need_extra: true, need_bonus: true, max_others: Some(3) };
    let mut plan = Plan::default();
    for (to, guard) in [
        (field("t3_carafes"), strict),
        (field("w15"), Guard { min_points: 3, ..Guard::default() }),
        (Target::Sail, Guard::default()),
    ] {
        plan.main.push(Alternative { card: None, to, guard });
    }
    let house = Card::new(Symbol::House, 4);
    plan.extras.push(ExtraInstruction::Play { card: house, to: Target::NextHouse, guard: Guard::default() });
    let swan = Card::new(Symbol::Swans, 2);
    plan.extras.push(ExtraInstruction::Play { card: swan, to: field("t5_swans"), guard: strict });
    plan.extras.push(ExtraInstruction::Decline);
    view.pick = view.hand.first().map(|held| held.card);
    view.passed = vec![swan, house, Card::new(Symbol::Quartz, 3), Card::new(Symbol::Crab, 1)];
    view.plan = Some(plan);
    archipel_rules::View::MilleFiori(view)
}

/// Translates an id: fixed words for most, so that a new wording changes few golden pictures; the others as the program
/// writes them.
pub fn terms(language: &str) -> impl Fn(&str) -> String + use<> {
    let (column, language) = if language == "de" { (2, "de") } else { (1, "en") };
    move |id: &str| {
        let known = WORDS.iter().chain(anno1701::WORDS).find(|row| row[0] == id).map(|row| row[column]);
        let known = known.map(str::to_owned).or_else(|| anno1800::word(language, id));
        known.or_else(|| translated(language, id)).unwrap_or_else(|| format!("[{id}]"))
    }
}

/// The word in the locale files; that of the last game where several have it.
fn translated(language: &str, id: &str) -> Option<String> {
    let lang = Lang::from_locale(language);
    let words = GameId::ALL
        .iter()
        .rev()
        .map(|game| Translator { lang, game: Some(*game), names: &[], icons: false }.term(id));
    // A word that is missing is shown as its id.
    words.into_iter().find(|word| word != id)
}

const WORDS: &[[&str; 3]] = &[
    ["happy", "Happy residents", "Zufriedene Bewohner"],
    ["wood", "Wood", "Holz"],
    ["stone", "Stone", "Stein"],
    ["tool", "Tools", "Werkzeug"],
    ["cloth", "Cloth", "Tuch"],
    ["spice", "Spice", "Gewürz"],
    ["tobacco", "Tobacco", "Tabak"],
    ["any", "any good", "beliebige Ware"],
    ["pioneer", "Pioneer", "Pionier"],
    ["settler", "Settler", "Siedler"],
    ["citizen", "Citizen", "Bürger"],
    ["merchant", "Merchant", "Kaufmann"],
    ["grand_trading_post", "Grand Trading Post", "Großes Kontor"],
    ["fire_brigade", "Fire Brigade", "Feuerwehr"],
    ["smithy", "Smithy", "Schmiede"],
    ["church", "Church", "Kirche"],
    ["school", "School", "Schule"],
    ["bathhouse", "Bathhouse", "Badhaus"],
    ["tavern", "Tavern", "Wirtshaus"],
    ["shipyard", "Shipyard", "Werft"],
    ["pirate", "Pirate", "Pirat"],
    ["fire", "Fire", "Feuer"],
    ["golden_times", "Golden times", "Goldene Zeiten"],
    ["label-ship", "Ship", "Schiff"],
    ["label-buy", "buy", "einkaufen"],
    ["label-round", "Round", "Runde"],
    ["label-supply", "Supply", "Vorrat"],
    ["label-reserve", "Reserve", "Reservestapel"],
    ["label-buildings", "Public buildings", "Öffentliche Gebäude"],
];
