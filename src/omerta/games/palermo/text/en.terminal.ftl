### The table in the terminal.

terminal-course = State
terminal-round = Round { $number }
terminal-supply = Houses left
terminal-legend =
    ██ house
    · street
    S start tile
    a entrance, chip of A
    A crook of A
    ! policeman
    ▙a→F6 house of kind a, entrance F6
terminal-money =
    { $count ->
        [one] 1 million
       *[other] { $count } millions
    }
terminal-chips =
    { $count ->
        [0] all chips collected
        [one] 1 chip left
       *[other] { $count } chips left
    }
terminal-allowance = { $count } points a move
terminal-crook = crook on { $field }
terminal-crook-start = crook at the start
terminal-police = policeman on { $field }
terminal-target = target on { $slot }
terminal-home = home since round { $number }
terminal-account = { $venues } from venues, { $arrival } on coming home, { $interest } interest (millions)
terminal-build = Build on { $slot }
terminal-claim = Take a venue
terminal-police-to = Policeman to
terminal-pays = Collect, + millions
terminal-walk = Walk, - points
terminal-move =
    { $income ->
        [none] It costs { $cost } points, { $fines } of them fines, and pays nothing.
       *[other] It costs { $cost } points, { $fines } of them fines, and pays { $income } million.
    }
