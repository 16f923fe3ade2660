### How to leave the penthouse: one page for people who have never played it.

howto-goal = The boss is gone, his wallet isn’t, and the police are in the lift. Help yourself, but don’t get caught.
howto-goal-more = When the round ends you’re innocent if your money fits your papers. The richest innocents win chips.
howto-turn = Your turn: one thing, no more
howto-step-1 = Draw a card from the wallet without looking, or put back one you’d rather not be found with.
    .title = Grab
howto-step-2 = Or pay { $price } in notes and jewels and pick any ID from the pocket.
    .title = Buy an ID
howto-step-3 = Or turn one of the { $timers } timers. Whoever started the round also turns one before each further turn. The last one brings the police, and that’s it.
    .title = Turn a timer
howto-step-4 = Everyone has { $specials } special cards a round: steal, give, swap, pass to the left. You may play one a turn.
    .title = Play a special card
howto-step-5 = One ID, { $limit } at most, two currencies at most: that nearly always works. Only the Millionaire needs more.
    .title = Be innocent
howto-end = If you’re guilty you give up a chip. The richest innocents draw new ones, the richest draws most. After { $rounds } rounds the most points on chips win.
howto-mistake-1 = Nobody believes two IDs. Only the Secret Agent needs his own and another one.
    .title = One ID too many
howto-mistake-2 = Only John Smith may carry a credit card, only the Policeman a badge. For anybody else it’s the end.
    .title = Keeping the wrong card
howto-mistake-3 = Your coin is money too. With { $limit } in notes you already have too much.
    .title = Forgetting the coin
