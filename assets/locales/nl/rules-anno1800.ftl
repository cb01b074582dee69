### De regels van Anno 1800 in eigen woorden, per onderwerp één tekst, in de volgorde waarin je het spel zou uitleggen.

rules-anno1800-goal =
    Op je thuiseiland staan boerderijen en werkplaatsen, en je hebt mensen en een kleine vloot. Elke beurt doe je **één actie**: uitbouwen, een kaart spelen, mensen ronselen, verkennen of feesten. Bijna elke actie vraagt goederen. Die liggen nooit op voorraad: je mensen maken ze in de beurt waarin je ze gebruikt, of je handelt ze.

    Op je bevolkingskaarten staan behoeften. Vervul ze en leg de kaart neer: die levert invloedspunten en een effect op. Nieuwe mensen brengen nieuwe kaarten mee.

    Wie het eerst geen handkaarten meer heeft, krijgt de vuurwerktegel en luidt het einde in. Wie de meeste invloedspunten heeft, wint.

    Kijk om te beginnen welk product je kaarten het vaakst vragen, en bouw de fabriek ervoor.
    .title = Doel van het spel
    .words = winnen winst waar gaat het om overzicht beginner start inleiding strategie tips invloedspunten

rules-anno1800-setup =
    Iedereen begint met:
    - een thuiseiland met 10 startfabrieken, een werf, twee handelsschepen en een verkenningsschip, alle van kracht 1
    - 4 boeren, 3 werkers en 2 ambachtslieden
    - 2 handelsfiches en 1 verkenningsfiche
    - 7 boer/werker-kaarten en 2 ambachtsman/ingenieur/investeerder-kaarten

    De startspeler heeft geen goud, daarna volgen 1, 2 en 3 goud.

    Op het speelbord liggen 35 fabrieken, elk twee keer, en werven en schepen. Vijf opdrachtkaarten gelden voor iedereen: willekeurig getrokken of door de host gekozen. Voor de eerste partij zijn dat Alonso Graves, Universiteit, Edvard Goode, Isabel Sarmento en Dierentuin.
    .title = Voorbereiding
    .words = opzet start begin uitrusting thuiseiland startspeler aantal spelers instellingen goud

rules-anno1800-turn =
    In je beurt doe je één **actie**:
    - uitbouwen: een fabriek, een werf of schepen
    - een bevolkingskaart spelen, of er maximaal 3 ruilen
    - maximaal 3 mensen ronselen, of maximaal 3 stappen opwaarderen
    - de Oude Wereld ontginnen of de Nieuwe Wereld verkennen
    - expeditiekaarten nemen
    - een stadsfeest vieren

    Ervoor, ertussen en erna mag je zoveel **vrije acties** doen als je wilt: het effect van een gespeelde kaart of een opdrachtkaart gebruiken, diensten voor goud beëindigen, kosteloos opwaarderen, vooruit produceren.

    Sommige effecten geven een extra actie. Een stadsfeest kan altijd. De beurt eindigt als jij dat zegt, of vanzelf als er niets meer te doen is. Wat je maakte en niet gebruikte, vervalt.
    .title = Je beurt
    .words = verloop volgorde stappen ronde acties vrije actie extra actie met de klok mee beurt beëindigen

rules-anno1800-production =
    Een product ontstaat als iemand uit je woonwijk naar een vrije werkplek gaat. Elke fabriek heeft twee werkplekken en laat zien wie er werkt: boeren, werkers, ambachtslieden of ingenieurs. Eén bevolkingssteen maakt één product.

    Je moet het in dezelfde beurt gebruiken; bewaren kan niet. De steen blijft op de werkplek en maakt niets meer tot het einde van de dienst of een stadsfeest.

    Soms vragen de kosten direct om iemand, bijvoorbeeld 1 ingenieur. Die gaat van de woonwijk naar het rustgebied.

    Je maakt nooit meer dan een actie nodig heeft. Maar heb je nog een actie te goed, dan mag je daarvoor in dezelfde beurt vooruit produceren. De host kan dat uitzetten.
    .title = Productie
    .words = produceren maken product goederen werkplek werken mensen steen woonwijk rustgebied voorraad vooruit

