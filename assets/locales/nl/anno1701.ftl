# Anno 1701: alle woorden van het spel, in het Nederlands.

anno1701-title = Anno 1701
anno1701-tagline = Koloniseer een verborgen eilandenrijk, handel met elkaar en win vijf keer de gunst van de koningin.

## Goederen

anno1701-brick =
    { $pieces ->
        [one] baksteen
       *[other] bakstenen
    }
    .alone = bakstenen
    .title = Bakstenen
    .gender = c
anno1701-wood = hout
    .gender = n
anno1701-tool = gereedschap
    .gender = n
anno1701-cloth = textiel
    .gender = n
anno1701-tobacco = tabak
    .gender = c
anno1701-rum = rum
    .gender = c
anno1701-gold = goud
    .gender = n

## Nederzettingsbord

anno1701-mountains = gebergte
    .gender = n
anno1701-forest = bos
    .gender = n
anno1701-pasture = weide
    .gender = c
anno1701-clay_pit = kleigroeve
    .gender = c
anno1701-settler = kolonist
    .gender = c
anno1701-village_centre = dorpskern
    .gender = c
anno1701-citizen = burger
    .gender = c
anno1701-merchant = koopman
    .gender = c
anno1701-aristocrat = aristocraat
    .gender = c

## Symbolen

anno1701-cannons =
    { $pieces ->
        [one] kanon
       *[other] kanonnen
    }
    .gender = n
anno1701-sacks =
    { $pieces ->
        [one] handelszak
       *[other] handelszakken
    }
    .gender = c
anno1701-happy =
    { $pieces ->
        [one] tevreden inwoner
       *[other] tevreden inwoners
    }
    .gender = c
anno1701-sails =
    { $pieces ->
        [one] zeil
       *[other] zeilen
    }
    .gender = n

## Gebouwen van stapel I

anno1701-fire_station = brandweerpost
    .gender = c
anno1701-weaving_mill = weverij
    .gender = c
anno1701-brickworks = steenbakkerij
    .gender = c
anno1701-sawmill = zagerij
    .gender = c
anno1701-toolmaker = gereedschapsmaker
    .gender = c
anno1701-tavern = herberg
    .gender = c
anno1701-chapel = kapel
    .gender = c
anno1701-watchtower = wachttoren
    .gender = c
anno1701-market_hall = markthal
    .gender = c
anno1701-warehouse = pakhuis
    .gender = n

## Gebouwen van stapel II

anno1701-university = universiteit
    .gender = c
anno1701-opera = opera
    .gender = c
anno1701-theatre = schouwburg
    .gender = c
anno1701-fortress = vesting
    .gender = c
anno1701-gun_foundry = kanonnengieterij
    .gender = c
anno1701-shipyard = scheepswerf
    .gender = c
anno1701-trading_house = handelskantoor
    .gender = n
anno1701-bank = bank
    .gender = c
anno1701-cathedral = kathedraal
    .gender = c
anno1701-palace_garden = slottuin
    .gender = c
anno1701-stock_exchange = beurs
    .gender = c

## Eilandtegels

anno1701-tobacco_field = tabaksveld
    .gender = n
anno1701-sugar_cane = suikerriet
    .gender = n
anno1701-gold_land = goudlandschap
    .gender = n
anno1701-harbour = haven
    .gender = c
anno1701-foreign_people = vreemd volk
    .gender = n

## Gebeurtenissen en ontmoetingen

anno1701-fire = brand
    .gender = c
anno1701-tax = belasting
    .gender = c
anno1701-queen = koningin
    .gender = c
anno1701-free_trader = vrije handelaar
    .gender = c
anno1701-weak_pirate = zwakke piraat
    .gender = c
anno1701-strong_pirate = sterke piraat
    .gender = c
anno1701-mighty_pirate = machtige piraat
    .gender = c
anno1701-castaways = schipbreukelingen
    .gender = p
anno1701-hurricane = wervelstorm
    .gender = c

## Gunst

anno1701-sea_power = zeemacht
    .gender = c
anno1701-trade_power = handelsmacht
    .gender = c
anno1701-contentment = tevredenheid
    .gender = c
anno1701-seven_colonies = 7 koloniën
    .gender = p
anno1701-residents = inwoners
    .gender = p
anno1701-honours = opera en schouwburg
    .gender = p
anno1701-powers = zeemacht, handelsmacht, tevredenheid
    .gender = p
anno1701-donations = giften aan de koningin
    .gender = p

## Wat je kunt doen

anno1701-verb-choose_tiles = Twee tegels houden
    .name = starttegels
    .description = Houd twee van je vier tegels
anno1701-verb-roll = Dobbelen
    .name = dobbelen
    .description = Gooi beide dobbelstenen voor iedereen
anno1701-verb-discard = Goederen afgeven
    .name = afgeven
    .description = Kies de goederen die je door de brand verliest
