### Die Regeln von Mille Fiori in eigenen Worten, ein Thema nach dem anderen, wie man das Spiel erklären würde.
### `.words` sind weitere Wörter, unter denen ein Thema gefunden wird.

rules-mille-fiori-goal =
    Du handelst in Venedig mit Glas. In jeder Kartenrunde spielst du eine Karte und legst meist eine gläserne Raute deiner Farbe auf den Spielplan. Jede Raute bringt sofort Punkte, oft auch den anderen.

    Vollständige Sammlungen sichern Bonuspunkte für den Schluss, und kluges Einsetzen bringt Extrakarten. So wird aus einem Zug manchmal ein langer Kettenzug.

    Die Partie endet, wenn der Vorrat von jemandem leer ist oder die Karten für eine weitere Runde nicht reichen. **Wer die meisten Punkte hat, gewinnt.**
    .title = Ziel des Spiels
    .words = gewinnen sieg sieger überblick einführung anfänger murano glas punkte zweck

rules-mille-fiori-setup =
    Alle haben 30 Rauten: 25 im persönlichen Vorrat und 5 im allgemeinen Vorrat, der erst drankommt, wenn der eigene leer ist. Die Schiffe stehen am Start der Seeroute, alle haben 0 Punkte.

    Es gibt 109 Karten, genau eine für jedes Feld. Jede zeigt einen Bereich, ein Symbol und im Steuerrad eine Zahl von 1 bis 5. Wird eine Karte nur zum Fahren genutzt, bleibt ein Feld für immer leer.

    Wer beginnt, hat die Dogenkarte. Sie wandert jede Runde einen Platz weiter im Uhrzeigersinn.
    .title = Spielaufbau
    .words = vorbereitung aufbau start vorrat rauten doge dogenkarte spielerzahl austeilen

rules-mille-fiori-round =
    Zu Beginn einer Runde bekommen alle 5 Karten, und pro Person wird eine Karte offen neben den Spielplan gelegt.

    Dann folgen Kartenrunden: Alle wählen eine Karte, der Rest geht nach links weiter, und die gewählten Karten werden reihum gespielt. Den Anfang macht, wer die Dogenkarte hat. Danach nimmst du auf, was von rechts kam.

    Eine Runde hat vier Kartenrunden, zu zweit drei. Die übrigen Karten kommen dann zu den offenen Karten und warten dort darauf, als Extrakarten gespielt zu werden.
    .title = Ablauf einer Runde
    .words = runde kartenrunde weitergeben reihenfolge ablauf letzte karten offene karten austeilen

rules-mille-fiori-choosing =
    Alle wählen gleichzeitig und geheim. Du kannst deine Wahl ändern, bis auch die letzte Person gewählt hat; dann steht sie fest.

    Niemand sieht deine Karte, bevor du sie spielst. Die anderen sehen nur, dass du bereit bist. Welche Karten du weitergegeben hast, zeigt dir der Bot, bis die Kartenrunde vorbei ist.

    Mit der Option, erst im eigenen Zug zu wählen, entfällt die gemeinsame Wahl: Du suchst dir in deinem Zug eine Handkarte aus und spielst sie sofort. Das ist taktischer, aber per Post langsamer.
    .title = Karte auswählen
    .words = wählen geheim ändern gleichzeitig hand verdeckt draft wahl

rules-mille-fiori-turn =
    In deinem Zug **musst** du die gewählte Karte spielen, auf eine von zwei Arten:
    - **Einsetzen:** Lege eine Raute auf ein freies Feld im Bereich der Karte. Das bringt Punkte und vielleicht ein Bonusfeld oder eine Extrakarte.
    - **Schiff fahren:** Farbe und Symbol zählen nicht, dein Schiff fährt um die Zahl im Steuerrad.

    Rauten kommen aus deinem Vorrat, erst wenn er leer ist, aus dem allgemeinen. Ein besetztes Feld bleibt besetzt.

    Rückgängig machen kannst du einen Zug, bis die nächste Person dran war, aber nicht mehr, wenn neue Karten zu sehen waren.
    .title = Eine Karte spielen
    .words = zug einsetzen raute feld spielen zurücknehmen rückgängig erlaubt

