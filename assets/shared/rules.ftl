### Which topics belong together, and which topic explains a refusal: the same in every language. The values are ids of topics.

## See also: anno1503

see-anno1503-goal = turn victory_points residents ships
see-anno1503-setup = ships island_finds docks turn
see-anno1503-turn = yield selling ships hand_limit
see-anno1503-yield = docks events orders
see-anno1503-events = pirate fire building_effects
see-anno1503-pirate = docks building_effects orders
see-anno1503-fire = residents building_effects
see-anno1503-residents = costs developing buildings
see-anno1503-developing = costs residents selling
see-anno1503-selling = costs building_effects buying hand_limit
see-anno1503-buying = selling docks yield
see-anno1503-buildings = public_buildings residents victory_points
see-anno1503-building_effects = public_buildings buildings events
see-anno1503-ships = discovering building_effects costs
see-anno1503-discovering = tiles ships docks
see-anno1503-tiles = island_finds docks discovering
see-anno1503-docks = tiles yield buying pirate
see-anno1503-victory_points = ending buildings docks
see-anno1503-hand_limit = selling orders
see-anno1503-secrets = discovering undo
see-anno1503-orders = yield pirate events
see-anno1503-undo = secrets turn
see-anno1503-ending = victory_points turn
see-anno1503-costs = residents selling ships
see-anno1503-public_buildings = building_effects buildings
see-anno1503-island_finds = tiles discovering docks

## See also: anno1701

see-anno1701-goal = turn favours residents ending
see-anno1701-setup = tiles ships turn
see-anno1701-turn = yield trade ships
see-anno1701-yield = islands riot colonies
see-anno1701-events = event_cards buildings_one orders
see-anno1701-riot = events ending exchange
see-anno1701-trade = orders turn exchange
see-anno1701-orders = events trade
see-anno1701-residents = costs favours islands
see-anno1701-buildings = costs tiles stack_one stack_two
see-anno1701-tiles = buildings stack_one stack_two residents
see-anno1701-buildings_one = stack_one buildings exchange
see-anno1701-buildings_two = stack_two buildings favours
see-anno1701-exchange = buildings_one trade riot
see-anno1701-donations = favours riot ending
see-anno1701-ships = discovering colonies encounters costs
see-anno1701-discovering = islands colonies secrets
see-anno1701-colonies = islands ships yield favours
see-anno1701-islands = colonies yield powers
see-anno1701-encounters = encounter_cards pirates ships
see-anno1701-pirates = encounter_cards encounters ships
see-anno1701-favours = residents powers donations ending
see-anno1701-powers = favours buildings islands
see-anno1701-secrets = discovering orders
see-anno1701-ending = favours riot
see-anno1701-costs = residents buildings ships
see-anno1701-stack_one = buildings_one tiles costs
see-anno1701-stack_two = buildings_two tiles costs
see-anno1701-encounter_cards = encounters pirates
see-anno1701-event_cards = events

## See also: anno1800

see-anno1800-goal = turn cards production scoring
see-anno1800-setup = start_industries objectives turn
see-anno1800-turn = building cards hire festival
see-anno1800-production = industries paying shift festival
see-anno1800-trade = tokens paying production
see-anno1800-shift = people festival paying
see-anno1800-paying = production trade shift
see-anno1800-building = industries overbuilding ships
see-anno1800-overbuilding = building old_world start_industries
see-anno1800-ships = fleet tokens building
see-anno1800-tokens = trade ships festival
see-anno1800-cards = effects cards_fw cards_aei swap
see-anno1800-effects = cards expedition new_world upgrade
see-anno1800-swap = cards hire
see-anno1800-hire = people upgrade cards
see-anno1800-upgrade = people hire production
see-anno1800-old_world = building tokens
see-anno1800-new_world = industries cards_nw tokens
see-anno1800-expedition = expedition_cards scoring tokens
see-anno1800-festival = production tokens shift
see-anno1800-objectives = objective_cards objective_points
see-anno1800-objective_points = objective_cards scoring objectives
see-anno1800-secrets = cards expedition
see-anno1800-ending = scoring cards
see-anno1800-scoring = cards expedition objective_points ending
see-anno1800-industries = building production start_industries
see-anno1800-start_industries = production overbuilding
see-anno1800-fleet = ships tokens
see-anno1800-people = hire upgrade shift
see-anno1800-cards_fw = cards effects
see-anno1800-cards_aei = cards effects
see-anno1800-cards_nw = cards new_world effects
see-anno1800-objective_cards = objectives objective_points
see-anno1800-expedition_cards = expedition scoring

## See also: mille-fiori

