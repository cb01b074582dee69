### The pictures beside a question.

# $question is the question of the panel, $answers for instance "1 C4, 2 D5".
alt-decision = { $question } Numbers on the picture: { $answers }.
alt-decision-answer = { $number } { $label }
# $means for instance "3 gold, 1 wood and 2 tools".
alt-decision-means = You have { $means }.

label-gold = gold
label-rhombs =
    { $pieces ->
        [one] glass tile
       *[other] glass tiles
    }
label-sea-spaces =
    { $pieces ->
        [one] space of the sea route
       *[other] spaces of the sea route
    }

## Anno 1800: objectives in words. They stand beside the drawing of what is counted.

label-1800-second = second:
label-1800-extra-action = once a turn
label-1800-investor-gold = once a turn
label-1800-card-under = hand card under its deck
label-1800-explore-as-trade = at any time
label-1800-most-people = most people
label-1800-most-engineers = most engineers
label-1800-most-investors = most investors
label-1800-most-trade = most trade tokens
label-1800-most-expeditions = most expedition cards
label-1800-each-animal = for each animal visited
label-1800-each-artifact = for each artifact visited
label-1800-one-old-world = at most one Old World island
label-1800-each-new-world = for each New World island
label-1800-each-card = for each card in hand
label-1800-each-industry = for each one built

## Mille Fiori

# After the end: $points include the bonus.
alt-mf-player-final = { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $bonus } of them bonus points; glass tiles left: { $rhombs }, ship on { $ship }.
