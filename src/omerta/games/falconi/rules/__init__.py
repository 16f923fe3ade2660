"""A chapter of RULES.md has one file; menu and apply bring them together."""
