### The rules in sentences: each chapter with its rules, as the page shows them. `.example` is an example of it.

chapter-F-1 = Setup

rule-F-1-1 = You choose one of five pizzas: Margherita, Funghi, Prosciutto, Salami or Diavola.
rule-F-1-2 = The prison is in the south, green in the west, blue in the north, yellow in the east. The Don has the prison in front of him.
rule-F-1-3 = One player drives the Don. Clockwise the others get green, blue and yellow; with three players two of them, with two players blue or all three.
rule-F-1-4 = All 81 street cards are shuffled into one pile.
rule-F-1-5 = Except in Margherita every car gets two reserve cards. They lie open; in Salami and Diavola the Don’s are face down.
rule-F-1-6 = From Prosciutto on three escape cards are then shuffled in. In Diavola the Don gets one of them as his secret.
rule-F-1-7 = The Don gets two bombs, in Diavola two chili boosts, in Salami nothing.
rule-F-1-8 = Every car starts outside the city and leaves by its front exit, in Salami and Diavola by its tunnel as well.
rule-F-1-9 = The Don begins, then green, blue, yellow. A round begins with the Don’s turn.
rule-F-1-10 = Chance shuffles at the start only. Nothing is drawn by lot later.

chapter-F-2 = Streets and lanes

rule-F-2-1 = A cell holds one card at most. Straight and curve have two ends, the T-junction three, the crossroads four, the dead end one; on the flyover two streets cross without meeting.
rule-F-2-2 = A car stands at the end of a street in the right-hand lane and looks out. The two lanes are two places.
    .example = You drive north and the Don comes towards you: you pass each other in two lanes.
rule-F-2-3 = Ahead of you is one of these: a crater, an escape card, the border, an empty cell, a street or a wall. With an empty cell ahead you are at an open end.
rule-F-2-4 = Each exit of a car at its start has one of these ahead, too: crater, empty cell, street or wall.
rule-F-2-5 = A step leads onto the next card. You choose where to leave it; in a dead end it is back again.
    .example = At a T-junction you choose between two ways; on a flyover it’s straight on only.
rule-F-2-6 = Only the Don can drive onto an escape card. To the police it is part of the border.
rule-F-2-7 = You drive out of stations, prison and tunnels, never in.
rule-F-2-8 = What steps lead to is in reach; in Salami and Diavola turns count for being blocked, too. Other cars are not in the way of that.
rule-F-2-9 = What is laid stays. Only a bomb or a boost clears a card away, and then it is out of the game.

chapter-F-3 = The end

rule-F-3-1 = A police car that drives exactly onto the Don’s place in its own turn has caught him. That player wins alone, or all of them if you have chosen so.
    .example = The Don is on a straight, facing east. Whoever drives onto that card from the west has caught him.
rule-F-3-2 = If the Don has no way on, all police cars still in the game win.
rule-F-3-3 = If all police cars are out, the Don wins.
rule-F-3-4 = If the Don gets to an escape card, he is gone and wins.
rule-F-3-5 = In Salami and Diavola the hunt ends at nightfall. Then the Don wins, against a single car or with a secret escape card the police, or whoever you have chosen.
rule-F-3-6 = After every turn all cars are tested: a car that reaches no open end and has no other way out is blocked.
rule-F-3-7 = First the Don is tested, then blocked police cars go out together. If none is left, the Don wins.
    .example = One card shuts in the Don and a police car at the same time: the police win.
rule-F-3-8 = If you are out, take your car away. The streets stay, the reserve cards are out of the game.
rule-F-3-9 = A catch, an escape and overtaking the last police car end the game at once.

chapter-F-4 = Margherita: the turn

rule-F-4-1 = Your turn: drive on if you must, then draw, lay, drive.
rule-F-4-2 = If somebody has built ahead of you, you first drive to an open end.
    .example = Since your last turn somebody has laid a bend in front of you. Drive to its end first, then draw.
rule-F-4-3 = You draw the top card for all to see. With nothing to lay you are blocked.
rule-F-4-4 = The card goes into the empty cell ahead, turned so that a street meets your car. Nothing else has to fit.
    .example = Your bend leads right into a wall. That’s allowed; you just may not get any further.
