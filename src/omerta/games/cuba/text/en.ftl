### Mafia de Cuba. The same keys as in de.ftl; what a field means is in events.py, actions.py, options.py and talk.py.

notice = All of this is make-believe. In real life we advise against liquor, drugs, guns and crime.

## Persons, chips, loot

kind-loyal = Henchman
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
bag-loyal = a henchman
bag-fbi = the FBI agent
bag-cia = the CIA agent
bag-driver = a driver
bag-killer = the killer

# What a role wants and what helps it, for the secret card.
goal-godfather = You win with your henchmen when every stolen diamond is back.
goal-thief = You win when the Godfather is out, you are not caught and no other free thief has more diamonds.
goal-loyal = You win with the Godfather when he gets every diamond back.
goal-fbi = You win at once and alone when the Godfather accuses you.
goal-cia = { goal-fbi }
goal-driver = You win when your neighbour on the right wins, the one who gave you the box.
goal-killer = You win with the Godfather as long as you hold fire. Shoot an agent, and you win at once and alone.
goal-urchin = You win when the Godfather is out and a thief wins.
goal-rule-breaker = You are out: you took nothing when you had to.

advice-godfather = Lead the talk, ask everybody something different and let them all speak. Only accuse when you’re sure.
advice-thief = Turn suspicion on your neighbours, or on somebody with bigger pockets.
advice-loyal = Get people to believe you, and help him look.
advice-fbi = Behave like somebody who has stolen. But don’t overdo it.
advice-cia = { advice-fbi }
advice-driver = Find out who your passenger is, then stand up for him.
advice-killer = Wait until an agent is accused. Shoot the wrong one and you lose.
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
        [one] , 1 henchman
       *[other] , { $contents_loyal } henchmen
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
slot-recv-loyal = Henchmen received
slot-recv-fbi = FBI agent received
slot-recv-cia = CIA agent received
slot-recv-driver = Drivers received
slot-recv-killer = Killer received
slot-pass-diamonds = Diamonds passed on
slot-pass-chips = Chips passed on
slot-pass-loyal = Henchmen passed on
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
slot-gf-returned-loyal = Henchmen that came back
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
count-loyal = henchmen
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
        [recv-chips] How many chips were in the box when it came to you?
        [recv-loyal] How many henchmen were in the box when it came to you?
        [recv-fbi] Was the FBI agent in the box when it came to you?
        [recv-cia] Was the CIA agent in the box when it came to you?
        [recv-driver] How many drivers were in the box when it came to you?
        [recv-killer] Was the killer in the box when it came to you?
        [recv-all] Tell me everything: what was in the box when it came to you?
        [pass-diamonds] How many diamonds did you pass on?
        [pass-chips] How many chips did you pass on?
        [pass-loyal] How many henchmen did you pass on?
        [pass-fbi] Did you pass on the FBI agent?
        [pass-cia] Did you pass on the CIA agent?
        [pass-driver] How many drivers did you pass on?
        [pass-killer] Did you pass on the killer?
        [pass-all] Tell me everything: what did you pass on?
        [took] And what ended up in your pocket?
        [bag] What’s in the felt bag?
        [suspects] Who do you suspect?
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
        [0] When it came to me, there were no diamonds in it.
        [one] One diamond. That’s how it came to me.
       *[other] { $value } diamonds. That’s how it came to me.
    }
said-recv-chips =
    { $value_id ->
        [0] When it came to me, there were no chips in it.
        [one] When it came to me, there was one chip in it.
       *[other] When it came to me, there were { $value } chips in it.
    }
said-recv-loyal =
    { $value_id ->
        [0] When it came to me, there were no henchmen in it.
        [one] When it came to me, there was one henchman in it.
       *[other] When it came to me, there were { $value } henchmen in it.
    }
said-recv-fbi =
    { $value_id ->
        [0] When it came to me, the FBI agent wasn’t in it.
       *[other] When it came to me, the FBI agent was in it.
    }
said-recv-cia =
    { $value_id ->
        [0] When it came to me, the CIA agent wasn’t in it.
       *[other] When it came to me, the CIA agent was in it.
    }
said-recv-driver =
    { $value_id ->
        [0] When it came to me, there was no driver in it.
        [one] When it came to me, there was one driver in it.
       *[other] When it came to me, there were { $value } drivers in it.
    }
