# Anno 1701: every word of the game, in English.

anno1701-title = Anno 1701
anno1701-tagline = Settle a hidden sea, trade with one another and win five favours of the Queen.

## Goods

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
anno1701-village_centre = village centre
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
anno1701-theatre = theatre
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
anno1701-harbour = harbour
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

## Favours

anno1701-sea_power = sea power
anno1701-trade_power = trade power
anno1701-contentment = contentment
anno1701-seven_colonies = seven colonies
anno1701-residents = residents
anno1701-honours = opera and theatre
anno1701-powers = sea power, trade power, contentment
anno1701-donations = donations to the Queen

## What a player can do

anno1701-verb-choose_tiles = Keep two tiles
    .name = start_tiles
    .description = Keep two of the four tiles that you were dealt
anno1701-verb-roll = Roll
    .name = roll
    .description = Roll both dice for everybody
anno1701-verb-discard = Give up goods
    .name = give_up
    .description = Choose the goods that the fire takes
anno1701-verb-keep_tile = Keep a tile
    .name = keep
    .description = Keep one of the tiles that you look at
anno1701-verb-place_tile = Place the tile
    .name = place
    .description = Lay your new tile face down on your board
anno1701-verb-build_resident = Build a resident
    .name = resident
    .description = Build your next resident: citizen, merchant, aristocrat
anno1701-verb-build_building = Build a building
    .name = build
    .description = Build one of the tiles on your board
anno1701-verb-build_ship = Build a ship
    .name = ship
    .description = Put a new ship on the start field
anno1701-verb-buy_tile = Buy a tile
    .name = buy
    .description = Buy an expansion tile: the top one for 1 gold, or one of three for 2
anno1701-verb-use = Use a building
    .name = use
    .description = Exchange, buy or sell goods with a building, once a turn each
anno1701-verb-pay_favour = Pay for a favour
    .name = favour
    .description = Pay 3 gold in your opera or theatre for a favour
anno1701-verb-donate = Donate to the Queen
    .name = donate
    .description = Donate gold to the Queen for a favour
anno1701-verb-encounter = Answer the encounter
    .name = encounter
    .description = Say what you do about the encounter card
anno1701-verb-retreat = Choose a refuge
    .name = refuge
    .description = Choose where your ship goes that is sent back
anno1701-verb-found = Found a colony
    .name = found
    .description = Found a colony with a ship on an anchor field
anno1701-verb-discover = Discover
    .name = discover
    .description = Look at the island tiles beside your ship, for 1 point
anno1701-verb-sail = Sail
    .name = sail
    .description = Move a ship to a field that it can reach
anno1701-verb-offer = Make an offer
    .name = offer
    .description = Offer goods and gold for others
anno1701-verb-accept = Accept
    .name = accept
    .description = Accept an offer; the exchange happens at once
anno1701-verb-counter = Counter-offer
    .name = counter
    .description = Decline an offer and make another one instead
anno1701-verb-decline = Decline
    .name = decline
    .description = Decline an offer
anno1701-verb-withdraw = Withdraw
    .name = withdraw
    .description = Withdraw an offer of yours
anno1701-verb-set_sail = Set sail
    .name = set_sail
    .description = End your actions and move your ships; open offers lapse
anno1701-verb-end_turn = End the turn
    .name = end
    .description = End your turn
anno1701-verb-set_orders = Standing orders
    .name = orders
    .description = Say what happens for you in other players’ turns

## Questions

anno1701-param-first = Which tile do you keep first?
    .name = first
    .description = The first tile that you keep
anno1701-param-second = And which one besides?
    .name = second
    .description = The second tile that you keep
anno1701-param-discard = Which goods do you give up?
    .name = goods
    .description = The goods that you give up
anno1701-param-tile = Which tile do you keep?
    .name = tile
    .description = The tile that you keep
anno1701-param-field = Which field?
    .name = field
    .description = The field, as it stands in the picture
anno1701-param-save = Does a shipyard save you a good?
    .name = save
    .description = The good that your shipyard saves
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
    .description = The field, such as D2
anno1701-param-offer-to = To whom do you make the offer?
    .name = player
    .description = Everybody or one player
anno1701-param-ship = Which ship?
    .name = ship
    .description = Your ship, 1 or 2
anno1701-param-step = And then?
    .name = next
    .description = The next field, or stop here
