### De regels van Anno 1701 in eigen woorden, per onderwerp één tekst, in de volgorde waarin je het spel zou uitleggen.

rules-anno1701-goal =
    De koningin heeft je uitgezonden om een ver eilandenrijk te koloniseren. Je bouwt je nederzetting uit, stuurt schepen naar verborgen eilanden, sticht daar koloniën en wint de **gunst van de koningin**.

    Gunsten krijg je voor burger, koopman en aristocraat, voor zeemacht, handelsmacht of tevredenheid, voor opera en schouwburg, voor zeven koloniën en voor giften.

    Je wint zodra je aan de beurt bent, **vijf keer de gunst** hebt en er geen oproer is in je nederzetting: je hebt dus minstens 3 goud nodig.

    Vaar om te beginnen naar de dichtstbijzijnde eilanden en zoek tabak en suikerriet. Zonder tabak en rum bouw je geen enkele inwoner.
    .title = Doel van het spel
    .words = winnen winst waar gaat het om overzicht beginner start inleiding strategie tips koningin

rules-anno1701-setup =
    Iedereen begint met:
    - een nederzettingsbord met acht landschappen en vier grasvelden
    - 7 goud en geen goederen
    - één schip op het startveld G4 en één in voorraad
    - 8 koloniën en 5 gunststenen

    Iedereen krijgt vier uitbreidingstegels van stapel I, houdt er twee en legt ze gedekt op twee grasvelden. De rest wordt teruggeschud. Voor een eerste partij kan de host er twee zonder keuze laten uitdelen.

    28 eilandtegels liggen gedekt in acht eilandengroepen: donkere in het westen, lichte in het oosten. De hoogste worp begint, daarna gaat het met de klok mee. Het spel is bedoeld voor 3 of 4; met 2 kan het ook, maar met weinig handel.
    .title = Voorbereiding
    .words = opzet start begin uitrusting nederzettingsbord startspeler aantal spelers instellingen met twee

rules-anno1701-turn =
    Een beurt heeft drie fasen:
    1. **Opbrengst.** Twee dobbelstenen gelden voor iedereen: goederen, of gebeurtenissen bij 2, 7 en 12.
    2. **Acties**, in willekeurige volgorde en zo vaak je kunt: handelen, inwoners, gebouwen en schepen bouwen, uitbreidingstegels kopen, gebouwen gebruiken, de koningin iets schenken.
    3. **Varen.** Schepen een voor een verplaatsen, eilanden ontdekken, koloniën stichten, ontmoetingen beleven.

    Vaar je uit, dan zijn je acties voor deze beurt voorbij en vervallen open aanbiedingen. Zonder schip op zee eindigt daarmee je beurt.

    Normaal dobbelt de bot voor je. Verder is niets verplicht; je beurt eindigt als jij dat zegt.
    .title = Je beurt
    .words = verloop fasen volgorde stappen ronde acties varen uitvaren met de klok mee beurt beëindigen

rules-anno1701-yield =
    Bij 3, 4, 5, 6, 8, 9, 10 en 11 krijgt iedereen één product van het landschap met dat getal op het eigen bord:
    - gebergte: gereedschap
    - bos: hout
    - weide: textiel
    - kleigroeve: baksteen

    Elke eilandtegel met dat getal waaraan je een kolonie hebt, geeft je daarnaast één product of 1 goud. Meer dan één geeft een tegel je nooit, ook niet met twee koloniën.

    Een landschap waarop een uitbreidingstegel ligt, geeft niets. Bij oproer krijg je op 6 en 8 helemaal niets.

    Van elk product zijn er 14 kaarten. Zijn er te weinig, dan gaat wie aan de beurt is voor, daarna de anderen in beurtvolgorde.
    .title = Opbrengst
    .words = waren dobbelen worp getal inkomsten landschap gebergte bos weide kleigroeve voorraad leeg

