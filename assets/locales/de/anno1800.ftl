# Anno 1800: alle Wörter des Spiels, auf Deutsch.

anno1800-title = Anno 1800
anno1800-tagline = Baue deine Inseln aus, erfülle die Bedürfnisse deiner Leute und spiele als Erster deine Hand leer.

## Bevölkerung

anno1800-farmer =
    { $pieces ->
        [one] Bauer
       *[other] Bauern
    }
    .gender = m
    .acc = Bauern
    .dat = Bauern
anno1800-worker = Arbeiter
    .gender = m
    .dat =
        { $pieces ->
            [one] Arbeiter
           *[other] Arbeitern
        }
anno1800-artisan = Handwerker
    .gender = m
    .dat =
        { $pieces ->
            [one] Handwerker
           *[other] Handwerkern
        }
anno1800-engineer =
    { $pieces ->
        [one] Ingenieur
       *[other] Ingenieure
    }
    .gender = m
    .dat =
        { $pieces ->
            [one] Ingenieur
           *[other] Ingenieuren
        }
anno1800-investor =
    { $pieces ->
        [one] Investor
       *[other] Investoren
    }
    .gender = m

## Ressourcen

anno1800-planks = Bretter
    .uncounted = yes
    .gender = p
    .dat = Brettern
anno1800-grain = Getreide
    .uncounted = yes
    .gender = n
anno1800-potatoes = Kartoffeln
    .uncounted = yes
    .gender = p
anno1800-pigs = Schweine
    .uncounted = yes
    .gender = p
    .dat = Schweinen
anno1800-wool = Wolle
    .uncounted = yes
    .gender = f
anno1800-coal = Kohle
    .uncounted = yes
    .gender = f
anno1800-bricks = Ziegelsteine
    .uncounted = yes
    .gender = p
    .dat = Ziegelsteinen
anno1800-goods = Waren
    .uncounted = yes
    .gender = p
anno1800-steel = Stahlträger
    .uncounted = yes
    .gender = p
    .dat = Stahlträgern
anno1800-sails = Segel
    .uncounted = yes
    .gender = p
    .dat = Segeln
anno1800-glass = Glas
    .uncounted = yes
    .gender = n
anno1800-brass = Messing
    .uncounted = yes
    .gender = n
anno1800-windows = Fenster
    .uncounted = yes
    .gender = p
    .dat = Fenstern
anno1800-dynamite = Dynamit
    .uncounted = yes
    .gender = n
anno1800-cannons = Kanonen
    .uncounted = yes
    .gender = p
anno1800-steam_engines = Dampfmaschinen
    .uncounted = yes
    .gender = p
anno1800-beer = Bier
    .uncounted = yes
    .gender = n
anno1800-bread = Brot
    .uncounted = yes
    .gender = n
anno1800-schnapps = Schnaps
    .uncounted = yes
    .gender = m
anno1800-sausages = Würste
    .uncounted = yes
    .gender = p
    .dat = Würsten
anno1800-soap = Seife
    .uncounted = yes
    .gender = f
anno1800-canned_food = Konserven
    .uncounted = yes
    .gender = p
anno1800-work_clothes = Arbeitskleidung
    .uncounted = yes
    .gender = f
anno1800-cotton_fabric = Baumwollstoff
    .uncounted = yes
    .gender = m
anno1800-coffee = Kaffee
    .uncounted = yes
    .gender = m
anno1800-rum = Rum
    .uncounted = yes
    .gender = m
anno1800-cigars = Zigarren
    .uncounted = yes
    .gender = p
anno1800-chocolate = Schokolade
    .uncounted = yes
    .gender = f
anno1800-champagne = Champagner
    .uncounted = yes
    .gender = m
anno1800-spectacles = Brillen
    .uncounted = yes
    .gender = p
anno1800-pocket_watches = Taschenuhren
    .uncounted = yes
    .gender = p
anno1800-sewing_machines = Nähmaschinen
    .uncounted = yes
    .gender = p
anno1800-fur_coats = Pelzmäntel
    .uncounted = yes
    .gender = p
    .dat = Pelzmänteln
anno1800-steam_carriages = Dampfwagen
    .uncounted = yes
    .gender = p
anno1800-bicycles = Hochräder
    .uncounted = yes
    .gender = p
    .dat = Hochrädern
anno1800-light_bulbs = Glühbirnen
    .uncounted = yes
    .gender = p
anno1800-gramophones = Grammophone
    .uncounted = yes
    .gender = p
    .dat = Grammophonen
anno1800-heavy_weapons = Geschütze
    .uncounted = yes
    .gender = p
    .dat = Geschützen

## Ressourcen der Neuen Welt

anno1800-cotton = Baumwolle
    .uncounted = yes
    .gender = f
anno1800-cacao = Kakao
    .uncounted = yes
    .gender = m
anno1800-coffee_beans = Kaffeebohnen
    .uncounted = yes
    .gender = p
anno1800-rubber = Kautschuk
    .uncounted = yes
    .gender = m
anno1800-sugar_cane = Zuckerrohr
    .uncounted = yes
    .gender = n
anno1800-tobacco = Tabak
    .uncounted = yes
    .gender = m

## Start-Industrien

anno1800-sawmill_start = Sägewerk
    .gender = n
anno1800-grain_farm_start = Getreidehof
    .gender = m
anno1800-potato_farm_start = Kartoffelhof
    .gender = m
anno1800-pig_farm_start = Schweinehof
    .gender = m