anno1701-param-reply = What do you do?
    .name = reply
    .description = What you do about the encounter
anno1701-param-good = Which good?
    .name = good
    .description = The good
anno1701-param-offer = Which offer?
    .name = offer
    .description = The offer
anno1701-param-order = What should change in your standing orders?
    .name = order
    .description = What to change in your standing orders
anno1701-param-count = How many of it do you keep?
    .name = count
    .description = How many of it you keep in a fire
anno1701-param-times = How often at most in one turn?
    .name = times
    .description = How often at most in one turn
anno1701-param-gold = How much gold is never given away?
    .name = gold
    .description = The gold that your trade orders keep back
anno1701-param-build_building-field = What do you build?
anno1701-param-place_tile-field = Where do you lay the tile?
anno1701-param-encounter-good = Which good do you sell?
anno1701-param-offer-give = What do you offer? Add goods and gold, then go on.
anno1701-param-offer-want = What do you want for it? Add goods and gold, then go on.
anno1701-param-counter-offer = Which offer do you answer?
anno1701-param-accept-offer = Which offer do you accept?
anno1701-param-decline-offer = Which offer do you decline?
anno1701-param-withdraw-offer = Which offer do you withdraw?
anno1701-param-set_orders-give = What would you give?
anno1701-param-set_orders-get = And what for?

## What is asked of a player

anno1701-task-wait = Nothing to do right now.
anno1701-task-choose_tiles = Keep two of your four tiles.
anno1701-task-roll = Roll the dice for everybody.
anno1701-task-discard = Fire! Choose { $cards ->
        [one] 1 good
       *[other] { $cards } goods
    } to give up.
anno1701-task-action = Trade, build and use your buildings, then set sail.
anno1701-task-keep_tile = { $tiles ->
        [one] Keep this tile.
       *[other] Keep one of the { $tiles } tiles.
    }
anno1701-task-place_tile = Lay the new tile on the settlement board.
anno1701-task-place_tile_known = Lay your new tile on your board: { $building }.
anno1701-task-sailing = Sail, discover and found colonies, then end your turn.
anno1701-task-encounter = An encounter: { $card }. What do you do?
anno1701-task-retreat = Your ship is sent back: choose where it goes.

## Choices and their details

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
        [one] 1 good
       *[other] { $cards } goods
    }
anno1701-choice-resident = { $resident }: { $goods }
anno1701-choice-save = Save { $word }
anno1701-choice-save_nothing = Save nothing
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
anno1701-choice-cover_detail = no more { $good } · { $ways } of 36 rolls
anno1701-choice-replace = { $field }: instead of { $word }
anno1701-choice-replace_detail = that tile goes under its stack
anno1701-choice-tile_at = { $field }: { $word }
anno1701-choice-use_equal = { $count } equal goods for 1 other good
anno1701-choice-use_exchange = { $goods } for 1 other good
anno1701-choice-use_any = any 2 goods for 1 of another kind
anno1701-choice-use_buy = any good for { $gold } gold
anno1701-choice-use_sell = sell 1 good for { $gold } gold

anno1701-choice-all = Everybody
anno1701-choice-player = { $player }
anno1701-choice-cards = { $cards ->
        [one] 1 good
       *[other] { $cards } goods
    } · { $gold } gold
anno1701-choice-offer = { $player }: { $give } for { $want }
anno1701-choice-give_enough = That is all I give
anno1701-choice-want_enough = That is all I want
anno1701-choice-offers_lapse = open offers lapse

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
anno1701-choice-anchor_taken = { $at } · colony of { $owner }
anno1701-choice-question = { $at } · question mark
anno1701-choice-start = { $at } · start field
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
anno1701-choice-to_start = Start field { $at }
anno1701-choice-to_harbour = Harbour { $at }

anno1701-choice-redraw = Draw another card
anno1701-choice-redraw_detail = uses your university for this turn
anno1701-choice-keep_card = Keep this card
anno1701-choice-sell = Sell a good
anno1701-choice-sell_for = for { $gold } gold
anno1701-choice-skip = Sell nothing
anno1701-choice-pay_pirate = Pay
anno1701-choice-fight = Fight
anno1701-choice-fight_odds = roll { $need } or more · then { $gold } gold for you
anno1701-choice-fight_sure = you win in any case · { $gold } gold for you
anno1701-choice-fight_hopeless = not even a 6 is enough · your ship is sent back

