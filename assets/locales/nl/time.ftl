# Tijd: tempo, klokken, herinneringen, afwezigheid, pauzes.

span-days = { $count ->
    [one] 1 dag
   *[other] { $count } dagen
}
span-hours = { $count ->
    [one] 1 uur
   *[other] { $count } uur
}
span-minutes = { $count ->
    [one] 1 minuut
   *[other] { $count } minuten
}
pace-own = { $span } per beurt (eerste herinnering na { $first })
option-clock = Klok
clock-none = geen klok
clock-rule = { $bank } bedenktijd, plus { $increment } per beurt
lobby-clock = **Klok**: { $clock }

## Geweigerd

denied-no-such-span = Dat kan niet. Kies uit: { $values }. Of geef zelf een tijdsduur zoals 36h of 3d; een klok heeft bedenktijd en een toeslag, zoals 2d+6h.
denied-too-fast = Dat ging iets te snel. Wacht een paar seconden en probeer het opnieuw.
denied-paused = Deze partij is gepauzeerd. Met { CMD("game-resume") } vraag je de anderen om verder te gaan.
denied-not-paused = Deze partij is niet gepauzeerd.
denied-parked = Deze partij is met oudere regels begonnen en kan met de nieuwe niet verder. Je kunt die nog bekijken; er is niets verloren. Laat het de beheerder weten.
denied-no-such-game = Die partij bestaat op deze server niet.
denied-already-here = Deze partij wordt hier al gespeeld.
denied-own-absence = Dit gaat over jou. Speel gewoon verder met { CMD("play") }, dan is het geregeld.
denied-no-pass = Deze beurt kan niet worden overgeslagen.
denied-no-caretaker = Je speelt zelf; er is geen waarnemer.
denied-nothing-due = Hier wacht niemand op je, je hoeft niets uit te stellen.
denied-no-such-zone = Deze tijdzone ken ik niet. Typ de dichtstbijzijnde grote stad en neem een van de suggesties.
denied-no-zone = Stel eerst je tijdzone in met { CMD("remind-zone") }.
denied-quiet-hours = Stille uren mogen tot 16 uur per dag duren. Kies een kortere tijd.
denied-time-of-day = Geef beide tijden, zoals 22:00 en 7:30. Zonder tijden zijn er geen stille uren.
denied-days = Geef dagen van de week, zoals ma-vr of za, zo.
denied-way = Kies het kanaal of privéberichten.
denied-dates = Geef de laatste dag van je vakantie (en de eerste, als dat niet vandaag is), zoals 2026-07-14. Vul niets in als je terug bent.
denied-vacation = De laatste dag mag niet voor de eerste of in het verleden liggen. Een vakantie duurt maximaal { $days } dagen.

## Pauze

consent-pause = ⏸️ **{ $player }** wil de partij pauzeren: de klok staat stil en er komen geen herinneringen.
consent-resume = ▶️ **{ $player }** wil verder met de gepauzeerde partij.
consent-paused = Iedereen is akkoord: de partij is gepauzeerd. { CMD("game-resume") } vraagt om verder te gaan.
consent-resumed = Iedereen is akkoord: de partij gaat verder.

## Afwezigheid

ballot-question = ⌛ De tijd van **{ $player }** is op. Hoe gaat het verder? De meerderheid van de anderen beslist.
ballot-more = { $player } krijgt meer tijd.
ballot-pass = De bot doet deze beurt alleen het hoognodige voor { $player }.
ballot-caretaker = Een waarnemer speelt voor { $player } tot { $player } terug is.
ballot-end = De partij wordt zonder uitslag beëindigd.
ballot-lapsed = { $player } is terug; er valt niets meer te beslissen.
button-more-time = ⏳ Meer tijd
button-pass = ⏭️ Beurt overslaan
button-caretaker = 🧑‍🌾 Waarnemer
button-end-unrated = 🏳️ Partij beëindigen
button-i-am-back = 🙋 Ik ben terug
came-back = 🙋 Welkom terug! Je speelt weer zelf.
post-caretaker = 🧑‍🌾 De waarnemer speelde voor { $player } (nu afwezig).

## Meldingen en herinneringen

