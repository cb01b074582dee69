//! Converts the file to tables and checks every constraint of the specification.

use super::areas::{houses, pyramid, rows, workshops};
use super::file::File;
use super::{Data, Point, SEA_FIELDS};
use crate::mille_fiori::board::{FIELDS, Field, Fields};
use crate::mille_fiori::cards::{Card, DECK, Pile};
use crate::mille_fiori::kinds::{Area, Symbol};
use crate::{DataError, Id};

pub fn ensure(holds: bool, rule: &'static str, found: impl FnOnce() -> String) -> Result<(), DataError> {
    if holds { Ok(()) } else { Err(DataError::Broken { rule, found: found() }) }
}

/// The properties that fields of all areas have, in field order.
pub struct Register {
    ids: Vec<Id>,
    labels: Vec<Id>,
    places: Vec<Point>,
    pub symbols: Vec<Symbol>,
}

impl Register {
    fn read(file: &File) -> Result<Register, DataError> {
        let mut register =
            Register { ids: Vec::new(), labels: Vec::new(), places: Vec::new(), symbols: Vec::new() };
        for f in &file.workshops.fields {
            register.add(Area::Workshops, &f.id, &f.label, f.symbol, (f.x, f.y))?;
        }
        register.check_field_count(Area::Workshops)?;
        for f in &file.houses.fields {
            register.add(Area::Houses, &f.id, &f.label, Symbol::House, (f.x, f.y))?;
        }
        register.check_field_count(Area::Houses)?;
        for (area, pyramid) in [(Area::Nobili, &file.nobili), (Area::Populi, &file.populi)] {
            for f in &pyramid.fields {
                register.add(area, &f.id, &f.label, f.symbol, (f.x, f.y))?;
            }
            register.check_field_count(area)?;
        }
        for f in &file.trade.fields {
            register.add(Area::Trade, &f.id, &f.label, f.symbol, (f.x, f.y))?;
        }
        register.check_field_count(Area::Trade)?;
        for f in &file.harbor.fields {
            register.add(Area::Harbor, &f.id, &f.label, Symbol::Ship, (f.x, f.y))?;
        }
        register.check_field_count(Area::Harbor)?;
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
                rule: "field ids are unique, short and in lower case",
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

    fn check_field_count(&self, area: Area) -> Result<(), DataError> {
        let (count, first) = area.span();
        ensure(
            self.ids.len() == usize::from(count + first),
            "the areas have 30, 20, 12, 12, 20 and 15 fields",
            || format!("{} has {}", area.as_str(), self.ids.len().saturating_sub(usize::from(first))),
        )
    }

    pub fn find(&self, area: Area, id: &str) -> Result<Field, DataError> {
        let field =
            Field::all().zip(&self.ids).find(|(_, known)| known.as_str() == id).map(|(field, _)| field);
        field.filter(|field| field.area() == area).ok_or_else(|| DataError::Broken {
            rule: "a field refers only to fields of its own area",
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
        "each bonus place is worth less than the one before",
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

/// Mille Fiori rules 3: exactly one card per board field and symbol; together 109.
fn deck(file: &File, by_symbol: &[Fields; Symbol::COUNT]) -> Result<Pile, DataError> {
    let mut cards = [0; Symbol::COUNT];
    for (card, copies) in &file.cards {
        cards[card.symbol().index()] += usize::from(*copies);
    }
    for (symbol, cards) in Symbol::ALL.iter().zip(cards) {
        let fields = by_symbol[symbol.index()].len();
        ensure(cards == fields, "there is one card for every field of a symbol", || {
            format!("{cards} cards and {fields} fields of {}", symbol.as_str())
        })?;
    }
    let all = file.cards.iter().flat_map(|(card, copies)| (0..*copies).map(|_| *card));
    let deck: Pile = all.take(DECK).collect();
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
            // The last round may open fewer cards than the others (rules R21), but the hands must be complete.
            let mut rounds = 0;
            let mut pile = DECK.saturating_sub(opened);
            while pile >= file.hand_size * seats {
                pile = pile.saturating_sub(needed);
                rounds += 1;
            }
            ensure(
                rounds == display.max_rounds.of(seats),
                "the cards suffice for the maximum number of rounds",
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
