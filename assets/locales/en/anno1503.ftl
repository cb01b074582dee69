# Anno 1503: every word of the game, in English.

anno1503-title = Anno 1503
anno1503-tagline = Settle your home island, sail to new shores, be the first with three victory points.

## Goods

anno1503-wood = wood
anno1503-stone = stone
anno1503-tool =
    { $pieces ->
        [one] tool
       *[other] tools
    }
    .alone = tools
anno1503-cloth = cloth
anno1503-spice = spice
anno1503-tobacco = tobacco
anno1503-any = any good
anno1503-gold = gold

## Residents

anno1503-pioneer =
    { $pieces ->
        [one] pioneer
       *[other] pioneers
    }
anno1503-settler =
    { $pieces ->
        [one] settler
       *[other] settlers
    }
anno1503-citizen =
    { $pieces ->
        [one] citizen
       *[other] citizens
    }
anno1503-merchant =
    { $pieces ->
        [one] merchant
       *[other] merchants
    }

## Island tiles

anno1503-trading_post = trading post
anno1503-contract = trade contract
anno1503-treasure = treasure
anno1503-promotion = promotion

anno1503-face-trading_post = trading post for { $good }
anno1503-face-contract = trade contract
anno1503-face-promotion = treasure: raise a resident
anno1503-face-gold = treasure: a chest of gold

## Public buildings

anno1503-grand_trading_post =
    { $pieces ->
        [one] grand trading post
       *[other] grand trading posts
    }
    .title = Grand Trading Post
anno1503-fire_brigade =
    { $pieces ->
        [one] fire brigade
       *[other] fire brigades
    }
    .title = Fire Brigade
anno1503-smithy =
    { $pieces ->
        [one] smithy
       *[other] smithies
    }
anno1503-church =
    { $pieces ->
        [one] church
       *[other] churches
    }
anno1503-school =
    { $pieces ->
        [one] school
       *[other] schools
    }
anno1503-bathhouse =
    { $pieces ->
        [one] bathhouse
       *[other] bathhouses
    }
anno1503-tavern =
    { $pieces ->
        [one] tavern
       *[other] taverns
    }
anno1503-shipyard =
    { $pieces ->
        [one] shipyard
       *[other] shipyards
    }

## Events of the die

anno1503-pirate = pirates
anno1503-fire = fire
anno1503-golden_times = golden times

## Victory points

anno1503-vp_gold = 30 gold
anno1503-vp_trading_posts = 4 trading posts
anno1503-vp_contracts = 3 trade contracts
anno1503-vp_buildings = 4 public buildings
anno1503-vp_merchants = 3 merchants

## What a player can do

anno1503-verb-choose_home = Choose a home island
    .name = home
    .description = Choose your home island before the first turn
anno1503-verb-roll = Roll
    .name = roll
    .description = Roll the die for everybody's goods
anno1503-verb-take = Take a good
    .name = take
    .description = Take the good of your choice
anno1503-verb-lose_tile = Give up a tile
    .name = give_up
    .description = Give up a trading post or a contract to the pirates
anno1503-verb-sell = Sell
    .name = sell
    .description = Sell a good to one of your residents
anno1503-verb-develop = Develop a resident
    .name = develop
    .description = Raise one of your residents by one step
anno1503-verb-settle = Place a pioneer
    .name = settle
    .description = Place a pioneer, from the fourth field on with a public building
anno1503-verb-build_ship = Build a ship
    .name = ship
    .description = Put a new ship on the start square
anno1503-verb-buy = Buy
    .name = buy
    .description = Buy a good from the supply, at most twice a turn
anno1503-verb-draw_card = Draw a card from a player
    .name = draw
    .description = Pay 2 gold to draw a random card from another player (Grand Trading Post)
anno1503-verb-sail = Sail
    .name = sail
    .description = Move a ship by one square
anno1503-verb-discover = Discover
    .name = discover
    .description = Look at the tile on an island beside your ship
anno1503-verb-use_tile = Use the tile
    .name = use
    .description = Keep the tile you have just discovered
anno1503-verb-leave_tile = Put the tile back
    .name = leave
    .description = Put the tile back face down and sail on
anno1503-verb-end_turn = End the turn
    .name = end
    .description = End your turn, with at most five cards in hand
anno1503-verb-set_orders = Standing orders
    .name = orders
    .description = Say how your choices are made in other players' turns
anno1503-verb-resign = Resign
    .name = resign
    .description = Give the game up; your island plays on by itself

## Questions

anno1503-param-home = Which home island?
    .name = home
    .description = The home island, 1 to 4
