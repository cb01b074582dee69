### Learn in five minutes, and tips. ① to ⑤ are the numbers drawn on the card’s picture; .alt describes what they point at.

learn-mille-fiori-1 =
    Je handelt in Venetië in glas. Speel een kaart, leg een ruit van jouw kleur ① op het bord en krijg meteen punten ②.

    Ruiten naast elkaar, complete verzamelingen en lange kettingzetten leveren het meeste op. **De meeste punten winnen.**
    .title = Het doel
    .alt = ① drie rode ruiten naast elkaar in de werkplaatsen. ② de stand van Ada: 24 punten.

learn-mille-fiori-2 =
    ① **Werkplaatsen**: 1 punt voor de nieuwe ruit en voor elke ruit van jou die eraan vastzit.
    ② **Huizen** vul je van links af. Je krijgt het getal, en nog eens je huizen er direct voor.
    ③ **Nobili, Populi**: 1, 3 en 6 punten van onder naar boven. Een hoger veld vraagt beide eronder.
    ④ **Haven en handel**: een product is meer waard naarmate er meer van ligt.
    ⑤ **Zeeroute**: punten waar je schip aankomt.
    .title = Het bord
    .alt = ① de werkplaatsen. ② de huizen. ③ de piramides Nobili en Populi. ④ haven en handel. ⑤ de zeeroute.

learn-mille-fiori-3 =
    1. **{ mille-fiori-verb-choose }**: iedereen kiest in het geheim een kaart, de rest van de hand gaat naar de buren.
    2. Daarna speel je die op een van twee manieren:
    - **{ mille-fiori-verb-place }**: de kaart ① toont je beste veld, hier W29 voor 2 punten.
    - **{ mille-fiori-verb-sail }**: je schip vaart zo ver als het stuurwiel ② aangeeft, hier 1 veld.

    Een ster is een extra kaart: je speelt meteen een van de open kaarten ③, alsof die uit je hand komt.
    .title = Een beurt, knop voor knop
    .alt = ① een kaart voor veld W29: 2 punten en een ster. ② het stuurwiel van die kaart. ③ de open kaarten.

learn-mille-fiori-4 =
    ① Punten komen uit elk gebied.

    ② Een complete verzameling krijgt het beste vrije bonusveld: 20, dan 15, 10 en 5. Hier ontbreekt alleen kalk.

    ③ Legt iemand de laatste ruit uit de eigen voorraad, dan wordt de kaartronde afgemaakt. Daarna is het afgelopen, en ook als de kaarten op zijn.
    .title = Zo win je
    .alt = ① je punten per gebied. ② een verzameling met 3 van 4 en het volgende bonusveld: 20. ③ je ruiten.

learn-mille-fiori-5 =
    ① **Sterren laten liggen.** De derde ruit bij een ster levert een extra kaart op, van wie de eerste twee ook zijn. Hier is W29 vrij: pak het.
    ② **Anderen voeden in de handel.** Elke zwaan levert punten op voor iedereen met zwanen. Kijk eerst wie er wint.
    ③ **Voor één punt varen.** Alleen het veld waar je aankomt telt. Bewaar hoge getallen voor sterren en tienen.
    .title = Drie beginnersfouten
    .alt = ① een ster waar al twee blauwe ruiten liggen. ② de kolom met zwanen. ③ je schip, nog aan de start.

## Tips in the guided first game. The part after the game is a verb, a verb and its question, or the key of a task or event.

tip-mille-fiori-task-choose = Neem de kaart die je nu het meest helpt. De rest gaat naar je buur, dus geef geen ster weg.
tip-mille-fiori-task-play = Plaatsen is meestal beter dan varen. Vaar als je schip op een ster of een tien aankomt.
tip-mille-fiori-task-play-any = Plaatsen is meestal beter dan varen. Vaar als je schip op een ster of een tien aankomt.
tip-mille-fiori-task-extra = Een extra kaart is een gratis zet. Levert die er nog een op, dan gaat je kettingzet door.
tip-mille-fiori-place = Het getoonde veld levert nu het meeste op.
tip-mille-fiori-place-field = Let op eigen buren en op sterren: die zijn meer waard dan losse velden.
tip-mille-fiori-sail = Je schip krijgt alleen punten waar het aankomt.
tip-mille-fiori-choose-card = Het getal achter het veld zijn de punten die het nu zou opleveren.
tip-mille-fiori-event-placed = Kijk wat er nu vrij is: een hoger veld in de piramide, het volgende huis, een ster met twee ruiten.
tip-mille-fiori-event-bonus = Het beste bonusveld van dat gebied is weg. Het volgende loont nog steeds.
tip-mille-fiori-event-extra = Dat leverde een extra kaart op. Pak bij de volgende ster zelf het derde veld.
tip-mille-fiori-event-hand = Je nieuwe hand. Verzamelingen vragen verschillende symbolen: zoek er een die je nog niet hebt.
