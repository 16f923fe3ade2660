### Greif zu!, in English Wallet. The same keys as in de.ftl; the fields are those of events.py, actions.py and options.py.

## Persons and currencies

character-john-smith = John Smith
character-policeman = The Policeman
character-millionaire = The Millionaire
character-blonde = The Blonde
character-secret-agent = The Secret Agent

person-john-smith = { character-john-smith }
person-policeman = { character-policeman }
person-millionaire = { character-millionaire }
person-blonde = { character-blonde }
person-secret-agent = { character-secret-agent }

currency-dollar = dollars
currency-euro = euros
currency-pound = pounds
currency-yen = yen

# After "as": with a small article.
as-character =
    { $character_id ->
        [john_smith] John Smith
        [policeman] the Policeman
        [millionaire] the Millionaire
        [blonde] the Blonde
        [secret_agent] the Secret Agent
       *[other] { $character }
    }

## Play cards

card-note-dollar-20 = 20 dollars
card-note-dollar-50 = 50 dollars
card-note-dollar-100 = 100 dollars
card-note-dollar-200 = 200 dollars
card-note-euro-20 = 20 euros
card-note-euro-50 = 50 euros
card-note-euro-100 = 100 euros
card-note-euro-200 = 200 euros
card-note-pound-20 = 20 pounds
card-note-pound-50 = 50 pounds
card-note-pound-100 = 100 pounds
card-note-pound-200 = 200 pounds
card-note-yen-20 = 20 yen
card-note-yen-50 = 50 yen
card-note-yen-100 = 100 yen
card-note-yen-200 = 200 yen
card-jewel-50 = ring (50)
card-jewel-100 = earrings (100)
card-jewel-150 = bracelet (150)
card-jewel-250 = necklace (250)
card-id-john-smith = John Smith's ID
card-id-policeman = the Policeman's ID
card-id-millionaire = the Millionaire's ID
card-id-blonde = the Blonde's ID
card-id-secret-agent = the Secret Agent's ID
card-credit-card = credit card
card-badge = badge

# The same cards under the other names they have in events and actions.
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

# An amount with its coin, in two parts: units and cents in two digits.
amount = { $whole }.{ $cents }

## Special cards

special-double-move = Double Move
special-happy-birthday = Happy Birthday
special-redistribution = Redistribution
special-to-left = To the Left
special-to-right = To the Right
special-inspection = Inspection
special-gift = Gift
special-stolen = Stolen
special-card-swap = Card Swap
special-wish = Wish Card
special-emergency = Emergency
special-gain-time = Gain Time
special-secret-stash = Secret Stash
special-atm = ATM
special-exchange = Currency Exchange

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

about-double-move = Instead of your turn: two actions, one after the other.
about-happy-birthday = Instead of your turn: draw three cards, keep one, give two away. With two players one of them goes back.
about-redistribution = Everybody lays a note or jewel in the middle. You take a card, the rest is dealt face down.
about-to-left = Everybody passes a hand card face down to the left.
about-to-right = Everybody passes a hand card face down to the right.
about-inspection = Draw a card from somebody's hand and look at it. Keep it or give it back.
about-gift = Give somebody one of your hand cards. It cannot be refused.
about-stolen = Draw a card from somebody's hand. It is yours now.
about-card-swap = You and somebody else give each other a hand card, face down.
about-wish = Ask somebody for a currency, for jewels or for a value. If something fits, you get it.
about-emergency = Play the top card of the special discard once more.
about-gain-time = After the last timer: draw, put back or buy once more.
about-secret-stash = At the end of the round: a hand card disappears and no longer counts.
about-atm = At the end of the round: deposit a note, which then counts for nothing, or draw one from the wallet.
about-exchange = At the end of the round: a note counts as another currency.

cause-happy-birthday = { special-happy-birthday }
cause-to-left = { special-to-left }
cause-to-right = { special-to-right }
cause-gift = { special-gift }
cause-card-swap = { special-card-swap }
cause-wish = { special-wish }

request-currency-dollar = dollars
request-currency-euro = euros
request-currency-pound = pounds
request-currency-yen = yen
request-jewel = jewels
request-value-20 = something worth 20
request-value-50 = something worth 50
request-value-100 = something worth 100
request-value-150 = something worth 150
request-value-200 = something worth 200
request-value-250 = something worth 250

## Innocent or guilty

verdict-innocent = Innocent
verdict-guilty = Guilty

guilt-no-id = no ID
guilt-too-many-ids = too many IDs
guilt-agent-needs-second-id = the Secret Agent lacks a second ID
guilt-credit-card = somebody else's credit card
guilt-badge = somebody else's badge
guilt-currencies = too many currencies
guilt-too-poor = not enough money
guilt-too-rich = too much money
guilt-no-jewel = no jewel

