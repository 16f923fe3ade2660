### The table in the terminal.

terminal-drawn = Drawn
terminal-hand = Your reserve
terminal-hidden = Only you know
terminal-secret = secret { $colour } escape card
terminal-hunt = The hunt
terminal-round =
    { $last ->
        [none] round { $number }
       *[other] round { $number } of { $last }
    }
terminal-turn = { $car } to move
terminal-actions =
    { $count ->
        [one] 1 action left
       *[other] { $count } actions left
    }
terminal-supplies = Supplies
terminal-pile =
    { $count ->
        [one] 1 card in the pile
       *[other] { $count } cards in the pile
    }
terminal-bombs =
    { $count ->
        [one] 1 chili bomb
       *[other] { $count } chili bombs
    }
terminal-boosts =
    { $count ->
        [one] 1 chili boost
       *[other] { $count } chili boosts
    }
terminal-escapes = Escape cards
terminal-out = out of the game
terminal-at-start = at the start, exit { $borders }
terminal-reserve = reserve: { $cards }
terminal-face-down =
    { $count ->
        [one] 1 face-down card
       *[other] { $count } face-down cards
    }
terminal-don-had = Don had face down
terminal-lay = Lay on { $cell }
terminal-then-drive = Then the way leads on to: { $places }.
terminal-blocks = Without a way out: { $cars }.
