# Anno 1503: alle woorden van het spel, in het Nederlands.

anno1503-title = Anno 1503
anno1503-tagline = Bouw je thuiseiland uit, vaar naar nieuwe kusten en haal als eerste drie overwinningspunten.

## Goederen

anno1503-wood = hout
    .gender = n
anno1503-stone = steen
    .gender = c
anno1503-tool = gereedschap
    .gender = n
anno1503-cloth = textiel
    .gender = n
anno1503-spice =
    { $pieces ->
        [one] specerij
       *[other] specerijen
    }
    .gender = c
    .alone = specerijen
    .title = Specerijen
anno1503-tobacco = tabak
    .gender = c
anno1503-any = product naar keuze
    .gender = n
anno1503-gold = goud
    .gender = n

## Inwoners

anno1503-pioneer =
    { $pieces ->
        [one] pionier
       *[other] pioniers
    }
    .gender = c
anno1503-settler =
    { $pieces ->
        [one] kolonist
       *[other] kolonisten
    }
    .gender = c
anno1503-citizen =
    { $pieces ->
        [one] burger
       *[other] burgers
    }
    .gender = c
anno1503-merchant =
    { $pieces ->
        [one] koopman
       *[other] kooplieden
    }
    .gender = c

## Eilandkaartjes

anno1503-trading_post = handelspost
    .gender = c
anno1503-contract = handelsverdrag
    .gender = n
anno1503-treasure = schat
    .gender = c
anno1503-promotion = bevordering
    .gender = c

anno1503-face-trading_post = handelspost voor { $good }
anno1503-face-contract = handelsverdrag
anno1503-face-promotion = schat: bevordering van een inwoner
anno1503-face-gold = schat: een kist goud

## Openbare gebouwen

anno1503-grand_trading_post =
    { $pieces ->
        [one] grote handelspost
       *[other] grote handelsposten
    }
    .gender = c
anno1503-fire_brigade = brandweer
    .gender = c
anno1503-smithy =
    { $pieces ->
        [one] smederij
       *[other] smederijen
    }
    .gender = c
anno1503-church =
    { $pieces ->
        [one] kerk
       *[other] kerken
    }
    .gender = c
anno1503-school =
    { $pieces ->
        [one] school
       *[other] scholen
    }
    .gender = c
anno1503-bathhouse =
    { $pieces ->
        [one] badhuis
       *[other] badhuizen
    }
    .gender = n
anno1503-tavern =
    { $pieces ->
        [one] herberg
       *[other] herbergen
    }
    .gender = c
anno1503-shipyard =
    { $pieces ->
        [one] scheepswerf
       *[other] scheepswerven
    }
    .gender = c

## Gebeurtenissen

anno1503-pirate = piraat
    .gender = c
anno1503-fire = brand
    .gender = c
anno1503-golden_times = gouden tijden
    .gender = p

## Overwinningspunten

anno1503-vp_gold = 30 goud
anno1503-vp_trading_posts = 4 handelsposten
anno1503-vp_contracts = 3 handelsverdragen
anno1503-vp_buildings = 4 openbare gebouwen
anno1503-vp_merchants = 3 kooplieden

## Wat je kunt doen

anno1503-verb-choose_home = Thuiseiland kiezen
    .name = thuis
    .description = Kies je thuiseiland voor de eerste beurt
anno1503-verb-roll = Dobbelsteen gooien
    .name = gooien
    .description = Gooi de opbrengst voor iedereen
anno1503-verb-take = Product nemen
    .name = nemen
    .description = Neem een product naar keuze
anno1503-verb-lose_tile = Kaartje afgeven
    .name = afgeven
    .description = Geef een handelspost of handelsverdrag af aan de piraat
anno1503-verb-sell = Verkopen
    .name = verkopen
    .description = Verkoop een product aan een van je inwoners
anno1503-verb-develop = Inwoner ontwikkelen
    .name = ontwikkelen
    .description = Ontwikkel een van je inwoners één stap
anno1503-verb-settle = Pionier plaatsen
    .name = plaatsen
    .description = Plaats een pionier, vanaf het vierde veld met een openbaar gebouw
anno1503-verb-build_ship = Schip bouwen
    .name = schip
    .description = Zet een nieuw schip op het startveld
anno1503-verb-buy = Kopen
    .name = kopen
    .description = Koop een product uit de voorraad, maximaal twee keer per beurt
anno1503-verb-draw_card = Kaart trekken
    .name = trekken
    .description = Betaal 2 goud en trek een kaart van een medespeler (grote handelspost)
anno1503-verb-sail = Varen
    .name = varen
    .description = Vaar met een schip één veld verder
