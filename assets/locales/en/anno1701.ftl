# Anno 1701: every word of the game, in English.

anno1701-title = Anno 1701
anno1701-tagline = Explore an uncharted sea, trade, and win the Queen’s favor five times.

## Goods: words inside sentences, in lower case

anno1701-brick =
    { $pieces ->
        [one] brick
       *[other] bricks
    }
    .alone = bricks
    .title = Brick
anno1701-wood = wood
anno1701-tool =
    { $pieces ->
        [one] tool
       *[other] tools
    }
    .alone = tools
anno1701-cloth = cloth
anno1701-tobacco = tobacco
anno1701-rum = rum
anno1701-gold = gold

## Settlement board

anno1701-mountains = mountains
anno1701-forest = forest
anno1701-pasture = pasture
anno1701-clay_pit = clay pit
anno1701-settler = settler
anno1701-village_centre = village center
anno1701-citizen = citizen
anno1701-merchant = merchant
anno1701-aristocrat = aristocrat

## Symbols

anno1701-cannons =
    { $pieces ->
        [one] cannon
       *[other] cannons
    }
anno1701-sacks =
    { $pieces ->
        [one] trade sack
       *[other] trade sacks
    }
anno1701-happy =
    { $pieces ->
        [one] happy resident
       *[other] happy residents
    }
anno1701-sails =
    { $pieces ->
        [one] sail
       *[other] sails
    }

## Buildings of stack I

anno1701-fire_station = fire station
anno1701-weaving_mill = weaving mill
anno1701-brickworks = brickworks
anno1701-sawmill = sawmill
anno1701-toolmaker = toolmaker
anno1701-tavern = tavern
anno1701-chapel = chapel
anno1701-watchtower = watchtower
anno1701-market_hall = market hall
anno1701-warehouse = warehouse

## Buildings of stack II

anno1701-university = university
anno1701-opera = opera
anno1701-theatre = theater
anno1701-fortress = fortress
anno1701-gun_foundry = gun foundry
anno1701-shipyard = shipyard
anno1701-trading_house = trading house
anno1701-bank = bank
anno1701-cathedral = cathedral
anno1701-palace_garden = palace garden
anno1701-stock_exchange = stock exchange

## Island tiles

anno1701-tobacco_field = tobacco field
anno1701-sugar_cane = sugar cane
anno1701-gold_land = gold landscape
anno1701-harbour = harbor
anno1701-foreign_people = foreign people

## Events and encounters

anno1701-fire = fire
anno1701-tax = tax
anno1701-queen = Queen
anno1701-free_trader = free trader
anno1701-weak_pirate = weak pirate
anno1701-strong_pirate = strong pirate
anno1701-mighty_pirate = mighty pirate
anno1701-castaways = castaways
anno1701-hurricane = hurricane

## Favors

anno1701-sea_power = sea power
anno1701-trade_power = trade power
anno1701-contentment = contentment
anno1701-seven_colonies = seven colonies
anno1701-residents = residents
anno1701-honours = opera and theater
anno1701-powers = sea power, trade power, contentment
anno1701-donations = donations to the Queen

## What a player can do: the text is a button (80 characters, better 20); name and description are a command (32 and 100)

anno1701-verb-choose_tiles = Keep two tiles
    .name = start-tiles
    .description = Keep two of the four tiles you were dealt
anno1701-verb-roll = Roll
    .name = roll
    .description = Roll both dice for everyone
anno1701-verb-discard = Lose goods
    .name = discard
    .description = Choose the goods you lose in the fire
anno1701-verb-keep_tile = Keep a tile
    .name = keep
    .description = Keep one of the tiles you’re looking at
anno1701-verb-place_tile = Place the tile
    .name = place
    .description = Place your new tile face down on your board
anno1701-verb-build_resident = Build a resident
    .name = resident
    .description = Build your next resident: citizen, merchant, aristocrat
anno1701-verb-build_building = Build a building
    .name = build
    .description = Build one of the tiles on your board
anno1701-verb-build_ship = Build a ship
    .name = ship
    .description = Put a new ship on the start space
