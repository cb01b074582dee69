# Anno 1800: alle woorden van het spel, in het Nederlands.

anno1800-title = Anno 1800
anno1800-tagline = Bouw je eilanden uit, vervul de behoeften van je mensen en speel als eerste je hand leeg.

## Bevolking

anno1800-farmer =
    { $pieces ->
        [one] boer
       *[other] boeren
    }
    .gender = c
anno1800-worker =
    { $pieces ->
        [one] werker
       *[other] werkers
    }
    .gender = c
anno1800-artisan =
    { $pieces ->
        [one] ambachtsman
       *[other] ambachtslieden
    }
    .gender = c
anno1800-engineer =
    { $pieces ->
        [one] ingenieur
       *[other] ingenieurs
    }
    .gender = c
anno1800-investor =
    { $pieces ->
        [one] investeerder
       *[other] investeerders
    }
    .gender = c

## Goederen

anno1800-planks = planken
    .uncounted = yes
    .gender = p
anno1800-grain = graan
    .uncounted = yes
    .gender = n
anno1800-potatoes = aardappelen
    .uncounted = yes
    .gender = p
anno1800-pigs = varkens
    .uncounted = yes
    .gender = p
anno1800-wool = wol
    .uncounted = yes
    .gender = c
anno1800-coal = kolen
    .uncounted = yes
    .gender = p
anno1800-bricks = bakstenen
    .uncounted = yes
    .gender = p
anno1800-goods = handelswaren
    .uncounted = yes
    .gender = p
anno1800-steel = stalen balken
    .uncounted = yes
    .gender = p
anno1800-sails = zeilen
    .uncounted = yes
    .gender = p
anno1800-glass = glas
    .uncounted = yes
    .gender = n
anno1800-brass = messing
    .uncounted = yes
    .gender = n
anno1800-windows = ramen
    .uncounted = yes
    .gender = p
anno1800-dynamite = dynamiet
    .uncounted = yes
    .gender = n
anno1800-cannons = kanonnen
    .uncounted = yes
    .gender = p
anno1800-steam_engines = stoommachines
    .uncounted = yes
    .gender = p
anno1800-beer = bier
    .uncounted = yes
    .gender = n
anno1800-bread = brood
    .uncounted = yes
    .gender = n
anno1800-schnapps = jenever
    .uncounted = yes
    .gender = c
anno1800-sausages = worst
    .uncounted = yes
    .gender = c
anno1800-soap = zeep
    .uncounted = yes
    .gender = c
anno1800-canned_food = conserven
    .uncounted = yes
    .gender = p
anno1800-work_clothes = werkkleding
    .uncounted = yes
    .gender = c
anno1800-cotton_fabric = katoenen stof
    .uncounted = yes
    .gender = c
anno1800-coffee = koffie
    .uncounted = yes
    .gender = c
anno1800-rum = rum
    .uncounted = yes
    .gender = c
anno1800-cigars = sigaren
    .uncounted = yes
    .gender = p
anno1800-chocolate = chocolade
    .uncounted = yes
    .gender = c
anno1800-champagne = champagne
    .uncounted = yes
    .gender = c
anno1800-spectacles = brillen
    .uncounted = yes
    .gender = p
anno1800-pocket_watches = zakhorloges
    .uncounted = yes
    .gender = p
anno1800-sewing_machines = naaimachines
    .uncounted = yes
    .gender = p
anno1800-fur_coats = bontjassen
    .uncounted = yes
    .gender = p
anno1800-steam_carriages = stoomauto’s
    .uncounted = yes
    .gender = p
anno1800-bicycles = hoge bi’s
    .uncounted = yes
    .gender = p
anno1800-light_bulbs = gloeilampen
    .uncounted = yes
    .gender = p
anno1800-gramophones = grammofoons
    .uncounted = yes
    .gender = p
anno1800-heavy_weapons = zware wapens
    .uncounted = yes
    .gender = p

## Goederen van de Nieuwe Wereld

anno1800-cotton = katoen
    .uncounted = yes
    .gender = n
anno1800-cacao = cacao
    .uncounted = yes
    .gender = c
anno1800-coffee_beans = koffiebonen
    .uncounted = yes
    .gender = p
anno1800-rubber = rubber
    .uncounted = yes
    .gender = n
anno1800-sugar_cane = suikerriet
    .uncounted = yes
    .gender = n
anno1800-tobacco = tabak
    .uncounted = yes
    .gender = c

## Startfabrieken

anno1800-sawmill_start = zagerij
    .gender = c
anno1800-grain_farm_start = graanboerderij
    .gender = c
anno1800-potato_farm_start = aardappelboerderij
    .gender = c
anno1800-pig_farm_start = varkensboerderij
    .gender = c
anno1800-sheep_farm_start = schapenboerderij
    .gender = c
anno1800-charcoal_kiln_start = kolenbranderij
    .gender = c
anno1800-brickworks_start = steenbakkerij
    .gender = c
anno1800-warehouse_start = pakhuis
    .gender = n
anno1800-steelworks_start = staalfabriek
    .gender = c
anno1800-sailmakers_start = zeilweverij
    .gender = c

