### Examples for the topics of the rules look-up, shown below the text: two or three sentences with Ada and Ben. The key is
### that of the topic. Text and example together can have 1,900 characters.

examples-mille-fiori-goal =
    Ada places a glass tile in the trade area: she scores 3 points, and Ben, who already has two there, 6. In return she earns an extra card and plays on.
examples-mille-fiori-setup =
    Ada uses a quartz card only to sail. Now there’s one card too few for the quartz spaces: one of them stays empty for good.
examples-mille-fiori-round =
    Ada, Ben and Cem get 5 cards each. All choose one and pass 4 on. After four card rounds each has 1 card left; these join the open cards.
examples-mille-fiori-choosing =
    Ada picks a house card, then sees that lion would be better and changes her choice. As soon as Ben, the last one, has chosen, it’s fixed.
examples-mille-fiori-turn =
    Ben’s card is a fish with the number 4. He can place a glass tile in the Populi pyramid, or ignore the fish and sail 4 spaces.
examples-mille-fiori-workshops =
    Ada has two connected workshops and adds a third space next to them: 3 points. If the new space shows pigments, it’s 6.
examples-mille-fiori-houses =
    The two houses before the next one are Ada’s: values 4 and 3. She places on the 5 and scores 4 + 3 + 5 = 12. It’s her third value: an extra card.
examples-mille-fiori-people =
    Ada places at the top with the matching symbol: 12 points. Below lie her own two tiles of the middle level and Ben’s of the bottom: hers pay 3 each, his pay 1 each.
examples-mille-fiori-trade =
    Three spaces of jewelry are taken, two by Ben. Ada places a fourth: the value is 4. Ben scores 8, Ada 4 for each of her two tiles: 8. It’s a tie, so no extra card.
examples-mille-fiori-harbor =
    Ben places the third ship of a row; two of the ships are his, one is Ada’s. Three goods of that row are taken: 6 points a ship. Ben gets 12, Ada 6.
examples-mille-fiori-sailing =
    Ada’s ship is on space 4. She sails with a 3 and reaches space 7: no points, but an extra card. With a 2 she’d land on space 6 for 10 points.
examples-mille-fiori-bonus =
    Ben is the first to own all four raw materials: he places a tile on the 20. Ada follows later and takes the 15.
examples-mille-fiori-extra =
    Ada closes a star and plays an open house card. It’s her third house value, so she plays another open card. That earns nothing more, and the chain ends.
examples-mille-fiori-plans =
    Ada plans a glass tile on a star, and if that’s taken, to sail. Ben takes the space first: her plan sails instead, and no one had to wait.
examples-mille-fiori-ending =
    Ada places her last glass tile and earns an extra card. She plays it with a tile from the reserve. Ben and Cem still have their turns in this card round.
examples-mille-fiori-options =
    Ada opens a game for four with nine open cards. They’re all there from the start, and everyone has 27 glass tiles and 3 in reserve.
