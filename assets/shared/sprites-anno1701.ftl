### Anno 1701: which sprite stands for which word. `sprite-<key>` is the name of a file in assets/sprites; a heading is the key
### `legend-<heading>` of a group in the legend.

## goods

sprite-anno1701-brick = a1701_brick
sprite-anno1701-wood = wood
sprite-anno1701-tool = tool
sprite-anno1701-cloth = cloth
sprite-anno1701-tobacco = tobacco
sprite-anno1701-rum = a1701_rum
sprite-anno1701-gold = gold

## residents

sprite-anno1701-settler = settler
sprite-anno1701-village_centre = a1701_village_centre
sprite-anno1701-citizen = citizen
sprite-anno1701-merchant = merchant
sprite-anno1701-aristocrat = a1701_aristocrat

## lands

sprite-anno1701-mountains = a1701_mountains
sprite-anno1701-forest = a1701_forest
sprite-anno1701-pasture = a1701_pasture
sprite-anno1701-clay_pit = a1701_clay_pit

## symbols

sprite-anno1701-cannons = a1701_cannon
sprite-anno1701-sacks = a1701_sack
sprite-anno1701-happy = a1701_happy
sprite-anno1701-sails = a1701_sail

## buildings

sprite-anno1701-fire_station = fire_brigade
sprite-anno1701-weaving_mill = a1701_weaving_mill
sprite-anno1701-brickworks = a1701_brickworks
sprite-anno1701-sawmill = a1701_sawmill
sprite-anno1701-toolmaker = smithy
sprite-anno1701-tavern = tavern
sprite-anno1701-chapel = a1701_chapel
sprite-anno1701-watchtower = a1701_watchtower
sprite-anno1701-market_hall = a1701_market_hall
sprite-anno1701-warehouse = a1701_warehouse
sprite-anno1701-university = a1701_university
sprite-anno1701-opera = a1701_opera
sprite-anno1701-theatre = a1701_theatre
sprite-anno1701-fortress = a1701_fortress
sprite-anno1701-gun_foundry = a1701_gun_foundry
sprite-anno1701-shipyard = shipyard
sprite-anno1701-trading_house = a1701_trading_house
sprite-anno1701-bank = a1701_bank
sprite-anno1701-cathedral = a1701_cathedral
sprite-anno1701-palace_garden = a1701_palace_garden
sprite-anno1701-stock_exchange = a1701_stock_exchange

## islands

sprite-anno1701-tobacco_field = a1701_tobacco_field
sprite-anno1701-sugar_cane = a1701_sugar_cane
sprite-anno1701-gold_land = a1701_gold_landscape
sprite-anno1701-harbour = a1701_harbour
sprite-anno1701-foreign_people = a1701_foreign_people

## events

sprite-anno1701-fire = fire
sprite-anno1701-tax = a1701_tax
sprite-anno1701-queen = a1701_queen
sprite-anno1701-free_trader = a1701_free_trader
sprite-anno1701-weak_pirate = pirate
sprite-anno1701-strong_pirate = pirate
sprite-anno1701-mighty_pirate = pirate
sprite-anno1701-castaways = a1701_castaways
sprite-anno1701-hurricane = a1701_hurricane

## favors

sprite-anno1701-sea_power = a1701_cannon
sprite-anno1701-trade_power = a1701_sack
sprite-anno1701-contentment = a1701_happy
sprite-anno1701-seven_colonies = a1701_seven_colonies
sprite-anno1701-residents = a1701_aristocrat
sprite-anno1701-honours = a1701_opera
sprite-anno1701-powers = a1701_favour
sprite-anno1701-donations = a1701_donate

## verbs

sprite-anno1701-verb-choose_tiles = tile_back
sprite-anno1701-verb-discard = fire
sprite-anno1701-verb-keep_tile = a1701_eye
sprite-anno1701-verb-place_tile = tile_back
sprite-anno1701-verb-build_resident = settler
sprite-anno1701-verb-build_building = a1701_warehouse
sprite-anno1701-verb-build_ship = ship
sprite-anno1701-verb-pay_favour = a1701_favour
sprite-anno1701-verb-donate = a1701_donate
sprite-anno1701-verb-found = a1701_colony
sprite-anno1701-verb-discover = captain_telescope
sprite-anno1701-verb-sail = compass
sprite-anno1701-verb-set_sail = a1701_sail
sprite-anno1701-verb-offer = a1701_free_trader
sprite-anno1701-choice-anchor = anchor
sprite-anno1701-choice-to_harbour = a1701_harbour
sprite-anno1701-choice-anchor_taken = a1701_colony
sprite-anno1701-choice-redraw = a1701_university
sprite-anno1701-choice-sell = gold
sprite-anno1701-choice-pay_pirate = gold
sprite-anno1701-choice-fight = a1701_cannon
sprite-anno1701-choice-order_keep = fire
sprite-anno1701-choice-order_keep_gold = gold
sprite-anno1701-choice-order_leader_on = a1701_queen