## Fabrieken

anno1800-sawmill_worker = zagerij (werkers)
    .gender = c
anno1800-charcoal_kiln_worker = kolenbranderij (werkers)
    .gender = c
anno1800-brickworks_worker = steenbakkerij (werkers)
    .gender = c
anno1800-warehouse_worker = pakhuis (werkers)
    .gender = n
anno1800-steelworks_worker = staalfabriek (werkers)
    .gender = c
anno1800-sailmakers_worker = zeilweverij (werkers)
    .gender = c
anno1800-brewery = brouwerij
    .gender = c
anno1800-bakery = bakkerij
    .gender = c
anno1800-schnapps_distillery = jeneverstokerij
    .gender = c
anno1800-glassworks = glasfabriek
    .gender = c
anno1800-sausage_factory = worstmakerij
    .gender = c
anno1800-soap_factory = zeepkokerij
    .gender = c
anno1800-cannery = conservenfabriek
    .gender = c
anno1800-clothes_factory = kledingfabriek
    .gender = c
anno1800-cotton_mill_worker = katoenweverij (werkers)
    .gender = c
anno1800-cotton_mill_artisan = katoenweverij (ambachtslieden)
    .gender = c
anno1800-coffee_roastery = koffiebranderij
    .gender = c
anno1800-rum_distillery = rumbranderij
    .gender = c
anno1800-cigar_factory = sigarenfabriek
    .gender = c
anno1800-chocolate_factory = chocoladefabriek
    .gender = c
anno1800-brass_foundry = messinggieterij
    .gender = c
anno1800-window_factory = ramenfabriek
    .gender = c
anno1800-champagne_cellar = champagnekelder
    .gender = c
anno1800-spectacle_factory = brillenfabriek
    .gender = c
anno1800-clockmakers = horlogemakerij
    .gender = c
anno1800-sewing_machine_factory = naaimachinefabriek
    .gender = c
anno1800-furrier = bontwerkerij
    .gender = c
anno1800-dynamite_factory = dynamietfabriek
    .gender = c
anno1800-cannon_foundry = kanonnengieterij
    .gender = c
anno1800-motor_works = motorenfabriek
    .gender = c
anno1800-steam_carriage_factory = stoomautofabriek
    .gender = c
anno1800-bicycle_factory = hogebifabriek
    .gender = c
anno1800-light_bulb_factory = gloeilampenfabriek
    .gender = c
anno1800-gramophone_factory = grammofoonfabriek
    .gender = c
anno1800-heavy_weapons_factory = zwarewapenfabriek
    .gender = c

## Werven en schepen

anno1800-shipyard_1 = werf van kracht 1
    .gender = c
anno1800-shipyard_2 = werf van kracht 2
    .gender = c
anno1800-shipyard_3 = werf van kracht 3
    .gender = c
anno1800-trade_ship_1 = handelsschip van kracht 1
    .gender = n
anno1800-trade_ship_2 = handelsschip van kracht 2
    .gender = n
anno1800-trade_ship_3 = handelsschip van kracht 3
    .gender = n
anno1800-explore_ship_1 = verkenningsschip van kracht 1
    .gender = n
anno1800-explore_ship_2 = verkenningsschip van kracht 2
    .gender = n
anno1800-explore_ship_3 = verkenningsschip van kracht 3
    .gender = n

## Fiches, stapels, velden

anno1800-trade_token =
    { $pieces ->
        [one] handelsfiche
       *[other] handelsfiches
    }
    .gender = n
anno1800-explore_token =
    { $pieces ->
        [one] verkenningsfiche
       *[other] verkenningsfiches
    }
    .gender = n
anno1800-card_token =
    { $pieces ->
        [one] handelsfiche van een kaart
       *[other] handelsfiches van kaarten
    }
    .gender = n
anno1800-gold = goud
    .gender = n
anno1800-deck_fw =
    { $pieces ->
        [one] boer/werker-kaart
       *[other] boer/werker-kaarten
    }
    .gender = c
anno1800-deck_aei =
    { $pieces ->
        [one] ambachtsman/ingenieur/investeerder-kaart
       *[other] ambachtsman/ingenieur/investeerder-kaarten
    }
    .gender = c
anno1800-deck_nw =
    { $pieces ->
        [one] Nieuwe Wereld-kaart
       *[other] Nieuwe Wereld-kaarten
    }
    .gender = c

## Oude Wereld-eilanden

anno1800-ow_meadow = Weide-eiland
anno1800-ow_quarters = Kwartiereiland
anno1800-ow_guild = Gilde-eiland
anno1800-ow_storehouse = Pakhuiseiland
anno1800-ow_claypit = Kleiputeiland
anno1800-ow_ember = Gloedeiland
anno1800-ow_forge = Smederijeiland
anno1800-ow_loom = Weefgetouweiland
anno1800-ow_merchant = Koopmanseiland
anno1800-ow_lookout = Uitkijkeiland
anno1800-ow_slipway = Hellingeiland
anno1800-ow_compass = Kompaseiland

## Nieuwe Wereld-eilanden

