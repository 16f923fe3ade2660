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

## Prüfungen der Schachtel, für alle, die ein Spiel schreiben

rule-LP-1 = Es sind 40 Plättchen: ein Start, drei Straßen und je zwölf Häuser mit einem, zwei und drei Feldern.
rule-LP-2 = Haus und Straße eines Plättchens hängen jeweils zusammen. Start und Straßen haben kein Haus.
rule-LP-3 = Der Eingang liegt auf einem Straßenfeld neben der Tür.
rule-LP-4 = Für drei, vier und fünf Spieler füllen Lokale, Start und Straßen genau die 36 Plätze.
rule-LP-5 = Der Zugweitenanzeiger geht von 3 bis 3 plus alle Chips.
rule-LP-6 = Stadt, Umgehungsstraße und Wertungsreihe haben die richtige Größe.
rule-LP-7 = Keine zwei Hausformen sind bis auf Drehung gleich.
rule-LP-8 = Zinsen sind mindestens 1.
rule-LP-9 = Es gibt eine Farbe für jeden Spieler und mindestens ein Lokalschild, nichts davon doppelt.
rule-LP-10 = Jede Plättchenart hat ein eigenes Kürzel, mit dem sich eine Stadt als Text lesen lässt.
