### How the Don is chased: one page for people who have never played it.

howto-goal = Don Falconi has broken out. One of you drives him, everyone else is the police. You lay the streets as you go.
howto-goal-more = The police want to catch the Don from behind. The Don wants to get away, or to keep driving until everyone chasing him is stuck.
howto-turn = Your turn
howto-step-1 = Draw a street card. In Margherita that’s the one you play; from Funghi on you have two more to choose from.
    .title = Draw
howto-step-2 = Lay it right in front of your car, turned any way you like. Only your own street has to go on; nothing else has to fit.
    .title = Lay
howto-step-3 = Keep right and drive to an end with nothing behind it yet. At every junction you choose the way.
    .title = Drive
howto-step-4 = If you’re the police and your way leads onto the Don’s spot from behind, you’ve caught him.
    .title = Catch
howto-step-5 = Every pizza is hotter: escape cards at the border from Prosciutto on; three free actions a turn in Salami and Diavola, with the Don’s cards face down.
    .title = Turn up the heat
howto-end = The police win if they catch the Don or he can’t go on. The Don wins if every police car is stuck, or if he gets away over an escape card.
howto-mistake-1 = Meet the Don head-on and you simply pass him in the other lane. Only from behind counts.
    .title = Head-on is no catch
howto-mistake-2 = If you can’t reach an open end any more you’re out, and that goes for the police too. Look where the road leads before you lay.
    .title = Boxing yourself in
howto-mistake-3 = Up to Prosciutto the Don has { $bombs } chili bombs. He’ll blow up the road behind him just as you close in.
    .title = Forgetting the bombs
