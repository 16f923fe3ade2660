### Die Wörter am Tisch und nach der Partie: sie kommen mit ihm. Schlüssel wie in table.en.ftl.

## Bevor es losgeht

bring-someone = Hol noch jemanden dazu
bring-watchers = Gleich geht es los
bring-someone-help = Link oder Code genügt. Kein Konto, nur ein Name und ein Hut.
qr = QR-Code zum Tisch { $code }
code-help =
    { $spectators ->
        [yes] Nach dem Start kann man zusehen
       *[no] Gilt bis zum Start
    }
share-text = Ein Platz ist frei. Sag niemandem, dass du ihn von mir hast.
add-bot = Bot dazusetzen
or-bot = oder Bot
free = frei
make-free = { $name }: Platz frei machen
present = ist da
on-the-way = sucht den Hut
you-are-invited = Ein Platz ist frei
table-full = Alle Plätze sind besetzt. Wenn es losgeht, darfst du zusehen.
table-full-barred = Alle Plätze sind besetzt, und zusehen darf hier niemand.
seats-free =
    { $count ->
        [one] Ein Platz ist noch frei. Warte auf jemanden oder setz einen Bot dazu.
       *[other] { $count } Plätze sind noch frei. Warte auf jemanden oder setz Bots dazu.
    }
everybody-is-here = Alle sind da.
host-begins = Wer den Tisch eröffnet hat, gibt das Zeichen.
leave-table = Aufstehen
begin-with-bots = Mit Bots beginnen
talk-before = Gespräch

screen-title = Ein Bildschirm für alle
screen-help = Wer an einem Tisch sitzt, scannt diesen Code mit dem Handy. Dann steht das Brett hier, und jede Hand bleibt bei ihren Leuten.
screen-waits = Noch steht dieser Bildschirm an keinem Tisch.
screen-pair-qr = QR-Code, der diesen Bildschirm an einen Tisch stellt
screen-join = Scannen, hinsetzen, mitspielen.
screen-add = Bildschirm dazustellen
screen-add-help = Fernseher, Tablet oder Monitor zeigen das Brett für alle, ohne eine Hand zu verraten.
screen-add-open = Öffne auf dem Bildschirm:
screen-add-scan = Scanne den Code, der dort steht.
screen-add-tablet = Hat der Bildschirm eine Kamera, dann scannt er diesen Code.
screen-qr = QR-Code für den Bildschirm
screen-here = Dieses Fenster zum Bildschirm machen
screen-which = Der Bildschirm zeigt dann das Brett für alle. An welchem Tisch soll er stehen?
screen-no-table = Du sitzt gerade an keinem Tisch, oder der Code ist nicht vollständig. Setz dich erst und scanne ihn dann.
screens-here =
    { $count ->
        [one] Ein Bildschirm zeigt das Brett.
       *[other] { $count } Bildschirme zeigen das Brett.
    }
screens-remove = Bildschirme wegnehmen
spectators-close-help = Schaltest du das aus, geht, wer gerade zusieht.
watchers-allowed = Zuschauer erlaubt. Sie sehen nur, was offen liegt.
watchers-barred = Zuschauer bleiben draußen.

## Am Tisch

table-you = Du
table-nameless = Platz { $number }
table-nameless-bot = Bot { $number }
table-missing = Hier ist kein Tisch.
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
table-are-away =
    { $count ->
        [one] { $names } ist weg
       *[other] { $names } sind weg
    }
table-waiting = Gleich geht es weiter
table-soon = Gleich bist du dran
table-skip = Überspringen
table-recap = Seit deinem letzten Zug
table-recap-count =
    { $count ->
        [one] Seit deinem Zug: ein Schritt
       *[other] Seit deinem Zug: { $count } Schritte
    }
table-recap-back = Einen Schritt zurück
table-recap-on = Einen Schritt weiter
table-recap-missed =
    { $count ->
        [one] Inzwischen wurde ein Zug gespielt.
       *[other] Inzwischen wurden { $count } Züge gespielt.
    }
