### Catch Don Falconi. Schlüssel wie in en.ftl; was ein Feld heißt, steht in events.py, actions.py und options.py.

## Autos, Karten, Seiten

car-prison = Der Don
car-green = Grün
car-blue = Blau
car-yellow = Gelb

role-don = { car-prison }
role-police = Polizei

card-straight = Gerade
card-curve = Kurve
card-tee = T-Kreuzung
card-cross = Kreuzung
card-bridge = Brücke
card-uturn = Sackgasse
card-blasted = gesprengte Straße
card-escape-green = grüne Fluchtkarte
card-escape-blue = blaue Fluchtkarte
card-escape-yellow = gelbe Fluchtkarte

reserve-straight = { card-straight }
reserve-curve = { card-curve }
reserve-tee = { card-tee }
reserve-cross = { card-cross }
reserve-bridge = { card-bridge }
reserve-uturn = { card-uturn }
reserve-escape-green = { card-escape-green }
reserve-escape-blue = { card-escape-blue }
reserve-escape-yellow = { card-escape-yellow }

colour-green = grün
colour-blue = blau
colour-yellow = gelb
secret-green = { colour-green }
secret-blue = { colour-blue }
secret-yellow = { colour-yellow }

side-N = Norden
side-E = Osten
side-S = Süden
side-W = Westen
via-N = { side-N }
via-E = { side-E }
via-S = { side-S }
via-W = { side-W }

# „e4>N“ und „W-7“
place-parts =
    { $second ->
        [N] { $first } Richtung Norden
        [E] { $first } Richtung Osten
        [S] { $first } Richtung Süden
        [W] { $first } Richtung Westen
       *[other] { border-parts }
    }
border-parts =
    { $first ->
        [N] Nordrand { $second }
        [E] Ostrand { $second }
        [S] Südrand { $second }
       *[W] Westrand { $second }
    }
origin-parts = { place-parts }
boundary-parts = { place-parts }

axis-NS = von Norden nach Süden
axis-EW = von Osten nach Westen

variant-margherita = Margherita
variant-funghi = Funghi
variant-prosciutto = Prosciutto
variant-salami = Salami
variant-diavola = Diavola

rotated =
    { $rotation ->
        [0] ungedreht
        [1] um 90° gedreht
        [2] um 180° gedreht
       *[3] um 270° gedreht
    }

departure-blocked = kein Weg mehr
departure-no-card = keine Karte mehr
departure-overtaken = abgehängt

## Phasen und Entscheidungen

phase-advance = Weiterfahren
phase-drive = Fahren
phase-place-escape = Fluchtkarte legen
phase-lay = Straße legen
phase-react = Bombe oder Handschellen
phase-action = Aktion
phase-boost = Chili-Boost
phase-over = Ende

decision-advance = Vor dir wurde gebaut. Wohin fährst du weiter?
decision-drive = Wohin fährst du?
decision-place-escape = Wo wartet der Komplize?
decision-lay = Welche Karte legst du, und wie?
decision-react = Sie haben dich gleich! Bombe?
decision-action = Was tust du?
decision-boost = Der Boost brennt noch. Wie weit geht es?

## Was man tun kann

action-drive = Nach { $place }
action-catch = Zugreifen, von { $via } her
action-flee = Von { $place } aus der Stadt flüchten
action-blast = Bei { $place } den Weg freisprengen
action-place-escape = Fluchtkarte am { $border }
action-lay = { $card } auf { $cell }, { rotated }
action-bomb-behind = Bombe nach hinten
action-let-be-caught = Hände hoch
action-draw = Karte ziehen
action-three-point-turn = Wenden, nach { $place }
action-lay-escape =
    { $colour_id ->
        [green] Grüne Fluchtkarte am { $border }
        [blue] Blaue Fluchtkarte am { $border }
       *[yellow] Gelbe Fluchtkarte am { $border }
    }
action-boost-drive = Chili-Boost, nach { $place }
action-boost-break = Mit Chili-Boost durch die Wand
action-boost-step = Weiter nach { $place }
action-boost-stop = Vom Gas

