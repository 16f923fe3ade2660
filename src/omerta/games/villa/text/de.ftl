### Die Villa des Paten. Schlüssel wie in en.ftl; was ein Feld heißt, steht in events.py, actions.py und options.py.

title = Die Villa des Paten

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

## Schwierigkeit

preset-first-game = Erste Partie
preset-cadet = Polizeischüler (einfach)
preset-patrol = Streifenpolizisten (schwer)
preset-inspector = Kriminalkommissare (sehr schwer)
preset-special-unit = Spezialeinheit (extrem)
preset-task-force = Sonderkommando (gnadenlos)
preset-forlorn-hope = Verlorener Posten (aussichtslos?)

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
refusal-option-unknown-value = { $option } ({ $option_id }) kann nicht „{ $value }“ sein, nur: { $values }.
refusal-option-out-of-range = { $option } ({ $option_id }) liegt zwischen { $lowest } und { $highest }, nicht bei { $value }.
refusal-first-game-sets-no-handicap = { $option } ({ $option_id }): In der ersten Partie gibt es am Tisch kein Handicap zu wählen.
refusal-row-limit-too-small = { $option } ({ $option_id }) darf nicht unter den { $lowest } Karten liegen, mit denen ihr beginnt, also nicht { $value }.
refusal-option-counts = { $option } ({ $option_id }): Die Zahlen müssen zusammen { $total } ergeben, je Stärke höchstens { $highest }, nicht { $value }.
refusal-option-choices = { $option } ({ $option_id }): mindestens ein Handicap und keines doppelt, nicht { $value }.

## Einstellungen

option-roster = Leibwächter
    .help = Welche 13 der 20 Leibwächter mitspielen.
option-roster-first-game = Erste Partie
option-roster-random = Zufällig
option-roster-tough = Nur starke
option-roster-custom = Eigene Mischung

option-custom-counts = Eigene Mischung
    .help = Wie viele Leibwächter der Stärke 2, 3 und 4 mitspielen, zusammen 13. Zählt nur bei eigener Mischung.

option-handicap = Handicap
    .help = So viele Polizeikarten bekommt ihr mehr, als die Leibwächter zusammen an Stärke haben. Weniger ist schwerer.

option-handicap-timing = Handicap festlegen
    .help = Vor dem Aufbau oder gemeinsam am Tisch, wenn die Rückseiten schon zu sehen sind.
option-handicap-timing-lobby = Vorab
option-handicap-timing-table = Am Tisch

option-handicap-choices = Handicaps zur Wahl
    .help = Unter diesen Werten wählt das Team, wenn das Handicap am Tisch festgelegt wird.

option-expert = Experten-Version
    .help = Wer an Position 2 neben einer Markierung legt, muss außerdem eine Karte in der markierten Farbe offen haben.

option-open-start = Offene Karten zu Beginn
    .help = Wie viele Karten jeder am Anfang aufdeckt. Drei sind schwerer.
option-open-start-3 = Drei
option-open-start-4 = Vier

option-row-limit = Grenze der Auslage
    .help = Bis zu so vielen offenen Karten darf eine Bonuskarte die Auslage auffüllen.
option-row-limit-3 = Drei
option-row-limit-4 = Vier

option-swap-phase = Tauschphase
    .help = Vor dem ersten Zugriff dürft ihr offene Karten untereinander tauschen. Ohne ist es schwerer.

option-leader-mode = Einsatzleitung
    .help = Vor jedem Zugriff frei bestimmt oder reihum. Reihum ist deutlich schwerer.
option-leader-mode-chosen = Frei bestimmt
option-leader-mode-rotating = Reihum

option-rotation-anchor = Reihum ab
    .help = Nach wem die Einsatzleitung weitergeht, wenn sie reihum wechselt.
option-rotation-anchor-leader = Nach der letzten Einsatzleitung
option-rotation-anchor-last-player = Nach dem letzten Zug

option-decision-mode = Entscheidungen
    .help = Entweder spricht eine Person für das Team, oder alle müssen einem Vorschlag zustimmen.
