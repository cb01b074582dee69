### Mille Fiori.

mille-fiori-title = Mille Fiori
mille-fiori-tagline = Kies kaarten, leg glas en rijg je zetten aaneen.

## Gebieden en bronnen van punten

mille-fiori-workshops = werkplaatsen
mille-fiori-houses = huizen
mille-fiori-nobili = Nobili
mille-fiori-populi = Populi
mille-fiori-trade = handel
mille-fiori-harbor = haven
mille-fiori-sea_route = zeeroute
mille-fiori-bonus = bonusvelden

## Opdrachten

mille-fiori-verb-choose = Kiezen
    .name = kiezen
    .description = Kies de kaart die je wilt spelen; niemand ziet die nog
mille-fiori-verb-place = Plaatsen
    .name = plaatsen
    .description = Speel een kaart en leg een ruit op het bord
mille-fiori-verb-sail = Varen
    .name = varen
    .description = Gebruik een kaart alleen om je schip over de zeeroute te laten varen
mille-fiori-verb-decline = Afzien
    .name = afzien
    .description = Zie af van de extra kaart die je hebt verdiend
mille-fiori-verb-plan = Plannen
    .name = plannen
    .description = Leg vast wat je in je beurt speelt; alleen jij ziet het
mille-fiori-verb-plan_or = Plan B
    .name = plannen-anders
    .description = Voeg toe wat je speelt als je plan niet meer kan
mille-fiori-verb-plan_extra = Plan: extra kaart
    .name = plannen-extra-kaart
    .description = Voeg toe wat er met een extra kaart moet gebeuren
mille-fiori-verb-cancel_plan = Plan intrekken
    .name = plan-intrekken
    .description = Vergeet het plan en speel zelf

## Vragen

mille-fiori-param-card = Welke kaart?
    .name = kaart
    .description = De kaart die je gebruikt
mille-fiori-param-area = Een kaart van welk gebied?
    .name = gebied
    .description = Het gebied waar de kaart bij hoort
mille-fiori-param-field = Op welk veld?
    .name = veld
    .description = Het veld voor je ruit, zoals het op het bord staat
mille-fiori-param-how = Een ruit plaatsen of varen?
    .name = hoe
    .description = Plaatsen, varen of afzien
mille-fiori-param-guard = Wanneer moet de bot het plan uitvoeren?
    .name = voorwaarde
    .description = Wanneer de bot het plan moet uitvoeren
mille-fiori-param-min_points = Hoeveel punten moet het je minstens opleveren?
    .name = minstens
    .description = Zoveel punten moet het je minstens opleveren
mille-fiori-param-need_extra = Moet het een extra kaart opleveren?
    .name = extra-kaart
    .description = Of het een extra kaart moet opleveren
mille-fiori-param-need_bonus = Moet het een bonusveld opleveren?
    .name = bonus
    .description = Of het een bonusveld moet opleveren
mille-fiori-param-max_others = Hoeveel punten mogen de anderen maximaal krijgen?
    .name = voor-anderen
    .description = Zoveel punten mogen de anderen samen maximaal krijgen

## Antwoorden

mille-fiori-choice-word = { $word }
mille-fiori-choice-card = { $card }
mille-fiori-choice-field = { $field } · { $symbol }
mille-fiori-choice-house = { $field } · waarde { $value }
mille-fiori-choice-next-house = Het volgende vrije huis
mille-fiori-choice-preview = { $points ->
        [0] Geen punten
        [one] +1 punt
       *[other] +{ $points } punten
    }{ $others ->
        [0] { "" }
       *[other] , anderen +{ $others }
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }· bonus { $bonus }
    }{ $extra ->
        [0] { "" }
       *[other] { " " }· extra kaart
    }
mille-fiori-choice-guard-as_shown = Alleen als het nog even goed is als nu
mille-fiori-choice-guard-always = Altijd
mille-fiori-choice-guard-custom = Op mijn eigen voorwaarden
mille-fiori-choice-points = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
mille-fiori-choice-any = Maakt niet uit
mille-fiori-choice-yes = Ja
mille-fiori-choice-no = Nee

## Taken

mille-fiori-task-choose = Kies een van je { $cards } kaarten.
mille-fiori-task-play = Speel { $card }: plaats een ruit of vaar.
mille-fiori-task-play-unknown = Speel de kaart die je koos.
mille-fiori-task-play-any = Speel een van je { $cards } kaarten: plaats een ruit of vaar.
mille-fiori-task-extra = Je hebt een extra kaart verdiend: speel { $cards ->
        [one] de open kaart
       *[other] een van de { $cards } open kaarten
    } of zie ervan af.
