# Anno 1503: alle Wörter des Spiels, auf Deutsch.

anno1503-title = Anno 1503
anno1503-tagline = Besiedle deine Heimatinsel, segle zu neuen Ufern und sei zuerst bei drei Siegpunkten.

## Waren

anno1503-wood = Holz
    .gender = n
anno1503-stone = Stein
    .gender = m
anno1503-tool = Werkzeug
    .gender = n
anno1503-cloth = Tuch
    .gender = n
anno1503-spice = Gewürz
    .gender = n
anno1503-tobacco = Tabak
    .gender = m
anno1503-any = beliebige Ware
    .gender = f
anno1503-gold = Gold
    .gender = n

## Einwohner

anno1503-pioneer =
    { $pieces ->
        [one] Pionier
       *[other] Pioniere
    }
    .gender = m
anno1503-settler = Siedler
    .gender = m
anno1503-citizen = Bürger
    .gender = m
anno1503-merchant =
    { $pieces ->
        [one] Kaufmann
       *[other] Kaufleute
    }
    .gender = m

## Inselkärtchen

anno1503-trading_post = Kontor
    .gender = n
anno1503-contract = Handelsvertrag
    .gender = m
anno1503-treasure = Schatz
    .gender = m
anno1503-promotion = Aufwertung
    .gender = f

anno1503-face-trading_post = Kontor für { $good }
anno1503-face-contract = Handelsvertrag
anno1503-face-promotion = Schatz: ein Einwohner steigt auf
anno1503-face-gold = Schatz: eine Truhe voll Gold

## Öffentliche Gebäude

anno1503-grand_trading_post =
    { $pieces ->
        [one] Großes Kontor
       *[other] Große Kontore
    }
    .gender = n
anno1503-fire_brigade =
    { $pieces ->
        [one] Feuerwehr
       *[other] Feuerwehren
    }
    .gender = f
anno1503-smithy =
    { $pieces ->
        [one] Schmiede
       *[other] Schmieden
    }
    .gender = f
anno1503-church =
    { $pieces ->
        [one] Kirche
       *[other] Kirchen
    }
    .gender = f
anno1503-school =
    { $pieces ->
        [one] Schule
       *[other] Schulen
    }
    .gender = f
anno1503-bathhouse =
    { $pieces ->
        [one] Badhaus
       *[other] Badhäuser
    }
    .gender = n
anno1503-tavern =
    { $pieces ->
        [one] Wirtshaus
       *[other] Wirtshäuser
    }
    .gender = n
anno1503-shipyard =
    { $pieces ->
        [one] Werft
       *[other] Werften
    }
    .gender = f

## Ereignisse

anno1503-pirate = Piraten
    .gender = p
anno1503-fire = Feuer
    .gender = n
anno1503-golden_times = Goldene Zeiten
    .gender = p

## Siegpunkte

anno1503-vp_gold = 30 Gold
anno1503-vp_trading_posts = 4 Kontore
anno1503-vp_contracts = 3 Handelsverträge
anno1503-vp_buildings = 4 öffentliche Gebäude
anno1503-vp_merchants = 3 Kaufleute

## Was man tun kann

anno1503-verb-choose_home = Heimatinsel wählen
    .name = heimat
    .description = Wähle vor dem ersten Zug deine Heimatinsel
anno1503-verb-roll = Ertrag auswürfeln
    .name = würfeln
    .description = Würfle den Ertrag für alle
anno1503-verb-take = Ware nehmen
    .name = nehmen
    .description = Nimm eine Ware deiner Wahl
anno1503-verb-lose_tile = Kärtchen abgeben
    .name = abgeben
    .description = Gib den Piraten ein Kontor oder einen Handelsvertrag ab
anno1503-verb-sell = Verkaufen
    .name = verkaufen
    .description = Verkaufe eine Ware an einen deiner Einwohner
anno1503-verb-develop = Einwohner entwickeln
    .name = entwickeln
    .description = Hebe einen deiner Einwohner um eine Stufe
anno1503-verb-settle = Pionier einsetzen
    .name = ansiedeln
    .description = Setze einen Pionier ein, ab dem vierten Feld mit öffentlichem Gebäude
anno1503-verb-build_ship = Schiff einsetzen
    .name = schiff
    .description = Stelle ein neues Schiff auf das Startfeld
anno1503-verb-buy = Einkaufen
    .name = kaufen
    .description = Kaufe eine Ware aus dem Vorrat, höchstens zweimal im Zug
