### The table in the terminal.

terminal-hand = Your hand
terminal-specials = Your special cards
terminal-verdict = The police would find
terminal-chips = Chips
terminal-innocent = innocent, { $person } ({ $amount })
terminal-guilty = guilty: { $guilt } ({ $amount })
terminal-amount =
    { $currencies ->
        [one] { HUNDREDTHS($cents) } in 1 currency
       *[other] { HUNDREDTHS($cents) } in { $currencies } currencies
    }
terminal-paying = Paid so far
terminal-drawn = Drawn
terminal-inspected = Under inspection
terminal-stash = In the secret stash
terminal-known = You know
terminal-offered = IDs to choose from
terminal-round = Round
terminal-timers =
    { $count ->
        [0] no timer left
        [one] 1 timer left
       *[other] { $count } timers left
    }
terminal-wallet = The wallet
terminal-counts = { $cards } face-down cards, { $ids } IDs in the pocket, { $chips } chips
terminal-discard = Paid
terminal-special-discard = Played
terminal-laid = In the middle
terminal-wish = Wish
terminal-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
terminal-specials-held =
    { $count ->
        [one] 1 special card
       *[other] { $count } special cards
    }
terminal-chips-held =
    { $count ->
        [one] 1 chip
       *[other] { $count } chips
    }
terminal-coin = coin { HUNDREDTHS($coin) }
terminal-on-duty = on duty
terminal-in-front = open: { $cards }
terminal-turned = turned up: { $cards }
terminal-exchanged = exchanged: { $card } as { $currency }
terminal-shown = shows: { $cards }, { $verdict }
terminal-confiscated = confiscated: { $cards }
terminal-put = Put back
terminal-give = Give
terminal-wish-from = From { $name }
terminal-keep = Keep { $card }

## Checks of the box, for those who write games

rule-LW-1 = There are 80 play cards: notes, jewels, IDs, credit cards and badges, numbered 2 to 7.
rule-LW-2 = Every note has a currency, notes and jewels have a value, every ID has a person.
rule-LW-3 = After the deal at least ten cards are in the wallet.
rule-LW-4 = There are five different extra IDs and 15 different special cards.
rule-LW-5 = There are seven different coins of 1 to 99 cents.
rule-LW-6 = Chips are worth 1 to 3 and last for all rounds.
rule-LW-7 = Each rank draws fewer chips than the one before, the last one draws one.
rule-LW-14 = There are five persons, and their limits agree.
rule-LW-8 = Every deck has each person and at least one jewel.
rule-LW-9 = There are at least two credit cards, two badges and two policemen.
rule-LW-10 = Some card is worth exactly 100.
rule-LW-11 = In every deck one can own exactly 500 in allowed currencies, and more.
rule-LW-12 = There are more currencies than one may carry.
rule-LW-13 = In every deck there is nothing more common than notes.
