### The rules in sentences: each chapter with its rules, as the page shows them. `.example` is an example of it.

chapter-V-1 = The table

rule-V-1-1 = There are two to four of you. Play goes clockwise, and after the last seat comes the first.
rule-V-1-2 = Your open row and your face-down pile lie before you. As long as either holds a card, you are in.
rule-V-1-3 = You share the grounds, the laid cards, the discard, the passed cards, the arrested guards and the boxes.
rule-V-1-4 = Equal cards are interchangeable: you name the kind, not the card. New cards join your row at the right.
rule-V-1-5 = A joker counts as one of its symbols each time. You say which.
    .example = A joker with handcuffs and a pistol fills a pistol. Another time it makes a pair with handcuffs.
rule-V-1-6 = You win or lose together, and may talk about everything.
rule-V-1-7 = Chance is in the setup alone: godfather, guards, layout and police cards are shuffled separately.

chapter-V-2 = Laying out the grounds

rule-V-2-1 = One of the four godfathers is drawn and lies face up in the cellar.
rule-V-2-2 = 13 of the 20 guards play. Which ones is up to the option “Guards”.
rule-V-2-3 = The 13 are shuffled and laid face down: four in the villa, nine above them in the park.
rule-V-2-4 = The park lies three by three over the villa, the villa two by two over the cellar, each half a card out of line.
rule-V-2-5 = You may read the backs of all guards at any time, even covered ones. Only the attack shows the front.
rule-V-2-6 = At the start nobody leads.

chapter-V-3 = Difficulty and the deal

rule-V-3-1 = Total strength is the sum of the 13 guards. The godfather does not count.
rule-V-3-2 = You get total strength plus handicap in police cards, 54 at most. In the first game you get them all.
    .example = Total strength 39 and a handicap of 10: you play with 49 police cards. With a handicap of 0 it’s 39.
rule-V-3-3 = All 54 police cards are shuffled. Those you do not get go to the box unseen.
rule-V-3-4 = Cards are dealt one by one around the table. One more or less does not matter.
rule-V-3-5 = Everybody turns up the top four cards of the pile, or three in the variant.
rule-V-3-6 = The handicap is set beforehand, or the team picks it at the table with the backs in sight. The first game leaves no choice.

chapter-V-4 = Swapping before the operation

rule-V-4-1 = Before the first attack you may swap open cards. Afterwards everybody has as many as before.
rule-V-4-2 = One card is swapped for one other. Together you have four times as many swaps as there are players, whoever makes them.

chapter-V-5 = Whoever can be attacked

rule-V-5-1 = A side is free if no card of the same layer touches it.
rule-V-5-2 = You can attack a guard nobody covers any more, with at least two free sides.
    .example = Once the bottom right corner is gone, the cards beside and above it are free. The top middle one still has three neighbours and isn’t.
rule-V-5-3 = The godfather is out of reach until all 13 guards are arrested.
rule-V-5-4 = At the start only the four corners of the park are free. A villa guard is free once the four above him are gone.

chapter-V-6 = Planning an attack

rule-V-6-1 = Before each attack the team picks a free target and a leader.
rule-V-6-2 = Anybody with a card left may lead, twice in a row if you like.
rule-V-6-3 = If nobody can lead, the operation has failed.
rule-V-6-4 = The target is turned over, and the leader begins at position 1.
rule-V-6-5 = An attack cannot be called off.

chapter-V-7 = Whose turn it is

rule-V-7-1 = Match: play one card from your row with the required symbol.
rule-V-7-2 = Pair: play two cards that share a symbol other than the required one. You may do so even with a match in your row.
    .example = A badge is needed and you have none. Two patrol cars fill the position all the same.
rule-V-7-3 = Pass: throw any one card out of the game. The position stays open.
    .example = A pistol is needed. You throw away handcuffs, and the pistol is the next person’s problem.
rule-V-7-4 = Then you draw exactly one card, after a pair too. From an empty pile you draw nothing.
    .example = Four cards lie open before you. You play a pair and turn one up: now there are three.
rule-V-7-5 = If a position is still open, the next seat moves. After a pass it faces the same position.
rule-V-7-6 = The leader may pass as well, and still leads.

chapter-V-8 = Arrest and bonus

rule-V-8-1 = After the last position comes the draw, then the guard is led away, then the cards go to the discard, then comes the bonus.
rule-V-8-2 = The symbol on the guard’s back is the bonus symbol, crossed out or not.
rule-V-8-3 = If a plain card of that symbol is in the discard, give it to one of you. Jokers and passed cards never come back.
    .example = Juri the Scar has handcuffs on the back. The very ones you just arrested him with may go straight back to someone.
rule-V-8-4 = If there is none, there is no bonus, now or later.
    .example = A pistol would come back. But the discard holds only jokers with a pistol, and the one real pistol was thrown away: you get nothing.
rule-V-8-5 = The bonus may go to a row with room for it, or under a pile if at least one card lies open before it.
rule-V-8-6 = Everybody has seen a bonus card that goes under a pile. It stays known until it is drawn.
rule-V-8-7 = Then you plan the next attack.

chapter-V-9 = The godfather

rule-V-9-1 = The godfather is arrested like his people, with four positions.
rule-V-9-2 = His fourth position wins the game, even if nobody has a card left.

chapter-V-10 = The end

rule-V-10-1 = Won: the godfather is under arrest.
rule-V-10-2 = Whether you can still win is checked before every plan and every move, by what everybody sees.
rule-V-10-3 = Lost: somebody is to move without a card, or nobody can lead.
rule-V-10-4 = Lost: your cards and all possible bonuses are fewer than the positions still to fill.
    .example = You have five cards left, and one bodyguard of strength 3 is still there. He and the godfather take seven, and at most one comes back: lost.