anno1503-verb-draw_card = Ware ziehen
    .name = ziehen
    .description = Zahle 2 Gold und ziehe einem Mitspieler eine Ware (Großes Kontor)
anno1503-verb-sail = Schiff ziehen
    .name = segeln
    .description = Ziehe ein Schiff um ein Feld
anno1503-verb-discover = Entdecken
    .name = entdecken
    .description = Sieh dir das Kärtchen einer Insel neben deinem Schiff an
anno1503-verb-use_tile = Kärtchen nutzen
    .name = nutzen
    .description = Behalte das gerade entdeckte Kärtchen
anno1503-verb-leave_tile = Zurücklegen
    .name = zurücklegen
    .description = Lege das Kärtchen verdeckt zurück und segle weiter
anno1503-verb-end_turn = Zug beenden
    .name = ende
    .description = Beende deinen Zug mit höchstens fünf Karten auf der Hand
anno1503-verb-set_orders = Daueranweisung
    .name = anweisung
    .description = Bestimme, wie in fremden Zügen für dich gewählt wird
anno1503-verb-resign = Aufgeben
    .name = aufgeben
    .description = Gib die Partie auf; deine Insel spielt von selbst weiter

## Fragen

anno1503-param-home = Welche Heimatinsel?
    .name = heimat
    .description = Die Heimatinsel, 1 bis 4
anno1503-param-good = Welche Ware?
    .name = ware
    .description = Die Ware
anno1503-param-tile = Welches Kärtchen?
    .name = kärtchen
    .description = Das Kontor oder der Handelsvertrag
anno1503-param-field = Welcher Einwohner?
    .name = feld
    .description = Das Feld des Einwohners, 1 bis 7
anno1503-param-building = Welches öffentliche Gebäude?
    .name = gebäude
    .description = Das öffentliche Gebäude, das mit dem Pionier kommt
anno1503-param-victim = Von wem?
    .name = mitspieler
    .description = Wem die Ware gezogen wird
anno1503-param-ship = Welches Schiff?
    .name = schiff
    .description = Dein Schiff, 1 oder 2
anno1503-param-to = Wohin?
    .name = ziel
    .description = Das nächste Feld, zum Beispiel C2
anno1503-param-island = Welche Insel?
    .name = insel
    .description = Die Insel neben deinem Schiff, zum Beispiel B2
anno1503-param-dock = An welchem Steg?
    .name = steg
    .description = Der graue Steg für das Kontor, nach seiner Zahl
anno1503-param-discard = Welche Karte gibst du ab?
    .name = abwerfen
    .description = Die Karten, die du über fünf hinaus abgibst
anno1503-param-order = Was soll sich an deiner Daueranweisung ändern?
    .name = anweisung
    .description = Was sich an deiner Daueranweisung ändert
anno1503-param-up_to = Bis zu wie vielen Karten davon?
    .name = höchstens
    .description = Nur solange du weniger davon hast

## Was zu tun ist

anno1503-task-wait = Gerade ist nichts zu tun.
anno1503-task-choose_home = Wähle deine Heimatinsel.
anno1503-task-roll = Würfle den Ertrag für alle.
anno1503-task-take = Der Würfel zeigt { $die }: Wähle deine Ware.
anno1503-task-golden_times = Goldene Zeiten: Wähle eine Ware.
anno1503-task-lose_tile = Du kannst die Piraten nicht bezahlen: Wähle ein Kärtchen, das du abgibst.
anno1503-task-phase2 = Baue, handle oder stich in See, dann beende deinen Zug.
anno1503-task-phase3 = Segle und entdecke, dann beende deinen Zug.
anno1503-task-tile = Auf { $island } liegt: { $face }. Nutzen oder zurücklegen?
anno1503-task-tile_unknown = Auf { $island } wird ein Kärtchen angesehen: nutzen oder zurücklegen.

## Auswahl

anno1503-choice-word = { $word }
anno1503-choice-good = { $word }
anno1503-choice-building = { $word }
anno1503-choice-home = Heimatinsel { $home }
anno1503-choice-yields = 1 { $one } · 2 { $two } · 3 { $three } · 4 { $four } · 5 { $five }
anno1503-choice-held = { $cards ->
    [0] nichts davon auf der Hand
    *[other] { $cards } auf der Hand
  }
