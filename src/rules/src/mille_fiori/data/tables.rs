//! From the file to the tables, checking every constraint of the specification on the way.

use arrayvec::ArrayVec;

use super::file::{self, File};
use super::{Data, Houses, Point, Pyramid, SEA_FIELDS, Workshops};
use crate::mille_fiori::board::{FIELDS, Field, Fields};
use crate::mille_fiori::cards::{Card, DECK, NUMBERS, Pile};
use crate::mille_fiori::kinds::{Area, Symbol};
use crate::{DataError, Id};

fn ensure(holds: bool, rule: &'static str, found: impl FnOnce() -> String) -> Result<(), DataError> {
    if holds { Ok(()) } else { Err(DataError::Broken { rule, found: found() }) }
}

/// The fields of all areas, in their order, as far as all areas have the same to say.
struct Register {
    ids: Vec<Id>,
    labels: Vec<Id>,
    places: Vec<Point>,
    symbols: Vec<Symbol>,
}

impl Register {
    fn read(file: &File) -> Result<Register, DataError> {
        let mut register =
            Register { ids: Vec::new(), labels: Vec::new(), places: Vec::new(), symbols: Vec::new() };
        for f in &file.workshops.fields {
            register.add(Area::Workshops, &f.id, &f.label, f.symbol, (f.x, f.y))?;
        }
        register.closes(Area::Workshops)?;
        for f in &file.houses.fields {
            register.add(Area::Houses, &f.id, &f.label, Symbol::House, (f.x, f.y))?;
        }
        register.closes(Area::Houses)?;
        for (area, pyramid) in [(Area::Nobili, &file.nobili), (Area::Populi, &file.populi)] {
            for f in &pyramid.fields {
                register.add(area, &f.id, &f.label, f.symbol, (f.x, f.y))?;
            }
            register.closes(area)?;
        }
        for f in &file.trade.fields {
            register.add(Area::Trade, &f.id, &f.label, f.symbol, (f.x, f.y))?;
        }
        register.closes(Area::Trade)?;
        for f in &file.harbor.fields {
            register.add(Area::Harbor, &f.id, &f.label, Symbol::Ship, (f.x, f.y))?;
        }
        register.closes(Area::Harbor)?;
        Ok(register)
    }

    fn add(
        &mut self,
        area: Area,
        id: &str,
        label: &str,
        symbol: Symbol,
        (x, y): (u16, u16),
    ) -> Result<(), DataError> {
        let plain = |text: &str| {
            !text.is_empty()
                && text.bytes().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'_')
        };
        let short = Id::parse(id).filter(|id| plain(id.as_str()) && !self.ids.contains(id));
        let Some(id) = short else {
            return Err(DataError::Broken {
                rule: "field ids are unique, short and in small letters",
                found: id.to_owned(),
            });
        };
        let code = Id::parse(&label.to_ascii_lowercase()).filter(|code| !self.labels.contains(code));
        let Some(code) = code.filter(|code| plain(code.as_str())) else {
            return Err(DataError::Broken {
                rule: "field labels are unique and short",
                found: label.to_owned(),
            });
        };
        ensure(symbol.area() == area, "a field shows a symbol of its area", || id.to_string())?;
        self.ids.push(id);
        self.labels.push(code);
        self.places.push(Point { x, y });
        self.symbols.push(symbol);
        Ok(())
    }

    fn closes(&self, area: Area) -> Result<(), DataError> {
        let (count, first) = area.span();
        ensure(
            self.ids.len() == usize::from(count + first),
            "the areas have 30, 20, 12, 12, 20 and 15 fields",
            || format!("{} has {}", area.as_str(), self.ids.len().saturating_sub(usize::from(first))),
        )
    }

    fn find(&self, area: Area, id: &str) -> Result<Field, DataError> {
        let field =
            Field::all().zip(&self.ids).find(|(_, known)| known.as_str() == id).map(|(field, _)| field);
        field.filter(|field| field.area() == area).ok_or_else(|| DataError::Broken {
            rule: "a field names fields of its own area",
            found: format!("{id} in {}", area.as_str()),
        })
    }
}

