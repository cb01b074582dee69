### De regels van Anno 1503 in eigen woorden, per onderwerp één tekst, in de volgorde waarin je het spel zou uitleggen.

rules-anno1503-goal =
    Iedereen bouwt aan een eigen thuiseiland. Elke worp levert goederen op. Daarmee plaats je pioniers, ontwikkel je ze tot kolonisten, burgers en kooplieden, en bouw je schepen. De schepen varen naar kleine eilanden waarop handelsposten, handelsverdragen en schatten verborgen liggen.

    Er zijn vijf overwinningspunten: 30 goud, 4 handelsposten, 3 handelsverdragen, 4 openbare gebouwen en 3 kooplieden. Je wint zodra je er **in je eigen beurt drie** hebt.

    Om te beginnen: plaats nog een pionier, laat je schip uitvaren en bedenk welke drie punten je wilt. Specerijen en tabak groeien niet thuis, maar zonder die twee wordt niemand burger of koopman.
    .title = Doel van het spel
    .words = winnen winst waar gaat het om overzicht beginner start inleiding strategie tips

rules-anno1503-setup =
    Iedereen begint met:
    - een thuiseiland met een pionier en een kolonist op de twee veilige velden
    - 7 goud, 1 steen en 1 hout
    - één schip op het startveld en één in voorraad

    Op elk eiland geven de getallen 1 tot en met 5 hout, steen, gereedschap, textiel en één product naar keuze (“?”), op elk eiland anders verdeeld.

    Op de kleine eilanden liggen gedekte kaartjes: 12 met twee spelers, 19 met drie, 26 met vier. Nog een paar vormen de reserve. De openbare gebouwen liggen open: 7, 11 of 14.

    Wie begint, wordt met de dobbelsteen bepaald; daarna gaat het met de klok mee. Voor de start kan worden ingesteld hoe de eilanden worden verdeeld en wie begint.
    .title = Voorbereiding
    .words = opzet start begin uitrusting thuiseiland startspeler aantal spelers instellingen

rules-anno1503-turn =
    Een beurt heeft drie delen, altijd in deze volgorde:
    1. **Dobbelen.** Iedereen krijgt een product, niet alleen jij. Een 6 brengt in plaats daarvan een gebeurtenis.
    2. **Bouwen en handelen**, in willekeurige volgorde: schepen bouwen, pioniers plaatsen, inwoners ontwikkelen, aan inwoners verkopen, maximaal twee kaarten kopen, de grote handelspost gebruiken.
    3. **Varen.** Schepen verplaatsen en eilanden ontdekken.

    Met de eerste actie van een schip is deel 2 voor deze beurt voorbij. Behalve de worp is niets verplicht; je beëindigt je beurt wanneer je wilt. Heb je dan meer dan vijf kaarten, dan geef je de rest af.

    Normaal dobbelt de bot voor je zodra je beurt begint.
    .title = Je beurt
    .words = verloop fasen volgorde stappen ronde acties met de klok mee beurt beëindigen

rules-anno1503-yield =
    Het gegooide getal geldt voor **iedereen**. Elke speler neemt één kaart van het product dat op het eigen eiland bij dat getal staat. Bij “?” kies je een van de zes goederen, ook specerijen of tabak.

    Ligt er een handelspost aan de steiger van dat getal, dan kies je tussen het product van het eiland en dat van de post. Het is altijd één kaart, nooit twee.

    Van elk product zijn er 15 kaarten. Een lege stapel geeft niets; zijn er te weinig kaarten, dan gaat de speler die gooide voor, daarna de anderen in beurtvolgorde.

    In de beurt van anderen kiezen je vaste opdrachten voor je, zodat niemand hoeft te wachten.
    .title = Opbrengst
    .words = dobbelen dobbelsteen worp getal productie inkomsten vraagteken willekeurig goed stapel voorraad hout steen gereedschap stof

rules-anno1503-events =
    Bij een **6** is er geen opbrengst. Er wordt meteen opnieuw gegooid, en een gebeurtenis treft iedereen:
    - **1 of 2, Piraat:** betaal 1 goud voor elke handelspost en elk handelsverdrag aan je eiland.
    - **3 of 4, Brand:** betaal 1 goud voor elke inwoner buiten de twee veilige velden.
    - **5 of 6, Gouden tijden:** neem een product naar keuze, met de kerk twee.

    Wie niet alles kan betalen, betaalt niets, maar verliest een kaartje of een inwoner. De smederij beschermt tegen de piraat, de brandweer tegen brand. Alles wordt in beurtvolgorde afgehandeld, te beginnen met wie gooide.
    .title = Gebeurtenissen
    .words = zes gouden tijden piraat brand ramp geluk tweede worp

rules-anno1503-pirate =
    De piraat komt bij een 6 die gevolgd wordt door een 1 of 2. Hij wil 1 goud voor elke handelspost en elk handelsverdrag aan je steigers.

    Kun je alles betalen, dan moet dat. Zo niet, dan blijft je goud onaangeroerd en verlies je **één** kaartje: een handelspost naar keuze of een handelsverdrag. Dat kan je een overwinningspunt kosten.

    Het verloren kaartje wordt door de reserve geschud. Daarna komt het bovenste kaartje van de reserve gedekt op het vrije eiland dat het verst van de start ligt. Daar kan iedereen het ontdekken.

    Met de **smederij** betaal en verlies je niets. In de beurt van anderen bepalen je vaste opdrachten welk kaartje verdwijnt.
    .title = Piraat
    .words = piraten gebeurtenis kaartje verliezen afgeven betalen goud reserve overval

rules-anno1503-fire =
    Brand breekt uit bij een 6 die gevolgd wordt door een 3 of 4. Dat kost je 1 goud voor elke inwoner op de velden 3 tot en met 7. De twee rode velden zijn veilig.

    Kun je alles betalen, dan moet dat. Zo niet, dan blijft je goud onaangeroerd en verlies je de inwoner op je hoogste veld, wie daar ook woont. Het kaartje komt terug in je voorraad, een gebouw eronder gaat terug naar het aanbod. Dat kan je een overwinningspunt kosten.

    Je kunt het veld opnieuw bewonen; vanaf het vierde veld krijg je ook weer een gebouw. Ontwikkel eerst op lage velden: de hoge branden het eerst.

    Met de **brandweer** betaal en verlies je niets.
    .title = Brand
    .words = vuur gebeurtenis branden inwoner verliezen betalen goud veilig rood veld

rules-anno1503-residents =
    Er zijn vier stappen: pionier, kolonist, burger, koopman. Alleen pioniers worden geplaatst; alle anderen ontstaan door ontwikkelen.

    Een pionier kost **1 hout + 1 gereedschap** en komt op je laagste vrije veld. Je hebt zeven velden. Vanaf het vierde brengt elke pionier gratis een openbaar gebouw mee.

    Je kaartjes bepalen de grenzen: samen maximaal vier pioniers en kolonisten, en samen maximaal drie burgers en kooplieden. Liggen die vier er al, maak dan eerst van een kolonist een burger; daarna kan de volgende pionier komen.

    Veld 1 en 2 zijn veilig voor brand.
    .title = Inwoners en pioniers
    .words = plaatsen vestigen pionier kosten veld eiland kolonist burger koopman kaartje grens vier drie veilig vol

rules-anno1503-developing =
    Ontwikkelen brengt een inwoner één stap verder:
    - pionier tot kolonist: 1 textiel + 2 steen
    - kolonist tot burger: 2 specerijen + 1 steen
    - burger tot koopman: 2 tabak + 1 specerij

    Dat mag zo vaak als je kunt betalen. De inwoner blijft op zijn veld, het gebouw eronder ook.

    Een nieuwe burger geeft je een pionier/kolonist-kaartje terug en verbruikt een van je drie burger/koopman-kaartjes; zonder zo’n kaartje kan geen kolonist burger worden. De koopman is de hoogste stap.

    Wie in deze beurt al iets kocht, koopt na het ontwikkelen niet nog eens. Een bevordering die je op zee vindt, is gratis.
    .title = Inwoners ontwikkelen
    .words = ontwikkeling opklimmen bevorderen kosten prijs kolonist burger koopman specerijen tabak trap

rules-anno1503-selling =
    In jouw beurt koopt elk van je inwoners **één** kaart van je:
    - pionier: gereedschap, steen of hout voor 1 goud (school: 2)
    - kolonist: textiel voor 2 goud (herberg: 4)
    - burger: specerijen voor 3 goud (herberg: 4)
    - koopman: tabak voor 4 goud (badhuis: 6)

    Een nieuwe pionier koopt al in dezelfde beurt. Ontwikkelen geeft geen recht op een tweede verkoop. Verkochte kaarten gaan terug naar hun stapel.

    Verkoop voordat je vaart: na de eerste actie van een schip is er in deze beurt geen handel meer. Spelers handelen nooit met elkaar.
    .title = Goederen verkopen
    .words = verkoop goud geld prijs verdienen inwoner handel

rules-anno1503-buying =
    Twee keer in je beurt mag je een product naar keuze uit de voorraad kopen, ook specerijen of tabak. Een kaart kost **6 goud**, en 1 minder voor elk van je handelsverdragen: 5, 4 of op zijn best 3 goud.

    Je inwoners spelen hierbij geen rol. Kopen, verkopen, bouwen en ontwikkelen mag je afwisselen, maar alleen vóór de eerste actie van een schip. Is de stapel van een product leeg, dan kun je het niet kopen.

    Let op het punt voor 30 goud: je hebt het alleen zolang je minstens 30 bezit.

    Spelers handelen niet met elkaar. Alleen de grote handelspost haalt voor 2 goud een kaart bij een ander.
    .title = Goederen kopen
    .words = koop inkoop inkopen prijs kosten goud handelsverdrag handel korting tweemaal voorraad

rules-anno1503-buildings =
    Elke pionier die je op veld 4 tot en met 7 plaatst, brengt een openbaar gebouw naar keuze uit het open aanbod mee. Het kost niets, ligt onder de pionier en werkt meteen. Je neemt er altijd een.

    Twee dezelfde mag je niet hebben. Ligt er niets dat je mag nemen, dan kun je op deze velden geen pionier plaatsen.

    Met **vier gebouwen** heb je een overwinningspunt. Er zijn er niet genoeg voor iedereen: 7 met twee spelers, 11 met drie, 14 met vier.

    Ontwikkel je de inwoner, dan blijft het gebouw liggen. Verlies je de inwoner door brand, dan gaat het terug naar het aanbod.
    .title = Openbare gebouwen
    .words = gebouw kiezen aanbod gratis vierde veld vier overwinningspunt verliezen

rules-anno1503-building_effects =
    - **Grote handelspost:** één keer in je beurt, vóór het varen, betaal je iemand 2 goud en trek je een willekeurige kaart uit diens hand. Alleen jullie twee weten welke. Niet in het spel met twee.
    - **Brandweer:** brand kost je niets.
    - **Smederij:** de piraat kost je niets.
    - **Kerk:** twee goederen in plaats van één in gouden tijden.
    - **School:** een pionier betaalt 2 goud in plaats van 1.
    - **Herberg:** een kolonist betaalt 4 goud in plaats van 2, een burger 4 in plaats van 3.
    - **Badhuis:** een koopman betaalt 6 goud in plaats van 4.
    - **Scheepswerf:** elk van je schepen heeft dubbel zoveel actiepunten.

    Een gebouw werkt vanaf het moment dat je het neemt tot je het verliest.
    .title = Wat elk gebouw doet
    .words = werking effect grote handelspost brandweer smederij kerk school herberg badhuis scheepswerf kaart trekken gebouw

rules-anno1503-ships =
    Een schip kost **1 textiel + 1 hout + 1 gereedschap**. Het begint op C1 en mag nog in dezelfde beurt varen. Je hebt twee schepen.

    Elke beurt heeft elk schip zoveel actiepunten als er spelers zijn: 2, 3 of 4. De scheepswerf verdubbelt ze. Een stap naar een aangrenzend zeeveld kost 1 punt; schuin varen kan nooit, en op een eilandveld komt een schip ook niet. Op één veld mogen willekeurig veel schepen liggen.

    Ook ontdekken kost 1 punt. Ongebruikte punten vervallen. Twee schepen mag je om en om verplaatsen.

    Een schip dat een kaartje thuisbrengt, komt terug in je voorraad; bouw het opnieuw om weer te varen.
    .title = Schepen en varen
    .words = schip bouwen kosten verplaatsen zee actiepunten startveld schuin diagonaal afstand

