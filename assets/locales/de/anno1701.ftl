# Anno 1701: alle Wörter des Spiels, auf Deutsch.

anno1701-title = Anno 1701
anno1701-tagline = Besiedle ferne Inseln, handle mit den anderen und erringe fünfmal die Gunst der Königin.

## Waren

anno1701-brick = Ziegel
    .gender = m
anno1701-wood = Holz
    .gender = n
anno1701-tool = Werkzeug
    .gender = n
anno1701-cloth = Tuch
    .gender = n
anno1701-tobacco = Tabak
    .gender = m
anno1701-rum = Rum
    .gender = m
anno1701-gold = Gold
    .gender = n

## Siedlungstableau

anno1701-mountains = Gebirge
    .gender = n
anno1701-forest = Wald
    .gender = m
anno1701-pasture = Weide
    .gender = f
anno1701-clay_pit = Lehmgrube
    .gender = f
anno1701-settler = Siedler
    .gender = m
anno1701-village_centre = Dorfzentrum
    .gender = n
anno1701-citizen = Bürger
    .gender = m
anno1701-merchant = Kaufmann
    .gender = m
anno1701-aristocrat = Aristokrat
    .gender = m
    .acc = Aristokraten
    .dat = Aristokraten

## Symbole

anno1701-cannons =
    { $pieces ->
        [one] Kanone
       *[other] Kanonen
    }
    .gender = f
    .dat =
        { $pieces ->
            [one] Kanone
           *[other] Kanonen
        }
anno1701-sacks =
    { $pieces ->
        [one] Handelssack
       *[other] Handelssäcke
    }
    .gender = m
    .dat =
        { $pieces ->
            [one] Handelssack
           *[other] Handelssäcken
        }
anno1701-happy =
    { $pieces ->
        [one] zufriedener Einwohner
       *[other] zufriedene Einwohner
    }
    .gender = m
    .dat =
        { $pieces ->
            [one] zufriedenen Einwohner
           *[other] zufriedenen Einwohnern
        }
anno1701-sails = Segel
    .gender = n
    .dat =
        { $pieces ->
            [one] Segel
           *[other] Segeln
        }

## Gebäude von Stapel I

anno1701-fire_station = Feuerwache
    .gender = f
anno1701-weaving_mill = Weberei
    .gender = f
anno1701-brickworks = Ziegelei
    .gender = f
anno1701-sawmill = Sägewerk
    .gender = n
anno1701-toolmaker = Werkzeugmacher
    .gender = m
anno1701-tavern = Wirtshaus
    .gender = n
anno1701-chapel = Kapelle
    .gender = f
anno1701-watchtower = Wachturm
    .gender = m
anno1701-market_hall = Markthalle
    .gender = f
anno1701-warehouse = Lagerhaus
    .gender = n

## Gebäude von Stapel II

anno1701-university = Universität
    .gender = f
anno1701-opera = Oper
    .gender = f
anno1701-theatre = Schauspielhaus
    .gender = n
anno1701-fortress = Festung
    .gender = f
anno1701-gun_foundry = Kanonengießerei
    .gender = f
anno1701-shipyard = Werft
    .gender = f
anno1701-trading_house = Handelskontor
    .gender = n
anno1701-bank = Bankhaus
    .gender = n
anno1701-cathedral = Kathedrale
    .gender = f
anno1701-palace_garden = Schlossgarten
    .gender = m
anno1701-stock_exchange = Börse
    .gender = f

## Inselkärtchen

anno1701-tobacco_field = Tabakfeld
    .gender = n
anno1701-sugar_cane = Zuckerrohr
    .gender = n
anno1701-gold_land = Goldlandschaft
    .gender = f
anno1701-harbour = Hafen
    .gender = m
anno1701-foreign_people = fremdes Volk
    .gender = n
    .the = das fremde Volk
    .the-acc = das fremde Volk
    .the-dat = dem fremden Volk

## Ereignisse und Begegnungen

anno1701-fire = Feuer
    .gender = n
anno1701-tax = Steuer
    .gender = f
anno1701-queen = Königin
    .gender = f
anno1701-free_trader = freier Händler
    .gender = m
    .acc = freien Händler
    .dat = freien Händler
    .the = der freie Händler
anno1701-weak_pirate = schwacher Pirat
    .gender = m
    .acc = schwachen Piraten
    .dat = schwachen Piraten
    .the = der schwache Pirat
anno1701-strong_pirate = starker Pirat
    .gender = m
    .acc = starken Piraten
    .dat = starken Piraten
    .the = der starke Pirat
anno1701-mighty_pirate = mächtiger Pirat
    .gender = m
    .acc = mächtigen Piraten
    .dat = mächtigen Piraten
    .the = der mächtige Pirat
anno1701-castaways = Schiffbrüchige
    .gender = p
anno1701-hurricane = Wirbelsturm
    .gender = m

## Gunst

anno1701-sea_power = Seemacht
    .gender = f
anno1701-trade_power = Handelsmacht
    .gender = f
anno1701-contentment = Zufriedenheit
    .gender = f
anno1701-seven_colonies = 7 Kolonien
    .gender = p
anno1701-residents = Einwohner
    .gender = p
