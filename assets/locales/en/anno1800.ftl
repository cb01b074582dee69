# Anno 1800: every word of the game, in English.

anno1800-title = Anno 1800
anno1800-tagline = Build up your islands, meet the needs of your people and be the first with an empty hand.

## People

anno1800-farmer =
    { $pieces ->
        [one] Farmer
       *[other] Farmers
    }
    .icon = 🧑‍🌾
anno1800-worker =
    { $pieces ->
        [one] Worker
       *[other] Workers
    }
    .icon = 👷
anno1800-artisan =
    { $pieces ->
        [one] Artisan
       *[other] Artisans
    }
    .icon = 🧑‍🏭
anno1800-engineer =
    { $pieces ->
        [one] Engineer
       *[other] Engineers
    }
    .icon = 🧑‍🔬
anno1800-investor =
    { $pieces ->
        [one] Investor
       *[other] Investors
    }
    .icon = 🎩

## Resources

anno1800-planks = Planks
    .icon = 🪵
    .one = Planks
anno1800-grain = Grain
    .icon = 🌾
    .one = Grain
anno1800-potatoes = Potatoes
    .icon = 🥔
    .one = Potatoes
anno1800-pigs = Pigs
    .icon = 🐖
    .one = Pigs
anno1800-wool = Wool
    .icon = 🐑
    .one = Wool
anno1800-coal = Coal
    .icon = ⚫
    .one = Coal
anno1800-bricks = Bricks
    .icon = 🧱
    .one = Bricks
anno1800-goods = Goods
    .icon = 📦
    .one = Goods
anno1800-steel = Steel beams
    .icon = 🏗️
    .one = Steel beams
anno1800-sails = Sails
    .icon = ⛵
    .one = Sails
anno1800-glass = Glass
    .icon = 🫙
    .one = Glass
anno1800-brass = Brass
    .icon = 🎺
    .one = Brass
anno1800-windows = Windows
    .icon = 🪟
    .one = Windows
anno1800-dynamite = Dynamite
    .icon = 🧨
    .one = Dynamite
anno1800-cannons = Cannons
    .icon = 💣
    .one = Cannons
anno1800-steam_engines = Steam engines
    .icon = ⚙️
    .one = Steam engines
anno1800-beer = Beer
    .icon = 🍺
    .one = Beer
anno1800-bread = Bread
    .icon = 🍞
    .one = Bread
anno1800-schnapps = Schnapps
    .icon = 🥃
    .one = Schnapps
anno1800-sausages = Sausages
    .icon = 🌭
    .one = Sausages
anno1800-soap = Soap
    .icon = 🧼
    .one = Soap
anno1800-canned_food = Canned food
    .icon = 🥫
    .one = Canned food
anno1800-work_clothes = Work clothes
    .icon = 🦺
    .one = Work clothes
anno1800-cotton_fabric = Cotton fabric
    .icon = 🧵
    .one = Cotton fabric
anno1800-coffee = Coffee
    .icon = ☕
    .one = Coffee
anno1800-rum = Rum
    .icon = 🍹
    .one = Rum
anno1800-cigars = Cigars
    .icon = 🚬
    .one = Cigars
anno1800-chocolate = Chocolate
    .icon = 🍫
    .one = Chocolate
anno1800-champagne = Champagne
    .icon = 🍾
    .one = Champagne
anno1800-spectacles = Spectacles
    .icon = 👓
    .one = Spectacles
anno1800-pocket_watches = Pocket watches
    .icon = ⌚
    .one = Pocket watches
anno1800-sewing_machines = Sewing machines
    .icon = 🪡
    .one = Sewing machines
anno1800-fur_coats = Fur coats
    .icon = 🧥
    .one = Fur coats
anno1800-steam_carriages = Steam carriages
    .icon = 🚗
    .one = Steam carriages
anno1800-bicycles = Penny-farthings
    .icon = 🚲
    .one = Penny-farthings
anno1800-light_bulbs = Light bulbs
    .icon = 💡
    .one = Light bulbs
anno1800-gramophones = Gramophones
    .icon = 🎶
    .one = Gramophones
anno1800-heavy_weapons = Heavy weapons
    .icon = 💥
    .one = Heavy weapons

## Resources of the New World

anno1800-cotton = Cotton
    .icon = ☁️
    .one = Cotton
anno1800-cacao = Cacao
    .icon = 🌰
    .one = Cacao
anno1800-coffee_beans = Coffee beans
    .icon = 🫘
    .one = Coffee beans
anno1800-rubber = Rubber
    .icon = 🌳
    .one = Rubber
anno1800-sugar_cane = Sugar cane
    .icon = 🎋
    .one = Sugar cane
anno1800-tobacco = Tobacco
    .icon = 🍂
    .one = Tobacco

## Start industries

anno1800-sawmill_start = Sawmill
    .icon = 🪵
anno1800-grain_farm_start = Grain farm
    .icon = 🌾
anno1800-potato_farm_start = Potato farm
    .icon = 🥔
anno1800-pig_farm_start = Pig farm
    .icon = 🐖
anno1800-sheep_farm_start = Sheep farm
    .icon = 🐑
anno1800-charcoal_kiln_start = Charcoal kiln
    .icon = ⚫
anno1800-brickworks_start = Brickworks
    .icon = 🧱
anno1800-warehouse_start = Warehouse
    .icon = 📦
anno1800-steelworks_start = Steelworks
    .icon = 🏗️
anno1800-sailmakers_start = Sailmakers
    .icon = ⛵

## Industries

anno1800-sawmill_worker = Sawmill (workers)
    .icon = 🪵
anno1800-charcoal_kiln_worker = Charcoal kiln (workers)
    .icon = ⚫
anno1800-brickworks_worker = Brickworks (workers)
    .icon = 🧱
anno1800-warehouse_worker = Warehouse (workers)
    .icon = 📦
anno1800-steelworks_worker = Steelworks (workers)
    .icon = 🏗️
anno1800-sailmakers_worker = Sailmakers (workers)
    .icon = ⛵
anno1800-brewery = Brewery
    .icon = 🍺
