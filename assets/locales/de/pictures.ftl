### Wörter auf Bildern, und Bilder in Worten für alle, die sie nicht sehen.

## Aufschriften auf Bildern: so kurz wie möglich

label-round = Runde
label-supply = Vorrat
label-reserve = Reserve
label-buildings = Öffentliche Gebäude
label-buy = einkaufen
label-ship =
    { $pieces ->
        [one] Schiff
       *[other] Schiffe
    }

## Eine Heimatinsel. Alle Sätze eines Bildes haben zusammen höchstens 1024 Zeichen.

alt-island =
    Heimatinsel von { $player }: { $gold } Gold, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } auf der Hand, { $points } von { $needed } Siegpunkten.
alt-progress = Gold { $gold }/{ $gold_needed }, Kontore { $posts }/{ $posts_needed }, Verträge { $contracts }/{ $contracts_needed }, Gebäude { $buildings }/{ $buildings_needed }, Kaufleute { $merchants }/{ $merchants_needed }.
# $residents in der Reihenfolge ihrer Felder, zum Beispiel "1 Bürger, 2 Siedler".
alt-residents = Einwohner vom ersten Feld an: { $residents }.
alt-buildings = Öffentliche Gebäude: { $buildings }.
# $number ist die Nummer des Stegs, die auf dem Würfel.
alt-post = Kontor an der { $number }: { $good }.
alt-contracts =
    { $contracts ->
        [one] 1 Handelsvertrag
       *[other] { $contracts } Handelsverträge
    }; eine Ware kostet { $price } Gold.
# Die Waren zu den Würfelzahlen 1 bis 5.
alt-yields = Erträge: 1 { $one }, 2 { $two }, 3 { $three }, 4 { $four }, 5 { $five }.
alt-left = Noch nicht eingesetzt: Schiffe { $ships }, Pioniere oder Siedler { $pioneers }, Bürger oder Kaufleute { $citizens }.
alt-dangers = Ein Pirat würde dich jetzt { $pirate } Gold kosten, ein Feuer { $fire }.

## Der gemeinsame Plan

alt-board = Seekarte, Runde { $round }. { $player } ist am Zug.
alt-board-won = Seekarte, Runde { $round }. { $player } hat gewonnen.
alt-die = Gewürfelt wurde { $number }.
alt-die-event = Gewürfelt wurde { $number }: { $event }.
alt-player-ashore = { $player }: { $gold } Gold, Siegpunkte: { $points }, kein Schiff auf See.
alt-player-ship = { $player }: { $gold } Gold, Siegpunkte: { $points }, Schiff auf { $place }.
alt-player-ships = { $player }: { $gold } Gold, Siegpunkte: { $points }, Schiffe auf { $place } und { $second }.
# Verdeckte Kärtchen auf dem Plan nach der Zahl auf der Rückseite, und in der Reserve.
alt-tiles = Verdeckte Inselkärtchen: { $two } mit einer 2, { $three } mit einer 3, { $four } mit einer 4; { $reserve } in der Reserve.
alt-display = Noch zu haben an öffentlichen Gebäuden: { $buildings }.
alt-supply = Vorrat: { $goods }.
# Kärtchen, die man kennt: $tile ist zum Beispiel "Kontor für Gewürz".
alt-pending = Du siehst dir das Kärtchen auf { $place } an: { $tile }.
alt-note = Du kennst das Kärtchen auf { $place }: { $tile }.

## Die eigene Hand

alt-hand =
    { $player } hat { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }: { $goods }.
alt-hand-gold = { $gold } Gold; eine Ware kostet { $price }; Einkäufe in diesem Zug noch: { $purchases }.
alt-hand-limit = Am Ende des Zugs kannst du höchstens { $limit } Karten behalten.
alt-payable = Das kannst du bezahlen: { $things }.

## Anno 1800: Aufschriften auf Bildern

label-1800-played = Ausgespielte Karten
label-1800-make = produzieren
label-1800-trade = handeln
label-1800-later = nicht jetzt
label-1800-missing = fehlt
label-1800-market = Markt
label-1800-ending = Noch zwei Runden
label-1800-last-round = Letzte Runde

## Anno 1800: die Inseln einer Person, das Wichtigste zuerst

alt-1800-island =
    Inseln von { $player }: { $points } Punkte in ausgespielten Karten, Handkarten: { $cards }, Expeditions-Karten: { $expeditions }.
