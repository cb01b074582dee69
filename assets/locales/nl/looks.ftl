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
film-alt = Film van de partij van het begin tot beurt { $turns }: hoe de eilanden van alle spelers groeiden. /replay met text:true vertelt hem in woorden.
film-failed = De film kon niet gemaakt worden. Probeer het later nog eens; /history toont elke beurt apart.
film-text = De hele partij in woorden staat in het bestand.
denied-films-busy = Er worden net al veel films gemaakt. Probeer het over een minuut nog eens.
button-replay = 🎞️ Film
