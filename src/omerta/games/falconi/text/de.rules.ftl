### Die Regeln in Sätzen: jedes Kapitel mit seinen Regeln, wie die Seite sie zeigt. `.example` ist ein Beispiel dazu.

chapter-F-1 = Vorbereitung

rule-F-1-1 = Ihr wählt eine von fünf Pizzen: Margherita, Funghi, Prosciutto, Salami oder Diavola.
rule-F-1-2 = Das Gefängnis liegt im Süden, Grün im Westen, Blau im Norden, Gelb im Osten. Der Don hat das Gefängnis vor sich.
rule-F-1-3 = Einer fährt den Don. Im Uhrzeigersinn bekommen die anderen Grün, Blau und Gelb; zu dritt zwei davon, zu zweit Blau oder alle drei.
rule-F-1-4 = Alle 81 Straßenkarten kommen gemischt in einen Stapel.
rule-F-1-5 = Außer bei der Margherita bekommt jedes Auto zwei Reservekarten. Sie liegen offen; bei Salami und Diavola sind die des Dons verdeckt.
rule-F-1-6 = Ab Prosciutto werden danach drei Fluchtkarten eingemischt. Bei der Diavola bekommt der Don eine davon als geheime Fluchtkarte.
rule-F-1-7 = Der Don bekommt zwei Bomben, bei der Diavola zwei Chili-Boosts, bei der Salami gar nichts.
rule-F-1-8 = Jedes Auto startet außerhalb der Stadt und fährt vorn heraus, bei Salami und Diavola auch durch den Tunnel.
rule-F-1-9 = Der Don fängt an, dann kommen Grün, Blau, Gelb. Mit dem Zug des Dons beginnt eine Runde.
rule-F-1-10 = Der Zufall mischt nur zu Beginn. Danach wird nichts mehr ausgelost.

chapter-F-2 = Straßen und Spuren

rule-F-2-1 = Auf jedem Feld liegt höchstens eine Karte. Gerade und Kurve haben zwei Enden, die T-Kreuzung drei, die Kreuzung vier, die Sackgasse eins; auf der Brücke kreuzen sich zwei Straßen, ohne sich zu treffen.
rule-F-2-2 = Ein Auto steht am Ende einer Straße auf der rechten Spur und schaut hinaus. Hin- und Gegenspur sind zwei verschiedene Orte.
    .example = Du fährst nach Norden, und der Don kommt dir entgegen: Ihr fahrt auf zwei Spuren aneinander vorbei.
rule-F-2-3 = Vor dir liegt eines davon: ein Krater, eine Fluchtkarte, der Rand, ein leeres Feld, eine Straße oder eine Wand. Vor einem leeren Feld bist du am offenen Straßenende.
rule-F-2-4 = Auch jeder Ausgang eines Autos am Start hat eines davon vor sich: Krater, leeres Feld, Straße oder Wand.
rule-F-2-5 = Ein Schritt führt auf die nächste Karte. Wo du sie verlassen willst, wählst du; in der Sackgasse geht es nur zurück.
    .example = Auf einer T-Kreuzung hast du zwei Wege zur Wahl, auf der Brücke geht es nur geradeaus.
rule-F-2-6 = Nur der Don kann auf eine Fluchtkarte fahren. Für die Polizei ist sie Rand.
rule-F-2-7 = Aus Station, Gefängnis und Tunnel fährt man nur heraus, nie hinein.
rule-F-2-8 = Erreichbar ist alles, wohin Schritte führen; bei Salami und Diavola zählen für „blockiert“ auch Wendungen. Andere Autos stören dabei nicht.
rule-F-2-9 = Was liegt, das liegt. Nur Bombe oder Boost räumen eine Karte weg, und die ist dann aus dem Spiel.

chapter-F-3 = Das Ende

rule-F-3-1 = Fährt ein Polizeiauto in seinem Zug genau auf den Ort, an dem der Don steht, ist er geschnappt. Dieser Polizist gewinnt allein, oder alle mit ihm, wenn ihr es so eingestellt habt.
    .example = Der Don steht auf einer Geraden und schaut nach Osten. Wer von Westen auf diese Karte fährt, hat ihn.
rule-F-3-2 = Kommt der Don nicht mehr weiter, gewinnen alle Polizeiautos, die noch im Spiel sind.
rule-F-3-3 = Sind alle Polizeiautos draußen, gewinnt der Don.
rule-F-3-4 = Erreicht der Don eine Fluchtkarte, ist er weg und gewinnt.
rule-F-3-5 = Bei Salami und Diavola endet die Jagd mit der Nacht. Dann gewinnt der Don, gegen ein einzelnes Auto oder mit geheimer Fluchtkarte die Polizei, oder wer eingestellt ist.
rule-F-3-6 = Nach jedem Zug wird geprüft, wer blockiert ist: Wer kein offenes Ende mehr erreicht und auch sonst keinen Ausweg hat, ist es.
rule-F-3-7 = Zuerst wird der Don geprüft, dann scheiden blockierte Polizeiautos zusammen aus. Bleibt keines, gewinnt der Don.
    .example = Eine Karte schließt den Don und ein Polizeiauto zugleich ein: Die Polizei gewinnt.
