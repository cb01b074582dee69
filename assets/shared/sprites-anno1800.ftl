### Anno 1800: which sprite stands for which word. `sprite-<key>` is the name of a file in assets/sprites; a heading is the key
### `legend-<heading>` of a group in the legend.

## people

sprite-anno1800-farmer = a1800_farmer
sprite-anno1800-worker = a1800_worker
sprite-anno1800-artisan = a1800_artisan
sprite-anno1800-engineer = a1800_engineer
sprite-anno1800-investor = a1800_investor

## resources

sprite-anno1800-planks = a1800_planks
sprite-anno1800-grain = a1800_grain
sprite-anno1800-potatoes = a1800_potatoes
sprite-anno1800-pigs = a1800_pigs
sprite-anno1800-wool = a1800_wool
sprite-anno1800-coal = a1800_coal
sprite-anno1800-bricks = a1800_bricks
sprite-anno1800-goods = a1800_goods
sprite-anno1800-steel = a1800_steel
sprite-anno1800-sails = a1800_sails
sprite-anno1800-glass = a1800_glass
sprite-anno1800-brass = a1800_brass
sprite-anno1800-windows = a1800_windows
sprite-anno1800-dynamite = a1800_dynamite
sprite-anno1800-cannons = a1800_cannons
sprite-anno1800-steam_engines = a1800_steam_engines
sprite-anno1800-beer = a1800_beer
sprite-anno1800-bread = a1800_bread
sprite-anno1800-schnapps = a1800_schnapps
sprite-anno1800-sausages = a1800_sausages
sprite-anno1800-soap = a1800_soap
sprite-anno1800-canned_food = a1800_canned_food
sprite-anno1800-work_clothes = a1800_work_clothes
sprite-anno1800-cotton_fabric = a1800_cotton_fabric
sprite-anno1800-coffee = a1800_coffee
sprite-anno1800-rum = a1800_rum
sprite-anno1800-cigars = a1800_cigars
sprite-anno1800-chocolate = a1800_chocolate
sprite-anno1800-champagne = a1800_champagne
sprite-anno1800-spectacles = a1800_spectacles
sprite-anno1800-pocket_watches = a1800_pocket_watches
sprite-anno1800-sewing_machines = a1800_sewing_machines
sprite-anno1800-fur_coats = a1800_fur_coats
sprite-anno1800-steam_carriages = a1800_steam_carriages
sprite-anno1800-bicycles = a1800_bicycles
sprite-anno1800-light_bulbs = a1800_light_bulbs
sprite-anno1800-gramophones = a1800_gramophones
sprite-anno1800-heavy_weapons = a1800_heavy_weapons

## new_world

sprite-anno1800-cotton = a1800_cotton
sprite-anno1800-cacao = a1800_cacao
sprite-anno1800-coffee_beans = a1800_coffee_beans
sprite-anno1800-rubber = a1800_rubber
sprite-anno1800-sugar_cane = a1800_sugar_cane
sprite-anno1800-tobacco = tobacco

## industries

sprite-anno1800-sawmill_start = a1800_planks
sprite-anno1800-grain_farm_start = a1800_grain
sprite-anno1800-potato_farm_start = a1800_potatoes
sprite-anno1800-pig_farm_start = a1800_pigs
sprite-anno1800-sheep_farm_start = a1800_wool
sprite-anno1800-charcoal_kiln_start = a1800_coal
sprite-anno1800-brickworks_start = a1800_bricks
sprite-anno1800-warehouse_start = a1800_goods
sprite-anno1800-steelworks_start = a1800_steel
sprite-anno1800-sailmakers_start = a1800_sails
sprite-anno1800-sawmill_worker = a1800_planks
sprite-anno1800-charcoal_kiln_worker = a1800_coal
sprite-anno1800-brickworks_worker = a1800_bricks
sprite-anno1800-warehouse_worker = a1800_goods
sprite-anno1800-steelworks_worker = a1800_steel
sprite-anno1800-sailmakers_worker = a1800_sails
sprite-anno1800-brewery = a1800_beer
sprite-anno1800-bakery = a1800_bread
sprite-anno1800-schnapps_distillery = a1800_schnapps
sprite-anno1800-glassworks = a1800_glass
sprite-anno1800-sausage_factory = a1800_sausages
sprite-anno1800-soap_factory = a1800_soap
sprite-anno1800-cannery = a1800_canned_food
sprite-anno1800-clothes_factory = a1800_work_clothes
sprite-anno1800-cotton_mill_worker = a1800_cotton_fabric
sprite-anno1800-cotton_mill_artisan = a1800_cotton_fabric
sprite-anno1800-coffee_roastery = a1800_coffee
sprite-anno1800-rum_distillery = a1800_rum
sprite-anno1800-cigar_factory = a1800_cigars
sprite-anno1800-chocolate_factory = a1800_chocolate
sprite-anno1800-brass_foundry = a1800_brass
sprite-anno1800-window_factory = a1800_windows
sprite-anno1800-champagne_cellar = a1800_champagne
sprite-anno1800-spectacle_factory = a1800_spectacles
sprite-anno1800-clockmakers = a1800_pocket_watches
sprite-anno1800-sewing_machine_factory = a1800_sewing_machines
sprite-anno1800-furrier = a1800_fur_coats
sprite-anno1800-dynamite_factory = a1800_dynamite
sprite-anno1800-cannon_foundry = a1800_cannons
sprite-anno1800-motor_works = a1800_steam_engines
sprite-anno1800-steam_carriage_factory = a1800_steam_carriages
sprite-anno1800-bicycle_factory = a1800_bicycles
sprite-anno1800-light_bulb_factory = a1800_light_bulbs
sprite-anno1800-gramophone_factory = a1800_gramophones
sprite-anno1800-heavy_weapons_factory = a1800_heavy_weapons