option-decision-mode-coordinator = Eine Person entscheidet
option-decision-mode-consensus = Alle stimmen zu

option-early-abort = Früher Abbruch
    .help = Das Spiel endet, sobald die offenen Karten beweisen, dass ihr nicht mehr gewinnen könnt.

option-expert-pair-needs-marker = Markierung gilt für Paare
    .help = In der Experten-Version braucht auch ein Paar an der markierten Position die zusätzliche Karte.

option-recover-passed = Abgeworfene zurückholen
    .help = Liegt kein Bonus in der Ablage, darf er von den abgeworfenen Karten kommen.

## Bots

bot-house = Gründlich
    .help = Plant jeden Zugriff gründlich und kennt die Kartei der Leibwächter.
bot-casual = Locker
    .help = Liest die Rückseiten, legt passend und plant nicht weiter.

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

## Regeln

rule-V-1-1 = Ihr seid zwei bis vier. Gespielt wird im Uhrzeigersinn, nach dem letzten Platz kommt wieder der erste.
rule-V-1-2 = Vor dir liegen deine offene Auslage und dein verdeckter Stapel. Solange in einem von beiden eine Karte liegt, bist du im Spiel.
rule-V-1-3 = Gemeinsam habt ihr das Gelände, die angelegten Karten, die Ablage, die abgeworfenen Karten, die Festgenommenen und die Schachteln.
rule-V-1-4 = Gleiche Karten sind austauschbar: Du nennst die Sorte, nicht die einzelne Karte. Neue Karten kommen rechts an deine Auslage.
rule-V-1-5 = Ein Joker zählt jedes Mal nur als eines seiner Symbole. Als welches, bestimmst du.
rule-V-1-6 = Ihr gewinnt oder verliert zusammen. Reden dürft ihr über alles.
rule-V-1-7 = Der Zufall steckt nur im Aufbau: Pate, Leibwächter, Lage und Polizeikarten werden getrennt gemischt.
rule-V-2-1 = Einer der vier Paten wird gezogen und liegt offen im Keller.
rule-V-2-2 = 13 der 20 Leibwächter spielen mit. Welche, sagt die Einstellung „Leibwächter“.
rule-V-2-3 = Die 13 werden gemischt und verdeckt ausgelegt: vier in der Villa, neun darüber im Park.
rule-V-2-4 = Der Park liegt drei mal drei über der Villa, die Villa zwei mal zwei über dem Keller, jeweils um eine halbe Karte versetzt.
rule-V-2-5 = Die Rückseiten aller Leibwächter dürft ihr immer lesen, auch die verdeckter. Was vorn steht, zeigt erst der Zugriff.
rule-V-2-6 = Am Anfang leitet noch niemand den Einsatz.
rule-V-3-1 = Die Gesamtstärke ist die Summe der 13 Leibwächter. Der Pate zählt nicht mit.
rule-V-3-2 = Ihr bekommt Gesamtstärke plus Handicap an Polizeikarten, höchstens 54. In der ersten Partie sind es alle.
rule-V-3-3 = Alle 54 Polizeikarten werden gemischt. Was ihr nicht braucht, kommt ungesehen in die Schachtel.
rule-V-3-4 = Die Karten werden einzeln reihum verteilt. Eine mehr oder weniger macht nichts.
rule-V-3-5 = Jeder deckt die obersten vier Karten seines Stapels auf, in der Variante drei.
rule-V-3-6 = Das Handicap steht vorher fest, oder das Team wählt es am Tisch, wenn die Rückseiten schon liegen. In der ersten Partie gibt es nichts zu wählen.
rule-V-4-1 = Vor dem ersten Zugriff dürft ihr offene Karten tauschen. Danach hat jeder so viele offene Karten wie vorher.
rule-V-4-2 = Getauscht wird immer eine Karte gegen eine andere. Öfter als viermal je Platz geht es nicht.
rule-V-5-1 = Eine Seite ist frei, wenn dort keine Karte derselben Ebene angrenzt.
rule-V-5-2 = Angreifen könnt ihr einen Leibwächter, auf dem niemand mehr liegt und der mindestens zwei freie Seiten hat.
rule-V-5-3 = An den Paten kommt ihr erst heran, wenn alle 13 Leibwächter festgenommen sind.
rule-V-5-4 = Am Anfang sind nur die vier Ecken des Parks frei. Ein Leibwächter in der Villa wird frei, wenn die vier über ihm weg sind.
rule-V-6-1 = Vor jedem Zugriff bestimmt das Team ein freies Ziel und wer den Einsatz leitet.
rule-V-6-2 = Leiten darf jeder, der noch eine Karte hat, auch zweimal hintereinander.
rule-V-6-3 = Kann niemand den Einsatz leiten, ist er gescheitert.
rule-V-6-4 = Das Ziel wird aufgedeckt, und wer leitet, beginnt an Position 1.
rule-V-6-5 = Ein Zugriff lässt sich nicht abbrechen.
rule-V-7-1 = Passend legen: eine Karte aus deiner Auslage mit dem verlangten Symbol.
rule-V-7-2 = Ein Paar legen: zwei Karten, die ein anderes als das verlangte Symbol gemeinsam haben. Das darfst du auch, wenn du passend legen könntest.
rule-V-7-3 = Passen: Du wirfst eine beliebige Karte ab, sie kommt aus dem Spiel. Die Position bleibt offen.
rule-V-7-4 = Danach ziehst du genau eine Karte nach, auch nach einem Paar. Ist dein Stapel leer, ziehst du nichts.
rule-V-7-5 = Ist noch eine Position offen, ist der nächste Platz dran. Nach einem Pass muss er dieselbe Position füllen.
rule-V-7-6 = Auch wer leitet, darf passen und leitet trotzdem weiter.
rule-V-8-1 = Nach der letzten Position wird erst nachgezogen, dann geht der Leibwächter ab, dann kommen die Karten in die Ablage, dann folgt der Bonus.
rule-V-8-2 = Das Symbol auf der Rückseite ist die Farbe der Bonuskarte, durchgestrichen oder nicht.
rule-V-8-3 = Liegt eine einfache Karte dieses Symbols in der Ablage, gebt ihr sie jemandem zurück. Joker und abgeworfene Karten kommen nie wieder.
rule-V-8-4 = Liegt keine dort, entfällt der Bonus. Er wird nicht nachgeholt.
rule-V-8-5 = In die Auslage darf der Bonus, solange dort Platz ist, unter den Stapel nur, wenn mindestens eine Karte offen liegt.
rule-V-8-6 = Eine Bonuskarte unter dem Stapel haben alle gesehen. Sie bleibt bekannt, bis sie gezogen wird.
rule-V-8-7 = Danach plant ihr den nächsten Zugriff.
rule-V-9-1 = Für den Paten gilt dasselbe wie für seine Leute, mit vier Positionen.
rule-V-9-2 = Mit seiner vierten Position habt ihr gewonnen, auch wenn sonst niemand mehr eine Karte hat.
rule-V-10-1 = Gewonnen: Der Pate ist festgenommen.
rule-V-10-2 = Ob ihr noch gewinnen könnt, wird vor jedem Plan und vor jedem Zug geprüft, nur an dem, was alle sehen.
rule-V-10-3 = Verloren: Jemand ist dran und hat keine Karte mehr, oder niemand kann mehr leiten.
rule-V-10-4 = Verloren: Eure Karten und die möglichen Bonuskarten sind weniger als die Positionen, die noch fehlen.
rule-V-10-5 = Verloren: Alle Leibwächter sitzen, aber selbst mit den besten Karten im Stapel ist der Pate nicht mehr zu fassen.
rule-V-10-6 = Aufgeben müssen alle. Deine Stimme kannst du bis dahin zurücknehmen.
rule-V-10-7 = Nach einer Niederlage bleibt alles liegen. Der frühe Abbruch verkürzt nur, was schon verloren ist.
rule-V-10-8 = Am Ende wird alles Verdeckte aufgedeckt. Punkte gibt es nicht.
rule-V-10-9 = Jeder Zug kostet eine Karte, und höchstens 13 kommen zurück. Länger als 67 Züge dauert es nie.
rule-V-11-1 = Experten: Wer Position 2 eines markierten Leibwächters füllt, muss auch eine Karte in der markierten Farbe besitzen.
rule-V-11-2 = Die Karte muss nach dem Legen und vor dem Nachziehen offen bei dir liegen. Sie wird nicht verbraucht, und ein Joker zählt.
rule-V-11-3 = Das gilt fürs passende Legen und, wenn nichts anderes eingestellt ist, auch für Paare. Hast du die Karte nicht, musst du passen.
rule-V-11-4 = Die Markierung siehst du erst, wenn der Leibwächter aufgedeckt ist. Seine Rückseite verrät aber, welche Farbe sie nicht hat.
rule-V-12-1 = Noch weniger Polizeikarten: Das Handicap reicht bis -9.
rule-V-12-2 = Stärkere Leibwächter: nur Stärke 3 und 4 oder eine eigene Mischung.
rule-V-12-3 = Mit drei offenen Karten beginnen. Ein Bonus darf die Auslage trotzdem auf vier füllen.
rule-V-12-4 = Ohne Tauschphase spielen.
rule-V-12-5 = Einsatzleitung reihum: Nur das erste Mal wählt ihr sie frei, danach wandert sie weiter. Hat dieser Platz keine Karte, ist das Spiel verloren.
rule-V-12-6 = Fast alles lässt sich verbinden. Nicht erlaubt sind ein Handicap am Tisch in der ersten Partie und eine Auslagengrenze unter der Zahl der Startkarten.
rule-V-12-7 = Variante: Fehlt der Bonus in der Ablage, darf er von den abgeworfenen Karten kommen.
rule-V-13-1 = Handicap, Tausch, Plan und Bonus entscheidet das Team. Deinen Zug entscheidest du allein.
rule-V-13-2 = Für das Team spricht, wer zuletzt geleitet hat, vor dem ersten Zugriff der erste Platz.
rule-V-13-3 = Bei „Eine Person entscheidet“ handelt nur, wer für das Team spricht. Die anderen beraten.
rule-V-13-4 = Tauschen: Entweder tauscht eine Person für alle, oder jeder tauscht seine eigenen Karten, bis alle fertig sind. Ein neuer Tausch hebt jedes „fertig“ auf.
rule-V-13-5 = Bei „Alle stimmen zu“ darf jeder etwas vorschlagen. Es gilt, sobald alle zugestimmt haben. Ein neuer Vorschlag ersetzt den alten.
rule-V-13-6 = Nach drei Vorschlägen je Platz ist Schluss: Zustimmen geht noch, sonst entscheidet, wer für das Team spricht.
rule-V-13-7 = Läuft deine Zeit ab, handelt der Tisch für dich: Er beendet den Tausch, stimmt zu oder spielt wie ein besonnener Bot.
rule-V-14-1 = Allein spielst du alle Plätze. An den Regeln ändert das nichts.
rule-V-14-2 = Bots sehen genau das, was alle sehen.
rule-V-14-3 = Der Ratgeber schätzt eure Chancen aus dem, was alle sehen, nie aus verdeckten Karten.
rule-V-14-4 = Was verdeckt ist, ist gleich wahrscheinlich: die ungesehenen Karten in jeder Ordnung und hinter jeder Rückseite jeder, der noch dazu passt.

