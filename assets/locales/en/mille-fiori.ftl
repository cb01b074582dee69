### Mille Fiori.

mille-fiori-title = Mille Fiori
mille-fiori-tagline = Draft cards, lay glass on Murano, and chain your turns.

## Areas and sources of points

mille-fiori-workshops = workshops
mille-fiori-houses = houses
mille-fiori-nobili = Nobili
mille-fiori-populi = Populi
mille-fiori-trade = trade
mille-fiori-harbor = harbor
mille-fiori-sea_route = sea route
mille-fiori-bonus = bonus places

## Verbs

mille-fiori-verb-choose = Choose
    .name = choose
    .description = Pick the card you want to play. Nobody sees it yet.
mille-fiori-verb-place = Place
    .name = place
    .description = Put a rhomb on the board with a card.
mille-fiori-verb-sail = Sail
    .name = sail
    .description = Use a card only to move your ship along the sea route.
mille-fiori-verb-decline = Decline
    .name = decline
    .description = Do without the extra card you have earned.
mille-fiori-verb-plan = Plan
    .name = plan
    .description = Say now what to play when your turn comes. Only you see it.
mille-fiori-verb-plan_or = Plan: otherwise
    .name = plan-otherwise
    .description = Add what to play if your plan no longer works.
mille-fiori-verb-plan_extra = Plan: extra card
    .name = plan-extra
    .description = Add what to do with an extra card you may earn.
mille-fiori-verb-cancel_plan = Cancel plan
    .name = cancel-plan
    .description = Forget your plan and play by hand.

## Questions

mille-fiori-param-card = Which card?
    .name = card
    .description = The card to use.
mille-fiori-param-area = A card of which area?
    .name = area
    .description = The area the card belongs to.
mille-fiori-param-field = On which field?
    .name = field
    .description = The field for your rhomb, as printed on the board.
mille-fiori-param-how = Place a rhomb, or sail?
    .name = how
    .description = Place a rhomb, sail, or decline.
mille-fiori-param-guard = When should the plan be carried out?
    .name = condition
    .description = When the plan should be carried out.
mille-fiori-param-min_points = How many points must it bring you at least?
    .name = at-least
    .description = The fewest points it must bring you.
mille-fiori-param-need_extra = Must it earn an extra card?
    .name = extra-card
    .description = Whether it must earn an extra card.
mille-fiori-param-need_bonus = Must it take a bonus place?
    .name = bonus
    .description = Whether it must take a bonus place.
mille-fiori-param-max_others = How many points may the others get at most?
    .name = for-others
    .description = The most points the others may get together.

## Answers

mille-fiori-choice-word = { $word }
mille-fiori-choice-card = { $card }
mille-fiori-choice-field = { $field } · { $symbol }
mille-fiori-choice-house = { $field } · value { $value }
mille-fiori-choice-next-house = The next free house
mille-fiori-choice-preview = { $points ->
        [0] No points
        [one] +1 point
       *[other] +{ $points } points
    }{ $others ->
        [0] { "" }
       *[other] , others +{ $others }
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }· bonus { $bonus }
    }{ $extra ->
        [0] { "" }
       *[other] { " " }· extra card
    }
mille-fiori-choice-guard-as_shown = Only if it is still as good as now
mille-fiori-choice-guard-always = Whatever it brings
mille-fiori-choice-guard-custom = On my own terms
mille-fiori-choice-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
mille-fiori-choice-any = Any number
mille-fiori-choice-yes = Yes
mille-fiori-choice-no = No

## Tasks

mille-fiori-task-choose = Choose one of your { $cards } cards.
mille-fiori-task-play = Play { $card }: place a rhomb or sail.
mille-fiori-task-play-unknown = Play the card you chose.
mille-fiori-task-play-any = Play one of your { $cards } cards: place a rhomb or sail.
mille-fiori-task-extra = You have earned an extra card: play one of the { $cards } open { $cards ->
        [one] card
       *[other] cards
    }, or decline.
mille-fiori-task-wait = Nothing to do just now.

## Events

mille-fiori-event-round = Round { $round } begins. { $player } holds the Doge card.
mille-fiori-event-opened = Laid open: { $cards }.
mille-fiori-cards-last = { $card }
mille-fiori-cards-more = { $card }, { $more }
mille-fiori-event-hand = Your hand: { $cards }.
mille-fiori-event-chosen = { $player } has chosen.
mille-fiori-event-chosen-yours = You have chosen { $card }. You can change it until everyone has chosen.
mille-fiori-event-locked = Everyone has chosen. { $player } begins.
mille-fiori-event-placed = { $player } plays { $card }{ $extra ->
        [0] { "" }
       *[other] { " " }as an extra card
    } and places a rhomb on { $field } ({ $symbol }){ $planned ->
        [0] .
       *[other] , as planned.
    }
mille-fiori-event-sailed = { $player } plays { $card }{ $extra ->
        [0] { "" }
       *[other] { " " }as an extra card
    } and sails{ $planned ->
        [0] .
       *[other] , as planned.
    }
