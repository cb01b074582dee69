### The rules of Anno 1503 in our own words, one topic each, in the order in which one would explain the game.
### `.words` are further words under which a topic is found.

rules-anno1503-goal =
    Everyone builds up a home island. Each roll of the die brings goods. With goods you place pioneers, develop them into settlers, citizens and merchants, and build ships. The ships sail to small islands that hide trading posts, contracts and treasures.

    There are five victory points: 30 gold, 4 trading posts, 3 trade contracts, 4 public buildings and 3 merchants. You win as soon as you hold **three of them in your own turn**.

    For a good start, place another pioneer, get a ship moving, and choose the three points you want. Spice and tobacco do not grow at home, but citizens and merchants need them.
    .title = Goal of the game
    .words = aim objective win winner overview beginner start introduction strategy tips

rules-anno1503-setup =
    Each player starts with:
    - a home island with a pioneer and a settler on the two safe spaces
    - 7 gold, 1 stone and 1 wood
    - one ship on the start space and one in supply

    On every island the numbers 1 to 5 give wood, stone, tools, cloth and goods of your choice (“?”), each island in its own order.

    Face-down tiles lie on the small islands: 12 with two players, 19 with three, 26 with four. A few more form the reserve. The public buildings lie open: 7, 11 or 14.

    The dice decide who goes first; then play goes clockwise. Before the start the host may choose another way to deal the islands or to find the first player.
    .title = Setup
    .words = prepare beginning start equipment home island first player number of players options

rules-anno1503-turn =
    A turn has three parts, always in this order:
    1. **Roll.** Every player gets one card, not only you. A 6 brings an event instead.
    2. **Build and trade**, in any order: build ships, place pioneers, develop residents, sell to your residents, buy up to two cards, use the Grand Trading Post.
    3. **Sail.** Move your ships and discover islands.

    With the first action of a ship, part 2 is over for this turn. Apart from the roll you do not need to do anything; end the turn when you like. If you hold more than five cards then, you discard down to five.

    The bot normally rolls for you as soon as your turn begins.
    .title = Your turn
    .words = phases order sequence steps round actions clockwise end turn

rules-anno1503-yield =
    The number rolled counts for **all** players. Everyone takes one card of the goods shown at that number on their own island. At “?” you choose any of the six goods, including spice or tobacco.

    If you have a trading post at the dock with that number, you choose between the island’s goods and the post’s goods. It is always one card, never two.

    There are 15 cards of each kind of goods. An empty stack gives nothing; if only a few cards are left, the player who rolled comes first, then the others in turn order.

    In other players’ turns your standing orders choose for you, so that no one has to wait.
    .title = Goods from the die
    .words = roll dice number production income harvest question mark any good supply stack wood stone tools cloth

rules-anno1503-events =
    On a **6** the number gives no goods. The die is rolled again right away, and an event happens to everyone:
    - **1 or 2, Pirate:** pay 1 gold for each trading post and each contract at your island.
    - **3 or 4, Fire:** pay 1 gold for each resident outside the two safe spaces.
    - **5 or 6, Golden times:** take one card of your choice; with a Church, two.

    If you cannot pay in full, you pay nothing, but lose a tile or a resident. A Smithy protects against pirates, a Fire Brigade against fire. Players are dealt with in turn order, beginning with the one who rolled.
    .title = Events
    .words = six golden times pirate fire happening disaster luck second roll

rules-anno1503-pirate =
    The pirate comes on a 6 followed by a 1 or 2. He wants 1 gold for each trading post and each contract at your docks.

    If you can pay it all, you must. If you cannot, your gold stays untouched and you lose **one** tile: a trading post of your choice, or a contract. That may cost you a victory point.

    The lost tile is shuffled into the reserve. Then the top tile of the reserve goes face down on the free island farthest from the start, where anyone may discover it.

    With a **Smithy** you neither pay nor lose anything. In other players’ turns your standing orders decide which tile goes.
    .title = Pirate
    .words = event tile lost lose pay gold reserve refill robbery

rules-anno1503-fire =
    Fire breaks out on a 6 followed by a 3 or 4. It costs you 1 gold for each resident on your spaces 3 to 7. The two red spaces are safe.

    If you can pay it all, you must. If you cannot, your gold stays untouched and you lose the resident on your highest space, of any step. The tile returns to your supply, and a building below it goes back to the display. This may cost you a victory point.

    The space can be settled again, and from the fourth space on the new pioneer brings a building again. Develop residents on low spaces first: the high ones burn first.

    With a **Fire Brigade** you neither pay nor lose anything.
    .title = Fire
    .words = event burn resident lost lose pay gold safe red field

