### Die Villa des Paten. The same keys as in de.ftl; the fields are those of events.py, actions.py and options.py.

title = The Godfather's Villa

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

## Difficulty

preset-first-game = First game
preset-cadet = Police cadets (easy)
preset-patrol = Patrol officers (hard)
preset-inspector = Detective squad (very hard)
preset-special-unit = Special unit (extreme)
preset-task-force = Task force (merciless)
preset-forlorn-hope = Forlorn hope (hopeless?)

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
refusal-option-unknown-value = { $option } ({ $option_id }) cannot be "{ $value }", only: { $values }.
refusal-option-out-of-range = { $option } ({ $option_id }) lies between { $lowest } and { $highest }, not at { $value }.
refusal-first-game-sets-no-handicap = { $option } ({ $option_id }): the first game has no handicap to choose at the table.
refusal-row-limit-too-small = { $option } ({ $option_id }) must not be below the { $lowest } cards you start with, so not { $value }.
refusal-option-counts = { $option } ({ $option_id }): the numbers must add up to { $total }, at most { $highest } of each strength, not { $value }.
refusal-option-choices = { $option } ({ $option_id }): at least one handicap and none twice, not { $value }.

## Options

option-roster = Guards
    .help = Which 13 of the 20 guards play.
option-roster-first-game = First game
option-roster-random = Random
option-roster-tough = Strong only
option-roster-custom = Your own mix

option-custom-counts = Your own mix
    .help = How many guards of strength 2, 3 and 4 play, 13 in all. Only counts with your own mix.

option-handicap = Handicap
    .help = How many more police cards you get than the guards have strength. Fewer is harder.

option-handicap-timing = Handicap is set
    .help = Before the layout, or by the team at the table with the backs in sight.
option-handicap-timing-lobby = Beforehand
option-handicap-timing-table = At the table

option-handicap-choices = Handicaps on offer
    .help = What the team chooses from when the handicap is set at the table.

option-expert = Expert version
    .help = Whoever fills a marked position 2 must also have an open card of the marked colour.

option-open-start = Open cards at the start
    .help = How many cards everybody turns up at the start. Three is harder.
option-open-start-3 = Three
option-open-start-4 = Four

option-row-limit = Row limit
    .help = A bonus card may fill a row up to this many open cards.
option-row-limit-3 = Three
option-row-limit-4 = Four

option-swap-phase = Swapping
    .help = Before the first attack you may swap open cards among yourselves. Without it the game is harder.

option-leader-mode = Leader
    .help = Chosen before every attack, or by rotation. Rotation is much harder.
option-leader-mode-chosen = Chosen
option-leader-mode-rotating = By rotation

option-rotation-anchor = Rotation starts
    .help = Whom the next leader follows when the office rotates.
option-rotation-anchor-leader = After the last leader
option-rotation-anchor-last-player = After the last move

option-decision-mode = Team decisions
    .help = Either one person speaks for the team, or everybody has to approve a proposal.
option-decision-mode-coordinator = One decides
option-decision-mode-consensus = All approve

option-early-abort = Early end
    .help = The game ends as soon as the open cards prove that you cannot win any more.

option-expert-pair-needs-marker = Marker binds pairs
    .help = In the expert version a pair at the marked position needs the extra card too.

option-recover-passed = Recover passed cards
    .help = If the discard holds no bonus card, one may come from the passed cards.

## Bots

bot-house = Thorough
    .help = Plans every attack with care and knows the guards' files.
bot-casual = Easy-going
    .help = Reads the backs, matches where it can and looks no further.

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

## Rules

