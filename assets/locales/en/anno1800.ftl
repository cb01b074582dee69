# Anno 1800: every word of the game, in English.

anno1800-title = Anno 1800
anno1800-tagline = Build up your islands, meet your people’s needs, and be the first with an empty hand.

## People: words inside sentences, in lower case

anno1800-farmer =
    { $pieces ->
        [one] farmer
       *[other] farmers
    }
anno1800-worker =
    { $pieces ->
        [one] worker
       *[other] workers
    }
anno1800-artisan =
    { $pieces ->
        [one] artisan
       *[other] artisans
    }
anno1800-engineer =
    { $pieces ->
        [one] engineer
       *[other] engineers
    }
anno1800-investor =
    { $pieces ->
        [one] investor
       *[other] investors
    }

## Resources: words inside sentences, in lower case

anno1800-planks = planks
    .uncounted = yes
anno1800-grain = grain
    .uncounted = yes
anno1800-potatoes = potatoes
    .uncounted = yes
anno1800-pigs = pigs
    .uncounted = yes
anno1800-wool = wool
    .uncounted = yes
anno1800-coal = coal
    .uncounted = yes
anno1800-bricks = bricks
    .uncounted = yes
anno1800-goods = goods
    .uncounted = yes
anno1800-steel = steel beams
    .uncounted = yes
anno1800-sails = sails
    .uncounted = yes
anno1800-glass = glass
    .uncounted = yes
anno1800-brass = brass
    .uncounted = yes
anno1800-windows = windows
    .uncounted = yes
anno1800-dynamite = dynamite
    .uncounted = yes
anno1800-cannons = cannons
    .uncounted = yes
anno1800-steam_engines = steam engines
    .uncounted = yes
anno1800-beer = beer
    .uncounted = yes
anno1800-bread = bread
    .uncounted = yes
anno1800-schnapps = schnapps
    .uncounted = yes
anno1800-sausages = sausages
    .uncounted = yes
anno1800-soap = soap
    .uncounted = yes
anno1800-canned_food = canned food
    .uncounted = yes
anno1800-work_clothes = work clothes
    .uncounted = yes
anno1800-cotton_fabric = cotton fabric
    .uncounted = yes
anno1800-coffee = coffee
    .uncounted = yes
anno1800-rum = rum
    .uncounted = yes
anno1800-cigars = cigars
    .uncounted = yes
anno1800-chocolate = chocolate
    .uncounted = yes
anno1800-champagne = champagne
    .uncounted = yes
anno1800-spectacles = spectacles
    .uncounted = yes
anno1800-pocket_watches = pocket watches
    .uncounted = yes
anno1800-sewing_machines = sewing machines
    .uncounted = yes
anno1800-fur_coats = fur coats
    .uncounted = yes
anno1800-steam_carriages = steam carriages
    .uncounted = yes
anno1800-bicycles = penny-farthings
    .uncounted = yes
anno1800-light_bulbs = light bulbs
    .uncounted = yes
anno1800-gramophones = gramophones
    .uncounted = yes
anno1800-heavy_weapons = heavy weapons
    .uncounted = yes

## Resources of the New World

anno1800-cotton = cotton
    .uncounted = yes
anno1800-cacao = cacao
    .uncounted = yes
anno1800-coffee_beans = coffee beans
    .uncounted = yes
anno1800-rubber = rubber
    .uncounted = yes
anno1800-sugar_cane = sugar cane
    .uncounted = yes
anno1800-tobacco = tobacco
    .uncounted = yes

## Start industries

anno1800-sawmill_start = sawmill
anno1800-grain_farm_start = grain farm
anno1800-potato_farm_start = potato farm
anno1800-pig_farm_start = pig farm
anno1800-sheep_farm_start = sheep farm
anno1800-charcoal_kiln_start = charcoal kiln
anno1800-brickworks_start = brickworks
anno1800-warehouse_start = warehouse
anno1800-steelworks_start = steelworks
anno1800-sailmakers_start = sailmakers

## Industries: words inside sentences, in lower case

