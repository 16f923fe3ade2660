### Was zu keinem einzelnen Spiel gehört: der Tisch, die Bots, die Befehle. Schlüssel wie in en.ftl.

## Was am Tisch nicht geht

refusal-not-asked = Du bist gerade nicht gefragt.
refusal-already-answered = Du hast schon geantwortet.
refusal-clock-not-running = Diese Uhr läuft nicht mehr.
refusal-no-concession = Dieses Spiel lässt sich nicht aufgeben.
refusal-silenced = Du darfst gerade nichts sagen.
refusal-stale = Das kommt zu spät: Diese Entscheidung ist nicht mehr offen.
refusal-paused = Der Tisch macht Pause.
refusal-moves-lost = Der Server hat Züge verloren. Erst stimmt ihr ab, ob ihr mit dem weiterspielt, was noch da ist.
refusal-nothing-lost = Es fehlt nichts: Ihr könnt einfach weiterspielen.
refusal-game-is-over = Das Spiel ist vorbei.
refusal-too-early = Die Uhr läuft noch.
refusal-clock-stopped = Diese Uhr läuft nicht mehr.
refusal-message-length = Eine Nachricht hat 1 bis { $limit } Zeichen, deine hat { $length }.
refusal-message-count = Mehr als { $limit } Nachrichten gehen hier nicht.
refusal-pointing = Darauf kannst du nicht zeigen.
refusal-no-vote = Bots stimmen nicht ab. Sie schließen sich an, wenn alle anderen dafür sind.
refusal-nobody-asks = Danach ist gerade niemand gefragt.
refusal-nobody-there = Da gibt es niemanden, für den das gilt.
refusal-not-undoable =
    { $why_id ->
        [start] Weiter zurück geht es nicht.
        [opened] Was aufgedeckt ist, nimmt niemand allein zurück. Dafür müssen alle zustimmen.
        [told] Was alle gesehen oder gehört haben, nimmt niemand allein zurück. Dafür müssen alle zustimmen.
        [other] Danach hat schon jemand anderes entschieden. Weiter zurück müssen alle zustimmen.
        [clock] Danach ist schon eine Uhr abgelaufen. Weiter zurück müssen alle zustimmen.
        [conceded] Das Spiel ist aufgegeben.
        [over] Das Spiel ist vorbei.
        [bot] Ein Bot nimmt nichts zurück.
       *[other-reason] Das lässt sich nicht zurücknehmen.
    }
refusal-no-ballot = Es gibt gerade nichts, worüber du abstimmen könntest.
refusal-no-candidate = Dieser Platz steht nicht zur Wahl.
refusal-seat-count = Das Spiel ist nicht für { $count } Leute. Möglich sind: { $allowed }.

## Was keine Option ist

refusal-option-unknown-value = { $option } kann nicht „{ $value }“ sein, nur: { $values }.
refusal-option-out-of-range = { $option } liegt zwischen { $lowest } und { $highest }, nicht bei { $value }.
refusal-option-unfit-value = { $option } kann nicht „{ $value }“ sein.

## Bots

bot-random = Zufällig
    .help = Tut irgendetwas, das erlaubt ist.
why-random =
    { $choices ->
        [one] Etwas anderes ist nicht möglich.
       *[other] Gewürfelt, unter { $choices } Möglichkeiten.
    }

## Befehle

cli-about = Omertà: ein Tisch für Mafia-Brettspiele.
cli-usage = Aufruf
cli-commands = Befehle
cli-arguments = Angaben
cli-options = Schalter
cli-lang = Sprache; sonst entscheidet das System
cli-help = zeigt diese Hilfe
cli-version = zeigt die Version
cli-version-plain = { $version } (reines Python)
cli-version-compiled = { $version } (übersetzte Regeln)
cli-game-help = Kennung des Spiels
cli-option-help = eine Einstellung des Spiels, etwa handicap=4; mehrfach möglich

cli-play = ein Spiel im Browser, oder im Terminal
cli-sim = viele Spiele zwischen Bots, mit Auswertung
cli-replay = eine Aufzeichnung, von einem Platz aus gesehen
cli-rules = die Regeln eines Spiels
cli-new-game = die zwei Ordner für ein neues Spiel

