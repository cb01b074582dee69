### Begriffe zum Nachschlagen: je ein Satz.

glossary-anno1503-home_board = Deine eigene Insel: sieben Felder für Einwohner, vier graue und drei braune Stege, und eine Ware für jede Zahl von 1 bis 5.
    .title = Heimatinsel
glossary-anno1503-any_good = Eine Zahl deiner Insel, bei der du dir die Ware aussuchst.
    .title = „?“
glossary-anno1503-safe_field = Eines der zwei roten Felder, auf denen Feuer den Einwohnern nichts tut.
    .title = Sicheres Feld
glossary-anno1503-trading_post = Kärtchen an einem grauen Steg: Bei dieser Zahl kannst du seine Ware statt der deiner Insel nehmen.
    .title = Kontor
glossary-anno1503-contract = Kärtchen an einem braunen Steg: Jede gekaufte Karte wird 1 Gold billiger.
    .title = Handelsvertrag
glossary-anno1503-dock = Platz für ein Kärtchen an deiner Insel: grau für Kontore, braun für Handelsverträge.
    .title = Steg
glossary-anno1503-promotion = Schatz: Einer deiner Einwohner steigt kostenlos um eine Stufe.
    .title = Aufwertung
glossary-anno1503-reserve = Verdeckte Kärtchen neben der Karte. Von hier kommt ein neues auf eine leere Insel.
    .title = Reserve
glossary-anno1503-supply = Deine Kärtchen und Schiffe, die gerade nicht im Spiel sind; auch die Stapel der Waren.
    .title = Vorrat
glossary-anno1503-action_point = Was ein Schiff im Zug tun kann: ein Punkt je Schritt oder Entdeckung.
    .title = Aktionspunkt
glossary-anno1503-step = Wie weit ein Einwohner ist: Pionier, Siedler, Bürger, Kaufmann.
    .title = Stufe
glossary-anno1503-standing_orders = Deine Antworten für fremde Züge, im Voraus gegeben.
    .title = Daueranweisungen