anno1503-verb-discover = Ontdekken
    .name = ontdekken
    .description = Bekijk het kaartje van een eiland naast je schip
anno1503-verb-use_tile = Kaartje gebruiken
    .name = gebruiken
    .description = Houd het kaartje dat je zojuist hebt ontdekt
anno1503-verb-leave_tile = Terugleggen
    .name = terugleggen
    .description = Leg het kaartje gedekt terug en vaar verder
anno1503-verb-end_turn = Beurt beëindigen
    .name = einde
    .description = Beëindig je beurt met maximaal vijf kaarten in de hand
anno1503-verb-set_orders = Vaste opdrachten
    .name = opdrachten
    .description = Bepaal hoe er in andermans beurt voor jou gekozen wordt
anno1503-verb-resign = Opgeven
    .name = opgeven
    .description = Geef de partij op; je eiland speelt vanzelf verder

## Vragen

anno1503-param-home = Welk thuiseiland?
    .name = thuis
    .description = Het thuiseiland, 1 tot 4
anno1503-param-good = Welk product?
    .name = product
    .description = Het product
anno1503-param-tile = Welk kaartje?
    .name = kaartje
    .description = De handelspost of het handelsverdrag
anno1503-param-field = Welke inwoner?
    .name = veld
    .description = Het veld van de inwoner, 1 tot 7
anno1503-param-building = Welk openbaar gebouw?
    .name = gebouw
    .description = Het openbare gebouw dat met de pionier meekomt
anno1503-param-victim = Van wie?
    .name = medespeler
    .description = Van wie je een kaart trekt
anno1503-param-ship = Welk schip?
    .name = schip
    .description = Je schip, 1 of 2
anno1503-param-to = Waarheen?
    .name = naar
    .description = Het volgende veld, bijvoorbeeld C2
anno1503-param-island = Welk eiland?
    .name = eiland
    .description = Het eiland naast je schip, bijvoorbeeld B2
anno1503-param-dock = Aan welke steiger?
    .name = steiger
    .description = De grijze steiger voor de handelspost, op nummer
anno1503-param-discard = Welke kaart geef je af?
    .name = kaarten
    .description = De kaarten die je boven de vijf afgeeft
anno1503-param-order = Wat verandert er aan je vaste opdrachten?
    .name = opdracht
    .description = Wat er aan je vaste opdrachten verandert
anno1503-param-up_to = Tot hoeveel kaarten neem je dit?
    .name = tot
    .description = Alleen zolang je er minder hebt dan dit

## Wat er gevraagd wordt

anno1503-task-wait = Er is nu niets voor je te doen.
anno1503-task-choose_home = Kies je thuiseiland.
anno1503-task-roll = Gooi de dobbelsteen voor iedereen.
anno1503-task-take = Er is een { $die } gegooid: kies een product.
anno1503-task-golden_times = Gouden tijden: kies een product.
anno1503-task-lose_tile = Je kunt de piraat niet betalen. Kies een kaartje dat je afgeeft.
anno1503-task-phase2 = Plaats, ontwikkel, koop en verkoop – vaar daarna uit of beëindig je beurt.
anno1503-task-phase3 = Vaar en ontdek eilanden, beëindig daarna je beurt.
anno1503-task-tile = Op { $island } ligt: { $face }. Gebruiken of terugleggen?
anno1503-task-tile_unknown = Op { $island } is een kaartje omgedraaid: gebruiken of terugleggen?

## Keuzes

anno1503-choice-word = { $word }
anno1503-choice-good = { $word }
anno1503-choice-building = { $word }
anno1503-choice-home = Thuiseiland { $home }
anno1503-choice-yields = 1 { $one } · 2 { $two } · 3 { $three } · 4 { $four } · 5 { $five }
anno1503-choice-held = { $cards ->
    [0] geen in de hand
    *[other] { $cards } in de hand
  }
anno1503-choice-sell_for = voor { $gold } goud
anno1503-choice-buy_for = voor { $gold } goud · { $cards } in de hand
anno1503-choice-field = Veld { $field }: { $resident }
anno1503-choice-buys = koopt { $good } voor { $gold } goud
anno1503-choice-pays = betaalt { $gold } goud
anno1503-choice-rise = Veld { $field }: { $resident } → { $step }
anno1503-choice-free = gratis
anno1503-choice-cost = kost { $goods }
anno1503-choice-cost_building = kost { $goods } · met een openbaar gebouw
anno1503-choice-purchase = elk { $gold } goud · { $purchases ->
    [one] nog 1 aankoop
    *[other] nog { $purchases } aankopen
  }
