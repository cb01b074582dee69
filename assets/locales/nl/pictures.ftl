### Woorden op afbeeldingen, en afbeeldingen in woorden voor wie ze niet ziet.

## Opschriften op afbeeldingen: zo kort mogelijk

label-round = Ronde
label-supply = Voorraad
label-reserve = Reserve
label-buildings = Openbare gebouwen
label-buy = kopen
label-ship =
    { $pieces ->
        [one] Schip
       *[other] Schepen
    }

## Een thuiseiland. Alle zinnen van een afbeelding zijn samen maximaal 1024 tekens.

alt-island =
    Thuiseiland van { $player }: { $gold } goud, { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    } in de hand, { $points } van { $needed } overwinningspunten.
alt-progress = Goud { $gold }/{ $gold_needed }, handelsposten { $posts }/{ $posts_needed }, verdragen { $contracts }/{ $contracts_needed }, gebouwen { $buildings }/{ $buildings_needed }, kooplieden { $merchants }/{ $merchants_needed }.
# $residents in de volgorde van hun velden, bijvoorbeeld "1 burger, 2 kolonisten".
alt-residents = Inwoners vanaf het eerste veld: { $residents }.
alt-buildings = Openbare gebouwen: { $buildings }.
# $number is het nummer van de steiger, dat op de dobbelsteen.
alt-post = Handelspost bij { $number }: { $good }.
alt-contracts =
    { $contracts ->
        [one] 1 handelsverdrag
       *[other] { $contracts } handelsverdragen
    }; een product kost { $price } goud.
# De goederen bij de worpen 1 tot en met 5.
alt-yields = Opbrengst: 1 { $one }, 2 { $two }, 3 { $three }, 4 { $four }, 5 { $five }.
alt-left = Nog niet geplaatst: schepen { $ships }, pioniers of kolonisten { $pioneers }, burgers of kooplieden { $citizens }.
alt-dangers = Een piraat zou je nu { $pirate } goud kosten, een brand { $fire }.

## Het gemeenschappelijke bord

alt-board = Zeekaart, ronde { $round }. { $player } is aan de beurt.
alt-board-won = Zeekaart, ronde { $round }. { $player } heeft gewonnen.
alt-die = Er is een { $number } gegooid.
alt-die-event = Er is een { $number } gegooid: { $event }.
alt-player-ashore = { $player }: { $gold } goud, overwinningspunten: { $points }, geen schip op zee.
alt-player-ship = { $player }: { $gold } goud, overwinningspunten: { $points }, schip op { $place }.
alt-player-ships = { $player }: { $gold } goud, overwinningspunten: { $points }, schepen op { $place } en { $second }.
# Gedekte kaartjes op de kaart naar het getal op de achterkant, en in de reserve.
alt-tiles = Gedekte eilandkaartjes: { $two } met een 2, { $three } met een 3, { $four } met een 4; { $reserve } in de reserve.
alt-display = Openbare gebouwen die nog te krijgen zijn: { $buildings }.
alt-supply = Voorraad: { $goods }.
# Kaartjes die men kent: $tile is bijvoorbeeld "handelspost voor specerijen".
alt-pending = Je bekijkt het kaartje op { $place }: { $tile }.
alt-note = Je kent het kaartje op { $place }: { $tile }.

## De eigen hand

alt-hand =
    { $player } heeft { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }: { $goods }.
alt-hand-gold = { $gold } goud; een product kost { $price }; aankopen deze beurt nog: { $purchases }.
alt-hand-limit = Aan het einde van de beurt mag je maximaal { $limit } kaarten houden.
alt-payable = Dit kun je betalen: { $things }.

## Anno 1800: opschriften op plaatjes

label-1800-played = Gespeelde kaarten
label-1800-make = produceren
label-1800-trade = handelen
label-1800-later = nu niet
label-1800-missing = ontbreekt
label-1800-market = Markt
label-1800-ending = Nog twee rondes
label-1800-last-round = Laatste ronde

## Anno 1800: de eilanden van een speler, het belangrijkste eerst

alt-1800-island =
    Eilanden van { $player }: { $points } punten in gespeelde kaarten, handkaarten: { $cards }, expeditiekaarten: { $expeditions }.
