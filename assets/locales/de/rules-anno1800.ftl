### Die Regeln von Anno 1800 in eigenen Worten, je Thema ein Text, in der Reihenfolge, in der man das Spiel erklären würde.

rules-anno1800-goal =
    Auf deiner Heimat-Insel stehen Höfe und Werkstätten, dazu kommen deine Leute und eine kleine Flotte. In jedem Zug hast du **eine Aktion**: ausbauen, eine Karte ausspielen, Leute holen, erkunden oder feiern. Fast jede Aktion braucht Ressourcen. Vorräte gibt es nicht: Deine Leute produzieren sie genau in dem Zug, in dem du sie brauchst, oder du erhandelst sie.

    Deine Bevölkerungs-Karten zeigen Bedürfnisse. Erfüllst du sie, legst du die Karte aus: Sie bringt Einfluss-Punkte und einen Effekt. Neue Leute bringen neue Karten.

    Wer zuerst keine Handkarte mehr hat, bekommt das Feuerwerks-Plättchen und löst das Ende aus. Es gewinnt, wer die meisten Einfluss-Punkte hat.

    Schau am Anfang, welche Ressource deine Karten am häufigsten verlangen, und baue die Industrie dafür.
    .title = Ziel des Spiels
    .words = gewinnen Sieg Spielziel Überblick Anfänger Anfang Einstieg Einführung Strategie Tipps Einfluss-Punkte

rules-anno1800-setup =
    Alle beginnen mit:
    - einer Heimat-Insel mit 10 Start-Industrien, einer Werft, zwei Handels-Schiffen und einem Erkundungs-Schiff, alle mit Stärke 1
    - 4 Bauern, 3 Arbeitern und 2 Handwerkern
    - 2 Handels-Plättchen und 1 Erkundungs-Plättchen
    - 7 Bauer/Arbeiter-Karten und 2 Handwerker/Ingenieur/Investor-Karten

    Wer beginnt, hat kein Gold, dann folgen 1, 2 und 3 Gold.

    Auf dem Spielplan liegen 35 Industrien, je zweimal, dazu Werften und Schiffe. Fünf Auftrags-Karten gelten für alle: zufällig gezogen oder vom Gastgeber bestimmt. Für die erste Partie sind es Alonso Graves, Universität, Edvard Goode, Isabel Sarmento und Zoo.
    .title = Spielaufbau
    .words = Vorbereitung Aufbau Anfang Start Ausstattung Heimat-Insel Startspieler Spielerzahl Optionen Gold

rules-anno1800-turn =
    In deinem Zug hast du eine **Aktion**:
    - ausbauen: eine Industrie, eine Werft oder Schiffe
    - eine Bevölkerungs-Karte ausspielen oder bis zu 3 austauschen
    - Arbeitskraft erhöhen (bis zu 3) oder aufsteigen (bis zu 3 Stufen)
    - Alte Welt erschließen oder Neue Welt erkunden
    - Expeditions-Karten nehmen
    - Stadtfest feiern

    Davor, dazwischen und danach darfst du beliebig viele **freie Aktionen** machen: Effekte ausgespielter Karten oder von Auftrags-Karten nutzen, Schichten beenden, kostenlos verbessern, vorproduzieren.

    Manche Effekte geben eine zusätzliche Aktion. Das Stadtfest geht immer. Der Zug endet, wenn du es sagst, oder von selbst, wenn nichts mehr zu tun ist. Nicht genutzte Ressourcen verfallen.
    .title = Dein Zug
    .words = Spielzug Ablauf Reihenfolge Runde Aktionen freie Aktion zusätzliche Aktion Uhrzeigersinn Zug beenden

