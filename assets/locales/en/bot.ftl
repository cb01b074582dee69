# What the bot itself says.

stale = The game has gone on since then. Here is how things stand now.
fault = Something went wrong on our side; nothing was changed. Please try again. If it happens once more, tell the operator this number: { $incident }

## Denied

denied-channel-busy = Game { $number } is already open in this channel. Finish it first, or play in a thread.
denied-no-game = There is no game in this channel. Open one with { CMD("game-new") }.
denied-not-a-player = You do not sit at this table, so this is not yours to do. You may look with { CMD("board") }, { CMD("island") } and { CMD("log") }.
denied-not-started = The game has not started yet. The host starts it from the lobby card or with { CMD("game-start") }.
denied-running = The game has already started, so this can no longer be changed.
denied-over = This game is over. Open a new one with { CMD("game-new") }.
denied-already-seated = You already have a seat.
denied-not-seated = You have no seat in this game.
denied-full = All seats are taken.
denied-seats-changed = Somebody has just joined or left. Look at the card and press Start again.
denied-already-asked = This question is already open; wait for the answers.
denied-question-closed = This question has been settled.
denied-own-question = You asked; now the others answer.
denied-only-in-servers = Games are played in a channel of a server, not here.
denied-unknown-game = I do not know this game. I know: { $games }.
denied-only-host = Only the host (👑) may do this.
denied-seat-count = This game needs { $min } to { $max } players.
denied-no-such-option = There is no such option. { CMD("game-options") } shows all of them.
denied-no-such-value = This value is not possible. Possible are: { $values }.
denied-old-button = This button no longer leads anywhere. Use { CMD("play") } for the current panel.
denied-other-game = Another game is being played in this channel. { CMD("play") } opens your panel.
denied-no-such-answer = There is no such choice. Choose from the suggestions while typing, or use { CMD("play") }.
denied-verb-not-now = That is not possible now. { $task }
denied-not-your-turn = It is not your turn: the game waits for { $players }.
denied-no-such-player = There is no such player at this table.
denied-no-such-turn = There is no such turn; the last one is number { $last }.
denied-unknown-command = This command is from another version of the bot. Wait a minute and try again.

## Lobby

lobby-number = Game { $number }
lobby-seats = **Players** ({ $taken }; the game takes { $min } to { $max })
lobby-pace = **Pace**: { $pace }
lobby-started = ▶️ The game has begun.
pace-relaxed = relaxed (48 hours a turn, first reminder after 24)
pace-daily = daily (24 hours a turn, first reminder after 12)
pace-brisk = brisk (8 hours a turn, first reminder after 4)
pace-live = live (30 minutes a turn, first reminder after 15)
option-pace = Pace
option-language = Language of the posts
options-heading = **Options of this game** — choose one to change it.
options-which = Which option?
thread-opened = A thread is open for the new game: { $channel }
rematch-opened = A new lobby with the same players is open.
abandon-sure = End game { $number } without a result? This cannot be taken back.
abandon-done = Game { $number } has been ended.
post-abandoned = 🏳️ Game { $number } was ended without a result.

## Panel and posts

panel-heading = **{ $title }** · game { $number } · round { $round }
panel-over = The game is over.
panel-waiting = The game waits for { $players }.
panel-sure = Are you sure? **{ $verb }**
panel-anytime = At any time …
panel-away = While you were away:
undone = ↩️ Taken back.
redone = ↪️ Done again.
opening-order = Turn order: { $players }
seed-hash = Fingerprint of the shuffle (SHA-256 of the seed, which is revealed at the end): { $hash }
post-undone = ↩️ By agreement of all, the last steps were taken back.
post-taken-back = ↩️ { $player } took the last step back.
log-undone = ↩️ { $player } took a step back.
log-redone = ↪️ { $player } did it after all.
post-reminder = A friendly reminder
ending-winner = { $players } – victory!
ending-seed = The seed of this game: { $seed }
standing = **{ $rank }.** { $player } — **{ $score }** ({ $parts })
history-heading = **Turn { $turn } of { $last }**

invitation-over = This offer is no longer open.

## Consent

consent-asked = The others have been asked.
consent-question = ↩️ **{ $player }** asks to take this back:
consent-revealed = 👁️ Something hidden or random has been seen since. All others must agree.
consent-granted = All agree; it is taken back.
consent-refused = Not everybody agrees; it stays as it is.
consent-withdrawn = The game went on; the question has lapsed.

## Buttons

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
button-look = 👀 Look at it
button-score = 🏅 Score
button-undo = ↩️ Undo
button-redo = ↪️ Redo
button-back = ⬅️ Back
button-earlier = ⬅️ Earlier
button-later = Later ➡️
button-ask-undo = ↩️ Ask the others
button-agree = ✅ Agree
button-refuse = ❌ Refuse