anno1800-bakery = Bakery
    .icon = 🍞
anno1800-schnapps_distillery = Schnapps distillery
    .icon = 🥃
anno1800-glassworks = Glassworks
    .icon = 🫙
anno1800-sausage_factory = Sausage factory
    .icon = 🌭
anno1800-soap_factory = Soap factory
    .icon = 🧼
anno1800-cannery = Cannery
    .icon = 🥫
anno1800-clothes_factory = Work-clothes factory
    .icon = 🦺
anno1800-cotton_mill_worker = Cotton mill (workers)
    .icon = 🧵
anno1800-cotton_mill_artisan = Cotton mill (artisans)
    .icon = 🧵
anno1800-coffee_roastery = Coffee roastery
    .icon = ☕
anno1800-rum_distillery = Rum distillery
    .icon = 🍹
anno1800-cigar_factory = Cigar factory
    .icon = 🚬
anno1800-chocolate_factory = Chocolate factory
    .icon = 🍫
anno1800-brass_foundry = Brass foundry
    .icon = 🎺
anno1800-window_factory = Window factory
    .icon = 🪟
anno1800-champagne_cellar = Champagne cellar
    .icon = 🍾
anno1800-spectacle_factory = Spectacle factory
    .icon = 👓
anno1800-clockmakers = Clockmakers
    .icon = ⌚
anno1800-sewing_machine_factory = Sewing machine factory
    .icon = 🪡
anno1800-furrier = Furrier
    .icon = 🧥
anno1800-dynamite_factory = Dynamite factory
    .icon = 🧨
anno1800-cannon_foundry = Cannon foundry
    .icon = 💣
anno1800-motor_works = Motor works
    .icon = ⚙️
anno1800-steam_carriage_factory = Steam carriage factory
    .icon = 🚗
anno1800-bicycle_factory = Penny-farthing factory
    .icon = 🚲
anno1800-light_bulb_factory = Light bulb factory
    .icon = 💡
anno1800-gramophone_factory = Gramophone factory
    .icon = 🎶
anno1800-heavy_weapons_factory = Heavy weapons factory
    .icon = 💥

## Shipyards and ships

anno1800-shipyard_1 = Shipyard 1
    .icon = ⚓
anno1800-shipyard_2 = Shipyard 2
    .icon = ⚓
anno1800-shipyard_3 = Shipyard 3
    .icon = ⚓
anno1800-trade_ship_1 = Trade ship 1
    .icon = 🚢
anno1800-trade_ship_2 = Trade ship 2
    .icon = 🚢
anno1800-trade_ship_3 = Trade ship 3
    .icon = 🚢
anno1800-explore_ship_1 = Exploration ship 1
    .icon = 🧭
anno1800-explore_ship_2 = Exploration ship 2
    .icon = 🧭
anno1800-explore_ship_3 = Exploration ship 3
    .icon = 🧭

## Tokens, decks, fields

anno1800-trade_token =
    { $pieces ->
        [one] Trade token
       *[other] Trade tokens
    }
    .icon = ⚖️
anno1800-explore_token =
    { $pieces ->
        [one] Exploration token
       *[other] Exploration tokens
    }
    .icon = 🧭
anno1800-card_token =
    { $pieces ->
        [one] Trade token from a card
       *[other] Trade tokens from cards
    }
    .icon = ⚖️
anno1800-gold = Gold
    .icon = 🪙
anno1800-deck_fw =
    { $pieces ->
        [one] Farmer/Worker card
       *[other] Farmer/Worker cards
    }
    .icon = 🟦
anno1800-deck_aei =
    { $pieces ->
        [one] Artisan/Engineer/Investor card
       *[other] Artisan/Engineer/Investor cards
    }
    .icon = 🟥
anno1800-deck_nw =
    { $pieces ->
        [one] New World card
       *[other] New World cards
    }
    .icon = 🌴

## Old World islands

anno1800-ow_meadow = Meadow Isle
    .icon = 🏝️
anno1800-ow_quarters = Quarters Isle
    .icon = 🏝️
anno1800-ow_guild = Guild Isle
    .icon = 🏝️
anno1800-ow_storehouse = Storehouse Isle
    .icon = 🏝️
anno1800-ow_claypit = Claypit Isle
    .icon = 🏝️
anno1800-ow_ember = Ember Isle
    .icon = 🏝️
anno1800-ow_forge = Forge Isle
    .icon = 🏝️
anno1800-ow_loom = Loom Isle
    .icon = 🏝️
anno1800-ow_merchant = Merchant Isle
    .icon = 🏝️
anno1800-ow_lookout = Lookout Isle
    .icon = 🏝️
anno1800-ow_slipway = Slipway Isle
    .icon = 🏝️
anno1800-ow_compass = Compass Isle
    .icon = 🏝️

## New World islands

anno1800-nwi_1 = Palm Bay
    .icon = 🌴
anno1800-nwi_2 = Heron Bay
    .icon = 🌴
anno1800-nwi_3 = Cane Bay
    .icon = 🌴
anno1800-nwi_4 = Parrot Bay
    .icon = 🌴
anno1800-nwi_5 = Ember Bay
    .icon = 🌴
anno1800-nwi_6 = Mist Bay
    .icon = 🌴
anno1800-nwi_7 = River Bay
    .icon = 🌴
anno1800-nwi_8 = Orchid Bay
    .icon = 🌴

## Objective cards

anno1800-alonso_graves = Alonso Graves
    .icon = ⚡
    .one = Alonso Graves
anno1800-aarhant = Aarhant
    .icon = 💰
    .one = Aarhant
anno1800-the_editor = The Editor
    .icon = 📰
    .one = The Editor
anno1800-beryl_omara = Beryl O’Mara
    .icon = 🔄
    .one = Beryl O’Mara
anno1800-hannah_goode = Hannah Goode
    .icon = 👪
    .one = Hannah Goode
anno1800-university = University
    .icon = 🎓
    .one = University
anno1800-worlds_fair = World’s Fair
    .icon = 🎡
    .one = World’s Fair
anno1800-madame_kahina = Madame Kahina
    .icon = ⚖️
    .one = Madame Kahina
