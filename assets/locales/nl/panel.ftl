# Het beurtpaneel: wat een druk doet, wat niet kan, en andere manieren.

glue-choice = { $before } · { $next }
panel-ends-turn = beëindigt je beurt
panel-star = ★ is wat ik aanraad.
button-other-ways = ⚙️ Andere manieren …

mille-fiori-choice-two_uses = Plaatsen +{ $place } · Varen +{ $sail }
mille-fiori-choice-later = Alleen de kaart kiezen
mille-fiori-choice-at_sea = Ermee varen

anno1503-warning-ship_lost = Het kaartje kost je schip { $ship }: dat gaat terug in je voorraad.
anno1701-warning-riot = Daarna heb je nog { $gold } goud en is er oproer bij jou.
anno1701-warning-covered = Het landschap onder de tegel levert bij een { $number } niets meer op: { $good }.
anno1800-warning-claim = Je onthult een willekeurig Oude Wereld-eiland. Ongedaan maken kan daarna alleen als iedereen akkoord is.
anno1800-warning-explore = Je onthult een willekeurig Nieuwe Wereld-eiland. Ongedaan maken kan daarna alleen als iedereen akkoord is.
anno1800-warning-expedition = Je trekt expeditiekaarten. Ongedaan maken kan daarna alleen als iedereen akkoord is.

anno1503-why-needed = niets beters te doen
anno1503-why-ship = schepen brengen kaartjes
anno1503-why-develop = leidt tot kooplieden
anno1503-why-settle = een inwoner erbij
anno1503-why-spare = deze kaart is over
anno1503-why-missing = alleen dit product ontbreekt
anno1503-why-unknown = onbekend kaartje in de buurt
anno1503-why-tile = het kaartje is het waard
anno1701-why-needed = niets beters te doen
anno1701-why-favour = levert een gunst op
anno1701-why-build = je kunt het betalen
anno1701-why-exchange = levert wat je mist
anno1701-why-tile = plaats en goud genoeg
anno1701-why-site = vrije plek in de buurt

anno1800-why-effect = een gratis effect
anno1800-why-end = de beurt is klaar
anno1800-why-card = levert meteen punten op
anno1800-why-industry = een kaart heeft dit nodig
anno1800-why-island = plaats of goederen ontbreken
anno1800-why-upgrade = een kaart heeft die nodig
anno1800-why-festival = je mensen moeten rusten
anno1800-why-ship = meer eilanden vragen schepen
