### What belongs to no single game: the table, the bots, the commands. The same keys as in de.ftl.

## What the table refuses

refusal-not-asked = Nobody has asked you anything right now.
refusal-already-answered = You have already answered.
refusal-clock-not-running = That clock is no longer running.
refusal-no-concession = This game cannot be conceded.
refusal-silenced = You can’t talk right now.
refusal-stale = Too late: that decision is no longer open.
refusal-paused = The table is taking a break.
refusal-moves-lost = The server has lost moves. First you vote on whether to go on from what is left.
refusal-nothing-lost = Nothing is missing: you can simply play on.
refusal-game-is-over = The game is over.
refusal-too-early = The clock is still running.
refusal-clock-stopped = That clock is no longer running.
refusal-message-length = A message has 1 to { $limit } characters, yours has { $length }.
refusal-message-count = Nobody writes more than { $limit } messages here.
refusal-pointing = You can’t point at that.
refusal-no-vote = Bots don’t vote. They go along when everybody else agrees.
refusal-nobody-asks = Nobody is asking you about that.
refusal-nobody-there = There is nobody this could be about.
refusal-not-undoable =
    { $why_id ->
        [start] This is as far back as it goes.
        [opened] What has been turned over can’t be taken back alone. Everybody has to agree.
        [told] What others have seen or heard can’t be taken back alone. Everybody has to agree.
        [other] Somebody else has decided since. To go further back, everybody has to agree.
        [clock] A clock has run out since. To go further back, everybody has to agree.
        [conceded] The game has been given up.
        [over] The game is over.
        [bot] A bot takes nothing back.
       *[other-reason] That can’t be taken back.
    }
refusal-no-ballot = There is nothing for you to vote on.
refusal-no-candidate = You can’t vote for that seat.
refusal-seat-count = The game is not for { $count } people. It takes: { $allowed }.

## What is no option

refusal-option-unknown-value = { $option } cannot be “{ $value }”, only: { $values }.
refusal-option-out-of-range = { $option } lies between { $lowest } and { $highest }, not at { $value }.
refusal-option-unfit-value = { $option } cannot be “{ $value }”.

## Bots

bot-random = Random
    .help = Does anything that is allowed.
why-random =
    { $choices ->
        [one] There is nothing else you can do.
       *[other] A roll of the dice, out of { $choices } choices.
    }

## Commands

cli-about = Omertà: one table for Mafia board games.
cli-usage = Usage
cli-commands = commands
cli-arguments = arguments
cli-options = switches
cli-lang = language; by default that of the system
cli-help = shows this help
cli-version = shows the version
cli-version-plain = { $version } (plain Python)
cli-version-compiled = { $version } (compiled rules)
cli-game-help = id of the game
cli-option-help = an option of the game, such as handicap=4; may be repeated

cli-play = a game in the browser, or in the terminal
cli-sim = many games between bots, and what came out
cli-replay = a record, as one seat saw it
cli-rules = the rules of a game
cli-new-game = the two folders of a new game

cli-bad-arguments = { $command }: { $message } (see --help)
cli-unknown-game = There is no game "{ $game }" here. There are: { $games }.
cli-which-game = In the terminal a game must be named. There are: { $games }.
cli-ask-game = Which game? 1–{ $most } ▸{" "}
cli-broken-game = { $game } cannot be loaded: { $message }
cli-not-a-number = { $argument }: "{ $value }" is not a whole number.
cli-number-too-small = { $argument }: { $value } is too small, the least is { $least }.
cli-bad-seats = { $game }: not with { $value } seats, only: { $allowed }.
cli-unknown-bot = { $game }: there is no bot "{ $level }". There are: { $allowed }.
cli-bot-count = { $bots } bots for { $places } seats: name one for all, or one a seat.
cli-option-form = "{ $value }" is no option: write NAME=VALUE.
cli-unknown-option = { $game }: there is no option "{ $option }". There are: { $allowed }.
cli-bad-option = { $option }: not "{ $value }". Allowed: { $allowed }.
cli-refused-options = { $game }: { $refusal }

cli-rules-id = number of a rule, such as V-7.2
cli-rules-code = In code
cli-rules-tests = In tests
cli-rules-coverage = lists rules that no test or no code names
cli-rules-which-game = Which game? There are: { $games }.
cli-unknown-rule = { $game } has no rule "{ $rule }".
cli-coverage-complete = All { $rules } rules are in tests and code: { $games }.
cli-coverage-untested = in no test: { $ids }
cli-coverage-unknown = named, but not in RULES.md: { $ids }
cli-coverage-uncoded = in no code: { $ids }