rules-anno1800-production =
    Eine Ressource entsteht, wenn jemand aus deinem Wohnviertel auf einen freien Arbeitsplatz geht. Jede Industrie hat zwei Arbeitsplätze und zeigt, wer dort arbeitet: Bauern, Arbeiter, Handwerker oder Ingenieure. Einer produziert eine Ressource.

    Sie muss im selben Zug verbraucht werden, ein Lager gibt es nicht. Der Bevölkerungs-Stein (so heißen deine Leute im Regelheft) bleibt auf dem Arbeitsplatz und produziert nichts mehr, bis seine Schicht endet oder du ein Stadtfest feierst.

    Manche Kosten verlangen jemanden direkt, etwa 1 Ingenieur. Er kommt aus dem Wohnviertel in den Erschöpft-Bereich.

    Mehr als nötig produzierst du nie. Steht dir aber noch eine Aktion zu, darfst du im selben Zug dafür vorproduzieren. Der Gastgeber kann das abschalten.
    .title = Produktion
    .words = produzieren herstellen Ressource Arbeitsplatz arbeiten Leute Stein Wohnviertel erschöpft Lager Vorrat vorproduzieren

rules-anno1800-trade =
    Was du nicht produzieren kannst oder willst, erhandelst du von jemandem, der die Industrie hat. Du erschöpfst Handels-Plättchen, je nachdem, wer dort arbeitet:
    - Bauer oder Arbeiter: 1 Plättchen
    - Handwerker: 2 Plättchen
    - Ingenieur: 3 Plättchen

    Die andere Person kann nicht ablehnen, setzt niemanden ein und bekommt je Handel 1 Gold aus dem Vorrat. Besetzte Arbeitsplätze stören nicht.

    Jede Ressource darfst du **einmal pro Zug** erhandeln, auch mit zusätzlichen Aktionen; verschiedene, solange die Plättchen reichen.

    Nicht erhandeln kannst du Bevölkerungs-Steine, Erkundungs-Plättchen und die sechs Ressourcen der Neuen Welt. Was daraus wird, schon: Rum ja, Zuckerrohr nein.
    .title = Handel
    .words = handeln erhandeln kaufen tauschen Mitspieler Preis Handels-Plättchen Gold

rules-anno1800-shift =
    In deinem Zug darfst du Gold ausgeben, um Leute von einem Arbeitsplatz oder aus dem Erschöpft-Bereich heimzuschicken. Sie sind sofort wieder einsetzbar, und der Arbeitsplatz ist frei. Der Preis für jeden:
    - Bauer 1 Gold
    - Arbeiter 2 Gold
    - Handwerker 3 Gold
    - Ingenieur 4 Gold
    - Investor 5 Gold

    Das geht, so oft du zahlen kannst, auch mitten in einer Bezahlung: Derselbe Stein arbeitet dann zweimal für eine Aktion.

    Es zählt, was jemand jetzt ist: Ein Arbeiter, der am Arbeitsplatz zum Handwerker wurde, kostet 3.

    Gold bekommst du, wenn andere mit dir handeln, durch manche Karten und durch Aarhant. Am Ende sind je 3 Gold 1 Punkt wert.
    .title = Schichtende
    .words = Gold zurückholen heimschicken freimachen müde erschöpft Arbeitsplatz zahlen Preis nochmal

rules-anno1800-paying =
    Sag, was du willst: Der Bot rechnet aus, wie du es bezahlst, und zeigt den besten Weg. Er nimmt zuerst deine eigenen Leute, die niedrigste Stufe vor den höheren, dann Handel, dann Gold. Plättchen auf Karten kommen vor denen auf Schiffen. Bestätige den Vorschlag, wähle eine andere Bezahlung oder stelle selbst eine zusammen.

    Hat eine Aktion mehrere Teile, wird einer nach dem anderen bezahlt, und der erste darf dem nächsten helfen: Ein neuer Arbeiter brennt Ziegel für den zweiten, ein neues Handels-Schiff erhandelt Waren für das nächste.

    Gibt es keinen Weg, sagt der Bot, was fehlt.

    Übrig bleiben darf nichts: Was die Aktion nicht braucht, kannst du weder produzieren noch erhandeln.
    .title = Bezahlen
    .words = Bezahlung zahlen Kosten leisten Planer Vorschlag andere Wege fehlt bestätigen

