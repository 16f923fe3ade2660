### The table in the browser.

## The table in the browser

board-short-Y = handcuffs
board-short-R = pistol
board-short-B = car
board-short-G = badge
board-two-Y = 2 handcuffs
board-two-R = 2 pistols
board-two-B = 2 cars
board-two-G = 2 badges
board-joker = joker
board-joker-duo = joker { $letters }

board-grounds = Grounds. Arrow keys lead from card to card, page down and page up to the layer below and above.
board-guard-back = { $place }, strength { $strength }, { $clue }, { $state }
board-guard-front = { $place }, { $name }, strength { $strength }: { $suits }, { $state }
board-godfather = { $place }, { $name }: { $suits }, { $state }
board-hint-at = position { $position } { $suit }
board-hint-absent = no { $suit }
board-state-free = free
board-state-covered = covered
board-state-blocked = not free yet
board-state-raid = being raided
board-class =
    { $strength ->
        [2] Small fry, strength 2
        [3] Heavy, strength 3
        [4] Big gun, strength 4
       *[other] Strength { $strength }
    }
board-class-godfather = The godfather, four positions
board-explain-at = Takes { $strength } cards, with { a-symbol } at position { $position }. You get { a-symbol } back.
board-explain-absent = Takes { $strength } cards, no { $symbol_id ->
        [R] pistols
        [B] patrol cars
        [G] badges
       *[other] { $symbol }
    }. You get { a-symbol } back.
board-explain-godfather = Takes four cards in this order: { $suits }. First all the bodyguards have to be caught.
board-explain-cellar = You can get at him once all 13 bodyguards are behind bars.
board-look = Large card
board-suspects = It could be
board-point = Show the others

board-leader = Leader
board-note-turn = is up
board-note-next = plays after you
board-note-matched = Position { $position } played
board-note-paired = Position { $position } doubled
board-note-passed = passed
board-note-would = Position { $positions }?
board-note-decides = decides for the team
board-note-pile = pile { $count }
board-row-of = Open row: { $who }
board-hand = Your open row
board-gap = empty space
board-pile-of =
    { $count ->
        [0] Pile empty
        [one] Pile: 1 card
       *[other] Pile: { $count } cards
    }
board-pile-known =
    { $count ->
        [one] Pile: 1 card, known: { $cards }
       *[other] Pile: { $count } cards, known at the bottom: { $cards }
    }
board-pile-bottom = at the bottom: { $cards }

board-tally-discard = Discard
board-tally-out = Out
board-tally-jokers = Jokers: they never come back
board-tally-arrested = Arrested
board-tally-godfather = Godfather
board-tally-reserve = Reserve
board-reserve-means = Reserve: your cards, plus at most one bonus card a guard, minus every position still to fill.
board-sum = { $arrested }/14 · reserve { $left }
board-cells = Cells and discard
board-cells-of = { $count } of 14 arrested. Look at the cells
board-cells-empty = Nobody is in yet.

board-raid = Raid
board-needs =
    { $symbol_id ->
        [Y] needs { $suit }
       *[other] needs a { $suit }
    }
board-has =
    { $count ->
        [0] no { $suit }
       *[other] { $suit }: { $count } open
    }
board-laid-pair = two cards for { $suit }
board-marker = keep { $suit } as well
board-bonus-title = Bonus
board-bonus-line = { $suit } back to the team
board-situation = Situation
board-situation-sum =
    { $cards ->
        [0] Total strength { $strength }.
       *[other] Total strength { $strength }, { $cards } police cards in play.
    }
board-situation-hint = His people first, from the outside in. A yellow edge means free.
board-arrested = Arrested

board-fits = fits
board-position = Position { $position }: { $suit }
board-play = Play { $what }
board-pair = Two alike …
board-pair-which = Which two will you play?
board-pair-means = Two cards that share a symbol stand in for { a-symbol }. You draw only one.
board-pass = Pass
board-pass-which = Which card will you throw away?
board-pass-means = It never comes back. The position stays open for the next person.
board-discard-card = Throw away { $what }
board-back = Back
board-why = Why?
board-against-symbol = Doesn’t fit: position { $position } needs { a-symbol }.
board-against-marker = Doesn’t fit: position { $position } is marked. A card of that colour has to stay in your row.

board-plan-target = Who are you going for?
board-plan-targets = Free bodyguards
board-plan-leader = Who leads?
board-plan-do = Start the raid: { $who } leads
board-plan-do-you = Start the raid: you lead
board-plan-propose = Propose: { $who } leads
board-plan-propose-you = Propose: you lead
board-plan-decide = Decide: { $who } leads
board-plan-decide-you = Decide: you lead
board-has-it = lies open there

