### Die Villa des Paten. The same keys as in de.ftl; the fields are those of events.py, actions.py and options.py.

## Symbols and police cards

symbol-Y = handcuffs
symbol-R = pistol
symbol-B = patrol car
symbol-G = badge

kind-Y = { symbol-Y }
kind-R = { symbol-R }
kind-B = { symbol-B }
kind-G = { symbol-G }
kind-YR = handcuffs/pistol joker
kind-YB = handcuffs/patrol car joker
kind-YG = handcuffs/badge joker
kind-RB = pistol/patrol car joker
kind-RG = pistol/badge joker
kind-BG = patrol car/badge joker
kind-W = four-way joker

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

# With its article: "lays a pistol".
a-symbol =
    { $symbol_id ->
        [Y] { $symbol }
       *[other] a { $symbol }
    }
a-kind =
    { $kind_id ->
        [Y] { $kind }
       *[other] a { $kind }
    }
a-card-a =
    { $card_a_id ->
        [Y] { $card_a }
       *[other] a { $card_a }
    }
a-card-b =
    { $card_b_id ->
        [Y] { $card_b }
       *[other] a { $card_b }
    }

## Park, villa, cellar

slot-P1 = Park top left
slot-P2 = Park top middle
slot-P3 = Park top right
slot-P4 = Park middle left
slot-P5 = Park middle
slot-P6 = Park middle right
slot-P7 = Park bottom left
slot-P8 = Park bottom middle
slot-P9 = Park bottom right
slot-V1 = Villa top left
slot-V2 = Villa top right
slot-V3 = Villa bottom left
slot-V4 = Villa bottom right
slot-G = Cellar

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
layer-cellar = Cellar

## Godfathers and guards

godfather-capo-curtillo = Capo Curtillo
godfather-don-bellavista = Don Bellavista
godfather-donna-ferrante = Donna Ferrante
godfather-padrino-malvento = Padrino Malvento

guard-dirty-diana = Dirty Diana
guard-langfinger-lutz = Light-Finger Lou
guard-schmiere-susi = Lookout Susie
guard-tacho-toni = Clocker Tony
guard-eisen-edda = Iron Edda
guard-kanten-karl = Corner Carl
guard-doppelkinn-dario = Double-Chin Dario
guard-schlagring-schorsch = Knuckles George
guard-bluff-bruno = Bluff Bruno
guard-kassen-kaethe = Cashbox Kate
guard-nebel-nino = Foggy Nino
guard-rausschmeisser-ralf = Bouncer Ralph
guard-narben-juri = Juri the Scar
guard-granit-greta = Granite Greta
guard-zentner-zoltan = Two-Ton Zoltan
guard-beton-benito = Concrete Benito
guard-viper-valentina = Viper Valentina
guard-stahl-stanislav = Steel Stan
guard-schatten-silvio = Shadow Silvio
guard-donner-dolores = Thunder Dolores

## Places for the bonus card

to-row = into the open row
to-pile = under the pile

## Phases and decisions

phase-difficulty = Difficulty
phase-swap = Swapping
phase-plan = Planning
phase-play = Raid
phase-bonus = Bonus
phase-over = The end

decision-difficulty = How hard should the operation be?
decision-swap = Any more open cards to swap?
decision-ready = Are you happy with the rows?
decision-approval = Do you agree?
decision-plan = Who are you going for, and who leads?
decision-turn = Your move: match, pair or pass?
decision-bonus = Who gets the bonus card?

## What one may do

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
action-swap = Swap: { $seat_a_is ->
        [you] you give
       *[other] { $seat_a } gives
    } { a-card-a }, { $seat_b_is ->
        [you] you give
       *[other] { $seat_b } gives
    } { a-card-b }
action-ready = Done swapping
action-plan =
    { $target_id ->
        [G] Raid the godfather, { leads }
       *[other] Raid { $target }, { leads }
    }
leads =
    { $leader_is ->
        [you] you lead
       *[other] { $leader } leads
    }
