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

refused-unknown_id = Das steht nicht zur Wahl. Nimm einen der Vorschläge.
refused-undo_nothing = Es gibt nichts, was du rückgängig machen könntest.
refused-undo_other_acted = Inzwischen war jemand anderes dran. Frag die anderen, ob du den Zug rückgängig machen darfst.
refused-undo_revealed = Dabei kam etwas Verdecktes oder ein Wurf ans Licht. Rückgängig geht nur, wenn alle zustimmen.
refused-undo_in_the_way = Das lässt sich nicht rückgängig machen: Spätere Züge bauen darauf auf.
refused-redo_nothing = Es gibt nichts zu wiederholen.
refused-redo_not_yours = Wiederholen kann den Zug nur, wer ihn rückgängig gemacht hat.

## Wie Teile einer Zeile zusammengesetzt werden. `$…` sind fertige Texte; die Zeichen dazwischen sind frei.

# Ein Aufruf in einem Beitrag: wer, und was zu tun ist. $name ist eine Erwähnung.
glue-call = 👉 { $name } — { $task }
# Dasselbe in einer Erinnerung: welches Spiel, wo (auch leer), was zu tun ist.
glue-due = 👉 { $game }{ $place } — { $task }
glue-place = { " " }· { $channel }
glue-reminder = ⏰ { $greeting } · { $player }
# Eine ausgeschriebene Antwort: wie sie heißt, was sie kostet und bewirkt.
glue-answer = { $label } — { $detail }
# Die Tätigkeit und die Frage: „Bauen — Auf welchem Feld?“
glue-question = { $verb } — { $question }
# Was bisher geantwortet wurde: „Brauerei › H-A1“.
glue-path = { $before } › { $next }
# Eine Option der Lobby und ihr Wert.
glue-option = { $option }: { $value }
# Ein Teil der Wertung und seine Punkte; mehrere davon.
glue-part = { $part }: { $points }
glue-parts = { $head } · { $next }
# Ein Computerspieler: Name, Zeichen, Stufe.
glue-computer = { $name } { $emblem } ({ $level })
# Zeitspannen: „1 Tag 12 Stunden“.
glue-span = { $head } { $next }
# Werte, Wochentage.
glue-comma = { $head }, { $next }
# Von einer Zeit, einem Tag, bis zu einem anderen.
glue-range = { $first } – { $last }
# Eine Zeitzone und wie spät es dort ist.
glue-zone = { $zone } ({ $time })

## Wortformen nach einer Regel. Siehe docs/translating.md. `$gender` ist m, f, n oder p (nur Mehrzahl).

form-a = { $gender ->
    [f] eine { $word }
    [p] { $word }
    [none] { $word }
   *[other] ein { $word }
}
form-a-acc = { $gender ->
    [m] einen { $word }
    [f] eine { $word }
    [p] { $word }
    [none] { $word }
   *[other] ein { $word }
}
form-a-dat = { $gender ->
    [f] einer { $word }
    [p] { $word }
    [none] { $word }
   *[other] einem { $word }
}
form-the = { $gender ->
    [m] der { $word }
    [n] das { $word }
    [none] { $word }
   *[other] die { $word }
}
form-the-acc = { $gender ->
    [m] den { $word }
    [n] das { $word }
    [none] { $word }
   *[other] die { $word }
}
form-the-dat = { $gender ->
    [f] der { $word }
    [p] den { $word }
    [none] { $word }
   *[other] dem { $word }
}