anno1800-nwi_1 = Palmenbaai
anno1800-nwi_2 = Reigerbaai
anno1800-nwi_3 = Rietbaai
anno1800-nwi_4 = Papegaaienbaai
anno1800-nwi_5 = Gloedbaai
anno1800-nwi_6 = Mistbaai
anno1800-nwi_7 = Rivierbaai
anno1800-nwi_8 = Orchideeënbaai

## Opdrachtkaarten

anno1800-alonso_graves = Alonso Graves
    .uncounted = yes
anno1800-aarhant = Aarhant
    .uncounted = yes
anno1800-the_editor = De redacteur
    .uncounted = yes
anno1800-beryl_omara = Beryl O’Mara
    .uncounted = yes
anno1800-hannah_goode = Hannah Goode
    .uncounted = yes
anno1800-university = Universiteit
    .uncounted = yes
anno1800-worlds_fair = Wereldtentoonstelling
    .uncounted = yes
anno1800-madame_kahina = Madame Kahina
    .uncounted = yes
anno1800-the_tourist = De bezoeker
    .uncounted = yes
anno1800-zoo = Dierentuin
    .uncounted = yes
anno1800-museum = Museum
    .uncounted = yes
anno1800-bente_jorgensen = Bente Jorgensen
    .uncounted = yes
anno1800-isabel_sarmento = Isabel Sarmento
    .uncounted = yes
anno1800-pyrphorians = Pyrphorianen
    .uncounted = yes
anno1800-edvard_goode = Edvard Goode
    .uncounted = yes
anno1800-willie_wibblesock = Willie Wibblesock
    .uncounted = yes
anno1800-princess_qing = Prinses Qing
    .uncounted = yes
anno1800-the_queen = De Koningin
    .uncounted = yes
anno1800-carl_von_malching = Carl Leonard von Malching
    .uncounted = yes
anno1800-eli_bleakworth = Eli Bleakworth
    .uncounted = yes

## Expeditiekaarten: een dier en een artefact

anno1800-exp_01 = Sneeuwluipaard · Gouden masker
anno1800-exp_02 = Okapi · Sterrenkaart
anno1800-exp_03 = Reuzenschildpad · Jadebeeldje
anno1800-exp_04 = Harpij · Kleitablet
anno1800-exp_05 = Tapir · Bronzen klok
anno1800-exp_06 = Condor · Kanoboeg
anno1800-exp_07 = Jaguar · Amfora
anno1800-exp_08 = Luiaard · Zonneschijf
anno1800-exp_09 = Capibara · Obsidiaandolk
anno1800-exp_10 = Toekan · Beeldrol
anno1800-exp_11 = Pinguïn · Mozaïek
anno1800-exp_12 = Giraf · Stenen idool
anno1800-exp_13 = Nijlpaard · Sextant
anno1800-exp_14 = Kameleon · Verenkroon
anno1800-exp_15 = Kraanvogel · Schaakspel
anno1800-exp_16 = Miereneter · Versteend ei
anno1800-exp_17 = Flamingo · Sarcofaagdeksel
anno1800-exp_18 = Walrus · Runensteen
anno1800-exp_19 = Zebra · Zilveren trommel
anno1800-exp_20 = Python · Koraalketting
anno1800-exp_21 = Maki · Zwaardgevest
anno1800-exp_22 = Ara · Meteoriet

## Bevolkingskaarten: wat ze nodig hebben; het plaatje is hun effect

anno1800-fw_36 = Uitkijk I
anno1800-fw_37 = Uitkijk II
anno1800-fw_38 = Uitkijk III
anno1800-fw_39 = Uitkijk IV
anno1800-fw_40 = Uitkijk V
anno1800-aei_12 = Navigator I
anno1800-aei_13 = Navigator II
anno1800-aei_14 = Navigator III
anno1800-aei_15 = Navigator IV
anno1800-aei_28 = Navigator V
anno1800-nw_21 = Loods I
anno1800-nw_22 = Loods II
anno1800-nw_23 = Loods III
anno1800-nw_24 = Loods IV

## Delen van de puntentelling

anno1800-score_cards = bevolkingskaarten
anno1800-score_expeditions = expeditiekaarten
anno1800-score_gold = goud
anno1800-score_fireworks = vuurwerktegel

## Wat je kunt doen

anno1800-verb-play = Kaart spelen
    .name = spelen
    .description = Speel een bevolkingskaart uit je hand
anno1800-verb-build = Uitbouwen
    .name = uitbouwen
    .description = Bouw een fabriek of een werf
anno1800-verb-ships = Schepen bouwen
    .name = schepen
    .description = Bouw schepen, maximaal één per werf
anno1800-verb-rebuild = Terugleggen en uitbouwen
    .name = ombouwen
    .description = Leg een gebouwde tegel terug en bouw een andere
anno1800-verb-hire = Werkkrachten ronselen
    .name = ronselen
    .description = Ronsel maximaal drie mensen; voor elk trek je een kaart
anno1800-verb-upgrade = Opwaarderen
    .name = opwaarderen
    .description = Waardeer je mensen op, maximaal drie stappen