action-play-match = Play { $card }
action-play-pair = Play a pair: { $card_a } + { $card_b }
action-pass = Pass: throw away { $card }
action-give-bonus =
    { $seat_is ->
        [you] Bonus card to you, { $to }
       *[other] Bonus card to { $seat }, { $to }
    }
action-propose = Propose: { $action }
action-approve = Agree
action-decide = Decide: { $action }

## What happens

event-game-created = You are the police. Catch all the bodyguards, then the godfather, before you run out of cards.
event-godfather-shown = { $godfather } sits in the cellar.
event-guard-placed =
    { $slot }: strength { $strength }, { $hint_kind ->
        [absent] no { $hint_symbol }
       *[at] { $hint_symbol } at position { $hint_position }
    }.
event-handicap-set =
    { $value ->
        [none] First game: total strength { $total_strength }, and you get all { $police_count } police cards.
       *[other] Total strength { $total_strength }, handicap { $value }: you get { $police_count } police cards.
    }
event-dealt = The cards are dealt, clockwise: { $counts }.
event-row-opened =
    { $seat_is ->
        [you] You turn up
       *[other] { $seat } turns up
    }: { $kinds }.
event-swapped =
    { $seat_a_is ->
        [you] You give { $seat_b } { a-card-a } and get { a-card-b }.
       *[other] { $seat_b_is ->
            [you] You give { $seat_a } { a-card-b } and get { a-card-a }.
           *[other] { $seat_a } gives { $seat_b } { a-card-a } and gets { a-card-b }.
        }
    }
event-seat-ready =
    { $seat_is ->
        [you] You are done swapping.
       *[other] { $seat } is done swapping.
    }
event-swap-ended = The swapping is over.
event-proposed =
    { $seat_is ->
        [you] You propose
       *[other] { $seat } proposes
    }: { $action }.
event-approved =
    { $seat_is ->
        [you] You agree.
       *[other] { $seat } agrees.
    }
event-decided =
    { $seat_is ->
        [you] You decide
       *[other] { $seat } decides
    }: { $action }.
event-attack-planned =
    { $leader_is ->
        [you] { attacked } You lead the operation.
       *[other] { attacked } { $leader } leads the operation.
    }
attacked =
    { $target_id ->
        [G] The godfather is next.
       *[other] { $target } is next.
    }
event-guard-revealed = { $slot }: it’s { $guard }.
event-matched =
    { $seat_is ->
        [you] You { deed-matched }.
       *[other] { $seat } { deed-matched }.
    }
event-paired =
    { $seat_is ->
        [you] You { deed-paired }.
       *[other] { $seat } { deed-paired }.
    }
event-passed =
    { $seat_is ->
        [you] You pass and throw away { a-kind }.
       *[other] { $seat } passes and throws away { a-kind }.
    }
event-drew =
    { $seat_is ->
        [you] You { deed-drew }.
       *[other] { $seat } { deed-drew }.
    }
event-drew-nothing =
    { $seat_is ->
        [you] You draw nothing, your pile is empty.
       *[other] { $seat } draws nothing, the pile is empty.
    }
# A turn in one sentence: "Anna lays a pistol at position 2 and draws a patrol car."
deeds =
    { $seat_is ->
        [you] You { $deeds }.
       *[other] { $seat } { $deeds }.
    }
deed-matched =
    { $seat_is ->
        [you] lay
       *[other] lays
    } { a-kind } at position { $position }
deed-paired =
    { $seat_is ->
        [you] pay
       *[other] pays
    } double at position { $position }, with { $kinds }
deed-passed =
    { $seat_is ->
        [you] pass, throw away { a-kind }
       *[other] passes, throws away { a-kind }
    }
deed-drew =
    { $seat_is ->
        [you] draw
       *[other] draws
    } { a-kind }
deed-drew-nothing =
    { $seat_is ->
        [you] draw nothing, because your pile is empty
       *[other] draws nothing, because the pile is empty
    }
event-arrested = { $guard } is under arrest, { $slot } is clear.
event-bonus-offered = You get { a-symbol } back.
event-bonus-missing =
    { $symbol_id ->
        [Y] No bonus: there are no plain { $symbol } in the discard.
       *[other] No bonus: there is no plain { $symbol } in the discard.
    }
