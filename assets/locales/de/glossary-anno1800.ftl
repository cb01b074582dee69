### Begriffe zum Nachschlagen: je ein Satz.

glossary-anno1800-exhausted = Leute und Plättchen, die schon genutzt sind. Nach einem Stadtfest sind sie wieder bereit.
    .title = Erschöpft
glossary-anno1800-district = Hier wohnen Leute, die arbeiten können.
    .title = Wohnviertel
glossary-anno1800-workplace = Platz für eine Person in einer Industrie; jede hat zwei.
    .title = Arbeitsplatz
glossary-anno1800-industry = Plättchen, das eine Ressource herstellt, etwa eine Brauerei.
    .title = Industrie
glossary-anno1800-start_industry = Eine der zehn Industrien, die auf der Heimat-Insel aufgedruckt sind.
    .title = Start-Industrie
glossary-anno1800-shift_end = Für Gold kommt jemand in deinem Zug jederzeit von der Arbeit heim.
    .title = Dienst
glossary-anno1800-free_action = Etwas, das du zusätzlich zu deiner Aktion tun kannst, beliebig oft.
    .title = Freie Aktion
glossary-anno1800-extra_action_term = Noch eine Aktion im selben Zug.
    .title = Zusätzliche Aktion
glossary-anno1800-need = Was eine Bevölkerungs-Karte verlangt, bevor du sie ausspielen kannst.
    .title = Bedürfnis
glossary-anno1800-strength = 1 bis 3 bei Schiffen und Werften: Plättchen eines Schiffs, und das stärkste Schiff einer Werft.
    .title = Stärke
glossary-anno1800-influence = Die Punkte, die das Spiel entscheiden.
    .title = Einfluss-Punkte
glossary-anno1800-fireworks = 7 Punkte für die erste leere Hand; damit beginnt das Ende.
    .title = Feuerwerks-Plättchen
glossary-anno1800-worker_version = Zweite Fassung einer Start-Industrie, in der Arbeiter statt Handwerkern oder Bauern arbeiten.
    .title = Arbeiter-Fassung
