# Beiträge im Kanal, die Karte der Lobby und was über ein ganzes Spiel gesagt wird.

## Sätze, die mehrere Ereignisse zusammenfassen

told-list = { $head }, { $rest }
told-paid = { " " }für { $parts }
told-free = { "" }

anno1503-event-ship_built_for = { $player } baut für { $goods } ein Schiff.
anno1503-event-settled_for = { $player } setzt für { $goods } einen Pionier auf Feld { $field }.
anno1503-event-settled_building_for = { $player } setzt für { $goods } einen Pionier auf Feld { $field } und baut { WORD($building, form: "a-acc") }.
anno1503-event-developed_for = { $player } macht für { $goods } aus Feld { $field } { WORD($resident, form: "a-acc") }.
anno1503-told-rolled = { $player } würfelt { $die }: { $gains }.
anno1503-told-gains = { $gains }.
anno1503-told-gets_good = { $player } bekommt { $good }
anno1503-told-pays = { $player } zahlt { COUNT("anno1503-gold", $gold) }
anno1503-told-sold = { $player } verkauft { $goods } für { COUNT("anno1503-gold", $gold) }.
anno1503-told-bought = { $player } kauft { $goods } für { COUNT("anno1503-gold", $gold) }.

anno1701-event-resident_built_for = { $player } baut für { $goods } { WORD($resident, form: "the-acc") } und bekommt einen Gunstpunkt der Königin!
anno1701-event-built_for = { $player } baut für { $goods } { WORD($building, form: "a-acc") } auf { $field }.
anno1701-event-ship_built_for = { $player } baut für { $goods } ein Schiff.
anno1701-event-ship_saving_for = { $player } baut für { $goods } ein Schiff und spart dank der Werft { $good }.
anno1701-told-rolled = { $player } würfelt { $sum }: { $gains }.
anno1701-told-gains = { $gains }.
anno1701-told-gets = { $player } bekommt { $goods }

anno1800-told-built = { $player } baut { WORD($tile, form: "a-acc") } auf { $field }{ $over }{ $paid }.
anno1800-told-over = { " " }(statt: { $over })
anno1800-told-played = { $player } spielt eine Karte für { $points } Punkte aus{ $paid }: { $card }.
anno1800-told-hired = { $player } holt neue Leute{ $paid }: 1 { $tier }.
anno1800-told-claimed = { $player } erschließt eine Alte-Welt-Insel{ $paid }: { $island }.
anno1800-told-explored = { $player } erkundet eine Neue-Welt-Insel{ $paid }: { $island }.
anno1800-told-raised = { $player } verbessert { $people } → { WORD($to, $cubes) }{ $paid }.
anno1800-told-trades = { $player } handelt: { $list }.
anno1800-told-partner = { $resource } ({ $partner } bekommt 1 Gold)
anno1800-told-drew = { $player } zieht { $cards }.
anno1800-told-put_under = { $player } legt { $cards } unter die Stapel.
anno1800-told-expeditions = { $player } nimmt { $cards ->
        [one] 1 Expeditions-Karte
       *[other] { $cards } Expeditions-Karten
    }.

mille-fiori-told-card_round = Kartenrunde: { $gains }
mille-fiori-told-placed = { $player } spielt { $card } auf { $field }{ $extra ->
        [0] { "" }
       *[other] { " " }als Extrakarte
    }: { $gains }.
mille-fiori-told-sailed = { $player } fährt mit { $card }{ $extra ->
        [0] { "" }
       *[other] { " " }als Extrakarte
    }: { $gains }.
mille-fiori-told-own_gain = +{ $points }
mille-fiori-told-gain = { $player } +{ $points }
mille-fiori-told-no_gain = keine Punkte

## Beiträge

post-folded = Alles im Einzelnen: { $button }
button-my-island = 🏝️ Meine Insel

## Lobby

lobby-game = **Dauer**: { $length } · **Anspruch**: { $weight }
lobby-language = **Sprache**: { $language }
button-language = 🌐 { $language }
options-chosen = **Optionen der Partie { $number }** (seit dem Start fest)
option-quiet = Ruhiger Tisch
quiet-on = ein Beitrag pro Runde; Bescheid gibt es per Direktnachricht
quiet-off = ein Beitrag nach jedem Zug
option-offers = Angebote der Computer warten
offers-pace = ein Zwölftel des Tempos, etwa zwei Stunden von einem Tag
offers-brief = eine halbe Minute

## Punkte

alt-also-won = Auch { $player } hat gewonnen.

## Daueranweisungen

anno1503-event-chosen_by_orders = Das haben deine Daueranweisungen für dich gewählt. { CMD("anno1503-set_orders") } ändert sie.
anno1701-event-chosen_by_orders = Das haben deine Daueranweisungen für dich gewählt. { CMD("anno1701-set_orders") } ändert sie.
