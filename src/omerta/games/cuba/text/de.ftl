### Mafia de Cuba. Schlüssel wie in en.ftl; was ein Feld heißt, steht in events.py, actions.py, options.py und talk.py.

title = Mafia de Cuba
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
        [0] Ich habe keine Diamanten bekommen.
        [one] Ich habe 1 Diamanten bekommen.
       *[other] Ich habe { $value } Diamanten bekommen.
    }
said-recv-chips =
    { $value_id ->
        [0] Ich habe die Kiste ohne Chips bekommen.
        [one] Ich habe die Kiste mit 1 Chip bekommen.
       *[other] Ich habe die Kiste mit { $value } Chips bekommen.
    }
said-recv-loyal =
    { $value_id ->
        [0] Ich habe die Kiste ohne Getreue bekommen.
        [one] Ich habe die Kiste mit 1 Getreuen bekommen.
       *[other] Ich habe die Kiste mit { $value } Getreuen bekommen.
    }
said-recv-fbi =
    { $value_id ->
        [0] Ich habe die Kiste ohne FBI-Agenten bekommen.
       *[other] Ich habe die Kiste mit dem FBI-Agenten bekommen.
    }
said-recv-cia =
    { $value_id ->
        [0] Ich habe die Kiste ohne CIA-Agenten bekommen.
       *[other] Ich habe die Kiste mit dem CIA-Agenten bekommen.
    }
said-recv-driver =
    { $value_id ->
        [0] Ich habe die Kiste ohne Chauffeur bekommen.
        [one] Ich habe die Kiste mit 1 Chauffeur bekommen.
       *[other] Ich habe die Kiste mit { $value } Chauffeuren bekommen.
    }
said-recv-killer =
    { $value_id ->
        [0] Ich habe die Kiste ohne Killer bekommen.
       *[other] Ich habe die Kiste mit dem Killer bekommen.
    }
said-pass-diamonds =
    { $value_id ->
        [0] Ich habe keine Diamanten weitergegeben.
        [one] Ich habe 1 Diamanten weitergegeben.
       *[other] Ich habe { $value } Diamanten weitergegeben.
    }
said-pass-chips =
    { $value_id ->
        [0] Ich habe die Kiste ohne Chips weitergegeben.
        [one] Ich habe die Kiste mit 1 Chip weitergegeben.
       *[other] Ich habe die Kiste mit { $value } Chips weitergegeben.
    }
said-pass-loyal =
    { $value_id ->
        [0] Ich habe die Kiste ohne Getreue weitergegeben.
        [one] Ich habe die Kiste mit 1 Getreuen weitergegeben.
       *[other] Ich habe die Kiste mit { $value } Getreuen weitergegeben.
    }
said-pass-fbi =
    { $value_id ->
        [0] Ich habe die Kiste ohne FBI-Agenten weitergegeben.
       *[other] Ich habe die Kiste mit dem FBI-Agenten weitergegeben.
    }
said-pass-cia =
    { $value_id ->
        [0] Ich habe die Kiste ohne CIA-Agenten weitergegeben.
       *[other] Ich habe die Kiste mit dem CIA-Agenten weitergegeben.
    }
said-pass-driver =
    { $value_id ->
        [0] Ich habe die Kiste ohne Chauffeur weitergegeben.
        [one] Ich habe die Kiste mit 1 Chauffeur weitergegeben.
       *[other] Ich habe die Kiste mit { $value } Chauffeuren weitergegeben.
    }
said-pass-killer =
    { $value_id ->
        [0] Ich habe die Kiste ohne Killer weitergegeben.
       *[other] Ich habe die Kiste mit dem Killer weitergegeben.
    }
said-took =
    { $value_id ->
        [diamonds-1] Ich habe 1 Diamanten genommen.
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
        [one] Ich habe 1 Diamanten versteckt.
       *[other] Ich habe { $value } Diamanten versteckt.
    }
said-gf-returned-diamonds =
    { $value_id ->
        [0] Zurückgekommen ist kein einziger Diamant.
        [one] Zurückgekommen ist 1 Diamant.
       *[other] Zurückgekommen sind { $value } Diamanten.
    }
