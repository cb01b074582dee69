### /help: what to do next.

command-help =
    .name = hilfe
    .description = Was ich kann und was auf dich wartet
help-overview = 👋 **Inselspiele per Post.** Du spielst, wann du Zeit hast, und ich melde mich, wenn du am Zug bist.
    🎲 Eröffne eine Partie mit { CMD("game-new") }. Andere kommen per Knopf dazu, oder Computerspieler füllen die Plätze.
    👉 Bist du am Zug, drücke **{ button-play }** unter einem Beitrag oder nutze { CMD("play") }. Nur du siehst dieses Zugmenü.
    📖 Eine Regel findest du mit { CMD("rules") }. Ein grüner Knopf ist eine gute Wahl, wenn du unsicher bist.
    ↩️ Falscher Knopf? Im Zugmenü steht Rückgängig, solange nichts Verborgenes zu sehen war.
button-help-learn = 🎓 Ein Spiel lernen
button-help-notifications = 🔔 Meine Benachrichtigungen
button-help-commands = ⌨️ Alle Befehle
button-help-waiting = ⏳ Was wartet auf mich?
# The heading of a group of commands.
help-group = **{ $heading }**
help-daily = Für jeden Tag
help-typed = Züge zum Tippen statt Drücken
# One command and what it does.
help-command = • { $command } – { $what }
help-nothing-waits = ✅ Nichts wartet auf dich. Ich melde mich, wenn du am Zug bist.
help-waiting = ⏳ { $count ->
    [one] **Eine Partie wartet auf dich.**
   *[other] **{ $count } Partien warten auf dich.**
}
# A game that waits for the reader; $since is a time such as "2 hours ago", $place a link.
help-due = { $game }
    👉 { $task } · dein Zug begann { $since } · { $place }