anno1701-verb-keep_tile = Tegel houden
    .name = houden
    .description = Houd een van de bekeken tegels
anno1701-verb-place_tile = Tegel leggen
    .name = leggen
    .description = Leg je nieuwe tegel gedekt op je bord
anno1701-verb-build_resident = Inwoner bouwen
    .name = inwoner
    .description = Bouw je volgende inwoner: burger, koopman, aristocraat
anno1701-verb-build_building = Gebouw bouwen
    .name = bouwen
    .description = Bouw een van de tegels op je bord
anno1701-verb-build_ship = Schip bouwen
    .name = schip
    .description = Zet een nieuw schip op het startveld
anno1701-verb-buy_tile = Tegel kopen
    .name = kopen
    .description = Koop een uitbreidingstegel: de bovenste voor 1 goud of een van drie voor 2
anno1701-verb-use = Gebouw gebruiken
    .name = gebruiken
    .description = Ruil, koop of verkoop goederen met een gebouw, elk één keer per beurt
anno1701-verb-pay_favour = Gunststeen plaatsen (3 goud)
    .name = gunst
    .description = Betaal 3 goud in opera of schouwburg en plaats een gunststeen
anno1701-verb-donate = De koningin iets schenken
    .name = schenken
    .description = Schenk de koningin goud voor een gunst
anno1701-verb-encounter = Ontmoeting afhandelen
    .name = ontmoeting
    .description = Zeg wat je bij de ontmoeting doet
anno1701-verb-retreat = Toevlucht kiezen
    .name = toevlucht
    .description = Kies waarheen je teruggedreven schip gaat
anno1701-verb-found = Kolonie stichten
    .name = stichten
    .description = Sticht een kolonie met een schip op een ankerveld
anno1701-verb-discover = Ontdekken
    .name = ontdekken
    .description = Bekijk voor 1 punt de eilandtegels naast je schip
anno1701-verb-sail = Varen
    .name = varen
    .description = Verplaats een schip naar een bereikbaar veld
anno1701-verb-offer = Aanbod doen
    .name = aanbieden
    .description = Bied goederen en goud aan om te ruilen
anno1701-verb-accept = Accepteren
    .name = accepteren
    .description = Accepteer een aanbod; er wordt meteen geruild
anno1701-verb-counter = Tegenbod
    .name = tegenbod
    .description = Weiger een aanbod en doe er zelf een
anno1701-verb-decline = Weigeren
    .name = weigeren
    .description = Weiger een aanbod
anno1701-verb-withdraw = Intrekken
    .name = intrekken
    .description = Trek een eigen aanbod in
anno1701-verb-set_sail = Uitvaren
    .name = uitvaren
    .description = Beëindig je acties en verplaats je schepen; open aanbiedingen vervallen
anno1701-verb-end_turn = Beurt beëindigen
    .name = einde
    .description = Beëindig je beurt
anno1701-verb-set_orders = Vaste opdrachten
    .name = opdrachten
    .description = Bepaal wat er in andermans beurt voor jou gebeurt

## Vragen

anno1701-param-first = Welke tegel houd je als eerste?
    .name = eerste
    .description = De eerste tegel die je houdt
anno1701-param-second = En welke nog meer?
    .name = tweede
    .description = De tweede tegel die je houdt
anno1701-param-discard = Welke goederen geef je af?
    .name = goederen
    .description = De goederen die je afgeeft
anno1701-param-tile = Welke tegel houd je?
    .name = tegel
    .description = De tegel die je houdt
anno1701-param-field = Welk veld?
    .name = veld
    .description = Het veld, zoals het op het plaatje staat
anno1701-param-save = Scheepswerf gebruiken? Kies het product dat je bespaart.
    .name = besparen
    .description = Het product dat je scheepswerf bespaart
anno1701-param-stack = Van welke stapel?
    .name = stapel
    .description = Stapel I of II
anno1701-param-way = De bovenste of een van drie?
    .name = hoe
    .description = De bovenste voor 1 goud of een van drie voor 2
anno1701-param-building = Welk gebouw?
    .name = gebouw
    .description = Je gebouw
anno1701-param-give = Wat geef je?
    .name = geven
    .description = Wat je geeft
anno1701-param-get = Wat krijg je?
    .name = krijgen
    .description = Wat je ervoor krijgt
anno1701-param-want = Wat wil je ervoor?
    .name = vragen
    .description = Wat je ervoor wilt
anno1701-param-to = Waarheen?
    .name = naar
    .description = Het veld, bijvoorbeeld D2
anno1701-param-offer-to = Aan wie doe je het aanbod?
    .name = speler
    .description = Iedereen of één speler
anno1701-param-ship = Welk schip?
    .name = schip
    .description = Je schip, 1 of 2