anno1800-verb-claim = Oude Wereld ontginnen
    .name = oude-wereld
    .description = Laat verkenningsfiches rusten voor een Oude Wereld-eiland
anno1800-verb-explore = Nieuwe Wereld verkennen
    .name = nieuwe-wereld
    .description = Laat verkenningsfiches rusten voor een Nieuwe Wereld-eiland en drie kaarten
anno1800-verb-expedition = Expeditiekaarten nemen
    .name = expeditie
    .description = Laat 2 verkenningsfiches rusten voor maximaal drie expeditiekaarten
anno1800-verb-swap = Kaarten ruilen
    .name = ruilen
    .description = Leg maximaal drie handkaarten onder hun stapels en trek nieuwe
anno1800-verb-festival = Stadsfeest vieren
    .name = stadsfeest
    .description = Haal al je mensen en fiches terug
anno1800-verb-work = Produceren
    .name = produceren
    .description = Bij het betalen: zet iemand op een werkplek
anno1800-verb-trade = Handelen
    .name = handelen
    .description = Bij het betalen: handel een product met een medespeler
anno1800-verb-fetch = Uit de Nieuwe Wereld halen
    .name = halen
    .description = Bij het betalen: haal een product van je Nieuwe Wereld-eilanden
anno1800-verb-gift = Kosteloos product nemen
    .name = geschenk
    .description = Bij het betalen: neem het kosteloze product van een gespeelde kaart
anno1800-verb-labour = Iemand laten rusten
    .name = rusten
    .description = Bij het betalen: laat iemand rusten die de kosten vragen
anno1800-verb-spend = Fiches laten rusten
    .name = fiches
    .description = Bij het betalen: laat fiches rusten die de kosten vragen
anno1800-verb-return = Tegel terugleggen
    .name = terugleggen
    .description = Bij het uitbouwen: leg een gebouwde tegel op het speelbord terug
anno1800-verb-finish = Afronden
    .name = afronden
    .description = Bij het betalen: rond een deel af waarvoor alles er is
anno1800-verb-activate = Kaart activeren
    .name = activeren
    .description = Gebruik het effect van een gespeelde kaart (vrije actie)
anno1800-verb-objective = Opdrachtkaart gebruiken
    .name = opdracht
    .description = Gebruik Alonso Graves, Aarhant of De redacteur (vrije actie)
anno1800-verb-promote = Kosteloos opwaarderen
    .name = kosteloos
    .description = Gebruik een kosteloze opwaardering van een kaart (vrije actie)
anno1800-verb-shift = Einde dienst
    .name = dienst
    .description = Betaal goud om iemand naar huis te sturen (vrije actie)
anno1800-verb-produce = Vooruit produceren
    .name = vooruit
    .description = Maak nu een product voor een latere actie in deze beurt (vrije actie)
anno1800-verb-withdraw = Afbreken
    .name = afbreken
    .description = Breek het betalen af; alles wordt weer zoals het was
anno1800-verb-end_turn = Beurt beëindigen
    .name = einde
    .description = Beëindig je beurt; wat je niet hebt gebruikt, vervalt
anno1800-verb-auto_end = Wanneer mijn beurt eindigt
    .name = beurteinde
    .description = Bepaal wanneer je beurten vanzelf eindigen

## Vragen

anno1800-param-kind = Welk soort tegel?
    .name = soort
    .description = Wie er werkt, of werven
anno1800-param-tile = Wat bouw je?
    .name = tegel
    .description = De fabriek of werf
anno1800-param-where = Waar?
    .name = waar
    .description = Op je thuiseiland, op je andere eilanden, in de woonwijk of rustend
anno1800-param-field = Op welk veld?
    .name = veld
    .description = Het veld, zoals het op het plaatje staat
anno1800-param-pay = Hoe betaal je?
    .name = betaling
    .description = De betaling (standaard de beste)
    .others = Anders betalen
anno1800-param-ship = Welk schip? Kies er nog een of ga verder.
    .name = schip
    .description = Het schip dat je bouwt
anno1800-param-pile = Welk soort kaart?
    .name = stapel
    .description = De stapel en wat zijn kaarten opleveren
anno1800-param-card = Welke kaart?
    .name = kaart
    .description = De bevolkingskaart
anno1800-param-tier = Wie?
    .name = wie
    .description = Boer, werker, ambachtsman, ingenieur of investeerder
anno1800-param-cards = Hoeveel kaarten?
    .name = kaarten
    .description = 1 tot 3 kaarten
anno1800-param-objective = Welke opdrachtkaart?
    .name = opdracht
    .description = De opdrachtkaart
anno1800-param-resource = Welk product?
    .name = product
    .description = Het product
anno1800-param-seat = Van wie?
    .name = medespeler
    .description = Wie het maakt
anno1800-param-tokens = Met welke fiches?
    .name = fiches
    .description = De fiches die je laat rusten
anno1800-param-part = Voor welk deel?
    .name = deel
    .description = Het deel van de actie
anno1800-param-rule = Wanneer moeten je beurten vanzelf eindigen?
    .name = wanneer
    .description = Wanneer je beurten vanzelf eindigen
