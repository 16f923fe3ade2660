### Greif zu! Die Brieftasche des Paten. Schlüssel wie in en.ftl; was ein Feld heißt, steht in events.py, actions.py und options.py.

title = Greif zu!

## Personen und Währungen

character-john-smith = John Smith
character-policeman = Der Polizist
character-millionaire = Der Millionär
character-blonde = Die Blondine
character-secret-agent = Der Geheimagent

person-john-smith = { character-john-smith }
person-policeman = { character-policeman }
person-millionaire = { character-millionaire }
person-blonde = { character-blonde }
person-secret-agent = { character-secret-agent }

currency-dollar = Dollar
currency-euro = Euro
currency-pound = Pfund
currency-yen = Yen

# Hinter „als“: ohne Artikel.
as-character =
    { $character_id ->
        [john_smith] John Smith
        [policeman] Polizist
        [millionaire] Millionär
        [blonde] Blondine
        [secret_agent] Geheimagent
       *[other] { $character }
    }

# Was jemand bei sich haben darf und muss, für die Übersichtskarte.
needs-john-smith = 1 Ausweis, höchstens 500, höchstens 2 Währungen. Kreditkarten erlaubt.
needs-policeman = 1 Ausweis, höchstens 500, höchstens 2 Währungen. Polizeimarken erlaubt.
needs-millionaire = 1 Ausweis, mehr als 500, höchstens 2 Währungen.
needs-blonde = 1 Ausweis, höchstens 500, beliebige Währungen, mindestens 1 Schmuckstück.
needs-secret-agent = Sein Ausweis und mindestens ein zweiter, höchstens 500, höchstens 2 Währungen.

## Spielkarten

card-note-dollar-20 = 20 Dollar
card-note-dollar-50 = 50 Dollar
card-note-dollar-100 = 100 Dollar
card-note-dollar-200 = 200 Dollar
card-note-euro-20 = 20 Euro
card-note-euro-50 = 50 Euro
card-note-euro-100 = 100 Euro
card-note-euro-200 = 200 Euro
card-note-pound-20 = 20 Pfund
card-note-pound-50 = 50 Pfund
card-note-pound-100 = 100 Pfund
card-note-pound-200 = 200 Pfund
card-note-yen-20 = 20 Yen
card-note-yen-50 = 50 Yen
card-note-yen-100 = 100 Yen
card-note-yen-200 = 200 Yen
card-jewel-50 = Ring (50)
card-jewel-100 = Ohrringe (100)
card-jewel-150 = Armband (150)
card-jewel-250 = Collier (250)
card-id-john-smith = Ausweis von John Smith
card-id-policeman = Ausweis des Polizisten
card-id-millionaire = Ausweis des Millionärs
card-id-blonde = Ausweis der Blondine
card-id-secret-agent = Ausweis des Geheimagenten
card-credit-card = Kreditkarte
card-badge = Polizeimarke

# Dieselben Karten unter den anderen Namen, die sie in Ereignissen und Handlungen tragen.
note-note-dollar-20 = { card-note-dollar-20 }
note-note-dollar-50 = { card-note-dollar-50 }
note-note-dollar-100 = { card-note-dollar-100 }
note-note-dollar-200 = { card-note-dollar-200 }
note-note-euro-20 = { card-note-euro-20 }
note-note-euro-50 = { card-note-euro-50 }
note-note-euro-100 = { card-note-euro-100 }
note-note-euro-200 = { card-note-euro-200 }
note-note-pound-20 = { card-note-pound-20 }
note-note-pound-50 = { card-note-pound-50 }
note-note-pound-100 = { card-note-pound-100 }
note-note-pound-200 = { card-note-pound-200 }
note-note-yen-20 = { card-note-yen-20 }
note-note-yen-50 = { card-note-yen-50 }
note-note-yen-100 = { card-note-yen-100 }
note-note-yen-200 = { card-note-yen-200 }

exchanged-note-dollar-20 = { card-note-dollar-20 }
exchanged-note-dollar-50 = { card-note-dollar-50 }
exchanged-note-dollar-100 = { card-note-dollar-100 }
exchanged-note-dollar-200 = { card-note-dollar-200 }
exchanged-note-euro-20 = { card-note-euro-20 }
exchanged-note-euro-50 = { card-note-euro-50 }
exchanged-note-euro-100 = { card-note-euro-100 }
exchanged-note-euro-200 = { card-note-euro-200 }
exchanged-note-pound-20 = { card-note-pound-20 }
exchanged-note-pound-50 = { card-note-pound-50 }
exchanged-note-pound-100 = { card-note-pound-100 }
exchanged-note-pound-200 = { card-note-pound-200 }
exchanged-note-yen-20 = { card-note-yen-20 }
exchanged-note-yen-50 = { card-note-yen-50 }
exchanged-note-yen-100 = { card-note-yen-100 }
exchanged-note-yen-200 = { card-note-yen-200 }

keep-note-dollar-20 = { card-note-dollar-20 }
keep-note-dollar-50 = { card-note-dollar-50 }
keep-note-dollar-100 = { card-note-dollar-100 }
keep-note-dollar-200 = { card-note-dollar-200 }
keep-note-euro-20 = { card-note-euro-20 }
keep-note-euro-50 = { card-note-euro-50 }
keep-note-euro-100 = { card-note-euro-100 }
keep-note-euro-200 = { card-note-euro-200 }
keep-note-pound-20 = { card-note-pound-20 }
keep-note-pound-50 = { card-note-pound-50 }
keep-note-pound-100 = { card-note-pound-100 }
keep-note-pound-200 = { card-note-pound-200 }
keep-note-yen-20 = { card-note-yen-20 }
keep-note-yen-50 = { card-note-yen-50 }
keep-note-yen-100 = { card-note-yen-100 }
keep-note-yen-200 = { card-note-yen-200 }
keep-jewel-50 = { card-jewel-50 }
keep-jewel-100 = { card-jewel-100 }
keep-jewel-150 = { card-jewel-150 }
keep-jewel-250 = { card-jewel-250 }
keep-id-john-smith = { card-id-john-smith }
keep-id-policeman = { card-id-policeman }
keep-id-millionaire = { card-id-millionaire }
keep-id-blonde = { card-id-blonde }
keep-id-secret-agent = { card-id-secret-agent }
keep-credit-card = { card-credit-card }
keep-badge = { card-badge }

back-note-dollar-20 = { card-note-dollar-20 }
back-note-dollar-50 = { card-note-dollar-50 }
back-note-dollar-100 = { card-note-dollar-100 }
back-note-dollar-200 = { card-note-dollar-200 }
back-note-euro-20 = { card-note-euro-20 }
back-note-euro-50 = { card-note-euro-50 }
back-note-euro-100 = { card-note-euro-100 }
back-note-euro-200 = { card-note-euro-200 }
back-note-pound-20 = { card-note-pound-20 }
back-note-pound-50 = { card-note-pound-50 }
back-note-pound-100 = { card-note-pound-100 }
back-note-pound-200 = { card-note-pound-200 }
back-note-yen-20 = { card-note-yen-20 }
back-note-yen-50 = { card-note-yen-50 }
back-note-yen-100 = { card-note-yen-100 }
back-note-yen-200 = { card-note-yen-200 }
back-jewel-50 = { card-jewel-50 }
back-jewel-100 = { card-jewel-100 }
back-jewel-150 = { card-jewel-150 }
back-jewel-250 = { card-jewel-250 }
back-id-john-smith = { card-id-john-smith }
back-id-policeman = { card-id-policeman }
back-id-millionaire = { card-id-millionaire }
back-id-blonde = { card-id-blonde }
back-id-secret-agent = { card-id-secret-agent }
back-credit-card = { card-credit-card }
back-badge = { card-badge }