rules-anno1701-events =
    Bij 2, 7 en 12 wordt een gebeurteniskaart getrokken. De twee gebeurtenissen gelden na elkaar voor iedereen:
    - **Brand:** wie meer dan 7 goederen heeft, verliest de helft, naar beneden afgerond: 4 van de 9. Met een brandweerpost pas boven 11, met twee boven 15.
    - **Belasting:** iedereen krijgt 1 goud, en 1 meer per tevreden inwoner; maximaal 5.
    - **Koningin:** met 2 gunsten betaal je 1 goud, met 3 of meer 2 goud. Heb je minder, dan betaal je wat je hebt. Kapel en kathedraal maken het goedkoper.

    Is er brand in je eigen beurt, dan kies je zelf wat je afgeeft. In de beurt van anderen kiest je bewaarlijst meteen, zodat niemand wacht.
    .title = Gebeurtenissen
    .words = gebeurteniskaart brand belasting koningin twee zeven twaalf waren verliezen

rules-anno1701-riot =
    Zolang je **minder dan 3 goud** hebt, is er oproer in je dorpskern. Het begint en eindigt vanzelf, ook in de beurt van anderen.

    Bij oproer
    - krijg je niets als er een 6 of 8 wordt gegooid, niet van je bord en niet van eilanden
    - kun je niet winnen, ook niet met vijf gunststenen

    Het gaat om je goud op het moment van de worp. Bouwen, handelen en varen mag je gewoon.

    Uitwegen: belasting, goudlandschappen, een product verkopen in herberg of markthal, schipbreukelingen, een verslagen piraat, een ruil voor goud. Een gift of de opera kan een oproer waard zijn, zolang de laatste gunst nog ver weg is.
    .title = Oproer
    .words = dorpskern minder drie goud zes acht onrust winnen

rules-anno1701-trade =
    In je actiefase mag je goederen en goud te ruil aanbieden, aan iedereen of aan één speler. De anderen mogen alleen met jou handelen zolang je aan de beurt bent; ze kunnen je voorstellen doen.

    Wie het eerst accepteert, heeft de ruil, en er wordt meteen geruild. Anderen mogen weigeren, een tegenbod doen of niets doen: niemand hoeft te wachten. Beide kanten moeten iets geven, en niet hetzelfde. Jij mag drie aanbiedingen open hebben, de anderen elk één.

    Een aanbod vervalt als je uitvaart, het intrekt of niet meer hebt wat je biedt. Tegels, schepen en beloften horen er niet bij.

    Handelsopdrachten kunnen een kleine ruil voor je accepteren als je er niet bent.
    .title = Handel en aanbiedingen
    .words = handelen aanbieden aannemen weigeren tegenbod intrekken voorstel ruilen waren goud vervallen

rules-anno1701-orders =
    In de beurt van anderen wacht niemand op je. Je **vaste opdrachten** antwoorden, en alleen jij ziet ze:
    - **Bewaarlijst:** welke goederen je bij brand houdt, zoals “tabak, rum, 1 gereedschap”. Zonder lijst houd je eerst wat je volgende inwoner kost, dan elk één gereedschap, baksteen, textiel en hout, dan tabak en rum.
    - **Handelsopdrachten:** zoals “geef 1 baksteen voor 1 textiel”. Ze accepteren een passend aanbod meteen, maar per beurt niet vaker dan jij toestaat, en ze houden 3 goud achter. Met wie al vier gunsten heeft, handelen ze niet, tenzij jij het toestaat.

    Je kunt ze altijd wijzigen; het geldt vanaf dat moment. Wat er met je gebeurde en waarom, hoor je privé.
    .title = Vaste opdrachten
    .words = bewaarlijst handelsopdrachten automatisch afwezig brand standaard wachten opdracht

