### Players: which sprite stands for which word. `sprite-<key>` is the name of a file in assets/sprites; a heading is the key
### `legend-<heading>` of a group in the legend.

## players

sprite-seat_0 = seat_0
sprite-seat_1 = seat_1
sprite-seat_2 = seat_2
sprite-seat_3 = seat_3
