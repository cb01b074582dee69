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
look-in-file = Der ganze Text steht in der Datei.
film-progress = 🎞️ Der Film wird gemacht: { $percent } %
film-heading = 🎞️ **{ $title }** · Partie { $number } in { $turns } Zügen
film-alt = Film der Partie vom Anfang bis Zug { $turns }: wie die Inseln aller Mitspieler wuchsen. { CMD("replay", style: "plain") } mit { OPTION("text") }:true erzählt ihn in Worten.
film-failed = Der Film konnte nicht gemacht werden. Bitte versuche es später noch einmal; { CMD("history") } zeigt jeden einzelnen Zug.
film-text = Die ganze Partie in Worten steht in der Datei.
denied-films-busy = Gerade werden schon viele Filme gemacht. Bitte versuche es in einer Minute noch einmal.
button-replay = 🎞️ Film

## How somebody likes pictures

command-pictures =
    .name = bilder
    .description = Wie die Bilder aussehen, die nur du siehst
command-param-theme =
    .name = farben
    .description = Tageslicht oder Laternenlicht
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
denied-theme = Ich kenne zwei Farbstimmungen: day (Tag) und night (Nacht).
denied-size = Ich kenne drei Größen: small (klein), normal und large (groß).
