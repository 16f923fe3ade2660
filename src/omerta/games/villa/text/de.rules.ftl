### Die Regeln in Sätzen: jedes Kapitel mit seinen Regeln, wie die Seite sie zeigt. `.example` ist ein Beispiel dazu.

chapter-V-1 = Der Tisch

rule-V-1-1 = Ihr seid zwei bis vier. Gespielt wird im Uhrzeigersinn, nach dem letzten Platz kommt wieder der erste.
rule-V-1-2 = Vor dir liegen deine offene Auslage und dein verdeckter Stapel. Solange in einem von beiden eine Karte liegt, bist du im Spiel.
rule-V-1-3 = Gemeinsam habt ihr das Gelände, die angelegten Karten, die Ablage, die abgeworfenen Karten, die Festgenommenen und die Schachteln.
rule-V-1-4 = Gleiche Karten sind austauschbar: Du nennst die Sorte, nicht die einzelne Karte. Neue Karten kommen rechts an deine Auslage.
rule-V-1-5 = Ein Joker zählt jedes Mal nur als eines seiner Symbole. Als welches, bestimmst du.
    .example = Ein Joker mit Handschellen und Pistole passt auf eine Pistole. Ein andermal bildet er mit Handschellen ein Paar.
rule-V-1-6 = Ihr gewinnt oder verliert zusammen. Reden dürft ihr über alles.
rule-V-1-7 = Der Zufall steckt nur im Aufbau: Pate, Leibwächter, Lage und Polizeikarten werden getrennt gemischt.

chapter-V-2 = Das Gelände auslegen

rule-V-2-1 = Einer der vier Paten wird gezogen und liegt offen im Keller.
rule-V-2-2 = 13 der 20 Leibwächter spielen mit. Welche, sagt die Einstellung „Leibwächter“.
rule-V-2-3 = Die 13 werden gemischt und verdeckt ausgelegt: vier in der Villa, neun darüber im Park.
rule-V-2-4 = Der Park liegt drei mal drei über der Villa, die Villa zwei mal zwei über dem Keller, jeweils um eine halbe Karte versetzt.
rule-V-2-5 = Die Rückseiten aller Leibwächter dürft ihr immer lesen, auch die verdeckter. Was vorn steht, zeigt erst der Zugriff.
rule-V-2-6 = Am Anfang leitet noch niemand den Einsatz.

chapter-V-3 = Schwierigkeit und Austeilen

rule-V-3-1 = Die Gesamtstärke ist die Summe der 13 Leibwächter. Der Pate zählt nicht mit.
rule-V-3-2 = Ihr bekommt Gesamtstärke plus Handicap an Polizeikarten, höchstens 54. In der ersten Partie sind es alle.
    .example = Gesamtstärke 39 und Handicap 10: Ihr spielt mit 49 Polizeikarten. Mit Handicap 0 sind es 39.
rule-V-3-3 = Alle 54 Polizeikarten werden gemischt. Was ihr nicht braucht, kommt ungesehen in die Schachtel.
rule-V-3-4 = Die Karten werden einzeln reihum verteilt. Eine mehr oder weniger macht nichts.
rule-V-3-5 = Jeder deckt die obersten vier Karten seines Stapels auf, in der Variante drei.
rule-V-3-6 = Das Handicap steht vorher fest, oder das Team wählt es am Tisch, wenn die Rückseiten schon liegen. In der ersten Partie gibt es nichts zu wählen.

chapter-V-4 = Tauschen vor dem Einsatz

rule-V-4-1 = Vor dem ersten Zugriff dürft ihr offene Karten tauschen. Danach hat jeder so viele offene Karten wie vorher.
rule-V-4-2 = Getauscht wird immer eine Karte gegen eine andere. Alle zusammen dürft ihr viermal so oft tauschen, wie ihr Spieler seid; wer tauscht, ist egal.

chapter-V-5 = Wen ihr angreifen könnt

rule-V-5-1 = Eine Seite ist frei, wenn dort keine Karte derselben Ebene angrenzt.
rule-V-5-2 = Angreifen könnt ihr einen Leibwächter, auf dem niemand mehr liegt und der mindestens zwei freie Seiten hat.
    .example = Ist die Ecke unten rechts weg, werden die Karten daneben und darüber frei. Die oben in der Mitte hat noch drei Nachbarn und ist es nicht.