event-bonus-given =
    { $seat_is ->
        [you] You get { a-symbol } { $to }.
       *[other] { $seat } gets { a-symbol } { $to }.
    }
event-game-over = { $result }. { $reason }
event-debrief = Everything is turned over: piles, boxes and the last of the guards.

result-won = Won
result-lost = Lost

reason-godfather-arrested = The godfather is under arrest.
reason-no-card-on-turn = Whoever was to move had no card left.
reason-not-enough-cards = There are not enough police cards left for all the arrests.
reason-not-the-right-cards = These cards can no longer catch the godfather.
reason-conceded = The team called the operation off.

## What cannot be done

refusal-game-over = The game is over. { $reason }
refusal-wrong-phase = Not in this phase ({ $phase }), only in: { $phases }.
refusal-unknown-card = There is no card “{ $card }”.
refusal-unknown-slot = There is no place “{ $slot }” on the grounds.
refusal-unknown-seat = This table has no seat { $seat_id }.
refusal-unknown-place = The bonus card goes to the row or under the pile, not to “{ $to }”.
refusal-not-your-turn = Not your turn: it’s { $active }’s move.
refusal-not-in-row = Your row does not hold that: { $copies } × { $card }. It has: { $cards }.
refusal-no-match = Doesn’t fit: the open position needs { a-symbol }. Your card: { $card }.
refusal-no-pair = No pair: { $card_a } and { $card_b } would have to share a symbol other than the required one ({ $symbol }).
refusal-pair-out-of-order = Name the pair in the usual order: { $card_b }, then { $card_a }.
refusal-marker-not-owned = After playing, a card that shows { a-symbol } must still lie open before you. The marker asks for it.
refusal-row-full =
    { $seat_is ->
        [you] There is no room in your row: it has { $limit } cards.
       *[other] There is no room in { $seat }’s row: it has { $limit } cards.
    }
refusal-row-empty =
    { $seat_is ->
        [you] Your row is empty, so the bonus has to go there.
       *[other] { $seat }’s row is empty, so the bonus has to go there.
    }
refusal-handicap-not-offered = A handicap of { $value } is not on offer, only: { $values }.
refusal-not-free = { $target } is not free yet. You can raid: { $targets }.
refusal-slot-empty = { $target } is already clear. You can raid: { $targets }.
refusal-godfather-guarded =
    { $guards ->
        [one] One bodyguard still stands in front of the godfather.
       *[other] { $guards } bodyguards still stand in front of the godfather.
    }
refusal-leader-rotates =
    { $next_leader_is ->
        [you] The lead goes round the table: it’s your turn to lead, not { $leader }’s.
       *[other] The lead goes round the table: now it’s { $next_leader }.
    }
refusal-leader-without-card =
    { $leader_is ->
        [you] You have no card left and cannot lead. These can: { $seats }.
       *[other] { $leader } has no card left and cannot lead. These can: { $seats }.
    }
refusal-already-ready = You are done swapping already.
refusal-seats-out-of-order = A swap is between two different people.
refusal-not-your-swap = You can only swap your own cards, not those of { $seat_a } and { $seat_b }.
refusal-same-kind = Swapping { $card } for { $card } changes nothing.
refusal-no-swaps-left = The swaps are used up. All you can do is finish.
refusal-not-in-row-of =
    { $seat_is ->
        [you] You have no such open card: { $card }. Your row has: { $cards }.
       *[other] { $seat } has no such open card: { $card }. The row has: { $cards }.
    }
refusal-not-the-coordinator = { $coordinator } decides that for the team.
refusal-coordinator-decides = There are no votes at this table: { $coordinator } decides for the team.
refusal-propose-instead = At this table you decide together. Propose it to the others.
refusal-no-proposals-left = No more after { $proposals } proposals: approve the last one, or { $coordinator } decides.
refusal-already-proposed = That has been proposed already. In favour: { $approvals }.
refusal-no-proposal = There is no proposal yet to agree to.
refusal-already-approved = You have agreed already.
refusal-proposals-left = Proposals are still open ({ $proposals } of { $limit }). Nobody decides alone before that.