rules-anno1503-residents =
    There are four steps: pioneer, settler, citizen, merchant. Only pioneers are placed; all others come from developing.

    A pioneer costs **1 wood + 1 tool** and goes to your lowest free space. There are seven spaces. From the fourth on, each pioneer brings a public building for free.

    Your tiles set the limits: at most four pioneers and settlers together, and at most three citizens and merchants together. If you already have four of the first kind, make a settler a citizen before you place another pioneer.

    Spaces 1 and 2 are safe from fire.
    .title = Residents and pioneers
    .words = settle place pioneer cost field island settler citizen merchant tile limit four three safe full people

rules-anno1503-developing =
    Developing takes a resident one step up:
    - pioneer to settler: 1 cloth + 2 stone
    - settler to citizen: 2 spice + 1 stone
    - citizen to merchant: 2 tobacco + 1 spice

    You may do it as often as you can pay. The resident stays on its space, and so does the building below.

    A new citizen gives you a pioneer/settler tile back and uses up one of your three citizen/merchant tiles; without such a tile no settler can be developed. Merchants are the highest step.

    A resident who has bought something this turn buys nothing more after developing. A Promotion found at sea develops a resident for free.
    .title = Developing residents
    .words = upgrade develop raise promote cost price settler citizen merchant spice tobacco step

rules-anno1503-selling =
    In your turn each of your residents buys **one** card:
    - pioneer: tools, stone or wood for 1 gold (School: 2)
    - settler: cloth for 2 gold (Tavern: 4)
    - citizen: spice for 3 gold (Tavern: 4)
    - merchant: tobacco for 4 gold (Bathhouse: 6)

    A pioneer placed this turn may buy right away. Developing a resident does not allow a second sale. Sold cards go back to their stacks.

    Sell before you sail: after the first action of a ship there is no more trade in this turn. Players never trade with each other.
    .title = Selling goods
    .words = sell sale gold money price earn pay resident trade

rules-anno1503-buying =
    Twice in your turn you may buy a card of any goods from the supply, including spice or tobacco. A card costs **6 gold**, less 1 for each of your trade contracts: 5, 4 or at best 3 gold.

    Your residents do not matter for this. You may mix buying with selling, building and developing, but only before the first action of a ship. If a stack is empty, you cannot buy from it.

    Watch the point for 30 gold: you hold it only while you have at least 30.

    There is no trade between players. Only the Grand Trading Post lets you take a card from someone, for 2 gold.
    .title = Buying goods
    .words = buy purchase price cost gold contract trade discount twice supply

rules-anno1503-buildings =
    Each pioneer placed on the spaces 4 to 7 brings a public building of your choice from the display. It costs nothing, lies below the pioneer and works right away. You always take one.

    You may not have two of the same kind. If the display holds nothing that you may take, you cannot place a pioneer on these spaces.

    With **four buildings** you have a victory point. There are not enough for everyone: 7 with two players, 11 with three, 14 with four.

    Developing the resident leaves the building in place. If fire takes the resident, the building returns to the display.
    .title = Public buildings
    .words = building choose display free fourth field four victory point lost

rules-anno1503-building_effects =
    - **Grand Trading Post:** once in your turn, before sailing, pay another player 2 gold and draw a random card from their hand. Only you two learn which one. Not in the game for two.
    - **Fire Brigade:** fire costs you nothing.
    - **Smithy:** pirates cost you nothing.
    - **Church:** two goods instead of one in golden times.
    - **School:** a pioneer pays 2 gold instead of 1.
    - **Tavern:** a settler pays 4 gold instead of 2, a citizen 4 instead of 3.
    - **Bathhouse:** a merchant pays 6 gold instead of 4.
    - **Shipyard:** each of your ships has twice as many action points.

    A building works from the moment you take it until you lose it.
    .title = What each building does
    .words = effect grand trading post fire brigade smithy church school tavern bathhouse shipyard draw card building

rules-anno1503-ships =
    A ship costs **1 cloth + 1 wood + 1 tool**. It starts on C1 and may sail in the same turn. You have two ships.

    Each turn every ship has as many action points as there are players: 2, 3 or 4. The Shipyard doubles them. A step to a neighboring sea space costs 1 point; ships never move diagonally and never onto an island space. Any number of ships may share a space.

    Discovering an island costs 1 point as well. Unused points are lost. You may switch between two ships as you like.

    A ship that brings home a tile returns to your supply; build it again to sail on.
    .title = Ships and sailing
    .words = ship build cost sail move sea action points start square diagonal distance

rules-anno1503-discovering =
    If your ship lies next to an island space with a tile (not diagonally), you may discover it for 1 action point. Only you see the tile. Then choose:
    - **Use it:** everyone sees it, and the ship returns to your supply. Its remaining points are lost.
    - **Put it back:** it stays face down, and the ship may continue.

    A ship that begins its turn next to an island do not need to move first. To use a tile that you saw earlier, discover it again. What you cannot use must be put back: a fifth trading post, a fourth contract, a promotion that helps no one.

    The others see where you looked, not what you saw. Unless the host switched it off, the bot keeps a private note for you.
    .title = Discovering islands
    .words = discover explore island look tile use leave put back note face down beside

