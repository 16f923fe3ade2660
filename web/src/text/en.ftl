### The words of the client. Keys as in de.ftl; every part has its section.

## Everywhere

loading = One moment …
close = Close
back = Back
save = Save
saved = Saved.
try-again = Try again
skip-to-content = Skip to content
slips = Notices
to-lobby = Back to the lobby
continue = Continue
you = you
rules = Rules
settings = Settings
code = Code
less = { $label }: less
more = { $label }: more
percent = { $value } %
rule-number = Rule { $rule }

unreached-title = Nobody answers the door.
unreached-help = The server does not respond. Is it still running?
refusal-unreached = No connection. Try again in a moment.
refusal-unknown = That did not work. Nobody said why.

nowhere-title = There is nothing here.
nowhere-help = If there was, nobody saw it.

## Hats

hat-fedora = Fedora
hat-coppola = Flat cap
hat-boater = Boater
hat-bowler = Bowler
hat-sun_hat = Sun hat
hat-beret = Beret
hat-top_hat = Top hat
hat-chauffeur = Chauffeur’s cap
hat-toque = Chef’s hat
hat-sailor = Sailor’s cap
hat-pillbox = Pillbox
hat-alpine = Alpine hat

## Lobby

claim =
    { $count ->
        [5] Five
        [6] Six
       *[other] { $count }
    } games. One table. Nobody saw a thing.
games = Games
minutes = { $count } min
seats-of-poster = Seats:
not-at-the-table = Not at the table yet
not-at-the-table-help = The poster is up. The game comes later.
who-are-you = Who are you?
change-hat = Change hat
your-name = Your name
your-hat = Your hat
no-account = No account. Just a name and a hat.

your-table = Your table
your-other-tables = Your other tables
no-table = Nobody is waiting for you
no-table-help = That can be arranged.
phase-gathering = Still gathering
phase-playing = The game is on
phase-over = Finished
table-code = Table { $code }
table-of = At { $name }’s
seats-taken = { $taken } of { $all }
seat-bot = Bot { $number }
seat-free = Seat { $number }

open-tables = Open tables
no-open-tables = Nobody is sitting around just now.
lobby-unreached = Connection lost. We keep trying.

invited = Invited?
invited-help = A code from your host. No account, just a name.
enter-code = Enter a code
code-label = Code of the table, five characters
code-incomplete = A code has five characters, without 0, O, 1, I and L.
take-seat = Take a seat
watch = Watch

## New table

new-table = New table
open-table = Open a table
begin-game = Begin the game
first-time = First time here?
learn-help = An easy game with short hints, just when you need them.
learn-it = Learn it
level = Which game
level-own = Your own mixture, see below.
level-degree = Level { $count } of { $all }
seats = Seats
seat-count = How many seats?
seat-number = Seat { $number }
people =
    { $count ->
        [one] 1 seat
       *[other] { $count } seats
    }
seat-kind-me = Me
seat-kind-open = Open
seat-kind-bot = Bot
bot-level = How the bot plays
at-the-table = At the table
listed = Show in the lobby
listed-help = Otherwise only those with the link or the code can come.
spectators = Spectators welcome
spectators-help = They see only what lies open.
clock = Time to think
clock-help = For each decision. After that a safe choice is made for you.
clock-length =
    { $seconds ->
        [0] No clock
        [30] 30 seconds
        [60] 1 minute
        [120] 2 minutes
        [300] 5 minutes
       *[other] { $seconds } seconds
    }
clocks = Clocks
clocks-help = In seconds. 0 means that this clock does not run.
clock-state =
    { $state ->
        [off] Does not run.
        [usual] As usual.
       *[chosen] Usually { $seconds } seconds.
    }
coach = Coach
coach-help = Estimates from many trial games how things stand.
coach-off = Off
coach-number = Just the number
coach-full = For each move, too
all-options = Set every rule
table-complete = All seats are taken. Ready to begin.
table-waits = For open seats you get a link, a code and a QR.

