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
        [N] { $first } north
        [E] { $first } east
        [S] { $first } south
        [W] { $first } west
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

decision-advance = Somebody has built ahead of you. Where do you drive on to?
decision-drive = Where do you drive?
decision-place-escape = Where does the accomplice wait?
decision-lay = Which card do you lay, and which way round?
decision-react = They have almost got you! A bomb?
decision-action = What do you do?
decision-boost = The boost is still burning. How far?

## What one can do

action-drive = To { $place }
action-catch = Catch, coming from the { $via }
action-flee = Flee the city from { $place }
action-blast = Blast the road open at { $place }
action-place-escape = Escape card at { $border }
action-lay = Lay on { $cell }: { $card }, { rotated }
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
event-turn-began = Round { $round_number }: { $car } ({ $seat }) to move.
event-card-drawn =
    { $card_id ->
        [escape-green] { $car } draws the { $card }. It goes to the border at once.
        [escape-blue] { $car } draws the { $card }. It goes to the border at once.
        [escape-yellow] { $car } draws the { $card }. It goes to the border at once.
       *[other] { $car } draws a card: { $card }.
    }
event-hidden-card-drawn =
    { $card_id ->
        [none] { $car } draws a card and grins.
       *[other] { $car } draws in secret: { $card }.
    }
event-redrawn = No use for this one: { $card }. Under the pile it goes.
event-escape-placed =
    { $colour_id ->
        [green] { $car } puts the green escape card at { $border }.
        [blue] { $car } puts the blue escape card at { $border }.
       *[yellow] { $car } puts the yellow escape card at { $border }.
    }
event-escape-laid =
    { $is_secret_id ->
        [true] The Don whistles for his accomplice, who waits at { $border }.
       *[false] The Don lays an escape card at { $border }.
    }
event-card-laid = { $car } lays on { $cell }: { $card }.
event-hidden-card-laid = { $car } turns a card over and lays it on { $cell }: { $card }.
event-drove = { $car } drives to { $place }.
event-catch-declared = { $car } comes from the { $via } and reaches for the Don!
event-bombed-behind =
    { $bombs ->
        [0] Boom! The Don bombs the road behind him, at { $boundary }. That was the last bomb.
       *[other] Boom! The Don bombs the road behind him, at { $boundary }. He has one bomb left.
    }
event-blasted =
    { $bombs ->
        [0] The Don blasts { $cell } open, { $axis }. That was the last bomb.
       *[other] The Don blasts { $cell } open, { $axis }. He has one bomb left.
    }
event-turned = { $car } turns round and now stands at { $place }.
event-boost-started =
    { $boosts ->
        [0] Chili boost! It was the last one.
       *[other] Chili boost! The Don has another one.
    }
event-boost-broke =
    { $boosts ->
        [0] The Don crashes through the wall on { $cell }, { $axis }. It was the last boost.
       *[other] The Don crashes through the wall on { $cell }, { $axis }. He has another boost.
    }
event-boost-ended = The boost has burnt out.
event-overtook = The Don leaves { $car } behind at { $place }.
event-lapsed =
    { $actions ->
        [one] { $car } can do nothing more, one action lapses.
       *[other] { $car } can do nothing more, { $actions } actions lapse.
    }
event-car-out =
    { $why_id ->
        [blocked] { $car } is stuck and out of the game.
        [no_card] { $car } has nothing to lay and is out of the game.
       *[overtaken] { $car } ends up in the ditch and is out of the game.
    }
event-nightfall = After round { $round_number } night falls over the city.
event-game-over = { $reason } Won by: { $winners }.

reason-caught = The Don is caught.
reason-don-blocked = The Don has no way on.
reason-police-out = No police car is left.
reason-escaped = The Don is over the hills and far away.
reason-nightfall = It is night, the hunt is over.

## What one cannot do

