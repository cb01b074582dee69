### Zo wordt hier gespeeld, welk spel het ook is: één tekst per onderwerp.

rules-table-panel =
    Alles wat je doet, gebeurt in je **paneel**: een bericht dat alleen jij ziet. Druk op *Spelen* onder een post of typ { CMD("play") }.

    - Bovenaan: wat er nu van je gevraagd wordt, en je plaatje.
    - Daaronder: de antwoorden, als knoppen of menu’s. Je krijgt alleen wat mag. Eén antwoord leidt naar de volgende vraag, tot de actie compleet is.
    - *Terug* gaat één vraag terug. Er is dan nog niets gebeurd.
    - Grote stappen zie je nog een keer voordat je ze bevestigt.

    Sluit het paneel wanneer je wilt en open het later weer, op elk apparaat: er gaat niets verloren. Je kunt elke actie ook typen; de bot vraagt wat je weglaat.
    .title = Je paneel
    .words = spelen knop menu privé bericht venster antwoord vraag terug bevestigen begin eerste stappen

rules-table-recommended =
    Een **groene knop**, of een ★ in een menu, is wat de bot aanraadt: meestal de goedkoopste manier, of het antwoord dat de meeste mogelijkheden openlaat. Het is een tip, geen verplichting, en hij is gebaseerd op wat je zelf kunt zien.

    Is er maar één antwoord mogelijk, dan wordt er niets gevraagd: de bot neemt het voor je.

    Nieuw in het spel? Volg in je eerste beurten de groene knoppen en kijk wat ze doen.
    .title = Groene knoppen en ★
    .words = groen ster aanbevolen voorstel advies tip beste

rules-table-undo =
    In je beurt kun je vrij ongedaan maken, stap voor stap: met *Ongedaan maken* of { CMD("undo") }. { CMD("redo") } zet de stap weer terug.

    Dat kan tot er **verborgen informatie** zichtbaar werd: een worp, een getrokken kaart, een omgedraaide tegel. Het houdt ook op als er intussen iemand anders aan zet was, behalve als dat een computerspeler was.

    Daarna heb je het **akkoord** van de anderen nodig: de bot vraagt het ze en laat zien wat er intussen te zien was. Iedereen moet akkoord zijn. Computerspelers zijn dat altijd, dus alleen met hen kun je alles ongedaan maken.

    Let op het verschil: *Ongedaan maken* draait een stap terug; *Terug* verlaat alleen een menu.
    .title = Ongedaan maken
    .words = ongedaan terugdraaien opnieuw fout vergissing akkoord vragen stemmen

rules-table-refusals =
    De bot kent de regels en biedt alleen aan wat mag. Toch kun je een **afwijzing** krijgen, bijvoorbeeld als je een commando typt of op een knop onder een oude post drukt.

    Een afwijzing verandert niets. Ze zegt waarom het niet kan en wat je wel kunt doen. Onder de meeste staat een knop *Waarom?*: die opent de regel erachter.

    Is een knop verouderd, open dan een vers paneel met { CMD("play") }.
    .title = Afwijzingen en “Waarom?”
    .words = afwijzing geweigerd mag niet verboden waarom fout oude knop verouderd onbekend

rules-table-pace =
    Het **tempo** zegt hoelang een beurt ongeveer duurt: ontspannen (48 uur), dagelijks (24), vlot (8), live (30 minuten) of een eigen duur. Het bepaalt alleen wanneer er herinneringen komen. Niemand verliest er een beurt door.

    De host kan ook een **klok** instellen. Dan loopt er tijd zolang jij aan de beurt bent; is die op, dan speelt de bot voor je: iets wat mag, en niets vrijwilligs. Je stille uren, vrije dagen en vakantie tellen niet mee.

    De host stelt beide in met { CMD("game-options") }. { CMD("game-info") } laat zien op wie de partij wacht.
    .title = Tempo en klok
    .words = tempo klok tijd lang beurt langzaam snel uren limiet dagelijks live

rules-table-reminders =
    Ben je aan de beurt, dan noemt de post je één keer. Gebeurt er niets, dan volgt na de helft van het tempo een herinnering; met *Later* stel je die uit.

    { CMD("remind-show") } laat je instellingen zien. Ze gelten voor jou in alle partijen:
    - { CMD("remind-zone") }: je tijdzone; { CMD("remind-quiet") }: uren waarin niemand je stoort
    - { CMD("remind-days") }: de dagen waarop je speelt; { CMD("remind-vacation") }: wanneer je weg bent
    - { CMD("remind-way") }: in het kanaal of per privébericht
    - { CMD("remind-off") }: helemaal geen herinneringen
    .title = Herinneringen en stille uren
    .words = herinnering melding ping vermelding stil nacht vakantie tijdzone privébericht later

rules-table-pause =
    Komt er iets tussen? { CMD("game-pause") } vraagt de anderen of de partij kan rusten. Zolang loopt er geen klok en krijgt niemand een herinnering. { CMD("game-resume") } vraagt om verder te gaan.

    Is een speler lang weg, dan vraagt de bot de anderen wat te doen: blijven wachten, deze ene beurt overslaan, of een **waarnemer** laten spelen tot die speler terug is. Zodra de speler weer speelt, is de stemming voorbij.

    Ben je zelf een tijd weg? Vul het in met { CMD("remind-vacation") }, dan wacht niemand voor niets.
    .title = Pauzes en afwezigheid
    .words = pauze afwezig weg ontbreekt inactief stemming wachten overslaan vakantie hervatten

rules-table-computers =
    Te weinig mensen? In de lobby zet de host er met { CMD("game-computer") } **computerspelers** bij: makkelijk, gemiddeld of moeilijk. Ze hebben een 🤖, weten alleen wat hun plaats mag weten, houden niemand op en zijn het met elk verzoek om iets ongedaan te maken eens.

    Een **waarnemer** is een computerspeler van gemiddeld niveau die speelt voor iemand die weg is. De plaats, de kaarten en de uitslag blijven van die persoon. Is die terug, dan is één druk op de knop in het paneel genoeg om de plaats weer over te nemen.
    .title = Computers en waarnemer
    .words = computer bot ai tegenstander niveau makkelijk gemiddeld moeilijk waarnemer vervanger plaats terug

rules-table-privacy =
    Je paneel, je hand, je eigen notities en alles wat de bot jou antwoordt, zie **alleen jij**. Posts in het kanaal tonen wat volgens de regels openbaar is.

    De bot leest je berichten niet. Hij bewaart de partijen, wie waar zit, en je instellingen voor herinneringen en plaatjes.

    Er wordt eerlijk geschud: aan het begin plaatst de bot een vingerafdruk van het schudden, en aan het einde de startwaarde zelf. Daarmee kan iedereen de hele partij controleren.
    .title = Wat anderen zien
    .words = privacy geheim privé openbaar verborgen gegevens bewaard eerlijk schudden startwaarde vingerafdruk berichten lezen

rules-table-leaving =
    - **Voor de start** ga je weg met de knop in de lobby of met { CMD("game-leave") }.
    - **Tijdens de partij** blijft je plaats van jou. Kun je niet verder, zeg het dan tegen de anderen: zij kunnen een waarnemer voor je laten spelen. In sommige spellen kun je ook opgeven.

    De host of een moderator van het kanaal kan de hele partij zonder uitslag beëindigen: { CMD("game-abandon") }. { CMD("game-move") } verhuist een partij naar een ander kanaal.
    .title = Een partij verlaten
    .words = verlaten stoppen opgeven beëindigen afbreken kanaal verhuizen verwijderen