## Before it begins

bring-someone = Bring someone along
bring-watchers = Spectators are welcome
bring-someone-help = A link or a code will do. No account, just a name and a hat.
qr = QR code for table { $code }
code-help = good until the game begins
copy = Copy
copy-by-hand = The link is selected. Copy it by hand.
copied = Copied
share = Share
share-text = There is a free seat. You did not hear it from me.
add-bot = Add a bot
or-bot = or a bot
free = free
make-free = { $name }: free this seat
present = is here
on-the-way = looking for a hat
you-are-invited = There is a free seat
table-full = All seats are taken. You may watch once it begins.
seats-free =
    { $count ->
        [one] One seat is still free. Wait for someone or add a bot.
       *[other] { $count } seats are still free. Wait for someone or add bots.
    }
everybody-is-here = Everybody is here.
host-begins = Whoever opened the table gives the sign.
leave-table = Stand up
watchers-allowed = Spectators welcome. They see only what lies open.
watchers-barred = Spectators stay outside.

## Settings

this-device = On this device
language = Language
language-de = Deutsch
language-en = English
sound = Sounds
sound-help = Short and quiet. Everything you hear you also see.
volume = Volume
motion = Motion
motion-help = Calm means: cards jump instead of gliding.
motion-system = As the system
motion-less = Calm
motion-full = Everything
letters = Letters beside colours
letters-help = Every colour carries its letter everywhere.

## Rules

find-rule = Find a rule
find-rule-example = A word or a number …
rules-found = { $found } of { $all } rules
precisely = To the letter
no-rules = These rules cannot be had right now.

## At the table

table-you = You
table-nameless = Seat { $number }
table-nameless-bot = Bot { $number }
table-missing = There is no such table.
table-to-lobby = To the lobby
table-menu = Menu
table-seats = Seats at the table
table-decision = Your decision
table-drawer = Log, talk and rules
table-tab-log = Log
table-tab-messages = Talk
table-tab-rules = Rules
table-over = Game over
table-watching =
    { $count ->
        [one] One person is watching
       *[other] { $count } people are watching
    }
table-away = away
table-is-asked = is asked

table-your-move = Your move
table-thinking =
    { $count ->
        [one] { $names } is thinking
       *[other] Thinking: { $names }
    }
table-waiting = Just a moment
table-your-offer = You may speak
table-own-seats = Your seats
table-look-from = Look from { $name }’s seat
table-secret-line = For your eyes only
table-hand-over = Hand the device to { $name }. Everybody else looks away.
table-its-me = It’s me, { $name }
time-left = { $time } left

table-ask-house = What would the house do?
table-ask-house-short = Advice
table-do-it = Do it
table-coach = { $percent }%
table-coach-range = The coach estimates your chances. With 95 per cent confidence they lie between { $low } and { $high } per cent.
table-ask-coach-short = Odds?
table-ask-coach = How are we doing?

table-guide = Good to know
table-guide-thanks = Got it
table-guide-off = No more hints

table-link-lost = Connection lost. Your seat is safe.
table-link-closed = This table does not let you in any more.
table-spectator = You are watching. What is hidden stays hidden from you, too.
table-moves-lost = The server has lost moves that had been played. The clocks stand. Do you want to go on from what is left?
table-go-on = Go on
table-paused = The table takes a break. The clocks stand still.
table-vote-open =
    { $kind ->
        [concede] { $names }: give up.
        [pause] { $names }: take a break.
        [go_on] { $names }: go on from what is left.
       *[undo] { $names }: take a move back.
    } { $missing ->
        [one] One vote is missing.
       *[other] { $missing } votes are missing.
    }
table-vote-agree = Agreed
table-vote-withdraw = Never mind

table-log-empty = Nobody has done anything yet.
table-messages-empty = Nobody has said anything yet.
table-open-log = Open the log. Latest: { $line }
table-more-lines =
    { $count ->
        [one] One more line
       *[other] { $count } more lines
    }
