### The rules of Mille Fiori in our own words, one topic each, in the order in which one would explain the game.
### `.words` are further words under which a topic is found.

rules-mille-fiori-goal =
    You are a glass trader in Venice. In every card round you play one card and normally place a glass tile of your color on the board. Each glass tile scores right away, and often other players score along with you.

    Complete sets reserve bonus points for the end, and clever placements earn extra cards, so that one turn can grow into a long chain.

    The game ends when someone’s supply of glass tiles runs out, or when the cards are too few for another round. **Most points win.**
    .title = Goal of the game
    .words = aim win winner overview beginner introduction murano glass points

rules-mille-fiori-setup =
    Each player has 30 glass tiles: 25 in the personal supply and 5 in the reserve, which is only used when the supply is empty. Every ship waits at the start of the sea route, every score is 0.

    There are 109 cards, exactly one for every space of the board. Each shows an area, a symbol and a ship number from 1 to 5. A card that is used only to sail leaves one space empty forever.

    The Doge card goes to the first player. From round to round it moves on one seat clockwise.
    .title = Setup
    .words = prepare beginning start supply reserve rhombs doge deal players number diamond tokens glass tiles

rules-mille-fiori-round =
    At the start of a round everyone gets 5 cards, and one card per player is turned face up next to the board.

    Then follow card rounds. Everyone chooses one card; the rest is passed on to the left neighbor. The chosen cards are played one after the other, beginning with the holder of the Doge card. After that you pick up what your right neighbor has passed on.

    A round has four card rounds, with two players three. The cards that are left over then join the face-up cards, where they wait to be used as extra cards.
    .title = A round
    .words = deal cards pass draft card round leftovers open cards order sequence turn

rules-mille-fiori-choosing =
    Everyone chooses at the same time and in secret. You can change your choice until the last player has chosen; from then on it is fixed.

    No one sees what you have chosen until you play it. The others only see that you are ready. You will remember the cards you pass on, because the bot shows them to you until the card round is over.

    With the option to choose in your own turn, you pick a hand card when it is your turn and play it right away. That is more tactical, but slower by post.
    .title = Choosing a card
    .words = choose pick draft secret change simultaneous hand lock hidden

rules-mille-fiori-turn =
    In your turn you **must** play the card you chose, in one of two ways:
    - **Place** a glass tile on a free space of the card’s area, score, and perhaps earn a bonus space or an extra card.
    - **Sail**: ignore color and symbol and move your ship by the ship number.

    A glass tile comes from your supply; only when that is empty, from the reserve. A space never changes its owner.

    You can undo a play until the next player has moved, but not once new hands have been seen.
    .title = Playing a card
    .words = turn place rhomb play legal field move undo take back diamond token glass tile

rules-mille-fiori-workshops =
    Place on any free space with the symbol of the card, wherever you like: Quartz, Lime, Ash or Pigments.

    You score 1 point for the new space and for each of your own spaces connected with it. If the **new** space is a Pigment space, each space of the group scores 2 points instead.

    - **Extra card:** you occupy the third and last space around one of the ten stars, no matter who owns the other two.
    - **Bonus:** you own at least one space of each of the four raw materials.
    .title = Workshops
    .words = quartz lime ash pigment pigments raw materials group area star orange

rules-mille-fiori-houses =
    Houses are filled strictly in order: you always take the next free space of the track.

    You score the value of the new house. If the houses directly before it are yours as well, you score all values of this unbroken run again.

    What also counts is how many **different values** you own (1, 2, 3, 4, 5 and 10), side by side or not:
    - third value: an extra card
    - fourth value: the bonus
    - fifth value: another extra card
    .title = Houses
    .words = house track key values run row violet number different residences

rules-mille-fiori-people =
    Two pyramids, each with three symbols. You may place on **any** symbol of the card’s pyramid. A higher space needs both spaces below it to be occupied, by anyone.

    You score 1 point on the bottom level, 3 in the middle, 6 at the top; twice that if the space shows the symbol of your card. In addition every glass tile that yours builds on, directly or indirectly, pays its owner: 1 for a bottom space, 3 for a middle space.

    - **Extra card:** a top space.
    - **Bonus:** you own all three symbols of this pyramid; each pyramid has its own bonus spaces.
    .title = People: Nobili and Populi
    .words = nobili populi pyramid coin lion cross shell fish crab level top persons townspeople people

