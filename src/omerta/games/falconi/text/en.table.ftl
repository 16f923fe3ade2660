### Only in the browser: what the board, the front page and the guided game say.

## The city

board-city = The city, Pizza { $variant }, nine by nine cells
board-cars = All the cars
board-targets = What you can tap on the map
board-place =
    { $side_id ->
        [N] { $cell }, heading north
        [E] { $cell }, heading east
        [S] { $cell }, heading south
       *[W] { $cell }, heading west
    }
board-border =
    { $side_id ->
        [N] North edge { $name }, at the harbour
        [E] East edge { $name }, in the country
        [S] South edge { $name }, by the prison
       *[W] West edge { $name }, by the forest
    }
board-cell-empty = { $cell }: empty
board-cell = { $cell }: { $card }, streets to { $sides }
board-escape-at =
    { $colour_id ->
        [green] Hut in the forest: { $border }
        [blue] Boat in the harbour: { $border }
       *[yellow] Plane in the country: { $border }
    }
board-at-start =
    { $car_id ->
        [prison] still in prison
       *[other] at the station
    }
board-out = out of the game
board-behind =
    { $count ->
        [one] 1 card behind the Don
       *[other] { $count } cards behind the Don
    }
board-bombs =
    { $count ->
        [one] 1 chili bomb
       *[other] { $count } chili bombs
    }
board-boosts =
    { $count ->
        [one] 1 chili boost
       *[other] { $count } chili boosts
    }
board-bomb-word = Bomb
board-boost-word = Boost
board-reserve = Reserve: { $cards }
board-hidden-card = face-down card
board-round = Round { $number }
board-round-of = Round { $number } of { $last }
board-pile =
    { $count ->
        [0] pile empty
       *[other] { $count } left
    }
board-actions =
    { $count ->
        [0] no action left
        [one] 1 action left
       *[other] { $count } actions left
    }
board-zoom-in = Magnifier: closer
board-zoom-out = Further away

## Laying

board-hand = Your cards
board-drawn = { $card }, just drawn
board-secret = Secret: { $card }
board-only-you = Only you can see this
board-turns = Which way round?
board-rotation = Streets to { $sides }
board-rotation-bad = { $how }. Careful, this puts you out
board-put = Lay it here: { $cell }
board-turn-it = Turn it on { $cell }. Now: { $how }
board-lay-here = Lay here
board-lay-how = Tap the card to turn it. Tap an arrow: lay and drive.
board-lay-and = Lay, then: { $then }
board-turn-how = Tap the cell again to turn the card.
board-sure = Really? Once more
board-fatal = No street leads on this way: you are out.
board-fatal-don = No street leads on this way: you have lost.
board-blocks = Stuck for good: { $cars }.
board-pick-cell = Where? Tap a marked cell beside you.
board-pick-border = Where? Tap a spot on the edge.
board-cells = Empty cells beside you
board-on-cell = on { $cell }
board-three-cards = Lay one of your three cards: first the card, then a cell.
board-borders = Spots on the edge
board-escape-don = Your accomplice is waiting at the edge. Put him where you can reach him.
board-escape-police = An accomplice is out there. Put him where the Don can’t reach him.

## Driving

board-advance = Somebody has built in front of you. Drive on first, then you draw.
board-drive = Drive to an open end of the street, whichever you like.
board-goal-drive = To { $cell }
board-goal-catch = Grab him
board-goal-flee = Flee at { $cell }
board-goal-blast = Blast at { $cell }
board-goal-turn = Turn round
board-goal-boost = Boost to { $cell }
board-goal-label =
    { $side_id ->
        [N] { $goal }, heading north
        [E] { $goal }, heading east
        [S] { $goal }, heading south
       *[W] { $goal }, heading west
    }
board-goal-break = Through the wall
board-draw = Draw
board-modes = More than one way
board-mode-drive = Drive …
board-mode-turn = Turn round …
board-mode-boost = Boost …
board-hold-turn = Turn round, all three actions
board-boost-on =
    { $count ->
        [one] One more card.
       *[other] Up to { $count } more cards.
    }
board-boost-stop = Stop here
board-threat =
    { $side_id ->
        [N] { $car } comes from the north and grabs you!
        [E] { $car } comes from the east and grabs you!
        [S] { $car } comes from the south and grabs you!
       *[W] { $car } comes from the west and grabs you!
    }
board-bomb = Chili bomb!
board-give-up = Hands up
board-wait-don = The red trail behind you: that is where they can catch you from.
board-wait-police = On the red trail you can catch the Don. In the other lane you can’t.
board-you-are-out = You are out. Sit back and watch.
board-watching = You are watching. The Don’s face-down cards stay face down.

## Headline, log, list

board-phase = Pizza { $variant } · { $round }
board-chapter = Round { $number }
board-phrase-spicy = Too hot for you.
board-phrase-right = I had the right of way!
board-phrase-oneway = That is a one-way street.
board-phrase-papers = Licence and registration, please.
board-phrase-delivery = I’ll take the tradesmen’s entrance.
board-fact-turn = Where it stands
board-fact-turn-of = { $car } to move
board-fact-pile =
    { $count ->
        [0] The pile is empty
        [one] 1 card in the pile
       *[other] { $count } cards in the pile
    }
board-fact-city = The city, row { $number }
board-fact-borders = At the edge
board-fact-craters = Craters
board-fact-crater = between { $one } and { $two }
board-fact-trail = The Don can be caught from
board-fact-trail-step =
    { $count ->
        [one] { $place }: 1 card
       *[other] { $place }: { $count } cards
    }
board-fact-ends = Open ends: { $places }
board-fact-removed = Out of the game
board-fact-count = { $count }× { $card }

## The front page

end-headline-caught =
    { $winners_is ->
        [you] You nab the Don
       *[other] { $count ->
            [one] { $winners } nabs the Don
           *[other] { $winners } nab the Don
        }
    }
end-headline-don-blocked = End of the road for Don Falconi
end-headline-police-out = Falconi has the town to himself
end-headline-escaped =
    { $colour_id ->
        [green] Falconi lost in the woods
        [blue] Falconi puts to sea
        [yellow] Falconi takes off
       *[none] Falconi leaves no address
    }
end-headline-nightfall =
    { $side_id ->
        [don] Night swallows the Don
       *[police] Night falls. The Don still circles
    }
end-why-caught =
    { $car_is ->
        [you] You came up behind the Don at { $cell }.
       *[other] { $car } came up behind the Don at { $cell }.
    }
end-why-don-blocked =
    { $cell ->
        [none] The Don never even left the prison.
       *[other] At { $cell } the Don ran out of road: wall, border, dead end.
    } { end-winners }
end-why-police-out = Not one police car can move. { end-winners }
end-why-escaped =
    { $colour_id ->
        [green] At the edge of the forest, by { $cell }, a hut stood open.
        [blue] At the quay by { $cell } a boat lay waiting.
        [yellow] In the fields by { $cell } the propeller was already turning.
       *[none] An accomplice waited at the border.
    } { end-winners }
end-why-nightfall =
    { $side_id ->
        [don] { $rounds } rounds of chase, then darkness. Whoever still drives now drives away.
       *[police] { $rounds } rounds and no way out. At night the town is closed.
    } { end-winners }
end-winners =
    { $winners_is ->
        [you] You win.
       *[other] { $count ->
            [one] { $winners } wins.
           *[other] { $winners } win.
        }
    }
end-caption-caught = “I only went out for a pizza.” The wanted man, just before the click.
end-caption-don-blocked = “There was a road here yesterday.” The wanted man meets a wall.
end-caption-police-out = “We will call you back.” The patrol, left far behind.
end-caption-escaped = “I only went out for a pizza.” The wanted man at the edge of town.
end-caption-nightfall = “Got a light?” The chase at nightfall.
end-merit-police =
    { $count ->
        [one] Police
       *[other] Police: { $cars }
    }
end-chase = The whole chase in ten seconds
end-map = The city with the routes of all cars
end-play = Play
end-pause = Pause
end-scrub = Move through the chase
end-scene = Round { $round }. { $text }
end-cars = Who got how far
end-driver = Car
end-driven = driven
end-laid = laid
end-left = Whereabouts
end-left-caught = caught
end-left-blocked = walled in
end-left-fled = fled
end-left-free = at large
end-left-night = still circling
end-left-out = out in round { $round }
end-left-in = in to the last
end-numbers = The chase in numbers
end-rounds =
    { $count ->
        [one] round
       *[other] rounds
    }
end-bombs =
    { $count ->
        [one] chili bomb
       *[other] chili bombs
    }
end-boosts =
    { $count ->
        [one] chili boost
       *[other] chili boosts
    }
end-overtaken =
    { $count ->
        [one] police car overtaken
       *[other] police cars overtaken
    }
end-turns =
    { $count ->
        [one] three-point turn
       *[other] three-point turns
    }
end-catches =
    { $count ->
        [one] grab from behind
       *[other] grabs from behind
    }