rule-F-3-8 = Wer draußen ist, nimmt sein Auto weg. Seine Straßen bleiben, seine Reservekarten sind aus dem Spiel.
rule-F-3-9 = Fang, Flucht und das Überholen des letzten Polizeiautos beenden das Spiel sofort.

chapter-F-4 = Margherita: der Zug

rule-F-4-1 = Dein Zug: weiterfahren, falls nötig, dann ziehen, legen, fahren.
rule-F-4-2 = Hat jemand vor dir gebaut, fährst du zuerst zu einem offenen Straßenende.
    .example = Seit deinem letzten Zug liegt vor dir eine Kurve. Du fährst erst an ihr Ende, dann ziehst du.
rule-F-4-3 = Du ziehst offen die oberste Karte. Hast du gar nichts zu legen, bist du blockiert.
rule-F-4-4 = Die Karte kommt auf das leere Feld vor dir, so gedreht, dass eine Straße zu dir führt. Sonst muss nichts passen.
    .example = Deine Kurve führt rechts gegen eine Wand. Das ist erlaubt, nur kommst du dann vielleicht nicht weiter.
rule-F-4-5 = Du musst an ein offenes Straßenende fahren, an welches du willst. Geht das nicht und auch sonst nichts, bist du draußen.
rule-F-4-6 = Führt dich ein Weg von hinten auf den Don, darfst du zugreifen. Du sagst, von welcher Seite du auf seine Karte kommst. Die Gegenspur zählt nicht.
rule-F-4-7 = Greift jemand zu, darf der Don eine Bombe hinter sich werfen. Sonst ist er geschnappt.
rule-F-4-8 = Die Bombe macht die Grenze hinter dem Don für immer dicht, in beide Richtungen. Das Polizeiauto wählt neu.
    .example = Grün greift von Süden zu, der Don wirft eine Bombe: Von Süden ist seine Karte nun zu. Kommt Grün auch von Westen heran, darf es dort noch einmal zugreifen.
rule-F-4-9 = Bleibt dem Polizeiauto danach nichts, ist es draußen.
rule-F-4-10 = Mit einer Bombe darf der Don eine Wand vor sich wegsprengen, wenn dahinter geradeaus eine Straße oder Fluchtkarte liegt. Dann fährt er weiter.
    .example = Vor dem Don liegt eine Straße quer, dahinter geht eine in seine Richtung weiter: Er sprengt sich durch.
rule-F-4-11 = Eine gesprengte Karte ist für alle eine Gerade in Sprengrichtung. Wer darauf steht, bleibt heil und fährt normal weiter.
rule-F-4-12 = Autos stehen einander nicht im Weg. Wer neben dem Don losfährt, kommt nicht von hinten, es sei denn, er fährt einmal herum.
rule-F-4-13 = Eine Sackgasse als erste Karte geht unter den Stapel, je nach Einstellung nie oder bei jeder hoffnungslosen Karte.

chapter-F-5 = Funghi: die Reserve

rule-F-5-1 = Du legst die gezogene Karte oder eine aus der Reserve. Die anderen beiden behältst du.
rule-F-5-2 = Gezogen wird immer. Erst wenn der Stapel leer ist, lebst du von der Reserve.

chapter-F-6 = Prosciutto: die Flucht

rule-F-6-1 = Wer eine Fluchtkarte zieht, legt sie sofort an den Rand.
rule-F-6-2 = Sie darf an jede Stelle ihrer Seite, nur nicht auf Station, Tunnel oder eine andere Fluchtkarte. Verbaut sein darf sie.
    .example = Die Hafenkarte gehört an den blauen Rand im Norden, an eine von sieben Stellen.
rule-F-6-3 = Danach zieht dasselbe Auto noch einmal, legt und fährt.
rule-F-6-4 = Der Don flüchtet, sobald er einen Ort vor einer Fluchtkarte erreicht. Eine verbaute kann er freisprengen.

chapter-F-7 = Drei Aktionen

rule-F-7-1 = Du hast drei Aktionen und musst sie nutzen. Nur was gar nicht geht, verfällt.
    .example = Ziehen, legen, fahren. Oder dreimal fahren. Oder einmal wenden.