## ships

sprite-anno1800-shipyard_1 = shipyard
sprite-anno1800-shipyard_2 = shipyard
sprite-anno1800-shipyard_3 = shipyard
sprite-anno1800-trade_ship_1 = a1800_trade_ship
sprite-anno1800-trade_ship_2 = a1800_trade_ship
sprite-anno1800-trade_ship_3 = a1800_trade_ship
sprite-anno1800-explore_ship_1 = a1800_explore_ship
sprite-anno1800-explore_ship_2 = a1800_explore_ship
sprite-anno1800-explore_ship_3 = a1800_explore_ship

## tokens

sprite-anno1800-trade_token = a1800_trade_token
sprite-anno1800-explore_token = a1800_explore_token
sprite-anno1800-card_token = a1800_trade_token
sprite-anno1800-gold = gold

## decks

sprite-anno1800-deck_fw = a1800_deck_fw
sprite-anno1800-deck_aei = a1800_deck_aei
sprite-anno1800-deck_nw = a1800_deck_nw

## islands

sprite-anno1800-ow_meadow = a1800_island_old
sprite-anno1800-ow_quarters = a1800_island_old
sprite-anno1800-ow_guild = a1800_island_old
sprite-anno1800-ow_storehouse = a1800_island_old
sprite-anno1800-ow_claypit = a1800_island_old
sprite-anno1800-ow_ember = a1800_island_old
sprite-anno1800-ow_forge = a1800_island_old
sprite-anno1800-ow_loom = a1800_island_old
sprite-anno1800-ow_merchant = a1800_island_old
sprite-anno1800-ow_lookout = a1800_island_old
sprite-anno1800-ow_slipway = a1800_island_old
sprite-anno1800-ow_compass = a1800_island_old
sprite-anno1800-nwi_1 = a1800_island_new
sprite-anno1800-nwi_2 = a1800_island_new
sprite-anno1800-nwi_3 = a1800_island_new
sprite-anno1800-nwi_4 = a1800_island_new
sprite-anno1800-nwi_5 = a1800_island_new
sprite-anno1800-nwi_6 = a1800_island_new
sprite-anno1800-nwi_7 = a1800_island_new
sprite-anno1800-nwi_8 = a1800_island_new

## objectives

sprite-anno1800-alonso_graves = a1800_objective
sprite-anno1800-aarhant = a1800_objective
sprite-anno1800-the_editor = a1800_objective
sprite-anno1800-beryl_omara = a1800_objective
sprite-anno1800-hannah_goode = a1800_objective
sprite-anno1800-university = a1800_objective
sprite-anno1800-worlds_fair = a1800_objective
sprite-anno1800-madame_kahina = a1800_objective
sprite-anno1800-the_tourist = a1800_objective
sprite-anno1800-zoo = a1800_zoo
sprite-anno1800-museum = a1800_museum
sprite-anno1800-bente_jorgensen = a1800_objective
sprite-anno1800-isabel_sarmento = a1800_objective
sprite-anno1800-pyrphorians = a1800_objective
sprite-anno1800-edvard_goode = a1800_objective
sprite-anno1800-willie_wibblesock = a1800_objective
sprite-anno1800-princess_qing = a1800_objective
sprite-anno1800-the_queen = a1800_objective
sprite-anno1800-carl_von_malching = a1800_objective
sprite-anno1800-eli_bleakworth = a1800_objective

## expeditions

