"""The board as bits: fields, tiles, courtyards, ways. Knows places and steps, but no turns. RULES.md P-9."""