cli-bad-arguments = { $command }: { $message } (mehr mit --help)
cli-unknown-game = Ein Spiel „{ $game }“ gibt es hier nicht. Es gibt: { $games }.
cli-which-game = Im Terminal braucht es den Namen eines Spiels. Es gibt: { $games }.
cli-ask-game = Welches Spiel? 1–{ $most } ▸{" "}
cli-broken-game = { $game } lässt sich nicht laden: { $message }
cli-not-a-number = { $argument }: „{ $value }“ ist keine ganze Zahl.
cli-number-too-small = { $argument }: { $value } ist zu wenig, mindestens { $least }.
cli-bad-seats = { $game }: { $value } Plätze gehen nicht, möglich sind: { $allowed }.
cli-unknown-bot = { $game }: Einen Bot „{ $level }“ gibt es nicht. Es gibt: { $allowed }.
cli-bot-count = { $bots } Bots für { $places } Plätze: Nenne einen für alle oder einen je Platz.
cli-option-form = „{ $value }“ ist keine Einstellung: Schreibe NAME=WERT.
cli-unknown-option = { $game }: Eine Einstellung „{ $option }“ gibt es nicht. Es gibt: { $allowed }.
cli-bad-option = { $option }: „{ $value }“ geht nicht. Erlaubt: { $allowed }.
cli-refused-options = { $game }: { $refusal }

cli-rules-id = Nummer einer Regel, etwa V-7.2
cli-rules-code = Im Code
cli-rules-tests = In Tests
cli-rules-coverage = zeigt Regeln, die kein Test oder kein Code nennt
cli-rules-which-game = Welches Spiel? Es gibt: { $games }.
cli-unknown-rule = { $game } hat keine Regel „{ $rule }“.
cli-coverage-complete = Alle { $rules } Regeln stehen in Test und Code: { $games }.
cli-coverage-untested = in keinem Test: { $ids }
cli-coverage-unknown = genannt, aber nicht in RULES.md: { $ids }
cli-coverage-uncoded = in keinem Code: { $ids }

cli-sim-seats = Zahl der Plätze; ohne Angabe alle möglichen
cli-sim-games = Zahl der Spiele
cli-sim-seed = Startwert; derselbe gibt dieselben Spiele
cli-sim-bots = Stufe der Bots, eine für alle oder eine je Platz
cli-sim-workers = Zahl der Prozesse
cli-sim-json = gibt JSON aus statt einer Tabelle
cli-sim-progress = Spiele
cli-sim-progress-line = { $done } von { $games } Spielen, { $percent } %
cli-sim-caption = Startwert { $seed }, Regelstand { $rules }; in Klammern das 95-%-Intervall
cli-sim-column-seats = Plätze
cli-sim-column-bots = Bots
cli-sim-column-games = Spiele
cli-sim-column-wins = Siege
cli-sim-column-reasons = Ausgang
cli-sim-column-places = Zugfolge
cli-sim-place = { $number }. am Zug
cli-sim-column-roles = Rolle
cli-sim-nobody = niemand
cli-sim-column-decisions = Züge je Spiel
cli-sim-column-branching = Auswahl Ø / max
cli-sim-column-speed = Züge je s
cli-sim-column-share = { $seats } Plätze, %
cli-sim-column-figures = Kennzahl
cli-sim-column-mean = { $seats } Pl.

cli-play-game = Kennung des Spiels; ohne Angabe die Lobby, im Terminal wirst du gefragt
cli-play-terminal = spielt im Terminal; die Schalter darunter gelten nur dort
cli-play-seats = Zahl der Plätze
cli-play-bots = Stufe der Bots auf den anderen Plätzen, eine für alle oder eine je Platz
cli-play-solo = du spielst alle Plätze, ohne Bots
cli-play-seed = Startwert; derselbe gibt dieselben Karten
cli-play-name = dein Name
cli-play-record = schreibt die Partie in diese Datei, lesbar mit omerta replay
cli-bad-name = --name: „{ $name }“ geht nicht, ein Name hat 1 bis { $most } Zeichen.
cli-record-exists = --record: { $file } gibt es schon und bleibt, wie es ist.
cli-record-no-folder = --record: Den Ordner { $folder } gibt es nicht.

