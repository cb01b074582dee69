### Mille Fiori.

mille-fiori-title = Mille Fiori
mille-fiori-tagline = Draft cards, place glass tiles, and chain your turns into combos.

## Areas and sources of points

mille-fiori-workshops = workshops
mille-fiori-houses = houses
mille-fiori-nobili = Nobili
mille-fiori-populi = Populi
mille-fiori-trade = trade
mille-fiori-harbor = harbor
mille-fiori-sea_route = sea route
mille-fiori-bonus = bonus spaces

## Verbs

mille-fiori-verb-choose = Choose
    .name = choose
    .description = Pick the card you want to play; no one sees it yet
mille-fiori-verb-place = Place
    .name = place
    .description = Play a card and place a glass tile
mille-fiori-verb-sail = Sail
    .name = sail
    .description = Use a card only to move your ship along the sea route
mille-fiori-verb-decline = Decline
    .name = decline
    .description = Decline the extra card you earned
mille-fiori-verb-plan = Plan
    .name = plan
    .description = Decide now what to play when your turn comes; only you see it
mille-fiori-verb-plan_or = Plan B
    .name = plan-b
    .description = Add what to play if your plan no longer works
mille-fiori-verb-plan_extra = Plan: extra card
    .name = plan-extra
    .description = Add what to do with an extra card you might earn
mille-fiori-verb-cancel_plan = Cancel plan
    .name = cancel-plan
    .description = Cancel your plan and play by hand

## Questions: asked in the panel and placeholder of a menu, up to 150 characters; name and description are an option of a command (32 and 100)

mille-fiori-param-card = Which card?
    .name = card
    .description = The card to use
mille-fiori-param-area = A card from which area?
    .name = area
    .description = The card’s area
mille-fiori-param-field = On which space?
    .name = space
    .description = The space for your glass tile, as printed on the board
mille-fiori-param-how = Place a glass tile, or sail?
    .name = how
    .description = Place a glass tile, sail, or decline
mille-fiori-param-guard = When should the plan be carried out?
    .name = condition
    .description = When the plan should be carried out
mille-fiori-param-min_points = How many points must it bring you at least?
    .name = at-least
    .description = The fewest points it must bring you
mille-fiori-param-need_extra = Must it earn an extra card?
    .name = extra-card
    .description = Whether it must earn an extra card
mille-fiori-param-need_bonus = Must it take a bonus space?
    .name = bonus
    .description = Whether it must take a bonus space
mille-fiori-param-max_others = How many points can the others get at most?
    .name = for-others
    .description = The most points the others can get together

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
mille-fiori-choice-guard-as_shown = Only if it’s still as good as now
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
mille-fiori-task-play = Play { $card }: place a glass tile or sail.
mille-fiori-task-play-unknown = Play the card you chose.
mille-fiori-task-play-any = Play one of your { $cards } cards: place a glass tile or sail.
mille-fiori-task-extra = You’ve earned an extra card! Play one of the { $cards } face-up { $cards ->
        [one] card
       *[other] cards
    }, or decline.
mille-fiori-task-wait = Nothing for you to do right now.

## Events

mille-fiori-event-round = Round { $round } begins. { $player } holds the Doge card.
mille-fiori-event-opened = Face-up cards: { $cards }.
mille-fiori-cards-last = { $card }
mille-fiori-cards-more = { $card }, { $more }
mille-fiori-event-hand = Your hand: { $cards }.
mille-fiori-event-chosen = { $player } has chosen.
mille-fiori-event-chosen-yours = You chose { $card }. You can change it until everyone has chosen.
mille-fiori-event-locked = Everyone has chosen. { $player } goes first.
mille-fiori-event-placed = { $player } plays { $card }{ $extra ->
        [0] { "" }
       *[other] { " " }as an extra card
    } and places a glass tile on { $field } ({ $symbol }){ $planned ->
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
mille-fiori-event-ship = { $player }’s ship reaches space { $position }.
mille-fiori-event-scored = { $player } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } ({ $source }).
mille-fiori-event-bonus = { $player } takes the bonus space { $points } ({ $area }).
mille-fiori-event-extra = { $player } earns an extra card.
mille-fiori-event-declined = { $player } declines the extra card.
mille-fiori-event-lapsed = { $player }’s extra card is lost – nothing can be played.
mille-fiori-event-last-rhomb = { $player } has used the last glass tile of their supply. The game ends after this card round.
mille-fiori-event-laid-out = { $player } adds { $cards } to the face-up cards.
mille-fiori-event-plan = Your plan is set: { $alternatives ->
        [one] one way to play
       *[other] { $alternatives } ways to play
    }{ $extras ->
        [0] .
        [one] , one extra card.
       *[other] , { $extras } extra cards.
    }
