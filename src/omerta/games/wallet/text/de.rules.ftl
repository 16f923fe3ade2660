### Die Regeln in Sätzen: jedes Kapitel mit seinen Regeln, wie die Seite sie zeigt. `.example` ist ein Beispiel dazu.

chapter-W-1 = Das Spiel

rule-W-1-1 = Ihr seid zwei bis sieben. Gespielt wird im Uhrzeigersinn: Links von dir sitzt, wer nach dir dran ist.
rule-W-1-2 = Zu zweit spielen nur die Karten mit der 2 in der Ecke mit. Sonst alle bis zu eurer Spielerzahl, oder auf Wunsch alle 80.
rule-W-1-3 = Zu Beginn hat jeder einen Chip im Wert von 1. Alle anderen stecken im Reißverschlussfach.
rule-W-1-4 = Es spielen so viele der sieben Münzen mit, wie ihr seid, und zwar in jeder Runde dieselben.
rule-W-1-5 = Ein Spiel hat drei Runden, wenn ihr nichts anderes einstellt.

chapter-W-2 = Eine Runde aufbauen

rule-W-2-1 = Sechs Timer laufen, die Ablagen sind leer.
rule-W-2-2 = Jeder bekommt fünf Karten auf die Hand. Der Rest steckt in der Brieftasche.
rule-W-2-3 = Jeder bekommt zwei Sonderkarten. Sie liegen verdeckt vor dir und gehören nicht zur Hand. Die übrigen bleiben ungesehen.
rule-W-2-4 = Im Ausweisfach stecken die fünf zusätzlichen Ausweise.
rule-W-2-5 = Jeder zieht eine Münze, sie liegt offen. Wer die kleinste hat, fängt an.
rule-W-2-6 = Deine Chips behältst du von Runde zu Runde.

chapter-W-3 = Züge und Timer

rule-W-3-1 = Der Startspieler fängt an, dann geht es im Uhrzeigersinn.
rule-W-3-2 = Vor jedem seiner Züge, nur nicht vor dem ersten, dreht der Startspieler von selbst einen Timer um.
rule-W-3-3 = Mit dem letzten Timer ist die Runde sofort vorbei. Was in dem Zug noch gekommen wäre, entfällt.
    .example = Du spielst Doppelzug und drehst zuerst den letzten Timer um. Die zweite Aktion entfällt.
rule-W-3-4 = In deinem Zug darfst du eine Sonderkarte spielen und musst genau eine Aktion machen, außer die Sonderkarte ersetzt sie.
rule-W-3-5 = Länger als sechs Züge für jeden dauert keine Runde.

chapter-W-4 = Aktionen

rule-W-4-1 = Ziehen: Nimm blind eine Karte aus der Brieftasche.
rule-W-4-2 = Zurückstecken: Eine Handkarte kommt verdeckt in die Brieftasche. Hineinsehen darf niemand.
rule-W-4-3 = Ausweis kaufen: Leg Scheine und Schmuck für mindestens 300 offen ab und such dir einen Ausweis aus dem Fach aus. Wechselgeld gibt es nicht, die Münze zählt nicht.
    .example = Ein Schein über 200 und Schmuck für 150 machen 350. Das reicht, aber die 50 zu viel sind weg.
rule-W-4-4 = Ein gekaufter Ausweis ist eine Handkarte wie jede andere. Zurückgesteckt landet er in der Brieftasche.
rule-W-4-5 = Timer drehen: Dreh einen laufenden Timer um. Das geht in jedem Zug.
rule-W-4-6 = Womit bezahlt wurde, ist bis zum Ende der Runde aus dem Spiel.
rule-W-4-7 = Du darfst beliebig viele Karten auf der Hand haben.

chapter-W-5 = Sonderkarten allgemein

rule-W-5-1 = Jede Sonderkarte gibt es einmal. Spielen musst du keine.
rule-W-5-2 = Auf jeder Sonderkarte steht, wann sie gespielt wird: vor deiner Aktion, statt deines Zugs oder am Ende der Runde.
rule-W-5-3 = Eine gespielte Sonderkarte kommt offen auf ihre Ablage und wirkt dann. Nur Notfall kommt später dorthin.
rule-W-5-4 = Sonderkarten sind nie Handkarten: Man kann sie weder ziehen noch verschenken noch stehlen.
rule-W-5-5 = Eine Sonderkarte, die nichts bewirken könnte, lässt sich nicht spielen.
rule-W-5-6 = Was du nicht spielst, bleibt verdeckt und wirkt nicht.

chapter-W-6 = Die fünfzehn Sonderkarten

