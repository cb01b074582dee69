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
    .dat =
        { $pieces ->
            [one] Pionier
           *[other] Pionieren
        }
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
anno1503-face-promotion = Schatz: Aufwertung für einen Einwohner
anno1503-face-gold = Schatz: eine Goldtruhe

## Öffentliche Gebäude

anno1503-grand_trading_post =
    { $pieces ->
        [one] Großes Kontor
       *[other] Große Kontore
    }
    .gender = n
    .the = das Große Kontor
    .the-acc = das Große Kontor
    .the-dat = dem Großen Kontor
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

anno1503-pirate = Pirat
    .gender = m
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
anno1503-verb-roll = Würfeln
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
    .description = Entwickle einen deiner Einwohner um eine Stufe
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
    .description = Beende deinen Zug mit höchstens fünf Handkarten
anno1503-verb-set_orders = Daueranweisungen
    .name = anweisungen
    .description = Bestimme, was in fremden Zügen für dich gewählt wird
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
    .name = karten
    .description = Die Karten, die du über fünf hinaus abgibst
anno1503-param-order = Was soll sich an deinen Daueranweisungen ändern?
    .name = anweisung
    .description = Was sich an deinen Daueranweisungen ändert
anno1503-param-up_to = Bis zu wie vielen Karten nimmst du das?
    .name = höchstens
    .description = Nur solange du weniger davon hast

## Was zu tun ist

anno1503-task-wait = Für dich ist gerade nichts zu tun.
anno1503-task-choose_home = Wähle deine Heimatinsel.
anno1503-task-roll = Würfle den Ertrag für alle.
anno1503-task-take = Gewürfelt wurde { $die }. Wähle eine der Waren.
anno1503-task-golden_times = Goldene Zeiten: Wähle eine Ware.
anno1503-task-lose_tile = Du kannst den Piraten nicht bezahlen. Wähle ein Kärtchen, das du abgibst.
anno1503-task-phase2 = Setze ein, entwickle, kaufe und verkaufe – dann ziehe deine Schiffe oder beende deinen Zug.
anno1503-task-phase3 = Ziehe deine Schiffe und entdecke Inseln, dann beende deinen Zug.
anno1503-task-tile = Auf { $island } liegt: { $face }. Nutzen oder zurücklegen?
anno1503-task-tile_unknown = Ein Kärtchen auf { $island } ist aufgedeckt: nutzen oder zurücklegen?

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
anno1503-choice-rise = Feld { $field }: { $resident } → { $step }
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
anno1503-choice-ends_trade = danach in diesem Zug kein Bauen und Handeln mehr
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
anno1503-choice-order_take = Diese Ware bevorzugen
anno1503-choice-order_take_detail = ergänzt eine Ware, die du bei einer Wahl nimmst
anno1503-choice-order_lose = Dieses Kärtchen zuerst abgeben
anno1503-choice-order_lose_detail = ergänzt ein Kärtchen, das der Pirat bekommt
anno1503-choice-order_auto_on = Auch in meinem Zug antworten
anno1503-choice-order_auto_on_detail = deine Daueranweisungen wählen immer für dich
anno1503-choice-order_auto_off = In meinem Zug fragen
anno1503-choice-order_auto_off_detail = deine Daueranweisungen wählen nur in fremden Zügen
anno1503-choice-order_clear = Alles löschen
anno1503-choice-order_clear_detail = zurück zur Voreinstellung
anno1503-choice-up_to = bis { $cards }
anno1503-choice-no_limit = ohne Grenze
anno1503-choice-effect_grand_trading_post = einmal im Zug: für 2 Gold eine Karte von einem Mitspieler ziehen
anno1503-choice-effect_fire_brigade = Feuer schadet dir nicht
anno1503-choice-effect_smithy = der Pirat schadet dir nicht
anno1503-choice-effect_church = zwei Waren statt einer in Goldenen Zeiten
anno1503-choice-effect_school = Pioniere zahlen 2 Gold
anno1503-choice-effect_bathhouse = Kaufleute zahlen 6 Gold
anno1503-choice-effect_tavern = Siedler und Bürger zahlen 4 Gold
anno1503-choice-effect_shipyard = doppelte Aktionspunkte für deine Schiffe

## Was geschah

