### Der Tisch im Terminal.

terminal-role = Du bist
terminal-box = Die Kiste vor dir
terminal-seen = Du bekamst
terminal-bag = Im Filzbeutel
terminal-passenger = Dein Fahrgast
terminal-hidden = Du hast versteckt
terminal-missing = Noch zu finden
terminal-sealed = Deine Antwort
terminal-fires = Peng!
terminal-holds = stillhalten
terminal-phase = Stand
terminal-mix = Anfangs in der Kiste
terminal-holder = Die Kiste hat
terminal-returned = Zurück kamen
terminal-state = Gefunden
terminal-found =
    { $jokers ->
        [one] { $found } Diamanten, noch 1 Flasche
       *[other] { $found } Diamanten, noch { $jokers } Flaschen
    }
terminal-question = Frage an
terminal-accused = Taschen leeren
terminal-hint = Passt nicht
terminal-hint-between = { $what }: { $giver } gab { $passed } weiter, { $taker } bekam { $got }
terminal-open = offen: { $took }
terminal-changed = geändert
terminal-refused = verweigert
terminal-forgot = vergessen
terminal-silent = keine Antwort
terminal-travel = bekam { $box }, nahm { $took }: { $was }
terminal-ask = { $name } fragen
terminal-say = Sagen: { $what }
terminal-accuse = Taschen leeren!
terminal-shouted = Gerufen hat

## Prüfungen der Schachtel, für alle, die ein Spiel schreiben

rule-LC-1 = Für jede Zahl von 5 bis 12 Spielern gibt es genau eine Zusammenstellung.
rule-LC-2 = Keine Zusammenstellung braucht mehr Chips oder Flaschen, als es gibt.
rule-LC-3 = Es sind immer drei Chips weniger als Spieler.
rule-LC-4 = Der Pate muss keinen Diamanten verstecken, und alle darf er nicht verstecken. In den Filzbeutel passt ein Chip.
rule-LC-5 = Es gibt immer einen Getreuen oder Killer, und mindestens ein Diamant geht herum.
