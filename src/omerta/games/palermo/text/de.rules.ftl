### Die Regeln in Sätzen: jedes Kapitel mit seinen Regeln, wie die Seite sie zeigt. `.example` ist ein Beispiel dazu.

chapter-P-1 = Vorbereitung

rule-P-1-1 = Ihr seid drei bis fünf, jeder mit einer eigenen Farbe.
rule-P-1-2 = Jeder hat einen Gauner, einen Polizisten und Chips: zu dritt 11, zu viert 8, zu fünft 7.
rule-P-1-3 = Alle Plättchen liegen offen. Jeder darf jede Hausform nehmen, solange noch eine da ist.
rule-P-1-4 = Am Anfang sind alle 36 Plätze der Stadt leer. Die Umgehungsstraße ist immer da.
rule-P-1-5 = Einer fängt an, ausgelost oder bestimmt. Dann geht es in beiden Phasen im Uhrzeigersinn.

chapter-P-2 = Die Stadt bauen

rule-P-2-1 = Wer anfängt, legt das Startplättchen und gleich danach ein Haus. Danach legt jeder reihum genau ein Haus.
rule-P-2-2 = Du wählst eine Hausform, die noch da ist, einen leeren Platz und eine Drehung. Dein Chip macht das Haus zu deinem Lokal.
rule-P-2-3 = Anbauen: Mindestens ein Hausfeld deines Plättchens muss eine Feldkante mit einem Hausfeld gemeinsam haben, das schon liegt.
    .example = Dein Haus stößt mit einer Wand an das Nachbarhaus: angebaut. Stößt nur die Straße vor deiner Tür daran, gilt es nicht.
rule-P-2-4 = Häuser dürfen sich nicht nur an einer Ecke berühren. Bei der milden Regel stört das nicht, gilt aber nie als angebaut.
rule-P-2-5 = Offene Stadt: Von jedem unbebauten Feld muss man zu jedem anderen kommen. Sackgassen sind erlaubt, abgeschlossene Höfe nicht.
    .example = Einem Hof fehlt nur noch eine Seite. Du darfst sie nicht zubauen, auch wenn drinnen bloß ein leerer Platz ist.
rule-P-2-6 = Freie Wahl: Lässt sich nirgends anbauen, darf jedes Haus auf jeden leeren Platz, solange kein Hof zugeht.
rule-P-2-7 = Geht gar kein Haus mehr, eröffnest du einen Straßenstand: ein Straßenplättchen mit deinem Chip auf einem der vier Felder.
rule-P-2-8 = Gebaut wird, bis alle Chips liegen: zu dritt 33 Lokale, zu viert 32, zu fünft 35.
rule-P-2-9 = Auf die letzten leeren Plätze kommen von selbst Straßenplättchen: 2, 3 oder keines.
rule-P-2-10 = Zuerst zählt, was keinen Hof schließt. Davon darfst du legen, was anbaut; gibt es das nicht, alles davon; gibt es gar nichts, einen Stand.

chapter-P-3 = Züge und Runden

rule-P-3-1 = Das Abkassieren beginnt ohne Geld, mit allen Gaunern am Start und ohne Polizisten auf dem Plan.
rule-P-3-2 = In einer Runde ist jeder einmal dran.
rule-P-3-3 = Dein Zug: erst der Polizist, dann der Gauner, dann kassierst du oder kommst heim.
rule-P-3-4 = Wer im Ziel ist, setzt weiter seinen Polizisten und bekommt Zinsen.
rule-P-3-5 = Du hast 3 Zugpunkte und einen mehr für jeden eingesammelten Chip. Ein neuer Chip zählt ab dem nächsten Zug.
    .example = Mit drei eingesammelten Chips hast du 6 Punkte.

chapter-P-4 = Gehen

rule-P-4-1 = Gauner gehen über unbebaute Felder und die Umgehungsstraße, immer waagrecht oder senkrecht.
rule-P-4-2 = Das Startplättchen ist ein einziges Feld: Ein Schritt führt zu jedem Straßenfeld an seinem Rand und zurück. Dort haben alle Platz.
rule-P-4-3 = Auf der Umgehungsstraße gehst du Feld für Feld oder mit einem Schritt zu einem Eckfeld deiner Seite. Von der Ecke zurück geht es nur Feld für Feld.
    .example = Von der Mitte einer Seite bist du mit einem Schritt an der Ecke. Zurück brauchst du für jedes Feld einen.
rule-P-4-4 = Jeder Schritt kostet einen Punkt, auf das Feld eines fremden Polizisten zwei. Wer zur Ecke springt, betritt die Felder dazwischen nicht.
    .example = Drei Schritte, und auf einem der Felder steht Maras Polizist: Das kostet 4 Punkte.