anno1800-sheep_farm_start = Schäferei
    .gender = f
anno1800-charcoal_kiln_start = Köhlerei
    .gender = f
anno1800-brickworks_start = Ziegelei
    .gender = f
anno1800-warehouse_start = Lagerhaus
    .gender = n
anno1800-steelworks_start = Stahlwerk
    .gender = n
anno1800-sailmakers_start = Segelmacherei
    .gender = f

## Industrien

anno1800-sawmill_worker = Sägewerk (Arbeiter)
    .gender = n
anno1800-charcoal_kiln_worker = Köhlerei (Arbeiter)
    .gender = f
anno1800-brickworks_worker = Ziegelei (Arbeiter)
    .gender = f
anno1800-warehouse_worker = Lagerhaus (Arbeiter)
    .gender = n
anno1800-steelworks_worker = Stahlwerk (Arbeiter)
    .gender = n
anno1800-sailmakers_worker = Segelmacherei (Arbeiter)
    .gender = f
anno1800-brewery = Brauerei
    .gender = f
anno1800-bakery = Bäckerei
    .gender = f
anno1800-schnapps_distillery = Schnapsbrennerei
    .gender = f
anno1800-glassworks = Glashütte
    .gender = f
anno1800-sausage_factory = Metzgerei
    .gender = f
anno1800-soap_factory = Seifensiederei
    .gender = f
anno1800-cannery = Konservenfabrik
    .gender = f
anno1800-clothes_factory = Strickerei
    .gender = f
anno1800-cotton_mill_worker = Baumwollweberei (Arbeiter)
    .gender = f
anno1800-cotton_mill_artisan = Baumwollweberei (Handwerker)
    .gender = f
anno1800-coffee_roastery = Kaffeerösterei
    .gender = f
anno1800-rum_distillery = Rumbrennerei
    .gender = f
anno1800-cigar_factory = Zigarrenfabrik
    .gender = f
anno1800-chocolate_factory = Schokoladenfabrik
    .gender = f
anno1800-brass_foundry = Messinghütte
    .gender = f
anno1800-window_factory = Fensterfabrik
    .gender = f
anno1800-champagne_cellar = Sektkellerei
    .gender = f
anno1800-spectacle_factory = Brillenfabrik
    .gender = f
anno1800-clockmakers = Uhrmacherei
    .gender = f
anno1800-sewing_machine_factory = Nähmaschinenfabrik
    .gender = f
anno1800-furrier = Kürschnerei
    .gender = f
anno1800-dynamite_factory = Dynamitfabrik
    .gender = f
anno1800-cannon_foundry = Kanonengießerei
    .gender = f
anno1800-motor_works = Motorenfabrik
    .gender = f
anno1800-steam_carriage_factory = Dampfwagenfabrik
    .gender = f
anno1800-bicycle_factory = Hochradfabrik
    .gender = f
anno1800-light_bulb_factory = Glühbirnenfabrik
    .gender = f
anno1800-gramophone_factory = Grammophonfabrik
    .gender = f
anno1800-heavy_weapons_factory = Geschützfabrik
    .gender = f

## Werften und Schiffe

anno1800-shipyard_1 = 1er-Werft
    .gender = f
anno1800-shipyard_2 = 2er-Werft
    .gender = f
anno1800-shipyard_3 = 3er-Werft
    .gender = f
anno1800-trade_ship_1 = 1er-Handels-Schiff
    .gender = n
anno1800-trade_ship_2 = 2er-Handels-Schiff
    .gender = n
anno1800-trade_ship_3 = 3er-Handels-Schiff
    .gender = n
anno1800-explore_ship_1 = 1er-Erkundungs-Schiff
    .gender = n
anno1800-explore_ship_2 = 2er-Erkundungs-Schiff
    .gender = n
anno1800-explore_ship_3 = 3er-Erkundungs-Schiff
    .gender = n

## Plättchen, Stapel, Felder

anno1800-trade_token = Handels-Plättchen
    .gender = n
anno1800-explore_token = Erkundungs-Plättchen
    .gender = n
anno1800-card_token =
    { $pieces ->
        [one] Handels-Plättchen von einer Karte
       *[other] Handels-Plättchen von Karten
    }
    .gender = n
anno1800-gold = Gold
    .gender = n
anno1800-deck_fw =
    { $pieces ->
        [one] Bauer/Arbeiter-Karte
       *[other] Bauer/Arbeiter-Karten
    }
    .gender = f
anno1800-deck_aei =
    { $pieces ->
        [one] Handwerker/Ingenieur/Investor-Karte
       *[other] Handwerker/Ingenieur/Investor-Karten
    }
    .gender = f
anno1800-deck_nw =
    { $pieces ->
        [one] Neue-Welt-Karte
       *[other] Neue-Welt-Karten
    }
    .gender = f

## Alte-Welt-Inseln

anno1800-ow_meadow = Wieseninsel
anno1800-ow_quarters = Quartierinsel
anno1800-ow_guild = Zunftinsel
anno1800-ow_storehouse = Speicherinsel
anno1800-ow_claypit = Tongrubeninsel
anno1800-ow_ember = Glutinsel
anno1800-ow_forge = Schmiedeinsel
anno1800-ow_loom = Webstuhlinsel
anno1800-ow_merchant = Kaufmannsinsel
anno1800-ow_lookout = Ausguckinsel
anno1800-ow_slipway = Hellinginsel
anno1800-ow_compass = Kompassinsel