rule-V-1-1 = There are two to four of you. Play goes clockwise, and after the last seat comes the first.
rule-V-1-2 = Your open row and your face-down pile lie before you. As long as either holds a card, you are in.
rule-V-1-3 = You share the grounds, the laid cards, the discard, the passed cards, the arrested guards and the boxes.
rule-V-1-4 = Equal cards are interchangeable: you name the kind, not the card. New cards join your row at the right.
rule-V-1-5 = A joker counts as one of its symbols each time. You say which.
rule-V-1-6 = You win or lose together, and may talk about everything.
rule-V-1-7 = Chance is in the setup alone: godfather, guards, layout and police cards are shuffled separately.
rule-V-2-1 = One of the four godfathers is drawn and lies face up in the cellar.
rule-V-2-2 = 13 of the 20 guards play. Which ones is up to the option "Guards".
rule-V-2-3 = The 13 are shuffled and laid face down: four in the villa, nine above them in the park.
rule-V-2-4 = The park lies three by three over the villa, the villa two by two over the cellar, each half a card out of line.
rule-V-2-5 = You may read the backs of all guards at any time, even covered ones. Only the attack shows the front.
rule-V-2-6 = At the start nobody leads.
rule-V-3-1 = Total strength is the sum of the 13 guards. The godfather does not count.
rule-V-3-2 = You get total strength plus handicap in police cards, 54 at most. In the first game you get them all.
rule-V-3-3 = All 54 police cards are shuffled. Those you do not get go to the box unseen.
rule-V-3-4 = Cards are dealt one by one around the table. One more or less does not matter.
rule-V-3-5 = Everybody turns up the top four cards of the pile, or three in the variant.
rule-V-3-6 = The handicap is set beforehand, or the team picks it at the table with the backs in sight. The first game leaves no choice.
rule-V-4-1 = Before the first attack you may swap open cards. Afterwards everybody has as many as before.
rule-V-4-2 = One card is swapped for one other. There are four swaps a seat and no more.
rule-V-5-1 = A side is free if no card of the same layer touches it.
rule-V-5-2 = You can attack a guard whom nobody covers any more and who has at least two free sides.
rule-V-5-3 = The godfather is out of reach until all 13 guards are arrested.
rule-V-5-4 = At the start only the four corners of the park are free. A villa guard is free once the four above him are gone.
rule-V-6-1 = Before each attack the team picks a free target and a leader.
rule-V-6-2 = Anybody with a card left may lead, twice in a row if you like.
rule-V-6-3 = If nobody can lead, the operation has failed.
rule-V-6-4 = The target is turned over, and the leader begins at position 1.
rule-V-6-5 = An attack cannot be called off.
rule-V-7-1 = Match: play one card from your row with the required symbol.
rule-V-7-2 = Pair: play two cards that share a symbol other than the required one. You may do so even with a match in your row.
rule-V-7-3 = Pass: throw any one card out of the game. The position stays open.
rule-V-7-4 = Then you draw exactly one card, after a pair too. From an empty pile you draw nothing.
rule-V-7-5 = If a position is still open, the next seat moves. After a pass it faces the same position.
rule-V-7-6 = The leader may pass as well, and still leads.
rule-V-8-1 = After the last position comes the draw, then the guard is led away, then the cards go to the discard, then comes the bonus.
rule-V-8-2 = The symbol on the guard's back is the bonus symbol, crossed out or not.
rule-V-8-3 = If a plain card of that symbol is in the discard, give it to one of you. Jokers and passed cards never come back.
rule-V-8-4 = If there is none, there is no bonus, now or later.
rule-V-8-5 = The bonus may go to a row with room for it, or under a pile if at least one card lies open before it.
rule-V-8-6 = Everybody has seen a bonus card that goes under a pile. It stays known until it is drawn.
rule-V-8-7 = Then you plan the next attack.
rule-V-9-1 = The godfather is arrested like his people, with four positions.
rule-V-9-2 = His fourth position wins the game, even if nobody has a card left.
rule-V-10-1 = Won: the godfather is under arrest.
rule-V-10-2 = Whether you can still win is checked before every plan and every move, by what everybody sees.
rule-V-10-3 = Lost: somebody is to move without a card, or nobody can lead.
rule-V-10-4 = Lost: your cards and all possible bonuses are fewer than the positions still to fill.
rule-V-10-5 = Lost: all guards sit, but even the best cards in the piles could not take the godfather.
rule-V-10-6 = Giving up takes everybody's vote. Until then you may take yours back.
rule-V-10-7 = After a defeat everything stays where it is. The early end only shortens what is lost.
rule-V-10-8 = At the end all that was hidden is turned over. There are no points.
rule-V-10-9 = Every move costs a card and at most 13 come back. It never takes more than 67 moves.
rule-V-11-1 = Experts: whoever fills position 2 of a marked guard must also own a card of the marked colour.
rule-V-11-2 = That card must lie open before you after playing and before drawing. It is not spent, and a joker counts.
rule-V-11-3 = This binds matches and, unless set otherwise, pairs. Without the card you have to pass.
rule-V-11-4 = You see the marker when the guard is turned over. His back tells you which colour it cannot be.
rule-V-12-1 = Fewer police cards still: the handicap goes down to -9.
rule-V-12-2 = Stronger guards: strength 3 and 4 only, or your own mix.
rule-V-12-3 = Start with three open cards. A bonus may still fill the row to four.
rule-V-12-4 = Play without swapping.
rule-V-12-5 = Leader by rotation: you choose the first one, then the office moves on. If that seat has no card, the game is lost.
rule-V-12-6 = Nearly everything combines. Not allowed: a handicap at the table in the first game, and a row limit below the number of starting cards.
rule-V-12-7 = Variant: if the discard holds no bonus card, one may come from the passed cards.
rule-V-13-1 = Handicap, swaps, plan and bonus are up to the team. Your move is yours.
rule-V-13-2 = Whoever led last speaks for the team, before the first attack the first seat.
rule-V-13-3 = With "One decides" only the speaker of the team acts. The others advise.
rule-V-13-4 = Swapping: either one person swaps for all, or everybody swaps their own cards until all are done. A new swap undoes every "done".
rule-V-13-5 = With "All approve" anybody may propose. It counts once all have approved. A new proposal replaces the old one.
rule-V-13-6 = After three proposals a seat no more are taken: you may still approve, or the speaker of the team decides.
rule-V-13-7 = When your time is up the table acts for you: it ends the swapping, approves, or plays like a sensible bot.
rule-V-14-1 = Alone you play all seats. The rules stay the same.
rule-V-14-2 = Bots see exactly what everybody sees.
rule-V-14-3 = The coach estimates your chances from what everybody sees, never from hidden cards.
rule-V-14-4 = What is hidden is equally likely: the unseen cards in any order, and behind each back anybody who still fits it.

