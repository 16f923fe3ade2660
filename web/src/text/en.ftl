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
percent = { $value }%
rule-number = Rule { $rule }

unreached-title = Nobody answers the door.
unreached-help = The server is not answering. Is it still running?
refusal-unreached = No connection. Try again in a moment.
refusal-unknown = That did not work. Nobody said why.

nowhere-title = There is nothing here.
nowhere-help = If there was, nobody saw it.
copy = Copy
copy-by-hand = The link is selected. Copy it by hand.
copied = Copied
share = Share
screen = Screen
time-left = { $time } left
time-left-until = { $time } left, until { $end }
time-hours = { $hours } h { $minutes } min
time-days =
    { $days ->
        [one] 1 day { $hours } h
       *[other] { $days } days { $hours } h
    }
table-rules-none = No rule says anything about “{ $wanted }”.

host-sheet = Host the table
host-corner = The host
host-deed =
    { $act ->
        [let_watch] Spectators are welcome.
        [bar_watchers] From now on nobody may watch.
        [lock] The table is locked.
        [unlock] The table is open again.
        [open_seat] { $named ->
            [yes] { $name } had to get up, seat { $number } is free.
           *[no] Seat { $number } is free.
        }
        [seat_bot] { $named ->
            [yes] A bot plays on seat { $number } instead of { $name }.
           *[no] A bot plays on seat { $number }.
        }
        [remove] { $name } is no longer at the table.
        [mute] { $name } is out of the talk.
        [unmute] { $name } may talk again.
        [inherit] { $name } is the host now: the host was gone for long.
       *[hand_on] { $name } is the host now.
    }

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
your-turn = Your turn
game-at = { $title } at { $name }’s
game-at-home = { $title } at your table
phase-gathering = Still gathering
phase-playing = The game is on
phase-over = Finished
table-code = Table { $code }
table-of = At { $name }’s
seats-left =
    { $free ->
        [one] 1 of { $all } seats free
       *[other] { $free } of { $all } seats free
    }
seat-bot = Bot { $number }
seat-free = Seat { $number }

open-tables = Open tables
no-open-tables = Nobody is sitting around right now.
every-game = Every game
which-game = Which game?
play-now = Play now
play-now-help = At the fullest table that fits. If nobody is waiting, you open one: { $game }.
lobby-unreached = Connection lost. We’ll keep trying.

invited = Invited?
invited-help = A code from your host. No account, just a name.
enter-code = Enter a code
code-label = Table code, five characters
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
level = How hard should it be?
level-own = Your own mix, see below.
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
bots-explained = How good the bots are
bot-of-level = Bot · { $level }
bot-level = How the bot plays
at-the-table = At the table
listed = Show in the lobby
listed-help = Otherwise only those with the link or the code can come.
spectators = Spectators welcome
spectators-help = They see only what lies open.
tempo = How much time do you have?
tempo-name =
    { $tempo ->
        [evening] Evening
        [by_the_way] By the way
       *[unhurried] No clock
    }
tempo-help =
    { $tempo ->
        [evening] Everybody has a time bank. Each decision first has seconds of its own, and only then the bank runs. When it’s empty, the clock decides.
        [by_the_way] A move may take hours or days. Time only passes while everybody who is asked is awake.
       *[unhurried] Nobody hurries you. A clock only runs where a rule of the game needs one.
    }
tempo-hours =
    { $hours ->
        [24] 1 day
        [48] 2 days
        [72] 3 days
        [168] 1 week
       *[other] { $hours } hours
    }
tempo-of-table =
    { $tempo ->
        [evening] An evening with a clock: { $minutes } minutes in everybody’s bank, plus { $increment } seconds a decision.
       *[by_the_way] By the way: { $hours } a move, and your night doesn’t count.
    }
bank = Time bank
bank-help = In minutes, for the whole game.
increment = Time for a decision
increment-help = In seconds. Whatever is left over is lost.
together = When several are asked at once
together-help = In seconds, the same for everybody. It doesn’t touch the bank.
hours-a-move = Time for a move
hours-help = Nights don’t count. Everybody says when theirs is under “Who are you?”.
when-you-sleep = When do you sleep?
clocks = Clocks
clocks-help = In seconds. 0 means the clock does not run.
clock-state =
    { $state ->
        [off] Does not run.
        [usual] As usual.
       *[chosen] Usually { $seconds } seconds.
    }
