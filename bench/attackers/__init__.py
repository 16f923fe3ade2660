"""Attackers for `bench/siege.py`: each is what one machine can do to a server, in a process of its own."""
