### Courier, ein erfundenes Spiel. Schlüssel wie in en.ftl; was ein Feld heißt, steht in pieces.py.

title = Kuriere

## Briefe

card-A = Brief A
card-B = Brief B
card-C = Brief C
card-D = Brief D
card-E = Brief E

# Fremde Briefe bleiben verborgen.
the-card =
    { $card_id ->
        [none] einen Brief
       *[other] { $card }
    }

## Abschnitte und Entscheidungen

phase-turn = Zug
phase-passing = Weitergabe
phase-over = Ende

decision-turn = Du bist dran: ziehen oder einen Brief zurücklegen?
decision-pass = Welchen Brief gibst du weiter?

## Was man tun kann

action-draw = Einen Brief ziehen
action-mark = { $card } zum Zurücklegen vormerken
action-put-back = Den vorgemerkten Brief zurücklegen
action-give = { $card } weitergeben

## Was geschieht

event-hand-dealt = Deine Hand: { $cards }.
event-turn-began = { $seat } ist am Zug.
event-card-marked = Du hast { $card } vorgemerkt.
event-card-drawn = { $seat } zieht { the-card }.
event-card-put-back = { $seat } legt { the-card } in den Beutel zurück.
event-pass-asked = Alle wählen einen Brief zum Weitergeben: { $seats }.
event-card-sealed = Du gibst { $card } weiter, sobald alle gewählt haben.
event-card-passed = { $giver } gibt { $taker } { the-card }.
event-hands-revealed =
    { $pouch_id ->
        [none] Alle Hände liegen offen, der Beutel ist leer.
       *[other] Alle Hände liegen offen. Im Beutel: { $pouch }.
    }
event-ended = Das Spiel ist aus. Sieg für { $winners }; Punkte reihum: { $scores }.

reason-most-valuable = Die wertvollste Hand
reason-outbid = Eine andere Hand ist mehr wert

## Was nicht geht

refusal-seats = Hier spielen zwei bis vier Kuriere, nicht { $seats }.
refusal-game-over = Das Spiel ist aus.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-cannot-draw = Du kannst jetzt nicht ziehen: Bei vier Briefen oder leerem Beutel geht es nicht. Du hast { $hand }.
refusal-cannot-mark = { $card } kannst du nicht vormerken: nur spätere Buchstaben, und nie den letzten Brief.
refusal-nothing-marked = Merke zuerst einen Brief vor.
refusal-no-pass-now = Jetzt wird nichts weitergegeben.
refusal-not-in-hand = { $card } ist nicht auf deiner Hand.

## Einstellungen und Mitspieler

option-copies = Briefe je Buchstabe
option-rounds = Runden
option-memory = Gedächtnis
option-pass-to = Weitergabe
option-pass-to-left = Nach links
option-pass-to-right = Nach rechts

bot-house = Hauskurier
why-keep-the-best = Die wertvollen Briefe bleiben bei mir.

## Regeln

rule-K-1-1 = Zwei bis vier Kuriere sitzen im Kreis.
rule-K-1-2 = Von jedem Buchstaben A bis E (1 bis 5 Punkte) gibt es gleich viele Briefe; jeder Kurier zieht drei, der Rest bleibt im Beutel.
rule-K-1-3 = Andere Werte als die vorgesehenen werden abgelehnt, bevor gezogen wird.
rule-K-2-1 = Wer weniger als vier Briefe hat, darf am Zug einen ziehen, solange der Beutel nicht leer ist.
rule-K-2-2 = Oder man legt einen heimlich vorgemerkten Brief zurück, nie den letzten; umentscheiden darf man sich nur für einen späteren Buchstaben.
rule-K-2-3 = Nur wer am Zug ist, zieht, merkt vor oder legt zurück.
rule-K-2-4 = Ziehen oder Zurücklegen beendet den Zug; nach dem letzten Kurier folgt die Weitergabe.
rule-K-3-1 = Alle wählen verdeckt einen Brief ihrer Hand; die Wahl gilt.
rule-K-3-2 = Haben alle gewählt, gehen alle Briefe zugleich zum Nachbarn; nur wer gibt und wer nimmt, sieht den Brief.
rule-K-4-1 = Man kennt die eigene Hand und, mit Gedächtnis, was man zurückgelegt oder weitergegeben hat, solange es gewiss ist.
rule-K-4-2 = Man stellt sich jede Verteilung der ungesehenen Briefe vor, die zum Gemerkten passt: Gemerktes dort, wohin der Zufall es gebracht haben kann, alles andere überall gleich wahrscheinlich.
rule-K-5-1 = Nach der letzten Weitergabe wird alles aufgedeckt; die wertvollste Hand gewinnt, gleiche Hände gemeinsam.
rule-K-5-2 = Läuft die Uhr ab, tun alle, die noch nicht geantwortet haben, das Erste, was ihnen offensteht.

clock-decision = Je Entscheidung