said-recv-killer =
    { $value_id ->
        [0] When it came to me, the killer wasn’t in it.
       *[other] When it came to me, the killer was in it.
    }
said-pass-diamonds =
    { $value_id ->
        [0] I passed it on without a diamond.
        [one] I passed it on with one diamond.
       *[other] I passed it on with { $value } diamonds.
    }
said-pass-chips =
    { $value_id ->
        [0] When I passed it on, there were no chips in it.
        [one] When I passed it on, there was one chip in it.
       *[other] When I passed it on, there were { $value } chips in it.
    }
said-pass-loyal =
    { $value_id ->
        [0] When I passed it on, there were no henchmen in it.
        [one] When I passed it on, there was one henchman in it.
       *[other] When I passed it on, there were { $value } henchmen in it.
    }
said-pass-fbi =
    { $value_id ->
        [0] When I passed it on, the FBI agent wasn’t in it.
       *[other] When I passed it on, the FBI agent was in it.
    }
said-pass-cia =
    { $value_id ->
        [0] When I passed it on, the CIA agent wasn’t in it.
       *[other] When I passed it on, the CIA agent was in it.
    }
said-pass-driver =
    { $value_id ->
        [0] When I passed it on, there was no driver in it.
        [one] When I passed it on, there was one driver in it.
       *[other] When I passed it on, there were { $value } drivers in it.
    }
said-pass-killer =
    { $value_id ->
        [0] When I passed it on, the killer wasn’t in it.
       *[other] When I passed it on, the killer was in it.
    }
said-took =
    { $value_id ->
        [diamonds-1] I took one diamond.
        [diamonds-some] I took diamonds.
        [no_diamonds] I took no diamonds.
        [chip-loyal] I’m loyal.
        [chip-fbi] I’m the FBI agent.
        [chip-cia] I’m the CIA agent.
        [chip-driver] I’m a driver.
        [chip-killer] I’m the killer.
        [chip-some] I took a chip.
        [nothing] I took nothing. I’m a street urchin.
       *[other] I took { $value }.
    }
said-bag =
    { $value_id ->
        [none] I left the felt bag empty.
        [some] I put a chip into the felt bag.
        [loyal] I put a henchman into the felt bag.
        [fbi] I put the FBI agent into the felt bag.
        [cia] I put the CIA agent into the felt bag.
        [driver] I put a driver into the felt bag.
       *[killer] I put the killer into the felt bag.
    }
said-view =
    { $value_id ->
        [thief] { $about } is a thief.
        [not_thief] { $about } is no thief.
        [loyal] { $about } is loyal.
        [agent] { $about } is an agent.
        [driver] { $about } is a driver.
        [killer] { $about } is the killer.
        [urchin] { $about } is a street urchin.
        [liar] { $about } is lying.
       *[truthful] { $about } is telling the truth.
    }
said-gf-hidden =
    { $value_id ->
        [0] I hid no diamonds.
        [one] I hid one diamond.
       *[other] I hid { $value } diamonds.
    }
said-gf-returned-diamonds =
    { $value_id ->
        [0] Not a single diamond came back.
        [one] One diamond came back.
       *[other] { $value } diamonds came back.
    }
said-gf-returned-loyal =
    { $value_id ->
        [0] No henchman came back.
        [one] One henchman came back.
       *[other] { $value } henchmen came back.
    }
said-gf-returned-fbi =
    { $value_id ->
        [0] The FBI agent didn’t come back.
       *[other] The FBI agent came back.
    }
said-gf-returned-cia =
    { $value_id ->
        [0] The CIA agent didn’t come back.
       *[other] The CIA agent came back.
    }
said-gf-returned-driver =
    { $value_id ->
        [0] No driver came back.
        [one] One driver came back.
       *[other] { $value } drivers came back.
    }
said-gf-returned-killer =
    { $value_id ->
        [0] The killer didn’t come back.
       *[other] The killer came back.
    }
said-gf-missing =
    { $value_id ->
        [0] I’m not missing a single diamond.
        [one] I’m missing one diamond.
       *[other] I’m missing { $value } diamonds.
    }

## Phases, decisions, clocks

phase-hide = The Godfather is hiding some
phase-take = The box goes round
phase-interrogation = Interrogation
phase-answer = Answer
phase-floor = Open floor
phase-reaction = Moment of shock
phase-over = The end

