"""The board is kept as bits: fields, tiles, courtyards, ways. It knows places and steps, but no turns. RULES.md P-9."""