# The verdict as a sentence, where an event brings one.
found =
    { $verdict_innocent ->
        [true] Innocent with { HUNDREDTHS($verdict_cents) } ({ $verdict_person }).
       *[false] Guilty with { HUNDREDTHS($verdict_cents) } ({ $verdict_guilt }).
    }
# The note on Currency Exchange, after the cards shown.
and-exchanged =
    { $exchanged_id ->
        [none] {""}
       *[other] , and { $exchanged } as { $currency }
    }
shown-cards =
    { $cards_id ->
        [none] no cards
       *[other] { $cards }
    }

## Phases and decisions

phase-turn = Turn
phase-action = Double Move
phase-pay = Paying
phase-take-id = Choosing an ID
phase-birthday = Happy Birthday
phase-redist-give = Redistribution
phase-redist-pick = Redistribution
phase-pass-pick = Passing on
phase-target = Whom?
phase-inspect-decide = Inspection
phase-swap-pick = Card Swap
phase-gift = Gift
phase-wish = Wish
phase-wish-answer = Wish
phase-end-first = Last timer
phase-gain-time-action = Gain Time
phase-end-cards = Last special cards
phase-police-check = Police check
phase-chip-return = Returning a chip
phase-over = The end

decision-turn = Your turn: draw, put back, buy or turn a timer?
decision-action = Double Move: what do you do?
decision-pay = What do you pay for the ID with?
decision-take-id = Which ID do you take?
decision-birthday = Which card do you keep, and who gets the rest?
decision-redist-give = What do you lay in the middle?
decision-redist-pick = Which card do you take?
decision-pass-pick = Which card do you pass on?
decision-target = Whom do you choose?
decision-inspect-decide = Keep it or give it back?
decision-swap-pick = Which card do you swap?
decision-gift = Who gets what from you?
decision-wish = Whom do you ask, and for what?
decision-wish-answer = What do you hand over?
decision-end-first = The last timer is turned. Anything left to do?
decision-gain-time-action = Gain Time: one more action.
decision-end-cards = Do you play another special card?
decision-police-check = Whom do you check?
decision-chip-return = Which chip do you return?

## What one can do

action-draw = Draw a card
action-put = Put back { $card }
action-buy = Buy an ID
action-flip = Turn a timer
action-pass = Pass
action-play = Play { $special }
action-pay-add = Add { $card }
action-pay-done = Pay
action-take-id = Take the ID: { $character }
action-birthday =
    { $cards_id ->
        [none] Keep { $keep }
       *[other] Keep { $keep }; { $cards } to { $seats }{ birthday-back }
    }
birthday-back =
    { $back_id ->
        [none] {""}
       *[other] ; put back { $back }
    }
action-give = Give { $card }
action-give-nothing = Lay nothing
action-take = Take { $card }
action-target = Choose { $seat }
action-keep = Keep it
action-give-back = Give it back
action-gift = Give { $card } to { $seat }
action-wish = Ask { $seat }: { $request }
action-no-match = Nothing fits
action-stash = Hide { $card }
action-atm-deposit = Deposit { $card }
action-atm-draw = Draw out a note
action-exchange = Change { $card } into { $currency }
action-check = Check { $seat }
action-return-chip = Return the chip worth { $value }

## What happens

event-game-started = The boss is gone, his wallet is not. { $players } players help themselves.
event-round-started = Round { $round_number }. { $start } has the smallest coin and begins. There are { $wallet } cards in the wallet.
event-hand-dealt = { $seat } gets { $cards } and the special cards { $specials }.
event-asked = { $phase }. Asked: { $seats }.
event-turn-began = It is { $seat }'s turn.
event-timer-flipped =
    { $left ->
        [0] { $seat } turns the last timer. The lift has arrived.
        [one] { flips } One is still running.
       *[other] { flips } { $left } are still running.
    }
flips =
    { $automatic ->
        [true] Once round the table: { $seat } turns a timer.
       *[false] { $seat } turns a timer.
    }
event-card-drawn =
    { $card_id ->
        [none] { $seat } draws a card.
       *[other] { $seat } draws: { $card }.
    }
event-card-put-back =
    { $card_id ->
        [none] { $seat } puts a card back.
       *[other] { $seat } puts back: { $card }.
    }
event-buying-begun = { $seat } counts out money for an ID.
event-payment-added = { $seat } adds: { $card }.
event-id-paid = { $seat } buys an ID and pays with { $cards }.
event-pocket-opened = { $seat } may choose: { $characters }.
event-id-taken =
    { $character_id ->
        [none] { $seat } pockets an ID. Left to buy: { $left }.
       *[other] { $seat } pockets an ID: { $character }. Left to buy: { $left }.
    }
event-passed = { $seat } passes.
event-special-played =
    { $copied_id ->
        [none] { $seat } plays { $special }.
       *[other] { $seat } plays { $special } and repeats { $copied }.
    }
