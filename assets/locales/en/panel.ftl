# The turn panel: what a press does, what is not possible, and other ways.

glue-choice = { $before } · { $next }
panel-ends-turn = ends your turn
panel-star = ★ is what I recommend.
button-other-ways = ⚙️ Other ways …

mille-fiori-choice-two_uses = Place +{ $place } · Sail +{ $sail }
mille-fiori-choice-later = Choose the card only
mille-fiori-choice-at_sea = Sail with it

anno1503-warning-ship_lost = The tile costs ship { $ship }: it leaves the sea.
anno1701-warning-riot = This leaves you { $gold } gold, which starts a riot on your island.
anno1701-warning-covered = The field under the tile yields no more { $good } on a { $number }.
anno1800-warning-claim = You draw an Old World island at random. You cannot undo that alone.
anno1800-warning-explore = You draw a New World island at random. You cannot undo that alone.
anno1800-warning-expedition = You draw expedition cards. You cannot undo that alone.
