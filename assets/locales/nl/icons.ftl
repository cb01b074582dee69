### Wat de pictogrammen betekenen: de legenda onder privébeelden en in de hulp.

button-legend = ❔ Wat betekenen de pictogrammen?
button-page-back = ◀️ Terug
button-page-on = Verder ▶️
legend-heading = **{ $title } · Wat de pictogrammen betekenen** ({ $page }/{ $pages })

## Koppen van de groepen

legend-players = Spelers
legend-goods = Goederen
legend-residents = Inwoners
legend-tiles = Eilandtegels
legend-buildings = Gebouwen
legend-events = Gebeurtenissen
legend-points = Overwinningspunten
legend-lands = Landschappen
legend-symbols = Symbolen
legend-islands = Eilanden
legend-favors = Gunsten
legend-areas = Gebieden
legend-cards = Kaarten
legend-people = Mensen
legend-resources = Goederen
legend-new_world = Goederen van de Nieuwe Wereld
legend-industries = Fabrieken: elk heeft het pictogram van wat het maakt
legend-ships = Schepen en werven
legend-tokens = Fiches en goud
legend-decks = Kaartstapels
legend-objectives = Opdrachtkaarten
legend-expeditions = Expeditiekaarten
legend-effects = Wat kaarten doen
legend-score = Puntentelling
legend-verbs = Acties