rules-anno1800-building =
    Mit Ausbauen baust du genau eine Industrie oder eine Werft oder aber Schiffe. Zahle die Kosten und wähle ein Feld:
    - Industrie: jedes Landfeld, auch an der Küste
    - Werft: Landfeld mit Küste
    - Schiff: Meeresfeld

    Jede Industrie gibt es zweimal, du darfst jede nur einmal haben. Eine Version für andere Leute ist eine andere Industrie: Das Sägewerk für Arbeiter darf neben dem für Bauern stehen. Nur durch eine Alte-Welt-Insel kannst du dieselbe doppelt haben.

    Das Sägewerk für Arbeiter und die 1er-Werft kosten nichts außer der Aktion.

    Es lohnt sich, früh Köhlerei, Ziegelei, Lagerhaus und Stahlwerk für Arbeiter zu bauen: Arbeiter bekommst du leichter als Handwerker.
    .title = Ausbauen: Industrien
    .words = bauen Bau Gebäude Industrie Fabrik Landfeld Küste Gelände Kosten kostenlos Platz Bau-Plättchen Arbeiter-Version

rules-anno1800-overbuilding =
    Du darfst jedes Plättchen überbauen, vorgedruckt oder gebaut, sogar eines, mit dem du gerade bezahlt hast. Ein gebautes kommt zurück auf den Spielplan, ein vorgedrucktes liegt verdeckt darunter. Wer dort arbeitet, ist erschöpft; ein Schiff verliert seine Plättchen.

    Beim Ausbauen darfst du außerdem ein gebautes Plättchen zurücklegen. Ein vorgedrucktes darunter wirkt dann wieder.

    Getreide, Kartoffeln, Schweine und Wolle gibt es nur auf den Höfen der Heimat-Inseln. Überbaust du einen Hof, musst du dafür handeln.

    Zwei Auflagen stehen zur Wahl. In der **überarbeiteten** darf eine Arbeiter-Version auf jedem Landfeld liegen. In der **ersten** muss sie ihre Start-Industrie überbauen, dafür darfst du beliebig viele Plättchen zurücklegen.
    .title = Überbauen und Auflagen
    .words = überbauen abdecken ersetzen entfernen zurücklegen Plättchen Auflage Ausgabe Edition erste überarbeitete Start-Industrie Hof

rules-anno1800-ships =
    Jede Werft baut pro Aktion ein Schiff, höchstens so stark wie sie selbst. Mit drei Werften baust du also bis zu drei Schiffe auf einmal, mehr nimmt der Bot je Aktion nicht an; zusammenzählen lassen sich Werften nicht. Werften und Schiffe darfst du beliebig viele haben.

    Ein 2er-Schiff bringt 2 Plättchen, sofort einsetzbar. Sie dürfen schon das nächste Schiff derselben Aktion bezahlen.
    - Handels-Schiff 1er: Bretter, Segel; 2er: Bretter, Segel, Waren; 3er: Segel, Waren, Dampfmaschinen
    - Erkundungs-Schiff 1er: Bretter, Segel, Kanonen; 2er: Segel, Kanonen, Kohle; 3er: Segel, Kanonen, Dampfmaschinen
    - Werft 1er: kostenlos; 2er: Bretter, Ziegelsteine, Stahlträger; 3er: Bretter, Ziegelsteine, Stahlträger, Fenster
    .title = Werften und Schiffe
    .words = Schiff Werft Flotte Stärke bauen Kosten Handels-Schiff Erkundungs-Schiff Meer Küste

