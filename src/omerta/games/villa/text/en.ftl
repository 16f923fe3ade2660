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
phase-play = Attack
phase-bonus = Bonus
phase-over = The end

decision-difficulty = How hard should the operation be?
decision-swap = Any more open cards to swap?
decision-ready = Are you content with the rows?
decision-approval = Do you approve of the proposal?
decision-plan = Who is next to be arrested, and who leads?
decision-turn = Your move: match, pair or pass?
decision-bonus = Who gets the bonus card?

## What one may do

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
action-swap = Swap: { $seat_a } gives { a-card-a }, { $seat_b } gives { a-card-b }
action-ready = Done swapping
action-plan =
    { $target_id ->
        [G] Attack the godfather, { $leader } leads
       *[other] Attack { $target }, { $leader } leads
    }
action-play-match = Play { $card }
action-play-pair = Play a pair: { $card_a } + { $card_b }
action-pass = Pass: throw away { $card }
action-give-bonus = Bonus card to { $seat }, { $to }
action-propose = Propose: { $action }
action-approve = Approve
action-decide = Decide: { $action }

## What happens

event-game-created = The operation is being prepared.
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
event-row-opened = { $seat } turns up: { $kinds }.
event-swapped = { $seat_a } gives { $seat_b } { a-card-a } and gets { a-card-b }.
event-seat-ready = { $seat } is done swapping.
event-swap-ended = The swapping is over.
event-proposed = { $seat } proposes: { $action }.
event-approved = { $seat } approves.
event-decided = { $seat } decides: { $action }.
event-attack-planned =
    { $target_id ->
        [G] The godfather is next. { $leader } leads the operation.
       *[other] { $target } is next. { $leader } leads the operation.
    }
event-guard-revealed = { $slot } turned over: { $guard }.
event-matched = { $seat } lays { a-kind } at position { $position }.
event-paired = { $seat } pays double at position { $position }: { $kinds }.
event-passed = { $seat } passes and throws away { a-kind }.
event-drew = { $seat } draws { a-kind }.
event-drew-nothing = { $seat } draws nothing, the pile is empty.
event-arrested = { $guard } is under arrest, { $slot } is clear.
event-bonus-offered = As a bonus you get { a-symbol } back.
event-bonus-missing =
    { $symbol_id ->
        [Y] No bonus: there are no plain { $symbol } in the discard.
       *[other] No bonus: there is no plain { $symbol } in the discard.
    }
event-bonus-given = { $seat } gets { a-symbol } { $to }.
event-game-over = { $result }. { $reason }
event-debrief = Everything is turned over: piles, boxes and the last of the guards.

result-won = Won
result-lost = Lost

reason-godfather-arrested = The godfather is under arrest.
reason-no-card-on-turn = Whoever was to move had no card left.
reason-not-enough-cards = There are not enough police cards left for all the arrests.
reason-not-the-right-cards = These cards can no longer take the godfather.
reason-conceded = The team called the operation off.

## What cannot be done

refusal-game-over = The game is over. { $reason }
refusal-wrong-phase = Not in this phase ({ $phase }), only in: { $phases }.
refusal-unknown-card = There is no card "{ $card }".
refusal-unknown-slot = There is no place "{ $slot }" on the grounds.
refusal-unknown-seat = This table has no seat { $seat_id }.
refusal-unknown-place = The bonus card goes to the row or under the pile, not to "{ $to }".
refusal-not-your-turn = Not your turn: { $active } is to move.
refusal-not-in-row = Your row does not hold that: { $copies } × { $card }. It has: { $cards }.
refusal-no-match = Doesn't fit: the open position needs { a-symbol }. Your card: { $card }.
refusal-no-pair = No pair: { $card_a } and { $card_b } would have to share a symbol other than the required one ({ $symbol }).
refusal-pair-out-of-order = Name the pair in the usual order: { $card_b }, then { $card_a }.
refusal-marker-not-owned = After playing, a card that shows { a-symbol } must still lie open before you. The marker asks for it.
refusal-row-full = There is no room in the row of { $seat }: it has { $limit } cards.
refusal-row-empty = The row of { $seat } is empty, so the bonus has to go there.
refusal-handicap-not-offered = A handicap of { $value } is not on offer, only: { $values }.
refusal-not-free = { $target } is not free yet. You can attack: { $targets }.
refusal-slot-empty = { $target } is already clear. You can attack: { $targets }.
refusal-godfather-guarded =
    { $guards ->
        [one] There is still a guard before the godfather.
       *[other] There are still { $guards } guards before the godfather.
    }