pub fn read(json: &str, version: String) -> Result<Data, DataError> {
    let file: File = serde_json::from_str(json).map_err(|error| DataError::Unreadable(error.to_string()))?;
    ensure(file.format_version == 1, "format_version is 1", || file.format_version.to_string())?;
    let register = Register::read(&file)?;
    let mut by_symbol = [Fields::NONE; Symbol::COUNT];
    for (field, symbol) in Field::all().zip(&register.symbols) {
        by_symbol[symbol.index()].insert(field);
    }
    let deck = deck(&file, &by_symbol)?;
    check_setup(&file)?;
    let (trade_rows, harbor_rows) = rows(&file, &register)?;
    let sea_route: [_; SEA_FIELDS] = file.sea_route.as_slice().try_into().map_err(|_| {
        let found = file.sea_route.len().to_string();
        DataError::Broken { rule: "the sea route has a start and 20 fields", found }
    })?;
    ensure(
        file.bonus.points.windows(2).all(|pair| pair[0] > pair[1]) && file.bonus.points[3] > 0,
        "bonus places fall in value",
        || format!("{:?}", file.bonus.points),
    )?;
    let places = &file.bonus.places;
    let bonus_places = [places.workshops, places.houses, places.nobili, places.populi, places.trade];
    let inside = |place: &Point| place.x <= file.canvas.width && place.y <= file.canvas.height;
    let sea = sea_route.iter().map(|field| Point { x: field.x, y: field.y });
    let stray = register.places.iter().chain(&bonus_places).copied().chain(sea).find(|place| !inside(place));
    ensure(stray.is_none(), "everything lies on the canvas", || format!("{stray:?}"))?;
    let mut sorted: Vec<(Id, Field)> = register.ids.iter().copied().zip(Field::all()).collect();
    sorted.sort_unstable();
    Ok(Data {
        version,
        sorted,
        workshops: workshops(&file.workshops, &register)?,
        houses: houses(&file.houses)?,
        pyramids: [
            pyramid(Area::Nobili, &file.nobili, &register)?,
            pyramid(Area::Populi, &file.populi, &register)?,
        ],
        ids: filled(&register.ids),
        labels: filled(&register.labels),
        places: filled(&register.places),
        symbols: std::array::from_fn(|index| register.symbols[index]),
        by_symbol,
        for_symbol: std::array::from_fn(|index| match Symbol::ALL[index].area() {
            area @ (Area::Nobili | Area::Populi) => Fields::of(area),
            Area::Workshops | Area::Houses | Area::Trade | Area::Harbor => by_symbol[index],
        }),
        card_ids: card_ids(),
        copies: copies(&deck),
        deck,
        hand_size: file.hand_size,
        leftovers: file.leftovers,
        displays: [file.display.per_round, file.display.nine],
        canvas: file.canvas,
        trade_rows,
        harbor_rows,
        fleet_points: file.harbor.fleet_points,
        sea_route,
        bonus_points: file.bonus.points,
        bonus_places,
    })
}

fn filled<T: Copy + Default>(list: &[T]) -> [T; FIELDS] {
    std::array::from_fn(|index| list.get(index).copied().unwrap_or_default())
}

fn card_ids<const N: usize>() -> [Id; N] {
    let mut ids = [Id::default(); N];
    for card in Card::all() {
        ids[card.index()] = Id::new(&card.to_string());
    }
    ids
}

fn copies<const N: usize>(deck: &[Card]) -> [u8; N] {
    let mut copies = [0; N];
    for card in deck {
        copies[card.index()] += 1;
    }
    copies
}

