# Anno 1503: every word of the game, in English.

anno1503-title = Anno 1503
anno1503-tagline = Settle your home island, sail to new shores, and be the first with three victory points.

## Goods: words inside sentences, in lower case

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
anno1503-any = goods of your choice
anno1503-gold = gold

## Residents: words inside sentences, in lower case

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

anno1503-face-trading_post = a trading post for { $good }
anno1503-face-contract = a trade contract
anno1503-face-promotion = a treasure (promotion)
anno1503-face-gold = a treasure (chest of gold)

## Public buildings: words inside sentences, in lower case

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

## What a player can do: the text is a button (80 characters, better 20); name and description are a command (32 and 100)

anno1503-verb-choose_home = Choose a home island
    .name = home
    .description = Choose your home island before the first turn
anno1503-verb-roll = Roll
    .name = roll
    .description = Roll the die for everyone’s goods
anno1503-verb-take = Take goods
    .name = take
    .description = Take the goods you choose
anno1503-verb-lose_tile = Lose a tile
    .name = lose-tile
    .description = Choose a trading post or contract to give to the pirates
anno1503-verb-sell = Sell
    .name = sell
    .description = Sell one card to one of your residents
anno1503-verb-develop = Develop a resident
    .name = develop
    .description = Develop one of your residents by one step
anno1503-verb-settle = Place a pioneer
    .name = settle
    .description = Place a pioneer (with a public building from the fourth space on)
anno1503-verb-build_ship = Build a ship
    .name = ship
    .description = Put a new ship on the start space
anno1503-verb-buy = Buy
    .name = buy
    .description = Buy a card from the supply, up to twice a turn
anno1503-verb-draw_card = Draw from a player
    .name = draw
    .description = Pay 2 gold to draw a random card from another player (Grand Trading Post)
anno1503-verb-sail = Sail
    .name = sail
    .description = Move a ship by one space
anno1503-verb-discover = Discover
    .name = discover
    .description = Look at the tile on an island next to your ship
anno1503-verb-use_tile = Use the tile
    .name = use
    .description = Keep the tile you just discovered
anno1503-verb-leave_tile = Put the tile back
    .name = leave
    .description = Put the tile back face down and sail on
anno1503-verb-end_turn = End turn
    .name = end
    .description = End your turn, with five cards in hand at most
anno1503-verb-set_orders = Standing orders
    .name = orders
    .description = Decide how your choices are made in other players’ turns
anno1503-verb-resign = Resign
    .name = resign
    .description = Resign; your island plays on by itself

## Questions: asked in the panel and placeholder of a menu, up to 150 characters; name and description are an option of a command (32 and 100)

anno1503-param-home = Which home island?
    .name = home
    .description = Home island, 1 to 4
anno1503-param-good = Which goods?
    .name = goods
    .description = The goods
anno1503-param-tile = Which tile?
    .name = tile
    .description = Trading post or contract
anno1503-param-field = Which resident?
    .name = space
    .description = The resident’s space, 1 to 7
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
    .description = The next space, such as C2
anno1503-param-island = Which island?
    .name = island
    .description = The island next to your ship, such as B2
anno1503-param-dock = At which dock?
    .name = dock
    .description = Number of the gray dock for the trading post
anno1503-param-discard = Which cards do you discard?
    .name = discard
    .description = The cards you discard beyond five
anno1503-param-order = What should change in your standing orders?
    .name = order
    .description = What to change in your standing orders
anno1503-param-up_to = Stop taking it at how many?
    .name = up-to
    .description = Only while you hold fewer cards of it than this

## What is asked of a player: a sentence in posts, panels and reminders

anno1503-task-wait = Nothing for you to do right now.
anno1503-task-choose_home = Choose your home island.
anno1503-task-roll = Roll the die.
anno1503-task-take = You rolled a { $die }. Choose one of the goods.
anno1503-task-golden_times = Golden times! Choose goods to take.
anno1503-task-lose_tile = You can’t pay the pirates. Choose a tile to lose.
anno1503-task-phase2 = Build, develop, buy and sell – then sail or end your turn.
anno1503-task-phase3 = Sail and discover, then end your turn.
anno1503-task-tile = You found { $face } on { $island }. Use it or put it back?
anno1503-task-tile_unknown = A tile on { $island } has been discovered. Use it or put it back?

