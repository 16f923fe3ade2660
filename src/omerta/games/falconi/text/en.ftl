### Catch Don Falconi. What a field is called stands in events.py, actions.py and options.py.

## Cars, cards, sides

car-prison = Don Falconi
car-green = Green
car-blue = Blue
car-yellow = Yellow

role-don = { car-prison }
role-police = Police

card-straight = straight
card-curve = curve
card-tee = T-junction
card-cross = crossroads
card-bridge = flyover
card-uturn = dead end
card-blasted = blasted street
card-escape-green = green escape card
card-escape-blue = blue escape card
card-escape-yellow = yellow escape card

reserve-straight = { card-straight }
reserve-curve = { card-curve }
reserve-tee = { card-tee }
reserve-cross = { card-cross }
reserve-bridge = { card-bridge }
reserve-uturn = { card-uturn }
reserve-escape-green = { card-escape-green }
reserve-escape-blue = { card-escape-blue }
reserve-escape-yellow = { card-escape-yellow }

colour-green = green
colour-blue = blue
colour-yellow = yellow
secret-green = { colour-green }
secret-blue = { colour-blue }
secret-yellow = { colour-yellow }

side-N = north
side-E = east
side-S = south
side-W = west
via-N = { side-N }
via-E = { side-E }
via-S = { side-S }
via-W = { side-W }

# "e4>N" and "W-7"
place-parts =
    { $second ->
        [N] { $first } heading north
        [E] { $first } heading east
        [S] { $first } heading south
        [W] { $first } heading west
       *[other] { border-parts }
    }
border-parts =
    { $first ->
        [N] north edge { $second }
        [E] east edge { $second }
        [S] south edge { $second }
       *[W] west edge { $second }
    }
origin-parts = { place-parts }
boundary-parts = { place-parts }

axis-NS = from north to south
axis-EW = from east to west

variant-margherita = Margherita
variant-funghi = Funghi
variant-prosciutto = Prosciutto
variant-salami = Salami
variant-diavola = Diavola

rotated =
    { $rotation ->
        [0] not turned
        [1] turned by 90°
        [2] turned by 180°
       *[3] turned by 270°
    }

departure-blocked = no way on
departure-no-card = no card left
departure-overtaken = overtaken

## Phases and decisions

phase-advance = driving on
phase-drive = driving
phase-place-escape = placing an escape card
phase-lay = laying a street
phase-react = bomb or handcuffs
phase-action = an action
phase-boost = chili boost
phase-over = the end

decision-advance = Somebody has built ahead of you. Where will you drive on to?
decision-drive = Where will you drive?
decision-place-escape = Where is the accomplice waiting?
decision-lay = Which card will you lay, and which way round?
decision-react = They have almost got you! A bomb?
decision-action = What will you do?
decision-boost = The boost is still burning. How far will you go?

## What one can do

action-drive = To { $place }
action-catch = Catch, coming from the { $via }
action-flee = Flee the city from { $place }
action-blast = Blast the road open at { $place }
action-place-escape = Escape card at { $border }
action-lay = Lay a { $card } on { $cell }, { rotated }
action-bomb-behind = Bomb the road behind
action-let-be-caught = Hands up
action-draw = Draw a card
action-three-point-turn = Turn round, to { $place }
action-lay-escape =
    { $colour_id ->
        [green] Green escape card at { $border }
        [blue] Blue escape card at { $border }
       *[yellow] Yellow escape card at { $border }
    }
action-boost-drive = Chili boost, to { $place }
action-boost-break = Chili boost through the wall
action-boost-step = On to { $place }
action-boost-stop = Off the gas

## What happens

event-set-up =
    { $options_variant_id ->
        [margherita] Pizza Margherita: Don Falconi has broken out! On the road: { $cars }.
        [funghi] Pizza Funghi: Don Falconi has broken out! On the road: { $cars }.
        [prosciutto] Pizza Prosciutto: Don Falconi has broken out! On the road: { $cars }.
        [salami] Pizza Salami: Don Falconi has broken out! On the road: { $cars }.
       *[diavola] Pizza Diavola: Don Falconi has broken out! On the road: { $cars }.
    }