anno1800-param-returned_where = Waar ligt de tegel die je teruglegt?
    .name = waarvandaan
    .description = Op je thuiseiland of op je andere eilanden
anno1800-param-returned = Welke tegel leg je terug?
    .name = terugleggen
    .description = De tegel die naar het speelbord teruggaat
anno1800-param-hire-tier = Wie ronsel je?
anno1800-param-upgrade-tier = Wie wordt opgewaardeerd?
anno1800-param-promote-tier = Wie wordt kosteloos opgewaardeerd?
anno1800-param-shift-tier = Wiens dienst eindigt?
anno1800-param-labour-tier = Wie gaat rusten?
anno1800-param-upgrade-where = Waar is die steen nu?
anno1800-param-promote-where = Waar is die steen nu?
anno1800-param-shift-where = Waar is die steen nu?
anno1800-param-build-where = Waar bouw je het?
anno1800-param-work-field = Waar produceer je?
anno1800-param-produce-field = Waar produceer je?
anno1800-param-return-field = Welke tegel leg je terug?
anno1800-param-play-card = Welke kaart speel je?
anno1800-param-swap-pile = Welke kaarten ruil je? Maximaal drie.
anno1800-param-swap-card = Welke kaart ruil je?

## Wat er gevraagd wordt

anno1800-task-wait = Er is nu niets voor je te doen.
anno1800-task-act = Kies een actie. Een stadsfeest kan altijd.
anno1800-task-extra = Je hebt { $actions ->
        [one] een extra actie. Gebruik die
       *[other] { $actions } extra acties. Gebruik die
    } of beëindig je beurt.
anno1800-task-end = Doe vrije acties of beëindig je beurt.
anno1800-task-pay = Betaal stap voor stap: { $goal }. Rond daarna af.
anno1800-task-pay_card = Betaal de kaart stap voor stap en rond daarna af.

## Keuzes

anno1800-choice-word = { $word }
anno1800-choice-field = { $field }
anno1800-choice-effect = { $effect }
anno1800-choice-partner = { $partner }
anno1800-choice-tokens = { $parts }
anno1800-choice-rise = { $tier } → { $to }
anno1800-choice-done = Klaar
anno1800-choice-card = { $need } → { $effect }
anno1800-choice-cards = { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }
anno1800-choice-kind_workers = Fabrieken voor werkers
anno1800-choice-kind_artisans = Fabrieken voor ambachtslieden
anno1800-choice-kind_engineers = Fabrieken voor ingenieurs
anno1800-choice-kind_shipyards = Werven
anno1800-choice-pile_fw_people = Boer/werker: mensen
anno1800-choice-pile_fw_other = Boer/werker: opwaarderingen, fiches, goud
anno1800-choice-pile_aei_deeds = Ambachtsman/ingenieur/investeerder: acties, expedities, afleggen
anno1800-choice-pile_aei_other = Ambachtsman/ingenieur/investeerder: fiches, opwaarderingen, Nieuwe Wereld
anno1800-choice-pile_nw = Nieuwe Wereld
anno1800-choice-where_home = Op het thuiseiland
anno1800-choice-where_islands = Op de Oude Wereld-eilanden
anno1800-choice-where_residence = In de woonwijk
anno1800-choice-where_exhausted = In het rustgebied
anno1800-choice-empty = vrij veld
anno1800-choice-over = hier: { $tile }
anno1800-choice-makes = { $resource } · { $tier }
anno1800-choice-gold = kost { $gold } goud
anno1800-choice-explore_tokens = { $tokens ->
        [one] 1 verkenningsfiche
       *[other] { $tokens } verkenningsfiches
    }
anno1800-choice-price = { $tokens ->
        [one] 1 handelsfiche
       *[other] { $tokens } handelsfiches
    }
anno1800-choice-tired = { $cubes ->
        [0] niemand is weg
        [one] 1 komt naar huis
       *[other] { $cubes } komen naar huis
    }
anno1800-choice-part = { $part }: { $goal }
anno1800-choice-alonso_graves = 3 verkenningsfiches en 3 goud voor een extra actie
anno1800-choice-aarhant = 1 investeerder laten rusten voor 5 goud
anno1800-choice-the_editor = 2 verkenningsfiches om een handkaart onder de stapel te leggen
anno1800-choice-lapse_action = je hebt nog een actie; die zou vervallen
anno1800-choice-lapse_discard = je kunt nog handkaarten onder hun stapels leggen
anno1800-choice-lapse_stock = wat je vooruit produceerde, zou vervallen
anno1800-choice-lapse_upgrades = kosteloze opwaarderingen zouden vervallen
anno1800-choice-rule_when_nothing_left = Als er niets meer te doen is
anno1800-choice-rule_always = Meteen na mijn laatste actie
anno1800-choice-rule_never = Alleen als ik hem beëindig

## Manieren om te betalen

anno1800-choice-plan = { $plan ->
        [1] Beste manier
       *[other] Manier { $plan }
    }