anno1701-verb-buy_tile = Buy a tile
    .name = buy
    .description = Buy an expansion tile: the top one for 1 gold, or one of three for 2
anno1701-verb-use = Use a building
    .name = use
    .description = Exchange, buy or sell goods with a building, once a turn each
anno1701-verb-pay_favour = Buy a favor (3 gold)
    .name = favor
    .description = Pay 3 gold in your opera or theater for a favor
anno1701-verb-donate = Donate to the Queen
    .name = donate
    .description = Donate gold to the Queen for a favor
anno1701-verb-encounter = Answer the encounter
    .name = encounter
    .description = Decide what you do about the encounter card
anno1701-verb-retreat = Choose a refuge
    .name = refuge
    .description = Choose where your ship retreats to
anno1701-verb-found = Found a colony
    .name = found
    .description = Found a colony with a ship on an anchor space
anno1701-verb-discover = Discover
    .name = discover
    .description = Look at the island tiles next to your ship (1 point)
anno1701-verb-sail = Sail
    .name = sail
    .description = Move a ship to a space it can reach
anno1701-verb-offer = Make an offer
    .name = offer
    .description = Offer goods and gold for others
anno1701-verb-accept = Accept
    .name = accept
    .description = Accept an offer; the exchange happens right away
anno1701-verb-counter = Counter-offer
    .name = counter
    .description = Decline an offer and make another one instead
anno1701-verb-decline = Decline
    .name = decline
    .description = Decline an offer
anno1701-verb-withdraw = Withdraw
    .name = withdraw
    .description = Withdraw one of your offers
anno1701-verb-set_sail = Set sail
    .name = set-sail
    .description = End your actions and move your ships; open offers expire
anno1701-verb-end_turn = End turn
    .name = end
    .description = End your turn
anno1701-verb-set_orders = Standing orders
    .name = orders
    .description = Decide what happens for you in other players’ turns

## Questions: asked in the panel and placeholder of a menu, up to 150 characters; name and description are an option of a command (32 and 100)

anno1701-param-first = Which tile do you keep first?
    .name = first
    .description = The first tile you keep
anno1701-param-second = And the second one?
    .name = second
    .description = The second tile you keep
anno1701-param-discard = Which goods do you lose?
    .name = goods
    .description = The goods you lose
anno1701-param-tile = Which tile do you keep?
    .name = tile
    .description = The tile you keep
anno1701-param-field = Which space?
    .name = space
    .description = The space, as shown in the picture
anno1701-param-save = Use a shipyard? Choose what it saves you.
    .name = save
    .description = The goods your shipyard saves
anno1701-param-stack = From which stack?
    .name = stack
    .description = Stack I or II
anno1701-param-way = The top tile, or one of three?
    .name = way
    .description = The top tile for 1 gold, or one of three for 2
anno1701-param-building = Which building?
    .name = building
    .description = Your building
anno1701-param-give = What do you give?
    .name = give
    .description = What you give
anno1701-param-get = What do you get?
    .name = get
    .description = What you get for it
anno1701-param-want = What do you want for it?
    .name = want
    .description = What you want for it
anno1701-param-to = Where to?
    .name = to
    .description = The space, such as D2
anno1701-param-offer-to = Who do you make the offer to?
    .name = player
    .description = Everyone or one player
anno1701-param-ship = Which ship?
    .name = ship
    .description = Your ship, 1 or 2
anno1701-param-step = And then?
    .name = next
    .description = The next space, or stop here
anno1701-param-reply = What do you do?
    .name = reply
    .description = What you do about the encounter
anno1701-param-good = Which goods?
    .name = goods
    .description = The goods
anno1701-param-offer = Which offer?
    .name = offer
    .description = The offer
anno1701-param-order = What should change in your standing orders?
    .name = order
    .description = What to change in your standing orders
anno1701-param-count = How many do you keep?
    .name = count
    .description = How many you keep in a fire
anno1701-param-times = How often per turn at most?
    .name = times
    .description = Limit for one turn
