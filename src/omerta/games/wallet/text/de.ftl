### Greif zu! Die Brieftasche des Paten. Schlüssel wie in en.ftl; was ein Feld heißt, steht in events.py, actions.py und options.py.

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
request-value-20 = etwas im Wert von 20
request-value-50 = etwas im Wert von 50
request-value-100 = etwas im Wert von 100
request-value-150 = etwas im Wert von 150
request-value-200 = etwas im Wert von 200
request-value-250 = etwas im Wert von 250

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
phase-target = Jemanden aussuchen
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
decision-target = Wen nimmst du?
decision-inspect-decide = Behalten oder zurückgeben?
decision-swap-pick = Welche Karte tauschst du?
decision-gift = Wem schenkst du was?
decision-wish = Wen fragst du, und wonach?
decision-wish-answer = Was gibst du her?
decision-end-first = Der letzte Timer ist gedreht. Willst du noch etwas tun?
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
action-target = { $seat } soll es sein
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
event-round-started =
    { $start_is ->
        [you] Runde { $round_number }. Du hast die kleinste Münze und fängst an. In der Brieftasche stecken { $wallet } Karten.
       *[other] Runde { $round_number }. { $start } hat die kleinste Münze und fängt an. In der Brieftasche stecken { $wallet } Karten.
    }
event-hand-dealt =
    { $seat_is ->
        [you] Du bekommst { $cards } und die Sonderkarten { $specials }.
       *[other] { $seat } bekommt { $cards } und die Sonderkarten { $specials }.
    }
event-asked =
    { $seats_is ->
        [you] Du bist gefragt: { $phase }.
       *[other] Gefragt: { $seats_with_you } ({ $phase }).
    }
event-turn-began =
    { $seat_is ->
        [you] Du bist dran.
       *[other] { $seat } ist dran.
    }
event-timer-flipped =
    { $left ->
        [0] { $seat_is ->
            [you] Du drehst
           *[other] { $seat } dreht
        } den letzten Timer um. Der Lift ist oben.
        [one] { flips } Ein Timer läuft noch.
       *[other] { flips } { $left } Timer laufen noch.
    }
flips =
    { $automatic ->
        [true] Einmal herum: { $seat_is ->
            [you] Du drehst
           *[other] { $seat } dreht
        } einen Timer um.
       *[false] { $seat_is ->
            [you] Du drehst
           *[other] { $seat } dreht
        } einen Timer um.
    }
event-card-drawn =
    { $seat_is ->
        [you] Du ziehst
       *[other] { $seat } zieht
    }{ a-card-or-which }
a-card-or-which =
    { $card_id ->
        [none] {" "}eine Karte.
       *[other] : { $card }.
    }
to-seat =
    { $seat_is ->
        [you] dir
       *[other] { $seat }
    }
event-card-put-back =
    { $seat_is ->
        [you] Du steckst zurück: { $card }.
       *[other] { $card_id ->
            [none] { $seat } steckt eine Karte zurück.
           *[other] { $seat } steckt zurück: { $card }.
        }
    }
event-buying-begun =
    { $seat_is ->
        [you] Du zählst Geld für einen Ausweis ab.
       *[other] { $seat } zählt Geld für einen Ausweis ab.
    }
event-payment-added =
    { $seat_is ->
        [you] Du legst dazu: { $card }.
       *[other] { $seat } legt dazu: { $card }.
    }
event-id-paid =
    { $seat_is ->
        [you] Du kaufst einen Ausweis und zahlst: { $cards }.
       *[other] { $seat } kauft einen Ausweis und zahlt: { $cards }.
    }
event-pocket-opened =
    { $seat_is ->
        [you] Du hast die Wahl: { $characters }.
       *[other] { $seat } hat die Wahl: { $characters }.
    }
event-id-taken =
    { $seat_is ->
        [you] Du steckst einen Ausweis ein: { $character }. Im Fach: noch { $left }.
       *[other] { $character_id ->
            [none] { $seat } steckt einen Ausweis ein. Im Fach: noch { $left }.
           *[other] { $seat } steckt einen Ausweis ein: { $character }. Im Fach: noch { $left }.
        }
    }
event-passed =
    { $seat_is ->
        [you] Du passt.
       *[other] { $seat } passt.
    }
