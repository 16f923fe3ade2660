### So wird der Don gejagt: eine Seite für alle, die es noch nie gespielt haben.

howto-goal = Don Falconi ist ausgebrochen. Einer von euch fährt ihn, alle anderen sind die Polizei. Die Straßen legt ihr beim Fahren.
howto-goal-more = Die Polizei will den Don von hinten erwischen. Der Don will entkommen oder so lange fahren, bis alle Verfolger festsitzen.
howto-turn = Dein Zug
howto-step-1 = Zieh eine Straßenkarte. In Margherita musst du sie nehmen, ab Funghi hast du zwei weitere zur Auswahl.
    .title = Ziehen
howto-step-2 = Leg sie direkt vor dein Auto und dreh sie, wie du magst. Nur deine Straße muss weitergehen, sonst muss nichts passen.
    .title = Anlegen
howto-step-3 = Fahr immer rechts, bis zu einem Ende, hinter dem noch nichts liegt. An jeder Kreuzung bestimmst du, wohin.
    .title = Fahren
howto-step-4 = Führt dein Weg als Polizei von hinten auf den Platz des Dons, hast du ihn gefasst.
    .title = Zugreifen
howto-step-5 = Mit jeder Pizza wird es schärfer: ab Prosciutto Fluchtkarten am Rand, in Salami und Diavola drei freie Aktionen je Zug, und die Karten des Dons sind verdeckt.
    .title = Schärfer spielen
howto-end = Die Polizei gewinnt, wenn sie den Don fasst oder er nicht mehr weiterkann. Der Don gewinnt, wenn alle Polizeiautos festsitzen oder wenn er über eine Fluchtkarte entkommt.
howto-mistake-1 = Wer dem Don entgegenkommt, fährt auf der anderen Spur an ihm vorbei. Nur von hinten zählt.
    .title = Von vorn gilt nicht
howto-mistake-2 = Wer kein offenes Straßenende mehr erreicht, ist raus, auch die Polizei. Schau, wohin die Straße führt, bevor du legst.
    .title = Sich selbst einbauen
howto-mistake-3 = Bis Prosciutto hat der Don { $bombs } Chili-Bomben. Damit sprengt er die Straße hinter sich, gerade wenn du ihn fassen willst.
    .title = Die Bomben vergessen
