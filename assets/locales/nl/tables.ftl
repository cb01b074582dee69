### Tabellen om op te zoeken, gemaakt uit de gegevens van de spellen: titels, zoekwoorden en telkens één regel.

## Anno 1503

anno1503-reference-costs = Kosten en prijzen
    .words = kosten prijs betalen tabel bewoner schip verkopen kopen
anno1503-reference-public_buildings = Alle openbare gebouwen
    .words = gebouw lijst tabel aantal
anno1503-reference-island_finds = Wat er op de eilanden ligt
    .words = tegel handelspost contract schat kist bevordering lijst tabel aantal
anno1503-row-resident = **{ TITLE($resident) }:** kost { $cost }; koopt { COUNT($buys, join: "comma") } voor { $price } goud
anno1503-row-ship = **Schip:** kost { $cost }
anno1503-row-building = **{ TITLE($building) }:** { $effect } · { $two }, { $three } of { $four } met 2, 3 of 4 spelers
anno1503-row-find = **{ $find }** · achterkant 2: { $two }, achterkant 3: { $three }, achterkant 4: { $four }

## Anno 1701

anno1701-reference-costs = Wat alles kost
    .words = kosten prijs betalen tabel bewoner gebouw schip
anno1701-reference-stack_one = Alle tegels van stapel I
    .words = gebouw uitbreidingstegel lijst tabel symbolen
anno1701-reference-stack_two = Alle tegels van stapel II
    .words = gebouw uitbreidingstegel lijst tabel symbolen
anno1701-reference-encounter_cards = Alle ontmoetingskaarten
    .words = ontmoeting piraat orkaan handelaar schipbreukelingen lijst tabel aantal kracht
anno1701-reference-event_cards = Alle gebeurteniskaarten
    .words = gebeurtenis brand belasting koningin lijst tabel aantal
anno1701-row-resident = **{ TITLE($resident) }:** { $cost }
anno1701-row-stack_one = **Gebouw van stapel I:** { $cost }
anno1701-row-stack_two = **Gebouw van stapel II:** { $cost }
anno1701-row-ship = **Schip:** { $cost }
anno1701-row-building = **{ TITLE($building) }** ({ $copies }×): { $effect }
anno1701-row-encounter = { $copies }× { $card }
anno1701-row-event = { $copies }× { $first }, daarna { $second }

## Anno 1800

anno1800-reference-industries = Alle 35 fabrieken
    .words = fabriek industrie kosten product lijst tabel
anno1800-reference-start_industries = Startfabrieken
    .words = thuiseiland boerderij gedrukt lijst tabel
anno1800-reference-fleet = Wat schepen en werven kosten
    .words = schip werf kosten kracht lijst tabel
anno1800-reference-people = Wat bevolking kost
    .words = ronselen opwaarderen dienst fiches boer werker ambachtsman ingenieur investeerder lijst tabel
anno1800-reference-cards_fw = Alle boer/werkerkaarten
    .words = bevolkingskaart behoefte effect lijst tabel
anno1800-reference-cards_aei = Alle ambachtsman/ingenieur/investeerderkaarten
    .words = bevolkingskaart behoefte effect lijst tabel
anno1800-reference-cards_nw = Alle Nieuwe Wereld-kaarten
    .words = bevolkingskaart behoefte effect lijst tabel
anno1800-reference-objective_cards = Alle opdrachtkaarten
    .words = opdracht punten lijst tabel
anno1800-reference-expedition_cards = Alle expeditiekaarten
    .words = expeditie dier artefact bezoek dierentuin museum lijst tabel
anno1800-row-industry = **{ TITLE($tile) }** maakt { $product } ({ $tier }) · { $cost }
anno1800-row-start_industry = **{ TITLE($tile) }** maakt { $product } ({ $tier })
anno1800-row-fleet = **{ TITLE($tile) }** ({ $copies }×) · { $cost }
anno1800-row-people = **{ TITLE($tier) }** · ronselen: { $hire } · naar { $to }: { $upgrade } · einde dienst: { $shift } goud · handel: { $tokens ->
        [one] 1 fiche
       *[other] { $tokens } fiches
    }
anno1800-row-people_top = **{ TITLE($tier) }** · ronselen: { $hire } · einde dienst: { $shift } goud
anno1800-row-card = **{ TITLE($card) }:** { $need } → { $effect }
anno1800-row-objective_effect = **{ TITLE($card) }:** { $card_id ->
        [alonso_graves] 3 verkenningsfiches en 3 goud voor een extra actie
        [aarhant] 1 investeerder laten rusten voor 5 goud
        [the_editor] 2 verkenningsfiches om een handkaart onder de stapel te leggen
       *[other] 2 verkenningsfiches gelden als 1 handelsfiche
    }
anno1800-row-objective_most = **{ TITLE($card) }:** de meeste { $card_id ->
        [hannah_goode] bevolkingsstenen
        [university] ingenieurs
        [worlds_fair] investeerders
        [madame_kahina] handelsfiches
       *[other] expeditiekaarten
    } { $points }, daarna { $second }
anno1800-row-objective_points = **{ TITLE($card) }:** { $points } { $card_id ->
        [zoo] per bezocht dier
        [museum] per bezocht artefact
        [bente_jorgensen] met maximaal één Oude Wereld-eiland
        [isabel_sarmento] per Nieuwe Wereld-eiland
       *[other] per handkaart
    }
anno1800-row-objective_industries = **{ TITLE($card) }:** elk { $points } voor { COUNT($industries, join: "comma") }
anno1800-row-expedition = **{ TITLE($card) }:** { $animal } · { $artifact }

## Mille Fiori

mille-fiori-reference-card_kinds = Alle kaarten
    .words = kaart symbool scheepsgetal lijst tabel aantal
mille-fiori-reference-points = Wat velden waard zijn
    .words = punten score waarde huis piramide vloot bonus lijst tabel
mille-fiori-reference-sea_fields = De zeeroute veld voor veld
    .words = varen schip veld punten lijst tabel
mille-fiori-row-symbol = **{ TITLE($symbol) }** ({ $area }): { $all ->
        [one] 1 kaart
       *[other] { $all } kaarten
    } · scheepsgetallen 1–5: { $one }, { $two }, { $three }, { $four }, { $five }
mille-fiori-row-workshops = **Werkplaatsen:** { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } per veld van de groep, { $pigment } als het nieuwe veld een pigmentveld is
mille-fiori-row-house = **Huis met waarde { $value }:** { $fields ->
        [one] 1 veld
       *[other] { $fields } velden
    }
mille-fiori-row-pyramid = **Piramideveld van { $points }:** { $matching } als het het symbool van je kaart toont
mille-fiori-row-fleet = **Vloot met { $goods ->
        [one] 1 product
       *[other] { $goods } producten
    } in de rij:** { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } per ruit
mille-fiori-row-bonus = **Bonusvelden:** { $first }, { $second }, { $third } en { $fourth } punten
mille-fiori-row-sea = Veld { $field }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
mille-fiori-row-sea_card = Veld { $field }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } en een extra kaart
