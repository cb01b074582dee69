### The glossary of the rules look-up: `.title` is the term, the text explains it in one line (at most 200 characters).

glossary-mille-fiori-rhomb = What you place on the board. When your supply runs out, the game ends.
    .title = Glass tile
glossary-mille-fiori-card_round = Everyone plays one card; then the hands are passed on.
    .title = Card round
glossary-mille-fiori-doge_card = Shows who plays first; it moves on one seat each round.
    .title = Doge card
glossary-mille-fiori-open_cards = Cards beside the board that can be played as extra cards.
    .title = Open cards
glossary-mille-fiori-ship_number = The number in the steering wheel of a card: how far your ship moves.
    .title = Ship number
glossary-mille-fiori-star = A point between three workshops. The player who fills the third one gets an extra card.
    .title = Star
glossary-mille-fiori-pyramid = Nobili and Populi: three levels, and upper spaces rest on two lower ones.
    .title = Pyramid
glossary-mille-fiori-good_deal = You place in the trade area and someone else has more tiles on that good: an extra card for you.
    .title = Good deal
glossary-mille-fiori-fleet_term = Three ships of a row. When the third is placed, all of them score.
    .title = Fleet
glossary-mille-fiori-bonus_place = 20, 15, 10 or 5 points for a complete set of an area.
    .title = Bonus space
glossary-mille-fiori-chain = Extra cards that earn further extra cards, all in one turn.
    .title = Chain
glossary-mille-fiori-reserve_term = Glass tiles that are used only when the supply is empty.
    .title = Reserve