rules-anno1701-residents =
    Kolonisten wonen vanaf het begin bij je. De anderen bouw je in deze volgorde, elk één keer:
    - **Burger:** 1 textiel, 1 tabak, 1 rum
    - **Koopman:** 1 textiel, 2 tabak, 2 rum
    - **Aristocraat:** 1 hout, 1 textiel, 3 tabak, 3 rum

    Elk brengt een gunst die niemand je kan afnemen. De burger opent ook stapel II van de uitbreidingstegels, nog in dezelfde beurt.

    Tabak en rum komen niet van thuis. Je hebt koloniën aan tabaksvelden en suikerriet nodig, of je handelt. In het westen is meer tabak, in het oosten meer suikerriet.
    .title = Inwoners
    .words = burger koopman aristocraat kolonist kosten bouwen gunst tabak rum stapel

rules-anno1701-buildings =
    Je kunt bouwen wat als uitbreidingstegel gedekt op je eigen bord ligt:
    - stapel I: 1 baksteen, 1 gereedschap
    - stapel II: 1 baksteen, 1 textiel, 1 gereedschap

    De tegel wordt omgedraaid; zijn symbolen tellen meteen en zijn voordeel mag je nog in dezelfde beurt gebruiken.
    - **Zeilen** geven elk van je schepen 1 bewegingspunt meer.
    - **Kanonnen** helpen tegen piraten en tellen voor de zeemacht.
    - **Handelszakken** helpen bij de vrije handelaar en tellen voor de handelsmacht.
    - **Tevreden inwoners** brengen belasting op en tellen voor de tevredenheid.

    Een gebouw blijft voorgoed staan. Een tegel die nog niet gebouwd is, telt nergens voor.
    .title = Gebouwen
    .words = bouwen gebouw kosten symbool zeil kanon handelszak tevreden voordeel stapel

rules-anno1701-tiles =
    In je actiefase mag je uitbreidingstegels kopen, zoveel je wilt:
    - **1 goud:** de bovenste van een stapel
    - **2 goud:** bekijk de bovenste drie en houd er één; de andere gaan onder de stapel

    Stapel II is voor jou open zodra je burger gebouwd is. Leg de tegel gedekt op een vrij grasveld; alleen jij kent hem. Is er geen vrij, dan leg je hem
    - op een landschap, dat dan geen goederen meer geeft, of
    - op de plaats van een tegel die nog niet gebouwd is; die gaat onder zijn stapel

    Kolonist, dorpskern, inwoners en voltooide gebouwen worden nooit bedekt. Bedek het liefst het landschap waarvan het getal het minst valt.
    .title = Uitbreidingstegels
    .words = kopen tegel zoeken kiezen drie grasveld landschap bedekken vervangen stapel goud plaats

rules-anno1701-buildings_one =
    Van elk zijn er twee. Een voordeel werkt één keer in elk van je beurten; twee dezelfde gebouwen werken twee keer.
    - **Weverij** (1 zeil): 2 textiel voor 1 ander product
    - **Zagerij** (1 zeil): 2 hout voor 1 ander product
    - **Steenbakkerij** (1 zak): 2 bakstenen voor 1 ander product
    - **Gereedschapsmaker** (1 kanon): 2 gereedschap voor 1 ander product
    - **Herberg** (1 tevreden), **Markthal** (1 zak): verkoop 1 product voor 1 goud
    - **Pakhuis** (1 zak): een product naar keuze voor 2 goud
    - **Brandweerpost** (1 tevreden): bij brand tellen 4 van je goederen niet mee
    - **Kapel** (1 tevreden): de koningin kost je 1 goud minder
    - **Wachttoren** (1 kanon): piraten eisen 1 goud minder

    “Tevreden” staat voor een tevreden inwoner.
    .title = Gebouwen van stapel I
    .words = weverij zagerij steenbakkerij gereedschapsmaker herberg markthal pakhuis brandweerpost kapel wachttoren werking voordeel