rule-F-4-5 = You must drive to an open end, whichever you like. If there is none and nothing else to do, you are out.
rule-F-4-6 = If a way leads to the Don from behind, you may catch him. You name the side over which you come onto his card. The other lane does not count.
rule-F-4-7 = When somebody reaches for him, the Don may throw a bomb behind him. Otherwise he is caught.
rule-F-4-8 = The bomb closes the boundary behind the Don for good, both ways. The police car chooses again.
    .example = Green closes in from the south and the Don throws a bomb: his card is now shut to the south. If Green can also get there from the west, it may try again.
rule-F-4-9 = If nothing is left for the police car then, it is out.
rule-F-4-10 = With a bomb the Don may blast a wall ahead if a street or an escape card lies straight behind it. Then he drives on.
    .example = A street runs across the Don’s way and one goes on straight behind it: he blasts his way through.
rule-F-4-11 = A blasted card is a straight for everybody, along the blast. Cars on it are unharmed and drive on as ever.
rule-F-4-12 = Cars are not in each other’s way. Whoever starts beside the Don does not come from behind, except by driving round.
rule-F-4-13 = A dead end as first card goes under the pile; or never, or any card that is hopeless, as you set it.

chapter-F-5 = Funghi: the reserve

rule-F-5-1 = You lay the drawn card or one from the reserve and keep the other two.
rule-F-5-2 = You always draw. Only when the pile is empty you live on the reserve.

chapter-F-6 = Prosciutto: the escape

rule-F-6-1 = Whoever draws an escape card puts it on the border at once.
rule-F-6-2 = It may go anywhere on its side but on a station, a tunnel or another escape card. The way to it may be barred.
    .example = The harbour card goes to the blue border in the north, in one of seven spots.
rule-F-6-3 = Then the same car draws again, lays and drives.
rule-F-6-4 = The Don flees as soon as he reaches a place with an escape card ahead. A barred one he can blast open.

chapter-F-7 = Three actions

rule-F-7-1 = You have three actions and must use them. Only what is impossible lapses.
    .example = Draw, lay, drive. Or drive three times. Or turn round once.
rule-F-7-2 = Draw, 1 action. With two cards you may only if you can lay a street right after.
rule-F-7-2a = With three cards in hand you must lay one next.
rule-F-7-3 = If the police draw an escape card, they place it at once. Both together are 1 action.
rule-F-7-4 = Lay, 1 action: a reserve card into an empty cell beside your card, turned as you like. Nothing has to fit.
rule-F-7-5 = Drive, 1 action: one step, not onto another car. Onto the Don it is the catch, onto an escape card the escape.
rule-F-7-6 = Turning round takes all three actions: to another end of your card. Not in a dead end and not at the start.
    .example = On a straight you then face the other way. That’s all you can do this turn.
rule-F-7-7 = There is no running through to the Don here: three steps a turn at most.
rule-F-7-8 = Nobody keeps more than two reserve cards. The secret escape card does not count.

chapter-F-8 = Salami

rule-F-8-1 = An escape card that the Don draws stays face down with him and counts as a reserve card.
rule-F-8-2 = Laying an escape card costs the Don 1 action, at any time in his turn.
rule-F-8-3 = Salami ends like all the others.

chapter-F-9 = Diavola: chili boost

rule-F-9-1 = Diavola is Salami with more chili.
rule-F-9-2 = Here the Don may lay an escape card only as his first action.
rule-F-9-3 = Chili boost: one to three steps for one action. The Don must be on the road for it.
rule-F-9-4 = Or he crashes through the wall ahead: it becomes a straight, he stands on it and drives up to three steps more.
rule-F-9-5 = During a boost he may overtake a police car if there is room behind it. Then he must get past, and that car is out. One a boost.
    .example = A police car stands in front of the Don with room behind it. Two steps and he’s past, and the car is out.

chapter-F-10 = Several games

rule-F-10-1 = In a series with rotation everybody is the Don once, clockwise.
rule-F-10-2 = Every win is a point. Most points win the series.
rule-F-10-3 = With two players the police may drive all three cars, each with its own turn and reserve.

chapter-F-11 = Decisions

