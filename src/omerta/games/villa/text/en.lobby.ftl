### Before the game: title, levels, options, bots, clocks.

title = The Godfather’s Villa

## Difficulty

preset-first-game = First game
    .help = Chosen bodyguards and plenty of cards, to get to know it.
preset-cadet = Police cadets (easy)
    .help = Ten cards more than you need.
preset-patrol = Patrol officers (medium)
    .help = Seven cards more than you need.
preset-inspector = Detective squad (hard)
    .help = Four cards more than you need.
preset-special-unit = Special unit (very hard)
    .help = Not a card to spare: what you waste, bonus cards must bring back.
preset-night-shift = Night shift (every other game is lost)
    .help = Two cards short: it takes bonus cards.
preset-task-force = Task force (four out of five are lost)
    .help = Four cards short: every bonus has to count.
preset-forlorn-hope = Forlorn hope (hardly ever won)
    .help = Six cards short. Win this and you may boast about it.

## Options

option-roster = Guards
    .help = Which 13 of the 20 guards play.
option-roster-first-game = First game
option-roster-random = Random
option-roster-tough = Strong only
option-roster-custom = Your own mix

option-custom-counts = Your own mix
    .help = How many guards of strength 2, 3 and 4 play, 13 in all. Only counts with your own mix.

option-handicap = Handicap
    .help = How many more police cards you get than the guards have strength. Fewer is harder.

option-handicap-timing = When to set the handicap
    .help = Before the layout, or by the team at the table once the backs are in sight.
option-handicap-timing-lobby = Beforehand
option-handicap-timing-table = At the table

option-handicap-choices = Handicaps on offer
    .help = What the team chooses from when the handicap is set at the table.

option-expert = Expert version
    .help = Whoever fills a marked position 2 must also have an open card of the marked colour.

option-open-start = Open cards at the start
    .help = How many cards everybody turns up at the start. Three is harder.
option-open-start-3 = Three
option-open-start-4 = Four

option-row-limit = Row limit
    .help = A bonus card may fill a row up to this many open cards.
option-row-limit-3 = Three
option-row-limit-4 = Four

option-swap-phase = Swapping
    .help = Before the first raid you may swap open cards among yourselves. Without it the game is harder.

option-leader-mode = Leader
    .help = Chosen before every raid, or by rotation. Rotation is much harder.
option-leader-mode-chosen = Chosen
option-leader-mode-rotating = By rotation

option-rotation-anchor = Rotation continues
    .help = Who the next leader sits after when the lead goes round.
option-rotation-anchor-leader = After the last leader
option-rotation-anchor-last-player = After the last move

option-decision-mode = Team decisions
    .help = Either one person speaks for the team, or everybody has to approve a proposal.
option-decision-mode-coordinator = One decides
option-decision-mode-consensus = All approve

option-early-abort = Early end
    .help = The game ends as soon as the open cards prove that you can no longer win.

option-expert-pair-needs-marker = Marker binds pairs
    .help = In the expert version a pair at the marked position needs the extra card too.

option-recover-passed = Recover passed cards
    .help = If the discard holds no bonus card, one may come from the passed cards.

## Bots

bot-house = Thorough
    .help = Plans every raid with care and knows the guards’ files.
bot-casual = Easy-going
    .help = Reads the backs, matches where it can and looks no further.

clock-decision = For each decision

setting-suspects = Show suspects
    .help = The table keeps track of what the open clues still allow.

## Measured

measured-preset = A team of bots wins { $share } of 100 games here.
measured-levels = Thorough bots win { $house } of 100 games here, easy-going ones { $casual }.
