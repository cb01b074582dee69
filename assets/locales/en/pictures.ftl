### Words on pictures, and pictures in words for those who cannot see them.

## Labels drawn on pictures: as short as possible

label-round = Round
label-supply = Supply
label-reserve = Reserve
label-buildings = Public buildings
label-buy = buy
label-ship =
    { $pieces ->
        [one] Ship
       *[other] Ships
    }

## A home island. All sentences of a picture together are at most 1024 characters.

alt-island =
    { $player }’s home island: { $gold } gold, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } in hand, { $points } of { $needed } victory points.
alt-progress = Gold { $gold }/{ $gold_needed }, trading posts { $posts }/{ $posts_needed }, contracts { $contracts }/{ $contracts_needed }, buildings { $buildings }/{ $buildings_needed }, merchants { $merchants }/{ $merchants_needed }.
# $residents in the order of their spaces, for instance "1 citizen, 2 settlers".
alt-residents = Residents from the first space on: { $residents }.
alt-buildings = Public buildings: { $buildings }.
# $number is the number of the dock, the one on the die.
alt-post = Trading post at { $number }: { $good }.
alt-contracts =
    { $contracts ->
        [one] 1 trade contract
       *[other] { $contracts } trade contracts
    }; a card costs { $price } gold.
# The goods at the numbers 1 to 5 of the die.
alt-yields = Goods by die roll: 1 { $one }, 2 { $two }, 3 { $three }, 4 { $four }, 5 { $five }.
alt-left = Not placed yet: ships { $ships }, pioneers or settlers { $pioneers }, citizens or merchants { $citizens }.
alt-dangers = A pirate would cost { $pirate } gold now, a fire { $fire } gold.

## The main board

alt-board = Sea chart, round { $round }. { $player }’s turn.
alt-board-won = Sea chart, round { $round }. { $player } has won.
alt-die = The die shows { $number }.
alt-die-event = The die shows { $number }: { $event }.
alt-player-ashore = { $player }: { $gold } gold, victory points: { $points }, no ship at sea.
alt-player-ship = { $player }: { $gold } gold, victory points: { $points }, ship on { $place }.
alt-player-ships = { $player }: { $gold } gold, victory points: { $points }, ships on { $place } and { $second }.
# Numbers of face-down tiles on the map by the number on their back, and in the reserve.
alt-tiles = Face-down tiles: { $two } with a 2, { $three } with a 3, { $four } with a 4; { $reserve } in the reserve.
alt-display = Public buildings to choose from: { $buildings }.
alt-supply = Supply: { $goods }.
# Tiles that the viewer knows: $tile is for instance "trading post for spice".
alt-pending = You’re looking at the tile on { $place }: { $tile }.
alt-note = You know the tile on { $place }: { $tile }.

## One's own hand

alt-hand =
    { $player } holds { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }: { $goods }.
alt-hand-gold = { $gold } gold; a card costs { $price } gold; purchases left this turn: { $purchases }.
alt-hand-limit = Hand limit at the end of the turn: { $limit ->
        [one] 1 card
       *[other] { $limit } cards
    }.
alt-payable = You can afford: { $things }.

## Anno 1800: labels drawn on pictures

label-1800-played = Played cards
label-1800-make = can be made
label-1800-trade = can be traded
label-1800-later = not now
label-1800-missing = missing
label-1800-market = Market
label-1800-ending = Two rounds left
label-1800-last-round = Last round

## Anno 1800: a player's islands, the most important first

alt-1800-island =
    { $player }’s islands: { $points ->
        [one] 1 point
       *[other] { $points } points
    } in played cards, hand cards: { $cards }, expedition cards: { $expeditions }.
