### Vor dem Spiel: Titel, Pizzen, Einstellungen, Bots, Uhren.

title = Catch Don Falconi

## Pizzen, nach Schärfe

preset-margherita = Pizza Margherita
    .help = Mild. Karte ziehen, anlegen, losfahren: Das können auch Kinder, und das Glück isst mit.
preset-funghi = Pizza Funghi
    .help = Würzig. Zwei Reservekarten liegen bereit, damit nicht jede Sackgasse das Ende ist.
preset-prosciutto = Pizza Prosciutto
    .help = Pikant. Am Stadtrand warten Komplizen, und der Don will zu ihnen.
preset-salami = Pizza Salami
    .help = Scharf. Drei freie Aktionen im Zug, und der Don hat verdeckte Karten. Nichts für nebenbei.
preset-diavola = Pizza Diavola
    .help = Höllisch. Dazu ein heimlicher Komplize und zwei Chili-Boosts. Löschwasser bereitstellen.

## Einstellungen

option-variant = Pizza
    .help = Wie scharf ihr spielt: Margherita, Funghi und Prosciutto sind einfacher, Salami und Diavola sind für Strategen.
option-variant-margherita = Margherita
option-variant-funghi = Funghi
option-variant-prosciutto = Prosciutto
option-variant-salami = Salami
option-variant-diavola = Diavola

option-don-seat = Don Falconi
    .help = Wer den Don fährt. Alle anderen sind die Polizei.
option-don-seat-0 = Platz 1
option-don-seat-1 = Platz 2
option-don-seat-2 = Platz 3
option-don-seat-3 = Platz 4

option-police-cars = Polizeiautos zu zweit
    .help = Ein Auto oder alle drei. Üblich ist eines bei Margherita und Funghi, sonst drei.
option-police-cars-auto = Passend zur Pizza
option-police-cars-1 = Eines, das blaue
option-police-cars-3 = Alle drei

option-stations = Polizeistationen zu dritt
    .help = Welche zwei Stationen ausrücken. Üblich sind die links und rechts vom Don.
option-stations-auto = Links und rechts
option-stations-green-blue = Grün und Blau
option-stations-green-yellow = Grün und Gelb
option-stations-blue-yellow = Blau und Gelb

option-dead-end-redraw = Sackgassen
    .help = Ob eine Karte, mit der du nicht mehr weiterkommst, unter den Stapel darf. „Immer“ ist für kleine Kinder.
option-dead-end-redraw-first-card = Nur als erste Karte
option-dead-end-redraw-off = Nie
option-dead-end-redraw-always = Immer

option-margherita-bombs = Bomben in der Margherita
    .help = Zwei wie in der Anleitung, oder ganz ohne Knall.
option-margherita-bombs-2 = Zwei
option-margherita-bombs-0 = Keine

option-secret-escape = Geheime Fluchtkarte
    .help = Ob der Don schon zu Beginn eine Fluchtkarte bekommt oder alle drei im Stapel sind.
option-secret-escape-dealt = Gleich zu Beginn
option-secret-escape-drawn = Alle im Stapel

option-hunt-rounds = Runden bis zur Nacht
    .help = So lange dauert die Jagd höchstens. Üblich sind 24.

option-nightfall-winner = Wer gewinnt in der Nacht?
    .help = Üblich ist der Don. Gegen ein einzelnes Polizeiauto oder mit geheimer Fluchtkarte ist es die Polizei.
option-nightfall-winner-auto = Je nach Pizza
option-nightfall-winner-don = Der Don
option-nightfall-winner-police = Die Polizei

option-police-share-win = Die Polizei teilt den Ruhm
    .help = Schnappt ein Auto den Don, gewinnen alle, die noch fahren. Sonst gewinnt nur dieses eine.

option-match = Reihe
    .help = Ein Spiel, oder so viele, wie ihr seid: Jeder ist einmal der Don, jeder Sieg zählt einen Punkt.
option-match-single = Ein Spiel
option-match-rotation = Jeder ist einmal der Don

option-match-games = Spiele der Reihe
    .help = Ergibt sich aus der Zahl der Plätze.

## Bots

bot-house = Profi
    .help = Denkt in Fahrspuren, zählt Bomben und jagt als Team.
bot-easy = Sonntagsfahrer
    .help = Fährt, wo es frei aussieht, und schaut selten in den Rückspiegel.

## Uhren

clock-decision = Je Entscheidung
clock-react = Bombe oder Handschellen

## Gemessen

measured-preset = Unter Bots entkommt der Don hier in { $share } von 100 Partien.
measured-levels = Unter Profis entkommt der Don hier in { $house } von 100 Partien, unter Sonntagsfahrern in { $easy }.