## Was passiert

event-set-up =
    { $options_variant_id ->
        [margherita] Pizza Margherita: Don Falconi ist ausgebrochen! Es fahren: { $cars }.
        [funghi] Pizza Funghi: Don Falconi ist ausgebrochen! Es fahren: { $cars }.
        [prosciutto] Pizza Prosciutto: Don Falconi ist ausgebrochen! Es fahren: { $cars }.
        [salami] Pizza Salami: Don Falconi ist ausgebrochen! Es fahren: { $cars }.
       *[diavola] Pizza Diavola: Don Falconi ist ausgebrochen! Es fahren: { $cars }.
    }
event-turn-began =
    { $car_is ->
        [you] Runde { $round_number }: Du bist dran.
        [driver] Runde { $round_number }: { $car } ist dran.
       *[other] Runde { $round_number }: { $car } ({ $seat }) ist dran.
    }
event-card-drawn =
    { $car_is ->
        [you] Du ziehst
       *[other] { $car } zieht
    } { $card_id ->
        [escape-green] die { $card }. Der Komplize muss sofort an den Rand.
        [escape-blue] die { $card }. Der Komplize muss sofort an den Rand.
        [escape-yellow] die { $card }. Der Komplize muss sofort an den Rand.
       *[other] eine { $card }.
    }
event-hidden-card-drawn =
    { $car_is ->
        [you] Du ziehst heimlich: { $card }.
       *[other] { $card_id ->
            [none] { $car } zieht eine Karte und grinst.
           *[other] { $car } zieht heimlich: { $card }.
        }
    }
event-redrawn = Die { $card } bringt nichts. Unter den Stapel damit.
event-escape-placed =
    { $car_is ->
        [you] Du legst
       *[other] { $car } legt
    } { $colour_id ->
        [green] die grüne
        [blue] die blaue
       *[yellow] die gelbe
    } Fluchtkarte am { $border }.
event-escape-laid =
    { $is_secret_id ->
        [true] { don-whistles } nach { $seat_is ->
            [you] deinem
           *[other] seinem
        } Komplizen: Der wartet am { $border }.
       *[false] { $seat_is ->
            [you] Du legst
           *[other] Der Don legt
        } eine Fluchtkarte am { $border }.
    }
don-whistles =
    { $seat_is ->
        [you] Du pfeifst
       *[other] Der Don pfeift
    }
event-card-laid =
    { $car_is ->
        [you] Du { deed-card-laid }.
       *[other] { $car } { deed-card-laid }.
    }
event-hidden-card-laid =
    { $car_is ->
        [you] Du deckst eine { $card } auf und legst sie auf { $cell }.
       *[other] { $car } deckt eine { $card } auf und legt sie auf { $cell }.
    }
event-drove =
    { $car_is ->
        [you] Du { deed-drove }.
       *[other] { $car } { deed-drove }.
    }
event-catch-declared =
    { $car_is ->
        [you] Du kommst von { $via } her und greifst zu!
       *[other] { $car } kommt von { $via } her und greift zu!
    }
event-bombed-behind =
    { $seat_is ->
        [you] Bumm! Du sprengst die Straße hinter dir. { bombs-left }
       *[other] Bumm! Der Don sprengt die Straße hinter sich. { bombs-left }
    }
event-blasted =
    { $seat_is ->
        [you] Du sprengst dir auf { $cell } den Weg frei, { $axis }. { bombs-left }
       *[other] Der Don sprengt sich auf { $cell } den Weg frei, { $axis }. { bombs-left }
    }
bombs-left =
    { $bombs ->
        [0] Das war die letzte Bombe.
       *[other] { $seat_is ->
            [you] Eine Bombe hast du noch.
           *[other] Eine Bombe hat er noch.
        }
    }
event-turned =
    { $car_is ->
        [you] Du { deed-turned }.
       *[other] { $car } { deed-turned }.
    }
