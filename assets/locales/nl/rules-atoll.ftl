### De regels van Atoll in eigen woorden, telkens één onderwerp, in de volgorde waarin je het spel zou uitleggen.
### `.words` zijn andere woorden waaronder een onderwerp wordt gevonden.

rules-atoll-goal =
    Twee spelers delen één kano in een lagune. Twaalf eilandjes, A tot en met L, liggen er in een ring omheen. Waar de kano aankomt, plant je een palm van jouw kleur.

    Palmen naast elkaar groeien uit tot bosjes, en lange bosjes zijn veel meer waard dan korte. Elke parel is een punt waard. Wie na zes rondes de meeste punten heeft, **wint.**
    .title = Doel van het spel
    .words = winnen winnaar overzicht inleiding palmen lagune

rules-atoll-setup =
    De kano begint bij eilandje A, en er staat nog nergens een palm. Alle achttien tegels gaan in de buidel: drie van elk getal van 1 tot en met 6. Beide spelers trekken drie tegels en houden ze geheim.

    Het lot bepaalt wie begint, tenzij de host de eerste plaats laat beginnen. In elke ronde is dezelfde speler het eerst aan de beurt.
    .title = Voorbereiding
    .words = opzet begin start uitdelen startspeler eilandje

rules-atoll-turn =
    In je beurt doe je precies een van deze twee dingen:
    - **Peddelen**: speel een tegel, verplaats de kano en plant een palm.
    - **Duiken**: leg een tegel terug en haal twee parels boven.

    Daarna trek je een tegel, zodat je er weer drie hebt, en is de ander aan de beurt. Niemand kan passen, en tijdens het wachten is er niets te doen.
    .title = Een beurt
    .words = actie kiezen passen volgorde verloop wat kan ik doen

rules-atoll-sailing =
    Speel een van je tegels en verplaats de kano zo ver als het getal aangeeft, met de klok mee of ertegenin, zoals je wilt. Staat daar al een palm, van jou of van de ander, dan vaart de kano in dezelfde richting door naar het volgende eilandje zonder palm.

    Plant daar je palm. Die blijft staan tot het einde, en de kano wacht ernaast op de volgende beurt.
    .title = Peddelen
    .words = varen verplaatsen kano richting klok bezet planten

rules-atoll-diving =
    Als geen eilandje je aanstaat, duik dan: laat een van je tegels zien en neem twee parels. De kano blijft liggen en je plant geen palm, dus je hebt aan het eind een palm minder.

    De tegel gaat terug in de buidel, maar pas nadat je een andere hebt getrokken. Je krijgt dezelfde tegel dus niet meteen terug, maar misschien later wel.
    .title = Duiken
    .words = parels terugleggen ruilen in plaats van

rules-atoll-groves =
    Een bosje is een ononderbroken rij van je eigen palmen. Een vrij eilandje of een palm van de ander maakt er een einde aan. De ring is gesloten: een rij die over L en A loopt, is één bosje.

    Een bosje van 1, 2, 3, 4, 5 of 6 palmen is 1, 3, 6, 10, 15 of 21 punten waard. Twee bosjes verbinden is vaak de beste zet van het spel, net als de bosjes van de ander gescheiden houden.
    .title = Bosjes
    .words = rij buren aangrenzend lengte punten samen groep

rules-atoll-pearls =
    Naast de meeste eilandjes liggen een tot drie parels; ze staan op het bord getekend. Als je je palm plant, neem je ze. Elke parel is een punt waard en blijft voorgoed van jou.

    Een eilandje geeft zijn parels maar één keer, want niemand kan er nog eens planten. Duiken levert twee parels op, waar de kano ook ligt en zo vaak je wilt.
    .title = Parels
    .words = eilandje waarde schat verzamelen

rules-atoll-tiles =
    Van elk getal van 1 tot en met 6 zijn er drie tegels. Alleen jij ziet de jouwe. Tegels waarmee is gepeddeld, blijven open liggen; zo kun je tellen welke getallen de ander nog kan hebben.

    Je kunt meerdere tegels met hetzelfde getal hebben. Na je laatste beurt trek je niet meer, en overgebleven tegels zijn niets waard.
    .title = Tegels
    .words = getal hand trekken buidel geheim verborgen tellen

rules-atoll-ending =
    De partij eindigt na zes rondes, als beide spelers zes beurten hebben gehad. De score is de som van alle bosjes en alle parels; iedereen kan die altijd zien.

    De hoogste score wint. Bij een gelijke stand wint wie meer parels heeft; zijn ook die gelijk, dan winnen beiden. Tegels die je nog in de hand hebt, tellen niet mee.
    .title = Einde en telling
    .words = slot gelijkspel winnaar ronden laatste

rules-atoll-undo =
    Een beurt laat je een nieuwe tegel zien. Daarom kun je die alleen ongedaan maken als de ander akkoord is. In de laatste ronde trekt niemand: daar kun je je beurt zelf ongedaan maken, tot de partij is afgelopen.

    Als je afwezig bent, kan de bot voor je spelen. Hij kiest dan wat meteen de meeste punten oplevert, en denkt niet verder vooruit.
    .title = Ongedaan maken en afwezigheid
    .words = ongedaan fout weg afwezig computer stemming
