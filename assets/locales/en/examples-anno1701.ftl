### Examples for the topics of the rules look-up, shown below the text: two or three sentences with Ada and Ben. The key is
### that of the topic. Text and example together can have 1,900 characters.

examples-anno1701-goal =
    Ada has her citizen, her merchant, sea power, the opera and one donation: five favors. Her turn begins, she has 4 gold, and she wins.
examples-anno1701-setup =
    Ada is dealt a tavern, a chapel, a sawmill and a warehouse. She keeps the sawmill and the warehouse and lays them face down on two meadows.
examples-anno1701-turn =
    Ben rolls a 9 and everyone gets goods. He trades a brick for cloth, builds a ship and sets sail. From now on he can’t build until his next turn.
examples-anno1701-yield =
    A 4 is rolled. Ada’s 4 is a clay pit, and she has a colony at a tobacco tile with a 4: she gets 1 brick and 1 tobacco.
examples-anno1701-events =
    A 7 brings fire and tax. Ben holds 9 goods and gives up 4 of them. Then he gets 1 gold, plus 2 for his two happy residents.
examples-anno1701-riot =
    Ada has 2 gold when Ben rolls an 8: she gets nothing. Then she sells a good in her tavern for 1 gold. Now she has 3, and the riot is over.
examples-anno1701-trade =
    Ada offers everyone 2 wood for 1 rum. Cem declines, Ben accepts: the exchange happens right away, and Ada’s offer is closed.
examples-anno1701-orders =
    Ben’s trade order says: give 1 brick for 1 cloth, once a turn. Ada offers just that while he’s asleep. He gets the cloth and is told about it.
examples-anno1701-residents =
    Ada pays 1 cloth, 1 tobacco and 1 rum for her citizen. She gets a favor that’s hers for good, and buys a tile of stack II in the same turn.
examples-anno1701-buildings =
    Ben pays 1 brick and 1 tool and turns his weaving mill face up. His ships have 5 movement points now, and he can swap 2 cloth for 1 other good.
examples-anno1701-tiles =
    All of Ada’s meadows are full. She buys a tile for 1 gold and lays it on her forest with the 3: from now on a 3 gives her nothing at home.
examples-anno1701-buildings_one =
    Ada has two sawmills. In one turn she swaps 2 wood for tobacco and 2 more wood for rum.
examples-anno1701-buildings_two =
    Ben builds the opera: one happy resident. Later he pays 3 gold there for a favor. He can do that only one time in the whole game.
examples-anno1701-exchange =
    Ada needs 1 rum. She gives 3 cloth to her settler for it. In her next turn she pays 3 gold in the village center for tobacco instead.
examples-anno1701-donations =
    Ben gives the Queen 7 gold for a favor. Ada donates later: the lowest free price is 9. With 12 gold she keeps 3, just enough to avoid a riot.
examples-anno1701-ships =
    Ada has a sawmill and a weaving mill: 2 sails, so her ship moves up to 6 spaces. She stops after 4, moves her other ship, and the last 2 points are lost.
examples-anno1701-discovering =
    Ben pays 1 movement point to look at the tiles beside his ship: tobacco with a 9 and a foreign people. Ada sees that he looked, not what he saw.
examples-anno1701-colonies =
    Ada founds a colony between a sugar cane tile with a 5 and a harbor. On every 5 she gets rum, and the harbor’s cannons count for her sea power.
examples-anno1701-islands =
    Ben needs rum. Sugar cane is in the east more often, so he sends his ship there and looks for a tile with an 8, the best number.
examples-anno1701-encounters =
    Ada’s ship meets the free trader. She has 3 trade sacks, so she sells 1 wood for 2 gold and sails on.
examples-anno1701-pirates =
    A strong pirate, strength 7. Ben fights: he rolls a 2 and has 1 cannon, which makes 3. That’s less than 7, so his ship is driven back. Paying 2 gold would have saved it.
examples-anno1701-favours =
    Ada places stones for her citizen, for contentment and for a donation. When Ben has more happy residents, the stone of contentment comes back to her and she can use it elsewhere.
examples-anno1701-powers =
    Ada has 3 cannons and sea power. Ben gets his third cannon: a tie, nothing changes. With his fourth he takes sea power from her.
examples-anno1701-secrets =
    Ben buys a tile and lays it on a meadow. Ada sees that there’s a tile, but not which one, until he builds it.
examples-anno1701-ending =
    Ada gets her fifth favor with 2 gold left: a riot, so she hasn’t won. In Ben’s turn she gets 1 gold in tax. Her own turn begins, and she wins.