rule-VR-1 = Die gedruckten Symbole der meisten Karten kennen wir nicht. Wir spielen mit nachgebauten, die zu allem Bekannten passen.
rule-VR-2 = Welche Symbole die vier Zweier-Joker zeigen, ist nicht überliefert. Bei uns steht jede Farbe auf zweien.
rule-VR-3 = Welches Große Kaliber in der ersten Partie dabei ist, entscheidet das Los.
rule-VR-4 = Mehr als 54 Polizeikarten gibt es nicht. Dann ist das wirkliche Handicap kleiner als das gewählte.
rule-VR-5 = Unter Handicap -9 wäre das Spiel vor der ersten Karte verloren.
rule-VR-6 = Überzählige Karten bekommen die ersten Plätze.
rule-VR-7 = Freie Seiten zählen oben, unten, links und rechts in derselben Ebene. Auch zwei gegenüberliegende genügen.
rule-VR-8 = Auch die Rückseiten der verdeckten Leibwächter in der Villa sind allen bekannt.
rule-VR-9 = Ein begonnener Zugriff wird zu Ende geführt.
rule-VR-10 = Passend legen, Paar oder passen: Du hast immer die freie Wahl.
rule-VR-11 = Ein Paar des verlangten Symbols ist kein Ersatz. Das gemeinsame Symbol muss ein anderes sein.
rule-VR-12 = Joker dürfen in ein Paar, als jedes Symbol, das beide Karten zeigen. Nachgezogen wird vor dem Bonus.
rule-VR-13 = Abgeworfene Karten kommen nicht als Bonus zurück, außer ihr stellt es so ein.
rule-VR-14 = Die Karten dieser Festnahme liegen rechtzeitig in der Ablage und können selbst der Bonus sein.
rule-VR-15 = Du musst deine Auslage nicht auffüllen. Ist sie aber leer, kommt der Bonus dorthin.
rule-VR-16 = Unter einem leeren Stapel ist die Bonuskarte der Stapel. Du ziehst sie als Nächstes.
rule-VR-17 = Eine Bonuskarte unter dem Stapel bleibt sichtbar vermerkt. Merken muss sie sich niemand.
rule-VR-18 = Einen Bonus könnt ihr nicht ablehnen.
rule-VR-19 = Wer keine Karte hat, kann nicht leiten.
rule-VR-20 = Abgebrochen wird nur, was sich aus den offenen Karten beweisen lässt. Alles andere ist eure Entscheidung.
rule-VR-21 = Der gelegte Joker zählt nicht zugleich als Karte in der markierten Farbe. Einer, der liegen bleibt, zählt.
rule-VR-22 = Auch ein Paar an der markierten Position braucht die markierte Farbe, außer ihr stellt es anders ein.
rule-VR-23 = Wer mit drei Karten beginnt, darf trotzdem auf vier auffüllen.
rule-VR-24 = Reihum heißt: nach der letzten Einsatzleitung.
rule-VR-25 = „Nur starke“ heißt: niemand mit Stärke 2.
rule-VR-26 = Getauscht wird höchstens viermal je Platz. Das reicht für jede Verteilung.
rule-VR-27 = Wie ein Team sich einigt, ist hier so geregelt, dass es immer zu einem Ende kommt.
rule-VR-28 = Getauscht wird nur vor dem ersten Zugriff.
rule-VR-29 = Ablage und abgeworfene Karten dürft ihr jederzeit ansehen.
rule-VR-30 = Das Handicap steht mit dem Tisch fest. Auf Wunsch wählt ihr es erst nach dem Aufbau.
rule-VR-31 = Ohne Karten zu sein schadet erst, wenn du dran bist.
rule-VR-32 = Fällt die letzte Position mit der letzten Karte, ist das ein Sieg.
rule-VR-33 = Varianten gehen auch in der ersten Partie, angeboten werden sie dort nicht.
rule-VR-34 = Der Pate liegt offen.

