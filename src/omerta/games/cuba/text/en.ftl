### Mafia de Cuba. The same keys as in de.ftl; what a field means is in events.py, actions.py, options.py and talk.py.

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
refusal-no-such-seat = There is no seat { $number } here, you are { $seats }.
refusal-killer-with-five = With five players there is no killer.
refusal-mix-with-five = With five players there is no mix of your own.
refusal-mix-supply = There are none to { $most } of these, not { $count }: { $kind }.
refusal-mix-total = The mix needs { $needed } chips, three fewer than players, not { $count }.
refusal-mix-loyals =
    { $needed ->
        [one] The mix needs at least 1 loyal or killer, not { $count }.
       *[other] The mix needs at least { $needed } loyals or killers, not { $count }.
    }

## Bots

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
why-ask-known = With { $seat } I know the right answer already.
why-ask-took = What { $seat } claims to have taken tells me most.
why-ask-suspects = Whom { $seat } suspects also tells something about { $seat }.
why-opinion = Somebody had to say that about { $seat }.
why-protect = { $seat } is my passenger. If { $seat } wins, so do I.
why-hit-back = { $seat } points at me. So I point back.
why-deflect = Better that suspicion sticks to { $seat } than to me.
why-contradicted = What { $seat } says does not fit what I saw in the box.
why-suspect = From all I have seen and heard, something went missing with { $seat } if with anybody.
why-say = It sounds good and is hard to disprove.
why-truth = The truth is the best story here.
why-help = Every honest number helps the Godfather search.
why-truth-so-far = What was in the box he may know. What is in my pocket is another question.
why-open-thief = Who confesses that openly looks like an agent fishing for fools.
why-open-agent = An agent who admits it? Nobody will believe me.
why-pass-for-loyal = Among so many loyals nobody looks for the gun.
why-leaky-story = My story has a hole. Let us hope the Godfather finds it.
why-blame = If I am believed, suspicion falls on { $seat }.
why-cover = I back what { $seat } says. If { $seat } wins, so do I.
why-bait = The Godfather shall take me for a thief. That is just what I want.
why-refuse = Who says nothing says nothing wrong.
why-refuse-bait = Who keeps silent looks guilty. That is just what I want.
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
