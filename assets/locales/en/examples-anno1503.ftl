### Examples for the topics of the rules look-up, shown below the text: two or three sentences with Ada and Ben. The key is
### that of the topic. Text and example together can have 1,900 characters.

examples-anno1503-goal =
    Ada holds 3 merchants and 4 public buildings, and her gold climbs to 31 in her own turn. That’s three points: she wins on the spot.
examples-anno1503-setup =
    With two players, 12 islands hold a tile and 7 public buildings lie open. With Ada, Ben and Cem it’s 19 islands and 11 buildings.
examples-anno1503-turn =
    Ada rolls a 3, sells wood to her pioneer and builds a ship. She moves the ship one space. Now it’s too late to sell anything else this turn.
examples-anno1503-yield =
    Ben rolls a 4. On Ada’s island the 4 gives cloth, but the dock of the 4 holds her trading post for spice: she takes either one cloth or one spice.
examples-anno1503-events =
    Ada rolls a 6 and then a 5: golden times. Ben has a church, so he takes two goods; everyone else takes one.
examples-anno1503-pirate =
    Ada has 3 trading posts and 1 contract, so the pirate wants 4 gold. She only has 3: she keeps her gold and loses one tile.
examples-anno1503-fire =
    Ben has five residents. Three of them live on spaces 3 to 5, so the fire costs him 3 gold. With only 2 gold he’d lose the resident on space 5 instead.
examples-anno1503-residents =
    Ada has residents on spaces 1 to 3. She pays 1 wood and 1 tool: the new pioneer moves to space 4 and brings her a public building.
examples-anno1503-developing =
    Ben pays 2 spice and 1 stone, and a settler becomes a citizen. That gives him a pioneer/settler tile back, so he can place a new pioneer.
examples-anno1503-selling =
    Ada has a tavern. Her settler pays 4 gold for cloth and her citizen 4 for spice: 8 gold. Without the tavern it would be 2 + 3 = 5.
examples-anno1503-buying =
    Ben has two trade contracts, so a card costs him 4 gold instead of 6. He buys two tobacco for 8 gold; a third one has to wait for his next turn.
examples-anno1503-buildings =
    Ada owns a school and settles space 5. She can pick any building but a second school, and takes the smithy. It protects her right away.
examples-anno1503-building_effects =
    Ben has the grand trading post. He pays Ada 2 gold and draws a card from her hand: it’s tobacco, and only the two of them know.
examples-anno1503-ships =
    Three players: Ada’s ship has 3 action points. She sails two spaces and discovers an island with the third. With the shipyard she’d have 6.
examples-anno1503-discovering =
    Ben looks at a tile: a trading post for wood, which his island already has. He puts it back and sails on with his last point. Ada only sees where he looked.
examples-anno1503-tiles =
    Ada finds a gold chest and takes it: 12 gold. Her ship goes back to her supply, and she can spend the gold from her next turn on.
examples-anno1503-docks =
    The 2 gives stone on Ben’s island. He places a trading post for tobacco at the dock of the 2: from now on he chooses between stone and tobacco.
examples-anno1503-victory_points =
    Ada has 32 gold and the point for it. She buys a card for 6: with 26 gold the point is gone until she’s back at 30.
examples-anno1503-hand_limit =
    Ben ends his turn with 7 cards and has to discard 2. In Ada’s turn he gains another card: that makes 6, which is fine until his own turn ends.
examples-anno1503-secrets =
    Ada discovers B2 and puts the tile back. Ben learns that she looked at B2, not what lies there. Her own pictures remind her.
examples-anno1503-orders =
    Ada’s list says: spice up to 2, then stone. In Ben’s turn her “?” is rolled. She already holds 2 spice, so she gets stone, and no one has to wait.
examples-anno1503-undo =
    Ben sells cloth and builds a ship, then changes his mind: he undoes both freely. After discovering an island he’d have to ask the others.
examples-anno1503-ending =
    In Ben’s turn a roll brings Ada’s third point. She hasn’t won yet: if she still has it when her own turn begins, she wins before rolling.