anno1503-param-good = Which good?
    .name = good
    .description = The good
anno1503-param-tile = Which tile?
    .name = tile
    .description = The trading post or contract
anno1503-param-field = Which resident?
    .name = field
    .description = The field of the resident, 1 to 7
anno1503-param-building = Which public building?
    .name = building
    .description = The public building that comes with the pioneer
anno1503-param-victim = From whom?
    .name = player
    .description = The player to draw from
anno1503-param-ship = Which ship?
    .name = ship
    .description = Your ship, 1 or 2
anno1503-param-to = Where to?
    .name = to
    .description = The next square, such as C2
anno1503-param-island = Which island?
    .name = island
    .description = The island beside your ship, such as B2
anno1503-param-dock = At which dock?
    .name = dock
    .description = The grey dock for the trading post, by its number
anno1503-param-discard = Which card do you discard?
    .name = discard
    .description = The cards you give away beyond five
anno1503-param-order = What should change in your standing orders?
    .name = order
    .description = What to change in your standing orders
anno1503-param-up_to = Up to how many cards of it?
    .name = up_to
    .description = Only while you hold fewer of them than this

## What is asked of a player

anno1503-task-wait = Nothing to do right now.
anno1503-task-choose_home = Choose your home island.
anno1503-task-roll = Roll for everybody's goods.
anno1503-task-take = The die shows { $die }: choose your good.
anno1503-task-golden_times = Golden times: choose a good.
anno1503-task-lose_tile = You cannot pay the pirates: choose a tile to give up.
anno1503-task-phase2 = Build, trade or set sail, then end your turn.
anno1503-task-phase3 = Sail and discover, then end your turn.
anno1503-task-tile = On { $island } you find: { $face }. Use it or put it back?
anno1503-task-tile_unknown = A tile on { $island } is being looked at: use it or put it back.

## Choices and their details

anno1503-choice-word = { $word }
anno1503-choice-good = { $word }
anno1503-choice-building = { $word }
anno1503-choice-home = Home island { $home }
anno1503-choice-yields = 1 { $one } · 2 { $two } · 3 { $three } · 4 { $four } · 5 { $five }
anno1503-choice-held = { $cards ->
    [0] none in hand
    *[other] { $cards } in hand
  }
anno1503-choice-sell_for = for { $gold } gold
anno1503-choice-buy_for = for { $gold } gold · { $cards } in hand
anno1503-choice-field = Field { $field }: { $resident }
anno1503-choice-buys = buys { $good } for { $gold } gold
anno1503-choice-pays = pays { $gold } gold
anno1503-choice-rise = Field { $field }: { $resident } becomes { $step }
anno1503-choice-free = free of charge
anno1503-choice-cost = costs { $goods }
anno1503-choice-cost_building = costs { $goods } · with a public building
anno1503-choice-purchase = { $gold } gold each · { $purchases ->
    [one] 1 purchase left
    *[other] { $purchases } purchases left
  }
anno1503-choice-pay = costs { $gold } gold
anno1503-choice-discard = { $cards ->
    [one] discard 1 card
    *[other] discard { $cards } cards
  }
anno1503-choice-ends_trade = after this, no more building or trading this turn
anno1503-choice-victim = { $victim }
anno1503-choice-cards = { $cards ->
    [one] 1 card
    *[other] { $cards } cards
  }
anno1503-choice-ship = Ship { $ship } on { $at }
anno1503-choice-points = { $points ->
    [one] 1 action point left
    *[other] { $points } action points left
  }
anno1503-choice-square = { $square }
anno1503-choice-tiles_beside = { $tiles ->
    [0] open sea
    [one] 1 island tile beside it
    *[other] { $tiles } island tiles beside it
  }
anno1503-choice-island = Island { $island }
anno1503-choice-seen = seen in round { $round }: { $face }
anno1503-choice-unseen = not seen yet · stack { $back }
anno1503-choice-dock = Dock { $dock }
anno1503-choice-home_good = home good: { $word }
anno1503-choice-post = Trading post for { $word } at dock { $dock }
anno1503-choice-post_of = Trading post for { $word }
anno1503-choice-contract = Trade contract
anno1503-choice-contracts_held = { $contracts ->
    [one] you have 1
    *[other] you have { $contracts }
  }
