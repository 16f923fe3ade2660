### The table in the browser.

## The table in the browser

board-hand = Your hand
board-hand-empty = Your hand is empty. You can’t get more discreet than that.
board-watching = You are watching. Hands stay hidden.
board-papers = Papers, please
board-innocent-as = You would pass as { as-character }. For now.
board-guilty = Against you: { $guilts }.
board-of = {" "}of { $limit }
board-above = {" "}(over { $limit } needed)
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
board-edge = Your coin counts too: exactly { $limit } in notes and jewels is too much. Only the Millionaire can do with it.
board-edge-short = Exactly { $limit } is too much: the coin counts.
board-sum =
    { $character_id ->
        [none] { $amount } with the coin, { board-sum-currencies }.
       *[other] As { as-character }: { $amount } of { $limit }, { board-sum-currencies }.
    }
board-sum-above = As { as-character }: { $amount }, must be more than { $limit }, { board-sum-currencies }.
board-sum-currencies =
    { $currencies ->
        [one] 1 currency
       *[other] { $currencies } currencies
    }
board-rule = Read the rule
board-reference = Who may carry what?
# What a person may and must carry, for the reference card.
needs-john-smith = { board-ids }, at most { $limit }, at most { board-sum-currencies }. Credit cards allowed.
needs-policeman = { board-ids }, at most { $limit }, at most { board-sum-currencies }. Badges allowed.
needs-millionaire = { board-ids }, more than { $limit }, at most { board-sum-currencies }.
needs-blonde = { board-ids }, at most { $limit }, any currencies, at least { board-jewels }.
needs-secret-agent = His ID and { board-more-ids }, at most { $limit }, at most { board-sum-currencies }.
board-jewels =
    { $jewels ->
        [one] 1 jewel
       *[other] { $jewels } jewels
    }
board-more-ids =
    { $more ->
        [one] at least a second one
       *[other] at least { $more } more
    }
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
board-known = What you know
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
board-resolving =
    { $seat_is ->
        [you] You: { $special }
       *[other] { $seat }: { $special }
    }
board-wish-line =
    { $seat_is ->
        [you] You ask { $target } for { $request }
       *[other] { $target_is ->
            [you] { $seat } asks you for { $request }
           *[other] { $seat } asks { $target } for { $request }
        }
    }

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
        [0] You won’t have another turn this round.
        [one] At most 1 more turn for you.
       *[other] At most { $count } more turns for you.
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
board-play-below = You can play it now: choose below what it does.
board-why = Why not?
board-why-draw = Why not draw?
board-why-buy = Why no ID?
board-why-flip = Why no timer?
board-pass-only = You can only pass here. You are asked all the same: your silence would give away what you hold.
board-playable = playable now
board-copies = On top right now: { $special }.
board-timing-instead-of-turn = as turn
board-timing-turn-start = turn start
board-timing-round-end-first = { board-timing-round-end }
board-timing-round-end = at the end

board-pay = What will you pay with?
board-paid = Marked: { $sum } of { $price }. No change given.
board-pay-now = Pay { $sum }

board-sealed = Handed in
board-waiting = Waiting for the others. Still to answer: { $seats }.
board-taker-pass-pick = It goes face down to { $seat }.
board-taker-swap-pick = You swap face down with { $seat }.
board-wished = { $seat } would like: { $request }.
board-detail-redist-give = Everybody puts one down at once, face up.
board-detail-redist-pick = The rest is dealt face down.
board-detail-birthday = Tap a card, then where it goes.
board-detail-chip-return = Guilty. One chip goes back face down.
board-detail-end = Everybody with special cards is asked, so that nobody knows who still has something.
board-target-inspection = Whose hand do you look into?
board-target-stolen = Who do you steal from?
board-target-card-swap = Who do you swap with?
board-aim-inspection = Look at { $seat }’s cards
board-aim-stolen = Steal from { $seat }
board-aim-card-swap = Swap with { $seat }
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
board-share-back = Into the wallet
board-share-now = Share them out like this
board-chip-back = Chip { $value }

board-print-double-move = Double Move
board-print-happy-birthday = Happy Birth­day
board-print-redistribution = Redistri­bution
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
round-close = Close
round-next = On to round { $number }
round-look = Round { $number }: result
round-seats = All seats
round-duty =
    { $seat_is ->
        [you] You are a policeman on duty.
       *[other] { $seat } is a policeman on duty.
    }