# Tokens that are ready, of all tokens of the ships; and tokens on cards, which are gone with the next festival.
alt-1800-purse = Gold { $gold }; trade tokens { $trade } of { $trade_all } ready, { $trade_cards } more on cards; exploration tokens { $explore } of { $explore_all }, { $explore_cards } more on cards.
alt-1800-people = { $people }: { $free } free, { $working } at work, { $exhausted } exhausted.
# $goods counts free workplaces: "2 Planks, 1 Coal".
alt-1800-workplaces = Free workplaces by product: { $goods }.
alt-1800-busy = No free workplace: { $goods }.
alt-1800-harbor = Harbor: { $tiles }.
alt-1800-room = Empty spaces: { $inland } inland, { $coast } on the coast, { $sea } at sea.
alt-1800-isle = Old World island { $number }: { $island }.
alt-1800-bays =
    { $islands ->
        [one] 1 New World island
       *[other] { $islands } New World islands
    } with { $goods }.
alt-1800-played = Cards played: { $fw } Farmer/Worker, { $aei } Artisan/Engineer/Investor, { $nw } New World, worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
alt-1800-unused = Effect not used yet: { $card }.
alt-1800-field = { $place }: { $tile }.

## Anno 1800: the main board

alt-1800-board = Board in round { $round }. { $player }’s turn.
alt-1800-board-won = Board after round { $round }. { $player } has won.
alt-1800-ending = { $player } was first to empty their hand. Round { $round } is the last.
alt-1800-player = { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } in played cards, hand cards { $cards }, gold { $gold }, people { $cubes }, Old World islands { $old }, New World islands { $new }, expedition cards { $expeditions }.
alt-1800-affordable = You could build now: { $tiles }.
alt-1800-objective = Objective { $card }:
alt-1800-count = { $player } { $count }.
alt-1800-stacks = Cards left: { $fw } Farmer/Worker, { $aei } Artisan/Engineer/Investor, { $nw } New World, { $expeditions } expedition; islands left: { $old } Old World, { $new } New World.
alt-1800-cubes = People in the supply: { $cubes }.
alt-1800-tiles = Tiles left: { $tiles }.
alt-1800-made = You can produce now: { $goods }.
# $goods counts trade tokens: "1 Beer, 2 Coal".
alt-1800-traded = You can trade for, with the trade tokens each costs: { $goods }.

## Anno 1800: one’s own hand

alt-1800-hand = { $player }’s hand: population cards { $cards }, expedition cards { $expeditions }.
alt-1800-actions = Actions left: { $actions }.
alt-1800-payable = You can play now: { $card }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
# $missing is "nothing" if every single good can be had, only not all together.
alt-1800-card = { $card }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }; missing: { $missing }.
alt-1800-expedition = { $card }: visited by { $animal } and { $artifact }.

## Mille Fiori: labels drawn on pictures

label-mf-choose = All choose a card
label-mf-card = card
label-mf-display = Open cards
label-mf-passed = Passed on
label-mf-plan = Plan

## Mille Fiori: the board

alt-mf-board = Board, round { $round } ({ $rounds } at most), card { $card } of { $cards }. { $player }’s turn.
alt-mf-board-choose = Board, round { $round } ({ $rounds } at most), card { $card } of { $cards }. Everyone is choosing a card.
alt-mf-board-won = Board after round { $round }. { $player } has won.
# $bonus are points reserved by bonus places, $ship is the place on the sea route.
alt-mf-player = { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $bonus } more reserved, glass tiles left: { $rhombs }, ship on { $ship }.
alt-mf-placed = { $player } played { $card } to { $place }.
alt-mf-sailed = { $player } sailed with { $card }.
alt-mf-next-house = The next house is { $place }, worth { $value }.
alt-mf-fleets = A ship in a fleet of rows 1 to 5 is worth { $one }, { $two }, { $three }, { $four }, { $five }.
alt-mf-display = Face-up cards: { $cards }.

## Mille Fiori: a player's sheet

alt-mf-sheet = { $player }’s sheet: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $bonus } more reserved.
alt-mf-sources = Workshops { $workshops }, houses { $houses }, Nobili { $nobili }, Populi { $populi }, trade { $trade }, harbor { $harbor }, sea route { $sea }.
alt-mf-stock = Glass tiles left: { $rhombs }, in reserve { $reserve }; ship on { $ship } of 20.
alt-mf-set = { $area }: { $held } of { $needed }.
alt-mf-set-done = { $area }: set complete, bonus { $points }.
alt-mf-fields = Spaces: { $fields }.