anno1800-the_tourist = The Tourist
    .icon = 🧳
    .one = The Tourist
anno1800-zoo = Zoo
    .icon = 🦁
    .one = Zoo
anno1800-museum = Museum
    .icon = 🏺
    .one = Museum
anno1800-bente_jorgensen = Bente Jorgensen
    .icon = 🌿
    .one = Bente Jorgensen
anno1800-isabel_sarmento = Isabel Sarmento
    .icon = 🌴
    .one = Isabel Sarmento
anno1800-pyrphorians = Pyrphorians
    .icon = 🔥
    .one = Pyrphorians
anno1800-edvard_goode = Edvard Goode
    .icon = 🎩
    .one = Edvard Goode
anno1800-willie_wibblesock = Willie Wibblesock
    .icon = 🥫
    .one = Willie Wibblesock
anno1800-princess_qing = Princess Qing
    .icon = 🏮
    .one = Princess Qing
anno1800-the_queen = The Queen
    .icon = 👑
    .one = The Queen
anno1800-carl_von_malching = Carl Leonard von Malching
    .icon = 🍾
    .one = Carl Leonard von Malching
anno1800-eli_bleakworth = Eli Bleakworth
    .icon = 💡
    .one = Eli Bleakworth

## Expedition cards: an animal and an artifact

anno1800-exp_01 = Snow leopard · Golden mask
    .icon = 🗺️
anno1800-exp_02 = Okapi · Star chart
    .icon = 🗺️
anno1800-exp_03 = Giant tortoise · Jade figurine
    .icon = 🗺️
anno1800-exp_04 = Harpy eagle · Clay tablet
    .icon = 🗺️
anno1800-exp_05 = Tapir · Bronze bell
    .icon = 🗺️
anno1800-exp_06 = Condor · Canoe prow
    .icon = 🗺️
anno1800-exp_07 = Jaguar · Amphora
    .icon = 🗺️
anno1800-exp_08 = Sloth · Sun disc
    .icon = 🗺️
anno1800-exp_09 = Capybara · Obsidian dagger
    .icon = 🗺️
anno1800-exp_10 = Toucan · Picture scroll
    .icon = 🗺️
anno1800-exp_11 = Penguin · Mosaic
    .icon = 🗺️
anno1800-exp_12 = Giraffe · Stone idol
    .icon = 🗺️
anno1800-exp_13 = Hippopotamus · Sextant
    .icon = 🗺️
anno1800-exp_14 = Chameleon · Feather crown
    .icon = 🗺️
anno1800-exp_15 = Crane · Chess set
    .icon = 🗺️
anno1800-exp_16 = Anteater · Fossil egg
    .icon = 🗺️
anno1800-exp_17 = Flamingo · Sarcophagus lid
    .icon = 🗺️
anno1800-exp_18 = Walrus · Rune stone
    .icon = 🗺️
anno1800-exp_19 = Zebra · Silver drum
    .icon = 🗺️
anno1800-exp_20 = Python · Coral necklace
    .icon = 🗺️
anno1800-exp_21 = Lemur · Sword hilt
    .icon = 🗺️
anno1800-exp_22 = Macaw · Meteorite
    .icon = 🗺️

## Population cards: what they need; the little picture is their effect

anno1800-fw_01 = Work clothes & bread
    .icon = 🧑‍🌾
anno1800-fw_02 = Bricks & beer
    .icon = 🧑‍🌾
anno1800-fw_03 = Soap & work clothes I
    .icon = 🧑‍🌾
anno1800-fw_04 = Bricks & bread
    .icon = 👷
anno1800-fw_05 = Schnapps & canned food I
    .icon = 👷
anno1800-fw_06 = Sausages & canned food
    .icon = 👷
anno1800-fw_07 = Schnapps & bread
    .icon = 👷
anno1800-fw_08 = Beer & schnapps
    .icon = 👷
anno1800-fw_09 = Canned food & soap
    .icon = 👷
anno1800-fw_10 = Work clothes & goods
    .icon = 🧑‍🏭
anno1800-fw_11 = Canned food & beer
    .icon = 🧑‍🏭
anno1800-fw_12 = Beer & sausages
    .icon = 🧑‍🏭
anno1800-fw_13 = Goods & beer
    .icon = 🧑‍🏭
anno1800-fw_14 = Canned food & sausages
    .icon = 🧑‍🏭
anno1800-fw_15 = Work clothes & canned food
    .icon = 🧑‍🏭
anno1800-fw_16 = Sausages & schnapps
    .icon = 🧑‍🏭
anno1800-fw_17 = Soap & cotton fabric
    .icon = 🧑‍🔬
anno1800-fw_18 = Bread & beer I
    .icon = 🧑‍🔬
anno1800-fw_19 = Schnapps & canned food II
    .icon = 🧑‍🔬
anno1800-fw_20 = Beer & cotton fabric
    .icon = 🧑‍🔬
anno1800-fw_21 = Bread & beer II
    .icon = 🧑‍🔬
anno1800-fw_22 = Bricks & sausages
    .icon = 🧑‍🔬
anno1800-fw_23 = Canned food & cotton fabric
    .icon = 🧑‍🔬
anno1800-fw_24 = Bread & soap
    .icon = ⬆️
anno1800-fw_25 = Bread & canned food
    .icon = ⬆️
anno1800-fw_26 = Sausages & bread
    .icon = ⬆️
anno1800-fw_27 = Sausages & goods
    .icon = ⬆️
anno1800-fw_28 = Sausages & soap
    .icon = ⬆️
anno1800-fw_29 = Schnapps & soap
    .icon = ⬆️
anno1800-fw_30 = Coal & soap
    .icon = ⬆️
anno1800-fw_31 = Work clothes & sausages
    .icon = ⬆️
anno1800-fw_32 = Beer & bread
    .icon = ⚖️
anno1800-fw_33 = Steel beams & schnapps
    .icon = ⚖️
anno1800-fw_34 = Schnapps & coal
    .icon = ⚖️
anno1800-fw_35 = Work clothes & schnapps I
    .icon = ⚖️
