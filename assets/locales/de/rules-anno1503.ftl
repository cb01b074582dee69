### Die Regeln von Anno 1503 in eigenen Worten, je Thema ein Text, in der Reihenfolge einer Spielerklärung.

rules-anno1503-goal =
    Alle bauen ihre eigene Heimatinsel aus. Jeder Wurf bringt Waren. Mit ihnen setzt du Pioniere ein, entwickelst sie zu Siedlern, Bürgern und Kaufleuten und baust Schiffe. Die Schiffe fahren zu kleinen Inseln, auf denen Kontore, Handelsverträge und Schätze verborgen sind.

    Es gibt fünf Siegpunkte: 30 Gold, 4 Kontore, 3 Handelsverträge, 4 öffentliche Gebäude und 3 Kaufleute. Du gewinnst, sobald du **in deinem eigenen Zug drei davon** hast.

    Für den Anfang: Setze einen weiteren Pionier ein, schicke dein Schiff los und überlege dir, welche drei Punkte du willst. Gewürz und Tabak wachsen nicht daheim, aber ohne sie wird niemand Bürger oder Kaufmann.
    .title = Ziel des Spiels
    .words = gewinnen Sieg worum geht es Überblick Anfänger Einstieg Einführung Strategie Tipps

rules-anno1503-setup =
    Alle beginnen mit:
    - einer Heimatinsel mit Pionier und Siedler auf den beiden sicheren Feldern
    - 7 Gold, 1 Stein und 1 Holz
    - einem Schiff auf dem Startfeld und einem im Vorrat

    Auf jeder Insel bringen die Zahlen 1 bis 5 Holz, Stein, Werkzeug, Tuch und eine beliebige Ware („?“), auf jeder Insel anders verteilt.

    Verdeckte Kärtchen liegen auf den kleinen Inseln: 12 zu zweit, 19 zu dritt, 26 zu viert. Einige weitere bilden die Reserve. Die öffentlichen Gebäude liegen offen aus: 7, 11 oder 14.

    Wer beginnt, wird ausgewürfelt; danach geht es im Uhrzeigersinn. Vor dem Start lässt sich einstellen, wie die Inseln verteilt werden und wer beginnt.
    .title = Spielvorbereitung
    .words = Aufbau Start Beginn Ausstattung Heimatinsel Startspieler Spielerzahl Einstellungen

rules-anno1503-turn =
    Ein Zug hat drei Teile, immer in dieser Reihenfolge:
    1. **Würfeln.** Alle bekommen eine Ware, nicht nur du. Eine 6 bringt stattdessen ein Ereignis.
    2. **Bauen und handeln**, in beliebiger Folge: Schiffe und Pioniere einsetzen, Einwohner entwickeln, an Einwohner verkaufen, bis zu zwei Karten einkaufen, das Große Kontor nutzen.
    3. **Segeln.** Schiffe ziehen und Inseln entdecken.

    Mit der ersten Aktion eines Schiffs ist Teil 2 für diesen Zug vorbei. Außer dem Wurf ist nichts Pflicht; du beendest den Zug, wann du willst. Hast du dann mehr als fünf Karten, gibst du die überzähligen ab.

    Normalerweise würfelt der Bot für dich, sobald dein Zug beginnt.
    .title = Dein Zug
    .words = Ablauf Phasen Reihenfolge Schritte Runde Aktionen Uhrzeigersinn Zug beenden

rules-anno1503-yield =
    Die gewürfelte Zahl gilt für **alle**. Jeder nimmt eine Karte der Ware, die auf der eigenen Insel bei dieser Zahl steht. Beim „?“ wählst du eine der sechs Waren, auch Gewürz oder Tabak.

    Liegt am Steg dieser Zahl ein Kontor, wählst du zwischen der Ware der Insel und der des Kontors. Es ist immer eine Karte, nie zwei.

    Von jeder Ware gibt es 15 Karten. Ein leerer Stapel gibt nichts; reichen die Karten nicht, kommt zuerst dran, wer gewürfelt hat, dann die anderen in Zugfolge.

    In fremden Zügen wählen deine Daueranweisungen für dich, damit niemand warten muss.
    .title = Ertrag
    .words = würfeln Würfel Zahl Produktion Einkommen Fragezeichen beliebige Ware Stapel Vorrat Holz Stein Werkzeug Tuch