rule-F-7-2 = Ziehen, 1 Aktion. Mit zwei Karten geht das nur, wenn du gleich danach eine Straße legen kannst.
rule-F-7-2a = Mit drei Karten auf der Hand musst du als Nächstes eine legen.
rule-F-7-3 = Zieht die Polizei eine Fluchtkarte, legt sie sie sofort. Beides zusammen ist 1 Aktion.
rule-F-7-4 = Legen, 1 Aktion: eine Reservekarte auf ein leeres Feld neben deiner Karte, beliebig gedreht. Passen muss nichts.
rule-F-7-5 = Fahren, 1 Aktion: ein Schritt, nicht auf ein anderes Auto. Auf den Don ist es der Fang, auf eine Fluchtkarte die Flucht.
rule-F-7-6 = Wenden braucht alle drei Aktionen: auf ein anderes Ende deiner Karte. In der Sackgasse und am Start geht es nicht.
    .example = Auf einer Geraden schaust du danach in die andere Richtung. Mehr geht in diesem Zug nicht.
rule-F-7-7 = Durchfahren bis zum Don gibt es hier nicht: höchstens drei Schritte im Zug.
rule-F-7-8 = Mehr als zwei Reservekarten behält niemand. Die geheime Fluchtkarte zählt nicht mit.

chapter-F-8 = Salami

rule-F-8-1 = Zieht der Don eine Fluchtkarte, behält er sie verdeckt. Sie zählt als Reservekarte.
rule-F-8-2 = Eine Fluchtkarte zu legen kostet den Don 1 Aktion, jederzeit in seinem Zug.
rule-F-8-3 = Die Salami endet wie alle anderen.

chapter-F-9 = Diavola: Chili-Boost

rule-F-9-1 = Die Diavola ist eine Salami mit mehr Chili.
rule-F-9-2 = Hier legt der Don eine Fluchtkarte nur als erste Aktion.
rule-F-9-3 = Chili-Boost: ein bis drei Schritte mit einer Aktion. Der Don muss dafür auf der Straße stehen.
rule-F-9-4 = Oder er brettert durch die Wand vor sich: Sie wird zur Geraden, er steht darauf und fährt bis zu drei Schritte weiter.
rule-F-9-5 = Im Boost darf er ein Polizeiauto überholen, wenn er dahinter Platz hat. Dann muss er vorbei, und das Auto ist draußen. Eines je Boost.
    .example = Vor dem Don steht ein Polizeiauto, dahinter ist Platz. Nach zwei Schritten ist er vorbei, und das Auto ist draußen.

chapter-F-10 = Mehrere Spiele

rule-F-10-1 = In einer Reihe mit Wechsel ist jeder einmal der Don, im Uhrzeigersinn.
rule-F-10-2 = Jeder Sieg ist ein Punkt. Wer die meisten hat, gewinnt die Reihe.
rule-F-10-3 = Zu zweit fährt die Polizei auf Wunsch alle drei Autos, jedes mit eigenem Zug und eigener Reserve.

chapter-F-11 = Entscheidungen

rule-F-11-1 = Es entscheidet immer genau einer: wer dran ist, oder der Don, wenn nach ihm gegriffen wird.
rule-F-11-2 = Listen gehen von Südwesten nach Nordosten, Seiten von Norden im Uhrzeigersinn. Gleiche Drehungen kommen nur einmal vor.
rule-F-11-3 = Eine Ablehnung nennt die Regel und ändert nichts. Nur wer gefragt hat, erfährt sie.
rule-F-11-4 = Antwortet jemand nicht, passiert das Naheliegende: zugreifen, flüchten, fahren, legen. Der Don wirft dann die Bombe.
rule-F-11-5 = Es läuft eine Uhr, für den, der entscheidet.
rule-F-11-6 = Was ohne Wahl geschieht, geschieht von selbst: ziehen bei den milden Pizzen, prüfen, verfallen, das Ende eines Boosts.

chapter-F-12 = Was man weiß

rule-F-12-1 = Bei Margherita, Funghi und Prosciutto ist alles offen, nur nicht die Reihenfolge im Stapel.
rule-F-12-2 = Wie der Stapel liegt, weiß niemand. Nur was daruntergeschoben wurde, haben alle gesehen.
rule-F-12-3 = Bei Salami und Diavola kennt nur der Don seine verdeckten Karten, bis er sie legt. Wie viele es sind, sehen alle.
rule-F-12-4 = Wer zuschaut oder draußen ist, sieht, was die Polizei sieht.
rule-F-12-5 = Welche Karten aus dem Spiel sind, wissen alle. Der Rest ist im Stapel oder beim Don.
rule-F-12-6 = Aus dem, was alle gesehen haben, folgt, wie viele Fluchtkarten der Don höchstens und mindestens haben kann.
rule-F-12-7 = Ob das Spiel endet, hängt nie an einer verdeckten Karte.
rule-F-12-8 = Am Ende deckt der Don seine Karten auf.