anno1503-choice-sell_for = für { $gold } Gold
anno1503-choice-buy_for = für { $gold } Gold · { $cards } auf der Hand
anno1503-choice-field = Feld { $field }: { $resident }
anno1503-choice-buys = kauft { $good } für { $gold } Gold
anno1503-choice-pays = zahlt { $gold } Gold
anno1503-choice-rise = Feld { $field }: { $resident } wird { $step }
anno1503-choice-free = kostenlos
anno1503-choice-cost = kostet { $goods }
anno1503-choice-cost_building = kostet { $goods } · mit öffentlichem Gebäude
anno1503-choice-purchase = je { $gold } Gold · { $purchases ->
    [one] noch 1 Einkauf
    *[other] noch { $purchases } Einkäufe
  }
anno1503-choice-pay = kostet { $gold } Gold
anno1503-choice-discard = { $cards ->
    [one] 1 Karte abgeben
    *[other] { $cards } Karten abgeben
  }
anno1503-choice-ends_trade = danach kein Bauen und Handeln mehr in diesem Zug
anno1503-choice-victim = { $victim }
anno1503-choice-cards = { $cards ->
    [one] 1 Karte
    *[other] { $cards } Karten
  }
anno1503-choice-ship = Schiff { $ship } auf { $at }
anno1503-choice-points = { $points ->
    [one] noch 1 Aktionspunkt
    *[other] noch { $points } Aktionspunkte
  }
anno1503-choice-square = { $square }
anno1503-choice-tiles_beside = { $tiles ->
    [0] offene See
    [one] 1 Inselkärtchen daneben
    *[other] { $tiles } Inselkärtchen daneben
  }
anno1503-choice-island = Insel { $island }
anno1503-choice-seen = in Runde { $round } gesehen: { $face }
anno1503-choice-unseen = noch nicht gesehen · Stapel { $back }
anno1503-choice-dock = Steg { $dock }
anno1503-choice-home_good = Ware der Heimatinsel: { $word }
anno1503-choice-post = Kontor für { $word } an Steg { $dock }
anno1503-choice-post_of = Kontor für { $word }
anno1503-choice-contract = Handelsvertrag
anno1503-choice-contracts_held = { $contracts ->
    [one] du hast einen
    *[other] du hast { $contracts }
  }
anno1503-choice-order_take = Ware bevorzugen
anno1503-choice-order_take_detail = fügt eine Ware an, die bei einer Wahl genommen wird
anno1503-choice-order_lose = Zuerst abzugebendes Kärtchen
anno1503-choice-order_lose_detail = fügt ein Kärtchen an, das Piraten bekommen
anno1503-choice-order_auto_on = Auch im eigenen Zug antworten
anno1503-choice-order_auto_on_detail = die Anweisung wählt immer für dich
anno1503-choice-order_auto_off = Im eigenen Zug fragen
anno1503-choice-order_auto_off_detail = die Anweisung wählt nur in fremden Zügen
anno1503-choice-order_clear = Alles vergessen
anno1503-choice-order_clear_detail = zurück zur Vorgabe
anno1503-choice-up_to = bis { $cards }
anno1503-choice-no_limit = ohne Grenze
anno1503-choice-effect_grand_trading_post = einmal im Zug: 2 Gold zahlen, einem Mitspieler eine Ware ziehen
anno1503-choice-effect_fire_brigade = Feuer schadet dir nicht
anno1503-choice-effect_smithy = Piraten schaden dir nicht
anno1503-choice-effect_church = zwei Waren statt einer in Goldenen Zeiten
anno1503-choice-effect_school = Pioniere zahlen 2 Gold
anno1503-choice-effect_bathhouse = Kaufleute zahlen 6 Gold
anno1503-choice-effect_tavern = Siedler und Bürger zahlen 4 Gold
anno1503-choice-effect_shipyard = doppelte Aktionspunkte für deine Schiffe

## Was geschah

