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
clock-rule = { $bank } in the bank, plus { $increment } for each turn
lobby-clock = **Clock**: { $clock }

## Denied: private answers, one or two short sentences: why not, and what to do instead (up to 2000 characters)

denied-no-such-span = That’s not an option. Choose one of: { $values }. You can also type a span such as 36h or 3d, or a clock with bank and increment, such as 2d+6h.
denied-too-fast = That was a little too fast. Wait a few seconds and try again.
denied-paused = This game is paused. { CMD("game-resume") } asks the others to continue.
denied-not-paused = This game isn’t paused.
denied-parked = This game started with older rules and can’t continue with the new ones. You can still view it; nothing is lost. Please tell the operator.
denied-no-such-game = There’s no such game on this server.
denied-already-here = That game is already in this channel.
denied-own-absence = This vote is about you. Just play with { CMD("play") }, and it’s settled.
denied-no-pass = This turn can’t be skipped.
denied-no-caretaker = You’re playing this seat yourself; there’s no caretaker.
denied-nothing-due = No one is waiting for you here – nothing to snooze.
denied-no-such-zone = I don’t know that time zone. Type the nearest big city and pick a suggestion.
denied-no-zone = First set your time zone with { CMD("remind-zone") }.
denied-quiet-hours = Quiet hours can last up to 16 hours a day.
denied-time-of-day = Give both times, such as 22:00 and 7:30, or leave both empty to turn quiet hours off.
denied-days = Give days of the week, such as Mon-Fri or Sat, Sun.
denied-way = Choose the channel or direct messages.
denied-dates = Give the last day of your vacation, such as 2026-07-14 or 14 July. The first day is today unless you give one. Leave both empty if you’re back.
denied-vacation = Check the dates: the last day can’t be in the past or before the first. The limit is { $days ->
        [one] 1 day
       *[other] { $days } days
    }.

## Pause: a public vote, and its answers

consent-pause = ⏸️ **{ $player }** would like to pause the game. While it’s paused, no clock runs, no one gets reminders and no one can play.
consent-resume = ▶️ **{ $player }** would like to continue the paused game.
consent-paused = Everyone agreed – the game is paused. { CMD("game-resume") } asks to continue.
consent-resumed = Everyone agreed – the game continues.

## Absence: a public vote about a player who is away; options of its menu

ballot-question = ⌛ **{ $player }** ran out of time. What now? A majority of the others decides.
ballot-more = { $player } gets more time.
ballot-pass = I’ll make a safe minimal move for { $player }, this once.
ballot-caretaker = A caretaker plays for { $player } until they’re back.
ballot-end = The game ends with no result.
ballot-lapsed = { $player } is back, so this vote is closed.
button-more-time = ⏳ More time
button-pass = ⏭️ Skip turn
button-caretaker = 🧑‍🌾 Caretaker
button-end-unrated = 🏳️ End the game
button-i-am-back = 🙋 I’m back
came-back = 🙋 Welcome back! You’re playing your seat yourself again.
post-caretaker = 🧑‍🌾 The caretaker played for { $player }, who is away.

## Calls and reminders: lines of posts and direct messages

post-next = 🔜 Next: { $players }
post-deadline = ⏳ { $player } has until { $at } ({ $left }).
dm-next = 🔜 You’re next.
dm-place = In { $channel }
dm-unreachable = ⚠️ I can’t post in { $channel } anymore, so **{ $title }** (game { $number }) has to wait. Please let me see the channel and send messages and files there; the game then continues on its own. If the channel is gone, type { CMD("game-move") } `{ OPTION("number") }:{ $number }` in the channel where you want to continue.
moved = 🚚 Game { $number } continues here.
post-moved = 🚚 The game continues in this channel.
info-paused = ⏸️ Paused { $since }. { CMD("game-resume") } asks to continue.
info-unreachable = ⚠️ I can’t post in this game’s channel. { CMD("game-move") } moves it to another one.
info-clock = { $runs ->
    [yes] ⏱️ { $player }: { $left } left, running
   *[no] ⏱️ { $player }: { $left } left
}
button-snooze = 💤 Remind me later
snoozed = 💤 I’ll remind you { $when }.

## Notifications: the private card of settings, one line each

wishes-heading = **Your notifications**
wish-reminders = ⏰ Reminders: { $value }
wish-way = 📣 Where: { $value }
wish-zone = 🌍 Time zone: { $value }
wish-quiet = 🌙 Quiet hours: { $value }
wish-days = 📅 Days: { $value }
wish-away = 🏖️ Vacation: { $value }
wish-next = 🔜 Tell me when I’m next: { $value }
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

## Commands: names up to 32 characters, lower case without spaces; descriptions up to 100

command-game-move =
    .name = move
    .description = Move one of your games to this channel
command-param-number =
    .name = number
    .description = Number of the game
command-game-pause =
    .name = pause
    .description = Ask the others to pause the game
command-game-resume =
    .name = resume
    .description = Ask the others to continue the paused game
command-remind =
    .name = remind
    .description = Notification settings: when and where I ping you
command-remind-show =
    .name = show
    .description = Show your settings
command-remind-zone =
    .name = zone
    .description = Set your time zone
command-remind-quiet =
    .name = quiet
    .description = Set quiet hours (leave empty to turn them off)
command-remind-days =
    .name = days
    .description = Set the days of the week on which you play (leave empty for all)
command-remind-way =
    .name = way
    .description = Get pinged in the channel or by direct message
command-remind-vacation =
    .name = vacation
    .description = Set a vacation (leave empty when you’re back)
command-remind-next =
    .name = next
    .description = Get a message when you’re next
command-remind-on =
    .name = on
    .description = Turn reminders on
command-remind-off =
    .name = off
    .description = Turn reminders off; you’re still pinged when it’s your turn
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
    .description = First day (default: today)
command-param-last =
    .name = last
    .description = Last day, such as 2026-07-14
command-param-on =
    .name = on
    .description = Yes or no
