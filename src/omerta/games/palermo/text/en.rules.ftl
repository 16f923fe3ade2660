### The rules in sentences: each chapter with its rules, as the page shows them. `.example` is an example of it.

chapter-P-1 = Setup

rule-P-1-1 = Three to five of you play, each with a colour of your own.
rule-P-1-2 = Everybody has a crook, a policeman and chips: 11 for three players, 8 for four, 7 for five.
rule-P-1-3 = All tiles lie open. Anybody may take any kind of house while one of it is left.
rule-P-1-4 = The 36 slots of the city start empty. The bypass is always there.
rule-P-1-5 = Somebody starts, drawn or chosen. In both phases it goes clockwise from there.

chapter-P-2 = Building the city

rule-P-2-1 = Whoever starts lays the start tile and then a house. After that each player in turn lays exactly one house.
rule-P-2-2 = Pick a house that is left, an empty slot and a rotation. Your chip makes it your venue.
rule-P-2-3 = Adjoin: at least one house field of your tile must share a field edge with a house field that is already there.
    .example = A wall of your house touches the house next door: that counts. If only the street at your door touches it, that doesn’t.
rule-P-2-4 = Houses may not touch at a corner only. Under the lenient rule they may, but it never counts as adjoining.
rule-P-2-5 = Open city: every field without a house must be reachable from every other. Culs-de-sac are fine, shut courtyards are not.
    .example = A yard is open on one side only. You may not close it, even if there’s nothing in it but an empty place.
rule-P-2-6 = Free choice: if no house can adjoin anywhere, any house may go to any empty slot that shuts no courtyard.
rule-P-2-7 = If no house fits at all, open a street stall: a street tile with your chip on one of its four fields.
rule-P-2-8 = Building goes on until all chips are laid: 33 venues for three players, 32 for four, 35 for five.
rule-P-2-9 = The last empty slots get street tiles by themselves: 2, 3 or none.
rule-P-2-10 = First comes what shuts no courtyard. Of that you lay what adjoins; if nothing does, any of it; if there is nothing at all, a stall.

chapter-P-3 = Turns and rounds

rule-P-3-1 = Collecting begins without money, with all crooks at the start and no policeman on the board.
rule-P-3-2 = In a round everybody has one turn.
rule-P-3-3 = Your turn: first the policeman, then the crook, then you collect or come home.
rule-P-3-4 = Whoever is home goes on using the policeman and receives interest.
rule-P-3-5 = You have 3 points, and one more for every chip collected. A new chip counts from your next turn.
    .example = With three chips collected you have 6 points.

chapter-P-4 = Moving

rule-P-4-1 = Crooks walk over fields without a house and over the bypass, never diagonally.
rule-P-4-2 = The start tile is a single field: one step leads to each street field at its edge, and one step back. There is room for all.
rule-P-4-3 = On the bypass you walk field by field or hop in one step to a corner of your side. From the corner back you walk field by field.
    .example = From the middle of a side one step takes you to the corner. Going back, every field costs a step.
rule-P-4-4 = Every step costs one point, two onto the field of somebody else’s policeman. A hop does not enter the fields it skips.
    .example = Three steps, and Mara’s policeman stands on one of the fields: that’s 4 points.
rule-P-4-5 = You reach every field whose cheapest way is within your range. You may always stop early.
rule-P-4-6 = Crooks and policemen may be passed. You may stop at a policeman, but not at another crook, except on the start tile.
rule-P-4-7 = Your crook has to leave its field. It stays only if nothing else is possible.
rule-P-4-8 = You choose the destination only. The way is the cheapest, and nothing is collected in passing.

chapter-P-5 = Collecting

rule-P-5-1 = If your move ends at one of your own venues with its chip, you take the chip and get a million for every unused point. You must, even if it pays nothing.
    .example = 7 points, 4 steps, someone else’s policeman on the way: 7 − 4 − 1 = 2 million.
rule-P-5-2 = Collecting ends the move: one venue a turn at most.
rule-P-5-3 = Collect in any order you like. You may pass your own venues.
rule-P-5-4 = Reach your first venue with the first of 3 points and it pays 2 million; after that you have 4 points.

chapter-P-6 = The policemen

rule-P-6-1 = Before walking you may set your own policeman or leave him. Afterwards it is too late.
rule-P-6-2 = He may go to any street field and to the bypass, where neither crook nor policeman stands. The start tile is off limits.
rule-P-6-3 = He may not stand directly beside somebody else’s policeman. Diagonally is fine.
rule-P-6-4 = A policeman with a crook on his field is pinned and stays where he is this turn.
rule-P-6-5 = Somebody else’s policeman costs two points. With your last two you may stop there; with only one you cannot enter.
    .example = With your last two points you step onto Mara’s policeman and stay. He can’t leave while you stand there.
