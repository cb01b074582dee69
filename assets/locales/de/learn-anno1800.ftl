### Learn in five minutes, and tips. ① to ⑤ are the numbers drawn on the card’s picture; .alt describes what they point at.

learn-anno1800-1 =
    Deine Leute haben Wünsche. Jede Bevölkerungs-Karte ① zeigt, welche: hier Brot und Arbeitskleidung.

    Kannst du beides beschaffen, legst du die Karte aus. Sie bringt Punkte ② und einen Effekt ③, hier zwei neue Bauern. Neue Leute bringen neue Karten.

    Sobald jemand keine Handkarte mehr hat, beginnt das Ende. **Die meisten Punkte gewinnen.**
    .title = Das Ziel
    .alt = ① eine Bevölkerungs-Karte, die Brot und Arbeitskleidung verlangt. ② ihre 3 Punkte. ③ ihr Effekt: zwei Bauern.

learn-anno1800-2 =
    ① Deine Leute: 2 Bauern daheim, 2 bei der Arbeit.
    ② Arbeitsplätze. Jemand aus dem Wohnviertel geht hierhin und produziert eine Einheit, etwa Bretter.
    ③ Freie Felder für neue Industrien und Werften. Auch alte Plättchen darfst du überbauen.
    ④ Schiffe bringen Plättchen ⑤: Handels-Plättchen für fremde Ressourcen, Erkundungs-Plättchen für neue Inseln.
    .title = Deine Inseln
    .alt = ① die Bauern in deinem Wohnviertel. ② die zwei Arbeitsplätze des Sägewerks. ③ freie Küstenfelder. ④ deine Schiffe. ⑤ Handels- und Erkundungs-Plättchen.

learn-anno1800-3 =
    Du hast **eine Aktion** je Zug. Sag, was du willst, und der Bot rechnet aus, wie du bezahlst:
    - **{ anno1800-verb-play }**: Beschaffe, was eine Karte verlangt.
    - **{ anno1800-verb-build }**: eine neue Industrie. **{ anno1800-verb-hire }** und **{ anno1800-verb-upgrade }**: mehr und bessere Leute.

    Beispiel Brot: Ein Arbeiter ① geht in die Bäckerei ②. Ein Lager gibt es nicht, das Brot ist für diesen Zug. Wer arbeitet ③, bleibt dort, bis **{ anno1800-verb-festival }** alle heimholt. Was du nicht herstellst, handelst du dir ein, und niemand kann ablehnen.
    .title = Ein Zug, Knopf für Knopf
    .alt = ① drei Arbeiter daheim. ② die Bäckerei mit zwei freien Arbeitsplätzen. ③ wie viele gerade arbeiten.

learn-anno1800-4 =
    Karten bringen 3, 5 oder 8 Punkte ②. Dazu zählen Aufträge, Expeditions-Karten und je 3 Gold.

    Wer zuerst keine Karte mehr auf der Hand hat ①, nimmt das Feuerwerks-Plättchen für 7 Punkte. Die Runde wird beendet, danach kommt noch eine.

    Erster sein ist nicht alles: Vergleiche die Punkte, bevor du das Ende auslöst.
    .title = So gewinnst du
    .alt = ① wie viele Karten du hältst: 7 und 2. ② eine Karte für 8 Punkte.

learn-anno1800-5 =
    ① **Bauen, was keine Karte will.** Hier verlangen vier Karten Arbeitskleidung. Diese Industrie kommt zuerst.
    ② **Mit den großen Karten anfangen.** 8 Punkte sind schön, aber das kann noch niemand herstellen. Beginne mit den 3-Punkte-Karten.
    ③ **Zu früh feiern.** Ein Stadtfest kostet deine ganze Aktion. Nutze erst Leute und Plättchen aus; hier sind die Handels-Plättchen schon verbraucht.
    .title = Drei Anfängerfehler
    .alt = ① Arbeitskleidung, die eine Karte verlangt. ② zwei Karten für 8 Punkte. ③ Handels-Plättchen: 0 von 2 bereit.

## Tips in the guided first game. The part after the game is a verb, a verb and its question, or the key of a task or event.

tip-anno1800-task-act = Eine Aktion je Zug. Grün ist eine gute Wahl, und ein Stadtfest geht immer.
tip-anno1800-task-extra = Eine zusätzliche Aktion: Du machst noch etwas, bevor dein Zug endet.
tip-anno1800-task-end = Hier ist nichts Pflicht. Freie Aktionen gehen auch später, beende den Zug, wann du willst.
tip-anno1800-task-pay = Du bezahlst Schritt für Schritt. „Abschließen“ erscheint, sobald alles da ist.
tip-anno1800-play = Diese Karte kannst du bezahlen: Punkte sofort, der Effekt, wann du willst.
tip-anno1800-play-card = Karten mit Haken kannst du jetzt bezahlen.
tip-anno1800-build = Neue Industrien produzieren, was deine Karten verlangen. Schau, was am häufigsten vorkommt.
tip-anno1800-build-tile = Für Arbeiter ist leichter als für Handwerker: Arbeiter bekommst du eher.
tip-anno1800-build-field = Am besten ein leeres Feld. Eine überbaute Industrie produziert nichts mehr.
tip-anno1800-build-pay = Der erste Weg nimmt erst deine Leute, dann Handel, dann Gold. Er passt fast immer.
tip-anno1800-hire = Mehr Leute schaffen mehr, aber jeder bringt eine Karte mit, die ausgespielt sein will.
tip-anno1800-upgrade = Beim Aufsteigen ziehst du keine Karten: Du wirst stärker, ohne neue Wünsche zu erfüllen.
tip-anno1800-swap = Karten, die niemand bezahlen kann, gehen weg, neue kommen. Deine Hand bleibt gleich groß.
tip-anno1800-festival = Alle kommen heim, alle Plättchen sind wieder bereit. Richtig, wenn sonst nichts mehr geht.
tip-anno1800-claim = Eine Alte-Welt-Insel bringt Platz und sofort einen Bonus. Die erste kostet nur 1 Erkundungs-Plättchen.
tip-anno1800-explore = Für Kaffee, Rum, Zigarren, Schokolade und Baumwolle brauchst du Neue-Welt-Inseln. Drei Karten kommen dazu.
tip-anno1800-end_turn = Was du produziert und nicht genutzt hast, verfällt. Schau erst nach freien Aktionen.
tip-anno1800-activate = Der Effekt einer ausgelegten Karte ist eine freie Aktion: Er kostet nicht deinen Zug.
tip-anno1800-event-traded = Handel kann niemand ablehnen, aber er lohnt sich: Der Besitzer bekommt 1 Gold.
tip-anno1800-event-built = Jede Industrie gibt es nur zweimal. Was dein Gegner baut, kannst du dir einhandeln.
tip-anno1800-event-played = Eine Karte weniger auf dieser Hand. Behalte im Blick, wie viele noch übrig sind.
tip-anno1800-event-drew = Eine neue Karte auf deiner Hand. Schau, welche Ressource sie verlangt.
tip-anno1800-event-festival = Die Leute deines Gegners sind wieder daheim. In den nächsten Zügen geht bei ihm mehr.
tip-anno1800-event-fireworks = Das Ende hat begonnen: diese Runde noch und eine weitere. Jetzt zählen nur Punkte.
