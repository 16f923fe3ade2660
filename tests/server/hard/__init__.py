"""The server as a real process, treated badly: killed, cut off, shouted at, spied on."""