round-check =
    { $seat_is ->
        [you] You check { $target }.
       *[other] { $target_is ->
            [you] { $seat } checks you.
           *[other] { $seat } checks { $target }.
        }
    }
round-bag =
    { $seat_is ->
        [you] You take everything { $target } has.
       *[other] { $target_is ->
            [you] { $seat } takes everything you have.
           *[other] { $seat } takes everything { $target } has.
        }
    }
round-reveal =
    { $verdict_innocent ->
        [true] { $seat_is ->
            [you] You show your cards: innocent.
           *[other] { $seat } shows the cards: innocent.
        }
       *[false] { $seat_is ->
            [you] You show your cards: guilty.
           *[other] { $seat } shows the cards: guilty.
        }
    }
round-counting = The innocent count their money.
round-richest =
    { $seat_is ->
        [you] You were innocent, and nobody was richer.
       *[other] { $seat } was innocent, and nobody was richer.
    }
round-nobody = Nobody was innocent. The chips stay where they are.
round-waits =
    { $phase_id ->
        [police_check] { $seats_is ->
            [you] You are on duty and pick somebody.
           *[other] { $seats } is on duty and picks somebody.
        }
       *[other] { $seats_is ->
            [you] Give back a chip.
           *[other] One chip back. Asked: { $seats }.
        }
    }
round-on-duty = on duty
round-checked =
    { $seat_is ->
        [you] checked by you
       *[other] checked by { $seat }
    }
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
    { $seats_is ->
        [you] { $points ->
            [one] You walk away with one point
           *[other] You walk away with { $points } points
        }
       *[other] { $points ->
            [one] { $seats } walks away with one point
           *[other] { $seats } walks away with { $points } points
        }
    }
end-headline-shared = { $seats } share the spoils
end-caption = “The wallet? It was lying there.”
end-headline-nobody = All guilty, not a point between them
end-why-nobody = Nil all is nobody’s win. The police keep the lot.
end-caption-nobody = “We have never met.” The guests, shortly before their ride.
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
end-richest =
    { $seat_is ->
        [you] Rich and innocent: you with { $money }
       *[other] Rich and innocent: { $seat } with { $money }
    }
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

guide-hand = After every round the police decide who is innocent, and the richest innocents get chips. You need one ID and the right amount of money: nearly always 500 at most, more only for the Millionaire.
guide-papers = Here you always see what the police would say now, and why. Press it for more.
guide-turn = One action a turn: draw blind from the wallet, put a card back, buy an ID, or turn a timer.
guide-tools = Credit cards and badges are tricky: one is only good for John Smith, the other only for the Policeman. They make everybody else guilty.
guide-edge = Your coin counts too. So exactly { $limit } in notes and jewels is already too much, except for the Millionaire, who needs more than { $limit }.
guide-buy = The ID pocket holds one ID of each person. For { $price } in notes and jewels you choose one. There is no change.
guide-reference = Who you can be, and what each of them needs, is on the reference card. It is always here.
guide-innocent = Right now you would be innocent. You can turn timers and hurry the others, or get richer: chips go to the richest.
guide-timers =
    { $count ->
        [6] Six
       *[other] { $count }
    } timers, then the police are here. Whoever starts turns one at the beginning of each further turn, without a choice.
guide-late = Only a few timers left. The round can end before your next turn. Put your papers in order now.
guide-specials = Your special cards. You may play one before your action; some replace the turn, some wait for the end of the round. The bright ones can be played now.
guide-window = Everybody decides at once, in secret. It happens when everybody is ready.
guide-end = The round is over. Last chance for special cards, then all hands are shown. The guilty lose a chip, the richest innocents draw some.
guide-chips = New round, new cards. Your chips stay: they are worth { $least } to { $most } points, and only you know them. Of the others’ chips you only see how many there are.
learnt-1 = You are innocent if your money fits your ID, your coin included.
learnt-2 = Draw, put back, buy an ID or turn a timer: one of these a turn.
learnt-3 = The last timer brings the police. Be ready before that.
learnt-4 = Credit cards are for John Smith only, badges for the Policeman only.
learnt-5 = The guilty lose a chip, the richest innocents draw some.
