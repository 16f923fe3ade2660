### Vor dem Spiel: Titel, Stufen, Einstellungen, Bots, Uhren.

title = Mafia de Cuba

## Phasen, Entscheidungen, Uhren

clock-hide = Verstecken
clock-take-p1 = Kiste beim Startspieler
clock-take = Kiste bei allen anderen
clock-take-bot = Kiste bei einem Bot
clock-take-min = Kiste, mindestens
clock-interrogation = Befragung
clock-answer = Antwort
clock-demand = Letzte Aufforderung
clock-window = Schrecksekunde
clock-decision = Je Entscheidung, der Reihe nach
clock-ballot = Wahl des nächsten Paten

## Einstellungen

preset-standard = Standard
    .help = Wie in der Anleitung.
preset-first-evening = Erster Abend
    .help = Der Tisch markiert, wo die Aussagen zweier Nachbarn nicht zusammenpassen.
preset-killer = Mit Killer
    .help = Ein Killer spielt mit. Ab sechs Spielern, und lieber nicht am ersten Abend.
preset-experts = Für Kenner
    .help = Ohne Gedächtnisstütze und ohne Flaschen: Der erste Irrtum des Paten ist sein letzter.

option-killer = Mit Killer
    .help = Der Killer ersetzt einen Getreuen. Ab sechs Spielern, und lieber nicht am ersten Abend.

option-chip-mix = Chips in der Kiste
    .help = Die übliche Mischung für eure Zahl oder eine eigene. Eine eigene geht ab sechs Spielern.
option-chip-mix-standard = Üblich
option-chip-mix-custom = Eigene Mischung

option-custom-mix = Eigene Mischung
    .help = Getreue, FBI, CIA, Chauffeure, Killer: zusammen drei weniger als Spieler, mindestens ein Drittel davon Getreue oder Killer. Zählt nur bei eigener Mischung.

option-jokers = Flaschen
    .help = Mit einer Flasche entschuldigt sich der Pate für eine falsche Anklage. Mehr Flaschen helfen ihm, weniger den Dieben.
option-jokers-standard = Üblich
option-jokers-0 = Keine
option-jokers-1 = Eine
option-jokers-2 = Zwei
option-jokers-3 = Drei
option-jokers-4 = Vier

option-talk-mode = Gespräch
    .help = Durcheinander wie am Tisch, der Reihe nach, oder ihr sitzt in einem Raum und redet laut.
option-talk-mode-live = Durcheinander
option-talk-mode-formal = Der Reihe nach
option-talk-mode-room = In einem Raum

option-room-devices = Geräte im Raum
    .help = Jeder mit eigenem Telefon, oder ein Gerät geht herum. Zählt nur in einem Raum.
option-room-devices-many = Jeder eines
option-room-devices-one = Eines für alle

option-on-take-timeout = Wer nichts nimmt
    .help = Ist die Zeit um, greift das Haus unbemerkt für ihn zu, oder er scheidet aus.
option-on-take-timeout-substitute = Das Haus greift zu
option-on-take-timeout-eliminate = Scheidet aus

option-returned-box-public = Kiste zeigen
    .help = Alle sehen, was in der Kiste zurückkommt, nicht nur der Pate.

option-memory-aid = Gedächtnisstütze
    .help = Was du selbst in der Kiste gesehen hast, bleibt dir vor Augen. Ohne sie hilft nur Merken.

option-contradiction-hints = Widersprüche anzeigen
    .help = Der Tisch markiert, wo die Aussagen zweier Nachbarn nicht zusammenpassen. Nicht in einem Raum.
option-contradiction-hints-off = Nein
option-contradiction-hints-all = Ja

option-solo-win-excludes-drivers = Allein heißt allein
    .help = Gewinnt ein Agent oder der Killer allein, geht auch sein Chauffeur leer aus.

option-eliminated-loyal-wins = Treu bis in den Tod
    .help = Ein Getreuer, den der Killer erschossen hat, gewinnt trotzdem mit dem Paten.

option-question-budget = Fragen
    .help = So viele Fragen hat der Pate, wenn der Reihe nach gesprochen wird. −1 heißt vier je Verdächtigem.

option-floor-budget = Offene Runden
    .help = So oft darf der Pate alle zu Wort kommen lassen, wenn der Reihe nach gesprochen wird.

option-first-godfather = Erster Pate
    .help = Wer die erste Partie als Pate beginnt.
option-first-godfather-most-experienced = Wer am meisten gespielt hat
option-first-godfather-host = Wer den Tisch eröffnet hat
option-first-godfather-random = Das Los
option-first-godfather-seat = Ein bestimmter Platz
option-first-seat = Platz des ersten Paten
    .help = Vom ersten Platz an gezählt. Gilt nur, wenn ein bestimmter Platz beginnt.

option-next-godfather = Nächster Pate
    .help = Wer nach einer Partie den nächsten Paten bestimmt.
option-next-godfather-winners-vote = Die Gewinner wählen
option-next-godfather-rotate = Reihum nach links
option-next-godfather-random = Das Los
option-next-godfather-host = Wer den Tisch eröffnet hat

option-reseat = Plätze
    .help = Ob ihr euch nach jeder Partie neu zusammensetzt.
option-reseat-shuffle = Neu verlosen
option-reseat-keep = Behalten
option-reseat-manual = Verteilt, wer den Tisch eröffnet hat

option-godfather-may-repeat = Pate darf bleiben
    .help = Derselbe darf gleich wieder Pate werden.

option-match-games = Partien
    .help = So viele Partien spielt ihr hintereinander. Jeder Sieg zählt einen Punkt.

option-godfather = Pate
    .help = Welcher Platz Pate ist. Das legt der Tisch fest.

option-host = Gastgeber
    .help = Wer den Tisch eröffnet hat. Das weiß der Tisch.

## Bots

bot-easy = Gutgläubig
    .help = Vergleicht, was Nachbarn sagen, und verzählt sich dabei. Klagt auch mal aus dem Bauch heraus an.
bot-house = Aufmerksam
    .help = Hört alle zweimal an, hakt nach, wo etwas nicht passt, und wägt jeden Weg ab, den die Kiste genommen haben kann.
bot-hard = Ausgekocht
    .help = Sucht sich die Fragen aus, die am meisten verraten, und denkt vor einer Anklage weiter.
bot-master = Don
    .help = Fragt alle nach allem und rechnet alles durch. Wer hier lügt, sollte es gut können.
bot-counting = Buchhalter
    .help = Fragt alle nach allem und vergleicht Nachbar mit Nachbar, sorgfältig und ohne Fantasie.

## Gemessen

measured-preset = Unter Bots gewinnt der Pate hier { $share } von 100 Partien.
measured-levels = Unter gutgläubigen Bots gewinnt der Pate hier { $easy } von 100 Partien, unter aufmerksamen { $house }, unter ausgekochten { $hard }.
