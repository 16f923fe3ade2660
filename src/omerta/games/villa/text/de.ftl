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

slot-P1 = Park oben links
slot-P2 = Park oben Mitte
slot-P3 = Park oben rechts
slot-P4 = Park Mitte links
slot-P5 = Park Mitte
slot-P6 = Park Mitte rechts
slot-P7 = Park unten links
slot-P8 = Park unten Mitte
slot-P9 = Park unten rechts
slot-V1 = Villa oben links
slot-V2 = Villa oben rechts
slot-V3 = Villa unten links
slot-V4 = Villa unten rechts
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
        [-2] Handicap -2, { preset-night-shift }
        [-4] Handicap -4, { preset-task-force }
        [-6] Handicap -6, { preset-forlorn-hope }
       *[other] Handicap { $value }
    }
action-swap = Tauschen: { $seat_a_is ->
        [you] du gibst
       *[other] { $seat_a } gibt
    } { a-card-a }, { $seat_b_is ->
        [you] du gibst
       *[other] { $seat_b } gibt
    } { a-card-b }
action-ready = Tausch beenden
action-plan =
    { $target_id ->
        [G] Zugriff auf den Paten, { leads }
       *[other] Zugriff: { $target }, { leads }
    }
leads =
    { $leader_is ->
        [you] du leitest
       *[other] { $leader } leitet
    }
action-play-match = { $card } legen
action-play-pair = Paar legen: { $card_a } + { $card_b }
action-pass = Passen: { $card } abwerfen
action-give-bonus =
    { $seat_is ->
        [you] Bonuskarte an dich, { $to }
       *[other] Bonuskarte an { $seat }, { $to }
    }
action-propose = Vorschlagen: { $action }
action-approve = Zustimmen
action-decide = Entscheiden: { $action }

## Was geschieht

event-game-created = Ihr seid die Polizei. Fasst alle Leibwächter, dann den Paten, bevor euch die Karten ausgehen.
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
event-row-opened =
    { $seat_is ->
        [you] Du deckst auf
       *[other] { $seat } deckt auf
    }: { $kinds }.
event-swapped =
    { $seat_a_is ->
        [you] Du gibst { $seat_b } { a-card-a } und bekommst { a-card-b }.
       *[other] { $seat_b_is ->
            [you] Du gibst { $seat_a } { a-card-b } und bekommst { a-card-a }.
           *[other] { $seat_a } gibt { $seat_b } { a-card-a } und bekommt { a-card-b }.
        }
    }
event-seat-ready =
    { $seat_is ->
        [you] Du willst nicht mehr tauschen.
       *[other] { $seat } will nicht mehr tauschen.
    }
event-swap-ended = Die Tauschphase ist vorbei.
event-proposed =
    { $seat_is ->
        [you] Du schlägst vor
       *[other] { $seat } schlägt vor
    }: { $action }.
event-approved =
    { $seat_is ->
        [you] Du stimmst zu.
       *[other] { $seat } stimmt zu.
    }
event-decided =
    { $seat_is ->
        [you] Du entscheidest
       *[other] { $seat } entscheidet
    }: { $action }.
event-attack-planned =
    { $leader_is ->
        [you] { attacked } Du leitest den Einsatz.
       *[other] { attacked } { $leader } leitet den Einsatz.
    }
attacked =
    { $target_id ->
        [G] Zugriff auf den Paten.
       *[other] Zugriff: { $target }.
    }
event-guard-revealed = { $slot }: Hier versteckt sich { $guard }.
event-matched =
    { $seat_is ->
        [you] Du { deed-matched }.
       *[other] { $seat } { deed-matched }.
    }
event-paired =
    { $seat_is ->
        [you] Du { deed-paired }.
       *[other] { $seat } { deed-paired }.
    }
event-passed =
    { $seat_is ->
        [you] Du passt und wirfst { a-kind } ab.
       *[other] { $seat } passt und wirft { a-kind } ab.
    }
event-drew =
    { $seat_is ->
        [you] Du { deed-drew }.
       *[other] { $seat } { deed-drew }.
    }
event-drew-nothing =
    { $seat_is ->
        [you] Du ziehst nichts nach, dein Stapel ist leer.
       *[other] { $seat } zieht nichts nach, der Stapel ist leer.
    }
# Ein Zug in einem Satz: „Anna legt eine Pistole an Position 2 und zieht einen Polizeiwagen nach.“
deeds =
    { $seat_is ->
        [you] Du { $deeds }.
       *[other] { $seat } { $deeds }.
    }
deed-matched =
    { $seat_is ->
        [you] legst
       *[other] legt
    } { a-kind } an Position { $position }
deed-paired =
    { $seat_is ->
        [you] zahlst
       *[other] zahlt
    } an Position { $position } doppelt, mit { $kinds }
deed-passed =
    { $seat_is ->
        [you] passt, wirfst { a-kind } ab
       *[other] passt, wirft { a-kind } ab
    }
