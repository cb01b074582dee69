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

refused-unknown_id = That’s not a valid choice. Pick one from the list.
refused-undo_nothing = There’s nothing to undo.
refused-undo_other_acted = Someone else has moved since. Ask the others to agree to an undo.
refused-undo_revealed = That revealed hidden information. Undoing it needs everyone’s OK.
refused-undo_in_the_way = Can’t undo this – later moves depend on it.
refused-redo_nothing = There’s nothing to redo.
refused-redo_not_yours = Only the player who undid that move can redo it.

## How pieces of a line are put together. `$…` are finished texts; the signs between them are yours to choose.

# A call in a post: who, and what to do. $name is a mention.
glue-call = 👉 { $name } — { $task }
# The same in a reminder: which game, where (may be empty), what to do.
glue-due = 👉 { $game }{ $place } — { $task }
glue-place = { " " }· { $channel }
glue-reminder = ⏰ { $greeting } · { $player }
# An answer that is spelled out: its label, and what it costs and does.
glue-answer = { $label } — { $detail }
# The verb, and what is asked: "Build — Where?"
glue-question = { $verb } — { $question }
# Answers given so far: "Brewery › H-A1".
glue-path = { $before } › { $next }
# An option of the lobby, and its value.
glue-option = { $option }: { $value }
# A part of a score, and its points; several of them.
glue-part = { $part }: { $points }
glue-parts = { $head } · { $next }
# A computer player: name, emblem, level.
glue-computer = { $name } { $emblem } ({ $level })
# Spans of time: "1 day 12 hours".
glue-span = { $head } { $next }
# Values, days of the week.
glue-comma = { $head }, { $next }
# From a time, a day, to another.
glue-range = { $first } – { $last }
# A time zone, and what time it is there.
glue-zone = { $zone } ({ $time })

## Forms of words that are made by a rule. See docs/translating.md.

form-a = { $uncounted ->
    [yes] { $word }
   *[other] { $start ->
        [vowel] an { $word }
       *[other] a { $word }
    }
}
form-the = the { $word }
