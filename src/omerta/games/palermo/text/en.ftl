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
# Venues, by their names on the board: "to the Gelateria at I2".
a-slot =
    { $slot_is ->
        [pizzeria] a { sign-pizzeria }
        [bar] a { sign-bar }
        [caffe] a { sign-caffe }
        [ristorante] a { sign-ristorante }
        [gelateria] a { sign-gelateria }
        [trattoria] a { sign-trattoria }
        [stall] a street stall
       *[other] a venue
    }
the-slot =
    { $slot_is ->
        [other] The venue on { $slot }
       *[venue] The { $slot }
    }
to-slot =
    { $slot_is ->
        [other] to the venue on { $slot }
       *[venue] to the { $slot }
    }
in-slot =
    { $slot_is ->
        [pizzeria] at the { sign-pizzeria }
        [bar] at the { sign-bar }
        [caffe] at the { sign-caffe }
        [ristorante] at the { sign-ristorante }
        [gelateria] at the { sign-gelateria }
        [trattoria] at the { sign-trattoria }
        [stall] at the street stall
       *[other] on { $slot }
    }
to-field = to { $field }

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
permission-free = Free choice: nothing can be built next to a house, so any empty slot will do.
permission-stall = No house fits any more: open a street stall.

decision-place-start = Where does the start tile go?
decision-build = Which house will you build, and where?
decision-draft-claim = Which venue will you take?
decision-choose-target = Which venue comes next?
decision-police = Where does your policeman go?
decision-move = Where does your crook go?

## What one may do

action-place-start = Start on { $slot }
action-lay-tile = { $kind } on { $slot_id }, { rotated }
action-open-stall = Street stall on { $slot_id }, entrance in the { $field }
action-claim =
    { $slot_is ->
        [other] Take the venue on { $slot }
       *[venue] Take the { $slot }
    }
action-set-target = Next { to-slot }
action-police-to = Policeman to { $field }
action-police-stay = Policeman stays
action-move-to = To { $field }

## What happens

event-game-created =
    { $first_seat_is ->
        [you] { city-begins } You start.
       *[other] { city-begins } { $first_seat } starts.
    }
city-begins =
    { $options_build_mode_id ->
        [draft] Palermo is already built, now you share out the venues.
       *[other] Palermo is being built.
    }
event-start-placed =
    { $seat_is ->
        [you] You lay the start on { $slot_id }.
       *[other] { $seat } lays the start on { $slot_id }.
    }
event-tile-laid =
    { $seat_is ->
        [you] You build { a-slot } on { $slot_id }{ freely }.
       *[other] { $seat } builds { a-slot } on { $slot_id }{ freely }.
    }
freely =
    { $is_free_id ->
        [true] , a free choice
       *[false] {""}
    }
event-stall-opened =
    { $seat_is ->
        [you] No house fits any more. You open a street stall on { $slot_id }.
       *[other] No house fits any more. { $seat } opens a street stall on { $slot_id }.
    }
event-streets-filled = Street tiles fill the last gaps.
event-venue-claimed =
    { $seat_is ->
        [you] You take { a-slot } on { $slot_id }.
       *[other] { $seat } takes { a-slot } on { $slot_id }.
    }
event-collecting-began =
    { $seat_is ->
        [you] The city is finished. Now for the money, and you start.
       *[other] The city is finished. Now for the money, { $seat } starts.
    }
event-target-set =
    { $seat_is ->
        [you] You { deed-target-set }.
       *[other] { $seat } { deed-target-set }.
    }
event-police-placed =
    { $seat_is ->
        [you] You { deed-police-placed }.
       *[other] { $seat } { deed-police-placed }.
    }
event-police-stayed =
    { $seat_is ->
        [you] You leave your policeman where he is.
       *[other] { $seat } leaves the policeman where he is.
    }
event-police-pinned =
    { $seat_is ->
        [you] There is a crook on { $field }: your policeman is pinned.
       *[other] There is a crook on { $field }: { $seat }’s policeman is pinned.
    }
event-crook-moved =
    { $seat_is ->
        [you] You { deed-crook-moved }.
       *[other] { $seat } { deed-crook-moved }.
    }
walk-cost =
    { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }
walk-fines =
    { $fines ->
        [0] {""}
       *[other] {" "}including a fine of { $fines }
    }
event-chip-collected =
    { $seat_is ->
        [you] You { deed-chip-collected }. Range { $allowance }.
       *[other] { $seat } { deed-chip-collected }. Range { $allowance }.
    }
event-came-home =
    { $seat_is ->
        [you] { $bonus ->
            [0] You are home in round { $round_number }, without a point to spare.
           *[other] You are home in round { $round_number } and get { $bonus } million.
        }
       *[other] { $bonus ->
            [0] { $seat } is home in round { $round_number }, without a point to spare.
           *[other] { $seat } is home in round { $round_number } and gets { $bonus } million.
        }
    }
event-interest-paid =
    { $seat_is ->
        [you] You get { $interest } million in interest.
       *[other] { $seat } gets { $interest } million in interest.
    }
