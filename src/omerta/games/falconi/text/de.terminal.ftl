### Der Tisch im Terminal.

terminal-drawn = Gezogen
terminal-hand = Deine Reserve
terminal-hidden = Nur du weißt
terminal-secret = geheime Fluchtkarte { $colour }
terminal-hunt = Jagd
terminal-round =
    { $last ->
        [none] Runde { $number }
       *[other] Runde { $number } von { $last }
    }
terminal-turn = { $car } ist am Zug
terminal-actions =
    { $count ->
        [one] noch 1 Aktion
       *[other] noch { $count } Aktionen
    }
terminal-supplies = Vorrat
terminal-pile =
    { $count ->
        [one] 1 Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
terminal-bombs =
    { $count ->
        [one] 1 Chili-Bombe
       *[other] { $count } Chili-Bomben
    }
terminal-boosts =
    { $count ->
        [one] 1 Chili-Boost
       *[other] { $count } Chili-Boosts
    }
terminal-escapes = Fluchtkarten
terminal-out = ausgeschieden
terminal-at-start = am Start, Ausfahrt { $borders }
terminal-reserve = Reserve: { $cards }
terminal-face-down =
    { $count ->
        [one] 1 verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
terminal-don-had = Don hatte verdeckt
terminal-lay = Auf { $cell } legen
terminal-then-drive = Danach geht es weiter nach: { $places }.
terminal-blocks = Ohne Ausweg wären: { $cars }.

## Prüfungen der Schachtel, für alle, die ein Spiel schreiben

rule-LF-1 = Es sind so viele Straßenkarten wie Felder, 81.
rule-LF-2 = Der Rand hat 12 Teile, drei je Seite, mit je drei Stellen.
rule-LF-3 = Jede Seite hat genau eine Station oder das Gefängnis, Blau liegt gegenüber vom Gefängnis.
rule-LF-4 = Jedes Auto hat auf seiner Seite einen Ausgang und einen Tunnel, und der Rand zeigt beide.
rule-LF-5 = Es gibt drei Fluchtkarten, eine für jede Seite der Polizei, und dort ist Platz für sie.
rule-LF-6 = Zwei Bomben, zwei Boosts, vier Autos, und nur das des Dons ist schwarz.
rule-LF-7 = Die Straßen einer Karte überschneiden sich nicht, und ihre Drehungen sind genau die verschiedenen.
rule-LF-8 = Es gibt eine Sackgasse, eine Karte mit drei Enden oder mehr und eine mit zweien.
rule-LF-9 = Nur in der Sackgasse fährt man hinaus, wo man hereinkam.
rule-LF-10 = Nichts ist doppelt, nichts fehlt.
