### Mafia de Cuba. Schlüssel wie in en.ftl; was ein Feld heißt, steht in events.py, actions.py, options.py und talk.py.

notice = Hier wird nur so getan als ob. Im wirklichen Leben raten wir von Schnaps, Drogen, Waffen und Verbrechen ab.

## Personen, Chips, Beute

kind-loyal = Getreuer
kind-fbi = FBI-Agent
kind-cia = CIA-Agent
kind-driver = Chauffeur
kind-killer = Killer
kind-none = kein Chip

role-godfather = Pate
role-thief = Dieb
role-loyal = { kind-loyal }
role-fbi = { kind-fbi }
role-cia = { kind-cia }
role-driver = { kind-driver }
role-killer = { kind-killer }
role-urchin = Straßenkind
role-rule-breaker = Regelbrecher

take-nothing = nichts
take-none = nichts, und das war verboten
take-diamonds-1 = 1 Diamant
take-diamonds-2 = 2 Diamanten
take-diamonds-3 = 3 Diamanten
take-diamonds-4 = 4 Diamanten
take-diamonds-5 = 5 Diamanten
take-diamonds-6 = 6 Diamanten
take-diamonds-7 = 7 Diamanten
take-diamonds-8 = 8 Diamanten
take-diamonds-9 = 9 Diamanten
take-diamonds-10 = 10 Diamanten
take-diamonds-11 = 11 Diamanten
take-diamonds-12 = 12 Diamanten
take-diamonds-13 = 13 Diamanten
take-diamonds-14 = 14 Diamanten
take-diamonds-15 = 15 Diamanten
take-chip-loyal = { kind-loyal }
take-chip-fbi = { kind-fbi }
take-chip-cia = { kind-cia }
take-chip-driver = { kind-driver }
take-chip-killer = { kind-killer }

bag-none = nichts
bag-loyal = ein Getreuer
bag-fbi = der FBI-Agent
bag-cia = der CIA-Agent
bag-driver = ein Chauffeur
bag-killer = der Killer

# Was eine Rolle will und was ihr hilft, für die geheime Karte.
goal-godfather = Du gewinnst mit deinen Getreuen, wenn jeder gestohlene Diamant wieder da ist.
goal-thief = Du gewinnst, wenn der Pate ausscheidet, du nicht erwischt bist und kein anderer freier Dieb mehr Diamanten hat.
goal-loyal = Du gewinnst mit dem Paten, wenn er alle Diamanten wiederfindet.
goal-fbi = Du gewinnst sofort und allein, wenn der Pate dich anklagt.
goal-cia = { goal-fbi }
goal-driver = Du gewinnst, wenn dein rechter Nachbar gewinnt, der dir die Kiste gegeben hat.
goal-killer = Du gewinnst mit dem Paten, solange du nicht schießt. Erschießt du einen Agenten, gewinnst du sofort und allein.
goal-urchin = Du gewinnst, wenn der Pate ausscheidet und damit ein Dieb gewinnt.
goal-rule-breaker = Du bist raus: Du hast nichts genommen, obwohl du musstest.

advice-godfather = Führ das Gespräch, frag jeden etwas anderes und lass alle zu Wort kommen. Klag nur an, wenn du sicher bist.
advice-thief = Lenk den Verdacht auf deine Nachbarn, oder auf jemanden mit größeren Taschen.
advice-loyal = Sorg dafür, dass man dir glaubt, und hilf suchen.
advice-fbi = Benimm dich wie jemand, der gestohlen hat. Aber nicht zu gern.
advice-cia = { advice-fbi }
advice-driver = Find heraus, wer dein Fahrgast ist, und nimm ihn dann in Schutz.
advice-killer = Wart auf die Anklage eines Agenten. Ein Schuss auf den Falschen kostet dich den Sieg.
advice-urchin = Mach dich verdächtig. Dich anzuklagen, kommt den Paten teuer.
advice-rule-breaker = Zusehen darfst du, reden nicht.

## Was in der Kiste liegt

diamonds-in-box =
    { $contents_diamonds ->
        [0] keine Diamanten
        [one] 1 Diamant
       *[other] { $contents_diamonds } Diamanten
    }
chips-in-box = { loyals-in-box }{ fbi-in-box }{ cia-in-box }{ drivers-in-box }{ killer-in-box }{ no-chips-in-box }
loyals-in-box =
    { $contents_loyal ->
        [0] {""}
        [one] , 1 Getreuer
       *[other] , { $contents_loyal } Getreue
    }
fbi-in-box =
    { $contents_fbi ->
        [0] {""}
       *[other] , der FBI-Agent
    }
cia-in-box =
    { $contents_cia ->
        [0] {""}
       *[other] , der CIA-Agent
    }
drivers-in-box =
    { $contents_driver ->
        [0] {""}
        [one] , 1 Chauffeur
       *[other] , { $contents_driver } Chauffeure
    }
killer-in-box =
    { $contents_killer ->
        [0] {""}
       *[other] , der Killer
    }
