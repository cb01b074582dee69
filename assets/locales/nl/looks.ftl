# Bekijken: commando’s en wat ze zeggen.

command-overview =
    .name = overzicht
    .description = Vergelijk alle spelers
command-changes =
    .name = nieuws
    .description = Bekijk wat er sinds je laatste beurt is veranderd
command-replay =
    .name = film
    .description = Bekijk een film van deze partij
command-param-text =
    .name = tekst
    .description = In woorden in plaats van plaatjes

changes-heading = **Sinds je laatste beurt:**
changes-none = Sinds je laatste beurt is er niets veranderd.
look-in-file = De volledige tekst staat in het bestand.
film-progress = 🎞️ Film wordt gemaakt: { $percent }%
film-heading = 🎞️ **{ $title }** · partij { $number } · { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
}
film-alt = Film van de partij van het begin tot beurt { $turns }: hoe de eilanden van alle spelers groeiden. { CMD("replay", style: "plain") } met { OPTION("text") }:true vertelt het in woorden.
film-failed = De film kon niet worden gemaakt. Probeer het later nog eens; { CMD("history") } laat elke beurt apart zien.
film-text = De hele partij in woorden staat in het bestand.
denied-films-busy = Er worden op dit moment al veel films gemaakt. Probeer het over een minuut nog eens.
button-replay = 🎞️ Film

## Hoe plaatjes eruit moeten zien

command-pictures =
    .name = plaatjes
    .description = Kleuren en grootte van de plaatjes die alleen jij ziet
command-param-theme =
    .name = kleuren
    .description = Licht of donker
command-param-size =
    .name = grootte
    .description = Klein voor een telefoon, normaal of groot
pictures-heading = **Plaatjes die alleen jij ziet**
pictures-theme = 🎨 Kleuren: { $value }
pictures-size = 📐 Grootte: { $value }
theme-day = daglicht (licht)
theme-night = lantaarnlicht (donker)
size-small = klein (telefoon, weinig data)
size-normal = normaal
size-large = groot (grote schermen)
denied-theme = Kies *day* (licht) of *night* (donker).
denied-size = Kies *small* (klein), *normal* (normaal) of *large* (groot).
