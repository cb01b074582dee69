### The rules of Anno 1701 in our own words, one topic each, in the order in which one would explain the game.
### `.words` are further words under which a topic is found.

rules-anno1701-goal =
    The Queen has sent you to settle a distant sea. You develop your settlement, send ships to hidden islands, found colonies there, and win the **favor of the Queen**.

    Favors come from citizens, merchants and aristocrats, from opera and theater, from seven colonies and from donations. Being the best in sea power, trade power or contentment brings one too.

    You win as soon as it is your turn, you have **five favors** and there is no riot in your settlement: you need at least 3 gold.

    To begin with, sail to the nearest islands and look for tobacco and sugar cane. Without tobacco and rum you cannot build any resident.
    .title = Goal of the game
    .words = aim objective win winner overview beginner start introduction strategy tips queen

rules-anno1701-setup =
    Each player starts with:
    - a settlement board with eight landscapes and four meadows
    - 7 gold and no goods
    - one ship on the start space G4 and one in supply
    - 8 colonies and 5 favor stones

    Everyone is dealt four expansion tiles of stack I, keeps two and places them face down on two meadows. The others are shuffled back. For a first game the host may have two dealt without a choice.

    28 island tiles lie face down in eight archipelagos: dark ones in the west, light ones in the east. The highest roll goes first, then play goes clockwise. The game is made for 3 or 4; with 2 it works, but there is little trade.
    .title = Setup
    .words = prepare beginning start equipment settlement board first player number of players options two players

rules-anno1701-turn =
    A turn has three phases:
    1. **Yield.** Two dice are rolled for everyone: goods, or events on 2, 7 and 12.
    2. **Actions**, in any order and as often as you can: trade, build residents, buildings and ships, buy expansion tiles, use your buildings, donate to the Queen.
    3. **Sailing.** Move your ships, one after the other; discover islands, found colonies, meet strangers.

    When you set sail, your actions are over for this turn and open offers expire. With no ship at sea, setting sail ends the turn.

    The bot normally rolls for you. Apart from that you do not need to do anything, and your turn ends when you say so.
    .title = Your turn
    .words = phases order sequence steps round actions sailing set sail clockwise end turn

rules-anno1701-yield =
    On 3, 4, 5, 6, 8, 9, 10 and 11 everyone gets one card from the landscape with that number on their own board:
    - mountains: tools
    - forest: wood
    - pasture: cloth
    - clay pit: bricks

    Each island tile with that number at which you have a colony gives you one card or 1 gold as well. One tile never gives you more than one, even with two colonies.

    A landscape with an expansion tile on it gives nothing. In a riot you get nothing at all on 6 and 8.

    There are 14 cards of each kind of goods. If they run out, the player whose turn it is comes first, then the others in turn order.
    .title = Yield
    .words = goods dice roll number production income harvest landscape mountains forest pasture clay pit supply empty

rules-anno1701-events =
    On 2, 7 and 12 an event card is drawn. Its two events happen to everyone, one after the other:
    - **Fire:** a player with more than 7 goods loses half of them, rounded down: 4 of 9. With a fire station it is more than 11, with two more than 15.
    - **Tax:** everyone gets 1 gold, and 1 more for each happy resident, up to 5.
    - **Queen:** with 2 favors you pay 1 gold, with 3 or more 2 gold. If you have less, you pay what you have. Chapels and the cathedral make it cheaper.

    If fire strikes in your own turn, you choose what to lose. In other players’ turns your keep list chooses right away, so that no one waits.
    .title = Events
    .words = event card fire tax queen two seven twelve lose goods happening disaster

rules-anno1701-riot =
    As long as you have **fewer than 3 gold**, there is a riot in your village center. It begins and ends by itself, also in other players’ turns.

    During a riot
    - you get nothing when a 6 or 8 is rolled, neither from your board nor from islands
    - you cannot win, even with five favors

    What counts is your gold at the moment of the roll. You may still build, trade and sail.

    Ways out: tax, gold landscapes, selling goods in a tavern or market hall, castaways, beating a pirate, a trade for gold. A donation or the opera may be worth a riot while the last favor is still far.
    .title = Riot
    .words = village centre fewer three gold six eight unrest win blocked center

