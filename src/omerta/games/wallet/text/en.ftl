### Greif zu!, in English Wallet. The same keys as in de.ftl; the fields are those of events.py, actions.py and options.py.

title = Grab it!

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

# What a person may and must carry, for the reference card.
needs-john-smith = 1 ID, at most 500, at most 2 currencies. Credit cards allowed.
needs-policeman = 1 ID, at most 500, at most 2 currencies. Badges allowed.
needs-millionaire = 1 ID, more than 500, at most 2 currencies.
needs-blonde = 1 ID, at most 500, any currencies, at least 1 jewel.
needs-secret-agent = His ID and at least a second one, at most 500, at most 2 currencies.

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

## Options

preset-standard = Standard
preset-short = Short (one round)
preset-tactical = Tactical
preset-relaxed = Relaxed

option-deck = Deck
    .help = Cut to the number of players, or always all 80 cards. It makes no difference for two and for seven.
option-deck-balanced = Balanced
option-deck-full = All cards

option-specials-per-turn = Special cards a turn
    .help = How many special cards you may play in one turn.
option-specials-per-turn-1 = One
option-specials-per-turn-2 = Two

option-allow-pass = Passing allowed
    .help = Instead of an action you may do nothing. The police are in less of a hurry then.

option-payment = Paying
    .help = Whether you may get rid of surplus cards when you buy an ID.
option-payment-free = As much as you like
option-payment-minimal = No surplus cards

option-coin-pool = Coins
    .help = Which coins are used when you are fewer than seven.
option-coin-pool-random = Random ones
option-coin-pool-lowest = The smallest

option-rounds = Rounds
    .help = Three are usual. Fewer are shorter, the scoring is the same.
option-rounds-3 = Three
option-rounds-2 = Two
option-rounds-1 = One

## Bots

bot-house = Shrewd
    .help = Plans for the best person, counts the timers and knows what a special card is worth.
bot-easy = Guileless
    .help = Collects what looks good and pays little heed to the others.

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

## Rules