mille-fiori-task-wait = Er is nu niets voor je te doen.

## Gebeurtenissen

mille-fiori-event-round = Ronde { $round } begint. { $player } heeft de dogekaart.
mille-fiori-event-opened = Open liggen: { $cards }.
mille-fiori-cards-last = { $card }
mille-fiori-cards-more = { $card }, { $more }
mille-fiori-event-hand = Je hand: { $cards }.
mille-fiori-event-chosen = { $player } heeft gekozen.
mille-fiori-event-chosen-yours = Je hebt { $card } gekozen. Je kunt het veranderen tot iedereen heeft gekozen.
mille-fiori-event-locked = Iedereen heeft gekozen. { $player } begint.
mille-fiori-event-placed = { $player } speelt { $card }{ $extra ->
        [0] { "" }
       *[other] { " " }als extra kaart
    } en legt een ruit op { $field } ({ $symbol }){ $planned ->
        [0] .
       *[other] , zoals gepland.
    }
mille-fiori-event-sailed = { $player } speelt { $card }{ $extra ->
        [0] { "" }
       *[other] { " " }als extra kaart
    } en vaart{ $planned ->
        [0] .
       *[other] , zoals gepland.
    }
mille-fiori-event-ship = Het schip van { $player } bereikt veld { $position }.
mille-fiori-event-scored = { $player } krijgt { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } ({ $source }).
mille-fiori-event-bonus = { $player } legt een ruit op het bonusveld { $points } ({ $area }).
mille-fiori-event-extra = { $player } heeft een extra kaart verdiend.
mille-fiori-event-declined = { $player } ziet af van de extra kaart.
mille-fiori-event-lapsed = De extra kaart van { $player } vervalt – er kan niets worden gespeeld.
mille-fiori-event-last-rhomb = { $player } heeft de laatste ruit uit de eigen voorraad gelegd. Na deze kaartronde is de partij afgelopen.
mille-fiori-event-laid-out = { $player } legt { $cards } bij de open kaarten.
mille-fiori-event-plan = Je plan is genoteerd: { $alternatives ->
        [one] één mogelijkheid
       *[other] { $alternatives } mogelijkheden
    }{ $extras ->
        [0] .
        [one] , één extra kaart.
       *[other] , { $extras } extra kaarten.
    }
mille-fiori-event-plan-cancelled = Je plan is ingetrokken.
mille-fiori-event-plan-dropped = Je plan is niet uitgevoerd: { $reason } Speel nu zelf.
mille-fiori-event-ended-rhombs = De partij is afgelopen: de voorraad ruiten van { $player } is op.
mille-fiori-event-ended-deck = De partij is afgelopen: er zijn te weinig kaarten voor nog een ronde.

mille-fiori-misfit-field-taken = het veld was al bezet.
mille-fiori-misfit-not-supported = de velden eronder zijn nog niet bezet.
mille-fiori-misfit-house = eerst is een ander huis aan de beurt: { $field }.
mille-fiori-misfit-ship = je schip is aan het eind van de zeeroute.
mille-fiori-misfit-rhomb = je hebt geen ruit meer.
mille-fiori-misfit-card = de kaart is er niet meer.
mille-fiori-misfit-illegal = het kon niet meer.
mille-fiori-misfit-points = het had minder punten opgeleverd.
mille-fiori-misfit-extra = het had geen extra kaart opgeleverd.
mille-fiori-misfit-bonus = het had geen bonusveld opgeleverd.
mille-fiori-misfit-others = de anderen hadden te veel punten gekregen.
mille-fiori-misfit-nothing = voor deze extra kaart was niets gepland.

## Afloop

mille-fiori-cause-rhombs = Iemand heeft de laatste ruit van de persoonlijke voorraad gelegd.
mille-fiori-cause-deck = Er waren te weinig kaarten voor nog een ronde.

## Weigeringen

mille-fiori-refused-game_over = De partij is afgelopen.
mille-fiori-refused-not_a_player = Je speelt niet mee in deze partij.
mille-fiori-refused-unknown_card = Die kaart bestaat niet. Neem een van de suggesties.
mille-fiori-refused-locked = Iedereen heeft gekozen. Veranderen kan niet meer.
mille-fiori-refused-wrong_phase = { $plan ->
        [0] Er is nu geen kaart te kiezen.
       *[other] Plannen kan alleen vóór je beurt in deze kaartronde.
    }
