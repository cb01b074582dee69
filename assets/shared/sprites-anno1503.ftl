### Anno 1503: which sprite stands for which word. `sprite-<key>` is the name of a file in assets/sprites; a heading is the key
### `legend-<heading>` of a group in the legend.

## goods

sprite-anno1503-wood = wood
sprite-anno1503-stone = stone
sprite-anno1503-tool = tool
sprite-anno1503-cloth = cloth
sprite-anno1503-spice = spice
sprite-anno1503-tobacco = tobacco
sprite-anno1503-any = any
sprite-anno1503-gold = gold

## residents

sprite-anno1503-pioneer = pioneer
sprite-anno1503-settler = settler
sprite-anno1503-citizen = citizen
sprite-anno1503-merchant = merchant

## tiles

sprite-anno1503-trading_post = trading_post
sprite-anno1503-contract = contract
sprite-anno1503-treasure = treasure
sprite-anno1503-promotion = promotion

## buildings

sprite-anno1503-grand_trading_post = grand_trading_post
sprite-anno1503-fire_brigade = fire_brigade
sprite-anno1503-smithy = smithy
sprite-anno1503-church = church
sprite-anno1503-school = school
sprite-anno1503-bathhouse = bathhouse
sprite-anno1503-tavern = tavern
sprite-anno1503-shipyard = shipyard

## events

sprite-anno1503-pirate = pirate
sprite-anno1503-fire = fire
sprite-anno1503-golden_times = golden_times

## points

sprite-anno1503-vp_gold = gold
sprite-anno1503-vp_trading_posts = trading_post
sprite-anno1503-vp_contracts = contract
sprite-anno1503-vp_buildings = church
sprite-anno1503-vp_merchants = merchant

## verbs

sprite-anno1503-verb-lose_tile = pirate
sprite-anno1503-verb-sell = gold
sprite-anno1503-verb-develop = promotion
sprite-anno1503-verb-settle = pioneer
sprite-anno1503-verb-build_ship = ship
sprite-anno1503-verb-draw_card = card_back
sprite-anno1503-verb-sail = compass
sprite-anno1503-verb-discover = captain_telescope