anno1503-choice-pay = kost { $gold } goud
anno1503-choice-discard = { $cards ->
    [one] geef 1 kaart af
    *[other] geef { $cards } kaarten af
  }
anno1503-choice-ends_trade = daarna kun je deze beurt niet meer bouwen of handelen
anno1503-choice-victim = { $victim }
anno1503-choice-cards = { $cards ->
    [one] 1 kaart
    *[other] { $cards } kaarten
  }
anno1503-choice-ship = Schip { $ship } op { $at }
anno1503-choice-points = { $points ->
    [one] nog 1 actiepunt
    *[other] nog { $points } actiepunten
  }
anno1503-choice-square = { $square }
anno1503-choice-tiles_beside = { $tiles ->
    [0] open zee
    [one] 1 eilandkaartje ernaast
    *[other] { $tiles } eilandkaartjes ernaast
  }
anno1503-choice-island = Eiland { $island }
anno1503-choice-seen = gezien in ronde { $round }: { $face }
anno1503-choice-unseen = nog niet gezien · stapel { $back }
anno1503-choice-dock = Steiger { $dock }
anno1503-choice-home_good = product van het thuiseiland: { $word }
anno1503-choice-post = Handelspost voor { $word } aan steiger { $dock }
anno1503-choice-post_of = Handelspost voor { $word }
anno1503-choice-contract = Handelsverdrag
anno1503-choice-contracts_held = { $contracts ->
    [one] je hebt er 1
    *[other] je hebt er { $contracts }
  }
anno1503-choice-order_take = Voorkeursproduct
anno1503-choice-order_take_detail = voegt een product toe dat je bij een keuze neemt
anno1503-choice-order_lose = Dit kaartje eerst afgeven
anno1503-choice-order_lose_detail = voegt een kaartje toe dat naar de piraat gaat
anno1503-choice-order_auto_on = Ook in mijn eigen beurt antwoorden
anno1503-choice-order_auto_on_detail = je vaste opdrachten kiezen altijd
anno1503-choice-order_auto_off = Vraag het mij in mijn eigen beurt
anno1503-choice-order_auto_off_detail = je vaste opdrachten kiezen alleen in andermans beurt
anno1503-choice-order_clear = Alles wissen
anno1503-choice-order_clear_detail = terug naar de standaard
anno1503-choice-up_to = tot { $cards }
anno1503-choice-no_limit = zonder limiet
anno1503-choice-effect_grand_trading_post = één keer per beurt: trek voor 2 goud een kaart van een medespeler
anno1503-choice-effect_fire_brigade = je hebt geen last van brand
anno1503-choice-effect_smithy = je hebt geen last van piraten
anno1503-choice-effect_church = twee goederen in plaats van één in gouden tijden
anno1503-choice-effect_school = pioniers betalen 2 goud
anno1503-choice-effect_bathhouse = kooplieden betalen 6 goud
anno1503-choice-effect_tavern = kolonisten en burgers betalen 4 goud
anno1503-choice-effect_shipyard = dubbele actiepunten voor je schepen

## Wat er gebeurde