table-your-offer = Du darfst reden
table-own-seats = Deine Plätze
table-look-from = Von { $name } aus sehen
table-secret-line = Nur für dich
table-hand-over = Gib das Gerät an { $name }. Die anderen sehen weg.
table-its-me = Ich bin’s, { $name }
last-seconds = Noch { $seconds } Sekunden, dann entscheidet die Uhr.
banks = Zeitvorrat
bank-of = { $name }: noch { $time } im Vorrat

table-ask-house = Was täte das Haus?
table-ask-house-short = Rat
table-do-it = So machen
table-coach = { $percent } %
table-coach-range = Der Trainer schätzt eure Aussicht. Mit 95 Prozent Sicherheit liegt sie zwischen { $low } und { $high } Prozent.
table-ask-coach-short = Lage?
table-ask-coach = Wie steht es?

table-guide = Gut zu wissen
table-guide-thanks = Verstanden
table-hints = Hinweise
table-hints-help = Gut zu wissen, im richtigen Moment
table-learnt = Jetzt weißt du …
table-guide-off = Keine Hinweise mehr

table-link-lost = Verbindung weg. Dein Platz bleibt dir.
table-link-closed = Dieser Tisch lässt dich nicht mehr herein.
table-spectator = Du siehst zu. Was verdeckt ist, bleibt es auch für dich.
table-moves-lost = Der Server hat Züge verloren, die schon gespielt waren. Die Uhren stehen. Wollt ihr mit dem weiterspielen, was noch da ist?
table-go-on = Weiterspielen
table-paused = Der Tisch macht Pause. Die Uhren stehen.
table-paused-by-host = Der Tisch macht Pause, bis die Tischleitung weiterspielen lässt. Die Uhren stehen.
table-away-since =
    { $minutes ->
        [0] { $name } ist gerade weg.
        [one] { $name } ist seit einer Minute weg.
       *[other] { $hours ->
            [0] { $name } ist seit { $minutes } Minuten weg.
            [one] { $name } ist seit mehr als einer Stunde weg.
           *[other] { $name } ist seit { $hours } Stunden weg.
        }
    }
table-away-then =
    { $what ->
        [mind] Gleich spielt ein Bot für { $name }.
        [ask] Gleich fragt der Tisch, wie es weitergeht.
       *[wait] Der Tisch wartet.
    }
table-away-ask = Wie soll es weitergehen?
table-away-said =
    { $who ->
        [you] { $choice ->
            [wait] Du willst warten.
            [mind] Du willst, dass ein Bot spielt.
           *[end] Du willst aufhören.
        }
       *[other] { $choice ->
            [wait] { $name } will warten.
            [mind] { $name } will, dass ein Bot spielt.
           *[end] { $name } will aufhören.
        }
    }
table-away-wait = Noch warten
table-away-mind = Ein Bot spielt weiter
table-away-end = Ohne Ergebnis aufhören
table-bot-plays = ein Bot spielt
table-minded-now = Für { $names } spielt ein Bot.
table-back =
    { $count ->
        [one] { $names } ist wieder da.
       *[other] { $names } sind wieder da.
    }
table-vote-open =
    { $kind ->
        [end] Ohne Ergebnis aufhören?
        [concede] Aufgeben?
        [pause] Pause machen?
        [go_on] Mit dem weiterspielen, was noch da ist?
       *[undo] Einen Zug zurücknehmen?
    } Dafür: { $names }. { $missing ->
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
            [end] { $who ->
                [you] Du hörst auf, und alle sind einverstanden.
               *[other] { $name } hört auf, und alle sind einverstanden.
            }
            [concede] { $who ->
                [you] Du gibst auf, und alle sind einverstanden.
               *[other] { $name } gibt auf, und alle sind einverstanden.
            }
            [pause] { $who ->
                [you] Du rufst eine Pause aus.
               *[other] { $name } ruft eine Pause aus.
            }
            [go_on] { $who ->
                [you] Du stimmst zu: Ihr spielt mit dem weiter, was noch da ist.
               *[other] { $name } stimmt zu: Ihr spielt mit dem weiter, was noch da ist.
            }
           *[undo] { $who ->
                [you] Du stimmst zu: Ein Zug wird zurückgenommen.
               *[other] { $name } stimmt zu: Ein Zug wird zurückgenommen.
            }
        }
        [for] { $kind ->
            [end] { would-like } ohne Ergebnis aufhören.
            [concede] { would-like } aufgeben.
            [pause] { would-like } eine Pause.
            [go_on] { would-like } mit dem weiterspielen, was noch da ist.
           *[undo] { would-like } einen Zug zurücknehmen.
        }
       *[against] { $kind ->
            [end] { $who ->
                [you] Du spielst doch weiter.
               *[other] { $name } spielt doch weiter.
            }
            [concede] { $who ->
                [you] Du spielst doch weiter.
               *[other] { $name } spielt doch weiter.
            }
            [pause] { $who ->
                [you] Du willst weiterspielen.
               *[other] { $name } will weiterspielen.
            }
            [go_on] { would-like } noch nicht weiterspielen.
           *[undo] { $who ->
                [you] Du lässt den Zug stehen.
               *[other] { $name } lässt den Zug stehen.
            }
        }
    }
would-like =
    { $who ->
        [you] Du möchtest
       *[other] { $name } möchte
    }
table-clock-played =
    { $who ->
        [you] Die Uhr hat für dich gespielt:
       *[other] Die Uhr hat für { $names } gespielt:
    }
table-prolonged =
    { $who ->
        [you] Du gibst der Uhr { $time } mehr.
        [host] Der Gastgeber gibt der Uhr { $time } mehr.
       *[other] { $name } gibt der Uhr { $time } mehr.
    }
table-note-away =
    { $who ->
        [you] Du warst weg, und der Tisch hat auf dich gewartet.
       *[other] { $name } ist weg. Der Tisch wartet.
    }
table-note-asked =
    { $who ->
        [you] Du bliebst weg. Die anderen wurden gefragt, wie es weitergeht.
       *[other] { $name } bleibt weg. Wie soll es weitergehen?
    }
table-note-opinion =
    { $choice ->
        [wait] { would-like } warten.
        [mind] { would-like }, dass ein Bot weiterspielt.
       *[end] { would-like } ohne Ergebnis aufhören.
    }
table-note-waits = Also wird gewartet.
table-note-minded =
    { $why ->
        [left] { $who ->
            [you] Du stehst auf. Ein Bot spielt für dich weiter.
           *[other] { $name } steht auf. Ein Bot spielt weiter.
        }
        [removed] { $by ->
            [nobody] Jemand ist nicht mehr am Tisch. Dort spielt jetzt ein Bot: { $name }.
            [you] Du hast jemanden vom Tisch genommen. Dort spielt jetzt ein Bot: { $name }.
           *[other] { $host } hat jemanden vom Tisch genommen. Dort spielt jetzt ein Bot: { $name }.
        }
        [host] { $by ->
            [nobody] Ein Bot spielt jetzt für { $name }.
            [you] Du lässt einen Bot für { $name } spielen.
           *[other] { $host } lässt einen Bot für { $name } spielen.
        }
       *[other] { $who ->
            [you] Ein Bot spielt für dich.
           *[other] Ein Bot spielt jetzt für { $name }.
        }
    }
table-note-returned =
    { $who ->
        [you] Du bist wieder da.
       *[other] { $name } ist wieder da.
    }
table-note-hosted =
    { $act ->
        [let_watch] Zuschauer sind willkommen.
        [bar_watchers] Ab jetzt schaut niemand mehr zu.
        [free] { $who ->
            [you] Dein Platz wartet wieder auf dich.
           *[other] Der Platz wartet wieder auf { $name }.
        }
        [hand_on] { $by ->
            [you] Du gibst die Tischleitung an { $name } ab.
           *[other] { $who ->
                [you] Du leitest jetzt den Tisch.
               *[other] { $name } leitet jetzt den Tisch.
            }
        }
        [inherit] { $who ->
            [you] Die Tischleitung ist lange weg: Jetzt leitest du den Tisch.
           *[other] Die Tischleitung ist lange weg: Jetzt leitet { $name } den Tisch.
        }
        [mute] { $by ->
            [you] Du nimmst { $name } aus dem Gespräch.
           *[other] { $who ->
                [you] Du bist aus dem Gespräch genommen. Mitspielen darfst du.
               *[other] { $name } ist aus dem Gespräch genommen.
            }
        }
        [unmute] { $who ->
            [you] Du darfst wieder mitreden.
           *[other] { $name } darf wieder mitreden.
        }
        [lock] { $by ->
            [nobody] Der Tisch ist abgeschlossen.
            [you] Du schließt den Tisch ab.
           *[other] { $host } schließt den Tisch ab.
        }
        [unlock] { $by ->
            [nobody] Der Tisch ist wieder offen.
            [you] Du öffnest den Tisch wieder.
           *[other] { $host } öffnet den Tisch wieder.
        }
        [pause] { $by ->
            [nobody] Der Tisch macht Pause.
            [you] Du lässt den Tisch Pause machen.
           *[other] { $host } lässt den Tisch Pause machen.
        }
       *[go_on] { $by ->
            [nobody] Es geht weiter.
            [you] Du lässt weiterspielen.
           *[other] { $host } lässt weiterspielen.
        }
    }
table-note-ended = Die Partie endet ohne Ergebnis.
table-knows-more =
    { $who ->
        [you] Du hast schon mehr gesehen, als der Server noch weiß: Züge sind verloren.
       *[other] { $name } hat schon mehr gesehen, als der Server noch weiß: Züge sind verloren.
    }
table-undone =
    { $who ->
        [you] Du nimmst deinen letzten Zug zurück.
       *[other] { $name } nimmt den letzten Zug zurück.
    }
table-undone-all = Alle sind einverstanden: Der letzte Zug gilt nicht.
table-sequel = Die nächste Partie steht fest.

talk-unread =
    { $count ->
        [one] 1 neu
       *[other] { $count } neu
    }
talk-acts = Nachricht von { $name }
talk-mute = { $name } stumm schalten
talk-muted = { $name } ist für dich stumm.
talk-hear-again = Wieder hören
talk-report = Dem Gastgeber melden
talk-reported = Gemeldet. Nur wer den Tisch führt, erfährt davon.
talk-reported-to-you = Gemeldet:
talk-quoted = { $name }: „{ $text }“
talk-done = Erledigt
talk-gallery = Unter Zuschauern:
talk-gallery-help = Nur wer zusieht, liest das. Die am Tisch lesen es erst nach dem Ende.
talk-gallery-say = Sag den anderen Zuschauern was …
table-on-screen = Das Brett steht auf dem Bildschirm.
table-hand-only = Nur die Hand
table-show-board = Brett zeigen
table-all-choices = Alle Möglichkeiten
table-phrases = Schnell gesagt
table-say-something = Sag was …
table-meant = Meinst du: { $claim }
table-meant-yes = Ja, genau das
table-meant-no = Nein, nur so gesagt
table-send = Abschicken
table-silenced = Du darfst gerade nichts sagen.
table-undo = Zug zurücknehmen
table-undo-moves =
    { $count ->
        [one] Dein letzter Zug lässt sich zurücknehmen.
       *[other] Deine letzten { $count } Züge lassen sich zurücknehmen, einer nach dem anderen.
    }