decision-hide = How many diamonds disappear before the box goes round?
decision-bag = Will you put a chip into the felt bag?
decision-take = What will you take?
decision-reaction = Hold still, or “Bang!”?
decision-lead = The floor is yours: ask, talk, or “Empty your pockets!”?
decision-talk = Would you like to say something?
decision-answer = The Godfather wants an answer from you.
decision-turn = Your turn: ask, talk, or “Empty your pockets!”?
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
        [loyal] Henchman into the felt bag
        [fbi] FBI agent into the felt bag
        [cia] CIA agent into the felt bag
        [driver] Driver into the felt bag
       *[killer] Killer into the felt bag
    }
action-take-diamonds =
    { $count ->
        [one] Take 1 diamond
       *[other] Take { $count } diamonds
    }
action-take-chip =
    { $kind_id ->
        [loyal] Take a henchman
        [fbi] Take the FBI agent
        [cia] Take the CIA agent
        [driver] Take a driver
       *[killer] Take the killer
    }
action-take-nothing = Take nothing
action-ask = Ask { $seat }: “{ question }”
action-say = “{ statement }”
action-refuse = Refuse to answer
action-forget = “I don’t remember.”
action-refuse-all = Say nothing at all
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
    Don Alessandro sends his cigar box round. { $godfather_is ->
        [you] You are the Godfather.
       *[other] { $godfather } is the Godfather.
    } In the box: { $mix_diamonds } diamonds{ mix-chips }. { bottles }
mix-chips = { mix-loyals }{ mix-fbi }{ mix-cia }{ mix-drivers }{ mix-killer }
mix-loyals =
    { $mix_loyal ->
        [0] {""}
        [one] , 1 henchman
       *[other] , { $mix_loyal } henchmen
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
    { $seat_is ->
        [you] You hide
       *[other] { $seat } hides
    } { $count ->
        [0] no diamonds. Such trust is touching.
        [one] one diamond.
       *[other] { $count } diamonds.
    }
event-box-passed =
    { $giver_is ->
        [you] You pass the box to { $taker }.
       *[other] { $taker_is ->
            [you] { $giver } passes the box to you.
           *[other] { $giver } passes the box to { $taker }.
        }
    }
event-box-seen =
    { $seat_is ->
        [you] You open
       *[other] { $seat } opens
    } the box: { diamonds-in-box }{ chips-in-box }.
event-bagged =
    { $kind_id ->
        [none] { $seat_is ->
            [you] You leave the felt bag empty.
           *[other] { $seat } leaves the felt bag empty.
        }
       *[other] { $seat_is ->
            [you] You put
           *[other] { $seat } puts
        } { $kind_id ->
            [loyal] a henchman
            [fbi] the FBI agent
            [cia] the CIA agent
            [driver] a driver
           *[killer] the killer
        } into the felt bag.
    }
event-took =
    { $take_id ->
        [nothing] { $seat_is ->
            [you] You take nothing, and look as if it were a lot.
           *[other] { $seat } takes nothing, and looks as if it were a lot.
        }
       *[other] { $seat_is ->
            [you] You take
           *[other] { $seat } takes
        } { $take_id ->
            [diamonds-1] one diamond
            [chip-loyal] a henchman
            [chip-fbi] the FBI agent
            [chip-cia] the CIA agent
            [chip-driver] a driver
            [chip-killer] the killer
           *[other] { $take }
        }.
    }
event-box-returned =
    { $seat_is ->
        [you] The box is back with you.
       *[other] The box is back with { $seat }.
    } In it: { diamonds-in-box }{ chips-in-box }.
event-box-shown = The lid stays open, everybody looks in: { diamonds-in-box }{ chips-in-box }.
event-talk-began =
    { $seat_is ->
        [you] You hang up the phone and count.
       *[other] { $seat } hangs up the phone and counts.
    } The interrogation begins.
event-asked =
    { $seat_is ->
        [you] A question for you: “{ question }”
       *[other] A question for { $seat }: “{ question }”
    }
event-said = { speaker }: “{ statement }”{ changed-story }
speaker =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    }
changed-story =
    { $changed ->
        [true] {" "}That’s not what we heard before.
       *[false] {""}
    }
event-refused = { speaker }: “No comment.” ({ $slot })
event-forgot = { speaker }: “I don’t remember.” ({ $slot })
event-no-answer =
    { $seat_is ->
        [you] You stay silent until time is up. ({ $slot })
       *[other] { $seat } stays silent until time is up. ({ $slot })
    }
