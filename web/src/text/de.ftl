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
refusal-unknown = Das ging nicht. Warum, wissen wir leider nicht.

nowhere-title = Hier ist nichts.
nowhere-help = Falls hier etwas war, hat es niemand gesehen.
copy = Kopieren
copy-by-hand = Der Link ist markiert. Kopiere ihn von Hand.
copied = Kopiert
share = Teilen
screen = Bildschirm
time-left = Noch { $time }
time-left-until = Noch { $time }, bis { $end }
time-hours = { $hours } Std. { $minutes } Min.
time-days =
    { $days ->
        [one] 1 Tag { $hours } Std.
       *[other] { $days } Tage { $hours } Std.
    }
table-rules-none = Zu „{ $wanted }“ sagt keine Regel etwas.

host-sheet = Tisch leiten
host-corner = Tischleitung
host-deed =
    { $act ->
        [let_watch] Zuschauer sind willkommen.
        [bar_watchers] Ab jetzt schaut niemand mehr zu.
        [lock] Der Tisch ist abgeschlossen.
        [unlock] Der Tisch ist wieder offen.
        [open_seat] { $named ->
            [yes] { $name } musste aufstehen, Platz { $number } ist frei.
           *[no] Platz { $number } ist frei.
        }
        [seat_bot] { $named ->
            [yes] Statt { $name } spielt ein Bot auf Platz { $number }.
           *[no] Auf Platz { $number } spielt ein Bot.
        }
        [remove] { $name } ist nicht mehr am Tisch.
        [mute] { $name } ist aus dem Gespräch genommen.
        [unmute] { $name } darf wieder mitreden.
        [inherit] { $name } leitet jetzt den Tisch: Die Tischleitung war lange weg.
       *[hand_on] { $name } leitet jetzt den Tisch.
    }

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
your-turn = Du bist dran
game-at = { $title } bei { $name }
game-at-home = { $title } an deinem Tisch
phase-gathering = Ihr sammelt euch noch
phase-playing = Die Partie läuft
phase-over = Zu Ende gespielt
table-code = Tisch { $code }
table-of = Bei { $name }
seats-left =
    { $free ->
        [one] 1 von { $all } Plätzen frei
       *[other] { $free } von { $all } Plätzen frei
    }
seat-bot = Bot { $number }
seat-free = Platz { $number }

open-tables = Offene Tische
no-open-tables = Gerade sitzt niemand offen herum.
every-game = Alle Spiele
which-game = Welches Spiel?
play-now = Jetzt mitspielen
play-now-help = Am vollsten passenden Tisch. Wartet niemand, eröffnest du einen: { $game }.
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
level = Wie schwer soll es werden?
level-own = Eure eigene Mischung, siehe unten.
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
bots-explained = Wie gut die Bots spielen
bot-of-level = Bot · { $level }
bot-level = Spielweise des Bots
at-the-table = Am Tisch
listed = In der Lobby zeigen
listed-help = Sonst kommt nur, wer Link oder Code hat.
spectators = Zuschauer erlaubt
spectators-help = Sie sehen nur, was offen liegt.
tempo = Wie viel Zeit habt ihr?
tempo-name =
    { $tempo ->
        [evening] Abend
        [by_the_way] Nebenbei
       *[unhurried] Ohne Uhr
    }
tempo-help =
    { $tempo ->
        [evening] Alle haben einen Zeitvorrat. Jede Entscheidung hat zuerst eigene Sekunden, erst danach läuft der Vorrat. Ist er leer, entscheidet die Uhr.
        [by_the_way] Ein Zug darf Stunden oder Tage dauern. Die Zeit läuft nur, solange alle Gefragten wach sind.
       *[unhurried] Niemand drängt. Nur wo eine Spielregel eine Uhr braucht, läuft eine.
    }
tempo-hours =
    { $hours ->
        [24] 1 Tag
        [48] 2 Tage
        [72] 3 Tage
        [168] 1 Woche
       *[other] { $hours } Stunden
    }
tempo-of-table =
    { $tempo ->
        [evening] Abend mit Uhr: { $minutes } Minuten Vorrat für alle, dazu { $increment } Sekunden je Entscheidung.
       *[by_the_way] Nebenbei: { $hours } je Zug, deine Nacht zählt nicht mit.
    }
bank = Zeitvorrat
bank-help = In Minuten, für die ganze Partie.
increment = Zeit je Entscheidung
increment-help = In Sekunden. Was übrig bleibt, verfällt.
together = Wenn mehrere zugleich gefragt sind
together-help = In Sekunden, für alle gleich. Den Vorrat kostet es nichts.
hours-a-move = Zeit für einen Zug
hours-help = Schlafenszeit zählt nicht mit. Jeder sagt sie unter „Wer bist du?“.
when-you-sleep = Wann schläfst du?
clocks = Uhren
clocks-help = In Sekunden. 0 heißt: Diese Uhr läuft nicht.
clock-state =
    { $state ->
        [off] Läuft nicht.
        [usual] Wie üblich.
       *[chosen] Üblich sind { $seconds } Sekunden.
    }
when-away = Wenn jemand weg ist
when-away-help = Nach zwei Minuten, und nur wenn der Tisch auf die Person wartet.
when-away-wait = Warten
when-away-ask = Fragen
when-away-mind = Bot spielt
coach = Trainer
coach-help = Spielt viele Probepartien und schätzt daraus, wie gut es steht.
coach-off = Aus
coach-number = Nur die Zahl
coach-full = Auch zu jedem Zug
all-options = Alle Regeln einstellen
table-complete = Alle Plätze sind vergeben. Es kann losgehen.
table-waits = Für freie Plätze bekommst du Link, Code und QR.

## Einstellungen

this-device = Auf diesem Gerät
language = Sprache
language-de = Deutsch
language-en = English
sound = Töne
sound-help = Kurz und leise. Das Handy brummt, wenn du dran bist. Alles, was man hört, sieht man auch.
volume = Lautstärke
pace = Tempo
pace-help = So lange zeigt dir der Tisch die Züge der anderen.
pace-calm = Ruhig
pace-normal = Normal
pace-quick = Flott
motion = Bewegung
motion-help = Ruhig heißt: Karten springen, statt zu gleiten.
motion-system = Wie das System
motion-less = Ruhig
motion-full = Alles
letters = Buchstaben neben Farben
letters-help = Jede Farbe trägt überall auch ihren Buchstaben.
tidings = Wenn du dran bist
tidings-device = Auf diesem Gerät Bescheid sagen
tidings-device-help = Du bekommst eine Mitteilung, wenn du gefragt bist und gerade nicht hinsiehst, auch wenn die Seite zu ist.
tidings-page-only = Dieser Browser sagt es nur, solange die Seite irgendwo offen ist.
tidings-insecure = Das geht nur, wenn die Seite über https kommt. Frag den, der den Server betreibt.
tidings-impossible = Dieser Browser kann keine Mitteilungen zeigen.
tidings-denied = Der Browser lässt diese Seite nichts mitteilen. Das kannst du in seinen Einstellungen ändern.
tidings-off = Auf diesem Server wird niemand außerhalb der Seite benachrichtigt.
webhook = In deinem Chat-Programm
webhook-help = An eine Adresse von dir, einen Webhook, geht ein Satz, wenn du gefragt bist: welches Spiel und an wessen Tisch.
webhook-url = Adresse des Webhooks
webhook-save = Einrichten
webhook-secret-help = Mit diesem Schlüssel ist jede Nachricht unterschrieben. Du siehst ihn nur jetzt.
webhook-try = Probe schicken
webhook-remove = Entfernen
webhook-arrived = Die Probe ist angekommen.
webhook-lost = Die Probe ist nicht angekommen. Stimmt die Adresse?

## Wer du bist

guest = Gast
you-more = Geräte, Passkeys, deine Daten
name-and-hat = Name und Hut
devices = Andere Geräte
devices-help = Nimm dich mit: Öffne den Link auf dem anderen Gerät oder halte die Kamera darauf. Dort bist du dann dieselbe Person, mit allen Tischen.
device-link = Link für ein anderes Gerät
device-qr = QR-Code für dein anderes Gerät
device-link-help = Gilt einmal, bis { $until } Uhr. Wer ihn öffnet, spielt als du: Zeig ihn niemandem.
devices-known =
    { $count ->
        [one] Bisher kennt man dich nur auf diesem Gerät.
       *[other] Man kennt dich auf { $count } Geräten.
    }
sign-out-others = Überall sonst abmelden
signed-out-others = Ab jetzt kennt man dich nur noch hier.
passkeys = Passkeys
passkeys-help = Mit einem Passkey kommst du jederzeit zurück, auch auf einem neuen Gerät. Er liegt bei dir, nicht bei uns.
passkeys-impossible = Passkeys gehen nur, wenn der Server einen Namen hat und verschlüsselt antwortet. Der Link oben geht immer.
passkey-make = Passkey einrichten
passkey-made = Der Passkey ist eingerichtet.
passkey-show = Mit Passkey anmelden
passkey-show-help = Hast du schon einen? Dann bist du nach dem Anmelden hier wieder du. Wer du gerade auf diesem Gerät bist, ist danach weg.
passkey-number = Passkey { $number }
passkey-since = seit { $date }
passkey-used = zuletzt benutzt { $date }
passkey-remove = Passkey { $number } entfernen
night = Wann du schläfst
night-help = An Tischen, die nebenbei laufen, zählen diese Stunden nicht, wenn du dran bist. Die anderen können an den Fristen ablesen, wann du schläfst. Eine Partie, die schon läuft, behält ihre Fristen.
night-from = Von
night-to = Bis
night-zone = Nach der Uhr dieses Geräts: { $zone }
night-forget = Vergessen
own-data = Deine Daten
own-data-help = Name, Hut, Geräte, Passkeys, wo du gesessen hast, deine Partien und Stammtische. Was du am Tisch gesagt hast, steht in den Protokollen der Partien.
own-data-download = Als Datei herunterladen
delete-me = Mich löschen
delete-me-title = Wirklich löschen?
delete-me-help = Dein Name verschwindet überall, in alten Partien steht dann „Gast“. Läuft noch eine, stehst du auf und ein Bot übernimmt. Das lässt sich nicht zurückholen.
delete-me-now = Ja, löschen
delete-me-not = Lieber nicht
move-title = Bist du das?
move-help = Dieser Link bringt dich von deinem anderen Gerät hierher, mit Name, Hut und Tischen. Hier heißt du gerade { $name }: Das ist danach weg.
move-now = Ja, das bin ich
move-not = Nein
move-failed-title = Der Link gilt nicht mehr.
move-failed-help = Er geht nur einmal und nur zehn Minuten lang. Hol dir auf dem anderen Gerät einen neuen.

## Regeln

reading = Zum Nachlesen
howto = So geht’s
howto-of = So geht’s: { $game }
howto-end = So endet es
howto-mistakes = Das geht am Anfang oft schief
howto-play = An den Tisch
howto-rules = Alle Regeln nachlesen
all-rules = Alle Regeln
rules-contents = Kapitel
rules-count = { $count } Regeln zum Nachschlagen
rule-example = Beispiel:
find-rule = Regel suchen
find-rule-example = Ein Wort oder eine Nummer …
rules-found = { $found } von { $all } Regeln
no-rules = Diese Regeln sind gerade nicht zu bekommen.
read-meanwhile = Lesen geht auch ohne Verbindung:

## Deine Leute und deine Partien

looking-back = Leute und Partien
people-title = Deine Leute
history-title = Deine Partien
