"""Tables that are in memory."""