rules-anno1701-buildings_two =
    Van elk één of twee (2×); “één keer” is één keer in elk van je beurten.
    - **Opera**, **Schouwburg** (elk 1 tevreden): één enkele keer 3 goud voor een gunst
    - **Universiteit** 2× (1 tevreden): één keer een andere ontmoetingskaart trekken
    - **Vesting** 2× (2 kanonnen, 1 zeil)
    - **Kanonnengieterij** (2 kanonnen): één keer 2 gereedschap voor 1 ander product
    - **Scheepswerf** 2× (2 zeilen): één keer kost een schip één product naar keuze minder
    - **Handelskantoor** 2× (2 zakken): één keer een product voor 2 goud
    - **Bank** (1 zak): 1 goud bij de bouw en aan het begin van elk van je actiefasen
    - **Kathedraal** (2 tevreden): de koningin kost je 2 goud minder
    - **Slottuin** (2 tevreden): 1 goud bij elke 2, 7 en 12, wie er ook gooit
    - **Beurs** 2× (1 zak): één keer 2 goederen naar keuze voor 1 ander product
    .title = Gebouwen van stapel II
    .words = opera schouwburg universiteit vesting kanonnengieterij scheepswerf handelskantoor bank kathedraal slottuin beurs werking voordeel

rules-anno1701-exchange =
    Twee velden werken op elk bord vanaf het begin, elk één keer in elk van je beurten:
    - **Kolonist:** 3 dezelfde goederen voor 1 ander product
    - **Dorpskern:** 3 goud voor 1 product naar keuze

    Je gebouwen bieden een betere koers: 2 goederen voor 1, een product voor 2 goud, 1 goud voor een product. Elk gebouw werkt één keer per beurt, dezelfde elk voor zich.

    Je gebruikt ze in je actiefase, door elkaar met handelen en bouwen. Is de voorraad van een product leeg, dan kun je het zo niet krijgen.

    Let op je goud: met minder dan 3 begint er een oproer.
    .title = Goederen ruilen en kopen
    .words = ruilen kopen verkopen waar goud kolonist dorpskern koers gebruiken voordeel eenmaal

rules-anno1701-donations =
    In je actiefase mag je de koningin goud schenken; je krijgt er een gunst voor. Er zijn vijf velden: **7, 9, 10, 11 en 12 goud**. Je betaalt altijd het laagste dat nog vrij is, en op elk past één steen: de eerste gift kost 7, de volgende 9, van wie ze ook komt.

    Je mag vaker schenken, ook in één beurt, zolang je gunststenen hebt. Deze gunst kan niemand je afnemen.

    Het goud is weg. Houd je minder dan 3 over, dan begint er een oproer, en bij oproer wint niemand. Voor je vijfde gunst heb je dus 3 goud meer nodig dan de prijs.
    .title = Giften aan de koningin
    .words = schenken gift doneren koningin goud gunst prijs zeven negen tien elf twaalf

rules-anno1701-ships =
    Een schip kost **1 hout, 1 textiel, 1 gereedschap**. Het begint op G4 en mag nog in dezelfde beurt varen. Je hebt twee schepen.

    Elke beurt heeft een schip 4 bewegingspunten en 1 meer per zeil op je gebouwen. Een stap naar een aangrenzend zeeveld kost 1 punt. Eilanden versperren de weg; op één veld mogen willekeurig veel schepen liggen. In één beurt komt een schip nooit twee keer op hetzelfde veld, ook niet op het beginveld.

    Maak eerst één schip af: zodra het andere vaart, is het eerste voor deze beurt klaar. Ongebruikte punten vervallen.

    Noem een bestemming en de bot laat de route, de kosten en de vraagtekens onderweg zien. Of vaar veld voor veld.
    .title = Schepen en varen
    .words = schip bouwen kosten verplaatsen zee bewegingspunten startveld route weg snelheid zeilen

rules-anno1701-discovering =
    Op een veld met een anker mag je de twee eilandtegels bekijken die eraan grenzen, voor 1 bewegingspunt. Alleen jij ziet ze, en ze blijven gedekt. Ligt er al een open, dan bekijk je de andere.

    De anderen zien waar je keek, niet wat je zag. De bot onthoudt het voor je en laat het op je eigen plaatjes zien; twee keer kijken hoeft nooit.

    Voor het stichten van een kolonie hoef je niet te kijken. Maar 10 van de 28 tegels hebben geen getal: 5 havens en 5 vreemde volken.
    .title = Eilanden ontdekken
    .words = ontdekking verkennen bekijken eilandtegel anker gedekt geheim notitie bewegingspunt

