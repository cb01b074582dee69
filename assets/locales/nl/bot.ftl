# Wat de bot zelf zegt.

stale = Er is intussen verder gespeeld. Zo staat het er nu voor.
fault = Er ging bij mij iets mis; aan de partij is niets veranderd. Probeer het nog eens. Gebeurt het weer, geef de beheerder dan dit nummer: { $incident }

## Weigeringen

denied-channel-busy = In dit kanaal loopt al partij { $number }. Maak die eerst af of speel in een thread.
denied-no-game = In dit kanaal loopt geen partij. Open er een met { CMD("game-new") }.
denied-not-a-player = Je speelt hier niet mee. Meekijken kan met { CMD("board") }, { CMD("island") } en { CMD("log") }.
denied-not-started = De partij is nog niet begonnen. De host start die op de lobbykaart of met { CMD("game-start") }.
denied-running = De partij is al begonnen; dit kan niet meer worden veranderd.
denied-over = Deze partij is afgelopen. Open een nieuwe met { CMD("game-new") }.
denied-already-seated = Je hebt al een plaats.
denied-not-seated = Je hebt geen plaats in deze partij.
denied-full = Alle plaatsen zijn bezet.
denied-seats-changed = Er is zojuist iemand bij gekomen of weggegaan. Bekijk de kaart en druk nog eens op Start.
denied-already-asked = Deze vraag loopt al. Wacht op de antwoorden.
denied-question-closed = Over deze vraag is al beslist.
denied-own-question = Jij hebt het gevraagd. Nu beslissen de anderen.
denied-only-in-servers = Spelen kan alleen in een kanaal van een server, niet in privéberichten.
denied-unknown-game = Dit spel ken ik niet. Kies uit: { $games }.
denied-only-host = Dat kan alleen de host (👑).
denied-seat-count = Dit spel is voor { $min } tot { $max } spelers.
denied-no-such-option = Die optie bestaat niet. Bekijk ze allemaal met { CMD("game-options") }.
denied-no-such-value = Deze waarde kan niet. Kies uit: { $values }.
denied-old-button = Deze knop werkt niet meer. Open je paneel met { CMD("play") }.
denied-other-game = In dit kanaal loopt een andere partij. { CMD("play") } opent je paneel.
denied-no-such-answer = Die keuze bestaat niet. Neem bij het typen een suggestie of open { CMD("play") }.
denied-verb-not-now = Dat kan nu niet. { $task }
denied-not-your-turn = Je bent niet aan de beurt. Het wachten is op { $players }.
denied-no-such-player = Die speler zit niet aan deze tafel.
denied-no-such-turn = Die beurt bestaat niet; de laatste is nummer { $last }.
denied-unknown-command = Dit commando komt uit een andere versie van de bot. Wacht een minuut en probeer het opnieuw.

## Lobby

lobby-number = Partij { $number }
lobby-seats = **Aan tafel** { $taken } van { $min }–{ $max }
lobby-pace = **Tempo**: { $pace }
lobby-started = ▶️ De partij is begonnen.
pace-relaxed = ontspannen (48 uur per beurt, eerste herinnering na 24)
pace-daily = dagelijks (24 uur per beurt, eerste herinnering na 12)
pace-brisk = vlot (8 uur per beurt, eerste herinnering na 4)
pace-live = live (30 minuten per beurt, eerste herinnering na 15)
option-pace = Tempo
option-language = Taal van de berichten
options-heading = **Opties van deze partij** – kies er een om te veranderen.
options-which = Welke optie?
thread-opened = Voor de nieuwe partij is een thread geopend: { $channel }
rematch-opened = Er is een nieuwe lobby met dezelfde spelers.
abandon-sure = Partij { $number } zonder uitslag beëindigen? Dit kan niet ongedaan worden gemaakt.
abandon-done = Partij { $number } is beëindigd.
post-abandoned = 🏳️ Partij { $number } is zonder uitslag beëindigd.

## Paneel en berichten

panel-heading = **{ $title }** · partij { $number } · ronde { $round }
panel-over = De partij is afgelopen.
panel-waiting = Het wachten is op { $players }.
panel-sure = Weet je het zeker? **{ $verb }**
panel-anytime = Meer acties …
panel-away = Terwijl je weg was:
undone = ↩️ Ongedaan gemaakt.
redone = ↪️ Opnieuw gedaan.
opening-order = Beurtvolgorde: { $players }
seed-hash = Controlegetal van het schudden: { $hash } (SHA-256 van de startwaarde, die aan het eind wordt gepubliceerd)
post-undone = ↩️ Met ieders akkoord zijn de laatste zetten ongedaan gemaakt.
post-taken-back = ↩️ { $player } heeft de laatste stap ongedaan gemaakt.
log-undone = ↩️ { $player } heeft een stap ongedaan gemaakt.
log-redone = ↪️ { $player } heeft de stap opnieuw gedaan.
post-reminder = Even een herinnering: je bent aan de beurt
ending-winner = { $players } – gewonnen!
ending-seed = De startwaarde van deze partij: { $seed }
standing = **{ $rank }.** { $player } — **{ $score }** ({ $parts })
history-heading = **Beurt { $turn } van { $last }**

invitation-over = Dit aanbod geldt niet meer.

## Akkoord

consent-asked = De vraag ligt bij de anderen.
consent-question = ↩️ **{ $player }** wil dit ongedaan maken:
consent-revealed = 👁️ Sindsdien is er verborgen informatie onthuld. Iedereen moet akkoord gaan.
consent-granted = Iedereen is akkoord: de zet is ongedaan gemaakt.
consent-refused = Niet iedereen is akkoord. De zet blijft staan.
consent-withdrawn = Er is intussen verder gespeeld – de vraag is vervallen.

## Knoppen

button-join = ➕ Meedoen
button-leave = ➖ Verlaten
button-options = ⚙️ Opties
button-start = ▶️ Start
button-thread = 🧵 Thread openen
button-rematch = 🔁 Revanche
button-abandon = 🏳️ Partij beëindigen
button-play = 🎲 Spelen
button-my-hand = 🃏 Mijn hand
button-hand = 🃏 Hand
button-board = 🗺️ Bord
button-log = 📜 Verloop
button-look = 👀 Bekijken
button-score = 🏅 Score
button-undo = ↩️ Ongedaan maken
button-redo = ↪️ Opnieuw doen
button-back = ⬅️ Terug
button-earlier = ⬅️ Eerder
button-later = Later ➡️
button-ask-undo = ↩️ De anderen vragen
button-agree = ✅ Akkoord
button-refuse = ❌ Niet akkoord
