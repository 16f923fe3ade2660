### The words at the table and after the game: they come with it. Keys as in table.de.ftl.

## Before it begins

bring-someone = Bring someone along
bring-watchers = We’re about to begin
bring-someone-help = A link or a code will do. No account, just a name and a hat.
qr = QR code for table { $code }
code-help =
    { $spectators ->
        [yes] Once it begins, people can watch
       *[no] Good until the game begins
    }
share-text = There is a free seat. You did not hear it from me.
add-bot = Add a bot
or-bot = or a bot
free = free
make-free = { $name }: free this seat
present = is here
on-the-way = looking for a hat
you-are-invited = There is a free seat
table-full = All seats are taken. You may watch once it begins.
table-full-barred = All seats are taken, and nobody may watch here.
seats-free =
    { $count ->
        [one] One seat is still free. Wait for someone or add a bot.
       *[other] { $count } seats are still free. Wait for someone or add bots.
    }
everybody-is-here = Everybody is here.
host-begins = Whoever opened the table starts the game.
leave-table = Stand up
begin-with-bots = Begin with bots
talk-before = Talk

screen-title = One screen for everybody
screen-help = Somebody who sits at a table scans this code with their phone. Then the board is here, and every hand stays with its people.
screen-waits = This screen is at no table yet.
screen-pair-qr = QR code that puts this screen at a table
screen-join = Scan, sit down, play.
screen-add = Add a screen
screen-add-help = A TV, a tablet or a monitor shows the board to everybody and gives no hand away.
screen-add-open = On the screen, open:
screen-add-scan = Scan the code that appears there.
screen-add-tablet = If the screen has a camera, let it scan this code.
screen-qr = QR code for the screen
screen-here = Turn this window into the screen
screen-which = The screen will show the board to everybody. At which table?
screen-no-table = You’re at no table right now, or the code isn’t complete. Sit down first, then scan it.
screens-here =
    { $count ->
        [one] One screen shows the board.
       *[other] { $count } screens show the board.
    }
screens-remove = Take the screens away
spectators-close-help = If you turn this off, whoever is watching has to go.
watchers-allowed = Spectators welcome. They see only what lies open.
watchers-barred = Spectators stay outside.

## At the table

table-you = You
table-nameless = Seat { $number }
table-nameless-bot = Bot { $number }
table-missing = No table here.
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
table-is-asked = to answer

table-your-move = Your move
table-thinking =
    { $count ->
        [one] { $names } is thinking
       *[other] Thinking: { $names }
    }
table-are-away =
    { $count ->
        [one] { $names } is away
       *[other] { $names } are away
    }
table-waiting = Just a moment
table-soon = You’re next
table-skip = Skip
table-recap = Since your last turn
table-recap-count =
    { $count ->
        [one] Since your turn: one step
       *[other] Since your turn: { $count } steps
    }
table-recap-back = One step back
table-recap-on = One step forward
table-recap-missed =
    { $count ->
        [one] One move was made meanwhile.
       *[other] { $count } moves were made meanwhile.
    }
table-your-offer = You may speak
table-own-seats = Your seats
table-look-from = Look from { $name }’s seat
table-secret-line = For your eyes only
table-hand-over = Hand the device to { $name }. Everybody else looks away.
table-its-me = It’s me, { $name }
last-seconds = { $seconds } seconds left, then the clock decides.
banks = Time banks
bank-of = { $name }: { $time } left in the bank

table-ask-house = What would the house do?
table-ask-house-short = Advice
table-do-it = Do it
table-coach = { $percent }%
table-coach-range = The coach estimates your chances. With 95 per cent confidence they lie between { $low } and { $high } per cent.
table-ask-coach-short = Odds?
table-ask-coach = How are we doing?

table-guide = Good to know
table-guide-thanks = Got it
table-hints = Hints
table-hints-help = Good to know, at the right moment
table-learnt = Now you know …
table-guide-off = No more hints

