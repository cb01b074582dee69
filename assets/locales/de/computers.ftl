# Computerspieler.

level-easy = leicht
level-medium = mittel
level-hard = schwer
computers-heading = 🤖 **Computerspieler** – setze einen dazu oder entferne einen. Sie ziehen sofort und halten niemanden auf.
button-computers = 🤖 Computerspieler
button-undo-anyway = ↩️ Trotzdem rückgängig
denied-only-computers = Mindestens ein Mensch muss mitspielen. Nimm mit *Mitspielen* selbst Platz.
post-thinking = { $count ->
    [one] 🤔 { $players } denkt nach.
   *[other] 🤔 { $players } denken nach.
}
row-skipped = { $count ->
    [one] … und ein früherer Zug ({ CMD("log") })
   *[other] … und { $count } frühere Züge ({ CMD("log") })
}
why-only = { $player }: „Es gab nichts anderes zu tun.“
why-glance = { $player }: „Das sah auf den ersten Blick am besten aus.“
why-imagined = { $player }: „In { $won } von 100 durchgespielten Partien gewinnt das.“
why-fancy = { $player }: „Mir war gerade danach.“