said-gf-returned-loyal =
    { $value_id ->
        [0] Zurückgekommen ist kein Getreuer.
        [one] Zurückgekommen ist 1 Getreuer.
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
        [one] Zurückgekommen ist 1 Chauffeur.
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
        [one] Mir fehlt 1 Diamant.
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

clock-hide = Verstecken
clock-take-p1 = Kiste beim Startspieler
clock-take = Kiste bei allen anderen
clock-interrogation = Befragung
clock-answer = Antwort
clock-demand = Letzte Aufforderung
clock-window = Schrecksekunde
clock-decision = Entscheidung
clock-ballot = Wahl des nächsten Paten

ballot-godfather = Wer wird der nächste Pate?

## Was man tun kann

action-hide =
    { $count ->
        [0] Nichts verstecken
        [one] 1 Diamanten verstecken
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
        [one] 1 Diamanten nehmen
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
    Don Alessandro lässt seine Zigarrenkiste herumgehen. Der Pate ist { $godfather }. In der Kiste: { $mix_diamonds } Diamanten{ mix-chips }. { bottles }
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
    { $count ->
        [0] { $seat } versteckt keinen Diamanten. So viel Vertrauen rührt.
        [one] { $seat } versteckt 1 Diamanten.
       *[other] { $seat } versteckt { $count } Diamanten.
    }
event-box-passed = Die Kiste geht von { $giver } an { $taker }.
event-box-seen = { $seat } öffnet die Kiste: { diamonds-in-box }{ chips-in-box }.
event-bagged =
    { $kind_id ->
        [none] { $seat } lässt den Filzbeutel leer.
       *[other] { $seat } steckt in den Filzbeutel: { $kind }.
    }
event-took =
    { $take_id ->
        [nothing] { $seat } nimmt nichts und macht ein Gesicht, als wäre es viel.
        [diamonds-1] { $seat } nimmt sich 1 Diamanten.
        [chip-loyal] { $seat } nimmt sich einen Getreuen.
        [chip-fbi] { $seat } nimmt sich den FBI-Agenten.
        [chip-cia] { $seat } nimmt sich den CIA-Agenten.
        [chip-driver] { $seat } nimmt sich einen Chauffeur.
        [chip-killer] { $seat } nimmt sich den Killer.
       *[other] { $seat } nimmt sich { $take }.
    }
event-box-returned = Die Kiste ist wieder bei { $seat }. Darin: { diamonds-in-box }{ chips-in-box }.
event-box-shown = Der Deckel bleibt offen, alle sehen hinein: { diamonds-in-box }{ chips-in-box }.
event-talk-began = { $seat } legt den Hörer auf und zählt nach. Die Befragung beginnt.
event-asked = Der Pate fragt { $seat }: „{ question }“
event-said = { $seat }: „{ statement }“{ changed-story }
changed-story =
    { $changed ->
        [true] {" "}Vorhin klang das anders.
       *[false] {""}
    }
event-refused = { $seat }: „Dazu sage ich nichts.“ ({ $slot })
event-forgot = { $seat }: „Das weiß ich nicht mehr.“ ({ $slot })
event-no-answer = { $seat } schweigt, bis die Zeit um ist. ({ $slot })
event-question-lapsed = Die offene Frage ist vom Tisch.
event-floor-opened =
    { $left ->
        [0] Der Pate lässt alle reden. Es ist die letzte offene Runde.
        [one] Der Pate lässt alle reden. Danach gibt es noch eine offene Runde.
       *[other] Der Pate lässt alle reden. Danach gibt es noch { $left } offene Runden.
    }
event-floor-passed = { $seat } hat nichts zu sagen.
event-final-demand = Letzte Aufforderung: { $seat } darf nur noch anklagen oder aufgeben.
event-turn-passed =
    { $phase_id ->
        [answer] { $seat } ist eine Antwort schuldig.
        [floor] { $seat } hat das Wort.
       *[other] { $seat } ist am Zug.
    }
event-accused = „{ $seat }, leere deine Taschen!“
event-window-opened = Eine Schrecksekunde. Alle Augen auf { $seats }.
event-decided =
    { $fires ->
        [true] { $seat } krümmt den Finger am Abzug.
       *[false] { $seat } hält still.
    }
event-fired = Peng! { $seat } hat geschossen.
event-pocket-opened =
    { $role_id ->
        [thief] { $seat } leert die Taschen: { $take }. Ein Dieb.
        [urchin] { $seat } leert die Taschen: nichts. Ein Straßenkind.
        [fbi] { $seat } leert die Taschen: eine Marke vom FBI.
        [cia] { $seat } leert die Taschen: eine Marke von der CIA.
        [loyal] { $seat } leert die Taschen: ein Getreuer.
        [driver] { $seat } leert die Taschen: ein Chauffeur.
        [killer] { $seat } leert die Taschen: der Killer.
       *[other] { $seat } leert die Taschen: { $take }.
    }
event-recovered =
    { $count ->
        [one] 1 Diamant liegt wieder beim Paten, zusammen { $total }.
       *[other] { $count } Diamanten liegen wieder beim Paten, zusammen { $total }.
    }
event-joker-given =
    { $left ->
        [0] Der Pate entschuldigt sich bei { $seat } mit einer Flasche. Es war die letzte.
        [one] Der Pate entschuldigt sich bei { $seat } mit einer Flasche. Eine hat er noch.
       *[other] Der Pate entschuldigt sich bei { $seat } mit einer Flasche. { $left } hat er noch.
    }
event-eliminated = { $seat } { $fate }.
event-ended = { $cause } Gewonnen: { $winners }.
event-full-reveal = Alles liegt offen, der ganze Weg der Kiste. { reveal-hidden } { reveal-bag }
reveal-hidden =
    { $hidden ->
        [0] Der Pate hatte nichts versteckt.
        [one] Der Pate hatte 1 Diamanten versteckt.
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
refusal-hide-count = Verstecken kannst du keinen bis { $most } Diamanten, nicht { $count }.
refusal-no-bag = Den Filzbeutel hat nur der Startspieler.
refusal-bag-first = Entscheide erst, ob etwas in den Filzbeutel kommt.
refusal-already-bagged = Über den Filzbeutel hast du schon entschieden.
refusal-unknown-kind = Einen Chip „{ $kind }“ gibt es nicht.
refusal-not-in-box = Der Chip liegt nicht in der Kiste: { $kind }.
refusal-take-count = Diamanten nimmst du 1 bis { $most }, nicht { $count }.
refusal-too-many-diamonds =
    { $most ->
        [0] In der Kiste liegt kein Diamant.
        [one] In der Kiste liegt nur 1 Diamant, nicht { $count }.
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
       *[other] Du hast dich in dieser Partie schon { $says } Mal geäußert, mehr geht nicht.
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
refusal-no-such-seat = Platz { $seat_id } gibt es hier nicht, ihr seid { $seats }.
refusal-killer-with-five = Zu fünft spielt der Killer nicht mit.
refusal-mix-with-five = Zu fünft gibt es keine eigene Mischung.
refusal-mix-supply = Davon gibt es keinen bis { $most }, nicht { $count }: { $kind }.
refusal-mix-total = Die Mischung braucht { $needed } Chips, drei weniger als Spieler, nicht { $count }.
refusal-mix-loyals =
    { $needed ->
        [one] Die Mischung braucht mindestens 1 Getreuen oder Killer, nicht { $count }.
       *[other] Die Mischung braucht mindestens { $needed } Getreue oder Killer, nicht { $count }.
    }

## Einstellungen

preset-standard = Standard
preset-first-evening = Erster Abend
preset-killer = Mit Killer
preset-experts = Für Kenner

option-killer = Mit Killer
    .help = Der Killer ersetzt einen Getreuen. Ab sechs Spielern, und lieber nicht am ersten Abend.

option-chip-mix = Chips in der Kiste
    .help = Die übliche Mischung für eure Zahl oder eine eigene. Eine eigene geht ab sechs Spielern.
option-chip-mix-standard = Üblich
option-chip-mix-custom = Eigene Mischung

option-custom-mix = Eigene Mischung
    .help = Getreue, FBI, CIA, Chauffeure, Killer: zusammen drei weniger als Spieler, mindestens ein Drittel davon Getreue oder Killer. Zählt nur bei eigener Mischung.

option-jokers = Flaschen
    .help = Mit einer Flasche entschuldigt sich der Pate für eine falsche Anklage. Mehr Flaschen helfen ihm, weniger den Dieben.
option-jokers-standard = Üblich
option-jokers-0 = Keine
option-jokers-1 = Eine
option-jokers-2 = Zwei
option-jokers-3 = Drei
option-jokers-4 = Vier

option-talk-mode = Gespräch
    .help = Durcheinander wie am Tisch, der Reihe nach, oder ihr sitzt in einem Raum und redet laut.
option-talk-mode-live = Durcheinander
option-talk-mode-formal = Der Reihe nach
option-talk-mode-room = In einem Raum

option-room-devices = Geräte im Raum
    .help = Jeder mit eigenem Telefon, oder ein Gerät geht herum. Zählt nur in einem Raum.
option-room-devices-many = Jeder eines
option-room-devices-one = Eines für alle

option-on-take-timeout = Wer nichts nimmt
    .help = Ist die Zeit um, greift das Haus unbemerkt für ihn zu, oder er scheidet aus.
option-on-take-timeout-substitute = Das Haus greift zu
option-on-take-timeout-eliminate = Scheidet aus

option-returned-box-public = Kiste zeigen
    .help = Alle sehen, was in der Kiste zurückkommt, nicht nur der Pate.

option-memory-aid = Gedächtnisstütze
    .help = Was du selbst in der Kiste gesehen hast, bleibt dir vor Augen. Ohne sie hilft nur Merken.

option-contradiction-hints = Widersprüche anzeigen
    .help = Der Tisch unterstreicht, wo die Aussagen zweier Nachbarn nicht zusammenpassen. Nicht in einem Raum.
option-contradiction-hints-off = Nein
option-contradiction-hints-all = Ja

option-solo-win-excludes-drivers = Allein heißt allein
    .help = Gewinnt ein Agent oder der Killer allein, geht auch sein Chauffeur leer aus.

option-eliminated-loyal-wins = Treu bis in den Tod
    .help = Ein Getreuer, den der Killer erschossen hat, gewinnt trotzdem mit dem Paten.

option-question-budget = Fragen
    .help = So viele Fragen hat der Pate, wenn der Reihe nach gesprochen wird. −1 heißt vier je Verdächtigem.

option-floor-budget = Offene Runden
    .help = So oft darf der Pate alle zu Wort kommen lassen, wenn der Reihe nach gesprochen wird.

option-first-godfather = Erster Pate
    .help = Wer die erste Partie als Pate beginnt.
option-first-godfather-most-experienced = Wer am meisten gespielt hat
option-first-godfather-host = Wer den Tisch eröffnet hat
option-first-godfather-random = Das Los

option-next-godfather = Nächster Pate
    .help = Wer nach einer Partie den nächsten Paten bestimmt.
option-next-godfather-winners-vote = Die Gewinner wählen
option-next-godfather-rotate = Reihum nach links
option-next-godfather-random = Das Los
option-next-godfather-host = Wer den Tisch eröffnet hat

option-reseat = Plätze
    .help = Ob ihr euch nach jeder Partie neu zusammensetzt.
option-reseat-shuffle = Neu verlosen
option-reseat-keep = Behalten

option-godfather-may-repeat = Pate darf bleiben
    .help = Derselbe darf gleich wieder Pate werden.

option-match-games = Partien
    .help = So viele Partien spielt ihr hintereinander. Jeder Sieg zählt einen Punkt.

option-godfather = Pate
    .help = Welcher Platz Pate ist. Das legt der Tisch fest.

option-host = Gastgeber
    .help = Wer den Tisch eröffnet hat. Das weiß der Tisch.

## Bots

bot-easy = Gutgläubig
    .help = Vergleicht, was Nachbarn sagen, und verzählt sich dabei. Klagt auch mal aus dem Bauch heraus an.
bot-house = Aufmerksam
    .help = Fragt jeden einmal und wägt dann jeden Weg ab, den die Kiste genommen haben kann.
bot-hard = Ausgekocht
    .help = Sucht sich die Fragen aus, die am meisten verraten, und denkt vor einer Anklage weiter.
bot-master = Don
    .help = Fragt alle nach allem und rechnet alles durch. Wer hier lügt, sollte es gut können.
bot-counting = Buchhalter
    .help = Fragt alle nach allem und vergleicht Nachbar mit Nachbar, sorgfältig und ohne Fantasie.

# Warum ein Bot das tut.
why-forced = Etwas anderes ist nicht möglich.
why-hide =
    { $count ->
        [0] Ich verstecke nichts. Glauben wird das ohnehin niemand.
        [one] Ein Diamant weniger, und nur ich weiß, mit wie vielen die Kiste losging.
       *[other] { $count } Diamanten weniger, und nur ich weiß, mit wie vielen die Kiste losging.
    }
why-bag = Was im Filzbeutel steckt, bringt die Zählung der anderen durcheinander: { $kind }.
why-bag-nothing = Den Filzbeutel brauche ich nicht. Dass er leer ist, weiß ja niemand.
why-steal =
    { $count ->
        [one] Ein Diamant fällt kaum auf. In der Kiste bleiben { $left }.
       *[other] { $count } Diamanten sind das Risiko wert. In der Kiste bleiben { $left }.
    }
why-steal-no-chips =
    { $count ->
        [one] Chips sind keine mehr da, also stehle ich, aber nur einen. In der Kiste bleiben { $left }.
       *[other] Chips sind keine mehr da, also stehle ich, und zwar { $count }. In der Kiste bleiben { $left }.
    }
why-take-loyal = Auf der Seite des Paten schläft man ruhiger.
why-take-agent = Als Agent muss ich nur verdächtig genug aussehen.
why-take-driver = Ich setze auf meinen rechten Nachbarn: { $seat }.
why-take-killer = Wer schweigt und eine Waffe hat, gewinnt auf zwei Arten.
why-take-nothing = Mit leeren Taschen kann mir keine Anklage schaden, dem Paten schon.
why-ask = Ich will hören, ob { $seat } zu den Nachbarn passt.
why-ask-took = Was { $seat } genommen haben will, sagt mir am meisten.
why-ask-suspects = Wen { $seat } verdächtigt, verrät auch etwas über { $seat }.
why-opinion = Über { $seat } musste das einmal jemand sagen.
why-say = Das klingt gut und lässt sich schwer widerlegen.
why-truth = Die Wahrheit ist hier die beste Geschichte.
why-blame = Wenn man mir glaubt, fällt der Verdacht auf { $seat }.
why-cover = Ich stütze, was { $seat } sagt. Gewinnt { $seat }, gewinne ich auch.
why-bait = Der Pate soll mich für einen Dieb halten. Genau das will ich.
why-refuse = Wer nichts sagt, sagt nichts Falsches.
why-forget = Ein schlechtes Gedächtnis hat noch niemanden überführt.
why-floor = Sollen sie reden. Irgendwer widerspricht immer jemandem.
why-nothing-to-say = Ungefragt zu reden, bringt mir gerade nichts.
why-accuse-first =
    { $received ->
        [one] In der Kiste lagen { $passed } Diamanten, das weiß ich. { $seat } will nur 1 bekommen haben.
       *[other] In der Kiste lagen { $passed } Diamanten, das weiß ich. { $seat } will { $received } bekommen haben.
    }
why-accuse-received = { $giver } will { $passed } Diamanten weitergegeben haben, { $seat } will { $received } bekommen haben. Einer lügt, und ich tippe auf { $seat }.
why-accuse-passed = { $seat } will { $passed } Diamanten weitergegeben haben, { $taker } will { $received } bekommen haben. Einer lügt, und ich tippe auf { $seat }.
why-accuse-last = { $seat } will mir { $passed } Diamanten zurückgegeben haben. Ich habe nachgezählt: { $received }.
why-accuse-silent = { $seat } will nicht reden. Dann reden wir eben über die Taschen.
why-accuse-confessed =
    { $count ->
        [one] { $seat } gibt einen Diamanten zu. Das nehme ich beim Wort.
       *[other] { $seat } gibt { $count } Diamanten zu. Das nehme ich beim Wort.
    }
why-accuse-crowded = Zu viele wollen diesen Chip genommen haben, { $seat } auch: { $kind }.
why-accuse-odds = Ich bin zu { $percent } % sicher, dass { $seat } Diamanten von mir in der Tasche hat.
why-abdicate = Hier ist nichts mehr zu holen.
why-peng = Ich bin zu { $percent } % sicher, dass { $seat } ein Agent ist. Das genügt mir.
why-hold = Ich bin nur zu { $percent } % sicher, dass { $seat } ein Agent ist. Da halte ich still.

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

## Regeln

rule-C-1-1 = Ihr sitzt im Kreis. Links von dir sitzt, wer die Kiste nach dir bekommt, rechts, wer sie dir gibt.
rule-C-1-2 = Einer ist der Pate. Sein linker Nachbar ist der Startspieler, sein rechter der letzte Spieler. Alle außer ihm sind verdächtig.
rule-C-1-3 = In einer Partie gibt es keinen Zufall. Gelost wird höchstens davor und danach.
rule-C-1-4 = Nichts geht verloren: Jeder Diamant ist versteckt, in der Kiste, bei einem Dieb oder wieder beim Paten.
rule-C-1-5 = Was du nimmst, bestimmt, wer du bist: Diamanten machen dich zum Dieb, ein Chip zur Person darauf, nichts zum Straßenkind.
rule-C-1-6 = Deine Rolle bleibt die ganze Partie dieselbe.
rule-C-1-7 = Was du genommen hast, bleibt geheim, bis du die Taschen leeren musst, schießt oder die Partie endet.
rule-C-2-1 = Zuerst ist Pate, wer am meisten gespielt hat, wenn ihr nichts anderes einstellt.
rule-C-2-2 = In die Kiste kommen 15 Diamanten und die Chips für eure Zahl. Welche Chips das sind, wissen alle.
rule-C-2-3 = Die Flaschen stehen offen vor dem Paten.
rule-C-2-4 = Der Startspieler bekommt den Filzbeutel.
rule-C-2-5 = Was nicht gebraucht wird, bleibt in der Schachtel.
rule-C-3-1 = Der Pate versteckt heimlich bis zu fünf Diamanten. Dann bekommt der Startspieler die Kiste.
rule-C-3-2 = Versteckte Diamanten spielen nicht mehr mit. Sie zählen weder als gestohlen noch als gefunden.
rule-C-4-1 = Die Kiste geht einmal herum: hineinsehen, nehmen, weitergeben.
rule-C-4-2 = Wer die Kiste hat, sieht genau, was darin liegt.
rule-C-4-3 = Der Startspieler darf vor dem Nehmen einen Chip in den Filzbeutel stecken. Er bleibt dort bis zum Ende. Diamanten dürfen nie hinein.
rule-C-4-4 = Du nimmst entweder beliebig viele Diamanten, mindestens einen, oder genau einen Chip.
rule-C-4-5 = Ist die Kiste ganz leer, nimmst du nichts und bist ein Straßenkind.
rule-C-4-6 = Der letzte Spieler darf immer nichts nehmen und ist dann ein Straßenkind.
rule-C-4-7 = Sonst geht nichts: kein Chip zu den Diamanten, kein zweiter Chip, kein Tauschen, kein Zurücklegen.
rule-C-4-8 = Deine Beute bleibt in der Tasche. Von selbst zeigen darfst du sie nicht.
rule-C-4-9 = Dann geht die Kiste nach links, vom letzten Spieler zum Paten. Die anderen sehen nur, wer sie wem gibt.
rule-C-4-10 = Niemand kann erkennen, was du gesehen und genommen hast. Auch vor einer leeren Kiste tust du so, als wäre etwas darin.
rule-C-4-11 = Solange die Kiste herumgeht, spricht niemand.
rule-C-4-12 = Nehmen kann jeder immer etwas Erlaubtes, und da es zu wenige Chips gibt, ist immer mindestens ein Dieb dabei.
rule-C-5-1 = Der Pate sieht als Einziger, was zurückkommt. Er weiß damit, wie viele Diamanten fehlen.
rule-C-5-2 = Fehlt kein einziger Diamant, ist die Partie gleich vorbei.
rule-C-5-3 = Der Pate führt das Gespräch. Er fragt, wen er will und so oft er will.
rule-C-5-4 = Du darfst die Wahrheit sagen, lügen, schweigen, vergessen haben, ungefragt reden und deine Geschichte ändern. Worte allein bewirken nichts.
rule-C-5-5 = Der Pate fragt nach Diamanten und Chips, die du bekommen oder weitergegeben hast, nach deiner Beute, nach deinem Verdacht, und den Startspieler nach dem Filzbeutel.
rule-C-5-6 = Eine Aussage besteht aus Thema und Angabe, alle hören sie. Du sprichst über deinen Griff in die Kiste oder über andere, deren Tasche noch zu ist.
rule-C-5-7 = Im Chat schreibst du, was du willst. Er hat keine Wirkung, egal was darin steht.
rule-C-5-8 = Reden darfst du während der Befragung, solange du nicht ausgeschieden bist und keine Anklage läuft. Nach dem Ende reden alle.
rule-C-5-9 = Es ist immer nur eine Frage offen. Mit einer neuen oder mit einer Anklage verfällt sie, und das gilt nicht als Verweigern.
rule-C-5-10 = Deine erste Aussage zum Thema beantwortet die Frage. Verweigern und Vergessen sind auch Antworten. Sagst du nichts, steht auch das im Protokoll.
rule-C-5-11 = Während einer Frage dürfen auch alle anderen reden, außer ihr redet der Reihe nach.
rule-C-5-12 = Von jedem steht da, was er zuletzt gesagt hat. Wer etwas anderes sagt als vorher, bei dem steht das dabei.
rule-C-5-13 = Haben alle gestohlen, kann der Pate nicht verlieren, auch nicht durch die Uhr oder durch Aufgeben.
rule-C-5-14 = Der Pate soll jeden etwas anderes fragen und alle zu Wort kommen lassen. Der Tisch zeigt, wer noch nicht gefragt wurde, und hat ein Licht, das er auf jemanden richten kann.
rule-C-5-15 = Auf Wunsch unterstreicht der Tisch, wo jemand etwas anderes weitergegeben haben will, als der Nächste bekommen haben will.
rule-C-6-1 = Nur der Pate klagt an, nur während der Befragung und nur Verdächtige, deren Tasche noch zu ist.
rule-C-6-2 = Eine Anklage gilt sofort. Fragen verfallen, und bis zu ihrem Ende spricht niemand.
rule-C-6-3 = Der Angeklagte zeigt, was er genommen hat. Der Filzbeutel bleibt zu.
rule-C-6-4 = Ein Dieb gibt alle Diamanten zurück und scheidet aus.
rule-C-6-5 = Wer keine Diamanten hat, bekommt vom Paten eine Flasche und bleibt im Spiel, mit offener Tasche.
rule-C-6-6 = Hat der Pate dafür keine Flasche mehr, scheidet er aus.
rule-C-6-7 = Ein angeklagter Agent gewinnt sofort. Da hilft keine Flasche.
rule-C-6-8 = Sind nach einer Anklage alle gestohlenen Diamanten zurück, ist die Partie vorbei, sonst geht es weiter.
rule-C-6-9 = Dieb: Diamanten zurück. Agent: Der Agent gewinnt. Alle anderen: eine Flasche, oder der Pate ist raus.
rule-C-6-10 = Offen ist eine Tasche, sobald ihr Inhalt gezeigt ist, beim Killer auch nach dem Schuss.
rule-C-6-11 = Nach der Anklage kommt erst die Schrecksekunde, dann der Schuss, dann die Tasche und was daraus folgt.
rule-C-7-1 = Solange er nicht schießt, gilt der Killer als Getreuer.
rule-C-7-2 = Spielt der Killer mit, gibt es nach jeder Anklage eine Schrecksekunde, auch wenn gerade niemand schießen könnte. Daraus lässt sich nichts ablesen.
rule-C-7-3 = In der Schrecksekunde halten alle still, nur der Killer darf „Peng!“ rufen. Der Angeklagte entscheidet nichts.
rule-C-7-4 = Die Schrecksekunde dauert immer gleich lang. Wer was gedrückt hat, bleibt verdeckt.
rule-C-7-5 = Trifft der Schuss einen Agenten, gewinnt der Killer sofort, noch vor dem Agenten.
rule-C-7-6 = Trifft der Schuss jemand anderen, scheiden beide aus. Diamanten gehen an den Paten, eine Flasche ist nicht fällig.
rule-C-7-7 = Der Killer hat einen Schuss.
rule-C-8-1 = Mit dem ersten Grund zum Ende ist die Partie vorbei, und alles wird aufgedeckt.
rule-C-8-2 = Sind alle gestohlenen Diamanten zurück, gewinnen der Pate, die Getreuen und ein Killer, der nicht geschossen hat.
rule-C-8-3 = Ein angeklagter Agent gewinnt. Der andere Agent nicht.
rule-C-8-4 = Ist der Pate raus, gewinnt der reichste Dieb, der nicht erwischt ist. Gleich reiche teilen, und alle Straßenkinder gewinnen mit.
rule-C-8-5 = Erschießt der Killer einen Agenten, gewinnt der Killer.
rule-C-8-6 = Ein Chauffeur gewinnt mit seinem rechten Nachbarn, auch wenn der selbst Chauffeur ist. Der rechte Nachbar des Startspielers ist der Pate.
rule-C-8-7 = Wer ausgeschieden ist, gewinnt nicht.
rule-C-9-1 = Wer ausgeschieden ist, sieht zu und schweigt, auch im Chat.
rule-C-9-2 = Ausscheiden kann man erwischt, erschossen, nach einem Schuss oder weil man nichts genommen hat; der Pate ohne Flasche, durch die Uhr oder freiwillig.
rule-C-9-3 = Verbotene Griffe in die Kiste gehen hier nicht. Du wählst neu, und niemand merkt etwas.
rule-C-9-4 = Nimmst du nichts, bis die Zeit um ist, greift das Haus unbemerkt für dich zu, oder du scheidest aus, je nach Einstellung.
rule-C-9-5 = Ein verbotener Griff kann deshalb auch bei einer Anklage nicht herauskommen.
rule-C-9-6 = Ist dein Fahrgast als Regelbrecher raus, kannst du als Chauffeur nicht gewinnen.
rule-C-10-1 = Variante: Der Killer ersetzt einen Getreuen. Ab sechs Spielern, nicht für den ersten Abend.
rule-C-10-2 = Variante: eine eigene Mischung. Ab sechs Spielern, immer drei Chips weniger als Spieler und genug Getreue.
rule-C-10-3 = Variante: keine bis vier Flaschen. Mehr helfen dem Paten, weniger den Dieben.
rule-C-10-4 = Zu fünft, für Kenner: ein Getreuer, ein FBI-Agent, keine Flasche, kein Chauffeur, kein Killer.
rule-C-10-5 = Alle Einstellungen lassen sich verbinden. Nur zu fünft gibt es keinen Killer und keine eigene Mischung.
rule-C-11-1 = Die Gewinner wählen geheim den nächsten Paten. Bei Gleichstand entscheidet das Los, ohne Stimmen der linke Nachbar des alten.
rule-C-11-2 = Danach werden die Plätze neu verlost, wenn ihr es nicht abstellt. Pate ist die Person, nicht der Stuhl.
rule-C-11-3 = Jede gewonnene Partie zählt einen Punkt. Die meisten Punkte gewinnen, bei Gleichstand mehrere.
rule-C-11-4 = Gewählt wird auch nach der letzten Partie, falls ihr weiterspielt. Am Ergebnis ändert das nichts.
rule-C-12-1 = Durcheinander: Jeder redet, wann er will. Was zuerst ankommt, gilt zuerst.
rule-C-12-2 = Der Reihe nach: Der Pate fragt oder lässt alle zu Wort kommen, und Fragen und Runden sind gezählt. Chat gibt es nicht.
rule-C-12-3 = In einem Raum: Ihr redet laut, der Tisch führt nur die Kiste, die Anklagen und das Ende. Mit einem einzigen Gerät ruft der Killer wirklich.
rule-C-12-4 = Bots sprechen nur in Aussagen und lesen den Chat nicht. Sie lassen euch Zeit.
rule-C-13-1 = Die Uhren gehören dem Tisch, nicht den Regeln.
rule-C-13-2 = Für Verstecken, Zugreifen, Antworten, Befragung, letzte Aufforderung und Schrecksekunde gibt es je eine Uhr.
rule-C-13-3 = Die Kiste geht immer nach derselben Zeit weiter, egal wie schnell du warst. Bis dahin darfst du es dir anders überlegen.
rule-C-13-4 = Ist die Zeit der Befragung um, darf der Pate nur noch anklagen oder aufgeben und sagt nichts mehr.
rule-C-13-5 = Gibt der Pate auf oder läuft auch diese Zeit ab, ist er raus, außer alle haben gestohlen.
rule-C-13-6 = Der Reihe nach gibt es eine Uhr je Entscheidung. Für den Paten kommt an ihrem Ende zuerst die letzte Aufforderung.
rule-C-13-7 = Wer während der Befragung geht, kann noch angeklagt werden und gewinnen. Ein Bot darf für ihn sprechen.
rule-C-13-8 = In der Schrecksekunde steht die Uhr der Befragung still.
rule-C-14-1 = Fehlst du, tut der Tisch das Naheliegende: nichts verstecken, einen Getreuen nehmen, nichts sagen, stillhalten.
rule-C-15-1 = Was du in der Kiste gesehen hast, merkt sich der Tisch für dich, wenn ihr das nicht abstellt. Was du genommen hast, weißt du immer.
rule-C-15-2 = Bots rechnen mit jedem Weg der Kiste, der zu dem passt, was sie selbst gesehen haben. Worte schließen dabei nichts aus.
rule-C-15-3 = Wer zuschaut oder ausgeschieden ist, sieht nur, was alle sehen.

rule-CR-1 = Ist nur ein Agent im Spiel, ist es der vom FBI.
rule-CR-2 = Erst der Filzbeutel, dann der Griff. Ein Chip im Beutel ist weg, und ob einer darin steckt, bleibt geheim.
rule-CR-3 = Auch angeklagt öffnet der Startspieler den Filzbeutel nicht.
rule-CR-4 = Vor einer leeren Kiste bestätigst du wie alle anderen, in derselben Zeit.
rule-CR-5 = Der letzte Spieler darf auch aus einer vollen Kiste nichts nehmen.
rule-CR-6 = Nur der Pate sieht, was zurückkommt, wenn ihr nichts anderes einstellt.
rule-CR-7 = Auch der Pate darf lügen.
rule-CR-8 = Haben alle gestohlen, geht es trotzdem weiter, denn wissen kann es niemand. Verlieren kann der Pate nicht.
rule-CR-9 = Hat niemand gestohlen, gewinnt der Pate sofort.
rule-CR-10 = Wiederfinden muss der Pate nur, was gestohlen wurde.
rule-CR-11 = Eine offene Tasche kann nicht noch einmal angeklagt werden.
rule-CR-12 = Geschossen wird zwischen dem Befehl und dem Öffnen der Tasche. Die Schrecksekunde kommt immer, wenn ein Killer noch leben könnte.
rule-CR-13 = Schießt der Killer auf einen Unschuldigen, braucht der Pate keine Flasche und bleibt im Spiel.
rule-CR-14 = Wird der Killer selbst angeklagt, kann er nicht schießen. Er gilt dann als Getreuer.
rule-CR-15 = Wer geschossen hat, gewinnt nicht mehr mit dem Paten.
rule-CR-16 = Wer erschossen wird, gewinnt nicht mehr, auch wenn seine Seite gewinnt.
rule-CR-17 = Der Chauffeur eines Agenten oder Killers, der „allein“ gewinnt, gewinnt trotzdem mit, wenn ihr es nicht abstellt.
rule-CR-18 = Ein Chauffeur darf einen Chauffeur fahren. Der Startspieler fährt den Paten.
rule-CR-19 = Es zählt nur der eigene Fahrgast: Gewinnt ein anderer Dieb, hilft das seinem Chauffeur nicht.
rule-CR-20 = Ein Killer mit Flasche bleibt im Spiel, allen bekannt, und darf später noch schießen.
rule-CR-21 = Ein Pate, der nie anklagt, verliert durch die Uhr.
rule-CR-22 = Genug Getreue heißt: mit dem Killer zusammen mindestens ein Drittel der Chips.
rule-CR-23 = Mehr als vier Flaschen gibt es nicht.
rule-CR-24 = Derselbe darf nicht gleich wieder Pate werden, wenn ihr es nicht erlaubt.
rule-CR-25 = Über mehrere Partien zählt jeder Sieg einen Punkt.
rule-CR-26 = Während die Kiste herumgeht, ist der Pate am Telefon, und niemand spricht sich ab.
rule-CR-27 = Der Pate kann nach der Zahl der Chips fragen und nach jeder Sorte einzeln.
rule-CR-28 = Zu fünft gibt es keinen Killer.
rule-CR-29 = Wie viele Diamanten fehlen, weiß nur der Pate. Er kann es sagen oder auch etwas anderes.
rule-CR-30 = Am Ende wird alles gezeigt: Verstecktes, Filzbeutel, jeder Griff.
rule-CR-31 = Wer raus ist, sieht nichts Neues, denn er sitzt vielleicht neben jemandem, der noch spielt.
rule-CR-32 = Eine Flasche nützt dir nichts. Sie zeigt nur, dass deine Tasche offen ist.
rule-CR-33 = Freiwillig zeigen kannst du nichts, nur behaupten.
rule-CR-34 = Nur die Anklage selbst zählt, nicht dieselben Worte im Chat.
rule-CR-35 = Ein erschossenes Straßenkind scheidet aus, und eine Flasche gibt es nicht.
rule-CR-36 = Die Gedächtnisstütze zeigt dir, was du selbst gesehen hast. Ohne sie musst du es dir merken.

rule-LC-1 = Für jede Zahl von 5 bis 12 Spielern gibt es genau eine Zusammenstellung.
rule-LC-2 = Keine Zusammenstellung braucht mehr Chips oder Flaschen, als es gibt.
rule-LC-3 = Es sind immer drei Chips weniger als Spieler.
rule-LC-4 = Der Pate darf nichts verstecken, aber nicht alles, und in den Filzbeutel passt ein Chip.
rule-LC-5 = Es gibt immer einen Getreuen oder Killer, und mindestens ein Diamant geht herum.

## Kapitel der Regeln

chapter-C-1 = Der Tisch
chapter-C-2 = Aufbau
chapter-C-3 = Der Pate versteckt Diamanten
chapter-C-4 = Die Kiste geht herum
chapter-C-5 = Die Befragung
chapter-C-6 = „Leere deine Taschen!“
chapter-C-7 = Der Killer
chapter-C-8 = Das Ende
chapter-C-9 = Wer ausscheidet
chapter-C-10 = Einstellungen
chapter-C-11 = Nach der Partie
chapter-C-12 = Wie geredet wird
chapter-C-13 = Uhren
chapter-C-14 = Wenn jemand fehlt
chapter-C-15 = Was ein Platz weiß
chapter-Phases-and-actions = Phasen und Züge
chapter-What-is-known = Wer was weiß
chapter-Rulings = Klärungen
chapter-Components = Prüfungen der Schachtel
chapter-Worked-examples = Beispiele

## Phasen, Kapitel und Redensarten, wie der Tisch sie zeigt

phase-line-take = Die Kiste ist bei { $holder }
phase-line-talk =
    { $where } · { $found } gefunden · { $jokers ->
        [0] keine Flasche
        [one] 1 Flasche
       *[other] { $jokers } Flaschen
    }
end-chapter-box = Die Kiste
end-chapter-accused = Anklage { $number } · { $seat }
end-chapter-on = Die Befragung geht weiter
end-phrase-honour = Bei meiner Ehre als Ganove!
end-phrase-sold = So war die Kiste schon, als sie zu mir kam.
end-phrase-neighbour = Frag doch mal meinen Nachbarn.
end-phrase-lighter = Mir kam sie gleich so leicht vor.
end-phrase-mother = Ich schwör's beim Grab meiner Mutter. Sie lebt noch.
end-phrase-rum = Dafür schuldest du mir eine Flasche.

## Der Tisch in Worten

end-fact-own = Nur für dich
end-fact-table = Auf dem Tisch
end-fact-box = Die Kiste vor dir
end-fact-seen = Das hast du gesehen
end-fact-passenger = Dein Fahrgast
end-fact-mix = Am Anfang in der Kiste
end-fact-break = { $giver } will weitergegeben haben: { $passed }, { $taker } will bekommen haben: { $received } ({ $count })
end-fact-open = Offene Tasche
end-fact-bottle = Flasche zur Entschuldigung
end-fact-out = Ausgeschieden

## Die Titelseite

end-headline-recovered = { $godfather } hat alles wieder
end-headline-nothing-stolen = Nichts fehlt. Skandal!
end-headline-all-stole = Alles Diebe, und { $godfather } lacht
end-headline-out = Der Pate ist Geschichte
end-headline-thief =
    { $thieves ->
        [one] { $seats } verschwindet mit { $count ->
            [one] einem Diamanten
           *[other] { $count } Diamanten
        }
       *[other] Mit je { $count ->
            [one] einem Diamanten
           *[other] { $count } Diamanten
        } über alle Berge: { $seats }
    }
end-headline-agent = { $seat } war die ganze Zeit beim Staat
end-headline-shot = { $seat } war schneller als das Gesetz
end-caption = »Ich hab die Kiste nur weitergegeben.«
end-journey = Die Wahrheit über die Kiste
end-returned = Zurück beim Paten
end-got = bekam
end-said = sagte
end-said-passed = gab angeblich
end-honest = ehrlich
end-lied = gelogen
end-mum = schwieg
end-accusations = „Leere deine Taschen!“
end-no-accusation = Das hat den ganzen Abend niemand gesagt.
end-shot-by = Peng! Von { $seat }
end-goals = Wer was gebraucht hätte
end-rides = fährt { $seat }
end-won-godfather = Hat gewonnen: kein gestohlener Diamant fehlt mehr.
end-won-thief = Hat gewonnen: nicht erwischt, und niemand hat mehr.
end-won-loyal = Hat mit dem Paten gewonnen.
end-won-killer = Hat stillgehalten und mit dem Paten gewonnen.
end-won-agent = Hat gewonnen: angeklagt, wie bestellt.
end-won-shot = Hat gewonnen: der Schuss galt einem Agenten.
end-won-driver = Hat mit { $seat } auf dem Rücksitz gewonnen.
end-won-urchin = Hat mit den Dieben gewonnen.
end-questions =
    { $count ->
        [one] Frage
       *[other] Fragen
    }
end-lies =
    { $count ->
        [one] Lüge
       *[other] Lügen
    }
end-accused-count =
    { $count ->
        [one] Anklage
       *[other] Anklagen
    }
end-found-of = { $found } von { $total }
end-found = gefunden

## Die erste Partie, Schritt für Schritt

guide-box = Nur du siehst in die Kiste. Nimm beliebig viele Diamanten oder genau einen Chip. Etwas nehmen musst du, außer sie ist leer oder du bist der Letzte.
guide-bag = Du hast die Kiste zuerst. Einen Chip darfst du im Filzbeutel verschwinden lassen. Der spielt dann nicht mehr mit, und nur du weißt davon.
guide-role = Deine Beute macht dich zu dem, der du bist. Getreue suchen mit dem Paten, Diebe wollen nicht erwischt werden, und auch die anderen haben alle ihr eigenes Ziel. Deins steht hier.
guide-agent = Du bist Agent und gewinnst, wenn der Pate dich anklagt. Lüg also so, dass er dich für einen Dieb hält, aber nicht zu plump.
guide-driver = Dein Fahrgast ist dein rechter Nachbar, der dir die Kiste gegeben hat. Gewinnt er, gewinnst du mit. Finde heraus, was er ist, und hilf ihm.
guide-alibi = Was du in der Kiste gesehen hast, ist dein einziges Alibi. Hier kannst du es nachsehen. Ob du es so erzählst, ist deine Sache.
guide-answer = Der Pate fragt dich. Wahrheit, Lüge, Schweigen: alles erlaubt. Deine Antwort steht danach für alle da.
guide-claims = Hier steht, was alle bekommen, genommen und weitergegeben haben wollen, in der Reihenfolge der Kiste. Es sind nur Behauptungen.
guide-ask = Du bist der Pate und führst das Gespräch. Such dir jemanden aus und frag, zum Beispiel nach den Diamanten in der Kiste.
guide-breaks = Vergleich Nachbarn: Was der eine weitergegeben haben will, muss der Nächste bekommen haben. Wo das nicht passt, lügt mindestens einer.
guide-accuse = Bist du dir sicher? Dann sag hier „Leere deine Taschen!“ und halt den Knopf gedrückt. Ein Dieb gibt alles zurück, ein Agent gewinnt auf der Stelle.
guide-jokers = Das war kein Dieb, und die Entschuldigung hat den Paten eine Flasche gekostet. Beim nächsten Irrtum ohne Flasche ist er raus.
guide-peng = Eine Schrecksekunde für alle: Nur der Killer darf „Peng!“ rufen. Trifft er einen Agenten, gewinnt er. Wer es nicht ist, hält still.
guide-end = So viel ist gefunden. Ist alles Gestohlene zurück, gewinnt der Pate mit seinen Getreuen. Scheidet er vorher aus, gewinnt der reichste freie Dieb.

## Der Tisch

board-you = du
board-private = Nur für deine Augen
board-seconds = { $count } s
board-inside = Drin
board-after = Danach
board-diamond = Diamant { $number }
board-diamonds =
    { $count ->
        [0] keine Diamanten
        [one] 1 Diamant
       *[other] { $count } Diamanten
    }
board-chips =
    { $count ->
        [0] keine Chips
        [one] 1 Chip
       *[other] { $count } Chips
    }
board-fewer = Einen Diamanten weniger
board-more = Einen Diamanten mehr
board-to-pocket =
    { $count ->
        [one] Diamant in die Tasche
       *[other] Diamanten in die Tasche
    }
board-to-hide =
    { $count ->
        [one] Diamant ins Versteck
       *[other] Diamanten ins Versteck
    }
board-or-chip = oder genau einen Chip antippen
board-empty-box = Leer. Lass dir nichts anmerken.
board-lid = { $action }, Deckel zu
board-do = { $action }
board-remember = Merk dir, was drin war. Der Pate fragt danach.
board-hide-note = Was du versteckst, sucht später niemand.
board-change-mind = Bis die Zeit um ist, darfst du es dir anders überlegen.
board-bag = Der Filzbeutel
board-way = Der Weg der Kiste
board-held-by = Die Kiste ist bei { $name }
board-godfather-hides = Der Pate sieht noch einmal nach. Kein Wort.
board-silence = Die Kiste geht herum. Kein Wort.
board-first = Startspieler
board-last = letzter Spieler
board-tab-table = Tisch
board-tab-claims = Aussagen
board-row-recv = bekam
board-row-took = nahm
board-row-pass = gab
board-untold = noch nichts gesagt
board-refused = sagt nichts
board-forgot = vergessen
board-no-answer = schweigt
board-caught = Erwischt
board-out-shot = Erschossen
board-out-fired = Hat geschossen
board-out-rule-breaker = Nichts genommen
board-out-no-joker = Raus
board-out-clock = Raus
board-out-abdicated = Raus
board-joint-fits = Was { $giver } weitergab und { $taker } bekam, passt zusammen
board-joint-broken = Bruch zwischen { $giver } und { $taker }
board-joint-unknown = Zwischen { $giver } und { $taker } ist noch offen
board-choose-suspect = { $name } ins Licht
board-talk-about = Über { $name } reden
board-question = Frage { $number } an { $seat }: { question }
board-jokers = Flaschen
board-mistakes =
    { $count ->
        [0] Kein Irrtum ist frei.
        [one] Ein Irrtum ist frei.
       *[other] { $count } Irrtümer sind frei.
    }
board-found = Beute gefunden
board-found-count =
    { $count ->
        [0] Noch keine.
        [one] 1 Diamant ist wieder da.
       *[other] { $count } Diamanten sind wieder da.
    }
board-found-of = { $count } von { $total }. Der Rest sitzt hier am Tisch.
board-returned = zurück: { $contents }
board-box-shut = Nur der Pate sah hinein
board-testimony = { $name } sagt
board-changed = vorhin anders
board-shout = { $name }, leere deine Taschen!
board-peng = Peng!
board-watching = Du siehst zu.
board-listen = Hör zu. Am Zug: { $seats }.
board-hand-over = Gib das Gerät an { $name }. Die anderen sehen weg.
board-its-me = Ich bin’s, { $name }
board-draw-curtain = Vorhang zu
board-out = Du bist raus. Kein Wort mehr, bis alles aufgedeckt ist.
board-back-to-question = Zurück zur Frage
board-something-else = Etwas anderes sagen
board-choose = Wen nimmst du ins Licht?
board-choose-accuse = Wen klagst du an?
board-final-demand = Die Zeit ist um: anklagen oder aufgeben.
board-asked =
    { $count ->
        [0] noch nicht gefragt
        [one] einmal gefragt
       *[other] { $count } Mal gefragt
    }
board-questions-left =
    { $count ->
        [0] keine Frage mehr
        [one] noch 1 Frage
       *[other] noch { $count } Fragen
    }
board-mode = Fragen oder selbst reden
board-mode-ask = Fragen
board-mode-say = Selbst etwas sagen
board-topic = { question }
board-empty-pockets = Leere deine Taschen!
board-accuse-hint =
    { $count ->
        [0] { $name } anklagen: gedrückt halten. Keine Flasche mehr!
        [one] { $name } anklagen: gedrückt halten. Noch 1 Flasche.
       *[other] { $name } anklagen: gedrückt halten. Noch { $count } Flaschen.
    }
board-press-again = Noch einmal drücken, dann gilt es.
board-leave-hint = Gedrückt halten. Damit ist deine Partie verloren.
board-about = Über { $name }
board-choose-slot = Worüber sprichst du?
board-choose-value = Was sagst du?
board-true = So war es wirklich
board-yes = ja
board-no = nein
board-sealed = Deine Antwort liegt verdeckt. Gleich wird es ernst.
board-accused-you = Alle sehen auf dich. Nicht blinzeln.
board-hold-breath = Alle halten den Atem an.
board-secret = Meine Tasche
board-secret-hint = Halten zum Ansehen
board-no-role = Noch ist deine Tasche leer.
board-saw = Gesehen: { $contents }
board-bagged = Im Filzbeutel: { $bag }
board-took = Genommen: { $take }
board-hid =
    { $count ->
        [0] Versteckt: nichts
       *[other] Versteckt: { board-diamonds }
    }
board-missing =
    { $count ->
        [0] Es fehlt nichts mehr.
       *[other] Es fehlen noch: { board-diamonds }
    }
board-passenger = Dein Fahrgast: { $name }