rule-V-10-5 = Lost: all guards are behind bars, but even the best cards in the piles could not take the godfather.
rule-V-10-6 = Giving up takes everybody’s vote. Until then you may take yours back.
rule-V-10-7 = After a defeat everything stays where it is. The early end only shortens what is lost.
rule-V-10-8 = At the end all that was hidden is turned over. There are no points.
rule-V-10-9 = Every move costs a card and at most 13 come back. It never takes more than 67 moves.

chapter-V-11 = The expert version

rule-V-11-1 = Experts: whoever fills position 2 of a marked guard must also own a card of the marked colour.
rule-V-11-2 = That card must lie open before you after playing and before drawing. It is not spent, and a joker counts.
rule-V-11-3 = This binds matches and, unless set otherwise, pairs. Without the card you have to pass.
rule-V-11-4 = You see the marker when the guard is turned over. His back tells you something, though: a symbol crossed out on strength 3 is the only one that can be marked. Otherwise the colour on the back is never the marked one, and strength 4 has no marker.

chapter-V-12 = Variants

rule-V-12-1 = Fewer police cards still: the handicap goes down to -9.
rule-V-12-2 = Stronger guards: strength 3 and 4 only, or your own mix.
rule-V-12-3 = Start with three open cards. A bonus may still fill the row to four.
rule-V-12-4 = Play without swapping.
rule-V-12-5 = Leader by rotation: you choose the first one, then it moves on. If that seat has no card, the game is lost.
rule-V-12-6 = Nearly everything combines. Not allowed: a handicap at the table in the first game, and a row limit below the number of starting cards.
rule-V-12-7 = Variant: if the discard holds no bonus card, one may come from the passed cards.

chapter-V-13 = How the team decides

rule-V-13-1 = Handicap, swaps, plan and bonus are up to the team. Your move is yours.
rule-V-13-2 = Whoever led last speaks for the team, before the first attack the first seat.
rule-V-13-3 = With “One decides” only the speaker of the team acts. The others advise.
rule-V-13-4 = Swapping: either one person swaps for all, or everybody swaps their own cards until all are done. A new swap undoes every “done”.
rule-V-13-5 = With “All approve” anybody may propose. It counts once all have approved. A new proposal replaces the old one.
rule-V-13-6 = After three proposals a seat no more are taken: you may still approve, or the speaker of the team decides.
rule-V-13-7 = When your time is up the table acts for you: it ends the swapping, approves, or plays like a sensible bot.

chapter-V-14 = Alone, with bots, with a coach

rule-V-14-1 = Alone you play all seats. The rules stay the same.
rule-V-14-2 = Bots see exactly what everybody sees.
rule-V-14-3 = The coach estimates your chances from what everybody sees, never from hidden cards.
rule-V-14-4 = What is hidden is equally likely: the unseen cards in any order, and behind each back anybody who still fits it.

chapter-Rulings = Rulings

rule-VR-1 = We do not know the printed symbols of most cards. Ours are reconstructed and fit all that is known.
rule-VR-2 = Which symbols the four duo jokers show is not recorded. Here every colour is on two of them.
rule-VR-3 = Which big gun joins the first game is left to chance.
rule-VR-4 = There are no more than 54 police cards. The real handicap is then smaller than the chosen one.
rule-VR-5 = Below a handicap of -9 the game would be lost before the first card.
rule-VR-6 = Odd cards go to the first seats.
rule-VR-7 = Free sides are above, below, left and right, in the same layer. Two opposite ones will do.
rule-VR-8 = Everybody knows the backs of the covered villa guards, too.
rule-VR-9 = An attack, once begun, is seen through.
rule-VR-10 = Match, pair or pass: the choice is always free.
rule-VR-11 = A pair of the required symbol is no substitute. The common symbol must be another one.
    .example = Handcuffs are needed. Two handcuffs are no pair for that; two patrol cars are.
rule-VR-12 = Jokers may be in a pair, as any symbol both cards show. The draw comes before the bonus.
rule-VR-13 = Passed cards do not come back as a bonus, unless you set it so.
rule-VR-14 = The cards of this arrest reach the discard in time and may be the bonus themselves.
rule-VR-15 = You need not fill up your row. But if it is empty, the bonus goes there.
rule-VR-16 = Under an empty pile the bonus card is the pile. You draw it next.
rule-VR-17 = A bonus card under a pile stays on show. Nobody has to remember it.
rule-VR-18 = You cannot decline a bonus.
rule-VR-19 = Whoever has no card cannot lead.
rule-VR-20 = The game ends early only on what the open cards prove. Anything else is for you to decide.
rule-VR-21 = The joker you play is not at the same time your card of the marked colour. One that stays counts.
rule-VR-22 = A pair at the marked position needs the marked colour too, unless you set it otherwise.
rule-VR-23 = Starting with three cards you may still fill up to four.
rule-VR-24 = By rotation means: after the last leader.
rule-VR-25 = “Strong only” means nobody of strength 2.
rule-VR-26 = There are at most four swaps for each seat. That is enough for any distribution.
rule-VR-27 = How a team agrees is settled here in a way that always comes to an end.
rule-VR-28 = Cards are swapped before the first attack only.
rule-VR-29 = You may look through the discard and the passed cards at any time.
rule-VR-30 = The handicap comes with the table. If you like, you set it after the layout instead.
rule-VR-31 = Having no cards does no harm until it is your turn.
rule-VR-32 = If the last card fills the last position, you have won.
rule-VR-33 = Variants work in the first game too, but are not offered there.
rule-VR-34 = The godfather lies face up.
