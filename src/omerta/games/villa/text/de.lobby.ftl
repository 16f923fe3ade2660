### Vor dem Spiel: Titel, Stufen, Einstellungen, Bots, Uhren.

title = Die Villa des Paten

## Schwierigkeit

preset-first-game = Erste Partie
    .help = Ausgesuchte Leibwächter und reichlich Karten, zum Kennenlernen.
preset-cadet = Polizeischüler (einfach)
    .help = Zehn Karten mehr als nötig.
preset-patrol = Streifenpolizisten (mittel)
    .help = Sieben Karten mehr als nötig.
preset-inspector = Kriminalkommissare (schwer)
    .help = Vier Karten mehr als nötig.
preset-special-unit = Spezialeinheit (sehr schwer)
    .help = Keine Karte übrig: Was ihr verschenkt, müssen Bonuskarten wieder hereinholen.
preset-night-shift = Nachtschicht (jede zweite geht schief)
    .help = Zwei Karten zu wenig: Ohne Bonuskarten geht es nicht.
preset-task-force = Sonderkommando (vier von fünf gehen schief)
    .help = Vier Karten zu wenig: Jeder Bonus muss sitzen.
preset-forlorn-hope = Verlorener Posten (kaum zu schaffen)
    .help = Sechs Karten zu wenig. Wer hier gewinnt, darf davon erzählen.

## Einstellungen

option-roster = Leibwächter
    .help = Welche 13 der 20 Leibwächter mitspielen.
option-roster-first-game = Erste Partie
option-roster-random = Zufällig
option-roster-tough = Nur starke
option-roster-custom = Eigene Mischung

option-custom-counts = Eigene Mischung
    .help = Wie viele Leibwächter der Stärke 2, 3 und 4 mitspielen, zusammen 13. Zählt nur bei eigener Mischung.

option-handicap = Handicap
    .help = So viele Polizeikarten bekommt ihr mehr, als die Leibwächter zusammen an Stärke haben. Weniger ist schwerer.

option-handicap-timing = Handicap festlegen
    .help = Vor dem Aufbau oder gemeinsam am Tisch, wenn die Rückseiten schon zu sehen sind.
option-handicap-timing-lobby = Vorab
option-handicap-timing-table = Am Tisch

option-handicap-choices = Handicaps zur Wahl
    .help = Unter diesen Werten wählt das Team, wenn das Handicap am Tisch festgelegt wird.

option-expert = Experten-Version
    .help = Wer an Position 2 neben einer Markierung legt, muss außerdem eine Karte in der markierten Farbe offen haben.

option-open-start = Offene Karten zu Beginn
    .help = Wie viele Karten jeder am Anfang aufdeckt. Drei sind schwerer.
option-open-start-3 = Drei
option-open-start-4 = Vier

option-row-limit = Grenze der Auslage
    .help = Bis zu so vielen offenen Karten darf eine Bonuskarte die Auslage auffüllen.
option-row-limit-3 = Drei
option-row-limit-4 = Vier

option-swap-phase = Tauschphase
    .help = Vor dem ersten Zugriff dürft ihr offene Karten untereinander tauschen. Ohne ist es schwerer.

option-leader-mode = Einsatzleitung
    .help = Vor jedem Zugriff frei bestimmt oder reihum. Reihum ist deutlich schwerer.
option-leader-mode-chosen = Frei bestimmt
option-leader-mode-rotating = Reihum

option-rotation-anchor = Reihum ab
    .help = Nach wem die Einsatzleitung weitergeht, wenn sie reihum wechselt.
option-rotation-anchor-leader = Nach der letzten Einsatzleitung
option-rotation-anchor-last-player = Nach dem letzten Zug

option-decision-mode = Entscheidungen
    .help = Entweder spricht eine Person für das Team, oder alle müssen einem Vorschlag zustimmen.
option-decision-mode-coordinator = Eine Person entscheidet
option-decision-mode-consensus = Alle stimmen zu

option-early-abort = Vorzeitiges Ende
    .help = Das Spiel endet, sobald die offenen Karten beweisen, dass ihr nicht mehr gewinnen könnt.

option-expert-pair-needs-marker = Markierung gilt für Paare
    .help = In der Experten-Version braucht auch ein Paar an der markierten Position die zusätzliche Karte.

option-recover-passed = Abgeworfene zurückholen
    .help = Liegt kein Bonus in der Ablage, darf er von den abgeworfenen Karten kommen.

## Bots

bot-house = Gründlich
    .help = Plant jeden Zugriff gründlich und kennt die Kartei der Leibwächter.
bot-casual = Locker
    .help = Liest die Rückseiten, legt passend und plant nicht weiter.

clock-decision = Je Entscheidung

setting-suspects = Verdächtige zeigen
    .help = Der Tisch merkt sich, was die offenen Hinweise noch zulassen.

## Gemessen

measured-preset = Ein Team aus Bots gewinnt hier { $share } von 100 Partien.
measured-levels = Gründliche Bots gewinnen hier { $house } von 100 Partien, lockere { $casual }.