refusal-game-over = The game is over.
refusal-no-such-seat = There is no seat { $seat_id } at this table.
refusal-not-your-turn = It is not your turn, but { $seat }'s.
refusal-wrong-phase = Not now. Asked for is: { $phase }.
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
refusal-no-such-rotation = This card by { $rotation } quarter turns: there is no such thing, or it looks like another rotation.

refusal-only-police = Only the police can catch.
refusal-only-don = Only the Don can do that.
refusal-not-reachable = No street leads you to { $place }.
refusal-no-open-end = { $place } is no open street end. You cannot stop there.
refusal-no-catch = From the { $via } you do not get onto his lane.
refusal-no-escape-ahead = No accomplice waits ahead of { $place }.
refusal-no-bomb = You have no bomb left.
refusal-no-wall = There is no wall to blast ahead of { $place }.
refusal-nothing-behind = No street goes on behind the wall ahead of { $place }. The bomb would be wasted.
refusal-not-ahead = You must lay right ahead of your car, not on { $cell }.
refusal-no-port-facing = This way round no street leads to your car: { $card }, { rotated }.
refusal-not-in-hand = You do not have that: { $card }.
refusal-not-eligible = This escape card must not go to { $border }: wrong colour, police station or tunnel.
refusal-position-taken = There already is an escape card at { $border }.

refusal-pile-empty = The pile is empty.
refusal-no-room-to-draw = With two cards you may draw only if you can lay one right after.
refusal-three-cards = You have three cards. Lay one first.
refusal-not-beside = { $cell } is not beside your car.
refusal-cell-taken = Something already lies on { $cell }.
refusal-not-one-step = { $place } is not the next step.
refusal-place-taken = A car already stands at { $place }.
refusal-needs-three-actions = Turning round takes all three actions, you have { $actions } left.
refusal-not-on-a-card = For that your car must be on the road.
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

why-forced = Nothing else is possible.
why-bomb = Better a bomb than handcuffs.
why-caught = I keep the bomb and give up.
why-border-near-cards = Not much is missing to { $border }: { so-many-cards }.
why-border-far-cards = To { $border } the Don has the longest way: { so-many-cards }.
why-border-far-actions = To { $border } the Don has the longest way: { so-many-actions }.
why-border-cut-off = No way leads the Don to { $border }.
why-catch = There is the Don, and I come from behind.
why-catch-bomb =
    { $bombs ->
        [one] Either I have him, or it costs him his last bomb.
       *[other] Either I have him, or it costs him one of his { $bombs } bombs.
    }
why-flee = Off I go: my accomplice is waiting ahead.
why-flee-next = This card takes me to my accomplice.
why-blast = Only a bomb gets me any further.
why-blast-escape = My accomplice waits behind the wall.
why-blocks-don = That leaves the Don no way on.
why-blocks-police = That is the end for: { $cars }.
why-no-way-out = It leaves me no way out, but I see nothing better.
why-behind-don = From there a street leads to the Don already.
why-near-don = From there this is all that is missing to the Don: { so-many-cards }.
why-cut-off = No way leads to the Don. I keep some room: { so-many-cells }.
why-near-escape = To the nearest accomplice it still takes { so-many-cards }.
why-room = There is room ahead ({ so-many-cells }), and nobody can follow.
why-room-ahead =
    { $cards ->
        [0] There is room ahead ({ so-many-cells }), but { $car } is at my heels.
       *[other] There is room ahead ({ so-many-cells }), and { $car } still needs { so-many-cards } to reach me.
    }
why-draw = I need more cards.
why-actions-to-don = After that I am { at-the-cost } away from the Don.
why-no-way-to-don = I cannot get to the Don right now and look for another way.
why-actions-to-escape = After that I am { at-the-cost } away from leaving the city.
why-actions-ahead = After that { $car } is { at-the-cost } away from me.
why-no-hunter = After that nobody can get at me.
why-escape-laid = To the accomplice at { $border } it takes me only { at-the-cost }.
why-escape-far = Nobody will look for me at { $border }.
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
