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
        [N] { $first } Nord
        [E] { $first } Ost
        [S] { $first } Süd
        [W] { $first } West
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
decision-boost = Der Boost brennt noch. Wie weit?

## Was man tun kann

action-drive = Nach { $place }
action-catch = Zugreifen, von { $via } her
action-flee = Von { $place } aus der Stadt flüchten
action-blast = Bei { $place } den Weg freisprengen
action-place-escape = Fluchtkarte am { $border }
action-lay = { $card } auf { $cell }, { rotated }
action-bomb-behind = Bombe nach hinten
action-let-be-caught = Aufgeben und Hände hoch
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
event-turn-began = Runde { $round_number }: { $car } ({ $seat }) ist dran.
event-card-drawn =
    { $card_id ->
        [escape-green] { $car } zieht die { $card }. Der Komplize muss sofort an den Rand.
        [escape-blue] { $car } zieht die { $card }. Der Komplize muss sofort an den Rand.
        [escape-yellow] { $car } zieht die { $card }. Der Komplize muss sofort an den Rand.
       *[other] { $car } zieht eine { $card }.
    }
event-hidden-card-drawn =
    { $card_id ->
        [none] { $car } zieht eine Karte und grinst.
       *[other] { $car } zieht heimlich: { $card }.
    }
event-redrawn = Die { $card } bringt nichts. Unter den Stapel damit.
event-escape-placed =
    { $colour_id ->
        [green] { $car } legt die grüne Fluchtkarte am { $border }.
        [blue] { $car } legt die blaue Fluchtkarte am { $border }.
       *[yellow] { $car } legt die gelbe Fluchtkarte am { $border }.
    }
event-escape-laid =
    { $is_secret_id ->
        [true] Der Don pfeift nach seinem Komplizen: Der wartet am { $border }.
       *[false] Der Don legt eine Fluchtkarte am { $border }.
    }
event-card-laid = { $car } legt eine { $card } auf { $cell }.
event-hidden-card-laid = { $car } deckt eine { $card } auf und legt sie auf { $cell }.
event-drove = { $car } fährt bis { $place }.
event-catch-declared = { $car } kommt von { $via } her und greift zu!
event-bombed-behind =
    { $bombs ->
        [0] Bumm! Der Don sprengt die Straße hinter sich, bei { $boundary }. Das war die letzte Bombe.
       *[other] Bumm! Der Don sprengt die Straße hinter sich, bei { $boundary }. Eine Bombe hat er noch.
    }
event-blasted =
    { $bombs ->
        [0] Der Don sprengt sich auf { $cell } den Weg frei, { $axis }. Das war die letzte Bombe.
       *[other] Der Don sprengt sich auf { $cell } den Weg frei, { $axis }. Eine Bombe hat er noch.
    }
event-turned = { $car } wendet in drei Zügen und steht nun auf { $place }.
event-boost-started =
    { $boosts ->
        [0] Chili-Boost! Es war der letzte.
       *[other] Chili-Boost! Einen hat der Don noch.
    }
event-boost-broke =
    { $boosts ->
        [0] Der Don brettert auf { $cell } durch die Wand, { $axis }. Es war der letzte Boost.
       *[other] Der Don brettert auf { $cell } durch die Wand, { $axis }. Einen Boost hat er noch.
    }
event-boost-ended = Der Boost ist verpufft.
event-overtook = Der Don hängt { $car } auf { $place } ab.
event-lapsed =
    { $actions ->
        [one] { $car } kann nichts mehr tun, eine Aktion verfällt.
       *[other] { $car } kann nichts mehr tun, { $actions } Aktionen verfallen.
    }
event-car-out =
    { $why_id ->
        [blocked] { $car } sitzt fest und ist draußen.
        [no_card] { $car } hat nichts mehr zu legen und ist draußen.
       *[overtaken] { $car } landet im Graben und ist draußen.
    }
event-nightfall = Nach Runde { $round_number } wird es Nacht über der Stadt.
event-game-over = { $reason } Gewonnen: { $winners }.

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
refusal-no-such-rotation = Diese Karte um { $rotation } Vierteldrehungen: Das gibt es nicht oder sieht aus wie eine andere Drehung.

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
why-caught = Die Bombe behalte ich und gebe auf.
why-border-near-cards = Bis zum { $border } fehlt mir nicht viel: { so-many-cards }.
why-border-far-cards = Zum { $border } hat es der Don am weitesten: { so-many-cards }.
why-border-far-actions = Zum { $border } hat es der Don am weitesten: { so-many-actions }.
why-border-cut-off = Zum { $border } führt für den Don kein Weg.
why-catch = Da ist der Don, und ich komme von hinten.
why-catch-bomb =
    { $bombs ->
        [one] Entweder habe ich ihn, oder es kostet ihn seine letzte Bombe.
       *[other] Entweder habe ich ihn, oder es kostet ihn eine seiner { $bombs } Bomben.
    }
why-flee = Nichts wie weg: Da vorne wartet mein Komplize.
why-flee-next = Mit dieser Karte komme ich zu meinem Komplizen.
why-blast = Hier komme ich nur mit einer Bombe weiter.
why-blast-escape = Hinter der Wand wartet mein Komplize.
why-blocks-don = Damit kommt der Don nicht mehr weiter.
why-blocks-police = Damit ist Schluss für: { $cars }.
why-no-way-out = Einen Ausweg habe ich damit nicht, aber ich sehe nichts Besseres.
why-behind-don = Von dort führt schon eine Straße zum Don.
why-near-don = Von dort fehlt bis zum Don nur noch das: { so-many-cards }.
why-cut-off = Zum Don führt kein Weg. Ich halte mir Platz frei: { so-many-cells }.
why-near-escape = Bis zum nächsten Komplizen fehlt noch das: { so-many-cards }.
why-room = Vor mir ist Platz ({ so-many-cells }), und keiner kommt hinterher.
why-room-ahead =
    { $cards ->
        [0] Vor mir ist Platz ({ so-many-cells }), aber { $car } ist mir auf den Fersen.
       *[other] Vor mir ist Platz ({ so-many-cells }), und { $car } braucht bis zu mir noch { so-many-cards }.
    }
why-draw = Ich brauche neue Karten.
why-actions-to-don = Danach brauche ich bis zum Don noch { at-the-cost }.
why-no-way-to-don = Zum Don komme ich gerade nicht, ich suche einen anderen Weg.
why-actions-to-escape = Danach bin ich fast aus der Stadt: noch { at-the-cost }.
why-actions-ahead = Danach braucht { $car } bis zu mir noch { at-the-cost }.
why-no-hunter = Danach kommt keiner mehr an mich heran.
why-escape-laid = Bis zum Komplizen am { $border } brauche ich nur { at-the-cost }.
why-escape-far = Am { $border } sucht mich keiner.
why-overtake = Mit Chili vorbei an { $car }!
why-break = Mit Chili mitten durch die Wand.
why-boost-stop = Weiter muss ich nicht.

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