anno1800-sawmill_worker = sawmill (workers)
anno1800-charcoal_kiln_worker = charcoal kiln (workers)
anno1800-brickworks_worker = brickworks (workers)
anno1800-warehouse_worker = warehouse (workers)
anno1800-steelworks_worker = steelworks (workers)
anno1800-sailmakers_worker = sailmakers (workers)
anno1800-brewery = brewery
anno1800-bakery = bakery
anno1800-schnapps_distillery = schnapps distillery
anno1800-glassworks = glassworks
anno1800-sausage_factory = sausage factory
anno1800-soap_factory = soap factory
anno1800-cannery = cannery
anno1800-clothes_factory = work-clothes factory
anno1800-cotton_mill_worker = cotton mill (workers)
anno1800-cotton_mill_artisan = cotton mill (artisans)
anno1800-coffee_roastery = coffee roastery
anno1800-rum_distillery = rum distillery
anno1800-cigar_factory = cigar factory
anno1800-chocolate_factory = chocolate factory
anno1800-brass_foundry = brass foundry
anno1800-window_factory = window factory
anno1800-champagne_cellar = champagne cellar
anno1800-spectacle_factory = spectacle factory
anno1800-clockmakers = clockmakers
anno1800-sewing_machine_factory = sewing machine factory
anno1800-furrier = furrier
anno1800-dynamite_factory = dynamite factory
anno1800-cannon_foundry = cannon foundry
anno1800-motor_works = motor works
anno1800-steam_carriage_factory = steam carriage factory
anno1800-bicycle_factory = penny-farthing factory
anno1800-light_bulb_factory = light bulb factory
anno1800-gramophone_factory = gramophone factory
anno1800-heavy_weapons_factory = heavy weapons factory

## Shipyards and ships

anno1800-shipyard_1 = shipyard 1
    .a = a shipyard (strength 1)
anno1800-shipyard_2 = shipyard 2
    .a = a shipyard (strength 2)
anno1800-shipyard_3 = shipyard 3
    .a = a shipyard (strength 3)
anno1800-trade_ship_1 = trade ship 1
    .a = a trade ship (strength 1)
anno1800-trade_ship_2 = trade ship 2
    .a = a trade ship (strength 2)
anno1800-trade_ship_3 = trade ship 3
    .a = a trade ship (strength 3)
anno1800-explore_ship_1 = exploration ship 1
    .a = an exploration ship (strength 1)
anno1800-explore_ship_2 = exploration ship 2
    .a = an exploration ship (strength 2)
anno1800-explore_ship_3 = exploration ship 3
    .a = an exploration ship (strength 3)

## Tokens, decks

anno1800-trade_token =
    { $pieces ->
        [one] trade token
       *[other] trade tokens
    }
anno1800-explore_token =
    { $pieces ->
        [one] exploration token
       *[other] exploration tokens
    }
anno1800-card_token =
    { $pieces ->
        [one] trade token from a card
       *[other] trade tokens from cards
    }
anno1800-gold = gold
anno1800-deck_fw =
    { $pieces ->
        [one] Farmer/Worker card
       *[other] Farmer/Worker cards
    }
anno1800-deck_aei =
    { $pieces ->
        [one] Artisan/Engineer/Investor card
       *[other] Artisan/Engineer/Investor cards
    }
anno1800-deck_nw =
    { $pieces ->
        [one] New World card
       *[other] New World cards
    }

## Old World islands

anno1800-ow_meadow = Meadow Isle
anno1800-ow_quarters = Quarters Isle
anno1800-ow_guild = Guild Isle
anno1800-ow_storehouse = Storehouse Isle
anno1800-ow_claypit = Claypit Isle
anno1800-ow_ember = Ember Isle
anno1800-ow_forge = Forge Isle
anno1800-ow_loom = Loom Isle
anno1800-ow_merchant = Merchant Isle
anno1800-ow_lookout = Lookout Isle
anno1800-ow_slipway = Slipway Isle
anno1800-ow_compass = Compass Isle

## New World islands

anno1800-nwi_1 = Palm Bay
anno1800-nwi_2 = Heron Bay
anno1800-nwi_3 = Cane Bay
anno1800-nwi_4 = Parrot Bay
anno1800-nwi_5 = Ember Bay
anno1800-nwi_6 = Mist Bay
anno1800-nwi_7 = River Bay
anno1800-nwi_8 = Orchid Bay

## Objective cards

anno1800-alonso_graves = Alonso Graves
    .uncounted = yes
anno1800-aarhant = Aarhant
    .uncounted = yes
anno1800-the_editor = The Editor
    .uncounted = yes
anno1800-beryl_omara = Beryl O’Mara
    .uncounted = yes
anno1800-hannah_goode = Hannah Goode
    .uncounted = yes
