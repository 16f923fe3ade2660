### Die Villa des Paten. Schlüssel wie in en.ftl; was ein Feld heißt, steht in events.py, actions.py und options.py.

## Symbole und Polizeikarten

symbol-Y = Handschellen
symbol-R = Pistole
symbol-B = Polizeiwagen
symbol-G = Polizeimarke

kind-Y = { symbol-Y }
kind-R = { symbol-R }
kind-B = { symbol-B }
kind-G = { symbol-G }
kind-YR = Joker Handschellen/Pistole
kind-YB = Joker Handschellen/Polizeiwagen
kind-YG = Joker Handschellen/Polizeimarke
kind-RB = Joker Pistole/Polizeiwagen
kind-RG = Joker Pistole/Polizeimarke
kind-BG = Joker Polizeiwagen/Polizeimarke
kind-W = Vierfach-Joker

card-Y = { kind-Y }
card-R = { kind-R }
card-B = { kind-B }
card-G = { kind-G }
card-YR = { kind-YR }
card-YB = { kind-YB }
card-YG = { kind-YG }
card-RB = { kind-RB }
card-RG = { kind-RG }
card-BG = { kind-BG }
card-W = { kind-W }

# Mit Artikel im vierten Fall: „legt eine Pistole“.
a-symbol =
    { $symbol_id ->
        [R] eine { $symbol }
        [B] einen { $symbol }
        [G] eine { $symbol }
       *[other] { $symbol }
    }
a-kind =
    { $kind_id ->
        [Y] { $kind }
        [R] eine { $kind }
        [B] einen { $kind }
        [G] eine { $kind }
       *[other] einen { $kind }
    }
a-card-a =
    { $card_a_id ->
        [Y] { $card_a }
        [R] eine { $card_a }
        [B] einen { $card_a }
        [G] eine { $card_a }
       *[other] einen { $card_a }
    }
a-card-b =
    { $card_b_id ->
        [Y] { $card_b }
        [R] eine { $card_b }
        [B] einen { $card_b }
        [G] eine { $card_b }
       *[other] einen { $card_b }
    }

## Park, Villa, Keller

slot-P1 = Park 1
slot-P2 = Park 2
slot-P3 = Park 3
slot-P4 = Park 4
slot-P5 = Park 5
slot-P6 = Park 6
slot-P7 = Park 7
slot-P8 = Park 8
slot-P9 = Park 9
slot-V1 = Villa 1
slot-V2 = Villa 2
slot-V3 = Villa 3
slot-V4 = Villa 4
slot-G = Keller

target-P1 = { slot-P1 }
target-P2 = { slot-P2 }
target-P3 = { slot-P3 }
target-P4 = { slot-P4 }
target-P5 = { slot-P5 }
target-P6 = { slot-P6 }
target-P7 = { slot-P7 }
target-P8 = { slot-P8 }
target-P9 = { slot-P9 }
target-V1 = { slot-V1 }
target-V2 = { slot-V2 }
target-V3 = { slot-V3 }
target-V4 = { slot-V4 }
target-G = { slot-G }

layer-park = Park
layer-villa = Villa
layer-cellar = Keller

## Paten und Leibwächter

godfather-capo-curtillo = Capo Curtillo
godfather-don-bellavista = Don Bellavista
godfather-donna-ferrante = Donna Ferrante
godfather-padrino-malvento = Padrino Malvento

guard-dirty-diana = Dirty Diana
guard-langfinger-lutz = Langfinger-Lutz
guard-schmiere-susi = Schmiere-Susi
guard-tacho-toni = Tacho-Toni
guard-eisen-edda = Eisen-Edda
guard-kanten-karl = Kanten-Karl
guard-doppelkinn-dario = Doppelkinn-Dario
guard-schlagring-schorsch = Schlagring-Schorsch
guard-bluff-bruno = Bluff-Bruno
guard-kassen-kaethe = Kassen-Käthe
guard-nebel-nino = Nebel-Nino
guard-rausschmeisser-ralf = Rausschmeißer-Ralf
guard-narben-juri = Narben-Juri
guard-granit-greta = Granit-Greta
guard-zentner-zoltan = Zwei-Zentner-Zoltan
guard-beton-benito = Beton-Benito
guard-viper-valentina = Viper-Valentina
guard-stahl-stanislav = Stahl-Stanislav
guard-schatten-silvio = Schatten-Silvio
guard-donner-dolores = Donner-Dolores

