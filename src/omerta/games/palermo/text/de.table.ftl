### Der Tisch im Browser.

## Der Plan

board-start-word = Start
board-goal-word = Ziel
board-start = Start
board-stall = Straßenstand
board-house = Haus
# „Gelateria bei I2“: Auf dem Plan stehen die Buchstaben am Rand.
board-venue = { $venue } bei { $at }
board-seats = Alle am Tisch
board-slots = Plätze der Stadt
board-fields = Felder der Stadt
board-city = Spielplan Palermo. { $phase }.

board-slot-empty = { $slot_id }: leer
board-slot-start = { $slot_id }: Start
board-slot-street = { $slot_id }: Straße
board-slot-free = { $slot_id }: { $venue }, Eingang { $entrance }, noch frei
board-slot-chip =
    { $seat_is ->
        [you] { $slot_id }: { $venue }, Eingang { $entrance }, dein Chip
       *[other] { $slot_id }: { $venue }, Eingang { $entrance }, Chip von { $seat }
    }
board-slot-done =
    { $seat_is ->
        [you] { $slot_id }: { $venue }, Eingang { $entrance }, du hast kassiert
       *[other] { $slot_id }: { $venue }, Eingang { $entrance }, { $seat } hat kassiert
    }
board-entrance =
    { $seat_is ->
        [you] Eingang { $venue }, dein Chip
       *[other] Eingang { $venue }, Chip von { $seat }
    }
board-entrance-done = Eingang { $venue }, abkassiert
board-crook-of =
    { $seat_is ->
        [you] dein Gauner
       *[other] Gauner von { $seat }
    }
board-police-of =
    { $seat_is ->
        [you] dein Polizist
       *[other] Polizist von { $seat }
    }
board-cost =
    { $cost ->
        [0] hier bleiben
        [one] kostet 1 Punkt
       *[other] kostet { $cost } Punkte
    }
board-cost-income = { board-cost }, bringt { board-millions }
board-millions =
    { $income ->
        [0] kein Geld
        [one] 1 Million
       *[other] { $income } Millionen
    }

board-million = Mio.
board-million-lire = Mio. Lire
board-allowance = Zugweite
board-chips-laid = { $count } von { $all } Lokalen gebaut
board-chips-got = { $count } von { $all } Chips kassiert
board-chips-out =
    { $count ->
        [0] alle Chips kassiert
        [one] noch 1 Chip
       *[other] noch { $count } Chips
    }
board-home-since = Im Ziel seit Runde { $number }
board-police-hand = Polizist wartet
board-police-on = Polizist auf { $field }
board-police-pinned = Polizist sitzt fest
board-interest = Wer im Ziel ist, bekommt jede Runde { $count } Millionen Zinsen.
board-zoom-in = Lupe: näher heran
board-zoom-out = Weiter weg

## Bauen

board-supply = Häuser im Vorrat
board-supply-kind = { $kind }: { $count }× im Vorrat
board-turns = Wie herum?
board-turned = { rotated }
board-turned-not = { rotated }: passt nicht. Warum?
board-stall-at = Eingang im { $field }
board-pick-slot = Nimm ein Haus und tipp auf einen markierten Platz. Auf jedem anderen Platz siehst du, warum es dort nicht geht.
board-pick-other = So nicht. Nimm einen anderen Platz oder ein anderes Haus.
board-pick-turn = Dreh es anders
board-lay = Auf { $slot_id } bauen
board-cancel = Zurück
board-others-build = Die anderen bauen. Gleich bist du dran.
board-how-place-start = Von hier gehen alle los, und hierher müssen alle zurück. In der Mitte sind die Wege kurz.
board-how-draft-claim = Nimm Lokale, die nah beieinander liegen.
board-how-choose-target = Nur dort darfst du als Nächstes kassieren. Alle sehen es.

## Kassieren

board-step-police = Polizist setzen
board-step-police-done =
    { $stands ->
        [yes] Polizist steht
       *[no] Polizist bleibt weg
    }
board-step-pinned = Polizist sitzt fest
board-step-move = Gauner ziehen
board-police-how = Wer auf das Feld deines Polizisten tritt, zahlt einen Punkt extra. Tipp auf ein Feld oder lass es bleiben.
board-police-leave = Stehen lassen
board-police-keep = Noch nicht einsetzen
board-steps = Felder
board-fines =
    { $count ->
        [one] Polizist
       *[other] Polizisten
    }
board-lost =
    { $count ->
        [one] Punkt verfällt
       *[other] Punkte verfallen
    }
board-paying = Hier gibt es Geld
board-pick-venue = Was du nicht läufst, wird Geld. In Reichweite:
board-pick-field = Kein Lokal in Reichweite. Du hast { $allowance } Punkte: Geh so nah heran, dass nächstes Mal viele übrig bleiben.
board-pays-nothing = Nur der Chip, kein Geld. Mit mehr Restpunkten lohnt es sich mehr.
board-start-nothing = Dein letzter Chip fehlt noch. Am Start passiert nichts.
board-collect =
    { $income ->
        [0] Chip nehmen, ohne Geld
        [one] Kassieren: 1 Mio. Lire
       *[other] Kassieren: { $income } Mio. Lire
    }
board-go-home =
    { $income ->
        [0] Heimkommen
       *[other] Heimkommen: { $income } Mio. Lire
    }
