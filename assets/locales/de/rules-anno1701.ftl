### Die Regeln von Anno 1701 in eigenen Worten, je Thema ein Text, in der Reihenfolge, in der man das Spiel erklären würde.

rules-anno1701-goal =
    Die Königin hat dich ausgesandt, eine ferne Inselwelt zu besiedeln. Du baust deine Siedlung aus, schickst Schiffe zu verborgenen Inseln, gründest dort Kolonien und erringst die **Gunst der Königin**.

    Gunstpunkte bekommst du für Bürger, Kaufmann und Aristokrat, für Seemacht, Handelsmacht oder Zufriedenheit, für Oper und Schauspielhaus, für sieben Kolonien und für Spenden.

    Du gewinnst, sobald du am Zug bist, **fünfmal die Gunst** hast und in deiner Siedlung kein Aufruhr herrscht: Du brauchst also mindestens 3 Gold.

    Segle am Anfang zu den nächsten Inseln und suche Tabak und Zuckerrohr. Ohne Tabak und Rum baust du keinen Einwohner.
    .title = Ziel des Spiels
    .words = gewinnen Sieg Spielziel Überblick Anfänger Anfang Einstieg Einführung Strategie Tipps Königin

rules-anno1701-setup =
    Alle beginnen mit:
    - einem Siedlungstableau mit acht Landschaften und vier Wiesen
    - 7 Gold und keinen Waren
    - einem Schiff auf dem Startfeld G4 und einem im Vorrat
    - 8 Kolonien und 5 Gunststeinen

    Alle bekommen vier Ausbaukärtchen von Stapel I, behalten zwei und legen sie verdeckt auf zwei Wiesen. Die übrigen werden zurückgemischt. Für die erste Partie kann man auch zwei ohne Auswahl austeilen lassen.

    28 Inselkärtchen liegen verdeckt in acht Inselgruppen: dunkle im Westen, helle im Osten. Der höchste Wurf beginnt, dann geht es im Uhrzeigersinn. Gedacht ist das Spiel für 3 oder 4; zu zweit geht es auch, aber mit wenig Handel.
    .title = Spielvorbereitung
    .words = Aufbau Anfang Start Ausstattung Siedlungstableau Startspieler Spielerzahl Optionen zu zweit

rules-anno1701-turn =
    Ein Zug hat drei Phasen:
    1. **Ertrag.** Zwei Würfel gelten für alle: Waren, oder Ereignisse bei 2, 7 und 12.
    2. **Aktionen**, in beliebiger Reihenfolge und so oft du kannst: handeln, Einwohner, Gebäude und Schiffe bauen, Ausbaukärtchen kaufen, Gebäude nutzen, der Königin spenden.
    3. **Schifffahrt.** Schiffe nacheinander ziehen, Inseln entdecken, Kolonien gründen, Begegnungen meistern.

    Stichst du in See, sind deine Aktionen für diesen Zug vorbei und offene Angebote verfallen. Ohne Schiff auf See endet damit der Zug.

    Normalerweise würfelt der Bot für dich. Sonst ist nichts vorgeschrieben; dein Zug endet, wenn du es sagst.
    .title = Dein Zug
    .words = Spielzug Ablauf Phasen Reihenfolge Runde Aktionen Schifffahrt in See stechen Uhrzeigersinn Zug beenden

rules-anno1701-yield =
    Bei 3, 4, 5, 6, 8, 9, 10 und 11 bekommen alle eine Ware von der Landschaft mit dieser Zahl auf dem eigenen Tableau:
    - Gebirge: Werkzeug
    - Wald: Holz
    - Weide: Tuch
    - Lehmgrube: Ziegel

    Dazu gibt dir jedes Inselkärtchen mit dieser Zahl, an dem du eine Kolonie hast, eine Ware oder 1 Gold. Mehr als eines gibt ein Kärtchen dir nie, auch nicht mit zwei Kolonien.

    Eine Landschaft, auf der ein Ausbaukärtchen liegt, gibt nichts. Im Aufruhr bekommst du bei 6 und 8 gar nichts.

    Von jeder Ware gibt es 14 Karten. Reichen sie nicht, geht vor, wer am Zug ist, dann die anderen in Zugfolge.
    .title = Ertrag
    .words = Erträge Waren Würfel Wurf Zahl Landschaft Gebirge Wald Weide Lehmgrube Vorrat leer