rule-LV-1 = Es gibt vier Symbole: Handschellen, Pistole, Polizeiwagen, Polizeimarke.
rule-LV-2 = Es gibt 54 Polizeikarten: je zwölf einfache, vier Zweier-Joker und zwei Vierfach-Joker.
rule-LV-3 = Es gibt vier Paten mit je vier Symbolen und eigenem Namen.
rule-LV-4 = Es gibt 20 verschiedene Leibwächter: vier der Stärke 2, acht der Stärke 3, acht der Stärke 4.
rule-LV-5 = Ein Leibwächter zeigt so viele Symbole, wie er Stärke hat.
rule-LV-6 = Ein durchgestrichenes Symbol kommt vorn nicht vor.
rule-LV-7 = Ein nummeriertes Symbol steht vorn an genau dieser Position.
rule-LV-8 = Jeder Leibwächter der Stärke 2 hat an Position 2 eine Markierung in einer anderen Farbe als der seiner Rückseite.
rule-LV-9 = Vier Leibwächter der Stärke 3 haben an Position 2 eine Markierung in der Farbe, die ihnen fehlt.
rule-LV-10 = Leibwächter der Stärke 4 und Paten haben keine Markierung.
rule-LV-11 = Capo Curtillo verlangt eine Polizeimarke, zwei Pistolen und einen Polizeiwagen.
rule-LV-12 = Narben-Juri hat Stärke 4 und verlangt Handschellen, Polizeimarke, Pistole, Polizeiwagen. Seine Rückseite zeigt Handschellen an Position 1.
rule-LV-13 = Dirty Diana hat Stärke 2, Handschellen mit roter Markierung an Position 2 und eine durchgestrichene Polizeimarke auf der Rückseite.
rule-LV-14 = Mindestens ein Leibwächter der Stärke 3 zeigt auf der Rückseite den Polizeiwagen an Position 2.
rule-LV-15 = Der Aufbau mit Gesamtstärke 39 aus der Anleitung muss sich legen lassen.
rule-LV-16 = Park, Villa und Keller liegen wie im Aufbau beschrieben: Nachbarn berühren sich, versetzte Karten überdecken sich.

