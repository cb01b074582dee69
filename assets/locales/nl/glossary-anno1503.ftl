### Begrippen om op te zoeken: telkens één zin.

glossary-anno1503-home_board = Je eigen eiland: zeven velden voor inwoners, vier grijze en drie bruine steigers, en een product voor elk getal van 1 tot en met 5.
    .title = Thuiseiland
glossary-anno1503-any_good = Een getal van je eiland waarbij je zelf een product kiest.
    .title = “?”
glossary-anno1503-safe_field = Een van de twee rode velden waar brand een inwoner niet raakt.
    .title = Veilig veld
glossary-anno1503-trading_post = Kaartje aan een grijze steiger: bij dat getal kun je dit product nemen in plaats van dat van je eiland.
    .title = Handelspost
glossary-anno1503-contract = Kaartje aan een bruine steiger: elke gekochte kaart wordt 1 goud goedkoper.
    .title = Handelsverdrag
glossary-anno1503-dock = Plaats voor een kaartje aan je eiland: grijs voor handelsposten, bruin voor handelsverdragen.
    .title = Steiger
glossary-anno1503-promotion = Schat: een van je inwoners klimt gratis één trap.
    .title = Bevordering
glossary-anno1503-reserve = Gedekte kaartjes naast de kaart. Hieruit komt er weer een op een leeg eiland.
    .title = Reserve
glossary-anno1503-supply = Je kaartjes en schepen die nu niet in het spel zijn; ook de stapels goederen.
    .title = Voorraad
glossary-anno1503-action_point = Wat een schip in een beurt kan doen: één punt per stap of ontdekking.
    .title = Actiepunt
glossary-anno1503-step = Hoever een inwoner is: pionier, kolonist, burger, koopman.
    .title = Trap
glossary-anno1503-standing_orders = Je antwoorden voor de beurten van anderen, vooraf gegeven.
    .title = Vaste opdrachten
