### The table in the browser.

## The board

board-start-word = Start
board-goal-word = Home
board-start = Start
board-stall = street stall
board-house = house
# "Gelateria at I2": the letters stand at the edge of the board.
board-venue = { $venue } at { $at }
board-seats = Everybody at the table
board-slots = Slots of the city
board-fields = Fields of the city
board-city = Board of Palermo. { $phase }.

board-slot-empty = { $slot_id }: empty
board-slot-start = { $slot_id }: start
board-slot-street = { $slot_id }: street
board-slot-free = { $slot_id }: { $venue }, entrance { $entrance }, still free
board-slot-chip =
    { $seat_is ->
        [you] { $slot_id }: { $venue }, entrance { $entrance }, your chip
       *[other] { $slot_id }: { $venue }, entrance { $entrance }, { $seat }’s chip
    }
board-slot-done =
    { $seat_is ->
        [you] { $slot_id }: { $venue }, entrance { $entrance }, you have collected
       *[other] { $slot_id }: { $venue }, entrance { $entrance }, { $seat } has collected
    }
board-entrance =
    { $seat_is ->
        [you] entrance { $venue }, your chip
       *[other] entrance { $venue }, { $seat }’s chip
    }
board-entrance-done = entrance { $venue }, collected
board-crook-of =
    { $seat_is ->
        [you] your crook
       *[other] { $seat }’s crook
    }
board-police-of =
    { $seat_is ->
        [you] your policeman
       *[other] { $seat }’s policeman
    }
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
board-allowance = Range
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
board-turned-not = { rotated }: doesn’t fit. Why?
board-stall-at = Entrance in the { $field }
board-pick-slot = Take a house and tap a marked slot. Tap any other slot to see why it doesn’t work there.
board-pick-other = Not like this. Take another slot or another house.
board-pick-turn = Turn it differently
board-lay = Build on { $slot_id }
board-cancel = Back
board-others-build = The others are building. Your turn soon.
board-how-place-start = Everybody sets out from here, and everybody has to come back. From the middle nowhere is far.
board-how-draft-claim = Take venues that lie close together.
board-how-choose-target = You can only collect there next, and everybody sees it.

## Collecting

board-step-police = Set your policeman
board-step-police-done =
    { $stands ->
        [yes] Policeman posted
       *[no] Policeman stays away
    }
board-step-pinned = Policeman pinned
board-step-move = Move your crook
board-police-how = Whoever steps on your policeman’s field pays one extra point. Tap a field, or leave it.
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
board-pick-venue = Points you don’t walk turn into money. Within reach:
board-pick-field = No venue within reach. You have { $allowance } points: get so close that many are left next time.
board-pays-nothing = Just the chip, no money. With more points left it pays better.
board-start-nothing = You don’t have all your chips yet. Nothing happens at the start.
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
board-wait = Range { $allowance }, { board-chips-out }.
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
board-fact-target = Next: { $slot }
board-fact-reach = Within reach

## The end

end-headline =
    { $seats_is ->
        [you] You take { $money } million out of Palermo
       *[other] { $seats } takes { $money } million out of Palermo
    }
end-headline-shared = { $seats } share the win: { $money } million each
end-caption = “We only went out for dinner.” The city shortly after closing time.
end-merit =
    { $money ->
        [one] 1 million
       *[other] { $money } million
    }
end-money = Money, round by round
end-plot =
    { $count ->
        [one] The money after one round
       *[other] The money over { $count } rounds
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
end-tour-map =
    { $seat_is ->
        [you] The city with your tour
       *[other] The city with { $seat }’s tour
    }
end-tour-stop =
    { $income ->
        [0] Round { $number }: { $slot }, no money
       *[other] Round { $number }: { $slot }, +{ $income }
    }
end-numbers = Your evening
end-best = million in one go
end-steps =
    { $count ->
        [one] step walked
       *[other] steps walked
    }
end-hops =
    { $count ->
        [one] hop to a corner
       *[other] hops to a corner
    }
end-empty =
    { $count ->
        [one] move without a venue
       *[other] moves without a venue
    }
end-text = The city, to play it again

## Guided game

guide-start = Whoever has the most money at the end wins. For that you build the city together, then collect at your venues. Put down the start first: everybody sets out from there and has to come back.
guide-supply = Five kinds of houses, the same for everybody. The white circle is the entrance: your crook will have to stop in front of that door.
guide-adjoin = Houses have to be built next to each other, wall to wall. Marked slots fit. Tap another one to see what is wrong with it.
guide-turns = Turn the house until the entrance is where you want it. Nothing is built until you press the button.
guide-near = Build your venues close together and close to the start. The shortest tour of the city usually wins.
guide-free = Free choice: the block is closed, nothing can be built on to it any more. Now the next house may go anywhere.
guide-race = Now for the money. Your crook has 3 points, every chip you collect adds one. The numbers show what a field costs.
guide-income = You get money for the points you don’t use. Arrive with your last point and you get just the chip.
guide-bypass = The road around the city: from any of its fields, one step takes you to the corner. Back along the side you walk field by field.
guide-wait = Feel free to stop one field before a venue. Next round it costs a single point, the rest is money.
guide-police = Your policeman costs the others an extra point when they step on his field. Not you.
guide-home = You have all your chips: now hurry to the start. There you get interest every round until everybody is home.
learnt-1 = Houses go wall to wall. Once a block is closed, you may build anywhere.
learnt-2 = Keep your venues close together and close to the start.
learnt-3 = You are paid for the points you have left when you arrive.
learnt-4 = Every chip makes your crook faster.
learnt-5 = First one home earns interest until everybody is there.