anno1701-param-step = En dan?
    .name = verder
    .description = Het volgende veld of hier stoppen
anno1701-param-reply = Wat doe je?
    .name = antwoord
    .description = Wat je bij de ontmoeting doet
anno1701-param-good = Welk product?
    .name = product
    .description = Het product
anno1701-param-offer = Welk aanbod?
    .name = aanbod
    .description = Het aanbod
anno1701-param-order = Wat verandert er aan je vaste opdrachten?
    .name = opdracht
    .description = Wat er aan je vaste opdrachten verandert
anno1701-param-count = Hoeveel houd je ervan?
    .name = aantal
    .description = Hoeveel je ervan houdt bij brand
anno1701-param-times = Hoe vaak maximaal in één beurt?
    .name = maximaal
    .description = Hoe vaak maximaal in één beurt
anno1701-param-gold = Hoeveel goud geef je nooit weg?
    .name = goud
    .description = Het goud dat je handelsopdrachten nooit uitgeven
anno1701-param-build_building-field = Wat bouw je?
anno1701-param-place_tile-field = Waar leg je de tegel?
anno1701-param-encounter-good = Welk product verkoop je?
anno1701-param-offer-give = Wat bied je? Voeg goederen en goud toe en ga dan verder.
anno1701-param-offer-want = Wat wil je ervoor? Voeg goederen en goud toe en ga dan verder.
anno1701-param-counter-offer = Op welk aanbod antwoord je?
anno1701-param-accept-offer = Welk aanbod accepteer je?
anno1701-param-decline-offer = Welk aanbod weiger je?
anno1701-param-withdraw-offer = Welk aanbod trek je in?
anno1701-param-set_orders-give = Wat zou je geven?
anno1701-param-set_orders-get = En waarvoor?

## Wat er gevraagd wordt

anno1701-task-wait = Er is nu niets voor je te doen.
anno1701-task-choose_tiles = Houd twee van je vier tegels.
anno1701-task-roll = Gooi de dobbelstenen voor iedereen.
anno1701-task-discard = Brand! Kies { $cards ->
        [one] 1 product
       *[other] { $cards } goederen
    } om af te geven.
anno1701-task-action = Handel, bouw en gebruik je gebouwen. Vaar uit als je klaar bent.
anno1701-task-keep_tile = { $tiles ->
        [one] Houd deze tegel.
       *[other] Houd een van de { $tiles } tegels.
    }
anno1701-task-place_tile = Leg de nieuwe tegel op je nederzettingsbord.
anno1701-task-place_tile_known = Leg { WORD($building, form: "the") } op je bord.
anno1701-task-sailing = Vaar, ontdek en sticht koloniën. Beëindig daarna je beurt.
anno1701-task-encounter = Een ontmoeting: { $card }. Wat doe je?
anno1701-task-retreat = Je schip wordt teruggedreven. Kies waarheen.

## Keuzes

anno1701-choice-word = { $word }
anno1701-choice-building = { $word }
anno1701-choice-tile = { $word }
anno1701-choice-good = { $word }
anno1701-choice-item = { $word }
anno1701-choice-counted = { $goods }
anno1701-choice-cost = kost { $goods }
anno1701-choice-pay = kost { $gold } goud
anno1701-choice-held = je hebt er { $cards }
anno1701-choice-held_gold = je hebt { $gold } goud
anno1701-choice-owed = { $cards ->
        [one] 1 product
       *[other] { $cards } goederen
    }
anno1701-choice-resident = { $resident }: { $goods }
anno1701-choice-save = { $word } besparen
anno1701-choice-save_nothing = Niets besparen
anno1701-choice-stack = Stapel { $stack ->
        [1] I
       *[other] II
    }
anno1701-choice-stack_left = { $tiles ->
        [one] nog 1 tegel
       *[other] nog { $tiles } tegels
    }
anno1701-choice-top = De bovenste
anno1701-choice-search = Een van de bovenste drie
anno1701-choice-meadow = Grasveld { $field }
anno1701-choice-cover = Op { $word } { $number }
anno1701-choice-cover_detail = geen opbrengst meer: { $good } · { $ways } van 36 worpen
anno1701-choice-replace = { $field }: in plaats van { $word }
anno1701-choice-replace_detail = die tegel gaat onder zijn stapel
anno1701-choice-tile_at = { $field }: { $word }
anno1701-choice-use_equal = { $count } dezelfde goederen voor 1 ander product
anno1701-choice-use_exchange = { $goods } voor 1 ander product
anno1701-choice-use_any = 2 goederen naar keuze voor 1 ander product
anno1701-choice-use_buy = een product naar keuze voor { $gold } goud
anno1701-choice-use_sell = verkoop 1 product voor { $gold } goud

anno1701-choice-all = Iedereen
anno1701-choice-player = { $player }
anno1701-choice-cards = { $cards ->
        [one] 1 product
       *[other] { $cards } goederen
    } · { $gold } goud