event-boost-started = Chili-Boost! { boosts-left }
boosts-left =
    { $boosts ->
        [0] Das war der letzte.
       *[other] { $seat_is ->
            [you] Einen hast du noch.
           *[other] Einen hat er noch.
        }
    }
event-boost-broke =
    { $seat_is ->
        [you] Du bretterst auf { $cell } durch die Wand, { $axis }. { boosts-left }
       *[other] Der Don brettert auf { $cell } durch die Wand, { $axis }. { boosts-left }
    }
event-boost-ended = Der Boost ist verpufft.
event-overtook =
    { $seat_is ->
        [you] Du hängst { $car } bei { $place_first } ab.
       *[other] { $car_is ->
            [you] Der Don hängt dich bei { $place_first } ab.
           *[other] Der Don hängt { $car } bei { $place_first } ab.
        }
    }
event-lapsed =
    { $car_is ->
        [you] Du kannst nichts mehr tun, { lapsed-actions }.
       *[other] { $car } kann nichts mehr tun, { lapsed-actions }.
    }
lapsed-actions =
    { $actions ->
        [one] eine Aktion verfällt
       *[other] { $actions } Aktionen verfallen
    }
event-car-out =
    { $car_is ->
        [you] { $why_id ->
            [blocked] Du sitzt fest und bist draußen.
            [no_card] Du hast nichts mehr zu legen und bist draußen.
           *[overtaken] Du landest im Graben und bist draußen.
        }
       *[other] { $why_id ->
            [blocked] { $car } sitzt fest und ist draußen.
            [no_card] { $car } hat nichts mehr zu legen und ist draußen.
           *[overtaken] { $car } landet im Graben und ist draußen.
        }
    }
event-nightfall = Nach Runde { $round_number } wird es Nacht über der Stadt.
event-game-over =
    { $winners_is ->
        [you] { $reason } Du hast gewonnen.
       *[other] { $reason } Gewonnen: { $winners_with_you }.
    }
# Ein Zug in einem Satz: „Bruno zieht, legt eine Kurve auf f3 und fährt bis h3.“
deeds =
    { $car_is ->
        [you] Du { $deeds }.
       *[other] { $car } { $deeds }.
    }
deed-card-drawn = { deed-drawn } eine { $card }
# Die gezogene Karte wird gleich gelegt: Welche es war, steht dort.
deed-drawn =
    { $car_is ->
        [you] ziehst
       *[other] zieht
    }
deed-card-laid =
    { $car_is ->
        [you] legst
       *[other] legt
    } eine { $card } auf { $cell }
deed-hidden-card-laid = { deed-card-laid }
deed-escape-placed =
    { $car_is ->
        [you] legst
       *[other] legt
    } { $colour_id ->
        [green] die grüne
        [blue] die blaue
       *[yellow] die gelbe
    } Fluchtkarte am { $border }
deed-drove =
    { $car_is ->
        [you] fährst
       *[other] fährt
    } bis { place-short }
# Auf die Karte, die eben gelegt wurde.
deed-drove-onto =
    { $car_is ->
        [you] fährst darauf
       *[other] fährt darauf
    }
deed-turned =
    { $car_is ->
        [you] wendest bei { $place_first }
       *[other] wendet bei { $place_first }
    }
place-short =
    { $place_first ->
        [N] zum Nordrand { $place_second }
        [E] zum Ostrand { $place_second }
        [S] zum Südrand { $place_second }
        [W] zum Westrand { $place_second }
       *[other] { $place_first }
    }

reason-caught = Der Don ist geschnappt.
reason-don-blocked = Der Don kommt nicht mehr weiter.
reason-police-out = Kein Polizeiauto ist mehr im Rennen.
reason-escaped = Der Don ist über alle Berge.
reason-nightfall = Es ist Nacht, die Jagd ist vorbei.

## Was nicht geht

