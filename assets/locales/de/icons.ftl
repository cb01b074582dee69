### Was die Zeichen bedeuten: die Legende unter privaten Bildern und in der Hilfe.

button-legend = ❔ Was bedeuten die Zeichen?
button-page-back = ◀️ Zurück
button-page-on = Weiter ▶️
legend-heading = **{ $title } · Was die Zeichen bedeuten** ({ $page }/{ $pages })

## Überschriften ihrer Gruppen

legend-players = Spieler
legend-goods = Waren
legend-residents = Einwohner
legend-tiles = Inselkärtchen
legend-buildings = Gebäude
legend-events = Ereignisse
legend-points = Siegpunkte
legend-lands = Landschaften
legend-symbols = Symbole
legend-islands = Inseln
legend-favors = Gunstpunkte
legend-areas = Bereiche
legend-cards = Karten
legend-people = Leute
legend-resources = Ressourcen
legend-new_world = Ressourcen der Neuen Welt
legend-industries = Industrien: Jede hat das Zeichen dessen, was sie produziert
legend-ships = Schiffe und Werften
legend-tokens = Plättchen und Gold
legend-decks = Kartenstapel
legend-objectives = Auftrags-Karten
legend-expeditions = Expeditions-Karten
legend-effects = Was Karten bewirken
legend-score = Wertung
legend-verbs = Aktionen