end-narrow =
    { $car_is ->
        [you] { $steps ->
            [0] That was close: in round { $round } you had the Don at { $cell }, and then the road blew up.
            [one] That was close: in round { $round } you were right behind the Don at { $cell }.
            [2] That was close: in round { $round } you were 2 cards short of the Don at { $cell }.
            [3] That was close: in round { $round } you were 3 cards short of the Don at { $cell }.
           *[other] Nobody got nearer from behind than you in round { $round }: you were { $steps } cards short.
        }
       *[other] { $steps ->
            [0] That was close: in round { $round } { $car } had the Don at { $cell }, and then the road blew up.
            [one] That was close: in round { $round } { $car } was right behind the Don at { $cell }.
            [2] That was close: in round { $round } { $car } was 2 cards short of the Don at { $cell }.
            [3] That was close: in round { $round } { $car } was 3 cards short of the Don at { $cell }.
           *[other] Nobody got nearer from behind than in round { $round }: { $car } was { $steps } cards short.
        }
    }
end-narrow-never = Nobody ever followed in the Don’s tracks.
end-narrow-last = Nobody was close behind the Don until it was all over.
end-narrow-before =
    { $car_is ->
        [you] { $steps ->
            [0] Before that, it was closest in round { $round }: you had the Don at { $cell }, and then the road blew up.
            [one] Before that, it was closest in round { $round }: you were right behind the Don at { $cell }.
           *[other] Before that, it was closest in round { $round }: you were { $steps } cards short at { $cell }.
        }
       *[other] { $steps ->
            [0] Before that, it was closest in round { $round }: { $car } had the Don at { $cell }, and then the road blew up.
            [one] Before that, it was closest in round { $round }: { $car } was right behind the Don at { $cell }.
           *[other] Before that, it was closest in round { $round }: { $car } was { $steps } cards short at { $cell }.
        }
    }
end-hidden = What the Don held face down
end-hidden-none = Nothing. The Don’s pockets were empty.
end-hidden-reserve = Reserve: { $card }
end-hidden-secret =
    { $colour_id ->
        [green] Secret: the escape card to the forest
        [blue] Secret: the escape card to the harbour
       *[yellow] Secret: the escape card to the country
    }
end-next =
    { $own ->
        [yes] In the next game you are the Don.
       *[no] In the next game { $seat } is the Don.
    }
end-again =
    { $own ->
        [yes] In a rematch everybody moves on one chair. Then you are the Don.
       *[no] In a rematch everybody moves on one chair. Then { $seat } is the Don.
    }

## The guided game

guide-don = You are Don Falconi on the run, and you win when every police car is stuck. If they catch you from behind or you can’t go on, they win. Lay your card; the arrows show where you drive next.
guide-police = You are after the Don. You win if you catch him from behind in his lane, or if he can’t go on. If all of you are stuck, he wins. Your card goes in front of your station: turn it, and the arrows show where you drive next.
guide-drive = At a junction you choose. You always drive to an open end of the road, never just a little way.
guide-don-lanes = Keep right, even as a crook. Every road has two lanes. Only the red one is dangerous: whoever comes along it from behind has you. Oncoming traffic just waves.
guide-police-lanes = The same road is not enough, it must be the Don’s lane. Red is where you get him from: from behind, in his direction. In the other lane you drive past.
guide-catch = The way from behind is clear. The red arrow catches the Don, unless he has a bomb left.
guide-react = The police are behind you! A chili bomb tears up the road between you, for good. Without a bomb this is the end.
guide-crater = A crater: nobody drives across this edge any more, either way. Whoever finds a way round from behind may try again.
guide-blast = A wall ahead, a road behind it: a bomb blasts the way open. With nothing behind the wall it is no use.
guide-advance = Somebody has built on in front of you. Drive to an open end first, then you draw your card.
guide-trap = Mind the warning cone: laid like this, every road you can reach ends at a wall or at the edge. Then you are out.
guide-block = Cards only have to fit your own road. With this one you can close somebody’s last way out, and that is allowed.
guide-turning = A dead end to turn in: it takes you into the other lane. Without a side road behind you, though, it leads nowhere else.
guide-junction = Side roads are life insurance: if somebody walls you in ahead, you take the other one behind.
guide-bombs = You have two chili bombs. Throw one behind you when you are about to be caught, or one ahead when a wall is in the way. Save them.
learnt-1 = Lay a card, turn it, drive to the open end.
learnt-2 = Only somebody behind you in your own lane is dangerous.
learnt-3 = A chili bomb stops whoever is behind you, or blasts a wall ahead.
learnt-4 = Junctions keep ways out open. With no open end you are out.
learnt-5 = You may close the police’s roads, too.