anno1701-choice-order_keep = Keep in a fire
anno1701-choice-order_keep_detail = adds a good to your keep list
anno1701-choice-order_trade = Trade for me
anno1701-choice-order_trade_detail = accepts a one-for-one offer at once
anno1701-choice-order_keep_gold = Gold to keep back
anno1701-choice-order_keep_gold_detail = your trade orders never give more
anno1701-choice-order_ask_on = Ask me in my own turn
anno1701-choice-order_ask_on_detail = you choose yourself what burns
anno1701-choice-order_ask_off = Do not ask me in my turn
anno1701-choice-order_ask_off_detail = the keep list always chooses
anno1701-choice-order_leader_on = Also trade with leaders
anno1701-choice-order_leader_on_detail = even with players who have four favours
anno1701-choice-order_leader_off = Do not trade with leaders
anno1701-choice-order_leader_off_detail = not with players who have four favours
anno1701-choice-order_clear = Forget all orders
anno1701-choice-order_clear_detail = back to the default
anno1701-choice-keep_all = All of it
anno1701-choice-keep_count = { $cards } of it
anno1701-choice-times = { $times ->
        [one] once a turn
       *[other] { $times } times a turn
    }
anno1701-choice-gold = { $gold } gold

## Buildings in a few words

anno1701-choice-effect_fire_station = 1 happy resident · 4 of your goods do not count in a fire
anno1701-choice-effect_weaving_mill = 1 sail · once a turn 2 cloth for 1 other good
anno1701-choice-effect_brickworks = 1 trade sack · once a turn 2 brick for 1 other good
anno1701-choice-effect_sawmill = 1 sail · once a turn 2 wood for 1 other good
anno1701-choice-effect_toolmaker = 1 cannon · once a turn 2 tools for 1 other good
anno1701-choice-effect_tavern = 1 happy resident · once a turn sell a good for 1 gold
anno1701-choice-effect_chapel = 1 happy resident · the Queen costs you 1 gold less
anno1701-choice-effect_watchtower = 1 cannon · pirates demand 1 gold less
anno1701-choice-effect_market_hall = 1 trade sack · once a turn sell a good for 1 gold
anno1701-choice-effect_warehouse = 1 trade sack · once a turn any good for 2 gold
anno1701-choice-effect_university = 1 happy resident · once a turn draw another encounter card
anno1701-choice-effect_opera = 1 happy resident · pay 3 gold for a favour, one time
anno1701-choice-effect_theatre = 1 happy resident · pay 3 gold for a favour, one time
anno1701-choice-effect_fortress = 2 cannons · 1 sail
anno1701-choice-effect_gun_foundry = 2 cannons · once a turn 2 tools for 1 other good
anno1701-choice-effect_shipyard = 2 sails · once a turn a ship costs one good less
anno1701-choice-effect_trading_house = 2 trade sacks · once a turn any good for 2 gold
anno1701-choice-effect_bank = 1 trade sack · 1 gold now and in each of your turns
anno1701-choice-effect_cathedral = 2 happy residents · the Queen costs you 2 gold less
anno1701-choice-effect_palace_garden = 2 happy residents · 1 gold on every 2, 7 and 12
anno1701-choice-effect_stock_exchange = 1 trade sack · once a turn any 2 goods for 1 of another kind
anno1701-face-unknown = unknown island
anno1701-cause-round_limit = The round limit is reached
anno1701-cause-favours = Five favours of the Queen

## What happened

