### Palermo. Schlüssel wie in en.ftl; was ein Feld heißt, steht in events.py, actions.py und options.py.

## Plättchen

kind-h1a = Ein-Feld-Haus A
kind-h1b = Ein-Feld-Haus B
kind-h2a = Zwei-Feld-Haus A
kind-h2b = Zwei-Feld-Haus B
kind-h3a = Drei-Feld-Haus

field-NW = Nordwesten
field-NE = Nordosten
field-SE = Südosten
field-SW = Südwesten

rotated =
    { $rotation ->
        [0] ungedreht
        [1] um 90° gedreht
        [2] um 180° gedreht
       *[3] um 270° gedreht
    }

sign-pizzeria = Pizzeria
sign-bar = Bar
sign-caffe = Caffè
sign-ristorante = Ristorante
sign-gelateria = Gelateria
sign-trattoria = Trattoria
# Lokale, wie sie auf dem Plan heißen: „zur Gelateria bei I2“.
a-slot =
    { $slot_is ->
        [pizzeria] eine { sign-pizzeria }
        [bar] eine { sign-bar }
        [caffe] ein { sign-caffe }
        [ristorante] ein { sign-ristorante }
        [gelateria] eine { sign-gelateria }
        [trattoria] eine { sign-trattoria }
        [stall] einen Straßenstand
       *[other] ein Lokal
    }
the-slot =
    { $slot_is ->
        [pizzeria] Die { $slot }
        [bar] Die { $slot }
        [caffe] Das { $slot }
        [ristorante] Das { $slot }
        [gelateria] Die { $slot }
        [trattoria] Die { $slot }
        [stall] Der { $slot }
       *[other] Das Lokal auf { $slot }
    }
to-slot =
    { $slot_is ->
        [pizzeria] zur { $slot }
        [bar] zur { $slot }
        [caffe] zum { $slot }
        [ristorante] zum { $slot }
        [gelateria] zur { $slot }
        [trattoria] zur { $slot }
        [stall] zum { $slot }
       *[other] zum Lokal auf { $slot }
    }
in-slot =
    { $slot_is ->
        [pizzeria] in der { sign-pizzeria }
        [bar] in der { sign-bar }
        [caffe] im { sign-caffe }
        [ristorante] im { sign-ristorante }
        [gelateria] in der { sign-gelateria }
        [trattoria] in der { sign-trattoria }
        [stall] am Straßenstand
       *[other] auf { $slot }
    }
to-field =
    { $field_id ->
        [START] zum Start
       *[other] nach { $field }
    }

## Orte und Farben

field-START = Start
origin-START = { field-START }
path-START = { field-START }

colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-violet = Violett

## Phasen und Entscheidungen

phase-place-start = Start legen
phase-build = Bauen
phase-draft-claim = Lokale belegen
phase-choose-target = Zielstein setzen
phase-police = Polizist
phase-move = Gehen
phase-over = Ende

permission-adjoin = Bau an ein Haus an.
permission-free = Freie Wahl: Anbauen geht nirgends, du darfst auf jeden leeren Platz.
permission-stall = Kein Haus passt mehr: Eröffne einen Straßenstand.

decision-place-start = Wohin kommt das Startplättchen?
decision-build = Welches Haus legst du wohin?
decision-draft-claim = Welches Lokal nimmst du dir?
decision-choose-target = Welches Lokal ist als Nächstes dran?
decision-police = Wohin mit deinem Polizisten?
decision-move = Wohin geht dein Gauner?

## Was man tun kann

action-place-start = Start auf { $slot }
action-lay-tile = { $kind } auf { $slot_id }, { rotated }
action-open-stall = Straßenstand auf { $slot_id }, Eingang im { $field }
action-claim =
    { $slot_is ->
        [other] Lokal auf { $slot } nehmen
       *[venue] { $slot } nehmen
    }
action-set-target = Als Nächstes { to-slot }
action-police-to = Polizist nach { $field }
action-police-stay = Polizist bleibt, wo er ist
action-move-to =
    { $field_id ->
        [START] Zum Start
       *[other] Nach { $field }
    }

## Was passiert

