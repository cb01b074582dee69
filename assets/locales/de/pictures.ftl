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
alt-dangers = Ein Pirat würde jetzt { $pirate } Gold kosten, ein Feuer { $fire }.

## Der gemeinsame Plan

alt-board = Seekarte, Runde { $round }. { $player } ist am Zug.
alt-board-won = Seekarte, Runde { $round }. { $player } hat gewonnen.
alt-die = Der Würfel zeigt { $number }.
alt-die-event = Der Würfel zeigt { $number }: { $event }.
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
alt-hand-limit = Am Ende des Zuges dürfen höchstens { $limit } Karten bleiben.
alt-payable = Jetzt bezahlbar: { $things }.

## Mille Fiori: Beschriftungen auf Bildern

label-mf-choose = Alle wählen eine Karte
label-mf-card = Karte
label-mf-display = Offene Karten
label-mf-passed = Zurückgelegt
label-mf-plan = Plan

## Mille Fiori: der Spielplan

alt-mf-board = Glasplan, Runde { $round } von höchstens { $rounds }, Karte { $card } von { $cards }. { $player } ist am Zug.
alt-mf-board-choose = Glasplan, Runde { $round } von höchstens { $rounds }, Karte { $card } von { $cards }. Alle wählen eine Karte.
alt-mf-board-won = Glasplan nach Runde { $round }. { $player } hat gewonnen.
alt-mf-player = { $player }: { $points } Punkte, { $bonus } weitere gesichert, Rauten übrig: { $rhombs }, Schiff auf { $ship }.
alt-mf-placed = { $player } hat { $card } auf { $place } gespielt.
alt-mf-sailed = { $player } ist mit { $card } gefahren.
alt-mf-next-house = Das nächste Haus ist { $place } mit Wert { $value }.
alt-mf-fleets = Ein Schiff der Flotten in Reihe 1 bis 5 ist { $one }, { $two }, { $three }, { $four }, { $five } wert.
alt-mf-display = Offene Karten: { $cards }.

## Mille Fiori: das Blatt eines Spielers

alt-mf-sheet = Blatt von { $player }: { $points } Punkte, { $bonus } weitere gesichert.
alt-mf-sources = Werkstätten { $workshops }, Häuser { $houses }, Nobili { $nobili }, Populi { $populi }, Handel { $trade }, Hafen { $harbor }, Seeroute { $sea }.
alt-mf-stock = Rauten übrig: { $rhombs }, im allgemeinen Vorrat { $reserve }; Schiff auf { $ship } von 20.
alt-mf-set = { $area }: { $held } von { $needed }.
alt-mf-set-done = { $area }: Satz vollständig, Bonus { $points }.
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
alt-mf-passed = Zurückgelegt: { $cards }.
alt-mf-plan = Plan: Möglichkeiten: { $ways }, Extrakarten: { $extras }.