anno1800-choice-plan_free = kost je niets
anno1800-choice-plan_uses = { $parts }
anno1800-choice-plan_trades = { $parts } · door handel: { $traded }
anno1800-choice-plan_cards = { $parts } · gebruikt een kaart of Aarhant
anno1800-choice-no_gold = Zonder goud
anno1800-choice-no_trade = Zonder handel
anno1800-choice-own = Stap voor stap betalen
anno1800-choice-own_detail = kies elke stap zelf
anno1800-cost = { $parts }
anno1800-cost-free = kosteloos
anno1800-goal-build = { $tile } op { $field }
anno1800-goal-play = { $card }
anno1800-goal-hire = nieuwe { $tier }
anno1800-goal-upgrade = { $tier } → { $to }

## Effecten van de kaarten

anno1800-effect-gain_cubes = { COUNT($tier, $cubes) }
anno1800-effect-tokens_gold = { $parts }
anno1800-effect-expedition = { $cards ->
        [one] 1 expeditiekaart
       *[other] { $cards } expeditiekaarten
    }
anno1800-effect-free_new_world = een kosteloos product van de Nieuwe Wereld
anno1800-effect-upgrades = tot { $cubes } × { $tier } → { $to } kosteloos
anno1800-effect-extra_action = een extra actie
anno1800-effect-discard = maximaal { $cards } handkaarten onder hun stapels

## Wat er gebeurde

anno1800-event-objectives = Opdrachtkaarten: { $cards }.
anno1800-event-begins = { $player } begint.
anno1800-event-turn_began = Ronde { $round } – { $player } is aan de beurt.
anno1800-event-produced = { $player } produceert { $resource }.
anno1800-event-traded = { $player } krijgt { $resource } door handel met { $partner }; { $partner } krijgt { COUNT("anno1800-gold", 1) }.
anno1800-event-gift = { $player } krijgt kosteloos { $resource } ({ $card }).
anno1800-event-shifted = { $player } betaalt { COUNT("anno1800-gold", $gold) } en haalt { WORD($tier, form: "a") } naar huis.
anno1800-event-put_back = { $player } legt { WORD($tile, form: "the") } van { $field } terug op het speelbord.
anno1800-event-paid = { $player } betaalt met { $parts }.
anno1800-event-built = { $player } bouwt { WORD($tile, form: "a") } op { $field }.
anno1800-event-built_over = { $player } overbouwt op { $field } { WORD($over, form: "the") } met { WORD($tile, form: "a") }.
anno1800-event-played = { $player } speelt “{ $card }”: { $points } punten.
anno1800-event-hired = { $player } ronselt { WORD($tier, form: "a") }.
anno1800-event-gained = { $player } krijgt { COUNT($tier, $cubes) }.
anno1800-event-raised = { $player } waardeert { WORD($tier, form: "a") } op tot { $to }.
anno1800-event-drew = Je trekt “{ $card }”.
anno1800-event-drew_hidden = { $player } trekt { WORD($deck, form: "a") }.
anno1800-event-put_under = Je legt “{ $card }” onder de stapel.
anno1800-event-put_under_hidden = { $player } legt { WORD($deck, form: "a") } onder de stapel.
anno1800-event-claimed = { $player } ontgint het { $island } in de Oude Wereld.
anno1800-event-explored = { $player } verkent de { $island } in de Nieuwe Wereld.
anno1800-event-expedition = Je neemt de expeditiekaart “{ $card }”.
anno1800-event-expedition_hidden = { $player } neemt een expeditiekaart.
anno1800-event-festival = { $player } viert een stadsfeest: alle mensen en fiches zijn weer klaar.
anno1800-event-activated = { $player } gebruikt het effect van “{ $card }”: { $effect }.
anno1800-event-objective = { $player } gebruikt een opdrachtkaart: { $card }.
anno1800-event-auto_end_when_nothing_left = Je beurten eindigen nu vanzelf als er niets meer te doen is.
anno1800-event-auto_end_always = Je beurten eindigen nu meteen na je laatste actie.
anno1800-event-auto_end_never = Je beurten eindigen nu alleen als jij ze beëindigt.
anno1800-event-fireworks = { $player } heeft geen handkaarten meer en krijgt de vuurwerktegel! Na deze ronde volgt er nog één volle ronde.
anno1800-event-last_round = De laatste ronde begint: iedereen is nog één keer aan de beurt.
anno1800-event-over = De laatste ronde is voorbij. Nu worden de punten geteld.
anno1800-event-round_limit = De rondelimiet is bereikt: de partij eindigt na { $rounds } rondes.
anno1800-cause-round_limit = De rondelimiet is bereikt
anno1800-cause-points = De laatste ronde is gespeeld

## Wat een betaling in de weg staat

anno1800-obstacle-none = er ontbreekt iets
anno1800-obstacle-and =
    { $first }
    - { $rest }
anno1800-obstacle-nobody = { $resource }: niemand produceert dat
anno1800-obstacle-traded = { $resource }: deze beurt al door handel gekregen
anno1800-obstacle-island = { $resource }: geen van je eilanden heeft dat
anno1800-obstacle-cube_none = { $resource }: geen { $tier } vrij
anno1800-obstacle-cube = { $resource }: geen { $tier } vrij; voor het einde van een dienst kom je { $gold } goud tekort
anno1800-obstacle-tokens = { $resource }: je komt { $short ->
        [one] 1 handelsfiche
       *[other] { $short } handelsfiches
    } tekort