anno1701-honours = Oper und Schauspielhaus
    .gender = p
anno1701-powers = Seemacht, Handelsmacht, Zufriedenheit
    .gender = p
anno1701-donations = Spenden an die Königin
    .gender = p

## Was man tun kann

anno1701-verb-choose_tiles = Zwei Kärtchen behalten
    .name = startkärtchen
    .description = Behalte zwei deiner vier Kärtchen
anno1701-verb-roll = Würfeln
    .name = würfeln
    .description = Würfle mit beiden Würfeln für alle
anno1701-verb-discard = Waren abgeben
    .name = abgeben
    .description = Wähle die Waren, die das Feuer nimmt
anno1701-verb-keep_tile = Kärtchen behalten
    .name = behalten
    .description = Behalte eines der angesehenen Kärtchen
anno1701-verb-place_tile = Kärtchen legen
    .name = legen
    .description = Lege dein neues Kärtchen verdeckt auf dein Tableau
anno1701-verb-build_resident = Einwohner bauen
    .name = einwohner
    .description = Baue deinen nächsten Einwohner: Bürger, Kaufmann, Aristokrat
anno1701-verb-build_building = Gebäude bauen
    .name = bauen
    .description = Baue eines der Kärtchen auf deinem Tableau
anno1701-verb-build_ship = Schiff bauen
    .name = schiff
    .description = Stelle ein neues Schiff auf das Startfeld
anno1701-verb-buy_tile = Kärtchen kaufen
    .name = kaufen
    .description = Kaufe ein Ausbaukärtchen: das oberste für 1 Gold oder eines von dreien für 2
anno1701-verb-use = Gebäude nutzen
    .name = nutzen
    .description = Tausche, kaufe oder verkaufe Waren mit einem Gebäude, je einmal im Zug
anno1701-verb-pay_favour = Gunststein einsetzen (3 Gold)
    .name = gunst
    .description = Zahle 3 Gold in Oper oder Schauspielhaus und setze einen Gunststein ein
anno1701-verb-donate = Der Königin spenden
    .name = spenden
    .description = Spende der Königin Gold für einen Gunstpunkt
anno1701-verb-encounter = Begegnung meistern
    .name = begegnung
    .description = Sag, was du bei der Begegnung tust
anno1701-verb-retreat = Zuflucht wählen
    .name = zuflucht
    .description = Wähle, wohin dein abgetriebenes Schiff fährt
anno1701-verb-found = Kolonie gründen
    .name = gründen
    .description = Gründe mit einem Schiff auf einem Ankerfeld eine Kolonie
anno1701-verb-discover = Entdecken
    .name = entdecken
    .description = Sieh dir für 1 Punkt die Inselkärtchen neben deinem Schiff an
anno1701-verb-sail = Schiff ziehen
    .name = segeln
    .description = Ziehe ein Schiff auf ein erreichbares Feld
anno1701-verb-offer = Angebot machen
    .name = anbieten
    .description = Biete Waren und Gold zum Tausch an
anno1701-verb-accept = Annehmen
    .name = annehmen
    .description = Nimm ein Angebot an; getauscht wird sofort
anno1701-verb-counter = Gegenangebot
    .name = gegenangebot
    .description = Lehne ein Angebot ab und mache stattdessen ein anderes
anno1701-verb-decline = Ablehnen
    .name = ablehnen
    .description = Lehne ein Angebot ab
anno1701-verb-withdraw = Zurückziehen
    .name = zurückziehen
    .description = Ziehe ein eigenes Angebot zurück
anno1701-verb-set_sail = In See stechen
    .name = auslaufen
    .description = Beende deine Aktionen und ziehe deine Schiffe; offene Angebote verfallen
anno1701-verb-end_turn = Zug beenden
    .name = ende
    .description = Beende deinen Zug
anno1701-verb-set_orders = Daueranweisungen
    .name = anweisungen
    .description = Bestimme, was in fremden Zügen für dich geschieht

## Fragen

anno1701-param-first = Welches Kärtchen behältst du als erstes?
    .name = erstes
    .description = Das erste Kärtchen, das du behältst
anno1701-param-second = Und welches noch?
    .name = zweites
    .description = Das zweite Kärtchen, das du behältst
anno1701-param-discard = Welche Waren gibst du ab?
    .name = waren
    .description = Die Waren, die du abgibst
anno1701-param-tile = Welches Kärtchen behältst du?
    .name = kärtchen
    .description = Das Kärtchen, das du behältst
anno1701-param-field = Welches Feld?
    .name = feld
    .description = Das Feld, wie es im Bild steht
anno1701-param-save = Werft nutzen? Wähle die Ware, die du sparst.
    .name = sparen
    .description = Die Ware, die deine Werft spart
anno1701-param-stack = Von welchem Stapel?
    .name = stapel
    .description = Stapel I oder II
anno1701-param-way = Das oberste oder eines von dreien?
    .name = wie
    .description = Das oberste für 1 Gold oder eines von dreien für 2
anno1701-param-building = Welches Gebäude?
    .name = gebäude
    .description = Dein Gebäude
anno1701-param-give = Was gibst du?
    .name = geben
    .description = Was du gibst