anno1800-university = University
    .uncounted = yes
anno1800-worlds_fair = World’s Fair
    .uncounted = yes
anno1800-madame_kahina = Madame Kahina
    .uncounted = yes
anno1800-the_tourist = The Tourist
    .uncounted = yes
anno1800-zoo = Zoo
    .uncounted = yes
anno1800-museum = Museum
    .uncounted = yes
anno1800-bente_jorgensen = Bente Jorgensen
    .uncounted = yes
anno1800-isabel_sarmento = Isabel Sarmento
    .uncounted = yes
anno1800-pyrphorians = Pyrphorians
    .uncounted = yes
anno1800-edvard_goode = Edvard Goode
    .uncounted = yes
anno1800-willie_wibblesock = Willie Wibblesock
    .uncounted = yes
anno1800-princess_qing = Princess Qing
    .uncounted = yes
anno1800-the_queen = The Queen
    .uncounted = yes
anno1800-carl_von_malching = Carl Leonard von Malching
    .uncounted = yes
anno1800-eli_bleakworth = Eli Bleakworth
    .uncounted = yes

## Expedition cards: an animal and an artifact

anno1800-exp_01 = Snow leopard · Golden mask
anno1800-exp_02 = Okapi · Star chart
anno1800-exp_03 = Giant tortoise · Jade figurine
anno1800-exp_04 = Harpy eagle · Clay tablet
anno1800-exp_05 = Tapir · Bronze bell
anno1800-exp_06 = Condor · Canoe prow
anno1800-exp_07 = Jaguar · Amphora
anno1800-exp_08 = Sloth · Sun disc
anno1800-exp_09 = Capybara · Obsidian dagger
anno1800-exp_10 = Toucan · Picture scroll
anno1800-exp_11 = Penguin · Mosaic
anno1800-exp_12 = Giraffe · Stone idol
anno1800-exp_13 = Hippopotamus · Sextant
anno1800-exp_14 = Chameleon · Feather crown
anno1800-exp_15 = Crane · Chess set
anno1800-exp_16 = Anteater · Fossil egg
anno1800-exp_17 = Flamingo · Sarcophagus lid
anno1800-exp_18 = Walrus · Rune stone
anno1800-exp_19 = Zebra · Silver drum
anno1800-exp_20 = Python · Coral necklace
anno1800-exp_21 = Lemur · Sword hilt
anno1800-exp_22 = Macaw · Meteorite

## Population cards: what they need; the little picture is their effect

anno1800-fw_36 = Lookout I
anno1800-fw_37 = Lookout II
anno1800-fw_38 = Lookout III
anno1800-fw_39 = Lookout IV
anno1800-fw_40 = Lookout V
anno1800-aei_12 = Navigator I
anno1800-aei_13 = Navigator II
anno1800-aei_14 = Navigator III
anno1800-aei_15 = Navigator IV
anno1800-aei_28 = Navigator V
anno1800-nw_21 = Pilot I
anno1800-nw_22 = Pilot II
anno1800-nw_23 = Pilot III
anno1800-nw_24 = Pilot IV

## Parts of the score

anno1800-score_cards = population cards
anno1800-score_expeditions = expedition cards
anno1800-score_gold = gold
anno1800-score_fireworks = fireworks tile

## What a player can do: the text is a button (80 characters, better 20); name and description are a command (32 and 100)

anno1800-verb-play = Play a card
    .name = play
    .description = Play a population card from your hand
anno1800-verb-build = Build
    .name = build
    .description = Build an industry or a shipyard
anno1800-verb-ships = Build ships
    .name = ships
    .description = Build ships, one per shipyard at most
anno1800-verb-rebuild = Return a tile and build
    .name = rebuild
    .description = Return one of your built tiles and build another
anno1800-verb-hire = Hire people
    .name = hire
    .description = Add up to three people; each brings a card
anno1800-verb-upgrade = Upgrade people
    .name = upgrade
    .description = Upgrade your people, up to three steps
anno1800-verb-claim = Open up the Old World
    .name = old-world
    .description = Exhaust exploration tokens for an Old World island
anno1800-verb-explore = Explore the New World
    .name = new-world
    .description = Exhaust exploration tokens for a New World island and three cards
anno1800-verb-expedition = Take expedition cards
    .name = expedition
    .description = Exhaust 2 exploration tokens for up to three expedition cards
