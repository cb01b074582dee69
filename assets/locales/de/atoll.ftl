### Atoll: das Beispielspiel.

atoll-title = Atoll
atoll-tagline = Zwei teilen sich ein Kanu, pflanzen Palmen rund um eine Lagune und tauchen nach Perlen.

## Wörter

atoll-groves = Haine
atoll-pearls = Perlen
atoll-palms = Palmen
atoll-clockwise = im Uhrzeigersinn
atoll-anticlockwise = gegen den Uhrzeigersinn

## Verben

atoll-verb-sail = Paddeln
    .name = paddeln
    .description = Paddle um die Zahl eines Plättchens weiter und pflanze eine Palme
atoll-verb-dive = Tauchen
    .name = tauchen
    .description = Lege ein Plättchen in den Beutel zurück und tauche nach Perlen

## Fragen

atoll-param-tile = Welches Plättchen?
    .name = plättchen
    .description = Die Zahl auf einem deiner Plättchen
atoll-param-way = In welche Richtung?
    .name = richtung
    .description = Im Uhrzeigersinn oder dagegen

## Antworten

atoll-choice-tile = Plättchen { $tile }
atoll-choice-way = { $way } nach { $islet }
atoll-choice-other = { $word }
atoll-choice-gain = { $points ->
        [0] Keine Punkte
        [one] +1 Punkt
       *[other] +{ $points } Punkte
    }

## Aufgaben

atoll-task-act = Paddle oder tauche mit einem deiner { $tiles } Plättchen.
atoll-task-wait = Für dich ist gerade nichts zu tun.

## Ereignisse

atoll-event-began = Das Kanu liegt bereit. { $player } beginnt.
atoll-event-round = Runde { $round } beginnt.
atoll-event-drew = Du ziehst eine { $tile }.
atoll-event-sailed = { $player } spielt eine { $tile }, paddelt { $way } nach { $islet } und pflanzt eine Palme{ $pearls ->
        [0] .
        [one] { " " }neben 1 Perle.
       *[other] { " " }neben { $pearls } Perlen.
    }
atoll-event-dived = { $player } legt eine { $tile } zurück und taucht mit { $pearls ->
        [one] 1 Perle
       *[other] { $pearls } Perlen
    } auf.
atoll-event-ended = Die Partie ist aus: Alle Runden sind gespielt.

## Ausgang

atoll-cause-rounds = Alle Runden sind gespielt.

## Ablehnungen

atoll-refused-game_over = Die Partie ist zu Ende.
atoll-refused-not_your_turn = { $player } ist am Zug.
atoll-refused-tile_not_in_hand = Du hast kein Plättchen mit der Zahl { $tile }.

## Optionen

atoll-option-first_player = Wer beginnt
    .description = Wer den ersten Zug hat
atoll-option-first_player-random = Durch das Los bestimmt
atoll-option-first_player-seat_1 = Der erste Platz

## Das Bild in Worten. Alle Sätze zusammen haben höchstens 1024 Zeichen.

atoll-alt-lagoon = Lagune, Runde { $round } von { $rounds }. { $player } ist am Zug.
atoll-alt-lagoon-over = Lagune nach Runde { $round } von { $rounds }.
atoll-alt-lagoon-won = { $player } hat gewonnen.
atoll-alt-lagoon-player = { $player }: { $points } Punkte, davon { $groves } für Haine und { $pearls } für Perlen; Plättchen auf der Hand: { $tiles }.
# $places sind Buchstaben: "A C D".
atoll-alt-lagoon-palms = Palmen von { $player }: { $places }.
atoll-alt-lagoon-canoe = Das Kanu liegt bei { $place }. Plättchen im Beutel: { $bag }.
atoll-alt-lagoon-hand = { $player } hat { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }.
atoll-alt-lagoon-tile = Plättchen { $tile }: im Uhrzeigersinn nach { $place } (+{ $points }), dagegen nach { $second } (+{ $second_points }).
atoll-alt-lagoon-tile-only = Plättchen { $tile }.
atoll-text-lagoon-free = { $place } ist frei, Perlen: { $pearls }.

## Lobby

atoll-lobby-length = etwa 10 Minuten an einem Tisch
atoll-lobby-weight = ●○○○○ sehr leicht
