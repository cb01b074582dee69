### The glossary of the rules look-up: `.title` is the term, the text explains it in one line (at most 200 characters).

glossary-anno1503-home_board = Your own island: seven spaces for residents, four gray and three brown docks, and a good for each number from 1 to 5.
    .title = Home island
glossary-anno1503-any_good = A number of your island that gives a good of your choice.
    .title = “?”
glossary-anno1503-safe_field = One of the two red spaces where fire can’t reach a resident.
    .title = Safe space
glossary-anno1503-trading_post = A tile at a gray dock: at its number you can take its good instead of your island’s.
    .title = Trading post
glossary-anno1503-contract = A tile at a brown dock that makes each card you buy 1 gold cheaper.
    .title = Trade contract
glossary-anno1503-dock = A place for a tile on your home island: gray for trading posts, brown for contracts.
    .title = Dock
glossary-anno1503-promotion = A treasure that raises one of your residents by a step for free.
    .title = Promotion
glossary-anno1503-reserve = Face-down tiles beside the map. From here a tile comes back to an empty island.
    .title = Reserve
glossary-anno1503-supply = Your own tiles and ships that aren’t in play right now; also the stacks of goods.
    .title = Supply
glossary-anno1503-action_point = What a ship can do in a turn: one point for each step or discovery.
    .title = Action point
glossary-anno1503-step = How far a resident has come: pioneer, settler, citizen, merchant.
    .title = Step
glossary-anno1503-standing_orders = Your answers for other players’ turns, given in advance.
    .title = Standing orders
