### Die Bilder neben einer Frage.

# $question ist die Frage im Panel, $answers zum Beispiel "1 C4, 2 D5".
alt-decision = { $question } Nummern auf dem Bild: { $answers }.
alt-decision-answer = { $number } { $label }
# $means zum Beispiel "3 Gold, 1 Holz und 2 Werkzeuge".
alt-decision-means = Du hast { $means }.

label-gold = Gold
label-rhombs =
    { $pieces ->
        [one] Raute
       *[other] Rauten
    }
label-sea-spaces =
    { $pieces ->
        [one] Feld der Seeroute
       *[other] Felder der Seeroute
    }