# Bereite Plättchen von allen der Schiffe; und Plättchen auf Karten, die beim nächsten Stadtfest verfallen.
alt-1800-purse = Gold { $gold }; Handels-Plättchen { $trade } von { $trade_all } bereit, { $trade_cards } weitere auf Karten; Erkundungs-Plättchen { $explore } von { $explore_all }, { $explore_cards } weitere auf Karten.
alt-1800-people = { $people }: { $free } frei, { $working } bei der Arbeit, { $exhausted } erschöpft.
# $goods zählt freie Arbeitsplätze: "2 Bretter, 1 Kohle".
alt-1800-workplaces = Freie Arbeitsplätze nach Ressource: { $goods }.
alt-1800-busy = Ohne freien Arbeitsplatz: { $goods }.
alt-1800-harbor = Hafen: { $tiles }.
alt-1800-room = Leere Felder: { $inland } im Land, { $coast } an der Küste, { $sea } im Meer.
alt-1800-isle = Alte-Welt-Insel { $number }: { $island }.
alt-1800-bays =
    { $islands ->
        [one] 1 Neue-Welt-Insel
       *[other] { $islands } Neue-Welt-Inseln
    } mit { COUNT($goods, form: "dat") }.
alt-1800-played = Ausgespielt: { $fw } Bauer/Arbeiter, { $aei } Handwerker/Ingenieur/Investor, { $nw } Neue Welt, zusammen { $points } Punkte.
alt-1800-unused = Effekt noch nicht genutzt: { $card }.
alt-1800-field = { $place }: { $tile }.

## Anno 1800: der gemeinsame Spielplan

alt-1800-board = Spielplan in Runde { $round }. { $player } ist am Zug.
alt-1800-board-won = Spielplan nach Runde { $round }. { $player } hat gewonnen.
alt-1800-ending = { $player } hatte zuerst keine Handkarten mehr. Runde { $round } ist die letzte.
alt-1800-player = { $player }: { $points } Punkte in ausgespielten Karten, Handkarten { $cards }, Gold { $gold }, Leute { $cubes }, Alte-Welt-Inseln { $old }, Neue-Welt-Inseln { $new }, Expeditions-Karten { $expeditions }.
alt-1800-affordable = Du kannst jetzt bauen: { $tiles }.
alt-1800-objective = Auftrag { $card }:
alt-1800-count = { $player } { $count }.
alt-1800-stacks = Karten übrig: { $fw } Bauer/Arbeiter, { $aei } Handwerker/Ingenieur/Investor, { $nw } Neue Welt, { $expeditions } Expedition; Inseln übrig: { $old } Alte Welt, { $new } Neue Welt.
alt-1800-cubes = Leute im Vorrat: { $cubes }.
alt-1800-tiles = Bau-Plättchen übrig: { $tiles }.
alt-1800-made = Du kannst jetzt produzieren: { $goods }.
# $goods zählt Handels-Plättchen: "1 Bier, 2 Kohle".
alt-1800-traded = Das kannst du erhandeln, für so viele Handels-Plättchen: { $goods }.

## Anno 1800: die eigene Hand

alt-1800-hand = Hand von { $player }: Bevölkerungs-Karten { $cards }, Expeditions-Karten { $expeditions }.
alt-1800-actions = Aktionen übrig: { $actions }.
alt-1800-payable = Das kannst du ausspielen: { $card }, { $points } Punkte.
# $missing ist "nichts", wenn jede Ware einzeln zu haben ist, nur nicht alle zusammen.
alt-1800-card = { $card }, { $points } Punkte; es fehlt: { $missing }.
alt-1800-expedition = { $card }: besucht von { $animal } und { $artifact }.

## Mille Fiori: Beschriftungen auf Bildern

label-mf-choose = Alle wählen eine Karte
label-mf-card = Karte
label-mf-display = Offene Karten
label-mf-passed = Weitergegeben
label-mf-plan = Plan

## Mille Fiori: der Spielplan

alt-mf-board = Spielplan, Runde { $round } von höchstens { $rounds }, Karte { $card } von { $cards }. { $player } ist am Zug.
alt-mf-board-choose = Spielplan, Runde { $round } von höchstens { $rounds }, Karte { $card } von { $cards }. Alle wählen eine Karte.
alt-mf-board-won = Spielplan nach Runde { $round }. { $player } hat gewonnen.
alt-mf-player = { $player }: { $points } Punkte, dazu { $bonus } Bonuspunkte, Rauten übrig: { $rhombs }, Schiff auf { $ship }.
alt-mf-placed = { $player } hat { $card } auf { $place } gespielt.
alt-mf-sailed = { $player } ist mit { $card } gefahren.
alt-mf-next-house = Das nächste Haus ist { $place } mit Wert { $value }.
alt-mf-fleets = Ein Schiff der Flotten in Reihe 1 bis 5 ist { $one }, { $two }, { $three }, { $four }, { $five } wert.
alt-mf-display = Offene Karten: { $cards }.

## Mille Fiori: das Blatt eines Spielers