anno1701-choice-offer = { $player }: { $give } voor { $want }
anno1701-choice-give_enough = Meer bied ik niet
anno1701-choice-want_enough = Meer wil ik niet
anno1701-choice-offers_lapse = open aanbiedingen vervallen

anno1701-choice-ship = Schip { $ship } op { $at }
anno1701-choice-points = { $points ->
        [0] geen bewegingspunten meer
        [one] nog 1 bewegingspunt
       *[other] nog { $points } bewegingspunten
    }
anno1701-choice-west = In het westen
anno1701-choice-middle = In het midden
anno1701-choice-east = In het oosten
anno1701-choice-sea = { $at } · open zee
anno1701-choice-anchor = { $at } · anker
anno1701-choice-anchor_taken = { $at } · kolonie van { $owner }
anno1701-choice-question = { $at } · vraagteken
anno1701-choice-start = { $at } · startveld
anno1701-choice-way = { $steps ->
        [one] 1 stap
       *[other] { $steps } stappen
    }: { $way }
anno1701-choice-way_risky = { $steps ->
        [one] 1 stap
       *[other] { $steps } stappen
    }: { $way } · vraagteken op { $risk }
anno1701-choice-stop_here = Hier stoppen
anno1701-choice-islands = { $one } · { $two }
anno1701-choice-moves_left = een schip kan nog varen of een kolonie stichten
anno1701-choice-to_start = Startveld { $at }
anno1701-choice-to_harbour = Haven { $at }

anno1701-choice-redraw = Andere kaart trekken
anno1701-choice-redraw_detail = gebruikt je universiteit voor deze beurt
anno1701-choice-keep_card = Deze kaart houden
anno1701-choice-sell = Een product verkopen
anno1701-choice-sell_for = voor { $gold } goud
anno1701-choice-skip = Niets verkopen
anno1701-choice-pay_pirate = Betalen
anno1701-choice-fight = Vechten
anno1701-choice-fight_odds = gooi { $need } of meer · dan { $gold } goud voor jou
anno1701-choice-fight_sure = je wint hoe dan ook · { $gold } goud voor jou
anno1701-choice-fight_hopeless = zelfs een 6 is niet genoeg · je schip wordt teruggedreven

anno1701-choice-order_keep = Bij brand houden
anno1701-choice-order_keep_detail = voegt een product toe aan je bewaarlijst
anno1701-choice-order_trade = Voor mij handelen
anno1701-choice-order_trade_detail = accepteert een passende ruil één tegen één meteen
anno1701-choice-order_keep_gold = Goud achterhouden
anno1701-choice-order_keep_gold_detail = zoveel goud geven je handelsopdrachten nooit uit
anno1701-choice-order_ask_on = Vraag het mij in mijn eigen beurt
anno1701-choice-order_ask_on_detail = je kiest zelf wat er brandt
anno1701-choice-order_ask_off = Vraag het mij niet in mijn eigen beurt
anno1701-choice-order_ask_off_detail = de bewaarlijst kiest altijd
anno1701-choice-order_leader_on = Ook met koplopers handelen
anno1701-choice-order_leader_on_detail = ook met spelers die al vier gunsten hebben
anno1701-choice-order_leader_off = Niet met koplopers handelen
anno1701-choice-order_leader_off_detail = niet met spelers die al vier gunsten hebben
anno1701-choice-order_clear = Alles wissen
anno1701-choice-order_clear_detail = terug naar de standaard
anno1701-choice-keep_all = Alles
anno1701-choice-keep_count = { $cards } stuks
anno1701-choice-times = { $times ->
        [one] één keer per beurt
       *[other] { $times } keer per beurt
    }
anno1701-choice-gold = { $gold } goud

## Gebouwen in een paar woorden