# Ein Betrag mit seiner Münze, in zwei Teilen: ganze und zweistellige Cent.
amount = { $whole },{ $cents }

## Sonderkarten

special-double-move = Doppelzug
special-happy-birthday = Happy Birthday
special-redistribution = Umverteilung
special-to-left = Nach links
special-to-right = Nach rechts
special-inspection = Inspektion
special-gift = Geschenk
special-stolen = Gestohlen
special-card-swap = Kartentausch
special-wish = Wunschkarte
special-emergency = Notfall
special-gain-time = Zeitgewinn
special-secret-stash = Geheimversteck
special-atm = Bankomat
special-exchange = Wechseln

copied-double-move = { special-double-move }
copied-happy-birthday = { special-happy-birthday }
copied-redistribution = { special-redistribution }
copied-to-left = { special-to-left }
copied-to-right = { special-to-right }
copied-inspection = { special-inspection }
copied-gift = { special-gift }
copied-stolen = { special-stolen }
copied-card-swap = { special-card-swap }
copied-wish = { special-wish }
copied-emergency = { special-emergency }

about-double-move = Statt deines Zugs: zwei Aktionen hintereinander.
about-happy-birthday = Statt deines Zugs: Zieh drei Karten, behalte eine und verschenke zwei. Zu zweit kommt eine davon zurück.
about-redistribution = Alle legen einen Schein oder Schmuck in die Mitte. Du nimmst dir eine Karte, der Rest wird verdeckt verteilt.
about-to-left = Alle geben eine Handkarte verdeckt nach links.
about-to-right = Alle geben eine Handkarte verdeckt nach rechts.
about-inspection = Zieh jemandem eine Karte aus der Hand und sieh sie an. Behalten oder zurückgeben.
about-gift = Gib jemandem eine deiner Handkarten. Ablehnen geht nicht.
about-stolen = Zieh jemandem eine Karte aus der Hand. Sie gehört jetzt dir.
about-card-swap = Du und jemand anderes gebt euch verdeckt je eine Handkarte.
about-wish = Frag jemanden nach einer Währung, nach Schmuck oder nach einem Wert. Passt etwas, bekommst du es.
about-emergency = Spiel die oberste abgelegte Sonderkarte noch einmal.
about-gain-time = Nach dem letzten Timer: noch einmal ziehen, zurückstecken oder kaufen.
about-secret-stash = Am Ende der Runde: Eine Handkarte verschwindet und zählt nicht mehr.
about-atm = Am Ende der Runde: einen Schein einzahlen, der dann nicht zählt, oder einen aus der Brieftasche ziehen.
about-exchange = Am Ende der Runde: Ein Schein zählt als andere Währung.

cause-happy-birthday = { special-happy-birthday }
cause-to-left = { special-to-left }
cause-to-right = { special-to-right }
cause-gift = { special-gift }
cause-card-swap = { special-card-swap }
cause-wish = { special-wish }

request-currency-dollar = Dollar
request-currency-euro = Euro
request-currency-pound = Pfund
request-currency-yen = Yen
request-jewel = Schmuck
request-value-20 = etwas zu 20
request-value-50 = etwas zu 50
request-value-100 = etwas zu 100
request-value-150 = etwas zu 150
request-value-200 = etwas zu 200
request-value-250 = etwas zu 250

## Unschuldig oder schuldig

verdict-innocent = Unschuldig
verdict-guilty = Schuldig

guilt-no-id = kein Ausweis
guilt-too-many-ids = zu viele Ausweise
guilt-agent-needs-second-id = dem Geheimagenten fehlt ein zweiter Ausweis
guilt-credit-card = eine fremde Kreditkarte
guilt-badge = eine fremde Polizeimarke
guilt-currencies = zu viele Währungen
guilt-too-poor = zu wenig Geld
guilt-too-rich = zu viel Geld
guilt-no-jewel = kein Schmuck

# Der Spruch als Satz, wo ein Ereignis einen mitbringt.
found =
    { $verdict_innocent ->
        [true] Unschuldig mit { HUNDREDTHS($verdict_cents) } ({ $verdict_person }).
       *[false] Schuldig mit { HUNDREDTHS($verdict_cents) } ({ $verdict_guilt }).
    }
# Der Schein auf der Sonderkarte „Wechseln“, hinter den gezeigten Karten.
and-exchanged =
    { $exchanged_id ->
        [none] {""}
       *[other] , dazu { $exchanged } als { $currency }
    }
shown-cards =
    { $cards_id ->
        [none] keine Karten
       *[other] { $cards }
    }

## Phasen und Entscheidungen

phase-turn = Zug
phase-action = Doppelzug
phase-pay = Bezahlen
phase-take-id = Ausweis aussuchen
phase-birthday = Happy Birthday
phase-redist-give = Umverteilung
phase-redist-pick = Umverteilung
phase-pass-pick = Weitergeben
phase-target = Wen trifft es?
phase-inspect-decide = Inspektion
phase-swap-pick = Kartentausch
phase-gift = Geschenk
phase-wish = Wunsch
phase-wish-answer = Wunsch
phase-end-first = Letzter Timer
phase-gain-time-action = Zeitgewinn
phase-end-cards = Letzte Sonderkarten
phase-police-check = Polizeikontrolle
phase-chip-return = Chip zurückgeben
phase-over = Ende

decision-turn = Du bist dran: ziehen, zurückstecken, kaufen oder Timer drehen?
decision-action = Doppelzug: Was machst du?
decision-pay = Womit bezahlst du den Ausweis?
decision-take-id = Welchen Ausweis nimmst du?
decision-birthday = Welche Karte behältst du, und wer bekommt den Rest?
decision-redist-give = Was legst du in die Mitte?
decision-redist-pick = Welche Karte nimmst du dir?
decision-pass-pick = Welche Karte gibst du weiter?
decision-target = Wen suchst du dir aus?
decision-inspect-decide = Behalten oder zurückgeben?
decision-swap-pick = Welche Karte tauschst du?
decision-gift = Wem schenkst du was?
decision-wish = Wen fragst du, und wonach?
decision-wish-answer = Was gibst du her?
decision-end-first = Der letzte Timer liegt. Noch etwas zu tun?
decision-gain-time-action = Zeitgewinn: Eine Aktion hast du noch.
decision-end-cards = Spielst du noch eine Sonderkarte?
decision-police-check = Wen kontrollierst du?
decision-chip-return = Welchen Chip gibst du zurück?

## Was man tun kann

action-draw = Karte ziehen
action-put = { $card } zurückstecken
action-buy = Ausweis kaufen
action-flip = Timer drehen
action-pass = Passen
action-play = { $special } spielen
action-pay-add = { $card } dazulegen
action-pay-done = Bezahlen
action-take-id = Ausweis nehmen: { $character }
action-birthday =
    { $cards_id ->
        [none] { $keep } behalten
       *[other] { $keep } behalten; { $cards } an { $seats }{ birthday-back }
    }
birthday-back =
    { $back_id ->
        [none] {""}
       *[other] ; { $back } zurückstecken
    }