## Orte für die Bonuskarte

to-row = in die Auslage
to-pile = unter den Stapel

## Phasen und Entscheidungen

phase-difficulty = Schwierigkeit
phase-swap = Tauschphase
phase-plan = Planung
phase-play = Zugriff
phase-bonus = Bonus
phase-over = Ende

decision-difficulty = Wie schwer soll der Einsatz werden?
decision-swap = Wollt ihr noch offene Karten tauschen?
decision-ready = Bist du mit den Auslagen zufrieden?
decision-approval = Stimmst du dem Vorschlag zu?
decision-plan = Wen nehmt ihr euch vor, und wer leitet den Einsatz?
decision-turn = Du bist dran: passend legen, ein Paar legen oder passen?
decision-bonus = Wer bekommt die Bonuskarte?

## Was man tun kann

action-set-handicap =
    { $value ->
        [10] Handicap 10, { preset-cadet }
        [7] Handicap 7, { preset-patrol }
        [4] Handicap 4, { preset-inspector }
        [0] Handicap 0, { preset-special-unit }
        [-4] Handicap -4, { preset-task-force }
        [-6] Handicap -6, { preset-forlorn-hope }
       *[other] Handicap { $value }
    }
action-swap = Tauschen: { $seat_a } gibt { a-card-a }, { $seat_b } gibt { a-card-b }
action-ready = Fertig getauscht
action-plan =
    { $target_id ->
        [G] Zugriff auf den Paten, { $leader } leitet
       *[other] Zugriff auf { $target }, { $leader } leitet
    }
action-play-match = { $card } legen
action-play-pair = Paar legen: { $card_a } + { $card_b }
action-pass = Passen: { $card } abwerfen
action-give-bonus = Bonuskarte an { $seat }, { $to }
action-propose = Vorschlagen: { $action }
action-approve = Zustimmen
action-decide = Entscheiden: { $action }

## Was geschieht

event-game-created = Der Einsatz wird vorbereitet.
event-godfather-shown = Im Keller sitzt { $godfather }.
event-guard-placed =
    { $slot }: Stärke { $strength }, { $hint_kind ->
        [absent] ohne { $hint_symbol }
       *[at] { $hint_symbol } an Position { $hint_position }
    }.
event-handicap-set =
    { $value ->
        [none] Erste Partie: Gesamtstärke { $total_strength }, und ihr bekommt alle { $police_count } Polizeikarten.
       *[other] Gesamtstärke { $total_strength }, Handicap { $value }: Ihr bekommt { $police_count } Polizeikarten.
    }
event-dealt = Die Karten sind verteilt, reihum: { $counts }.
event-row-opened = { $seat } deckt auf: { $kinds }.
event-swapped = { $seat_a } gibt { $seat_b } { a-card-a } und bekommt { a-card-b }.
event-seat-ready = { $seat } ist fertig mit dem Tauschen.
event-swap-ended = Die Tauschphase ist vorbei.
event-proposed = { $seat } schlägt vor: { $action }.
event-approved = { $seat } stimmt zu.
event-decided = { $seat } entscheidet: { $action }.
event-attack-planned =
    { $target_id ->
        [G] Zugriff auf den Paten. { $leader } leitet den Einsatz.
       *[other] Zugriff auf { $target }. { $leader } leitet den Einsatz.
    }
event-guard-revealed = { $slot } aufgedeckt: { $guard }.
event-matched = { $seat } legt { a-kind } an Position { $position }.
event-paired = { $seat } zahlt an Position { $position } doppelt: { $kinds }.
event-passed = { $seat } passt und wirft { a-kind } ab.
event-drew = { $seat } zieht { a-kind } nach.
event-drew-nothing = { $seat } zieht nichts nach, der Stapel ist leer.
event-arrested = { $guard } ist festgenommen, { $slot } ist geräumt.
event-bonus-offered = Als Bonus bekommt ihr { a-symbol } zurück.
event-bonus-missing =
    { $symbol_id ->
        [Y] Kein Bonus: In der Ablage liegen keine einfachen { $symbol }.
        [B] Kein Bonus: In der Ablage liegt kein einfacher { $symbol }.
       *[other] Kein Bonus: In der Ablage liegt keine einfache { $symbol }.
    }
event-bonus-given = { $seat } bekommt { a-symbol } { $to }.
event-game-over = { $result }. { $reason }
event-debrief = Alles wird umgedreht: Stapel, Schachteln und die letzten Leibwächter.