event-game-created =
    { $first_seat_is ->
        [you] { city-begins } Du fängst an.
       *[other] { city-begins } { $first_seat } fängt an.
    }
city-begins =
    { $options_build_mode_id ->
        [draft] Palermo steht schon, jetzt verteilt ihr die Lokale.
       *[other] Palermo wird gebaut.
    }
event-start-placed =
    { $seat_is ->
        [you] Du legst den Start auf { $slot_id }.
       *[other] { $seat } legt den Start auf { $slot_id }.
    }
event-tile-laid =
    { $seat_is ->
        [you] Du baust auf { $slot_id } { a-slot }{ freely }.
       *[other] { $seat } baut auf { $slot_id } { a-slot }{ freely }.
    }
freely =
    { $is_free_id ->
        [true] , frei gewählt
       *[false] {""}
    }
event-stall-opened =
    { $seat_is ->
        [you] Kein Haus passt mehr. Du eröffnest auf { $slot_id } einen Straßenstand.
       *[other] Kein Haus passt mehr. { $seat } eröffnet auf { $slot_id } einen Straßenstand.
    }
event-streets-filled = Straßenplättchen füllen die letzten Lücken.
event-venue-claimed =
    { $seat_is ->
        [you] Du nimmst dir auf { $slot_id } { a-slot }.
       *[other] { $seat } nimmt sich auf { $slot_id } { a-slot }.
    }
event-collecting-began =
    { $seat_is ->
        [you] Die Stadt ist fertig. Jetzt wird kassiert, und du fängst an.
       *[other] Die Stadt ist fertig. Jetzt wird kassiert, { $seat } fängt an.
    }
event-target-set =
    { $seat_is ->
        [you] Du { deed-target-set }.
       *[other] { $seat } { deed-target-set }.
    }
event-police-placed =
    { $seat_is ->
        [you] Du { deed-police-placed }.
       *[other] { $seat } { deed-police-placed }.
    }
event-police-stayed =
    { $seat_is ->
        [you] Du lässt deinen Polizisten, wo er ist.
       *[other] { $seat } lässt den Polizisten, wo er ist.
    }
event-police-pinned =
    { $seat_is ->
        [you] Auf { $field } steht ein Gauner: Dein Polizist sitzt fest.
       *[other] Auf { $field } steht ein Gauner: Der Polizist von { $seat } sitzt fest.
    }
event-crook-moved =
    { $seat_is ->
        [you] Du { deed-crook-moved }.
       *[other] { $seat } { deed-crook-moved }.
    }
walk-cost =
    { $cost ->
        [one] 1 Punkt
       *[other] { $cost } Punkte
    }
walk-fines =
    { $fines ->
        [0] {""}
       *[other] , davon { $fines } als Strafe,
    }
event-chip-collected =
    { $seat_is ->
        [you] Du { deed-chip-collected }. Zugweite { $allowance }.
       *[other] { $seat } { deed-chip-collected }. Zugweite { $allowance }.
    }
event-came-home =
    { $seat_is ->
        [you] { $bonus ->
            [0] Du bist in Runde { $round_number } im Ziel, ohne Restpunkte.
            [one] Du bist in Runde { $round_number } im Ziel und bekommst 1 Million.
           *[other] Du bist in Runde { $round_number } im Ziel und bekommst { $bonus } Millionen.
        }
       *[other] { $bonus ->
            [0] { $seat } ist in Runde { $round_number } im Ziel, ohne Restpunkte.
            [one] { $seat } ist in Runde { $round_number } im Ziel und bekommt 1 Million.
           *[other] { $seat } ist in Runde { $round_number } im Ziel und bekommt { $bonus } Millionen.
        }
    }
event-interest-paid =
    { $seat_is ->
        [you] Du bekommst { interest } Zinsen.
       *[other] { $seat } bekommt { interest } Zinsen.
    }
interest =
    { $interest ->
        [one] 1 Million
       *[other] { $interest } Millionen
    }
event-round-ended = Runde { $round_number } ist vorbei. Geld der Reihe nach: { $money }.
event-game-ended =
    { $winners_is ->
        [you] { $reason } Geld der Reihe nach: { $money }. Du hast gewonnen.
       *[other] { $reason } Geld der Reihe nach: { $money }. Gewonnen: { $winners_with_you }.
    }
