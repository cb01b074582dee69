# Only a little is translated; the rest is shown in English.

anno1503-wood = bois
    .gender = m
    .partitive = du bois
anno1503-stone = pierre
    .gender = f
    .partitive = de la pierre
anno1503-event-took = { $player } prend { WORD($good, form: "partitive") }.