anno1701-param-get = Was bekommst du?
    .name = bekommen
    .description = Was du dafür bekommst
anno1701-param-want = Was willst du dafür?
    .name = verlangen
    .description = Was du dafür willst
anno1701-param-to = Wohin?
    .name = ziel
    .description = Das Feld, zum Beispiel D2
anno1701-param-offer-to = Wem machst du das Angebot?
    .name = mitspieler
    .description = Alle oder eine Person
anno1701-param-ship = Welches Schiff?
    .name = schiff
    .description = Dein Schiff, 1 oder 2
anno1701-param-step = Und dann?
    .name = weiter
    .description = Das nächste Feld oder hier anhalten
anno1701-param-reply = Was tust du?
    .name = antwort
    .description = Was du bei der Begegnung tust
anno1701-param-good = Welche Ware?
    .name = ware
    .description = Die Ware
anno1701-param-offer = Welches Angebot?
    .name = angebot
    .description = Das Angebot
anno1701-param-order = Was soll sich an deinen Daueranweisungen ändern?
    .name = anweisung
    .description = Was sich an deinen Daueranweisungen ändert
anno1701-param-count = Wie viel behältst du davon?
    .name = anzahl
    .description = Wie viel davon du bei Feuer behältst
anno1701-param-times = Wie oft höchstens in einem Zug?
    .name = höchstens
    .description = Wie oft höchstens in einem Zug
anno1701-param-gold = Wie viel Gold gibst du nie weg?
    .name = gold
    .description = Das Gold, das deine Handelsaufträge nie ausgeben
anno1701-param-build_building-field = Was baust du?
anno1701-param-place_tile-field = Wohin legst du das Kärtchen?
anno1701-param-encounter-good = Welche Ware verkaufst du?
anno1701-param-offer-give = Was bietest du? Nimm Waren und Gold dazu, dann geh weiter.
anno1701-param-offer-want = Was willst du dafür? Nimm Waren und Gold dazu, dann geh weiter.
anno1701-param-counter-offer = Auf welches Angebot antwortest du?
anno1701-param-accept-offer = Welches Angebot nimmst du an?
anno1701-param-decline-offer = Welches Angebot lehnst du ab?
anno1701-param-withdraw-offer = Welches Angebot ziehst du zurück?
anno1701-param-set_orders-give = Was würdest du geben?
anno1701-param-set_orders-get = Und wofür?

## Was zu tun ist

anno1701-task-wait = Für dich ist gerade nichts zu tun.
anno1701-task-choose_tiles = Behalte zwei deiner vier Kärtchen.
anno1701-task-roll = Würfle für alle.
anno1701-task-discard = Feuer! Wähle { $cards ->
        [one] 1 Ware
       *[other] { $cards } Waren
    }, die du abgibst.
anno1701-task-action = Handle, baue und nutze deine Gebäude. Wenn du fertig bist, stich in See.
anno1701-task-keep_tile = { $tiles ->
        [one] Behalte dieses Kärtchen.
       *[other] Behalte eines der { $tiles } Kärtchen.
    }
anno1701-task-place_tile = Lege das neue Kärtchen auf dein Siedlungstableau.
anno1701-task-place_tile_known = Lege { WORD($building, form: "the-acc") } auf dein Tableau.
anno1701-task-sailing = Ziehe deine Schiffe, entdecke und gründe Kolonien, dann beende deinen Zug.
anno1701-task-encounter = Eine Begegnung: { $card }. Was tust du?
anno1701-task-retreat = Dein Schiff wird abgetrieben. Wähle, wohin.

## Auswahl

anno1701-choice-word = { $word }
anno1701-choice-building = { $word }
anno1701-choice-tile = { $word }
anno1701-choice-good = { $word }
anno1701-choice-item = { $word }
anno1701-choice-counted = { $goods }
anno1701-choice-cost = kostet { $goods }
anno1701-choice-pay = kostet { $gold } Gold
anno1701-choice-held = du hast { $cards }
anno1701-choice-held_gold = du hast { $gold } Gold
anno1701-choice-owed = { $cards ->
        [one] 1 Ware
       *[other] { $cards } Waren
    }
anno1701-choice-resident = { $resident }: { $goods }
anno1701-choice-save = { $word } sparen
anno1701-choice-save_nothing = Nichts sparen
anno1701-choice-stack = Stapel { $stack ->
        [1] I
       *[other] II
    }
anno1701-choice-stack_left = { $tiles ->
        [one] noch 1 Kärtchen
       *[other] noch { $tiles } Kärtchen
    }
anno1701-choice-top = Das oberste
anno1701-choice-search = Eines der obersten drei
anno1701-choice-meadow = Wiese { $field }
anno1701-choice-cover = Auf { $word } { $number }
anno1701-choice-cover_detail = kein Ertrag mehr: { $good } · { $ways } von 36 Würfen
anno1701-choice-replace = { $field }: statt { $word }
anno1701-choice-replace_detail = das alte Kärtchen kommt unter seinen Stapel
anno1701-choice-tile_at = { $field }: { $word }
anno1701-choice-use_equal = { $count } gleiche Waren für 1 andere
anno1701-choice-use_exchange = { $goods } für 1 andere Ware
anno1701-choice-use_any = 2 beliebige Waren für 1 andere
anno1701-choice-use_buy = eine beliebige Ware für { $gold } Gold
anno1701-choice-use_sell = 1 Ware für { $gold } Gold verkaufen