action-give = { $card } geben
action-give-nothing = Nichts hinlegen
action-take = { $card } nehmen
action-target = { $seat } aussuchen
action-keep = Behalten
action-give-back = Zurückgeben
action-gift = { $card } an { $seat } verschenken
action-wish = { $seat } fragen: { $request }
action-no-match = Nichts Passendes
action-stash = { $card } verstecken
action-atm-deposit = { $card } einzahlen
action-atm-draw = Einen Schein abheben
action-exchange = { $card } in { $currency } wechseln
action-check = { $seat } kontrollieren
action-return-chip = Chip mit { $value } zurückgeben

## Was geschieht

event-game-started = Der Boss ist weg, die Brieftasche ist noch da. { $players } greifen zu.
event-round-started = Runde { $round_number }. { $start } hat die kleinste Münze und fängt an. In der Brieftasche stecken { $wallet } Karten.
event-hand-dealt = { $seat } bekommt { $cards } und die Sonderkarten { $specials }.
event-asked = { $phase }. Gefragt: { $seats }.
event-turn-began = { $seat } ist dran.
event-timer-flipped =
    { $left ->
        [0] { $seat } dreht den letzten Timer um. Der Lift ist oben.
        [one] { flips } Ein Timer läuft noch.
       *[other] { flips } { $left } Timer laufen noch.
    }
flips =
    { $automatic ->
        [true] Einmal herum: { $seat } dreht einen Timer um.
       *[false] { $seat } dreht einen Timer um.
    }
event-card-drawn =
    { $card_id ->
        [none] { $seat } zieht eine Karte.
       *[other] { $seat } zieht: { $card }.
    }
event-card-put-back =
    { $card_id ->
        [none] { $seat } steckt eine Karte zurück.
       *[other] { $seat } steckt zurück: { $card }.
    }
event-buying-begun = { $seat } zählt Geld für einen Ausweis ab.
event-payment-added = { $seat } legt dazu: { $card }.
event-id-paid = { $seat } kauft einen Ausweis und zahlt: { $cards }.
event-pocket-opened = { $seat } hat die Wahl: { $characters }.
event-id-taken =
    { $character_id ->
        [none] { $seat } steckt einen Ausweis ein. Im Fach: noch { $left }.
       *[other] { $seat } steckt einen Ausweis ein: { $character }. Im Fach: noch { $left }.
    }
event-passed = { $seat } passt.
event-special-played =
    { $copied_id ->
        [none] { $seat } spielt { $special }.
       *[other] { $seat } spielt { $special } und wiederholt { $copied }.
    }
event-answer-sealed = { $seat } hat entschieden: { $answer }.
event-birthday-drawn =
    { $cards_id ->
        [none] { $seat } packt aus: { birthday-count }.
       *[other] { $seat } packt aus: { $cards }.
    }
birthday-count =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
event-card-passed =
    { $card_id ->
        [none] { $cause }, { $giver } an { $taker }: eine Karte.
       *[other] { $cause }, { $giver } an { $taker }: { $card }.
    }
event-card-stolen =
    { $card_id ->
        [none] { $seat } bestiehlt { $target } um eine Karte.
       *[other] { $seat } bestiehlt { $target }: { $card }.
    }
event-hand-inspected =
    { $card_id ->
        [none] { $seat } sieht bei { $target } eine Karte an.
       *[other] { $seat } sieht bei { $target }: { $card }.
    }
event-inspection-decided =
    { $kept ->
        [true] { $seat } behält die Karte von { $target }.
       *[false] { $seat } gibt { $target } die Karte zurück.
    }
event-redistribution-laid =
    { $cards_id ->
        [none] Niemand legt etwas in die Mitte. Angeblich hat niemand etwas.
       *[other] In der Mitte liegen { $cards }, der Reihe nach von { $seats }.
    }
event-redistribution-taken = { $seat } nimmt sich { $card }.
event-redistribution-dealt =
    { $card_id ->
        [none] { $seat } bekommt eine Karte aus der Mitte.
       *[other] { $seat } bekommt aus der Mitte: { $card }.
    }
event-swap-agreed = { $seat } tauscht mit { $target }.
event-wish-made = { $seat } will von { $target }: { $request }.
event-wish-answered =
    { $met ->
        [true] { $seat } hat etwas Passendes für { $target }.
       *[false] { $seat } hat nichts Passendes für { $target }.
    }
event-round-ended = Die Lifttüren gehen auf: Ende der Runde, dank { $seat }.
event-stashed =
    { $card_id ->
        [none] { $seat } lässt eine Karte verschwinden.
       *[other] { $seat } lässt verschwinden: { $card }.
    }
event-atm-deposited = { $seat } zahlt { $card } ein. Das zählt nicht mehr.
event-atm-drawn =
    { $note_id ->
        [none] Der Bankomat gibt { $seat } keinen Schein. Gezogen: { shown-cards }.
       *[other] Der Bankomat gibt { $seat } { $note }. Gezogen: { $cards }.
    }
event-exchanged = { $seat } wechselt { $card }. Das sind jetzt { $currency }.
event-verdict-reached = Unter uns, { $seat }: { found }
event-police-called = Im Dienst: { $seats }.
event-on-duty-revealed = { $seat } ist als Polizist im Dienst und zeigt { shown-cards }{ and-exchanged }.
event-checked = { $seat } kontrolliert { $target }: { shown-cards }{ and-exchanged }. { found }
event-confiscated =
    { $cards_id ->
        [none] Bei { $target } ist nichts zu holen.
       *[other] { $seat } nimmt { $target } alles ab: { $cards }.
    }
event-hand-revealed = { $seat } zeigt { shown-cards }{ and-exchanged }. { found }
event-chip-returned =
    { $value ->
        [none] { $seat } gibt einen Chip zurück.
       *[other] { $seat } gibt einen Chip zurück: { $value }.
    }
event-credit-drawn =
    { $note_id ->
        [none] Die Kreditkarte bringt { $seat } nichts. Gezogen: { shown-cards }.
       *[other] Die Kreditkarte bringt { $seat } { $note }. Gezogen: { $cards }.
    }
event-chips-awarded =
    { $count ->
        [0] { $seat } kommt mit { HUNDREDTHS($wealth) } auf Platz { $rank }. Dafür gibt es keinen Chip.
        [one] { $seat } kommt mit { HUNDREDTHS($wealth) } auf Platz { $rank }, und zieht 1 Chip{ chip-values }.
       *[other] { $seat } kommt mit { HUNDREDTHS($wealth) } auf Platz { $rank }, und zieht { $count } Chips{ chip-values }.
    }
chip-values =
    { $values_id ->
        [none] {""}
       *[other] : { $values }
    }
event-game-over = Die Chips liegen offen. Punkte reihum: { $points }. Gewonnen: { $winners }.

reason-most-points = Die meisten Punkte.
reason-more-chips = Gleich viele Punkte, aber mehr Chips.
reason-shared = Punktgleich, auch bei den Chips: geteilter Sieg.
reason-beaten = Andere hatten mehr.

## Was nicht geht

refusal-game-over = Das Spiel ist vorbei.
refusal-not-your-turn = Du bist gerade nicht gefragt.
refusal-wrong-phase = Das geht jetzt nicht ({ $phase }).
refusal-unknown-card = Eine Karte „{ $card }“ gibt es nicht.
refusal-not-in-hand = Du hast die Karte nicht auf der Hand: { $card }.
refusal-not-money = Hier zählen nur Scheine und Schmuck, nicht: { $card }.
refusal-not-a-note = Hier zählen nur Scheine, nicht: { $card }.
refusal-unknown-seat = Einen Platz { $seat_id } hat dieser Tisch nicht.
refusal-not-another-seat = Das geht nur mit jemand anderem.
refusal-unknown-character = Einen Ausweis „{ $character }“ gibt es nicht.
refusal-unknown-currency = Eine Währung „{ $currency }“ gibt es nicht.
refusal-no-such-special = Eine Sonderkarte „{ $special }“ gibt es nicht.
refusal-special-not-held = Du hast die Sonderkarte nicht: { $special }.
refusal-special-wrong-time = { $special } geht jetzt nicht.
refusal-special-limit =
    { $limit ->
        [one] Nur eine Sonderkarte im Zug.
       *[other] Höchstens { $limit } Sonderkarten im Zug.
    }
