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
card-id-john-smith = John Smith’s ID
card-id-policeman = the Policeman’s ID
card-id-millionaire = the Millionaire’s ID
card-id-blonde = the Blonde’s ID
card-id-secret-agent = the Secret Agent’s ID
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
about-redistribution = Everybody puts a note or a jewel in the middle. You take a card, the rest is dealt face down.
about-to-left = Everybody passes a hand card face down to the left.
about-to-right = Everybody passes a hand card face down to the right.
about-inspection = Draw a card from somebody’s hand and look at it. Keep it or give it back.
about-gift = Give somebody one of your hand cards. It cannot be refused.
about-stolen = Draw a card from somebody’s hand. It is yours now.
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
guilt-agent-needs-second-id = the Secret Agent needs a second ID
guilt-credit-card = somebody else’s credit card
guilt-badge = somebody else’s badge
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
phase-target = Picking somebody
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
decision-action = Double Move: what will you do?
decision-pay = What will you pay for the ID with?
decision-take-id = Which ID will you take?
decision-birthday = Which card will you keep, and who gets the rest?
decision-redist-give = What will you put in the middle?
decision-redist-pick = Which card will you take?
decision-pass-pick = Which card will you pass on?
decision-target = Who is it going to be?
decision-inspect-decide = Keep it or give it back?
decision-swap-pick = Which card will you swap?
decision-gift = Who gets what from you?
decision-wish = Who will you ask, and for what?
decision-wish-answer = What will you hand over?
decision-end-first = The last timer is turned. Anything left to do?
decision-gain-time-action = Gain Time: one more action.
decision-end-cards = Will you play another special card?
decision-police-check = Who will you check?
decision-chip-return = Which chip will you give back?

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
action-give-nothing = Put down nothing
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
action-return-chip = Give back the chip worth { $value }

## What happens

event-game-started = The boss is gone, his wallet is not. { $players } players help themselves.
event-round-started =
    { $start_is ->
        [you] Round { $round_number }. You have the smallest coin and begin. There are { $wallet } cards in the wallet.
       *[other] Round { $round_number }. { $start } has the smallest coin and begins. There are { $wallet } cards in the wallet.
    }
event-hand-dealt =
    { $seat_is ->
        [you] You get { $cards } and the special cards { $specials }.
       *[other] { $seat } gets { $cards } and the special cards { $specials }.
    }
event-asked =
    { $seats_is ->
        [you] You are asked: { $phase }.
       *[other] Asked: { $seats_with_you } ({ $phase }).
    }
event-turn-began =
    { $seat_is ->
        [you] It is your turn.
       *[other] It is { $seat }’s turn.
    }
event-timer-flipped =
    { $left ->
        [0] { $seat_is ->
            [you] You turn
           *[other] { $seat } turns
        } the last timer. The lift has arrived.
        [one] { flips } One is still running.
       *[other] { flips } { $left } are still running.
    }
flips =
    { $automatic ->
        [true] Once round the table: { $seat_is ->
            [you] you turn
           *[other] { $seat } turns
        } a timer.
       *[false] { $seat_is ->
            [you] You turn
           *[other] { $seat } turns
        } a timer.
    }
event-card-drawn =
    { $seat_is ->
        [you] You draw
       *[other] { $seat } draws
    }{ a-card-or-which }
a-card-or-which =
    { $card_id ->
        [none] {" "}a card.
       *[other] : { $card }.
    }
to-seat =
    { $seat_is ->
        [you] you
       *[other] { $seat }
    }
event-card-put-back =
    { $seat_is ->
        [you] You put back: { $card }.
       *[other] { $card_id ->
            [none] { $seat } puts a card back.
           *[other] { $seat } puts back: { $card }.
        }
    }
event-buying-begun =
    { $seat_is ->
        [you] You count out money for an ID.
       *[other] { $seat } counts out money for an ID.
    }
event-payment-added =
    { $seat_is ->
        [you] You add: { $card }.
       *[other] { $seat } adds: { $card }.
    }
event-id-paid =
    { $seat_is ->
        [you] You buy an ID and pay with { $cards }.
       *[other] { $seat } buys an ID and pays with { $cards }.
    }
event-pocket-opened =
    { $seat_is ->
        [you] You have the choice: { $characters }.
       *[other] { $seat } has the choice: { $characters }.
    }
