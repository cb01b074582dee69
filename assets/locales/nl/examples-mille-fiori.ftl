### Voorbeelden bij de onderwerpen van de regels, onder de tekst: twee of drie zinnen met Ada en Ben.

examples-mille-fiori-goal =
    Ada legt een ruit in de handel: zij krijgt 3 punten, en Ben, die er al twee heeft, 6. In ruil verdient ze een extra kaart en speelt ze door.
examples-mille-fiori-setup =
    Ada gebruikt een kwartskaart alleen om te varen. Nu is er één kaart te weinig voor de kwartsvelden: eentje blijft altijd leeg.
examples-mille-fiori-round =
    Ada, Ben en Cem krijgen elk 5 kaarten. Ieder kiest er een en geeft er 4 door. Na vier kaartrondes heeft ieder nog 1 kaart; die gaan naar de open kaarten.
examples-mille-fiori-choosing =
    Ada kiest een huiskaart, vindt daarna de leeuw beter en kiest opnieuw. Zodra Ben als laatste gekozen heeft, staat het vast.
examples-mille-fiori-turn =
    Bens kaart toont een vis en het getal 4. Hij kan een ruit in de piramide van de Populi leggen, of de vis vergeten en 4 velden varen.
examples-mille-fiori-workshops =
    Ada heeft twee aaneengesloten werkplaatsen en legt er een derde veld naast: 3 punten. Toont het nieuwe veld pigment, dan zijn het er 6.
examples-mille-fiori-houses =
    De twee huizen voor het volgende zijn van Ada: waarden 4 en 3. Ze legt op de 5 en krijgt 4 + 3 + 5 = 12. Het is haar derde waarde: een extra kaart.
examples-mille-fiori-people =
    Ada legt met het juiste symbool bovenaan: 12 punten. Daaronder liggen twee eigen ruiten in het midden en die van Ben onderaan: de hare betalen haar elk 3, de zijne hem elk 1.
examples-mille-fiori-trade =
    Drie sieradenvelden zijn bezet, twee door Ben. Ada legt het vierde: de waarde is 4. Ben krijgt 8, Ada voor haar twee ruiten ook 8. Gelijk, dus geen extra kaart.
examples-mille-fiori-harbor =
    Ben legt het derde schip van een rij; twee zijn van hem, één is van Ada. In die rij zijn drie goederen bezet: 6 punten per schip. Ben krijgt 12, Ada 6.
examples-mille-fiori-sailing =
    Ada’s schip staat op veld 4. Met een 3 komt ze op veld 7: geen punten, wel een extra kaart. Met een 2 kwam ze op veld 6 en kreeg ze 10 punten.
examples-mille-fiori-bonus =
    Ben heeft als eerste alle vier de grondstoffen: hij legt een ruit op de 20. Ada volgt later en neemt de 15.
examples-mille-fiori-extra =
    Ada sluit een ster en speelt een open huiskaart. Het is haar derde huiswaarde, dus speelt ze nog een open kaart. Die levert niets extra’s op, en de ketting eindigt.
examples-mille-fiori-plans =
    Ada plant een ruit bij een ster, en als dat niet kan een vaart. Ben is sneller: haar plan vaart dan, en niemand hoefde te wachten.
examples-mille-fiori-ending =
    Ada legt de laatste ruit van haar voorraad en verdient een extra kaart. Die speelt ze met een ruit uit de reserve. Ben en Cem zijn in deze kaartronde nog aan de beurt.
examples-mille-fiori-options =
    Ada opent een partij voor vier met negen open kaarten. Ze liggen er vanaf het begin, en ieder heeft 27 ruiten en 3 in reserve.