sprite-anno1800-exp_01 = a1800_expedition
sprite-anno1800-exp_02 = a1800_expedition
sprite-anno1800-exp_03 = a1800_expedition
sprite-anno1800-exp_04 = a1800_expedition
sprite-anno1800-exp_05 = a1800_expedition
sprite-anno1800-exp_06 = a1800_expedition
sprite-anno1800-exp_07 = a1800_expedition
sprite-anno1800-exp_08 = a1800_expedition
sprite-anno1800-exp_09 = a1800_expedition
sprite-anno1800-exp_10 = a1800_expedition
sprite-anno1800-exp_11 = a1800_expedition
sprite-anno1800-exp_12 = a1800_expedition
sprite-anno1800-exp_13 = a1800_expedition
sprite-anno1800-exp_14 = a1800_expedition
sprite-anno1800-exp_15 = a1800_expedition
sprite-anno1800-exp_16 = a1800_expedition
sprite-anno1800-exp_17 = a1800_expedition
sprite-anno1800-exp_18 = a1800_expedition
sprite-anno1800-exp_19 = a1800_expedition
sprite-anno1800-exp_20 = a1800_expedition
sprite-anno1800-exp_21 = a1800_expedition
sprite-anno1800-exp_22 = a1800_expedition

## effects

sprite-anno1800-fw_01 = a1800_cube_farmer
sprite-anno1800-fw_02 = a1800_cube_farmer
sprite-anno1800-fw_03 = a1800_cube_farmer
sprite-anno1800-fw_04 = a1800_cube_worker
sprite-anno1800-fw_05 = a1800_cube_worker
sprite-anno1800-fw_06 = a1800_cube_worker
sprite-anno1800-fw_07 = a1800_cube_worker
sprite-anno1800-fw_08 = a1800_cube_worker
sprite-anno1800-fw_09 = a1800_cube_worker
sprite-anno1800-fw_10 = a1800_cube_artisan
sprite-anno1800-fw_11 = a1800_cube_artisan
sprite-anno1800-fw_12 = a1800_cube_artisan
sprite-anno1800-fw_13 = a1800_cube_artisan
sprite-anno1800-fw_14 = a1800_cube_artisan
sprite-anno1800-fw_15 = a1800_cube_artisan
sprite-anno1800-fw_16 = a1800_cube_artisan
sprite-anno1800-fw_17 = a1800_cube_engineer
sprite-anno1800-fw_18 = a1800_cube_engineer
sprite-anno1800-fw_19 = a1800_cube_engineer
sprite-anno1800-fw_20 = a1800_cube_engineer
sprite-anno1800-fw_21 = a1800_cube_engineer
sprite-anno1800-fw_22 = a1800_cube_engineer
sprite-anno1800-fw_23 = a1800_cube_engineer
sprite-anno1800-fw_24 = a1800_upgrade
sprite-anno1800-fw_25 = a1800_upgrade
sprite-anno1800-fw_26 = a1800_upgrade
sprite-anno1800-fw_27 = a1800_upgrade
sprite-anno1800-fw_28 = a1800_upgrade
sprite-anno1800-fw_29 = a1800_upgrade
sprite-anno1800-fw_30 = a1800_upgrade
sprite-anno1800-fw_31 = a1800_upgrade
sprite-anno1800-fw_32 = a1800_trade_token
sprite-anno1800-fw_33 = a1800_trade_token
sprite-anno1800-fw_34 = a1800_trade_token
sprite-anno1800-fw_35 = a1800_trade_token
sprite-anno1800-fw_36 = a1800_trade_token
sprite-anno1800-fw_37 = a1800_trade_token
sprite-anno1800-fw_38 = a1800_trade_token
sprite-anno1800-fw_39 = a1800_trade_token
sprite-anno1800-fw_40 = a1800_trade_token
sprite-anno1800-fw_41 = gold
sprite-anno1800-fw_42 = gold
sprite-anno1800-fw_43 = gold
sprite-anno1800-fw_44 = gold
sprite-anno1800-fw_45 = gold
sprite-anno1800-fw_46 = gold
sprite-anno1800-aei_01 = a1800_expedition
sprite-anno1800-aei_02 = a1800_expedition
sprite-anno1800-aei_03 = a1800_expedition
sprite-anno1800-aei_04 = a1800_extra_action
sprite-anno1800-aei_05 = a1800_extra_action
sprite-anno1800-aei_06 = a1800_extra_action
sprite-anno1800-aei_07 = a1800_extra_action
sprite-anno1800-aei_08 = a1800_extra_action
sprite-anno1800-aei_09 = a1800_extra_action
sprite-anno1800-aei_10 = a1800_extra_action
sprite-anno1800-aei_11 = a1800_extra_action
sprite-anno1800-aei_12 = a1800_extra_action
sprite-anno1800-aei_13 = a1800_extra_action
sprite-anno1800-aei_14 = a1800_discard
sprite-anno1800-aei_15 = a1800_discard
sprite-anno1800-aei_16 = a1800_discard
sprite-anno1800-aei_17 = a1800_discard
sprite-anno1800-aei_18 = a1800_discard
sprite-anno1800-aei_19 = a1800_discard
sprite-anno1800-aei_20 = a1800_discard
sprite-anno1800-aei_21 = a1800_explore_token
sprite-anno1800-aei_22 = a1800_explore_token
sprite-anno1800-aei_23 = a1800_explore_token
sprite-anno1800-aei_24 = a1800_upgrade
sprite-anno1800-aei_25 = a1800_upgrade
sprite-anno1800-aei_26 = a1800_upgrade
sprite-anno1800-aei_27 = a1800_upgrade
sprite-anno1800-aei_28 = a1800_free_new_world
sprite-anno1800-aei_29 = a1800_free_new_world
sprite-anno1800-aei_30 = a1800_trade_token
sprite-anno1800-aei_31 = a1800_trade_token
sprite-anno1800-aei_32 = a1800_trade_token
sprite-anno1800-nw_01 = a1800_extra_action
sprite-anno1800-nw_02 = a1800_extra_action
sprite-anno1800-nw_03 = a1800_extra_action
sprite-anno1800-nw_04 = a1800_extra_action
sprite-anno1800-nw_05 = a1800_extra_action
sprite-anno1800-nw_06 = a1800_extra_action
sprite-anno1800-nw_07 = a1800_expedition
sprite-anno1800-nw_08 = a1800_expedition
sprite-anno1800-nw_09 = a1800_expedition
sprite-anno1800-nw_10 = a1800_expedition
sprite-anno1800-nw_11 = a1800_expedition
sprite-anno1800-nw_12 = a1800_expedition
sprite-anno1800-nw_13 = a1800_expedition
sprite-anno1800-nw_14 = a1800_expedition
sprite-anno1800-nw_15 = a1800_discard
sprite-anno1800-nw_16 = a1800_discard
sprite-anno1800-nw_17 = a1800_discard
sprite-anno1800-nw_18 = a1800_discard
sprite-anno1800-nw_19 = a1800_explore_token
sprite-anno1800-nw_20 = a1800_trade_token
sprite-anno1800-nw_21 = a1800_trade_token
sprite-anno1800-nw_22 = a1800_trade_token
sprite-anno1800-nw_23 = a1800_trade_token
sprite-anno1800-nw_24 = a1800_trade_token