rule-W-6-1 = Doppelzug: zwei Aktionen hintereinander, dann ist dein Zug vorbei.
rule-W-6-2 = Happy Birthday: Zieh drei Karten, behalte eine und gib zwei anderen je eine. Zu zweit kommt eine davon zurück. Dann ist dein Zug vorbei.
rule-W-6-3 = Umverteilung: Alle legen zugleich einen Schein oder Schmuck offen hin. Du nimmst dir eine Karte, der Rest wird verdeckt unter den anderen verteilt, die etwas hingelegt haben.
rule-W-6-4 = Nach links: Alle geben zugleich eine Handkarte verdeckt nach links.
rule-W-6-5 = Nach rechts: Alle geben zugleich eine Handkarte verdeckt nach rechts.
rule-W-6-6 = Inspektion: Zieh jemandem eine Karte aus der Hand. Behalte sie oder gib sie zurück.
rule-W-6-7 = Geschenk: Gib jemandem verdeckt eine deiner Handkarten.
rule-W-6-8 = Gestohlen: Zieh jemandem eine Karte aus der Hand und behalte sie.
rule-W-6-9 = Kartentausch: Du und jemand anderes wählt zugleich eine Handkarte und tauscht sie verdeckt.
rule-W-6-10 = Wunschkarte: Frag jemanden nach einer Währung, nach Schmuck oder nach einem Wert. Passt etwas, bekommst du verdeckt eine Karte davon.
rule-W-6-11 = Notfall: Spiel die oberste Karte der Sonderkarten-Ablage, als wäre es deine.
    .example = Oben auf der Ablage liegt Gestohlen. Mit Notfall ziehst du jemandem eine Karte aus der Hand.
rule-W-6-12 = Zeitgewinn: Nach dem letzten Timer darfst du noch einmal ziehen, zurückstecken oder kaufen.
rule-W-6-13 = Geheimversteck: Eine Handkarte verschwindet darunter und zählt für nichts mehr.
rule-W-6-14 = Bankomat: Zahl einen Schein ein, der dann nicht mehr zählt, oder zieh, bis ein Schein kommt. Der zählt voll.
rule-W-6-15 = Wechseln: Leg einen Schein darauf und nenne eine andere Währung. Der Wert bleibt.

chapter-W-7 = Das Ende der Runde

rule-W-7-1 = Mit dem letzten Timer endet die Runde, kein Zug geht weiter.
rule-W-7-2 = Zuerst wird gefragt, wer Zeitgewinn spielt. Alle mit Sonderkarten antworten zugleich.
rule-W-7-3 = Dann kommen reihum ab dem Startspieler Geheimversteck, Bankomat und Wechseln.
rule-W-7-4 = Danach steht fest, wer unschuldig ist. Daran ändert nichts mehr etwas.
rule-W-7-5 = Erst kontrollieren die Polizisten im Dienst, dann zeigen alle ihre Karten, dann geht es um die Chips.
rule-W-7-6 = Ziehen bis zum Schein: Karten kommen offen aus der Brieftasche, bis ein Schein dabei ist. Der Rest geht zurück.

chapter-W-8 = Unschuldig oder schuldig

rule-W-8-1 = Dein Vermögen sind Scheine, Schmuck und Münze. Währungen haben nur die Scheine.
rule-W-8-2 = Ein Ausweis sagt, wer du bist. Ohne Ausweis bist du schuldig, mit mehreren auch, außer einer davon ist der des Geheimagenten.
    .example = John Smith und die Blondine: schuldig. John Smith und der Geheimagent: Du bist der Geheimagent.
rule-W-8-3 = John Smith: höchstens 500, höchstens zwei Währungen, keine Polizeimarke. Kreditkarten darf er haben.
    .example = 450 in Dollar und Euro, eine Kreditkarte und die Münze mit 20 Cent: unschuldig mit 450,20.
rule-W-8-4 = Der Polizist: höchstens 500, höchstens zwei Währungen, keine Kreditkarte. Polizeimarken darf er haben.
rule-W-8-5 = Der Millionär: mehr als 500, höchstens zwei Währungen, weder Kreditkarte noch Polizeimarke.
rule-W-8-6 = Die Blondine: höchstens 500, mindestens ein Schmuckstück, beliebige Währungen, weder Kreditkarte noch Polizeimarke.
    .example = Dollar, Euro, Pfund und ein Schmuckstück für 100, zusammen 330: unschuldig.