rules-anno1503-events =
    Bei einer **6** gibt es keinen Ertrag. Es wird sofort noch einmal gewürfelt, und ein Ereignis trifft alle:
    - **1 oder 2, Pirat:** Zahle 1 Gold für jedes Kontor und jeden Handelsvertrag an deiner Insel.
    - **3 oder 4, Feuer:** Zahle 1 Gold für jeden Einwohner außerhalb der beiden sicheren Felder.
    - **5 oder 6, Goldene Zeiten:** Nimm eine beliebige Ware, mit der Kirche zwei.

    Wer nicht alles zahlen kann, zahlt nichts, verliert aber ein Kärtchen oder einen Einwohner. Die Schmiede schützt vor dem Piraten, die Feuerwehr vor dem Feuer. Abgehandelt wird in Zugfolge, zuerst wer gewürfelt hat.
    .title = Ereignisse
    .words = sechs Goldene Zeiten Pirat Feuer Unglück Glück zweiter Wurf

rules-anno1503-pirate =
    Der Pirat kommt bei einer 6, auf die eine 1 oder 2 folgt. Er verlangt 1 Gold für jedes Kontor und jeden Handelsvertrag an deinen Stegen.

    Kannst du alles zahlen, musst du es tun. Wenn nicht, bleibt dein Gold unberührt und du verlierst **ein** Kärtchen: ein Kontor deiner Wahl oder einen Handelsvertrag. Das kann dich einen Siegpunkt kosten.

    Das verlorene Kärtchen wird in die Reserve gemischt. Dann kommt deren oberstes verdeckt auf die freie Insel, die am weitesten vom Start liegt. Dort kann es jeder entdecken.

    Mit der **Schmiede** zahlst und verlierst du nichts. In fremden Zügen bestimmen deine Daueranweisungen, welches Kärtchen geht.
    .title = Pirat
    .words = Piraten Ereignis Kärtchen verlieren abgeben zahlen Gold Reserve Überfall

rules-anno1503-fire =
    Feuer bricht bei einer 6 aus, auf die eine 3 oder 4 folgt. Es kostet dich 1 Gold für jeden Einwohner auf den Feldern 3 bis 7. Die beiden roten Felder sind sicher.

    Kannst du alles zahlen, musst du es tun. Wenn nicht, bleibt dein Gold unberührt und du verlierst den Einwohner auf deinem höchsten Feld, wer immer dort wohnt. Sein Kärtchen kommt in deinen Vorrat, ein Gebäude darunter zurück in die Auslage. Das kann dich einen Siegpunkt kosten.

    Das Feld kannst du neu besiedeln; ab dem vierten Feld gibt es auch wieder ein Gebäude. Entwickle zuerst auf niedrigen Feldern: Die hohen brennen zuerst.

    Mit der **Feuerwehr** zahlst und verlierst du nichts.
    .title = Feuer
    .words = Brand Ereignis brennen Einwohner verlieren zahlen Gold sicher rotes Feld