rules-mille-fiori-trade =
    Four goods: Glasses, Carafes, Jewelry and Swans, five spaces each. Place on any free space of the card’s good.

    First find the value of the good: the number of its occupied spaces, yours included. Then **everyone** scores this value for each of their own glass tiles on this good.

    - **Extra card:** a good deal. If another player now has more glass tiles on this good than you, you may play an extra card. A tie is not enough.
    - **Bonus:** you own at least one space of each of the four goods.
    .title = Trade
    .words = goods glasses carafes jewelry swan swans value deal good market shops

rules-mille-fiori-harbor =
    Place on any free ship space, then move your ship on the sea route by the ship number of the card.

    A ship space scores nothing by itself. When the third ship of a row is placed, the fleet leaves, and every glass tile in it scores for its owner. What it is worth depends on the goods occupied in the same row of the Trade area, no matter who owns them. With 0, 1, 2, 3 or 4 goods it is 0, 1, 3, 6 or 10 points per glass tile.

    A fleet leaves only once; goods that are added later change nothing. The glass tiles stay where they are.
    .title = Harbor
    .words = fleet ship fields row goods transport harbour leave harbor

rules-mille-fiori-sailing =
    Every card can be used to sail instead. Color and symbol do not matter, and no glass tile is placed. Your ship moves forward by exactly the ship number. Harbor cards move the ship in addition to placing.

    Where the ship lands you score the points shown; spaces passed give nothing. Spaces 7 and 16 bring an extra card, the last space, number 20, brings 10 points and an extra card. Ships may share a space.

    The ship stops on the last space even if the number is higher. After that it never moves again, and you cannot sail any more.
    .title = Sailing
    .words = sea route ship sail move number steering wheel end last field alternative

rules-mille-fiori-bonus =
    Workshops, Houses, Nobili, Populi and Trade have four bonus spaces each: 20, 15, 10 and 5 points.

    As soon as you complete the set of an area you put a glass tile on its best free place, once per area and game. You cannot refuse it. The points are added in the final scoring.

    The marker comes from your supply as well, else from your reserve, and it may be the glass tile that ends the game. If you have no glass tile left at all, you get no bonus space.
    .title = Bonus spaces
    .words = bonus set collect 20 15 10 5 final scoring marker points reserve

rules-mille-fiori-extra =
    When you earn an extra card, you may immediately play one of the face-up cards next to the board. Place or sail, as if it came from your hand. If this earns another extra card, you continue, and so on: a chain.

    You may decline. An extra card is never saved for later. If no card is face up, or none can be played, it is lost.

    You earn extra cards around stars in the Workshops, with the third and fifth house value, and at the top of a pyramid. Good deals and the sea route bring them too.
    .title = Extra cards and chains
    .words = extra card chain display open decline combo again

rules-mille-fiori-plans =
    So that no one has to wait for you, you can say in advance what to play in your turn. A plan is secret, and so is the fact that there is one.

    It names a space or a voyage, up to four further ways to play if the first no longer works, and up to eight instructions for extra cards. Normally a planned play is made only if it still brings the points, extra card and bonus that you saw when planning. You can also set your own terms or none.

    If nothing fits when your turn comes, the plan is dropped, you are told why, and you play by hand.
    .title = Planning ahead
    .words = plan automatic absent wait secret order alternative condition guard

rules-mille-fiori-ending =
    The game ends in one of two ways:
    - Someone puts the last glass tile of the **personal supply** on the board. That player finishes the turn, with glass tiles from the reserve if needed, and all who have not yet played in this card round still play.
    - At the start of a round there are too few cards to deal 5 to everyone.

    Then the points of the bonus spaces are added. Most points win. In a tie, the player with fewer glass tiles left, supply and reserve together, wins; if that is equal too, the victory is shared.
    .title = End of the game
    .words = end finish final scoring last rhomb tie winner deck cards run out

rules-mille-fiori-options =
    The host may change four things before the start:
    - **Face-up cards:** one per player every round, or nine at the start and none later (four with three players), with 27 glass tiles and 3 in reserve, as in later printings.
    - **Choosing:** all at the same time, or in your own turn.
    - **Last cards:** they join the face-up cards at the end of the round, or as soon as the last card is chosen.
    - **First player:** at random, or the first seat.
    .title = Options
    .words = variant setting nine display draft leftovers first player edition house rules
