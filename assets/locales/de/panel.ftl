# Das Zug-Panel: was ein Druck bewirkt, was nicht geht, und andere Wege.

glue-choice = { $before } · { $next }
panel-ends-turn = beendet deinen Zug
panel-star = ★ ist meine Empfehlung.
button-other-ways = ⚙️ Andere Wege …

mille-fiori-choice-two_uses = Legen +{ $place } · Segeln +{ $sail }
mille-fiori-choice-later = Nur die Karte wählen
mille-fiori-choice-at_sea = Damit segeln
