# Het beurtpaneel: wat een druk doet, wat niet kan, en andere manieren.

glue-choice = { $before } · { $next }
panel-ends-turn = beëindigt je beurt
panel-star = ★ is wat ik aanraad.
button-other-ways = ⚙️ Andere manieren …

mille-fiori-choice-two_uses = Plaatsen +{ $place } · Varen +{ $sail }
mille-fiori-choice-later = Alleen de kaart kiezen
mille-fiori-choice-at_sea = Ermee varen

anno1503-warning-ship_lost = De tegel kost schip { $ship }: het verlaat de zee.
anno1701-warning-riot = Daarna heb je nog { $gold } goud; op je eiland breekt oproer uit.
anno1701-warning-covered = Het veld onder de tegel levert bij een { $number } niets meer op: { $good }.
anno1800-warning-claim = Je trekt een willekeurig eiland van de Oude Wereld. Dat kun je niet alleen terugnemen.
anno1800-warning-explore = Je trekt een willekeurig eiland van de Nieuwe Wereld. Dat kun je niet alleen terugnemen.
anno1800-warning-expedition = Je trekt expeditiekaarten. Dat kun je niet alleen terugnemen.

anno1503-why-needed = niets beters te doen
anno1503-why-ship = schepen brengen tegels
anno1503-why-develop = leidt tot kooplieden
anno1503-why-settle = een bewoner erbij
anno1503-why-spare = deze kaart is over
anno1503-why-missing = alleen dit product ontbreekt
anno1503-why-unknown = onbekende tegel in de buurt
anno1503-why-tile = de tegel is het waard
anno1701-why-needed = niets beters te doen
anno1701-why-favour = levert een gunst op
anno1701-why-build = je kunt het betalen
anno1701-why-exchange = levert wat je mist
anno1701-why-tile = plaats en goud genoeg
anno1701-why-site = vrije plek in de buurt