## Der Tisch im Browser

board-short-Y = Handschellen
board-short-R = Pistole
board-short-B = Wagen
board-short-G = Marke
board-two-Y = 2 Handschellen
board-two-R = 2 Pistolen
board-two-B = 2 Wagen
board-two-G = 2 Marken
board-joker = Joker
board-joker-duo = Joker { $letters }

board-place-P1 = Park oben links
board-place-P2 = Park oben Mitte
board-place-P3 = Park oben rechts
board-place-P4 = Park Mitte links
board-place-P5 = Park Mitte
board-place-P6 = Park Mitte rechts
board-place-P7 = Park unten links
board-place-P8 = Park unten Mitte
board-place-P9 = Park unten rechts
board-place-V1 = Villa oben links
board-place-V2 = Villa oben rechts
board-place-V3 = Villa unten links
board-place-V4 = Villa unten rechts
board-place-G = Keller

board-grounds = Gelände. Pfeiltasten führen von Karte zu Karte, Bild ab und Bild auf in die Ebene darunter und darüber.
board-guard-back = { $place }, Stärke { $strength }, { $clue }, { $state }
board-guard-front = { $place }, { $name }, Stärke { $strength }: { $suits }, { $state }
board-godfather = { $place }, { $name }: { $suits }, { $state }
board-hint-at = Position { $position } { $suit }
board-hint-absent = ohne { $suit }
board-state-free = frei
board-state-covered = verdeckt
board-state-blocked = noch nicht frei
board-state-raid = Zugriff läuft
board-class =
    { $strength ->
        [2] Kleiner Fisch, Stärke 2
        [3] Schwerer Junge, Stärke 3
        [4] Großes Kaliber, Stärke 4
       *[other] Stärke { $strength }
    }
