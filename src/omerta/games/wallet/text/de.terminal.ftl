### Der Tisch im Terminal.

terminal-hand = Deine Hand
terminal-specials = Deine Sonderkarten
terminal-verdict = Die Polizei fände
terminal-chips = Chips
terminal-innocent = unschuldig, { $person } ({ $amount })
terminal-guilty = schuldig: { $guilt } ({ $amount })
terminal-amount =
    { $currencies ->
        [one] { HUNDREDTHS($cents) } in 1 Währung
       *[other] { HUNDREDTHS($cents) } in { $currencies } Währungen
    }
terminal-paying = Bezahlt bisher
terminal-drawn = Gezogen
terminal-inspected = In der Inspektion
terminal-stash = Im Geheimversteck
terminal-known = Du weißt
terminal-offered = Ausweise zur Wahl
terminal-round = Runde
terminal-timers =
    { $count ->
        [0] kein Timer läuft mehr
        [one] noch 1 Timer
       *[other] noch { $count } Timer
    }
terminal-wallet = Brieftasche
terminal-counts = { $cards } Karten verdeckt, { $ids } Ausweise im Fach, { $chips } Chips
terminal-discard = Bezahlt
terminal-special-discard = Gespielt
terminal-laid = In der Mitte
terminal-wish = Wunsch
terminal-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
terminal-specials-held =
    { $count ->
        [one] 1 Sonderkarte
       *[other] { $count } Sonderkarten
    }
terminal-chips-held =
    { $count ->
        [one] 1 Chip
       *[other] { $count } Chips
    }
terminal-coin = Münze { HUNDREDTHS($coin) }
terminal-on-duty = im Dienst
terminal-in-front = offen: { $cards }
terminal-turned = aufgedeckt: { $cards }
terminal-exchanged = gewechselt: { $card } als { $currency }
terminal-shown = zeigt: { $cards }, { $verdict }
terminal-confiscated = beschlagnahmt: { $cards }
terminal-put = Zurückstecken
terminal-give = Abgeben
terminal-wish-from = Von { $name }
terminal-keep = Behalten: { $card }

## Prüfungen der Schachtel, für alle, die ein Spiel schreiben

rule-LW-1 = Es gibt 80 Spielkarten: Scheine, Schmuck, Ausweise, Kreditkarten und Polizeimarken, nummeriert von 2 bis 7.
rule-LW-2 = Jeder Schein hat eine Währung, Scheine und Schmuck haben einen Wert, jeder Ausweis eine Person.
rule-LW-3 = Nach dem Austeilen stecken noch mindestens zehn Karten in der Brieftasche.
rule-LW-4 = Es gibt fünf verschiedene zusätzliche Ausweise und 15 verschiedene Sonderkarten.
rule-LW-5 = Es gibt sieben verschiedene Münzen von 1 bis 99 Cent.
rule-LW-6 = Die Chips haben Werte von 1 bis 3 und reichen für alle Runden.
rule-LW-7 = Jeder Rang zieht weniger Chips als der davor, der letzte einen.
rule-LW-14 = Es gibt fünf Personen, und ihre Grenzen passen zueinander.
rule-LW-8 = In jedem Deck gibt es jede Person und mindestens ein Schmuckstück.
rule-LW-9 = Es gibt mindestens zwei Kreditkarten, zwei Polizeimarken und zwei Polizisten.
rule-LW-10 = Irgendeine Karte ist genau 100 wert.
rule-LW-11 = In jedem Deck kann man mit erlaubten Währungen genau 500 haben, und auch mehr.
rule-LW-12 = Es gibt mehr Währungen, als man haben darf.
rule-LW-13 = In jedem Deck gibt es von nichts mehr als von Scheinen.