## Neue-Welt-Inseln

anno1800-nwi_1 = Palmenbucht
anno1800-nwi_2 = Reiherbucht
anno1800-nwi_3 = Zuckerbucht
anno1800-nwi_4 = Papageienbucht
anno1800-nwi_5 = Glutbucht
anno1800-nwi_6 = Nebelbucht
anno1800-nwi_7 = Flussbucht
anno1800-nwi_8 = Orchideenbucht

## Auftrags-Karten

anno1800-alonso_graves = Alonso Graves
    .uncounted = yes
anno1800-aarhant = Aarhant
    .uncounted = yes
anno1800-the_editor = Der Redakteur
    .uncounted = yes
anno1800-beryl_omara = Beryl O’Mara
    .uncounted = yes
anno1800-hannah_goode = Hannah Goode
    .uncounted = yes
anno1800-university = Universität
    .uncounted = yes
anno1800-worlds_fair = Weltausstellung
    .uncounted = yes
anno1800-madame_kahina = Madame Kahina
    .uncounted = yes
anno1800-the_tourist = Die Besucherin
    .uncounted = yes
anno1800-zoo = Zoo
    .uncounted = yes
anno1800-museum = Museum
    .uncounted = yes
anno1800-bente_jorgensen = Bente Jorgensen
    .uncounted = yes
anno1800-isabel_sarmento = Isabel Sarmento
    .uncounted = yes
anno1800-pyrphorians = Pyrphorier
    .uncounted = yes
anno1800-edvard_goode = Edvard Goode
    .uncounted = yes
anno1800-willie_wibblesock = Willie Wibblesock
    .uncounted = yes
anno1800-princess_qing = Prinzessin Qing
    .uncounted = yes
anno1800-the_queen = Die Königin
    .uncounted = yes
anno1800-carl_von_malching = Carl Leonard von Malching
    .uncounted = yes
anno1800-eli_bleakworth = Eli Bleakworth
    .uncounted = yes

## Expeditions-Karten: ein Tier und ein Artefakt

anno1800-exp_01 = Schneeleopard · Goldmaske
anno1800-exp_02 = Okapi · Sternkarte
anno1800-exp_03 = Riesenschildkröte · Jadefigur
anno1800-exp_04 = Harpyie · Tontafel
anno1800-exp_05 = Tapir · Bronzeglocke
anno1800-exp_06 = Kondor · Kanubug
anno1800-exp_07 = Jaguar · Amphore
anno1800-exp_08 = Faultier · Sonnenscheibe
anno1800-exp_09 = Wasserschwein · Obsidiandolch
anno1800-exp_10 = Tukan · Bildrolle
anno1800-exp_11 = Pinguin · Mosaik
anno1800-exp_12 = Giraffe · Steinidol
anno1800-exp_13 = Flusspferd · Sextant
anno1800-exp_14 = Chamäleon · Federkrone
anno1800-exp_15 = Kranich · Schachspiel
anno1800-exp_16 = Ameisenbär · Versteinertes Ei
anno1800-exp_17 = Flamingo · Sarkophagdeckel
anno1800-exp_18 = Walross · Runenstein
anno1800-exp_19 = Zebra · Silbertrommel
anno1800-exp_20 = Python · Korallenkette
anno1800-exp_21 = Lemur · Schwertgriff
anno1800-exp_22 = Ara · Meteorit

## Bevölkerungs-Karten: was sie brauchen; das kleine Bild ist ihr Effekt

anno1800-fw_36 = Ausguck I
anno1800-fw_37 = Ausguck II
anno1800-fw_38 = Ausguck III
anno1800-fw_39 = Ausguck IV
anno1800-fw_40 = Ausguck V
anno1800-aei_12 = Navigator I
anno1800-aei_13 = Navigator II
anno1800-aei_14 = Navigator III
anno1800-aei_15 = Navigator IV
anno1800-aei_28 = Navigator V
anno1800-nw_21 = Lotse I
anno1800-nw_22 = Lotse II
anno1800-nw_23 = Lotse III
anno1800-nw_24 = Lotse IV

## Teile der Wertung

anno1800-score_cards = Bevölkerungs-Karten
anno1800-score_expeditions = Expeditions-Karten
anno1800-score_gold = Gold
anno1800-score_fireworks = Feuerwerks-Plättchen

## Was man tun kann

anno1800-verb-play = Karte ausspielen
    .name = ausspielen
    .description = Spiele eine Bevölkerungs-Karte aus
anno1800-verb-build = Ausbauen
    .name = ausbauen
    .description = Baue eine Industrie oder eine Werft
anno1800-verb-ships = Schiffe bauen
    .name = schiffe
    .description = Baue Schiffe, höchstens eines je Werft
anno1800-verb-rebuild = Zurücklegen und ausbauen
    .name = umbauen
    .description = Lege ein gebautes Plättchen zurück und baue ein anderes
anno1800-verb-hire = Arbeitskraft erhöhen
    .name = arbeitskraft
    .description = Hole bis zu drei Leute dazu; für jeden ziehst du eine Karte
anno1800-verb-upgrade = Aufsteigen
    .name = aufsteigen
    .description = Verbessere deine Leute, bis zu drei Stufen
anno1800-verb-claim = Alte Welt erschließen
    .name = alte-welt
    .description = Erschöpfe Erkundungs-Plättchen für eine Alte-Welt-Insel
