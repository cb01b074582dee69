### Learn in five minutes, and tips. ① to ⑤ are the numbers drawn on the card’s picture; .alt describes what they point at.

learn-atoll-1 =
    Jullie delen een kano in een lagune. Plant palmen en laat ze tot bosjes groeien, naast elkaar ①.
    Langere bosjes zijn veel meer waard, en elke parel is een punt. De meeste punten ② winnen.
    .title = Het doel
    .alt = ① twee rode palmen naast elkaar. ② de punten van Ada.

learn-atoll-2 =
    ① De kano is van jullie allebei.
    ② Plant je op een eilandje, dan zijn de parels voor jou.
    ③ Je tegels tonen hoe ver de kano gaat en wat dat oplevert.
    .title = De lagune
    .alt = ① de kano. ② eilandje B met een parel. ③ een tegel in je hand.

learn-atoll-3 =
    - **{ atoll-verb-sail }** speelt een tegel ①: de kano gaat zo ver, in een van beide richtingen, en je plant daar een palm, bijvoorbeeld op J ②.
    - **{ atoll-verb-dive }** legt een tegel terug en levert twee parels op.
    .title = Een beurt, knop voor knop
    .alt = ① een tegel met het getal 1. ② het vrije eilandje J.

learn-atoll-4 =
    Een bosje van 1, 2, 3, 4 palmen levert 1, 3, 6, 10 punten op ①. De ring is gesloten: L en A zijn buren.
    Na zes rondes winnen de meeste punten ②.
    .title = Zo win je
    .alt = ① je bosje van twee palmen. ② de kolom met punten.

learn-atoll-5 =
    ① **Alleen planten.** A naast K en L maakt er een bosje van drie van.
    ② **De ander laten groeien.** Een palm aan het eind van een bosje stopt het.
    ③ **Te vaak duiken.** Twee parels zijn minder dan de meeste palmen.
    .title = Drie beginnersfouten
    .alt = ① eilandje A naast je bosje. ② de palm van Ben bij het gat. ③ een tegel die tot A reikt.

## Tips in the guided first game. The part after the game is a verb, a verb and its question, or the key of a task or event.

tip-atoll-task-act = Peddel als een tegel drie punten of meer oplevert. Anders is duiken prima.
tip-atoll-sail = Dit eilandje levert je nu het meeste op.
tip-atoll-sail-way = Beide richtingen zijn open. Vergelijk de punten.
tip-atoll-dive = Twee zekere parels, maar aan het eind een palm minder.
