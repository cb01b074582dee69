# Computer players.

level-easy = easy
level-medium = medium
level-hard = hard
computers-heading = 🤖 **Computer players** – add one or remove one. They move instantly and never hold up the game.
button-computers = 🤖 Computer player
button-undo-anyway = ↩️ Undo anyway
denied-only-computers = At least one person must play. Take a seat with Join.
post-thinking = { $count ->
    [one] 🤔 { $players } is thinking.
   *[other] 🤔 { $players } are thinking.
}
row-skipped = { $count ->
    [one] … and 1 earlier turn (see { CMD("log") })
   *[other] … and { $count } earlier turns (see { CMD("log") })
}
why-only = { $player }: “There was nothing else to do.”
why-glance = { $player }: “This looked best at a glance.”
why-imagined = { $player }: “This won { $won } of 100 games I simulated.”
why-fancy = { $player }: “Just felt like it.”
