### The glossary of the rules look-up: `.title` is the term, the text explains it in one line (at most 200 characters).

glossary-anno1800-exhausted = People and tokens that have been used. They’re ready again after a festival.
    .title = Exhausted
glossary-anno1800-district = Where people live who are ready to work.
    .title = Residential district
glossary-anno1800-workplace = A place for one person in an industry; each industry has two.
    .title = Workplace
glossary-anno1800-industry = A tile that makes one resource, such as a brewery.
    .title = Industry
glossary-anno1800-start_industry = One of ten industries printed on your home island.
    .title = Start industry
glossary-anno1800-shift_end = Gold sends a person home from work at any time in your turn.
    .title = End of shift
glossary-anno1800-free_action = Something you can do on top of your action, as often as you like.
    .title = Free action
glossary-anno1800-extra_action_term = One more action in the same turn.
    .title = Extra action
glossary-anno1800-need = What a population card asks for before you can play it.
    .title = Need
glossary-anno1800-strength = 1 to 3 for ships and shipyards: tokens of a ship, and the strongest ship a shipyard builds.
    .title = Strength
glossary-anno1800-influence = The points that decide the game.
    .title = Influence points
glossary-anno1800-fireworks = 7 points for the first player with an empty hand; it starts the end.
    .title = Fireworks tile
glossary-anno1800-worker_version = A second version of a start industry in which workers work instead of artisans or farmers.
    .title = Version for workers