## Choices and their details: lines of a menu, or what follows after a dash: up to 100 characters

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
anno1503-choice-field = Space { $field }: { $resident }
anno1503-choice-buys = buys { $good } for { $gold } gold
anno1503-choice-pays = pays { $gold } gold
anno1503-choice-rise = Space { $field }: { $resident } becomes { $step }
anno1503-choice-free = free
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
anno1503-choice-ends_trade = ends building and trading for this turn
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
    [one] next to 1 island tile
    *[other] next to { $tiles } island tiles
  }
anno1503-choice-island = Island { $island }
anno1503-choice-seen = seen in round { $round }: { $face }
anno1503-choice-unseen = not seen yet · stack { $back }
anno1503-choice-dock = Dock { $dock }
anno1503-choice-home_good = home goods: { $word }
anno1503-choice-post = Trading post for { $word } at dock { $dock }
anno1503-choice-post_of = Trading post for { $word }
anno1503-choice-contract = Trade contract
anno1503-choice-contracts_held = { $contracts ->
    [one] you have 1
    *[other] you have { $contracts }
  }
anno1503-choice-order_take = Prefer goods
anno1503-choice-order_take_detail = adds goods to take when there’s a choice
anno1503-choice-order_lose = Tile to sacrifice first
anno1503-choice-order_lose_detail = adds a tile to lose to pirates
anno1503-choice-order_auto_on = Answer for me in my own turn too
anno1503-choice-order_auto_on_detail = your orders choose whenever there’s a choice
anno1503-choice-order_auto_off = Ask me in my own turn
anno1503-choice-order_auto_off_detail = your orders choose only in other players’ turns
anno1503-choice-order_clear = Clear all orders
anno1503-choice-order_clear_detail = back to the default
anno1503-choice-up_to = up to { $cards }
anno1503-choice-no_limit = no limit
anno1503-choice-effect_grand_trading_post = once a turn: pay 2 gold, draw a player’s card
anno1503-choice-effect_fire_brigade = safe from fire
anno1503-choice-effect_smithy = safe from pirates
anno1503-choice-effect_church = two cards instead of one in golden times
anno1503-choice-effect_school = pioneers pay 2 gold
anno1503-choice-effect_bathhouse = merchants pay 6 gold
anno1503-choice-effect_tavern = settlers and citizens pay 4 gold
anno1503-choice-effect_shipyard = twice the action points for your ships

## What happened: sentences of posts and of the log, one line each

anno1503-event-first_roll = { $player } rolls a { $die } to see who goes first.
anno1503-event-begins = { $player } goes first.
anno1503-event-home = { $player } gets home island { $home }.
anno1503-event-turn = Round { $round } – { $player }’s turn.
anno1503-event-rolled = { $player } rolls a { $die }.
anno1503-event-pirate = Pirates! Every docked tile costs { COUNT("anno1503-gold", 1) }.
anno1503-event-fire = Fire! Every resident outside the safe spaces costs { COUNT("anno1503-gold", 1) }.
anno1503-event-golden_times = Golden times! Everyone takes a card of their choice.
anno1503-event-took = { $player } takes { $good }.
anno1503-event-nothing_left = No cards left – { $player } gets nothing.
anno1503-event-protected = The { $building } protects { $player }.
anno1503-event-paid = { $player } pays { $happening_id ->
    [pirate] the pirates { COUNT("anno1503-gold", $gold) }
    *[other] { COUNT("anno1503-gold", $gold) } because of the { $happening }
  }.