rule-P-4-5 = Du erreichst jedes Feld, dessen billigster Weg in deine Zugweite passt. Früher stehen bleiben darfst du immer.
rule-P-4-6 = An Gaunern und Polizisten darf man vorbei. Stehen bleiben darfst du bei einem Polizisten, aber nicht bei einem anderen Gauner, außer am Start.
rule-P-4-7 = Dein Gauner muss sein Feld verlassen. Nur wenn gar nichts anderes geht, bleibt er stehen.
rule-P-4-8 = Du wählst nur das Ziel. Gegangen wird der billigste Weg, und unterwegs wird nichts kassiert.

chapter-P-5 = Kassieren

rule-P-5-1 = Endet dein Zug vor einem eigenen Lokal mit Chip, nimmst du den Chip und bekommst eine Million für jeden unverbrauchten Punkt. Das ist Pflicht, auch wenn es nichts bringt.
    .example = 7 Punkte, 4 Schritte, unterwegs ein fremder Polizist: 7 − 4 − 1 = 2 Millionen.
rule-P-5-2 = Kassieren beendet den Zug: höchstens ein Lokal im Zug.
rule-P-5-3 = In welcher Reihenfolge du kassierst, ist deine Sache. An eigenen Lokalen darfst du vorbeigehen.
rule-P-5-4 = Erreichst du dein erstes Lokal mit dem ersten von 3 Punkten, bringt es 2 Millionen, und danach hast du 4 Punkte.

chapter-P-6 = Die Polizisten

rule-P-6-1 = Vor dem Gehen darfst du deinen eigenen Polizisten setzen oder stehen lassen. Danach ist es zu spät.
rule-P-6-2 = Er darf auf jedes Straßenfeld und auf die Umgehungsstraße, wenn dort weder Gauner noch Polizist steht. Auf das Startplättchen darf er nicht.
rule-P-6-3 = Er darf nicht direkt neben einen fremden Polizisten. Schräg daneben ist erlaubt.
rule-P-6-4 = Steht ein Gauner auf deinem Polizisten, sitzt er fest und bleibt in diesem Zug, wo er ist.
rule-P-6-5 = Ein fremder Polizist kostet zwei Punkte. Mit den letzten beiden darfst du bei ihm stehen bleiben, mit nur einem kommst du nicht auf sein Feld.
    .example = Mit deinen letzten zwei Punkten gehst du auf Maras Polizisten und bleibst dort. Er kommt nicht weg, solange du da stehst.
rule-P-6-6 = Die Strafe kostet Zugpunkte, nie Geld, und jedes Mal aufs Neue.
rule-P-6-7 = Ein Polizist, der einmal auf dem Plan ist, bleibt dort. Auch wer im Ziel ist, setzt seinen weiter.

chapter-P-7 = Heimkommen, Ende, Sieg

rule-P-7-1 = Hast du alle Chips und gehst zum Start, bist du im Ziel. Jeder unverbrauchte Punkt ist eine Million.
rule-P-7-2 = Fehlt noch ein Chip, bringt der Start nichts.
rule-P-7-3 = Wer in einer früheren Runde heimgekommen ist, bekommt in jedem Zug Zinsen: zu dritt 5, zu viert 4, zu fünft 3.
    .example = Zu viert bist du in Runde 12 daheim, die Letzten in Runde 15: dreimal Zinsen, zusammen 12 Millionen.
rule-P-7-4 = Ist der Letzte im Ziel, wird die Runde zu Ende gespielt, nur noch mit Zinsen.
rule-P-7-5 = Das meiste Geld gewinnt. Die Wertungsreihe hat 60 Felder, eine volle Umrundung zählt 60.
    .example = Dein Stein steht auf 14 und war schon einmal herum: 74 Millionen.
rule-P-7-6 = Bei gleich viel Geld teilt ihr euch den Sieg, oder es gewinnt, wer früher im Ziel war. So ist es eingestellt.
rule-P-7-7 = Ist nach der letzten erlaubten Runde noch jemand unterwegs, zählt das Geld, wie es ist.

chapter-P-8 = Varianten

rule-P-8-1 = Frei bauen: Anbauen ist nicht nötig, nur ein Hof darf nicht zugehen.
rule-P-8-2 = Fertige Stadt: Statt zu bauen belegt ihr reihum die Lokale einer fertigen Stadt mit euren Chips.
rule-P-8-3 = Die fertige Stadt wird ausgelost oder als Text vorgegeben. Sie muss zu eurer Spielerzahl passen und darf keinen geschlossenen Hof haben.
rule-P-8-4 = Ohne Polizei entfallen die Polizisten ganz.
rule-P-8-5 = Zielstein: Du markierst, welches Lokal als Nächstes dran ist. Nur dort kannst du kassieren, dann markierst du das nächste.
rule-P-8-6 = Alle Einstellungen passen zusammen. Was ohne Wirkung ist, stört nicht.
rule-P-8-7 = Andere Werte als die vorgesehenen werden abgelehnt, bevor etwas gezogen wird.