refusal-special-condition = { $special } hätte gerade keine Wirkung.
refusal-no-passing = Passen geht an diesem Tisch nicht. Wer nichts tun will, dreht einen Timer um.
refusal-empty-wallet = Die Brieftasche ist leer.
refusal-empty-pocket = Im Fach ist kein Ausweis mehr.
refusal-too-little-money = Ein Ausweis kostet { $price }, du hast { $money }. Die Münze zählt hier nicht.
refusal-id-too-cheap = Ein Ausweis kostet { $price }, bisher liegen da { $paid }.
refusal-payment-out-of-order = Nenne die Karten einer Zahlung der Reihe nach. Zu spät für: { $card }.
refusal-already-paid = Die Karte liegt schon dabei: { $card }.
refusal-payment-leads-nowhere = So wird daraus keine erlaubte Zahlung über { $price }: { $card }.
refusal-not-in-pocket = Der Ausweis ist nicht im Fach: { $character }.
refusal-must-give = Du hast etwas Passendes, also musst du es hergeben.
refusal-not-laid = Die Karte liegt nicht in der Mitte: { $card }.
refusal-wrong-number-of-gifts =
    { $gifts ->
        [0] Es gibt nichts zu verschenken.
        [one] Genau eine Karte wird verschenkt.
       *[other] Genau { $gifts } Karten werden verschenkt.
    }
refusal-wrong-number-back =
    { $back ->
        [0] Keine Karte kommt zurück in die Brieftasche.
       *[other] Eine Karte kommt zurück in die Brieftasche.
    }
refusal-seats-out-of-order = Jede Karte geht an jemand anderen, die Plätze der Reihe nach, nicht: { $seats }.
refusal-not-the-birthday-cards = Verteile genau die gezogenen Karten: { $cards }.
refusal-no-such-request = Danach kannst du nicht fragen: „{ $request }“.
refusal-not-wished = { $card } passt nicht zum Wunsch: { $request }.
refusal-empty-hand = Bei { $seat } ist nichts zu holen, die Hand ist leer.
refusal-already-checked = Bei { $seat } war die Polizei schon.
refusal-same-currency = { $card } ist schon { $currency }.
refusal-no-such-chip = Einen Chip mit { $value } hast du nicht.
refusal-seats = Das Spiel ist für { $fewest } bis { $most } Plätze, nicht für { $seats }.

## Einstellungen

preset-standard = Standard
preset-short = Kurz (eine Runde)
preset-tactical = Taktisch
preset-relaxed = Entspannt

option-deck = Kartendeck
    .help = Der Spielerzahl angepasst oder immer alle 80 Karten. Zu zweit und zu siebt macht es keinen Unterschied.
option-deck-balanced = Angepasst
option-deck-full = Alle Karten

option-specials-per-turn = Sonderkarten im Zug
    .help = Wie viele Sonderkarten du in einem Zug spielen darfst.
option-specials-per-turn-1 = Eine
option-specials-per-turn-2 = Zwei

option-allow-pass = Passen erlaubt
    .help = Statt einer Aktion darfst du auch nichts tun. Die Polizei hat es dann weniger eilig.

option-payment = Bezahlen
    .help = Ob du beim Kauf eines Ausweises überflüssige Karten loswerden darfst.
option-payment-free = Beliebig viel
option-payment-minimal = Ohne überflüssige Karten

option-coin-pool = Münzen
    .help = Welche Münzen mitspielen, wenn ihr weniger als sieben seid.
option-coin-pool-random = Zufällige
option-coin-pool-lowest = Die kleinsten

option-rounds = Runden
    .help = Drei sind üblich. Weniger ist kürzer, gewertet wird gleich.
option-rounds-3 = Drei
option-rounds-2 = Zwei
option-rounds-1 = Eine

## Bots

bot-house = Gerissen
    .help = Plant auf die beste Person hin, zählt die Timer und weiß, was eine Sonderkarte wert ist.
bot-easy = Arglos
    .help = Sammelt, was gut aussieht, und schaut dabei wenig nach links und rechts.

# Warum ein Bot das tut.
why-forced = Etwas anderes ist nicht möglich.
why-flip-guilty =
    { $timers ->
        [one] Sauber bin ich noch nicht, aber nichts anderes hilft mir jetzt.
       *[other] Sauber bin ich noch nicht, aber { $timers } Timer sind Zeit genug.
    }
why-flip-innocent = Als { as-character } mit { $money } darf die Polizei gern kommen.
why-draw-richer = Als { as-character } mit { $money } bin ich sauber. Ein wenig mehr darf es noch sein.
why-draw-id = Ohne Ausweis bin ich geliefert. In der Brieftasche stecken noch { $wallet } Karten.
why-draw = Für den Auftritt als { as-character } fehlt mir noch etwas.
why-put-id =
    { $ids ->
        [one] Dieser Ausweis nützt mir nichts. Als { as-character } komme ich weiter.
       *[other] { $ids } Ausweise sind verdächtig. Als { as-character } komme ich weiter.
    }
why-put-tool = Wer als { as-character } durchgehen will, trägt so etwas nicht bei sich: { $card }.
why-put-currency = { $currencies } Währungen sind zu viele. Weg damit: { $card }.
why-put-money = Von meinen { $money } darf etwas weg, ehe es auffällt: { $card }.
why-buy = Mit { $money } kann ich mir einen Ausweis leisten. Ich will als { as-character } durchgehen.
why-pay = Darauf kann ich am ehesten verzichten: { $card }.
why-pay-done = { $paid } müssen reichen.
why-take-id = Mit diesem Ausweis mache ich am meisten aus meiner Hand: { $character }.
why-special = { $special } bringt mich weiter als ein gewöhnlicher Zug. Ich will als { as-character } durchgehen.
why-gain-time = Eine Aktion noch, dann passt es.
why-birthday = Behalten will ich das hier: { $card }. Den Rest können andere brauchen, oder auch nicht.
why-give = Das fehlt mir am wenigsten: { $card }.
why-take = Die bringt mir am meisten: { $card }.
why-target =
    { $cards ->
        [one] { $seat } hat nur eine Karte, da weiß man, was man bekommt.
       *[other] { $seat } hat { $cards } Karten, da ist etwas zu holen.
    }
why-keep = Die kann ich gebrauchen: { $card }.
why-give-back = Die nützt mir nichts: { $card }.
why-gift = Ich werde sie los, und { $seat } hat sie: { $card }.
why-wish = Bei { $seat } vermute ich, was mir fehlt: { $request }.
why-check =
    { $cards ->
        [one] { $seat } ist mir verdächtig, auch mit nur einer Karte.
       *[other] { $seat } hat { $cards } Karten. So viele sind selten sauber.
    }
why-return-chip = Der kleinste Chip tut am wenigsten weh: { $value }.
why-pass = Nichts zu tun ist gerade das Beste.
why-end-innocent = Als { as-character } mit { $money } lasse ich alles, wie es ist.
why-end-guilty = Keine meiner Sonderkarten rettet mich noch.
why-stash = So sehe ich besser aus, nämlich ohne: { $card }.
why-atm-deposit = Auf dem Bankomat zählt er nicht: { $card }.
why-atm-draw = Zu meinen { $money } darf noch ein Schein dazu.
why-exchange = In { $currency } stört er nicht: { $card }.

