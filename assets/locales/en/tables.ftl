### Tables of the rules look-up, made from the games' data: titles, search words, and one row each. All texts of a table
### together are split into pages, so a row can be as long as it needs to be; shorter is better.

## Anno 1503

anno1503-reference-costs = Costs and prices
    .words = cost price pay table resident ship sell buy
anno1503-reference-public_buildings = All public buildings
    .words = building list table how many
anno1503-reference-island_finds = What lies on the islands
    .words = tile trading post contract treasure chest promotion list table how many
# $cost: what it costs to place or raise one. $buys: the goods it buys, at $price gold.
anno1503-row-resident = **{ TITLE($resident) }:** costs { $cost }; buys { COUNT($buys, join: "comma") } for { $price } gold
anno1503-row-ship = **Ship:** costs { $cost }
# How many there are with 2, 3 and 4 players.
anno1503-row-building = **{ TITLE($building) }:** { $effect } · { $two }, { $three } or { $four } with 2, 3 or 4 players
# How many tiles with a 2, 3 and 4 on the back show this.
anno1503-row-find = **{ $find }** · back 2: { $two }, back 3: { $three }, back 4: { $four }

## Anno 1701

anno1701-reference-costs = What everything costs
    .words = cost price pay table resident building ship
anno1701-reference-stack_one = All tiles of stack I
    .words = building expansion tile list table symbols
anno1701-reference-stack_two = All tiles of stack II
    .words = building expansion tile list table symbols
anno1701-reference-encounter_cards = All encounter cards
    .words = encounter pirate hurricane trader castaways list table how many strength
anno1701-reference-event_cards = All event cards
    .words = event fire tax queen list table how many
anno1701-row-resident = **{ TITLE($resident) }:** { $cost }
anno1701-row-stack_one = **Building of stack I:** { $cost }
anno1701-row-stack_two = **Building of stack II:** { $cost }
anno1701-row-ship = **Ship:** { $cost }
anno1701-row-building = **{ TITLE($building) }** ({ $copies }×): { $effect }
anno1701-row-encounter = { $copies }× { $card }
anno1701-row-event = { $copies }× { $first }, then { $second }

## Anno 1800

anno1800-reference-industries = All 35 industries
    .words = industry factory cost product list table
anno1800-reference-start_industries = Start industries
    .words = home island farm printed list table
anno1800-reference-fleet = What ships and shipyards cost
    .words = ship shipyard cost strength list table
anno1800-reference-people = Costs of people
    .words = hire upgrade shift tokens farmer worker artisan engineer investor list table
anno1800-reference-cards_fw = All Farmer/Worker cards
    .words = population card need effect list table
anno1800-reference-cards_aei = All Artisan/Engineer/Investor cards
    .words = population card need effect list table
anno1800-reference-cards_nw = All New World cards
    .words = population card need effect list table
anno1800-reference-objective_cards = All objective cards
    .words = objective points list table
anno1800-reference-expedition_cards = All expedition cards
    .words = expedition animal artifact visitor zoo museum list table
# $tier works there; $cost is what building it needs.
anno1800-row-industry = **{ TITLE($tile) }** produces { $product } ({ $tier }) · { $cost }
anno1800-row-start_industry = **{ TITLE($tile) }** produces { $product } ({ $tier })
anno1800-row-fleet = **{ TITLE($tile) }** ({ $copies }×) · { $cost }
# $to is the next tier; $tokens: trade tokens for what they make.
anno1800-row-people = **{ TITLE($tier) }** · hire: { $hire } · to { $to }: { $upgrade } · end of shift: { $shift } gold · trade: { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }
anno1800-row-people_top = **{ TITLE($tier) }** · hire: { $hire } · end of shift: { $shift } gold
anno1800-row-card = **{ TITLE($card) }:** { $need } → { $effect }
anno1800-row-objective_effect = **{ TITLE($card) }:** { $card_id ->
        [alonso_graves] 3 exploration tokens and 3 gold for an extra action
        [aarhant] exhaust 1 investor for 5 gold
        [the_editor] 2 exploration tokens to put a hand card under its deck
       *[other] 2 exploration tokens count as 1 trade token
    }
anno1800-row-objective_most = **{ TITLE($card) }:** most { $card_id ->
        [hannah_goode] people
        [university] engineers
        [worlds_fair] investors
        [madame_kahina] trade tokens
       *[other] expedition cards
    } { $points }, second most { $second }
anno1800-row-objective_points = **{ TITLE($card) }:** { $points } { $card_id ->
        [zoo] for each visited animal
        [museum] for each visited artifact
        [bente_jorgensen] with at most one Old World island
        [isabel_sarmento] for each New World island
       *[other] for each card in hand
    }
anno1800-row-objective_industries = **{ TITLE($card) }:** { $points } each for { COUNT($industries, join: "comma") }
# Who must visit the animal, and who the artifact.
anno1800-row-expedition = **{ TITLE($card) }:** { $animal } · { $artifact }

## Mille Fiori

mille-fiori-reference-card_kinds = All cards
    .words = card symbol ship number list table how many
mille-fiori-reference-points = What spaces are worth
    .words = points score value house pyramid fleet bonus list table
mille-fiori-reference-sea_fields = The sea route space by space
    .words = sail ship field points list table
# How many cards of the symbol, and how many with each ship number.
mille-fiori-row-symbol = **{ TITLE($symbol) }** ({ $area }): { $all ->
        [one] 1 card
       *[other] { $all } cards
    } · ship numbers 1–5: { $one }, { $two }, { $three }, { $four }, { $five }
mille-fiori-row-workshops = **Workshops:** { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each space of the group, { $pigment } if the new space is a pigment space
mille-fiori-row-house = **House of value { $value }:** { $fields ->
        [one] 1 space
       *[other] { $fields } spaces
    }
mille-fiori-row-pyramid = **Pyramid space worth { $points }:** { $matching } if it shows your card’s symbol
mille-fiori-row-fleet = **Fleet with { $goods ->
        [one] 1 good
       *[other] { $goods } goods
    } in its row:** { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each glass tile
mille-fiori-row-bonus = **Bonus places:** { $first }, { $second }, { $third } and { $fourth } points
mille-fiori-row-sea = Space { $field }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
mille-fiori-row-sea_card = Space { $field }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } and an extra card
