### Learn in five minutes, and tips. ① to ⑤ are the numbers drawn on the card’s picture; .alt describes what they point at.

learn-anno1701-1 =
    Gewinne **fünfmal die Gunst der Königin**. Deine Gunstpunkte erscheinen oben ①.

    Einwohner bringen Gunstpunkte, die dir niemand nehmen kann. Der erste ist der Bürger ②: Er kostet 1 Tuch, 1 Tabak und 1 Rum. Weitere Gunstpunkte gibt es für Kanonen, Handelssäcke und zufriedene Einwohner, für Oper und Schauspielhaus und für Spenden.

    Tabak und Rum wachsen nicht daheim: Du findest sie auf den Inseln.
    .title = Das Ziel
    .alt = ① fünf Plätze für Gunststeine oben. ② das Feld des Bürgers, der Tuch, Tabak und Rum kostet.

learn-anno1701-2 =
    ① Landschaften. Egal, wer würfelt: Bei einer 3 bringt dir dieses Gebirge Werkzeug.
    ② Deine Ausbaukärtchen. Nur du kennst sie, bis du sie baust.
    ③ Der Siedler tauscht einmal in jedem deiner Züge 3 gleiche Waren gegen 1 andere.
    ④ Dein Gold. Mit weniger als 3 gibt es Aufruhr.
    .title = Dein Tableau
    .alt = ① ein Gebirge mit der Zahl 3. ② zwei Ausbaukärtchen, noch nicht gebaut. ③ der Siedler, der 3 zu 1 tauscht. ④ dein Gold.

learn-anno1701-3 =
    Der Bot würfelt für dich ①, und alle bekommen Waren. 2, 7 und 12 bringen Ereignisse. Dann in beliebiger Reihenfolge, so oft du kannst:
    - **{ anno1701-verb-build_resident }**, **{ anno1701-verb-build_building }**, **{ anno1701-verb-build_ship }**
    - **{ anno1701-verb-offer }**, **{ anno1701-verb-use }**, **{ anno1701-verb-buy_tile }**

    Fertig? **{ anno1701-verb-set_sail }** schließt den Markt. Jetzt fährt dein Schiff ②: **{ anno1701-verb-sail }**. Auf einem Fragezeichen ③ triffst du jemanden. An einem Anker zeigt **{ anno1701-verb-discover }** dir zwei Kärtchen ④, und mit **{ anno1701-verb-found }** bringen sie dir Waren. Dann **{ anno1701-verb-end_turn }**.
    .title = Ein Zug, Knopf für Knopf
    .alt = ① die Würfel. ② dein Schiff auf G4. ③ ein Fragezeichen auf dem Meer. ④ ein unbekanntes Inselkärtchen.

learn-anno1701-4 =
    Fünf beliebige Gunstpunkte gewinnen, sobald du am Zug bist und kein Aufruhr herrscht.

    ① Seemacht, Handelsmacht, Zufriedenheit: Wer zuerst 3 Symbole hat, bekommt den Gunstpunkt. Wer mehr hat, übernimmt ihn.
    ② Du kannst der Königin spenden. Es gilt das billigste freie Feld, das erste kostet 7 Gold.
    ③ So steht es bei allen. Für den fünften Punkt brauchst du 3 Gold mehr, als er kostet.
    .title = So gewinnst du
    .alt = ① das Feld der Seemacht. ② die Spenden: 7, 9, 10, 11 und 12 Gold. ③ deine Gunstpunkte in der Tabelle.

learn-anno1701-5 =
    ① **Das letzte Gold ausgeben.** Mit weniger als 3 Gold gibt es Aufruhr: nichts bei 6 und 8 und kein Sieg.
    ② **Zu viele Waren halten.** Bei mehr als 7 nimmt ein Feuer die Hälfte. Baue oder handle, bevor dein Zug endet.
    ③ **Daheim bleiben.** Ohne Tabak und Rum kein Bürger. Gründe früh Kolonien. Das Schiff kommt in den Vorrat zurück, also baue es neu.
    .title = Drei Anfängerfehler
    .alt = ① dein Gold. ② deine Waren und die Grenze beim Feuer. ③ deine Kolonien.

