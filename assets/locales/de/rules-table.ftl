### So wird hier gespielt, egal welches Spiel: je Thema ein Text.

rules-table-panel =
    Alles, was du tust, geschieht in deinem **Zugmenü**: einer Nachricht, die nur du siehst. Drücke *Spielen* unter einem Beitrag oder gib { CMD("play") } ein.

    - Oben: was du gerade gefragt wirst, und dein Bild.
    - Darunter: die Antworten als Knöpfe oder Menüs. Angeboten wird nur, was erlaubt ist. Eine Antwort führt zur nächsten Frage, bis die Aktion vollständig ist.
    - *Zurück* führt eine Frage zurück. Passiert ist da noch nichts.
    - Große Schritte siehst du noch einmal, bevor du sie bestätigst.

    Du kannst das Menü jederzeit schließen und später wieder öffnen, auf jedem Gerät: Nichts geht verloren. Jede Aktion lässt sich auch eintippen; was fehlt, fragt der Bot nach.
    .title = Dein Zugmenü
    .words = spielen Knopf Menü privat Nachricht Fenster Antwort Frage zurück bestätigen Anfang erste Schritte Panel

rules-table-recommended =
    Ein **grüner Knopf** oder ein ★ im Menü zeigt, was der Bot empfiehlt: meist den günstigsten Weg oder die Antwort, die dir am meisten offen lässt. Das ist ein Tipp, kein Muss, und er stützt sich nur auf das, was du selbst sehen kannst.

    Gibt es nur eine mögliche Antwort, wirst du nicht gefragt: Der Bot nimmt sie für dich.

    Du spielst zum ersten Mal? Folge in deinen ersten Zügen den grünen Knöpfen und schau, was sie bewirken.
    .title = Grüne Knöpfe und ★
    .words = grün Stern empfohlen Vorschlag Rat Tipp beste Empfehlung

rules-table-undo =
    In deinem Zug kannst du frei rückgängig machen, Schritt für Schritt: mit *Rückgängig* oder { CMD("undo") }. { CMD("redo") } holt den Schritt wieder.

    Das geht, bis etwas **Verdecktes oder Zufälliges** ans Licht kam: ein Wurf, eine gezogene Karte, ein aufgedecktes Plättchen. Es endet auch, wenn seither jemand anderes dran war, außer es war ein Computerspieler.

    Danach brauchst du das **Einverständnis** der anderen: Der Bot fragt sie und zeigt, was inzwischen zu sehen war. Alle müssen zustimmen. Computerspieler tun das immer; allein mit ihnen kannst du also alles rückgängig machen.

    Nicht verwechseln: *Rückgängig* nimmt einen Schritt zurück, *Zurück* verlässt nur ein Menü.
    .title = Rückgängig machen
    .words = rückgängig zurücknehmen wiederholen Fehler Versehen zustimmen Einverständnis fragen abstimmen

rules-table-refusals =
    Der Bot kennt die Regeln und bietet nur an, was sie erlauben. Trotzdem kann es eine **Absage** geben, etwa wenn du einen Befehl eintippst oder auf einen Knopf an einem alten Beitrag drückst.

    Eine Absage ändert nichts. Sie sagt, warum es nicht geht und was du stattdessen tun kannst. Unter den meisten ist ein Knopf *Warum?*: Er öffnet die Regel, die dahintersteckt.

    Ist ein Knopf veraltet, öffne mit { CMD("play") } ein frisches Zugmenü.
    .title = Absagen und „Warum?“
    .words = Absage abgelehnt nicht erlaubt verboten warum Fehler alter Knopf veraltet unbekannt

rules-table-pace =
    Das **Tempo** sagt, wie lange ein Zug dauern soll: gemütlich (48 Stunden), täglich (24), flott (8), live (30 Minuten) oder eine eigene Dauer. Es bestimmt nur, wann erinnert wird. Niemand verliert deswegen einen Zug.

    Der Host kann auch eine **Uhr** einstellen. Dann läuft Zeit, solange du dran bist; ist sie um, zieht der Bot für dich: etwas Erlaubtes und nichts Freiwilliges. Deine Ruhezeiten, freien Tage und Urlaube zählen nicht mit.

    Der Host stellt beides mit { CMD("game-options") } ein. { CMD("game-info") } zeigt, auf wen die Partie wartet.
    .title = Tempo und Uhr
    .words = Tempo Uhr Zeit lange Zug langsam schnell Stunden Frist Zeitlimit täglich live