event-turn-began =
    { $car_is ->
        [you] Round { $round_number }: your turn.
        [driver] Round { $round_number }: { $car } to move.
       *[other] Round { $round_number }: { $car } ({ $seat }) to move.
    }
event-card-drawn =
    { $car_is ->
        [you] You draw
       *[other] { $car } draws
    } { $card_id ->
        [escape-green] the { $card }. It goes to the edge at once.
        [escape-blue] the { $card }. It goes to the edge at once.
        [escape-yellow] the { $card }. It goes to the edge at once.
       *[other] a { $card }.
    }
event-hidden-card-drawn =
    { $car_is ->
        [you] You draw in secret: { $card }.
       *[other] { $card_id ->
            [none] { $car } draws a card and grins.
           *[other] { $car } draws in secret: { $card }.
        }
    }
event-redrawn = The { $card } is no use. Under the pile it goes.
event-escape-placed =
    { $car_is ->
        [you] You put
       *[other] { $car } puts
    } the { $colour } escape card at { $border }.
event-escape-laid =
    { $is_secret_id ->
        [true] { $seat_is ->
            [you] You whistle for your accomplice, who is waiting at { $border }.
           *[other] The Don whistles for his accomplice, who is waiting at { $border }.
        }
       *[false] { $seat_is ->
            [you] You lay
           *[other] The Don lays
        } an escape card at { $border }.
    }
event-card-laid =
    { $car_is ->
        [you] You { deed-card-laid }.
       *[other] { $car } { deed-card-laid }.
    }
event-hidden-card-laid =
    { $car_is ->
        [you] You turn over a { $card } and lay it on { $cell }.
       *[other] { $car } turns over a { $card } and lays it on { $cell }.
    }
event-drove =
    { $car_is ->
        [you] You { deed-drove }.
       *[other] { $car } { deed-drove }.
    }
event-catch-declared =
    { $car_is ->
        [you] You come from the { $via } and grab the Don!
       *[other] { $car } comes from the { $via } and grabs the Don!
    }
event-bombed-behind =
    { $seat_is ->
        [you] Boom! You blow up the road behind you. { bombs-left }
       *[other] Boom! The Don blows up the road behind him. { bombs-left }
    }
event-blasted =
    { $seat_is ->
        [you] You blast your way through { $cell }, { $axis }. { bombs-left }
       *[other] The Don blasts his way through { $cell }, { $axis }. { bombs-left }
    }
bombs-left =
    { $bombs ->
        [0] That was the last bomb.
       *[other] { $seat_is ->
            [you] You have one bomb left.
           *[other] He has one bomb left.
        }
    }
event-turned =
    { $car_is ->
        [you] You { deed-turned }.
       *[other] { $car } { deed-turned }.
    }
event-boost-started = Chili boost! { boosts-left }
boosts-left =
    { $boosts ->
        [0] That was the last one.
       *[other] { $seat_is ->
            [you] You have one left.
           *[other] He has one left.
        }
    }
event-boost-broke =
    { $seat_is ->
        [you] You crash through the wall on { $cell }, { $axis }. { boosts-left }
       *[other] The Don crashes through the wall on { $cell }, { $axis }. { boosts-left }
    }
event-boost-ended = The boost has burnt out.
event-overtook =
    { $seat_is ->
        [you] You leave { $car } behind at { place-short }.
       *[other] { $car_is ->
            [you] The Don leaves you behind at { place-short }.
           *[other] The Don leaves { $car } behind at { place-short }.
        }
    }
event-lapsed =
    { $car_is ->
        [you] You can do nothing more, { lapsed-actions }.
       *[other] { $car } can do nothing more, { lapsed-actions }.
    }
lapsed-actions =
    { $actions ->
        [one] one action is lost
       *[other] { $actions } actions are lost
    }
event-car-out =
    { $car_is ->
        [you] { $why_id ->
            [blocked] You are stuck and out of the game.
            [no_card] You have nothing left to lay and are out of the game.
           *[overtaken] You end up in the ditch and are out of the game.
        }
       *[other] { $why_id ->
            [blocked] { $car } is stuck and out of the game.
            [no_card] { $car } has nothing left to lay and is out of the game.
           *[overtaken] { $car } ends up in the ditch and is out of the game.
        }
    }
