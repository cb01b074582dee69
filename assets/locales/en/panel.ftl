# The turn panel: what a press does, what is not possible, and other ways.

glue-choice = { $before } · { $next }
panel-ends-turn = ends your turn
panel-star = ★ is what I recommend.
button-other-ways = ⚙️ Other ways …

mille-fiori-choice-two_uses = Place +{ $place } · Sail +{ $sail }
mille-fiori-choice-later = Choose the card only
mille-fiori-choice-at_sea = Sail with it