anno1701-event-first_roll = { $player } rolls { $sum }.
anno1701-event-begins = { $player } begins.
anno1701-event-board = { $player } has settlement board { $board }.
anno1701-event-tiles_chosen = { $player } has chosen two tiles.
anno1701-event-tiles_chosen_own = You keep: { $first }, { $second }. You can change that until everybody has chosen.
anno1701-event-turn = Round { $round }: it is the turn of { $player }.
anno1701-event-rolled = { $player } rolls { $one } and { $two }: { $sum }.
anno1701-event-card = Event card: first { $first }, then { $second }.
anno1701-event-building_gold = { $player } gets { $gold } gold ({ $building }).
anno1701-event-yielded = { $player } gets { $goods }.
anno1701-event-yielded_own = Roll { $roll }: you get { $goods }.
anno1701-event-yield_blocked = { $player } gets nothing for the { $roll }: there is a riot.
anno1701-event-yield_blocked_own = Roll { $roll }: you get nothing, because your settlement is in riot. See that you have 3 gold again.
anno1701-event-supply_empty = { $player } goes empty-handed: the supply has none left ({ $good }).
anno1701-event-supply_empty_own = You go empty-handed: the supply has none left ({ $good }).
anno1701-event-burnt = Fire! { $player } loses { $goods }.
anno1701-event-burnt_own = Fire! You held { $cards } goods, more than { $limit }, so half of them burnt: { $goods }. Your keep list chose; change it in your standing orders.
anno1701-event-taxed = Tax: { $player } gets { $gold } gold.
anno1701-event-taxed_own = Tax: you get { $gold } gold (happy residents: { $happy }).
anno1701-event-queen = The Queen: { $player } pays { $gold } gold.
anno1701-event-queen_own = The Queen asks { $due } gold of you for { $favours } favours; you pay { $gold }.
anno1701-event-queen_spared = The Queen asks nothing of { $player }.
anno1701-event-riot_began = Riot in the settlement of { $player }!
anno1701-event-riot_began_own = Riot! You have fewer than 3 gold: nothing on 6 and 8, and no victory, until you have 3 again.
anno1701-event-riot_ended = The riot in the settlement of { $player } is over.
anno1701-event-riot_ended_own = Your riot is over: you have at least 3 gold again.
anno1701-event-won = { $player } has won the favour of the Queen five times and wins the game!
anno1701-event-timed_out = The round limit is reached: the game ends after { $rounds } rounds. The most favours win.

anno1701-event-discarded = { $player } gives up to the fire: { $goods }.
anno1701-event-tile_bought = { $player } buys a tile of stack { $stack ->
        [1] I
       *[other] II
    } for { $gold } gold.
anno1701-event-tile_bought_own = You buy from stack { $stack ->
        [1] I
       *[other] II
    } for { $gold } gold: { $building }.
anno1701-event-tiles_searched = { $player } pays { $gold } gold and looks at { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } of stack { $stack ->
        [1] I
       *[other] II
    }.
anno1701-event-tile_kept = { $player } keeps one of them.
anno1701-event-tile_kept_own = You keep: { $building }.
anno1701-event-tile_placed = { $player } lays a tile face down on { $field }.
anno1701-event-tile_placed_own = You lay a tile face down on { $field }: { $building }.
anno1701-event-tile_covers = { $player } lays a tile on { $field }; that landscape gives no more goods.
anno1701-event-tile_covers_own = You lay a tile on { $field }: { $building }. That landscape gives no more goods.
anno1701-event-tile_replaces = { $player } lays a new tile on { $field }, in place of one that was not built.
anno1701-event-tile_replaces_own = You lay a new tile on { $field }: { $building } in place of { $old }.
anno1701-event-exchanged = { $player } exchanges { $goods } for { $good } ({ $building }).
anno1701-event-bought = { $player } buys { $good } for { $gold } gold ({ $building }).
anno1701-event-sold = { $player } sells { $good } for { $gold } gold ({ $building }).
anno1701-event-favour_paid = { $player } pays { $gold } gold for a favour ({ $building }).
anno1701-event-donated = { $player } donates { $gold } gold to the Queen and gains a favour.
anno1701-event-power_gained = { $player } gains a favour: { $power }.
anno1701-event-power_taken = { $player } takes a favour from { $loser }: { $power }.
anno1701-event-power_lost_own = { $player } has overtaken you: { $power }. You lose this favour.
anno1701-event-seven_colonies = { $player } has seven colonies and gains a favour.
anno1701-event-orders_keep = Your keep list has a new entry.
anno1701-event-orders_trade = You have a new trade order.
anno1701-event-orders_keep_gold = Your trade orders now keep back { $gold } gold.
anno1701-event-orders_ask_on = After a fire in your own turn you are asked.
anno1701-event-orders_ask_off = After a fire your keep list now chooses in your own turn too.
anno1701-event-orders_leader_on = Your trade orders now also serve players with four favours.
anno1701-event-orders_leader_off = Your trade orders no longer serve players with four favours.
anno1701-event-orders_cleared = Your standing orders are cleared.