# Ein Zug in einem Satz: „Bruno stellt den Polizisten auf C4, geht für 3 Punkte nach I2 und kassiert 2 Millionen.“
deeds =
    { $seat_is ->
        [you] Du { $deeds }.
       *[other] { $seat } { $deeds }.
    }
deed-target-set =
    { $seat_is ->
        [you] willst
       *[other] will
    } als Nächstes { to-slot }
deed-police-placed =
    { $seat_is ->
        [you] stellst deinen
       *[other] stellt den
    } Polizisten auf { $field }
deed-crook-moved =
    { $cost ->
        [0] { $seat_is ->
            [you] bleibst
           *[other] bleibt
        } auf { $field }
       *[other] { $seat_is ->
            [you] gehst
           *[other] geht
        } für { walk-cost }{ walk-fines } { to-field }
    }
deed-chip-collected =
    { $seat_is ->
        [you] { $income ->
            [0] holst { in-slot } nur den Chip
            [one] kassierst { in-slot } 1 Million
           *[other] kassierst { in-slot } { $income } Millionen
        }
       *[other] { $income ->
            [0] holt { in-slot } nur den Chip
            [one] kassiert { in-slot } 1 Million
           *[other] kassiert { in-slot } { $income } Millionen
        }
    }
deed-came-home =
    { $seat_is ->
        [you] { $bonus ->
            [0] bist im Ziel
            [one] bekommst im Ziel 1 Million
           *[other] bekommst im Ziel { $bonus } Millionen
        }
       *[other] { $bonus ->
            [0] ist im Ziel
            [one] bekommt im Ziel 1 Million
           *[other] bekommt im Ziel { $bonus } Millionen
        }
    }

reason-all-home = Alle sind im Ziel.
reason-round-limit = Die letzte Runde ist vorbei, nicht alle sind im Ziel.

## Was nicht geht

refusal-game-over = Das Spiel ist vorbei.
refusal-no-such-seat = Einen Platz { $seat_id } gibt es an diesem Tisch nicht.
refusal-not-your-turn = Du bist nicht dran, sondern { $seat }.
refusal-wrong-phase = Das geht jetzt nicht. Gefragt ist: { $phase }.

refusal-seat-count = Palermo ist für drei bis fünf, nicht für { $seats }.
refusal-first-seat =
    { $first_seat_id ->
        [3] Platz 4 kann nicht anfangen, ihr seid nur { $seats }.
       *[4] Platz 5 kann nicht anfangen, ihr seid nur { $seats }.
    }
refusal-invalid-city =
    { $problem_id ->
        [courtyard] Diese Stadt geht nicht: { $problem }: { $fields }.
       *[other] Diese Stadt geht nicht: { $problem }.
    }

problem-missing = der Text fehlt
problem-unreadable = der Text hat nicht sechs Zeilen zu sechs Plättchen
problem-start = es muss genau ein Startplättchen geben
problem-venues = die Zahl der Lokale passt nicht zu eurer Spielerzahl
problem-streets = die Zahl der Straßenplättchen passt nicht zu eurer Spielerzahl
problem-empty = ein Platz ist leer
problem-kind = eine Hausform kommt öfter vor, als es sie gibt
problem-courtyard = Felder sind eingeschlossen

