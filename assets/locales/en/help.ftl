### /help: what to do next.

command-help =
    .name = help
    .description = What I can do, and what is waiting for you
help-overview = 👋 **Island games by post.** You play when you have time, and I call you when it’s your turn.
    🎲 Open a game with { CMD("game-new") }. Others join with a button, or computer players fill the seats.
    👉 When it’s your turn, press **{ button-play }** under a post, or use { CMD("play") }. Only you see that panel.
    📖 Look up a rule with { CMD("rules") }. A green button is a good choice when you’re unsure.
    ↩️ Wrong button? Undo is on the panel, as long as nothing hidden was seen.
button-help-learn = 🎓 Learn a game
button-help-notifications = 🔔 My notifications
button-help-commands = ⌨️ All commands
button-help-waiting = ⏳ What’s waiting for me?
# The heading of a group of commands.
help-group = **{ $heading }**
help-daily = For every day
help-typed = Moves you can type instead of pressing buttons
# One command and what it does.
help-command = • { $command } – { $what }
help-nothing-waits = ✅ Nothing is waiting for you. I’ll call you when it’s your turn.
help-waiting = ⏳ { $count ->
    [one] **One game is waiting for you.**
   *[other] **{ $count } games are waiting for you.**
}
# A game that waits for the reader; $since is a time such as "2 hours ago", $place a link.
help-due = { $game }
    👉 { $task } · your turn began { $since } · { $place }
