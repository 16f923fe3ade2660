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
permission-free = Freie Wahl: Anbauen geht nirgends, jeder leere Platz ist erlaubt.
permission-stall = Kein Haus passt mehr: Eröffne einen Straßenstand.

decision-place-start = Wohin kommt das Startplättchen?
decision-build = Welches Haus legst du wohin?
decision-draft-claim = Welches Lokal nimmst du dir?
decision-choose-target = Welches Lokal ist als Nächstes dran?
decision-police = Wohin mit deinem Polizisten?
decision-move = Wohin geht dein Gauner?

## Was man tun kann

action-place-start = Start auf { $slot }
action-lay-tile = { $kind } auf { $slot }, { rotated }
action-open-stall = Straßenstand auf { $slot }, Eingang im { $field }
action-claim = Lokal auf { $slot } belegen
action-set-target = Zielstein auf { $slot }
action-police-to = Polizist nach { $field }
action-police-stay = Polizist bleibt
action-move-to =
    { $field_id ->
        [START] Zum Start
       *[other] Nach { $field }
    }

## Was passiert

event-game-created =
    { $options_build_mode_id ->
        [draft] Palermo steht schon. { $first_seat } fängt an und belegt das erste Lokal.
       *[other] Palermo wird gebaut. { $first_seat } fängt an.
    }
event-start-placed = { $seat } legt den Start auf { $slot }.
event-tile-laid =
    { $is_free_id ->
        [true] { $seat } baut frei: { $kind } auf { $slot }, Eingang { $entrance }.
       *[false] { $seat } baut an: { $kind } auf { $slot }, Eingang { $entrance }.
    }
event-stall-opened = Kein Haus passt mehr. { $seat } eröffnet auf { $slot } einen Straßenstand, Eingang { $entrance }.
event-streets-filled = Straßenplättchen füllen den Rest: { $slots }.
event-venue-claimed = { $seat } belegt das Lokal auf { $slot }.
event-collecting-began = Die Stadt ist fertig. Jetzt wird kassiert, { $seat } fängt an.
event-target-set = { $seat } will als Nächstes zum Lokal auf { $slot }.
event-police-placed =
    { $origin_id ->
        [none] { $seat } stellt einen Polizisten auf { $field }.
       *[other] { $seat } versetzt den Polizisten von { $origin } nach { $field }.
    }
event-police-stayed = { $seat } lässt den Polizisten, wo er ist.
event-police-pinned = Auf { $field } steht ein Gauner: Der Polizist von { $seat } sitzt fest.
event-crook-moved =
    { $cost ->
        [0] { $seat } bleibt auf { $field }.
       *[other] { $seat } geht von { $origin } nach { $field }: { walk-cost }{ walk-fines }.
    }
walk-cost =
    { $cost ->
        [one] 1 Punkt
       *[other] { $cost } Punkte
    }
walk-fines =
    { $fines ->
        [0] {""}
       *[other] , davon { $fines } Strafe
    }
event-chip-collected =
    { $income ->
        [0] { $seat } kassiert auf { $slot }: nur den Chip. Zugweite { $allowance }.
        [one] { $seat } kassiert auf { $slot }: 1 Million. Zugweite { $allowance }.
       *[other] { $seat } kassiert auf { $slot }: { $income } Millionen. Zugweite { $allowance }.
    }
event-came-home =
    { $bonus ->
        [0] { $seat } ist in Runde { $round_number } im Ziel, ohne Restpunkte.
        [one] { $seat } ist in Runde { $round_number } im Ziel und bekommt 1 Million.
       *[other] { $seat } ist in Runde { $round_number } im Ziel und bekommt { $bonus } Millionen.
    }
event-interest-paid =
    { $interest ->
        [one] { $seat } bekommt 1 Million Zinsen.
       *[other] { $seat } bekommt { $interest } Millionen Zinsen.
    }