rules-mille-fiori-workshops =
    Du besetzt ein beliebiges freies Feld mit dem Symbol der Karte: Quarz, Kalk, Asche oder Pigmente.

    Du bekommst 1 Punkt für das neue Feld und für jedes eigene Feld, das mit ihm zusammenhängt. Ist das **neue** Feld ein Pigmentfeld, gibt jedes Feld der Gruppe 2 Punkte.

    - **Extrakarte:** Du besetzt das dritte und letzte Feld um einen der zehn Sterne, egal wem die beiden anderen gehören.
    - **Bonus:** Du hast von jedem der vier Rohstoffe mindestens ein Feld.
    .title = Werkstätten
    .words = quarz kalk asche pigment pigmente rohstoffe gruppe gebiet stern orange

rules-mille-fiori-houses =
    Häuser werden streng der Reihe nach besetzt: Du nimmst immer das nächste freie Feld der Leiste.

    Du bekommst den Wert des neuen Hauses. Gehören dir auch die Häuser direkt davor, bekommst du die Werte dieser ganzen Reihe noch einmal dazu.

    Außerdem zählt, wie viele **verschiedene Werte** du hast (1, 2, 3, 4, 5 und 10), ob nebeneinander oder nicht:
    - dritter Wert: eine Extrakarte
    - vierter Wert: der Bonus
    - fünfter Wert: noch eine Extrakarte
    .title = Häuser
    .words = haus leiste schlüssel werte reihe zahlen violett verschiedene

rules-mille-fiori-people =
    Zwei Pyramiden mit je drei Symbolen. Du darfst **jedes** Symbol in der Pyramide der Karte besetzen. Für ein höheres Feld müssen die beiden Felder darunter besetzt sein, egal von wem.

    Unten gibt es 1 Punkt, in der Mitte 3, oben 6; das Doppelte, wenn das Feld das Symbol deiner Karte zeigt. Außerdem zahlt jede Raute, auf der deine aufbaut, auch mittelbar, an ihren Besitzer: unten 1, in der Mitte 3 Punkte.

    - **Extrakarte:** ein Feld der obersten Ebene.
    - **Bonus:** Du hast alle drei Symbole dieser Pyramide; jede Pyramide hat eigene Bonusfelder.
    .title = Personen: Nobili und Populi
    .words = nobili populi pyramide münze löwe kreuz muschel fische krebs ebene spitze

rules-mille-fiori-trade =
    Vier Waren: Gläser, Karaffen, Schmuck und Schwan, je fünf Felder. Du besetzt ein beliebiges freies Feld der Ware auf deiner Karte.

    Zuerst wird der Wert der Ware bestimmt: die Zahl ihrer besetzten Felder, deines mitgezählt. Dann bekommen **alle** diesen Wert für jede eigene Raute auf dieser Ware.

    - **Extrakarte:** ein gutes Geschäft. Hat jemand anders jetzt mehr Rauten auf dieser Ware als du, darfst du eine Extrakarte spielen. Gleichstand genügt nicht.
    - **Bonus:** Du hast von jeder der vier Waren mindestens ein Feld.
    .title = Handel
    .words = waren gläser karaffen schmuck schwan warenwert gutes geschäft markt

rules-mille-fiori-harbor =
    Du besetzt ein beliebiges freies Schiffsfeld und rückst danach dein Schiff auf der Seeroute um die Zahl der Karte vor.

    Ein Schiffsfeld allein bringt nichts. Wird das dritte Schiff einer Zeile gelegt, fährt die Flotte ab, und jede Raute darin bringt Punkte. Wie viele, hängt von den besetzten Waren in derselben Zeile des Handels ab, egal wem sie gehören: Bei 0, 1, 2, 3 oder 4 Waren sind es 0, 1, 3, 6 oder 10 Punkte pro Raute.

    Eine Flotte fährt nur einmal ab; spätere Waren ändern nichts. Die Rauten bleiben liegen.
    .title = Hafen
    .words = flotte schiffsfeld zeile waren transport abfahren

