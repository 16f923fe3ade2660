### Courier, a made-up game. The same keys as in de.ftl; what a field means is in pieces.py.

title = Couriers

## Letters

card-A = letter A
card-B = letter B
card-C = letter C
card-D = letter D
card-E = letter E

# Others' letters stay hidden.
the-card =
    { $card_id ->
        [none] a letter
       *[other] { $card }
    }

## Phases and decisions

phase-turn = Turn
phase-passing = Pass
phase-over = The end

decision-turn = Your turn: draw, or put a letter back?
decision-pass = Which letter do you pass on?

## What can be done

action-draw = Draw a letter
action-mark = Mark { $card } for putting back
action-put-back = Put the marked letter back
action-give = Pass on { $card }

## What happens

event-hand-dealt = Your hand: { $cards }.
event-turn-began = { $seat } is on turn.
event-card-marked = You have marked { $card }.
event-card-drawn = { $seat } draws { the-card }.
event-card-put-back = { $seat } puts { the-card } back into the pouch.
event-pass-asked = Everybody chooses a letter to pass on: { $seats }.
event-card-sealed = You pass on { $card } as soon as everybody has chosen.
event-card-passed = { $giver } gives { $taker } { the-card }.
event-hands-revealed =
    { $pouch_id ->
        [none] All hands are open, the pouch is empty.
       *[other] All hands are open. In the pouch: { $pouch }.
    }
event-ended = The game is over. Victory for { $winners }; points in seat order: { $scores }.

reason-most-valuable = The most valuable hand
reason-outbid = Another hand is worth more

## What cannot be done

refusal-seats = Two to four couriers play, not { $seats }.
refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-cannot-draw = You cannot draw now: not with four letters, and not from an empty pouch. You hold { $hand }.
refusal-cannot-mark = You cannot mark { $card }: only later letters of the alphabet, and never the last one of your hand.
refusal-nothing-marked = Mark a letter first.
refusal-no-pass-now = Nothing is being passed on now.
refusal-not-in-hand = You do not hold { $card }.

## Options and players

option-copies = Copies of each letter
option-rounds = Rounds
option-memory = Memory
option-pass-to = Pass to
option-pass-to-left = The left
option-pass-to-right = The right

bot-house = House courier
why-keep-the-best = The valuable letters stay with me.

## Rules

rule-K-1-1 = Two to four couriers sit in a ring.
rule-K-1-2 = There are equally many of each letter from A to E (1 to 5 points); every courier draws three, the rest stays in the pouch.
rule-K-1-3 = Values other than those listed are refused before anything is drawn.
rule-K-2-1 = Whoever holds fewer than four letters may draw one on their turn, unless the pouch is empty.
rule-K-2-2 = Or one puts back a letter marked in private, never the last one; one may change one's mind only for a later letter.
rule-K-2-3 = Only the courier on turn draws, marks or puts back.
rule-K-2-4 = Drawing or putting back ends the turn; after the last courier comes the pass.
rule-K-3-1 = Everybody seals one letter of their hand; the choice stands.
rule-K-3-2 = When all have chosen, all letters move to the neighbours at once; only giver and taker see a letter.
rule-K-4-1 = One knows one's own hand and, with memory, what one has put back or given away as far as it is certain.
rule-K-4-2 = One imagines every arrangement of the unseen letters that agrees with what is remembered: remembered letters where chance can have taken them, all others anywhere with equal odds.
rule-K-5-1 = After the last pass everything is turned over; the most valuable hand wins, equal hands together.
rule-K-5-2 = When the clock runs out, all who have not answered do the first thing open to them.

clock-decision = Each decision
