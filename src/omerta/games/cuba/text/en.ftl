### Mafia de Cuba. The same keys as in de.ftl; what a field means is in events.py, actions.py, options.py and talk.py.

title = Mafia de Cuba
notice = All of this is make-believe. In real life we advise against liquor, drugs, guns and crime.

## Persons, chips, loot

kind-loyal = Loyal
kind-fbi = FBI agent
kind-cia = CIA agent
kind-driver = Driver
kind-killer = Killer
kind-none = no chip

role-godfather = Godfather
role-thief = Thief
role-loyal = { kind-loyal }
role-fbi = { kind-fbi }
role-cia = { kind-cia }
role-driver = { kind-driver }
role-killer = { kind-killer }
role-urchin = Street Urchin
role-rule-breaker = Rule-breaker

take-nothing = nothing
take-none = nothing, which was forbidden
take-diamonds-1 = 1 diamond
take-diamonds-2 = 2 diamonds
take-diamonds-3 = 3 diamonds
take-diamonds-4 = 4 diamonds
take-diamonds-5 = 5 diamonds
take-diamonds-6 = 6 diamonds
take-diamonds-7 = 7 diamonds
take-diamonds-8 = 8 diamonds
take-diamonds-9 = 9 diamonds
take-diamonds-10 = 10 diamonds
take-diamonds-11 = 11 diamonds
take-diamonds-12 = 12 diamonds
take-diamonds-13 = 13 diamonds
take-diamonds-14 = 14 diamonds
take-diamonds-15 = 15 diamonds
take-chip-loyal = { kind-loyal }
take-chip-fbi = { kind-fbi }
take-chip-cia = { kind-cia }
take-chip-driver = { kind-driver }
take-chip-killer = { kind-killer }

bag-none = nothing
bag-loyal = a loyal
bag-fbi = the FBI agent
bag-cia = the CIA agent
bag-driver = a driver
bag-killer = the killer

# What a role wants and what helps it, for the secret card.
goal-godfather = You win with your loyals when every stolen diamond is back.
goal-thief = You win when the Godfather is out, you are not caught and no other free thief has more diamonds.
goal-loyal = You win with the Godfather when he finds all diamonds.
goal-fbi = You win at once and alone when the Godfather accuses you.
goal-cia = { goal-fbi }
goal-driver = You win when your right neighbour wins, the one who gave you the box.
goal-killer = You win with the Godfather as long as you hold fire. Shoot an agent, and you win at once and alone.
goal-urchin = You win when the Godfather is out and so a thief wins.
goal-rule-breaker = You are out: you took nothing when you had to.

advice-godfather = Lead the talk, ask everybody something else and let all of them speak. Accuse only when you are sure.
advice-thief = Turn suspicion on your neighbours, or on somebody with bigger pockets.
advice-loyal = See that you are believed, and help him look.
advice-fbi = Behave like somebody who has stolen. But not too gladly.
advice-cia = { advice-fbi }
advice-driver = Find out who your passenger is, then stand up for him.
advice-killer = Wait for the accusation of an agent. A shot at the wrong one costs you the victory.
advice-urchin = Look suspicious. Accusing you costs the Godfather dearly.
advice-rule-breaker = You may watch, but not talk.

## What is in the box

diamonds-in-box =
    { $contents_diamonds ->
        [0] no diamonds
        [one] 1 diamond
       *[other] { $contents_diamonds } diamonds
    }
chips-in-box = { loyals-in-box }{ fbi-in-box }{ cia-in-box }{ drivers-in-box }{ killer-in-box }{ no-chips-in-box }
loyals-in-box =
    { $contents_loyal ->
        [0] {""}
        [one] , 1 loyal
       *[other] , { $contents_loyal } loyals
    }
fbi-in-box =
    { $contents_fbi ->
        [0] {""}
       *[other] , the FBI agent
    }
cia-in-box =
    { $contents_cia ->
        [0] {""}
       *[other] , the CIA agent
    }
drivers-in-box =
    { $contents_driver ->
        [0] {""}
        [one] , 1 driver
       *[other] , { $contents_driver } drivers
    }
killer-in-box =
    { $contents_killer ->
        [0] {""}
       *[other] , the killer
    }
