### Die Regeln in Sätzen: jedes Kapitel mit seinen Regeln, wie die Seite sie zeigt. `.example` ist ein Beispiel dazu.

chapter-C-1 = Der Tisch

rule-C-1-1 = Ihr sitzt im Kreis. Links von dir sitzt, wer die Kiste nach dir bekommt, rechts, wer sie dir gibt.
rule-C-1-2 = Einer ist der Pate. Sein linker Nachbar ist der Startspieler, sein rechter der letzte Spieler. Alle außer ihm sind verdächtig.
rule-C-1-3 = In einer Partie gibt es keinen Zufall. Gelost wird höchstens davor und danach.
rule-C-1-4 = Nichts geht verloren: Jeder Diamant ist versteckt, in der Kiste, bei einem Dieb oder wieder beim Paten.
rule-C-1-5 = Was du nimmst, bestimmt, wer du bist: Diamanten machen dich zum Dieb, ein Chip zur Person darauf, nichts zum Straßenkind.
rule-C-1-6 = Deine Rolle bleibt die ganze Partie dieselbe.
rule-C-1-7 = Was du genommen hast, bleibt geheim, bis du die Taschen leeren musst, schießt oder die Partie endet.

chapter-C-2 = Aufbau

rule-C-2-1 = Zuerst ist Pate, wer am meisten gespielt hat, wenn ihr nichts anderes einstellt.
rule-C-2-2 = In die Kiste kommen 15 Diamanten und die Chips für eure Zahl. Welche Chips das sind, wissen alle.
rule-C-2-3 = Die Flaschen stehen offen vor dem Paten.
rule-C-2-4 = Der Startspieler bekommt den Filzbeutel.
rule-C-2-5 = Was nicht gebraucht wird, bleibt in der Schachtel.

chapter-C-3 = Der Pate versteckt Diamanten

rule-C-3-1 = Der Pate versteckt heimlich bis zu fünf Diamanten. Dann bekommt der Startspieler die Kiste.
    .example = Versteckt der Pate drei Diamanten, gehen zwölf auf die Reise. Das sieht erst, wer die Kiste öffnet.
rule-C-3-2 = Versteckte Diamanten spielen nicht mehr mit. Sie zählen weder als gestohlen noch als gefunden.

chapter-C-4 = Die Kiste geht herum

rule-C-4-1 = Die Kiste geht einmal herum: hineinsehen, nehmen, weitergeben.
rule-C-4-2 = Wer die Kiste hat, sieht genau, was darin liegt.
rule-C-4-3 = Der Startspieler darf vor dem Nehmen einen Chip in den Filzbeutel stecken. Er bleibt dort bis zum Ende. Diamanten dürfen nie hinein.
rule-C-4-4 = Du nimmst entweder beliebig viele Diamanten, mindestens einen, oder genau einen Chip.
    .example = Fünf Diamanten: Du bist ein Dieb. Der Chip mit dem Lenkrad: Du bist Chauffeur. Ein Diamant und ein Chip: Das geht nicht.
rule-C-4-5 = Ist die Kiste ganz leer, nimmst du nichts und bist ein Straßenkind.
rule-C-4-6 = Der letzte Spieler darf immer nichts nehmen und ist dann ein Straßenkind.
rule-C-4-7 = Sonst geht nichts: kein Chip zu den Diamanten, kein zweiter Chip, kein Tauschen, kein Zurücklegen.
rule-C-4-8 = Deine Beute bleibt in der Tasche. Von selbst zeigen darfst du sie nicht.
rule-C-4-9 = Dann geht die Kiste nach links, vom letzten Spieler zum Paten. Die anderen sehen nur, wer sie wem gibt.
rule-C-4-10 = Niemand kann erkennen, was du gesehen und genommen hast. Auch vor einer leeren Kiste tust du so, als wäre etwas darin.
rule-C-4-11 = Solange die Kiste herumgeht, spricht niemand.
rule-C-4-12 = Nehmen kann jeder immer etwas Erlaubtes, und da es zu wenige Chips gibt, ist immer mindestens ein Dieb dabei.

chapter-C-5 = Die Befragung

