### Vor dem Spiel: Titel, Stufen, Einstellungen, Bots, Uhren.

title = Palermo

## Einstellungen

preset-standard = Standard
    .help = Wie in der Anleitung, mit Polizisten.
preset-trial-game = Probespiel (ohne Polizei)
    .help = Für den ersten Abend: Niemand stellt sich euch in den Weg.
preset-children-a = Mit Kindern A (frei bauen, ohne Polizei)
    .help = Plättchen passen überall hin.
preset-children-b = Mit Kindern B (fertige Stadt, ohne Polizei)
    .help = Die Stadt liegt schon da, ihr verteilt nur die Lokale.
preset-experts = Für Erfahrene (Zielstein)
    .help = Alle zeigen vorher, wohin sie wollen. Das wissen dann auch die Polizisten der anderen.

option-build-mode = Bauen
    .help = Haus an Haus wie in der Anleitung, frei, oder ihr verteilt die Lokale einer fertigen Stadt.
option-build-mode-standard = Haus an Haus
option-build-mode-free = Frei
option-build-mode-draft = Fertige Stadt

option-police = Polizisten
    .help = Jeder hat einen Polizisten, der die anderen bremst. Für den ersten Abend geht es ohne leichter.

option-target-marker = Zielstein
    .help = Jeder zeigt vorher, welches Lokal als Nächstes dran ist. Ohne Polizisten bringt das nichts.

option-draft-city = Fertige Stadt
    .help = Ausgelost oder als Text vorgegeben. Zählt nur, wenn ihr nicht selbst baut.
option-draft-city-generated = Ausgelost
option-draft-city-given = Vorgegeben

option-city-text = Stadt als Text
    .help = Sechs Zeilen zu sechs Plättchen, zum Beispiel die Stadt aus einem früheren Spiel. Zählt nur bei vorgegebener Stadt.

option-draft-order = Lokale belegen
    .help = Reihum oder hin und her. Hin und her ist gerechter.
option-draft-order-clockwise = Reihum
option-draft-order-snake = Hin und her

option-diagonal-rule = Häuser über Eck
    .help = Ob sich zwei Häuser nur an einer Ecke berühren dürfen. Angebaut ist das nie.
option-diagonal-rule-strict = Verboten
option-diagonal-rule-lenient = Erlaubt

option-hop-police = Polizei und Sprünge
    .help = Ob ein Polizist auf der Umgehungsstraße auch kostet, wenn man beim Sprung zur Ecke an ihm vorbeikommt.
option-hop-police-corner-only = Nur auf dem Eckfeld
option-hop-police-whole-stretch = Auf der ganzen Strecke

option-must-move = Zugzwang
    .help = Der Gauner muss sein Feld in jedem Zug verlassen. Ohne Zugzwang kann sich das Spiel festfahren.

option-tie-break = Bei gleich viel Geld
    .help = Den Sieg teilen, oder es gewinnt, wer früher im Ziel war.
option-tie-break-shared = Geteilter Sieg
option-tie-break-home-first = Wer früher im Ziel war

option-first-seat = Wer anfängt
    .help = Ausgelost oder ein bestimmter Platz.
option-first-seat-random = Ausgelost
option-first-seat-0 = Platz 1
option-first-seat-1 = Platz 2
option-first-seat-2 = Platz 3
option-first-seat-3 = Platz 4
option-first-seat-4 = Platz 5

option-round-limit = Höchstens so viele Runden
    .help = Ist danach noch jemand unterwegs, zählt das Geld, wie es ist. Üblich sind 13 bis 23 Runden.

## Bots

bot-house = Planer
    .help = Baut seine Lokale dicht beisammen, plant die ganze Tour und stellt den Polizisten dem Führenden in den Weg.
bot-easy = Eilig
    .help = Baut drauflos und läuft immer zum nächsten eigenen Lokal.

clock-decision = Je Entscheidung

## Gemessen

measured-bot = Allein unter drei Bots der anderen Stufe gewinnt er { $share } von 100 Partien.