rules-anno1701-events =
    Bei 2, 7 und 12 wird eine Ereigniskarte gezogen. Ihre beiden Ereignisse gelten nacheinander für alle:
    - **Feuer:** Wer mehr als 7 Waren hat, verliert die Hälfte, abgerundet: 4 von 9. Mit einer Feuerwache trifft es erst ab 12, mit zweien ab 16 Waren.
    - **Steuer:** Alle bekommen 1 Gold und 1 weiteres je zufriedenem Einwohner, höchstens 5.
    - **Königin:** Mit 2 Gunstpunkten zahlst du 1 Gold, mit 3 oder mehr 2 Gold. Hast du weniger, zahlst du, was du hast. Kapelle und Kathedrale machen es billiger.

    Brennt es in deinem eigenen Zug, wählst du, was du abgibst. In fremden Zügen wählt sofort deine Schutzliste, damit niemand wartet.
    .title = Ereignisse
    .words = Ereigniskarte Feuer Brand Steuer Königin zwei sieben zwölf Waren verlieren

rules-anno1701-riot =
    Solange du **weniger als 3 Gold** hast, ist dein Dorfzentrum in Aufruhr. Er beginnt und endet von selbst, auch in fremden Zügen.

    Im Aufruhr
    - bekommst du nichts, wenn eine 6 oder 8 fällt, weder vom Tableau noch von Inseln
    - kannst du nicht gewinnen, auch nicht mit fünf Gunststeinen

    Es zählt dein Gold im Moment des Wurfs. Bauen, handeln und segeln darfst du trotzdem.

    Auswege: Steuer, Goldlandschaften, eine Ware in Wirtshaus oder Markthalle verkaufen, Schiffbrüchige, ein besiegter Pirat, ein Handel gegen Gold. Eine Spende oder die Oper kann einen Aufruhr wert sein, solange der letzte Gunstpunkt noch fern ist.
    .title = Aufruhr
    .words = Dorfzentrum weniger drei Gold sechs acht Unruhe gewinnen

rules-anno1701-trade =
    In deiner Aktionsphase darfst du beliebige Waren und Gold gegen andere anbieten, allen oder einer Person. Die anderen dürfen nur mit dir handeln, solange du am Zug bist; sie können dir Vorschläge machen.

    Wer zuerst annimmt, bekommt das Geschäft, und sofort wird getauscht. Andere dürfen ablehnen, ein Gegenangebot machen oder gar nichts tun: Niemand muss warten. Beide Seiten müssen etwas geben, und nicht dasselbe. Du darfst drei Angebote offen haben, alle anderen je eines.

    Ein Angebot verfällt, wenn du in See stichst, es zurückziehst oder nicht mehr hast, was du bietest. Kärtchen, Schiffe und Versprechen gehören nicht dazu.

    Handelsaufträge können kleine Geschäfte für dich annehmen, wenn du nicht da bist.
    .title = Handel und Angebote
    .words = handeln anbieten annehmen ablehnen Gegenangebot zurückziehen Vorschlag tauschen Waren Gold verfallen

rules-anno1701-orders =
    In fremden Zügen wartet niemand auf dich. Deine **Daueranweisungen** antworten, und nur du siehst sie:
    - **Schutzliste:** welche Waren du bei Feuer behältst, etwa „Tabak, Rum, 1 Werkzeug“. Ohne Liste behältst du zuerst, was dein nächster Einwohner kostet, dann je ein Werkzeug, Ziegel, Tuch und Holz, dann Tabak und Rum.
    - **Handelsaufträge:** etwa „1 Ziegel für 1 Tuch geben“. Sie nehmen ein passendes Angebot sofort an, im Zug aber nur so oft, wie du erlaubst, und behalten 3 Gold zurück. Wer schon vier Gunstpunkte hat, bekommt nichts, außer du erlaubst es.

    Ändern kannst du sie jederzeit, es gilt ab dann. Was dir geschehen ist und warum, erfährst du privat.
    .title = Daueranweisungen
    .words = Schutzliste Behaltensliste Handelsaufträge automatisch abwesend Feuer Voreinstellung warten Anweisung

