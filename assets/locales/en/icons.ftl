### What the icons mean: the legend under private pictures and in the help.

button-legend = ❔ What do the icons mean?
button-page-back = ◀️ Back
button-page-on = Next ▶️
legend-heading = **{ $title } · What the icons mean** ({ $page }/{ $pages })

## Headings of its groups

legend-players = Players
legend-goods = Goods
legend-residents = Residents
legend-tiles = Island tiles
legend-buildings = Buildings
legend-events = Events
legend-points = Victory points
legend-lands = Landscapes
legend-symbols = Symbols
legend-islands = Islands
legend-favors = Favors
legend-areas = Areas
legend-cards = Cards
legend-people = People
legend-resources = Resources
legend-new_world = Resources of the New World
legend-industries = Industries: each has the icon of what it produces
legend-ships = Ships and shipyards
legend-tokens = Tokens and gold
legend-decks = Decks of cards
legend-objectives = Objective cards
legend-expeditions = Expedition cards
legend-effects = What cards do
legend-score = Scoring
legend-verbs = Actions