anno1701-choice-all = Alle
anno1701-choice-player = { $player }
anno1701-choice-cards = { $cards ->
        [one] 1 Ware
       *[other] { $cards } Waren
    } · { $gold } Gold
anno1701-choice-offer = { $player }: { $give } für { $want }
anno1701-choice-give_enough = Mehr biete ich nicht
anno1701-choice-want_enough = Mehr will ich nicht
anno1701-choice-offers_lapse = offene Angebote verfallen

anno1701-choice-ship = Schiff { $ship } auf { $at }
anno1701-choice-points = { $points ->
        [0] keine Bewegungspunkte mehr
        [one] noch 1 Bewegungspunkt
       *[other] noch { $points } Bewegungspunkte
    }
anno1701-choice-west = Im Westen
anno1701-choice-middle = In der Mitte
anno1701-choice-east = Im Osten
anno1701-choice-sea = { $at } · offene See
anno1701-choice-anchor = { $at } · Anker
anno1701-choice-anchor_taken = { $at } · Kolonie von { $owner }
anno1701-choice-question = { $at } · Fragezeichen
anno1701-choice-start = { $at } · Startfeld
anno1701-choice-way = { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }: { $way }
anno1701-choice-way_risky = { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }: { $way } · Fragezeichen auf { $risk }
anno1701-choice-stop_here = Hier anhalten
anno1701-choice-islands = { $one } · { $two }
anno1701-choice-moves_left = ein Schiff könnte noch fahren oder eine Kolonie gründen
anno1701-choice-to_start = Startfeld { $at }
anno1701-choice-to_harbour = Hafen { $at }

anno1701-choice-redraw = Andere Karte ziehen
anno1701-choice-redraw_detail = nutzt deine Universität für diesen Zug
anno1701-choice-keep_card = Diese Karte behalten
anno1701-choice-sell = Eine Ware verkaufen
anno1701-choice-sell_for = für { $gold } Gold
anno1701-choice-skip = Nichts verkaufen
anno1701-choice-pay_pirate = Zahlen
anno1701-choice-fight = Kämpfen
anno1701-choice-fight_odds = würfle { $need } oder mehr · dann { $gold } Gold für dich
anno1701-choice-fight_sure = du gewinnst sicher · { $gold } Gold für dich
anno1701-choice-fight_hopeless = nicht einmal eine 6 reicht · dein Schiff wird abgetrieben

anno1701-choice-order_keep = Bei Feuer behalten
anno1701-choice-order_keep_detail = ergänzt eine Ware auf deiner Schutzliste
anno1701-choice-order_trade = Für mich handeln
anno1701-choice-order_trade_detail = nimmt einen passenden Tausch eins zu eins sofort an
anno1701-choice-order_keep_gold = Gold zurückbehalten
anno1701-choice-order_keep_gold_detail = so viel Gold geben deine Handelsaufträge nie aus
anno1701-choice-order_ask_on = In meinem Zug fragen
anno1701-choice-order_ask_on_detail = du wählst selbst, was brennt
anno1701-choice-order_ask_off = In meinem Zug nicht fragen
anno1701-choice-order_ask_off_detail = die Schutzliste entscheidet immer
anno1701-choice-order_leader_on = Auch mit Führenden handeln
anno1701-choice-order_leader_on_detail = auch mit Spielern, die schon vier Gunstpunkte haben
anno1701-choice-order_leader_off = Nicht mit Führenden handeln
anno1701-choice-order_leader_off_detail = nicht mit Spielern, die schon vier Gunstpunkte haben
anno1701-choice-order_clear = Alles löschen
anno1701-choice-order_clear_detail = zurück zur Voreinstellung
anno1701-choice-keep_all = Alles
anno1701-choice-keep_count = { $cards } Stück
anno1701-choice-times = { $times ->
        [one] einmal im Zug
       *[other] { $times }-mal im Zug
    }
anno1701-choice-gold = { $gold } Gold

## Gebäude in wenigen Worten

