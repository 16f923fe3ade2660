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

## Checks of the box, for those who write games

rule-LP-1 = There are 40 tiles: one start, three streets and twelve houses each with one, two and three fields.
rule-LP-2 = House and street of a tile each hang together. Start and street tiles have no house.
rule-LP-3 = The entrance is on a street field beside the door.
rule-LP-4 = For three, four and five players venues, start and streets fill the 36 slots exactly.
rule-LP-5 = The tracker goes from 3 to 3 plus all chips.
rule-LP-6 = City, bypass and money track have the right size.
rule-LP-7 = No two kinds of house are the same up to rotation.
rule-LP-8 = Interest is at least 1.
rule-LP-9 = There is a colour for each player and at least one venue sign, none of them twice.
rule-LP-10 = Every kind of tile has a code of its own, by which a city can be read from text.