## Was eine Auswertung zählt

figure-innocent = Unschuldige
figure-turns = Züge je Runde
figure-richest = Reichste Unschuldige
figure-on-duty = Polizisten im Dienst je Runde
figure-ids-bought = Ausweise gekauft je Runde
figure-specials = Sonderkarten je Runde

## Regeln

rule-W-1-1 = Ihr seid zwei bis sieben. Gespielt wird im Uhrzeigersinn: Links von dir sitzt, wer nach dir dran ist.
rule-W-1-2 = Zu zweit spielen nur die Karten mit der 2 in der Ecke mit. Sonst alle bis zu eurer Spielerzahl, oder auf Wunsch alle 80.
rule-W-1-3 = Zu Beginn hat jeder einen Chip im Wert von 1. Alle anderen stecken im Reißverschlussfach.
rule-W-1-4 = Es spielen so viele der sieben Münzen mit, wie ihr seid, und zwar in jeder Runde dieselben.
rule-W-1-5 = Ein Spiel hat drei Runden, wenn ihr nichts anderes einstellt.
rule-W-2-1 = Sechs Timer laufen, die Ablagen sind leer.
rule-W-2-2 = Jeder bekommt fünf Karten auf die Hand. Der Rest steckt in der Brieftasche.
rule-W-2-3 = Jeder bekommt zwei Sonderkarten. Sie liegen verdeckt vor dir und gehören nicht zur Hand. Die übrigen bleiben ungesehen.
rule-W-2-4 = Im Ausweisfach stecken die fünf zusätzlichen Ausweise.
rule-W-2-5 = Jeder zieht eine Münze, sie liegt offen. Wer die kleinste hat, fängt an.
rule-W-2-6 = Deine Chips behältst du von Runde zu Runde.
rule-W-3-1 = Der Startspieler fängt an, dann geht es im Uhrzeigersinn.
rule-W-3-2 = Vor jedem seiner Züge, nur nicht vor dem ersten, dreht der Startspieler von selbst einen Timer um.
rule-W-3-3 = Mit dem letzten Timer ist die Runde sofort vorbei. Was in dem Zug noch gekommen wäre, entfällt.
rule-W-3-4 = In deinem Zug darfst du eine Sonderkarte spielen und musst genau eine Aktion machen, außer die Sonderkarte ersetzt sie.
rule-W-3-5 = Länger als sechs Züge für jeden dauert keine Runde.
rule-W-4-1 = Ziehen: Nimm blind eine Karte aus der Brieftasche.
rule-W-4-2 = Zurückstecken: Eine Handkarte kommt verdeckt in die Brieftasche. Hineinsehen darf niemand.
rule-W-4-3 = Ausweis kaufen: Leg Scheine und Schmuck für mindestens 300 offen ab und such dir einen Ausweis aus dem Fach aus. Wechselgeld gibt es nicht, die Münze zählt nicht.
rule-W-4-4 = Ein gekaufter Ausweis ist eine Handkarte wie jede andere. Zurückgesteckt landet er in der Brieftasche.
rule-W-4-5 = Timer drehen: Dreh einen laufenden Timer um. Das geht in jedem Zug.
rule-W-4-6 = Womit bezahlt wurde, ist bis zum Ende der Runde aus dem Spiel.
rule-W-4-7 = Du darfst beliebig viele Karten auf der Hand haben.
rule-W-5-1 = Jede Sonderkarte gibt es einmal. Spielen musst du keine.
rule-W-5-2 = Auf jeder Sonderkarte steht, wann sie gespielt wird: vor deiner Aktion, statt deines Zugs oder am Ende der Runde.
rule-W-5-3 = Eine gespielte Sonderkarte kommt offen auf ihre Ablage und wirkt dann. Nur Notfall kommt später dorthin.
rule-W-5-4 = Sonderkarten sind nie Handkarten: Man kann sie weder ziehen noch verschenken noch stehlen.
rule-W-5-5 = Eine Sonderkarte, die nichts bewirken könnte, lässt sich nicht spielen.
rule-W-5-6 = Was du nicht spielst, bleibt verdeckt und wirkt nicht.
rule-W-6-1 = Doppelzug: zwei Aktionen hintereinander, dann ist dein Zug vorbei.
rule-W-6-2 = Happy Birthday: Zieh drei Karten, behalte eine und gib zwei anderen je eine. Zu zweit kommt eine davon zurück. Dann ist dein Zug vorbei.
rule-W-6-3 = Umverteilung: Alle legen zugleich einen Schein oder Schmuck offen hin. Du nimmst dir eine Karte, der Rest wird verdeckt unter den anderen verteilt, die etwas hingelegt haben.
rule-W-6-4 = Nach links: Alle geben zugleich eine Handkarte verdeckt nach links.
rule-W-6-5 = Nach rechts: Alle geben zugleich eine Handkarte verdeckt nach rechts.
rule-W-6-6 = Inspektion: Zieh jemandem eine Karte aus der Hand. Behalte sie oder gib sie zurück.
rule-W-6-7 = Geschenk: Gib jemandem verdeckt eine deiner Handkarten.
rule-W-6-8 = Gestohlen: Zieh jemandem eine Karte aus der Hand und behalte sie.
rule-W-6-9 = Kartentausch: Du und jemand anderes wählt zugleich eine Handkarte und tauscht sie verdeckt.
rule-W-6-10 = Wunschkarte: Frag jemanden nach einer Währung, nach Schmuck oder nach einem Wert. Passt etwas, bekommst du verdeckt eine Karte davon.
rule-W-6-11 = Notfall: Spiel die oberste Karte der Sonderkarten-Ablage, als wäre es deine.
rule-W-6-12 = Zeitgewinn: Nach dem letzten Timer darfst du noch einmal ziehen, zurückstecken oder kaufen.
rule-W-6-13 = Geheimversteck: Eine Handkarte verschwindet darunter und zählt für nichts mehr.
rule-W-6-14 = Bankomat: Zahl einen Schein ein, der dann nicht mehr zählt, oder zieh, bis ein Schein kommt. Der zählt voll.
rule-W-6-15 = Wechseln: Leg einen Schein darauf und nenne eine andere Währung. Der Wert bleibt.
rule-W-7-1 = Mit dem letzten Timer endet die Runde, kein Zug geht weiter.
rule-W-7-2 = Zuerst wird gefragt, wer Zeitgewinn spielt. Alle mit Sonderkarten antworten zugleich.
rule-W-7-3 = Dann kommen reihum ab dem Startspieler Geheimversteck, Bankomat und Wechseln.
rule-W-7-4 = Danach steht fest, wer unschuldig ist. Daran ändert nichts mehr etwas.
rule-W-7-5 = Erst kontrollieren die Polizisten im Dienst, dann zeigen alle ihre Karten, dann geht es um die Chips.
rule-W-7-6 = Ziehen bis zum Schein: Karten kommen offen aus der Brieftasche, bis ein Schein dabei ist. Der Rest geht zurück.
rule-W-8-1 = Dein Vermögen sind Scheine, Schmuck und Münze. Währungen haben nur die Scheine.
rule-W-8-2 = Ein Ausweis sagt, wer du bist. Ohne Ausweis bist du schuldig, mit mehreren auch, außer einer davon ist der des Geheimagenten.
rule-W-8-3 = John Smith: höchstens 500, höchstens zwei Währungen, keine Polizeimarke. Kreditkarten darf er haben.
rule-W-8-4 = Der Polizist: höchstens 500, höchstens zwei Währungen, keine Kreditkarte. Polizeimarken darf er haben.
rule-W-8-5 = Der Millionär: mehr als 500, höchstens zwei Währungen, weder Kreditkarte noch Polizeimarke.
rule-W-8-6 = Die Blondine: höchstens 500, mindestens ein Schmuckstück, beliebige Währungen, weder Kreditkarte noch Polizeimarke.
rule-W-8-7 = Der Geheimagent: höchstens 500, höchstens zwei Währungen, mindestens ein weiterer Ausweis, weder Kreditkarte noch Polizeimarke.
rule-W-8-8 = Fehlt dir eine Bedingung, bist du schuldig.
rule-W-8-9 = Die Münze zählt mit: Genau 500 auf der Hand sind schon zu viel, und für den Millionär genug.
rule-W-9-1 = Ein unschuldiger Polizist mit Polizeimarke ist im Dienst und zeigt seine Karten zuerst.
rule-W-9-2 = Wer im Dienst ist, kontrolliert jemanden, bei dem noch niemand war. Die kleinste Münze beginnt.
rule-W-9-3 = Ist der Kontrollierte schuldig, nimmt ihm der Polizist alle Scheine und allen Schmuck ab. Sie zählen für sein Vermögen, nie gegen ihn.
rule-W-9-4 = Ist der Kontrollierte unschuldig, passiert nichts.
rule-W-9-5 = Mehrere Marken bringen eine Kontrolle. Ein schuldiger Polizist kontrolliert niemanden.
rule-W-10-1 = Alle zeigen ihre Karten.
rule-W-10-2 = Wer schuldig ist, gibt einen Chip seiner Wahl zurück, wenn er einen hat.
rule-W-10-3 = Ein unschuldiger John Smith mit Kreditkarte zieht bis zum ersten Schein. Der zählt für sein Vermögen, nie gegen ihn.
rule-W-10-4 = Die Unschuldigen zählen ihr Geld. Bei gleichem Betrag entscheidet die Münze.
rule-W-10-5 = Die Reichsten ziehen blind Chips: zu zweit 1, zu dritt 2 und 1, zu viert 3, 2 und 1, sonst 4, 3, 2 und 1.
rule-W-10-6 = Deine Chips liegen verdeckt. Nur du darfst sie ansehen.
rule-W-11-1 = Für die nächste Runde wird alles neu gemischt und verteilt, nur die Chips bleiben.
rule-W-12-1 = Nach der letzten Runde werden die Chips aufgedeckt. Die meisten Punkte gewinnen.
rule-W-12-2 = Bei gleich vielen Punkten gewinnen mehr Chips.
rule-W-12-3 = Ist auch das gleich, teilt ihr euch den Sieg.
rule-W-13-1 = Variante: zwei Sonderkarten in einem Zug. Eine, die den Zug ersetzt, beendet ihn.
rule-W-13-2 = Variante: Passen ist eine Aktion, die nichts tut.
rule-W-13-3 = Variante: Beim Bezahlen darf keine Karte überflüssig sein.
rule-W-13-4 = Variante: Es spielen die kleinsten Münzen mit.
rule-W-14-1 = Läuft deine Zeit ab, tut der Tisch das Naheliegende: einen Timer drehen, passen, die erste erlaubte Karte geben, den kleinsten Chip zurückgeben.
rule-W-14-2 = Eine Uhr läuft für alle, die gefragt sind. Wer am Ende fehlt, für den wird zugleich entschieden.
rule-W-15-1 = Was du rechtmäßig gesehen hast, merkt sich der Tisch für dich, solange es noch stimmt.
rule-W-15-2 = Wer einen Ausweis kauft, merkt sich, was noch im Fach war.
rule-W-15-3 = Du kennst deine Chips. Alle wissen, dass jeder mit einer 1 begonnen hat.
rule-W-15-4 = Wer zuschaut, sieht nur, was alle sehen.
rule-W-15-5 = Was du nicht weißt, ist Zufall. Bots rechnen genauso und wissen nie mehr als du an ihrer Stelle.

