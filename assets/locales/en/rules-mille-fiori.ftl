### The rules of Mille Fiori in our own words, one topic each, in the order in which one would explain the game.
### `.words` are further words under which a topic is found.

rules-mille-fiori-goal =
    You are a glass trader in Venice. In every card round you play one card and normally lay a glass rhomb of your colour on the board. Each rhomb scores at once, and often other players score along with you.

    Complete sets reserve bonus points for the end, and clever placements earn extra cards, so that one turn can grow into a long chain.

    The game ends when somebody's supply of rhombs runs out, or when the cards are too few for another round. **Most points win.**
    .title = Goal of the game
    .words = aim win winner overview beginner introduction murano glass points

rules-mille-fiori-setup =
    Each player has 30 rhombs: 25 in the personal supply and 5 in the reserve, which is only used when the supply is empty. Every ship waits at the start of the sea route, every score is 0.

    There are 109 cards, exactly one for every field of the board. Each shows an area, a symbol and a ship number from 1 to 5. A card that is used only to sail leaves one field empty for ever.

    The Doge card goes to the first player. From round to round it moves on one seat clockwise.
    .title = Setup
    .words = prepare beginning start supply reserve rhombs doge deal players number

rules-mille-fiori-round =
    At the start of a round everybody gets 5 cards, and one card per player is laid open beside the board.

    Then follow card rounds: all choose one card, the rest is set aside for the left neighbour, and the chosen cards are played one after the other, beginning with the holder of the Doge card. After that you take up what your right neighbour has passed on.

    A round has four card rounds, with two players three. The cards that are left over then join the open cards, where they wait to be used as extra cards.
    .title = A round
    .words = deal cards pass draft card round leftovers open cards order sequence turn

rules-mille-fiori-choosing =
    All choose at the same time and in secret. You can change your choice until the last player has chosen; from then on it is fixed.

    Nobody sees what you have chosen until you play it. The others only see that you are ready. You will remember the cards you pass on, because the bot shows them to you until the card round is over.

    With the option to choose in your own turn there is no common choice: you pick a hand card when it is your turn and play it at once. That is more tactical, but slower by post.
    .title = Choosing a card
    .words = choose pick draft secret change simultaneous hand lock hidden

rules-mille-fiori-turn =
    In your turn you **must** play the card you chose, in one of two ways:
    - **Place** a rhomb on a free field of the card's area, score, and perhaps earn a bonus place or an extra card.
    - **Sail**: ignore colour and symbol and move your ship by the ship number.

    A rhomb comes from your supply; only when that is empty, from the reserve. A field never changes its owner.

    You can take back a play until the next player has acted, but not once new hands have been seen.
    .title = Playing a card
    .words = turn place rhomb play legal field move undo take back

rules-mille-fiori-workshops =
    Place on any free field with the symbol of the card, wherever you like: Quartz, Lime, Ash or Pigments.

    You score 1 point for the new field and for each of your own fields connected with it. If the **new** field is a Pigment field, each field of the group scores 2 points instead.

    - **Extra card:** you occupy the third and last field around one of the ten stars, whoever owns the other two.
    - **Bonus:** you own at least one field of each of the four raw materials.
    .title = Workshops
    .words = quartz lime ash pigment pigments raw materials group area star orange

rules-mille-fiori-houses =
    Houses are filled strictly in order: you always take the next free field of the track.

    You score the value of the new house. If the houses directly before it are yours as well, you score all values of this unbroken run again.

    What also counts is how many **different values** you own (1, 2, 3, 4, 5 and 10), side by side or not:
    - third value: an extra card
    - fourth value: the bonus
    - fifth value: another extra card
    .title = Houses
    .words = house track key values run row violet number different

rules-mille-fiori-people =
    Two pyramids, each with three symbols. You may place on **any** symbol of the card's pyramid. A higher field needs both fields below it to be occupied, by anyone.

    You score 1 point on the bottom level, 3 in the middle, 6 at the top; twice that if the field shows the symbol of your card. In addition every rhomb that yours builds on, directly or indirectly, pays its owner: 1 for a bottom field, 3 for a middle field.

    - **Extra card:** a top field.
    - **Bonus:** you own all three symbols of this pyramid; each pyramid has its own bonus places.
    .title = People: Nobili and Populi
    .words = nobili populi pyramid coin lion cross shell fish crab level top persons

