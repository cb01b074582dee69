# Berichten in het kanaal, de kaart van de lobby en wat over een heel spel wordt gezegd.

## Zinnen die meerdere gebeurtenissen samenvatten

told-list = { $head }, { $rest }
told-paid = { " " }voor { $parts }
told-free = { "" }

anno1503-event-ship_built_for = { $player } bouwt een schip voor { $goods }.
anno1503-event-settled_for = { $player } plaatst een pionier op veld { $field } voor { $goods }.
anno1503-event-settled_building_for = { $player } plaatst een pionier op veld { $field } voor { $goods } en bouwt { WORD($building, form: "a") }.
anno1503-event-developed_for = { $player } ontwikkelt veld { $field } voor { $goods } tot { $resident }.
anno1503-told-rolled = { $player } gooit { $die }: { $gains }.
anno1503-told-gains = { $gains }.
anno1503-told-gets_good = { $player } krijgt { $good }
anno1503-told-pays = { $player } betaalt { COUNT("anno1503-gold", $gold) }
anno1503-told-sold = { $player } verkoopt { $goods } voor { COUNT("anno1503-gold", $gold) }.
anno1503-told-bought = { $player } koopt { $goods } voor { COUNT("anno1503-gold", $gold) }.

anno1701-event-resident_built_for = { $player } bouwt { WORD($resident, form: "the") } voor { $goods } en krijgt een gunst van de koningin!
anno1701-event-built_for = { $player } bouwt { WORD($building, form: "a") } op { $field } voor { $goods }.
anno1701-event-ship_built_for = { $player } bouwt een schip voor { $goods }.
anno1701-event-ship_saving_for = { $player } bouwt een schip voor { $goods } en bespaart dankzij de scheepswerf { $good }.
anno1701-told-rolled = { $player } gooit { $sum }: { $gains }.
anno1701-told-gains = { $gains }.
anno1701-told-gets = { $player } krijgt { $goods }

anno1800-told-built = { $player } bouwt { WORD($tile, form: "a") } op { $field }{ $over }{ $paid }.
anno1800-told-over = { " " }over { WORD($over, form: "the") }
anno1800-told-played = { $player } speelt een kaart van { $points } punten{ $paid }: { $card }.
anno1800-told-hired = { $player } ronselt { WORD($tier, form: "a") }{ $paid }.
anno1800-told-claimed = { $player } ontgint een Oude Wereld-eiland{ $paid }: { $island }.
anno1800-told-explored = { $player } verkent een Nieuwe Wereld-eiland{ $paid }: { $island }.
anno1800-told-raised = { $player } waardeert { $people } op → { WORD($to, $cubes) }{ $paid }.
anno1800-told-trades = { $player } handelt: { $list }.
anno1800-told-partner = { $resource } ({ $partner } krijgt 1 goud)
anno1800-told-drew = { $player } trekt { $cards }.
anno1800-told-put_under = { $player } legt { $cards } onder de stapels.
anno1800-told-expeditions = { $player } neemt { $cards ->
        [one] 1 expeditiekaart
       *[other] { $cards } expeditiekaarten
    }.

mille-fiori-told-card_round = Kaartronde: { $gains }
mille-fiori-told-placed = { $player } speelt { $card } op { $field }{ $extra ->
        [0] { "" }
       *[other] { " " }als extra kaart
    }: { $gains }.
mille-fiori-told-sailed = { $player } vaart met { $card }{ $extra ->
        [0] { "" }
       *[other] { " " }als extra kaart
    }: { $gains }.
mille-fiori-told-own_gain = +{ $points }
mille-fiori-told-gain = { $player } +{ $points }
mille-fiori-told-no_gain = geen punten

## Berichten

post-folded = Het hele verhaal: { $button }
button-my-island = 🏝️ Mijn eiland

## Lobby

lobby-game = **Duur**: { $length } · **Zwaarte**: { $weight }
lobby-language = **Taal**: { $language }
button-language = 🌐 { $language }
options-chosen = **Opties van partij { $number }** (vast sinds de start)
option-quiet = Rustige tafel
quiet-on = één bericht per ronde; spelers krijgen een privébericht
quiet-off = een bericht na elke beurt
option-offers = Aanbiedingen van computers wachten
offers-pace = een twaalfde van het tempo, zoals twee uur van een dag
offers-brief = een halve minuut

## Punten

alt-also-won = Ook { $player } heeft gewonnen.

## Vaste opdrachten

anno1503-event-chosen_by_orders = Dit hebben je vaste opdrachten voor je gekozen. { CMD("anno1503-set_orders") } verandert ze.
anno1701-event-chosen_by_orders = Dit hebben je vaste opdrachten voor je gekozen. { CMD("anno1701-set_orders") } verandert ze.