rules-anno1800-trade =
    Wat je niet kunt of wilt maken, krijg je door handel met iemand die de fabriek heeft. Je laat handelsfiches rusten, afhankelijk van wie er werkt:
    - boer of werker: 1 fiche
    - ambachtsman: 2 fiches
    - ingenieur: 3 fiches

    De ander kan niet weigeren, zet niemand aan het werk en krijgt per handel 1 goud uit de voorraad. Bezette werkplekken maken niet uit.

    Elk product mag je **één keer per beurt** door handel krijgen, ook met extra acties; verschillende goederen zo vaak als je fiches toelaten.

    Bevolkingsstenen, verkenningsfiches en de zes goederen van de Nieuwe Wereld kun je niet handelen. Wat ervan gemaakt wordt wel: rum wel, suikerriet niet.
    .title = Handel
    .words = handelen kopen ruilen medespeler prijs handelsfiches goud

rules-anno1800-shift =
    In je beurt mag je goud betalen om mensen van een werkplek of uit het rustgebied naar huis te sturen. Ze kunnen meteen weer werken en de werkplek is vrij. De prijs per persoon:
    - boer 1 goud
    - werker 2 goud
    - ambachtsman 3 goud
    - ingenieur 4 goud
    - investeerder 5 goud

    Dat mag zo vaak als je kunt betalen, ook midden in een betaling: dezelfde steen werkt dan twee keer voor één actie.

    Het telt wat iemand nu is: een werker die op de werkplek ambachtsman werd, kost 3.

    Goud krijg je als anderen met je handelen, van sommige kaarten en van Aarhant. Aan het eind is elke 3 goud 1 punt waard.
    .title = Einde dienst
    .words = goud terughalen naar huis vrijmaken moe rustgebied werkplek betalen prijs opnieuw

rules-anno1800-paying =
    Zeg wat je wilt: de bot rekent uit hoe je betaalt en laat de beste manier zien. Eerst je eigen mensen, de laagste het eerst, dan handel, dan goud. Fiches op kaarten gaan voor die op schepen. Bevestig het voorstel, kies een andere manier of stel er zelf een samen.

    Een actie met meer onderdelen wordt stap voor stap betaald, en het eerste mag meehelpen voor het volgende: een nieuwe werker bakt stenen voor de tweede, een nieuw handelsschip handelt goederen voor het volgende schip.

    Is er geen manier, dan zegt de bot wat er ontbreekt.

    Er mag niets overblijven: wat de actie niet nodig heeft, kun je niet maken en ook niet handelen.
    .title = Betalen
    .words = betaling kosten betalen planner voorstel andere manieren ontbreekt tekort bevestigen

rules-anno1800-building =
    Met Uitbouwen bouw je precies één fabriek, of één werf, of schepen. Betaal de kosten en kies een veld:
    - fabriek: elk landveld, ook aan de kust
    - werf: landveld met kust
    - schip: zeeveld

    Elke fabriek is er twee keer, en je mag er van elke soort één hebben. Een versie voor andere mensen is een andere fabriek: de zagerij voor werkers mag naast die voor boeren staan. Alleen een Oude Wereld-eiland kan je dezelfde nog eens geven.

    De zagerij voor werkers en de werf van kracht 1 kosten niets behalve de actie.

    Bouw vroeg de werkerversies van kolenbranderij, steenbakkerij, pakhuis en staalfabriek: aan werkers kom je makkelijker dan aan ambachtslieden.
    .title = Uitbouwen: fabrieken
    .words = bouwen gebouw fabriek landveld kust terrein kosten kosteloos plaats bouwtegel werkerversie

