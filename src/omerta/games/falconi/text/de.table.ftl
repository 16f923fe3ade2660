### Nur im Browser: was auf dem Brett, auf der Titelseite und in der Lernpartie steht.

## Die Stadt

board-city = Die Stadt, Pizza { $variant }, neun mal neun Felder
board-cars = Alle Autos
board-targets = Was du auf dem Plan antippen kannst
board-place =
    { $side_id ->
        [N] { $cell }, nach Norden
        [E] { $cell }, nach Osten
        [S] { $cell }, nach Süden
       *[W] { $cell }, nach Westen
    }
board-border =
    { $side_id ->
        [N] Nordrand { $name }, am Hafen
        [E] Ostrand { $name }, auf dem Land
        [S] Südrand { $name }, beim Gefängnis
       *[W] Westrand { $name }, am Wald
    }
board-cell-empty = { $cell }: leer
board-cell = { $cell }: { $card }, Straßen nach { $sides }
board-escape-at =
    { $colour_id ->
        [green] Hütte im Wald: { $border }
        [blue] Boot im Hafen: { $border }
       *[yellow] Flugzeug auf dem Land: { $border }
    }
board-at-start =
    { $car_id ->
        [prison] noch im Gefängnis
       *[other] in der Station
    }
board-out = ausgeschieden
board-behind =
    { $count ->
        [one] 1 Karte hinter dem Don
       *[other] { $count } Karten hinter dem Don
    }
board-bombs =
    { $count ->
        [one] 1 Chili-Bombe
       *[other] { $count } Chili-Bomben
    }
board-boosts =
    { $count ->
        [one] 1 Chili-Boost
       *[other] { $count } Chili-Boosts
    }
board-bomb-word = Bombe
board-boost-word = Boost
board-reserve = Reserve: { $cards }
board-hidden-card = verdeckte Karte
board-round = Runde { $number }
board-round-of = Runde { $number } von { $last }
board-pile =
    { $count ->
        [0] Stapel leer
       *[other] noch { $count }
    }
board-actions =
    { $count ->
        [0] keine Aktion mehr
        [one] 1 Aktion übrig
       *[other] { $count } Aktionen übrig
    }
board-zoom-in = Lupe: näher heran
board-zoom-out = Weiter weg

## Legen

board-hand = Deine Karten
board-drawn = { $card }, gerade gezogen
board-secret = Geheim: { $card }
board-only-you = Das siehst nur du
board-turns = Wie herum?
board-rotation = Straßen nach { $sides }
board-rotation-bad = { $how }. Achtung, damit bist du draußen
board-put = Hierhin legen: { $cell }
board-turn-it = Drehen auf { $cell }. Jetzt: { $how }
board-lay-here = Hier legen
board-lay-how = Tipp auf die Karte, um sie zu drehen. Tipp auf einen Pfeil: legen und losfahren.
board-lay-and = Legen, dann: { $then }
board-turn-how = Noch mal auf das Feld tippen dreht die Karte.
board-sure = Wirklich? Noch mal
board-fatal = So führt keine Straße weiter: Du bist draußen.
board-fatal-don = So führt keine Straße weiter: Du hast verloren.
board-blocks = Damit sitzt fest: { $cars }.
board-pick-cell = Wohin? Tipp auf ein markiertes Feld neben dir.
board-pick-border = Wohin? Tipp auf eine Stelle am Rand.
board-cells = Freie Felder neben dir
board-on-cell = auf { $cell }
board-three-cards = Leg eine deiner drei Karten: erst die Karte, dann ein Feld.
board-borders = Stellen am Rand
board-escape-don = Dein Komplize wartet am Rand. Leg ihn dahin, wo du hinkommst.
board-escape-police = Da draußen wartet ein Komplize. Leg ihn dahin, wo der Don nicht hinkommt.

## Fahren

board-advance = Vor dir ist gebaut worden. Fahr erst weiter, dann ziehst du.
board-drive = Du fährst bis zu einem Straßenende deiner Wahl.
board-goal-drive = Nach { $cell }
board-goal-catch = Zugreifen
board-goal-flee = Flüchten bei { $cell }
board-goal-blast = Sprengen bei { $cell }
board-goal-turn = Wenden
board-goal-boost = Boost nach { $cell }
board-goal-label =
    { $side_id ->
        [N] { $goal }, nach Norden
        [E] { $goal }, nach Osten
        [S] { $goal }, nach Süden
       *[W] { $goal }, nach Westen
    }