## Tips in the guided first game. The part after the game is a verb, a verb and its question, or the key of a task or event.

tip-anno1701-task-choose_tiles = Zwei Kärtchen für den Anfang. Billige Helfer für jeden Zug, etwa Wirtshaus oder Lagerhaus, sind leicht zu spielen.
tip-anno1701-task-action = Erst bauen und handeln. „In See stechen“ erst, wenn du fertig bist: Dann ist der Markt für diesen Zug zu.
tip-anno1701-task-sailing = Halte auf einen Anker zu: Dort siehst du dir zwei Kärtchen an oder gründest gleich eine Kolonie.
tip-anno1701-task-encounter = Ein Fragezeichen auf dem Meer: mal Glück, mal Ärger. Die grüne Antwort ist die sichere.
tip-anno1701-task-discard = Behalte, was dein nächster Einwohner kostet: Tuch, Tabak und Rum.
tip-anno1701-task-place_tile = Nimm eine freie Wiese. Auf einer Landschaft gäbe es deren Waren nicht mehr.
tip-anno1701-task-place_tile_known = Nimm eine freie Wiese. Auf einer Landschaft gäbe es deren Waren nicht mehr.
tip-anno1701-build_resident = Ein Gunstpunkt, den dir niemand nimmt. Tu das, wann immer du kannst.
tip-anno1701-build_building = Ein Kärtchen zählt erst, wenn es gebaut ist: Dann gehören dir Symbole und Vorteil.
tip-anno1701-build_ship = Ohne Schiff keine neuen Kolonien. Ein neues fährt noch in diesem Zug.
tip-anno1701-buy_tile = Für 2 Gold wählst du aus drei Kärtchen. Behalte aber 3 Gold, sonst gibt es Aufruhr.
tip-anno1701-use = Beim Tausch wird aus Übrigem Tabak oder Rum. Jedes Gebäude wirkt einmal im Zug.
tip-anno1701-set_sail = Nichts mehr zu bauen? Dann ab aufs Meer.
tip-anno1701-sail = Fahre zu unbekannten Kärtchen in der Nähe. Ein Fragezeichen hält das Schiff an.
tip-anno1701-discover = Das kostet einen Bewegungspunkt, und nur du siehst die Kärtchen. Zehn von 28 bringen keine Waren, ein Blick lohnt sich.
tip-anno1701-found = Beide Kärtchen bringen dir nun Waren. Das Schiff kommt zurück in den Vorrat.
tip-anno1701-found-ship = Das Schiff kommt in den Vorrat zurück, und die zwei Kärtchen liegen für alle offen.
tip-anno1701-end_turn = Deine Waren bleiben dir, aber bei mehr als 7 kann es brennen.
tip-anno1701-event-rolled = Jeder Wurf gilt für alle: Du bekommst auch in fremden Zügen Waren.
tip-anno1701-event-yielded_own = Das sind deine Waren aus diesem Wurf: vom Tableau und von Inseln mit deinen Kolonien.
tip-anno1701-event-taxed_own = Steuer: 1 Gold und 1 mehr für jeden zufriedenen Einwohner.
tip-anno1701-event-burnt_own = Bei mehr als 7 Waren brennt es. Gib sie aus, bevor dein Zug endet.
tip-anno1701-event-queen_own = Ab dem zweiten Gunstpunkt will die Königin ab und zu Gold. Behalte etwas.
tip-anno1701-event-riot_began_own = Komm wieder auf 3 Gold: Verkaufe etwas im Wirtshaus oder handle um Gold.
tip-anno1701-event-founded = Diese Kärtchen liegen nun offen. Über ihre anderen Anker kannst du sie mitnutzen.
tip-anno1701-event-power_gained = Diesen Gunstpunkt kann jeder mit mehr Symbolen übernehmen.
tip-anno1701-event-offer = Annehmen kann jeder. Lehne ab oder ignoriere es: Niemand wartet auf dich.