cli-sim-seats = number of seats; every possible one if not given
cli-sim-games = number of games
cli-sim-seed = seed; the same one gives the same games
cli-sim-bots = level of the bots, one for all or one a seat
cli-sim-workers = number of processes
cli-sim-json = prints JSON instead of a table
cli-sim-progress = games
cli-sim-progress-line = { $done } of { $games } games, { $percent } %
cli-sim-caption = Seed { $seed }, rules version { $rules }; in brackets the 95 % interval
cli-sim-column-seats = Seats
cli-sim-column-bots = Bots
cli-sim-column-games = Games
cli-sim-column-wins = Wins
cli-sim-column-reasons = Ending
cli-sim-column-places = Turn order
cli-sim-place = Place { $number }
cli-sim-column-roles = Role
cli-sim-nobody = nobody
cli-sim-column-decisions = Moves a game
cli-sim-column-branching = Choices avg / max
cli-sim-column-speed = Moves a s
cli-sim-column-share = { $seats } seats, %
cli-sim-column-figures = Figure
cli-sim-column-mean = { $seats } seats

cli-play-game = id of the game; without one the lobby, in the terminal you are asked
cli-play-terminal = plays in the terminal; the switches below count only there
cli-play-seats = number of seats
cli-play-bots = level of the bots on the other seats, one for all or one for each
cli-play-solo = you play all seats, without bots
cli-play-seed = seed; the same one deals the same cards
cli-play-name = your name
cli-play-record = writes the match to this file, to be read by omerta replay
cli-bad-name = --name: "{ $name }" cannot be used, a name has 1 to { $most } characters.
cli-record-exists = --record: { $file } exists and stays as it is.
cli-record-no-folder = --record: there is no folder { $folder }.

cli-replay-file = a file that omerta play --record has written
cli-replay-seat = tells what this seat was told; every seat in turn if left out
cli-replay-spectator = tells what everybody was told
cli-replay-no-seat = --seat: there is no seat { $number }, the match has { $count } seats, counted from 0.
cli-replay-as-seat = { $game }: what { $name } on seat { $number } was told
cli-replay-as-spectator = { $game }: what everybody was told
cli-cannot-read = { $file } cannot be read: { $message }
cli-damaged-record = { $file } is no valid record: { $message }

cli-new-game-name = id: lower-case letters, digits and _, such as bank_job
cli-new-game-into = writes both folders below DIR rather than into the source of Omertà, to look at
cli-new-game-bad-name = NAME: "{ $name }" cannot be used; 2 to 20 lower-case letters, digits and _, a letter first.
cli-new-game-no-folder = --into: there is no folder { $folder }.
cli-new-game-exists = NAME: { $folder } exists and stays as it is.
cli-new-game-done = Written: { $folders }. Try: make play
cli-new-game-no-checkout = new-game writes into the source of Omertà, and here is only the installed package. Get the repository and call omerta in it, or look at the game: --into DIR.

## The table in the terminal

cli-table-prompt = 1–{ $moves }, ? for help ▸{" "}
cli-table-help =
    number   this move
    ? number what the move means and which rule allows it
    m word   all moves, or those with this word
    h        hint: what the house would do, and why
    r ID     a rule, such as r V-7.2
    l        everything that has happened
    u        take your last move back
    c        give the game up
    Enter    show again, or let others act first
    q        leave the table
cli-table-you = you
cli-table-folded = Many moves: m shows all of them, m and a word only those that fit.
cli-yes = yes
cli-no = no
cli-table-hint = The house suggests move { $number }. { $move }. { $why }
cli-table-unclear = "{ $input }" makes no sense here: a number from 1 to { $moves }, or ? for help.
cli-table-waiting = to act
cli-table-concede-sure = Give the game up? (y/n) ▸{" "}
cli-table-quit-sure = Leave the table? (y/n) ▸{" "}
cli-table-left = See you next time.
cli-table-recorded = Recorded in { $file }.
cli-table-end = The end
cli-table-winners =
    { $winners ->
        [none] Nobody wins.
       *[other] Won: { $winners }
    }

## What happens at the table without any rule of the game

frame-clock = The clock played for { $seats }: { $told }
frame-prolonged =
    { $seat ->
        [none] The host gives the clock { $minutes } more min.
       *[other] { $seat } gives the clock { $minutes } more min.
    }
frame-held = Noted, takes effect soon: { $action }.
frame-lapsed = What you had in mind was no longer possible.
frame-away = { $seat } is away. The table is waiting.
frame-asked = { $seat } is still away. How do you want to go on?
frame-opinion =
    { $choice ->
        [wait] { $seat } wants to wait for { $about }.
        [mind] { $seat } wants a bot to play for { $about }.
       *[end] { $seat } wants to stop without a result.
    }
frame-minded =
    { $why ->
        [left] { $seat } gets up. A bot plays on for { $seat }.
        [removed] { $seat } has to leave the table. A bot plays on.
       *[other] A bot now plays for { $seat }.
    }
