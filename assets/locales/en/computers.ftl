# Computer players.

level-easy = easy
level-medium = medium
level-hard = hard
computers-heading = 🤖 **Computer players** — seat one of a level, or send one away. They answer by themselves and never hold anybody up.
button-computers = 🤖 Computer player
button-undo-anyway = ↩️ Undo all the same
denied-only-computers = At least one person must play. Take a seat with Join.
post-thinking = { $count ->
    [one] 🤔 { $players } is thinking.
   *[other] 🤔 { $players } are thinking.
}
row-skipped = { $count ->
    [one] … one turn before; { CMD("log") } tells it.
   *[other] … { $count } turns before; { CMD("log") } tells them.
}
why-only = { $player }: there was nothing else to do.
why-glance = { $player }: this looked best at a glance.
why-imagined = { $player }: this won { $won } of 100 games in my mind.
why-fancy = { $player }: a moment's fancy.
