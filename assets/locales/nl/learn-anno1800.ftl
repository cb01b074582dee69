### Learn in five minutes, and tips. ① to ⑤ are the numbers drawn on the card’s picture; .alt describes what they point at.

learn-anno1800-1 =
    Je mensen hebben wensen. Elke bevolkingskaart ① toont welke: hier brood en werkkleding.

    Kun je aan beide komen, dan leg je de kaart neer. Die brengt punten ② en een effect ③, hier twee nieuwe boeren. Nieuwe mensen brengen nieuwe kaarten mee.

    Zodra iemand geen kaart meer in de hand heeft, begint het einde. **De meeste punten winnen.**
    .title = Het doel
    .alt = ① een bevolkingskaart die brood en werkkleding vraagt. ② de 3 punten ervan. ③ het effect: twee boeren.

learn-anno1800-2 =
    ① Je mensen: 2 boeren thuis, 2 aan het werk.
    ② Werkplekken. Iemand uit de woonwijk gaat hierheen en maakt één product, zoals planken.
    ③ Vrije velden voor nieuwe fabrieken en werven. Over oude tegels bouwen mag ook.
    ④ Schepen brengen fiches ⑤: handelsfiches voor producten van anderen, verkenningsfiches voor nieuwe eilanden.
    .title = Je eilanden
    .alt = ① de boeren in je woonwijk. ② de twee werkplekken van de zagerij. ③ vrije kustvelden. ④ je schepen. ⑤ handels- en verkenningsfiches.

learn-anno1800-3 =
    Je hebt **één actie** per beurt. Zeg wat je wilt, en de bot rekent uit hoe je betaalt:
    - **{ anno1800-verb-play }**: lever wat een kaart vraagt.
    - **{ anno1800-verb-build }**: een nieuwe fabriek. **{ anno1800-verb-hire }** en **{ anno1800-verb-upgrade }**: meer en betere mensen.

    Voorbeeld brood: een werker ① gaat naar de bakkerij ②. Bewaren kan niet, het brood is voor deze beurt. Wie werkt ③, blijft daar tot **{ anno1800-verb-festival }** iedereen thuisbrengt. Wat je niet maakt, krijg je door handel, en niemand kan weigeren.
    .title = Een beurt, knop voor knop
    .alt = ① drie werkers thuis. ② de bakkerij met twee vrije werkplekken. ③ hoeveel er aan het werk zijn.

learn-anno1800-4 =
    Kaarten brengen 3, 5 of 8 punten ②. Ook opdrachten, expeditiekaarten en elke 3 goud tellen.

    Wie het eerst geen kaart meer in de hand heeft ①, neemt de vuurwerktegel van 7 punten. De ronde wordt afgemaakt, daarna volgt er nog één.

    De eerste zijn is niet alles: vergelijk de punten voordat je het einde inluidt.
    .title = Zo win je
    .alt = ① hoeveel kaarten je hebt: 7 en 2. ② een kaart van 8 punten.

learn-anno1800-5 =
    ① **Bouwen wat geen kaart wil.** Hier vragen vier kaarten werkkleding. Die fabriek komt eerst.
    ② **Met de grote kaarten beginnen.** 8 punten zijn mooi, maar dit kan nog niemand maken. Begin met de kaarten van 3 punten.
    ③ **Te vroeg feesten.** Een stadsfeest kost je hele actie. Gebruik eerst je mensen en fiches; hier zijn de handelsfiches al op.
    .title = Drie beginnersfouten
    .alt = ① werkkleding, die een kaart vraagt. ② twee kaarten van 8 punten. ③ handelsfiches: 0 van 2 klaar.

## Tips in the guided first game. The part after the game is a verb, a verb and its question, or the key of a task or event.

tip-anno1800-task-act = Eén actie per beurt. Groen is een goede keuze, en een stadsfeest kan altijd.
tip-anno1800-task-extra = Een extra actie: je doet nog iets voordat je beurt eindigt.
tip-anno1800-task-end = Hier is niets verplicht. Vrije acties kunnen ook later; beëindig je beurt wanneer je wilt.
tip-anno1800-task-pay = Je betaalt stap voor stap. “Afronden” verschijnt zodra alles er is.
tip-anno1800-play = Deze kaart kun je betalen: punten meteen, het effect wanneer je wilt.
tip-anno1800-play-card = Kaarten met een vinkje kun je nu betalen.
tip-anno1800-build = Nieuwe fabrieken maken wat je kaarten vragen. Kijk wat het vaakst voorkomt.
tip-anno1800-build-tile = Voor werkers is makkelijker dan voor ambachtslieden: werkers krijg je eerder.
tip-anno1800-build-field = Liefst een leeg veld. Een fabriek onder een andere tegel maakt niets meer.
tip-anno1800-build-pay = De eerste manier neemt eerst je mensen, dan handel, dan goud. Die past bijna altijd.
tip-anno1800-hire = Meer mensen maken meer, maar ieder brengt een kaart mee die gespeeld wil worden.
tip-anno1800-upgrade = Bij opwaarderen trek je geen kaarten: je wordt sterker zonder nieuwe wensen.
tip-anno1800-swap = Kaarten die niemand kan betalen gaan weg, nieuwe komen. Je hand blijft even groot.
tip-anno1800-festival = Iedereen komt thuis en alle fiches zijn weer klaar. Goed als er niets anders meer kan.
tip-anno1800-claim = Een Oude Wereld-eiland geeft ruimte en meteen een bonus. Het eerste kost maar 1 verkenningsfiche.
tip-anno1800-explore = Voor koffie, rum, sigaren, chocolade en katoen heb je Nieuwe Wereld-eilanden nodig. Er komen drie kaarten bij.
tip-anno1800-end_turn = Wat je hebt gemaakt en niet gebruikt, vervalt. Kijk eerst naar vrije acties.
tip-anno1800-activate = Het effect van een neergelegde kaart is een vrije actie: het kost je beurt niet.
tip-anno1800-event-traded = Handel kan niemand weigeren, maar het loont: de eigenaar krijgt 1 goud.
tip-anno1800-event-built = Elke fabriek is er maar twee keer. Wat je tegenstander bouwt, kun je door handel krijgen.
tip-anno1800-event-played = Een kaart minder in die hand. Let op hoeveel er nog over zijn.
tip-anno1800-event-drew = Een nieuwe kaart in je hand. Kijk welk product die vraagt.
tip-anno1800-event-festival = De mensen van je tegenstander zijn weer thuis. Daar kan de komende beurten meer.
tip-anno1800-event-fireworks = Het einde is begonnen: deze ronde nog en dan één meer. Nu tellen alleen punten.