chapter-P-9 = Orte und Reihenfolge

rule-P-9-1 = Der Plan hat 14 mal 14 Felder, A bis N und 1 bis 14. Außen läuft die Umgehungsstraße, innen liegen 6 mal 6 Plätze für Häuser.
rule-P-9-2 = Ein Plättchen hat vier Felder und lässt sich in Vierteldrehungen drehen, aber nicht wenden.
rule-P-9-3 = Listen gehen Reihe für Reihe von Nordwesten nach Südosten, der Start kommt zuletzt.
rule-P-9-4 = Eine Stadt als Text: sechs Zeilen zu sechs Plättchen, von Norden nach Süden.

chapter-P-10 = Entscheidungen

rule-P-10-1 = Es entscheidet immer genau einer, auch wenn er nur eine Wahl hat.
rule-P-10-2 = Der Polizist wird übersprungen, wenn er festsitzt, wenn ohne Polizei gespielt wird und wenn alle im Ziel sind.
rule-P-10-3 = Eine Ablehnung nennt die erste Regel, an der es scheitert.
rule-P-10-4 = Antwortet jemand nicht, bleibt der Polizist stehen und der Gauner geht zum nächsten eigenen Lokal. Sonst gilt die erste Möglichkeit.
rule-P-10-5 = Es läuft eine Uhr, für den, der dran ist.

chapter-P-11 = Was man weiß

rule-P-11-1 = Alles ist offen. Jeder sieht dasselbe.
rule-P-11-2 = Der Zufall bestimmt nur, wer anfängt, und eine ausgeloste Stadt.

chapter-Rulings = Klärungen

rule-PR-1 = Die Stadt hat 6 mal 6 Plätze, die Umgehungsstraße 52 Felder, die Wertungsreihe 60.
rule-PR-2 = Häuser haben ein Feld, zwei nebeneinander oder drei über Eck.
rule-PR-3 = Der Eingang liegt auf einem Straßenfeld desselben Plättchens neben dem Haus. Kleinere Häuser gibt es in beiden Spiegelbildern.
rule-PR-4 = Plättchen darf man drehen, nicht wenden.
rule-PR-5 = Angebaut heißt: Zwei Häuser haben eine ganze Feldseite gemeinsam.
rule-PR-6 = Auch wer richtig anbaut, darf kein anderes Haus nur an der Ecke berühren.
rule-PR-7 = Die freie Wahl gilt erst, wenn kein übriges Haus irgendwo angebaut werden kann, ohne einen Hof zu schließen.
rule-PR-8 = Leere Plätze gelten als begehbar und dürfen nicht eingeschlossen werden.
rule-PR-9 = Passt kein Haus mehr, hilft der Straßenstand. Das kommt fast nur zu fünft vor.
rule-PR-10 = Straßenplättchen legt niemand selbst: Sie füllen, was leer ist.
rule-PR-11 = Statt des Jüngsten fängt an, wer ausgelost oder bestimmt ist, und zwar in beiden Phasen.
rule-PR-12 = Das Startplättchen ist immer ein einziges Feld, für Polizisten gesperrt.
rule-PR-13 = Du musst nicht alle Punkte nutzen, aber dein Feld verlassen.
rule-PR-14 = Mehrere Lokale in einem Zug gibt es nicht.
rule-PR-15 = Umwege bringen nichts, deshalb zählt immer der billigste Weg.
rule-PR-16 = Beim Sprung zur Ecke werden keine Felder gezählt, also auch keine doppelt.
rule-PR-17 = Ein Gauner vor deinem Lokal versperrt es dir.
rule-PR-18 = Der Punkt Strafe ist eine Million weniger Einnahmen, keine Zahlung.
rule-PR-19 = Polizisten beginnen außerhalb des Plans und gehen nie dorthin zurück.
rule-PR-20 = Umgehungsstraße, Ecken und Eingänge stehen Polizisten offen.
rule-PR-21 = Der eigene Polizist hält dich nicht auf. Bleibst du bei ihm stehen, sitzt er fest.
rule-PR-22 = Bei Gleichstand wird der Sieg geteilt, wenn ihr nichts anderes einstellt.
rule-PR-23 = Nach höchstens 60 Runden ist Schluss, wenn ihr nichts anderes einstellt.
rule-PR-24 = Belegt wird reihum, auf Wunsch hin und her.
rule-PR-25 = Der Zielstein liegt vor Runde 1 und nach jedem Kassieren neu und lässt sich nicht versetzen.
rule-PR-26 = Geschlossene Höfe sind auch in den Kindervarianten verboten.
rule-PR-27 = Ist der Letzte im Ziel, setzt niemand mehr seinen Polizisten.
rule-PR-28 = Vor einem eigenen Lokal stehen bleiben und den Chip liegen lassen geht nicht, außer der Zielstein liegt woanders.
