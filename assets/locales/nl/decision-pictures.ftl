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
