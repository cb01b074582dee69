### Begrippen om op te zoeken: telkens één zin.

glossary-anno1701-meadow = Een van de vier velden van je bord die vanaf het begin vrij zijn voor tegels.
    .title = Weide
glossary-anno1701-landscape = Veld met een getal: valt dat, dan krijg je een product.
    .title = Landschap
glossary-anno1701-expansion_tile = Tegel die je gedekt koopt en later bouwt. Het gebouw staat op de voorkant.
    .title = Uitbreidingstegel
glossary-anno1701-advantage = Wat een gebouw je laat doen, meestal één keer in elk van je beurten.
    .title = Voordeel
glossary-anno1701-happy_resident = Symbool op gebouwen: brengt belasting op en telt voor de tevredenheid.
    .title = Tevreden inwoner
glossary-anno1701-trade_sack = Symbool op gebouwen en bij vreemde volken: helpt bij de vrije handelaar en telt voor de handelsmacht.
    .title = Handelszak
glossary-anno1701-cannon = Symbool op gebouwen en havens: helpt tegen piraten en telt voor de zeemacht.
    .title = Kanon
glossary-anno1701-sail = Symbool op gebouwen: elk van je schepen vaart 1 veld verder.
    .title = Zeil
glossary-anno1701-favour_stone = Een van je vijf stenen. Liggen ze alle vijf, dan kun je winnen.
    .title = Gunststeen
glossary-anno1701-anchor = Zeeveld met plaats voor een kolonie tussen twee eilandtegels.
    .title = Anker
glossary-anno1701-movement_point = Wat een schip in een beurt kan besteden: 4, en 1 per zeil.
    .title = Bewegingspunt