rules-anno1503-residents =
    Es gibt vier Stufen: Pionier, Siedler, Bürger, Kaufmann. Nur Pioniere werden eingesetzt; alle anderen entstehen durch Entwickeln.

    Ein Pionier kostet **1 Holz + 1 Werkzeug** und kommt auf dein niedrigstes freies Feld. Du hast sieben Felder. Ab dem vierten bringt jeder Pionier kostenlos ein öffentliches Gebäude mit.

    Deine Kärtchen setzen die Grenzen: höchstens vier Pioniere und Siedler zusammen, höchstens drei Bürger und Kaufleute zusammen. Sind die vier vergeben, entwickle erst einen Siedler zum Bürger, dann kann der nächste Pionier kommen.

    Feld 1 und 2 sind vor Feuer sicher.
    .title = Einwohner und Pioniere
    .words = einsetzen ansiedeln Pionier Kosten Feld Insel Siedler Bürger Kaufmann Kärtchen Grenze vier drei sicher voll

rules-anno1503-developing =
    Entwickeln hebt einen Einwohner um eine Stufe:
    - Pionier zum Siedler: 1 Tuch + 2 Stein
    - Siedler zum Bürger: 2 Gewürz + 1 Stein
    - Bürger zum Kaufmann: 2 Tabak + 1 Gewürz

    Das geht, so oft du zahlen kannst. Der Einwohner bleibt auf seinem Feld, das Gebäude darunter auch.

    Ein neuer Bürger gibt dir ein Pionier-/Siedlerkärtchen zurück und verbraucht eines deiner drei Bürger-/Kaufmannskärtchen; ohne ein solches steigt kein Siedler auf. Der Kaufmann ist die höchste Stufe.

    Wer in diesem Zug schon gekauft hat, kauft nach dem Aufstieg nicht noch einmal. Eine Aufwertung, die du auf See findest, ist kostenlos.
    .title = Einwohner entwickeln
    .words = Entwicklung aufsteigen aufwerten Kosten Preis Siedler Bürger Kaufmann Gewürz Tabak Stufe

rules-anno1503-selling =
    In deinem Zug kauft dir jeder deiner Einwohner **eine** Karte ab:
    - Pionier: Werkzeug, Stein oder Holz für 1 Gold (Schule: 2)
    - Siedler: Tuch für 2 Gold (Wirtshaus: 4)
    - Bürger: Gewürz für 3 Gold (Wirtshaus: 4)
    - Kaufmann: Tabak für 4 Gold (Badhaus: 6)

    Ein neuer Pionier kauft schon im selben Zug. Entwickeln erlaubt keinen zweiten Verkauf. Verkaufte Karten kommen zurück auf die Stapel.

    Verkaufe, bevor du segelst: Nach der ersten Aktion eines Schiffs ist in diesem Zug kein Handel mehr möglich. Untereinander wird nie gehandelt.
    .title = Waren verkaufen
    .words = Verkauf Gold Geld Preis verdienen Einwohner Handel

rules-anno1503-buying =
    Zweimal in deinem Zug darfst du eine beliebige Ware aus dem Vorrat kaufen, auch Gewürz oder Tabak. Eine Karte kostet **6 Gold**, für jeden deiner Handelsverträge 1 weniger: 5, 4 oder bestenfalls 3 Gold.

    Deine Einwohner spielen dabei keine Rolle. Einkaufen, verkaufen, bauen und entwickeln darfst du mischen, aber nur vor der ersten Aktion eines Schiffs. Ist der Stapel einer Ware leer, kannst du sie nicht kaufen.

    Achte auf den Punkt für 30 Gold: Du hast ihn nur, solange es mindestens 30 sind.

    Untereinander wird nicht gehandelt. Nur das Große Kontor holt dir für 2 Gold eine Karte von jemand anderem.
    .title = Waren einkaufen
    .words = kaufen Einkauf Preis Kosten Gold Handelsvertrag Handel Rabatt zweimal Vorrat