result-won = Gewonnen
result-lost = Verloren

reason-godfather-arrested = Der Pate ist festgenommen.
reason-no-card-on-turn = Wer an der Reihe war, hatte keine Karte mehr.
reason-not-enough-cards = Die Polizeikarten reichen nicht mehr für alle Festnahmen.
reason-not-the-right-cards = Mit diesen Karten ist der Pate nicht mehr zu fassen.
reason-conceded = Das Team hat den Einsatz abgebrochen.

## Was nicht geht

refusal-game-over = Das Spiel ist vorbei. { $reason }
refusal-wrong-phase = Das geht in dieser Phase nicht ({ $phase }), nur in: { $phases }.
refusal-unknown-card = Eine Karte „{ $card }“ gibt es nicht.
refusal-unknown-slot = Einen Ort „{ $slot }“ gibt es auf dem Gelände nicht.
refusal-unknown-seat = Einen Platz { $seat_id } hat dieser Tisch nicht.
refusal-unknown-place = Die Bonuskarte kommt in die Auslage oder unter den Stapel, nicht nach „{ $to }“.
refusal-not-your-turn = Du bist nicht dran, { $active } ist an der Reihe.
refusal-not-in-row = Das gibt deine Auslage nicht her: { $copies }-mal { $card }. Offen liegen: { $cards }.
refusal-no-match = Passt nicht: Die offene Position verlangt { a-symbol }. Deine Karte: { $card }.
refusal-no-pair = Kein Paar: { $card_a } und { $card_b } müssten ein anderes Symbol gemeinsam haben als das verlangte ({ $symbol }).
refusal-pair-out-of-order = Nenne das Paar in der üblichen Reihenfolge: { $card_b }, dann { $card_a }.
refusal-marker-not-owned = Nach dem Legen muss noch eine Karte mit { $symbol } offen bei dir liegen. Das verlangt die Markierung.
refusal-row-full = Bei { $seat } ist kein Platz in der Auslage, dort liegen schon { $limit } Karten.
refusal-row-empty = Bei { $seat } ist die Auslage leer, der Bonus muss dorthin.
refusal-handicap-not-offered = Handicap { $value } steht nicht zur Wahl, nur: { $values }.
refusal-not-free = { $target } ist noch nicht frei. Angreifen könnt ihr: { $targets }.
refusal-slot-empty = { $target } ist schon geräumt. Angreifen könnt ihr: { $targets }.
refusal-godfather-guarded =
    { $guards ->
        [one] Vor dem Paten steht noch ein Leibwächter.
       *[other] Vor dem Paten stehen noch { $guards } Leibwächter.
    }
refusal-leader-rotates = Die Einsatzleitung geht reihum: Jetzt leitet { $next_leader }, nicht { $leader }.
refusal-leader-without-card = { $leader } hat keine Karte mehr und kann nicht leiten. Möglich: { $seats }.
refusal-already-ready = Du bist schon fertig mit dem Tauschen.
refusal-seats-out-of-order = Getauscht wird zwischen zwei verschiedenen Plätzen, der vordere zuerst genannt.
refusal-not-your-swap = Du kannst nur selbst tauschen, nicht für { $seat_a } und { $seat_b }.
refusal-same-kind = { $card } gegen { $card } zu tauschen ändert nichts.
refusal-no-swaps-left = Öfter dürft ihr nicht tauschen. Jetzt heißt es: fertig.
refusal-not-in-row-of = Bei { $seat } liegt so eine Karte nicht offen: { $card }. Dort liegen: { $cards }.
refusal-not-the-coordinator = Das entscheidet { $coordinator } für das Team.
refusal-coordinator-decides = An diesem Tisch wird nicht abgestimmt: { $coordinator } entscheidet für das Team.
refusal-propose-instead = An diesem Tisch entscheidet ihr gemeinsam. Schlag es den anderen vor.
refusal-no-proposals-left = Nach { $proposals } Vorschlägen ist Schluss: Stimmt dem letzten zu, oder { $coordinator } entscheidet.
refusal-already-proposed = Das ist schon vorgeschlagen. Zugestimmt haben: { $approvals }.
refusal-no-proposal = Es gibt noch keinen Vorschlag, dem du zustimmen könntest.
refusal-already-approved = Du hast schon zugestimmt.
refusal-proposals-left = Noch darf vorgeschlagen werden ({ $proposals } von { $limit }). Allein entschieden wird erst danach.