frame-returned = { $seat } is back.
frame-hosted =
    { $act ->
        [free] The seat of { $about } waits for { $about } again.
        [hand_on] { $about } is the host now.
        [inherit] { $about } is the host now.
        [mute] { $about } may not speak any more.
        [unmute] { $about } may speak again.
        [lock] The table is locked: nobody else comes in.
        [unlock] The table is open again.
        [let_watch] Spectators are welcome.
        [bar_watchers] From now on nobody may watch.
        [pause] The table takes a break.
       *[go_on] Play goes on.
    }
frame-ended = The game ends without a result.
frame-lost = { $seat } has seen more than the server still knows: moves are lost.
frame-undone =
    { $seat ->
        [none] Together you take a move back.
       *[other] { $seat } takes a move back.
    }
frame-vote =
    { $vote ->
        [concede] { $seat } { $value ->
            [true] wants to give up.
           *[false] wants to play on after all.
        }
        [pause] { $seat } { $value ->
            [true] asks for a break.
           *[false] wants to go on.
        }
        [go_on] { $seat } { $value ->
            [true] wants to go on from what is left.
           *[false] does not want to go on yet after all.
        }
        [end] { $seat } { $value ->
            [true] wants to stop without a result.
           *[false] wants to play on after all.
        }
       *[undo] { $seat } { $value ->
            [true] would like to take a move back.
           *[false] wants nothing taken back after all.
        }
    }
frame-cast =
    { $candidate ->
        [none] You abstain.
       *[other] You vote for { $candidate }.
    }
frame-sequel = The votes are counted, the next game is settled.
frame-faded = (You have seen this and must remember it.)

# omerta examine
cli-examine = Examines a game against the contract: rules, clocks, texts, and above all its secrets.
cli-examine-check = Only this check; may be given several times
cli-examine-case = Only this case, as a failure names it
cli-examine-seeds = So many random walks for each case
cli-examine-secrets = What events open, compared with other worlds
cli-examine-event = event
cli-examine-matched = matched
cli-examine-ruled-out = ruled out
cli-examine-share = share
cli-examine-result = { $cases } cases, { $checks } checks: { $held } held, { $broken } broken.
cli-unknown-check = There is no check { $check }, only: { $checks }
cli-unknown-case = { $game } has no case { $case }.

## What the server refuses