rule-C-5-1 = Der Pate sieht als Einziger, was zurückkommt. Er weiß damit, wie viele Diamanten fehlen.
    .example = Drei Diamanten hat er versteckt, vier kommen zurück. Er weiß: Acht sind gestohlen.
rule-C-5-2 = Fehlt kein einziger Diamant, ist die Partie gleich vorbei.
rule-C-5-3 = Der Pate führt das Gespräch. Er fragt, wen er will und so oft er will.
rule-C-5-4 = Du darfst die Wahrheit sagen, lügen, schweigen, vergessen haben, ungefragt reden und deine Geschichte ändern. Worte allein bewirken nichts.
rule-C-5-5 = Der Pate fragt nach Diamanten und Chips, die du bekommen oder weitergegeben hast, nach deiner Beute, nach deinem Verdacht, und den Startspieler nach dem Filzbeutel.
rule-C-5-6 = Eine Aussage besteht aus Thema und Angabe, alle hören sie. Du sprichst über deinen Griff in die Kiste oder über andere, deren Tasche noch zu ist.
rule-C-5-7 = Im Chat schreibst du, was du willst: höchstens 280 Zeichen auf einmal und 200 Nachrichten im Spiel. Er hat keine Wirkung, egal was darin steht.
rule-C-5-8 = Reden darfst du während der Befragung, solange du nicht ausgeschieden bist und keine Anklage läuft. Nach dem Ende reden alle.
rule-C-5-9 = Es ist immer nur eine Frage offen. Mit einer neuen oder mit einer Anklage verfällt sie, und das gilt nicht als Verweigern.
rule-C-5-10 = Deine erste Aussage zum Thema beantwortet die Frage. Verweigern und Vergessen sind auch Antworten. Sagst du nichts, steht auch das im Protokoll.
rule-C-5-11 = Während einer Frage dürfen auch alle anderen reden, außer ihr redet der Reihe nach.
rule-C-5-12 = Von jedem steht da, was er zuletzt gesagt hat. Wer etwas anderes sagt als vorher, bei dem steht das dabei.
rule-C-5-13 = Haben alle gestohlen, kann der Pate nicht verlieren, auch nicht durch die Uhr oder durch Aufgeben.
rule-C-5-14 = Der Pate soll jeden etwas anderes fragen und alle zu Wort kommen lassen. Der Tisch zeigt, wer noch nicht gefragt wurde, und hat eine Lampe, die nur er auf jemanden richten kann, der noch dabei ist.
rule-C-5-15 = Auf Wunsch markiert der Tisch, wo jemand etwas anderes weitergegeben haben will, als der Nächste bekommen haben will.
    .example = Anna will neun Diamanten weitergegeben haben, Bruno will sechs bekommen haben. Zwischen den beiden erscheint ein Zeichen.

chapter-C-6 = „Leere deine Taschen!“

rule-C-6-1 = Nur der Pate klagt an, nur während der Befragung und nur Verdächtige, deren Tasche noch zu ist.
rule-C-6-2 = Eine Anklage gilt sofort. Fragen verfallen, und bis zu ihrem Ende spricht niemand.
rule-C-6-3 = Der Angeklagte zeigt, was er genommen hat. Der Filzbeutel bleibt zu.
rule-C-6-4 = Ein Dieb gibt alle Diamanten zurück und scheidet aus.
    .example = Bruno hat fünf Diamanten in der Tasche. Der Pate bekommt sie, und Bruno ist raus.
rule-C-6-5 = Ein Getreuer, ein Chauffeur, der Killer oder ein Straßenkind bekommt vom Paten eine Flasche und bleibt im Spiel, mit offener Tasche. Ein Agent nicht: Er gewinnt.
    .example = Carla ist getreu. Der Pate schenkt ihr eine Flasche, und sie redet weiter mit.
rule-C-6-6 = Hat der Pate dafür keine Flasche mehr, scheidet er aus.
    .example = Zu siebt hat der Pate keine einzige Flasche. Schon der erste Unschuldige kostet ihn die Partie.