anno1800-verb-swap = Swap cards
    .name = swap
    .description = Put up to three hand cards under their decks and draw new ones
anno1800-verb-festival = City festival
    .name = festival
    .description = Bring all your people and tokens back
anno1800-verb-work = Produce
    .name = work
    .description = While paying: send someone to a workplace
anno1800-verb-trade = Trade
    .name = trade
    .description = While paying: trade with another player for a resource
anno1800-verb-fetch = Fetch from the New World
    .name = fetch
    .description = While paying: take a resource from your New World islands
anno1800-verb-gift = Take a free resource
    .name = gift
    .description = While paying: take a played card’s free resource
anno1800-verb-labour = Exhaust a person
    .name = exhaust
    .description = While paying: exhaust a person the cost asks for
anno1800-verb-spend = Exhaust tokens
    .name = tokens
    .description = While paying: exhaust tokens the cost asks for
anno1800-verb-return = Return a tile
    .name = put-back
    .description = While building: return a built tile to the board
anno1800-verb-finish = Finish
    .name = finish
    .description = While paying: finish a part whose resources are all there
anno1800-verb-activate = Use a card
    .name = activate
    .description = Use a played card’s effect (free action)
anno1800-verb-objective = Use an objective card
    .name = objective
    .description = Use Alonso Graves, Aarhant or the Editor (free action)
anno1800-verb-promote = Use a free upgrade
    .name = free-upgrade
    .description = Use an upgrade from a card before the turn ends
anno1800-verb-shift = End a shift
    .name = shift
    .description = Pay gold to bring someone home (free action)
anno1800-verb-produce = Produce ahead
    .name = produce-ahead
    .description = Produce a resource now for a later action this turn
anno1800-verb-withdraw = Cancel
    .name = cancel
    .description = Stop paying; everything is as it was before
anno1800-verb-end_turn = End turn
    .name = end
    .description = End your turn; what you haven’t used is lost
anno1800-verb-auto_end = When my turn ends
    .name = auto-end
    .description = Set when your turns end by themselves

## Questions: asked in the panel and placeholder of a menu, up to 150 characters; name and description are an option of a command (32 and 100)

anno1800-param-kind = What kind of tile?
    .name = kind
    .description = Who works there, or shipyards
anno1800-param-tile = What do you build?
    .name = tile
    .description = The industry or shipyard
anno1800-param-where = Where?
    .name = where
    .description = On your home island, on your other islands, in the district or exhausted
anno1800-param-field = On which space?
    .name = space
    .description = The space, as shown in the picture
anno1800-param-pay = How do you pay?
    .name = pay
    .description = The way to pay (default: the best one)
    .others = Other ways to pay
anno1800-param-ship = Which ship? Add more, or continue.
    .name = ship
    .description = The ship you build
anno1800-param-pile = Which kind of card?
    .name = pile
    .description = The deck, and what its cards bring
anno1800-param-card = Which card?
    .name = card
    .description = The population card
anno1800-param-tier = Who?
    .name = who
    .description = Farmer, worker, artisan, engineer or investor
anno1800-param-cards = How many cards?
    .name = cards
    .description = 1 to 3 cards
anno1800-param-objective = Which objective card?
    .name = objective
    .description = The objective card
anno1800-param-resource = Which resource?
    .name = resource
    .description = The resource
anno1800-param-seat = From whom?
    .name = player
    .description = The player you trade with
anno1800-param-tokens = With which tokens?
    .name = tokens
    .description = The tokens you exhaust
anno1800-param-part = For which part?
    .name = part
    .description = The part of the action
anno1800-param-rule = When should your turns end by themselves?
    .name = when
    .description = When your turns end by themselves
anno1800-param-returned_where = Where is the tile you’re returning?
    .name = from-where
    .description = On the home island or on your other islands
anno1800-param-returned = Which tile do you return?
    .name = put-back
    .description = The tile that goes back to the board
anno1800-param-hire-tier = Who do you want to hire?
anno1800-param-upgrade-tier = Who do you want to upgrade?
anno1800-param-promote-tier = Who gets the free upgrade?
anno1800-param-shift-tier = Whose shift ends?
anno1800-param-labour-tier = Who do you want to exhaust?
anno1800-param-upgrade-where = Where is that person now?
anno1800-param-promote-where = Where is that person now?
anno1800-param-shift-where = Where is that person now?
anno1800-param-build-where = Where do you build it?
anno1800-param-work-field = Where do you produce?
anno1800-param-produce-field = Where do you produce?
anno1800-param-return-field = Which tile do you return?
anno1800-param-play-card = Which card do you play?
anno1800-param-swap-pile = Which cards do you swap? Add up to three.
anno1800-param-swap-card = Which card do you swap?

