### Der Tisch im Browser.

## Der Tisch im Browser

board-short-Y = Handschellen
board-short-R = Pistole
board-short-B = Wagen
board-short-G = Marke
board-two-Y = 2 Handschellen
board-two-R = 2 Pistolen
board-two-B = 2 Wagen
board-two-G = 2 Marken
board-joker = Joker
board-joker-duo = Joker { $letters }

board-grounds = Gelände. Pfeiltasten führen von Karte zu Karte, Bild ab und Bild auf in die Ebene darunter und darüber.
board-guard-back = { $place }, Stärke { $strength }, { $clue }, { $state }
board-guard-front = { $place }, { $name }, Stärke { $strength }: { $suits }, { $state }
board-godfather = { $place }, { $name }: { $suits }, { $state }
board-hint-at = Position { $position } { $suit }
board-hint-absent = ohne { $suit }
board-state-free = frei
board-state-covered = verdeckt
board-state-blocked = noch nicht frei
board-state-raid = Zugriff läuft
board-class =
    { $strength ->
        [2] Kleiner Fisch, Stärke 2
        [3] Schwerer Junge, Stärke 3
        [4] Großes Kaliber, Stärke 4
       *[other] Stärke { $strength }
    }
board-class-godfather = Der Pate, vier Positionen
board-explain-at = Braucht { $strength } Karten, an Position { $position } { a-symbol }. Dafür bekommt ihr { a-symbol } zurück.
board-explain-absent = Braucht { $strength } Karten, aber { $symbol_id ->
        [Y] keine { $symbol }
        [B] keinen { $symbol }
       *[other] keine { $symbol }
    }. Dafür bekommt ihr { a-symbol } zurück.
board-explain-godfather = Braucht vier Karten in dieser Reihenfolge: { $suits }. Erst müssen alle Leibwächter gefasst sein.
board-explain-cellar = Erst wenn alle 13 Leibwächter sitzen, kommt ihr an ihn heran.
board-look = Große Karte
board-suspects = Dahinter könnte stecken
board-point = Den anderen zeigen

board-leader = Einsatzleitung
board-note-turn = ist dran
board-note-next = spielt nach dir
board-note-matched = Position { $position } gespielt
board-note-paired = Position { $position } doppelt
board-note-passed = hat gepasst
board-note-would = Position { $positions }?
board-note-decides = entscheidet fürs Team
board-note-pile = Stapel { $count }
board-row-of = Auslage: { $who }
board-hand = Deine Auslage
board-gap = leerer Platz
board-pile-of =
    { $count ->
        [0] Stapel leer
        [one] Stapel: 1 Karte
       *[other] Stapel: { $count } Karten
    }
board-pile-known =
    { $count ->
        [one] Stapel: 1 Karte, bekannt: { $cards }
       *[other] Stapel: { $count } Karten, ganz unten bekannt: { $cards }
    }
board-pile-bottom = ganz unten: { $cards }

board-tally-discard = Ablage
board-tally-out = Raus
board-tally-jokers = Joker: kommen nicht wieder
board-tally-arrested = Gefasst
board-tally-godfather = Der Pate
board-tally-reserve = Reserve
board-reserve-means = Reserve: eure Karten, plus höchstens eine Bonuskarte je Leibwächter, minus alle Positionen, die noch fehlen.
board-sum = { $arrested }/14 · Reserve { $left }
board-cells = Zellen und Ablage
board-cells-of = { $count } von 14 gefasst. Zellen ansehen
board-cells-empty = Noch sitzt niemand.

board-raid = Zugriff
board-needs = { $suit } nötig
board-has =
    { $count ->
        [0] ohne { $suit }
       *[other] { $suit }: { $count } offen
    }
