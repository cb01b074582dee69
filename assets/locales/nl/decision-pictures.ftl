### De plaatjes naast een vraag.

# $question is de vraag in het paneel, $answers bijvoorbeeld "1 C4, 2 D5".
alt-decision = { $question } Nummers op het plaatje: { $answers }.
alt-decision-answer = { $number } { $label }
# $means bijvoorbeeld "3 goud, 1 hout en 2 gereedschap".
alt-decision-means = Je hebt { $means }.

label-gold = goud
label-rhombs =
    { $pieces ->
        [one] ruit
       *[other] ruiten
    }
label-sea-spaces =
    { $pieces ->
        [one] veld van de zeeroute
       *[other] velden van de zeeroute
    }

## Anno 1800: opdrachtkaarten in woorden. Ze staan naast de tekening van wat telt.

label-1800-second = tweede:
label-1800-extra-action = één keer per beurt
label-1800-investor-gold = één keer per beurt
label-1800-card-under = handkaart onder de stapel
label-1800-explore-as-trade = altijd
label-1800-most-people = de meeste mensen
label-1800-most-engineers = de meeste ingenieurs
label-1800-most-investors = de meeste investeerders
label-1800-most-trade = de meeste handelsfiches
label-1800-most-expeditions = de meeste expeditiekaarten
label-1800-each-animal = voor elk bezocht dier
label-1800-each-artifact = voor elk bezocht artefact
label-1800-one-old-world = maximaal één Oude Wereld-eiland
label-1800-each-new-world = voor elk Nieuwe Wereld-eiland
label-1800-each-card = voor elke handkaart
label-1800-each-industry = voor elke gebouwde

## Mille Fiori

# Na het einde: $points is met de bonus.
alt-mf-player-final = { $player }: { $points } punten, waarvan { $bonus } bonuspunten; ruiten over: { $rhombs }, schip op { $ship }.
