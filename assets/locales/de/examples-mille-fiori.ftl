### Beispiele zu den Themen der Regeln, unter dem Text: zwei oder drei Sätze mit Ada und Ben.

examples-mille-fiori-goal =
    Ada legt eine Raute im Handel: Sie bekommt 3 Punkte, Ben, der dort schon zwei hat, 6. Dafür verdient sie eine Extrakarte und spielt weiter.
examples-mille-fiori-setup =
    Ada nutzt eine Quarz-Karte nur zum Fahren. Nun fehlt eine Karte für die Quarz-Felder: Eines bleibt für immer leer.
examples-mille-fiori-round =
    Ada, Ben und Cem bekommen je 5 Karten. Alle wählen eine und geben 4 weiter. Nach vier Kartenrunden hat jeder noch 1 Karte; diese kommen zu den offenen.
examples-mille-fiori-choosing =
    Ada wählt eine Haus-Karte, findet dann den Löwen besser und wählt um. Sobald Ben als Letzter gewählt hat, steht es fest.
examples-mille-fiori-turn =
    Bens Karte zeigt einen Fisch und die Zahl 4. Er kann eine Raute in die Pyramide der Populi legen oder den Fisch vergessen und 4 Felder fahren.
examples-mille-fiori-workshops =
    Ada hat zwei zusammenhängende Werkstätten und legt ein drittes Feld daneben: 3 Punkte. Zeigt das neue Feld Pigmente, sind es 6.
examples-mille-fiori-houses =
    Die beiden Häuser vor dem nächsten gehören Ada: Werte 4 und 3. Sie legt auf die 5 und bekommt 4 + 3 + 5 = 12. Es ist ihr dritter Wert: eine Extrakarte.
examples-mille-fiori-people =
    Ada legt mit passendem Symbol ganz oben: 12 Punkte. Darunter liegen zwei eigene Rauten der Mitte und Bens unten: Ihre zahlen ihr je 3, seine ihm je 1.
examples-mille-fiori-trade =
    Drei Schmuckfelder sind besetzt, zwei davon von Ben. Ada legt das vierte: Der Wert ist 4. Ben bekommt 8, Ada für ihre zwei Rauten auch 8. Gleichstand, also keine Extrakarte.
examples-mille-fiori-harbor =
    Ben legt das dritte Schiff einer Zeile; zwei sind von ihm, eines von Ada. In der Zeile sind drei Waren besetzt: 6 Punkte je Schiff. Ben bekommt 12, Ada 6.
examples-mille-fiori-sailing =
    Adas Schiff steht auf Feld 4. Mit einer 3 erreicht sie Feld 7: keine Punkte, aber eine Extrakarte. Mit einer 2 käme sie auf Feld 6 und bekäme 10 Punkte.
examples-mille-fiori-bonus =
    Ben hat als Erster alle vier Rohstoffe: Er legt eine Raute auf die 20. Ada folgt später und nimmt die 15.
examples-mille-fiori-extra =
    Ada schließt einen Stern und spielt eine offene Haus-Karte. Es ist ihr dritter Hauswert, also spielt sie noch eine offene Karte. Die bringt nichts weiter, und die Kette endet.
examples-mille-fiori-plans =
    Ada plant eine Raute an einem Stern, und falls das nicht geht, eine Fahrt. Ben ist schneller: Ihr Plan fährt stattdessen, und niemand musste warten.
examples-mille-fiori-ending =
    Ada legt die letzte Raute ihres Vorrats und verdient eine Extrakarte. Die spielt sie mit einer Raute der Reserve. Ben und Cem sind in dieser Kartenrunde noch dran.
examples-mille-fiori-options =
    Ada eröffnet eine Partie zu viert mit neun offenen Karten. Alle liegen von Anfang an da, und jeder hat 27 Rauten und 3 in der Reserve.
