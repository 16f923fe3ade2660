### Der Tisch im Browser.

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
board-place = Platz { $place } von { $count }
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
board-only-chip = Nur Chips sind noch da. Tipp einen an.
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
board-row-gf-returned = zurück
board-what-all = alles
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
board-shot-by = { $name } hat geschossen
board-sorry = zur Entschuldigung
board-watching = Du siehst zu.
board-over = Die Taschen sind leer. Gleich kommt die Zeitung.
board-listen = Hör zu. Am Zug: { $seats }.
board-draw-curtain = Vorhang zu
board-out = Du bist raus. Kein Wort mehr, bis alles aufgedeckt ist.
board-back-to-question = Zurück zur Frage
board-your-say = Was sagst du dazu?
board-your-say-about = Was ist dein Eindruck?
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
board-accuse-nobody = Erst jemanden ins Licht setzen.
board-accuse-open = Diese Tasche ist schon offen.
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

## The replay

replay-way-counted = Gezählt
replay-way-counted-help = Jeder Weg der Kiste, den diese Augen nicht ausschließen konnten, zählt gleich. Worte beweisen nichts.
replay-way-weighed = Gewichtet
replay-way-weighed-help = Dazu, was Verdächtige gern nehmen, und wie gut das Gesagte dazu passt, wenn gelogen wird wie üblich.
replay-open = Hatte die Kiste noch nicht.
replay-expected = im Mittel { NUMBER($amount, maximumFractionDigits: 1) } Diamanten
replay-found =
    { $count ->
        [one] 1 Diamant
       *[other] { $count } Diamanten
    }