event-round-ended = Round { $round_number } is over. Money in seat order: { $money }.
event-game-ended =
    { $winners_is ->
        [you] { $reason } Money in seat order: { $money }. You win.
       *[other] { $reason } Money in seat order: { $money }. Winners: { $winners_with_you }.
    }
# A turn in one sentence: "Bruno puts the policeman on C4, walks to I2 for 3 points and collects 2 million."
deeds =
    { $seat_is ->
        [you] You { $deeds }.
       *[other] { $seat } { $deeds }.
    }
deed-target-set =
    { $seat_is ->
        [you] want
       *[other] wants
    } to go { to-slot } next
deed-police-placed =
    { $seat_is ->
        [you] put your
       *[other] puts the
    } policeman on { $field }
deed-crook-moved =
    { $cost ->
        [0] { $seat_is ->
            [you] stay
           *[other] stays
        } on { $field }
       *[other] { $seat_is ->
            [you] walk
           *[other] walks
        } { to-field } for { walk-cost }{ walk-fines }
    }
deed-chip-collected =
    { $seat_is ->
        [you] { $income ->
            [0] get just the chip { in-slot }
           *[other] collect { $income } million { in-slot }
        }
       *[other] { $income ->
            [0] gets just the chip { in-slot }
           *[other] collects { $income } million { in-slot }
        }
    }
deed-came-home =
    { $seat_is ->
        [you] { $bonus ->
            [0] are home
           *[other] get { $bonus } million for coming home
        }
       *[other] { $bonus ->
            [0] is home
           *[other] gets { $bonus } million for coming home
        }
    }

reason-all-home = Everybody is home.
reason-round-limit = The last round is over, and not everybody is home.

## What cannot be done

refusal-game-over = The game is over.
refusal-no-such-seat = This table has no seat { $seat_id }.
refusal-not-your-turn = It’s not your turn, it’s { $seat }’s.
refusal-wrong-phase = Not now. First: { $phase }.

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

refusal-no-such-slot = The city has no slot “{ $slot_id }”.
refusal-no-such-kind = There is no kind of house “{ $kind }”.
refusal-no-such-rotation = The house cannot be turned that way.
refusal-slot-taken = There is already something on { $slot_id }.
refusal-kind-used-up = There are none left of these: { $kind }.
refusal-courtyard = That would close a courtyard. Shut in: { $fields }.
refusal-no-house-side = On { $slot_id } the house shares no side with another. Build next to one.
refusal-corner-contact = The house would touch another only at a corner: { $fields } with { $others }.
refusal-no-stall-needed = A street stall only comes when no house fits any more.
refusal-no-venue = There is no venue on { $slot_id }.
refusal-venue-claimed = { the-slot } already belongs to { $seat }.
refusal-not-your-venue = { the-slot } is not yours.
refusal-chip-gone = You have already collected there: { $slot }.
refusal-no-street = { $field } is not a street field.
refusal-crook-there = { $seat }’s crook is on { $field }.
refusal-policeman-there = { $seat }’s policeman is on { $field }.
refusal-policeman-adjacent = There is already another policeman right beside { $field }: { $fields }.
refusal-no-such-node = No crook can enter { $field }.
refusal-must-move = Your crook has to leave its field.
refusal-crook-in-the-way = { $seat } is on { $field }. There is no room for two crooks.
refusal-out-of-reach =
    { $cost_id ->
        [none] { $field } is too far. You have { $allowance } points.
       *[other] { $field } costs { $cost } points, you have { $allowance }.
    }

## Why a bot does something

why-forced = There is nothing else you can do.
why-start = The start has to go somewhere. Lay it on { $slot_id }.
why-anywhere = Build on { $slot_id }. There is no more to it.
why-first-venue = Build your first venue here: from the door it is { so-many-steps } to the start.
why-near-venue = Build here: from the door it is { so-many-steps } { to-slot }, which is yours as well.
why-target = Go { to-slot } first, that is where your best tour begins. { tour-after }
why-nearest-target = Take what is nearest: go { to-slot }.
why-collect =
    { $income ->
        [0] Go { to-slot }. There is no money in it today, but the chip makes you faster. { tour-after }
       *[other] Go { to-slot }. It pays { $income } million and makes you faster. { tour-after }
    }
why-wait = Wait at the door: next time you will collect more here. { tour-after }
why-approach = Head for the { $slot }. From there it is { so-many-steps }. { tour-after }
why-cheapest = Go { to-slot }, you can collect there at once: { walk-cost }.
why-toward = From there it is { so-many-steps } to your next venue.
why-home =
    { $income ->
        [0] You have collected everything: go home, and then there is interest.
       *[other] You have collected everything: go home, it pays { $income } million and then interest.
    }
why-homeward = You have collected everything, so off home: from there it is { so-many-steps }.
why-police = { $seat } is off { to-slot } next. Put your policeman at the door.
why-police-there = { $seat } is off { to-slot }, and your policeman is already there.
why-police-field = Somebody is bound to run into your policeman on { $field }.
why-police-stay = Your policeman may not go where he would be a nuisance.
why-police-rest = Leave your policeman where he is.

so-many-steps =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
tour-after =
    { $tour_id ->
        [none] After that you can go home.
       *[other] After that: { $tour }, then home.
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
