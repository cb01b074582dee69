### Learn in five minutes, and the guided first game. The cards and the tips of each game are in learn-<game>.ftl.

command-learn =
    .name = learn
    .description = Learn a game in five minutes
button-learn = 🎓 Learn in five minutes
button-next-card = Next ➡️
button-previous-card = ⬅️ Previous
button-try-game = 🧭 Try it
button-stop-tips = 🔕 Stop the tips
learn-which = **Which game would you like to learn?** Five short cards, then you can try it.
# Above the text of a card.
learn-heading = -# { $game } · { $number } of { $last }
    ## { $title }

## The guided first game

# The name of its thread.
guided-thread = { $game }: your first game
guided-open = 🧭 Your first game is ready: { $channel }. Open it and press **{ $play }**. You play against easy computer players, and I’ll explain your first turns.
guided-only-in-servers = 🧭 A first game needs a channel on a server. Go to one where I’m a member and use { CMD("learn") } there: you play against easy computer players, and I’ll explain your first turns.
guided-no-thread = ✋ I can’t open a thread here. Use { CMD("learn") } in another channel, or ask someone who manages this one to let me create threads.
tips-welcome = Welcome! Here I explain your first turns, one line at a time. Green buttons are good choices. Leave any time with { CMD("game-abandon") }.
tips-stopped = 🔕 No more tips. The game continues.
# Marks a tip on the panel.
glue-tip = > 💡 { $tip }
