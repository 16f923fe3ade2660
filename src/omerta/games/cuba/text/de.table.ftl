### Der Tisch im Browser.

## Phasen, Kapitel und Redensarten, wie der Tisch sie zeigt

phase-line-take =
    { $holder_is ->
        [you] Die Kiste ist bei dir
       *[other] Die Kiste ist bei { $holder }
    }
phase-line-talk =
    Gefunden: { $found } · { $jokers ->
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
end-phrase-mother = Ich schwör’s beim Grab meiner Mutter. Sie lebt noch.
end-phrase-rum = Dafür schuldest du mir eine Flasche.
phrase-godfather-eyes = Sieh mir in die Augen, wenn du lügst.
phrase-godfather-patience = Ich habe Zeit. Du auch?
phrase-godfather-family = In meiner Familie wird nicht gestohlen.
phrase-godfather-again = Erzähl mir das noch einmal. Langsam.
phrase-godfather-cigar = Bevor die Zigarre aus ist, weiß ich es.
phrase-godfather-last = Das ist deine letzte Gelegenheit.
reply-godfather-1 = Schöne Worte. Ich zähle trotzdem Diamanten.
reply-godfather-2 = Rede nur weiter. Ich höre besser, als du denkst.
reply-godfather-3 = Das merke ich mir.
reply-godfather-4 = So, so. Und die Kiste war trotzdem leichter.
reply-godfather-5 = Zu dir komme ich noch.
reply-suspect-1 = Frag lieber die anderen.
reply-suspect-2 = Ich sage nur, was ich gesehen habe.
reply-suspect-3 = Schau nicht mich so an.
reply-suspect-4 = Beim Rum können wir darüber reden.
reply-suspect-5 = Das hast jetzt du gesagt.

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

end-headline-recovered =
    { $godfather_is ->
        [you] Du hast alles wieder
       *[other] { $godfather } hat alles wieder
    }
end-headline-nothing-stolen = Nichts fehlt. Skandal!
end-headline-all-stole =
    { $godfather_is ->
        [you] Alles Diebe, und du lachst
       *[other] Alles Diebe, und { $godfather } lacht
    }
end-headline-out = Der Pate ist Geschichte
end-headline-thief =
    { $thieves ->
        [one] { $seats_is ->
            [you] Du verschwindest
           *[other] { $seats } verschwindet
        } mit { $count ->
            [one] einem Diamanten
           *[other] { $count } Diamanten
        }
       *[other] Mit je { $count ->
            [one] einem Diamanten
           *[other] { $count } Diamanten
        } über alle Berge: { $seats }
    }
end-headline-agent =
    { $seat_is ->
        [you] Du warst die ganze Zeit beim Staat
       *[other] { $seat } war die ganze Zeit beim Staat
    }
end-headline-shot =
    { $seat_is ->
        [you] Du warst schneller als das Gesetz
       *[other] { $seat } war schneller als das Gesetz
    }
end-caption-thieves = »Koffer? Welcher Koffer?«
end-caption-godfather = »Ich habe nie an euch gezweifelt. Fast nie.«
end-caption-agent = »Setz dich, Don. Diesmal frage ich.«
end-caption-killer = »Ich spiele nur Geige.«
end-merit-thief = Dieb mit Beute: { $take }
end-merit-driver = Chauffeur von { $seat }
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
end-goals = Wer was gebraucht hat
end-rides = fährt { $seat }
end-won-godfather = Gewonnen: kein gestohlener Diamant fehlt mehr.
end-won-thief = Gewonnen: nicht erwischt, und niemand hat mehr.
end-won-loyal = Gewonnen: mit dem Paten.
end-won-killer = Gewonnen: stillgehalten, wie der Pate es mag.
end-won-agent = Gewonnen: angeklagt, wie bestellt.
end-won-shot = Gewonnen: der Schuss galt einem Agenten.
end-won-driver = Gewonnen: mit { $seat } auf dem Rücksitz.
end-won-urchin = Gewonnen: mit den Dieben.
end-needed-godfather = Nötig war: jeder gestohlene Diamant zurück.
end-needed-thief = Nötig war: der Pate raus, selbst nicht erwischt, die größte Beute.
end-needed-loyal = Nötig war: ein Pate, der alles wiederfindet.
end-needed-fbi = Nötig war: eine Anklage.
end-needed-cia = { end-needed-fbi }
end-needed-driver = Nötig war: ein Fahrgast, der gewinnt.
end-needed-killer = Nötig war: ein Agent im Visier, oder stillhalten, bis der Pate gewinnt.
end-needed-urchin = Nötig war: ein Dieb, der davonkommt.
end-needed-rule-breaker = Raus: nichts genommen, obwohl es sein musste.
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
guide-ask = Die Kiste ist zurück, und nur du weißt, was fehlt. Such dir jemanden aus und frag: zuerst, wie viele Diamanten in der Kiste waren, dann, was er genommen hat.
guide-breaks = Da ist ein ≠: Was der eine weitergegeben haben will, hat der Nächste nicht bekommen. Mindestens einer der beiden lügt.
guide-accuse = Bist du dir sicher? Dann sag hier „Leere deine Taschen!“ und halt den Knopf gedrückt. Ein Dieb gibt alles zurück, ein Agent gewinnt auf der Stelle.
guide-jokers = Das war kein Dieb, und die Entschuldigung hat den Paten eine Flasche gekostet. Beim nächsten Irrtum ohne Flasche ist er raus.
guide-peng = Eine Schrecksekunde für alle: Nur der Killer darf „Peng!“ rufen. Trifft er einen Agenten, gewinnt er. Wer es nicht ist, hält still.
guide-end = So viel ist gefunden. Ist alles Gestohlene zurück, gewinnt der Pate mit seinen Getreuen. Scheidet er vorher aus, gewinnt der reichste freie Dieb.
guide-hide = Du bist der Pate und gewinnst, wenn alle gestohlenen Diamanten zurück sind. Wen du anklagst, entscheidest du allein. Versteck vorher ein paar: Dann weiß nur du, wie viele in der Kiste waren.
guide-marks = Zwischen zwei Nachbarn steht ein Zeichen: ? heißt, einer hat noch nicht genug gesagt. ✓ heißt, ihre Worte passen. ≠ heißt, mindestens einer lügt. Frag so lange, bis kein ? mehr da ist.
learnt-1 = Was du versteckst, weißt nur du. So prüfst du, wer die Wahrheit sagt.
learnt-2 = ✓ passt, ? fehlt noch, ≠ da lügt einer.
learnt-3 = Ein Dieb gibt alles zurück. Ein Unschuldiger kostet dich eine Flasche.
learnt-4 = Ein Agent will angeklagt werden. Dann gewinnt er auf der Stelle.
learnt-5 = Alles Gestohlene zurück: Der Pate gewinnt mit seinen Getreuen.

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
board-why-waits = Die Kiste bleibt bei jedem Menschen gleich lange und bei jedem Bot gleich kurz, damit niemand etwas daraus lesen kann.
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
board-choose-suspect = { $name } unter die Lampe
board-talk-about = Über { $name } reden
board-question =
    { $seat_is ->
        [you] Frage { $number } an dich: { question }
       *[other] Frage { $number } an { $seat }: { question }
    }
board-jokers = Flaschen
board-mistakes =
    { $count ->
        [0] Kein Irrtum erlaubt.
        [one] Ein Irrtum ist erlaubt.
       *[other] { $count } Irrtümer sind erlaubt.
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
board-listen =
    { $seats_is ->
        [you] Hör zu. Gleich bist du dran.
       *[other] Hör zu. Am Zug: { $seats_with_you }.
    }
board-hand-on = Gleich geht die Kiste weiter. Gib das Gerät an { $name }.
board-once-more = Halt, { $name } will noch einmal hinein
board-draw-curtain = Vorhang zu
board-out = Du bist raus. Kein Wort mehr, bis alles aufgedeckt ist.
board-back-to-question = Zurück zur Frage
board-your-say = Was sagst du dazu?
board-your-say-about = Was ist dein Eindruck?
board-something-else = Etwas anderes sagen
board-choose = Wer kommt unter die Lampe?
board-choose-accuse = Wen klagst du an?
board-final-demand = Die Zeit ist um: anklagen oder aufgeben.
board-asked =
    { $count ->
        [0] noch nicht gefragt
        [one] einmal gefragt
        [2] zweimal gefragt
       *[other] { $count }-mal gefragt
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
board-accuse-nobody = Erst jemanden unter die Lampe setzen.
board-accuse-open = Diese Tasche ist schon offen.
board-accuse-hint =
    { $count ->
        [0] { $name } anklagen: gedrückt halten. Keine Flasche mehr!
        [one] { $name } anklagen: gedrückt halten. Noch 1 Flasche.
       *[other] { $name } anklagen: gedrückt halten. Noch { $count } Flaschen.
    }
board-press-again = Noch einmal drücken, dann gilt es.
board-leave-hint = Gedrückt halten, um aufzugeben. Dann hast du verloren.
board-whom = Über wen sprichst du?
board-whom-me = Ich
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

## Der Rückblick

replay-way-counted = Was sicher ist
replay-way-counted-help = Nur was diese Augen gesehen haben, zählt. Worte beweisen nichts.
replay-way-weighed = Was man ahnen konnte
replay-way-weighed-help = Dazu kommt, was Verdächtige gern nehmen und wie gut ihre Worte dazu passen.
replay-open = Hatte die Kiste noch nicht.
replay-expected = im Mittel { NUMBER($amount, maximumFractionDigits: 1) } Diamanten
replay-found =
    { $count ->
        [one] 1 Diamant
       *[other] { $count } Diamanten
    }
