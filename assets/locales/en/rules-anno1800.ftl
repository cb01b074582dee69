### The rules of Anno 1800 in our own words, one topic each, in the order in which one would explain the game.
### `.words` are further words under which a topic is found.

rules-anno1800-goal =
    Your home island has farms, workshops, people and a small fleet. In every turn you take **one action**: build, play a card, hire people, explore or celebrate. Nearly every action needs resources. They are never stored: your people produce them in the very turn in which you use them, or you trade for them.

    Your population cards show what your people need. Meet a need and you play the card: it brings influence points and an effect. New people bring new cards.

    The first player with an empty hand takes the fireworks tile and starts the end of the game. The most influence points win, so being first helps but is not everything.

    To begin with, see which resource your cards ask for most often, and build its industry.
    .title = Goal of the game
    .words = aim objective win winner overview beginner start introduction strategy tips influence points

rules-anno1800-setup =
    Each player starts with:
    - a home island with 10 start industries, a shipyard, two trade ships and an exploration ship, all of strength 1
    - 4 farmers, 3 workers and 2 artisans
    - 2 trade tokens and 1 exploration token
    - 7 Farmer/Worker cards and 2 Artisan/Engineer/Investor cards

    The first player has no gold, the second 1, the third 2, the fourth 3.

    On the board lie 35 industries, two of each, plus shipyards and ships. Five objective cards count for everyone. They are drawn at random, or the host chooses a set; the five for a first game are Alonso Graves, University, Edvard Goode, Isabel Sarmento and Zoo.
    .title = Setup
    .words = prepare beginning start equipment home island first player number of players options gold

rules-anno1800-turn =
    In your turn you take one **action**:
    - build an industry, a shipyard or ships
    - play a population card, or swap up to 3
    - hire up to 3 people, or upgrade by up to 3 steps
    - open up the Old World, or explore the New World
    - take expedition cards
    - celebrate a city festival

    At any point in your turn you may take any number of **free actions**: use the effect of a played card or an objective card, end shifts for gold, use free upgrades, produce ahead.

    Some effects give an extra action. A festival is always possible, so you are never stuck. The turn ends when you say so, or by itself when nothing is left to do. What you produced and did not use is lost.
    .title = Your turn
    .words = phases order sequence steps round actions free action extra action clockwise end turn

rules-anno1800-production =
    A resource is produced when one of your people goes from the residential district to a free workplace. Each industry has two workplaces and shows who works there: farmers, workers, artisans or engineers. One person produces one unit.

    It must be used in the same turn; there is no store. The person stays at the workplace and produces nothing more until the shift ends or you celebrate.

    Some costs ask for a person directly, for instance 1 engineer. That person goes from the district to the exhausted area.

    You never produce more than an action needs. But if you have another action to come, you may produce ahead for it in the same turn. The host may switch that off.
    .title = Production
    .words = produce make resource goods workplace work people cube residential district exhausted store ahead stock population cubes

rules-anno1800-trade =
    What you cannot or do not want to produce, you can get from a player who has the industry. You exhaust trade tokens, depending on who works there:
    - farmer or worker: 1 token
    - artisan: 2 tokens
    - engineer: 3 tokens

    The other player cannot refuse, puts no one to work and gets 1 gold from the supply for each trade. Full workplaces do not matter.

    You may trade each resource **once a turn**, extra actions included; different resources as often as your tokens last.

    People, exploration tokens and the six resources of the New World cannot be traded. What is made from them can: rum, but not sugar cane.
    .title = Trade
    .words = trading buy exchange partner price trade tokens gold other player sell market

rules-anno1800-shift =
    In your turn you may pay gold to send people home from a workplace or from the exhausted area. They can work again right away, and the workplace is free. The price of each:
    - farmer 1 gold
    - worker 2 gold
    - artisan 3 gold
    - engineer 4 gold
    - investor 5 gold

    Do it as often as you can pay, even in the middle of a payment: the same person may then work twice for one action.

    The price follows what the person is now: a worker who became an artisan at the workplace costs 3.

    You get gold when others trade with you, from some cards and from Aarhant. At the end every 3 gold are worth 1 point.
    .title = End of shift
    .words = gold free people back home tired exhausted workplace pay price again