anno1701-choice-effect_fire_station = 1 zufriedener Einwohner · 4 deiner Waren zählen bei Feuer nicht
anno1701-choice-effect_weaving_mill = 1 Segel · einmal im Zug 2 Tuch für 1 andere Ware
anno1701-choice-effect_brickworks = 1 Handelssack · einmal im Zug 2 Ziegel für 1 andere Ware
anno1701-choice-effect_sawmill = 1 Segel · einmal im Zug 2 Holz für 1 andere Ware
anno1701-choice-effect_toolmaker = 1 Kanone · einmal im Zug 2 Werkzeug für 1 andere Ware
anno1701-choice-effect_tavern = 1 zufriedener Einwohner · einmal im Zug 1 Ware für 1 Gold verkaufen
anno1701-choice-effect_chapel = 1 zufriedener Einwohner · die Königin kostet dich 1 Gold weniger
anno1701-choice-effect_watchtower = 1 Kanone · Piraten fordern 1 Gold weniger
anno1701-choice-effect_market_hall = 1 Handelssack · einmal im Zug 1 Ware für 1 Gold verkaufen
anno1701-choice-effect_warehouse = 1 Handelssack · einmal im Zug eine Ware für 2 Gold
anno1701-choice-effect_university = 1 zufriedener Einwohner · einmal im Zug eine andere Begegnungskarte
anno1701-choice-effect_opera = 1 zufriedener Einwohner · ein einziges Mal 3 Gold für einen Gunstpunkt
anno1701-choice-effect_theatre = 1 zufriedener Einwohner · ein einziges Mal 3 Gold für einen Gunstpunkt
anno1701-choice-effect_fortress = 2 Kanonen · 1 Segel
anno1701-choice-effect_gun_foundry = 2 Kanonen · einmal im Zug 2 Werkzeug für 1 andere Ware
anno1701-choice-effect_shipyard = 2 Segel · einmal im Zug kostet ein Schiff eine Ware weniger
anno1701-choice-effect_trading_house = 2 Handelssäcke · einmal im Zug eine Ware für 2 Gold
anno1701-choice-effect_bank = 1 Handelssack · 1 Gold jetzt und in jedem deiner Züge
anno1701-choice-effect_cathedral = 2 zufriedene Einwohner · die Königin kostet dich 2 Gold weniger
anno1701-choice-effect_palace_garden = 2 zufriedene Einwohner · 1 Gold bei jeder 2, 7 und 12
anno1701-choice-effect_stock_exchange = 1 Handelssack · einmal im Zug 2 Waren für 1 andere
anno1701-face-unknown = unbekannte Insel
anno1701-cause-round_limit = Die Rundengrenze ist erreicht
anno1701-cause-favours = Fünfmal die Gunst der Königin

## Was geschah

anno1701-event-first_roll = { $player } würfelt { $sum }.
anno1701-event-begins = { $player } beginnt.
anno1701-event-board = { $player } hat Siedlungstableau { $board }.
anno1701-event-tiles_chosen = { $player } hat zwei Kärtchen gewählt.
anno1701-event-tiles_chosen_own = Du behältst { WORD($first, form: "the-acc") } und { WORD($second, form: "the-acc") }. Ändern kannst du das, bis alle gewählt haben.
anno1701-event-turn = Runde { $round } – { $player } ist am Zug.
anno1701-event-rolled = { $player } würfelt { $one } und { $two }: { $sum }.
anno1701-event-card = Ereigniskarte: erst { $first }, dann { $second }.
anno1701-event-building_gold = { $player } bekommt durch { WORD($building, form: "the-acc") } { COUNT("anno1701-gold", $gold) }.
anno1701-event-yielded = { $player } bekommt { $goods }.
anno1701-event-yielded_own = Wurf { $roll }: Du bekommst { $goods }.
anno1701-event-yield_blocked = { $player } bekommt für die { $roll } nichts: In der Siedlung herrscht Aufruhr.
anno1701-event-yield_blocked_own = Wurf { $roll }: Du bekommst nichts, denn bei dir herrscht Aufruhr. Er endet, sobald du 3 Gold hast.
anno1701-event-supply_empty = Kein { $good } mehr im Vorrat – { $player } geht leer aus.
anno1701-event-supply_empty_own = Kein { $good } mehr im Vorrat – du gehst leer aus.
anno1701-event-burnt = Feuer! { $player } verliert { $goods }.
anno1701-event-burnt_own = Feuer! Du hattest { $cards } Waren, mehr als { $limit }. Die Hälfte verbrennt: { $goods }. Gewählt hat deine Schutzliste; ändern kannst du sie in den Daueranweisungen.
anno1701-event-taxed = Steuer: { $player } bekommt { COUNT("anno1701-gold", $gold) }.
anno1701-event-taxed_own = Steuer: Du bekommst { COUNT("anno1701-gold", $gold) } (zufriedene Einwohner: { $happy }).
anno1701-event-queen = Die Königin: { $player } zahlt { COUNT("anno1701-gold", $gold) }.
anno1701-event-queen_own = Die Königin fordert { COUNT("anno1701-gold", $due) } (du hast { $favours ->
        [one] 1 Gunstpunkt
       *[other] { $favours } Gunstpunkte
    }). Du zahlst { $gold }.
anno1701-event-queen_spared = Die Königin fordert nichts von { $player }.
anno1701-event-riot_began = Aufruhr in der Siedlung von { $player }!
anno1701-event-riot_began_own = Aufruhr! Du hast weniger als 3 Gold. Bei 6 und 8 bekommst du nichts, und gewinnen kannst du erst wieder mit 3 Gold.
anno1701-event-riot_ended = Der Aufruhr in der Siedlung von { $player } ist vorbei.
anno1701-event-riot_ended_own = Dein Aufruhr ist vorbei: Du hast wieder mindestens 3 Gold.
anno1701-event-won = { $player } hat fünfmal die Gunst der Königin und gewinnt die Partie!
anno1701-event-timed_out = Die Rundengrenze ist erreicht: Die Partie endet nach { $rounds } Runden. Es gewinnt, wer die meisten Gunstpunkte hat.