rules-anno1503-discovering =
    Ligt je schip naast een eilandveld met een kaartje (niet schuin), dan mag je het voor 1 actiepunt ontdekken. Alleen jij ziet het kaartje. Daarna kies je:
    - **Gebruiken:** iedereen ziet het, het schip komt terug in je voorraad en zijn overige punten vervallen.
    - **Terugleggen:** het blijft gedekt liggen en het schip mag verder.

    Een schip dat zijn beurt naast een eiland begint, hoeft niet eerst te varen. Een kaartje dat je eerder zag, moet je opnieuw ontdekken om het te gebruiken. Wat je niet kunt gebruiken, leg je terug: een vijfde handelspost, een vierde verdrag, een bevordering voor niemand.

    De anderen zien waar je kijkt, niet wat je ziet. De bot houdt het voor je bij, tenzij dat is uitgezet.
    .title = Eilanden ontdekken
    .words = verkennen eiland bekijken kaartje gebruiken terugleggen notitie gedekt naast

rules-anno1503-tiles =
    Op de kleine eilanden liggen vier soorten kaartjes:
    - **Handelspost:** heeft een product en komt aan een vrije grijze steiger. Bij het getal van die steiger mag je het product van de post nemen in plaats van dat van het eiland.
    - **Handelsverdrag:** komt aan een bruine steiger. Elk verdrag maakt kopen 1 goud goedkoper.
    - **Goudkist:** meteen 12 goud.
    - **Bevordering:** een van je inwoners gaat gratis één stap verder.

    Kist en bevordering zijn schatten en gaan na gebruik uit het spel. Goud uit een kist kun je vanaf je volgende beurt uitgeven.

    Op de achterkant staat 2, 3 of 4. Verre eilanden hebben hogere getallen en bevatten vaker specerijen, tabak en schatten.
    .title = Eilandkaartjes
    .words = handelspost handelsverdrag verdrag schat goudkist kist bevordering soorten achterkant getal specerijen tabak

rules-anno1503-docks =
    De **vier grijze steigers** bieden elk plaats aan één handelspost. Elke hoort bij een getal van de dobbelsteen; alleen “?” heeft er geen. Een post helpt het meest waar het eiland een ander product geeft. Bij hetzelfde product heb je geen keuze, maar voor het overwinningspunt telt hij wel. Twee posten van hetzelfde product mogen. Een aangelegde post wordt nooit verplaatst of geruild.

    De **drie bruine steigers** zijn voor de handelsverdragen. Ze verlagen de prijs van een gekochte kaart van 6 goud naar 5, 4 en 3.

    Meer dan vier posten en drie verdragen kun je niet hebben. Alleen de piraat neemt een kaartje weer af.
    .title = Steigers
    .words = steiger grijs bruin handelspost handelsverdrag aanleggen getal grens haven

rules-anno1503-victory_points =
    Er zijn vijf overwinningspunten:
    - 30 goud of meer
    - 4 handelsposten
    - 3 handelsverdragen
    - 4 openbare gebouwen
    - 3 kooplieden

    Je hebt een punt alleen zolang je eraan voldoet. Zakt je goud onder 30 of verlies je een kaartje, een gebouw of een koopman, dan is het weg tot je het opnieuw verdient.

    Handelsposten, verdragen en gebouwen zijn er niet genoeg voor alle spelers. 30 goud en 3 kooplieden kan iedereen halen.

    Wie in de eigen beurt drie punten heeft, wint.
    .title = Overwinningspunten
    .words = punten winnen wapenschild score goud dertig kooplieden gebouwen verdragen posten verliezen

