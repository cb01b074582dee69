### Learn in five minutes, and tips. ① to ⑤ are the numbers drawn on the card’s picture; .alt describes what they point at.

learn-mille-fiori-1 =
    Du handelst in Venedig mit Glas. Spiele eine Karte, lege eine Raute deiner Farbe ① auf den Spielplan und punkte sofort ②.

    Rauten nebeneinander, vollständige Sammlungen und lange Kettenzüge bringen am meisten. **Die meisten Punkte gewinnen.**
    .title = Das Ziel
    .alt = ① drei rote Rauten nebeneinander in den Werkstätten. ② Adas Stand: 24 Punkte.

learn-mille-fiori-2 =
    ① **Werkstätten**: 1 Punkt für die neue Raute und für jede eigene, die mit ihr verbunden ist.
    ② **Häuser** füllen sich von links. Du bekommst die Zahl und noch einmal deine Häuser direkt davor.
    ③ **Nobili, Populi**: 1, 3 und 6 Punkte von unten nach oben. Ein höheres Feld braucht beide darunter.
    ④ **Hafen und Handel**: Eine Ware ist mehr wert, je mehr von ihr liegt.
    ⑤ **Seeroute**: Punkte, wo dein Schiff ankommt.
    .title = Der Spielplan
    .alt = ① die Werkstätten. ② die Häuser. ③ die Pyramiden Nobili und Populi. ④ Hafen und Handel. ⑤ die Seeroute.

learn-mille-fiori-3 =
    1. **{ mille-fiori-verb-choose }**: Alle wählen geheim eine Karte, der Rest der Hand geht nach nebenan.
    2. Dann spielst du sie auf eine von zwei Arten:
    - **{ mille-fiori-verb-place }**: Die Karte ① zeigt dein bestes Feld, hier W29 für 2 Punkte.
    - **{ mille-fiori-verb-sail }**: Dein Schiff fährt so weit wie das Steuerrad ② zeigt, hier 1 Feld.

    Ein Stern heißt Extrakarte: Du spielst sofort eine der offenen Karten ③, als käme sie aus deiner Hand.
    .title = Ein Zug, Knopf für Knopf
    .alt = ① eine Karte für Feld W29: 2 Punkte und ein Stern. ② das Steuerrad derselben Karte. ③ die offenen Karten.

learn-mille-fiori-4 =
    ① Punkte gibt es in jedem Bereich.

    ② Eine vollständige Sammlung bekommt das beste freie Bonusfeld: 20, dann 15, 10 und 5. Hier fehlt nur noch Kalk.

    ③ Legt jemand die letzte Raute aus seinem Vorrat, wird die Kartenrunde noch fertig gespielt. Dann ist Schluss, ebenso, wenn die Karten ausgehen.
    .title = So gewinnst du
    .alt = ① deine Punkte nach Bereichen. ② eine Sammlung mit 3 von 4 und das nächste Bonusfeld: 20. ③ deine Rauten.

learn-mille-fiori-5 =
    ① **Sterne liegen lassen.** Die dritte Raute an einem Stern bringt eine Extrakarte, egal, wem die ersten zwei gehören. Hier ist W29 frei: Nimm es.
    ② **Im Handel andere füttern.** Jeder Schwan bringt allen Punkte, die Schwäne haben. Schau vorher, wer gewinnt.
    ③ **Für einen Punkt fahren.** Nur das Feld zählt, auf dem du ankommst. Heb hohe Zahlen für Sterne und Zehner auf.
    .title = Drei Anfängerfehler
    .alt = ① ein Stern, an dem schon zwei blaue Rauten liegen. ② die Spalte der Schwäne. ③ dein Schiff, noch am Start.

## Tips in the guided first game. The part after the game is a verb, a verb and its question, or the key of a task or event.

tip-mille-fiori-task-choose = Nimm die Karte, die dir jetzt am meisten hilft. Der Rest geht nach nebenan, also verschenke keinen Stern.
tip-mille-fiori-task-play = Einsetzen ist meist besser als fahren. Fahre, wenn dein Schiff auf einem Stern oder einer Zehn ankommt.
tip-mille-fiori-task-play-any = Einsetzen ist meist besser als fahren. Fahre, wenn dein Schiff auf einem Stern oder einer Zehn ankommt.
tip-mille-fiori-task-extra = Eine Extrakarte ist ein geschenkter Zug. Bringt sie noch eine, geht dein Kettenzug weiter.
tip-mille-fiori-place = Das gezeigte Feld bringt jetzt am meisten.
tip-mille-fiori-place-field = Achte auf eigene Nachbarn und auf Sterne: Sie sind mehr wert als einzelne Felder.
tip-mille-fiori-sail = Dein Schiff punktet nur dort, wo es ankommt.
tip-mille-fiori-choose-card = Die Zahl hinter dem Feld sind die Punkte, die es jetzt gäbe.
tip-mille-fiori-event-placed = Schau, was nun frei ist: ein höheres Feld der Pyramide, das nächste Haus, ein Stern mit zwei Rauten.
tip-mille-fiori-event-bonus = Das beste Bonusfeld dieses Bereichs ist weg. Das nächste lohnt sich noch.
tip-mille-fiori-event-extra = Das brachte eine Extrakarte. Nimm beim nächsten Stern das dritte Feld zuerst.
tip-mille-fiori-event-hand = Deine neue Hand. Sammlungen brauchen Verschiedenes: Such ein Symbol, das dir noch fehlt.
