# Zeit: Tempo, Uhren, Erinnerungen, Abwesenheit, Pausen.

span-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
span-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
span-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
pace-own = { $span } je Zug (erste Erinnerung nach { $first })
option-clock = Uhr
clock-none = keine Uhr
clock-rule = Bedenkzeit { $bank }, dazu { $increment } je Zug
lobby-clock = **Uhr**: { $clock }

## Abgelehnt

denied-no-such-span = Das geht nicht. Wähle eines davon: { $values }. Oder nimm eine eigene Spanne wie 36h oder 3d; eine Uhr hat Bedenkzeit und Zuschlag, etwa 2d+6h.
denied-too-fast = Das war etwas zu schnell. Warte ein paar Sekunden und versuche es noch einmal.
denied-paused = Diese Partie ist unterbrochen. Mit { CMD("game-resume") } fragst du die anderen, ob es weitergeht.
denied-not-paused = Diese Partie ist nicht unterbrochen.
denied-parked = Diese Partie begann mit älteren Regeln und kann mit den neuen nicht weitergehen. Ansehen kannst du sie weiterhin; nichts ist verloren. Sag bitte dem Betreiber Bescheid.
denied-no-such-game = Diese Partie gibt es auf diesem Server nicht.
denied-already-here = Diese Partie wird schon hier gespielt.
denied-own-absence = Hier geht es um dich. Spiele einfach mit { CMD("play") } weiter, dann ist es erledigt.
denied-no-pass = Dieser Zug lässt sich nicht überspringen.
denied-no-caretaker = Du spielst selbst; es gibt keinen Verwalter.
denied-nothing-due = Hier wartet niemand auf dich, du musst nichts aufschieben.
denied-no-such-zone = Diese Zeitzone kenne ich nicht. Tippe die nächste große Stadt und nimm einen der Vorschläge.
denied-no-zone = Stelle zuerst deine Zeitzone ein: { CMD("remind-zone") }.
denied-quiet-hours = Ruhezeiten dürfen bis zu 16 Stunden am Tag dauern. Wähle eine kürzere Zeit.
denied-time-of-day = Gib beide Uhrzeiten an, etwa 22:00 und 7:30. Ohne Uhrzeiten gibt es keine Ruhezeit.
denied-days = Gib Wochentage an, etwa Mo-Fr oder Sa, So.
denied-way = Wähle den Kanal oder Direktnachrichten.
denied-dates = Gib den letzten Tag deines Urlaubs an (und den ersten, wenn es nicht heute ist), etwa 2026-07-14. Ohne Angabe bist du wieder da.
denied-vacation = Der letzte Tag darf nicht vor dem ersten oder in der Vergangenheit liegen. Ein Urlaub dauert höchstens { $days } Tage.

## Pause

consent-pause = ⏸️ **{ $player }** möchte die Partie unterbrechen: Die Uhr steht still, und es kommen keine Erinnerungen.
consent-resume = ▶️ **{ $player }** möchte die unterbrochene Partie fortsetzen.
consent-paused = Alle sind einverstanden: Die Partie ist unterbrochen. { CMD("game-resume") } fragt, ob es weitergeht.
consent-resumed = Alle sind einverstanden: Die Partie geht weiter.

## Abwesenheit

ballot-question = ⌛ Die Zeit von **{ $player }** ist um. Wie geht es weiter? Die Mehrheit der anderen entscheidet.
ballot-more = { $player } bekommt mehr Zeit.
ballot-pass = Der Bot macht für { $player } diesmal nur das Nötigste.
ballot-caretaker = Ein Verwalter spielt für { $player } und hört auf, sobald { $player } zurück ist.
ballot-end = Die Partie wird ohne Wertung beendet.
ballot-lapsed = { $player } ist zurück. Es gibt nichts mehr zu entscheiden.
button-more-time = ⏳ Mehr Zeit
button-pass = ⏭️ Zug überspringen
button-caretaker = 🧑‍🌾 Verwalter
button-end-unrated = 🏳️ Partie beenden
button-i-am-back = 🙋 Ich bin zurück
came-back = 🙋 Willkommen zurück! Du spielst wieder selbst.
post-caretaker = 🧑‍🌾 Der Verwalter hat für { $player } gespielt (zurzeit abwesend).

## Benachrichtigungen und Erinnerungen