anno1701-param-gold = How much gold should never be given away?
    .name = gold
    .description = The gold your trade orders keep back
anno1701-param-build_building-field = What do you build?
anno1701-param-place_tile-field = Where do you place the tile?
anno1701-param-encounter-good = Which goods do you sell?
anno1701-param-offer-give = What do you offer? Add goods and gold, then continue.
anno1701-param-offer-want = What do you want for it? Add goods and gold, then continue.
anno1701-param-counter-offer = Which offer do you answer?
anno1701-param-accept-offer = Which offer do you accept?
anno1701-param-decline-offer = Which offer do you decline?
anno1701-param-withdraw-offer = Which offer do you withdraw?
anno1701-param-set_orders-give = What would you give?
anno1701-param-set_orders-get = And for what?

## What is asked of a player: a sentence in posts, panels and reminders

anno1701-task-wait = Nothing for you to do right now.
anno1701-task-choose_tiles = Keep two of your four tiles.
anno1701-task-roll = Roll the dice.
anno1701-task-discard = Fire! Choose { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } to lose.
anno1701-task-action = Trade, build, use your buildings. When you’re done, set sail.
anno1701-task-keep_tile = { $tiles ->
        [one] Keep this tile.
       *[other] Keep one of the { $tiles } tiles.
    }
anno1701-task-place_tile = Place the new tile on your settlement board.
anno1701-task-place_tile_known = Place your new tile on your board: { $building }.
anno1701-task-sailing = Sail, discover and found colonies, then end your turn.
anno1701-task-encounter = You meet { $card }. What do you do?
anno1701-task-retreat = Your ship is driven back. Choose where it retreats to.

## Choices and their details: lines of a menu, or what follows after a dash: up to 100 characters

anno1701-choice-word = { $word }
anno1701-choice-building = { $word }
anno1701-choice-tile = { $word }
anno1701-choice-good = { $word }
anno1701-choice-item = { $word }
anno1701-choice-counted = { $goods }
anno1701-choice-cost = costs { $goods }
anno1701-choice-pay = costs { $gold } gold
anno1701-choice-held = you have { $cards }
anno1701-choice-held_gold = you have { $gold } gold
anno1701-choice-owed = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
anno1701-choice-resident = { $resident }: { $goods }
anno1701-choice-save = Save { $word }
anno1701-choice-save_nothing = Don’t use a shipyard
anno1701-choice-stack = Stack { $stack ->
        [1] I
       *[other] II
    }
anno1701-choice-stack_left = { $tiles ->
        [one] 1 tile left
       *[other] { $tiles } tiles left
    }
anno1701-choice-top = The top tile
anno1701-choice-search = One of the top three
anno1701-choice-meadow = Meadow { $field }
anno1701-choice-cover = Over { $word } { $number }
anno1701-choice-cover_detail = gives no more { $good } · { $ways } of 36 rolls
anno1701-choice-replace = { $field }: instead of { $word }
anno1701-choice-replace_detail = that tile goes under its stack
anno1701-choice-tile_at = { $field }: { $word }
anno1701-choice-use_equal = { $count } cards of a kind for 1 other card
anno1701-choice-use_exchange = { $goods } for 1 other card
anno1701-choice-use_any = any 2 cards for 1 of another kind
anno1701-choice-use_buy = any card for { $gold } gold
anno1701-choice-use_sell = sell 1 card for { $gold } gold

anno1701-choice-all = Everyone
anno1701-choice-player = { $player }
anno1701-choice-cards = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } · { $gold } gold
anno1701-choice-offer = { $player }: { $give } for { $want }
anno1701-choice-give_enough = Done offering
anno1701-choice-want_enough = Done asking
anno1701-choice-offers_lapse = open offers expire

anno1701-choice-ship = Ship { $ship } on { $at }
anno1701-choice-points = { $points ->
        [0] no movement points left
        [one] 1 movement point left
       *[other] { $points } movement points left
    }