rule-VR-1 = We do not know the printed symbols of most cards. Ours are reconstructed and fit all that is known.
rule-VR-2 = Which symbols the four duo jokers show is not recorded. Here every colour is on two of them.
rule-VR-3 = Which big calibre joins the first game is left to chance.
rule-VR-4 = There are no more than 54 police cards. The real handicap is then smaller than the chosen one.
rule-VR-5 = Below a handicap of -9 the game would be lost before the first card.
rule-VR-6 = Odd cards go to the first seats.
rule-VR-7 = Free sides are above, below, left and right, in the same layer. Two opposite ones will do.
rule-VR-8 = Everybody knows the backs of the covered villa guards, too.
rule-VR-9 = An attack, once begun, is seen through.
rule-VR-10 = Match, pair or pass: the choice is always free.
rule-VR-11 = A pair of the required symbol is no substitute. The common symbol must be another one.
rule-VR-12 = Jokers may be in a pair, as any symbol both cards show. The draw comes before the bonus.
rule-VR-13 = Passed cards do not come back as a bonus, unless you set it so.
rule-VR-14 = The cards of this arrest reach the discard in time and may be the bonus themselves.
rule-VR-15 = You need not fill up your row. But if it is empty, the bonus goes there.
rule-VR-16 = Under an empty pile the bonus card is the pile. You draw it next.
rule-VR-17 = A bonus card under a pile stays on show. Nobody has to remember it.
rule-VR-18 = You cannot decline a bonus.
rule-VR-19 = Whoever has no card cannot lead.
rule-VR-20 = The game ends early only on what the open cards prove. Anything else is for you to decide.
rule-VR-21 = The joker you play is not at the same time your card of the marked colour. One that stays counts.
rule-VR-22 = A pair at the marked position needs the marked colour too, unless you set it otherwise.
rule-VR-23 = Starting with three cards you may still fill up to four.
rule-VR-24 = By rotation means: after the last leader.
rule-VR-25 = "Strong only" means nobody of strength 2.
rule-VR-26 = There are at most four swaps a seat. That is enough for any distribution.
rule-VR-27 = How a team agrees is settled here in a way that always comes to an end.
rule-VR-28 = Cards are swapped before the first attack only.
rule-VR-29 = You may look through the discard and the passed cards at any time.
rule-VR-30 = The handicap comes with the table. If you like, you set it after the layout instead.
rule-VR-31 = Having no cards does no harm until it is your turn.
rule-VR-32 = If the last card fills the last position, you have won.
rule-VR-33 = Variants work in the first game too, but are not offered there.
rule-VR-34 = The godfather lies face up.

