//! The components of Anno 1800: people, resources, tiles, decks, objective cards, islands.

kinds! {
    /// People, from the lowest tier to the highest.
    Tier {
        Farmer = "farmer",
        Worker = "worker",
        Artisan = "artisan",
        Engineer = "engineer",
        Investor = "investor",
    }
}

kinds! {
    /// A resource made by industries or yielded by New World islands.
    Resource {
        Planks = "planks",
        Grain = "grain",
        Potatoes = "potatoes",
        Pigs = "pigs",
        Wool = "wool",
        Coal = "coal",
        Bricks = "bricks",
        Goods = "goods",
        Steel = "steel",
        Sails = "sails",
        Glass = "glass",
        Brass = "brass",
        Windows = "windows",
        Dynamite = "dynamite",
        Cannons = "cannons",
        SteamEngines = "steam_engines",
        Beer = "beer",
        Bread = "bread",
        Schnapps = "schnapps",
        Sausages = "sausages",
        Soap = "soap",
        CannedFood = "canned_food",
        WorkClothes = "work_clothes",
        CottonFabric = "cotton_fabric",
        Coffee = "coffee",
        Rum = "rum",
        Cigars = "cigars",
        Chocolate = "chocolate",
        Champagne = "champagne",
        Spectacles = "spectacles",
        PocketWatches = "pocket_watches",
        SewingMachines = "sewing_machines",
        FurCoats = "fur_coats",
        SteamCarriages = "steam_carriages",
        Bicycles = "bicycles",
        LightBulbs = "light_bulbs",
        Gramophones = "gramophones",
        HeavyWeapons = "heavy_weapons",
        Cotton = "cotton",
        Cacao = "cacao",
        CoffeeBeans = "coffee_beans",
        Rubber = "rubber",
        SugarCane = "sugar_cane",
        Tobacco = "tobacco",
    }
}

kinds! {
    /// Everything that can lie on a field: printed start industries, industries, shipyards, ships.
    Tile {
        SawmillStart = "sawmill_start",
        GrainFarmStart = "grain_farm_start",
        PotatoFarmStart = "potato_farm_start",
        PigFarmStart = "pig_farm_start",
        SheepFarmStart = "sheep_farm_start",
        CharcoalKilnStart = "charcoal_kiln_start",
        BrickworksStart = "brickworks_start",
        WarehouseStart = "warehouse_start",
        SteelworksStart = "steelworks_start",
        SailmakersStart = "sailmakers_start",
        SawmillWorker = "sawmill_worker",
        CharcoalKilnWorker = "charcoal_kiln_worker",
        BrickworksWorker = "brickworks_worker",
        WarehouseWorker = "warehouse_worker",
        SteelworksWorker = "steelworks_worker",
        SailmakersWorker = "sailmakers_worker",
        Brewery = "brewery",
        Bakery = "bakery",
        SchnappsDistillery = "schnapps_distillery",
        Glassworks = "glassworks",
        SausageFactory = "sausage_factory",
        SoapFactory = "soap_factory",
        Cannery = "cannery",
        ClothesFactory = "clothes_factory",
        CottonMillWorker = "cotton_mill_worker",
        CottonMillArtisan = "cotton_mill_artisan",
        CoffeeRoastery = "coffee_roastery",
        RumDistillery = "rum_distillery",
        CigarFactory = "cigar_factory",
        ChocolateFactory = "chocolate_factory",
        BrassFoundry = "brass_foundry",
        WindowFactory = "window_factory",
        ChampagneCellar = "champagne_cellar",
        SpectacleFactory = "spectacle_factory",
        Clockmakers = "clockmakers",
        SewingMachineFactory = "sewing_machine_factory",
        Furrier = "furrier",
        DynamiteFactory = "dynamite_factory",
        CannonFoundry = "cannon_foundry",
        MotorWorks = "motor_works",
        SteamCarriageFactory = "steam_carriage_factory",
        BicycleFactory = "bicycle_factory",
        LightBulbFactory = "light_bulb_factory",
        GramophoneFactory = "gramophone_factory",
        HeavyWeaponsFactory = "heavy_weapons_factory",
        Shipyard1 = "shipyard_1",
        Shipyard2 = "shipyard_2",
        Shipyard3 = "shipyard_3",
        TradeShip1 = "trade_ship_1",
        TradeShip2 = "trade_ship_2",
        TradeShip3 = "trade_ship_3",
        ExploreShip1 = "explore_ship_1",
        ExploreShip2 = "explore_ship_2",
        ExploreShip3 = "explore_ship_3",
    }
}

kinds! {
    /// The three decks of population cards.
    Deck {
        Fw = "fw",
        Aei = "aei",
        Nw = "nw",
    }
}

kinds! {
    /// Objective cards.
    Objective {
        AlonsoGraves = "alonso_graves",
        Aarhant = "aarhant",
        TheEditor = "the_editor",
        BerylOmara = "beryl_omara",
        HannahGoode = "hannah_goode",
        University = "university",
        WorldsFair = "worlds_fair",
        MadameKahina = "madame_kahina",
        TheTourist = "the_tourist",
        Zoo = "zoo",
        Museum = "museum",
        BenteJorgensen = "bente_jorgensen",
        IsabelSarmento = "isabel_sarmento",
        Pyrphorians = "pyrphorians",
        EdvardGoode = "edvard_goode",
        WillieWibblesock = "willie_wibblesock",
        PrincessQing = "princess_qing",
        TheQueen = "the_queen",
        CarlVonMalching = "carl_von_malching",
        EliBleakworth = "eli_bleakworth",
    }
}

kinds! {
    /// Old World islands.
    OldWorld {
        OwMeadow = "ow_meadow",
        OwQuarters = "ow_quarters",
        OwGuild = "ow_guild",
        OwStorehouse = "ow_storehouse",
        OwClaypit = "ow_claypit",
        OwEmber = "ow_ember",
        OwForge = "ow_forge",
        OwLoom = "ow_loom",
        OwMerchant = "ow_merchant",
        OwLookout = "ow_lookout",
        OwSlipway = "ow_slipway",
        OwCompass = "ow_compass",
    }
}

kinds! {
    /// New World islands.
    NewWorld {
        Nwi1 = "nwi_1",
        Nwi2 = "nwi_2",
        Nwi3 = "nwi_3",
        Nwi4 = "nwi_4",
        Nwi5 = "nwi_5",
        Nwi6 = "nwi_6",
        Nwi7 = "nwi_7",
        Nwi8 = "nwi_8",
    }
}

kinds! {
    /// The terrain of a field.
    Terrain {
        Inland = "inland",
        Coast = "coast",
        Sea = "sea",
    }
}

kinds! {
    /// The two kinds of naval tokens, and of ships.
    Naval {
        Trade = "trade",
        Explore = "explore",
    }
}

impl Tier {
    /// The next tier, if there is one.
    pub fn raised(self) -> Option<Tier> {
        Tier::ALL.get(self.index() + 1).copied()
    }

    /// The deck whose card comes with a cube of this tier.
    pub fn deck(self) -> Deck {
        match self {
            Tier::Farmer | Tier::Worker => Deck::Fw,
            Tier::Artisan | Tier::Engineer | Tier::Investor => Deck::Aei,
        }
    }
}

impl Resource {
    /// The six that only New World islands yield; they cannot be traded.
    pub fn is_new_world(self) -> bool {
        self >= Resource::Cotton
    }
}