event-special-played =
    { $copied_id ->
        [none] { $seat_is ->
            [you] Du spielst
           *[other] { $seat } spielt
        } { $special }.
       *[other] { $seat_is ->
            [you] Du spielst { $special } und wiederholst
           *[other] { $seat } spielt { $special } und wiederholt
        } { $copied }.
    }
event-answer-sealed =
    { $seat_is ->
        [you] Du hast entschieden: { $answer }.
       *[other] { $seat } hat entschieden: { $answer }.
    }
event-birthday-drawn =
    { $seat_is ->
        [you] Du packst aus: { $cards }.
       *[other] { $cards_id ->
            [none] { $seat } packt aus: { birthday-count }.
           *[other] { $seat } packt aus: { $cards }.
        }
    }
birthday-count =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
event-card-passed =
    { $giver_is ->
        [you] { $cause }: Du gibst { $taker }{ a-card-or-which }
       *[other] { $taker_is ->
            [you] { $cause }: { $giver } gibt dir{ a-card-or-which }
           *[other] { $cause }: { $giver } gibt { $taker }{ a-card-or-which }
        }
    }
event-card-stolen =
    { $seat_is ->
        [you] Du stiehlst { $target }{ a-card-or-which }
       *[other] { $target_is ->
            [you] { $seat } stiehlt dir{ a-card-or-which }
           *[other] { $seat } stiehlt { $target }{ a-card-or-which }
        }
    }
event-hand-inspected =
    { $card_id ->
        [none] { $seat } sieht sich bei { $target } eine Karte an.
       *[other] { $seat_is ->
            [you] Du siehst bei { $target }: { $card }.
           *[other] { $target_is ->
                [you] { $seat } sieht bei dir: { $card }.
               *[other] { $seat } sieht bei { $target }: { $card }.
            }
        }
    }
event-inspection-decided =
    { $kept ->
        [true] { $seat_is ->
            [you] Du behältst die Karte von { $target }.
           *[other] { $target_is ->
                [you] { $seat } behält deine Karte.
               *[other] { $seat } behält die Karte von { $target }.
            }
        }
       *[false] { $seat_is ->
            [you] Du gibst { $target } die Karte zurück.
           *[other] { $target_is ->
                [you] { $seat } gibt dir die Karte zurück.
               *[other] { $seat } gibt { $target } die Karte zurück.
            }
        }
    }
event-redistribution-laid =
    { $cards_id ->
        [none] Niemand legt etwas in die Mitte. Angeblich hat niemand etwas.
       *[other] In der Mitte liegen { $cards }. Gelegt, der Reihe nach: { $seats_with_you }.
    }
event-redistribution-taken =
    { $seat_is ->
        [you] Du nimmst dir { $card }.
       *[other] { $seat } nimmt sich { $card }.
    }
event-redistribution-dealt =
    { $seat_is ->
        [you] Du bekommst aus der Mitte: { $card }.
       *[other] { $card_id ->
            [none] { $seat } bekommt eine Karte aus der Mitte.
           *[other] { $seat } bekommt aus der Mitte: { $card }.
        }
    }
event-swap-agreed =
    { $seat_is ->
        [you] Du tauschst mit { $target }.
       *[other] { $target_is ->
            [you] { $seat } tauscht mit dir.
           *[other] { $seat } tauscht mit { $target }.
        }
    }
event-wish-made =
    { $seat_is ->
        [you] Du willst von { $target }: { $request }.
       *[other] { $target_is ->
            [you] { $seat } will von dir: { $request }.
           *[other] { $seat } will von { $target }: { $request }.
        }
    }
event-wish-answered =
    { $met ->
        [true] { $seat_is ->
            [you] Du hast etwas Passendes für { $target }.
           *[other] { $target_is ->
                [you] { $seat } hat etwas Passendes für dich.
               *[other] { $seat } hat etwas Passendes für { $target }.
            }
        }
       *[false] { $seat_is ->
            [you] Du hast nichts Passendes für { $target }.
           *[other] { $target_is ->
                [you] { $seat } hat nichts Passendes für dich.
               *[other] { $seat } hat nichts Passendes für { $target }.
            }
        }
    }
event-round-ended =
    { $seat_is ->
        [you] Die Lifttüren gehen auf: Ende der Runde, dank dir.
       *[other] Die Lifttüren gehen auf: Ende der Runde, dank { $seat }.
    }
event-stashed =
    { $seat_is ->
        [you] Du lässt verschwinden: { $card }.
       *[other] { $card_id ->
            [none] { $seat } lässt eine Karte verschwinden.
           *[other] { $seat } lässt verschwinden: { $card }.
        }
    }
