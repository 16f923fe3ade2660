"""Where requests and sockets come in: what is turned away, who answers what, and the pages."""
