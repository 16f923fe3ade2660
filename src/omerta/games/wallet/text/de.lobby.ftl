### Vor dem Spiel: Titel, Stufen, Einstellungen, Bots, Uhren.

title = Greif zu!

## Einstellungen

preset-standard = Standard
    .help = Drei Runden, wie in der Anleitung.
preset-short = Kurz (eine Runde)
    .help = Gut zum Ausprobieren: eine Viertelstunde.
preset-tactical = Taktisch
    .help = Zwei Sonderkarten im Zug, und beim Bezahlen wird niemand Überflüssiges los.
preset-relaxed = Entspannt
    .help = Alle 80 Karten, und du darfst auch mal nichts tun.

option-deck = Kartendeck
    .help = Der Spielerzahl angepasst oder immer alle 80 Karten. Zu zweit und zu siebt macht es keinen Unterschied.
option-deck-balanced = Angepasst
option-deck-full = Alle Karten

option-specials-per-turn = Sonderkarten im Zug
    .help = Wie viele Sonderkarten du in einem Zug spielen darfst.
option-specials-per-turn-1 = Eine
option-specials-per-turn-2 = Zwei

option-allow-pass = Passen erlaubt
    .help = Statt einer Aktion darfst du auch nichts tun. Die Polizei hat es dann weniger eilig.

option-payment = Bezahlen
    .help = Ob du beim Kauf eines Ausweises überflüssige Karten loswerden darfst.
option-payment-free = Beliebig viel
option-payment-minimal = Ohne überflüssige Karten

option-coin-pool = Münzen
    .help = Welche Münzen mitspielen, wenn ihr weniger als sieben seid.
option-coin-pool-random = Zufällige
option-coin-pool-lowest = Die kleinsten

option-rounds = Runden
    .help = Drei sind üblich. Weniger ist kürzer, gewertet wird gleich.
option-rounds-3 = Drei
option-rounds-2 = Zwei
option-rounds-1 = Eine

## Bots

bot-house = Gerissen
    .help = Plant auf die beste Person hin, zählt die Timer und weiß, was eine Sonderkarte wert ist.
bot-easy = Arglos
    .help = Sammelt, was gut aussieht, und schaut dabei wenig nach links und rechts.

clock-decision = Je Entscheidung

## Gemessen

measured-bot = Allein unter drei Bots der anderen Stufe gewinnt er { $share } von 100 Partien.