deed-drew =
    { $seat_is ->
        [you] ziehst
       *[other] zieht
    } { a-kind } nach
deed-drew-nothing =
    { $seat_is ->
        [you] ziehst nichts nach, weil dein Stapel leer ist
       *[other] zieht nichts nach, weil der Stapel leer ist
    }
event-arrested = { $guard } ist festgenommen, { $slot } ist geräumt.
event-bonus-offered = Dafür bekommt ihr { a-symbol } zurück.
event-bonus-missing =
    { $symbol_id ->
        [Y] Kein Bonus: In der Ablage liegen keine einfachen { $symbol }.
        [B] Kein Bonus: In der Ablage liegt kein einfacher { $symbol }.
       *[other] Kein Bonus: In der Ablage liegt keine einfache { $symbol }.
    }
event-bonus-given =
    { $seat_is ->
        [you] Du bekommst { a-symbol } { $to }.
       *[other] { $seat } bekommt { a-symbol } { $to }.
    }
event-game-over = { $result }. { $reason }
event-debrief = Jetzt wird alles umgedreht: Stapel, Schachteln und die letzten Leibwächter.

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
refusal-not-in-row = So viele hast du davon nicht offen liegen: { $copies }-mal { $card }. Bei dir liegen: { $cards }.
refusal-no-match = Passt nicht: Die offene Position verlangt { a-symbol }. Deine Karte: { $card }.
refusal-no-pair = Kein Paar: { $card_a } und { $card_b } müssten ein anderes Symbol gemeinsam haben als das verlangte ({ $symbol }).
refusal-pair-out-of-order = Nenne das Paar in der üblichen Reihenfolge: { $card_b }, dann { $card_a }.
refusal-marker-not-owned = Nach dem Legen muss bei dir noch eine offene Karte mit { $symbol } liegen. Das verlangt die Markierung.
refusal-row-full =
    { $seat_is ->
        [you] In deiner Auslage ist kein Platz, dort liegen schon { $limit } Karten.
       *[other] Bei { $seat } ist kein Platz in der Auslage, dort liegen schon { $limit } Karten.
    }
refusal-row-empty =
    { $seat_is ->
        [you] Deine Auslage ist leer, also muss der Bonus dorthin.
       *[other] Bei { $seat } ist die Auslage leer, also muss der Bonus dorthin.
    }
refusal-handicap-not-offered = Handicap { $value } steht nicht zur Wahl, nur: { $values }.
refusal-not-free = { $target } ist noch nicht frei. Angreifen könnt ihr: { $targets }.
refusal-slot-empty = { $target } ist schon geräumt. Angreifen könnt ihr: { $targets }.
refusal-godfather-guarded =
    { $guards ->
        [one] Vor dem Paten steht noch ein Leibwächter.
       *[other] Vor dem Paten stehen noch { $guards } Leibwächter.
    }
refusal-leader-rotates =
    { $next_leader_is ->
        [you] Die Einsatzleitung geht reihum: Jetzt leitest du, nicht { $leader }.
       *[other] Die Einsatzleitung geht reihum: Jetzt leitet { $next_leader }.
    }
refusal-leader-without-card =
    { $leader_is ->
        [you] Du hast keine Karte mehr und kannst nicht leiten. Das können: { $seats }.
       *[other] { $leader } hat keine Karte mehr und kann nicht leiten. Das können: { $seats }.
    }
refusal-already-ready = Du bist schon fertig mit dem Tauschen.
refusal-seats-out-of-order = Getauscht wird zwischen zwei verschiedenen Leuten.
refusal-not-your-swap = Du tauschst nur deine eigenen Karten, nicht die von { $seat_a } und { $seat_b }.
refusal-same-kind = { $card } gegen { $card } zu tauschen ändert nichts.
refusal-no-swaps-left = Öfter dürft ihr nicht tauschen. Jetzt heißt es: fertig.
refusal-not-in-row-of =
    { $seat_is ->
        [you] Diese Karte liegt bei dir nicht offen: { $card }. Bei dir liegen: { $cards }.
       *[other] Diese Karte liegt bei { $seat } nicht offen: { $card }. Dort liegen: { $cards }.
    }
refusal-not-the-coordinator = Das entscheidet { $coordinator } für das Team.
refusal-coordinator-decides = An diesem Tisch wird nicht abgestimmt: { $coordinator } entscheidet für das Team.
refusal-propose-instead = An diesem Tisch entscheidet ihr gemeinsam. Schlag es den anderen vor.
refusal-no-proposals-left = Nach { $proposals } Vorschlägen ist Schluss: Stimmt dem letzten zu, oder { $coordinator } entscheidet.
refusal-already-proposed = Das ist schon vorgeschlagen. Zugestimmt haben: { $approvals }.
refusal-no-proposal = Es gibt noch keinen Vorschlag, dem du zustimmen könntest.
refusal-already-approved = Du hast schon zugestimmt.
refusal-proposals-left = Noch darf vorgeschlagen werden ({ $proposals } von { $limit }). Allein entschieden wird erst danach.