refusal-no-such-slot = Einen Platz „{ $slot_id }“ hat die Stadt nicht.
refusal-no-such-kind = Eine Hausform „{ $kind }“ gibt es nicht.
refusal-no-such-rotation = So lässt sich das Haus nicht drehen.
refusal-slot-taken = Auf { $slot_id } steht schon etwas.
refusal-kind-used-up = Davon ist keines mehr da: { $kind }.
refusal-courtyard = Damit wäre ein Hof geschlossen. Eingeschlossen: { $fields }.
refusal-no-house-side = Auf { $slot_id } grenzt das Haus an kein anderes. Bau irgendwo an.
refusal-corner-contact = Das Haus berührt ein anderes nur an der Ecke: { $fields } mit { $others }.
refusal-no-stall-needed = Einen Straßenstand gibt es erst, wenn kein Haus mehr passt.
refusal-no-venue = Auf { $slot_id } ist kein Lokal.
refusal-venue-claimed = { the-slot } gehört schon { $seat }.
refusal-not-your-venue = { the-slot } gehört dir nicht.
refusal-chip-gone = Dort hast du schon kassiert: { $slot }.
refusal-no-street = { $field } ist kein Straßenfeld.
refusal-crook-there = Auf { $field } steht der Gauner von { $seat }.
refusal-policeman-there = Auf { $field } steht schon der Polizist von { $seat }.
refusal-policeman-adjacent = Direkt neben { $field } steht schon ein anderer Polizist: { $fields }.
refusal-no-such-node = { $field } kann kein Gauner betreten.
refusal-must-move = Dein Gauner muss sein Feld verlassen.
refusal-crook-in-the-way = Auf { $field } steht schon { $seat }. Zwei Gauner passen nicht auf ein Feld.
refusal-out-of-reach =
    { $cost_id ->
        [none] { $field } ist zu weit. Du hast { $allowance } Punkte.
       *[other] { $field } kostet { $cost } Punkte, du hast { $allowance }.
    }

## Warum ein Bot etwas tut

why-forced = Etwas anderes ist nicht möglich.
why-start = Irgendwo muss der Start hin. Leg ihn auf { $slot_id }.
why-anywhere = Bau auf { $slot_id }. Mehr steckt nicht dahinter.
why-first-venue = Bau dein erstes Lokal hier: Von der Tür { so-many-steps } zum Start.
why-near-venue = Bau hier: Von der Tür { so-many-steps } { to-slot }, und das ist auch deins.
why-target = Geh zuerst { to-slot }, damit fängt dein bester Weg an. { tour-after }
why-nearest-target = Nimm das Nächste: Geh { to-slot }.
why-collect =
    { $income ->
        [0] Geh { to-slot }. Geld gibt es heute keins, aber der Chip macht dich schneller. { tour-after }
        [one] Geh { to-slot }. Das bringt 1 Million und macht dich schneller. { tour-after }
       *[other] Geh { to-slot }. Das bringt { $income } Millionen und macht dich schneller. { tour-after }
    }
why-wait = Warte noch vor der Tür: Beim nächsten Mal kassierst du hier mehr. { tour-after }
why-approach = Geh in Richtung { $slot }. Von dort { so-many-steps }. { tour-after }
why-cheapest = Geh { to-slot }, dort kannst du gleich kassieren: { walk-cost }.
why-toward = Von dort { so-many-steps } zu deinem nächsten Lokal.
why-home =
    { $income ->
        [0] Du hast alles kassiert: Geh heim, ab dann gibt es Zinsen.
        [one] Du hast alles kassiert: Geh heim, das bringt 1 Million und dann Zinsen.
       *[other] Du hast alles kassiert: Geh heim, das bringt { $income } Millionen und dann Zinsen.
    }
why-homeward = Du hast alles kassiert, nichts wie heim: Von dort { so-many-steps }.
why-police = { $seat } will als Nächstes { to-slot }. Stell den Polizisten vor die Tür.
why-police-there = { $seat } will { to-slot }, und dort steht dein Polizist schon.
why-police-field = Auf { $field } läuft deinem Polizisten bestimmt jemand in die Arme.
why-police-stay = Wo dein Polizist stören würde, darf er nicht hin.
why-police-rest = Lass deinen Polizisten, wo er ist.

so-many-steps =
    { $steps ->
        [one] ist es 1 Schritt
       *[other] sind es { $steps } Schritte
    }
tour-after =
    { $tour_id ->
        [none] Danach geht es heim.
       *[other] Danach: { $tour }, dann heim.
    }

## Kennzahlen

figure-rounds = Runden
figure-first-home = Erster im Ziel in Runde
figure-winner-money = Geld des Siegers
figure-money = Geld
figure-venues = davon aus Lokalen
figure-arrival = davon beim Heimkommen
figure-interest = davon Zinsen
figure-ties = Geteilte Siege
figure-stalls = Straßenstände
figure-free-choices = Freie Wahl beim Bauen
