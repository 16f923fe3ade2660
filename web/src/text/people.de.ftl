### Die Wörter der Seiten über Leute und Partien; sie werden geholt, wenn jemand sie liest.

company = Mit wem du gespielt hast
company-empty = Noch niemand. Spiel mit anderen, dann stehen sie hier.
company-no-table = Zum Einladen brauchst du einen offenen Tisch.
company-games =
    { $count ->
        [0] spielt gerade mit dir
        [one] eine Partie
       *[other] { $count } Partien
    }
company-last = zuletzt am { $date }
company-invite = Einladen
company-invite-label = { $name } an Tisch { $code } einladen
company-invited = Eingeladen
company-block = Blockieren
company-block-label = { $name } blockieren
company-unblock = Nicht mehr blockieren
company-unblock-label = { $name } nicht mehr blockieren
invitable = Ich nehme Einladungen an
invitable-help = Wer mit dir gespielt hat, darf dich an Tische und Stammtische einladen.
invite-known = Mit einem Tipp einladen
invite-known-label = { $name } einladen
invite-known-done = { $name } ist eingeladen

asked = Einladungen
asked-to-table = { $name } lädt dich ein: { $game }
asked-yes = Zum Tisch
asked-free =
    { $count ->
        [one] Ein Platz ist noch frei
       *[other] { $count } Plätze sind noch frei
    }
asked-no = Nein danke

clubs = Stammtische
clubs-help = Leute, die sich wieder treffen. Dazu gehört nur, wer Ja gesagt hat.
club-ask = { $name } fragt: Kommst du zum Stammtisch „{ $club }“?
club-ask-rated = Hier wird gewertet. Wer dazukommt, ist damit einverstanden.
club-ask-more = Noch jemanden fragen
club-join = Ich bin dabei
club-members =
    { $count ->
        [one] eine Person
       *[other] { $count } Leute
    }
club-member-asked = gefragt
club-open-table = Tisch für alle öffnen
club-send-away = { $name } vom Stammtisch nehmen
club-leave = Stammtisch verlassen
club-leave-title = „{ $club }“ verlassen?
club-leave-help = Zurück kommst du nur, wenn dich jemand wieder fragt. Gehst du als Letzte oder Letzter, ist der Stammtisch zu Ende.
club-stay = Lieber bleiben
club-found = Einen Stammtisch gründen
club-found-now = Gründen
club-name-example = Donnerstagsrunde
club-whom = Wen fragst du?

rating-agree = Ich bin für eine Wertung
rating-off = Aus. { $agreeing } von { $all } sind dafür; gewertet wird erst, wenn alle es wollen.
rating-on =
    { $count ->
        [0] An. Noch keine Partie zählt.
        [one] An. Eine Partie zählt.
       *[other] An. { $count } Partien zählen.
    }
rating-none = noch keine
rating-spread =
    ± { $spread } · { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }
rating-what = Was zählt?
rating-what-counts = Alle fangen bei 1000 an. Es zählt nur, wer gewonnen hat: Wer zusammen gewinnt, steigt zusammen, alle anderen fallen. Gegen Stärkere zählt ein Sieg mehr. Das ± sagt, wie unsicher die Zahl noch ist.
rating-what-not = Es zählen Partien an Tischen des Stammtischs, bei denen alle Menschen dazugehören. Gewinnt oder verliert ihr alle zusammen, zählt es nicht. Bots werden nicht gewertet. Rolle, Punkte und Tempo zählen nicht.

history-empty = Noch keine Partie zu Ende gespielt.
history-empty-help = Danach steht hier, wie sie ausging, mit wem und wie lange.
history-games = Eine nach der anderen
history-more = Ältere Partien
history-with = mit { $names }
history-bots =
    { $count ->
        [one] einem Bot
       *[other] { $count } Bots
    }
history-minutes =
    { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    }
history-minded = am Ende spielte ein Bot für dich
history-won = gewonnen
history-shared = mitgewonnen
history-together = zusammen gewonnen
history-lost = verloren
history-nobody = alle verloren

figures = Was dabei herauskam
figures-help = Der Balken zeigt, wie oft du gewonnen hast. Der Strich zeigt, wo dein wahrer Anteil vermutlich liegt: je mehr Partien, desto kürzer.
figures-sum =
    { $played ->
        [one] Eine Partie
       *[other] { $played } Partien
    }, { $won } gewonnen, im Schnitt { $minutes ->
        [0] unter einer Minute
        [one] eine Minute
       *[other] { $minutes } Minuten
    }
figures-of = { $won } von { $played }
figures-whole = Alle
figures-table = Als Tabelle
figures-role = Rolle
figures-played = Partien
figures-won = Gewonnen
figures-share = Anteil
figures-bounds = Vermutlich
figures-minutes = Minuten
figures-between = { $low } bis { $high }
figures-course = Die letzten Partien, die neueste zuletzt: { $results }.
figures-one-won = gewonnen
figures-one-lost = verloren

evening = Der Abend bisher
evening-games =
    { $count ->
        [one] Eine Partie
       *[other] { $count } Partien
    }
evening-you = Du
evening-won =
    { $count ->
        [one] Ein Sieg: { $games }
       *[other] { $count } Siege: { $games }
    }
evening-none = noch kein Sieg
evening-next = Wie geht der Abend weiter?
evening-choose = Weiter mit { $game }
evening-wish = Ich möchte { $game } spielen
evening-wishes =
    { $count ->
        [one] eine Stimme
       *[other] { $count } Stimmen
    }
evening-host = Du entscheidest. Die Zahlen sagen, was die anderen gern hätten.
evening-vote = Tipp an, was du gern hättest. Bei { $needed } Stimmen geht es damit weiter; sonst entscheidet, wer den Tisch hat.
evening-join = Weiter mit { $game }
