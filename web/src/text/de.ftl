### Die Wörter der Oberfläche. Schlüssel wie in en.ftl; jeder Teil hat seinen Abschnitt.

## Überall

loading = Einen Moment …
close = Schließen
back = Zurück
save = Speichern
saved = Gespeichert.
try-again = Noch mal versuchen
skip-to-content = Zum Inhalt springen
slips = Mitteilungen
to-lobby = Zurück in die Lobby
continue = Weiter
you = du
rules = Regeln
settings = Einstellungen
code = Code
less = { $label }: weniger
more = { $label }: mehr
percent = { $value } %
rule-number = Regel { $rule }

unreached-title = Niemand öffnet.
unreached-help = Der Server antwortet nicht. Läuft er noch?
refusal-unreached = Keine Verbindung. Versuch es gleich noch mal.
refusal-unknown = Das ging nicht. Warum, hat niemand gesagt.

nowhere-title = Hier ist nichts.
nowhere-help = Falls hier etwas war, hat es niemand gesehen.

## Hüte

hat-fedora = Fedora
hat-coppola = Coppola
hat-boater = Strohhut
hat-bowler = Melone
hat-sun_hat = Sonnenhut
hat-beret = Baskenmütze
hat-top_hat = Zylinder
hat-chauffeur = Chauffeursmütze
hat-toque = Kochmütze
hat-sailor = Matrosenmütze
hat-pillbox = Pillbox
hat-alpine = Jägerhut

## Lobby

claim =
    { $count ->
        [5] Fünf
        [6] Sechs
       *[other] { $count }
    } Spiele. Ein Tisch. Niemand hat etwas gesehen.
games = Spiele
minutes = { $count } Min
seats-of-poster = Plätze:
not-at-the-table = Noch nicht am Tisch
not-at-the-table-help = Das Plakat hängt schon. Gespielt wird hier später.
who-are-you = Wer bist du?
change-hat = Hut wechseln
your-name = Dein Name
your-hat = Dein Hut
no-account = Kein Konto, nur ein Name und ein Hut.

your-table = Dein Tisch
your-other-tables = Deine anderen Tische
no-table = Niemand wartet auf dich
no-table-help = Das lässt sich ändern.
phase-gathering = Ihr sammelt euch noch
phase-playing = Die Partie läuft
phase-over = Zu Ende gespielt
table-code = Tisch { $code }
table-of = Bei { $name }
seats-taken = { $taken } von { $all }
seat-bot = Bot { $number }
seat-free = Platz { $number }

open-tables = Offene Tische
no-open-tables = Gerade sitzt niemand offen herum.
lobby-unreached = Verbindung weg. Wir versuchen es weiter.

invited = Eingeladen?
invited-help = Code vom Gastgeber. Kein Konto, nur ein Name.
enter-code = Code eingeben
code-label = Code des Tisches, fünf Zeichen
code-incomplete = Ein Code hat fünf Zeichen, ohne 0, O, 1, I und L.
take-seat = Platz nehmen
watch = Zuschauen

## Neuer Tisch

new-table = Neuer Tisch
open-table = Tisch eröffnen
begin-game = Partie beginnen
first-time = Zum ersten Mal hier?
learn-help = Eine leichte Partie mit kurzen Hinweisen, genau dann, wenn du sie brauchst.
learn-it = Lernpartie
level = Welche Partie
level-own = Eigene Mischung, siehe unten.
level-degree = Stufe { $count } von { $all }
seats = Plätze
seat-count = Wie viele Plätze?
seat-number = Platz { $number }
people =
    { $count ->
        [one] 1 Platz
       *[other] { $count } Plätze
    }
seat-kind-me = Ich
seat-kind-open = Frei
seat-kind-bot = Bot
bot-level = Spielweise des Bots
at-the-table = Am Tisch
listed = In der Lobby zeigen
listed-help = Sonst kommt nur, wer Link oder Code hat.
spectators = Zuschauer erlaubt
spectators-help = Sie sehen nur, was offen liegt.
clock = Bedenkzeit
clock-help = Je Entscheidung. Danach wird vorsichtig für dich entschieden.
clock-length =
    { $seconds ->
        [0] Ohne Uhr
        [30] 30 Sekunden
        [60] 1 Minute
        [120] 2 Minuten
        [300] 5 Minuten
       *[other] { $seconds } Sekunden
    }
clocks = Uhren
clocks-help = In Sekunden. 0 heißt: Diese Uhr läuft nicht.
clock-state =
    { $state ->
        [off] Läuft nicht.
        [usual] Wie üblich.
       *[chosen] Üblich sind { $seconds } Sekunden.
    }
coach = Trainer
coach-help = Schätzt aus vielen Probepartien, wie gut es steht.
coach-off = Aus
coach-number = Nur die Zahl
coach-full = Auch je Zug
all-options = Alle Regeln einstellen
table-complete = Alle Plätze sind vergeben. Es kann losgehen.
table-waits = Für freie Plätze bekommst du Link, Code und QR.

## Bevor es losgeht