rule-C-6-7 = Ein angeklagter Agent gewinnt sofort. Da hilft keine Flasche.
rule-C-6-8 = Sind nach einer Anklage alle gestohlenen Diamanten zurück, ist die Partie vorbei, sonst geht es weiter.
rule-C-6-9 = Dieb: Diamanten zurück. Agent: Der Agent gewinnt. Alle anderen: eine Flasche, oder der Pate ist raus.
rule-C-6-10 = Offen ist eine Tasche, sobald ihr Inhalt gezeigt ist, beim Killer auch nach dem Schuss.
rule-C-6-11 = Nach der Anklage kommt erst die Schrecksekunde, dann der Schuss, dann die Tasche und was daraus folgt.

chapter-C-7 = Der Killer

rule-C-7-1 = Solange er nicht schießt, gilt der Killer als Getreuer.
rule-C-7-2 = Spielt der Killer mit, gibt es nach jeder Anklage eine Schrecksekunde, auch wenn gerade niemand schießen könnte. Daraus lässt sich nichts ablesen.
rule-C-7-3 = In der Schrecksekunde halten alle still, nur der Killer darf „Peng!“ rufen. Der Angeklagte entscheidet nichts.
rule-C-7-4 = Die Schrecksekunde dauert immer gleich lang. Bis sie vorbei ist, kannst du deine Antwort noch ändern. Wer was gedrückt hat, bleibt verdeckt.
rule-C-7-5 = Trifft der Schuss einen Agenten, gewinnt der Killer sofort, noch vor dem Agenten.
    .example = Der Pate beschuldigt den FBI-Agenten, und der Killer ruft „Peng!“. Der Killer gewinnt, der Agent geht leer aus.
rule-C-7-6 = Trifft der Schuss jemand anderen, scheiden beide aus. Diamanten gehen an den Paten, eine Flasche ist nicht fällig.
rule-C-7-7 = Der Killer hat einen Schuss.

chapter-C-8 = Das Ende

rule-C-8-1 = Mit dem ersten Grund zum Ende ist die Partie vorbei, und alles wird aufgedeckt.
rule-C-8-2 = Sind alle gestohlenen Diamanten zurück, gewinnen der Pate, die Getreuen und ein Killer, der nicht geschossen hat.
rule-C-8-3 = Ein angeklagter Agent gewinnt. Der andere Agent nicht.
rule-C-8-4 = Ist der Pate raus, gewinnt der reichste Dieb, der nicht erwischt ist. Gleich reiche teilen, und alle Straßenkinder gewinnen mit.
    .example = Anna hat vier Diamanten, Bruno sechs, und keiner ist erwischt: Bruno gewinnt. Hätten beide fünf, würden beide gewinnen.
rule-C-8-5 = Erschießt der Killer einen Agenten, gewinnt der Killer.
rule-C-8-6 = Ein Chauffeur gewinnt mit seinem rechten Nachbarn, auch wenn der selbst Chauffeur ist. Der rechte Nachbar des Startspielers ist der Pate.
    .example = Rechts von dir sitzt der reichste Dieb. Gewinnt er, gewinnst du als sein Chauffeur mit.
rule-C-8-7 = Wer ausgeschieden ist, gewinnt nicht.

chapter-C-9 = Wer ausscheidet

rule-C-9-1 = Wer ausgeschieden ist, sieht zu und schweigt, auch im Chat.
rule-C-9-2 = Ausscheiden kann man erwischt, erschossen, nach einem Schuss oder weil man nichts genommen hat; der Pate ohne Flasche, durch die Uhr oder freiwillig.
rule-C-9-3 = Verbotene Griffe in die Kiste gehen hier nicht. Du wählst neu, und niemand merkt etwas.
rule-C-9-4 = Nimmst du nichts, bis die Zeit um ist, greift das Haus unbemerkt für dich zu, oder du scheidest aus, je nach Einstellung.
rule-C-9-5 = Ein verbotener Griff kann deshalb auch bei einer Anklage nicht herauskommen.
rule-C-9-6 = Ist dein Fahrgast als Regelbrecher raus, kannst du als Chauffeur nicht gewinnen.

chapter-C-10 = Einstellungen