rules-anno1800-overbuilding =
    Je mag elke tegel overbouwen, voorgedrukt of gebouwd, zelfs een waarmee je zojuist hebt betaald. Een gebouwde gaat terug naar het speelbord, een voorgedrukte ligt eronder. Wie er werkt, gaat rusten; een schip verliest zijn fiches.

    Bij het uitbouwen mag je ook één gebouwde tegel terugleggen. Een voorgedrukte eronder werkt dan weer.

    Graan, aardappelen, varkens en wol komen alleen van de boerderijen op de thuiseilanden. Overbouw je er een, dan moet je dat product handelen.

    Er zijn twee edities. In de **herziene** mag een werkerversie op elk landveld. In de **eerste** moet die de startfabriek overbouwen, en mag je zoveel tegels terugleggen als je wilt. De host kiest.
    .title = Overbouwen en edities
    .words = overbouwen bedekken vervangen verwijderen terugleggen tegel editie eerste herziene startfabriek boerderij

rules-anno1800-ships =
    Elke werf bouwt per actie één schip, maximaal zo sterk als de werf zelf. Met drie werven bouw je dus tot drie schepen tegelijk, meer neemt de bot per actie niet aan; werven tellen niet bij elkaar op. Je mag zoveel werven en schepen hebben als je wilt.

    Een schip van kracht 2 brengt 2 fiches mee, meteen te gebruiken. Ze mogen al voor het volgende schip van dezelfde actie betalen.
    - Handelsschip van kracht 1: planken, zeilen; 2: planken, zeilen, handelswaren; 3: zeilen, handelswaren, stoommachines
    - Verkenningsschip van kracht 1: planken, zeilen, kanonnen; 2: zeilen, kanonnen, kolen; 3: zeilen, kanonnen, stoommachines
    - Werf van kracht 1: kosteloos; 2: planken, bakstenen, stalen balken; 3: planken, bakstenen, stalen balken, ramen
    .title = Werven en schepen
    .words = schip werf vloot kracht bouwen kosten handelsschip verkenningsschip zee kust

rules-anno1800-tokens =
    - **Handelsfiches** betalen handel en halen goederen van je Nieuwe Wereld-eilanden, 1 fiche per stuk.
    - **Verkenningsfiches** betalen eilanden, expedities en sommige kaarten.

    Een gebruikt fiche rust tot je volgende stadsfeest. Elk telt voor 1, van welk schip het ook komt.

    Sommige kaarten geven fiches die op de kaart liggen. Ze tellen als de andere, maar gaan na gebruik naar de voorraad, en bij je volgende stadsfeest ook ongebruikt. Geef ze dus het eerst uit.

    Wordt een schip overbouwd of teruggelegd, dan gaan zijn fiches mee, rustende het eerst.

    Met Beryl O’Mara mag je 2 verkenningsfiches als 1 handelsfiche gebruiken.
    .title = Marinefiches
    .words = handelsfiche verkenningsfiche marine klaar rusten gebruikt kaart voorraad

rules-anno1800-cards =
    Als actie speel je één bevolkingskaart uit je hand. Maak de goederen die erop staan, of laat de fiches rusten, en leg de kaart neer:
    - boer/werker-kaart: 3 punten
    - Nieuwe Wereld-kaart: 5 punten
    - ambachtsman/ingenieur/investeerder-kaart: 8 punten

    Elke gespeelde kaart heeft een effect dat je één keer mag gebruiken, nu of in een latere eigen beurt. Dat is een vrije actie, voor zoveel kaarten als je wilt. Daarna wordt de kaart omgedraaid; de punten blijven.

    Nieuwe kaarten komen met nieuwe mensen en met Nieuwe Wereld-eilanden.

    Handkaarten kosten je aan het eind niets, tenzij de Pyrphorianen in het spel zijn.
    .title = Bevolkingskaarten
    .words = spelen kaart hand handkaarten behoefte punten invloed activeren neerleggen