anno1800-verb-explore = Neue Welt erkunden
    .name = neue-welt
    .description = Erschöpfe Erkundungs-Plättchen für eine Neue-Welt-Insel und drei Karten
anno1800-verb-expedition = Expeditions-Karten nehmen
    .name = expedition
    .description = Erschöpfe 2 Erkundungs-Plättchen für bis zu drei Expeditions-Karten
anno1800-verb-swap = Karten austauschen
    .name = austauschen
    .description = Lege bis zu drei Handkarten unter ihre Stapel und ziehe neue
anno1800-verb-festival = Stadtfest feiern
    .name = stadtfest
    .description = Hole alle deine Leute und Plättchen zurück
anno1800-verb-work = Produzieren
    .name = produzieren
    .description = Beim Bezahlen: Setze jemanden auf einen Arbeitsplatz
anno1800-verb-trade = Handeln
    .name = handeln
    .description = Beim Bezahlen: Erhandle eine Ressource von jemandem
anno1800-verb-fetch = Aus der Neuen Welt holen
    .name = holen
    .description = Beim Bezahlen: Hole eine Ressource von deinen Neue-Welt-Inseln
anno1800-verb-gift = Kostenlose Ressource nehmen
    .name = geschenk
    .description = Beim Bezahlen: Nimm die kostenlose Ressource einer ausgespielten Karte
anno1800-verb-labour = Jemanden erschöpfen
    .name = erschöpfen
    .description = Beim Bezahlen: Erschöpfe jemanden, den die Kosten verlangen
anno1800-verb-spend = Plättchen erschöpfen
    .name = plättchen
    .description = Beim Bezahlen: Erschöpfe Plättchen, die die Kosten verlangen
anno1800-verb-return = Plättchen zurücklegen
    .name = zurücklegen
    .description = Beim Ausbauen: Lege ein gebautes Plättchen auf den Spielplan zurück
anno1800-verb-finish = Abschließen
    .name = abschließen
    .description = Beim Bezahlen: Schließe einen Teil ab, für den alles da ist
anno1800-verb-activate = Karte aktivieren
    .name = aktivieren
    .description = Nutze den Effekt einer ausgespielten Karte (freie Aktion)
anno1800-verb-objective = Auftrags-Karte nutzen
    .name = auftrag
    .description = Nutze Alonso Graves, Aarhant oder den Redakteur (freie Aktion)
anno1800-verb-promote = Kostenlos verbessern
    .name = verbessern
    .description = Nutze eine kostenlose Verbesserung einer Karte (freie Aktion)
anno1800-verb-shift = Schicht beenden
    .name = schichtende
    .description = Zahle Gold und beende eine Schicht (freie Aktion)
anno1800-verb-produce = Vorproduzieren
    .name = vorproduzieren
    .description = Produziere jetzt für eine spätere Aktion dieses Zugs (freie Aktion)
anno1800-verb-withdraw = Abbrechen
    .name = abbrechen
    .description = Brich das Bezahlen ab; alles ist wieder wie zuvor
anno1800-verb-end_turn = Zug beenden
    .name = ende
    .description = Beende deinen Zug; was du nicht genutzt hast, verfällt
anno1800-verb-auto_end = Wann mein Zug endet
    .name = zugende
    .description = Bestimme, wann deine Züge von selbst enden

## Fragen

anno1800-param-kind = Welche Art Plättchen?
    .name = art
    .description = Wer dort arbeitet, oder Werften
anno1800-param-tile = Was baust du?
    .name = plättchen
    .description = Die Industrie oder Werft
anno1800-param-where = Wo?
    .name = wo
    .description = Auf der Heimat-Insel, auf deinen anderen Inseln, im Wohnviertel oder erschöpft
anno1800-param-field = Auf welchem Feld?
    .name = feld
    .description = Das Feld, wie es im Bild steht
anno1800-param-pay = Wie bezahlst du?
    .name = bezahlung
    .description = Die Bezahlung; ohne Angabe die beste
    .others = Anders bezahlen
anno1800-param-ship = Welches Schiff? Nimm noch eines dazu oder mach weiter.
    .name = schiff
    .description = Das Schiff, das du baust
anno1800-param-pile = Welche Art Karte?
    .name = stapel
    .description = Der Stapel und was seine Karten bringen
anno1800-param-card = Welche Karte?
    .name = karte
    .description = Die Bevölkerungs-Karte
anno1800-param-tier = Wer?
    .name = wer
    .description = Bauer, Arbeiter, Handwerker, Ingenieur oder Investor
anno1800-param-cards = Wie viele Karten?
    .name = karten
    .description = 1 bis 3 Karten
anno1800-param-objective = Welche Auftrags-Karte?
    .name = auftrag
    .description = Die Auftrags-Karte
anno1800-param-resource = Welche Ressource?
    .name = ressource
    .description = Die Ressource
anno1800-param-seat = Von wem?
    .name = mitspieler
    .description = Wer es produziert
anno1800-param-tokens = Mit welchen Plättchen?
    .name = plättchen
    .description = Die Plättchen, die du erschöpfst
anno1800-param-part = Für welchen Teil?
    .name = teil
    .description = Der Teil der Aktion
anno1800-param-rule = Wann sollen deine Züge von selbst enden?
    .name = wann
    .description = Wann deine Züge von selbst enden
anno1800-param-returned_where = Wo liegt das Plättchen, das du zurücklegst?
    .name = woher
    .description = Auf der Heimat-Insel oder auf deinen anderen Inseln