anno1800-fw_36 = Lookout I
    .icon = ⚖️
anno1800-fw_37 = Lookout II
    .icon = ⚖️
anno1800-fw_38 = Lookout III
    .icon = ⚖️
anno1800-fw_39 = Lookout IV
    .icon = ⚖️
anno1800-fw_40 = Lookout V
    .icon = ⚖️
anno1800-fw_41 = Steel beams & work clothes
    .icon = 🪙
anno1800-fw_42 = Work clothes & schnapps II
    .icon = 🪙
anno1800-fw_43 = Beer & work clothes
    .icon = 🪙
anno1800-fw_44 = Steel beams & canned food
    .icon = 🪙
anno1800-fw_45 = Soap & beer
    .icon = 🪙
anno1800-fw_46 = Soap & work clothes II
    .icon = 🪙
anno1800-aei_01 = Steel beams & cigars & penny-farthings
    .icon = 🗺️
anno1800-aei_02 = Canned food & pocket watches & spectacles
    .icon = 🗺️
anno1800-aei_03 = Schnapps & chocolate & coffee
    .icon = 🗺️
anno1800-aei_04 = Cigars & fur coats & steam carriages
    .icon = ⚡
anno1800-aei_05 = Fur coats & rum & steam carriages
    .icon = ⚡
anno1800-aei_06 = Sewing machines & coffee & light bulbs
    .icon = ⚡
anno1800-aei_07 = Rum & light bulbs & gramophones
    .icon = ⚡
anno1800-aei_08 = Chocolate & fur coats & spectacles
    .icon = ⚡
anno1800-aei_09 = Canned food & spectacles & steam carriages
    .icon = ⚡
anno1800-aei_10 = Bread & chocolate & gramophones
    .icon = ⚡
anno1800-aei_11 = Beer & light bulbs & sewing machines
    .icon = ⚡
anno1800-aei_12 = Navigator I
    .icon = ⚡
anno1800-aei_13 = Navigator II
    .icon = ⚡
anno1800-aei_14 = Navigator III
    .icon = 🗑️
anno1800-aei_15 = Navigator IV
    .icon = 🗑️
anno1800-aei_16 = Champagne & coffee & gramophones
    .icon = 🗑️
anno1800-aei_17 = Schnapps & pocket watches & penny-farthings
    .icon = 🗑️
anno1800-aei_18 = Cigars & champagne & spectacles
    .icon = 🗑️
anno1800-aei_19 = Cotton fabric & pocket watches & steam carriages
    .icon = 🗑️
anno1800-aei_20 = Cigars & penny-farthings & rum
    .icon = 🗑️
anno1800-aei_21 = Work clothes & coffee & heavy weapons
    .icon = 🧭
anno1800-aei_22 = Soap & pocket watches & heavy weapons
    .icon = 🧭
anno1800-aei_23 = Goods & sewing machines & steam carriages
    .icon = 🧭
anno1800-aei_24 = Beer & cigars & steam carriages
    .icon = ⬆️
anno1800-aei_25 = Soap & coffee & steam carriages
    .icon = ⬆️
anno1800-aei_26 = Bread & cigars & champagne
    .icon = ⬆️
anno1800-aei_27 = Sausages & champagne & chocolate
    .icon = ⬆️
anno1800-aei_28 = Navigator V
    .icon = 🎁
anno1800-aei_29 = Coal & champagne & light bulbs
    .icon = 🎁
anno1800-aei_30 = Sausages & coffee & fur coats
    .icon = ⚖️
anno1800-aei_31 = Bricks & gramophones & coffee
    .icon = ⚖️
anno1800-aei_32 = Work clothes & rum & fur coats
    .icon = ⚖️
anno1800-nw_01 = Cotton fabric & schnapps
    .icon = ⚡
anno1800-nw_02 = Cotton fabric & sausages
    .icon = ⚡
anno1800-nw_03 = Penny-farthings & schnapps
    .icon = ⚡
anno1800-nw_04 = Canned food & sewing machines
    .icon = ⚡
anno1800-nw_05 = Canned food & cotton fabric
    .icon = ⚡
anno1800-nw_06 = Work clothes & pocket watches
    .icon = ⚡
anno1800-nw_07 = Bread & cotton fabric
    .icon = 🗺️
anno1800-nw_08 = Cotton fabric & soap I
    .icon = 🗺️
anno1800-nw_09 = Cotton fabric & canned food
    .icon = 🗺️
anno1800-nw_10 = Soap & cotton fabric
    .icon = 🗺️
anno1800-nw_11 = Spectacles & cotton fabric
    .icon = 🗺️
anno1800-nw_12 = Gramophones & cotton fabric
    .icon = 🗺️
anno1800-nw_13 = Cotton fabric & beer
    .icon = 🗺️
anno1800-nw_14 = Fur coats & sausages
    .icon = 🗺️
anno1800-nw_15 = Steam carriages & cotton fabric
    .icon = 🗑️
anno1800-nw_16 = Pocket watches & cotton fabric
    .icon = 🗑️
anno1800-nw_17 = Cotton fabric & soap II
    .icon = 🗑️
anno1800-nw_18 = Cotton fabric & bread
    .icon = 🗑️
anno1800-nw_19 = Work clothes & heavy weapons
    .icon = 🧭
anno1800-nw_20 = Beer & cotton fabric
    .icon = ⚖️
anno1800-nw_21 = Pilot I
    .icon = ⚖️
anno1800-nw_22 = Pilot II
    .icon = ⚖️
anno1800-nw_23 = Pilot III
    .icon = ⚖️
anno1800-nw_24 = Pilot IV
    .icon = ⚖️

## Parts of the score

anno1800-score_cards = Population cards
    .icon = 🃏
anno1800-score_expeditions = Expedition cards
    .icon = 🗺️
anno1800-score_gold = Gold
    .icon = 🪙
anno1800-score_fireworks = Fireworks tile
    .icon = 🎆

## What a player can do

anno1800-verb-play = Play a card
    .name = play
    .description = Play a population card from your hand
    .icon = 🃏
anno1800-verb-build = Build
    .name = build
    .description = Build an industry or a shipyard
    .icon = 🏭