board-laid-pair = zwei Karten statt { $suit }
board-marker = dazu { $suit } behalten
board-bonus-title = Bonus
board-bonus-line = { $suit } zurück ins Team
board-situation = Lage
board-situation-sum =
    { $cards ->
        [0] Gesamtstärke { $strength }.
       *[other] Gesamtstärke { $strength }, { $cards } Polizeikarten im Einsatz.
    }
board-situation-hint = Erst seine Leute, von außen nach innen. Frei ist, wer einen gelben Rand hat.
board-arrested = Gefasst

board-fits = passt
board-position = Position { $position }: { $suit }
board-play = { $what } spielen
board-pair = Zwei gleiche …
board-pair-which = Welche zwei legst du?
board-pair-means = Zwei Karten mit gleichem Symbol ersetzen { a-symbol }. Nachziehen darfst du nur eine.
board-pass = Passen
board-pass-which = Welche Karte wirfst du ab?
board-pass-means = Sie kommt nicht wieder. Die Position bleibt offen, und die nächste Person ist dran.
board-discard-card = { $what } abwerfen
board-back = Zurück
board-why = Warum?
board-against-symbol = Passt nicht: Position { $position } verlangt { a-symbol }.
board-against-marker = Passt nicht: Neben Position { $position } liegt eine Markierung. Eine Karte in dieser Farbe muss bei dir offen bleiben.

board-plan-target = Wen nehmt ihr euch vor?
board-plan-targets = Freie Leibwächter
board-plan-leader = Wer leitet?
board-plan-do = Zugriff starten: { $who } leitet
board-plan-do-you = Zugriff starten: du leitest
board-plan-propose = Vorschlagen: { $who } leitet
board-plan-propose-you = Vorschlagen: du leitest
board-plan-decide = Entscheiden: { $who } leitet
board-plan-decide-you = Entscheiden: du leitest
board-has-it = liegt dort offen

board-bonus-who = { $suit } zurück. An wen?
board-bonus-row = Auslage ({ $count })
board-bonus-pile = Stapel ({ $count })

board-swap-title = Karten tauschen
board-swap-first = Tippe eine offene Karte an, egal bei wem.
board-swap-second = Jetzt eine Karte von jemand anderem.
board-swaps-left =
    { $count ->
        [0] Kein Tausch mehr übrig.
        [one] Einmal geht noch.
       *[other] Noch { $count }-mal.
    }
board-swap-done = Tausch beenden
board-swap-card =
    { $seat_is ->
        [you] { $kind_id ->
            [Y] Deine { $kind }
            [R] Deine { $kind }
            [G] Deine { $kind }
           *[other] Deinen { $kind }
        } tauschen
       *[other] { $kind } von { $seat } tauschen
    }

board-difficulty = Gesamtstärke { $strength }. Wie schwer soll es werden?
board-proposed = Vorschlag
board-agreed = Wer zustimmt
board-undecided = noch offen
board-approve = Zustimmen

board-watch-play = { $who } füllt Position { $position }: { $suit }.
board-watch-plan = { $who } plant den nächsten Zugriff.
board-watch-bonus = { $who } verteilt die Bonuskarte.
board-watch-swap = { $who } tauscht noch Karten.
board-watch-difficulty = { $who } wählt die Schwierigkeit.

board-phase-raid = Zugriff { $number } von 14
board-chapter = Zugriff { $number } · { $name }
board-chapter-start = Aufbau
board-phrase-have = Ich kann die nächste Position.
board-phrase-corner = Nehmen wir die Ecke oben rechts.
board-phrase-keep = Heb dir den Joker auf.
board-phrase-sorry = Ich muss passen.

