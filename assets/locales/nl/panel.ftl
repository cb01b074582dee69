# Het beurtpaneel: wat een druk doet, wat niet kan, en andere manieren.

glue-choice = { $before } · { $next }
panel-ends-turn = beëindigt je beurt
panel-star = ★ is wat ik aanraad.
button-other-ways = ⚙️ Andere manieren …

mille-fiori-choice-two_uses = Plaatsen +{ $place } · Varen +{ $sail }
mille-fiori-choice-later = Alleen de kaart kiezen
mille-fiori-choice-at_sea = Ermee varen