board-class-godfather = Der Pate, vier Positionen
board-explain-at = Braucht { $strength } Karten, an Position { $position }: { $suit }. Dafür gibt es hinterher { $suit } zurück.
board-explain-absent = Braucht { $strength } Karten, davon nichts mit { $suit }. Dafür gibt es hinterher { $suit } zurück.
board-explain-godfather = Braucht vier Karten in dieser Reihenfolge: { $suits }. Erst müssen alle Leibwächter weg sein.
board-explain-cellar = Erst wenn alle 13 Leibwächter sitzen, kommt ihr an ihn heran.
board-look = Große Karte
board-suspects = Dahinter steckt
board-point = Den anderen zeigen

board-leader = Einsatzleitung
board-note-turn = ist dran
board-note-next = spielt nach dir
board-note-matched = Position { $position } gespielt
board-note-paired = Position { $position } doppelt bezahlt
board-note-passed = hat gepasst
board-note-would = Position { $positions }?
board-note-decides = entscheidet fürs Team
board-note-pile = Stapel { $count }
board-row-of = Auslage: { $who }
board-hand = Deine Auslage
board-gap = leerer Platz
board-pile-of =
    { $count ->
        [0] Stapel leer
        [one] Stapel: 1 Karte
       *[other] Stapel: { $count } Karten
    }