rule-W-1-1 = You are two to seven. Play goes clockwise: on your left sits who moves after you.
rule-W-1-2 = With two players only cards numbered 2 are used. Otherwise all up to your number, or all 80 if you like.
rule-W-1-3 = Everybody begins with a chip of value 1. All others are in the zip pocket.
rule-W-1-4 = As many of the seven coins are used as there are players, the same ones in every round.
rule-W-1-5 = A game has three rounds unless you set it otherwise.
rule-W-2-1 = Six timers are running, the discards are empty.
rule-W-2-2 = Everybody gets five cards. The rest is in the wallet.
rule-W-2-3 = Everybody gets two special cards. They lie face down before you and are no part of your hand. The others stay unseen.
rule-W-2-4 = The five extra IDs are in the ID pocket.
rule-W-2-5 = Everybody draws a coin, which lies open. The smallest one begins.
rule-W-2-6 = You keep your chips from round to round.
rule-W-3-1 = The start player begins, then it goes clockwise.
rule-W-3-2 = Before each turn of the start player but the first, a timer turns by itself.
rule-W-3-3 = With the last timer the round is over at once. The rest of that turn is lost.
rule-W-3-4 = In your turn you may play one special card and must do exactly one action, unless the special card replaces it.
rule-W-3-5 = No round lasts longer than six turns for each of you.
rule-W-4-1 = Draw: take a card from the wallet unseen.
rule-W-4-2 = Put back: a hand card goes face down into the wallet. Nobody may look inside.
rule-W-4-3 = Buy an ID: lay notes and jewels worth at least 300 and choose an ID from the pocket. There is no change, and the coin does not count.
rule-W-4-4 = A bought ID is a hand card like any other. Put back, it ends up in the wallet.
rule-W-4-5 = Turn a timer: possible in every turn.
rule-W-4-6 = What was paid with is out of play until the round is over.
rule-W-4-7 = You may hold any number of cards.
rule-W-5-1 = There is one of each special card. You need not play any.
rule-W-5-2 = Each special card says when it is played: before your action, instead of your turn, or at the end of the round.
rule-W-5-3 = A special card goes open on its discard as it is played, then it takes effect. Only Emergency gets there later.
rule-W-5-4 = Special cards are never hand cards: they cannot be drawn, given or stolen.
rule-W-5-5 = A special card that could do nothing cannot be played.
rule-W-5-6 = What you do not play stays face down and does nothing.
rule-W-6-1 = Double Move: two actions one after the other, then your turn is over.
rule-W-6-2 = Happy Birthday: draw three cards, keep one and give two others one each. With two players one goes back. Then your turn is over.
rule-W-6-3 = Redistribution: all lay a note or jewel open at once. You take a card, the rest is dealt face down among the others who laid one.
rule-W-6-4 = To the Left: all pass a hand card face down to the left at once.
rule-W-6-5 = To the Right: all pass a hand card face down to the right at once.
rule-W-6-6 = Inspection: draw a card from somebody's hand. Keep it or give it back.
rule-W-6-7 = Gift: give somebody one of your hand cards, face down.
rule-W-6-8 = Stolen: draw a card from somebody's hand and keep it.
rule-W-6-9 = Card Swap: you and somebody else choose a hand card at once and swap them face down.
rule-W-6-10 = Wish Card: ask somebody for a currency, for jewels or for a value. If something fits, you get such a card face down.
rule-W-6-11 = Emergency: play the top card of the special discard as if it were yours.
rule-W-6-12 = Gain Time: after the last timer you may draw, put back or buy once more.
rule-W-6-13 = Secret Stash: a hand card disappears under it and counts for nothing.
rule-W-6-14 = ATM: deposit a note, which no longer counts, or draw until a note comes. That one counts in full.
rule-W-6-15 = Currency Exchange: lay a note on it and name another currency. The value stays.
rule-W-7-1 = With the last timer the round ends, no turn goes on.
rule-W-7-2 = First comes the question who plays Gain Time. All with special cards answer at once.
rule-W-7-3 = Then, clockwise from the start player, Secret Stash, ATM and Currency Exchange are played.
rule-W-7-4 = After that it is settled who is innocent. Nothing changes it any more.
rule-W-7-5 = First the policemen on duty check somebody, then all show their cards, then it is about chips.
rule-W-7-6 = Drawing until a note: cards come openly from the wallet until one is a note. The others go back.
rule-W-8-1 = Your wealth is notes, jewels and coin. Only notes have a currency.
rule-W-8-2 = An ID says who you are. Without one you are guilty, with several as well, unless one of them is the Secret Agent's.
rule-W-8-3 = John Smith: at most 500, at most two currencies, no badge. Credit cards are fine.
rule-W-8-4 = The Policeman: at most 500, at most two currencies, no credit card. Badges are fine.
rule-W-8-5 = The Millionaire: more than 500, at most two currencies, neither credit card nor badge.
rule-W-8-6 = The Blonde: at most 500, at least one jewel, any currencies, neither credit card nor badge.
rule-W-8-7 = The Secret Agent: at most 500, at most two currencies, at least one more ID, neither credit card nor badge.
rule-W-8-8 = If you miss a condition, you are guilty.
rule-W-8-9 = The coin counts: exactly 500 in hand is too much already, and enough for the Millionaire.
rule-W-9-1 = An innocent Policeman with a badge is on duty and shows his cards first.
rule-W-9-2 = Who is on duty checks somebody nobody has checked yet. The smallest coin begins.
rule-W-9-3 = If the checked player is guilty, the policeman takes all notes and jewels. They count for his wealth, never against him.
rule-W-9-4 = If the checked player is innocent, nothing happens.
rule-W-9-5 = Several badges bring one check. A guilty Policeman checks nobody.
rule-W-10-1 = All show their cards.
rule-W-10-2 = Who is guilty returns a chip of their choice, if they have one.
rule-W-10-3 = An innocent John Smith with a credit card draws until the first note. It counts for his wealth, never against him.
rule-W-10-4 = The innocents count their money. With equal amounts the coin decides.
rule-W-10-5 = The richest draw chips unseen: 1 for two players, 2 and 1 for three, 3, 2 and 1 for four, otherwise 4, 3, 2 and 1.
rule-W-10-6 = Your chips lie face down. Only you may look at them.
rule-W-11-1 = For the next round everything is shuffled and dealt anew, only the chips stay.
rule-W-12-1 = After the last round the chips are turned over. Most points win.
rule-W-12-2 = With equal points more chips win.
rule-W-12-3 = If those are equal as well, you share the victory.
rule-W-13-1 = Variant: two special cards in a turn. One that replaces the turn ends it.
rule-W-13-2 = Variant: passing is an action that does nothing.
rule-W-13-3 = Variant: no card of a payment may be superfluous.
rule-W-13-4 = Variant: the smallest coins are used.
rule-W-14-1 = When your time is up the table does the plain thing: turn a timer, pass, give the first card allowed, return the smallest chip.
rule-W-14-2 = One clock runs for all who are asked. Whoever is late at its end has it decided for them, all at once.
rule-W-15-1 = What you have lawfully seen, the table remembers for you as long as it still holds.
rule-W-15-2 = Who buys an ID remembers what else was in the pocket.
rule-W-15-3 = You know your chips. Everybody knows that all began with a 1.
rule-W-15-4 = Who looks on sees what everybody sees.
rule-W-15-5 = What you do not know is chance. Bots reckon the same way and never know more than you would in their place.

