### Before the game: title, levels, options, bots, clocks.

title = Grab it!

## Options

preset-standard = Standard
    .help = Three rounds, as the rulebook has it.
preset-short = Short (one round)
    .help = Good for trying it out: a quarter of an hour.
preset-tactical = Tactical
    .help = Two special cards a turn, and nobody gets rid of cards by overpaying.
preset-relaxed = Relaxed
    .help = All 80 cards, and you may do nothing for once.

option-deck = Deck
    .help = Cut to the number of players, or always all 80 cards. It makes no difference for two and for seven.
option-deck-balanced = Balanced
option-deck-full = All cards

option-specials-per-turn = Special cards a turn
    .help = How many special cards you may play in one turn.
option-specials-per-turn-1 = One
option-specials-per-turn-2 = Two

option-allow-pass = Passing allowed
    .help = Instead of an action you may do nothing. The police are in less of a hurry then.

option-payment = Paying
    .help = Whether you may get rid of surplus cards when you buy an ID.
option-payment-free = As much as you like
option-payment-minimal = No surplus cards

option-coin-pool = Coins
    .help = Which coins are used when you are fewer than seven.
option-coin-pool-random = Random ones
option-coin-pool-lowest = The smallest

option-rounds = Rounds
    .help = Three is usual. Fewer makes it shorter, the scoring is the same.
option-rounds-3 = Three
option-rounds-2 = Two
option-rounds-1 = One

## Bots

bot-house = Shrewd
    .help = Plans for the best person, counts the timers and knows what a special card is worth.
bot-easy = Guileless
    .help = Collects what looks good and pays little heed to the others.

clock-decision = For each decision

## Measured

measured-bot = Alone among three bots of the other level it wins { $share } of 100 games.