anno1503-choice-order_take = Prefer a good
anno1503-choice-order_take_detail = adds a good to take when there is a choice
anno1503-choice-order_lose = Tile to give up first
anno1503-choice-order_lose_detail = adds a tile to give up to pirates
anno1503-choice-order_auto_on = Answer for me in my own turn too
anno1503-choice-order_auto_on_detail = your orders choose whenever there is a choice
anno1503-choice-order_auto_off = Ask me in my own turn
anno1503-choice-order_auto_off_detail = your orders choose only in other players' turns
anno1503-choice-order_clear = Forget all orders
anno1503-choice-order_clear_detail = back to the default
anno1503-choice-up_to = up to { $cards }
anno1503-choice-no_limit = no limit
anno1503-choice-effect_grand_trading_post = once a turn: pay 2 gold, draw a player's card
anno1503-choice-effect_fire_brigade = fire does you no harm
anno1503-choice-effect_smithy = pirates do you no harm
anno1503-choice-effect_church = two goods instead of one in golden times
anno1503-choice-effect_school = pioneers pay 2 gold
anno1503-choice-effect_bathhouse = merchants pay 6 gold
anno1503-choice-effect_tavern = settlers and citizens pay 4 gold
anno1503-choice-effect_shipyard = twice the action points for your ships

## What happened

anno1503-event-first_roll = { $player } rolls { $die }.
anno1503-event-begins = { $player } begins.
anno1503-event-home = { $player } has home island { $home }.
anno1503-event-turn = Round { $round }: it is the turn of { $player }.
anno1503-event-rolled = { $player } rolls { $die }.
anno1503-event-pirate = Pirates! Every docked tile costs 1 gold.
anno1503-event-fire = Fire! Every resident outside the safe fields costs 1 gold.
anno1503-event-golden_times = Golden times! Everybody takes a good of their choice.
anno1503-event-took = { $player } takes { $good }.
anno1503-event-nothing_left = { $player } goes empty-handed: there are no such cards left.
anno1503-event-protected = { $player } is safe thanks to the { $building }.
anno1503-event-paid = { $player } pays { $gold } gold ({ $happening }).
anno1503-event-lost_post = { $player } loses the trading post for { $good } to the pirates.
anno1503-event-lost_contract = { $player } loses a trade contract to the pirates.
anno1503-event-refilled = A face-down tile now lies on { $square }.
anno1503-event-lost_resident = { $player } loses the { $resident } on field { $field } to the fire.
anno1503-event-lost_resident_building = { $player } loses the { $resident } on field { $field } and the { $building } to the fire.
anno1503-event-sold = { $player } sells { $good } to the { $resident } for { $gold } gold.
anno1503-event-bought = { $player } buys { $good } for { $gold } gold.
anno1503-event-drew = { $player } pays { $victim } { $gold } gold and draws a card.
anno1503-event-drew_known = { $player } pays { $victim } { $gold } gold and draws { $good }.
anno1503-event-sailed = { $player } sails ship { $ship } to { $to }.
anno1503-event-discovered = { $player } looks at the tile on { $island }.
anno1503-event-discovered_known = { $player } discovers on { $island }: { $face }.
anno1503-event-post_docked = { $player } takes the trading post for { $good } from { $island } to dock { $dock }.
anno1503-event-contract_docked = { $player } takes a trade contract from { $island } and now buys for { $price } gold.
anno1503-event-chest_found = { $player } finds a chest on { $island }: { $gold } gold!
anno1503-event-promoted = { $player } finds a treasure on { $island }: field { $field } rises to { $resident }.
anno1503-event-left_tile = { $player } puts the tile on { $island } back.
anno1503-event-discarded = { $player } discards { $goods }.
anno1503-event-orders_added = Your standing orders have a new entry.
anno1503-event-orders_auto_on = Your standing orders now answer in your own turn too.
anno1503-event-orders_auto_off = You are asked in your own turn again.
anno1503-event-orders_cleared = Your standing orders are cleared.
anno1503-event-resigned = { $player } resigns.
anno1503-event-point_gained = { $player } gains a victory point: { $point }.
anno1503-event-point_lost = { $player } loses a victory point: { $point }.
anno1503-event-won = { $player } holds three victory points and wins!
anno1503-event-won_alone = { $player } is the last one at the table and wins.
anno1503-event-round_limit = The game ends after { $rounds } rounds.

anno1503-cause-points = Three victory points
anno1503-cause-resigned = Everybody else has resigned
anno1503-cause-round_limit = The round limit is reached

## Refusals