anno1701-event-discarded = Feuer: { $player } verliert { $goods }.
anno1701-event-tile_bought = { $player } kauft ein Kärtchen von Stapel { $stack ->
        [1] I
       *[other] II
    } für { COUNT("anno1701-gold", $gold) }.
anno1701-event-tile_bought_own = Du kaufst für { COUNT("anno1701-gold", $gold) } { WORD($building, form: "the-acc") } von Stapel { $stack ->
        [1] I
       *[other] II
    }.
anno1701-event-tiles_searched = { $player } zahlt { COUNT("anno1701-gold", $gold) } und sieht sich { $count ->
        [one] 1 Kärtchen
       *[other] { $count } Kärtchen
    } von Stapel { $stack ->
        [1] I
       *[other] II
    } an.
anno1701-event-tile_kept = { $player } behält eines davon.
anno1701-event-tile_kept_own = Du behältst { WORD($building, form: "the-acc") }.
anno1701-event-tile_placed = { $player } legt ein Kärtchen verdeckt auf { $field }.
anno1701-event-tile_placed_own = Du legst { WORD($building, form: "the-acc") } verdeckt auf { $field }.
anno1701-event-tile_covers = { $player } legt ein Kärtchen auf { $field }; diese Landschaft gibt keine Waren mehr.
anno1701-event-tile_covers_own = Du legst { WORD($building, form: "the-acc") } auf { $field }; diese Landschaft gibt keine Waren mehr.
anno1701-event-tile_replaces = { $player } ersetzt auf { $field } ein nicht gebautes Kärtchen durch ein neues.
anno1701-event-tile_replaces_own = Du ersetzt auf { $field } { WORD($old, form: "the-acc") } durch { WORD($building, form: "the-acc") }.
anno1701-event-exchanged = { $player } tauscht { $goods } gegen { $good } ({ $building }).
anno1701-event-bought = { $player } kauft { $good } für { COUNT("anno1701-gold", $gold) } ({ $building }).
anno1701-event-sold = { $player } verkauft { $good } für { COUNT("anno1701-gold", $gold) } ({ $building }).
anno1701-event-favour_paid = { $player } zahlt { COUNT("anno1701-gold", $gold) } für einen Gunstpunkt ({ $building }).
anno1701-event-donated = { $player } spendet der Königin { COUNT("anno1701-gold", $gold) } und bekommt einen Gunstpunkt.
anno1701-event-power_gained = { $player } erringt den Gunstpunkt für { WORD($power, form: "the-acc") }.
anno1701-event-power_taken = { $player } nimmt { $loser } den Gunstpunkt für { WORD($power, form: "the-acc") } ab.
anno1701-event-power_lost_own = { $player } hat dich bei { WORD($power, form: "the-dat") } überholt. Du verlierst diesen Gunstpunkt.
anno1701-event-seven_colonies = { $player } hat sieben Kolonien und bekommt einen Gunstpunkt.
anno1701-event-orders_keep = Deine Schutzliste hat einen neuen Eintrag.
anno1701-event-orders_trade = Du hast einen neuen Handelsauftrag.
anno1701-event-orders_keep_gold = Deine Handelsaufträge behalten jetzt { COUNT("anno1701-gold", $gold) } zurück.
anno1701-event-orders_ask_on = Nach einem Feuer in deinem Zug wählst du wieder selbst.
anno1701-event-orders_ask_off = Nach einem Feuer entscheidet die Schutzliste jetzt auch in deinem Zug.
anno1701-event-orders_leader_on = Deine Handelsaufträge gelten jetzt auch für Spieler mit vier Gunstpunkten.
anno1701-event-orders_leader_off = Deine Handelsaufträge gelten nicht mehr für Spieler mit vier Gunstpunkten.
anno1701-event-orders_cleared = Deine Daueranweisungen sind leer.

anno1701-event-offer = { $player } bietet { $give } für { $want }.
anno1701-event-offer_to = { $player } bietet { $to } { $give } für { $want }.
anno1701-event-offer_hidden = { $player } macht { $to } ein Angebot.
anno1701-event-traded = { $player } gibt { $with } { $give } und bekommt { $want }.
anno1701-event-traded_by_order = Dein Handelsauftrag hat angenommen: Du gibst { $player } { $want } und bekommst { $give }.
anno1701-event-declined = { $player } lehnt ein Angebot von { $from } ab.
anno1701-event-withdrawn = { $player } zieht ein Angebot zurück.
anno1701-event-void = Das Angebot von { $player } verfällt: Die Waren dafür sind weg.
anno1701-event-offers_expired = { $count ->
        [one] Ein offenes Angebot verfällt.
       *[other] { $count } offene Angebote verfallen.
    }