anno1800-param-returned = Welches Plättchen legst du zurück?
    .name = zurücklegen
    .description = Das Plättchen, das auf den Spielplan zurückkommt
anno1800-param-hire-tier = Wen holst du?
anno1800-param-upgrade-tier = Wen verbesserst du?
anno1800-param-promote-tier = Wen verbesserst du kostenlos?
anno1800-param-shift-tier = Wessen Schicht endet?
anno1800-param-labour-tier = Wer wird erschöpft?
anno1800-param-upgrade-where = Wo ist dieser Stein jetzt?
anno1800-param-promote-where = Wo ist dieser Stein jetzt?
anno1800-param-shift-where = Wo ist dieser Stein jetzt?
anno1800-param-build-where = Wo baust du es?
anno1800-param-work-field = Wo produzierst du?
anno1800-param-produce-field = Wo produzierst du?
anno1800-param-return-field = Welches Plättchen legst du zurück?
anno1800-param-play-card = Welche Karte spielst du aus?
anno1800-param-swap-pile = Welche Karten tauschst du aus? Bis zu drei.
anno1800-param-swap-card = Welche Karte tauschst du aus?

## Was zu tun ist

anno1800-task-wait = Für dich ist gerade nichts zu tun.
anno1800-task-act = Wähle eine Aktion. Ein Stadtfest geht immer.
anno1800-task-extra = Du hast { $actions ->
        [one] eine zusätzliche Aktion. Nutze sie
       *[other] { $actions } zusätzliche Aktionen. Nutze sie
    } oder beende deinen Zug.
anno1800-task-end = Nutze freie Aktionen oder beende deinen Zug.
anno1800-task-pay = Bezahle Schritt für Schritt: { $goal }. Dann schließe ab.
anno1800-task-pay_card = Bezahle die Karte Schritt für Schritt, dann schließe ab.

## Auswahl

