# Computerspelers.

level-easy = makkelijk
level-medium = gemiddeld
level-hard = moeilijk
computers-heading = 🤖 **Computerspelers** – zet er een bij of verwijder er een. Ze spelen meteen en houden niemand op.
button-computers = 🤖 Computerspeler
button-undo-anyway = ↩️ Toch ongedaan maken
denied-only-computers = Er moet minstens één mens meespelen. Doe zelf mee met de knop *Meedoen*.
post-thinking = { $count ->
    [one] 🤔 { $players } denkt na.
   *[other] 🤔 { $players } denken na.
}
row-skipped = { $count ->
    [one] … en één eerdere beurt (zie { CMD("log") })
   *[other] … en { $count } eerdere beurten (zie { CMD("log") })
}
why-only = { $player }: “Er was niets anders te doen.”
why-glance = { $player }: “Dit leek op het eerste gezicht het best.”
why-imagined = { $player }: “Dit wint { $won } van de 100 partijen die ik heb doorgespeeld.”
why-fancy = { $player }: “Ik had er gewoon zin in.”