rules-anno1701-colonies =
    Een schip op een veld met een anker mag aan de punt ervan een kolonie stichten, tussen twee eilandtegels. Dat kost geen bewegingspunt en geen goederen, en vooraf kijken hoeft niet. Beide tegels worden voor iedereen opengelegd. Het schip komt terug in je voorraad; bouw het opnieuw om verder te varen.

    Vanaf nu geven die tegels je goederen of goud als hun getal valt. Een haven brengt kanonnen, een vreemd volk handelszakken, per tegel één keer.

    Bij elk anker is plaats voor één kolonie. Elke tegel ligt aan twee ankers, dus twee spelers kunnen hem delen. Je hebt 8 koloniën. Met vier spelers krijgen de eerste twee met **zeven** koloniën een gunst.
    .title = Koloniën
    .words = stichten kolonie anker zeven koloniën plaats punt blind schip voorraad

rules-anno1701-islands =
    Er zijn zeven soorten eilandtegels:
    - **Tabaksveld:** tabak. Westen 4, 6, 9, 11; oosten 8
    - **Suikerriet:** rum. Westen 6; oosten 3, 5, 8, 10
    - **Goudlandschap:** 1 goud. Westen 5, 10; oosten 4, 9
    - **Bos:** hout. Westen 3; oosten 11
    - **Weide:** textiel. Westen 8; oosten 6
    - **Haven:** 1 of 2 kanonnen. Drie in het westen, twee in het oosten. Teruggedreven schepen vinden er beschutting.
    - **Vreemd volk:** 1 of 2 handelszakken. Twee in het westen, drie in het oosten.

    De tegels in het westen hebben een donkere achterkant, die in het oosten een lichte. Van deze getallen vallen 6 en 8 het vaakst, maar bij oproer leveren ze niets op.
    .title = Eilandtegels
    .words = eiland soorten tabaksveld suikerriet rum goudlandschap bos weide haven vreemd volk getal donker licht westen oosten

rules-anno1701-encounters =
    Komt je schip op een veld met een vraagteken, dan stopt het en trek je een ontmoetingskaart:
    - **Vrije handelaar:** met een handelszak mag je één product verkopen: voor 1 goud met 1 of 2 zakken, 2 goud met 3 of 4, 3 goud vanaf 5.
    - **Piraat:** betalen of vechten.
    - **Schipbreukelingen:** 1 goud per zeil op je gebouwen.
    - **Wervelstorm:** heb je minder zeilen dan de kaart vraagt (1, 2 of 3), dan wordt je schip teruggedreven.

    Met een universiteit mag je één keer per beurt een andere kaart trekken. Daarna vaart het schip verder met de punten die het nog heeft, tenzij het werd teruggedreven. Wie de beurt op een vraagteken begint, trekt niets.

    24 kaarten: 6 handelaren, 9 piraten, 4 schipbreukelingen, 5 wervelstormen.
    .title = Ontmoetingen
    .words = vraagteken ontmoetingskaart vrije handelaar schipbreukelingen wervelstorm storm universiteit verkopen

rules-anno1701-pirates =
    Een piraat wil goud. Betaal, of vecht: gooi één dobbelsteen en tel je kanonnen erbij.
    - zwak: sterkte 5, eist 1 goud, levert verslagen 2 op
    - sterk: sterkte 7, eist 2, levert 3 op
    - machtig: sterkte 9, eist 3, levert 5 op

    Haalt je som de sterkte, dan krijg je het goud en vaar je verder. Zo niet, dan wordt je schip **teruggedreven**. Wie niet kan betalen, moet vechten. Elke wachttoren verlaagt de eis met 1.

    Een teruggedreven schip gaat naar het startveld of, als dat dichterbij is, naar een haventegel waaraan je een kolonie hebt. Zijn vaart is voorbij. Uit de haven vaart het in de volgende beurt naar een zeeveld naar keuze ernaast.
    .title = Piraten en teruggedreven schepen
    .words = piraat vechten gevecht betalen sterkte kanonnen dobbelsteen wachttoren terug haven startveld verloren

