# Das Zug-Panel: was ein Druck bewirkt, was nicht geht, und andere Wege.

glue-choice = { $before } · { $next }
panel-ends-turn = beendet deinen Zug
panel-star = ★ ist meine Empfehlung.
button-other-ways = ⚙️ Andere Wege …

mille-fiori-choice-two_uses = Legen +{ $place } · Segeln +{ $sail }
mille-fiori-choice-later = Nur die Karte wählen
mille-fiori-choice-at_sea = Damit segeln

anno1503-warning-ship_lost = Das Plättchen kostet Schiff { $ship }: Es verlässt das Meer.
anno1701-warning-riot = Danach hast du noch { $gold } Gold; auf deiner Insel bricht ein Aufstand aus.
anno1701-warning-covered = Das Feld unter dem Plättchen bringt bei einer { $number } nichts mehr: { $good }.
anno1800-warning-claim = Du ziehst eine zufällige Insel der Alten Welt. Allein kannst du das nicht zurücknehmen.
anno1800-warning-explore = Du ziehst eine zufällige Insel der Neuen Welt. Allein kannst du das nicht zurücknehmen.
anno1800-warning-expedition = Du ziehst Expeditionskarten. Allein kannst du das nicht zurücknehmen.

anno1503-why-needed = nichts Besseres zu tun
anno1503-why-ship = Schiffe bringen Plättchen
anno1503-why-develop = führt zu Kaufleuten
anno1503-why-settle = ein Bewohner mehr
anno1503-why-spare = diese Karte fehlt nirgends
anno1503-why-missing = nur diese Ware fehlt dir
anno1503-why-unknown = unbekanntes Plättchen in der Nähe
anno1503-why-tile = das Plättchen lohnt sich
anno1701-why-needed = nichts Besseres zu tun
anno1701-why-favour = bringt eine Gunst
anno1701-why-build = du kannst es bezahlen
anno1701-why-exchange = bringt die fehlende Ware
anno1701-why-tile = Platz und Gold sind da
anno1701-why-site = freier Platz in der Nähe
