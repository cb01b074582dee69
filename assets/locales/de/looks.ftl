# Ansehen: Befehle und was sie sagen.

command-overview =
    .name = übersicht
    .description = Vergleiche alle Mitspieler
command-changes =
    .name = neues
    .description = Sieh, was sich seit deinem letzten Zug geändert hat
command-replay =
    .name = film
    .description = Sieh dir diese Partie als Film an
command-param-text =
    .name = text
    .description = In Worten statt in Bildern

changes-heading = **Seit deinem letzten Zug:**
changes-none = Seit deinem letzten Zug hat sich nichts geändert.
look-in-file = Der vollständige Text liegt als Datei bei.
film-progress = 🎞️ Film wird erstellt: { $percent } %
film-heading = 🎞️ **{ $title }** · Partie { $number } · { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
film-alt = Film der Partie vom Anfang bis Zug { $turns }: wie die Inseln aller Mitspieler wuchsen. { CMD("replay", style: "plain") } mit { OPTION("text") }:true erzählt ihn in Worten.
film-failed = Der Film ließ sich nicht erstellen. Versuche es später noch einmal; { CMD("history") } zeigt jeden Zug einzeln.
film-text = Die ganze Partie in Worten liegt als Datei bei.
denied-films-busy = Gerade entstehen schon viele Filme. Versuche es in einer Minute noch einmal.
button-replay = 🎞️ Film

## Wie Bilder aussehen sollen

command-pictures =
    .name = bilder
    .description = Farben und Größe der Bilder, die nur du siehst
command-param-theme =
    .name = farben
    .description = Hell oder dunkel
command-param-size =
    .name = größe
    .description = Klein fürs Telefon, normal oder groß
pictures-heading = **Bilder, die nur du siehst**
pictures-theme = 🎨 Farben: { $value }
pictures-size = 📐 Größe: { $value }
theme-day = Tageslicht (hell)
theme-night = Laternenlicht (dunkel)
size-small = klein (Telefon, wenig Daten)
size-normal = normal
size-large = groß (große Bildschirme)
denied-theme = Wähle *day* (hell) oder *night* (dunkel).
denied-size = Wähle *small* (klein), *normal* oder *large* (groß).
