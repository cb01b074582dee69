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