anno1503-event-lost_post = { $player } loses the trading post for { $good } to the pirates.
anno1503-event-lost_contract = { $player } loses a trade contract to the pirates.
anno1503-event-refilled = A new face-down tile lies on { $square }.
anno1503-event-lost_resident = { $player } loses the { $resident } on space { $field } to the fire.
anno1503-event-lost_resident_building = { $player } loses the { $resident } on space { $field } and the { $building } to the fire.
anno1503-event-sold = { $player } sells { $good } to the { $resident } for { COUNT("anno1503-gold", $gold) }.
anno1503-event-bought = { $player } buys { $good } for { COUNT("anno1503-gold", $gold) }.
anno1503-event-drew = { $player } pays { $victim } { COUNT("anno1503-gold", $gold) } and draws a card.
anno1503-event-drew_known = { $player } pays { $victim } { COUNT("anno1503-gold", $gold) } and draws { $good }.
anno1503-event-sailed = { $player } sails ship { $ship } to { $to }.
anno1503-event-discovered = { $player } looks at the tile on { $island }.
anno1503-event-discovered_known = { $player } discovers { $face } on { $island }.
anno1503-event-post_docked = { $player } takes the trading post for { $good } from { $island } to dock { $dock }.
anno1503-event-contract_docked = { $player } takes a trade contract from { $island }. A card now costs them { COUNT("anno1503-gold", $price) }.
anno1503-event-chest_found = { $player } finds a chest with { COUNT("anno1503-gold", $gold) } on { $island }!
anno1503-event-promoted = { $player } finds a treasure on { $island }. The resident on space { $field } becomes { WORD($resident, form: "a") }.
anno1503-event-left_tile = { $player } puts the tile back on { $island }.
anno1503-event-discarded = { $player } discards { $goods }.
anno1503-event-orders_added = Added to your standing orders.
anno1503-event-orders_auto_on = Your standing orders now answer in your own turn too.
anno1503-event-orders_auto_off = You’ll be asked in your own turn again.
anno1503-event-orders_cleared = Your standing orders are cleared.
anno1503-event-resigned = { $player } resigns.
anno1503-event-point_gained = { $player } gains the victory point for { $point }!
anno1503-event-point_lost = { $player } loses the victory point for { $point }.
anno1503-event-won = { $player } has three victory points and wins!
anno1503-event-won_alone = { $player } is the last one at the table and wins.
anno1503-event-round_limit = The game ends after { $rounds ->
    [one] 1 round
    *[other] { $rounds } rounds
  }.

anno1503-cause-points = Three victory points
anno1503-cause-resigned = Everyone else has resigned
anno1503-cause-round_limit = The round limit is reached

## Refusals: a private answer: why not, and what to do instead; one or two short sentences