anno1701-event-offer = { $player } offers { $give } for { $want }.
anno1701-event-offer_to = { $player } offers { $to }: { $give } for { $want }.
anno1701-event-offer_hidden = { $player } makes an offer to { $to }.
anno1701-event-traded = { $player } gives { $give } to { $with } and gets { $want }.
anno1701-event-traded_by_order = Your trade order has accepted: you give { $player } { $want } and get { $give }.
anno1701-event-declined = { $player } declines an offer of { $from }.
anno1701-event-withdrawn = { $player } withdraws an offer.
anno1701-event-void = An offer of { $player } lapses: the goods for it are gone.
anno1701-event-offers_expired = { $count ->
        [one] An open offer lapses.
       *[other] { $count } open offers lapse.
    }

anno1701-event-set_sail = { $player } sets sail.
anno1701-event-sailed = { $player } sails ship { $ship } to { $to }.
anno1701-event-discovered = { $player } looks at the islands by the anchor on { $at }.
anno1701-event-discovered_one = By the anchor on { $at } you discover: { $one }.
anno1701-event-discovered_two = By the anchor on { $at } you discover: { $one }; { $two }.
anno1701-event-founded = { $player } founds a colony by the anchor on { $at }: { $one }; { $two }.
anno1701-event-met = { $player } has an encounter on { $at }: { $card }.
anno1701-event-redrew = { $player } draws another card, thanks to the university.
anno1701-event-trader_bought = { $player } sells { $good } to the free trader for { $gold } gold.
anno1701-event-trader_passed = { $player } sells nothing to the free trader.
anno1701-event-pirate_paid = { $player } pays the pirate { $gold } gold and sails on.
anno1701-event-pirate_overwhelms = { $player } cannot beat the pirate: cannons { $cannons }, strength { $strength }.
anno1701-event-pirate_won = { $player } beats the pirate: die { $die } + cannons { $cannons } against { $strength }. Reward: { $gold } gold!
anno1701-event-pirate_lost = { $player } loses to the pirate: die { $die } + cannons { $cannons } against { $strength }.
anno1701-event-castaways = { $player } rescues castaways: { $gold } gold.
anno1701-event-hurricane_weathered = { $player } weathers the hurricane.
anno1701-event-sent_back = Ship { $ship } of { $player } is sent back to { $to }.

## Islands and cards in a few words

anno1701-face-at = { $at } { $face }
anno1701-face-number = { $island } { $number }
anno1701-face-harbour = { $cannons ->
        [one] Harbour with 1 cannon
       *[other] Harbour with { $cannons } cannons
    }
anno1701-face-foreign_people = { $sacks ->
        [one] Foreign people with 1 trade sack
       *[other] Foreign people with { $sacks } trade sacks
    }
anno1701-card-free_trader = free trader
anno1701-card-castaways = castaways
anno1701-card-hurricane = hurricane, { $sails ->
        [one] 1 sail needed
       *[other] { $sails } sails needed
    }
anno1701-card-pirate = { $pirate }, strength { $strength }, wants { $demand } gold, reward { $reward }

## Refusals

anno1701-refused-not_your_turn = It is another player’s turn.
anno1701-refused-wrong_phase = That is not possible in this part of the turn.
anno1701-refused-pending = Answer the open question first.
anno1701-refused-game_over = The game is over.
anno1701-refused-not_enough_goods = You lack: { $goods }. Trade for it, exchange, or wait for the dice.
anno1701-refused-not_enough_gold = You need { $gold } gold.
anno1701-refused-unknown_id = There is no such thing here. Choose one of the suggestions.
anno1701-refused-not_dealt = That tile was not dealt to you.
anno1701-refused-need_two = Choose exactly two tiles.
anno1701-refused-wrong_number = You must give up exactly { $cards ->
        [one] 1 good
       *[other] { $cards } goods
    }.
