### Learn in five minutes, and tips. ① to ⑤ are the numbers drawn on the card’s picture; .alt describes what they point at.

learn-anno1503-1 =
    Bau deine Insel aus, verkaufe an deine Einwohner und schicke Schiffe zu den kleinen Inseln.

    Es gibt fünf Ziele ②: 30 Gold, 4 Kontore, 3 Handelsverträge, 4 öffentliche Gebäude, 3 Kaufleute. Jedes Ziel, das du hältst, ist ein Siegpunkt, ein Schild oben ①.

    Hast du **in deinem eigenen Zug drei davon**, gewinnst du. Such dir die drei aus, die dir liegen.
    .title = Das Ziel
    .alt = ① die Schilde für Siegpunkte oben. ② die fünf Ziele: Gold, Kontore, Handelsverträge, öffentliche Gebäude, Kaufleute.

learn-anno1503-2 =
    ① Was der Würfel bringt. Egal, wer würfelt: Bei einer 3 bekommst du hier Holz.
    ② Deine Einwohner. In jedem deiner Züge kauft dir jeder eine Karte ab, für das Gold, das dort steht.
    ③ Was alles kostet: ein Schiff, ein Pionier und die drei Stufen vom Pionier bis zum Kaufmann.
    ④ Stege für Kontore. Mit einem Kontor hast du bei dieser Zahl die Wahl zwischen zwei Waren.
    .title = Deine Insel
    .alt = ① die Zahlen 1 bis 5 mit ihren Waren. ② deine Einwohner und was sie zahlen. ③ die Kostentafel. ④ vier graue Stege.

learn-anno1503-3 =
    Der Bot würfelt für dich, und alle bekommen Waren ①. Hast du die Wahl, drücke **{ anno1503-verb-take }**. Danach in beliebiger Reihenfolge:
    - **{ anno1503-verb-sell }**: Jeder Einwohner kauft eine Karte.
    - **{ anno1503-verb-develop }**: Ein grüner Haken heißt, du kannst bezahlen. Hier wäre ein Siedler drin ②.
    - **{ anno1503-verb-settle }**, **{ anno1503-verb-build_ship }**, **{ anno1503-verb-buy }**.

    Fahre zuletzt: Nach dem ersten **{ anno1503-verb-sail }** oder **{ anno1503-verb-discover }** kannst du in diesem Zug nicht mehr bauen und verkaufen. Bei **{ anno1503-verb-end_turn }** behältst du fünf Karten ③: Hier müssen zwei weg.
    .title = Ein Zug, Knopf für Knopf
    .alt = ① deine Karten. ② der Siedler mit grünem Haken: Du kannst ihn bezahlen. ③ das Handlimit: 7 von 5 Karten.

learn-anno1503-4 =
    Du gewinnst in deinem eigenen Zug, mit drei Siegpunkten.

    ① Unter solchen Kärtchen liegen Kontore, Handelsverträge, Goldtruhen und Aufwertungen. Sie reichen nicht für alle, also sei früh da.
    ② 30 Gold sind ein Punkt, aber nur, solange du sie hast.
    ③ Hier siehst du, wie weit alle sind. 30 Gold und 3 Kaufleute kann dir niemand wegschnappen.
    .title = So gewinnst du
    .alt = ① ein verdecktes Inselkärtchen. ② die Marke bei 30 Gold. ③ die Tabelle, wie weit alle mit den fünf Zielen sind.

learn-anno1503-5 =
    ① **Pirat und Feuer vergessen.** So viel würden sie dich jetzt kosten. Kannst du nicht alles zahlen, verlierst du ein Kärtchen oder einen Einwohner. Behalte etwas Gold.
    ② **Karten horten.** Nur fünf überstehen das Ende deines Zugs. Verkaufe und baue vorher.
    ③ **Schiffe daheim lassen.** Ein Schiff im Vorrat entdeckt nichts. Hat es ein Kärtchen heimgebracht, setze es gleich wieder ein.
    .title = Drei Anfängerfehler
    .alt = ① was Pirat und Feuer dich jetzt kosten würden. ② deine Handkarten. ③ die Schiffe in deinem Vorrat.

## Tips in the guided first game. The part after the game is a verb, a verb and its question, or the key of a task or event.

tip-anno1503-task-phase2 = Erst verkaufen und bauen, dann fahren: Sobald ein Schiff zieht, ist der Markt für diesen Zug zu.
tip-anno1503-task-phase3 = Was ein Schiff nicht nutzt, verfällt. Schau noch eine Insel an oder beende den Zug.
tip-anno1503-task-take = Nimm, was deinem nächsten Schritt fehlt. Gewürz und Tabak wachsen nicht daheim: Bei freier Wahl sind sie dran.
tip-anno1503-task-tile = Nur du siehst dieses Kärtchen. Ein Kontor gibt dir bei einer Zahl die Wahl, bis zum Schluss.
tip-anno1503-sell = Verkaufen bringt jeden Zug Gold. Jeder Einwohner kauft nur eine Karte, also nutze alle.
tip-anno1503-sell-field = Fang bei dem an, der am meisten zahlt. Niemand kauft zweimal im selben Zug.
tip-anno1503-develop = So entstehen Kaufleute: Drei davon sind ein Siegpunkt. Und höhere Stufen zahlen mehr.
tip-anno1503-develop-field = Entwickle zuerst auf niedrigen Feldern: Das Feuer holt sich das höchste.
tip-anno1503-settle = Jeder Pionier ist ein Käufer mehr. Ab dem vierten Feld bringt er ein öffentliches Gebäude mit, kostenlos.
tip-anno1503-settle-building = Vier Gebäude sind ein Siegpunkt. Nimm eines, das jeden Zug hilft, etwa das Wirtshaus.
tip-anno1503-build_ship = Zwei Schiffe finden doppelt so viel. Ein neues fährt noch in diesem Zug.
tip-anno1503-buy = Sechs Gold sind viel. Kauf nur die Karte, mit der du jetzt etwas fertig bekommst.
tip-anno1503-sail = Nahe Inseln gehen am schnellsten. Ferne bergen öfter Schätze, Gewürz und Tabak.
tip-anno1503-sail-to = Halte neben einer Insel: Entdeckt wird, was nebenan liegt.
tip-anno1503-discover = Das kostet einen Punkt, und nur du siehst das Kärtchen. Nutzt du es, kommt das Schiff zurück in den Vorrat.
tip-anno1503-use_tile = Nutze es: Jedes Kontor und jeder Handelsvertrag zählt für einen Siegpunkt.
tip-anno1503-end_turn-discard = Behalte, was dein nächster Schritt kostet. Der Rest kommt auf die Stapel zurück.
tip-anno1503-event-rolled = Jeder Wurf gilt für alle: Du bekommst auch in fremden Zügen Waren.
tip-anno1503-event-pirate = Pirat: 1 Gold für jedes Kärtchen an deinen Stegen. Ohne Kärtchen zahlst du nichts.
tip-anno1503-event-fire = Feuer: 1 Gold für jeden Einwohner außerhalb der zwei roten Felder.
tip-anno1503-event-golden_times = Goldene Zeiten: freie Wahl für alle. Meist sind Gewürz oder Tabak am besten.
tip-anno1503-event-settled_for = Dein Gegner hat einen Käufer mehr. Halte mit eigenen Pionieren Schritt.
tip-anno1503-event-post_docked = Ein Kontor weniger auf der Karte. Vier davon sind ein Siegpunkt.
tip-anno1503-event-point_gained = Das ist ein Siegpunkt. Schau auf den Plan: Wem fehlt nur noch einer?