/// MF 3: exactly one card per board field and symbol; together 109.
fn deck(file: &File, by_symbol: &[Fields; Symbol::COUNT]) -> Result<Pile, DataError> {
    let mut deck = Pile::new();
    for symbol in Symbol::ALL {
        let numbers = file.cards.get(symbol).map_or(&[][..], Vec::as_slice);
        ensure(
            numbers.len() == by_symbol[symbol.index()].len(),
            "there is one card for every field of a symbol",
            || format!("{} of {}", numbers.len(), symbol.as_str()),
        )?;
        for number in numbers {
            ensure((1..=NUMBERS).contains(number), "ship numbers go from 1 to 5", || {
                format!("{number} on a card of {}", symbol.as_str())
            })?;
            deck.push(Card::new(*symbol, *number));
        }
    }
    ensure(deck.len() == DECK, "there are 109 cards", || deck.len().to_string())?;
    Ok(deck)
}

fn check_setup(file: &File) -> Result<(), DataError> {
    ensure(file.hand_size == 5, "hands have 5 cards", || file.hand_size.to_string())?;
    for (name, display) in [("per_round", file.display.per_round), ("nine", file.display.nine)] {
        let sum = u32::from(display.supply) + u32::from(display.reserve);
        ensure(sum == u32::from(file.rhombs), "supply and reserve are all rhombs", || {
            format!("{sum} of {} with {name}", file.rhombs)
        })?;
        // R1: every turn starts with a rhomb, because the game ends with the card round in which a supply runs out.
        ensure(display.supply > 0, "there is a personal supply", || name.to_owned())?;
        for seats in 2..=4 {
            let left = file.leftovers.of(seats);
            ensure(
                (1..file.hand_size).contains(&left),
                "some but not all cards of a hand are left over",
                || format!("{left} with {seats} players"),
            )?;
            let opened = display.open_at_start.of(seats);
            let needed = file.hand_size * seats + display.open_each_round.of(seats);
            // The last round may open fewer cards than the others (R21), but the hands must be complete.
            let mut rounds = 0;
            let mut pile = DECK.saturating_sub(opened);
            while pile >= file.hand_size * seats {
                pile = pile.saturating_sub(needed);
                rounds += 1;
            }
            ensure(
                rounds == display.max_rounds.of(seats),
                "the cards are enough for the most rounds named",
                || format!("{rounds} rounds with {name} and {seats} players"),
            )?;
            ensure(
                opened <= 9 && display.open_each_round.of(seats) <= 9,
                "at most 9 cards are opened at once",
                || format!("{name} with {seats} players"),
            )?;
        }
    }
    Ok(())
}

fn workshops(file: &file::Workshops, register: &Register) -> Result<Workshops, DataError> {
    let mut neighbours = [Fields::NONE; 30];
    for (own, field) in file.fields.iter().enumerate() {
        for other in &field.adjacent {
            neighbours[own].insert(register.find(Area::Workshops, other)?);
        }
    }
    for (number, around) in neighbours.iter().enumerate() {
        let own = Field::new(Area::Workshops, number as u8);
        let mutual = around.into_iter().all(|other| other != own && neighbours[other.number()].contains(own));
        ensure(mutual, "neighbouring workshops name each other", || file.fields[number].id.clone())?;
    }
    let mut star = [Fields::NONE; 30];
    let mut stars = Vec::new();
    for symbol in &file.stars {
        let fields = symbol.fields.iter().map(|id| register.find(Area::Workshops, id));
        let fields: Fields = fields.collect::<Result<Vec<_>, _>>()?.into_iter().collect();
        ensure(fields.len() == 3, "an extra-card symbol lies between three workshops", || {
            format!("{:?}", symbol.fields)
        })?;
        for field in fields {
            ensure(star[field.number()].is_empty(), "a workshop touches one extra-card symbol", || {
                file.fields[field.number()].id.clone()
            })?;
            star[field.number()] = fields;
        }
        stars.push((fields, Point { x: symbol.x, y: symbol.y }));
    }
    let without = star.iter().position(|around| around.is_empty());
    ensure(without.is_none(), "a workshop touches one extra-card symbol", || format!("{without:?}"))?;
    Ok(Workshops { points: file.points, points_pigment: file.points_pigment, neighbours, star, stars })
}