event-id-taken =
    { $seat_is ->
        [you] You pocket an ID: { $character }. Left to buy: { $left }.
       *[other] { $character_id ->
            [none] { $seat } pockets an ID. Left to buy: { $left }.
           *[other] { $seat } pockets an ID: { $character }. Left to buy: { $left }.
        }
    }
event-passed =
    { $seat_is ->
        [you] You pass.
       *[other] { $seat } passes.
    }
event-special-played =
    { $copied_id ->
        [none] { $seat_is ->
            [you] You play
           *[other] { $seat } plays
        } { $special }.
       *[other] { $seat_is ->
            [you] You play { $special } and repeat
           *[other] { $seat } plays { $special } and repeats
        } { $copied }.
    }
event-answer-sealed =
    { $seat_is ->
        [you] You have decided: { $answer }.
       *[other] { $seat } has decided: { $answer }.
    }
event-birthday-drawn =
    { $seat_is ->
        [you] You unwrap: { $cards }.
       *[other] { $cards_id ->
            [none] { $seat } unwraps { birthday-count }.
           *[other] { $seat } unwraps: { $cards }.
        }
    }
birthday-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
event-card-passed =
    { $giver_is ->
        [you] { $cause }: you give { $taker }{ a-card-or-which }
       *[other] { $taker_is ->
            [you] { $cause }: { $giver } gives you{ a-card-or-which }
           *[other] { $cause }: { $giver } gives { $taker }{ a-card-or-which }
        }
    }
event-card-stolen =
    { $seat_is ->
        [you] You steal { stolen-card }
       *[other] { $seat } steals { stolen-card }
    }
stolen-card =
    { $card_id ->
        [none] a card from { from-target }.
       *[other] from { from-target }: { $card }.
    }
from-target =
    { $target_is ->
        [you] you
       *[other] { $target }
    }
event-hand-inspected =
    { $card_id ->
        [none] { $seat } looks at one of { $target }’s cards.
       *[other] { $seat_is ->
            [you] You see in { $target }’s hand: { $card }.
           *[other] { $target_is ->
                [you] { $seat } sees in your hand: { $card }.
               *[other] { $seat } sees in { $target }’s hand: { $card }.
            }
        }
    }
event-inspection-decided =
    { $kept ->
        [true] { $seat_is ->
            [you] You keep { $target }’s card.
           *[other] { $target_is ->
                [you] { $seat } keeps your card.
               *[other] { $seat } keeps { $target }’s card.
            }
        }
       *[false] { $seat_is ->
            [you] You give { $target } the card back.
           *[other] { $target_is ->
                [you] { $seat } gives you the card back.
               *[other] { $seat } gives { $target } the card back.
            }
        }
    }
event-redistribution-laid =
    { $cards_id ->
        [none] Nobody puts anything in the middle. Nobody owns anything, it seems.
       *[other] In the middle: { $cards }. Laid, in order, by { $seats_with_you }.
    }
event-redistribution-taken =
    { $seat_is ->
        [you] You take { $card }.
       *[other] { $seat } takes { $card }.
    }
event-redistribution-dealt =
    { $seat_is ->
        [you] You get from the middle: { $card }.
       *[other] { $card_id ->
            [none] { $seat } gets a card from the middle.
           *[other] { $seat } gets from the middle: { $card }.
        }
    }
event-swap-agreed =
    { $seat_is ->
        [you] You swap with { $target }.
       *[other] { $target_is ->
            [you] { $seat } swaps with you.
           *[other] { $seat } swaps with { $target }.
        }
    }
event-wish-made =
    { $seat_is ->
        [you] You ask { $target } for { $request }.
       *[other] { $target_is ->
            [you] { $seat } asks you for { $request }.
           *[other] { $seat } asks { $target } for { $request }.
        }
    }
event-wish-answered =
    { $met ->
        [true] { $seat_is ->
            [you] You have something for { $target }.
           *[other] { $target_is ->
                [you] { $seat } has something for you.
               *[other] { $seat } has something for { $target }.
            }
        }
       *[false] { $seat_is ->
            [you] You have nothing for { $target }.
           *[other] { $target_is ->
                [you] { $seat } has nothing for you.
               *[other] { $seat } has nothing for { $target }.
            }
        }
    }
event-round-ended =
    { $seat_is ->
        [you] The lift doors open: end of the round, thanks to you.
       *[other] The lift doors open: end of the round, thanks to { $seat }.
    }