board-goal-break = Durch die Wand
board-draw = Ziehen
board-modes = Mehr als ein Weg
board-mode-drive = Fahren …
board-mode-turn = Wenden …
board-mode-boost = Boost …
board-hold-turn = Wenden, alle drei Aktionen
board-boost-on =
    { $count ->
        [one] Noch eine Karte weit.
       *[other] Noch bis zu { $count } Karten weit.
    }
board-boost-stop = Anhalten
board-threat =
    { $side_id ->
        [N] { $car } kommt von Norden und greift zu!
        [E] { $car } kommt von Osten und greift zu!
        [S] { $car } kommt von Süden und greift zu!
       *[W] { $car } kommt von Westen und greift zu!
    }
board-bomb = Chili-Bombe!
board-give-up = Hände hoch
board-wait-don = Die rote Spur hinter dir: Von dort können sie dich schnappen.
board-wait-police = Auf der roten Spur schnappst du den Don. Auf der Gegenspur nicht.
board-you-are-out = Du bist draußen und siehst zu.
board-watching = Du siehst zu. Die verdeckten Karten des Dons bleiben verdeckt.

## Kopfzeile, Protokoll, Liste

board-phase = Pizza { $variant } · { $round }
board-chapter = Runde { $number }
board-phrase-spicy = Zu scharf für euch.
board-phrase-right = Rechts vor links!
board-phrase-oneway = Das ist eine Einbahnstraße.
board-phrase-papers = Fahrzeugpapiere, bitte.
board-phrase-delivery = Ich nehme den Lieferanteneingang.
board-fact-turn = Stand
board-fact-turn-of = { $car } ist dran
board-fact-pile =
    { $count ->
        [0] Der Stapel ist leer
        [one] 1 Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
board-fact-city = Die Stadt, Reihe { $number }
board-fact-borders = Am Rand
board-fact-craters = Krater
board-fact-crater = zwischen { $one } und { $two }
board-fact-trail = Der Don ist zu schnappen von
board-fact-trail-step =
    { $count ->
        [one] { $place }: 1 Karte
       *[other] { $place }: { $count } Karten
    }
board-fact-ends = Offene Enden: { $places }
board-fact-removed = Aus dem Spiel
board-fact-count = { $count }× { $card }

## Die Titelseite

end-headline-caught =
    { $winners_is ->
        [you] Du schnappst den Don
       *[other] { $count ->
            [one] { $winners } schnappt den Don
           *[other] { $winners } schnappen den Don
        }
    }
end-headline-don-blocked = Endstation für Don Falconi
end-headline-police-out = Freie Fahrt für Falconi
end-headline-escaped =
    { $colour_id ->
        [green] Falconi im Wald verschwunden
        [blue] Falconi in See gestochen
        [yellow] Falconi abgehoben
       *[none] Falconi über alle Berge
    }
end-headline-nightfall =
    { $side_id ->
        [don] Die Nacht schluckt den Don
       *[police] Nacht. Und der Don kreist noch
    }
end-why-caught =
    { $car_is ->
        [you] Bei { $cell } kamst du von hinten.
       *[other] { $car } kam bei { $cell } von hinten.
    }
end-why-don-blocked =
    { $cell ->
        [none] Der Don kam nicht einmal aus dem Gefängnis.
       *[other] Bei { $cell } ging für den Don nichts mehr: Wand, Rand, Sackgasse.
    } { end-winners }
end-why-police-out = Kein Streifenwagen kommt mehr vom Fleck. { end-winners }
end-why-escaped =
    { $colour_id ->
        [green] Am Waldrand bei { $cell } stand eine Hütte offen.
        [blue] Am Kai bei { $cell } lag ein Boot.
        [yellow] Am Feldrand bei { $cell } lief schon der Propeller.
       *[none] Am Rand wartete ein Komplize.
    } { end-winners }
end-why-nightfall =
    { $side_id ->
        [don] { $rounds } Runden gejagt, dann wurde es dunkel. Wer jetzt noch fährt, fährt davon.
       *[police] { $rounds } Runden, und kein Ausgang gefunden. Bei Nacht ist die Stadt zu.
    } { end-winners }
end-winners =
    { $winners_is ->
        [you] Du gewinnst.
       *[other] { $count ->
            [one] { $winners } gewinnt.
           *[other] { $winners } gewinnen.
        }
    }
end-caption-caught = »Ich wollte nur eine Pizza holen.« Der Gesuchte, kurz bevor es klickte.
end-caption-don-blocked = »Gestern war hier noch eine Straße.« Der Gesuchte vor der Wand.
end-caption-police-out = »Wir rufen zurück.« Die Streife, weit abgeschlagen.
end-caption-escaped = »Ich wollte nur eine Pizza holen.« Der Gesuchte am Stadtrand.
end-caption-nightfall = »Haben Sie Licht?« Die Jagd bei Einbruch der Nacht.
end-merit-police =
    { $count ->
        [one] Polizei
       *[other] Polizei: { $cars }
    }
end-chase = Die ganze Jagd in zehn Sekunden
end-map = Die Stadt mit den Wegen aller Wagen
end-play = Abspielen
end-pause = Anhalten
end-scrub = Durch die Jagd blättern
end-scene = Runde { $round }. { $text }
end-cars = Wer wie weit kam
end-driver = Wagen
end-driven = gefahren
end-laid = gelegt
end-left = Verbleib
end-left-caught = gefasst
end-left-blocked = zugebaut
end-left-fled = getürmt
end-left-free = auf freiem Fuß
end-left-night = kreist noch
end-left-out = raus in Runde { $round }
end-left-in = bis zuletzt dabei
end-numbers = Die Jagd in Zahlen
end-rounds =
    { $count ->
        [one] Runde
       *[other] Runden
    }
end-bombs =
    { $count ->
        [one] Chili-Bombe
       *[other] Chili-Bomben
    }
end-boosts =
    { $count ->
        [one] Chili-Boost
       *[other] Chili-Boosts
    }
end-overtaken = Streifenwagen abgehängt
end-turns =
    { $count ->
        [one] Wende in drei Zügen
       *[other] Wenden in drei Zügen
    }
end-catches =
    { $count ->
        [one] Zugriff von hinten
       *[other] Zugriffe von hinten
    }
end-narrow =
    { $car_is ->
        [you] { $steps ->
            [0] So knapp war es: In Runde { $round } hattest du den Don bei { $cell } schon, da flog die Straße in die Luft.
            [one] So knapp war es: In Runde { $round } standst du direkt hinter dem Don, bei { $cell }.
            [2] So knapp war es: In Runde { $round } fehlten dir bei { $cell } noch 2 Karten bis zum Don.
            [3] So knapp war es: In Runde { $round } fehlten dir bei { $cell } noch 3 Karten bis zum Don.
           *[other] Näher als du in Runde { $round } kam ihm von hinten niemand: Dir fehlten { $steps } Karten.
        }
       *[other] { $steps ->
            [0] So knapp war es: In Runde { $round } hatte { $car } den Don bei { $cell } schon, da flog die Straße in die Luft.
            [one] So knapp war es: In Runde { $round } stand { $car } direkt hinter dem Don, bei { $cell }.
            [2] So knapp war es: In Runde { $round } fehlten { $car } bei { $cell } noch 2 Karten bis zum Don.
            [3] So knapp war es: In Runde { $round } fehlten { $car } bei { $cell } noch 3 Karten bis zum Don.
           *[other] Näher als in Runde { $round } kam ihm von hinten niemand: { $car } fehlten { $steps } Karten.
        }
    }
end-narrow-never = Auf seiner Fährte folgte dem Don nie jemand.
end-narrow-last = Dicht hinter dem Don war nur jemand, als es schon vorbei war.
end-narrow-before =
    { $car_is ->
        [you] { $steps ->
            [0] Davor war es in Runde { $round } am knappsten: Du hattest den Don bei { $cell } schon, da flog die Straße in die Luft.
            [one] Davor war es in Runde { $round } am knappsten: Du standst bei { $cell } direkt hinter dem Don.
           *[other] Davor war es in Runde { $round } am knappsten: Dir fehlten bei { $cell } noch { $steps } Karten.
        }
       *[other] { $steps ->
            [0] Davor war es in Runde { $round } am knappsten: { $car } hatte den Don bei { $cell } schon, da flog die Straße in die Luft.
            [one] Davor war es in Runde { $round } am knappsten: { $car } stand bei { $cell } direkt hinter dem Don.
           *[other] Davor war es in Runde { $round } am knappsten: { $car } fehlten bei { $cell } noch { $steps } Karten.
        }
    }
end-hidden = Was der Don verdeckt hatte
end-hidden-none = Nichts. Der Don hatte leere Taschen.
end-hidden-reserve = Reserve: { $card }
end-hidden-secret =
    { $colour_id ->
        [green] Geheim: die Fluchtkarte zum Wald
        [blue] Geheim: die Fluchtkarte zum Hafen
       *[yellow] Geheim: die Fluchtkarte aufs Land
    }
end-next =
    { $own ->
        [yes] In der nächsten Partie bist du der Don.
       *[no] In der nächsten Partie ist { $seat } der Don.
    }
end-again =
    { $own ->
        [yes] Bei einer Revanche rückt ihr einen Stuhl weiter. Dann bist du der Don.
       *[no] Bei einer Revanche rückt ihr einen Stuhl weiter. Dann ist { $seat } der Don.
    }

## Die Lernpartie

guide-don = Du bist Don Falconi auf der Flucht und gewinnst, wenn alle Polizeiautos festsitzen. Fassen sie dich von hinten oder kommst du nicht weiter, gewinnen sie. Leg deine Karte an, die Pfeile zeigen, wohin du danach fährst.
guide-police = Du jagst den Don und gewinnst, wenn du ihn von hinten auf seiner Spur erwischst oder er nicht weiterkann. Sitzt ihr alle fest, gewinnt er. Deine Karte kommt vor deine Ausfahrt: Dreh sie, und die Pfeile zeigen, wohin du danach fährst.
guide-drive = An einer Kreuzung wählst du. Du fährst immer bis zu einem offenen Straßenende, nie nur ein Stück.
guide-don-lanes = Rechtsverkehr, auch für Gauner. Jede Straße hat zwei Spuren. Gefährlich ist nur die rote: Wer dort von hinten kommt, hat dich. Gegenverkehr winkt bloß.
guide-police-lanes = Dieselbe Straße reicht nicht, es muss die Spur des Dons sein. Rot ist, von wo du ihn kriegst: von hinten, in seiner Richtung. Auf der Gegenspur fährst du vorbei.
guide-catch = Der Weg von hinten ist frei. Der rote Pfeil fängt den Don, außer er hat noch eine Bombe.
guide-react = Die Polizei ist hinter dir! Eine Chili-Bombe reißt die Straße zwischen euch auf, für immer. Ohne Bombe ist hier Schluss.
guide-crater = Ein Krater: Über diese Kante fährt niemand mehr, in keiner Richtung. Wer einen Umweg von hinten findet, darf es noch mal versuchen.
guide-blast = Vor dir eine Wand, dahinter Straße: Eine Bombe sprengt den Weg frei. Liegt hinter der Wand nichts, hilft sie nicht.
guide-advance = Jemand hat vor dir weitergebaut. Fahr zuerst zu einem offenen Ende, dann ziehst du deine Karte.
guide-trap = Vorsicht mit dem Warnkegel: So gelegt, endet jede Straße, die du erreichst, an einer Wand oder am Stadtrand. Dann bist du draußen.
guide-block = Karten müssen nur zu deiner Straße passen. Mit dieser hier kannst du jemandem den letzten Weg zubauen, und das ist erlaubt.
guide-turning = Eine Sackgasse zum Wenden: Hier kommst du auf die Gegenspur. Ohne Abzweigung hinter dir führt sie allerdings nirgends mehr hin.
guide-junction = Abzweigungen sind eine Lebensversicherung: Baut dir vorn jemand zu, nimmst du hinten die andere.
guide-bombs = Du hast zwei Chili-Bomben. Wirf eine nach hinten, wenn dich jemand fängt, oder nach vorn, wenn eine Wand im Weg ist. Spar sie.
learnt-1 = Karte anlegen, drehen, bis ans offene Ende fahren.
learnt-2 = Gefährlich ist nur, wer auf deiner Spur von hinten kommt.
learnt-3 = Eine Chili-Bombe schützt dich nach hinten oder sprengt eine Wand vor dir.
learnt-4 = Abzweigungen halten dir Auswege offen. Ohne offenes Ende bist du draußen.
learnt-5 = Auch der Polizei darfst du die Straße zubauen.