refusal-seats-not-allowed = Das Spiel ist für { $lowest } bis { $highest } Plätze, nicht für { $count }.
refusal-first-game-sets-no-handicap = { $option }: In der ersten Partie gibt es am Tisch kein Handicap zu wählen.
refusal-row-limit-too-small = { $option } darf nicht unter den { $lowest } Karten liegen, mit denen ihr beginnt, also nicht { $value }.
refusal-option-counts = { $option }: Die Zahlen müssen zusammen { $total } ergeben, je Stärke höchstens { $highest }, nicht { $value }.
refusal-option-choices = { $option }: mindestens ein Handicap und keines doppelt, nicht { $value }.

## Bots

# Warum ein Bot das tut.
why-forced = Etwas anderes ist nicht möglich.
why-handicap = Nehmt Handicap { $value }: Je mehr Polizeikarten ihr habt, desto besser.
why-swap = Tauscht so, dann sind die Symbole besser verteilt.
why-ready = Hört auf zu tauschen, besser werden die Auslagen nicht mehr.
why-plan-at =
    { $seat_is ->
        [you] { $target } verlangt { a-symbol } an Position { $position }, und dort bist du dran. { expected-waste }
       *[other] { $target } verlangt { a-symbol } an Position { $position }, und dort ist { $seat } dran. { expected-waste }
    }
why-plan-absent =
    { $suspects ->
        [one] { $target } kommt ohne { $symbol } aus, und es kann nur einer sein. { expected-waste }
       *[other] { $target } kommt ohne { $symbol } aus. { expected-waste }
    }
why-plan-godfather = Jetzt fehlt nur noch der Pate. { expected-waste }
expected-waste =
    { $cards ->
        [0] { $tenths ->
            [0] { if-leading } geht es wohl glatt auf.
           *[other] { if-leading } verliert ihr kaum eine Karte.
        }
        [one] { if-leading } verliert ihr wohl etwa eine Karte.
       *[other] { if-leading } verliert ihr wohl etwa { $cards } Karten.
    }
if-leading =
    { $leader_is ->
        [you] Wenn du leitest,
       *[other] Wenn { $leader } leitet,
    }
why-hint-met = { $target } verlangt { a-symbol } an Position { $position }. { if-leading } { $seat_is ->
        [you] hast du dort genau das offen.
       *[other] hat { $seat } dort genau das offen.
    }
why-hint-missed = { $target } verlangt { a-symbol } an Position { $position }. { $seat_is ->
        [you] Das hast du wohl nicht
       *[other] Das hat { $seat } wohl nicht
    }, aber ein besseres Ziel gibt es gerade nicht.
why-hint-absent = { $target } kommt ohne { $symbol } aus. Da ist wenig zu befürchten, { $leader_is ->
        [you] du kannst
       *[other] { $leader } kann
    } anfangen.
why-godfather-last = Jetzt fehlt nur noch der Pate. { if-leading } passen die Auslagen am besten.
why-match = Position { $position } verlangt { a-symbol }. Die Karte dafür liegt offen vor dir.
why-match-joker = Position { $position } verlangt { a-symbol }. Nimm den Joker, jeder Umweg käme euch teurer.
why-pair = Gib für Position { $position } lieber zwei Karten her, die ihr entbehren könnt.
why-pass =
    { $seat_is ->
        [you] Lass Position { $position } noch offen. Wirf ab, was euch am wenigsten fehlt.
       *[other] Überlass Position { $position } lieber { $seat }. Wirf ab, was euch am wenigsten fehlt.
    }
why-bonus-row =
    { $seat_is ->
        [you] In deiner Auslage ist Platz.
       *[other] Bei { $seat } ist in der Auslage Platz.
    }
why-bonus-row-new =
    { $seat_is ->
        [you] In deiner Auslage ist Platz, und dieses Symbol fehlt dir.
       *[other] Bei { $seat } ist in der Auslage Platz, und dieses Symbol fehlt dort.
    }
why-bonus-pile =
    { $seat_is ->
        [you] Du hast die wenigsten Karten.
       *[other] { $seat } hat die wenigsten Karten.
    }
why-approve = Stimm zu. Viel besser geht es nicht.
why-approve-late = Stimm zu. Ihr habt genug beraten.

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

explain-suspects = Dahinter könnte stecken:

move-match = Passend legen
move-pair = Paar legen
move-pass = Passen
move-ready = Tausch beenden
move-approve = Zustimmen
move-propose = Vorschlagen:
move-decide = Entscheiden:
move-handicap = Handicap
move-row = { to-row }
move-pile = { to-pile }

debrief-arrests = { $arrests } von 13 Leibwächtern festgenommen. Verdeckt lagen noch:
debrief-police-box = In der Schachtel:
