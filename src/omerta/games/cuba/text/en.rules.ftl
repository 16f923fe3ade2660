### The rules in sentences: each chapter with its rules, as the page shows them. `.example` is an example of it.

chapter-C-1 = The table

rule-C-1-1 = You sit in a ring. On your left sits whoever gets the box after you, on your right whoever gives it to you.
rule-C-1-2 = One of you is the Godfather. His left neighbour is the first player, his right one the last. All but him are suspects.
rule-C-1-3 = There is no chance in a game. Lots are drawn before or after it at most.
rule-C-1-4 = Nothing gets lost: each diamond is hidden, in the box, with a thief or back with the Godfather.
rule-C-1-5 = What you take says who you are: diamonds make you a thief, a chip the person on it, nothing a street urchin.
rule-C-1-6 = Your role stays the same all game long.
rule-C-1-7 = What you took is secret until you must empty your pockets, fire, or the game ends.

chapter-C-2 = Setting up

rule-C-2-1 = The first Godfather is whoever has played most, unless you set it otherwise.
rule-C-2-2 = The box holds 15 diamonds and the chips for your number. Everybody knows which chips.
rule-C-2-3 = The bottles stand in the open before the Godfather.
rule-C-2-4 = The first player gets the felt bag.
rule-C-2-5 = What is not needed stays out of the game.

chapter-C-3 = The Godfather hides diamonds

rule-C-3-1 = The Godfather secretly hides up to five diamonds. Then the first player gets the box.
    .example = If the Godfather hides three diamonds, twelve go round. Nobody sees that before opening the box.
rule-C-3-2 = Hidden diamonds play no further part. They count neither as stolen nor as found.

chapter-C-4 = The box goes round

rule-C-4-1 = The box goes round once: look, take, pass on.
rule-C-4-2 = Whoever has the box sees exactly what is in it.
rule-C-4-3 = Before taking, the first player may put one chip into the felt bag. It stays there to the end. Never a diamond.
rule-C-4-4 = You take either diamonds, at least one and as many as you like, or exactly one chip.
    .example = Five diamonds: you’re a thief. The chip with the steering wheel: you’re a driver. A diamond and a chip: not allowed.
rule-C-4-5 = If the box is quite empty you take nothing and are a street urchin.
rule-C-4-6 = The last player may always take nothing, and is a street urchin then.
rule-C-4-7 = Nothing else goes: no chip with diamonds, no second chip, no swap, no putting back.
rule-C-4-8 = Your loot stays in your pocket. You may not show it unasked.
rule-C-4-9 = Then the box goes to the left, from the last player to the Godfather. Others see only who gives it to whom.
rule-C-4-10 = Nobody can tell what you saw and took. Even before an empty box you act as if something were in it.
rule-C-4-11 = While the box goes round nobody speaks.
rule-C-4-12 = Everybody always has something to take that is allowed, and since chips are few there is always a thief.

chapter-C-5 = The interrogation

rule-C-5-1 = Only the Godfather sees what comes back. So he knows how many diamonds are missing.
    .example = He hid three diamonds and four come back. He knows that eight were stolen.
rule-C-5-2 = If not one diamond is missing the game is over at once.
rule-C-5-3 = The Godfather leads the talk. He asks anybody he likes, as often as he likes.
rule-C-5-4 = You may tell the truth, lie, refuse, have forgotten, speak unasked and change your story. Words alone do nothing.
rule-C-5-5 = The Godfather asks about the diamonds and chips you got or passed on, about your loot and your suspicions, and the first player about the felt bag.
rule-C-5-6 = A statement is a subject and what you say of it; all hear it. You speak of your turn with the box, or of others whose pocket is closed.
rule-C-5-7 = In the chat you write what you like: at most 280 characters at a time and 200 messages a game. It has no effect, whatever it says.
rule-C-5-8 = You may speak during the interrogation unless you are out or an accusation is running. After the end everybody may.
rule-C-5-9 = One question is open at a time. A new one or an accusation makes it lapse, and that is no refusal.
rule-C-5-10 = Your first word on the subject answers the question. Refusing and forgetting are answers too. If you say nothing, the log says so.
rule-C-5-11 = While a question is open others may speak as well, unless you talk in turn.
rule-C-5-12 = Everybody’s latest word stands on the board. If you say something other than before, that is marked.
rule-C-5-13 = If all have stolen the Godfather cannot lose, not even by the clock or by giving up.
rule-C-5-14 = The Godfather should ask everybody something different and let them all speak. The table shows who has not been asked, and has a lamp that only he can turn on a suspect who is still in.
rule-C-5-15 = If you like, the table marks where somebody claims to have passed on something other than what the next one claims to have got.
    .example = Anna says she passed on nine diamonds, Bruno says he got six. A mark appears between the two.

chapter-C-6 = “Empty your pockets!”

rule-C-6-1 = Only the Godfather accuses, only during the interrogation, and only suspects whose pocket is closed.
rule-C-6-2 = An accusation works at once. Questions lapse, and nobody speaks until it is over.
rule-C-6-3 = The accused shows what he took. The felt bag stays shut.
rule-C-6-4 = A thief gives all diamonds back and is out.
    .example = Bruno has five diamonds in his pocket. The Godfather gets them and Bruno is out.
rule-C-6-5 = A henchman, a driver, the killer or a street urchin gets a bottle from the Godfather and stays in, with an open pocket. An agent does not: he wins.
    .example = Carla is loyal. The Godfather hands her a bottle and she goes on talking.
rule-C-6-6 = Without a bottle for that the Godfather is out.
    .example = With seven players the Godfather has no bottle at all. The first innocent costs him the game.
rule-C-6-7 = An accused agent wins at once. No bottle helps.
rule-C-6-8 = If all stolen diamonds are back after an accusation the game is over; if not, it goes on.
rule-C-6-9 = Thief: diamonds back. Agent: the agent wins. All others: a bottle, or the Godfather is out.
rule-C-6-10 = A pocket is open once its loot is shown, the killer’s also after his shot.
rule-C-6-11 = After the accusation comes the moment of shock, then the shot, then the pocket and what follows from it.

chapter-C-7 = The killer

rule-C-7-1 = Until he fires the killer counts as a henchman.
rule-C-7-2 = If the killer plays there is a moment of shock after every accusation, even if nobody could shoot. Nothing can be read from it.
rule-C-7-3 = In the moment of shock all hold still, only the killer may shout “Bang!”. The accused decides nothing.
rule-C-7-4 = The moment of shock always lasts the same time. Until it is over you may change your answer. Who pressed what stays hidden.
rule-C-7-5 = If the shot hits an agent the killer wins at once, before the agent does.
    .example = The Godfather accuses the FBI agent and the killer shouts “Bang!” The killer wins, the agent gets nothing.
rule-C-7-6 = If the shot hits somebody else both are out. Diamonds go to the Godfather, and no bottle is owed.
rule-C-7-7 = The killer has one shot.

chapter-C-8 = The end

rule-C-8-1 = The first reason to end it ends the game, and everything is revealed.
rule-C-8-2 = When all stolen diamonds are back, the Godfather, the henchmen and a killer who has not fired win.
rule-C-8-3 = An accused agent wins. The other agent does not.
rule-C-8-4 = When the Godfather is out, the uncaught thief with the most diamonds wins, several on a tie, and with him all street urchins.
    .example = Anna has four diamonds, Bruno six, neither was caught: Bruno wins. With five each, both would win.
rule-C-8-5 = If the killer shoots an agent, the killer wins.
rule-C-8-6 = A driver wins if his right neighbour wins, even if that one drives as well. The first player’s right neighbour is the Godfather.
    .example = The richest thief sits on your right. If he wins, you, his driver, win with him.
rule-C-8-7 = Whoever is out does not win.

chapter-C-9 = Out of the game

rule-C-9-1 = Whoever is out watches and is silent, in the chat too.
rule-C-9-2 = You are out when you are caught or shot, after firing, or for taking nothing; the Godfather without a bottle, by the clock or of his own will.
rule-C-9-3 = Forbidden takes are impossible here. You choose again, and nobody notices.
rule-C-9-4 = If you take nothing until time is up, the house takes for you unnoticed, or you are out, as you set it.
rule-C-9-5 = So a forbidden take cannot come to light at an accusation either.
rule-C-9-6 = If your passenger is out as a rule-breaker, you cannot win as a driver.

chapter-C-10 = Options

rule-C-10-1 = Variant: the killer takes the place of a henchman. Six players or more, not for a first evening.
rule-C-10-2 = Variant: a mix of your own. Six players or more, always three chips fewer than players, and enough henchmen.
rule-C-10-3 = Variant: none to four bottles. More help the Godfather, fewer the thieves.
rule-C-10-4 = Five players, for connoisseurs: one henchman, one FBI agent, no bottle, no driver, no killer.
rule-C-10-5 = All options go together. Only with five there is neither a killer nor a mix of your own.
rule-C-10-6 = Values other than those listed are refused before the box is packed.

chapter-C-11 = After the game

rule-C-11-1 = The winners secretly name the next Godfather. Lots decide a tie; without votes it is the old one’s left neighbour.
rule-C-11-2 = Then places are drawn anew, kept, or given by the host. The Godfather is the person, not the chair.
rule-C-11-3 = Every game won is a point. Most points win, several on a tie.
rule-C-11-4 = The vote also follows the last game, in case you go on. It does not change the result.