rule-V-5-3 = An den Paten kommt ihr erst heran, wenn alle 13 Leibwächter festgenommen sind.
rule-V-5-4 = Am Anfang sind nur die vier Ecken des Parks frei. Ein Leibwächter in der Villa wird frei, wenn die vier über ihm weg sind.

chapter-V-6 = Einen Zugriff planen

rule-V-6-1 = Vor jedem Zugriff bestimmt das Team ein freies Ziel und wer den Einsatz leitet.
rule-V-6-2 = Leiten darf jeder, der noch eine Karte hat, auch zweimal hintereinander.
rule-V-6-3 = Kann niemand den Einsatz leiten, ist er gescheitert.
rule-V-6-4 = Das Ziel wird aufgedeckt, und wer leitet, beginnt an Position 1.
rule-V-6-5 = Ein Zugriff lässt sich nicht abbrechen.

chapter-V-7 = Wer dran ist

rule-V-7-1 = Passend legen: eine Karte aus deiner Auslage mit dem verlangten Symbol.
rule-V-7-2 = Ein Paar legen: zwei Karten, die ein anderes als das verlangte Symbol gemeinsam haben. Das darfst du auch, wenn du passend legen könntest.
    .example = Verlangt ist eine Marke, und du hast keine. Mit zwei Wagen füllst du die Position trotzdem.
rule-V-7-3 = Passen: Du wirfst eine beliebige Karte ab, sie kommt aus dem Spiel. Die Position bleibt offen.
    .example = Verlangt ist eine Pistole. Du wirfst Handschellen ab, und wer nach dir kommt, muss sich um die Pistole kümmern.
rule-V-7-4 = Danach ziehst du genau eine Karte nach, auch nach einem Paar. Ist dein Stapel leer, ziehst du nichts.
    .example = Vier Karten liegen offen vor dir. Du legst ein Paar und deckst eine auf: Jetzt sind es drei.
rule-V-7-5 = Ist noch eine Position offen, ist die nächste Person dran. Nach einem Pass muss sie dieselbe Position füllen.
rule-V-7-6 = Auch wer leitet, darf passen und leitet trotzdem weiter.

chapter-V-8 = Festnahme und Bonus

rule-V-8-1 = Nach der letzten Position wird erst nachgezogen, dann geht der Leibwächter ab, dann kommen die Karten in die Ablage, dann folgt der Bonus.
rule-V-8-2 = Das Symbol auf der Rückseite ist die Farbe der Bonuskarte, durchgestrichen oder nicht.
rule-V-8-3 = Liegt eine einfache Karte dieses Symbols in der Ablage, gebt ihr sie jemandem zurück. Joker und abgeworfene Karten kommen nie wieder.
    .example = Narben-Juri zeigt hinten Handschellen. Die, mit denen ihr ihn gerade gefasst habt, darf gleich wieder jemand nehmen.
rule-V-8-4 = Liegt keine dort, entfällt der Bonus. Er wird nicht nachgeholt.
    .example = Zurück käme eine Pistole. In der Ablage liegen aber nur Joker mit Pistole, und die einzige echte wurde abgeworfen: Es gibt nichts.
rule-V-8-5 = In die Auslage darf der Bonus, solange dort Platz ist, unter den Stapel nur, wenn mindestens eine Karte offen liegt.
rule-V-8-6 = Eine Bonuskarte unter dem Stapel haben alle gesehen. Sie bleibt bekannt, bis sie gezogen wird.
rule-V-8-7 = Danach plant ihr den nächsten Zugriff.

chapter-V-9 = Der Pate

rule-V-9-1 = Für den Paten gilt dasselbe wie für seine Leute, mit vier Positionen.
rule-V-9-2 = Mit seiner vierten Position habt ihr gewonnen, auch wenn sonst niemand mehr eine Karte hat.

chapter-V-10 = Das Ende

rule-V-10-1 = Gewonnen: Der Pate ist festgenommen.
rule-V-10-2 = Ob ihr noch gewinnen könnt, wird vor jedem Plan und vor jedem Zug geprüft, nur an dem, was alle sehen.
rule-V-10-3 = Verloren: Jemand ist dran und hat keine Karte mehr, oder niemand kann mehr leiten.
rule-V-10-4 = Verloren: Eure Karten und die möglichen Bonuskarten sind weniger als die Positionen, die noch fehlen.
    .example = Ihr habt noch fünf Karten, und ein Leibwächter mit Stärke 3 ist übrig. Für ihn und den Paten braucht ihr sieben, höchstens eine kommt zurück: verloren.
