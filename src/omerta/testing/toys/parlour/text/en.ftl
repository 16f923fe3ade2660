### Parlour, a made-up game. The same keys as in de.ftl; what a field means is in pieces.py.

title = Parlour

## Roles

role-thief = thief
role-killer = killer
role-guest = guest

aside-thief = { role-thief }
aside-killer = { role-killer }
aside-guest = { role-guest }

## Phases and decisions

phase-talk = Talk
phase-reaction = A moment of shock
phase-over = The end

decision-talk = Would you like to say something?
decision-accuse = Whom do you accuse?
decision-answer = Do you answer, or do you refuse?
decision-reaction = Do you hold, or do you fire?

## What can be done

action-say = Say: “I am a { $role }.”
action-ask = Ask { $target } about the role
action-refuse = Refuse to answer
action-accuse = Accuse { $target }
action-hold = Hold
action-fire = Fire

## What happens

event-role-dealt = Your role: { $role }.
event-aside-seen = Set aside: { $role }.
event-talk-began = Something has been stolen. The talk begins.
event-said = { $seat } says: “I am a { $role }.”
event-asked = { $target } is asked about the role.
event-refused = { $seat } refuses to answer.
event-accused =
    { $asked_id ->
        [none] { $target } is accused.
       *[other] { $target } is accused. The others hold their breath: { $asked }.
    }
event-answered =
    { $fires_id ->
        [true] You fire as soon as everybody has answered.
       *[false] You hold.
    }
event-fired = { $seat } fires!
event-pocket-opened = { $seat } shows the role: { $role }.
event-eliminated = { $seat } is out.
event-ended = { $reason } Victory for { $winners }. Set aside was: { $aside }.

reason-thief-found = The thief is found.
reason-thief-escaped = The thief has escaped.
reason-host-shot = The host is shot.
reason-nothing-stolen = Nothing was stolen.

## What cannot be done

refusal-seats = Three to five sit in the parlour, not { $seats }.
refusal-no-such-elder = Nobody sits where the elder is to sit ({ $elder }).
refusal-game-over = The evening is over.
refusal-silenced = Whoever is out keeps silent.
refusal-hush = Nobody speaks now: an accusation is under way.
refusal-out-of-breath = You are out of breath.
refusal-no-such-role = There is no role “{ $role }”.
refusal-cannot-ask = This question cannot be asked: only the host asks, and only suspects who are not being asked already ({ $target }).
refusal-not-asked = You are not asked.
refusal-cannot-accuse = This accusation cannot be made: only the host accuses, one at a time, and only suspects ({ $target }).
refusal-nothing-to-answer = No accusation is under way.
refusal-no-weapon = You have no weapon.

## Options and players

option-killer = With a killer
option-breath = Breaths
option-accusations = Accusations
option-notes = The host takes notes
option-evenings = Evenings
option-places = Places on the next evening
option-places-vote = By the vote
option-places-host = As the host gives them
option-elder = Elder

clock-talk = Talk
clock-reaction = After an accusation
clock-ballot = Vote for the next host

ballot-host = Who is to be the next host?

bot-house = House guest
why-by-feeling = I go by feeling.

## Rules

rule-B-1-1 = Three to five sit in the parlour; seat 0 is the host, all others are suspects.
rule-B-1-2 = There is one role more than suspects: a thief, by option a killer, else guests; one is set aside.
rule-B-1-3 = The host sees the role set aside; if it is the thief, nothing was stolen and the game is over at once.
rule-B-1-4 = The most experienced is the elder and has one breath more; among equals whoever has invited, else by lot.
rule-B-1-5 = Without notes the host knows the role set aside only until the first word.
rule-B-1-6 = Values other than those listed are refused before the roles are dealt.
rule-B-2-1 = Whoever is not out may speak at any time while the breath lasts.
rule-B-2-2 = One claims a role for oneself, true or not; the latest word counts, and it answers the host's question.
rule-B-2-3 = The host asks one suspect; an older question lapses.
rule-B-2-4 = Whoever is asked may refuse without losing breath.
rule-B-3-1 = The host accuses; all other suspects are asked, and nobody speaks until they have answered.
rule-B-3-2 = Only the killer can fire, everybody can hold; the answers are sealed.
rule-B-3-3 = A shot ends the game before the pocket is opened.
rule-B-4-1 = The accused shows the role: the thief is found, anybody else is out.
rule-B-4-2 = Whoever is out keeps silent until the end.
rule-B-4-3 = One imagines every deal of the unknown roles in which the thief is not set aside, all equally likely.
rule-B-5-1 = At the end all roles are shown.
rule-B-5-2 = If the thief is found or nothing was stolen, the host and the remaining guests win; if the thief escapes, the thief; if there is a shot, the killer.
rule-B-6-1 = When the talk runs out the thief has escaped; when the time after an accusation runs out, all who have not answered hold.
rule-B-6-3 = If you like, whoever opened the table gives everybody a new place before the next evening.
rule-B-6-2 = The winners vote for the next host; ties are broken by lot. A series may have several evenings.

setting-portraits = Portraits on the wall
    .help = Whoever speaks is shown.
setting-lamp = Lamp
    .help = How bright the parlour is.
setting-lamp-dim = dim
setting-lamp-bright = bright