anno1701-choice-effect_fire_station = 1 tevreden inwoner · 4 van je goederen tellen niet bij brand
anno1701-choice-effect_weaving_mill = 1 zeil · één keer per beurt 2 textiel voor 1 ander product
anno1701-choice-effect_brickworks = 1 handelszak · één keer per beurt 2 bakstenen voor 1 ander product
anno1701-choice-effect_sawmill = 1 zeil · één keer per beurt 2 hout voor 1 ander product
anno1701-choice-effect_toolmaker = 1 kanon · één keer per beurt 2 gereedschap voor 1 ander product
anno1701-choice-effect_tavern = 1 tevreden inwoner · verkoop één keer per beurt 1 product voor 1 goud
anno1701-choice-effect_chapel = 1 tevreden inwoner · de koningin kost je 1 goud minder
anno1701-choice-effect_watchtower = 1 kanon · piraten eisen 1 goud minder
anno1701-choice-effect_market_hall = 1 handelszak · verkoop één keer per beurt 1 product voor 1 goud
anno1701-choice-effect_warehouse = 1 handelszak · één keer per beurt een product voor 2 goud
anno1701-choice-effect_university = 1 tevreden inwoner · één keer per beurt een andere ontmoetingskaart
anno1701-choice-effect_opera = 1 tevreden inwoner · één enkele keer 3 goud voor een gunst
anno1701-choice-effect_theatre = 1 tevreden inwoner · één enkele keer 3 goud voor een gunst
anno1701-choice-effect_fortress = 2 kanonnen · 1 zeil
anno1701-choice-effect_gun_foundry = 2 kanonnen · één keer per beurt 2 gereedschap voor 1 ander product
anno1701-choice-effect_shipyard = 2 zeilen · één keer per beurt kost een schip één product minder
anno1701-choice-effect_trading_house = 2 handelszakken · één keer per beurt een product voor 2 goud
anno1701-choice-effect_bank = 1 handelszak · 1 goud nu en in elk van je beurten
anno1701-choice-effect_cathedral = 2 tevreden inwoners · de koningin kost je 2 goud minder
anno1701-choice-effect_palace_garden = 2 tevreden inwoners · 1 goud bij elke 2, 7 en 12
anno1701-choice-effect_stock_exchange = 1 handelszak · één keer per beurt 2 goederen voor 1 ander product
anno1701-face-unknown = onbekend eiland
anno1701-cause-round_limit = De rondelimiet is bereikt
anno1701-cause-favours = Vijf keer de gunst van de koningin

## Wat er gebeurde

anno1701-event-first_roll = { $player } gooit { $sum }.
anno1701-event-begins = { $player } begint.
anno1701-event-board = { $player } heeft nederzettingsbord { $board }.
anno1701-event-tiles_chosen = { $player } heeft twee tegels gekozen.
anno1701-event-tiles_chosen_own = Je houdt { WORD($first, form: "the") } en { WORD($second, form: "the") }. Je kunt dat veranderen tot iedereen heeft gekozen.
anno1701-event-turn = Ronde { $round } – { $player } is aan de beurt.
anno1701-event-rolled = { $player } gooit { $one } en { $two }: { $sum }.
anno1701-event-card = Gebeurteniskaart: eerst { $first }, dan { $second }.
anno1701-event-building_gold = { $player } krijgt { COUNT("anno1701-gold", $gold) } dankzij { WORD($building, form: "the") }.
anno1701-event-yielded = { $player } krijgt { $goods }.
anno1701-event-yielded_own = Worp { $roll }: je krijgt { $goods }.
anno1701-event-yield_blocked = { $player } krijgt niets voor de { $roll }: in de nederzetting is oproer.
anno1701-event-yield_blocked_own = Worp { $roll }: je krijgt niets, want bij jou is oproer. Het eindigt zodra je weer 3 goud hebt.
anno1701-event-supply_empty = Geen { $good } meer in de voorraad – { $player } krijgt niets.
anno1701-event-supply_empty_own = Geen { $good } meer in de voorraad – je krijgt niets.
anno1701-event-burnt = Brand! { $player } verliest { $goods }.
anno1701-event-burnt_own = Brand! Je had { $cards } goederen, meer dan { $limit }. De helft verbrandt: { $goods }. Je bewaarlijst heeft gekozen; wijzig die in je vaste opdrachten.
anno1701-event-taxed = Belasting: { $player } krijgt { COUNT("anno1701-gold", $gold) }.
anno1701-event-taxed_own = Belasting: je krijgt { COUNT("anno1701-gold", $gold) } (tevreden inwoners: { $happy }).
anno1701-event-queen = De koningin: { $player } betaalt { COUNT("anno1701-gold", $gold) }.
anno1701-event-queen_own = De koningin eist { COUNT("anno1701-gold", $due) } (je hebt { $favours ->
        [one] 1 gunst
       *[other] { $favours } gunsten
    }). Je betaalt { $gold }.
anno1701-event-queen_spared = De koningin eist niets van { $player }.
anno1701-event-riot_began = Oproer in de nederzetting van { $player }!
anno1701-event-riot_began_own = Oproer! Je hebt minder dan 3 goud. Bij 6 en 8 krijg je niets, en winnen kun je pas weer met 3 goud.
anno1701-event-riot_ended = Het oproer in de nederzetting van { $player } is voorbij.
anno1701-event-riot_ended_own = Je oproer is voorbij: je hebt weer minstens 3 goud.
anno1701-event-won = { $player } heeft vijf keer de gunst van de koningin en wint de partij!
anno1701-event-timed_out = De rondelimiet is bereikt: de partij eindigt na { $rounds } rondes. Wie de meeste gunsten heeft, wint.

anno1701-event-discarded = Brand: { $player } verliest { $goods }.
anno1701-event-tile_bought = { $player } koopt een tegel van stapel { $stack ->
        [1] I
       *[other] II
    } voor { COUNT("anno1701-gold", $gold) }.