rule-WR-1 = We do not know all printed cards. We play with reconstructed ones: four currencies, jewels, IDs, credit cards and badges.
rule-WR-2 = Of our 37 chips 17 are ones, 12 twos and 8 threes. The pocket never runs dry too soon.
rule-WR-3 = With fewer than seven players random coins are used, but the same ones in every round.
rule-WR-4 = Where in the wallet a card is makes no difference: each is as easily drawn.
rule-WR-5 = You must do an action. Who wants to change nothing turns a timer.
rule-WR-6 = One special card a turn, unless you set it otherwise.
rule-WR-7 = The start player's timer turns by itself. If it is the last one, there is no turn after it.
rule-WR-8 = You may overpay. You look into the pocket afterwards, and then you must take an ID.
rule-WR-9 = The ID pocket holds one of each person. Once bought they are cards like all others.
rule-WR-10 = The discard is open and stays where it is until the round is over.
rule-WR-11 = From an empty wallet nobody can draw.
rule-WR-12 = Empty hands: Gift and Card Swap need a card of your own; Inspection, Stolen and Card Swap need somebody who has one.
rule-WR-13 = Who lays nothing in a Redistribution gets nothing. If a card is missing because of that, the last one goes without.
rule-WR-14 = Cards are drawn blindly from a hand. Only the two know which one it was.
rule-WR-15 = You may wish for a currency, for jewels or for a value, never for IDs, credit cards or badges.
rule-WR-16 = Emergency needs a card on the special discard. It never meets the cards for the end of the round.
rule-WR-17 = Double Move means two actions. If the first ends the round, the second is lost.
rule-WR-18 = If there are too few cards for Happy Birthday, you keep one first. Two presents go to two different players.
rule-WR-19 = First Gain Time, then the others in turn. All with special cards are asked, so that asking tells nothing.
rule-WR-20 = Whether you are asked depends only on what everybody sees. Even with a single answer you are asked.
rule-WR-21 = Notes on ATM and Currency Exchange lie open, the card in the Secret Stash stays hidden. All come from the hand.
rule-WR-22 = Drawing until a note is done in the open. With a credit card it happens by itself.
rule-WR-23 = A verdict stands: who is robbed by the police stays guilty, and who gets richer afterwards stays innocent.
rule-WR-24 = On duty is no choice. Another policeman on duty may be checked as well.
rule-WR-25 = Taken is what counts. What is hidden or deposited is safe.
rule-WR-26 = The coin counts for everybody, but it is no currency.
rule-WR-27 = Two IDs of the Secret Agent are allowed. With several IDs you do not choose who you are.
rule-WR-28 = Special cards you did not play stay hidden at the end of the round, too.
rule-WR-29 = You choose the chip you return. It may be drawn again right away.
rule-WR-30 = With fewer innocents than shares, the rest lapses.
rule-WR-31 = Equal in points and chips, you win together.
rule-WR-32 = Equal cards are interchangeable.
rule-WR-33 = A gift is handed over face down, too.

