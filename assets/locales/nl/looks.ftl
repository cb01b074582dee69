# Bekijken: opdrachten en wat ze zeggen.

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
look-in-file = De hele tekst staat in het bestand.
film-progress = 🎞️ De film wordt gemaakt: { $percent } %
film-heading = 🎞️ **{ $title }** · partij { $number } in { $turns } beurten
film-alt = Film van de partij van het begin tot beurt { $turns }: hoe de eilanden van alle spelers groeiden. { CMD("replay", style: "plain") } met { OPTION("text") }:true vertelt hem in woorden.
film-failed = De film kon niet gemaakt worden. Probeer het later nog eens; { CMD("history") } toont elke beurt apart.
film-text = De hele partij in woorden staat in het bestand.
denied-films-busy = Er worden net al veel films gemaakt. Probeer het over een minuut nog eens.
button-replay = 🎞️ Film

## How somebody likes pictures

command-pictures =
    .name = plaatjes
    .description = Hoe de plaatjes eruitzien die alleen jij ziet
command-param-theme =
    .name = kleuren
    .description = Daglicht of lantaarnlicht
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
denied-theme = Ik ken twee soorten kleuren: day (dag) en night (nacht).
denied-size = Ik ken drie groottes: small (klein), normal (normaal) en large (groot).