event-nightfall = After round { $round_number } night falls over the city.
event-game-over =
    { $winners_is ->
        [you] { $reason } You win.
       *[other] { $reason } Winners: { $winners_with_you }.
    }
# A turn in one sentence: "Bruno draws, lays a curve on f3 and drives to h3."
deeds =
    { $car_is ->
        [you] You { $deeds }.
       *[other] { $car } { $deeds }.
    }
deed-card-drawn = { deed-drawn } a { $card }
# The drawn card is laid at once: which it was is said there.
deed-drawn =
    { $car_is ->
        [you] draw
       *[other] draws
    }
deed-card-laid =
    { $car_is ->
        [you] lay
       *[other] lays
    } a { $card } on { $cell }
deed-hidden-card-laid = { deed-card-laid }
deed-escape-placed =
    { $car_is ->
        [you] put
       *[other] puts
    } the { $colour } escape card at { $border }
deed-drove =
    { $car_is ->
        [you] drive
       *[other] drives
    } to { place-short }
# Onto the card that has just been laid.
deed-drove-onto =
    { $car_is ->
        [you] drive onto it
       *[other] drives onto it
    }
deed-turned =
    { $car_is ->
        [you] turn round at { place-short }
       *[other] turns round at { place-short }
    }
place-short =
    { $place_first ->
        [N] north edge { $place_second }
        [E] east edge { $place_second }
        [S] south edge { $place_second }
        [W] west edge { $place_second }
       *[other] { $place_first }
    }

reason-caught = The Don is caught.
reason-don-blocked = The Don has no way on.
reason-police-out = No police car is left.
reason-escaped = The Don has got clean away.
reason-nightfall = Night has fallen, the hunt is over.

## What one cannot do

refusal-game-over = The game is over.
refusal-no-such-seat = There is no seat { $seat_id } at this table.
refusal-not-your-turn = It’s not your turn, it’s { $seat }’s.
refusal-wrong-phase = Not now. First: { $phase }.
refusal-other-principle = This pizza does not come with that.

refusal-seat-count = Catch Don Falconi is for two to four, not for { $seats }.
refusal-don-seat =
    { $don_seat_id ->
        [2] Seat 3 cannot be the Don, there are only { $seats } of you.
       *[3] Seat 4 cannot be the Don, there are only { $seats } of you.
    }

refusal-no-such-place = The city has no place “{ $place }”.
refusal-no-such-cell = The city has no cell “{ $cell }”.
refusal-no-such-border = The border has no position “{ $border }”.
refusal-no-such-side = “{ $side }” is no direction.
refusal-no-such-card = There is no street card “{ $card }”.
refusal-no-such-colour = There is no escape card in “{ $colour }”.
refusal-no-such-rotation = This card cannot be turned that way.

refusal-only-police = Only the police can catch.
refusal-only-don = Only the Don can do that.
refusal-not-reachable = No street leads you to { $place }.
refusal-no-open-end = { $place } is not an open end of a street. You cannot stop there.
refusal-no-catch = From the { $via } you cannot get onto his lane.
refusal-no-escape-ahead = No accomplice is waiting ahead of { $place }.
refusal-no-bomb = You have no bomb left.
refusal-no-wall = There is no wall to blast ahead of { $place }.
refusal-nothing-behind = No street goes on behind the wall ahead of { $place }. The bomb would be wasted.
refusal-not-ahead = You must lay right ahead of your car, not on { $cell }.
refusal-no-port-facing = This way round no street leads to your car: { $card }, { rotated }.
refusal-not-in-hand = You do not have that: { $card }.
refusal-not-eligible = This escape card cannot go to { $border }: wrong colour, police station or tunnel.
refusal-position-taken = There is already an escape card at { $border }.