anno1800-verb-ships = Build ships
    .name = ships
    .description = Build ships, one for each of your shipyards at most
    .icon = 🚢
anno1800-verb-rebuild = Put a tile back and build
    .name = rebuild
    .description = Put one of your built tiles back and build another
    .icon = ♻️
anno1800-verb-hire = Hire people
    .name = hire
    .description = Add up to three people; each brings a card
    .icon = 👥
anno1800-verb-upgrade = Upgrade people
    .name = upgrade
    .description = Raise your people, up to three steps
    .icon = ⬆️
anno1800-verb-claim = Open up the Old World
    .name = old_world
    .description = Exhaust exploration tokens for an Old World island
    .icon = 🏝️
anno1800-verb-explore = Explore the New World
    .name = new_world
    .description = Exhaust exploration tokens for a New World island and three cards
    .icon = 🌴
anno1800-verb-expedition = Take expedition cards
    .name = expedition
    .description = Exhaust 2 exploration tokens for up to three expedition cards
    .icon = 🗺️
anno1800-verb-swap = Swap cards
    .name = swap
    .description = Put up to three hand cards under their decks and draw new ones
    .icon = 🔄
anno1800-verb-festival = City festival
    .name = festival
    .description = Bring all your people and tokens back
    .icon = 🎉
anno1800-verb-work = Produce
    .name = work
    .description = While paying: send somebody to a workplace
    .icon = ⚒️
anno1800-verb-trade = Trade
    .name = trade
    .description = While paying: get a resource from another player
    .icon = ⚖️
anno1800-verb-fetch = Fetch from the New World
    .name = fetch
    .description = While paying: take a resource from your New World islands
    .icon = 🌴
anno1800-verb-gift = Take a free resource
    .name = gift
    .description = While paying: take the free resource of a played card
    .icon = 🎁
anno1800-verb-labour = Exhaust a person
    .name = exhaust
    .description = While paying: exhaust a person that the cost asks for
    .icon = 😴
anno1800-verb-spend = Exhaust tokens
    .name = tokens
    .description = While paying: exhaust tokens that the cost asks for
    .icon = 🧭
anno1800-verb-return = Put a tile back
    .name = put_back
    .description = While building: put a built tile back on the board
    .icon = ↩️
anno1800-verb-finish = Finish
    .name = finish
    .description = While paying: finish a part whose resources are all there
    .icon = ✅
anno1800-verb-activate = Use a card
    .name = activate
    .description = Use the effect of a played card; this is free
    .icon = ✨
anno1800-verb-objective = Use an objective card
    .name = objective
    .description = Use Alonso Graves, Aarhant or the Editor; this is free
    .icon = 🎯
anno1800-verb-promote = Use a free upgrade
    .name = free_upgrade
    .description = Use an upgrade that a card gave you, before the turn ends
    .icon = 🎖️
anno1800-verb-shift = End a shift
    .name = shift
    .description = Pay gold to send somebody home; this is free
    .icon = 🔔
anno1800-verb-produce = Produce ahead
    .name = produce_ahead
    .description = Make a resource now for a later action of this turn
    .icon = ⏩
anno1800-verb-withdraw = Call it off
    .name = call_off
    .description = Stop paying; everything is as it was before
    .icon = ✖️
anno1800-verb-end_turn = End the turn
    .name = end
    .description = End your turn; what is unused lapses
    .icon = ⏭️
anno1800-verb-auto_end = When my turn ends
    .name = auto_end
    .description = Say when your turns end by themselves
    .icon = ⏱️

## Questions

anno1800-param-kind = What kind of tile?
    .name = kind
    .description = Who works there, or shipyards
anno1800-param-tile = What do you build?
    .name = tile
    .description = The industry or shipyard
anno1800-param-where = Where?
    .name = where
    .description = On the home island, on your other islands, in the district or exhausted
anno1800-param-field = On which field?
    .name = field
    .description = The field, as it stands in the picture
anno1800-param-pay = How do you pay?
    .name = pay
    .description = The way to pay; the best one if left out
    .others = Other ways to pay
anno1800-param-ship = Which ship? Add more, or go on.
    .name = ship
    .description = The ship that you build
anno1800-param-pile = Which kind of card?
    .name = pile
    .description = The deck, and what its cards bring
anno1800-param-card = Which card?
    .name = card
    .description = The population card
anno1800-param-tier = Who?
    .name = who
    .description = Farmer, worker, artisan, engineer or investor
anno1800-param-cards = How many cards?
    .name = cards
    .description = 1 to 3 cards
anno1800-param-objective = Which objective card?
    .name = objective
    .description = The objective card
anno1800-param-resource = Which resource?
    .name = resource
    .description = The resource
anno1800-param-seat = From whom?
    .name = player
    .description = The player who makes it
anno1800-param-tokens = With which tokens?
    .name = tokens
    .description = The tokens that you exhaust
anno1800-param-part = For which part?
    .name = part
    .description = The part of the action
anno1800-param-rule = When should your turns end by themselves?
    .name = when
    .description = When your turns end by themselves
anno1800-param-returned_where = Where is the tile that you put back?
    .name = from_where
    .description = On the home island or on your other islands
anno1800-param-returned = Which tile do you put back?
    .name = put_back
    .description = The tile that goes back to the board
anno1800-param-hire-tier = Whom do you hire?
anno1800-param-upgrade-tier = Who rises?
anno1800-param-promote-tier = Who rises free of charge?
anno1800-param-shift-tier = Whose shift ends?
anno1800-param-labour-tier = Who is exhausted?
anno1800-param-upgrade-where = Where is that person now?
anno1800-param-promote-where = Where is that person now?
anno1800-param-shift-where = Where is that person now?
anno1800-param-build-where = Where do you build it?
anno1800-param-work-field = Where do you produce?
anno1800-param-produce-field = Where do you produce?
anno1800-param-return-field = Which tile do you put back?
anno1800-param-play-card = Which card do you play?
anno1800-param-swap-pile = Which cards do you swap? Add up to three.
anno1800-param-swap-card = Which card do you swap?

## What is asked of a player