anno1701-event-set_sail = { $player } sticht in See.
anno1701-event-sailed = { $player } zieht Schiff { $ship } nach { $to }.
anno1701-event-discovered = { $player } sieht sich die Inseln am Anker { $at } an.
anno1701-event-discovered_one = Am Anker { $at } entdeckst du: { $one }.
anno1701-event-discovered_two = Am Anker { $at } entdeckst du: { $one } und { $two }.
anno1701-event-founded = { $player } gründet am Anker { $at } eine Kolonie: { $one } und { $two }.
anno1701-event-met = { $player } hat auf { $at } eine Begegnung: { $card }.
anno1701-event-redrew = { $player } zieht dank der Universität eine andere Karte.
anno1701-event-trader_bought = { $player } verkauft dem freien Händler { $good } für { COUNT("anno1701-gold", $gold) }.
anno1701-event-trader_passed = { $player } verkauft dem freien Händler nichts.
anno1701-event-pirate_paid = { $player } zahlt dem Piraten { COUNT("anno1701-gold", $gold) } und fährt weiter.
anno1701-event-pirate_overwhelms = { $player } hat gegen den Piraten keine Chance: Kanonen { $cannons }, Stärke { $strength }.
anno1701-event-pirate_won = { $player } besiegt den Piraten: Würfel { $die } + Kanonen { $cannons } gegen { $strength }. Belohnung: { COUNT("anno1701-gold", $gold) }!
anno1701-event-pirate_lost = { $player } verliert gegen den Piraten: Würfel { $die } + Kanonen { $cannons } gegen { $strength }.
anno1701-event-castaways = { $player } rettet Schiffbrüchige: { COUNT("anno1701-gold", $gold) }.
anno1701-event-hurricane_weathered = { $player } übersteht den Wirbelsturm.
anno1701-event-sent_back = Schiff { $ship } von { $player } wird nach { $to } abgetrieben.

## Inseln und Karten in wenigen Worten

anno1701-face-at = { $at } { $face }
anno1701-face-number = { $island } { $number }
anno1701-face-harbour = { $cannons ->
        [one] Hafen mit 1 Kanone
       *[other] Hafen mit { $cannons } Kanonen
    }
anno1701-face-foreign_people = { $sacks ->
        [one] fremdes Volk mit 1 Handelssack
       *[other] fremdes Volk mit { $sacks } Handelssäcken
    }
anno1701-card-free_trader = freier Händler
anno1701-card-castaways = Schiffbrüchige
anno1701-card-hurricane = Wirbelsturm, { $sails ->
        [one] 1 Segel
       *[other] { $sails } Segel
    } nötig
anno1701-card-pirate = { $pirate }, Stärke { $strength }, fordert { $demand } Gold, Belohnung { $reward }

## Absagen

anno1701-refused-not_your_turn = Jemand anderes ist am Zug.
anno1701-refused-wrong_phase = Das geht in diesem Teil des Zugs nicht.
anno1701-refused-pending = Beantworte zuerst die offene Frage.
anno1701-refused-game_over = Die Partie ist zu Ende.
anno1701-refused-not_enough_goods = Dir fehlt noch: { $goods }. Handle, tausche oder warte auf die Würfel.
anno1701-refused-not_enough_gold = Du brauchst { COUNT("anno1701-gold", $gold) }. Verkaufe etwas oder warte auf die Steuer.
anno1701-refused-unknown_id = Das steht nicht zur Wahl. Nimm einen der Vorschläge.
anno1701-refused-not_dealt = Dieses Kärtchen gehört nicht zu deinen vier. Wähle zwei davon.
anno1701-refused-need_two = Wähle genau zwei Kärtchen.
anno1701-refused-wrong_number = Du musst genau { $cards ->
        [one] 1 Ware
       *[other] { $cards } Waren
    } abgeben.
anno1701-refused-not_with_active = Handeln kannst du nur mit der Person am Zug.
anno1701-refused-empty_side = Beide Seiten müssen etwas geben.
anno1701-refused-same_item = Dasselbe kann nicht auf beiden Seiten stehen. Nimm etwas anderes.
anno1701-refused-not_covered = Du hast nicht, was du bietest. Biete weniger.
anno1701-refused-gone = Dieses Angebot gilt nicht mehr.
anno1701-refused-cannot_pay = Du hast nicht, was verlangt wird.
anno1701-refused-too_many_offers = Du hast zu viele offene Angebote. Ziehe zuerst eines zurück.
anno1701-refused-not_addressed = Dieses Angebot gilt jemand anderem.
anno1701-refused-trade_off = Handel untereinander ist in dieser Partie abgeschaltet.
anno1701-refused-all_residents = Du hast schon alle Einwohner gebaut.
anno1701-refused-no_tile = Dort liegt kein Kärtchen zum Bauen. Wähle ein anderes Feld.
anno1701-refused-already_built = Dieses Gebäude steht schon.
anno1701-refused-no_ship_left = Deine beiden Schiffe sind schon auf See.
anno1701-refused-no_shipyard = Du hast in diesem Zug keine freie Werft mehr. Das Schiff kostet alle drei Waren.
anno1701-refused-stack_empty = Dieser Stapel ist leer. Nimm den anderen.
anno1701-refused-need_citizen = Für Stapel II brauchst du den Bürger. Baue ihn zuerst.
anno1701-refused-no_room = Auf deinem Tableau ist kein Platz mehr für ein Kärtchen.
anno1701-refused-meadow_free = Du hast noch eine freie Wiese. Nimm zuerst die.
anno1701-refused-not_placeable = Einwohner, Siedler, Dorfzentrum und fertige Gebäude kannst du nicht überdecken. Wähle ein anderes Feld.
anno1701-refused-already_used = Dieses Gebäude hast du in diesem Zug schon genutzt.
anno1701-refused-same_good = Das ist dieselbe Ware. Nimm eine andere.
anno1701-refused-supply_empty = Kein { $good } mehr im Vorrat. Nimm eine andere Ware.
anno1701-refused-no_advantage = Dieses Gebäude hat keinen Vorteil, den du nutzen kannst.
anno1701-refused-not_built = Dieses Gebäude hast du nicht gebaut.
anno1701-refused-favour_taken = Diesen Gunstpunkt hast du schon.
anno1701-refused-no_stone = Du hast schon alle Gunststeine eingesetzt.
anno1701-refused-no_favour_field = Nur in Oper und Schauspielhaus kannst du für Gold einen Gunststein einsetzen.
anno1701-refused-donations_full = Alle Spendenfelder sind besetzt.
anno1701-refused-not_adjacent = Diese Felder grenzen nicht aneinander. Fahre Feld für Feld oder nimm ein vorgeschlagenes Ziel.
anno1701-refused-no_points = Dieses Schiff hat { $points ->
        [0] keine Bewegungspunkte mehr
        [one] nur noch 1 Bewegungspunkt
       *[other] nur noch { $points } Bewegungspunkte
    }.