anno1503-event-first_roll = { $player } gooit een { $die }.
anno1503-event-begins = { $player } begint.
anno1503-event-home = { $player } heeft thuiseiland { $home }.
anno1503-event-turn = Ronde { $round } – { $player } is aan de beurt.
anno1503-event-rolled = { $player } gooit een { $die }.
anno1503-event-pirate = Een piraat! Elk aangelegd kaartje kost { COUNT("anno1503-gold", 1) }.
anno1503-event-fire = Brand! Elke inwoner buiten de veilige velden kost { COUNT("anno1503-gold", 1) }.
anno1503-event-golden_times = Gouden tijden! Iedereen neemt een product naar keuze.
anno1503-event-took = { $player } neemt { $good }.
anno1503-event-nothing_left = Daarvan zijn er geen kaarten meer – { $player } krijgt niets.
anno1503-event-protected = { WORD($building, form: "the") } beschermt { $player }.
anno1503-event-paid = { $happening_id ->
    [pirate] { $player } betaalt de piraat { COUNT("anno1503-gold", $gold) }.
   *[other] De brand kost { $player } { COUNT("anno1503-gold", $gold) }.
}
anno1503-event-lost_post = { $player } verliest de handelspost voor { $good } aan de piraat.
anno1503-event-lost_contract = { $player } verliest een handelsverdrag aan de piraat.
anno1503-event-refilled = Op { $square } ligt nu een gedekt kaartje.
anno1503-event-lost_resident = { $player } verliest door de brand { WORD($resident, form: "the") } op veld { $field }.
anno1503-event-lost_resident_building = { $player } verliest door de brand { WORD($resident, form: "the") } op veld { $field } en { WORD($building, form: "the") }.
anno1503-event-sold = { $player } verkoopt { $good } voor { COUNT("anno1503-gold", $gold) } aan de { $resident }.
anno1503-event-bought = { $player } koopt { $good } voor { COUNT("anno1503-gold", $gold) }.
anno1503-event-drew = { $player } betaalt { COUNT("anno1503-gold", $gold) } aan { $victim } en trekt een kaart.
anno1503-event-drew_known = { $player } betaalt { COUNT("anno1503-gold", $gold) } aan { $victim } en trekt { $good }.
anno1503-event-sailed = { $player } vaart met schip { $ship } naar { $to }.
anno1503-event-discovered = { $player } bekijkt het kaartje op { $island }.
anno1503-event-discovered_known = { $player } ontdekt op { $island }: { $face }.
anno1503-event-post_docked = { $player } legt de handelspost voor { $good } van { $island } aan steiger { $dock }.
anno1503-event-contract_docked = { $player } legt een handelsverdrag van { $island } aan en koopt nu voor { COUNT("anno1503-gold", $price) }.
anno1503-event-chest_found = { $player } vindt op { $island } een kist met { COUNT("anno1503-gold", $gold) }!
anno1503-event-promoted = { $player } vindt op { $island } een schat: de inwoner op veld { $field } wordt { $resident }.
anno1503-event-left_tile = { $player } legt het kaartje op { $island } terug.
anno1503-event-discarded = { $player } geeft { $goods } af.
anno1503-event-orders_added = Je vaste opdrachten hebben een nieuwe regel.
anno1503-event-orders_auto_on = Je vaste opdrachten antwoorden nu ook in je eigen beurt.
anno1503-event-orders_auto_off = In je eigen beurt kies je weer zelf.
anno1503-event-orders_cleared = Je vaste opdrachten zijn gewist.
anno1503-event-resigned = { $player } geeft op.
anno1503-event-point_gained = { $player } wint een overwinningspunt: { $point }.
anno1503-event-point_lost = { $player } verliest een overwinningspunt: { $point }.
anno1503-event-won = { $player } heeft drie overwinningspunten en wint!
anno1503-event-won_alone = { $player } blijft als laatste aan tafel en wint.
anno1503-event-round_limit = De partij eindigt na { $rounds } rondes.

anno1503-cause-points = Drie overwinningspunten
anno1503-cause-resigned = Alle anderen hebben opgegeven
anno1503-cause-round_limit = De rondelimiet is bereikt

## Weigeringen