anno1503-refused-game_over = The game has ended.
anno1503-refused-not_your_turn = It is another player's turn.
anno1503-refused-wrong_phase = That is not possible in this part of your turn.
anno1503-refused-choice_pending = Answer the open choice first.
anno1503-refused-unknown_id = There is no such thing.
anno1503-refused-resigned = You have resigned from this game.
anno1503-refused-home_taken = Somebody has chosen that home island already.
anno1503-refused-not_offered = This roll does not give you that good.
anno1503-refused-supply_empty = There are no cards of that good left.
anno1503-refused-not_docked = That tile is not at your island.
anno1503-refused-no_ship_left = Both your ships are at sea.
anno1503-refused-cannot_pay = You lack: { $goods }.
anno1503-refused-island_full = All seven fields are occupied.
anno1503-refused-no_pioneer_tile = You already have four pioneers and settlers; develop a settler into a citizen first.
anno1503-refused-no_building_left = There is no public building that you may take, so you may not place a pioneer.
anno1503-refused-building_needed = Choose a public building.
anno1503-refused-building_not_available = That building is not in the display.
anno1503-refused-building_owned = You already have that building.
anno1503-refused-no_building_here = Buildings come only from the fourth field on.
anno1503-refused-empty_field = Nobody lives there.
anno1503-refused-top_step = A merchant cannot be developed further.
anno1503-refused-no_citizen_tile = You already have three citizens and merchants.
anno1503-refused-already_sold = This resident has already bought something this turn.
anno1503-refused-wrong_good = The { $resident } does not buy that good.
anno1503-refused-no_card = You have no such card.
anno1503-refused-buy_limit = You may buy only twice in a turn.
anno1503-refused-not_enough_gold = You need { $price } gold.
anno1503-refused-no_grand_trading_post = You do not have the Grand Trading Post.
anno1503-refused-already_used = Once a turn only.
anno1503-refused-own_hand = Choose another player.
anno1503-refused-empty_hand = That player has no cards.
anno1503-refused-no_such_ship = That ship is not at sea.
anno1503-refused-not_adjacent = Ships move one square, not diagonally.
anno1503-refused-island_square = Ships cannot enter island squares.
anno1503-refused-no_points = This ship has no action points left.
anno1503-refused-not_next_to = Your ship is not beside that island.
anno1503-refused-no_tile = There is no tile on that island.
anno1503-refused-no_grey_dock = You already have four trading posts.
anno1503-refused-dock_taken = Choose a free grey dock.
anno1503-refused-no_brown_dock = You already have three contracts.
anno1503-refused-promotion_impossible = None of your residents can rise.
anno1503-refused-discard_needed = { $cards ->
    [one] Discard 1 card first.
    *[other] Discard { $cards } cards first.
  }
anno1503-refused-discard_wrong = { $cards ->
    [0] You need not discard anything.
    [one] Name exactly 1 of your cards.
    *[other] Name exactly { $cards } of your cards.
  }
anno1503-refused-bad_orders = Your standing orders cannot be changed like that.

## Options of the host

anno1503-option-home_island = Home islands
    .description = How the home islands are given out
anno1503-option-home_island-random = at random
anno1503-option-home_island-choose = everybody chooses, last player first
anno1503-option-home_island-fixed = in seat order
anno1503-option-first_player = First player
    .description = Who begins
anno1503-option-first_player-dice = the highest roll
anno1503-option-first_player-random = at random
anno1503-option-first_player-seat_1 = the first seat
anno1503-option-off_turn_choices = Choices in others' turns
    .description = Does the game wait for players whose turn it is not?
anno1503-option-off_turn_choices-standing = standing orders answer at once
anno1503-option-off_turn_choices-ask = wait and ask
anno1503-option-auto_roll = Roll by itself
    .description = Is the die rolled at the start of a turn without waiting?
anno1503-option-auto_roll-true = yes
anno1503-option-auto_roll-false = no
anno1503-option-notes = Notes of tiles seen
    .description = Does the bot remember for each player which tiles they have seen?
anno1503-option-notes-true = yes
anno1503-option-notes-false = no
anno1503-option-open_hands = Open hands
    .description = Are all hands visible to everybody?
anno1503-option-open_hands-false = no
anno1503-option-open_hands-true = yes
anno1503-option-round_limit = Round limit
    .description = After how many rounds the game ends at the latest
anno1503-option-round_limit-null = none
anno1503-option-round_limit-20 = 20 rounds
anno1503-option-round_limit-30 = 30 rounds
anno1503-option-round_limit-40 = 40 rounds
anno1503-option-round_limit-60 = 60 rounds
anno1503-option-round_limit-100 = 100 rounds
anno1503-option-round_limit-200 = 200 rounds
anno1503-option-data_set = Component data
    .description = Which set of component data is used
anno1503-option-data_set-designed-1 = Archipel's own, first set
