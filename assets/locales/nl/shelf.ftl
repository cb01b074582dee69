### Regels opzoeken: het kader om de onderwerpen.

## Koppen en regels van een pagina

shelf-heading = { $shelf } · { $topic }
shelf-heading-page = { $shelf } · { $topic } ({ $page }/{ $pages })
shelf-contents = Regels
shelf-topics = **Wat wil je weten?** Kies hieronder een onderwerp of typ een woord achter { CMD("rules") }.
shelf-here = Hoe het hier werkt
shelf-which = **De regels van welk spel?**
shelf-which-found = **Welk spel bedoel je?** Ik zocht op “{ $query }”.
shelf-nothing = Niets gevonden voor “{ $query }”. Probeer een ander woord of kies een onderwerp.
shelf-example = **Voorbeeld:** { $example }
shelf-term = **{ $term }:** { $text }
shelf-glossary = Begrippen
    .words = woordenlijst begrippen woorden betekenis verklarende

## Knoppen en menu’s

shelf-menu = Onderwerpen
shelf-menu-tables = Tabellen en begrippen
shelf-previous = ◀ { $topic }
shelf-next = { $topic } ▶
shelf-page = Pagina { $page }
shelf-up = Alle onderwerpen
shelf-games = Alle spellen
shelf-see = Zie ook: { $topic }
shelf-why = Waarom?

## Het eerste scherm van de lokale tafel

# Kaart van een spel: spelers, en minuten als iedereen tegelijk speelt.
card-facts = { $min }–{ $max } spelers · live ongeveer { $minutes } minuten