rules-anno1800-effects =
    - **Mensen:** je krijgt de getoonde bevolkingsstenen, met voor elk een kaart. Is de stapel leeg, dan betaal je goud: 1 voor boeren en werkers, anders 3. Wat je niet kunt betalen, vervalt.
    - **Goud:** krijg je meteen.
    - **Fiches:** liggen op de kaart tot je ze gebruikt of feest viert.
    - **Expeditie:** 2 expeditiekaarten.
    - **Nieuwe Wereld:** één product van de Nieuwe Wereld kosteloos, te gebruiken bij een betaling.
    - **Opwaarderingen:** maximaal 3 kosteloze, boer tot werker of werker tot ambachtsman, in deze beurt.
    - **Extra actie:** één meer in deze beurt.
    - **Afleggen:** maximaal 2 handkaarten gaan onder hun stapel, zonder nieuwe te trekken. Alleen in de beurt waarin je de kaart speelt!
    .title = Effecten van de kaarten
    .words = effect activeren gebruiken kaart mensen goud fiches opwaardering extra actie wegleggen expeditie product eenmalig

rules-anno1800-swap =
    Als actie leg je 1 tot 3 handkaarten onder hun stapels en trek je er evenveel van dezelfde stapels. Dat helpt bij kaarten waarvan niemand de behoeften kan vervullen.

    Voor een boer/werker-kaart krijg je weer een boer/werker-kaart, enzovoort. Is een stapel leeg, dan kun je kaarten van die soort niet ruilen.

    Je hand blijft even groot, dus ruilen beëindigt de partij nooit. De anderen zien hoeveel kaarten van welke soort je ruilt, niet welke.

    Je ziet nieuwe kaarten, dus ruilen kun je niet zomaar ongedaan maken.
    .title = Kaarten ruilen
    .words = wisselen kaarten hand stapel trekken nieuwe moeilijk onder de stapel

rules-anno1800-hire =
    Als actie ronsel je 1 tot 3 mensen uit de voorraad, dezelfde of verschillende:
    - boer: planken
    - werker: planken, bakstenen
    - ambachtsman: bakstenen, kolen, handelswaren
    - ingenieur: kolen, handelswaren, stalen balken, ramen
    - investeerder: stalen balken, ramen, bontjassen, en 1 ambachtsman laten rusten

    Je betaalt ze na elkaar; wie nieuw is, mag voor de volgende al meewerken. Voor elke boer of werker trek je een boer/werker-kaart, voor elk van de anderen een ambachtsman/ingenieur/investeerder-kaart.

    Is die stapel leeg, dan betaal je goud: 1 voor een boer of werker, 3 voor een van de anderen. Is een soort op, dan kan niemand die nog ronselen.
    .title = Werkkrachten ronselen
    .words = aannemen nieuwe mensen boer werker ambachtsman ingenieur investeerder kosten kaart trekken lege stapel

rules-anno1800-upgrade =
    Als actie doe je maximaal 3 opwaarderingen, met één steen of met meer:
    - boer tot werker: bakstenen
    - werker tot ambachtsman: kolen, handelswaren
    - ambachtsman tot ingenieur: stalen balken, ramen
    - ingenieur tot investeerder: bontjassen, en 1 ambachtsman laten rusten

    Je trekt geen kaarten, dus je groeit zonder nieuwe behoeften.

    De nieuwe steen komt precies waar de oude lag: in de woonwijk, in het rustgebied of op de werkplek. Past hij daar niet, dan maakt hij niets en bezet hij de plek tot het einde van de dienst of een stadsfeest.

    Waardeer je iemand in de woonwijk op, dan kun je de nieuwe meteen gebruiken, zelfs voor de volgende opwaardering.
    .title = Opwaarderen
    .words = opwaardering stijgen trap stap boer werker ambachtsman ingenieur investeerder kosten kosteloos

rules-anno1800-old_world =
    Als actie ontgin je een Oude Wereld-eiland. Je eerste kost 1 verkenningsfiche, het tweede 2, het derde 3, het vierde 4. Meer dan vier kan niet.

    Het bovenste eiland wordt opengelegd. Je krijgt 4 landvelden, waarvan 2 met kust, 2 zeevelden en meteen een voordeel:
    - 2 boeren, 2 werkers of 1 ambachtsman, met hun kaarten
    - 2 expeditiekaarten
    - een fabriek voor werkers: pakhuis, steenbakkerij, kolenbranderij, staalfabriek of zeilweverij
    - een werf, handelsschip of verkenningsschip van kracht 1

    Alleen al om het voordeel loont een vroeg eiland. Maar is Bente Jorgensen in het spel, dan kost een tweede je haar 18 punten.
    .title = Oude Wereld
    .words = ontginnen eiland velden ruimte voordeel verkenningsfiches grens vier

