### /help: what to do next.

command-help =
    .name = hulp
    .description = Wat ik kan en wat er op je wacht
help-overview = 👋 **Eilandspellen per post.** Je speelt wanneer je tijd hebt, en ik laat het weten als je aan de beurt bent.
    🎲 Open een partij met { CMD("game-new") }. Anderen doen mee met een knop, of computerspelers vullen de plaatsen.
    👉 Ben je aan de beurt, druk dan op **{ button-play }** onder een bericht of gebruik { CMD("play") }. Alleen jij ziet dat paneel.
    📖 Een regel zoek je op met { CMD("rules") }. Een groene knop is een goede keuze als je twijfelt.
    ↩️ Verkeerde knop? Ongedaan maken staat op het paneel, zolang er niets verborgens te zien was.
button-help-learn = 🎓 Een spel leren
button-help-notifications = 🔔 Mijn meldingen
button-help-commands = ⌨️ Alle opdrachten
button-help-waiting = ⏳ Wat wacht er op mij?
# The heading of a group of commands.
help-group = **{ $heading }**
help-daily = Voor elke dag
help-typed = Zetten die je ook kunt typen
# One command and what it does.
help-command = • { $command } – { $what }
help-nothing-waits = ✅ Er wacht niets op je. Ik laat het weten als je aan de beurt bent.
help-waiting = ⏳ { $count ->
    [one] **Eén partij wacht op je.**
   *[other] **{ $count } partijen wachten op je.**
}
# A game that waits for the reader; $since is a time such as "2 hours ago", $place a link.
help-due = { $game }
    👉 { $task } · je beurt begon { $since } · { $place }
