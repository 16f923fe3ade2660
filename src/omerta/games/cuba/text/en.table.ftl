### The table in the browser.

## Phases, chapters and sayings as the table shows them

phase-line-take = The box is with { $holder }
phase-line-talk =
    { $where } · { $found } found · { $jokers ->
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
end-phrase-mother = I swear on my mother's grave. She's still alive.
end-phrase-rum = You owe me a bottle for that.

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

end-headline-recovered = { $godfather } has it all back
end-headline-nothing-stolen = Nothing missing. Scandal!
end-headline-all-stole = Thieves all round, and { $godfather } laughs
end-headline-out = The Godfather is history
end-headline-thief =
    { $thieves ->
        [one] { $seats } vanishes with { $count ->
            [one] one diamond
           *[other] { $count } diamonds
        }
       *[other] Gone with { $count ->
            [one] one diamond
           *[other] { $count } diamonds
        } each: { $seats }
    }
end-headline-agent = { $seat } was with the government all along
end-headline-shot = { $seat } was faster than the law
end-caption = “I only passed the box on.”
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
end-won-godfather = Won: no stolen diamond is missing any more.
end-won-thief = Won: not caught, and nobody has more.
end-won-loyal = Won with the Godfather.
end-won-killer = Held still and won with the Godfather.
end-won-agent = Won: accused, as ordered.
end-won-shot = Won: the shot hit an agent.
end-won-driver = Won with { $seat } on the back seat.
end-won-urchin = Won with the thieves.
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
guide-role = Your loot makes you who you are. Loyals search with the Godfather, thieves must not get caught, and the others have goals of their own. Yours is here.
guide-agent = You are an agent and win if the Godfather accuses you. So lie in a way that makes you look like a thief, but not too clumsily.
guide-driver = Your passenger is your neighbour on the right, who gave you the box. If they win, so do you. Find out what they are, and help.
guide-alibi = What you saw in the box is your only alibi. You can look it up here. Whether you tell it that way is up to you.
guide-answer = The Godfather is asking you. Truth, lie, silence: all allowed. Your answer then stands there for everybody.
guide-claims = Here is what everybody claims to have received, taken and passed on, in the order of the box. Claims are all they are.
guide-ask = You are the Godfather and lead the talk. Pick somebody and ask, for example about the diamonds in the box.
guide-breaks = Compare neighbours: what one claims to have passed on, the next must have received. Where that does not fit, at least one is lying.
guide-accuse = Are you sure? Then say “Empty your pockets!” here and hold the button down. A thief gives everything back, an agent wins on the spot.
guide-jokers = That was no thief, and the apology cost the Godfather a bottle. At the next mistake without a bottle he is out.
guide-peng = A moment of shock for everybody: only the killer may shout “Bang!”. If it hits an agent, the killer wins. Everybody else holds still.
guide-end = So much has been found. Once everything stolen is back, the Godfather wins with his loyals. If he is out before that, the richest free thief wins.

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
board-or-chip = or touch exactly one chip
board-only-chip = Nothing but chips left. Touch one.
board-empty-box = Empty. Don’t let it show.
board-lid = { $action }, close the lid
board-do = { $action }
board-remember = Remember what was inside. The Godfather will ask.
board-hide-note = Nobody will look for what you hide now.
board-change-mind = You may change your mind until time is up.
board-bag = The felt bag
board-way = The way of the box
board-held-by = The box is with { $name }
board-godfather-hides = The Godfather has one more look. Not a word.
board-silence = The box goes round. Not a word.
board-first = first player
board-last = last player
board-tab-table = Table
board-tab-claims = Claims
board-row-recv = got
board-row-took = took
board-row-pass = passed
board-row-gf-returned = back
board-what-all = all
board-untold = has not said yet
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
board-choose-suspect = { $name } into the light
board-talk-about = Talk about { $name }
board-question = Question { $number } to { $seat }: { question }
board-jokers = Bottles
board-mistakes =
    { $count ->
        [0] No mistake is free.
        [one] One mistake is free.
       *[other] { $count } mistakes are free.
    }
board-found = Loot found
board-found-count =
    { $count ->
        [0] None yet.
        [one] 1 diamond is back.
       *[other] { $count } diamonds are back.
    }
board-found-of = { $count } of { $total }. The rest sits at this table.
board-returned = back: { $contents }
board-box-shut = Only the Godfather looked inside
board-testimony = { $name } says
board-changed = not what it was
board-shout = { $name }, empty your pockets!
board-peng = Bang!
board-shot-by = { $name } fired
board-sorry = with apologies
board-watching = You are watching.
board-over = The pockets are empty. The paper is on its way.
board-listen = Listen. To move: { $seats }.
board-draw-curtain = Draw the curtain
board-out = You are out. Not a word until everything is revealed.
board-back-to-question = Back to the question
board-your-say = What do you say?
board-your-say-about = What is your impression?
board-something-else = Say something else
board-choose = Whom do you put in the light?
board-choose-accuse = Whom do you accuse?
board-final-demand = Time is up: accuse or give up.
board-asked =
    { $count ->
        [0] not asked yet
        [one] asked once
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
board-accuse-nobody = Put somebody in the light first.
board-accuse-open = This pocket is open already.
board-accuse-hint =
    { $count ->
        [0] Hold to accuse { $name }. No bottle left!
        [one] Hold to accuse { $name }. 1 bottle left.
       *[other] Hold to accuse { $name }. { $count } bottles left.
    }
board-press-again = Press once more and it counts.
board-leave-hint = Hold. The game is lost for you then.
board-about = About { $name }
board-choose-slot = What do you talk about?
board-choose-value = What do you say?
board-true = That is how it really was
board-yes = yes
board-no = no
board-sealed = Your answer lies face down. It gets serious now.
board-accused-you = All eyes are on you. Don’t blink.
board-hold-breath = Everybody holds their breath.
board-secret = My pocket
board-secret-hint = Hold to look
board-no-role = Your pocket is still empty.
board-saw = Seen: { $contents }
board-bagged = In the felt bag: { $bag }
board-took = Taken: { $take }
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

replay-way-counted = Counted
replay-way-counted-help = Every way of the box that these eyes could not rule out counts the same. Words prove nothing.
replay-way-weighed = Weighed
replay-way-weighed-help = With what suspects like to take, and how well their words go with it if they lie the way people do.
replay-open = Has not had the box yet.
replay-expected = { NUMBER($amount, maximumFractionDigits: 1) } diamonds on average
replay-found =
    { $count ->
        [one] 1 diamond
       *[other] { $count } diamonds
    }