event-stashed =
    { $seat_is ->
        [you] You make this disappear: { $card }.
       *[other] { $card_id ->
            [none] { $seat } makes a card disappear.
           *[other] { $seat } makes this disappear: { $card }.
        }
    }
event-atm-deposited =
    { $seat_is ->
        [you] You deposit { $card }. It no longer counts.
       *[other] { $seat } deposits { $card }. It no longer counts.
    }
event-atm-drawn =
    { $note_id ->
        [none] The ATM has no note for { to-seat }. Drawn: { shown-cards }.
       *[other] The ATM gives { to-seat } { $note }. Drawn: { $cards }.
    }
event-exchanged =
    { $seat_is ->
        [you] You change { $card }. It counts as { $currency } now.
       *[other] { $seat } changes { $card }. It counts as { $currency } now.
    }
event-verdict-reached =
    { $seat_is ->
        [you] Between us: { found }
       *[other] Between us, { $seat }: { found }
    }
event-police-called =
    { $seats_is ->
        [you] You are on duty.
       *[other] On duty: { $seats_with_you }.
    }
event-on-duty-revealed =
    { $seat_is ->
        [you] You are a Policeman on duty and show { shown-cards }{ and-exchanged }.
       *[other] { $seat } is a Policeman on duty and shows { shown-cards }{ and-exchanged }.
    }
event-checked =
    { $seat_is ->
        [you] You check { $target }
       *[other] { $target_is ->
            [you] { $seat } checks you
           *[other] { $seat } checks { $target }
        }
    }: { shown-cards }{ and-exchanged }. { found }
event-confiscated =
    { $cards_id ->
        [none] { $target_is ->
            [you] There is nothing to take from you.
           *[other] There is nothing to take from { $target }.
        }
       *[other] { $seat_is ->
            [you] You take everything from { $target }
           *[other] { $target_is ->
                [you] { $seat } takes everything from you
               *[other] { $seat } takes everything from { $target }
            }
        }: { $cards }.
    }
event-hand-revealed =
    { $seat_is ->
        [you] You show { shown-cards }{ and-exchanged }. { found }
       *[other] { $seat } shows { shown-cards }{ and-exchanged }. { found }
    }
event-chip-returned =
    { $seat_is ->
        [you] You give back a chip{ chip-value }.
       *[other] { $seat } gives back a chip{ chip-value }.
    }
chip-value =
    { $value ->
        [none] {""}
       *[other] : { $value }
    }
event-credit-drawn =
    { $note_id ->
        [none] The credit card brings { to-seat } nothing. Drawn: { shown-cards }.
       *[other] The credit card brings { to-seat } { $note }. Drawn: { $cards }.
    }
event-chips-awarded =
    { $seat_is ->
        [you] { $count ->
            [0] You come { ordinal } with { HUNDREDTHS($wealth) }. There is no chip for that.
            [one] You come { ordinal } with { HUNDREDTHS($wealth) } and draw a chip{ chip-values }.
           *[other] You come { ordinal } with { HUNDREDTHS($wealth) } and draw { $count } chips{ chip-values }.
        }
       *[other] { $count ->
            [0] { $seat } comes { ordinal } with { HUNDREDTHS($wealth) }. There is no chip for that.
            [one] { $seat } comes { ordinal } with { HUNDREDTHS($wealth) } and draws a chip{ chip-values }.
           *[other] { $seat } comes { ordinal } with { HUNDREDTHS($wealth) } and draws { $count } chips{ chip-values }.
        }
    }
ordinal =
    { $rank ->
        [1] first
        [2] second
        [3] third
       *[other] in place { $rank }
    }
chip-values =
    { $values_id ->
        [none] {""}
       *[other] : { $values }
    }
event-game-over =
    { $winners_is ->
        [you] The chips are turned over. Points in seat order: { $points }. You win.
       *[other] The chips are turned over. Points in seat order: { $points }. Winners: { $winners_with_you }.
    }

reason-most-points = Most points.
reason-more-chips = Equal points, but more chips.
reason-shared = Equal in points and chips: a shared victory.
reason-beaten = Others had more.

## What is refused