rules-table-reminders =
    Bist du dran, erwähnt dich der Beitrag einmal. Passiert nichts, kommt nach der Hälfte des Tempos eine Erinnerung; mit *Später* verschiebst du sie.

    { CMD("remind-show") } zeigt deine Einstellungen. Sie gelten für dich in allen Partien:
    - { CMD("remind-zone") }: deine Zeitzone; { CMD("remind-quiet") }: Stunden, in denen dich niemand stört
    - { CMD("remind-days") }: die Tage, an denen du spielst; { CMD("remind-vacation") }: wann du weg bist
    - { CMD("remind-way") }: im Kanal oder per Direktnachricht
    - { CMD("remind-off") }: gar keine Erinnerungen
    .title = Erinnerungen und Ruhezeiten
    .words = Erinnerung Benachrichtigung Ping Erwähnung Ruhe Nacht Urlaub Ferien Zeitzone Direktnachricht später

rules-table-pause =
    Das Leben kommt dazwischen? { CMD("game-pause") } fragt die anderen, ob die Partie ruhen soll. So lange läuft keine Uhr, und niemand wird erinnert. { CMD("game-resume") } fragt, ob es weitergeht.

    Fehlt jemand lange, fragt der Bot die anderen: weiter warten, diesen einen Zug überspringen, oder einen **Verwalter** spielen lassen, bis die Person zurück ist. Sobald sie wieder spielt, ist die Abstimmung erledigt.

    Du bist selbst eine Weile weg? Trag es mit { CMD("remind-vacation") } ein, dann wartet niemand vergeblich.
    .title = Pausen und Abwesenheit
    .words = Pause abwesend weg fehlt untätig Abstimmung warten überspringen Urlaub Ferien fortsetzen

rules-table-computers =
    Zu wenige Leute? In der Lobby setzt der Host mit { CMD("game-computer") } **Computerspieler** dazu: leicht, mittel oder schwer. Sie tragen ein 🤖, wissen nur, was ihr Platz wissen darf, halten niemanden auf und stimmen jedem Rückgängigmachen zu.

    Ein **Verwalter** ist ein Computerspieler der Stufe mittel, der für jemanden spielt, der weg ist. Platz, Karten und Ergebnis bleiben bei dieser Person. Ist sie zurück, genügt ein Knopfdruck im Zugmenü, um den Platz wieder zu übernehmen.
    .title = Computer und Verwalter
    .words = Computer Bot KI Gegner Stufe leicht mittel schwer Verwalter Vertretung Ersatz Platz zurück

rules-table-privacy =
    Dein Zugmenü, deine Hand, deine privaten Notizen und alles, was der Bot dir antwortet, siehst **nur du**. Beiträge im Kanal zeigen, was nach den Regeln offen ist.

    Der Bot liest deine Nachrichten nicht. Er speichert die Partien, wer wo sitzt, und deine Einstellungen für Erinnerungen und Bilder.

    Gemischt wird ehrlich: Zu Beginn veröffentlicht der Bot einen Fingerabdruck der Mischung, am Ende den Startwert selbst. Damit kann jeder die ganze Partie nachprüfen.
    .title = Was andere sehen
    .words = Datenschutz geheim privat öffentlich verdeckt Daten gespeichert fair mischen Startwert Fingerabdruck Nachrichten lesen

rules-table-leaving =
    - **Vor dem Start** gehst du mit dem Knopf in der Lobby oder mit { CMD("game-leave") }.
    - **In der laufenden Partie** bleibt dein Platz dein Platz. Kannst du nicht weiterspielen, sag es den anderen: Sie können einen Verwalter für dich spielen lassen. In manchen Spielen kannst du auch aufgeben.

    Der Host oder die Moderation des Kanals kann die ganze Partie ohne Ergebnis beenden: { CMD("game-abandon") }. { CMD("game-move") } holt eine Partie in einen anderen Kanal.
    .title = Eine Partie verlassen
    .words = verlassen aussteigen aufgeben aufhören beenden abbrechen Kanal wechseln umziehen löschen