rule-LV-1 = There are four symbols: handcuffs, pistol, patrol car, badge.
rule-LV-2 = There are 54 police cards: twelve plain ones of each symbol, four duo jokers and two four-way jokers.
rule-LV-3 = There are four godfathers, each with four symbols and an id of his own.
rule-LV-4 = There are 20 different guards: four of strength 2, eight of strength 3, eight of strength 4.
rule-LV-5 = A guard shows as many symbols as he has strength.
rule-LV-6 = A crossed-out symbol is nowhere on the front.
rule-LV-7 = A numbered symbol is on the front at exactly that position.
rule-LV-8 = Every guard of strength 2 has a marker at position 2, in a colour other than that of his back.
rule-LV-9 = Four guards of strength 3 have a marker at position 2, in the colour they lack.
rule-LV-10 = Guards of strength 4 and godfathers have no marker.
rule-LV-11 = Capo Curtillo needs a badge, two pistols and a patrol car.
rule-LV-12 = Juri the Scar has strength 4 and needs handcuffs, badge, pistol, patrol car. His back shows handcuffs at position 1.
rule-LV-13 = Dirty Diana has strength 2, handcuffs with a red marker at position 2, and a crossed-out badge on her back.
rule-LV-14 = At least one guard of strength 3 has the patrol car at position 2 on the back.
rule-LV-15 = The rulebook's layout of total strength 39 must be possible.
rule-LV-16 = Park, villa and cellar lie as the setup says: neighbours touch, cards out of line overlap.

## The table in the browser

board-short-Y = handcuffs
board-short-R = pistol
board-short-B = car
board-short-G = badge
board-two-Y = 2 handcuffs
board-two-R = 2 pistols
board-two-B = 2 cars
board-two-G = 2 badges
board-joker = joker
board-joker-duo = joker { $letters }

board-place-P1 = Park top left
board-place-P2 = Park top middle
board-place-P3 = Park top right
board-place-P4 = Park middle left
board-place-P5 = Park middle
board-place-P6 = Park middle right
board-place-P7 = Park bottom left
board-place-P8 = Park bottom middle
board-place-P9 = Park bottom right
board-place-V1 = Villa top left
board-place-V2 = Villa top right
board-place-V3 = Villa bottom left
board-place-V4 = Villa bottom right
board-place-G = Cellar