fn houses(file: &file::Houses) -> Result<Houses, DataError> {
    let values: [u8; 20] = std::array::from_fn(|index| file.fields[index].value);
    let mut by_value = ArrayVec::<Fields, 20>::new();
    let mut known = ArrayVec::<u8, 20>::new();
    for (index, value) in values.iter().enumerate() {
        let field = Field::new(Area::Houses, index as u8);
        if let Some(place) = known.iter().position(|other| other == value) {
            by_value[place].insert(field);
        } else {
            known.push(*value);
            by_value.push(field.set());
        }
    }
    ensure(
        file.extra_card_at.iter().chain([&file.bonus_at]).all(|k| *k >= 1 && usize::from(*k) <= known.len()),
        "as many different house values can be collected as earn something",
        || format!("{} values", known.len()),
    )?;
    Ok(Houses { values, by_value, extra_card_at: file.extra_card_at, bonus_at: file.bonus_at })
}

/// Levels, and what a field pays to whom, follow from which two fields it rests on.
fn pyramid(area: Area, file: &file::Pyramid, register: &Register) -> Result<Pyramid, DataError> {
    let mut rests_on = [Fields::NONE; 12];
    let mut below = [Fields::NONE; 12];
    let mut level = [0; 12];
    for (number, field) in file.fields.iter().enumerate() {
        for id in &field.rests_on {
            let base = register.find(area, id)?;
            ensure(base.number() < number, "a pyramid is listed from the bottom up", || field.id.clone())?;
            rests_on[number].insert(base);
            level[number] = level[base.number()] + 1;
            below[number] = below[number] | below[base.number()] | base.set();
        }
        let bases = rests_on[number];
        let even = bases.into_iter().all(|base| level[base.number()] + 1 == level[number]);
        ensure(
            bases.is_empty() || bases.len() == 2 && even,
            "a field rests on two fields of the level below",
            || field.id.clone(),
        )?;
    }
    for (step, count) in [5, 4, 3].into_iter().enumerate() {
        let found = level.iter().filter(|own| **own == step).count();
        ensure(found == count, "a pyramid has levels of 5, 4 and 3 fields", || {
            format!("{found} in level {} of {}", step + 1, area.as_str())
        })?;
    }
    let points = level.map(|level| file.points[level]);
    let pays =
        below.map(|below| below.into_iter().map(|base| (base, points[base.number()])).take(5).collect());
    let top = (0..12).filter(|number| level[usize::from(*number)] == 2);
    let top = top.map(|number| Field::new(area, number)).collect();
    Ok(Pyramid { match_factor: file.match_factor, points, rests_on, pays, top })
}

/// Five rows: in each, all four goods and the three ships of a fleet.
fn rows(file: &File, register: &Register) -> Result<([Fields; 5], [Fields; 5]), DataError> {
    let rule = "each of the five rows has the four goods and three ships";
    let mut trade = [Fields::NONE; 5];
    let mut harbor = [Fields::NONE; 5];
    let place = |rows: &mut [Fields; 5], area: Area, row: usize, id: &str| {
        let line = row.checked_sub(1).and_then(|row| rows.get_mut(row));
        let line = line.ok_or_else(|| DataError::Broken { rule, found: format!("row {row} for {id}") })?;
        line.insert(register.find(area, id)?);
        Ok::<_, DataError>(())
    };
    for field in &file.trade.fields {
        place(&mut trade, Area::Trade, field.row, &field.id)?;
    }
    for field in &file.harbor.fields {
        place(&mut harbor, Area::Harbor, field.row, &field.id)?;
    }
    for row in 0..5 {
        let mut symbols: Vec<Symbol> =
            trade[row].into_iter().map(|field| register.symbols[field.index()]).collect();
        symbols.sort_unstable();
        ensure(symbols == Area::Trade.symbols() && harbor[row].len() == 3, rule, || {
            format!("row {}", row + 1)
        })?;
    }
    Ok((trade, harbor))
}
