### Der Tisch im Browser.

## Der Tisch im Browser

board-hand = Deine Hand
board-hand-empty = Deine Hand ist leer. Unauffälliger geht es nicht.
board-watching = Du siehst zu. Die Hände bleiben verdeckt.
board-papers = Papiere, bitte
board-innocent-as = Du gehst als { as-character } durch. Stand jetzt.
board-guilty = Dagegen spricht: { $guilts }.
board-of = {" "}von { $limit }
board-above = {" "}(über { $limit } nötig)
board-ids =
    { $count ->
        [one] 1 Ausweis
       *[other] { $count } Ausweise
    }
board-currencies =
    { $count ->
        [one] 1 Währung
       *[other] { $count } Währungen
    }
board-edge = Deine Münze zählt mit: Genau { $limit } in Scheinen und Schmuck sind zu viel. Nur dem Millionär reicht das.
board-edge-short = Genau { $limit } ist zu viel: Die Münze zählt mit.
board-sum =
    { $character_id ->
        [none] { $amount } mit Münze, { board-sum-currencies }.
       *[other] Als { as-character }: { $amount } von { $limit }, { board-sum-currencies }.
    }
board-sum-above = Als { as-character }: { $amount }, es müssen mehr als { $limit } sein, { board-sum-currencies }.
board-sum-currencies =
    { $currencies ->
        [one] 1 Währung
       *[other] { $currencies } Währungen
    }
board-rule = Regel nachlesen
board-reference = Wer darf was?
# Was jemand bei sich haben darf und muss, für die Übersichtskarte.
needs-john-smith = { board-ids }, höchstens { $limit }, höchstens { board-sum-currencies }. Kreditkarten erlaubt.
needs-policeman = { board-ids }, höchstens { $limit }, höchstens { board-sum-currencies }. Polizeimarken erlaubt.
needs-millionaire = { board-ids }, mehr als { $limit }, höchstens { board-sum-currencies }.
needs-blonde = { board-ids }, höchstens { $limit }, beliebige Währungen, mindestens { board-jewels }.
needs-secret-agent = Sein Ausweis und { board-more-ids }, höchstens { $limit }, höchstens { board-sum-currencies }.
board-jewels =
    { $jewels ->
        [one] 1 Schmuckstück
       *[other] { $jewels } Schmuckstücke
    }
board-more-ids =
    { $more ->
        [one] mindestens ein zweiter
       *[other] mindestens { $more } weitere
    }
board-tools = Eine Kreditkarte passt nur zu John Smith, eine Polizeimarke nur zum Polizisten. Alle anderen machen sie schuldig.
board-caption-credit = nur für John Smith
board-caption-badge = nur für den Polizisten
board-jewel-50 = Ring
board-jewel-100 = Ohrringe
board-jewel-150 = Armband
board-jewel-250 = Collier

board-coin = Münze: { $cents } Cent
board-chips =
    { $count ->
        [one] 1 Chip
       *[other] { $count } Chips
    }
board-chips-own = Deine Chips: { $values }
board-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
board-specials-of =
    { $count ->
        [one] 1 Sonderkarte
       *[other] { $count } Sonderkarten
    }
board-start = Start
board-on-duty = im Dienst
board-known = Davon weißt du
board-confiscated = beschlagnahmt
board-counts-as = { $card }, zählt als { $currency }
board-back-card = verdeckte Karte

board-floors =
    { $count ->
        [0] Die Polizei ist da.
        [one] Noch 1 Stockwerk
       *[other] Noch { $count } Stockwerke
    }
board-wallet = Die Brieftasche: { $count } Karten, { $ids } Ausweise im Fach, { $chips } Chips hinter dem Reißverschluss
board-discard = Bezahlt
board-discard-short = Bezahlt
board-specials = Gespielte Sonderkarten
board-specials-short = Gespielt
board-specials-own = Deine Sonderkarten
board-resolving =
    { $seat_is ->
        [you] Du: { $special }
       *[other] { $seat }: { $special }
    }
