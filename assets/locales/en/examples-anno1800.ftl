### Examples for the topics of the rules look-up, shown below the text: two or three sentences with Ada and Ben. The key is
### that of the topic. Text and example together can have 1,900 characters.

examples-anno1800-goal =
    Ben plays his last card and takes the fireworks tile: 7 points. But Ada’s cards and objectives are worth more in the end, and she wins.
examples-anno1800-setup =
    Ada begins without gold, Ben has 1 and Cem 2. Each of them holds 9 cards: 7 Farmer/Worker cards and 2 of the harder ones.
examples-anno1800-turn =
    Ada uses a played card for 2 free upgrades, then builds a bakery as her action. Both happen in one turn, because the upgrades are a free action.
examples-anno1800-production =
    Ada needs planks. She sends a farmer from the residential district to her sawmill: 1 plank. The farmer stays there until the shift ends or she celebrates.
examples-anno1800-trade =
    Ben has a brewery and Ada doesn’t. She exhausts 1 trade token, because workers work there, and gets beer. Ben gets 1 gold and loses nothing.
examples-anno1800-shift =
    Both workplaces of Ada’s brickworks are taken by artisans. She pays 3 gold, one artisan comes home, and she can make bricks once more.
examples-anno1800-paying =
    Ben hires a worker: planks and bricks. The bot suggests a farmer for the planks and an artisan for the bricks. He’d rather keep the artisan and pays for the bricks by trade.
examples-anno1800-building =
    Ada builds a brewery. She makes grain and coal for it and places it on a coastal space. Only one more brewery is left for the others.
examples-anno1800-overbuilding =
    Ben builds a glassworks over his sheep farm. The farm is covered now: whenever he needs wool, he has to trade for it.
examples-anno1800-ships =
    Ada has two shipyards, of strength 1 and 2. In one action she builds a trade ship of strength 2 and an exploration ship of strength 1. Strength 3 is out of reach.
examples-anno1800-tokens =
    Ben has 2 trade tokens on ships and 1 on a card. He uses the one on the card first: it would be lost at his next festival anyway.
examples-anno1800-cards =
    Ada’s card asks for bread and beer. She makes the beer, trades for the bread, and lays the card down: 3 points, and later 2 farmers from its effect.
examples-anno1800-effects =
    Ben uses a card for 2 farmers. He draws 2 Farmer/Worker cards with them. The deck holds only one, so he draws that one and pays 1 gold for the second farmer.
examples-anno1800-swap =
    Two of Ada’s cards ask for fur coats, which no one makes. She swaps both, and gets two new cards from the same decks.
examples-anno1800-hire =
    Ada hires 2 workers. She needs planks and bricks twice, and the first new worker already helps to pay for the second. She draws 2 Farmer/Worker cards.
examples-anno1800-upgrade =
    Ben upgrades a farmer to a worker for bricks, and the same person on to artisan for coal and goods: two steps, no cards drawn.
examples-anno1800-old_world =
    Ada takes her second Old World island: 2 exploration tokens. It shows a shipyard, so she has six new spaces and one more shipyard.
examples-anno1800-new_world =
    Ben’s first island costs 1 exploration token and gives him 3 New World cards. It shows cotton, cacao and tobacco: for 1 trade token each he can use them in any turn.
examples-anno1800-expedition =
    Ada’s card shows an animal for an investor and an artifact for an artisan. She has both at the end: 3 + 1 = 4 points.
examples-anno1800-festival =
    Ben’s people are all at work and his tokens are used up. He celebrates: everyone comes home and every token is ready, but that was his action.
examples-anno1800-objectives =
    Aarhant is in play. In each of her turns Ada can exhaust 1 investor for 5 gold. She pays for a shift with it and still has her action.
examples-anno1800-objective_points =
    University counts engineers: Ada has 4, Ben and Cem 3 each. Ada gets 10 points, and Ben and Cem both get the full 4.
examples-anno1800-secrets =
    Ben builds a bakery and hires a farmer, which shows him a new card. The building he could have undone freely; now everyone has to agree.
examples-anno1800-ending =
    Ada plays her last card in the middle of round 14 and takes the fireworks tile. Round 14 is finished, and then everyone has one more turn in round 15.
examples-anno1800-scoring =
    Ada: 12 cards for 52 points, 6 for expeditions, 8 gold for 2 points, 16 for objectives: 76. Ben has 70 and the fireworks tile: 77, and wins.
