### How Palermo pays: one page for people who have never played it.

howto-goal = You are crooks in Palermo. Build the city together, then do the rounds of your venues. Most money at the end wins.
howto-goal-more = No dice, nothing hidden. Short ways pay, and everyone is happy to make yours a little longer.
howto-turn = First you build, then you collect
howto-step-1 = In turn, lay a house so that it touches another one, and put one of your chips at its door: that’s your venue. You may never wall anything in.
    .title = Build
howto-step-2 = Once the city stands, you’re off. Before you move, you may put your policeman somewhere else. Stepping onto his field costs others an extra point.
    .title = Place your policeman
howto-step-3 = You have { $first } points, plus one for every chip you’ve already picked up. Each step costs one. On the ring road you can hop to the corner.
    .title = Walk
howto-step-4 = Stop at the door of one of your venues and you take the chip. Every point you have left pays a million.
    .title = Collect
howto-step-5 = Got all your chips? Go back to the start. Whoever is home draws interest every round: { $least } to { $most } million, depending on how many of you there are.
    .title = Come home
howto-end = When the last crook is home, finish the round. Most money wins. If it’s a tie, you share.
howto-mistake-1 = You’re paid for what you don’t walk. The place around the corner beats the one across town.
    .title = Walking too far
howto-mistake-2 = You only collect where you stop. Venues on the way are just passed, and a new chip counts from your next turn.
    .title = Wanting two at once
howto-mistake-3 = Policeman first, crook second. Once you’ve walked, he stays put until your next turn.
    .title = Forgetting the policeman