rules-anno1800-paying =
    Say what you want: the bot works out how to pay and shows the best way. It takes your own people first, the lowest ones before others, then trade, then gold. Tokens lying on cards go before those on ships. Confirm it, choose another way to pay, or put one together yourself.

    An action with several parts is paid part by part, and what the first brings may pay for the next. A worker just hired produces bricks for the second; a new trade ship trades for the next ship.

    If there is no way to pay, the bot says what is missing.

    Nothing may be left over: you cannot produce or trade for what the action does not need.
    .title = How to pay
    .words = payment paying planner plan cost afford other ways missing cannot pay confirm

rules-anno1800-building =
    With this action you build exactly one industry, or one shipyard, or ships. Pay the cost shown and choose a space:
    - industry: inland or coast
    - shipyard: coast
    - ship: sea

    There are two of each industry, and you may have each one only once. A version for other people is another industry: the sawmill for workers and the one for farmers may stand side by side. Only an Old World island can give you the same one twice.

    The sawmill for workers and the shipyard of strength 1 cost nothing but the action.

    Early on, build the worker versions of kiln, brickworks, warehouse and steelworks: workers are easier to get than artisans.
    .title = Build: industries
    .words = expand building industry factory field inland coast terrain cost free place tile workers version construction token industry tile

rules-anno1800-overbuilding =
    You may build over any tile, printed or built, even over one you have just used to pay. A built tile goes back to the board, a printed one lies covered. People on it are exhausted; a ship loses its tokens.

    While building you may also put one built tile back on the board. A printed tile below it works again.

    Only the farms of the home islands give grain, potatoes, pigs and wool. If you cover one, you have to trade for its resource.

    Two editions, the host chooses: in the **revised** one a worker version may stand on any land space. In the **first** one it must cover its start industry, and you may put back any number of tiles.
    .title = Overbuilding and editions
    .words = overbuild cover replace remove return put back tile edition revised first start industry farm

rules-anno1800-ships =
    Each shipyard builds one ship in an action, at most of its own strength. With three shipyards you build up to three ships in one action, the most that the bot takes; strengths never add up. You may have any number of shipyards and ships.

    A ship of strength 2 brings 2 tokens, ready to use. They may even pay for the next ship of the same action.
    - Trade ship 1: planks, sails; 2: planks, sails, goods; 3: sails, goods, steam engines
    - Exploration ship 1: planks, sails, cannons; 2: sails, cannons, coal; 3: sails, cannons, steam engines
    - Shipyard 1: free; 2: planks, bricks, steel beams; 3: planks, bricks, steel beams, windows
    .title = Shipyards and ships
    .words = ship shipyard fleet strength build cost trade ship exploration ship sea coast

rules-anno1800-tokens =
    - **Trade tokens** pay for trade, and they fetch resources from your New World islands, 1 token each.
    - **Exploration tokens** pay for islands, expeditions and some cards.

    A used token is exhausted until your next festival. Each counts 1, whichever ship it comes from.

    Some cards bring tokens that lie on the card. They count like the others, but they go back to the supply when used, and at your next festival even if unused. So spend them first.

    If a ship is built over or put back, its tokens go too, exhausted ones first.

    With Beryl O’Mara in play, 2 exploration tokens may be used as 1 trade token.
    .title = Naval tokens
    .words = trade token exploration token naval marine ready exhausted spent card supply

rules-anno1800-cards =
    As an action you play one population card from your hand. Produce the resources it needs, or exhaust the tokens, and play it:
    - Farmer/Worker card: 3 points
    - New World card: 5 points
    - Artisan/Engineer/Investor card: 8 points

    Each played card has an effect that you may use once, now or in a later turn of yours. That is a free action, for any number of cards. The card is then turned over and keeps its points.

    New cards come with hired or gained people and with New World islands.

    Cards left in your hand cost you nothing at the end, unless the Pyrphorians are in play.
    .title = Population cards
    .words = play card hand need points influence activate lay down residents

rules-anno1800-effects =
    - **People:** gain the people shown, with a card for each. If the deck is used up, pay gold instead: 1 for farmers and workers, 3 for the others. What you cannot pay is lost.
    - **Gold:** yours right away.
    - **Tokens:** lie on the card until used or until your next festival.
    - **Expedition:** 2 expedition cards.
    - **New World:** one resource of the New World for free, used in a payment.
    - **Upgrades:** up to 3 free steps, farmer to worker or worker to artisan, in this turn.
    - **Extra action:** one more action this turn.
    - **Discard:** up to 2 cards of your hand go under their decks, and you draw none. Only in the turn in which you play the card!
    .title = Effects of the cards
    .words = effect activate use card people gold tokens upgrades extra action discard expedition free resource once

