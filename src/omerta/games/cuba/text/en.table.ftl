### The table in the browser.

## Phases, chapters and sayings as the table shows them

phase-line-take =
    { $holder_is ->
        [you] The box is with you
       *[other] The box is with { $holder }
    }
phase-line-talk =
    Found: { $found } · { $jokers ->
        [0] no bottle
        [one] 1 bottle
       *[other] { $jokers } bottles
    }
end-chapter-box = The box
end-chapter-accused = Accusation { $number } · { $seat }
end-chapter-on = The interrogation goes on
end-phrase-honour = On my honour as a crook!
end-phrase-sold = The box was like that when I got it.
end-phrase-neighbour = Why not ask my neighbour?
end-phrase-lighter = It did feel rather light.
end-phrase-mother = I swear on my mother’s grave. She’s still alive.
end-phrase-rum = You owe me a bottle for that.
phrase-godfather-eyes = Look me in the eye when you lie to me.
phrase-godfather-patience = I have time. Do you?
phrase-godfather-family = Nobody steals in my family.
phrase-godfather-again = Tell me that again. Slowly.
phrase-godfather-cigar = I’ll know before this cigar is out.
phrase-godfather-last = This is your last chance.
reply-godfather-1 = Pretty words. I still count diamonds.
reply-godfather-2 = Keep talking. I hear better than you think.
reply-godfather-3 = I’ll remember that.
reply-godfather-4 = Is that so? And yet the box was lighter.
reply-godfather-5 = I’ll come to you.
reply-suspect-1 = Better ask the others.
reply-suspect-2 = I only say what I saw.
reply-suspect-3 = Don’t look at me like that.
reply-suspect-4 = We can talk about it over rum.
reply-suspect-5 = Those were your words, not mine.

## The table in words

end-fact-own = For your eyes only
end-fact-table = On the table
end-fact-box = The box in front of you
end-fact-seen = What you saw
end-fact-passenger = Your passenger
end-fact-mix = In the box at the start
end-fact-break = { $giver } claims to have passed on { $passed }, { $taker } to have received { $received } ({ $count })
end-fact-open = Open pocket
end-fact-bottle = A bottle by way of apology
end-fact-out = Out of the game

## The front page

end-headline-recovered =
    { $godfather_is ->
        [you] You have it all back
       *[other] { $godfather } has it all back
    }
end-headline-nothing-stolen = Nothing missing. Scandal!
end-headline-all-stole =
    { $godfather_is ->
        [you] Thieves all round, and you laugh
       *[other] Thieves all round, and { $godfather } laughs
    }
end-headline-out = The Godfather is history
end-headline-thief =
    { $thieves ->
        [one] { $seats_is ->
            [you] You vanish
           *[other] { $seats } vanishes
        } with { $count ->
            [one] one diamond
           *[other] { $count } diamonds
        }
       *[other] Gone with { $count ->
            [one] one diamond
           *[other] { $count } diamonds
        } each: { $seats }
    }
end-headline-agent =
    { $seat_is ->
        [you] You were with the government all along
       *[other] { $seat } was with the government all along
    }
end-headline-shot =
    { $seat_is ->
        [you] You were faster than the law
       *[other] { $seat } was faster than the law
    }
end-caption-thieves = “Suitcase? What suitcase?”
end-caption-godfather = “I never doubted you. Well, hardly ever.”
end-caption-agent = “Take a seat, Don. My turn to ask.”
end-caption-killer = “I only play the violin.”
end-merit-thief = Thief, loot: { $take }
end-merit-driver = Driver to { $seat }
end-journey = The truth about the box
end-returned = Back with the Godfather
end-got = got
end-said = said
end-said-passed = claims to have passed
end-honest = honest
end-lied = lied
end-mum = kept mum
end-accusations = “Empty your pockets!”
end-no-accusation = Nobody said that all evening.
end-shot-by = Bang! By { $seat }
end-goals = What everybody needed
end-rides = drives { $seat }
end-won-godfather = Won: no stolen diamond is missing.
end-won-thief = Won: not caught, and nobody has more.
end-won-loyal = Won: with the Godfather.
end-won-killer = Won: held fire, as the Godfather likes it.
end-won-agent = Won: accused, as planned.
end-won-shot = Won: the shot hit an agent.
end-won-driver = Won: with { $seat } in the back seat.
end-won-urchin = Won: with the thieves.
end-needed-godfather = Needed: every stolen diamond back.
end-needed-thief = Needed: the Godfather out, no arrest, the biggest haul.
end-needed-loyal = Needed: a Godfather who finds everything.
end-needed-fbi = Needed: an accusation.
end-needed-cia = { end-needed-fbi }
end-needed-driver = Needed: a passenger who wins.
end-needed-killer = Needed: an agent to shoot, or patience until the Godfather won.
end-needed-urchin = Needed: a thief who gets away.
end-needed-rule-breaker = Out: took nothing when something had to go.
end-questions =
    { $count ->
        [one] question
       *[other] questions
    }