event-question-lapsed = The open question is off the table.
event-floor-opened =
    { $left ->
        [0] The Godfather lets everybody speak. It is the last open floor.
        [one] The Godfather lets everybody speak. One open floor is left after this.
       *[other] The Godfather lets everybody speak. { $left } open floors are left after this.
    }
event-floor-passed =
    { $seat_is ->
        [you] You have nothing to say.
       *[other] { $seat } has nothing to say.
    }
event-final-demand =
    { $seat_is ->
        [you] Final demand: you can only accuse or give up now.
       *[other] Final demand: { $seat } can only accuse or give up now.
    }
event-turn-passed =
    { $phase_id ->
        [answer] { $seat_is ->
            [you] You owe an answer.
           *[other] { $seat } owes an answer.
        }
        [floor] { $seat_is ->
            [you] You have the floor.
           *[other] { $seat } has the floor.
        }
       *[other] { $seat_is ->
            [you] It’s your turn.
           *[other] It’s { $seat }’s turn.
        }
    }
event-accused = “{ $seat }, empty your pockets!”
event-window-opened =
    { $seats_is ->
        [you] A moment of shock. All eyes are on you.
       *[other] A moment of shock. All eyes are on { $seats }.
    }
event-decided =
    { $fires ->
        [true] { $seat_is ->
            [you] Your finger tightens on the trigger.
           *[other] { $seat }’s finger tightens on the trigger.
        }
       *[false] { $seat_is ->
            [you] You hold still.
           *[other] { $seat } holds still.
        }
    }
event-fired =
    { $seat_is ->
        [you] Bang! You fired.
       *[other] Bang! { $seat } fired.
    }
event-pocket-opened =
    { $seat_is ->
        [you] You turn out your pockets:
       *[other] { $seat } turns out their pockets:
    } { $role_id ->
        [thief] { $take }. A thief.
        [urchin] nothing. A street urchin.
        [fbi] an FBI badge.
        [cia] a CIA badge.
        [loyal] a henchman.
        [driver] a driver.
        [killer] the killer.
       *[other] { $take }.
    }
event-recovered =
    { $count ->
        [one] One diamond is back with the Godfather, { $total } in all.
       *[other] { $count } diamonds are back with the Godfather, { $total } in all.
    }
event-joker-given =
    { $seat_is ->
        [you] The Godfather apologises to you with a bottle.
       *[other] The Godfather apologises to { $seat } with a bottle.
    } { $left ->
        [0] It was his last.
        [one] He has one left.
       *[other] He has { $left } left.
    }
event-eliminated =
    { $seat_is ->
        [you] { $fate_id ->
            [caught] You’re caught, so you’re out, and silent from now on.
            [shot] You’re hit and out.
            [fired] You fired and you’re out.
            [rule_breaker] You took nothing although you had to, and you’re out.
            [no_joker] You have no bottle left and you’re out.
            [clock] You ran out of time and you’re out.
           *[abdicated] You give up and you’re out.
        }
       *[other] { $seat } { $fate }.
    }
event-ended =
    { $winners_is ->
        [you] { $cause } You win.
       *[other] { $winners_id ->
            [none] { $cause } Nobody wins.
           *[other] { $cause } Winners: { $winners_with_you }.
        }
    }
