### Wörter, die alle Teile des Programms brauchen.

## Listen und Anzahlen

list-and = { $head } und { $last }
list-nothing = nichts
more-lines =
    { $count ->
        [one] … und 1 weitere
       *[other] … und { $count } weitere
    }
seat = Platz { $number }

## Werte von Einstellungen

value-true = Ja
value-false = Nein
value-null = Keine

## Ablehnungen, die für alle Spiele gelten

refused-unknown_id = Das gibt es hier nicht. Wähle einen der Vorschläge.
refused-undo_nothing = Es gibt nichts, was du zurücknehmen könntest.
refused-undo_other_acted = Seitdem hat jemand anderes gehandelt. Bitte die anderen, einer Rücknahme zuzustimmen.
refused-undo_revealed = Dabei wurde etwas Verdecktes oder Zufälliges gezeigt. Zurücknehmen geht nur, wenn alle anderen zustimmen.
refused-undo_in_the_way = Das lässt sich nicht zurücknehmen: Was seitdem geschah, baut darauf auf.
refused-redo_nothing = Es gibt nichts zu wiederholen.
refused-redo_not_yours = Wiederholen darf den Zug nur, wer ihn zurückgenommen hat.
