### Die Regeln von Atoll in eigenen Worten, je ein Thema, in der Reihenfolge, in der man das Spiel erklären würde.
### `.words` sind weitere Wörter, unter denen ein Thema gefunden wird.

rules-atoll-goal =
    Zwei Spieler teilen sich ein Kanu in einer Lagune. Zwölf Inselchen, A bis L, liegen im Ring um sie herum. Wo das Kanu landet, pflanzt du eine Palme deiner Farbe.

    Palmen nebeneinander wachsen zu Hainen, und lange Haine zählen viel mehr als kurze. Jede Perle zählt einen Punkt. Nach sechs Runden **gewinnen die meisten Punkte.**
    .title = Ziel des Spiels
    .words = gewinnen Sieger Überblick Einführung Palmen Lagune

rules-atoll-setup =
    Das Kanu beginnt bei Inselchen A, und noch steht nirgends eine Palme. Alle achtzehn Plättchen kommen in den Beutel: drei von jeder Zahl von 1 bis 6. Beide ziehen drei Plättchen und halten sie geheim.

    Wer beginnt, entscheidet das Los, es sei denn, der Gastgeber lässt den ersten Platz beginnen. In jeder Runde ist dieselbe Person zuerst am Zug.
    .title = Vorbereitung
    .words = Aufbau Anfang Start austeilen Startspieler Inselchen

rules-atoll-turn =
    In deinem Zug tust du genau eines von beidem:
    - **Paddeln**: ein Plättchen spielen, das Kanu bewegen und eine Palme pflanzen.
    - **Tauchen**: ein Plättchen zurücklegen und zwei Perlen heraufholen.

    Danach ziehst du ein Plättchen, sodass du wieder drei hast, und der andere ist am Zug. Niemand kann passen, und beim Warten ist nichts zu tun.
    .title = Ein Zug
    .words = Aktion wählen passen Reihenfolge Ablauf was kann ich tun

rules-atoll-sailing =
    Spiele eines deiner Plättchen und bewege das Kanu um seine Zahl, im Uhrzeigersinn oder dagegen, wie du magst. Steht dort schon eine Palme, deine oder eine fremde, fährt das Kanu in derselben Richtung weiter bis zum nächsten Inselchen ohne Palme.

    Dort pflanzt du deine Palme. Sie bleibt bis zum Ende stehen, und das Kanu wartet daneben auf den nächsten Zug.
    .title = Paddeln
    .words = fahren bewegen Kanu Richtung Uhrzeigersinn besetzt pflanzen

rules-atoll-diving =
    Wenn dich kein Inselchen lockt, tauche: Zeige eines deiner Plättchen und nimm zwei Perlen. Das Kanu bleibt liegen und du pflanzt keine Palme, hast am Ende also eine Palme weniger.

    Das Plättchen kommt zurück in den Beutel, aber erst, nachdem du ein anderes gezogen hast. Du bekommst es also nicht sofort wieder, vielleicht aber später.
    .title = Tauchen
    .words = Perlen zurücklegen tauschen stattdessen

rules-atoll-groves =
    Ein Hain ist eine lückenlose Reihe eigener Palmen. Ein freies Inselchen oder eine fremde Palme beendet ihn. Der Ring ist geschlossen: Eine Reihe über L und A hinweg ist ein einziger Hain.

    Ein Hain aus 1, 2, 3, 4, 5 oder 6 Palmen zählt 1, 3, 6, 10, 15 oder 21 Punkte. Zwei Haine zu verbinden ist oft der beste Zug des Spiels, und ebenso, fremde Haine zu trennen.
    .title = Haine
    .words = Reihe Nachbarn benachbart Länge Punkte zusammen Gruppe

rules-atoll-pearls =
    Neben den meisten Inselchen liegen ein bis drei Perlen; sie sind auf dem Plan gezeichnet. Wenn du deine Palme pflanzt, nimmst du sie. Jede zählt einen Punkt und gehört dir für immer.

    Ein Inselchen gibt seine Perlen nur einmal, denn niemand kann dort noch einmal pflanzen. Tauchen bringt zwei Perlen, wo auch immer das Kanu liegt und sooft du willst.
    .title = Perlen
    .words = Inselchen Wert Schatz sammeln

rules-atoll-tiles =
    Von jeder Zahl von 1 bis 6 gibt es drei Plättchen. Deine siehst nur du. Zum Paddeln gespielte Plättchen bleiben offen liegen; so kannst du zählen, welche Zahlen der andere noch haben kann.

    Du kannst mehrere Plättchen mit derselben Zahl haben. Nach deinem letzten Zug ziehst du nicht mehr, und übrige Plättchen zählen nichts.
    .title = Plättchen
    .words = Zahl Hand ziehen Beutel geheim verdeckt zählen

rules-atoll-ending =
    Die Partie endet nach sechs Runden, wenn beide sechs Züge hatten. Der Punktestand ist die Summe aller Haine und aller Perlen; er ist jederzeit für alle zu sehen.

    Wer mehr Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Perlen hat; sind auch diese gleich, gewinnen beide. Plättchen, die noch auf der Hand sind, spielen keine Rolle.
    .title = Ende und Wertung
    .words = Schluss Gleichstand Sieger Runden letzte

rules-atoll-undo =
    Ein Zug zeigt dir ein neues Plättchen. Deshalb kannst du ihn nur rückgängig machen, wenn der andere zustimmt. In der letzten Runde zieht niemand: Dort kannst du deinen Zug frei rückgängig machen, bis die Partie aus ist.

    Wenn du abwesend bist, kann der Bot für dich spielen. Er wählt dann, was sofort die meisten Punkte bringt, und denkt nicht weiter voraus.
    .title = Rückgängig machen und Abwesenheit
    .words = zurücknehmen Fehler weg abwesend Computer Abstimmung