rules-anno1701-residents =
    Siedler wohnen von Anfang an bei dir. Die anderen baust du in dieser Reihenfolge, jeden einmal:
    - **Bürger:** 1 Tuch, 1 Tabak, 1 Rum
    - **Kaufmann:** 1 Tuch, 2 Tabak, 2 Rum
    - **Aristokrat:** 1 Holz, 1 Tuch, 3 Tabak, 3 Rum

    Jeder bringt einen Gunstpunkt, den dir niemand nehmen kann. Der Bürger öffnet dir außerdem Stapel II der Ausbaukärtchen, noch im selben Zug.

    Tabak und Rum wachsen nicht daheim. Du brauchst Kolonien an Tabakfeldern und Zuckerrohr, oder du handelst. Tabak gibt es mehr im Westen, Zuckerrohr mehr im Osten.
    .title = Einwohner
    .words = Bürger Kaufmann Aristokrat Siedler Kosten bauen Gunst Tabak Rum Stapel

rules-anno1701-buildings =
    Bauen kannst du, was als Ausbaukärtchen verdeckt auf deinem Tableau liegt:
    - Stapel I: 1 Ziegel, 1 Werkzeug
    - Stapel II: 1 Ziegel, 1 Tuch, 1 Werkzeug

    Das Kärtchen wird umgedreht; seine Symbole zählen sofort, seinen Vorteil darfst du noch im selben Zug nutzen.
    - **Segel** geben jedem deiner Schiffe 1 Bewegungspunkt mehr.
    - **Kanonen** helfen gegen Piraten und zählen für die Seemacht.
    - **Handelssäcke** helfen beim freien Händler und zählen für die Handelsmacht.
    - **Zufriedene Einwohner** bringen Steuern und zählen für die Zufriedenheit.

    Ein Gebäude bleibt für immer stehen. Ein noch nicht gebautes Kärtchen zählt nichts.
    .title = Gebäude
    .words = bauen Gebäude Kosten Symbol Segel Kanone Handelssack zufrieden Vorteil Stapel

rules-anno1701-tiles =
    In deiner Aktionsphase darfst du Ausbaukärtchen kaufen, so viele du willst:
    - **1 Gold:** das oberste eines Stapels
    - **2 Gold:** die obersten drei ansehen, eines behalten; die anderen kommen unter den Stapel

    Stapel II steht dir offen, sobald dein Bürger gebaut ist. Lege das Kärtchen verdeckt auf eine freie Wiese; nur du kennst es. Ist keine frei, legst du es
    - auf eine Landschaft, die dann keine Waren mehr gibt, oder
    - an die Stelle eines nicht gebauten Kärtchens; dieses kommt unter seinen Stapel

    Siedler, Dorfzentrum, Einwohner und fertige Gebäude werden nie überdeckt. Überdecke am besten die Landschaft, deren Zahl am seltensten fällt.
    .title = Ausbaukärtchen
    .words = kaufen Kärtchen suchen auswählen drei Wiese Landschaft abdecken ersetzen Stapel Gold Platz

rules-anno1701-buildings_one =
    Von jedem gibt es zwei. Ein Vorteil gilt einmal in jedem deiner Züge; zwei gleiche Gebäude wirken zweimal.
    - **Weberei** (1 Segel): 2 Tuch für 1 andere Ware
    - **Sägewerk** (1 Segel): 2 Holz für 1 andere Ware
    - **Ziegelei** (1 Sack): 2 Ziegel für 1 andere Ware
    - **Werkzeugmacher** (1 Kanone): 2 Werkzeug für 1 andere Ware
    - **Wirtshaus** (1 Zufriedener), **Markthalle** (1 Sack): 1 Ware für 1 Gold verkaufen
    - **Lagerhaus** (1 Sack): eine beliebige Ware für 2 Gold
    - **Feuerwache** (1 Zufriedener): Bei Feuer zählen 4 deiner Waren nicht mit
    - **Kapelle** (1 Zufriedener): Die Königin kostet dich 1 Gold weniger
    - **Wachturm** (1 Kanone): Piraten fordern 1 Gold weniger
    .title = Gebäude von Stapel I
    .words = Weberei Sägewerk Ziegelei Werkzeugmacher Wirtshaus Markthalle Lagerhaus Feuerwache Kapelle Wachturm Wirkung Vorteil

