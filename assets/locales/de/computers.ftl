# Computerspieler.

level-easy = leicht
level-medium = mittel
level-hard = schwer
computers-heading = 🤖 **Computerspieler** — setze einen dazu oder schicke einen fort. Sie antworten von selbst und halten niemanden auf.
button-computers = 🤖 Computerspieler
button-undo-anyway = ↩️ Trotzdem zurücknehmen
denied-only-computers = Mindestens ein Mensch muss mitspielen. Nimm mit „Mitspielen“ Platz.
post-thinking = { $count ->
    [one] 🤔 { $players } denkt nach.
   *[other] 🤔 { $players } denken nach.
}
row-skipped = { $count ->
    [one] … ein Zug davor; { CMD("log") } erzählt ihn.
   *[other] … { $count } Züge davor; { CMD("log") } erzählt sie.
}
why-only = { $player }: Es gab nichts anderes zu tun.
why-glance = { $player }: Das sah auf den ersten Blick am besten aus.
why-imagined = { $player }: Das gewann { $won } von 100 Partien in meinem Kopf.
why-fancy = { $player }: eine Laune.