rule-F-11-1 = One seat decides at a time: whose turn it is, or the Don when somebody reaches for him.
rule-F-11-2 = Lists go from the south-west to the north-east, sides clockwise from the north. Equal rotations appear once.
rule-F-11-3 = A refusal names the rule and changes nothing. Only whoever asked is told.
rule-F-11-4 = For a seat that does not answer the obvious happens: catch, flee, drive, lay. The Don then throws his bomb.
rule-F-11-5 = One clock runs, for the seat that decides.
rule-F-11-6 = What leaves no choice happens by itself: drawing in the mild pizzas, the test, lapsing, the end of a boost.

chapter-F-12 = What is known

rule-F-12-1 = In Margherita, Funghi and Prosciutto everything is open but the order of the pile.
rule-F-12-2 = Nobody knows the order of the pile. Only what was put under it, all have seen.
rule-F-12-3 = In Salami and Diavola only the Don knows his face-down cards until he lays them. How many there are, all see.
rule-F-12-4 = Whoever watches or is out sees what the police see.
rule-F-12-5 = Which cards are out of the game, all know. The rest is in the pile or with the Don.
rule-F-12-6 = From what all have seen it follows how many escape cards the Don can hold, at least and at most.
rule-F-12-7 = Whether the game ends never hangs on a hidden card.
rule-F-12-8 = At the end the Don turns his cards over.

chapter-F-13 = Options

rule-F-13-1 = An option for another pizza or number of players does no harm, it is ignored.
rule-F-13-2 = The levels are the five pizzas, from mild to hellish.

chapter-Rulings = Rulings

rule-FR-1 = The city has 9 by 9 cells.
rule-FR-2 = 15 straights, 18 curves, 21 T-junctions, 12 crossroads, 9 flyovers, 6 dead ends.
rule-FR-3 = Blue is the harbour opposite the prison, green the forest on the Don’s left, yellow the country.
rule-FR-4 = The tunnel is the second exit of every station and of the prison.
rule-FR-5 = A street that runs into a station or tunnel ends there as at any border.
rule-FR-6 = Several piles would all be random: there is one.
rule-FR-7 = A car stands at the end it chose when it came onto the card. Changing your mind means turning round.
rule-FR-8 = You drive as far as the street goes, over old cards as well.
rule-FR-9 = If somebody has built ahead of you, you drive on first. You can catch on the way.
rule-FR-10 = Cards have to fit your own street only, in Salami and Diavola not even that.
rule-FR-11 = A car is out at the end of the turn that blocks it.
rule-FR-12 = If one card blocks the Don and police alike, the police win.
rule-FR-13 = A dead end as first card would be the end at once, so it is drawn again. Later ones stay dangerous.
rule-FR-14 = The bomb behind destroys only the boundary between two cards.
rule-FR-15 = If several ways lead to the Don, the police car names the side. Only that one goes up.
rule-FR-16 = Blasting needs a street straight on. Cars on the card are unharmed.
rule-FR-17 = A bomb behind is only an answer to a catch.
rule-FR-18 = Several cars may stand at one street end.
rule-FR-19 = The Don does not catch himself: driving into a police car is no catch.
rule-FR-20 = The turn after an escape card has to be taken.
rule-FR-21 = Nothing to lay means blocked.
rule-FR-22 = Three actions are a duty.
rule-FR-23 = Shut in is blocked. With the Don and police shut in together the chase goes on.
rule-FR-24 = In Salami and Diavola a car bars its lane.
rule-FR-25 = After turning round at a junction any other arm will do.
rule-FR-26 = Drawing and placing an escape card cost the police 1 action together.
rule-FR-27 = The Don lays escape cards at any time in Salami, but only first in Diavola.
rule-FR-28 = In Diavola an accomplice already waits: a random escape card is the Don’s.
rule-FR-29 = A boost is up to three steps, after a break up to three more. Overtaking means getting past.
rule-FR-30 = Cars could circle for ever, so night falls after 24 rounds.
rule-FR-31 = Whether the Don is blocked follows from what all know.
rule-FR-32 = With two players one police car where that is fair, else three. With three players the stations left and right of the Don.
rule-FR-33 = The catcher wins alone, unless you choose otherwise.
rule-FR-34 = In a series every win is a point.
rule-FR-35 = If one player drives three cars, each has its own reserve.
rule-FR-36 = Margherita has bombs, too, or none if you like.
rule-FR-37 = The shortest way is the one that is shown.
rule-FR-38 = With two cards you may draw a third if you lay one right away.