rules-anno1800-tokens =
    - **Handels-Plättchen** bezahlen den Handel und holen Ressourcen von deinen Neue-Welt-Inseln, je 1 Plättchen.
    - **Erkundungs-Plättchen** bezahlen Inseln, Expeditionen und manche Karten.

    Ein benutztes Plättchen ist bis zu deinem nächsten Stadtfest erschöpft. Jedes zählt 1, egal von welchem Schiff.

    Manche Karten bringen Plättchen, die auf der Karte liegen. Sie zählen wie die anderen, kommen aber nach Gebrauch in den Vorrat, beim nächsten Stadtfest auch ungenutzt. Gib sie also zuerst aus.

    Wird ein Schiff überbaut oder zurückgelegt, gehen seine Plättchen mit, erschöpfte zuerst.

    Mit Beryl O’Mara darfst du 2 Erkundungs-Plättchen wie 1 Handels-Plättchen verwenden.
    .title = Marine-Plättchen
    .words = Handels-Plättchen Erkundungs-Plättchen Marine bereit erschöpft verbraucht Karte Vorrat

rules-anno1800-cards =
    Als Aktion spielst du eine Bevölkerungs-Karte von der Hand aus. Produziere, was sie verlangt, oder erschöpfe die Plättchen, und lege sie vor dir aus:
    - Bauer/Arbeiter-Karte: 3 Punkte
    - Neue-Welt-Karte: 5 Punkte
    - Handwerker/Ingenieur/Investor-Karte: 8 Punkte

    Jede ausgespielte Karte hat einen Effekt, den du einmal nutzen darfst, jetzt oder in einem späteren eigenen Zug. Das ist eine freie Aktion, für beliebig viele Karten. Danach wird die Karte umgedreht; ihre Punkte behält sie.

    Neue Karten kommen mit neuen Leuten und mit Neue-Welt-Inseln.

    Handkarten kosten dich am Ende nichts, außer die Pyrphorier sind im Spiel.
    .title = Bevölkerungs-Karten
    .words = ausspielen Karte Hand Handkarten Bedürfnis Punkte Einfluss aktivieren auslegen

rules-anno1800-effects =
    - **Leute:** Du bekommst die gezeigten Bevölkerungs-Steine und für jeden eine Karte. Ist der Stapel leer, zahlst du Gold: 1 für Bauern und Arbeiter, sonst 3. Was du nicht zahlen kannst, verfällt.
    - **Gold:** bekommst du sofort.
    - **Plättchen:** liegen auf der Karte, bis du sie nutzt oder feierst.
    - **Expedition:** 2 Expeditions-Karten.
    - **Neue Welt:** eine Neue-Welt-Ressource kostenlos, beim Bezahlen zu nutzen.
    - **Verbesserungen:** bis zu 3 kostenlose, Bauer zu Arbeiter oder Arbeiter zu Handwerker, in diesem Zug.
    - **Zusätzliche Aktion:** eine mehr in diesem Zug.
    - **Ablegen:** Bis zu 2 Handkarten kommen unter ihre Stapel, neue ziehst du nicht. Nur in dem Zug, in dem du die Karte ausspielst!
    .title = Effekte der Karten
    .words = Effekt aktivieren nutzen Karte Leute Gold Plättchen Verbesserung zusätzliche Aktion ablegen Expedition Ressource einmalig

rules-anno1800-swap =
    Als Aktion legst du 1 bis 3 Handkarten unter ihre Stapel und ziehst ebenso viele von denselben Stapeln nach. Das hilft bei Karten, deren Bedürfnisse niemand erfüllen kann.

    Für eine Bauer/Arbeiter-Karte bekommst du wieder eine Bauer/Arbeiter-Karte und so weiter. Ist ein Stapel leer, lassen sich seine Karten nicht austauschen.

    Deine Hand bleibt gleich groß, ein Austausch beendet das Spiel also nie. Die anderen sehen, wie viele Karten welcher Art du austauschst, aber nicht welche.

    Weil du neue Karten siehst, kannst du den Austausch nicht allein rückgängig machen.
    .title = Karten austauschen
    .words = tauschen wechseln Karten Hand Stapel ziehen neue schwierig unter den Stapel