rule-LW-1 = There are 80 play cards: notes, jewels, IDs, credit cards and badges, numbered 2 to 7.
rule-LW-2 = Every note has a currency, notes and jewels have a value, every ID has a person.
rule-LW-3 = After the deal at least ten cards are in the wallet.
rule-LW-4 = There are five different extra IDs and 15 different special cards.
rule-LW-5 = There are seven different coins of 1 to 99 cents.
rule-LW-6 = Chips are worth 1 to 3 and last for all rounds.
rule-LW-7 = Each rank draws fewer chips than the one before, the last one draws one.
rule-LW-8 = Every deck has each person and at least one jewel.
rule-LW-9 = There are at least two credit cards, two badges and two policemen.
rule-LW-10 = Some card is worth exactly 100.
rule-LW-11 = In every deck one can own exactly 500 in allowed currencies, and more.
rule-LW-12 = There are more currencies than one may carry.
rule-LW-13 = In every deck there is nothing more common than notes.
rule-LW-14 = There are five persons, and their limits agree.

## Chapters of the rules

chapter-W-1 = The game
chapter-W-2 = Setting up a round
chapter-W-3 = Turns and the timer
chapter-W-4 = Actions
chapter-W-5 = Special cards in general
chapter-W-6 = The fifteen special cards
chapter-W-7 = The end of the round
chapter-W-8 = Innocent or guilty
chapter-W-9 = Policemen on duty
chapter-W-10 = Scoring
chapter-W-11 = The next round
chapter-W-12 = The end of the game
chapter-W-13 = Options
chapter-W-14 = Absent players and clocks
chapter-W-15 = What a seat knows
chapter-Phases-and-actions = Phases and actions
chapter-What-is-known = What is known
chapter-Rulings = Rulings
chapter-Components = Checks of the box
chapter-Worked-examples = Examples

## The table in the browser

board-hand = Your hand
board-hand-empty = Your hand is empty. It does not get more discreet.
board-watching = You are watching. Hands stay hidden.
board-papers = Papers, please
board-innocent-as = You would pass as { as-character }. For now.
board-guilty = Against you: { $guilts }.
board-of = {" "}of 500
board-above = {" "}(over 500 needed)
board-ids =
    { $count ->
        [one] 1 ID
       *[other] { $count } IDs
    }
board-currencies =
    { $count ->
        [one] 1 currency
       *[other] { $count } currencies
    }
board-edge = Your coin counts too: exactly 500 in notes and jewels is too much. Only for the Millionaire it is enough.
board-edge-short = Exactly 500 is too much: the coin counts.
board-sum =
    { $character_id ->
        [none] { $amount } with the coin, { board-sum-currencies }.
       *[other] As { as-character }: { $amount } of 500, { board-sum-currencies }.
    }
board-sum-above = As { as-character }: { $amount }, must be more than 500, { board-sum-currencies }.
board-sum-currencies =
    { $currencies ->
        [one] 1 currency
       *[other] { $currencies } currencies
    }