see-mille-fiori-goal = turn round bonus
see-mille-fiori-setup = card_kinds round ending
see-mille-fiori-round = choosing turn extra
see-mille-fiori-choosing = turn plans options
see-mille-fiori-turn = workshops houses sailing
see-mille-fiori-workshops = points extra bonus
see-mille-fiori-houses = points extra bonus
see-mille-fiori-people = points extra bonus
see-mille-fiori-trade = harbor extra bonus
see-mille-fiori-harbor = trade sailing points
see-mille-fiori-sailing = sea_fields harbor extra
see-mille-fiori-bonus = points ending
see-mille-fiori-extra = workshops houses sailing
see-mille-fiori-plans = choosing turn
see-mille-fiori-ending = bonus setup
see-mille-fiori-options = choosing ending setup
see-mille-fiori-card_kinds = setup sailing
see-mille-fiori-points = workshops houses people harbor
see-mille-fiori-sea_fields = sailing extra

## See also: table

see-table-panel = recommended undo refusals
see-table-recommended = panel computers
see-table-undo = panel privacy
see-table-refusals = panel undo
see-table-pace = reminders pause
see-table-reminders = pace pause privacy
see-table-pause = pace computers leaving
see-table-computers = recommended leaving
see-table-privacy = undo reminders
see-table-leaving = pause computers

## Refusals: anno1503

why-anno1503-already_sold = selling
why-anno1503-already_used = building_effects
why-anno1503-bad_orders = orders
why-anno1503-building_needed = buildings
why-anno1503-building_not_available = buildings
why-anno1503-building_owned = buildings
why-anno1503-buy_limit = buying
why-anno1503-cannot_pay = costs
why-anno1503-choice_pending = yield
why-anno1503-discard_needed = hand_limit
why-anno1503-discard_wrong = hand_limit
why-anno1503-dock_taken = docks
why-anno1503-empty_field = residents
why-anno1503-empty_hand = building_effects
why-anno1503-game_over = ending
why-anno1503-home_taken = setup
why-anno1503-island_full = residents
why-anno1503-island_square = ships
why-anno1503-no_brown_dock = docks
why-anno1503-no_building_here = buildings
why-anno1503-no_building_left = buildings
why-anno1503-no_card = selling
why-anno1503-no_citizen_tile = developing
why-anno1503-no_grand_trading_post = building_effects
why-anno1503-no_grey_dock = docks
why-anno1503-no_pioneer_tile = residents
why-anno1503-no_points = ships
why-anno1503-no_ship_left = ships
why-anno1503-no_such_ship = ships
why-anno1503-no_tile = discovering
why-anno1503-not_adjacent = ships
why-anno1503-not_docked = docks
why-anno1503-not_enough_gold = buying
why-anno1503-not_next_to = discovering
why-anno1503-not_offered = yield
why-anno1503-not_your_turn = turn
why-anno1503-own_hand = building_effects
why-anno1503-promotion_impossible = tiles
why-anno1503-resigned = undo
why-anno1503-supply_empty = yield
why-anno1503-top_step = developing
why-anno1503-wrong_good = selling
why-anno1503-wrong_phase = turn

## Refusals: anno1701

why-anno1701-all_residents = residents
why-anno1701-already_built = buildings
why-anno1701-already_used = exchange
why-anno1701-bad_list = orders
why-anno1701-bad_order = orders
why-anno1701-cannot_pay = trade
why-anno1701-cannot_pay_pirate = pirates
why-anno1701-donations_full = donations
why-anno1701-empty_side = trade
why-anno1701-favour_taken = favours
why-anno1701-game_over = ending
why-anno1701-gone = trade
why-anno1701-land = ships
why-anno1701-meadow_free = tiles
why-anno1701-need_citizen = tiles
why-anno1701-need_two = setup
why-anno1701-no_advantage = exchange
why-anno1701-no_anchor = colonies
why-anno1701-no_colony_left = colonies
why-anno1701-no_favour_field = favours
why-anno1701-no_points = ships
why-anno1701-no_room = tiles
why-anno1701-no_sack = encounters
why-anno1701-no_ship_left = ships
why-anno1701-no_shipyard = buildings_two
why-anno1701-no_stone = favours
why-anno1701-no_tile = buildings
why-anno1701-no_university = encounters
why-anno1701-not_addressed = trade
why-anno1701-not_adjacent = ships
why-anno1701-not_at_sea = ships
why-anno1701-not_built = buildings
why-anno1701-not_covered = trade
why-anno1701-not_dealt = setup
why-anno1701-not_enough_gold = exchange
why-anno1701-not_enough_goods = costs
why-anno1701-not_nearer = pirates
why-anno1701-not_placeable = tiles
why-anno1701-not_searched = tiles
why-anno1701-not_with_active = trade
why-anno1701-not_your_offer = trade
why-anno1701-not_your_turn = turn
why-anno1701-nothing_hidden = discovering
why-anno1701-pending = turn
why-anno1701-same_good = exchange
why-anno1701-same_item = trade
why-anno1701-ship_done = ships
why-anno1701-site_taken = colonies
why-anno1701-stack_empty = tiles
why-anno1701-supply_empty = exchange
why-anno1701-too_many_offers = trade
why-anno1701-too_much = trade
why-anno1701-trade_off = trade
why-anno1701-visited = ships
why-anno1701-wrong_number = events
why-anno1701-wrong_phase = turn

