### The table in the browser.

## The board

board-start-word = Start
board-goal-word = Home
board-start = Start
board-stall = street stall
board-house = house
board-seats = Everybody at the table
board-slots = Slots of the city
board-fields = Fields of the city
board-city = Board of Palermo. { $phase }.

board-slot-empty = { $slot }: empty
board-slot-start = { $slot }: start
board-slot-street = { $slot }: street
board-slot-free = { $slot }: { $venue }, entrance { $entrance }, still free
board-slot-chip = { $slot }: { $venue }, entrance { $entrance }, chip of { $seat }
board-slot-done = { $slot }: { $venue }, entrance { $entrance }, { $seat } has collected
board-entrance = entrance { $venue }, chip of { $seat }
board-entrance-done = entrance { $venue }, collected
board-crook-of = crook of { $seat }
board-police-of = policeman of { $seat }
board-cost =
    { $cost ->
        [0] stay here
        [one] costs 1 point
       *[other] costs { $cost } points
    }
board-cost-income = { board-cost }, pays { board-millions }
board-millions =
    { $income ->
        [0] nothing
       *[other] { $income } million
    }

board-million = m
board-million-lire = million lire
board-allowance = Allowance
board-chips-laid = { $count } of { $all } venues built
board-chips-got = { $count } of { $all } chips collected
board-chips-out =
    { $count ->
        [0] all chips collected
        [one] 1 chip to go
       *[other] { $count } chips to go
    }
board-home-since = Home since round { $number }
board-police-hand = Policeman waits
board-police-on = Policeman on { $field }
board-police-pinned = Policeman pinned
board-interest = Whoever is home gets { $count } million interest every round.
board-zoom-in = Magnifier: closer
board-zoom-out = Further away

## Building

board-supply = Houses in the supply
board-supply-kind = { $kind }: { $count }× left
board-turns = Which way round?
board-turned = { rotated }
board-turned-not = { rotated }: does not fit. Why?
board-stall-at = Entrance in the { $field }
board-pick-slot = Take a house and tap a marked slot. On any other slot you see why it does not work there.
board-pick-other = Not like this. Take another slot or another house.
board-pick-turn = Turn it differently
board-lay = Build on { $slot }
board-cancel = Back
board-others-build = The others are building. Your turn soon.
board-how-place-start = Everybody sets out from here, and everybody must come back. In the middle all ways are short.
board-how-draft-claim = Take venues that lie close together.
board-how-choose-target = You may collect only there next. Everybody sees it.

## Collecting

board-step-police = Set your policeman
board-step-police-done = Policeman done
board-step-pinned = Policeman pinned
board-step-move = Move your crook
board-police-how = Whoever steps on your policeman's field pays one extra point. Tap a field, or leave it.
board-police-leave = Leave him there
board-police-keep = Keep him for now
board-steps = Fields
board-fines =
    { $count ->
        [one] Policeman
       *[other] Policemen
    }
board-lost =
    { $count ->
        [one] point is lost
       *[other] points are lost
    }
board-paying = Where there is money
board-pick-venue = What you do not walk turns into money. Within reach:
board-pick-field = No venue within reach. You have { $allowance } points: get so close that many are left next time.
board-pays-nothing = Just the chip, no money. With more points left it pays better.
board-start-nothing = You do not have all your chips yet. Nothing happens at the start.
board-collect =
    { $income ->
        [0] Take the chip, no money
       *[other] Collect: { $income } million lire
    }
board-go-home =
    { $income ->
        [0] Come home
       *[other] Come home: { $income } million lire
    }
board-elsewhere = Somewhere else
board-where = Where am I?
board-wait = Allowance { $allowance }, { board-chips-out }.
board-wait-home = You are home and get { $interest } million every round.
board-watching = You are watching. Nothing is hidden here.

## Headline, log, list

board-phase-build = Building · venue { $built } of { $all }
board-phase-draft = Sharing out · venue { $built } of { $all }
board-phase-race = Collecting · round { $number }
board-chapter-build = The city grows
board-chapter-round = Round { $number }
board-phrase-police = Nice policeman.
board-phrase-note = I will remember that.
board-phrase-look = Just sightseeing.
board-phrase-mine = I was going there!
board-phrase-luck = Pure coincidence.
board-fact-turn = Standing
board-fact-supply = Houses in the supply
board-fact-city = The city, row { $number }
board-fact-money = { $count } million
board-fact-crook = Crook on { $field }
board-fact-target = Target: { $slot }
board-fact-reach = Within reach

## The end

end-headline = { $seats } takes { $money } million out of Palermo
end-headline-shared = { $seats } share the win: { $money } million each
end-caption = “We only went out for dinner.” The city shortly after closing time.
end-money = Money, round by round
end-plot =
    { $count ->
        [one] Curve of the money after one round
       *[other] Curves of the money after { $count } rounds
    }
end-round = Round
end-accounts = Where the money came from
end-venues = Venues
end-arrival = Arrival
end-interest = Interest
end-sum = Sum
end-home = Home in round
end-home-never = –
end-fines = Fines
end-tour = The tour of
end-tour-map = The city with the tour of { $seat }
end-tour-stop =
    { $income ->
        [0] Round { $number }: { $venue } on { $slot }, no money
       *[other] Round { $number }: { $venue } on { $slot }, +{ $income }
    }
end-numbers = Your evening
end-best = million in one go
end-steps = steps walked
end-hops = hops to a corner
end-empty = moves without a venue
end-text = The city, to play it again

## Guided game

guide-start = The city begins here. Where the start lies, everybody sets out later and has to come back. Take something in the middle.
guide-supply = Five kinds of houses, the same for all. The white circle is the entrance: your crook will have to stop in front of that door.
guide-adjoin = Houses must be built on to each other, wall to wall. Marked slots fit. Tap another one and you see what is wrong with it.
guide-turns = Turn the house until the entrance lies well. Nothing is built before you press the button.
guide-near = Build your venues close together and close to the start. The shortest tour of the city usually wins.
guide-free = Free choice: the block is closed, nothing can be built on any more. Now the next house may go anywhere.
guide-race = Now for the money. Your crook has 3 points, every chip you collect adds one. The numbers show what a field costs.
guide-income = Money comes from the points you do not use. Arrive with your last point and you get just the chip.
guide-bypass = The road around the city: from any of its fields one step takes you to the corner. Back into the side you walk field by field.
guide-wait = Feel free to stop one field before a venue. Next round it costs a single point, the rest is money.
guide-police = Your policeman costs the others an extra point when they step on his field. Not you.
guide-home = All chips together: now quickly to the start. There you get interest every round until the last one is home.