rule-P-6-6 = The fine costs points, never money, and is due every time.
rule-P-6-7 = A policeman once on the board stays on it. Whoever is home goes on using theirs.

chapter-P-7 = Coming home, the end, the winner

rule-P-7-1 = With all chips, moving to the start brings you home. Every unused point is a million.
rule-P-7-2 = While a chip is missing, the start brings nothing.
rule-P-7-3 = Whoever came home in an earlier round gets interest every turn: 5 for three players, 4 for four, 3 for five.
    .example = With four players you’re home in round 12 and the last one in round 15: interest three times, 12 million in all.
rule-P-7-4 = When the last crook is home, the round is finished, with interest only.
rule-P-7-5 = Most money wins. The money track has 60 fields, and a full lap counts 60.
    .example = Your marker stands on 14 and has been round once: 74 million.
rule-P-7-6 = With equal money you share the victory, or whoever was home earlier wins, as the settings say.
rule-P-7-7 = If somebody is still out after the last round allowed, the money counts as it stands.

chapter-P-8 = Variants

rule-P-8-1 = Free building: no need to adjoin, only no courtyard may be shut.
rule-P-8-2 = Finished city: instead of building, you claim the venues of a finished city in turn.
rule-P-8-3 = The finished city is drawn or given as text. It must fit your number of players and have no shut courtyard.
rule-P-8-4 = Without police there are no policemen at all.
rule-P-8-5 = Target marker: you mark the venue that comes next. You can collect only there, and then mark another.
rule-P-8-6 = All settings go together. What has no effect does no harm.
rule-P-8-7 = Values other than those listed are refused before anything is drawn.

chapter-P-9 = Places and order

rule-P-9-1 = The board has 14 by 14 fields, A to N and 1 to 14. Around it runs the bypass, inside lie 6 by 6 places for houses.
rule-P-9-2 = A tile has four fields and may be rotated by quarter turns, but not flipped.
rule-P-9-3 = Lists go row by row from north-west to south-east, with the start last.
rule-P-9-4 = A city as text: six lines of six tiles, from north to south.

chapter-P-10 = Decisions

rule-P-10-1 = Exactly one player decides at a time, even if there is only one choice.
rule-P-10-2 = The policeman is skipped when pinned, when playing without police, and when all are home.
rule-P-10-3 = A refusal names the first rule that fails.
rule-P-10-4 = For somebody who does not answer, the policeman stays and the crook heads for its nearest venue. Otherwise the first choice counts.
rule-P-10-5 = One clock runs, for whoever is to decide.

chapter-P-11 = What is known

rule-P-11-1 = Everything is open. All see the same.
rule-P-11-2 = Chance decides only who starts, and a city that is drawn.

chapter-Rulings = Rulings

rule-PR-1 = The city has 6 by 6 slots, the bypass 52 fields, the money track 60.
rule-PR-2 = Houses have one field, two side by side or three round a corner.
rule-PR-3 = The entrance is on a street field of the same tile beside the house. The smaller houses come in both mirror images.
rule-PR-4 = Tiles may be rotated, not flipped.
rule-PR-5 = To adjoin means: two houses share a whole side of a field.
rule-PR-6 = A house that adjoins properly still may not touch another one at a corner only.
rule-PR-7 = Free choice comes only when no house that is left can adjoin anywhere without shutting a courtyard.
rule-PR-8 = Empty slots count as passable and may not be shut in.
rule-PR-9 = When no house fits, there is the street stall. That happens almost only with five players.
rule-PR-10 = Nobody lays the street tiles: they fill what is empty.
rule-PR-11 = Instead of the youngest, a drawn or chosen player starts, in both phases.
rule-PR-12 = The start tile is always a single field, and closed to policemen.
rule-PR-13 = You need not use all points, but you must leave your field.
rule-PR-14 = There is no second venue in one move.
rule-PR-15 = Detours gain nothing, so the cheapest way always counts.
rule-PR-16 = A hop counts no fields, so none counts twice.
rule-PR-17 = A crook at your venue blocks it for you.
rule-PR-18 = The point of the fine is a million less of income, not a payment.
rule-PR-19 = Policemen begin off the board and never go back there.
rule-PR-20 = Bypass, corners and entrances are open to policemen.
rule-PR-21 = Your own policeman does not hold you up. If you stop there, he is pinned.
rule-PR-22 = Ties are shared unless the settings say otherwise.
rule-PR-23 = After 60 rounds at most it is over, unless the settings say otherwise.
rule-PR-24 = Venues are claimed in turn, or back and forth if you like.
rule-PR-25 = The target is marked before round 1 and after each collection, and cannot be moved.
rule-PR-26 = Shut courtyards are forbidden in the children’s variants, too.
rule-PR-27 = Once the last crook is home, nobody sets a policeman any more.
rule-PR-28 = You cannot stop at your own venue and leave the chip, unless the target is elsewhere.