event-answer-sealed = { $seat } has decided: { $answer }.
event-birthday-drawn =
    { $cards_id ->
        [none] { $seat } unwraps { birthday-count }.
       *[other] { $seat } unwraps: { $cards }.
    }
birthday-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
event-card-passed =
    { $card_id ->
        [none] { $cause }, { $giver } to { $taker }: a card.
       *[other] { $cause }, { $giver } to { $taker }: { $card }.
    }
event-card-stolen =
    { $card_id ->
        [none] { $seat } steals a card from { $target }.
       *[other] { $seat } steals from { $target }: { $card }.
    }
event-hand-inspected =
    { $card_id ->
        [none] { $seat } looks at a card of { $target }.
       *[other] { $seat } sees in the hand of { $target }: { $card }.
    }
event-inspection-decided =
    { $kept ->
        [true] { $seat } keeps the card of { $target }.
       *[false] { $seat } gives { $target } the card back.
    }
event-redistribution-laid =
    { $cards_id ->
        [none] Nobody lays anything in the middle. Nobody owns anything, it seems.
       *[other] In the middle lie { $cards }, in order from { $seats }.
    }
event-redistribution-taken = { $seat } takes { $card }.
event-redistribution-dealt =
    { $card_id ->
        [none] { $seat } gets a card from the middle.
       *[other] { $seat } gets from the middle: { $card }.
    }
event-swap-agreed = { $seat } swaps with { $target }.
event-wish-made = { $seat } wants from { $target }: { $request }.
event-wish-answered =
    { $met ->
        [true] { $seat } has something for { $target }.
       *[false] { $seat } has nothing for { $target }.
    }
event-round-ended = The lift doors open: end of the round, thanks to { $seat }.
event-stashed =
    { $card_id ->
        [none] { $seat } makes a card disappear.
       *[other] { $seat } makes disappear: { $card }.
    }
event-atm-deposited = { $seat } deposits { $card }. It no longer counts.
event-atm-drawn =
    { $note_id ->
        [none] The ATM has no note for { $seat }. Drawn: { shown-cards }.
       *[other] The ATM gives { $seat } { $note }. Drawn: { $cards }.
    }
event-exchanged = { $seat } changes { $card }. It counts as { $currency } now.
event-verdict-reached = Between us, { $seat }: { found }
event-police-called = On duty: { $seats }.
event-on-duty-revealed = { $seat } is a Policeman on duty and shows { shown-cards }{ and-exchanged }.
event-checked = { $seat } checks { $target }: { shown-cards }{ and-exchanged }. { found }
event-confiscated =
    { $cards_id ->
        [none] There is nothing to take from { $target }.
       *[other] { $seat } takes everything from { $target }: { $cards }.
    }
event-hand-revealed = { $seat } shows { shown-cards }{ and-exchanged }. { found }
event-chip-returned =
    { $value ->
        [none] { $seat } returns a chip.
       *[other] { $seat } returns a chip: { $value }.
    }
event-credit-drawn =
    { $note_id ->
        [none] The credit card brings { $seat } nothing. Drawn: { shown-cards }.
       *[other] The credit card brings { $seat } { $note }. Drawn: { $cards }.
    }
event-chips-awarded =
    { $count ->
        [0] { $seat } comes to { HUNDREDTHS($wealth) }, place { $rank }. There is no chip for that.
        [one] { $seat } comes to { HUNDREDTHS($wealth) }, place { $rank }, and draws 1 chip{ chip-values }.
       *[other] { $seat } comes to { HUNDREDTHS($wealth) }, place { $rank }, and draws { $count } chips{ chip-values }.
    }
chip-values =
    { $values_id ->
        [none] {""}
       *[other] : { $values }
    }
event-game-over = The chips are turned over. Points in seat order: { $points }. Won: { $winners }.

reason-most-points = Most points.
reason-more-chips = Equal points, but more chips.
reason-shared = Equal in points and chips: a shared victory.
reason-beaten = Others had more.

## What is refused

refusal-game-over = The game is over.
refusal-not-your-turn = You are not asked right now.
refusal-wrong-phase = Not now ({ $phase }).
refusal-unknown-card = There is no card "{ $card }".
refusal-not-in-hand = You do not have this card in hand: { $card }.
refusal-not-money = Only notes and jewels count here, not: { $card }.
refusal-not-a-note = Only notes count here, not: { $card }.
refusal-unknown-seat = There is no seat { $seat_id } at this table.
refusal-not-another-seat = That takes somebody else.
refusal-unknown-character = There is no ID "{ $character }".
refusal-unknown-currency = There is no currency "{ $currency }".
refusal-no-such-special = There is no special card "{ $special }".
refusal-special-not-held = You do not have this special card: { $special }.
refusal-special-wrong-time = { $special } cannot be played now.
refusal-special-limit =
    { $limit ->
        [one] Only one special card a turn.
       *[other] At most { $limit } special cards a turn.
    }
