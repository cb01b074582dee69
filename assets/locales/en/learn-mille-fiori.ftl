### Learn in five minutes, and tips. ① to ⑤ are the numbers drawn on the card’s picture; .alt describes what they point at.

learn-mille-fiori-1 =
    You’re a glass trader in Venice. Play a card, lay a glass tile of your color ① on the board, and score right away ②.

    Tiles side by side, complete sets and long chains of extra cards bring the most. **The most points win.**
    .title = The aim
    .alt = ① three red glass tiles side by side in the workshops. ② Ada’s score: 24 points.

learn-mille-fiori-2 =
    ① **Workshops**: a point for the new tile and for each of yours that touches it.
    ② **Houses** fill from left to right. Score the number, and again your houses right before it.
    ③ **Nobili, Populi**: 1, 3 and 6 points, from the bottom up. A higher space needs both below it filled.
    ④ **Harbor and trade**: goods are worth more the more of them lie there.
    ⑤ **Sea route**: points where your ship lands.
    .title = The board
    .alt = ① the workshops. ② the houses. ③ the pyramids Nobili and Populi. ④ harbor and trade. ⑤ the sea route.

learn-mille-fiori-3 =
    1. **{ mille-fiori-verb-choose }**: everyone picks a card in secret, and the rest of the hand goes to a neighbor.
    2. Then play it in one of two ways:
    - **{ mille-fiori-verb-place }**: the card ① shows your best space, here W29 for 2 points.
    - **{ mille-fiori-verb-sail }**: your ship moves by the steering wheel ②, here 1 space.

    A star means an extra card: you can play one of the open cards ③ right away, as if it came from your hand.
    .title = One turn, button by button
    .alt = ① a card for space W29, worth 2 points and a star. ② the steering wheel of the same card. ③ the open cards.

learn-mille-fiori-4 =
    ① Points come from every area.

    ② A complete set takes the best free bonus space: 20, then 15, 10 and 5. Here only lime is missing.

    ③ When someone lays the last glass tile of their supply, everyone finishes this card round, and the game is over. So is it when the cards run out.
    .title = How you win
    .alt = ① your points, area by area. ② a set with 3 of 4, and the next bonus space of 20. ③ your glass tiles.

learn-mille-fiori-5 =
    ① **Leaving stars to others.** The third tile around a star earns an extra card, no matter who laid the first two. Here W29 is free: take it.
    ② **Feeding others in trade.** Every swan pays all owners of swans. Look who gains before you lay one.
    ③ **Sailing for one point.** Only the space where you land counts. Save high numbers for the stars and the tens.
    .title = Three beginners’ mistakes
    .alt = ① a star with two blue tiles beside it. ② the column of swans. ③ your ship, still at the start.

## Tips in the guided first game. The part after the game is a verb, a verb and its question, or the key of a task or event.

tip-mille-fiori-task-choose = Pick the card that helps you most now. The rest goes to your neighbor, so don’t hand over a star.
tip-mille-fiori-task-play = Placing usually beats sailing. Sail when your ship lands on a star or a ten.
tip-mille-fiori-task-play-any = Placing usually beats sailing. Sail when your ship lands on a star or a ten.
tip-mille-fiori-task-extra = An extra card is a free play. If it earns another one, your chain continues.
tip-mille-fiori-place = The space shown scores most right now.
tip-mille-fiori-place-field = Look for neighbors of yours, and for stars: they’re worth more than single spaces.
tip-mille-fiori-sail = Your ship scores only where it lands.
tip-mille-fiori-choose-card = The number after a space is what the card would score now.
tip-mille-fiori-event-placed = See what became free: a higher space in a pyramid, the next house, a star with two tiles.
tip-mille-fiori-event-bonus = The best bonus space of that area is gone. The next one is still worth it.
tip-mille-fiori-event-extra = That star brought an extra card. Next time take the third space around it first.
tip-mille-fiori-event-hand = Your new hand. Sets need different symbols, so look for one you don’t have yet.