anno1503-event-first_roll = { $player } würfelt { $die }.
anno1503-event-begins = { $player } beginnt.
anno1503-event-home = { $player } hat Heimatinsel { $home }.
anno1503-event-turn = Runde { $round }: { $player } ist am Zug.
anno1503-event-rolled = { $player } würfelt { $die }.
anno1503-event-pirate = Piraten! Jedes angelegte Kärtchen kostet 1 Gold.
anno1503-event-fire = Feuer! Jeder Einwohner außerhalb der sicheren Felder kostet 1 Gold.
anno1503-event-golden_times = Goldene Zeiten! Alle nehmen eine Ware ihrer Wahl.
anno1503-event-took = { $player } nimmt { $good }.
anno1503-event-nothing_left = { $player } geht leer aus: Davon ist keine Karte mehr da.
anno1503-event-protected = { $player } ist geschützt ({ $building }).
anno1503-event-paid = { $player } zahlt { $gold } Gold ({ $happening }).
anno1503-event-lost_post = { $player } verliert das Kontor für { $good } an die Piraten.
anno1503-event-lost_contract = { $player } verliert einen Handelsvertrag an die Piraten.
anno1503-event-refilled = Auf { $square } liegt nun ein verdecktes Kärtchen.
anno1503-event-lost_resident = Feuer bei { $player }: Feld { $field } ist leer ({ $resident }).
anno1503-event-lost_resident_building = Feuer bei { $player }: Feld { $field } ist leer ({ $resident }, { $building }).
anno1503-event-sold = { $player } verkauft { $good } für { $gold } Gold an den { $resident }.
anno1503-event-bought = { $player } kauft { $good } für { $gold } Gold.
anno1503-event-drew = { $player } zahlt { $gold } Gold an { $victim } und zieht eine Karte.
anno1503-event-drew_known = { $player } zahlt { $gold } Gold an { $victim } und zieht { $good }.
anno1503-event-sailed = { $player } zieht Schiff { $ship } nach { $to }.
anno1503-event-discovered = { $player } sieht sich das Kärtchen auf { $island } an.
anno1503-event-discovered_known = { $player } entdeckt auf { $island }: { $face }.
anno1503-event-post_docked = { $player } legt das Kontor für { $good } von { $island } an Steg { $dock } an.
anno1503-event-contract_docked = { $player } legt einen Handelsvertrag von { $island } an und kauft nun für { $price } Gold.
anno1503-event-chest_found = { $player } findet auf { $island } eine Truhe: { $gold } Gold!
anno1503-event-promoted = { $player } findet auf { $island } einen Schatz: Feld { $field } steigt auf, nun { $resident }.
anno1503-event-left_tile = { $player } legt das Kärtchen auf { $island } zurück.
anno1503-event-discarded = { $player } gibt ab: { $goods }.
anno1503-event-orders_added = Deine Daueranweisung hat einen neuen Eintrag.
anno1503-event-orders_auto_on = Deine Daueranweisung antwortet nun auch in deinem Zug.
anno1503-event-orders_auto_off = In deinem Zug wirst du wieder gefragt.
anno1503-event-orders_cleared = Deine Daueranweisung ist leer.
anno1503-event-resigned = { $player } gibt auf.
anno1503-event-point_gained = { $player } erringt einen Siegpunkt: { $point }.
anno1503-event-point_lost = { $player } verliert einen Siegpunkt: { $point }.
anno1503-event-won = { $player } hat drei Siegpunkte und gewinnt!
anno1503-event-won_alone = { $player } bleibt allein am Tisch und gewinnt.
anno1503-event-round_limit = Die Partie endet nach { $rounds } Runden.

anno1503-cause-points = Drei Siegpunkte
anno1503-cause-resigned = Alle anderen haben aufgegeben
anno1503-cause-round_limit = Die Rundengrenze ist erreicht

## Absagen