rules-mille-fiori-sailing =
    Jede Karte kannst du stattdessen zum Fahren nutzen: Farbe und Symbol zählen nicht, es wird keine Raute gelegt, und dein Schiff fährt genau so weit, wie die Zahl zeigt. Hafenkarten bewegen das Schiff zusätzlich zum Einsetzen.

    Du bekommst die Punkte des Feldes, auf dem das Schiff landet; überfahrene Felder zählen nicht. Die Felder 7 und 16 bringen eine Extrakarte, das letzte, Feld 20, bringt 10 Punkte und eine Extrakarte. Schiffe dürfen sich ein Feld teilen.

    Am letzten Feld hält das Schiff an, auch wenn die Zahl höher ist. Danach kannst du nicht mehr fahren.
    .title = Schiff fahren
    .words = seeroute schiff handelsroute steuerrad zahl ende letztes feld alternative

rules-mille-fiori-bonus =
    Werkstätten, Häuser, Nobili, Populi und Handel haben je vier Bonusfelder: 20, 15, 10 und 5 Punkte.

    Sobald du die Sammlung eines Bereichs vollständig hast, legst du eine Raute auf das beste freie Bonusfeld, einmal pro Bereich und Partie. Ablehnen kannst du nicht. Die Punkte gibt es in der Schlusswertung.

    Auch diese Raute kommt aus deinem Vorrat, sonst aus dem allgemeinen, und kann die sein, die die Partie beendet. Wer gar keine Raute mehr hat, geht leer aus.
    .title = Bonusfelder
    .words = punktebonus sammlung 20 15 10 5 schlusswertung marker satz

rules-mille-fiori-extra =
    Hast du eine Extrakarte verdient, darfst du sofort eine der offenen Karten neben dem Spielplan spielen, als käme sie aus deiner Hand: einsetzen oder fahren. Bringt das wieder eine Extrakarte, geht es weiter: ein Kettenzug.

    Du darfst auch verzichten. Aufheben kannst du eine Extrakarte nicht. Liegt keine Karte offen oder ist mit keiner etwas möglich, verfällt sie von selbst.

    Extrakarten gibt es an den Sternen der Werkstätten, mit dem dritten und fünften Hauswert, an der Spitze einer Pyramide, für gute Geschäfte und auf der Seeroute.
    .title = Extrakarten und Kettenzüge
    .words = extrakarte kettenzug offene karten verzichten kette noch einmal

rules-mille-fiori-plans =
    Damit niemand auf dich warten muss, kannst du vorher festlegen, was in deinem Zug gespielt wird. Ein Plan ist geheim, auch dass es ihn gibt.

    Er nennt ein Feld oder eine Fahrt, bis zu vier weitere Möglichkeiten für den Fall, dass es nicht mehr geht, und bis zu acht Anweisungen für Extrakarten. Normalerweise wird nur gespielt, was noch so viele Punkte, die Extrakarte und den Bonus bringt, die du beim Planen gesehen hast; du kannst auch eigene Bedingungen setzen oder gar keine.

    Passt in deinem Zug nichts davon, fällt der Plan weg, du erfährst den Grund und spielst selbst.
    .title = Vorausplanen
    .words = plan vorausplan automatisch abwesend warten geheim bedingung

rules-mille-fiori-ending =
    Die Partie endet auf eine von zwei Arten:
    - Jemand legt die letzte Raute aus dem **persönlichen Vorrat** auf den Plan. Dieser Zug wird noch beendet, notfalls mit Rauten aus dem allgemeinen Vorrat, und alle, die in dieser Kartenrunde noch nicht dran waren, spielen noch.
    - Zu Beginn einer Runde reichen die Karten nicht für 5 pro Person.

    Dann kommen die Punkte der Bonusfelder dazu. Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer weniger Rauten übrig hat, beide Vorräte zusammen; ist auch das gleich, wird der Sieg geteilt.
    .title = Spielende
    .words = ende schluss schlusswertung letzte raute gleichstand sieger nachziehstapel karten

rules-mille-fiori-options =
    Vor dem Start lassen sich vier Dinge einstellen:
    - **Offene Karten:** jede Runde eine pro Person, oder neun zu Beginn und später keine (zu dritt vier), dann mit 27 Rauten und 3 im allgemeinen Vorrat wie in späteren Ausgaben.
    - **Auswahl:** alle gleichzeitig oder erst im eigenen Zug.
    - **Letzte Karten:** Sie werden am Ende der Runde offen ausgelegt oder sobald die letzte Karte gewählt ist.
    - **Startspieler:** ausgelost oder der erste Platz.
    .title = Optionen
    .words = variante einstellung neun auslage auswahl startspieler ausgabe hausregeln
