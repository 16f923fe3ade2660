### The words of the pages about people and games; they are fetched when somebody reads them.

company = People you have played with
company-empty = Nobody yet. Play with others, and you will find them here.
company-no-table = To invite somebody you need a table with a free seat.
company-games =
    { $count ->
        [0] playing with you now
        [one] one game
       *[other] { $count } games
    }
company-last = last on { $date }
company-invite = Invite
company-invite-label = Invite { $name } to table { $code }
company-invited = Invited
company-block = Block
company-block-label = Block { $name }
company-unblock = Unblock
company-unblock-label = Unblock { $name }
invitable = I take invitations
invitable-help = People you have played with may invite you to tables and clubs.
invite-known = Invite with one tap
invite-known-label = Invite { $name }
invite-known-done = { $name } is invited

asked = Invitations
asked-to-table = { $name } invites you: { $game }
asked-yes = Go to the table
asked-free =
    { $count ->
        [one] One seat is still free
       *[other] { $count } seats are still free
    }
asked-no = No thanks

clubs = Clubs
clubs-help = People who meet again. Nobody is in one without having said yes.
club-ask = { $name } asks: will you join the club “{ $club }”?
club-ask-rated = This club keeps a rating. By joining you agree to it.
club-ask-more = Ask somebody else
club-join = I’m in
club-members =
    { $count ->
        [one] one person
       *[other] { $count } people
    }
club-member-asked = asked
club-open-table = Open a table for everybody
club-send-away = Remove { $name } from the club
club-leave = Leave the club
club-leave-title = Leave “{ $club }”?
club-leave-help = You can only come back if somebody asks you again. If you are the last one, the club ends.
club-stay = Stay
club-found = Start a club
club-found-now = Start it
club-name-example = Thursday night
club-whom = Whom do you ask?

rating-agree = I’m for a rating
rating-off = Off. { $agreeing } of { $all } are for it; it starts when everybody is.
rating-on =
    { $count ->
        [0] On. No game counts yet.
        [one] On. One game counts.
       *[other] On. { $count } games count.
    }
rating-none = none yet
rating-spread =
    ± { $spread } · { $count ->
        [one] one game
       *[other] { $count } games
    }
rating-what = What counts?
rating-what-counts = Everybody starts at 1000. Only winning counts: those who win together rise together, everybody else falls. Beating stronger players counts for more. The ± says how unsure the number still is.
rating-what-not = Games at the club’s tables count if all people there belong to the club. If you all win or lose together, it doesn’t count. Bots are not rated. Role, points and speed don’t count.

history-empty = No game finished yet.
history-empty-help = Once one is, you will see here how it ended, with whom and how long it took.
history-games = One by one
history-more = Older games
history-with = with { $names }
history-bots =
    { $count ->
        [one] a bot
       *[other] { $count } bots
    }
history-minutes =
    { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
history-minded = a bot played for you at the end
history-won = won
history-shared = won with others
history-together = won together
history-lost = lost
history-nobody = everybody lost

figures = What they came to
figures-help = The bar shows how often you have won. The line shows where your true share probably lies: the more games, the shorter it is.
figures-sum =
    { $played ->
        [one] One game
       *[other] { $played } games
    }, { $won } won, on average { $minutes ->
        [0] under a minute
        [one] one minute
       *[other] { $minutes } minutes
    }
figures-of = { $won } of { $played }
figures-whole = All
figures-table = As a table
figures-role = Role
figures-played = Games
figures-won = Won
figures-share = Share
figures-bounds = Probably
figures-minutes = Minutes
figures-between = { $low } to { $high }
figures-course = The last games, the newest last: { $results }.
figures-one-won = won
figures-one-lost = lost

evening = The evening so far
evening-games =
    { $count ->
        [one] One game
       *[other] { $count } games
    }
evening-you = You
evening-won =
    { $count ->
        [one] One win: { $games }
       *[other] { $count } wins: { $games }
    }
evening-none = no win yet
evening-next = How does the evening go on?
evening-choose = Go on with { $game }
evening-wish = I’d like to play { $game }
evening-wishes =
    { $count ->
        [one] one vote
       *[other] { $count } votes
    }
evening-host = You decide. The numbers say what the others would like.
evening-vote = Tap what you would like. With { $needed } votes it goes on with that; otherwise the host decides.
evening-join = Go on with { $game }
