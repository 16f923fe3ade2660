### How the villa is stormed: one page for people who have never played it.

howto-goal = You are the police. Arrest all { $guards } bodyguards, then the godfather, before your cards run out.
howto-goal-more = You win or lose as a team. Your cards lie face up, so talk: who can play what?
howto-turn = A raid
howto-step-1 = Anyone with a yellow edge is fair game: nobody on top of them, two sides free. The big number is how many cards it takes.
    .title = Pick a target
howto-step-2 = Decide who leads. Then flip the bodyguard and see which symbols you need, top to bottom.
    .title = Flip it over
howto-step-3 = Take turns filling one position each: with a matching card, or with two alike that show something else. Or pass, and throw a card away.
    .title = Play in turn
howto-step-4 = Then turn up one card from your pile. If it’s empty, you get nothing.
    .title = Draw one
howto-step-5 = All positions filled? Arrested. The symbol on the back returns to you as a card from the discard. You choose who gets it.
    .title = Hand out the bonus
howto-end = You win the moment the godfather in the cellar is arrested. You lose when someone’s turn comes and they have no cards left, or when your cards can no longer be enough.
howto-mistake-1 = Two cards go, only one comes back. A pair can save a raid, but don’t play one just because it’s easy.
    .title = Pairs are expensive
howto-mistake-2 = Whatever you throw away when you pass is out of the game. Jokers never return as a bonus either.
    .title = Gone is gone
howto-mistake-3 = A raid runs until the arrest. Check first who will sit at which position, and what they have there.
    .title = No turning back