rule-WR-1 = Die gedruckten Karten kennen wir nicht alle. Wir spielen mit nachgebauten: vier Währungen, Schmuck, Ausweise, Kreditkarten und Polizeimarken.
rule-WR-2 = Von den 37 Chips sind bei uns 17 Einser, 12 Zweier und 8 Dreier. Leer wird das Fach nie zu früh.
rule-WR-3 = Seid ihr weniger als sieben, spielen zufällige Münzen mit, aber in jeder Runde dieselben.
rule-WR-4 = Wo in der Brieftasche eine Karte steckt, ist gleichgültig: Jede wird gleich leicht gezogen.
rule-WR-5 = Eine Aktion musst du machen. Wer nichts ändern will, dreht einen Timer um.
rule-WR-6 = Eine Sonderkarte im Zug, wenn ihr nichts anderes einstellt.
rule-WR-7 = Der Timer des Startspielers dreht sich von selbst. Ist es der letzte, hat er keinen Zug mehr.
rule-WR-8 = Du darfst auch zu viel bezahlen. Ins Fach siehst du erst danach, und einen Ausweis musst du dann nehmen.
rule-WR-9 = Im Ausweisfach steckt von jeder Person einer. Gekauft sind es Karten wie alle anderen.
rule-WR-10 = Die Ablage liegt offen und bleibt liegen, bis die Runde vorbei ist.
rule-WR-11 = Ist die Brieftasche leer, kann niemand ziehen.
rule-WR-12 = Leere Hände: Geschenk und Kartentausch brauchen eine eigene Karte, Inspektion, Gestohlen und Kartentausch jemanden, der eine hat.
rule-WR-13 = Wer bei der Umverteilung nichts hinlegt, bekommt auch nichts. Fehlt dadurch eine Karte, geht der Letzte leer aus.
rule-WR-14 = Aus einer Hand wird blind gezogen. Welche Karte es war, wissen nur die beiden.
rule-WR-15 = Wünschen kannst du dir eine Währung, Schmuck oder einen Wert, nie Ausweise, Kreditkarten oder Marken.
rule-WR-16 = Notfall braucht eine abgelegte Sonderkarte. Karten für das Ende der Runde trifft er nie.
rule-WR-17 = Beim Doppelzug musst du zwei Aktionen machen. Endet die Runde mit der ersten, entfällt die zweite.
rule-WR-18 = Reichen die Karten für Happy Birthday nicht, behältst du zuerst eine. Zwei Geschenke gehen an zwei verschiedene.
rule-WR-19 = Erst kommt Zeitgewinn, dann reihum die anderen. Gefragt werden alle mit Sonderkarten, damit das Fragen nichts verrät.
rule-WR-20 = Ob du gefragt wirst, hängt nur von dem ab, was alle sehen. Auch wer nur eine Antwort hat, wird gefragt.
rule-WR-21 = Scheine auf Bankomat und Wechseln liegen offen, die Karte im Geheimversteck bleibt verdeckt. Alle kommen aus der Hand.
rule-WR-22 = Bis zum Schein wird offen gezogen. Mit der Kreditkarte geschieht es von selbst.
rule-WR-23 = Ein Spruch gilt: Wem das Geld abgenommen wird, der bleibt schuldig, und wer danach noch reicher wird, bleibt unschuldig.
rule-WR-24 = Im Dienst ist man, ob man will oder nicht. Auch ein anderer Polizist im Dienst darf kontrolliert werden.
rule-WR-25 = Abgenommen wird, was zählt. Verstecktes und Eingezahltes ist sicher.
rule-WR-26 = Die Münze zählt für alle mit, ist aber keine Währung.
rule-WR-27 = Zwei Ausweise des Geheimagenten sind erlaubt. Mit mehreren Ausweisen hast du keine Wahl, wer du bist.
rule-WR-28 = Ungespielte Sonderkarten bleiben auch am Ende der Runde verdeckt.
rule-WR-29 = Welchen Chip du zurückgibst, bestimmst du. Er kann gleich wieder gezogen werden.
rule-WR-30 = Gibt es weniger Unschuldige als Anteile, verfällt der Rest.
rule-WR-31 = Bei Gleichstand in Punkten und Chips gewinnt ihr gemeinsam.
rule-WR-32 = Gleiche Karten sind austauschbar.
rule-WR-33 = Auch ein Geschenk wird verdeckt übergeben.

