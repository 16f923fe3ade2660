### The rules in sentences: each chapter with its rules, as the page shows them. `.example` is an example of it.

chapter-W-1 = The game

rule-W-1-1 = Two to seven of you play, clockwise: on your left sits whoever moves after you.
rule-W-1-2 = With two players only cards numbered 2 are used. Otherwise all up to your number, or all 80 if you like.
rule-W-1-3 = Everybody begins with a chip of value 1. All others are in the zip pocket.
rule-W-1-4 = As many of the seven coins are used as there are players, the same ones in every round.
rule-W-1-5 = A game has three rounds unless you set it otherwise.

chapter-W-2 = Setting up a round

rule-W-2-1 = Six timers are running, the discards are empty.
rule-W-2-2 = Everybody gets five cards. The rest is in the wallet.
rule-W-2-3 = Everybody gets two special cards. They lie face down before you and are no part of your hand. The others stay unseen.
rule-W-2-4 = The five extra IDs are in the ID pocket.
rule-W-2-5 = Everybody draws a coin, which lies open. The smallest one begins.
rule-W-2-6 = You keep your chips from round to round.

chapter-W-3 = Turns and the timer

rule-W-3-1 = The start player begins, then it goes clockwise.
rule-W-3-2 = Before each turn of the start player but the first, a timer turns by itself.
rule-W-3-3 = With the last timer the round is over at once. The rest of that turn is lost.
    .example = You play Double Move and turn the last timer first. The second action is gone.
rule-W-3-4 = In your turn you may play one special card and must do exactly one action, unless the special card replaces it.
rule-W-3-5 = No round lasts longer than six turns for each of you.

chapter-W-4 = Actions

rule-W-4-1 = Draw: take a card from the wallet unseen.
rule-W-4-2 = Put back: a hand card goes face down into the wallet. Nobody may look inside.
rule-W-4-3 = Buy an ID: lay notes and jewels worth at least 300 and choose an ID from the pocket. There is no change, and the coin does not count.
    .example = A note of 200 and a jewel of 150 make 350. That’s enough, but the extra 50 is gone.
rule-W-4-4 = A bought ID is a hand card like any other. Put back, it ends up in the wallet.
rule-W-4-5 = Turn a timer: possible in every turn.
rule-W-4-6 = What was paid with is out of play until the round is over.
rule-W-4-7 = You may hold any number of cards.

chapter-W-5 = Special cards in general

rule-W-5-1 = There is one of each special card. You need not play any.
rule-W-5-2 = Each special card says when it is played: before your action, instead of your turn, or at the end of the round.
rule-W-5-3 = A special card goes open on its discard as it is played, then it takes effect. Only Emergency gets there later.
rule-W-5-4 = Special cards are never hand cards: they cannot be drawn, given or stolen.
rule-W-5-5 = A special card that could do nothing cannot be played.
rule-W-5-6 = What you do not play stays face down and does nothing.

chapter-W-6 = The fifteen special cards

rule-W-6-1 = Double Move: two actions one after the other, then your turn is over.
rule-W-6-2 = Happy Birthday: draw three cards, keep one and give two others one each. With two players one goes back. Then your turn is over.
rule-W-6-3 = Redistribution: all lay a note or jewel open at once. You take a card, the rest is dealt face down among the others who laid one.
rule-W-6-4 = To the Left: all pass a hand card face down to the left at once.
rule-W-6-5 = To the Right: all pass a hand card face down to the right at once.
rule-W-6-6 = Inspection: draw a card from somebody’s hand. Keep it or give it back.
rule-W-6-7 = Gift: give somebody one of your hand cards, face down.
rule-W-6-8 = Stolen: draw a card from somebody’s hand and keep it.
rule-W-6-9 = Card Swap: you and somebody else choose a hand card at once and swap them face down.
rule-W-6-10 = Wish Card: ask somebody for a currency, for jewels or for a value. If something fits, you get such a card face down.
rule-W-6-11 = Emergency: play the top card of the special discard as if it were yours.
    .example = Stolen is on top of the pile. With Emergency you take a card from someone’s hand.