## Mille Fiori: one's own hand

alt-mf-hand =
    { $player } holds { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
alt-mf-chosen = Chosen: { $card }.
# The best field for a card and what it brings now.
alt-mf-card =
    { $card }: best on { $place }, +{ $points }{ $extra ->
        [0] .
       *[other] , extra card.
    }
alt-mf-card-only = { $card }.
alt-mf-passed = Passed on: { $cards }.
# $ways to play the chosen card, $extras for extra cards.
alt-mf-plan = Plan: ways to play: { $ways }, extra cards: { $extras }.

## Anno 1701: labels drawn on pictures

label-1701-choose = All choose two tiles
label-1701-donate = Donation
label-1701-seven = 7 colonies
label-1701-building-1 = Building I
label-1701-building-2 = Building II
label-1701-tiles = Your face-down tiles
label-1701-known = Islands that you have looked at
label-1701-riot = Riot

## Anno 1701: the main board. The most important comes first: all sentences together are cut at 1024 characters.

alt-1701-board = Sea chart, round { $round }. { $player }’s turn.
alt-1701-board-choose = Sea chart, round { $round }. Everyone keeps two of four tiles.
alt-1701-board-won = Sea chart, round { $round }. { $player } has won.
alt-1701-dice = The dice show { $sum }.
alt-1701-event = The dice show { $sum }: { $first }, then { $second }.
# $place is the field of the ship.
alt-1701-met = Encounter on { $place }: { $card }.
alt-1701-met-pirate = Encounter on { $place }: { $card }, strength { $needed }.
alt-1701-met-hurricane = Encounter on { $place }: { $card }, sails needed: { $needed }.
alt-1701-player-ashore = { $player }: favors { $favours }, gold { $gold }, cards { $cards }, no ship at sea.
alt-1701-player-ship = { $player }: favors { $favours }, gold { $gold }, cards { $cards }, ship on { $place }.
alt-1701-player-ships = { $player }: favors { $favours }, gold { $gold }, cards { $cards }, ships on { $place } and { $second }.
alt-1701-riot-ashore = { $player }: riot, favors { $favours }, gold { $gold }, cards { $cards }, no ship at sea.
alt-1701-riot-ship = { $player }: riot, favors { $favours }, gold { $gold }, cards { $cards }, ship on { $place }.
alt-1701-riot-ships = { $player }: riot, favors { $favours }, gold { $gold }, cards { $cards }, ships on { $place } and { $second }.
alt-1701-power = { $power }: { $player }; highest number { $most }.
alt-1701-power-free = { $power }: no one; highest number { $most }.
alt-1701-donation = Next donation: { $gold } gold.
# $places is for instance "D2 E3".
alt-1701-colonies = { $player }’s colonies: { $places }.
alt-1701-supply = Supply: { $goods }.
alt-1701-stacks = Left: stack I { $one }, stack II { $two }, encounters { $encounters }, events { $events }.
# Tiles that the viewer knows: $tile is for instance "Sugar cane 8".
alt-1701-looked = You have looked at { $place }: { $tile }.
alt-1701-open = { $place }: { $tile }.
alt-1701-tile = { $island } { $number }
alt-1701-tile-symbols = { $island } with { $symbols }

## Anno 1701: a settlement

alt-1701-island =
    { $player }’s settlement: { $favours } of { $needed } favors, { $gold } gold, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }. Safe from fire with up to { $limit ->
        [one] 1 card
       *[other] { $limit } cards
    }.
