### Atoll: het voorbeeldspel.

atoll-title = Atoll
atoll-tagline = Twee spelers delen een kano, planten palmen rond een lagune en duiken naar parels.

## Woorden

atoll-groves = bosjes
atoll-pearls = parels
atoll-palms = palmen
atoll-clockwise = met de klok mee
atoll-anticlockwise = tegen de klok in

## Werkwoorden

atoll-verb-sail = Peddelen
    .name = peddelen
    .description = Peddel de kano zo ver als het getal van een tegel en plant een palm
atoll-verb-dive = Duiken
    .name = duiken
    .description = Leg een tegel terug in de buidel en duik naar parels

## Vragen

atoll-param-tile = Welke tegel?
    .name = tegel
    .description = Het getal op een van je tegels
atoll-param-way = In welke richting?
    .name = richting
    .description = Met de klok mee of ertegenin

## Antwoorden

atoll-choice-tile = Tegel { $tile }
atoll-choice-way = { $way } naar { $islet }
atoll-choice-other = { $word }
atoll-choice-gain = { $points ->
        [0] Geen punten
        [one] +1 punt
       *[other] +{ $points } punten
    }

## Taken

atoll-task-act = Peddel of duik met een van je { $tiles } tegels.
atoll-task-wait = Er is nu niets te doen.

## Gebeurtenissen

atoll-event-began = De kano ligt klaar. { $player } begint.
atoll-event-round = Ronde { $round } begint.
atoll-event-drew = Je trekt een { $tile }.
atoll-event-sailed = { $player } speelt een { $tile }, peddelt { $way } naar { $islet } en plant een palm{ $pearls ->
        [0] .
        [one] { " " }naast 1 parel.
       *[other] { " " }naast { $pearls } parels.
    }
atoll-event-dived = { $player } legt een { $tile } terug en komt boven met { $pearls ->
        [one] 1 parel
       *[other] { $pearls } parels
    }.
atoll-event-ended = De partij is afgelopen: alle rondes zijn gespeeld.

## Afloop

atoll-cause-rounds = Alle rondes zijn gespeeld.

## Weigeringen

atoll-refused-game_over = De partij is afgelopen.
atoll-refused-not_your_turn = { $player } is aan de beurt.
atoll-refused-tile_not_in_hand = Je hebt geen tegel met het getal { $tile }.

## Opties

atoll-option-first_player = Startspeler
    .description = Wie de eerste beurt heeft
atoll-option-first_player-random = Door loting
atoll-option-first_player-seat_1 = De eerste plaats

## De afbeelding in woorden. Alle zinnen samen hebben hoogstens 1024 tekens.

atoll-alt-lagoon = Lagune, ronde { $round } van { $rounds }. { $player } is aan de beurt.
atoll-alt-lagoon-over = Lagune na ronde { $round } van { $rounds }.
atoll-alt-lagoon-won = { $player } heeft gewonnen.
atoll-alt-lagoon-player = { $player }: { $points } punten, waarvan { $groves } voor bosjes en { $pearls } voor parels; tegels in de hand: { $tiles }.
# $places zijn letters: "A C D".
atoll-alt-lagoon-palms = Palmen van { $player }: { $places }.
atoll-alt-lagoon-canoe = De kano ligt bij { $place }. Tegels in de buidel: { $bag }.
atoll-alt-lagoon-hand = { $player } heeft { $tiles ->
        [one] 1 tegel
       *[other] { $tiles } tegels
    }.
atoll-alt-lagoon-tile = Tegel { $tile }: met de klok mee naar { $place } (+{ $points }), tegen de klok in naar { $second } (+{ $second_points }).
atoll-alt-lagoon-tile-only = Tegel { $tile }.
atoll-text-lagoon-free = { $place } is vrij, parels: { $pearls }.

## Lobby

atoll-lobby-length = ongeveer 10 minuten aan één tafel
atoll-lobby-weight = ●○○○○ heel licht
