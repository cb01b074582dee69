### Learn in five minutes, and tips. ① to ⑤ are the numbers drawn on the card’s picture; .alt describes what they point at.

learn-anno1701-1 =
    Win the **Queen’s favor five times**. Your favors appear at the top ①.

    Residents bring favors that no one can take from you. The first is the citizen ②, who wants 1 cloth, 1 tobacco and 1 rum. Other favors come from cannons, trade sacks and happy residents, from opera and theater, and from donations.

    Tobacco and rum don’t grow at home: find them on the islands.
    .title = The aim
    .alt = ① five places for favors at the top. ② the space of the citizen, who costs cloth, tobacco and rum.

learn-anno1701-2 =
    ① Landscapes. On a 3 these mountains give you tools, no matter who rolled.
    ② Your expansion tiles. Only you know them until you build them.
    ③ Once in each of your turns the settler exchanges 3 equal goods for 1 other.
    ④ Your gold. With fewer than 3 there’s a riot.
    .title = Your board
    .alt = ① mountains with the number 3. ② two expansion tiles that aren’t built yet. ③ the settler, who exchanges 3 for 1. ④ your gold.

learn-anno1701-3 =
    The bot rolls for you ①, and everyone gets goods. 2, 7 and 12 bring events. Then, in any order and as often as you can:
    - **{ anno1701-verb-build_resident }**, **{ anno1701-verb-build_building }**, **{ anno1701-verb-build_ship }**
    - **{ anno1701-verb-offer }**, **{ anno1701-verb-use }**, **{ anno1701-verb-buy_tile }**

    Done? **{ anno1701-verb-set_sail }** closes the market. Now your ship ② can **{ anno1701-verb-sail }**. On a question mark ③ you meet someone. At an anchor, **{ anno1701-verb-discover }** shows you two tiles ④, and **{ anno1701-verb-found }** makes them bring you goods. Then **{ anno1701-verb-end_turn }**.
    .title = One turn, button by button
    .alt = ① the dice. ② your ship on G4. ③ a question mark on the sea. ④ an unknown island tile.

learn-anno1701-4 =
    Any five favors win, as soon as it’s your turn and there’s no riot.

    ① Sea power, trade power, contentment: the first with 3 symbols takes the favor, and anyone with more takes it over.
    ② You can donate to the Queen. The cheapest free space counts; the first costs 7 gold.
    ③ Everyone’s favors. For the fifth one keep 3 gold more than it costs.
    .title = How you win
    .alt = ① the space for sea power. ② the donations: 7, 9, 10, 11 and 12 gold. ③ your row of favors in the table.

learn-anno1701-5 =
    ① **Spending the last gold.** With fewer than 3 gold there’s a riot: nothing on 6 and 8, and no victory.
    ② **Holding too many goods.** A fire takes half if you hold more than 7. Build or trade before your turn ends.
    ③ **Staying at home.** Without tobacco and rum there’s no citizen. Found colonies early; the ship goes back to your supply, so build it again.
    .title = Three beginners’ mistakes
    .alt = ① your gold. ② the goods in your hand and the limit for fire. ③ your colonies.

## Tips in the guided first game. The part after the game is a verb, a verb and its question, or the key of a task or event.

tip-anno1701-task-choose_tiles = Two tiles for the start. Cheap helpers that work every turn, such as tavern or warehouse, are easy to play.
tip-anno1701-task-action = Build and trade first. Press “Set sail” only when you’re done: it closes the market for this turn.
tip-anno1701-task-sailing = Head for an anchor: there you can look at two tiles, or found a colony right away.
tip-anno1701-task-encounter = A question mark on the sea: sometimes luck, sometimes trouble. The green answer is the safe one.
tip-anno1701-task-discard = Keep what your next resident costs: cloth, tobacco and rum.
tip-anno1701-task-place_tile = Use a free meadow. On a landscape the tile would stop its goods.
tip-anno1701-task-place_tile_known = Use a free meadow. On a landscape the tile would stop its goods.
tip-anno1701-build_resident = A favor that no one can take from you. Do this whenever you can.
tip-anno1701-build_building = A tile counts only once it’s built: then its symbols and its advantage are yours.
tip-anno1701-build_ship = No ship, no new colonies. A new one can sail this turn.
tip-anno1701-buy_tile = For 2 gold you choose from three tiles. But keep 3 gold, or there’s a riot.
tip-anno1701-use = Exchanging turns goods you don’t need into tobacco or rum. Each building works once a turn.
tip-anno1701-set_sail = Nothing left to build? Then it’s time for the sea.
tip-anno1701-sail = Sail toward unknown tiles near you. A question mark stops the ship.
tip-anno1701-discover = One movement point, and only you see the tiles. Ten of the 28 bring no goods, so a look pays off.
tip-anno1701-found = Both tiles now bring you goods. The ship returns to your supply.
tip-anno1701-found-ship = The ship goes back to your supply, and the two tiles are turned up for everyone.
tip-anno1701-end_turn = Goods stay with you, but more than 7 can burn.
tip-anno1701-event-rolled = Every roll counts for everyone, so you collect in the others’ turns too.
tip-anno1701-event-yielded_own = Those are your goods from this roll: from your board, and from islands with your colonies.
tip-anno1701-event-taxed_own = Tax: 1 gold, and 1 more for each happy resident.
tip-anno1701-event-burnt_own = More than 7 goods burn. Spend them before your turn ends.
tip-anno1701-event-queen_own = From your second favor on, the Queen wants gold now and then. Keep a little.
tip-anno1701-event-riot_began_own = Get back to 3 gold: sell a good in a tavern, or trade for gold.
tip-anno1701-event-founded = Those tiles are open now. You can share them from their other anchors.
tip-anno1701-event-power_gained = That favor can be taken over by anyone with more symbols.
tip-anno1701-event-offer = Anyone can accept. Decline or ignore it: no one has to wait for you.