table-link-lost = Connection lost. Your seat is safe.
table-link-closed = This table won’t let you in any more.
table-spectator = You are watching. What is hidden stays hidden from you, too.
table-moves-lost = The server has lost moves that had been played. The clocks have stopped. Do you want to go on from what is left?
table-go-on = Go on
table-paused = The table is taking a break. The clocks have stopped.
table-paused-by-host = The host has called a break. The clocks stand still.
table-away-since =
    { $minutes ->
        [0] { $name } is away right now.
        [one] { $name } has been away for a minute.
       *[other] { $hours ->
            [0] { $name } has been away for { $minutes } minutes.
            [one] { $name } has been away for more than an hour.
           *[other] { $name } has been away for { $hours } hours.
        }
    }
table-away-then =
    { $what ->
        [mind] A bot will play for { $name } soon.
        [ask] The table will soon ask how to go on.
       *[wait] The table is waiting.
    }
table-away-ask = How do you want to go on?
table-away-said =
    { $who ->
        [you] { $choice ->
            [wait] You want to wait.
            [mind] You want a bot to play.
           *[end] You want to stop.
        }
       *[other] { $choice ->
            [wait] { $name } wants to wait.
            [mind] { $name } wants a bot to play.
           *[end] { $name } wants to stop.
        }
    }
table-away-wait = Keep waiting
table-away-mind = A bot plays on
table-away-end = Stop without a result
table-bot-plays = a bot plays
table-minded-now = A bot plays for { $names }.
table-back =
    { $count ->
        [one] { $names } is back.
       *[other] { $names } are back.
    }
table-vote-open =
    { $kind ->
        [end] Stop without a result?
        [concede] Give up?
        [pause] Take a break?
        [go_on] Go on from what is left?
       *[undo] Take a move back?
    } In favour: { $names }. { $missing ->
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
            [end] { $who ->
                [you] You stop, and everybody agrees.
               *[other] { $name } stops, and everybody agrees.
            }
            [concede] { $who ->
                [you] You give up, and everybody agrees.
               *[other] { $name } gives up, and everybody agrees.
            }
            [pause] { $who ->
                [you] You call a break.
               *[other] { $name } calls a break.
            }
            [go_on] { $who ->
                [you] You agree: the game goes on from what is left.
               *[other] { $name } agrees: the game goes on from what is left.
            }
           *[undo] { $who ->
                [you] You agree: a move is taken back.
               *[other] { $name } agrees: a move is taken back.
            }
        }
        [for] { $kind ->
            [end] { would-like } to stop without a result.
            [concede] { would-like } to give up.
            [pause] { would-like } a break.
            [go_on] { would-like } to go on from what is left.
           *[undo] { would-like } to take a move back.
        }
       *[against] { $kind ->
            [end] { $who ->
                [you] You play on after all.
               *[other] { $name } plays on after all.
            }
            [concede] { $who ->
                [you] You play on after all.
               *[other] { $name } plays on after all.
            }
            [pause] { $who ->
                [you] You want to play on.
               *[other] { $name } wants to play on.
            }
            [go_on] { $who ->
                [you] You would rather not go on yet.
               *[other] { $name } would rather not go on yet.
            }
           *[undo] { $who ->
                [you] You let the move stand.
               *[other] { $name } lets the move stand.
            }
        }
    }
would-like =
    { $who ->
        [you] You would like
       *[other] { $name } would like
    }
table-clock-played =
    { $who ->
        [you] The clock played for you:
       *[other] The clock played for { $names }:
    }
table-prolonged =
    { $who ->
        [you] You give the clock { $time } more.
        [host] The host gives the clock { $time } more.
       *[other] { $name } gives the clock { $time } more.
    }
table-note-away =
    { $who ->
        [you] You were away, and the table waited for you.
       *[other] { $name } is away. The table is waiting.
    }
table-note-asked =
    { $who ->
        [you] You stayed away. The others were asked how to go on.
       *[other] { $name } is still away. How do you want to go on?
    }
table-note-opinion =
    { $choice ->
        [wait] { $who ->
            [you] You want to wait.
           *[other] { $name } wants to wait.
        }
        [mind] { $who ->
            [you] You want a bot to play on.
           *[other] { $name } wants a bot to play on.
        }
       *[end] { $who ->
            [you] You want to stop without a result.
           *[other] { $name } wants to stop without a result.
        }
    }
