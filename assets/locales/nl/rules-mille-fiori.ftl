### De regels van Mille Fiori in onze eigen woorden, onderwerp na onderwerp, zoals je het spel zou uitleggen.
### `.words` zijn andere woorden waaronder een onderwerp te vinden is.

rules-mille-fiori-goal =
    Je handelt in Venetië in glas. In elke kaartronde speel je een kaart en leg je meestal een glazen ruit van je kleur op het bord. Elke ruit levert meteen punten op, vaak ook voor anderen.

    Volledige verzamelingen leveren bonuspunten op voor het eind, en slim plaatsen levert extra kaarten op. Zo groeit één beurt soms uit tot een lange kettingzet.

    De partij eindigt als iemands voorraad ruiten op is, of als er te weinig kaarten zijn voor nog een ronde. **Wie de meeste punten heeft, wint.**
    .title = Doel van het spel
    .words = winnen winnaar overzicht inleiding beginner murano glas punten bedoeling

rules-mille-fiori-setup =
    Iedereen heeft 30 ruiten: 25 in de persoonlijke voorraad en 5 in de algemene voorraad, die je pas gebruikt als je eigen voorraad op is. De schepen staan aan het begin van de zeeroute, iedereen heeft 0 punten.

    Er zijn 109 kaarten, precies één voor elk veld. Elke kaart toont een gebied, een symbool en in het stuurwiel een getal van 1 tot 5. Gebruik je een kaart alleen om te varen, dan blijft één veld voor altijd leeg.

    Wie begint, heeft de dogekaart. Die schuift elke ronde een plaats op, met de klok mee.
    .title = Voorbereiding
    .words = opzetten begin start voorraad ruiten doge dogekaart aantal spelers delen

rules-mille-fiori-round =
    Aan het begin van een ronde krijgt iedereen 5 kaarten, en per speler wordt één kaart open naast het bord gelegd.

    Dan volgen kaartrondes: iedereen kiest een kaart, de rest gaat naar de linkerbuur, en de gekozen kaarten worden om de beurt gespeeld, te beginnen bij wie de dogekaart heeft. Daarna neem je op wat je rechterbuur heeft doorgegeven.

    Een ronde heeft vier kaartrondes, met twee spelers drie. Wat overblijft komt bij de open kaarten en wacht daar om als extra kaart te worden gespeeld.
    .title = Een ronde
    .words = ronde kaartronde doorgeven volgorde verloop laatste kaarten open kaarten delen

rules-mille-fiori-choosing =
    Iedereen kiest tegelijk en in het geheim. Je kunt je keuze veranderen tot de laatste speler heeft gekozen; dan ligt die vast.

    Niemand ziet je kaart voordat je die speelt. De anderen zien alleen dat je klaar bent. Welke kaarten je hebt doorgegeven, laat de bot je zien tot de kaartronde voorbij is.

    Met de optie om pas in je eigen beurt te kiezen vervalt de gezamenlijke keuze: je zoekt in je beurt een handkaart uit en speelt die meteen. Dat is tactischer, maar per post langzamer.
    .title = Een kaart kiezen
    .words = kiezen keuze geheim veranderen tegelijk hand gesloten draft

rules-mille-fiori-turn =
    In je beurt **moet** je de gekozen kaart spelen, op een van twee manieren:
    - **Plaatsen:** leg een ruit op een vrij veld in het gebied van de kaart. Dat levert punten op en misschien een bonusveld of een extra kaart.
    - **Varen:** kleur en symbool tellen niet, je schip vaart het getal in het stuurwiel.

    Ruiten komen uit je eigen voorraad en pas als die op is uit de algemene. Een bezet veld blijft bezet.

    Je kunt een zet ongedaan maken tot de volgende speler aan de beurt is geweest, maar niet meer als er nieuwe kaarten te zien waren.
    .title = Een kaart spelen
    .words = beurt plaatsen ruit veld spelen terugnemen ongedaan toegestaan zet

