### So wird die Villa gestürmt: eine Seite für alle, die es noch nie gespielt haben.

howto-goal = Ihr seid die Polizei. Fasst alle { $guards } Leibwächter, dann den Paten, bevor euch die Karten ausgehen.
howto-goal-more = Ihr gewinnt oder verliert zusammen. Eure Karten liegen offen, also redet miteinander: Wer kann was legen?
howto-turn = Ein Zugriff
howto-step-1 = Angreifen könnt ihr alle mit gelbem Rand: Niemand liegt auf ihnen, und zwei Seiten sind frei. Die große Zahl sagt, wie viele Karten ihr braucht.
    .title = Ziel aussuchen
howto-step-2 = Ihr bestimmt, wer den Einsatz leitet. Dann dreht ihr den Leibwächter um und seht, welche Symbole er verlangt, von oben nach unten.
    .title = Umdrehen
howto-step-3 = Reihum füllt jeder eine Position: mit einer passenden Karte oder mit zwei gleichen anderen. Oder du passt und wirfst eine Karte ab.
    .title = Reihum legen
howto-step-4 = Danach deckst du eine Karte von deinem Stapel auf. Ist er leer, bekommst du nichts nach.
    .title = Eine nachziehen
howto-step-5 = Ist alles gefüllt, ist er gefasst. Das Symbol seiner Rückseite kommt als Karte aus der Ablage zurück. Ihr bestimmt, zu wem.
    .title = Bonus vergeben
howto-end = Gewonnen habt ihr, sobald der Pate im Keller gefasst ist. Verloren habt ihr, wenn jemand dran ist und keine Karte mehr hat, oder wenn eure Karten nicht mehr reichen können.
howto-mistake-1 = Zwei Karten weg, nur eine kommt nach. Ein Paar rettet einen Zugriff, aber leg es nicht aus Bequemlichkeit.
    .title = Paare sind teuer
howto-mistake-2 = Was du beim Passen abwirfst, ist aus dem Spiel. Auch Joker kommen nie als Bonus wieder.
    .title = Weg ist weg
howto-mistake-3 = Ein Zugriff läuft bis zur Festnahme. Schaut vorher, wer an welcher Position sitzt und was dort offen liegt.
    .title = Es gibt kein Zurück