event-full-reveal = Everything is in the open, the box’s whole journey. { reveal-hidden } { reveal-bag }
reveal-hidden =
    { $hidden ->
        [0] The Godfather had hidden nothing.
        [one] The Godfather had hidden one diamond.
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
fate-rule-breaker = took nothing but had to, and is out
fate-no-joker = has no bottle left and is out
fate-clock = has run out of time and is out
fate-abdicated = gives up and is out

reason-godfather-recovered = The Godfather has got every stolen diamond back.
reason-agent-accused = The Godfather accused an agent.
reason-godfather-out = The Godfather is out.
reason-killer-shot-agent = The killer shot an agent.

cause-recovered = Every stolen diamond is back.
cause-nothing-stolen = No diamond is missing. Nobody stole, and nobody believes it.
cause-all-stole = Everybody stole, so the Godfather cannot lose.
cause-agent = The Godfather accused an agent. Sirens outside.
cause-no-joker = A wrong accusation, and no bottle left: the Godfather is out.
cause-clock = The Godfather ran out of time.
cause-abdicated = The Godfather gave up.
cause-shot = The killer shot an agent.

## What is refused

refusal-game-over = The game is over.
refusal-out = If you’re out, you do and say nothing more.
refusal-wrong-phase = Not now ({ $phase }).
refusal-not-the-holder = { $seat } has the box right now.
refusal-not-your-turn = It’s { $seat }’s turn.
refusal-godfather-only = Only the Godfather may do that, and that’s { $seat }.
refusal-unknown-seat = This table has no seat { $seat_id }.
refusal-no-suspect = { $seat } is the Godfather, not a suspect.
refusal-hide-count = You can hide up to { $most } diamonds, not { $count }.
refusal-no-bag = Only the first player has the felt bag.
refusal-bag-first = First decide whether anything goes into the felt bag.
refusal-already-bagged = You have decided about the felt bag already.
refusal-unknown-kind = There is no chip “{ $kind }”.
refusal-not-in-box = This chip is not in the box: { $kind }.
refusal-take-count = You can take 1 to { $most } diamonds, not { $count }.
refusal-too-many-diamonds =
    { $most ->
        [0] There are no diamonds in the box.
        [one] There is only one diamond in the box, not { $count }.
       *[other] There are only { $most } diamonds in the box, not { $count }.
    }
refusal-must-take = You can’t take nothing: the box isn’t empty, and you aren’t the last.
refusal-silenced = You may not say anything right now.
refusal-talk-aloud = You’re all in one room: say it out loud.
refusal-unknown-topic = Nobody can be asked that in this game: “{ $topic }”.
refusal-had-no-bag = { $seat } never had the felt bag.
refusal-asked-is-out = { $seat } is out and won’t answer any more.
refusal-no-question-left =
    { $questions ->
        [0] There are no questions in this game.
        [one] Your one question has been asked.
       *[other] Your { $questions } questions have been asked.
    }
refusal-no-question = Nobody has asked you.
refusal-no-sheet = You can refuse everything only when you’re asked about everything, not here: { $topic }.
refusal-not-that-question = First answer the question: { $slot }.
refusal-unknown-slot = There is no subject “{ $slot }” in this game.
refusal-unknown-value = “{ $value }” does not fit the subject “{ $slot }”.
refusal-not-your-slot = You didn’t see that yourself: { $slot }.
refusal-about-whom = Who are you talking about?
refusal-about-nobody = This is only about you: { $slot }.
refusal-about-yourself = Say what you took instead.
refusal-pocket-is-open = { $seat }’s pockets are already open.
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
refusal-cannot-accuse = { $seat } can’t be accused: out, or the pockets are already open.
refusal-no-window = Nobody can shoot right now.
refusal-no-weapon = You have no gun.
refusal-one-device = One device goes round here: if you want to shoot, shout.
refusal-many-devices = Everybody here has a device of their own and decides on it.
refusal-not-asked = { $seat } could not have shouted.
refusal-seats = The game is for { $fewest } to { $most } seats, not for { $seats }.
refusal-no-such-seat = There is no seat { $number } here; there are { $seats } of you.
refusal-killer-with-five = With five players there is no killer.
refusal-mix-with-five = With five players there is no mix of your own.
refusal-mix-supply = There are at most { $most } of these, not { $count }: { $kind }.
refusal-mix-total = The mix needs { $needed } chips, three fewer than players, not { $count }.
refusal-mix-loyals =
    { $needed ->
        [one] The mix needs at least one henchman or killer, not { $count }.
       *[other] The mix needs at least { $needed } henchmen or killers, not { $count }.
    }

## Bots

# Why a bot does what it does.
why-forced = There is nothing else you can do.
why-hide =
    { $count ->
        [0] Hide nothing. Nobody will believe that anyway.
        [one] One diamond fewer, and only you know how many the box set out with.
       *[other] { $count } diamonds fewer, and only you know how many the box set out with.
    }
why-bag = Whatever is in the felt bag throws everybody else’s count off: { $kind }.
why-bag-nothing = You don’t need the felt bag. Nobody knows it’s empty.
why-steal =
    { $count ->
        [one] One diamond is hardly noticed. { why-left }
       *[other] { $count } diamonds are worth the risk. { why-left }
    }
why-steal-no-chips =
    { $count ->
        [one] No chips are left, so steal, but only one. { why-left }
       *[other] No chips are left, so steal: { $count } of them. { why-left }
    }
why-left =
    { $left ->
        [0] That empties the box.
        [one] One stays in the box.
       *[other] { $left } stay in the box.
    }
why-take-loyal = You sleep better on the Godfather’s side.
why-take-agent = As an agent you only have to look suspicious enough.
why-take-driver = Bet on your neighbour on the right: { $seat }.
why-take-killer = Keep quiet with a gun in your pocket and you can win in two ways.
why-take-nothing = With empty pockets no accusation can hurt you, but it can hurt the Godfather.
why-ask = See whether { $seat } fits the neighbours.
why-ask-known = You already know the right answer to this one from { $seat }.
why-ask-took = What { $seat } claims to have taken tells you most.
why-ask-suspects = Who { $seat } suspects also says something about { $seat }.
why-opinion = Somebody has to say that about { $seat }.
why-protect = { $seat } is your passenger. If { $seat } wins, so do you.
why-hit-back = { $seat } is pointing at you. Point back.
why-deflect = Better that suspicion sticks to { $seat } than to you.
why-contradicted = What { $seat } says doesn’t fit what you saw in the box.
why-suspect = From all you have seen and heard, { $seat } is the likeliest to have something.
why-say = It sounds good and is hard to disprove.
why-truth = The truth is the best story here.
why-help = Every honest number helps the Godfather search.
why-truth-so-far = He may know what was in the box. What’s in your pocket is another matter.
why-open-thief = Confess this openly and you look like an agent fishing for fools.
why-open-agent = An agent who admits it? Nobody will believe you.
why-pass-for-loyal = Among so many henchmen nobody looks for the gun.
why-leaky-story = Your story has a hole. Let’s hope the Godfather finds it.
why-blame = If they believe you, suspicion falls on { $seat }.
why-cover = Back what { $seat } says. If { $seat } wins, so do you.
why-bait = Let the Godfather take you for a thief. That’s just what you want.
why-refuse = Say nothing and you say nothing wrong.
why-refuse-bait = Silence looks guilty. That’s just what you want.
why-forget = Nobody was ever convicted of a bad memory.
why-floor = Let them talk. Somebody always contradicts somebody.
why-nothing-to-say = Talking unasked gets you nothing right now.
why-accuse-first =
    { $received ->
        [one] There were { $passed } diamonds in the box, you know that. { $seat } claims to have got only one.
       *[other] There were { $passed } diamonds in the box, you know that. { $seat } claims to have got { $received }.
    }
why-accuse-received = { $giver } claims to have passed on { claimed-passed }, { $seat } to have got { claimed-received }. One of them is lying, most likely { $seat }.
why-accuse-passed = { $seat } claims to have passed on { claimed-passed }, { $taker } to have got { claimed-received }. One of them is lying, most likely { $seat }.
why-accuse-last = { $seat } claims to have given you back { claimed-passed }. { $received ->
        [0] There was none in the box.
        [one] There was one in the box.
       *[other] There were { $received } in the box.
    }
claimed-passed =
    { $passed ->
        [0] no diamonds
        [one] one diamond
       *[other] { $passed } diamonds
    }
claimed-received =
    { $received ->
        [0] none
        [one] one
       *[other] { $received }
    }
why-accuse-silent = { $seat } won’t talk. Let the pockets do the talking.
why-accuse-confessed =
    { $count ->
        [one] { $seat } admits to one diamond. Take that at face value.
       *[other] { $seat } admits to { $count } diamonds. Take that at face value.
    }
why-accuse-crowded = Too many claim to have taken this chip, { $seat } among them: { $kind }.
why-accuse-odds = There’s a { $percent }% chance that { $seat } has diamonds of yours.
why-abdicate = There is nothing left to win here.
why-peng = There’s a { $percent }% chance that { $seat } is an agent. That’s enough.
why-hold = There’s only a { $percent }% chance that { $seat } is an agent. Hold still.

## What an evaluation counts

figure-godfather = Wins for the Godfather
figure-agent = Wins for an agent
figure-thieves = Wins for the thieves
figure-killer = Wins for the killer
figure-thefts = Thieves
figure-stolen = Diamonds per thief
figure-accusations = Accusations
figure-questions = Questions
figure-statements = Statements
figure-refusals = Refused answers
figure-shots = Shots