event-atm-deposited =
    { $seat_is ->
        [you] Du zahlst { $card } ein. Das zählt nicht mehr.
       *[other] { $seat } zahlt { $card } ein. Das zählt nicht mehr.
    }
event-atm-drawn =
    { $note_id ->
        [none] Der Bankomat gibt { to-seat } keinen Schein. Gezogen: { shown-cards }.
       *[other] Der Bankomat gibt { to-seat } { $note }. Gezogen: { $cards }.
    }
event-exchanged =
    { $seat_is ->
        [you] Du wechselst { $card }. Das sind jetzt { $currency }.
       *[other] { $seat } wechselt { $card }. Das sind jetzt { $currency }.
    }
event-verdict-reached =
    { $seat_is ->
        [you] Unter uns: { found }
       *[other] Unter uns, { $seat }: { found }
    }
event-police-called =
    { $seats_is ->
        [you] Du bist im Dienst.
       *[other] Im Dienst: { $seats_with_you }.
    }
event-on-duty-revealed =
    { $seat_is ->
        [you] Du bist als Polizist im Dienst und zeigst { shown-cards }{ and-exchanged }.
       *[other] { $seat } ist als Polizist im Dienst und zeigt { shown-cards }{ and-exchanged }.
    }
event-checked =
    { $seat_is ->
        [you] Du kontrollierst { $target }
       *[other] { $target_is ->
            [you] { $seat } kontrolliert dich
           *[other] { $seat } kontrolliert { $target }
        }
    }: { shown-cards }{ and-exchanged }. { found }
event-confiscated =
    { $cards_id ->
        [none] { $target_is ->
            [you] Bei dir ist nichts zu holen.
           *[other] Bei { $target } ist nichts zu holen.
        }
       *[other] { $seat_is ->
            [you] Du nimmst { $target } alles ab
           *[other] { $target_is ->
                [you] { $seat } nimmt dir alles ab
               *[other] { $seat } nimmt { $target } alles ab
            }
        }: { $cards }.
    }
event-hand-revealed =
    { $seat_is ->
        [you] Du zeigst { shown-cards }{ and-exchanged }. { found }
       *[other] { $seat } zeigt { shown-cards }{ and-exchanged }. { found }
    }
event-chip-returned =
    { $seat_is ->
        [you] Du gibst einen Chip zurück{ chip-value }.
       *[other] { $seat } gibt einen Chip zurück{ chip-value }.
    }
chip-value =
    { $value ->
        [none] {""}
       *[other] : { $value }
    }
event-credit-drawn =
    { $note_id ->
        [none] Die Kreditkarte bringt { to-seat } nichts. Gezogen: { shown-cards }.
       *[other] Die Kreditkarte bringt { to-seat } { $note }. Gezogen: { $cards }.
    }
event-chips-awarded =
    { $seat_is ->
        [you] { $count ->
            [0] Du kommst mit { HUNDREDTHS($wealth) } auf Platz { $rank }. Dafür gibt es keinen Chip.
            [one] Du kommst mit { HUNDREDTHS($wealth) } auf Platz { $rank } und ziehst einen Chip{ chip-values }.
           *[other] Du kommst mit { HUNDREDTHS($wealth) } auf Platz { $rank } und ziehst { $count } Chips{ chip-values }.
        }
       *[other] { $count ->
            [0] { $seat } kommt mit { HUNDREDTHS($wealth) } auf Platz { $rank }. Dafür gibt es keinen Chip.
            [one] { $seat } kommt mit { HUNDREDTHS($wealth) } auf Platz { $rank } und zieht einen Chip{ chip-values }.
           *[other] { $seat } kommt mit { HUNDREDTHS($wealth) } auf Platz { $rank } und zieht { $count } Chips{ chip-values }.
        }
    }
chip-values =
    { $values_id ->
        [none] {""}
       *[other] : { $values }
    }
event-game-over =
    { $winners_is ->
        [you] Die Chips liegen offen. Punkte reihum: { $points }. Du hast gewonnen.
       *[other] Die Chips liegen offen. Punkte reihum: { $points }. Gewonnen: { $winners_with_you }.
    }

reason-most-points = Die meisten Punkte.
reason-more-chips = Gleich viele Punkte, aber mehr Chips.
reason-shared = Punktgleich, auch bei den Chips: geteilter Sieg.
reason-beaten = Andere hatten mehr.

