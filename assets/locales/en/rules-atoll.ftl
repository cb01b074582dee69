### The rules of Atoll in our own words, one topic each, in the order in which one would explain the game.
### `.words` are further words under which a topic is found.

rules-atoll-goal =
    Two players share one canoe in a lagoon. Twelve islets, A to L, lie around it in a ring. Where the canoe lands you plant a palm of your color.

    Palms side by side grow into groves, and longer groves are worth much more than short ones. Pearls are worth a point each. After six rounds **the most points win.**
    .title = Goal of the game
    .words = aim win winner overview introduction palms lagoon

rules-atoll-setup =
    The canoe begins at islet A, and no palm has been planted yet. All eighteen tiles go into the bag: three of each number from 1 to 6. Both players draw three tiles and keep them secret.

    The first player is drawn by lot, unless the host chose that the first seat begins. In every round the same player goes first.
    .title = Setup
    .words = prepare beginning start deal first player islet

rules-atoll-turn =
    In your turn you do exactly one of two things:
    - **Sail**: play a tile, paddle the canoe and plant a palm.
    - **Dive**: put a tile back and bring up two pearls.

    Afterwards you draw a tile, so that you hold three again, and the other player has the turn. No one can pass, and there is nothing to do while you wait.
    .title = A turn
    .words = action choose pass order sequence what can I do

rules-atoll-sailing =
    Play one of your tiles and move the canoe by its number, clockwise or counterclockwise as you like. If a palm already stands there, yours or the other player’s, the canoe continues in the same direction to the next islet without a palm.

    Plant your palm on that islet. It stays there until the end, and the canoe waits beside it for the next player.
    .title = Sailing
    .words = sail paddle move canoe direction clockwise anticlockwise occupied plant counterclockwise

rules-atoll-diving =
    If no islet tempts you, dive: show one of your tiles and take two pearls. The canoe does not move and you plant no palm, so you have one palm fewer at the end.

    The tile goes back into the bag, but only after you have drawn another one. You will not get the same tile back right away, but it may come back later.
    .title = Diving
    .words = dive pearls put back exchange swap instead

rules-atoll-groves =
    A grove is an unbroken row of your own palms. A free islet or a palm of the other player ends it. The ring is closed, so a row that leads over L and A is one grove.

    A grove of 1, 2, 3, 4, 5 or 6 palms is worth 1, 3, 6, 10, 15 or 21 points. Joining two groves is often the best move of a game, and so is keeping the other player’s groves apart.
    .title = Groves
    .words = row neighbours adjacent length points together group neighbors

rules-atoll-pearls =
    Most islets have one to three pearls beside them, drawn on the board. When you plant your palm you take them. They are worth one point each, and they are yours for good.

    An islet gives its pearls only once, because no one can plant there again. A dive brings two pearls, wherever the canoe is, and as often as you like.
    .title = Pearls
    .words = islet value bonus treasure collect

rules-atoll-tiles =
    There are three tiles of each number from 1 to 6. Only you see your own. Tiles that were used for sailing stay open on the table, so you can count which numbers the other player may still hold.

    You may have several tiles of the same number. After your last turn you draw no more, and the tiles you have left are worth nothing.
    .title = Tiles
    .words = number hand draw bag secret hidden count

rules-atoll-ending =
    The game ends after six rounds, when both players have had six turns. The score is the points of all groves and all pearls, and everyone can see it at any time.

    The higher score wins. If the scores are equal, the player with more pearls wins; if these are equal as well, both win. Tiles that are left in hand do not matter.
    .title = End and scoring
    .words = finish final tie draw winner rounds last

rules-atoll-undo =
    A turn shows you a new tile, so you can undo it only if the other player agrees. In the last round no one draws: there you can undo your turn freely, until the game is over.

    If you are away, the bot can play for you. It then chooses what brings the most points right away, without looking further ahead.
    .title = Undo and absence
    .words = take back mistake away absent computer vote
