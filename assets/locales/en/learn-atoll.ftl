### Learn in five minutes, and tips. ① to ⑤ are the numbers drawn on the card’s picture; .alt describes what they point at.

learn-atoll-1 =
    You share a canoe in a lagoon. Plant palms, and build groves of palms side by side ①.
    Longer groves are worth much more, and each pearl is a point. The most points ② win.
    .title = The aim
    .alt = ① two red palms side by side. ② Ada’s score.

learn-atoll-2 =
    ① The canoe belongs to both of you.
    ② Plant on an islet and its pearls are yours.
    ③ Your tiles show how far the canoe goes, and what that would bring.
    .title = The lagoon
    .alt = ① the canoe. ② islet B with a pearl. ③ a tile in your hand.

learn-atoll-3 =
    - **{ atoll-verb-sail }** plays a tile ①: the canoe goes that far, either way, and you plant a palm there, for example on J ②.
    - **{ atoll-verb-dive }** puts a tile back instead and brings two pearls.
    .title = One turn, button by button
    .alt = ① a tile with the number 1. ② the free islet J.

learn-atoll-4 =
    A grove of 1, 2, 3, 4 palms is worth 1, 3, 6, 10 points ①. The ring is closed, so L and A are neighbors.
    After six rounds the most points ② win.
    .title = How you win
    .alt = ① your grove of two palms. ② the column of points.

learn-atoll-5 =
    ① **Planting alone.** A beside K and L makes a grove of three.
    ② **Letting the other grow.** A palm at the end of a grove stops it.
    ③ **Diving too often.** Two pearls are less than most palms.
    .title = Three beginners’ mistakes
    .alt = ① islet A beside your grove. ② Ben’s palm next to the gap. ③ a tile that would reach A.

## Tips in the guided first game. The part after the game is a verb, a verb and its question, or the key of a task or event.

tip-atoll-task-act = Sail if a tile brings three points or more. Else a dive is fine.
tip-atoll-sail = That islet brings you the most right now.
tip-atoll-sail-way = Both ways are open. Compare the points.
tip-atoll-dive = Two pearls for sure, but one palm fewer at the end.