board-grounds = Grounds. Arrow keys lead from card to card, page down and page up to the layer below and above.
board-guard-back = { $place }, strength { $strength }, { $clue }, { $state }
board-guard-front = { $place }, { $name }, strength { $strength }: { $suits }, { $state }
board-godfather = { $place }, { $name }: { $suits }, { $state }
board-hint-at = position { $position } { $suit }
board-hint-absent = no { $suit }
board-state-free = free
board-state-covered = covered
board-state-blocked = not free yet
board-state-raid = under attack
board-class =
    { $strength ->
        [2] Small fish, strength 2
        [3] Heavy boy, strength 3
        [4] Big calibre, strength 4
       *[other] Strength { $strength }
    }
board-class-godfather = The godfather, four positions
board-explain-at = Needs { $strength } cards, at position { $position }: { $suit }. Afterwards { $suit } comes back.
board-explain-absent = Needs { $strength } cards, none of them { $suit }. Afterwards { $suit } comes back.
board-explain-godfather = Needs four cards in this order: { $suits }. First all bodyguards have to go.
board-explain-cellar = You get at him once all 13 bodyguards are behind bars.
board-look = Large card
board-suspects = Behind it may be
board-point = Show the others

board-leader = Leader
board-note-turn = is on turn
board-note-next = plays after you
board-note-matched = Position { $position } played
board-note-paired = Position { $position } paid double
board-note-passed = passed
board-note-would = Position { $positions }?
board-note-decides = decides for the team
board-note-pile = pile { $count }
board-row-of = Open row: { $who }
board-hand = Your open row
board-gap = empty place
board-pile-of =
    { $count ->
        [0] Pile empty
        [one] Pile: 1 card
       *[other] Pile: { $count } cards
    }
board-pile-known =
    { $count ->
        [one] Pile: 1 card, known: { $cards }
       *[other] Pile: { $count } cards, known at the bottom: { $cards }
    }
board-pile-bottom = at the bottom: { $cards }

board-tally-discard = Discard
board-tally-out = Out
board-tally-jokers = Jokers: they never come back
board-tally-arrested = Arrested
board-tally-godfather = Godfather
board-tally-reserve = Reserve
board-reserve-means = Reserve: your cards, plus at most one bonus card a guard, minus every position still to fill.
board-sum = { $arrested }/14 · reserve { $left }
board-cells = Cells and discard
board-cells-of = { $count } of 14 arrested. Look at the cells
board-cells-empty = Nobody is in yet.

board-raid = Raid
board-needs = needs { $suit }
board-has =
    { $count ->
        [0] no { $suit }
       *[other] { $suit }: { $count } open
    }
board-laid-pair = two cards for { $suit }
board-marker = keep { $suit } as well
board-bonus-title = Bonus
board-bonus-line = Comes back to the team: { $suit }
board-situation = Situation
board-situation-sum =
    { $cards ->
        [0] Total strength { $strength }.
       *[other] Total strength { $strength }, { $cards } police cards in play.
    }
board-situation-hint = His people first, from the outside in. Bright cards are free.
board-arrested = Arrested

board-fits = fits
board-position = Position { $position }: { $suit }
board-play = Play { $what }
board-pair = Two alike …
board-pair-which = Which two do you play?
board-pair-means = Two cards that share a symbol stand in for { $suit }. You draw only one.
board-pass = Pass
board-pass-which = Which card do you throw away?
board-pass-means = It never comes back. The position stays open for the next seat.
board-discard-card = Throw away { $what }
board-back = Back
board-why = Why?
board-against-symbol = Doesn't fit: position { $position } needs { $suit }.
board-against-marker = Doesn't fit: position { $position } is marked. A card of that colour has to stay in your row.

board-plan-target = Whom do you go for?
board-plan-targets = Free bodyguards
board-plan-leader = Who leads?
board-plan-do = Start the raid: { $who } leads
board-plan-do-you = Start the raid: you lead
board-plan-propose = Propose: { $who } leads
board-plan-propose-you = Propose: you lead
board-plan-decide = Decide: { $who } leads
board-plan-decide-you = Decide: you lead
board-has-it = lies open there

