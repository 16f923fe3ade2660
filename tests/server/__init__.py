"""The server: lobby, sockets, store, identity."""
