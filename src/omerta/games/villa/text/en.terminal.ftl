### What only the terminal says.

## Checks of the box, for those who write games

rule-LV-1 = There are four symbols: handcuffs, pistol, patrol car, badge.
rule-LV-2 = There are 54 police cards: twelve plain ones of each symbol, four duo jokers and two four-way jokers.
rule-LV-3 = There are four godfathers, each with four symbols and an id of his own.
rule-LV-4 = There are 20 different guards: four of strength 2, eight of strength 3, eight of strength 4.
rule-LV-5 = A guard shows as many symbols as he has strength.
rule-LV-6 = A crossed-out symbol is nowhere on the front.
rule-LV-7 = A numbered symbol is on the front at exactly that position.
rule-LV-8 = Every guard of strength 2 has a marker at position 2, in a colour other than that of his back.
rule-LV-9 = Four guards of strength 3 have a marker at position 2, in the colour they lack.
rule-LV-10 = Guards of strength 4 and godfathers have no marker.
rule-LV-11 = Capo Curtillo needs a badge, two pistols and a patrol car.
rule-LV-12 = Juri the Scar has strength 4 and needs handcuffs, badge, pistol, patrol car. His back shows handcuffs at position 1.
rule-LV-13 = Dirty Diana has strength 2, handcuffs with a red marker at position 2, and a crossed-out badge on her back.
rule-LV-14 = At least one guard of strength 3 has the patrol car at position 2 on the back.
rule-LV-15 = The rulebook’s layout of total strength 39 must be possible.
rule-LV-16 = Park, villa and cellar lie as the setup says: neighbours touch, cards out of line overlap.
