### So wird in Palermo kassiert: eine Seite für alle, die es noch nie gespielt haben.

howto-goal = Ihr seid Gauner in Palermo. Baut zusammen die Stadt, dann klappert eure Lokale ab. Wer am Ende das meiste Geld hat, gewinnt.
howto-goal-more = Es wird nicht gewürfelt, und nichts ist verdeckt. Kurze Wege bringen Geld, und jeder legt sie den anderen gern etwas länger.
howto-turn = Erst bauen, dann kassieren
howto-step-1 = Reihum legt jeder ein Haus so an, dass es an ein anderes stößt, und stellt einen Chip vor die Tür: dein Lokal. Zubauen darfst du nichts.
    .title = Bauen
howto-step-2 = Steht die Stadt, geht es los. Vor deinem Zug darfst du deinen Polizisten umstellen. Wer auf sein Feld geht, zahlt einen Punkt mehr.
    .title = Polizist stellen
howto-step-3 = Du hast { $first } Punkte und einen mehr für jeden Chip, den du schon geholt hast. Jeder Schritt kostet einen. Am Stadtrand springst du bis zur Ecke.
    .title = Gehen
howto-step-4 = Endet dein Weg vor einem deiner Lokale, holst du den Chip. Jeder Punkt, der dir übrig bleibt, bringt eine Million.
    .title = Kassieren
howto-step-5 = Hast du alle Chips, geh zurück zum Start. Wer daheim ist, bekommt in jeder Runde Zinsen: { $least } bis { $most } Millionen, je nachdem, wie viele ihr seid.
    .title = Heimkommen
howto-end = Ist der letzte Gauner daheim, spielt ihr die Runde zu Ende. Wer dann am meisten Geld hat, gewinnt. Bei Gleichstand teilt ihr euch den Sieg.
howto-mistake-1 = Bezahlt wird, was du nicht läufst. Das Lokal um die Ecke bringt mehr als das am anderen Ende der Stadt.
    .title = Zu weit gelaufen
howto-mistake-2 = Du kassierst nur dort, wo dein Weg endet. An Lokalen unterwegs läufst du vorbei, und der neue Chip zählt erst im nächsten Zug.
    .title = Zwei auf einmal gewollt
howto-mistake-3 = Erst der Polizist, dann der Gauner. Bist du gegangen, bleibt er bis zum nächsten Zug stehen.
    .title = Den Polizisten vergessen
