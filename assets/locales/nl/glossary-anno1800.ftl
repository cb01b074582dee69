### Begrippen om op te zoeken: telkens één zin.

glossary-anno1800-exhausted = Bevolking en fiches die al gebruikt zijn. Na een stadsfeest zijn ze weer klaar.
    .title = Rustend
glossary-anno1800-district = Hier woont wie kan werken.
    .title = Woonwijk
glossary-anno1800-workplace = Plaats voor één persoon in een fabriek; elke heeft er twee.
    .title = Werkplek
glossary-anno1800-industry = Tegel die één product maakt, zoals een brouwerij.
    .title = Fabriek
glossary-anno1800-start_industry = Een van de tien fabrieken die op je thuiseiland gedrukt staan.
    .title = Startfabriek
glossary-anno1800-shift_end = Voor goud komt iemand in jouw beurt altijd van het werk naar huis.
    .title = Dienst
glossary-anno1800-free_action = Iets wat je naast je actie kunt doen, zo vaak je wilt.
    .title = Vrije actie
glossary-anno1800-extra_action_term = Nog een actie in dezelfde beurt.
    .title = Extra actie
glossary-anno1800-need = Wat een bevolkingskaart vraagt voordat je die kunt spelen.
    .title = Behoefte
glossary-anno1800-strength = 1 tot en met 3 bij schepen en werven: fiches van een schip, en het sterkste schip van een werf.
    .title = Kracht
glossary-anno1800-influence = De punten die het spel beslissen.
    .title = Invloedspunten
glossary-anno1800-fireworks = 7 punten voor de eerste lege hand; daarmee begint het einde.
    .title = Vuurwerktegel
glossary-anno1800-worker_version = Tweede versie van een startfabriek waarin werkers werken in plaats van ambachtslieden of boeren.
    .title = Werkersversie