anno1800-task-wait = Nothing to do right now.
anno1800-task-act = Take an action. A city festival is always possible.
anno1800-task-extra = You have { $actions ->
        [one] an extra action
       *[other] { $actions } extra actions
    }: use it or end your turn.
anno1800-task-end = Use free actions, or end your turn.
anno1800-task-pay = Pay step by step: { $goal }. Then finish.
anno1800-task-pay_card = Pay step by step for the card, then finish.

## Choices and their details

anno1800-choice-word = { $word }
anno1800-choice-field = { $field }
anno1800-choice-effect = { $effect }
anno1800-choice-partner = { $partner }
anno1800-choice-tokens = { $parts }
anno1800-choice-rise = { $tier } → { $to }
anno1800-choice-done = That is all
    .icon = ✅
anno1800-choice-card = { $need } → { $effect }
anno1800-choice-cards = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
anno1800-choice-kind_workers = Industries for workers
    .icon = 👷
anno1800-choice-kind_artisans = Industries for artisans
    .icon = 🧑‍🏭
anno1800-choice-kind_engineers = Industries for engineers
    .icon = 🧑‍🔬
anno1800-choice-kind_shipyards = Shipyards
    .icon = ⚓
anno1800-choice-pile_fw_people = Farmer/Worker: people
    .icon = 👥
anno1800-choice-pile_fw_other = Farmer/Worker: upgrades, tokens, gold
    .icon = 🟦
anno1800-choice-pile_aei_deeds = Artisan/Engineer/Investor: actions, expeditions, discards
    .icon = ⚡
anno1800-choice-pile_aei_other = Artisan/Engineer/Investor: tokens, upgrades, New World
    .icon = 🟥
anno1800-choice-pile_nw = New World
    .icon = 🌴
anno1800-choice-where_home = On the home island
    .icon = 🏠
anno1800-choice-where_islands = On the Old World islands
    .icon = 🏝️
anno1800-choice-where_residence = In the residential district
    .icon = 🏘️
anno1800-choice-where_exhausted = In the exhausted area
    .icon = 😴
anno1800-choice-empty = free field
anno1800-choice-over = here: { $tile }
anno1800-choice-makes = { $resource } · { $tier }
anno1800-choice-gold = costs { $gold } gold
anno1800-choice-explore_tokens = { $tokens ->
        [one] 1 exploration token
       *[other] { $tokens } exploration tokens
    }
anno1800-choice-price = { $tokens ->
        [one] 1 trade token
       *[other] { $tokens } trade tokens
    }
anno1800-choice-tired = { $cubes ->
        [0] nobody is away
        [one] 1 person comes home
       *[other] { $cubes } people come home
    }
anno1800-choice-part = { $part }: { $goal }
anno1800-choice-alonso_graves = 3 exploration tokens and 3 gold for an extra action
anno1800-choice-aarhant = exhaust 1 investor for 5 gold
anno1800-choice-the_editor = 2 exploration tokens to put a hand card under its deck
anno1800-choice-lapse_action = an action is left; it would lapse
anno1800-choice-lapse_discard = you could still put hand cards under their decks
anno1800-choice-lapse_stock = what you produced ahead would lapse
anno1800-choice-lapse_upgrades = free upgrades would lapse
anno1800-choice-rule_when_nothing_left = When nothing is left to do
anno1800-choice-rule_always = Right after my last action
anno1800-choice-rule_never = Only when I say so

## Ways to pay

anno1800-choice-plan = { $plan ->
        [1] Best way
       *[other] Way { $plan }
    }
anno1800-choice-plan_free = costs you nothing
anno1800-choice-plan_uses = { $parts }
anno1800-choice-plan_trades = { $parts } · by trade: { $traded }
anno1800-choice-plan_cards = { $parts } · uses a card or Aarhant
anno1800-choice-no_gold = Without gold
anno1800-choice-no_trade = Without trade
anno1800-choice-own = Pay step by step
    .icon = 🧩
anno1800-choice-own_detail = choose every step yourself
anno1800-cost = { $parts }
anno1800-cost-free = free of charge
anno1800-goal-build = { $tile } on { $field }
anno1800-goal-play = { $card }
anno1800-goal-hire = new { $tier }
anno1800-goal-upgrade = { $tier } → { $to }

## Effects of the cards

anno1800-effect-gain_cubes = { $tier_id ->
        [farmer] { $cubes ->
                [one] 1 farmer
               *[other] { $cubes } farmers
            }
        [worker] { $cubes ->
                [one] 1 worker
               *[other] { $cubes } workers
            }
        [artisan] { $cubes ->
                [one] 1 artisan
               *[other] { $cubes } artisans
            }
        [engineer] { $cubes ->
                [one] 1 engineer
               *[other] { $cubes } engineers
            }
       *[other] { $cubes ->
                [one] 1 investor
               *[other] { $cubes } investors
            }
    }
anno1800-effect-tokens_gold = { $parts }
anno1800-effect-expedition = { $cards ->
        [one] 1 expedition card
       *[other] { $cards } expedition cards
    }
anno1800-effect-free_new_world = a free New World resource
anno1800-effect-upgrades = up to { $cubes } × { $tier } → { $to } free of charge
anno1800-effect-extra_action = an extra action
anno1800-effect-discard = up to { $cards } hand cards under their decks

## What happened

anno1800-event-objectives = Objective cards: { $cards }.
anno1800-event-begins = { $player } begins.
anno1800-event-turn_began = Round { $round }: it is the turn of { $player }.
anno1800-event-produced = { $player } makes { $resource }.
anno1800-event-traded = { $player } trades for { $resource }; { $partner } gets 1 gold.
anno1800-event-gift = { $player } gets { $resource } free of charge ({ $card }).
anno1800-event-shifted = { $player } ends a shift for { $gold } gold ({ $tier }).
anno1800-event-put_back = { $player } puts the tile of { $field } back: { $tile }.
anno1800-event-paid = { $player } uses for it: { $parts }.
anno1800-event-built = { $player } builds on { $field }: { $tile }.
anno1800-event-built_over = { $player } builds on { $field }: { $tile } over { $over }.
anno1800-event-played = { $player } plays a card for { $points } points: { $card }.
anno1800-event-hired = { $player } hires a new { $tier }.
anno1800-event-gained = { $player } gains { $tier_id ->
        [farmer] { $cubes ->
                [one] 1 farmer
               *[other] { $cubes } farmers
            }
        [worker] { $cubes ->
                [one] 1 worker
               *[other] { $cubes } workers
            }
        [artisan] { $cubes ->
                [one] 1 artisan
               *[other] { $cubes } artisans
            }
        [engineer] { $cubes ->
                [one] 1 engineer
               *[other] { $cubes } engineers
            }
       *[other] { $cubes ->
                [one] 1 investor
               *[other] { $cubes } investors
            }
    }.