rules-anno1701-trade =
    In your action phase you may offer any goods and gold for any others, to all players or to one. The others may trade only with you while it is your turn; they may send you proposals.

    The first to accept gets the deal, and the exchange happens right away. Others may decline, make a counter-offer or do nothing: no one has to wait. Both sides must give something, and not the same thing. You may have three offers open, each other player one.

    An offer expires when you set sail, withdraw it or no longer have what you offer. Tiles, ships and promises are not part of it.

    Trade orders can accept small deals for you while you are away.
    .title = Trade and offers
    .words = offer accept decline counter withdraw proposal deal exchange goods gold player lapse

rules-anno1701-orders =
    In other players’ turns the game does not wait for you. Your **standing orders** answer, and only you can see them:
    - **Keep list:** which goods to keep in a fire, such as “tobacco, rum, 1 tool”. Without a list you first keep what your next resident costs, then one each of tools, bricks, cloth and wood, then tobacco and rum.
    - **Trade orders:** such as “give 1 brick for 1 cloth”. They accept a fitting offer right away, but only as often in a turn as you allow, and they keep 3 gold back. They do not trade with a player who has four favors, unless you allow it.

    Change them at any time; it counts from then on. You are told privately what happened to you and why.
    .title = Standing orders
    .words = keep list trade orders automatic absent away fire default preferences wait

rules-anno1701-residents =
    Settlers live in your settlement from the start. The others you build in this order, each once:
    - **Citizen:** 1 cloth, 1 tobacco, 1 rum
    - **Merchant:** 1 cloth, 2 tobacco, 2 rum
    - **Aristocrat:** 1 wood, 1 cloth, 3 tobacco, 3 rum

    Each brings a favor that no one can take from you. The citizen also opens stack II of the expansion tiles, already in the same turn.

    Tobacco and rum do not grow at home. You need colonies at tobacco fields and sugar cane, or trade. There is more tobacco in the west, more sugar cane in the east.
    .title = Residents
    .words = citizen merchant aristocrat settler cost build people favour tobacco rum stack two favor

rules-anno1701-buildings =
    You can build what lies face down on your own board as an expansion tile:
    - stack I: 1 brick, 1 tool
    - stack II: 1 brick, 1 cloth, 1 tool

    The tile is turned up; its symbols count right away, and its ability may be used in the same turn.
    - **Sails** give each of your ships 1 movement point more.
    - **Cannons** help against pirates and count for sea power.
    - **Trade sacks** help with the free trader and count for trade power.
    - **Happy residents** bring tax and count for contentment.

    A building stays for good. A tile that is not built yet counts for nothing.
    .title = Buildings
    .words = build building cost symbol sail cannon trade sack happy resident advantage stack

rules-anno1701-tiles =
    In your action phase you may buy expansion tiles, as many as you like:
    - **1 gold:** the top tile of a stack
    - **2 gold:** look at the top three and keep one; the others go under the stack

    Stack II is open to you once your citizen is built. Place the tile face down on a free meadow; only you know it. If no meadow is free, place it
    - on a landscape, which then gives no more goods, or
    - in place of one of your tiles that is not built; that one goes under its stack

    Settler, village center, residents and finished buildings are never covered. It is best to cover the landscape whose number is rolled least often.
    .title = Expansion tiles
    .words = buy tile search choose three meadow landscape cover replace stack gold room

rules-anno1701-buildings_one =
    There are two of each. An ability works once in each of your turns; two buildings of a kind work twice.
    - **Weaving mill** (1 sail): 2 cloth for 1 other card
    - **Sawmill** (1 sail): 2 wood for 1 other card
    - **Brickworks** (1 sack): 2 bricks for 1 other card
    - **Toolmaker** (1 cannon): 2 tools for 1 other card
    - **Tavern** (1 happy), **Market hall** (1 sack): sell 1 card for 1 gold
    - **Warehouse** (1 sack): buy any card for 2 gold
    - **Fire station** (1 happy): in a fire 4 of your goods are not counted
    - **Chapel** (1 happy): the Queen costs you 1 gold less
    - **Watchtower** (1 cannon): pirates demand 1 gold less

    “Happy” stands for a happy resident.
    .title = Buildings of stack I
    .words = weaving mill sawmill brickworks toolmaker tavern market hall warehouse fire station chapel watchtower effect advantage

rules-anno1701-buildings_two =
    One or two (2×) of each; “once” is once in each of your turns.
    - **Opera**, **Theater** (1 happy each): pay 3 gold one time for a favor
    - **University** 2× (1 happy): once, draw another encounter card
    - **Fortress** 2× (2 cannons, 1 sail)
    - **Gun foundry** (2 cannons): once, 2 tools for 1 other card
    - **Shipyard** 2× (2 sails): once, a ship costs one card less, as you choose
    - **Trading house** 2× (2 sacks): once, any card for 2 gold
    - **Bank** (1 sack): 1 gold when built and at the start of each of your action phases
    - **Cathedral** (2 happy): the Queen costs you 2 gold less
    - **Palace garden** (2 happy): 1 gold on every 2, 7 and 12, in any player’s turn
    - **Stock exchange** 2× (1 sack): once, any 2 goods for 1 of another kind
    .title = Buildings of stack II
    .words = opera theatre university fortress gun foundry shipyard trading house bank cathedral palace garden stock exchange effect advantage theater

rules-anno1701-exchange =
    Two spaces work on every board from the start, each once in each of your turns:
    - **Settler:** 3 cards of a kind for 1 other card
    - **Village center:** 3 gold for 1 card of your choice

    Your buildings offer better rates: 2 cards for 1, a card for 2 gold, 1 gold for a card. Each building works once a turn, even if you have two of a kind.

    You use them in your action phase, in any order with trading and building. If the supply has none left, you cannot get it this way.

    Watch your gold: with fewer than 3 a riot begins.
    .title = Exchanging and buying goods
    .words = exchange swap buy sell good gold settler village centre rate use building advantage once center

rules-anno1701-donations =
    In your action phase you may donate gold to the Queen and receive a favor for it. There are five spaces: **7, 9, 10, 11 and 12 gold**. You always pay the lowest one that is still free, and each takes one stone: the first donor pays 7, the next donor 9.

    You may donate several times, even in one turn, as long as you have favor stones. No one can take this favor from you.

    The gold is gone. If fewer than 3 are left, a riot begins, and in a riot no one wins. So for your fifth favor have 3 gold more than the price.
    .title = Donations to the Queen
    .words = donate gift queen gold favour price seven nine ten eleven twelve favor

rules-anno1701-ships =
    A ship costs **1 wood, 1 cloth, 1 tool**. It starts on G4 and may sail in the same turn. You have two ships.

    In each turn a ship has 4 movement points, and 1 more for each sail on your buildings. A step to a neighboring sea space costs 1 point. Islands block the way; any number of ships may share a space. In one turn a ship never enters the same space twice, nor the one it started from.

    Finish one ship first: as soon as the other moves, the first is done for this turn. Unused points are lost.

    Name a destination, and the bot shows the route, its cost and the question marks on it. Or sail space by space.
    .title = Ships and sailing
    .words = ship build cost sail move sea movement points start field route path sails speed

rules-anno1701-discovering =
    On a space with an anchor you may look at the two island tiles that it touches, for 1 movement point. Only you see them, and they stay face down. If one of them is open already, you look at the other.

    The others see where you looked, not what you saw. The bot remembers it for you and shows it in your own pictures, so you never need to look twice.

    You do not need to look before you found a colony, but 10 of the 28 tiles have no number: 5 harbors and 5 foreign peoples.
    .title = Discovering islands
    .words = discover explore look island tile anchor face down secret note movement point

rules-anno1701-colonies =
    A ship on a space with an anchor may found a colony at its tip, between two island tiles. It costs neither a movement point nor goods, and you do not need to have looked before. Both tiles are turned up for all. The ship returns to your supply; build it again to sail on.

    From now on these tiles give you goods or gold when their number is rolled. A harbor adds its cannons, a foreign people its trade sacks, once for each tile.

    Each anchor has room for one colony. Every tile touches two anchors, so two players may share it. You have 8 colonies. With four players the first two with **seven** colonies get a favor.
    .title = Colonies
    .words = found colony anchor seven colonies site place tip blind ship supply

rules-anno1701-islands =
    There are seven kinds of island tiles:
    - **Tobacco field:** tobacco. West 4, 6, 9, 11; east 8
    - **Sugar cane:** rum. West 6; east 3, 5, 8, 10
    - **Gold landscape:** 1 gold. West 5, 10; east 4, 9
    - **Forest:** wood. West 3; east 11
    - **Pasture:** cloth. West 8; east 6
    - **Harbor:** 1 or 2 cannons. Three in the west, two in the east. Ships that are driven back may find shelter there.
    - **Foreign people:** 1 or 2 trade sacks. Two in the west, three in the east.

    The western tiles have dark backs, the eastern ones light backs. 6 and 8 are rolled most often of these numbers, but give nothing in a riot.
    .title = Island tiles
    .words = island kinds tobacco sugar cane rum gold forest pasture harbour foreign people number dark light west east harbor