rules-mille-fiori-trade =
    Four goods: Glasses, Carafes, Jewelry and Swans, five fields each. Place on any free field of the card's good.

    First find the value of the good: the number of its occupied fields, yours included. Then **everybody** scores this value for each own rhomb on this good.

    - **Extra card:** a good deal. If another player now has more rhombs on this good than you, you may play an extra card. A tie is not enough.
    - **Bonus:** you own at least one field of each of the four goods.
    .title = Trade
    .words = goods glasses carafes jewelry swan swans value deal good market

rules-mille-fiori-harbor =
    Place on any free ship field, then move your ship on the sea route by the ship number of the card.

    A ship field scores nothing by itself. When the third ship of a row is placed, the fleet leaves, and every rhomb in it scores for its owner. What it is worth depends on the goods occupied in the same row of the Trade area, whoever owns them: with 0, 1, 2, 3 or 4 goods 0, 1, 3, 6 or 10 points per rhomb.

    A fleet leaves only once; goods that are added later change nothing. The rhombs stay where they are.
    .title = Harbor
    .words = fleet ship fields row goods transport harbour leave

rules-mille-fiori-sailing =
    Every card can be used to sail instead: colour and symbol do not matter, no rhomb is placed, and your ship moves forward by exactly the ship number. Harbor cards move the ship in addition to placing.

    Where the ship lands you score the points shown; fields passed give nothing. Fields 7 and 16 bring an extra card, the last field, number 20, brings 10 points and an extra card. Ships may share a field.

    The ship stops on the last field even if the number is higher. After that it never moves again, and you cannot sail any more.
    .title = Sailing
    .words = sea route ship sail move number steering wheel end last field alternative

rules-mille-fiori-bonus =
    Workshops, Houses, Nobili, Populi and Trade have four bonus places each: 20, 15, 10 and 5 points.

    As soon as you complete the set of an area you put a rhomb on its best free place, once per area and game. You cannot refuse it. The points are added in the final scoring.

    The marker comes from your supply as well, else from your reserve, and it may be the rhomb that ends the game. Who has not a single rhomb left gets no bonus place.
    .title = Bonus places
    .words = bonus set collect 20 15 10 5 final scoring marker points reserve

rules-mille-fiori-extra =
    When you have earned an extra card, you may at once play one of the open cards beside the board as if it came from your hand: place or sail. If this earns another extra card, you go on, and so on: a chain.

    You may decline. An extra card is never saved for later. If no card is open, or nothing can be done with any, it lapses by itself.

    You earn extra cards around stars in the Workshops, with the third and fifth house value, at the top of a pyramid, by good deals, and on the sea route.
    .title = Extra cards and chains
    .words = extra card chain display open decline combo again

rules-mille-fiori-plans =
    So that nobody has to wait for you, you can say in advance what to play in your turn. A plan is secret, and so is the fact that there is one.

    It names a field or a voyage, up to four further ways to play if the first no longer works, and up to eight instructions for extra cards. Normally a planned play is made only if it still brings as many points, the extra card and the bonus that you saw when planning; you can also set your own terms or none.

    If nothing fits when your turn comes, the plan is dropped, you are told why, and you play by hand.
    .title = Planning ahead
    .words = plan automatic absent wait secret order alternative condition guard

rules-mille-fiori-ending =
    The game ends in one of two ways:
    - Somebody puts the last rhomb of the **personal supply** on the board. That player finishes the turn, with rhombs of the reserve if need be, and all who have not yet played in this card round still play.
    - At the start of a round there are too few cards to deal 5 to everybody.

    Then the points of the bonus places are added. Most points win. In a tie, the player with fewer rhombs left, supply and reserve together, wins; if that is equal too, the victory is shared.
    .title = End of the game
    .words = end finish final scoring last rhomb tie winner deck cards run out

rules-mille-fiori-options =
    The host may change four things before the start:
    - **Open cards:** one per player every round, or nine at the start and none later (four with three players), with 27 rhombs and 3 in reserve, as in later printings.
    - **Choosing:** all at the same time, or in one's own turn.
    - **Last cards:** they join the open cards at the end of the round, or as soon as the last card is chosen.
    - **First player:** drawn by lot, or the first seat.
    .title = Options
    .words = variant setting nine display draft leftovers first player edition house rules