alt-mf-sheet = Blatt von { $player }: { $points } Punkte, dazu { $bonus } Bonuspunkte.
alt-mf-sources = Werkstätten { $workshops }, Häuser { $houses }, Nobili { $nobili }, Populi { $populi }, Handel { $trade }, Hafen { $harbor }, Seeroute { $sea }.
alt-mf-stock = Rauten übrig: { $rhombs }, im allgemeinen Vorrat { $reserve }; Schiff auf { $ship } von 20.
alt-mf-set = { $area }: { $held } von { $needed }.
alt-mf-set-done = { $area }: Sammlung vollständig, { $points } Bonuspunkte.
alt-mf-fields = Felder: { $fields }.

## Mille Fiori: die eigene Hand

alt-mf-hand =
    { $player } hat { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
alt-mf-chosen = Gewählt: { $card }.
alt-mf-card =
    { $card }: am besten auf { $place }, +{ $points }{ $extra ->
        [0] .
       *[other] , Extrakarte.
    }
alt-mf-card-only = { $card }.
alt-mf-passed = Weitergegeben: { $cards }.
alt-mf-plan = Plan: Möglichkeiten: { $ways }, Extrakarten: { $extras }.

## Anno 1701: Beschriftungen auf Bildern

label-1701-choose = Alle wählen zwei Ausbaukärtchen
label-1701-donate = Spende
label-1701-seven = 7 Kolonien
label-1701-building-1 = Gebäude I
label-1701-building-2 = Gebäude II
label-1701-tiles = Deine verdeckten Ausbaukärtchen
label-1701-known = Inseln, die du dir angesehen hast
label-1701-riot = Aufruhr

## Anno 1701: der gemeinsame Plan. Das Wichtigste zuerst: alle Sätze zusammen werden nach 1024 Zeichen abgeschnitten.

alt-1701-board = Seekarte, Runde { $round }. { $player } ist am Zug.
alt-1701-board-choose = Seekarte, Runde { $round }. Alle wählen zwei von vier Ausbaukärtchen.
alt-1701-board-won = Seekarte, Runde { $round }. { $player } hat gewonnen.
alt-1701-dice = Gewürfelt wurde { $sum }.
alt-1701-event = Gewürfelt wurde { $sum }: { $first }, dann { $second }.
alt-1701-met = Begegnung auf { $place }: { $card }.
alt-1701-met-pirate = Begegnung auf { $place }: { $card }, Stärke { $needed }.
alt-1701-met-hurricane = Begegnung auf { $place }: { $card }, nötige Segel: { $needed }.
alt-1701-player-ashore = { $player }: Gunstpunkte { $favours }, Gold { $gold }, Karten { $cards }, kein Schiff auf See.
alt-1701-player-ship = { $player }: Gunstpunkte { $favours }, Gold { $gold }, Karten { $cards }, Schiff auf { $place }.
alt-1701-player-ships = { $player }: Gunstpunkte { $favours }, Gold { $gold }, Karten { $cards }, Schiffe auf { $place } und { $second }.
alt-1701-riot-ashore = { $player }: Aufruhr, Gunstpunkte { $favours }, Gold { $gold }, Karten { $cards }, kein Schiff auf See.
alt-1701-riot-ship = { $player }: Aufruhr, Gunstpunkte { $favours }, Gold { $gold }, Karten { $cards }, Schiff auf { $place }.
alt-1701-riot-ships = { $player }: Aufruhr, Gunstpunkte { $favours }, Gold { $gold }, Karten { $cards }, Schiffe auf { $place } und { $second }.
alt-1701-power = { $power }: { $player }; höchste Zahl { $most }.
alt-1701-power-free = { $power }: niemand; höchste Zahl { $most }.
alt-1701-donation = Nächste Spende: { $gold } Gold.
# $places ist zum Beispiel "D2 E3".
alt-1701-colonies = Kolonien von { $player }: { $places }.
alt-1701-supply = Vorrat: { $goods }.
alt-1701-stacks = Übrig: Stapel I { $one }, Stapel II { $two }, Begegnungen { $encounters }, Ereignisse { $events }.
# Kärtchen, die man kennt: $tile ist zum Beispiel "Zuckerrohr 8".
alt-1701-looked = Du hast dir { $place } angesehen: { $tile }.
alt-1701-open = { $place }: { $tile }.
alt-1701-tile = { $island } { $number }
alt-1701-tile-symbols = { $island } mit { COUNT($symbols, form: "dat") }

## Anno 1701: eine Siedlung

alt-1701-island =
    Siedlung von { $player }: { $favours } von { $needed } Gunststeinen, { $gold } Gold, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }. Bis { $limit } Waren sicher vor Feuer.