rules-anno1800-swap =
    As an action you put 1 to 3 cards from your hand under their decks and draw as many from the same decks. It helps with cards whose needs no one can meet.

    A Farmer/Worker card brings a Farmer/Worker card, and so on. If a deck is used up, its cards cannot be swapped.

    Your hand stays as large as it was, so a swap never ends the game. The others see how many cards you swap and of which deck, not which ones.

    You see new cards, so an undo needs the others’ OK.
    .title = Swap cards
    .words = exchange change cards hand deck draw new bad difficult under the deck

rules-anno1800-hire =
    As an action you hire 1 to 3 people, alike or different:
    - farmer: planks
    - worker: planks, bricks
    - artisan: bricks, coal, goods
    - engineer: coal, goods, steel beams, windows
    - investor: steel beams, windows, fur coats; exhaust 1 artisan

    They are paid one after another, and a new person may help to pay for the next. For each farmer or worker you draw a Farmer/Worker card, for each of the others an Artisan/Engineer/Investor card.

    If that deck is used up, you pay gold instead: 1 for a farmer or worker, 3 for one of the others. People are limited; when a kind is used up, it cannot be hired.
    .title = Hire people
    .words = increase workforce recruit new people farmer worker artisan engineer investor cost draw card empty deck

rules-anno1800-upgrade =
    As an action you take up to 3 upgrade steps, with one person or several:
    - farmer to worker: bricks
    - worker to artisan: coal, goods
    - artisan to engineer: steel beams, windows
    - engineer to investor: fur coats; exhaust 1 artisan

    You draw no cards, so you grow without new needs.

    The new person takes the very place of the old one: in the district, in the exhausted area or at a workplace. At a workplace that does not fit, they produce nothing and block it until the shift ends or you celebrate.

    Upgrade someone in the district, and you can use the new person right away, even to pay for the next step.
    .title = Upgrade people
    .words = rise promote improve step level farmer worker artisan engineer investor cost free upgrade

rules-anno1800-old_world =
    As an action you open up an Old World island. Your first costs 1 exploration token, the second 2, the third 3, the fourth 4. Four is the limit.

    The top island is turned up. It gives you 2 inland, 2 coastal and 2 sea spaces, and one of these benefits right away:
    - 2 farmers, 2 workers or 1 artisan, with their cards
    - 2 expedition cards
    - an industry for workers: warehouse, brickworks, charcoal kiln, steelworks or sailmakers
    - a shipyard, trade ship or exploration ship of strength 1

    An early island pays off by its benefit alone. But if Bente Jorgensen is in play, a second one costs you her 18 points.
    .title = Old World
    .words = open up claim island fields space benefit exploration tokens limit four

rules-anno1800-new_world =
    As an action you explore a New World island: your first costs 1 exploration token, then 2, 3 and 4; four is the limit. Old World islands do not count here. You draw **3 New World cards** as well.

    Each island shows three resources: cotton and two of cacao, coffee beans, rubber, sugar cane and tobacco. To use one, exhaust 1 trade token, as often in a turn as you like. You cannot build there.

    You need them to build the industries for cotton fabric, coffee, rum, cigars, chocolate, penny-farthings and steam carriages. No one can trade for another player’s: for these you need an island of your own, or a card that gives one for free.
    .title = New World
    .words = explore island cotton cacao coffee beans rubber sugar cane tobacco plantation exploration tokens cards limit four

rules-anno1800-expedition =
    As an action you exhaust 2 exploration tokens and take up to 3 expedition cards. They lie face down before you. Only you may look at them, and they are no hand cards.

    Each card shows an animal for the zoo and an artifact for the museum, each with a visitor. At the end your people visit them: an artisan brings 1 point, an engineer 2, an investor 3. Each person visits one place, wherever they are now. The bot finds the best way.

    There are 22 cards; if the stack runs short, take what is left. The objectives Zoo and Museum add 1 point for each visit; the Tourist rewards the most cards.
    .title = Expedition
    .words = expedition cards zoo museum animal artifact visitor visit points exploration tokens

