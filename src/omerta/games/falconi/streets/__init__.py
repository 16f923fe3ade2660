"""Here stands where streets lead: cells, places, cards and the ways between them. RULES.md F-2."""
