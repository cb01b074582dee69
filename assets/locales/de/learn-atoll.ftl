### Learn in five minutes, and tips. ① to ⑤ are the numbers drawn on the card’s picture; .alt describes what they point at.

learn-atoll-1 =
    Ihr teilt euch ein Kanu in einer Lagune. Pflanze Palmen und lass sie zu Hainen wachsen, nebeneinander ①.
    Längere Haine sind viel mehr wert, und jede Perle ist ein Punkt. Die meisten Punkte ② gewinnen.
    .title = Das Ziel
    .alt = ① zwei rote Palmen nebeneinander. ② Adas Punkte.

learn-atoll-2 =
    ① Das Kanu gehört euch beiden.
    ② Pflanzt du auf einem Inselchen, gehören dir seine Perlen.
    ③ Deine Plättchen zeigen, wie weit das Kanu fährt und was das bringt.
    .title = Die Lagune
    .alt = ① das Kanu. ② Inselchen B mit einer Perle. ③ ein Plättchen auf deiner Hand.

learn-atoll-3 =
    - **{ atoll-verb-sail }** spielt ein Plättchen ①: Das Kanu fährt so weit, in eine der zwei Richtungen, und du pflanzt dort eine Palme, etwa auf J ②.
    - **{ atoll-verb-dive }** legt stattdessen ein Plättchen weg und bringt zwei Perlen.
    .title = Ein Zug, Knopf für Knopf
    .alt = ① ein Plättchen mit der Zahl 1. ② das freie Inselchen J.

learn-atoll-4 =
    Ein Hain aus 1, 2, 3, 4 Palmen bringt 1, 3, 6, 10 Punkte ①. Der Ring ist geschlossen: L und A sind Nachbarn.
    Nach sechs Runden gewinnen die meisten Punkte ②.
    .title = So gewinnst du
    .alt = ① dein Hain aus zwei Palmen. ② die Spalte mit den Punkten.

learn-atoll-5 =
    ① **Allein pflanzen.** A neben K und L macht daraus einen Hain aus drei.
    ② **Den anderen wachsen lassen.** Eine Palme am Ende eines Hains hält ihn auf.
    ③ **Zu oft tauchen.** Zwei Perlen sind weniger als die meisten Palmen.
    .title = Drei Anfängerfehler
    .alt = ① Inselchen A neben deinem Hain. ② Bens Palme an der Lücke. ③ ein Plättchen, das bis A reicht.

## Tips in the guided first game. The part after the game is a verb, a verb and its question, or the key of a task or event.

tip-atoll-task-act = Paddle, wenn ein Plättchen drei Punkte oder mehr bringt. Sonst ist Tauchen gut.
tip-atoll-sail = Dieses Inselchen bringt dir jetzt am meisten.
tip-atoll-sail-way = Beide Richtungen sind offen. Vergleiche die Punkte.
tip-atoll-dive = Zwei sichere Perlen, aber am Ende eine Palme weniger.
