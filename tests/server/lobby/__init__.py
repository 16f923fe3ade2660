"""Guests, forms, looking at a game again."""