anno1701-refused-not_with_active = You may trade only with the player whose turn it is.
anno1701-refused-empty_side = Both sides must give something.
anno1701-refused-same_item = The same thing cannot be on both sides.
anno1701-refused-not_covered = You do not have what you offer.
anno1701-refused-gone = This offer is no longer open.
anno1701-refused-cannot_pay = You do not have what is asked for.
anno1701-refused-too_many_offers = You have too many open offers. Withdraw one first.
anno1701-refused-not_addressed = This offer is not for you.
anno1701-refused-trade_off = Trade between players is switched off in this game.
anno1701-refused-all_residents = All your residents are built.
anno1701-refused-no_tile = No tile to build lies there.
anno1701-refused-already_built = That building stands already.
anno1701-refused-no_ship_left = Both your ships are at sea.
anno1701-refused-no_shipyard = You have no shipyard left to use this turn. The ship costs all three goods.
anno1701-refused-stack_empty = That stack is empty.
anno1701-refused-need_citizen = Stack II needs your citizen. Build the citizen first.
anno1701-refused-no_room = Your board has no room for another tile.
anno1701-refused-meadow_free = Use your free meadow first.
anno1701-refused-not_placeable = Residents, settler, village centre and finished buildings cannot be covered. Choose another field.
anno1701-refused-already_used = You have used this building already in this turn.
anno1701-refused-same_good = Take a different good.
anno1701-refused-supply_empty = The supply has none left of that good: { $good }.
anno1701-refused-no_advantage = This building has nothing to use.
anno1701-refused-not_built = You have not built this building.
anno1701-refused-favour_taken = This building has brought its favour already.
anno1701-refused-no_stone = All your favour stones are placed.
anno1701-refused-no_favour_field = Only opera and theatre have a favour to pay for.
anno1701-refused-donations_full = All donation fields are taken.
anno1701-refused-not_adjacent = These fields do not touch. Sail step by step, or choose a field that is offered.
anno1701-refused-no_points = This ship has { $points ->
        [0] no movement points left
        [one] only 1 movement point left
       *[other] only { $points } movement points left
    }.
anno1701-refused-visited = A ship may not enter the same field twice in one turn.
anno1701-refused-land = Ships stay on sea fields.
anno1701-refused-ship_done = This ship has finished its move for this turn.
anno1701-refused-no_anchor = Your ship is not on a field with an anchor.
anno1701-refused-nothing_hidden = You know both islands here already.
anno1701-refused-site_taken = A colony stands here already. Look for another anchor.
anno1701-refused-no_colony_left = All your 8 colonies are founded.
anno1701-refused-no_university = You have no university left to use this turn.
anno1701-refused-no_sack = The free trader deals only with owners of a trade sack.
anno1701-refused-cannot_pay_pirate = You cannot pay this pirate; you must fight.
anno1701-refused-not_nearer = That harbour is not nearer than the start field.
anno1701-refused-not_searched = Choose one of the tiles that you are looking at.
anno1701-refused-too_much = That is more than one offer can hold. Split it.
anno1701-refused-not_your_offer = This offer is not yours.
anno1701-refused-not_at_sea = That ship is not at sea. Build it first.
anno1701-refused-bad_list = That is on your keep list already, or the list is full. Clear it to begin anew.
anno1701-refused-bad_order = A trade order needs two different things.

## Options of the host

anno1701-option-first_game_setup = First game
    .description = Are two tiles dealt to everybody without a choice?
anno1701-option-first_game_setup-false = everybody keeps two of four tiles
anno1701-option-first_game_setup-true = two tiles without a choice
anno1701-option-auto_roll = Roll by itself
    .description = Are the dice rolled at the start of a turn without waiting?
anno1701-option-auto_roll-true = yes
anno1701-option-auto_roll-false = no
anno1701-option-trade = Trade between players
    .description = May players trade with one another?
anno1701-option-trade-true = yes
anno1701-option-trade-false = no
anno1701-option-open_hands = Open hands
    .description = Are all goods visible to everybody?
anno1701-option-open_hands-true = yes
anno1701-option-open_hands-false = no
anno1701-option-fire_station = Fire station
    .description = What a fire station protects
anno1701-option-fire_station-threshold = above the higher limit half of all goods burn
anno1701-option-fire_station-counted = the four protected goods never burn
anno1701-option-win_check = Victory at the start of a turn
    .description = When victory is tested first in a turn
anno1701-option-win_check-immediate = before the roll
anno1701-option-win_check-after_yield = only after the roll
anno1701-option-goods_supply = Goods in the supply
    .description = How many goods there are
anno1701-option-goods_supply-limited = 14 of each
anno1701-option-goods_supply-unlimited = unlimited
anno1701-option-start_player = First player
    .description = Who begins
anno1701-option-start_player-dice = the highest roll
anno1701-option-start_player-seat_1 = the first seat
anno1701-option-round_limit = Round limit
    .description = After how many rounds the game ends at the latest
