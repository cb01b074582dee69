### Tabellen zum Nachschlagen, aus den Daten der Spiele gemacht: Titel, Suchwörter und je eine Zeile.

## Anno 1503

anno1503-reference-costs = Kosten und Preise
    .words = Kosten Preis bezahlen Tabelle Bewohner Siedler Schiff verkaufen kaufen
anno1503-reference-public_buildings = Alle öffentlichen Gebäude
    .words = Gebäude Liste Tabelle Anzahl
anno1503-reference-island_finds = Was auf den Inseln liegt
    .words = Plättchen Handelsposten Vertrag Schatz Truhe Beförderung Liste Tabelle Anzahl
anno1503-row-resident = **{ TITLE($resident) }:** kostet { $cost }; kauft { COUNT($buys, join: "comma") } für { $price } Gold
anno1503-row-ship = **Schiff:** kostet { $cost }
anno1503-row-building = **{ TITLE($building) }:** { $effect } · { $two }, { $three } oder { $four } bei 2, 3 oder 4 Personen
anno1503-row-find = **{ $find }** · Rückseite 2: { $two }, Rückseite 3: { $three }, Rückseite 4: { $four }

## Anno 1701

anno1701-reference-costs = Was alles kostet
    .words = Kosten Preis bezahlen Tabelle Bewohner Gebäude Schiff
anno1701-reference-stack_one = Alle Kärtchen von Stapel I
    .words = Gebäude Ausbaukärtchen Liste Tabelle Symbole
anno1701-reference-stack_two = Alle Kärtchen von Stapel II
    .words = Gebäude Ausbaukärtchen Liste Tabelle Symbole
anno1701-reference-encounter_cards = Alle Begegnungskarten
    .words = Begegnung Pirat Hurrikan Händler Schiffbrüchige Liste Tabelle Anzahl Stärke
anno1701-reference-event_cards = Alle Ereigniskarten
    .words = Ereignis Feuer Steuer Königin Liste Tabelle Anzahl
anno1701-row-resident = **{ TITLE($resident) }:** { $cost }
anno1701-row-stack_one = **Gebäude von Stapel I:** { $cost }
anno1701-row-stack_two = **Gebäude von Stapel II:** { $cost }
anno1701-row-ship = **Schiff:** { $cost }
anno1701-row-building = **{ TITLE($building) }** ({ $copies }×): { $effect }
anno1701-row-encounter = { $copies }× { $card }
anno1701-row-event = { $copies }× { $first }, dann { $second }

## Anno 1800

anno1800-reference-industries = Alle 35 Industrien
    .words = Industrie Fabrik Kosten Produkt Liste Tabelle
anno1800-reference-start_industries = Start-Industrien
    .words = Heimat-Insel Hof gedruckt Liste Tabelle
anno1800-reference-fleet = Was Schiffe und Werften kosten
    .words = Schiff Werft Kosten Stärke Liste Tabelle
anno1800-reference-people = Was Leute kosten
    .words = holen aufsteigen Schicht Plättchen Bauer Arbeiter Handwerker Ingenieur Investor Liste Tabelle
anno1800-reference-cards_fw = Alle Bauer/Arbeiter-Karten
    .words = Bevölkerungs-Karte Bedürfnis Effekt Liste Tabelle
anno1800-reference-cards_aei = Alle Handwerker/Ingenieur/Investor-Karten
    .words = Bevölkerungs-Karte Bedürfnis Effekt Liste Tabelle
anno1800-reference-cards_nw = Alle Neue-Welt-Karten
    .words = Bevölkerungs-Karte Bedürfnis Effekt Liste Tabelle
anno1800-reference-objective_cards = Alle Auftrags-Karten
    .words = Auftrag Punkte Liste Tabelle
anno1800-reference-expedition_cards = Alle Expeditions-Karten
    .words = Expedition Tier Artefakt Besuch Zoo Museum Liste Tabelle
anno1800-row-industry = **{ TITLE($tile) }** liefert { $product } ({ $tier }) · { $cost }
anno1800-row-start_industry = **{ TITLE($tile) }** liefert { $product } ({ $tier })
anno1800-row-fleet = **{ TITLE($tile) }** ({ $copies }×) · { $cost }
anno1800-row-people = **{ TITLE($tier) }** · holen: { $hire } · Aufstieg zu { $to }: { $upgrade } · Schichtende: { $shift } Gold · Handel: { $tokens } Plättchen
anno1800-row-people_top = **{ TITLE($tier) }** · holen: { $hire } · Schichtende: { $shift } Gold
anno1800-row-card = **{ TITLE($card) }:** { $need } → { $effect }
anno1800-row-objective_effect = **{ TITLE($card) }:** { $card_id ->
        [alonso_graves] 3 Erkundungs-Plättchen und 3 Gold für eine zusätzliche Aktion
        [aarhant] 1 Investor erschöpfen für 5 Gold
        [the_editor] 2 Erkundungs-Plättchen, um eine Handkarte unter ihren Stapel zu legen
       *[other] 2 Erkundungs-Plättchen gelten als 1 Handels-Plättchen
    }
anno1800-row-objective_most = **{ TITLE($card) }:** die meisten { $card_id ->
        [hannah_goode] Leute
        [university] Ingenieure
        [worlds_fair] Investoren
        [madame_kahina] Handels-Plättchen
       *[other] Expeditions-Karten
    } { $points }, die zweitmeisten { $second }
anno1800-row-objective_points = **{ TITLE($card) }:** { $points } { $card_id ->
        [zoo] je besuchtem Tier
        [museum] je besuchtem Artefakt
        [bente_jorgensen] mit höchstens einer Insel der Alten Welt
        [isabel_sarmento] je Insel der Neuen Welt
       *[other] je Handkarte
    }
anno1800-row-objective_industries = **{ TITLE($card) }:** je { $points } für { COUNT($industries, join: "comma") }
anno1800-row-expedition = **{ TITLE($card) }:** { $animal } · { $artifact }

## Mille Fiori

mille-fiori-reference-card_kinds = Alle Karten
    .words = Karte Symbol Schiffszahl Liste Tabelle Anzahl
mille-fiori-reference-points = Was Felder wert sind
    .words = Punkte Wertung Wert Haus Pyramide Flotte Bonus Liste Tabelle
mille-fiori-reference-sea_fields = Die Seeroute Feld für Feld
    .words = segeln Schiff Feld Punkte Liste Tabelle
mille-fiori-row-symbol = **{ TITLE($symbol) }** ({ $area }): { $all ->
        [one] 1 Karte
       *[other] { $all } Karten
    } · Schiffszahlen 1–5: { $one }, { $two }, { $three }, { $four }, { $five }
mille-fiori-row-workshops = **Werkstätten:** { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } je Feld der Gruppe, { $pigment }, wenn das neue Feld ein Pigmentfeld ist
mille-fiori-row-house = **Haus mit Wert { $value }:** { $fields ->
        [one] 1 Feld
       *[other] { $fields } Felder
    }
mille-fiori-row-pyramid = **Pyramidenfeld mit { $points }:** { $matching }, wenn es das Symbol deiner Karte zeigt
mille-fiori-row-fleet = **Flotte mit { $goods ->
        [one] 1 Ware
       *[other] { $goods } Waren
    } in der Reihe:** { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } je Raute
mille-fiori-row-bonus = **Bonusfelder:** { $first }, { $second }, { $third } und { $fourth } Punkte
mille-fiori-row-sea = Feld { $field }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
mille-fiori-row-sea_card = Feld { $field }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } und eine Extrakarte