anno1800-obstacle-labour_none = geen { $tier } vrij
anno1800-obstacle-labour = geen { $tier } vrij; voor het einde van een dienst kom je { $gold } goud tekort
anno1800-obstacle-spend = je komt { $kind_id ->
        [trade_token] { $short ->
                [one] 1 handelsfiche
               *[other] { $short } handelsfiches
            }
       *[other] { $short ->
                [one] 1 verkenningsfiche
               *[other] { $short } verkenningsfiches
            }
    } tekort
anno1800-obstacle-gold = je komt { $short } goud tekort
anno1800-refused-no_plan =
    Dat kun je nu niet betalen:
    - { $reasons }

## Weigeringen

anno1800-refused-not_your_turn = Iemand anders is aan de beurt.
anno1800-refused-not_running = De partij is afgelopen.
anno1800-refused-unknown_id = Dat kun je niet kiezen. Neem een van de suggesties.
anno1800-refused-no_action_left = Je hebt deze beurt geen actie meer. Beëindig je beurt of doe een vrije actie.
anno1800-refused-payment_open = Je bent aan het betalen. Maak dat eerst af of breek af.
anno1800-refused-not_paying = Er valt nu niets te betalen. Kies eerst een actie.
anno1800-refused-no_free_workplace = Beide werkplekken zijn bezet ({ $industry }). Beëindig daar voor { COUNT("anno1800-gold", $gold) } een dienst.
anno1800-refused-no_cube = Er is geen { $tier } vrij in je woonwijk. Beëindig voor goud een dienst of vier een stadsfeest.
anno1800-refused-not_your_industry = Op { $field } heb je geen fabriek. Kies een ander veld.
anno1800-refused-partner_cannot = { $player } heeft geen fabriek voor { $resource }. Kies iemand anders.
anno1800-refused-self_trade = Met jezelf kun je niet handelen. Kies iemand anders.
anno1800-refused-already_traded = Deze beurt heb je al in { $resource } gehandeld. Produceer het zelf.
anno1800-refused-not_tradable = In goederen van de Nieuwe Wereld kun je niet handelen. Je hebt een eigen eiland nodig.
anno1800-refused-no_such_island = Geen van je Nieuwe Wereld-eilanden heeft { $resource }. Verken er nog een.
anno1800-refused-not_enough_tokens = Je hebt { COUNT($kind, $need) } nodig en hebt er { $ready } klaar. Een stadsfeest maakt gebruikte weer klaar.
anno1800-refused-bad_pick = Kies fiches die samen precies { $need } waard zijn.
anno1800-refused-beryl_absent = Verkenningsfiches tellen alleen met Beryl O’Mara als handelsfiches.
anno1800-refused-not_enough_gold = Je hebt { COUNT("anno1800-gold", $need) } nodig en hebt er { $have }.
anno1800-refused-cube_not_there = Daar is geen { $tier }. Kies een andere plek.
anno1800-refused-part_unpaid = Deel { $part } is nog niet betaald. Er ontbreekt: { $missing }.
anno1800-refused-not_needed = Dat is hier niet nodig of al betaald.
anno1800-refused-not_on_card = De kaart “{ $card }” geeft je dat niet: { $resource }.
anno1800-refused-step_not_allowed = Dat kan niet bij deze betaling. Kies een andere stap.
anno1800-refused-surplus = Er zou overblijven: { $resource }. Produceer alleen wat de actie nodig heeft.
anno1800-refused-no_such_plan = Zo kun je niet meer betalen. Kies een andere manier.
anno1800-refused-need_place = Er is geen passend veld vrij. Kies er een dat je overbouwt.
anno1800-refused-sold_out = { WORD($tile, form: "the") } is op. Bouw iets anders.
anno1800-refused-already_owned = Deze fabriek heb je al, en je mag van elke maar één hebben. Bouw een andere.
anno1800-refused-wrong_terrain = { WORD($tile, form: "the") } past niet op { $field }. Fabrieken horen op land, werven aan de kust, schepen op zee.
anno1800-refused-not_your_field = { $field } is geen veld van jou. Kies een eigen veld.
anno1800-refused-must_overbuild_start = In de eerste editie moet dit je startfabriek overbouwen: { $tile } op { $start }.
anno1800-refused-too_many_ships = Je hebt { $yards ->
        [one] 1 werf, dus maximaal 1 schip
       *[other] { $yards } werven, dus maximaal { $yards } schepen
    } per actie.
