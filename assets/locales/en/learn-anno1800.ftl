### Learn in five minutes, and tips. ① to ⑤ are the numbers drawn on the card’s picture; .alt describes what they point at.

learn-anno1800-1 =
    Your people want things. Each population card ① shows what: here bread and work clothes.

    Bring both, and you can lay the card down for its points ② and its reward ③, here two new farmers. New people bring new cards.

    As soon as someone’s hand is empty, the end begins. **The most points win.**
    .title = The aim
    .alt = ① a population card that wants bread and work clothes. ② its 3 points. ③ its reward, two farmers.

learn-anno1800-2 =
    ① Your people: 2 farmers at home, 2 at work.
    ② Workplaces. Someone from the district goes here and makes one unit, such as planks.
    ③ Free spaces for new industries and shipyards. Building over old tiles is fine, too.
    ④ Ships bring tokens ⑤: trade tokens for other players’ resources, exploration tokens for new islands.
    .title = Your islands
    .alt = ① the farmers in your residential district. ② the two workplaces of the sawmill. ③ free coastal spaces. ④ your ships. ⑤ trade and exploration tokens.

learn-anno1800-3 =
    You have **one action** per turn. Choose what you want, and the bot works out how to pay:
    - **{ anno1800-verb-play }**: bring what a card asks for.
    - **{ anno1800-verb-build }**: get a new industry. **{ anno1800-verb-hire }** and **{ anno1800-verb-upgrade }**: get better people.

    Example: for bread, one of your workers ① goes to the bakery ②. Nothing is stored; the bread is for this turn. People at work ③ stay there until a **{ anno1800-verb-festival }** brings everyone home. What you can’t make, you trade for, and no one can refuse.
    .title = One turn, button by button
    .alt = ① three workers at home. ② the bakery with two free workplaces. ③ the number of people at work.

learn-anno1800-4 =
    Cards bring 3, 5 or 8 points ②. Objectives, expedition cards and every 3 gold count as well.

    The first player with no card in hand ① takes the fireworks tile, worth 7 points. The round is finished, then everyone has one more turn.

    Being first isn’t everything: compare points before you end it.
    .title = How you win
    .alt = ① how many cards you hold: 7 and 2. ② a card worth 8 points.

learn-anno1800-5 =
    ① **Building what no card wants.** Here four cards ask for work clothes. That’s the industry to build first.
    ② **Starting with the big cards.** 8 points are nice, but no one can make these things yet. Begin with the 3-point cards.
    ③ **Celebrating too early.** A festival costs your whole action. First use up people and tokens; here the trade tokens are spent already.
    .title = Three beginners’ mistakes
    .alt = ① work clothes, which a card asks for. ② two cards worth 8 points. ③ trade tokens: 0 of 2 are ready.

## Tips in the guided first game. The part after the game is a verb, a verb and its question, or the key of a task or event.

tip-anno1800-task-act = One action per turn. Green is a good choice, and a city festival is always possible.
tip-anno1800-task-extra = An extra action: you can do something else before your turn ends.
tip-anno1800-task-end = Nothing has to be done here. Free actions keep until later; end your turn when you like.
tip-anno1800-task-pay = You’re paying step by step. “Finish” appears when everything is there.
tip-anno1800-play = A card you can pay for: points now, and its reward whenever you want it.
tip-anno1800-play-card = Cards with a tick can be paid for right now.
tip-anno1800-build = New industries make what your cards ask for. Look which resource they name most often.
tip-anno1800-build-tile = A worker version is easier to run than one for artisans: workers are easier to get.
tip-anno1800-build-field = An empty space is best. If you cover an industry, it makes nothing any more.
tip-anno1800-build-pay = The first way uses your own people first, then trade, then gold. It’s nearly always right.
tip-anno1800-hire = More people make more, but each brings a card that has to be played.
tip-anno1800-upgrade = Upgrades bring no cards, so you get stronger without new wishes to meet.
tip-anno1800-swap = Cards that no one can pay for go, new ones come. Your hand stays as large as it is.
tip-anno1800-festival = Everyone comes home and every token is ready again. Right when nothing else works.
tip-anno1800-claim = An Old World island gives you space and a bonus right away. The first costs only 1 exploration token.
tip-anno1800-explore = You need New World islands for coffee, rum, cigars, chocolate and cotton. Three cards come with one.
tip-anno1800-end_turn = What you made and didn’t use is lost, so check for a free action first.
tip-anno1800-activate = The reward of a played card is a free action: it doesn’t cost your turn.
tip-anno1800-event-traded = Trade can’t be refused, but it pays: the owner gets 1 gold.
tip-anno1800-event-built = There are only two of each industry. What your opponent builds, you can trade for.
tip-anno1800-event-played = One card fewer in that hand. Keep an eye on how many are left.
tip-anno1800-event-drew = A new card in your hand. See which resource it asks for.
tip-anno1800-event-festival = Your opponent’s people are home again. Now they can do more in the next turns.
tip-anno1800-event-fireworks = The end has begun: this round is finished, then one more. Only points matter now.
