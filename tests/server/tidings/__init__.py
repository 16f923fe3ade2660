"""Tests of the room for tidings."""