mille-fiori-event-ship = The ship of { $player } reaches field { $position }.
mille-fiori-event-scored = { $player } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } ({ $source }).
mille-fiori-event-bonus = { $player } takes the bonus place { $points } ({ $area }).
mille-fiori-event-extra = { $player } has earned an extra card.
mille-fiori-event-declined = { $player } declines the extra card.
mille-fiori-event-lapsed = The extra card of { $player } lapses: there is nothing to play.
mille-fiori-event-last-rhomb = { $player } has used the last rhomb of the supply. The game ends after this card round.
mille-fiori-event-laid-out = { $player } lays out what is left: { $cards }.
mille-fiori-event-plan = Your plan is noted: { $alternatives ->
        [one] one way to play
       *[other] { $alternatives } ways to play
    }{ $extras ->
        [0] .
        [one] , one extra card.
       *[other] , { $extras } extra cards.
    }
mille-fiori-event-plan-cancelled = Your plan is forgotten.
mille-fiori-event-plan-dropped = Your plan was not carried out: { $reason } Please play by hand.
mille-fiori-event-ended-rhombs = The game is over: { $player } ran out of rhombs.
mille-fiori-event-ended-deck = The game is over: there are too few cards for another round.

mille-fiori-misfit-field-taken = the field was taken.
mille-fiori-misfit-not-supported = the fields below are not occupied yet.
mille-fiori-misfit-house = another house is next: { $field }.
mille-fiori-misfit-ship = your ship is at the end of the sea route.
mille-fiori-misfit-rhomb = you have no rhomb left.
mille-fiori-misfit-card = the card is gone.
mille-fiori-misfit-illegal = it was no longer possible.
mille-fiori-misfit-points = it would have brought fewer points.
mille-fiori-misfit-extra = it would not have earned an extra card.
mille-fiori-misfit-bonus = it would not have taken a bonus place.
mille-fiori-misfit-others = the others would have got too many points.
mille-fiori-misfit-nothing = nothing was planned for this extra card.

## Outcome

mille-fiori-cause-rhombs = A player has laid the last rhomb of the personal supply.
mille-fiori-cause-deck = There were too few cards for another round.

## Refusals

mille-fiori-refused-game_over = The game is over.
mille-fiori-refused-not_a_player = You are not playing in this game.
mille-fiori-refused-unknown_card = There is no such card.
mille-fiori-refused-locked = Everyone has chosen; picks can no longer be changed.
mille-fiori-refused-wrong_phase = { $plan ->
        [0] It is not the time to choose a card.
       *[other] You can plan only before your turn in this card round.
    }
mille-fiori-refused-choose_first = { $plan ->
        [0] First everyone chooses a card.
       *[other] Choose a card before you plan its play.
    }
mille-fiori-refused-not_your_turn = It is the turn of { $player }.
mille-fiori-refused-card_not_chosen = You have chosen another card.
mille-fiori-refused-card_not_in_hand = You do not hold this card.
mille-fiori-refused-card_not_in_display = This card is not in the display.
mille-fiori-refused-field_taken = This field is already occupied.
mille-fiori-refused-wrong_area = This card belongs to the area { $area }.
mille-fiori-refused-wrong_symbol = This card needs a field with { $symbol }.
mille-fiori-refused-house_not_next = Houses are filled in order; the next one is { $field }.
mille-fiori-refused-not_supported = The two fields below must be occupied first.
mille-fiori-refused-no_rhomb = You have no rhomb left; you can only sail or decline.
mille-fiori-refused-ship_at_end = Your ship has reached the end of the sea route.
mille-fiori-refused-no_extra_pending = You have no extra card to decline. The card you chose must be played.
mille-fiori-refused-your_turn = It is your turn: just play.
mille-fiori-refused-impossible = This can never work: { $reason }
mille-fiori-refused-too_long = A plan has at most 5 ways to play and 8 extra cards.
mille-fiori-refused-no_plan = You have no plan.

mille-fiori-never-field-taken = the field is already occupied.
mille-fiori-never-wrong-area = the card belongs to the area { $area }.
mille-fiori-never-wrong-symbol = the card needs a field with { $symbol }.
mille-fiori-never-ship-at-end = your ship has reached the end of the sea route.
mille-fiori-never-card-not-there = the card is neither in your hand nor in the display.

## Options

mille-fiori-option-display = Open cards
    .description = How cards come to lie open beside the board.
mille-fiori-option-display-per_round = One per player every round (25 + 5 rhombs)
mille-fiori-option-display-nine = Nine at the start, four with three players (27 + 3 rhombs)
mille-fiori-option-draft = Choosing
    .description = When you pick the card you play.
mille-fiori-option-draft-simultaneous = All at the same time
mille-fiori-option-draft-on_turn = In your own turn (more tactical, slower)
mille-fiori-option-leftovers = Last cards
    .description = When the last cards of a round join the open cards.
mille-fiori-option-leftovers-end_of_round = At the end of the round
mille-fiori-option-leftovers-when_chosen = As soon as the last card is chosen
mille-fiori-option-first_player = First player
    .description = Who holds the Doge card first.
mille-fiori-option-first_player-random = Drawn by lot
mille-fiori-option-first_player-seat_1 = The first seat

## Symbols

mille-fiori-quartz = quartz
mille-fiori-lime = lime
mille-fiori-ash = ash
mille-fiori-pigment = pigments
mille-fiori-house = house
mille-fiori-coin = coin
mille-fiori-lion = lion
mille-fiori-cross = cross
mille-fiori-shell = shell
mille-fiori-fish = fish
mille-fiori-crab = crab
mille-fiori-glasses = glasses
mille-fiori-carafes = carafes
mille-fiori-jewelry = jewelry
mille-fiori-swans = swan
mille-fiori-ship = ship