no-chips-in-box =
    { $contents_loyal ->
        [0] { $contents_fbi ->
            [0] { $contents_cia ->
                [0] { $contents_driver ->
                    [0] { $contents_killer ->
                        [0] , no chips
                       *[other] {""}
                    }
                   *[other] {""}
                }
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {""}
    }

## What is talked about

slot-recv-diamonds = Diamonds received
slot-recv-chips = Chips received
slot-recv-loyal = Loyals received
slot-recv-fbi = FBI agent received
slot-recv-cia = CIA agent received
slot-recv-driver = Drivers received
slot-recv-killer = Killer received
slot-pass-diamonds = Diamonds passed on
slot-pass-chips = Chips passed on
slot-pass-loyal = Loyals passed on
slot-pass-fbi = FBI agent passed on
slot-pass-cia = CIA agent passed on
slot-pass-driver = Drivers passed on
slot-pass-killer = Killer passed on
slot-took = Took
slot-bag = Felt bag
slot-view = Opinion
slot-suspects = Suspicion
slot-gf-hidden = Hidden
slot-gf-returned-diamonds = Diamonds that came back
slot-gf-returned-loyal = Loyals that came back
slot-gf-returned-fbi = FBI agent that came back
slot-gf-returned-cia = CIA agent that came back
slot-gf-returned-driver = Drivers that came back
slot-gf-returned-killer = Killer that came back
slot-gf-missing = Missing

topic-recv-diamonds = { slot-recv-diamonds }
topic-recv-chips = { slot-recv-chips }
topic-recv-loyal = { slot-recv-loyal }
topic-recv-fbi = { slot-recv-fbi }
topic-recv-cia = { slot-recv-cia }
topic-recv-driver = { slot-recv-driver }
topic-recv-killer = { slot-recv-killer }
topic-pass-diamonds = { slot-pass-diamonds }
topic-pass-chips = { slot-pass-chips }
topic-pass-loyal = { slot-pass-loyal }
topic-pass-fbi = { slot-pass-fbi }
topic-pass-cia = { slot-pass-cia }
topic-pass-driver = { slot-pass-driver }
topic-pass-killer = { slot-pass-killer }
topic-took = { slot-took }
topic-recv-all = Everything received
topic-pass-all = Everything passed on
topic-bag = { slot-bag }
topic-suspects = { slot-suspects }

count-diamonds = diamonds
count-chips = chips
count-loyal = loyals
count-fbi = FBI agent
count-cia = CIA agent
count-driver = drivers
count-killer = killer

value-diamonds-1 = { take-diamonds-1 }
value-diamonds-2 = { take-diamonds-2 }
value-diamonds-3 = { take-diamonds-3 }
value-diamonds-4 = { take-diamonds-4 }
value-diamonds-5 = { take-diamonds-5 }
value-diamonds-6 = { take-diamonds-6 }
value-diamonds-7 = { take-diamonds-7 }
value-diamonds-8 = { take-diamonds-8 }
value-diamonds-9 = { take-diamonds-9 }
value-diamonds-10 = { take-diamonds-10 }
value-diamonds-11 = { take-diamonds-11 }
value-diamonds-12 = { take-diamonds-12 }
value-diamonds-13 = { take-diamonds-13 }
value-diamonds-14 = { take-diamonds-14 }
value-diamonds-15 = { take-diamonds-15 }
value-diamonds-some = diamonds
value-no-diamonds = no diamonds
value-chip-loyal = { kind-loyal }
value-chip-fbi = { kind-fbi }
value-chip-cia = { kind-cia }
value-chip-driver = { kind-driver }
value-chip-killer = { kind-killer }
value-chip-some = a chip
value-nothing = nothing
value-none = empty
value-some = a chip
value-loyal = { kind-loyal }
value-fbi = { kind-fbi }
value-cia = { kind-cia }
value-driver = { kind-driver }
value-killer = { kind-killer }
value-thief = Thief
value-not-thief = no thief
value-agent = Agent
value-urchin = Street Urchin
value-liar = is lying
value-truthful = tells the truth

## Questions and statements as one hears them at the table

question =
    { $topic_id ->
        [recv-diamonds] How many diamonds did you get?
        [recv-chips] How many chips did you get in the box?
        [recv-loyal] How many loyals did you get in the box?
        [recv-fbi] Was the FBI agent in the box when it came to you?
        [recv-cia] Was the CIA agent in the box when it came to you?
        [recv-driver] How many drivers did you get in the box?
        [recv-killer] Was the killer in the box when it came to you?
        [recv-all] Tell me all: what was in the box when it came to you?
        [pass-diamonds] How many diamonds did you pass on?
        [pass-chips] How many chips did you pass on?
        [pass-loyal] How many loyals did you pass on?
        [pass-fbi] Did you pass on the FBI agent?
        [pass-cia] Did you pass on the CIA agent?
        [pass-driver] How many drivers did you pass on?
        [pass-killer] Did you pass on the killer?
        [pass-all] Tell me all: what did you pass on?
        [took] And what ended up in your pocket?
        [bag] What is in the felt bag?
        [suspects] Whom do you suspect?
       *[other] { $topic }?
    }

statement =
    { $slot_id ->
        [recv-diamonds] { said-recv-diamonds }
        [recv-chips] { said-recv-chips }
        [recv-loyal] { said-recv-loyal }
        [recv-fbi] { said-recv-fbi }
        [recv-cia] { said-recv-cia }
        [recv-driver] { said-recv-driver }
        [recv-killer] { said-recv-killer }
        [pass-diamonds] { said-pass-diamonds }
        [pass-chips] { said-pass-chips }
        [pass-loyal] { said-pass-loyal }
        [pass-fbi] { said-pass-fbi }
        [pass-cia] { said-pass-cia }
        [pass-driver] { said-pass-driver }
        [pass-killer] { said-pass-killer }
        [took] { said-took }
        [bag] { said-bag }
        [view] { said-view }
        [gf-hidden] { said-gf-hidden }
        [gf-returned-diamonds] { said-gf-returned-diamonds }
        [gf-returned-loyal] { said-gf-returned-loyal }
        [gf-returned-fbi] { said-gf-returned-fbi }
        [gf-returned-cia] { said-gf-returned-cia }
        [gf-returned-driver] { said-gf-returned-driver }
        [gf-returned-killer] { said-gf-returned-killer }
        [gf-missing] { said-gf-missing }
       *[other] { $slot }: { $value }
    }
said-recv-diamonds =
    { $value_id ->
        [0] I got no diamonds.
        [one] I got 1 diamond.
       *[other] I got { $value } diamonds.
    }
said-recv-chips =
    { $value_id ->
        [0] I got the box without any chips.
        [one] I got the box with 1 chip.
       *[other] I got the box with { $value } chips.
    }
said-recv-loyal =
    { $value_id ->
        [0] I got the box without a loyal.
        [one] I got the box with 1 loyal.
       *[other] I got the box with { $value } loyals.
    }
said-recv-fbi =
    { $value_id ->
        [0] I got the box without the FBI agent.
       *[other] I got the box with the FBI agent.
    }
said-recv-cia =
    { $value_id ->
        [0] I got the box without the CIA agent.
       *[other] I got the box with the CIA agent.
    }
said-recv-driver =
    { $value_id ->
        [0] I got the box without a driver.
        [one] I got the box with 1 driver.
       *[other] I got the box with { $value } drivers.
    }
said-recv-killer =
    { $value_id ->
        [0] I got the box without the killer.
       *[other] I got the box with the killer.
    }
said-pass-diamonds =
    { $value_id ->
        [0] I passed on no diamonds.
        [one] I passed on 1 diamond.
       *[other] I passed on { $value } diamonds.
    }
said-pass-chips =
    { $value_id ->
        [0] I passed the box on without any chips.
        [one] I passed the box on with 1 chip.
       *[other] I passed the box on with { $value } chips.
    }
said-pass-loyal =
    { $value_id ->
        [0] I passed the box on without a loyal.
        [one] I passed the box on with 1 loyal.
       *[other] I passed the box on with { $value } loyals.
    }
said-pass-fbi =
    { $value_id ->
        [0] I passed the box on without the FBI agent.
       *[other] I passed the box on with the FBI agent.
    }
said-pass-cia =
    { $value_id ->
        [0] I passed the box on without the CIA agent.
       *[other] I passed the box on with the CIA agent.
    }
said-pass-driver =
    { $value_id ->
        [0] I passed the box on without a driver.
        [one] I passed the box on with 1 driver.
       *[other] I passed the box on with { $value } drivers.
    }
said-pass-killer =
    { $value_id ->
        [0] I passed the box on without the killer.
       *[other] I passed the box on with the killer.
    }
said-took =
    { $value_id ->
        [diamonds-some] I took diamonds.
        [no_diamonds] I took no diamonds.
        [chip-loyal] I am a loyal.
        [chip-fbi] I am the FBI agent.
        [chip-cia] I am the CIA agent.
        [chip-driver] I am a driver.
        [chip-killer] I am the killer.
        [chip-some] I took a chip.
        [nothing] I took nothing. I am a street urchin.
       *[other] I took { $value }.
    }
said-bag =
    { $value_id ->
        [none] I left the felt bag empty.
        [some] I put a chip into the felt bag.
        [loyal] I put a loyal into the felt bag.
        [fbi] I put the FBI agent into the felt bag.
        [cia] I put the CIA agent into the felt bag.
        [driver] I put a driver into the felt bag.
       *[killer] I put the killer into the felt bag.
    }
said-view =
    { $value_id ->
        [thief] { $about } is a thief.
        [not_thief] { $about } is no thief.
        [loyal] { $about } is a loyal.
        [agent] { $about } is an agent.
        [driver] { $about } is a driver.
        [killer] { $about } is the killer.
        [urchin] { $about } is a street urchin.
        [liar] { $about } is lying.
       *[truthful] { $about } tells the truth.
    }
said-gf-hidden =
    { $value_id ->
        [0] I hid no diamonds.
        [one] I hid 1 diamond.
       *[other] I hid { $value } diamonds.
    }
said-gf-returned-diamonds =
    { $value_id ->
        [0] Not a single diamond came back.
        [one] 1 diamond came back.
       *[other] { $value } diamonds came back.
    }
said-gf-returned-loyal =
    { $value_id ->
        [0] No loyal came back.
        [one] 1 loyal came back.
       *[other] { $value } loyals came back.
    }
said-gf-returned-fbi =
    { $value_id ->
        [0] The FBI agent did not come back.
       *[other] The FBI agent came back.
    }
said-gf-returned-cia =
    { $value_id ->
        [0] The CIA agent did not come back.
       *[other] The CIA agent came back.
    }
said-gf-returned-driver =
    { $value_id ->
        [0] No driver came back.
        [one] 1 driver came back.
       *[other] { $value } drivers came back.
    }
said-gf-returned-killer =
    { $value_id ->
        [0] The killer did not come back.
       *[other] The killer came back.
    }
said-gf-missing =
    { $value_id ->
        [0] I am not missing a single diamond.
        [one] I am missing 1 diamond.
       *[other] I am missing { $value } diamonds.
    }

## Phases, decisions, clocks

phase-hide = The Godfather hides
phase-take = The box goes round
phase-interrogation = Interrogation
phase-answer = Answer
phase-floor = Open floor
phase-reaction = Moment of shock
phase-over = The end

decision-hide = How many diamonds disappear before the box goes round?
decision-bag = Do you put a chip into the felt bag?
decision-take = What do you take?
decision-reaction = Hold still, or “Bang!”?
decision-lead = Your talk: ask, speak, or “Empty your pockets!”?
decision-talk = Would you like to say something?
decision-answer = The Godfather wants an answer from you.
decision-turn = Your turn: ask, speak, or “Empty your pockets!”?
decision-floor = You have the floor. One sentence?
decision-device = Did anybody shout?

clock-hide = Hiding
clock-take-p1 = The box with the first player
clock-take = The box with everybody else
clock-interrogation = Interrogation
clock-answer = Answer
clock-demand = Final demand
clock-window = Moment of shock
clock-decision = Decision
clock-ballot = Naming the next Godfather

ballot-godfather = Who will be the next Godfather?

## What one can do

action-hide =
    { $count ->
        [0] Hide nothing
        [one] Hide 1 diamond
       *[other] Hide { $count } diamonds
    }
action-bag =
    { $kind_id ->
        [none] Leave the felt bag empty
       *[other] { $kind } into the felt bag
    }
action-take-diamonds =
    { $count ->
        [one] Take 1 diamond
       *[other] Take { $count } diamonds
    }
action-take-chip = Take a chip: { $kind }
action-take-nothing = Take nothing
action-ask = Ask { $seat }: “{ question }”
action-say = “{ statement }”
action-refuse = Refuse to answer
action-forget = “I do not remember.”
action-refuse-all = Refuse everything
action-open-floor = Let everybody speak
action-pass-floor = Say nothing
action-accuse = { $seat }: “Empty your pockets!”
action-abdicate = Give up
action-hold = Hold still
action-peng = “Bang!”
action-open-pocket = Nobody: open the pocket
action-shouted = { $seat } shouted

## What happens

event-game-started =
    Don Alessandro lets his cigar box go round. The Godfather is { $godfather }. In the box: { $mix_diamonds } diamonds{ mix-chips }. { bottles }
mix-chips = { mix-loyals }{ mix-fbi }{ mix-cia }{ mix-drivers }{ mix-killer }
mix-loyals =
    { $mix_loyal ->
        [0] {""}
        [one] , 1 loyal
       *[other] , { $mix_loyal } loyals
    }
mix-fbi =
    { $mix_fbi ->
        [0] {""}
       *[other] , the FBI agent
    }
mix-cia =
    { $mix_cia ->
        [0] {""}
       *[other] , the CIA agent
    }
mix-drivers =
    { $mix_driver ->
        [0] {""}
        [one] , 1 driver
       *[other] , { $mix_driver } drivers
    }
mix-killer =
    { $mix_killer ->
        [0] {""}
       *[other] , the killer
    }
bottles =
    { $jokers ->
        [0] There are no bottles for apologies.
        [one] There is one bottle for an apology.
       *[other] There are { $jokers } bottles for apologies.
    }
event-diamonds-hidden =
    { $count ->
        [0] { $seat } hides no diamond. So much trust is touching.
        [one] { $seat } hides 1 diamond.
       *[other] { $seat } hides { $count } diamonds.
    }
event-box-passed = The box goes from { $giver } to { $taker }.
event-box-seen = { $seat } opens the box: { diamonds-in-box }{ chips-in-box }.
event-bagged =
    { $kind_id ->
        [none] { $seat } leaves the felt bag empty.
       *[other] { $seat } puts into the felt bag: { $kind }.
    }
event-took =
    { $take_id ->
        [nothing] { $seat } takes nothing, with the face of somebody who takes a lot.
        [chip-loyal] { $seat } takes a loyal.
        [chip-fbi] { $seat } takes the FBI agent.
        [chip-cia] { $seat } takes the CIA agent.
        [chip-driver] { $seat } takes a driver.
        [chip-killer] { $seat } takes the killer.
       *[other] { $seat } takes { $take }.
    }
event-box-returned = The box is back with { $seat }. In it: { diamonds-in-box }{ chips-in-box }.
event-box-shown = The lid stays open, everybody looks in: { diamonds-in-box }{ chips-in-box }.
event-talk-began = { $seat } hangs up the phone and counts. The interrogation begins.
event-asked = The Godfather asks { $seat }: “{ question }”
event-said = { $seat }: “{ statement }”{ changed-story }
changed-story =
    { $changed ->
        [true] {" "}It sounded different before.
       *[false] {""}
    }
event-refused = { $seat }: “No comment.” ({ $slot })
event-forgot = { $seat }: “I do not remember.” ({ $slot })
event-no-answer = { $seat } stays silent until time is up. ({ $slot })
event-question-lapsed = The open question is off the table.
event-floor-opened =
    { $left ->
        [0] The Godfather lets everybody speak. It is the last open floor.
        [one] The Godfather lets everybody speak. One open floor is left after this.
       *[other] The Godfather lets everybody speak. { $left } open floors are left after this.
    }
event-floor-passed = { $seat } has nothing to say.
event-final-demand = Final demand: { $seat } may only accuse or give up now.
event-turn-passed =
    { $phase_id ->
        [answer] { $seat } owes an answer.
        [floor] { $seat } has the floor.
       *[other] It is up to { $seat }.
    }
event-accused = “{ $seat }, empty your pockets!”
event-window-opened = A moment of shock. All eyes on { $seats }.
event-decided =
    { $fires ->
        [true] { $seat } bends the finger on the trigger.
       *[false] { $seat } holds still.
    }
event-fired = Bang! { $seat } has fired.
event-pocket-opened =
    { $role_id ->
        [thief] { $seat } turns out the pockets: { $take }. A thief.
        [urchin] { $seat } turns out the pockets: nothing. A street urchin.
        [fbi] { $seat } turns out the pockets: a badge of the FBI.
        [cia] { $seat } turns out the pockets: a badge of the CIA.
        [loyal] { $seat } turns out the pockets: a loyal.
        [driver] { $seat } turns out the pockets: a driver.
        [killer] { $seat } turns out the pockets: the killer.
       *[other] { $seat } turns out the pockets: { $take }.
    }
event-recovered =
    { $count ->
        [one] 1 diamond is back with the Godfather, { $total } in all.
       *[other] { $count } diamonds are back with the Godfather, { $total } in all.
    }
event-joker-given =
    { $left ->
        [0] The Godfather apologises to { $seat } with a bottle. It was his last.
        [one] The Godfather apologises to { $seat } with a bottle. He has one left.
       *[other] The Godfather apologises to { $seat } with a bottle. He has { $left } left.
    }
event-eliminated = { $seat } { $fate }.
event-ended = { $cause } Winners: { $winners }.
event-full-reveal = Everything is in the open, the whole way of the box. { reveal-hidden } { reveal-bag }
reveal-hidden =
    { $hidden ->
        [0] The Godfather had hidden nothing.
        [one] The Godfather had hidden 1 diamond.
       *[other] The Godfather had hidden { $hidden } diamonds.
    }
reveal-bag =
    { $bag_id ->
        [none] The felt bag was empty.
       *[other] In the felt bag was { $bag }.
    }

# Behind the name.
fate-caught = is caught, so out, and silent from now on
fate-shot = is hit and out
fate-fired = has fired and is out
fate-rule-breaker = took nothing when it was a duty, and is out
fate-no-joker = has no bottle left and is out
fate-clock = has run out of time and is out
fate-abdicated = gives up and is out

reason-godfather-recovered = The Godfather has all stolen diamonds back.
reason-agent-accused = The Godfather has accused an agent.
reason-godfather-out = The Godfather is out.
reason-killer-shot-agent = The killer has shot an agent.

cause-recovered = Every stolen diamond is back.
cause-nothing-stolen = No diamond is missing. Nobody stole, and nobody believes it.
cause-all-stole = Everybody stole, so the Godfather cannot lose.
cause-agent = The Godfather has accused an agent. Sirens outside.
cause-no-joker = The wrong one accused, and no bottle left: the Godfather is out.
cause-clock = The Godfather has run out of time.
cause-abdicated = The Godfather has given up.
cause-shot = The killer has shot an agent.

## What is refused

refusal-game-over = The game is over.
refusal-out = Who is out does and says nothing more.
refusal-wrong-phase = Not now ({ $phase }).
refusal-not-the-holder = { $seat } has the box now.
refusal-not-your-turn = It is up to { $seat } now.
refusal-godfather-only = Only the Godfather may do that, and he is { $seat }.
refusal-unknown-seat = This table has no seat { $seat_id }.
refusal-no-suspect = { $seat } is the Godfather and no suspect.
refusal-hide-count = You can hide none to { $most } diamonds, not { $count }.
refusal-no-bag = Only the first player has the felt bag.
refusal-bag-first = First decide whether anything goes into the felt bag.
refusal-already-bagged = You have decided about the felt bag already.
refusal-unknown-kind = There is no chip “{ $kind }”.
refusal-not-in-box = This chip is not in the box: { $kind }.
refusal-take-count = You take 1 to { $most } diamonds, not { $count }.
refusal-too-many-diamonds =
    { $most ->
        [0] There is no diamond in the box.
        [one] There is only 1 diamond in the box, not { $count }.
       *[other] There are only { $most } diamonds in the box, not { $count }.
    }
refusal-must-take = Taking nothing is forbidden: the box is not empty, and you are not the last one.
refusal-silenced = You may not say anything right now.
refusal-talk-aloud = You all sit in one room: say it aloud.
refusal-unknown-topic = Nobody can be asked that in this game: “{ $topic }”.
refusal-had-no-bag = { $seat } never had the felt bag.
refusal-asked-is-out = { $seat } is out and answers no more.
refusal-no-question-left =
    { $questions ->
        [0] There are no questions in this game.
        [one] Your one question has been asked.
       *[other] Your { $questions } questions have been asked.
    }
refusal-no-question = Nobody has asked you.
refusal-no-sheet = You can refuse everything only when asked for everything, not here: { $topic }.
refusal-not-that-question = First answer the question: { $slot }.
refusal-unknown-slot = There is no subject “{ $slot }” in this game.
refusal-unknown-value = “{ $value }” does not fit the subject “{ $slot }”.
refusal-not-your-slot = You cannot speak of that from what you saw: { $slot }.
refusal-about-whom = Whom are you talking about?
refusal-about-nobody = This is about yourself alone: { $slot }.
refusal-about-yourself = Rather say what you took.
refusal-pocket-is-open = With { $seat } everything is in the open already.
refusal-no-statement-left =
    { $says ->
        [one] You have spoken once in this game, and that is all you get.
       *[other] You have spoken { $says } times in this game, and that is all you get.
    }
refusal-no-floor = The floor is not open.
refusal-no-floor-left =
    { $floors ->
        [0] The floor is never opened in this game.
        [one] The one open floor is over.
       *[other] All { $floors } open floors are over.
    }
refusal-cannot-accuse = { $seat } cannot be accused: out, or with an open pocket already.
refusal-no-window = No moment of shock is running.
refusal-no-weapon = You have no gun.
refusal-one-device = One device goes round here: who wants to shoot shouts.
refusal-many-devices = Everybody has a device here and decides on it.
refusal-not-asked = { $seat } could not have shouted.
refusal-seats = The game is for { $fewest } to { $most } seats, not for { $seats }.
refusal-no-such-seat = There is no seat { $seat_id } here, you are { $seats }.
refusal-killer-with-five = With five players there is no killer.
refusal-mix-with-five = With five players there is no mix of your own.
refusal-mix-supply = There are none to { $most } of these, not { $count }: { $kind }.
refusal-mix-total = The mix needs { $needed } chips, three fewer than players, not { $count }.
refusal-mix-loyals =
    { $needed ->
        [one] The mix needs at least 1 loyal or killer, not { $count }.
       *[other] The mix needs at least { $needed } loyals or killers, not { $count }.
    }

## Options

preset-standard = Standard
preset-first-evening = First evening
preset-killer = With the killer
preset-experts = For connoisseurs

option-killer = With the killer
    .help = The killer takes the place of a loyal. Six players or more, and rather not on a first evening.

option-chip-mix = Chips in the box
    .help = The usual mix for your number, or one of your own. Your own needs six players or more.
option-chip-mix-standard = Usual
option-chip-mix-custom = Our own

option-custom-mix = Our own mix
    .help = Loyals, FBI, CIA, drivers, killer: three fewer in all than players, at least a third of them loyals or killer. Counts only with a mix of your own.

option-jokers = Bottles
    .help = With a bottle the Godfather apologises for a wrong accusation. More bottles help him, fewer help the thieves.
option-jokers-standard = Usual
option-jokers-0 = None
option-jokers-1 = One
option-jokers-2 = Two
option-jokers-3 = Three
option-jokers-4 = Four

option-talk-mode = Talk
    .help = All at once as at a table, in turn, or you sit in one room and talk aloud.
option-talk-mode-live = All at once
option-talk-mode-formal = In turn
option-talk-mode-room = In one room

option-room-devices = Devices in the room
    .help = A phone for everybody, or one device goes round. Counts only in one room.
option-room-devices-many = One each
option-room-devices-one = One for all

option-on-take-timeout = Who takes nothing
    .help = When time is up the house takes for them, unnoticed, or they are out.
option-on-take-timeout-substitute = The house takes
option-on-take-timeout-eliminate = Is out

option-returned-box-public = Show the box
    .help = Everybody sees what comes back in the box, not only the Godfather.

option-memory-aid = Memory aid
    .help = What you saw in the box yourself stays before your eyes. Without it, remember.

option-contradiction-hints = Show contradictions
    .help = The table underlines where the words of two neighbours do not fit. Not in one room.
option-contradiction-hints-off = No
option-contradiction-hints-all = Yes

option-solo-win-excludes-drivers = Alone means alone
    .help = When an agent or the killer wins alone, his driver gets nothing either.

option-eliminated-loyal-wins = Loyal unto death
    .help = A loyal whom the killer shot still wins with the Godfather.

option-question-budget = Questions
    .help = How many questions the Godfather has when talk goes in turn. −1 means four for each suspect.

option-floor-budget = Open floors
    .help = How often the Godfather may let everybody speak when talk goes in turn.

option-first-godfather = First Godfather
    .help = Who begins the first game as Godfather.
option-first-godfather-most-experienced = Who has played most
option-first-godfather-host = Who opened the table
option-first-godfather-random = The lot

option-next-godfather = Next Godfather
    .help = Who names the next Godfather after a game.
option-next-godfather-winners-vote = The winners vote
option-next-godfather-rotate = Round to the left
option-next-godfather-random = The lot
option-next-godfather-host = Who opened the table

option-reseat = Places
    .help = Whether you sit down anew after every game.
option-reseat-shuffle = Draw anew
option-reseat-keep = Keep

option-godfather-may-repeat = Godfather may stay
    .help = The same player may be Godfather again at once.

option-match-games = Games
    .help = How many games you play in a row. Every win is a point.

option-godfather = Godfather
    .help = Which seat is the Godfather. The table settles that.

option-host = Host
    .help = Who opened the table. The table knows.

## Bots

bot-easy = Trusting
    .help = Compares what neighbours say, and miscounts. Sometimes accuses by feeling.
bot-house = Attentive
    .help = Asks everybody once, then weighs every way that the box may have gone.
bot-hard = Cunning
    .help = Picks the questions that tell most, and thinks ahead before accusing.
bot-master = Don
    .help = Asks everybody for everything and works it all out. Who lies here should be good at it.
bot-counting = Bookkeeper
    .help = Asks everybody for everything and compares neighbour with neighbour, carefully and without imagination.

# Why a bot does what it does.
why-forced = Nothing else is possible.
why-hide =
    { $count ->
        [0] I hide nothing. Nobody will believe that anyway.
        [one] One diamond fewer, and only I know how many the box set out with.
       *[other] { $count } diamonds fewer, and only I know how many the box set out with.
    }
why-bag = What is in the felt bag upsets everybody else's count: { $kind }.
why-bag-nothing = I do not need the felt bag. Nobody knows that it is empty.
why-steal =
    { $count ->
        [one] One diamond is hardly noticed. { $left } stay in the box.
       *[other] { $count } diamonds are worth the risk. { $left } stay in the box.
    }
why-steal-no-chips =
    { $count ->
        [one] No chips are left, so I steal, but only one. { $left } stay in the box.
       *[other] No chips are left, so I steal, { $count } of them. { $left } stay in the box.
    }
why-take-loyal = On the Godfather's side one sleeps better.
why-take-agent = As an agent I only have to look suspicious enough.
why-take-driver = I bet on my right neighbour: { $seat }.
why-take-killer = Who keeps quiet and has a gun can win in two ways.
why-take-nothing = With empty pockets no accusation can hurt me, but it can hurt the Godfather.
why-ask = I want to hear whether { $seat } fits the neighbours.
why-ask-took = What { $seat } claims to have taken tells me most.
why-ask-suspects = Whom { $seat } suspects also tells something about { $seat }.
why-opinion = Somebody had to say that about { $seat }.
why-say = It sounds good and is hard to disprove.
why-truth = The truth is the best story here.
why-blame = If I am believed, suspicion falls on { $seat }.
why-cover = I back what { $seat } says. If { $seat } wins, so do I.
why-bait = The Godfather shall take me for a thief. That is just what I want.
why-refuse = Who says nothing says nothing wrong.
why-forget = Nobody was ever convicted of a bad memory.
why-floor = Let them talk. Somebody always contradicts somebody.
why-nothing-to-say = Talking unasked gets me nothing now.
why-accuse-first =
    { $received ->
        [one] There were { $passed } diamonds in the box, I know that. { $seat } claims to have got only 1.
       *[other] There were { $passed } diamonds in the box, I know that. { $seat } claims to have got { $received }.
    }
why-accuse-received = { $giver } claims to have passed on { $passed } diamonds, { $seat } to have got { $received }. One of them lies, and I bet on { $seat }.
why-accuse-passed = { $seat } claims to have passed on { $passed } diamonds, { $taker } to have got { $received }. One of them lies, and I bet on { $seat }.
why-accuse-last = { $seat } claims to have given me back { $passed } diamonds. I have counted: { $received }.
why-accuse-silent = { $seat } does not want to talk. So let us talk about pockets.
why-accuse-confessed =
    { $count ->
        [one] { $seat } admits to a diamond. I take that at its word.
       *[other] { $seat } admits to { $count } diamonds. I take that at its word.
    }
why-accuse-crowded = Too many claim to have taken this chip, { $seat } among them: { $kind }.
why-accuse-odds = I am { $percent }% sure that { $seat } has diamonds of mine in the pocket.
why-abdicate = There is nothing left to win here.
why-peng = I am { $percent }% sure that { $seat } is an agent. That is enough.
why-hold = I am only { $percent }% sure that { $seat } is an agent. So I hold still.

## What an evaluation counts

figure-godfather = Wins of the Godfather
figure-agent = Wins of an agent
figure-thieves = Wins of the thieves
figure-killer = Wins of the killer
figure-thefts = Thieves
figure-stolen = Diamonds a thief
figure-accusations = Accusations
figure-questions = Questions
figure-statements = Statements
figure-refusals = Refused answers
figure-shots = Shots

## Rules

rule-C-1-1 = You sit in a ring. On your left sits who gets the box after you, on your right who gives it to you.
rule-C-1-2 = One of you is the Godfather. His left neighbour is the first player, his right one the last. All but him are suspects.
rule-C-1-3 = There is no chance in a game. Lots are drawn before or after it at most.
rule-C-1-4 = Nothing gets lost: each diamond is hidden, in the box, with a thief or back with the Godfather.
rule-C-1-5 = What you take says who you are: diamonds make you a thief, a chip the person on it, nothing a street urchin.
rule-C-1-6 = Your role stays the same all game long.
rule-C-1-7 = What you took is secret until you must empty your pockets, fire, or the game ends.
rule-C-2-1 = The first Godfather is who has played most, unless you set it otherwise.
rule-C-2-2 = The box holds 15 diamonds and the chips for your number. Everybody knows which chips.
rule-C-2-3 = The bottles stand in the open before the Godfather.
rule-C-2-4 = The first player gets the felt bag.
rule-C-2-5 = What is not needed stays out of the game.
rule-C-3-1 = The Godfather secretly hides up to five diamonds. Then the first player gets the box.
rule-C-3-2 = Hidden diamonds play no further part. They count neither as stolen nor as found.
rule-C-4-1 = The box goes round once: look, take, pass on.
rule-C-4-2 = Who has the box sees exactly what is in it.
rule-C-4-3 = Before taking, the first player may put one chip into the felt bag. It stays there to the end. Never a diamond.
rule-C-4-4 = You take either diamonds, at least one and as many as you like, or exactly one chip.
rule-C-4-5 = If the box is quite empty you take nothing and are a street urchin.
rule-C-4-6 = The last player may always take nothing, and is a street urchin then.
rule-C-4-7 = Nothing else goes: no chip with diamonds, no second chip, no swap, no putting back.
rule-C-4-8 = Your loot stays in your pocket. You may not show it unasked.
rule-C-4-9 = Then the box goes to the left, from the last player to the Godfather. Others see only who gives it to whom.
rule-C-4-10 = Nobody can tell what you saw and took. Even before an empty box you act as if something were in it.
rule-C-4-11 = While the box goes round nobody speaks.
rule-C-4-12 = Everybody always has something to take that is allowed, and since chips are few there is always a thief.
rule-C-5-1 = Only the Godfather sees what comes back. So he knows how many diamonds are missing.
rule-C-5-2 = If not one diamond is missing the game is over at once.
rule-C-5-3 = The Godfather leads the talk. He asks whom he likes, as often as he likes.
rule-C-5-4 = You may tell the truth, lie, refuse, have forgotten, speak unasked and change your story. Words alone do nothing.
rule-C-5-5 = The Godfather asks for diamonds and chips you got or passed on, for your loot, for your suspicion, and the first player for the felt bag.
rule-C-5-6 = A statement is a subject and what you say of it; all hear it. You speak of your turn with the box, or of others whose pocket is closed.
rule-C-5-7 = In the chat you write what you like. It has no effect, whatever it says.
rule-C-5-8 = You may speak during the interrogation unless you are out or an accusation is running. After the end everybody may.
rule-C-5-9 = One question is open at a time. A new one or an accusation makes it lapse, and that is no refusal.
rule-C-5-10 = Your first word on the subject answers the question. Refusing and forgetting are answers too. If you say nothing, the log says so.
rule-C-5-11 = While a question is open others may speak as well, unless you talk in turn.
rule-C-5-12 = Everybody's latest word stands on the board. Who says something else than before is marked.
rule-C-5-13 = If all have stolen the Godfather cannot lose, not even by the clock or by giving up.
rule-C-5-14 = The Godfather should ask everybody something else and let all of them speak. The table shows who has not been asked, and has a light to turn on somebody.
rule-C-5-15 = If you like, the table underlines where somebody passed on something else than the next one got, or so they say.
rule-C-6-1 = Only the Godfather accuses, only during the interrogation, and only suspects whose pocket is closed.
rule-C-6-2 = An accusation works at once. Questions lapse, and nobody speaks until it is over.
rule-C-6-3 = The accused shows what he took. The felt bag stays shut.
rule-C-6-4 = A thief gives all diamonds back and is out.
rule-C-6-5 = Who has no diamonds gets a bottle from the Godfather and stays in, with an open pocket.
rule-C-6-6 = Without a bottle for that the Godfather is out.
rule-C-6-7 = An accused agent wins at once. No bottle helps.
rule-C-6-8 = If all stolen diamonds are back after an accusation the game is over; if not, it goes on.
rule-C-6-9 = Thief: diamonds back. Agent: the agent wins. All others: a bottle, or the Godfather is out.
rule-C-6-10 = A pocket is open once its loot is shown, the killer's also after his shot.
rule-C-6-11 = After the accusation comes the moment of shock, then the shot, then the pocket and what follows from it.
rule-C-7-1 = Until he fires the killer counts as a loyal.
rule-C-7-2 = If the killer plays there is a moment of shock after every accusation, even if nobody could shoot. Nothing can be read from it.
rule-C-7-3 = In the moment of shock all hold still, only the killer may shout “Bang!”. The accused decides nothing.
rule-C-7-4 = The moment of shock always lasts equally long. Who pressed what stays hidden.
rule-C-7-5 = If the shot hits an agent the killer wins at once, before the agent does.
rule-C-7-6 = If the shot hits somebody else both are out. Diamonds go to the Godfather, and no bottle is owed.
rule-C-7-7 = The killer has one shot.
rule-C-8-1 = The first reason to end ends the game, and everything is revealed.
rule-C-8-2 = When all stolen diamonds are back, the Godfather, the loyals and a killer who has not fired win.
rule-C-8-3 = An accused agent wins. The other agent does not.
rule-C-8-4 = When the Godfather is out, the uncaught thief with the most diamonds wins, several on a tie, and with him all street urchins.
rule-C-8-5 = If the killer shoots an agent, the killer wins.
rule-C-8-6 = A driver wins if his right neighbour wins, even if that one drives as well. The first player's right neighbour is the Godfather.
rule-C-8-7 = Who is out does not win.
rule-C-9-1 = Who is out watches and is silent, in the chat too.
rule-C-9-2 = One is out when caught, shot, after firing, or for taking nothing; the Godfather without a bottle, by the clock or of his own will.
rule-C-9-3 = Forbidden takes are impossible here. You choose again, and nobody notices.
rule-C-9-4 = If you take nothing until time is up, the house takes for you unnoticed, or you are out, as you set it.
rule-C-9-5 = So a forbidden take cannot come to light at an accusation either.
rule-C-9-6 = If your passenger is out as a rule-breaker, you cannot win as a driver.
rule-C-10-1 = Variant: the killer takes the place of a loyal. Six players or more, not for a first evening.
rule-C-10-2 = Variant: a mix of your own. Six players or more, always three chips fewer than players, and enough loyals.
rule-C-10-3 = Variant: none to four bottles. More help the Godfather, fewer the thieves.
rule-C-10-4 = Five players, for connoisseurs: one loyal, one FBI agent, no bottle, no driver, no killer.
rule-C-10-5 = All options go together. Only with five there is neither a killer nor a mix of your own.
rule-C-11-1 = The winners secretly name the next Godfather. Lots decide a tie; without votes it is the old one's left neighbour.
rule-C-11-2 = Then places are drawn anew, unless you switch it off. The Godfather is the person, not the chair.
rule-C-11-3 = Every game won is a point. Most points win, several on a tie.
rule-C-11-4 = The vote also follows the last game, in case you go on. It does not change the result.
rule-C-12-1 = All at once: everybody speaks when he likes. What arrives first counts first.
rule-C-12-2 = In turn: the Godfather asks or lets everybody speak, and questions and floors are counted. There is no chat.
rule-C-12-3 = In one room: you talk aloud, the table runs the box, the accusations and the end. With a single device the killer really shouts.
rule-C-12-4 = Bots speak in statements only and do not read the chat. They give you time.
rule-C-13-1 = Clocks belong to the table, not to the rules.
rule-C-13-2 = Hiding, taking, answering, the interrogation, the final demand and the moment of shock have a clock each.
rule-C-13-3 = The box always goes on after the same time, however quick you were. Until then you may think again.
rule-C-13-4 = When the interrogation is out of time the Godfather may only accuse or give up, and says nothing more.
rule-C-13-5 = If the Godfather gives up, or that time runs out too, he is out, unless all have stolen.
rule-C-13-6 = In turn there is one clock for each decision. For the Godfather its end first brings the final demand.
rule-C-13-7 = Who leaves during the interrogation can still be accused and can still win. A bot may speak for him.
rule-C-13-8 = In the moment of shock the interrogation's clock stands still.
rule-C-14-1 = If you are away the table does the plainest thing: hide nothing, take a loyal, say nothing, hold still.
rule-C-15-1 = The table remembers for you what you saw in the box, unless you switch that off. What you took you always know.
rule-C-15-2 = Bots reckon with every way of the box that fits what they saw themselves. Words rule out nothing.
rule-C-15-3 = Who watches or is out sees only what everybody sees.

rule-CR-1 = If only one agent plays, it is the FBI's.
rule-CR-2 = First the felt bag, then the take. A chip in the bag is gone, and whether there is one stays secret.
rule-CR-3 = Even accused, the first player does not open the felt bag.
rule-CR-4 = Before an empty box you confirm like all others, in the same time.
rule-CR-5 = The last player may take nothing from a full box as well.
rule-CR-6 = Only the Godfather sees what comes back, unless you set it otherwise.
rule-CR-7 = The Godfather may lie too.
rule-CR-8 = If all have stolen the game goes on, since nobody can know. The Godfather cannot lose it.
rule-CR-9 = If nobody has stolen the Godfather wins at once.
rule-CR-10 = The Godfather only has to find what was stolen.
rule-CR-11 = An open pocket cannot be accused again.
rule-CR-12 = Shots fall between the command and the opening of the pocket. The moment of shock comes whenever a killer might still be alive.
rule-CR-13 = If the killer shoots an innocent the Godfather needs no bottle and stays in.
rule-CR-14 = The killer, accused himself, cannot shoot. He counts as a loyal then.
rule-CR-15 = Who has fired does not win with the Godfather any more.
rule-CR-16 = Who is shot does not win, even if his side does.
rule-CR-17 = The driver of an agent or killer who wins “alone” wins too, unless you switch it off.
rule-CR-18 = A driver may drive a driver. The first player drives the Godfather.
rule-CR-19 = Only one's own passenger counts: another thief's victory does not help his driver.
rule-CR-20 = A killer with a bottle stays in, known to all, and may still shoot later.
rule-CR-21 = A Godfather who never accuses loses by the clock.
rule-CR-22 = Enough loyals means: with the killer at least a third of the chips.
rule-CR-23 = There are no more than four bottles.
rule-CR-24 = The same player may not be Godfather again at once, unless you allow it.
rule-CR-25 = Over several games each win is a point.
rule-CR-26 = While the box goes round the Godfather is on the phone, and nobody agrees on a story.
rule-CR-27 = The Godfather can ask for the number of chips, and for each kind alone.
rule-CR-28 = With five players there is no killer.
rule-CR-29 = Only the Godfather knows how many diamonds are missing. He may say it, or something else.
rule-CR-30 = At the end everything is shown: what was hidden, the felt bag, every take.
rule-CR-31 = Who is out sees nothing new, for he may sit next to somebody still playing.
rule-CR-32 = A bottle does nothing for you. It only shows that your pocket is open.
rule-CR-33 = You can show nothing of your own accord, only claim it.
rule-CR-34 = Only the accusation itself counts, not the same words in the chat.
rule-CR-35 = A street urchin who is shot is out, and there is no bottle.
rule-CR-36 = The memory aid shows you what you saw yourself. Without it you have to remember.

rule-LC-1 = For each number from 5 to 12 players there is exactly one setup.
rule-LC-2 = No setup needs more chips or bottles than there are.
rule-LC-3 = There are always three chips fewer than players.
rule-LC-4 = The Godfather may hide nothing, but not everything, and one chip fits into the felt bag.
rule-LC-5 = There is always a loyal or a killer, and at least one diamond goes round.

## Chapters of the rules

chapter-C-1 = The table
chapter-C-2 = Setting up
chapter-C-3 = The Godfather hides diamonds
chapter-C-4 = The box goes round
chapter-C-5 = The interrogation
chapter-C-6 = “Empty your pockets!”
chapter-C-7 = The killer
chapter-C-8 = The end
chapter-C-9 = Out of the game
chapter-C-10 = Options
chapter-C-11 = After the game
chapter-C-12 = Ways to talk
chapter-C-13 = Clocks
chapter-C-14 = Absent players
chapter-C-15 = What a seat knows
chapter-Phases-and-actions = Phases and actions
chapter-What-is-known = What is known
chapter-Rulings = Rulings
chapter-Components = Checks of the box
chapter-Worked-examples = Worked examples

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
board-watching = You are watching.
board-listen = Listen. To move: { $seats }.
board-hand-over = Hand the device to { $name }. Everybody else looks away.
board-its-me = It’s me, { $name }
board-draw-curtain = Draw the curtain
board-out = You are out. Not a word until everything is revealed.
board-back-to-question = Back to the question
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