alt-1701-riot = Bei { $player } herrscht Aufruhr.
alt-1701-residents = Einwohner: { $residents }.
alt-1701-next = Nächster Einwohner: { $resident } für { $goods }.
alt-1701-buildings = Gebäude: { $buildings }.
alt-1701-own-tile = Nicht gebaut auf { $place }: { $building }.
alt-1701-face-down = Verdeckte Ausbaukärtchen: { $tiles }.
# Was ein Wurf dieser Zahl aus der Siedlung bringt.
alt-1701-yield = { $number }: { $good }.
alt-1701-symbols = Kanonen { $cannons }, Handelssäcke { $sacks }, zufriedene Einwohner { $happy }, Segel { $sails }: { $points } Punkte je Schiff.
alt-1701-left = Kolonien { $colonies }, noch { $left }; Schiffe im Vorrat: { $ships }.
alt-1701-settled = Kolonie an { $tile }.

## Anno 1701: die eigene Hand

alt-1701-choose = Du wählst aus { $tiles }.
alt-1701-place = Du legst { $tiles }.
alt-1701-hand =
    { $player } hat { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }: { $goods }; { $gold } Gold. Bis { $limit } Waren sicher vor Feuer.
alt-1701-hand-empty = { $player } hat keine Waren; { $gold } Gold.
alt-1701-payable = Das kannst du bezahlen: { $things }.

## Tabellen: alle nebeneinander. Aufschriften, und Größen, wie sie vor einer Zeile stehen.

label-overview = Übersicht
label-score = Punktestand
label-score-final = Endstand
figure-victory = Siegpunkte
figure-points = Punkte
figure-gold = Gold
figure-posts = Kontore
figure-contracts = Verträge
figure-buildings = Gebäude
figure-merchants = Kaufleute
figure-cards = Handkarten
figure-ships = Schiffe auf See
figure-residents = Einwohner
figure-pirate = Kosten eines Piraten
figure-fire = Kosten eines Feuers
figure-favours = Gunstpunkte
figure-colonies = Kolonien
figure-expeditions = Expeditions-Karten
figure-tiles = Bau-Plättchen
figure-trade = Handels-Plättchen
figure-explore = Erkundungs-Plättchen
figure-old = Alte-Welt-Inseln
figure-new = Neue-Welt-Inseln
figure-reserved = Bonuspunkte
figure-rhombs = Rauten übrig

## Tabellen in Worten. Jede Zeile hat eine Größe aller Mitspieler.

alt-overview = Alle nebeneinander in Runde { $round }.
alt-overview-due = Wir warten auf { $player }.
alt-overview-won = { $player } hat gewonnen.
alt-score = Punktestand in Runde { $round }.
alt-score-final = Endstand nach Runde { $round }.
alt-score-player = { $rank }. { $player }: { $score }.
alt-row-2 = { $figure }: { $a } { $one }, { $b } { $two }.
alt-row-2-of = { $figure } (von { $need }): { $a } { $one }, { $b } { $two }.
alt-row-3 = { $figure }: { $a } { $one }, { $b } { $two }, { $c } { $three }.
alt-row-3-of = { $figure } (von { $need }): { $a } { $one }, { $b } { $two }, { $c } { $three }.
alt-row-4 = { $figure }: { $a } { $one }, { $b } { $two }, { $c } { $three }, { $d } { $four }.
alt-row-4-of = { $figure } (von { $need }): { $a } { $one }, { $b } { $two }, { $c } { $three }, { $d } { $four }.

## Ganze Texte: jeder Platz für sich, für alle, die ohne Bilder spielen

text-1503-resident = Feld { $field }: { $resident }, zahlt { $price }.
text-1503-served = Feld { $field }: { $resident }, zahlt { $price }, hat in diesem Zug gekauft.
text-1503-tile = { $place }: verdecktes Inselkärtchen mit einer { $number }.
text-mf-own = { $place }: { $symbol }.
text-mf-taken = { $place } ({ $symbol }): { $player }.
text-mf-open = { $place } ({ $symbol }): frei und offen.
text-mf-bonus-taken = Bonusfeld { $points } ({ $area }): { $player }.
text-mf-bonus-free = Bonusfeld { $points } ({ $area }): frei.
text-mf-good = { $good } ist jetzt { $value } wert.
text-mf-sea = Seeroute { $place }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
text-mf-sea-extra = Seeroute { $place }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } und eine Extrakarte.
text-mf-play =
    { $card } auf { $place }: +{ $points }, die anderen +{ $others }{ $extra ->
        [0] .
       *[other] , Extrakarte.
    }
text-mf-play-sail =
    Mit { $card } fahren: +{ $points }, die anderen +{ $others }{ $extra ->
        [0] .
       *[other] , Extrakarte.
    }
