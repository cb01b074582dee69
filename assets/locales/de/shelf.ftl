### Regeln nachschlagen: der Rahmen um die Themen.

## Überschriften und Zeilen einer Seite

shelf-heading = { $shelf } · { $topic }
shelf-heading-page = { $shelf } · { $topic } ({ $page }/{ $pages })
shelf-contents = Regeln
shelf-topics = **Was möchtest du wissen?** Wähle unten ein Thema oder gib bei { CMD("rules") } ein Wort ein.
shelf-here = So läuft es hier
shelf-which = **Regeln zu welchem Spiel?**
shelf-which-found = **Welches Spiel meinst du?** Gesucht habe ich „{ $query }“.
shelf-nothing = Zu „{ $query }“ habe ich nichts gefunden. Versuch ein anderes Wort oder wähle ein Thema.
shelf-example = **Beispiel:** { $example }
shelf-term = **{ $term }:** { $text }
shelf-glossary = Begriffe
    .words = Glossar Wörter Begriffe Bedeutung Lexikon

## Knöpfe und Menüs

shelf-menu = Themen
shelf-menu-tables = Tabellen und Begriffe
shelf-previous = ◀ { $topic }
shelf-next = { $topic } ▶
shelf-page = Seite { $page }
shelf-up = Alle Themen
shelf-games = Alle Spiele
shelf-see = Siehe auch: { $topic }
shelf-why = Warum?

## Der erste Bildschirm des lokalen Tischs

# Karte eines Spiels: Personen, und Minuten, wenn alle zugleich spielen.
card-facts = { $min }–{ $max } Personen · live etwa { $minutes } Minuten