post-next = 🔜 Hierna: { $players }
post-deadline = ⏳ { $player } heeft tot { $at } ({ $left }).
dm-next = 🔜 Jij bent hierna aan de beurt.
dm-place = In { $channel }
dm-unreachable = ⚠️ Ik kan niets meer plaatsen in { $channel }, dus **{ $title }** (partij { $number }) moet wachten. Geef me toegang tot het kanaal om berichten en bestanden te sturen; dan gaat het vanzelf verder. Bestaat het kanaal niet meer? Typ dan { CMD("game-move") } `{ OPTION("number") }:{ $number }` in een ander kanaal.
moved = 🚚 Partij { $number } gaat hier verder.
post-moved = 🚚 De partij gaat in dit kanaal verder.
info-paused = ⏸️ Gepauzeerd { $since }. { CMD("game-resume") } vraagt om verder te gaan.
info-unreachable = ⚠️ Ik kan niets plaatsen in het kanaal van deze partij. { CMD("game-move") } brengt die naar een ander.
info-clock = { $runs ->
    [yes] ⏱️ { $player }: nog { $left }, loopt
   *[no] ⏱️ { $player }: nog { $left }
}
button-snooze = 💤 Later
snoozed = 💤 Ik stuur je { $when } een herinnering.

## Wensen

wishes-heading = **Je meldingen**
wish-reminders = ⏰ Herinneringen: { $value }
wish-way = 📣 Waar: { $value }
wish-zone = 🌍 Tijdzone: { $value }
wish-quiet = 🌙 Stille uren: { $value }
wish-days = 📅 Dagen: { $value }
wish-away = 🏖️ Vakantie: { $value }
wish-next = 🔜 Melding als je hierna aan de beurt bent: { $value }
wish-none = geen
wish-no-zone = niet ingesteld ({ CMD("remind-zone") })
wish-every-day = elke dag
wish-yes = ja
wish-no = nee
way-channel = in het kanaal
way-dm = per privébericht
day-mon = maandag
day-tue = dinsdag
day-wed = woensdag
day-thu = donderdag
day-fri = vrijdag
day-sat = zaterdag
day-sun = zondag
month-1 = januari
month-2 = februari
month-3 = maart
month-4 = april
month-5 = mei
month-6 = juni
month-7 = juli
month-8 = augustus
month-9 = september
month-10 = oktober
month-11 = november
month-12 = december
# Een datum in woorden.
date-words = { $weekday } { $day } { $month } { $year }

## Commando’s

command-game-move =
    .name = verhuizen
    .description = Speel een van je partijen in dit kanaal verder
command-param-number =
    .name = nummer
    .description = Het nummer van de partij
command-game-pause =
    .name = pauzeren
    .description = Vraag de anderen om de partij te pauzeren
command-game-resume =
    .name = hervatten
    .description = Vraag de anderen om verder te gaan met de partij
command-remind =
    .name = meldingen
    .description = Stel je meldingen en herinneringen in
command-remind-show =
    .name = tonen
    .description = Bekijk je instellingen
command-remind-zone =
    .name = tijdzone
    .description = Stel je tijdzone in
command-remind-quiet =
    .name = stilte
    .description = Stel uren in waarin ik je niet stoor (laat leeg voor geen)
command-remind-days =
    .name = dagen
    .description = Stel in op welke dagen je speelt (laat leeg voor alle)
command-remind-way =
    .name = weg
    .description = Kies meldingen in het kanaal of privéberichten
command-remind-vacation =
    .name = vakantie
    .description = Geef door wanneer je weg bent (laat leeg als je terug bent)
command-remind-next =
    .name = vooraf
    .description = Krijg een melding als je hierna aan de beurt bent
command-remind-on =
    .name = aan
    .description = Zet herinneringen weer aan
command-remind-off =
    .name = uit
    .description = Zet herinneringen uit; als je aan de beurt bent, meld ik het nog wel
command-param-zone =
    .name = tijdzone
    .description = De dichtstbijzijnde grote stad, zoals Europe/Amsterdam
command-param-from =
    .name = van
    .description = Vanaf wanneer, zoals 22:00
command-param-to =
    .name = tot
    .description = Tot wanneer, zoals 7:30
command-param-days =
    .name = dagen
    .description = Zoals ma-vr
command-param-way =
    .name = weg
    .description = In het kanaal of per privébericht
command-param-first =
    .name = eerste
    .description = De eerste dag (standaard vandaag)
command-param-last =
    .name = laatste
    .description = De laatste dag, zoals 2026-07-14
command-param-on =
    .name = aan
    .description = Ja of nee