rule-LW-1 = Es gibt 80 Spielkarten: Scheine, Schmuck, Ausweise, Kreditkarten und Polizeimarken, nummeriert von 2 bis 7.
rule-LW-2 = Jeder Schein hat eine Währung, Scheine und Schmuck haben einen Wert, jeder Ausweis eine Person.
rule-LW-3 = Nach dem Austeilen stecken noch mindestens zehn Karten in der Brieftasche.
rule-LW-4 = Es gibt fünf verschiedene zusätzliche Ausweise und 15 verschiedene Sonderkarten.
rule-LW-5 = Es gibt sieben verschiedene Münzen von 1 bis 99 Cent.
rule-LW-6 = Die Chips haben Werte von 1 bis 3 und reichen für alle Runden.
rule-LW-7 = Jeder Rang zieht weniger Chips als der davor, der letzte einen.
rule-LW-8 = In jedem Deck gibt es jede Person und mindestens ein Schmuckstück.
rule-LW-9 = Es gibt mindestens zwei Kreditkarten, zwei Polizeimarken und zwei Polizisten.
rule-LW-10 = Irgendeine Karte ist genau 100 wert.
rule-LW-11 = In jedem Deck kann man mit erlaubten Währungen genau 500 haben, und auch mehr.
rule-LW-12 = Es gibt mehr Währungen, als man haben darf.
rule-LW-13 = In jedem Deck gibt es von nichts mehr als von Scheinen.
rule-LW-14 = Es gibt fünf Personen, und ihre Grenzen passen zueinander.

## Kapitel der Regeln

chapter-W-1 = Das Spiel
chapter-W-2 = Eine Runde aufbauen
chapter-W-3 = Züge und Timer
chapter-W-4 = Aktionen
chapter-W-5 = Sonderkarten allgemein
chapter-W-6 = Die fünfzehn Sonderkarten
chapter-W-7 = Das Ende der Runde
chapter-W-8 = Unschuldig oder schuldig
chapter-W-9 = Polizisten im Dienst
chapter-W-10 = Die Wertung
chapter-W-11 = Die nächste Runde
chapter-W-12 = Das Ende des Spiels
chapter-W-13 = Einstellungen
chapter-W-14 = Wenn jemand fehlt
chapter-W-15 = Was ein Platz weiß
chapter-Phases-and-actions = Phasen und Züge
chapter-What-is-known = Wer was weiß
chapter-Rulings = Klärungen
chapter-Components = Prüfungen der Schachtel
chapter-Worked-examples = Beispiele

## Der Tisch im Browser

board-hand = Deine Hand
board-hand-empty = Deine Hand ist leer. Unauffälliger geht es nicht.
board-watching = Du siehst zu. Die Hände bleiben verdeckt.
board-papers = Papiere, bitte
board-innocent-as = Du gehst als { as-character } durch. Stand jetzt.
board-guilty = Dagegen spricht: { $guilts }.
board-of = {" "}von 500
board-above = {" "}(über 500 nötig)
board-ids =
    { $count ->
        [one] 1 Ausweis
       *[other] { $count } Ausweise
    }
board-currencies =
    { $count ->
        [one] 1 Währung
       *[other] { $count } Währungen
    }
board-edge = Deine Münze zählt mit: Genau 500 in Scheinen und Schmuck sind zu viel. Nur dem Millionär reicht das.
board-edge-short = Genau 500 ist zu viel: Die Münze zählt mit.
board-sum =
    { $character_id ->
        [none] { $amount } mit Münze, { board-sum-currencies }.
       *[other] Als { as-character }: { $amount } von 500, { board-sum-currencies }.
    }
board-sum-above = Als { as-character }: { $amount }, es müssen mehr als 500 sein, { board-sum-currencies }.
board-sum-currencies =
    { $currencies ->
        [one] 1 Währung
       *[other] { $currencies } Währungen
    }
board-rule = Regel nachlesen
board-reference = Wer darf was?
board-tools = Eine Kreditkarte passt nur zu John Smith, eine Polizeimarke nur zum Polizisten. Alle anderen machen sie schuldig.
board-caption-credit = nur für John Smith
board-caption-badge = nur für den Polizisten
board-jewel-50 = Ring
board-jewel-100 = Ohrringe
board-jewel-150 = Armband
board-jewel-250 = Collier

board-coin = Münze: { $cents } Cent
board-chips =
    { $count ->
        [one] 1 Chip
       *[other] { $count } Chips
    }
board-chips-own = Deine Chips: { $values }
board-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
board-specials-of =
    { $count ->
        [one] 1 Sonderkarte
       *[other] { $count } Sonderkarten
    }
board-start = Start
board-on-duty = im Dienst
board-known = Davon weißt du
board-confiscated = beschlagnahmt
board-counts-as = { $card }, zählt als { $currency }
board-back-card = verdeckte Karte

board-floors =
    { $count ->
        [0] Die Polizei ist da.
        [one] Noch 1 Stockwerk
       *[other] Noch { $count } Stockwerke
    }
board-wallet = Die Brieftasche: { $count } Karten, { $ids } Ausweise im Fach, { $chips } Chips hinter dem Reißverschluss
board-discard = Bezahlt
board-discard-short = Bezahlt
board-specials = Gespielte Sonderkarten
board-specials-short = Gespielt
board-specials-own = Deine Sonderkarten
board-resolving = { $seat }: { $special }
board-wish-line = { $seat } wünscht sich von { $target }: { $request }

board-draw = Karte ziehen
board-put = Zurückstecken
board-put-this = { $card } zurück
board-which = Welche Karte? Tipp sie in deiner Hand an.
board-buy = Ausweis kaufen
board-flip = Timer umdrehen
board-flip-last = Letzten Timer drehen
board-pass = Passen
board-turns-left =
    { $count ->
        [0] In dieser Runde kommst du nicht mehr dran.
        [one] Höchstens noch 1 Zug für dich.
       *[other] Höchstens noch { $count } Züge für dich.
    }
board-actions-left =
    { $count ->
        [one] Doppelzug: noch 1 Aktion.
       *[other] Doppelzug: noch { $count } Aktionen.
    }
board-gain-time = Zeitgewinn: eine letzte Aktion.
board-back = Doch nicht
board-play = Jetzt spielen
board-not-now = Jetzt kannst du sie nicht spielen.
board-playable = jetzt spielbar
board-copies = Oben liegt gerade: { $special }.
board-timing-instead = statt Zug
board-timing-start = Zugbeginn
board-timing-end = am Ende

