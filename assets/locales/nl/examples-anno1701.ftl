### Voorbeelden bij de onderwerpen van de regels, onder de tekst: twee of drie zinnen met Ada en Ben.

examples-anno1701-goal =
    Ada heeft haar burger, haar koopman, de zeemacht, de opera en één gift: vijf gunsten. Haar beurt begint, ze heeft 4 goud, en ze wint.
examples-anno1701-setup =
    Ada krijgt een herberg, een kapel, een zagerij en een pakhuis. Ze houdt de zagerij en het pakhuis en legt ze gedekt op twee weiden.
examples-anno1701-turn =
    Ben gooit een 9 en iedereen krijgt goederen. Hij ruilt een baksteen tegen textiel, bouwt een schip en vaart uit. Bouwen kan hij pas weer in zijn volgende beurt.
examples-anno1701-yield =
    Er wordt een 4 gegooid. Ada’s 4 is een kleigroeve, en ze heeft een kolonie aan een tabaksveld met een 4: ze krijgt 1 baksteen en 1 tabak.
examples-anno1701-events =
    Een 7 brengt brand en belasting. Ben heeft 9 goederen en levert er 4 in. Daarna krijgt hij 1 goud, plus 2 voor zijn twee tevreden inwoners.
examples-anno1701-riot =
    Ada heeft 2 goud als Ben een 8 gooit: ze krijgt niets. Dan verkoopt ze in haar herberg iets voor 1 goud. Nu heeft ze 3, en het oproer is voorbij.
examples-anno1701-trade =
    Ada biedt iedereen 2 hout aan voor 1 rum. Cem weigert, Ben neemt aan: er wordt meteen geruild, en Ada’s aanbod is gesloten.
examples-anno1701-orders =
    Bens handelsopdracht zegt: 1 baksteen voor 1 textiel, één keer per beurt. Precies dat biedt Ada aan terwijl hij slaapt. Hij krijgt het textiel en een bericht.
examples-anno1701-residents =
    Ada betaalt 1 textiel, 1 tabak en 1 rum voor haar burger. Ze krijgt een gunst die van haar blijft, en koopt in dezelfde beurt een tegel van stapel II.
examples-anno1701-buildings =
    Ben betaalt 1 baksteen en 1 gereedschap en draait zijn weverij om. Zijn schepen hebben nu 5 bewegingspunten, en hij kan 2 textiel ruilen voor iets anders.
examples-anno1701-tiles =
    Al Ada’s weiden zijn bezet. Ze koopt een tegel voor 1 goud en legt die op haar bos met de 3: thuis levert een 3 haar nu niets meer op.
examples-anno1701-buildings_one =
    Ada heeft twee zagerijen. In één beurt ruilt ze 2 hout voor tabak en nog eens 2 hout voor rum.
examples-anno1701-buildings_two =
    Ben bouwt de opera: één tevreden inwoner. Later betaalt hij er 3 goud voor een gunst. Dat kan maar één keer in het hele spel.
examples-anno1701-exchange =
    Ada heeft 1 rum nodig. Bij haar kolonist geeft ze er 3 textiel voor. In haar volgende beurt betaalt ze liever 3 goud in het dorpscentrum voor tabak.
examples-anno1701-donations =
    Ben geeft de koningin 7 goud voor een gunst. Ada geeft later: de laagste vrije prijs is 9. Van 12 goud houdt ze er 3 over, net genoeg om oproer te vermijden.
examples-anno1701-ships =
    Ada heeft een zagerij en een weverij: 2 zeilen, dus haar schip vaart tot 6 velden. Ze stopt na 4 en vaart met het andere schip; de laatste 2 punten vervallen.
examples-anno1701-discovering =
    Ben betaalt 1 bewegingspunt en bekijkt de tegels naast zijn schip: tabak met een 9 en een vreemd volk. Ada ziet dat hij keek, niet wat hij zag.
examples-anno1701-colonies =
    Ada sticht een kolonie tussen een suikerriettegel met een 5 en een haven. Bij elke 5 krijgt ze rum, en de kanonnen van de haven tellen voor haar zeemacht.
examples-anno1701-islands =
    Ben heeft rum nodig. Suikerriet ligt vaker in het oosten, dus stuurt hij zijn schip daarheen en zoekt een tegel met een 8, het beste getal.
examples-anno1701-encounters =
    Ada’s schip ontmoet de vrije handelaar. Ze heeft 3 handelszakken, verkoopt dus 1 hout voor 2 goud en vaart verder.
examples-anno1701-pirates =
    Een sterke piraat met kracht 7. Ben vecht: hij gooit een 2 en heeft 1 kanon, samen 3. Dat is minder dan 7, dus zijn schip wordt teruggedreven. Voor 2 goud had hij door gemogen.
examples-anno1701-favours =
    Ada legt stenen voor haar burger, voor de tevredenheid en voor een gift. Heeft Ben meer tevreden inwoners, dan krijgt ze de steen van de tevredenheid terug en kan ze die elders gebruiken.
examples-anno1701-powers =
    Ada heeft 3 kanonnen en de zeemacht. Ben krijgt zijn derde kanon: gelijk, er verandert niets. Met zijn vierde neemt hij haar de zeemacht af.
examples-anno1701-secrets =
    Ben koopt een tegel en legt die op een weide. Ada ziet dát er een ligt, maar pas bij de bouw welke.
examples-anno1701-ending =
    Ada krijgt haar vijfde gunst en heeft nog 2 goud: oproer, dus geen winst. In Bens beurt krijgt ze 1 goud belasting. Haar eigen beurt begint, en ze wint.
