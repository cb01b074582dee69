### Learn in five minutes, and the guided first game. The cards and the tips of each game are in learn-<game>.ftl.

command-learn =
    .name = leren
    .description = Leer een spel in vijf minuten
button-learn = 🎓 In vijf minuten leren
button-next-card = Volgende ➡️
button-previous-card = ⬅️ Vorige
button-try-game = 🧭 Probeer het
button-stop-tips = 🔕 Geen tips meer
learn-which = **Welk spel wil je leren?** Vijf korte kaarten, daarna kun je het proberen.
# Above the text of a card.
learn-heading = -# { $game } · { $number } van { $last }
    ## { $title }

## The guided first game

# The name of its thread.
guided-thread = { $game }: je eerste partij
guided-open = 🧭 Je eerste partij staat klaar: { $channel }. Open die en druk op **{ $play }**. Je speelt tegen makkelijke computerspelers, en ik leg je eerste beurten uit.
guided-only-in-servers = 🧭 Voor een eerste partij heb je een kanaal op een server nodig. Ga naar een kanaal waar ik bij ben en gebruik daar { CMD("learn") }: je speelt tegen makkelijke computerspelers, en ik leg je eerste beurten uit.
guided-no-thread = ✋ Ik kan hier geen thread openen. Gebruik { CMD("learn") } in een ander kanaal, of vraag wie dit kanaal beheert om me dat toe te staan.
tips-welcome = Welkom! Hier leg ik je eerste beurten uit, steeds in één regel. Groene knoppen zijn een goede keuze. Stoppen kan altijd met { CMD("game-abandon") }.
tips-stopped = 🔕 Geen tips meer. De partij gaat verder.
# Marks a tip on the panel.
glue-tip = > 💡 { $tip }