board-pay = Womit bezahlst du?
board-paid = Markiert: { $sum } von { $price }. Wechselgeld gibt es nicht.
board-pay-exact = Eine Karte ist zu viel.
board-pay-now = { $sum } bezahlen

board-sealed = Abgegeben
board-waiting = Warten auf die anderen. Gefragt: { $seats }.
board-pass-to = Sie geht verdeckt an { $seat }.
board-swap-with = Ihr tauscht verdeckt: du und { $seat }.
board-wished = { $seat } möchte: { $request }.
board-detail-redist-give = Alle legen gleichzeitig, alle sehen es.
board-detail-redist-pick = Der Rest wird verdeckt verteilt.
board-detail-birthday = Tipp eine Karte an, dann ihr Ziel.
board-detail-chip-return = Schuldig. Ein Chip geht verdeckt zurück.
board-detail-end = Alle mit Sonderkarten werden gefragt.
board-choose-kind = Was?
board-choose-card = Erst eine Karte wählen
board-choose-seat = Wen?
board-choose-request = Wonach?
board-choose-currency = In welche Währung?
board-kind-stash = Verstecken
board-kind-atm-deposit = Einzahlen
board-kind-exchange = Wechseln
board-share = Wohin mit der Karte?
board-share-keep = Behalten
board-share-back = Zurück
board-share-now = So verteilen
board-chip-back = Chip { $value }

board-print-double-move = Doppel­zug
board-print-happy-birthday = Happy Birth­day
board-print-redistribution = Umver­teilung
board-print-inspection = Inspek­tion
board-print-gift = Ge­schenk
board-print-stolen = Ge­stohlen
board-print-card-swap = Karten­tausch
board-print-wish = Wunsch­karte
board-print-emergency = Notfall
board-print-gain-time = Zeit­gewinn
board-print-secret-stash = Geheim­versteck
board-print-atm = Banko­mat
board-print-exchange = Wech­seln

## Das Ende einer Runde, das Ende des Spiels, die erste Partie

phase-line = Runde { $number } von { $rounds } · { $where }

round-title = Ende von Runde { $number }
round-chapter = Runde { $number }
round-alarm = Die Polizei ist da
round-skip = Überspringen
round-close = Schließen
round-next = Weiter: Runde { $number }
round-look = Runde { $number }: Ergebnis
round-seats = Alle Plätze
round-duty = { $seat } ist als Polizist im Dienst.
round-check = { $seat } kontrolliert { $target }.
round-bag = { $seat } nimmt { $target } alles ab.
round-reveal =
    { $verdict_innocent ->
        [true] { $seat } zeigt die Karten: unschuldig.
       *[false] { $seat } zeigt die Karten: schuldig.
    }
round-counting = Wer unschuldig ist, zählt sein Geld.
round-richest = { $seat } war unschuldig, und niemand war reicher.
round-nobody = Niemand war unschuldig. Die Chips bleiben, wo sie sind.
round-waits =
    { $phase_id ->
        [police_check] { $seats } ist im Dienst und sucht sich jemanden aus.
       *[other] Ein Chip zurück. Gefragt: { $seats }.
    }
round-on-duty = im Dienst
round-checked = kontrolliert von { $seat }
round-confiscated = Beschlagnahmt
round-credit = Dazu von der Kreditkarte
round-turned = Aufgedeckt und zurückgesteckt: { $card }
round-no-cards = keine Karten
round-rank = Platz { $rank }
round-drawn =
    { $count ->
        [one] 1 Chip gezogen{ chip-values }
       *[other] { $count } Chips gezogen{ chip-values }
    }
round-lost =
    { $value ->
        [none] 1 Chip zurückgegeben
       *[other] 1 Chip zurückgegeben: { $value }
    }

round-phrase-lift = Der Lift ist heute aber schnell.
round-phrase-guest = Ich bin nur Gast hier.
round-phrase-papers = Das ist nicht mein Ausweis.
round-phrase-jewels = Wer hat den Schmuck?
round-phrase-gift = Behalt es, ist ein Geschenk.
round-phrase-minute = Eine Minute noch, bitte.

fact-table = Am Tisch
fact-own = Deine Hand

end-headline =
    { $points ->
        [one] { $seats } geht mit einem Punkt nach Hause
       *[other] { $seats } geht mit { $points } Punkten nach Hause
    }
end-headline-shared = { $seats } teilen sich die Beute
end-caption = »Die Brieftasche? Die lag schon so da.«
end-chips = Die Chips liegen offen
end-points =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
end-chips-of =
    { $count ->
        [one] in 1 Chip
       *[other] in { $count } Chips
    }
end-rounds = Runde für Runde
end-richest = Reich und unschuldig: { $seat } mit { $money }
end-none = Niemand unschuldig
end-numbers = Dein Abend in Zahlen
end-drawn =
    { $count ->
        [one] Karte gezogen
       *[other] Karten gezogen
    }
end-bought =
    { $count ->
        [one] Ausweis gekauft
       *[other] Ausweise gekauft
    }
end-innocent = mal unschuldig
end-played =
    { $count ->
        [one] Sonderkarte gespielt
       *[other] Sonderkarten gespielt
    }
end-flipped =
    { $count ->
        [one] Timer gedreht
       *[other] Timer gedreht
    }

guide-hand = Das hast du erwischt. Am Ende der Runde zählt, was du dann in der Hand hast: ein glaubwürdiger Ausweis und nicht zu viel Geld.
guide-papers = Hier siehst du laufend, was die Polizei jetzt sagen würde und woran es hängt. Tipp darauf, dann steht mehr da.
guide-turn = Eine Aktion je Zug: blind aus der Brieftasche ziehen, eine Karte zurückstecken, einen Ausweis kaufen oder einen Timer drehen.
guide-tools = Kreditkarte und Polizeimarke sind heikel: Die eine passt nur zu John Smith, die andere nur zum Polizisten. Alle anderen machen sie schuldig.
guide-edge = Deine Münze zählt mit. Genau 500 in Scheinen und Schmuck sind deshalb schon zu viel, außer für den Millionär: Der braucht mehr als 500.
guide-buy = Im Ausweisfach steckt von jeder Person einer. Für 300 in Scheinen und Schmuck suchst du dir einen aus. Wechselgeld gibt es nicht.
guide-reference = Wer du sein kannst und was dafür gilt, steht auf der Übersichtskarte. Sie ist immer hier.
guide-innocent = Gerade wärst du unschuldig. Du kannst jetzt Timer drehen und die anderen drängen, oder noch reicher werden: Chips gehen an die Reichsten.
guide-timers = Sechs Timer, dann ist die Polizei da. Wer anfängt, dreht am Beginn jedes weiteren Zugs von selbst einen um.
guide-late = Nur noch wenige Timer. Die Runde kann enden, ehe du wieder dran bist. Bring deine Papiere jetzt in Ordnung.
guide-specials = Deine Sonderkarten. Eine darfst du vor deiner Aktion spielen, manche statt des Zugs, manche erst am Ende der Runde. Was hell ist, geht jetzt.
guide-window = Alle entscheiden zugleich und verdeckt. Erst wenn alle so weit sind, wird es ausgeführt.
guide-end = Die Runde ist vorbei. Letzte Gelegenheit für Sonderkarten, dann zeigen alle ihre Karten. Wer schuldig ist, verliert einen Chip, die reichsten Unschuldigen ziehen welche.
guide-chips = Deine Chips sind 1 bis 3 Punkte wert, und nur du kennst sie. Bei den anderen siehst du bloß, wie viele es sind.
