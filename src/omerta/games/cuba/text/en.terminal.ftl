### The table in the terminal.

terminal-role = You are
terminal-box = The box before you
terminal-seen = You got
terminal-bag = In the felt bag
terminal-passenger = Your passenger
terminal-hidden = You have hidden
terminal-missing = Still to be found
terminal-sealed = Your answer
terminal-fires = Bang!
terminal-holds = hold still
terminal-phase = State
terminal-mix = In the box at first
terminal-holder = The box is with
terminal-returned = What came back
terminal-state = Found
terminal-found =
    { $jokers ->
        [one] { $found } diamonds, 1 bottle left
       *[other] { $found } diamonds, { $jokers } bottles left
    }
terminal-question = Question to
terminal-accused = Empty pockets
terminal-hint = Does not fit
terminal-hint-between = { $what }: { $giver } passed on { $passed }, { $taker } got { $got }
terminal-open = open: { $took }
terminal-changed = changed
terminal-refused = refused
terminal-forgot = forgotten
terminal-silent = no answer
terminal-travel = got { $box }, took { $took }: { $was }
terminal-ask = Ask { $name }
terminal-say = Say: { $what }
terminal-accuse = Empty your pockets!
terminal-shouted = The shout came from

## Checks of the box, for those who write games

rule-LC-1 = For each number from 5 to 12 players there is exactly one setup.
rule-LC-2 = No setup needs more chips or bottles than there are.
rule-LC-3 = There are always three chips fewer than players.
rule-LC-4 = The Godfather need not hide any diamond, and he may never hide all of them. One chip fits into the felt bag.
rule-LC-5 = There is always a henchman or a killer, and at least one diamond goes round.
