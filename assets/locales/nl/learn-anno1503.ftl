### Learn in five minutes, and tips. ① to ⑤ are the numbers drawn on the card’s picture; .alt describes what they point at.

learn-anno1503-1 =
    Bouw je eiland uit, verkoop aan je inwoners en stuur schepen naar de kleine eilanden.

    Er zijn vijf doelen ②: 30 goud, 4 handelsposten, 3 handelsverdragen, 4 openbare gebouwen, 3 kooplieden. Elk doel dat je hebt, is een overwinningspunt: een schild bovenaan ①.

    Heb je er **in je eigen beurt drie**, dan win je. Kies de drie die bij je passen.
    .title = Het doel
    .alt = ① de schilden voor overwinningspunten bovenaan. ② de vijf doelen: goud, handelsposten, handelsverdragen, openbare gebouwen, kooplieden.

learn-anno1503-2 =
    ① Wat de dobbelsteen oplevert. Wie er ook gooit: bij een 3 krijg je hier hout.
    ② Je inwoners. In elk van jouw beurten koopt ieder één kaart van je, voor het goud dat erbij staat.
    ③ Wat alles kost: een schip, een pionier en de drie stappen van pionier tot koopman.
    ④ Steigers voor handelsposten. Met een handelspost kies je bij dat getal uit twee producten.
    .title = Je eiland
    .alt = ① de getallen 1 tot en met 5 met hun goederen. ② je inwoners en wat ze betalen. ③ de kostentabel. ④ vier grijze steigers.

learn-anno1503-3 =
    De bot gooit voor je en iedereen krijgt goederen ①. Mag je kiezen, druk dan op **{ anno1503-verb-take }**. Daarna in elke volgorde:
    - **{ anno1503-verb-sell }**: elke inwoner koopt één kaart.
    - **{ anno1503-verb-develop }**: een groen vinkje betekent dat je kunt betalen. Hier kan een kolonist ②.
    - **{ anno1503-verb-settle }**, **{ anno1503-verb-build_ship }**, **{ anno1503-verb-buy }**.

    Vaar als laatste: na de eerste keer **{ anno1503-verb-sail }** of **{ anno1503-verb-discover }** kun je deze beurt niet meer bouwen en verkopen. Bij **{ anno1503-verb-end_turn }** houd je vijf kaarten ③: hier moeten er twee weg.
    .title = Een beurt, knop voor knop
    .alt = ① je kaarten. ② de kolonist met een groen vinkje: je kunt die betalen. ③ de handlimiet: 7 van 5 kaarten.

learn-anno1503-4 =
    Je wint in je eigen beurt, met drie overwinningspunten.

    ① Onder zulke kaartjes liggen handelsposten, handelsverdragen, goudkisten en bevorderingen. Er zijn er niet genoeg voor iedereen, dus wees vroeg.
    ② 30 goud is een punt, maar alleen zolang je het hebt.
    ③ Hier zie je hoe ver iedereen is. 30 goud en 3 kooplieden kan niemand voor je neus wegkapen.
    .title = Zo win je
    .alt = ① een gedekt eilandkaartje. ② de streep bij 30 goud. ③ de tabel met hoe ver iedereen met de vijf doelen is.

learn-anno1503-5 =
    ① **Piraat en brand vergeten.** Zoveel zouden ze je nu kosten. Kun je niet alles betalen, dan verlies je een kaartje of een inwoner. Houd wat goud over.
    ② **Kaarten oppotten.** Maar vijf kaarten overleven het einde van je beurt. Verkoop en bouw eerst.
    ③ **Schepen thuislaten.** Een schip in de voorraad ontdekt niets. Heeft het een kaartje thuisgebracht, bouw het dan meteen weer.
    .title = Drie beginnersfouten
    .alt = ① wat piraat en brand je nu zouden kosten. ② de kaarten in je hand. ③ de schepen in je voorraad.

## Tips in the guided first game. The part after the game is a verb, a verb and its question, or the key of a task or event.

tip-anno1503-task-phase2 = Eerst verkopen en bouwen, dan varen: zodra een schip vaart, is de markt deze beurt dicht.
tip-anno1503-task-phase3 = Wat een schip niet gebruikt, vervalt. Bekijk nog een eiland of beëindig je beurt.
tip-anno1503-task-take = Neem wat je volgende stap mist. Specerijen en tabak groeien niet thuis: kies die bij vrije keuze.
tip-anno1503-task-tile = Alleen jij ziet dit kaartje. Een handelspost geeft je bij één getal keuze, tot het einde.
tip-anno1503-sell = Verkopen levert elke beurt goud op. Elke inwoner koopt maar één kaart, dus gebruik ze allemaal.
tip-anno1503-sell-field = Begin bij wie het meeste betaalt. Niemand koopt twee keer in een beurt.
tip-anno1503-develop = Zo krijg je kooplieden: drie ervan zijn een overwinningspunt. En hogere stappen betalen meer.
tip-anno1503-develop-field = Ontwikkel eerst op lage velden: brand pakt het hoogste.
tip-anno1503-settle = Elke pionier is een koper erbij. Vanaf het vierde veld krijg je er gratis een openbaar gebouw bij.
tip-anno1503-settle-building = Vier gebouwen zijn een overwinningspunt. Kies er een die elke beurt helpt, zoals de herberg.
tip-anno1503-build_ship = Twee schepen vinden twee keer zoveel. Een nieuw schip vaart nog deze beurt.
tip-anno1503-buy = Zes goud is veel. Koop alleen de kaart waarmee je nu iets afmaakt.
tip-anno1503-sail = Eilanden dichtbij gaan het snelst. Verre verbergen vaker schatten, specerijen en tabak.
tip-anno1503-sail-to = Stop naast een eiland: je ontdekt wat ernaast ligt.
tip-anno1503-discover = Dit kost één punt, en alleen jij ziet het kaartje. Gebruik je het, dan gaat het schip terug naar je voorraad.
tip-anno1503-use_tile = Gebruik het: elke handelspost en elk handelsverdrag telt mee voor een overwinningspunt.
tip-anno1503-end_turn-discard = Houd wat je volgende stap kost. De rest gaat terug naar de stapels.
tip-anno1503-event-rolled = Elke worp geldt voor iedereen: je krijgt ook in andermans beurt goederen.
tip-anno1503-event-pirate = Piraat: 1 goud voor elk kaartje aan je steigers. Zonder kaartjes betaal je niets.
tip-anno1503-event-fire = Brand: 1 goud voor elke inwoner buiten de twee rode velden.
tip-anno1503-event-golden_times = Gouden tijden: vrije keuze voor iedereen. Meestal zijn specerijen of tabak het best.
tip-anno1503-event-settled_for = Je tegenstander heeft een koper erbij. Houd gelijke tred met eigen pioniers.
tip-anno1503-event-post_docked = Een handelspost minder op de kaart. Vier ervan zijn een overwinningspunt.
tip-anno1503-event-point_gained = Dat is een overwinningspunt. Kijk op het bord: wie mist er nog maar één?
