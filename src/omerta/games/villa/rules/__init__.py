"""These are the rules of the villa, one file a chapter of RULES.md; each function names the rule it is."""