rule-V-10-5 = Verloren: Alle Leibwächter sitzen, aber selbst mit den besten Karten im Stapel ist der Pate nicht mehr zu fassen.
rule-V-10-6 = Aufgeben müssen alle. Deine Stimme kannst du bis dahin zurücknehmen.
rule-V-10-7 = Nach einer Niederlage bleibt alles liegen. Das vorzeitige Ende verkürzt nur, was schon verloren ist.
rule-V-10-8 = Am Ende wird alles Verdeckte aufgedeckt. Punkte gibt es nicht.
rule-V-10-9 = Jeder Zug kostet eine Karte, und höchstens 13 kommen zurück. Länger als 67 Züge dauert es nie.

chapter-V-11 = Die Experten-Version

rule-V-11-1 = Experten: Wer Position 2 eines markierten Leibwächters füllt, muss auch eine Karte in der markierten Farbe besitzen.
rule-V-11-2 = Die Karte muss nach dem Legen und vor dem Nachziehen offen bei dir liegen. Sie wird nicht verbraucht, und ein Joker zählt.
rule-V-11-3 = Das gilt fürs passende Legen und, wenn nichts anderes eingestellt ist, auch für Paare. Hast du die Karte nicht, musst du passen.
rule-V-11-4 = Die Markierung siehst du erst, wenn der Leibwächter aufgedeckt ist. Seine Rückseite verrät aber etwas: Ein durchgestrichenes Symbol bei Stärke 3 ist das einzige, das markiert sein kann. Sonst ist die Farbe der Rückseite nie markiert, und Stärke 4 hat keine Markierung.

chapter-V-12 = Varianten

rule-V-12-1 = Noch weniger Polizeikarten: Das Handicap reicht bis -9.
rule-V-12-2 = Stärkere Leibwächter: nur Stärke 3 und 4 oder eine eigene Mischung.
rule-V-12-3 = Mit drei offenen Karten beginnen. Ein Bonus darf die Auslage trotzdem auf vier füllen.
rule-V-12-4 = Ohne Tauschphase spielen.
rule-V-12-5 = Einsatzleitung reihum: Nur das erste Mal wählt ihr sie frei, danach wandert sie weiter. Hat dieser Platz keine Karte, ist das Spiel verloren.
rule-V-12-6 = Fast alles lässt sich verbinden. Nicht erlaubt sind ein Handicap am Tisch in der ersten Partie und eine Auslagengrenze unter der Zahl der Startkarten.
rule-V-12-7 = Variante: Fehlt der Bonus in der Ablage, darf er von den abgeworfenen Karten kommen.

chapter-V-13 = Wie das Team entscheidet

rule-V-13-1 = Handicap, Tausch, Plan und Bonus entscheidet das Team. Deinen Zug entscheidest du allein.
rule-V-13-2 = Für das Team spricht, wer zuletzt geleitet hat, vor dem ersten Zugriff der erste Platz.
rule-V-13-3 = Bei „Eine Person entscheidet“ handelt nur, wer für das Team spricht. Die anderen beraten.
rule-V-13-4 = Tauschen: Entweder tauscht eine Person für alle, oder jeder tauscht seine eigenen Karten, bis alle fertig sind. Ein neuer Tausch hebt jedes „fertig“ auf.
rule-V-13-5 = Bei „Alle stimmen zu“ darf jeder etwas vorschlagen. Es gilt, sobald alle zugestimmt haben. Ein neuer Vorschlag ersetzt den alten.
rule-V-13-6 = Nach drei Vorschlägen je Platz ist Schluss: Zustimmen geht noch, sonst entscheidet, wer für das Team spricht.
rule-V-13-7 = Läuft deine Zeit ab, handelt der Tisch für dich: Er beendet den Tausch, stimmt zu oder spielt wie ein besonnener Bot.

chapter-V-14 = Allein, mit Bots, mit Trainer