anno1503-refused-game_over = The game is over. { CMD("score") } shows the result.
anno1503-refused-not_your_turn = It’s another player’s turn. Please wait.
anno1503-refused-wrong_phase = You can’t do that in this part of your turn. Choose from your panel.
anno1503-refused-choice_pending = Answer the open question first.
anno1503-refused-unknown_id = That’s not a valid choice. Pick one from the list.
anno1503-refused-resigned = You’ve resigned from this game. You can still watch.
anno1503-refused-home_taken = Someone already chose that home island. Choose another.
anno1503-refused-not_offered = This roll doesn’t give you those goods. Choose from the list.
anno1503-refused-supply_empty = No cards of those goods are left. Choose others.
anno1503-refused-not_docked = That tile isn’t at your island. Choose another.
anno1503-refused-no_ship_left = Both your ships are at sea already.
anno1503-refused-cannot_pay = You still need { $goods }. Wait for the die, or buy cards.
anno1503-refused-island_full = All seven spaces are occupied. Develop your residents instead.
anno1503-refused-no_pioneer_tile = You already have four pioneers and settlers. Develop a settler into a citizen first.
anno1503-refused-no_building_left = No public building left for you, so you can’t place a pioneer here.
anno1503-refused-building_needed = This pioneer comes with a public building. Choose one.
anno1503-refused-building_not_available = That building isn’t available. Choose one from the display.
anno1503-refused-building_owned = You already have that building. Choose another.
anno1503-refused-no_building_here = Buildings only come with pioneers from the fourth space on.
anno1503-refused-empty_field = No one lives there. Choose another space.
anno1503-refused-top_step = A merchant can’t be developed further. Choose another resident.
anno1503-refused-no_citizen_tile = You already have three citizens and merchants; that’s the limit. Develop someone else.
anno1503-refused-already_sold = This resident already bought something this turn. Choose another.
anno1503-refused-wrong_good = The { $resident } doesn’t buy that. Choose other goods or another resident.
anno1503-refused-no_card = You don’t have that card. Choose one from your hand.
anno1503-refused-buy_limit = You can buy only twice a turn. Wait for your next turn.
anno1503-refused-not_enough_gold = You need { COUNT("anno1503-gold", $price) }. Sell something first.
anno1503-refused-no_grand_trading_post = You don’t have the Grand Trading Post. It comes with a pioneer from the fourth space on.
anno1503-refused-already_used = You can do that only once a turn. Wait for your next turn.
anno1503-refused-own_hand = That’s your own hand. Choose another player.
anno1503-refused-empty_hand = That player has no cards. Choose another.
anno1503-refused-no_such_ship = That ship isn’t at sea. Choose another, or build it.
anno1503-refused-not_adjacent = Ships move one space at a time, never diagonally. Choose a space next to the ship.
anno1503-refused-island_square = Ships can’t enter island spaces. Choose open sea.
anno1503-refused-no_points = This ship has no action points left. Use another ship or end your turn.
anno1503-refused-not_next_to = Your ship isn’t next to that island. Sail closer first.
anno1503-refused-no_tile = There’s no tile on that island. Choose another.
anno1503-refused-no_grey_dock = You already have four trading posts. Put the tile back.
anno1503-refused-dock_taken = That dock is taken. Choose a free gray one.
anno1503-refused-no_brown_dock = You already have three contracts. Put the tile back.
anno1503-refused-promotion_impossible = None of your residents can be promoted. Put the tile back.
anno1503-refused-discard_needed = { $cards ->
    [one] Discard 1 card first.
    *[other] Discard { $cards } cards first.
  }
anno1503-refused-discard_wrong = { $cards ->
    [0] You don’t need to discard anything.
    [one] Choose exactly 1 of your cards.
    *[other] Choose exactly { $cards } of your cards.
  }
anno1503-refused-bad_orders = Your standing orders can’t be changed like that. Pick from the list.

## Options of the host: lines of the lobby and its menus, up to 100 characters

anno1503-option-home_island = Home islands
    .description = How home islands are dealt
anno1503-option-home_island-random = at random
anno1503-option-home_island-choose = everyone chooses, last player first
anno1503-option-home_island-fixed = in seat order
anno1503-option-first_player = First player
    .description = Who goes first
anno1503-option-first_player-dice = the highest roll
anno1503-option-first_player-random = at random
anno1503-option-first_player-seat_1 = the first seat
anno1503-option-off_turn_choices = Choices in other players’ turns
    .description = How players choose when it isn’t their turn
anno1503-option-off_turn_choices-standing = standing orders answer right away
anno1503-option-off_turn_choices-ask = wait and ask
anno1503-option-auto_roll = Auto-roll
    .description = Roll automatically at the start of each turn
anno1503-option-auto_roll-true = yes
anno1503-option-auto_roll-false = no
anno1503-option-notes = Notes on tiles
    .description = Keep private notes for each player on the tiles they’ve seen
anno1503-option-notes-true = yes
anno1503-option-notes-false = no
anno1503-option-open_hands = Open hands
    .description = Show all hands to everyone
anno1503-option-open_hands-false = no
anno1503-option-open_hands-true = yes
anno1503-option-round_limit = Round limit
    .description = Maximum number of rounds
anno1503-option-round_limit-null = none
anno1503-option-round_limit-20 = 20 rounds
anno1503-option-round_limit-30 = 30 rounds
anno1503-option-round_limit-40 = 40 rounds
anno1503-option-round_limit-60 = 60 rounds
anno1503-option-round_limit-100 = 100 rounds
anno1503-option-round_limit-200 = 200 rounds
anno1503-option-data_set = Component data
    .description = Set of component data
anno1503-option-data_set-designed-1 = Archipel’s own, first set

## Lobby

anno1503-lobby-length = about 90 minutes at one table
anno1503-lobby-weight = ●●○○○ light