rules-anno1701-encounters =
    When your ship enters a space with a question mark, it stops and you draw an encounter card:
    - **Free trader:** with a trade sack you may sell one card. You get 1 gold with 1 or 2 sacks, 2 gold with 3 or 4, 3 gold with 5 or more.
    - **Pirate:** pay or fight.
    - **Castaways:** 1 gold for each sail on your buildings.
    - **Hurricane:** with fewer sails than the card says (1, 2 or 3), your ship is driven back.

    With a university you may draw another card, once a turn. Then the ship sails on with the points it has left, unless it was driven back. A ship that begins its turn on a question mark draws nothing.

    24 cards: 6 traders, 9 pirates, 4 castaways, 5 hurricanes.
    .title = Encounters
    .words = question mark encounter card free trader castaways hurricane storm university sell

rules-anno1701-pirates =
    A pirate wants gold. Pay, or fight: roll one die and add your cannons.
    - weak: strength 5, wants 1 gold, 2 gold for you if beaten
    - strong: strength 7, wants 2, brings 3
    - mighty: strength 9, wants 3, brings 5

    If your sum reaches the strength, you take the gold and sail on. If not, your ship is **driven back**. If you cannot pay, you have to fight. Each watchtower lowers the demand by 1.

    A ship driven back by a pirate or a hurricane goes to the start space. If a harbor tile with a colony of yours is nearer, it goes there. Its move is over. From a harbor it sails on next turn, to any sea space beside the tile.
    .title = Pirates and ships driven back
    .words = pirate fight pay strength cannon die watchtower sent back retreat harbour start field lost harbor

rules-anno1701-favours =
    You have five favor stones. You place one for
    - each **resident**: citizen, merchant, aristocrat
    - **sea power**, **trade power** or **contentment**; these can change hands
    - **opera** and **theater**: 3 gold each, one time
    - **seven colonies**: with four players, the first two only
    - a **donation**: 7, 9, 10, 11 or 12 gold

    All but the three powers are yours for good. To donate or to pay for the opera you need a stone left.

    Any five will do. Think early about which you can get before the others: there is one opera, one theater, and one place for each power.
    .title = Favors of the Queen
    .words = favour stone points five queen residents opera theatre seven colonies donation board favor theater

rules-anno1701-powers =
    Three spaces of the favor board belong to the player who has most of something:
    - **Sea power:** cannons, on buildings and harbors
    - **Trade power:** trade sacks, on buildings and at foreign peoples
    - **Contentment:** happy residents, on buildings

    The first player with 3 takes the space and its favor. Another takes it over as soon as they have **more** than the owner; equal is not enough. The old owner takes the stone back.

    If you own a space with 10 or more, you keep it for good. Symbols are never lost; only building and founding colonies change the numbers.
    .title = Sea power, trade power, contentment
    .words = power cannons trade sacks happy residents most track take over ten three board

rules-anno1701-secrets =
    - **Open to all:** gold, the number of goods in every hand, the goods left in the supply, buildings, symbols, ships, colonies, favors, open island tiles, and who looked where.
    - **Hidden:** which goods you hold, your tiles that are not built, island tiles face down, the order of all stacks, your standing orders.

    In your turn you may undo moves as long as nothing hidden or random was shown: building, exchanging, donating, sailing on open sea. After dice, bought tiles, encounters, a look at islands, a colony at unknown tiles, a finished trade or the end of a turn, all others must agree.
    .title = Secrets and undo
    .words = secret hidden public visible hand open undo take back mistake redo information

rules-anno1701-ending =
    You win right away when it is your turn, you have five favors and at least 3 gold. This is checked
    - at the start of your turn, before the roll
    - after the roll, when both events or all yields are done
    - after each further step of your turn

    If you place your fifth stone in a riot, or your riot ends in another player’s turn, you have to wait. You win when your turn comes, if nothing has changed.

    There is one winner. The places behind are ranked by favors, then gold, then goods, then colonies. The host may choose that the roll always comes first. If the round limit is reached, the first of this ranking wins.
    .title = End of the game
    .words = win victory winner end five favours riot rank places over favor
