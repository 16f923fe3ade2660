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