## What is asked of a player: a sentence in posts, panels and reminders

anno1800-task-wait = Nothing for you to do right now.
anno1800-task-act = Choose an action. (You can always celebrate a festival.)
anno1800-task-extra = You have { $actions ->
        [one] an extra action
       *[other] { $actions } extra actions
    }. Use it or end your turn.
anno1800-task-end = Use free actions, or end your turn.
anno1800-task-pay = Pay step by step: { $goal }. Then finish.
anno1800-task-pay_card = Pay step by step for the card, then finish.

## Choices and their details: lines of a menu, or what follows after a dash: up to 100 characters

anno1800-choice-word = { $word }
anno1800-choice-field = { $field }
anno1800-choice-effect = { $effect }
anno1800-choice-partner = { $partner }
anno1800-choice-tokens = { $parts }
anno1800-choice-rise = { $tier } → { $to }
anno1800-choice-done = Done
anno1800-choice-card = { $need } → { $effect }
anno1800-choice-cards = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
anno1800-choice-kind_workers = Industries for workers
anno1800-choice-kind_artisans = Industries for artisans
anno1800-choice-kind_engineers = Industries for engineers
anno1800-choice-kind_shipyards = Shipyards
anno1800-choice-pile_fw_people = Farmer/Worker: people
anno1800-choice-pile_fw_other = Farmer/Worker: upgrades, tokens, gold
anno1800-choice-pile_aei_deeds = Artisan/Engineer/Investor: actions, expeditions, discards
anno1800-choice-pile_aei_other = Artisan/Engineer/Investor: tokens, upgrades, New World
anno1800-choice-pile_nw = New World
anno1800-choice-where_home = On the home island
anno1800-choice-where_islands = On the Old World islands
anno1800-choice-where_residence = In the residential district
anno1800-choice-where_exhausted = In the exhausted area
anno1800-choice-empty = free space
anno1800-choice-over = here: { $tile }
anno1800-choice-makes = { $resource } · { $tier }
anno1800-choice-gold = costs { $gold } gold
anno1800-choice-explore_tokens = { $tokens ->
        [one] 1 exploration token
       *[other] { $tokens } exploration tokens
    }
anno1800-choice-price = { $tokens ->
        [one] 1 trade token
       *[other] { $tokens } trade tokens
    }
anno1800-choice-tired = { $cubes ->
        [0] no one is away
        [one] 1 person comes home
       *[other] { $cubes } people come home
    }
anno1800-choice-part = { $part }: { $goal }
anno1800-choice-alonso_graves = 3 exploration tokens and 3 gold for an extra action
anno1800-choice-aarhant = exhaust 1 investor for 5 gold
anno1800-choice-the_editor = 2 exploration tokens to put a hand card under its deck
anno1800-choice-lapse_action = an action is left; you’d lose it
anno1800-choice-lapse_discard = you could still put hand cards under their decks
anno1800-choice-lapse_stock = you’d lose what you produced ahead
anno1800-choice-lapse_upgrades = you’d lose free upgrades
anno1800-choice-rule_when_nothing_left = When nothing is left to do
anno1800-choice-rule_always = Right after my last action
anno1800-choice-rule_never = Only when I say so

## Ways to pay: lines of a menu, up to 100 characters

anno1800-choice-plan = { $plan ->
        [1] Best way
       *[other] Way { $plan }
    }
anno1800-choice-plan_free = costs you nothing
anno1800-choice-plan_uses = { $parts }
anno1800-choice-plan_trades = { $parts } · by trade: { $traded }
anno1800-choice-plan_cards = { $parts } · uses a card or Aarhant
anno1800-choice-no_gold = Without gold
anno1800-choice-no_trade = Without trade
anno1800-choice-own = Pay step by step
anno1800-choice-own_detail = choose every step yourself
anno1800-cost = { $parts }
anno1800-cost-free = free
anno1800-goal-build = { $tile } on { $field }
anno1800-goal-play = { $card }
anno1800-goal-hire = new { $tier }
anno1800-goal-upgrade = { $tier } → { $to }