chapter-F-13 = Einstellungen

rule-F-13-1 = Eine Einstellung für eine andere Pizza oder Spielerzahl stört nicht, sie wird überhört.
rule-F-13-2 = Die Stufen sind die fünf Pizzen, von mild bis höllisch.

chapter-Rulings = Klärungen

rule-FR-1 = Die Stadt hat 9 mal 9 Felder.
rule-FR-2 = 15 Geraden, 18 Kurven, 21 T-Kreuzungen, 12 Kreuzungen, 9 Brücken, 6 Sackgassen.
rule-FR-3 = Blau ist der Hafen gegenüber vom Gefängnis, Grün der Wald links vom Don, Gelb das Land.
rule-FR-4 = Der Tunnel ist der zweite Ausgang jeder Station und des Gefängnisses.
rule-FR-5 = Eine Straße, die auf eine Station oder einen Tunnel zuläuft, endet dort wie an jedem Rand.
rule-FR-6 = Mehrere Stapel wären alle gleich zufällig: Es gibt einen.
rule-FR-7 = Ein Auto steht an dem Ende, das es beim Auffahren gewählt hat. Umentscheiden heißt wenden.
rule-FR-8 = Gefahren wird, so weit die Straße geht, auch über alte Karten.
rule-FR-9 = Wurde vor dir gebaut, fährst du erst weiter. Auch dabei kannst du zugreifen.
rule-FR-10 = Karten müssen nur zu deiner Straße passen, bei Salami und Diavola nicht einmal das.
rule-FR-11 = Draußen ist man am Ende des Zuges, der einen blockiert.
rule-FR-12 = Blockiert eine Karte den Don und die Polizei zugleich, gewinnt die Polizei.
rule-FR-13 = Mit einer Sackgasse als erster Karte wäre sofort Schluss, darum wird neu gezogen. Spätere bleiben gefährlich.
rule-FR-14 = Die Bombe nach hinten zerstört nur die Grenze zwischen zwei Karten.
rule-FR-15 = Führen mehrere Wege zum Don, nennt das Polizeiauto die Seite. Nur dort knallt es.
rule-FR-16 = Gesprengt wird nur, wenn es dahinter geradeaus weitergeht. Autos auf der Karte bleiben heil.
rule-FR-17 = Eine Bombe nach hinten gibt es nur als Antwort auf einen Zugriff.
rule-FR-18 = Mehrere Autos dürfen am selben Straßenende stehen.
rule-FR-19 = Der Don fängt sich nicht selbst: In ein Polizeiauto zu fahren ist kein Fang.
rule-FR-20 = Der Zug nach einer Fluchtkarte ist Pflicht.
rule-FR-21 = Nichts zu legen heißt blockiert.
rule-FR-22 = Drei Aktionen sind Pflicht.
rule-FR-23 = Eingeschlossen ist blockiert. Sind Don und Polizei zusammen eingeschlossen, geht die Jagd weiter.
rule-FR-24 = Bei Salami und Diavola versperrt ein Auto seine Spur.
rule-FR-25 = Nach dem Wenden darfst du auf einer Kreuzung in jeden anderen Arm.
rule-FR-26 = Ziehen und Anlegen einer Fluchtkarte kosten die Polizei zusammen 1 Aktion.
rule-FR-27 = Fluchtkarten legt der Don bei der Salami jederzeit, bei der Diavola nur zuerst.
rule-FR-28 = Bei der Diavola wartet schon ein Komplize: Eine zufällige Fluchtkarte gehört dem Don.
rule-FR-29 = Ein Boost sind bis zu drei Schritte, nach dem Durchbruch bis zu drei weitere. Überholen heißt vorbeikommen.
rule-FR-30 = Im Kreis fahren könnte man ewig, darum wird es nach 24 Runden Nacht.
rule-FR-31 = Ob der Don blockiert ist, folgt nur aus dem, was alle wissen.
rule-FR-32 = Zu zweit fährt ein Polizeiauto, wo das gerecht ist, sonst drei. Zu dritt die Stationen links und rechts vom Don.
rule-FR-33 = Wer schnappt, gewinnt allein, wenn ihr es nicht anders einstellt.
rule-FR-34 = In einer Reihe zählt jeder Sieg einen Punkt.
rule-FR-35 = Fährt einer drei Autos, hat jedes seine eigene Reserve.
rule-FR-36 = Auch die Margherita hat Bomben, auf Wunsch keine.
rule-FR-37 = Gezeigt wird immer der kürzeste Weg.
rule-FR-38 = Mit zwei Karten darfst du eine dritte ziehen, wenn du gleich eine legst.
