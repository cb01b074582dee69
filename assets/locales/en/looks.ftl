# Looking: commands and what they say.

command-overview =
    .name = overview
    .description = Compare all players
command-changes =
    .name = changes
    .description = Show what changed since your last turn
command-replay =
    .name = replay
    .description = Watch a film of this game
command-param-text =
    .name = text
    .description = In words instead of pictures

changes-heading = **Since your last turn:**
changes-none = Nothing has changed since your last turn.
look-in-file = Full text attached.
film-progress = 🎞️ Rendering replay… { $percent }%
film-heading = 🎞️ **{ $title }** · game { $number } in { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
film-alt = Film of the game from the start to turn { $turns }: how each player’s island grew. { CMD("replay", style: "plain") } with { OPTION("text") }:true tells it in words.
film-failed = The film couldn’t be made. Try again later, or see single turns with { CMD("history") }.
film-text = The whole game in words is attached.
denied-films-busy = I’m making many films right now. Try again in a minute.
button-replay = 🎞️ Film

## Private pictures: answers to the command, one line

command-pictures =
    .name = pictures
    .description = Theme and size of your private pictures
command-param-theme =
    .name = theme
    .description = Daylight or lantern light
command-param-size =
    .name = size
    .description = Small for a phone, normal, or large
pictures-heading = **Your private pictures**
pictures-theme = 🎨 Theme: { $value }
pictures-size = 📐 Size: { $value }
theme-day = daylight (light)
theme-night = lantern light (dark)
size-small = small (phone, less data)
size-normal = normal
size-large = large (big screen)
denied-theme = Choose *day* or *night*.
denied-size = Choose *small*, *normal* or *large*.