rule-W-8-7 = Der Geheimagent: höchstens 500, höchstens zwei Währungen, mindestens ein weiterer Ausweis, weder Kreditkarte noch Polizeimarke.
rule-W-8-8 = Fehlt dir eine Bedingung, bist du schuldig.
rule-W-8-9 = Die Münze zählt mit: Genau 500 auf der Hand sind schon zu viel, und für den Millionär genug.
    .example = Fünf Hunderter und eine Münze mit 1 Cent: Für John Smith ist das zu viel, für den Millionär genau genug.

chapter-W-9 = Polizisten im Dienst

rule-W-9-1 = Ein unschuldiger Polizist mit Polizeimarke ist im Dienst und zeigt seine Karten zuerst.
rule-W-9-2 = Wer im Dienst ist, kontrolliert jemanden, bei dem noch niemand war. Die kleinste Münze beginnt.
rule-W-9-3 = Ist der Kontrollierte schuldig, nimmt ihm der Polizist alle Scheine und allen Schmuck ab. Sie zählen für sein Vermögen, nie gegen ihn.
    .example = Anna ist im Dienst und kontrolliert Bruno. Er ist schuldig und hat 350 dabei: Anna zählt 350 mehr und bleibt unschuldig.
rule-W-9-4 = Ist der Kontrollierte unschuldig, passiert nichts.
rule-W-9-5 = Mehrere Marken bringen eine Kontrolle. Ein schuldiger Polizist kontrolliert niemanden.

chapter-W-10 = Die Wertung

rule-W-10-1 = Alle zeigen ihre Karten.
rule-W-10-2 = Wer schuldig ist, gibt einen Chip seiner Wahl zurück, wenn er einen hat.
rule-W-10-3 = Ein unschuldiger John Smith mit Kreditkarte zieht bis zum ersten Schein. Der zählt für sein Vermögen, nie gegen ihn.
rule-W-10-4 = Die Unschuldigen zählen ihr Geld. Bei gleichem Betrag entscheidet die Münze.
    .example = Anna und Bruno haben beide 450. Anna hat die Münze mit 5 Cent, Bruno die mit 20: Bruno ist reicher.
rule-W-10-5 = Die Reichsten ziehen blind Chips: zu zweit 1, zu dritt 2 und 1, zu viert 3, 2 und 1, sonst 4, 3, 2 und 1.
    .example = Zu viert sind zwei unschuldig: Der Reichere zieht drei Chips, der andere zwei. Der letzte Anteil verfällt.
rule-W-10-6 = Deine Chips liegen verdeckt. Nur du darfst sie ansehen.

chapter-W-11 = Die nächste Runde

rule-W-11-1 = Für die nächste Runde wird alles neu gemischt und verteilt, nur die Chips bleiben.

chapter-W-12 = Das Ende des Spiels

rule-W-12-1 = Nach der letzten Runde werden die Chips aufgedeckt. Die meisten Punkte gewinnen.
rule-W-12-2 = Bei gleich vielen Punkten gewinnen mehr Chips.
rule-W-12-3 = Ist auch das gleich, teilt ihr euch den Sieg.

chapter-W-13 = Einstellungen

rule-W-13-1 = Variante: zwei Sonderkarten in einem Zug. Eine, die den Zug ersetzt, beendet ihn.
rule-W-13-2 = Variante: Passen ist eine Aktion, die nichts tut.
rule-W-13-3 = Variante: Beim Bezahlen darf keine Karte überflüssig sein.
rule-W-13-4 = Variante: Es spielen die kleinsten Münzen mit.
rule-W-13-5 = Alle Optionen gehen zusammen. Andere Werte als die vorgesehenen werden abgelehnt, bevor etwas gezogen wird.

chapter-W-14 = Wenn jemand fehlt

rule-W-14-1 = Läuft deine Zeit ab, tut der Tisch das Naheliegende: einen Timer drehen, passen, die erste erlaubte Karte geben, den kleinsten Chip zurückgeben.
rule-W-14-2 = Eine Uhr läuft für alle, die gefragt sind. Wer am Ende fehlt, für den wird zugleich entschieden.

chapter-W-15 = Was ein Platz weiß

rule-W-15-1 = Was du rechtmäßig gesehen hast, merkt sich der Tisch für dich, solange es noch stimmt.
rule-W-15-2 = Wer einen Ausweis kauft, merkt sich, was noch im Fach war.
rule-W-15-3 = Du kennst deine Chips. Alle wissen, dass jeder mit einer 1 begonnen hat.
rule-W-15-4 = Wer zuschaut, sieht nur, was alle sehen.
rule-W-15-5 = Was du nicht weißt, ist Zufall. Bots rechnen genauso und wissen nie mehr als du an ihrer Stelle.