refusal-already-begun = The game has already begun.
refusal-bad-name = That name won’t do: 1 to 24 visible characters, wide ones count twice.
refusal-no-such-link = This link is no longer valid. Get a new one on the other device.
refusal-bad-passkey = This passkey could not be set up. Try again.
refusal-no-such-passkey = Nobody here knows this passkey.
refusal-too-many-passkeys = More than { $limit } passkeys are not possible. Remove one first.
refusal-no-such-person = You don’t know this person here.
refusal-takes-no-invitations = This person isn’t taking invitations at the moment.
refusal-too-many-invitations = No more than { $limit } invitations at a time. Wait until somebody has answered.
refusal-no-such-club = There is no such club, or you are not in it.
refusal-too-many-clubs = No more than { $limit } clubs. Leave one first.
refusal-too-many-members = No more than { $limit } people fit into a club.
refusal-founder-only = Only whoever founded the club may do that.
refusal-signed-out = You are signed out on this device.
refusal-bad-address = Nothing can be sent there. It takes an address with https:// that can be reached from anywhere.
refusal-no-webhook = You have not set up a webhook yet.
refusal-no-tidings = On this server nobody is notified outside the page.
refusal-bad-option = That won’t do here: { $option }.
refusal-busy = There is too much going on. Try again in a moment.
refusal-coach-off = This table plays without help.
refusal-fault = Something went wrong on our side. Try again.
refusal-foreign-host = Nobody lives here under that name.
refusal-foreign-origin = This request comes from somebody else’s page.
refusal-full = The house is full. Try again in a moment.
refusal-hello-first = The connection did not begin as it should.
refusal-host-only = Only whoever opened the table may do that.
refusal-about-yourself = You can do that with others, not with yourself.
refusal-not-there = A bot is playing that seat at the moment.
refusal-still-there = Whoever is here plays for themselves.
refusal-muted = You may not speak at this table at the moment. You may play.
refusal-removed = You are no longer at this table.
refusal-table-locked = This table is locked: nobody else comes in.
refusal-malformed = We couldn’t make sense of that.
refusal-no-database = The server cannot reach its database. Try again in a moment.
refusal-no-house = The house has no advice for this game.
refusal-no-replay = This game keeps secrets even after its end: there is no replay that looks through everybody’s eyes.
refusal-no-spectators = Nobody may watch at this table.
refusal-no-such-address = There is nothing here.
refusal-no-such-bot = There is no bot “{ $level }”. There are: { $allowed }.
refusal-no-such-game = There is no game “{ $game }” here. There are: { $games }.
refusal-no-such-message = There is no such message.
refusal-no-such-phrase = The game has no such phrase.
refusal-no-such-option = This game has no option “{ $option }”.
refusal-no-such-seat = There is no such seat.
refusal-no-such-table = There is no such table, or not any more.
refusal-nothing-to-read = There is nothing to read in that.
refusal-not-at-table = You aren’t sitting at this table.
refusal-not-begun = The game has not begun yet.
refusal-not-over = The game is not over yet.
refusal-series-is-over = The series is over: that was its last game.
refusal-series-goes-on = The series is not over yet.
refusal-no-seating = Every seat has to be named exactly once.
refusal-places-fixed = The places are fixed here.
refusal-ballot-open = The vote is still open.
refusal-bad-setting = The setting “{ $setting }” has no such value.
refusal-no-such-setting = This game has no setting “{ $setting }”. There are: { $allowed }.
refusal-night-too-long = A night has at most { $hours } hours here.
refusal-no-such-zone = The server does not know that time zone.
refusal-one-tempo = Choose either a tempo or one fixed time for every clock, not both.
refusal-no-such-clock = There is no clock “{ $clock }” here. There are: { $allowed }.
refusal-no-such-game-of-series = The series has not had that many games.
refusal-not-seated = Only those who played may do that.
refusal-not-stored = That couldn’t be written down, so it doesn’t count. Try again.
refusal-not-your-seat = That is not your seat.
refusal-seat-lost = You no longer have this seat.
refusal-seat-taken = That seat is taken.
refusal-seats-open = Some seats are still free: wait for somebody, or add bots.
refusal-screen-gone = This screen is no longer at the table.
refusal-spectators-closed = From now on nobody may watch at this table.
refusal-spectators-watch = Spectators only watch.
refusal-table-damaged = This table cannot go on: what is written down of it is damaged.
refusal-table-full = There is no seat left at this table.
refusal-too-fast = Not so fast.
refusal-too-large = That is too long, at most { $limit } bytes.
refusal-too-many-bot-tables = Bots are playing for you at { $limit } tables already. Finish one of them first, or try again in a few minutes.
refusal-too-many-connections = { $limit } connections are open from here already. Close a few windows.
refusal-too-many-listed-tables = { $limit } tables of yours are waiting in the list already. Begin at one of them first.
refusal-too-many-new-tables = No more than { $limit } new tables a minute. Wait a moment.
refusal-too-many-reports = You have reported { $limit } messages here. That is the most.
refusal-too-many-words = Enough has been said here: at most { $limit } messages from one person.
refusal-too-many-sockets = Too many windows are open at once.

## Who is asked and is not looking

tidings-turn-title = It’s your turn
tidings-place = { $whose ->
    [own] { $title } at your table
    [host] { $title } at { $host }’s table
   *[nobody] { $title }
}
tidings-turn = It’s your turn · { $whose ->
    [own] { $title } at your table
    [host] { $title } at { $host }’s table
   *[nobody] { $title }
}
tidings-test = That works: from now on you will read here when it is your turn at Omertà.

## The server

server-no-client = The pages are missing
server-build-client = The server runs, but nobody has built the pages for the browser yet. “make play” builds them.
cli-serve = a server for tables in the browser
cli-serve-host = address to listen on; this machine only if left out
cli-serve-port = port; 0 takes a free one
cli-serve-database = database as a URL; SQLite in the data folder if left out
cli-serve-data-dir = folder for the database
cli-serve-web-dir = folder with the built pages
cli-serve-public-url = address at which others reach the server; for invitations
cli-serve-proxies = addresses or networks of the proxies in front; they alone are believed about who asks
cli-serve-workers = number of processes in which bots think
cli-serve-ready = Omertà runs at { $url } (Ctrl-C ends it).
cli-serve-stopped = Closing time.
cli-port-taken = --port: { $port } is taken.
cli-database-url = --database: this is no address of a database that can be used here. An example: sqlite+aiosqlite:///omerta.db
cli-database-forbidden = { $place } cannot be written to: this user may not do that there.
cli-database-no-folder = { $place } cannot be used: there is no such folder, or a file is in its place.
cli-database-foreign = { $place } is no database of Omertà, or it is damaged.
cli-database-newer = { $place } comes from a newer Omertà. Use that one, or name another folder with --data-dir.
cli-database-locked = { $place } is held by another program. End that one first.
cli-database-full = { $place } cannot be written to: the disk is full.
cli-database-silent = { $place } does not answer.
cli-serve-seed = Careful: OMERTA_SEED is set. Every table deals from it, and whoever knows it knows every card. It is for tests alone.
cli-bad-setting = { $setting }: "{ $value }" cannot be used ({ $message }).
cli-play-no-browser = opens no browser
cli-play-running = Omertà is running already at { $url }.