board-pile-known =
    { $count ->
        [one] Stapel: 1 Karte, bekannt: { $cards }
       *[other] Stapel: { $count } Karten, ganz unten bekannt: { $cards }
    }
board-pile-bottom = ganz unten: { $cards }

board-tally-discard = Ablage
board-tally-out = Raus
board-tally-jokers = Joker: kommen nicht wieder
board-tally-arrested = Gefasst
board-tally-godfather = Der Pate
board-tally-reserve = Reserve
board-reserve-means = Reserve: eure Karten, plus höchstens eine Bonuskarte je Leibwächter, minus alle Positionen, die noch fehlen.
board-sum = { $arrested }/14 · Reserve { $left }
board-cells = Zellen und Ablage
board-cells-of = { $count } von 14 gefasst. Zellen ansehen
board-cells-empty = Noch sitzt niemand.

board-raid = Zugriff
board-needs = { $suit } nötig
board-has =
    { $count ->
        [0] ohne { $suit }
       *[other] { $suit }: { $count } offen
    }
board-laid-pair = zwei Karten statt { $suit }
board-marker = dazu { $suit } behalten
board-bonus-title = Bonus
board-bonus-line = { $suit } zurück ins Team
board-situation = Lage
board-situation-sum =
    { $cards ->
        [0] Gesamtstärke { $strength }.
       *[other] Gesamtstärke { $strength }, { $cards } Polizeikarten im Einsatz.
    }
board-situation-hint = Seine Leute zuerst, von außen nach innen. Helle Karten sind frei.
board-arrested = Gefasst

board-fits = passt
board-position = Position { $position }: { $suit }
board-play = { $what } spielen
board-pair = Zwei gleiche …
board-pair-which = Welche zwei legst du?
board-pair-means = Zwei Karten mit gleichem Symbol ersetzen { $suit }. Nachziehen darfst du nur eine.
board-pass = Passen
board-pass-which = Welche Karte wirfst du ab?
board-pass-means = Sie kommt nicht wieder. Die Position bleibt offen, der nächste Platz ist dran.
board-discard-card = { $what } abwerfen
board-back = Zurück
board-why = Warum?
board-against-symbol = Passt nicht: Position { $position } verlangt { $suit }.
board-against-marker = Passt nicht: Neben Position { $position } liegt eine Markierung. Eine Karte in dieser Farbe muss bei dir offen bleiben.

board-plan-target = Wen nehmt ihr euch vor?
board-plan-targets = Freie Leibwächter
board-plan-leader = Wer leitet?
board-plan-do = Zugriff starten: { $who } leitet
board-plan-do-you = Zugriff starten: du leitest
board-plan-propose = Vorschlagen: { $who } leitet
board-plan-propose-you = Vorschlagen: du leitest
board-plan-decide = Entscheiden: { $who } leitet
board-plan-decide-you = Entscheiden: du leitest
board-has-it = liegt dort offen

board-bonus-who = { $suit } zurück. An wen?
board-bonus-row = Auslage ({ $count })
board-bonus-pile = Stapel ({ $count })

board-swap-title = Karten tauschen
board-swap-first = Tippe eine offene Karte an, egal bei wem.
board-swap-second = Jetzt eine Karte auf einem anderen Platz.
board-swaps-left =
    { $count ->
        [0] Kein Tausch mehr übrig.
        [one] Einmal geht noch.
       *[other] Noch { $count }-mal.
    }
board-swap-done = Fertig getauscht
board-swap-card = { $what } von { $who } tauschen

board-difficulty = Gesamtstärke { $strength }. Wie schwer soll es werden?
board-proposed = Vorschlag
board-agreed = Wer zustimmt
board-undecided = noch offen
board-approve = Zustimmen

board-watch-play = { $who } füllt Position { $position }: { $suit }.
board-watch-plan = { $who } plant den nächsten Zugriff.
board-watch-bonus = { $who } verteilt die Bonuskarte.
board-watch-swap = { $who } tauscht noch Karten.
board-watch-difficulty = { $who } wählt die Schwierigkeit.

