# Posts in the channel, the lobby card, and what is said about a whole game.

## Sentences of posts that tell several events at once

# Joins short parts: "Ada +8, Ben +2".
told-list = { $head }, { $rest }
# Ends a sentence with its price; the other one ends a sentence without.
told-paid = { " " }for { $parts }
told-free = { "" }

anno1503-event-ship_built_for = { $player } builds a ship for { $goods }.
anno1503-event-settled_for = { $player } places a pioneer on space { $field } for { $goods }.
anno1503-event-settled_building_for = { $player } places a pioneer on space { $field } and builds { WORD($building, form: "a") } for { $goods }.
anno1503-event-developed_for = { $player } develops the resident on space { $field } into { WORD($resident, form: "a") } for { $goods }.
anno1503-told-rolled = { $player } rolls { $die }: { $gains }.
anno1503-told-gains = { $gains }.
anno1503-told-gets_good = { $player } gets { $good }
anno1503-told-pays = { $player } pays { COUNT("anno1503-gold", $gold) }
anno1503-told-sold = { $player } sells { $goods } for { COUNT("anno1503-gold", $gold) }.
anno1503-told-bought = { $player } buys { $goods } for { COUNT("anno1503-gold", $gold) }.

anno1701-event-resident_built_for = { $player } gains { WORD($resident, form: "a") } for { $goods } – and the Queen’s favor!
anno1701-event-built_for = { $player } builds { WORD($building, form: "a") } on { $field } for { $goods }.
anno1701-event-ship_built_for = { $player } builds a ship for { $goods }.
anno1701-event-ship_saving_for = { $player } builds a ship for { $goods }; the shipyard saves { $good }.
anno1701-told-rolled = { $player } rolls { $sum }: { $gains }.
anno1701-told-gains = { $gains }.
anno1701-told-gets = { $player } gets { $goods }

anno1800-told-built = { $player } builds { WORD($tile, form: "a") } on { $field }{ $over }{ $paid }.
anno1800-told-over = { " " }over { WORD($over, form: "the") }
anno1800-told-played = { $player } plays “{ $card }”{ $paid }, worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
anno1800-told-hired = { $player } hires { WORD($tier, form: "a") }{ $paid }.
anno1800-told-claimed = { $player } opens up { $island } in the Old World{ $paid }.
anno1800-told-explored = { $player } explores { $island } in the New World{ $paid }.
anno1800-told-raised = { $player } upgrades { $people } to { WORD($to, $cubes) }{ $paid }.
anno1800-told-trades = { $player } trades: { $list }.
anno1800-told-partner = { $resource } ({ $partner } gets 1 gold)
anno1800-told-drew = { $player } draws { $cards }.
anno1800-told-put_under = { $player } puts { $cards } under the stacks.
anno1800-told-expeditions = { $player } takes { $cards ->
        [one] 1 expedition card
       *[other] { $cards } expedition cards
    }.

mille-fiori-told-card_round = Card round: { $gains }
mille-fiori-told-placed = { $player } plays { $card } on { $field }{ $extra ->
        [0] { "" }
       *[other] { " " }as an extra card
    }: { $gains }.
mille-fiori-told-sailed = { $player } sails with { $card }{ $extra ->
        [0] { "" }
       *[other] { " " }as an extra card
    }: { $gains }.
mille-fiori-told-own_gain = +{ $points }
mille-fiori-told-gain = { $player } +{ $points }
mille-fiori-told-no_gain = no points

## Posts

# $button is the label of the button under the post.
post-folded = The whole story: { $button }
button-my-island = 🏝️ My island

## Lobby

lobby-game = **Length**: { $length } · **Weight**: { $weight }
lobby-language = **Language**: { $language }
button-language = 🌐 { $language }
options-chosen = **Options of game { $number }** (fixed since the start)
option-quiet = Quiet table
quiet-on = one post per round; players are called by direct message
quiet-off = a post after each turn
option-offers = Computers’ offers wait
offers-pace = a twelfth of the pace, such as two hours of a day
offers-brief = half a minute

## Points

alt-also-won = { $player } has won too.

## Standing orders

anno1503-event-chosen_by_orders = Your standing orders chose this for you. { CMD("anno1503-set_orders") } changes them.
anno1701-event-chosen_by_orders = Your standing orders chose this for you. { CMD("anno1701-set_orders") } changes them.