refusal-seats-not-allowed = Das Spiel ist für { $lowest } bis { $highest } Plätze, nicht für { $count }.
refusal-first-game-sets-no-handicap = { $option } ({ $option_id }): In der ersten Partie gibt es am Tisch kein Handicap zu wählen.
refusal-row-limit-too-small = { $option } ({ $option_id }) darf nicht unter den { $lowest } Karten liegen, mit denen ihr beginnt, also nicht { $value }.
refusal-option-counts = { $option } ({ $option_id }): Die Zahlen müssen zusammen { $total } ergeben, je Stärke höchstens { $highest }, nicht { $value }.
refusal-option-choices = { $option } ({ $option_id }): mindestens ein Handicap und keines doppelt, nicht { $value }.

## Bots

# Warum ein Bot das tut.
why-forced = Etwas anderes ist nicht möglich.
why-handicap = Handicap { $value }: Je mehr Polizeikarten, desto besser für uns.
why-swap = Nach diesem Tausch sind die Symbole besser verteilt.
why-ready = Besser werden die Auslagen durch Tauschen nicht mehr.
why-plan-at = { $target } verlangt { a-symbol } an Position { $position }, und dort ist { $seat } dran. { expected-waste }
why-plan-absent =
    { $suspects ->
        [one] { $target } kommt ohne { $symbol } aus, und es kann nur einer sein. { expected-waste }
       *[other] { $target } kommt ohne { $symbol } aus. { expected-waste }
    }
why-plan-godfather = Jetzt fehlt nur noch der Pate. { expected-waste }
expected-waste =
    { $whole ->
        [0] { $tenths ->
            [0] Mit { $leader } an der Spitze geht es voraussichtlich glatt auf.
           *[other] Mit { $leader } an der Spitze verlieren wir dabei wohl nur { $whole },{ $tenths } Karten.
        }
       *[other] Mit { $leader } an der Spitze verlieren wir dabei wohl { $whole },{ $tenths } Karten.
    }
why-hint-met = { $target } verlangt { a-symbol } an Position { $position }, und genau das hat { $seat } offen, wenn { $leader } anfängt.
why-hint-missed = { $target } verlangt { a-symbol } an Position { $position }. { $seat } wird das nicht haben, aber ein besseres Ziel sehe ich nicht.
why-hint-absent = { $target } kommt ohne { $symbol } aus. Da ist wenig zu befürchten, { $leader } kann anfangen.
why-godfather-last = Jetzt fehlt nur noch der Pate, und mit { $leader } am Anfang passen die Auslagen am besten.
why-match = Position { $position } verlangt { a-symbol }, und die Karte dafür liegt offen.
why-match-joker = Position { $position } verlangt { a-symbol }. Der Joker kommt uns hier billiger als jeder Umweg.
why-pair = Für Position { $position } gebe ich lieber zwei Karten her, die wir entbehren können.
why-pass = Position { $position } überlasse ich { $seat }. Was ich abwerfe, fehlt uns am wenigsten.
why-bonus-row = Bei { $seat } ist in der Auslage Platz.
why-bonus-row-new = Bei { $seat } ist in der Auslage Platz, und dieses Symbol fehlt dort.
why-bonus-pile = { $seat } hat am wenigsten Karten.
why-approve = Einverstanden. Viel besser geht es nicht.
why-approve-late = Wir haben genug beraten.

## Der Tisch im Terminal

letter-Y = H
letter-R = P
letter-B = W
letter-G = M

board-cards = { $cards } Karten, Reserve { $reserve }
board-discard = Ablage
board-passed = Abgeworfen
board-pile = Stapel
board-you = du
board-leads = leitet
board-ready = fertig
board-approves = stimmt zu
board-bonus = Bonuskarte:
board-proposal = Vorschlag:

explain-suspects = Hinter dieser Rückseite kann stecken:

move-match = Passend legen
move-pair = Paar legen
move-pass = Passen
move-ready = Fertig getauscht
move-approve = Zustimmen
move-propose = Vorschlagen:
move-decide = Entscheiden:
move-handicap = Handicap
move-row = { to-row }
move-pile = { to-pile }

debrief-arrests = { $arrests } von 13 Leibwächtern festgenommen. Verdeckt lagen noch:
debrief-police-box = In der Schachtel:
