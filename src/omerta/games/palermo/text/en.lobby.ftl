### Before the game: title, levels, options, bots, clocks.

title = Palermo

## Options

preset-standard = Standard
    .help = As the rulebook has it, with policemen.
preset-trial-game = Trial game (no police)
    .help = For the first evening: nobody gets in your way.
preset-children-a = With children A (free building, no police)
    .help = Tiles go anywhere.
preset-children-b = With children B (finished city, no police)
    .help = The city is there already, you only share out the places.
preset-experts = Experts (target marker)
    .help = Everybody shows where they are going. So the others’ policemen know, too.

option-build-mode = Building
    .help = House by house as in the rulebook, freely, or you claim the venues of a finished city.
option-build-mode-standard = House by house
option-build-mode-free = Free
option-build-mode-draft = Finished city

option-police = Policemen
    .help = Everybody has a policeman who slows the others down. Without them the first evening is easier.

option-target-marker = Target marker
    .help = Everybody shows beforehand which venue comes next. Without policemen it makes no difference.

option-draft-city = Finished city
    .help = Drawn, or given as text. Counts only if you do not build.
option-draft-city-generated = Drawn
option-draft-city-given = Given

option-city-text = City as text
    .help = Six lines of six tiles, such as the city of an earlier game. Counts only for a given city.

option-draft-order = Claiming venues
    .help = In turn, or back and forth. Back and forth is fairer.
option-draft-order-clockwise = In turn
option-draft-order-snake = Back and forth

option-diagonal-rule = Houses at corners
    .help = Whether two houses may touch at a corner only. It never counts as adjoining.
option-diagonal-rule-strict = Forbidden
option-diagonal-rule-lenient = Allowed

option-hop-police = Police and hops
    .help = Whether a policeman on the bypass also costs a point when a hop to the corner passes him.
option-hop-police-corner-only = On the corner only
option-hop-police-whole-stretch = Along the whole stretch

option-must-move = Must move
    .help = The crook has to leave its field every turn. Without this a game may get stuck.

option-tie-break = Equal money
    .help = Share the victory, or whoever was home earlier wins.
option-tie-break-shared = Shared victory
option-tie-break-home-first = Home earlier

option-first-seat = Who starts
    .help = Drawn, or a certain seat.
option-first-seat-random = Drawn
option-first-seat-0 = Seat 1
option-first-seat-1 = Seat 2
option-first-seat-2 = Seat 3
option-first-seat-3 = Seat 4
option-first-seat-4 = Seat 5

option-round-limit = Most rounds
    .help = If somebody is still out after that, the money counts as it stands. 13 to 23 rounds are usual.

## Bots

bot-house = Planner
    .help = Keeps the venues close together, plans the whole tour and puts the policeman in the leader’s way.
bot-easy = Hasty
    .help = Builds at random and always runs to the nearest venue.

clock-decision = For each decision

## Measured

measured-bot = Alone among three bots of the other level it wins { $share } of 100 games.