anno1800-choice-word = { $word }
anno1800-choice-field = { $field }
anno1800-choice-effect = { $effect }
anno1800-choice-partner = { $partner }
anno1800-choice-tokens = { $parts }
anno1800-choice-rise = { $tier } → { $to }
anno1800-choice-done = Fertig
anno1800-choice-card = { $need } → { $effect }
anno1800-choice-cards = { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
anno1800-choice-kind_workers = Industrien für Arbeiter
anno1800-choice-kind_artisans = Industrien für Handwerker
anno1800-choice-kind_engineers = Industrien für Ingenieure
anno1800-choice-kind_shipyards = Werften
anno1800-choice-pile_fw_people = Bauer/Arbeiter: Leute
anno1800-choice-pile_fw_other = Bauer/Arbeiter: Verbesserungen, Plättchen, Gold
anno1800-choice-pile_aei_deeds = Handwerker/Ingenieur/Investor: Aktionen, Expeditionen, Ablegen
anno1800-choice-pile_aei_other = Handwerker/Ingenieur/Investor: Plättchen, Verbesserungen, Neue Welt
anno1800-choice-pile_nw = Neue Welt
anno1800-choice-where_home = Auf der Heimat-Insel
anno1800-choice-where_islands = Auf den Alte-Welt-Inseln
anno1800-choice-where_residence = Im Wohnviertel
anno1800-choice-where_exhausted = Im Erschöpft-Bereich
anno1800-choice-empty = freies Feld
anno1800-choice-over = hier: { $tile }
anno1800-choice-makes = { $resource } · { $tier }
anno1800-choice-gold = kostet { $gold } Gold
anno1800-choice-explore_tokens = { $tokens ->
        [one] 1 Erkundungs-Plättchen
       *[other] { $tokens } Erkundungs-Plättchen
    }
anno1800-choice-price = { $tokens ->
        [one] 1 Handels-Plättchen
       *[other] { $tokens } Handels-Plättchen
    }
anno1800-choice-tired = { $cubes ->
        [0] niemand ist unterwegs
        [one] 1 kommt nach Hause
       *[other] { $cubes } kommen nach Hause
    }
anno1800-choice-part = { $part }: { $goal }
anno1800-choice-alonso_graves = 3 Erkundungs-Plättchen und 3 Gold für eine zusätzliche Aktion
anno1800-choice-aarhant = 1 Investor erschöpfen für 5 Gold
anno1800-choice-the_editor = 2 Erkundungs-Plättchen, um eine Handkarte unter den Stapel zu legen
anno1800-choice-lapse_action = du hast noch eine Aktion; sie würde verfallen
anno1800-choice-lapse_discard = du könntest noch Handkarten unter ihre Stapel legen
anno1800-choice-lapse_stock = was du vorproduziert hast, würde verfallen
anno1800-choice-lapse_upgrades = kostenlose Verbesserungen würden verfallen
anno1800-choice-rule_when_nothing_left = Wenn nichts mehr zu tun ist
anno1800-choice-rule_always = Gleich nach meiner letzten Aktion
anno1800-choice-rule_never = Nur wenn ich ihn beende

## Bezahlung

anno1800-choice-plan = { $plan ->
        [1] Bester Weg
       *[other] Weg { $plan }
    }
anno1800-choice-plan_free = kostet dich nichts
anno1800-choice-plan_uses = { $parts }
anno1800-choice-plan_trades = { $parts } · durch Handel: { $traded }
anno1800-choice-plan_cards = { $parts } · nutzt eine Karte oder Aarhant
anno1800-choice-no_gold = Ohne Gold
anno1800-choice-no_trade = Ohne Handel
anno1800-choice-own = Schritt für Schritt bezahlen
anno1800-choice-own_detail = wähle jeden Schritt selbst
anno1800-cost = { $parts }
anno1800-cost-free = kostenlos
anno1800-goal-build = { $tile } auf { $field }
anno1800-goal-play = { $card }
anno1800-goal-hire = neuer { $tier }
anno1800-goal-upgrade = { $tier } → { $to }

## Effekte der Karten

anno1800-effect-gain_cubes = { COUNT($tier, $cubes) }
anno1800-effect-tokens_gold = { $parts }
anno1800-effect-expedition = { $cards ->
        [one] 1 Expeditions-Karte
       *[other] { $cards } Expeditions-Karten
    }
anno1800-effect-free_new_world = eine Neue-Welt-Ressource kostenlos
anno1800-effect-upgrades = bis zu { $cubes } × { $tier } → { $to } kostenlos
anno1800-effect-extra_action = eine zusätzliche Aktion
anno1800-effect-discard = bis zu { $cards } Handkarten unter ihre Stapel

## Was geschah

anno1800-event-objectives = Auftrags-Karten: { $cards }.
anno1800-event-begins = { $player } beginnt.
anno1800-event-turn_began = Runde { $round } – { $player } ist am Zug.
anno1800-event-produced = { $player } produziert { $resource }.
anno1800-event-traded = { $player } erhandelt { $resource } von { $partner }; { $partner } bekommt { COUNT("anno1800-gold", 1) }.
anno1800-event-gift = { $player } bekommt { $resource } kostenlos ({ $card }).
anno1800-event-shifted = { $player } zahlt { COUNT("anno1800-gold", $gold) } und holt { WORD($tier, form: "a-acc") } nach Hause.
anno1800-event-put_back = { $player } legt { WORD($tile, form: "the-acc") } von { $field } auf den Spielplan zurück.
anno1800-event-paid = { $player } bezahlt mit { COUNT($parts, form: "dat") }.
anno1800-event-built = { $player } baut { WORD($tile, form: "a-acc") } auf { $field }.
anno1800-event-built_over = { $player } überbaut auf { $field } { WORD($over, form: "the-acc") } mit { WORD($tile, form: "a-dat") }.
anno1800-event-played = { $player } spielt „{ $card }“ aus: { $points } Punkte.
anno1800-event-hired = { $player } holt { WORD($tier, form: "a-acc") } dazu.
anno1800-event-gained = { $player } bekommt { COUNT($tier, $cubes, form: "acc") }.
anno1800-event-raised = { $player } verbessert { WORD($tier, form: "a-acc") } zum { WORD($to, form: "dat") }.
anno1800-event-drew = Du ziehst „{ $card }“.
anno1800-event-drew_hidden = { $player } zieht { WORD($deck, form: "a-acc") }.
anno1800-event-put_under = Du legst „{ $card }“ unter den Stapel.
anno1800-event-put_under_hidden = { $player } legt { WORD($deck, form: "a-acc") } unter den Stapel.
anno1800-event-claimed = { $player } erschließt die { $island } in der Alten Welt.
anno1800-event-explored = { $player } erkundet die { $island } in der Neuen Welt.
anno1800-event-expedition = Du nimmst die Expeditions-Karte „{ $card }“.
anno1800-event-expedition_hidden = { $player } nimmt eine Expeditions-Karte.
anno1800-event-festival = { $player } feiert ein Stadtfest: Alle Leute und Plättchen sind wieder bereit.
anno1800-event-activated = { $player } nutzt den Effekt von „{ $card }“: { $effect }.
anno1800-event-objective = { $player } nutzt eine Auftrags-Karte: { $card }.
anno1800-event-auto_end_when_nothing_left = Deine Züge enden jetzt von selbst, wenn nichts mehr zu tun ist.
anno1800-event-auto_end_always = Deine Züge enden jetzt gleich nach deiner letzten Aktion.
anno1800-event-auto_end_never = Deine Züge enden jetzt nur, wenn du sie beendest.
anno1800-event-fireworks = { $player } hat keine Handkarte mehr und bekommt das Feuerwerks-Plättchen! Nach dieser Runde folgt noch eine volle.
anno1800-event-last_round = Die letzte Runde beginnt: Alle sind noch einmal am Zug.
anno1800-event-over = Die letzte Runde ist vorbei. Jetzt wird gezählt.
anno1800-event-round_limit = Die Rundengrenze ist erreicht: Die Partie endet nach { $rounds } Runden.
anno1800-cause-round_limit = Die Rundengrenze ist erreicht
anno1800-cause-points = Die letzte Runde ist gespielt

## Was einer Bezahlung im Weg steht

anno1800-obstacle-none = etwas fehlt
anno1800-obstacle-and =
    { $first }
    - { $rest }
anno1800-obstacle-nobody = { $resource }: Niemand produziert das
anno1800-obstacle-traded = { $resource }: in diesem Zug schon erhandelt
anno1800-obstacle-island = { $resource }: Keine deiner Inseln hat das
anno1800-obstacle-cube_none = { $resource }: kein { $tier } frei
anno1800-obstacle-cube = { $resource }: kein { $tier } frei; für ein Schichtende { $gold ->
        [one] fehlt dir 1 Gold
       *[other] fehlen dir { $gold } Gold
    }
anno1800-obstacle-tokens = { $resource }: { $short ->
        [one] dir fehlt 1 Handels-Plättchen
       *[other] dir fehlen { $short } Handels-Plättchen
    }
anno1800-obstacle-labour_none = kein { $tier } frei
anno1800-obstacle-labour = kein { $tier } frei; für ein Schichtende { $gold ->
        [one] fehlt dir 1 Gold
       *[other] fehlen dir { $gold } Gold
    }
anno1800-obstacle-spend = { $kind_id ->
        [trade_token] { $short ->
                [one] dir fehlt 1 Handels-Plättchen
               *[other] dir fehlen { $short } Handels-Plättchen
            }
       *[other] { $short ->
                [one] dir fehlt 1 Erkundungs-Plättchen
               *[other] dir fehlen { $short } Erkundungs-Plättchen
            }
    }
anno1800-obstacle-gold = { $short ->
        [one] dir fehlt 1 Gold
       *[other] dir fehlen { $short } Gold
    }
anno1800-refused-no_plan =
    Das kannst du jetzt nicht bezahlen:
    - { $reasons }

## Absagen

anno1800-refused-not_your_turn = Jemand anderes ist am Zug.
anno1800-refused-not_running = Die Partie ist zu Ende.
anno1800-refused-unknown_id = Das steht nicht zur Wahl. Nimm einen der Vorschläge.
anno1800-refused-no_action_left = Du hast in diesem Zug keine Aktion mehr. Beende deinen Zug oder nutze eine freie Aktion.
anno1800-refused-payment_open = Du bist mitten im Bezahlen. Bezahle zu Ende oder brich ab.
anno1800-refused-not_paying = Gerade gibt es nichts zu bezahlen. Wähle zuerst eine Aktion.
anno1800-refused-no_free_workplace = Beide Arbeitsplätze sind besetzt ({ $industry }). Beende dort für { COUNT("anno1800-gold", $gold) } eine Schicht.
anno1800-refused-no_cube = Kein { $tier } ist im Wohnviertel frei. Beende für Gold eine Schicht oder feiere ein Stadtfest.
anno1800-refused-not_your_industry = Auf { $field } hast du keine Industrie. Wähle ein anderes Feld.
anno1800-refused-partner_cannot = { $player } hat keine Industrie für { $resource }. Wähle jemand anderen.
anno1800-refused-self_trade = Mit dir selbst kannst du nicht handeln. Wähle jemand anderen.
anno1800-refused-already_traded = { WORD($resource) } hast du in diesem Zug schon erhandelt. Produziere es selbst.
anno1800-refused-not_tradable = Ressourcen der Neuen Welt lassen sich nicht erhandeln. Du brauchst eine eigene Insel.
anno1800-refused-no_such_island = Keine deiner Neue-Welt-Inseln hat { $resource }. Erkunde noch eine.
anno1800-refused-not_enough_tokens = Du brauchst { COUNT($kind, $need) } und hast { $ready } bereit. Ein Stadtfest macht benutzte wieder bereit.
anno1800-refused-bad_pick = Wähle Plättchen, die zusammen genau { $need } ergeben.
anno1800-refused-beryl_absent = Erkundungs-Plättchen zählen nur mit Beryl O’Mara als Handels-Plättchen.
anno1800-refused-not_enough_gold = Du brauchst { COUNT("anno1800-gold", $need) } und hast { $have }.
anno1800-refused-cube_not_there = Dort ist kein { $tier }. Wähle einen anderen Platz.
anno1800-refused-part_unpaid = Teil { $part } ist noch nicht bezahlt. Es fehlt: { $missing }.
anno1800-refused-not_needed = Das wird hier nicht gebraucht oder ist schon bezahlt.
anno1800-refused-not_on_card = Die Karte „{ $card }“ gibt dir das nicht: { $resource }.
anno1800-refused-step_not_allowed = Das geht bei dieser Bezahlung nicht. Wähle einen anderen Schritt.
anno1800-refused-surplus = Übrig bliebe: { $resource }. Produziere nur, was die Aktion braucht.
anno1800-refused-no_such_plan = So kannst du nicht mehr bezahlen. Wähle eine andere Bezahlung.
anno1800-refused-need_place = Kein passendes Feld ist frei. Wähle eines, das du überbaust.
anno1800-refused-sold_out = { WORD($tile, form: "the") } ist vergriffen. Baue etwas anderes.
anno1800-refused-already_owned = Diese Industrie hast du schon, und jede gibt es nur einmal für dich. Baue eine andere.
anno1800-refused-wrong_terrain = { WORD($tile, form: "the") } passt nicht auf { $field }. Industrien brauchen Land, Werften die Küste, Schiffe das Meer.
anno1800-refused-not_your_field = { $field } ist keines deiner Felder.
anno1800-refused-must_overbuild_start = In der ersten Auflage muss das deine Start-Industrie überbauen: { $tile } auf { $start }.
anno1800-refused-too_many_ships = Du hast { $yards ->
        [one] 1 Werft, also höchstens 1 Schiff
       *[other] { $yards } Werften, also höchstens { $yards } Schiffe
    } je Aktion.
anno1800-refused-ship_too_strong = { $tile }: Dafür brauchst du eine freie Werft der Stärke { $strength }. Baue zuerst eine.
anno1800-refused-field_used_twice = Zwei Schiffe können nicht auf dasselbe Meeresfeld. Wähle ein anderes.
anno1800-refused-yard_needed = Die Werft kannst du erst nach dem letzten Schiff dieser Aktion zurücklegen.
anno1800-refused-return_limit = In einer Aktion kannst du nur ein Plättchen zurücklegen.
anno1800-refused-nothing_to_return = Auf { $field } liegt kein gebautes Plättchen. Vorgedruckte kannst du nicht zurücklegen.
anno1800-refused-not_in_hand = Diese Karte hast du nicht auf der Hand. Wähle eine andere.
anno1800-refused-deck_empty = Der Stapel ist leer ({ $deck }). Tausche eine andere Karte aus.
anno1800-refused-swap_count = Wähle 1 bis 3 verschiedene Karten.
anno1800-refused-not_played = Diese Karte liegt nicht vor dir. Spiele sie zuerst aus.
anno1800-refused-discard_too_late = Dieser Effekt gilt nur in dem Zug, in dem die Karte ausgespielt wird.
anno1800-refused-not_active = Den Effekt dieser Karte hast du schon genutzt.
anno1800-refused-discard_count = Wähle höchstens 2 Karten.
anno1800-refused-gift_in_payment = Nutze diese Karte beim Bezahlen, wenn du die Ressource brauchst.
anno1800-refused-nothing_to_gain = Dieser Effekt bringt dir jetzt nichts. Heb ihn dir auf.
anno1800-refused-hire_count = Wähle 1 bis 3 Leute.
anno1800-refused-no_cube_supply = Im Vorrat ist kein { $tier } mehr. Wähle jemand anderen.
anno1800-refused-deck_gold = Der Stapel ist leer ({ $deck }): Ein neuer { $tier } kostet zusätzlich { COUNT("anno1800-gold", $gold) }.
anno1800-refused-upgrade_count = Wähle 1 bis 3 Verbesserungen.
anno1800-refused-top_tier = Über dem Investor gibt es keine Stufe mehr. Wähle jemand anderen.
anno1800-refused-no_free_upgrade = Du hast keine kostenlose Verbesserung mehr für { WORD($tier, form: "a-acc") }.
anno1800-refused-island_limit = Du hast schon vier Inseln dieser Art, mehr gehen nicht.
anno1800-refused-stack_empty = Der Stapel ist leer: Es gibt nichts mehr zu nehmen.
anno1800-refused-expedition_count = Wähle 1 bis 3 Expeditions-Karten.
anno1800-refused-objective_absent = Diese Auftrags-Karte ist nicht im Spiel: { $card }.
anno1800-refused-objective_used = Das geht nur einmal im Zug, und du hast die Karte schon genutzt: { $card }.
anno1800-refused-produce_ahead_off = Vorproduzieren geht nur für eine spätere Aktion in diesem Zug und nur, wenn die Option an ist.
anno1800-refused-action_owed = Mach zuerst eine Aktion. Ein Stadtfest geht immer.
anno1800-refused-no_change = Das ist schon so eingestellt.

## Einstellungen

anno1800-option-edition = Auflage
    .description = Wo Arbeiter-Versionen stehen dürfen und wie viele Plättchen zurückgelegt werden dürfen
anno1800-option-edition-revised = überarbeitet: überall, ein Plättchen zurück
anno1800-option-edition-first = erste: auf der Start-Industrie, beliebig viele zurück
anno1800-option-objectives = Auftrags-Karten
    .description = Wie die fünf Auftrags-Karten bestimmt werden
anno1800-option-objectives-random = fünf zufällige
anno1800-option-objectives-first_game = die fünf für die erste Partie
anno1800-option-objectives-effects = alle vier mit Effekt, eine andere
anno1800-option-objectives-majorities = die fünf Mehrheiten
anno1800-option-objectives-industries = fünf für Industrien
anno1800-option-objectives-custom = die unten gewählten
anno1800-option-objective_1 = Erste Auftrags-Karte
    .description = Diese Karte ist immer dabei
anno1800-option-objective_2 = Zweite Auftrags-Karte
    .description = Diese Karte ist immer dabei
anno1800-option-objective_3 = Dritte Auftrags-Karte
    .description = Diese Karte ist immer dabei
anno1800-option-objective_4 = Vierte Auftrags-Karte
    .description = Diese Karte ist immer dabei
anno1800-option-objective_5 = Fünfte Auftrags-Karte
    .description = Diese Karte ist immer dabei
anno1800-value-by_style = richtet sich nach der Auswahl oben
anno1800-option-start_player = Startspieler
    .description = Wer beginnt; die anderen bekommen mehr Gold
anno1800-option-start_player-random = zufällig
anno1800-option-start_player-seat_1 = der erste Platz
anno1800-option-start_player-seat_2 = der zweite Platz
anno1800-option-stock = Vorproduzieren
    .description = Wie lange eine Ressource genutzt werden kann
anno1800-option-stock-turn = innerhalb eines Zugs erlaubt
anno1800-option-stock-action = nicht erlaubt
anno1800-option-round_limit = Rundengrenze
    .description = Nach wie vielen Runden die Partie spätestens endet
anno1800-option-round_limit-null = keine
anno1800-option-auto_end = Zugende
    .description = Wann Züge von selbst enden, bis jemand es für sich ändert
anno1800-option-auto_end-when_nothing_left = wenn nichts mehr zu tun ist
anno1800-option-auto_end-always = gleich nach der letzten Aktion
anno1800-option-auto_end-never = nur wenn ich ihn beende

## Lobby

anno1800-lobby-length = etwa 2 Stunden an einem Tisch
anno1800-lobby-weight = ●●●●○ anspruchsvoll