no-chips-in-box =
    { $contents_loyal ->
        [0] { $contents_fbi ->
            [0] { $contents_cia ->
                [0] { $contents_driver ->
                    [0] { $contents_killer ->
                        [0] , keine Chips
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

## Worüber gesprochen wird

slot-recv-diamonds = Diamanten bekommen
slot-recv-chips = Chips bekommen
slot-recv-loyal = Getreue bekommen
slot-recv-fbi = FBI-Agent bekommen
slot-recv-cia = CIA-Agent bekommen
slot-recv-driver = Chauffeure bekommen
slot-recv-killer = Killer bekommen
slot-pass-diamonds = Diamanten weitergegeben
slot-pass-chips = Chips weitergegeben
slot-pass-loyal = Getreue weitergegeben
slot-pass-fbi = FBI-Agent weitergegeben
slot-pass-cia = CIA-Agent weitergegeben
slot-pass-driver = Chauffeure weitergegeben
slot-pass-killer = Killer weitergegeben
slot-took = Genommen
slot-bag = Filzbeutel
slot-view = Meinung
slot-suspects = Verdacht
slot-gf-hidden = Versteckt
slot-gf-returned-diamonds = Diamanten zurückbekommen
slot-gf-returned-loyal = Getreue zurückbekommen
slot-gf-returned-fbi = FBI-Agent zurückbekommen
slot-gf-returned-cia = CIA-Agent zurückbekommen
slot-gf-returned-driver = Chauffeure zurückbekommen
slot-gf-returned-killer = Killer zurückbekommen
slot-gf-missing = Es fehlen

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
topic-recv-all = Alles, was ankam
topic-pass-all = Alles, was weiterging
topic-bag = { slot-bag }
topic-suspects = { slot-suspects }

count-diamonds = Diamanten
count-chips = Chips
count-loyal = Getreue
count-fbi = FBI-Agent
count-cia = CIA-Agent
count-driver = Chauffeure
count-killer = Killer

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
value-diamonds-some = Diamanten
value-no-diamonds = keine Diamanten
value-chip-loyal = { kind-loyal }
value-chip-fbi = { kind-fbi }
value-chip-cia = { kind-cia }
value-chip-driver = { kind-driver }
value-chip-killer = { kind-killer }
value-chip-some = ein Chip
value-nothing = nichts
value-none = leer
value-some = ein Chip
value-loyal = { kind-loyal }
value-fbi = { kind-fbi }
value-cia = { kind-cia }
value-driver = { kind-driver }
value-killer = { kind-killer }
value-thief = Dieb
value-not-thief = kein Dieb
value-agent = Agent
value-urchin = Straßenkind
value-liar = lügt
value-truthful = sagt die Wahrheit

## Fragen und Aussagen, wie man sie am Tisch hört

question =
    { $topic_id ->
        [recv-diamonds] Wie viele Diamanten hast du bekommen?
        [recv-chips] Wie viele Chips lagen in der Kiste, als sie zu dir kam?
        [recv-loyal] Wie viele Getreue lagen in der Kiste, als sie zu dir kam?
        [recv-fbi] Lag der FBI-Agent in der Kiste, als sie zu dir kam?
        [recv-cia] Lag der CIA-Agent in der Kiste, als sie zu dir kam?
        [recv-driver] Wie viele Chauffeure lagen in der Kiste, als sie zu dir kam?
        [recv-killer] Lag der Killer in der Kiste, als sie zu dir kam?
        [recv-all] Zähl auf: Was lag in der Kiste, als sie zu dir kam?
        [pass-diamonds] Wie viele Diamanten hast du weitergegeben?
        [pass-chips] Wie viele Chips hast du weitergegeben?
        [pass-loyal] Wie viele Getreue hast du weitergegeben?
        [pass-fbi] Hast du den FBI-Agenten weitergegeben?
        [pass-cia] Hast du den CIA-Agenten weitergegeben?
        [pass-driver] Wie viele Chauffeure hast du weitergegeben?
        [pass-killer] Hast du den Killer weitergegeben?
        [pass-all] Zähl auf: Was hast du weitergegeben?
        [took] Und was ist in deiner Tasche gelandet?
        [bag] Was steckt im Filzbeutel?
        [suspects] Wen verdächtigst du?
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
        [0] Als sie zu mir kam, war kein Diamant drin.
        [one] Ein Diamant. So kam sie zu mir.
       *[other] { $value } Diamanten. So kam sie zu mir.
    }
said-recv-chips =
    { $value_id ->
        [0] Als sie zu mir kam, war kein Chip drin.
        [one] Als sie zu mir kam, war ein Chip drin.
       *[other] Als sie zu mir kam, waren { $value } Chips drin.
    }
said-recv-loyal =
    { $value_id ->
        [0] Als sie zu mir kam, war kein Getreuer drin.
        [one] Als sie zu mir kam, war ein Getreuer drin.
       *[other] Als sie zu mir kam, waren { $value } Getreue drin.
    }
said-recv-fbi =
    { $value_id ->
        [0] Als sie zu mir kam, war der FBI-Agent nicht drin.
       *[other] Als sie zu mir kam, war der FBI-Agent noch drin.
    }
said-recv-cia =
    { $value_id ->
        [0] Als sie zu mir kam, war der CIA-Agent nicht drin.
       *[other] Als sie zu mir kam, war der CIA-Agent noch drin.
    }
said-recv-driver =
    { $value_id ->
        [0] Als sie zu mir kam, war kein Chauffeur drin.
        [one] Als sie zu mir kam, war ein Chauffeur drin.
       *[other] Als sie zu mir kam, waren { $value } Chauffeure drin.
    }
said-recv-killer =
    { $value_id ->
        [0] Als sie zu mir kam, war der Killer nicht drin.
       *[other] Als sie zu mir kam, war der Killer noch drin.
    }
said-pass-diamonds =
    { $value_id ->
        [0] Als ich sie weitergab, war kein Diamant mehr drin.
        [one] Mit einem Diamanten gab ich sie weiter.
       *[other] Mit { $value } Diamanten gab ich sie weiter.
    }
said-pass-chips =
    { $value_id ->
        [0] Als ich sie weitergab, war kein Chip mehr drin.
        [one] Als ich sie weitergab, war noch ein Chip drin.
       *[other] Als ich sie weitergab, waren noch { $value } Chips drin.
    }
said-pass-loyal =
    { $value_id ->
        [0] Als ich sie weitergab, war kein Getreuer mehr drin.
        [one] Als ich sie weitergab, war noch ein Getreuer drin.
       *[other] Als ich sie weitergab, waren noch { $value } Getreue drin.
    }
said-pass-fbi =
    { $value_id ->
        [0] Als ich sie weitergab, war der FBI-Agent nicht drin.
       *[other] Als ich sie weitergab, war der FBI-Agent noch drin.
    }
said-pass-cia =
    { $value_id ->
        [0] Als ich sie weitergab, war der CIA-Agent nicht drin.
       *[other] Als ich sie weitergab, war der CIA-Agent noch drin.
    }
said-pass-driver =
    { $value_id ->
        [0] Als ich sie weitergab, war kein Chauffeur mehr drin.
        [one] Als ich sie weitergab, war noch ein Chauffeur drin.
       *[other] Als ich sie weitergab, waren noch { $value } Chauffeure drin.
    }
said-pass-killer =
    { $value_id ->
        [0] Als ich sie weitergab, war der Killer nicht drin.
       *[other] Als ich sie weitergab, war der Killer noch drin.
    }
said-took =
    { $value_id ->
        [diamonds-1] Ich habe einen Diamanten genommen.
        [diamonds-some] Ich habe Diamanten genommen.
        [no_diamonds] Ich habe keine Diamanten genommen.
        [chip-loyal] Ich bin ein Getreuer.
        [chip-fbi] Ich bin der FBI-Agent.
        [chip-cia] Ich bin der CIA-Agent.
        [chip-driver] Ich bin Chauffeur.
        [chip-killer] Ich bin der Killer.
        [chip-some] Ich habe einen Chip genommen.
        [nothing] Ich habe nichts genommen. Ich bin ein Straßenkind.
       *[other] Ich habe { $value } genommen.
    }
said-bag =
    { $value_id ->
        [none] Ich habe den Filzbeutel leer gelassen.
        [some] Ich habe einen Chip in den Filzbeutel gesteckt.
        [loyal] Ich habe einen Getreuen in den Filzbeutel gesteckt.
        [fbi] Ich habe den FBI-Agenten in den Filzbeutel gesteckt.
        [cia] Ich habe den CIA-Agenten in den Filzbeutel gesteckt.
        [driver] Ich habe einen Chauffeur in den Filzbeutel gesteckt.
       *[killer] Ich habe den Killer in den Filzbeutel gesteckt.
    }
said-view =
    { $value_id ->
        [thief] { $about } ist ein Dieb.
        [not_thief] { $about } ist kein Dieb.
        [loyal] { $about } ist ein Getreuer.
        [agent] { $about } ist ein Agent.
        [driver] { $about } ist Chauffeur.
        [killer] { $about } ist der Killer.
        [urchin] { $about } ist ein Straßenkind.
        [liar] { $about } lügt.
       *[truthful] { $about } sagt die Wahrheit.
    }
said-gf-hidden =
    { $value_id ->
        [0] Ich habe keine Diamanten versteckt.
        [one] Ich habe einen Diamanten versteckt.
       *[other] Ich habe { $value } Diamanten versteckt.
    }
said-gf-returned-diamonds =
    { $value_id ->
        [0] Zurückgekommen ist kein einziger Diamant.
        [one] Zurückgekommen ist ein Diamant.
       *[other] Zurückgekommen sind { $value } Diamanten.
    }
said-gf-returned-loyal =
    { $value_id ->
        [0] Zurückgekommen ist kein Getreuer.
        [one] Zurückgekommen ist ein Getreuer.
       *[other] Zurückgekommen sind { $value } Getreue.
    }
said-gf-returned-fbi =
    { $value_id ->
        [0] Der FBI-Agent ist nicht zurückgekommen.
       *[other] Der FBI-Agent ist zurückgekommen.
    }
said-gf-returned-cia =
    { $value_id ->
        [0] Der CIA-Agent ist nicht zurückgekommen.
       *[other] Der CIA-Agent ist zurückgekommen.
    }
said-gf-returned-driver =
    { $value_id ->
        [0] Zurückgekommen ist kein Chauffeur.
        [one] Zurückgekommen ist ein Chauffeur.
       *[other] Zurückgekommen sind { $value } Chauffeure.
    }
said-gf-returned-killer =
    { $value_id ->
        [0] Der Killer ist nicht zurückgekommen.
       *[other] Der Killer ist zurückgekommen.
    }
said-gf-missing =
    { $value_id ->
        [0] Mir fehlt kein einziger Diamant.
        [one] Mir fehlt ein Diamant.
       *[other] Mir fehlen { $value } Diamanten.
    }

## Phasen, Entscheidungen, Uhren

phase-hide = Der Pate versteckt
phase-take = Die Kiste geht herum
phase-interrogation = Befragung
phase-answer = Antwort
phase-floor = Offene Runde
phase-reaction = Schrecksekunde
phase-over = Ende

decision-hide = Wie viele Diamanten lässt du verschwinden, ehe die Kiste herumgeht?
decision-bag = Steckst du einen Chip in den Filzbeutel?
decision-take = Was nimmst du dir?
decision-reaction = Stillhalten oder „Peng!“?
decision-lead = Dein Gespräch: fragen, reden oder „Leere deine Taschen!“?
decision-talk = Möchtest du etwas sagen?
decision-answer = Der Pate will eine Antwort von dir.
decision-turn = Du bist dran: fragen, reden oder „Leere deine Taschen!“?
decision-floor = Du hast das Wort. Einen Satz?
decision-device = Hat jemand gerufen?

ballot-godfather = Wer wird der nächste Pate?

## Was man tun kann

action-hide =
    { $count ->
        [0] Nichts verstecken
        [one] 1 Diamant verstecken
       *[other] { $count } Diamanten verstecken
    }
action-bag =
    { $kind_id ->
        [none] Filzbeutel leer lassen
        [loyal] Getreuen in den Filzbeutel
        [fbi] FBI-Agenten in den Filzbeutel
        [cia] CIA-Agenten in den Filzbeutel
       *[other] { $kind } in den Filzbeutel
    }
action-take-diamonds =
    { $count ->
        [one] 1 Diamant nehmen
       *[other] { $count } Diamanten nehmen
    }
action-take-chip =
    { $kind_id ->
        [loyal] Getreuen nehmen
        [fbi] FBI-Agenten nehmen
        [cia] CIA-Agenten nehmen
       *[other] { $kind } nehmen
    }
action-take-nothing = Nichts nehmen
action-ask = { $seat } fragen: „{ question }“
action-say = „{ statement }“
action-refuse = Aussage verweigern
action-forget = „Das weiß ich nicht mehr.“
action-refuse-all = Zu allem schweigen
action-open-floor = Alle zu Wort kommen lassen
action-pass-floor = Nichts sagen
action-accuse = { $seat }: „Leere deine Taschen!“
action-abdicate = Aufgeben
action-hold = Stillhalten
action-peng = „Peng!“
action-open-pocket = Niemand: Tasche öffnen
action-shouted = { $seat } hat gerufen

## Was geschieht

event-game-started =
    Don Alessandro lässt seine Zigarrenkiste herumgehen. { $godfather_is ->
        [you] Du bist der Pate.
       *[other] Der Pate ist { $godfather }.
    } In der Kiste: { $mix_diamonds } Diamanten{ mix-chips }. { bottles }
mix-chips = { mix-loyals }{ mix-fbi }{ mix-cia }{ mix-drivers }{ mix-killer }
mix-loyals =
    { $mix_loyal ->
        [0] {""}
        [one] , 1 Getreuer
       *[other] , { $mix_loyal } Getreue
    }
mix-fbi =
    { $mix_fbi ->
        [0] {""}
       *[other] , der FBI-Agent
    }
mix-cia =
    { $mix_cia ->
        [0] {""}
       *[other] , der CIA-Agent
    }
mix-drivers =
    { $mix_driver ->
        [0] {""}
        [one] , 1 Chauffeur
       *[other] , { $mix_driver } Chauffeure
    }
mix-killer =
    { $mix_killer ->
        [0] {""}
       *[other] , der Killer
    }
bottles =
    { $jokers ->
        [0] Flaschen für Entschuldigungen gibt es keine.
        [one] Für Entschuldigungen steht eine Flasche bereit.
       *[other] Für Entschuldigungen stehen { $jokers } Flaschen bereit.
    }
event-diamonds-hidden =
    { $seat_is ->
        [you] Du versteckst
       *[other] { $seat } versteckt
    } { $count ->
        [0] keinen Diamanten. So viel Vertrauen rührt.
        [one] einen Diamanten.
       *[other] { $count } Diamanten.
    }
event-box-passed =
    { $giver_is ->
        [you] Du gibst die Kiste an { $taker } weiter.
       *[other] { $taker_is ->
            [you] { $giver } gibt die Kiste an dich weiter.
           *[other] { $giver } gibt die Kiste an { $taker } weiter.
        }
    }
event-box-seen =
    { $seat_is ->
        [you] Du öffnest
       *[other] { $seat } öffnet
    } die Kiste: { diamonds-in-box }{ chips-in-box }.
event-bagged =
    { $kind_id ->
        [none] { $seat_is ->
            [you] Du lässt den Filzbeutel leer.
           *[other] { $seat } lässt den Filzbeutel leer.
        }
       *[other] { $seat_is ->
            [you] Du steckst
           *[other] { $seat } steckt
        } { $kind_id ->
            [loyal] einen Getreuen
            [fbi] den FBI-Agenten
            [cia] den CIA-Agenten
            [driver] einen Chauffeur
           *[killer] den Killer
        } in den Filzbeutel.
    }
event-took =
    { $take_id ->
        [nothing] { $seat_is ->
            [you] Du nimmst nichts und machst ein Gesicht, als wäre es viel.
           *[other] { $seat } nimmt nichts und macht ein Gesicht, als wäre es viel.
        }
       *[other] { $seat_is ->
            [you] Du nimmst dir
           *[other] { $seat } nimmt sich
        } { $take_id ->
            [diamonds-1] einen Diamanten
            [chip-loyal] einen Getreuen
            [chip-fbi] den FBI-Agenten
            [chip-cia] den CIA-Agenten
            [chip-driver] einen Chauffeur
            [chip-killer] den Killer
           *[other] { $take }
        }.
    }
event-box-returned =
    { $seat_is ->
        [you] Die Kiste ist wieder bei dir.
       *[other] Die Kiste ist wieder bei { $seat }.
    } Darin: { diamonds-in-box }{ chips-in-box }.
event-box-shown = Der Deckel bleibt offen, alle sehen hinein: { diamonds-in-box }{ chips-in-box }.
event-talk-began =
    { $seat_is ->
        [you] Du legst den Hörer auf und zählst nach.
       *[other] { $seat } legt den Hörer auf und zählt nach.
    } Die Befragung beginnt.
event-asked =
    { $seat_is ->
        [you] Frage an dich: „{ question }“
       *[other] Frage an { $seat }: „{ question }“
    }
event-said = { speaker }: „{ statement }“{ changed-story }
speaker =
    { $seat_is ->
        [you] Du
       *[other] { $seat }
    }
changed-story =
    { $changed ->
        [true] {" "}Vorhin klang das anders.
       *[false] {""}
    }
event-refused = { speaker }: „Dazu sage ich nichts.“ ({ $slot })
event-forgot = { speaker }: „Das weiß ich nicht mehr.“ ({ $slot })
event-no-answer =
    { $seat_is ->
        [you] Du schweigst, bis die Zeit um ist. ({ $slot })
       *[other] { $seat } schweigt, bis die Zeit um ist. ({ $slot })
    }
event-question-lapsed = Die offene Frage ist vom Tisch.
event-floor-opened =
    { $left ->
        [0] Der Pate lässt alle reden. Es ist die letzte offene Runde.
        [one] Der Pate lässt alle reden. Danach gibt es noch eine offene Runde.
       *[other] Der Pate lässt alle reden. Danach gibt es noch { $left } offene Runden.
    }
event-floor-passed =
    { $seat_is ->
        [you] Du hast nichts zu sagen.
       *[other] { $seat } hat nichts zu sagen.
    }
event-final-demand =
    { $seat_is ->
        [you] Letzte Aufforderung: Du darfst nur noch anklagen oder aufgeben.
       *[other] Letzte Aufforderung: { $seat } darf nur noch anklagen oder aufgeben.
    }
event-turn-passed =
    { $phase_id ->
        [answer] { $seat_is ->
            [you] Du bist eine Antwort schuldig.
           *[other] { $seat } ist eine Antwort schuldig.
        }
        [floor] { $seat_is ->
            [you] Du hast das Wort.
           *[other] { $seat } hat das Wort.
        }
       *[other] { $seat_is ->
            [you] Du bist am Zug.
           *[other] { $seat } ist am Zug.
        }
    }
event-accused = „{ $seat }, leere deine Taschen!“
event-window-opened =
    { $seats_is ->
        [you] Eine Schrecksekunde. Alle Augen auf dich.
       *[other] Eine Schrecksekunde. Alle Augen auf { $seats }.
    }
event-decided =
    { $fires ->
        [true] { $seat_is ->
            [you] Du krümmst den Finger am Abzug.
           *[other] { $seat } krümmt den Finger am Abzug.
        }
       *[false] { $seat_is ->
            [you] Du hältst still.
           *[other] { $seat } hält still.
        }
    }
event-fired =
    { $seat_is ->
        [you] Peng! Du hast geschossen.
       *[other] Peng! { $seat } hat geschossen.
    }
event-pocket-opened =
    { $seat_is ->
        [you] Du leerst die Taschen:
       *[other] { $seat } leert die Taschen:
    } { $role_id ->
        [thief] { $take }. Ein Dieb.
        [urchin] nichts. Ein Straßenkind.
        [fbi] eine Marke vom FBI.
        [cia] eine Marke von der CIA.
        [loyal] ein Getreuer.
        [driver] ein Chauffeur.
        [killer] der Killer.
       *[other] { $take }.
    }
event-recovered =
    { $count ->
        [one] Ein Diamant liegt wieder beim Paten, zusammen { $total }.
       *[other] { $count } Diamanten liegen wieder beim Paten, zusammen { $total }.
    }
event-joker-given =
    { $seat_is ->
        [you] Der Pate entschuldigt sich bei dir mit einer Flasche.
       *[other] Der Pate entschuldigt sich bei { $seat } mit einer Flasche.
    } { $left ->
        [0] Es war die letzte.
        [one] Eine hat er noch.
       *[other] { $left } hat er noch.
    }
event-eliminated =
    { $seat_is ->
        [you] { $fate_id ->
            [caught] Du bist erwischt, also raus, und schweigst ab jetzt.
            [shot] Du bist getroffen und raus.
            [fired] Du hast geschossen und bist raus.
            [rule_breaker] Du hast nichts genommen, obwohl es Pflicht war, und bist raus.
            [no_joker] Du hast keine Flasche mehr und bist raus.
            [clock] Du hast die Zeit verspielt und bist raus.
           *[abdicated] Du gibst auf und bist raus.
        }
       *[other] { $seat } { $fate }.
    }
event-ended =
    { $winners_is ->
        [you] { $cause } Du hast gewonnen.
       *[other] { $winners_id ->
            [none] { $cause } Gewonnen hat niemand.
           *[other] { $cause } Gewonnen: { $winners_with_you }.
        }
    }
event-full-reveal = Alles liegt offen, der ganze Weg der Kiste. { reveal-hidden } { reveal-bag }
reveal-hidden =
    { $hidden ->
        [0] Der Pate hatte nichts versteckt.
        [one] Der Pate hatte einen Diamanten versteckt.
       *[other] Der Pate hatte { $hidden } Diamanten versteckt.
    }
reveal-bag =
    { $bag_id ->
        [none] Der Filzbeutel war leer.
       *[other] Im Filzbeutel steckte { $bag }.
    }

# Hinter dem Namen.
fate-caught = ist erwischt, also raus, und schweigt ab jetzt
fate-shot = ist getroffen und raus
fate-fired = hat geschossen und ist raus
fate-rule-breaker = hat nichts genommen, obwohl es Pflicht war, und ist raus
fate-no-joker = hat keine Flasche mehr und ist raus
fate-clock = hat die Zeit verspielt und ist raus
fate-abdicated = gibt auf und ist raus

reason-godfather-recovered = Der Pate hat alle gestohlenen Diamanten zurück.
reason-agent-accused = Der Pate hat einen Agenten angeklagt.
reason-godfather-out = Der Pate ist ausgeschieden.
reason-killer-shot-agent = Der Killer hat einen Agenten erschossen.

cause-recovered = Jeder gestohlene Diamant ist wieder da.
cause-nothing-stolen = Es fehlt kein Diamant. Niemand hat gestohlen, und niemand glaubt es.
cause-all-stole = Alle haben gestohlen, da kann der Pate nicht verlieren.
cause-agent = Der Pate hat einen Agenten angeklagt. Draußen heulen Sirenen.
cause-no-joker = Falsch angeklagt, und keine Flasche mehr: Der Pate ist raus.
cause-clock = Dem Paten ist die Zeit ausgegangen.
cause-abdicated = Der Pate hat aufgegeben.
cause-shot = Der Killer hat einen Agenten erschossen.

## Was nicht geht

refusal-game-over = Die Partie ist vorbei.
refusal-out = Wer ausgeschieden ist, tut und sagt nichts mehr.
refusal-wrong-phase = Das geht jetzt nicht ({ $phase }).
refusal-not-the-holder = Die Kiste hat gerade { $seat }.
refusal-not-your-turn = Gerade ist { $seat } dran.
refusal-godfather-only = Das darf nur der Pate, und der ist { $seat }.
refusal-unknown-seat = Einen Platz { $seat_id } hat dieser Tisch nicht.
refusal-no-suspect = { $seat } ist der Pate und nicht verdächtig.
refusal-hide-count = Verstecken kannst du höchstens { $most } Diamanten, nicht { $count }.
refusal-no-bag = Den Filzbeutel hat nur der Startspieler.
refusal-bag-first = Entscheide erst, ob etwas in den Filzbeutel kommt.
refusal-already-bagged = Über den Filzbeutel hast du schon entschieden.
refusal-unknown-kind = Einen Chip „{ $kind }“ gibt es nicht.
refusal-not-in-box = Der Chip liegt nicht in der Kiste: { $kind }.
refusal-take-count = Diamanten nimmst du 1 bis { $most }, nicht { $count }.
refusal-too-many-diamonds =
    { $most ->
        [0] In der Kiste liegt kein Diamant.
        [one] In der Kiste liegt nur ein Diamant, nicht { $count }.
       *[other] In der Kiste liegen nur { $most } Diamanten, nicht { $count }.
    }
refusal-must-take = Nichts zu nehmen, ist verboten: Die Kiste ist nicht leer, und du bist nicht der Letzte.
refusal-silenced = Du darfst gerade nichts sagen.
refusal-talk-aloud = Ihr sitzt in einem Raum: Sag es laut.
refusal-unknown-topic = Danach lässt sich in dieser Partie nicht fragen: „{ $topic }“.
refusal-had-no-bag = { $seat } hatte den Filzbeutel nie.
refusal-asked-is-out = { $seat } ist ausgeschieden und antwortet nicht mehr.
refusal-no-question-left =
    { $questions ->
        [0] Fragen gibt es in dieser Partie keine.
        [one] Deine eine Frage ist gestellt.
       *[other] Deine { $questions } Fragen sind gestellt.
    }
refusal-no-question = Du bist gerade nicht gefragt.
refusal-no-sheet = Zu allem schweigen geht nur, wenn nach allem gefragt ist, nicht hier: { $topic }.
refusal-not-that-question = Erst die Antwort auf die Frage: { $slot }.
refusal-unknown-slot = Ein Thema „{ $slot }“ gibt es in dieser Partie nicht.
refusal-unknown-value = „{ $value }“ passt nicht zum Thema „{ $slot }“.
refusal-not-your-slot = Dazu kannst du nichts aus eigener Anschauung sagen: { $slot }.
refusal-about-whom = Über wen sprichst du?
refusal-about-nobody = Dabei geht es nur um dich selbst: { $slot }.
refusal-about-yourself = Dazu sag lieber, was du genommen hast.
refusal-pocket-is-open = Bei { $seat } liegt schon alles offen.
refusal-no-statement-left =
    { $says ->
        [one] Du hast dich in dieser Partie schon einmal geäußert, mehr geht nicht.
       *[other] Du hast dich in dieser Partie schon { $says }-mal geäußert, mehr geht nicht.
    }
refusal-no-floor = Gerade gibt es keine offene Runde.
refusal-no-floor-left =
    { $floors ->
        [0] Offene Runden gibt es in dieser Partie keine.
        [one] Die eine offene Runde ist vorbei.
       *[other] Alle { $floors } offenen Runden sind vorbei.
    }
refusal-cannot-accuse = { $seat } lässt sich nicht anklagen: ausgeschieden, oder die Tasche ist schon offen.
refusal-no-window = Gerade läuft keine Schrecksekunde.
refusal-no-weapon = Du hast keine Waffe.
refusal-one-device = Hier geht ein Gerät herum: Wer schießen will, ruft laut.
refusal-many-devices = Hier hat jeder sein eigenes Gerät und entscheidet selbst.
refusal-not-asked = { $seat } konnte nicht rufen.
refusal-seats = Das Spiel ist für { $fewest } bis { $most } Plätze, nicht für { $seats }.
refusal-no-such-seat = Platz { $number } gibt es hier nicht, ihr seid { $seats }.
refusal-killer-with-five = Zu fünft spielt der Killer nicht mit.
refusal-mix-with-five = Zu fünft gibt es keine eigene Mischung.
refusal-mix-supply = Davon gibt es höchstens { $most }, nicht { $count }: { $kind }.
refusal-mix-total = Die Mischung braucht { $needed } Chips, drei weniger als Spieler, nicht { $count }.
refusal-mix-loyals =
    { $needed ->
        [one] Die Mischung braucht mindestens einen Getreuen oder Killer, nicht { $count }.
       *[other] Die Mischung braucht mindestens { $needed } Getreue oder Killer, nicht { $count }.
    }

## Bots

# Warum ein Bot das tut.
why-forced = Etwas anderes ist nicht möglich.
why-hide =
    { $count ->
        [0] Versteck nichts. Glauben wird dir das ohnehin niemand.
        [one] Ein Diamant weniger, und nur du weißt, mit wie vielen die Kiste losging.
       *[other] { $count } Diamanten weniger, und nur du weißt, mit wie vielen die Kiste losging.
    }
why-bag = Was im Filzbeutel steckt, bringt die Zählung der anderen durcheinander: { $kind }.
why-bag-nothing = Den Filzbeutel brauchst du nicht. Dass er leer ist, weiß ja niemand.
why-steal =
    { $count ->
        [one] Ein Diamant fällt kaum auf. { why-left }
       *[other] { $count } Diamanten sind das Risiko wert. { why-left }
    }
why-steal-no-chips =
    { $count ->
        [one] Chips sind keine mehr da, also stiehl, aber nur einen. { why-left }
       *[other] Chips sind keine mehr da, also stiehl, und zwar { $count }. { why-left }
    }
why-left =
    { $left ->
        [0] Die Kiste ist dann leer.
        [one] In der Kiste bleibt einer.
       *[other] In der Kiste bleiben { $left }.
    }
why-take-loyal = Auf der Seite des Paten schläft man ruhiger.
why-take-agent = Als Agent musst du nur verdächtig genug aussehen.
why-take-driver = Setz auf deinen rechten Nachbarn: { $seat }.
why-take-killer = Wer schweigt und eine Waffe hat, gewinnt auf zwei Arten.
why-take-nothing = Mit leeren Taschen kann dir keine Anklage schaden, dem Paten schon.
why-ask = Hör dir an, ob { $seat } zu den Nachbarn passt.
why-ask-known = Bei { $seat } kennst du die richtige Antwort schon.
why-ask-took = Was { $seat } genommen haben will, verrät dir am meisten.
why-ask-suspects = Wen { $seat } verdächtigt, verrät auch etwas über { $seat }.
why-opinion = Über { $seat } muss das einmal jemand sagen.
why-protect = { $seat } fährt mit dir. Gewinnt { $seat }, gewinnst du auch.
why-hit-back = { $seat } zeigt auf dich. Zeig zurück.
why-deflect = Besser, der Verdacht bleibt an { $seat } hängen als an dir.
why-contradicted = Was { $seat } sagt, passt nicht zu dem, was du in der Kiste gesehen hast.
why-suspect = Nach allem, was du gesehen und gehört hast, fehlt bei { $seat } am ehesten etwas.
why-say = Das klingt gut und lässt sich schwer widerlegen.
why-truth = Die Wahrheit ist hier die beste Geschichte.
why-help = Jede ehrliche Zahl hilft dem Paten suchen.
why-truth-so-far = Was in der Kiste lag, darf er wissen. Was in deiner Tasche liegt, ist eine andere Frage.
why-open-thief = Wer so offen gesteht, den hält der Pate für einen Agenten auf Dummenfang.
why-open-agent = Ein Agent, der es zugibt? Das glaubt dir kein Mensch.
why-pass-for-loyal = Unter lauter Getreuen sucht niemand nach der Waffe.
why-leaky-story = Deine Geschichte hat ein Loch. Hoffentlich findet es der Pate.
why-blame = Wenn man dir glaubt, fällt der Verdacht auf { $seat }.
why-cover = Stütz, was { $seat } sagt. Gewinnt { $seat }, gewinnst du auch.
why-bait = Der Pate soll dich für einen Dieb halten. Genau das willst du.
why-refuse = Wer nichts sagt, sagt nichts Falsches.
why-refuse-bait = Wer schweigt, macht sich verdächtig. Genau das willst du.
why-forget = Ein schlechtes Gedächtnis hat noch niemanden überführt.
why-floor = Lass sie reden. Irgendwer widerspricht immer jemandem.
why-nothing-to-say = Ungefragt zu reden, bringt dir gerade nichts.
why-accuse-first =
    { $received ->
        [one] In der Kiste lagen { $passed } Diamanten, das weißt du. { $seat } will nur einen bekommen haben.
       *[other] In der Kiste lagen { $passed } Diamanten, das weißt du. { $seat } will { $received } bekommen haben.
    }
why-accuse-received = { $giver } will { claimed-passed } weitergegeben haben, { $seat } will { claimed-received } bekommen haben. Einer lügt, am ehesten { $seat }.
why-accuse-passed = { $seat } will { claimed-passed } weitergegeben haben, { $taker } will { claimed-received } bekommen haben. Einer lügt, am ehesten { $seat }.
why-accuse-last = { $seat } will dir { claimed-passed } zurückgegeben haben. { $received ->
        [0] In der Kiste war keiner.
        [one] In der Kiste war einer.
       *[other] In der Kiste waren { $received }.
    }
claimed-passed =
    { $passed ->
        [0] keinen Diamanten
        [one] einen Diamanten
       *[other] { $passed } Diamanten
    }
claimed-received =
    { $received ->
        [0] keinen
        [one] nur einen
       *[other] { $received }
    }
why-accuse-silent = { $seat } will nicht reden. Dann sollen eben die Taschen reden.
why-accuse-confessed =
    { $count ->
        [one] { $seat } gibt einen Diamanten zu. Nimm das beim Wort.
       *[other] { $seat } gibt { $count } Diamanten zu. Nimm das beim Wort.
    }
why-accuse-crowded = Zu viele wollen diesen Chip genommen haben, { $seat } auch: { $kind }.
why-accuse-odds = Mit { $percent } % Wahrscheinlichkeit hat { $seat } Diamanten von dir in der Tasche.
why-abdicate = Hier ist nichts mehr zu holen.
why-peng = Mit { $percent } % Wahrscheinlichkeit ist { $seat } ein Agent. Das genügt.
why-hold = Nur mit { $percent } % Wahrscheinlichkeit ist { $seat } ein Agent. Halt still.

## Was eine Auswertung zählt

figure-godfather = Siege des Paten
figure-agent = Siege eines Agenten
figure-thieves = Siege der Diebe
figure-killer = Siege des Killers
figure-thefts = Diebe
figure-stolen = Diamanten je Dieb
figure-accusations = Anklagen
figure-questions = Fragen
figure-statements = Aussagen
figure-refusals = Verweigerte Aussagen
figure-shots = Schüsse