board-rule = Read the rule
board-reference = Who may carry what?
board-tools = A credit card only suits John Smith, a police badge only the Policeman. They make everybody else guilty.
board-caption-credit = John Smith only
board-caption-badge = Policeman only
board-jewel-50 = Ring
board-jewel-100 = Earrings
board-jewel-150 = Bracelet
board-jewel-250 = Necklace

board-coin = Coin: { $cents } cents
board-chips =
    { $count ->
        [one] 1 chip
       *[other] { $count } chips
    }
board-chips-own = Your chips: { $values }
board-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
board-specials-of =
    { $count ->
        [one] 1 special card
       *[other] { $count } special cards
    }
board-start = Start
board-on-duty = on duty
board-known = What you know of it
board-confiscated = confiscated
board-counts-as = { $card }, counts as { $currency }
board-back-card = hidden card

board-floors =
    { $count ->
        [0] The police are here.
        [one] 1 floor to go
       *[other] { $count } floors to go
    }
board-wallet = The wallet: { $count } cards, { $ids } IDs in the pocket, { $chips } chips behind the zip
board-discard = Paid
board-discard-short = Paid
board-specials = Special cards played
board-specials-short = Played
board-specials-own = Your special cards
board-resolving = { $seat }: { $special }
board-wish-line = { $seat } asks { $target } for { $request }

board-draw = Draw a card
board-put = Put back
board-put-this = Put back { $card }
board-which = Which card? Tap it in your hand.
board-buy = Buy an ID
board-flip = Turn a timer
board-flip-last = Turn the last timer
board-pass = Pass
board-turns-left =
    { $count ->
        [0] You will not move again in this round.
        [one] At most 1 turn left for you.
       *[other] At most { $count } turns left for you.
    }
board-actions-left =
    { $count ->
        [one] Double Move: 1 action left.
       *[other] Double Move: { $count } actions left.
    }
board-gain-time = Gain Time: one last action.
board-back = Never mind
board-play = Play it now
board-not-now = You cannot play it now.
board-playable = playable now
board-copies = On top right now: { $special }.
board-timing-instead = as turn
board-timing-start = turn start
board-timing-end = at the end

board-pay = What do you pay with?
board-paid = Marked: { $sum } of { $price }. No change given.
board-pay-exact = One card is too many.
board-pay-now = Pay { $sum }

board-sealed = Handed in
board-waiting = Waiting for the others. Asked: { $seats }.
board-pass-to = It goes face down to { $seat }.
board-swap-with = You swap face down with { $seat }.
board-wished = { $seat } would like: { $request }.
board-detail-redist-give = All lay at once, and all see it.
board-detail-redist-pick = The rest is dealt face down.
board-detail-birthday = Tap a card, then where it goes.
board-detail-chip-return = Guilty. One chip goes back face down.
board-detail-end = Everybody with special cards is asked.
board-choose-kind = What?
board-choose-card = Choose a card first
board-choose-seat = Who?
board-choose-request = For what?
board-choose-currency = Into which currency?
board-kind-stash = Hide
board-kind-atm-deposit = Deposit
board-kind-exchange = Exchange
board-share = Where does the card go?
board-share-keep = Keep
board-share-back = Back
board-share-now = Share like this
board-chip-back = Chip { $value }

board-print-double-move = Double Move
board-print-happy-birthday = Happy Birth­day
board-print-redistribution = Redis­tribu­tion
board-print-inspection = Inspec­tion
board-print-gift = Gift
board-print-stolen = Stolen
board-print-card-swap = Card Swap
board-print-wish = Wish Card
board-print-emergency = Emer­gency
board-print-gain-time = Gain Time
board-print-secret-stash = Secret Stash
board-print-atm = ATM
board-print-exchange = Currency Ex­change

## The end of a round, the end of the game, the first game

phase-line = Round { $number } of { $rounds } · { $where }