## Was nicht geht

refusal-game-over = Das Spiel ist vorbei.
refusal-not-your-turn = Du bist gerade nicht gefragt.
refusal-wrong-phase = Das geht jetzt nicht. Gefragt ist: { $phase }.
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
refusal-payment-out-of-order = Leg die Karten einer Zahlung der Reihe nach hin. Zu spät für: { $card }.
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

## Bots

# Warum ein Bot das tut.
why-forced = Etwas anderes ist nicht möglich.
why-flip-guilty =
    { $timers ->
        [one] Sauber bist du noch nicht, aber etwas anderes hilft dir jetzt nicht.
       *[other] Sauber bist du noch nicht, aber { $timers } Timer sind Zeit genug.
    }
why-flip-innocent = Als { as-character } mit { $money } bist du sauber. Dreh den Timer, die Polizei darf kommen.
why-draw-richer = Als { as-character } mit { $money } bist du sauber. Zieh, ein wenig mehr darf es noch sein.
why-draw-id = Ohne Ausweis bist du geliefert. Zieh, in der Brieftasche stecken noch { $wallet } Karten.
why-draw = Zieh, dir fehlt noch etwas, um als { as-character } durchzugehen.
why-put-id =
    { $ids ->
        [one] Dieser Ausweis nützt dir nichts. Als { as-character } kommst du weiter.
       *[other] { $ids } Ausweise sind verdächtig. Als { as-character } kommst du weiter.
    }
why-put-tool = Wer als { as-character } durchgehen will, trägt so etwas nicht bei sich.
why-put-currency = { $currencies } Währungen sind zu viele.
why-put-money = { $money } sind zu viel, das fällt auf.
why-buy = Mit { $money } kannst du dir einen Ausweis leisten. Versuch, als { as-character } durchzugehen.
why-pay = Darauf kannst du am ehesten verzichten.
why-pay-done = { $paid } müssen reichen.
why-take-id = Mit diesem Ausweis machst du am meisten aus deiner Hand.
why-special =
    { $special_id ->
        [to_left] Gib eine Karte nach links weiter, die du nicht brauchst. { why-character }
        [to_right] Gib eine Karte nach rechts weiter, die du nicht brauchst. { why-character }
        [gift] Verschenk eine Karte, die du nicht brauchst. { why-character }
       *[other] Das bringt dir mehr als ein gewöhnlicher Zug. { why-character }
    }
why-character = So gehst du eher als { as-character } durch.
why-gain-time = Eine Aktion noch, dann passt es.
why-birthday = Den Rest können andere brauchen, oder auch nicht.
why-give =
    { $card_id ->
        [credit_card] So wirst du die fremde Kreditkarte los.
        [badge] So wirst du die fremde Polizeimarke los.
       *[other] Das fehlt dir am wenigsten.
    }
why-take = Diese Karte bringt dir am meisten.
why-target =
    { $cards ->
        [one] { $seat } hat nur eine Karte, da weiß man, was man bekommt.
       *[other] { $seat } hat { $cards } Karten, da ist etwas zu holen.
    }
why-keep = Du kannst sie gebrauchen: { $card }.
why-give-back = Sie nützt dir nichts: { $card }.
why-gift = Du bist sie los, und { $seat } hat sie.
why-wish = { $seat } hat wohl, was dir fehlt.
why-check =
    { $cards ->
        [one] { $seat } ist verdächtig, auch mit nur einer Karte.
       *[other] { $seat } hat { $cards } Karten. So viele sind selten sauber.
    }
why-return-chip = Der kleinste Chip tut am wenigsten weh.
why-pass = Tu nichts, das ist gerade das Beste.
why-end-innocent = Als { as-character } mit { $money } lass alles, wie es ist.
why-end-guilty = Keine deiner Sonderkarten rettet dich noch.
why-stash = Ohne siehst du besser aus.
why-atm-deposit = Auf dem Bankomat zählt er nicht.
why-atm-draw = Zu deinen { $money } darf noch ein Schein dazu.
why-exchange = In { $currency } stört er nicht.

## Was eine Auswertung zählt

figure-innocent = Unschuldige
figure-turns = Züge je Runde
figure-richest = Reichste Unschuldige
figure-on-duty = Polizisten im Dienst je Runde
figure-ids-bought = Ausweise gekauft je Runde
figure-specials = Sonderkarten je Runde
