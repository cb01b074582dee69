# Was der Bot selbst sagt.

stale = Das Spiel ist inzwischen weitergegangen. So steht es jetzt.
fault = Bei uns ist etwas schiefgegangen; es wurde nichts verändert. Bitte versuche es noch einmal. Passiert es wieder, nenne dem Betreiber diese Nummer: { $incident }

## Denied

denied-channel-busy = In diesem Kanal ist bereits Spiel { $number } offen. Beendet es zuerst oder spielt in einem Thread.
denied-no-game = In diesem Kanal gibt es kein Spiel. Eröffne eines mit { CMD("game-new") }.
denied-not-a-player = Du sitzt nicht an diesem Tisch, das ist also nicht deine Sache. Zuschauen kannst du mit { CMD("board") }, { CMD("island") } und { CMD("log") }.
denied-not-started = Das Spiel hat noch nicht begonnen. Der Gastgeber startet es auf der Lobby-Karte oder mit { CMD("game-start") }.
denied-running = Das Spiel hat schon begonnen, das lässt sich nicht mehr ändern.
denied-over = Dieses Spiel ist zu Ende. Eröffne ein neues mit { CMD("game-new") }.
denied-already-seated = Du hast schon einen Platz.
denied-not-seated = Du hast in diesem Spiel keinen Platz.
denied-full = Alle Plätze sind besetzt.
denied-seats-changed = Gerade hat sich am Tisch jemand gesetzt oder ist gegangen. Sieh dir die Karte an und drücke noch einmal Start.
denied-already-asked = Diese Frage ist schon gestellt; warte die Antworten ab.
denied-question-closed = Diese Frage ist erledigt.
denied-own-question = Du hast gefragt; jetzt antworten die anderen.
denied-only-in-servers = Gespielt wird in einem Kanal eines Servers, nicht hier.
denied-unknown-game = Dieses Spiel kenne ich nicht. Ich kenne: { $games }.
denied-only-host = Das darf nur der Gastgeber (👑).
denied-seat-count = Dieses Spiel braucht { $min } bis { $max } Personen.
denied-no-such-option = Diese Option gibt es nicht. { CMD("game-options") } zeigt alle.
denied-no-such-value = Dieser Wert ist nicht möglich. Möglich sind: { $values }.
denied-old-button = Dieser Knopf führt nirgends mehr hin. Mit { CMD("play") } bekommst du das aktuelle Feld.
denied-other-game = In diesem Kanal wird ein anderes Spiel gespielt. { CMD("play") } öffnet dein Feld.
denied-no-such-answer = Diese Auswahl gibt es nicht. Wähle beim Tippen aus den Vorschlägen oder nimm { CMD("play") }.
denied-verb-not-now = Das geht jetzt nicht. { $task }
denied-not-your-turn = Du bist nicht am Zug: Das Spiel wartet auf { $players }.
denied-no-such-player = Diese Person sitzt nicht an diesem Tisch.
denied-no-such-turn = Diesen Zug gibt es nicht; der letzte ist Nummer { $last }.
denied-unknown-command = Dieser Befehl stammt aus einer anderen Version des Bots. Warte eine Minute und versuche es noch einmal.

## Lobby

lobby-number = Spiel { $number }
lobby-seats = **Mitspielende** ({ $taken }; möglich sind { $min } bis { $max })
lobby-pace = **Tempo**: { $pace }
lobby-started = ▶️ Das Spiel hat begonnen.
pace-relaxed = gemütlich (48 Stunden je Zug, erste Erinnerung nach 24)
pace-daily = täglich (24 Stunden je Zug, erste Erinnerung nach 12)
pace-brisk = flott (8 Stunden je Zug, erste Erinnerung nach 4)
pace-live = live (30 Minuten je Zug, erste Erinnerung nach 15)
option-pace = Tempo
option-language = Sprache der Beiträge
options-heading = **Optionen dieses Spiels** — wähle eine, um sie zu ändern.
options-which = Welche Option?
thread-opened = Für das neue Spiel ist ein Thread offen: { $channel }
rematch-opened = Eine neue Lobby mit denselben Personen ist offen.
abandon-sure = Spiel { $number } ohne Ergebnis beenden? Das lässt sich nicht rückgängig machen.
abandon-done = Spiel { $number } ist beendet.
post-abandoned = 🏳️ Spiel { $number } wurde ohne Ergebnis beendet.

## Panel and posts

panel-heading = **{ $title }** · Spiel { $number } · Runde { $round }
panel-over = Das Spiel ist zu Ende.
panel-waiting = Das Spiel wartet auf { $players }.
panel-sure = Bist du sicher? **{ $verb }**
panel-anytime = Jederzeit möglich …
panel-away = Während du weg warst:
undone = ↩️ Zurückgenommen.
redone = ↪️ Wieder ausgeführt.
opening-order = Reihenfolge: { $players }
seed-hash = Fingerabdruck der Mischung (SHA-256 des Startwerts, der am Ende offengelegt wird): { $hash }
post-undone = ↩️ Mit Zustimmung aller wurden die letzten Schritte zurückgenommen.
post-taken-back = ↩️ { $player } hat den letzten Schritt zurückgenommen.
log-undone = ↩️ { $player } hat einen Schritt zurückgenommen.
log-redone = ↪️ { $player } hat ihn doch getan.
post-reminder = Eine freundliche Erinnerung
ending-winner = { $players } – Sieg!
ending-seed = Der Startwert dieses Spiels: { $seed }
standing = **{ $rank }.** { $player } — **{ $score }** ({ $parts })
history-heading = **Zug { $turn } von { $last }**

invitation-over = Dieses Angebot gilt nicht mehr.

## Consent

consent-asked = Die anderen sind gefragt.
consent-question = ↩️ **{ $player }** möchte dies zurücknehmen:
consent-revealed = 👁️ Seitdem wurde Verdecktes oder Zufälliges gesehen. Alle anderen müssen zustimmen.
consent-granted = Alle stimmen zu; es wird zurückgenommen.
consent-refused = Nicht alle stimmen zu; es bleibt, wie es ist.
consent-withdrawn = Das Spiel ging weiter; die Frage hat sich erledigt.

## Buttons

button-join = ➕ Mitspielen
button-leave = ➖ Verlassen
button-options = ⚙️ Optionen
button-start = ▶️ Start
button-thread = 🧵 Thread öffnen
button-rematch = 🔁 Revanche
button-abandon = 🏳️ Spiel beenden
button-play = 🎲 Spielen
button-my-hand = 🃏 Meine Hand
button-hand = 🃏 Hand
button-board = 🗺️ Spielplan
button-log = 📜 Verlauf
button-look = 👀 Ansehen
button-score = 🏅 Wertung
button-undo = ↩️ Zurück
button-redo = ↪️ Wieder
button-back = ⬅️ Zurück
button-earlier = ⬅️ Früher
button-later = Später ➡️
button-ask-undo = ↩️ Die anderen fragen
button-agree = ✅ Zustimmen
button-refuse = ❌ Ablehnen
