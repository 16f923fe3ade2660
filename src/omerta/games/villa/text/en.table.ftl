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

board-place-P1 = Park top left
board-place-P2 = Park top middle
board-place-P3 = Park top right
board-place-P4 = Park middle left
board-place-P5 = Park middle
board-place-P6 = Park middle right
board-place-P7 = Park bottom left
board-place-P8 = Park bottom middle
board-place-P9 = Park bottom right
board-place-V1 = Villa top left
board-place-V2 = Villa top right
board-place-V3 = Villa bottom left
board-place-V4 = Villa bottom right
board-place-G = Cellar

board-grounds = Grounds. Arrow keys lead from card to card, page down and page up to the layer below and above.
board-guard-back = { $place }, strength { $strength }, { $clue }, { $state }
board-guard-front = { $place }, { $name }, strength { $strength }: { $suits }, { $state }
board-godfather = { $place }, { $name }: { $suits }, { $state }
board-hint-at = position { $position } { $suit }
board-hint-absent = no { $suit }
board-state-free = free
board-state-covered = covered
board-state-blocked = not free yet
board-state-raid = under attack
board-class =
    { $strength ->
        [2] Small fish, strength 2
        [3] Heavy boy, strength 3
        [4] Big calibre, strength 4
       *[other] Strength { $strength }
    }
board-class-godfather = The godfather, four positions
board-explain-at = Needs { $strength } cards, at position { $position }: { $suit }. Afterwards { $suit } comes back.
board-explain-absent = Needs { $strength } cards, none of them { $suit }. Afterwards { $suit } comes back.
board-explain-godfather = Needs four cards in this order: { $suits }. First all bodyguards have to go.
board-explain-cellar = You get at him once all 13 bodyguards are behind bars.
board-look = Large card
board-suspects = Behind it may be
board-point = Show the others

board-leader = Leader
board-note-turn = is on turn
board-note-next = plays after you
board-note-matched = Position { $position } played
board-note-paired = Position { $position } paid double
board-note-passed = passed
board-note-would = Position { $positions }?
board-note-decides = decides for the team
board-note-pile = pile { $count }
board-row-of = Open row: { $who }
board-hand = Your open row
board-gap = empty place
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
board-needs = needs { $suit }
board-has =
    { $count ->
        [0] no { $suit }
       *[other] { $suit }: { $count } open
    }
board-laid-pair = two cards for { $suit }
board-marker = keep { $suit } as well
board-bonus-title = Bonus
board-bonus-line = Comes back to the team: { $suit }
board-situation = Situation
board-situation-sum =
    { $cards ->
        [0] Total strength { $strength }.
       *[other] Total strength { $strength }, { $cards } police cards in play.
    }
board-situation-hint = His people first, from the outside in. Bright cards are free.
board-arrested = Arrested

board-fits = fits
board-position = Position { $position }: { $suit }
board-play = Play { $what }
board-pair = Two alike …
board-pair-which = Which two do you play?
board-pair-means = Two cards that share a symbol stand in for { $suit }. You draw only one.
board-pass = Pass
board-pass-which = Which card do you throw away?
board-pass-means = It never comes back. The position stays open for the next seat.
board-discard-card = Throw away { $what }
board-back = Back
board-why = Why?
board-against-symbol = Doesn't fit: position { $position } needs { $suit }.
board-against-marker = Doesn't fit: position { $position } is marked. A card of that colour has to stay in your row.

board-plan-target = Whom do you go for?
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
board-swap-first = Tap an open card, anybody's.
board-swap-second = Now a card of another seat.
board-swaps-left =
    { $count ->
        [0] No swap left.
        [one] One swap left.
       *[other] { $count } swaps left.
    }
board-swap-done = Done swapping
board-swap-card = Swap { $what } of { $who }

board-difficulty = Total strength { $strength }. How hard shall it be?
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
board-phrase-corner = Let's take the top right corner.
board-phrase-keep = Keep your joker.
board-phrase-sorry = I have to pass.

guide-plan = Four corners are free, the bright cards. The big number is the strength: that many cards he needs. The small number beside the symbol is a position.
guide-leader = The leader plays position 1, then it goes round the table. Choose somebody who has the right symbol open.
guide-raid = He is turned over. His positions are filled in order, one by each of you.
guide-turn = What fits is lifted. One fitting card will do, then you draw one.
guide-pair = Two cards alike may stand in for a fitting one. But you draw only one: your row stays shorter until a bonus fills it.
guide-pass = Nothing fits? Then you pass and throw a card away. It never comes back, and neither do jokers.
guide-passed = A pass does not skip the position. The next seat has to fill the same one.
guide-bonus = Every arrest brings a card back: the symbol of his back. In a row it helps at once, under a pile at the very end.
guide-swap = Before the first raid you may swap open cards. Tap one, then one of another seat.
guide-reserve = The reserve is your room for error. Every wasted card costs one of it; below zero it is over.
guide-opened = The arrest has laid others open. A guard in the villa is free once the four above him are gone.
guide-godfather = Only the godfather is left. You have known his four symbols from the start.

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
end-jokers = jokers used
end-missed = bonuses missed
end-left = cards left
end-level = Total strength { $strength }, { $cards } police cards, handicap { $handicap }
end-hidden = What lay face down
end-guards = Never turned over
end-guard-box = Not in the game
end-piles = Piles, top card first
end-police-box = In the box
end-nothing = nothing