rule-C-10-1 = Variante: Der Killer ersetzt einen Getreuen. Ab sechs Spielern, nicht für den ersten Abend.
rule-C-10-2 = Variante: eine eigene Mischung. Ab sechs Spielern, immer drei Chips weniger als Spieler und genug Getreue.
rule-C-10-3 = Variante: keine bis vier Flaschen. Mehr helfen dem Paten, weniger den Dieben.
rule-C-10-4 = Zu fünft, für Kenner: ein Getreuer, ein FBI-Agent, keine Flasche, kein Chauffeur, kein Killer.
rule-C-10-5 = Alle Einstellungen lassen sich verbinden. Nur zu fünft gibt es keinen Killer und keine eigene Mischung.
rule-C-10-6 = Andere Werte als die vorgesehenen werden abgelehnt, bevor die Kiste gepackt wird.

chapter-C-11 = Nach der Partie

rule-C-11-1 = Die Gewinner wählen geheim den nächsten Paten. Bei Gleichstand entscheidet das Los, ohne Stimmen der linke Nachbar des alten.
rule-C-11-2 = Danach werden die Plätze neu verlost, behalten oder vom Gastgeber verteilt. Pate ist die Person, nicht der Stuhl.
rule-C-11-3 = Jede gewonnene Partie zählt einen Punkt. Die meisten Punkte gewinnen, bei Gleichstand mehrere.
rule-C-11-4 = Gewählt wird auch nach der letzten Partie, falls ihr weiterspielt. Am Ergebnis ändert das nichts.

chapter-C-12 = Wie geredet wird

rule-C-12-1 = Durcheinander: Jeder redet, wann er will. Was zuerst ankommt, gilt zuerst.
rule-C-12-2 = Der Reihe nach: Der Pate fragt oder lässt alle zu Wort kommen, und Fragen und Runden sind gezählt. Chat gibt es nicht.
rule-C-12-3 = In einem Raum: Ihr redet laut, der Tisch führt nur die Kiste, die Anklagen und das Ende. Mit einem einzigen Gerät ruft der Killer wirklich.
rule-C-12-4 = Bots sprechen nur in Aussagen und lesen den Chat nicht. Sie lassen euch Zeit.

chapter-C-13 = Uhren

rule-C-13-1 = Die Uhren gehören dem Tisch, nicht den Regeln.
rule-C-13-2 = Für Verstecken, Zugreifen, Antworten, Befragung, letzte Aufforderung und Schrecksekunde gibt es je eine Uhr.
rule-C-13-3 = Die Kiste bleibt bei allen Menschen gleich lange und bei allen Bots gleich kurz, egal wie schnell jemand war; in einem Raum geht sie in gleichen Schritten weiter. Bis dahin darfst du es dir anders überlegen.
rule-C-13-4 = Ist die Zeit der Befragung um, darf der Pate nur noch anklagen oder aufgeben und sagt nichts mehr.
rule-C-13-5 = Gibt der Pate auf oder läuft auch diese Zeit ab, ist er raus, außer alle haben gestohlen.
rule-C-13-6 = Der Reihe nach gibt es eine Uhr je Entscheidung. Für den Paten kommt an ihrem Ende zuerst die letzte Aufforderung.
rule-C-13-7 = Wer während der Befragung geht, kann noch angeklagt werden und gewinnen. Ein Bot darf für ihn sprechen.
rule-C-13-8 = In der Schrecksekunde steht die Uhr der Befragung still.

chapter-C-14 = Wenn jemand fehlt

rule-C-14-1 = Fehlst du, tut der Tisch das Naheliegende: nichts verstecken, einen Getreuen nehmen, nichts sagen, stillhalten.

chapter-C-15 = Was ein Platz weiß

rule-C-15-1 = Was du in der Kiste gesehen hast, merkt sich der Tisch für dich, wenn ihr das nicht abstellt. Was du genommen hast, weißt du immer.
rule-C-15-2 = Bots rechnen mit jedem Weg der Kiste, der zu dem passt, was sie selbst gesehen haben. Worte schließen dabei nichts aus.
rule-C-15-3 = Wer zuschaut oder ausgeschieden ist, sieht nur, was alle sehen.

chapter-Rulings = Klärungen

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
rule-CR-37 = Solange die Tasche zu ist, kannst du noch „Peng!“ rufen oder es dir anders überlegen: Gehört hat es noch niemand.
