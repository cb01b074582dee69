### Atoll: the example game.

atoll-title = Atoll
atoll-tagline = Two players share a canoe, plant palms around a lagoon and dive for pearls.

## Words

atoll-groves = groves
atoll-pearls = pearls
atoll-palms = palms
atoll-clockwise = clockwise
atoll-anticlockwise = counterclockwise

## Verbs

atoll-verb-sail = Sail
    .name = sail
    .description = Paddle the canoe by a tile’s number and plant a palm
atoll-verb-dive = Dive
    .name = dive
    .description = Put a tile back into the bag and dive for pearls

## Questions: asked in the panel and placeholder of a menu, up to 150 characters; name and description are an option of a command (32 and 100)

atoll-param-tile = Which tile?
    .name = tile
    .description = The number of one of your tiles
atoll-param-way = In which direction?
    .name = direction
    .description = Clockwise or counterclockwise

## Answers

atoll-choice-tile = Tile { $tile }
atoll-choice-way = { $way } to { $islet }
atoll-choice-other = { $word }
atoll-choice-gain = { $points ->
        [0] No points
        [one] +1 point
       *[other] +{ $points } points
    }

## Tasks

atoll-task-act = Sail or dive with one of your { $tiles } tiles.
atoll-task-wait = Nothing for you to do right now.

## Events

atoll-event-began = The canoe is ready. { $player } goes first.
atoll-event-round = Round { $round } begins.
atoll-event-drew = You draw a { $tile }.
atoll-event-sailed = { $player } plays a { $tile }, paddles { $way } to { $islet } and plants a palm{ $pearls ->
        [0] .
        [one] { " " }beside 1 pearl.
       *[other] { " " }beside { $pearls } pearls.
    }
atoll-event-dived = { $player } puts a { $tile } back and surfaces with { $pearls ->
        [one] 1 pearl
       *[other] { $pearls } pearls
    }.
atoll-event-ended = The game is over: all rounds have been played.

## Outcome

atoll-cause-rounds = All rounds have been played.

## Refusals: a private answer: why not, and what to do instead; one or two short sentences

atoll-refused-game_over = The game is over. { CMD("score") } shows the result.
atoll-refused-not_your_turn = It’s { $player }’s turn. Please wait.
atoll-refused-tile_not_in_hand = You don’t have a { $tile } in hand. Choose another tile.

## Options

atoll-option-first_player = First player
    .description = Who has the first turn
atoll-option-first_player-random = At random
atoll-option-first_player-seat_1 = The first seat

## The picture in words. All sentences together are at most 1024 characters.

atoll-alt-lagoon = Lagoon, round { $round } of { $rounds }. { $player }’s turn.
atoll-alt-lagoon-over = Lagoon after round { $round } of { $rounds }.
atoll-alt-lagoon-won = { $player } has won.
atoll-alt-lagoon-player = { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, of these { $groves } for groves and { $pearls } for pearls; tiles in hand: { $tiles }.
# $places are letters: "A C D".
atoll-alt-lagoon-palms = { $player }’s palms: { $places }.
atoll-alt-lagoon-canoe = The canoe is at { $place }. Tiles in the bag: { $bag }.
atoll-alt-lagoon-hand = { $player } holds { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }.
atoll-alt-lagoon-tile = Tile { $tile }: clockwise to { $place } (+{ $points }), counterclockwise to { $second } (+{ $second_points }).
atoll-alt-lagoon-tile-only = Tile { $tile }.
atoll-text-lagoon-free = { $place } is free, pearls: { $pearls }.

## Lobby

atoll-lobby-length = about 10 minutes at one table
atoll-lobby-weight = ●○○○○ very light