anno1800-event-raised = { $player } upgrades: { $tier } → { $to }.
anno1800-event-drew = You draw: { $card }.
anno1800-event-drew_hidden = { $player } draws { $deck_id ->
        [deck_aei] an
       *[other] a
    } { $deck }.
anno1800-event-put_under = You put a card under its deck: { $card }.
anno1800-event-put_under_hidden = { $player } puts { $deck_id ->
        [deck_aei] an
       *[other] a
    } { $deck } under its deck.
anno1800-event-claimed = { $player } opens up an Old World island: { $island }.
anno1800-event-explored = { $player } explores a New World island: { $island }.
anno1800-event-expedition = You take an expedition card: { $card }.
anno1800-event-expedition_hidden = { $player } takes an expedition card.
anno1800-event-festival = { $player } celebrates a city festival: all people and tokens are back.
anno1800-event-activated = { $player } uses the effect of a card: { $effect } ({ $card }).
anno1800-event-objective = { $player } uses an objective card: { $card }.
anno1800-event-auto_end_when_nothing_left = Your turns now end by themselves when nothing is left to do.
anno1800-event-auto_end_always = Your turns now end right after your last action.
anno1800-event-auto_end_never = Your turns now end only when you say so.
anno1800-event-fireworks = { $player } has an empty hand and takes the fireworks tile! After this round there is one more.
anno1800-event-last_round = The last round begins: one more turn for everybody.
anno1800-event-over = The last round is over. Now the points are counted.
anno1800-event-round_limit = The round limit is reached: the game ends after { $rounds } rounds.
anno1800-cause-round_limit = The round limit is reached
anno1800-cause-points = The last round is played

## What stands in the way of a payment

anno1800-obstacle-none = something is missing
anno1800-obstacle-and =
    { $first }
    - { $rest }
anno1800-obstacle-nobody = { $resource }: nobody makes it
anno1800-obstacle-traded = { $resource }: already traded this turn
anno1800-obstacle-island = { $resource }: no island of yours has it
anno1800-obstacle-cube_none = { $resource }: no { $tier } is free
anno1800-obstacle-cube = { $resource }: no { $tier } is free; { $gold } more gold would do
anno1800-obstacle-tokens = { $resource }: { $short ->
        [one] 1 more trade token
       *[other] { $short } more trade tokens
    } would do
anno1800-obstacle-labour_none = no { $tier } is free
anno1800-obstacle-labour = no { $tier } is free; { $gold } more gold would do
anno1800-obstacle-spend = { $kind_id ->
        [trade_token] { $short ->
                [one] 1 more trade token
               *[other] { $short } more trade tokens
            }
       *[other] { $short ->
                [one] 1 more exploration token
               *[other] { $short } more exploration tokens
            }
    } would do
anno1800-obstacle-gold = { $short } more gold would do
anno1800-refused-no_plan =
    You cannot pay for this now:
    - { $reasons }

## Refusals

anno1800-refused-not_your_turn = It is another player’s turn.
anno1800-refused-not_running = The game has ended.
anno1800-refused-unknown_id = There is no such thing here. Choose one of the suggestions.
anno1800-refused-no_action_left = You have no action left this turn. End your turn, or use a free action.
anno1800-refused-payment_open = You are in the middle of paying. Finish that or call it off first.
anno1800-refused-not_paying = There is nothing to pay right now. Choose an action first.
anno1800-refused-no_free_workplace = Both workplaces are taken ({ $industry }). End a shift there first, for { $gold } gold.
anno1800-refused-no_cube = No { $tier } is free in your district. End a shift for gold, or celebrate a festival.
anno1800-refused-not_your_industry = You have no industry on { $field }. Choose another field.
anno1800-refused-partner_cannot = { $player } has no industry for { $resource }. Choose somebody else.
anno1800-refused-self_trade = You cannot trade with yourself. Choose another player.
anno1800-refused-already_traded = You have already traded this turn: { $resource }. Once a turn only; make it yourself.
anno1800-refused-not_tradable = Resources of the New World cannot be traded. You need an island of your own.
anno1800-refused-no_such_island = None of your New World islands has { $resource }. Explore another one.
anno1800-refused-not_enough_tokens = { $kind_id ->
        [trade_token] Trade tokens
       *[other] Exploration tokens
    }: you need { $need } and have { $ready } ready. A festival makes used ones ready again.
anno1800-refused-bad_pick = These tokens do not make exactly { $need }. Choose others.
anno1800-refused-beryl_absent = Exploration tokens count as trade tokens only when Beryl O’Mara is in play.
anno1800-refused-not_enough_gold = You need { $need } gold and have { $have }.
anno1800-refused-cube_not_there = There is no { $tier } at that place. Choose another place.
anno1800-refused-part_unpaid = Part { $part } is not paid yet. Still missing: { $missing }.
anno1800-refused-not_needed = This is not needed here, or it is paid already.
anno1800-refused-not_on_card = This card does not offer { $resource } ({ $card }).
anno1800-refused-step_not_allowed = That cannot be done while paying for this.
anno1800-refused-surplus = { $resource } would be left over. Make only what the action needs.
anno1800-refused-no_such_plan = That way to pay is not possible any more. Choose another one.
anno1800-refused-need_place = All fitting fields are taken. Name the field to build over.
anno1800-refused-sold_out = None is left on the board: { $tile }. Build something else.
anno1800-refused-already_owned = You already have this industry. One of each is the limit.
anno1800-refused-wrong_terrain = { $tile } does not fit on { $field }. Industries need land, shipyards the coast, ships the sea.
anno1800-refused-not_your_field = { $field } is not one of your fields.
anno1800-refused-must_overbuild_start = In the first edition { $tile } must be built over your { $start }.
anno1800-refused-too_many_ships = You have { $yards ->
        [one] 1 shipyard, so you can build 1 ship
       *[other] { $yards } shipyards, so you can build at most { $yards } ships
    } in one action.