table-taken-back = Taken back:
table-voted =
    { $stand ->
        [carried] { $kind ->
            [concede] { $name } gives up, and everybody agrees.
            [pause] { $name } calls a break.
            [go_on] { $name } agrees: you go on from what is left.
           *[undo] { $name } agrees: a move is taken back.
        }
        [for] { $kind ->
            [concede] { $name } would like to give up.
            [pause] { $name } would like a break.
            [go_on] { $name } would like to go on from what is left.
           *[undo] { $name } would like to take a move back.
        }
       *[against] { $kind ->
            [concede] { $name } plays on after all.
            [pause] { $name } wants to play on.
            [go_on] { $name } would rather not go on yet.
           *[undo] { $name } lets the move stand.
        }
    }
table-knows-more = { $name } has seen more than the server still knows: moves are lost.
table-undone = { $name } takes the last move back.
table-undone-all = Everybody agrees: the last move does not count.
table-sequel = The next game is settled.

table-phrases = Quickly said
table-say-something = Say something …
table-send = Send
table-silenced = You may not speak right now.
table-rules-none = No rule says anything about “{ $wanted }”.

table-undo = Take the move back
table-undo-moves =
    { $count ->
        [one] Your last move can be taken back.
       *[other] Your last { $count } moves can be taken back, one by one.
    }
table-undo-vote = Ask everybody for the last move
table-pause = Propose a break
table-resume = Play on
table-concede = Propose to give up
table-concede-withdraw = Do not give up after all
table-concede-help = Counts only if everybody agrees. Bots go along.
table-as-list = As a list
table-as-list-help = The whole board in words, every choice as a button.
table-sound = Sounds
table-copy-link = Copy link
table-link-copied = The link is copied.
table-settings = Settings
table-leave = Give up the seat
table-leave-sure = A bot will play on for you. The link brings you back.
table-leave-now = Yes, get up

table-take-back = Take the seat back
table-locked = Answer locked in
table-locked-choice = locked in
table-held = Your answer is in: { $action }. You may still change it.

table-paper-edition = Extra
table-paper-price = Price: 50 lire
table-paper-motto = Independent. Saw nothing.
table-paper-minutes =
    { $count ->
        [one] Played in one minute
       *[other] Played in { $count } minutes
    }
table-paper-advert = Advert
table-paper-advert-text = Nonna’s Hats. Twelve styles.
table-afterwards = After the game
table-won = Won
table-lost = Lost
table-winner =
    { $count ->
        [0] At the table
        [one] The winner
       *[other] The winners
    }
table-series = Game { $number } of { $games }
table-series-over = Final score after { $games } games
table-series-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
table-next = Next game ({ $number } of { $games })
table-places = Places in the next game
table-places-up = { $name } one place forward
table-places-down = { $name } one place back
table-places-host = Whoever opened the table gives the places
table-next-voting = First the vote
table-rematch = Rematch at this table
table-rematch-join = To the rematch
table-rematch-ready = { $ready } of { $all } are in.
table-harder = Again, but harder
table-look-back = See the board
table-to-paper = To the front page
table-record = Record
table-ballot-open = Your vote stays sealed until everybody has voted.
table-ballot-cast = Voted. You may change it until everybody has.

## After the game: the replay

replay-title = Replay
replay-link = Step by step
replay-none = No replay
replay-to-table = To the table
replay-eyes = Through whose eyes?
replay-spectator = Spectator
replay-ways = How it is reckoned
replay-thoughts = What one could think
replay-thinking = One moment, somebody is counting …
replay-show-truth = Show the truth
replay-truth = In truth
replay-log = Log
replay-step = Step { $step } of { $steps }
replay-scrub = Place in the game
replay-back = One step back
replay-on = One step on
replay-play = Play
replay-pause = Pause
replay-next-lie = Next lie
replay-lie = a lie
replay-honest = true
replay-open = still open
replay-percent = { $percent }%
replay-certain = certain
replay-hardly = < 1%
replay-almost = > 99%