anno1701-choice-west = In the west
anno1701-choice-middle = In the middle
anno1701-choice-east = In the east
anno1701-choice-sea = { $at } · open sea
anno1701-choice-anchor = { $at } · anchor
anno1701-choice-anchor_taken = { $at } · { $owner }’s colony
anno1701-choice-question = { $at } · question mark
anno1701-choice-start = { $at } · start space
anno1701-choice-way = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }: { $way }
anno1701-choice-way_risky = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }: { $way } · question mark on { $risk }
anno1701-choice-stop_here = Stop here
anno1701-choice-islands = { $one } · { $two }
anno1701-choice-moves_left = a ship could still sail or found a colony
anno1701-choice-to_start = Start space { $at }
anno1701-choice-to_harbour = Harbor { $at }

anno1701-choice-redraw = Draw another card
anno1701-choice-redraw_detail = uses your university for this turn
anno1701-choice-keep_card = Keep this card
anno1701-choice-sell = Sell one card
anno1701-choice-sell_for = for { $gold } gold
anno1701-choice-skip = Sell nothing
anno1701-choice-pay_pirate = Pay
anno1701-choice-fight = Fight
anno1701-choice-fight_odds = roll { $need } or more · win { $gold } gold
anno1701-choice-fight_sure = you always win · { $gold } gold for you
anno1701-choice-fight_hopeless = not even a 6 is enough · your ship is driven back

anno1701-choice-order_keep = Keep in a fire
anno1701-choice-order_keep_detail = adds goods to your keep list
anno1701-choice-order_trade = Trade for me
anno1701-choice-order_trade_detail = accepts a one-for-one offer right away
anno1701-choice-order_keep_gold = Gold to keep back
anno1701-choice-order_keep_gold_detail = your trade orders never give more
anno1701-choice-order_ask_on = Ask me in my own turn
anno1701-choice-order_ask_on_detail = you choose yourself what burns
anno1701-choice-order_ask_off = Don’t ask me in my turn
anno1701-choice-order_ask_off_detail = the keep list always chooses
anno1701-choice-order_leader_on = Also trade with leaders
anno1701-choice-order_leader_on_detail = even with players who have four favors
anno1701-choice-order_leader_off = Don’t trade with leaders
anno1701-choice-order_leader_off_detail = not with players who have four favors
anno1701-choice-order_clear = Clear all orders
anno1701-choice-order_clear_detail = back to the default
anno1701-choice-keep_all = All
anno1701-choice-keep_count = { $cards }
anno1701-choice-times = { $times ->
        [one] once a turn
       *[other] { $times } times a turn
    }
anno1701-choice-gold = { $gold } gold

## Buildings in a few words

anno1701-choice-effect_fire_station = 1 happy resident · 4 of your cards don’t count in a fire
anno1701-choice-effect_weaving_mill = 1 sail · once a turn 2 cloth for 1 other card
anno1701-choice-effect_brickworks = 1 trade sack · once a turn 2 bricks for 1 other card
anno1701-choice-effect_sawmill = 1 sail · once a turn 2 wood for 1 other card
anno1701-choice-effect_toolmaker = 1 cannon · once a turn 2 tools for 1 other card
anno1701-choice-effect_tavern = 1 happy resident · once a turn sell 1 card for 1 gold
anno1701-choice-effect_chapel = 1 happy resident · the Queen costs you 1 gold less
anno1701-choice-effect_watchtower = 1 cannon · pirates demand 1 gold less
anno1701-choice-effect_market_hall = 1 trade sack · once a turn sell 1 card for 1 gold
anno1701-choice-effect_warehouse = 1 trade sack · once a turn any card for 2 gold
anno1701-choice-effect_university = 1 happy resident · once a turn draw another encounter card
anno1701-choice-effect_opera = 1 happy resident · pay 3 gold for a favor, one time
anno1701-choice-effect_theatre = 1 happy resident · pay 3 gold for a favor, one time
anno1701-choice-effect_fortress = 2 cannons · 1 sail
anno1701-choice-effect_gun_foundry = 2 cannons · once a turn 2 tools for 1 other card
anno1701-choice-effect_shipyard = 2 sails · once a turn a ship costs one card less
anno1701-choice-effect_trading_house = 2 trade sacks · once a turn any card for 2 gold
anno1701-choice-effect_bank = 1 trade sack · 1 gold now and in each of your turns
anno1701-choice-effect_cathedral = 2 happy residents · the Queen costs you 2 gold less
anno1701-choice-effect_palace_garden = 2 happy residents · 1 gold on every 2, 7 and 12
anno1701-choice-effect_stock_exchange = 1 trade sack · once a turn any 2 cards for 1 of another kind
anno1701-face-unknown = unknown island
anno1701-cause-round_limit = The round limit is reached
anno1701-cause-favours = Five favors of the Queen