table-note-waits = So the table keeps waiting.
table-note-minded =
    { $why ->
        [left] { $who ->
            [you] You get up. A bot plays on for you.
           *[other] { $name } gets up. A bot plays on.
        }
        [removed] { $by ->
            [nobody] Somebody is no longer at the table. A bot plays there now: { $name }.
            [you] You have removed somebody from the table. A bot plays there now: { $name }.
           *[other] { $host } has removed somebody from the table. A bot plays there now: { $name }.
        }
        [host] { $by ->
            [nobody] A bot now plays for { $name }.
            [you] You let a bot play for { $name }.
           *[other] { $host } lets a bot play for { $name }.
        }
       *[other] { $who ->
            [you] A bot plays for you.
           *[other] A bot now plays for { $name }.
        }
    }
table-note-returned =
    { $who ->
        [you] You are back.
       *[other] { $name } is back.
    }
table-note-hosted =
    { $act ->
        [let_watch] Spectators are welcome.
        [bar_watchers] From now on nobody may watch.
        [free] { $who ->
            [you] Your seat is waiting for you again.
           *[other] The seat is waiting for { $name } again.
        }
        [hand_on] { $by ->
            [you] You make { $name } the host.
           *[other] { $who ->
                [you] You are the host now.
               *[other] { $name } is the host now.
            }
        }
        [inherit] { $who ->
            [you] The host has been gone for long: you are the host now.
           *[other] The host has been gone for long: { $name } is the host now.
        }
        [mute] { $by ->
            [you] You take { $name } out of the talk.
           *[other] { $who ->
                [you] You are out of the talk. You may still play.
               *[other] { $name } is out of the talk.
            }
        }
        [unmute] { $who ->
            [you] You may talk again.
           *[other] { $name } may talk again.
        }
        [lock] { $by ->
            [nobody] The table is locked.
            [you] You lock the table.
           *[other] { $host } locks the table.
        }
        [unlock] { $by ->
            [nobody] The table is open again.
            [you] You open the table again.
           *[other] { $host } opens the table again.
        }
        [pause] { $by ->
            [nobody] The table takes a break.
            [you] You call a break.
           *[other] { $host } calls a break.
        }
       *[go_on] { $by ->
            [nobody] Play goes on.
            [you] You let play go on.
           *[other] { $host } lets play go on.
        }
    }
table-note-ended = The game ends without a result.
table-knows-more =
    { $who ->
        [you] You have seen more than the server still knows: moves are lost.
       *[other] { $name } has seen more than the server still knows: moves are lost.
    }
table-undone =
    { $who ->
        [you] You take back your last move.
       *[other] { $name } takes back the last move.
    }
table-undone-all = Everybody agrees: the last move does not count.
table-sequel = The next game is settled.

talk-unread =
    { $count ->
        [one] 1 new
       *[other] { $count } new
    }
talk-acts = Message from { $name }
talk-mute = Mute { $name }
talk-muted = You don’t hear { $name }.
talk-hear-again = Hear again
talk-report = Report to the host
talk-reported = Reported. Only the host is told.
talk-reported-to-you = Reported:
talk-quoted = { $name }: “{ $text }”
talk-done = Done
talk-gallery = Among spectators:
talk-gallery-help = Only spectators read this. Those at the table read it after the end.
talk-gallery-say = Say something to the other spectators …
table-on-screen = The board is on the screen.
table-hand-only = Only my hand
table-show-board = Show the board
table-all-choices = Every choice
table-phrases = Quick phrases
table-say-something = Say something …
table-meant = Do you mean: { $claim }
table-meant-yes = Yes, exactly
table-meant-no = No, just talking
table-send = Send
table-silenced = You can’t talk right now.
table-undo = Take back the move
table-undo-moves =
    { $count ->
        [one] Your last move can be taken back.
       *[other] Your last { $count } moves can be taken back, one by one.
    }