table-undo-vote = Alle bitten, den letzten Zug zurückzunehmen
table-pause = Pause vorschlagen
table-resume = Weiterspielen
more-time = { $time } mehr
more-time-help = Für die Uhr, die gerade läuft. Alle lesen es im Protokoll.
table-concede = Aufgeben vorschlagen
table-concede-withdraw = Doch nicht aufgeben
table-concede-help = Gilt erst, wenn alle zustimmen. Bots schließen sich an.
table-end = Aufhören vorschlagen
table-end-withdraw = Doch nicht aufhören
table-end-help = Die Partie endet ohne Ergebnis, wenn alle zustimmen.
host-sheet-help = Was du hier tust, lesen alle. Sehen kannst du nicht mehr als sie.
host-lock = Tisch abschließen
host-lock-help = Dann kommt niemand Neues dazu, auch nicht zum Zusehen.
host-unlock = Tisch wieder öffnen
host-locked-help = Gerade kommt niemand Neues dazu.
host-pause = Pause machen
host-go-on = Weiterspielen lassen
host-mind = Bot spielen lassen
host-free = Bot aufstehen lassen
host-hand-on = Leitung übergeben
host-mute = Aus dem Gespräch nehmen
host-unmute = Wieder mitreden lassen
host-remove = Vom Tisch nehmen
host-remove-sure = { $name } kommt dann nicht zurück. Ein Bot spielt weiter.
host-remove-sure-before = { $name } kommt dann nicht zurück. Der Platz wird frei.
host-remove-now = Ja, vom Tisch nehmen
table-as-list = Als Liste
table-as-list-help = Alles vom Brett in Worten, jede Möglichkeit als Knopf.
table-as-board = Zum Brett
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
table-paper-clock =
    { $count ->
        [one] Einmal hat die Uhr für { $name } gespielt
       *[other] { $count }-mal hat die Uhr für { $name } gespielt
    }
table-paper-minutes =
    { $count ->
        [one] Gespielt in einer Minute
       *[other] Gespielt in { $count } Minuten
    }
table-paper-advert = Anzeige
table-paper-advert-text = Nonnas Hutladen. Zwölf Modelle.
table-unfinished = Ohne Ergebnis
table-unfinished-reason = Ihr habt euch geeinigt, hier aufzuhören. Niemand gewinnt, niemand verliert.
table-minded-spans = Für wen ein Bot gespielt hat
table-minded-span =
    { $end ->
        [open] { $who ->
            [you] Für dich hat ab { $from } ein Bot gespielt.
           *[other] Für { $name } hat ab { $from } ein Bot gespielt.
        }
       *[closed] { $who ->
            [you] Für dich hat von { $from } bis { $to } ein Bot gespielt.
           *[other] Für { $name } hat von { $from } bis { $to } ein Bot gespielt.
        }
    }
table-afterwards = Nach der Partie
table-won = Gewonnen
table-lost = Verloren
table-winner =
    { $count ->
        [0] Am Tisch
        [one] { $who ->
            [you] Du hast gewonnen
           *[other] Sieg für
        }
       *[other] Gewonnen haben
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
table-again = Noch einmal
table-harder = Noch mal, aber schwerer
table-look-back = Brett ansehen
table-to-paper = Zur Titelseite
table-record = Aufzeichnung
table-ballot-open = Deine Stimme bleibt verdeckt, bis alle gewählt haben.
table-ballot-cast = Gewählt. Ändern geht, bis alle gewählt haben.

## Nach der Partie: der Rückblick

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
replay-moments = Wichtige Momente
replay-lie-of = Lüge · { $name }
replay-thoughts-of = Was { $name } jetzt von allen denken konnte
replay-thoughts-all = Was man von außen jetzt denken konnte
replay-legend-bar = Balken: für wie wahrscheinlich man was halten musste
replay-legend-stamp = Stempel: was wirklich war
replay-legend-arrow = Dreieck: so viel sprach für die Wahrheit
replay-legend-lie = Raute: hier wurde gelogen
replay-legend-keys = Tasten: ← → ein Schritt, Bild ↑ ↓ ein Moment, L die nächste Lüge, Leertaste abspielen
replay-lie = gelogen
replay-honest = stimmt
replay-open = noch offen
replay-percent = { $percent } %
replay-certain = sicher
replay-hardly = < 1 %
replay-almost = > 99 %
