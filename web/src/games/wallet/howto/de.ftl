### So kommt man aus dem Penthouse: eine Seite für alle, die es noch nie gespielt haben.

howto-goal = Der Boss ist weg, seine Brieftasche nicht, und die Polizei steht schon im Lift. Greif zu, aber lass dich nicht erwischen.
howto-goal-more = Am Ende der Runde bist du unschuldig, wenn dein Geld zu deinem Ausweis passt. Die reichsten Unschuldigen bekommen Chips.
howto-turn = Dein Zug: eine Sache, mehr nicht
howto-step-1 = Zieh verdeckt eine Karte aus der Brieftasche, oder steck eine zurück, die du nicht gebrauchen kannst.
    .title = Greifen
howto-step-2 = Oder zahl { $price } in Scheinen und Schmuck und such dir dafür einen Ausweis aus dem Fach aus.
    .title = Ausweis kaufen
howto-step-3 = Oder dreh einen der { $timers } Timer um. Wer die Runde begonnen hat, dreht ohnehin vor jedem weiteren Zug einen. Beim letzten ist die Polizei da, und Schluss.
    .title = Timer umdrehen
howto-step-4 = Jeder hat { $specials } Sonderkarten je Runde: klauen, schenken, tauschen, nach links weitergeben. Eine pro Zug darfst du spielen.
    .title = Sonderkarte spielen
howto-step-5 = Ein Ausweis, höchstens { $limit }, höchstens zwei Währungen: Das passt fast immer. Nur der Millionär braucht mehr Geld.
    .title = Unschuldig sein
howto-end = Wer schuldig ist, gibt einen Chip ab. Die reichsten Unschuldigen ziehen neue, der reichste am meisten. Nach { $rounds } Runden gewinnt, wer die meisten Punkte auf seinen Chips hat.
howto-mistake-1 = Mit zwei Ausweisen glaubt dir niemand. Nur der Geheimagent braucht seinen und noch einen anderen.
    .title = Ein Ausweis zu viel
howto-mistake-2 = Eine Kreditkarte darf nur John Smith haben, eine Polizeimarke nur der Polizist. Allen anderen bricht sie das Genick.
    .title = Fremde Karten behalten
howto-mistake-3 = Auch deine Münze ist Geld. Wer { $limit } in Scheinen hat, hat damit schon zu viel.
    .title = Die Münze vergessen
