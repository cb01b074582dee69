### Begrippen om op te zoeken: telkens één zin.

glossary-mille-fiori-rhomb = Wat je op het bord legt. Is je voorraad op, dan eindigt het spel.
    .title = Ruit
glossary-mille-fiori-card_round = Iedereen speelt één kaart; dan gaan de handen door.
    .title = Kaartronde
glossary-mille-fiori-doge_card = Toont wie begint; ze gaat elke ronde één plaats door.
    .title = Dogekaart
glossary-mille-fiori-open_cards = Kaarten naast het bord die je als extra kaart kunt spelen.
    .title = Open kaarten
glossary-mille-fiori-ship_number = Het getal in het stuurwiel van een kaart: zo ver vaart je schip.
    .title = Scheepsgetal
glossary-mille-fiori-star = Punt tussen drie werkplaatsen. Wie de derde vult, krijgt een extra kaart.
    .title = Ster
glossary-mille-fiori-pyramid = Nobili en Populi: drie lagen; bovenste velden rusten op twee onderste.
    .title = Piramide
glossary-mille-fiori-good_deal = Je legt in de handel en iemand anders heeft op dat product meer ruiten: een extra kaart voor jou.
    .title = Goede deal
glossary-mille-fiori-fleet_term = Drie schepen van een rij. Bij het derde tellen ze allemaal.
    .title = Vloot
glossary-mille-fiori-bonus_place = 20, 15, 10 of 5 punten voor een complete verzameling van een gebied.
    .title = Bonusveld
glossary-mille-fiori-chain = Extra kaarten die nieuwe extra kaarten opleveren, in één beurt.
    .title = Kettingzet
glossary-mille-fiori-reserve_term = Ruiten die pas gebruikt worden als de voorraad op is.
    .title = Reserve
