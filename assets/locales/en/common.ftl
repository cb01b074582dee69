### Words that every part of the program shares.

## Lists and counts

# Several things in a sentence: $head is "Ada, Ben", $last is "Cem".
list-and = { $head } and { $last }
list-nothing = nothing
# Closes a list that was too long. $count is the number of lines left out.
more-lines =
    { $count ->
        [one] … and 1 more
       *[other] … and { $count } more
    }
# A player whose name is not known.
seat = Seat { $number }

## Values of options

value-true = Yes
value-false = No
value-null = None

## Refusals that all games share

refused-unknown_id = There is no such thing here. Choose one of the suggestions.
refused-undo_nothing = There is nothing to take back.
refused-undo_other_acted = Someone else has acted since. Ask the others to agree to an undo.
refused-undo_revealed = That showed something hidden or random, so it can only be taken back if all others agree.
refused-undo_in_the_way = That cannot be taken back: what was done since depends on it.
refused-redo_nothing = There is nothing to do again.
refused-redo_not_yours = Only the player who took that move back can do it again.
