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
clock-rule = een tijdbank van { $bank }, plus { $increment } per beurt
lobby-clock = **Klok**: { $clock }

## Geweigerd

denied-no-such-span = Dat kan niet. Mogelijk zijn: { $values } – of een eigen tijdsduur zoals 36h of 3d; een klok bestaat uit een bank en een toeslag, zoals 2d+6h.
denied-too-fast = Dat ging iets te snel. Wacht een paar seconden en probeer het opnieuw.
denied-paused = Dit spel is gepauzeerd. Met { CMD("game-resume") } vraag je de anderen om verder te gaan.
denied-not-paused = Dit spel is niet gepauzeerd.
denied-parked = Dit spel is met oudere regels begonnen en kan met de nieuwe niet verder. Je kunt het nog bekijken; er is niets verloren. Laat het de beheerder weten.
denied-no-such-game = Dat spel bestaat op deze server niet.
denied-already-here = Dit spel wordt hier al gespeeld.
denied-own-absence = Dit gaat over jou. Speel gewoon met { CMD("play") }, dan is het geregeld.
denied-no-pass = In dit spel kan hier niemand worden overgeslagen.
denied-no-caretaker = Je speelt zelf; er is geen waarnemer.
denied-nothing-due = Hier wacht niemand op je, dus er valt niets uit te stellen.
denied-no-such-zone = Deze tijdzone ken ik niet. Typ de dichtstbijzijnde grote stad en kies uit de suggesties.
denied-no-zone = Zeg me eerst je tijdzone met { CMD("remind-zone") }.
denied-quiet-hours = Stille uren mogen tot 16 uur per dag duren.
denied-time-of-day = Geef beide tijden, zoals 22:00 en 7:30; geef er geen om geen stille uren te hebben.
denied-days = Geef dagen van de week, zoals ma-vr of za, zo.
denied-way = Kies het kanaal of privéberichten.
denied-dates = Geef de laatste dag van je vakantie (en de eerste, als dat niet vandaag is), zoals 2026-07-14; geef er geen als je terug bent.
denied-vacation = De laatste dag mag niet voor de eerste of in het verleden liggen, en een vakantie duurt hoogstens { $days } dagen.

## Pauze

consent-pause = ⏸️ **{ $player }** vraagt om het spel te pauzeren: geen klok loopt, niemand wordt herinnerd, niemand speelt.
consent-resume = ▶️ **{ $player }** vraagt om verder te gaan met het gepauzeerde spel.
consent-paused = Iedereen is het eens; het spel is gepauzeerd. { CMD("game-resume") } vraagt om verder te gaan.
consent-resumed = Iedereen is het eens; het spel gaat verder.

## Afwezigheid

ballot-question = ⌛ De tijd van **{ $player }** is op. Wat moet er gebeuren? Meer dan de helft van de anderen beslist.
ballot-more = { $player } krijgt meer tijd.
ballot-pass = De beurt wordt deze ene keer bescheiden voor { $player } gespeeld.
ballot-caretaker = Een waarnemer speelt voor { $player } tot { $player } terug is.
ballot-end = Het spel wordt zonder uitslag beëindigd.
ballot-lapsed = { $player } is terug; er valt niets meer te beslissen.
button-more-time = ⏳ Meer tijd
button-pass = ⏭️ Beurt overslaan
button-caretaker = 🧑‍🌾 Waarnemer
button-end-unrated = 🏳️ Spel beëindigen
button-i-am-back = 🙋 Ik ben terug
came-back = 🙋 Welkom terug! Je speelt weer zelf.
post-caretaker = 🧑‍🌾 Gespeeld voor { $player }, nu afwezig.

## Oproepen en herinneringen

post-next = 🔜 Hierna: { $players }
post-deadline = ⏳ { $player } heeft de tijd tot { $at } ({ $left }).
dm-next = 🔜 Jij bent hierna aan de beurt.
dm-place = In { $channel }
dm-unreachable = ⚠️ Ik kan niets meer plaatsen in { $channel }, dus **{ $title }** (spel { $number }) moet wachten. Laat me het kanaal zien en er berichten en bestanden versturen; dan gaat het vanzelf verder. Bestaat het kanaal niet meer, typ dan { CMD("game-move") } `{ OPTION("number") }:{ $number }` in het kanaal waar het verder moet gaan.
moved = 🚚 Spel { $number } gaat hier verder.
post-moved = 🚚 Het spel gaat in dit kanaal verder.
info-paused = ⏸️ Gepauzeerd { $since }. { CMD("game-resume") } vraagt om verder te gaan.
info-unreachable = ⚠️ Ik kan niets plaatsen in het kanaal van dit spel. { CMD("game-move") } brengt het naar een ander.
info-clock = { $runs ->
    [yes] ⏱️ { $player }: nog { $left }, loopt
   *[no] ⏱️ { $player }: nog { $left }
}
button-snooze = 💤 Later
snoozed = 💤 Ik herinner je { $when }.

## Wensen

wishes-heading = **Hoe je wordt geroepen**
wish-reminders = ⏰ Herinneringen: { $value }
wish-way = 📣 Waar: { $value }
wish-zone = 🌍 Tijdzone: { $value }
wish-quiet = 🌙 Stille uren: { $value }
wish-days = 📅 Dagen: { $value }
wish-away = 🏖️ Vakantie: { $value }
wish-next = 🔜 Bericht als je hierna aan de beurt bent: { $value }
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
# A date in words.
date-words = { $weekday } { $day } { $month } { $year }

## Commando's

command-game-move =
    .name = verhuizen
    .description = Een spel van jou in dit kanaal laten verdergaan
command-param-number =
    .name = nummer
    .description = Het nummer van het spel
command-game-pause =
    .name = pauzeren
    .description = De anderen vragen het spel te pauzeren
command-game-resume =
    .name = hervatten
    .description = De anderen vragen verder te gaan met het gepauzeerde spel
command-remind =
    .name = herinneren
    .description = Hoe, wanneer en of je wordt geroepen en herinnerd
command-remind-show =
    .name = tonen
    .description = Bekijken wat je hebt ingesteld
command-remind-zone =
    .name = tijdzone
    .description = Je tijdzone instellen
command-remind-quiet =
    .name = stilte
    .description = Uren instellen waarin niemand je stoort; zonder uren: geen
command-remind-days =
    .name = dagen
    .description = Dagen van de week instellen waarop je speelt; zonder dagen: alle
command-remind-way =
    .name = weg
    .description = In het kanaal of per privébericht geroepen worden
command-remind-vacation =
    .name = vakantie
    .description = Zeggen wanneer je weg bent; zonder datums: je bent terug
command-remind-next =
    .name = vooraf
    .description = Bericht krijgen als je hierna aan de beurt bent
command-remind-on =
    .name = aan
    .description = Weer herinnerd worden
command-remind-off =
    .name = uit
    .description = Geen herinneringen; je wordt nog wel geroepen als je aan de beurt bent
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
    .description = De eerste dag; vandaag als hij ontbreekt
command-param-last =
    .name = laatste
    .description = De laatste dag, zoals 2026-07-14
command-param-on =
    .name = aan
    .description = Ja of nee