anno1701-event-tile_bought_own = Je koopt { WORD($building, form: "the") } van stapel { $stack ->
        [1] I
       *[other] II
    } voor { COUNT("anno1701-gold", $gold) }.
anno1701-event-tiles_searched = { $player } betaalt { COUNT("anno1701-gold", $gold) } en bekijkt { $count ->
        [one] 1 tegel
       *[other] { $count } tegels
    } van stapel { $stack ->
        [1] I
       *[other] II
    }.
anno1701-event-tile_kept = { $player } houdt er een.
anno1701-event-tile_kept_own = Je houdt { WORD($building, form: "the") }.
anno1701-event-tile_placed = { $player } legt een tegel gedekt op { $field }.
anno1701-event-tile_placed_own = Je legt { WORD($building, form: "the") } gedekt op { $field }.
anno1701-event-tile_covers = { $player } legt een tegel op { $field }; dat landschap geeft geen goederen meer.
anno1701-event-tile_covers_own = Je legt { WORD($building, form: "the") } op { $field }; dat landschap geeft geen goederen meer.
anno1701-event-tile_replaces = { $player } vervangt op { $field } een tegel die nog niet gebouwd was.
anno1701-event-tile_replaces_own = Je vervangt op { $field } { WORD($old, form: "the") } door { WORD($building, form: "the") }.
anno1701-event-exchanged = { $player } ruilt { $goods } voor { $good } ({ $building }).
anno1701-event-bought = { $player } koopt { $good } voor { COUNT("anno1701-gold", $gold) } ({ $building }).
anno1701-event-sold = { $player } verkoopt { $good } voor { COUNT("anno1701-gold", $gold) } ({ $building }).
anno1701-event-favour_paid = { $player } betaalt { COUNT("anno1701-gold", $gold) } voor een gunst ({ $building }).
anno1701-event-donated = { $player } schenkt de koningin { COUNT("anno1701-gold", $gold) } en wint een gunst.
anno1701-event-power_gained = { $player } wint de gunst voor { $power }.
anno1701-event-power_taken = { $player } neemt { $loser } de gunst voor { $power } af.
anno1701-event-power_lost_own = { $player } heeft je ingehaald in { $power }. Je verliest deze gunst.
anno1701-event-seven_colonies = { $player } heeft zeven koloniën en wint een gunst.
anno1701-event-orders_keep = Je bewaarlijst heeft een nieuwe regel.
anno1701-event-orders_trade = Je hebt een nieuwe handelsopdracht.
anno1701-event-orders_keep_gold = Je handelsopdrachten houden nu { COUNT("anno1701-gold", $gold) } achter.
anno1701-event-orders_ask_on = Na een brand in je eigen beurt kies je weer zelf.
anno1701-event-orders_ask_off = Na een brand kiest de bewaarlijst nu ook in je eigen beurt.
anno1701-event-orders_leader_on = Je handelsopdrachten gelden nu ook voor spelers met vier gunsten.
anno1701-event-orders_leader_off = Je handelsopdrachten gelden niet meer voor spelers met vier gunsten.
anno1701-event-orders_cleared = Je vaste opdrachten zijn gewist.

anno1701-event-offer = { $player } biedt { $give } voor { $want }.
anno1701-event-offer_to = { $player } biedt { $to } { $give } voor { $want }.
anno1701-event-offer_hidden = { $player } doet { $to } een aanbod.
anno1701-event-traded = { $player } geeft { $with } { $give } en krijgt { $want }.
anno1701-event-traded_by_order = Je handelsopdracht heeft geaccepteerd: je geeft { $player } { $want } en krijgt { $give }.
anno1701-event-declined = { $player } weigert een aanbod van { $from }.
anno1701-event-withdrawn = { $player } trekt een aanbod in.
anno1701-event-void = Het aanbod van { $player } vervalt: de goederen ervoor zijn weg.
anno1701-event-offers_expired = { $count ->
        [one] Een open aanbod vervalt.
       *[other] { $count } open aanbiedingen vervallen.
    }