rules-anno1701-buildings_two =
    Je eines oder zwei (2×); „einmal“ heißt einmal in jedem deiner Züge.
    - **Oper**, **Schauspielhaus** (je 1 Zufriedener): ein einziges Mal 3 Gold für einen Gunstpunkt
    - **Universität** 2× (1 Zufriedener): einmal eine neue Begegnungskarte ziehen
    - **Festung** 2× (2 Kanonen, 1 Segel)
    - **Kanonengießerei** (2 Kanonen): einmal 2 Werkzeug für 1 andere Ware
    - **Werft** 2× (2 Segel): einmal kostet ein Schiff eine Ware deiner Wahl weniger
    - **Handelskontor** 2× (2 Säcke): einmal eine Ware für 2 Gold
    - **Bankhaus** (1 Sack): 1 Gold beim Bau und zu Beginn jeder deiner Aktionsphasen
    - **Kathedrale** (2 Zufriedene): Die Königin kostet dich 2 Gold weniger
    - **Schlossgarten** (2 Zufriedene): 1 Gold bei jeder 2, 7 und 12, wer auch würfelt
    - **Börse** 2× (1 Sack): einmal 2 beliebige Waren für 1 von anderer Art
    .title = Gebäude von Stapel II
    .words = Oper Schauspielhaus Universität Festung Kanonengießerei Werft Handelskontor Bankhaus Bank Kathedrale Schlossgarten Börse Wirkung Vorteil

rules-anno1701-exchange =
    Zwei Felder wirken auf jedem Tableau von Anfang an, jedes einmal in jedem deiner Züge:
    - **Siedler:** 3 gleiche Waren gegen 1 andere
    - **Dorfzentrum:** 3 Gold für 1 Ware deiner Wahl

    Deine Gebäude bieten bessere Kurse: 2 Waren gegen 1, eine Ware für 2 Gold, 1 Gold für eine Ware. Jedes Gebäude wirkt einmal im Zug, gleiche jedes für sich.

    Du nutzt sie in deiner Aktionsphase, im Wechsel mit Handeln und Bauen. Ist der Vorrat einer Ware leer, bekommst du sie so nicht.

    Achte auf dein Gold: Bei weniger als 3 beginnt ein Aufruhr.
    .title = Waren tauschen und kaufen
    .words = tauschen kaufen verkaufen Ware Gold Siedler Dorfzentrum Kurs nutzen Vorteil einmal

rules-anno1701-donations =
    In deiner Aktionsphase darfst du der Königin Gold spenden und bekommst dafür einen Gunstpunkt. Es gibt fünf Felder: **7, 9, 10, 11 und 12 Gold**. Du zahlst immer das niedrigste freie, und auf jedes passt ein Stein: Die erste Spende kostet 7, die nächste 9, von wem sie auch kommt.

    Du darfst mehrmals spenden, auch im selben Zug, solange du Gunststeine hast. Diese Gunstpunkte kann dir niemand nehmen.

    Das Gold ist weg. Bleiben weniger als 3, beginnt ein Aufruhr, und im Aufruhr gewinnt niemand. Für den fünften Gunstpunkt brauchst du also 3 Gold mehr als den Preis.
    .title = Spenden an die Königin
    .words = spenden Spende Königin Gold Gunst Preis sieben neun zehn elf zwölf

rules-anno1701-ships =
    Ein Schiff kostet **1 Holz, 1 Tuch, 1 Werkzeug**. Es startet auf G4 und darf noch im selben Zug fahren. Du hast zwei Schiffe.

    In jedem Zug hat ein Schiff 4 Bewegungspunkte und 1 weiteren je Segel auf deinen Gebäuden. Ein Schritt auf ein benachbartes Meeresfeld kostet 1 Punkt. Inseln versperren den Weg; auf einem Feld dürfen beliebig viele Schiffe stehen. Kein Feld betritt ein Schiff in einem Zug zweimal, auch nicht sein Ausgangsfeld.

    Führe erst ein Schiff zu Ende: Sobald das andere fährt, ist das erste für diesen Zug fertig. Übrige Punkte verfallen.

    Nenne ein Ziel, und der Bot zeigt den Weg, die Kosten und die Fragezeichen darauf. Oder fahre Feld für Feld.
    .title = Schiffe und Segeln
    .words = Schiff bauen Kosten ziehen fahren Meer Bewegungspunkte Startfeld Weg Route Geschwindigkeit

rules-anno1701-discovering =
    Auf einem Feld mit Anker darfst du die beiden angrenzenden Inselkärtchen ansehen, für 1 Bewegungspunkt. Nur du siehst sie, und sie bleiben verdeckt. Ist eines schon offen, siehst du dir das andere an.

    Die anderen sehen, wo du nachgeschaut hast, aber nicht, was dort liegt. Der Bot merkt es sich für dich und zeigt es in deinen eigenen Bildern; zweimal schauen musst du nie.

    Vor einer Gründung musst du nicht nachsehen. Doch 10 der 28 Kärtchen haben keine Zahl: 5 Häfen und 5 fremde Völker.
    .title = Inseln entdecken
    .words = Entdeckung erkunden ansehen nachschauen Inselkärtchen Anker verdeckt geheim Notiz Bewegungspunkt