## What happened: sentences of posts and of the log, one line each

anno1701-event-first_roll = { $player } rolls { $sum } to see who goes first.
anno1701-event-begins = { $player } goes first.
anno1701-event-board = { $player } gets settlement board { $board }.
anno1701-event-tiles_chosen = { $player } has chosen two tiles.
anno1701-event-tiles_chosen_own = You keep { $first } and { $second }. You can change that until everyone has chosen.
anno1701-event-turn = Round { $round } – { $player }’s turn.
anno1701-event-rolled = { $player } rolls { $one } + { $two } = { $sum }.
anno1701-event-card = The event card brings { $first }, then { $second }.
anno1701-event-building_gold = { $player } gets { COUNT("anno1701-gold", $gold) } from the { $building }.
anno1701-event-yielded = { $player } gets { $goods }.
anno1701-event-yielded_own = Roll { $roll }: you get { $goods }.
anno1701-event-yield_blocked = { $player } gets nothing for the { $roll } because of the riot.
anno1701-event-yield_blocked_own = Roll { $roll }: you get nothing, because your settlement is rioting. Get back to 3 gold to end it.
anno1701-event-supply_empty = No { $good } left in the supply – { $player } gets none.
anno1701-event-supply_empty_own = No { $good } left in the supply – you get none.
anno1701-event-burnt = Fire! { $player } loses { $goods }.
anno1701-event-burnt_own = Fire! You held { $cards } cards, more than { $limit }, so half of them burned: { $goods }. Your keep list chose; you can change it in your standing orders.
anno1701-event-taxed = { $player } gets { COUNT("anno1701-gold", $gold) } from the tax.
anno1701-event-taxed_own = Tax: you get { COUNT("anno1701-gold", $gold) } (happy residents: { $happy }).
anno1701-event-queen = The Queen demands gold, and { $player } pays { $gold }.
anno1701-event-queen_own = The Queen demands { COUNT("anno1701-gold", $due) } (you have { $favours ->
        [one] 1 favor
       *[other] { $favours } favors
    }). You pay { $gold }.
anno1701-event-queen_spared = The Queen demands nothing from { $player }.
anno1701-event-riot_began = Riot in { $player }’s settlement!
anno1701-event-riot_began_own = Riot! You have fewer than 3 gold: nothing on 6 and 8, and no victory, until you have 3 again.
anno1701-event-riot_ended = The riot in { $player }’s settlement is over.
anno1701-event-riot_ended_own = Your riot is over, because you have at least 3 gold again.
anno1701-event-won = { $player } has won the Queen’s favor five times and wins the game!
anno1701-event-timed_out = The game ends after { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }. The most favors win.

anno1701-event-discarded = { $player } loses { $goods } in the fire.
anno1701-event-tile_bought = { $player } buys a stack { $stack ->
        [1] I
       *[other] II
    } tile for { COUNT("anno1701-gold", $gold) }.
anno1701-event-tile_bought_own = You buy { WORD($building, form: "a") } from stack { $stack ->
        [1] I
       *[other] II
    } for { COUNT("anno1701-gold", $gold) }.
anno1701-event-tiles_searched = { $player } pays { COUNT("anno1701-gold", $gold) } and looks at { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } from stack { $stack ->
        [1] I
       *[other] II
    }.