rules-anno1503-buildings =
    Jeder Pionier, den du auf Feld 4 bis 7 einsetzt, bringt ein öffentliches Gebäude deiner Wahl aus der offenen Auslage mit. Es kostet nichts, liegt unter dem Pionier und wirkt sofort. Du nimmst immer eines.

    Zwei gleiche darfst du nicht haben. Liegt nichts aus, was du nehmen darfst, kannst du auf diesen Feldern keinen Pionier einsetzen.

    Für **vier Gebäude** gibt es einen Siegpunkt. Sie reichen nicht für alle: 7 zu zweit, 11 zu dritt, 14 zu viert.

    Entwickelst du den Einwohner, bleibt das Gebäude liegen. Nimmt dir das Feuer den Einwohner, geht es zurück in die Auslage.
    .title = Öffentliche Gebäude
    .words = Gebäude Auswahl Auslage kostenlos viertes Feld vier Siegpunkt verlieren

rules-anno1503-building_effects =
    - **Großes Kontor:** Einmal im Zug, vor dem Segeln, zahlst du jemandem 2 Gold und ziehst eine zufällige Karte von dessen Hand. Nur ihr beide erfahrt, welche. Nicht im Spiel zu zweit.
    - **Feuerwehr:** Feuer kostet dich nichts.
    - **Schmiede:** Der Pirat kostet dich nichts.
    - **Kirche:** zwei Waren statt einer in Goldenen Zeiten.
    - **Schule:** Ein Pionier zahlt 2 Gold statt 1.
    - **Wirtshaus:** Ein Siedler zahlt 4 Gold statt 2, ein Bürger 4 statt 3.
    - **Badhaus:** Ein Kaufmann zahlt 6 Gold statt 4.
    - **Werft:** Jedes deiner Schiffe hat doppelt so viele Aktionspunkte.

    Ein Gebäude wirkt ab dem Moment, in dem du es nimmst, bis du es verlierst.
    .title = Was die Gebäude bewirken
    .words = Wirkung Großes Kontor Feuerwehr Schmiede Kirche Schule Wirtshaus Badhaus Werft Karte ziehen Gebäude

rules-anno1503-ships =
    Ein Schiff kostet **1 Tuch + 1 Holz + 1 Werkzeug**. Es startet auf C1 und darf noch im selben Zug fahren. Du hast zwei Schiffe.

    In jedem Zug hat jedes Schiff so viele Aktionspunkte, wie Spieler dabei sind: 2, 3 oder 4. Die Werft verdoppelt sie. Ein Schritt auf ein benachbartes Meerfeld kostet 1 Punkt; schräg geht es nie, auf Inselfelder auch nicht. Auf einem Feld dürfen beliebig viele Schiffe stehen.

    Auch das Entdecken kostet 1 Punkt. Ungenutzte Punkte verfallen. Zwei Schiffe darfst du abwechselnd ziehen.

    Ein Schiff, das ein Kärtchen heimbringt, kommt in deinen Vorrat zurück; baue es neu, um wieder zu fahren.
    .title = Schiffe und Segeln
    .words = Schiff bauen einsetzen Kosten ziehen fahren Meer Aktionspunkte Startfeld schräg diagonal Entfernung

rules-anno1503-discovering =
    Liegt dein Schiff neben einem Inselfeld mit Kärtchen (nicht schräg), darfst du es für 1 Aktionspunkt entdecken. Nur du siehst das Kärtchen. Dann wählst du:
    - **Nutzen:** Alle sehen es, das Schiff kommt in deinen Vorrat zurück, seine restlichen Punkte verfallen.
    - **Zurücklegen:** Es bleibt verdeckt liegen, das Schiff darf weiterfahren.

    Ein Schiff, das seinen Zug neben einer Insel beginnt, muss nicht erst fahren. Ein früher gesehenes Kärtchen musst du neu entdecken, um es zu nutzen. Zurücklegen musst du, was dir nichts bringen kann: ein fünftes Kontor, einen vierten Vertrag, eine Aufwertung für niemanden.

    Die anderen sehen, wo du nachschaust, aber nicht, was dort liegt. Der Bot notiert es für dich, wenn das nicht abgeschaltet ist.
    .title = Inseln entdecken
    .words = erkunden Insel ansehen Kärtchen nutzen zurücklegen Notiz verdeckt neben

