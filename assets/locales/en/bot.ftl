# What the bot itself says.

stale = The game has moved on. Here’s the current state.
fault = Something went wrong on our side. Nothing was changed, so please try again. If it happens again, give the operator this number: { $incident }

## Denied: private answers, one or two short sentences: why not, and what to do instead (up to 2000 characters)

denied-channel-busy = Game { $number } is already running here. Finish it first, or play in a thread.
denied-no-game = There’s no game in this channel. Open one with { CMD("game-new") }.
denied-not-a-player = You’re not in this game. You can watch with { CMD("board") }, { CMD("island") } and { CMD("log") }.
denied-not-started = The game hasn’t started yet. The host starts it from the lobby card or with { CMD("game-start") }.
denied-running = The game has already started, so this can’t be changed anymore.
denied-over = This game is over. Open a new one with { CMD("game-new") }.
denied-already-seated = You already have a seat in this game.
denied-not-seated = You don’t have a seat in this game. Take one with Join, if one is free.
denied-full = All seats are taken. You can watch, or open a game of your own in another channel.
denied-seats-changed = Someone just joined or left. Check the card and press Start again.
denied-already-asked = This vote is already open. Wait for the answers.
denied-question-closed = This vote is closed.
denied-own-question = You asked this one – the others decide.
denied-only-in-servers = Games only work in a server channel, not in DMs.
denied-unknown-game = I don’t know that game. Choose one of: { $games }.
denied-only-host = Only the host (👑) can do this.
denied-seat-count = This game needs { $min } to { $max } players. Ask others to join, or add computer players.
denied-no-such-option = That’s not an option of this game. { CMD("game-options") } shows all of them.
denied-no-such-value = That’s not an option. Choose one of: { $values }.
denied-old-button = This button has expired. Use { CMD("play") } to open your panel.
denied-other-game = This channel has a different game now. { CMD("play") } opens your panel.
denied-no-such-answer = That’s not one of the choices. Pick a suggestion while typing, or use { CMD("play") }.
denied-verb-not-now = You can’t do that now. { $task }
denied-not-your-turn = It’s not your turn. Waiting for { $players }.
denied-no-such-player = No one by that name plays here. Pick a suggestion while typing.
denied-no-such-turn = There’s no such turn. The last one is number { $last }.
denied-unknown-command = This command is from another version of the bot. Wait a minute and try again.

## Lobby: the public post on which people join, and answers to its buttons

lobby-number = Game { $number }
lobby-seats = **Players** { $taken } / { $max } (at least { $min })
lobby-pace = **Pace**: { $pace }
lobby-started = ▶️ The game has started.
pace-relaxed = relaxed (48 hours a turn, first reminder after 24)
pace-daily = daily (24 hours a turn, first reminder after 12)
pace-brisk = brisk (8 hours a turn, first reminder after 4)
pace-live = live (30 minutes a turn, first reminder after 15)
option-pace = Pace
option-language = Language of the posts
options-heading = **Options of this game** – choose one to change it.
options-which = Which option?
thread-opened = I opened a thread for the new game: { $channel }
rematch-opened = A new lobby with the same players is open.
abandon-sure = End game { $number } with no result? This can’t be undone.
abandon-done = Game { $number } has been ended.
post-abandoned = 🏳️ Game { $number } was ended with no result.

## Panel and posts: lines of the private panel, and posts in the channel

panel-heading = **{ $title }** · game { $number } · round { $round }
panel-over = The game is over.
panel-waiting = Waiting for { $players }.
panel-sure = Are you sure? **{ $verb }**
panel-anytime = More actions…
panel-away = While you were away:
undone = ↩️ Undone.
redone = ↪️ Redone.
opening-order = Turn order: { $players }
seed-hash = Fingerprint of the shuffle (the seed itself is revealed at the end): { $hash }
post-undone = ↩️ Everyone agreed – the last moves were undone.
post-taken-back = ↩️ { $player } undid their last move.
log-undone = ↩️ { $player } undid a move.
log-redone = ↪️ { $player } redid it.
post-reminder = Friendly reminder: it’s your turn
ending-winner = { $players } – victory!
ending-seed = The seed of this game: { $seed }
standing = **{ $rank }.** { $player } — **{ $score }** ({ $parts })
history-heading = **Turn { $turn } of { $last }**

invitation-over = This offer has closed.

## Consent: a public vote, and its answers

consent-asked = The others are voting now.
consent-question = ↩️ **{ $player }** would like to undo this:
consent-revealed = 👁️ Hidden information was revealed since. Everyone must agree.
consent-granted = Everyone agreed – undone.
consent-refused = Not everyone agreed. The move stands.
consent-withdrawn = The game moved on, so this vote is closed.

## Buttons: at most 80 characters, better 20; no full stop

button-join = ➕ Join
button-leave = ➖ Leave
button-options = ⚙️ Options
button-start = ▶️ Start
button-thread = 🧵 Open a thread
button-rematch = 🔁 Rematch
button-abandon = 🏳️ End the game
button-play = 🎲 Play
button-my-hand = 🃏 My hand
button-hand = 🃏 Hand
button-board = 🗺️ Board
button-log = 📜 Log
button-look = 👀 View
button-score = 🏅 Score
button-undo = ↩️ Undo
button-redo = ↪️ Redo
button-back = ⬅️ Back
button-earlier = ⬅️ Earlier
button-later = Later ➡️
button-ask-undo = ↩️ Ask the others
button-agree = ✅ Agree
button-refuse = ❌ Refuse
