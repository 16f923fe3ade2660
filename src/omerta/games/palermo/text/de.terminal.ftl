### Der Tisch im Terminal.

terminal-course = Stand
terminal-round = Runde { $number }
terminal-supply = Häuser im Vorrat
terminal-legend =
    ██ Haus
    · Straße
    S Starttafel
    a Eingang, Chip von A
    A Gauner von A
    ! Polizist
    ▙a→F6 Haus der Art a, Eingang F6
terminal-money =
    { $count ->
        [one] 1 Million
       *[other] { $count } Millionen
    }
terminal-chips =
    { $count ->
        [0] alle Chips kassiert
        [one] noch 1 Chip
       *[other] noch { $count } Chips
    }
terminal-allowance = Zugweite { $count }
terminal-crook = Gauner auf { $field }
terminal-crook-start = Gauner am Start
terminal-police = Polizist auf { $field }
terminal-target = Zielstein auf { $slot }
terminal-home = im Ziel seit Runde { $number }
terminal-account = { $venues } Mio. aus Lokalen, { $arrival } Mio. beim Heimkommen, { $interest } Mio. Zinsen
terminal-build = Auf { $slot } bauen
terminal-claim = Lokal belegen
terminal-police-to = Polizist nach
terminal-pays = Kassieren, + Millionen
terminal-walk = Gehen, - Punkte
terminal-move =
    { $income ->
        [none] Kosten: { $cost } Punkte, davon { $fines } Strafe. Geld gibt es dort nicht.
       *[other] Kosten: { $cost } Punkte, davon { $fines } Strafe. Es gibt { $income } Mio.
    }