anno1503-event-first_roll = { $player } würfelt eine { $die }.
anno1503-event-begins = { $player } beginnt.
anno1503-event-home = { $player } hat Heimatinsel { $home }.
anno1503-event-turn = Runde { $round } – { $player } ist am Zug.
anno1503-event-rolled = { $player } würfelt eine { $die }.
anno1503-event-pirate = Ein Pirat! Jedes angelegte Kärtchen kostet { COUNT("anno1503-gold", 1) }.
anno1503-event-fire = Feuer! Jeder Einwohner außerhalb der sicheren Felder kostet { COUNT("anno1503-gold", 1) }.
anno1503-event-golden_times = Goldene Zeiten! Alle nehmen eine Ware ihrer Wahl.
anno1503-event-took = { $player } nimmt { $good }.
anno1503-event-nothing_left = Davon ist keine Karte mehr da – { $player } geht leer aus.
anno1503-event-protected = { WORD($building, form: "the") } schützt { $player }.
anno1503-event-paid = { $happening_id ->
    [pirate] { $player } zahlt dem Piraten { COUNT("anno1503-gold", $gold) }.
   *[other] Das Feuer kostet { $player } { COUNT("anno1503-gold", $gold) }.
}
anno1503-event-lost_post = { $player } verliert das Kontor für { $good } an den Piraten.
anno1503-event-lost_contract = { $player } verliert einen Handelsvertrag an den Piraten.
anno1503-event-refilled = Auf { $square } liegt jetzt ein verdecktes Kärtchen.
anno1503-event-lost_resident = { $player } verliert durch das Feuer { WORD($resident, form: "the-acc") } auf Feld { $field }.
anno1503-event-lost_resident_building = { $player } verliert durch das Feuer { WORD($resident, form: "the-acc") } auf Feld { $field } und { WORD($building, form: "the-acc") }.
anno1503-event-sold = { $player } verkauft { $good } für { COUNT("anno1503-gold", $gold) } an { WORD($resident, form: "a-acc") }.
anno1503-event-bought = { $player } kauft { $good } für { COUNT("anno1503-gold", $gold) }.
anno1503-event-drew = { $player } zahlt { COUNT("anno1503-gold", $gold) } an { $victim } und zieht eine Karte.
anno1503-event-drew_known = { $player } zahlt { COUNT("anno1503-gold", $gold) } an { $victim } und zieht { $good }.
anno1503-event-sailed = { $player } zieht Schiff { $ship } nach { $to }.
anno1503-event-discovered = { $player } sieht sich das Kärtchen auf { $island } an.
anno1503-event-discovered_known = { $player } entdeckt auf { $island }: { $face }.
anno1503-event-post_docked = { $player } legt das Kontor für { $good } von { $island } an Steg { $dock } an.
anno1503-event-contract_docked = { $player } legt einen Handelsvertrag von { $island } an und kauft jetzt für { COUNT("anno1503-gold", $price) } ein.
anno1503-event-chest_found = { $player } findet auf { $island } eine Goldtruhe: { COUNT("anno1503-gold", $gold) }!
anno1503-event-promoted = { $player } findet auf { $island } einen Schatz: Auf Feld { $field } wohnt jetzt { WORD($resident, form: "a") }.
anno1503-event-left_tile = { $player } legt das Kärtchen auf { $island } zurück.
anno1503-event-discarded = { $player } gibt { $goods } ab.
anno1503-event-orders_added = Deine Daueranweisungen haben einen neuen Eintrag.
anno1503-event-orders_auto_on = Deine Daueranweisungen antworten jetzt auch in deinem Zug.
anno1503-event-orders_auto_off = In deinem Zug wählst du wieder selbst.
anno1503-event-orders_cleared = Deine Daueranweisungen sind leer.
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
anno1503-refused-wrong_phase = Das geht in diesem Teil deines Zugs nicht.
anno1503-refused-choice_pending = Beantworte zuerst die offene Frage.
anno1503-refused-unknown_id = Das steht nicht zur Wahl. Nimm einen der Vorschläge.
anno1503-refused-resigned = Du hast diese Partie aufgegeben.
anno1503-refused-home_taken = Diese Heimatinsel ist schon vergeben. Wähle eine andere.
anno1503-refused-not_offered = Diese Ware gibt dir der Wurf nicht. Wähle eine der angebotenen.
anno1503-refused-supply_empty = Von dieser Ware ist keine Karte mehr da. Wähle eine andere.
anno1503-refused-not_docked = Dieses Kärtchen liegt nicht an deiner Insel.
anno1503-refused-no_ship_left = Deine beiden Schiffe sind schon auf See.
anno1503-refused-cannot_pay = Dir fehlt noch: { $goods }. Kaufe ein oder warte auf einen Wurf.
anno1503-refused-island_full = Alle sieben Felder sind besetzt. Entwickle deine Einwohner weiter.
anno1503-refused-no_pioneer_tile = Du hast schon vier Pioniere und Siedler. Entwickle zuerst einen Siedler zum Bürger.
anno1503-refused-no_building_left = Für dich liegt kein öffentliches Gebäude mehr aus. Deshalb kannst du hier keinen Pionier einsetzen.
anno1503-refused-building_needed = Zu diesem Pionier gehört ein öffentliches Gebäude. Wähle eines.
anno1503-refused-building_not_available = Dieses Gebäude liegt nicht mehr aus. Wähle ein anderes.
anno1503-refused-building_owned = Dieses Gebäude hast du schon. Wähle ein anderes.
anno1503-refused-no_building_here = Gebäude gibt es erst ab dem vierten Feld.
anno1503-refused-empty_field = Dort wohnt niemand. Wähle ein bewohntes Feld.
anno1503-refused-top_step = Ein Kaufmann lässt sich nicht weiter entwickeln.
anno1503-refused-no_citizen_tile = Du hast schon drei Bürger und Kaufleute, mehr gehen nicht.
anno1503-refused-already_sold = Dieser Einwohner hat in diesem Zug schon etwas gekauft. Wähle einen anderen.
anno1503-refused-wrong_good = { WORD($resident, form: "the") } kauft diese Ware nicht. Biete ihm eine andere an.
anno1503-refused-no_card = Davon hast du keine Karte.
anno1503-refused-buy_limit = Einkaufen kannst du nur zweimal im Zug.
anno1503-refused-not_enough_gold = Du brauchst { COUNT("anno1503-gold", $price) }.
anno1503-refused-no_grand_trading_post = Dafür brauchst du das Große Kontor.
anno1503-refused-already_used = Das geht nur einmal im Zug.
anno1503-refused-own_hand = Das bist du selbst. Wähle jemand anderen.
anno1503-refused-empty_hand = Diese Person hat keine Karten. Wähle jemand anderen.
anno1503-refused-no_such_ship = Dieses Schiff ist nicht auf See.
anno1503-refused-not_adjacent = Schiffe ziehen ein Feld weit und nie schräg.
anno1503-refused-island_square = Schiffe fahren nicht auf Inselfelder.
anno1503-refused-no_points = Dieses Schiff hat keine Aktionspunkte mehr.
anno1503-refused-not_next_to = Dein Schiff steht nicht neben dieser Insel. Ziehe es zuerst dorthin.
anno1503-refused-no_tile = Auf dieser Insel liegt kein Kärtchen.
anno1503-refused-no_grey_dock = Du hast schon vier Kontore, mehr gehen nicht.
anno1503-refused-dock_taken = Dieser Steg ist belegt. Wähle einen freien grauen Steg.
anno1503-refused-no_brown_dock = Du hast schon drei Handelsverträge, mehr gehen nicht.
anno1503-refused-promotion_impossible = Von deinen Einwohnern kann keiner aufsteigen. Lege das Kärtchen zurück.
anno1503-refused-discard_needed = { $cards ->
    [one] Gib zuerst 1 Karte ab.
    *[other] Gib zuerst { $cards } Karten ab.
  }
