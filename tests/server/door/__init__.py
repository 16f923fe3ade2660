"""Requests and sockets."""