cli-replay-file = eine Datei, die omerta play --record geschrieben hat
cli-replay-seat = erzählt, was dieser Platz erfahren hat; ohne Angabe jeder Platz nacheinander
cli-replay-spectator = erzählt, was alle erfahren haben
cli-replay-no-seat = --seat: Platz { $number } gibt es nicht, die Partie hat { $count } Plätze, gezählt ab 0.
cli-replay-as-seat = { $game }: was { $name } auf Platz { $number } erfahren hat
cli-replay-as-spectator = { $game }: was alle erfahren haben
cli-cannot-read = { $file } lässt sich nicht lesen: { $message }
cli-damaged-record = { $file } ist keine gültige Aufzeichnung: { $message }

cli-new-game-name = Kennung: Kleinbuchstaben, Ziffern und _, etwa bank_job
cli-new-game-into = schreibt beide Ordner unter DIR statt in den Quelltext von Omertà, zum Ansehen
cli-new-game-bad-name = NAME: „{ $name }“ geht nicht, erlaubt sind 2 bis 20 Kleinbuchstaben, Ziffern und _, zuerst ein Buchstabe.
cli-new-game-no-folder = --into: Den Ordner { $folder } gibt es nicht.
cli-new-game-exists = NAME: { $folder } gibt es schon und bleibt, wie es ist.
cli-new-game-done = Angelegt: { $folders }. Probiere: make play
cli-new-game-no-checkout = new-game schreibt in den Quelltext von Omertà, und hier ist nur das installierte Paket. Hol dir das Repository und rufe omerta darin auf, oder sieh dir das Spiel an: --into DIR.

## Der Tisch im Terminal

cli-table-prompt = 1–{ $moves }, ? Hilfe ▸{" "}
cli-table-help =
    Zahl     dieser Zug
    ? Zahl   was der Zug bedeutet und welche Regel ihn erlaubt
    m Wort   alle Züge, oder die mit diesem Wort
    h        Hinweis: was das Haus täte, und warum
    r ID     eine Regel, etwa r V-7.2
    l        alles, was bisher geschah
    u        deinen letzten Zug zurücknehmen
    c        die Partie aufgeben
    Enter    noch einmal zeigen, oder andere zuerst handeln lassen
    q        den Tisch verlassen
cli-table-you = du
cli-table-folded = Viele Züge: m zeigt alle, m und ein Wort nur die passenden.
cli-yes = ja
cli-no = nein
cli-table-hint = Das Haus rät zu Zug { $number }. { $move }. { $why }
cli-table-unclear = „{ $input }“ verstehe ich nicht: eine Zahl von 1 bis { $moves }, oder ? für Hilfe.
cli-table-waiting = am Zug
cli-table-concede-sure = Die Partie aufgeben? (j/n) ▸{" "}
cli-table-quit-sure = Den Tisch verlassen? (j/n) ▸{" "}
cli-table-left = Bis zum nächsten Mal.
cli-table-recorded = Aufgezeichnet in { $file }.
cli-table-end = Ende
cli-table-winners =
    { $winners ->
        [none] Niemand gewinnt.
       *[other] Gewonnen: { $winners }
    }

## Was am Tisch geschieht, ohne dass eine Spielregel davon weiß

frame-clock = Die Uhr hat für { $seats } gespielt: { $told }
frame-prolonged =
    { $seat ->
        [none] Der Gastgeber gibt der Uhr { $minutes } Min. mehr.
       *[other] { $seat } gibt der Uhr { $minutes } Min. mehr.
    }
frame-held = Vorgemerkt: { $action }.
frame-lapsed = Was du vorhattest, ging dann nicht mehr.
frame-away = { $seat } ist weg. Der Tisch wartet.
frame-asked = { $seat } bleibt weg. Wie soll es weitergehen?
frame-opinion =
    { $choice ->
        [wait] { $seat } will auf { $about } warten.
        [mind] { $seat } will, dass ein Bot für { $about } spielt.
       *[end] { $seat } will ohne Ergebnis aufhören.
    }
frame-minded =
    { $why ->
        [left] { $seat } steht auf. Ein Bot spielt für { $seat } weiter.
        [removed] { $seat } muss den Tisch verlassen. Ein Bot spielt weiter.
       *[other] Ein Bot spielt jetzt für { $seat }.
    }
