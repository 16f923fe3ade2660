### Before the game: title, pizzas, options, bots, clocks.

title = Catch Don Falconi

## Pizzas, by heat

preset-margherita = Pizza Margherita
    .help = Mild. Draw a card, lay it, drive: children can do it, and luck has a slice.
preset-funghi = Pizza Funghi
    .help = Savoury. Two cards in reserve, so that not every dead end is the end.
preset-prosciutto = Pizza Prosciutto
    .help = Spicy. Accomplices are waiting at the edge of town, and the Don is on his way to them.
preset-salami = Pizza Salami
    .help = Hot. Three free actions a turn, and the Don’s cards are hidden. Not a side dish.
preset-diavola = Pizza Diavola
    .help = Hellish. A secret accomplice and two chili boosts on top. Keep water within reach.

## Options

option-variant = Pizza
    .help = How hot you play: Margherita, Funghi and Prosciutto are simpler, Salami and Diavola are for planners.
option-variant-margherita = Margherita
option-variant-funghi = Funghi
option-variant-prosciutto = Prosciutto
option-variant-salami = Salami
option-variant-diavola = Diavola

option-don-seat = Don Falconi
    .help = Who drives the Don. Everybody else is the police.
option-don-seat-0 = Seat 1
option-don-seat-1 = Seat 2
option-don-seat-2 = Seat 3
option-don-seat-3 = Seat 4

option-police-cars = Police cars for two players
    .help = One car or all three. By default one in Margherita and Funghi, three elsewhere.
option-police-cars-auto = As the pizza likes it
option-police-cars-1 = One, the blue one
option-police-cars-3 = All three

option-stations = Police stations for three players
    .help = Which two stations take part. Usually those left and right of the Don.
option-stations-auto = Left and right
option-stations-green-blue = Green and blue
option-stations-green-yellow = Green and yellow
option-stations-blue-yellow = Blue and yellow

option-dead-end-redraw = Dead ends
    .help = Whether a card that gets you nowhere may go under the pile. “Always” is for small children.
option-dead-end-redraw-first-card = As first card only
option-dead-end-redraw-off = Never
option-dead-end-redraw-always = Always

option-margherita-bombs = Bombs in Margherita
    .help = Two as in the rulebook, or none and some quiet.
option-margherita-bombs-2 = Two
option-margherita-bombs-0 = None

option-secret-escape = Secret escape card
    .help = Whether the Don gets an escape card at the start or all three are in the pile.
option-secret-escape-dealt = At the start
option-secret-escape-drawn = All in the pile

option-hunt-rounds = Rounds until nightfall
    .help = The hunt lasts no longer than this. Usually 24.

option-nightfall-winner = Who wins at nightfall?
    .help = By default the Don; but the police if there is only one car or the Don has a secret escape card.
option-nightfall-winner-auto = As the pizza likes it
option-nightfall-winner-don = The Don
option-nightfall-winner-police = The police

option-police-share-win = The police share the glory
    .help = If one of them catches the Don, every police car still driving wins. Otherwise only that one does.

option-match = Series
    .help = One game, or as many as there are players: everybody is the Don once, every win is a point.
option-match-single = One game
option-match-rotation = Everybody is the Don once

option-match-games = Games of the series
    .help = Follows from the number of seats.

## Bots

bot-house = Pro
    .help = Thinks in lanes, counts bombs and hunts as a team.
bot-easy = Sunday driver
    .help = Drives where it looks free and seldom checks the mirror.

## Clocks

clock-decision = For each decision
clock-react = Bomb or handcuffs

## Measured

measured-preset = Among bots the Don gets away in { $share } of 100 games here.
measured-levels = Among pros the Don gets away in { $house } of 100 games here, among Sunday drivers in { $easy }.
