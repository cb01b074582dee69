### Beispiele zu den Themen der Regeln, unter dem Text: zwei oder drei Sätze mit Ada und Ben.

examples-anno1800-goal =
    Ben spielt seine letzte Karte aus und nimmt das Feuerwerks-Plättchen: 7 Punkte. Doch Adas Karten und Aufträge sind am Ende mehr wert, und sie gewinnt.
examples-anno1800-setup =
    Ada beginnt ohne Gold, Ben hat 1, Cem 2. Alle haben 9 Karten: 7 Bauer/Arbeiter-Karten und 2 der schwierigeren.
examples-anno1800-turn =
    Ada nutzt eine ausgespielte Karte für 2 kostenlose Aufstiege und baut dann als Aktion eine Bäckerei. Beides geht in einem Zug, denn die Aufstiege sind eine freie Aktion.
examples-anno1800-production =
    Ada braucht Bretter. Sie schickt einen Bauern aus dem Wohnviertel ins Sägewerk: 1 Einheit Bretter. Der Bauer bleibt dort, bis seine Schicht endet oder sie ein Stadtfest feiert.
examples-anno1800-trade =
    Ben hat eine Brauerei, Ada nicht. Sie erschöpft 1 Handels-Plättchen, denn dort arbeiten Arbeiter, und bekommt Bier. Ben erhält 1 Gold und verliert nichts.
examples-anno1800-shift =
    Beide Arbeitsplätze in Adas Ziegelei sind mit Handwerkern besetzt. Sie zahlt 3 Gold, einer kommt heim, und sie kann noch einmal Ziegelsteine herstellen.
examples-anno1800-paying =
    Ben holt einen Arbeiter: Bretter und Ziegelsteine. Der Bot schlägt einen Bauern für die Bretter und einen Handwerker für die Ziegelsteine vor. Er spart den Handwerker und erhandelt die Ziegelsteine.
examples-anno1800-building =
    Ada baut eine Brauerei. Sie stellt Getreide und Kohle dafür her und legt sie auf ein Küstenfeld. Für die anderen bleibt nur noch eine Brauerei.
examples-anno1800-overbuilding =
    Ben überbaut seine Schäferei mit einer Glashütte. Der Hof ist nun verdeckt: Wolle muss er sich ab jetzt erhandeln.
examples-anno1800-ships =
    Ada hat zwei Werften mit Stärke 1 und 2. In einer Aktion baut sie ein Handels-Schiff der Stärke 2 und ein Erkundungs-Schiff der Stärke 1. Stärke 3 geht nicht.
examples-anno1800-tokens =
    Ben hat 2 Handels-Plättchen auf Schiffen und 1 auf einer Karte. Das auf der Karte nutzt er zuerst: Beim nächsten Stadtfest wäre es ohnehin weg.
examples-anno1800-cards =
    Adas Karte verlangt Brot und Bier. Sie stellt das Bier her, erhandelt das Brot und legt die Karte aus: 3 Punkte, und später bringt der Effekt zwei Bauern.
examples-anno1800-effects =
    Ben nutzt eine Karte für 2 Bauern. Dazu zieht er 2 Bauer/Arbeiter-Karten. Im Stapel liegt nur eine: Die zieht er, und für den zweiten Bauern zahlt er 1 Gold.
examples-anno1800-swap =
    Zwei von Adas Karten verlangen Pelzmäntel, die niemand herstellt. Sie tauscht beide aus und bekommt zwei neue von denselben Stapeln.
examples-anno1800-hire =
    Ada holt 2 Arbeiter. Sie braucht zweimal Bretter und Ziegelsteine, und der erste hilft schon, den zweiten zu bezahlen. Dazu zieht sie 2 Bauer/Arbeiter-Karten.
examples-anno1800-upgrade =
    Ben lässt einen Bauern für Ziegelsteine zum Arbeiter aufsteigen und gleich weiter zum Handwerker, für Kohle und Waren: zwei Stufen, keine Karte gezogen.
examples-anno1800-old_world =
    Ada erschließt ihre zweite Insel der Alten Welt: 2 Erkundungs-Plättchen. Sie zeigt eine Werft, also hat Ada sechs neue Felder und eine Werft mehr.
examples-anno1800-new_world =
    Bens erste Insel kostet 1 Erkundungs-Plättchen und bringt ihm 3 Neue-Welt-Karten. Sie zeigt Baumwolle, Kakao und Tabak: Für je 1 Handels-Plättchen nutzt er sie in jedem Zug.
examples-anno1800-expedition =
    Adas Karte zeigt ein Tier für einen Investor und ein Artefakt für einen Handwerker. Am Ende hat sie beide: 3 + 1 = 4 Punkte.
examples-anno1800-festival =
    Bens Leute sind alle bei der Arbeit, seine Plättchen verbraucht. Er feiert ein Stadtfest: Alle kommen heim, alle Plättchen sind wieder bereit, doch das war seine Aktion.
examples-anno1800-objectives =
    Aarhant ist im Spiel. In jedem ihrer Züge kann Ada 1 Investor für 5 Gold erschöpfen. Damit bezahlt sie ein Schichtende und hat ihre Aktion noch.
examples-anno1800-objective_points =
    Die Universität zählt Ingenieure: Ada hat 4, Ben und Cem je 3. Ada bekommt 10 Punkte, Ben und Cem jeweils die vollen 4.
examples-anno1800-secrets =
    Ben baut eine Bäckerei und holt einen Bauern; dabei sieht er eine neue Karte. Vorher hätte er den Bau frei rückgängig machen können, jetzt müssen alle zustimmen.
examples-anno1800-ending =
    Ada spielt mitten in Runde 14 ihre letzte Karte aus und nimmt das Feuerwerks-Plättchen. Runde 14 geht zu Ende, dann hat jeder in Runde 15 noch einen Zug.
examples-anno1800-scoring =
    Ada: 12 Karten mit 52 Punkten, 6 für Expeditionen, 8 Gold für 2 Punkte, 16 für Aufträge: 76. Ben hat 70 und das Feuerwerks-Plättchen: 77, und er gewinnt.