board-bonus-who = Who gets the bonus card: { $suit }?
board-bonus-row = Row ({ $count })
board-bonus-pile = Pile ({ $count })

board-swap-title = Swap cards
board-swap-first = Tap an open card, anybody's.
board-swap-second = Now a card of another seat.
board-swaps-left =
    { $count ->
        [0] No swap left.
        [one] One swap left.
       *[other] { $count } swaps left.
    }
board-swap-done = Done swapping
board-swap-card = Swap { $what } of { $who }

board-difficulty = Total strength { $strength }. How hard shall it be?
board-proposed = Proposal
board-agreed = Who agrees
board-undecided = undecided
board-approve = Agree

board-watch-play = { $who } fills position { $position }: { $suit }.
board-watch-plan = { $who } plans the next raid.
board-watch-bonus = { $who } hands out the bonus card.
board-watch-swap = { $who } is still swapping cards.
board-watch-difficulty = { $who } chooses the difficulty.

board-phase-raid = Raid { $number } of 14
board-chapter = Raid { $number } · { $name }
board-chapter-start = Setup
board-phrase-have = I can do the next position.
board-phrase-corner = Let's take the top right corner.
board-phrase-keep = Keep your joker.
board-phrase-sorry = I have to pass.

guide-plan = Four corners are free, the bright cards. The big number is the strength: that many cards he needs. The small number beside the symbol is a position.
guide-leader = The leader plays position 1, then it goes round the table. Choose somebody who has the right symbol open.
guide-raid = He is turned over. His positions are filled in order, one by each of you.
guide-turn = What fits is lifted. One fitting card will do, then you draw one.
guide-pair = Two cards alike may stand in for a fitting one. But you draw only one: your row stays shorter until a bonus fills it.
guide-pass = Nothing fits? Then you pass and throw a card away. It never comes back, and neither do jokers.
guide-passed = A pass does not skip the position. The next seat has to fill the same one.
guide-bonus = Every arrest brings a card back: the symbol of his back. In a row it helps at once, under a pile at the very end.
guide-swap = Before the first raid you may swap open cards. Tap one, then one of another seat.
guide-reserve = The reserve is your room for error. Every wasted card costs one of it; below zero it is over.
guide-opened = The arrest has laid others open. A guard in the villa is free once the four above him are gone.
guide-godfather = Only the godfather is left. You have known his four symbols from the start.

end-won-headline = { $name } behind bars
end-lost-headline = { $name } gets away
end-caption-won = “I only came for the card game.”
end-caption-lost = “Police? I saw no police.”
end-arrests = Who was caught when
end-arrest-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
end-numbers = The operation in numbers
end-matches = matched
end-pairs = paid double
end-passes = passed
end-jokers = jokers used
end-missed = bonuses missed
end-left = cards left
end-level = Total strength { $strength }, { $cards } police cards, handicap { $handicap }
end-hidden = What lay face down
end-guards = Never turned over
end-guard-box = Not in the game
end-piles = Piles, top card first
end-police-box = In the box
end-nothing = nothing

## Chapters of the rules

chapter-V-1 = The table
chapter-V-2 = Laying out the grounds
chapter-V-3 = Difficulty and the deal
chapter-V-4 = Swapping before the operation
chapter-V-5 = Who can be attacked
chapter-V-6 = Planning an attack
chapter-V-7 = Whose turn it is
chapter-V-8 = Arrest and bonus
chapter-V-9 = The godfather
chapter-V-10 = The end
chapter-V-11 = The expert version
chapter-V-12 = Variants
chapter-V-13 = How the team decides
chapter-V-14 = Alone, with bots, with a coach
chapter-Options = Options
chapter-Phases-and-actions = Phases and actions
chapter-What-is-known = What is known
chapter-Rulings = Rulings
chapter-Loader-checks = Checks of the box
chapter-Worked-examples = Worked examples
