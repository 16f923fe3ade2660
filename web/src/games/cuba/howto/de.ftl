### So geht die Kiste herum: eine Seite für alle, die es noch nie gespielt haben.

howto-goal = Der Pate muss telefonieren und lässt seine Zigarrenkiste herumgehen. Danach fehlen Diamanten. Wer war’s?
howto-goal-more = Einer ist der Pate und will alle gestohlenen Diamanten zurück. Ihr anderen nehmt euch heimlich etwas aus der Kiste, und das bestimmt, wer ihr seid.
howto-turn = Von der Kiste bis zum Verhör
howto-step-1 = Der Pate nimmt heimlich bis zu { $hidden } der { $diamonds } Diamanten heraus und gibt die Kiste nach links. Wie viele noch darin sind, weiß nur, wer hineinschaut.
    .title = Der Pate versteckt
howto-step-2 = Kommt die Kiste zu dir, siehst du allein, was darin liegt. Merk dir die Zahlen, der Pate fragt danach.
    .title = Hineinschauen
howto-step-3 = Nimm Diamanten, so viele du willst: Du bist ein Dieb. Oder nimm genau einen Chip: Du bist, wer darauf steht. Dann gib die Kiste weiter.
    .title = Zugreifen
howto-step-4 = Der Pate fragt, wen er will: Was war in der Kiste, was hast du weitergegeben? Ihr dürft lügen, dass sich die Balken biegen.
    .title = Das Verhör
howto-step-5 = Glaubt der Pate, einen Dieb zu haben, sagt er: „Leere deine Taschen!“ Diamanten gehen an ihn zurück, und der Dieb ist raus.
    .title = Taschen leeren
howto-end = Sind alle gestohlenen Diamanten zurück, gewinnen der Pate und seine Getreuen. Trifft es einen Unschuldigen und der Pate hat keine Flasche mehr, gewinnt der reichste Dieb, und die Straßenkinder mit ihm. Trifft es einen Agenten, gewinnt der Agent allein.
howto-mistake-1 = Diamanten oder ein Chip, nie beides. Gar nichts nimmt nur, wer eine leere Kiste bekommt oder ganz am Ende sitzt: Das sind die Straßenkinder.
    .title = Beides gewollt
howto-mistake-2 = Ein Agent gewinnt, wenn er beschuldigt wird. Wer sich auffällig verdächtig macht, will vielleicht genau das.
    .title = Der Agent will erwischt werden
howto-mistake-3 = Ein Unschuldiger kostet den Paten eine Flasche. In kleiner Runde hat er keine, dann ist schon der erste Irrtum das Ende.
    .title = Zu früh beschuldigt