## Effects of the cards: inside other sentences and in menus

anno1800-effect-gain_cubes = { $tier_id ->
        [farmer] { $cubes ->
                [one] 1 farmer
               *[other] { $cubes } farmers
            }
        [worker] { $cubes ->
                [one] 1 worker
               *[other] { $cubes } workers
            }
        [artisan] { $cubes ->
                [one] 1 artisan
               *[other] { $cubes } artisans
            }
        [engineer] { $cubes ->
                [one] 1 engineer
               *[other] { $cubes } engineers
            }
       *[other] { $cubes ->
                [one] 1 investor
               *[other] { $cubes } investors
            }
    }
anno1800-effect-tokens_gold = { $parts }
anno1800-effect-expedition = { $cards ->
        [one] 1 expedition card
       *[other] { $cards } expedition cards
    }
anno1800-effect-free_new_world = a free New World resource
anno1800-effect-upgrades = up to { $cubes } free { $cubes ->
        [one] upgrade
       *[other] upgrades
    } ({ $tier } → { $to })
anno1800-effect-extra_action = an extra action
anno1800-effect-discard = up to { $cards } hand cards under their decks

## What happened: sentences of posts and of the log, one line each

anno1800-event-objectives = Objective cards: { $cards }.
anno1800-event-begins = { $player } goes first.
anno1800-event-turn_began = Round { $round } – { $player }’s turn.
anno1800-event-produced = { $player } produces { $resource }.
anno1800-event-traded = { $player } trades with { $partner } for { $resource }. { $partner } gets { COUNT("anno1800-gold", 1) }.
anno1800-event-gift = { $player } gets { $resource } for free ({ $card }).
anno1800-event-shifted = { $player } pays { COUNT("anno1800-gold", $gold) } to bring { WORD($tier, form: "a") } home.
anno1800-event-put_back = { $player } returns the { $tile } from { $field } to the board.
anno1800-event-paid = { $player } pays with { $parts }.
anno1800-event-built = { $player } builds { WORD($tile, form: "a") } on { $field }.
anno1800-event-built_over = { $player } builds { WORD($tile, form: "a") } on { $field }, over the { $over }.
anno1800-event-played = { $player } plays “{ $card }” for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
anno1800-event-hired = { $player } hires { WORD($tier, form: "a") }.
anno1800-event-gained = { $player } gains { COUNT($tier, $cubes) }.
anno1800-event-raised = { $player } upgrades { WORD($tier, form: "a") } to { WORD($to, form: "a") }.
anno1800-event-drew = You draw “{ $card }”.
anno1800-event-drew_hidden = { $player } draws { $deck_id ->
        [deck_aei] an
       *[other] a
    } { $deck }.
anno1800-event-put_under = You put “{ $card }” under its deck.
anno1800-event-put_under_hidden = { $player } puts { $deck_id ->
        [deck_aei] an
       *[other] a
    } { $deck } under its deck.
anno1800-event-claimed = { $player } opens up { $island } in the Old World.
anno1800-event-explored = { $player } explores { $island } in the New World.
anno1800-event-expedition = You take the expedition card “{ $card }”.
anno1800-event-expedition_hidden = { $player } takes an expedition card.
anno1800-event-festival = { $player } celebrates a city festival. All their people and tokens are back.
anno1800-event-activated = { $player } uses a card’s effect: { $effect } ({ $card }).
anno1800-event-objective = { $player } uses the objective card { $card }.
anno1800-event-auto_end_when_nothing_left = Your turns now end by themselves when nothing is left to do.
anno1800-event-auto_end_always = Your turns now end right after your last action.
anno1800-event-auto_end_never = Your turns now end only when you say so.
anno1800-event-fireworks = { $player } has an empty hand and takes the fireworks tile! One more full round follows.
anno1800-event-last_round = The last round begins: one more turn for everyone.
anno1800-event-over = The last round is over. Time to count the points.
anno1800-event-round_limit = The game ends after { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }.
anno1800-cause-round_limit = The round limit is reached
anno1800-cause-points = The last round has been played

## What stands in the way of a payment: parts of a refusal

anno1800-obstacle-none = something is missing
anno1800-obstacle-and =
    { $first }
    - { $rest }
