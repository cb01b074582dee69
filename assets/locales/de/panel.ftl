# Das Zugmenü: was ein Druck bewirkt, was nicht geht, und andere Wege.

glue-choice = { $before } · { $next }
panel-ends-turn = beendet deinen Zug
panel-star = ★ ist meine Empfehlung.
button-other-ways = ⚙️ Andere Wege …

mille-fiori-choice-two_uses = Einsetzen +{ $place } · Fahren +{ $sail }
mille-fiori-choice-later = Nur die Karte wählen
mille-fiori-choice-at_sea = Damit fahren

anno1503-warning-ship_lost = Das Kärtchen kostet dich Schiff { $ship }: Es kommt in deinen Vorrat zurück.
anno1701-warning-riot = Danach hast du noch { $gold } Gold, und bei dir herrscht Aufruhr.
anno1701-warning-covered = Die Landschaft unter dem Kärtchen bringt bei einer { $number } nichts mehr: { $good }.
anno1800-warning-claim = Du deckst eine zufällige Alte-Welt-Insel auf. Rückgängig geht danach nur, wenn alle zustimmen.
anno1800-warning-explore = Du deckst eine zufällige Neue-Welt-Insel auf. Rückgängig geht danach nur, wenn alle zustimmen.
anno1800-warning-expedition = Du ziehst Expeditions-Karten. Rückgängig geht danach nur, wenn alle zustimmen.

anno1503-why-needed = nichts Besseres zu tun
anno1503-why-ship = Schiffe bringen Kärtchen
anno1503-why-develop = führt zu Kaufleuten
anno1503-why-settle = ein Einwohner mehr
anno1503-why-spare = diese Karte fehlt nirgends
anno1503-why-missing = nur diese Ware fehlt dir
anno1503-why-unknown = unbekanntes Kärtchen in der Nähe
anno1503-why-tile = das Kärtchen lohnt sich
anno1701-why-needed = nichts Besseres zu tun
anno1701-why-favour = bringt einen Gunstpunkt
anno1701-why-build = du kannst es bezahlen
anno1701-why-exchange = bringt die fehlende Ware
anno1701-why-tile = Platz und Gold sind da
anno1701-why-site = freier Platz in der Nähe

anno1800-why-effect = ein kostenloser Effekt
anno1800-why-end = der Zug ist getan
anno1800-why-card = bringt sofort Punkte
anno1800-why-industry = eine Karte braucht es
anno1800-why-island = Platz oder Waren fehlen
anno1800-why-upgrade = eine Karte braucht ihn
anno1800-why-festival = deine Leute brauchen Ruhe
anno1800-why-ship = mehr Inseln brauchen Schiffe