when-away = When somebody is away
when-away-help = After two minutes, and only if the table is waiting for them.
when-away-wait = Wait
when-away-ask = Ask
when-away-mind = Bot plays
coach = Coach
coach-help = Plays many trial games and estimates from them how things stand.
coach-off = Off
coach-number = Just the number
coach-full = Each move, too
all-options = All rule settings
table-complete = All seats are taken. Ready to begin.
table-waits = For free seats you get a link, a code and a QR code.

## Settings

this-device = On this device
language = Language
language-de = Deutsch
language-en = English
sound = Sounds
sound-help = Short and quiet. A phone buzzes when it’s your turn. Everything you hear you also see.
volume = Volume
pace = Pace
pace-help = How long the table shows you what others do.
pace-calm = Calm
pace-normal = Normal
pace-quick = Quick
motion = Motion
motion-help = Calm means: cards jump instead of gliding.
motion-system = Same as the system
motion-less = Calm
motion-full = Everything
letters = Letters beside colours
letters-help = Every colour carries its letter everywhere.
tidings = When it is your turn
tidings-device = Tell me on this device
tidings-device-help = You get a notification when you are asked and are not looking, even with the page closed.
tidings-page-only = This browser can only tell you while the page is open somewhere.
tidings-insecure = This only works when the page comes over https. Ask whoever runs the server.
tidings-impossible = This browser cannot show notifications.
tidings-denied = The browser does not let this page notify you. You can change that in its settings.
tidings-off = On this server nobody is notified outside the page.
webhook = In your chat program
webhook-help = An address of yours, a webhook, gets one sentence when you are asked: which game, and at whose table.
webhook-url = Address of the webhook
webhook-save = Set up
webhook-secret-help = Every message is signed with this key. You only see it now.
webhook-try = Send a test
webhook-remove = Remove
webhook-arrived = The test has arrived.
webhook-lost = The test has not arrived. Is the address right?

## Who you are

guest = Guest
you-more = Devices, passkeys, your data
name-and-hat = Name and hat
devices = Other devices
devices-help = Take yourself along: open the link on the other device, or point its camera at it. You are the same person there, with all your tables.
device-link = Link for another device
device-qr = QR code for your other device
device-link-help = Works once, until { $until }. Whoever opens it plays as you: show it to nobody.
devices-known =
    { $count ->
        [one] So far you are known on this device only.
       *[other] You are known on { $count } devices.
    }
sign-out-others = Sign out everywhere else
signed-out-others = From now on you are known here only.
passkeys = Passkeys
passkeys-help = With a passkey you can come back any time, on a new device too. It stays with you, not with us.
passkeys-impossible = Passkeys only work where the server has a name and answers encrypted. The link above always works.
passkey-make = Set up a passkey
passkey-made = The passkey is set up.
passkey-show = Sign in with a passkey
passkey-show-help = Got one already? Sign in and you are yourself again here. Whoever you are on this device right now will be gone.
passkey-number = Passkey { $number }
passkey-since = since { $date }
passkey-used = last used { $date }
passkey-remove = Remove passkey { $number }
night = When you sleep
night-help = At tables that run by the way these hours don’t count when it’s your move. The others can tell from the deadlines when you sleep. A game that has begun keeps its deadlines.
night-from = From
night-to = To
night-zone = By the clock of this device: { $zone }
night-forget = Forget it
own-data = Your data
own-data-help = Name, hat, devices, passkeys, where you sat, your games and clubs. What you said at a table stands in the records of its games.
own-data-download = Download as a file
delete-me = Delete me
delete-me-title = Really delete?
delete-me-help = Your name disappears everywhere; old games say “Guest” instead. If one is still running, you get up and a bot takes over. There is no way back.
delete-me-now = Yes, delete
delete-me-not = I’d rather not
move-title = Is this you?
move-help = This link brings you here from your other device, with name, hat and tables. Here you are { $name } right now: that will be gone.
move-now = Yes, that is me
move-not = No
move-failed-title = This link is no longer valid.
move-failed-help = It works only once, and only for ten minutes. Get a new one on the other device.

## Rules

reading = To read
howto = How to play
howto-of = How to play { $game }
howto-end = How it ends
howto-mistakes = What first-timers get wrong
howto-play = Take me to a table
howto-rules = Read all the rules
all-rules = All rules
rules-contents = Chapters
rules-count = { $count } rules to look up
rule-example = Example:
find-rule = Find a rule
find-rule-example = A word or a number …
rules-found = { $found } of { $all } rules
no-rules = These rules are not available right now.
read-meanwhile = You can read while you are offline:

## Your people and your games

looking-back = People and games
people-title = Your people
history-title = Your games