anno1800-obstacle-nobody = { $resource }: no one produces it
anno1800-obstacle-traded = { $resource }: you already traded for it this turn
anno1800-obstacle-island = { $resource }: none of your islands has it
anno1800-obstacle-cube_none = { $resource }: no { $tier } available
anno1800-obstacle-cube = { $resource }: no { $tier } available – { $gold } more gold would free one
anno1800-obstacle-tokens = { $resource }: you need { $short ->
        [one] 1 more trade token
       *[other] { $short } more trade tokens
    }
anno1800-obstacle-labour_none = no { $tier } available
anno1800-obstacle-labour = no { $tier } available – { $gold } more gold would free one
anno1800-obstacle-spend = you need { $kind_id ->
        [trade_token] { $short ->
                [one] 1 more trade token
               *[other] { $short } more trade tokens
            }
       *[other] { $short ->
                [one] 1 more exploration token
               *[other] { $short } more exploration tokens
            }
    }
anno1800-obstacle-gold = you need { $short } more gold
anno1800-refused-no_plan =
    You can’t pay for this now:
    - { $reasons }

## Refusals: a private answer: why not, and what to do instead; one or two short sentences

anno1800-refused-not_your_turn = It’s another player’s turn. Please wait.
anno1800-refused-not_running = The game is over. { CMD("score") } shows the result.
anno1800-refused-unknown_id = That’s not a valid choice. Pick one from the list.
anno1800-refused-no_action_left = You have no action left this turn. End your turn, or use a free action.
anno1800-refused-payment_open = You’re in the middle of paying. Finish that or cancel it first.
anno1800-refused-not_paying = There’s nothing to pay right now. Choose an action first.
anno1800-refused-no_free_workplace = Both workplaces of your { $industry } are taken. End a shift there first, for { COUNT("anno1800-gold", $gold) }.
anno1800-refused-no_cube = No { $tier } is available in your district. End a shift for gold, or celebrate a festival.
anno1800-refused-not_your_industry = You have no industry on { $field }. Choose another space.
anno1800-refused-partner_cannot = { $player } has no industry for { $resource }. Choose someone else.
anno1800-refused-self_trade = You can’t trade with yourself. Choose another player.
anno1800-refused-already_traded = You’ve already traded for { $resource } this turn. Produce it yourself.
anno1800-refused-not_tradable = You can’t trade for New World resources. You need an island of your own.
anno1800-refused-no_such_island = None of your New World islands has { $resource }. Explore another one.
anno1800-refused-not_enough_tokens = You need { $need } { $kind_id ->
        [trade_token] trade tokens
       *[other] exploration tokens
    } and have { $ready } ready. A festival readies used ones.
anno1800-refused-bad_pick = Choose tokens worth exactly { $need }.
anno1800-refused-beryl_absent = Exploration tokens count as trade tokens only when Beryl O’Mara is in play.
anno1800-refused-not_enough_gold = You need { COUNT("anno1800-gold", $need) } and have { $have }. Others’ trades and some cards bring you gold.
anno1800-refused-cube_not_there = There’s no { $tier } in that place. Choose another.
anno1800-refused-part_unpaid = Part { $part } isn’t paid yet. You still need { $missing }.
anno1800-refused-not_needed = You don’t need that here, or it’s already paid.
anno1800-refused-not_on_card = “{ $card }” doesn’t offer { $resource }. Choose another card.
anno1800-refused-step_not_allowed = You can’t do that while paying for this. Finish or cancel first.
anno1800-refused-surplus = You’d have { $resource } left over. Produce only what the action needs.
anno1800-refused-no_such_plan = That way to pay isn’t possible anymore. Choose another one.
anno1800-refused-need_place = No free space. Choose one to build over.
anno1800-refused-sold_out = No { $tile } is left on the board. Build something else.
anno1800-refused-already_owned = You already have this industry; the limit is one of each. Choose another.
anno1800-refused-wrong_terrain = { $tile } doesn’t fit on { $field }. Industries need land, shipyards the coast, ships the sea.
anno1800-refused-not_your_field = { $field } isn’t one of your spaces. Choose another.
anno1800-refused-must_overbuild_start = In the first edition, you must build { WORD($tile, form: "a") } over your { $start }.
anno1800-refused-too_many_ships = You have { $yards ->
        [one] 1 shipyard, so you can build 1 ship
       *[other] { $yards } shipyards, so you can build at most { $yards } ships
    } per action.