refusal-seats-not-allowed = The game is for { $lowest } to { $highest } seats, not for { $count }.
refusal-first-game-sets-no-handicap = { $option }: the first game has no handicap to choose at the table.
refusal-row-limit-too-small = { $option } must not be below the { $lowest } cards you start with, so not { $value }.
refusal-option-counts = { $option }: the numbers must add up to { $total }, at most { $highest } of each strength, not { $value }.
refusal-option-choices = { $option }: at least one handicap and none twice, not { $value }.

## Bots

# Why a bot does it.
why-forced = There is nothing else you can do.
why-handicap = Take handicap { $value }: the more police cards you have, the better.
why-swap = Swap these, and the symbols are spread better.
why-ready = Stop swapping: the rows won’t get any better.
why-plan-at =
    { $seat_is ->
        [you] { $target } needs { a-symbol } at position { $position }, and that will be you. { expected-waste }
       *[other] { $target } needs { a-symbol } at position { $position }, and that will be { $seat }. { expected-waste }
    }
why-plan-absent =
    { $suspects ->
        [one] { $target } needs no { $symbol }, and it can only be one of them. { expected-waste }
       *[other] { $target } needs no { $symbol }. { expected-waste }
    }
why-plan-godfather = Only the godfather is left. { expected-waste }
expected-waste =
    { $cards ->
        [0] { $tenths ->
            [0] { if-leading } it should come out even.
           *[other] { if-leading } you will hardly waste a card.
        }
        [one] { if-leading } you will waste about one card.
       *[other] { if-leading } you will waste about { $cards } cards.
    }
if-leading =
    { $leader_is ->
        [you] If you lead,
       *[other] If { $leader } leads,
    }
why-hint-met = { $target } needs { a-symbol } at position { $position }. { if-leading } that is just what { $seat_is ->
        [you] you have
       *[other] { $seat } has
    } open there.
why-hint-missed = { $target } needs { a-symbol } at position { $position }. { $seat_is ->
        [you] You probably won’t have it
       *[other] { $seat } probably won’t have it
    }, but there is no better target right now.
why-hint-absent = { $target } needs no { $symbol }. There is little to fear, { $leader_is ->
        [you] you can
       *[other] { $leader } can
    } begin.
why-godfather-last = Only the godfather is left. { if-leading } the rows fit best.
why-match = Position { $position } needs { a-symbol }, and you have the card for it.
why-match-joker = Position { $position } needs { a-symbol }. Play the joker; anything else would cost you more.
why-pair = For position { $position }, rather give two cards you can spare.
why-pass =
    { $seat_is ->
        [you] Leave position { $position } open for now. Throw away what you will miss least.
       *[other] Leave position { $position } to { $seat }. Throw away what you will miss least.
    }
why-bonus-row =
    { $seat_is ->
        [you] You have room in your row.
       *[other] { $seat } has room in the row.
    }
why-bonus-row-new =
    { $seat_is ->
        [you] You have room in your row, and you lack this symbol.
       *[other] { $seat } has room in the row and lacks this symbol.
    }
why-bonus-pile =
    { $seat_is ->
        [you] You have the fewest cards.
       *[other] { $seat } has the fewest cards.
    }
why-approve = Agree. It hardly gets better.
why-approve-late = Agree. You have talked enough.

## The table in the terminal

letter-Y = H
letter-R = P
letter-B = C
letter-G = B

board-cards = { $cards } cards, { $reserve } to spare
board-discard = Discard
board-passed = Passed
board-pile = Pile
board-you = you
board-leads = leads
board-ready = done
board-approves = approves
board-bonus = Bonus card:
board-proposal = Proposal:

explain-suspects = It could be:

move-match = Match
move-pair = Pair
move-pass = Pass
move-ready = Done swapping
move-approve = Agree
move-propose = Propose:
move-decide = Decide:
move-handicap = Handicap
move-row = { to-row }
move-pile = { to-pile }

debrief-arrests = { $arrests } of 13 guards arrested. Still hidden were:
debrief-police-box = In the box:
