### Learn in five minutes, and the guided first game. The cards and the tips of each game are in learn-<game>.ftl.

command-learn =
    .name = lernen
    .description = Lerne ein Spiel in fünf Minuten
button-learn = 🎓 In fünf Minuten lernen
button-next-card = Weiter ➡️
button-previous-card = ⬅️ Vorige
button-try-game = 🧭 Ausprobieren
button-stop-tips = 🔕 Keine Tipps mehr
learn-which = **Welches Spiel möchtest du lernen?** Fünf kurze Karten, danach kannst du es ausprobieren.
# Above the text of a card.
learn-heading = -# { $game } · { $number } von { $last }
    ## { $title }

## The guided first game

# The name of its thread.
guided-thread = { $game }: deine erste Partie
guided-open = 🧭 Deine erste Partie ist bereit: { $channel }. Öffne sie und drücke **{ $play }**. Du spielst gegen leichte Computerspieler, und ich erkläre dir deine ersten Züge.
guided-only-in-servers = 🧭 Für eine erste Partie brauchst du einen Kanal auf einem Server. Geh in einen, in dem ich dabei bin, und nutze dort { CMD("learn") }: Du spielst gegen leichte Computerspieler, und ich erkläre dir deine ersten Züge.
guided-no-thread = ✋ Ich kann hier keinen Thread öffnen. Nutze { CMD("learn") } in einem anderen Kanal oder bitte jemanden, der diesen hier verwaltet, mir das zu erlauben.
tips-welcome = Willkommen! Hier erkläre ich dir deine ersten Züge, immer in einer Zeile. Grüne Knöpfe sind eine gute Wahl. Aufhören geht jederzeit mit { CMD("game-abandon") }.
tips-stopped = 🔕 Keine Tipps mehr. Die Partie geht weiter.
# Marks a tip on the panel.
glue-tip = > 💡 { $tip }