board-bonus-who = Who gets the bonus card: { $suit }?
board-bonus-row = Row ({ $count })
board-bonus-pile = Pile ({ $count })

board-swap-title = Swap cards
board-swap-first = Tap an open card, anybody’s.
board-swap-second = Now tap somebody else’s card.
board-swaps-left =
    { $count ->
        [0] No swap left.
        [one] One swap left.
       *[other] { $count } swaps left.
    }
board-swap-done = Done swapping
board-swap-card =
    { $seat_is ->
        [you] Swap your { $kind }
       *[other] Swap { $seat }’s { $kind }
    }

board-difficulty = Total strength { $strength }. How hard should it be?
board-proposed = Proposal
board-agreed = Who agrees
board-undecided = undecided
board-approve = Agree

board-watch-play = { $who } fills position { $position }: { $suit }.
board-watch-plan = { $who } plans the next raid.
board-watch-bonus = { $who } hands out the bonus card.
board-watch-swap = { $who } is still swapping cards.
board-watch-difficulty = { $who } chooses the difficulty.

board-phase-raid = Raid { $number } of 14
board-chapter = Raid { $number } · { $name }
board-chapter-start = Setup
board-phrase-have = I can do the next position.
board-phrase-corner = Let’s take the top right corner.
board-phrase-keep = Keep your joker.
board-phrase-sorry = I have to pass.

guide-plan = The four corners with a yellow edge are free. The big number is how many cards it takes, the small one the position where the symbol comes. Crossed out means: he does not have it.
guide-leader = The leader plays position 1, then it goes round the table. Choose somebody who has the right symbol open.
guide-raid = Now you know who it is. His positions are filled in order, one by each of you.
guide-turn = Cards that fit stand out. One is enough, then you draw one.
guide-pair = Two cards of a kind can stand in for one that fits. But you draw only one: your row stays shorter until a bonus fills it.
guide-pass = Nothing fits? Then you pass and throw a card away. It never comes back, not even a joker.
guide-passed = Somebody has just passed. That does not skip the position: whoever is next has to fill the same one.
guide-bonus = Every arrest brings a card back: the symbol on the guard’s back. In a row it helps at once, under a pile only at the very end.
guide-swap = You are the police. Arrest all the bodyguards, then the godfather, before you run out of cards. Before the first raid you may swap open cards: tap one, then one of somebody else’s.
guide-reserve = The reserve is your margin for error. Every wasted card costs one point of it; below zero it is over.
guide-opened = A yellow edge means free. Every arrest frees the neighbours. A guard in the villa is free once the four above him are gone.
guide-godfather = Only the godfather is left. You have known his four symbols from the start.
learnt-1 = You can only raid what is free: from the corners inwards, the cellar last.
learnt-2 = Every position needs its symbol. Two cards of a kind will do at a pinch.
learnt-3 = If nothing fits you pass and lose a card. The position stays.
learnt-4 = Every arrest brings a card back.
learnt-5 = The reserve says how many cards you can still waste.

end-won-headline = { $name } behind bars
end-lost-headline = { $name } gets away
end-caption-won = “I only came for the card game.”
end-caption-lost = “Police? I saw no police.”
end-arrests = Who was caught when
end-arrest-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
end-numbers = The operation in numbers
end-matches = matched
end-pairs = paid double
end-passes = passed
end-jokers =
    { $count ->
        [one] joker used
       *[other] jokers used
    }
end-missed =
    { $count ->
        [one] bonus missed
       *[other] bonuses missed
    }
end-left =
    { $count ->
        [one] card left
       *[other] cards left
    }
end-level = Total strength { $strength }, { $cards } police cards, handicap { $handicap }
end-hidden = What lay face down
end-guards = Never turned over
end-guard-box = Not in the game
end-piles = Piles, top card first
end-police-box = In the box
end-nothing = nothing
end-people = Who did what
end-deed-led =
    { $count ->
        [one] led one raid
       *[other] led { $count } raids
    }
end-deed-laid =
    { $count ->
        [one] played one card that fitted
       *[other] played { $count } cards that fitted
    }
end-deed-paired =
    { $count ->
        [one] paid double once
        [2] paid double twice
       *[other] paid double { $count } times
    }
end-deed-passed =
    { $count ->
        [one] passed once
        [2] passed twice, in style
       *[other] passed { $count } times, in style
    }
end-deed-last = and the very last card
end-deed-none = was there and saw nothing
end-arrests-none = Nobody. They are all still at large.