rules-anno1701-colonies =
    Ein Schiff auf einem Feld mit Anker darf an dessen Spitze eine Kolonie gründen, zwischen zwei Inselkärtchen. Das kostet weder Bewegungspunkte noch Waren, und vorher nachsehen musst du nicht. Beide Kärtchen werden für alle aufgedeckt. Das Schiff kommt in deinen Vorrat zurück; baue es neu, um weiterzufahren.

    Von nun an geben dir die Kärtchen Waren oder Gold, wenn ihre Zahl fällt. Ein Hafen bringt Kanonen, ein fremdes Volk Handelssäcke, je Kärtchen einmal.

    An jedem Anker ist Platz für eine Kolonie. Jedes Kärtchen liegt an zwei Ankern, zwei können es sich also teilen. Du hast 8 Kolonien. Zu viert bekommen die ersten beiden mit **sieben** Kolonien einen Gunstpunkt.
    .title = Kolonien
    .words = gründen Gründung Kolonie Anker sieben Kolonien Platz Spitze blind Schiff Vorrat

rules-anno1701-islands =
    Es gibt sieben Arten von Inselkärtchen:
    - **Tabakfeld:** Tabak. Westen 4, 6, 9, 11; Osten 8
    - **Zuckerrohr:** Rum. Westen 6; Osten 3, 5, 8, 10
    - **Goldlandschaft:** 1 Gold. Westen 5, 10; Osten 4, 9
    - **Wald:** Holz. Westen 3; Osten 11
    - **Weide:** Tuch. Westen 8; Osten 6
    - **Hafen:** 1 oder 2 Kanonen. Drei im Westen, zwei im Osten. Abgetriebene Schiffe finden dort Schutz.
    - **Fremdes Volk:** 1 oder 2 Handelssäcke. Zwei im Westen, drei im Osten.

    Die Kärtchen im Westen haben dunkle Rückseiten, die im Osten helle. Von diesen Zahlen fallen 6 und 8 am häufigsten, im Aufruhr bringen sie aber nichts.
    .title = Inselkärtchen
    .words = Insel Arten Tabakfeld Zuckerrohr Rum Goldlandschaft Wald Weide Hafen fremdes Volk Zahl dunkel hell Westen Osten

rules-anno1701-encounters =
    Zieht dein Schiff auf ein Feld mit Fragezeichen, hält es an und du ziehst eine Begegnungskarte:
    - **Freier Händler:** Mit Handelssack darfst du eine Ware verkaufen: für 1 Gold bei 1 oder 2 Säcken, 2 Gold bei 3 oder 4, 3 Gold ab 5.
    - **Pirat:** zahlen oder kämpfen.
    - **Schiffbrüchige:** 1 Gold je Segel auf deinen Gebäuden.
    - **Wirbelsturm:** Hast du weniger Segel als gefordert (1, 2 oder 3), wird dein Schiff abgetrieben.

    Mit einer Universität darfst du einmal im Zug eine neue Karte ziehen. Danach fährt das Schiff mit seinen restlichen Punkten weiter, wenn es nicht abgetrieben wurde. Wer den Zug auf einem Fragezeichen beginnt, zieht keine Karte.

    24 Karten: 6 Händler, 9 Piraten, 4 Schiffbrüchige, 5 Wirbelstürme.
    .title = Begegnungen
    .words = Fragezeichen Begegnungskarte freier Händler Schiffbrüchige Wirbelsturm Sturm Universität verkaufen

rules-anno1701-pirates =
    Ein Pirat will Gold. Zahle, oder kämpfe: Würfle mit einem Würfel und zähle deine Kanonen dazu.
    - schwach: Stärke 5, fordert 1 Gold, bringt besiegt 2
    - stark: Stärke 7, fordert 2, bringt 3
    - mächtig: Stärke 9, fordert 3, bringt 5

    Erreicht deine Summe die Stärke, bekommst du das Gold und fährst weiter. Wenn nicht, wird dein Schiff **abgetrieben**. Wer nicht zahlen kann, muss kämpfen. Jeder Wachturm senkt die Forderung um 1.

    Ein abgetriebenes Schiff kommt auf das Startfeld oder, wenn näher, auf ein Hafenkärtchen mit deiner Kolonie. Sein Zug ist vorbei. Aus dem Hafen fährt es im nächsten Zug auf ein beliebiges Meeresfeld daneben.
    .title = Piraten und abgetriebene Schiffe
    .words = Pirat kämpfen Kampf zahlen Stärke Kanonen Würfel Wachturm zurück Rückzug Hafen Startfeld verloren