## Refusals: anno1800

why-anno1800-action_owed = turn
why-anno1800-already_owned = building
why-anno1800-already_traded = trade
why-anno1800-bad_pick = tokens
why-anno1800-beryl_absent = objectives
why-anno1800-cube_not_there = shift
why-anno1800-deck_empty = swap
why-anno1800-deck_gold = hire
why-anno1800-discard_count = effects
why-anno1800-discard_too_late = effects
why-anno1800-expedition_count = expedition
why-anno1800-field_used_twice = overbuilding
why-anno1800-gift_in_payment = paying
why-anno1800-hire_count = hire
why-anno1800-island_limit = old_world
why-anno1800-must_overbuild_start = overbuilding
why-anno1800-need_place = building
why-anno1800-no_action_left = turn
why-anno1800-no_change = turn
why-anno1800-no_cube = production
why-anno1800-no_cube_supply = hire
why-anno1800-no_free_upgrade = upgrade
why-anno1800-no_free_workplace = production
why-anno1800-no_plan = paying
why-anno1800-no_such_island = new_world
why-anno1800-no_such_plan = paying
why-anno1800-not_active = effects
why-anno1800-not_enough_gold = shift
why-anno1800-not_enough_tokens = tokens
why-anno1800-not_in_hand = cards
why-anno1800-not_needed = paying
why-anno1800-not_on_card = effects
why-anno1800-not_paying = paying
why-anno1800-not_played = effects
why-anno1800-not_running = ending
why-anno1800-not_tradable = trade
why-anno1800-not_your_field = building
why-anno1800-not_your_industry = production
why-anno1800-not_your_turn = turn
why-anno1800-nothing_to_gain = effects
why-anno1800-nothing_to_return = overbuilding
why-anno1800-objective_absent = objectives
why-anno1800-objective_used = objectives
why-anno1800-part_unpaid = paying
why-anno1800-partner_cannot = trade
why-anno1800-payment_open = paying
why-anno1800-produce_ahead_off = production
why-anno1800-return_limit = overbuilding
why-anno1800-self_trade = trade
why-anno1800-ship_too_strong = ships
why-anno1800-sold_out = building
why-anno1800-stack_empty = old_world
why-anno1800-step_not_allowed = paying
why-anno1800-surplus = paying
why-anno1800-swap_count = swap
why-anno1800-too_many_ships = ships
why-anno1800-top_tier = upgrade
why-anno1800-upgrade_count = upgrade
why-anno1800-wrong_terrain = building
why-anno1800-yard_needed = ships

## Refusals: mille-fiori

why-mille-fiori-card_not_chosen = choosing
why-mille-fiori-card_not_in_display = extra
why-mille-fiori-card_not_in_hand = turn
why-mille-fiori-choose_first = choosing
why-mille-fiori-field_taken = turn
why-mille-fiori-game_over = ending
why-mille-fiori-house_not_next = houses
why-mille-fiori-impossible = plans
why-mille-fiori-locked = choosing
why-mille-fiori-no_extra_pending = extra
why-mille-fiori-no_plan = plans
why-mille-fiori-no_rhomb = turn
why-mille-fiori-not_a_player = turn
why-mille-fiori-not_supported = people
why-mille-fiori-not_your_turn = turn
why-mille-fiori-ship_at_end = sailing
why-mille-fiori-too_long = plans
why-mille-fiori-unknown_card = card_kinds
why-mille-fiori-wrong_area = turn
why-mille-fiori-wrong_phase = turn
why-mille-fiori-wrong_symbol = card_kinds
why-mille-fiori-your_turn = turn

## Refusals that all games share: topics on how it works here

why-unknown_id = refusals
why-undo_nothing = undo
why-undo_other_acted = undo
why-undo_revealed = undo
why-undo_in_the_way = undo
why-redo_nothing = undo
why-redo_not_yours = undo

## How many minutes a game takes at one table: on the cards of the local table

anno1503-minutes = 90
anno1701-minutes = 90
anno1800-minutes = 120
mille-fiori-minutes = 75
