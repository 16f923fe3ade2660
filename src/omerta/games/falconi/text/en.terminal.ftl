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

## Checks of the box, for those who write games

rule-LF-1 = There are as many street cards as cells, 81.
rule-LF-2 = The border has 12 pieces, three a side, with three positions each.
rule-LF-3 = Every side has one station or the prison, and blue lies opposite the prison.
rule-LF-4 = Every car has an exit and a tunnel on its side, and the border shows both.
rule-LF-5 = There are three escape cards, one for each police side, and there is room for them.
rule-LF-6 = Two bombs, two boosts, four cars, and the Don’s alone is black.
rule-LF-7 = The streets of a card do not overlap, and its rotations are exactly those that differ.
rule-LF-8 = There is a dead end, a card with three ends or more, and one with two.
rule-LF-9 = Only in a dead end one leaves where one came in.
rule-LF-10 = Nothing is there twice, nothing is missing.
