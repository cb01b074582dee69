### Voorbeelden bij de onderwerpen van de regels, onder de tekst: twee of drie zinnen met Ada en Ben.

examples-anno1800-goal =
    Ben speelt zijn laatste kaart en neemt de vuurwerktegel: 7 punten. Maar Ada’s kaarten en opdrachten zijn aan het eind meer waard, en zij wint.
examples-anno1800-setup =
    Ada begint zonder goud, Ben heeft er 1 en Cem 2. Ieder heeft 9 kaarten: 7 boer/werkerkaarten en 2 van de moeilijkere.
examples-anno1800-turn =
    Ada gebruikt een gespeelde kaart voor 2 gratis opwaarderingen en bouwt dan als actie een bakkerij. Dat kan in één beurt, want het opwaarderen is een vrije actie.
examples-anno1800-production =
    Ada heeft planken nodig. Ze stuurt een boer uit de woonwijk naar haar zagerij: 1 eenheid planken. De boer blijft daar tot zijn dienst eindigt of ze een stadsfeest viert.
examples-anno1800-trade =
    Ben heeft een brouwerij, Ada niet. Ze gebruikt 1 handelsfiche, want daar werken werkers, en krijgt bier. Ben krijgt 1 goud en verliest niets.
examples-anno1800-shift =
    Beide werkplekken in Ada’s steenbakkerij zijn bezet door ambachtslieden. Ze betaalt 3 goud, één komt thuis, en ze kan nog eens bakstenen maken.
examples-anno1800-paying =
    Ben ronselt een werker: planken en bakstenen. De bot stelt een boer voor de planken en een ambachtsman voor de bakstenen voor. Hij spaart de ambachtsman en haalt de bakstenen via handel.
examples-anno1800-building =
    Ada bouwt een brouwerij. Ze maakt er graan en kolen voor en legt haar op een kustveld. Voor de anderen is er nog maar één brouwerij.
examples-anno1800-overbuilding =
    Ben bouwt een glasblazerij over zijn schapenboerderij. Die is nu bedekt: wol moet hij voortaan via handel halen.
examples-anno1800-ships =
    Ada heeft twee werven, van kracht 1 en 2. In één actie bouwt ze een handelsschip van kracht 2 en een verkenningsschip van kracht 1. Kracht 3 kan niet.
examples-anno1800-tokens =
    Ben heeft 2 handelsfiches op schepen en 1 op een kaart. Dat op de kaart gebruikt hij eerst: bij zijn volgende stadsfeest was het toch weg.
examples-anno1800-cards =
    Ada’s kaart vraagt brood en bier. Ze maakt het bier, haalt het brood via handel en legt de kaart neer: 3 punten, en later levert het effect twee boeren op.
examples-anno1800-effects =
    Ben gebruikt een kaart voor 2 boeren. Daarbij trekt hij 2 boer/werkerkaarten. In de stapel ligt er nog één: die trekt hij, en voor de tweede boer betaalt hij 1 goud.
examples-anno1800-swap =
    Twee van Ada’s kaarten vragen bontjassen, die niemand maakt. Ze ruilt ze allebei en krijgt er twee van dezelfde stapels terug.
examples-anno1800-hire =
    Ada ronselt 2 werkers. Ze heeft twee keer planken en bakstenen nodig, en de eerste helpt al om de tweede te betalen. Ze trekt 2 boer/werkerkaarten.
examples-anno1800-upgrade =
    Ben waardeert voor bakstenen een boer op tot werker, en meteen door tot ambachtsman voor kolen en handelswaren: twee stappen, geen kaart getrokken.
examples-anno1800-old_world =
    Ada ontgint haar tweede Oude Wereld-eiland: 2 verkenningsfiches. Er staat een werf op, dus ze heeft zes nieuwe velden en een werf erbij.
examples-anno1800-new_world =
    Bens eerste eiland kost 1 verkenningsfiche en levert hem 3 Nieuwe Wereld-kaarten op. Er staan katoen, cacao en tabak op: voor telkens 1 handelsfiche kan hij die elke beurt gebruiken.
examples-anno1800-expedition =
    Ada’s kaart toont een dier voor een investeerder en een artefact voor een ambachtsman. Aan het eind heeft ze beide: 3 + 1 = 4 punten.
examples-anno1800-festival =
    Bens mensen zijn allemaal aan het werk en zijn fiches zijn op. Hij viert feest: iedereen komt thuis en elk fiche is weer klaar, maar dat was zijn actie.
examples-anno1800-objectives =
    Aarhant is in het spel. In elk van haar beurten kan Ada 1 investeerder laten rusten voor 5 goud. Daarmee betaalt ze een einde dienst, en haar actie heeft ze nog.
examples-anno1800-objective_points =
    De Universiteit telt ingenieurs: Ada heeft er 4, Ben en Cem elk 3. Ada krijgt 10 punten, Ben en Cem allebei de volle 4.
examples-anno1800-secrets =
    Ben bouwt een bakkerij en ronselt een boer; daarbij ziet hij een nieuwe kaart. Eerst kon hij de bouw vrij ongedaan maken, nu moet iedereen akkoord zijn.
examples-anno1800-ending =
    Ada speelt midden in ronde 14 haar laatste kaart en neemt de vuurwerktegel. Ronde 14 wordt afgemaakt, en dan heeft iedereen in ronde 15 nog één beurt.
examples-anno1800-scoring =
    Ada: 12 kaarten voor 52 punten, 6 voor expedities, 8 goud voor 2 punten, 16 voor opdrachten: 76. Ben heeft 70 en de vuurwerktegel: 77, en wint.
