### Begriffe zum Nachschlagen: je ein Satz.

glossary-mille-fiori-rhomb = Was du auf den Spielplan legst. Ist dein Vorrat leer, endet das Spiel.
    .title = Raute
glossary-mille-fiori-card_round = Jeder spielt eine Karte, dann wandern die Hände weiter.
    .title = Kartenrunde
glossary-mille-fiori-doge_card = Zeigt, wer anfängt; sie wandert jede Runde einen Platz weiter.
    .title = Dogenkarte
glossary-mille-fiori-open_cards = Karten neben dem Spielplan, die man als Extrakarten spielen kann.
    .title = Offene Karten
glossary-mille-fiori-ship_number = Die Zahl im Steuerrad einer Karte: So weit fährt dein Schiff.
    .title = Schiffszahl
glossary-mille-fiori-star = Punkt zwischen drei Werkstätten. Wer die dritte belegt, bekommt eine Extrakarte.
    .title = Stern
glossary-mille-fiori-pyramid = Nobili und Populi: drei Ebenen; obere Felder liegen auf je zwei unteren.
    .title = Pyramide
glossary-mille-fiori-good_deal = Du legst im Handel, und jemand anders hat auf dieser Ware mehr Rauten: eine Extrakarte für dich.
    .title = Gutes Geschäft
glossary-mille-fiori-fleet_term = Drei Schiffe einer Zeile. Mit dem dritten werden alle gewertet.
    .title = Flotte
glossary-mille-fiori-bonus_place = 20, 15, 10 oder 5 Punkte für eine vollständige Sammlung eines Bereichs.
    .title = Bonusfeld
glossary-mille-fiori-chain = Extrakarten, die weitere Extrakarten bringen, alle in einem Zug.
    .title = Kettenzug
glossary-mille-fiori-reserve_term = Rauten, die erst genutzt werden, wenn der Vorrat leer ist.
    .title = Reserve
