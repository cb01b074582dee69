# Was der Bot selbst sagt.

stale = Inzwischen wurde weitergespielt. So steht es jetzt.
fault = Bei mir ist etwas schiefgegangen; an der Partie hat sich nichts geändert. Versuche es noch einmal. Passiert es wieder, nenne dem Betreiber diese Nummer: { $incident }

## Absagen

denied-channel-busy = In diesem Kanal läuft schon Partie { $number }. Beende sie zuerst oder spiele in einem Thread.
denied-no-game = In diesem Kanal läuft keine Partie. Eröffne eine mit { CMD("game-new") }.
denied-not-a-player = Du spielst hier nicht mit. Zuschauen kannst du mit { CMD("board") }, { CMD("island") } und { CMD("log") }.
denied-not-started = Die Partie hat noch nicht begonnen. Der Gastgeber startet sie auf der Lobby-Karte oder mit { CMD("game-start") }.
denied-running = Die Partie läuft schon, das lässt sich nicht mehr ändern.
denied-over = Diese Partie ist zu Ende. Eröffne eine neue mit { CMD("game-new") }.
denied-already-seated = Du hast schon einen Platz.
denied-not-seated = Du hast in dieser Partie keinen Platz.
denied-full = Alle Plätze sind besetzt.
denied-seats-changed = Gerade ist am Tisch jemand dazugekommen oder gegangen. Sieh dir die Karte an und drücke noch einmal auf Start.
denied-already-asked = Diese Frage läuft schon. Warte auf die Antworten.
denied-question-closed = Diese Frage ist schon entschieden.
denied-own-question = Du hast gefragt. Jetzt entscheiden die anderen.
denied-only-in-servers = Gespielt wird in den Kanälen eines Servers, nicht in Direktnachrichten.
denied-unknown-game = Dieses Spiel kenne ich nicht. Wähle eines davon: { $games }.
denied-only-host = Das kann nur der Gastgeber (👑).
denied-seat-count = Dieses Spiel ist für { $min } bis { $max } Personen.
denied-no-such-option = Diese Option gibt es nicht. { CMD("game-options") } zeigt alle.
denied-no-such-value = Dieser Wert geht hier nicht. Wähle einen davon: { $values }.
denied-old-button = Dieser Button ist abgelaufen. Öffne dein Zugmenü mit { CMD("play") }.
denied-other-game = In diesem Kanal läuft eine andere Partie. { CMD("play") } öffnet dein Zugmenü.
denied-no-such-answer = Diese Auswahl gibt es nicht. Nimm beim Tippen einen Vorschlag oder öffne { CMD("play") }.
denied-verb-not-now = Das geht jetzt nicht. { $task }
denied-not-your-turn = Du bist nicht am Zug. Wir warten auf { $players }.
denied-no-such-player = Diese Person sitzt nicht an diesem Tisch.
denied-no-such-turn = Diesen Zug gibt es nicht; der letzte hat die Nummer { $last }.
denied-unknown-command = Dieser Befehl stammt aus einer anderen Version des Bots. Warte eine Minute und versuche es noch einmal.

## Lobby

lobby-number = Partie { $number }
lobby-seats = **Am Tisch** { $taken } von { $min }–{ $max }
lobby-pace = **Tempo**: { $pace }
lobby-started = ▶️ Die Partie hat begonnen.
pace-relaxed = gemütlich (48 Stunden je Zug, erste Erinnerung nach 24)
pace-daily = täglich (24 Stunden je Zug, erste Erinnerung nach 12)
pace-brisk = flott (8 Stunden je Zug, erste Erinnerung nach 4)
pace-live = live (30 Minuten je Zug, erste Erinnerung nach 15)
option-pace = Tempo
option-language = Sprache der Beiträge
options-heading = **Optionen dieser Partie** – wähle eine, um sie zu ändern.
options-which = Welche Option?
thread-opened = Für die neue Partie ist ein Thread offen: { $channel }
rematch-opened = Eine neue Lobby mit denselben Personen ist offen.
abandon-sure = Partie { $number } ohne Ergebnis beenden? Das lässt sich nicht rückgängig machen.
abandon-done = Partie { $number } ist beendet.
post-abandoned = 🏳️ Partie { $number } wurde ohne Ergebnis beendet.

## Zugmenü und Beiträge

panel-heading = **{ $title }** · Partie { $number } · Runde { $round }
panel-over = Die Partie ist zu Ende.
panel-waiting = Wir warten auf { $players }.
panel-sure = Bist du sicher? **{ $verb }**
panel-anytime = Weitere Aktionen …
panel-away = Während du weg warst:
undone = ↩️ Rückgängig gemacht.
redone = ↪️ Wiederholt.
opening-order = Reihenfolge: { $players }
seed-hash = Prüfsumme der Mischung: { $hash } (SHA-256 des Startwerts; er wird am Ende veröffentlicht)
post-undone = ↩️ Alle haben zugestimmt: Die letzten Züge sind rückgängig gemacht.
post-taken-back = ↩️ { $player } hat den letzten Schritt rückgängig gemacht.
log-undone = ↩️ { $player } hat einen Schritt rückgängig gemacht.
log-redone = ↪️ { $player } hat den Schritt wiederholt.
post-reminder = Kleine Erinnerung: Du bist am Zug
ending-winner = { $players } – Sieg!
ending-seed = Der Startwert dieser Partie: { $seed }
standing = **{ $rank }.** { $player } — **{ $score }** ({ $parts })
history-heading = **Zug { $turn } von { $last }**

invitation-over = Dieses Angebot gilt nicht mehr.

## Zustimmung

consent-asked = Die anderen stimmen jetzt ab.
consent-question = ↩️ **{ $player }** möchte das rückgängig machen:
consent-revealed = 👁️ Seitdem kam etwas Verdecktes oder ein Wurf ans Licht. Alle müssen zustimmen.
consent-granted = Alle haben zugestimmt: rückgängig gemacht.
consent-refused = Nicht alle haben zugestimmt. Der Zug bleibt stehen.
consent-withdrawn = Inzwischen wurde weitergespielt – die Frage ist hinfällig.

## Knöpfe

button-join = ➕ Mitspielen
button-leave = ➖ Verlassen
button-options = ⚙️ Optionen
button-start = ▶️ Start
button-thread = 🧵 Thread öffnen
button-rematch = 🔁 Revanche
button-abandon = 🏳️ Partie beenden
button-play = 🎲 Spielen
button-my-hand = 🃏 Meine Hand
button-hand = 🃏 Hand
button-board = 🗺️ Spielplan
button-log = 📜 Verlauf
button-look = 👀 Ansehen
button-score = 🏅 Wertung
button-undo = ↩️ Rückgängig
button-redo = ↪️ Wiederholen
button-back = ⬅️ Zurück
button-earlier = ⬅️ Früher
button-later = Später ➡️
button-ask-undo = ↩️ Die anderen fragen
button-agree = ✅ Zustimmen
button-refuse = ❌ Ablehnen
