# Time: paces, clocks, reminders, absence, pauses.

span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
span-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
pace-own = { $span } a turn (first reminder after { $first })
option-clock = Clock
clock-none = no clock
clock-rule = a time bank of { $bank }, and { $increment } more for each turn
lobby-clock = **Clock**: { $clock }

## Denied

denied-no-such-span = This is not possible. Possible are: { $values } – or a span of your own, such as 36h or 3d; a clock is a bank and an increment, such as 2d+6h.
denied-too-fast = That was a little too fast. Wait a few seconds and try again.
denied-paused = This game is paused. Use { CMD("game-resume") } to ask the others to go on.
denied-not-paused = This game is not paused.
denied-parked = This game was begun with older rules and cannot go on with the new ones. It can still be looked at; nothing is lost. Please tell the operator.
denied-no-such-game = There is no such game in this server.
denied-already-here = This game is already played here.
denied-own-absence = This vote is about you. Simply play with { CMD("play") }, and it is settled.
denied-no-pass = In this game nobody can be passed over here.
denied-no-caretaker = You play your seat yourself; there is no caretaker.
denied-nothing-due = Nobody waits for you here, so there is nothing to put off.
denied-no-such-zone = I do not know this time zone. Type the nearest big city and choose from the suggestions.
denied-no-zone = First tell me your time zone with { CMD("remind-zone") }.
denied-quiet-hours = Quiet hours may last up to 16 hours a day.
denied-time-of-day = Give both times of day, such as 22:00 and 7:30; give none to have no quiet hours.
denied-days = Give days of the week, such as Mon-Fri or Sat, Sun.
denied-way = Choose the channel or direct messages.
denied-dates = Give the last day of your vacation (and the first, if it is not today), such as 2026-07-14; give none if you are back.
denied-vacation = The last day must not lie before the first or in the past, and a vacation lasts { $days } days at most.

## Pause

consent-pause = ⏸️ **{ $player }** asks to pause the game: no clock runs, nobody is reminded, nobody plays.
consent-resume = ▶️ **{ $player }** asks to go on with the paused game.
consent-paused = All agree; the game is paused. { CMD("game-resume") } asks to go on.
consent-resumed = All agree; the game goes on.

## Absence

ballot-question = ⌛ **{ $player }** ran out of time. What now? A majority of the others decides.
ballot-more = { $player } gets more time.
ballot-pass = The turn is played modestly for { $player }, this once.
ballot-caretaker = A caretaker plays for { $player } until { $player } is back.
ballot-end = The game is ended without a result.
ballot-lapsed = { $player } is back; there is nothing left to decide.
button-more-time = ⏳ More time
button-pass = ⏭️ Pass the turn
button-caretaker = 🧑‍🌾 Caretaker
button-end-unrated = 🏳️ End the game
button-i-am-back = 🙋 I am back
came-back = 🙋 Welcome back! You play your seat yourself again.
post-caretaker = 🧑‍🌾 Played for { $player }, who is away.

## Calls and reminders

post-next = 🔜 Next: { $players }
post-deadline = ⏳ { $player } has time until { $at } ({ $left }).
dm-next = 🔜 You are next.
dm-place = In { $channel }
dm-unreachable = ⚠️ I can’t post in { $channel } anymore, so **{ $title }** (game { $number }) has to wait. Please let me see the channel and send messages and files there; the game then continues on its own. If the channel is gone, type { CMD("game-move") } `{ OPTION("number") }:{ $number }` in the channel where you want to continue.
moved = 🚚 Game { $number } goes on here.
post-moved = 🚚 The game goes on in this channel.
info-paused = ⏸️ Paused { $since }. { CMD("game-resume") } asks to go on.
info-unreachable = ⚠️ I cannot post in the channel of this game. { CMD("game-move") } brings it to another one.
info-clock = { $runs ->
    [yes] ⏱️ { $player }: { $left } left, running
   *[no] ⏱️ { $player }: { $left } left
}
button-snooze = 💤 Later
snoozed = 💤 I will remind you { $when }.

## Wishes

wishes-heading = **How you are called**
wish-reminders = ⏰ Reminders: { $value }
wish-way = 📣 Where: { $value }
wish-zone = 🌍 Time zone: { $value }
wish-quiet = 🌙 Quiet hours: { $value }
wish-days = 📅 Days: { $value }
wish-away = 🏖️ Vacation: { $value }
wish-next = 🔜 Told when you are next: { $value }
wish-none = none
wish-no-zone = not set ({ CMD("remind-zone") })
wish-every-day = every day
wish-yes = yes
wish-no = no
way-channel = in the channel
way-dm = by direct message
day-mon = Monday
day-tue = Tuesday
day-wed = Wednesday
day-thu = Thursday
day-fri = Friday
day-sat = Saturday
day-sun = Sunday
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
# A date in words.
date-words = { $weekday }, { $day } { $month } { $year }

## Commands

command-game-move =
    .name = move
    .description = Let a game of yours go on in this channel
command-param-number =
    .name = number
    .description = The number of the game
command-game-pause =
    .name = pause
    .description = Ask the others to pause the game
command-game-resume =
    .name = resume
    .description = Ask the others to go on with the paused game
command-remind =
    .name = remind
    .description = How, when and whether you are called and reminded
command-remind-show =
    .name = show
    .description = See what you have set
command-remind-zone =
    .name = zone
    .description = Set your time zone
command-remind-quiet =
    .name = quiet
    .description = Set the hours in which nobody disturbs you; without hours: none
command-remind-days =
    .name = days
    .description = Set the days of the week on which you play; without days: all
command-remind-way =
    .name = way
    .description = Be called in the channel or by direct message
command-remind-vacation =
    .name = vacation
    .description = Say when you are away; without dates: you are back
command-remind-next =
    .name = next
    .description = Be told when you are next
command-remind-on =
    .name = on
    .description = Be reminded again
command-remind-off =
    .name = off
    .description = No reminders; you are still called when it is your turn
command-param-zone =
    .name = zone
    .description = The nearest big city, such as Europe/Berlin
command-param-from =
    .name = from
    .description = From when, such as 22:00
command-param-to =
    .name = to
    .description = Until when, such as 7:30
command-param-days =
    .name = days
    .description = Such as Mon-Fri
command-param-way =
    .name = way
    .description = In the channel or by direct message
command-param-first =
    .name = first
    .description = The first day; today if left out
command-param-last =
    .name = last
    .description = The last day, such as 2026-07-14
command-param-on =
    .name = on
    .description = Yes or no