rules-anno1701-favours =
    Je hebt vijf gunststenen. Je plaatst er een
    - voor elke **inwoner**: burger, koopman, aristocraat
    - voor **zeemacht**, **handelsmacht** of **tevredenheid**; die kunnen van eigenaar wisselen
    - voor **opera** en **schouwburg**: elk 3 goud, één enkele keer
    - voor **zeven koloniën**: alleen met vier spelers, de eerste twee
    - voor een **gift**: 7, 9, 10, 11 of 12 goud

    Alle behalve de drie machten zijn voorgoed van jou. Om te schenken en voor de opera heb je nog een steen nodig.

    Welke vijf het zijn, maakt niet uit. Bedenk vroeg wat je vóór de anderen kunt halen: er is één opera, één schouwburg en één plaats voor elke macht.
    .title = Gunst van de koningin
    .words = gunststeen gunstpunten vijf koningin inwoners opera schouwburg zeven koloniën gift gunstpuntenbord

rules-anno1701-powers =
    Drie velden van het gunstpuntenbord zijn van wie het meeste heeft:
    - **Zeemacht:** kanonnen, op gebouwen en in havens
    - **Handelsmacht:** handelszakken, op gebouwen en bij vreemde volken
    - **Tevredenheid:** tevreden inwoners, op gebouwen

    Wie het eerst 3 heeft, neemt het veld en de gunst. Een ander neemt het over zodra die er **meer** heeft dan de eigenaar; gelijk is niet genoeg. De oude eigenaar neemt zijn steen terug.

    Wie een veld met 10 of meer bezit, houdt het voorgoed. Symbolen gaan nooit verloren; alleen bouwen en stichten veranderen de aantallen.
    .title = Zeemacht, handelsmacht, tevredenheid
    .words = macht kanonnen handelszakken tevreden inwoners meeste spoor overnemen tien drie bord

rules-anno1701-secrets =
    - **Open voor iedereen:** goud, het aantal goederen in elke hand, de voorraad goederen, gebouwen, symbolen, schepen, koloniën, gunsten, open eilandtegels en wie waar keek.
    - **Verborgen:** welke goederen je hebt, je tegels die nog niet gebouwd zijn, gedekte eilandtegels, de volgorde van de stapels, je vaste opdrachten.

    In je beurt kun je ongedaan maken wat geen verborgen informatie heeft onthuld: bouwen, ruilen, schenken, varen op open zee. Dobbelstenen, gekochte tegels, ontmoetingen, een blik op eilanden, een kolonie aan onbekende tegels, een handel en het einde van een beurt blijven staan: daarvoor moeten alle anderen akkoord gaan.
    .title = Geheim en ongedaan maken
    .words = verborgen gedekt openbaar zichtbaar handkaarten terugnemen terugdraaien fout vergissing opnieuw

rules-anno1701-ending =
    Je wint meteen als je aan de beurt bent, vijf keer de gunst en minstens 3 goud hebt. Dat wordt bekeken
    - aan het begin van je beurt, vóór de worp
    - na de worp, als beide gebeurtenissen of alle opbrengsten zijn afgehandeld
    - na elke volgende stap van je beurt

    Plaats je de vijfde steen bij oproer, of eindigt je oproer in de beurt van een ander, dan moet je wachten: je wint als je weer aan de beurt bent en er niets veranderd is.

    Er is één winnaar. De anderen worden gerangschikt op gunsten, dan goud, dan goederen, dan koloniën. Als de host dat kiest, komt altijd eerst de worp. Is de rondelimiet bereikt, dan wint de eerste van deze rangschikking.
    .title = Einde van het spel
    .words = einde winst winnen winnaar vijf gunsten oproer rangschikking afgelopen