rules-anno1701-favours =
    Du hast fünf Gunststeine. Einen setzt du
    - für jeden **Einwohner**: Bürger, Kaufmann, Aristokrat
    - für **Seemacht**, **Handelsmacht** oder **Zufriedenheit**; diese können den Besitzer wechseln
    - für **Oper** und **Schauspielhaus**: je 3 Gold, ein einziges Mal
    - für **sieben Kolonien**: nur zu viert, die ersten beiden
    - für eine **Spende**: 7, 9, 10, 11 oder 12 Gold

    Alle außer den drei Mächten gehören dir für immer. Zum Spenden und für die Oper brauchst du noch einen Stein.

    Welche fünf es sind, ist gleich. Überlege früh, was du vor den anderen erreichst: Es gibt eine Oper, ein Schauspielhaus und je einen Platz für jede Macht.
    .title = Gunst der Königin
    .words = Gunststein Gunstpunkte fünf Königin Einwohner Oper Schauspielhaus sieben Kolonien Spende Gunstpunktetafel

rules-anno1701-powers =
    Drei Felder der Gunstpunktetafel gehören denen, die am meisten haben:
    - **Seemacht:** Kanonen, auf Gebäuden und in Häfen
    - **Handelsmacht:** Handelssäcke, auf Gebäuden und bei fremden Völkern
    - **Zufriedenheit:** zufriedene Einwohner, auf Gebäuden

    Wer zuerst 3 hat, nimmt das Feld und seinen Gunstpunkt. Wer **mehr** hat als der Besitzer, übernimmt es; Gleichstand reicht nicht. Der alte Besitzer nimmt seinen Stein zurück.

    Wer ein Feld mit 10 oder mehr besitzt, behält es für immer. Symbole gehen nie verloren; nur Bauen und Gründen ändern die Zahlen.
    .title = Seemacht, Handelsmacht, Zufriedenheit
    .words = Macht Kanonen Handelssäcke zufriedene Einwohner meiste Spalte übernehmen zehn drei Tafel

rules-anno1701-secrets =
    - **Offen für alle:** Gold, die Zahl der Waren auf jeder Hand, der Warenvorrat, Gebäude, Symbole, Schiffe, Kolonien, Gunstpunkte, offene Inselkärtchen und wer wo nachgeschaut hat.
    - **Verborgen:** welche Waren du hast, deine nicht gebauten Kärtchen, verdeckte Inselkärtchen, die Reihenfolge der Stapel, deine Daueranweisungen.

    In deinem Zug kannst du rückgängig machen, was nichts Verdecktes oder Zufälliges gezeigt hat: Bauen, Tauschen, Spenden, Segeln auf offener See. Würfel, gekaufte Kärtchen, Begegnungen, ein Blick auf Inseln, eine Gründung an unbekannten Kärtchen, ein Handel und das Zugende bleiben: Da müssen alle anderen zustimmen.
    .title = Geheimes und Rückgängigmachen
    .words = Geheimnis verborgen offen öffentlich sichtbar Handkarten zurücknehmen Rücknahme Fehler wiederholen

rules-anno1701-ending =
    Du gewinnst sofort, wenn du am Zug bist, fünfmal die Gunst und mindestens 3 Gold hast. Geprüft wird das
    - zu Beginn deines Zugs, vor dem Wurf
    - nach dem Wurf, wenn beide Ereignisse oder alle Erträge abgehandelt sind
    - nach jedem weiteren Schritt deines Zugs

    Setzt du den fünften Stein im Aufruhr oder endet dein Aufruhr in einem fremden Zug, musst du warten: Du gewinnst, wenn du wieder am Zug bist und sich nichts geändert hat.

    Gewinnen kann nur einer. Die Plätze dahinter richten sich nach Gunstpunkten, dann Gold, dann Waren, dann Kolonien. Auf Wunsch des Gastgebers kommt immer erst der Wurf. Ist die Rundengrenze erreicht, gewinnt der Erste dieser Rangfolge.
    .title = Spielende
    .words = Ende Sieg gewinnen Sieger fünf Gunst Aufruhr Rangfolge vorbei