rules-anno1503-tiles =
    The small islands hide four kinds of tiles:
    - **Trading post:** shows goods and goes to a free gray dock. At the number of that dock you may take the post’s goods instead of the island’s.
    - **Trade contract:** goes to a brown dock. Each one makes buying 1 gold cheaper.
    - **Gold chest:** 12 gold right away.
    - **Promotion:** one of your residents goes one step up for free.

    Chest and promotion are treasures and leave the game after use. Gold from a chest can be spent from your next turn on.

    The back shows 2, 3 or 4. Distant islands have higher numbers and hold spice, tobacco and treasures more often.
    .title = Island tiles
    .words = trading post contract treasure gold chest promotion tile kinds back number spice tobacco

rules-anno1503-docks =
    The **four gray docks** take one trading post each. Each belongs to a number of the die; only the “?” has none. A post helps most where its goods differ from the island’s. With the same goods it gives no choice, but still counts for the victory point. Two posts for the same goods are allowed. A docked post is never moved or exchanged.

    The **three brown docks** take the trade contracts. They bring the price of a bought card down from 6 gold to 5, 4 and 3.

    Four posts and three contracts are the most you can have. Only the pirate takes a tile away again.
    .title = Docks
    .words = dock grey brown jetty trading post contract place number limit harbour harbor gray

rules-anno1503-victory_points =
    There are five victory points:
    - 30 gold or more
    - 4 trading posts
    - 3 trade contracts
    - 4 public buildings
    - 3 merchants

    You hold a point only as long as you fulfil it. Spend gold below 30, or lose a tile, a building or a merchant, and the point is gone until you earn it again.

    There are not enough trading posts, contracts and buildings for all players. 30 gold and 3 merchants can be reached by everyone.

    You win if you hold three points in your own turn.
    .title = Victory points
    .words = points win coat of arms score gold thirty merchants buildings contracts posts lose

rules-anno1503-hand_limit =
    At the end of your turn you may hold at most **five** cards. If you have more, choose which ones to discard; they go back to the stacks.

    The limit counts only at that moment. During your turn, and in the turns of others, you may hold any number. Cards that reach you between your turns are safe until your own turn ends.

    So before you end a turn, sell what your residents buy, or build something with it. Spice and tobacco are the hardest to get back.

    If the bot has to end a turn for you, it first discards cards that your next steps do not need.
    .title = Hand limit
    .words = five cards discard too many hand maximum end of turn

rules-anno1503-secrets =
    - **Open to all:** gold, residents, buildings, docks, ships, victory points, the stacks of goods and the number of cards in each hand. Goods that are gained, paid, sold or discarded are seen by everyone too.
    - **Hidden:** the cards in a hand, the faces of the tiles, the reserve and all standing orders. If you discover a tile, the others learn only where you looked. A card drawn with the Grand Trading Post is known to the two players concerned.

    The bot notes for you which tiles you have seen; a note vanishes when the tile leaves its island. The host may switch these notes off, or open all hands.
    .title = What is open, what is secret
    .words = secret hidden public visible hand notes information open hands private

rules-anno1503-orders =
    In other players’ turns the game does not wait for you. Your **standing orders** answer:
    - **Which goods do you take** at “?”, at a trading post, in golden times? A list such as “spice up to 2, then stone”. The first entry that fits decides.
    - **Which tile do you lose** to pirates? A list, the first one to go first.

    If nothing on the list fits, a default chooses goods that your next resident or ship still needs, or the tile whose loss hurts least. You do not need to set anything.

    Orders are private, and you can change them at any time, for future choices only. If you like, they also answer in your own turn. The host may have the game wait for each choice instead.
    .title = Standing orders
    .words = automatic default absent off-turn choice wish list up to set orders waiting

rules-anno1503-undo =
    In your own turn you may freely undo building, placing, developing, selling, buying and sailing. This ends when something random or hidden is shown, or someone else moves. What you undid you can also redo.

    After a roll, goods taken, a tile discovered, a card drawn or the end of a turn, all other players have to agree to an undo. The bot asks them and says what has been seen since.

    A player who resigns keeps the seat, but the bot then only plays the bare minimum for it. If only one player has not resigned, that player wins.
    .title = Undo and table rules
    .words = undo redo take back mistake resign leave give up absent time out consent

rules-anno1503-ending =
    The game ends right away when the player whose turn it is holds three victory points. This also counts at the very start of a turn, before the roll. If you gain the third point in another player’s turn and still hold it when your own turn begins, you win then.

    There is one winner. The others are ranked by victory points, then by the steps of their residents (pioneer 1 to merchant 4), then by gold.

    If the host has set a round limit, the game ends after that round. Then the same ranking decides, and first place may be shared.
    .title = End of the game
    .words = end finish win winner ranking tie round limit third point over
