### Mille Fiori: which sprite stands for which word. `sprite-<key>` is the name of a file in assets/sprites; a heading is the key
### `legend-<heading>` of a group in the legend.

## symbols

sprite-mille-fiori-quartz = quartz
sprite-mille-fiori-lime = lime
sprite-mille-fiori-ash = ash
sprite-mille-fiori-pigment = pigment
sprite-mille-fiori-house = house
sprite-mille-fiori-coin = coin
sprite-mille-fiori-lion = lion
sprite-mille-fiori-cross = cross
sprite-mille-fiori-shell = shell
sprite-mille-fiori-fish = fish
sprite-mille-fiori-crab = crab
sprite-mille-fiori-glasses = glasses
sprite-mille-fiori-carafes = carafes
sprite-mille-fiori-jewelry = jewelry
sprite-mille-fiori-swans = swans
sprite-mille-fiori-ship = harbor_ship

## areas

sprite-mille-fiori-workshops = quartz
sprite-mille-fiori-houses = house
sprite-mille-fiori-nobili = lion
sprite-mille-fiori-populi = fish
sprite-mille-fiori-trade = glasses
sprite-mille-fiori-harbor = harbor_ship
sprite-mille-fiori-sea_route = wheel
sprite-mille-fiori-bonus = bonus

## cards

sprite-mille-fiori-quartz_1 = quartz
sprite-mille-fiori-quartz_2 = quartz
sprite-mille-fiori-quartz_3 = quartz
sprite-mille-fiori-quartz_4 = quartz
sprite-mille-fiori-quartz_5 = quartz
sprite-mille-fiori-lime_1 = lime
sprite-mille-fiori-lime_2 = lime
sprite-mille-fiori-lime_3 = lime
sprite-mille-fiori-lime_4 = lime
sprite-mille-fiori-lime_5 = lime
sprite-mille-fiori-ash_1 = ash
sprite-mille-fiori-ash_2 = ash
sprite-mille-fiori-ash_3 = ash
sprite-mille-fiori-ash_4 = ash
sprite-mille-fiori-ash_5 = ash
sprite-mille-fiori-pigment_1 = pigment
sprite-mille-fiori-pigment_2 = pigment
sprite-mille-fiori-pigment_3 = pigment
sprite-mille-fiori-pigment_4 = pigment
sprite-mille-fiori-pigment_5 = pigment
sprite-mille-fiori-house_1 = house
sprite-mille-fiori-house_2 = house
sprite-mille-fiori-house_3 = house
sprite-mille-fiori-house_4 = house
sprite-mille-fiori-house_5 = house
sprite-mille-fiori-coin_1 = coin
sprite-mille-fiori-coin_2 = coin
sprite-mille-fiori-coin_3 = coin
sprite-mille-fiori-coin_5 = coin
sprite-mille-fiori-lion_1 = lion
sprite-mille-fiori-lion_2 = lion
sprite-mille-fiori-lion_3 = lion
sprite-mille-fiori-lion_5 = lion
sprite-mille-fiori-cross_1 = cross
sprite-mille-fiori-cross_2 = cross
sprite-mille-fiori-cross_3 = cross
sprite-mille-fiori-cross_4 = cross
sprite-mille-fiori-shell_1 = shell
sprite-mille-fiori-shell_2 = shell
sprite-mille-fiori-shell_3 = shell
sprite-mille-fiori-shell_4 = shell
sprite-mille-fiori-fish_1 = fish
sprite-mille-fiori-fish_2 = fish
sprite-mille-fiori-fish_3 = fish
sprite-mille-fiori-fish_4 = fish
sprite-mille-fiori-crab_1 = crab
sprite-mille-fiori-crab_2 = crab
sprite-mille-fiori-crab_3 = crab
sprite-mille-fiori-crab_5 = crab
sprite-mille-fiori-glasses_1 = glasses
sprite-mille-fiori-glasses_2 = glasses
sprite-mille-fiori-glasses_3 = glasses
sprite-mille-fiori-glasses_4 = glasses
sprite-mille-fiori-glasses_5 = glasses
sprite-mille-fiori-carafes_1 = carafes
sprite-mille-fiori-carafes_2 = carafes
sprite-mille-fiori-carafes_3 = carafes
sprite-mille-fiori-carafes_4 = carafes
sprite-mille-fiori-carafes_5 = carafes
sprite-mille-fiori-jewelry_1 = jewelry
sprite-mille-fiori-jewelry_2 = jewelry
sprite-mille-fiori-jewelry_3 = jewelry
sprite-mille-fiori-jewelry_4 = jewelry
sprite-mille-fiori-jewelry_5 = jewelry
sprite-mille-fiori-swans_1 = swans
sprite-mille-fiori-swans_2 = swans
sprite-mille-fiori-swans_3 = swans
sprite-mille-fiori-swans_4 = swans
sprite-mille-fiori-swans_5 = swans
sprite-mille-fiori-ship_1 = harbor_ship
sprite-mille-fiori-ship_2 = harbor_ship
sprite-mille-fiori-ship_3 = harbor_ship
sprite-mille-fiori-ship_4 = harbor_ship
sprite-mille-fiori-ship_5 = harbor_ship