anno1503-refused-discard_wrong = { $cards ->
    [0] Du musst nichts abgeben.
    [one] Wähle genau 1 deiner Karten.
    *[other] Wähle genau { $cards } deiner Karten.
  }
anno1503-refused-bad_orders = So lassen sich deine Daueranweisungen nicht ändern.

## Einstellungen

anno1503-option-home_island = Heimatinseln
    .description = Wie die Heimatinseln verteilt werden
anno1503-option-home_island-random = zufällig
anno1503-option-home_island-choose = alle wählen, wer zuletzt dran ist zuerst
anno1503-option-home_island-fixed = nach Sitzplatz
anno1503-option-first_player = Startspieler
    .description = Wer beginnt
anno1503-option-first_player-dice = der höchste Wurf
anno1503-option-first_player-random = zufällig
anno1503-option-first_player-seat_1 = der erste Platz
anno1503-option-off_turn_choices = Wahl in fremden Zügen
    .description = Ob die Partie auf alle wartet, die nicht am Zug sind
anno1503-option-off_turn_choices-standing = Daueranweisungen antworten sofort
anno1503-option-off_turn_choices-ask = warten und fragen
anno1503-option-auto_roll = Automatisch würfeln
    .description = Zu Beginn jedes Zugs von selbst würfeln
anno1503-option-auto_roll-true = ja
anno1503-option-auto_roll-false = nein
anno1503-option-notes = Notizen zu Kärtchen
    .description = Ob der Bot sich für alle merkt, welche Kärtchen sie gesehen haben
anno1503-option-notes-true = ja
anno1503-option-notes-false = nein
anno1503-option-open_hands = Offene Karten
    .description = Ob alle die Handkarten aller sehen
anno1503-option-open_hands-false = nein
anno1503-option-open_hands-true = ja
anno1503-option-round_limit = Rundengrenze
    .description = Nach wie vielen Runden die Partie spätestens endet
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

## Lobby

anno1503-lobby-length = etwa 90 Minuten an einem Tisch
anno1503-lobby-weight = ●●○○○ leicht