board-wish-line =
    { $seat_is ->
        [you] Du wünschst dir von { $target }: { $request }
       *[other] { $target_is ->
            [you] { $seat } wünscht sich von dir: { $request }
           *[other] { $seat } wünscht sich von { $target }: { $request }
        }
    }

board-draw = Karte ziehen
board-put = Zurückstecken
board-put-this = { $card } zurück
board-which = Welche Karte? Tipp sie in deiner Hand an.
board-buy = Ausweis kaufen
board-flip = Timer umdrehen
board-flip-last = Letzten Timer drehen
board-pass = Passen
board-turns-left =
    { $count ->
        [0] In dieser Runde kommst du nicht mehr dran.
        [one] Höchstens noch 1 Zug für dich.
       *[other] Höchstens noch { $count } Züge für dich.
    }
board-actions-left =
    { $count ->
        [one] Doppelzug: noch 1 Aktion.
       *[other] Doppelzug: noch { $count } Aktionen.
    }
board-gain-time = Zeitgewinn: eine letzte Aktion.
board-back = Doch nicht
board-play = Jetzt spielen
board-not-now = Jetzt kannst du sie nicht spielen.
board-play-below = Jetzt geht sie: Wähl unten, was sie tun soll.
board-why = Warum nicht?
board-why-draw = Warum nicht ziehen?
board-why-buy = Warum kein Ausweis?
board-why-flip = Warum kein Timer?
board-pass-only = Du kannst hier nur passen. Gefragt wirst du trotzdem: Sonst verriete dein Schweigen, was du hast.
board-playable = jetzt spielbar
board-copies = Oben liegt gerade: { $special }.
board-timing-instead-of-turn = statt Zug
board-timing-turn-start = Zugbeginn
board-timing-round-end-first = { board-timing-round-end }
board-timing-round-end = am Ende

board-pay = Womit bezahlst du?
board-paid = Markiert: { $sum } von { $price }. Wechselgeld gibt es nicht.
board-pay-now = { $sum } bezahlen

board-sealed = Abgegeben
board-waiting = Warten auf die anderen. Gefragt: { $seats }.
board-taker-pass-pick = { $seat } bekommt sie verdeckt.
board-taker-swap-pick = Du tauschst verdeckt mit { $seat }.
board-wished = { $seat } möchte: { $request }.
board-detail-redist-give = Alle legen gleichzeitig, alle sehen es.
board-detail-redist-pick = Der Rest wird verdeckt verteilt.
board-detail-birthday = Tipp eine Karte an, dann ihr Ziel.
board-detail-chip-return = Schuldig. Ein Chip geht verdeckt zurück.
board-detail-end = Alle mit Sonderkarten werden gefragt, damit niemand weiß, wer noch etwas hat.
board-target-inspection = Bei wem siehst du nach?
board-target-stolen = Wen bestiehlst du?
board-target-card-swap = Mit wem tauschst du?
board-aim-inspection = Bei { $seat } nachsehen
board-aim-stolen = { $seat } bestehlen
board-aim-card-swap = Mit { $seat } tauschen
board-choose-kind = Was?
board-choose-card = Erst eine Karte wählen
board-choose-seat = Wen?
board-choose-request = Wonach?
board-choose-currency = In welche Währung?
board-kind-stash = Verstecken
board-kind-atm-deposit = Einzahlen
board-kind-exchange = Wechseln
board-share = Wohin mit der Karte?
board-share-keep = Behalten
board-share-back = In die Brieftasche
board-share-now = So verteilen
board-chip-back = Chip { $value }

board-print-double-move = Doppel­zug
board-print-happy-birthday = Happy Birth­day
board-print-redistribution = Umver­teilung
board-print-inspection = Inspek­tion
board-print-gift = Ge­schenk
board-print-stolen = Ge­stohlen
board-print-card-swap = Karten­tausch
board-print-wish = Wunsch­karte
board-print-emergency = Notfall
board-print-gain-time = Zeit­gewinn
board-print-secret-stash = Geheim­versteck
board-print-atm = Banko­mat
board-print-exchange = Wech­seln