rules-anno1503-tiles =
    Auf den kleinen Inseln liegen vier Arten von Kärtchen:
    - **Kontor:** zeigt eine Ware und kommt an einen freien grauen Steg. Bei dessen Zahl darfst du statt der Ware der Insel die des Kontors nehmen.
    - **Handelsvertrag:** kommt an einen braunen Steg. Jeder macht das Einkaufen um 1 Gold billiger.
    - **Goldtruhe:** sofort 12 Gold.
    - **Aufwertung:** Einer deiner Einwohner steigt kostenlos um eine Stufe.

    Truhe und Aufwertung sind Schätze und scheiden danach aus. Gold aus einer Truhe kannst du ab deinem nächsten Zug ausgeben.

    Auf der Rückseite steht 2, 3 oder 4. Ferne Inseln haben höhere Zahlen und bergen öfter Gewürz, Tabak und Schätze.
    .title = Inselkärtchen
    .words = Kontor Handelsvertrag Vertrag Schatz Goldtruhe Truhe Aufwertung Arten Rückseite Zahl Gewürz Tabak

rules-anno1503-docks =
    Die **vier grauen Stege** nehmen je ein Kontor auf. Jeder gehört zu einer Würfelzahl; nur das „?“ hat keinen. Am meisten hilft ein Kontor dort, wo die Insel eine andere Ware gibt. Bei gleicher Ware hast du keine Wahl, für den Siegpunkt zählt es trotzdem. Zwei Kontore derselben Ware sind erlaubt. Ein angelegtes Kontor wird nie versetzt oder getauscht.

    Die **drei braunen Stege** nehmen die Handelsverträge auf. Sie senken den Preis einer gekauften Karte von 6 Gold auf 5, 4 und 3.

    Mehr als vier Kontore und drei Verträge gehen nicht. Nur der Pirat nimmt dir wieder ein Kärtchen weg.
    .title = Stege
    .words = Steg grau braun Steinsteg Holzsteg Kontor Handelsvertrag anlegen Zahl Grenze Hafen

rules-anno1503-victory_points =
    Es gibt fünf Siegpunkte:
    - 30 Gold oder mehr
    - 4 Kontore
    - 3 Handelsverträge
    - 4 öffentliche Gebäude
    - 3 Kaufleute

    Du hast einen Punkt nur, solange du ihn erfüllst. Fällt dein Gold unter 30 oder verlierst du ein Kärtchen, ein Gebäude oder einen Kaufmann, ist er weg, bis du ihn dir wieder holst.

    Kontore, Verträge und Gebäude reichen nicht für alle. 30 Gold und 3 Kaufleute kann jeder schaffen.

    Wer im eigenen Zug drei Punkte hat, gewinnt.
    .title = Siegpunkte
    .words = Punkte gewinnen Wappen Wertung Gold dreißig Kaufleute Gebäude Verträge Kontore verlieren

rules-anno1503-hand_limit =
    Am Ende deines Zugs darfst du höchstens **fünf** Karten haben. Sind es mehr, wählst du, welche du abgibst; sie kommen zurück auf die Stapel.

    Die Grenze gilt nur in diesem Moment. Während deines Zugs und in fremden Zügen darfst du beliebig viele haben. Was du zwischen deinen Zügen bekommst, ist bis zum Ende deines nächsten Zugs sicher.

    Bevor du den Zug beendest, verkaufe also, was deine Einwohner abnehmen, oder baue etwas davon. Gewürz und Tabak bekommst du am schwersten wieder.

    Muss der Bot einen Zug für dich beenden, gibt er zuerst Karten ab, die du für deine nächsten Schritte nicht brauchst.
    .title = Handkartenlimit
    .words = fünf Karten ablegen abwerfen zu viele Hand Limit Grenze Höchstzahl Zugende

