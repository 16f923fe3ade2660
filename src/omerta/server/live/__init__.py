"""Tables that are in memory: the match, who is connected, who sits where, what happens by itself."""