round-title = End of round { $number }
round-chapter = Round { $number }
round-alarm = The police are here
round-skip = Skip
round-close = Close
round-next = On to round { $number }
round-look = Round { $number }: result
round-seats = All seats
round-duty = { $seat } is a policeman on duty.
round-check = { $seat } checks { $target }.
round-bag = { $seat } takes everything { $target } has.
round-reveal =
    { $verdict_innocent ->
        [true] { $seat } shows the cards: innocent.
       *[false] { $seat } shows the cards: guilty.
    }
round-counting = The innocent count their money.
round-richest = { $seat } was innocent, and nobody was richer.
round-nobody = Nobody was innocent. The chips stay where they are.
round-waits =
    { $phase_id ->
        [police_check] { $seats } is on duty and picks somebody.
       *[other] One chip back. Asked: { $seats }.
    }
round-on-duty = on duty
round-checked = checked by { $seat }
round-confiscated = Confiscated
round-credit = On top, by credit card
round-turned = Turned up and put back: { $card }
round-no-cards = no cards
round-rank = Rank { $rank }
round-drawn =
    { $count ->
        [one] 1 chip drawn{ chip-values }
       *[other] { $count } chips drawn{ chip-values }
    }
round-lost =
    { $value ->
        [none] 1 chip given back
       *[other] 1 chip given back: { $value }
    }

round-phrase-lift = That lift is fast tonight.
round-phrase-guest = I am only a guest here.
round-phrase-papers = Those are not my papers.
round-phrase-jewels = Who has the jewels?
round-phrase-gift = Keep it. It is a gift.
round-phrase-minute = One more minute, please.

fact-table = On the table
fact-own = Your hand

end-headline =
    { $points ->
        [one] { $seats } walks away with one point
       *[other] { $seats } walks away with { $points } points
    }
end-headline-shared = { $seats } share the spoils
end-caption = “The wallet? It was lying there.”
end-chips = All chips on the table
end-points =
    { $count ->
        [one] point
       *[other] points
    }
end-chips-of =
    { $count ->
        [one] in 1 chip
       *[other] in { $count } chips
    }
end-rounds = Round by round
end-richest = Rich and innocent: { $seat } with { $money }
end-none = Nobody innocent
end-numbers = Your evening in numbers
end-drawn =
    { $count ->
        [one] card drawn
       *[other] cards drawn
    }
end-bought =
    { $count ->
        [one] ID bought
       *[other] IDs bought
    }
end-innocent = times innocent
end-played =
    { $count ->
        [one] special card played
       *[other] special cards played
    }
end-flipped =
    { $count ->
        [one] timer turned
       *[other] timers turned
    }

guide-hand = This is what you grabbed. What counts is what you hold when the round ends: believable papers and not too much money.
guide-papers = Here you always see what the police would say now, and why. Press it for more.
guide-turn = One action a turn: draw blindly from the wallet, put a card back, buy an ID, or turn a timer.
guide-tools = Credit cards and badges are tricky: one is only good for John Smith, the other only for the Policeman. They make everybody else guilty.
guide-edge = Your coin counts too. So exactly 500 in notes and jewels is already too much, except for the Millionaire, who needs more than 500.
guide-buy = The ID pocket holds one ID of each person. For 300 in notes and jewels you choose one. There is no change.
guide-reference = Who you can be, and what each of them needs, is on the reference card. It is always here.
guide-innocent = Right now you would be innocent. You can turn timers and hurry the others, or get richer: chips go to the richest.
guide-timers = Six timers, then the police are here. Whoever starts turns one at the beginning of each further turn, without a choice.
guide-late = Only a few timers left. The round can end before your next turn. Put your papers in order now.
guide-specials = Your special cards. You may play one before your action; some replace the turn, some wait for the end of the round. The bright ones can be played now.
guide-window = Everybody decides at once, in secret. It happens when all are ready.
guide-end = The round is over. Last chance for special cards, then all hands are shown. The guilty lose a chip, the richest innocents draw some.
guide-chips = Your chips are worth 1 to 3 points, and only you know them. Of the others you see no more than their number.