board-phase-raid = Zugriff { $number } von 14
board-chapter = Zugriff { $number } · { $name }
board-chapter-start = Aufbau
board-phrase-have = Ich kann die nächste Position.
board-phrase-corner = Nehmen wir die Ecke oben rechts.
board-phrase-keep = Heb dir den Joker auf.
board-phrase-sorry = Ich muss passen.

guide-plan = Vier Ecken sind frei, die hellen Karten. Die große Zahl ist die Stärke: so viele Karten braucht er. Die kleine Zahl neben dem Symbol ist eine Position.
guide-leader = Wer leitet, spielt Position 1, danach geht es reihum. Wähl jemanden, bei dem das passende Symbol offen liegt.
guide-raid = Aufgedeckt. Seine Positionen werden der Reihe nach gefüllt, jeder von euch spielt eine.
guide-turn = Was passt, hebt sich. Eine passende Karte genügt, danach ziehst du eine nach.
guide-pair = Zwei gleiche Karten dürfen eine passende ersetzen. Du ziehst aber nur eine nach: Deine Auslage bleibt kürzer, bis ein Bonus sie auffüllt.
guide-pass = Nichts passt? Dann passt du und wirfst eine Karte ab. Sie kommt nie wieder, auch Joker nicht.
guide-passed = Ein Pass überspringt die Position nicht. Der nächste Platz muss dieselbe füllen.
guide-bonus = Jeder Festgenommene bringt eine Karte zurück: das Symbol seiner Rückseite. In die Auslage hilft sie gleich, unter dem Stapel ganz zum Schluss.
guide-swap = Vor dem ersten Zugriff dürft ihr offene Karten tauschen. Tippe eine an, dann eine auf einem anderen Platz.
guide-reserve = Die Reserve ist euer Spielraum. Jede verschwendete Karte kostet einen Punkt davon, unter null ist Schluss.
guide-opened = Die Festnahme hat neue Leibwächter freigelegt. Wer in der Villa liegt, wird frei, wenn die vier über ihm weg sind.
guide-godfather = Jetzt ist nur noch der Pate da. Seine vier Symbole kennt ihr von Anfang an.

end-won-headline = { $name } sitzt
end-lost-headline = { $name } entkommt
end-caption-won = »Ich war nur zum Kartenspielen hier.«
end-caption-lost = »Die Polizei? War heute keine da.«
end-arrests = Wer wann gefasst wurde
end-arrest-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
end-numbers = Der Einsatz in Zahlen
end-matches = passend gelegt
end-pairs = doppelt bezahlt
end-passes = gepasst
end-jokers = Joker verbraucht
end-missed = Bonus entfallen
end-left = Karten übrig
end-level = Gesamtstärke { $strength }, { $cards } Polizeikarten, Handicap { $handicap }
end-hidden = Was verdeckt lag
end-guards = Nie aufgedeckt
end-guard-box = Nicht im Spiel
end-piles = Stapel, oberste Karte zuerst
end-police-box = In der Schachtel
end-nothing = nichts

## Kapitel der Regeln

chapter-V-1 = Der Tisch
chapter-V-2 = Das Gelände auslegen
chapter-V-3 = Schwierigkeit und Austeilen
chapter-V-4 = Tauschen vor dem Einsatz
chapter-V-5 = Wen ihr angreifen könnt
chapter-V-6 = Einen Zugriff planen
chapter-V-7 = Wer dran ist
chapter-V-8 = Festnahme und Bonus
chapter-V-9 = Der Pate
chapter-V-10 = Das Ende
chapter-V-11 = Die Experten-Version
chapter-V-12 = Varianten
chapter-V-13 = Wie das Team entscheidet
chapter-V-14 = Allein, mit Bots, mit Trainer
chapter-Options = Einstellungen
chapter-Phases-and-actions = Phasen und Züge
chapter-What-is-known = Was alle wissen
chapter-Rulings = Klärungen
chapter-Loader-checks = Prüfungen der Schachtel
chapter-Worked-examples = Beispiele
