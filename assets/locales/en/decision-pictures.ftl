### The pictures beside a question.

# $question is the question of the panel, $answers for instance "1 C4, 2 D5".
alt-decision = { $question } Numbers on the picture: { $answers }.
alt-decision-answer = { $number } { $label }
# $means for instance "3 gold, 1 wood and 2 tools".
alt-decision-means = You have { $means }.

label-gold = gold
label-rhombs =
    { $pieces ->
        [one] rhomb
       *[other] rhombs
    }
label-sea-spaces =
    { $pieces ->
        [one] space of the sea route
       *[other] spaces of the sea route
    }