anno1503-refused-game_over = Die Partie ist zu Ende.
anno1503-refused-not_your_turn = Jemand anderes ist am Zug.
anno1503-refused-wrong_phase = Das geht in diesem Teil deines Zuges nicht.
anno1503-refused-choice_pending = Beantworte zuerst die offene Frage.
anno1503-refused-unknown_id = So etwas gibt es nicht.
anno1503-refused-resigned = Du hast diese Partie aufgegeben.
anno1503-refused-home_taken = Diese Heimatinsel ist schon vergeben.
anno1503-refused-not_offered = Diese Ware gibt dir der Wurf nicht.
anno1503-refused-supply_empty = Von dieser Ware ist keine Karte mehr da.
anno1503-refused-not_docked = Dieses Kärtchen liegt nicht an deiner Insel.
anno1503-refused-no_ship_left = Deine beiden Schiffe sind schon auf See.
anno1503-refused-cannot_pay = Dir fehlt: { $goods }.
anno1503-refused-island_full = Alle sieben Felder sind besetzt.
anno1503-refused-no_pioneer_tile = Du hast schon vier Pioniere und Siedler; entwickle zuerst einen Siedler zum Bürger.
anno1503-refused-no_building_left = Es gibt kein öffentliches Gebäude mehr für dich, also auch keinen Pionier.
anno1503-refused-building_needed = Wähle ein öffentliches Gebäude.
anno1503-refused-building_not_available = Dieses Gebäude liegt nicht mehr aus.
anno1503-refused-building_owned = Dieses Gebäude hast du schon.
anno1503-refused-no_building_here = Gebäude gibt es erst ab dem vierten Feld.
anno1503-refused-empty_field = Dort wohnt niemand.
anno1503-refused-top_step = Ein Kaufmann lässt sich nicht weiter entwickeln.
anno1503-refused-no_citizen_tile = Du hast schon drei Bürger und Kaufleute.
anno1503-refused-already_sold = Dieser Einwohner hat in diesem Zug schon etwas gekauft.
anno1503-refused-wrong_good = Diese Ware kauft der { $resident } nicht.
anno1503-refused-no_card = So eine Karte hast du nicht.
anno1503-refused-buy_limit = Du darfst nur zweimal im Zug einkaufen.
anno1503-refused-not_enough_gold = Du brauchst { $price } Gold.
anno1503-refused-no_grand_trading_post = Du hast das Große Kontor nicht.
anno1503-refused-already_used = Nur einmal im Zug.
anno1503-refused-own_hand = Wähle jemand anderen.
anno1503-refused-empty_hand = Dort sind keine Karten auf der Hand.
anno1503-refused-no_such_ship = Dieses Schiff ist nicht auf See.
anno1503-refused-not_adjacent = Schiffe ziehen ein Feld weit, nicht schräg.
anno1503-refused-island_square = Schiffe fahren nicht auf Inselfelder.
anno1503-refused-no_points = Dieses Schiff hat keine Aktionspunkte mehr.
anno1503-refused-not_next_to = Dein Schiff steht nicht neben dieser Insel.
anno1503-refused-no_tile = Auf dieser Insel liegt kein Kärtchen.
anno1503-refused-no_grey_dock = Du hast schon vier Kontore.
anno1503-refused-dock_taken = Wähle einen freien grauen Steg.
anno1503-refused-no_brown_dock = Du hast schon drei Handelsverträge.
anno1503-refused-promotion_impossible = Keiner deiner Einwohner kann aufsteigen.
anno1503-refused-discard_needed = { $cards ->
    [one] Gib zuerst 1 Karte ab.
    *[other] Gib zuerst { $cards } Karten ab.
  }
anno1503-refused-discard_wrong = { $cards ->
    [0] Du musst nichts abgeben.
    [one] Nenne genau 1 deiner Karten.
    *[other] Nenne genau { $cards } deiner Karten.
  }
anno1503-refused-bad_orders = So lässt sich deine Daueranweisung nicht ändern.

## Einstellungen

anno1503-option-home_island = Heimatinseln
    .description = Wie die Heimatinseln verteilt werden
anno1503-option-home_island-random = zufällig
anno1503-option-home_island-choose = alle wählen, der letzte Spieler zuerst
anno1503-option-home_island-fixed = nach Sitzplatz
anno1503-option-first_player = Startspieler
    .description = Wer beginnt
anno1503-option-first_player-dice = der höchste Wurf
anno1503-option-first_player-random = zufällig
anno1503-option-first_player-seat_1 = der erste Platz
anno1503-option-off_turn_choices = Wahl in fremden Zügen
    .description = Wartet das Spiel auf alle, die nicht am Zug sind?
anno1503-option-off_turn_choices-standing = Daueranweisungen antworten sofort
anno1503-option-off_turn_choices-ask = warten und fragen
anno1503-option-auto_roll = Von selbst würfeln
    .description = Wird zu Beginn des Zuges ohne Warten gewürfelt?
anno1503-option-auto_roll-true = ja
anno1503-option-auto_roll-false = nein
anno1503-option-notes = Notizen zu Kärtchen
    .description = Merkt sich der Bot für alle, welche Kärtchen sie gesehen haben?
anno1503-option-notes-true = ja
anno1503-option-notes-false = nein
anno1503-option-open_hands = Offene Karten
    .description = Sehen alle die Handkarten aller?
anno1503-option-open_hands-false = nein
anno1503-option-open_hands-true = ja
anno1503-option-round_limit = Rundengrenze
    .description = Nach wie vielen Runden spätestens Schluss ist
anno1503-option-round_limit-null = keine
anno1503-option-round_limit-20 = 20 Runden
anno1503-option-round_limit-30 = 30 Runden
anno1503-option-round_limit-40 = 40 Runden
anno1503-option-round_limit-60 = 60 Runden
anno1503-option-round_limit-100 = 100 Runden
anno1503-option-round_limit-200 = 200 Runden
anno1503-option-data_set = Spielmaterial
    .description = Welche Materialdaten benutzt werden
anno1503-option-data_set-designed-1 = Archipels eigene, erste Fassung