# Gerede fiches van alle fiches van de schepen; en fiches op kaarten, die bij het volgende stadsfeest vervallen.
alt-1800-purse = Goud { $gold }; handelsfiches { $trade } van { $trade_all } klaar, nog { $trade_cards } op kaarten; verkenningsfiches { $explore } van { $explore_all }, nog { $explore_cards } op kaarten.
alt-1800-people = { $people }: { $free } vrij, { $working } aan het werk, { $exhausted } in rust.
# $goods telt vrije werkplekken: "2 planken, kolen".
alt-1800-workplaces = Vrije werkplekken per product: { $goods }.
alt-1800-busy = Zonder vrije werkplek: { $goods }.
alt-1800-harbor = Haven: { $tiles }.
alt-1800-room = Lege velden: { $inland } op land, { $coast } aan de kust, { $sea } op zee.
alt-1800-isle = Oude Wereld-eiland { $number }: { $island }.
alt-1800-bays =
    { $islands ->
        [one] 1 Nieuwe Wereld-eiland
       *[other] { $islands } Nieuwe Wereld-eilanden
    } met { $goods }.
alt-1800-played = Gespeeld: { $fw } boer/werker, { $aei } ambachtsman/ingenieur/investeerder, { $nw } Nieuwe Wereld, samen { $points } punten.
alt-1800-unused = Effect nog niet gebruikt: { $card }.
alt-1800-field = { $place }: { $tile }.

## Anno 1800: het gezamenlijke speelbord

alt-1800-board = Speelbord in ronde { $round }. { $player } is aan de beurt.
alt-1800-board-won = Speelbord na ronde { $round }. { $player } heeft gewonnen.
alt-1800-ending = { $player } had als eerste geen handkaarten meer. Ronde { $round } is de laatste.
alt-1800-player = { $player }: { $points } punten in gespeelde kaarten, handkaarten { $cards }, goud { $gold }, bevolking { $cubes }, Oude Wereld-eilanden { $old }, Nieuwe Wereld-eilanden { $new }, expeditiekaarten { $expeditions }.
alt-1800-affordable = Je kunt nu bouwen: { $tiles }.
alt-1800-objective = Opdracht { $card }:
alt-1800-count = { $player } { $count }.
alt-1800-stacks = Kaarten over: { $fw } boer/werker, { $aei } ambachtsman/ingenieur/investeerder, { $nw } Nieuwe Wereld, { $expeditions } expeditie; eilanden over: { $old } Oude Wereld, { $new } Nieuwe Wereld.
alt-1800-cubes = Bevolking in de voorraad: { $cubes }.
alt-1800-tiles = Tegels over: { $tiles }.
alt-1800-made = Je kunt nu produceren: { $goods }.
# $goods telt handelsfiches: "bier, 2 kolen".
alt-1800-traded = Je kunt handelen, voor zoveel handelsfiches: { $goods }.

## Anno 1800: de eigen hand

alt-1800-hand = Hand van { $player }: bevolkingskaarten { $cards }, expeditiekaarten { $expeditions }.
alt-1800-actions = Acties over: { $actions }.
alt-1800-payable = Dit kun je spelen: { $card }, { $points } punten.
# $missing is "niets" als elk product apart te krijgen is, alleen niet allemaal samen.
alt-1800-card = { $card }, { $points } punten; er ontbreekt: { $missing }.
alt-1800-expedition = { $card }: bezocht door { $animal } en { $artifact }.

## Mille Fiori: opschriften op afbeeldingen

label-mf-choose = Iedereen kiest een kaart
label-mf-card = kaart
label-mf-display = Open kaarten
label-mf-passed = Doorgegeven
label-mf-plan = Plan

## Mille Fiori: het speelbord

alt-mf-board = Speelbord, ronde { $round } van maximaal { $rounds }, kaart { $card } van { $cards }. { $player } is aan de beurt.
alt-mf-board-choose = Speelbord, ronde { $round } van maximaal { $rounds }, kaart { $card } van { $cards }. Iedereen kiest een kaart.
alt-mf-board-won = Speelbord na ronde { $round }. { $player } heeft gewonnen.
alt-mf-player = { $player }: { $points } punten, plus { $bonus } bonuspunten, ruiten over: { $rhombs }, schip op { $ship }.
alt-mf-placed = { $player } speelde { $card } op { $place }.
alt-mf-sailed = { $player } voer met { $card }.
alt-mf-next-house = Het volgende huis is { $place }, waarde { $value }.
alt-mf-fleets = Een schip van de vloten in rij 1 tot 5 is { $one }, { $two }, { $three }, { $four }, { $five } waard.
alt-mf-display = Open kaarten: { $cards }.

## Mille Fiori: het blad van een speler

alt-mf-sheet = Blad van { $player }: { $points } punten, plus { $bonus } bonuspunten.
alt-mf-sources = Werkplaatsen { $workshops }, huizen { $houses }, Nobili { $nobili }, Populi { $populi }, handel { $trade }, haven { $harbor }, zeeroute { $sea }.
alt-mf-stock = Ruiten over: { $rhombs }, in de algemene voorraad { $reserve }; schip op { $ship } van 20.
alt-mf-set = { $area }: { $held } van { $needed }.
alt-mf-set-done = { $area }: verzameling compleet, { $points } bonuspunten.
alt-mf-fields = Velden: { $fields }.

## Mille Fiori: de eigen hand

alt-mf-hand =
    { $player } heeft { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }.
alt-mf-chosen = Gekozen: { $card }.
alt-mf-card =
    { $card }: het best op { $place }, +{ $points }{ $extra ->
        [0] .
       *[other] , extra kaart.
    }
alt-mf-card-only = { $card }.
alt-mf-passed = Doorgegeven: { $cards }.
alt-mf-plan = Plan: manieren: { $ways }, extra kaarten: { $extras }.

## Anno 1701: opschriften op afbeeldingen

label-1701-choose = Iedereen kiest twee tegels
label-1701-donate = Gift
label-1701-seven = 7 koloniën
label-1701-building-1 = Gebouw I
label-1701-building-2 = Gebouw II
label-1701-tiles = Je gedekte uitbreidingstegels
label-1701-known = Eilanden die je hebt bekeken
label-1701-riot = Oproer

## Anno 1701: het gemeenschappelijke bord. Het belangrijkste eerst: alle zinnen samen worden na 1024 tekens afgekapt.

alt-1701-board = Zeekaart, ronde { $round }. { $player } is aan de beurt.
alt-1701-board-choose = Zeekaart, ronde { $round }. Iedereen kiest twee van vier tegels.
alt-1701-board-won = Zeekaart, ronde { $round }. { $player } heeft gewonnen.
alt-1701-dice = Er is { $sum } gegooid.
alt-1701-event = Er is { $sum } gegooid: { $first }, dan { $second }.
alt-1701-met = Ontmoeting op { $place }: { $card }.
alt-1701-met-pirate = Ontmoeting op { $place }: { $card }, sterkte { $needed }.
alt-1701-met-hurricane = Ontmoeting op { $place }: { $card }, zeilen nodig: { $needed }.
alt-1701-player-ashore = { $player }: gunsten { $favours }, goud { $gold }, kaarten { $cards }, geen schip op zee.
alt-1701-player-ship = { $player }: gunsten { $favours }, goud { $gold }, kaarten { $cards }, schip op { $place }.
alt-1701-player-ships = { $player }: gunsten { $favours }, goud { $gold }, kaarten { $cards }, schepen op { $place } en { $second }.
alt-1701-riot-ashore = { $player }: oproer, gunsten { $favours }, goud { $gold }, kaarten { $cards }, geen schip op zee.
alt-1701-riot-ship = { $player }: oproer, gunsten { $favours }, goud { $gold }, kaarten { $cards }, schip op { $place }.
alt-1701-riot-ships = { $player }: oproer, gunsten { $favours }, goud { $gold }, kaarten { $cards }, schepen op { $place } en { $second }.
alt-1701-power = { $power }: { $player }; hoogste getal { $most }.
alt-1701-power-free = { $power }: niemand; hoogste getal { $most }.
alt-1701-donation = Volgende gift: { $gold } goud.
# $places is bijvoorbeeld "D2 E3".
alt-1701-colonies = Koloniën van { $player }: { $places }.
alt-1701-supply = Voorraad: { $goods }.
alt-1701-stacks = Over: stapel I { $one }, stapel II { $two }, ontmoetingen { $encounters }, gebeurtenissen { $events }.
# Tegels die men kent: $tile is bijvoorbeeld "Suikerriet 8".
alt-1701-looked = Je hebt { $place } bekeken: { $tile }.
alt-1701-open = { $place }: { $tile }.
alt-1701-tile = { $island } { $number }
alt-1701-tile-symbols = { $island } met { $symbols }

## Anno 1701: een nederzetting

alt-1701-island =
    Nederzetting van { $player }: { $favours } van { $needed } gunststenen, { $gold } goud, { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }. Tot en met { $limit } goederen veilig voor brand.
alt-1701-riot = Bij { $player } is oproer.
alt-1701-residents = Inwoners: { $residents }.
alt-1701-next = Volgende inwoner: { $resident } voor { $goods }.
alt-1701-buildings = Gebouwen: { $buildings }.
alt-1701-own-tile = Niet gebouwd op { $place }: { $building }.
alt-1701-face-down = Gedekte tegels: { $tiles }.
# Wat een worp van dit getal uit de nederzetting oplevert.
alt-1701-yield = { $number }: { $good }.
alt-1701-symbols = Kanonnen { $cannons }, handelszakken { $sacks }, tevreden inwoners { $happy }, zeilen { $sails }: { $points } punten per schip.
alt-1701-left = Koloniën { $colonies }, nog { $left }; schepen in de voorraad: { $ships }.
alt-1701-settled = Kolonie aan { $tile }.

## Anno 1701: de eigen hand

alt-1701-choose = Je kiest uit { $tiles }.
alt-1701-place = Je legt { $tiles }.
alt-1701-hand =
    { $player } heeft { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }: { $goods }; { $gold } goud. Tot en met { $limit } goederen veilig voor brand.
alt-1701-hand-empty = { $player } heeft geen goederen; { $gold } goud.
alt-1701-payable = Dit kun je betalen: { $things }.

## Tabellen: iedereen naast elkaar. Opschriften, en aantallen zoals ze voor een regel staan.

label-overview = Overzicht
label-score = Stand
label-score-final = Eindstand
figure-victory = Overwinningspunten
figure-points = Punten
figure-gold = Goud
figure-posts = Handelsposten
figure-contracts = Handelsverdragen
figure-buildings = Gebouwen
figure-merchants = Kooplieden
figure-cards = Handkaarten
figure-ships = Schepen op zee
figure-residents = Inwoners
figure-pirate = Kosten van een piraat
figure-fire = Kosten van een brand
figure-favours = Gunsten
figure-colonies = Koloniën
figure-expeditions = Expeditiekaarten
figure-tiles = Tegels
figure-trade = Handelsfiches
figure-explore = Verkenningsfiches
figure-old = Oude Wereld-eilanden
figure-new = Nieuwe Wereld-eilanden
figure-reserved = Bonuspunten
figure-rhombs = Ruiten over

## Tabellen in woorden. Elke regel heeft één aantal van alle spelers.

alt-overview = Iedereen naast elkaar in ronde { $round }.
alt-overview-due = Het wachten is op { $player }.
alt-overview-won = { $player } heeft gewonnen.
alt-score = Stand in ronde { $round }.
alt-score-final = Eindstand na ronde { $round }.
alt-score-player = { $rank }. { $player }: { $score }.
alt-row-2 = { $figure }: { $a } { $one }, { $b } { $two }.
alt-row-2-of = { $figure } (van { $need }): { $a } { $one }, { $b } { $two }.
alt-row-3 = { $figure }: { $a } { $one }, { $b } { $two }, { $c } { $three }.
alt-row-3-of = { $figure } (van { $need }): { $a } { $one }, { $b } { $two }, { $c } { $three }.
alt-row-4 = { $figure }: { $a } { $one }, { $b } { $two }, { $c } { $three }, { $d } { $four }.
alt-row-4-of = { $figure } (van { $need }): { $a } { $one }, { $b } { $two }, { $c } { $three }, { $d } { $four }.

## Volledige teksten: elke plaats apart, voor wie zonder plaatjes speelt

text-1503-resident = Veld { $field }: { $resident }, betaalt { $price }.
text-1503-served = Veld { $field }: { $resident }, betaalt { $price }, heeft in deze beurt gekocht.
text-1503-tile = { $place }: gedekt eilandkaartje met een { $number }.
text-mf-own = { $place }: { $symbol }.
text-mf-taken = { $place } ({ $symbol }): { $player }.
text-mf-open = { $place } ({ $symbol }): vrij en open.
text-mf-bonus-taken = Bonusveld { $points } ({ $area }): { $player }.
text-mf-bonus-free = Bonusveld { $points } ({ $area }): vrij.
text-mf-good = { $good } is nu { $value } waard.
text-mf-sea = Zeeroute { $place }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
text-mf-sea-extra = Zeeroute { $place }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } en een extra kaart.
text-mf-play =
    { $card } op { $place }: +{ $points }, de anderen +{ $others }{ $extra ->
        [0] .
       *[other] , extra kaart.
    }
text-mf-play-sail =
    Met { $card } varen: +{ $points }, de anderen +{ $others }{ $extra ->
        [0] .
       *[other] , extra kaart.
    }
