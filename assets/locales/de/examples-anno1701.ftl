### Beispiele zu den Themen der Regeln, unter dem Text: zwei oder drei Sätze mit Ada und Ben.

examples-anno1701-goal =
    Ada hat Bürger, Kaufmann, die Seemacht, die Oper und eine Spende: fünf Gunstpunkte. Ihr Zug beginnt, sie hat 4 Gold, und sie gewinnt.
examples-anno1701-setup =
    Ada bekommt Wirtshaus, Kapelle, Sägewerk und Lagerhaus. Sie behält Sägewerk und Lagerhaus und legt beide verdeckt auf zwei Wiesen.
examples-anno1701-turn =
    Ben würfelt eine 9, und alle bekommen Waren. Er tauscht einen Ziegel gegen Tuch, baut ein Schiff und sticht in See. Bauen kann er erst wieder im nächsten Zug.
examples-anno1701-yield =
    Es fällt eine 4. Adas 4 ist eine Lehmgrube, und sie hat eine Kolonie an einem Tabakfeld mit der 4: Sie bekommt 1 Ziegel und 1 Tabak.
examples-anno1701-events =
    Eine 7 bringt Feuer und Steuer. Ben hat 9 Waren und gibt 4 davon ab. Dann bekommt er 1 Gold und 2 weitere für seine zwei zufriedenen Einwohner.
examples-anno1701-riot =
    Ada hat 2 Gold, als Ben eine 8 würfelt: Sie bekommt nichts. Dann verkauft sie im Wirtshaus eine Ware für 1 Gold. Jetzt hat sie 3, und der Aufruhr ist vorbei.
examples-anno1701-trade =
    Ada bietet allen 2 Holz für 1 Rum an. Cem lehnt ab, Ben nimmt an: Sofort wird getauscht, und Adas Angebot ist erledigt.
examples-anno1701-orders =
    Bens Handelsauftrag lautet: 1 Ziegel für 1 Tuch, einmal im Zug. Genau das bietet Ada an, während er schläft. Er bekommt das Tuch und eine Nachricht.
examples-anno1701-residents =
    Ada zahlt 1 Tuch, 1 Tabak und 1 Rum für ihren Bürger. Sie bekommt einen Gunstpunkt, der ihr bleibt, und kauft noch im selben Zug ein Kärtchen von Stapel II.
examples-anno1701-buildings =
    Ben zahlt 1 Ziegel und 1 Werkzeug und deckt seine Weberei auf. Seine Schiffe haben nun 5 Bewegungspunkte, und er kann 2 Tuch gegen 1 andere Ware tauschen.
examples-anno1701-tiles =
    Adas Wiesen sind alle belegt. Sie kauft für 1 Gold ein Kärtchen und legt es auf ihren Wald mit der 3: Daheim bringt ihr eine 3 nun nichts mehr.
examples-anno1701-buildings_one =
    Ada hat zwei Sägewerke. In einem Zug tauscht sie 2 Holz gegen Tabak und noch einmal 2 Holz gegen Rum.
examples-anno1701-buildings_two =
    Ben baut die Oper: ein zufriedener Einwohner. Später zahlt er dort 3 Gold für einen Gunstpunkt. Das geht nur ein einziges Mal in der ganzen Partie.
examples-anno1701-exchange =
    Ada braucht 1 Rum. Beim Siedler gibt sie dafür 3 Tuch. Im nächsten Zug zahlt sie lieber 3 Gold im Dorfzentrum für Tabak.
examples-anno1701-donations =
    Ben spendet der Königin 7 Gold für einen Gunstpunkt. Ada spendet später: Der niedrigste freie Preis ist 9. Von 12 Gold bleiben ihr 3, gerade genug gegen einen Aufruhr.
examples-anno1701-ships =
    Ada hat Sägewerk und Weberei: 2 Segel, ihr Schiff fährt also bis zu 6 Felder. Sie hält nach 4 und fährt mit dem anderen Schiff; die letzten 2 Punkte verfallen.
examples-anno1701-discovering =
    Ben zahlt 1 Bewegungspunkt und schaut die Kärtchen neben seinem Schiff an: Tabak mit einer 9 und ein fremdes Volk. Ada sieht nur, dass er geschaut hat.
examples-anno1701-colonies =
    Ada gründet eine Kolonie zwischen einem Zuckerrohr mit der 5 und einem Hafen. Bei jeder 5 bekommt sie Rum, und die Kanonen des Hafens zählen für ihre Seemacht.
examples-anno1701-islands =
    Ben braucht Rum. Zuckerrohr gibt es eher im Osten, also schickt er sein Schiff dorthin und sucht eines mit der 8, der besten Zahl.
examples-anno1701-encounters =
    Adas Schiff trifft den Freien Händler. Sie hat 3 Handelssäcke, verkauft also 1 Holz für 2 Gold und fährt weiter.
examples-anno1701-pirates =
    Ein starker Pirat mit Stärke 7. Ben kämpft: Er würfelt eine 2 und hat 1 Kanone, zusammen 3. Das reicht nicht gegen 7, sein Schiff wird abgetrieben. Für 2 Gold wäre er weitergefahren.
examples-anno1701-favours =
    Ada legt Steine für ihren Bürger, für die Zufriedenheit und für eine Spende. Hat Ben mehr zufriedene Einwohner, bekommt sie den Stein der Zufriedenheit zurück und kann ihn anders nutzen.
examples-anno1701-powers =
    Ada hat 3 Kanonen und die Seemacht. Ben bekommt seine dritte Kanone: Gleichstand, nichts ändert sich. Mit der vierten nimmt er ihr die Seemacht ab.
examples-anno1701-secrets =
    Ben kauft ein Kärtchen und legt es auf eine Wiese. Ada sieht, dass dort eines liegt, aber erst beim Bau, welches.
examples-anno1701-ending =
    Ada bekommt ihren fünften Gunstpunkt und hat noch 2 Gold: Aufruhr, also kein Sieg. In Bens Zug bekommt sie 1 Gold Steuer. Ihr eigener Zug beginnt, und sie gewinnt.