rules-mille-fiori-workshops =
    Je bezet een willekeurig vrij veld met het symbool van de kaart: kwarts, kalk, as of pigmenten.

    Je krijgt 1 punt voor het nieuwe veld en voor elk eigen veld dat ermee verbonden is. Is het **nieuwe** veld een pigmentveld, dan levert elk veld van de groep 2 punten op.

    - **Extra kaart:** je bezet het derde en laatste veld rond een van de tien sterren, van wie de andere twee ook zijn.
    - **Bonus:** je hebt van elk van de vier grondstoffen minstens één veld.
    .title = Werkplaatsen
    .words = kwarts kalk as pigment pigmenten grondstoffen groep gebied ster oranje

rules-mille-fiori-houses =
    Huizen worden strikt op volgorde bezet: je neemt altijd het volgende vrije veld van het spoor.

    Je krijgt de waarde van het nieuwe huis. Zijn de huizen vlak ervoor ook van jou, dan krijg je alle waarden van die aaneengesloten rij er nog eens bij.

    Ook telt hoeveel **verschillende waarden** je hebt (1, 2, 3, 4, 5 en 10), naast elkaar of niet:
    - derde waarde: een extra kaart
    - vierde waarde: de bonus
    - vijfde waarde: nog een extra kaart
    .title = Huizen
    .words = huis spoor sleutel waarden rij getallen paars verschillende

rules-mille-fiori-people =
    Twee piramides met elk drie symbolen. Je mag **elk** symbool in de piramide van de kaart bezetten. Voor een hoger veld moeten de twee velden eronder bezet zijn, door wie dan ook.

    Onderaan krijg je 1 punt, in het midden 3, bovenaan 6; het dubbele als op het veld het symbool van je kaart staat. Bovendien levert elke ruit waarop de jouwe rust, ook indirect, de eigenaar punten op: onderaan 1, in het midden 3.

    - **Extra kaart:** een veld in de bovenste laag.
    - **Bonus:** je hebt alle drie de symbolen van deze piramide; elke piramide heeft eigen bonusvelden.
    .title = Personen: Nobili en Populi
    .words = nobili populi piramide munt leeuw kruis schelp vissen krab laag top

rules-mille-fiori-trade =
    Vier soorten goederen: glazen, karaffen, sieraden en zwaan, elk vijf velden. Je bezet een willekeurig vrij veld van het product op je kaart.

    Eerst wordt de waarde van het product bepaald: het aantal bezette velden, het jouwe meegeteld. Dan krijgt **iedereen** die waarde voor elke eigen ruit op dit product.

    - **Extra kaart:** een goede deal. Heeft iemand anders nu meer ruiten op dit product dan jij, dan mag je een extra kaart spelen. Gelijk is niet genoeg.
    - **Bonus:** je hebt van elk van de vier goederen minstens één veld.
    .title = Handel
    .words = waren glazen karaffen sieraden zwaan warenwaarde goede zaak markt

rules-mille-fiori-harbor =
    Je bezet een willekeurig vrij scheepsveld en daarna vaart je schip op de zeeroute het getal van de kaart vooruit.

    Een scheepsveld alleen levert niets op. Als het derde schip van een rij wordt geplaatst, vertrekt de vloot en levert elke ruit erin punten op. Hoeveel hangt af van de bezette goederen in dezelfde rij van de handel, van wie ze ook zijn: bij 0, 1, 2, 3 of 4 goederen is het 0, 1, 3, 6 of 10 punten per ruit.

    Een vloot vertrekt maar één keer; latere goederen veranderen niets. De ruiten blijven liggen.
    .title = Haven
    .words = vloot scheepsveld rij waren vervoer vertrekken

