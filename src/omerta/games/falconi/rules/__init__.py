"""One file a chapter of RULES.md; menu and apply bring them together."""