refusal-game-over = The game is over.
refusal-not-your-turn = You are not being asked right now.
refusal-wrong-phase = Not now. First: { $phase }.
refusal-unknown-card = There is no card “{ $card }”.
refusal-not-in-hand = You do not have this card in hand: { $card }.
refusal-not-money = Only notes and jewels count here, not: { $card }.
refusal-not-a-note = Only notes count here, not: { $card }.
refusal-unknown-seat = There is no seat { $seat_id } at this table.
refusal-not-another-seat = You need somebody else for that.
refusal-unknown-character = There is no ID “{ $character }”.
refusal-unknown-currency = There is no currency “{ $currency }”.
refusal-no-such-special = There is no special card “{ $special }”.
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
refusal-id-too-cheap = An ID costs { $price }. So far you have put down { $paid }.
refusal-payment-out-of-order = Lay the cards of a payment in order. Too late for: { $card }.
refusal-already-paid = That card is already part of the payment: { $card }.
refusal-payment-leads-nowhere = There is no valid payment of { $price } with this: { $card }.
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
refusal-no-such-request = You cannot ask for that: “{ $request }”.
refusal-not-wished = { $card } does not fit the wish: { $request }.
refusal-empty-hand = There is nothing to get from { $seat }: no cards.
refusal-already-checked = The police have already been to see { $seat }.
refusal-same-currency = { $card }: that is in { $currency } already.
refusal-no-such-chip = You have no chip worth { $value }.
refusal-seats = The game is for { $fewest } to { $most } seats, not for { $seats }.

## Bots

# Why a bot does this.
why-forced = There is nothing else you can do.
why-flip-guilty =
    { $timers ->
        [one] You are not clean yet, but nothing else helps you now.
       *[other] You are not clean yet, but { $timers } timers are time enough.
    }
why-flip-innocent = As { as-character } with { $money } you are clean. Turn the timer and let the police come.
why-draw-richer = As { as-character } with { $money } you are clean. Draw: a little more would do no harm.
why-draw-id = Without an ID you are done for. Draw: there are { $wallet } cards left in the wallet.
why-draw = Draw: something is still missing for you to pass as { as-character }.
why-put-id =
    { $ids ->
        [one] This ID is no use to you. You are better off as { as-character }.
       *[other] { $ids } IDs look suspicious. You are better off as { as-character }.
    }
why-put-tool = Nobody who wants to pass as { as-character } should carry that.
why-put-currency = { $currencies } currencies are too many.
why-put-money = { $money } is too much, it shows.
why-buy = With { $money } you can afford an ID. Try to pass as { as-character }.
why-pay = This is what you can spare most easily.
why-pay-done = { $paid } will have to do.
why-take-id = With this ID you make the most of your hand.
why-special =
    { $special_id ->
        [to_left] Pass a card you don’t need to the left. { why-character }
        [to_right] Pass a card you don’t need to the right. { why-character }
        [gift] Give away a card you don’t need. { why-character }
       *[other] It does more for you than a plain turn. { why-character }
    }
why-character = It helps you pass as { as-character }.
why-gain-time = One more action, and it all fits.
why-birthday = The others may find a use for the rest, or not.
why-give =
    { $card_id ->
        [credit_card] That gets rid of somebody else’s credit card.
        [badge] That gets rid of somebody else’s badge.
       *[other] You will miss it least.
    }
why-take = This card does you the most good.
why-target =
    { $cards ->
        [one] { $seat } has a single card, so you know what you get.
       *[other] { $seat } has { $cards } cards, so there is something to be had.
    }
why-keep = You can use it: { $card }.
why-give-back = It is no use to you: { $card }.
why-gift = You are rid of it, and { $seat } has it.
why-wish = { $seat } probably has what you need.
why-check =
    { $cards ->
        [one] { $seat } looks suspicious, even with a single card.
       *[other] { $seat } has { $cards } cards. That many are rarely clean.
    }
why-return-chip = The smallest chip hurts least.
why-pass = Do nothing, that is best just now.
why-end-innocent = As { as-character } with { $money }, leave everything as it is.
why-end-guilty = None of your special cards can save you now.
why-stash = You look better without it.
why-atm-deposit = At the ATM it does not count.
why-atm-draw = Your { $money } can do with another note.
why-exchange = In { $currency } it does no harm.

## What a tally counts

figure-innocent = Innocent
figure-turns = Turns a round
figure-richest = Richest innocent
figure-on-duty = Policemen on duty a round
figure-ids-bought = IDs bought a round
figure-specials = Special cards a round
