### Mille Fiori.

mille-fiori-title = Mille Fiori
mille-fiori-tagline = Wähle Karten, lege Glas und löse Kettenzüge aus.

## Bereiche und Quellen der Punkte

mille-fiori-workshops = Werkstätten
mille-fiori-houses = Häuser
mille-fiori-nobili = Nobili
mille-fiori-populi = Populi
mille-fiori-trade = Handel
mille-fiori-harbor = Hafen
mille-fiori-sea_route = Seeroute
mille-fiori-bonus = Bonusfelder

## Befehle

mille-fiori-verb-choose = Auswählen
    .name = auswählen
    .description = Wähle die Karte, die du spielen willst; noch sieht sie niemand
mille-fiori-verb-place = Einsetzen
    .name = einsetzen
    .description = Spiele eine Karte und lege eine Raute auf den Spielplan
mille-fiori-verb-sail = Schiff fahren
    .name = fahren
    .description = Nutze eine Karte nur, um dein Schiff auf der Seeroute zu bewegen
mille-fiori-verb-decline = Verzichten
    .name = verzichten
    .description = Verzichte auf die verdiente Extrakarte
mille-fiori-verb-plan = Vorausplanen
    .name = planen
    .description = Lege fest, was du in deinem Zug spielst; nur du siehst es
mille-fiori-verb-plan_or = Plan B
    .name = planen-sonst
    .description = Ergänze, was du spielst, falls dein Plan nicht mehr passt
mille-fiori-verb-plan_extra = Plan: Extrakarte
    .name = planen-extrakarte
    .description = Ergänze, was mit einer Extrakarte geschehen soll
mille-fiori-verb-cancel_plan = Plan aufheben
    .name = plan-aufheben
    .description = Vergiss den Plan und spiele selbst

## Fragen

mille-fiori-param-card = Welche Karte?
    .name = karte
    .description = Die Karte, die du nutzt
mille-fiori-param-area = Eine Karte aus welchem Bereich?
    .name = bereich
    .description = Der Bereich, zu dem die Karte gehört
mille-fiori-param-field = Auf welches Feld?
    .name = feld
    .description = Das Feld für deine Raute, wie es auf dem Spielplan steht
mille-fiori-param-how = Raute einsetzen oder Schiff fahren?
    .name = wie
    .description = Einsetzen, fahren oder verzichten
mille-fiori-param-guard = Wann soll der Bot den Plan ausführen?
    .name = bedingung
    .description = Wann der Bot den Plan ausführen soll
mille-fiori-param-min_points = Wie viele Punkte muss es dir mindestens bringen?
    .name = mindestens
    .description = So viele Punkte muss es dir mindestens bringen
mille-fiori-param-need_extra = Muss es eine Extrakarte bringen?
    .name = extrakarte
    .description = Ob es eine Extrakarte bringen muss
mille-fiori-param-need_bonus = Muss es ein Bonusfeld bringen?
    .name = bonus
    .description = Ob es ein Bonusfeld bringen muss
mille-fiori-param-max_others = Wie viele Punkte dürfen die anderen höchstens bekommen?
    .name = für-andere
    .description = So viele Punkte dürfen die anderen zusammen höchstens bekommen

## Antworten

mille-fiori-choice-word = { $word }
mille-fiori-choice-card = { $card }
mille-fiori-choice-field = { $field } · { $symbol }
mille-fiori-choice-house = { $field } · Wert { $value }
mille-fiori-choice-next-house = Das nächste freie Haus
mille-fiori-choice-preview = { $points ->
        [0] Keine Punkte
        [one] +1 Punkt
       *[other] +{ $points } Punkte
    }{ $others ->
        [0] { "" }
       *[other] , andere +{ $others }
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }· Bonus { $bonus }
    }{ $extra ->
        [0] { "" }
       *[other] { " " }· Extrakarte
    }
mille-fiori-choice-guard-as_shown = Nur wenn es noch so gut ist wie jetzt
mille-fiori-choice-guard-always = Immer
mille-fiori-choice-guard-custom = Mit eigenen Bedingungen
mille-fiori-choice-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
mille-fiori-choice-any = Egal
mille-fiori-choice-yes = Ja
mille-fiori-choice-no = Nein

## Aufgaben

mille-fiori-task-choose = Wähle eine deiner { $cards } Karten.
mille-fiori-task-play = Spiele { $card }: Lege eine Raute oder fahre mit dem Schiff.
mille-fiori-task-play-unknown = Spiele deine gewählte Karte.
mille-fiori-task-play-any = Spiele eine deiner { $cards } Karten: Lege eine Raute oder fahre mit dem Schiff.
mille-fiori-task-extra = Du hast eine Extrakarte verdient: Spiele { $cards ->
        [one] die offene Karte
       *[other] eine der { $cards } offenen Karten
    } oder verzichte.