refusal-game-over = Das Spiel ist vorbei.
refusal-no-such-seat = Einen Platz { $seat_id } gibt es an diesem Tisch nicht.
refusal-not-your-turn = Du bist nicht dran, sondern { $seat }.
refusal-wrong-phase = Das geht jetzt nicht. Gefragt ist: { $phase }.
refusal-other-principle = Das gibt es bei dieser Pizza nicht.

refusal-seat-count = Catch Don Falconi ist für zwei bis vier, nicht für { $seats }.
refusal-don-seat =
    { $don_seat_id ->
        [2] Auf Platz 3 kann kein Don sitzen, ihr seid nur { $seats }.
       *[3] Auf Platz 4 kann kein Don sitzen, ihr seid nur { $seats }.
    }

refusal-no-such-place = Einen Ort „{ $place }“ hat die Stadt nicht.
refusal-no-such-cell = Ein Feld „{ $cell }“ hat die Stadt nicht.
refusal-no-such-border = Eine Stelle „{ $border }“ hat der Rand nicht.
refusal-no-such-side = „{ $side }“ ist keine Himmelsrichtung.
refusal-no-such-card = Eine Straßenkarte „{ $card }“ gibt es nicht.
refusal-no-such-colour = Eine Fluchtkarte in „{ $colour }“ gibt es nicht.
refusal-no-such-rotation = So lässt sich diese Karte nicht drehen.

refusal-only-police = Zugreifen darf nur die Polizei.
refusal-only-don = Das darf nur der Don.
refusal-not-reachable = Nach { $place } führt dich keine Straße.
refusal-no-open-end = { $place } ist kein offenes Straßenende. Dort kannst du nicht stehen bleiben.
refusal-no-catch = Von { $via } her kommst du nicht auf seine Spur.
refusal-no-escape-ahead = Vor { $place } wartet kein Komplize.
refusal-no-bomb = Du hast keine Bombe mehr.
refusal-no-wall = Vor { $place } ist keine Wand zum Sprengen.
refusal-nothing-behind = Hinter der Wand vor { $place } geht keine Straße weiter. Die Bombe wäre verschwendet.
refusal-not-ahead = Du musst genau vor dein Auto legen, nicht auf { $cell }.
refusal-no-port-facing = So herum führt keine Straße zu deinem Auto: { $card }, { rotated }.
refusal-not-in-hand = Die hast du nicht: { $card }.
refusal-not-eligible = Am { $border } darf diese Fluchtkarte nicht: falsche Farbe, Polizeistation oder Tunnel.
refusal-position-taken = Am { $border } liegt schon eine Fluchtkarte.

refusal-pile-empty = Der Stapel ist leer.
refusal-no-room-to-draw = Mit zwei Karten darfst du nur ziehen, wenn du gleich danach eine legen kannst.
refusal-three-cards = Du hast drei Karten. Leg erst eine ab.
refusal-not-beside = { $cell } liegt nicht neben deinem Auto.
refusal-cell-taken = Auf { $cell } liegt schon etwas.
refusal-not-one-step = { $place } ist nicht der nächste Schritt.
refusal-place-taken = Auf { $place } steht schon ein Auto.
refusal-needs-three-actions = Wenden braucht alle drei Aktionen, du hast noch { $actions }.
refusal-not-on-a-card = Dafür muss dein Auto auf der Straße stehen.
refusal-not-linked = Auf dieser Karte führt keine Straße nach { $place }.
refusal-first-action-only = Eine Fluchtkarte darfst du hier nur als erste Aktion legen.
refusal-no-boost = Du hast keinen Chili-Boost mehr.
refusal-cannot-overtake = Auf { $place } kommst du am Polizeiauto nicht vorbei.
refusal-no-wall-ahead = Vor dir ist keine Wand.
refusal-must-go-on = Neben einem Polizeiauto hält man nicht an. Weiter!

## Warum ein Bot etwas tut

so-many-cards =
    { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }
so-many-actions =
    { $actions ->
        [one] eine Aktion
       *[other] { $actions } Aktionen
    }
so-many-cells =
    { $cells ->
        [0] kein leeres Feld
        [one] ein leeres Feld
       *[other] { $cells } leere Felder
    }