guide-plan = Die vier Ecken mit gelbem Rand sind frei. Die große Zahl sagt, wie viele Karten ihr braucht, die kleine, an welcher Position das Symbol kommt. Durchgestrichen heißt: kommt nicht vor.
guide-leader = Wer leitet, spielt Position 1, danach geht es reihum. Nehmt jemanden, bei dem das passende Symbol offen liegt.
guide-raid = Jetzt wisst ihr, wer es ist. Seine Positionen werden der Reihe nach gefüllt, jeder von euch spielt eine.
guide-turn = Was passt, hebt sich. Eine passende Karte genügt, danach ziehst du eine nach.
guide-pair = Zwei gleiche Karten dürfen eine passende ersetzen. Du ziehst aber nur eine nach: Deine Auslage bleibt kürzer, bis ein Bonus sie auffüllt.
guide-pass = Nichts passt? Dann passt du und wirfst eine Karte ab. Sie kommt nie wieder, auch ein Joker nicht.
guide-passed = Gerade hat jemand gepasst. Das überspringt die Position nicht: Wer danach dran ist, muss dieselbe füllen.
guide-bonus = Für jede Festnahme bekommt ihr eine Karte zurück: das Symbol von der Rückseite. In der Auslage hilft sie gleich, unter dem Stapel erst ganz zum Schluss.
guide-swap = Ihr seid die Polizei. Fasst alle Leibwächter, dann den Paten, bevor euch die Karten ausgehen. Vorher dürft ihr offene Karten tauschen: Tipp eine an, dann eine von jemand anderem.
guide-reserve = Die Reserve ist euer Spielraum. Jede verschwendete Karte kostet einen Punkt davon, und unter null ist Schluss.
guide-opened = Wer einen gelben Rand hat, ist frei. Nach jeder Festnahme kommen die Nachbarn dazu. Wer in der Villa liegt, ist frei, wenn die vier über ihm weg sind.
guide-godfather = Jetzt ist nur noch der Pate da. Seine vier Symbole kennt ihr von Anfang an.
learnt-1 = Ihr greift nur zu, wo einer frei ist: von den Ecken nach innen, zuletzt im Keller.
learnt-2 = Jede Position braucht ihr Symbol. Notfalls tun es zwei gleiche Karten.
learnt-3 = Wer nichts Passendes hat, passt und verliert eine Karte. Die Position bleibt.
learnt-4 = Für jede Festnahme kommt eine Karte zurück.
learnt-5 = Die Reserve sagt, wie viele Karten ihr noch verschwenden dürft.

end-won-headline = { $name } sitzt
end-lost-headline = { $name } entkommt
end-caption-won = »Ich war nur zum Kartenspielen hier.«
end-caption-lost = »Die Polizei? War heute keine da.«
end-arrests = Wer wann gefasst wurde
end-arrest-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
end-numbers = Der Einsatz in Zahlen
end-matches = passend gelegt
end-pairs = doppelt bezahlt
end-passes = gepasst
end-jokers = Joker verbraucht
end-missed = Bonus entfallen
end-left =
    { $count ->
        [one] Karte übrig
       *[other] Karten übrig
    }
end-level = Gesamtstärke { $strength }, { $cards } Polizeikarten, Handicap { $handicap }
end-hidden = Was verdeckt lag
end-guards = Nie aufgedeckt
end-guard-box = Nicht im Spiel
end-piles = Stapel, oberste Karte zuerst
end-police-box = In der Schachtel
end-nothing = nichts
end-people = Wer was getan hat
end-deed-led =
    { $count ->
        [one] einen Zugriff geleitet
       *[other] { $count } Zugriffe geleitet
    }
end-deed-laid =
    { $count ->
        [one] eine Karte passend gelegt
       *[other] { $count } Karten passend gelegt
    }
end-deed-paired =
    { $count ->
        [one] einmal doppelt bezahlt
        [2] zweimal doppelt bezahlt
       *[other] { $count }-mal doppelt bezahlt
    }
end-deed-passed =
    { $count ->
        [one] einmal gepasst
        [2] zweimal gepasst, mit Stil
       *[other] { $count }-mal gepasst, mit Stil
    }
end-deed-last = dazu die letzte Karte
end-deed-none = war da und hat nichts gesehen
end-arrests-none = Niemand. Alle sind noch auf freiem Fuß.