rules-anno1800-hire =
    Mit Arbeitskraft erhöhen holst du 1 bis 3 Leute aus dem Vorrat, gleiche oder verschiedene:
    - Bauer: Bretter
    - Arbeiter: Bretter, Ziegelsteine
    - Handwerker: Ziegelsteine, Kohle, Waren
    - Ingenieur: Kohle, Waren, Stahlträger, Fenster
    - Investor: Stahlträger, Fenster, Pelzmäntel, dazu 1 Handwerker erschöpfen

    Bezahlt wird nacheinander; wer neu ist, darf für den Nächsten gleich mitarbeiten. Für jeden Bauern oder Arbeiter ziehst du eine Bauer/Arbeiter-Karte, für alle anderen eine Handwerker/Ingenieur/Investor-Karte.

    Ist der Stapel leer, zahlst du stattdessen Gold: 1 für Bauern und Arbeiter, 3 für die anderen. Ist eine Art im Vorrat aus, kann sie niemand mehr holen.
    .title = Arbeitskraft erhöhen
    .words = anheuern anwerben neue Leute Bauer Arbeiter Handwerker Ingenieur Investor Kosten Karte ziehen leerer Stapel

rules-anno1800-upgrade =
    Mit Aufsteigen machst du bis zu 3 Verbesserungen, an einem Stein oder an mehreren:
    - Bauer zu Arbeiter: Ziegelsteine
    - Arbeiter zu Handwerker: Kohle, Waren
    - Handwerker zu Ingenieur: Stahlträger, Fenster
    - Ingenieur zu Investor: Pelzmäntel, dazu 1 Handwerker erschöpfen

    Karten ziehst du dabei nicht, du wächst also ohne neue Bedürfnisse.

    Der neue Stein kommt genau dorthin, wo der alte lag: ins Wohnviertel, in den Erschöpft-Bereich oder auf den Arbeitsplatz. Passt er dort nicht, produziert er nichts und belegt den Platz bis zum Schichtende oder Stadtfest.

    Verbesserst du jemanden im Wohnviertel, ist der neue Stein sofort einsetzbar, auch für die nächste Verbesserung.
    .title = Aufsteigen
    .words = verbessern Verbesserung Aufstieg Stufe Bauer Arbeiter Handwerker Ingenieur Investor Kosten kostenlos

rules-anno1800-old_world =
    Als Aktion erschließt du eine Alte-Welt-Insel. Deine erste kostet 1 Erkundungs-Plättchen, die zweite 2, die dritte 3, die vierte 4. Mehr als vier gehen nicht.

    Die oberste Insel wird aufgedeckt. Sie bringt 4 Landfelder, davon 2 mit Küste, 2 Meeresfelder und sofort einen Vorteil:
    - 2 Bauern, 2 Arbeiter oder 1 Handwerker, mit ihren Karten
    - 2 Expeditions-Karten
    - eine Industrie für Arbeiter: Lagerhaus, Ziegelei, Köhlerei, Stahlwerk oder Segelmacherei
    - eine Werft, ein Handels- oder ein Erkundungs-Schiff der Stärke 1

    Früh lohnt sich eine Insel schon wegen des Vorteils. Ist Bente Jorgensen im Spiel, kostet dich eine zweite aber ihre 18 Punkte.
    .title = Alte Welt
    .words = erschließen Insel Felder Platz Vorteil Erkundungs-Plättchen Grenze vier

rules-anno1800-new_world =
    Als Aktion erkundest du eine Neue-Welt-Insel: Deine erste kostet 1 Erkundungs-Plättchen, dann 2, 3 und 4; mehr als vier gehen nicht. Alte-Welt-Inseln zählen hier nicht mit. Dazu ziehst du **3 Neue-Welt-Karten**.

    Jede Insel zeigt drei Ressourcen: Baumwolle und zwei von Kakao, Kaffeebohnen, Kautschuk, Zuckerrohr und Tabak. Um eine zu nutzen, erschöpfst du 1 Handels-Plättchen, beliebig oft im Zug. Bauen kannst du dort nicht.

    Du brauchst sie, um die Industrien für Baumwollstoff, Kaffee, Rum, Zigarren, Schokolade, Hochräder und Dampfwagen zu bauen. Von anderen erhandeln kann sie niemand: Du brauchst eine eigene Insel oder eine Karte, die dir eine schenkt.
    .title = Neue Welt
    .words = erkunden Insel Baumwolle Kakao Kaffeebohnen Kautschuk Zuckerrohr Tabak Erkundungs-Plättchen Karten Grenze vier

