### Was nur das Terminal sagt.

## Prüfungen der Schachtel, für alle, die ein Spiel schreiben

rule-LV-1 = Es gibt vier Symbole: Handschellen, Pistole, Polizeiwagen, Polizeimarke.
rule-LV-2 = Es gibt 54 Polizeikarten: je zwölf einfache, vier Zweier-Joker und zwei Vierfach-Joker.
rule-LV-3 = Es gibt vier Paten mit je vier Symbolen und eigenem Namen.
rule-LV-4 = Es gibt 20 verschiedene Leibwächter: vier der Stärke 2, acht der Stärke 3, acht der Stärke 4.
rule-LV-5 = Ein Leibwächter zeigt so viele Symbole, wie er Stärke hat.
rule-LV-6 = Ein durchgestrichenes Symbol kommt vorn nicht vor.
rule-LV-7 = Ein nummeriertes Symbol steht vorn an genau dieser Position.
rule-LV-8 = Jeder Leibwächter der Stärke 2 hat an Position 2 eine Markierung in einer anderen Farbe als der seiner Rückseite.
rule-LV-9 = Vier Leibwächter der Stärke 3 haben an Position 2 eine Markierung in der Farbe, die ihnen fehlt.
rule-LV-10 = Leibwächter der Stärke 4 und Paten haben keine Markierung.
rule-LV-11 = Capo Curtillo verlangt eine Polizeimarke, zwei Pistolen und einen Polizeiwagen.
rule-LV-12 = Narben-Juri hat Stärke 4 und verlangt Handschellen, Polizeimarke, Pistole, Polizeiwagen. Seine Rückseite zeigt Handschellen an Position 1.
rule-LV-13 = Dirty Diana hat Stärke 2, Handschellen mit roter Markierung an Position 2 und eine durchgestrichene Polizeimarke auf der Rückseite.
rule-LV-14 = Mindestens ein Leibwächter der Stärke 3 zeigt auf der Rückseite den Polizeiwagen an Position 2.
rule-LV-15 = Der Aufbau mit Gesamtstärke 39 aus der Anleitung muss sich legen lassen.
rule-LV-16 = Park, Villa und Keller liegen wie im Aufbau beschrieben: Nachbarn berühren sich, versetzte Karten überdecken sich.