rules-anno1800-festival =
    As an action you celebrate. All your people go back from the workplaces and the exhausted area to their districts. All exhausted tokens return to your ships.

    A festival costs nothing and is always possible. But it takes a whole action: first use up your people and tokens. A shift end for a little gold can put it off.

    Tokens that lie on your cards are lost. People upgraded at a workplace go to the district of their new kind. Gold stays.

    With an extra action you may celebrate and continue in the same turn. What you produced ahead is kept for it.
    .title = City festival
    .words = celebrate feast rest return people tokens reset ready again

rules-anno1800-objectives =
    Five objective cards lie open and count for everyone all through the game. Most of them bring points at the end. Four have an effect that you use as a free action and that is never used up:
    - **Alonso Graves:** exhaust 3 exploration tokens and pay 3 gold for an extra action.
    - **Aarhant:** exhaust 1 investor for 5 gold.
    - **The Editor:** exhaust 2 exploration tokens to put one hand card under its deck; you draw none.
    - **Beryl O’Mara:** 2 exploration tokens may be used as 1 trade token, any number of times.

    Each of the first three works once in each of your turns. The host decides how the five are chosen.
    .title = Objective cards
    .words = objective effect alonso graves aarhant editor beryl omara five cards random choose

rules-anno1800-objective_points =
    - **Hannah Goode** (people), **University** (engineers), **World’s Fair** (investors), **Madame Kahina** (trade tokens), **The Tourist** (expedition cards): the most 10, second most 4. Ties share fully; none at all scores nothing.
    - **Zoo, Museum:** +1 per visited animal or artifact.
    - **Bente Jorgensen:** 18 with at most one Old World island.
    - **Isabel Sarmento:** 6 per New World island.
    - **Pyrphorians:** −2 per card in hand.
    - 6 per industry of **Edvard Goode** (gramophones, penny-farthings, steam carriages), **Princess Qing** (chocolate, coffee, cigars, rum), **The Queen** (watches, spectacles, furs), **Malching** (champagne, heavy weapons), **Bleakworth** (light bulbs, sewing machines).
    - **Willie Wibblesock:** 3 for beer, bread, schnapps, sausages, soap, cans, clothes each.
    .title = Points of the objectives
    .words = objective points majority most second engineers investors kahina tourist zoo museum bente isabel pyrphorians edvard qing queen malching bleakworth wibblesock

rules-anno1800-secrets =
    - **Open to all:** islands, people, tokens, gold, played cards, objectives, what is left on the board, and how many cards of which deck everyone holds.
    - **Hidden:** the cards in your hand, your expedition cards, the order of all stacks, and the ways to pay that are proposed to you.

    In your turn you may undo what you did, last move first. After something new was seen, all others have to agree: a card drawn, an island turned up, an expedition card taken.

    Building, playing a card, upgrading, trading and celebrating show nothing new. If you undo a trade, the other player’s gold goes back as well.
    .title = Secrets and undo
    .words = secret hidden public visible hand open undo take back mistake redo barrier

rules-anno1800-ending =
    The end begins when a player has no population card left in hand: by playing the last one, by a discard effect or by the Editor. That player takes the **fireworks tile** right away, worth 7 points. New cards later change nothing.

    The round is played to its end, so that all have had equally many turns. Then comes one more full round, and the points are counted.

    In your last turns only points matter. Play your best cards, and upgrade people to the visitors that your expedition cards ask for. Look at the majorities, and make your gold a multiple of three. People hired now bring cards that you will hardly play.

    If the host has set a round limit, the game ends after that round.
    .title = End of the game
    .words = end last round fireworks tile empty hand over finish trigger

rules-anno1800-scoring =
    Your influence points are the sum of:
    - played population cards: 3, 5 or 8 each, whether their effect was used or not
    - expedition cards: 1, 2 or 3 for each place that an artisan, engineer or investor of yours visits
    - gold: 1 for every 3
    - the fireworks tile: 7
    - the objective cards

    The highest sum wins. In a tie it is the player with more industries, shipyards and ships; printed ones count unless they are covered. Then the one with fewer cards in hand. If that is equal too, they share the victory.

    The bot counts everything and shows each part.
    .title = Scoring
    .words = score points count winner tie sum total influence
