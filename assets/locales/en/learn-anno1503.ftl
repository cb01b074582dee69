### Learn in five minutes, and tips. ① to ⑤ are the numbers drawn on the card’s picture; .alt describes what they point at.

learn-anno1503-1 =
    Build up your island, trade with your residents, and send ships out to discover the small islands.

    There are five goals ②: 30 gold, 4 trading posts, 3 trade contracts, 4 public buildings, 3 merchants. Each goal you hold is a victory point, a shield at the top ①.

    Hold **three of them in your own turn** and you win. Pick the three that suit you.
    .title = The aim
    .alt = ① the row of shields for victory points at the top. ② the five goals: gold, trading posts, contracts, public buildings, merchants.

learn-anno1503-2 =
    ① What the die brings you. On a 3 you get wood here, no matter who rolled.
    ② Your residents. In each of your turns every one of them buys one card from you, for the gold shown.
    ③ What things cost: a ship, a pioneer, and the three steps from pioneer to merchant.
    ④ Docks for trading posts. A post gives you a choice between two goods when its number is rolled.
    .title = Your board
    .alt = ① the numbers 1 to 5 with the goods they bring. ② your residents and what they pay. ③ the table of costs. ④ four gray docks.

learn-anno1503-3 =
    The bot rolls for you, and everyone gets goods ①. If you have a choice, press **{ anno1503-verb-take }**. Then use these buttons in any order:
    - **{ anno1503-verb-sell }**: each resident buys one card.
    - **{ anno1503-verb-develop }**: a green tick means you can pay. Here you can make a settler ②.
    - **{ anno1503-verb-settle }**, **{ anno1503-verb-build_ship }**, **{ anno1503-verb-buy }**.

    Sail last: after the first **{ anno1503-verb-sail }** or **{ anno1503-verb-discover }** there’s no more building and selling this turn. **{ anno1503-verb-end_turn }** lets you keep five cards ③: here two have to go.
    .title = One turn, button by button
    .alt = ① your cards. ② the settler, marked with a green tick because you can pay for it. ③ the hand limit: 7 of 5 cards.

learn-anno1503-4 =
    You win in your own turn, with three victory points.

    ① Tiles like this hide trading posts, contracts, gold chests and promotions. There aren’t enough for everyone, so be early.
    ② 30 gold is a point, but only while you have it.
    ③ This table shows how close everyone is. 30 gold and 3 merchants are the two points no one can take before you.
    .title = How you win
    .alt = ① a face-down island tile. ② the line at 30 gold. ③ the table that shows how far each player has come with the five goals.

learn-anno1503-5 =
    ① **Forgetting pirates and fire.** This is what they would cost you now. If you can’t pay it all, you lose a tile or a resident. Keep a little gold.
    ② **Hoarding cards.** Only five survive the end of your turn. Sell and build first.
    ③ **Leaving ships at home.** A ship in the supply discovers nothing. Build it again as soon as it has brought a tile home.
    .title = Three beginners’ mistakes
    .alt = ① what pirates and fire would cost you now. ② the cards in your hand. ③ the ships that still lie in your supply.

## Tips in the guided first game. The part after the game is a verb, a verb and its question, or the key of a task or event.

tip-anno1503-task-phase2 = Sell and build first, sail last: once a ship moves, the market is closed for this turn.
tip-anno1503-task-phase3 = A ship’s unused points are lost. Look at one more island, or end your turn.
tip-anno1503-task-take = Take what your next step still lacks. Spice and tobacco don’t grow at home, so a free choice is a good time for them.
tip-anno1503-task-tile = Only you see this tile. A trading post gives you a choice at one number for the rest of the game.
tip-anno1503-sell = Selling brings gold every turn. Each resident buys only one card, so use all of them.
tip-anno1503-sell-field = Start with the resident who pays most. No one buys twice in a turn.
tip-anno1503-develop = Developing is how merchants are made: three of them are a victory point. And higher steps pay more.
tip-anno1503-develop-field = Develop people on low spaces first: fire takes the highest one.
tip-anno1503-settle = Each pioneer is one more buyer. From the fourth space on, a pioneer brings a public building for free.
tip-anno1503-settle-building = Four buildings are a victory point. Choose the one that helps every turn, such as the tavern.
tip-anno1503-build_ship = Two ships find twice as much. A new ship can sail this turn.
tip-anno1503-buy = Six gold is a lot. Buy only the card that completes something now.
tip-anno1503-sail = Nearby tiles are quickest. Distant ones hide treasures, spice and tobacco more often.
tip-anno1503-sail-to = Stop beside an island: a ship discovers what lies next to it.
tip-anno1503-discover = One point, and only you see the tile. If you use it, the ship returns to your supply.
tip-anno1503-use_tile = Use it: every post and every contract counts toward a victory point.
tip-anno1503-end_turn-discard = Keep what your next step costs. The rest goes back to the stacks.
tip-anno1503-event-rolled = Every roll feeds everyone, so you get goods in the others’ turns too.
tip-anno1503-event-pirate = Pirates: 1 gold for each of your docked tiles. With no tiles you pay nothing.
tip-anno1503-event-fire = Fire: 1 gold for each resident outside the two red spaces.
tip-anno1503-event-golden_times = Golden times: goods of your choice for everyone. Spice or tobacco is usually best.
tip-anno1503-event-settled_for = Your opponent has one more buyer now. Keep pace with pioneers of your own.
tip-anno1503-event-post_docked = A trading post fewer on the map. Four of them are a victory point.
tip-anno1503-event-point_gained = That’s a victory point. Check the board: who needs only one more?