rules-mille-fiori-sailing =
    Elke kaart kun je in plaats daarvan gebruiken om te varen: kleur en symbool tellen niet, er wordt geen ruit gelegd, en je schip vaart precies het getal vooruit. Havenkaarten verplaatsen het schip naast het plaatsen.

    Je krijgt de punten van het veld waar het schip aankomt; velden die je passeert tellen niet. Veld 7 en 16 leveren een extra kaart op, het laatste, veld 20, levert 10 punten en een extra kaart op. Schepen mogen een veld delen.

    Op het laatste veld stopt het schip, ook als het getal hoger is. Daarna kun je niet meer varen.
    .title = Varen
    .words = zeeroute schip handelsroute stuurwiel getal eind laatste veld alternatief

rules-mille-fiori-bonus =
    Werkplaatsen, huizen, Nobili, Populi en handel hebben elk vier bonusvelden: 20, 15, 10 en 5 punten.

    Zodra je de verzameling van een gebied compleet hebt, leg je een ruit op het beste vrije bonusveld, één keer per gebied en partij. Weigeren kan niet. De punten tellen in de eindtelling.

    Ook deze ruit komt uit je eigen voorraad, anders uit de algemene, en die kan de partij beëindigen. Wie helemaal geen ruit meer heeft, krijgt geen bonusveld.
    .title = Bonusvelden
    .words = puntenbonus verzameling 20 15 10 5 eindtelling fiche set

rules-mille-fiori-extra =
    Heb je een extra kaart verdiend, dan mag je meteen een van de open kaarten naast het bord spelen alsof die uit je hand komt: plaatsen of varen. Levert dat weer een extra kaart op, dan ga je door: een kettingzet.

    Je mag er ook van afzien. Bewaren kan niet. Ligt er geen kaart open of kun je met geen enkele iets doen, dan vervalt die vanzelf.

    Extra kaarten verdien je bij de sterren van de werkplaatsen, met de derde en vijfde huiswaarde, in de top van een piramide, met goede deals en op de zeeroute.
    .title = Extra kaarten en kettingzetten
    .words = extra kaart kettingzet open kaarten afzien ketting nog eens

rules-mille-fiori-plans =
    Om niemand te laten wachten kun je vooraf vastleggen wat er in je beurt wordt gespeeld. Een plan is geheim, ook dat het er is.

    Het noemt een veld of een vaart, tot vier andere mogelijkheden voor als dat niet meer kan, en tot acht aanwijzingen voor extra kaarten. Normaal wordt alleen gespeeld wat nog zoveel punten, de extra kaart en de bonus oplevert die je bij het plannen zag; je kunt ook eigen voorwaarden stellen of geen.

    Past er in je beurt niets van, dan vervalt het plan, hoor je waarom en speel je zelf.
    .title = Vooruit plannen
    .words = plan automatisch afwezig wachten geheim voorwaarde alternatief

rules-mille-fiori-ending =
    De partij eindigt op een van twee manieren:
    - Iemand legt de laatste ruit uit de **persoonlijke voorraad** op het bord. Die speler maakt de beurt af, zo nodig met ruiten uit de algemene voorraad, en iedereen die in deze kaartronde nog niet aan de beurt was, speelt nog.
    - Aan het begin van een ronde zijn er geen 5 kaarten voor iedereen.

    Dan komen de punten van de bonusvelden erbij. Wie de meeste punten heeft, wint. Bij gelijke stand wint wie minder ruiten over heeft, beide voorraden samen; is ook dat gelijk, dan delen jullie de winst.
    .title = Einde van het spel
    .words = einde afgelopen eindtelling laatste ruit gelijkspel winnaar trekstapel kaarten op

rules-mille-fiori-options =
    Voor het begin zijn vier dingen in te stellen:
    - **Open kaarten:** elke ronde één per speler, of negen aan het begin en later geen (met z’n drieën vier), dan met 27 ruiten en 3 in de algemene voorraad, zoals in latere uitgaven.
    - **Kiezen:** allemaal tegelijk of pas in je eigen beurt.
    - **Laatste kaarten:** ze komen open te liggen aan het eind van de ronde of zodra de laatste kaart is gekozen.
    - **Startspeler:** door loting of de eerste plaats.
    .title = Opties
    .words = variant instelling negen open kaarten keuze startspeler uitgave huisregels
