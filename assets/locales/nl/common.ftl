### Woorden die alle delen van het programma gebruiken.

## Lijsten en aantallen

list-and = { $head } en { $last }
list-nothing = niets
more-lines =
    { $count ->
        [one] … en nog 1
       *[other] … en nog { $count }
    }
seat = Plaats { $number }

## Waarden van instellingen

value-true = Ja
value-false = Nee
value-null = Geen

## Weigeringen die voor alle spellen gelden

refused-unknown_id = Dat kun je niet kiezen. Neem een van de suggesties.
refused-undo_nothing = Er valt niets ongedaan te maken.
refused-undo_other_acted = Iemand anders is intussen aan de beurt geweest. Vraag de anderen of je je zet ongedaan mag maken.
refused-undo_revealed = Daarbij is er verborgen informatie onthuld. Ongedaan maken kan alleen als iedereen akkoord is.
refused-undo_in_the_way = Dat kan niet meer ongedaan worden gemaakt: latere zetten bouwen erop voort.
refused-redo_nothing = Er is niets om opnieuw te doen.
refused-redo_not_yours = Alleen wie de zet ongedaan heeft gemaakt, kan hem opnieuw doen.

## Hoe delen van een regel worden samengevoegd. `$…` zijn complete teksten; de tekens ertussen zijn vrij.

# Een oproep in een bericht: wie, en wat te doen. $name is een vermelding.
glue-call = 👉 { $name } — { $task }
# Hetzelfde in een herinnering: welk spel, waar (mag leeg zijn), wat te doen.
glue-due = 👉 { $game }{ $place } — { $task }
glue-place = { " " }· { $channel }
glue-reminder = ⏰ { $greeting } · { $player }
# Een uitgeschreven antwoord: hoe het heet, wat het kost en doet.
glue-answer = { $label } — { $detail }
# De handeling en de vraag: “Bouwen — Op welk veld?”
glue-question = { $verb } — { $question }
# Wat tot nu toe is geantwoord: “Brouwerij › H-A1”.
glue-path = { $before } › { $next }
# Een optie van de lobby en de waarde.
glue-option = { $option }: { $value }
# Een deel van de score en zijn punten; meerdere daarvan.
glue-part = { $part }: { $points }
glue-parts = { $head } · { $next }
# Een computerspeler: naam, teken, niveau.
glue-computer = { $name } { $emblem } ({ $level })
# Tijdsduur: “1 dag 12 uur”.
glue-span = { $head } { $next }
# Waarden, dagen van de week.
glue-comma = { $head }, { $next }
# Van een tijd, een dag, tot een andere.
glue-range = { $first } – { $last }
# Een tijdzone en hoe laat het daar is.
glue-zone = { $zone } ({ $time })

## Woordvormen volgens een regel. Zie docs/translating.md. `$gender` is n voor het-woorden, p voor alleen meervoud.

form-a = { $gender ->
    [p] { $word }
    [none] { $word }
   *[other] een { $word }
}
form-the = { $gender ->
    [n] het { $word }
    [none] { $word }
   *[other] de { $word }
}