rules-anno1800-new_world =
    Als actie verken je een Nieuwe Wereld-eiland: je eerste kost 1 verkenningsfiche, daarna 2, 3 en 4; meer dan vier kan niet. Oude Wereld-eilanden tellen hier niet mee. Je trekt ook **3 Nieuwe Wereld-kaarten**.

    Elk eiland heeft drie goederen: katoen en twee van cacao, koffiebonen, rubber, suikerriet en tabak. Om er een te gebruiken laat je 1 handelsfiche rusten, zo vaak per beurt als je wilt. Bouwen kan er niet.

    Je hebt ze nodig om de fabrieken voor katoenen stof, koffie, rum, sigaren, chocolade, hoge bi’s en stoomauto’s te bouwen. Van anderen kun je ze niet krijgen: je hebt een eigen eiland nodig, of een kaart die er een kosteloos geeft.
    .title = Nieuwe Wereld
    .words = verkennen eiland katoen cacao koffiebonen rubber suikerriet tabak verkenningsfiches kaarten grens vier

rules-anno1800-expedition =
    Als actie laat je 2 verkenningsfiches rusten en neem je maximaal 3 expeditiekaarten. Ze liggen gedekt voor je; alleen jij mag ze bekijken, en het zijn geen handkaarten.

    Op elke kaart staan een dier voor de dierentuin en een artefact voor het museum, elk met een bezoeker. Aan het eind gaan je mensen op bezoek: een ambachtsman levert 1 punt op, een ingenieur 2, een investeerder 3. Iedereen bezoekt één veld, waar hij ook ligt. De bot zoekt de beste verdeling.

    Er zijn 22 kaarten; is de stapel bijna op, dan neem je de rest. De opdrachten Dierentuin en Museum maken elk bezoek 1 punt meer waard; De bezoeker beloont de meeste kaarten.
    .title = Expeditie
    .words = expeditiekaarten dierentuin museum dier artefact bezoeker bezoek punten verkenningsfiches

rules-anno1800-festival =
    Als actie vier je feest: al je mensen gaan van de werkplekken en uit het rustgebied terug naar hun woonwijken, en alle rustende fiches naar je schepen.

    Een stadsfeest kost niets en kan altijd. Maar het kost een hele actie: gebruik eerst je mensen en fiches. Een dienst beëindigen voor een beetje goud kan het uitstellen.

    Fiches die op je kaarten liggen, gaan verloren. Wie op een werkplek is opgewaardeerd, gaat naar de woonwijk van zijn nieuwe soort. Goud blijft.

    Met een extra actie kun je feesten en in dezelfde beurt verdergaan. Wat je vooruit hebt geproduceerd, blijft daarvoor bewaard.
    .title = Stadsfeest
    .words = vieren feest uitrusten terug mensen fiches klaar opnieuw

rules-anno1800-objectives =
    Vijf opdrachtkaarten liggen de hele partij open en gelden voor iedereen. De meeste geven aan het eind punten. Vier hebben een effect dat je als vrije actie gebruikt en dat nooit opraakt:
    - **Alonso Graves:** laat 3 verkenningsfiches rusten en betaal 3 goud voor een extra actie.
    - **Aarhant:** laat 1 investeerder rusten voor 5 goud.
    - **De redacteur:** laat 2 verkenningsfiches rusten om één handkaart onder de stapel te leggen; je trekt er geen.
    - **Beryl O’Mara:** 2 verkenningsfiches gelden als 1 handelsfiche, zo vaak je wilt.

    Elk van de eerste drie werkt één keer in elk van je beurten. Hoe de vijf worden gekozen, bepaalt de host.
    .title = Opdrachtkaarten
    .words = opdracht effect Alonso Graves Aarhant redacteur Beryl OMara vijf willekeurig kiezen