anno1701-event-tile_kept = { $player } keeps one of them.
anno1701-event-tile_kept_own = You keep the { $building }.
anno1701-event-tile_placed = { $player } places a tile face down on { $field }.
anno1701-event-tile_placed_own = You place { WORD($building, form: "a") } face down on { $field }.
anno1701-event-tile_covers = { $player } places a tile on { $field }. That landscape gives no more goods.
anno1701-event-tile_covers_own = You place { WORD($building, form: "a") } on { $field }. That landscape gives no more goods.
anno1701-event-tile_replaces = { $player } places a new tile on { $field }, instead of one that wasn’t built.
anno1701-event-tile_replaces_own = You place { WORD($building, form: "a") } on { $field }, instead of { WORD($old, form: "a") }.
anno1701-event-exchanged = { $player } exchanges { $goods } for { $good } with the { $building }.
anno1701-event-bought = { $player } buys { $good } for { COUNT("anno1701-gold", $gold) } with the { $building }.
anno1701-event-sold = { $player } sells { $good } for { COUNT("anno1701-gold", $gold) } with the { $building }.
anno1701-event-favour_paid = { $player } pays { COUNT("anno1701-gold", $gold) } for a favor in the { $building }.
anno1701-event-donated = { $player } donates { COUNT("anno1701-gold", $gold) } to the Queen and gains a favor.
anno1701-event-power_gained = { $player } gains a favor for { $power }.
anno1701-event-power_taken = { $player } takes the favor for { $power } from { $loser }.
anno1701-event-power_lost_own = { $player } has overtaken you in { $power }. You lose this favor.
anno1701-event-seven_colonies = { $player } has seven colonies and gains a favor.
anno1701-event-orders_keep = Added to your keep list.
anno1701-event-orders_trade = You have a new trade order.
anno1701-event-orders_keep_gold = Your trade orders now keep back { COUNT("anno1701-gold", $gold) }.
anno1701-event-orders_ask_on = You’ll be asked after a fire in your own turn.
anno1701-event-orders_ask_off = After a fire, your keep list now chooses in your own turn too.
anno1701-event-orders_leader_on = Your trade orders now also trade with players who have four favors.
anno1701-event-orders_leader_off = Your trade orders no longer trade with players who have four favors.
anno1701-event-orders_cleared = Your standing orders are cleared.

anno1701-event-offer = { $player } offers { $give } for { $want }.
anno1701-event-offer_to = { $player } offers { $to } { $give } for { $want }.
anno1701-event-offer_hidden = { $player } makes an offer to { $to }.
anno1701-event-traded = { $player } gives { $with } { $give } and gets { $want }.
anno1701-event-traded_by_order = Your trade order accepted: you give { $player } { $want } and get { $give }.
anno1701-event-declined = { $player } declines { $from }’s offer.
anno1701-event-withdrawn = { $player } withdraws an offer.
anno1701-event-void = { $player }’s offer is withdrawn – the goods are gone.
anno1701-event-offers_expired = { $count ->
        [one] An open offer expires.
       *[other] { $count } open offers expire.
    }

anno1701-event-set_sail = { $player } sets sail.
anno1701-event-sailed = { $player } sails ship { $ship } to { $to }.
anno1701-event-discovered = { $player } looks at the islands by the anchor on { $at }.
anno1701-event-discovered_one = You discover { $one } by the anchor on { $at }.
anno1701-event-discovered_two = You discover { $one } and { $two } by the anchor on { $at }.
anno1701-event-founded = { $player } founds a colony on { $at }, between { $one } and { $two }.
anno1701-event-met = { $player } meets { $card } on { $at }.
anno1701-event-redrew = { $player } draws another card, thanks to the university.
anno1701-event-trader_bought = { $player } sells { $good } to the free trader for { COUNT("anno1701-gold", $gold) }.
anno1701-event-trader_passed = { $player } sells nothing to the free trader.
anno1701-event-pirate_paid = { $player } pays the pirate { COUNT("anno1701-gold", $gold) } and sails on.
anno1701-event-pirate_overwhelms = { $player } can’t beat the pirate: cannons { $cannons }, strength { $strength }.
anno1701-event-pirate_won = { $player } beats the pirate with die { $die } + cannons { $cannons } against { $strength }. Reward: { COUNT("anno1701-gold", $gold) }!
anno1701-event-pirate_lost = { $player } loses to the pirate with die { $die } + cannons { $cannons } against { $strength }.
anno1701-event-castaways = { $player } rescues castaways and gets { COUNT("anno1701-gold", $gold) }.
anno1701-event-hurricane_weathered = { $player } weathers the hurricane.
anno1701-event-sent_back = { $player }’s ship { $ship } is driven back to { $to }.

