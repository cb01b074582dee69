### Voorbeelden bij de onderwerpen van de regels, onder de tekst: twee of drie zinnen met Ada en Ben.

examples-anno1503-goal =
    Ada heeft 3 kooplieden en 4 openbare gebouwen, en in haar eigen beurt komt haar goud op 31. Dat zijn drie punten: ze wint meteen.
examples-anno1503-setup =
    Met z’n tweeën ligt er op 12 eilanden een kaartje en zijn er 7 openbare gebouwen. Met Ada, Ben en Cem zijn het 19 eilanden en 11 gebouwen.
examples-anno1503-turn =
    Ada gooit een 3, verkoopt hout aan haar pionier en bouwt een schip. Ze vaart één veld. Verkopen kan deze beurt nu niet meer.
examples-anno1503-yield =
    Ben gooit een 4. Op Ada’s eiland geeft de 4 textiel, maar aan de steiger van de 4 ligt haar handelspost voor specerijen: ze neemt één van de twee.
examples-anno1503-events =
    Ada gooit een 6 en dan een 5: gouden tijden. Ben heeft een kerk en neemt twee goederen, alle anderen één.
examples-anno1503-pirate =
    Ada heeft 3 handelsposten en 1 handelsverdrag, dus de piraat wil 4 goud. Ze heeft er maar 3: het goud houdt ze, één kaartje verliest ze.
examples-anno1503-fire =
    Ben heeft vijf inwoners. Drie daarvan wonen op de velden 3 tot en met 5, dus de brand kost hem 3 goud. Met maar 2 goud zou hij de inwoner op veld 5 verliezen.
examples-anno1503-residents =
    Ada heeft inwoners op de velden 1 tot en met 3. Ze betaalt 1 hout en 1 gereedschap: de nieuwe pionier komt op veld 4 en brengt een openbaar gebouw mee.
examples-anno1503-developing =
    Ben betaalt 2 specerijen en 1 steen, en een kolonist wordt burger. Zo komt er een pionier/kolonistkaartje vrij en kan hij een nieuwe pionier plaatsen.
examples-anno1503-selling =
    Ada heeft een herberg. Haar kolonist betaalt 4 goud voor textiel, haar burger 4 voor specerijen: samen 8. Zonder herberg was het 2 + 3 = 5.
examples-anno1503-buying =
    Ben heeft twee handelsverdragen, dus een kaart kost hem 4 goud in plaats van 6. Hij koopt twee tabak voor 8 goud; een derde moet wachten tot zijn volgende beurt.
examples-anno1503-buildings =
    Ada heeft een school en bevolkt veld 5. Ze kan elk gebouw nemen behalve een tweede school, en kiest de smederij. Die beschermt haar meteen.
examples-anno1503-building_effects =
    Ben heeft de grote handelspost. Hij betaalt Ada 2 goud en trekt een kaart uit haar hand: het is tabak, en dat weten alleen zij tweeën.
examples-anno1503-ships =
    Met drie spelers heeft Ada’s schip 3 actiepunten. Ze vaart twee velden en ontdekt met het derde punt een eiland. Met de scheepswerf had ze er 6.
examples-anno1503-discovering =
    Ben bekijkt een kaartje: een handelspost voor hout, en dat heeft zijn eiland al. Hij legt het terug en vaart verder met zijn laatste punt. Ada ziet alleen waar hij keek.
examples-anno1503-tiles =
    Ada vindt een goudkist en neemt die: 12 goud. Haar schip gaat terug naar de voorraad, en het goud kan ze vanaf haar volgende beurt uitgeven.
examples-anno1503-docks =
    De 2 geeft op Bens eiland steen. Hij legt een handelspost voor tabak aan de steiger van de 2: voortaan kiest hij tussen steen en tabak.
examples-anno1503-victory_points =
    Ada heeft 32 goud en dus het punt. Ze koopt een kaart voor 6: met 26 goud is het punt weg tot ze weer op 30 staat.
examples-anno1503-hand_limit =
    Ben eindigt zijn beurt met 7 kaarten en moet er 2 afleggen. In Ada’s beurt krijgt hij er weer één: dat zijn er 6, en dat mag tot het einde van zijn eigen beurt.
examples-anno1503-secrets =
    Ada ontdekt B2 en legt het kaartje terug. Ben hoort dat ze op B2 keek, niet wat daar ligt. Haar eigen plaatjes herinneren haar eraan.
examples-anno1503-orders =
    Op Ada’s lijst staat: specerijen tot 2, daarna steen. In Bens beurt valt haar “?”. Ze heeft al 2 specerijen, dus krijgt ze steen, en niemand hoeft te wachten.
examples-anno1503-undo =
    Ben verkoopt textiel en bouwt een schip, en bedenkt zich: beide maakt hij gewoon ongedaan. Had hij een eiland ontdekt, dan moest hij het de anderen vragen.
examples-anno1503-ending =
    In Bens beurt levert een worp Ada haar derde punt op. Gewonnen heeft ze nog niet: heeft ze het aan het begin van haar beurt nog, dan wint ze voor de worp.