frame-returned = { $seat } ist wieder da.
frame-hosted =
    { $act ->
        [free] Der Platz von { $about } wartet wieder auf { $about }.
        [hand_on] { $about } leitet jetzt den Tisch.
        [inherit] { $about } leitet jetzt den Tisch.
        [mute] { $about } darf nichts mehr sagen.
        [unmute] { $about } darf wieder mitreden.
        [lock] Der Tisch ist abgeschlossen: Niemand kommt dazu.
        [unlock] Der Tisch ist wieder offen.
        [let_watch] Zuschauer sind willkommen.
        [bar_watchers] Ab jetzt schaut niemand mehr zu.
        [pause] Der Tisch macht Pause.
       *[go_on] Es geht weiter.
    }
frame-ended = Das Spiel endet ohne Ergebnis.
frame-lost = { $seat } hat schon mehr gesehen, als der Server noch weiß: Züge sind verloren.
frame-undone =
    { $seat ->
        [none] Ihr nehmt zusammen einen Zug zurück.
       *[other] { $seat } nimmt einen Zug zurück.
    }
frame-vote =
    { $vote ->
        [concede] { $seat } { $value ->
            [true] will aufgeben.
           *[false] will doch weiterspielen.
        }
        [pause] { $seat } { $value ->
            [true] bittet um eine Pause.
           *[false] will weitermachen.
        }
        [go_on] { $seat } { $value ->
            [true] will mit dem weiterspielen, was noch da ist.
           *[false] will doch noch nicht weiterspielen.
        }
        [end] { $seat } { $value ->
            [true] will ohne Ergebnis aufhören.
           *[false] will doch weiterspielen.
        }
       *[undo] { $seat } { $value ->
            [true] möchte einen Zug zurücknehmen.
           *[false] möchte doch nichts zurücknehmen.
        }
    }
frame-cast =
    { $candidate ->
        [none] Du enthältst dich.
       *[other] Du stimmst für { $candidate }.
    }
frame-sequel = Die Stimmen sind gezählt, die nächste Partie steht fest.
frame-faded = (Das hast du gesehen und musst es dir merken.)

# omerta examine
cli-examine = Prüft ein Spiel gegen den Vertrag: Regeln, Uhren, Texte und vor allem die Geheimnisse.
cli-examine-check = Nur diese Prüfung, auch mehrfach
cli-examine-case = Nur dieser Fall, so wie ein Fehler ihn nennt
cli-examine-seeds = So viele Zufallswege für jeden Fall
cli-examine-secrets = Was Ereignisse aufdecken: mit anderen Welten verglichen
cli-examine-event = Ereignis
cli-examine-matched = gleich
cli-examine-ruled-out = ausgeschlossen
cli-examine-share = Anteil
cli-examine-result = { $cases } Fälle, { $checks } Prüfungen: { $held } gehalten, { $broken } gebrochen.
cli-unknown-check = Eine Prüfung { $check } gibt es nicht, nur: { $checks }
cli-unknown-case = Einen Fall { $case } hat { $game } nicht.

## Was der Server ablehnt