mille-fiori-event-plan-cancelled = Your plan is canceled.
mille-fiori-event-plan-dropped = Your plan wasn’t carried out: { $reason } Please play by hand.
mille-fiori-event-ended-rhombs = The game is over: { $player } has no glass tiles left in their supply.
mille-fiori-event-ended-deck = The game is over: there are too few cards for another round.

mille-fiori-misfit-field-taken = the space was taken.
mille-fiori-misfit-not-supported = the spaces below aren’t occupied yet.
mille-fiori-misfit-house = another house is next: { $field }.
mille-fiori-misfit-ship = your ship is at the end of the sea route.
mille-fiori-misfit-rhomb = you have no glass tiles left.
mille-fiori-misfit-card = the card is gone.
mille-fiori-misfit-illegal = it was no longer possible.
mille-fiori-misfit-points = it would have brought fewer points.
mille-fiori-misfit-extra = it wouldn’t have earned an extra card.
mille-fiori-misfit-bonus = it wouldn’t have taken a bonus space.
mille-fiori-misfit-others = the others would have gotten too many points.
mille-fiori-misfit-nothing = nothing was planned for this extra card.

## Outcome

mille-fiori-cause-rhombs = A player placed the last glass tile of their supply.
mille-fiori-cause-deck = There were too few cards for another round.

## Refusals: a private answer: why not, and what to do instead; one or two short sentences

mille-fiori-refused-game_over = The game is over. { CMD("score") } shows the result.
mille-fiori-refused-not_a_player = You’re not playing in this game. You can watch.
mille-fiori-refused-unknown_card = That’s not one of the cards. Pick one from the list.
mille-fiori-refused-locked = Everyone has chosen, so you can’t change your card anymore.
mille-fiori-refused-wrong_phase = { $plan ->
        [0] You can’t choose a card right now.
       *[other] You can plan only before your turn in this card round.
    }
mille-fiori-refused-choose_first = { $plan ->
        [0] First, everyone chooses a card.
       *[other] Choose a card before you plan how to play it.
    }
mille-fiori-refused-not_your_turn = It’s { $player }’s turn. You can plan ahead.
mille-fiori-refused-card_not_chosen = You chose another card. Play that one.
mille-fiori-refused-card_not_in_hand = You don’t have this card in hand. Choose another.
mille-fiori-refused-card_not_in_display = This card isn’t face up. Choose another.
mille-fiori-refused-field_taken = This space is already occupied. Choose another.
mille-fiori-refused-wrong_area = This card belongs to another area: { $area }. Choose a space there.
mille-fiori-refused-wrong_symbol = This card needs a space with { $symbol }. Choose one.
mille-fiori-refused-house_not_next = Houses are filled in order. The next one is { $field }.
mille-fiori-refused-not_supported = The two spaces below must be occupied first. Choose another.
mille-fiori-refused-no_rhomb = You have no glass tiles left. You can only sail or decline.
mille-fiori-refused-ship_at_end = Your ship has reached the end of the sea route. Place a glass tile instead.
mille-fiori-refused-no_extra_pending = You have no extra card to decline. Play the card you chose.
mille-fiori-refused-your_turn = It’s your turn – just play.
mille-fiori-refused-impossible = That can’t be played: { $reason }
mille-fiori-refused-too_long = A plan can have up to 5 ways to play and 8 extra cards. Remove something first.
mille-fiori-refused-no_plan = You don’t have a plan yet.

mille-fiori-never-field-taken = the space is already occupied.
mille-fiori-never-wrong-area = the card belongs to another area ({ $area }).
mille-fiori-never-wrong-symbol = the card needs a space with { $symbol }.
mille-fiori-never-ship-at-end = your ship has reached the end of the sea route.
mille-fiori-never-card-not-there = the card is neither in your hand nor face up.

## Options

mille-fiori-option-display = Face-up cards
    .description = How cards come to lie face up next to the board
mille-fiori-option-display-per_round = One per player every round (25 + 5 glass tiles)
mille-fiori-option-display-nine = Nine at the start, four with three players (27 + 3 glass tiles)
mille-fiori-option-draft = Choosing
    .description = When you pick the card you play
mille-fiori-option-draft-simultaneous = All at the same time
mille-fiori-option-draft-on_turn = In your own turn (more tactical, slower)
mille-fiori-option-leftovers = Last cards
    .description = When a round’s last cards join the face-up cards
mille-fiori-option-leftovers-end_of_round = At the end of the round
mille-fiori-option-leftovers-when_chosen = As soon as the last card is chosen
mille-fiori-option-first_player = First player
    .description = Who holds the Doge card first
mille-fiori-option-first_player-random = At random
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

## Lobby

mille-fiori-lobby-length = about 75 minutes at one table
mille-fiori-lobby-weight = ●●○○○ light