refusal-leader-rotates = The leader rotates: it is { $next_leader } now, not { $leader }.
refusal-leader-without-card = { $leader } has no card left and cannot lead. Possible: { $seats }.
refusal-already-ready = You are done swapping already.
refusal-seats-out-of-order = A swap is between two different seats, the lower one named first.
refusal-not-your-swap = You can only swap for yourself, not for { $seat_a } and { $seat_b }.
refusal-same-kind = Swapping { $card } for { $card } changes nothing.
refusal-no-swaps-left = The swaps are used up. All you can do is finish.
refusal-not-in-row-of = { $seat } has no such open card: { $card }. The row has: { $cards }.
refusal-not-the-coordinator = That is for { $coordinator } to decide for the team.
refusal-coordinator-decides = There are no votes at this table: { $coordinator } decides for the team.
refusal-propose-instead = At this table you decide together. Propose it to the others.
refusal-no-proposals-left = No more after { $proposals } proposals: approve the last one, or { $coordinator } decides.
refusal-already-proposed = That is the proposal already. Approved by: { $approvals }.
refusal-no-proposal = There is no proposal yet that you could approve.
refusal-already-approved = You have approved already.
refusal-proposals-left = Proposals are still open ({ $proposals } of { $limit }). Nobody decides alone before that.

refusal-seats-not-allowed = The game is for { $lowest } to { $highest } seats, not for { $count }.
refusal-first-game-sets-no-handicap = { $option } ({ $option_id }): the first game has no handicap to choose at the table.
refusal-row-limit-too-small = { $option } ({ $option_id }) must not be below the { $lowest } cards you start with, so not { $value }.
refusal-option-counts = { $option } ({ $option_id }): the numbers must add up to { $total }, at most { $highest } of each strength, not { $value }.
refusal-option-choices = { $option } ({ $option_id }): at least one handicap and none twice, not { $value }.

## Bots

# Why a bot does it.
why-forced = Nothing else is possible.
why-handicap = Handicap { $value }: the more police cards, the better for us.
why-swap = After this swap the symbols are better spread.
why-ready = Swapping makes the rows no better.
why-plan-at = { $target } needs { a-symbol } at position { $position }, and that will be { $seat }. { expected-waste }
why-plan-absent =
    { $suspects ->
        [one] { $target } needs no { $symbol }, and only one guard fits. { expected-waste }
       *[other] { $target } needs no { $symbol }. { expected-waste }
    }
why-plan-godfather = Only the godfather is left. { expected-waste }
expected-waste =
    { $whole ->
        [0] { $tenths ->
            [0] With { $leader } in the lead it should come out even.
           *[other] With { $leader } in the lead we should waste no more than { $whole }.{ $tenths } cards.
        }
       *[other] With { $leader } in the lead we should waste { $whole }.{ $tenths } cards.
    }
why-hint-met = { $target } needs { a-symbol } at position { $position }, and that is what { $seat } has open if { $leader } begins.
why-hint-missed = { $target } needs { a-symbol } at position { $position }. { $seat } will not have it, but I see no better target.
why-hint-absent = { $target } needs no { $symbol }. Little to fear there; { $leader } can begin.
why-godfather-last = Only the godfather is left, and the rows fit best with { $leader } at the start.
why-match = Position { $position } needs { a-symbol }, and the card for it lies open.
why-match-joker = Position { $position } needs { a-symbol }. The joker comes cheaper than any way round.
why-pair = For position { $position } I would rather give two cards we can spare.
why-pass = I leave position { $position } to { $seat }. What I throw away we miss least.
why-bonus-row = { $seat } has room in the row.
why-bonus-row-new = { $seat } has room in the row and lacks this symbol.
why-bonus-pile = { $seat } has the fewest cards.
why-approve = Agreed. It hardly gets better.
why-approve-late = We have talked enough.

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

explain-suspects = Behind this back may be:

move-match = Match
move-pair = Pair
move-pass = Pass
move-ready = Done swapping
move-approve = Approve
move-propose = Propose:
move-decide = Decide:
move-handicap = Handicap
move-row = { to-row }
move-pile = { to-pile }

debrief-arrests = { $arrests } of 13 guards arrested. Still hidden were:
debrief-police-box = In the box:
