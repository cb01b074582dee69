//! Hand-made views of Anno 1701, from an empty sea to the fullest boards. They test the layout and may be unreachable by
//! the rules.

use archipel_rules::{
    BySeat, Seat, Seats, Viewer,
    anno1701::{
        Phase, View,
        data::data,
        kinds::{Building, Encounter, Field, Goods, Happening, Resident, Stack},
        map::Hex,
        tile::Tile,
        view::{
            EncounterView, FieldView, IslandView, PlayerView, RouteView, ShipView, SiteView, TileView,
            TilesInHand,
        },
    },
};

fn hex(id: &str) -> Hex {
    Hex::parse(id).expect("a valid hex id")
}

fn ship(number: u8, at: &str, points: Option<u8>) -> ShipView {
    ShipView { number, at: hex(at), points, done: false, reach: Vec::new() }
}

fn fresh(seat: Seat) -> PlayerView {
    let board = u8::try_from(seat.index()).expect("a small seat number");
    let field = |field: &Field| {
        let landscape = data().landscape(board, *field);
        FieldView {
            field: *field,
            number: field.number(),
            landscape,
            good: landscape.map(|landscape| data().good_of(landscape)),
            tile: None,
        }
    };
    PlayerView {
        board: board + 1,
        gold: 7,
        riot: false,
        hand: None,
        hand_size: 0,
        fire_limit: 7,
        residents: Vec::new(),
        next_resident: Some((Resident::Citizen, data().cost(Resident::Citizen))),
        settler_used: false,
        centre_used: false,
        fields: Field::ALL.iter().map(field).collect(),
        symbols: [0; 3],
        sails: 0,
        speed: 4,
        ships: vec![ship(1, "g4", None)],
        ships_in_supply: 1,
        colonies: 0,
        colonies_left: 8,
        favours: 0,
        stones_left: 5,
        chosen: false,
    }
}

/// All players choose tiles; seat 0 sees four and has chosen.
pub fn start(players: usize) -> View {
    let dealt = ["watchtower_1", "weaving_mill_2", "market_hall_1", "fire_station_2"].map(tile);
    let mut view = View {
        viewer: Viewer::Seat(Seat(0)),
        round: 1,
        turn: 0,
        first: Seat(1),
        active: Seat(1),
        due: Seats::all(players),
        phase: Phase::SetupChoose,
        players: BySeat::new(players, fresh),
        islands: islands(),
        sites: data()
            .chart
            .sites
            .iter()
            .map(|site| SiteView { anchor: site.anchor, tip: site.tip, owner: None })
            .collect(),
        supply: Some(Goods([14; 6])),
        stacks: [4, 16],
        events_left: 11,
        event_discards: Vec::new(),
        encounters_left: 24,
        encounter_discards: Vec::new(),
        powers: [None; 3],
        donations: data().donations.iter().map(|price| (*price, None)).collect(),
        seven: vec![None; if players == 4 { 2 } else { 0 }],
        last_dice: None,
        last_event: None,
        last_route: None,
        encounter: None,
        owed: 0,
        tiles_in_hand: Some(TilesInHand {
            stack: Stack::One,
            count: 4,
            tiles: Some(dealt.to_vec()),
            chosen: Some([dealt[0], dealt[2]]),
        }),
        offers: Vec::new(),
        orders: None,
        outcome: None,
    };
    view.players[Seat(0)].hand = Some(Goods::NONE);
    view.players[Seat(0)].chosen = true;
    view.due.remove(Seat(0));
    view
}

fn tile(id: &str) -> Tile {
    Tile::parse(id).expect("a valid tile id")
}

/// All islands are face down and have the same places in every scene.
fn islands() -> Vec<IslandView> {
    let places = data().chart.places.iter();
    let hidden = places.map(|place| IslandView {
        hex: place.hex,
        back: place.back,
        archipelago: place.archipelago,
        face_up: false,
        face: None,
        known_by: Seats::NONE,
    });
    hidden.collect()
}

/// Sets the face of the island on a place.
fn turn(view: &mut View, place: usize, face_up: bool) {
    let back = view.islands[place].back;
    let nth = view.islands[..place].iter().filter(|island| island.back == back).count();
    // A stride coprime to 14 mixes the kinds.
    let own: Vec<_> = data().islands.iter().filter(|(kind, _)| *kind == back).collect();
    view.islands[place].face = Some(own[nth * 5 % own.len()].1);
    view.islands[place].face_up = face_up;
}

fn colonise(view: &mut View, seat: Seat, anchors: &[&str]) {
    for anchor in anchors {
        let site =
            view.sites.iter().position(|site| site.anchor == hex(anchor)).expect("a site with this anchor");
        for place in data().chart.places_of(site) {
            turn(view, place, true);
            let face = view.islands[place].face.expect("the face is known");
            let sites = data().chart.places[place].sites;
            let settled = sites.iter().any(|site| view.sites[usize::from(*site)].owner == Some(seat));
            if let Some(track) = face.island.track().filter(|_| !settled) {
                view.players[seat].symbols[track as usize] += face.symbols;
            }
        }
        view.sites[site].owner = Some(seat);
        let player = &mut view.players[seat];
        (player.colonies, player.colonies_left) = (player.colonies + 1, player.colonies_left - 1);
    }
}

fn look(view: &mut View, seat: Seat, place: &str) {
    let index =
        view.islands.iter().position(|island| island.hex == hex(place)).expect("an island on this hex");
    view.islands[index].known_by.insert(seat);
    if view.viewer == Viewer::Seat(seat) && !view.islands[index].face_up {
        turn(view, index, false);
    }
}

/// Puts a tile on a field. Only the viewer sees the face of an unbuilt tile.
fn lay(view: &mut View, seat: Seat, field: Field, kind: Building, built: bool) {
    let own = view.viewer == Viewer::Seat(seat);
    let printed = data().printed(kind);
    let player = &mut view.players[seat];
    player.fields[field as usize].tile = Some(TileView {
        stack: printed.stack,
        building: (built || own).then_some(kind),
        built,
        used: false,
        favour: false,
    });
    if built {
        for (symbols, more) in player.symbols.iter_mut().zip(printed.symbols) {
            *symbols += more;
        }
        player.sails += printed.sails;
        player.speed += printed.sails;
    }
}

fn settle(view: &mut View, seat: Seat, residents: usize, favours: u8, gold: u16) {
    let player = &mut view.players[seat];
    player.residents = Resident::ALL[..residents].to_vec();
    player.next_resident = Resident::ALL.get(residents).map(|next| (*next, data().cost(*next)));
    (player.favours, player.stones_left) = (favours, 5 - favours);
    (player.gold, player.riot) = (gold, gold < 3);
}

/// Some rounds later: seat 0 is sailing and has inspected islands.
pub fn middle(players: usize) -> View {
    use Building::{Brickworks, Chapel, FireStation, Sawmill, Toolmaker, Warehouse, WeavingMill};
    let mut view = start(players);
    (view.round, view.turn, view.active, view.first) = (6, 21, Seat(0), Seat(1));
    (view.phase, view.due, view.tiles_in_hand) = (Phase::Sailing, Seats::one(Seat(0)), None);
    (view.last_dice, view.stacks) = (Some([3, 6]), [3, 14]);
    (view.encounters_left, view.events_left) = (18, 7);
    view.supply = Some(Goods([9, 11, 10, 7, 8, 12]));
    colonise(&mut view, Seat(0), &["e3", "d2"]);
    colonise(&mut view, Seat(1), &["g2", "h5"]);
    colonise(&mut view, Seat(2), &["j5"]);
    for place in ["d6", "e6", "k5", "j2"] {
        look(&mut view, Seat(0), place);
    }
    look(&mut view, Seat(1), "e6");
    look(&mut view, Seat(2), "l2");
    look(&mut view, Seat(1), "l2");
    lay(&mut view, Seat(0), Field::M1, WeavingMill, true);
    lay(&mut view, Seat(0), Field::M2, Chapel, true);
    lay(&mut view, Seat(0), Field::M3, Toolmaker, false);
    lay(&mut view, Seat(1), Field::M1, Brickworks, true);
    lay(&mut view, Seat(1), Field::M2, Warehouse, true);
    lay(&mut view, Seat(1), Field::M4, FireStation, false);
    lay(&mut view, Seat(2), Field::M1, Sawmill, false);
    view.players[Seat(0)].fields[Field::M1 as usize].tile.as_mut().expect("a tile on this field").used = true;
    settle(&mut view, Seat(0), 1, 2, 5);
    settle(&mut view, Seat(1), 1, 2, 2);
    settle(&mut view, Seat(2), 0, 0, 11);
    view.players[Seat(1)].symbols[1] = 3;
    (view.powers[0], view.powers[1]) = (Some(Seat(0)), Some(Seat(1)));
    let player = &mut view.players[Seat(0)];
    player.hand = Some(Goods([2, 0, 1, 3, 1, 1]));
    player.hand_size = 8;
    player.settler_used = true;
    player.ships = vec![ship(1, "d5", Some(2)), ship(2, "g4", Some(5))];
    player.ships[0].reach = ["c6", "d4", "e5", "f5", "e4", "f6", "f4", "g5", "c4"].map(hex).to_vec();
    player.ships_in_supply = 0;
    view.players[Seat(1)].hand_size = 4;
    view.players[Seat(1)].ships[0].at = hex("h5");
    let path = ["g4", "f4", "e5", "d5"].map(hex).to_vec();
    view.last_route = Some(RouteView { seat: Seat(0), ship: 1, path });
    view
}

/// The fullest boards.
pub fn late(players: usize) -> View {
    use Building::{
        Bank, Brickworks, Cathedral, FireStation, Fortress, GunFoundry, MarketHall, Opera, PalaceGarden,
        StockExchange, Theatre, TradingHouse, University,
    };
    let mut view = middle(players);
    (view.round, view.turn) = (17, 66);
    (view.last_dice, view.last_event) = (Some([6, 1]), Some([Happening::Tax, Happening::Queen]));
    (view.phase, view.stacks, view.supply) = (Phase::Encounter, [0, 1], Some(Goods([0, 3, 14, 1, 10, 6])));
    view.encounter = Some(EncounterView {
        ship: 1,
        at: hex("k4"),
        card: Encounter::Pirate {
            rank: archipel_rules::anno1701::kinds::Rank::Mighty,
            strength: 9,
            demand: 3,
            reward: 5,
        },
    });
    colonise(&mut view, Seat(0), &["c1", "a2", "b3", "a4", "c6", "f6"]);
    colonise(&mut view, Seat(1), &["e1", "i1", "k3", "h2", "j3", "k2"]);
    colonise(&mut view, Seat(2), &["l4", "m6", "k7", "h7", "j6", "m2"]);
    for place in 0..view.islands.len() {
        for seat in view.players.seats().collect::<Vec<_>>() {
            let id = view.islands[place].hex.to_string();
            look(&mut view, seat, &id);
        }
    }
    let tiles = [
        FireStation,
        Brickworks,
        MarketHall,
        Fortress,
        Opera,
        Theatre,
        GunFoundry,
        TradingHouse,
        Bank,
        Cathedral,
        PalaceGarden,
        StockExchange,
    ];
    for (field, kind) in Field::ALL.iter().zip(tiles) {
        lay(&mut view, Seat(0), *field, kind, *field != Field::N11 && *field != Field::N10);
    }
    for (field, kind) in Field::ALL.iter().zip(tiles.iter().rev()).take(7) {
        lay(&mut view, Seat(1), *field, *kind, *field != Field::M4);
    }
    lay(&mut view, Seat(2), Field::M2, University, true);
    for (field, used, favour) in [
        (Field::N3, false, true),
        (Field::N4, false, true),
        (Field::M2, true, false),
        (Field::N6, true, false),
    ] {
        let tile = view.players[Seat(0)].fields[field as usize].tile.as_mut().expect("a tile on this field");
        (tile.used, tile.favour) = (used, favour);
    }
    settle(&mut view, Seat(0), 3, 5, 2);
    settle(&mut view, Seat(1), 2, 4, 23);
    settle(&mut view, Seat(2), 3, 4, 4);
    view.players[Seat(0)].symbols = [4, 10, 12];
    view.players[Seat(1)].symbols = [4, 8, 0];
    view.players[Seat(2)].symbols = [8, 3, 1];
    view.powers = [Some(Seat(2)), Some(Seat(0)), Some(Seat(0))];
    for (field, donor) in view.donations.iter_mut().zip([0, 1, 2, 0]) {
        field.1 = Some(Seat(donor));
    }
    if let [first, ..] = view.seven.as_mut_slice() {
        *first = Some(Seat(0));
    }
    let player = &mut view.players[Seat(0)];
    player.hand = Some(Goods([5, 2, 4, 0, 3, 7]));
    (player.hand_size, player.fire_limit) = (21, 11);
    (player.centre_used, player.settler_used) = (true, true);
    player.ships = vec![ship(1, "k4", Some(3)), ship(2, "g4", Some(9))];
    view.players[Seat(1)].ships = vec![ship(1, "g4", None), ship(2, "g4", None)];
    view.players[Seat(1)].ships_in_supply = 0;
    view.players[Seat(2)].ships = vec![ship(1, "g4", None), ship(2, "m3", None)];
    view.players[Seat(2)].ships_in_supply = 0;
    if players > 3 {
        settle(&mut view, Seat(3), 0, 1, 0);
        view.donations[4].1 = Some(Seat(3));
        view.players[Seat(3)].ships = vec![ship(1, "g4", None), ship(2, "g4", None)];
        view.players[Seat(3)].hand_size = 7;
    }
    let path = ["g4", "h3", "i4", "j3", "k4"].map(hex).to_vec();
    view.last_route = Some(RouteView { seat: Seat(0), ship: 1, path });
    view
}

/// The fullest hand: an unbuilt tile on every field, every island inspected, and a search.
pub fn searching(players: usize) -> View {
    let mut view = start(players);
    (view.round, view.turn, view.active) = (9, 33, Seat(0));
    (view.phase, view.due) = (Phase::KeepTile, Seats::one(Seat(0)));
    let searched = ["stock_exchange_1", "gun_foundry_1", "palace_garden_1"].map(tile).to_vec();
    view.tiles_in_hand =
        Some(TilesInHand { stack: Stack::Two, count: 3, tiles: Some(searched), chosen: None });
    for place in data().chart.places.iter().map(|place| place.hex.to_string()) {
        look(&mut view, Seat(0), &place);
    }
    for (field, kind) in Field::ALL.iter().zip(Building::ALL) {
        lay(&mut view, Seat(0), *field, *kind, false);
    }
    settle(&mut view, Seat(0), 2, 2, 118);
    let player = &mut view.players[Seat(0)];
    player.hand = Some(Goods([14, 14, 12, 11, 13, 10]));
    (player.hand_size, player.fire_limit) = (74, 15);
    view
}

/// A ship in a hurricane.
pub fn hurricane(players: usize) -> View {
    let mut view = late(players);
    if let Some(met) = &mut view.encounter {
        met.card = Encounter::Hurricane { sails: 3 };
    }
    view
}

/// Terms used by the pictures, in English and German.
pub const WORDS: &[[&str; 3]] = &[
    ["brick", "Brick", "Ziegel"],
    ["rum", "Rum", "Rum"],
    ["aristocrat", "Aristocrat", "Aristokrat"],
    ["village_centre", "Village centre", "Dorfzentrum"],
    ["fire_station", "Fire station", "Feuerwache"],
    ["weaving_mill", "Weaving mill", "Weberei"],
    ["brickworks", "Brickworks", "Ziegelei"],
    ["sawmill", "Sawmill", "Sägewerk"],
    ["toolmaker", "Toolmaker", "Werkzeugmacher"],
    ["chapel", "Chapel", "Kapelle"],
    ["watchtower", "Watchtower", "Wachturm"],
    ["market_hall", "Market hall", "Markthalle"],
    ["warehouse", "Warehouse", "Lagerhaus"],
    ["university", "University", "Universität"],
    ["opera", "Opera", "Oper"],
    ["theatre", "Theatre", "Schauspielhaus"],
    ["fortress", "Fortress", "Festung"],
    ["gun_foundry", "Gun foundry", "Kanonengießerei"],
    ["trading_house", "Trading house", "Handelskontor"],
    ["bank", "Bank", "Bankhaus"],
    ["cathedral", "Cathedral", "Kathedrale"],
    ["palace_garden", "Palace garden", "Schlossgarten"],
    ["stock_exchange", "Stock exchange", "Börse"],
    ["tobacco_field", "Tobacco field", "Tabakfeld"],
    ["sugar_cane", "Sugar cane", "Zuckerrohr"],
    ["gold_land", "Gold landscape", "Goldlandschaft"],
    ["forest", "Forest", "Wald"],
    ["pasture", "Pasture", "Weide"],
    ["harbour", "Harbour", "Hafen"],
    ["foreign_people", "Foreign people", "Fremdes Volk"],
    ["cannons", "Cannons", "Kanonen"],
    ["sacks", "Trade sacks", "Handelssäcke"],
    ["tax", "Tax", "Steuer"],
    ["queen", "Queen", "Königin"],
    ["free_trader", "Free trader", "Freier Händler"],
    ["weak_pirate", "Weak pirate", "Schwacher Pirat"],
    ["strong_pirate", "Strong pirate", "Starker Pirat"],
    ["mighty_pirate", "Mighty pirate", "Mächtiger Pirat"],
    ["castaways", "Castaways", "Schiffbrüchige"],
    ["hurricane", "Hurricane", "Wirbelsturm"],
    ["sea_power", "Sea power", "Seemacht"],
    ["trade_power", "Trade power", "Handelsmacht"],
    ["contentment", "Contentment", "Zufriedenheit"],
];
