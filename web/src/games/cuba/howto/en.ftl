### How the box goes round: one page for people who have never played it.

howto-goal = The Godfather takes a phone call and leaves his cigar box with the family. When it comes back, diamonds are missing. Who did it?
howto-goal-more = One of you is the Godfather and wants every stolen diamond back. The others secretly take something from the box, and that decides who they are.
howto-turn = From the box to the questions
howto-step-1 = The Godfather may secretly take out up to { $hidden } of the { $diamonds } diamonds. Then the box goes left. Only whoever looks inside knows how many are there.
    .title = The Godfather hides some
howto-step-2 = When the box reaches you, you alone see what’s inside. Remember the numbers. The Godfather will ask.
    .title = Have a look
howto-step-3 = Take diamonds, as many as you like: you’re a thief. Or take exactly one chip: you’re whoever is on it. Then pass the box on.
    .title = Help yourself
howto-step-4 = The Godfather questions anyone he likes. What was in the box? What did you pass on? You may lie through your teeth.
    .title = Under the lamp
howto-step-5 = When he thinks he has a thief he says: “Empty your pockets!” Diamonds go back to him and the thief is out.
    .title = Empty your pockets
howto-end = Once every stolen diamond is back, the Godfather and his henchmen win. If he picks on an innocent and has no bottle left, the richest thief wins, and the street urchins with him. If he picks on an agent, that agent wins alone.
howto-mistake-1 = Diamonds or a chip, never both. Taking nothing is only for whoever gets an empty box or sits last: those are the street urchins.
    .title = Wanting both
howto-mistake-2 = An agent wins by being accused. Someone who looks very suspicious may want exactly that.
    .title = Agents want to be caught
howto-mistake-3 = Every innocent costs the Godfather a bottle. In a small group he has none, and then the first mistake is the last.
    .title = Accusing too early