## Islands and cards in a few words

anno1701-face-at = { $at } ({ $face })
anno1701-face-number = { $island } { $number }
anno1701-face-harbour = { $cannons ->
        [one] harbor with 1 cannon
       *[other] harbor with { $cannons } cannons
    }
anno1701-face-foreign_people = { $sacks ->
        [one] foreign people with 1 trade sack
       *[other] foreign people with { $sacks } trade sacks
    }
anno1701-card-free_trader = a free trader
anno1701-card-castaways = castaways
anno1701-card-hurricane = a hurricane ({ $sails ->
        [one] 1 sail needed
       *[other] { $sails } sails needed
    })
anno1701-card-pirate = { WORD($pirate, form: "a") } (strength { $strength }, wants { $demand } gold, reward { $reward } gold)

## Refusals: a private answer: why not, and what to do instead; one or two short sentences

anno1701-refused-not_your_turn = It’s another player’s turn. Please wait.
anno1701-refused-wrong_phase = You can’t do that in this part of the turn. Choose from your panel.
anno1701-refused-pending = Answer the open question first.
anno1701-refused-game_over = The game is over. { CMD("score") } shows the result.
anno1701-refused-not_enough_goods = You still need { $goods }. Trade, exchange, or wait for the dice.
anno1701-refused-not_enough_gold = You need { COUNT("anno1701-gold", $gold) }. Sell or trade something, or wait.
anno1701-refused-unknown_id = That’s not a valid choice. Pick one from the list.
anno1701-refused-not_dealt = You weren’t dealt that tile. Choose one of your four.
anno1701-refused-need_two = Choose exactly two tiles.
anno1701-refused-wrong_number = Choose exactly { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } to lose.
anno1701-refused-not_with_active = You can trade only with the player whose turn it is. Wait for your own turn to trade with the others.
anno1701-refused-empty_side = Both sides must give something. Add goods or gold.
anno1701-refused-same_item = The same thing can’t be on both sides. Change one of them.
anno1701-refused-not_covered = You don’t have what you’re offering. Offer less.
anno1701-refused-gone = This offer has closed. You can make a new one.
anno1701-refused-cannot_pay = You don’t have what the offer asks for. Make a counter-offer.
anno1701-refused-too_many_offers = You have too many open offers. Withdraw one first.
anno1701-refused-not_addressed = This offer isn’t for you. You can make one of your own.
anno1701-refused-trade_off = Trading between players is off in this game.
anno1701-refused-all_residents = You’ve already built all your residents. Look for favors elsewhere.
anno1701-refused-no_tile = There’s no tile to build there. Choose another space.
anno1701-refused-already_built = That building is already built. Choose another.
anno1701-refused-no_ship_left = Both your ships are at sea already. Founding a colony brings one back.
anno1701-refused-no_shipyard = You have no shipyard left to use this turn. The ship costs all three cards.
anno1701-refused-stack_empty = That stack is empty. Try the other one.
anno1701-refused-need_citizen = Stack II needs your citizen. Build the citizen first.
anno1701-refused-no_room = Your board has no room for another tile.
anno1701-refused-meadow_free = Use your free meadow first.
anno1701-refused-not_placeable = Residents, settler, village center and finished buildings can’t be covered. Choose another space.
anno1701-refused-already_used = You’ve already used this building this turn. Choose another.
anno1701-refused-same_good = You’d get what you gave. Take something else.
anno1701-refused-supply_empty = No { $good } left in the supply. Choose something else.
anno1701-refused-no_advantage = This building has no ability to use. Choose another.
anno1701-refused-not_built = You haven’t built this building yet. Build it first.
anno1701-refused-favour_taken = This building has already brought its favor. It does so only once.
anno1701-refused-no_stone = You’ve placed all your favor stones.
anno1701-refused-no_favour_field = You can buy a favor only in your opera or theater.
anno1701-refused-donations_full = All donation spaces are taken.
anno1701-refused-not_adjacent = These spaces don’t touch. Sail step by step, or choose a space from the list.
anno1701-refused-no_points = This ship has { $points ->
        [0] no movement points left
        [one] only 1 movement point left
       *[other] only { $points } movement points left
    }.