## Das Ende einer Runde, das Ende des Spiels, die erste Partie

phase-line = Runde { $number } von { $rounds } · { $where }

round-title = Ende von Runde { $number }
round-chapter = Runde { $number }
round-alarm = Die Polizei ist da
round-close = Schließen
round-next = Weiter: Runde { $number }
round-look = Runde { $number }: Ergebnis
round-seats = Alle Plätze
round-duty =
    { $seat_is ->
        [you] Du bist als Polizist im Dienst.
       *[other] { $seat } ist als Polizist im Dienst.
    }
round-check =
    { $seat_is ->
        [you] Du kontrollierst { $target }.
       *[other] { $target_is ->
            [you] { $seat } kontrolliert dich.
           *[other] { $seat } kontrolliert { $target }.
        }
    }
round-bag =
    { $seat_is ->
        [you] Du nimmst { $target } alles ab.
       *[other] { $target_is ->
            [you] { $seat } nimmt dir alles ab.
           *[other] { $seat } nimmt { $target } alles ab.
        }
    }
round-reveal =
    { $verdict_innocent ->
        [true] { $seat_is ->
            [you] Du zeigst deine Karten: unschuldig.
           *[other] { $seat } zeigt die Karten: unschuldig.
        }
       *[false] { $seat_is ->
            [you] Du zeigst deine Karten: schuldig.
           *[other] { $seat } zeigt die Karten: schuldig.
        }
    }
round-counting = Wer unschuldig ist, zählt sein Geld.
round-richest =
    { $seat_is ->
        [you] Du warst unschuldig, und niemand war reicher.
       *[other] { $seat } war unschuldig, und niemand war reicher.
    }
round-nobody = Niemand war unschuldig. Die Chips bleiben, wo sie sind.
round-waits =
    { $phase_id ->
        [police_check] { $seats_is ->
            [you] Du bist im Dienst und suchst dir jemanden aus.
           *[other] { $seats } ist im Dienst und sucht sich jemanden aus.
        }
       *[other] { $seats_is ->
            [you] Gib einen Chip zurück.
           *[other] Ein Chip zurück. Gefragt: { $seats }.
        }
    }
round-on-duty = im Dienst
round-checked =
    { $seat_is ->
        [you] von dir kontrolliert
       *[other] kontrolliert von { $seat }
    }
round-confiscated = Beschlagnahmt
round-credit = Dazu von der Kreditkarte
round-turned = Aufgedeckt und zurückgesteckt: { $card }
round-no-cards = keine Karten
round-rank = Platz { $rank }
round-drawn =
    { $count ->
        [one] 1 Chip gezogen{ chip-values }
       *[other] { $count } Chips gezogen{ chip-values }
    }
round-lost =
    { $value ->
        [none] 1 Chip zurückgegeben
       *[other] 1 Chip zurückgegeben: { $value }
    }

round-phrase-lift = Der Lift ist heute aber schnell.
round-phrase-guest = Ich bin nur Gast hier.
round-phrase-papers = Das ist nicht mein Ausweis.
round-phrase-jewels = Wer hat den Schmuck?
round-phrase-gift = Behalt es, ist ein Geschenk.
round-phrase-minute = Eine Minute noch, bitte.

fact-table = Am Tisch
fact-own = Deine Hand

end-headline =
    { $seats_is ->
        [you] { $points ->
            [one] Du gehst mit einem Punkt nach Hause
           *[other] Du gehst mit { $points } Punkten nach Hause
        }
       *[other] { $points ->
            [one] { $seats } geht mit einem Punkt nach Hause
           *[other] { $seats } geht mit { $points } Punkten nach Hause
        }
    }
end-headline-shared = { $seats } teilen sich die Beute
end-caption = »Die Brieftasche? Die lag schon so da.«
end-headline-nobody = Alle schuldig, keiner hat einen Punkt
end-why-nobody = Null zu null ist kein Sieg. Die Polizei nimmt alles mit.
end-caption-nobody = »Wir kennen uns gar nicht.« Die Gäste kurz vor der Abfahrt.
end-chips = Die Chips liegen offen
end-points =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
end-chips-of =
    { $count ->
        [one] in 1 Chip
       *[other] in { $count } Chips
    }