anno1800-refused-ship_too_strong = { $tile } needs a free shipyard of strength { $strength }. Build one first.
anno1800-refused-field_used_twice = Two ships can’t take the same sea space. Choose another one.
anno1800-refused-yard_needed = You still need that shipyard. Return it after the last ship of this action.
anno1800-refused-return_limit = You can return only one tile per action. Finish this action first.
anno1800-refused-nothing_to_return = There’s no built tile on { $field }. Printed ones can’t be returned.
anno1800-refused-not_in_hand = This card isn’t in your hand. Choose another.
anno1800-refused-deck_empty = The { $deck } deck is used up, so you can’t swap its cards. Choose others.
anno1800-refused-swap_count = Choose 1 to 3 different cards.
anno1800-refused-not_played = You haven’t played this card yet. Play it first.
anno1800-refused-discard_too_late = This effect works only in the turn in which you play the card. It’s gone now.
anno1800-refused-not_active = You’ve already used this card’s effect. Choose another card.
anno1800-refused-discard_count = Choose at most 2 cards.
anno1800-refused-gift_in_payment = Use this card while paying for something that needs the resource.
anno1800-refused-nothing_to_gain = You’d gain nothing from this right now. Save it for later.
anno1800-refused-hire_count = Choose 1 to 3 people.
anno1800-refused-no_cube_supply = No { $tier } is left in the supply. Choose someone else.
anno1800-refused-deck_gold = The { $deck } deck is used up, so { WORD($tier, form: "a") } costs { $gold } more gold.
anno1800-refused-upgrade_count = Choose 1 to 3 upgrades.
anno1800-refused-top_tier = No one ranks above an investor. Choose someone else.
anno1800-refused-no_free_upgrade = You have no free upgrade left for { WORD($tier, form: "a") }. Choose someone else.
anno1800-refused-island_limit = You already have four islands of this kind; that’s the limit. Choose another action.
anno1800-refused-stack_empty = The stack is empty. Choose another action.
anno1800-refused-expedition_count = Choose 1 to 3 expedition cards.
anno1800-refused-objective_absent = { $card } isn’t in play. Choose another objective card.
anno1800-refused-objective_used = You’ve already used { $card } this turn. It works once a turn.
anno1800-refused-produce_ahead_off = You can produce ahead only for an action still to come this turn, and only if the option is on.
anno1800-refused-action_owed = Take an action first. You can always celebrate a festival.
anno1800-refused-no_change = That’s how it’s set already. Choose another setting.

## Options of the host: lines of the lobby and its menus, up to 100 characters

anno1800-option-edition = Edition
    .description = Where worker versions can stand, and how many tiles can be returned
anno1800-option-edition-revised = revised: anywhere, one tile back
anno1800-option-edition-first = first: over the start industry, any tiles back
anno1800-option-objectives = Objective cards
    .description = How the five objective cards are chosen
anno1800-option-objectives-random = five at random
anno1800-option-objectives-first_game = the five for a first game
anno1800-option-objectives-effects = all four with effects, one other
anno1800-option-objectives-majorities = the five majorities
anno1800-option-objectives-industries = five for industries
anno1800-option-objectives-custom = those chosen below
anno1800-option-objective_1 = First objective card
    .description = Always include this card
anno1800-option-objective_2 = Second objective card
    .description = Always include this card
anno1800-option-objective_3 = Third objective card
    .description = Always include this card
anno1800-option-objective_4 = Fourth objective card
    .description = Always include this card
anno1800-option-objective_5 = Fifth objective card
    .description = Always include this card
anno1800-value-by_style = decided by the setting above
anno1800-option-start_player = First player
    .description = Who goes first; the others get more gold
anno1800-option-start_player-random = at random
anno1800-option-start_player-seat_1 = the first seat
anno1800-option-start_player-seat_2 = the second seat
anno1800-option-stock = Producing ahead
    .description = For how long a produced resource can be used
anno1800-option-stock-turn = allowed within a turn
anno1800-option-stock-action = not allowed
anno1800-option-round_limit = Round limit
    .description = Maximum number of rounds
anno1800-option-round_limit-null = none
anno1800-option-auto_end = End of a turn
    .description = When turns end by themselves, until a player says otherwise
anno1800-option-auto_end-when_nothing_left = when nothing is left to do
anno1800-option-auto_end-always = right after the last action
anno1800-option-auto_end-never = only when I end it

## Lobby

anno1800-lobby-length = about 2 hours at one table
anno1800-lobby-weight = ●●●●○ demanding