refusal-already-begun = Das Spiel läuft schon.
refusal-bad-name = Dieser Name geht nicht: 1 bis 24 sichtbare Zeichen, breite zählen doppelt.
refusal-no-such-link = Dieser Link gilt nicht mehr. Hol dir auf dem anderen Gerät einen neuen.
refusal-bad-passkey = Dieser Passkey ließ sich nicht einrichten. Versuch es noch mal.
refusal-no-such-passkey = Diesen Passkey kennt hier niemand.
refusal-too-many-passkeys = Mehr als { $limit } Passkeys gehen nicht. Entferne erst einen.
refusal-no-such-person = Die Person kennst du hier nicht.
refusal-takes-no-invitations = Diese Person nimmt gerade keine Einladungen an.
refusal-too-many-invitations = Mehr als { $limit } Einladungen auf einmal gehen nicht. Warte, bis jemand geantwortet hat.
refusal-no-such-club = Diesen Stammtisch gibt es nicht, oder du gehörst nicht dazu.
refusal-too-many-clubs = Mehr als { $limit } Stammtische gehen nicht. Verlasse erst einen.
refusal-too-many-members = Mehr als { $limit } Leute passen nicht an einen Stammtisch.
refusal-founder-only = Das darf nur, wer den Stammtisch gegründet hat.
refusal-signed-out = Du bist auf diesem Gerät abgemeldet.
refusal-bad-address = Dorthin geht nichts. Nötig ist eine Adresse mit https://, die man von überall erreicht.
refusal-no-webhook = Du hast noch keinen Webhook eingerichtet.
refusal-no-tidings = Auf diesem Server wird niemand außerhalb der Seite benachrichtigt.
refusal-bad-option = Das geht hier nicht: { $option }.
refusal-busy = Gerade ist zu viel los. Versuch es gleich noch einmal.
refusal-coach-off = An diesem Tisch wird ohne Hilfe gespielt.
refusal-fault = Da ist bei uns etwas schiefgegangen. Versuch es noch einmal.
refusal-foreign-host = Unter diesem Namen ist hier niemand zu Hause.
refusal-foreign-origin = Diese Anfrage kommt von einer fremden Seite.
refusal-full = Das Haus ist voll. Versuch es gleich noch einmal.
refusal-hello-first = Die Verbindung hat nicht so begonnen, wie sie sollte.
refusal-host-only = Das darf nur, wer den Tisch eröffnet hat.
refusal-about-yourself = Das geht nur mit anderen, nicht mit dir selbst.
refusal-not-there = Auf diesem Platz spielt gerade ein Bot.
refusal-still-there = Wer da ist, spielt selbst.
refusal-muted = Du darfst an diesem Tisch gerade nichts sagen. Mitspielen darfst du.
refusal-removed = Du bist nicht mehr an diesem Tisch.
refusal-table-locked = Dieser Tisch ist abgeschlossen: Niemand kommt mehr dazu.
refusal-malformed = Das war nicht zu verstehen.
refusal-no-database = Der Server erreicht seine Datenbank nicht. Versuch es gleich noch einmal.
refusal-no-house = Für dieses Spiel weiß das Haus keinen Rat.
refusal-no-replay = Dieses Spiel behält auch am Ende Geheimnisse für sich: Einen Rückblick durch fremde Augen gibt es nicht.
refusal-no-spectators = An diesem Tisch schaut niemand zu.
refusal-no-such-address = Hier ist nichts.
refusal-no-such-bot = Einen Bot „{ $level }“ gibt es nicht. Es gibt: { $allowed }.
refusal-no-such-game = Ein Spiel „{ $game }“ gibt es hier nicht. Es gibt: { $games }.
refusal-no-such-message = Diese Nachricht gibt es nicht.
refusal-no-such-phrase = Diesen Spruch hat das Spiel nicht.
refusal-no-such-option = Eine Option „{ $option }“ hat dieses Spiel nicht.
refusal-no-such-seat = Diesen Platz gibt es nicht.
refusal-no-such-table = Diesen Tisch gibt es nicht, oder nicht mehr.
refusal-nothing-to-read = Darin gibt es nichts zu lesen.
refusal-not-at-table = Du sitzt gar nicht an diesem Tisch.
refusal-not-begun = Das Spiel hat noch nicht begonnen.
refusal-not-over = Das Spiel ist noch nicht zu Ende.
refusal-series-is-over = Die Reihe ist zu Ende: Das war ihr letztes Spiel.
refusal-series-goes-on = Die Reihe geht noch weiter.
refusal-no-seating = Jeder Platz kommt genau einmal vor.
refusal-places-fixed = Die Plätze stehen hier fest.
refusal-ballot-open = Noch wird abgestimmt.
refusal-bad-setting = Diesen Wert hat die Einstellung „{ $setting }“ nicht.
refusal-no-such-setting = Eine Einstellung „{ $setting }“ hat dieses Spiel nicht. Es gibt: { $allowed }.
refusal-night-too-long = Eine Nacht hat hier höchstens { $hours } Stunden.
refusal-no-such-zone = Diese Zeitzone kennt der Server nicht.
refusal-one-tempo = Stell entweder ein Tempo ein oder eine feste Zeit für jede Uhr, nicht beides.
refusal-no-such-clock = Eine Uhr „{ $clock }“ gibt es hier nicht. Es gibt: { $allowed }.
refusal-no-such-game-of-series = So viele Spiele hatte die Reihe noch nicht.
refusal-not-seated = Das dürfen nur die, die mitgespielt haben.
refusal-not-stored = Das ließ sich nicht aufschreiben und gilt daher nicht. Versuch es noch einmal.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-seat-lost = Du sitzt nicht mehr an diesem Platz.
refusal-seat-taken = Dieser Platz ist schon besetzt.
refusal-seats-open = Es sind noch Plätze frei: Wartet auf jemanden oder setzt Bots dazu.
refusal-screen-gone = Dieser Bildschirm steht nicht mehr am Tisch.
refusal-spectators-closed = An diesem Tisch schaut ab jetzt niemand mehr zu.
refusal-spectators-watch = Wer zuschaut, schaut nur zu.
refusal-table-damaged = Dieser Tisch lässt sich nicht fortsetzen: Was von ihm aufgeschrieben ist, ist beschädigt.
refusal-table-full = An diesem Tisch ist kein Platz mehr frei.
refusal-too-fast = Nicht so schnell.
refusal-too-large = Das ist zu lang, höchstens { $limit } Bytes.
refusal-too-many-bot-tables = An { $limit } Tischen spielen schon Bots für dich. Spiel erst einen davon zu Ende, oder versuch es in ein paar Minuten noch einmal.
refusal-too-many-connections = Von hier sind schon { $limit } Verbindungen offen. Schließ ein paar Fenster.
refusal-too-many-listed-tables = In der Liste warten schon { $limit } Tische von dir. Fang erst an einem davon an.
refusal-too-many-new-tables = Mehr als { $limit } neue Tische in der Minute gehen nicht. Warte einen Augenblick.
refusal-too-many-reports = Du hast hier schon { $limit } Nachrichten gemeldet. Mehr geht nicht.
refusal-too-many-words = Hier ist genug gesagt: höchstens { $limit } Nachrichten von einer Person.
refusal-too-many-sockets = Zu viele Fenster sind zugleich offen.

