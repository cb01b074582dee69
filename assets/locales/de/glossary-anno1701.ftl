### Begriffe zum Nachschlagen: je ein Satz.

glossary-anno1701-meadow = Eines der vier Felder deines Tableaus, die von Anfang an für Kärtchen frei sind.
    .title = Wiese
glossary-anno1701-landscape = Feld mit einer Zahl: Fällt sie, bekommst du eine Ware.
    .title = Landschaft
glossary-anno1701-expansion_tile = Kärtchen, das du verdeckt kaufst und später baust. Das Gebäude steht auf der Vorderseite.
    .title = Ausbaukärtchen
glossary-anno1701-advantage = Was ein Gebäude dir erlaubt, meist einmal in jedem deiner Züge.
    .title = Vorteil
glossary-anno1701-happy_resident = Symbol auf Gebäuden: bringt Steuern und zählt für die Zufriedenheit.
    .title = Zufriedener Einwohner
glossary-anno1701-trade_sack = Symbol auf Gebäuden und bei fremden Völkern: hilft beim Freien Händler und zählt für die Handelsmacht.
    .title = Handelssack
glossary-anno1701-cannon = Symbol auf Gebäuden und Häfen: hilft gegen Piraten und zählt für die Seemacht.
    .title = Kanone
glossary-anno1701-sail = Symbol auf Gebäuden: Jedes deiner Schiffe fährt 1 Feld weiter.
    .title = Segel
glossary-anno1701-favour_stone = Einer deiner fünf Steine. Liegen alle fünf, kannst du gewinnen.
    .title = Gunststein
glossary-anno1701-anchor = Meeresfeld mit Platz für eine Kolonie zwischen zwei Inselkärtchen.
    .title = Anker
glossary-anno1701-movement_point = Was ein Schiff im Zug ausgeben kann: 4 und 1 je Segel.
    .title = Bewegungspunkt