rules-anno1800-objective_points =
    - **Hannah Goode** (mensen), **Universiteit** (ingenieurs), **Wereldtentoonstelling** (investeerders), **Madame Kahina** (handelsfiches), **De bezoeker** (expeditiekaarten): de meeste 10, op één na 4. Bij gelijke stand krijgt ieder het; met nul krijg je niets.
    - **Dierentuin, Museum:** +1 per bezoek.
    - **Bente Jorgensen:** 18 met maximaal één Oude Wereld-eiland.
    - **Isabel Sarmento:** 6 per Nieuwe Wereld-eiland.
    - **Pyrphorianen:** −2 per handkaart.
    - 6 per fabriek: **Edvard Goode** (grammofoons, hoge bi’s, stoomauto’s), **Prinses Qing** (chocolade, koffie, sigaren, rum), **De Koningin** (horloges, brillen, bont), **Malching** (champagne, zware wapens), **Bleakworth** (gloeilampen, naaimachines).
    - **Willie Wibblesock:** 3 voor bier, brood, jenever, worst, zeep, conserven, kleding.
    .title = Punten van de opdrachten
    .words = opdrachtkaarten punten meerderheid meeste ingenieurs investeerders Kahina bezoeker dierentuin museum Bente Isabel Pyrphorianen Edvard Qing Koningin Malching Bleakworth Wibblesock

rules-anno1800-secrets =
    - **Open voor iedereen:** eilanden, mensen, fiches, goud, gespeelde kaarten, opdrachten, wat er nog op het speelbord ligt en hoeveel kaarten van welke soort iedereen heeft.
    - **Verborgen:** de kaarten in je hand, je expeditiekaarten, de volgorde van alle stapels en de voorgestelde manieren om te betalen.

    In je beurt kun je stap voor stap ongedaan maken, tot er iets nieuws te zien was: een getrokken kaart, een opengelegd eiland, een expeditiekaart. Vanaf daar moeten alle anderen akkoord gaan.

    Uitbouwen, spelen, opwaarderen, handelen en feesten onthullen niets. Maak je een handel ongedaan, dan geeft ook de ander het goud terug.
    .title = Geheim en ongedaan maken
    .words = verborgen gedekt openbaar zichtbaar handkaarten terugnemen terugdraaien fout vergissing opnieuw

rules-anno1800-ending =
    Het einde begint zodra iemand geen bevolkingskaart meer in de hand heeft: door de laatste te spelen, door een afleg-effect of door De redacteur. Die speler krijgt meteen de **vuurwerktegel**, 7 punten waard. Nieuwe kaarten daarna veranderen niets.

    De ronde wordt uitgespeeld, zodat iedereen even vaak aan de beurt was. Dan volgt nog één hele ronde, en daarna worden de punten geteld.

    In je laatste beurten tellen alleen punten: speel je beste kaarten, maak van mensen de bezoekers die je expeditiekaarten vragen, let op de meerderheden en op een veelvoud van 3 goud. Wie nu nog mensen ronselt, krijgt kaarten die nauwelijks meer gespeeld worden.

    Is er een rondelimiet ingesteld, dan eindigt de partij uiterlijk na die ronde.
    .title = Einde van het spel
    .words = einde slot laatste ronde vuurwerktegel lege hand afgelopen inluiden

rules-anno1800-scoring =
    Je invloedspunten zijn de som van:
    - gespeelde bevolkingskaarten: 3, 5 of 8 per kaart, of het effect nu gebruikt is of niet
    - expeditiekaarten: 1, 2 of 3 voor elk veld dat een ambachtsman, ingenieur of investeerder van jou bezoekt
    - goud: 1 voor elke 3
    - de vuurwerktegel: 7
    - de opdrachtkaarten

    De hoogste som wint. Bij een gelijke stand wint wie meer fabrieken, werven en schepen heeft; voorgedrukte tellen mee zolang ze niet overbouwd zijn. Daarna wie minder handkaarten heeft. Is ook dat gelijk, dan delen jullie de winst.

    De bot telt alles en laat elk deel apart zien.
    .title = Puntentelling
    .words = score punten tellen winnaar gelijke stand som invloedspunten
