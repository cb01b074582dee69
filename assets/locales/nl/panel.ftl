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