mille-fiori-task-wait = Für dich ist gerade nichts zu tun.

## Ereignisse

mille-fiori-event-round = Runde { $round } beginnt. { $player } hat die Dogenkarte.
mille-fiori-event-opened = Offen liegen: { $cards }.
mille-fiori-cards-last = { $card }
mille-fiori-cards-more = { $card }, { $more }
mille-fiori-event-hand = Deine Hand: { $cards }.
mille-fiori-event-chosen = { $player } hat gewählt.
mille-fiori-event-chosen-yours = Du hast { $card } gewählt. Ändern kannst du das, bis alle gewählt haben.
mille-fiori-event-locked = Alle haben gewählt. { $player } beginnt.
mille-fiori-event-placed = { $player } spielt { $card }{ $extra ->
        [0] { "" }
       *[other] { " " }als Extrakarte
    } und legt eine Raute auf { $field } ({ $symbol }){ $planned ->
        [0] .
       *[other] , wie geplant.
    }
mille-fiori-event-sailed = { $player } spielt { $card }{ $extra ->
        [0] { "" }
       *[other] { " " }als Extrakarte
    } und fährt mit dem Schiff{ $planned ->
        [0] .
       *[other] , wie geplant.
    }
mille-fiori-event-ship = Das Schiff von { $player } erreicht Feld { $position }.
mille-fiori-event-scored = { $player } bekommt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } ({ $source }).
mille-fiori-event-bonus = { $player } legt eine Raute auf das Bonusfeld { $points } ({ $area }).
mille-fiori-event-extra = { $player } hat eine Extrakarte verdient.
mille-fiori-event-declined = { $player } verzichtet auf die Extrakarte.
mille-fiori-event-lapsed = Die Extrakarte von { $player } verfällt – keine lässt sich spielen.
mille-fiori-event-last-rhomb = { $player } hat die letzte Raute des eigenen Vorrats gelegt. Nach dieser Kartenrunde ist Schluss.
mille-fiori-event-laid-out = { $player } legt { $cards } zu den offenen Karten.
mille-fiori-event-plan = Dein Plan ist notiert: { $alternatives ->
        [one] eine Möglichkeit
       *[other] { $alternatives } Möglichkeiten
    }{ $extras ->
        [0] .
        [one] , eine Extrakarte.
       *[other] , { $extras } Extrakarten.
    }
mille-fiori-event-plan-cancelled = Dein Plan ist aufgehoben.
mille-fiori-event-plan-dropped = Dein Plan wurde nicht ausgeführt: { $reason } Bitte spiele selbst.
mille-fiori-event-ended-rhombs = Die Partie ist aus: { $player } hat den Vorrat an Rauten aufgebraucht.
mille-fiori-event-ended-deck = Die Partie ist aus: Für eine weitere Runde reichen die Karten nicht.

mille-fiori-misfit-field-taken = Das Feld war schon besetzt.
mille-fiori-misfit-not-supported = Die Felder darunter sind noch nicht besetzt.
mille-fiori-misfit-house = Zuerst ist ein anderes Haus dran: { $field }.
mille-fiori-misfit-ship = Dein Schiff ist am Ende der Seeroute.
mille-fiori-misfit-rhomb = Du hast keine Raute mehr.
mille-fiori-misfit-card = Die Karte ist nicht mehr da.
mille-fiori-misfit-illegal = Es war nicht mehr möglich.
mille-fiori-misfit-points = Es hätte weniger Punkte gebracht.
mille-fiori-misfit-extra = Es hätte keine Extrakarte gebracht.
mille-fiori-misfit-bonus = Es hätte kein Bonusfeld gebracht.
mille-fiori-misfit-others = Die anderen hätten zu viele Punkte bekommen.
mille-fiori-misfit-nothing = Für diese Extrakarte war nichts geplant.

## Ausgang

mille-fiori-cause-rhombs = Jemand hat die letzte Raute des persönlichen Vorrats gelegt.
mille-fiori-cause-deck = Für eine weitere Runde reichten die Karten nicht.

## Ablehnungen

mille-fiori-refused-game_over = Die Partie ist zu Ende.
mille-fiori-refused-not_a_player = Du spielst hier nicht mit.
mille-fiori-refused-unknown_card = Diese Karte gibt es nicht. Nimm einen der Vorschläge.
mille-fiori-refused-locked = Alle haben gewählt. Ändern geht nicht mehr.
mille-fiori-refused-wrong_phase = { $plan ->
        [0] Gerade ist keine Karte zu wählen.
       *[other] Planen kannst du nur vor deinem Zug in dieser Kartenrunde.
    }