rules-anno1503-hand_limit =
    Aan het eind van je beurt mag je maximaal **vijf** kaarten hebben. Heb je er meer, dan kies je welke je afgeeft; ze gaan terug naar de stapels.

    De grens geldt alleen op dat moment. Tijdens je beurt en in de beurt van anderen mag je er zoveel hebben als je wilt. Wat je tussen je beurten krijgt, is veilig tot het eind van je volgende beurt.

    Verkoop dus voor het eind van je beurt wat je inwoners kopen, of bouw er iets van. Specerijen en tabak krijg je het moeilijkst terug.

    Moet de bot een beurt voor je beëindigen, dan geeft hij eerst kaarten af die je voor je volgende stappen niet nodig hebt.
    .title = Handlimiet
    .words = vijf kaarten afleggen te veel hand limiet grens maximum einde beurt

rules-anno1503-secrets =
    - **Open voor iedereen:** goud, inwoners, gebouwen, steigers, schepen, overwinningspunten, de stapels goederen en het aantal kaarten in elke hand. Ook welke goederen iemand krijgt, betaalt, verkoopt of afgeeft, ziet iedereen.
    - **Verborgen:** de kaarten in een hand, de voorkant van de kaartjes, de reserve en alle vaste opdrachten. Ontdek je een kaartje, dan weten de anderen alleen waar je hebt gekeken. Een kaart die met de grote handelspost is getrokken, kennen alleen de twee betrokkenen.

    De bot noteert voor je welke kaartjes je hebt gezien; een notitie verdwijnt zodra het kaartje zijn eiland verlaat. Voor de start kunnen de notities worden uitgezet of alle handen worden geopend.
    .title = Wat open is en wat geheim
    .words = geheim verborgen gedekt openbaar zichtbaar handkaarten notities open handen privé

rules-anno1503-orders =
    In de beurt van anderen wacht niemand op je. Je **vaste opdrachten** antwoorden:
    - **Welk product neem je** bij “?”, bij een handelspost, in gouden tijden? Een lijst zoals “specerijen tot 2, dan steen”. De eerste regel die past, beslist.
    - **Welk kaartje geef je af** aan de piraat? Een lijst in de volgorde waarin je er afscheid van zou nemen.

    Past er niets, dan neemt de bot een product dat je volgende inwoner of schip nog mist, of geeft hij het kaartje af dat het minst pijn doet. Je hoeft niets in te stellen.

    Opdrachten zijn privé en altijd te wijzigen, maar alleen voor toekomstige keuzes. Als je wilt, antwoorden ze ook in je eigen beurt. De host kan de partij in plaats daarvan op elke keuze laten wachten.
    .title = Vaste opdrachten
    .words = automatisch standaard afwezig andermans beurt keuze wensenlijst tot opdracht wachten

rules-anno1503-undo =
    In je eigen beurt kun je bouwen, plaatsen, ontwikkelen, verkopen, kopen en varen zelf ongedaan maken, zolang er sindsdien geen verborgen informatie is onthuld en niemand anders aan de beurt was. Daarna kun je het ook opnieuw doen.

    Bij een worp, een genomen product, een ontdekt kaartje, een getrokken kaart en het einde van een beurt moeten alle anderen akkoord gaan. De bot vraagt het hun en zegt wat er intussen te zien was.

    Wie opgeeft, houdt zijn plaats, maar de bot doet daar nog slechts het hoognodige. Heeft maar één speler niet opgegeven, dan wint die.
    .title = Ongedaan maken en tafelregels
    .words = terugnemen terugdraaien opnieuw fout vergissing opgeven verlaten afwezig tijd om instemming

rules-anno1503-ending =
    De partij eindigt meteen als iemand in de eigen beurt drie overwinningspunten heeft. Dat geldt ook helemaal aan het begin van de beurt, vóór de worp: wie het derde punt in de beurt van een ander krijgt, wint bij het begin van de eigen beurt, als hij het dan nog heeft.

    Er is één winnaar. De anderen worden gerangschikt op overwinningspunten, dan op de stappen van hun inwoners (pionier 1 tot koopman 4), dan op goud.

    Is er een rondelimiet ingesteld, dan eindigt de partij uiterlijk na die ronde. Dan beslist dezelfde rangschikking, en kan de eerste plaats worden gedeeld.
    .title = Einde van het spel
    .words = einde slot winnen winnaar rangschikking gelijkspel rondelimiet derde punt afgelopen
