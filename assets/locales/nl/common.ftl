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

refused-unknown_id = Dat bestaat hier niet. Kies een van de suggesties.
refused-undo_nothing = Er is niets om terug te nemen.
refused-undo_other_acted = Iemand anders heeft intussen iets gedaan. Vraag de anderen om met terugnemen in te stemmen.
refused-undo_revealed = Daarbij werd iets verborgens of toevalligs getoond. Terugnemen kan alleen als alle anderen het goedvinden.
refused-undo_in_the_way = Dat kan niet worden teruggenomen: wat daarna gebeurde, bouwt erop voort.
refused-redo_nothing = Er is niets om opnieuw te doen.
refused-redo_not_yours = Alleen wie de zet heeft teruggenomen, kan hem opnieuw doen.