bring-someone = Hol noch jemanden dazu
bring-watchers = Zuschauer sind willkommen
bring-someone-help = Link oder Code genügt. Kein Konto, nur ein Name und ein Hut.
qr = QR-Code zum Tisch { $code }
code-help = gilt, bis die Partie beginnt
copy = Kopieren
copy-by-hand = Der Link ist markiert. Kopiere ihn von Hand.
copied = Kopiert
share = Teilen
share-text = Ein Platz ist frei. Sag niemandem, dass du ihn von mir hast.
add-bot = Bot dazusetzen
or-bot = oder Bot
free = frei
make-free = { $name }: Platz frei machen
present = ist da
on-the-way = sucht den Hut
you-are-invited = Ein Platz ist frei
table-full = Alle Plätze sind besetzt. Wenn es losgeht, darfst du zusehen.
seats-free =
    { $count ->
        [one] Ein Platz ist noch frei. Warte auf jemanden oder setz einen Bot dazu.
       *[other] { $count } Plätze sind noch frei. Warte auf jemanden oder setz Bots dazu.
    }
everybody-is-here = Alle sind da.
host-begins = Wer den Tisch eröffnet hat, gibt das Zeichen.
leave-table = Aufstehen
watchers-allowed = Zuschauer erlaubt. Sie sehen nur, was offen liegt.
watchers-barred = Zuschauer bleiben draußen.

## Einstellungen

this-device = Auf diesem Gerät
language = Sprache
language-de = Deutsch
language-en = English
sound = Töne
sound-help = Kurz und leise. Alles, was man hört, sieht man auch.
volume = Lautstärke
motion = Bewegung
motion-help = Ruhig heißt: Karten springen, statt zu gleiten.
motion-system = Wie das System
motion-less = Ruhig
motion-full = Alles
letters = Buchstaben neben Farben
letters-help = Jede Farbe trägt überall auch ihren Buchstaben.

## Regeln

find-rule = Regel suchen
find-rule-example = Ein Wort oder eine Nummer …
rules-found = { $found } von { $all } Regeln
precisely = Ganz genau (englisch)
no-rules = Diese Regeln sind gerade nicht zu bekommen.

## Am Tisch

table-you = Du
table-nameless = Platz { $number }
table-nameless-bot = Bot { $number }
table-missing = Diesen Tisch gibt es nicht.
table-to-lobby = Zur Lobby
table-menu = Menü
table-seats = Plätze am Tisch
table-decision = Deine Entscheidung
table-drawer = Protokoll, Gespräch und Regeln
table-tab-log = Protokoll
table-tab-messages = Gespräch
table-tab-rules = Regeln
table-over = Partie beendet
table-watching =
    { $count ->
        [one] Eine Person sieht zu
       *[other] { $count } Personen sehen zu
    }
table-away = weg
table-is-asked = ist gefragt

table-your-move = Du bist dran
table-thinking =
    { $count ->
        [one] { $names } überlegt
       *[other] Es überlegen: { $names }
    }
table-waiting = Gleich geht es weiter
table-your-offer = Du darfst reden
table-own-seats = Deine Plätze
table-look-from = Von { $name } aus sehen
table-secret-line = Nur für dich
table-hand-over = Gib das Gerät an { $name }. Die anderen sehen weg.
table-its-me = Ich bin’s, { $name }
time-left = Noch { $time }

table-ask-house = Was täte das Haus?
table-ask-house-short = Rat
table-do-it = So machen
table-coach = { $percent } %
table-coach-range = Der Trainer schätzt eure Aussicht. Mit 95 Prozent Sicherheit liegt sie zwischen { $low } und { $high } Prozent.
table-ask-coach-short = Lage?
table-ask-coach = Wie steht es?

table-guide = Gut zu wissen
table-guide-thanks = Verstanden
table-guide-off = Keine Hinweise mehr

table-link-lost = Verbindung weg. Dein Platz bleibt dir.
table-link-closed = Dieser Tisch lässt dich nicht mehr herein.
table-spectator = Du siehst zu. Was verdeckt ist, bleibt es auch für dich.
table-moves-lost = Der Server hat Züge verloren, die schon gespielt waren. Die Uhren stehen. Wollt ihr mit dem weiterspielen, was noch da ist?
table-go-on = Weiterspielen
table-paused = Der Tisch macht Pause. Die Uhren stehen.
table-vote-open =
    { $kind ->
        [concede] { $names }: aufgeben.
        [pause] { $names }: Pause machen.
        [go_on] { $names }: weiterspielen mit dem, was noch da ist.
       *[undo] { $names }: einen Zug zurücknehmen.
    } { $missing ->
        [one] Eine Stimme fehlt noch.
       *[other] { $missing } Stimmen fehlen noch.
    }
table-vote-agree = Einverstanden
table-vote-withdraw = Doch nicht

table-log-empty = Noch hat niemand etwas getan.
table-messages-empty = Noch hat niemand etwas gesagt.
table-open-log = Protokoll öffnen. Zuletzt: { $line }
table-more-lines =
    { $count ->
        [one] Eine Zeile mehr
       *[other] { $count } Zeilen mehr
    }
table-taken-back = Zurückgenommen:
table-voted =
    { $stand ->
        [carried] { $kind ->
            [concede] { $name } gibt auf, und alle sind einverstanden.
            [pause] { $name } ruft eine Pause aus.
            [go_on] { $name } stimmt zu: Ihr spielt mit dem weiter, was noch da ist.
           *[undo] { $name } stimmt zu: Ein Zug wird zurückgenommen.
        }
        [for] { $kind ->
            [concede] { $name } möchte aufgeben.
            [pause] { $name } möchte eine Pause.
            [go_on] { $name } möchte mit dem weiterspielen, was noch da ist.
           *[undo] { $name } möchte einen Zug zurücknehmen.
        }
       *[against] { $kind ->
            [concede] { $name } spielt doch weiter.
            [pause] { $name } will weiterspielen.
            [go_on] { $name } möchte noch nicht weiterspielen.
           *[undo] { $name } lässt den Zug stehen.
        }
    }
table-knows-more = { $name } hat schon mehr gesehen, als der Server noch weiß: Züge sind verloren.
table-undone = { $name } nimmt den letzten Zug zurück.
table-undone-all = Alle sind einverstanden: Der letzte Zug gilt nicht.
table-sequel = Die nächste Partie steht fest.

table-phrases = Schnell gesagt
table-say-something = Sag was …
table-send = Abschicken
table-silenced = Du darfst gerade nichts sagen.
table-rules-none = Zu „{ $wanted }“ sagt keine Regel etwas.

table-undo = Zug zurücknehmen
table-undo-moves =
    { $count ->
        [one] Dein letzter Zug lässt sich zurücknehmen.
       *[other] Deine letzten { $count } Züge lassen sich zurücknehmen, einer nach dem anderen.
    }
table-undo-vote = Alle um den letzten Zug bitten
table-pause = Pause vorschlagen
table-resume = Weiterspielen
table-concede = Aufgeben vorschlagen
table-concede-withdraw = Doch nicht aufgeben
table-concede-help = Gilt erst, wenn alle zustimmen. Bots schließen sich an.
table-as-list = Als Liste
table-as-list-help = Alles vom Brett in Worten, jede Möglichkeit als Knopf.
table-sound = Töne
table-copy-link = Link kopieren
table-link-copied = Der Link ist kopiert.
table-settings = Einstellungen
table-leave = Platz aufgeben
table-leave-sure = Dann spielt ein Bot für dich weiter. Über den Link kommst du zurück.
table-leave-now = Ja, aufstehen

table-take-back = Platz zurücknehmen
table-locked = Antwort abgegeben
table-locked-choice = abgegeben
table-held = Deine Antwort liegt bereit: { $action }. Noch kannst du sie ändern.

table-paper-edition = Sonderausgabe
table-paper-price = Preis: 50 Lire
table-paper-motto = Unabhängig. Hat nichts gesehen.
table-paper-minutes =
    { $count ->
        [one] Gespielt in einer Minute
       *[other] Gespielt in { $count } Minuten
    }
table-paper-advert = Anzeige
table-paper-advert-text = Nonnas Hutladen. Zwölf Modelle.
table-afterwards = Nach der Partie
table-won = Gewonnen
table-lost = Verloren
table-winner =
    { $count ->
        [0] Am Tisch
        [one] Sieg für
       *[other] Sieger
    }
table-series = Spiel { $number } von { $games }
table-series-over = Endstand nach { $games } Spielen
table-series-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
table-next = Nächstes Spiel ({ $number } von { $games })
table-places = Plätze im nächsten Spiel
table-places-up = { $name } einen Platz nach vorn
table-places-down = { $name } einen Platz nach hinten
table-places-host = Die Plätze verteilt, wer den Tisch eröffnet hat
table-next-voting = Erst wird abgestimmt
table-rematch = Revanche am selben Tisch
table-rematch-join = Zur Revanche
table-rematch-ready = { $ready } von { $all } sind dabei.
table-harder = Noch mal, aber schwerer
table-look-back = Brett ansehen
table-to-paper = Zur Titelseite
table-record = Aufzeichnung
table-ballot-open = Deine Stimme bleibt verdeckt, bis alle gewählt haben.
table-ballot-cast = Gewählt. Ändern geht, bis alle gewählt haben.

## After the game: the replay

replay-title = Rückblick
replay-link = Zug für Zug ansehen
replay-none = Kein Rückblick
replay-to-table = Zum Tisch
replay-eyes = Durch wessen Augen?
replay-spectator = Zuschauer
replay-ways = Wie gerechnet wird
replay-thoughts = Was man denken konnte
replay-thinking = Einen Moment, da wird nachgezählt …
replay-show-truth = Wahrheit zeigen
replay-truth = In Wahrheit
replay-log = Protokoll
replay-step = Schritt { $step } von { $steps }
replay-scrub = Stelle im Spiel
replay-back = Ein Schritt zurück
replay-on = Ein Schritt weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-next-lie = Nächste Lüge
replay-lie = gelogen
replay-honest = stimmt
replay-open = noch offen
replay-percent = { $percent } %
replay-certain = sicher
replay-hardly = < 1 %
replay-almost = > 99 %