anno1503-refused-game_over = De partij is afgelopen.
anno1503-refused-not_your_turn = Iemand anders is aan de beurt.
anno1503-refused-wrong_phase = Dat kan niet in dit deel van je beurt.
anno1503-refused-choice_pending = Beantwoord eerst de open vraag.
anno1503-refused-unknown_id = Dat kun je niet kiezen. Neem een van de suggesties.
anno1503-refused-resigned = Je hebt deze partij opgegeven.
anno1503-refused-home_taken = Dat thuiseiland is al gekozen. Kies een ander.
anno1503-refused-not_offered = Deze worp geeft je dat product niet. Kies een van de aangeboden producten.
anno1503-refused-supply_empty = Van dat product zijn er geen kaarten meer. Kies een ander.
anno1503-refused-not_docked = Dat kaartje ligt niet aan je eiland.
anno1503-refused-no_ship_left = Je beide schepen zijn al op zee.
anno1503-refused-cannot_pay = Je komt nog tekort: { $goods }. Koop iets of wacht op een worp.
anno1503-refused-island_full = Alle zeven velden zijn bezet. Ontwikkel je inwoners verder.
anno1503-refused-no_pioneer_tile = Je hebt al vier pioniers en kolonisten. Ontwikkel eerst een kolonist tot burger.
anno1503-refused-no_building_left = Er ligt voor jou geen openbaar gebouw meer. Daarom kun je hier geen pionier plaatsen.
anno1503-refused-building_needed = Bij deze pionier hoort een openbaar gebouw. Kies er een.
anno1503-refused-building_not_available = Dat gebouw ligt er niet meer. Kies een ander.
anno1503-refused-building_owned = Dat gebouw heb je al. Kies een ander.
anno1503-refused-no_building_here = Gebouwen komen pas vanaf het vierde veld.
anno1503-refused-empty_field = Daar woont niemand. Kies een bewoond veld.
anno1503-refused-top_step = Een koopman kun je niet verder ontwikkelen.
anno1503-refused-no_citizen_tile = Je hebt al drie burgers en kooplieden, meer kan niet.
anno1503-refused-already_sold = Deze inwoner heeft deze beurt al iets gekocht. Kies een andere.
anno1503-refused-wrong_good = { WORD($resident, form: "the") } koopt dat product niet. Bied iets anders aan.
anno1503-refused-no_card = Die kaart heb je niet.
anno1503-refused-buy_limit = Je kunt maar twee keer per beurt kopen.
anno1503-refused-not_enough_gold = Je hebt { COUNT("anno1503-gold", $price) } nodig.
anno1503-refused-no_grand_trading_post = Daarvoor heb je de grote handelspost nodig.
anno1503-refused-already_used = Dat kan maar één keer per beurt.
anno1503-refused-own_hand = Dat ben je zelf. Kies iemand anders.
anno1503-refused-empty_hand = Die speler heeft geen kaarten. Kies iemand anders.
anno1503-refused-no_such_ship = Dat schip is niet op zee.
anno1503-refused-not_adjacent = Schepen varen één veld ver en nooit schuin.
anno1503-refused-island_square = Schepen kunnen niet op eilandvelden komen.
anno1503-refused-no_points = Dit schip heeft geen actiepunten meer.
anno1503-refused-not_next_to = Je schip ligt niet naast dat eiland. Vaar er eerst heen.
anno1503-refused-no_tile = Op dat eiland ligt geen kaartje.
anno1503-refused-no_grey_dock = Je hebt al vier handelsposten, meer kan niet.
anno1503-refused-dock_taken = Die steiger is bezet. Kies een vrije grijze steiger.
anno1503-refused-no_brown_dock = Je hebt al drie handelsverdragen, meer kan niet.
anno1503-refused-promotion_impossible = Geen van je inwoners kan bevorderd worden. Leg het kaartje terug.
anno1503-refused-discard_needed = { $cards ->
    [one] Geef eerst 1 kaart af.
    *[other] Geef eerst { $cards } kaarten af.
  }
anno1503-refused-discard_wrong = { $cards ->
    [0] Je hoeft niets af te geven.
    [one] Kies precies 1 van je kaarten.
    *[other] Kies precies { $cards } van je kaarten.
  }
anno1503-refused-bad_orders = Zo kun je je vaste opdrachten niet veranderen.

## Instellingen

anno1503-option-home_island = Thuiseilanden
    .description = Hoe de thuiseilanden verdeeld worden
anno1503-option-home_island-random = willekeurig
anno1503-option-home_island-choose = iedereen kiest, de laatste speler eerst
anno1503-option-home_island-fixed = op volgorde van de plaatsen
anno1503-option-first_player = Eerste speler
    .description = Wie begint
anno1503-option-first_player-dice = de hoogste worp
anno1503-option-first_player-random = willekeurig
anno1503-option-first_player-seat_1 = de eerste plaats
anno1503-option-off_turn_choices = Keuzes in andermans beurt
    .description = Of de partij wacht op wie niet aan de beurt is
anno1503-option-off_turn_choices-standing = vaste opdrachten antwoorden meteen
anno1503-option-off_turn_choices-ask = wachten en vragen
anno1503-option-auto_roll = Automatisch dobbelen
    .description = Aan het begin van elke beurt vanzelf gooien
anno1503-option-auto_roll-true = ja
anno1503-option-auto_roll-false = nee
anno1503-option-notes = Notities van kaartjes
    .description = Of de bot voor iedereen onthoudt welke kaartjes zijn gezien
anno1503-option-notes-true = ja
anno1503-option-notes-false = nee
anno1503-option-open_hands = Open handen
    .description = Of iedereen alle handkaarten ziet
anno1503-option-open_hands-false = nee
anno1503-option-open_hands-true = ja
anno1503-option-round_limit = Rondelimiet
    .description = Na hoeveel rondes de partij uiterlijk eindigt
anno1503-option-round_limit-null = geen
anno1503-option-round_limit-20 = 20 rondes
anno1503-option-round_limit-30 = 30 rondes
anno1503-option-round_limit-40 = 40 rondes
anno1503-option-round_limit-60 = 60 rondes
anno1503-option-round_limit-100 = 100 rondes
anno1503-option-round_limit-200 = 200 rondes
anno1503-option-data_set = Spelmateriaal
    .description = Welke materiaalgegevens gebruikt worden
anno1503-option-data_set-designed-1 = Archipels eigen, eerste reeks

## Lobby

anno1503-lobby-length = ongeveer 90 minuten aan één tafel
anno1503-lobby-weight = ●●○○○ licht
