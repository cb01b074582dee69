# The turn panel: what a press does, what is not possible, and other ways.

glue-choice = { $before } · { $next }
panel-ends-turn = ends your turn
panel-star = ★ is what I recommend.
button-other-ways = ⚙️ Other ways…

mille-fiori-choice-two_uses = Place +{ $place } · Sail +{ $sail }
mille-fiori-choice-later = Only choose the card
mille-fiori-choice-at_sea = Sail with it

anno1503-warning-ship_lost = Using the tile takes ship { $ship } off the sea.
anno1701-warning-riot = This leaves you with { $gold } gold, which starts a riot on your island.
anno1701-warning-covered = The space under the tile gives no more { $good } on a { $number }.
anno1800-warning-claim = You draw an Old World island at random. You can’t undo that alone.
anno1800-warning-explore = You draw a New World island at random. You can’t undo that alone.
anno1800-warning-expedition = You draw expedition cards. You can’t undo that alone.

anno1503-why-needed = nothing better to do
anno1503-why-ship = ships bring tiles
anno1503-why-develop = leads to merchants
anno1503-why-settle = one more resident
anno1503-why-spare = no goal needs this card
anno1503-why-missing = the only goods you still need
anno1503-why-unknown = an unknown tile is near
anno1503-why-tile = the tile is worth it
anno1701-why-needed = nothing better to do
anno1701-why-favour = one favor closer
anno1701-why-build = you can pay for it
anno1701-why-exchange = gets the goods you need
anno1701-why-tile = room and gold to spare
anno1701-why-site = a free site is near

anno1800-why-effect = a free effect
anno1800-why-end = the turn is done
anno1800-why-card = scores at once
anno1800-why-industry = a card needs it
anno1800-why-island = room or goods are missing
anno1800-why-upgrade = a card needs this resident
anno1800-why-festival = your people need rest
anno1800-why-ship = more islands need ships
