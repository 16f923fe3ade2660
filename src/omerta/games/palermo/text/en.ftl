### Palermo. The same keys as in de.ftl; the fields are those of events.py, actions.py and options.py.

## Tiles

kind-h1a = one-field house A
kind-h1b = one-field house B
kind-h2a = two-field house A
kind-h2b = two-field house B
kind-h3a = three-field house

field-NW = north-west
field-NE = north-east
field-SE = south-east
field-SW = south-west

rotated =
    { $rotation ->
        [0] not turned
        [1] turned by 90°
        [2] turned by 180°
       *[3] turned by 270°
    }

sign-pizzeria = Pizzeria
sign-bar = Bar
sign-caffe = Caffè
sign-ristorante = Ristorante
sign-gelateria = Gelateria
sign-trattoria = Trattoria

## Places and colours

field-START = the start
origin-START = { field-START }
path-START = { field-START }

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-violet = violet

## Phases and decisions

phase-place-start = Laying the start
phase-build = Building
phase-draft-claim = Claiming venues
phase-choose-target = Marking a target
phase-police = Policeman
phase-move = Moving
phase-over = The end

permission-adjoin = Build on to a house.
permission-free = Free choice: nothing can adjoin anywhere, every empty slot is allowed.
permission-stall = No house fits any more: open a street stall.

decision-place-start = Where does the start tile go?
decision-build = Which house do you lay, and where?
decision-draft-claim = Which venue do you take?
decision-choose-target = Which venue comes next?
decision-police = Where does your policeman go?
decision-move = Where does your crook go?

## What one may do

action-place-start = Start on { $slot }
action-lay-tile = { $kind } on { $slot }, { rotated }
action-open-stall = Street stall on { $slot }, entrance in the { $field }
action-claim = Claim the venue on { $slot }
action-set-target = Target on { $slot }
action-police-to = Policeman to { $field }
action-police-stay = Policeman stays
action-move-to = To { $field }

## What happens

event-game-created =
    { $options_build_mode_id ->
        [draft] Palermo is built already. { $first_seat } starts and claims the first venue.
       *[other] Palermo is being built. { $first_seat } starts.
    }
event-start-placed = { $seat } lays the start on { $slot }.
event-tile-laid =
    { $is_free_id ->
        [true] { $seat } builds freely: { $kind } on { $slot }, entrance { $entrance }.
       *[false] { $seat } builds on: { $kind } on { $slot }, entrance { $entrance }.
    }
event-stall-opened = No house fits any more. { $seat } opens a street stall on { $slot }, entrance { $entrance }.
event-streets-filled = Street tiles fill the rest: { $slots }.
event-venue-claimed = { $seat } claims the venue on { $slot }.
event-collecting-began = The city is finished. Now for the money, { $seat } starts.
event-target-set = { $seat } heads for the venue on { $slot } next.
event-police-placed =
    { $origin_id ->
        [none] { $seat } sets a policeman on { $field }.
       *[other] { $seat } moves the policeman from { $origin } to { $field }.
    }
event-police-stayed = { $seat } leaves the policeman alone.
event-police-pinned = A crook stands on { $field }: the policeman of { $seat } is pinned.
event-crook-moved =
    { $cost ->
        [0] { $seat } stays on { $field }.
       *[other] { $seat } walks from { $origin } to { $field }: { walk-cost }{ walk-fines }.
    }
walk-cost =
    { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }
walk-fines =
    { $fines ->
        [0] {""}
        [one] , 1 of them a fine
       *[other] , { $fines } of them fines
    }
event-chip-collected =
    { $income ->
        [0] { $seat } collects on { $slot }: just the chip. Allowance { $allowance }.
       *[other] { $seat } collects on { $slot }: { $income } million. Allowance { $allowance }.
    }
event-came-home =
    { $bonus ->
        [0] { $seat } is home in round { $round_number }, without a point to spare.
       *[other] { $seat } is home in round { $round_number } and gets { $bonus } million.
    }
event-interest-paid = { $seat } gets { $interest } million in interest.
event-round-ended = Round { $round_number } is over. Money in seat order: { $money }.
event-game-ended = { $reason } Money in seat order: { $money }. Won by: { $winners }.

reason-all-home = Everybody is home.
reason-round-limit = The last round is over, and not everybody is home.

## What cannot be done

refusal-game-over = The game is over.
refusal-no-such-seat = This table has no seat { $seat_id }.
refusal-not-your-turn = It is not your turn but that of { $seat }.
refusal-wrong-phase = Not now. What is asked: { $phase }.

refusal-seat-count = Palermo is for three to five, not for { $seats }.
refusal-first-seat =
    { $first_seat_id ->
        [3] Seat 4 cannot start, there are only { $seats } of you.
       *[4] Seat 5 cannot start, there are only { $seats } of you.
    }
refusal-invalid-city =
    { $problem_id ->
        [courtyard] This city will not do: { $problem }: { $fields }.
       *[other] This city will not do: { $problem }.
    }

problem-missing = the text is missing
problem-unreadable = the text is not six lines of six tiles
problem-start = there must be exactly one start tile
problem-venues = the number of venues does not fit your number of players
problem-streets = the number of street tiles does not fit your number of players
problem-empty = a slot is empty
problem-kind = a kind of house occurs more often than there are tiles of it
problem-courtyard = fields are shut in

refusal-no-such-slot = The city has no slot "{ $slot }".
refusal-no-such-kind = There is no kind of house "{ $kind }".
refusal-no-such-rotation = Tiles are turned by 0 to 3 quarters, not by { $rotation }.
refusal-slot-taken = { $slot } is taken.
refusal-kind-used-up = None of these is left: { $kind }.
refusal-courtyard = That would shut a courtyard. Shut in: { $fields }.
refusal-no-house-side = On { $slot } the house has no side in common with another. Build on somewhere.
refusal-corner-contact = The house meets another at a corner only: { $fields } with { $others }.
refusal-no-stall-needed = A street stall comes only when no house fits any more.
refusal-no-venue = There is no venue on { $slot }.
refusal-venue-claimed = The venue on { $slot } belongs to { $seat }.
refusal-not-your-venue = You have no venue on { $slot }.
refusal-chip-gone = You have collected on { $slot } already.
refusal-no-street = { $field } is no street field.
refusal-crook-there = The crook of { $seat } stands on { $field }.
refusal-policeman-there = The policeman of { $seat } stands on { $field }.
refusal-policeman-adjacent = A foreign policeman stands right beside { $field }: { $fields }.
refusal-no-such-node = No crook can enter { $field }.
refusal-must-move = Your crook has to leave its field.
refusal-crook-in-the-way = { $seat } stands on { $field }. There is no room for two crooks.
refusal-out-of-reach =
    { $cost_id ->
        [none] { $field } is too far. You have { $allowance } points.
       *[other] { $field } costs { $cost } points, you have { $allowance }.
    }

## Why a bot does something

why-forced = Nothing else is possible.
why-start = The start has to lie somewhere. Why not on { $slot }?
why-anywhere = I like it on { $slot }, there is no more to it.
why-first-venue = My first venue: from the entrance { $entrance } it is { so-many-steps } to the start.
why-near-venue = From the entrance { $entrance } it is { so-many-steps } to my venue on { $slot }.
why-target = My best way begins with { $slot }. { tour-after }
why-nearest-target = Nothing is nearer than { $slot }.
why-collect =
    { $income ->
        [0] { $slot } pays nothing today, but its chip makes me faster. { tour-after }
       *[other] { $slot } pays { $income } million and makes me faster. { tour-after }
    }
why-wait = On { $slot } little would be left for me now. I wait in front of it and take more next time. { tour-after }
why-approach = I am bound for { $slot }. From here it is { so-many-steps }. { tour-after }
why-cheapest = On { $slot } I can collect at once: { walk-cost }.
why-toward = From here it is { so-many-steps } to my next venue.
why-home =
    { $income ->
        [0] Everything is collected and I am home. From now on there is interest.
       *[other] Everything is collected! Coming home pays { $income } million, and then there is interest.
    }
why-homeward = Everything is collected, off home: from here it is { so-many-steps }.
why-police = { $seat } is bound for { $slot } next. My policeman will stand at the door.
why-police-there = { $seat } is bound for { $slot }, and my policeman is there already.
why-police-field = Somebody will surely run into my policeman on { $field }.
why-police-stay = Where my policeman would be a nuisance, he may not go.
why-police-rest = My policeman takes a break.

so-many-steps =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
tour-after =
    { $tour_id ->
        [none] Then it is time to go home.
       *[other] Then { $tour }, and home.
    }

## Figures

figure-rounds = rounds
figure-first-home = first one home in round
figure-winner-money = money of the winner
figure-money = money
figure-venues = of it from venues
figure-arrival = of it on coming home
figure-interest = of it interest
figure-ties = shared victories
figure-stalls = street stalls
figure-free-choices = free choices in building