anno1800-refused-ship_too_strong = { $tile }: daarvoor heb je een vrije werf van kracht { $strength } nodig. Bouw die eerst.
anno1800-refused-field_used_twice = Twee schepen kunnen niet op hetzelfde zeeveld. Kies een ander.
anno1800-refused-yard_needed = De werf kun je pas na het laatste schip van deze actie terugleggen.
anno1800-refused-return_limit = Per actie kun je maar één tegel terugleggen.
anno1800-refused-nothing_to_return = Op { $field } ligt geen gebouwde tegel. Voorgedrukte kun je niet terugleggen.
anno1800-refused-not_in_hand = Deze kaart heb je niet in je hand. Kies een andere.
anno1800-refused-deck_empty = De stapel is leeg ({ $deck }). Ruil een andere kaart.
anno1800-refused-swap_count = Kies 1 tot 3 verschillende kaarten.
anno1800-refused-not_played = Deze kaart ligt niet voor je. Speel die eerst.
anno1800-refused-discard_too_late = Dit effect werkt alleen in de beurt waarin de kaart gespeeld wordt.
anno1800-refused-not_active = Het effect van deze kaart heb je al gebruikt.
anno1800-refused-discard_count = Kies maximaal 2 kaarten.
anno1800-refused-gift_in_payment = Gebruik deze kaart bij het betalen, als je het product nodig hebt.
anno1800-refused-nothing_to_gain = Dit effect levert je nu niets op. Bewaar het voor later.
anno1800-refused-hire_count = Kies 1 tot 3 mensen.
anno1800-refused-no_cube_supply = Er is geen { $tier } meer in de voorraad. Kies iemand anders.
anno1800-refused-deck_gold = De stapel is leeg ({ $deck }): een nieuwe { $tier } kost { COUNT("anno1800-gold", $gold) } extra.
anno1800-refused-upgrade_count = Kies 1 tot 3 opwaarderingen.
anno1800-refused-top_tier = Hoger dan investeerder gaat niet. Kies iemand anders.
anno1800-refused-no_free_upgrade = Je hebt geen kosteloze opwaardering meer voor { WORD($tier, form: "a") }.
anno1800-refused-island_limit = Je hebt al vier eilanden van deze soort, meer kan niet.
anno1800-refused-stack_empty = De stapel is leeg: er valt niets meer te nemen.
anno1800-refused-expedition_count = Kies 1 tot 3 expeditiekaarten.
anno1800-refused-objective_absent = Deze opdrachtkaart is niet in het spel: { $card }.
anno1800-refused-objective_used = Dat kan maar één keer per beurt, en je hebt de kaart al gebruikt: { $card }.
anno1800-refused-produce_ahead_off = Vooruit produceren kan alleen voor een latere actie in deze beurt, en alleen als de optie aanstaat.
anno1800-refused-action_owed = Doe eerst een actie. Een stadsfeest kan altijd.
anno1800-refused-no_change = Zo staat het al ingesteld.

## Instellingen

anno1800-option-edition = Editie
    .description = Waar werkerversies mogen staan en hoeveel tegels terug mogen
anno1800-option-edition-revised = herzien: overal, één tegel terug
anno1800-option-edition-first = eerste: op de startfabriek, zoveel tegels terug als je wilt
anno1800-option-objectives = Opdrachtkaarten
    .description = Hoe de vijf opdrachtkaarten gekozen worden
anno1800-option-objectives-random = vijf willekeurige
anno1800-option-objectives-first_game = de vijf voor de eerste partij
anno1800-option-objectives-effects = alle vier met een effect en één andere
anno1800-option-objectives-majorities = de vijf meerderheden
anno1800-option-objectives-industries = vijf voor fabrieken
anno1800-option-objectives-custom = de kaarten die je hieronder kiest
anno1800-option-objective_1 = Eerste opdrachtkaart
    .description = Deze kaart is er altijd bij
anno1800-option-objective_2 = Tweede opdrachtkaart
    .description = Deze kaart is er altijd bij
anno1800-option-objective_3 = Derde opdrachtkaart
    .description = Deze kaart is er altijd bij
anno1800-option-objective_4 = Vierde opdrachtkaart
    .description = Deze kaart is er altijd bij
anno1800-option-objective_5 = Vijfde opdrachtkaart
    .description = Deze kaart is er altijd bij
anno1800-value-by_style = hangt af van de keuze hierboven
anno1800-option-start_player = Startspeler
    .description = Wie begint; de anderen krijgen meer goud
anno1800-option-start_player-random = willekeurig
anno1800-option-start_player-seat_1 = de eerste plaats
anno1800-option-start_player-seat_2 = de tweede plaats
anno1800-option-stock = Vooruit produceren
    .description = Hoe lang een product gebruikt kan worden
anno1800-option-stock-turn = binnen een beurt toegestaan
anno1800-option-stock-action = niet toegestaan
anno1800-option-round_limit = Rondelimiet
    .description = Na hoeveel rondes de partij uiterlijk eindigt
anno1800-option-round_limit-null = geen
anno1800-option-auto_end = Einde van een beurt
    .description = Wanneer beurten vanzelf eindigen, tot iemand het voor zichzelf wijzigt
anno1800-option-auto_end-when_nothing_left = als er niets meer te doen is
anno1800-option-auto_end-always = meteen na de laatste actie
anno1800-option-auto_end-never = alleen als ik hem beëindig

## Lobby

anno1800-lobby-length = ongeveer 2 uur aan één tafel
anno1800-lobby-weight = ●●●●○ pittig