rule-V-14-1 = Allein spielst du alle Plätze. An den Regeln ändert das nichts.
rule-V-14-2 = Bots sehen genau das, was alle sehen.
rule-V-14-3 = Der Trainer schätzt eure Chancen aus dem, was alle sehen, nie aus verdeckten Karten.
rule-V-14-4 = Was verdeckt ist, ist gleich wahrscheinlich: die ungesehenen Karten in jeder Ordnung und hinter jeder Rückseite jeder, der noch dazu passt.

chapter-Rulings = Klärungen

rule-VR-1 = Die gedruckten Symbole der meisten Karten kennen wir nicht. Wir spielen mit nachgebauten, die zu allem Bekannten passen.
rule-VR-2 = Welche Symbole die vier Zweier-Joker zeigen, ist nicht überliefert. Bei uns steht jede Farbe auf zweien.
rule-VR-3 = Welches Große Kaliber in der ersten Partie dabei ist, entscheidet das Los.
rule-VR-4 = Mehr als 54 Polizeikarten gibt es nicht. Dann ist das wirkliche Handicap kleiner als das gewählte.
rule-VR-5 = Unter Handicap -9 wäre das Spiel vor der ersten Karte verloren.
rule-VR-6 = Überzählige Karten bekommen die ersten Plätze.
rule-VR-7 = Freie Seiten zählen oben, unten, links und rechts in derselben Ebene. Auch zwei gegenüberliegende genügen.
rule-VR-8 = Auch die Rückseiten der verdeckten Leibwächter in der Villa sind allen bekannt.
rule-VR-9 = Ein begonnener Zugriff wird zu Ende geführt.
rule-VR-10 = Passend legen, Paar oder passen: Du hast immer die freie Wahl.
rule-VR-11 = Ein Paar des verlangten Symbols ist kein Ersatz. Das gemeinsame Symbol muss ein anderes sein.
    .example = Verlangt sind Handschellen. Zwei Handschellen sind dafür kein Paar, zwei Wagen schon.
rule-VR-12 = Joker dürfen in ein Paar, als jedes Symbol, das beide Karten zeigen. Nachgezogen wird vor dem Bonus.
rule-VR-13 = Abgeworfene Karten kommen nicht als Bonus zurück, außer ihr stellt es so ein.
rule-VR-14 = Die Karten dieser Festnahme liegen rechtzeitig in der Ablage und können selbst der Bonus sein.
rule-VR-15 = Du musst deine Auslage nicht auffüllen. Ist sie aber leer, kommt der Bonus dorthin.
rule-VR-16 = Unter einem leeren Stapel ist die Bonuskarte der Stapel. Du ziehst sie als Nächstes.
rule-VR-17 = Eine Bonuskarte unter dem Stapel bleibt sichtbar vermerkt. Merken muss sie sich niemand.
rule-VR-18 = Einen Bonus könnt ihr nicht ablehnen.
rule-VR-19 = Wer keine Karte hat, kann nicht leiten.
rule-VR-20 = Abgebrochen wird nur, was sich aus den offenen Karten beweisen lässt. Alles andere ist eure Entscheidung.
rule-VR-21 = Der gelegte Joker zählt nicht zugleich als Karte in der markierten Farbe. Einer, der liegen bleibt, zählt.
rule-VR-22 = Auch ein Paar an der markierten Position braucht die markierte Farbe, außer ihr stellt es anders ein.
rule-VR-23 = Wer mit drei Karten beginnt, darf trotzdem auf vier auffüllen.
rule-VR-24 = Reihum heißt: nach der letzten Einsatzleitung.
rule-VR-25 = „Nur starke“ heißt: niemand mit Stärke 2.
rule-VR-26 = Getauscht wird höchstens viermal je Platz. Das reicht für jede Verteilung.
rule-VR-27 = Wie ein Team sich einigt, ist hier so geregelt, dass es immer zu einem Ende kommt.
rule-VR-28 = Getauscht wird nur vor dem ersten Zugriff.
rule-VR-29 = Ablage und abgeworfene Karten dürft ihr jederzeit ansehen.
rule-VR-30 = Das Handicap steht mit dem Tisch fest. Auf Wunsch wählt ihr es erst nach dem Aufbau.
rule-VR-31 = Ohne Karten zu sein schadet erst, wenn du dran bist.
rule-VR-32 = Fällt die letzte Position mit der letzten Karte, ist das ein Sieg.
rule-VR-33 = Varianten gehen auch in der ersten Partie, angeboten werden sie dort nicht.
rule-VR-34 = Der Pate liegt offen.
