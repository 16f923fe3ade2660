"""These are the tests of Villa, one module a chapter of its rules; `given.py` builds positions, `moves.py` names
actions."""