at-the-cost =
    { $cost ->
        [one] eine Aktion
       *[other] { $cost } Aktionen
    }

why-forced = Etwas anderes geht nicht.
why-bomb = Lieber eine Bombe als Handschellen.
why-caught = Behalt die Bombe und gib auf.
why-border-near-cards = Zum { $border } hast du es nicht weit: { so-many-cards }.
why-border-far-cards = Zum { $border } hat es der Don am weitesten: { so-many-cards }.
why-border-far-actions = Zum { $border } hat es der Don am weitesten: { so-many-actions }.
why-border-cut-off = Zum { $border } kommt der Don nicht.
why-catch = Greif zu: Da ist der Don, und du kommst von hinten.
why-catch-bomb =
    { $bombs ->
        [one] Greif zu: Entweder du hast ihn, oder es kostet ihn seine letzte Bombe.
       *[other] Greif zu: Entweder du hast ihn, oder es kostet ihn eine seiner { $bombs } Bomben.
    }
why-flee = Nichts wie weg: Da vorne wartet dein Komplize.
why-flee-next = Mit dieser Karte kommst du zu deinem Komplizen.
why-blast = Hier kommst du nur mit einer Bombe weiter.
why-blast-escape = Hinter der Wand wartet dein Komplize.
why-blocks-don = Damit kommt der Don nicht mehr weiter.
why-blocks-police = Damit ist Schluss für: { $cars }.
why-no-way-out = Einen Ausweg hast du damit nicht, aber etwas Besseres gibt es nicht.
why-behind-don = Von dort führt schon eine Straße zum Don.
why-near-don = Von dort fehlt bis zum Don nicht mehr viel: { so-many-cards }.
why-cut-off = Zum Don führt kein Weg. Halt dir Platz frei: { so-many-cells }.
why-near-escape = Bis zum nächsten Komplizen fehlt nicht mehr viel: { so-many-cards }.
why-room = Vor dir ist Platz: { so-many-cells }. Und keiner kommt hinterher.
why-room-ahead =
    { $cards ->
        [0] Vor dir ist Platz: { so-many-cells }. Aber { $car } ist dir auf den Fersen.
       *[other] Vor dir ist Platz: { so-many-cells }. Und { $car } braucht bis zu dir noch { so-many-cards }.
    }
why-draw = Zieh, du brauchst neue Karten.
why-actions-to-don = Danach brauchst du bis zum Don noch { at-the-cost }.
why-no-way-to-don = Zum Don kommst du gerade nicht. Such dir einen anderen Weg.
why-actions-to-escape =
    { $cost ->
        [one] Danach bist du in einer Aktion aus der Stadt.
       *[other] Danach bist du in { $cost } Aktionen aus der Stadt.
    }
why-actions-ahead = Danach braucht { $car } bis zu dir noch { at-the-cost }.
why-no-hunter = Danach kommt keiner mehr an dich heran.
why-escape-laid = Bis zum Komplizen am { $border } brauchst du nur { at-the-cost }.
why-escape-far = Am { $border } sucht dich keiner.
why-overtake = Mit Chili vorbei an { $car }!
why-break = Mit Chili mitten durch die Wand.
why-boost-stop = Weiter musst du nicht.

## Kennzahlen

figure-rounds = Runden
figure-turns = Züge
figure-laid = Gelegte Karten
figure-driven = Gefahrene Schritte
figure-don-wins = Siege des Dons
figure-caught = Ende: geschnappt
figure-don-blocked = Ende: Don blockiert
figure-police-out = Ende: Polizei draußen
figure-escaped = Ende: entkommen
figure-nightfall = Ende: Nacht
figure-bombs-behind = Bomben nach hinten
figure-blasts = Freigesprengte Wege
figure-boosts = Boosts
figure-breaks = davon durch die Wand
figure-overtaken = Überholte Polizeiautos
figure-three-point-turns = Wendungen
figure-lapses = Verfallene Züge