anno1701-event-set_sail = { $player } vaart uit.
anno1701-event-sailed = { $player } vaart met schip { $ship } naar { $to }.
anno1701-event-discovered = { $player } bekijkt de eilanden bij het anker op { $at }.
anno1701-event-discovered_one = Bij het anker op { $at } ontdek je: { $one }.
anno1701-event-discovered_two = Bij het anker op { $at } ontdek je: { $one } en { $two }.
anno1701-event-founded = { $player } sticht bij het anker op { $at } een kolonie: { $one } en { $two }.
anno1701-event-met = { $player } heeft op { $at } een ontmoeting: { $card }.
anno1701-event-redrew = { $player } trekt dankzij de universiteit een andere kaart.
anno1701-event-trader_bought = { $player } verkoopt de vrije handelaar { $good } voor { COUNT("anno1701-gold", $gold) }.
anno1701-event-trader_passed = { $player } verkoopt de vrije handelaar niets.
anno1701-event-pirate_paid = { $player } betaalt de piraat { COUNT("anno1701-gold", $gold) } en vaart verder.
anno1701-event-pirate_overwhelms = { $player } maakt geen kans tegen de piraat: kanonnen { $cannons }, sterkte { $strength }.
anno1701-event-pirate_won = { $player } verslaat de piraat: dobbelsteen { $die } + kanonnen { $cannons } tegen { $strength }. Beloning: { COUNT("anno1701-gold", $gold) }!
anno1701-event-pirate_lost = { $player } verliest van de piraat: dobbelsteen { $die } + kanonnen { $cannons } tegen { $strength }.
anno1701-event-castaways = { $player } redt schipbreukelingen en krijgt { COUNT("anno1701-gold", $gold) }.
anno1701-event-hurricane_weathered = { $player } doorstaat de wervelstorm.
anno1701-event-sent_back = Schip { $ship } van { $player } wordt teruggedreven naar { $to }.

## Eilanden en kaarten in een paar woorden

anno1701-face-at = { $at } { $face }
anno1701-face-number = { $island } { $number }
anno1701-face-harbour = { $cannons ->
        [one] haven met 1 kanon
       *[other] haven met { $cannons } kanonnen
    }
anno1701-face-foreign_people = { $sacks ->
        [one] vreemd volk met 1 handelszak
       *[other] vreemd volk met { $sacks } handelszakken
    }
anno1701-card-free_trader = vrije handelaar
anno1701-card-castaways = schipbreukelingen
anno1701-card-hurricane = wervelstorm, { $sails ->
        [one] 1 zeil
       *[other] { $sails } zeilen
    } nodig
anno1701-card-pirate = { $pirate }, sterkte { $strength }, eist { $demand } goud, beloning { $reward }

## Weigeringen

anno1701-refused-not_your_turn = Iemand anders is aan de beurt.
anno1701-refused-wrong_phase = Dat kan niet in dit deel van de beurt.
anno1701-refused-pending = Beantwoord eerst de open vraag.
anno1701-refused-game_over = De partij is afgelopen.
anno1701-refused-not_enough_goods = Je komt nog tekort: { $goods }. Handel, ruil of wacht op de dobbelstenen.
anno1701-refused-not_enough_gold = Je hebt { COUNT("anno1701-gold", $gold) } nodig. Verkoop iets of wacht op de belasting.
anno1701-refused-unknown_id = Dat kun je niet kiezen. Neem een van de suggesties.
anno1701-refused-not_dealt = Die tegel hoort niet bij jouw vier. Kies er twee van.
anno1701-refused-need_two = Kies precies twee tegels.
anno1701-refused-wrong_number = Je moet precies { $cards ->
        [one] 1 product
       *[other] { $cards } goederen
    } afgeven.
anno1701-refused-not_with_active = Je kunt alleen handelen met wie aan de beurt is.
anno1701-refused-empty_side = Beide kanten moeten iets geven.
anno1701-refused-same_item = Hetzelfde kan niet aan beide kanten staan. Neem iets anders.
anno1701-refused-not_covered = Je hebt niet wat je biedt. Bied minder.
anno1701-refused-gone = Dit aanbod geldt niet meer.
anno1701-refused-cannot_pay = Je hebt niet wat gevraagd wordt.
anno1701-refused-too_many_offers = Je hebt te veel open aanbiedingen. Trek er eerst een in.
anno1701-refused-not_addressed = Dit aanbod is voor iemand anders.
anno1701-refused-trade_off = Handel tussen spelers staat in deze partij uit.
anno1701-refused-all_residents = Je hebt al je inwoners al gebouwd.
anno1701-refused-no_tile = Daar ligt geen tegel om te bouwen. Kies een ander veld.
anno1701-refused-already_built = Dat gebouw staat er al.
anno1701-refused-no_ship_left = Je beide schepen zijn al op zee.
anno1701-refused-no_shipyard = Je hebt deze beurt geen vrije scheepswerf meer. Het schip kost alle drie de goederen.
anno1701-refused-stack_empty = Die stapel is leeg. Neem de andere.
anno1701-refused-need_citizen = Voor stapel II heb je de burger nodig. Bouw die eerst.
anno1701-refused-no_room = Op je bord is geen plaats meer voor een tegel.
anno1701-refused-meadow_free = Je hebt nog een vrij grasveld. Gebruik dat eerst.
anno1701-refused-not_placeable = Inwoners, kolonist, dorpskern en voltooide gebouwen kun je niet bedekken. Kies een ander veld.
anno1701-refused-already_used = Dit gebouw heb je deze beurt al gebruikt.
anno1701-refused-same_good = Dat is hetzelfde product. Neem een ander.
anno1701-refused-supply_empty = Geen { $good } meer in de voorraad. Neem een ander product.
anno1701-refused-no_advantage = Dit gebouw heeft geen voordeel dat je kunt gebruiken.
anno1701-refused-not_built = Dit gebouw heb je niet gebouwd.
anno1701-refused-favour_taken = Deze gunst heb je al.
anno1701-refused-no_stone = Je hebt al je gunststenen al geplaatst.
anno1701-refused-no_favour_field = Alleen in opera en schouwburg kun je voor goud een gunststeen plaatsen.
anno1701-refused-donations_full = Alle giftvelden zijn bezet.
anno1701-refused-not_adjacent = Deze velden grenzen niet aan elkaar. Vaar veld voor veld of kies een voorgesteld doel.
anno1701-refused-no_points = Dit schip heeft { $points ->
        [0] geen bewegingspunten meer
        [one] nog maar 1 bewegingspunt
       *[other] nog maar { $points } bewegingspunten
    }.
