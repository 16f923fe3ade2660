"""Plays lessons and whole games in a browser and keeps a picture of every decision, for somebody to look at."""