anno1701-refused-visited = A ship can’t enter the same space twice in a turn. Choose another.
anno1701-refused-land = Ships stay at sea. Choose a sea space.
anno1701-refused-ship_done = This ship has finished its move for this turn. Use another, or end your turn.
anno1701-refused-no_anchor = Your ship isn’t on a space with an anchor. Sail to one first.
anno1701-refused-nothing_hidden = You already know both islands here. Look for another anchor.
anno1701-refused-site_taken = There’s already a colony here. Look for another anchor.
anno1701-refused-no_colony_left = You’ve founded all 8 of your colonies.
anno1701-refused-no_university = You have no university left to use this turn. Keep this card.
anno1701-refused-no_sack = The free trader deals only with owners of a trade sack. You have none yet.
anno1701-refused-cannot_pay_pirate = You can’t pay this pirate, so you have to fight.
anno1701-refused-not_nearer = That harbor isn’t nearer than the start space. Choose another.
anno1701-refused-not_searched = Choose one of the tiles you’re looking at.
anno1701-refused-too_much = That’s more than one offer can hold. Split it.
anno1701-refused-not_your_offer = This offer isn’t yours.
anno1701-refused-not_at_sea = That ship isn’t at sea. Build it first.
anno1701-refused-bad_list = That’s already on your keep list, or the list is full. Clear your orders to start over.
anno1701-refused-bad_order = A trade order needs two different things. Change one of them.

## Options of the host: lines of the lobby and its menus, up to 100 characters

anno1701-option-first_game_setup = First game
    .description = Deal two tiles to everyone without a choice
anno1701-option-first_game_setup-false = everyone keeps two of four tiles
anno1701-option-first_game_setup-true = two tiles without a choice
anno1701-option-auto_roll = Auto-roll
    .description = Roll automatically at the start of each turn
anno1701-option-auto_roll-true = yes
anno1701-option-auto_roll-false = no
anno1701-option-trade = Trade between players
    .description = Allow players to trade with each other
anno1701-option-trade-true = yes
anno1701-option-trade-false = no
anno1701-option-open_hands = Open hands
    .description = Show all goods to everyone
anno1701-option-open_hands-true = yes
anno1701-option-open_hands-false = no
anno1701-option-fire_station = Fire station
    .description = What a fire station protects
anno1701-option-fire_station-threshold = half of all goods burn, above a higher limit
anno1701-option-fire_station-counted = the four protected goods never burn
anno1701-option-win_check = Victory at the start of a turn
    .description = When victory is first checked in a turn
anno1701-option-win_check-immediate = before the roll
anno1701-option-win_check-after_yield = only after the roll
anno1701-option-goods_supply = Goods in the supply
    .description = How many goods there are
anno1701-option-goods_supply-limited = 14 of each
anno1701-option-goods_supply-unlimited = unlimited
anno1701-option-start_player = First player
    .description = Who goes first
anno1701-option-start_player-dice = the highest roll
anno1701-option-start_player-seat_1 = the first seat
anno1701-option-round_limit = Round limit
    .description = Maximum number of rounds

## Lobby

anno1701-lobby-length = about 2 hours at one table
anno1701-lobby-weight = ●●●○○ medium