chapter-Rulings = Klärungen

rule-WR-1 = Die gedruckten Karten kennen wir nicht alle. Wir spielen mit nachgebauten: vier Währungen, Schmuck, Ausweise, Kreditkarten und Polizeimarken. Wer die gedruckte Schachtel hat, trägt deren Karten und Zahlen ein; dann gelten Preis und Grenze, die der Tisch zeigt.
rule-WR-2 = Von den 37 Chips sind bei uns 17 Einser, 12 Zweier und 8 Dreier. Leer wird das Fach nie zu früh.
rule-WR-3 = Seid ihr weniger als sieben, spielen zufällige Münzen mit, aber in jeder Runde dieselben.
rule-WR-4 = Wo in der Brieftasche eine Karte steckt, ist gleichgültig: Jede wird gleich leicht gezogen.
rule-WR-5 = Eine Aktion musst du machen. Wer nichts ändern will, dreht einen Timer um.
rule-WR-6 = Eine Sonderkarte im Zug, wenn ihr nichts anderes einstellt.
rule-WR-7 = Der Timer des Startspielers dreht sich von selbst. Ist es der letzte, hat er keinen Zug mehr.
rule-WR-8 = Du darfst auch zu viel bezahlen. Ins Fach siehst du erst danach, und einen Ausweis musst du dann nehmen.
rule-WR-9 = Im Ausweisfach steckt von jeder Person einer. Gekauft sind es Karten wie alle anderen.
rule-WR-10 = Die Ablage liegt offen und bleibt liegen, bis die Runde vorbei ist.
rule-WR-11 = Ist die Brieftasche leer, kann niemand ziehen.
rule-WR-12 = Leere Hände: Geschenk und Kartentausch brauchen eine eigene Karte, Inspektion, Gestohlen und Kartentausch jemanden, der eine hat.
rule-WR-13 = Wer bei der Umverteilung nichts hinlegt, bekommt auch nichts. Fehlt dadurch eine Karte, geht der Letzte leer aus.
rule-WR-14 = Aus einer Hand wird blind gezogen. Welche Karte es war, wissen nur die beiden.
rule-WR-15 = Wünschen kannst du dir eine Währung, Schmuck oder einen Wert, nie Ausweise, Kreditkarten oder Marken.
rule-WR-16 = Notfall braucht eine abgelegte Sonderkarte. Karten für das Ende der Runde trifft er nie.
rule-WR-17 = Beim Doppelzug musst du zwei Aktionen machen. Endet die Runde mit der ersten, entfällt die zweite.
rule-WR-18 = Reichen die Karten für Happy Birthday nicht, behältst du zuerst eine. Zwei Geschenke gehen an zwei verschiedene.
rule-WR-19 = Erst kommt Zeitgewinn, dann reihum die anderen. Gefragt werden alle mit Sonderkarten, damit das Fragen nichts verrät.
rule-WR-20 = Ob du gefragt wirst, hängt nur von dem ab, was alle sehen. Auch wer nur eine Antwort hat, wird gefragt.
rule-WR-21 = Scheine auf Bankomat und Wechseln liegen offen, die Karte im Geheimversteck bleibt verdeckt. Alle kommen aus der Hand.
rule-WR-22 = Bis zum Schein wird offen gezogen. Mit der Kreditkarte geschieht es von selbst.
rule-WR-23 = Ein Spruch gilt: Wem das Geld abgenommen wird, der bleibt schuldig, und wer danach noch reicher wird, bleibt unschuldig.
rule-WR-24 = Im Dienst ist man, ob man will oder nicht. Auch ein anderer Polizist im Dienst darf kontrolliert werden.
rule-WR-25 = Abgenommen wird, was zählt. Verstecktes und Eingezahltes ist sicher.
rule-WR-26 = Die Münze zählt für alle mit, ist aber keine Währung.
rule-WR-27 = Zwei Ausweise des Geheimagenten sind erlaubt. Mit mehreren Ausweisen hast du keine Wahl, wer du bist.
rule-WR-28 = Ungespielte Sonderkarten bleiben auch am Ende der Runde verdeckt.
rule-WR-29 = Welchen Chip du zurückgibst, bestimmst du. Er kann gleich wieder gezogen werden.
rule-WR-30 = Gibt es weniger Unschuldige als Anteile, verfällt der Rest.
rule-WR-31 = Bei Gleichstand in Punkten und Chips gewinnt ihr gemeinsam.
rule-WR-32 = Gleiche Karten sind austauschbar.
rule-WR-33 = Auch ein Geschenk wird verdeckt übergeben.