event-round-ended = Runde { $round_number } ist vorbei. Geld der Reihe nach: { $money }.
event-game-ended = { $reason } Geld der Reihe nach: { $money }. Gewonnen: { $winners }.

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

refusal-no-such-slot = Einen Platz „{ $slot }“ hat die Stadt nicht.
refusal-no-such-kind = Eine Hausform „{ $kind }“ gibt es nicht.
refusal-no-such-rotation = Gedreht wird um 0 bis 3 Vierteldrehungen, nicht um { $rotation }.
refusal-slot-taken = { $slot } ist schon belegt.
refusal-kind-used-up = Davon ist keines mehr da: { $kind }.
refusal-courtyard = Damit wäre ein Hof geschlossen. Eingeschlossen: { $fields }.
refusal-no-house-side = Auf { $slot } grenzt das Haus an keine Hausseite. Bau irgendwo an.
refusal-corner-contact = Das Haus berührt ein anderes nur an der Ecke: { $fields } mit { $others }.
refusal-no-stall-needed = Einen Straßenstand gibt es erst, wenn kein Haus mehr passt.
refusal-no-venue = Auf { $slot } ist kein Lokal.
refusal-venue-claimed = Das Lokal auf { $slot } gehört schon { $seat }.
refusal-not-your-venue = Auf { $slot } hast du kein Lokal.
refusal-chip-gone = Auf { $slot } hast du schon kassiert.
refusal-no-street = { $field } ist kein Straßenfeld.
refusal-crook-there = Auf { $field } steht der Gauner von { $seat }.
refusal-policeman-there = Auf { $field } steht schon der Polizist von { $seat }.
refusal-policeman-adjacent = Direkt neben { $field } steht ein fremder Polizist: { $fields }.
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
why-start = Irgendwo muss der Start hin. Warum nicht auf { $slot }?
why-anywhere = Auf { $slot } gefällt es mir, mehr steckt nicht dahinter.
why-first-venue = Mein erstes Lokal: Vom Eingang { $entrance } { so-many-steps } zum Start.
why-near-venue = Vom Eingang { $entrance } { so-many-steps } zu meinem Lokal auf { $slot }.
why-target = Mit { $slot } fängt mein bester Weg an. { tour-after }
why-nearest-target = Bis { $slot } habe ich es am nächsten.
why-collect =
    { $income ->
        [0] { $slot } bringt heute kein Geld, aber der Chip macht mich schneller. { tour-after }
        [one] { $slot } bringt 1 Million und macht mich schneller. { tour-after }
       *[other] { $slot } bringt { $income } Millionen und macht mich schneller. { tour-after }
    }
why-wait = Auf { $slot } bliebe jetzt wenig übrig. Ich warte davor und kassiere beim nächsten Mal mehr. { tour-after }
why-approach = Ich will nach { $slot }. Von hier { so-many-steps }. { tour-after }
why-cheapest = Auf { $slot } kann ich gleich kassieren: { walk-cost }.
why-toward = Von hier { so-many-steps } zu meinem nächsten Lokal.
why-home =
    { $income ->
        [0] Alles kassiert, ich bin daheim. Ab jetzt gibt es Zinsen.
        [one] Alles kassiert! Heimkommen bringt 1 Million, und dann gibt es Zinsen.
       *[other] Alles kassiert! Heimkommen bringt { $income } Millionen, und dann gibt es Zinsen.
    }
why-homeward = Alles kassiert, nichts wie heim: Von hier { so-many-steps }.
why-police = { $seat } will als Nächstes nach { $slot }. Da steht dann mein Polizist vor der Tür.
why-police-there = { $seat } will nach { $slot }, und da steht mein Polizist schon.
why-police-field = Auf { $field } läuft meinem Polizisten bestimmt jemand in die Arme.
why-police-stay = Wo mein Polizist stören würde, darf er nicht hin.
why-police-rest = Mein Polizist macht Pause.

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
