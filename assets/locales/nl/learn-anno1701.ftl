### Learn in five minutes, and tips. ① to ⑤ are the numbers drawn on the card’s picture; .alt describes what they point at.

learn-anno1701-1 =
    Win **vijf keer de gunst van de koningin**. Je gunst verschijnt bovenaan ①.

    Inwoners brengen gunst die niemand je kan afnemen. De eerste is de burger ②: die kost 1 textiel, 1 tabak en 1 rum. Meer gunst krijg je voor kanonnen, handelszakken en tevreden inwoners, voor opera en schouwburg en voor giften.

    Tabak en rum groeien niet thuis: je vindt ze op de eilanden.
    .title = Het doel
    .alt = ① vijf plaatsen voor gunst bovenaan. ② het veld van de burger, die textiel, tabak en rum kost.

learn-anno1701-2 =
    ① Landschappen. Wie er ook gooit: bij een 3 levert dit gebergte je gereedschap op.
    ② Je uitbreidingstegels. Alleen jij kent ze, tot je ze bouwt.
    ③ De kolonist ruilt één keer in elk van jouw beurten 3 gelijke goederen voor 1 ander product.
    ④ Je goud. Met minder dan 3 is er oproer.
    .title = Je bord
    .alt = ① een gebergte met het getal 3. ② twee uitbreidingstegels, nog niet gebouwd. ③ de kolonist, die 3 voor 1 ruilt. ④ je goud.

learn-anno1701-3 =
    De bot gooit voor je ① en iedereen krijgt goederen. 2, 7 en 12 brengen gebeurtenissen. Daarna in elke volgorde, zo vaak je kunt:
    - **{ anno1701-verb-build_resident }**, **{ anno1701-verb-build_building }**, **{ anno1701-verb-build_ship }**
    - **{ anno1701-verb-offer }**, **{ anno1701-verb-use }**, **{ anno1701-verb-buy_tile }**

    Klaar? **{ anno1701-verb-set_sail }** sluit de markt. Nu vaart je schip ②: **{ anno1701-verb-sail }**. Op een vraagteken ③ kom je iemand tegen. Bij een anker laat **{ anno1701-verb-discover }** je twee tegels ④ zien, en met **{ anno1701-verb-found }** leveren ze je goederen op. Daarna **{ anno1701-verb-end_turn }**.
    .title = Een beurt, knop voor knop
    .alt = ① de dobbelstenen. ② je schip op G4. ③ een vraagteken op zee. ④ een onbekende eilandtegel.

learn-anno1701-4 =
    Vijf keer gunst wint, zodra je aan de beurt bent en er geen oproer is.

    ① Zeemacht, handelsmacht, tevredenheid: wie het eerst 3 symbolen heeft, krijgt de gunst. Wie er meer heeft, neemt die over.
    ② Je kunt de koningin iets schenken. Het goedkoopste vrije veld geldt, het eerste kost 7 goud.
    ③ Zo staat iedereen ervoor. Voor de vijfde gunst heb je 3 goud meer nodig dan die kost.
    .title = Zo win je
    .alt = ① het veld van de zeemacht. ② de giften: 7, 9, 10, 11 en 12 goud. ③ jouw rij met gunst in de tabel.

learn-anno1701-5 =
    ① **Je laatste goud uitgeven.** Met minder dan 3 goud is er oproer: niets bij 6 en 8, en geen overwinning.
    ② **Te veel goederen houden.** Bij meer dan 7 neemt een brand de helft. Bouw of handel voordat je beurt eindigt.
    ③ **Thuisblijven.** Zonder tabak en rum geen burger. Sticht vroeg koloniën. Het schip gaat terug naar je voorraad, dus bouw het weer.
    .title = Drie beginnersfouten
    .alt = ① je goud. ② je goederen en de grens bij brand. ③ je koloniën.

## Tips in the guided first game. The part after the game is a verb, a verb and its question, or the key of a task or event.

tip-anno1701-task-choose_tiles = Twee tegels voor het begin. Goedkope helpers voor elke beurt, zoals herberg of pakhuis, spelen makkelijk.
tip-anno1701-task-action = Eerst bouwen en handelen. Druk pas op “Uitvaren” als je klaar bent: dan is de markt deze beurt dicht.
tip-anno1701-task-sailing = Ga naar een anker: daar bekijk je twee tegels of sticht je meteen een kolonie.
tip-anno1701-task-encounter = Een vraagteken op zee: soms geluk, soms pech. Het groene antwoord is het veilige.
tip-anno1701-task-discard = Houd wat je volgende inwoner kost: textiel, tabak en rum.
tip-anno1701-task-place_tile = Neem een vrij grasveld. Op een landschap zou dat niets meer opleveren.
tip-anno1701-task-place_tile_known = Neem een vrij grasveld. Op een landschap zou dat niets meer opleveren.
tip-anno1701-build_resident = Gunst die niemand je afneemt. Doe dit zodra je kunt.
tip-anno1701-build_building = Een tegel telt pas als hij gebouwd is: dan zijn de symbolen en het voordeel van jou.
tip-anno1701-build_ship = Zonder schip geen nieuwe koloniën. Een nieuw schip vaart nog deze beurt.
tip-anno1701-buy_tile = Voor 2 goud kies je uit drie tegels. Houd wel 3 goud over, anders is er oproer.
tip-anno1701-use = Ruilen maakt van wat je over hebt tabak of rum. Elk gebouw werkt één keer per beurt.
tip-anno1701-set_sail = Niets meer te bouwen? Dan de zee op.
tip-anno1701-sail = Vaar naar onbekende tegels in de buurt. Een vraagteken houdt het schip tegen.
tip-anno1701-discover = Dit kost één bewegingspunt, en alleen jij ziet de tegels. Tien van de 28 leveren niets op, dus kijken loont.
tip-anno1701-found = Beide tegels leveren je nu goederen op. Het schip gaat terug naar je voorraad.
tip-anno1701-found-ship = Het schip gaat terug naar je voorraad, en de twee tegels liggen voor iedereen open.
tip-anno1701-end_turn = Je goederen blijven van jou, maar bij meer dan 7 kan er brand komen.
tip-anno1701-event-rolled = Elke worp geldt voor iedereen: je krijgt ook in andermans beurt goederen.
tip-anno1701-event-yielded_own = Dit zijn je goederen uit deze worp: van je bord en van eilanden met jouw koloniën.
tip-anno1701-event-taxed_own = Belasting: 1 goud, en 1 meer voor elke tevreden inwoner.
tip-anno1701-event-burnt_own = Bij meer dan 7 goederen brandt het. Gebruik ze voordat je beurt eindigt.
tip-anno1701-event-queen_own = Vanaf je tweede gunst wil de koningin af en toe goud. Houd wat over.
tip-anno1701-event-riot_began_own = Kom weer op 3 goud: verkoop iets in een herberg of handel voor goud.
tip-anno1701-event-founded = Deze tegels liggen nu open. Via hun andere ankers kun jij ze ook gebruiken.
tip-anno1701-event-power_gained = Deze gunst kan iedereen met meer symbolen overnemen.
tip-anno1701-event-offer = Iedereen kan het aannemen. Weiger of negeer het: niemand wacht op je.