alt-1701-riot = { $player } has a riot.
alt-1701-residents = Residents: { $residents }.
alt-1701-next = Next resident: { $resident } for { $goods }.
alt-1701-buildings = Buildings: { $buildings }.
alt-1701-own-tile = Not built on { $place }: { $building }.
alt-1701-face-down = Face-down tiles: { $tiles }.
# What the roll of this number brings from the settlement.
alt-1701-yield = { $number }: { $good }.
# $points are the movement points of each ship.
alt-1701-symbols = Cannons { $cannons }, trade sacks { $sacks }, happy residents { $happy }, sails { $sails }; each ship has { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    }.
alt-1701-left = Colonies { $colonies }, { $left } left; ships in the supply: { $ships }.
alt-1701-settled = Colony at { $tile }.

## Anno 1701: one's own hand

alt-1701-choose = You choose from { $tiles }.
alt-1701-place = You place { $tiles }.
alt-1701-hand =
    { $player } holds { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }: { $goods }; { $gold } gold. Safe from fire with up to { $limit ->
        [one] 1 card
       *[other] { $limit } cards
    }.
alt-1701-hand-empty = { $player } holds no goods; { $gold } gold.
alt-1701-payable = You can afford: { $things }.

## Sheets: all players side by side. Labels drawn on them, and figures as they stand in front of a line.

label-overview = Overview
label-score = Score
label-score-final = Final score
figure-victory = Victory points
figure-points = Points
figure-gold = Gold
figure-posts = Trading posts
figure-contracts = Contracts
figure-buildings = Buildings
figure-merchants = Merchants
figure-cards = Cards in hand
figure-ships = Ships at sea
figure-residents = Residents
figure-pirate = Cost of a pirate
figure-fire = Cost of a fire
figure-favours = Favors
figure-colonies = Colonies
figure-expeditions = Expedition cards
figure-tiles = Tiles
figure-trade = Trade tokens
figure-explore = Exploration tokens
figure-old = Old World islands
figure-new = New World islands
figure-reserved = Reserved points
figure-rhombs = Tiles left

## Sheets in words. Each line has one figure of all players.

alt-overview = All players side by side in round { $round }.
alt-overview-due = Waiting for { $player }.
alt-overview-won = { $player } has won.
alt-score = Score in round { $round }.
alt-score-final = Final score after round { $round }.
alt-score-player = { $rank }. { $player }: { $score }.
alt-row-2 = { $figure }: { $a } { $one }, { $b } { $two }.
alt-row-2-of = { $figure } (of { $need }): { $a } { $one }, { $b } { $two }.
alt-row-3 = { $figure }: { $a } { $one }, { $b } { $two }, { $c } { $three }.
alt-row-3-of = { $figure } (of { $need }): { $a } { $one }, { $b } { $two }, { $c } { $three }.
alt-row-4 = { $figure }: { $a } { $one }, { $b } { $two }, { $c } { $three }, { $d } { $four }.
alt-row-4-of = { $figure } (of { $need }): { $a } { $one }, { $b } { $two }, { $c } { $three }, { $d } { $four }.

## Full texts: every place by itself, for those who play without seeing

text-1503-resident = Space { $field }: { $resident }, pays { $price } gold.
text-1503-served = Space { $field }: { $resident }, pays { $price } gold, has already bought this turn.
text-1503-tile = { $place }: face-down tile with a { $number }.
text-mf-own = { $place }: { $symbol }.
text-mf-taken = { $place } ({ $symbol }): { $player }.
text-mf-open = { $place } ({ $symbol }): free, can be taken.
text-mf-bonus-taken = Bonus space { $points } of { $area }: { $player }.
text-mf-bonus-free = Bonus space { $points } of { $area }: free.
text-mf-good = { $good } is worth { $value } now.
text-mf-sea = Sea route { $place }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
text-mf-sea-extra = Sea route { $place }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } and an extra card.
text-mf-play =
    { $card } on { $place }: +{ $points }, others +{ $others }{ $extra ->
        [0] .
       *[other] , extra card.
    }
text-mf-play-sail =
    Sail with { $card }: +{ $points }, others +{ $others }{ $extra ->
        [0] .
       *[other] , extra card.
    }