anno1701-refused-visited = Ein Schiff darf ein Feld im selben Zug nicht zweimal betreten. Nimm einen anderen Weg.
anno1701-refused-land = Schiffe bleiben auf Meeresfeldern.
anno1701-refused-ship_done = Dieses Schiff ist für diesen Zug fertig.
anno1701-refused-no_anchor = Dein Schiff steht nicht auf einem Feld mit Anker. Ziehe es zuerst zu einem.
anno1701-refused-nothing_hidden = Du kennst hier schon beide Inselkärtchen.
anno1701-refused-site_taken = Hier steht schon eine Kolonie. Suche einen anderen Anker.
anno1701-refused-no_colony_left = Alle deine 8 Kolonien sind gegründet.
anno1701-refused-no_university = Du hast in diesem Zug keine Universität mehr frei.
anno1701-refused-no_sack = Der freie Händler handelt nur mit dir, wenn du einen Handelssack hast.
anno1701-refused-cannot_pay_pirate = Diesen Piraten kannst du nicht bezahlen. Du musst kämpfen.
anno1701-refused-not_nearer = Dieser Hafen liegt nicht näher als das Startfeld. Wähle das Startfeld.
anno1701-refused-not_searched = Wähle eines der Kärtchen, die du ansiehst.
anno1701-refused-too_much = Das ist mehr, als in ein Angebot passt. Teile es auf.
anno1701-refused-not_your_offer = Dieses Angebot ist nicht von dir.
anno1701-refused-not_at_sea = Dieses Schiff ist nicht auf See. Baue es zuerst.
anno1701-refused-bad_list = Das steht schon auf deiner Schutzliste, oder sie ist voll. Lösche sie, um neu anzufangen.
anno1701-refused-bad_order = Ein Handelsauftrag braucht zwei verschiedene Dinge.

## Einstellungen

anno1701-option-first_game_setup = Erste Partie
    .description = Ob alle zwei Kärtchen ohne Auswahl bekommen
anno1701-option-first_game_setup-false = alle behalten zwei von vier Kärtchen
anno1701-option-first_game_setup-true = zwei Kärtchen ohne Auswahl
anno1701-option-auto_roll = Automatisch würfeln
    .description = Zu Beginn jedes Zugs von selbst würfeln
anno1701-option-auto_roll-true = ja
anno1701-option-auto_roll-false = nein
anno1701-option-trade = Handel untereinander
    .description = Ob die Mitspieler miteinander handeln dürfen
anno1701-option-trade-true = ja
anno1701-option-trade-false = nein
anno1701-option-open_hands = Offene Hände
    .description = Ob alle die Waren der anderen sehen
anno1701-option-open_hands-true = ja
anno1701-option-open_hands-false = nein
anno1701-option-fire_station = Feuerwache
    .description = Was eine Feuerwache schützt
anno1701-option-fire_station-threshold = über der höheren Grenze brennt die Hälfte aller Waren
anno1701-option-fire_station-counted = die vier geschützten Waren brennen nie
anno1701-option-win_check = Sieg zu Beginn des Zugs
    .description = Wann der Sieg in einem Zug zuerst geprüft wird
anno1701-option-win_check-immediate = vor dem Wurf
anno1701-option-win_check-after_yield = erst nach dem Wurf
anno1701-option-goods_supply = Warenvorrat
    .description = Wie viele Waren es gibt
anno1701-option-goods_supply-limited = 14 von jeder
anno1701-option-goods_supply-unlimited = unbegrenzt
anno1701-option-start_player = Startspieler
    .description = Wer beginnt
anno1701-option-start_player-dice = der höchste Wurf
anno1701-option-start_player-seat_1 = der erste Platz
anno1701-option-round_limit = Rundengrenze
    .description = Nach wie vielen Runden die Partie spätestens endet

## Lobby

anno1701-lobby-length = etwa 2 Stunden an einem Tisch
anno1701-lobby-weight = ●●●○○ mittel
