### Parlour, ein erfundenes Spiel. Schlüssel wie in en.ftl; was ein Feld heißt, steht in pieces.py.

title = Salon

## Rollen

role-thief = Dieb
role-killer = Killer
role-guest = Gast

aside-thief = { role-thief }
aside-killer = { role-killer }
aside-guest = { role-guest }

## Abschnitte und Entscheidungen

phase-talk = Gespräch
phase-reaction = Schrecksekunde
phase-over = Ende

decision-talk = Möchtest du etwas sagen?
decision-accuse = Wen klagst du an?
decision-answer = Antwortest du, oder schweigst du?
decision-reaction = Hältst du still, oder schießt du?

## Was man tun kann

action-say = Sagen: „Ich bin { $role }.“
action-ask = { $target } nach der Rolle fragen
action-refuse = Die Antwort verweigern
action-accuse = { $target } anklagen
action-hold = Stillhalten
action-fire = Schießen

## Was geschieht

event-role-dealt = Deine Rolle: { $role }.
event-aside-seen = Beiseite liegt: { $role }.
event-talk-began = Etwas ist gestohlen. Das Gespräch beginnt.
event-said = { $seat } sagt: „Ich bin { $role }.“
event-asked = { $target } wird nach der Rolle gefragt.
event-refused = { $seat } verweigert die Antwort.
event-accused =
    { $asked_id ->
        [none] { $target } wird angeklagt.
       *[other] { $target } wird angeklagt. Die anderen halten den Atem an: { $asked }.
    }
event-answered =
    { $fires_id ->
        [true] Du schießt, sobald alle geantwortet haben.
       *[false] Du hältst still.
    }
event-fired = { $seat } schießt!
event-pocket-opened = { $seat } zeigt die Rolle: { $role }.
event-eliminated = { $seat } scheidet aus.
event-ended = { $reason } Sieg für { $winners }. Beiseite lag: { $aside }.

reason-thief-found = Der Dieb ist gefunden.
reason-thief-escaped = Der Dieb ist entkommen.
reason-host-shot = Der Gastgeber ist erschossen.
reason-nothing-stolen = Es wurde nichts gestohlen.

## Was nicht geht

refusal-seats = Im Salon sitzen drei bis fünf, nicht { $seats }.
refusal-no-such-elder = Wo der Älteste sitzen soll, sitzt niemand ({ $elder }).
refusal-game-over = Der Abend ist vorbei.
refusal-silenced = Wer ausgeschieden ist, schweigt.
refusal-hush = Jetzt spricht niemand: Eine Anklage läuft.
refusal-out-of-breath = Dir ist der Atem ausgegangen.
refusal-no-such-role = Eine Rolle „{ $role }“ gibt es nicht.
refusal-cannot-ask = Diese Frage geht nicht: Nur der Gastgeber fragt, und nur Verdächtige, die nicht gerade gefragt sind ({ $target }).
refusal-not-asked = Du bist nicht gefragt.
refusal-cannot-accuse = Diese Anklage geht nicht: Nur der Gastgeber klagt an, eine nach der anderen, und nur Verdächtige ({ $target }).
refusal-nothing-to-answer = Es läuft keine Anklage.
refusal-no-weapon = Du hast keine Waffe.

## Einstellungen und Mitspieler

option-killer = Mit Killer
option-breath = Atemzüge
option-accusations = Anklagen
option-notes = Der Gastgeber macht sich Notizen
option-evenings = Abende
option-places = Plätze am nächsten Abend
option-places-vote = Nach der Wahl
option-places-host = Wie der Gastgeber sie verteilt
option-elder = Ältester

clock-talk = Gespräch
clock-reaction = Nach einer Anklage
clock-ballot = Wahl des nächsten Gastgebers

ballot-host = Wer soll der nächste Gastgeber sein?

bot-house = Hausgast
why-by-feeling = Ich gehe nach Gefühl.

## Regeln

rule-B-1-1 = Drei bis fünf sitzen im Salon; Platz 0 ist der Gastgeber, alle anderen sind verdächtig.
rule-B-1-2 = Es gibt eine Rolle mehr als Verdächtige: einen Dieb, je nach Einstellung einen Killer, sonst Gäste; eine liegt beiseite.
rule-B-1-3 = Der Gastgeber sieht die Rolle, die beiseiteliegt; ist es der Dieb, wurde nichts gestohlen und das Spiel ist sofort aus.
rule-B-1-4 = Wer am meisten Erfahrung hat, ist der Älteste und hat einen Atemzug mehr; unter Gleichen, wer eingeladen hat, sonst das Los.
rule-B-1-5 = Ohne Notizen kennt der Gastgeber die beiseitegelegte Rolle nur bis zum ersten Wort.
rule-B-1-6 = Andere Werte als die vorgesehenen werden abgelehnt, bevor die Rollen verteilt werden.
rule-B-2-1 = Wer nicht ausgeschieden ist, darf jederzeit sprechen, solange der Atem reicht.
rule-B-2-2 = Man nennt eine Rolle als die eigene, wahr oder nicht; es gilt das letzte Wort, und es beantwortet die Frage des Gastgebers.
rule-B-2-3 = Der Gastgeber fragt einen Verdächtigen; eine ältere Frage verfällt.
rule-B-2-4 = Wer gefragt ist, darf die Antwort verweigern, ohne Atem zu verlieren.
rule-B-3-1 = Der Gastgeber klagt an; alle anderen Verdächtigen sind gefragt, und bis sie geantwortet haben, spricht niemand.
rule-B-3-2 = Nur der Killer kann schießen, alle können stillhalten; die Antworten bleiben verdeckt.
rule-B-3-3 = Ein Schuss beendet das Spiel, bevor die Tasche geöffnet wird.
rule-B-4-1 = Der Angeklagte zeigt die Rolle: Der Dieb ist gefunden, jeder andere scheidet aus.
rule-B-4-2 = Wer ausgeschieden ist, schweigt bis zum Ende.
rule-B-4-3 = Man stellt sich jede Verteilung der unbekannten Rollen vor, bei der der Dieb nicht beiseiteliegt, alle gleich wahrscheinlich.
rule-B-5-1 = Am Ende werden alle Rollen gezeigt.
rule-B-5-2 = Ist der Dieb gefunden oder nichts gestohlen, gewinnen der Gastgeber und die verbliebenen Gäste; entkommt der Dieb, gewinnt er; fällt ein Schuss, der Killer.
rule-B-6-1 = Läuft das Gespräch ab, ist der Dieb entkommen; läuft die Zeit nach einer Anklage ab, halten alle still, die nicht geantwortet haben.
rule-B-6-3 = Auf Wunsch verteilt, wer den Tisch eröffnet hat, vor dem nächsten Abend die Plätze neu.
rule-B-6-2 = Die Sieger wählen den nächsten Gastgeber; bei Gleichstand das Los. Eine Partie kann mehrere Abende haben.

setting-portraits = Bilder an der Wand
    .help = Wer spricht, ist zu sehen.
setting-lamp = Lampe
    .help = Wie hell der Salon ist.
setting-lamp-dim = gedämpft
setting-lamp-bright = hell
