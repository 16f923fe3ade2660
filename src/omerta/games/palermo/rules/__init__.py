"""These are the rules of Palermo, a file a chapter. RULES.md P-1 to P-10."""