rules-anno1503-secrets =
    - **Offen für alle:** Gold, Einwohner, Gebäude, Stege, Schiffe, Siegpunkte, die Warenstapel und die Zahl der Handkarten. Auch welche Waren jemand bekommt, bezahlt, verkauft oder abgibt, sehen alle.
    - **Verborgen:** die Karten auf der Hand, die Vorderseiten der Kärtchen, die Reserve und alle Daueranweisungen. Entdeckst du ein Kärtchen, erfahren die anderen nur, wo du nachgeschaut hast. Eine mit dem Großen Kontor gezogene Karte kennen nur die beiden Beteiligten.

    Der Bot notiert für dich, welche Kärtchen du gesehen hast; die Notiz verschwindet, sobald das Kärtchen seine Insel verlässt. Vor dem Start lassen sich die Notizen abschalten oder alle Hände aufdecken.
    .title = Was offen und was geheim ist
    .words = Geheimnis verborgen verdeckt öffentlich sichtbar Handkarten Notizen offene Hände privat

rules-anno1503-orders =
    In fremden Zügen wartet niemand auf dich. Deine **Daueranweisungen** antworten:
    - **Welche Ware nimmst du** beim „?“, bei einem Kontor, in Goldenen Zeiten? Eine Liste wie „Gewürz bis 2, dann Stein“. Der erste Eintrag, der passt, entscheidet.
    - **Welches Kärtchen gibst du ab**, wenn der Pirat kommt? Eine Liste in der Reihenfolge, in der du dich trennen würdest.

    Passt kein Eintrag, nimmt der Bot eine Ware, die deinem nächsten Einwohner oder Schiff fehlt, oder gibt das Kärtchen ab, das am wenigsten schmerzt. Du musst nichts einstellen.

    Deine Daueranweisungen sind privat und jederzeit änderbar, aber nur für künftige Fragen. Auf Wunsch antworten sie auch in deinem eigenen Zug. Der Gastgeber kann stattdessen auf jede Antwort warten lassen.
    .title = Daueranweisungen
    .words = automatisch Voreinstellung abwesend fremder Zug Auswahl Wunschliste bis zu Anweisung warten

rules-anno1503-undo =
    In deinem eigenen Zug kannst du Bauen, Einsetzen, Entwickeln, Verkaufen, Einkaufen und Segeln frei rückgängig machen, solange seitdem nichts Zufälliges oder Verdecktes zu sehen war und niemand sonst dran war. Wiederholen kannst du es dann auch.

    Bei einem Wurf, einer genommenen Ware, einem entdeckten Kärtchen, einer gezogenen Karte und dem Zugende müssen alle anderen zustimmen. Der Bot fragt sie und sagt, was inzwischen zu sehen war.

    Wer aufgibt, behält den Platz, doch der Bot tut dort nur noch das Nötigste. Hat nur eine Person nicht aufgegeben, gewinnt sie.
    .title = Rückgängig machen und Tischregeln
    .words = zurücknehmen Rücknahme undo wiederholen Fehler aufgeben verlassen abwesend Zeit abgelaufen Zustimmung

rules-anno1503-ending =
    Die Partie endet sofort, wenn jemand im eigenen Zug drei Siegpunkte hat. Das gilt auch ganz am Anfang des Zugs, vor dem Wurf: Wer den dritten Punkt in einem fremden Zug bekommt, gewinnt zu Beginn des eigenen Zugs, sofern er ihn dann noch hat.

    Gewinnen kann nur einer. Die Plätze dahinter richten sich nach Siegpunkten, dann nach den Stufen der Einwohner (Pionier 1 bis Kaufmann 4), dann nach Gold.

    Ist eine Rundengrenze eingestellt, endet die Partie spätestens nach dieser Runde. Dann entscheidet dieselbe Rangfolge, und der erste Platz kann geteilt werden.
    .title = Spielende
    .words = Ende Schluss gewinnen Sieger Rangfolge Gleichstand Rundengrenze dritter Punkt vorbei
