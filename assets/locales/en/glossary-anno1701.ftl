### The glossary of the rules look-up: `.title` is the term, the text explains it in one line (at most 200 characters).

glossary-anno1701-meadow = One of four spaces of your board that are free for tiles from the start.
    .title = Meadow
glossary-anno1701-landscape = A space with a number: it gives you a good when that number is rolled.
    .title = Landscape
glossary-anno1701-expansion_tile = A tile that you buy face down and later build. The building is on its face.
    .title = Expansion tile
glossary-anno1701-advantage = What a building lets you do, usually once in each of your turns.
    .title = Advantage
glossary-anno1701-happy_resident = A symbol on buildings: brings tax and counts for contentment.
    .title = Happy resident
glossary-anno1701-trade_sack = A symbol on buildings and foreign peoples: sells goods to the free trader and counts for trade power.
    .title = Trade sack
glossary-anno1701-cannon = A symbol on buildings and harbors: helps against pirates and counts for sea power.
    .title = Cannon
glossary-anno1701-sail = A symbol on buildings: each of your ships moves 1 space farther.
    .title = Sail
glossary-anno1701-favour_stone = One of your five markers. All five placed, and you can win.
    .title = Favor stone
glossary-anno1701-anchor = A sea space with a place for a colony between two island tiles.
    .title = Anchor
glossary-anno1701-movement_point = What a ship can spend in a turn: 4, and 1 more for each sail.
    .title = Movement point
