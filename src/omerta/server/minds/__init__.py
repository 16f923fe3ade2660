"""Bots and the coach think here, in worker processes that are sent views and actions, never a state."""