anno1701-refused-visited = Een schip kan in één beurt niet twee keer op hetzelfde veld komen. Neem een andere weg.
anno1701-refused-land = Schepen blijven op zeevelden.
anno1701-refused-ship_done = Dit schip is voor deze beurt klaar.
anno1701-refused-no_anchor = Je schip ligt niet op een veld met een anker. Vaar er eerst heen.
anno1701-refused-nothing_hidden = Je kent hier beide eilandtegels al.
anno1701-refused-site_taken = Hier staat al een kolonie. Zoek een ander anker.
anno1701-refused-no_colony_left = Al je 8 koloniën zijn gesticht.
anno1701-refused-no_university = Je hebt deze beurt geen universiteit meer vrij.
anno1701-refused-no_sack = De vrije handelaar handelt alleen met je als je een handelszak hebt.
anno1701-refused-cannot_pay_pirate = Deze piraat kun je niet betalen. Je moet vechten.
anno1701-refused-not_nearer = Die haven is niet dichterbij dan het startveld. Kies het startveld.
anno1701-refused-not_searched = Kies een van de tegels die je bekijkt.
anno1701-refused-too_much = Dat is meer dan in één aanbod past. Splits het.
anno1701-refused-not_your_offer = Dit aanbod is niet van jou.
anno1701-refused-not_at_sea = Dat schip is niet op zee. Bouw het eerst.
anno1701-refused-bad_list = Dat staat al op je bewaarlijst, of de lijst is vol. Wis de lijst om opnieuw te beginnen.
anno1701-refused-bad_order = Een handelsopdracht heeft twee verschillende dingen nodig.

## Instellingen

anno1701-option-first_game_setup = Eerste partij
    .description = Of iedereen twee tegels zonder keuze krijgt
anno1701-option-first_game_setup-false = iedereen houdt twee van vier tegels
anno1701-option-first_game_setup-true = twee tegels zonder keuze
anno1701-option-auto_roll = Automatisch dobbelen
    .description = Aan het begin van elke beurt vanzelf gooien
anno1701-option-auto_roll-true = ja
anno1701-option-auto_roll-false = nee
anno1701-option-trade = Handel tussen spelers
    .description = Of spelers met elkaar mogen handelen
anno1701-option-trade-true = ja
anno1701-option-trade-false = nee
anno1701-option-open_hands = Open handen
    .description = Of iedereen alle goederen ziet
anno1701-option-open_hands-true = ja
anno1701-option-open_hands-false = nee
anno1701-option-fire_station = Brandweerpost
    .description = Wat een brandweerpost beschermt
anno1701-option-fire_station-threshold = boven de hogere grens verbrandt de helft van alle goederen
anno1701-option-fire_station-counted = de vier beschermde goederen verbranden nooit
anno1701-option-win_check = Winnen aan het begin van de beurt
    .description = Wanneer in een beurt voor het eerst wordt gekeken of je hebt gewonnen
anno1701-option-win_check-immediate = vóór de worp
anno1701-option-win_check-after_yield = pas na de worp
anno1701-option-goods_supply = Voorraad goederen
    .description = Hoeveel goederen er zijn
anno1701-option-goods_supply-limited = 14 van elk product
anno1701-option-goods_supply-unlimited = onbeperkt
anno1701-option-start_player = Startspeler
    .description = Wie begint
anno1701-option-start_player-dice = de hoogste worp
anno1701-option-start_player-seat_1 = de eerste plaats
anno1701-option-round_limit = Rondelimiet
    .description = Na hoeveel rondes de partij uiterlijk eindigt

## Lobby

anno1701-lobby-length = ongeveer 2 uur aan één tafel
anno1701-lobby-weight = ●●●○○ gemiddeld
