### Beispiele zu den Themen der Regeln, unter dem Text: zwei oder drei Sätze mit Ada und Ben.

examples-anno1503-goal =
    Ada hat 3 Kaufleute und 4 öffentliche Gebäude, und in ihrem eigenen Zug steigt ihr Gold auf 31. Das sind drei Punkte: Sie gewinnt sofort.
examples-anno1503-setup =
    Zu zweit liegen auf 12 Inseln Kärtchen, und 7 öffentliche Gebäude stehen bereit. Mit Ada, Ben und Cem sind es 19 Inseln und 11 Gebäude.
examples-anno1503-turn =
    Ada würfelt eine 3, verkauft ihrem Pionier Holz und baut ein Schiff. Dann zieht sie das Schiff ein Feld weit. Verkaufen kann sie in diesem Zug nun nichts mehr.
examples-anno1503-yield =
    Ben würfelt eine 4. Auf Adas Insel bringt die 4 Tuch, doch am Steg der 4 liegt ihr Kontor für Gewürz: Sie nimmt ein Tuch oder ein Gewürz.
examples-anno1503-events =
    Ada würfelt eine 6 und dann eine 5: Goldene Zeiten. Ben hat eine Kirche und nimmt zwei Waren, alle anderen nehmen eine.
examples-anno1503-pirate =
    Ada hat 3 Kontore und 1 Handelsvertrag, der Pirat will also 4 Gold. Sie hat nur 3: Ihr Gold behält sie, aber ein Kärtchen verliert sie.
examples-anno1503-fire =
    Ben hat fünf Einwohner. Drei davon wohnen auf den Feldern 3 bis 5, das Feuer kostet ihn also 3 Gold. Mit nur 2 Gold verlöre er stattdessen den Einwohner auf Feld 5.
examples-anno1503-residents =
    Ada hat Einwohner auf den Feldern 1 bis 3. Sie zahlt 1 Holz und 1 Werkzeug: Der neue Pionier kommt auf Feld 4 und bringt ein öffentliches Gebäude mit.
examples-anno1503-developing =
    Ben zahlt 2 Gewürz und 1 Stein, und ein Siedler wird Bürger. So wird ein Kärtchen für Pioniere und Siedler frei, und er kann einen neuen Pionier einsetzen.
examples-anno1503-selling =
    Ada hat ein Wirtshaus. Ihr Siedler zahlt 4 Gold für Tuch, ihr Bürger 4 für Gewürz: zusammen 8. Ohne Wirtshaus wären es 2 + 3 = 5.
examples-anno1503-buying =
    Ben hat zwei Handelsverträge, eine Karte kostet ihn also 4 statt 6 Gold. Er kauft zwei Tabak für 8 Gold; ein dritter muss bis zum nächsten Zug warten.
examples-anno1503-buildings =
    Ada hat eine Schule und besiedelt Feld 5. Sie kann jedes Gebäude nehmen, nur keine zweite Schule, und wählt die Schmiede. Die schützt sie sofort.
examples-anno1503-building_effects =
    Ben hat das Große Kontor. Er zahlt Ada 2 Gold und zieht eine Karte von ihrer Hand: Es ist Tabak, und das wissen nur die beiden.
examples-anno1503-ships =
    Zu dritt hat Adas Schiff 3 Aktionspunkte. Sie fährt zwei Felder weit und entdeckt mit dem dritten Punkt eine Insel. Mit der Werft hätte sie 6.
examples-anno1503-discovering =
    Ben schaut ein Kärtchen an: ein Kontor für Holz, das hat seine Insel schon. Er legt es zurück und fährt mit dem letzten Punkt weiter. Ada sieht nur, wo er war.
examples-anno1503-tiles =
    Ada findet eine Goldtruhe und nimmt sie: 12 Gold. Ihr Schiff kommt in den Vorrat zurück, und ausgeben kann sie das Gold ab ihrem nächsten Zug.
examples-anno1503-docks =
    Bei einer 2 bekommt Ben auf seiner Insel Stein. Er legt ein Kontor für Tabak an den Steg der 2: Ab jetzt wählt er zwischen Stein und Tabak.
examples-anno1503-victory_points =
    Ada hat 32 Gold und damit den Punkt. Sie kauft eine Karte für 6: Mit 26 Gold ist der Punkt weg, bis sie wieder 30 hat.
examples-anno1503-hand_limit =
    Ben beendet seinen Zug mit 7 Karten und muss 2 ablegen. In Adas Zug bekommt er wieder eine: Das sind 6, und das ist bis zum Ende seines eigenen Zugs erlaubt.
examples-anno1503-secrets =
    Ada entdeckt B2 und legt das Kärtchen zurück. Ben erfährt, dass sie auf B2 war, aber nicht, was dort liegt. Ihre eigenen Bilder erinnern sie daran.
examples-anno1503-orders =
    Auf Adas Liste steht: Gewürz bis 2, dann Stein. In Bens Zug fällt ihr „?“. Sie hat schon 2 Gewürz, also bekommt sie Stein, und niemand muss warten.
examples-anno1503-undo =
    Ben verkauft Tuch und baut ein Schiff, dann überlegt er es sich anders: Beides macht er einfach rückgängig. Hätte er eine Insel entdeckt, müsste er die anderen fragen.
examples-anno1503-ending =
    In Bens Zug bringt ein Wurf Ada den dritten Punkt. Gewonnen hat sie noch nicht: Hat sie ihn zu Beginn ihres Zugs noch, gewinnt sie vor dem Würfeln.
