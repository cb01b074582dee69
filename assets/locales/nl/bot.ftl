# Wat de bot zelf zegt.

stale = Het spel is intussen verder gegaan. Zo staat het er nu voor.
fault = Er ging bij ons iets mis; er is niets veranderd. Probeer het nog eens. Gebeurt het weer, geef de beheerder dan dit nummer: { $incident }

## Denied

denied-channel-busy = In dit kanaal is al spel { $number } bezig. Maak het eerst af, of speel in een thread.
denied-no-game = In dit kanaal is geen spel. Open er een met { CMD("game-new") }.
denied-not-a-player = Je zit niet aan deze tafel, dus dit is niet aan jou. Kijken kan met { CMD("board") }, { CMD("island") } en { CMD("log") }.
denied-not-started = Het spel is nog niet begonnen. De gastheer start het op de lobbykaart of met { CMD("game-start") }.
denied-running = Het spel is al begonnen; dit kan niet meer worden veranderd.
denied-over = Dit spel is afgelopen. Open een nieuw met { CMD("game-new") }.
denied-already-seated = Je hebt al een plaats.
denied-not-seated = Je hebt geen plaats in dit spel.
denied-full = Alle plaatsen zijn bezet.
denied-seats-changed = Er is net iemand bij gekomen of weggegaan. Bekijk de kaart en druk nog eens op Start.
denied-already-asked = Deze vraag is al gesteld; wacht de antwoorden af.
denied-question-closed = Deze vraag is afgehandeld.
denied-own-question = Jij hebt het gevraagd; nu antwoorden de anderen.
denied-only-in-servers = Er wordt gespeeld in een kanaal van een server, niet hier.
denied-unknown-game = Dit spel ken ik niet. Ik ken: { $games }.
denied-only-host = Dat mag alleen de gastheer (👑).
denied-seat-count = Dit spel heeft { $min } tot { $max } spelers nodig.
denied-no-such-option = Die optie bestaat niet. { CMD("game-options") } toont ze allemaal.
denied-no-such-value = Deze waarde kan niet. Mogelijk zijn: { $values }.
denied-old-button = Deze knop leidt nergens meer naartoe. Gebruik { CMD("play") } voor het actuele paneel.
denied-other-game = In dit kanaal wordt een ander spel gespeeld. { CMD("play") } opent je paneel.
denied-no-such-answer = Die keuze bestaat niet. Kies bij het typen uit de suggesties, of gebruik { CMD("play") }.
denied-verb-not-now = Dat kan nu niet. { $task }
denied-not-your-turn = Je bent niet aan de beurt: het spel wacht op { $players }.
denied-no-such-player = Die speler zit niet aan deze tafel.
denied-no-such-turn = Die beurt bestaat niet; de laatste is nummer { $last }.
denied-unknown-command = Deze opdracht komt uit een andere versie van de bot. Wacht een minuut en probeer het opnieuw.

## Lobby

lobby-number = Spel { $number }
lobby-seats = **Spelers** ({ $taken }; mogelijk zijn { $min } tot { $max })
lobby-pace = **Tempo**: { $pace }
lobby-started = ▶️ Het spel is begonnen.
pace-relaxed = ontspannen (48 uur per beurt, eerste herinnering na 24)
pace-daily = dagelijks (24 uur per beurt, eerste herinnering na 12)
pace-brisk = vlot (8 uur per beurt, eerste herinnering na 4)
pace-live = live (30 minuten per beurt, eerste herinnering na 15)
option-pace = Tempo
option-language = Taal van de berichten
options-heading = **Opties van dit spel** — kies er een om te veranderen.
options-which = Welke optie?
thread-opened = Voor het nieuwe spel is een thread geopend: { $channel }
rematch-opened = Er is een nieuwe lobby met dezelfde spelers.
abandon-sure = Spel { $number } zonder uitslag beëindigen? Dit kan niet ongedaan worden gemaakt.
abandon-done = Spel { $number } is beëindigd.
post-abandoned = 🏳️ Spel { $number } is zonder uitslag beëindigd.

## Panel and posts

panel-heading = **{ $title }** · spel { $number } · ronde { $round }
panel-over = Het spel is afgelopen.
panel-waiting = Het spel wacht op { $players }.
panel-sure = Weet je het zeker? **{ $verb }**
panel-anytime = Altijd mogelijk …
panel-away = Terwijl je weg was:
undone = ↩️ Teruggenomen.
redone = ↪️ Opnieuw gedaan.
opening-order = Beurtvolgorde: { $players }
seed-hash = Vingerafdruk van het schudden (SHA-256 van de startwaarde, die aan het eind wordt onthuld): { $hash }
post-undone = ↩️ Met instemming van allen zijn de laatste stappen teruggenomen.
post-taken-back = ↩️ { $player } heeft de laatste stap teruggenomen.
log-undone = ↩️ { $player } heeft een stap teruggenomen.
log-redone = ↪️ { $player } heeft hem toch gedaan.
post-reminder = Een vriendelijke herinnering
ending-winner = { $players } – gewonnen!
ending-seed = De startwaarde van dit spel: { $seed }
standing = **{ $rank }.** { $player } — **{ $score }** ({ $parts })
history-heading = **Beurt { $turn } van { $last }**

invitation-over = Dit aanbod geldt niet meer.

## Consent

consent-asked = De anderen zijn gevraagd.
consent-question = ↩️ **{ $player }** wil dit terugnemen:
consent-revealed = 👁️ Sindsdien is er iets verborgens of toevalligs gezien. Alle anderen moeten instemmen.
consent-granted = Allen stemmen in; het wordt teruggenomen.
consent-refused = Niet iedereen stemt in; het blijft zoals het is.
consent-withdrawn = Het spel ging verder; de vraag is vervallen.

## Buttons

button-join = ➕ Meedoen
button-leave = ➖ Verlaten
button-options = ⚙️ Opties
button-start = ▶️ Start
button-thread = 🧵 Thread openen
button-rematch = 🔁 Revanche
button-abandon = 🏳️ Spel beëindigen
button-play = 🎲 Spelen
button-my-hand = 🃏 Mijn hand
button-hand = 🃏 Hand
button-board = 🗺️ Bord
button-log = 📜 Verloop
button-look = 👀 Bekijken
button-score = 🏅 Score
button-undo = ↩️ Terug
button-redo = ↪️ Opnieuw
button-back = ⬅️ Terug
button-earlier = ⬅️ Eerder
button-later = Later ➡️
button-ask-undo = ↩️ De anderen vragen
button-agree = ✅ Instemmen
button-refuse = ❌ Weigeren