anno1800-refused-ship_too_strong = { $tile } needs a free shipyard of strength { $strength }. Build one first.
anno1800-refused-field_used_twice = Two ships cannot take the same sea field. Choose another one.
anno1800-refused-yard_needed = Put the shipyard back only after the last ship of this action.
anno1800-refused-return_limit = Only one tile may be put back in one action.
anno1800-refused-nothing_to_return = There is no built tile on { $field }. Printed ones cannot be put back.
anno1800-refused-not_in_hand = This card is not in your hand.
anno1800-refused-deck_empty = That deck is used up, so its cards cannot be swapped ({ $deck }).
anno1800-refused-swap_count = Choose 1 to 3 different cards.
anno1800-refused-not_played = This card does not lie in front of you. Play it first.
anno1800-refused-discard_too_late = This effect works only in the turn in which the card is played.
anno1800-refused-not_active = The effect of this card has been used already.
anno1800-refused-discard_count = Choose at most 2 cards.
anno1800-refused-gift_in_payment = Use this card while you pay for something that needs the resource.
anno1800-refused-nothing_to_gain = This effect would bring you nothing now. Keep it for later.
anno1800-refused-hire_count = Choose 1 to 3 people.
anno1800-refused-no_cube_supply = No { $tier } is left in the supply. Choose somebody else.
anno1800-refused-deck_gold = The deck is used up ({ $deck }): a new { $tier } costs { $gold } gold more.
anno1800-refused-upgrade_count = Choose 1 to 3 upgrades.
anno1800-refused-top_tier = Nobody ranks above an investor. Choose somebody else.
anno1800-refused-no_free_upgrade = You have no free upgrade left for a { $tier }.
anno1800-refused-island_limit = You already have four islands of this kind; that is the limit.
anno1800-refused-stack_empty = The stack is empty: there is nothing left to take.
anno1800-refused-expedition_count = Choose 1 to 3 expedition cards.
anno1800-refused-objective_absent = This objective card is not in play: { $card }.
anno1800-refused-objective_used = Once a turn only, and you have used it already: { $card }.
anno1800-refused-produce_ahead_off = You can produce ahead only for an action still to come in this turn, and if the host allows it.
anno1800-refused-action_owed = Take an action first. A city festival is always possible.
anno1800-refused-no_change = That is how it is set already.

## Options of the host

anno1800-option-edition = Edition
    .description = Where worker versions may stand, and how many tiles may be put back
anno1800-option-edition-revised = revised: anywhere, one tile back
anno1800-option-edition-first = first: over the start industry, any tiles back
anno1800-option-objectives = Objective cards
    .description = How the five objective cards are chosen
anno1800-option-objectives-random = five at random
anno1800-option-objectives-first_game = the five for a first game
anno1800-option-objectives-effects = all four with effects, one other
anno1800-option-objectives-majorities = the five majorities
anno1800-option-objectives-industries = five for industries
anno1800-option-objectives-custom = those chosen below
anno1800-option-objective_1 = First objective card
    .description = A card that is in play in any case
anno1800-option-objective_2 = Second objective card
    .description = A card that is in play in any case
anno1800-option-objective_3 = Third objective card
    .description = A card that is in play in any case
anno1800-option-objective_4 = Fourth objective card
    .description = A card that is in play in any case
anno1800-option-objective_5 = Fifth objective card
    .description = A card that is in play in any case
anno1800-value-by_style = as the choice of cards says
anno1800-value-alonso_graves = { anno1800-alonso_graves }
anno1800-value-aarhant = { anno1800-aarhant }
anno1800-value-the_editor = { anno1800-the_editor }
anno1800-value-beryl_omara = { anno1800-beryl_omara }
anno1800-value-hannah_goode = { anno1800-hannah_goode }
anno1800-value-university = { anno1800-university }
anno1800-value-worlds_fair = { anno1800-worlds_fair }
anno1800-value-madame_kahina = { anno1800-madame_kahina }
anno1800-value-the_tourist = { anno1800-the_tourist }
anno1800-value-zoo = { anno1800-zoo }
anno1800-value-museum = { anno1800-museum }
anno1800-value-bente_jorgensen = { anno1800-bente_jorgensen }
anno1800-value-isabel_sarmento = { anno1800-isabel_sarmento }
anno1800-value-pyrphorians = { anno1800-pyrphorians }
anno1800-value-edvard_goode = { anno1800-edvard_goode }
anno1800-value-willie_wibblesock = { anno1800-willie_wibblesock }
anno1800-value-princess_qing = { anno1800-princess_qing }
anno1800-value-the_queen = { anno1800-the_queen }
anno1800-value-carl_von_malching = { anno1800-carl_von_malching }
anno1800-value-eli_bleakworth = { anno1800-eli_bleakworth }
anno1800-option-start_player = First player
    .description = Who begins; the others get more gold
anno1800-option-start_player-random = at random
anno1800-option-start_player-seat_1 = the first seat
anno1800-option-start_player-seat_2 = the second seat
anno1800-option-stock = Producing ahead
    .description = For how long a resource can be used
anno1800-option-stock-turn = allowed within a turn
anno1800-option-stock-action = not allowed
anno1800-option-round_limit = Round limit
    .description = After how many rounds the game ends at the latest
anno1800-option-round_limit-null = none
anno1800-option-auto_end = End of a turn
    .description = When turns end by themselves, until a player says otherwise
anno1800-option-auto_end-when_nothing_left = when nothing is left to do
anno1800-option-auto_end-always = right after the last action
anno1800-option-auto_end-never = only by command
