### Before the game: title, levels, options, bots, clocks.

title = Mafia de Cuba

## Phases, decisions, clocks

clock-hide = Hiding
clock-take-p1 = The box with the first player
clock-take = The box with everybody else
clock-take-bot = The box, with a bot
clock-take-min = The box, at least
clock-interrogation = Interrogation
clock-answer = Answer
clock-demand = Final demand
clock-window = Moment of shock
clock-decision = Each decision, in turn
clock-ballot = Naming the next Godfather

## Options

preset-standard = Standard
    .help = As the rulebook has it.
preset-first-evening = First evening
    .help = The table marks where two neighbours contradict each other.
preset-killer = With the killer
    .help = A killer joins in. From six players, and better not on the first evening.
preset-experts = For connoisseurs
    .help = No memory aid and no bottles: the Godfather’s first mistake is his last.

option-killer = With the killer
    .help = The killer takes a henchman’s place. Six players or more, and better not on a first evening.

option-chip-mix = Chips in the box
    .help = The usual mix for your number, or one of your own. Your own needs six players or more.
option-chip-mix-standard = Usual
option-chip-mix-custom = Our own

option-custom-mix = Our own mix
    .help = Henchmen, FBI, CIA, drivers, killer: three fewer in all than players, at least a third of them henchmen or killer. Only counts with a mix of your own.

option-jokers = Bottles
    .help = With a bottle the Godfather apologises for a wrong accusation. More bottles help him, fewer help the thieves.
option-jokers-standard = Usual
option-jokers-0 = None
option-jokers-1 = One
option-jokers-2 = Two
option-jokers-3 = Three
option-jokers-4 = Four

option-talk-mode = Talk
    .help = All at once as at a table, in turn, or you sit in one room and talk aloud.
option-talk-mode-live = All at once
option-talk-mode-formal = In turn
option-talk-mode-room = In one room

option-room-devices = Devices in the room
    .help = A phone for everybody, or one device goes round. Counts only in one room.
option-room-devices-many = One each
option-room-devices-one = One for all

option-on-take-timeout = If somebody takes nothing
    .help = When time is up the house takes for them, unnoticed, or they are out.
option-on-take-timeout-substitute = The house takes
option-on-take-timeout-eliminate = They are out

option-returned-box-public = Show the box
    .help = Everybody sees what comes back in the box, not only the Godfather.

option-memory-aid = Memory aid
    .help = What you saw in the box stays in view. Without it you have to remember.

option-contradiction-hints = Show contradictions
    .help = The table marks where two neighbours contradict each other. Not in one room.
option-contradiction-hints-off = No
option-contradiction-hints-all = Yes

option-solo-win-excludes-drivers = Alone means alone
    .help = When an agent or the killer wins alone, his driver gets nothing either.

option-eliminated-loyal-wins = Loyal unto death
    .help = A henchman shot by the killer still wins with the Godfather.

option-question-budget = Questions
    .help = How many questions the Godfather has when talk goes in turn. −1 means four for each suspect.

option-floor-budget = Open floors
    .help = How often the Godfather may let everybody speak when talk goes in turn.

option-first-godfather = First Godfather
    .help = Who begins the first game as Godfather.
option-first-godfather-most-experienced = Whoever has played most
option-first-godfather-host = Whoever opened the table
option-first-godfather-random = Drawn by lot
option-first-godfather-seat = A certain seat
option-first-seat = Seat of the first Godfather
    .help = Counted from the first seat. Only matters if a certain seat begins.

option-next-godfather = Next Godfather
    .help = Who names the next Godfather after a game.
option-next-godfather-winners-vote = The winners vote
option-next-godfather-rotate = Round to the left
option-next-godfather-random = Drawn by lot
option-next-godfather-host = Whoever opened the table

option-reseat = Places
    .help = Whether you change seats after every game.
option-reseat-shuffle = Drawn by lot
option-reseat-keep = Keep
option-reseat-manual = Set by whoever opened the table

option-godfather-may-repeat = Godfather may stay
    .help = The same player may be Godfather again at once.

option-match-games = Games
    .help = How many games you play in a row. Every win is a point.

option-godfather = Godfather
    .help = Which seat is the Godfather. The table settles that.

option-host = Host
    .help = Who opened the table. The table knows.

## Bots

bot-easy = Trusting
    .help = Compares what neighbours say, and miscounts. Sometimes accuses on a hunch.
bot-house = Attentive
    .help = Hears everybody twice, follows contradictions and weighs every path the box may have taken.
bot-hard = Cunning
    .help = Picks the questions that tell most, and thinks ahead before accusing.
bot-master = Don
    .help = Asks everybody about everything and works it all out. If you lie here, be good at it.
bot-counting = Bookkeeper
    .help = Asks everybody about everything and compares neighbour with neighbour, carefully and without imagination.

## Measured

measured-preset = Among bots the Godfather wins { $share } of 100 games here.
measured-levels = Among trusting bots the Godfather wins { $easy } of 100 games here, among attentive ones { $house }, among cunning ones { $hard }.