refusal-special-condition = { $special } would do nothing right now.
refusal-no-passing = There is no passing at this table. To do nothing, turn a timer.
refusal-empty-wallet = The wallet is empty.
refusal-empty-pocket = There is no ID left to buy.
refusal-too-little-money = An ID costs { $price }, you have { $money }. The coin does not count here.
refusal-id-too-cheap = An ID costs { $price }, so far you have laid { $paid }.
refusal-payment-out-of-order = Name the cards of a payment in their order. Too late for: { $card }.
refusal-already-paid = That card is already part of the payment: { $card }.
refusal-payment-leads-nowhere = With this there is no allowed payment of { $price }: { $card }.
refusal-not-in-pocket = This ID is not in the pocket: { $character }.
refusal-must-give = You have something that fits, so you must hand it over.
refusal-not-laid = This card does not lie in the middle: { $card }.
refusal-wrong-number-of-gifts =
    { $gifts ->
        [0] There is nothing to give away.
        [one] Exactly one card is given away.
       *[other] Exactly { $gifts } cards are given away.
    }
refusal-wrong-number-back =
    { $back ->
        [0] No card goes back into the wallet.
       *[other] One card goes back into the wallet.
    }
refusal-seats-out-of-order = Each card goes to somebody else, seats in their order, not: { $seats }.
refusal-not-the-birthday-cards = Share out exactly the cards you drew: { $cards }.
refusal-no-such-request = You cannot ask for that: "{ $request }".
refusal-not-wished = { $card } does not fit the wish: { $request }.
refusal-empty-hand = There is nothing to get from { $seat }, the hand is empty.
refusal-already-checked = The police have already been to { $seat }.
refusal-same-currency = { $card }: that is in { $currency } already.
refusal-no-such-chip = You have no chip worth { $value }.
refusal-seats = The game is for { $fewest } to { $most } seats, not for { $seats }.

## Bots

# Why a bot does this.
why-forced = Nothing else is possible.
why-flip-guilty =
    { $timers ->
        [one] I am not clean yet, but nothing else helps me now.
       *[other] I am not clean yet, but { $timers } timers are time enough.
    }
why-flip-innocent = As { as-character } with { $money } I do not mind the police.
why-draw-richer = As { as-character } with { $money } I am clean. A little more would do no harm.
why-draw-id = Without an ID I am done for. There are { $wallet } cards left in the wallet.
why-draw = Something is still missing to pass as { as-character }.
why-put-id =
    { $ids ->
        [one] This ID is of no use to me. I get further as { as-character }.
       *[other] { $ids } IDs look suspicious. I get further as { as-character }.
    }
why-put-tool = Nobody who wants to pass as { as-character } should carry this: { $card }.
why-put-currency = { $currencies } currencies are too many. Away with it: { $card }.
why-put-money = Some of my { $money } may go before it is noticed: { $card }.
why-buy = With { $money } I can afford an ID. I want to pass as { as-character }.
why-pay = This is what I can spare most easily: { $card }.
why-pay-done = { $paid } must do.
why-take-id = With this ID I make the most of my hand: { $character }.
why-special = { $special } gets me further than a plain turn. I want to pass as { as-character }.
why-gain-time = One more action, and it all fits.
why-birthday = I want to keep this: { $card }. The others may find a use for the rest, or not.
why-give = This is what I miss least: { $card }.
why-take = This does me the most good: { $card }.
why-target =
    { $cards ->
        [one] { $seat } has a single card, so one knows what one gets.
       *[other] { $seat } has { $cards } cards, there is something to be had.
    }
why-keep = I can use this: { $card }.
why-give-back = This is of no use to me: { $card }.
why-gift = I am rid of it, and { $seat } has it: { $card }.
why-wish = I suspect { $seat } has what I need: { $request }.
why-check =
    { $cards ->
        [one] { $seat } looks suspicious, even with a single card.
       *[other] { $seat } has { $cards } cards. That many are rarely clean.
    }
why-return-chip = The smallest chip hurts least: { $value }.
why-pass = Doing nothing is best just now.
why-end-innocent = As { as-character } with { $money } I leave everything as it is.
why-end-guilty = None of my special cards can save me.
why-stash = I look better without it: { $card }.
why-atm-deposit = On the ATM it does not count: { $card }.
why-atm-draw = To my { $money } another note may be added.
why-exchange = In { $currency } it does no harm: { $card }.

## What a tally counts

figure-innocent = Innocent
figure-turns = Turns a round
figure-richest = Richest innocent
figure-on-duty = Policemen on duty a round
figure-ids-bought = IDs bought a round
figure-specials = Special cards a round