mille-fiori-refused-choose_first = { $plan ->
        [0] Zuerst wählen alle eine Karte.
       *[other] Wähle eine Karte, bevor du planst.
    }
mille-fiori-refused-not_your_turn = { $player } ist am Zug.
mille-fiori-refused-card_not_chosen = Du hast eine andere Karte gewählt. Spiele die.
mille-fiori-refused-card_not_in_hand = Diese Karte hast du nicht auf der Hand. Wähle eine andere.
mille-fiori-refused-card_not_in_display = Diese Karte liegt nicht offen aus. Wähle eine der offenen.
mille-fiori-refused-field_taken = Dieses Feld ist schon besetzt. Wähle ein anderes.
mille-fiori-refused-wrong_area = Diese Karte gehört zum Bereich { $area }. Wähle dort ein Feld.
mille-fiori-refused-wrong_symbol = Diese Karte braucht ein Feld mit { $symbol }. Wähle ein solches.
mille-fiori-refused-house_not_next = Häuser werden der Reihe nach besetzt; das nächste ist { $field }.
mille-fiori-refused-not_supported = Zuerst müssen die beiden Felder darunter besetzt sein. Wähle ein anderes.
mille-fiori-refused-no_rhomb = Du hast keine Raute mehr. Du kannst nur noch fahren oder verzichten.
mille-fiori-refused-ship_at_end = Dein Schiff ist schon am Ende der Seeroute. Lege stattdessen eine Raute.
mille-fiori-refused-no_extra_pending = Du hast keine Extrakarte, auf die du verzichten könntest. Die gewählte Karte musst du spielen.
mille-fiori-refused-your_turn = Du bist schon am Zug. Spiele einfach.
mille-fiori-refused-impossible = So lässt sich das nicht planen: { $reason }
mille-fiori-refused-too_long = Ein Plan hat höchstens 5 Möglichkeiten und 8 Extrakarten.
mille-fiori-refused-no_plan = Du hast keinen Plan.

mille-fiori-never-field-taken = Das Feld ist schon besetzt.
mille-fiori-never-wrong-area = Die Karte gehört zum Bereich { $area }.
mille-fiori-never-wrong-symbol = Die Karte braucht ein Feld mit { $symbol }.
mille-fiori-never-ship-at-end = Dein Schiff ist am Ende der Seeroute.
mille-fiori-never-card-not-there = Du hast die Karte nicht, und offen liegt sie auch nicht.

## Optionen

mille-fiori-option-display = Offene Karten
    .description = Wie Karten offen neben den Spielplan kommen
mille-fiori-option-display-per_round = Jede Runde eine pro Person (25 + 5 Rauten)
mille-fiori-option-display-nine = Neun zu Beginn, zu dritt vier (27 + 3 Rauten)
mille-fiori-option-draft = Auswahl
    .description = Wann du die Karte wählst, die du spielst
mille-fiori-option-draft-simultaneous = Alle gleichzeitig
mille-fiori-option-draft-on_turn = Erst im eigenen Zug (taktischer, langsamer)
mille-fiori-option-leftovers = Letzte Karten
    .description = Wann die letzten Karten einer Runde offen ausgelegt werden
mille-fiori-option-leftovers-end_of_round = Am Ende der Runde
mille-fiori-option-leftovers-when_chosen = Sobald die letzte Karte gewählt ist
mille-fiori-option-first_player = Startspieler
    .description = Wer die Dogenkarte zuerst bekommt
mille-fiori-option-first_player-random = Ausgelost
mille-fiori-option-first_player-seat_1 = Der erste Platz

## Symbole

mille-fiori-quartz = Quarz
mille-fiori-lime = Kalk
mille-fiori-ash = Asche
mille-fiori-pigment = Pigmente
mille-fiori-house = Haus
mille-fiori-coin = Münze
mille-fiori-lion = Löwe
mille-fiori-cross = Kreuz
mille-fiori-shell = Muschel
mille-fiori-fish = Fische
mille-fiori-crab = Krebs
mille-fiori-glasses = Gläser
mille-fiori-carafes = Karaffen
mille-fiori-jewelry = Schmuck
mille-fiori-swans = Schwan
mille-fiori-ship = Schiff

## Lobby

mille-fiori-lobby-length = etwa 75 Minuten an einem Tisch
mille-fiori-lobby-weight = ●●○○○ leicht