rules-anno1800-expedition =
    Als Aktion erschöpfst du 2 Erkundungs-Plättchen und nimmst bis zu 3 Expeditions-Karten. Sie liegen verdeckt vor dir; nur du darfst sie ansehen, und Handkarten sind sie nicht.

    Jede zeigt ein Tier für den Zoo und ein Artefakt für das Museum, je mit einem Besucher. Am Ende kommen deine Leute zu Besuch: Ein Handwerker bringt 1 Punkt, ein Ingenieur 2, ein Investor 3. Jeder besucht ein Feld, egal wo er gerade ist. Der Bot findet die beste Verteilung.

    Es gibt 22 Karten; ist der Stapel knapp, nimmst du den Rest. Die Aufträge Zoo und Museum machen jeden Besuch 1 Punkt wertvoller; die Besucherin belohnt die meisten Karten.
    .title = Expedition
    .words = Expeditions-Karten Zoo Museum Tier Artefakt Besucher Besuch Punkte Erkundungs-Plättchen

rules-anno1800-festival =
    Als Aktion feierst du: Alle deine Leute kehren von den Arbeitsplätzen und aus dem Erschöpft-Bereich in ihre Wohnviertel zurück, alle erschöpften Plättchen auf deine Schiffe.

    Ein Stadtfest kostet nichts und geht immer. Aber es kostet eine ganze Aktion: Nutze deine Leute und Plättchen vorher aus. Ein Schichtende für wenig Gold kann es hinauszögern.

    Plättchen, die auf deinen Karten liegen, verfallen. Wer am Arbeitsplatz aufgestiegen ist, kommt in das Wohnviertel seiner neuen Stufe. Gold bleibt.

    Mit einer zusätzlichen Aktion kannst du feiern und im selben Zug weitermachen. Vorproduziertes bleibt dafür erhalten.
    .title = Stadtfest
    .words = feiern Fest ausruhen zurück Leute Plättchen bereit wieder einsetzbar

rules-anno1800-objectives =
    Fünf Auftrags-Karten liegen das ganze Spiel über offen und gelten für alle. Die meisten bringen am Ende Punkte. Vier haben einen Effekt, den du als freie Aktion nutzt und der nie verbraucht ist:
    - **Alonso Graves:** 3 Erkundungs-Plättchen erschöpfen und 3 Gold zahlen: eine zusätzliche Aktion.
    - **Aarhant:** 1 Investor erschöpfen: 5 Gold.
    - **Der Redakteur:** 2 Erkundungs-Plättchen erschöpfen: eine Handkarte kommt unter ihren Stapel, ohne neue.
    - **Beryl O’Mara:** 2 Erkundungs-Plättchen gelten als 1 Handels-Plättchen, beliebig oft.

    Jede der ersten drei wirkt einmal in jedem deiner Züge. Wie die fünf bestimmt werden, legt der Gastgeber fest.
    .title = Auftrags-Karten
    .words = Auftrag Effekt Alonso Graves Aarhant Redakteur Beryl OMara fünf zufällig auswählen

