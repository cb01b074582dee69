### Die Bilder neben einer Frage.

# $question ist die Frage im Zugmenü, $answers zum Beispiel "1 C4, 2 D5".
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

## Anno 1800: Auftrags-Karten in Worten. Sie stehen neben der Zeichnung dessen, was zählt.

label-1800-second = Zweiter:
label-1800-extra-action = einmal im Zug
label-1800-investor-gold = einmal im Zug
label-1800-card-under = Handkarte unter den Stapel
label-1800-explore-as-trade = jederzeit
label-1800-most-people = die meisten Leute
label-1800-most-engineers = die meisten Ingenieure
label-1800-most-investors = die meisten Investoren
label-1800-most-trade = die meisten Handels-Plättchen
label-1800-most-expeditions = die meisten Expeditions-Karten
label-1800-each-animal = für jedes besuchte Tier
label-1800-each-artifact = für jedes besuchte Artefakt
label-1800-one-old-world = höchstens eine Alte-Welt-Insel
label-1800-each-new-world = für jede Neue-Welt-Insel
label-1800-each-card = für jede Handkarte
label-1800-each-industry = für jedes gebaute

## Mille Fiori

# Nach dem Ende: $points enthält den Bonus.
alt-mf-player-final = { $player }: { $points } Punkte, davon { $bonus } Bonuspunkte; übrige Rauten: { $rhombs }, Schiff auf { $ship }.
