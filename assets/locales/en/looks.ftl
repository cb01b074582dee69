# Looking: commands and what they say.

command-overview =
    .name = overview
    .description = Compare all players
command-changes =
    .name = changes
    .description = See what changed since your last turn
command-replay =
    .name = replay
    .description = Watch a film of this game
command-param-text =
    .name = text
    .description = In words instead of pictures

changes-heading = **Since your last turn:**
changes-none = Nothing has changed since your last turn.
look-in-file = The whole text is in the file.
film-progress = 🎞️ The film is being made: { $percent } %
film-heading = 🎞️ **{ $title }** · game { $number } in { $turns } turns
film-alt = Film of the game from the start to turn { $turns }: the islands of all players as they grew. { CMD("replay", style: "plain") } with { OPTION("text") }:true tells it in words.
film-failed = The film could not be made. Please try again later; { CMD("history") } shows every single turn.
film-text = The whole game in words is in the file.
denied-films-busy = Many films are being made just now. Please try again in a minute.
button-replay = 🎞️ Film

## How somebody likes pictures

command-pictures =
    .name = pictures
    .description = How the pictures look that only you see
command-param-theme =
    .name = theme
    .description = Daylight or lantern light
command-param-size =
    .name = size
    .description = Small for a phone, normal, or large
pictures-heading = **Pictures that only you see**
pictures-theme = 🎨 Colours: { $value }
pictures-size = 📐 Size: { $value }
theme-day = daylight (light)
theme-night = lantern light (dark)
size-small = small (phone, few data)
size-normal = normal
size-large = large (big screens)
denied-theme = I know two kinds of colours: day and night.
denied-size = I know three sizes: small, normal and large.