## score

sprite-anno1800-score_cards = a1800_deck_fw
sprite-anno1800-score_expeditions = a1800_expedition
sprite-anno1800-score_gold = gold
sprite-anno1800-score_fireworks = a1800_fireworks

## verbs

sprite-anno1800-verb-play = a1800_deck_fw
sprite-anno1800-verb-build = a1800_factory
sprite-anno1800-verb-ships = a1800_trade_ship
sprite-anno1800-verb-hire = a1800_hire
sprite-anno1800-verb-upgrade = a1800_upgrade
sprite-anno1800-verb-claim = a1800_island_old
sprite-anno1800-verb-explore = a1800_island_new
sprite-anno1800-verb-expedition = a1800_expedition
sprite-anno1800-verb-swap = a1800_discard
sprite-anno1800-verb-festival = a1800_festival
sprite-anno1800-verb-work = a1800_worker
sprite-anno1800-verb-trade = a1800_trade_token
sprite-anno1800-verb-fetch = a1800_island_new
sprite-anno1800-verb-labour = a1800_exhausted
sprite-anno1800-verb-spend = a1800_explore_token
sprite-anno1800-verb-activate = a1800_extra_action
sprite-anno1800-verb-objective = a1800_objective
sprite-anno1800-verb-promote = a1800_upgrade
sprite-anno1800-verb-shift = a1800_shift
sprite-anno1800-choice-kind_workers = a1800_worker
sprite-anno1800-choice-kind_artisans = a1800_artisan
sprite-anno1800-choice-kind_engineers = a1800_engineer
sprite-anno1800-choice-kind_shipyards = shipyard
sprite-anno1800-choice-pile_fw_people = a1800_farmer
sprite-anno1800-choice-pile_fw_other = a1800_deck_fw
sprite-anno1800-choice-pile_aei_deeds = a1800_extra_action
sprite-anno1800-choice-pile_aei_other = a1800_deck_aei
sprite-anno1800-choice-pile_nw = a1800_deck_nw
sprite-anno1800-choice-where_home = a1800_island_home
sprite-anno1800-choice-where_islands = a1800_island_old
sprite-anno1800-choice-where_residence = house
sprite-anno1800-choice-where_exhausted = a1800_exhausted
