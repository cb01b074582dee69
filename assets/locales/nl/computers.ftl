# Computerspelers.

level-easy = makkelijk
level-medium = gemiddeld
level-hard = moeilijk
computers-heading = 🤖 **Computerspelers** — zet er een bij of stuur er een weg. Ze antwoorden vanzelf en houden niemand op.
button-computers = 🤖 Computerspeler
button-undo-anyway = ↩️ Toch terugnemen
denied-only-computers = Er moet minstens één mens meespelen. Neem een plaats met de knop om mee te doen.
post-thinking = { $count ->
    [one] 🤔 { $players } denkt na.
   *[other] 🤔 { $players } denken na.
}
row-skipped = { $count ->
    [one] … één beurt ervoor; { CMD("log") } vertelt die.
   *[other] … { $count } beurten ervoor; { CMD("log") } vertelt ze.
}
why-only = { $player }: er was niets anders te doen.
why-glance = { $player }: dit zag er op het eerste gezicht het best uit.
why-imagined = { $player }: dit won { $won } van de 100 partijen in mijn hoofd.
why-fancy = { $player }: een bevlieging.