refusal-pile-empty = The pile is empty.
refusal-no-room-to-draw = With two cards you may only draw if you can lay one right afterwards.
refusal-three-cards = You have three cards. Lay one first.
refusal-not-beside = { $cell } is not beside your car.
refusal-cell-taken = There is already something on { $cell }.
refusal-not-one-step = { $place } is not the next step.
refusal-place-taken = There is already a car at { $place }.
refusal-needs-three-actions = Turning round takes all three actions. You have { $actions } left.
refusal-not-on-a-card = Your car has to be on the road for that.
refusal-not-linked = On this card no street leads to { $place }.
refusal-first-action-only = Here an escape card can only be your first action.
refusal-no-boost = You have no chili boost left.
refusal-cannot-overtake = You cannot get past the police car at { $place }.
refusal-no-wall-ahead = There is no wall ahead of you.
refusal-must-go-on = Nobody stops beside a police car. Go on!

## Why a bot does something

so-many-cards =
    { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
so-many-actions =
    { $actions ->
        [one] one action
       *[other] { $actions } actions
    }
so-many-cells =
    { $cells ->
        [0] no empty cell
        [one] one empty cell
       *[other] { $cells } empty cells
    }
at-the-cost =
    { $cost ->
        [one] one action
       *[other] { $cost } actions
    }

why-forced = There is nothing else you can do.
why-bomb = Better a bomb than handcuffs.
why-caught = Keep the bomb and give up.
why-border-near-cards = You are not far from { $border }: { so-many-cards }.
why-border-far-cards = For the Don, { $border } is the longest way: { so-many-cards }.
why-border-far-actions = For the Don, { $border } is the longest way: { so-many-actions }.
why-border-cut-off = The Don cannot get to { $border }.
why-catch = Grab him: there is the Don, and you are right behind him.
why-catch-bomb =
    { $bombs ->
        [one] Grab him: either you have him, or it costs him his last bomb.
       *[other] Grab him: either you have him, or it costs him one of his { $bombs } bombs.
    }
why-flee = Run for it: your accomplice is waiting ahead.
why-flee-next = This card takes you to your accomplice.
why-blast = Only a bomb gets you any further.
why-blast-escape = Your accomplice is waiting behind the wall.
why-blocks-don = That leaves the Don nowhere to go.
why-blocks-police = That puts an end to: { $cars }.
why-no-way-out = It leaves you no way out, but there is nothing better.
why-behind-don = From there, a street already leads to the Don.
why-near-don = From there, you are almost at the Don: { so-many-cards }.
why-cut-off = There is no way to the Don. Keep some room: { so-many-cells }.
why-near-escape = It is not far to the nearest accomplice: { so-many-cards }.
why-room = There is room ahead: { so-many-cells }. And nobody can follow you.
why-room-ahead =
    { $cards ->
        [0] There is room ahead: { so-many-cells }. But { $car } is at your heels.
       *[other] There is room ahead: { so-many-cells }. And { $car } still needs { so-many-cards } to reach you.
    }
why-draw = Draw, you need more cards.
why-actions-to-don = After that you are { at-the-cost } away from the Don.
why-no-way-to-don = You cannot get to the Don right now. Look for another way.
why-actions-to-escape = After that you are { at-the-cost } away from leaving the city.
why-actions-ahead = After that { $car } is { at-the-cost } away from you.
why-no-hunter = After that nobody can get at you.
why-escape-laid = It takes you only { at-the-cost } to the accomplice at { $border }.
why-escape-far = Nobody will look for you at { $border }.
why-overtake = Chili, and past { $car }!
why-break = Chili, and straight through the wall.
why-boost-stop = That is far enough.

## Figures

figure-rounds = Rounds
figure-turns = Turns
figure-laid = Cards laid
figure-driven = Steps driven
figure-don-wins = Wins of the Don
figure-caught = End: caught
figure-don-blocked = End: the Don blocked
figure-police-out = End: police out
figure-escaped = End: escaped
figure-nightfall = End: nightfall
figure-bombs-behind = Bombs behind
figure-blasts = Roads blasted open
figure-boosts = Boosts
figure-breaks = of them through the wall
figure-overtaken = Police cars overtaken
figure-three-point-turns = Three-point turns
figure-lapses = Lapsed turns