chapter-C-12 = Ways to talk

rule-C-12-1 = All at once: everybody speaks when they like. What arrives first counts first.
rule-C-12-2 = In turn: the Godfather asks or lets everybody speak, and questions and floors are counted. There is no chat.
rule-C-12-3 = In one room: you talk aloud, the table runs the box, the accusations and the end. With a single device the killer really shouts.
rule-C-12-4 = Bots speak in statements only and do not read the chat. They give you time.

chapter-C-13 = Clocks

rule-C-13-1 = Clocks belong to the table, not to the rules.
rule-C-13-2 = Hiding, taking, answering, the interrogation, the final demand and the moment of shock have a clock each.
rule-C-13-3 = The box stays with every person for the same time, and with every bot for the same shorter time, however quick they were; in one room it goes on in equal steps. Until then you may think again.
rule-C-13-4 = When the interrogation is out of time the Godfather may only accuse or give up, and says nothing more.
rule-C-13-5 = If the Godfather gives up, or that time runs out too, he is out, unless all have stolen.
rule-C-13-6 = In turn there is one clock for each decision. For the Godfather its end first brings the final demand.
rule-C-13-7 = Whoever leaves during the interrogation can still be accused and can still win. A bot may speak for them.
rule-C-13-8 = In the moment of shock the interrogation’s clock stands still.

chapter-C-14 = Absent players

rule-C-14-1 = If you are away the table does the plainest thing: hide nothing, take a henchman, say nothing, hold still.

chapter-C-15 = What a seat knows

rule-C-15-1 = The table remembers for you what you saw in the box, unless you switch that off. What you took you always know.
rule-C-15-2 = Bots consider every path of the box that fits what they saw themselves. Words rule out nothing.
rule-C-15-3 = Whoever watches or is out sees only what everybody sees.

chapter-Rulings = Rulings

rule-CR-1 = If only one agent plays, it is the FBI’s.
rule-CR-2 = First the felt bag, then the take. A chip in the bag is gone, and whether there is one stays secret.
rule-CR-3 = Even accused, the first player does not open the felt bag.
rule-CR-4 = Before an empty box you confirm like all others, in the same time.
rule-CR-5 = The last player may take nothing from a full box as well.
rule-CR-6 = Only the Godfather sees what comes back, unless you set it otherwise.
rule-CR-7 = The Godfather may lie too.
rule-CR-8 = If all have stolen the game goes on, since nobody can know. The Godfather cannot lose it.
rule-CR-9 = If nobody has stolen the Godfather wins at once.
rule-CR-10 = The Godfather only has to find what was stolen.
rule-CR-11 = An open pocket cannot be accused again.
rule-CR-12 = Shots fall between the command and the opening of the pocket. The moment of shock comes whenever a killer might still be alive.
rule-CR-13 = If the killer shoots an innocent the Godfather needs no bottle and stays in.
rule-CR-14 = The killer, accused himself, cannot shoot. He counts as a henchman then.
rule-CR-15 = Whoever has fired does not win with the Godfather any more.
rule-CR-16 = Whoever is shot does not win, even if their side does.
rule-CR-17 = The driver of an agent or killer who wins “alone” wins too, unless you switch it off.
rule-CR-18 = A driver may drive a driver. The first player drives the Godfather.
rule-CR-19 = Only one’s own passenger counts: another thief’s victory does not help his driver.
rule-CR-20 = A killer with a bottle stays in, known to all, and may still shoot later.
rule-CR-21 = A Godfather who never accuses loses by the clock.
rule-CR-22 = Enough henchmen means: with the killer at least a third of the chips.
rule-CR-23 = There are no more than four bottles.
rule-CR-24 = The same player may not be Godfather again at once, unless you allow it.
rule-CR-25 = Over several games each win is a point.
rule-CR-26 = While the box goes round the Godfather is on the phone, and nobody agrees on a story.
rule-CR-27 = The Godfather can ask about the number of chips, and about each kind alone.
rule-CR-28 = With five players there is no killer.
rule-CR-29 = Only the Godfather knows how many diamonds are missing. He may say it, or something else.
rule-CR-30 = At the end everything is shown: what was hidden, the felt bag, every take.
rule-CR-31 = Whoever is out sees nothing new, since they may sit next to somebody still playing.
rule-CR-32 = A bottle does nothing for you. It only shows that your pocket is open.
rule-CR-33 = You can show nothing of your own accord, only claim it.
rule-CR-34 = Only the accusation itself counts, not the same words in the chat.
rule-CR-35 = A street urchin who is shot is out, and there is no bottle.
rule-CR-36 = The memory aid shows you what you saw yourself. Without it you have to remember.
rule-CR-37 = As long as the pocket is shut you may still shout “Bang!”, or think better of it: nobody has heard it yet.