board-elsewhere = Woandershin
board-where = Wo bin ich?
board-wait = Zugweite { $allowance }, { board-chips-out }.
board-wait-home =
    { $interest ->
        [one] Du bist im Ziel und bekommst jede Runde 1 Million.
       *[other] Du bist im Ziel und bekommst jede Runde { $interest } Millionen.
    }
board-watching = Du siehst zu. Hier ist alles offen.

## Kopfzeile, Protokoll, Liste

board-phase-build = Bauen · Lokal { $built } von { $all }
board-phase-draft = Verteilen · Lokal { $built } von { $all }
board-phase-race = Kassieren · Runde { $number }
board-chapter-build = Die Stadt entsteht
board-chapter-round = Runde { $number }
board-phrase-police = Schöner Polizist.
board-phrase-note = Das merk ich mir.
board-phrase-look = Ich besichtige nur.
board-phrase-mine = Da wollte ich hin!
board-phrase-luck = Reiner Zufall.
board-fact-turn = Stand
board-fact-supply = Häuser im Vorrat
board-fact-city = Die Stadt, Zeile { $number }
board-fact-money =
    { $count ->
        [one] 1 Million
       *[other] { $count } Millionen
    }
board-fact-crook = Gauner auf { $field }
board-fact-target = Als Nächstes: { $slot }
board-fact-reach = In Reichweite

## Das Ende

end-headline =
    { $seats_is ->
        [you] { $money ->
            [one] Du holst eine Million aus Palermo
           *[other] Du holst { $money } Millionen aus Palermo
        }
       *[other] { $money ->
            [one] { $seats } holt eine Million aus Palermo
           *[other] { $seats } holt { $money } Millionen aus Palermo
        }
    }
end-headline-shared = { $seats } teilen sich den Sieg: je { $money } Millionen
end-caption = »Wir wollten nur essen gehen.« Die Stadt kurz nach Ladenschluss.
end-merit =
    { $money ->
        [one] 1 Million
       *[other] { $money } Millionen
    }
end-money = Geld von Runde zu Runde
end-plot =
    { $count ->
        [one] Das Geld nach einer Runde
       *[other] Das Geld über { $count } Runden
    }
end-round = Runde
end-accounts = Woher das Geld kam
end-venues = Lokale
end-arrival = Ankunft
end-interest = Zinsen
end-sum = Summe
end-home = Im Ziel in Runde
end-home-never = –
end-fines = Strafen
end-tour = Die Tour von
end-tour-map =
    { $seat_is ->
        [you] Die Stadt mit deiner Tour
       *[other] Die Stadt mit der Tour von { $seat }
    }
end-tour-stop =
    { $income ->
        [0] Runde { $number }: { $slot }, kein Geld
       *[other] Runde { $number }: { $slot }, +{ $income }
    }
end-numbers = Dein Abend
end-best =
    { $count ->
        [one] Million auf einen Schlag
       *[other] Millionen auf einen Schlag
    }
end-steps =
    { $count ->
        [one] Schritt gelaufen
       *[other] Schritte gelaufen
    }
end-hops = Mal um die Ecke gesprungen
end-empty =
    { $count ->
        [one] Zug ohne Lokal
       *[other] Züge ohne Lokal
    }
end-text = Die Stadt zum Nachspielen

## Lernpartie

guide-start = Wer am Ende das meiste Geld hat, gewinnt. Dafür baut ihr zusammen die Stadt und kassiert dann in euren Lokalen. Leg zuerst den Start: Dort gehen alle los, und dorthin müssen alle zurück.
guide-supply = Fünf Hausformen, für alle dieselben. Der weiße Kreis ist der Eingang: Vor dieser Tür muss dein Gauner später stehen bleiben.
guide-adjoin = Häuser müssen aneinanderstoßen, Wand an Wand. Markierte Plätze passen. Tipp auf einen anderen, und du siehst, woran es liegt.
guide-turns = Dreh das Haus, bis der Eingang gut liegt. Gebaut wird erst mit dem Knopf.
guide-near = Bau deine Lokale nah beieinander und nah am Start. Die kürzeste Runde durch die Stadt gewinnt meistens.
guide-free = Freie Wahl: Der Häuserblock ist zu, anbauen geht nirgends mehr. Jetzt darf das nächste Haus überall hin.
guide-race = Jetzt wird kassiert. Dein Gauner hat 3 Punkte, jeder kassierte Chip gibt einen dazu. Die Zahlen zeigen, was ein Feld kostet.
guide-income = Geld gibt es für Punkte, die du nicht verbrauchst. Wer mit dem letzten Punkt ankommt, bekommt nur den Chip.
guide-bypass = Die Straße außen herum: Von jedem Feld springst du mit einem Schritt zur Ecke. Zurück in die Seite geht es nur Feld für Feld.
guide-wait = Bleib ruhig ein Feld vor dem Lokal stehen. Nächste Runde kostet es nur einen Punkt, der Rest ist Geld.
guide-police = Dein Polizist kostet die anderen einen Punkt extra, wenn sie auf sein Feld treten. Dich nicht.
guide-home = Du hast alle Chips: jetzt schnell zum Start. Dort bekommst du jede Runde Zinsen, bis alle da sind.
learnt-1 = Häuser baut ihr Wand an Wand. Ist der Block zu, geht es überall weiter.
learnt-2 = Deine Lokale liegen am besten nah beieinander und nah am Start.
learnt-3 = Geld gibt es für Punkte, die beim Ankommen übrig sind.
learnt-4 = Jeder Chip macht deinen Gauner schneller.
learnt-5 = Wer zuerst daheim ist, kassiert Zinsen, bis alle da sind.