mille-fiori-refused-choose_first = { $plan ->
        [0] Eerst kiest iedereen een kaart.
       *[other] Kies een kaart voordat je plant wat je ermee doet.
    }
mille-fiori-refused-not_your_turn = { $player } is aan de beurt.
mille-fiori-refused-card_not_chosen = Je hebt een andere kaart gekozen. Speel die.
mille-fiori-refused-card_not_in_hand = Je hebt deze kaart niet in je hand. Kies een andere.
mille-fiori-refused-card_not_in_display = Deze kaart ligt niet open. Kies een van de open kaarten.
mille-fiori-refused-field_taken = Dit veld is al bezet. Kies een ander.
mille-fiori-refused-wrong_area = Deze kaart hoort bij het gebied { $area }. Kies daar een veld.
mille-fiori-refused-wrong_symbol = Deze kaart heeft een veld met { $symbol } nodig. Kies zo’n veld.
mille-fiori-refused-house_not_next = Huizen worden op volgorde bezet; het volgende is { $field }.
mille-fiori-refused-not_supported = Eerst moeten de twee velden eronder bezet zijn. Kies een ander.
mille-fiori-refused-no_rhomb = Je hebt geen ruit meer. Je kunt alleen nog varen of afzien.
mille-fiori-refused-ship_at_end = Je schip is al aan het eind van de zeeroute. Leg in plaats daarvan een ruit.
mille-fiori-refused-no_extra_pending = Je hebt geen extra kaart om van af te zien. De gekozen kaart moet je spelen.
mille-fiori-refused-your_turn = Je bent al aan de beurt. Speel gewoon.
mille-fiori-refused-impossible = Dit kun je zo niet plannen: { $reason }
mille-fiori-refused-too_long = Een plan heeft maximaal 5 mogelijkheden en 8 extra kaarten.
mille-fiori-refused-no_plan = Je hebt geen plan.

mille-fiori-never-field-taken = het veld is al bezet.
mille-fiori-never-wrong-area = de kaart hoort bij het gebied { $area }.
mille-fiori-never-wrong-symbol = de kaart heeft een veld met { $symbol } nodig.
mille-fiori-never-ship-at-end = je schip is aan het eind van de zeeroute.
mille-fiori-never-card-not-there = je hebt de kaart niet, en open ligt die ook niet.

## Opties

mille-fiori-option-display = Open kaarten
    .description = Hoe kaarten open naast het bord komen te liggen
mille-fiori-option-display-per_round = Elke ronde één per speler (25 + 5 ruiten)
mille-fiori-option-display-nine = Negen aan het begin, met z’n drieën vier (27 + 3 ruiten)
mille-fiori-option-draft = Kiezen
    .description = Wanneer je de kaart kiest die je speelt
mille-fiori-option-draft-simultaneous = Allemaal tegelijk
mille-fiori-option-draft-on_turn = Pas in je eigen beurt (tactischer, langzamer)
mille-fiori-option-leftovers = Laatste kaarten
    .description = Wanneer de laatste kaarten van een ronde open komen te liggen
mille-fiori-option-leftovers-end_of_round = Aan het eind van de ronde
mille-fiori-option-leftovers-when_chosen = Zodra de laatste kaart is gekozen
mille-fiori-option-first_player = Startspeler
    .description = Wie de dogekaart als eerste krijgt
mille-fiori-option-first_player-random = Door loting
mille-fiori-option-first_player-seat_1 = De eerste plaats

## Symbolen

mille-fiori-quartz = kwarts
mille-fiori-lime = kalk
mille-fiori-ash = as
mille-fiori-pigment = pigmenten
mille-fiori-house = huis
mille-fiori-coin = munt
mille-fiori-lion = leeuw
mille-fiori-cross = kruis
mille-fiori-shell = schelp
mille-fiori-fish = vissen
mille-fiori-crab = krab
mille-fiori-glasses = glazen
mille-fiori-carafes = karaffen
mille-fiori-jewelry = sieraden
mille-fiori-swans = zwaan
mille-fiori-ship = schip

## Lobby

mille-fiori-lobby-length = ongeveer 75 minuten aan één tafel
mille-fiori-lobby-weight = ●●○○○ licht
