"""The server: lobby, tables, sockets, store, bots in worker processes. The only place with input and output."""