post-next = 🔜 Als Nächstes: { $players }
post-deadline = ⏳ { $player } hat Zeit bis { $at } ({ $left }).
dm-next = 🔜 Du bist als Nächstes dran.
dm-place = In { $channel }
dm-unreachable = ⚠️ In { $channel } kann ich nicht mehr schreiben, deshalb wartet **{ $title }** (Partie { $number }). Lass mich den Kanal sehen und dort Nachrichten und Dateien senden; dann geht es von selbst weiter. Gibt es den Kanal nicht mehr? Dann tippe { CMD("game-move") } `{ OPTION("number") }:{ $number }` in einem anderen Kanal.
moved = 🚚 Partie { $number } geht hier weiter.
post-moved = 🚚 Die Partie geht in diesem Kanal weiter.
info-paused = ⏸️ Unterbrochen { $since }. { CMD("game-resume") } fragt, ob es weitergeht.
info-unreachable = ⚠️ Im Kanal dieser Partie kann ich nicht schreiben. { CMD("game-move") } bringt sie in einen anderen.
info-clock = { $runs ->
    [yes] ⏱️ { $player }: noch { $left }, läuft
   *[no] ⏱️ { $player }: noch { $left }
}
button-snooze = 💤 Später
snoozed = 💤 Ich erinnere dich { $when }.

## Wünsche

wishes-heading = **Deine Benachrichtigungen**
wish-reminders = ⏰ Erinnerungen: { $value }
wish-way = 📣 Wo: { $value }
wish-zone = 🌍 Zeitzone: { $value }
wish-quiet = 🌙 Ruhezeit: { $value }
wish-days = 📅 Tage: { $value }
wish-away = 🏖️ Urlaub: { $value }
wish-next = 🔜 Hinweis, wenn du als Nächstes dran bist: { $value }
wish-none = keine
wish-no-zone = nicht gesetzt ({ CMD("remind-zone") })
wish-every-day = jeden Tag
wish-yes = ja
wish-no = nein
way-channel = im Kanal
way-dm = per Direktnachricht
day-mon = Montag
day-tue = Dienstag
day-wed = Mittwoch
day-thu = Donnerstag
day-fri = Freitag
day-sat = Samstag
day-sun = Sonntag
month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember
# Ein Datum in Worten.
date-words = { $weekday }, { $day }. { $month } { $year }

## Befehle

command-game-move =
    .name = umziehen
    .description = Spiele eine deiner Partien in diesem Kanal weiter
command-param-number =
    .name = nummer
    .description = Die Nummer der Partie
command-game-pause =
    .name = unterbrechen
    .description = Frag die anderen, ob ihr die Partie unterbrecht
command-game-resume =
    .name = fortsetzen
    .description = Frag die anderen, ob die Partie weitergeht
command-remind =
    .name = erinnern
    .description = Stelle deine Benachrichtigungen ein
command-remind-show =
    .name = zeigen
    .description = Sieh dir deine Einstellungen an
command-remind-zone =
    .name = zeitzone
    .description = Stelle deine Zeitzone ein
command-remind-quiet =
    .name = ruhe
    .description = Stelle Stunden ein, in denen ich dich nicht störe (ohne Angabe: keine)
command-remind-days =
    .name = tage
    .description = Stelle ein, an welchen Wochentagen du spielst (ohne Angabe: an allen)
command-remind-way =
    .name = weg
    .description = Wähle Nachrichten im Kanal oder Direktnachrichten
command-remind-vacation =
    .name = urlaub
    .description = Sag, wann du weg bist (ohne Angabe: du bist zurück)
command-remind-next =
    .name = vorwarnung
    .description = Lass dir sagen, wenn du als Nächstes dran bist
command-remind-on =
    .name = an
    .description = Schalte Erinnerungen wieder ein
command-remind-off =
    .name = aus
    .description = Schalte Erinnerungen aus; wenn du dran bist, sage ich dir trotzdem Bescheid
command-param-zone =
    .name = zeitzone
    .description = Die nächste große Stadt, etwa Europe/Berlin
command-param-from =
    .name = von
    .description = Ab wann, etwa 22:00
command-param-to =
    .name = bis
    .description = Bis wann, etwa 7:30
command-param-days =
    .name = tage
    .description = Etwa Mo-Fr
command-param-way =
    .name = weg
    .description = Im Kanal oder per Direktnachricht
command-param-first =
    .name = erster
    .description = Der erste Tag (ohne Angabe heute)
command-param-last =
    .name = letzter
    .description = Der letzte Tag, etwa 2026-07-14
command-param-on =
    .name = an
    .description = Ja oder nein