end-lies =
    { $count ->
        [one] lie
       *[other] lies
    }
end-accused-count =
    { $count ->
        [one] accusation
       *[other] accusations
    }
end-found-of = { $found } of { $total }
end-found = found

## The first game, step by step

guide-box = Only you can see into the box. Take as many diamonds as you like or exactly one chip. You must take something, unless it is empty or you are the last.
guide-bag = You get the box first. You may make one chip disappear in the felt bag. It is out of the game then, and only you know.
guide-role = Your loot makes you who you are. Henchmen search with the Godfather, thieves must not get caught, and the others have goals of their own. Yours is here.
guide-agent = You are an agent and win if the Godfather accuses you. So lie in a way that makes you look like a thief, but not too clumsily.
guide-driver = Your passenger is your neighbour on the right, who gave you the box. If they win, so do you. Find out what they are, and help.
guide-alibi = What you saw in the box is your only alibi. You can look it up here. Whether you tell it that way is up to you.
guide-answer = The Godfather is asking you. Truth, lie, silence: all allowed. Your answer then stands there for everybody.
guide-claims = Here is what everybody claims to have received, taken and passed on, in the order of the box. Claims are all they are.
guide-ask = The box is back, and only you know what is missing. Pick somebody and ask: first how many diamonds were in the box, then what they took.
guide-breaks = There is a ≠: what one claims to have passed on, the next did not receive. At least one of the two is lying.
guide-accuse = Are you sure? Then say “Empty your pockets!” here and hold the button down. A thief gives everything back, an agent wins on the spot.
guide-jokers = That was no thief, and the apology cost the Godfather a bottle. At the next mistake without a bottle he is out.
guide-peng = A moment of shock for everybody: only the killer may shout “Bang!”. If it hits an agent, the killer wins. Everybody else holds still.
guide-end = So much has been found. Once everything stolen is back, the Godfather wins with his henchmen. If he is out before that, the richest free thief wins.
guide-hide = You are the Godfather, and you win when every stolen diamond is back. Who you accuse is up to you alone. Hide a few first: then only you know how many were in the box.
guide-marks = Between two neighbours there is a mark: ? means one of them has not said enough. ✓ means their words fit. ≠ means at least one of them is lying. Keep asking until there is no ? left.
learnt-1 = Only you know what you hid. That is how you check who tells the truth.
learnt-2 = ✓ fits, ? is still open, ≠ somebody is lying.
learnt-3 = A thief gives everything back. An innocent costs you a bottle.
learnt-4 = An agent wants to be accused, and then wins on the spot.
learnt-5 = Once everything stolen is back, the Godfather wins with his henchmen.

## The table

board-you = you
board-private = For your eyes only
board-place = Place { $place } of { $count }
board-seconds = { $count } s
board-inside = Inside
board-after = After
board-diamond = Diamond { $number }
board-diamonds =
    { $count ->
        [0] no diamonds
        [one] 1 diamond
       *[other] { $count } diamonds
    }
board-chips =
    { $count ->
        [0] no chips
        [one] 1 chip
       *[other] { $count } chips
    }
board-fewer = One diamond fewer
board-more = One diamond more
board-to-pocket =
    { $count ->
        [one] diamond into the pocket
       *[other] diamonds into the pocket
    }
board-to-hide =
    { $count ->
        [one] diamond into hiding
       *[other] diamonds into hiding
    }
