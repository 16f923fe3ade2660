"""What travels between a browser and the server: its types, and how values of a game are read and written."""
