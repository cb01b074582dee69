//! The areas of the board, the symbols on fields and cards, and the sources of points.

kinds! {
    /// An area of the board. All but the last one have bonus places.
    Area {
        Workshops = "workshops",
        Houses = "houses",
        Nobili = "nobili",
        Populi = "populi",
        Trade = "trade",
        Harbor = "harbor",
    }
}

kinds! {
    /// The symbol of a card or field.
    Symbol {
        Quartz = "quartz",
        Lime = "lime",
        Ash = "ash",
        Pigment = "pigment",
        House = "house",
        Coin = "coin",
        Lion = "lion",
        Cross = "cross",
        Shell = "shell",
        Fish = "fish",
        Crab = "crab",
        Glasses = "glasses",
        Carafes = "carafes",
        Jewelry = "jewelry",
        Swans = "swans",
        Ship = "ship",
    }
}

kinds! {
    /// A source of points; the parts of a score.
    Source {
        Workshops = "workshops",
        Houses = "houses",
        Nobili = "nobili",
        Populi = "populi",
        Trade = "trade",
        Harbor = "harbor",
        SeaRoute = "sea_route",
    }
}

impl Area {
    /// The areas with bonus places.
    pub const WITH_BONUS: [Area; 5] =
        [Area::Workshops, Area::Houses, Area::Nobili, Area::Populi, Area::Trade];

    /// The number of fields, and the index of the first one among the fields of all areas.
    pub const fn span(self) -> (u8, u8) {
        match self {
            Area::Workshops => (30, 0),
            Area::Houses => (20, 30),
            Area::Nobili => (12, 50),
            Area::Populi => (12, 62),
            Area::Trade => (20, 74),
            Area::Harbor => (15, 94),
        }
    }

    /// The symbols of this area.
    pub const fn symbols(self) -> &'static [Symbol] {
        match self {
            Area::Workshops => &[Symbol::Quartz, Symbol::Lime, Symbol::Ash, Symbol::Pigment],
            Area::Houses => &[Symbol::House],
            Area::Nobili => &[Symbol::Coin, Symbol::Lion, Symbol::Cross],
            Area::Populi => &[Symbol::Shell, Symbol::Fish, Symbol::Crab],
            Area::Trade => &[Symbol::Glasses, Symbol::Carafes, Symbol::Jewelry, Symbol::Swans],
            Area::Harbor => &[Symbol::Ship],
        }
    }

    pub const fn source(self) -> Source {
        match self {
            Area::Workshops => Source::Workshops,
            Area::Houses => Source::Houses,
            Area::Nobili => Source::Nobili,
            Area::Populi => Source::Populi,
            Area::Trade => Source::Trade,
            Area::Harbor => Source::Harbor,
        }
    }
}

impl Symbol {
    pub const fn area(self) -> Area {
        match self {
            Symbol::Quartz | Symbol::Lime | Symbol::Ash | Symbol::Pigment => Area::Workshops,
            Symbol::House => Area::Houses,
            Symbol::Coin | Symbol::Lion | Symbol::Cross => Area::Nobili,
            Symbol::Shell | Symbol::Fish | Symbol::Crab => Area::Populi,
            Symbol::Glasses | Symbol::Carafes | Symbol::Jewelry | Symbol::Swans => Area::Trade,
            Symbol::Ship => Area::Harbor,
        }
    }
}
