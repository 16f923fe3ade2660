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