board-or-chip = or tap exactly one chip
board-only-chip = Nothing but chips left. Tap one.
board-empty-box = Empty. Don’t let it show.
board-lid = { $action }, close the lid
board-do = { $action }
board-remember = Remember what was inside. The Godfather will ask.
board-hide-note = Nobody will look for what you hide now.
board-change-mind = You may change your mind until time is up.
board-bag = The felt bag
board-way = The box’s journey
board-held-by = The box is with { $name }
board-godfather-hides = The Godfather takes one more look. Not a word.
board-silence = The box goes round. Not a word.
board-why-waits = The box stays with every person for the same time, and with every bot for the same shorter time, so nobody can read anything into it.
board-first = first player
board-last = last player
board-tab-table = Table
board-tab-claims = Claims
board-row-recv = got
board-row-took = took
board-row-pass = passed
board-row-gf-returned = back
board-what-all = all
board-untold = hasn’t said yet
board-refused = won’t say
board-forgot = forgot
board-no-answer = silent
board-caught = Caught
board-out-shot = Shot
board-out-fired = Fired a shot
board-out-rule-breaker = Took nothing
board-out-no-joker = Out
board-out-clock = Out
board-out-abdicated = Out
board-joint-fits = What { $giver } passed on and { $taker } got fits
board-joint-broken = A break between { $giver } and { $taker }
board-joint-unknown = Between { $giver } and { $taker } it is still open
board-choose-suspect = Put { $name } under the lamp
board-talk-about = Talk about { $name }
board-question =
    { $seat_is ->
        [you] Question { $number } for you: { question }
       *[other] Question { $number } for { $seat }: { question }
    }
board-jokers = Bottles
board-mistakes =
    { $count ->
        [0] No second chances.
        [one] One mistake allowed.
       *[other] { $count } mistakes allowed.
    }
board-found = Loot found
board-found-count =
    { $count ->
        [0] None yet.
        [one] 1 diamond is back.
       *[other] { $count } diamonds are back.
    }
board-found-of = { $count } of { $total }. The rest is sitting at this table.
board-returned = back: { $contents }
board-box-shut = Only the Godfather looked inside
board-testimony = { $name } says
board-changed = different before
board-shout = { $name }, empty your pockets!
board-peng = Bang!
board-shot-by = { $name } fired
board-sorry = with apologies
board-watching = You are watching.
board-over = The pockets are empty. The paper is on its way.
board-listen =
    { $seats_is ->
        [you] Listen. You’re next.
       *[other] Listen. To move: { $seats_with_you }.
    }
board-hand-on = The box moves on in a moment. Hand the device to { $name }.
board-once-more = Wait, { $name } wants another look
board-draw-curtain = Draw the curtain
board-out = You are out. Not a word until everything is revealed.
board-back-to-question = Back to the question
board-your-say = What do you say?
board-your-say-about = What is your impression?
board-something-else = Say something else
board-choose = Who goes under the lamp?
board-choose-accuse = Who do you accuse?
board-final-demand = Time is up: accuse or give up.
board-asked =
    { $count ->
        [0] not asked yet
        [one] asked once
        [2] asked twice
       *[other] asked { $count } times
    }
board-questions-left =
    { $count ->
        [0] no question left
        [one] 1 question left
       *[other] { $count } questions left
    }
board-mode = Ask or speak yourself
board-mode-ask = Ask
board-mode-say = Say something yourself
board-topic = { question }
board-empty-pockets = Empty your pockets!
board-accuse-nobody = Put somebody under the lamp first.
board-accuse-open = These pockets are already open.
board-accuse-hint =
    { $count ->
        [0] Hold to accuse { $name }. No bottle left!
        [one] Hold to accuse { $name }. 1 bottle left.
       *[other] Hold to accuse { $name }. { $count } bottles left.
    }
board-press-again = Press once more and it counts.
board-leave-hint = Hold to give up. You lose.
board-whom = Who is it about?
board-whom-me = Me
board-choose-slot = What will you talk about?
board-choose-value = What will you say?
board-true = That’s how it really was
board-yes = yes
board-no = no
board-sealed = Your answer is in, face down. Now it gets serious.
board-accused-you = All eyes are on you. Don’t blink.
board-hold-breath = Everybody holds their breath.
board-secret = My pocket
board-secret-hint = Hold to look
board-no-role = Your pocket is still empty.
board-saw = Saw: { $contents }
board-bagged = In the felt bag: { $bag }
board-took = Took: { $take }
board-hid =
    { $count ->
        [0] Hidden: nothing
       *[other] Hidden: { board-diamonds }
    }
board-missing =
    { $count ->
        [0] Nothing is missing any more.
       *[other] Still missing: { board-diamonds }
    }
board-passenger = Your passenger: { $name }

## The replay

replay-way-counted = What was certain
replay-way-counted-help = Only what these eyes have seen counts. Words prove nothing.
replay-way-weighed = What you could guess
replay-way-weighed-help = With what suspects like to take, and how well their words go with it.
replay-open = Has not had the box yet.
replay-expected = { NUMBER($amount, maximumFractionDigits: 1) } diamonds on average
replay-found =
    { $count ->
        [one] 1 diamond
       *[other] { $count } diamonds
    }