end-rounds = Runde für Runde
end-richest =
    { $seat_is ->
        [you] Reich und unschuldig: du mit { $money }
       *[other] Reich und unschuldig: { $seat } mit { $money }
    }
end-none = Niemand unschuldig
end-numbers = Dein Abend in Zahlen
end-drawn =
    { $count ->
        [one] Karte gezogen
       *[other] Karten gezogen
    }
end-bought =
    { $count ->
        [one] Ausweis gekauft
       *[other] Ausweise gekauft
    }
end-innocent = mal unschuldig
end-played =
    { $count ->
        [one] Sonderkarte gespielt
       *[other] Sonderkarten gespielt
    }
end-flipped =
    { $count ->
        [one] Timer gedreht
       *[other] Timer gedreht
    }

guide-hand = Nach jeder Runde entscheidet die Polizei, wer unschuldig ist, und die reichsten Unschuldigen bekommen Chips. Du brauchst einen Ausweis und das passende Geld: fast immer höchstens 500, nur beim Millionär mehr.
guide-papers = Hier siehst du laufend, was die Polizei jetzt sagen würde und woran es hängt. Tipp darauf, dann steht mehr da.
guide-turn = Eine Aktion je Zug: blind aus der Brieftasche ziehen, eine Karte zurückstecken, einen Ausweis kaufen oder einen Timer drehen.
guide-tools = Kreditkarte und Polizeimarke sind heikel: Die eine passt nur zu John Smith, die andere nur zum Polizisten. Alle anderen machen sie schuldig.
guide-edge = Deine Münze zählt mit. Genau { $limit } in Scheinen und Schmuck sind deshalb schon zu viel, außer für den Millionär: Der braucht mehr als { $limit }.
guide-buy = Im Ausweisfach steckt von jeder Person einer. Für { $price } in Scheinen und Schmuck suchst du dir einen aus. Wechselgeld gibt es nicht.
guide-reference = Wer du sein kannst und was dafür gilt, steht auf der Übersichtskarte. Sie ist immer hier.
guide-innocent = Gerade wärst du unschuldig. Du kannst jetzt Timer drehen und die anderen drängen, oder noch reicher werden: Chips gehen an die Reichsten.
guide-timers =
    { $count ->
        [6] Sechs
       *[other] { $count }
    } Timer, dann ist die Polizei da. Wer anfängt, dreht am Beginn jedes weiteren Zugs von selbst einen um.
guide-late = Nur noch wenige Timer. Die Runde kann enden, ehe du wieder dran bist. Bring deine Papiere jetzt in Ordnung.
guide-specials = Deine Sonderkarten. Eine darfst du vor deiner Aktion spielen, manche statt des Zugs, manche erst am Ende der Runde. Was hell ist, geht jetzt.
guide-window = Alle entscheiden zugleich und verdeckt. Erst wenn alle so weit sind, wird es ausgeführt.
guide-end = Die Runde ist vorbei. Letzte Gelegenheit für Sonderkarten, dann zeigen alle ihre Karten. Wer schuldig ist, verliert einen Chip, die reichsten Unschuldigen ziehen welche.
guide-chips = Neue Runde, neue Karten. Deine Chips bleiben: Sie sind { $least } bis { $most } Punkte wert, und nur du kennst sie. Bei den anderen siehst du bloß, wie viele es sind.
learnt-1 = Unschuldig ist, wessen Geld zum Ausweis passt, die Münze mitgezählt.
learnt-2 = Ziehen, zurückstecken, Ausweis kaufen oder Timer drehen: eins davon je Zug.
learnt-3 = Mit dem letzten Timer kommt die Polizei. Sei vorher fertig.
learnt-4 = Kreditkarte nur für John Smith, Polizeimarke nur für den Polizisten.
learnt-5 = Schuldige verlieren einen Chip, die reichsten Unschuldigen ziehen welche.