rules-anno1800-objective_points =
    - **Hannah Goode** (Leute), **Universität** (Ingenieure), **Weltausstellung** (Investoren), **Madame Kahina** (Handels-Plättchen), **Die Besucherin** (Expeditions-Karten): die meisten 10, zweitmeiste 4. Bei Gleichstand bekommen es alle; mit null gibt es nichts.
    - **Zoo, Museum:** +1 je Besuch.
    - **Bente Jorgensen:** 18 bei höchstens einer Alte-Welt-Insel.
    - **Isabel Sarmento:** 6 je Neue-Welt-Insel.
    - **Pyrphorier:** −2 je Handkarte.
    - 6 je Industrie: **Edvard Goode** (Grammophone, Hochräder, Dampfwagen), **Prinzessin Qing** (Schokolade, Kaffee, Zigarren, Rum), **Die Königin** (Uhren, Brillen, Pelze), **Malching** (Champagner, Geschütze), **Bleakworth** (Glühbirnen, Nähmaschinen).
    - **Willie Wibblesock:** 3 für Bier, Brot, Schnaps, Würste, Seife, Konserven, Arbeitskleidung.
    .title = Punkte der Aufträge
    .words = Auftrags-Karten Punkte Mehrheit meiste zweitmeiste Ingenieure Investoren Kahina Besucherin Zoo Museum Bente Isabel Pyrphorier Edvard Qing Königin Malching Bleakworth Wibblesock

rules-anno1800-secrets =
    - **Offen für alle:** Inseln, Leute, Plättchen, Gold, ausgespielte Karten, Aufträge, was auf dem Spielplan übrig ist und wie viele Karten welcher Art jeder auf der Hand hat.
    - **Verborgen:** deine Handkarten, deine Expeditions-Karten, die Reihenfolge aller Stapel und die Vorschläge zum Bezahlen.

    In deinem Zug kannst du Schritt für Schritt rückgängig machen, bis etwas Neues zu sehen war: eine gezogene Karte, eine aufgedeckte Insel, eine Expeditions-Karte. Ab da müssen alle anderen zustimmen.

    Ausbauen, Ausspielen, Aufsteigen, Handeln und Feiern zeigen nichts Neues. Machst du einen Handel rückgängig, gibt auch die andere Person ihr Gold zurück.
    .title = Geheimes und Rückgängigmachen
    .words = Geheimnis verborgen offen öffentlich sichtbar Handkarten zurücknehmen Rücknahme Fehler wiederholen

rules-anno1800-ending =
    Das Ende beginnt, sobald jemand keine Bevölkerungs-Karte mehr auf der Hand hat: durch Ausspielen der letzten, durch einen Ablege-Effekt oder durch den Redakteur. Diese Person bekommt sofort das **Feuerwerks-Plättchen** mit 7 Punkten. Spätere neue Karten ändern daran nichts.

    Die laufende Runde wird zu Ende gespielt, damit alle gleich oft dran waren. Dann folgt eine letzte ganze Runde, danach wird gezählt.

    In den letzten Zügen zählen nur noch Punkte: Spiele deine besten Karten, mach Leute zu den Besuchern deiner Expeditions-Karten, achte auf die Mehrheiten und auf ein Vielfaches von 3 Gold. Wer jetzt noch Leute holt, bekommt Karten, die er kaum noch ausspielt.

    Ist eine Rundengrenze eingestellt, endet die Partie spätestens nach dieser Runde.
    .title = Spielende
    .words = Ende Schluss letzte Runde Feuerwerks-Plättchen leere Hand vorbei auslösen

rules-anno1800-scoring =
    Deine Einfluss-Punkte sind die Summe aus:
    - ausgespielten Bevölkerungs-Karten: je 3, 5 oder 8, ob ihr Effekt genutzt ist oder nicht
    - Expeditions-Karten: 1, 2 oder 3 für jedes Feld, das ein Handwerker, Ingenieur oder Investor von dir besucht
    - Gold: 1 für je 3
    - Feuerwerks-Plättchen: 7
    - Auftrags-Karten

    Die höchste Summe gewinnt. Bei Gleichstand entscheidet, wer mehr Industrien, Werften und Schiffe hat; vorgedruckte zählen mit, wenn sie nicht überbaut sind. Danach, wer weniger Handkarten hat. Ist auch das gleich, teilt ihr den Sieg.

    Der Bot zählt alles und zeigt jeden Teil einzeln.
    .title = Wertung
    .words = Punkte zählen Sieger Gleichstand Summe Einfluss-Punkte