table-undo-vote = Ask everybody to take back the last move
table-pause = Suggest a break
table-resume = Play on
more-time = { $time } more
more-time-help = For the clock that is running. Everybody reads it in the log.
table-concede = Suggest giving up
table-concede-withdraw = Don’t give up after all
table-concede-help = Only counts if everybody agrees. Bots go along.
table-end = Suggest stopping
table-end-withdraw = Don’t stop after all
table-end-help = The game ends without a result once everybody agrees.
host-sheet-help = Everybody reads what you do here. You see no more than they do.
host-lock = Lock the table
host-lock-help = Nobody new comes in then, not even to watch.
host-unlock = Open the table again
host-locked-help = Nobody new comes in at the moment.
host-pause = Call a break
host-go-on = Let play go on
host-mind = Let a bot play
host-free = Let the bot get up
host-hand-on = Make host
host-mute = Take out of the talk
host-unmute = Let talk again
host-remove = Remove
host-remove-sure = { $name } won’t come back then. A bot plays on.
host-remove-sure-before = { $name } won’t come back then. The seat becomes free.
host-remove-now = Yes, remove
table-as-list = As a list
table-as-list-help = The whole board in words, every choice as a button.
table-as-board = Back to the board
table-sound = Sounds
table-copy-link = Copy link
table-link-copied = The link is copied.
table-settings = Settings
table-leave = Give up your seat
table-leave-sure = A bot will play on for you. The link brings you back.
table-leave-now = Yes, get up

table-take-back = Take the seat back
table-locked = Answer handed in
table-locked-choice = handed in
table-held = Your answer is in: { $action }. You can still change it.

table-paper-edition = Extra
table-paper-price = Price: 50 lire
table-paper-motto = Independent. Saw nothing.
table-paper-clock =
    { $count ->
        [one] The clock played for { $name } once
       *[other] The clock played for { $name } { $count } times
    }
table-paper-minutes =
    { $count ->
        [one] Played in one minute
       *[other] Played in { $count } minutes
    }
table-paper-advert = Advert
table-paper-advert-text = Nonna’s Hats. Twelve styles.
table-unfinished = No result
table-unfinished-reason = You agreed to stop here. Nobody wins, nobody loses.
table-minded-spans = For whom a bot has played
table-minded-span =
    { $end ->
        [open] { $who ->
            [you] A bot played for you from { $from }.
           *[other] A bot played for { $name } from { $from }.
        }
       *[closed] { $who ->
            [you] A bot played for you from { $from } to { $to }.
           *[other] A bot played for { $name } from { $from } to { $to }.
        }
    }
table-afterwards = After the game
table-won = Won
table-lost = Lost
table-winner =
    { $count ->
        [0] At the table
        [one] { $who ->
            [you] You win
           *[other] The winner
        }
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
table-places = Seats in the next game
table-places-up = { $name } one place forward
table-places-down = { $name } one place back
table-places-host = Whoever opened the table sets the seats
table-next-voting = Vote first
table-rematch = Rematch at this table
table-rematch-join = To the rematch
table-rematch-ready = { $ready } of { $all } are in.
table-again = Once more
table-harder = Again, but harder
table-look-back = See the board
table-to-paper = To the front page
table-record = Record
table-ballot-open = Your vote stays sealed until everybody has voted.
table-ballot-cast = Voted. You can change it until everybody has.

## After the game: the replay

replay-title = Replay
replay-link = Step by step
replay-none = No replay
replay-to-table = To the table
replay-eyes = Through whose eyes?
replay-spectator = Spectator
replay-ways = How it is worked out
replay-thoughts = What you could have thought
replay-thinking = One moment, still counting …
replay-show-truth = Show the truth
replay-truth = The truth
replay-log = Log
replay-step = Step { $step } of { $steps }
replay-scrub = Place in the game
replay-back = One step back
replay-on = One step forward
replay-play = Play
replay-pause = Pause
replay-next-lie = Next lie
replay-moments = Moments that mattered
replay-lie-of = Lie · { $name }
replay-thoughts-of = What { $name } could make of everybody now
replay-thoughts-all = What an onlooker could make of everybody now
replay-legend-bar = Bar: how likely each thing looked
replay-legend-stamp = Stamp: what it really was
replay-legend-arrow = Triangle: how much spoke for the truth
replay-legend-lie = Diamond: a lie was told here
replay-legend-keys = Keys: ← → one step, Page Up and Down one moment, L the next lie, space to play
replay-lie = a lie
replay-honest = true
replay-open = still open
replay-percent = { $percent }%
replay-certain = certain
replay-hardly = < 1%
replay-almost = > 99%