## Wer gefragt ist und gerade nicht hinsieht

tidings-turn-title = Du bist dran
tidings-place = { $whose ->
    [own] { $title } an deinem Tisch
    [host] { $title } bei { $host }
   *[nobody] { $title }
}
tidings-turn = Du bist dran · { $whose ->
    [own] { $title } an deinem Tisch
    [host] { $title } bei { $host }
   *[nobody] { $title }
}
tidings-test = Das klappt: Hier steht künftig, wenn du bei Omertà dran bist.

## Der Server

server-no-client = Die Seiten fehlen
server-build-client = Der Server läuft, aber die Seiten für den Browser sind noch nicht gebaut. „make play“ baut sie.
cli-serve = ein Server für Tische im Browser
cli-serve-host = Adresse, auf der er lauscht; ohne Angabe nur dieser Rechner
cli-serve-port = Port; 0 nimmt einen freien
cli-serve-database = Datenbank als URL; ohne Angabe SQLite im Datenordner
cli-serve-data-dir = Ordner für die Datenbank
cli-serve-web-dir = Ordner mit den gebauten Seiten
cli-serve-public-url = Adresse, unter der andere den Server erreichen; für Einladungen
cli-serve-proxies = Adressen oder Netze der Proxys davor; nur ihnen wird geglaubt, wer fragt
cli-serve-workers = Zahl der Prozesse, in denen Bots denken
cli-serve-ready = Omertà läuft auf { $url } (Ende mit Strg-C).
cli-serve-stopped = Feierabend.
cli-port-taken = --port: { $port } ist schon vergeben.
cli-database-url = --database: Das ist keine Adresse einer Datenbank, die hier geht. Ein Beispiel: sqlite+aiosqlite:///omerta.db
cli-database-forbidden = { $place } lässt sich nicht beschreiben: Dieser Benutzer darf das dort nicht.
cli-database-no-folder = { $place } geht nicht: Den Ordner gibt es nicht, oder an seiner Stelle liegt eine Datei.
cli-database-foreign = { $place } ist keine Datenbank von Omertà, oder sie ist beschädigt.
cli-database-newer = { $place } stammt von einem neueren Omertà. Nimm dieses oder nenne mit --data-dir einen anderen Ordner.
cli-database-locked = { $place } ist von einem anderen Programm belegt. Beende zuerst dieses.
cli-database-full = { $place } lässt sich nicht beschreiben: Der Datenträger ist voll.
cli-database-silent = { $place } antwortet nicht.
cli-serve-seed = Vorsicht: OMERTA_SEED ist gesetzt. Jeder Tisch teilt daraus aus, und wer es kennt, kennt jede Karte. Es ist nur für Tests da.
cli-bad-setting = { $setting }: „{ $value }“ geht nicht ({ $message }).
cli-play-no-browser = öffnet keinen Browser
cli-play-running = Omertà läuft schon auf { $url }.