rule-W-6-12 = Gain Time: after the last timer you may draw, put back or buy once more.
rule-W-6-13 = Secret Stash: a hand card disappears under it and counts for nothing.
rule-W-6-14 = ATM: deposit a note, which no longer counts, or draw until a note comes. That one counts in full.
rule-W-6-15 = Currency Exchange: lay a note on it and name another currency. The value stays.

chapter-W-7 = The end of the round

rule-W-7-1 = With the last timer the round ends, no turn goes on.
rule-W-7-2 = The first question is who plays Gain Time. All with special cards answer at once.
rule-W-7-3 = Then, clockwise from the start player, Secret Stash, ATM and Currency Exchange are played.
rule-W-7-4 = After that it is settled who is innocent. Nothing changes it any more.
rule-W-7-5 = First the policemen on duty check somebody, then all show their cards, then chips change hands.
rule-W-7-6 = Drawing until a note: cards come openly from the wallet until one is a note. The others go back.

chapter-W-8 = Innocent or guilty

rule-W-8-1 = Your wealth is notes, jewels and coin. Only notes have a currency.
rule-W-8-2 = An ID says who you are. Without one you are guilty, with several as well, unless one of them is the Secret Agent’s.
    .example = John Smith and the Blonde: guilty. John Smith and the Secret Agent: you’re the Secret Agent.
rule-W-8-3 = John Smith: at most 500, at most two currencies, no badge. Credit cards are fine.
    .example = 450 in dollars and euros, a credit card and the 20 cent coin: innocent with 450.20.
rule-W-8-4 = The Policeman: at most 500, at most two currencies, no credit card. Badges are fine.
rule-W-8-5 = The Millionaire: more than 500, at most two currencies, neither credit card nor badge.
rule-W-8-6 = The Blonde: at most 500, at least one jewel, any currencies, neither credit card nor badge.
    .example = Dollars, euros, pounds and a jewel of 100, 330 in all: innocent.
rule-W-8-7 = The Secret Agent: at most 500, at most two currencies, at least one more ID, neither credit card nor badge.
rule-W-8-8 = If you fail one condition, you are guilty.
rule-W-8-9 = The coin counts: exactly 500 in hand is too much already, and enough for the Millionaire.
    .example = Five hundreds and a 1 cent coin: too much for John Smith, just enough for the Millionaire.

chapter-W-9 = Policemen on duty

rule-W-9-1 = An innocent Policeman with a badge is on duty and shows his cards first.
rule-W-9-2 = Whoever is on duty checks somebody nobody has checked yet. The smallest coin begins.
rule-W-9-3 = If the checked player is guilty, the policeman takes all notes and jewels. They count for his wealth, never against him.
    .example = Anna is on duty and checks Bruno. He’s guilty and carries 350: Anna counts 350 more and stays innocent.
rule-W-9-4 = If the checked player is innocent, nothing happens.
rule-W-9-5 = Several badges bring one check. A guilty Policeman checks nobody.

chapter-W-10 = Scoring

rule-W-10-1 = All show their cards.
rule-W-10-2 = Whoever is guilty returns a chip of their choice, if they have one.
rule-W-10-3 = An innocent John Smith with a credit card draws until the first note. It counts for his wealth, never against him.
rule-W-10-4 = The innocents count their money. With equal amounts the coin decides.
    .example = Anna and Bruno both have 450. Anna has the 5 cent coin, Bruno the 20: Bruno is richer.
rule-W-10-5 = The richest draw chips unseen: 1 for two players, 2 and 1 for three, 3, 2 and 1 for four, otherwise 4, 3, 2 and 1.
    .example = Four players, two of them innocent: the richer draws three chips, the other two. The last share is lost.
rule-W-10-6 = Your chips lie face down. Only you may look at them.

chapter-W-11 = The next round

rule-W-11-1 = For the next round everything is shuffled and dealt anew, only the chips stay.

chapter-W-12 = The end of the game

rule-W-12-1 = After the last round the chips are turned over. Most points win.
rule-W-12-2 = With equal points more chips win.
rule-W-12-3 = If those are equal as well, you share the victory.

chapter-W-13 = Options

rule-W-13-1 = Variant: two special cards in a turn. One that replaces the turn ends it.
rule-W-13-2 = Variant: passing is an action that does nothing.
rule-W-13-3 = Variant: no card of a payment may be superfluous.
rule-W-13-4 = Variant: the smallest coins are used.
rule-W-13-5 = All options go together. Values other than those listed are refused before anything is drawn.

chapter-W-14 = Absent players and clocks

rule-W-14-1 = When your time is up the table does the plain thing: turn a timer, pass, give the first card allowed, return the smallest chip.
rule-W-14-2 = One clock runs for all who are asked. Whoever is late at its end has it decided for them, all at once.

chapter-W-15 = What a seat knows

rule-W-15-1 = What you were allowed to see, the table remembers for you as long as it still holds.
rule-W-15-2 = Whoever buys an ID remembers what else was in the pocket.
rule-W-15-3 = You know your chips. Everybody knows that all began with a 1.
rule-W-15-4 = Whoever looks on sees what everybody sees.
rule-W-15-5 = What you do not know is chance. Bots reckon the same way and never know more than you would in their place.

chapter-Rulings = Rulings

rule-WR-1 = We do not know all printed cards. We play with reconstructed ones: four currencies, jewels, IDs, credit cards and badges. Owners of the printed box enter its cards and numbers; then the price and the limit are those the table shows.
rule-WR-2 = Of our 37 chips 17 are ones, 12 twos and 8 threes. The pocket never runs dry too soon.
rule-WR-3 = With fewer than seven players random coins are used, but the same ones in every round.
rule-WR-4 = Where in the wallet a card is makes no difference: each is as easily drawn.
rule-WR-5 = You must do an action. Whoever wants to change nothing turns a timer.
rule-WR-6 = One special card a turn, unless you set it otherwise.
rule-WR-7 = The start player’s timer turns by itself. If it is the last one, there is no turn after it.
rule-WR-8 = You may overpay. You look into the pocket afterwards, and then you must take an ID.
rule-WR-9 = The ID pocket holds one of each person. Once bought they are cards like all others.
rule-WR-10 = The discard is open and stays where it is until the round is over.
rule-WR-11 = From an empty wallet nobody can draw.
rule-WR-12 = Empty hands: Gift and Card Swap need a card of your own; Inspection, Stolen and Card Swap need somebody who has one.
rule-WR-13 = Whoever lays nothing in a Redistribution gets nothing. If a card is missing because of that, the last one goes without.
rule-WR-14 = Cards are drawn blindly from a hand. Only the two know which one it was.
rule-WR-15 = You may wish for a currency, for jewels or for a value, never for IDs, credit cards or badges.
rule-WR-16 = Emergency needs a card on the special discard. It never meets the cards for the end of the round.
rule-WR-17 = Double Move means two actions. If the first ends the round, the second is lost.
rule-WR-18 = If there are too few cards for Happy Birthday, you keep one first. Two presents go to two different players.
rule-WR-19 = First Gain Time, then the others in turn. All with special cards are asked, so that asking tells nothing.
rule-WR-20 = Whether you are asked depends only on what everybody sees. Even with a single answer you are asked.
rule-WR-21 = Notes on ATM and Currency Exchange lie open, the card in the Secret Stash stays hidden. All come from the hand.
rule-WR-22 = Drawing until a note is done in the open. With a credit card it happens by itself.
rule-WR-23 = A verdict stands: if the police take your money you stay guilty, and if you get richer afterwards you stay innocent.
rule-WR-24 = Being on duty is no choice. Another policeman on duty may be checked as well.
rule-WR-25 = What counts is taken. What is hidden or deposited is safe.
rule-WR-26 = The coin counts for everybody, but it is no currency.
rule-WR-27 = Two IDs of the Secret Agent are allowed. With several IDs you do not choose who you are.
rule-WR-28 = Special cards you did not play stay hidden at the end of the round, too.
rule-WR-29 = You choose the chip you return. It may be drawn again right away.
rule-WR-30 = With fewer innocents than shares, the rest lapses.
rule-WR-31 = Equal in points and chips, you win together.
rule-WR-32 = Equal cards are interchangeable.
rule-WR-33 = A gift is handed over face down, too.
